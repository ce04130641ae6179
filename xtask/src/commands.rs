//! Every command: its name, what it takes, what it does. Usage and `--help` are made of this list.

use crate::shell::Done;
use crate::{
    bench, browser, changelog, deny, emulator, faults, firmware, mutants, notices, pico2, presses, reproduce,
    screens, serve, soak, test,
};
use crate::{web, workflows};

/// One command.
pub(crate) struct Command {
    pub(crate) name: &'static str,
    /// What may follow the name.
    takes: &'static str,
    /// What it does, in a sentence.
    about: &'static str,
    /// More for somebody who asks for help with this command; empty if there is no more to say.
    more: &'static str,
    /// What it is about to do, in a line: building may take minutes, and nobody should wonder.
    pub(crate) doing: &'static str,
    pub(crate) run: fn(&[String]) -> Done,
}

pub(crate) const COMMANDS: &[Command] = &[
    Command {
        name: "play",
        takes: "[--lan] [--no-open]",
        about: "build the page, serve it on this machine and open it; with --lan also for phones on the home network \
                (prints a QR code)",
        more: "--no-open leaves the browser closed. Ctrl+C ends it.",
        doing: "Building the page (the first time takes a few minutes), then serving it.",
        run: serve::play,
    },
    Command {
        name: "test",
        takes: "[PART...]",
        about: "run every test, or some parts",
        more: test::PARTS_HELP,
        doing: "Running tests; all of them take a while.",
        run: test::run,
    },
    Command {
        name: "browser",
        takes: "[TEST...]",
        about: "run only the page's tests, in Chromium and, if installed, Firefox",
        more: "TEST is the name of a file in web/tests. Needs Node.js 20; CONFIDANT_CHROMIUM and CONFIDANT_FIREFOX name \
               browsers that are not on the path.",
        doing: "Building the page, then running its tests in a browser.",
        run: browser::run,
    },
    Command {
        name: "emulator",
        takes: "",
        about: "run only the device's tests, on an emulated RP2040",
        more: "Needs Node.js 20.",
        doing: "Building the device's program, then running its tests on an emulated RP2040.",
        run: emulator::run,
    },
    Command {
        name: "firmware",
        takes: "[--board BOARD]",
        about: "build the device's program as ELF and UF2",
        more: "BOARD is pico-lcd-1-3 or picosystem, which have one file, or pico2-lcd-1-3; without it, both files are \
               built.",
        doing: "Building the device's program.",
        run: firmware::run,
    },
    Command {
        name: "flash",
        takes: "[--board BOARD]",
        about: "build the device's program and put it on a board",
        more: "BOARD is pico-lcd-1-3 or picosystem (the same, and the default), or pico2-lcd-1-3. A debug probe is used if \
               probe-rs finds one; otherwise the file is copied onto the drive of a board in boot mode.",
        doing: "Building the device's program, then putting it on a board.",
        run: firmware::flash,
    },
    Command {
        name: "real-rom",
        takes: "",
        about: "boot the device's program by the real boot ROM and compare the first pictures",
        more: "Runs on another emulator, a Python package that is installed from PyPI below target.",
        doing: "Building the device's program, then booting it by the real boot ROM.",
        run: emulator::real_rom,
    },
    Command {
        name: "rp2040-emu",
        takes: "",
        about: "run the device's program on an independent emulator and compare the first pictures",
        more: "The emulator is a package of crates.io, mended in a copy below target.",
        doing: "Building the device's program and another emulator of the RP2040, then comparing their first pictures.",
        run: emulator::rp2040_emu,
    },
    Command {
        name: "pico2",
        takes: "",
        about: "run the Pico 2's program on an emulated RP2350 and compare its pictures with the Pico's",
        more: "The emulator is a package of crates.io, mended in a copy below target.",
        doing: "Building both programs and an emulator of the RP2350, then comparing their pictures.",
        run: pico2::run,
    },
    Command {
        name: "reproduce",
        takes: "",
        about: "build the device's program here and from a copy in another folder, and compare them",
        more: "Takes minutes.",
        doing: "Building the device's program twice, in two folders.",
        run: reproduce::run,
    },
    Command {
        name: "screens",
        takes: "[--device | --against REV]",
        about: "accept the screens as drawn now as the golden ones, and write the sheets",
        more: screens::HELP,
        doing: "Drawing every screen.",
        run: screens::run,
    },
    Command {
        name: "own-box",
        takes: "",
        about: "make the pictures of the guide \"Your own box\" anew",
        more: "They are in docs/own-box, and are looked at before they are kept. Needs what `browser` needs.",
        doing: "Building the page, then opening it in Chromium.",
        run: browser::own_box,
    },
    Command {
        name: "dist",
        takes: "",
        about: "build everything for a release: the page as one HTML file and as a folder, both UF2 files, the guides, \
                licences, checksums",
        more: "The files are in target/dist.",
        doing: "Building everything for a release: page, programs of the boards, guides.",
        run: web::dist,
    },
    Command {
        name: "changelog",
        takes: "TAG",
        about: "print what CHANGELOG.md says about the version of a tag, for the text of its release",
        more: "TAG is the workspace's version after a `v`, as v1.0.0; any other one is refused.",
        doing: "",
        run: changelog::run,
    },
    Command {
        name: "notices",
        takes: "",
        about: "regenerate NOTICES.txt, the licences of what is inside the released files",
        more: "Installs cargo-about if it is missing.",
        doing: "Collecting the licences of all dependencies.",
        run: notices::run,
    },
    Command {
        name: "deny",
        takes: "",
        about: "check licences and sources of all dependencies against deny.toml",
        more: "The file has the form of cargo-deny, which checks the same and more.",
        doing: "Checking licences and sources of all dependencies.",
        run: deny::run,
    },
    Command {
        name: "advisories",
        takes: "",
        about: "check all dependencies against the RustSec database of known faults",
        more: "Fetches the database and says so if it cannot be reached. Installs cargo-deny if it is missing.",
        doing: "Asking the RustSec database about all dependencies.",
        run: deny::advisories,
    },
    Command {
        name: "workflows",
        takes: "",
        about: "check the files in .github/workflows against the schema of GitHub",
        more: "Installs check-jsonschema, which brings the schema along, into target/workflows (Python 3).",
        doing: "Checking the workflows.",
        run: workflows::run,
    },
    Command {
        name: "size",
        takes: "",
        about: "show the sizes of what is built, beside the budgets",
        more: "Fails if a budget is broken. Needs Node.js 20 for what the device takes while it runs.",
        doing: "Building page and programs, then weighing them.",
        run: web::size,
    },
    Command {
        name: "bench",
        takes: "[GAME]",
        about: "count the instructions of the engines (valgrind)",
        more: "GAME is the name of a bench in host-tests/benches, such as scotland-yard.",
        doing: "Building the engines, then counting their instructions.",
        run: bench::run,
    },
    Command {
        name: "soak",
        takes: "GAME [GAMES [SEED] | --hours H]",
        about: "play random games (or press random keys: companion) by the million, with every invariant checked",
        more: "GAME-pairs plays games that differ only in a secret, by keys, and compares their open screens. chance judges whether \
               dice, draws and deals are even, thumbs what a watcher of thumbs learns.",
        doing: "Building, then playing random games.",
        run: soak::run,
    },
    Command {
        name: "balance",
        takes: "GAME [GAMES [SEED [ROW...]]]",
        about: "show how scripted players fare with Confidant's cards, beside what is wanted (tiny-epic-crimes)",
        more: "ROW is team-2 to team-4 or standard-2 to standard-4; without one, all are played.",
        doing: "Building, then letting scripted players play.",
        run: soak::balance,
    },
    Command {
        name: "arena",
        takes: "GAME [GAMES [SEED]]",
        about: "show how Confidant's players fare against each other and against scripted ones (takes minutes)",
        more: "",
        doing: "Building, then letting Confidant's players play.",
        run: soak::arena,
    },
    Command {
        name: "presses",
        takes: "[GAME [GAMES [SEED]]]",
        about: "count how many presses a turn takes, over whole games that are played by keys",
        more: "",
        doing: "Building, then playing whole games by keys.",
        run: presses::run,
    },
    Command {
        name: "puzzles",
        takes: "[COUNT [SEED]]",
        about: "show what generated puzzles are like: grades, cards, spread of solutions, what making one takes",
        more: "",
        doing: "Building, then making puzzles.",
        run: soak::puzzles,
    },
    Command {
        name: "faults",
        takes: "[WORD...]",
        about: "try a list of faults, each against the tests that should notice it (a quarter of an hour)",
        more: faults::HELP,
        doing: "Building a copy with all faults of the list, then trying them one by one.",
        run: faults::run,
    },
    Command {
        name: "mutants",
        takes: "[PATH...] [--sample N [--seed S]]",
        about: "look for faults that no test notices (takes hours)",
        more: mutants::HELP,
        doing: "Looking for faults that no test notices; without --sample this takes hours.",
        run: mutants::run,
    },
];

