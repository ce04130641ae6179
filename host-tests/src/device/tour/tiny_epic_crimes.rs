//! The walk through all of Tiny Epic Crimes. What happens only now and then is looked for in scripted games, once for all
//! languages.

mod moments;
mod printed;
mod solved;

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_companion::games::tiny_epic_crimes::cards::HandText;
use confidant_core::id::Id as _;
use confidant_core::tiny_epic_crimes::cards::{EventId, ForceId};
use confidant_core::tiny_epic_crimes::kinds::{Colour, Mode, Officer, Suspect};
use confidant_core::tiny_epic_crimes::{
    Block, ECHO_RIDGE, LineSet, OfficerStudy, Setup, Study, TinyEpicCrimes,
};

use super::{Walk, taps};
use crate::device::{Device, Step, begin, entry_of, in_all};
use crate::soak::tiny_epic_crimes::{Style, play_one};

fn block(name: &str) -> Block {
    name.parse().expect("a block of the city")
}

fn event(name: &str) -> EventId {
    let cards = &ECHO_RIDGE.events.cards;
    EventId::all().find(|&id| cards[id].name == name).expect("a house event")
}

fn force(name: &str) -> ForceId {
    let cards = &ECHO_RIDGE.force.cards;
    ForceId::all().find(|&id| cards[id].name == name).expect("a force card")
}

fn of(players: u8, mode: Mode, study: Study) -> Setup {
    Setup { players: Some(players), mode, abilities: false, study: Some(study), ..Setup::default() }
}

/// A city without events.
fn quiet() -> Study {
    Study { opening_events: Some(0), ..Study::default() }
}

/// A game that begins so, opened at the table.
fn game(walk: &Walk, setup: &Setup, seed: u64) -> Device {
    let mut device: Device = walk.device(begin::<TinyEpicCrimes>(setup, seed, &[], ClockSetting::Off, false));
    device.tap(Key::A);
    device.approach::<TinyEpicCrimes>();
    device
}

/// Every screen of the game.
pub(in crate::device) fn walk(walk: &mut Walk) {
    set_up(walk);
    turn(walk);
    reasons(walk);
    secrets(walk);
    team(walk);
    ends(walk);
    moments::walk(walk);
    printed::walk(walk);
    solved::walk(walk);
    replay(walk);
}

/// A game that was played to its end, seen once more.
fn replay(walk: &mut Walk) {
    let setup = Setup { players: Some(3), ..Setup::default() };
    let mut store = begin::<TinyEpicCrimes>(&setup, 11, &[], ClockSetting::Off, false);
    let (_, journal, _) = play_one(&setup, 11, Style::Scripted);
    journal.actions.iter().for_each(|action| store.append(entry_of(action)));
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    let how = Step::Choose(in_all(|language| language.texts().how_it_went));
    assert!(device.step(&how), "{}", device.read());
    walk.look(&mut device, "tiny-epic-crimes/result-list-replay");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-crimes/replay-start");
    taps(&mut device, &[Key::Right; 9]);
    walk.look(&mut device, "tiny-epic-crimes/replay-turn");
    taps(&mut device, &[Key::Right; 12]);
    walk.look(&mut device, "tiny-epic-crimes/replay-later");
    taps(&mut device, &[Key::Right; 99]);
    walk.look(&mut device, "tiny-epic-crimes/replay-last");
}

fn at_set_up(walk: &Walk) -> Device {
    let mut device = walk.set_up("Tiny Epic Crimes");
    device.tap(Key::Left);
    device
}

