//! Tatort Themse: the list of payments against a reference that searches every heap of cards (ruling 16).

use std::ops::ControlFlow;

use confidant_core::tatort_themse::{Illegal, Price, Witness, Witnesses};
use host_tests::play::Random;

/// Cards of each kind in the heaps that are searched: as many as the box has.
const MOST: usize = 18;
const SIDE: usize = MOST + 1;

type Heap = [usize; 4];

fn witnesses(heap: Heap) -> Witnesses {
    Witnesses::from(heap.map(|count| u8::try_from(count).expect("a small number")))
}

fn heap(cards: &Witnesses) -> Heap {
    <[u8; 4]>::from(*cards).map(usize::from)
}

fn prices() -> Vec<Price> {
    let takes = Witness::ALL.into_iter().flat_map(|kind| (1..=6).map(move |value| Price::Take(kind, value)));
    takes.chain((1..=4).map(Price::Removal)).collect()
}

/// Ruling 16 word by word, before the part about cards left over: foreign counts are even, and the cards of the
/// kind and half of the others make up the price.
fn is_worth(heap: Heap, kind: usize, amount: usize) -> bool {
    let mut worth = heap[kind];
    for (other, count) in heap.into_iter().enumerate() {
        if other != kind {
            if count % 2 == 1 {
                return false;
            }
            worth += count / 2;
        }
    }
    worth == amount
}

fn meets(heap: Heap, price: Price) -> bool {
    match price {
        Price::Take(kind, value) => is_worth(heap, kind as usize, value.into()),
        Price::Removal(count) => (0..4).any(|kind| is_worth(heap, kind, 2 * usize::from(count))),
    }
}

/// Every heap of up to 18 of each kind: whether it meets the price, and no smaller part of it does.
struct Reference {
    /// For each heap whether it or a part of it meets the price.
    enough: Vec<bool>,
    legal: Vec<bool>,
}

impl Reference {
    fn of(price: Price) -> Self {
        let size = SIDE.pow(4);
        let mut reference = Self { enough: vec![false; size], legal: vec![false; size] };
        for index in 0..size {
            let heap = at(index);
            // Heaps come after their parts, so this has looked at every part when it looks at one card less.
            let part = (0..4).any(|kind| {
                let mut less = heap;
                heap[kind] > 0 && {
                    less[kind] -= 1;
                    reference.enough[index_of(less)]
                }
            });
            let meets = meets(heap, price);
            reference.legal[index] = meets && !part;
            reference.enough[index] = meets || part;
        }
        reference
    }
}

fn at(index: usize) -> Heap {
    [index / SIDE.pow(3), index / SIDE.pow(2) % SIDE, index / SIDE % SIDE, index % SIDE]
}

fn index_of(heap: Heap) -> usize {
    heap.into_iter().fold(0, |index, count| index * SIDE + count)
}

fn listed(price: Price, hand: &Witnesses) -> Vec<Heap> {
    let mut list = Vec::new();
    let _ = price.payments(hand, &mut |payment| {
        list.push(heap(&payment));
        ControlFlow::Continue(())
    });
    list
}

#[test]
fn a_payment_is_accepted_exactly_if_the_reference_accepts_it() {
    for price in prices() {
        let reference = Reference::of(price);
        for index in 0..SIDE.pow(4) {
            let cards = witnesses(at(index));
            let expected = match (reference.legal[index], reference.enough[index]) {
                (true, _) => Ok(()),
                (false, true) => Err(Illegal::LeftOver),
                _ if cards.is_empty() => Err(Illegal::PaysNothing),
                (false, false) => match price {
                    Price::Removal(count) if cards.len() >= 2 * usize::from(count) => {
                        Err(Illegal::NotOneKind)
                    }
                    _ => Err(Illegal::TooLittle),
                },
            };
            assert_eq!(price.check(&cards), expected, "{cards}");
            assert_eq!(price.can_be_paid_from(&cards), reference.enough[index], "{cards}");
        }
    }
}

#[test]
fn the_list_of_payments_is_the_one_of_the_reference() {
    let mut random = Random::new(3);
    for price in prices() {
        let reference = Reference::of(price);
        let everything: Vec<Heap> =
            (0..SIDE.pow(4)).filter(|&index| reference.legal[index]).map(at).collect();
        for round in 0..150 {
            let most = [3, 6, 9, 12, 18][round % 5];
            let hand = [(); 4].map(|()| random.below(most + 1));
            let mut expected: Vec<Heap> = everything
                .iter()
                .copied()
                .filter(|payment| payment.iter().zip(hand).all(|(&paid, held)| paid <= held))
                .collect();
            let mut list = listed(price, &witnesses(hand));
            let sizes: Vec<usize> = list.iter().map(|payment| payment.iter().sum()).collect();
            assert!(sizes.is_sorted(), "fewest cards first: {sizes:?}");
            list.sort_unstable();
            expected.sort_unstable();
            assert_eq!(list, expected, "from {hand:?}");
        }
    }
}

#[test]
fn any_fifteen_cards_pay_for_any_clue() {
    for index in (0..SIDE.pow(4)).filter(|&index| at(index).iter().sum::<usize>() == 15) {
        for kind in Witness::ALL {
            assert!(Price::Take(kind, 6).can_be_paid_from(&witnesses(at(index))), "{:?}", at(index));
        }
    }
    // Thirteen do not always: three odd foreign kinds waste a card each, and ten make five pairs.
    assert!(!Price::Take(Witness::Bobby, 6).can_be_paid_from(&Witnesses::new(0, 5, 5, 3)));
}

#[test]
fn a_visitor_who_has_seen_enough_is_shown_no_more() {
    let mut seen = 0;
    let end = Price::Removal(2).payments(&Witnesses::ALL, &mut |_| {
        seen += 1;
        if seen == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((end, seen), (ControlFlow::Break(()), 5));
}
