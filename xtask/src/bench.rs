//! `cargo xtask bench`: instruction counts under valgrind, the same on a busy machine as on an idle one.

use std::fs;
use std::process::Command;

use crate::shell::{self, Done, cargo};

const RUNNER: &str = "gungraun-runner";
/// The runner and the library in Cargo.lock have to be of one version.
const VERSION: &str = "0.20.0";
/// Where the benches are, one file for each game.
const FOLDER: &str = "host-tests/benches";

pub(crate) fn run(words: &[String]) -> Done {
    // What was asked for is looked at before anything is installed.
    let which = match words {
        [] => vec!["--benches".to_owned()],
        [game] => vec!["--bench".to_owned(), bench(game)?],
        _ => return Err("`bench` takes one game at the most".into()),
    };
    if shell::output(Command::new("valgrind").arg("--version")).is_none() {
        return Err(
            "the benches count instructions with valgrind: install the package `valgrind` first".into()
        );
    }
    shell::need_tool(RUNNER, VERSION, &[])?;
    shell::run(cargo().args(["bench", "-p", "host-tests"]).args(which))
}

/// The bench of a game, which may be written as in case files.
fn bench(game: &str) -> Result<String, String> {
    let known = benches();
    let name = game.replace('-', "_");
    if known.contains(&name) {
        return Ok(name);
    }
    Err(format!("there is no bench of `{game}`: there are {}", known.join(", ").replace('_', "-")))
}

fn benches() -> Vec<String> {
    let entries = fs::read_dir(shell::top().join(FOLDER)).into_iter().flatten().flatten();
    let names =
        entries.filter_map(|entry| entry.file_name().to_str()?.strip_suffix(".rs").map(str::to_owned));
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_a_bench_is_answered_with_those_that_have_one() {
        assert_eq!(bench("scotland-yard"), Ok("scotland_yard".to_owned()));
        assert!(bench("chess").unwrap_err().contains("schinderhannes, scotland-yard"));
    }
}
