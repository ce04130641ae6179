//! `cargo xtask browser`: the page in a real browser, driven as a person would.

use std::path::PathBuf;
use std::process::Command;

use crate::shell::{self, Done, cargo};
use crate::web;

/// Where the tests are.
const TESTS: &str = "web/tests";
/// Names under which Chromium is known.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/// Where it lies on systems that do not put it on the path.
const PLACES: [&str; 2] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

pub(crate) fn run(words: &[String]) -> Done {
    let named = words.iter().find(|word| !shell::top().join(TESTS).join(word).is_file());
    if let Some(word) = named {
        return Err(format!("`browser` takes names of tests in {TESTS}, and `{word}` is not one"));
    }
    let chromium = need_chromium()?;
    if shell::output(Command::new("npm").arg("--version")).is_none() {
        return Err("the browser tests need Node.js with npm: install the packages `nodejs` and `npm`".into());
    }
    let target = shell::target_folder()?;
    // Only the page: no test here needs the programs of the boards.
    let page = target.join("web-page");
    web::put_sums(&page, &web::put_page(&page)?)?;
    shell::run(Command::new("npm").args(["ci", "--prefix", TESTS, "--no-audit", "--no-fund", "--silent"]))?;
    // As `cargo test` builds it, so that it is built once.
    let tools = ["--bin", "casefile", "--bin", "written-record", "--bin", "script-deeds"];
    shell::run(cargo().args(["build", "-q", "--profile", "test", "-p", "host-tests"]).args(tools))?;
    let me = std::env::current_exe()
        .map_err(|error| format!("this program does not know its own place: {error}"))?;
    shell::run(
        Command::new("npm")
            .args(["test", "--prefix", TESTS, "--silent", "--"])
            .args(words)
            .env("CONFIDANT_CHROMIUM", chromium)
            .env("CONFIDANT_FIREFOX", find_firefox().unwrap_or_default())
            .env("CONFIDANT_XTASK", me)
            .env("CONFIDANT_CASEFILE", target.join("debug").join("casefile"))
            .env("CONFIDANT_DEEDS", target.join("debug").join("script-deeds"))
            .env("CONFIDANT_RECORD", target.join("debug").join("written-record"))
            .env("CONFIDANT_DIST", page)
            .env("CONFIDANT_SCREENS", target.join("web-screens")),
    )
}

/// A Chromium: one that is there, else Debian's.
fn need_chromium() -> Result<PathBuf, String> {
    if let Some(found) = find_chromium() {
        return Ok(found);
    }
    let advice =
        "the browser tests need Chromium: install the package `chromium` (or set CONFIDANT_CHROMIUM)";
    let root = shell::output(Command::new("id").arg("-u")).is_some_and(|id| id.trim() == "0");
    if !root || shell::output(Command::new("apt-get").arg("--version")).is_none() {
        return Err(advice.into());
    }
    shell::run(Command::new("apt-get").args(["update", "-qq"]))?;
    shell::run(
        Command::new("apt-get")
            .args(["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core"])
            .env("DEBIAN_FRONTEND", "noninteractive"),
    )?;
    find_chromium().ok_or_else(|| advice.into())
}

fn find_chromium() -> Option<PathBuf> {
    if let Some(given) = std::env::var_os("CONFIDANT_CHROMIUM") {
        return Some(PathBuf::from(given));
    }
    on_path(&NAMES).or_else(|| PLACES.map(PathBuf::from).into_iter().find(|file| file.is_file()))
}

/// A Firefox, if there is one: without it only Chromium is tested.
fn find_firefox() -> Option<PathBuf> {
    let given = std::env::var_os("CONFIDANT_FIREFOX").map(PathBuf::from);
    given.or_else(|| on_path(&["firefox-esr", "firefox"]))
}

fn on_path(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let all = std::env::split_paths(&path).flat_map(|folder| names.iter().map(move |name| folder.join(name)));
    all.into_iter().find(|file| file.is_file())
}
