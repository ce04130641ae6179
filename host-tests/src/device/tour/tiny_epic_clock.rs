//! The walk through the clock of Tiny Epic Crimes.

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_companion::games::tiny_epic_crimes::Words;
use confidant_core::chance::Source;
use confidant_core::game::Game as _;
use confidant_core::id::Id as _;
use confidant_core::tiny_epic_clock::{Setup, Study, Task, TinyEpicClock};
use confidant_core::tiny_epic_crimes::ECHO_RIDGE;
use confidant_core::tiny_epic_crimes::cards::EventId;
use confidant_core::tiny_epic_crimes::kinds::{Cards, Mode};

use super::{Walk, taps};
use crate::device::{Device, Step, begin, in_all, mirror};

fn event(name: &str) -> EventId {
    let cards = &ECHO_RIDGE.events.cards;
    EventId::all().find(|&id| cards[id].name == name).expect("a house event")
}

fn deck(names: &[&str]) -> Study {
    Study { deck: Some(names.iter().map(|name| event(name)).collect()), ..Study::default() }
}

/// A game that begins so, opened at the table.
fn game(walk: &Walk, setup: &Setup, seed: u64) -> Device {
    let mut device: Device = walk.device(begin::<TinyEpicClock>(setup, seed, &[], ClockSetting::Off, false));
    device.tap(Key::A);
    device
}

fn of(study: Study) -> Setup {
    Setup { players: Some(3), study: Some(study), ..Setup::default() }
}

/// Whatever the dice name is placed, until somebody has a turn or is asked something else.
fn place_all(device: &mut Device) {
    for _ in 0..24 {
        let game: TinyEpicClock = mirror(&device.store).expect("a game runs");
        device.enter(match game.table().pending() {
            Some(Task::Proposed(..) | Task::Drifts(..) | Task::Rolled(_) | Task::Roll) => "placed",
            Some(Task::OwnStep(..)) => "done",
            Some(Task::OwnLine(..)) => "line 3",
            Some(Task::Penalty(_)) => "lost",
            _ => break,
        });
    }
    device.approach::<TinyEpicClock>();
}

fn choose(device: &mut Device, word: impl Fn(&'static Words) -> &'static str) {
    assert!(device.step(&Step::Choose(in_all(|language| word(Words::of(language))))), "{}", device.read());
}

/// Every screen of the game.
pub(in crate::device) fn walk(walk: &mut Walk) {
    set_up(walk);
    asked_board(walk);
    own_board(walk);
    cards(walk);
    turns(walk);
    dice(walk);
    questions(walk);
    printed(walk);
    by_hand(walk);
    teams(walk);
    late(walk);
    histories(walk);
    faces(walk);
    lying(walk);
    own_dice(walk);
    causes(walk);
    ended_histories(walk);
    end(walk);
}

fn set_up(walk: &mut Walk) {
    let mut device = walk.set_up("Tiny Epic Crimes");
    for row in ["keeps", "game", "events", "dice", "board", "clock", "names"] {
        walk.look(&mut device, &format!("tiny-epic-clock/setup-{row}"));
        if matches!(row, "game" | "events" | "dice" | "board") {
            device.tap(Key::Right);
            walk.look(&mut device, &format!("tiny-epic-clock/setup-{row}-other"));
        }
        if row == "game" {
            device.tap(Key::Right);
        }
        device.tap(Key::Down);
    }
    taps(&mut device, &[Key::Up, Key::Right]);
    walk.look(&mut device, "tiny-epic-clock/names");

    let mut device = walk.who_plays("Tiny Epic Crimes");
    walk.look(&mut device, "tiny-epic-clock/who-plays");
    taps(&mut device, &[Key::Left, Key::Left]);
    walk.look(&mut device, "tiny-epic-clock/who-plays-alone");
    taps(&mut device, &[Key::A, Key::Down]);
    walk.look(&mut device, "tiny-epic-clock/setup-officers-alone");
}

/// Our guess is shown before the first game on it.
fn asked_board(walk: &mut Walk) {
    let mut device = walk.set_up("Tiny Epic Crimes");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-clock/board-question");
    taps(&mut device, &[Key::B, Key::Down, Key::Right, Key::A]);
    walk.look(&mut device, "tiny-epic-clock/board-question-team");
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-clock/board-team-changed");
}

fn own_board(walk: &mut Walk) {
    let mut device = walk.set_up("Tiny Epic Crimes");
    taps(&mut device, &[Key::Down, Key::Down, Key::Down, Key::Down, Key::Right, Key::X]);
    walk.look(&mut device, "tiny-epic-clock/board");
    taps(&mut device, &[Key::Right; 5]);
    walk.look(&mut device, "tiny-epic-clock/board-line");
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, "tiny-epic-clock/board-changed");
    taps(&mut device, &[Key::Left; 5]);
    device.tap(Key::Down);
    walk.look(&mut device, "tiny-epic-clock/board-all-night");
    device.tap(Key::Up);
    taps(&mut device, &[Key::Left; 12]);
    device.tap(Key::Up);
    walk.look(&mut device, "tiny-epic-clock/board-no-night");
    taps(&mut device, &[Key::B, Key::Up, Key::Up, Key::Up, Key::Right, Key::A]);
    walk.look(&mut device, "tiny-epic-clock/board-team");
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-clock/begun");
}

