//! When something is wrong with the journal: what happened, what is safe, what can be done.

use confidant_core::pack::Code;

use super::Companion;
use super::deeds::{Deed, Shows};
use super::screen::{Question, Screen};
use super::store::Then;
use crate::draw::palette::{INK, PAPER, WAX};
use crate::draw::parts::bars::{self, notice};
use crate::draw::parts::hints::{BOTTOM, Cap};
use crate::draw::parts::list::{PITCH, Row};
use crate::draw::parts::plate::Corner;
use crate::draw::text::Align;
use crate::draw::{Area, Icon, Pen, Style};
use crate::games::Shelf;
use crate::input::{StoreError, StoreRequest};
use crate::page::{Bound, List};
use crate::texts::{Phrase, fill};

/// What is wrong. While it is, no game is played and nothing is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Trouble {
    /// Something between the records is damaged; up to this entry all is well, if there is one.
    Damaged { kept: Option<u16> },
    /// Something else wrote the journal.
    Foreign,
    /// A version with other rules wrote it.
    OtherRules,
    /// It was begun with other tables, which have this digest: those of an owner's box, or of another version.
    OtherTables(u64),
    /// It cannot be read at all.
    Unreadable,
    /// It was not read, because starts had failed or somebody asked for it.
    Skipped,
    /// The last game was ended, but could not be erased.
    Unwiped,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    GoOn { kept: u16 },
    Erase,
    Home,
}

type Ways = heapless::Vec<Way, 3>;

impl<S: Shelf> Companion<S> {
    fn ways(&self) -> Ways {
        let ways = |ways: &[Way]| ways.iter().copied().collect();
        match self.storing.blocked {
            Some(Trouble::Damaged { kept: Some(kept) }) => ways(&[Way::GoOn { kept }, Way::Home, Way::Erase]),
            Some(_) => ways(&[Way::Home, Way::Erase]),
            None => ways(&[Way::Home]),
        }
    }

    pub(super) fn trouble_page(&self, show: &mut Shows<'_>, row: u8) {
        let texts = self.texts();
        show.plate(texts.journal, Corner::None);
        show.picture(|canvas| {
            Icon::Warn.draw(canvas, 14, 38, 24, PAPER);
            let area = Area::new(48, 36, 182, 66);
            let pen = Pen::new(Style::Note, PAPER, INK);
            pen.paragraph(canvas, area, 17, Align::Left, &self.trouble_says());
        });
        let ways = self.ways();
        let list = List::new(ways.len(), row.into()).below(BOTTOM - ways.len() as i32 * PITCH);
        show.list(list, |row| Deed::Turn(Screen::Trouble { row: row as u8 }), &|index, tell| {
            let Some(way) = ways.get(index) else { return };
            let (icon, label, deed) = match *way {
                Way::GoOn { kept } => (Icon::Play, texts.go_on_from_there, Deed::Mend { kept }),
                Way::Home => (Icon::House, texts.leave_as_it_is, Deed::Home),
                Way::Erase => (Icon::Cross, texts.erase_all, Deed::Open(Screen::Confirm(Question::Erase))),
            };
            tell(Row::new(label).icon(icon).leads(), Ok(deed));
        });
        let choose = Bound::says(Cap::UpDown, texts.choose);
        show.keys([choose, Bound::says(Cap::A, texts.do_it), Bound::new(Cap::B, texts.home, Deed::Home)]);
    }

    /// What happened, and what is safe.
    fn trouble_says(&self) -> Phrase {
        let texts = self.texts();
        match self.storing.blocked {
            Some(Trouble::Damaged { kept: Some(kept) }) => fill(texts.trouble_damaged, &[&kept]),
            Some(Trouble::Damaged { kept: None }) => fill(texts.trouble_lost, &[]),
            Some(Trouble::Foreign) => fill(texts.trouble_foreign, &[]),
            Some(Trouble::OtherRules) => fill(texts.trouble_rules, &[]),
            Some(Trouble::OtherTables(digest)) => {
                // One word for the eye: it is not broken.
                let code = Code::of(digest).plain();
                let (first, second) = code.split_at_checked(4).unwrap_or((&code, ""));
                fill(texts.trouble_tables, &[&first, &second])
            }
            Some(Trouble::Unreadable) => fill(texts.trouble_unreadable, &[]),
            Some(Trouble::Skipped) => fill(texts.trouble_skipped, &[]),
            Some(Trouble::Unwiped) | None => fill(texts.trouble_unwiped, &[]),
        }
    }

    /// Tries again to store what could not be stored.
    pub(super) fn try_again(&mut self) {
        self.storing.failure = None;
        if let Some(StoreRequest::Shelve(_)) = &self.storing.pending {
            // From the beginning: a game lies on the shelf as a whole or not at all.
            self.storing.pending = None;
            return self.shelve();
        }
        if let Some(request) = self.storing.pending.clone() {
            self.ask_store(request);
        }
    }

    /// What could not be stored is given up.
    pub(super) fn give_up(&mut self) {
        self.storing.failure = None;
        self.storing.then = Then::Home;
        self.past.give_up();
        if self.storing.pending.take().is_some() && (!self.runs() || self.session.is_past()) {
            self.go_home();
        }
        self.breathe_anew();
    }

    pub(super) fn not_stored_page(&self, show: &mut Shows<'_>, error: StoreError) {
        let texts = self.texts();
        show.plate(texts.journal, Corner::None);
        show.picture(|canvas| {
            Icon::Noentry.draw(canvas, 104, 52, 32, WAX);
            let (title, says) = match error {
                StoreError::Full => (texts.full_title, texts.full_note),
                StoreError::Failed => (texts.failed_title, texts.failed_note),
            };
            notice(canvas, bars::Notice::Refusal, title, self.sway(self.storing.failed_at));
            let pen = Pen::new(Style::Body, PAPER, INK);
            pen.paragraph(canvas, Area::new(12, 96, 216, 64), 20, Align::Middle, says);
        });
        let again = Bound::new(Cap::A, texts.try_again, Deed::TryAgain);
        show.keys([again, Bound::new(Cap::B, texts.give_up, Deed::GiveUp)]);
    }
}
