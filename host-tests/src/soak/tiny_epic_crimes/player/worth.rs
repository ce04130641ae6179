//! What a deed is worth, in hours.

use confidant_core::game::Game;
use confidant_core::tiny_epic_crimes::cards::Perk;
use confidant_core::tiny_epic_crimes::edition::BadgeBonus;
use confidant_core::tiny_epic_crimes::kinds::{Clue, DeedKind, Evidence, Finding, Officer, Slot};
use confidant_core::tiny_epic_crimes::{Block, Deed, Private, Table, Take, TinyEpicCrimes};

use super::{Habit, events};

/// Hours that are as good as to know half of what is not known.
const BIT: f64 = 16.0;

/// What a player thinks with: the table, what their own seat knows, and some figures of both.
pub(super) struct Mind<'a> {
    pub table: &'a Table,
    pub private: Private,
    pub officer: Officer,
    pub habit: Habit,
    pub team: bool,
    /// The part of the game that is left, from 1 to 0.
    pub left: f64,
}

impl<'a> Mind<'a> {
    pub fn of(game: &'a TinyEpicCrimes, officer: Officer, habit: Habit) -> Self {
        let table = game.table();
        let hour = f64::from(table.track().hour(officer));
        let left = (f64::from(table.last_hour()) - hour) / 48.0;
        let team = table.mode().is_team();
        Self { table, private: game.private(officer.seat()), officer, habit, team, left: left.max(0.0) }
    }

    /// Whether only one can be the murderer.
    pub fn is_sure(&self) -> bool {
        self.private.possible.len() == 1
    }

    /// A suspect card: how much it is expected to tell.
    pub fn suspect_card(&self) -> f64 {
        let possible = self.private.possible.len() as f64;
        if possible <= 1.0 {
            return 0.0;
        }
        let unseen = (15.0 - self.private.seen.len() as f64).max(possible - 1.0);
        let deck = if self.team && self.table.suspects_left() == 0 { 0.0 } else { 1.0 };
        let bits = (possible - 1.0) / unseen * (possible / (possible - 1.0)).log2();
        deck * (BIT * bits + 0.8)
    }

    pub fn force_card(&self) -> f64 {
        let full = self.table.force_held(self.officer) >= self.table.force_limit();
        (if full { 0.5 } else { 1.8 }) * (2.0 * self.left).min(1.0)
    }

    pub fn badge(&self) -> f64 {
        let mat = self.table.mat(self.officer);
        let bonus = match self.table.edition().badge.bonus_at(mat.badge + 1) {
            BadgeBonus::None => 0.0,
            BadgeBonus::Suspect => self.suspect_card(),
            BadgeBonus::Interrogation if self.team => 0.0,
            BadgeBonus::Interrogation => 0.9 * self.suspect_card(),
        };
        bonus + if self.team { 0.3 } else { 2.0 }
    }

    /// What it is worth to read this evidence: the more evenly it parts those who can be the murderer, the more.
    pub fn reading(&self, evidence: Evidence) -> f64 {
        let like_ace = self.table.edition().suspects.with(evidence, Finding::Ace);
        let possible = self.private.possible;
        let share = (possible & like_ace).len() as f64 / possible.len().max(1) as f64;
        let bits = |share: f64| if share > 0.0 { -share * share.log2() } else { 0.0 };
        BIT * (bits(share) + bits(1.0 - share))
    }

    pub fn peek(&self) -> f64 {
        let news = self.table.to_peek(self.officer).filter(|&one| self.private.evidence[one].is_none());
        let instead = || if self.team { self.force_card() } else { 0.9 * self.suspect_card() };
        news.map(|one| 0.9 * self.reading(one)).reduce(f64::max).unwrap_or_else(instead)
    }

    pub fn any_clue(&self) -> f64 {
        self.token(Clue::Informant)
    }

    /// A penalty, for all of the team or for this officer.
    pub fn penalty(&self) -> f64 {
        if self.team { 0.8 * self.table.officers().count() as f64 } else { 1.0 + 0.4 * self.suspect_card() }
    }

    /// Whether the evidence of this clue is still to be solved.
    fn open(&self, clue: Clue) -> bool {
        self.table.holder(clue.proves()).is_none()
    }

    /// A token of this kind: more, the nearer its evidence is.
    pub fn token(&self, clue: Clue) -> f64 {
        let table = self.table;
        let (found, needed) = (f64::from(table.found(clue)), f64::from(table.needed(clue)));
        let bit = self.reading(clue.proves());
        if !self.open(clue) {
            return self.badge();
        }
        if self.team {
            return self.badge() + bit / needed * (1.0 + found / needed);
        }
        let first = table.mat(self.officer).clues[clue] == 0;
        let card = if first { 0.6 * self.suspect_card() } else { 0.0 };
        let last = found + 1.0 >= needed;
        // Whoever brings an evidence on has a fair chance of its last token, but no more.
        self.badge() + card + if last { bit } else { 0.35 * bit * (found + 1.0) / needed }
    }

