//! The lines of the set-up: which there are, what they say, and how they turn.

use confidant_core::chance::Source;
use confidant_core::tiny_epic_crimes::kinds::{Cards, Mode};

use super::{Draft, Keeps};
use crate::draw::Icon;
use crate::games::tiny_epic_crimes::Words;
use crate::games::{HouseLine, SetupLine};
use crate::texts::{Language, Texts, fill};

/// A line of the list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Line {
    Keeps,
    Mode,
    Officers,
    Events,
    Dice,
    City,
    Abilities,
    Tokens,
    Murderer,
    Board,
    House(HouseLine),
}

const CLOCK: [Line; 8] = [
    Line::Keeps,
    Line::Mode,
    Line::Officers,
    Line::Events,
    Line::Dice,
    Line::Board,
    Line::House(HouseLine::Clock),
    Line::House(HouseLine::Names),
];

const EVERYTHING: [Line; 10] = [
    Line::Keeps,
    Line::Mode,
    Line::Officers,
    Line::Dice,
    Line::City,
    Line::Abilities,
    Line::Board,
    Line::House(HouseLine::Clock),
    Line::House(HouseLine::Names),
    Line::House(HouseLine::Pins),
];

/// The same with what lies on the table instead of the abilities.
const SECRETS: [Line; 11] = [
    Line::Keeps,
    Line::Mode,
    Line::Officers,
    Line::Dice,
    Line::City,
    Line::Murderer,
    Line::Tokens,
    Line::Board,
    Line::House(HouseLine::Clock),
    Line::House(HouseLine::Names),
    Line::House(HouseLine::Pins),
];

impl Draft {
    /// Whether Confidant tells an officer what the others may not know.
    pub(super) fn has_notes(&self) -> bool {
        let knows = match self.keeps {
            Keeps::Clock => false,
            Keeps::Secrets => [self.tokens, self.envelope].contains(&Source::Device),
            Keeps::Everything => true,
        };
        knows && !self.mode.is_team()
    }

