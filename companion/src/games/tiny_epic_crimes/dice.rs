//! The two dice, the small city in which they name a block, and questions with two tiles for answers.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::{Block, BlockSet, Line};

use super::Words;
use crate::draw::palette::{FOG, GLOW, INK, LAMP, PAPER, RUST, SAND, SLATE};
use crate::draw::parts::hints::{Cap, cap};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::{ActionOf, Deed, Desk, ShowOf, TableScreens};
use crate::page::Bound;
use crate::texts::Phrase;

/// A die of this size with this face, 1 to 6: the black one is ink with an outline of paper, the white one paper.
pub fn die(canvas: &mut Canvas, x: i32, y: i32, size: i32, face: u8, black: bool) {
    let (ground, pip) = if black { (INK, PAPER) } else { (PAPER, INK) };
    let area = Area::new(x, y, size, size);
    canvas.rounded(area, size / 6, ground);
    if black {
        canvas.outline(area, size / 6, 2, PAPER);
    }
    let radius = (size / 12).max(1);
    let [first, middle, last] = [size / 4, size / 2, size - 1 - size / 4];
    let odd = face % 2 == 1;
    let pips = [
        (face > 1, first, first),
        (face > 1, last, last),
        (face > 3, last, first),
        (face > 3, first, last),
        (face > 5, first, middle),
        (face > 5, last, middle),
        (odd, middle, middle),
    ];
    for (_, dx, dy) in pips.into_iter().filter(|(there, ..)| *there) {
        canvas.disc(x + dx, y + dy, radius, pip);
    }
}

/// What is lit in the small city.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Lit {
    /// A block, with its row and column.
    Block(Block),
    /// A row.
    Row(Line),
    /// A column.
    Column(Line),
    /// Nothing: the dice name no block.
    None,
}

/// Distance from block to block of the small city.
const PITCH: i32 = 14;

/// The small city, 69 pixels wide and high: what the dice name is lit, tokens are pins.
pub fn small_city(canvas: &mut Canvas, x: i32, y: i32, lit: Lit, tokens: BlockSet) {
    for block in Block::all() {
        let (row, column) = (block.row(), block.column());
        let beside = match lit {
            Lit::Block(lit) => lit.row() == row || lit.column() == column,
            Lit::Row(line) => line == row,
            Lit::Column(line) => line == column,
            Lit::None => false,
        };
        let named = match lit {
            Lit::Block(lit) => lit == block,
            Lit::Row(_) | Lit::Column(_) => beside,
            Lit::None => false,
        };
        let colour = match (named, block == Block::HQ, beside) {
            (true, ..) => LAMP,
            (_, true, false) => PAPER,
            (_, true, true) => SAND,
            (_, _, true) => GLOW,
            _ => SLATE,
        };
        let left = x + column.index() as i32 * PITCH;
        let top = y + row.index() as i32 * PITCH;
        canvas.rounded(Area::new(left, top, PITCH - 1, PITCH - 1), 2, colour);
        if tokens.has(block) {
            canvas.rect(Area::new(left + 4, top + 4, 5, 5), if named { INK } else { PAPER });
        }
    }
}

/// Both dice and the small city on top of a screen, from row 36 to 106.
pub fn dice_and_city(canvas: &mut Canvas, faces: [Option<u8>; 2], lit: Lit, tokens: BlockSet) {
    for ((face, black), x) in faces.into_iter().zip([true, false]).zip([12, 82]) {
        if let Some(face) = face {
            die(canvas, x, 40, 60, face, black);
        }
    }
    small_city(canvas, 161, 36, lit, tokens);
}

/// A block as people name it: `2-4`.
pub fn block_name(block: Block) -> heapless::String<4> {
    let mut name = heapless::String::new();
    let _ = core::fmt::Write::write_fmt(&mut name, format_args!("{}-{}", block.row(), block.column()));
    name
}

/// Blocks as people name them, as many as a plate has room for.
pub fn block_names(blocks: BlockSet) -> Phrase {
    let mut phrase = Phrase::new();
    for block in blocks.iter().take(4) {
        let gap = if phrase.is_empty() { "" } else { " " };
        let _ = core::fmt::Write::write_fmt(&mut phrase, format_args!("{gap}{}", block_name(block)));
    }
    phrase
}

/// A question on a card, with a tile for A and one for X; B leaves.
pub(super) fn asks<F: TableScreens<Words = Words>>(
    desk: &Desk<'_, F>,
    show: &mut ShowOf<'_, F>,
    title: &str,
    (sign, text): (Option<Icon>, &str),
    pair: [(Icon, &str, ActionOf<F>); 2],
) {
    show.plate(title, desk.corner().corner());
    show.picture(|canvas| told_card(canvas, sign, text));
    for ((sign, label, action), (cap, x)) in pair.into_iter().zip([(Cap::A, 8), (Cap::X, 122)]) {
        show.picture(|canvas| tile(canvas, x, cap, sign, label));
        show.also(Bound::new(cap, label, Deed::Play(action)));
    }
    show.keys([Bound::says(Cap::B, desk.texts.menu)]);
}

/// A tile in the lower half of a screen, from row 118 to 212: a small card with a sign, and the key with what it does,
/// in one or two lines.
fn tile(canvas: &mut Canvas, x: i32, key: Cap, sign: Icon, label: &str) {
    let area = Area::new(x, 118, 110, 94);
    canvas.rounded(area, 6, SLATE);
    let card = Area::new(x + 39, 124, 32, 40);
    canvas.rounded(card, 5, PAPER);
    canvas.outline(card.inset(3), 3, 1, SAND);
    sign.draw(canvas, x + 46, 135, 18, RUST);
    cap(canvas, x + 6, 181, key);
    let lines = Style::Hint.wrap(label, 82);
    let first = 193 - 7 * (lines.len() as i32 - 1);
    for (line, base) in lines.iter().zip((first..).step_by(15)) {
        Pen::new(Style::Hint, PAPER, SLATE).room(82).left(canvas, x + 26, base, line);
    }
    if let Some(key) = key.key() {
        canvas.say_key(area, key);
    }
}

/// A paper card with a sign and a sentence on the upper half of a screen, from row 34 to 112.
pub fn told_card(canvas: &mut Canvas, sign: Option<Icon>, text: &str) {
    let area = Area::new(8, 34, 224, 78);
    crate::draw::parts::card::card(canvas, area);
    if let Some(sign) = sign {
        sign.draw(canvas, 16, 53, 40, INK);
    }
    let lines = Style::Body.count(text, 160) as i32;
    let top = area.y + (area.height - 19 * lines) / 2 - 1;
    let text_area = Area::new(64, top, 162, area.bottom() - top);
    Pen::new(Style::Body, INK, PAPER).paragraph(canvas, text_area, 19, Align::Left, text);
}

/// A figure with its sign in the right column of the clock.
pub fn column_figure(canvas: &mut Canvas, y: i32, icon: Icon, figure: u8) {
    icon.draw(canvas, 190, y, 18, FOG);
    Pen::new(Style::Bold, PAPER, INK).right(canvas, 233, y + 14, &number(figure));
}
