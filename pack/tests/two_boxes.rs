//! Two boxes of one game beside each other: where they differ, and what fills gaps. What was entered stays, and nothing
//! comes to be too much or wrong by it.

use confidant_core::pack::{BoxedGame, Values, Weight};
use confidant_pack::page::{self, Change};
use confidant_pack::{Draft, Language, read, write};

fn changed(text: &str, change: &Change<'_>) -> String {
    page::change(text, change, Language::English).unwrap()
}

/// The shipped tin with these clues instead of others; an empty one only takes away.
fn tin_but(instead: &[(&str, &str)]) -> String {
    let mut draft = Draft::new(BoxedGame::TatortThemse);
    draft.values = Values::shipped(BoxedGame::TatortThemse);
    let mut text = write(&draft, Language::English);
    for (old, new) in instead {
        assert!(text.contains(old), "{old}");
        text = changed(&text, &Change::Take("clues", old));
        if !new.is_empty() {
            text = changed(&text, &Change::Put("clues", new, ""));
        }
    }
    text
}

fn clues(text: &str) -> Vec<String> {
    let entries = read(text).draft.unwrap().entries();
    entries.into_iter().filter(|(section, ..)| *section == "clues").map(|(_, key, _)| key).collect()
}

/// A clue like this one, with a value that no clue of its case and witness has.
fn like(clue: &str, all: &[String]) -> String {
    let head = clue.rsplit_once('-').unwrap().0;
    let others = (2..=6).map(|value| format!("{head}-{value}"));
    others.into_iter().find(|other| !all.contains(other)).unwrap()
}

fn fill(mine: &str, theirs: &str) -> String {
    page::fill(mine, theirs, Language::English).unwrap()
}

#[test]
fn a_complete_box_stays_as_it_is_and_other_clues_are_one_row_each() {
    let mine = tin_but(&[]);
    let all = clues(&mine);
    let [first, last] = [&all[0], &all[24]];
    let [one, other] = [like(first, &all), like(last, &all)];
    let theirs = tin_but(&[(first, &one), (last, &other)]);
    assert_eq!(fill(&mine, &theirs), mine);
    let told = page::compare(&mine, &theirs).unwrap();
    let mut rows: Vec<&str> = told.lines().collect();
    rows.sort_unstable();
    let mut expected =
        [format!("clues\t{first}\t\t{one}\tinstead"), format!("clues\t{last}\t\t{other}\tinstead")];
    expected.sort_unstable();
    assert_eq!(rows, expected);
}

#[test]
fn a_gap_takes_the_clue_that_is_no_other_reading_of_an_entered_one() {
    let whole = tin_but(&[]);
    let all = clues(&whole);
    let [gone, misread] = [&all[0], &all[24]];
    let other = like(misread, &all);
    let mine = tin_but(&[(gone, ""), (misread, &other)]);
    let filled = clues(&fill(&mine, &whole));
    assert_eq!(filled.len(), 25);
    assert!(filled.contains(gone) && filled.contains(&other) && !filled.contains(misread));
}

#[test]
fn a_box_with_too_much_gives_nothing() {
    let mine = tin_but(&[]);
    let more = changed(&mine, &Change::Put("clues", &like(&clues(&mine)[3], &clues(&mine)), ""));
    assert_eq!(fill(&mine, &more), mine);
    assert!(page::compare(&mine, &more).unwrap().ends_with("\tover\n"));
}

#[test]
fn filling_changes_nothing_that_was_entered() {
    let yard = |changes: &[[&str; 3]]| {
        let empty = page::new("scotland-yard", "Ours", Language::English).unwrap();
        let put = |text: String, [section, key, value]: &[&str; 3]| {
            changed(&text, &Change::Put(section, key, value))
        };
        changes.iter().fold(empty, put)
    };
    let mine = yard(&[["base", "", "newer"], ["start", "mister-x", "1 2 3 4 5 6"]]);
    let theirs = yard(&[["base", "", "classic"], ["start", "any", "11 12 13 14 15 16 17"]]);
    assert_eq!(fill(&mine, &theirs), mine);
}

/// Each shipped box without any one of its entries, filled from the whole one, is whole again; and nothing wrong comes
/// from filling an empty one.
#[test]
fn every_single_gap_is_filled_and_an_empty_box_becomes_the_other() {
    for which in BoxedGame::ALL {
        let mut whole = Draft::new(which);
        whole.values = Values::shipped(which);
        let text = write(&whole, Language::English);
        for (section, key, _) in whole.entries() {
            let gap = changed(&text, &Change::Take(section, &key));
            // Places of a quarter and the like are entered as one: then the entry comes back as it was.
            assert_eq!(fill(&gap, &text), text, "{which} {section} {key}");
        }
        let empty = page::new(which.to_string().as_str(), "", Language::English).unwrap();
        let filled = read(&fill(&empty, &text)).draft.unwrap();
        assert!(filled.check().iter().all(|complaint| complaint.weight != Weight::Wrong), "{which}");
        assert_eq!(filled.entries(), whole.entries(), "{which}");
    }
}
