//! What the history keeps of an entry, and its words.

use confidant_core::chance::Source;
use confidant_core::tatort_themse::{CaseSet, ClueId, Column, Event, News, Table, Witness, Witnesses};
use serde::{Deserialize, Serialize};

use super::Words;
use super::parts::wall::witness_icon;
use crate::games::FiguresAndSigns;
use crate::texts::{Phrase, fill};

/// What the table knows of an entry.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Mark {
    what: What,
    /// The cases that it solved.
    solved: CaseSet,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
enum What {
    Renewed(Witness),
    Removed(Column, u8, Witnesses),
    Took(ClueId, Option<Witnesses>),
    RemovedAndTook(u8, ClueId),
    Open(Witness),
    Hidden,
    Passed,
}

impl Mark {
    pub(super) fn of(news: &News) -> Self {
        let what = match news.event {
            Event::Renewed(kind) => What::Renewed(kind),
            Event::Removed(column, count, payment) => What::Removed(column, count, payment),
            Event::Took(clue, payment) => What::Took(clue, payment),
            Event::RemovedAndTook(_, count, clue) => What::RemovedAndTook(count, clue),
            Event::QuestionedOpen(witness) => What::Open(witness),
            Event::QuestionedHidden => What::Hidden,
            Event::Passed => What::Passed,
        };
        Self { what, solved: news.solved }
    }

    pub(super) fn says(self, table: &Table, words: &Words) -> Phrase {
        // A clue that solves a case is of that case.
        let Some(first) = self.solved.first() else { return self.deed(table, words) };
        match self.solved.len() {
            1 => fill(words.log_solved, &[&words.loot(first)]),
            more => fill(words.log_solved_more, &[&words.loot(first), &(more - 1)]),
        }
    }

    /// What was done, whatever came of it.
    pub(super) fn deed(self, table: &Table, words: &Words) -> Phrase {
        let named = |clue: ClueId| {
            let clue = table.cards().clue(clue);
            (words.loot(clue.case), clue.value)
        };
        match self.what {
            What::Renewed(kind) => fill(words.log_renews, &[&words.witnesses_of(kind)]),
            What::Removed(column, count, _) => fill(words.log_removes, &[&count, &column]),
            What::Took(clue, _) => {
                let (loot, value) = named(clue);
                fill(words.log_takes, &[&loot, &value])
            }
            What::RemovedAndTook(count, clue) => {
                let (loot, value) = named(clue);
                fill(words.log_removes_takes, &[&count, &loot, &value])
            }
            What::Open(witness) => fill(words.log_questions, &[&words.witness(witness)]),
            What::Hidden if table.witnesses() == Source::Table => fill(words.log_turn, &[]),
            What::Hidden => fill(words.log_pile, &[]),
            What::Passed => fill(words.log_passes, &[]),
        }
    }

    /// A take together with the removal before it, if there was one.
    pub(super) fn after(self, before: Self) -> Self {
        match (before.what, self.what) {
            (What::Removed(_, count, _), What::Took(clue, _)) => {
                Self { what: What::RemovedAndTook(count, clue), ..self }
            }
            _ => self,
        }
    }

    /// The clue that was taken.
    pub(super) fn clue(self) -> Option<ClueId> {
        match self.what {
            What::Took(clue, _) | What::RemovedAndTook(_, clue) => Some(clue),
            _ => None,
        }
    }

    /// Whether a witness was questioned, and who, if that was seen.
    pub(super) fn questioned(self) -> Option<Option<Witness>> {
        match self.what {
            What::Open(witness) => Some(Some(witness)),
            What::Hidden => Some(None),
            _ => None,
        }
    }

    /// What was paid, kind by kind.
    pub(super) fn signs(self) -> FiguresAndSigns {
        let paid = self.paid().unwrap_or(Witnesses::NONE);
        let kinds = Witness::ALL.into_iter().filter(|&kind| paid.of(kind) > 0);
        kinds.map(|kind| (paid.of(kind), witness_icon(kind))).collect()
    }

    /// The witnesses that were paid.
    pub(super) fn paid(self) -> Option<Witnesses> {
        match self.what {
            What::Removed(_, _, payment) | What::Took(_, Some(payment)) => Some(payment),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::robots;
    use super::*;
    use crate::draw::Style;
    use crate::texts::Language;
    use confidant_core::game::Game as _;
    use confidant_core::id::Id as _;
    use confidant_core::tatort_themse::{Case, Setup, THAMES, TatortThemse};

    #[test]
    fn every_line_fits_the_history() {
        // Beside the sign and the scroll line of a list.
        const ROOM: i32 = 172;
        let setup = Setup { players: Some(2), ..Setup::default() };
        let game = TatortThemse::start(&setup, &THAMES, 1).ok().unwrap();
        let table = game.table();
        let one = |what| Mark { what, solved: CaseSet::NONE };
        let solved = |solved| Mark { what: What::Passed, solved };
        for words in Language::ALL.map(Words::of) {
            let clues = ClueId::all()
                .flat_map(|clue| [one(What::Took(clue, None)), one(What::RemovedAndTook(4, clue))]);
            let kinds =
                Witness::ALL.into_iter().flat_map(|kind| [one(What::Renewed(kind)), one(What::Open(kind))]);
            let cases = Case::ALL.into_iter().map(|case| solved(CaseSet::only(case)));
            let others = [
                one(What::Removed(Column::Fifth, 4, Witnesses::ALL)),
                one(What::Hidden),
                one(What::Passed),
                solved([Case::Gallery, Case::Tower].into_iter().collect()),
                solved([Case::Parliament, Case::Tower].into_iter().collect()),
            ];
            for mark in clues.chain(kinds).chain(cases).chain(others) {
                let line = mark.says(table, words);
                assert!(Style::Note.width(&line) <= ROOM, "{line}");
                let deed = mark.deed(table, words);
                let room = if mark.clue().is_some() { robots::BESIDE_CLUE } else { robots::ROOM };
                assert!(Style::Note.width(&deed) <= room, "{deed}");
            }
        }
    }

    #[test]
    fn a_mark_is_short() {
        let longest =
            Mark { what: What::Took(ClueId::at(24).unwrap(), Some(Witnesses::ALL)), solved: CaseSet::all() };
        assert!(crate::log::pack::<_, { crate::log::MARK_LEN }>(&longest).is_some());
    }
}
