//! A look: Y held on the open screen opens the secret of the person named there, and leaves no trace.

use confidant_companion::clock::ClockSetting;
use confidant_companion::{Battery, Input, Key};
use confidant_core::scotland_yard::{MISTER_X, ScotlandYard, Setup, Station};
use host_tests::device::{Device, Driver as _, begin, mirror, pin};

const OPEN: &str = "You are at";
const ABOUT_TO: &str = "Opens for";

/// A device at the table, with Mister X to move.
fn table(code: bool) -> Device {
    let setup = Setup {
        detectives: Some(3),
        mister_x_start: Station::new(46),
        detective_start: Some([34, 117, 91].into_iter().filter_map(Station::new).collect()),
        ..Setup::default()
    };
    let pins = [(MISTER_X, pin("BEAD").expect("a code"))];
    let pins = if code { &pins[..] } else { &[] };
    let mut device = Device::with(begin::<ScotlandYard>(&setup, 5, pins, ClockSetting::Off, false), 7);
    device.tap(Key::A);
    device.tap(Key::B);
    assert!(device.reads("/22") && device.reads("to move"), "{}", device.read());
    device
}

fn pixels(device: &mut Device) -> Vec<u16> {
    device.look().pixels().to_vec()
}

#[test]
fn a_look_opens_after_700_ms_and_is_gone_with_the_finger() {
    let mut device = table(false);
    let before = pixels(&mut device);
    let (tones, writes) = (device.tones.len(), device.store.writes);
    device.press(Key::Y);
    assert!(device.reads(ABOUT_TO) && device.reads("Mister X"), "the name is read first");
    device.wait(699);
    assert!(device.reads(ABOUT_TO) && !device.reads(OPEN), "{}", device.read());
    device.wait(1);
    assert!(device.reads(OPEN), "{}", device.read());
    device.tap(Key::Down);
    device.release(Key::Y);
    assert!(pixels(&mut device) == before, "the table's screen is as it was");
    assert_eq!(device.tones.len(), tones, "nobody hears a look");
    assert_eq!(device.store.writes, writes, "nothing is written");
}

#[test]
fn what_was_being_chosen_is_dropped_when_the_device_is_given_back() {
    const CHOSEN: &str = "They see the ticket only";
    let mut device = table(false);
    let game = mirror::<ScotlandYard>(&device.store).expect("a game runs");
    let way = game.way("x taxi 45".parse().expect("an action"));
    let choose = |device: &mut Device| {
        device.press(Key::Y);
        device.wait(700);
        assert!(device.reads(OPEN) && !device.reads(CHOSEN), "{}", device.read());
        let (_, first) = way.steps().split_last().expect("some steps");
        assert!(first.iter().all(|step| device.step(step)), "{}", device.read());
        assert!(device.reads(CHOSEN), "{}", device.read());
        device.release(Key::Y);
    };
    // By a look, and by the veil of a hand-over that somebody goes back from.
    choose(&mut device);
    choose(&mut device);
    device.tap(Key::A);
    choose(&mut device);
    device.tap(Key::B);
    device.tap(Key::A);
    choose(&mut device);
}

#[test]
fn a_finger_that_slipped_opens_nothing() {
    let mut device = table(false);
    let before = pixels(&mut device);
    for _ in 0..3 {
        device.press(Key::Y);
        device.wait(600);
        device.release(Key::Y);
        assert!(pixels(&mut device) == before);
    }
}

#[test]
fn a_look_is_over_after_thirty_seconds_and_with_the_focus() {
    for lost in [false, true] {
        let mut device = table(false);
        let before = pixels(&mut device);
        device.press(Key::Y);
        device.wait(800);
        assert!(device.reads(OPEN));
        if lost {
            device.give(Input::LostFocus);
        } else {
            device.wait(28_000);
            assert!(device.reads(OPEN));
            device.wait(2_000);
        }
        assert!(pixels(&mut device) == before, "{}", device.read());
        // Still held, it stays closed.
        device.wait(2_000);
        assert!(pixels(&mut device) == before);
        device.release(Key::Y);
        device.press(Key::Y);
        device.wait(800);
        assert!(device.reads(OPEN));
    }
}

#[test]
fn a_look_asks_for_the_code_unless_it_was_entered_in_the_last_minute() {
    let mut device = table(true);
    let before = pixels(&mut device);
    for _ in 0..2 {
        device.press(Key::Y);
        device.wait(699);
        assert!(device.reads(ABOUT_TO), "{}", device.read());
        device.wait(1_300);
        assert!(device.reads("’s code") && !device.reads(OPEN), "{}", device.read());
        assert!(device.enter_code("BEAD") && device.reads(OPEN), "{}", device.read());
        device.release(Key::Y);
        assert!(pixels(&mut device) == before, "{}", device.read());
        device.wait(50_000);
        device.press(Key::Y);
        device.wait(700);
        assert!(device.reads(OPEN), "{}", device.read());
        device.release(Key::Y);
        device.wait(10_000);
    }
}

#[test]
fn nothing_is_opened_while_the_table_has_news_to_read() {
    let mut device = table(false);
    device.give(Input::Battery(Battery { percent: 9, charging: false }));
    let told = pixels(&mut device);
    assert!(device.reads("almost empty"));
    device.press(Key::Y);
    device.wait(2_000);
    assert!(pixels(&mut device) == told, "{}", device.read());
    device.release(Key::Y);
    // Two keys that end where they began: the news is read.
    device.tap(Key::Right);
    device.tap(Key::Left);
    device.press(Key::Y);
    device.wait(700);
    assert!(device.reads(OPEN), "{}", device.read());
}

#[test]
fn his_trail_can_be_looked_at_when_it_is_not_his_turn() {
    let mut device = table(false);
    device.enter("x underground 79");
    // A detective's card is shown: he has no secrets.
    let table = pixels(&mut device);
    device.press(Key::Y);
    device.wait(2_000);
    assert!(pixels(&mut device) == table, "{}", device.read());
    device.release(Key::Y);
    device.tap(Key::Left);
    let card = pixels(&mut device);
    assert!(device.reads("hiding") && !device.reads("79"));
    let records = device.store.records.len();
    device.press(Key::Y);
    device.wait(700);
    assert!(device.reads("My trail") && device.reads("79"), "{}", device.read());
    // Whatever is pressed, he cannot move.
    for key in [Key::Right, Key::Right, Key::A, Key::Down, Key::Right, Key::Right, Key::Left, Key::A] {
        device.tap(key);
    }
    device.release(Key::Y);
    assert!(pixels(&mut device) == card, "{}", device.read());
    assert_eq!(device.store.records.len(), records);
}
