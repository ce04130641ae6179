//! The solitaire puzzles: lay the given cards in any order until all sixteen delicts stand and nothing
//! contradicts a card.
//!
//! A card laid stays in force (ruling 17). So the board follows from two things alone: the cards laid and the
//! tokens that the player has taken away by thinking. It is drawn from them anew after each action, and a
//! token taken away by mistake can be put back. Tokens lie on all sixteen places until something cuts them
//! down; neither five tokens a delict nor three a place limit a puzzle. The device draws the conclusions that
//! were agreed on: the cards alone (manual), with those of the rule text, or everything that follows from the
//! tokens. A card that contradicts the board is refused. A token taken away by mistake may show only later:
//! then the contradiction is told, and something has to be put back.

use core::fmt;
use core::ops::ControlFlow;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use super::board::Deduction;
use super::card::{Card, CardSet};
use super::delict::Delict;
use super::domains::{Clues, Contradiction, is_solved};
use super::edition::Edition;
use super::matching::{Domains, assignment_exists};
use super::place::{PlaceSet, Token};
use crate::game::{Collected, Game, Reasons, Told, Turn, Undo, Visitor, visit_all};
use crate::notation::{NotationError, Words};
use crate::seat::Seat;

/// The only seat.
pub const SOLVER: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => panic!("there is a first seat"),
};

/// A puzzle being solved. Nothing of it is hidden.
#[derive(Clone)]
pub struct Solitaire {
    edition: &'static Edition,
    deduction: Deduction,
    cards: CardSet,
    laid: CardSet,
    removed: Domains,
    left: Domains,
    contradiction: bool,
    outcome: Option<Outcome>,
}

/// Which puzzle, unchecked.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Setup {
    /// A printed one, 1 to 4.
    pub puzzle: Option<u8>,
    /// Or these cards.
    pub cards: Option<CardSet>,
    /// What the device concludes.
    pub deduction: Deduction,
}

/// Why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Neither a printed puzzle nor cards.
    #[error("a puzzle or its cards are missing")]
    PuzzleMissing,
    /// Both a printed puzzle and cards.
    #[error("either a puzzle or its cards, not both")]
    PuzzleTwice,
    /// There are four printed puzzles.
    #[error("the printed puzzles are 1 to 4")]
    NoSuchPuzzle,
    /// A puzzle without a card.
    #[error("a puzzle has at least one card")]
    NoCards,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Lays a card.
    Play(Card),
    /// Takes a token away that cannot be right.
    Remove(Token),
    /// Puts a token back that was taken away by mistake.
    Restore(Token),
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// All sixteen stand, and every card of the puzzle holds.
    Solved,
    /// The cards contradict each other: such a puzzle has no solution.
    Unsolvable,
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nothing can be played after the end.
    #[error("the puzzle is over")]
    Over,
    /// The puzzle is solved with its own cards.
    #[error("that card is not in the puzzle")]
    NotInPuzzle,
    /// The card lies already.
    #[error("that card lies already")]
    Laid,
    /// The card contradicts the board.
    #[error("the card contradicts the board")]
    Contradicts,
    /// The board contradicts itself.
    #[error("the board contradicts itself: put a token back first")]
    RestoreFirst,
    /// No such token lies there.
    #[error("no such token lies there")]
    NoSuchToken,
    /// The last token of a delict is its scene.
    #[error("that is where the delict stands")]
    LastToken,
    /// That token was not taken away by the player.
    #[error("you did not take that token away")]
    NotRemoved,
}

/// What is told after an action.
#[derive(Clone, PartialEq)]
pub struct News {
    /// What was done.
    pub action: Action,
    /// The places that each delict lost by it.
    pub lost: Domains,
    /// Whether the board contradicts itself now.
    pub contradiction: bool,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
}

