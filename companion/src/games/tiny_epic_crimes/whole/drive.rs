//! Where to drive: the city with the way, its hours, and what could be done at the goal.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::Perk;
use confidant_core::tiny_epic_crimes::kinds::Officer;
use confidant_core::tiny_epic_crimes::{Action, Block, Deed, How, Line, Table};

use super::city::{Mapped, draw_city};
use super::deeds::{Offer, Spot, deed_name};
use super::deeds_screen::Choosing;
use super::{Screens, TableDesk, View, name_of};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Wish;
use crate::games::tiny_epic_crimes::dice::block_name;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::fill;

/// Whether the drive leaves time for anything.
fn reaches(table: &Table, officer: Officer, to: Block) -> bool {
    let at = table.mat(officer).at;
    to == at || Spot { table, officer, to: Some(to) }.offered(Deed::Coffee).is_ok()
}

/// The next block in a direction; beyond the left and the right edge it goes on at the other one for whom that is
/// next door.
fn step(table: &Table, officer: Officer, from: Block, key: Key) -> Option<Block> {
    let (row, column) = (from.row().index(), from.column().index());
    let wraps = table.has_perk(officer, Perk::Wrap) && matches!(key, Key::Left | Key::Right);
    let moved = |line: usize, forward: bool| -> Option<Line> {
        let next = if forward { line + 1 } else { line + Line::COUNT - 1 };
        let inside = if forward { line + 1 < Line::COUNT } else { line > 0 };
        if inside || wraps { Line::at(next % Line::COUNT) } else { None }
    };
    let (row, column) = match key {
        Key::Up => (moved(row, false), Line::at(column)),
        Key::Down => (moved(row, true), Line::at(column)),
        Key::Left => (Line::at(row), moved(column, false)),
        Key::Right => (Line::at(row), moved(column, true)),
        _ => return None,
    };
    let to = Block::of(row?, column?);
    reaches(table, officer, to).then_some(to)
}

impl Screens {
    /// The stick on the clock: a drive in that direction, if there is time for one.
    pub(super) fn begin_drive(&mut self, table: &Table, officer: Officer, key: Key) -> Wish<Action> {
        let Some(to) = step(table, officer, table.mat(officer).at, key) else { return Wish::Nothing };
        self.view = View::Drive(to);
        Wish::Redraw
    }

    pub(super) fn press_drive(&mut self, desk: &TableDesk<'_>, key: Key, to: Block) -> Wish<Action> {
        let table = desk.table;
        match key {
            Key::A => self.view = View::Deeds(Choosing::at(table, to)),
            Key::B => return self.back(table),
            Key::X => {
                let officer = table.now().officer;
                let goal = Choosing::at(table, to).to;
                let deed = first_deed(table, officer, to);
                return deed.map_or(Wish::Nothing, |deed| Wish::Play(Action::Act(officer, goal, deed)));
            }
            _ => match step(table, table.now().officer, to, key) {
                Some(to) => self.view = View::Drive(to),
                None => return Wish::Nothing,
            },
        }
        Wish::Redraw
    }
}

/// Every block of the way, rows first; for whom the edges are next door perhaps over an edge.
fn route(table: &Table, officer: Officer, to: Block) -> heapless::Vec<Block, 10> {
    let from = table.mat(officer).at;
    let wraps = table.has_perk(officer, Perk::Wrap);
    let towards = |line: Line, goal: Line, wraps: bool| -> Line {
        let (line, goal, count) = (line.index(), goal.index(), Line::COUNT);
        let ahead = (goal + count - line) % count;
        let forward = if wraps { ahead <= count / 2 } else { goal > line };
        let next = if forward { line + 1 } else { line + count - 1 };
        Line::at(next % count).unwrap_or(Line::L1)
    };
    let mut way = heapless::Vec::new();
    let mut at = from;
    // No way is longer: across the city and one block to begin with.
    while way.push(at).is_ok() && at != to {
        at = if at.row() == to.row() {
            Block::of(at.row(), towards(at.column(), to.column(), wraps))
        } else {
            Block::of(towards(at.row(), to.row(), false), at.column())
        };
    }
    way
}

pub(super) fn draw(desk: &TableDesk<'_>, canvas: &mut Canvas, to: Block) {
    let (table, words) = (desk.table, desk.words);
    let officer = table.now().officer;
    canvas.clear(INK);
    let hour = table.track().hour(officer) + table.now().bill;
    let title = fill(words.drives, &[&name_of(desk, officer)]);
    plate(canvas, &title, Corner::Text(&fill(words.n_hours, &[&hour])));
    let way = route(table, officer, to);
    draw_city(canvas, &Mapped { table, words, route: &way });
    canvas.say_chosen(&block_name(to));
    let hours = table.drive_hours(officer, to);
    Pen::new(Style::Hint, FOG, INK).room(52).centred(canvas, 212, 45, words.cost_caption);
    Pen::new(Style::Figure, LAMP, INK).centred(canvas, 212, 84, &number(hours));
    canvas.rounded(Area::new(188, 92, 48, 22), 5, SLATE);
    let pen = Pen::new(Style::Bold, PAPER, SLATE);
    pen.centred(canvas, 212, 109, &fill("{}–{}", &[&hour, &(hour + hours)]));
    Pen::new(Style::Hint, FOG, INK).room(52).centred(canvas, 212, 131, words.there_caption);
    let spot = Spot { table, officer, to: Some(to).filter(|&to| to != table.mat(officer).at) };
    let mut signs: heapless::Vec<Icon, 6> = heapless::Vec::new();
    for offer in spot.offers(false) {
        if !signs.contains(&offer.icon()) {
            // As many as there is room for.
            let _ = signs.push(offer.icon());
        }
    }
    for (index, icon) in signs.into_iter().enumerate() {
        let (x, y) = (188 + 25 * (index as i32 % 2), 136 + 24 * (index as i32 / 2));
        canvas.rounded(Area::new(x, y, 23, 22), 4, SLATE);
        icon.draw(canvas, x + 3, y + 3, 16, PAPER);
    }
    match first_deed(table, officer, to) {
        Some(deed) => {
            // Without the block from which it is done: there is no room for it.
            let label = match deed {
                Deed::Event(slot, _) => Offer::Do(Deed::Event(slot, How::Plain)).label(words),
                _ => fill(deed_name(words, deed.kind()), &[]),
            };
            let keys = [(Cap::A, words.here_verb), (Cap::X, &*label), (Cap::B, desk.texts.back)];
            key_hints(canvas, &keys);
        }
        None => {
            let keys = [(Cap::Stick, words.drive_verb), (Cap::A, words.here_verb), (Cap::B, desk.texts.back)];
            key_hints(canvas, &keys);
        }
    }
}

/// What X does at the end of a drive there, if anything.
pub fn first_deed(table: &Table, officer: Officer, to: Block) -> Option<Deed> {
    let to = Some(to).filter(|&to| to != table.mat(officer).at);
    Spot { table, officer, to }.first()
}
