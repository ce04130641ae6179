//! What makes a program the same wherever it is built: its revision comes from the history of its sources, and no folder of the
//! builder's machine is in it. `cargo xtask reproduce` tries it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::firmware::{self, PROGRAMS};
use crate::shell::{self, Done, cargo};

/// What the device's program is made of.
const SOURCES: [&str; 13] = [
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "companion",
    "core",
    "firmware/Cargo.toml",
    "firmware/build.rs",
    "firmware/hot.x",
    "firmware/info.x",
    "firmware/src",
    "firmware/start.x",
    "memory.x",
    "rust-toolchain.toml",
];

/// The last commit that changed the program, with a `+` if something was changed since; nothing where there is no history.
pub(crate) fn revision() -> String {
    let git = |words: &[&str]| shell::output(Command::new("git").args(words).arg("--").args(SOURCES));
    let Some(commit) = git(&["log", "-1", "--format=%h", "--abbrev=8"]) else { return "unknown".into() };
    let changed = git(&["status", "--porcelain"]).is_some_and(|changes| !changes.is_empty());
    format!("{}{}", commit.trim(), if changed { "+" } else { "" })
}

/// Hashes by a loop: unrolled they are 10 KiB, which the cache has no room for.
const SMALL_HASHES: &str = "--cfg=sha2_backend_soft=\"compact\"";

/// Flags for the compiler, as `CARGO_ENCODED_RUSTFLAGS` wants them: the names of source files, which panics tell, begin at the
/// project's own folder or at a package's name.
pub(crate) fn rustflags() -> Result<String, String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    let packages = home.ok_or("where cargo keeps its packages is not known")?.join("registry/src");
    let mut folders = vec![(shell::target_folder()?, "target"), (shell::top(), "confidant")];
    // One for each registry; packages of all of them are told apart by their versions.
    let registries = fs::read_dir(&packages).into_iter().flatten().flatten().map(|entry| entry.path());
    folders.extend(registries.map(|folder| (folder, "packages")));
    let flag = |(folder, name): &(PathBuf, &str)| format!("--remap-path-prefix={}={name}", folder.display());
    let flags = folders.iter().map(flag).chain([SMALL_HASHES.to_owned()]);
    Ok(flags.collect::<Vec<_>>().join("\x1f"))
}

/// `cargo xtask reproduce`: builds the programs here and from a copy of the sources in another folder, and compares them.
pub(crate) fn run(words: &[String]) -> Done {
    if let Some(word) = words.first() {
        return Err(format!("`reproduce` takes no `{word}`"));
    }
    let copy = std::env::temp_dir().join(format!("confidant-elsewhere-{}", std::process::id()));
    let compared = compare(&copy);
    // What is left of it matters to nobody.
    let _ = fs::remove_dir_all(&copy);
    compared
}

fn compare(copy: &Path) -> Done {
    let sources = copy.join("a/longer/path/to/the/sources");
    copy_sources(&sources)?;
    let target = copy.join("built");
    for program in &PROGRAMS {
        let name = program.name;
        let here = firmware::build(program)?.uf2;
        shell::run(
            cargo()
                .args(["run", "--quiet", "--package", "xtask", "--manifest-path"])
                .arg(sources.join("Cargo.toml"))
                .args(["--", "firmware", "--board", program.boards[0]])
                .env("CARGO_TARGET_DIR", &target)
                .env("CONFIDANT_REVISION", revision()),
        )?;
        let there = target.join("device").join(here.file_name().unwrap_or_default());
        let [first, second] = [&here, &there]
            .map(|path| fs::read(path).map_err(|error| format!("{}: {error}", path.display())));
        if let Some(at) = first_difference(&first?, &second?) {
            return Err(format!("{name}: the two programs differ from byte {at} of their UF2 files on"));
        }
        println!("{name}: the same UF2 file from two folders");
    }
    Ok(())
}

/// Copies every file that is under version control.
fn copy_sources(to: &Path) -> Done {
    let files = shell::output(Command::new("git").args(["ls-files", "-z"]))
        .ok_or("git could not list the sources")?;
    for file in files.split('\0').filter(|file| !file.is_empty()) {
        let (from, to) = (shell::top().join(file), to.join(file));
        let folder = to.parent().unwrap_or(&to);
        fs::create_dir_all(folder)
            .and_then(|()| fs::copy(&from, &to))
            .map_err(|error| format!("{}: {error}", from.display()))?;
    }
    Ok(())
}

/// Where two files begin to differ.
fn first_difference(one: &[u8], other: &[u8]) -> Option<usize> {
    let differs = one.iter().zip(other).position(|(one, other)| one != other);
    differs.or_else(|| (one.len() != other.len()).then(|| one.len().min(other.len())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_folder_of_this_machine_is_left_in_a_name() {
        let flags = rustflags().unwrap();
        let top = shell::top();
        assert!(flags.contains(&format!("--remap-path-prefix={}=confidant", top.display())));
        assert!(flags.contains("registry/src") && !flags.contains(' '));
    }

    #[test]
    fn files_differ_where_they_differ() {
        assert_eq!(first_difference(b"abc", b"abc"), None);
        assert_eq!(first_difference(b"abc", b"axc"), Some(1));
        assert_eq!(first_difference(b"abc", b"abcd"), Some(3));
    }
}
