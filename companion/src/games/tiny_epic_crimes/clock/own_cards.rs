//! Printed events that an own box tells of: which one was drawn is chosen by its name, and its numbers are shown.

use confidant_core::pack::tiny_epic_crimes::EventShape;
use confidant_core::tiny_epic_clock::{Action, Table, Task};
use confidant_core::tiny_epic_crimes::CardName;
use confidant_core::tiny_epic_crimes::words::Slot;

use super::{Screens, TableDesk, turned};
use crate::draw::palette::{FOG, INK, PAPER};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{PITCH, Row, list};
use crate::draw::parts::plate::plate;
use crate::draw::{Canvas, Icon, Pen, Style};
use crate::games::Wish;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::{Phrase, fill};

/// Rows behind the names: a card that the box does not tell of, plain or timed.
const OTHERS: [bool; 2] = [false, true];

/// Whether a printed event is to be named that the own box may tell of.
pub(super) fn asked(table: &Table) -> bool {
    table.pending() == Some(Task::DrawEvent) && !table.edition().own_events.0.is_empty()
}

/// The cards that can have been drawn: those that do not lie on the table.
fn in_the_box(table: &Table) -> impl Iterator<Item = (CardName, &'static EventShape)> + Clone {
    let own = table.edition().own_events;
    let lies = |name: CardName| Slot::ALL.into_iter().any(|slot| table.name(slot) == Some(name));
    let all = own.0.iter().zip(1_u8..).filter_map(|(card, number)| Some((CardName::numbered(number)?, card)));
    all.filter(move |&(name, _)| !lies(name))
}

impl Screens {
    pub(super) fn press_own_cards(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        let cards = in_the_box(desk.table);
        let count = cards.clone().count();
        match key {
            Key::Up | Key::Down => {
                self.row = turned(self.row, count + OTHERS.len(), key);
                Wish::Redraw
            }
            Key::A => match cards.clone().nth(self.row.into()) {
                Some((name, _)) => Wish::Play(Action::Card(name)),
                None => {
                    let other = usize::from(self.row).checked_sub(count).and_then(|row| OTHERS.get(row));
                    other.map_or(Wish::Nothing, |&timed| Wish::Play(Action::Drawn(timed)))
                }
            },
            Key::B => Wish::Leave,
            _ => Wish::Nothing,
        }
    }

    pub(super) fn draw_own_cards(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let words = desk.words;
        canvas.clear(INK);
        plate(canvas, words.events, desk.corner().corner());
        let cards = in_the_box(desk.table);
        let count = cards.clone().count();
        list(canvas, PITCH, count + OTHERS.len(), self.row.into(), |row| match cards.clone().nth(row) {
            Some((_, card)) => Row::new(&card.name).icon(if card.timed { Icon::Clock } else { Icon::Event }),
            None if row == count => Row::new(words.plain_card).icon(Icon::Event),
            None => Row::new(words.timed_card).icon(Icon::Clock),
        });
        key_hints(canvas, &[(Cap::UpDown, desk.texts.choose), (Cap::A, desk.texts.enter)]);
    }
}

/// What a card costs and brings: hours, gangsters, tokens, each with its sign.
pub(super) fn draw_shape(canvas: &mut Canvas, card: &EventShape) {
    let numbers = [(Icon::Clock, card.hours), (Icon::Pawn, card.gangsters), (Icon::Pin, card.tokens)];
    for ((icon, number), x) in numbers.into_iter().zip([24, 96, 168]) {
        icon.draw(canvas, x, 168, 20, FOG);
        let says: Phrase = fill("{}", &[&number]);
        Pen::new(Style::Bold, PAPER, INK).left(canvas, x + 28, 184, &says);
    }
}
