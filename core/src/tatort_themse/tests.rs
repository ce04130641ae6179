//! The table of cards against what the rules and public texts say of it, and the size of the state. The rules
//! themselves are proven by the case files and properties in `host-tests`.

extern crate std;
use super::*;
use crate::digest::digest;
use crate::id::ById;
use std::vec::Vec;

fn all() -> Vec<Clue> {
    THAMES.clues.values().to_vec()
}

#[test]
fn the_box_has_102_cards() {
    assert_eq!(WITNESSES + all().len() + Case::ALL.len(), 102);
    assert_eq!((WITNESSES, Witnesses::ALL.len()), (72, 72));
    assert_eq!(Wall::EMPTY.0.values().len() * HEIGHT, CLUES);
}

#[test]
fn the_cards_say_that_they_are_reconstructed() {
    assert_eq!(THAMES.origin, Origin::Reconstructed);
    assert!(THAMES.are_playable());
}

#[test]
fn values_and_bonuses_are_as_public_texts_tell() {
    let mut values: Vec<_> = all().iter().map(|clue| clue.value).collect();
    values.sort_unstable();
    values.dedup();
    assert_eq!(values, [2, 3, 4, 5, 6]);
    let mut bonuses = THAMES.bonuses.values().to_vec();
    bonuses.sort_unstable();
    assert_eq!(bonuses, [2, 3, 3, 4, 5]);
}

#[test]
fn the_clues_of_the_worked_examples_exist() {
    let has = |witness, value| all().iter().any(|clue| clue.witness == witness && clue.value == value);
    assert!(has(Witness::Musician, 5) && has(Witness::Lady, 4));
}

#[test]
fn each_case_has_each_value_and_each_witness_asks_for_each_value() {
    for value in 2..=6 {
        for case in Case::ALL {
            assert_eq!(all().iter().filter(|clue| clue.case == case && clue.value == value).count(), 1);
        }
        for witness in Witness::ALL {
            assert!(all().iter().any(|clue| clue.witness == witness && clue.value == value));
        }
    }
    let of = |witness| all().iter().filter(|clue| clue.witness == witness).count();
    assert_eq!(Witness::ALL.map(of), [7, 6, 6, 6]);
}

fn with(change: &dyn Fn(Clue) -> Clue) -> Cards {
    let mut clues = *THAMES.clues.values();
    clues.iter_mut().for_each(|clue| *clue = change(*clue));
    Cards { clues: ById::new(clues), bonuses: THAMES.bonuses, origin: THAMES.origin }
}

#[test]
fn one_changed_value_changes_the_digest() {
    let unchanged = with(&|clue| clue);
    assert_eq!(digest(&unchanged), digest(&THAMES));
    let dearer = |clue: Clue| if clue.case == Case::Bank && clue.value == 6 { 5 } else { clue.value };
    let others = [
        with(&|clue| Clue { value: dearer(clue), ..clue }),
        Cards { origin: Origin::Printed, ..with(&|clue| clue) },
        Cards { bonuses: ById::new([2, 3, 4, 3, 4]), ..with(&|clue| clue) },
    ];
    assert!(others.iter().all(|cards| digest(cards) != digest(&THAMES)));
}

#[test]
fn a_table_without_a_case_or_with_a_price_beyond_six_is_refused() {
    assert!(with(&|clue| clue).are_playable());
    assert!(!with(&|clue| Clue { value: clue.value + 1, ..clue }).are_playable());
    assert!(!with(&|clue| Clue { value: clue.value - 2, ..clue }).are_playable());
    assert!(!with(&|clue| Clue { case: Case::Bank, ..clue }).are_playable());
}

#[test]
fn the_whole_state_stays_small() {
    assert!(size_of::<TatortThemse>() <= 512, "{} bytes", size_of::<TatortThemse>());
    assert!(size_of::<Action>() <= 8, "{} bytes", size_of::<Action>());
}
