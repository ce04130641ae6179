//! The fair-play seal, the record behind the QR code, and saved journals.

use confidant_companion::clock::ClockSetting;
use confidant_companion::journal::{Entry, Record};
use confidant_companion::seal::{Fault, HEAD, Written};
use confidant_companion::{Canvas, Key};
use confidant_core::game::{Game, Turn};
use confidant_core::scotland_yard::{LONDON, ScotlandYard, Setup};
use host_tests::device::{Device, begin, mirror};
use host_tests::play::Random;
use host_tests::saved::{Saved, to_text, verify};

fn plain(seed: u64) -> Device {
    let setup = Setup { detectives: Some(3), ..Setup::default() };
    Device::with(begin::<ScotlandYard>(&setup, seed, &[], ClockSetting::Off, false), 7)
}

/// A whole game by key presses.
fn played(seed: u64) -> Device {
    let mut device = plain(seed);
    let mut random = Random::new(seed);
    device.tap(Key::A);
    loop {
        let game = mirror::<ScotlandYard>(&device.store).expect("a game");
        let Some(action) = random.action(&game) else { return device };
        device.enter(&action.to_string());
    }
}

/// Goes to the record of a game that is over; its text.
fn record_of(device: &mut Device) -> String {
    for key in [Key::A, Key::Down, Key::Down, Key::Down, Key::A] {
        device.tap(key);
    }
    device.wait(1_000);
    device.written_record().expect("the game is over")
}

#[test]
fn every_whole_game_can_be_verified_from_its_text() {
    let mut longest = 0;
    for seed in 0..12 {
        let mut device = played(seed);
        let text = record_of(&mut device);
        longest = longest.max(text.len());
        let answer = verify(&text, None).unwrap_or_else(|reason| panic!("seed {seed}: {reason}"));
        let game = mirror::<ScotlandYard>(&device.store).unwrap();
        assert!(matches!(game.turn(), Turn::Over(_)));
        assert!(answer.starts_with("seal ") && answer.contains(&format!("seed {seed}\n")), "{answer}");
        // The same actions as in the journal.
        let case = Saved::read(&to_text(&device.store.records)).unwrap().case_file().unwrap();
        let actions = |text: &str| -> Vec<String> {
            text.lines().skip_while(|line| *line != "begin").skip(1).map(str::to_owned).collect()
        };
        let mut checked = actions(&answer);
        assert!(checked.pop().unwrap().starts_with("= outcome"));
        assert_eq!(checked, actions(&case));
    }
    assert!(longest < 500, "the longest text has {longest} signs");
}

#[test]
fn a_journal_of_other_printed_data_or_rules_does_not_hold() {
    let device = played(3);
    for (tables, rules, holds) in [(0, 0, true), (1, 0, false), (0, 1, false)] {
        let mut records = device.store.records.clone();
        let Ok(Record { number, elapsed, entry: Entry::Begin(mut begin) }) = Record::decode(&records[0])
        else {
            panic!("a game begins with its beginning");
        };
        begin.tables ^= tables;
        begin.rules ^= rules;
        let first = Record { number, elapsed, entry: Entry::Begin(begin) };
        records[0] = first.encode().expect("a record is short").to_vec();
        let verdict = verify(&to_text(&records), None);
        assert_eq!(verdict.is_ok(), holds, "{verdict:?}");
        assert!(holds || verdict.unwrap_err().contains("another version"));
    }
}

#[test]
fn a_changed_record_is_found_out() {
    let text = record_of(&mut played(3));
    let seal_of = |text: &str| text.split(':').nth(2).unwrap().to_owned();
    let code = seal_of(&text);
    assert!(verify(&text, Some(&code)).is_ok());
    assert!(verify(&text.to_lowercase().replace("confidant3", "Confidant3"), Some(&code)).is_ok());
    assert!(verify(&text, Some("00000-00000")).unwrap_err().contains("was written down"));
    for index in HEAD.len()..text.len() {
        let mut changed = text.clone().into_bytes();
        changed[index] = if changed[index] == b'7' { b'8' } else { b'7' };
        let changed = String::from_utf8(changed).unwrap();
        // The last sign may carry bits beyond the last byte.
        assert!(verify(&changed, None).is_err() || index + 1 == text.len(), "sign {index}");
    }
    assert!(verify(&text[..text.len() - 3], None).is_err());
    assert!(verify("hello", None).is_err());
    // Another seed under the old seal.
    let other = record_of(&mut played(4));
    let forged = other.replacen(&seal_of(&other), &code, 1);
    let written = Written::read(&forged).unwrap();
    let replayed = written.replay::<ScotlandYard>(&LONDON, &mut |_, _| {});
    assert!(matches!(replayed, Err(Fault::Seal)));
}

#[test]
fn the_seal_at_the_start_is_the_one_of_the_record() {
    let mut device: Device = Device::new(9);
    for key in [Key::A; 4] {
        device.tap(key);
    }
    device.wait(1_000);
    let read = device.read();
    let shown =
        read.lines().find(|line| line.len() == 11 && line.as_bytes()[5] == b'-').expect("a seal").to_owned();
    device.tap(Key::A);
    let mut random = Random::new(1);
    while let Some(action) = random.action(&mirror::<ScotlandYard>(&device.store).unwrap()) {
        device.enter(&action.to_string());
    }
    assert!(verify(&record_of(&mut device), Some(&shown)).is_ok());
}

#[test]
fn nothing_is_written_out_before_the_end() {
    let mut device = plain(1);
    assert!(device.written_record().is_none());
    device.tap(Key::A);
    assert!(device.written_record().is_none());
}

#[test]
fn the_qr_code_on_the_screen_is_the_record() {
    let mut device = played(5);
    let text = record_of(&mut device);
    device.tap(Key::A);
    let canvas: &Canvas = device.look();
    let grey = |x: usize, y: usize| canvas.colour(x as i32, y as i32).rgb()[1];
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(240, 240, grey);
    let grids = picture.detect_grids();
    assert_eq!(grids.len(), 1, "one code is found");
    let (_, content) = grids[0].decode().expect("it can be read");
    assert_eq!(content, text);
}

#[test]
fn a_saved_journal_becomes_a_case_file() {
    let mut device = plain(2);
    device.tap(Key::A);
    let mut random = Random::new(2);
    let action = random.action(&mirror::<ScotlandYard>(&device.store).unwrap()).unwrap();
    device.enter(&action.to_string());
    device.correct(0);
    for _ in 0..5 {
        let action = random.action(&mirror::<ScotlandYard>(&device.store).unwrap()).unwrap();
        device.enter(&action.to_string());
    }
    let text = to_text(&device.store.records);
    let case = Saved::read(&text).unwrap().case_file().unwrap();
    assert!(case.contains("# corrections: 1\n") && case.contains("\n# entered: x "), "{case}");
    let mut faults = Vec::new();
    host_tests::casefile::play(&case, &mut |_| {}, &mut |fault| faults.push(fault));
    assert!(faults.is_empty(), "{faults:?}\n{case}");
    assert!(verify(&text, None).unwrap().contains("compare it"));
    // Damage is told, and what is before it is kept.
    let mut records = device.store.records.clone();
    records[4][5] ^= 1;
    let saved = Saved::read(&to_text(&records)).unwrap();
    assert!(saved.damage.is_some() && saved.case_file().unwrap().contains("# the journal is damaged here"));
    assert!(verify(&to_text(&records), None).is_err());
    let ended = Record { number: 1, elapsed: 0, entry: Entry::End }.encode().unwrap().to_vec();
    assert!(Saved::read(&to_text(&[ended])).is_err());
}
