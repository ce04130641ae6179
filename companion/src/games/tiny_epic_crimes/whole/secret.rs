//! The pages shown while Y is held: notebook, stakeouts, force cards, accusation; a team's force cards in the open.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::{ForceId, ForceSet};
use confidant_core::tiny_epic_crimes::kinds::{Cards, Evidence, Officer, Suspect};
use confidant_core::tiny_epic_crimes::{Action, Block, Task};

use super::does::{Does, Own, View, back, own, see};
use super::envelope::knows_suspects;
use super::hand::{Hand, HandDeed, Page, Pick, Uses, needed, open_hand, target, uses, uses_of};
use super::notebook::{Notebook, letter};
use super::{HandDesk, Shows, TableDesk, name_of};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SAND, SLATE, STEEL, WAX, WAX_DIM};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::draw::shapes::Point;
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Colour, Icon, Pen, Style, number};
use crate::games::Deed;
use crate::games::tiny_epic_crimes::cards::HandText;
use crate::games::tiny_epic_crimes::dice::block_name;
use crate::games::tiny_epic_crimes::signs::finding_sign;
use crate::input::Key;
use crate::page::{Bound, List, RoseLook, RoseMarks};
use crate::texts::{Phrase, fill};

/// What an officer sees while Y is held.
pub(super) fn page(hand: &Hand, desk: &HandDesk<'_>, show: &mut Shows<'_>) {
    match hand.page {
        Page::Notebook => notebook_page(hand, desk, show),
        Page::Stakeouts => stakeouts_page(desk, show),
        Page::Cards => cards_page(hand, desk, show),
        Page::Accuse if hand.rose.is_done() => sure_page(hand, desk, show),
        Page::Accuse => accuse_page(hand, desk, show),
    }
}

/// Another page of the notes.
const fn turn_to(page: Page) -> Does {
    own(Own::Hand(HandDeed::See(page)))
}

/// Whom to accuse: every letter, whatever is known of it.
fn accuse_page(hand: &Hand, desk: &HandDesk<'_>, show: &mut Shows<'_>) {
    let (table, texts, words) = (desk.desk.table, desk.desk.texts, desk.desk.words);
    let (at, pages) = hand.rose.page();
    show.plate(words.whom_to_accuse, Corner::Text(&fill("{}/{}", &[&at, &pages])));
    let one = |index: usize| Suspect::at(index).unwrap_or(Suspect::ALL[0]);
    let label = |index: usize| letter(one(index));
    let notebook = Notebook::of_seat(table, desk.private, hand.fresh);
    let struck = |index: usize| !notebook.is_open(one(index));
    let below = |canvas: &mut Canvas, index: usize, (x, y): Point, colour: Colour| {
        for (evidence, x) in Evidence::ALL.into_iter().zip((x + 2..).step_by(16)) {
            let finding = table.boards().suspects.finding(one(index), evidence);
            finding_sign(evidence, finding).draw(canvas, x, y, 14, colour);
        }
    };
    let middle = |canvas: &mut Canvas, area: Area| {
        canvas.rounded(area, 6, WAX_DIM);
        canvas.outline(area, 6, 1, WAX);
        Icon::Knife.draw_centred(canvas, area.x + area.width / 2, area.y + area.height / 2, 20, PAPER);
    };
    let marks = RoseMarks { struck: &struck, below: &below };
    let count = Suspect::ALL.len();
    let look = RoseLook { count, label: &label, middle: &middle, spoke: (STEEL, 4), marks: Some(marks) };
    let hand_deed = |deed| own(Own::Hand(deed));
    show.rose(&hand.rose, &look, |key| hand_deed(HandDeed::Flick(key)), hand_deed(HandDeed::Back));
    let back = if at == 1 { words.notebook_verb } else { texts.back };
    show.keys([Bound::says(Cap::Stick, texts.letter), Bound::says(Cap::B, back)]);
}

/// Whether this one is to be accused, with the five findings in words.
fn sure_page(hand: &Hand, desk: &HandDesk<'_>, show: &mut Shows<'_>) {
    let words = desk.desk.words;
    show.plate(words.whom_to_accuse, Corner::None);
    let Some(suspect) = hand.accused() else { return };
    show.picture(|canvas| draw_accused(&desk.desk, canvas, suspect));
    let accuses = match needed(desk) {
        Some(Task::Accuse(officer)) => Some(Deed::Play(Action::Accuse(officer, suspect))),
        _ => None,
    };
    show.on(&[Key::A], || accuses);
    show.on(&[Key::B], || own(Own::Hand(HandDeed::Back)));
    let verb = fill(words.accuse_it, &[&suspect]);
    show.keys([
        Bound::new(Cap::Left, words.other_letter, turn_to(Page::Accuse)),
        Bound::maybe(Cap::Right, &verb, accuses),
    ]);
}

