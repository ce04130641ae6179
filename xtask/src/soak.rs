//! `cargo xtask soak`: random games, built for speed.

use crate::shell::{self, Done, cargo};

pub(crate) fn run(words: &[String]) -> Done {
    let soak = || {
        let mut command = cargo();
        command.args(["run", "--release", "-q", "-p", "host-tests", "--bin", "soak", "--"]);
        command
    };
    shell::run(soak().args(words))
}
