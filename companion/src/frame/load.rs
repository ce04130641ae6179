//! Reading the journal at the start: the game is the replay of its records.

use super::{Companion, Play, Running, Screen, playing};
use crate::games::scotland_yard;
use crate::games::{Flow, Kind};
use crate::input::{LoadEnd, StoreRequest};
use crate::journal::{Begin, Entry, Record, Unread};
use crate::session::{Inapplicable, Session};

use super::trouble::Trouble;

/// How far reading has come.
pub(super) struct Load {
    records: u16,
    damaged: bool,
    mended: bool,
    foreign: bool,
    other_rules: bool,
    ended: bool,
    /// Whether the running game is resumed as soon as it is read.
    resume: bool,
}

impl Load {
    pub(super) const fn new(resume: bool) -> Self {
        Self {
            records: 0,
            damaged: false,
            mended: false,
            foreign: false,
            other_rules: false,
            ended: false,
            resume,
        }
    }
}

impl Companion {
    pub(super) fn loaded(&mut self, bytes: &[u8]) {
        let first = self.load.records == 0;
        self.load.records = self.load.records.saturating_add(1);
        // A journal has thousands of records at worst: they are looked at where they are, not moved about.
        let decoded = Record::decode(bytes);
        let record = match &decoded {
            Ok(record) => record,
            Err(Unread::Foreign) if first => {
                self.load.foreign = true;
                return;
            }
            Err(_) => {
                self.load.damaged = true;
                return;
            }
        };
        match &record.entry {
            Entry::End => self.load.ended = true,
            Entry::Begin(begin) if record.number == 0 && !self.runs() && !self.load.damaged => {
                match self.begin(begin, record.elapsed) {
                    Ok(()) => {}
                    Err(Inapplicable::OtherRules) => self.load.other_rules = true,
                    Err(_) => self.load.damaged = true,
                }
            }
            Entry::Mend { kept } if self.load.damaged => {
                let last = playing!(&self.running, play => Some(play.session.last_record()), None);
                if last == Some(*kept) && self.replay(record) {
                    self.load.damaged = false;
                    self.load.mended = true;
                }
            }
            _ if self.load.damaged || self.load.other_rules || self.load.foreign => {}
            _ => self.load.damaged = !self.replay(record),
        }
    }

    /// Begins the game of this record.
    pub(super) fn begin(&mut self, begin: &Begin, elapsed: u32) -> Result<(), Inapplicable> {
        match begin.game {
            Kind::ScotlandYard => {
                let session = Session::begin(begin, elapsed)?;
                let screens = scotland_yard::Screens::new(&session.table());
                self.running = Running::ScotlandYard(Play { session, screens });
            }
        }
        Ok(())
    }

    fn replay(&mut self, record: &Record) -> bool {
        playing!(&mut self.running, play => play.session.apply(record).is_ok(), false)
    }

    pub(super) fn load_end(&mut self, end: LoadEnd) {
        let texts = self.texts();
        let now = self.now;
        // The first picture: nobody could press a key before.
        self.last_key = now;
        playing!(&mut self.running, play => play.with_desk(texts, now, |screens, desk| screens.reset(desk)), ());
        self.go_home();
        let load = &self.load;
        if load.ended {
            // The power went while the game was being put away: finish it.
            self.running = Running::None;
            return self.ask_store(StoreRequest::Erase);
        }
        self.blocked = if end == LoadEnd::Skipped {
            Some(Trouble::Skipped)
        } else if end == LoadEnd::Unreadable {
            Some(Trouble::Unreadable)
        } else if load.foreign {
            Some(Trouble::Foreign)
        } else if load.other_rules {
            Some(Trouble::OtherRules)
        } else if load.damaged || (end == LoadEnd::Damaged && !load.mended) {
            let kept = playing!(&self.running, play => Some(play.session.last_record()), None);
            Some(Trouble::Damaged { kept })
        } else {
            None
        };
        if self.blocked.is_some() {
            self.push(Screen::Trouble { row: 0 });
        } else if self.load.resume && self.runs() {
            self.resume();
        }
    }
}
