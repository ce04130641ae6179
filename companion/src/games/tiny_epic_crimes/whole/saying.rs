//! What is left to say of something done by hand: a block on the city, an hour on the ring, a name on the wheel, or a
//! row of a short list.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::{Action, Block, Line, Table};

use super::city::{Mapped, draw_city};
use super::hand_ops::{Arg, Kind, Said, choices, count};
use super::sheet::{arg_icon, arg_says};
use super::{Screens, TableDesk, View};
use crate::draw::palette::{FOG, INK, LAMP};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{PITCH, Row, list};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::{Canvas, Pen, Style};
use crate::games::Wish;
use crate::games::tiny_epic_crimes::dice::block_name;
use crate::games::tiny_epic_crimes::event_card::draw_names;
use crate::games::tiny_epic_crimes::face::{Marker, draw_marker};
use crate::games::tiny_epic_crimes::turned;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::Phrase;

/// Something that is being said.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Saying {
    kind: Kind,
    said: Said,
    /// The block, the hour, or the row.
    at: u8,
}

/// How something is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    Block,
    Hour,
    Name,
    Row,
}

fn asked(choices: &[Arg]) -> Asked {
    match choices.first() {
        Some(Arg::Block(_)) => Asked::Block,
        Some(Arg::Hour(_)) => Asked::Hour,
        Some(Arg::Name(_)) => Asked::Name,
        _ => Asked::Row,
    }
}

impl Saying {
    /// A block begins where the officer stands whose turn it is, an hour where the marker is.
    pub fn begin(table: &Table, kind: Kind, said: Said) -> Self {
        let at = match (asked(&choices(table, kind, &said)), said[0]) {
            (Asked::Block, _) => table.mat(table.now().officer).at.index() as u8,
            (Asked::Hour, Some(Arg::Officer(officer))) => table.track().hour(officer),
            _ => 0,
        };
        Self { kind, said, at }
    }

    /// What the cursor is on, if it can be said.
    fn chosen(self, choices: &[Arg]) -> Option<Arg> {
        let wanted = match asked(choices) {
            Asked::Block => Block::at(self.at.into()).map(Arg::Block)?,
            Asked::Hour => Arg::Hour(self.at),
            Asked::Name | Asked::Row => return choices.get(usize::from(self.at)).copied(),
        };
        choices.contains(&wanted).then_some(wanted)
    }

    /// The cursor after a step of the stick.
    fn moved(self, table: &Table, choices: &[Arg], key: Key) -> u8 {
        let along = matches!(key, Key::Left | Key::Right);
        match asked(choices) {
            Asked::Block => {
                let block = Block::at(self.at.into()).unwrap_or(Block::HQ);
                let step = |line: Line| {
                    Line::at(turned(line.index() as u8, Line::COUNT, key).into()).unwrap_or(line)
                };
                let (row, column) = (block.row(), block.column());
                let next = if along { Block::of(row, step(column)) } else { Block::of(step(row), column) };
                next.index() as u8
            }
            Asked::Hour if along => turned(self.at, usize::from(table.board().last) + 1, key),
            Asked::Name | Asked::Row if !along => turned(self.at, choices.len(), key),
            _ => self.at,
        }
    }
}

impl Screens {
    pub(super) fn press_saying(&mut self, desk: &TableDesk<'_>, key: Key, saying: Saying) -> Wish<Action> {
        let table = desk.table;
        let choices = choices(table, saying.kind, &saying.said);
        match key {
            Key::A => {
                let Some(arg) = saying.chosen(&choices) else { return Wish::Nothing };
                let mut said = saying.said;
                if let Some(next) = said.get_mut(count(&saying.said)) {
                    *next = Some(arg);
                }
                return self.say_on(table, saying.kind, said);
            }
            Key::B => {
                let by_hand = table.pending() == Some(confidant_core::tiny_epic_crimes::Task::ByHand);
                self.view = if by_hand { View::Home } else { View::Sheet };
            }
            Key::X | Key::Y => return Wish::Nothing,
            _ => self.view = View::Saying(Saying { at: saying.moved(table, &choices, key), ..saying }),
        }
        Wish::Redraw
    }
}

pub(super) fn draw(desk: &TableDesk<'_>, canvas: &mut Canvas, saying: Saying) {
    let (table, words, texts) = (desk.table, desk.words, desk.texts);
    let choices = choices(table, saying.kind, &saying.said);
    let told: Option<Phrase> = saying.said.iter().flatten().last().map(|&arg| arg_says(desk, arg));
    let told = told.unwrap_or_default();
    let back = (Cap::B, texts.back);
    canvas.clear(INK);
    match asked(&choices) {
        Asked::Block => {
            plate(canvas, saying.kind.label(words), Corner::Text(&told));
            let at = Block::at(saying.at.into()).unwrap_or(Block::HQ);
            draw_city(canvas, &Mapped { table, words, route: &[at] });
            let fits = saying.chosen(&choices).is_some();
            let name = block_name(at);
            canvas.say_chosen(&name);
            saying.kind.icon().draw(canvas, 202, 60, 20, if fits { LAMP } else { FOG });
            Pen::new(Style::Head, if fits { LAMP } else { FOG }, INK).centred(canvas, 212, 112, &name);
            if !fits {
                for (line, y) in Style::Note.wrap(words.not_there, 50).iter().zip((136..).step_by(16)) {
                    Pen::new(Style::Note, FOG, INK).room(52).centred(canvas, 212, y, line);
                }
            }
            key_hints(canvas, &[(Cap::Stick, texts.choose), (Cap::A, texts.enter), back]);
        }
        Asked::Hour => {
            if let Some(Arg::Officer(officer)) = saying.said[0] {
                let (board, team) = (table.board(), table.mode().is_team());
                let name = super::name_of(desk, officer);
                let marker = Marker { officer, hour: saying.at, name };
                draw_marker(canvas, words, board, team, table.track(), &marker);
            }
            key_hints(canvas, &[(Cap::Sideways, words.hour_verb), (Cap::A, words.set_verb), back]);
        }
        Asked::Name => {
            let name = |index: usize| choices.get(index).map(|&arg| arg_says(desk, arg)).unwrap_or_default();
            draw_names(canvas, words, &told, choices.len(), saying.at, &name);
            key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.enter), back]);
        }
        Asked::Row => {
            plate(canvas, saying.kind.label(words), Corner::Text(&told));
            let labels: heapless::Vec<(Phrase, Arg), 8> =
                choices.iter().take(8).map(|&arg| (arg_says(desk, arg), arg)).collect();
            list(canvas, PITCH, labels.len(), saying.at.into(), |index| match labels.get(index) {
                Some((label, arg)) => Row::new(label).icon(arg_icon(*arg)),
                None => Row::new(""),
            });
            key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.enter), back]);
        }
    }
}