fn set_up(walk: &mut Walk) {
    let mut device = at_set_up(walk);
    for row in ["keeps", "game", "dice", "city", "abilities", "board", "clock", "names", "codes"] {
        walk.look(&mut device, &format!("tiny-epic-crimes/setup-{row}"));
        if matches!(row, "dice" | "city" | "abilities") {
            device.tap(Key::Right);
            walk.look(&mut device, &format!("tiny-epic-crimes/setup-{row}-other"));
        }
        if row == "dice" {
            device.tap(Key::Right);
            walk.look(&mut device, "tiny-epic-crimes/setup-dice-both");
        }
        device.tap(Key::Down);
    }
    let mut sealed = at_set_up(walk);
    sealed.tap(Key::A);
    walk.look(&mut sealed, "tiny-epic-crimes/seal");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-crimes/city-bare");
    taps(&mut device, &[Key::Right, Key::A, Key::Right, Key::A, Key::A]);
    walk.look(&mut device, "tiny-epic-crimes/city-entered");
}

fn turn(walk: &mut Walk) {
    let mut study = quiet();
    study.gangsters = Some([(block("23"), Colour::Blue), (block("34"), Colour::Red)].into_iter().collect());
    let setup = of(3, Mode::Standard, study);
    let mut device = game(walk, &setup, 5);
    walk.look(&mut device, "tiny-epic-crimes/clock");
    device.tap(Key::Up);
    walk.look(&mut device, "tiny-epic-crimes/drive");
    taps(&mut device, &[Key::Right, Key::Right]);
    walk.look(&mut device, "tiny-epic-crimes/drive-far");
    taps(&mut device, &[Key::B, Key::Up, Key::A]);
    walk.look(&mut device, "tiny-epic-crimes/deeds");
    taps(&mut device, &[Key::Down]);
    walk.look(&mut device, "tiny-epic-crimes/deeds-risk");
    taps(&mut device, &[Key::Down]);
    walk.look(&mut device, "tiny-epic-crimes/deeds-arrest");
    taps(&mut device, &[Key::Down]);
    walk.look(&mut device, "tiny-epic-crimes/deeds-coffee");
    taps(&mut device, &[Key::Up, Key::Up, Key::Up, Key::A]);
    device.wait(100);
    walk.look(&mut device, "tiny-epic-crimes/result-tumbles");
    device.wait(700);
    walk.look(&mut device, "tiny-epic-crimes/result");
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-crimes/city");
    taps(&mut device, &[Key::B, Key::A]);
    device.approach::<TinyEpicCrimes>();
    walk.look(&mut device, "tiny-epic-crimes/clock-moves");
    taps(&mut device, &[Key::X, Key::X]);
    walk.look(&mut device, "tiny-epic-crimes/case");
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-crimes/officers");
    device.tap(Key::B);
    device.menu();
    walk.look(&mut device, "tiny-epic-crimes/menu");
}

/// All deeds of a block, page by page.
fn all_deeds(walk: &mut Walk, device: &mut Device, keys: &[Key], name: &str) {
    taps(device, keys);
    taps(device, &[Key::A, Key::X]);
    for page in 0..5 {
        walk.look(device, &format!("tiny-epic-crimes/{name}-{page}"));
        taps(device, &[Key::Down, Key::Down, Key::Down]);
    }
    device.tap(Key::B);
    device.approach::<TinyEpicCrimes>();
}

