//! How a game goes on: dealing, drawing, clearing the piles, the end of a turn and of the game.

use super::Schinderhannes;
use super::board::Board;
use super::card::{Card, CardSet, Pile, Sureness};
use super::outcome::Outcome;
use super::setup::HAND;
use super::table::Phase;
use crate::chance::Source;
use crate::id::IdSet;
use crate::seat::Seat;

impl Schinderhannes {
    /// Draws the top card of a pile; with printed cards nobody tells which it is.
    pub(super) fn draw(&mut self, seat: Seat, pile: Pile) -> Option<Card> {
        // An empty one was counted wrongly: the card was counted among others.
        let counted = if self.table.left[pile] > 0 { pile } else { self.table.fullest() };
        self.table.left[counted] = self.table.left[counted].saturating_sub(1);
        self.table.seats[seat].held[pile.suit()] += 1;
        self.table.phase = match self.table.phase {
            Phase::Deal(seat, due) => Phase::Deal(seat, due.saturating_sub(1)),
            Phase::Drawing(seat, due) => Phase::Drawing(seat, due.saturating_sub(1)),
            // One card is due after a play; to draw it is to discard none.
            _ => Phase::Drawing(seat, 0),
        };
        let card = self.secret.piles[pile].draw()?;
        self.secret.hands[seat].insert(card);
        Some(card)
    }

    /// A card leaves a hand, face up.
    pub(super) fn give_up(&mut self, seat: Seat, card: Card) {
        self.secret.hands[seat].remove(card);
        self.table.discards.insert(card);
        if let Some(suit) = self.table.edition().suit(card) {
            let counted = self.table.seats[seat].most_held_but_for(suit);
            let held = &mut self.table.seats[seat].held[counted];
            *held = held.saturating_sub(1);
            // Drawn from another pile than was entered, if the card is as it is printed.
            if counted != suit && self.table.edition().sureness(card) != Sureness::Reconstructed {
                self.table.recount(counted, suit);
            }
        }
    }

    /// The board after an action of this player, who gets a point for each token that left it.
    pub(super) fn score(&mut self, seat: Seat, after: Board) {
        let points = after.taken().saturating_sub(self.table.board.taken());
        let chair = &mut self.table.seats[seat];
        chair.score = chair.score.saturating_add(points);
        self.table.board = after;
    }

    /// Clears dead cards off the piles, as long as a top's back shows one (rule 11), and shows the tops.
    pub(super) fn clear_tops(&mut self) -> CardSet {
        let mut cleared = CardSet::NONE;
        if self.table.source == Source::Table {
            return cleared;
        }
        let sight = self.table.judge.look(&self.table.board);
        for pile in Pile::ALL {
            let deck = &mut self.secret.piles[pile];
            while let Some(back) = deck.top_back(self.table.judge.edition.get())
                && sight.dead_back(back)
            {
                cleared.extend(deck.draw());
            }
            self.table.left[pile] = deck.pile_len() as u8;
            self.table.tops[pile] = deck.top_back(self.table.judge.edition.get());
        }
        self.table.discards |= cleared;
        cleared
    }

    /// Goes on as far as nobody has anything to decide.
    pub(super) fn advance(&mut self) {
        if self.table.board.all_done() {
            return self.finish();
        }
        let empty = self.table.piles_empty();
        let manual = self.table.manual();
        match self.table.phase {
            Phase::Deal(_, due) if due == 0 || empty => self.deal_on(),
            Phase::Drawing(seat, 0) => self.end_turn(seat),
            // With manual deduction the player may still have something to claim.
            Phase::Drawing(seat, _) if empty && !manual => self.end_turn(seat),
            Phase::Played(seat) if empty && !manual && self.table.seats[seat].cards() == 0 => {
                self.end_turn(seat);
            }
            _ => {}
        }
    }

    /// Lets the next player who has no hand yet draw one, in playing order; then the first turn begins.
    fn deal_on(&mut self) {
        let mut seat = self.table.start;
        for _ in self.table.players() {
            if !self.table.piles_empty() && self.table.undealt.remove(seat) {
                self.table.phase = Phase::Deal(seat, HAND);
                return;
            }
            seat = seat.next(self.table.players);
        }
        self.begin_turn(self.table.start, None);
    }

    /// The next player's turn.
    pub(super) fn end_turn(&mut self, seat: Seat) {
        self.begin_turn(seat.next(self.table.players), Some(seat));
    }

    /// The turn of the next player who has something to decide: with empty piles, one who holds no card at all
    /// passes without a word. When all have passed one after the other the game is over (ruling 16).
    fn begin_turn(&mut self, mut seat: Seat, ended: Option<Seat>) {
        while self.table.piles_empty() {
            if self.table.passes >= self.table.players {
                return self.finish();
            }
            let chair = &self.table.seats[seat];
            if chair.cards() > 0 || chair.remove_card {
                break;
            }
            self.table.passes += 1;
            seat = seat.next(self.table.players);
        }
        self.table.phase = Phase::Act(seat, ended);
    }

    /// The end: most points win.
    fn finish(&mut self) {
        let score = |seat: Seat| self.table.seats[seat].score;
        let best = self.table.players().map(score).max();
        let winners: IdSet<Seat, u8> =
            self.table.players().filter(|&seat| Some(score(seat)) == best).collect();
        let solved = self.table.board.all_done();
        self.table.phase = Phase::Over(Outcome { winners: winners.bits(), solved });
    }
}
