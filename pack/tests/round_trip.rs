//! Every shipped table goes through text and binary form and comes back as it was.

use confidant_core::pack::{BoxedGame, Remark, Values, Weight, binary};
use confidant_pack::page::{self, Change};
use confidant_pack::{Draft, Language, read, write};

fn shipped(which: BoxedGame) -> Draft {
    let mut draft = Draft::new(which);
    draft.name = "Our \"tin\" é".to_owned();
    draft.values = Values::shipped(which);
    draft.printed_so.insert("some-doubt about it".to_owned());
    draft
}

#[test]
fn shipped_tables_come_back_from_the_text() {
    for which in BoxedGame::ALL {
        for language in [Language::English, Language::French, Language::German] {
            let text = write(&shipped(which), language);
            let reading = read(&text);
            let draft = reading.draft.unwrap_or_else(|| panic!("{which}"));
            let told: Vec<_> = reading.told.iter().map(|told| told.complaint.answer()).collect();
            assert!(told.is_empty(), "{which}: {told:?}\n{text}");
            assert!(draft == shipped(which), "{which}:\n{text}");
            assert_eq!(write(&draft, language), text, "{which}: sorted");
        }
    }
}

#[test]
fn shipped_tables_come_back_from_the_binary_form() {
    for which in BoxedGame::ALL {
        let draft = shipped(which);
        let bytes = draft.seal().unwrap_or_else(|| panic!("{which}"));
        let pack = binary::open(&bytes).unwrap_or_else(|refused| panic!("{which}: {refused}"));
        assert!(pack.values == draft.values, "{which}");
        assert_eq!(pack.name.as_str(), draft.name, "{which}");
        assert_eq!(pack.values.code(), draft.values.code(), "{which}");
        assert!(draft.values.code().is_some(), "{which}");
        println!("{which}: {} bytes", bytes.len());
    }
}

#[test]
fn a_damaged_pack_is_refused() {
    for which in BoxedGame::ALL {
        let bytes = shipped(which).seal().unwrap_or_else(|| panic!("{which}"));
        for at in 0..bytes.len() {
            let mut other = bytes.clone();
            other[at] ^= 0x10;
            assert!(binary::open(&other).is_err(), "{which}: byte {at}");
            assert!(binary::open(&bytes[..at]).is_err(), "{which}: cut at {at}");
        }
        let mut newer = bytes.clone();
        newer[4] = 2;
        assert_eq!(binary::open(&newer).err(), Some(binary::Refused::TooNew(2)));
        assert_eq!(binary::open(&[0xFF; 64]).err(), Some(binary::Refused::Foreign));
    }
}

#[test]
fn a_box_is_filled_entry_by_entry() {
    for which in BoxedGame::ALL {
        let whole = shipped(which);
        let mut text = page::new(which.word(), &whole.name, Language::German).expect("a game");
        for (section, key, value) in whole.entries() {
            let put = Change::Put(section, &key, &value);
            text = page::change(&text, &put, Language::German).unwrap_or_else(|why| panic!("{key}: {why}"));
        }
        let draft = read(&text).draft.expect("a box");
        assert!(draft.values == whole.values, "{which}:\n{text}");
        for (section, key, _) in whole.entries() {
            text = page::change(&text, &Change::Take(section, &key), Language::German).expect("taken");
        }
        let draft = read(&text).draft.expect("a box");
        assert!(draft.values == Values::of(which), "{which}:\n{text}");
        assert!(draft.seal().is_none());
    }
}

#[test]
fn what_cannot_be_read_is_told_with_its_line_and_the_rest_counts() {
    let text = "confidant = 1\ngame = \"Tatort-Themse\"\nbox = \"Tin\"\n\
        clues = [\"GALLERY-bobby-2\", \"gallery-bobby-9\"]\nbonsu = 3\n[bonus]\ngallery = 2\nmuseum = \"3\nbank = 4\nriver = 4\n";
    let reading = read(text);
    let told: Vec<_> = reading
        .told
        .iter()
        .filter(|told| told.complaint.weight == Weight::Wrong)
        .map(|told| (told.line, told.complaint.what, told.complaint.about.as_str()))
        .collect();
    assert_eq!(
        told,
        [
            (Some(4), Remark::ValueUnreadable, "gallery-bobby-9"),
            (Some(5), Remark::SectionUnknown, "bonsu bonus"),
            (Some(8), Remark::LineUnreadable, "8"),
            (Some(10), Remark::EntryUnknown, "river"),
        ]
    );
    assert_eq!(reading.draft.expect("a box").entries().len(), 3);
    assert_eq!(read("").told[0].complaint.what, Remark::NotOurs);
    assert_eq!(read("confidant = 2").told[0].complaint.what, Remark::TooNew);
}

#[test]
fn a_doubt_is_asked_once() {
    let mut draft = shipped(BoxedGame::TatortThemse);
    draft.put("bonus", "tower", "7").expect("a bonus");
    assert_eq!(draft.check()[0].answer(), "bonus-unusual tower 7");
    let text = write(&draft, Language::English);
    let answered = page::change(&text, &Change::Answer("bonus-unusual tower 7"), Language::English);
    let draft = read(&answered.expect("a box")).draft.expect("a box");
    assert!(draft.check().is_empty());
}
