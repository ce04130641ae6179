//! My boxes: whose values each game is played with, and erasing them.

use confidant_core::id::Id as _;
use confidant_core::pack::{BoxedGame, Slot};

use super::Companion;
use super::box_screens::reason;
use super::home::turned;
use super::screen::Screen;
use crate::Canvas;
use crate::draw::palette::INK;
use crate::draw::parts::bars::notice_top;
use crate::draw::parts::hints::{BOTTOM, Cap};
use crate::draw::parts::list::{Row, TALL_PITCH, list_above};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::{Icon, Style};
use crate::games::Shelf;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::{Phrase, fill};

/// The room for the line on a box below the name of its game.
const SUB_ROOM: i32 = 176;

impl<S: Shelf> Companion<S> {
    /// One line on what this game's slot holds.
    fn slot_line(&self, which: BoxedGame) -> Phrase {
        let texts = self.texts();
        match self.boxes.slot(which) {
            Slot::Empty => fill(texts.as_shipped, &[]),
            Slot::Own(label) => {
                let whole = fill("{} {} {}/{}", &[&label.name, &label.code, &label.playing, &label.parts]);
                if Style::Note.width(&whole) <= SUB_ROOM {
                    whole
                } else {
                    fill("{} {}/{}", &[&label.code, &label.playing, &label.parts])
                }
            }
            Slot::Refused(refused) => fill(reason(*refused, texts), &[]),
        }
    }

    pub(super) fn press_boxes(&mut self, key: Key, row: u8) {
        let chosen = Self::boxed().nth(row.into()).map(|(which, _)| which);
        match (key, chosen) {
            (Key::Up | Key::Down, _) => {
                self.replace(Screen::Boxes { row: turned(row, Self::boxed().count(), key) });
            }
            (Key::B | Key::Left, _) => self.pop(),
            (Key::A | Key::Right, Some(which)) if *self.boxes.slot(which) != Slot::Empty => {
                self.push(Screen::Box(which));
            }
            (Key::X, Some(which)) => self.ask_erase_box(which),
            _ => {}
        }
    }

    pub(super) fn draw_boxes(&self, canvas: &mut Canvas, row: u8) {
        let texts = self.texts();
        canvas.clear(INK);
        plate(canvas, texts.my_boxes, Corner::None);
        let told: heapless::Vec<Phrase, { BoxedGame::COUNT }> =
            Self::boxed().map(|(which, _)| self.slot_line(which)).collect();
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
            key_hints(canvas, &[(Cap::A, texts.open), (Cap::X, texts.erase), (Cap::B, texts.back)]);
        } else {
            key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::B, texts.back)]);
        }
    }

    /// Goes from the question back to the list, because the slot of a game was erased.
    pub(super) fn box_erased(&mut self, which: BoxedGame) {
        self.boxes.remove(which);
        while matches!(self.stack.top(), Screen::Confirm(_) | Screen::Box(_)) {
            self.pop();
        }
        // A box that is put back is announced again.
        self.box_is_seen(which);
        self.keep_settings();
    }
}
