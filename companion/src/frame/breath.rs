//! A breath: an open entry that may show something hidden is told a moment after it was made, by itself. Until then its
//! author can take it back. Nothing here is judged by what is hidden.

use super::Companion;
use super::deeds::{Deed, Shows};
use super::screen::{Question, Screen};
use crate::draw::parts::breath::breath_ring;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::games::Shelf;
use crate::input::Millis;
use crate::journal::Entry;
use crate::page::Bound;
use crate::settings::Telling;

/// How long a breath is, and that of a seat that Confidant plays: nobody takes its entries back.
const BREATH: Millis = 2_500;
const ROBOT_BREATH: Millis = 1_000;
/// How long one picture of the ring is shown.
const FRAME: Millis = 50;

impl<S: Shelf> Companion<S> {
    /// The table is shown: if it is still to be told what follows from the last entry, a breath begins. Time stands.
    pub(super) fn breathe(&mut self) {
        if !self.play().is_some_and(|play| play.is_unsettled()) {
            return;
        }
        self.session.rest(self.now);
        self.stack.push(Screen::Breath { since: self.now });
        self.breathe_on();
    }

    /// What lay over a breath is gone: a whole one begins.
    pub(super) fn breathe_anew(&mut self) {
        let now = self.now;
        if let Some(Screen::Breath { since }) = self.stack.top_mut() {
            *since = now;
        }
    }

    /// Whether Confidant made the last entry.
    fn is_last_by_robot(&self) -> bool {
        let author = self.session.log.acts().last().and_then(|act| act.author);
        author.is_some_and(|seat| self.session.robot_level(seat).is_some())
    }

    /// How long this breath is; none: until a key.
    fn breath_length(&self) -> Option<Millis> {
        match self.settings.telling {
            Telling::AtOnce => Some(0),
            _ if self.is_last_by_robot() => Some(ROBOT_BREATH),
            Telling::Breath => Some(BREATH),
            Telling::ByKey => None,
        }
    }

    /// When the breath that is shown is over; none if none is, or it waits for a key.
    fn breath_ends(&self) -> Option<Millis> {
        let Screen::Breath { since } = *self.stack.top() else { return None };
        let free = self.storing.pending.is_none() && self.storing.failure.is_none();
        self.breath_length().filter(|_| free).map(|length| since + length)
    }

    /// A breath that is over is told.
    pub(super) fn breathe_on(&mut self) {
        if self.breath_ends().is_some_and(|end| self.now >= end) {
            self.ask_entry(Entry::Settle);
        }
    }

    /// When the ring moves next, or the breath is over.
    pub(super) fn breath_moves_at(&self) -> Option<Millis> {
        let end = self.breath_ends()?;
        Some(if self.still { end } else { end.min(self.now + FRAME) })
    }

    pub(super) fn breath_page(&self, show: &mut Shows<'_>, since: Millis) {
        let Some(play) = self.play() else { return };
        let texts = self.texts();
        let author = self.session.log.acts().last().and_then(|act| act.author);
        let progress = play.unsettled_progress(&self.session, self.here());
        // Nobody in particular: what all of them did, as the history says it.
        let done = play.last_act(&self.session, self.here()).map(|line| line.what).unwrap_or_default();
        show.plate(author.map_or(done.as_str(), |seat| self.seat_name(seat)), Corner::Text(&progress));
        show.picture(|canvas| {
            let length = self.breath_length();
            let part = match length {
                Some(_) if !self.still => self.now.saturating_sub(since),
                _ => 0,
            };
            breath_ring(canvas, part as u32, length.unwrap_or(BREATH) as u32);
            play.draw_unsettled(&self.session, self.here(), canvas);
        });
        let tell = Bound::new(Cap::A, texts.tell_now, Deed::Tell);
        if self.is_last_by_robot() {
            return show.keys([tell]);
        }
        show.keys([tell, Bound::new(Cap::B, texts.take_back_verb, Deed::Confirmed(Question::Undo))]);
    }
}
