//! With the printed cards of the box: the set-up, an event drawn, what is done by hand, hours that people tell.

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_companion::games::tiny_epic_crimes::Words;
use confidant_core::chance::Source;
use confidant_core::game::Game as _;
use confidant_core::id::Id as _;
use confidant_core::tiny_epic_crimes::kinds::{Cards, Clue, Colour, ColourSet, Evidence, Mode, Officer};
use confidant_core::tiny_epic_crimes::{
    Action, Deed, HandOp, LineSet, OfficerStudy, Setup, Study, Task, TinyEpicCrimes,
};

use super::{Walk, block, of, quiet, taps};
use crate::device::{Device, Driver as _, HostStore, Step, begin, in_all};
use crate::games::CaseGame as _;
use crate::play::legal;

pub(super) fn walk(walk: &mut Walk) {
    set_up(walk);
    drawn(walk);
    lists(walk);
    said(walk);
    turn(walk);
    tokens(walk);
    penalty(walk);
    envelope(walk);
}

fn printed(players: u8, study: Study) -> Setup {
    Setup { cards: Cards::Printed, ..of(players, Mode::Standard, study) }
}

/// A game that began so and went on like this, at the table.
fn after(walk: &Walk, setup: &Setup, seed: u64, actions: &[&str]) -> Device {
    let mut store: HostStore = begin::<TinyEpicCrimes>(setup, seed, &[], ClockSetting::Off, false);
    store.append_all::<TinyEpicCrimes>(actions);
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    device.approach::<TinyEpicCrimes>();
    device
}

type Text = fn(&Words) -> &'static str;

fn choose(device: &mut Device, text: Text) {
    let wanted = Step::Choose(in_all(|language| text(Words::of(language))));
    assert!(device.step(&wanted), "{}", device.read());
}

/// Chooses a row and takes it.
fn pick(device: &mut Device, text: Text) {
    choose(device, text);
    device.tap(Key::A);
}

fn sheet(device: &mut Device) {
    device.menu();
    pick(device, |words| words.by_hand);
}

fn set_up(walk: &mut Walk) {
    let mut device = walk.set_up("Tiny Epic Crimes");
    device.tap(Key::Right);
    walk.look(&mut device, "tiny-epic-crimes/printed-setup");
    taps(&mut device, &[Key::Down; 4]);
    walk.look(&mut device, "tiny-epic-crimes/printed-setup-murderer");
    device.tap(Key::Down);
    walk.look(&mut device, "tiny-epic-crimes/printed-setup-tokens");
    device.tap(Key::Right);
    walk.look(&mut device, "tiny-epic-crimes/printed-setup-tokens-ours");
    taps(&mut device, &[Key::Up, Key::Right]);
    walk.look(&mut device, "tiny-epic-crimes/envelope-setup");
    taps(&mut device, &[Key::Up; 4]);
    walk.look(&mut device, "tiny-epic-crimes/envelope-setup-keeps");
    device.tap(Key::Up);
    // Nobody keeps a secret here: there are no codes.
    walk.look(&mut device, "tiny-epic-crimes/envelope-setup-last");
}

/// The murderer is in the envelope, and all but one have reported.
fn in_the_envelope(mode: Mode) -> Setup {
    let mut study = quiet();
    study.gangsters = Some([].into_iter().collect());
    for (officer, hour) in study.officers.iter_mut().zip([47, 45, 44]) {
        *officer = OfficerStudy { hour: Some(hour), reported: hour < 46, ..OfficerStudy::NONE };
    }
    study.officers[1].badge = Some(3);
    let by_people = Source::Table;
    Setup { mode, envelope: by_people, dice: by_people, bag: by_people, ..printed(3, study) }
}

