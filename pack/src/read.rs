//! Reading the text. What cannot be read is told with its line and left out; all else counts.

use std::collections::BTreeMap;
use std::ops::Range;

use confidant_core::id::Id as _;
use confidant_core::pack::{
    BoxedGame, Complaint, Note, Remark, Section, Shape, Unread, Values, Weight, note,
};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::mend::{NAMELESS, mended};
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

/// Most bytes of a text; a full box with all its comments has a tenth of it.
pub const LONGEST: usize = 200_000;

/// Most faults of a text that are told one by one.
pub const MOST_TOLD: usize = 200;

/// Reads a text. It never fails as a whole: see [`Reading`].
pub fn read(text: &str) -> Reading {
    if text.len() > LONGEST {
        let mut reader = Reader::of("");
        reader.say(None, "", "", Remark::TooLong, &(LONGEST / 1000).to_string());
        return Reading { draft: None, told: reader.told };
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let (whole, broken) = mended(text);
    let mut reader = Reader::of(&whole);
    for &line in &broken {
        reader.say(Some(line), "", "", Remark::LineUnreadable, &line.to_string());
    }
    let draft = DeTable::parse(&whole).ok().and_then(|table| reader.draft(table.get_ref()));
    reader.told.sort_by_key(|told| told.line);
    if reader.untold > 0 {
        let more = reader.untold.to_string();
        reader.told.push(wrong(None, "", "", Remark::MoreUnread, &more));
    }
    if let Some(draft) = &draft {
        for complaint in draft.check() {
            let line = reader.line_of(&complaint);
            reader.told.push(Told { line, complaint });
        }
    }
    Reading { draft, told: reader.told }
}

/// Where the lines of a text end.
pub(crate) fn line_ends(text: &str) -> Vec<usize> {
    text.match_indices('\n').map(|(at, _)| at).collect()
}

/// The number of the line, from 1, in which this byte lies.
pub(crate) fn line_at(ends: &[usize], at: usize) -> usize {
    1 + ends.partition_point(|&end| end < at)
}

/// What is wrong in the text, cut to what a complaint holds.
fn wrong(line: Option<usize>, section: &'static str, key: &str, what: Remark, about: &str) -> Told {
    let cut = |text: &str| -> Note { text.chars().take(60 / 4).collect() };
    let key = if key.len() > 60 { cut(key) } else { note(format_args!("{key}")) };
    let about = if about.len() > 60 { cut(about) } else { note(format_args!("{about}")) };
    Told { line, complaint: Complaint { weight: Weight::Wrong, part: "", section, key, what, about } }
}

struct Reader<'a> {
    text: &'a str,
    ends: Vec<usize>,
    told: Vec<Told>,
    /// How many more there were than are told.
    untold: usize,
    /// Where each entry stands.
    lines: BTreeMap<(String, String), usize>,
}

impl<'a> Reader<'a> {
    fn of(text: &'a str) -> Self {
        let ends = line_ends(text);
        Self { text, ends, told: Vec::new(), untold: 0, lines: BTreeMap::new() }
    }
}

impl Reader<'_> {
    fn say(&mut self, line: Option<usize>, section: &'static str, key: &str, what: Remark, about: &str) {
        if self.told.len() < MOST_TOLD {
            self.told.push(wrong(line, section, key, what, about));
        } else {
            self.untold += 1;
        }
    }

    fn line(&self, span: Range<usize>) -> Option<usize> {
        Some(line_at(&self.ends, span.start))
    }

    fn draft(&mut self, table: &DeTable<'_>) -> Option<Draft> {
        let get = |name: &str| table.iter().find(|(key, _)| key.get_ref() == name).map(|(_, value)| value);
        let game = get("game").and_then(|value| value.get_ref().as_str()).map(str::to_lowercase);
        // If the line of the game is broken, its sections still tell which it is.
        let which = match &game {
            Some(game) => game.parse::<BoxedGame>().ok(),
            None => by_sections(table).filter(|_| !self.told.is_empty()),
        };
        match get("confidant").map(|value| integer(value.get_ref())) {
            Some(Some(form)) if (1..=FORM).contains(&form) => {}
            Some(Some(form)) => {
                self.say(None, "", "confidant", Remark::TooNew, &form.to_string());
                return None;
            }
            // The line itself is broken, and was told; all else says that it is one of ours.
            None if which.is_some() && !self.told.is_empty() => {}
            _ => {
                self.say(None, "", "confidant", Remark::NotOurs, "");
                return None;
            }
        }
        let Some(which) = which else {
            let line = get("game").and_then(|value| self.line(value.span()));
            match game {
                Some(game) => self.say(line, "", "game", Remark::GameUnknown, &game),
                None => self.say(line, "", "game", Remark::GameMissing, ""),
            }
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
        if name.starts_with(NAMELESS) {
            return; // told with its line
        }
        let line = self.line(key.span());
        let known = sections.iter().map(|section| section.name).chain(["box", "printed-so"]);
        match nearest(&name, known) {
            Some(near) => self.say(line, "", &name, Remark::SectionUnknown, &format!("{name} {near}")),
            None => self.say(line, "", &name, Remark::EntryUnknown, &name),
        }
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
            Err(Unread::Section | Unread::Key) if !key.trim().is_empty() => {
                self.say(line, section, key, Remark::EntryUnknown, key);
            }
            Err(Unread::Full) => self.say(line, section, key, Remark::EntriesTooMany, key),
            Err(_) => self.say_value(line, section, key, value),
        }
    }

    fn say_unread(&mut self, value: &Spanned<DeValue<'_>>, section: &'static str, key: &str) {
        let line = self.line(value.span());
        let about = self.text.get(value.span()).unwrap_or("").replace('\n', " ");
        self.say_value(line, section, key, &about);
    }

    /// Says that a value cannot be read; an empty one has no words that could be named.
    fn say_value(&mut self, line: Option<usize>, section: &'static str, key: &str, about: &str) {
        match [about, key, section].into_iter().find(|words| !words.trim().is_empty()) {
            Some(words) => self.say(line, section, key, Remark::ValueUnreadable, words),
            None => self.say(line, section, key, Remark::ValueMissing, ""),
        }
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

/// The one game that has sections of these names; none if several have.
fn by_sections(table: &DeTable<'_>) -> Option<BoxedGame> {
    let has = |which: &BoxedGame| {
        let sections = Values::of(*which).sections();
        let known = |key: &str| sections.iter().any(|section| section.name.split('.').next() == Some(key));
        table.iter().any(|(key, _)| known(key.get_ref().as_ref()))
    };
    let mut fit = BoxedGame::all().filter(has);
    fit.next().filter(|_| fit.next().is_none())
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
