//! Every screen in every language: as it was, everything fits, and it can be read.

use confidant_companion::texts::Language;
use host_tests::device::tour;
use host_tests::screens::golden::folder;
use host_tests::screens::sheet::sheet;
use host_tests::screens::{Shot, check};

/// What the README shows: the way of one move, from the hand-over to the appearance, and the end.
const README: [&str; 10] = [
    "house/en/home",
    "scotland-yard/en/hand-over",
    "scotland-yard/en/secret-station",
    "scotland-yard/en/appearance",
    "scotland-yard/en/table-seen",
    "scotland-yard/en/entry",
    "scotland-yard/en/map",
    "scotland-yard/en/map-close",
    "scotland-yard/en/end-caught",
    "scotland-yard/en/audit",
];

#[test]
fn every_screen_is_golden() {
    let mut shots = Vec::new();
    for language in Language::ALL {
        for stop in tour(language) {
            let (group, name) = stop.name.split_once('/').expect("a group");
            shots.push(Shot::new(format!("{group}/{}/{name}", language.code()), stop.picture));
        }
    }
    let shown: Vec<_> = README
        .iter()
        .map(|name| &shots.iter().find(|shot| shot.name == *name).expect("a screen of the tour").picture)
        .collect();
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        let path = folder().join("../../docs/screens.png");
        sheet(shown.into_iter()).write_with_palette(&path).expect("the picture of the README is written");
    }
    if let Err(changes) = check(&shots) {
        panic!("{changes}");
    }
}

#[test]
fn every_text_fits_on_every_screen_in_every_language() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for stop in tour(language) {
            for fault in &stop.faults {
                faults.push(format!("{} {}: {fault}", language.code(), stop.name));
            }
            let silent = stop.name.contains("/qr");
            assert!(silent || !stop.reads.is_empty(), "{} says something", stop.name);
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_bar_has_two_lines_at_most() {
    use confidant_companion::draw::Style;
    use confidant_companion::draw::parts::bars::NOTICE_ROOM;
    // As long as a name can be.
    let filled = |text: &str| text.replacen("{}", "Marguerite", 1);
    for language in Language::ALL {
        let texts = language.texts();
        let refusals = [texts.undo_final, texts.full_title, texts.failed_title, texts.not_possible];
        let questions = [
            texts.undo_question,
            texts.end_question,
            texts.end_for_new_question,
            texts.put_away_question,
            texts.erase_question,
        ];
        let news = [texts.told_wrong_code, texts.told_low_battery];
        for text in refusals.into_iter().chain(questions).chain(news).map(filled) {
            assert!(Style::Bold.count(&text, NOTICE_ROOM) <= 2, "{text}");
        }
    }
}

#[test]
fn news_hides_the_foot_of_the_table_alone() {
    use confidant_companion::draw::parts::bars::FOOT_TOP;
    let stops = tour(Language::German);
    let pixels = |name: &str| {
        let stop = stops.iter().find(|stop| stop.name == name).expect("a screen of the tour");
        stop.picture.pixels.clone()
    };
    // Of the same table, without a key between them.
    let (plain, told) = (pixels("scotland-yard/table-mister-x"), pixels("scotland-yard/table-low-battery"));
    let (head, foot) = told.split_at(FOOT_TOP as usize * 240);
    assert!(head == &plain[..head.len()], "all above the foot is to be seen");
    assert!(foot != &plain[head.len()..], "the news is to be seen");
}

#[test]
fn no_text_is_hidden_in_part() {
    for language in Language::ALL {
        for stop in tour(language) {
            // A map goes on beyond what is shown of it.
            let map = stop.name.contains("/map");
            assert!(map || stop.cut.is_empty(), "{} {}: {:?}", language.code(), stop.name, stop.cut);
        }
    }
}
