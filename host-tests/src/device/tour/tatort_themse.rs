//! The walk through Tatort Themse.

mod robots;

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_companion::games::tatort_themse::Words;
use confidant_core::notation::Tokens as Line;
use confidant_core::tatort_themse::{Setup, TatortThemse};

use super::{Walk, taps};
use crate::device::{Device, HostStore, Step, begin, in_all, mirror};
use crate::games::setup_of;

/// A set-up as case files write it.
fn setup(lines: &str) -> Setup {
    setup_of::<TatortThemse>(lines.split(',')).expect("lines of a set-up")
}

/// A game of people with names, the longest among them.
fn begun(lines: &str, seed: u64, clock: ClockSetting) -> HostStore {
    begin::<TatortThemse>(&setup(lines), seed, &[], clock, false).agreed(|begin| {
        for (seat, name) in begin.seats.iter_mut().zip(["Marguerite", "Jürgen", "Inès", "Tom", "Anna"]) {
            seat.name = name.try_into().expect("a short name");
        }
    })
}

/// Turns to a row while Y is held: a list begins anywhere.
fn choose(device: &mut Device, step: &Step) {
    assert!(device.step(step), "{step:?}:\n{}", device.read());
}

fn column(device: &mut Device, number: &str) {
    let game = mirror::<TatortThemse>(&device.store).expect("a game runs");
    let column = number.parse().expect("a column");
    choose(device, &crate::device::driver::tatort_themse::column(&game, column));
}

fn what(device: &mut Device, removed: u8) {
    choose(device, &crate::device::driver::tatort_themse::what(removed));
}

