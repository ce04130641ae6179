//! The solitaire puzzles of Schinderhannes in case files.

use std::task::Poll;

use confidant_core::fuel::{Fuel, Stepper};
use confidant_core::game::Game;
use confidant_core::id::Id;
use confidant_core::notation::{NotationError, Words};
use confidant_core::schinderhannes::solitaire::{Outcome, Setup, SetupError};
use confidant_core::schinderhannes::{
    Assignments, Deduction, Delict, DelictSet, Domains, Edition, Grader, Maker, SOONWALD, Solitaire, Solver,
    Token,
};
use confidant_core::seat::{Player, Seat};

use super::schinderhannes::{MOST_SOLUTIONS, certain, count, read_cards, sorted, yes_no};
use super::{CaseGame, spaced};
use crate::casefile::{Eyes, Unread};

/// How long a puzzle is looked for: there may be none of a grade that is asked for.
const MOST_FUEL: u32 = 500_000;

impl CaseGame for Solitaire {
    const QUERIES: &'static str = "legal, turn, outcome, perft N, tokens [DELICT], scenes, certain, solutions \
                                   [N...], grade [N...], made SEED [GRADE], cards, laid, removed, contradiction";

    fn printed() -> &'static Edition {
        &SOONWALD
    }

    fn set(setup: &mut Setup, key: &str, words: &mut Words<'_>) -> Result<(), Unread> {
        match key {
            "puzzle" => {
                let number = words.number()?;
                setup.puzzle = Some(u8::try_from(number).map_err(|_| NotationError::OutOfRange)?);
            }
            "cards" => setup.cards = Some(read_cards(words)?),
            "deduction" => setup.deduction = words.read()?,
            _ => return Err(Unread::Unknown("puzzle, cards, deduction")),
        }
        Ok(())
    }

    fn setup_lines(setup: &Setup) -> Vec<String> {
        let mut lines = Vec::new();
        lines.extend(setup.puzzle.map(|number| format!("puzzle {number}")));
        lines.extend(setup.cards.map(|cards| format!("cards {}", spaced(cards))));
        if setup.deduction != Deduction::default() {
            lines.push(format!("deduction {}", setup.deduction));
        }
        lines
    }

    fn some_setup(choice: usize) -> Option<Setup> {
        Some(Setup {
            puzzle: Some(1 + (choice % 4) as u8),
            cards: None,
            deduction: [Deduction::Rules, Deduction::Logic, Deduction::Manual][choice / 4 % 3],
        })
    }

    fn blames(error: SetupError) -> Option<&'static str> {
        match error {
            SetupError::PuzzleMissing => None,
            SetupError::PuzzleTwice | SetupError::NoCards => Some("cards"),
            SetupError::NoSuchPuzzle => Some("puzzle"),
        }
    }

    fn seat_word(seat: Seat) -> String {
        Player(seat).to_string()
    }

    fn outcome_word(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Solved => "solved".to_owned(),
            Outcome::Unsolvable => "unsolvable".to_owned(),
        }
    }

    /// Nothing is hidden.
    fn hides(&self, _: &str, _: Words<'_>, _: Eyes) -> bool {
        false
    }

    fn query(&self, word: &str, words: &mut Words<'_>) -> Result<String, Unread> {
        let table = self.table();
        let edition = self.view().edition();
        let cards = |words: &mut Words<'_>| {
            if words.is_empty() { Ok(table.cards) } else { read_cards(words) }
        };
        Ok(match word {
            "tokens" => match words.maybe() {
                Some(delict) => spaced(table.left[delict.parse::<Delict>()?]),
                None => tokens(&table.left),
            },
            "scenes" => certain(&table.left, DelictSet::NONE),
            "certain" => {
                let assignments = Assignments::of(&table.left);
                if table.contradiction {
                    String::new()
                } else {
                    certain(assignments.all_possible(), DelictSet::NONE)
                }
            }
            "solutions" => count(Solver::of_cards(cards(words)?, edition, MOST_SOLUTIONS).finish()),
            "grade" => match Grader::of(cards(words)?, edition).finish() {
                Ok(grade) => grade.to_string(),
                Err(_) => "contradiction".to_owned(),
            },
            "made" => {
                let seed = words.number()?.into();
                let grade = words.maybe().map(str::parse).transpose()?;
                match Maker::new(edition, seed, grade).step(&mut Fuel::new(MOST_FUEL)) {
                    Poll::Ready(made) => format!("{} {}", made.grade, spaced(made.cards)),
                    Poll::Pending => String::new(),
                }
            }
            "cards" => spaced(table.cards),
            "laid" => spaced(table.laid),
            "removed" => sorted(
                table
                    .removed
                    .iter()
                    .flat_map(|(delict, places)| places.iter().map(move |place| Token { delict, place })),
            ),
            "contradiction" => yes_no(table.contradiction),
            _ => return Err(Unread::Unknown(Self::QUERIES)),
        })
    }
}

/// Delicts whose places are cut down but not to one, with these places.
fn tokens(left: &Domains) -> String {
    let open = Delict::all().filter(|&delict| (2..16).contains(&left[delict].len()));
    sorted(open.map(|delict| format!("{delict} {}", spaced(left[delict]))))
}