    /// What it is worth that a gangster is off the streets.
    fn lift(&self) -> f64 {
        let dry = match self.table.city().bag().len() {
            0..=1 => 0.7 * self.penalty(),
            2..=3 => 0.3 * self.penalty(),
            _ => 0.0,
        };
        0.15 + 0.1 * self.penalty() * self.left + dry
    }

    /// What a deed there brings, and the hours it is expected to give back.
    pub fn gain(&self, at: Block, deed: Deed, hours: f64) -> (f64, f64) {
        let table = self.table;
        let city = table.city();
        let mut back = 0.0;
        let mut chance = 1.0;
        let own = match deed {
            Deed::Coffee => 0.05,
            Deed::Arrest | Deed::From(Take::Arrest, _) => {
                let colour = deed.takes_from(at).and_then(|block| city.gangster(block));
                let mat = table.mat(self.officer);
                let fresh = colour.is_some_and(|colour| !mat.arrested.has(colour)) && !self.team;
                let set = if fresh { (1.0 + mat.arrested.len() as f64) * 0.33 * self.badge() } else { 0.0 };
                self.lift() + set
            }
            Deed::Backup(risk) => {
                chance = f64::from(table.worth(self.officer, DeedKind::Backup, risk).min(6)) / 6.0;
                back = self.refund(chance, risk);
                let reach = table.in_reach(self.officer, at).len() as f64;
                let here = f64::from(u8::from(city.gangster(at).is_some()));
                chance * (self.force_card() + self.lift() * reach) + (1.0 - chance) * here * self.lift()
            }
            Deed::Informant | Deed::From(Take::Informant, _) => {
                self.token(Clue::Informant) + 0.3 * self.lift()
            }
            Deed::Witness | Deed::From(Take::Witness, _) => self.token(Clue::Witness) + 0.3 * self.lift(),
            Deed::Search => {
                let left = city.search().len().max(1) as f64;
                let hit = (3.0 - f64::from(table.found(Clue::Search))).max(0.0) / left;
                let badge = self.badge();
                badge + hit * (self.token(Clue::Search) - badge) + (1.0 - hit) * 0.8
            }
            Deed::Stakeout(risk) => {
                let (luck, paid_back) = self.stakeout(at, risk);
                (chance, back) = (luck, paid_back);
                luck * self.token(Clue::Stakeout) + (1.0 - luck) * 0.6
            }
            Deed::Hold | Deed::From(Take::Hold, _) => {
                let colour = deed.takes_from(at).and_then(|block| city.gangster(block));
                let taken = |other: Officer| {
                    let mat = table.mat(other);
                    mat.cell == colour || mat.second == colour
                };
                let wanted = colour.is_some_and(|colour| {
                    city.holding().has(colour) && (!self.team || !table.officers().any(taken))
                });
                let time = if self.left > 0.12 { 1.0 } else { 0.1 };
                let later = if wanted { self.token(Clue::Holding) } else { self.force_card() };
                0.3 * self.lift() + 0.5 * later * time
            }
            Deed::Book => {
                let mat = table.mat(self.officer);
                let one = |colour| {
                    if city.holding().has(colour) { self.token(Clue::Holding) } else { self.force_card() }
                };
                mat.cell.into_iter().chain(mat.second).map(one).sum::<f64>()
            }
            Deed::Event(slot, how) => {
                let (gain, given_back) = events::work(self, slot, how);
                back = given_back;
                gain
            }
            Deed::Card(_) => 0.5,
        };
        let helped = if self.habit.works_on_events {
            Slot::ALL.into_iter().map(|slot| events::helped(self, slot, at, deed, chance)).sum()
        } else {
            0.0
        };
        let place: f64 = Slot::ALL.into_iter().map(|slot| events::place(self, slot, at, hours - back)).sum();
        let calm = matches!(deed, Deed::Coffee) && table.has_perk(self.officer, Perk::CoffeeCalm);
        (own + helped + place + if calm { 0.4 } else { 0.0 }, back)
    }

    /// The hours that a failed risk is expected to give back.
    pub fn refund(&self, chance: f64, risk: u8) -> f64 {
        let cool = self.table.perks(self.officer).any(|perk| matches!(perk, Perk::Refund(_)));
        if cool { (1.0 - chance) * f64::from(risk / 2) } else { 0.0 }
    }

    /// How likely a stakeout is to succeed, and what it gives back.
    fn stakeout(&self, at: Block, risk: u8) -> (f64, f64) {
        let sure = self.table.perks(self.officer).any(|perk| matches!(perk, Perk::Sure(_)));
        let known = self.private.stakeouts.iter().find(|(block, _)| *block == at).map(|(_, value)| *value);
        let shared = self.table.shared().stakeouts[at];
        if sure {
            let price = known.or(shared).map_or(3.2, |value| f64::from(value.max(2)));
            return (1.0, 5.0 - price);
        }
        let worth = self.table.worth(self.officer, DeedKind::Stakeout, risk);
        let luck = match known.or(shared) {
            Some(value) => f64::from(u8::from(value <= worth)),
            None => f64::from(worth.min(5)) / 5.0,
        };
        (luck, self.refund(luck, risk))
    }
}
