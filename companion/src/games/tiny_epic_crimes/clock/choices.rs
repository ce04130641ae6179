//! What came of the dice, and the other things that people say with one key: what is offered is exactly what may be told.

use confidant_core::tiny_epic_clock::{Action, Named, Table, Task};
use confidant_core::tiny_epic_crimes::cards::{Drift, EventStep};
use confidant_core::tiny_epic_crimes::kinds::{Officer, Slot};
use confidant_core::tiny_epic_crimes::{Block, BlockSet};

use super::{Screens, TableDesk, Words, name_of, turned};
use crate::draw::palette::INK;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{PITCH, Row, list};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::parts::seat::seat;
use crate::draw::{Area, Canvas, Icon};
use crate::games::Wish;
use crate::games::tiny_epic_crimes::cards::EventText;
use crate::games::tiny_epic_crimes::dice::{Lit, Tile, block_name, dice_and_city, tiles, told_card};
use crate::games::tiny_epic_crimes::own_cards::{Drawn, OwnCards};
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::{Phrase, fill};

/// Something that can be said about what the dice named.
type Answer = (Action, Icon, Phrase);
type Answers = heapless::Vec<Answer, 5>;

/// What the dice name goes where.
fn named(words: &'static Words, text: &'static str, what: Named) -> Phrase {
    match what {
        Named::Block(block) => fill(text, &[&block_name(block)]),
        Named::Row(line) => fill(words.row_is, &[&line]),
        Named::Column(line) => fill(words.column_is, &[&line]),
    }
}

/// The step of the set-up that something was named for.
fn step_of(table: &Table, slot: Slot, step: u8) -> Option<EventStep> {
    table.house_event(slot)?.set_up.get(usize::from(step)).copied()
}

/// What can be said now, the usual answer first, that of key X second.
fn answers(desk: &TableDesk<'_>) -> Answers {
    let (table, words) = (desk.table, desk.words);
    let plain = |action, icon, text: &'static str| (action, icon, fill(text, &[]));
    let again = plain(Action::Again, Icon::Undo, words.roll_again);
    let taken = plain(Action::Taken, Icon::Event, words.is_taken);
    let empty = plain(Action::Empty, Icon::Bag, words.bag_empty);
    let mut answers = Answers::new();
    match table.pending() {
        Some(Task::Rolled(block)) => {
            let text = named(words, words.gangster_to, Named::Block(block));
            answers.extend([(Action::Placed, Icon::Pawn, text), taken, empty, again]);
        }
        Some(Task::Roll) => {
            answers.extend([plain(Action::Placed, Icon::Pawn, words.roll_done), taken, empty]);
        }
        Some(Task::Proposed(slot, step, _, what)) => {
            let gangsters = match step_of(table, slot, step) {
                Some(EventStep::Gangsters(_, how)) => Some(how),
                _ => None,
            };
            let (icon, text) = match gangsters {
                Some(_) => (Icon::Pawn, words.gangster_to),
                None => (Icon::Pin, words.token_to),
            };
            answers.extend([(Action::Placed, icon, named(words, text, what)), again]);
            if gangsters.is_some() {
                let _ = answers.push(empty);
            }
            let rest = [
                plain(Action::Done, Icon::Check, words.nothing_fits),
                plain(Action::Away, Icon::Cards, words.cannot_set_up),
            ];
            answers.extend(rest);
        }
        Some(Task::Drifts(slot, block)) => {
            let wanted = table.house_event(slot).and_then(|card| card.drift) == Some(Drift::Wanted);
            let text = if wanted { words.wanted_to } else { words.token_to };
            let moved = (Action::Placed, Icon::Pin, named(words, text, Named::Block(block)));
            answers.extend([moved, again, plain(Action::Done, Icon::Check, words.stays_there)]);
        }
        _ => {}
    }
    answers
}

