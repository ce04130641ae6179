//! Made puzzles of Schinderhannes, equally many of each grade: each is solved by its hints alone, each step proven.

use std::fmt::Write;

use confidant_core::fuel::Stepper;
use confidant_core::schinderhannes::{Grade, Maker, SOONWALD, Spare};

use crate::prover;

/// Makes and solves this many puzzles of each grade, friendly and bare ones in turn; what steps they took.
pub fn run(puzzles: u64, seed: u64) -> String {
    let mut text = format!("{puzzles} puzzles of each grade from {seed} on, each solved by proven hints\n");
    for grade in Grade::ALL {
        let mut sum = [0; 5];
        let (mut named, mut longest) = (0, 0);
        for number in seed..seed + puzzles {
            let spare = if number % 2 == 0 { Spare::Friendly } else { Spare::Bare };
            let made = Maker::new(&SOONWALD, number, Some(grade), spare).finish();
            let followed = match prover::follow(made.cards) {
                Ok(followed) => followed,
                Err(reason) => panic!("number {number}, {grade}, {spare}: {reason}"),
            };
            let suppositions = followed.ranks[4] > 0;
            assert_eq!(suppositions, grade > Grade::Sets, "number {number}, {grade}, {spare}");
            named += u64::from(followed.is(grade));
            longest = longest.max(followed.longest);
            sum.iter_mut().zip(followed.ranks).for_each(|(sum, steps)| *sum += steps);
        }
        let mean = sum.map(|sum| sum as f64 / puzzles.max(1) as f64);
        let [cards, one, pair, set, supposition] = mean;
        let _ = writeln!(
            text,
            "{grade}: {cards:.1} by a card, {one:.1} by one crime a place, {pair:.1} by pairs, {set:.1} by sets, \
             {supposition:.1} by a supposition; the longest of {longest} steps; {named} take what their grade is named after"
        );
        assert!(named * 10 >= puzzles * 9, "{grade}: only {named} of {puzzles} take what it is named after");
    }
    text
}
