//! The seats that Confidant plays itself: their moves are thought about in idle time and entered like any other.

use confidant_core::fuel::Fuel;

use super::Companion;
use super::screen::{Hold, Screen, Veil, Why};
use crate::games::{Running as _, Shelf, Thought};
use crate::input::Millis;

impl<S: Shelf> Companion<S> {
    /// Whether Confidant has to think on about a move now.
    pub(super) fn has_thoughts(&self) -> bool {
        self.now >= self.rests_until && self.thinks()
    }

    /// When a thought that is at rest goes on.
    pub(super) fn thinks_on_at(&self) -> Option<Millis> {
        (self.rests_until > self.now && self.thinks()).then_some(self.rests_until)
    }

    /// Whether Confidant thinks about a move: only at the table, where its entry is seen.
    fn thinks(&self) -> bool {
        let storing = &self.storing;
        let free = storing.pending.is_none() && storing.failure.is_none() && storing.blocked.is_none();
        free && *self.stack.top() == Screen::Game
            && !self.session.paused()
            && self.play().is_some_and(|play| play.thinks(&self.session))
    }

    /// Thinks for a moment.
    pub(super) fn think(&mut self, fuel: &mut Fuel) {
        let here = self.here();
        let Some(play) = self.running.get_mut() else { return };
        match play.think(&self.session, here, fuel) {
            Thought::Nothing => {}
            Thought::Shown => self.redraw(),
            Thought::Rests(until) => {
                self.rests_until = until;
                self.redraw();
            }
            Thought::Plays(entry) => self.ask_entry(entry),
        }
    }

    /// Whether a secret lies open without a hold: its holder is the only person at the table.
    pub(super) fn is_open_alone(&self) -> bool {
        self.stack.veil().is_some_and(|veil| veil.hold == Hold::Unveiled && self.needs_no_hold(veil))
    }

    /// Whether nobody is there from whom this secret would have to be kept.
    fn needs_no_hold(&self, veil: &Veil) -> bool {
        let in_turn = matches!(veil.why, Why::Turn | Why::Undo);
        in_turn && self.runs() && self.session.is_alone(veil.seat) && self.session.pin(veil.seat).is_none()
    }

    /// The device is handed over: to the only person at the table without a veil.
    pub(super) fn open_if_alone(&mut self) {
        let Some(veil) = self.stack.veil().copied().filter(|veil| self.needs_no_hold(veil)) else { return };
        if let Some(veil) = self.stack.veil_mut() {
            veil.hold = Hold::Unveiled;
        }
        self.unveiled(veil.seat, veil.why);
    }
}