/// Every house event, as it is drawn, and the questions that some of them ask.
fn cards(walk: &mut Walk) {
    for id in EventId::all() {
        let name = ECHO_RIDGE.events.cards[id].name;
        for (mode, suffix) in [(Mode::Standard, ""), (Mode::Coop, "-team")] {
            let setup = Setup { mode, ..of(Study { opening_events: Some(0), ..deck(&[name]) }) };
            let mut device = game(walk, &setup, 3);
            device.enter("event");
            walk.look(&mut device, &format!("tiny-epic-clock/card-{name}{suffix}"));
        }
    }
}

fn turns(walk: &mut Walk) {
    let setup = of(deck(&["parade", "stolen-files", "press-call", "gas", "mole"]));
    let mut device = game(walk, &setup, 3);
    walk.look(&mut device, "tiny-epic-clock/row");
    place_all(&mut device);
    walk.look(&mut device, "tiny-epic-clock/clock");
    device.tap(Key::Right);
    walk.look(&mut device, "tiny-epic-clock/hours");
    taps(&mut device, &[Key::Right, Key::Up]);
    walk.look(&mut device, "tiny-epic-clock/hours-line");
    taps(&mut device, &[Key::Right, Key::Right]);
    walk.look(&mut device, "tiny-epic-clock/hours-lines");
    device.tap(Key::B);
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-clock/event");
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-clock/said-parade");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-clock/burns");
    taps(&mut device, &[Key::B, Key::Right]);
    walk.look(&mut device, "tiny-epic-clock/officers-start");
    device.tap(Key::B);
    device.enter("p1 hours 7");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-clock/row-moved");
    place_all(&mut device);
    walk.look(&mut device, "tiny-epic-clock/clock-two");
    device.tap(Key::X);
    device.tap(Key::Right);
    walk.look(&mut device, "tiny-epic-clock/event-two");
    device.tap(Key::B);
    device.menu();
    walk.look(&mut device, "tiny-epic-clock/menu");
}

/// The dice, tumbling and at rest, with everything that can be said about them.
fn dice(walk: &mut Walk) {
    let setup = of(Study { opening_events: Some(0), ..deck(&["ransom-call"]) });
    for (seed, name) in
        [(1, "roll"), (2, "roll-second"), (4, "roll-third"), (6, "roll-fourth"), (8, "roll-fifth")]
    {
        let mut device = game(walk, &setup, seed);
        taps(&mut device, &[Key::Right]);
        device.press(Key::A);
        device.wait(100);
        if seed == 1 {
            walk.look(&mut device, "tiny-epic-clock/roll-tumbles");
        }
        device.wait(600);
        walk.look(&mut device, &format!("tiny-epic-clock/{name}"));
    }
}

