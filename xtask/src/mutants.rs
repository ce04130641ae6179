//! `cargo xtask mutants`: puts faults into the code, one at a time, and tells which of them no test notices. It takes
//! hours, so nothing else runs it.

use crate::shell::{self, Done, cargo};

const PROGRAM: &str = "cargo-mutants";
const VERSION: &str = "27.1.0";

/// What is tried without further words: rules, secrecy and journal.
const MODULES: [&str; 7] = [
    "core/src",
    "core/src/scotland_yard",
    "core/src/tatort_themse",
    "core/src/schinderhannes",
    "core/src/tiny_epic_crimes",
    "companion/src/journal",
    "companion/src/seal.rs",
];

/// The vocabulary below the engines.
const VOCABULARY: [&str; 8] = [
    "core/src/chance",
    "core/src/deck",
    "core/src/digest",
    "core/src/fuel",
    "core/src/id",
    "core/src/notation",
    "core/src/reasons",
    "core/src/seat",
];

/// It is proven by its own tests; everything else needs whole games.
const OWN_TESTS: [&str; 1] = ["confidant-core"];
const WITH_GAMES: [&str; 2] = ["confidant-core", "host-tests"];
const WITH_COMPANION: [&str; 2] = ["confidant-companion", "host-tests"];

pub(crate) fn run(words: &[String]) -> Done {
    let installed = shell::output(cargo().args(["install", "--list"])).unwrap_or_default();
    if !installed.lines().any(|line| line.starts_with(&format!("{PROGRAM} v{VERSION}"))) {
        shell::run(cargo().args(["install", PROGRAM, "--version", VERSION, "--locked"]))?;
    }
    match words {
        [] => MODULES.iter().try_for_each(|module| mutate(module)),
        [module] => mutate(module),
        _ => Err("`mutants` takes one module at the most: a file or folder such as core/src/deck.rs".into()),
    }
}

fn mutate(module: &str) -> Done {
    if !shell::top().join(module).exists() {
        return Err(format!("there is no file or folder `{module}`"));
    }
    let vocabulary = VOCABULARY.iter().any(|below| module.starts_with(below)) || module == "core/src";
    let (package, tests) = match module {
        _ if vocabulary => ("confidant-core", OWN_TESTS.as_slice()),
        _ if module.starts_with("core/") => ("confidant-core", WITH_GAMES.as_slice()),
        _ => ("confidant-companion", WITH_COMPANION.as_slice()),
    };
    let mut command = cargo();
    command.args(["mutants", "--package", package, "--jobs", "1", "--no-shuffle"]);
    for test in tests {
        command.args(["--test-package", test]);
    }
    let files: Vec<String> = match module {
        "core/src" => {
            VOCABULARY.iter().flat_map(|name| [format!("{name}.rs"), format!("{name}/*.rs")]).collect()
        }
        file if file.ends_with(".rs") => vec![file.to_owned()],
        folder => vec![format!("{folder}/**/*.rs")],
    };
    for file in &files {
        command.args(["--file", file]);
    }
    shell::run(&mut command)
}
