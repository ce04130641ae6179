//! `cargo xtask deny` and `advisories`: what the project may depend on (`deny.toml`), and what is known against it.
//!
//! `deny.toml` has the form of cargo-deny. To build that takes longer than most of the tests, so licences, sources and
//! wildcards are checked here; advisories, which no test needs, are left to it.

use std::collections::BTreeSet;
use std::fs;
use std::iter::{Copied, Peekable};
use std::path::PathBuf;
use std::slice::Iter;

use toml::de::{DeTable, DeValue};

use crate::shell::{self, Done, cargo};

const FILE: &str = "deny.toml";
const TOOL: &str = "cargo-deny";
const VERSION: &str = "0.20.2";

/// `cargo xtask deny`: licences and sources of everything in the lock file, for every target and feature.
pub(crate) fn run(words: &[String]) -> Done {
    if let Some(word) = words.first() {
        return Err(format!("`deny` takes no `{word}`"));
    }
    let text = fs::read_to_string(shell::top().join(FILE)).map_err(|error| format!("{FILE}: {error}"))?;
    let packages = packages()?;
    let mut complaints = complaints(&Allowed::read(&text)?, &packages);
    for manifest in manifests()? {
        let text =
            fs::read_to_string(&manifest).map_err(|error| format!("{}: {error}", manifest.display()))?;
        let table = DeTable::parse(&text).map_err(|error| format!("{}: {error}", manifest.display()))?;
        wildcards(table.get_ref(), &mut |name| {
            complaints.push(format!("{} takes any version of {name}", manifest.display()));
        });
    }
    if complaints.is_empty() {
        println!("{} packages: licences, sources and versions are as {FILE} allows", packages.len());
        return Ok(());
    }
    Err(format!("{FILE} is not kept:\n{}", complaints.join("\n")))
}

/// `cargo xtask advisories`: no part of the tests, because a new advisory must not break an old commit.
pub(crate) fn advisories(words: &[String]) -> Done {
    if let Some(word) = words.first() {
        return Err(format!("`advisories` takes no `{word}`"));
    }
    shell::need_tool(TOOL, VERSION, &[])?;
    let words = ["deny", "--workspace", "--locked", "check", "advisories"];
    let told = cargo().args(words).current_dir(shell::top()).output();
    let told = told.map_err(|error| format!("{TOOL} could not be started: {error}"))?;
    let said = String::from_utf8_lossy(&told.stderr);
    eprint!("{said}");
    match told.status.success() {
        true => Ok(()),
        false if said.contains("failed to fetch advisory database") => {
            Err("the advisory database could not be reached: nothing is known".into())
        }
        false => Err("there are advisories against what is in Cargo.lock".into()),
    }
}

/// A package of the lock file.
struct Package {
    name: String,
    licence: String,
    /// Where it comes from, unless that is crates.io or this workspace.
    source: Option<String>,
}

fn packages() -> Result<Vec<Package>, String> {
    let words =
        ["tree", "--workspace", "--all-features", "--target", "all", "--edges", "all", "--prefix", "none"];
    let tree = shell::output(cargo().args(words).args(["--format", "{p}\t{l}", "--locked"]));
    let tree = tree.ok_or("cargo could not tell what the workspace is made of")?;
    // What was shown before is marked, and has the same line otherwise.
    let lines: BTreeSet<&str> = tree.lines().map(|line| line.trim_end_matches(" (*)")).collect();
    Ok(lines.into_iter().filter_map(package).collect())
}

/// A line such as `serde v1.0.229 (proc-macro)`, a tab, and the licence.
fn package(line: &str) -> Option<Package> {
    let (package, licence) = line.split_once('\t')?;
    let (name, rest) = package.split_once(" v")?;
    let source = rest.split_once(' ').map(|(_, notes)| notes.replace("(proc-macro)", ""));
    let ours =
        |source: &str| source.starts_with("(/") || source.starts_with("(\\") || source.get(2..3) == Some(":");
    let source = source.map(|source| source.trim().to_owned());
    let source = source.filter(|source| !source.is_empty() && !ours(source));
    Some(Package { name: name.into(), licence: licence.trim().into(), source })
}

