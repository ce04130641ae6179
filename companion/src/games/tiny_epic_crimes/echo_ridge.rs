//! Tokens of Echo Ridge and its city: five by five blocks, dice on two sides, cars and gangsters in them.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::words::Colour;
use confidant_core::tiny_epic_crimes::{Block, Line};

use crate::draw::palette::{
    FOG, GANG_BLUE, GANG_GREY, GANG_RED, GOOD, INK, LAMP, PAPER, RUST, SLATE, STEEL, TUBE,
};
use crate::draw::parts::seat::seat;
use crate::draw::shapes::Point;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};

/// A gangster in the square of this size at `x`, `y`: 19 in the city, 26 elsewhere.
pub fn gangster(canvas: &mut Canvas, x: i32, y: i32, size: i32, colour: Colour) {
    let (shape, ground, sign) = match colour {
        Colour::Red => (Icon::TokenSquare, GANG_RED, Icon::Rhino),
        Colour::Blue => (Icon::TokenHex, GANG_BLUE, Icon::Bee),
        Colour::Grey => (Icon::TokenDisc, GANG_GREY, Icon::Hat),
    };
    shape.draw(canvas, x, y, size, ground);
    let inner = size * 7 / 10;
    sign.draw(canvas, x + (size - inner) / 2, y + (size - inner) / 2, inner, INK);
}

/// A slot for an event, 46x32: its sign and how many tokens lie on it, or its number while empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventSlot {
    /// An event.
    Event(Icon, u8),
    /// None yet.
    Empty,
}

/// The right column of the clock: events, gangsters in the bag, events in the deck.
pub fn clock_column(canvas: &mut Canvas, caption: &str, slots: &[EventSlot; 3], bag: u8, deck: u8) {
    Pen::new(Style::Hint, FOG, INK).room(52).centred(canvas, 211, 45, caption);
    for (slot, (index, y)) in slots.iter().zip((1_u8..).zip((50..).step_by(35))) {
        let area = Area::new(188, y, 46, 32);
        match *slot {
            EventSlot::Event(icon, tokens) => {
                canvas.rounded(area, 5, PAPER);
                icon.draw(canvas, 193, y + 6, 20, INK);
                Pen::new(Style::Bold, RUST, PAPER).right(canvas, 227, y + 22, &number(tokens));
            }
            EventSlot::Empty => {
                canvas.outline(area, 5, 1, STEEL);
                Pen::new(Style::Bold, FOG, INK).centred(canvas, 211, y + 22, &number(index));
            }
        }
    }
    for (icon, y, count) in [(Icon::Hat, 164, bag), (Icon::Cards, 188, deck)] {
        icon.draw(canvas, 190, y, 18, FOG);
        Pen::new(Style::Bold, PAPER, INK).right(canvas, 233, y + 15, &number(count));
    }
}

const PITCH: i32 = 32;
const CELL: i32 = 30;
const CORNER: Point = (24, 52);

fn corner(block: Block) -> Point {
    let along = |line: Line| line.index() as i32 * PITCH;
    (CORNER.0 + along(block.column()), CORNER.1 + along(block.row()))
}

fn middle(block: Block) -> Point {
    let (x, y) = corner(block);
    (x + CELL / 2, y + CELL / 2)
}

/// What is in the city.
#[derive(Clone, Copy)]
pub struct City<'a> {
    /// Signs printed on blocks.
    pub marks: &'a [(Block, Icon)],
    /// The label of headquarters.
    pub headquarters: &'a str,
    /// A drive: every block from the first to the goal.
    pub route: &'a [Block],
    /// Gangsters.
    pub gangsters: &'a [(Block, Colour)],
    /// Cars: seat, counted from 1, and block.
    pub cars: &'a [(u8, Block)],
}

