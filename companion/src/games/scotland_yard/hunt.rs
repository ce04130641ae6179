//! The hunt once it is over, move by move: on the map, also by itself, and as a check of the trail, which says what was
//! checked.

use confidant_core::scotland_yard::{MISTER_X, Station, Table};

use super::deeds::{Own, View, see};
use super::map::Pawns;
use super::parts::london::London;
use super::parts::ticket::ticket;
use super::parts::trail::{trail, trail_cursor, trail_window};
use super::table::windows;
use super::{Mark, Screens, Shows, TableDesk, pawn_number};
use crate::draw::palette::{FOG, GOOD, INK, LAMP, PAPER, SLATE, STEEL, WAX};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Deed;
use crate::input::{Key, Millis};
use crate::log::What;
use crate::page::{Bound, Tiles};
use crate::seal::{ShortSigns, short_signs};
use crate::texts::fill;

/// Which move of the hunt is looked at; 0 is the beginning.
#[derive(Clone, Copy, PartialEq)]
pub struct Hunt {
    pub(super) step: u8,
    pub(super) page: HuntPage,
}

/// What is shown of it.
#[derive(Clone, Copy, PartialEq)]
pub enum HuntPage {
    /// Where all stood.
    Map,
    /// The trail with its proofs.
    Trail,
}

/// How long each move is shown while the hunt plays by itself, and one after which he was seen.
const STAYS: Millis = 800;
const STAYS_SEEN: Millis = 1_600;

/// The board above what is said of the move.
const BOARD: Area = Area::new(2, 33, 236, 124);

/// The hunt as it plays by itself: what is shown follows from the time alone.
#[derive(Clone, Copy)]
pub(super) struct Replay {
    since: Millis,
    from: u8,
    last: u8,
    /// A bit for each move after which he was seen.
    seen: u32,
}

impl Replay {
    pub(super) fn of(desk: &TableDesk<'_>, from: u8) -> Self {
        let last = desk.table.trail().len() as u8;
        let seen = (1..=last).filter(|&step| was_seen(desk, step)).fold(0, |seen, step| seen | 1 << step);
        // From its end it plays again.
        Self { since: desk.now, from: if from < last { from } else { 0 }, last, seen }
    }

    /// The move that is shown at this time, and until when; at the last one it stands.
    pub(super) fn at(self, now: Millis) -> (u8, Option<Millis>) {
        let (mut step, mut until) = (self.from, self.since);
        while step < self.last {
            until += if self.seen >> step & 1 == 1 { STAYS_SEEN } else { STAYS };
            if now < until {
                return (step, Some(until));
            }
            step += 1;
        }
        (self.last, None)
    }
}

impl Screens {
    pub(super) fn hunt_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, hunt: Hunt) {
        let (table, texts, words) = (desk.table, desk.texts, desk.words);
        let last = table.trail().len() as u8;
        let (at, plays) = match self.replay {
            Some(replay) => {
                let (step, until) = replay.at(desk.now);
                (step, until.is_some())
            }
            None => (hunt.step, false),
        };
        let code = fill("{}/{}", &[&at, &last]);
        let code = Corner::Text(&code);
        let to = |step| see(View::Hunt(Hunt { step, ..hunt }));
        let step = |step: u8, key| match key {
            Key::Left | Key::Up => step.saturating_sub(1),
            _ => (step + 1).min(last),
        };
        let window = |step: u8| {
            let index = usize::from(step).checked_sub(windows(table, 0).0 + 1)?;
            (hunt.page == HuntPage::Trail).then(|| trail_window(11, 36, index))
        };
        show.tiles(&Tiles { lit: at, step: &step, place: &window }, to, None);
        let other = |page| see(View::Hunt(Hunt { step: at, page }));
        let moves = Bound::says(Cap::Sideways, words.move_verb);
        match hunt.page {
            HuntPage::Map => {
                show.plate(words.london, code);
                show.picture(|canvas| draw_hunt(desk, canvas, at));
                // Any key ends what plays by itself, this one too.
                let play = match plays {
                    true => Bound::new(Cap::A, texts.pause, to(at)),
                    false => Bound::new(Cap::A, words.play, Deed::Own(Own::Replay(at))),
                };
                show.keys([moves, play, Bound::new(Cap::X, words.list, other(HuntPage::Trail))]);
                show.on(&[Key::B], || see(View::End { row: 0 }));
            }
            HuntPage::Trail => {
                show.plate(words.check_trail, code);
                show.picture(|canvas| draw_check(desk, canvas, at));
                if at < last {
                    show.on(&[Key::A], || to(at + 1));
                }
                let row = if table.log_only().is_none() { 2 } else { 1 };
                show.keys([
                    moves,
                    Bound::new(Cap::X, words.map, other(HuntPage::Map)),
                    Bound::new(Cap::B, texts.back, see(View::End { row })),
                ]);
            }
        }
    }
}

