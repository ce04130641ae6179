//! The table of the running game: its keys, its picture, and what they lead to.

use super::Companion;
use super::screen::{Hold, Question, Screen, Veil, Why};
use crate::Canvas;
use crate::draw::palette::INK;
use crate::games::{Deed, Running as _, Shelf};
use crate::input::Key;
use crate::play::Led;

impl<S: Shelf> Companion<S> {
    pub(super) fn press_game(&mut self, key: Key) {
        let here = self.here();
        if self.play().is_some_and(|play| play.settles(&self.session, here, key)) {
            return self.settle(key);
        }
        let led = match self.running.get_mut() {
            Some(play) => play.press(&self.session, here, key),
            None => Some(Ok(Deed::Leave)),
        };
        self.follow(led);
        self.redraw();
    }

    /// Does what a key of the game led to.
    pub(super) fn follow(&mut self, led: Led) {
        match led {
            None => {}
            Some(Err(why)) => self.refuse(why),
            Some(Ok(deed)) => match deed {
                Deed::Own(()) => {}
                Deed::Play(entry) | Deed::PlayBoth(entry, _) => self.ask_entry(entry),
                // Confidant takes nothing into its hand.
                Deed::HandOver(seat, ()) if self.session.robot_level(seat).is_some() => {}
                Deed::HandOver(seat, ()) => self.hand_over(seat, Why::Turn),
                Deed::Leave => self.go_home(),
                Deed::Audit => self.open_audit(),
                Deed::EraseGame => self.push(Screen::Confirm(Question::EraseGame)),
                Deed::Again => self.play_again(),
            },
        }
    }

    /// Y went down on the open screen: the person named there may look, unless there is something to be read first.
    pub(super) fn begin_look(&mut self) {
        if self.shows_news() && self.news.waits() || self.refusal.is_some() {
            return;
        }
        let Some(seat) = self.play().and_then(|play| play.look(&self.session, self.here())) else { return };
        let veil = Veil::new(seat, Why::Look);
        let locked = self.needs_pin(&veil);
        let hold = if locked { Hold::No } else { Hold::Since(self.now) };
        self.push(Screen::HandOver(Veil { hold, ..veil }));
        if locked {
            self.ask_pin(seat);
        }
    }

    /// A game has just begun: to what the table does first, or to the first secret.
    pub(super) fn start_playing(&mut self) {
        let here = self.here();
        self.resume();
        if self.running.get_mut().is_some_and(|play| play.begun(&self.session, here)) {
            self.go_to_table();
        }
    }

    /// To the running game: to the hand-over if somebody's secret is needed, else to the table.
    pub(super) fn resume(&mut self) {
        let here = self.here();
        let holder = self.running.get_mut().and_then(|play| {
            play.reset(&self.session, here);
            play.holder(&self.session)
        });
        self.go_to_table();
        if let (Some(seat), Screen::Game) = (holder, self.stack.top()) {
            self.hand_over(seat, Why::Turn);
        }
    }

    pub(super) fn draw_game(&self, canvas: &mut Canvas) {
        match self.play() {
            Some(play) => play.draw(&self.session, self.here(), canvas),
            None => canvas.clear(INK),
        }
        self.draw_news(canvas);
    }
}
