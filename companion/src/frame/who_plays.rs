//! Who plays? The first page of a set-up: how many people, and who sits where, one of them or Confidant at a level.

use confidant_core::id::Id as _;
use confidant_core::robots::Level;
use confidant_core::seat::Seat;
use core::ops::RangeInclusive;

use super::Companion;
use super::deeds::{Deed, Shows};
use super::screen::Screen;
use crate::Canvas;
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE, STEEL};
use crate::draw::parts::hints::{BOTTOM, Cap};
use crate::draw::parts::list::{PITCH, Row, first_visible};
use crate::draw::parts::plate::Corner;
use crate::draw::{Area, Icon, Pen, Style};
use crate::games::Shelf;
use crate::input::Key;
use crate::page::{Bound, List, RowDeed, turned};
use crate::texts::{Texts, fill};

/// Where the seats begin below the figures, how far they are apart, and how many are seen above the note.
const SEATS_TOP: i32 = 78;
const SEAT_PITCH: i32 = 33;
const SEATS_SEEN: usize = ((BOTTOM - PITCH - SEATS_TOP + 2) / SEAT_PITCH) as usize;
/// As many figures as people can play any game.
const FIGURES: u8 = 6;

/// Who plays a seat, in a word.
fn player(level: Option<Level>, texts: &'static Texts) -> &'static str {
    match level {
        None => texts.a_person,
        Some(Level::Easy) => texts.level_easy,
        Some(Level::Medium) => texts.level_medium,
        Some(Level::Hard) => texts.level_hard,
        Some(Level::Expert) => texts.level_expert,
    }
}

/// A person, then these levels, round and round.
fn next_level(levels: &[Level], level: Option<Level>, up: bool) -> Option<Level> {
    let places = levels.len() + 1;
    let place = level.map_or(0, |level| level as usize + 1) + if up { 1 } else { places - 1 };
    (place % places).checked_sub(1).and_then(|index| levels.get(index)).copied()
}

/// One person more, or by Left one fewer, round and round.
fn next_people(range: &RangeInclusive<u8>, people: u8, key: Key) -> u8 {
    let count = usize::from(range.end().saturating_sub(*range.start())) + 1;
    range.start() + turned(people.saturating_sub(*range.start()), count, key)
}

fn figure_area(number: u8) -> Area {
    Area::new(9 + 37 * (i32::from(number) - 1), 34, 36, 40)
}

/// A figure for each person, those who play before those who could.
fn draw_figures(canvas: &mut Canvas, range: &RangeInclusive<u8>, people: u8, lit: bool) {
    for number in 1..=FIGURES {
        let area = figure_area(number);
        let last = number == people && lit;
        let ground = if last { LAMP } else { SLATE };
        let colour = match number {
            _ if last => INK,
            _ if number <= people => PAPER,
            _ if range.contains(&number) => FOG,
            _ => STEEL,
        };
        canvas.rounded(area, 6, ground);
        Icon::Witness.draw_centred(canvas, area.x + 18, area.y + 14, 20, colour);
        if range.contains(&number) {
            let pen = Pen::new(Style::NoteBold, colour, ground);
            pen.centred(canvas, area.x + 18, area.bottom() - 4, &fill("{}", &[&number]));
        }
    }
}

impl<S: Shelf> Companion<S> {
    /// The levels of this body that the game has for a seat.
    fn levels(&self, seat: Seat) -> &'static [Level] {
        let expert = self.draft.level_note(seat, Level::Expert, self.settings.language).is_some();
        if self.quick && expert { &Level::QUICK } else { &Level::ALL }
    }

    pub(super) fn who_plays_page(&self, show: &mut Shows<'_>, row: u8) {
        let (texts, language) = (self.texts(), self.settings.language);
        let (people, range) = (self.draft.people(language), self.draft.people_range());
        let count = match people {
            1 => fill(texts.people_one, &[]),
            _ => fill(texts.people_n, &[&people]),
        };
        show.plate(texts.who_plays, Corner::Text(&count));
        let seats = self.draft.seat_count();
        // The first row is the figures.
        let rows = seats + 1;
        let lit = usize::from(row).min(seats);
        let seat_lit = lit.checked_sub(1).and_then(Seat::at);
        let light = |row: usize| Deed::Turn(Screen::WhoPlays { row: row as u8 });
        show.turns(lit, rows, light);
        if lit == 0 {
            for key in [Key::Left, Key::Right] {
                show.on(&[key], || Deed::People(next_people(&range, people, key)));
            }
        }
        let list = List::new(seats, lit.saturating_sub(1)).pitch(SEAT_PITCH).below(SEATS_TOP).noted().table();
        show.settings(if lit == 0 { list.unlit() } else { list }, light, &|index, tell| {
            let Some(seat) = Seat::at(index) else { return };
            let icon = self.info().map_or(Icon::Witness, |info| (info.seat_icon)(seat));
            let level = self.draft.plays(seat, language);
            let says = player(level, texts);
            let row = Row::new(self.seat_name(seat)).icon(icon);
            let row = row.value_icon(if level.is_some() { Icon::Keyhole } else { Icon::Witness });
            if self.draft.level_note(seat, Level::Easy, language).is_none() {
                return tell(row.value(says), RowDeed::Nothing);
            }
            let levels = self.levels(seat);
            let [lower, raise] = [false, true].map(|up| Deed::Robot(seat, next_level(levels, level, up)));
            tell(row.adjusts(says), RowDeed::Sets(lower, raise));
        });
        let level = seat_lit.and_then(|seat| self.draft.plays(seat, language));
        show.note(match (seat_lit, level) {
            (None, _) => self.draft.people_note(language),
            (Some(_), None) => texts.note_person,
            (Some(seat), Some(level)) => self.draft.level_note(seat, level, language).unwrap_or_default(),
        });
        show.picture(|canvas| {
            draw_figures(canvas, &range, people, lit == 0);
            let first = first_visible(seats, SEATS_SEEN, lit.saturating_sub(1));
            let step = |(row, people): (usize, u8), key: Key| match key {
                Key::Up | Key::Down => (usize::from(turned(row, rows, key)), people),
                _ if row == 0 => (row, next_people(&range, people, key)),
                _ => (row, people),
            };
            let place = |(row, number): (usize, u8)| match row.checked_sub(first + 1) {
                _ if row == 0 => Some(figure_area(number)),
                Some(below) if number == people && below < SEATS_SEEN => {
                    let y = SEATS_TOP + SEAT_PITCH * below as i32;
                    Some(Area::new(8, y, 224, SEAT_PITCH - 2))
                }
                _ => None,
            };
            canvas.say_ways((lit, people), false, step, place);
        });
        let turns = if lit == 0 { texts.people_key } else { texts.adjust };
        show.keys([
            Bound::says(Cap::Sideways, turns),
            Bound::new(Cap::A, texts.onward, Deed::PeopleSet),
            Bound::new(Cap::B, texts.back, Deed::Back),
        ]);
    }
}
