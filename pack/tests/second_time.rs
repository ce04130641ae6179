//! Boxes a second time: half entered, put in again, taken away, too full.

use core::ptr;

use confidant_core::pack::binary::{self, Refused};
use confidant_core::pack::{BoxedGame, Remark, Slot, Tables, Values};
use confidant_pack::{Draft, boxes, read};

fn shipped(which: BoxedGame) -> Draft {
    let mut draft = Draft::new(which);
    draft.name = "Our box".to_owned();
    draft.values = Values::shipped(which);
    draft
}

/// Some clues of a tin as shipped, and nothing else.
fn tin(clues: usize) -> Draft {
    let whole = shipped(BoxedGame::TatortThemse);
    let mut draft = Draft::new(BoxedGame::TatortThemse);
    let entries = whole.entries().into_iter().filter(|(section, ..)| *section == "clues");
    for (section, key, value) in entries.take(clues) {
        draft.put(section, &key, &value).expect("it was entered before");
    }
    draft
}

#[test]
fn a_part_counts_when_it_is_whole_and_not_before() {
    assert_eq!(tin(0).values.progress(), (0, 2));
    assert_eq!(tin(24).values.progress(), (0, 2));
    assert_eq!(tin(25).values.progress(), (1, 2));
    assert_eq!(shipped(BoxedGame::TatortThemse).values.progress(), (2, 2));
    assert!(tin(24).seal().is_none() && tin(24).values.code().is_none());
    let found = boxes([&tin(25)]);
    let Slot::Own(label) = found.slot(BoxedGame::TatortThemse) else { panic!("it plays") };
    assert_eq!((label.playing, label.parts), (1, 2));
    assert!(label.own.contains(0) && !label.own.contains(1));
}

#[test]
fn a_pack_with_half_a_part_is_refused() {
    let whole = shipped(BoxedGame::TatortThemse).seal().expect("it plays");
    let name = "Our box".len();
    // Behind the header: the name with its length, then how many clues, three bytes each.
    let clues = 12 + 1 + name;
    assert_eq!(whole[clues], 25);
    let mut half = whole.clone();
    half.drain(clues + 1 + 3 * 24..clues + 1 + 3 * 25);
    half[clues] = 24;
    let length = half.len() - 12;
    half[10..12].copy_from_slice(&(length as u16).to_le_bytes());
    let sum = binary::sum(&half[12..]);
    half[6..10].copy_from_slice(&sum.to_le_bytes());
    assert_eq!(binary::open(&half).err(), Some(Refused::Damaged));
    assert!(binary::open(&whole).is_ok());
}

#[test]
fn what_has_no_room_is_told_with_its_line_and_all_before_it_counts() {
    let items: String = (0..60).map(|_| "  \"tower-lady-2\",\n").collect();
    let reading = read(&format!("confidant = 1\ngame = \"tatort-themse\"\nclues = [\n{items}]\n"));
    let kept = reading.draft.expect("a box").entries().len();
    assert!(kept >= 25, "{kept}");
    let full: Vec<Option<usize>> = reading
        .told
        .iter()
        .filter(|told| told.complaint.what == Remark::EntriesTooMany)
        .map(|told| told.line)
        .collect();
    let expected: Vec<Option<usize>> = (kept..60).map(|number| Some(4 + number)).collect();
    assert!(!full.is_empty());
    assert_eq!(full, expected);
}

#[test]
fn a_box_that_is_put_in_again_is_the_same_and_the_last_one_counts() {
    let own = shipped(BoxedGame::TatortThemse);
    let once = boxes([&own]);
    let twice = boxes([&own, &own]);
    assert_eq!(once.slot(BoxedGame::TatortThemse), twice.slot(BoxedGame::TatortThemse));
    let other = boxes([&own, &tin(25)]);
    assert_eq!(other.slot(BoxedGame::TatortThemse), boxes([&tin(25)]).slot(BoxedGame::TatortThemse));
}

#[test]
fn a_box_that_was_taken_away_is_played_with_no_more_and_the_others_are() {
    let all = BoxedGame::ALL.map(shipped);
    for which in BoxedGame::ALL {
        let mut found = boxes(&all);
        let same = |tables: &Tables| {
            let shipped = Tables::SHIPPED;
            [
                ptr::eq(tables.tatort_themse, shipped.tatort_themse),
                ptr::eq(tables.schinderhannes, shipped.schinderhannes),
                ptr::eq(tables.tiny_epic_crimes, shipped.tiny_epic_crimes),
                ptr::eq(tables.scotland_yard, shipped.scotland_yard),
            ]
        };
        assert_eq!(same(&found.tables), [false; 4]);
        found.remove(which);
        assert_eq!(same(&found.tables), BoxedGame::ALL.map(|each| each == which), "{which}");
        for each in BoxedGame::ALL {
            assert_eq!(*found.slot(each) == Slot::Empty, each == which, "{which}: {each}");
        }
    }
}
