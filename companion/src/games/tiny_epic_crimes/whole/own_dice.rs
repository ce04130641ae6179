//! Dice and gangsters of the table: people roll and draw, and enter what came. Only what fits can be entered.

use core::ops::ControlFlow;

use confidant_core::game::Game;
use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::kinds::{Colour, Slot};
use confidant_core::tiny_epic_crimes::{Action, Block, Spot, Table, Task, TinyEpicCrimes};

use super::does::{Own, View, own, see};
use super::{Screens, Shows, TableDesk, name_of};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE, STEEL};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::{Area, Canvas, Pen, Style};
use crate::games::Deed;
use crate::games::tiny_epic_crimes::dice::{block_name, die};
use crate::games::tiny_epic_crimes::echo_ridge::gangster;
use crate::input::Key;
use crate::page::{Bound, Tiles};
use crate::texts::{Phrase, fill};

/// Where both dice begin.
const FIRST: [u8; 2] = [3, 3];

const FACES: u8 = 6;

/// Whether the table enters what it rolled or drew.
pub(super) fn is_entry(task: Task) -> bool {
    matches!(
        task,
        Task::Opening
            | Task::BackupDie(..)
            | Task::EventDie(..)
            | Task::SetUp(..)
            | Task::Drift(_)
            | Task::DriftFrom(..)
            | Task::Roll
            | Task::Bag(_)
    )
}

/// What is entered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    Both,
    One,
    Colour,
}

/// What can be entered now, a bit each: dice by black and white, a die by its face, colours.
fn fitting(table: &Table) -> (Entry, u64) {
    let (mut entry, mut bits) = (Entry::Both, 0);
    let _ = TinyEpicCrimes::public_actions(table, &mut |action| {
        let bit = match action {
            Action::Roll(black, white) => at(black, white) as u8,
            Action::Die(face) => {
                entry = Entry::One;
                face.saturating_sub(1)
            }
            Action::Draw(colour) => {
                entry = Entry::Colour;
                colour.index() as u8
            }
            _ => return ControlFlow::Continue(()),
        };
        bits |= 1_u64 << bit.min(63);
        ControlFlow::Continue(())
    });
    (entry, bits)
}

/// The bit of two dice.
fn at(black: u8, white: u8) -> usize {
    usize::from(black.saturating_sub(1)) * 6 + usize::from(white.saturating_sub(1))
}

fn fits(bits: u64, at: usize) -> bool {
    bits >> at.min(63) & 1 == 1
}

/// Where an entry begins: both dice in the middle, a colour at the first that the bag has.
pub(super) fn first(table: &Table) -> [u8; 2] {
    match table.pending() {
        Some(Task::Bag(_)) => [first_colour(table), 0],
        _ => FIRST,
    }
}

fn first_colour(table: &Table) -> u8 {
    let bag = table.city().bag();
    Colour::ALL.into_iter().position(|colour| bag.of(colour) > 0).unwrap_or(0) as u8
}

/// The entry after a step of the stick.
fn step([black, white]: [u8; 2], key: Key, entry: Entry, bits: u64) -> [u8; 2] {
    let step = |value: u8, up: bool| if up { value % FACES + 1 } else { (value + FACES - 2) % FACES + 1 };
    match (key, entry) {
        (Key::Left | Key::Right, Entry::Colour) => {
            let step = if key == Key::Right { 1 } else { 2 };
            let mut next = (1..=3).map(|times| (black + times * step) % 3);
            [next.find(|&at| fits(bits, at.into())).unwrap_or(black), white]
        }
        (Key::Left | Key::Right, _) => [black, step(white, key == Key::Right)],
        (_, Entry::Both) => [step(black, key == Key::Down), white],
        _ => [black, white],
    }
}

/// Where what is entered is chosen: on a field of six by six, among six faces, among three colours.
fn place([black, white]: [u8; 2], entry: Entry) -> Area {
    let along = |from: i32, pitch: i32, index: u8| from + pitch * i32::from(index);
    match entry {
        Entry::Both => {
            let (x, y) = (along(FIELD.0 - CELL, CELL, white), along(FIELD.1 - CELL, CELL, black));
            Area::new(x, y, CELL - 2, CELL - 2)
        }
        Entry::One => Area::new(along(-28, 37, white), 87, 36, 36),
        Entry::Colour => Area::new(along(30, 66, black), 84, 48, 48),
    }
}

/// The corner of the field, and the distance of its cells.
const FIELD: (i32, i32) = (34, 78);
const CELL: i32 = 22;

