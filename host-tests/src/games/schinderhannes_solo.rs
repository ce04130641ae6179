//! The solitaire puzzles of Schinderhannes in case files.

use confidant_core::fuel::Stepper;
use confidant_core::game::Game;
use confidant_core::id::Id;
use confidant_core::notation::{NotationError, Tokens};
use confidant_core::pack::{BoxedGame, Tables};
use confidant_core::schinderhannes::solitaire::{Outcome, Setup, SetupError};
use confidant_core::schinderhannes::{
    Assignments, Crime, CrimeSet, Dead, Deduction, Domains, Edition, Grader, Hint, Maker, Reason, Solitaire,
    Solver, Spare, Token, Ungraded,
};
use confidant_core::seat::{Player, Seat};

use super::schinderhannes::{MOST_SOLUTIONS, certain, count, read_cards, sorted, yes_no};
use super::{CaseGame, on_off, spaced};
use crate::casefile::{Eyes, Unread};

impl CaseGame for Solitaire {
    const QUERIES: &'static str = "legal, turn, outcome, perft N, tokens [CRIME], scenes, certain, solutions \
                                   [N...], grade [N...], made SEED [GRADE] [SPARE], hint, cards, \
                                   laid, removed, contradiction";

    const WHICH: Option<BoxedGame> = Some(BoxedGame::Schinderhannes);

    fn among(tables: &Tables) -> &'static Edition {
        tables.schinderhannes
    }

    fn set(setup: &mut Setup, _: &Self::Printed, key: &str, words: &mut Tokens<'_>) -> Result<(), Unread> {
        match key {
            "puzzle" => {
                let number = words.number()?;
                setup.puzzle = Some(u8::try_from(number).map_err(|_| NotationError::OutOfRange)?);
            }
            "cards" => setup.cards = Some(read_cards(words)?),
            "deduction" => setup.deduction = words.read()?,
            "by-hand" => setup.by_hand = on_off(words)?,
            _ => return Err(Unread::Unknown("puzzle, cards, deduction, by-hand")),
        }
        Ok(())
    }

    fn setup_lines(setup: &Setup, _printed: &'static Self::Printed) -> Vec<String> {
        let mut lines = Vec::new();
        lines.extend(setup.puzzle.map(|number| format!("puzzle {number}")));
        lines.extend(setup.cards.map(|cards| format!("cards {}", spaced(cards))));
        if setup.deduction != Deduction::default() {
            lines.push(format!("deduction {}", setup.deduction));
        }
        if setup.by_hand {
            lines.push("by-hand on".to_owned());
        }
        lines
    }

    fn some_setup(choice: usize) -> Option<Setup> {
        Some(Setup {
            puzzle: Some(1 + (choice % 4) as u8),
            cards: None,
            deduction: [Deduction::Rules, Deduction::Logic, Deduction::Manual][choice / 4 % 3],
            by_hand: choice / 12 % 2 == 1,
            from: None,
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
    fn hides(&self, _: &str, _: Tokens<'_>, _: Eyes) -> bool {
        false
    }

    fn query(&self, word: &str, words: &mut Tokens<'_>) -> Result<String, Unread> {
        let table = self.table();
        let edition = self.table().edition();
        let cards = |words: &mut Tokens<'_>| {
            if words.is_empty() { Ok(table.cards) } else { read_cards(words) }
        };
        Ok(match word {
            "tokens" => match words.maybe() {
                Some(crime) => spaced(table.left[crime.parse::<Crime>()?]),
                None => tokens(&table.left),
            },
            "scenes" => certain(&table.left, CrimeSet::NONE),
            "certain" => {
                let assignments = Assignments::of(&table.left);
                if table.contradiction {
                    String::new()
                } else {
                    certain(assignments.all_possible(), CrimeSet::NONE)
                }
            }
            "solutions" => count(Solver::of_cards(cards(words)?, edition, MOST_SOLUTIONS).finish()),
            "grade" => match Grader::of(cards(words)?, edition).finish() {
                Ok(grade) => grade.to_string(),
                Err(Ungraded::Contradiction) => "contradiction".to_owned(),
                Err(Ungraded::Open) => "open".to_owned(),
            },
            "made" => {
                let seed = words.number()?.into();
                let mut grade = None;
                let mut spare = Spare::default();
                while let Some(word) = words.maybe() {
                    match word.parse() {
                        Ok(wanted) => spare = wanted,
                        Err(_) => grade = Some(word.parse()?),
                    }
                }
                let made = Maker::new(edition, seed, grade, spare).finish();
                format!("{} {}", made.grade, spaced(made.cards))
            }
            "hint" => hint(table.hinter().finish()),
            "cards" => spaced(table.cards),
            "laid" => spaced(table.laid),
            "removed" => sorted(
                table
                    .removed
                    .iter()
                    .flat_map(|(crime, places)| places.iter().map(move |place| Token { crime, place })),
            ),
            "contradiction" => yes_no(table.contradiction),
            _ => return Err(Unread::Unknown(Self::QUERIES)),
        })
    }
}

/// Crimes whose places are cut down but not to one, with these places.
fn tokens(left: &Domains) -> String {
    let open = Crime::all().filter(|&crime| (2..16).contains(&left[crime].len()));
    sorted(open.map(|crime| format!("{crime} {}", spaced(left[crime]))))
}

/// The reason, then what goes: `card 11: effraction boos kirn`.
fn hint(hint: Hint) -> String {
    let deduced = match hint {
        Hint::Next(deduced) => deduced,
        Hint::Struck(token, None) => return format!("struck {token}"),
        Hint::Struck(token, Some(card)) => return format!("struck {token}, card {card} contradicts"),
        Hint::Contradiction => return "contradiction".to_owned(),
        Hint::Solved => return "solved".to_owned(),
        Hint::Open => return "open".to_owned(),
    };
    let cards = spaced(&deduced.cards);
    let reason = match deduced.reason {
        Reason::Card(card) => format!("card {card}"),
        Reason::Places(crimes, places) => format!("places {} at {}", spaced(crimes), spaced(places)),
        Reason::Crimes(crimes, places) => format!("crimes {} at {}", spaced(crimes), spaced(places)),
        Reason::Supposition(token, dead) => {
            let dead = match dead {
                Some(Dead::Crime(crime)) => format!("{crime} nowhere"),
                Some(Dead::Place(place)) => format!("nothing at {place}"),
                None => "a group contradicts".to_owned(),
            };
            format!("suppose {token} with {cards}, {} steps: {dead}", deduced.chain.len())
        }
    };
    let lost = Crime::all().filter(|&crime| !deduced.lost[crime].is_empty());
    let lost: Vec<_> = lost.map(|crime| format!("{crime} {}", spaced(deduced.lost[crime]))).collect();
    format!("{reason}: {}", lost.join(", "))
}
