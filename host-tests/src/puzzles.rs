//! What made puzzles of Schinderhannes are like: grades, cards, where things happened, and what making one takes.

use std::fmt::Write;
use std::task::Poll;

use confidant_core::fuel::{Fuel, Stepper};
use confidant_core::id::Id;
use confidant_core::schinderhannes::{
    CardSet, Crime, Effort, Grade, Grader, Kind, Maker, Place, SOONWALD, Solver, Spare,
};

use crate::prover;

/// Rounds over all cards that were burnt until it was done.
fn burnt<S: Stepper>(stepper: &mut S) -> (S::Output, u64) {
    const BATCH: u32 = 1 << 20;
    let mut sum = 0;
    loop {
        let mut fuel = Fuel::new(BATCH);
        let poll = stepper.step(&mut fuel);
        sum += u64::from(BATCH - fuel.left());
        if let Poll::Ready(output) = poll {
            return (output, sum);
        }
    }
}

/// Some numbers in a line: least, middle, nine tenths, most.
fn spread(mut numbers: Vec<u64>) -> String {
    numbers.sort_unstable();
    let at = |share: usize| numbers.get((numbers.len().saturating_sub(1)) * share / 10).copied().unwrap_or(0);
    format!("least {} middle {} nine tenths {} most {}", at(0), at(5), at(9), at(10))
}

fn solution(cards: CardSet) -> [Place; 16] {
    let mut solver = Solver::of_cards(cards, &SOONWALD, 2);
    solver.finish();
    *solver.first().expect("a made puzzle has a solution").values()
}

/// Makes puzzles of any grade and tells what they are like.
pub fn any(count: u64, seed: u64, spare: Spare) -> String {
    let mut grades = [0u64; 5];
    let mut kinds = [0u64; 4];
    let mut all_kinds = 0u64;
    let mut cards = Vec::new();
    let mut fuel = Vec::new();
    let mut suppositions = Vec::new();
    let mut longest = Vec::new();
    let mut way_in = 0u64;
    let mut cells = [[0u64; 16]; 16];
    for number in seed..seed + count {
        let (made, units) = burnt(&mut Maker::new(&SOONWALD, number, None, spare));
        fuel.push(units);
        grades[made.grade.index()] += 1;
        cards.push(made.cards.len() as u64);
        let has = |kind| u64::from(made.cards.iter().any(|card| card.kind() == kind));
        let there = [Kind::Crime, Kind::Pair, Kind::Place, Kind::Solo].map(has);
        kinds.iter_mut().zip(there).for_each(|(sum, there)| *sum += there);
        all_kinds += u64::from(there == [1; 4]);
        let mut grader = Grader::of(made.cards, &SOONWALD);
        assert_eq!(grader.finish(), Ok(made.grade));
        let effort: Effort = grader.effort();
        if made.grade > Grade::Sets {
            suppositions.push(effort.suppositions.into());
            longest.push(effort.longest.into());
            way_in += u64::from(effort.standing > 0);
        }
        for (row, place) in cells.iter_mut().zip(solution(made.cards)) {
            row[place.index()] += 1;
        }
    }
    let percent = |part: u64| part as f64 * 100.0 / count as f64;
    let mut text = format!("{count} puzzles from {seed} on, {spare}\n");
    for grade in Grade::ALL {
        let _ = writeln!(text, "grade {grade}: {:.1} %", percent(grades[grade.index()]));
    }
    let _ = writeln!(text, "suppositions, where there are some: {}", spread(suppositions.clone()));
    let _ = writeln!(text, "rounds of the longest: {}", spread(longest));
    let _ = writeln!(text, "something stands before the first: {way_in} of {}", suppositions.len());
    let _ = writeln!(text, "cards: {}", spread(cards));
    let [crime, pair, place, solo] = kinds.map(percent);
    let _ = writeln!(
        text,
        "with crime cards {crime:.1} %, pairs {pair:.1} %, places {place:.1} %, solo {solo:.1} %; with all four {:.1} %",
        percent(all_kinds)
    );
    let mut sorted: Vec<(u64, Crime, Place)> = Crime::all()
        .flat_map(|crime| Place::all().map(move |place| (crime, place)))
        .map(|(crime, place)| (cells[crime.index()][place.index()], crime, place))
        .collect();
    sorted.sort_unstable_by_key(|&(times, ..)| std::cmp::Reverse(times));
    let never = sorted.iter().filter(|&&(times, ..)| times == 0).count();
    let _ = writeln!(text, "most often (even would be 6.2 %; {never} of 256 never):");
    for (times, crime, place) in sorted.iter().take(8) {
        let _ = writeln!(text, "  {crime} {place} {:.1} %", percent(*times));
    }
    let _ = writeln!(text, "rounds over all cards to make one: {}", spread(fuel));
    text
}

/// What a person needs, as [`prover::rank`] ranks it.
const TECHNIQUES: [&str; 5] = ["cards", "one crime a place", "pairs", "larger sets", "suppositions"];

/// What it takes to make a puzzle of each grade, and what a person needs who follows the hints.
pub fn wanted(count: u64, seed: u64, spare: Spare) -> String {
    let mut text = format!("{count} puzzles of each grade from {seed} on, {spare}\n");
    for grade in Grade::ALL {
        let mut fuel = Vec::new();
        let mut hardest = [0u64; TECHNIQUES.len()];
        let (mut named, mut longest) = (0, 0);
        for number in seed..seed + count {
            let (made, units) = burnt(&mut Maker::new(&SOONWALD, number, Some(grade), spare));
            fuel.push(units);
            let followed = prover::follow(made.cards).expect("each step is proven");
            hardest[followed.ranks.iter().rposition(|&steps| steps > 0).expect("there are steps")] += 1;
            named += u64::from(followed.is(grade));
            longest = longest.max(followed.longest);
        }
        let _ = writeln!(text, "rounds over all cards for {grade}: {}", spread(fuel));
        let percent = |part: u64| part as f64 * 100.0 / count as f64;
        let each =
            TECHNIQUES.iter().zip(hardest).map(|(name, part)| format!("{name} {:.1} %", percent(part)));
        let _ = writeln!(text, "  hardest step by hints: {}", each.collect::<Vec<_>>().join(", "));
        let _ = writeln!(text, "  {:.1} % take what it is named after", percent(named));
        if longest > 0 {
            let _ = writeln!(text, "  the longest supposition has {longest} steps");
        }
    }
    text
}

/// The first numbers of each grade, from this one on, whose puzzles are made within so many rounds: for `maker/quick.rs`.
pub fn quick(from: u64, rounds: u32, count: usize) -> String {
    let mut text = String::new();
    for grade in Grade::ALL {
        let is_quick = |&number: &u64| {
            Maker::new(&SOONWALD, number, Some(grade), Spare::Friendly)
                .step(&mut Fuel::new(rounds))
                .is_ready()
        };
        let numbers: Vec<String> =
            (from..).filter(is_quick).take(count).map(|number| number.to_string()).collect();
        let _ = writeln!(text, "{grade}: {}", numbers.join(", "));
    }
    text
}