/// Draws the city on the left of the screen.
pub fn city(canvas: &mut Canvas, view: &City<'_>) {
    for (line, along) in Line::all().zip((0..).step_by(PITCH as usize)) {
        let text = number(line.index() as i64 + 1);
        canvas.rounded(Area::new(CORNER.0 + along + 8, 35, 15, 15), 3, PAPER);
        Pen::new(Style::Hint, INK, PAPER).centred(canvas, CORNER.0 + along + 16, 47, &text);
        canvas.outline(Area::new(5, CORNER.1 + along + 8, 15, 15), 3, 1, PAPER);
        Pen::new(Style::Hint, PAPER, INK).centred(canvas, 13, CORNER.1 + along + 20, &text);
    }
    for block in Block::all() {
        let (x, y) = corner(block);
        canvas.rounded(Area::new(x, y, CELL, CELL), 4, SLATE);
    }
    for &(block, icon) in view.marks {
        let (x, y) = corner(block);
        icon.draw(canvas, x + 3, y + 3, 12, FOG);
    }
    for (&from, &to) in view.route.iter().zip(view.route.iter().skip(1)) {
        canvas.line(middle(from), middle(to), 3, LAMP);
    }
    for &block in view.route.iter().skip(1).take(view.route.len().saturating_sub(2)) {
        let (x, y) = middle(block);
        canvas.disc(x, y, 4, LAMP);
    }
    let (x, y) = corner(Block::HQ);
    canvas.rounded(Area::new(x, y, CELL, CELL), 4, PAPER);
    Pen::new(Style::Hint, INK, PAPER).room(CELL).centred(canvas, x + CELL / 2, y + 12, view.headquarters);
    if let Some(&goal) = view.route.last() {
        let (x, y) = corner(goal);
        canvas.outline(Area::new(x - 2, y - 2, CELL + 4, CELL + 4), 6, 2, LAMP);
    }
    for &(block, colour) in view.gangsters {
        let (x, y) = corner(block);
        gangster(canvas, x + 10, y + 10, 19, colour);
    }
    for &(number, block) in view.cars {
        let (x, y) = corner(block);
        // Below the label of the headquarters, else in the middle.
        let drop = if block == Block::HQ { 13 } else { 7 };
        seat(canvas, x + 7, y + drop, 16, number);
    }
}

/// One suspect of the notebook, 36x42.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Suspicion {
    /// Still possible.
    Open,
    /// Ruled out by evidence.
    RuledOut,
    /// Has an alibi.
    Alibi,
}

/// A suspect's letter in the notebook.
pub fn suspect(canvas: &mut Canvas, x: i32, y: i32, letter: &str, suspicion: Suspicion, chosen: bool) {
    let (ground, colour) = if suspicion == Suspicion::Open { (PAPER, INK) } else { (SLATE, FOG) };
    canvas.rounded(Area::new(x, y, 36, 42), 5, ground);
    Pen::new(Style::Head, colour, ground).centred(canvas, x + 18, y + 28, letter);
    match suspicion {
        Suspicion::Open => {}
        Suspicion::RuledOut => canvas.line((x + 7, y + 34), (x + 28, y + 7), 2, TUBE),
        Suspicion::Alibi => Icon::Check.draw(canvas, x + 22, y + 27, 12, GOOD),
    }
    if chosen {
        canvas.outline(Area::new(x - 2, y - 2, 40, 46), 6, 3, LAMP);
    }
}

/// A chip of evidence: what kind, and, once these eyes know it, what it says.
pub fn evidence_chip(canvas: &mut Canvas, x: i32, y: i32, kind: Icon, known: Option<Icon>) {
    let (ground, colour) = if known.is_some() { (GOOD, INK) } else { (SLATE, FOG) };
    canvas.rounded(Area::new(x, y, 64, 23), 5, ground);
    kind.draw(canvas, x + 6, y + 3, 17, colour);
    match known {
        Some(icon) => icon.draw(canvas, x + 38, y + 3, 17, colour),
        None => {
            Pen::new(Style::Bold, FOG, SLATE).centred(canvas, x + 46, y + 17, "?");
        }
    }
}
