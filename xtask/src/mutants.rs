//! `cargo xtask mutants`: puts faults into the code, one at a time, and tells which of them no test notices. It takes
//! hours, so nothing else runs it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::shell::{self, Done, cargo};

const PROGRAM: &str = "cargo-mutants";
const VERSION: &str = "27.1.0";

pub(crate) const HELP: &str = "PATH is a file or folder of core/src, companion/src or pack/src; without one: rules, own boxes, \
    journal, seal, session, play and log. Each fault is put before the unit tests of its crate and before those tests of \
    host-tests and pack that are made for its place and take seconds. --sample N takes N of the faults by chance, the same ones for \
    the same seed (--seed S, else 1).
Reports are in target/mutants; the survivors are listed at the end.";

/// A part of the code, and which tests of `host-tests` or `pack` look at it and take seconds. The unit tests of its crate
/// always do.
struct Area {
    /// The file or folder; of two that fit, the longer one counts.
    path: &'static str,
    package: &'static str,
    tests: &'static [&'static str],
    /// Whether it is tried without further words.
    usual: bool,
}

const fn area(path: &'static str, tests: &'static [&'static str]) -> Area {
    Area { path, package: "confidant-core", tests, usual: true }
}

const fn behaviour(path: &'static str, tests: &'static [&'static str]) -> Area {
    Area { path, package: "confidant-companion", tests, usual: true }
}

/// What reads, checks, mends and writes own boxes.
const OWN_BOXES: &[&str] = &[
    "box_files",
    "cases",
    "broken_lines",
    "hostile",
    "round_trip",
    "schinderhannes_slips",
    "second_time",
    "single_changes",
    "two_boxes",
];

const AREAS: [Area; 14] = [
    // The vocabulary below the engines is proven by its own tests.
    area("core/src", &["common_properties"]),
    area("core/src/scotland_yard", &["cases", "scotland_yard_properties", "scotland_yard_robots"]),
    area(
        "core/src/tatort_themse",
        &["cases", "tatort_themse_payments", "tatort_themse_properties", "tatort_themse_refusals"],
    ),
    area(
        "core/src/schinderhannes",
        &["cases", "schinderhannes_hints", "schinderhannes_properties", "schinderhannes_solver"],
    ),
    area("core/src/tiny_epic_clock", &["cases", "tiny_epic_clock_properties"]),
    area("core/src/tiny_epic_crimes", &["cases", "tiny_epic_crimes_properties"]),
    area("core/src/pack", OWN_BOXES),
    Area { path: "pack/src", package: "confidant-pack", tests: OWN_BOXES, usual: true },
    Area {
        path: "companion/src",
        package: "confidant-companion",
        tests: &["companion_keys", "companion_pages", "companion_scripts", "companion_screens"],
        usual: false,
    },
    behaviour("companion/src/journal", &["companion_records", "companion_session", "flash_store"]),
    behaviour("companion/src/log.rs", &["companion_log", "companion_session"]),
    behaviour("companion/src/play", &["companion_again", "companion_session", "companion_scripts"]),
    behaviour("companion/src/seal", &["companion_audit", "companion_records", "forger"]),
    behaviour("companion/src/session.rs", &["companion_again", "companion_session", "companion_scripts"]),
];

/// The package whose folder `tests` has this test.
fn package_of(test: &str) -> &'static str {
    match shell::top().join(format!("pack/tests/{test}.rs")).is_file() {
        true => "confidant-pack",
        false => "host-tests",
    }
}

/// What was asked for.
#[derive(Debug, PartialEq)]
struct Wish {
    paths: Vec<String>,
    sample: Option<usize>,
    seed: u64,
}

pub(crate) fn run(words: &[String]) -> Done {
    let wish = wish(words)?;
    let files = files(&wish.paths)?;
    shell::need_tool(PROGRAM, VERSION, &[])?;
    let runs = match wish.sample {
        None => by_area(files, |file| file)
            .into_iter()
            .map(|(index, files)| (index, options("--file", files)))
            .collect(),
        Some(count) => sampled(&files, count, wish.seed)?,
    };
    let reports = shell::target_folder()?.join("mutants");
    let mut found = Found::default();
    for (index, options) in runs {
        let area = &AREAS[index];
        let report = reports.join(area.path.replace('/', "-"));
        let mut command = mutants(area.package);
        let packages: BTreeSet<&str> =
            area.tests.iter().map(|test| package_of(test)).chain([area.package]).collect();
        command.args(["--jobs", "1", "--no-shuffle"]).args(options);
        command.args(packages.into_iter().flat_map(|package| ["--test-package", package]));
        fs::create_dir_all(&report).map_err(|error| format!("{}: {error}", report.display()))?;
        command.arg("--output").arg(&report).args(["--", "--lib"]);
        command.args(area.tests.iter().flat_map(|test| ["--test", test]));
        let done = shell::run(&mut command);
        // A survivor is a failure to the program; here only a run that came to no end is one.
        found.read(&report.join("mutants.out")).map_err(|_| done.err().unwrap_or_default())?;
    }
    found.tell()
}

fn wish(words: &[String]) -> Result<Wish, String> {
    let mut wish = Wish { paths: Vec::new(), sample: None, seed: 1 };
    let mut words = words.iter();
    let number = |word: Option<&String>| word.and_then(|word| word.parse::<u64>().ok());
    while let Some(word) = words.next() {
        match word.as_str() {
            "--sample" => {
                let count = number(words.next()).filter(|&count| count > 0);
                wish.sample = Some(count.ok_or("`--sample` takes a number from 1 on")? as usize);
            }
            "--seed" => wish.seed = number(words.next()).ok_or("`--seed` takes a number")?,
            path if path.starts_with('-') => return Err(format!("`mutants` takes no `{path}`")),
            path => wish.paths.push(path.trim_end_matches('/').to_owned()),
        }
    }
    Ok(wish)
}

/// The source files below these paths, or below the usual ones; sorted, without files of tests.
fn files(paths: &[String]) -> Result<Vec<String>, String> {
    let usual = || AREAS.iter().filter(|area| area.usual).map(|area| area.path.to_owned()).collect();
    let paths: Vec<String> = if paths.is_empty() { usual() } else { paths.to_vec() };
    let mut files = Vec::new();
    for path in &paths {
        if area_of(path).is_none() {
            return Err(format!("`{path}` is in none of core/src, companion/src and pack/src"));
        }
        collect(path, &mut files).map_err(|error| format!("{path}: {error}"))?;
    }
    files.sort();
    files.dedup();
    Ok(files)
}

fn collect(path: &str, files: &mut Vec<String>) -> std::io::Result<()> {
    let place = shell::top().join(path);
    if fs::metadata(&place)?.is_file() {
        if path.ends_with(".rs") && !path.ends_with("/tests.rs") {
            files.push(path.to_owned());
        }
        return Ok(());
    }
    for entry in fs::read_dir(place)? {
        collect(&format!("{path}/{}", entry?.file_name().to_string_lossy()), files)?;
    }
    Ok(())
}

/// The area that a file belongs to.
fn area_of(file: &str) -> Option<usize> {
    let fits = |area: &&(usize, &Area)| {
        file.strip_prefix(area.1.path).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    let all: Vec<(usize, &Area)> = AREAS.iter().enumerate().collect();
    all.iter().filter(fits).max_by_key(|area| area.1.path.len()).map(|area| area.0)
}

/// Groups things by the area of the file that they are in.
fn by_area(things: Vec<String>, file: impl Fn(&str) -> &str) -> BTreeMap<usize, Vec<String>> {
    let mut groups: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for thing in things {
        if let Some(index) = area_of(file(&thing)) {
            groups.entry(index).or_default().push(thing);
        }
    }
    groups
}

fn options(name: &str, values: Vec<String>) -> Vec<String> {
    values.into_iter().flat_map(|value| [name.to_owned(), value]).collect()
}

fn mutants(package: &str) -> Command {
    let mut command = cargo();
    command.args(["mutants", "--package", package]);
    command
}

/// Some of the faults in these files, each named exactly.
fn sampled(files: &[String], count: usize, seed: u64) -> Result<Vec<(usize, Vec<String>)>, String> {
    let mut faults = Vec::new();
    let packages: BTreeMap<&str, Vec<String>> = by_area(files.to_vec(), |file| file).into_iter().fold(
        BTreeMap::new(),
        |mut packages, (index, files)| {
            packages.entry(AREAS[index].package).or_insert_with(Vec::new).extend(files);
            packages
        },
    );
    for (package, files) in packages {
        let list = shell::output(mutants(package).arg("--list").args(options("--file", files)));
        let list = list.ok_or_else(|| format!("{PROGRAM} could not list the faults of {package}"))?;
        faults.extend(list.lines().map(str::to_owned));
    }
    println!("{} of {} faults, by seed {seed}", count.min(faults.len()), faults.len());
    let chosen = sample(faults, count, seed);
    let exact = |fault: String| format!("^{}$", escaped(&fault));
    let groups = by_area(chosen, |fault| fault.split(':').next().unwrap_or(fault));
    let named = |faults: Vec<String>| options("--re", faults.into_iter().map(exact).collect());
    Ok(groups.into_iter().map(|(index, faults)| (index, named(faults))).collect())
}

/// Some of these by chance; the same ones for the same seed.
fn sample(mut all: Vec<String>, count: usize, seed: u64) -> Vec<String> {
    let mut state = seed;
    // SplitMix64: a good spread from any seed, and no further dependency.
    let mut next = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    };
    let count = count.min(all.len());
    for place in 0..count {
        let rest = (all.len() - place) as u64;
        all.swap(place, place + (next() % rest) as usize);
    }
    all.truncate(count);
    all
}

/// A text as a pattern that fits it alone.
fn escaped(text: &str) -> String {
    let special = |letter: char| r"\.+*?()|[]{}^$#&-~".contains(letter);
    text.chars().flat_map(|letter| special(letter).then_some('\\').into_iter().chain([letter])).collect()
}

/// What came out.
#[derive(Default)]
struct Found {
    caught: usize,
    unviable: usize,
    timeouts: Vec<String>,
    missed: Vec<String>,
}

impl Found {
    /// Adds the reports in this folder.
    fn read(&mut self, folder: &Path) -> std::io::Result<()> {
        let lines = |name: &str| -> std::io::Result<Vec<String>> {
            Ok(fs::read_to_string(folder.join(name))?.lines().map(str::to_owned).collect())
        };
        self.caught += lines("caught.txt")?.len();
        self.unviable += lines("unviable.txt")?.len();
        self.timeouts.extend(lines("timeout.txt")?);
        self.missed.extend(lines("missed.txt")?);
        Ok(())
    }

    /// Says what came out; fails if a fault survived.
    fn tell(&self) -> Done {
        println!("\n{} caught, {} did not build", self.caught, self.unviable);
        println!("{} took too long, which counts as caught", self.timeouts.len());
        self.timeouts.iter().for_each(|fault| println!("  {fault}"));
        if self.missed.is_empty() {
            return Ok(());
        }
        self.missed.iter().for_each(|fault| println!("survived: {fault}"));
        Err(format!("{} faults survived", self.missed.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_area_and_every_test_that_it_names_is_there() {
        for area in &AREAS {
            let mut files = Vec::new();
            collect(area.path, &mut files).unwrap();
            assert!(!files.is_empty(), "{}", area.path);
            for test in area.tests {
                let folder = package_of(test).trim_start_matches("confidant-");
                assert!(shell::top().join(format!("{folder}/tests/{test}.rs")).is_file(), "{test}");
            }
        }
    }

    #[test]
    fn every_engine_is_an_area_of_its_own() {
        for entry in fs::read_dir(shell::top().join("core/src")).unwrap().flatten() {
            let path = format!("core/src/{}", entry.file_name().to_string_lossy());
            if shell::top().join(&path).join("course.rs").is_file() {
                assert_eq!(AREAS[area_of(&path).unwrap()].path, path);
            }
        }
        assert_eq!(AREAS[area_of("core/src/id/set.rs").unwrap()].path, "core/src");
        assert_eq!(
            AREAS[area_of("core/src/scotland_yard/robot/level.rs").unwrap()].path,
            "core/src/scotland_yard"
        );
        assert_eq!(area_of("web/src/lib.rs"), None);
    }

    #[test]
    fn a_seed_gives_the_same_sample() {
        let all: Vec<String> = (0..1000).map(|number| number.to_string()).collect();
        let some = sample(all.clone(), 300, 7);
        assert_eq!(some, sample(all.clone(), 300, 7));
        assert_ne!(some, sample(all.clone(), 300, 8));
        let mut distinct = some;
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), 300);
        assert_eq!(sample(all, 5000, 7).len(), 1000);
    }

    #[test]
    fn words_are_read_before_anything_is_installed() {
        let wish = |text: &str| wish(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        let read = wish("core/src/deck.rs companion/src/journal/ --sample 300 --seed 9").unwrap();
        assert_eq!(read.paths, ["core/src/deck.rs", "companion/src/journal"]);
        assert_eq!((read.sample, read.seed), (Some(300), 9));
        assert!(wish("--sample 0").is_err() && wish("--sample").is_err() && wish("--all").is_err());
        assert!(
            files(&["core/src/no_such.rs".to_owned()]).is_err() && files(&["README.md".to_owned()]).is_err()
        );
    }

    #[test]
    fn a_pattern_fits_one_fault_alone() {
        assert_eq!(escaped("a.rs:1:2: replace + with -"), r"a\.rs:1:2: replace \+ with \-");
    }
}
