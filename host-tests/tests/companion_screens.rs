//! Every screen in every language: as it was, everything fits, and it can be read.

use std::collections::BTreeSet;

use confidant_companion::texts::Language;
use host_tests::device::{HOUSE, Stop, tables, tour};
use host_tests::screens::golden::folder;
use host_tests::screens::sheet::sheet;
use host_tests::screens::{Shot, check};

/// What the README shows: the way of one move, from the hand-over to the appearance, and the end.
const README: [&str; 10] = [
    "house/home",
    "scotland-yard/hand-over",
    "scotland-yard/secret-rose-groups",
    "scotland-yard/appearance",
    "scotland-yard/table-seen",
    "scotland-yard/entry",
    "scotland-yard/map",
    "scotland-yard/map-close",
    "scotland-yard/end-caught",
    "scotland-yard/audit",
];

/// What it shows of the other games: what is dealt, paid and solved; hours, an event, a roll; a board, a hint, a matrix.
const OTHER_GAMES: [&str; 10] = [
    "tatort-themse/wall",
    "tatort-themse/hand",
    "tatort-themse/solved",
    "tatort-themse/cases",
    "tiny-epic-clock/clock-two",
    "tiny-epic-clock/event",
    "tiny-epic-clock/roll-second",
    "schinderhannes/effect-board",
    "schinderhannes-solo/hint-3",
    "schinderhannes-solo/matrix",
];