/// People judge: who was right, and how it came out.
fn envelope(walk: &mut Walk) {
    let setup = in_the_envelope(Mode::Standard);
    let mut device = after(walk, &setup, 5, &[]);
    device.look_in();
    walk.look_secret(&mut device, "tiny-epic-crimes/envelope-tokens");
    device.release(Key::Y);
    let ended = ["p1 card 1", "done", "roll 6 6"];
    let mut device = after(walk, &setup, 5, &ended);
    walk.look(&mut device, "tiny-epic-crimes/envelope-right");
    taps(&mut device, &[Key::A, Key::Down, Key::A]);
    walk.look(&mut device, "tiny-epic-crimes/envelope-right-two");
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-crimes/envelope-won");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-crimes/envelope-end");
    device.menu();
    let history = Step::Choose(in_all(|language| language.texts().history));
    assert!(device.step(&history), "{}", device.read());
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-crimes/envelope-history");
    let mut device = after(walk, &setup, 5, &ended);
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-crimes/envelope-end-lost");
    let setup = in_the_envelope(Mode::Coop);
    let mut device = after(walk, &setup, 5, &[]);
    walk.look(&mut device, "tiny-epic-crimes/envelope-team-clock");
    taps(&mut device, &[Key::X, Key::X]);
    walk.look(&mut device, "tiny-epic-crimes/envelope-team-case");
    let mut device = after(walk, &setup, 5, &ended);
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-crimes/envelope-team-right");
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-crimes/envelope-team-won");
}

/// An event is drawn at the beginning and set up; one comes too late.
fn drawn(walk: &mut Walk) {
    let mut study = Study { opening_events: Some(1), ..quiet() };
    study.gangsters = Some([(block("23"), Colour::Blue)].into_iter().collect());
    let setup = printed(2, study);
    let mut device = after(walk, &setup, 5, &[]);
    walk.look(&mut device, "tiny-epic-crimes/printed-drawn");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-crimes/printed-set-up");
    taps(&mut device, &[Key::A, Key::A, Key::Down, Key::A]);
    walk.look(&mut device, "tiny-epic-crimes/printed-set-up-done");
    for action in ["hand name 1 B", "hand captive 1 red", "hand captive 1 grey", "hand help 1 p2"] {
        device.enter(action);
    }
    device.enter("done");
    device.approach::<TinyEpicCrimes>();
    walk.look(&mut device, "tiny-epic-crimes/printed-clock");
    taps(&mut device, &[Key::X, Key::X]);
    walk.look(&mut device, "tiny-epic-crimes/printed-event");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-crimes/printed-resolve");
    device.tap(Key::Down);
    walk.look(&mut device, "tiny-epic-crimes/printed-resolve-helper");
    device.tap(Key::X);
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-crimes/printed-gains");
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-crimes/printed-gains-helpers");
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-crimes/printed-resolved");
    device.menu();
    walk.look(&mut device, "tiny-epic-crimes/printed-menu");
    let history = Step::Choose(in_all(|language| language.texts().history));
    assert!(device.step(&history), "{}", device.read());
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-crimes/printed-history");
}

/// Three officers of whom all can be done by hand that there is.
fn rich() -> Setup {
    let mut study = Study { opening_events: Some(1), informants: Some(LineSet::NONE), ..quiet() };
    study.gangsters = Some([(block("23"), Colour::Blue), (block("34"), Colour::Red)].into_iter().collect());
    study.solved = [(Evidence::Rank, Officer::P2)].into_iter().collect();
    let mut first = OfficerStudy { cell: Some(Colour::Grey), misses: 1, ..OfficerStudy::NONE };
    first.clues[Clue::Search.index()] = 1;
    first.arrested = ColourSet::only(Colour::Blue);
    study.officers[0] = first;
    let search = ["11", "12", "13", "14", "15"].into_iter().map(block).collect();
    Setup { search: Some(search), ..printed(3, study) }
}

const LAID: [&str; 8] = [
    "drawn timed",
    "hand token 1 44",
    "hand captive 1 red",
    "hand help 1 p2",
    "hand force p1",
    "hand suspect p2",
    "done",
    "hand roll",
];

/// A seed with which the last roll can be repeated in the turn.
fn seed() -> u64 {
    let repeats = |seed: &u64| {
        let game = TinyEpicCrimes::start(&rich(), TinyEpicCrimes::printed(), *seed);
        let mut game = game.unwrap_or_else(|reasons| panic!("{reasons}"));
        for action in LAID {
            game.play(action.parse().ok()?).ok()?;
        }
        let turn = matches!(game.table().pending(), Some(Task::Turn(_)));
        (turn && legal(&game).contains(&Action::Hand(HandOp::RollAgain))).then_some(())
    };
    (1..200).find(|seed| repeats(seed).is_some()).expect("some roll can be repeated")
}