/// The board after this move, and below it which one it was.
fn draw_hunt(desk: &TableDesk<'_>, canvas: &mut Canvas, step: u8) {
    let (table, words) = (desk.table, desk.words);
    let way = stops(table, step);
    let at = way.last().copied();
    London {
        map: &table.edition().map,
        marks: Default::default(),
        pawns: &pawns_after(desk, entries_to(desk, step)),
        cursor: at,
        shown: at,
        way: &way,
        likely: Default::default(),
        hardly: Default::default(),
    }
    .overview(canvas, BOARD);
    canvas.rect(Area::new(0, 159, 240, 1), STEEL);
    let to = at.map(|station| number(station.number())).unwrap_or_default();
    Pen::new(Style::Figure, PAPER, INK).room(86).left(canvas, 8, 206, &to);
    let who = desk.name(MISTER_X);
    let note = Pen::new(Style::Note, FOG, INK);
    match last_step(table, &way, step) {
        None => {
            Pen::new(Style::Bold, PAPER, INK).fit(136, who).left(canvas, 98, 184, who);
            note.room(136).left(canvas, 98, 204, desk.texts.start);
        }
        Some((window, from)) => {
            ticket(canvas, Area::new(98, 166, 44, 24), window.ticket.into(), None, INK);
            Pen::new(Style::Bold, PAPER, INK).fit(86, who).left(canvas, 148, 184, who);
            let says = if was_seen(desk, step) { words.from_seen } else { words.from_unseen };
            let says = fill(says, &[&from]);
            note.fit(136, &says).left(canvas, 98, 207, &says);
        }
    }
}

/// The window of this move, and where it began.
fn last_step<'a>(
    table: &'a Table,
    way: &[Station],
    step: u8,
) -> Option<(&'a confidant_core::scotland_yard::Window, Station)> {
    let index = usize::from(step).checked_sub(1)?;
    table.trail().get(index).zip(way.get(index).copied())
}

/// How many entries there were when the detectives had answered this move of Mister X.
fn entries_to(desk: &TableDesk<'_>, step: u8) -> u16 {
    let mut moves = 0;
    let before = desk.public.acts().take_while(|(_, mark)| match mark {
        Mark::Fled(_, second) => {
            let goes_on = moves < step;
            moves += 1 + u8::from(second.is_some());
            goes_on
        }
        _ => true,
    });
    before.count() as u16
}

/// Where the detectives stood after so many entries.
pub(super) fn pawns_after(desk: &TableDesk<'_>, entries: u16) -> Pawns {
    if desk.table.log_only().is_some() {
        return Pawns::new();
    }
    let mut pawns: Pawns = (1..).zip(desk.table.starts().iter().copied()).collect();
    for (_, mark) in desk.public.acts().take(entries.into()) {
        if let Mark::Travelled(pawn, ride) = mark
            && let Some(place) = pawns.iter_mut().find(|(number, _)| *number == pawn_number(desk.table, pawn))
        {
            place.1 = ride.to;
        }
    }
    pawns
}

/// Mister X's way up to this move. Only at the end does the table know it.
pub(super) fn stops(table: &Table, step: u8) -> heapless::Vec<Station, 25> {
    let stops = table.trail().iter().filter_map(|window| window.stop);
    table.mister_x_start().into_iter().chain(stops).take(usize::from(step) + 1).collect()
}

/// Where the table saw him after this move, while it went on.
fn seen_at(desk: &TableDesk<'_>, step: u8) -> Option<Station> {
    let mut moves = 0;
    desk.public.acts().find_map(|(_, mark)| match mark {
        Mark::Fled(first, second) => {
            let halves = core::iter::once(first).chain(second);
            let seen = (moves + 1..).zip(halves).find(|&(number, _)| number == step);
            moves += 1 + u8::from(second.is_some());
            seen?.1.stop
        }
        Mark::Revealed(station) => (moves == step).then_some(station),
        _ => None,
    })
}

fn was_seen(desk: &TableDesk<'_>, step: u8) -> bool {
    seen_at(desk, step).is_some()
}

/// How many of how many hold.
#[derive(Clone, Copy, Default)]
struct Tally {
    hold: u8,
    of: u8,
}

impl Tally {
    fn note(&mut self, holds: bool) {
        self.hold += u8::from(holds);
        self.of += 1;
    }
}

