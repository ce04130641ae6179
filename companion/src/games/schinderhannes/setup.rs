//! The set-up of the game for one to four.

use confidant_core::chance::Source;
use confidant_core::id::Id;
use confidant_core::schinderhannes::{Deduction, MOST_PLAYERS, Setup, solitaire};
use confidant_core::seat::Seat;
use core::ops::RangeInclusive;

use super::Words;
use crate::draw::Icon;
use crate::games::{Flow as _, FormPages, HouseLine, SetupForm, SetupLine};
use crate::journal::{Name, SetupBytes};
use crate::texts::{Language, Phrase, Texts, fill};

/// What people set before the game.
pub struct Draft {
    players: u8,
    source: Source,
    deduction: Deduction,
    help: u8,
    variant: bool,
    start: u8,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Cards,
    Conclusions,
    Help,
    Variant,
    Begins,
    House(HouseLine),
}

const DEALT: [Line; 8] = [
    Line::Cards,
    Line::Conclusions,
    Line::Help,
    Line::Variant,
    Line::Begins,
    Line::House(HouseLine::Names),
    Line::House(HouseLine::Pins),
    Line::House(HouseLine::Clock),
];

/// With printed cards nothing is hidden, and the piles are as they were shuffled.
const PRINTED: [Line; 5] = [
    Line::Cards,
    Line::Conclusions,
    Line::Begins,
    Line::House(HouseLine::Names),
    Line::House(HouseLine::Clock),
];

impl Default for Draft {
    fn default() -> Self {
        Self {
            players: 3,
            source: Source::Device,
            deduction: Deduction::Rules,
            help: super::MARKS,
            variant: false,
            start: 0,
        }
    }
}

/// The next of some values, or the one before.
fn next<T: Copy + PartialEq>(of: &[T], now: T, forward: bool) -> T {
    let at = of.iter().position(|&value| value == now).unwrap_or(0);
    let step = if forward { 1 } else { of.len().saturating_sub(1) };
    of.get((at + step) % of.len().max(1)).copied().unwrap_or(now)
}

impl Draft {
    fn all_lines(&self) -> &'static [Line] {
        match self.source {
            Source::Device => &DEALT,
            Source::Table => &PRINTED,
        }
    }

    fn of(&self, index: usize) -> Line {
        self.all_lines().get(index).copied().unwrap_or(Line::Cards)
    }

    /// What a line says, and what it is about.
    fn says(&self, line: Line, words: &'static Words, texts: &'static Texts) -> (Phrase, &'static str) {
        let (value, note) = match line {
            Line::Cards => match self.source {
                Source::Device => (words.cards_dealt, words.note_dealt),
                Source::Table => (words.cards_printed, words.note_printed),
            },
            Line::Conclusions => match self.deduction {
                Deduction::Rules => (words.by_rules, words.note_by_rules),
                Deduction::Logic => (words.by_logic, words.note_by_logic),
                Deduction::Manual => (words.by_people, words.note_by_people),
            },
            Line::Help => match self.help {
                0 => (words.help_none, words.note_help_none),
                super::MARKS => (words.help_marks, words.note_help_marks),
                _ => (words.help_points, words.note_help_points),
            },
            Line::Variant if self.variant => (texts.yes, words.note_on_top),
            Line::Variant => (texts.no, words.note_anywhere),
            Line::Begins => {
                let seat = Seat::at(self.start.into()).unwrap_or(solitaire::SOLVER);
                (super::Screens::seat_name(seat, words), words.note_begins)
            }
            Line::House(_) => ("", ""),
        };
        (fill(value, &[]), note)
    }
}

impl FormPages for Draft {
    type Own = ();
}

impl SetupForm for Draft {
    fn lines(&self) -> usize {
        self.all_lines().len()
    }

    fn line(&self, index: usize, language: Language) -> SetupLine {
        let (words, texts) = (Words::of(language), language.texts());
        let line = self.of(index);
        let (icon, label) = match line {
            Line::Cards => (Icon::Cards, words.cards),
            Line::Conclusions => (Icon::Search, words.conclusions),
            Line::Help => (Icon::Bulb, texts.help),
            Line::Variant => (Icon::Up, words.crimes_on_top),
            Line::Begins => (Icon::Flag, words.begins),
            Line::House(house) => return SetupLine::House(house, None),
        };
        let (value, note) = self.says(line, words, texts);
        SetupLine::Own { icon, label, value, note, opens: false }
    }

    fn adjust(&mut self, index: usize, forward: bool) {
        match self.of(index) {
            Line::Cards => self.source = next(&[Source::Device, Source::Table], self.source, forward),
            Line::Conclusions => {
                let ways = [Deduction::Rules, Deduction::Logic, Deduction::Manual];
                self.deduction = next(&ways, self.deduction, forward);
            }
            Line::Help => self.help = next(&[0, super::MARKS, super::POINTS], self.help, forward),
            Line::Variant => self.variant = !self.variant,
            Line::Begins => {
                let players = [0, 1, 2, 3];
                let players = players.get(..self.players.into()).unwrap_or(&players);
                self.start = next(players, self.start, forward);
            }
            Line::House(_) => {}
        }
    }

    fn corner(&self, _language: Language) -> Phrase {
        fill("1802", &[])
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn people_range(&self) -> RangeInclusive<u8> {
        1..=MOST_PLAYERS
    }

    fn set_people(&mut self, people: u8) {
        self.players = people.clamp(1, MOST_PLAYERS);
        self.start = self.start.min(self.players - 1);
    }

    fn people_note(&self, language: Language) -> &'static str {
        Words::of(language).note_players
    }

    fn keeps_secrets(&self, _seat: Seat) -> bool {
        self.hides()
    }

    fn hides(&self) -> bool {
        self.source == Source::Device
    }

    fn help(&self) -> Option<u8> {
        Some(self.help)
    }

    fn was_help(&mut self, aid: u8) {
        self.help = aid.min(super::POINTS);
    }

    /// The same once more: the next one begins.
    fn again(&mut self, setup: &[u8], _names: &mut [Name]) -> bool {
        let Ok((old, [])) = postcard::take_from_bytes::<Setup>(setup) else { return false };
        self.players = old.players.unwrap_or(self.players).clamp(1, MOST_PLAYERS);
        (self.source, self.deduction, self.variant) = (old.cards, old.deduction, old.variant);
        self.start = (old.start.map_or(0, Id::index) as u8 + 1) % self.players;
        true
    }

    fn setup(&self) -> Option<SetupBytes> {
        let mut bytes = [0; crate::journal::SETUP_LEN];
        let setup = Setup {
            players: Some(self.players),
            start: Seat::at(self.start.into()),
            deduction: self.deduction,
            cards: self.source,
            variant: self.variant && self.source == Source::Device,
            ..Setup::default()
        };
        let used = postcard::to_slice(&setup, &mut bytes).ok()?;
        SetupBytes::from_slice(used).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn play_again_keeps_the_help() {
        for help in [0, crate::games::schinderhannes::MARKS, crate::games::schinderhannes::POINTS] {
            let mut draft = Draft { help, ..Draft::default() };
            let setup = draft.setup().unwrap();
            draft = Draft::default();
            assert!(draft.again(&setup, &mut []));
            draft.was_help(help);
            assert_eq!(draft.help(), Some(help));
        }
    }
}
