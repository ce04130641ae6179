//! What printed cards do to clue tokens, by hand: take, give back, move, look under.

use core::fmt;
use core::ops::ControlFlow;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use super::TinyEpicCrimes;
use super::agenda::Task;
use super::block::{Block, BlockSet, Line};
use super::illegal::Illegal;
use super::kinds::{Clue, Colour, Officer};
use super::news::{Happening, Telling};
use super::table::Table;
use crate::chance::Source;
use crate::game::Visitor;
use crate::id::Id;
use crate::notation::{NotationError, Tokens};

/// A clue token where it lies in the city.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Token {
    /// The informant of a row.
    Informant(Line),
    /// The witness of a column.
    Witness(Line),
    /// The search token of a block.
    Search(Block),
    /// The stakeout token of a block.
    Stakeout(Block),
    /// The holding token of a colour.
    Holding(Colour),
}

/// What is under a search or stakeout token that goes back.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Face {
    /// Nothing, or only people know.
    Plain,
    /// A search that is a success.
    Success,
    /// A search that is a failure.
    Failure,
    /// The value of a stakeout token.
    Value(u8),
}

/// Something done to clue tokens.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClueOp {
    /// An officer takes one; the badge level, if there is one, is told apart.
    Take(Officer, Token),
    /// An officer gives one back, to this place and with this under it.
    GiveBack(Officer, Token, Face),
    /// One goes to another row, column or block.
    Move(Token, Token),
    /// An officer looks under a search or stakeout token.
    Look(Officer, Block),
}

impl Token {
    /// Its kind.
    pub const fn kind(self) -> Clue {
        match self {
            Self::Informant(_) => Clue::Informant,
            Self::Witness(_) => Clue::Witness,
            Self::Search(_) => Clue::Search,
            Self::Stakeout(_) => Clue::Stakeout,
            Self::Holding(_) => Clue::Holding,
        }
    }

    /// Every place where a token can lie.
    fn all() -> impl Iterator<Item = Self> {
        let lines = Line::all().flat_map(|line| [Self::Informant(line), Self::Witness(line)]);
        let blocks = Block::all().flat_map(|block| [Self::Search(block), Self::Stakeout(block)]);
        lines.chain(blocks).chain(Colour::all().map(Self::Holding))
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.kind();
        match self {
            Self::Informant(line) | Self::Witness(line) => write!(f, "{kind} {line}"),
            Self::Search(block) | Self::Stakeout(block) => write!(f, "{kind} {block}"),
            Self::Holding(colour) => write!(f, "{kind} {colour}"),
        }
    }
}

impl fmt::Display for ClueOp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(officer, token) => write!(f, "take {officer} {token}"),
            Self::GiveBack(officer, token, face) => {
                write!(f, "give-back {officer} {token}")?;
                match face {
                    Face::Plain => Ok(()),
                    Face::Success => f.write_str(" success"),
                    Face::Failure => f.write_str(" failure"),
                    Face::Value(value) => write!(f, " {value}"),
                }
            }
            Self::Move(from, to) => {
                write!(f, "shift {from}")?;
                match to {
                    Token::Informant(line) | Token::Witness(line) => write!(f, " {line}"),
                    Token::Search(block) | Token::Stakeout(block) => write!(f, " {block}"),
                    Token::Holding(colour) => write!(f, " {colour}"),
                }
            }
            Self::Look(officer, block) => write!(f, "look {officer} {block}"),
        }
    }
}

fn token(kind: Clue, words: &mut Tokens<'_>) -> Result<Token, NotationError> {
    Ok(match kind {
        Clue::Informant => Token::Informant(words.read()?),
        Clue::Witness => Token::Witness(words.read()?),
        Clue::Search => Token::Search(words.read()?),
        Clue::Stakeout => Token::Stakeout(words.read()?),
        Clue::Holding => Token::Holding(words.read()?),
    })
}

impl ClueOp {
    /// Reads one that begins with this word; none if it is another operation.
    pub(super) fn read(first: &str, words: &mut Tokens<'_>) -> Result<Option<Self>, NotationError> {
        Ok(Some(match first {
            "take" => Self::Take(words.read()?, token(words.read()?, words)?),
            "give-back" => {
                let (officer, token) = (words.read()?, token(words.read()?, words)?);
                let face = match words.maybe() {
                    None => Face::Plain,
                    Some("success") => Face::Success,
                    Some("failure") => Face::Failure,
                    Some(value) => Face::Value(
                        u8::try_from(crate::notation::number(value)?)
                            .map_err(|_| NotationError::OutOfRange)?,
                    ),
                };
                Self::GiveBack(officer, token, face)
            }
            "shift" => {
                let kind = Clue::from_str(words.word()?)?;
                Self::Move(token(kind, words)?, token(kind, words)?)
            }
            "look" => Self::Look(words.read()?, words.read()?),
            _ => return Ok(None),
        }))
    }

