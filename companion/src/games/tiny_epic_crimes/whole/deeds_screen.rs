//! What to do: the list of deeds with their hours, a risk set on its row, and below what the chosen one brings.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::kinds::{Cards, DeedKind, Evidence, Slot};
use confidant_core::tiny_epic_crimes::{Action, Block, Deed as Entry, Line, Table};

use super::deeds::{Offer, Offers, Risk, Spot, reason};
use super::does::{Does, View, see};
use super::hand::Pick;
use super::{Shows, TableDesk, asked, name_of};
use crate::draw::palette::{FOG, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{Row, TALL_PITCH};
use crate::draw::parts::plate::Corner;
use crate::draw::{Area, Canvas, Pen, Style};
use crate::games::Deed;
use crate::games::tiny_epic_crimes::cards::EventText;
use crate::games::tiny_epic_crimes::dice::block_name;
use crate::games::tiny_epic_crimes::signs::evidence_sign;
use crate::input::Key;
use crate::page::{Bound, List, TellRow};
use crate::texts::fill;

/// What is usually risked.
const USUAL_RISK: u8 = 3;

/// A deed that is being chosen.
#[derive(Clone, Copy, PartialEq)]
pub struct Choosing {
    pub(super) to: Option<Block>,
    row: u8,
    /// The hours that are wished to be risked.
    risk: u8,
    /// Whether what is not possible is listed, too.
    all: bool,
    /// The hours that people tell, because printed cards make it dearer or cheaper.
    hours: Option<u8>,
    /// Whether Left and Right tell them on a row that has a risk to set.
    sets_hours: bool,
}

impl Choosing {
    /// On the block where the car stands.
    pub const fn here() -> Self {
        Self { to: None, row: 0, risk: USUAL_RISK, all: false, hours: None, sets_hours: false }
    }

    /// After a drive; none if the goal is where the car stands.
    pub fn at(table: &Table, to: Block) -> Self {
        let from = asked(table).map(|officer| table.mat(officer).at);
        Self { to: Some(to).filter(|&to| from != Some(to)), ..Self::here() }
    }

    fn spot(self, table: &Table) -> Spot<'_> {
        Spot { table, officer: table.now().officer, to: self.to }
    }

    fn offers(self, table: &Table) -> Offers {
        self.spot(table).offers(self.all)
    }

    /// The hours that are risked: those that are wished, if they fit.
    fn risked(self, table: &Table, risk: Risk) -> u8 {
        let risks = self.spot(table).risks(risk);
        let fits = risks.iter().rev().find(|&&hours| hours <= self.risk).or(risks.first());
        fits.copied().unwrap_or(self.risk)
    }

    /// What a row does, with the risk that is set.
    fn deed(self, table: &Table, offer: Offer) -> Option<Entry> {
        match offer {
            Offer::Do(deed) => Some(deed),
            Offer::Risk(risk) => Some(risk.deed(self.risked(table, risk))),
            Offer::Pay(_) | Offer::Finish => None,
        }
    }

    /// Whether a row has a risk to set and hours to tell: then X goes from one to the other.
    fn sets_both(self, table: &Table, offer: Offer) -> bool {
        let both = matches!(offer, Offer::Risk(risk) if risk != Risk::Card);
        both && !self.all && table.cards() == Cards::Printed
    }

    /// Whether Left and Right tell hours on this row.
    fn tells_hours(self, table: &Table, offer: Offer) -> bool {
        let printed = table.cards() == Cards::Printed;
        match offer {
            Offer::Do(_) => printed,
            Offer::Risk(risk) => printed && risk != Risk::Card && self.sets_hours,
            _ => false,
        }
    }

    /// The hours after Left or Right: one less or more, if that fits.
    fn turn_hours(self, table: &Table, offer: Offer, key: Key) -> Option<u8> {
        let (spot, deed) = (self.spot(table), self.deed(table, offer)?);
        let now = self.hours.or_else(|| spot.offered(deed).ok())?;
        let next = if key == Key::Left { now.saturating_sub(1) } else { now + 1 };
        Some(next).filter(|&next| next != now && spot.fits(deed, next))
    }

    /// The wish after Left or Right: the next of the hours that fit.
    fn turn_risk(self, table: &Table, risk: Risk, key: Key) -> Option<u8> {
        let now = self.risked(table, risk);
        let risks = self.spot(table).risks(risk);
        let next = match key {
            Key::Left => risks.iter().rev().find(|&&hours| hours < now),
            _ => risks.iter().find(|&&hours| hours > now),
        };
        next.copied()
    }
}

impl Choosing {
    /// After Left or Right, if they set something on this row.
    fn turned(self, table: &Table, offer: Offer, key: Key) -> Option<Self> {
        Some(match offer {
            _ if self.tells_hours(table, offer) => {
                Self { hours: Some(self.turn_hours(table, offer, key)?), ..self }
            }
            Offer::Risk(risk) => Self { risk: self.turn_risk(table, risk, key)?, hours: None, ..self },
            _ => return None,
        })
    }

