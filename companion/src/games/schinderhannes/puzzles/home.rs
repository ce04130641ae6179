//! The home itself, and the list of the printed puzzles.

use confidant_core::id::Id as _;
use confidant_core::schinderhannes::Grade;

use super::{BOXED, CALENDAR, Deed, ENDLESS, Page, Puzzles, ROWS, TODAY};
use crate::draw::Icon;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::games::SetUpDesk;
use crate::games::schinderhannes::Words;
use crate::games::schinderhannes::solved::{Best, Done, PRINTED};
use crate::input::Key;
use crate::page::{Bound, List, RowDeed, Show};
use crate::texts::{Phrase, fill};

/// Minutes and seconds.
pub(super) fn time(seconds: u16) -> Phrase {
    fill("{}:{}{}", &[&(seconds / 60), &(seconds % 60 / 10), &(seconds % 10)])
}

/// What is remembered of a sort of puzzles, in a sentence.
fn best(best: Best, words: &'static Words, otherwise: &'static str) -> Phrase {
    match best {
        Best { seconds: 1.., .. } => fill(words.best_time, &[&time(best.seconds)]),
        Best { solved: true, .. } => fill(words.solved_helped, &[]),
        Best { .. } => fill(otherwise, &[]),
    }
}

/// The grade after this one, or before it.
fn level(now: Grade, forward: bool) -> Grade {
    let step = if forward { 1 } else { Grade::ALL.len() - 1 };
    Grade::at((now.index() + step) % Grade::ALL.len()).unwrap_or(now)
}

impl Puzzles {
    pub(super) fn home_page(&self, desk: &SetUpDesk<'_>, show: &mut Show<'_, Deed>) {
        let (texts, words) = (desk.texts, Words::of(desk.language));
        let streak = fill(words.streak, &[&self.solved.streak(self.day())]);
        show.plate(words.puzzles, Corner::Text(&streak));
        show.note(&self.note(words));
        let grade = words.grade(self.solved.level).0;
        let today = words.grade(self.grade_of(self.day())).0;
        let printed = (0..PRINTED).filter(|&at| self.solved.printed(at).solved).count();
        let printed = fill("{}/{}", &[&printed, &PRINTED]);
        show.settings(
            List::new(ROWS.into(), self.row.into()).noted().table(),
            |row| Deed::Row(row as u8),
            &|row, tell| {
                let row = row as u8;
                let shown = match row {
                    TODAY if self.today.is_some() => {
                        Row::new(words.puzzle_today).icon(Icon::Bulb).value(today)
                    }
                    TODAY => Row::new(words.puzzle_next).icon(Icon::Bulb).value(today),
                    CALENDAR => Row::new(words.calendar).icon(Icon::Clock),
                    BOXED => Row::new(words.printed_ones).icon(Icon::Papers).value(&printed),
                    ENDLESS => Row::new(words.endless).icon(Icon::Undo).adjusts(grade),
                    _ => Row::new(words.own_number).icon(Icon::Star).adjusts(grade),
                };
                if row >= ENDLESS {
                    let [lower, raise] = [false, true].map(|up| Deed::Level(level(self.solved.level, up)));
                    tell(shown, RowDeed::Sets(lower, raise));
                } else {
                    tell(shown.leads(), RowDeed::Does(Ok(self.opens(row))));
                }
            },
        );
        show.keys([
            Bound::new(Cap::A, texts.open, self.opens(self.row)),
            Bound::new(Cap::X, words.conclusions, Deed::Options),
            Bound::new(Cap::B, texts.back, Deed::Away),
        ]);
    }

    /// What a row leads to.
    fn opens(&self, row: u8) -> Deed {
        match row {
            TODAY => Deed::Day(self.day()),
            CALENDAR => Deed::See(Page::Calendar(self.day())),
            BOXED => Deed::See(Page::Printed(0)),
            ENDLESS => Deed::Endless,
            _ => Deed::OwnNumber,
        }
    }

    /// What the lit row is about.
    fn note(&self, words: &'static Words) -> Phrase {
        let day = self.day();
        match self.row {
            TODAY => match (self.solved.day(day), self.solved.seconds(day)) {
                (Done::Alone, Some(seconds)) => fill(words.solved_alone, &[&time(seconds)]),
                (Done::No, _) if self.today.is_none() => fill(words.note_which_next, &[]),
                (Done::No, _) => fill(words.note_which_daily, &[]),
                _ => fill(words.solved_helped, &[]),
            },
            CALENDAR => fill(words.note_calendar, &[]),
            BOXED => fill(words.note_which_printed, &[]),
            ENDLESS => best(self.solved.grade(self.solved.level), words, words.grade(self.solved.level).1),
            _ => fill(words.note_number, &[]),
        }
    }

    pub(super) fn printed_page(&self, desk: &SetUpDesk<'_>, show: &mut Show<'_, Deed>, lit: u8) {
        let (texts, words) = (desk.texts, Words::of(desk.language));
        show.plate(words.printed_ones, Corner::None);
        let here = self.solved.printed(lit.into());
        show.note(&best(here, words, words.note_which_printed));
        let list = List::new(PRINTED, lit.into()).noted();
        show.list(list, |row| Deed::See(Page::Printed(row as u8)), &|row, tell| {
            let (label, done) = (fill(words.puzzle_n, &[&(row + 1)]), self.solved.printed(row));
            let time = if done.seconds > 0 { time(done.seconds) } else { Phrase::new() };
            let icon = if done.solved { Icon::Check } else { Icon::Papers };
            tell(Row::new(&label).icon(icon).value(&time).leads(), Ok(Deed::SolvePrinted(row as u8 + 1)));
        });
        show.on(&[Key::Left], || Deed::See(Page::Home));
        show.keys([Bound::says(Cap::A, words.solve), Bound::new(Cap::B, texts.back, Deed::See(Page::Home))]);
    }
}