/// The command with this name.
pub(crate) fn named(name: &str) -> Option<&'static Command> {
    COMMANDS.iter().find(|command| command.name == name)
}

/// How wide a text may be.
const WIDTH: usize = 100;
/// Where the sentences of the list begin.
const COLUMN: usize = 26;

/// What all commands do.
pub(crate) fn usage() -> String {
    let mut text = String::from("usage: cargo xtask COMMAND\n");
    for command in COMMANDS {
        let head = format!("\n  {} {}", command.name, command.takes);
        text.push_str(head.trim_end());
        let room = (COLUMN + 1).saturating_sub(head.trim_end().len());
        // A long head has a line of its own.
        text.push_str(&if room > 1 { " ".repeat(room) } else { format!("\n{}", " ".repeat(COLUMN)) });
        text.push_str(&wrapped(command.about, WIDTH - COLUMN).join(&format!("\n{}", " ".repeat(COLUMN))));
    }
    text + "\n\n`cargo xtask COMMAND --help` says more about one."
}

impl Command {
    /// What this command does.
    pub(crate) fn help(&self) -> String {
        let mut text = format!("usage: cargo xtask {} {}", self.name, self.takes).trim_end().to_owned();
        for part in [self.about, self.more].into_iter().filter(|part| !part.is_empty()) {
            let lines: Vec<String> = part.lines().flat_map(|line| wrapped(line, WIDTH)).collect();
            text.push_str(&format!("\n\n{}", lines.join("\n")));
        }
        text
    }
}

