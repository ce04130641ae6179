//! Tatort Themse: two to five detectives question witnesses, pay with them for clues and solve cases by the
//! majority of their clues. After the game by Reiner Knizia (Pegasus Spiele, 2008).
//!
//! What everybody sees is a [`Table`]; the hands, the order of the pile and chance are this module's secrets.
//! What a player may do follows from the table and the own hand alone. The device deals the witnesses, or people
//! hold the printed cards and the device keeps wall, cases and scores ([`Setup::witnesses`]). The cards are a
//! table of their own, [`RECONSTRUCTED`].
//!
//! Rulings are quoted by number; each has a case file `ruling-NN-...` in `host-tests/cases/tatort-themse`.

mod action;
mod clue;
mod deal;
mod payment;
mod reconstructed;
mod rules;
mod setup;
mod table;
mod wall;
mod witness;

#[cfg(test)]
mod tests;

use core::fmt;
use core::ops::ControlFlow;

pub use action::{Action, Deed, Place};
pub use clue::{CLUES, Cards, Case, CaseSet, Clue, ClueId, ClueSet, HIGHEST_VALUE, Origin, SOLVED_AT_END};
pub use payment::{PaymentVisitor, Price};
pub use reconstructed::RECONSTRUCTED;
pub use setup::{DEALT, Discards, FEWEST_PLAYERS, MOST_PLAYERS, Setup, SetupError};
pub use table::{Phase, ROW, Row, Step, Table, Verdict};
pub use wall::{Clues, Column, HEIGHT, Wall};
pub use witness::{OF_A_KIND, WITNESSES, Witness, Witnesses};

use crate::chance::{Chance, Purpose, Source};
use crate::deck::Deck;
use crate::game::{Game, Reasons, Told, Turn, Undo, Visitor};
use crate::id::{Id, IdSet};
use crate::seat::{Player, Seat};
use rules::Seen;
use table::BySeat;

/// A game of Tatort Themse.
#[derive(Clone)]
pub struct TatortThemse {
    table: Table,
    secret: Secret,
}

/// The face-down witnesses. The discards lie open, and so are the table's.
type Pile = Deck<Witness, WITNESSES>;

/// What nobody knows whole.
#[derive(Clone)]
struct Secret {
    pile: Pile,
    hands: BySeat<Witnesses>,
    chance: Chance,
}

/// A set of seats.
pub type Seats = IdSet<Seat, u8>;

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// Who has the most points: one, or several who share the victory.
    pub winners: Seats,
}

/// As `wins p2` or `share p1 p3`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.winners.len() > 1 { "share" } else { "wins" })?;
        self.winners.iter().try_for_each(|seat| write!(f, " {}", Player(seat)))
    }
}

