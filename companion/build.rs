//! Rasterises type and icons, so that the device only copies pixels: 4 bits of coverage a pixel, two pixels a
//! byte (the left one high). Small letters and icons have rows of whole bytes; large ones, which are mostly blank or full, runs.

#[path = "build/glyphs.rs"]
mod glyphs;
#[path = "build/icons.rs"]
mod icons;
#[path = "build/tables.rs"]
mod tables;

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    fs::write(out.join("glyphs.rs"), glyphs::source(&out)).expect("OUT_DIR is writable");
    let shapes = read("data/icons.txt");
    let sizes = read("data/icon-sizes.txt");
    fs::write(out.join("icons.rs"), icons::source(&shapes, &sizes, &out)).expect("OUT_DIR is writable");
    let positions = read("data/scotland-yard-positions.txt");
    fs::write(out.join("stations.rs"), tables::stations(&positions)).expect("OUT_DIR is writable");
    fs::write(out.join("tables.rs"), tables::sines()).expect("OUT_DIR is writable");
    println!("cargo:rerun-if-changed=build");
    println!("cargo:rerun-if-changed=data");
}

fn read(path: &str) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Packs levels 0 to 15 of a whole image as runs: a level, and behind 0 and 15 how many more of it follow, 15 at a time.
fn pack_runs(levels: &[u8]) -> Vec<u8> {
    let mut signs = Vec::new();
    for run in levels.chunk_by(|one, next| one == next) {
        if !matches!(run[0], 0 | 15) {
            signs.extend(run);
            continue;
        }
        signs.push(run[0]);
        let more = run.len() - 1;
        signs.extend(std::iter::repeat_n(15, more / 15));
        signs.push((more % 15) as u8);
    }
    pack(&signs, signs.len())
}

/// Packs levels 0 to 15, row by row.
fn pack(levels: &[u8], width: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    for row in levels.chunks(width.max(1)) {
        bytes.extend(row.chunks(2).map(|pair| pair[0] << 4 | pair.get(1).copied().unwrap_or(0)));
    }
    bytes
}
