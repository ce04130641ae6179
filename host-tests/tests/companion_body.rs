//! What a body can tell the companion beyond keys and records: a journal that was not read, a battery that is empty,
//! and that it can be given a new program.

use confidant_companion::settings::Settings;
use confidant_companion::texts::{Language, Texts};
use confidant_companion::{Battery, Companion, Input, Key, LoadEnd, StoreRequest};
use host_tests::device::{Device, HostStore};

fn settings(language: Language) -> Option<Vec<u8>> {
    Settings { language, welcomed: true, ..Settings::default() }.encode().map(|bytes| bytes.to_vec())
}

/// A device in this language that has read nothing yet.
fn starting(language: Language) -> Device {
    let mut device = Device::with(HostStore { settings: settings(language), ..HostStore::default() }, 1);
    device.boot_without_end();
    device
}

/// This text stands there whole.
fn tells(device: &mut Device, text: fn(&Texts) -> &'static str) {
    assert!(device.reads_any(text), "{}", device.read());
    let canvas = device.look();
    assert!(canvas.trace().faults().is_empty(), "{:?}", canvas.trace().faults());
    for line in canvas.trace().lines().iter().filter(|line| line.cut) {
        assert!(
            Language::ALL.iter().all(|language| !text(language.texts()).contains(&line.text)),
            "{}",
            line.text
        );
    }
}

#[test]
fn a_journal_that_was_skipped_is_told_and_erased_only_when_asked_for() {
    for language in Language::ALL {
        let mut device = starting(language);
        device.give(Input::LoadEnd(LoadEnd::Skipped));
        tells(&mut device, |texts| texts.trouble_skipped);
        device.tap(Key::A);
        assert!(device.reads_any(|texts| texts.new_game), "left as it is:\n{}", device.read());
        device.tap(Key::A);
        assert!(device.reads_any(|texts| texts.trouble_skipped), "no game begins:\n{}", device.read());
        let before = device.requests.len();
        device.tap(Key::Down);
        device.tap(Key::A);
        assert_eq!(device.requests.len(), before, "it is asked first");
        device.tap(Key::A);
        assert!(device.requests[before..] == [StoreRequest::Erase]);
        assert!(!device.reads_any(|texts| texts.trouble_skipped));
    }
}

#[test]
fn no_game_begins_on_an_empty_battery() {
    for language in Language::ALL {
        let mut device = starting(language);
        device.give(Input::LoadEnd(LoadEnd::Complete));
        device.give(Input::Battery(Battery { percent: 2, charging: false }));
        device.tap(Key::A);
        tells(&mut device, |texts| texts.charge_first);
        for battery in [Battery { percent: 2, charging: true }, Battery { percent: 3, charging: false }] {
            let mut device = starting(language);
            device.give(Input::LoadEnd(LoadEnd::Complete));
            device.give(Input::Battery(battery));
            device.tap(Key::A);
            assert!(!device.reads_any(|texts| texts.charge_first), "{battery:?}");
        }
    }
}

/// From home to the last row of the list below it.
const LAST_ROW: [Key; 2] = [Key::X, Key::Up];

#[test]
fn a_body_that_takes_a_new_program_has_a_row_for_it() {
    for updatable in [true, false] {
        let mut companion: Box<Companion> = Box::new(Companion::new());
        companion.handle(0, Input::Start { entropy: [1; 32], resume: false });
        if updatable {
            companion.handle(0, Input::Updatable);
        }
        companion.handle(0, Input::Settings(&settings(Language::English).expect("settings")));
        companion.handle(0, Input::LoadEnd(LoadEnd::Complete));
        for key in LAST_ROW {
            assert!(!companion.handle(1_000, Input::Press(key)).update);
            companion.handle(1_000, Input::Release(key));
        }
        assert_eq!(companion.handle(2_000, Input::Press(Key::A)).update, updatable);
        assert!(!companion.handle(2_000, Input::Release(Key::A)).update, "it is asked for once");
    }
}

#[test]
fn there_is_no_new_program_while_a_game_runs() {
    for language in Language::ALL {
        let mut device = starting(language);
        device.give(Input::Updatable);
        device.give(Input::LoadEnd(LoadEnd::Complete));
        [Key::A; 5].into_iter().for_each(|key| device.tap(key));
        device.go_home();
        LAST_ROW.into_iter().for_each(|key| device.tap(key));
        tells(&mut device, |texts| texts.update);
        device.tap(Key::A);
        tells(&mut device, |texts| texts.end_game_first);
    }
}
