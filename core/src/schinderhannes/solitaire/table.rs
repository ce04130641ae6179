//! What lies on the table, which is everything, and the rules of what can be done with it.

use core::ops::ControlFlow;

use super::action::Action;
use super::illegal::Illegal;
use super::outcome::Outcome;
use super::setup::Numbered;
use crate::game::{Visitor, visit_all};
use crate::id::{ById, Id};
use crate::print::Print;
use crate::schinderhannes::board::Deduction;
use crate::schinderhannes::card::{Card, CardSet};
use crate::schinderhannes::crime::Crime;
use crate::schinderhannes::domains::{Clues, Contradiction, is_solved};
use crate::schinderhannes::edition::Edition;
use crate::schinderhannes::hint::Hinter;
use crate::schinderhannes::matching::{Domains, assignment_exists};
use crate::schinderhannes::place::{Place, PlaceSet, Token};

/// What lies on the table: everything.
#[derive(Clone, PartialEq)]
pub struct Table {
    pub(super) edition: Print<Edition>,
    /// The cards of the puzzle,
    pub cards: CardSet,
    /// and what they were made from.
    pub from: Option<Numbered>,
    /// Those that lie.
    pub laid: CardSet,
    /// The places left to each crime; one place left is its scene.
    pub left: Domains,
    /// Tokens that the player took away.
    pub removed: Domains,
    /// Those of them that went one by one, not with a found one.
    pub(super) singly: Domains,
    /// Where the player says that a crime is.
    pub(super) found: ById<Crime, Option<Place>, 16>,
    /// Whether the board contradicts itself.
    pub contradiction: bool,
    /// What the device concludes.
    pub deduction: Deduction,
    /// Whether the player applies the cards, too.
    pub by_hand: bool,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
}

impl Table {
    /// The printed data in use.
    pub fn edition(&self) -> &'static Edition {
        self.edition.get()
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
        visit_all(tokens_of(&self.singly).map(Action::Restore), visit)?;
        visit_all(self.founds().map(Action::Lift), visit)
    }

    pub(super) fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.outcome.is_some() {
            return Err(Illegal::Over);
        }
        match action {
            Action::Restore(token) => {
                if self.singly[token.crime].has(token.place) {
                    Ok(())
                } else if self.removed[token.crime].has(token.place) {
                    Err(Illegal::LiftFirst)
                } else {
                    Err(Illegal::NotRemoved)
                }
            }
            Action::Lift(token) if self.found[token.crime] == Some(token.place) => Ok(()),
            Action::Lift(_) => Err(Illegal::NotFound),
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

    /// Every token that the player says is right.
    fn founds(&self) -> impl Iterator<Item = Token> + '_ {
        self.found.iter().filter_map(|(crime, &place)| Some(Token { crime, place: place? }))
    }

    /// The one of them that stands here, or with which this token went.
    pub fn found_with(&self, token: Token) -> Option<Token> {
        let here = |found: &Token| *found == token;
        let beside = |found: &Token| (found.crime == token.crime) != (found.place == token.place);
        let went = self.removed[token.crime].has(token.place) && !self.singly[token.crime].has(token.place);
        self.founds().find(here).or_else(|| self.founds().find(beside).filter(|_| went))
    }

    /// The places that a crime loses by what the player says is right.
    pub(super) fn going(&self, crime: Crime) -> PlaceSet {
        self.founds().fold(PlaceSet::NONE, |going, found| {
            let here = PlaceSet::only(found.place);
            going | if found.crime == crime { PlaceSet::all() - here } else { here }
        })
    }

    /// Whether a card contradicts the board.
    pub fn contradicts(&self, card: Card) -> bool {
        self.with(card).is_err()
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
        Hinter::new(self.edition.get(), self.cards, &self.left).checking(&self.removed)
    }

    /// The places left to each crime when these cards lie, all of them within `left`.
    /// Nothing is concluded for whoever does it all by hand.
    pub(super) fn concluded(&self, laid: CardSet, left: Domains) -> Result<Domains, Contradiction> {
        if self.by_hand { Ok(left) } else { self.by_cards(laid, left) }
    }

    fn by_cards(&self, laid: CardSet, mut left: Domains) -> Result<Domains, Contradiction> {
        let clues = Clues::of(laid, &self.edition);
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
            let unread = if self.by_hand { self.cards } else { self.cards - self.laid };
            let mut rest = unread.into_iter();
            let untouched = self.removed.values().iter().all(PlaceSet::is_empty);
            let holds = |card| self.by_cards(self.laid | CardSet::only(card), self.left).is_ok();
            if rest.clone().all(holds) {
                Some(Outcome::Solved)
            } else if untouched && !self.by_hand && rest.all(|card| !holds(card)) {
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
