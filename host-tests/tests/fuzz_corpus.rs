//! The fuzz bodies over the committed corpus, and over bytes made from seeds.

use std::path::Path;

use confidant_core::chance::{Chance, Purpose};
use host_tests::fuzz;

fn corpus(name: &str, body: fn(&[u8])) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name);
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("the corpus") {
        body(&std::fs::read(entry.expect("an entry").path()).expect("a readable file"));
        count += 1;
    }
    count
}

fn made(seed: u64, length: usize) -> Vec<u8> {
    let mut chance = Chance::new(seed);
    (0..length).map(|_| chance.pick(Purpose::Layout, 256).unwrap_or(0) as u8).collect()
}

#[test]
fn case_files_of_any_bytes() {
    assert!(corpus("case_file", fuzz::case_file) >= 5);
    for seed in 0..200 {
        let mut bytes = b"game scotland-yard\n".to_vec();
        bytes.extend(made(seed, 200));
        fuzz::case_file(&bytes);
    }
}

#[test]
fn games_steered_by_any_bytes() {
    assert!(corpus("game", fuzz::game) >= 5);
    for seed in 0..100 {
        fuzz::game(&made(seed, 300));
    }
}

#[test]
fn journals_of_any_bytes() {
    assert!(corpus("journal", fuzz::journal) >= 3);
    for seed in 0..2000 {
        fuzz::journal(&made(seed, 40));
    }
}

#[test]
fn devices_with_any_journal() {
    for seed in 0..400 {
        fuzz::stored_journal(&made(seed, 6 * (1 + seed as usize % 20)));
    }
}

#[test]
fn devices_with_any_keys() {
    for seed in 0..40 {
        fuzz::keys(&made(seed, 300));
    }
}
