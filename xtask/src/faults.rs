//! `cargo xtask faults`: faults that somebody could make, each against the tests that should notice it.
//!
//! They are put into a copy of the project all at once, each behind a switch that a test run is given: so Rust is built
//! once. A fault of the page's JavaScript is put there by itself, because nothing has to be built for it.

mod list;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::shell::{self, Done, cargo};
use list::FAULTS;

pub(crate) const HELP: &str = "WORD is in what a fault is about or in the path of its file; without one, all are tried. Each is put \
    before the tests that are named beside it in xtask/src/faults/list.rs: a fault that none of them notices is one too many. \
    Tests of the page need Node.js 20 and Chromium.";

/// A fault that somebody could make.
struct Fault {
    /// What is wrong with it.
    what: &'static str,
    /// Where it is.
    file: &'static str,
    /// What stands there once: an expression, or any text of JavaScript. Between `⟦` and `⟧`, if the expression alone stands
    /// there more often.
    from: &'static str,
    /// What stands there instead.
    to: &'static str,
    /// Which tests should notice it, the quickest first.
    tests: &'static [&'static str],
}

impl Fault {
    fn is_rust(&self) -> bool {
        self.file.ends_with(".rs")
    }

    /// What is changed, and where it begins.
    fn place(&self, text: &str) -> Result<(usize, &'static str), String> {
        let (before, rest) = self.from.split_once('⟦').unwrap_or(("", self.from));
        let changed = rest.split_once('⟧').map_or(rest, |(changed, _)| changed);
        let whole = self.from.replace(['⟦', '⟧'], "");
        match text.match_indices(&whole).map(|(at, _)| at).collect::<Vec<_>>()[..] {
            [at] => Ok((at + before.len(), changed)),
            ref all => Err(format!("{}: `{whole}` is there {} times", self.file, all.len())),
        }
    }
}

