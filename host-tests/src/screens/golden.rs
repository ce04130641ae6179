//! Golden screens: a line `name hash` for every screen in `goldens/screens.txt`. Pictures are not kept: they can be drawn
//! again from any commit.
//!
//! `UPDATE_GOLDENS=1` rewrites the list and writes a contact sheet for each group below `target/screens`. A screen that
//! changed unintentionally fails, and its picture is written there.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::{env, fs};

use super::picture::Picture;
use super::{Shot, sheet};

/// Tests of one run may check at the same time, but write one after the other.
static WRITING: Mutex<()> = Mutex::new(());

/// Where the golden hashes are.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("goldens")
}

/// Where pictures go: contact sheets, and what failed.
pub fn pictures() -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    target.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../target")).join("screens")
}

/// Checks every screen whose name begins with one of the groups of `shots` against the goldens, or makes these
/// the goldens if `UPDATE_GOLDENS` is set.
///
/// # Errors
/// Names each screen that changed, is new or is gone.
pub fn check(shots: &[Shot]) -> Result<(), String> {
    check_in(&folder(), &pictures(), shots, env::var_os("UPDATE_GOLDENS").is_some())
}

/// The same with folders of its own.
///
/// # Errors
/// Names each screen that changed, is new or is gone.
pub fn check_in(folder: &Path, pictures: &Path, shots: &[Shot], update: bool) -> Result<(), String> {
    let _guard = WRITING.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let list = folder.join("screens.txt");
    let mut known = parse(&fs::read_to_string(&list).unwrap_or_default());
    let mut groups: BTreeMap<&str, BTreeMap<&str, &Picture>> = BTreeMap::new();
    for shot in shots {
        let twice = groups.entry(shot.group()).or_default().insert(&shot.name, &shot.picture);
        if twice.is_some() {
            return Err(format!("two screens are called {}", shot.name));
        }
    }
    if update {
        known.retain(|name, _| !groups.contains_key(group_of(name)));
        for (&group, screens) in &groups {
            known.extend(screens.iter().map(|(name, picture)| (name.to_string(), picture.hash())));
            let path = pictures.join(format!("{}.png", group.replace('/', "-")));
            let sheet = sheet::sheet(screens.values().copied());
            sheet.write_with_palette(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        let text = known.iter().fold(String::new(), |mut text, (name, hash)| {
            let _ = writeln!(text, "{name} {hash:016x}");
            text
        });
        return fs::write(&list, text).map_err(|error| format!("{}: {error}", list.display()));
    }
    let mut wrong = Vec::new();
    for (&group, screens) in &groups {
        let of_group: Vec<(&String, u64)> = known
            .iter()
            .filter(|(name, _)| group_of(name) == group)
            .map(|(name, &hash)| (name, hash))
            .collect();
        for &(name, hash) in &of_group {
            match screens.get(name.as_str()) {
                None => wrong.push(format!("{name} is gone")),
                Some(picture) if picture.hash() != hash => wrong.push(format!("{name} changed")),
                Some(_) => {}
            }
        }
        for (&name, &picture) in screens {
            let place = of_group.iter().position(|(known, _)| *known == name);
            if place.is_none() {
                wrong.push(format!("{name} is new"));
            }
            if place.is_none_or(|index| of_group[index].1 != picture.hash())
                && let Err(error) = picture.write(&pictures.join(format!("{name}.png")))
            {
                // Pictures are a help for people: that one cannot be written must not hide the failure itself.
                eprintln!("{name}: no picture of the failure: {error}");
            }
        }
    }
    if wrong.is_empty() {
        return Ok(());
    }
    Err(format!(
        "{}\npictures are in {}\nif this is meant: UPDATE_GOLDENS=1",
        wrong.join("\n"),
        pictures.display()
    ))
}

fn group_of(name: &str) -> &str {
    name.rsplit_once('/').map_or("", |(group, _)| group)
}

fn parse(text: &str) -> BTreeMap<String, u64> {
    let line = |line: &str| {
        let (name, hash) = line.trim().rsplit_once(' ')?;
        Some((name.to_owned(), u64::from_str_radix(hash, 16).ok()?))
    };
    text.lines().filter_map(line).collect()
}
