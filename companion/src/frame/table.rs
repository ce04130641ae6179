//! The table of the running game: its keys, its picture, and what they lead to.

use super::Companion;
use super::screen::{Hold, Screen, Veil, Why};
use crate::Canvas;
use crate::draw::palette::INK;
use crate::games::{Deed, Running as _, Shelf};
use crate::input::Key;
use crate::journal::Entry;
use crate::play::{Led, Next};

impl<S: Shelf> Companion<S> {
    pub(super) fn press_game(&mut self, key: Key) {
        let here = self.here();
        let led = match self.running.get_mut() {
            Some(play) => play.press(&self.session, here, key),
            None => Led { found: Some(Ok(Deed::Leave)), by_any_key: false },
        };
        self.follow(led);
        self.redraw();
    }

    /// Does what a key of the game led to.
    pub(super) fn follow(&mut self, led: Led) {
        if led.by_any_key {
            self.fingers.rest(self.now, Next::Other);
        }
        match led.found {
            None => self.answer_nothing(),
            Some(Err(why)) => self.refuse(why),
            Some(Ok(deed)) => match deed {
                Deed::Own(()) => {}
                Deed::Play(entry) | Deed::PlayBoth(entry, _) => self.ask_entry(entry),
                Deed::Hint(()) => self.ask_entry(Entry::Hint),
                // Confidant takes nothing into its hand.
                Deed::HandOver(seat, ()) if self.session.robot_level(seat).is_some() => {}
                Deed::HandOver(seat, ()) => self.hand_over(seat, Why::Turn),
                Deed::Menu => self.open_menu(),
                Deed::Leave => self.go_home(),
                Deed::Audit => self.open_audit(),
                Deed::Again => self.play_again(),
            },
        }
    }

    /// Y went down on the open screen: the person named there may look, unless there is something to be read first. Where
    /// nobody's secret is near it is a key like the others.
    pub(super) fn begin_look(&mut self) {
        if self.shows_news() && self.news.waits() || self.refusal.is_some() {
            return;
        }
        let Some(seat) = self.play().and_then(|play| play.look(&self.session, self.here())) else {
            return self.press_game(Key::Y);
        };
        let veil = Veil::new(seat, Why::Look);
        let hold = if self.is_slowed(&veil) { Hold::Expired } else { Hold::Since(self.now) };
        self.push(Screen::HandOver(Veil { hold, ..veil }));
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
            Some(play) if self.shows_face() => return play.draw_face(&self.session, self.here(), canvas),
            Some(play) => play.draw(&self.session, self.here(), canvas),
            None => canvas.clear(INK),
        }
        self.draw_news(canvas);
    }
}