/// What lies on the table: everything.
#[derive(Clone, PartialEq)]
pub struct Table {
    /// The cards of the puzzle.
    pub cards: CardSet,
    /// Those that lie.
    pub laid: CardSet,
    /// The places left to each delict; one place left is its scene.
    pub left: Domains,
    /// Tokens that the player took away.
    pub removed: Domains,
    /// Whether the board contradicts itself.
    pub contradiction: bool,
    /// What the device concludes.
    pub deduction: Deduction,
}

impl Game for Solitaire {
    type Printed = Edition;
    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Illegal = Illegal;
    type News = News;
    type Whisper = ();
    type Outcome = Outcome;
    type Table = Table;
    type Private = ();

    const NAME: &'static str = "schinderhannes-solo";
    const RULES: u16 = 1;

    fn start(setup: &Setup, printed: &'static Edition, _seed: u64) -> Result<Self, Reasons<SetupError>> {
        let mut reasons = Collected::new();
        reasons.add_if(setup.puzzle.is_none() && setup.cards.is_none(), SetupError::PuzzleMissing);
        reasons.add_if(setup.puzzle.is_some() && setup.cards.is_some(), SetupError::PuzzleTwice);
        let numbered = setup.puzzle.map(|number| {
            let index = usize::from(number).checked_sub(1);
            index.and_then(|index| printed.puzzles().get(index)).map(|puzzle| puzzle.cards)
        });
        reasons.add_if(numbered == Some(None), SetupError::NoSuchPuzzle);
        let cards = numbered.flatten().or(setup.cards).unwrap_or_default();
        let chosen = setup.cards.is_some() || numbered.flatten().is_some();
        reasons.add_if(chosen && cards.is_empty(), SetupError::NoCards);
        reasons.refuse()?;
        let mut puzzle = Self {
            edition: printed,
            deduction: setup.deduction,
            cards,
            laid: CardSet::NONE,
            removed: Domains::new([PlaceSet::NONE; 16]),
            left: Domains::new([PlaceSet::all(); 16]),
            contradiction: false,
            outcome: None,
        };
        puzzle.judge();
        Ok(puzzle)
    }

    fn author(_: Action) -> Option<Seat> {
        Some(SOLVER)
    }

    fn turn(&self) -> Turn<Outcome> {
        self.outcome.map_or(Turn::Of(SOLVER), Turn::Over)
    }

    fn legal(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        if self.outcome.is_some() {
            return ControlFlow::Continue(());
        }
        if !self.contradiction {
            let cards = (self.cards - self.laid).into_iter();
            visit_all(cards.filter(|&card| self.with(card).is_ok()).map(Action::Play), visit)?;
            let tokens = tokens(&self.left).filter(|token| self.left[token.delict].len() > 1);
            visit_all(tokens.map(Action::Remove), visit)?;
        }
        visit_all(tokens(&self.removed).map(Action::Restore), visit)
    }

    fn is_legal(&self, action: Action) -> Result<(), Illegal> {
        if self.outcome.is_some() {
            return Err(Illegal::Over);
        }
        match action {
            Action::Restore(token) => {
                if self.removed[token.delict].has(token.place) {
                    Ok(())
                } else {
                    Err(Illegal::NotRemoved)
                }
            }
            _ if self.contradiction => Err(Illegal::RestoreFirst),
            Action::Play(card) if !self.cards.has(card) => Err(Illegal::NotInPuzzle),
            Action::Play(card) if self.laid.has(card) => Err(Illegal::Laid),
            Action::Play(card) => self.with(card).map(drop).map_err(|_| Illegal::Contradicts),
            Action::Remove(token) => match self.left[token.delict] {
                left if !left.has(token.place) => Err(Illegal::NoSuchToken),
                left if left.len() == 1 => Err(Illegal::LastToken),
                _ => Ok(()),
            },
        }
    }

