//! A deck: a face-down pile to draw from and the discards. The order of the pile is a secret of the game
//! that owns the deck, so there is no way to look at a card without drawing it, and no `Debug`.

use crate::chance::{Chance, Purpose};

/// A card whose printed back tells something, so that everybody sees it while the card lies face down.
pub trait Backed: Copy {
    /// The printed data that says what is on the backs.
    type Printed: ?Sized;
    /// What a back shows.
    type Back;

    /// What its back shows.
    fn back(self, printed: &Self::Printed) -> Self::Back;
}

/// A pile and its discards, together never more than `N` cards.
///
/// Both live in one array: the pile at its front, its top card last; the discards behind it, oldest first.
///
/// ```
/// use confidant_core::chance::{Chance, Purpose};
/// use confidant_core::deck::{Deck, Full};
///
/// let mut deck = Deck::<char, 3>::in_order("abc".chars().collect::<Vec<_>>().into_iter())?;
/// let top = deck.draw();
/// assert_eq!((top, deck.pile_len()), (Some('a'), 2));
///
/// // Discards lie open until they are shuffled under the pile.
/// deck.discard('a')?;
/// assert_eq!(deck.discards(), ['a']);
/// deck.reshuffle(&mut Chance::new(1), Purpose::Deck);
/// assert_eq!((deck.draw(), deck.draw(), deck.draw()), (Some('b'), Some('c'), Some('a')));
/// assert_eq!(deck.draw(), None);
/// # Ok::<(), Full>(())
/// ```
#[derive(Clone, PartialEq)]
pub struct Deck<T, const N: usize> {
    cards: heapless::Vec<T, N>,
    pile: usize,
}

/// The deck holds all the cards that it can.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the deck is full")]
pub struct Full;

impl<T: Copy, const N: usize> Default for Deck<T, N> {
    fn default() -> Self {
        Self { cards: heapless::Vec::new(), pile: 0 }
    }
}

impl<T: Copy, const N: usize> Deck<T, N> {
    /// A pile in this order, the first card on top; no discards.
    pub fn in_order(cards: impl DoubleEndedIterator<Item = T>) -> Result<Self, Full> {
        let mut deck = Self::default();
        for card in cards.rev() {
            deck.cards.push(card).map_err(|_| Full)?;
        }
        deck.pile = deck.cards.len();
        Ok(deck)
    }

    /// A shuffled pile of these cards; no discards.
    pub fn shuffled(
        cards: impl DoubleEndedIterator<Item = T>,
        chance: &mut Chance,
        purpose: Purpose,
    ) -> Result<Self, Full> {
        let mut deck = Self::in_order(cards)?;
        chance.shuffle(purpose, &mut deck.cards);
        Ok(deck)
    }

    /// Takes the top card of the pile.
    pub fn draw(&mut self) -> Option<T> {
        let top = self.pile.checked_sub(1)?;
        // The discards move down by one: decks are small, and their order stays what people see.
        (top < self.cards.len()).then(|| {
            self.pile = top;
            self.cards.remove(top)
        })
    }

    /// Puts a card under the pile.
    pub fn put_under(&mut self, card: T) -> Result<(), Full> {
        self.cards.insert(0, card).map_err(|_| Full)?;
        self.pile += 1;
        Ok(())
    }

    /// Lays a card on the discards.
    pub fn discard(&mut self, card: T) -> Result<(), Full> {
        self.cards.push(card).map_err(|_| Full)
    }

    /// Shuffles the discards under the pile (in play: into a new pile, when the old one is used up).
    pub fn reshuffle(&mut self, chance: &mut Chance, purpose: Purpose) {
        if let Some(discards) = self.cards.get_mut(self.pile..) {
            chance.shuffle(purpose, discards);
        }
        let count = self.cards.len();
        if let Some(under) = count.checked_sub(self.pile) {
            // The pile's top stays its last card.
            self.cards.rotate_right(under);
        }
        self.pile = count;
    }

    /// The back of the pile's top card: all of it that can be seen before it is drawn.
    pub fn top_back(&self, printed: &T::Printed) -> Option<T::Back>
    where
        T: Backed,
    {
        self.cards.get(..self.pile)?.last().map(|card| card.back(printed))
    }

    /// How many cards the pile has.
    pub fn pile_len(&self) -> usize {
        self.pile
    }

    /// The discards, oldest first: they lie face up.
    pub fn discards(&self) -> &[T] {
        self.cards.get(self.pile..).unwrap_or(&[])
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::vec::Vec;

    fn drawn(deck: &mut Deck<u8, 8>) -> Vec<u8> {
        core::iter::from_fn(|| deck.draw()).collect()
    }

    #[test]
    fn the_first_card_given_is_on_top() {
        let mut deck = Deck::<u8, 8>::in_order([3, 1, 2].into_iter()).unwrap();
        assert_eq!(drawn(&mut deck), [3, 1, 2]);
        assert_eq!(deck.draw(), None);
    }

    #[test]
    fn discards_come_back_only_by_a_reshuffle() {
        let mut chance = Chance::new(1);
        let mut deck = Deck::<u8, 8>::in_order([1, 2, 3, 4].into_iter()).unwrap();
        for _ in 0..3 {
            let card = deck.draw().unwrap();
            deck.discard(card).unwrap();
        }
        assert_eq!(deck.discards(), [1, 2, 3]);
        assert_eq!(deck.pile_len(), 1);
        deck.reshuffle(&mut chance, Purpose::Deck);
        assert!(deck.discards().is_empty());
        let mut cards = drawn(&mut deck);
        assert_eq!(cards.first(), Some(&4), "what was left of the pile stays on top");
        cards.sort_unstable();
        assert_eq!(cards, [1, 2, 3, 4]);
    }

    impl Backed for u8 {
        type Printed = [char; 3];
        type Back = char;

        fn back(self, printed: &[char; 3]) -> char {
            printed[usize::from(self) / 10]
        }
    }

    #[test]
    fn the_back_of_the_top_card_is_all_that_shows() {
        let mut deck = Deck::<u8, 8>::in_order([11, 7].into_iter()).unwrap();
        let backs = ['a', 'b', 'c'];
        assert_eq!(deck.top_back(&backs), Some('b'));
        let card = deck.draw().unwrap();
        assert_eq!(deck.top_back(&backs), Some('a'));
        deck.discard(card).unwrap();
        assert_eq!(deck.top_back(&backs), Some('a'), "a discard is not on the pile");
        deck.draw().unwrap();
        assert_eq!(deck.top_back(&backs), None);
    }

    #[test]
    fn a_full_deck_takes_no_card() {
        let mut deck = Deck::<u8, 2>::in_order([1, 2].into_iter()).unwrap();
        assert_eq!(deck.discard(9), Err(Full));
        assert!(Deck::<u8, 2>::in_order([1, 2, 3].into_iter()).is_err());
    }
}