/// What is checked of his trail: that each move follows a line of its ticket, that no pawn stood where it ended, and that
/// he was where he was seen.
fn check(desk: &TableDesk<'_>) -> [Tally; 3] {
    let table = desk.table;
    let [mut lines, mut free, mut seen] = [Tally::default(); 3];
    let way = stops(table, u8::MAX);
    let steps = way.iter().zip(way.iter().skip(1));
    for ((number, window), (&from, &to)) in (1..).zip(table.trail()).zip(steps) {
        lines.note(table.edition().map.reach(from, window.ticket).has(to));
        let posts = table.posts().get(usize::from(number) - 1);
        free.note(posts.is_some_and(|posts| !posts.contains(&Some(to))));
        if let Some(station) = seen_at(desk, number) {
            seen.note(station == to);
        }
    }
    [lines, free, seen]
}

fn draw_check(desk: &TableDesk<'_>, canvas: &mut Canvas, step: u8) {
    let (table, texts, words) = (desk.table, desk.texts, desk.words);
    let (first, shown) = windows(table, 0);
    trail(canvas, 11, 36, shown);
    if let Some(index) = usize::from(step).checked_sub(first + 1) {
        trail_cursor(canvas, 11, 36, index);
    }
    canvas.rounded(Area::new(8, 84, 224, 82), 8, SLATE);
    let way = stops(table, step);
    let to = way.last().map(|station| number(station.number())).unwrap_or_default();
    Pen::new(Style::Note, FOG, SLATE).room(130).right(canvas, 222, 102, desk.name(MISTER_X));
    match last_step(table, &way, step) {
        None => {
            let start = fill("{} {}", &[&texts.start, &to]);
            Pen::new(Style::NoteBold, PAPER, SLATE).room(90).left(canvas, 18, 102, &start);
            let labels = [words.check_lines, words.check_free, words.check_seen];
            for ((tally, label), y) in check(desk).into_iter().zip(labels).zip((121..).step_by(19)) {
                let pawns_matter = label == words.check_free && table.log_only().is_some();
                let says = match pawns_matter {
                    true => fill(words.not_checked, &[]),
                    false => fill("{}/{}", &[&tally.hold, &tally.of]),
                };
                let whole = tally.hold == tally.of && !pawns_matter;
                if whole {
                    Icon::Check.draw(canvas, 14, y - 12, 16, GOOD);
                }
                let room = 180 - Style::NoteBold.width(&says);
                Pen::new(Style::Note, PAPER, SLATE).fit(room, label).left(canvas, 34, y, label);
                Pen::new(Style::NoteBold, PAPER, SLATE).room(90).right(canvas, 222, y, &says);
            }
        }
        Some((window, from)) => {
            ticket(canvas, Area::new(18, 94, 58, 26), window.ticket.into(), None, SLATE);
            Pen::new(Style::Name, FOG, SLATE).room(56).left(canvas, 16, 157, &number(from.number()));
            Icon::Right.draw(canvas, 72, 137, 18, LAMP);
            Pen::new(Style::Figure, PAPER, SLATE).room(86).left(canvas, 94, 158, &to);
            let proof = proof_of(desk, step).unwrap_or_default();
            Pen::new(Style::NoteBold, PAPER, SLATE).room(46).right(canvas, 222, 156, &proof);
        }
    }
    canvas.outline(Area::new(8, 172, 224, 40), 6, 1, STEEL);
    Icon::Sealmark.draw(canvas, 16, 180, 24, WAX);
    let seal = desk.public.seal().unwrap_or_default();
    Pen::new(Style::Bold, PAPER, INK).room(176).left(canvas, 48, 198, &seal);
}

/// The proof with the entry of this move, four signs.
fn proof_of(desk: &TableDesk<'_>, step: u8) -> Option<ShortSigns> {
    let mut moves = 0;
    desk.public.lines().find_map(|line| {
        let What::Act(Mark::Fled(_, second)) = line.what else { return None };
        moves += 1 + u8::from(second.is_some());
        (moves >= step).then_some(line.proof.map(short_signs))?
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_move_stays_eight_tenths_of_a_second_and_one_that_was_seen_twice_as_long() {
        let replay = Replay { since: 1_000, from: 0, last: 4, seen: 1 << 3 };
        let at = |now| replay.at(now);
        assert_eq!(at(1_000), (0, Some(1_800)));
        assert_eq!(at(1_799), (0, Some(1_800)));
        assert_eq!(at(1_800), (1, Some(2_600)));
        assert_eq!(at(3_400), (3, Some(5_000)));
        assert_eq!(at(4_999), (3, Some(5_000)));
        assert_eq!(at(5_000), (4, None));
        assert_eq!(at(Millis::MAX), (4, None));
    }
}
