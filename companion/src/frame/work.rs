//! Work in idle time, with fuel: whatever takes long is done in small steps between the keys. The record of a game that
//! is over, its QR codes, the seal and the running proof, and what games bring themselves (solvers, makers, robots).

use core::task::Poll;

use confidant_core::fuel::Fuel;

use super::Companion;
use super::audit::Picture;
use super::screen::Screen;
use crate::games::{Running as _, Shelf};
use crate::seal::{self, Packed};

/// How many units of work are done between two looks at the keys: each is below a millisecond, and a press waits for them.
const FUEL: u32 = 6;

/// How many times as much Confidant thinks in that time where the body is quick.
const QUICK: u32 = 60;

/// How far a record is written out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Nobody has asked for it.
    Idle,
    /// Its entries are being written.
    Writing,
    /// It is complete.
    Complete,
    /// It cannot be written: it is too long.
    Failed,
}

/// The record of a game that is over, and the picture of one of its parts. It belongs to [`Screen::Audit`] and is
/// forgotten with it.
pub(super) struct WrittenOut {
    stage: Stage,
    packed: Packed,
    /// The part whose picture it is.
    part: u8,
    picture: Option<Picture>,
}

impl WrittenOut {
    pub(super) const fn new() -> Self {
        Self { stage: Stage::Idle, packed: Packed::new(), part: 0, picture: None }
    }

    pub(super) fn clear(&mut self) {
        if self.stage != Stage::Idle {
            self.stage = Stage::Idle;
            self.packed.clear();
            self.picture = None;
        }
    }

    /// Its room, as long as no record is written out in it: the list of past games lies there.
    pub(super) fn room(&self) -> &Packed {
        &self.packed
    }

    pub(super) fn room_mut(&mut self) -> &mut Packed {
        self.clear();
        &mut self.packed
    }

    /// It is wanted.
    pub(super) fn begin(&mut self) {
        self.clear();
        self.packed.clear();
        self.stage = Stage::Writing;
    }

    /// In how many parts it is shown; none as long as it is being written.
    pub(super) fn parts(&self) -> Option<u8> {
        (self.stage == Stage::Complete).then(|| seal::parts(&self.packed) as u8)
    }

    /// Whether it cannot be written.
    pub(super) fn has_failed(&self) -> bool {
        self.stage == Stage::Failed
    }

    /// The picture of this part, once it is made.
    pub(super) fn picture(&self, part: u8) -> Option<&Picture> {
        self.picture.as_ref().filter(|_| self.part == part)
    }

    /// The part that comes next to be drawn: the one that is shown, the first before any is.
    fn wanted(&self, shown: Option<u8>) -> Option<u8> {
        let part = shown.unwrap_or(0);
        (self.stage == Stage::Complete && self.picture(part).is_none()).then_some(part)
    }
}

impl<S: Shelf> Companion<S> {
    fn shown_part(&self) -> Option<u8> {
        match self.stack.top() {
            Screen::Audit { part } => *part,
            _ => None,
        }
    }

    /// Whether seal or proof of the running game are to be made: once there is a picture.
    fn has_proving(&self) -> bool {
        self.session.has_proving() && *self.stack.top() != Screen::Boot
    }

    /// Whether something is to be done in idle time.
    pub(super) fn has_work(&self) -> bool {
        self.has_proving()
            || self.written.stage == Stage::Writing
            || self.written.wanted(self.shown_part()).is_some()
            || self.draft.has_work()
            || self.play().is_some_and(|play| play.has_work())
            || self.has_thoughts()
    }

    /// Works for a moment.
    pub(super) fn work(&mut self) {
        let mut fuel = Fuel::new(FUEL);
        if self.has_proving() {
            self.session.prove(&mut fuel);
            self.output.redraw |= !self.session.has_proving();
        }
        if self.draft.has_work() {
            let shown = self.draft.work(&mut fuel);
            self.output.redraw |= shown;
        }
        if self.has_thoughts() {
            match self.quick {
                true => self.think(&mut Fuel::new(FUEL * QUICK)),
                false => self.think(&mut fuel),
            }
        }
        let here = self.here();
        if let Some(play) = self.running.get_mut().filter(|play| play.has_work()) {
            let shown = play.work(&self.session, here, &mut fuel);
            self.output.redraw |= shown;
        }
        if self.written.stage == Stage::Writing {
            self.write_on(&mut fuel);
        } else if let Some(part) = self.written.wanted(self.shown_part()) {
            self.picture_part(part);
        }
    }

    /// Makes the picture of this part of the record.
    // Apart from its caller, below which all that is done in idle time lies: text and picture take kilobytes of stack.
    #[inline(never)]
    fn picture_part(&mut self, part: u8) {
        let Some(sealed) = self.session.seal() else { return };
        let text = seal::part(&sealed, &self.written.packed, part.into());
        self.written.part = part;
        self.written.picture = text.as_deref().and_then(Picture::of);
        if self.written.picture.is_none() {
            self.written.stage = Stage::Failed;
        }
        self.redraw();
    }

    fn write_on(&mut self, fuel: &mut Fuel) {
        if self.session.seal().is_none() {
            return;
        }
        let Some(play) = self.running.get_mut() else { return self.written.clear() };
        if let Poll::Ready(done) = play.write(&self.session, &mut self.written.packed, fuel) {
            self.written.stage = if done.is_ok() { Stage::Complete } else { Stage::Failed };
            self.redraw();
        }
    }

    /// Shows the whole record as text, part by part, for bodies that can print or send it; only once the game is over and
    /// its record is on the screen. False as long as it is not complete.
    pub fn written_record(&self, show: &mut dyn FnMut(&str)) -> bool {
        let Some((parts, sealed)) = self.written.parts().zip(self.session.seal()) else { return false };
        (0..parts).for_each(|part| {
            if let Some(text) = seal::part(&sealed, &self.written.packed, part.into()) {
                show(&text);
            }
        });
        true
    }
}