fn questions(walk: &mut Walk) {
    let mut device = game(walk, &of(deck(&["ransom-call", "mole"])), 3);
    walk.look(&mut device, "tiny-epic-clock/choose");
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-clock/token");
    place_all(&mut device);
    device.enter("penalty");
    walk.look(&mut device, "tiny-epic-clock/penalty");
    device.enter("pushed");
    walk.look(&mut device, "tiny-epic-clock/clock-pushed");

    let late = Study { hours: [Some(43), Some(45), Some(46), None], ..deck(&["back-room", "mole"]) };
    let setup = Setup { dice: Source::Table, ..of(late) };
    let mut device = game(walk, &setup, 3);
    walk.look(&mut device, "tiny-epic-clock/own-card");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-clock/own-set-up");
    device.enter("done");
    device.enter("p1 hours 1");
    walk.look(&mut device, "tiny-epic-clock/own-roll");
    device.enter("placed");
    walk.look(&mut device, "tiny-epic-clock/may-report");
    device.enter("p1 report");
    device.enter("p2 hours 3");
    device.enter("placed");
    walk.look(&mut device, "tiny-epic-clock/reported");
    device.approach::<TinyEpicClock>();
    device.enter("clock p3 48");
    walk.look(&mut device, "tiny-epic-clock/clock-last");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-clock/last-hour");

    let mut device = game(walk, &of(deck(&["press-call", "vests", "mole"])), 3);
    place_all(&mut device);
    device.enter("p1 hours 7");
    walk.look(&mut device, "tiny-epic-clock/red-line-asks");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-clock/summons");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-clock/summons-one");
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-clock/card-after-summons");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-clock/pushed");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-clock/gangster");

    let burning = Study { hours: [Some(5), Some(9), Some(11), None], ..deck(&["bounty", "parade", "mole"]) };
    let mut device = game(walk, &of(burning), 5);
    place_all(&mut device);
    device.enter("event");
    place_all(&mut device);
    device.enter("p1 hours 20");
    walk.look(&mut device, "tiny-epic-clock/wanted-moves");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-clock/wanted-moves-to");
    // As many tokens as there can be: the line that they see next spreads nothing.
    let spread = Study { hours: [Some(5), Some(5), Some(5), None], ..deck(&["gas"]) };
    let mut device = game(walk, &of(spread), 3);
    place_all(&mut device);
    for turn in ["p1 hours 20", "p2 hours 20", "p3 hours 20"] {
        device.enter(turn);
        place_all(&mut device);
    }
    device.enter("p3 hours 8");
    walk.look(&mut device, "tiny-epic-clock/gas-full");
    let mut device = game(walk, &of(deck(&["mole"])), 3);
    device.approach::<TinyEpicClock>();
    taps(&mut device, &[Key::Right, Key::Right, Key::Up]);
    walk.look(&mut device, "tiny-epic-clock/hours-empty-deck");
}

fn printed(walk: &mut Walk) {
    let setup = Setup { events: Cards::Printed, players: Some(4), ..Setup::default() };
    let mut device = game(walk, &setup, 3);
    walk.look(&mut device, "tiny-epic-clock/draw");
    device.menu();
    device.tap(Key::B);
    device.enter("drawn timed");
    walk.look(&mut device, "tiny-epic-clock/clock-printed");
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-clock/event-printed");
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-clock/said-printed");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-clock/naming");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-clock/clock-named");
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-clock/event-named");
    device.tap(Key::Right);
    walk.look(&mut device, "tiny-epic-clock/officers-four");
    device.tap(Key::B);
    device.enter("clock p4 40");
    device.enter("event");
    device.enter("drawn timed");
    walk.look(&mut device, "tiny-epic-clock/draw-again");
}

fn by_hand(walk: &mut Walk) {
    let mut device = game(walk, &of(Study { opening_events: Some(0), ..deck(&["mole"]) }), 3);
    device.menu();
    choose(&mut device, |words| words.by_hand);
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-clock/by-hand");
    choose(&mut device, |words| words.set_marker);
    device.tap(Key::A);
    taps(&mut device, &[Key::Down, Key::Right, Key::Right, Key::Right]);
    walk.look(&mut device, "tiny-epic-clock/marker");
}

fn teams(walk: &mut Walk) {
    let study =
        Study { hours: [Some(21), Some(23), Some(26), Some(40)], marker: Some(45), ..deck(&["mole"]) };
    let setup = Setup { players: Some(4), mode: Mode::Coop, ..of(study) };
    let mut device = game(walk, &setup, 3);
    device.approach::<TinyEpicClock>();
    walk.look(&mut device, "tiny-epic-clock/clock-team");
    device.tap(Key::Right);
    walk.look(&mut device, "tiny-epic-clock/hours-team");
    device.tap(Key::B);
    device.enter("penalty");
    walk.look(&mut device, "tiny-epic-clock/out-of-time");
    device.tap(Key::A);
    taps(&mut device, &[Key::X, Key::Right]);
    walk.look(&mut device, "tiny-epic-clock/officers-team");
}

