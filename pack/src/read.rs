//! Reading the text. What cannot be read is told with its line and left out; all else counts.

use std::collections::BTreeMap;
use std::ops::Range;

use confidant_core::pack::{BoxedGame, Complaint, Note, Section, Shape, Unread, Weight, note};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::{Draft, FORM};

/// What a text gave.
pub struct Reading {
    /// The box; none if the text is not a box file, or of a newer form.
    pub draft: Option<Draft>,
    /// What is to be said of it: first what could not be read, then what [`Draft::check`] says.
    pub told: Vec<Told>,
}

/// A complaint, and the line of the text that it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The line, from 1; none if it is about no line.
    pub line: Option<usize>,
    /// What is said.
    pub complaint: Complaint,
}

/// Reads a text. It never fails as a whole: see [`Reading`].
pub fn read(text: &str) -> Reading {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let (whole, broken) = readable(text);
    let mut reader = Reader { text: &whole, told: Vec::new(), lines: BTreeMap::new() };
    for (line, _) in &broken {
        reader.say(Some(*line), "", "", "line-unreadable", &line.to_string());
    }
    let draft = DeTable::parse(&whole).ok().and_then(|table| reader.draft(table.get_ref()));
    reader.told.sort_by_key(|told| told.line);
    if let Some(draft) = &draft {
        for complaint in draft.check() {
            let line = reader.line_of(&complaint);
            reader.told.push(Told { line, complaint });
        }
    }
    Reading { draft, told: reader.told }
}

/// Most lines that are left out of a text before it counts as no text at all.
const MOST_BROKEN: usize = 200;

/// The text without the lines that are no TOML, and those lines with what is wrong.
fn readable(text: &str) -> (String, Vec<(usize, String)>) {
    let mut lines: Vec<&str> = text.lines().collect();
    let mut broken = Vec::new();
    while broken.len() < MOST_BROKEN {
        let joined = lines.join("\n");
        let Err(error) = DeTable::parse(&joined) else { break };
        let at = error.span().map_or(0, |span| span.start).min(joined.len().saturating_sub(1));
        let mut line = line_at(&joined, at);
        // What is missing may be seen only lines later: the last one that says something is to blame.
        while line > 1 && lines.get(line - 1).is_none_or(|text| text.trim().is_empty()) {
            line -= 1;
        }
        match lines.get_mut(line - 1) {
            Some(text) if !text.is_empty() => *text = "",
            _ => break,
        }
        broken.push((line, error.message().to_owned()));
    }
    broken.sort_unstable();
    (lines.join("\n"), broken)
}

/// The number of the line, from 1, in which this byte lies.
fn line_at(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|&byte| byte == b'\n').count()
}

struct Reader<'a> {
    text: &'a str,
    told: Vec<Told>,
    /// Where each entry stands.
    lines: BTreeMap<(String, String), usize>,
}

