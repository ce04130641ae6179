//! The pages shown while Y is held: notebook, stakeouts, force cards, accusation; a team's force cards in the open.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::ForceSet;
use confidant_core::tiny_epic_crimes::kinds::{Cards, Officer};
use confidant_core::tiny_epic_crimes::{Action, Task};

use super::envelope::knows_suspects;
use super::hand::{Hand, Page, Pick, Uses, needed, open_hand, target, uses, uses_of};
use super::notebook::{Notebook, draw_letter};
use super::{HandDesk, TableDesk, name_of};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{LIST_TOP, Row, first_visible, scroll_line};
use crate::draw::parts::plate::{Corner, plate, secret_frame, secret_plate};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::tiny_epic_crimes::cards::HandText;
use crate::games::tiny_epic_crimes::dice::block_name;
use crate::hint::{key_hints, secret_key_hints};
use crate::texts::{Phrase, fill};

/// Draws what an officer sees while Y is held.
pub(super) fn draw(hand: &Hand, desk: &HandDesk<'_>, canvas: &mut Canvas) {
    canvas.clear(INK);
    match hand.page {
        Page::Notebook => draw_notebook(hand, desk, canvas),
        Page::Stakeouts => draw_stakeouts(desk, canvas),
        Page::Cards => draw_cards(hand, desk, canvas),
        Page::Sure => {
            secret_plate(canvas, desk.desk.words.whom_to_accuse, Corner::None);
            if let Some(suspect) = hand.suspect() {
                draw_letter(&desk.desk, canvas, suspect);
            }
            let keys = [(Cap::Left, desk.desk.texts.back), (Cap::Right, desk.desk.words.accuse_verb)];
            secret_key_hints(canvas, &keys);
        }
    }
    secret_frame(canvas);
}

fn holder<'a>(desk: &HandDesk<'a>) -> &'a str {
    Officer::of(desk.seat).map_or("", |officer| name_of(&desk.desk, officer))
}

fn draw_notebook(hand: &Hand, desk: &HandDesk<'_>, canvas: &mut Canvas) {
    let (table, words) = (desk.desk.table, desk.desk.words);
    let accuses = needed(desk).is_some();
    let title =
        if accuses { fill(words.whom_to_accuse, &[]) } else { fill(words.notebook_of, &[&holder(desk)]) };
    secret_plate(canvas, &title, Corner::None);
    Notebook::of_seat(table, desk.private, hand.fresh).draw(canvas, words, hand.suspect());
    let last = if accuses { words.accuse_verb } else { words.cards_verb };
    let (left, who) = ((Cap::Left, words.stakeouts_verb), (Cap::UpDown, words.who_verb));
    if accuses || table.cards() == Cards::House {
        secret_key_hints(canvas, &[left, who, (Cap::Right, last)]);
    } else {
        // Printed force cards are in people's hands.
        secret_key_hints(canvas, &[left, who]);
    }
}

/// What lies under the tokens that this officer has looked under.
fn draw_stakeouts(desk: &HandDesk<'_>, canvas: &mut Canvas) {
    use confidant_core::tiny_epic_crimes::Block;
    let (table, words) = (desk.desk.table, desk.desk.words);
    secret_plate(canvas, words.stakeouts_seen, Corner::None);
    let city = table.city();
    for block in Block::all() {
        let (x, y) = (35 + block.column().index() as i32 * 34, 38 + block.row().index() as i32 * 34);
        let area = Area::new(x, y, 32, 32);
        canvas.rounded(area, 4, if block == Block::HQ { PAPER } else { SLATE });
        let value = desk.private.stakeouts.iter().find(|(at, _)| *at == block).map(|(_, value)| *value);
        let [hits, misses] = desk.private.searches;
        match value {
            Some(value) => {
                Pen::new(Style::Head, LAMP, SLATE).centred(canvas, x + 16, y + 23, &number(value));
            }
            None if hits.has(block) => Icon::Check.draw(canvas, x + 6, y + 6, 20, LAMP),
            None if misses.has(block) => Icon::Cross.draw(canvas, x + 6, y + 6, 20, FOG),
            None if city.stakeout().has(block) => Icon::Stakeout.draw(canvas, x + 10, y + 10, 12, FOG),
            None if city.search().has(block) => Icon::Search.draw(canvas, x + 10, y + 10, 12, FOG),
            None => {}
        }
    }
    // People who keep the murderer in the envelope keep their notes on paper, too.
    if knows_suspects(table) {
        secret_key_hints(canvas, &[(Cap::Right, words.notebook_verb)]);
    } else {
        secret_key_hints(canvas, &[]);
    }
}

