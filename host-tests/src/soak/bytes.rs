//! The fuzz bodies over inputs made from seeds: any bytes, bytes that steer for long, and changed pieces of the corpus. Without coverage
//! to guide it, but as fast as the machine and on any compiler.

use std::path::Path;

use crate::fuzz;
use crate::play::Random;

/// Takes any bytes.
type Body = fn(&[u8]);

/// A fuzz body with its name, which is that of its corpus, and the most bytes that it is given.
const BODIES: [(&str, Body, usize); 7] = [
    ("box_file", fuzz::box_file, 2_000),
    ("case_file", fuzz::case_file, 2_000),
    ("game", fuzz::game, 1_000),
    ("journal", fuzz::journal, 400),
    ("keys", fuzz::keys, 400),
    ("pack", fuzz::pack, 4_000),
    ("stored_journal", fuzz::stored_journal, 200),
];

/// Files to begin from; none if there is no such folder.
fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name);
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths.iter().filter_map(|path| std::fs::read(path).ok()).collect()
}

fn made(random: &mut Random, most: usize) -> Vec<u8> {
    let length = random.below(most + 1);
    (0..length).map(|_| random.below(256) as u8).collect()
}

/// A few places of these bytes changed: a bit, a byte, a piece that goes, comes twice or comes from another file.
fn changed(random: &mut Random, files: &[Vec<u8>], most: usize) -> Vec<u8> {
    let Some(mut bytes) = files.get(random.below(files.len())).cloned() else { return made(random, most) };
    for _ in 0..=random.below(6) {
        let at = random.below(bytes.len() + 1);
        let end = (at + random.below(24)).min(bytes.len());
        match random.below(5) {
            0 => bytes.get_mut(at).into_iter().for_each(|byte| *byte ^= 1 << random.below(8)),
            1 => bytes.get_mut(at).into_iter().for_each(|byte| *byte = random.below(256) as u8),
            2 => drop(bytes.drain(at..end)),
            3 => {
                let piece = bytes[at..end].to_vec();
                bytes.splice(at..at, piece);
            }
            _ => {
                let other = &files[random.below(files.len())];
                let from = random.below(other.len() + 1);
                let to = (from + random.below(64)).min(other.len());
                bytes.splice(at..end, other[from..to].iter().copied());
            }
        }
    }
    bytes.truncate(most.max(files.iter().map(Vec::len).max().unwrap_or(0)));
    bytes
}

/// Gives a body so many inputs; none if there is no such body.
pub fn run(body: &str, inputs: u64, seed: u64) -> Option<String> {
    let &(name, take, most) = BODIES.iter().find(|(name, ..)| *name == body)?;
    let files = corpus(name);
    let mut bytes = 0;
    for seed in seed..seed + inputs {
        let mut random = Random::new(seed);
        let input = if seed % 3 == 0 { made(&mut random, most) } else { changed(&mut random, &files, most) };
        bytes += input.len();
        let taken = std::panic::catch_unwind(|| take(&input));
        assert!(taken.is_ok(), "fuzz {name}: the input of seed {seed}: {input:?}");
    }
    Some(format!("fuzz {name}: {inputs} inputs, {bytes} bytes, {} files to begin from\n", files.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_body_takes_changed_files() {
        for (name, ..) in BODIES {
            let few = if matches!(name, "keys" | "stored_journal") { 6 } else { 30 };
            println!("{}", run(name, few, 1).expect("a body"));
        }
    }

    #[test]
    fn inputs_differ() {
        let files = corpus("game");
        let of = |seed| changed(&mut Random::new(seed), &files, 1_000);
        assert!((0..50).any(|seed| !files.contains(&of(seed))));
        assert!((1..50).any(|seed| of(seed) != of(0)));
    }
}