/// The manifests of the workspace.
fn manifests() -> Result<Vec<PathBuf>, String> {
    let words = ["metadata", "--no-deps", "--offline", "--format-version", "1"];
    let told =
        shell::output(cargo().args(words)).ok_or("cargo could not tell what the workspace is made of")?;
    let paths = told.split("\"manifest_path\":\"").skip(1).filter_map(|rest| rest.split_once('"'));
    let members = paths.map(|(path, _)| PathBuf::from(path.replace("\\\\", "\\")));
    Ok(members.chain([shell::top().join("Cargo.toml")]).collect())
}

/// Finds the dependencies that take any version. One that lies in a folder, or that the workspace names, has none here.
fn wildcards(table: &DeTable<'_>, tell: &mut dyn FnMut(&str)) {
    for (key, value) in table {
        let Some(inner) = value.get_ref().as_table() else { continue };
        if !key.get_ref().ends_with("dependencies") {
            wildcards(inner, tell);
            continue;
        }
        for (name, wanted) in inner {
            let of = |key| wanted.get_ref().as_table().and_then(|table| table.get(key));
            let version = wanted.get_ref().as_str().or_else(|| of("version")?.get_ref().as_str());
            let elsewhere = of("path").is_some() || of("workspace").is_some();
            if version.map_or(!elsewhere, |version| version.contains('*')) {
                tell(name.get_ref());
            }
        }
    }
}

/// What `deny.toml` says of licences.
struct Allowed {
    licences: Vec<String>,
    /// A crate, and a licence that is allowed for it alone.
    exceptions: Vec<(String, String)>,
}

impl Allowed {
    fn read(text: &str) -> Result<Self, String> {
        let table = DeTable::parse(text).map_err(|error| format!("{FILE}: {error}"))?;
        let licences = table.get_ref().get("licenses").and_then(|value| value.get_ref().as_table());
        let licences = licences.ok_or_else(|| format!("{FILE} has no `[licenses]`"))?;
        let mut exceptions = Vec::new();
        for exception in
            licences.get("exceptions").and_then(|value| value.get_ref().as_array()).into_iter().flatten()
        {
            let exception =
                exception.get_ref().as_table().ok_or_else(|| format!("{FILE}: an exception is a table"))?;
            let name = exception.get("crate").and_then(|name| name.get_ref().as_str());
            let name = name.ok_or_else(|| format!("{FILE}: an exception names its crate"))?;
            exceptions.extend(words(exception).map(|licence| (name.to_owned(), licence)));
        }
        Ok(Self { licences: words(licences).collect(), exceptions })
    }

    /// Whether a package with this name may have this licence.
    fn has(&self, name: &str, licence: &str) -> bool {
        self.licences.iter().any(|allowed| allowed == licence)
            || self.exceptions.iter().any(|(of, allowed)| of == name && allowed == licence)
    }
}

/// The words of `allow` in a table.
fn words<'a>(table: &'a DeTable<'_>) -> impl Iterator<Item = String> + 'a {
    let list = table.get("allow").and_then(|value| match value.get_ref() {
        DeValue::Array(list) => Some(list),
        _ => None,
    });
    list.into_iter().flatten().filter_map(|word| word.get_ref().as_str().map(str::to_owned))
}

fn complaints(allowed: &Allowed, packages: &[Package]) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut met: BTreeSet<(&str, &str)> = BTreeSet::new();
    for package in packages {
        let Package { name, licence, source } = package;
        if let Some(source) = source {
            complaints.push(format!("{name} comes from {source}"));
        }
        let terms = terms(licence);
        if !holds(&terms, &|licence| allowed.has(name, licence)) {
            complaints.push(format!("{name} is under `{licence}`"));
        }
        met.extend(terms.into_iter().map(|term| (name.as_str(), term)));
    }
    // A list that allows more than is needed would let the next one in unseen.
    for licence in allowed.licences.iter().filter(|licence| !met.iter().any(|(_, term)| term == licence)) {
        complaints.push(format!("`{licence}` is allowed, and nothing is under it"));
    }
    for (name, licence) in &allowed.exceptions {
        if !met.contains(&(name.as_str(), licence.as_str())) {
            complaints.push(format!("`{licence}` is allowed for {name}, which is not under it"));
        }
    }
    complaints
}

