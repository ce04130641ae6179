//! `cargo xtask soak`: random games, built for speed; `cargo xtask puzzles`: puzzles by the thousand.

use crate::shell::{self, Done, cargo};

pub(crate) fn run(words: &[String]) -> Done {
    quick("soak", words)
}

pub(crate) fn puzzles(words: &[String]) -> Done {
    quick("puzzles", words)
}

fn quick(tool: &str, words: &[String]) -> Done {
    let mut command = cargo();
    command.args(["run", "--release", "-q", "-p", "host-tests", "--bin", tool, "--"]);
    shell::run(command.args(words))
}
