//! `cargo xtask test`: every test there is.

use crate::browser;
use crate::emulator;
use crate::shell::{self, Done, cargo};
use crate::web;

pub(crate) fn run(words: &[String]) -> Done {
    if let Some(word) = words.first() {
        return Err(format!("`test` takes no `{word}`: it runs everything (for a part: cargo test -p NAME)"));
    }
    shell::need_target("thumbv6m-none-eabi")?;
    // Rules and behaviour have to build without std: for the device's own processor.
    shell::run(cargo().args([
        "build",
        "--release",
        "-p",
        "confidant-core",
        "-p",
        "confidant-companion",
        "--target",
        "thumbv6m-none-eabi",
    ]))?;
    shell::run(cargo().args(["test", "--workspace", "--no-fail-fast"]))?;
    emulator::run(&[])?;
    // The programs of the boards are built by now, so this is quick; nothing else puts together what is given away.
    web::dist(&[])?;
    browser::run(&[])
}

/// `cargo xtask screens`: the screens as they are drawn now become the golden ones.
pub(crate) fn screens(words: &[String]) -> Done {
    if words == ["--device"] {
        return emulator::screens();
    }
    if let Some(word) = words.first() {
        return Err(format!("`screens` takes no `{word}`"));
    }
    let tests = ["--test", "gallery", "--test", "companion_screens"];
    shell::run(cargo().args(["test", "-p", "host-tests"]).args(tests).env("UPDATE_GOLDENS", "1"))?;
    println!("the sheets are in target/screens");
    Ok(())
}
