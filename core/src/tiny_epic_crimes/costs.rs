//! What a turn's drive and action cost and whether they are allowed: judged by the [`Table`] alone.

use super::action::{Deed, MOST_HOURS, Take};
use super::block::{Block, BlockSet, Line, LineSet};
use super::cards::{Discount, Harm, Perk};
use super::illegal::Illegal;
use super::kinds::{Cards, Clue, DeedKind, Officer, Slot, When};
use super::table::Table;
use crate::chance::Source;
use crate::id::Id;

impl Table {
    /// The harm of every house event in play that this officer has to mind now.
    pub fn harms(&self, officer: Officer) -> impl Iterator<Item = (Slot, Harm)> + '_ {
        let minds = move |slot: &Slot| self.now.officer != officer || !self.now.ignored.has(*slot);
        Slot::ALL
            .into_iter()
            .filter(minds)
            .flat_map(|slot| self.slots.harms(slot).iter().map(move |&harm| (slot, harm)))
    }

    /// How many blocks an officer drives to get there.
    pub fn blocks_to(&self, officer: Officer, to: Block) -> u8 {
        let at = self.mats[officer].at;
        if self.has_perk(officer, Perk::Wrap) { at.wrapped_distance(to) } else { at.distance(to) }
    }

    /// The hours of a drive.
    pub fn drive_hours(&self, officer: Officer, to: Block) -> u8 {
        let blocks = self.blocks_to(officer, to);
        if blocks == 0 {
            return 0;
        }
        let free = self.perks(officer).map(|perk| match perk {
            Perk::FreeBlocks(count) => count,
            _ => 0,
        });
        let slow = self.harms(officer).map(|(_, harm)| match harm {
            Harm::SlowDrive(hours) => hours,
            _ => 0,
        });
        let hours = blocks.saturating_sub(free.sum()) + slow.sum::<u8>();
        self.perks(officer).fold(hours, |hours, perk| match perk {
            Perk::DriveCap(most) => hours.min(most),
            _ => hours,
        })
    }

    /// Whether this officer's ability, or a force card of this turn, is this one.
    pub fn has_perk(&self, officer: Officer, wanted: Perk) -> bool {
        self.perks(officer).any(|perk| perk == wanted)
    }

    /// The block itself and those next to it, as this officer sees the city.
    pub fn near(&self, officer: Officer, at: Block) -> BlockSet {
        if !self.has_perk(officer, Perk::Wrap) {
            return at.around();
        }
        BlockSet::all().iter().filter(|&other| at.wrapped_distance(other) <= 1).collect()
    }

    /// Whether this officer does this kind of action also on neighbouring blocks.
    pub fn reaches(&self, officer: Officer, kind: DeedKind) -> bool {
        self.perks(officer).any(|perk| matches!(perk, Perk::Reach(kinds) if kinds.has(kind)))
    }

    /// The least that a sure stakeout costs this officer; none if it is a risk.
    fn sure(&self, officer: Officer) -> Option<u8> {
        self.perks(officer).find_map(|perk| match perk {
            Perk::Sure(least) => Some(least),
            _ => None,
        })
    }

    /// The hours of an action there: at least one.
    pub fn deed_hours(&self, officer: Officer, at: Block, deed: Deed) -> u8 {
        let kind = deed.kind();
        let base = match deed {
            Deed::Card(hours) => return hours,
            Deed::Stakeout(risk) => match self.sure(officer) {
                Some(least) => return self.stakeout_price(officer, at, risk, least),
                None => risk,
            },
            Deed::Backup(risk) => risk,
            Deed::Event(slot, how) => self.event_hours(officer, slot, how),
            _ => self.edition.aid.lines[kind].hours,
        };
        let taken = deed.takes_from(at).and_then(|block| self.city.gangster(block));
        let dearer = self.harms(officer).map(|(_, harm)| match harm {
            Harm::Dearer(kinds, colour, hours)
                if kinds.has(kind) && colour.is_none_or(|colour| taken == Some(colour)) =>
            {
                hours
            }
            _ => 0,
        });
        (base + dearer.sum::<u8>()).saturating_sub(self.discount(officer, at, kind)).max(1)
    }

    /// How many hours an action of this kind is cheaper there.
    fn discount(&self, officer: Officer, at: Block, kind: DeedKind) -> u8 {
        let together = || self.officers().any(|other| other != officer && self.mats[other].at == at);
        let same_kind = || {
            let clue = match kind {
                DeedKind::Informant => Clue::Informant,
                DeedKind::Witness => Clue::Witness,
                DeedKind::Search => Clue::Search,
                DeedKind::Book => Clue::Holding,
                _ => return false,
            };
            self.mats[officer].clues[clue] > 0
        };
        let discounts = self.perks(officer).map(|perk| match perk {
            Perk::Cheaper(kinds, hours, when) if kinds.has(kind) => {
                let holds = match when {
                    Discount::Together => together(),
                    Discount::SameKind => same_kind(),
                };
                if holds { hours } else { 0 }
            }
            _ => 0,
        });
        discounts.sum()
    }

    /// What a sure stakeout of a token of this value costs.
    fn stakeout_price(&self, officer: Officer, at: Block, value: u8, least: u8) -> u8 {
        let (luck, bad) = self.luck(officer, DeedKind::Stakeout);
        let off = luck + self.discount(officer, at, DeedKind::Stakeout);
        (value + bad).saturating_sub(off).max(least)
    }

    /// What the stakeout of a token of this value costs instead of what was risked, if it is sure.
    pub(super) fn sure_price(&self, officer: Officer, at: Block, value: u8) -> Option<u8> {
        self.sure(officer).map(|least| self.stakeout_price(officer, at, value, least))
    }

    /// Hours that count more and hours that count less in a risk of this kind.
    fn luck(&self, officer: Officer, kind: DeedKind) -> (u8, u8) {
        let luck = self.perks(officer).map(|perk| match perk {
            Perk::Luck(kinds, hours) if kinds.has(kind) => hours,
            _ => 0,
        });
        let bad = self.harms(officer).map(|(_, harm)| match harm {
            Harm::Unlucky(kinds, hours) if kinds.has(kind) => hours,
            _ => 0,
        });
        (luck.sum(), bad.sum())
    }

    /// Returns what a risk of this many hours is worth, with luck and without.
    pub fn worth(&self, officer: Officer, kind: DeedKind, risk: u8) -> u8 {
        let (luck, bad) = self.luck(officer, kind);
        (risk + luck).saturating_sub(bad)
    }

    /// With how many of the values that may be under a stakeout token these hours succeed, and how many may be there:
    /// by what lies open alone, so that nobody's own look shows. None if people turn the tokens themselves.
    pub fn stakeout_odds(&self, officer: Officer, at: Block, risk: u8) -> Option<(u8, u8)> {
        if self.clue_tokens == Source::Table {
            return None;
        }
        let mut may_be = LineSet::all() - self.values_open;
        match self.shared.stakeouts[at].and_then(Line::of_face) {
            Some(value) => may_be = LineSet::only(value),
            None => {
                for value in self.shared.stakeouts.values().iter().flatten() {
                    Line::of_face(*value).map(|elsewhere| may_be.remove(elsewhere));
                }
            }
        }
        let worth = self.worth(officer, DeedKind::Stakeout, risk);
        let sure = self.sure(officer).is_some();
        let fits = may_be.iter().filter(|line| sure || line.index() < usize::from(worth)).count();
        Some((fits as u8, may_be.len() as u8))
    }

    /// The hours that a failed risk gives back.
    pub(super) fn refund(&self, officer: Officer, at: Block, deed: Deed) -> u8 {
        let kind = deed.kind();
        let cool = self.perks(officer).any(|perk| matches!(perk, Perk::Refund(kinds) if kinds.has(kind)));
        if cool { self.deed_hours(officer, at, deed) / 2 } else { 0 }
    }

    /// Whether an event keeps this officer's car where it is.
    pub fn is_stopped(&self, officer: Officer) -> bool {
        let mut harms = self.harms(officer);
        harms.any(|(slot, harm)| {
            harm == Harm::Stopped && self.event(slot).and_then(|event| event.officer()) == Some(officer)
        })
    }

    /// Whether an event bars this kind of action on a block.
    pub fn is_barred(&self, officer: Officer, at: Block, kind: DeedKind) -> bool {
        self.harms(officer).any(|(slot, harm)| {
            matches!(harm, Harm::Bars(zone, kinds) if kinds.has(kind) && self.zone(slot, zone).has(at))
        })
    }

    /// Whether only the report is left to an officer whose turn it is.
    pub fn must_report(&self, officer: Officer) -> bool {
        self.track.hour(officer) + self.now.bill >= self.last_hour()
    }

    /// Whether this many hours fit before the last hour.
    pub(super) fn fits(&self, officer: Officer, hours: u8) -> bool {
        self.track.hour(officer) + self.now.bill + hours <= self.last_hour()
    }

    /// Whether an officer whose turn it is may drive there and do this; the hours it takes.
    pub fn check_act(&self, officer: Officer, to: Option<Block>, deed: Deed) -> Result<u8, Illegal> {
        let from = self.mats[officer].at;
        if self.must_report(officer) {
            return Err(Illegal::MustReport);
        }
        self.check_drive(officer, to)?;
        let at = to.unwrap_or(from);
        self.check_kind(officer, deed.kind())?;
        self.check_deed(officer, at, deed)?;
        let hours = self.drive_hours(officer, at) + self.deed_hours(officer, at, deed);
        if self.fits(officer, hours) { Ok(hours) } else { Err(Illegal::PastLastHour) }
    }

    /// The same with printed cards, for this many hours altogether.
    pub fn check_act_for(
        &self,
        officer: Officer,
        to: Option<Block>,
        deed: Deed,
        hours: u8,
    ) -> Result<(), Illegal> {
        if self.cards != Cards::Printed {
            return Err(Illegal::PrintedOnly);
        }
        if matches!(deed, Deed::Card(_)) {
            return Err(Illegal::HoursNamed);
        }
        match self.check_act(officer, to, deed) {
            // What counts are the hours that people tell.
            Ok(_) | Err(Illegal::PastLastHour) => {}
            Err(reason) => return Err(reason),
        }
        if !(1..=MOST_HOURS).contains(&hours) {
            return Err(Illegal::HoursOutOfRange);
        }
        if self.fits(officer, hours) { Ok(()) } else { Err(Illegal::PastLastHour) }
    }

    /// Whether this drive, or none, is possible at all.
    pub(super) fn check_drive(&self, officer: Officer, to: Option<Block>) -> Result<(), Illegal> {
        let Some(to) = to else { return Ok(()) };
        if to == self.mats[officer].at {
            Err(Illegal::AlreadyThere)
        } else if self.now.acted {
            Err(Illegal::NoSecondDrive)
        } else if self.is_stopped(officer) {
            Err(Illegal::Stopped)
        } else {
            Ok(())
        }
    }

    /// Whether an action of this kind is possible at all: whose it is, the time of day, events.
    pub(super) fn check_kind(&self, officer: Officer, kind: DeedKind) -> Result<(), Illegal> {
        let any_time = self.now.any_time
            || self.perks(officer).any(|perk| matches!(perk, Perk::AnyTime(kinds) if kinds.has(kind)));
        if self.mode.is_team() && !any_time {
            let everybodys = matches!(
                kind,
                DeedKind::Arrest | DeedKind::Coffee | DeedKind::Backup | DeedKind::Event | DeedKind::Card
            );
            if !everybodys && !self.boards.roles.mats[officer.role()].evidence.has(kind) {
                return Err(Illegal::NotYourAction);
            }
        }
        match self.edition.aid.lines[kind].when {
            when if any_time || self.is_time(when) => Ok(()),
            When::Night => Err(Illegal::OnlyByNight),
            _ => Err(Illegal::OnlyByDay),
        }
    }

    /// Whether what the action needs is there.
    pub(super) fn check_deed(&self, officer: Officer, at: Block, deed: Deed) -> Result<(), Illegal> {
        let city = &self.city;
        let need = |there: bool, reason| if there { Ok(()) } else { Err(reason) };
        let kind = deed.kind();
        let source = deed.takes_from(at).unwrap_or(at);
        let gangster = need(city.gangster(source).is_some(), Illegal::NoGangster);
        let mat = &self.mats[officer];
        if self.is_barred(officer, at, kind) || self.is_barred(officer, source, kind) {
            return Err(Illegal::Forbidden);
        }
        if let Deed::From(_, block) = deed {
            let reached = block != at && self.reaches(officer, kind) && self.near(officer, at).has(block);
            need(reached, Illegal::OutOfReach)?;
        }
        match deed {
            Deed::Coffee => Ok(()),
            Deed::Arrest | Deed::From(Take::Arrest, _) => gangster,
            Deed::Backup(risk) => {
                self.check_risk(deed, risk)?;
                need(!self.in_reach(officer, at).is_empty(), Illegal::NoGangsterNear)
            }
            Deed::Informant | Deed::From(Take::Informant, _) => {
                gangster?;
                need(city.informants.has(at.row()), Illegal::NoInformant)
            }
            Deed::Witness | Deed::From(Take::Witness, _) => {
                gangster?;
                need(city.witnesses.has(at.column()), Illegal::NoWitness)
            }
            Deed::Search => need(city.search.has(at), Illegal::NoSearch),
            Deed::Stakeout(risk) => {
                self.check_risk(deed, risk)?;
                // An officer who cannot fail risks all there is to risk, so that nothing leaks.
                let most = self.edition.aid.lines[kind].risk;
                need(risk == most || self.sure(officer).is_none(), Illegal::RiskOutOfRange)?;
                need(city.stakeout.has(at), Illegal::NoStakeout)
            }
            Deed::Hold | Deed::From(Take::Hold, _) => {
                need(self.has_room(officer), Illegal::CellTaken)?;
                gangster
            }
            Deed::Book => {
                need(mat.cell.is_some(), Illegal::CellEmpty)?;
                need(at == Block::HQ, Illegal::NotAtHeadquarters)
            }
            Deed::Event(slot, how) => self.check_event(officer, at, slot, how),
            Deed::Card(hours) => {
                need(self.cards == Cards::Printed, Illegal::PrintedOnly)?;
                self.check_risk(deed, hours)
            }
        }
    }

    fn check_risk(&self, deed: Deed, hours: u8) -> Result<(), Illegal> {
        let most = self.edition.aid.lines[deed.kind()].risk;
        if (1..=most).contains(&hours) { Ok(()) } else { Err(Illegal::RiskOutOfRange) }
    }

    /// The gangsters that backup called by this officer from here would apprehend.
    pub fn in_reach(&self, officer: Officer, at: Block) -> BlockSet {
        self.city.occupied() & self.near(officer, at)
    }

    /// Whether another gangster fits into this officer's cell.
    pub fn has_room(&self, officer: Officer) -> bool {
        let mat = &self.mats[officer];
        mat.cell.is_none() || (mat.second.is_none() && self.has_perk(officer, Perk::BigCell))
    }

    /// Whether this officer could do field work instead of drawing a force card now.
    pub fn can_do_field_work(&self, officer: Officer) -> bool {
        self.mode.is_team()
            && self.boards.roles.mats[officer.role()].field_work
            && self.suspects_left > 0
            && !self.track.reported().has(officer)
            && self.track.hour(officer) + self.owed(officer) + self.edition.aid.field_work <= self.last_hour()
    }

    /// The hours that this officer has spent but not moved on, and one for an action still to come.
    fn owed(&self, officer: Officer) -> u8 {
        if self.bills(officer) { self.now.bill + u8::from(!self.now.acted) } else { 0 }
    }

    /// Whether hours that this officer spends now go on the bill of the turn.
    pub(super) fn bills(&self, officer: Officer) -> bool {
        self.now.officer == officer && !self.now.settled && !self.track.reported().has(officer)
    }
}

impl Deed {
    /// The block whose gangster it takes when it is done there; none if it takes none, or several.
    pub fn takes_from(self, at: Block) -> Option<Block> {
        match self {
            Self::Arrest | Self::Informant | Self::Witness | Self::Hold => Some(at),
            Self::From(_, block) => Some(block),
            _ => None,
        }
    }
}
