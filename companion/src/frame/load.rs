//! Reading the journal at the start: the game is the replay of its records.

use super::Companion;
use super::screen::Screen;
use super::trouble::Trouble;
use crate::games::{Running as _, Shelf, Tables};
use crate::input::{LoadEnd, StoreRequest};
use crate::journal::{Begin, Entry, Record, Unread};
use crate::session::Inapplicable;

/// How far reading has come.
pub(super) struct Load {
    records: u16,
    damaged: bool,
    mended: bool,
    foreign: bool,
    other_rules: bool,
    /// The digest of the tables that the game was begun with, if they are not these.
    needs: Option<u64>,
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
            needs: None,
            ended: false,
            resume,
        }
    }
}

impl<S: Shelf> Companion<S> {
    #[inline(never)]
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
                let known = S::info(begin.game).is_some_and(|info| info.rules_version == begin.rules);
                let Some(tables) = self.tables_of(begin) else {
                    self.load.needs = known.then_some(begin.tables);
                    self.load.other_rules = true;
                    return;
                };
                match self.begin(begin, &tables, record.elapsed) {
                    Ok(()) => {}
                    Err(Inapplicable::OtherRules) => self.load.other_rules = true,
                    Err(_) => self.load.damaged = true,
                }
            }
            Entry::Mend { kept } if self.load.damaged => {
                let last = self.runs().then(|| self.session.last_record());
                if last == Some(*kept) && self.replay(record) {
                    self.load.damaged = false;
                    self.load.mended = true;
                }
            }
            _ if self.load.damaged || self.load.other_rules || self.load.foreign => {}
            _ => self.load.damaged = !self.replay(record),
        }
    }

    /// Begins the game of this record with its printed data.
    pub(super) fn begin(&mut self, begin: &Begin, tables: &Tables, elapsed: u32) -> Result<(), Inapplicable> {
        self.running.begin(&mut self.session, begin, tables, elapsed, self.now)
    }

    /// The printed data of a game that was begun: those of the owner's box, or the shipped ones beside it.
    pub(super) fn tables_of(&self, begin: &Begin) -> Option<Tables> {
        S::info(begin.game)?.begun_with(&self.boxes.tables, begin.tables)
    }

    fn replay(&mut self, record: &Record) -> bool {
        self.running.get_mut().is_some_and(|play| play.replay(&mut self.session, record))
    }

    #[inline(never)]
    pub(super) fn load_end(&mut self, end: LoadEnd) {
        let here = self.here();
        // Read once more, after a past game was looked at.
        let again = self.storing.pending.take_if(|asked| *asked == StoreRequest::ReadJournal).is_some();
        // The first picture: nobody could press a key before.
        self.fingers.touched(self.now);
        self.session.wait_from(self.now);
        if let Some(play) = self.running.get_mut() {
            play.reset(&self.session, here);
        }
        self.go_home();
        let load = &self.load;
        if load.ended {
            // The power went while the game was being put away: finish it. Until that is done nothing can begin: a game
            // behind the old end would be gone at the next start.
            return self.erase_game();
        }
        self.storing.blocked = if end == LoadEnd::Skipped {
            Some(Trouble::Skipped)
        } else if end == LoadEnd::Unreadable {
            Some(Trouble::Unreadable)
        } else if load.foreign {
            Some(Trouble::Foreign)
        } else if load.other_rules {
            Some(load.needs.map_or(Trouble::OtherRules, Trouble::OtherTables))
        } else if load.damaged || (end == LoadEnd::Damaged && !load.mended) {
            let kept = self.runs().then(|| self.session.last_record());
            Some(Trouble::Damaged { kept })
        } else {
            None
        };
        self.keep_result();
        if self.storing.blocked.is_some() {
            self.push(Screen::Trouble { row: 0 });
            // From a trouble the way leads home: what is new is read before it.
            self.tell_new_values();
        } else if again {
            self.open_past_games(self.past.row());
        } else if !self.settings.welcomed && !self.runs() {
            self.tell_new_values();
            self.welcome();
        } else if self.load.resume && self.runs() {
            self.resume();
        } else {
            self.tell_new_values();
        }
    }
}
