//! My boxes: whose values each game is played with, and erasing them.

use confidant_core::id::Id as _;
use confidant_core::pack::binary::Refused;
use confidant_core::pack::{Boxes, Slot, Which};

use super::Companion;
use super::home::turned;
use super::screen::{Question, Screen};
use crate::Canvas;
use crate::draw::palette::INK;
use crate::draw::parts::bars::notice_top;
use crate::draw::parts::hints::{BOTTOM, Cap};
use crate::draw::parts::list::{Row, TALL_PITCH, list_above};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::{Icon, Style};
use crate::games::{Info, Kind, Shelf};
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::{Phrase, fill};

/// The room for what is told of a box below the name of its game.
const SUB_ROOM: i32 = 176;

impl<S: Shelf> Companion<S> {
    /// The games that can have an own box, as the list of games has them.
    fn boxed() -> impl Iterator<Item = (Which, &'static Info)> + Clone {
        // Two games may share a box: the first one stands for both.
        let first = |which: &Which| S::GAMES.iter().find(|info| info.own_box == Some(*which));
        S::GAMES.iter().filter_map(move |info| {
            let which = info.own_box?;
            first(&which).filter(|first| first.kind == info.kind).map(|info| (which, info))
        })
    }

    /// The box that a game is played with, if it is somebody's own: its name and code.
    pub(super) fn own_box(&self, kind: Kind) -> Option<Phrase> {
        let which = S::info(kind)?.own_box?;
        let Slot::Own(label) = self.boxes.slot(which) else { return None };
        let whole = fill("{}, {}", &[&label.name, &label.code]);
        // The code tells boxes apart; the name is for people.
        let fits = Style::Note.width(&whole) <= SUB_ROOM;
        Some(if fits { whole } else { fill("{}", &[&label.code]) })
    }

    /// What is told of the place of a game.
    fn told_of(&self, which: Which, boxes: &Boxes) -> Phrase {
        let texts = self.texts();
        match boxes.slot(which) {
            Slot::Empty => fill(texts.as_shipped, &[]),
            Slot::Own(label) => {
                let whole = fill("{} {} {}/{}", &[&label.name, &label.code, &label.playing, &label.parts]);
                if Style::Note.width(&whole) <= SUB_ROOM {
                    whole
                } else {
                    fill("{} {}/{}", &[&label.code, &label.playing, &label.parts])
                }
            }
            Slot::Refused(refused) => {
                let reason = match refused {
                    Refused::Foreign => texts.box_foreign,
                    Refused::TooNew(_) => texts.box_newer,
                    Refused::Damaged => texts.box_damaged,
                    Refused::Nothing => texts.box_empty,
                };
                fill(reason, &[])
            }
        }
    }

    pub(super) fn press_boxes(&mut self, key: Key, row: u8) {
        match key {
            Key::Up | Key::Down => {
                self.replace(Screen::Boxes { row: turned(row, Self::boxed().count(), key) });
            }
            Key::B | Key::Left => self.pop(),
            Key::X => {
                let Some((which, _)) = Self::boxed().nth(row.into()) else { return };
                let in_use = self.runs() && self.info().is_some_and(|info| info.own_box == Some(which));
                match self.boxes.slot(which) {
                    Slot::Empty => {}
                    // The game that runs would not be found again at the next start.
                    _ if in_use => self.refuse(self.texts().end_game_first),
                    _ => self.push(Screen::Confirm(Question::EraseBox(which))),
                }
            }
            _ => {}
        }
    }

    pub(super) fn draw_boxes(&self, canvas: &mut Canvas, row: u8) {
        let texts = self.texts();
        canvas.clear(INK);
        plate(canvas, texts.my_boxes, Corner::None);
        let told: heapless::Vec<Phrase, { Which::COUNT }> =
            Self::boxed().map(|(which, _)| self.told_of(which, &self.boxes)).collect();
        let bottom = self.refusal.map_or(BOTTOM, |refusal| notice_top(refusal.reason));
        list_above(canvas, bottom, TALL_PITCH, told.len(), row.into(), |index| {
            let info = Self::boxed().nth(index).map(|(_, info)| info);
            let told = told.get(index).map_or("", |told| told.as_str());
            Row::new(info.map_or("", |info| info.title))
                .icon(info.map_or(Icon::Cards, |info| info.icon))
                .sub(told)
        });
        let chosen = Self::boxed().nth(row.into()).map(|(which, _)| self.boxes.slot(which));
        if chosen.is_some_and(|slot| *slot != Slot::Empty) {
            key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::X, texts.erase), (Cap::B, texts.back)]);
        } else {
            key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::B, texts.back)]);
        }
    }

    /// The place of a game is erased.
    pub(super) fn box_erased(&mut self, which: Which) {
        self.boxes.remove(which);
        // From the question back to the list.
        self.pop();
    }
}
