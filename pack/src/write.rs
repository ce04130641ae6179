//! Writing the text: sorted, so that two equal boxes are equal texts, with comments that say where to read a value.

use std::fmt::Write as _;

use confidant_core::pack::{BoxedGame, Shape};

use crate::sentences::comment;
use crate::{Draft, FORM, Language};

/// Items of a list in one line.
const ITEMS: usize = 5;

/// The text of a box.
pub fn write(draft: &Draft, language: Language) -> String {
    let which = draft.values.which();
    let mut text =
        format!("confidant = {FORM}\ngame = {}\nbox = {}\n", quoted(which.word()), quoted(&draft.name));
    if !draft.printed_so.is_empty() {
        text += "printed-so = [\n";
        for answer in &draft.printed_so {
            let _ = writeln!(text, "  {},", quoted(answer));
        }
        text += "]\n";
    }
    let entries = draft.entries();
    let mut table = "";
    for section in draft.values.sections() {
        let own = entries.iter().filter(|(name, ..)| *name == section.name);
        let own: Vec<(&str, &str)> = own.map(|(_, key, value)| (key.as_str(), value.as_str())).collect();
        if own.is_empty() {
            continue;
        }
        let is_table = matches!(section.shape, Shape::Table | Shape::Named | Shape::Numbers);
        let (above, last) = section.name.rsplit_once('.').unwrap_or(("", section.name));
        let header = if is_table { section.name } else { above };
        let about = |text: &mut String| about(text, which, section.name, language);
        if header != table {
            let _ = write!(text, "\n[{header}]");
            about(&mut text);
            table = header;
            if !is_table {
                text.push('\n');
            }
        } else if above.is_empty() {
            text.push('\n');
        }
        if is_table {
            text.push('\n');
            for (key, value) in own {
                let _ = writeln!(text, "{} = {}", bare(key), scalar(section.shape, value));
            }
            continue;
        }
        let _ = write!(text, "{last} = ");
        match section.shape {
            Shape::Single => {
                text += &own.first().map_or(String::new(), |(_, value)| quoted(value));
                about(&mut text);
                text.push('\n');
            }
            Shape::Cards => {
                text.push('[');
                about(&mut text);
                text.push('\n');
                for (key, value) in own {
                    let _ = writeln!(text, "  {{ name = {}{} }},", quoted(key), braces(value));
                }
                text += "]\n";
            }
            _ => {
                text.push('[');
                about(&mut text);
                text.push('\n');
                for items in own.chunks(ITEMS) {
                    let items: Vec<String> = items.iter().map(|(key, _)| quoted(key)).collect();
                    let _ = writeln!(text, "  {},", items.join(", "));
                }
                text += "]\n";
            }
        }
    }
    text
}

/// Writes the comment after the first line of a section.
fn about(text: &mut String, which: BoxedGame, section: &str, language: Language) {
    if let Some(comment) = comment(which, section, language) {
        let _ = write!(text, " # {comment}");
    }
}

fn bare(key: &str) -> String {
    let plain =
        !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    if plain { key.to_owned() } else { quoted(key) }
}

fn scalar(shape: Shape, value: &str) -> String {
    let plain = shape == Shape::Numbers || matches!(value, "true" | "false");
    if plain { value.to_owned() } else { quoted(value) }
}

/// `timed true, hours 3` as it stands in braces.
fn braces(value: &str) -> String {
    let mut text = String::new();
    for pair in value.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once(' ').unwrap_or((pair, "true"));
        let plain = value.parse::<u32>().is_ok() || matches!(value, "true" | "false");
        let _ = write!(text, ", {key} = {}", if plain { value.to_owned() } else { quoted(value) });
    }
    text
}

fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => out.extend(['\\', letter]),
            control if control.is_control() => {
                let _ = write!(out, "\\u{:04X}", u32::from(control));
            }
            other => out.push(other),
        }
    }
    out + "\""
}
