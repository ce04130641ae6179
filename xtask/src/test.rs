//! `cargo xtask test`: every test there is.

use crate::browser;
use crate::emulator;
use crate::shell::{self, Done, cargo};

pub(crate) fn run(words: &[String]) -> Done {
    if let Some(word) = words.first() {
        return Err(format!("`test` takes no `{word}`: it runs everything (for a part: cargo test -p NAME)"));
    }
    shell::need_target("thumbv6m-none-eabi")?;
    // The engines have to build without std: for the device's own processor.
    shell::run(cargo().args([
        "build",
        "--release",
        "-p",
        "confidant-core",
        "--target",
        "thumbv6m-none-eabi",
    ]))?;
    shell::run(cargo().args(["test", "--workspace"]))?;
    emulator::run(&[])?;
    browser::run(&[])
}

/// `cargo xtask screens`: the screens as they are drawn now become the golden ones.
pub(crate) fn screens(words: &[String]) -> Done {
    if let Some(word) = words.first() {
        return Err(format!("`screens` takes no `{word}`"));
    }
    shell::run(cargo().args(["test", "-p", "host-tests", "--test", "screens"]).env("UPDATE_GOLDENS", "1"))
}