/// Why something cannot be done: by day and by night, in a team, with events, on the last hours.
fn reasons(walk: &mut Walk) {
    let day = Study {
        informants: Some(LineSet::NONE),
        gangsters: Some([(block("23"), Colour::Blue)].into_iter().collect()),
        events: Some([event("mole"), event("wall-of-silence")].into_iter().collect()),
        opening_events: Some(2),
        ..Study::default()
    };
    let mut device = game(walk, &of(3, Mode::Standard, day), 5);
    all_deeds(walk, &mut device, &[Key::Up], "day");
    all_deeds(walk, &mut device, &[Key::Down, Key::Down], "day-far");
    let mut night = Study {
        witnesses: Some(LineSet::NONE),
        gangsters: Some([(block("22"), Colour::Blue)].into_iter().collect()),
        events: Some([event("for-sale"), event("gas")].into_iter().collect()),
        opening_events: Some(2),
        ..Study::default()
    };
    night.officers[0] = OfficerStudy { hour: Some(14), cell: Some(Colour::Red), ..OfficerStudy::NONE };
    night.officers[1] = OfficerStudy { hour: Some(14), ..OfficerStudy::NONE };
    let mut device = game(walk, &of(2, Mode::Standard, night), 4);
    all_deeds(walk, &mut device, &[Key::Up, Key::Left], "night");
    all_deeds(walk, &mut device, &[Key::Down], "night-other");
    let mut barred = Study {
        events: Some([event("star-witness")].into_iter().collect()),
        gangsters: Some([(block("22"), Colour::Blue)].into_iter().collect()),
        ..Study::default()
    };
    for officer in &mut barred.officers[..2] {
        officer.hour = Some(14);
    }
    let mut device = game(walk, &of(2, Mode::Standard, barred), 4);
    all_deeds(walk, &mut device, &[Key::Up, Key::Left], "barred");
    let mut late = quiet();
    late.gangsters = Some([(block("22"), Colour::Grey)].into_iter().collect());
    for officer in &mut late.officers[..2] {
        *officer = OfficerStudy { hour: Some(47), car: Some(block("22")), ..OfficerStudy::NONE };
    }
    let mut device = game(walk, &of(2, Mode::Standard, late.clone()), 4);
    all_deeds(walk, &mut device, &[], "late");
    let mut device = game(walk, &of(2, Mode::Coop, late), 4);
    all_deeds(walk, &mut device, &[], "team");
}

fn secrets(walk: &mut Walk) {
    let mut study = quiet();
    study.officers[0] = OfficerStudy {
        hand: Some([Suspect::B, Suspect::K].into_iter().collect()),
        force: Some([force("ride-along"), force("siren")].into_iter().collect()),
        ..OfficerStudy::NONE
    };
    study.officers[1].force = Some([].into_iter().collect());
    let mut device = game(walk, &of(3, Mode::Standard, study), 5);
    device.press(Key::Y);
    device.wait(300);
    walk.look(&mut device, "tiny-epic-crimes/look");
    device.wait(500);
    walk.look_secret(&mut device, "tiny-epic-crimes/notebook");
    device.tap(Key::Down);
    while !device.look().trace().chosen().contains(&"E".to_owned()) {
        device.tap(Key::Down);
    }
    walk.look_secret(&mut device, "tiny-epic-crimes/notebook-suspect");
    device.tap(Key::Left);
    walk.look_secret(&mut device, "tiny-epic-crimes/tokens");
    taps(&mut device, &[Key::Right, Key::Right]);
    let card = |name: &str| {
        let id = force(name);
        Step::Choose(in_all(move |language| HandText::of_force(id).name(language)))
    };
    assert!(device.step(&card("ride-along")), "{}", device.read());
    walk.look_secret(&mut device, "tiny-epic-crimes/cards-not-now");
    assert!(device.step(&card("siren")), "{}", device.read());
    walk.look_secret(&mut device, "tiny-epic-crimes/cards");
    device.tap(Key::Right);
    walk.look_secret(&mut device, "tiny-epic-crimes/card-use");
    device.tap(Key::Right);
    device.release(Key::Y);
    walk.look(&mut device, "tiny-epic-crimes/card-played");
    device.tap(Key::A);
    taps(&mut device, &[Key::X, Key::X, Key::X, Key::Down]);
    device.look_in();
    taps(&mut device, &[Key::Right]);
    walk.look_secret(&mut device, "tiny-epic-crimes/no-cards");
    device.release(Key::Y);
}

fn team(walk: &mut Walk) {
    let mut study = quiet();
    study.officers[0] = OfficerStudy {
        hour: Some(10),
        force: Some([force("tip-off"), force("cold-case"), force("curfew")].into_iter().collect()),
        ..OfficerStudy::NONE
    };
    study.officers[1] = OfficerStudy { hour: Some(12), cell: Some(Colour::Grey), ..OfficerStudy::NONE };
    let mut device = game(walk, &of(2, Mode::Coop, study), 5);
    walk.look(&mut device, "tiny-epic-crimes/clock-team");
    taps(&mut device, &[Key::X, Key::X]);
    walk.look(&mut device, "tiny-epic-crimes/team-notebook");
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-crimes/officers-team");
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-crimes/team-cards");
    taps(&mut device, &[Key::A]);
    walk.look(&mut device, "tiny-epic-crimes/team-card-use");
}