/// How a test of the list is run. `NAME [PART]` is a test of a crate, and if it has many the part of a name;
/// `FILE.test.mjs` is one of the page that needs no browser, `browser FILE.test.mjs` one that does.
enum Test<'a> {
    Crate(&'a str, &'a str),
    Node(&'a str),
    Browser(&'a str),
}

impl<'a> Test<'a> {
    fn of(words: &'a str) -> Self {
        match words.split_once(' ') {
            Some(("browser", file)) => Self::Browser(file),
            None if words.ends_with(".mjs") => Self::Node(words),
            Some((name, part)) => Self::Crate(name, part),
            None => Self::Crate(words, ""),
        }
    }
}

/// What a test run is given: the number of a fault.
const SWITCH: &str = "CONFIDANT_FAULT";

/// Says in the copy which fault is switched on, and ends what a fault keeps from ending.
const SWITCHBOARD: &str = r#"
/// Which fault is switched on.
#[allow(missing_docs)]
pub mod faults {
    extern crate std;
    static ON: std::sync::OnceLock<u32> = std::sync::OnceLock::new();
    pub fn is(number: u32) -> bool {
        let read = || {
            let on = std::env::var("CONFIDANT_FAULT").ok().and_then(|on| on.parse().ok()).unwrap_or(0);
            if on > 0 {
                std::thread::spawn(|| {
                    std::thread::sleep(std::time::Duration::from_secs(240));
                    std::process::abort();
                });
            }
            on
        };
        *ON.get_or_init(read) == number
    }
}
"#;

pub(crate) fn run(words: &[String]) -> Done {
    if let Some(word) = words.iter().find(|word| word.starts_with('-')) {
        return Err(format!("`faults` takes no `{word}`"));
    }
    let asked = |fault: &Fault| {
        words.is_empty() || words.iter().any(|word| fault.what.contains(word) || fault.file.contains(word))
    };
    let faults: Vec<(usize, &Fault)> =
        FAULTS.iter().enumerate().map(|(at, fault)| (at + 1, fault)).filter(|(_, it)| asked(it)).collect();
    if faults.is_empty() {
        return Err("there is no such fault".to_owned());
    }
    // Built apart: cargo tells the packages of a project by their places in it, so it would take these for those.
    let place = shell::target_folder()?.join("faults");
    let copy = Copy { tree: place.join("tree"), build: place.join("build") };
    copy.lay_out()?;
    let tests: BTreeSet<&str> = faults.iter().flat_map(|(_, fault)| fault.tests).copied().collect();
    let programs = copy.build(&tests)?;
    for words in &tests {
        if !copy.passes(words, 0, &programs)? {
            return Err(format!("without any fault `{words}` fails, or there is no such test"));
        }
    }
    let mut alive = 0;
    for &(number, fault) in &faults {
        let caught = copy.caught(number, fault, &programs)?;
        println!("{:8} {}: {}", caught.map_or("LIVES", |_| "caught"), fault.file, fault.what);
        alive += usize::from(caught.is_none());
    }
    println!("\n{} of {} faults caught", faults.len() - alive, faults.len());
    if alive == 0 { Ok(()) } else { Err(format!("{alive} faults live")) }
}

/// The test programs by their names.
type Programs = BTreeMap<String, PathBuf>;

/// A copy of the project with all faults of Rust in it.
struct Copy {
    tree: PathBuf,
    build: PathBuf,
}

impl Copy {
    fn lay_out(&self) -> Done {
        let list = shell::output(Command::new("git").args(["ls-files", "-co", "--exclude-standard"]));
        let list = list.ok_or("git could not list the files of the project")?;
        let files: BTreeSet<&str> = list.lines().filter(|file| shell::top().join(file).is_file()).collect();
        for file in &files {
            let bytes = fs::read(shell::top().join(file)).map_err(|error| format!("{file}: {error}"))?;
            self.put(file, &faulty(file, bytes)?)?;
        }
        Ok(())
    }

    /// Writes a file if it is another one: what is as it was is not built again.
    fn put(&self, file: &str, bytes: &[u8]) -> Done {
        let place = self.tree.join(file);
        if fs::read(&place).is_ok_and(|old| old == bytes) {
            return Ok(());
        }
        let folder = place.parent().unwrap_or(&self.tree);
        let done = fs::create_dir_all(folder).and_then(|()| fs::write(&place, bytes));
        done.map_err(|error| format!("{}: {error}", place.display()))
    }

    fn cargo(&self) -> Command {
        let mut command = cargo();
        command.current_dir(&self.tree).env("CARGO_TARGET_DIR", &self.build);
        // This program runs under cargo, which names its own package.
        command.env_remove("CARGO_MANIFEST_DIR");
        command
    }

    /// Builds all test programs at once.
    fn build(&self, tests: &BTreeSet<&str>) -> Result<Programs, String> {
        let names: BTreeSet<&str> = tests
            .iter()
            .filter_map(|words| match Test::of(words) {
                Test::Crate(name, _) => Some(name),
                Test::Node(_) | Test::Browser(_) => None,
            })
            .collect();
        if names.is_empty() {
            return Ok(Programs::new());
        }
        let mut command = self.cargo();
        command.args(["test", "--no-run", "--lib", "--message-format", "json-render-diagnostics"]);
        for package in PACKAGES {
            command.args(["-p", package.name]);
        }
        for name in names.into_iter().filter(|name| !is_lib(name)) {
            command.args(["--test", name]);
        }
        let output = command.stderr(Stdio::inherit()).output().map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err("the copy with the faults does not build".to_owned());
        }
        let told = String::from_utf8_lossy(&output.stdout);
        let programs = told.lines().filter_map(|line| {
            let path = line.split_once("\"executable\":\"")?.1.split('"').next()?.replace("\\\\", "\\");
            let path = PathBuf::from(path);
            let stem = path.file_stem()?.to_str()?;
            Some((stem.rsplit_once('-').map_or(stem, |(name, _)| name).to_owned(), path.clone()))
        });
        Ok(programs.collect())
    }

    /// The test that notices this fault.
    fn caught<'a>(
        &self,
        number: usize,
        fault: &'a Fault,
        programs: &Programs,
    ) -> Result<Option<&'a str>, String> {
        let sound = fs::read_to_string(shell::top().join(fault.file)).map_err(|error| error.to_string())?;
        if !fault.is_rust() {
            self.put(fault.file, sound.replacen(fault.from, fault.to, 1).as_bytes())?;
        }
        let notices = |words: &&&str| !matches!(self.passes(words, number, programs), Ok(true));
        let caught = fault.tests.iter().find(notices).copied();
        if !fault.is_rust() {
            self.put(fault.file, sound.as_bytes())?;
        }
        Ok(caught)
    }

    /// Whether a test passes with this fault switched on, 0 being none, and is there at all.
    fn passes(&self, words: &str, number: usize, programs: &Programs) -> Result<bool, String> {
        let mut command = match Test::of(words) {
            Test::Crate(name, part) => {
                let program = programs.get(name).ok_or_else(|| format!("there is no test `{name}`"))?;
                let mut command = Command::new(program);
                command.arg(part).current_dir(self.tree.join(folder_of(name)));
                command
            }
            Test::Node(file) => {
                let mut command = Command::new("node");
                command.args(["--test", file]).current_dir(self.tree.join("web/tests"));
                command
            }
            Test::Browser(file) => {
                let mut command = self.cargo();
                command.args(["xtask", "browser", file]);
                command
            }
        };
        let output = command.env(SWITCH, number.to_string()).output().map_err(|error| error.to_string())?;
        let told = String::from_utf8_lossy(&output.stdout);
        let ran = !matches!(Test::of(words), Test::Crate(..)) || !told.contains(" 0 passed");
        Ok(output.status.success() && ran)
    }
}

