//! `cargo xtask changelog TAG`: the text of a release.

use std::fs;

use crate::address;
use crate::shell::{self, Done};

const FILE: &str = "CHANGELOG.md";

pub(crate) fn run(words: &[String]) -> Done {
    let [tag] = words else { return Err("`changelog` takes the tag of a release, as v1.0.0".into()) };
    let text = fs::read_to_string(shell::top().join(FILE)).map_err(|error| format!("{FILE}: {error}"))?;
    println!("{}", release(&text, tag, env!("CARGO_PKG_VERSION"))?);
    Ok(())
}

/// What is said about the version of this tag, which has to be the one that is built.
fn release(text: &str, tag: &str, built: &str) -> Result<String, String> {
    let version = tag.strip_prefix('v').unwrap_or_default();
    if version != built {
        return Err(format!("the tag `{tag}` is not that of version {built}, which would be `v{built}`"));
    }
    let said = section(text, version).ok_or_else(|| format!("{FILE} has no section `## {version}`"))?;
    if said.is_empty() {
        return Err(format!("{FILE} says nothing about {version}"));
    }
    let page = address::PAGE.map(|page| format!("\n\nPlay it here: {page}"));
    let device = address::REPOSITORY.map(|files| format!("\n\nOn a device of its own: {files}#on-a-device"));
    Ok(format!("{said}{}{}", page.unwrap_or_default(), device.unwrap_or_default()))
}

/// The section of a version: `## 1.0.0`, or with a date behind it, `## 1.0.0 (2026-12-24)`.
fn section<'a>(text: &'a str, version: &str) -> Option<&'a str> {
    let mut sections = text.split("\n## ").skip(1);
    let (_, said) = sections.find_map(|section| {
        section.split_once('\n').filter(|(head, _)| head.split(' ').next() == Some(version))
    })?;
    Some(said.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Changelog\n\n## Unreleased\n\n- New.\n\n## 1.0.0 (2026-12-24)\n\n- First.\n- Second.\n\n## 0.9.0\n";

    #[test]
    fn a_release_is_told_by_its_own_section() {
        let told = release(TEXT, "v1.0.0", "1.0.0").unwrap();
        assert!(told.starts_with("- First.\n- Second."), "{told}");
        assert!(!told.contains("New") && !told.contains("##"));
    }

    #[test]
    fn a_tag_of_another_version_or_one_without_words_is_refused() {
        assert!(release(TEXT, "v1.0.1", "1.0.0").unwrap_err().contains("`v1.0.0`"));
        assert!(release(TEXT, "1.0.0", "1.0.0").is_err());
        assert!(release(TEXT, "v0.9.0", "0.9.0").unwrap_err().contains("says nothing"));
        assert!(release(TEXT, "v0.8.0", "0.8.0").unwrap_err().contains("no section"));
    }

    #[test]
    fn the_changelog_has_the_place_for_what_comes_next() {
        let text = fs::read_to_string(shell::top().join(FILE)).unwrap();
        assert!(section(&text, "Unreleased").is_some());
    }
}