/// A text in lines of this width; blanks before its first word stay.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let indent = &text[..text.len() - text.trim_start().len()];
    let mut lines = vec![indent.to_owned()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is always a line");
        if line.len() > indent.len() && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(word.to_owned());
            continue;
        }
        if line.len() > indent.len() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usage_names_every_command_and_no_line_is_too_wide() {
        let usage = usage();
        assert!(usage.lines().all(|line| line.chars().count() <= WIDTH), "{usage}");
        for command in COMMANDS {
            assert!(usage.contains(&format!("\n  {}", command.name)), "{}", command.name);
            let help = command.help();
            assert!(help.starts_with(&format!("usage: cargo xtask {}", command.name)));
            assert!(help.lines().all(|line| line.chars().count() <= WIDTH), "{help}");
        }
    }

    #[test]
    fn readme_has_every_folder() {
        let read = |file: &str| std::fs::read_to_string(crate::shell::top().join(file)).unwrap();
        let readme = read("README.md");
        let ignored = read(".gitignore");
        for entry in std::fs::read_dir(crate::shell::top()).unwrap().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let ours = name != ".git" && !ignored.lines().any(|line| line.trim_matches('/') == name);
            if entry.path().is_dir() && ours {
                let rows = readme.lines().filter(|line| line.starts_with("| `"));
                let cells: Vec<_> = rows.filter_map(|line| line.split('|').nth(1)).collect();
                assert!(cells.iter().any(|cell| cell.contains(&format!("`{name}`"))), "{name}");
            }
        }
    }

    #[test]
    fn names_are_unique() {
        for (index, command) in COMMANDS.iter().enumerate() {
            assert!(COMMANDS[index + 1..].iter().all(|other| other.name != command.name), "{}", command.name);
        }
    }
}