    fn play(&mut self, action: Action) -> Result<Told<News, ()>, Illegal> {
        self.is_legal(action)?;
        let before = self.left;
        let concluded = match action {
            Action::Play(card) => {
                let concluded = self.with(card);
                self.laid.insert(card);
                concluded
            }
            Action::Remove(token) => {
                self.removed[token.delict].insert(token.place);
                self.without(token)
            }
            Action::Restore(token) => {
                self.removed[token.delict].remove(token.place);
                self.afresh()
            }
        };
        self.contradiction = concluded.is_err();
        match (concluded, action) {
            (Ok(left), _) => self.left = left,
            // What lay there last is shown, less the token that was one too many.
            (Err(Contradiction), Action::Remove(token)) => drop(self.left[token.delict].remove(token.place)),
            (Err(Contradiction), _) => {}
        }
        self.judge();
        let mut lost = before;
        for delict in Delict::ALL {
            lost[delict] -= self.left[delict];
        }
        let news = News { action, lost, contradiction: self.contradiction, outcome: self.outcome };
        Ok(Told { table: news, author: (), undo: Undo::Open })
    }

    fn table(&self) -> Table {
        Table {
            cards: self.cards,
            laid: self.laid,
            left: self.left,
            removed: self.removed,
            contradiction: self.contradiction,
            deduction: self.deduction,
        }
    }

    fn private(&self, _seat: Seat) {}
}

impl Solitaire {
    /// The printed data in use.
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// The places left to each delict when these cards lie, all of them within `left`.
    fn concluded(&self, laid: CardSet, mut left: Domains) -> Result<Domains, Contradiction> {
        let clues = Clues::of(laid, self.edition);
        for delict in Delict::ALL {
            left[delict] &= clues.limits()[delict];
        }
        clues.conclude(&mut left, self.deduction)?;
        // The rules of the text do not see every contradiction; each is told.
        let seen = self.deduction == Deduction::Logic || assignment_exists(&left);
        if seen { Ok(left) } else { Err(Contradiction) }
    }

    /// The board with one more card. What was excluded stays so: it is concluded from what is left.
    fn with(&self, card: Card) -> Result<Domains, Contradiction> {
        self.concluded(self.laid | CardSet::only(card), self.left)
    }

    /// The board without one more token.
    fn without(&self, token: Token) -> Result<Domains, Contradiction> {
        let mut left = self.left;
        left[token.delict].remove(token.place);
        self.concluded(self.laid, left)
    }

    /// The board from its beginnings, without the tokens that were taken away.
    fn afresh(&self) -> Result<Domains, Contradiction> {
        let mut left = Domains::new([PlaceSet::all(); 16]);
        for delict in Delict::ALL {
            left[delict] -= self.removed[delict];
        }
        self.concluded(self.laid, left)
    }

    /// Whether it is over: when all sixteen stand each card left either holds or contradicts them.
    fn judge(&mut self) {
        self.outcome = if self.contradiction || !is_solved(&self.left) {
            None
        } else {
            let mut rest = (self.cards - self.laid).into_iter();
            let untouched = self.removed.values().iter().all(PlaceSet::is_empty);
            if rest.clone().all(|card| self.with(card).is_ok()) {
                Some(Outcome::Solved)
            } else if untouched && rest.all(|card| self.with(card).is_err()) {
                Some(Outcome::Unsolvable)
            } else {
                None
            }
        };
    }
}

fn tokens(domains: &Domains) -> impl Iterator<Item = Token> + '_ {
    domains.iter().flat_map(|(delict, places)| places.iter().map(move |place| Token { delict, place }))
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "p1 play {card}"),
            Self::Remove(token) => write!(f, "p1 remove {token}"),
            Self::Restore(token) => write!(f, "p1 restore {token}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = Words::of(line);
        if words.word()? != "p1" {
            return Err(NotationError::UnknownWord);
        }
        let action = match words.word()? {
            "play" => Self::Play(words.read()?),
            "remove" => Self::Remove(Token::read(&mut words)?),
            "restore" => Self::Restore(Token::read(&mut words)?),
            _ => return Err(NotationError::UnknownWord),
        };
        words.end()?;
        Ok(action)
    }
}
