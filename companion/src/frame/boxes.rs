//! My boxes: whose values each game is played with, and erasing them.

use confidant_core::pack::{BoxedGame, Slot};

use super::Companion;
use super::box_screens::reason;
use super::deeds::{Deed, Shows};
use super::screen::Screen;
use crate::draw::Style;
use crate::draw::parts::bars::notice_top;
use crate::draw::parts::hints::{BOTTOM, Cap};
use crate::draw::parts::list::{Row, TALL_PITCH};
use crate::draw::parts::plate::Corner;
use crate::games::Shelf;
use crate::input::Key;
use crate::page::{Bound, List, RowDeed};
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

    pub(super) fn boxes_page(&self, show: &mut Shows<'_>, row: u8) {
        let texts = self.texts();
        show.plate(texts.my_boxes, Corner::None);
        let bottom = self.refusal.map_or(BOTTOM, |refusal| notice_top(refusal.reason));
        let list = List::new(Self::boxed().count(), row.into()).pitch(TALL_PITCH).above(bottom);
        let is_full = |which: BoxedGame| *self.boxes.slot(which) != Slot::Empty;
        show.settings(list, |row| Deed::Turn(Screen::Boxes { row: row as u8 }), &|index, tell| {
            let Some((which, info)) = Self::boxed().nth(index) else { return };
            let line = self.slot_line(which);
            let deed = RowDeed::Does(Ok(Deed::Open(Screen::Box(which))));
            tell(Row::new(info.title).icon(info.icon).sub(&line), deed);
        });
        show.on(&[Key::Left], || Deed::Back);
        let back = Bound::new(Cap::B, texts.back, Deed::Back);
        match Self::boxed().nth(row.into()) {
            Some((which, _)) if is_full(which) => show.keys([
                Bound::says(Cap::A, texts.open),
                Bound::new(Cap::X, texts.erase, Deed::EraseBox(which)),
                back,
            ]),
            _ => show.keys([Bound::says(Cap::UpDown, texts.choose), Bound::says(Cap::A, texts.open), back]),
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
