//! Scotland Yard in case files.

use confidant_core::game::{Game, Turn};
use confidant_core::id::Id;
use confidant_core::notation::{NotationError, Tokens};
use confidant_core::pack::{BoxedGame, Tables};
use confidant_core::scotland_yard::{
    EditionName, Followed, MISTER_X, Outcome, Pawn, ScotlandYard, Secret, Setup, SetupError, THE_DETECTIVES,
    Table, Ticket, edition,
};
use confidant_core::seat::Seat;

use super::scotland_yard_followed::Watch;
use super::{CaseGame, Follow, on_off, scotland_yard_robot as robot, spaced};
use crate::casefile::{Eyes, Unread};

const KEYS: &str =
    "detectives, bobbies, x-start, detective-start, voluntary-reveal, edition, game, entry, black, doubles";

impl CaseGame for ScotlandYard {
    const QUERIES: &'static str = "legal, possible, tickets x|dN|supply, at dN|bN, shown, turn, round, outcome, trail, audit, belief, \
         robot LEVEL [SEED], advice LEVEL [SEED], perft N";

    const WHICH: Option<BoxedGame> = Some(BoxedGame::ScotlandYard);

    fn among(tables: &Tables) -> &'static edition::Editions {
        tables.scotland_yard
    }

    fn set(setup: &mut Setup, _: &Self::Printed, key: &str, words: &mut Tokens<'_>) -> Result<(), Unread> {
        match key {
            "detectives" => setup.detectives = Some(small(words)?),
            "bobbies" => setup.bobbies = Some(small(words)?),
            "x-start" => setup.mister_x_start = Some(words.read()?),
            "detective-start" => {
                let stations = setup.detective_start.insert(Default::default());
                stations.push(words.read()?).map_err(|_| NotationError::TooLong)?;
                while !words.is_empty() {
                    stations.push(words.read()?).map_err(|_| {
                        Unread::Because(
                            "there are at most 5 pursuers, and so at most 5 start stations".into(),
                        )
                    })?;
                }
            }
            "voluntary-reveal" => setup.voluntary_reveal = on_off(words)?,
            "edition" => setup.edition = words.read()?,
            "game" => {
                setup.beginner = match words.word()? {
                    "beginner" => true,
                    "full" => false,
                    _ => return Err(NotationError::UnknownWord.into()),
                }
            }
            "entry" => {
                setup.x_only = match words.word()? {
                    "x-only" => true,
                    "all" => false,
                    _ => return Err(NotationError::UnknownWord.into()),
                }
            }
            "black" => setup.black = Some(small(words)?),
            "doubles" => setup.doubles = Some(small(words)?),
            _ => return Err(Unread::Unknown(KEYS)),
        }
        Ok(())
    }

    fn setup_lines(setup: &Setup, _printed: &'static Self::Printed) -> Vec<String> {
        let mut lines = Vec::new();
        lines.extend(setup.detectives.map(|count| format!("detectives {count}")));
        lines.extend(setup.bobbies.map(|count| format!("bobbies {count}")));
        lines.extend(setup.mister_x_start.map(|at| format!("x-start {at}")));
        lines.extend(setup.detective_start.as_ref().map(|all| format!("detective-start {}", spaced(all))));
        if setup.voluntary_reveal {
            lines.push("voluntary-reveal on".to_owned());
        }
        if setup.edition != EditionName::default() {
            lines.push(format!("edition {}", setup.edition));
        }
        if setup.beginner {
            lines.push("game beginner".to_owned());
        }
        if setup.x_only {
            lines.push("entry x-only".to_owned());
        }
        lines.extend(setup.black.map(|count| format!("black {count}")));
        lines.extend(setup.doubles.map(|count| format!("doubles {count}")));
        lines
    }

    fn unchecked(setup: &Setup) -> Option<&'static str> {
        setup.x_only.then_some(
            "Mister X alone entered his moves. Where the pawns stood and what the table said is not checked.",
        )
    }

    fn has_unknown(text: &str) -> bool {
        text.split_whitespace().any(|word| word == "?")
    }

    fn follow(&self) -> Option<Box<dyn Follow>> {
        Some(Box::new(Watch(Followed::of(self.table()))))
    }

    fn some_setup(choice: usize) -> Option<Setup> {
        let edition = EditionName::ALL[choice / 6 % 3];
        // Of the newer box every second six are for beginners.
        let newer = edition == EditionName::Newer;
        let beginner = newer && choice / 18 % 2 == 1;
        Some(Setup {
            detectives: Some(match (newer, beginner) {
                (_, true) => 3 + (choice % 2) as u8,
                (true, false) => 2 + (choice % 4) as u8,
                (false, _) => 3 + (choice % 3) as u8,
            }),
            voluntary_reveal: choice / 3 % 2 == 1 && !beginner,
            edition,
            beginner,
            // Every fifth is log only.
            x_only: choice % 5 == 4,
            black: (choice / 18 % 2 == 1).then_some((choice % 4) as u8),
            doubles: (choice / 18 % 2 == 1).then_some((choice % 2) as u8),
            ..Setup::default()
        })
    }

    fn blames(error: SetupError) -> Option<&'static str> {
        match error {
            SetupError::DetectivesOutOfRange => Some("detectives"),
            SetupError::BobbiesOutOfRange => Some("bobbies"),
            SetupError::NoBeginnersGame => Some("game"),
            SetupError::NoVoluntaryReveal => Some("voluntary-reveal"),
            SetupError::StartCount | SetupError::StartTwice => Some("detective-start"),
            SetupError::StartOnDetective => Some("x-start"),
            SetupError::BlackOutOfRange => Some("black"),
            SetupError::DoublesOutOfRange => Some("doubles"),
            SetupError::DetectivesMissing | SetupError::NoStartCard => None,
        }
    }

    fn seat_word(seat: Seat) -> String {
        if seat == MISTER_X { "x".to_owned() } else { format!("d{}", seat.index()) }
    }

    fn turn_word(&self, seat: Seat) -> String {
        match self.table().pawn_of(seat) {
            Some(pawn) => pawn.to_string(),
            None if seat == THE_DETECTIVES => "table".to_owned(),
            None => Self::seat_word(seat),
        }
    }

    fn outcome_word(&self, outcome: Outcome) -> String {
        told(outcome)
    }

    fn hides(&self, word: &str, _: Tokens<'_>, eyes: Eyes) -> bool {
        // Where Mister X can go tells where he is, and a count of actions to come counts his as well.
        let tells = match word {
            "legal" | "robot" | "advice" => self.turn() == Turn::Of(MISTER_X),
            "perft" => matches!(self.turn(), Turn::Of(_)),
            _ => false,
        };
        tells && !eyes.include(MISTER_X)
    }

    fn query(&self, word: &str, words: &mut Tokens<'_>) -> Result<String, Unread> {
        let secret = match self.turn() {
            Turn::Of(MISTER_X) => self.private(MISTER_X),
            _ => None,
        };
        seen(self.table(), secret.as_ref(), word, words)
    }
}

