//! `cargo xtask pico2`: the program of the Pico 2 on an emulated RP2350, beside that of the Pico on an emulated RP2040.

use std::fs;
use std::process::Command;

use crate::emulator;
use crate::firmware::{self, PROGRAMS};
use crate::mended::Mended;
use crate::shell::{self, Done};

pub(crate) const EMULATOR: Mended = Mended {
    package: "rp2350-emu",
    version: "0.2.6",
    diff: "firmware/pico2/rp2350-emu.diff",
    runner: "firmware/pico2/run.rs",
};

/// Keys, pauses and pictures: the self-test, the first start, a new game up to the hand-over, the same after a loss of power.
const WORDS: &str = "=self-test up down left right a b x y 200 =language a =how a 200 =home down a =more b up \
                     a a x 500 a 200 a =hand-over power =resumed";

/// `cargo xtask pico2`.
pub(crate) fn run(words: &[String]) -> Done {
    if let Some(word) = words.first() {
        return Err(format!("`pico2` takes no `{word}`"));
    }
    let [_, program] = &PROGRAMS;
    let uf2 = firmware::build(program)?.uf2;
    let folder = shell::target_folder()?.join("pico2");
    let runner = EMULATOR.build(&folder)?;
    let pictures = folder.join("pictures");
    fs::create_dir_all(&pictures).map_err(|error| format!("{}: {error}", pictures.display()))?;
    let words: Vec<&str> = WORDS.split_whitespace().collect();
    shell::run(Command::new(runner).arg(uf2).arg(&pictures).args(&words))?;
    let script = "firmware/emulator/confidant/compare.js";
    shell::run(emulator::with_all_it_needs(Command::new("node").arg(script).arg(pictures).args(&words))?)
}
