//! When something is wrong with the journal: what happened, what is safe, what can be done.

use confidant_core::pack::Code;

use super::Companion;
use super::home::turned;
use super::screen::{Question, Screen};
use super::store::Then;
use crate::Canvas;
use crate::draw::palette::{INK, PAPER};
use crate::draw::parts::bars::{self, notice};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{PITCH, Row};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::text::Align;
use crate::draw::{Area, Icon, Pen, Style};
use crate::games::Shelf;
use crate::hint::key_hints;
use crate::input::{Key, StoreError};
use crate::journal::Entry;
use crate::texts::fill;

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
    OtherTables(u32),
    /// It cannot be read at all.
    Unreadable,
    /// It was not read, because starts had failed or somebody asked for it.
    Skipped,
    /// The last game was ended, but could not be erased.
    Unwiped,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    GoOn,
    Erase,
    Home,
}

impl<S: Shelf> Companion<S> {
    fn ways(&self) -> &'static [Way] {
        match self.storing.blocked {
            Some(Trouble::Damaged { kept: Some(_) }) => &[Way::GoOn, Way::Home, Way::Erase],
            Some(_) => &[Way::Home, Way::Erase],
            None => &[Way::Home],
        }
    }

    pub(super) fn press_trouble(&mut self, key: Key, row: u8) {
        let ways = self.ways();
        match key {
            Key::Up | Key::Down => self.replace(Screen::Trouble { row: turned(row, ways.len(), key) }),
            Key::B => self.go_home(),
            Key::A | Key::Right => match (ways.get(usize::from(row)), self.storing.blocked) {
                (Some(Way::GoOn), Some(Trouble::Damaged { kept: Some(kept) })) => {
                    self.ask_entry(Entry::Mend { kept });
                }
                (Some(Way::Erase), _) => self.push(Screen::Confirm(Question::Erase)),
                _ => self.go_home(),
            },
            _ => {}
        }
    }

    pub(super) fn draw_trouble(&self, canvas: &mut Canvas, row: u8) {
        let texts = self.texts();
        canvas.clear(INK);
        plate(canvas, texts.journal, Corner::None);
        Icon::Warn.draw(canvas, 14, 38, 24, PAPER);
        let says = match self.storing.blocked {
            Some(Trouble::Damaged { kept: Some(kept) }) => fill(texts.trouble_damaged, &[&kept]),
            Some(Trouble::Damaged { kept: None }) => fill(texts.trouble_lost, &[]),
            Some(Trouble::Foreign) => fill(texts.trouble_foreign, &[]),
            Some(Trouble::OtherRules) => fill(texts.trouble_rules, &[]),
            Some(Trouble::OtherTables(digest)) => {
                // One word for the eye: it is not broken.
                let code = Code::of(digest).plain();
                let (four, two) = code.split_at_checked(4).unwrap_or((&code, ""));
                fill(texts.trouble_tables, &[&four, &two])
            }
            Some(Trouble::Unreadable) => fill(texts.trouble_unreadable, &[]),
            Some(Trouble::Skipped) => fill(texts.trouble_skipped, &[]),
            Some(Trouble::Unwiped) | None => fill(texts.trouble_unwiped, &[]),
        };
        let area = Area::new(48, 36, 182, 66);
        Pen::new(Style::Note, PAPER, INK).paragraph(canvas, area, 17, Align::Left, &says);
        let ways = self.ways();
        let top = 214 - ways.len() as i32 * PITCH;
        for (index, (way, y)) in ways.iter().zip((top..).step_by(PITCH as usize)).enumerate() {
            let (icon, label) = match way {
                Way::GoOn => (Icon::Play, texts.go_on_from_there),
                Way::Home => (Icon::House, texts.leave_as_it_is),
                Way::Erase => (Icon::Cross, texts.erase_all),
            };
            Row::new(label).icon(icon).leads().chosen(index == usize::from(row)).draw(canvas, y, PITCH);
        }
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, texts.do_it), (Cap::B, texts.home)]);
    }

    /// A key while something could not be stored.
    pub(super) fn press_not_stored(&mut self, key: Key) {
        match key {
            Key::A => {
                self.storing.failure = None;
                if let Some(request) = self.storing.pending.clone() {
                    self.ask_store(request);
                }
            }
            Key::B => {
                self.storing.failure = None;
                self.storing.then = Then::Home;
                if self.storing.pending.take().is_some() && !self.runs() {
                    self.go_home();
                }
                self.forget_keys();
            }
            _ => {}
        }
        self.redraw();
    }

    /// A code that could not be judged is entered again.
    fn forget_keys(&mut self) {
        if let Some(Screen::PinEntry { keys, .. }) = self.stack.top_mut() {
            keys.clear();
        }
    }

    pub(super) fn draw_not_stored(&self, canvas: &mut Canvas, error: StoreError) {
        let texts = self.texts();
        canvas.clear(INK);
        plate(canvas, texts.journal, Corner::None);
        Icon::Noentry.draw(canvas, 104, 52, 32, crate::draw::palette::WAX);
        let (title, says) = match error {
            StoreError::Full => (texts.full_title, texts.full_note),
            StoreError::Failed => (texts.failed_title, texts.failed_note),
        };
        notice(canvas, bars::Notice::Refusal, title, self.sway(self.storing.failed_at));
        let pen = Pen::new(Style::Body, PAPER, INK);
        pen.paragraph(canvas, Area::new(12, 96, 216, 64), 20, Align::Middle, says);
        key_hints(canvas, &[(Cap::A, texts.try_again), (Cap::B, texts.give_up)]);
    }
}
