//! Scotland Yard followed from the detectives' side, in case files.

use confidant_core::notation::{NotationError, Tokens};
use confidant_core::scotland_yard::{
    Action, Followed, Glimpse, Illegal, Phase, ScotlandYard, Station, Table, Ticket,
};

use super::scotland_yard::{seen, told};
use super::{CaseGame, Follow, spaced};
use crate::casefile::{SECRET, Unread};
use crate::twins::open;

/// A game of which nobody here knows where Mister X is.
#[derive(Clone)]
pub(super) struct Watch(pub Followed);

impl Follow for Watch {
    fn copy(&self) -> Box<dyn Follow> {
        Box::new(self.clone())
    }

    fn line(&mut self, text: &str) -> Result<Option<String>, String> {
        let done = self.play(text).map_err(|error| format!("`{text}` is not an action: {error}"))?;
        Ok(done.err().map(|illegal| illegal.to_string()))
    }

    fn query(&self, word: &str, words: &mut Tokens<'_>) -> Result<String, Unread> {
        let table = self.0.table();
        let hidden = matches!(table.phase(), Phase::Flee | Phase::Decide);
        Ok(match word {
            "legal" if hidden => SECRET.to_owned(),
            "perft" => {
                words.number()?;
                SECRET.to_owned()
            }
            "legal" => {
                let mut lines: Vec<String> =
                    open::<ScotlandYard>(table).iter().map(ToString::to_string).collect();
                lines.sort_unstable();
                lines.join(", ")
            }
            "turn" => turn(table),
            "outcome" => match table.phase() {
                Phase::Over(outcome) => told(outcome),
                _ => "running".to_owned(),
            },
            "audit" if matches!(table.phase(), Phase::Over(_)) => SECRET.to_owned(),
            _ => seen(table, None, word, words).map_err(|error| match error {
                Unread::Unknown(_) => Unread::Unknown(ScotlandYard::QUERIES),
                other => other,
            })?,
        })
    }
}

fn turn(table: &Table) -> String {
    match table.phase() {
        Phase::Flee | Phase::Decide => "x".to_owned(),
        Phase::Pursue(pawn) => spaced([pawn]),
        Phase::Board => "table".to_owned(),
        Phase::Over(_) => "over".to_owned(),
    }
}

impl Watch {
    fn play(&mut self, text: &str) -> Result<Result<(), Illegal>, NotationError> {
        let mut words = Tokens::of(text);
        let game = &mut self.0;
        Ok(match words.word()? {
            "caught" => {
                let pawn = words.read()?;
                words.end()?;
                game.caught(pawn)
            }
            "x" => self.mister_x(text, &mut words)?,
            _ => match text.parse()? {
                Action::Travel(pawn, step) => game.travel(pawn, step),
                Action::Stay(pawn) => game.stay(pawn),
                Action::Done => game.done(),
                Action::Claim(at) => game.claim(at),
                Action::Over(ending) => game.over(ending),
                _ => return Err(NotationError::UnknownWord),
            },
        })
    }

    fn mister_x(&mut self, text: &str, words: &mut Tokens<'_>) -> Result<Result<(), Illegal>, NotationError> {
        let game = &mut self.0;
        let mut rest = words.clone();
        Ok(match rest.word()? {
            "hide" | "reveal" => match text.parse()? {
                Action::Reveal(_) => return Err(NotationError::TooShort),
                _ => game.hide(),
            },
            "revealed" => {
                let at: Station = rest.read()?;
                let fares = format!("x reveal {}", spaced(std::iter::from_fn(|| rest.maybe())));
                match fares.parse()? {
                    Action::Reveal(fares) => game.reveal(at, &fares),
                    _ => return Err(NotationError::UnknownWord),
                }
            }
            "trapped" => {
                rest.end()?;
                game.trapped()
            }
            "double" => {
                let (first, second) = (glimpse(&mut rest)?, glimpse(&mut rest)?);
                rest.end()?;
                game.flee(first, Some(second))
            }
            _ => {
                let step = glimpse(words)?;
                words.end()?;
                game.flee(step, None)
            }
        })
    }
}

/// A ticket, if one is used, and a station or `?`.
fn glimpse(words: &mut Tokens<'_>) -> Result<Glimpse, NotationError> {
    let first = words.word()?;
    let (ticket, stop) = match first.starts_with(|sign: char| sign == '?' || sign.is_ascii_digit()) {
        true => (Ticket::Free, first),
        false => (first.parse()?, words.word()?),
    };
    let stop = if stop == "?" { None } else { Some(stop.parse()?) };
    Ok(Glimpse { ticket, stop })
}
