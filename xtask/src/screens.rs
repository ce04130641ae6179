//! `cargo xtask screens`: the golden screens, and what has changed since another revision.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::emulator;
use crate::shell::{self, Done, cargo};

const GOLDENS: &str = "host-tests/goldens/screens.txt";
const LANGUAGES: [&str; 3] = ["en", "fr", "de"];

pub(crate) const HELP: &str = "--device takes the README's pictures of the device instead, from its emulated panel.
--against REV accepts nothing: it draws every screen that differs from that revision, before and after side by side, as a page to look at.";

pub(crate) fn run(words: &[String]) -> Done {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        [] => {
            let tests = ["test", "-p", "host-tests", "--test", "companion_screens"];
            shell::run(cargo().args(tests).env("UPDATE_GOLDENS", "1"))?;
            println!("the sheets are in target/screens");
            Ok(())
        }
        ["--device"] => emulator::screens(),
        ["--against", revision] => against(revision),
        ["--against"] => Err("against which revision?".to_owned()),
        _ => Err(format!("`screens` takes no `{}`", words.join(" "))),
    }
}

/// Name and hash of each screen.
fn read(list: &str) -> BTreeMap<&str, &str> {
    list.lines().filter_map(|line| line.split_once(' ')).collect()
}

/// The screens that are other, new or gone, with whether each was there before and is there now.
fn changes<'a>(before: &'a str, now: &'a str) -> BTreeMap<&'a str, (bool, bool)> {
    let (before, now) = (read(before), read(now));
    let names = before.keys().chain(now.keys());
    let differs = names.filter(|name| before.get(*name) != now.get(*name));
    differs.map(|&name| (name, (before.contains_key(name), now.contains_key(name)))).collect()
}

/// `scotland-yard/en/table` as language and stop of the tour: `en`, `scotland-yard/table`.
fn stop_of(name: &str) -> Option<(&str, String)> {
    let (group, rest) = name.split_once('/')?;
    let (language, stop) = rest.split_once('/')?;
    Some((language, format!("{group}/{stop}")))
}

fn git(words: &[&str]) -> Result<String, String> {
    let done = Command::new("git").args(words).current_dir(shell::top()).output();
    match done {
        Ok(done) if done.status.success() => Ok(String::from_utf8_lossy(&done.stdout).into_owned()),
        Ok(done) => Err(String::from_utf8_lossy(&done.stderr).trim().to_owned()),
        Err(error) => Err(format!("git: {error}")),
    }
}

fn against(revision: &str) -> Done {
    let before = git(&["show", &format!("{revision}:{GOLDENS}")])?;
    let now =
        fs::read_to_string(shell::top().join(GOLDENS)).map_err(|error| format!("{GOLDENS}: {error}"))?;
    let changes = changes(&before, &now);
    if changes.is_empty() {
        println!("no golden screen differs from {revision}");
        return Ok(());
    }
    let folder = shell::target_folder()?.join("against");
    let tree = folder.join("tree");
    if tree.exists() {
        git(&["worktree", "remove", "--force", &tree.to_string_lossy()])?;
    }
    git(&["worktree", "add", "--detach", &tree.to_string_lossy(), revision])?;
    let was = changes.iter().filter(|(_, (was, _))| *was).map(|(name, _)| *name);
    let drawn = draw(&tree, Some(folder.join("build")), &folder.join("before"), was.collect());
    git(&["worktree", "remove", "--force", &tree.to_string_lossy()])?;
    drawn?;
    let is = changes.iter().filter(|(_, (_, is))| *is).map(|(name, _)| *name);
    draw(&shell::top(), None, &folder.join("after"), is.collect())?;
    let page = folder.join("index.html");
    fs::write(&page, page_of(revision, &changes)).map_err(|error| format!("{}: {error}", page.display()))?;
    println!("{} screens differ from {revision}: {}", changes.len(), page.display());
    Ok(())
}

/// Has the tour of this tree draw these screens, a folder for each language.
fn draw(tree: &Path, build: Option<PathBuf>, folder: &Path, names: Vec<&str>) -> Done {
    for language in LANGUAGES {
        let stops: Vec<String> = names
            .iter()
            .filter_map(|name| stop_of(name))
            .filter(|(of, _)| *of == language)
            .map(|(_, stop)| stop)
            .collect();
        if stops.is_empty() {
            continue;
        }
        let folder = folder.join(language);
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let tool = ["run", "-q", "--profile", "test", "-p", "host-tests", "--bin", "tour-pictures", "--"];
        let mut command = cargo();
        command.args(tool).arg(&folder).arg(language).args(stops).current_dir(tree);
        if let Some(build) = &build {
            command.env("CARGO_TARGET_DIR", build);
        }
        shell::run(&mut command)?;
    }
    Ok(())
}

fn page_of(revision: &str, changes: &BTreeMap<&str, (bool, bool)>) -> String {
    let mut page = format!(
        "<!doctype html><meta charset=utf-8><title>Screens against {revision}</title>\
         <style>body{{background:#4a5561;color:#fff;font:14px sans-serif}}figure{{display:inline-block;margin:8px}}\
         img{{width:240px;height:240px;margin-right:4px;image-rendering:pixelated}}</style>\n"
    );
    for (name, (was, is)) in changes {
        let Some((language, stop)) = stop_of(name) else { continue };
        let file = format!("{language}/{}.png", stop.replace('/', "-"));
        let picture = |side: &str| format!("<img src=\"{side}/{file}\" alt=\"{side}\">");
        let before = if *was { picture("before") } else { "new ".to_owned() };
        let after = if *is { picture("after") } else { " gone".to_owned() };
        let _ = writeln!(page, "<figure>{before}{after}<figcaption>{name}</figcaption></figure>");
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_is_found() {
        let before = "house/en/home 1\nhouse/en/more 2\nhouse/fr/home 3\n";
        let now = "house/en/home 1\nhouse/en/more 4\nhouse/de/home 5\n";
        let changes = changes(before, now);
        let expected = [
            ("house/de/home", (false, true)),
            ("house/en/more", (true, true)),
            ("house/fr/home", (true, false)),
        ];
        assert_eq!(changes, BTreeMap::from(expected));
        let page = page_of("main", &changes);
        assert!(page.contains("before/en/house-more.png") && page.contains("after/de/house-home.png"));
        assert!(!page.contains("before/de/house-home.png"), "it was not there");
    }

    #[test]
    fn a_golden_name_is_a_stop_in_a_language() {
        assert_eq!(stop_of("scotland-yard/en/table"), Some(("en", "scotland-yard/table".to_owned())));
        assert_eq!(stop_of("screens.txt"), None);
    }
}