/// Every list of what is done by hand, row by row.
fn lists(walk: &mut Walk) {
    let mut device = after(walk, &rich(), seed(), &LAID);
    sheet(&mut device);
    let groups: [(Text, &str, usize); 5] = [
        (|words| words.hand_gangsters, "gangsters", 3),
        (|words| words.hand_cards, "cards", 1),
        (|words| words.hand_clues, "clues", 1),
        (|words| words.officers, "officers", 3),
        (|words| words.hand_turn, "turn", 2),
    ];
    for page in 0..3 {
        walk.look(&mut device, &format!("tiny-epic-crimes/hand-{page}"));
        taps(&mut device, &[Key::Down; 4]);
    }
    for (group, name, pages) in groups {
        pick(&mut device, group);
        for page in 0..pages {
            walk.look(&mut device, &format!("tiny-epic-crimes/hand-{name}-{page}"));
            taps(&mut device, &vec![Key::Down; if name == "officers" { 3 } else { 4 }]);
        }
        device.tap(Key::B);
    }
}

/// What is asked of something done by hand.
fn said(walk: &mut Walk) {
    let mut device = after(walk, &rich(), seed(), &LAID);
    sheet(&mut device);
    pick(&mut device, |words| words.hand_token);
    device.tap(Key::Up);
    walk.look(&mut device, "tiny-epic-crimes/hand-block");
    device.tap(Key::B);
    pick(&mut device, |words| words.hand_gangsters);
    pick(&mut device, |words| words.hand_lift);
    walk.look(&mut device, "tiny-epic-crimes/hand-block-not");
    device.tap(Key::B);
    pick(&mut device, |words| words.hand_put_captive);
    walk.look(&mut device, "tiny-epic-crimes/hand-colour");
    taps(&mut device, &[Key::B, Key::B]);
    pick(&mut device, |words| words.hand_cards);
    pick(&mut device, |words| words.name_verb);
    walk.look(&mut device, "tiny-epic-crimes/hand-name");
    taps(&mut device, &[Key::B, Key::B]);
    pick(&mut device, |words| words.hand_clues);
    pick(&mut device, |words| words.hand_take);
    walk.look(&mut device, "tiny-epic-crimes/hand-clue");
    pick(&mut device, |words| words.witness);
    walk.look(&mut device, "tiny-epic-crimes/hand-column");
    device.tap(Key::B);
    pick(&mut device, |words| words.hand_give);
    device.tap(Key::A);
    let mut free = 0;
    let asks = |device: &mut Device| {
        let failure = in_all(|language| Words::of(language).token_failure);
        failure.iter().any(|text| device.reads(text))
    };
    while !asks(&mut device) {
        free += 1;
        assert!(free < 9, "{}", device.read());
        taps(&mut device, &[Key::Right, Key::A]);
    }
    walk.look(&mut device, "tiny-epic-crimes/hand-face");
    taps(&mut device, &[Key::B, Key::B]);
    pick(&mut device, |words| words.officers);
    pick(&mut device, |words| words.set_marker);
    device.tap(Key::Right);
    walk.look(&mut device, "tiny-epic-crimes/hand-marker");
    device.tap(Key::B);
    pick(&mut device, |words| words.hand_badge);
    walk.look(&mut device, "tiny-epic-crimes/hand-done");
    device.look_in();
    walk.look_secret(&mut device, "tiny-epic-crimes/printed-notebook");
    device.release(Key::Y);
}