impl Screens {
    pub(super) fn press_answers(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        let answers = answers(desk);
        let play = |row: usize| answers.get(row).map_or(Wish::Nothing, |answer| Wish::Play(answer.0));
        match key {
            Key::Up | Key::Down => {
                self.row = turned(self.row, answers.len(), key);
                Wish::Redraw
            }
            Key::A => play(self.row.into()),
            Key::X => play(1),
            Key::B => Wish::Leave,
            _ => Wish::Nothing,
        }
    }

    /// The dice on top, and below what can be said about them.
    pub(super) fn draw_answers(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let (table, words) = (desk.table, desk.words);
        canvas.clear(INK);
        let answers = answers(desk);
        let mut second = words.again_verb;
        match table.pending() {
            Some(Task::Rolled(block)) => {
                let double = if block.row() == block.column() { Some(words.again_double) } else { None };
                let clock = desk.corner();
                plate(canvas, words.gangster_roll, double.map_or(clock.corner(), Corner::Text));
                self.draw_rolled(desk, canvas, block);
                second = words.taken_verb;
            }
            Some(Task::Roll) => {
                plate(canvas, words.your_dice, desk.corner().corner());
                told_card(canvas, Some(Icon::Bag), words.roll_yourselves);
                second = words.taken_verb;
            }
            Some(Task::Proposed(slot, _, _, what)) => draw_proposed(desk, canvas, slot, what),
            Some(Task::Drifts(slot, block)) => draw_proposed(desk, canvas, slot, Named::Block(block)),
            _ => {}
        }
        // Five low rows have room where three high ones would.
        let (top, pitch) = match answers.len() {
            ..=3 => (118, 32),
            4 => (110, 26),
            _ => (109, 21),
        };
        for ((index, (_, icon, text)), y) in answers.iter().enumerate().zip((top..).step_by(pitch)) {
            let area = Area::new(8, y, 224, pitch as i32 - 2);
            Row::new(text).icon(*icon).chosen(index == usize::from(self.row)).draw_in(canvas, area);
        }
        key_hints(canvas, &[(Cap::UpDown, desk.texts.choose), (Cap::A, words.placed), (Cap::X, second)]);
    }

    fn draw_rolled(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, block: Block) {
        let fell = self.faces(desk.now);
        let [black, white] = fell.unwrap_or([block.row() as u8 + 1, block.column() as u8 + 1]);
        let still = [black, white] == [block.row() as u8 + 1, block.column() as u8 + 1];
        let lit = if still { Lit::Block(block) } else { Lit::None };
        dice_and_city(canvas, [Some(black), Some(white)], lit, BlockSet::NONE);
    }

