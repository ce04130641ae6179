//! What the table is told at its next look: something was taken back, a wrong code, a low battery.

use super::Companion;
use super::screen::Screen;
use crate::Canvas;
use crate::draw::Icon;
use crate::draw::parts::bars;
use crate::games::{Running as _, Shelf};
use crate::input::{Battery, Tone};
use crate::play::Told;

/// What waits to be told.
pub(super) struct News {
    /// Whether the last aside of the log is still to be told.
    pub(super) aside: bool,
    /// How the battery is.
    pub(super) battery: Option<Battery>,
    /// Whether the table is still to be told that the battery is low. It waits for any other news.
    low: bool,
}

impl News {
    pub(super) const fn new() -> Self {
        Self { aside: false, battery: None, low: false }
    }

    /// The table has read what was shown.
    pub(super) fn read(&mut self) {
        if !core::mem::take(&mut self.aside) {
            self.low = false;
        }
    }

    /// Whether something waits.
    pub(super) fn waits(&self) -> bool {
        self.aside || self.low
    }
}

impl<S: Shelf> Companion<S> {
    pub(super) fn battery_is(&mut self, battery: Battery) {
        let was_low = self.news.battery.is_some_and(Battery::is_low);
        if self.news.battery.replace(battery) == Some(battery) {
            return;
        }
        if battery.is_low() && !was_low {
            self.news.low = true;
            self.tone(Tone::Notice);
        }
        if matches!(self.stack.top(), Screen::Home { .. } | Screen::Settings { .. } | Screen::Game) {
            self.redraw();
        }
    }

    /// Whether the table's screen is shown as it is when news can be read on it.
    pub(super) fn shows_news(&self) -> bool {
        *self.stack.top() == Screen::Game && self.running.get().is_some_and(|play| play.has_foot())
    }

    /// What the table is told since it last looked.
    pub(super) fn draw_news(&self, canvas: &mut Canvas) {
        if !self.shows_news() || !self.news.waits() {
            return;
        }
        let Some(play) = self.running.get() else { return };
        let aside = Some(play).filter(|_| self.news.aside);
        let top = play.foot_top();
        match aside.and_then(|play| play.last_aside(&self.session, self.here())) {
            Some(Told { says, note, icon }) => bars::news(canvas, top, icon, &says, &note),
            None if self.news.low => bars::news(canvas, top, Icon::Warn, self.texts().told_low_battery, ""),
            None => {}
        }
    }
}
