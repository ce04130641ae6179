//! `cargo xtask firmware` and `flash`: the device's program as ELF and UF2, and onto a board.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell::{self, Done, cargo};
use crate::uf2;

const TARGET: &str = "thumbv6m-none-eabi";

/// The boards, as the firmware's features call them; the first one is the default.
pub(crate) const BOARDS: [&str; 2] = ["pico-lcd-1-3", "picosystem"];

/// What was built for a board.
pub(crate) struct Built {
    pub(crate) elf: PathBuf,
    pub(crate) uf2: PathBuf,
}

/// Builds for one board: the ELF file for a debugger, the UF2 file for everybody.
pub(crate) fn build(board: &str) -> Result<Built, String> {
    shell::need_target(TARGET)?;
    shell::run(cargo().args([
        "build",
        "-p",
        "confidant-firmware",
        "--profile",
        "firmware",
        "--target",
        TARGET,
        "--no-default-features",
        "--features",
        board,
    ]))?;
    let target = shell::target_folder()?;
    let folder = target.join("device");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let built = Built {
        elf: folder.join(format!("confidant-{board}.elf")),
        uf2: folder.join(format!("confidant-{board}.uf2")),
    };
    let made = target.join(TARGET).join("firmware").join("confidant-firmware");
    let elf = fs::read(&made).map_err(|error| format!("{}: {error}", made.display()))?;
    let blocks = uf2::from_elf(&elf).map_err(|reason| format!("{}: {reason}", made.display()))?;
    for (path, bytes) in [(&built.elf, &elf), (&built.uf2, &blocks)] {
        fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(built)
}

/// `cargo xtask firmware [--board B]`.
pub(crate) fn run(words: &[String]) -> Done {
    let boards = match words {
        [] => BOARDS.to_vec(),
        words => vec![board(words)?],
    };
    for board in boards {
        let built = build(board)?;
        println!("{}\n{}", built.elf.display(), built.uf2.display());
    }
    Ok(())
}

/// `cargo xtask flash [--board B]`: by a debug probe if there is one, else onto the drive that a board in boot
/// mode shows.
pub(crate) fn flash(words: &[String]) -> Done {
    let board = if words.is_empty() { BOARDS[0] } else { board(words)? };
    let built = build(board)?;
    let probes = shell::output(Command::new("probe-rs").arg("list")).unwrap_or_default();
    if probes.contains("[0]") {
        return shell::run(Command::new("probe-rs").args(["run", "--chip", "RP2040"]).arg(&built.elf));
    }
    let Some(drive) = find_drive() else {
        return Err(
            "no board in boot mode: hold BOOTSEL (on the PicoSystem: X) while you plug it in or switch \
                    it on, wait for the drive RPI-RP2, and try again"
                .into(),
        );
    };
    let to = drive.join("confidant.uf2");
    fs::copy(&built.uf2, &to).map_err(|error| format!("{}: {error}", to.display()))?;
    println!("{board} is on {}; the board restarts by itself", drive.display());
    Ok(())
}

fn board(words: &[String]) -> Result<&'static str, String> {
    let [option, name] = words else { return Err("usage: --board BOARD".into()) };
    let known = BOARDS.into_iter().find(|board| option == "--board" && board == name);
    known.ok_or_else(|| format!("`{option} {name}`: the boards are {}", BOARDS.join(", ")))
}

/// The drive of a board in boot mode: it has a file that says so.
fn find_drive() -> Option<PathBuf> {
    let mut places: Vec<PathBuf> = Vec::new();
    for parent in ["/media", "/run/media", "/mnt", "/Volumes"] {
        for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
            places.push(entry.path());
            places
                .extend(fs::read_dir(entry.path()).into_iter().flatten().flatten().map(|entry| entry.path()));
        }
    }
    places.extend(('D'..='Z').map(|letter| PathBuf::from(format!("{letter}:\\"))));
    places.into_iter().find(|place| is_drive(place))
}

fn is_drive(place: &Path) -> bool {
    fs::read_to_string(place.join("INFO_UF2.TXT")).is_ok_and(|text| text.contains("RPI-RP2"))
}
