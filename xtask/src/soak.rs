//! `cargo xtask soak`, `balance`, `arena` and `puzzles`: games and puzzles by the thousand, built for speed.

use crate::shell::{self, Done, cargo};

pub(crate) fn run(words: &[String]) -> Done {
    in_release("soak", words)
}

pub(crate) fn balance(words: &[String]) -> Done {
    in_release("balance", words)
}

pub(crate) fn arena(words: &[String]) -> Done {
    in_release("arena", words)
}

pub(crate) fn puzzles(words: &[String]) -> Done {
    in_release("puzzles", words)
}

fn in_release(tool: &str, words: &[String]) -> Done {
    let mut command = cargo();
    command.args(["run", "--release", "-q", "-p", "host-tests", "--bin", tool, "--"]);
    shell::run(command.args(words))
}
