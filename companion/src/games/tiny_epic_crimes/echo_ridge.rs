//! Tokens of Echo Ridge and its city: five by five blocks, dice on two sides, cars and gangsters in them.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::kinds::Colour;
use confidant_core::tiny_epic_crimes::{Block, BlockSet, Line, LineSet};

use crate::draw::palette::{
    FOG, GANG_BLUE, GANG_GREY, GANG_RED, GOOD, INK, LAMP, PAPER, RUST, SLATE, STEEL, TUBE,
};
use crate::draw::parts::seat::seat;
use crate::draw::shapes::Point;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};

/// A gangster in the square of this size at `x`, `y`: 17 in the city, 20 and 26 elsewhere.
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

/// Where a block of the city lies.
pub(super) fn block_area(block: Block) -> Area {
    let (x, y) = corner(block);
    Area::new(x, y, CELL, CELL)
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
    /// Cars: seat, counted from 1, and block; who is to move last, so that it lies on top.
    pub cars: &'a [(u8, Block)],
    /// Tokens of events: the number of the slot, and the block.
    pub tokens: &'a [(u8, Block)],
    /// The rows that have their informant, and the columns that have their witness.
    pub people: [LineSet; 2],
    /// The blocks that an event closes to some action or other.
    pub barred: BlockSet,
}

impl City<'_> {
    /// Bare blocks.
    pub const EMPTY: Self = Self {
        marks: &[],
        headquarters: "",
        route: &[],
        gangsters: &[],
        cars: &[],
        tokens: &[],
        people: [LineSet::from_bits(0); 2],
        barred: BlockSet::from_bits(0),
    };
}

/// Draws the city on the left of the screen.
pub fn city(canvas: &mut Canvas, view: &City<'_>) {
    let [informants, witnesses] = view.people;
    for (line, along) in Line::all().zip((0..).step_by(PITCH as usize)) {
        let text = number(line.index() as i64 + 1);
        let (x, y) = (CORNER.0 + along, CORNER.1 + along);
        canvas.rounded(Area::new(x, 33, 15, 15), 3, PAPER);
        Pen::new(Style::Hint, INK, PAPER).centred(canvas, x + 8, 45, &text);
        if witnesses.has(line) {
            Icon::Witness.draw(canvas, x + 17, 34, 12, FOG);
        }
        canvas.outline(Area::new(5, y, 15, 15), 3, 1, PAPER);
        Pen::new(Style::Hint, PAPER, INK).centred(canvas, 13, y + 12, &text);
        if informants.has(line) {
            Icon::Informant.draw(canvas, 7, y + 17, 12, FOG);
        }
    }
    for block in Block::all() {
        let (x, y) = corner(block);
        canvas.rounded(Area::new(x, y, CELL, CELL), 4, SLATE);
        if view.barred.has(block) {
            canvas.outline(Area::new(x, y, CELL, CELL), 4, 1, TUBE);
        }
    }
    for &(block, icon) in view.marks {
        let (x, y) = corner(block);
        icon.draw(canvas, x + 2, y + 2, 12, FOG);
    }
    for (&from, &to) in view.route.iter().zip(view.route.iter().skip(1)) {
        // Over an edge the way goes on at the other one.
        if from.distance(to) == 1 {
            canvas.line(middle(from), middle(to), 3, LAMP);
        }
    }
    for &block in view.route.iter().skip(1).take(view.route.len().saturating_sub(2)) {
        let (x, y) = middle(block);
        canvas.disc(x, y, 4, LAMP);
    }
    let (x, y) = corner(Block::HQ);
    canvas.rounded(Area::new(x, y, CELL, CELL), 4, PAPER);
    Pen::new(Style::Hint, INK, PAPER).room(CELL).centred(canvas, x + CELL / 2, y + 27, view.headquarters);
    if let Some(&goal) = view.route.last() {
        let (x, y) = corner(goal);
        canvas.outline(Area::new(x - 2, y - 2, CELL + 4, CELL + 4), 6, 2, LAMP);
    }
    for &(block, colour) in view.gangsters {
        let (x, y) = corner(block);
        gangster(canvas, x + 13, y + 13, 17, colour);
    }
    for (index, &(number_of_slot, block)) in view.tokens.iter().enumerate() {
        let (x, y) = corner(block);
        // Two events may have a token on one block.
        let below = view.tokens.iter().take(index).filter(|(_, other)| *other == block).count() as i32;
        let at = Area::new(x + 1 + 3 * below, y + 17 - 5 * below, 11, 12);
        canvas.rounded(at, 2, PAPER);
        Pen::new(Style::Map, RUST, PAPER).centred(canvas, at.x + 6, at.y + 10, &number(number_of_slot));
    }
    for (index, &(number, block)) in view.cars.iter().enumerate() {
        let (x, y) = corner(block);
        let above = view.cars.iter().skip(index + 1).filter(|(_, other)| *other == block).count() as i32;
        seat(canvas, x + 14 - 5 * above, y, 15, number);
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
    /// Seen in another hand: has an alibi, too.
    Seen,
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
        Suspicion::Seen => Icon::Eye.draw(canvas, x + 20, y + 27, 12, GOOD),
    }
    if chosen {
        canvas.outline(Area::new(x - 2, y - 2, 40, 46), 6, 3, LAMP);
    }
}

/// The corner of something new on the page, with its outer edges here.
pub fn new_corner(canvas: &mut Canvas, right: i32, top: i32) {
    const SIDE: i32 = 11;
    let edge = right - 1;
    canvas.convex([(edge - SIDE, top), (edge - 3, top), (edge, top + 3), (edge, top + SIDE)], LAMP);
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
