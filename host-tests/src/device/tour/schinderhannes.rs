//! The walk through the game of Schinderhannes.

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_companion::games::schinderhannes::Words;
use confidant_core::notation::Words as Line;
use confidant_core::schinderhannes::{Delict, Place, Schinderhannes, Setup};

use super::{Walk, taps};
use crate::device::driver::schinderhannes::way_to;
use crate::device::{Device, Step, begin, in_all};
use crate::games::CaseGame;
use confidant_companion::texts::Language;

/// A set-up as case files write it.
fn setup(lines: &[&str]) -> Setup {
    let mut setup = Setup::default();
    for line in lines {
        let mut words = Line::of(line);
        let key = words.word().expect("a key");
        assert!(<Schinderhannes as CaseGame>::set(&mut setup, key, &mut words).is_ok(), "{line}");
    }
    setup
}

/// A device at the table of a game that begins so.
fn table(walk: &Walk, lines: &[&str], aid: bool) -> Device {
    let mut device: Device =
        walk.device(begin::<Schinderhannes>(&setup(lines), 4, &[], ClockSetting::Off, aid));
    device.tap(Key::A);
    device
}

pub(super) fn choose(device: &mut Device, word: impl Fn(&'static Words) -> &'static str) {
    assert!(device.step(&Step::Choose(in_all(|language| word(Words::of(language))))), "{}", device.read());
}

pub(super) fn choose_card(device: &mut Device, number: u8) {
    assert!(device.step(&Step::Choose(vec![number.to_string()])), "{}", device.read());
}

/// The history, by the menu, and the lines above the last.
pub(super) fn history(walk: &mut Walk, device: &mut Device, name: &str) {
    device.menu();
    let rows = Language::ALL.map(|language| language.texts().history.to_owned()).to_vec();
    assert!(device.step(&Step::Choose(rows)), "{}", device.read());
    device.tap(Key::A);
    walk.look(device, &format!("{name}-history"));
    for page in 1..=5 {
        taps(device, &[Key::Down; 4]);
        walk.look(device, &format!("{name}-history-{page}"));
    }
    device.tap(Key::B);
}

/// Past the telling of an effect.
fn told(device: &mut Device) {
    taps(device, &[Key::Up, Key::A]);
}

pub(in crate::device) fn walk(walk: &mut Walk) {
    set_up(walk);
    dealt(walk);
    effects(walk);
    reasons(walk);
    conclusions(walk);
    printed(walk);
    ends(walk);
    names_of_delicts(walk);
}

fn set_up(walk: &mut Walk) {
    let mut device = walk.set_up("Schinderhannes");
    let rows =
        ["play", "players", "cards", "conclusions", "help", "variant", "begins", "names", "codes", "clock"];
    for row in rows {
        walk.look(&mut device, &format!("schinderhannes/setup-{row}"));
        let turns = match row {
            "players" | "variant" | "begins" => 1,
            "conclusions" | "help" => 3,
            _ => 0,
        };
        for turn in 0..turns {
            device.tap(Key::Right);
            walk.look(&mut device, &format!("schinderhannes/setup-{row}-{turn}"));
        }
        device.tap(Key::Down);
    }
    taps(&mut device, &[Key::Down, Key::Down, Key::Right]);
    walk.look(&mut device, "schinderhannes/setup-printed");
    taps(&mut device, &[Key::Left, Key::Down, Key::Down, Key::Right, Key::X]);
    device.wait(1_000);
    walk.look(&mut device, "schinderhannes/seal");
    // Help with points.
    device.tap(Key::A);
    for _ in 0..4 {
        device.tap(Key::X);
    }
    walk.look(&mut device, "schinderhannes/begun");
    device.look_in();
    walk.look_secret(&mut device, "schinderhannes/hand-with-points");
    device.tap(Key::Right);
    walk.look_secret(&mut device, "schinderhannes/preview-with-points");
    device.release(Key::Y);
}

fn dealt(walk: &mut Walk) {
    let mut device = table(walk, &["players 2"], true);
    walk.look(&mut device, "schinderhannes/deal");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/deal-second");
    taps(&mut device, &[Key::X, Key::X]);
    walk.look(&mut device, "schinderhannes/board-empty");
    device.press(Key::Y);
    device.wait(300);
    walk.look(&mut device, "schinderhannes/look");
    device.wait(500);
    for card in [3, 15, 18, 23] {
        choose_card(&mut device, card);
        walk.look_secret(&mut device, &format!("schinderhannes/hand-{card}"));
    }
    choose(&mut device, |words| words.pass);
    walk.look_secret(&mut device, "schinderhannes/hand-pass");
    device.tap(Key::Right);
    choose_card(&mut device, 18);
    device.tap(Key::Right);
    walk.look_secret(&mut device, "schinderhannes/drops");
    taps(&mut device, &[Key::Down, Key::Down]);
    walk.look_secret(&mut device, "schinderhannes/drops-pass");
    device.tap(Key::Left);
    device.tap(Key::Left);
    walk.look_secret(&mut device, "schinderhannes/hand-board");
    device.tap(Key::Right);
    choose_card(&mut device, 3);
    device.tap(Key::Right);
    walk.look_secret(&mut device, "schinderhannes/preview");
    device.tap(Key::Right);
    device.release(Key::Y);
    device.wait(20);
    walk.look(&mut device, "schinderhannes/effect-placed");
    device.tap(Key::X);
    walk.look(&mut device, "schinderhannes/effect-board");
    device.tap(Key::X);
    told(&mut device);
    walk.look(&mut device, "schinderhannes/piles");
    device.look_in();
    walk.look_secret(&mut device, "schinderhannes/discard");
    device.release(Key::Y);
    device.enter("p1 draw green");
    walk.look(&mut device, "schinderhannes/done");
    device.look_in();
    walk.look_secret(&mut device, "schinderhannes/look-after");
    device.release(Key::Y);
    device.tap(Key::A);
    device.enter("p2 play 9");
    device.enter("p2 discard 25");
    walk.look(&mut device, "schinderhannes/piles-two");
    device.enter("p2 draw yellow");
    device.enter("p2 draw places1");
    device.enter("p1 play 15");
    device.enter("p1 draw blue");
    device.enter("p2 drop 28");
    device.enter("p2 draw orange");
    device.enter("p2 draw green");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/board");
    taps(&mut device, &[Key::Down, Key::Right]);
    walk.look(&mut device, "schinderhannes/board-place");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/place");
    taps(&mut device, &[Key::B, Key::B, Key::X]);
    walk.look(&mut device, "schinderhannes/matrix");
    taps(&mut device, &[Key::Down, Key::Right, Key::X]);
    walk.look(&mut device, "schinderhannes/people");
    taps(&mut device, &[Key::Down, Key::B]);
    history(walk, &mut device, "schinderhannes/dealt");
    device.menu();
    let rows = Language::ALL.map(|language| language.texts().rules.to_owned()).to_vec();
    assert!(device.step(&Step::Choose(rows)), "{}", device.read());
    device.tap(Key::A);
    for page in 1..=12 {
        walk.look(&mut device, &format!("schinderhannes/rules-{page}"));
        device.tap(Key::Right);
    }
}

/// What entries do, told row by row.
fn effects(walk: &mut Walk) {
    let cases: [(&str, &[&str], &str); 5] = [
        (
            "place-taken",
            &[
                "players 2",
                "tokens effraction oberhausen meisenheim recel oberhausen boos kirn meurtre oberhausen herrstein simmern",
                "hand-p1 none",
                "hand-p2 none",
            ],
            "p1 remove effraction meisenheim",
        ),
        (
            "pair",
            &[
                "players 2",
                "tokens effraction oberhausen boos kirn recel oberhausen boos meurtre oberhausen herrstein simmern ane boos hundsbach",
                "hand-p1 none",
                "hand-p2 none",
            ],
            "p1 remove effraction kirn",
        ),
        (
            "logic",
            &[
                "players 1",
                "deduction logic",
                "tokens effraction boos kirn recel kirn herrstein meurtre boos herrstein simmern ane boos simmern lettweiler",
                "hand-p1 none",
            ],
            "p1 remove meurtre simmern",
        ),
        (
            "out",
            &[
                "players 2",
                "deduction manual",
                "tokens meurtre boos recel boos",
                "hand-p1 61",
                "hand-p2 none",
            ],
            "p1 play 61",
        ),
        (
            "card",
            &["players 1", "tokens effraction boos kirn oberhausen meisenheim", "hand-p1 11"],
            "p1 play 11",
        ),
    ];
    for (name, lines, action) in cases {
        let mut device = table(walk, lines, true);
        if action.contains("remove") {
            walk.look(&mut device, &format!("schinderhannes/effect-{name}-before"));
        }
        device.enter(action);
        device.tap(Key::Up);
        walk.look(&mut device, &format!("schinderhannes/effect-{name}"));
        for row in 0..3 {
            device.tap(Key::Up);
            walk.look(&mut device, &format!("schinderhannes/effect-{name}-{row}"));
        }
        history(walk, &mut device, &format!("schinderhannes/effect-{name}"));
    }
    let lines = ["players 1", "tokens effraction boos kirn oberhausen meisenheim", "hand-p1 11"];
    let mut device = table(walk, &lines, true);
    device.look_in();
    choose_card(&mut device, 11);
    device.tap(Key::Right);
    walk.look_secret(&mut device, "schinderhannes/preview-removed");
    device.release(Key::Y);
    let mut device = table(
        walk,
        &["players 1", "tokens effraction oberhausen meisenheim recel oberhausen boos", "hand-p1 none"],
        true,
    );
    for step in way_to(Place::Meisenheim) {
        device.step(&step);
    }
    device.tap(Key::A);
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/map-question");
}

/// Why a card cannot be played: told by the hand, and without help by a refusal.
fn reasons(walk: &mut Walk) {
    let scenes = "scenes recel oberhausen meurtre obermoschel racket meisenheim cambriolage lettweiler";
    let cases: [(&str, &[&str], u8); 11] = [
        ("change", &["players 1", "tokens effraction oberhausen obermoschel", "hand-p1 11"], 11),
        ("found", &["players 1", "scenes effraction oberhausen", "hand-p1 11"], 11),
        ("tokens", &["players 1", "hand-p1 38"], 38),
        ("place", &["players 1", scenes, "hand-p1 11"], 11),
        ("five", &["players 1", "hand-p1 18"], 18),
        (
            "three",
            &[
                "players 1",
                "tokens effraction oberhausen boos recel oberhausen kirn meurtre oberhausen simmern",
                "hand-p1 12",
            ],
            12,
        ),
        ("last", &["players 1", "tokens effraction boos kirn", "hand-p1 11"], 11),
        ("scene", &["players 1", "scenes effraction boos", "hand-p1 11"], 11),
        (
            "contradiction",
            &[
                "players 1",
                "tokens ane boos kirn recel boos kirn oberhausen meurtre boos kirn oberhausen",
                "hand-p1 71",
            ],
            71,
        ),
        ("out", &["players 1", "deduction manual", "out effraction", "hand-p1 11"], 11),
        ("group", &["players 1", scenes, "tokens evasion boos kirn", "hand-p1 18"], 18),
    ];
    for (name, lines, card) in cases {
        for aid in [true, false] {
            if name == "group" && !aid {
                // It can be played, and without help it is.
                continue;
            }
            let mut device = table(walk, lines, aid);
            device.look_in();
            choose_card(&mut device, card);
            if card == 18 {
                walk.look_secret(&mut device, &format!("schinderhannes/group-{name}-{aid}"));
            }
            device.tap(Key::Right);
            if card == 18 {
                walk.look_secret(&mut device, &format!("schinderhannes/pick-{name}-{aid}"));
                device.tap(Key::Right);
            }
            walk.look_secret(&mut device, &format!("schinderhannes/reason-{name}-{aid}"));
            device.release(Key::Y);
        }
    }
    // The remove card: spent, and where it would take a last token.
    let mut device =
        table(walk, &["players 1", "tokens effraction hahnmuehle kirn", "spent p1", "hand-p1 none"], true);
    taps(&mut device, &[Key::Down, Key::A, Key::A]);
    walk.look(&mut device, "schinderhannes/map-refused-spent");
    // A draw that uncovers a dead card.
    let lines = ["players 1", "scenes effraction oberhausen", "hand-p1 none", "pile-yellow 13 11"];
    let mut device = table(walk, &lines, true);
    device.enter("p1 pass");
    device.enter("p1 draw yellow");
    history(walk, &mut device, "schinderhannes/cleared");
    // An empty pile.
    let mut device = table(walk, &["players 1", "pile-blue none"], true);
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/pile-empty");
}

/// The people conclude for themselves.
fn conclusions(walk: &mut Walk) {
    let lines = [
        "players 3",
        "deduction manual",
        "tokens effraction hahnmuehle boos ane hahnmuehle kirn",
        "scenes racket hahnmuehle",
        "hand-p1 3",
        "hand-p2 none",
        "hand-p3 none",
    ];
    let mut device = table(walk, &lines, true);
    taps(&mut device, &[Key::Down, Key::A, Key::Right, Key::A]);
    walk.look(&mut device, "schinderhannes/deeds");
    device.tap(Key::B);
    taps(&mut device, &[Key::B, Key::B]);
    device.enter("p1 play 3");
    told(&mut device);
    device.enter("p1 claim ane hahnmuehle");
    walk.look(&mut device, "schinderhannes/claimed");
    device.enter("p1 draw blue");
    device.tap(Key::A);
    // It is the only place left: the token is right.
    for step in way_to(Place::Boos) {
        device.step(&step);
    }
    taps(&mut device, &[Key::A, Key::Right, Key::A, Key::A]);
    walk.look(&mut device, "schinderhannes/map-refused-claim");
    taps(&mut device, &[Key::A, Key::B, Key::B, Key::B]);
    // Whoever has just ended the turn may not.
    taps(&mut device, &[Key::Down, Key::A, Key::A, Key::Down, Key::Down, Key::A]);
    walk.look(&mut device, "schinderhannes/map-refused-stop");
    taps(&mut device, &[Key::A, Key::B, Key::B, Key::B]);
    device.enter("stop p3 effraction hahnmuehle");
    device.tap(Key::Up);
    walk.look(&mut device, "schinderhannes/stop");
    taps(&mut device, &[Key::A, Key::Right]);
    walk.look(&mut device, "schinderhannes/place-nothing-before");
    history(walk, &mut device, "schinderhannes/stop");
}

fn printed(walk: &mut Walk) {
    let lines = ["players 2", "cards table", "scenes effraction oberhausen", "hand-p1 15 13", "hand-p2 3"];
    let mut device = table(walk, &lines, true);
    walk.look(&mut device, "schinderhannes/printed-board");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/printed-entry");
    choose_card(&mut device, 15);
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/printed-preview");
    device.tap(Key::B);
    device.tap(Key::X);
    walk.look(&mut device, "schinderhannes/printed-drops");
    device.tap(Key::X);
    device.tap(Key::B);
    taps(&mut device, &[Key::X, Key::X]);
    walk.look(&mut device, "schinderhannes/printed-people");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/printed-clear");
    taps(&mut device, &[Key::Down, Key::A]);
    device.menu();
    walk.look(&mut device, "schinderhannes/printed-menu");
    device.tap(Key::B);
    history(walk, &mut device, "schinderhannes/printed");
    device.enter("p1 play 15");
    told(&mut device);
    walk.look(&mut device, "schinderhannes/printed-piles");
    taps(&mut device, &[Key::X, Key::A]);
    walk.look(&mut device, "schinderhannes/printed-discard");
    taps(&mut device, &[Key::B]);
    let mut bare = table(walk, &lines, false);
    bare.tap(Key::A);
    choose_card(&mut bare, 15);
    walk.look(&mut bare, "schinderhannes/printed-without-help");
    let mut empty = table(walk, &["players 1", "cards table", "hand-p1 1"], true);
    taps(&mut empty, &[Key::X, Key::X, Key::A]);
    walk.look(&mut empty, "schinderhannes/printed-nothing-to-clear");
    taps(&mut empty, &[Key::B, Key::Down, Key::A]);
    walk.look(&mut empty, "schinderhannes/place-nothing");
}

/// Almost all delicts are found: one card more.
const ALMOST: &str = "scenes ane antes-muehle mouton baerenbach cheval griebelschied ruches hahnmuehle";

fn ends(walk: &mut Walk) {
    // Most of it by rules that lead to an end by empty piles.
    let lines = [
        "players 2",
        "deduction manual",
        ALMOST,
        "hand-p1 11 12",
        "hand-p2 none",
        "pile-blue none",
        "pile-yellow none",
        "pile-orange none",
        "pile-green none",
        "pile-places1 none",
        "pile-places2 none",
        "spent p1 p2",
    ];
    let mut device = table(walk, &lines, true);
    device.enter("p1 play 11");
    told(&mut device);
    walk.look(&mut device, "schinderhannes/piles-empty");
    device.tap(Key::X);
    walk.look(&mut device, "schinderhannes/piles-empty-note");
    device.tap(Key::B);
    device.enter("p1 end");
    device.enter("p1 pass");
    walk.look(&mut device, "schinderhannes/end");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/result");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/result-standing");
    taps(&mut device, &[Key::B, Key::Down, Key::A]);
    walk.look(&mut device, "schinderhannes/result-points");
    taps(&mut device, &[Key::B, Key::Down, Key::A]);
    walk.look(&mut device, "schinderhannes/replay-start");
    device.tap(Key::Right);
    walk.look(&mut device, "schinderhannes/replay-play");
    device.tap(Key::Right);
    walk.look(&mut device, "schinderhannes/replay-end");
    device.tap(Key::Right);
    walk.look(&mut device, "schinderhannes/replay-pass");
    let lines = [
        "players 2",
        "deduction manual",
        "tokens meurtre boos recel boos",
        "out ane mouton cheval ruches effraction bal brutalite cambriolage racket embuscade incarceration evasion arrestation planque",
        "hand-p1 61",
    ];
    let mut device: Device = {
        let all = setup(&lines);
        walk.device(begin::<Schinderhannes>(&all, 4, &[], ClockSetting::Off, true))
    };
    device.tap(Key::A);
    device.enter("p2 draw blue");
    taps(&mut device, &[Key::X]);
    device.enter("p1 play 61");
    walk.look(&mut device, "schinderhannes/end-all");
    let mut device = table(
        walk,
        &[
            "players 2",
            "hand-p1 none",
            "hand-p2 none",
            "spent p1 p2",
            "pile-blue none",
            "pile-yellow none",
            "pile-orange none",
            "pile-green none",
            "pile-places1 57",
            "pile-places2 none",
        ],
        true,
    );
    device.enter("p1 pass");
    device.enter("p1 draw places1");
    walk.look(&mut device, "schinderhannes/done-empty");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/map-piles-empty-told");
    device.tap(Key::Down);
    device.tap(Key::B);
    device.enter("p1 drop 57");
    walk.look(&mut device, "schinderhannes/end-shared");
}

/// Every delict by its name: on the matrix.
fn names_of_delicts(walk: &mut Walk) {
    let mut device =
        table(walk, &["players 4", "hand-p1 none", "hand-p2 none", "hand-p3 none", "hand-p4 none"], true);
    walk.look(&mut device, "schinderhannes/board-four");
    device.tap(Key::X);
    for delict in Delict::ALL {
        walk.look(&mut device, &format!("schinderhannes/matrix-{delict}"));
        device.tap(Key::Down);
    }
    taps(&mut device, &[Key::X]);
    walk.look(&mut device, "schinderhannes/people-four");
    taps(&mut device, &[Key::B, Key::Down, Key::A]);
    walk.look(&mut device, "schinderhannes/place-north-west");
    for place in [Place::Baerenbach, Place::Boos] {
        taps(&mut device, &[Key::B, Key::B]);
        for step in way_to(place) {
            device.step(&step);
        }
        device.tap(Key::A);
        walk.look(&mut device, &format!("schinderhannes/place-of-{place}"));
    }
}