/// Why something cannot be told in log only.
const UNKNOWN: &str = "where the detectives stand is not known here: only Mister X's moves are entered";

/// A number of a few.
fn small(words: &mut Tokens<'_>) -> Result<u8, NotationError> {
    u8::try_from(words.number()?).map_err(|_| NotationError::OutOfRange)
}

/// How an outcome is told.
pub(super) fn told(outcome: Outcome) -> String {
    match outcome {
        Outcome::MisterXWins => "x-wins".to_owned(),
        Outcome::Caught(pawn) => format!("detectives-win {pawn}"),
        Outcome::Found => "detectives-win".to_owned(),
        Outcome::Trapped => "detectives-win trapped".to_owned(),
    }
}

/// What can be seen at a table, or worked out there; with Mister X's secret if it is his turn and known.
pub(super) fn seen(
    table: &Table,
    secret: Option<&Secret>,
    word: &str,
    words: &mut Tokens<'_>,
) -> Result<String, Unread> {
    Ok(match word {
        "possible" => spaced(table.possible()),
        "shown" => spaced(table.shown()),
        "round" => table.round().to_string(),
        "trail" => spaced(table.trail().iter().map(|window| window.ticket)),
        "audit" => audit(table),
        "at" => spaced([in_play(table, words.word()?)?.at]),
        "tickets" => match words.word()? {
            "x" => {
                let supply = table.mister_x_tickets();
                let own = format!("black {} double {}", supply.of(Ticket::Black), table.doubles());
                // Nobody knows here which tickets the detectives gave him.
                let own_only = table.edition().rules.common_supply() || table.log_only().is_some();
                if own_only { own } else { format!("{supply} {own}") }
            }
            "supply" if table.log_only().is_some() => return Err(Unread::Because(UNKNOWN.into())),
            "supply" if table.edition().rules.common_supply() => table.mister_x_tickets().to_string(),
            "supply" => {
                return Err(Unread::Because("only the newer box has a common supply of tickets".into()));
            }
            who => in_play(table, who)?.tickets.to_string(),
        },
        "belief" | "robot" | "advice" if table.log_only().is_some() => {
            return Err(Unread::Because(UNKNOWN.into()));
        }
        "belief" => robot::belief(table),
        "robot" => robot::choice(table, secret, words)?,
        "advice" => robot::advice(table, secret, words)?,
        _ => return Err(Unread::Unknown(ScotlandYard::QUERIES)),
    })
}

fn in_play<'a>(table: &'a Table, word: &str) -> Result<&'a confidant_core::scotland_yard::Detective, Unread> {
    let pawn: Pawn = word.parse()?;
    table.pursuer(pawn).ok_or_else(|| Unread::Because(format!("`{word}` is not in play")))
}

/// Mister X's start and each ticket with the station under it, once the game is over.
fn audit(table: &Table) -> String {
    let Some(start) = table.mister_x_start() else { return String::new() };
    let stops = table.trail().iter().filter_map(|window| Some(format!("{} {}", window.ticket, window.stop?)));
    std::iter::once(start.to_string()).chain(stops).collect::<Vec<_>>().join(", ")
}
