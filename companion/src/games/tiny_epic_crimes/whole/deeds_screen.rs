//! What to do: the list of deeds with their hours, a risk set on its row, and below what the chosen one brings.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::kinds::{Cards, DeedKind, Evidence};
use confidant_core::tiny_epic_crimes::{Action, Block, Deed, Line, Table};

use super::deeds::{Offer, Offers, Risk, Spot, reason};
use super::hand::Pick;
use super::{Screens, TableDesk, View, asked, name_of};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{
    LIST_TOP, Row, Setting, TALL_PITCH, adjusting_row, first_visible, scroll_line,
};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::{Area, Canvas, Pen, Style};
use crate::games::Wish;
use crate::games::tiny_epic_crimes::cards::EventText;
use crate::games::tiny_epic_crimes::dice::block_name;
use crate::games::tiny_epic_crimes::signs::evidence_sign;
use crate::games::tiny_epic_crimes::turned;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::{Phrase, fill};

/// What is usually risked.
const USUAL_RISK: u8 = 3;

/// A deed that is being chosen.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Choosing {
    pub to: Option<Block>,
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
    fn deed(self, table: &Table, offer: Offer) -> Option<Deed> {
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
        Some(next).filter(|&next| spot.fits(deed, next)).or(Some(now))
    }

    /// The wish after Left or Right: the next of the hours that fit.
    fn turn_risk(self, table: &Table, risk: Risk, key: Key) -> u8 {
        let now = self.risked(table, risk);
        let risks = self.spot(table).risks(risk);
        let next = match key {
            Key::Left => risks.iter().rev().find(|&&hours| hours < now),
            _ => risks.iter().find(|&&hours| hours > now),
        };
        next.copied().unwrap_or(now)
    }
}

impl Screens {
    pub(super) fn press_deeds(
        &mut self,
        desk: &TableDesk<'_>,
        key: Key,
        mut choosing: Choosing,
    ) -> Wish<Action> {
        let table = desk.table;
        let offers = choosing.offers(table);
        let offer = offers.get(usize::from(choosing.row)).copied();
        match (key, offer) {
            (Key::Up | Key::Down, _) => {
                choosing.row = turned(choosing.row, offers.len(), key);
                (choosing.hours, choosing.sets_hours) = (None, false);
            }
            (Key::Left | Key::Right, Some(offer)) if choosing.tells_hours(table, offer) => {
                choosing.hours = choosing.turn_hours(table, offer, key);
            }
            (Key::Left | Key::Right, Some(Offer::Risk(risk))) => {
                choosing.risk = choosing.turn_risk(table, risk, key);
                choosing.hours = None;
            }
            (Key::X, Some(offer)) if choosing.sets_both(table, offer) => {
                choosing.sets_hours = !choosing.sets_hours;
            }
            (Key::X, _) => {
                choosing.all = !choosing.all;
                choosing.row = choosing.row.min(choosing.offers(table).len().saturating_sub(1) as u8);
            }
            (Key::A, Some(offer)) => return self.do_offer(table, choosing, offer),
            (Key::B, _) if choosing.to.is_none() && table.now().acted => return Wish::Leave,
            (Key::B, _) => {
                let to = choosing.to;
                self.view = to.map_or(View::Home, View::Drive);
                return Wish::Redraw;
            }
            _ => return Wish::Nothing,
        }
        self.view = View::Deeds(choosing);
        Wish::Redraw
    }

    fn do_offer(&mut self, table: &Table, choosing: Choosing, offer: Offer) -> Wish<Action> {
        let spot = choosing.spot(table);
        // Hours that people tell, or all that are left where it would take more.
        let told = |deed: Deed| choosing.hours.or_else(|| spot.offered(deed).ok());
        let act = |deed: Deed| match (spot.check(deed), told(deed)) {
            (Ok(_), _) if choosing.hours.is_none() => Wish::Play(Action::Act(spot.officer, spot.to, deed)),
            (_, Some(hours)) if spot.fits(deed, hours) => {
                Wish::Play(Action::ActFor(spot.officer, spot.to, deed, hours))
            }
            _ => Wish::Nothing,
        };
        match offer {
            Offer::Do(deed) => act(deed),
            Offer::Risk(risk) => act(risk.deed(choosing.risked(table, risk))),
            Offer::Finish => Wish::Play(Action::Finish(spot.officer)),
            // Which card is a secret, but in a team.
            Offer::Pay(_) => {
                let team = table.mode().is_team();
                self.view = if team { View::Cards(Pick::default()) } else { View::Pays };
                Wish::Redraw
            }
        }
    }
}

