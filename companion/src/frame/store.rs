//! Making entries durable: an entry counts, and the next screen is shown, only once it is stored.

use confidant_core::seat::Seat;

use super::Companion;
use super::screen::{Screen, Why};
use super::trouble::Trouble;
use crate::games::{Running as _, Shelf};
use crate::input::{Key, Millis, StoreError, StoreRequest, Tone};
use crate::journal::{Entry, Record};
use crate::play::{Acted, Applied};

/// What is being made durable, and what keeps it from being so.
pub(super) struct Storing {
    /// What was asked for and is not answered yet.
    pub(super) pending: Option<StoreRequest>,
    /// Why it was not stored, until somebody decides.
    pub(super) failure: Option<StoreError>,
    /// When that was.
    pub(super) failed_at: Millis,
    /// What is wrong with the journal. While it is, no game is played.
    pub(super) blocked: Option<Trouble>,
    /// What comes once this game is erased.
    pub(super) then: Then,
    /// The key that began the next entry, until the one before is settled.
    then_key: Option<Key>,
}

/// What comes once a game is erased.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Then {
    /// Nothing more.
    #[default]
    Home,
    /// Another game is chosen.
    NewGame,
    /// The set-up that was made of it is played.
    Again,
}

impl Storing {
    pub(super) const fn new() -> Self {
        Self { pending: None, failure: None, failed_at: 0, blocked: None, then: Then::Home, then_key: None }
    }
}

impl<S: Shelf> Companion<S> {
    /// Asks the body to store something; the answer comes as an input.
    pub(super) fn ask_store(&mut self, request: StoreRequest) {
        self.output.store = Some(request.clone());
        self.storing.pending = Some(request);
        self.storing.failure = None;
        self.redraw();
    }

    /// Asks for a record of the running game.
    pub(super) fn ask_entry(&mut self, entry: Entry) {
        if !self.session.has_room(&entry) {
            self.storing.failure = Some(StoreError::Full);
            return self.redraw();
        }
        if self.runs() {
            self.ask_record(&self.session.record(entry, self.now));
        }
    }

    pub(super) fn ask_record(&mut self, record: &Record) {
        match record.encode() {
            Some(bytes) => self.ask_store(StoreRequest::Append(bytes)),
            // No record is longer than a store takes; if one were, it would be as if there was no room.
            None => self.storing.failure = Some(StoreError::Full),
        }
    }

    /// Keeps the settings if they were changed.
    pub(super) fn keep_settings(&mut self) {
        if self.changed && self.storing.pending.is_none() {
            self.changed = false;
            if let Some(bytes) = self.settings.encode() {
                self.ask_store(StoreRequest::Keep(bytes));
            }
        }
    }

    #[inline(never)]
    pub(super) fn stored(&mut self) {
        let Some(request) = self.storing.pending.take() else { return };
        self.storing.failure = None;
        self.redraw();
        match request {
            StoreRequest::Keep(_) => {}
            StoreRequest::EraseBox(which) => self.box_erased(which),
            StoreRequest::Erase => {
                self.storing.blocked = None;
                self.end_session();
                self.go_home();
                match core::mem::take(&mut self.storing.then) {
                    Then::Home => {}
                    Then::NewGame => self.push(Screen::Games { row: 0 }),
                    Then::Again => self.begin_again(),
                }
            }
            StoreRequest::Append(bytes) => {
                if let Ok(record) = Record::decode(&bytes) {
                    self.happened(&record);
                }
            }
        }
    }

    /// A record is durable: now it counts.
    fn happened(&mut self, record: &Record) {
        if let Entry::Begin(begin) = &record.entry {
            // Known from the set-up: to find them by their digest takes longer than a press may.
            let tables = self.draft_tables();
            if self.begin(begin, &tables, record.elapsed).is_ok() {
                self.changed |= begin.seats.iter().any(|info| !info.name.is_empty());
                self.settings.remember_all(begin.seats.iter().map(|info| &info.name));
                self.tone(Tone::Done);
                self.start_playing();
                self.keep_settings();
            }
            return;
        }
        if let Entry::Mend { .. } = record.entry {
            self.storing.blocked = None;
        }
        let here = self.here();
        let Some(play) = self.running.get_mut() else { return };
        let Ok(happened) = play.happened(&mut self.session, record, here) else { return };
        match happened {
            Applied::Acted(Acted { holder, reader, notable }) => {
                if record.entry == Entry::Settle {
                    return self.settled();
                }
                self.acted(holder, reader, notable);
            }
            Applied::Entered => {
                self.fingers.new_entry(self.now);
                self.tone(Tone::Done);
                self.go_to_table();
            }
            Applied::TakenBack => {
                self.go_to_table();
                self.tell_aside();
            }
            Applied::WrongPin => {
                self.session.wait_from(self.now);
                self.pop();
                self.tell_aside();
            }
            Applied::Paused => {
                if self.session.paused() {
                    self.session.rest(self.now);
                }
                self.go_to_table();
            }
            Applied::Ended => self.erase_game(),
        }
    }