impl fmt::Debug for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What the table is told.
#[derive(Clone, Copy, PartialEq)]
pub struct News {
    /// Who did it.
    pub seat: Seat,
    /// What happened.
    pub event: Event,
    /// Whether the discards were shuffled into a new pile.
    pub shuffled: bool,
    /// The cases that this solved; the table has the verdicts.
    pub solved: CaseSet,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

/// What happened, as the table sees it. A payment lies open on the discards; printed ones are not entered.
#[derive(Clone, Copy, PartialEq)]
pub enum Event {
    /// Four identical open witnesses were replaced.
    Renewed,
    /// So many clues were removed from a column.
    Removed(Column, u8, Witnesses),
    /// A clue was taken.
    Took(ClueId, Option<Witnesses>),
    /// With printed witnesses: so many clues were removed from a column, and the next one taken.
    RemovedAndTook(Column, u8, ClueId),
    /// This open witness was questioned.
    QuestionedOpen(Witness),
    /// A witness was questioned whom the table does not see.
    QuestionedHidden,
    /// Nothing could be done.
    Passed,
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nothing can be played after the end.
    #[error("the game is over")]
    GameOver,
    /// Somebody else is to move.
    #[error("it is not your turn")]
    NotYourTurn,
    /// Nobody has that seat.
    #[error("that player is not in play")]
    NotInPlay,
    /// Payments and questions are entered only if the device deals.
    #[error("people hold the printed witnesses: payments, row and pile are not entered")]
    PrintedWitnesses,
    /// The device has to know the payment, or which witness is questioned.
    #[error("the device deals the witnesses: say which of them")]
    DeviceDeals,
    /// After a removal comes the clue above, and nothing else.
    #[error("after a removal the lowest clue of that column has to be taken")]
    TakeIsDue,
    /// Renewing comes before everything else.
    #[error("open witnesses can be renewed only at the start of a turn")]
    TooLateToRenew,
    /// Renewing is for once a turn.
    #[error("the open witnesses were renewed in this turn already")]
    RenewedAlready,
    /// The row has fewer than four witnesses, or two kinds.
    #[error("the open witnesses are not four of a kind")]
    NotFourAlike,
    /// A clue was taken in this turn.
    #[error("only one clue can be taken in a turn")]
    OneClueATurn,
    /// No clue is left there.
    #[error("no clue is left in that column")]
    EmptyColumn,
    /// A removal of no clue.
    #[error("a removal takes at least one clue away")]
    RemovesNothing,
    /// The top clue of a column is never removed.
    #[error("the last clue of a column cannot be removed")]
    LastOfColumn,
    /// The fourth case would be solved by a removal.
    #[error("a removal cannot end the game")]
    EndsByRemoval,
    /// The hand does not have these cards.
    #[error("these witnesses are not all in the hand")]
    NotHeld,
    /// The cards are worth less than the price.
    #[error("these witnesses are too few")]
    TooLittle,
    /// A part of the cards is enough, or a single card counts for nothing.
    #[error("some of these witnesses would be left over")]
    LeftOver,
    /// The clue that has to be taken after the removal could not be paid for.
    #[error("the clue above could not be paid for after this removal")]
    CannotTakeThen,
    /// The row has no witness there.
    #[error("there is no open witness at that place")]
    NoOpenWitness,
    /// Neither pile nor discards have a card.
    #[error("there is no witness left to draw")]
    NothingToDraw,
    /// Who can question a witness does not pass.
    #[error("there is a witness to question")]
    CanQuestion,
    /// Who has nobody to question and can pay for a clue has to take one.
    #[error("with nobody to question, a clue that can be paid for has to be taken")]
    HasToTake,
}

impl Game for TatortThemse {
    type Printed = Cards;
    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Illegal = Illegal;
    type News = News;
    /// The witness drawn from the pile.
    type Whisper = Option<Witness>;
    type Outcome = Outcome;
    type Table = Table;
    /// The own hand; none for a seat that is not in play, or if the witnesses are printed.
    type Private = Option<Witnesses>;

    const NAME: &'static str = "tatort-themse";
    const RULES: u16 = 1;

    fn start(setup: &Setup, printed: &'static Cards, seed: u64) -> Result<Self, Reasons<SetupError>> {
        deal::start(setup, printed, seed)
    }

    fn author(action: Action) -> Option<Seat> {
        Some(action.seat)
    }

