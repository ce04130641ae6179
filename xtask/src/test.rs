//! `cargo xtask test`: every test there is, or some parts of them.

use std::time::Instant;

use crate::shell::{self, Done, cargo};
use crate::{browser, emulator, web, workflows};

type Run = fn() -> Done;

/// The parts, in the order in which all of them run.
const PARTS: [(&str, Run); 7] = [
    ("workflows", || workflows::run(&[])),
    ("no-std", no_std),
    ("library", library),
    ("crates", || shell::run(cargo().args(["test", "--workspace", "--no-fail-fast"]))),
    ("emulator", || emulator::run(&[])),
    // The programs of the boards are built by now, so this is quick; nothing else puts together what is released.
    ("dist", || web::dist(&[])),
    ("browser", || browser::run(&[])),
];

/// What `cargo test` can be asked for by the folder of a crate.
const CRATES: [(&str, &str); 7] = [
    ("core", "confidant-core"),
    ("companion", "confidant-companion"),
    ("pack", "confidant-pack"),
    ("firmware", "confidant-firmware"),
    ("web", "confidant-web"),
    ("host-tests", "host-tests"),
    ("xtask", "xtask"),
];

pub(crate) const PARTS_HELP: &str = "PART is one of these; without one, all of them run, in this order:
  workflows   the files in .github/workflows
  no-std      rules and behaviour built for the device's processor
  library     the rules built with each game alone and with none, and as a package
  crates      cargo test of every crate
  emulator    the device's program on an emulated RP2040 (Node.js 20)
  dist        everything for a release
  browser     the page in Chromium and Firefox (Node.js 20); installs both where it may
or a crate of `crates`: core, companion, pack, firmware, web, host-tests, xtask.";

pub(crate) fn run(words: &[String]) -> Done {
    let asked: Vec<Part> = words.iter().map(|word| part(word)).collect::<Result<_, _>>()?;
    if asked.is_empty() {
        return all();
    }
    asked.into_iter().try_for_each(|part| match part {
        Part::Step(run) => run(),
        Part::Crate(package) => shell::run(cargo().args(["test", "--no-fail-fast", "-p", package])),
    })
}

/// Every part, and how long each took: what it cost is said even where one fails.
fn all() -> Done {
    let begun = Instant::now();
    let mut times = String::new();
    let done = PARTS.iter().try_for_each(|(name, run)| {
        let begun = Instant::now();
        let done = run();
        times += &format!("  {name:<10} {:>5.1} min\n", minutes(begun));
        done
    });
    // Not on standard output: its last lines are the test runners' own totals.
    eprintln!("{times}  {:<10} {:>5.1} min", "together", minutes(begun));
    done
}

fn minutes(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() / 60.0
}

enum Part {
    Step(Run),
    Crate(&'static str),
}

fn part(word: &str) -> Result<Part, String> {
    let step = PARTS.iter().find(|(name, _)| *name == word).map(|&(_, run)| Part::Step(run));
    let of_crate =
        || CRATES.iter().find(|(folder, _)| *folder == word).map(|&(_, package)| Part::Crate(package));
    step.or_else(of_crate).ok_or_else(|| format!("`test` knows no part `{word}`.\n{PARTS_HELP}"))
}

/// Rules and behaviour have to build without std: for the device's own processor.
fn no_std() -> Done {
    let target = "thumbv6m-none-eabi";
    shell::need_target(target)?;
    let packages = ["-p", "confidant-core", "-p", "confidant-companion"];
    shell::run(cargo().args(["build", "--release", "--target", target]).args(packages))
}

/// The games of the rules, as their features call them.
const GAMES: [&str; 4] = ["scotland-yard", "tatort-themse", "schinderhannes", "tiny-epic-crimes"];

/// The rules as a library for others: a build with fewer games, and the package that would be published.
fn library() -> Done {
    let with = |features: &str| {
        let check = ["clippy", "-q", "-p", "confidant-core", "--lib", "--examples", "--no-default-features"];
        shell::run(cargo().args(check).args(["--features", features, "--", "-D", "warnings"]))
    };
    with("")?;
    GAMES.iter().try_for_each(|game| with(game))?;
    // Whether it builds from the package as it does from here is for `cargo publish --dry-run`.
    shell::run(cargo().args(["package", "-p", "confidant-core", "--no-verify", "--allow-dirty", "--quiet"]))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn help_names_every_part() {
        for (name, _) in PARTS {
            assert!(PARTS_HELP.contains(&format!("\n  {name} ")), "{name}");
        }
        for (folder, package) in CRATES {
            assert!(PARTS_HELP.contains(folder), "{folder}");
            let manifest = fs::read_to_string(shell::top().join(folder).join("Cargo.toml")).unwrap();
            assert!(manifest.contains(&format!("name = \"{package}\"")), "{folder}");
        }
        assert!(part("core").is_ok() && part("dist").is_ok() && part("cord").is_err());
    }

    #[test]
    fn every_game_of_the_rules_is_built_alone() {
        let manifest = fs::read_to_string(shell::top().join("core/Cargo.toml")).unwrap();
        let features = manifest.split("[features]").nth(1).unwrap().split("\n[").next().unwrap();
        let all = features.lines().find(|line| line.starts_with("own-boxes")).unwrap();
        for game in GAMES {
            assert!(features.contains(&format!("\n{game} = [")) && all.contains(game), "{game}");
        }
        assert_eq!(all.matches('"').count(), 2 * (GAMES.len() + 1), "a game is missing here: {all}");
    }
}
