//! How long the lists of payments are. The number of steps to a row must not tell how many ways there are to pay: a list
//! has as many rows as any hand of this size could fill, and the rows beyond the real ones are blank.

/// Most payments for a take of a value from 1 to 6, by the number of cards in the hand; larger hands are as the last.
const TAKES: [&[u8]; 6] = [
    &[0, 1, 1, 2, 2, 3, 3, 4],
    &[0, 0, 1, 1, 2, 3, 4, 6, 7, 7, 8, 8, 9, 9, 10],
    &[0, 0, 0, 1, 1, 2, 3, 4, 7, 8, 10, 11, 13, 14, 16, 17, 17, 18, 18, 19, 19, 20],
    &[
        0, 0, 0, 0, 1, 1, 2, 3, 4, 7, 8, 11, 13, 16, 19, 22, 23, 25, 26, 28, 29, 31, 32, 32, 33, 33, 34, 34,
        35,
    ],
    &[
        0, 0, 0, 0, 0, 1, 1, 2, 3, 4, 7, 8, 11, 14, 17, 22, 25, 28, 31, 34, 37, 40, 43, 44, 46, 47, 49, 50,
        52, 53, 53, 54, 54, 55, 55, 56,
    ],
    &[
        0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 4, 7, 8, 11, 14, 17, 23, 26, 31, 34, 40, 44, 50, 53, 56, 59, 62, 65,
        68, 71, 72, 74, 75, 77, 78, 80, 81, 81, 82, 82, 83, 83, 84,
    ],
];

/// Most payments for a removal of 1 to 4 clues.
const REMOVALS: [&[u8]; 4] = [
    &[0, 0, 1, 1, 2, 2, 3, 3, 4],
    &[0, 0, 0, 0, 1, 1, 2, 3, 5, 7, 10, 13, 16, 17, 18, 19, 20],
    &[0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 4, 7, 9, 12, 15, 18, 22, 25, 28, 31, 34, 35, 36, 37, 38],
    &[
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 4, 7, 8, 11, 15, 19, 24, 31, 38, 44, 50, 56, 62, 65, 68, 71, 74,
        75, 76, 77, 78,
    ],
];

/// Most payments there are in all: for a value of 6.
pub(super) const MOST_PAYMENTS: usize = 84;

fn most(table: &[&[u8]], of: u8, hand: usize) -> usize {
    let by_size = usize::from(of).checked_sub(1).and_then(|index| table.get(index)).copied().unwrap_or(&[]);
    by_size.get(hand).or(by_size.last()).map_or(1, |&rows| usize::from(rows).max(1))
}

/// How many rows the payments for a clue of this value have, with `hand` cards in the hand.
pub(super) fn take_rows(value: u8, hand: usize) -> usize {
    most(&TAKES, value, hand)
}

/// How many rows the payments for a removal of `count` clues have, with `hand` cards in the hand.
pub(super) fn removal_rows(count: u8, hand: usize) -> usize {
    most(&REMOVALS, count, hand)
}

#[cfg(test)]
mod tests {
    use super::*;
    use confidant_core::tatort_themse::{Price, Witness, Witnesses};
    use core::ops::ControlFlow;

    fn count(price: Price, hand: [u8; 4]) -> usize {
        let mut count = 0;
        let _ = price.payments(&Witnesses::from(hand), &mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// Every hand in which a further card of a kind would open no further payment, with the kinds after the first in order.
    fn hands(most: u8, mut visit: impl FnMut([u8; 4])) {
        for first in 0..=most {
            for second in 0..=most {
                for third in 0..=second {
                    for fourth in 0..=third {
                        visit([first, second, third, fourth]);
                    }
                }
            }
        }
    }

    fn compare(most: u8, price: Price, rows: &dyn Fn(usize) -> usize) {
        let mut best = [0; 4 * 13 + 1];
        hands(most, |hand| {
            let size = hand.iter().map(|&count| usize::from(count)).sum::<usize>();
            best[size] = best[size].max(count(price, hand));
        });
        let mut before = 1;
        for (size, found) in best.into_iter().enumerate() {
            before = before.max(found);
            assert_eq!(rows(size), before, "{size} cards");
        }
    }

    #[test]
    fn a_list_is_as_long_as_the_longest_of_any_hand_of_that_size() {
        for value in 1..=6 {
            compare(2 * value, Price::Take(Witness::Bobby, value), &|size| take_rows(value, size));
        }
        for removed in 1..=3 {
            compare(2 * removed, Price::Removal(removed), &|size| removal_rows(removed, size));
        }
        compare(8, Price::Removal(4), &|size| removal_rows(4, size));
        assert_eq!(take_rows(6, 72), MOST_PAYMENTS);
    }
}
