//! Making entries durable: an entry counts, and the next screen is shown, only once it is stored.

use super::{Companion, Notice, Running, Screen, playing};
use crate::games::Flow;
use crate::input::{StoreError, StoreRequest, Tone};
use crate::journal::{Entry, Record};
use crate::session::Applied;

use super::trouble::Trouble;

impl Companion {
    /// Asks the body to store something; the answer comes as an input.
    pub(super) fn ask_store(&mut self, request: StoreRequest) {
        self.output.store = Some(request.clone());
        self.pending = Some(request);
        self.failure = None;
        self.redraw();
    }

    /// Asks for a record of the running game.
    pub(super) fn ask_entry(&mut self, entry: Entry) {
        let now = self.now;
        let room = entry == Entry::End || playing!(&self.running, play => play.session.has_room(), false);
        if !room {
            self.failure = Some(StoreError::Full);
            return self.redraw();
        }
        let record = playing!(&self.running, play => Some(play.session.record(entry, now)), None);
        if let Some(record) = record {
            self.ask_record(&record);
        }
    }

    pub(super) fn ask_record(&mut self, record: &Record) {
        match record.encode() {
            Some(bytes) => self.ask_store(StoreRequest::Append(bytes)),
            // No record is longer than a store takes; if one were, it would be as if there was no room.
            None => self.failure = Some(StoreError::Full),
        }
    }

    /// Keeps the settings if they were changed.
    pub(super) fn keep_settings(&mut self) {
        if self.changed && self.pending.is_none() {
            self.changed = false;
            if let Some(bytes) = self.settings.encode() {
                self.ask_store(StoreRequest::Keep(bytes));
            }
        }
    }

    pub(super) fn stored(&mut self) {
        let Some(request) = self.pending.take() else { return };
        self.failure = None;
        self.redraw();
        match request {
            StoreRequest::Keep(_) => {}
            StoreRequest::Erase => {
                self.blocked = None;
                self.running = Running::None;
                self.code_picture = None;
                self.go_home();
                if core::mem::take(&mut self.then_new_game) {
                    self.push(Screen::Games { row: 0 });
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
            if self.begin(begin, record.elapsed).is_ok() {
                for info in &begin.seats {
                    self.changed |= !info.name.is_empty();
                    self.settings.remember(&info.name);
                }
                self.draft = None;
                self.beginning = None;
                self.tone(Tone::Done);
                self.resume();
                self.keep_settings();
            }
            return;
        }
        if let Entry::Mend { .. } = record.entry {
            self.blocked = None;
        }
        let texts = self.texts();
        let now = self.now;
        // Behind the hold a move may be followed by a decision of the same holder: then the device stays there.
        let holder = match self.top() {
            Screen::HandOver { seat, .. } => Some(seat),
            _ => None,
        };
        let told = playing!(&mut self.running, play => {
            let Ok(applied) = play.session.apply(record) else { return };
            match applied {
                Applied::Acted(mark) => {
                    play.with_desk(texts, now, |screens, desk| screens.told(desk, mark));
                    Told::Acted { over: play.session.turn().is_none(), holder: holder_of(play) }
                }
                Applied::TakenBack(seat, number) => {
                    play.with_desk(texts, now, |screens, desk| screens.reset(desk));
                    Told::Notice(Notice::TakenBack(seat, number))
                }
                Applied::WrongPin(seat) => Told::Notice(Notice::WrongCode(seat)),
                Applied::Paused(true) => {
                    play.session.rest(now);
                    Told::Paused
                }
                Applied::Paused(false) => Told::Paused,
                Applied::Ended => Told::Ended,
            }
        }, return);
        match told {
            Told::Acted { over, holder: next } => {
                self.time_told = false;
                self.tone(if over { Tone::End } else { Tone::Done });
                if over {
                    playing!(&mut self.running, play => play.session.rest(now), ());
                }
                if holder.is_none() || next != holder {
                    self.go_to_table();
                }
            }
            Told::Notice(notice) => {
                self.tone(Tone::Notice);
                match notice {
                    Notice::WrongCode(_) => {
                        self.code_from = now;
                        self.keys.clear();
                        self.pop();
                    }
                    Notice::TakenBack(..) | Notice::LowBattery => self.go_to_table(),
                }
                self.notice = Some(notice);
            }
            Told::Paused => self.go_to_table(),
            Told::Ended => self.put_away(),
        }
    }

    /// The game is over for good; what is stored of it is erased.
    fn put_away(&mut self) {
        self.running = Running::None;
        self.code_picture = None;
        self.blocked = Some(Trouble::Unwiped);
        self.ask_store(StoreRequest::Erase);
    }

    fn is_end_pending(&self) -> bool {
        let Some(StoreRequest::Append(bytes)) = &self.pending else { return false };
        Record::decode(bytes).is_ok_and(|record| record.entry == Entry::End)
    }

    pub(super) fn store_failed(&mut self, error: StoreError) {
        if error == StoreError::Full && self.is_end_pending() {
            // A journal without room for its end record can still be put away: erasing it is what makes room.
            return self.put_away();
        }
        if self.pending.is_some() {
            self.failure = Some(error);
            self.sways_since = Some(self.now);
            self.tone(Tone::Refused);
            self.redraw();
        }
    }

    /// To the running game: to the hand-over if somebody's secret is needed, else to the table.
    pub(super) fn resume(&mut self) {
        let (texts, now) = (self.texts(), self.now);
        playing!(&mut self.running, play => play.with_desk(texts, now, |screens, desk| screens.reset(desk)), ());
        self.go_to_table();
        let holder = playing!(&self.running, play => holder_of(play), None);
        if let (Some(seat), Screen::Game) = (holder, self.top()) {
            self.push(Screen::HandOver { seat, why: super::Why::Turn });
        }
    }
}

enum Told {
    Acted { over: bool, holder: Option<confidant_core::seat::Seat> },
    Notice(Notice),
    Paused,
    Ended,
}

fn holder_of<F: Flow>(play: &super::Play<F>) -> Option<confidant_core::seat::Seat> {
    F::holder(&play.session.table())
}
