//! The numbers by which the page and this module understand each other, named once. The page has them as
//! `web/page/contract.js`, which [`script`] writes and a test compares.

use std::fmt::Write as _;

use confidant_companion::texts::Language;
use confidant_companion::{Key, LoadEnd, StoreError, Tone};
use confidant_core::id::Id as _;
use confidant_core::pack::binary::NAME_LETTERS;
use confidant_core::pack::scotland_yard::MOST_TICKETS;
use confidant_core::pack::tatort_themse::HIGHEST_BONUS;
use confidant_core::pack::tiny_epic_crimes::MOST_ON_CARD;
use confidant_core::pack::{BoxedGame, Values};
use confidant_core::schinderhannes::Card;
use confidant_core::scotland_yard::MOST_DOUBLES;
use confidant_core::scotland_yard::{Station, WINDOWS};
use confidant_core::tatort_themse::{CLUES, HIGHEST_VALUE};
use confidant_core::tiny_epic_crimes::ECHO_RIDGE;
use confidant_core::tiny_epic_crimes::PRINTED_NAME_LEN;

use crate::boxes::{self, names};
use crate::check::{COMES, FAULTS};

/// The width and height of the picture.
pub const SIZE: usize = 240;

/// How many letters a seal has.
pub const SEAL_LEN: usize = 11;

/// The numbers in a word, lowest bits first: the name of each, and how many bits it has.
type Layout<const N: usize> = [(&'static str, u32); N];

/// What the page has to do, as [`Body::hear`](crate::body::Body::hear) answers: draw again; store
/// something; show that Y is held by a click; make a tone, counted from 1; light the picture by so many per
/// cent; read nothing out by itself, since Y is down.
pub const ANSWER: Layout<6> =
    [("redraw", 1), ("store", 3), ("latched", 1), ("tone", 4), ("light", 8), ("yDown", 1)];

/// What the page itself shows by: the [language](Language::ALL); how loud tones are; a game is played; somebody is
/// asked to take the device; a name is asked for; a set-up uses Confidant's values where a box could replace them.
pub const STATE: Layout<6> =
    [("language", 2), ("volume", 2), ("played", 1), ("handedOver", 1), ("asked", 1), ("shipped", 1)];

/// What a finger on the picture does: so many keys lie in the exchange buffer, to be pressed one after the other; then
/// this key, counted from 1, is held.
pub const TOUCH: Layout<2> = [("steps", 8), ("key", 8)];

/// How a record was judged: by the number of its [fault](FAULTS), and which part or entry it is about.
pub const VERDICT: Layout<2> = [("fault", 8), ("number", 24)];

/// Puts numbers into a word.
pub fn word<const N: usize>(layout: &Layout<N>, numbers: [u32; N]) -> u32 {
    let mut shift = 0;
    let mut all = 0;
    for (&(_, width), number) in layout.iter().zip(numbers) {
        all |= (number & (u32::MAX >> (32 - width))) << shift;
        shift += width;
    }
    all
}

/// What is to be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Request {
    /// Nothing.
    None,
    /// One more record.
    Append,
    /// No record any more.
    Erase,
    /// The settings.
    Keep,
    /// One more piece on the shelf.
    Shelve,
    /// Nothing: what is on the shelf is asked for.
    ReadShelf,
    /// Nothing on the shelf any more.
    EraseShelf,
    /// Nothing: the journal is asked for once more.
    ReadJournal,
}

const REQUESTS: [(&str, Request); 8] = [
    ("none", Request::None),
    ("append", Request::Append),
    ("erase", Request::Erase),
    ("keep", Request::Keep),
    ("shelve", Request::Shelve),
    ("readShelf", Request::ReadShelf),
    ("eraseShelf", Request::EraseShelf),
    ("readJournal", Request::ReadJournal),
];

/// How reading the journal can end, by number.
pub const LOAD_ENDS: [(&str, LoadEnd); 3] =
    [("complete", LoadEnd::Complete), ("damaged", LoadEnd::Damaged), ("unreadable", LoadEnd::Unreadable)];

/// Why something is not stored, by number.
pub const STORE_ERRORS: [(&str, StoreError); 2] =
    [("full", StoreError::Full), ("failed", StoreError::Failed)];

const TONES: [Tone; 6] = [Tone::Click, Tone::Done, Tone::Refused, Tone::Notice, Tone::Time, Tone::End];

/// The number of a tone, from 1.
pub const fn tone_number(tone: Tone) -> u32 {
    1 + tone as u32
}

const fn tone_word(tone: Tone) -> &'static str {
    match tone {
        Tone::Click => "click",
        Tone::Done => "done",
        Tone::Refused => "refused",
        Tone::Notice => "notice",
        Tone::Time => "time",
        Tone::End => "end",
    }
}

