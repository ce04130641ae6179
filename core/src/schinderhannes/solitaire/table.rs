//! What lies on the table, which is everything, and the rules of what can be done with it.

use core::ops::ControlFlow;

use super::action::Action;
use super::illegal::Illegal;
use super::outcome::Outcome;
use crate::game::{Visitor, visit_all};
use crate::id::Id;
use crate::schinderhannes::board::Deduction;
use crate::schinderhannes::card::{Card, CardSet};
use crate::schinderhannes::crime::Crime;
use crate::schinderhannes::domains::{Clues, Contradiction, is_solved};
use crate::schinderhannes::edition::Edition;
use crate::schinderhannes::hint::Hinter;
use crate::schinderhannes::matching::{Domains, assignment_exists};
use crate::schinderhannes::place::{PlaceSet, Token};

/// What lies on the table: everything.
#[derive(Clone)]
pub struct Table {
    pub(super) edition: &'static Edition,
    /// The cards of the puzzle.
    pub cards: CardSet,
    /// Those that lie.
    pub laid: CardSet,
    /// The places left to each crime; one place left is its scene.
    pub left: Domains,
    /// Tokens that the player took away.
    pub removed: Domains,
    /// Whether the board contradicts itself.
    pub contradiction: bool,
    /// What the device concludes.
    pub deduction: Deduction,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
}

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.edition, other.edition)
            && self.cards == other.cards
            && self.laid == other.laid
            && self.left == other.left
            && self.removed == other.removed
            && self.contradiction == other.contradiction
            && self.deduction == other.deduction
            && self.outcome == other.outcome
    }
}

impl Table {
    /// The printed data in use.
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    pub(super) fn legal(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        if self.outcome.is_some() {
            return ControlFlow::Continue(());
        }
        if !self.contradiction {
            let cards = (self.cards - self.laid).into_iter();
            visit_all(cards.filter(|&card| self.with(card).is_ok()).map(Action::Play), visit)?;
            let tokens = tokens_of(&self.left).filter(|token| self.left[token.crime].len() > 1);
            visit_all(tokens.map(Action::Remove), visit)?;
            let sure = tokens_of(&self.left).filter(|&token| self.check_found(token).is_ok());
            visit_all(sure.map(Action::Found), visit)?;
        }
        visit_all(tokens_of(&self.removed).map(Action::Restore), visit)
    }

    pub(super) fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.outcome.is_some() {
            return Err(Illegal::Over);
        }
        match action {
            Action::Restore(token) => {
                if self.removed[token.crime].has(token.place) {
                    Ok(())
                } else {
                    Err(Illegal::NotRemoved)
                }
            }
            _ if self.contradiction => Err(Illegal::RestoreFirst),
            Action::Play(card) if !self.cards.has(card) => Err(Illegal::NotInPuzzle),
            Action::Play(card) if self.laid.has(card) => Err(Illegal::Laid),
            Action::Play(card) => self.with(card).map(drop).map_err(|_| Illegal::Contradicts),
            Action::Remove(token) => match self.left[token.crime] {
                left if !left.has(token.place) => Err(Illegal::NoSuchToken),
                left if left.len() == 1 => Err(Illegal::LastToken),
                _ => Ok(()),
            },
            Action::Found(token) => self.check_found(token),
        }
    }

    fn check_found(&self, token: Token) -> Result<(), Illegal> {
        let besides = self.besides(token);
        if !self.left[token.crime].has(token.place) {
            Err(Illegal::NoSuchToken)
        } else if Crime::all().any(|crime| self.left[crime].is_subset(besides[crime])) {
            // Somebody else stands there.
            Err(Illegal::LastToken)
        } else if besides.values().iter().all(PlaceSet::is_empty) {
            Err(Illegal::Stands)
        } else {
            Ok(())
        }
    }

    /// All other tokens of a token's crime, and those of all other crimes at its place.
    pub(super) fn besides(&self, token: Token) -> Domains {
        let here = PlaceSet::only(token.place);
        let mut besides = Domains::new([PlaceSet::NONE; 16]);
        for crime in Crime::ALL {
            let left = self.left[crime];
            besides[crime] = if crime == token.crime { left - here } else { left & here };
        }
        besides
    }

    /// Looks for the next deduction, by the cards and by what is left on the board.
    pub fn hinter(&self) -> Hinter {
        Hinter::new(self.edition, self.cards, &self.left)
    }

    /// The places left to each crime when these cards lie, all of them within `left`.
    pub(super) fn concluded(&self, laid: CardSet, mut left: Domains) -> Result<Domains, Contradiction> {
        let clues = Clues::of(laid, self.edition);
        for crime in Crime::ALL {
            left[crime] &= clues.limits()[crime];
        }
        clues.conclude(&mut left, self.deduction)?;
        // The rules of the text do not see every contradiction; each is told.
        let seen = self.deduction == Deduction::Logic || assignment_exists(&left);
        if seen { Ok(left) } else { Err(Contradiction) }
    }

    /// The board with one more card. What was excluded stays so: it is concluded from what is left.
    pub(super) fn with(&self, card: Card) -> Result<Domains, Contradiction> {
        self.concluded(self.laid | CardSet::only(card), self.left)
    }

    /// The board without one more token.
    pub(super) fn without(&self, token: Token) -> Result<Domains, Contradiction> {
        let mut left = self.left;
        left[token.crime].remove(token.place);
        self.concluded(self.laid, left)
    }

    /// The board from its beginnings, without the tokens that were taken away.
    pub(super) fn afresh(&self) -> Result<Domains, Contradiction> {
        let mut left = Domains::new([PlaceSet::all(); 16]);
        for crime in Crime::ALL {
            left[crime] -= self.removed[crime];
        }
        self.concluded(self.laid, left)
    }

    /// Whether it is over: when all sixteen stand each card left either holds or contradicts them.
    pub(super) fn judge(&mut self) {
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

fn tokens_of(domains: &Domains) -> impl Iterator<Item = Token> + '_ {
    domains.iter().flat_map(|(crime, places)| places.iter().map(move |place| Token { crime, place }))
}