impl Reader<'_> {
    fn say(
        &mut self,
        line: Option<usize>,
        section: &'static str,
        key: &str,
        what: &'static str,
        about: &str,
    ) {
        let cut = |text: &str| -> Note { text.chars().take(60 / 4).collect() };
        let key = if key.len() > 60 { cut(key) } else { note(format_args!("{key}")) };
        let about = if about.len() > 60 { cut(about) } else { note(format_args!("{about}")) };
        let complaint = Complaint { weight: Weight::Wrong, part: "", section, key, what, about };
        self.told.push(Told { line, complaint });
    }

    fn line(&self, span: Range<usize>) -> Option<usize> {
        Some(line_at(self.text, span.start))
    }

    fn draft(&mut self, table: &DeTable<'_>) -> Option<Draft> {
        let get = |name: &str| table.iter().find(|(key, _)| key.get_ref() == name).map(|(_, value)| value);
        let form = get("confidant").and_then(|value| integer(value.get_ref()));
        let form = match form {
            Some(form) if (1..=FORM).contains(&form) => form,
            Some(form) => {
                self.say(None, "", "confidant", "too-new", &form.to_string());
                return None;
            }
            None => {
                self.say(None, "", "confidant", "not-ours", "");
                return None;
            }
        };
        debug_assert_eq!(form, FORM);
        let game = get("game").and_then(|value| value.get_ref().as_str()).map(str::to_lowercase);
        let Some(which) = game.as_deref().and_then(|game| game.parse::<BoxedGame>().ok()) else {
            let line = get("game").and_then(|value| self.line(value.span()));
            self.say(line, "", "game", "game-unknown", game.as_deref().unwrap_or(""));
            return None;
        };
        let mut draft = Draft::new(which);
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "confidant" | "game" => {}
                "box" => match value.get_ref().as_str() {
                    Some(name) => draft.name = name.trim().to_owned(),
                    None => self.say_unread(value, "", "box"),
                },
                "printed-so" => self.answers(&mut draft, value),
                _ => self.section(&mut draft, "", key, value),
            }
        }
        Some(draft)
    }

    fn answers(&mut self, draft: &mut Draft, value: &Spanned<DeValue<'_>>) {
        let Some(array) = value.get_ref().as_array() else { return self.say_unread(value, "", "printed-so") };
        for item in array.iter() {
            match item.get_ref().as_str() {
                Some(answer) => drop(draft.printed_so.insert(answer.trim().to_owned())),
                None => self.say_unread(item, "", "printed-so"),
            }
        }
    }

    /// Reads a key at the top or in a table of tables.
    fn section(
        &mut self,
        draft: &mut Draft,
        above: &str,
        key: &Spanned<std::borrow::Cow<'_, str>>,
        value: &Spanned<DeValue<'_>>,
    ) {
        let name = if above.is_empty() {
            key.get_ref().to_lowercase()
        } else {
            format!("{above}.{}", key.get_ref())
        };
        let sections = draft.values.sections();
        if let Some(&section) = sections.iter().find(|section| section.name == name) {
            return self.entries(draft, section, value);
        }
        let inner = format!("{name}.");
        if let Some(table) = value.get_ref().as_table()
            && sections.iter().any(|section| section.name.starts_with(&inner))
        {
            for (key, value) in table {
                self.section(draft, &name, key, value);
            }
            return;
        }
        let line = self.line(key.span());
        let known = sections.iter().map(|section| section.name).chain(["box", "printed-so"]);
        let near = nearest(&name, known);
        self.say(line, "", &name, "section-unknown", &format!("{name} {}", near.unwrap_or("")));
    }

    fn entries(&mut self, draft: &mut Draft, section: Section, value: &Spanned<DeValue<'_>>) {
        let name = section.name;
        match (section.shape, value.get_ref()) {
            (Shape::List, DeValue::Array(items)) => {
                for item in items.iter() {
                    match item.get_ref().as_str() {
                        Some(text) => self.put(draft, name, text, "", item.span()),
                        None => self.say_unread(item, name, ""),
                    }
                }
            }
            (Shape::Table | Shape::Named | Shape::Numbers, DeValue::Table(table)) => {
                for (key, value) in table {
                    match plain(value.get_ref()) {
                        Some(text) => self.put(draft, name, key.get_ref(), &text, key.span()),
                        None => self.say_unread(value, name, key.get_ref()),
                    }
                }
            }
            (Shape::Single, single) => match plain(single) {
                Some(text) => self.put(draft, name, "", &text, value.span()),
                None => self.say_unread(value, name, ""),
            },
            (Shape::Cards, DeValue::Array(items)) => {
                for item in items.iter() {
                    match item.get_ref().as_table().and_then(card) {
                        Some((key, text)) => self.put(draft, name, &key, &text, item.span()),
                        None => self.say_unread(item, name, ""),
                    }
                }
            }
            _ => self.say_unread(value, name, ""),
        }
    }

    fn put(&mut self, draft: &mut Draft, section: &'static str, key: &str, value: &str, span: Range<usize>) {
        let line = self.line(span);
        match draft.put(section, key, value) {
            Ok(()) => {
                let place = (section.to_owned(), key.trim().to_lowercase());
                self.lines.extend(line.map(|line| (place, line)));
            }
            Err(Unread::Section | Unread::Key) => self.say(line, section, key, "entry-unknown", key),
            Err(Unread::Full) => self.say(line, section, key, "entries-too-many", key),
            Err(Unread::Value(_)) => {
                let about = if value.is_empty() { key } else { value };
                self.say(line, section, key, "value-unreadable", about);
            }
        }
    }

    fn say_unread(&mut self, value: &Spanned<DeValue<'_>>, section: &'static str, key: &str) {
        let line = self.line(value.span());
        let about = self.text.get(value.span()).unwrap_or("").replace('\n', " ");
        self.say(line, section, key, "value-unreadable", &about);
    }

    fn line_of(&self, complaint: &Complaint) -> Option<usize> {
        let place = (complaint.section.to_owned(), complaint.key.to_lowercase());
        self.lines.get(&place).copied()
    }
}

fn integer(value: &DeValue<'_>) -> Option<i64> {
    let number = value.as_integer()?;
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}

/// A value as the words that an entry has: text, a number, yes or no.
fn plain(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(_) => integer(value).map(|number| number.to_string()),
        DeValue::Boolean(yes) => Some(yes.to_string()),
        _ => None,
    }
}

/// A card in braces: its name, and the rest as `timed true, hours 3`.
fn card(table: &DeTable<'_>) -> Option<(String, String)> {
    let (mut name, mut rest) = (None, Vec::new());
    for (key, value) in table {
        match key.get_ref().as_ref() {
            "name" => name = Some(value.get_ref().as_str()?.trim().to_owned()),
            key => rest.push(format!("{key} {}", plain(value.get_ref())?)),
        }
    }
    Some((name?, rest.join(", ")))
}

/// The known word that is nearest to one that is not, if it is near.
fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    known
        .map(|other| (distance(word, other), other))
        .min()
        .filter(|(far, _)| *far <= 2)
        .map(|(_, other)| other)
}

/// How many letters have to be put in, taken out or changed.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (number, letter) in one.chars().take(64).enumerate() {
        let mut corner = number;
        if let Some(first) = row.first_mut() {
            *first = number + 1;
        }
        for (place, &expected) in other.iter().enumerate() {
            let change = corner + usize::from(letter != expected);
            corner = row[place + 1];
            row[place + 1] = change.min(corner + 1).min(row[place] + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}
