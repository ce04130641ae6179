//! The rules of the toy: each player holds two hidden cards. In a turn one draws and lays a card; anybody may call at
//! any time, and the table may cut the deck. The highest card laid wins.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use confidant_core::chance::{Chance, Purpose};
use confidant_core::game::{Game, Reasons, Told, Turn, Undo, Visitor, visit_all};
use confidant_core::id::Id as _;
use confidant_core::notation::{NotationError, Tokens};
use confidant_core::seat::{Player, Seat};
use serde::{Deserialize, Serialize};

/// What is printed: the highest card.
#[derive(Hash)]
pub struct Cards(pub u8);

pub static CARDS: Cards = Cards(40);

#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Setup {
    pub players: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum SetupError {
    Players,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "two to four players")
    }
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
pub enum Action {
    Draw(Seat),
    Lay(Seat, u8),
    Pass(Seat),
    Call(Seat),
    Cut,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Draw(seat) => write!(f, "{} draw", Player(seat)),
            Self::Lay(seat, card) => write!(f, "{} lay {card}", Player(seat)),
            Self::Pass(seat) => write!(f, "{} pass", Player(seat)),
            Self::Call(seat) => write!(f, "{} call", Player(seat)),
            Self::Cut => write!(f, "cut"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = Tokens::of(line);
        if line == "cut" {
            return Ok(Self::Cut);
        }
        let Player(seat) = words.read()?;
        let action = match words.word()? {
            "draw" => Self::Draw(seat),
            "lay" => Self::Lay(seat, words.number()? as u8),
            "pass" => Self::Pass(seat),
            "call" => Self::Call(seat),
            _ => return Err(NotationError::UnknownWord),
        };
        words.end()?;
        Ok(action)
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Illegal {
    NotNow,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not now")
    }
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
pub enum News {
    Drew,
    Laid(u8),
    Passed,
    Called,
    Cut,
}

#[derive(Clone, PartialEq)]
pub struct Table {
    pub turn: Seat,
    pub players: u8,
    pub turns: u16,
    pub drawn: bool,
    pub laid: bool,
    pub deck: usize,
    pub best: Option<(u8, Seat)>,
    pub over: bool,
}

#[derive(Clone)]
pub struct Toy {
    table: Table,
    hands: Vec<Vec<u8>>,
    deck: Vec<u8>,
}

/// After this many turns it is over.
pub const TURNS: u16 = 8;

impl Game for Toy {
    type Printed = Cards;
    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Illegal = Illegal;
    type News = News;
    type Whisper = Option<u8>;
    type Outcome = Seat;
    type Table = Table;
    type Private = Vec<u8>;
    const NAME: &'static str = "toy";
    const RULES: u16 = 1;

    fn start(setup: &Setup, printed: &'static Cards, seed: u64) -> Result<Self, Reasons<SetupError>> {
        if !(2..=4).contains(&setup.players) {
            return Err(Reasons::one(SetupError::Players));
        }
        let mut deck: Vec<u8> = (1..=printed.0).collect();
        Chance::new(seed).shuffle(Purpose::Secret, &mut deck);
        let hands = (0..setup.players).map(|_| deck.split_off(deck.len() - 2)).collect();
        let table = Table {
            turn: Seat::new(0).expect("there is a first seat"),
            players: setup.players,
            turns: 0,
            drawn: false,
            laid: false,
            deck: deck.len(),
            best: None,
            over: false,
        };
        Ok(Self { table, hands, deck })
    }

    fn author(action: Action) -> Option<Seat> {
        match action {
            Action::Draw(seat) | Action::Lay(seat, _) | Action::Pass(seat) | Action::Call(seat) => Some(seat),
            Action::Cut => None,
        }
    }

    fn turn(&self) -> Turn<Seat> {
        match self.table.best {
            Some((_, winner)) if self.table.over => Turn::Over(winner),
            _ => Turn::Of(self.table.turn),
        }
    }

    fn legal(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        let turn = self.table.turn;
        let hand = self.hands[turn.index()].iter().filter(|_| !self.table.over && !self.table.laid);
        visit_all(hand.map(|&card| Action::Lay(turn, card)), visit)?;
        Self::public_actions(&self.table, visit)
    }

    fn public_actions(table: &Table, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        if table.over {
            return ControlFlow::Continue(());
        }
        let draw = (!table.drawn && table.deck > 0).then_some(Action::Draw(table.turn));
        let pass = table.laid.then_some(Action::Pass(table.turn));
        visit_all(draw.into_iter().chain(pass), visit)?;
        visit_all(Seat::first(table.players).map(Action::Call).chain([Action::Cut]), visit)
    }

    fn is_legal(&self, action: Action) -> Result<(), Illegal> {
        let found = self.legal(&mut |legal| {
            if legal == action { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if found.is_break() { Ok(()) } else { Err(Illegal::NotNow) }
    }

    fn play(&mut self, action: Action) -> Result<Told<News, Option<u8>>, Illegal> {
        self.is_legal(action)?;
        let mut drawn = None;
        let news = match action {
            Action::Draw(seat) => {
                drawn = self.deck.pop();
                self.hands[seat.index()].extend(drawn);
                self.table.deck = self.deck.len();
                self.table.drawn = true;
                News::Drew
            }
            Action::Lay(seat, card) => {
                self.hands[seat.index()].retain(|&held| held != card);
                self.table.best = self.table.best.max(Some((card, seat)));
                self.table.laid = true;
                News::Laid(card)
            }
            Action::Pass(seat) => {
                self.table.turn = seat.next(self.table.players);
                self.table.turns += 1;
                (self.table.drawn, self.table.laid) = (false, false);
                self.table.over = self.table.turns >= TURNS;
                News::Passed
            }
            Action::Call(_) => News::Called,
            Action::Cut => News::Cut,
        };
        Ok(Told { table: news, author: drawn, undo: Undo::unless(drawn.is_some()) })
    }

    fn table(&self) -> &Table {
        &self.table
    }

    fn private(&self, seat: Seat) -> Vec<u8> {
        self.hands.get(seat.index()).cloned().unwrap_or_default()
    }
}
