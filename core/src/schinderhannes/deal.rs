//! Sorting and shuffling the cards before the game.

use super::card::{Card, CardSet, Kind, Pile, Suit};
use super::edition::Edition;
use super::setup::{PILE, Setup, SetupError};
use crate::chance::{Chance, Purpose};
use crate::game::{Collected, Reasons};
use crate::id::{ById, Id};

/// How many group and pair cards the variant lays on top of a pile, with the delict cards.
const VARIANT_TOP: usize = 4;

type Order = heapless::Vec<Card, PILE>;

/// The cards as they lie before the first draw.
pub(super) struct Layout {
    /// Each pile, the top card first.
    pub piles: ById<Pile, Order, 6>,
    /// Cards that are out of play.
    pub discards: CardSet,
}

impl Layout {
    /// As the set-up says, the rest by chance.
    pub fn of(setup: &Setup, edition: &Edition, chance: &mut Chance) -> Result<Self, Reasons<SetupError>> {
        let mut used = given(setup, edition)?;
        let mut piles = ById::new([const { Order::new() }; 6]);
        for (pile, given) in Pile::all().zip(&setup.piles) {
            piles[pile] = match given {
                Some(order) => order.clone(),
                None => {
                    let both_open = setup.piles.iter().skip(Pile::Places1.index()).all(Option::is_none);
                    let rest = rest(edition, pile.suit(), used);
                    let mut order = shuffled(rest, chance);
                    if pile.suit() != Suit::Places {
                        if setup.variant {
                            order = with_delicts_on_top(order, chance);
                        }
                    } else if pile == Pile::Places1 && both_open {
                        order.truncate(order.len().div_ceil(2));
                    }
                    order
                }
            };
            used.extend(piles[pile].iter().copied());
        }
        let discards = Card::all().filter(|card| card.kind() != Kind::Solo && !used.has(*card)).collect();
        Ok(Self { piles, discards })
    }
}

/// The cards that the set-up gives to hands and piles.
fn given(setup: &Setup, edition: &Edition) -> Result<CardSet, Reasons<SetupError>> {
    let mut reasons = Collected::new();
    let mut used = CardSet::NONE;
    let mut use_up = |card: Card, pile: Option<Pile>| {
        if card.kind() == Kind::Solo {
            return reasons.add(SetupError::SoloCard);
        }
        reasons.add_if(!used.insert(card), SetupError::CardTwice);
        let wrong = pile.is_some_and(|pile| edition.suit(card) != Some(pile.suit()));
        reasons.add_if(wrong, SetupError::WrongPile);
    };
    setup.hands.iter().flatten().copied().flatten().for_each(|card| use_up(card, None));
    for (pile, order) in Pile::all().zip(&setup.piles) {
        order.iter().flatten().for_each(|&card| use_up(card, Some(pile)));
    }
    reasons.refuse().map(|()| used)
}

fn rest(edition: &Edition, suit: Suit, used: CardSet) -> impl Iterator<Item = Card> + '_ {
    Card::all().filter(move |&card| edition.suit(card) == Some(suit) && !used.has(card))
}

/// These cards in any order, as many as a pile can hold.
fn shuffled(cards: impl Iterator<Item = Card>, chance: &mut Chance) -> Order {
    let mut order: Order = cards.take(PILE).collect();
    chance.shuffle(Purpose::Deck, &mut order);
    order
}

/// The variant: some of the other cards are shuffled with the delict cards and lie on top of the rest.
fn with_delicts_on_top(order: Order, chance: &mut Chance) -> Order {
    let delict = |card: &&Card| card.kind() == Kind::Delict;
    let others = || order.iter().filter(|card| !delict(card)).copied();
    let mut top: Order = order.iter().filter(delict).copied().chain(others().take(VARIANT_TOP)).collect();
    chance.shuffle(Purpose::Deck, &mut top);
    top.into_iter().chain(others().skip(VARIANT_TOP)).collect()
}
