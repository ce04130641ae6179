//! Any one line of a shipped box is broken: what stands on that line may be lost, and nothing else.

use confidant_core::pack::{BoxedGame, Remark, Values};
use confidant_pack::{Draft, Language, read, sentence, write};

type Entry = (&'static str, String, String);

fn shipped(which: BoxedGame) -> Draft {
    let mut draft = Draft::new(which);
    draft.name = "Our box".to_owned();
    draft.values = Values::shipped(which);
    let more: &[(&str, &str, &str)] = match which {
        BoxedGame::TinyEpicCrimes => &[
            ("events", "Press call", "timed true, gangsters 1, tokens 2, hours 3, solver force"),
            ("events", "Riot", "timed false, gangsters 0, tokens 0, hours 2"),
            ("force", "Siren", "hours 1"),
        ],
        BoxedGame::ScotlandYard => {
            &[("map.without", "taxi 1 8", ""), ("map.with", "taxi 13 14", ""), ("map.with", "bus 1 8", "")]
        }
        _ => &[],
    };
    for (section, key, value) in more {
        assert!(draft.put(section, key, value).is_ok(), "{section} {key}");
    }
    draft
}

/// The line as it was, and ways in which it is broken. The last ones leave nothing of it.
fn broken(line: &str) -> Vec<String> {
    let without = |letter: char, last: bool| {
        let at = if last { line.rfind(letter) } else { line.find(letter) };
        at.map(|at| format!("{}{}", &line[..at], &line[at + letter.len_utf8()..]))
    };
    let signs = ['"', '[', ']', '{', '}', '=', ','];
    let mut all: Vec<String> = signs.iter().filter_map(|sign| without(*sign, false)).collect();
    all.extend(signs.iter().filter_map(|sign| without(*sign, true)));
    all.extend(["%%%", "\"", "= =", "Dear all,"].map(str::to_owned));
    all
}

/// Whether an entry stands on this line.
fn stands_on(line: &str, (_, key, value): &Entry) -> bool {
    if key.is_empty() {
        return line.contains(value.as_str());
    }
    let begins = |name: &str| line.strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with('='));
    line.contains(&format!("\"{key}\"")) || begins(key)
}

/// The section that begins on this line, if one does.
fn head(line: &str) -> Option<&str> {
    let (name, rest) = line.trim_start_matches('[').split_once([']', ' '])?;
    (line.starts_with('[') || rest.starts_with("= [")).then_some(name)
}

#[test]
fn a_broken_line_costs_itself_and_nothing_else() {
    for which in BoxedGame::ALL {
        let whole = write(&shipped(which), Language::English);
        let entries = shipped(which).entries();
        let lines: Vec<&str> = whole.lines().collect();
        for (at, line) in lines.iter().enumerate().filter(|(_, line)| !line.is_empty()) {
            for other in broken(line) {
                let mut text = lines.clone();
                text[at] = &other;
                let reading = read(&text.join("\n"));
                let case = format!("{which}, line {}: {line}\nnow: {other}", at + 1);
                let draft = reading.draft.unwrap_or_else(|| panic!("nothing is left. {case}"));
                let left = draft.entries();
                // Where the name of a section is gone, its entries have no place.
                let named = head(line).filter(|name| !other.contains(name));
                for entry in &entries {
                    let lost = !left.contains(entry);
                    let may = stands_on(line, entry) || named.is_some_and(|name| entry.0.ends_with(name))
                        // A table of lists has its name above them.
                        || named.is_some_and(|name| entry.0.starts_with(name));
                    assert!(!lost || may, "{entry:?} is lost. {case}");
                }
                for entry in &left {
                    assert!(
                        entries.contains(entry) || stands_on(&other, entry) || stands_on(line, entry),
                        "{entry:?} was not there. {case}"
                    );
                }
                for told in reading.told {
                    let says = sentence(&told.complaint, Language::English);
                    assert!(
                        !says.contains("``") && !says.contains(": .") && !says.contains(" ?"),
                        "{says} {case}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_text_that_ends_in_the_middle_keeps_what_came_before() {
    let whole = write(&shipped(BoxedGame::TatortThemse), Language::German);
    let end = whole.find("tower-").unwrap();
    let cut = whole[..end].trim_end_matches([' ', '"']);
    let draft = read(cut).draft.unwrap();
    let clues = cut.matches("\"gallery-").count() + cut.matches("\"museum-").count();
    assert!(clues > 5 && draft.entries().len() >= clues, "{} of {clues}", draft.entries().len());
}

#[test]
fn a_line_that_crosses_half_of_london_is_doubted_and_an_ordinary_one_is_not() {
    let doubts = |line: &str| {
        let mut draft = Draft::new(BoxedGame::ScotlandYard);
        draft.put("base", "", "classic").unwrap();
        draft.put("map.with", line, "").unwrap();
        let far = draft.check().into_iter().filter(|complaint| complaint.what == Remark::LineFar).count();
        draft.printed_so.insert(format!("line-far {line}"));
        assert!(draft.check().iter().all(|complaint| complaint.what != Remark::LineFar), "answered once");
        far
    };
    for line in ["taxi 1 199", "taxi 13 140", "bus 1 175", "underground 1 175"] {
        assert_eq!(doubts(line), 1, "{line}");
    }
    for line in ["taxi 13 14", "bus 185 199", "taxi 1 10", "bus 1 23", "underground 1 67"] {
        assert_eq!(doubts(line), 0, "{line}");
    }
}
