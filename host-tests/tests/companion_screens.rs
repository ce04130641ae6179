//! Every screen in every language: as it was, everything fits, and it can be read.

use confidant_companion::texts::Language;
use host_tests::device::tour;
use host_tests::screens::{Shot, check};

#[test]
fn every_screen_is_golden() {
    let mut shots = Vec::new();
    for language in Language::ALL {
        for stop in tour(language) {
            let (group, name) = stop.name.split_once('/').expect("a group");
            shots.push(Shot::new(format!("{group}/{}/{name}", language.code()), stop.picture));
        }
    }
    if let Err(changes) = check(&shots) {
        panic!("{changes}");
    }
}

#[test]
fn every_text_fits_on_every_screen_in_every_language() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for stop in tour(language) {
            for fault in &stop.faults {
                faults.push(format!("{} {}: {fault}", language.code(), stop.name));
            }
            let silent = stop.name.ends_with("qr");
            assert!(silent || !stop.reads.is_empty(), "{} says something", stop.name);
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
