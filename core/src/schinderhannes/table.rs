//! What everybody at the table may know, and the rules for all that does not depend on a hidden hand.
//!
//! Draws, passes, claims, the remove card and (with printed cards) every play are judged here, by the [`Table`]
//! alone: neither what may be entered nor a refusal that the table reads can depend on what somebody holds.

use core::ops::ControlFlow;

use super::action::Action;
use super::board::{Board, Deduction};
use super::card::{Back, Card, CardSet, Clue, Kind, Pile, Suit};
use super::crime::{Crime, CrimeSet};
use super::edition::Edition;
use super::effect::{Judge, Sight};
use super::illegal::Illegal;
use super::outcome::Outcome;
use super::place::Token;
use crate::chance::Source;
use crate::deck::Backed;
use crate::game::{Visitor, visit_all};
use crate::id::{ById, Id, IdSet};
use crate::seat::Seat;

/// Everything that lies open.
#[derive(Clone, PartialEq)]
pub struct Table {
    pub(super) judge: Judge,
    pub(super) source: Source,
    pub(super) players: u8,
    pub(super) start: Seat,
    pub(super) board: Board,
    pub(super) seats: ById<Seat, Chair, 6>,
    pub(super) tops: ById<Pile, Option<Back>, 6>,
    pub(super) left: ById<Pile, u8, 6>,
    pub(super) discards: CardSet,
    pub(super) passes: u8,
    pub(super) undealt: IdSet<Seat, u8>,
    pub(super) phase: Phase,
}

/// What everybody knows of a player.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Chair {
    /// The points.
    pub score: u8,
    /// Whether the remove card is still held.
    pub remove_card: bool,
    /// How many cards of each sort are held: everybody sees which pile a card is drawn from.
    pub held: ById<Suit, u8, 5>,
}

impl Chair {
    /// How many clue cards are held.
    pub fn cards(&self) -> usize {
        self.held.values().iter().copied().map(usize::from).sum()
    }

    /// The sort that a card of this one was counted as: itself, if some are held, else that of which most are.
    pub(super) fn most_held_but_for(&self, suit: Suit) -> Suit {
        if self.held[suit] > 0 {
            return suit;
        }
        Suit::all().max_by_key(|&other| self.held[other]).unwrap_or(suit)
    }
}

/// What is to be decided next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Before the first turn this player draws this many cards.
    Deal(Seat, u8),
    /// This player's turn begins; the second one ended a turn just before and may not say STOP.
    Act(Seat, Option<Seat>),
    /// This player is passing and has dropped this many cards.
    Passing(Seat, u8),
    /// This player has played and may discard a card, then draws.
    Played(Seat),
    /// This player still draws this many cards.
    Drawing(Seat, u8),
    /// Nothing: the game is over.
    Over(Outcome),
}

impl Phase {
    /// Who is to decide.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Deal(seat, _)
            | Self::Act(seat, _)
            | Self::Passing(seat, _)
            | Self::Played(seat)
            | Self::Drawing(seat, _) => Some(seat),
            Self::Over(_) => None,
        }
    }
}

