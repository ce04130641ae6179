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
    assert!(corpus("keys", fuzz::keys) >= 1);
    for seed in 0..40 {
        fuzz::keys(&made(seed, 300));
    }
}

/// A text or pack of the corpus with one byte changed, cut short, or a line twice.
fn varied(bytes: &[u8], seed: u64) -> Vec<u8> {
    let mut chance = Chance::new(seed);
    let mut pick = |below: usize| chance.pick(Purpose::Layout, below.max(1)).unwrap_or(0);
    let mut varied = bytes.to_vec();
    for _ in 0..=pick(3) {
        let at = pick(varied.len());
        match pick(4) {
            0 => varied.truncate(at),
            1 => varied.insert(at, b"\"[]{}=#\n 7a\xff"[pick(12)]),
            _ => varied
                .iter_mut()
                .skip(at)
                .take(1)
                .for_each(|byte| *byte = byte.wrapping_add(1 + pick(255) as u8)),
        }
    }
    varied
}

fn vary(name: &str, body: fn(&[u8]), times: u64) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name);
    for entry in std::fs::read_dir(folder).expect("the corpus") {
        let bytes = std::fs::read(entry.expect("an entry").path()).expect("a readable file");
        (0..times).for_each(|seed| body(&varied(&bytes, seed)));
    }
}

#[test]
fn packs_of_any_bytes() {
    assert!(corpus("pack", fuzz::pack) >= 4);
    vary("pack", fuzz::pack, 2000);
    // With a valid checksum, too: then only the values decide.
    vary("pack", |bytes| fuzz::pack(&summed(bytes)), 2000);
}

/// A pack whose length and check sum are those of what follows.
fn summed(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let Some(body) = bytes.get(12..).filter(|body| body.len() < 16_000).map(<[u8]>::to_vec) else {
        return bytes;
    };
    bytes[..5].copy_from_slice(b"CfPk\x01");
    bytes[6..10].copy_from_slice(&confidant_core::pack::binary::sum(&body).to_le_bytes());
    bytes[10..12].copy_from_slice(&(body.len() as u16).to_le_bytes());
    bytes
}

#[test]
fn box_files_of_any_bytes() {
    assert!(corpus("box_file", fuzz::box_file) >= 4);
    vary("box_file", fuzz::box_file, 60);
}