impl Screens {
    pub(super) fn entry_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, task: Task) {
        let (table, words) = (desk.table, desk.words);
        let (entry, bits) = fitting(table);
        let hour = fill(words.n_hours, &[&table.now().started]);
        let corner = if table.track().reached() == 0 { Phrase::new() } else { hour };
        let title = if entry == Entry::Colour { words.your_bag } else { words.your_dice };
        show.plate(title, Corner::Text(&corner));
        show.picture(|canvas| {
            Pen::new(Style::NoteBold, PAPER, INK).room(224).left(canvas, 10, 48, &what_for(desk, task));
            match entry {
                Entry::Both => self.draw_both(desk, canvas, bits),
                Entry::One => self.draw_one(desk, canvas, bits),
                Entry::Colour => self.draw_colours(desk, canvas, bits),
            }
        });
        let [black, white] = self.entry;
        let action = match entry {
            Entry::Both => Some(Action::Roll(black, white)).filter(|_| fits(bits, at(black, white))),
            Entry::One => Some(Action::Die(white)).filter(|_| fits(bits, at(1, white))),
            Entry::Colour => Colour::at(black.into()).map(Action::Draw),
        };
        let tiles = Tiles {
            lit: self.entry,
            step: &|from, key| step(from, key, entry, bits),
            place: &|at| Some(place(at, entry)),
        };
        show.tiles(&tiles, |entry| own(Own::Entry(entry)), action.map(|action| Ok(Deed::Play(action))));
        let stick = if entry == Entry::Both { Cap::Stick } else { Cap::Sideways };
        show.keys([
            Bound::says(stick, desk.texts.choose),
            Bound::says(Cap::A, desk.texts.enter),
            Bound::new(Cap::X, words.city_verb, see(View::City)),
        ]);
    }

    /// A field of six by six: black rows, white columns.
    fn draw_both(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, bits: u64) {
        let (left, top) = FIELD;
        let [black, white] = self.entry;
        for face in 1..=FACES {
            let along = i32::from(face - 1) * CELL;
            die(canvas, left + along + 1, top - 21, 18, face, false);
            die(canvas, left - 23, top + along + 1, 18, face, true);
        }
        for (row, column) in (1..=FACES).flat_map(|row| (1..=FACES).map(move |column| (row, column))) {
            let area = place([row, column], Entry::Both);
            let chosen = [row, column] == self.entry;
            let fits = fits(bits, at(row, column));
            if fits || chosen {
                canvas.rounded(area, 3, if chosen && fits { LAMP } else { SLATE });
            }
            if chosen && !fits {
                canvas.outline(area, 3, 2, LAMP);
            } else if !fits {
                canvas.outline(area, 3, 1, STEEL);
            }
            let block = Block::of_dice(row, column);
            if let Some(colour) = block.and_then(|block| desk.table.city().gangster(block)) {
                gangster(canvas, area.x + 1, area.y + 1, 17, colour);
            }
        }
        let name = fill("{}-{}", &[&black, &white]);
        canvas.say_chosen(&name);
        Pen::new(Style::Head, LAMP, INK).centred(canvas, 204, 110, &name);
        let fits = fits(bits, at(black, white));
        if !fits {
            let lines = Style::Note.wrap(desk.words.roll_again, 62);
            for (line, y) in lines.iter().zip([140, 156]) {
                Pen::new(Style::Note, FOG, INK).room(64).centred(canvas, 204, y, line);
            }
        }
    }

    fn draw_one(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, bits: u64) {
        for face in 1..=FACES {
            let x = 12 + i32::from(face - 1) * 37;
            let chosen = face == self.entry[1];
            if chosen {
                canvas.rounded(place([0, face], Entry::One), 5, LAMP);
            }
            die(canvas, x, 90, 30, face, !fits(bits, at(1, face)));
        }
        canvas.say_chosen(&fill("{}", &[&self.entry[1]]));
        if !fits(bits, at(1, self.entry[1])) {
            Pen::new(Style::Note, FOG, INK).room(200).centred(canvas, 120, 150, desk.words.roll_again);
        }
    }

    fn draw_colours(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, bits: u64) {
        for (index, colour) in Colour::ALL.into_iter().enumerate() {
            let x = 30 + index as i32 * 66;
            let chosen = index == usize::from(self.entry[0]);
            let area = place([index as u8, 0], Entry::Colour);
            if chosen {
                canvas.rounded(area, 8, LAMP);
                let name = desk.words.colour(colour);
                canvas.say_chosen(name);
                Pen::new(Style::Bold, PAPER, INK).room(64).centred(canvas, x + 24, 152, name);
            } else {
                canvas.rounded(area, 8, SLATE);
            }
            if fits(bits, index) {
                gangster(canvas, x + 11, 95, 26, colour);
            }
        }
    }
}

/// What is rolled or drawn for.
fn what_for(desk: &TableDesk<'_>, task: Task) -> Phrase {
    let words = desk.words;
    let event = |slot: Slot| match super::deeds_screen::event_name(desk, slot) {
        "" => fill(words.slot_n, &[&(slot.index() + 1)]),
        name => fill(name, &[]),
    };
    match task {
        Task::BackupDie(officer, hours) => fill(words.die_backup, &[&name_of(desk, officer), &hours]),
        Task::EventDie(_, slot, _) | Task::SetUp(slot, ..) | Task::Drift(slot) | Task::DriftFrom(slot, _) => {
            event(slot)
        }
        Task::Bag(Spot::Block(block) | Spot::Wanted(_, block)) => {
            fill(words.gangster_to, &[&block_name(block)])
        }
        Task::Bag(Spot::Card(slot)) => event(slot),
        _ => fill(words.gangster_roll, &[]),
    }
}
