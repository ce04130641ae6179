//! `cargo xtask test`: every test there is.

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
    shell::run(cargo().args(["test", "--workspace"]))
}