    fn turn(&self) -> Turn<Outcome> {
        match self.table.phase {
            Phase::Turn(seat, _) => Turn::Of(seat),
            Phase::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn legal(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        match self.table.phase {
            Phase::Turn(seat, _) => self.seen_by(seat).legal(visit),
            Phase::Over(_) => ControlFlow::Continue(()),
        }
    }

    /// Questions and renewals, which need no hand; with printed witnesses everything.
    fn open(table: &Table, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        match table.phase {
            Phase::Turn(seat, step) => rules::open(table, step, &mut |deed| visit(Action { seat, deed })),
            Phase::Over(_) => ControlFlow::Continue(()),
        }
    }

    fn is_legal(&self, action: Action) -> Result<(), Illegal> {
        self.seen_by(action.seat).check(action.deed)
    }

    fn play(&mut self, action: Action) -> Result<Told<News, Option<Witness>>, Illegal> {
        self.is_legal(action)?;
        let seat = action.seat;
        let mut done = Done::default();
        let event = match action.deed {
            Deed::Renew => self.renew(seat, &mut done),
            Deed::Remove(column, count, payment) => {
                self.pay(seat, &payment);
                self.remove(column, count, &mut done);
                self.table.phase = Phase::Turn(seat, Step::Removed(column));
                Event::Removed(column, count, payment)
            }
            Deed::Take(column, payment) => {
                self.pay(seat, &payment);
                Event::Took(self.take(seat, column, &mut done)?, Some(payment))
            }
            Deed::QuestionOpen(place) => {
                let witness = self.question_open(seat, place).ok_or(Illegal::NoOpenWitness)?;
                self.end_turn(seat, &mut done);
                Event::QuestionedOpen(witness)
            }
            Deed::QuestionPile => {
                let witness = self.draw(&mut done).ok_or(Illegal::NothingToDraw)?;
                self.receive(seat, witness);
                done.whisper = Some(witness);
                self.end_turn(seat, &mut done);
                Event::QuestionedHidden
            }
            Deed::Pass => {
                self.end_turn(seat, &mut done);
                Event::Passed
            }
            Deed::PrintedTake(column) => Event::Took(self.take(seat, column, &mut done)?, None),
            Deed::PrintedRemove(column, count) => {
                self.remove(column, count, &mut done);
                Event::RemovedAndTook(column, count, self.take(seat, column, &mut done)?)
            }
            Deed::PrintedQuestion => {
                self.end_turn(seat, &mut done);
                Event::QuestionedHidden
            }
        };
        let outcome = match self.table.phase {
            Phase::Over(outcome) => Some(outcome),
            Phase::Turn(..) => None,
        };
        let news = News { seat, event, shuffled: done.shuffled, solved: done.solved, outcome };
        // A payment shows cards that its author knew before: it can be taken back.
        Ok(Told { table: news, author: done.whisper, undo: Undo::unless(done.drawn) })
    }

    fn table(&self) -> Table {
        self.table.clone()
    }

    fn private(&self, seat: Seat) -> Option<Witnesses> {
        let dealt = self.table.witnesses == Source::Device && seat.number() <= self.table.players;
        dealt.then(|| self.secret.hands[seat])
    }
}

/// What an action brought about besides its event.
#[derive(Default)]
struct Done {
    drawn: bool,
    shuffled: bool,
    solved: CaseSet,
    whisper: Option<Witness>,
}

impl TatortThemse {
    /// What everybody may know, without a copy.
    pub fn view(&self) -> &Table {
        &self.table
    }

    fn seen_by(&self, seat: Seat) -> Seen<'_> {
        Seen { table: &self.table, hand: &self.secret.hands[seat], seat }
    }

    /// A payment goes from the hand to the discards.
    fn pay(&mut self, seat: Seat, payment: &Witnesses) {
        if let Some(rest) = self.secret.hands[seat].without(payment) {
            self.set_hand(seat, rest);
            self.table.discards.add_all(payment);
        }
    }

    fn receive(&mut self, seat: Seat, witness: Witness) {
        let mut hand = self.secret.hands[seat];
        hand.add(witness, 1);
        self.set_hand(seat, hand);
    }

    fn set_hand(&mut self, seat: Seat, hand: Witnesses) {
        self.secret.hands[seat] = hand;
        self.table.hand_sizes[seat] = hand.len() as u8;
    }

    fn remove(&mut self, column: Column, count: u8, done: &mut Done) {
        for _ in 0..count {
            done.solved.extend(self.table.remove_lowest(column));
        }
    }

    fn take(&mut self, seat: Seat, column: Column, done: &mut Done) -> Result<ClueId, Illegal> {
        let (clue, solved) = self.table.take_lowest(seat, column).ok_or(Illegal::EmptyColumn)?;
        done.solved.extend(solved);
        Ok(clue)
    }

    /// The four open witnesses are discarded before others are opened, so they may come again (ruling 8).
    fn renew(&mut self, seat: Seat, done: &mut Done) -> Event {
        let row = core::mem::take(&mut self.table.row);
        row.iter().for_each(|&witness| self.table.discards.add(witness, 1));
        self.fill_row(done);
        self.table.phase = Phase::Turn(seat, Step::Renewed);
        Event::Renewed
    }

    fn question_open(&mut self, seat: Seat, place: Place) -> Option<Witness> {
        let row = &mut self.table.row;
        // The others move up: the new card is laid beside them.
        let witness = (place.index() < row.len()).then(|| row.remove(place.index()))?;
        self.receive(seat, witness);
        Some(witness)
    }

    /// The top of the pile. An empty pile is first made of all discards that lie there now (ruling 18).
    fn draw(&mut self, done: &mut Done) -> Option<Witness> {
        if self.table.pile == 0 && !self.table.discards.is_empty() {
            let discards = core::mem::replace(&mut self.table.discards, Witnesses::NONE);
            let secret = &mut self.secret;
            secret.pile = Pile::shuffled(discards.cards(), &mut secret.chance, Purpose::Deck).ok()?;
            done.shuffled = true;
        }
        let witness = self.secret.pile.draw();
        done.drawn |= witness.is_some();
        self.table.pile = self.secret.pile.pile_len() as u8;
        witness
    }

    /// Opens witnesses until there are four, or as many as there are (ruling 10).
    fn fill_row(&mut self, done: &mut Done) {
        while !self.table.row.is_full()
            && let Some(witness) = self.draw(done)
        {
            // It has room: see above.
            let _ = self.table.row.push(witness);
        }
    }

    fn end_turn(&mut self, seat: Seat, done: &mut Done) {
        self.fill_row(done);
        self.table.phase = Phase::Turn(seat.next(self.table.players), Step::Start);
    }
}
