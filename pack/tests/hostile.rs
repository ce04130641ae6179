//! Texts that nobody types: they are read in time that grows with their length, or refused for it.

use std::time::{Duration, Instant};

use confidant_core::pack::binary::{self, Refused};
use confidant_core::pack::{BoxedGame, Remark, Values};
use confidant_pack::{Draft, LONGEST, Language, MOST_TOLD, read, sentence, write};

const HEAD: &str = "confidant = 1\ngame = \"tatort-themse\"\n";

/// A text of this length that repeats a line; `#` in it is the number of the line.
fn lines(of: &str, length: usize) -> String {
    let mut text = HEAD.to_owned();
    for number in 0.. {
        let line = of.replace('#', &number.to_string());
        if text.len() + line.len() > length {
            break;
        }
        text += &line;
    }
    text
}

const PATTERNS: [&str; 12] = [
    "x\n",
    "%%%\n",
    "\"\n",
    "[a\n",
    "[bonus]\n",
    "[s#]\n",
    "k# = 1\n",
    "k# = \n",
    "clues = [\n",
    "l# = [\n  \"x\"\n",
    "clues = [\n  \"tower-lady-2\",\n]\n",
    "bonus.k# = [[[[\n\n",
];

#[test]
fn any_text_is_read_in_a_moment() {
    for pattern in PATTERNS {
        let text = lines(pattern, LONGEST);
        let start = Instant::now();
        let told = read(&text).told;
        let took = start.elapsed();
        assert!(took < Duration::from_secs(2), "{pattern:?}: {took:?}");
        assert!(told.len() <= 2 * MOST_TOLD, "{pattern:?}: {} are told", told.len());
    }
}

#[test]
fn what_is_longer_than_any_box_is_refused_unread() {
    let text = lines("# nothing\n", LONGEST + 10);
    assert!(read(&text[..LONGEST]).draft.is_some());
    let whole = write(&Draft::new(BoxedGame::TatortThemse), Language::English);
    let long = whole + &"#".repeat(1_000_000);
    let start = Instant::now();
    let reading = read(&long);
    assert!(start.elapsed() < Duration::from_millis(100));
    assert!(reading.draft.is_none());
    let told: Vec<Remark> = reading.told.iter().map(|told| told.complaint.what).collect();
    assert_eq!(told, [Remark::TooLong]);
    for language in [Language::English, Language::French, Language::German] {
        assert!(sentence(&reading.told[0].complaint, language).contains("200"));
    }
}

#[test]
fn what_is_told_has_an_end_and_says_how_much_more_there_is() {
    let told = read(&lines("%%%\n", 100_000)).told;
    let broken = (100_000 - HEAD.len()) / 4;
    let unread: Vec<_> = told.iter().filter(|told| told.complaint.what == Remark::LineUnreadable).collect();
    assert_eq!(unread.len(), MOST_TOLD);
    let more = told.iter().find(|told| told.complaint.what == Remark::MoreUnread).expect("it says so");
    assert_eq!(more.complaint.about.as_str(), (broken - MOST_TOLD).to_string());
}

/// A pack of the shipped clues whose name is written over by another of the same length.
fn named(name: &str, instead: &str) -> Vec<u8> {
    let mut draft = Draft::new(BoxedGame::TatortThemse);
    draft.values = Values::shipped(BoxedGame::TatortThemse);
    name.clone_into(&mut draft.name);
    let mut pack = draft.seal().expect("it plays");
    let at = pack.windows(name.len()).position(|window| window == name.as_bytes()).expect("its name");
    pack[at..at + name.len()].copy_from_slice(instead.as_bytes());
    let length = usize::from(u16::from_le_bytes([pack[10], pack[11]]));
    let sum = binary::sum(&pack[12..12 + length]);
    pack[6..10].copy_from_slice(&sum.to_le_bytes());
    pack
}

#[test]
fn a_pack_whose_name_steers_the_terminal_or_is_too_long_is_refused() {
    let opened = |instead| binary::open(&named("Our tin", instead)).map(|pack| pack.name.to_string());
    assert_eq!(opened("Her tin").as_deref(), Ok("Her tin"));
    assert_eq!(opened("Our\u{1b}[2m"), Err(Refused::Damaged));
    assert_eq!(opened("Our\ntin"), Err(Refused::Damaged));
    // 24 letters of two bytes fit; 48 of one byte would take as much.
    let wide = "ß".repeat(24);
    assert!(binary::open(&named(&wide, &wide)).is_ok());
    assert_eq!(binary::open(&named(&wide, &"x".repeat(48))).err(), Some(Refused::Damaged));
}

#[test]
fn what_steers_is_left_out_of_a_name_that_is_sealed() {
    let pack = {
        let mut draft = Draft::new(BoxedGame::TatortThemse);
        draft.values = Values::shipped(BoxedGame::TatortThemse);
        draft.name = "Our\u{1b}\n tin".to_owned();
        draft.seal().expect("it plays")
    };
    assert_eq!(binary::open(&pack).map(|pack| pack.name.to_string()).as_deref(), Ok("Our tin"));
}