fn word(device: &mut Device, word: impl Fn(&'static Words) -> &'static str) {
    choose(device, &Step::Choose(in_all(|language| word(Words::of(language)))));
}

const FIRST: &str = "players 3, start p1, hand-p1 bobby 3 musician 4 urchin 1 lady 2, open lady 4";

/// Every screen of the game, and those of the house that need several people with secrets.
pub(in crate::device) fn walk(walk: &mut Walk) {
    rules(walk);
    set_up(walk);
    lay_wall(walk);
    game(walk);
    removal(walk);
    nobody(walk);
    tin(walk);
    tin_every_turn(walk);
    histories(walk);
    ends(walk);
    robots::walk(walk);
}

fn rules(walk: &mut Walk) {
    let mut device: Device = walk.device(HostStore::default());
    taps(&mut device, &[Key::X, Key::A]);
    assert!(device.step(&Step::Choose(vec!["Tatort Themse".to_owned()])), "{}", device.read());
    device.tap(Key::A);
    for page in 1..=9 {
        walk.look(&mut device, &format!("tatort-themse/rules-{page}"));
        device.tap(Key::Right);
    }
}

fn set_up(walk: &mut Walk) {
    let mut settings = walk.settings();
    settings.asked_boxes = 0;
    let settings = settings.encode().map(|bytes| bytes.to_vec());
    let mut device: Device = Device::with(HostStore { settings, ..HostStore::default() }, 7);
    device.tap(Key::A);
    assert!(device.step(&Step::Choose(vec!["Tatort Themse".to_owned()])), "{}", device.read());
    device.tap(Key::A);
    walk.look(&mut device, "house/own-box-asked");
    device.tap(Key::Up);
    walk.look(&mut device, "house/own-box-asked-yes");
    taps(&mut device, &[Key::A, Key::B]);
    walk.look(&mut device, "tatort-themse/who-plays");
    device.tap(Key::A);
    for row in ["witnesses", "wall", "tops", "begins", "clock", "names", "codes"] {
        walk.look(&mut device, &format!("tatort-themse/setup-{row}"));
        if matches!(row, "begins" | "tops") {
            device.tap(Key::Right);
            walk.look(&mut device, &format!("tatort-themse/setup-{row}-other"));
        }
        device.tap(Key::Down);
    }
    taps(&mut device, &[Key::Up, Key::Right]);
    walk.look(&mut device, "tatort-themse/pins");
    taps(&mut device, &[Key::B, Key::Up, Key::Right]);
    walk.look(&mut device, "tatort-themse/names");
    device.tap(Key::B);
    device.tap(Key::A);
    device.wait(2_000);
    walk.look(&mut device, "tatort-themse/seal");
    taps(&mut device, &[Key::B, Key::Up, Key::Up, Key::Up, Key::Up, Key::Up, Key::Right]);
    walk.look(&mut device, "tatort-themse/setup-tin");
    device.tap(Key::Down);
    walk.look(&mut device, "tatort-themse/setup-clues-only");
    device.tap(Key::Right);
    walk.look(&mut device, "tatort-themse/setup-every-turn");
}

fn lay_wall(walk: &mut Walk) {
    let mut device = walk.who_plays("Tatort Themse");
    taps(&mut device, &[Key::Right, Key::Right, Key::A]);
    taps(&mut device, &[Key::Down, Key::Right]);
    walk.look(&mut device, "tatort-themse/setup-wall-given");
    taps(&mut device, &[Key::Down, Key::Down, Key::Down, Key::Right]);
    walk.look(&mut device, "tatort-themse/names-five");
    taps(&mut device, &[Key::B, Key::A]);
    walk.look(&mut device, "tatort-themse/lay-first");
    taps(&mut device, &[Key::Right, Key::Up, Key::A, Key::Left, Key::A, Key::A, Key::A, Key::A, Key::A]);
    taps(&mut device, &[Key::Left, Key::Down]);
    walk.look(&mut device, "tatort-themse/lay-next");
    let mut device = walk.set_up("Tatort Themse");
    taps(&mut device, &[Key::Down, Key::Right, Key::A]);
    taps(&mut device, &[Key::A; 20]);
    taps(
        &mut device,
        &[Key::Left, Key::A, Key::Left, Key::A, Key::Left, Key::A, Key::Left, Key::A, Key::Left],
    );
    walk.look(&mut device, "tatort-themse/lay-lacks-a-case");
    taps(&mut device, &[Key::Right, Key::A]);
    walk.look(&mut device, "tatort-themse/lay-keep");
}

fn game(walk: &mut Walk) {
    let mut device: Device = walk.device(begun(FIRST, 3, ClockSetting::Off));
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/four-alike");
    device.press(Key::X);
    walk.look(&mut device, "tatort-themse/renewed");
    device.release(Key::X);
    device.wait(100);
    walk.look(&mut device, "tatort-themse/wall");
    device.tap(Key::Right);
    walk.look(&mut device, "tatort-themse/wall-second");
    taps(&mut device, &[Key::Up, Key::Right]);
    walk.look(&mut device, "tatort-themse/wall-player");
    taps(&mut device, &[Key::Up, Key::Right]);
    walk.look(&mut device, "tatort-themse/wall-column");
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/wall-explains");
    device.press(Key::Y);
    device.wait(400);
    walk.look(&mut device, "tatort-themse/look");
    device.wait(400);
    column(&mut device, "5");
    walk.look_secret(&mut device, "tatort-themse/hand");
    column(&mut device, "2");
    walk.look_secret(&mut device, "tatort-themse/hand-missing");
    device.tap(Key::Left);
    walk.look_secret(&mut device, "tatort-themse/my-clues");
    device.tap(Key::Right);
    column(&mut device, "5");
    device.tap(Key::Right);
    walk.look_secret(&mut device, "tatort-themse/payments");
    let game = mirror::<TatortThemse>(&device.store).expect("a game runs");
    let paid = crate::play::legal(&game).into_iter().find_map(|action| match action.deed {
        confidant_core::tatort_themse::Deed::Take(_, paid) if paid.len() == 5 => Some(paid),
        _ => None,
    });
    let paid = paid.expect("a payment of five");
    choose(&mut device, &crate::device::driver::tatort_themse::payment(&paid));
    walk.look_secret(&mut device, "tatort-themse/payment");
    device.press(Key::Right);
    walk.look(&mut device, "tatort-themse/taken-flies");
    device.wait(100);
    walk.look(&mut device, "tatort-themse/taken-flies-on");
    device.release(Key::Right);
    device.release(Key::Y);
    device.wait(500);
    walk.look(&mut device, "tatort-themse/questions");
    device.menu();
    walk.look(&mut device, "tatort-themse/menu");
    taps(&mut device, &[Key::A]);
    walk.look(&mut device, "tatort-themse/undo");
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/taken-back");
    device.tap(Key::Up);
    device.enter("p1 take 5 with bobby 2 lady 2");
    device.tap(Key::Right);
    device.wait(500);
    device.press(Key::A);
    walk.look(&mut device, "tatort-themse/card-laid");
    device.release(Key::A);
    device.tap(Key::Left);
    walk.look(&mut device, "tatort-themse/wall-pile");
    device.enter("p2 question open 1");
    device.enter("p3 question pile");
    device.tap(Key::X);
    walk.look(&mut device, "tatort-themse/cases");
    taps(&mut device, &[Key::Down, Key::Down, Key::Down]);
    walk.look(&mut device, "tatort-themse/cases-where");
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/clues");
    taps(&mut device, &[Key::B, Key::Right, Key::A]);
    walk.look(&mut device, "tatort-themse/clues-none");
    taps(&mut device, &[Key::B, Key::X]);
    walk.look(&mut device, "tatort-themse/cases-hands");
    device.look_in();
    walk.look_secret(&mut device, "tatort-themse/hand-of-another");
    device.release(Key::Y);
    taps(&mut device, &[Key::X]);
    device.look_in();
    column(&mut device, "3");
    walk.look_secret(&mut device, "tatort-themse/hand-new-cards");
    device.release(Key::Y);
    device.menu();
    taps(&mut device, &[Key::Down, Key::Down]);
}

/// A wall with which a removal solves a case, and one that would end the game.
const LATE: &str = "players 5, start p1, \
    column-1 gallery-bobby-2 museum-musician-2 bank-lady-3, column-2 bank-bobby-5 tower-bobby-2, \
    column-3 parliament-lady-2, column-4 none, column-5 none, \
    hand-p1 bobby 6 musician 9 urchin 2 lady 12, open bobby musician urchin lady";

fn removal(walk: &mut Walk) {
    let mut device: Device = walk.device(begun(LATE, 1, ClockSetting::Up));
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/wall-late");
    device.look_in();
    column(&mut device, "1");
    walk.look_secret(&mut device, "tatort-themse/hand-late");
    device.tap(Key::Right);
    what(&mut device, 2);
    walk.look_secret(&mut device, "tatort-themse/what-removals");
    device.tap(Key::Right);
    choose_payment(&mut device, "lady 4");
    walk.look_secret(&mut device, "tatort-themse/pay-removal");
    device.tap(Key::Right);
    choose_payment(&mut device, "lady 3");
    walk.look_secret(&mut device, "tatort-themse/pay-after-removal");
    device.tap(Key::Right);
    device.release(Key::Y);
    walk.look(&mut device, "tatort-themse/solved-nobody");
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/solved-nobody-next");
    device.wait(500);
    device.press(Key::A);
    walk.look(&mut device, "tatort-themse/removed-struck");
    device.release(Key::A);
    device.enter("p1 question pile");
    // The power went between removal and take.
    let mut store = begun(LATE, 1, ClockSetting::Off);
    store.append_all::<TatortThemse>(&["p1 remove 1 1 with bobby 2"]);
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/take-due");
    device.look_in();
    walk.look_secret(&mut device, "tatort-themse/hand-due");
    device.release(Key::Y);
    // Where a removal would end the game.
    let ending = "players 2, start p1, column-1 museum-musician-2 bank-lady-3, column-2 bank-bobby-5, column-3 none, \
        column-4 none, column-5 none, hand-p1 bobby 6 musician 9 lady 12, open bobby musician urchin lady";
    let mut device: Device = walk.device(begun(ending, 1, ClockSetting::Off));
    device.tap(Key::A);
    device.look_in();
    column(&mut device, "1");
    device.tap(Key::Right);
    walk.look_secret(&mut device, "tatort-themse/what-would-end");
    device.release(Key::Y);
}

fn choose_payment(device: &mut Device, cards: &str) {
    let cards = confidant_core::tatort_themse::Witnesses::read(&mut Line::of(cards)).expect("cards");
    choose(device, &crate::device::driver::tatort_themse::payment(&cards));
}

/// All cards are in hands: who can pay has to take, who cannot passes.
const NOBODY: &str = "players 2, start p1, column-1 gallery-bobby-6 museum-musician-2, \
    column-2 bank-lady-3, column-3 tower-bobby-2 parliament-lady-2, column-4 none, column-5 none, \
    open none, discards none";

fn nobody(walk: &mut Walk) {
    let poor = format!("{NOBODY}, hand-p1 urchin 1, hand-p2 bobby 18 musician 18 urchin 17 lady 18");
    let mut device: Device = walk.device(begun(&poor, 1, ClockSetting::Off));
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/nobody");
    device.look_in();
    word(&mut device, |words| words.pass);
    walk.look_secret(&mut device, "tatort-themse/hand-pass");
    device.release(Key::Y);
    let rich = format!("{NOBODY}, hand-p1 bobby 18 musician 18 urchin 18 lady 16, hand-p2 lady 2");
    let mut device: Device = walk.device(begun(&rich, 1, ClockSetting::Off));
    device.tap(Key::A);
    device.look_in();
    column(&mut device, "2");
    walk.look_secret(&mut device, "tatort-themse/hand-has-to-take");
    device.release(Key::Y);
}

const TIN: &str = "players 4, start p1, witnesses table, turns free";

fn tin(walk: &mut Walk) {
    let mut device: Device = walk.device(begun(TIN, 3, ClockSetting::Off));
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/tin");
    taps(&mut device, &[Key::X, Key::Right, Key::Right]);
    walk.look(&mut device, "tatort-themse/tin-column");
    taps(&mut device, &[Key::Up, Key::Up]);
    walk.look(&mut device, "tatort-themse/tin-removes");
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/tin-asks");
    device.tap(Key::B);
    taps(&mut device, &[Key::Up, Key::Up, Key::Up]);
    walk.look(&mut device, "tatort-themse/tin-top-stays");
    taps(&mut device, &[Key::B, Key::B, Key::Left, Key::A, Key::A]);
    device.wait(500);
    device.menu();
    walk.look(&mut device, "tatort-themse/tin-menu");
    let late = format!(
        "{TIN}, column-1 gallery-bobby-2 museum-musician-2, column-2 bank-lady-3, column-3 none, column-4 none, column-5 none"
    );
    let mut device: Device = walk.device(begun(&late, 3, ClockSetting::Off));
    taps(&mut device, &[Key::A, Key::Right, Key::Up]);
    walk.look(&mut device, "tatort-themse/tin-would-end");
}

fn tin_every_turn(walk: &mut Walk) {
    let lines = TIN.replace(", turns free", "");
    let mut device: Device = walk.device(begun(&lines, 3, ClockSetting::Down { minutes: 1 }));
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/tin-turn");
    device.enter("p1 take 1");
    device.wait(500);
    walk.look(&mut device, "tatort-themse/tin-questions");
    device.menu();
    taps(&mut device, &[Key::Down, Key::Down, Key::Down]);
    let mut device: Device = walk.device(begun(&lines, 3, ClockSetting::Off));
    device.tap(Key::A);
    device.menu();
    while !device
        .look()
        .trace()
        .chosen()
        .iter()
        .any(|row| in_all(|language| Words::of(language).cases).contains(row))
    {
        device.tap(Key::Down);
    }
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/tin-cases");
}

fn histories(walk: &mut Walk) {
    let mut store = begun(FIRST, 3, ClockSetting::Off);
    store.append_all::<TatortThemse>(&[
        "p1 renew",
        "p1 take 5 with bobby 2 lady 2",
        "p1 question open 2",
        "p2 question pile",
    ]);
    history(walk, store, "history");
    let mut store = begun(LATE, 1, ClockSetting::Off);
    store.append_all::<TatortThemse>(&[
        "p1 remove 1 2 with lady 4",
        "p1 take 1 with lady 3",
        "p1 question pile",
    ]);
    history(walk, store, "history-solved");
    let mut store = begun(FIRST, 3, ClockSetting::Off);
    store.append_all::<TatortThemse>(&[
        "p1 remove 1 1 with musician 2",
        "p1 take 1 with bobby 2 musician 2 urchin 1 lady 2",
    ]);
    history(walk, store, "history-removal");
    let mut store = begun(TIN, 3, ClockSetting::Off);
    store.append_all::<TatortThemse>(&["p1 take 1", "p3 remove 3 4 take"]);
    history(walk, store, "history-tin");
    let mut store = begun(&TIN.replace(", turns free", ""), 3, ClockSetting::Off);
    store.append_all::<TatortThemse>(&["p1 take 1", "p1 question"]);
    history(walk, store, "history-tin-turns");
    let poor = format!("{NOBODY}, hand-p1 urchin 1, hand-p2 bobby 18 musician 18 urchin 17 lady 18");
    let mut store = begun(&poor, 1, ClockSetting::Off);
    store.append_all::<TatortThemse>(&["p1 pass"]);
    history(walk, store, "history-pass");
    // Every discard is shuffled.
    let few = "players 2, start p1, open bobby musician urchin lady, pile bobby, discards rest";
    let mut device: Device = walk.device(begun(few, 4, ClockSetting::Off));
    device.tap(Key::A);
    device.enter("p1 question open 1");
    device.enter("p2 question open 1");
    device.wait(100);
    walk.look(&mut device, "tatort-themse/shuffled");
}

fn history(walk: &mut Walk, store: HostStore, name: &str) {
    let mut device: Device = walk.device(store);
    device.tap(Key::A);
    device.menu();
    let wanted = in_all(|language| language.texts().history);
    while !device.look().trace().chosen().iter().any(|row| wanted.contains(row)) {
        device.tap(Key::Down);
    }
    device.tap(Key::A);
    walk.look(&mut device, &format!("tatort-themse/{name}"));
}

/// Three cases are solved; the next take solves the fourth.
const LAST: &str = "players 3, start p1, column-1 tower-bobby-2 museum-bobby-6, column-2 none, column-3 none, column-4 none, \
    column-5 none, clues-p1 gallery-bobby-6 tower-lady-6, clues-p2 bank-musician-6 bank-bobby-5 museum-musician-5, \
    clues-p3 parliament-urchin-6 tower-urchin-5, hand-p1 bobby 4, open bobby musician urchin lady";

fn ends(walk: &mut Walk) {
    let mut device: Device = walk.device(begun(LAST, 1, ClockSetting::Off));
    device.tap(Key::A);
    device.enter("p1 take 1 with bobby 2");
    walk.look(&mut device, "tatort-themse/solved");
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/end-one");
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/ends");
    taps(&mut device, &[Key::Up, Key::A]);
    walk.look(&mut device, "tatort-themse/final");
    device.tap(Key::X);
    walk.look(&mut device, "tatort-themse/points");
    taps(&mut device, &[Key::B, Key::B]);
    taps(&mut device, &[Key::Down, Key::A]);
    walk.look(&mut device, "tatort-themse/fell-start");
    device.tap(Key::Right);
    walk.look(&mut device, "tatort-themse/fell-last");
    // Two share the victory; five play.
    let shared = LAST
        .replace("players 3", "players 5")
        .replace("gallery-bobby-6", "gallery-lady-5")
        .replace("museum-musician-5", "museum-musician-5 parliament-musician-5");
    let mut device: Device = walk.device(begun(&shared, 1, ClockSetting::Off));
    device.tap(Key::A);
    device.enter("p1 take 1 with bobby 2");
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/end-shared");
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/ends-shared");
    taps(&mut device, &[Key::Up, Key::A]);
    walk.look(&mut device, "tatort-themse/final-shared");
    // Two are level in a case.
    let tie = LAST.replace("tower-lady-6", "tower-bobby-3");
    let mut device: Device = walk.device(begun(&tie, 1, ClockSetting::Off));
    device.tap(Key::A);
    device.enter("p1 take 1 with bobby 2");
    walk.look(&mut device, "tatort-themse/solved-tie");
    // Another case is left over.
    let bank = "players 2, start p2, column-1 bank-lady-3 parliament-lady-2, column-2 none, column-3 none, column-4 none, \
        column-5 none, clues-p1 tower-lady-6, clues-p2 parliament-urchin-6, hand-p2 lady 3, \
        open bobby musician urchin lady";
    let mut device: Device = walk.device(begun(bank, 1, ClockSetting::Off));
    device.tap(Key::A);
    device.enter("p2 take 1 with lady 3");
    walk.look(&mut device, "tatort-themse/solved-bank");
    device.tap(Key::A);
    walk.look(&mut device, "tatort-themse/end-parliament");
    let parliament = bank.replace("bank-lady-3 parliament-lady-2", "parliament-lady-2 bank-lady-3");
    let mut device: Device = walk.device(begun(&parliament, 1, ClockSetting::Off));
    device.tap(Key::A);
    device.enter("p2 take 1 with lady 2");
    walk.look(&mut device, "tatort-themse/solved-parliament");
}