/// What a card is used for, in words: unique among the uses of one card.
fn use_says(desk: &TableDesk<'_>, action: Action) -> Phrase {
    let words = desk.words;
    match target(action) {
        (Some(block), Some(slot), true) => {
            fill(words.pay_event_at, &[&(slot.index() + 1), &block_name(block)])
        }
        (None, Some(slot), true) => fill(words.pay_event_here, &[&(slot.index() + 1)]),
        (None, Some(slot), false) => fill("{}", &[&super::deeds_screen::event_name(desk, slot)]),
        (Some(block), ..) => fill(words.on_block, &[&block_name(block)]),
        (None, ..) => fill(words.play_card, &[]),
    }
}

/// The text of the chosen card, and a note.
const TEXT: Area = Area::new(8, 162, 224, 51);
/// Rows above it.
const ROWS: usize = 4;

/// The cards in rows, the chosen one with its text below; then what it is used for.
fn draw_pick(desk: &TableDesk<'_>, canvas: &mut Canvas, hand: ForceSet, pick: Pick, uses: &Uses, note: &str) {
    let Some(card) = hand.nth(pick.row.into()) else {
        let area = Area::new(16, 60, 208, 60);
        Pen::new(Style::Body, FOG, INK).paragraph(canvas, area, 20, Align::Middle, desk.words.no_cards);
        return;
    };
    let (chosen, count) = match pick.on {
        Some(row) => (usize::from(row), uses.len()),
        None => (usize::from(pick.row), hand.len()),
    };
    let pitch = if count > ROWS { 25 } else { 31 };
    let fit = if count > ROWS { ROWS + 1 } else { ROWS };
    let first = first_visible(count, fit, chosen);
    for (index, y) in (first..count).zip((LIST_TOP..).step_by(pitch as usize)).take(fit) {
        let (icon, label) = match pick.on {
            Some(_) => (Icon::Right, uses.get(index).map(|&action| use_says(desk, action))),
            None => {
                let name = |card| fill(HandText::of_force(card).name(desk.language), &[]);
                (Icon::Force, hand.nth(index).map(name))
            }
        };
        let label = label.unwrap_or_default();
        Row::new(&label).icon(icon).chosen(index == chosen).draw(canvas, y, pitch);
    }
    scroll_line(canvas, LIST_TOP, fit as i32 * pitch - 2, first, fit, count);
    let mut rule = heapless::String::<120>::new();
    let text = HandText::of_force(card);
    // Every gap is filled: a test of the cards sees to it.
    let _ = text.write_force(&mut rule, desk.language, &desk.table.edition().force.cards[card]);
    canvas.rounded(TEXT, 6, SLATE);
    let inside = Area::new(TEXT.x + 8, TEXT.y + 1, TEXT.width - 16, 34);
    Pen::new(Style::Note, PAPER, SLATE).paragraph(canvas, inside, 16, Align::Left, &rule);
    Pen::new(Style::Hint, FOG, SLATE).room(208).left(canvas, TEXT.x + 8, TEXT.y + 47, note);
}

fn draw_cards(hand: &Hand, desk: &HandDesk<'_>, canvas: &mut Canvas) {
    let (words, texts) = (desk.desk.words, desk.desk.texts);
    let drops = matches!(needed(desk), Some(Task::Drop(_)));
    let held = desk.private.force;
    let count = fill("{}/{}", &[&held.len(), &desk.desk.table.force_limit()]);
    secret_plate(canvas, if drops { words.discard_one } else { words.force_cards }, Corner::Text(&count));
    let uses = held.nth(hand.pick.row.into()).map_or(Uses::new(), |card| uses_of(desk, card));
    let note = match (drops, uses.is_empty()) {
        (true, _) | (false, false) => words.all_see_it,
        (false, true) => words.not_playable,
    };
    draw_pick(&desk.desk, canvas, held, hand.pick, &uses, note);
    let last = match (drops, hand.pick.on) {
        (true, _) => words.discard_verb,
        (false, None) => words.use_verb,
        (false, Some(_)) => words.play_verb,
    };
    if drops {
        return secret_key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::Right, last)]);
    }
    let left = if hand.pick.on.is_some() { texts.back } else { words.notebook_verb };
    secret_key_hints(canvas, &[(Cap::Left, left), (Cap::UpDown, texts.choose), (Cap::Right, last)]);
}

/// A team's force cards: those of the officer whose turn it is, or the pool.
pub(super) fn draw_open(desk: &TableDesk<'_>, canvas: &mut Canvas, pick: Pick) {
    let (table, words, texts) = (desk.table, desk.words, desk.texts);
    canvas.clear(INK);
    let held = open_hand(table);
    let count = fill("{}/{}", &[&held.len(), &table.force_limit()]);
    plate(canvas, words.force_cards, Corner::Text(&count));
    let officer = table.now().officer;
    let uses = held.nth(pick.row.into()).map_or(Uses::new(), |card| uses(table, officer, card));
    let note = if uses.is_empty() { words.not_playable } else { "" };
    draw_pick(desk, canvas, held, pick, &uses, note);
    let play = if pick.on.is_some() { words.play_verb } else { words.use_verb };
    key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, play), (Cap::B, texts.back)]);
}
