//! `cargo xtask bench`: instruction counts under valgrind, the same on a busy machine as on an idle one.

use std::process::Command;

use crate::shell::{self, Done, cargo};

const RUNNER: &str = "gungraun-runner";
/// The runner and the library in Cargo.lock have to be of one version.
const VERSION: &str = "0.20.0";

pub(crate) fn run(words: &[String]) -> Done {
    if shell::output(Command::new("valgrind").arg("--version")).is_none() {
        return Err(
            "the benches count instructions with valgrind: install the package `valgrind` first".into()
        );
    }
    let installed = shell::output(cargo().args(["install", "--list"])).unwrap_or_default();
    if !installed.lines().any(|line| line.starts_with(&format!("{RUNNER} v{VERSION}"))) {
        shell::run(cargo().args(["install", RUNNER, "--version", VERSION, "--locked"]))?;
    }
    let mut bench = cargo();
    bench.args(["bench", "-p", "host-tests"]);
    match words {
        [] => bench.arg("--benches"),
        [game] => bench.args(["--bench", &game.replace('-', "_")]),
        _ => return Err("`bench` takes one game at the most".into()),
    };
    shell::run(&mut bench)
}
