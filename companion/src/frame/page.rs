//! What a page can ask and tell beyond keys and pictures: a name that was typed, the sound switch, the language, whether
//! somebody plays.

use confidant_core::pack::BoxedGame;

use super::Companion;
use super::people::WIDEST;
use super::screen::Screen;
use crate::draw::Style;
use crate::games::Shelf;
use crate::input::Millis;
use crate::journal::Name;
use crate::settings::MIDDLE;
use crate::texts::Language;

/// This as a name; none if it is too long, or has letters that cannot be shown.
fn as_name(text: &str) -> Option<Name> {
    let text = text.trim();
    let shown = text.chars().all(|letter| Style::Name.has(letter)) && Style::Name.width(text) <= WIDEST;
    Name::try_from(text).ok().filter(|_| shown)
}

impl<S: Shelf> Companion<S> {
    /// The language that was chosen.
    pub fn language(&self) -> Language {
        self.settings.language
    }

    /// How loud tones are, 0 to [`LOUDEST`](crate::settings::LOUDEST).
    pub fn volume(&self) -> u8 {
        self.settings.volume
    }

    /// Whether a game is on the table and not over: the picture should stay.
    pub fn is_played(&self) -> bool {
        self.stack.is_at_table() && self.session.turn().is_some()
    }

    /// Whether somebody is asked to take the device.
    pub fn is_handed_over(&self) -> bool {
        self.stack.veil().is_some()
    }

    /// Whether the picture is the table's own: that of the running game, with nothing before it.
    pub fn is_table(&self) -> bool {
        *self.stack.top() == Screen::Game
    }

    /// How many seconds are left to whoever is to move, in the last ten.
    pub fn last_seconds(&self, now: Millis) -> Option<u32> {
        self.session.clock_face(now).filter(|face| face.late).map(|face| face.seconds)
    }

    /// Whether a text is asked for: somebody's name.
    pub fn asks_text(&self) -> bool {
        matches!(self.stack.top(), Screen::NamePick { .. } | Screen::NameWheel { .. })
            && self.storing.pending.is_none()
            && self.storing.failure.is_none()
    }

    /// Whether a set-up is shown that uses the shipped values because no box was entered, though one could be.
    pub fn sets_up_shipped(&self) -> bool {
        let boxed = || S::info(self.draft.kind()).is_some_and(|info| info.boxed.is_some());
        matches!(self.stack.top(), Screen::Draft { .. }) && boxed() && self.draft_box().is_none()
    }

    /// The set-up of the game with this box, from wherever nothing would be lost.
    pub(super) fn open_set_up(&mut self, which: BoxedGame) {
        let is_free = self.storing.pending.is_none()
            && self.storing.failure.is_none()
            && self.storing.blocked.is_none()
            && self.settings.welcomed;
        if let Some((_, info)) = Self::boxed().find(|&(boxed, _)| boxed == which)
            && is_free
            && !self.runs()
        {
            self.fingers.touched(self.now);
            self.go_home();
            self.begin_draft(info.kind);
        }
    }

    /// Whether this text could be given there.
    pub fn takes_text(&self, text: &str) -> bool {
        as_name(text).is_some()
    }

    /// A name was typed at once. One that cannot be shown is not taken: the body has asked before.
    pub(super) fn typed(&mut self, text: &str) {
        if !self.asks_text() {
            return;
        }
        let (Screen::NamePick { seat, .. } | Screen::NameWheel { seat, .. }) = *self.stack.top() else {
            return;
        };
        let Some(name) = as_name(text) else { return };
        self.fingers.touched(self.now);
        self.give_name(seat, name);
        self.redraw();
    }

    pub(super) fn switch_sound(&mut self, on: bool) {
        if (self.settings.volume > 0) != on {
            self.settings.volume = if on { MIDDLE } else { 0 };
            self.changed = true;
            self.keep_settings();
            self.redraw();
        }
    }
}