fn draw_accused(desk: &TableDesk<'_>, canvas: &mut Canvas, suspect: Suspect) {
    let (table, words) = (desk.table, desk.words);
    let card = Area::new(8, 36, 76, 122);
    canvas.rounded(card, 8, PAPER);
    canvas.outline(card.inset(3), 6, 1, SAND);
    let text = letter(suspect);
    canvas.say_chosen(&text);
    Pen::new(Style::Name, INK, PAPER).centred(canvas, card.x + card.width / 2, 108, &text);
    for (evidence, y) in Evidence::ALL.into_iter().zip((36..).step_by(25)) {
        let finding = table.boards().suspects.finding(suspect, evidence);
        canvas.rounded(Area::new(90, y, 142, 22), 4, SLATE);
        finding_sign(evidence, finding).draw(canvas, 96, y + 3, 17, PAPER);
        let says = words.finding(evidence, finding);
        Pen::new(Style::NoteBold, PAPER, SLATE).room(110).left(canvas, 119, y + 16, says);
    }
    canvas.rounded(TEXT, 6, SLATE);
    let inside = Area::new(TEXT.x + 8, TEXT.y + 5, TEXT.width - 16, TEXT.height - 8);
    Pen::new(Style::Body, PAPER, SLATE).paragraph(canvas, inside, 20, Align::Left, words.opened_together);
}

fn holder<'a>(desk: &HandDesk<'a>) -> &'a str {
    Officer::of(desk.seat).map_or("", |officer| name_of(&desk.desk, officer))
}

fn notebook_page(hand: &Hand, desk: &HandDesk<'_>, show: &mut Shows<'_>) {
    let (table, words) = (desk.desk.table, desk.desk.words);
    let accuses = needed(desk).is_some();
    show.plate(&fill(words.notebook_of, &[&holder(desk)]), Corner::None);
    let notebook = Notebook::of_seat(table, desk.private, hand.fresh);
    show.picture(|canvas| notebook.draw(canvas, words, hand.suspect()));
    // The number of steps to a suspect tells nothing.
    let suspects = Suspect::ALL.len();
    let at = hand.suspect.map_or(desk.random as usize % suspects, usize::from);
    show.turns(at, suspects, |row| own(Own::Hand(HandDeed::Suspect(row as u8))));
    let left = Bound::new(Cap::Left, words.stakeouts_verb, turn_to(Page::Stakeouts));
    let who = Bound::says(Cap::UpDown, words.who_verb);
    if accuses {
        show.keys([left, who, Bound::new(Cap::Right, words.accuse_verb, turn_to(Page::Accuse))]);
    } else if table.cards() == Cards::House {
        show.keys([left, who, Bound::new(Cap::Right, words.cards_verb, turn_to(Page::Cards))]);
    } else {
        // Printed force cards are in people's hands.
        show.keys([left, who]);
    }
}

/// What lies under the tokens that this officer has looked under.
fn stakeouts_page(desk: &HandDesk<'_>, show: &mut Shows<'_>) {
    let (table, words) = (desk.desk.table, desk.desk.words);
    show.plate(words.stakeouts_seen, Corner::None);
    show.picture(|canvas| draw_stakeouts(desk, canvas));
    // People who keep the murderer in the envelope keep their notes on paper, too.
    if knows_suspects(table) {
        show.keys([Bound::new(Cap::Right, words.notebook_verb, turn_to(Page::Notebook))]);
    } else {
        show.keys([]);
    }
}