const fn key_word(key: Key) -> &'static str {
    match key {
        Key::Up => "up",
        Key::Down => "down",
        Key::Left => "left",
        Key::Right => "right",
        Key::A => "a",
        Key::B => "b",
        Key::X => "x",
        Key::Y => "y",
    }
}

/// The page's script of all this.
pub fn script() -> String {
    let mut out = String::from(
        "\"use strict\";\n// Written by web/src/contract.rs, by which the module goes; nobody edits it.\n\n\
         const Contract = Object.freeze({\n",
    );
    let _ = writeln!(out, "  SIZE: {SIZE},\n  SEAL_LEN: {SEAL_LEN},");
    list(&mut out, "LANGUAGES", Language::ALL.map(Language::code));
    list(&mut out, "KEYS", Key::ALL.map(key_word));
    list(&mut out, "TONES", ["none"].into_iter().chain(TONES.map(tone_word)));
    list(&mut out, "FAULTS", ["none"].into_iter().chain(FAULTS));
    list(&mut out, "COMES", COMES);
    numbers(&mut out, "REQUEST", REQUESTS.map(|(name, _)| name));
    numbers(&mut out, "LOAD_END", LOAD_ENDS.map(|(name, _)| name));
    numbers(&mut out, "STORE_ERROR", STORE_ERRORS.map(|(name, _)| name));
    numbers(&mut out, "QUESTION", boxes::QUESTIONS.map(|(name, _)| name));
    vocabulary(&mut out);
    reader(&mut out, "answer", &ANSWER);
    reader(&mut out, "state", &STATE);
    reader(&mut out, "touch", &TOUCH);
    reader(&mut out, "verdict", &VERDICT);
    out.push_str("});\n");
    out
}

/// The numbers of a game's box that forms go by.
fn counts(which: BoxedGame) -> Vec<(&'static str, usize)> {
    match which {
        BoxedGame::ScotlandYard => vec![
            ("stations", Station::LAST.into()),
            ("moves", WINDOWS),
            ("mostTickets", MOST_TICKETS.into()),
            ("mostDoubles", MOST_DOUBLES.into()),
        ],
        BoxedGame::TatortThemse => vec![
            ("clues", CLUES),
            ("highestValue", HIGHEST_VALUE.into()),
            ("highestBonus", HIGHEST_BONUS.into()),
        ],
        BoxedGame::Schinderhannes => vec![("cards", Card::LAST.into())],
        BoxedGame::TinyEpicCrimes => {
            let board = &ECHO_RIDGE.track.standard;
            vec![
                ("hours", board.last.into()),
                ("redHours", board.red.into()),
                ("spaces", ECHO_RIDGE.badge.bonus.len()),
                ("mostOnCard", MOST_ON_CARD.into()),
                ("cardName", PRINTED_NAME_LEN),
            ]
        }
    }
}

