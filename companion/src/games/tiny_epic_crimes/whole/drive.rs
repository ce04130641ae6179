//! Where to drive: the city with the way, its hours, and what could be done at the goal.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::Perk;
use confidant_core::tiny_epic_crimes::kinds::Officer;
use confidant_core::tiny_epic_crimes::{Action, Block, Deed as Entry, How, Line, Table};

use super::city::{Mapped, draw_city};
use super::deeds::{Offer, Offers, Spot, deed_name};
use super::deeds_screen::Choosing;
use super::does::{Own, View, back, own, see};
use super::{Shows, TableDesk, name_of};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Deed;
use crate::games::tiny_epic_crimes::dice::block_name;
use crate::games::tiny_epic_crimes::echo_ridge::block_area;
use crate::input::Key;
use crate::page::{Bound, Tiles};
use crate::texts::fill;

/// Whether the drive leaves time for anything.
fn reaches(table: &Table, officer: Officer, to: Block) -> bool {
    let at = table.mat(officer).at;
    to == at || Spot { table, officer, to: Some(to) }.offered(Entry::Coffee).is_ok()
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

/// The stick on the clock: a drive in that direction, if there is time for one.
pub(super) fn begin(desk: &TableDesk<'_>, show: &mut Shows<'_>, officer: Officer) {
    let at = desk.table.mat(officer).at;
    let next = |from: Block, key: Key| {
        let to = if from == at { step(desk.table, officer, from, key) } else { None };
        to.unwrap_or(from)
    };
    // No block is to be seen yet: a finger on the disc of the clock is the stick.
    show.tiles(&Tiles { lit: at, step: &next, place: &|_| None }, |to| own(Own::Drive(to)), None);
    show.picture(|canvas| {
        for (key, area) in WAYS {
            if next(at, key) != at {
                canvas.say_key(area, key);
            }
        }
    });
}

/// The ways of the stick on the disc.
const WAYS: [(Key, Area); 4] = [
    (Key::Up, Area::new(40, 69, 108, 36)),
    (Key::Left, Area::new(40, 105, 54, 36)),
    (Key::Right, Area::new(94, 105, 54, 36)),
    (Key::Down, Area::new(40, 141, 108, 36)),
];

pub(super) fn page(desk: &TableDesk<'_>, show: &mut Shows<'_>, to: Block) {
    let (table, texts, words) = (desk.table, desk.texts, desk.words);
    let officer = table.now().officer;
    let hour = table.track().hour(officer) + table.now().bill;
    let title = fill(words.drives, &[&name_of(desk, officer)]);
    show.plate(&title, Corner::Text(&fill(words.n_hours, &[&hour])));
    let choosing = Choosing::at(table, to);
    let spot = Spot { table, officer, to: choosing.to };
    let offers = spot.offers(false);
    show.picture(|canvas| {
        draw(desk, canvas, to, hour);
        draw_offers(canvas, &offers);
    });
    let next = |from: Block, key: Key| step(table, officer, from, key).unwrap_or(from);
    let tiles = Tiles { lit: to, step: &next, place: &|block| Some(block_area(block)) };
    show.tiles(&tiles, |to| see(View::Drive(to)), Some(Ok(see(View::Deeds(choosing)))));
    let here = Bound::says(Cap::A, words.here_verb);
    let back = Bound::new(Cap::B, texts.back, back(desk));
    let Some(deed) = spot.first(&offers) else {
        return show.keys([Bound::says(Cap::Stick, words.drive_verb), here, back]);
    };
    // Without the block from which it is done: there is no room for it.
    let label = match deed {
        Entry::Event(slot, _) => Offer::Do(Entry::Event(slot, How::Plain)).label(words),
        _ => fill(deed_name(words, deed.kind()), &[]),
    };
    let first = Deed::Play(Action::Act(officer, choosing.to, deed));
    show.keys([here, Bound::new(Cap::X, &label, first), back]);
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

fn draw(desk: &TableDesk<'_>, canvas: &mut Canvas, to: Block, hour: u8) {
    let (table, words) = (desk.table, desk.words);
    let officer = table.now().officer;
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
}

/// The signs of what could be done at the goal.
fn draw_offers(canvas: &mut Canvas, offers: &Offers) {
    let mut signs: heapless::Vec<Icon, 6> = heapless::Vec::new();
    for offer in offers {
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
}

/// What X does at the end of a drive there, if anything.
pub fn first_deed(table: &Table, officer: Officer, to: Block) -> Option<Entry> {
    let to = Some(to).filter(|&to| to != table.mat(officer).at);
    let spot = Spot { table, officer, to };
    spot.first(&spot.offers(false))
}
