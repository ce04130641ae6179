//! `cargo xtask presses`: how many presses a turn takes, counted over whole games that are played by keys.

use crate::shell::{self, Done, cargo};

pub(crate) fn run(words: &[String]) -> Done {
    let mut command = cargo();
    command.args(["run", "-q", "-p", "host-tests", "--bin", "presses", "--"]);
    shell::run(command.args(words))
}