/// Full slots, a fuse that burns down, a timed event that comes too late.
fn late(walk: &mut Walk) {
    let study = Study {
        hours: [Some(28), Some(30), Some(30), Some(31)],
        ..deck(&["ticking-parcel", "back-room", "mole", "gas", "press-call", "vests"])
    };
    let setup = Setup { players: Some(4), ..of(Study { opening_events: Some(3), ..study }) };
    let mut device = game(walk, &setup, 3);
    place_all(&mut device);
    taps(&mut device, &[Key::Right; 4]);
    walk.look(&mut device, "tiny-epic-clock/hours-penalty");
    device.tap(Key::B);
    device.enter("resolved 2");
    device.enter("burnt 1");
    walk.look(&mut device, "tiny-epic-clock/burnt");
    place_all(&mut device);
    device.enter("event");
    place_all(&mut device);
    device.enter("clock p4 40");
    device.enter("event");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-clock/too-late");
}

/// Every kind of entry in words.
fn histories(walk: &mut Walk) {
    let own = Setup {
        dice: Source::Table,
        ..of(Study {
            opening_events: Some(0),
            ..deck(&["gas", "ticking-parcel", "mole", "cleaner", "vests"])
        })
    };
    let first = [
        "event",
        "away",
        "done",
        "p1 hours 2",
        "taken",
        "empty",
        "lost",
        "burnt 1",
        "pushed",
        "placed",
        "clock p2 9",
        "resolved 2 p1",
    ];
    let device = of(deck(&["ransom-call"]));
    let second = ["choose b", "again", "placed", "roll"];
    let paid = of(deck(&["ransom-call"]));
    let printed = Setup {
        events: Cards::Printed,
        dice: Source::Table,
        ..of(Study { hours: [Some(43), Some(45), Some(45), None], ..Study::default() })
    };
    let third = [
        "drawn plain",
        "name 1 B",
        "p1 hours 1",
        "placed",
        "p1 go-on",
        "penalty",
        "lost",
        "p1 hours 3",
        "placed",
    ];
    let summons = Setup { dice: Source::Table, ..of(deck(&["press-call", "mole"])) };
    let fourth = ["done", "p1 hours 7", "there p1", "placed"];
    let games: [(&str, &Setup, &[&str]); 6] = [
        ("own", &own, &first),
        ("device", &device, &second),
        ("paid", &paid, &["choose a"]),
        ("printed", &printed, &third),
        ("summons", &summons, &fourth),
        ("report", &printed, &["drawn plain", "p1 hours 1", "placed", "p1 report"]),
    ];
    for (name, setup, actions) in games {
        let mut device = game(walk, setup, 2);
        actions.iter().for_each(|action| device.enter(action));
        device.approach::<TinyEpicClock>();
        device.menu();
        assert!(device.step(&Step::Choose(in_all(|language| language.texts().history))), "{}", device.read());
        device.tap(Key::A);
        for page in 0..actions.len() / 3 + 2 {
            walk.look(&mut device, &format!("tiny-epic-clock/history-{name}-{page}"));
            taps(&mut device, &[Key::Down, Key::Down, Key::Down]);
        }
    }
}

/// What the table reads from afar: day and night, a team, every length of the time, and the hour without a timer.
fn faces(walk: &mut Walk) {
    let study = Study { hours: [Some(9), Some(14), Some(20), Some(31)], ..Study::default() };
    let setup = Setup {
        players: Some(4),
        dice: Source::Table,
        study: Some(Study { opening_events: Some(0), ..study }),
        ..Setup::default()
    };
    let begun = |walk: &Walk, mode: Mode, clock: ClockSetting| -> Device {
        let setup = Setup { mode, ..setup.clone() };
        let mut device: Device = walk.device(begin::<TinyEpicClock>(&setup, 3, &[], clock, false));
        device.tap(Key::A);
        device
    };
    let mut device = begun(walk, Mode::Standard, ClockSetting::Down { minutes: 2 });
    for (wait, name) in [(18, ""), (72, "-minute"), (22, "-ten"), (20, "-over"), (300, "-long-over")] {
        device.wait(wait * 1_000);
        walk.look(&mut device, &format!("tiny-epic-clock/face{name}"));
    }
    let mut device = begun(walk, Mode::Standard, ClockSetting::Bank { minutes: 30 });
    device.wait(6_000);
    walk.look(&mut device, "tiny-epic-clock/face-half-hour");
    for (hours, name) in [(0, "day"), (20, "night")] {
        let mut device = begun(walk, Mode::Standard, ClockSetting::Off);
        if hours > 0 {
            device.enter(&format!("p1 hours {hours}"));
            device.enter("placed");
            device.approach::<TinyEpicClock>();
        }
        device.wait(6_000);
        walk.look(&mut device, &format!("tiny-epic-clock/face-hour-{name}"));
    }
    let mut device = begun(walk, Mode::Coop, ClockSetting::Up);
    device.wait(65_000);
    walk.look(&mut device, "tiny-epic-clock/face-team");
    let mut device = begun(walk, Mode::Coop, ClockSetting::Off);
    device.wait(6_000);
    walk.look(&mut device, "tiny-epic-clock/face-hour-team");
}

