//! Schinderhannes: where in the Soonwald did the robber commit each of his sixteen delicts? One to four players
//! lay clue cards, put tokens on the places that are possible and take away those that are not; whoever
//! contributes most wins.
//!
//! The rules of the Clicker edition of 2009 by its French text. What everybody sees is a [`Table`]; the secrets
//! are the hands and the order of the piles, and this module adds these. The parts: [`Board`] keeps tokens and
//! scenes and draws conclusions, a [`Sight`] of it says what a card would do and whether it is dead for good,
//! [`Edition`] is the printed data ([`SOONWALD`] is reconstructed). Beside the game stand the solitaire puzzles
//! ([`Solitaire`]), the [`Solver`] that counts the solutions of any cards, and the puzzle [`Maker`].

mod action;
mod board;
mod card;
mod deal;
mod delict;
mod domains;
mod edition;
mod effect;
mod flow;
mod grade;
mod maker;
mod matching;
mod never;
mod place;
mod report;
mod setup;
pub mod solitaire;
mod solver;
mod soonwald;
mod table;

#[cfg(test)]
mod tests;

use core::ops::ControlFlow;

pub use action::Action;
pub use board::{Board, BoardError, Deduction, MOST_ON_A_PLACE, Standing, TOKENS};
pub use card::{Back, Card, CardSet, Clue, Kind, Link, Pile, Suit, Sureness};
pub use delict::{Delict, DelictSet, Group};
pub use domains::{Clues, Contradiction};
pub use edition::{Edition, Face, Misprint, Puzzle, Road};
pub use effect::{Judge, Refusal, Sight};
pub use grade::{Grade, Grader};
pub use maker::{Made, Maker};
pub use matching::{Assignments, Domains, assignment_exists};
pub use never::Use;
pub use place::{Direction, Place, PlaceSet, Quarter, Token};
pub use report::{Report, Step, Why};
pub use setup::{HAND, MOST_PLAYERS, PILE, Setup, SetupError};
pub use solitaire::Solitaire;
pub use solver::{Count, Solution, Solver};
pub use soonwald::SOONWALD;
pub use table::{Chair, Phase, Table};

use crate::chance::{Chance, Source};
use crate::deck::Deck;
use crate::game::{Collected, Game, Reasons, Told, Turn, Undo, Visitor};
use crate::id::{ById, Id, IdSet};
use crate::seat::Seat;
use deal::Layout;

/// A game of Schinderhannes.
#[derive(Clone)]
pub struct Schinderhannes {
    table: Table,
    secret: Secret,
}

/// What is hidden: who holds what, and what lies in the piles. Empty with printed cards.
#[derive(Clone)]
struct Secret {
    hands: ById<Seat, CardSet, 6>,
    piles: ById<Pile, Deck<Card, PILE>, 6>,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    winners: u8,
    /// Whether all sixteen delicts were done with; otherwise the cards ran out.
    pub solved: bool,
}

impl Outcome {
    /// Who has most points; several share the victory.
    pub fn winners(self) -> IdSet<Seat, u8> {
        IdSet::<Seat, u8>::from_bits(self.winners)
    }
}

/// What the table is told.
#[derive(Clone, PartialEq)]
pub struct News {
    /// What was done.
    pub action: Action,
    /// What it did to the board.
    pub report: Report,
    /// Cards that were cleared off the piles because they are dead (rule 11).
    pub cleared: CardSet,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nothing can be played after the end.
    #[error("the game is over")]
    GameOver,
    /// Somebody else's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// That player does not play.
    #[error("that player is not in play")]
    NotInPlay,
    /// Cards have to be drawn first.
    #[error("draw first")]
    DrawFirst,
    /// A card has to be played, or the turn passed, first.
    #[error("play or pass first")]
    PlayFirst,
    /// A card was played in this turn, or it was passed.
    #[error("you have played or passed already")]
    AlreadyActed,
    /// Cards were dropped to pass with.
    #[error("you have begun to pass")]
    Passing,
    /// One card may be discarded after a play, before anything is drawn.
    #[error("one card may be discarded, and before drawing")]
    DiscardTooLate,
    /// No card is to be drawn now.
    #[error("no card is due now")]
    NothingDue,
    /// The pile is empty.
    #[error("that pile is empty")]
    PileEmpty,
    /// The card is not in the hand; with printed cards: it cannot be.
    #[error("that card is not in your hand")]
    NotHeld,
    /// The card was played, discarded or cleared.
    #[error("that card is gone")]
    Gone,
    /// Cards 73 to 76 are for the puzzles.
    #[error("that card is for the solitaire puzzles alone")]
    SoloCard,
    /// A group card is played for one of its four delicts.
    #[error("pick one of the card's four delicts")]
    PickNeeded,
    /// Only a group card is played for a delict that is picked.
    #[error("no delict is picked for that card")]
    NoPick,
    /// The card cannot be played now.
    #[error("{0}")]
    Unplayable(Refusal),
    /// The remove card was played before.
    #[error("your remove card is spent")]
    RemoveCardSpent,
    /// No such token lies there.
    #[error("no such token lies there")]
    NoSuchToken,
    /// The device draws the conclusions.
    #[error("claims are for manual deduction alone")]
    NotManual,
    /// The token is in some assignment.
    #[error("that token may still be right")]
    NotProven,
    /// In the own turn one claims without STOP.
    #[error("in your own turn you claim")]
    OwnTurn,
    /// Who ended a turn has forgotten what is left.
    #[error("your turn is over, the others may claim now")]
    OwnTurnEnded,
    /// STOP comes after a turn.
    #[error("the turn is not over yet")]
    TurnRuns,
    /// The device clears its own piles.
    #[error("the device clears the piles itself")]
    DeviceClears,
    /// The card cannot lie on that pile.
    #[error("that card does not belong to that pile")]
    WrongPile,
    /// Its back does not show that it is dead.
    #[error("that card may still be played")]
    NotDead,
}