    /// After X: hours instead of the risk on a row that has both, else what is not possible shown or hidden.
    fn other(self, table: &Table, offer: Option<Offer>) -> Self {
        if offer.is_some_and(|offer| self.sets_both(table, offer)) {
            return Self { sets_hours: !self.sets_hours, ..self };
        }
        let other = Self { all: !self.all, ..self };
        Self { row: self.row.min(other.offers(table).len().saturating_sub(1) as u8), ..other }
    }

    /// What A does on a row; on one that cannot be done, nothing.
    fn does(self, table: &Table, offer: Offer, lit: bool) -> Does {
        let spot = self.spot(table);
        let told = self.hours.filter(|_| lit);
        let deed = match offer {
            Offer::Finish => return Deed::Play(Action::Finish(spot.officer)),
            // Which card is a secret, but in a team.
            Offer::Pay(_) if table.mode().is_team() => return see(View::Cards(Pick::default())),
            Offer::Pay(_) => return see(View::Pays),
            Offer::Do(deed) => deed,
            Offer::Risk(risk) => risk.deed(self.risked(table, risk)),
        };
        if told.is_none() && spot.check(deed).is_ok() {
            return Deed::Play(Action::Act(spot.officer, spot.to, deed));
        }
        // Hours that people tell, or all that are left where it would take more.
        match told.or_else(|| spot.offered(deed).ok()).filter(|&hours| spot.fits(deed, hours)) {
            Some(hours) => Deed::Play(Action::ActFor(spot.officer, spot.to, deed, hours)),
            None => see(View::Deeds(self)),
        }
    }

    fn tell(self, desk: &TableDesk<'_>, offer: Offer, lit: bool, tell: TellRow<'_, Does>) {
        let (table, words) = (desk.table, desk.words);
        let spot = self.spot(table);
        let label = offer.label(words);
        let row = Row::new(&label).icon(offer.icon());
        let does = Ok(self.does(table, offer, lit));
        let n_hours = |hours: u8| fill(words.n_hours, &[&hours]);
        let risked = match offer {
            Offer::Risk(risk) => self.risked(table, risk),
            _ => 1,
        };
        match spot.judge(offer, risked) {
            Ok(hours) if lit && self.tells_hours(table, offer) => {
                let star = if self.hours.is_some() { "*" } else { "" };
                let hours = fill("{}{}", &[&n_hours(self.hours.unwrap_or(hours)), &star]);
                tell(row.adjusts(&hours), does);
            }
            Ok(_) if lit && matches!(offer, Offer::Risk(_)) => {
                tell(row.adjusts(&n_hours(risked)), does);
            }
            Ok(0) => tell(row, does),
            Ok(hours) => tell(row.value(&n_hours(hours)), does),
            Err(why) => tell(row.sub(&reason(spot, why, words)).not_now(true), does),
        }
    }
}

/// Where the strip is.
const STRIP: Area = Area::new(8, 175, 224, 37);

pub(super) fn page(desk: &TableDesk<'_>, show: &mut Shows<'_>, choosing: Choosing) {
    let (table, words, texts) = (desk.table, desk.words, desk.texts);
    let spot = choosing.spot(table);
    let title = if table.now().acted {
        fill(words.once_more, &[])
    } else {
        fill("{}, {}", &[&name_of(desk, spot.officer), &block_name(spot.block())])
    };
    let hour = fill(words.n_hours, &[&(table.track().hour(spot.officer) + table.now().bill)]);
    show.plate(&title, Corner::Text(&hour));
    if choosing.to.is_some() || !table.now().acted {
        show.on(&[Key::B], || see(choosing.to.map_or(View::Home, View::Drive)));
    }
    let offers = choosing.offers(table);
    let lit = usize::from(choosing.row);
    let offer = offers.get(lit).copied();
    let sees = |choosing: Choosing| see(View::Deeds(choosing));
    show.on(&[Key::X], || sees(choosing.other(table, offer)));
    let Some(offer) = offer else { return };
    show.on(&[Key::Left], || choosing.turned(table, offer, Key::Left).map(sees));
    show.on(&[Key::Right], || choosing.turned(table, offer, Key::Right).map(sees));
    // With the reasons there are two lines to a row.
    let pitch = if choosing.all { TALL_PITCH } else { 35 };
    let list = List::new(offers.len(), lit).pitch(pitch).above(STRIP.y);
    let light = |row: usize| sees(Choosing { row: row as u8, hours: None, sets_hours: false, ..choosing });
    show.list(list, light, &|index, tell| {
        if let Some(&offer) = offers.get(index) {
            choosing.tell(desk, offer, index == lit, tell);
        }
    });
    show.picture(|canvas| draw_strip(desk, canvas, choosing, offer));
    let first = match offer {
        _ if choosing.tells_hours(table, offer) => Bound::says(Cap::Sideways, words.hours_verb),
        Offer::Risk(_) => Bound::says(Cap::Sideways, words.risk_verb),
        _ => Bound::says(Cap::UpDown, texts.choose),
    };
    let other = match (choosing.sets_both(table, offer), choosing.sets_hours, choosing.all) {
        (true, true, _) => words.risk_verb,
        (true, false, _) => words.hours_verb,
        (false, _, true) => words.show_less,
        (false, _, false) => words.show_all,
    };
    show.keys([first, Bound::says(Cap::A, texts.do_it), Bound::says(Cap::X, other)]);
}