impl Table {
    /// The printed data in use.
    pub fn edition(&self) -> &'static Edition {
        self.judge.edition.get()
    }

    /// A look at the board, for asking what a card would do.
    pub fn sight(&self) -> Sight<'_> {
        self.judge.look(&self.board)
    }

    /// The rules that cards are judged by.
    pub fn judge(&self) -> Judge {
        self.judge
    }

    /// Who draws the conclusions.
    pub fn deduction(&self) -> Deduction {
        self.judge.deduction
    }

    /// Where the cards come from.
    pub fn source(&self) -> Source {
        self.source
    }

    /// The players in their order, the first seat first.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.players)
    }

    /// Who began.
    pub fn start(&self) -> Seat {
        self.start
    }

    /// Tokens and scenes.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What everybody knows of a player.
    pub fn chair(&self, seat: Seat) -> &Chair {
        &self.seats[seat]
    }

    /// The back of a pile's top card; with printed cards the device does not see it.
    pub fn top(&self, pile: Pile) -> Option<Back> {
        self.tops[pile]
    }

    /// How many cards a pile has.
    pub fn left(&self, pile: Pile) -> u8 {
        self.left[pile]
    }

    /// Cards that were played, discarded or cleared, or never were in play.
    pub fn discards(&self) -> CardSet {
        self.discards
    }

    /// What is to be decided next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How many cards are to be drawn now: never more than there are (ruling 24).
    pub fn due(&self) -> u8 {
        let due = match self.phase {
            Phase::Deal(_, due) | Phase::Drawing(_, due) => due,
            Phase::Played(_) => 1,
            Phase::Act(..) | Phase::Passing(..) | Phase::Over(_) => 0,
        };
        due.min(self.left.values().iter().fold(0, |sum: u8, &left| sum.saturating_add(left)))
    }

    /// Whether a card can come from this pile. Of printed ones a pile may have been entered wrongly before: as long as
    /// there are cards, any of them can have one.
    pub fn can_draw(&self, pile: Pile) -> bool {
        self.left[pile] > 0 || (self.source == Source::Table && !self.piles_empty())
    }

    /// Whether all six piles are used up.
    pub fn piles_empty(&self) -> bool {
        self.left.values().iter().all(|&left| left == 0)
    }

    /// The pile with most cards.
    pub(super) fn fullest(&self) -> Pile {
        Pile::all().max_by_key(|&pile| self.left[pile]).unwrap_or(Pile::Blue)
    }

    /// A card that was counted as drawn from a pile of one sort came from one of another.
    pub(super) fn recount(&mut self, counted: Suit, drawn: Suit) {
        let fullest_of =
            |suit: Suit| Pile::all().filter(|pile| pile.suit() == suit).max_by_key(|&pile| self.left[pile]);
        if let (Some(from), Some(back)) = (fullest_of(drawn), fullest_of(counted))
            && self.left[from] > 0
        {
            self.left[from] -= 1;
            self.left[back] += 1;
        }
    }

    pub(super) fn manual(&self) -> bool {
        self.judge.deduction == Deduction::Manual
    }

    pub(super) fn check_turn(&self, seat: Seat) -> Result<(), Illegal> {
        match self.phase.seat() {
            None => Err(Illegal::GameOver),
            _ if seat.number() > self.players => Err(Illegal::NotInPlay),
            Some(turn) if turn != seat => Err(Illegal::NotYourTurn),
            Some(_) => Ok(()),
        }
    }

    pub(super) fn check_act(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_turn(seat)?;
        match self.phase {
            Phase::Act(..) => Ok(()),
            Phase::Passing(..) => Err(Illegal::Passing),
            Phase::Played(_) | Phase::Drawing(..) => Err(Illegal::AlreadyActed),
            Phase::Deal(..) => Err(Illegal::DrawFirst),
            Phase::Over(_) => Err(Illegal::GameOver),
        }
    }

    pub(super) fn check_passing(&self, seat: Seat) -> Result<(), Illegal> {
        match self.phase {
            Phase::Passing(..) => self.check_turn(seat),
            _ => self.check_act(seat),
        }
    }

    pub(super) fn check_discard(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_turn(seat)?;
        match self.phase {
            Phase::Played(_) => Ok(()),
            Phase::Act(..) => Err(Illegal::PlayFirst),
            Phase::Passing(..) => Err(Illegal::Passing),
            Phase::Drawing(..) => Err(Illegal::DiscardTooLate),
            Phase::Deal(..) => Err(Illegal::DrawFirst),
            Phase::Over(_) => Err(Illegal::GameOver),
        }
    }

    pub(super) fn check_draw(&self, seat: Seat, pile: Pile) -> Result<(), Illegal> {
        self.check_turn(seat)?;
        match self.phase {
            Phase::Act(..) | Phase::Passing(..) => Err(Illegal::NothingDue),
            _ if !self.can_draw(pile) => Err(Illegal::PileEmpty),
            _ => Ok(()),
        }
    }

    pub(super) fn check_end(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_turn(seat)?;
        match self.phase {
            Phase::Act(..) | Phase::Passing(..) => Err(Illegal::PlayFirst),
            _ if !self.piles_empty() => Err(Illegal::DrawFirst),
            _ => Ok(()),
        }
    }

    /// Whether this token can be taken by the remove card, the turn apart.
    pub(super) fn check_remove(&self, seat: Seat, token: Token) -> Result<(), Illegal> {
        self.check_act(seat)?;
        if !self.seats[seat].remove_card {
            return Err(Illegal::RemoveCardSpent);
        }
        self.check_token(token)?;
        self.sight().removable(token).map_err(Illegal::Unplayable)
    }

    fn check_token(&self, token: Token) -> Result<(), Illegal> {
        if self.board.tokens(token.crime).has(token.place) { Ok(()) } else { Err(Illegal::NoSuchToken) }
    }

    /// Whether a player may claim something now, in their own turn.
    fn may_claim(&self, seat: Seat) -> Result<(), Illegal> {
        if self.phase.seat().is_some() && !self.manual() {
            return Err(Illegal::NotManual);
        }
        self.check_turn(seat)?;
        if matches!(self.phase, Phase::Deal(..)) { Err(Illegal::DrawFirst) } else { Ok(()) }
    }

    /// Whether a player may say STOP now, after somebody else's turn.
    fn may_stop(&self, seat: Seat) -> Result<(), Illegal> {
        match self.phase {
            Phase::Over(_) => Err(Illegal::GameOver),
            _ if !self.manual() => Err(Illegal::NotManual),
            _ if seat.number() > self.players => Err(Illegal::NotInPlay),
            Phase::Act(turn, _) if turn == seat => Err(Illegal::OwnTurn),
            Phase::Act(_, Some(ended)) if ended == seat => Err(Illegal::OwnTurnEnded),
            Phase::Act(..) => Ok(()),
            _ => Err(Illegal::TurnRuns),
        }
    }

    fn check_excess(&self, token: Token) -> Result<(), Illegal> {
        self.check_token(token)?;
        if self.board.excess()[token.crime].has(token.place) { Ok(()) } else { Err(Illegal::NotProven) }
    }

    pub(super) fn check_claim(&self, seat: Seat, token: Token) -> Result<(), Illegal> {
        self.may_claim(seat)?;
        self.check_excess(token)
    }

    pub(super) fn check_stop(&self, seat: Seat, token: Token) -> Result<(), Illegal> {
        self.may_stop(seat)?;
        self.check_excess(token)
    }

    /// Whether the coordinator may clear this printed card off this pile.
    pub(super) fn check_clear(&self, pile: Pile, card: Card) -> Result<(), Illegal> {
        match self.phase {
            Phase::Over(_) => return Err(Illegal::GameOver),
            _ if self.source == Source::Device => return Err(Illegal::DeviceClears),
            _ if self.left[pile] == 0 => return Err(Illegal::PileEmpty),
            _ => {}
        }
        self.check_unseen(card)?;
        if self.edition().suit(card) != Some(pile.suit()) {
            return Err(Illegal::WrongPile);
        }
        let back = card.back(self.edition());
        if self.sight().dead_back(back) { Ok(()) } else { Err(Illegal::NotDead) }
    }

    fn check_unseen(&self, card: Card) -> Result<(), Illegal> {
        if card.kind() == Kind::Solo {
            Err(Illegal::SoloCard)
        } else if self.discards.has(card) {
            Err(Illegal::Gone)
        } else {
            Ok(())
        }
    }

    /// Whether this player can hold this printed card, as far as everybody knows: not gone. It may be of a sort that the
    /// device did not see drawn: a pile was entered wrongly, or the owner's card has another sign.
    pub(super) fn check_holdable(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        self.check_unseen(card)?;
        if self.seats[seat].cards() > 0 { Ok(()) } else { Err(Illegal::NotHeld) }
    }

    /// Every card that this player can hold, as far as everybody knows.
    pub fn holdable(&self, seat: Seat) -> CardSet {
        Card::all().filter(|&card| self.check_holdable(seat, card).is_ok()).collect()
    }

    /// What a card says, for the crime picked if it is a group card.
    pub(super) fn clue(&self, card: Card, pick: Option<Crime>) -> Result<Clue, Illegal> {
        let clue = self.edition().clue(card);
        let refusal = if matches!(clue, Clue::Group(..)) { Illegal::PickNeeded } else { Illegal::NoPick };
        self.judge.narrowed(clue, pick).ok_or(refusal)
    }

    /// Everything that can be done now, this player with these cards.
    pub(super) fn legal(
        &self,
        seat: Seat,
        hand: CardSet,
        visit: &mut Visitor<'_, Action>,
    ) -> ControlFlow<()> {
        match self.phase {
            Phase::Act(..) => {
                let sight = self.sight();
                for card in hand {
                    self.plays(seat, card, &sight, visit)?;
                }
                self.removals(seat, visit)?;
                visit_all(hand.iter().map(|card| Action::Drop(seat, card)), visit)?;
                visit(Action::Pass(seat))?;
            }
            Phase::Passing(..) => {
                visit_all(hand.iter().map(|card| Action::Drop(seat, card)), visit)?;
                visit(Action::Pass(seat))?;
            }
            Phase::Played(_) => {
                visit_all(hand.iter().map(|card| Action::Discard(seat, card)), visit)?;
            }
            Phase::Deal(..) | Phase::Drawing(..) | Phase::Over(_) => {}
        }
        self.draws(seat, visit)?;
        self.claims(visit)?;
        self.clearings(visit)
    }

    /// Every way to play this card.
    fn plays(
        &self,
        seat: Seat,
        card: Card,
        sight: &Sight<'_>,
        visit: &mut Visitor<'_, Action>,
    ) -> ControlFlow<()> {
        let clue = self.edition().clue(card);
        let picks = match clue {
            Clue::Group(group, _) => group.crimes(),
            _ => CrimeSet::NONE,
        };
        let no_pick = picks.is_empty().then_some(None);
        for pick in no_pick.into_iter().chain(picks.iter().map(Some)) {
            let narrowed = self.judge.narrowed(clue, pick);
            if narrowed.is_some_and(|clue| sight.playable(clue).is_ok()) {
                visit(Action::Play(seat, card, pick))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Draws, if some are due.
    fn draws(&self, seat: Seat, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        let piles = Pile::all().filter(|&pile| self.check_draw(seat, pile).is_ok());
        visit_all(piles.map(|pile| Action::Draw(seat, pile)), visit)?;
        let end = self.check_end(seat).is_ok().then_some(Action::End(seat));
        visit_all(end, visit)
    }

    /// Every use of the remove card.
    fn removals(&self, seat: Seat, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        if self.check_act(seat).is_err() || !self.seats[seat].remove_card {
            return ControlFlow::Continue(());
        }
        let sight = self.sight();
        let tokens = self.board.all_tokens().filter(|&token| sight.removable(token).is_ok());
        visit_all(tokens.map(|token| Action::Remove(seat, token)), visit)
    }

    /// Every claim, by whom it may be made.
    fn claims(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        if !self.manual() {
            return ControlFlow::Continue(());
        }
        let excess = self.board.excess();
        for token in self.board.all_tokens().filter(|token| excess[token.crime].has(token.place)) {
            for seat in self.players() {
                if self.may_claim(seat).is_ok() {
                    visit(Action::Claim(seat, token))?;
                }
                if self.may_stop(seat).is_ok() {
                    visit(Action::Stop(seat, token))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Every printed card that the coordinator may clear, from every pile it may lie on.
    fn clearings(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        if self.source == Source::Device {
            return ControlFlow::Continue(());
        }
        for pile in Pile::ALL {
            let cards = Card::all().filter(|&card| self.check_clear(pile, card).is_ok());
            visit_all(cards.map(|card| Action::Clear(pile, card)), visit)?;
        }
        ControlFlow::Continue(())
    }
}