impl Game for Schinderhannes {
    type Printed = Edition;
    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Illegal = Illegal;
    type News = News;
    /// The card drawn.
    type Whisper = Option<Card>;
    type Outcome = Outcome;
    type Table = Table;
    /// The hand; none with printed cards.
    type Private = Option<CardSet>;

    const NAME: &'static str = "schinderhannes";
    const RULES: u16 = 1;

    fn start(setup: &Setup, printed: &'static Edition, seed: u64) -> Result<Self, Reasons<SetupError>> {
        let mut reasons = Collected::new();
        let who = reasons.keep(check_players(setup));
        let judge = Judge { edition: printed, deduction: setup.deduction };
        let board = Board::set_up(&setup.tokens, &setup.scenes, setup.out, setup.deduction);
        let board = reasons.keep(board.map_err(|reasons| reasons.map(SetupError::Board)));
        reasons.add_if(board.is_some_and(|board| board.all_done()), SetupError::Over);
        let layout = reasons.keep(Layout::of(setup, printed, &mut Chance::new(seed)));
        reasons.refuse()?;
        let (Some((players, start)), Some(board), Some(layout)) = (who, board, layout) else {
            // What is missing has given its reason.
            return Err(SetupError::PlayersMissing.into());
        };
        let chair = |seat: Seat| Chair {
            score: setup.scores.get(seat.index()).copied().unwrap_or(0),
            remove_card: seat.number() <= players && !setup.spent.has(seat),
            held: ById::new([0; 5]),
        };
        let mut seats = ById::new([chair(start); 6]);
        for seat in Seat::all() {
            seats[seat] = chair(seat);
        }
        let table = Table {
            judge,
            source: setup.cards,
            players,
            start,
            board,
            seats,
            tops: ById::new([None; 6]),
            left: ById::new([0; 6]),
            discards: layout.discards,
            passes: 0,
            undealt: Seat::first(players)
                .filter(|seat| setup.hands.get(seat.index()) == Some(&None))
                .collect(),
            phase: Phase::Deal(start, 0),
        };
        let secret = Secret {
            hands: ById::new([CardSet::NONE; 6]),
            piles: ById::new(core::array::from_fn(|_| Deck::default())),
        };
        let mut game = Self { table, secret };
        game.lay_out(setup, &layout);
        game.clear_tops();
        game.advance();
        Ok(game)
    }

    fn author(action: Action) -> Option<Seat> {
        match action {
            Action::Play(seat, ..)
            | Action::Remove(seat, _)
            | Action::Discard(seat, _)
            | Action::Drop(seat, _)
            | Action::Pass(seat)
            | Action::Draw(seat, _)
            | Action::End(seat)
            | Action::Claim(seat, _)
            | Action::Stop(seat, _) => Some(seat),
            // The coordinator's is nobody's in particular.
            Action::Clear(..) => None,
        }
    }

    fn turn(&self) -> Turn<Outcome> {
        match self.table.phase {
            Phase::Over(outcome) => Turn::Over(outcome),
            Phase::Deal(seat, _)
            | Phase::Act(seat, _)
            | Phase::Passing(seat, _)
            | Phase::Played(seat)
            | Phase::Drawing(seat, _) => Turn::Of(seat),
        }
    }

    fn legal(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        let Some(seat) = self.table.phase.seat() else { return ControlFlow::Continue(()) };
        self.table.legal(seat, self.hand(seat), visit)
    }

    /// Draws, passes, claims, the remove card; with printed cards everything.
    fn open(table: &Table, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        let Some(seat) = table.phase.seat() else { return ControlFlow::Continue(()) };
        let hand = match table.source {
            Source::Device => CardSet::NONE,
            Source::Table => table.holdable(seat),
        };
        table.legal(seat, hand, visit)
    }

