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

/// Where the pictures of the guide to one's own box lie, and the tests that see its states.
const PICTURES: &str = "docs/own-box";
const PICTURED: &str = "own-box.test.mjs";

/// `cargo xtask own-box`: makes those pictures anew.
pub(crate) fn own_box(words: &[String]) -> Done {
    if let Some(word) = words.first() {
        return Err(format!("`own-box` takes no `{word}`"));
    }
    test(&[PICTURED.to_owned()], Some(shell::top().join(PICTURES)))
}

pub(crate) fn run(words: &[String]) -> Done {
    test(words, None)
}

/// Runs tests of the page; where `pictures` is given, those of the guide are kept there.
fn test(words: &[String], pictures: Option<PathBuf>) -> Done {
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
            .env("CONFIDANT_FIREFOX", want_firefox().unwrap_or_default())
            .env("CONFIDANT_XTASK", me)
            .env("CONFIDANT_CASEFILE", target.join("debug").join("casefile"))
            .env("CONFIDANT_DEEDS", target.join("debug").join("script-deeds"))
            .env("CONFIDANT_RECORD", target.join("debug").join("written-record"))
            .env("CONFIDANT_DIST", page)
            .env("CONFIDANT_SCREENS", target.join("web-screens"))
            .env("CONFIDANT_PICTURES", pictures.unwrap_or_default()),
    )
}

/// A Chromium: one that is there, else Debian's.
fn need_chromium() -> Result<PathBuf, String> {
    if let Some(found) = find_chromium() {
        return Ok(found);
    }
    let advice =
        "the browser tests need Chromium: install the package `chromium` (or set CONFIDANT_CHROMIUM)";
    if !installs() {
        return Err(advice.into());
    }
    install(&["chromium", "fonts-dejavu-core"])?;
    find_chromium().ok_or_else(|| advice.into())
}

/// A Firefox: one that is there, else Debian's. Where none can be installed only Chromium is tested.
fn want_firefox() -> Option<PathBuf> {
    find_firefox().or_else(|| {
        if installs() && install(&["firefox-esr"]).is_err() {
            println!("Firefox could not be installed: only Chromium is tested.");
        }
        find_firefox()
    })
}

/// Whether this machine lets packages be installed: root's, with Debian's tool.
fn installs() -> bool {
    let root = shell::output(Command::new("id").arg("-u")).is_some_and(|id| id.trim() == "0");
    root && shell::output(Command::new("apt-get").arg("--version")).is_some()
}

fn install(packages: &[&str]) -> Done {
    // Another program may be installing something: both wait for their turn.
    let wait = ["-o", "DPkg::Lock::Timeout=300"];
    shell::run(Command::new("apt-get").args(wait).args(["update", "-qq"]))?;
    shell::run(
        Command::new("apt-get")
            .args(wait)
            .args(["install", "-y", "-qq", "--no-install-recommends"])
            .args(packages)
            .env("DEBIAN_FRONTEND", "noninteractive"),
    )
}

fn find_chromium() -> Option<PathBuf> {
    if let Some(given) = std::env::var_os("CONFIDANT_CHROMIUM") {
        return Some(PathBuf::from(given));
    }
    on_path(&NAMES).or_else(|| PLACES.map(PathBuf::from).into_iter().find(|file| file.is_file()))
}

fn find_firefox() -> Option<PathBuf> {
    let given = std::env::var_os("CONFIDANT_FIREFOX").map(PathBuf::from);
    given.or_else(|| on_path(&["firefox-esr", "firefox"]))
}

fn on_path(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let all = std::env::split_paths(&path).flat_map(|folder| names.iter().map(move |name| folder.join(name)));
    all.into_iter().find(|file| file.is_file())
}