/// The parts of each game's box, its words by kind, and the numbers that forms go by.
fn vocabulary(out: &mut String) {
    let _ = writeln!(out, "  BOX_NAME: {NAME_LETTERS},");
    by_game(out, "PARTS", |which| {
        let mut parts = Vec::new();
        Values::of(which).parts(&mut |part| parts.push(format!("\"{}\"", part.name)));
        format!("[{}]", parts.join(", "))
    });
    by_game(out, "WORDS", |which| format!("{{ {} }}", words(which).join(", ")));
    by_game(out, "COUNT", |which| {
        let counts = counts(which).into_iter().map(|(name, count)| format!("{name}: {count}"));
        format!("{{ {} }}", counts.collect::<Vec<_>>().join(", "))
    });
}

fn by_game(out: &mut String, name: &str, of: impl Fn(BoxedGame) -> String) {
    let _ = writeln!(out, "  {name}: {{");
    for which in BoxedGame::all() {
        let _ = writeln!(out, "    \"{}\": {},", which.word(), of(which));
    }
    let _ = writeln!(out, "  }},");
}

fn words(which: BoxedGame) -> Vec<String> {
    let names = names(which.word(), Language::English);
    let mut kinds: Vec<&str> = names.iter().map(|name| name.kind).collect();
    kinds.dedup();
    let of = |kind: &str| -> Vec<String> {
        names.iter().filter(|name| name.kind == kind).map(|name| format!("\"{}\"", name.word)).collect()
    };
    kinds.into_iter().map(|kind| format!("{kind}: [{}]", of(kind).join(", "))).collect()
}

/// Names by number.
fn list(out: &mut String, name: &str, names: impl IntoIterator<Item = &'static str>) {
    let names: Vec<String> = names.into_iter().map(|name| format!("\"{name}\"")).collect();
    let _ = writeln!(out, "  {name}: [{}],", names.join(", "));
}

/// Numbers by name.
fn numbers(out: &mut String, name: &str, names: impl IntoIterator<Item = &'static str>) {
    let names: Vec<String> =
        names.into_iter().enumerate().map(|(at, name)| format!("{name}: {at}")).collect();
    let _ = writeln!(out, "  {name}: {{ {} }},", names.join(", "));
}

/// A function that takes a word apart; what has one bit is true or false.
fn reader<const N: usize>(out: &mut String, name: &str, layout: &Layout<N>) {
    let mut shift = 0;
    let fields = layout.map(|(field, width)| {
        let mask = u32::MAX >> (32 - width);
        let bits = format!("(word >>> {shift}) & {mask}");
        shift += width;
        if width == 1 { format!("{field}: Boolean({bits})") } else { format!("{field}: {bits}") }
    });
    let _ =
        writeln!(out, "  /** @param {{number}} word */\n  {name}: (word) => ({{ {} }}),", fields.join(", "));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_this_contract() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/page/contract.js");
        if std::env::var_os("UPDATE_CONTRACT").is_some() {
            std::fs::write(path, script()).unwrap();
        }
        let kept = std::fs::read_to_string(path).unwrap_or_default();
        assert!(
            kept == script(),
            "web/page/contract.js is of another module: run `UPDATE_CONTRACT=1 cargo test -p confidant-web`"
        );
    }

    #[test]
    fn numbers_keep_to_their_bits() {
        assert_eq!(word(&ANSWER, [1, 3, 0, 6, 100, 1]), 1 | 3 << 1 | 6 << 5 | 100 << 9 | 1 << 17);
        assert_eq!(word(&ANSWER, [2, 0, 0, 0, 0, 0]), 0, "a number that is too large disturbs no other");
        for widths in [ANSWER, STATE].map(|layout| layout.map(|(_, width)| width)) {
            assert!(widths.iter().sum::<u32>() <= 32);
        }
        let in_order = |numbers: Vec<usize>| numbers.into_iter().enumerate().all(|(at, number)| at == number);
        assert!(in_order(REQUESTS.map(|(_, request)| request as usize).to_vec()));
        assert!(in_order(TONES.map(|tone| tone as usize).to_vec()));
        assert!(in_order(Key::ALL.map(|key| key as usize).to_vec()));
        assert!((Language::ALL.len() as u32) <= 1 << STATE[0].1 && (TONES.len() as u32) < 1 << ANSWER[3].1);
    }
}