    /// Who is where an event wants everybody to be.
    pub(super) fn press_summons(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        let who = called(desk.table);
        match key {
            Key::Up | Key::Down => self.row = turned(self.row, who.len(), key),
            Key::A | Key::Left | Key::Right => {
                if let Some(&officer) = who.get(usize::from(self.row))
                    && !self.there.remove(officer)
                {
                    self.there.insert(officer);
                }
            }
            Key::X => return Wish::Play(Action::There(self.there)),
            Key::B => return Wish::Leave,
            Key::Y => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn draw_summons(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let words = desk.words;
        canvas.clear(INK);
        plate(canvas, words.who_is_there, Corner::None);
        let who = called(desk.table);
        list(canvas, PITCH, who.len(), self.row.into(), |index| {
            let officer = who.get(index).copied().unwrap_or(Officer::P1);
            let there = self.there.has(officer);
            Row::new(name_of(desk, officer))
                .icon(if there { Icon::Check } else { Icon::Cross })
                .value(if there { words.is_there } else { words.is_away })
        });
        key_hints(
            canvas,
            &[(Cap::UpDown, desk.texts.choose), (Cap::A, words.toggle), (Cap::X, desk.texts.done)],
        );
    }

    /// Questions with two tiles: what A and X say.
    pub(super) fn press_tiles(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        if let Some(cards) = own_cards(desk.table) {
            return cards.press(&mut self.row, key, |drawn| match drawn {
                Drawn::Card(name) => Action::Card(name),
                Drawn::Other(timed) => Action::Drawn(timed),
            });
        }
        let Some((_, _, pair)) = question(desk, self.draw_again) else { return Wish::Nothing };
        match key {
            Key::A => Wish::Play(pair[0].0),
            Key::X => Wish::Play(pair[1].0),
            Key::B => Wish::Leave,
            _ => Wish::Nothing,
        }
    }

    pub(super) fn draw_tiles(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let (table, words) = (desk.table, desk.words);
        if let Some(cards) = own_cards(table) {
            return cards.draw(canvas, words, desk.texts, desk.corner().corner(), self.row);
        }
        canvas.clear(INK);
        let Some((sign, text, pair)) = question(desk, self.draw_again) else { return };
        let title = match table.pending() {
            Some(Task::Penalty) => words.penalty,
            Some(Task::Report(_)) => words.report,
            _ => words.new_event,
        };
        plate(canvas, title, desk.corner().corner());
        let reporter = match table.pending() {
            Some(Task::Report(officer)) => Some(officer),
            _ => None,
        };
        told_card(canvas, reporter.is_none().then_some(sign), &text);
        if let Some(officer) = reporter {
            seat(canvas, 20, 57, 32, super::token_of(officer));
        }
        let tile = |key, (_, sign, label): (Action, Icon, &'static str)| Tile { key, sign, label };
        tiles(canvas, &[tile(Cap::A, pair[0]), tile(Cap::X, pair[1])]);
        key_hints(canvas, &[(Cap::HeldB, desk.texts.menu)]);
    }
}

/// The cards that were entered, where one of them may have been drawn.
fn own_cards(table: &Table) -> Option<OwnCards> {
    let cards = OwnCards::of(table.edition().own_events, |slot| table.name(slot));
    cards.filter(|_| table.pending() == Some(Task::DrawEvent))
}

type Question = (Icon, Phrase, [(Action, Icon, &'static str); 2]);

fn question(desk: &TableDesk<'_>, again: bool) -> Option<Question> {
    let words = desk.words;
    Some(match desk.table.pending()? {
        Task::DrawEvent => (
            Icon::Cards,
            fill(if again { words.draw_another } else { words.draw_one }, &[]),
            [
                (Action::Drawn(false), Icon::Event, words.plain_card),
                (Action::Drawn(true), Icon::Clock, words.timed_card),
            ],
        ),
        Task::Penalty => (
            Icon::Warn,
            fill(words.penalty_says, &[]),
            [(Action::Lost, Icon::Black, words.card_leaves), (Action::Pushed, Icon::Clock, words.all_go_on)],
        ),
        Task::Report(officer) => (
            Icon::Flag,
            fill(words.may_report, &[&name_of(desk, officer)]),
            [
                (Action::GoOn(officer), Icon::Clock, words.play_on),
                (Action::Report(officer), Icon::Flag, words.reports),
            ],
        ),
        _ => return None,
    })
}

/// Those who can be anywhere: all who have not reported.
fn called(table: &Table) -> heapless::Vec<Officer, { Officer::MOST }> {
    table.officers().filter(|&officer| !table.track().reported().has(officer)).collect()
}

/// The name of the house card in a slot.
pub(super) fn event_name(desk: &TableDesk<'_>, slot: Slot) -> &'static str {
    use confidant_core::id::Id as _;
    let id = super::notes::cards_of(desk.table).get(slot.index()).copied().flatten();
    id.map_or("", |id| EventText::of(id).name(desk.language))
}

fn draw_proposed(desk: &TableDesk<'_>, canvas: &mut Canvas, slot: Slot, what: Named) {
    let tokens = desk.table.event(slot).map_or(BlockSet::NONE, |event| event.tokens);
    plate(canvas, event_name(desk, slot), Corner::None);
    let face = |line: confidant_core::tiny_epic_crimes::Line| Some(line as u8 + 1);
    let (faces, lit) = match what {
        Named::Block(block) => ([face(block.row()), face(block.column())], Lit::Block(block)),
        Named::Row(row) => ([face(row), None], Lit::Row(row)),
        Named::Column(column) => ([None, face(column)], Lit::Column(column)),
    };
    dice_and_city(canvas, faces, lit, tokens);
}