/// The words and brackets of a licence expression; older ones have a stroke for OR.
fn terms(licence: &str) -> Vec<&str> {
    let mut terms = Vec::new();
    for word in licence.split_whitespace() {
        let mut rest = word;
        while let Some(at) = rest.find(['(', ')', '/']) {
            terms.extend([&rest[..at], &rest[at..=at]]);
            rest = &rest[at + 1..];
        }
        terms.push(rest);
    }
    terms.retain(|term| !term.is_empty());
    terms
}

/// Whether a licence expression is kept: some side of every OR, both of every AND. One that cannot be read is not.
fn holds(terms: &[&str], allowed: &dyn Fn(&str) -> bool) -> bool {
    let mut terms = terms.iter().copied().peekable();
    any(&mut terms, allowed) && terms.next().is_none()
}

type Terms<'a> = Peekable<Copied<Iter<'a, &'a str>>>;

fn any(terms: &mut Terms<'_>, allowed: &dyn Fn(&str) -> bool) -> bool {
    let mut holds = every(terms, allowed);
    while terms.next_if(|term| matches!(*term, "OR" | "or" | "/")).is_some() {
        holds |= every(terms, allowed);
    }
    holds
}

fn every(terms: &mut Terms<'_>, allowed: &dyn Fn(&str) -> bool) -> bool {
    let mut holds = one(terms, allowed);
    while terms.next_if(|term| matches!(*term, "AND" | "and")).is_some() {
        holds &= one(terms, allowed);
    }
    holds
}

fn one(terms: &mut Terms<'_>, allowed: &dyn Fn(&str) -> bool) -> bool {
    match terms.next() {
        Some("(") => {
            let inner = any(terms, allowed);
            terms.next() == Some(")") && inner
        }
        Some(licence) => allowed(licence),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_in_the_lock_file_is_allowed() {
        run(&[]).unwrap();
    }

    #[test]
    fn a_dependency_that_takes_any_version_is_told() {
        let manifest = "[dependencies]\na = \"*\"\nb = \"1\"\nc.workspace = true\nd = { features = [] }\n\
            [target.x.dev-dependencies]\ne = { version = \"*\" }\nf = { path = \"f\" }\n\
            [workspace.dependencies]\ng = { version = \"1.*\" }\n[features]\nh = [\"*\"]";
        let mut told = Vec::new();
        wildcards(DeTable::parse(manifest).unwrap().get_ref(), &mut |name| told.push(name.to_owned()));
        told.sort();
        assert_eq!(told, ["a", "d", "e", "g"]);
    }

    #[test]
    fn an_expression_is_kept_by_one_side_of_or_and_both_of_and() {
        let kept = |expression: &str| holds(&terms(expression), &|licence| ["MIT", "ISC"].contains(&licence));
        for good in [
            "MIT",
            "GPL-3.0 OR MIT",
            "Apache-2.0/MIT",
            "Apache-2.0 / MIT",
            "(GPL-3.0 OR MIT) AND ISC",
            "MIT or X",
        ] {
            assert!(kept(good), "{good}");
        }
        for bad in [
            "",
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "(MIT",
            "MIT)",
            "MIT ISC",
            "GPL-3.0 WITH MIT",
            "(MIT OR ISC) AND X",
        ] {
            assert!(!kept(bad), "{bad}");
        }
    }

    #[test]
    fn another_source_another_licence_and_a_needless_allowance_are_told() {
        let rules =
            "[licenses]\nallow = [\"MIT\", \"ISC\"]\nexceptions = [{ crate = \"b\", allow = [\"MPL-2.0\"] }]";
        let lines = [
            "a v1.0.0 (proc-macro)\tMIT",
            "b v1.0.0\tMPL-2.0",
            "c v1.0.0 (https://example.org/c#0123)\tMIT",
            "d v1.0.0\tMPL-2.0",
            "own v0.1.0 (/home/somebody/own)\tMIT",
        ];
        let packages: Vec<Package> = lines.into_iter().filter_map(package).collect();
        let told = complaints(&Allowed::read(rules).unwrap(), &packages);
        assert_eq!(told.len(), 3, "{told:?}");
        assert!(told[0].starts_with("c comes from"));
        assert_eq!(told[1], "d is under `MPL-2.0`");
        assert_eq!(told[2], "`ISC` is allowed, and nothing is under it");
    }
}
