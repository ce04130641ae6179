//! Making entries durable: an entry counts, and the next screen is shown, only once it is stored.

use confidant_core::seat::Seat;

use super::Companion;
use super::screen::{Screen, Veil, Why};
use super::trouble::Trouble;
use crate::games::{Running as _, Shelf};
use crate::input::{Millis, StoreError, StoreRequest, Tone};
use crate::journal::{Entry, Record};
use crate::play::{Acted, Applied, Next};

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
    /// What comes once this game is put away.
    pub(super) then: Then,
}

/// What comes once a game is put away.
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
        Self { pending: None, failure: None, failed_at: 0, blocked: None, then: Then::Home }
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
            if let Entry::WrongPin(seat) = entry {
                return self.count_wrong_pin(seat);
            }
            self.storing.failure = Some(StoreError::Full);
            return self.redraw();
        }
        if self.runs() && !self.session.is_past() {
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

    /// Keeps what is to be remembered of a game that is over: when it ends, and at every start in case the power went
    /// between its last entry and this.
    #[inline(never)]
    pub(super) fn keep_result(&mut self) {
        if self.session.turn().is_some() {
            return;
        }
        let here = self.here();
        if let Some(play) = self.running.get() {
            self.changed |= play.keep(&self.session, here, &mut self.settings);
            self.keep_settings();
        }
    }

    /// Keeps the settings if they were changed.
    pub(super) fn keep_settings(&mut self) {
        if self.changed && self.storing.pending.is_none() {
            self.changed = false;
            self.settings.fit();
            if let Some(bytes) = self.settings.encode() {
                self.ask_store(StoreRequest::Keep(bytes));
            }
        }
    }

    /// What was asked for is durable. Each kind by itself: what follows from a record needs the stack that others take.
    pub(super) fn stored(&mut self) {
        if let Some(StoreRequest::Append(_)) = &self.storing.pending {
            self.appended();
        } else {
            self.carried_out();
        }
    }

    #[inline(never)]
    fn appended(&mut self) {
        // Read where it lies: it is large.
        let Some(StoreRequest::Append(bytes)) = &self.storing.pending else { return };
        let record = Record::decode(bytes);
        self.is_answered();
        if let Ok(record) = record {
            self.happened(&record);
        }
    }

    fn is_answered(&mut self) {
        self.storing.pending = None;
        self.storing.failure = None;
        self.redraw();
    }

    #[inline(never)]
    fn carried_out(&mut self) {
        let Some(request) = self.storing.pending.take() else { return };
        self.is_answered();
        match request {
            // Its end is told by itself.
            StoreRequest::Append(_) | StoreRequest::Keep(_) | StoreRequest::ReadJournal => {}
            StoreRequest::EraseBox(which) => self.box_erased(which),
            StoreRequest::Shelve(_) => self.shelve_on(),
            StoreRequest::ReadShelf => self.shelf_read(),
            StoreRequest::EraseShelf => self.erase_game(),
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
                self.rest_for_another();
                self.start_playing();
                self.keep_settings();
            }
            return;
        }
        if let Entry::Mend { .. } = record.entry {
            self.storing.blocked = None;
        }
        let here = self.here();
        let turn = self.session.turn();
        let Some(play) = self.running.get_mut() else { return };
        let Ok(happened) = play.happened(&mut self.session, record, here) else { return };
        if turn != self.session.turn() || matches!(happened, Applied::TakenBack) {
            self.codes.close();
        }
        match happened {
            Applied::Acted(Acted { holder, notable, next }) => {
                // Whoever moves next did not press the key that told it.
                let next = if record.entry == Entry::Settle { Next::Other } else { next };
                self.fingers.new_entry(self.now, next);
                self.acted(holder, notable);
            }
            Applied::Entered => {
                self.fingers.new_entry(self.now, Next::Same);
                self.tone(Tone::Done);
                self.go_to_table();
            }
            Applied::TakenBack => {
                self.rest_for_another();
                self.go_to_table();
                self.tell_aside();
            }
            Applied::WrongPin => {
                self.session.wait_from(self.now);
                self.tell_aside();
            }
            Applied::Paused => {
                if self.session.paused() {
                    self.session.rest(self.now);
                }
                self.go_to_table();
            }
            Applied::Hinted => {}
            Applied::GivenUp => self.shelve(),
            Applied::Ended => self.erase_game(),
        }
    }

    /// The next press would be another person's, unless somebody solves a puzzle.
    fn rest_for_another(&mut self) {
        if self.play().is_some_and(|play| play.is_guarded()) {
            self.fingers.rest(self.now, Next::Other);
        }
    }

    /// The table is told at its next look what was taken back or mistyped.
    fn tell_aside(&mut self) {
        self.news.aside = true;
        self.tone(Tone::Notice);
    }

    /// An action was played: on to what is entered with it, to the next secret, or to the table.
    fn acted(&mut self, holder: Option<Seat>, notable: bool) {
        let over = self.session.turn().is_none();
        self.tone(match (over, notable) {
            (true, _) => Tone::End,
            (false, true) => Tone::Notice,
            (false, false) => Tone::Done,
        });
        if over {
            self.session.rest(self.now);
            self.keep_result();
        }
        let here = self.here();
        let prepared = self.running.get_mut().and_then(|play| play.prepared(&self.session, here));
        if let Some(entry) = prepared {
            // Without a tone or a picture between.
            self.output.tone = None;
            self.output.redraw = false;
            return self.ask_entry(entry);
        }
        // A secret move may be followed by a decision of the same holder: then the secret stays unveiled.
        let goes_on = |veil: &Veil| veil.why == Why::Turn && holder == Some(veil.seat);
        if !self.stack.veil().is_some_and(goes_on) {
            self.go_to_table();
        }
    }

    /// The game is over for good; what is stored of it is erased.
    pub(super) fn erase_game(&mut self) {
        self.end_session();
        self.storing.blocked = Some(Trouble::Unwiped);
        self.ask_store(StoreRequest::Erase);
    }

    /// The record by which the game is put away, if it was to be stored.
    fn end_pending(&self) -> Option<Record> {
        let Some(StoreRequest::Append(bytes)) = &self.storing.pending else { return None };
        let record = Record::decode(bytes).ok()?;
        matches!(record.entry, Entry::End | Entry::GivenUp).then_some(record)
    }

    /// The seat for which a wrong code was to be stored.
    fn wrong_pin_pending(&self) -> Option<Seat> {
        let Some(StoreRequest::Append(bytes)) = &self.storing.pending else { return None };
        match Record::decode(bytes).ok()?.entry {
            Entry::WrongPin(seat) => Some(seat),
            _ => None,
        }
    }

    /// Where a wrong code cannot be stored it counts all the same, at least until the device is switched off: else a full
    /// journal would let anybody try every code.
    fn count_wrong_pin(&mut self, seat: Seat) {
        self.storing.failure = None;
        self.session.wrong_pin(seat);
        self.session.wait_from(self.now);
        self.tell_aside();
        self.redraw();
    }

    pub(super) fn store_failed(&mut self, error: StoreError) {
        if let Some(seat) = self.wrong_pin_pending() {
            self.storing.pending = None;
            return self.count_wrong_pin(seat);
        }
        if error == StoreError::Full
            && let Some(record) = self.end_pending()
        {
            // A journal without room for it can still be put away: erasing it is what makes room.
            self.storing.pending = None;
            return self.happened(&record);
        }
        if self.storing.pending.is_some() {
            self.storing.failure = Some(error);
            self.storing.failed_at = self.now;
            self.tone(Tone::Refused);
            self.redraw();
        }
    }
}