#[test]
fn every_screen_is_golden() {
    let mut shots = Vec::new();
    for language in Language::ALL {
        let mut seen = BTreeSet::new();
        // A stop that repeats the picture of another one needs no line of its own.
        for stop in tour(language).iter().filter(|stop| seen.insert(stop.picture.hash())) {
            let (group, name) = stop.name.split_once('/').expect("a group");
            shots.push(Shot::new(format!("{group}/{}/{name}", language.code()), stop.picture.clone()));
        }
    }
    for (name, screens) in [("screens", README), ("games", OTHER_GAMES)] {
        let shown: Vec<_> = screens
            .iter()
            .map(|screen| {
                let stop = tour(Language::English).iter().find(|stop| stop.name == *screen);
                &stop.unwrap_or_else(|| panic!("{screen} is a stop of the tour")).picture
            })
            .collect();
        if std::env::var_os("UPDATE_GOLDENS").is_some() {
            let path = folder().join(format!("../../docs/{name}.png"));
            sheet(shown.into_iter()).write_with_palette(&path).expect("the picture of the README is written");
        }
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

/// Stops at which a key means nothing on purpose: what is grey, the last page, a secret with nothing to choose.
const DEAD_KEYS: [&str; 7] = [
    "house/home-nothing",
    "scotland-yard/secret-advice",
    "tiny-epic-crimes/replay-last",
    "schinderhannes/pile-empty",
    "schinderhannes/preview-with-points",
    "schinderhannes/printed-by-our-values",
    "schinderhannes/reason-",
];

/// A stop that no longer leads where it did shows a page to which its keys mean nothing.
#[test]
fn the_tour_presses_a_dead_key_only_on_purpose() {
    let nothing = Language::English.texts().key_nothing;
    // Of what is long in one game only, every game shows as many pages.
    let is_a_page = |name: &str| name.ends_with(|last: char| last.is_ascii_digit());
    let on_purpose = |name: &str| is_a_page(name) || DEAD_KEYS.iter().any(|dead| name.starts_with(dead));
    let stops = tour(Language::English).iter().filter(|stop| stop.reads.contains(nothing));
    let lost: Vec<&str> = stops.map(|stop| stop.name.as_str()).filter(|name| !on_purpose(name)).collect();
    assert!(lost.is_empty(), "these stops are not what they are called: {}", lost.join(", "));
}

#[test]
fn every_text_has_enough_contrast() {
    let mut dim = BTreeSet::new();
    for language in Language::ALL {
        for stop in tour(language) {
            let low = stop.contrasts.iter().filter(|(_, ratio)| *ratio < 4.5);
            dim.extend(
                low.map(|(text, ratio)| format!("{} {}: {text} {ratio:.1}", language.code(), stop.name)),
            );
        }
    }
    assert!(dim.is_empty(), "{}", dim.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn every_bar_has_two_lines_at_most() {
    use confidant_companion::draw::Style;
    use confidant_companion::draw::parts::bars::NOTICE_ROOM;
    // As long as a name can be.
    let filled = |text: &str| text.replacen("{}", "Marguerite", 1);
    for language in Language::ALL {
        let texts = language.texts();
        let refusals = [
            texts.correct_once,
            texts.correct_robots,
            texts.full_title,
            texts.failed_title,
            texts.not_possible,
            texts.past_unread,
        ];
        let questions = [
            texts.undo_question,
            texts.correct_agree,
            texts.end_question,
            texts.end_for_new_question,
            texts.give_up_question,
            texts.erase_games_question,
            texts.shelf_full,
            texts.erase_question,
        ];
        let news = [texts.correct_told, texts.told_wrong_code, texts.told_low_battery];
        for text in refusals.into_iter().chain(questions).chain(news).map(filled) {
            assert!(Style::Bold.count(&text, NOTICE_ROOM) <= 2, "{text}");
        }
    }
}

#[test]
fn news_hides_only_the_foot_of_the_table() {
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
    let mut hidden = Vec::new();
    for language in Language::ALL {
        for stop in tour(language) {
            // A map goes on beyond what is shown of it.
            let map = stop.name.contains("/map");
            // What flies lies over what it passes.
            let flies = stop.name.contains("-flies");
            if !map && !flies && !stop.cut.is_empty() {
                hidden.push(format!("{} {}: {:?}", language.code(), stop.name, stop.cut));
            }
        }
    }
    assert!(hidden.is_empty(), "{}", hidden.join("\n"));
}

/// Texts of the house that no game on the shelf shows yet, and what such a game would have.
const FOR_OTHER_GAMES: [(&str, &str); 3] = [
    ("not_possible", "a screen that offers an action which is refused"),
    ("no_qr", "more entries than there is room for in its codes"),
    ("note_help", "no sentence of its own about the help"),
];

/// A text as one line, without the difference between spaces.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Everything that can be read or heard at one stop as a text by itself: what is said of the cursor, each drawn text, those that a paragraph broke joined again,
/// and the parts of an enumeration.
fn readable(stop: &Stop) -> Vec<String> {
    const LONGEST_PARAGRAPH: usize = 8;
    let lines: Vec<String> = stop.lines.iter().map(|line| flat(line)).collect();
    let runs = (0..lines.len()).flat_map(|first| {
        (first + 1..=lines.len().min(first + LONGEST_PARAGRAPH)).map(move |end| first..end)
    });
    let joined = runs.map(|run| lines[run].join(" "));
    let said: Vec<String> = stop.chosen.iter().map(|chosen| flat(chosen)).collect();
    let parts = lines.iter().chain(&said).flat_map(|line| line.split(", ").map(str::to_owned));
    joined.chain(parts).chain(said.iter().cloned()).collect()
}

/// Whether this is the text, perhaps with its first letter large, as where a row begins with it.
fn is_text(text: &str, read: &str) -> bool {
    let mut letters = text.chars();
    let large = letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>());
    is_filled(text, read) || large.is_some_and(|large| is_filled(&large, read))
}

/// Whether this is the text, with something in each of its gaps.
fn is_filled(text: &str, read: &str) -> bool {
    let Some((piece, rest)) = text.split_once("{}") else { return read == text };
    let Some(read) = read.strip_prefix(piece) else { return false };
    (1..=read.len()).filter(|&end| read.is_char_boundary(end)).any(|end| is_filled(rest, &read[end..]))
}

#[test]
fn every_text_can_be_read_somewhere() {
    let mut unseen = Vec::new();
    for language in Language::ALL {
        let read: BTreeSet<String> = tour(language).iter().flat_map(readable).collect();
        for (table, texts) in tables(language) {
            for (key, text) in texts {
                let text = flat(text);
                let seen = read.iter().any(|read| is_text(&text, read));
                let excepted = table == HOUSE && FOR_OTHER_GAMES.iter().any(|(other, _)| *other == key);
                if seen == excepted {
                    unseen.push(format!("{} {table}: {key}", language.code()));
                }
            }
        }
    }
    assert!(unseen.is_empty(), "on no stop of the tour, or needlessly excepted:\n{}", unseen.join("\n"));
}