/// Draws what the chosen deed brings, from open knowledge alone.
fn draw_strip(desk: &TableDesk<'_>, canvas: &mut Canvas, choosing: Choosing, offer: Offer) {
    let (table, words) = (desk.table, desk.words);
    let spot = choosing.spot(table);
    canvas.rounded(STRIP, 6, SLATE);
    let line = |canvas: &mut Canvas, x: i32, base: i32, text: &str, colour| {
        Pen::new(Style::Note, colour, SLATE).room(STRIP.right() - 6 - x).left(canvas, x, base, text);
    };
    if let Some(clue) = offer.clue() {
        let evidence: Evidence = clue.proves();
        evidence_sign(evidence).draw(canvas, 14, 185, 17, LAMP);
        let n = table.found(clue) + 1;
        let text = fill(words.clue_n_of, &[&words.evidence(evidence), &n, &table.needed(clue)]);
        let base = if offer == Offer::Risk(Risk::Stakeout) { 190 } else { 198 };
        line(canvas, 38, base, &text, PAPER);
    }
    match offer {
        Offer::Risk(risk) => {
            let hours = choosing.risked(table, risk);
            let worth = table.worth(spot.officer, risk.deed(hours).kind(), hours);
            match risk {
                Risk::Stakeout => {
                    let odds = match table.stakeout_odds(spot.officer, spot.block(), hours) {
                        Some((fits, of)) => {
                            fill(words.value_up_to, &[&worth.min(Line::COUNT as u8), &percent(fits, of)])
                        }
                        // People know what lies open under their tokens.
                        None => fill(words.token_up_to, &[&worth]),
                    };
                    line(canvas, 38, 207, &odds, FOG);
                }
                Risk::Backup => {
                    let faces = worth.min(6);
                    let die = fill(words.die_up_to, &[&faces, &percent(faces, 6)]);
                    line(canvas, 16, 190, &die, PAPER);
                    let near = table.in_reach(spot.officer, spot.block()).len();
                    line(canvas, 16, 207, &fill(words.gangsters_near, &[&near]), FOG);
                }
                Risk::Card => line(canvas, 16, 198, words.card_strip, PAPER),
                Risk::Event(slot) => {
                    line(canvas, 16, 190, event_name(desk, slot), PAPER);
                    let faces = table.event_odds(spot.officer, slot, hours);
                    let count = faces.map_or(0, |faces| faces.count()) as u8;
                    line(canvas, 16, 207, &fill(words.chance_is, &[&percent(count, 6)]), FOG);
                }
            }
        }
        Offer::Do(Entry::Event(slot, _)) => {
            line(canvas, 16, 190, event_name(desk, slot), PAPER);
            if let Some(risk) = table.event_odds(spot.officer, slot, 1) {
                let count = risk.count() as u8;
                line(canvas, 16, 207, &fill(words.chance_is, &[&percent(count, 6)]), FOG);
            }
        }
        Offer::Pay(slot) => {
            line(canvas, 16, 190, event_name(desk, slot), PAPER);
            line(canvas, 16, 207, words.pays_card, FOG);
        }
        Offer::Do(deed) => match deed.kind() {
            DeedKind::Arrest if table.mode().is_team() => line(canvas, 16, 198, words.into_bag, PAPER),
            DeedKind::Arrest => line(canvas, 16, 198, words.into_set, PAPER),
            DeedKind::Hold => line(canvas, 16, 198, words.into_cell, PAPER),
            DeedKind::Coffee => line(canvas, 16, 198, words.only_time, PAPER),
            _ => {}
        },
        Offer::Finish => line(canvas, 16, 198, words.no_more_says, PAPER),
    }
}

/// The share of all cases that fit, in percent.
fn percent(fits: u8, of: u8) -> u16 {
    u16::from(fits) * 100 / u16::from(of.max(1))
}

/// The name of the event in a slot.
pub(super) fn event_name(desk: &TableDesk<'_>, slot: Slot) -> &'static str {
    let id = desk.table.slots().house_id(slot);
    id.map_or("", |id| EventText::of(id).name(desk.language))
}
