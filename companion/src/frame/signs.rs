//! What the signs are called: those of the page that the menu was opened on; before them the proof of this moment, with what
//! came before it, as people write it down.

use super::Companion;
use super::deeds::{Deed, Shows};
use super::screen::Screen;
use crate::draw::Icon;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::games::Shelf;
use crate::page::{Bound, List, RowDeed};
use crate::texts::{Phrase, fill};

impl<S: Shelf> Companion<S> {
    /// What a sign stands for on what is shown.
    pub fn called(&self, icon: Icon) -> Phrase {
        match self.play().filter(|_| self.stack.is_at_table()) {
            Some(play) => play.called(&self.session, self.here(), icon),
            None => fill("{}", &[&icon.called(self.settings.language)]),
        }
    }

    /// The picture in sentences.
    #[cfg(feature = "trace")]
    pub fn sentences(&self, canvas: &crate::Canvas) -> alloc::vec::Vec<alloc::string::String> {
        let called = |icon| alloc::string::String::from(self.called(icon).as_str());
        crate::spoken::sentences(canvas.trace(), self.settings.language, &called)
    }

    /// What of the picture is read aloud to the whole table, whose turn it is first; nothing unless it is the table's own.
    #[cfg(feature = "trace")]
    pub fn aloud(&self, canvas: &crate::Canvas) -> alloc::vec::Vec<alloc::string::String> {
        if !self.is_table() {
            return alloc::vec::Vec::new();
        }
        let called = |icon| alloc::string::String::from(self.called(icon).as_str());
        let mut all = crate::spoken::aloud(canvas.trace(), self.settings.language, &called);
        if let Some(name) = self.session.turn().map(|seat| self.seat_name(seat)) {
            all.insert(0, name.into());
        }
        all
    }

    /// The signs that the table saw, without those of keys and rows.
    fn signs_seen(&self) -> impl Iterator<Item = Icon> {
        self.signs.iter().copied().filter(|icon| !icon.is_arrow())
    }

    pub(super) fn signs_page(&self, show: &mut Shows<'_>, row: u8) {
        let texts = self.texts();
        // First what to write down: a proof binds what comes before it, and nothing else.
        let proven = self.session.proven().filter(|_| {
            self.play().is_some_and(|play| self.stack.is_at_table() && play.has_proofs(&self.session))
        });
        let first = usize::from(proven.is_some());
        let count = first + self.signs_seen().count();
        let corner = fill("{}/{}", &[&(row + 1), &count]);
        show.plate(texts.signs, if count == 0 { Corner::None } else { Corner::Text(&corner) });
        let list = List::new(count, row.into()).ends().table();
        let list = if proven.is_some() { list.noted() } else { list };
        show.settings(list, |row| Deed::Turn(Screen::Signs { row: row as u8 }), &|index, tell| {
            if let Some(proof) = proven.filter(|_| index == 0) {
                let signs = proof.signs();
                let label = fill(texts.note_proof, &[&proof.counts()]);
                let row = Row::new(&label).icon(Icon::Papers).value(signs.get(..4).unwrap_or_default());
                tell(row, RowDeed::Nothing);
            } else if let Some(icon) = self.signs_seen().nth(index.saturating_sub(first)) {
                tell(Row::new(&self.called(icon)).icon(icon).lettered_for(176), RowDeed::Nothing);
            }
        });
        if proven.is_some() && row == 0 {
            show.note(texts.note_proof_use);
        }
        show.keys([
            Bound::says(Cap::UpDown, texts.scroll),
            Bound::new(Cap::X, texts.rules_key, Deed::Rules(Some(self.session.beginning().game))),
            Bound::new(Cap::B, texts.back, Deed::Back),
        ]);
    }
}