/// What else is said about a card that lies: tokens that are gone one by one, a card that leaves.
fn lying(walk: &mut Walk) {
    let mut device = game(walk, &of(deck(&["gas", "ticking-parcel", "mole"])), 3);
    place_all(&mut device);
    device.enter("event");
    place_all(&mut device);
    taps(&mut device, &[Key::X, Key::X]);
    walk.look(&mut device, "tiny-epic-clock/said-gas");
    choose(&mut device, |words| words.card_leaves_so);
    taps(&mut device, &[Key::Up, Key::A]);
    walk.look(&mut device, "tiny-epic-clock/clock-cleared");
    taps(&mut device, &[Key::X, Key::Right, Key::X]);
    walk.look(&mut device, "tiny-epic-clock/said-parcel");
    choose(&mut device, |words| words.card_leaves_so);
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-clock/clock-gone");
    device.menu();
    assert!(device.step(&Step::Choose(in_all(|language| language.texts().history))), "{}", device.read());
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-clock/history-gone");
}

/// Every house event set up with the dice of the table, then a red line for it.
fn own_dice(walk: &mut Walk) {
    for id in EventId::all() {
        let name = ECHO_RIDGE.events.cards[id].name;
        let study =
            Study { opening_events: Some(0), ..deck(&[name, if name == "mole" { "vests" } else { "mole" }]) };
        let setup = Setup { dice: Source::Table, mode: Mode::Standard, ..of(study) };
        let mut device = game(walk, &setup, 3);
        device.enter("event");
        device.approach::<TinyEpicClock>();
        for step in 0..4 {
            let game: TinyEpicClock = mirror(&device.store).expect("a game runs");
            let enters = match game.table().pending() {
                Some(Task::OwnStep(..)) => "done",
                Some(Task::OwnLine(..)) => "line 3",
                Some(Task::Choose(_)) => "choose b",
                _ => break,
            };
            walk.look(&mut device, &format!("tiny-epic-clock/own-{name}-{step}"));
            device.enter(enters);
            device.approach::<TinyEpicClock>();
        }
        walk.look(&mut device, &format!("tiny-epic-clock/own-{name}-clock"));
        device.enter("p1 hours 7");
        walk.look(&mut device, &format!("tiny-epic-clock/own-{name}-line"));
    }
    let study = Study { opening_events: Some(0), ..deck(&["stolen-files"]) };
    let setup = Setup { dice: Source::Table, mode: Mode::Coop, ..of(study) };
    let mut device = game(walk, &setup, 3);
    device.enter("event");
    device.approach::<TinyEpicClock>();
    device.enter("done");
    walk.look(&mut device, "tiny-epic-clock/own-company");
}

/// Penalties with their causes, and what is asked before something is drawn.
fn causes(walk: &mut Walk) {
    let cards = ["ticking-parcel", "press-call", "mole", "back-room", "vests"];
    for (mode, suffix) in [(Mode::Standard, ""), (Mode::Coop, "-team")] {
        for (name, actions) in [
            ("bag", &["p1 hours 1", "empty"][..]),
            ("slots", &["event", "done", "event", "event"]),
            ("burnt", &["burnt 1"]),
            ("nobody", &["event", "done", "p1 hours 7", "there nobody"]),
            ("card", &["penalty"]),
        ] {
            let setup = Setup { dice: Source::Table, mode, ..of(deck(&cards)) };
            let mut device = game(walk, &setup, 3);
            place_all(&mut device);
            for action in actions {
                device.enter(action);
            }
            for page in 0..3 {
                walk.look(&mut device, &format!("tiny-epic-clock/cause-{name}{suffix}-{page}"));
                device.tap(Key::A);
            }
        }
    }
    let mut device = game(walk, &of(deck(&["mole", "vests"])), 3);
    device.approach::<TinyEpicClock>();
    taps(&mut device, &[Key::X, Key::A]);
    walk.look(&mut device, "tiny-epic-clock/who-solved");
    taps(&mut device, &[Key::B, Key::B]);
    for row in [1, 2, 3] {
        device.menu();
        choose(&mut device, |words| words.by_hand);
        device.tap(Key::A);
        taps(&mut device, &vec![Key::Down; row]);
        device.tap(Key::A);
        walk.look(&mut device, &format!("tiny-epic-clock/really-{row}"));
        taps(&mut device, &[Key::B, Key::B]);
    }
}