    /// One person leads a team, of as many officers as they like; several choose how they play.
    pub(super) fn lines_shown(&self) -> impl Iterator<Item = Line> + use<> {
        let all: &'static [Line] = match self.keeps {
            Keeps::Clock => &CLOCK,
            Keeps::Secrets => &SECRETS,
            Keeps::Everything => &EVERYTHING,
        };
        let (alone, has_notes) = (self.mode == Mode::Solo, self.has_notes());
        all.iter().copied().filter(move |line| match line {
            Line::Mode => !alone,
            Line::Officers => alone,
            // Where no secrets are kept there are no codes.
            Line::House(HouseLine::Pins) => has_notes,
            _ => true,
        })
    }

    pub(super) fn of(&self, index: usize) -> Line {
        self.lines_shown().nth(index).unwrap_or(Line::Keeps)
    }

    /// What a line says, and what it is about.
    fn says(&self, line: Line, words: &'static Words, texts: &'static Texts) -> (&'static str, &'static str) {
        match line {
            Line::Keeps => match self.keeps {
                Keeps::Clock => (words.keeps_clock, words.note_keeps_clock),
                Keeps::Secrets => (
                    words.keeps_secrets,
                    match self.envelope {
                        Source::Device => words.note_keeps_secrets,
                        Source::Table => words.note_keeps_envelope,
                    },
                ),
                Keeps::Everything => (words.keeps_all, words.note_keeps_all),
            },
            Line::City => match self.city {
                Source::Device => (words.city_drawn, words.note_city_drawn),
                Source::Table => (words.city_laid, words.note_city_laid),
            },
            Line::Tokens => match self.tokens {
                Source::Device => (words.kept_here, words.note_tokens_device),
                Source::Table => (words.by_us, words.note_tokens_own),
            },
            Line::Murderer => match self.envelope {
                Source::Device => (words.kept_here, words.note_murderer_device),
                Source::Table => (words.in_envelope, words.note_murderer_envelope),
            },
            Line::Abilities if self.abilities => (texts.yes, words.note_abilities),
            Line::Abilities => (texts.no, words.note_abilities),
            Line::Mode => match self.mode {
                Mode::Standard => (words.rivals, words.note_rivals),
                Mode::Coop | Mode::Solo => (words.team, words.note_team),
            },
            Line::Officers => ("", words.note_solo),
            Line::Events => match self.events {
                Cards::House => (words.from_house, words.note_events_house),
                Cards::Printed => (words.from_box, words.note_events_box),
            },
            Line::Dice => match (self.keeps, self.dice, self.bag) {
                (_, Source::Device, _) => (words.by_confidant, words.note_dice_device),
                (Keeps::Clock, ..) | (_, _, Source::Device) => (words.by_us, words.note_dice_own),
                (_, _, Source::Table) => (words.by_us_both, words.note_dice_both),
            },
            Line::Board if self.own_board => (words.as_yours, words.note_board_yours),
            Line::Board => (words.by_confidant, words.note_board_guess),
            Line::House(_) => ("", ""),
        }
    }

    /// A line as the list shows it.
    pub(super) fn shown(&self, line: Line, language: Language) -> SetupLine {
        let words = Words::of(language);
        let (icon, label) = match line {
            Line::Keeps => (Icon::Lamp, words.keeps_what),
            Line::City => (Icon::House, words.the_city),
            Line::Abilities => (Icon::Star, words.abilities),
            Line::Tokens => (Icon::Search, words.clue_tokens),
            Line::Murderer => (Icon::Knife, words.murderer),
            Line::Mode => (Icon::Badge, words.game),
            Line::Officers => (Icon::Witness, words.officers),
            Line::Events => (Icon::Event, words.events),
            Line::Dice => (Icon::Bag, words.dice),
            Line::Board => (Icon::Sun, words.time_board),
            Line::House(house) => {
                let note = (house == HouseLine::Names).then_some(words.note_names);
                return SetupLine::House(house, note);
            }
        };
        let (value, note) = self.says(line, words, language.texts());
        let value = match line {
            Line::Officers => fill("{}", &[&self.officers()]),
            _ => fill(value, &[]),
        };
        let opens = match line {
            Line::Board => self.own_board,
            Line::City => self.city == Source::Table,
            _ => false,
        };
        SetupLine::Own { icon, label, value, note, opens }
    }

    /// The next or last choice of a line.
    pub(super) fn turn(&mut self, line: Line, forward: bool) {
        match line {
            Line::Keeps => {
                self.keeps = match (self.keeps, forward) {
                    (Keeps::Clock, true) | (Keeps::Everything, false) => Keeps::Secrets,
                    (Keeps::Secrets, true) | (Keeps::Clock, false) => Keeps::Everything,
                    (Keeps::Everything, true) | (Keeps::Secrets, false) => Keeps::Clock,
                };
            }
            Line::City => self.city = other(self.city),
            Line::Abilities => self.abilities = !self.abilities,
            Line::Tokens => self.tokens = other(self.tokens),
            Line::Murderer => self.envelope = other(self.envelope),
            Line::Mode => {
                self.mode = if self.mode == Mode::Standard { Mode::Coop } else { Mode::Standard };
            }
            Line::Officers => self.more = (self.more + if forward { 1 } else { 2 }) % 3,
            Line::Events => {
                self.events = match self.events {
                    Cards::House => Cards::Printed,
                    Cards::Printed => Cards::House,
                };
            }
            Line::Dice if self.keeps == Keeps::Clock => {
                (self.dice, self.bag) = (other(self.dice), Source::Device);
            }
            // Confidant's, ours, ours with the bag.
            Line::Dice => {
                (self.dice, self.bag) = match (self.dice, self.bag, forward) {
                    (Source::Device, _, true) | (Source::Table, Source::Table, false) => {
                        (Source::Table, Source::Device)
                    }
                    (Source::Device, _, false) | (Source::Table, Source::Device, true) => {
                        (Source::Table, Source::Table)
                    }
                    (Source::Table, ..) => (Source::Device, Source::Device),
                };
            }
            Line::Board => self.own_board = !self.own_board,
            Line::House(_) => {}
        }
    }
}

/// The other source.
const fn other(source: Source) -> Source {
    match source {
        Source::Device => Source::Table,
        Source::Table => Source::Device,
    }
}
