//! Emulators of crates.io that are run beside our own: each is copied into the target folder, gets what it lacks by insertions of
//! our own, and is built with what stands around the chip. Nothing of them is kept here.

use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{self, Done, cargo};

/// An emulator, with the files that mend and run it.
pub(crate) struct Mended {
    pub(crate) package: &'static str,
    pub(crate) version: &'static str,
    /// What it lacks.
    pub(crate) diff: &'static str,
    /// What stands around the chip: a program.
    pub(crate) runner: &'static str,
}

impl Mended {
    /// Builds what runs the program; where it lies.
    pub(crate) fn build(&self, folder: &Path) -> Result<PathBuf, String> {
        let Self { package, version, diff, runner } = self;
        let (copy, manifest) = (folder.join(package), folder.join("Cargo.toml"));
        write(&folder.join("empty.rs"), "fn main() {}\n")?;
        write(&manifest, &self.manifest_with("empty.rs", &format!("\"={version}\"")))?;
        let told = shell::output(
            cargo().args(["metadata", "--format-version", "1", "--manifest-path"]).arg(&manifest),
        );
        let told =
            told.ok_or_else(|| format!("{package} {version} could not be had: is the network there?"))?;
        let end = format!("{package}-{version}");
        let (before, _) =
            told.split_once(&format!("{end}/Cargo.toml")).ok_or("cargo did not tell where packages lie")?;
        let from = PathBuf::from(before.rsplit('"').next().unwrap_or_default()).join(end);
        let diff = read(&shell::top().join(diff))?;
        write(&copy.join("Cargo.toml"), &read(&from.join("Cargo.toml"))?)?;
        copy_sources(&from, &copy, Path::new("src"), &diff)?;
        let runner = shell::top().join(runner);
        write(
            &manifest,
            &self.manifest_with(&runner.to_string_lossy(), &format!("{{ path = \"{package}\" }}")),
        )?;
        let target = folder.join("target");
        shell::run(
            cargo()
                .args(["build", "--release", "--manifest-path"])
                .arg(&manifest)
                .arg("--target-dir")
                .arg(&target),
        )?;
        Ok(target.join("release").join("run"))
    }

    fn manifest_with(&self, main: &str, dependency: &str) -> String {
        let package = self.package;
        format!(
            "[package]\nname = \"run\"\nversion = \"0.0.0\"\nedition = \"2024\"\n[[bin]]\nname = \"run\"\npath = {main:?}\n\
             [dependencies]\n{package} = {dependency}\n[workspace]\n"
        )
    }
}

/// Copies the sources below a folder, each with its insertions.
fn copy_sources(from: &Path, to: &Path, below: &Path, diff: &str) -> Done {
    let folder = from.join(below);
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries.flatten() {
        let inner = below.join(entry.file_name());
        if entry.path().is_dir() {
            copy_sources(from, to, &inner, diff)?;
        } else {
            let text =
                with_insertions(&read(&entry.path())?, &inner.to_string_lossy().replace('\\', "/"), diff);
            write(&to.join(&inner), &text)?;
        }
    }
    Ok(())
}

/// A file with what a diff puts into it; it takes nothing away.
fn with_insertions(text: &str, path: &str, diff: &str) -> String {
    let mut lines: Vec<String> = text.lines().map(|line| format!("{line}\n")).collect();
    let mut inserted = 0;
    let (mut here, mut at) = (false, 0);
    for line in diff.lines() {
        if let Some(name) = line.strip_prefix("+++ b/") {
            (here, inserted) = (name == path, 0);
        } else if let Some(rest) = line.strip_prefix("@@ -") {
            at = rest.split(',').next().and_then(|number| number.parse().ok()).unwrap_or(0);
        } else if let (true, Some(new)) = (here, line.strip_prefix('+')) {
            lines.insert(at + inserted, format!("{new}\n"));
            inserted += 1;
        }
    }
    lines.concat()
}

fn make(folder: &Path) -> Done {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Writes a file, unless it is there already: what has not changed is not built again.
fn write(path: &Path, text: &str) -> Done {
    if fs::read_to_string(path).is_ok_and(|before| before == text) {
        return Ok(());
    }
    make(path.parent().unwrap_or(path))?;
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diff_puts_its_lines_into_its_file_alone() {
        let diff = "Words.\n--- a/one\n+++ b/one\n@@ -1,0 +2,2 @@\n+b\n+c\n@@ -2,0 +5 @@\n+e\n--- a/two\n+++ b/two\n@@ -0,0 +1 @@\n+x\n";
        assert_eq!(with_insertions("a\nd\nf\n", "one", diff), "a\nb\nc\nd\ne\nf\n");
        assert_eq!(with_insertions("a\n", "two", diff), "x\na\n");
        assert_eq!(with_insertions("a\n", "three", diff), "a\n");
    }

    #[test]
    fn nothing_of_the_package_is_in_the_diff() {
        for emulator in [crate::pico2::EMULATOR, crate::emulator::SECOND] {
            let diff = read(&shell::top().join(emulator.diff)).unwrap();
            let (_, changes) = diff.split_once("--- a/").unwrap();
            for line in changes.lines().skip(1) {
                let ours = line.starts_with('+') || line.starts_with("@@") || line.starts_with("--- a/");
                assert!(ours, "{line}");
            }
        }
    }
}
