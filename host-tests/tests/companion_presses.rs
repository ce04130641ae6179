//! A sample of the presses that a turn takes; `cargo xtask presses` counts over more games.

use host_tests::presses;

#[test]
fn a_plain_turn_of_tatort_themse_takes_two_presses_and_a_clue_six() {
    let counted = presses::count("tatort-themse", 15, 1).expect("a game on the shelf");
    print!("{}", counted.report());
    assert!(counted.count("plain turn") > 800, "{}", counted.report());
    assert!(counted.median("plain turn").is_some_and(|presses| presses <= 2), "{}", counted.report());
    assert!(counted.median("turn with a clue").is_some_and(|presses| presses <= 6), "{}", counted.report());
    assert_eq!(counted.median("plain turn, tin"), Some(1), "{}", counted.report());
    assert!(counted.median("a clue, clues only").is_some_and(|presses| presses <= 5), "{}", counted.report());
}

#[test]
fn a_code_costs_eight_flicks_a_turn() {
    let counted = presses::count_with("tatort-themse", 6, 1, true).expect("a game on the shelf");
    let without = presses::count("tatort-themse", 6, 1).expect("a game on the shelf");
    print!("{}{}", without.report(), counted.report());
    let heading = "turn with a clue";
    let (code, none) = (counted.median_with_code(heading), without.median(heading));
    assert!(code.zip(none).is_some_and(|(code, none)| code == none + 8), "{code:?} {none:?}");
    assert_eq!(counted.count(heading), 0, "it is asked for in each of them: {}", counted.report());
    assert!(counted.count("plain turn") > 200, "not where nobody looks: {}", counted.report());
}

#[test]
fn a_move_of_mister_x_takes_five_and_a_half_presses_in_the_mean() {
    let counted = presses::count("scotland-yard", 12, 1).expect("a game on the shelf");
    print!("{}", counted.report());
    assert!(counted.count("Mister X moves") > 60, "{}", counted.report());
    assert!(counted.mean("Mister X moves").is_some_and(|presses| presses <= 5.5), "{}", counted.report());
    // A plain round of log only is his move and that the table has moved.
    let round = ["Mister X moves, log only", "log only, the table"].map(|heading| counted.mean(heading));
    let presses = round[0].zip(round[1]).map(|(his, tables)| his + tables);
    assert!(presses.is_some_and(|presses| presses <= 8.0), "{}", counted.report());
}