/// Distance from row to row, and how many are shown: with the reasons there are two lines to a row.
const fn rows(all: bool) -> (i32, usize) {
    if all { (TALL_PITCH, 3) } else { (35, 4) }
}

/// Where the strip is.
const STRIP: Area = Area::new(8, 175, 224, 37);

pub(super) fn draw(desk: &TableDesk<'_>, canvas: &mut Canvas, choosing: Choosing) {
    let (table, words, texts) = (desk.table, desk.words, desk.texts);
    canvas.clear(INK);
    let spot = choosing.spot(table);
    let name = name_of(desk, spot.officer);
    let title = if table.now().acted {
        fill(words.once_more, &[])
    } else {
        fill("{}, {}", &[&name, &block_name(spot.block())])
    };
    let hour = fill(words.n_hours, &[&(table.track().hour(spot.officer) + table.now().bill)]);
    plate(canvas, &title, Corner::Text(&hour));
    let offers = choosing.offers(table);
    let chosen = usize::from(choosing.row);
    let (pitch, shown) = rows(choosing.all);
    let first = first_visible(offers.len(), shown, chosen);
    for (index, y) in (first..offers.len()).zip((LIST_TOP..).step_by(pitch as usize)).take(shown) {
        if let Some(&offer) = offers.get(index) {
            draw_row(desk, canvas, choosing, offer, y, index == chosen);
        }
    }
    scroll_line(canvas, LIST_TOP, shown as i32 * pitch - 2, first, shown, offers.len());
    let Some(&offer) = offers.get(chosen) else { return };
    draw_strip(desk, canvas, choosing, offer);
    let x = (Cap::X, if choosing.all { words.show_less } else { words.show_all });
    let x = match choosing.sets_both(table, offer) {
        true => (Cap::X, if choosing.sets_hours { words.risk_verb } else { words.hours_verb }),
        false => x,
    };
    let first = match offer {
        _ if choosing.tells_hours(table, offer) => (Cap::Sideways, words.hours_verb),
        Offer::Risk(_) => (Cap::Sideways, words.risk_verb),
        _ => (Cap::UpDown, texts.choose),
    };
    key_hints(canvas, &[first, (Cap::A, texts.do_it), x]);
}

fn draw_row(
    desk: &TableDesk<'_>,
    canvas: &mut Canvas,
    choosing: Choosing,
    offer: Offer,
    y: i32,
    chosen: bool,
) {
    let (table, words) = (desk.table, desk.words);
    let (pitch, _) = rows(choosing.all);
    let spot = choosing.spot(table);
    let label = offer.label(words);
    let risked = match offer {
        Offer::Risk(risk) => choosing.risked(table, risk),
        _ => 1,
    };
    match spot.judge(offer, risked) {
        Ok(hours) if chosen && choosing.tells_hours(table, offer) => {
            let star = if choosing.hours.is_some() { "*" } else { "" };
            let hours = fill(words.n_hours, &[&choosing.hours.unwrap_or(hours)]);
            let value = fill("{}{}", &[&hours, &star]);
            adjusting_row(canvas, y, pitch, Some(offer.icon()), &label, Setting::Text(&value));
        }
        Ok(_) if chosen && matches!(offer, Offer::Risk(_)) => {
            let hours = fill(words.n_hours, &[&risked]);
            adjusting_row(canvas, y, pitch, Some(offer.icon()), &label, Setting::Text(&hours));
        }
        Ok(hours) => {
            let hours = if hours > 0 { fill(words.n_hours, &[&hours]) } else { Phrase::new() };
            Row::new(&label).icon(offer.icon()).value(&hours).chosen(chosen).draw(canvas, y, pitch);
        }
        Err(why) => {
            let why = reason(spot, why, words);
            let row = Row::new(&label).icon(offer.icon()).sub(&why);
            row.not_now(true).chosen(chosen).draw(canvas, y, pitch);
        }
    }
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
        Offer::Do(Deed::Event(slot, _)) => {
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
pub(super) fn event_name(
    desk: &TableDesk<'_>,
    slot: confidant_core::tiny_epic_crimes::kinds::Slot,
) -> &'static str {
    let id = super::notes::cards_of(desk.table).get(slot.index()).copied().flatten();
    id.map_or("", |id| EventText::of(id).name(desk.language))
}
