//! `cargo xtask notices`: the licences of what is inside the files that are given away, as `NOTICES.txt`.
//!
//! The file is kept with the sources, so that making a release needs no further tool; whether it still names everything
//! is checked against the lock file whenever one is made.

use std::collections::BTreeSet;
use std::fs;

use crate::shell::{self, Done, cargo};

/// What is given away, and for which processor it is built.
const PARTS: [(&str, &str, &str); 2] = [
    ("confidant-firmware", "firmware/Cargo.toml", "thumbv6m-none-eabi"),
    ("confidant-web", "web/Cargo.toml", "wasm32-unknown-unknown"),
];

const TOOL: &str = "cargo-about";
const VERSION: &str = "0.9.3";

/// The file, from the top folder.
pub(crate) const FILE: &str = "NOTICES.txt";

const HEAD: &str = "\
Confidant is made of its own code, under MIT or Apache-2.0 as you like, and of the works named here. This file is made by
`cargo xtask notices`.

The programs also contain parts of Rust's own libraries (core, alloc, std, compiler-builtins; The Rust Project Developers, MIT or
Apache-2.0).
";

/// The licence of the type: its glyphs are inside the programs, a part of the font inside the page.
const TYPE: &str = "companion/fonts/NotoSans-OFL.txt";

const TYPE_HEAD: &str = "\
Copyright 2012 Google Inc. The programs contain its letters as pixels, the page a part of the font. The font itself names
the Apache License, Version 2.0 (LICENSE-APACHE); the package that it is taken from names this one:
";

/// `cargo xtask notices`: makes the file anew.
pub(crate) fn run(words: &[String]) -> Done {
    if let Some(word) = words.first() {
        return Err(format!("`notices` takes no `{word}`"));
    }
    // Its program is a feature of the package.
    shell::need_tool(TOOL, VERSION, &["--features", "cli"])?;
    let mut text = HEAD.to_owned();
    for (part, manifest, _) in PARTS {
        let words = [
            "about",
            "generate",
            "--manifest-path",
            manifest,
            "--config",
            "xtask/about.toml",
            "xtask/about.hbs",
        ];
        let made = shell::output(cargo().args(words)).ok_or_else(|| format!("{TOOL} failed for {part}"))?;
        text.push_str(&format!("\n\n==== In {part} ====\n{made}"));
    }
    let file = |path: &str| shell::top().join(path);
    let type_licence = fs::read_to_string(file(TYPE)).map_err(|error| format!("{TYPE}: {error}"))?;
    text.push_str(&format!("\n\n==== The type, Noto Sans ====\n\n{TYPE_HEAD}\n{type_licence}"));
    // One kind of line ends, no blanks before them: so that the file is the same wherever it is made.
    let text: String = text.lines().flat_map(|line| [line.trim_end(), "\n"]).collect();
    fs::write(file(FILE), text).map_err(|error| format!("{FILE}: {error}"))?;
    check()
}

/// Fails unless the file names all that is inside what is given away.
pub(crate) fn check() -> Done {
    let text = fs::read_to_string(shell::top().join(FILE)).map_err(|error| format!("{FILE}: {error}"))?;
    let named: BTreeSet<&str> = text.lines().filter_map(|line| line.strip_prefix("  - ")).collect();
    let mut missing = BTreeSet::new();
    for (part, _, target) in PARTS {
        missing.extend(inside(part, target)?.into_iter().filter(|name| !named.contains(name.as_str())));
    }
    if missing.is_empty() {
        return Ok(());
    }
    let missing: Vec<String> = missing.into_iter().collect();
    Err(format!("{FILE} does not name {}: `cargo xtask notices` makes it anew", missing.join(", ")))
}

/// The packages of others inside a part, as `NAME VERSION`. What only runs while it is built is not inside.
fn inside(part: &str, target: &str) -> Result<BTreeSet<String>, String> {
    let words =
        ["-e", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}", "--locked", "--offline"];
    let tree = shell::output(cargo().args(["tree", "-p", part, "--target", target]).args(words));
    let tree = tree.ok_or_else(|| format!("cargo could not tell what {part} is made of"))?;
    let package = |line: &str| {
        let mut words = line.split(' ');
        let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
        // Our own ones have a path behind them.
        (!words.next().is_some_and(|word| word.starts_with("(/"))).then(|| format!("{name} {version}"))
    };
    Ok(tree.lines().filter_map(package).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notices_name_everything_that_is_given_away() {
        check().unwrap();
        let text = fs::read_to_string(shell::top().join(FILE)).unwrap();
        for needed in ["rp2040-boot2 ", "rp-pac ", "BSD 3-Clause", "SIL OPEN FONT LICENSE"] {
            assert!(text.contains(needed), "{needed}");
        }
    }

    #[test]
    fn our_own_packages_and_those_that_only_build_are_not_inside() {
        let names = inside("confidant-firmware", "thumbv6m-none-eabi").unwrap();
        assert!(names.iter().any(|name| name.starts_with("rp-pac ")));
        assert!(!names.iter().any(|name| name.starts_with("confidant-") || name.starts_with("fontdue ")));
    }
}
