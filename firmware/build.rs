//! Hands the linker its scripts: from here and not from a Cargo configuration, which an environment variable
//! silently replaces. And tells the program its revision, as `cargo xtask firmware` gives it.

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=../memory.x");
    println!("cargo:rerun-if-changed=hot.x");
    println!("cargo:rerun-if-changed=info.x");
    println!("cargo:rerun-if-changed=start.x");
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=CONFIDANT_REVISION");
    let revision = env::var("CONFIDANT_REVISION").unwrap_or_else(|_| "unknown".into());
    println!("cargo:rustc-env=CONFIDANT_REVISION={revision}");
    println!("cargo:rustc-env=CONFIDANT_VERSION={} {revision}", env!("CARGO_PKG_VERSION"));
    if env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("none") {
        return;
    }
    let out = env::var("OUT_DIR").expect("cargo gives every build script a folder");
    fs::copy("../memory.x", Path::new(&out).join("memory.x")).expect("memory.x is in the top folder");
    for script in ["hot.x", "info.x", "start.x"] {
        fs::copy(script, Path::new(&out).join(script)).expect("the scripts are beside this one");
    }
    println!("cargo:rustc-link-search={out}");
    // The first script that names a section gets it.
    for argument in ["--nmagic", "-Thot.x", "-Tinfo.x", "-Tstart.x", "-Tlink.x", "-Tdefmt.x"] {
        println!("cargo:rustc-link-arg-bins={argument}");
    }
    // An RP2040 has a second boot stage in flash, an RP2350 twice as much RAM.
    let of_chip = if env::var_os("CARGO_FEATURE_RP2350").is_some() {
        ["--defsym=BOOT2_LENGTH=0", "--defsym=RAM_LENGTH=488K"].as_slice()
    } else {
        &["--defsym=BOOT2_LENGTH=0x100", "--defsym=RAM_LENGTH=232K", "-Tlink-rp.x"]
    };
    for argument in of_chip {
        println!("cargo:rustc-link-arg-bins={argument}");
    }
}
