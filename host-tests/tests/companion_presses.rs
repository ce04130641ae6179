//! A sample of the presses that a turn takes; `cargo xtask presses` counts over more games.

use host_tests::presses;

#[test]
fn a_plain_turn_of_tatort_themse_takes_two_presses_and_a_clue_eight() {
    let counted = presses::count("tatort-themse", 15, 1).expect("a game on the shelf");
    print!("{}", counted.report());
    assert!(counted.count("plain turn") > 800, "{}", counted.report());
    assert!(counted.median("plain turn").is_some_and(|presses| presses <= 2), "{}", counted.report());
    assert!(counted.median("turn with a clue").is_some_and(|presses| presses <= 8), "{}", counted.report());
    assert_eq!(counted.median("plain turn, tin"), Some(1), "{}", counted.report());
    assert!(counted.median("a clue, clues only").is_some_and(|presses| presses <= 5), "{}", counted.report());
}