/// Three officers on the last hour, one of them already done.
fn last(mode: Mode, badges: [u8; 3]) -> Setup {
    let mut study = Study { murderer: Some(Suspect::F), ..quiet() };
    for (officer, badge) in study.officers.iter_mut().zip(badges) {
        *officer = OfficerStudy { hour: Some(48), badge: Some(badge), ..OfficerStudy::NONE };
    }
    of(3, mode, study)
}

fn ends(walk: &mut Walk) {
    let mut device = game(walk, &last(Mode::Standard, [4, 0, 6]), 11);
    walk.look(&mut device, "tiny-epic-crimes/clock-last");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-crimes/last-hour");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-crimes/reported");
    device.tap(Key::A);
    for officer in [Officer::P2, Officer::P3] {
        device.enter(&format!("{officer} report"));
    }
    device.approach::<TinyEpicCrimes>();
    walk.look(&mut device, "tiny-epic-crimes/accuse-hold");
    device.look_in();
    walk.look_secret(&mut device, "tiny-epic-crimes/accuse");
    device.tap(Key::B);
    walk.look_secret(&mut device, "tiny-epic-crimes/accuse-notebook");
    device.tap(Key::Right);
    for name in ["accuse-second", "accuse-sure"] {
        let arm = device.arm(&["F".to_owned()]).expect("every letter lies on an arm");
        device.tap(arm);
        walk.look_secret(&mut device, &format!("tiny-epic-crimes/{name}"));
    }
    device.tap(Key::Right);
    device.release(Key::Y);
    device.menu();
    walk.look(&mut device, "tiny-epic-crimes/accuse-menu");
    device.tap(Key::B);
    device.enter("p2 accuse J");
    device.enter("p3 accuse F");
    device.wait(900);
    walk.look(&mut device, "tiny-epic-crimes/finale-turns");
    device.wait(1500);
    walk.look(&mut device, "tiny-epic-crimes/finale");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-crimes/result-list");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-crimes/murderer");
    taps(&mut device, &[Key::B, Key::Down, Key::A]);
    walk.look(&mut device, "tiny-epic-crimes/officers-end");
    for (accused, name) in [(["A", "B", "C"], "all-lose"), (["F", "A", "F"], "share")] {
        let mut device = game(walk, &last(Mode::Standard, [4, 0, 4]), 11);
        for officer in Officer::ALL.into_iter().take(3) {
            device.enter(&format!("{officer} report"));
        }
        for (officer, letter) in Officer::ALL.into_iter().zip(accused) {
            device.enter(&format!("{officer} accuse {letter}"));
        }
        device.wait(2500);
        walk.look(&mut device, &format!("tiny-epic-crimes/finale-{name}"));
    }
    for (letter, name) in [("F", "wins"), ("A", "loses")] {
        let mut device = game(walk, &last(Mode::Coop, [1, 2, 3]), 11);
        for officer in Officer::ALL.into_iter().take(3) {
            device.enter(&format!("{officer} report"));
        }
        device.approach::<TinyEpicCrimes>();
        if letter == "F" {
            walk.look(&mut device, "tiny-epic-crimes/team-accuse");
            taps(&mut device, &[Key::Down, Key::Right, Key::A]);
            walk.look(&mut device, "tiny-epic-crimes/team-accuse-sure");
            device.tap(Key::B);
            taps(&mut device, &[Key::Up, Key::Left]);
        }
        device.enter(&format!("p1 accuse {letter}"));
        device.wait(2500);
        walk.look(&mut device, &format!("tiny-epic-crimes/finale-team-{name}"));
    }
}