/// A package whose tests are in the list, and its folder.
struct Package {
    name: &'static str,
    folder: &'static str,
    lib: &'static str,
}

const PACKAGES: [Package; 5] = [
    Package { name: "confidant-core", folder: "core", lib: "confidant_core" },
    Package { name: "confidant-companion", folder: "companion", lib: "confidant_companion" },
    Package { name: "confidant-pack", folder: "pack", lib: "confidant_pack" },
    Package { name: "confidant-web", folder: "web", lib: "confidant_web" },
    Package { name: "host-tests", folder: "host-tests", lib: "host_tests" },
];

fn is_lib(name: &str) -> bool {
    PACKAGES.iter().any(|package| package.lib == name)
}

/// The folder of the package that a test belongs to.
fn folder_of(name: &str) -> &'static str {
    let has = |package: &&Package| {
        let tests = shell::top().join(package.folder).join("tests");
        package.lib == name
            || tests.join(format!("{name}.rs")).is_file()
            || tests.join(name).join("main.rs").is_file()
    };
    PACKAGES.iter().find(has).map_or("", |package| package.folder)
}

/// A file as it is in the copy: with all its faults, each behind its switch.
fn faulty(file: &str, bytes: Vec<u8>) -> Result<Vec<u8>, String> {
    let here = || FAULTS.iter().enumerate().filter(|(_, fault)| fault.file == file && fault.is_rust());
    if file != SWITCHED && here().next().is_none() {
        return Ok(bytes);
    }
    let mut text = String::from_utf8(bytes).map_err(|error| format!("{file}: {error}"))?;
    let mut places = here()
        .map(|(at, fault)| Ok((fault.place(&text)?, at + 1, fault.to)))
        .collect::<Result<Vec<_>, String>>()?;
    places.sort_unstable();
    let home = if file.starts_with("core/") { "crate" } else { "confidant_core" };
    for ((at, from), number, to) in places.into_iter().rev() {
        let switched = format!("({{ if {home}::faults::is({number}) {{ {to} }} else {{ {from} }} }})");
        text.replace_range(at..at + from.len(), &switched);
    }
    if file == SWITCHED {
        text.push_str(SWITCHBOARD);
    }
    Ok(text.into_bytes())
}

/// Where the switches are: below everything else.
const SWITCHED: &str = "core/src/lib.rs";

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn text(place: &Path) -> String {
        fs::read_to_string(place).unwrap_or_else(|error| panic!("{}: {error}", place.display()))
    }

    #[test]
    fn what_every_fault_changes_stands_there_once_and_no_two_overlap() {
        let mut places: Vec<(&str, usize, usize)> = Vec::new();
        for fault in &FAULTS {
            let place = fault.place(&text(&shell::top().join(fault.file)));
            let (at, from) = place.unwrap_or_else(|why| panic!("{why}"));
            assert_ne!(from, fault.to, "{}", fault.what);
            places.push((fault.file, at, at + from.len()));
        }
        places.sort_unstable();
        for pair in places.windows(2) {
            assert!(pair[0].0 != pair[1].0 || pair[0].2 <= pair[1].1, "{:?}", pair[0]);
        }
    }

    #[test]
    fn every_test_that_should_notice_a_fault_is_there() {
        for fault in &FAULTS {
            assert!(!fault.tests.is_empty(), "{}", fault.what);
            for words in fault.tests {
                match Test::of(words) {
                    Test::Node(file) | Test::Browser(file) => {
                        assert!(shell::top().join("web/tests").join(file).is_file(), "{words}");
                    }
                    Test::Crate(name, part) if !is_lib(name) => {
                        let tests = shell::top().join(folder_of(name)).join("tests");
                        let one = tests.join(format!("{name}.rs"));
                        let all = text(&if one.is_file() { one } else { tests.join(name).join("main.rs") });
                        assert!(all.contains(&format!("fn {part}")), "{words}");
                    }
                    // Its tests are in modules anywhere; whether there is one is seen when it runs.
                    Test::Crate(..) => {}
                }
            }
        }
    }
}
