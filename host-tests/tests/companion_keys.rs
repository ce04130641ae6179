//! Any keys at all: no panic, no dead end, no illegal state.

use host_tests::soak::companion;

#[test]
fn a_hundred_thousand_random_presses_do_no_harm() {
    let report = companion::run(100_000, 1);
    println!("{report}");
}