    /// The next one begins to choose: what follows from the last entry is told first.
    pub(super) fn settle(&mut self, key: Key) {
        self.storing.then_key = Some(key);
        self.ask_entry(Entry::Settle);
    }

    /// What follows from the last entry is told. If the game goes on, the key that asked for it does what it is for.
    fn settled(&mut self) {
        let key = self.storing.then_key.take();
        if self.session.turn().is_none() {
            self.end_turns();
        } else if let Some(key) = key {
            self.press_screen(key);
            // It was heard when it went down.
            self.output.tone = self.output.tone.filter(|&tone| tone != Tone::Click);
        }
    }

    /// The game is over.
    fn end_turns(&mut self) {
        self.tone(Tone::End);
        self.session.rest(self.now);
        self.go_to_table();
    }

    /// The table is told at its next look what was taken back or mistyped.
    fn tell_aside(&mut self) {
        self.news.aside = true;
        self.tone(Tone::Notice);
    }

    /// An action was played: on to what is entered with it, to what its author has to read, to the next secret, or to the
    /// table.
    fn acted(&mut self, holder: Option<Seat>, reader: Option<Seat>, notable: bool) {
        let over = self.session.turn().is_none();
        self.fingers.new_entry(self.now);
        self.tone(match (over, notable) {
            (true, _) => Tone::End,
            (false, true) => Tone::Notice,
            (false, false) => Tone::Done,
        });
        if over {
            self.session.rest(self.now);
        }
        let here = self.here();
        let prepared = self.running.get_mut().and_then(|play| play.prepared(&self.session, here));
        if let Some(entry) = prepared {
            // Without a tone or a picture between.
            self.output.tone = None;
            self.output.redraw = false;
            return self.ask_entry(entry);
        }
        let open_to = self.stack.veil().map(|veil| (veil.seat, veil.why));
        match (open_to, reader) {
            // Read where it was entered, by whom it was entered.
            (Some((seat, Why::Turn | Why::Look)), Some(reader)) if seat == reader => {
                if let Some(veil) = self.stack.veil_mut() {
                    veil.why = Why::Told;
                }
            }
            (_, Some(reader)) => self.have_read(reader),
            // A secret move may be followed by a decision of the same holder: then the secret stays unveiled.
            (Some((seat, Why::Turn)), None) if holder == Some(seat) => {}
            _ => self.go_to_table(),
        }
    }

    /// Somebody has to read what an entry at the table brought.
    fn have_read(&mut self, reader: Seat) {
        self.stack.set([Screen::Home { row: 0 }, Screen::Game]);
        self.hand_over(reader, Why::Told);
    }

    /// The game is over for good; what is stored of it is erased.
    pub(super) fn erase_game(&mut self) {
        self.end_session();
        self.storing.blocked = Some(Trouble::Unwiped);
        self.ask_store(StoreRequest::Erase);
    }

    fn is_end_pending(&self) -> bool {
        let Some(StoreRequest::Append(bytes)) = &self.storing.pending else { return false };
        Record::decode(bytes).is_ok_and(|record| record.entry == Entry::End)
    }

    pub(super) fn store_failed(&mut self, error: StoreError) {
        if error == StoreError::Full && self.is_end_pending() {
            // A journal without room for its end record can still be put away: erasing it is what makes room.
            return self.erase_game();
        }
        if self.storing.pending.is_some() {
            self.storing.failure = Some(error);
            self.storing.failed_at = self.now;
            self.tone(Tone::Refused);
            self.redraw();
        }
    }
}
