//! The device's own program on an emulated RP2040: its tests, and what they measure.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::firmware::{self, BOARDS};
use crate::shell::{self, Done, cargo};

const FOLDER: &str = "firmware/emulator";

/// The host's side: draws what the device was given, and turns its log into text.
const TOOLS: [&str; 2] = ["pictures", "device-log"];

/// Everything that the emulator needs: both boards built, the host's side of the comparison, the packages.
fn prepare() -> Result<PathBuf, String> {
    for board in BOARDS {
        firmware::build(board)?;
    }
    let tools = TOOLS.iter().flat_map(|tool| ["--bin", tool]);
    shell::run(cargo().args(["build", "-p", "host-tests"]).args(tools))?;
    if shell::output(Command::new("npm").arg("--version")).is_none() {
        return Err("the emulator needs Node.js 20 with npm: install the packages `nodejs` and `npm`".into());
    }
    shell::run(Command::new("npm").args(["ci", "--prefix", FOLDER, "--no-audit", "--no-fund", "--silent"]))?;
    shell::target_folder()
}

/// `cargo xtask emulator`: the tests.
pub(crate) fn run(words: &[String]) -> Done {
    if let Some(word) = words.first() {
        return Err(format!("`emulator` takes no `{word}`"));
    }
    let target = prepare()?;
    let screens = target.join("device-screens");
    fs::create_dir_all(&screens).map_err(|error| format!("{}: {error}", screens.display()))?;
    shell::run(
        Command::new("npm")
            .args(["test", "--prefix", FOLDER, "--silent"])
            .env("CONFIDANT_FIRMWARE", target.join("device"))
            .env("CONFIDANT_PICTURES", target.join("debug").join("pictures"))
            .env("CONFIDANT_SCREENS", screens),
    )
}

/// The table of budgets and measured values; fails if a budget is broken.
pub(crate) fn measure() -> Done {
    let target = prepare()?;
    shell::run(
        Command::new("node")
            .arg(format!("{FOLDER}/src/measure.js"))
            .env("CONFIDANT_FIRMWARE", target.join("device")),
    )
}