    fn is_legal(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Play(seat, card, pick) => {
                self.table.check_act(seat)?;
                self.check_held(seat, card)?;
                let clue = self.table.clue(card, pick)?;
                self.table.sight().playable(clue).map_err(Illegal::Unplayable)
            }
            Action::Remove(seat, token) => self.table.check_remove(seat, token),
            Action::Discard(seat, card) => {
                self.table.check_discard(seat)?;
                self.check_held(seat, card)
            }
            Action::Drop(seat, card) => {
                self.table.check_passing(seat)?;
                self.check_held(seat, card)
            }
            Action::Pass(seat) => self.table.check_passing(seat),
            Action::Draw(seat, pile) => self.table.check_draw(seat, pile),
            Action::End(seat) => self.table.check_end(seat),
            Action::Claim(seat, token) => self.table.check_claim(seat, token),
            Action::Stop(seat, token) => self.table.check_stop(seat, token),
            Action::Clear(pile, card) => self.table.check_clear(pile, card),
        }
    }

    fn play(&mut self, action: Action) -> Result<Told<News, Option<Card>>, Illegal> {
        self.is_legal(action)?;
        let mut report = Report::default();
        let mut drawn = None;
        let board = self.table.board;
        let sight = self.table.judge.look(&board);
        let tell = &mut |step| report.add(step);
        match action {
            Action::Play(seat, card, pick) => {
                let clue = self.table.clue(card, pick)?;
                let after = sight.play(clue, tell).map_err(Illegal::Unplayable)?;
                self.give_up(seat, card);
                self.score(seat, after);
                self.table.passes = 0;
                self.table.phase = Phase::Played(seat);
            }
            Action::Remove(seat, token) => {
                let after = sight.remove(token, tell).map_err(Illegal::Unplayable)?;
                self.table.seats[seat].remove_card = false;
                self.score(seat, after);
                self.table.passes = 0;
                self.table.phase = Phase::Played(seat);
            }
            Action::Claim(seat, token) | Action::Stop(seat, token) => {
                let after = sight.claim(token, tell);
                self.score(seat, after);
            }
            Action::Discard(seat, card) => {
                self.give_up(seat, card);
                self.table.phase = Phase::Drawing(seat, 2);
            }
            Action::Drop(seat, card) => {
                self.give_up(seat, card);
                let dropped = if let Phase::Passing(_, dropped) = self.table.phase { dropped } else { 0 };
                self.table.phase = Phase::Passing(seat, dropped.saturating_add(1));
            }
            Action::Pass(seat) => {
                let dropped = if let Phase::Passing(_, dropped) = self.table.phase { dropped } else { 0 };
                if self.table.piles_empty() {
                    self.table.passes = self.table.passes.saturating_add(1);
                    self.end_turn(seat);
                } else {
                    self.table.phase = Phase::Drawing(seat, dropped.saturating_add(1));
                }
            }
            Action::Draw(seat, pile) => drawn = self.draw(seat, pile),
            Action::End(seat) => self.end_turn(seat),
            Action::Clear(pile, card) => {
                self.table.left[pile] = self.table.left[pile].saturating_sub(1);
                self.table.discards.insert(card);
            }
        }
        let cleared = self.clear_tops();
        self.advance();
        let outcome = match self.table.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        };
        let undo = Undo::unless(drawn.is_some() || !cleared.is_empty());
        Ok(Told { table: News { action, report, cleared, outcome }, author: drawn, undo })
    }

    fn table(&self) -> Table {
        self.table.clone()
    }

    fn private(&self, seat: Seat) -> Option<CardSet> {
        let dealt = self.table.source == Source::Device && seat.number() <= self.table.players;
        dealt.then(|| self.secret.hands[seat])
    }
}

impl Schinderhannes {
    /// What everybody may know, without a copy.
    pub fn view(&self) -> &Table {
        &self.table
    }

    /// The cards that this player may choose from: the hand, or with printed cards all that it can be.
    fn hand(&self, seat: Seat) -> CardSet {
        match self.table.source {
            Source::Device => self.secret.hands[seat],
            Source::Table => self.table.holdable(seat),
        }
    }

    fn check_held(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        match self.table.source {
            Source::Table => self.table.check_holdable(seat, card),
            Source::Device if self.secret.hands[seat].has(card) => Ok(()),
            Source::Device if card.kind() == Kind::Solo => Err(Illegal::SoloCard),
            Source::Device if self.table.discards.has(card) => Err(Illegal::Gone),
            Source::Device => Err(Illegal::NotHeld),
        }
    }
}

/// How many play and who begins, if all who are spoken of do play.
fn check_players(setup: &Setup) -> Result<(u8, Seat), Reasons<SetupError>> {
    let players = setup.players.ok_or(SetupError::PlayersMissing)?;
    if !(1..=MOST_PLAYERS).contains(&players) {
        return Err(SetupError::PlayersOutOfRange.into());
    }
    let mut reasons = Collected::new();
    let start = setup.start.or(Seat::first(1).next()).filter(|seat| seat.number() <= players);
    reasons.add_if(start.is_none(), SetupError::StartNotInPlay);
    let given = |seat: Seat| {
        setup.hands.get(seat.index()).is_some_and(Option::is_some)
            || setup.scores.get(seat.index()).is_some_and(|&score| score > 0)
            || setup.spent.has(seat)
    };
    let not_in_play = Seat::all().any(|seat| seat.number() > players && given(seat));
    reasons.add_if(not_in_play, SetupError::NotInPlay);
    reasons.refuse()?;
    Ok((players, start.ok_or(SetupError::StartNotInPlay)?))
}