/// Hours that people tell, what a card says, what it led to.
fn turn(walk: &mut Walk) {
    let mut study = quiet();
    study.gangsters = Some([(block("23"), Colour::Blue), (block("34"), Colour::Red)].into_iter().collect());
    for officer in &mut study.officers[..2] {
        officer.hour = Some(46);
    }
    study.officers[0].hour = Some(10);
    let mut device = after(walk, &printed(2, study), 5, &[]);
    taps(&mut device, &[Key::Up, Key::A]);
    walk.look(&mut device, "tiny-epic-crimes/printed-deeds");
    choose(&mut device, |words| words.arrest);
    taps(&mut device, &[Key::Right, Key::Right]);
    walk.look(&mut device, "tiny-epic-crimes/printed-deeds-hours");
    choose(&mut device, |words| words.backup);
    walk.look(&mut device, "tiny-epic-crimes/printed-deeds-risk");
    taps(&mut device, &[Key::X, Key::Left]);
    walk.look(&mut device, "tiny-epic-crimes/printed-deeds-risk-hours");
    choose(&mut device, |words| words.card_says);
    walk.look(&mut device, "tiny-epic-crimes/printed-deeds-card");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-crimes/printed-card-says");
    device.enter("hand scatter");
    device.enter("hand car p2 11");
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-crimes/printed-result");
}

/// A penalty by hand, when no suspect card is left.
fn penalty(walk: &mut Walk) {
    let study = Study { suspects: Some([].into_iter().collect()), ..quiet() };
    let mut device = after(walk, &printed(2, study), 5, &[]);
    sheet(&mut device);
    pick(&mut device, |words| words.one_penalty);
    walk.look(&mut device, "tiny-epic-crimes/hand-penalty-really");
    device.tap(Key::A);
    walk.look(&mut device, "tiny-epic-crimes/hand-penalty");
    device.tap(Key::B);
    walk.look(&mut device, "tiny-epic-crimes/hand-left");
    let mut device = after(walk, &printed(2, quiet()), 5, &[]);
    sheet(&mut device);
    pick(&mut device, |words| words.officers);
    pick(&mut device, |words| words.hand_suspect);
    walk.look(&mut device, "tiny-epic-crimes/hand-suspect-really");
}

/// People turn the tokens of their box; a card with a clock comes too late.
fn tokens(walk: &mut Walk) {
    let mut study = Study { opening_events: Some(1), ..quiet() };
    for officer in &mut study.officers[..2] {
        *officer = OfficerStudy { hour: Some(44), ..OfficerStudy::NONE };
    }
    let setup = Setup { clue_tokens: Source::Table, ..printed(2, study) };
    let mut device = after(walk, &setup, 5, &[]);
    device.tap(Key::X);
    walk.look(&mut device, "tiny-epic-crimes/printed-drawn-late");
    let study = Study { opening_events: Some(1), ..quiet() };
    let setup = Setup { clue_tokens: Source::Table, ..printed(2, study) };
    let mut game = TinyEpicCrimes::start(&setup, TinyEpicCrimes::printed(), 5).expect("a good set-up");
    let begun = ["drawn plain", "done"];
    for action in begun {
        assert!(game.play(action.parse().expect("an action")).is_ok(), "{action}");
    }
    let search = legal(&game).into_iter().find(|action| action.to_string().ends_with("search"));
    let search = search.expect("somewhere there is something to search").to_string();
    let mut device = after(walk, &setup, 5, &[&begun[..], &[&search]].concat());
    walk.look(&mut device, "tiny-epic-crimes/printed-token");
    let mut study = quiet();
    for officer in &mut study.officers[..2] {
        *officer = OfficerStudy { hour: Some(14), ..OfficerStudy::NONE };
    }
    let setup = Setup { clue_tokens: Source::Table, ..printed(2, study) };
    let game = TinyEpicCrimes::start(&setup, TinyEpicCrimes::printed(), 5).expect("a good set-up");
    let stakes_out = |action: &Action| matches!(action, Action::Act(_, _, Deed::Stakeout(3)));
    let stakeout = legal(&game).into_iter().find(stakes_out).expect("by night something can be staked out");
    let mut device = after(walk, &setup, 5, &[]);
    let way = game.way(stakeout);
    let Some((_, but_last)) = way.steps().split_last() else { panic!("{stakeout} takes steps") };
    for step in but_last {
        assert!(device.step(step), "{}", device.read());
    }
    walk.look(&mut device, "tiny-epic-crimes/printed-stakeout");
}
