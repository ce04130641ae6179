//! What each game adds to the case files: its set-up lines and its queries.

mod schinderhannes;
mod schinderhannes_solo;
mod scotland_yard;
mod scotland_yard_followed;
mod scotland_yard_robot;
mod tatort_themse;
mod tiny_epic_clock;
mod tiny_epic_crimes;

use std::ops::ControlFlow;

use confidant_core::game::{Game, Turn};
use confidant_core::notation::{NotationError, Tokens};
use confidant_core::pack::{BoxedGame, Tables};
use confidant_core::schinderhannes::{Schinderhannes, Solitaire};
use confidant_core::scotland_yard::ScotlandYard;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::TatortThemse;
use confidant_core::tiny_epic_clock::TinyEpicClock;
use confidant_core::tiny_epic_crimes::TinyEpicCrimes;

use crate::casefile::{Eyes, Unread};
use crate::perft::perft;

/// A game that can be written down in case files.
pub trait CaseGame: Game<Setup: Default> {
    /// The queries that it knows besides the common ones.
    const QUERIES: &'static str;

    /// Which game's box it can be played with.
    const WHICH: Option<BoxedGame>;

    /// Its printed data among those of all games.
    fn among(tables: &Tables) -> &'static Self::Printed;

    /// Its printed data as they are shipped.
    fn printed() -> &'static Self::Printed {
        Self::among(&Tables::SHIPPED)
    }

    /// Reads the words after `set KEY` into the set-up of a game with these printed data.
    fn set(
        setup: &mut Self::Setup,
        printed: &Self::Printed,
        key: &str,
        words: &mut Tokens<'_>,
    ) -> Result<(), Unread>;

    /// The `set` lines that give this set-up, without the word `set`.
    fn setup_lines(setup: &Self::Setup, printed: &'static Self::Printed) -> Vec<String>;

    /// What a record of a game with this set-up cannot show, in a sentence.
    fn unchecked(_setup: &Self::Setup) -> Option<&'static str> {
        None
    }

    /// The actions of one line: most often one, but a game may have short forms for several.
    fn read(text: &str) -> Result<Vec<Self::Action>, NotationError> {
        Ok(vec![text.parse()?])
    }

    /// Whether a line leaves something unknown, so that the game can only be followed from there on.
    fn has_unknown(_text: &str) -> bool {
        false
    }

    /// The game as somebody follows it who does not know its secrets, if that can be written down.
    fn follow(&self) -> Option<Box<dyn Follow>> {
        None
    }

    /// One of the set-ups that tests and fuzz bodies play: any number picks one.
    fn some_setup(choice: usize) -> Option<Self::Setup>;

    /// The key whose line is to blame for this error, if one is.
    fn blames(error: Self::SetupError) -> Option<&'static str>;

    /// What a seat is called.
    fn seat_word(seat: Seat) -> String;

    /// What whoever is to move is called.
    fn turn_word(&self, seat: Seat) -> String {
        Self::seat_word(seat)
    }

    /// How an outcome is told.
    fn outcome_word(&self, outcome: Self::Outcome) -> String;

    /// Whether the answer to a query, its own or a common one, would tell these eyes a secret.
    fn hides(&self, word: &str, words: Tokens<'_>, eyes: Eyes) -> bool;

    /// The answer to one of its own queries.
    fn query(&self, word: &str, words: &mut Tokens<'_>) -> Result<String, Unread>;
}

/// A game that is followed without its secrets.
pub trait Follow {
    /// Another one like it.
    fn copy(&self) -> Box<dyn Follow>;

    /// Plays a line; why it is refused, if it is, which changes nothing. An error if it cannot be read.
    fn line(&mut self, text: &str) -> Result<Option<String>, String>;

    /// The answer to a query, a common one or the game's own.
    fn query(&self, word: &str, words: &mut Tokens<'_>) -> Result<String, Unread>;
}

/// Reads the set-up of these lines, written as after `set` in a case file; else says which line is wrong, and why.
pub fn setup_of<G: CaseGame>(lines: impl IntoIterator<Item = impl AsRef<str>>) -> Result<G::Setup, String> {
    let mut setup = G::Setup::default();
    for line in lines {
        let line = line.as_ref().trim();
        let mut words = Tokens::of(line);
        let Ok(key) = words.word() else { continue };
        G::set(&mut setup, G::printed(), key, &mut words).map_err(|error| format!("`{line}`: {error:?}"))?;
        words.end().map_err(|_| format!("`{line}` goes on where it should end"))?;
    }
    Ok(setup)
}

/// The names of all games.
pub const NAMES: &[&str] = &[
    ScotlandYard::NAME,
    TatortThemse::NAME,
    Schinderhannes::NAME,
    Solitaire::NAME,
    TinyEpicCrimes::NAME,
    TinyEpicClock::NAME,
];

/// Something that is done with a game whose name is read at run time.
pub trait WithGame {
    /// What it gives.
    type Output;

    /// Does it with this game.
    fn with<G: CaseGame>(self) -> Self::Output;
}

/// Does something with the game of this name, if there is one.
pub fn with_name<W: WithGame>(name: &str, what: W) -> Option<W::Output> {
    match name {
        ScotlandYard::NAME => Some(what.with::<ScotlandYard>()),
        TatortThemse::NAME => Some(what.with::<TatortThemse>()),
        Schinderhannes::NAME => Some(what.with::<Schinderhannes>()),
        Solitaire::NAME => Some(what.with::<Solitaire>()),
        TinyEpicCrimes::NAME => Some(what.with::<TinyEpicCrimes>()),
        TinyEpicClock::NAME => Some(what.with::<TinyEpicClock>()),
        _ => None,
    }
}

/// The answer to a query: the common ones, then the game's own.
pub(crate) fn answer<G: CaseGame>(game: &G, word: &str, words: &mut Tokens<'_>) -> Result<String, Unread> {
    match word {
        "legal" => {
            let mut lines = Vec::new();
            let _ = game.legal(&mut |action| {
                lines.push(action.to_string());
                ControlFlow::Continue(())
            });
            lines.sort_unstable();
            Ok(lines.join(", "))
        }
        "turn" => Ok(match game.turn() {
            Turn::Of(seat) => game.turn_word(seat),
            Turn::Over(_) => "over".to_owned(),
        }),
        "outcome" => Ok(match game.turn() {
            Turn::Of(_) => "running".to_owned(),
            Turn::Over(outcome) => game.outcome_word(outcome),
        }),
        "perft" => {
            let depth = words.number()?;
            let count = perft(game, depth);
            count.map(|count| count.to_string()).map_err(|limit| Unread::Because(limit.to_string()))
        }
        _ => game.query(word, words).map_err(|error| match error {
            Unread::Unknown(_) => Unread::Unknown(G::QUERIES),
            other => other,
        }),
    }
}

/// Joins things with one space between.
pub(crate) fn spaced<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}

/// Reads `on` or `off`.
pub(crate) fn on_off(words: &mut Tokens<'_>) -> Result<bool, Unread> {
    match words.word()? {
        "on" => Ok(true),
        "off" => Ok(false),
        word => Err(Unread::Because(format!("`{word}` is neither `on` nor `off`"))),
    }
}
