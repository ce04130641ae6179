//! Any one value of a shipped box is changed: the change cannot be read, or is complained about, or is lawful. Which of
//! them, by game and section; what is lawful changes the tables and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use confidant_core::pack::{BoxedGame, Values, Weight};
use confidant_pack::Draft;

fn shipped(which: BoxedGame) -> Draft {
    let mut draft = Draft::new(which);
    draft.values = Values::shipped(which);
    draft
}

/// Every word of an entry changed into each other word of its section, and every number into its neighbours.
fn changed_words(text: &str, known: &BTreeSet<String>) -> Vec<String> {
    let separators = [' ', '-'];
    let mut changed = Vec::new();
    let mut start = 0;
    for piece in text.split_inclusive(separators) {
        let word = piece.trim_end_matches(separators).trim_end_matches(':');
        let (before, after) = (&text[..start], &text[start + word.len()..]);
        match word.parse::<u32>() {
            Ok(number) => {
                let near = [number.wrapping_sub(1), number + 1, number + 10];
                changed.extend(near.map(|number| format!("{before}{number}{after}")));
            }
            Err(_) => {
                let others = known.iter().filter(|other| *other != word);
                changed.extend(others.map(|other| format!("{before}{other}{after}")));
            }
        }
        start += piece.len();
    }
    changed
}

fn words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split([' ', '-']).map(|word| word.trim_end_matches(':').to_owned());
    words.filter(|word| !word.is_empty() && word.parse::<u32>().is_err())
}

/// How the changes of one section went.
#[derive(Default, PartialEq, Eq, Debug)]
struct Tally {
    unreadable: u32,
    wrong: u32,
    doubtful: u32,
    lawful: u32,
    same: u32,
}

fn tally(which: BoxedGame) -> BTreeMap<&'static str, Tally> {
    let whole = shipped(which);
    let tables = whole.values.digest();
    let mut tallies: BTreeMap<&'static str, Tally> = BTreeMap::new();
    for (section, key, value) in whole.entries() {
        let list = value.is_empty();
        let text = if list { &key } else { &value };
        let same_section = whole.entries().into_iter().filter(|(other, ..)| *other == section);
        let known: BTreeSet<String> = same_section
            .flat_map(|(_, key, value)| words(if list { &key } else { &value }).collect::<Vec<_>>())
            .collect();
        // A single value has no others beside it.
        let known = if section == "base" { ["classic".to_owned()].into() } else { known };
        let tally = tallies.entry(section).or_default();
        for changed in changed_words(text, &known) {
            let mut draft = whole.clone();
            if list {
                assert!(draft.values.take(section, &key));
            }
            let put =
                if list { draft.put(section, &changed, "") } else { draft.put(section, &key, &changed) };
            let worst = draft.check().iter().map(|complaint| complaint.weight).max();
            match (put, worst) {
                (Err(_), _) => tally.unreadable += 1,
                (Ok(()), Some(Weight::Wrong)) => tally.wrong += 1,
                (Ok(()), Some(_)) => tally.doubtful += 1,
                // Another order of the same words, or a road that was there already.
                (Ok(()), None) if draft.values == whole.values => tally.same += 1,
                (Ok(()), None) => {
                    assert_ne!(draft.values.digest(), tables, "{which} {section}: `{text}` as `{changed}`");
                    tally.lawful += 1;
                }
            }
        }
    }
    tallies
}

/// Unreadable, wrong, doubtful, lawful. What is lawful is a value that another printing could have: another clue or bonus
/// in its range, another hour; and of Schinderhannes what no puzzle and no pattern needs.
const EXPECTED: &[(BoxedGame, &str, [u32; 4])] = &[
    (BoxedGame::TatortThemse, "bonus", [5, 0, 2, 8]),
    (BoxedGame::TatortThemse, "clues", [255, 0, 24, 196]),
    (BoxedGame::Schinderhannes, "board", [0, 0, 0, 0]),
    (BoxedGame::Schinderhannes, "cards", [8772, 48, 2658, 156]),
    (BoxedGame::Schinderhannes, "puzzles", [78, 19, 120, 17]),
    (BoxedGame::Schinderhannes, "quarters", [62, 0, 210, 0]),
    (BoxedGame::Schinderhannes, "roads", [182, 40, 541, 21]),
    (BoxedGame::Schinderhannes, "solutions", [0, 960, 0, 0]),
    (BoxedGame::TinyEpicCrimes, "badge", [8, 2, 0, 11]),
    (BoxedGame::TinyEpicCrimes, "officers", [42, 0, 20, 16]),
    (BoxedGame::TinyEpicCrimes, "suspects", [640, 0, 80, 0]),
    (BoxedGame::TinyEpicCrimes, "time.coop", [3, 0, 0, 30]),
    (BoxedGame::TinyEpicCrimes, "time.standard", [3, 0, 0, 30]),
    (BoxedGame::ScotlandYard, "appearances", [6, 0, 0, 9]),
    (BoxedGame::ScotlandYard, "base", [0, 0, 0, 1]),
    (BoxedGame::ScotlandYard, "start", [1, 0, 0, 86]),
    (BoxedGame::ScotlandYard, "tickets", [34, 0, 0, 22]),
];

#[test]
fn every_change_of_one_value_is_told_or_lawful() {
    let mut counted = Vec::new();
    for which in BoxedGame::ALL {
        for (section, Tally { unreadable, wrong, doubtful, lawful, same }) in tally(which) {
            assert_eq!(same, 0, "{which} {section}: a change that changes nothing");
            counted.push((which, section, [unreadable, wrong, doubtful, lawful]));
        }
    }
    for line in &counted {
        println!("{line:?}");
    }
    assert_eq!(counted, EXPECTED);
}