    /// Every operation that could be possible now: each is checked before it is shown.
    pub(super) fn visit_all(table: &Table, visit: &mut Visitor<'_, Self>) -> ControlFlow<()> {
        let faces = [Face::Plain, Face::Success, Face::Failure].into_iter().chain((1..=5).map(Face::Value));
        for token in Token::all().filter(|&token| table.lies(token)) {
            table.officers().try_for_each(|officer| visit(Self::Take(officer, token)))?;
            let same = |to: &Token| to.kind() == token.kind() && table.is_free_for(*to);
            Token::all().filter(same).try_for_each(|to| visit(Self::Move(token, to)))?;
        }
        for officer in table.officers() {
            let held = |token: &Token| table.mats[officer].clues[token.kind()] > 0;
            for token in Token::all().filter(held).filter(|&token| table.is_free_for(token)) {
                faces.clone().try_for_each(|face| visit(Self::GiveBack(officer, token, face)))?;
            }
            let tokens = table.city.search | table.city.stakeout;
            tokens.into_iter().try_for_each(|block| visit(Self::Look(officer, block)))?;
        }
        ControlFlow::Continue(())
    }
}

impl Table {
    /// Whether this token lies in the city.
    fn lies(&self, token: Token) -> bool {
        match token {
            Token::Informant(line) => self.city.informants.has(line),
            Token::Witness(line) => self.city.witnesses.has(line),
            Token::Search(block) => self.city.search.has(block),
            Token::Stakeout(block) => self.city.stakeout.has(block),
            Token::Holding(colour) => self.city.holding.has(colour),
        }
    }

    /// Whether a token may be laid there: one of a kind in a row or column, one on a block, none at headquarters.
    fn is_free_for(&self, token: Token) -> bool {
        match token {
            Token::Search(block) | Token::Stakeout(block) => {
                block != Block::HQ && !(self.city.search | self.city.stakeout).has(block)
            }
            _ => !self.lies(token),
        }
    }

    /// Whether people may do this to clue tokens.
    pub(super) fn check_clue(&self, op: ClueOp) -> Result<(), Illegal> {
        let need = |holds: bool, reason| if holds { Ok(()) } else { Err(reason) };
        let in_play = |officer: Officer| need(self.is_in_play(officer), Illegal::NotInPlay);
        match op {
            ClueOp::Take(officer, token) => {
                in_play(officer)?;
                need(self.lies(token), Illegal::NotThere)
            }
            ClueOp::GiveBack(officer, token, face) => {
                in_play(officer)?;
                need(self.holders[token.kind().proves()].is_none(), Illegal::SolvedAlready)?;
                need(self.is_free_for(token), Illegal::ThereAlready)?;
                self.check_face(officer, token, face)
            }
            ClueOp::Move(from, to) => {
                let movable = from.kind() == to.kind() && from.kind() != Clue::Holding;
                need(movable && self.lies(from), Illegal::NotThere)?;
                need(self.is_free_for(to), Illegal::ThereAlready)
            }
            ClueOp::Look(officer, block) => {
                in_play(officer)?;
                let there = self.city.search.has(block) || self.city.stakeout.has(block);
                need(there, Illegal::NotThere)?;
                need(!self.mats[officer].looked.has(block), Illegal::ThereAlready)
            }
        }
    }

    /// Whether the officer has such a token to give back.
    fn check_face(&self, officer: Officer, token: Token, face: Face) -> Result<(), Illegal> {
        let mat = &self.mats[officer];
        let held = mat.clues[token.kind()];
        let by_people = self.clue_tokens == Source::Table;
        let has = match (token, face) {
            (Token::Search(_), Face::Success) => mat.hits > 0,
            (Token::Search(_), Face::Failure) => held > mat.hits,
            // Whether that value is still in the city is the device's secret: people hold the token and read it.
            (Token::Stakeout(_), Face::Value(value)) => held > 0 && !by_people && (1..=5).contains(&value),
            (Token::Stakeout(_), Face::Plain) => held > 0 && by_people,
            (Token::Holding(colour), Face::Plain) => mat.booked.has(colour),
            (Token::Informant(_) | Token::Witness(_), Face::Plain) => held > 0,
            _ => return Err(Illegal::NoSuchToken),
        };
        if has { Ok(()) } else { Err(Illegal::NotThere) }
    }
}

impl TinyEpicCrimes {
    /// Carries out what people did to clue tokens.
    pub(super) fn clue_by_hand(&mut self, op: ClueOp, telling: &mut Telling) {
        match op {
            ClueOp::Take(officer, token) => self.take_token(officer, token, telling),
            ClueOp::GiveBack(officer, token, face) => self.give_back(officer, token, face),
            ClueOp::Move(from, to) => self.move_clue(from, to),
            ClueOp::Look(officer, block) => self.look_under(officer, block, telling),
        }
    }