fn draw_stakeouts(desk: &HandDesk<'_>, canvas: &mut Canvas) {
    let city = desk.desk.table.city();
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

/// The cards in rows, the chosen one with its text below; then what it is used for. `begin`: the row of its uses at which
/// the cursor begins.
fn pick_rows(
    desk: &TableDesk<'_>,
    show: &mut Shows<'_>,
    hand: ForceSet,
    pick: Pick,
    uses: &Uses,
    (begin, picks): (u32, fn(Pick) -> Does),
) {
    let (lit, count) = match pick.on {
        Some(row) => (usize::from(row), uses.len()),
        None => (usize::from(pick.row), hand.len()),
    };
    let pitch = if count > 4 { 25 } else { 31 };
    let list = List::new(count, lit).pitch(pitch).above(TEXT.y);
    let list = if show.is_secret() { list.wheel() } else { list.by_a() };
    let light = |row: usize| match pick.on {
        Some(_) => picks(Pick { on: Some(row as u8), ..pick }),
        None => picks(Pick { row: row as u8, on: None }),
    };
    show.list(list, light, &|index, tell| {
        if pick.on.is_some() {
            let Some(&action) = uses.get(index) else { return };
            return tell(Row::new(&use_says(desk, action)).icon(Icon::Right), Ok(Deed::Play(action)));
        }
        let Some(card) = hand.nth(index) else { return };
        let row = Row::new(HandText::of_force(card).name(desk.language)).icon(Icon::Force);
        let count = if index == lit { uses.len() as u32 } else { 0 };
        tell(row, Ok(picks(Pick { row: index as u8, on: begin.checked_rem(count).map(|row| row as u8) })));
    });
}

/// The text of the chosen card with a note, or that there is none.
fn draw_text(desk: &TableDesk<'_>, canvas: &mut Canvas, card: Option<ForceId>, note: &str) {
    let Some(card) = card else {
        let area = Area::new(16, 60, 208, 60);
        Pen::new(Style::Body, FOG, INK).paragraph(canvas, area, 20, Align::Middle, desk.words.no_cards);
        return;
    };
    let mut rule = heapless::String::<120>::new();
    let text = HandText::of_force(card);
    // Every gap is filled: a test of the cards sees to it.
    let _ = text.write_force(&mut rule, desk.language, &desk.table.edition().force.cards[card]);
    canvas.rounded(TEXT, 6, SLATE);
    let inside = Area::new(TEXT.x + 8, TEXT.y + 1, TEXT.width - 16, 34);
    Pen::new(Style::Note, PAPER, SLATE).paragraph(canvas, inside, 16, Align::Left, &rule);
    Pen::new(Style::Hint, FOG, SLATE).room(208).left(canvas, TEXT.x + 8, TEXT.y + 47, note);
}

fn cards_page(hand: &Hand, desk: &HandDesk<'_>, show: &mut Shows<'_>) {
    let (words, texts) = (desk.desk.words, desk.desk.texts);
    let (held, pick) = (desk.private.force, hand.pick);
    let count = fill("{}/{}", &[&held.len(), &desk.desk.table.force_limit()]);
    let drops = matches!(needed(desk), Some(Task::Drop(_)));
    show.plate(if drops { words.discard_one } else { words.force_cards }, Corner::Text(&count));
    let card = held.nth(pick.row.into());
    let uses = card.filter(|_| !drops).map_or(Uses::new(), |card| uses_of(desk, card));
    let note = if drops || !uses.is_empty() { words.all_see_it } else { words.not_playable };
    show.picture(|canvas| draw_text(&desk.desk, canvas, card, note));
    let choose = Bound::says(Cap::UpDown, texts.choose);
    if let Some((officer, card)) = Officer::of(desk.seat).zip(card).filter(|_| drops) {
        show.on(&[Key::Right], || Deed::Play(Action::Drop(officer, card)));
    }
    let picks = |pick| own(Own::Hand(HandDeed::Pick(pick)));
    pick_rows(&desk.desk, show, held, pick, &uses, (desk.random, picks));
    if drops {
        show.on(&[Key::Left], || turn_to(Page::Notebook));
        return show.keys([choose, Bound::says(Cap::Right, words.discard_verb)]);
    }
    let (left, right) = match pick.on {
        Some(_) => (Bound::new(Cap::Left, texts.back, picks(Pick { on: None, ..pick })), words.play_verb),
        None => (Bound::new(Cap::Left, words.notebook_verb, turn_to(Page::Notebook)), words.use_verb),
    };
    show.keys([left, choose, Bound::says(Cap::Right, right)]);
}

/// A team's force cards: those of the officer whose turn it is, or the pool.
pub(super) fn open_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, pick: Pick) {
    let (table, words, texts) = (desk.table, desk.words, desk.texts);
    let held = open_hand(table);
    let count = fill("{}/{}", &[&held.len(), &table.force_limit()]);
    show.plate(words.force_cards, Corner::Text(&count));
    let card = held.nth(pick.row.into());
    let uses = card.map_or(Uses::new(), |card| uses(table, table.now().officer, card));
    let note = if uses.is_empty() { words.not_playable } else { "" };
    show.picture(|canvas| draw_text(desk, canvas, card, note));
    let picks = |pick| see(View::Cards(pick));
    pick_rows(desk, show, held, pick, &uses, (0, picks));
    show.on(&[Key::X], || back(desk));
    let (play, before) = match pick.on {
        Some(_) => (words.play_verb, picks(Pick { on: None, ..pick })),
        None => (words.use_verb, back(desk)),
    };
    show.keys([
        Bound::says(Cap::UpDown, texts.choose),
        Bound::says(Cap::A, play),
        Bound::new(Cap::B, texts.back, before),
    ]);
}