/// The entries about the end, before its last one.
fn ended_histories(walk: &mut Walk) {
    let hours = [Some(48), Some(48), Some(48), None];
    let setup = Setup { dice: Source::Table, ..of(Study { hours, ..deck(&["parade"]) }) };
    let mut device = game(walk, &setup, 3);
    device.approach::<TinyEpicClock>();
    device.enter("line 2");
    for action in
        ["p1 report", "p2 report", "p3 report", "right p1 p2", "p1 badge 3", "p2 badge 3", "p1 evidence 1"]
    {
        device.enter(action);
    }
    device.menu();
    assert!(device.step(&Step::Choose(in_all(|language| language.texts().history))), "{}", device.read());
    device.tap(Key::A);
    for page in 0..4 {
        walk.look(&mut device, &format!("tiny-epic-clock/history-end-{page}"));
        taps(&mut device, &[Key::Down, Key::Down, Key::Down]);
    }
}

fn end(walk: &mut Walk) {
    let study =
        Study { hours: [Some(48), Some(48), Some(48), None], opening_events: Some(0), ..Study::default() };
    let reported = |setup: &Setup| {
        let mut device = game(walk, setup, 3);
        for _ in 0..3 {
            let game: TinyEpicClock = mirror(&device.store).expect("a game runs");
            device.enter(&format!("{} report", game.table().now().officer));
        }
        device.approach::<TinyEpicClock>();
        device
    };
    let rivals = of(study.clone());
    let mut badges = reported(&rivals);
    let mut evidence = reported(&rivals);
    let mut shared = reported(&rivals);
    let mut nobody = reported(&rivals);
    let mut one = reported(&rivals);
    let hours = Study { hours: [Some(46), Some(48), Some(48), None], ..study.clone() };
    let mut by_hours = game(walk, &Setup { dice: Source::Table, ..of(hours) }, 3);
    let team = Setup { mode: Mode::Coop, ..of(study) };
    let mut right = reported(&team);
    let mut wrong = reported(&team);

    walk.look(&mut badges, "tiny-epic-clock/right");
    taps(&mut badges, &[Key::A, Key::Down, Key::A]);
    walk.look(&mut badges, "tiny-epic-clock/right-two");
    badges.tap(Key::X);
    walk.look(&mut badges, "tiny-epic-clock/badge");
    badges.enter("p1 badge 6");
    badges.enter("p2 badge 4");
    walk.look(&mut badges, "tiny-epic-clock/won-badges");
    badges.tap(Key::A);
    walk.look(&mut badges, "tiny-epic-clock/result");
    badges.tap(Key::A);
    walk.look(&mut badges, "tiny-epic-clock/officers-end");

    ["right p1 p2", "p1 badge 3", "p2 badge 3"].into_iter().for_each(|action| evidence.enter(action));
    walk.look(&mut evidence, "tiny-epic-clock/evidence");
    evidence.enter("p1 evidence 2");
    evidence.enter("p2 evidence 1");
    walk.look(&mut evidence, "tiny-epic-clock/won-evidence");
    for action in ["right p1 p2", "p1 badge 0", "p2 badge 0", "p1 evidence 1", "p2 evidence 1"] {
        shared.enter(action);
    }
    walk.look(&mut shared, "tiny-epic-clock/won-shared");
    nobody.tap(Key::X);
    walk.look(&mut nobody, "tiny-epic-clock/end-nobody");
    one.enter("right p2");
    walk.look(&mut one, "tiny-epic-clock/won-alone");
    for action in ["p1 hours 1", "placed", "p1 report"] {
        by_hours.enter(action);
    }
    for _ in 0..2 {
        let game: TinyEpicClock = mirror(&by_hours.store).expect("a game runs");
        by_hours.enter(&format!("{} report", game.table().now().officer));
    }
    for action in ["right p1 p2", "p1 badge 12", "p2 badge 12"] {
        by_hours.enter(action);
    }
    walk.look(&mut by_hours, "tiny-epic-clock/won-hours");
    walk.look(&mut right, "tiny-epic-clock/right-team");
    taps(&mut right, &[Key::A, Key::X]);
    walk.look(&mut right, "tiny-epic-clock/team-right");
    wrong.tap(Key::X);
    walk.look(&mut wrong, "tiny-epic-clock/end-team-wrong");
}
