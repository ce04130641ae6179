//! `cargo xtask firmware` and `flash`: the device's program as ELF and UF2, and onto a board.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use confidant_pack::uf2::Chip;

use crate::reproduce;
use crate::shell::{self, Done, cargo};
use crate::uf2;

/// A program, and the boards that it is for.
pub(crate) struct Program {
    /// Its files are called so.
    pub(crate) name: &'static str,
    chip: Chip,
    /// As the firmware's features call the chip.
    feature: &'static str,
    target: &'static str,
    /// As probe-rs calls it.
    probed: &'static str,
    /// The drive that a board in boot mode shows.
    drive: &'static str,
    pub(crate) boards: &'static [&'static str],
}

/// The programs; the first one is the default.
pub(crate) const PROGRAMS: [Program; 2] = [
    Program {
        name: "confidant",
        chip: Chip::Rp2040,
        feature: "rp2040",
        target: "thumbv6m-none-eabi",
        probed: "RP2040",
        drive: "RPI-RP2",
        boards: &["pico-lcd-1-3", "picosystem"],
    },
    Program {
        name: "confidant-pico2",
        chip: Chip::Rp2350,
        feature: "rp2350",
        target: "thumbv8m.main-none-eabihf",
        probed: "RP235x",
        drive: "RP2350",
        boards: &["pico2-lcd-1-3"],
    },
];

/// What was built.
pub(crate) struct Built {
    pub(crate) elf: PathBuf,
    pub(crate) uf2: PathBuf,
}

/// Builds a program: the ELF file for a debugger, the UF2 file for everybody.
pub(crate) fn build(program: &Program) -> Result<Built, String> {
    shell::need_target(program.target)?;
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
                program.target,
                "--no-default-features",
                "--features",
                program.feature,
            ])
            .env("CONFIDANT_REVISION", revision)
            .env("CARGO_ENCODED_RUSTFLAGS", reproduce::rustflags()?),
    )?;
    let target = shell::target_folder()?;
    let folder = target.join("device");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let built = Built {
        elf: folder.join(format!("{}.elf", program.name)),
        uf2: folder.join(format!("{}.uf2", program.name)),
    };
    let made = target.join(program.target).join("firmware").join("confidant-firmware");
    let elf = fs::read(&made).map_err(|error| format!("{}: {error}", made.display()))?;
    let blocks =
        uf2::from_elf(program.chip, &elf).map_err(|reason| format!("{}: {reason}", made.display()))?;
    for (path, bytes) in [(&built.elf, &elf), (&built.uf2, &blocks)] {
        fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(built)
}

/// `cargo xtask firmware [--board B]`.
pub(crate) fn run(words: &[String]) -> Done {
    let programs = match words {
        [] => PROGRAMS.iter().collect(),
        words => vec![program_for(words)?],
    };
    for program in programs {
        let built = build(program)?;
        println!("{}\n{}", built.elf.display(), built.uf2.display());
    }
    Ok(())
}

/// `cargo xtask flash [--board B]`: by a debug probe if there is one, else onto the drive that a board in boot
/// mode shows.
pub(crate) fn flash(words: &[String]) -> Done {
    let program = if words.is_empty() { &PROGRAMS[0] } else { program_for(words)? };
    let built = build(program)?;
    let probes = shell::output(Command::new("probe-rs").arg("list")).unwrap_or_default();
    if probes.contains("[0]") {
        return shell::run(Command::new("probe-rs").args(["run", "--chip", program.probed]).arg(&built.elf));
    }
    let drive = find_drive(&places(), program.drive).ok_or_else(|| no_drive(program.drive))?;
    copy_onto(&drive, &built.uf2)?;
    println!("the program is on {}; the board restarts by itself", drive.display());
    Ok(())
}

/// The program for the board that is asked for.
fn program_for(words: &[String]) -> Result<&'static Program, String> {
    let [option, name] = words else { return Err("usage: --board BOARD".into()) };
    let known =
        PROGRAMS.iter().find(|program| option == "--board" && program.boards.contains(&name.as_str()));
    known.ok_or_else(|| format!("`{option} {name}`: the boards are {}", all_boards().join(", ")))
}

fn all_boards() -> Vec<&'static str> {
    PROGRAMS.iter().flat_map(|program| program.boards.iter().copied()).collect()
}

/// Where systems show their drives.
fn places() -> Vec<PathBuf> {
    let folders = ["/media", "/run/media", "/mnt", "/Volumes"].into_iter().map(PathBuf::from);
    folders.chain(('D'..='Z').map(|letter| PathBuf::from(format!("{letter}:\\")))).collect()
}

/// The drive of a board in boot mode: one of these places, or up to two folders below one.
fn find_drive(places: &[PathBuf], name: &str) -> Option<PathBuf> {
    let below = |place: &PathBuf| -> Vec<PathBuf> {
        fs::read_dir(place).into_iter().flatten().flatten().map(|entry| entry.path()).collect()
    };
    let first: Vec<PathBuf> = places.iter().flat_map(below).collect();
    let second: Vec<PathBuf> = first.iter().flat_map(below).collect();
    places.iter().chain(&first).chain(&second).find(|place| is_drive(place, name)).cloned()
}

/// It has a file that says what it is.
fn is_drive(place: &Path, name: &str) -> bool {
    fs::read_to_string(place.join("INFO_UF2.TXT")).is_ok_and(|text| text.contains(name))
}

fn copy_onto(drive: &Path, uf2: &Path) -> Done {
    let to = drive.join("confidant.uf2");
    fs::copy(uf2, &to).map(|_| ()).map_err(|error| format!("{}: {error}", to.display()))
}

/// What to do when no drive is found.
fn no_drive(name: &str) -> String {
    let device = Path::new("/dev/disk/by-label").join(name);
    if device.exists() {
        return format!(
            "a board in boot mode is there but its drive is not mounted: \
             `udisksctl mount -b {}`, then try again",
            device.display()
        );
    }
    format!(
        "no board in boot mode: hold BOOTSEL (on the PicoSystem: X) while you plug it in or switch it on, wait for the \
         drive {name}, and try again"
    )
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
        assert_eq!(find_drive(std::slice::from_ref(&top), "RPI-RP2"), None);
        fs::write(board.join("INFO_UF2.TXT"), "UF2 Bootloader v3.0\nBoard-ID: RPI-RP2\n").unwrap();
        assert_eq!(find_drive(std::slice::from_ref(&top), "RPI-RP2").as_ref(), Some(&board));
        assert_eq!(find_drive(std::slice::from_ref(&top), "RP2350"), None, "a board with another chip");
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
        let refused = program_for(&words).err().unwrap();
        assert!(refused.contains("pico-lcd-1-3, picosystem, pico2-lcd-1-3"), "{refused}");
        for board in ["pico-lcd-1-3", "picosystem"] {
            let program = program_for(&["--board".to_owned(), board.to_owned()]).ok().unwrap();
            assert_eq!(program.name, "confidant", "one file for both");
        }
        let program = program_for(&["--board".to_owned(), "pico2-lcd-1-3".to_owned()]).ok().unwrap();
        assert_eq!(program.name, "confidant-pico2");
    }
}
