//! How cards are judged: what they do, why they cannot be played, what people conclude for themselves.

use confidant_companion::Key;
use confidant_core::schinderhannes::Place;

use super::super::{Walk, taps};
use super::{choose_card, history, table, told};
use crate::device::driver::schinderhannes::way_to;

/// What entries do, told row by row.
pub(super) fn effects(walk: &mut Walk) {
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
pub(super) fn reasons(walk: &mut Walk) {
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
        for help in [true, false] {
            if name == "group" && !help {
                // It can be played, and without help it is.
                continue;
            }
            let mut device = table(walk, lines, help);
            device.look_in();
            choose_card(&mut device, card);
            if card == 18 {
                walk.look_secret(&mut device, &format!("schinderhannes/group-{name}-{help}"));
            }
            device.tap(Key::Right);
            if card == 18 {
                walk.look_secret(&mut device, &format!("schinderhannes/pick-{name}-{help}"));
                device.tap(Key::Right);
            }
            walk.look_secret(&mut device, &format!("schinderhannes/reason-{name}-{help}"));
            device.release(Key::Y);
        }
    }
    // What other cards say.
    let mut device = table(walk, &["players 1", "hand-p1 25 29 40"], true);
    device.look_in();
    for card in [25, 29, 40] {
        choose_card(&mut device, card);
        walk.look_secret(&mut device, &format!("schinderhannes/hand-says-{card}"));
    }
    device.release(Key::Y);
    // A card whose words need two lines has them first, and what it does below.
    let lines = [
        "players 1",
        "tokens effraction obermoschel boos recel obermoschel lettweiler meurtre obermoschel kirn",
        "hand-p1 72",
    ];
    let mut device = table(walk, &lines, true);
    device.look_in();
    choose_card(&mut device, 72);
    device.tap(Key::Right);
    walk.look_secret(&mut device, "schinderhannes/preview-in-words");
    device.tap(Key::Down);
    walk.look_secret(&mut device, "schinderhannes/preview-below-words");
    device.release(Key::Y);
    // A token that nobody has taken off a found place yet.
    let lines = [
        "players 1",
        "deduction manual",
        "tokens effraction boos hahnmuehle",
        "scenes recel hahnmuehle",
        "hand-p1 none",
    ];
    let mut device = table(walk, &lines, true);
    device.tap(Key::Down);
    walk.look(&mut device, "schinderhannes/board-still-lies");
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
pub(super) fn conclusions(walk: &mut Walk) {
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
    taps(&mut device, &[Key::Down, Key::A, Key::A, Key::Down, Key::Down]);
    walk.look(&mut device, "schinderhannes/deeds-stop");
    taps(&mut device, &[Key::B, Key::B, Key::B]);
    walk.look(&mut device, "schinderhannes/board-stop");
    device.tap(Key::A);
    walk.look(&mut device, "schinderhannes/board-stop-which");
    taps(&mut device, &[Key::A, Key::A]);
    walk.look(&mut device, "schinderhannes/deeds-stop-who");
    taps(&mut device, &[Key::B, Key::B, Key::B]);
    device.enter("stop p3 effraction hahnmuehle");
    device.tap(Key::Up);
    walk.look(&mut device, "schinderhannes/stop");
    taps(&mut device, &[Key::A, Key::Right]);
    walk.look(&mut device, "schinderhannes/place-nothing-before");
    history(walk, &mut device, "schinderhannes/stop");
}