    fn take_token(&mut self, officer: Officer, token: Token, telling: &mut Telling) {
        let city = &mut self.table.city;
        match token {
            Token::Informant(line) => {
                city.informants.remove(line);
            }
            Token::Witness(line) => {
                city.witnesses.remove(line);
            }
            Token::Holding(colour) => {
                city.holding.remove(colour);
                self.table.mats[officer].booked.insert(colour);
            }
            Token::Stakeout(block) => self.clear_stakeout(block),
            Token::Search(block) if self.table.clue_tokens == Source::Table => {
                return self.push(Task::Taken(officer, block));
            }
            Token::Search(block) => {
                let hit = self.secret.hits.has(block);
                telling.is_final = true;
                return self.take_search(officer, block, hit, telling);
            }
        }
        self.add_clue(officer, token.kind(), telling);
    }

    /// A search token goes to an officer by hand, success or not.
    pub(super) fn take_search(&mut self, officer: Officer, at: Block, hit: bool, telling: &mut Telling) {
        self.clear_search(at);
        self.table.mats[officer].hits += u8::from(hit);
        telling.tell(Happening::Searched(hit));
        self.add_clue(officer, Clue::Search, telling);
    }

    fn give_back(&mut self, officer: Officer, token: Token, face: Face) {
        let (city, mat) = (&mut self.table.city, &mut self.table.mats[officer]);
        let count = &mut mat.clues[token.kind()];
        *count = count.saturating_sub(1);
        match token {
            Token::Informant(line) => {
                city.informants.insert(line);
            }
            Token::Witness(line) => {
                city.witnesses.insert(line);
            }
            Token::Search(block) => {
                city.search.insert(block);
                if face == Face::Success {
                    mat.hits = mat.hits.saturating_sub(1);
                    if self.table.clue_tokens == Source::Device {
                        self.secret.hits.insert(block);
                    }
                }
            }
            Token::Stakeout(block) => {
                city.stakeout.insert(block);
                if let Face::Value(value) = face {
                    self.secret.stakeouts[block] = value;
                    if let Some(face) = Line::of_face(value) {
                        self.table.values_open.remove(face);
                    }
                }
            }
            Token::Holding(colour) => {
                city.holding.insert(colour);
                mat.booked.remove(colour);
            }
        }
    }

    /// What was known of a token stays known.
    fn move_clue(&mut self, from: Token, to: Token) {
        let city = &mut self.table.city;
        match (from, to) {
            (Token::Informant(from), Token::Informant(to)) => {
                city.informants.remove(from);
                city.informants.insert(to);
            }
            (Token::Witness(from), Token::Witness(to)) => {
                city.witnesses.remove(from);
                city.witnesses.insert(to);
            }
            (Token::Search(from), Token::Search(to)) => {
                replace(&mut city.search, from, to);
                replace(&mut self.secret.hits, from, to);
                replace(&mut self.table.shared.hits, from, to);
                self.known_moves(from, to);
            }
            (Token::Stakeout(from), Token::Stakeout(to)) => {
                replace(&mut city.stakeout, from, to);
                self.secret.stakeouts[to] = core::mem::take(&mut self.secret.stakeouts[from]);
                self.table.shared.stakeouts[to] = self.table.shared.stakeouts[from].take();
                self.known_moves(from, to);
            }
            _ => {}
        }
    }

    fn known_moves(&mut self, from: Block, to: Block) {
        for officer in Officer::ALL {
            replace(&mut self.table.mats[officer].looked, from, to);
        }
    }

    fn look_under(&mut self, officer: Officer, block: Block, telling: &mut Telling) {
        if self.table.clue_tokens == Source::Table {
            self.table.mats[officer].looked.insert(block);
            return;
        }
        if self.table.city.stakeout.has(block) {
            self.look(officer, block, telling);
            return;
        }
        telling.is_final = true;
        self.table.mats[officer].looked.insert(block);
        let hit = self.secret.hits.has(block);
        if self.table.mode.is_team() && hit {
            self.table.shared.hits.insert(block);
        }
    }

    /// A search token leaves its block; whether it was a success that the device knows of.
    pub(super) fn clear_search(&mut self, block: Block) -> bool {
        self.table.city.search.remove(block);
        self.table.shared.hits.remove(block);
        for officer in Officer::ALL {
            self.table.mats[officer].looked.remove(block);
        }
        self.secret.hits.remove(block)
    }
}

/// What is known of one block is known of another one instead.
fn replace(set: &mut BlockSet, from: Block, to: Block) {
    if set.remove(from) {
        set.insert(to);
    }
}
