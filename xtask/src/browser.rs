//! `cargo xtask browser`: the page in a real browser, driven as a person would.

use std::path::{Path, PathBuf};
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
        return Err(format!("`browser` takes names of tests in {TESTS}, and `{word}` is none"));
    }
    let chromium = need_chromium()?;
    if shell::output(Command::new("npm").arg("--version")).is_none() {
        return Err("the browser tests need Node.js with npm: install the packages `nodejs` and `npm`".into());
    }
    let target = shell::target_folder()?;
    // The page alone: no test here needs the programs of the boards.
    let page = target.join("web-page");
    web::put_sums(&page, &web::put_page(&page)?)?;
    shell::run(Command::new("npm").args(["ci", "--prefix", TESTS, "--no-audit", "--no-fund", "--silent"]))?;
    // As `cargo test` builds it, so that it is built once.
    let tools = ["--bin", "casefile", "--bin", "written-record"];
    shell::run(cargo().args(["build", "-q", "--profile", "test", "-p", "host-tests"]).args(tools))?;
    let me = std::env::current_exe()
        .map_err(|error| format!("this program does not know its own place: {error}"))?;
    shell::run(
        Command::new("npm")
            .args(["test", "--prefix", TESTS, "--silent", "--"])
            .args(words)
            .env("CONFIDANT_CHROMIUM", chromium)
            .env("CONFIDANT_XTASK", me)
            .env("CONFIDANT_CASEFILE", target.join("debug").join("casefile"))
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
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).flat_map(|folder| NAMES.map(|name| folder.join(name)));
    on_path.chain(PLACES.map(|place| Path::new(place).to_path_buf())).find(|file| file.is_file())
}
