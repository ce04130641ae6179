//! `cargo xtask firmware` and `flash`: the device's program as ELF and UF2, and onto a board.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::reproduce;
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
    let revision = std::env::var("CONFIDANT_REVISION").unwrap_or_else(|_| reproduce::revision());
    shell::run(
        cargo()
            .args([
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
            ])
            .env("CONFIDANT_REVISION", revision)
            .env("CARGO_ENCODED_RUSTFLAGS", reproduce::rustflags()?),
    )?;
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
    let drive = find_drive(&places()).ok_or_else(no_drive)?;
    copy_onto(&drive, &built.uf2)?;
    println!("{board} is on {}; the board restarts by itself", drive.display());
    Ok(())
}

fn board(words: &[String]) -> Result<&'static str, String> {
    let [option, name] = words else { return Err("usage: --board BOARD".into()) };
    let known = BOARDS.into_iter().find(|board| option == "--board" && board == name);
    known.ok_or_else(|| format!("`{option} {name}`: the boards are {}", BOARDS.join(", ")))
}

/// Where systems show their drives.
fn places() -> Vec<PathBuf> {
    let folders = ["/media", "/run/media", "/mnt", "/Volumes"].into_iter().map(PathBuf::from);
    folders.chain(('D'..='Z').map(|letter| PathBuf::from(format!("{letter}:\\")))).collect()
}

/// The drive of a board in boot mode: one of these places, or up to two folders below one.
fn find_drive(places: &[PathBuf]) -> Option<PathBuf> {
    let below = |place: &PathBuf| -> Vec<PathBuf> {
        fs::read_dir(place).into_iter().flatten().flatten().map(|entry| entry.path()).collect()
    };
    let first: Vec<PathBuf> = places.iter().flat_map(below).collect();
    let second: Vec<PathBuf> = first.iter().flat_map(below).collect();
    places.iter().chain(&first).chain(&second).find(|place| is_drive(place)).cloned()
}

/// It has a file that says what it is.
fn is_drive(place: &Path) -> bool {
    fs::read_to_string(place.join("INFO_UF2.TXT")).is_ok_and(|text| text.contains("RPI-RP2"))
}

fn copy_onto(drive: &Path, uf2: &Path) -> Done {
    let to = drive.join("confidant.uf2");
    fs::copy(uf2, &to).map(|_| ()).map_err(|error| format!("{}: {error}", to.display()))
}

/// What to do when no drive is found.
fn no_drive() -> String {
    let device = Path::new("/dev/disk/by-label/RPI-RP2");
    if device.exists() {
        return format!(
            "a board in boot mode is there but its drive is not mounted: \
             `udisksctl mount -b {}`, then try again",
            device.display()
        );
    }
    "no board in boot mode: hold BOOTSEL (on the PicoSystem: X) while you plug it in or switch it on, wait for the \
     drive RPI-RP2, and try again"
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drive_is_found_by_what_it_says_of_itself_and_gets_the_file() {
        let top = std::env::temp_dir().join(format!("confidant-flash-{}", std::process::id()));
        let (camera, board) = (top.join("somebody/CAMERA"), top.join("somebody/RPI-RP2"));
        fs::create_dir_all(&camera).unwrap();
        fs::create_dir_all(&board).unwrap();
        fs::write(camera.join("INFO_UF2.TXT"), "Board-ID: another one").unwrap();
        assert_eq!(find_drive(std::slice::from_ref(&top)), None);
        fs::write(board.join("INFO_UF2.TXT"), "UF2 Bootloader v3.0\nBoard-ID: RPI-RP2\n").unwrap();
        assert_eq!(find_drive(std::slice::from_ref(&top)).as_ref(), Some(&board));
        let uf2 = top.join("built.uf2");
        fs::write(&uf2, b"program").unwrap();
        copy_onto(&board, &uf2).unwrap();
        assert_eq!(fs::read(board.join("confidant.uf2")).unwrap(), b"program");
        assert!(copy_onto(&top.join("gone"), &uf2).unwrap_err().contains("gone"));
        fs::remove_dir_all(top).unwrap();
    }

    #[test]
    fn an_unknown_board_is_answered_with_those_there_are() {
        let words = ["--board".to_owned(), "pico-9000".to_owned()];
        assert!(board(&words).unwrap_err().contains("pico-lcd-1-3, picosystem"));
        assert_eq!(board(&["--board".to_owned(), "picosystem".to_owned()]), Ok("picosystem"));
    }
}
