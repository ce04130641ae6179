//! A text with broken lines. It is read statement by statement: what is plain is mended, what is not is left out. So a
//! broken line costs itself, not what stands around it.

use std::ops::Range;

use toml::de::DeTable;

use crate::read::{line_at, line_ends};

/// Most lines that are left out before a text counts as none at all.
const MOST_BROKEN: usize = 200;

/// Most bytes that are read anew to find such lines, each of which takes the whole text.
const MOST_READ: usize = 2_000_000;

/// How the name of a section begins whose own name cannot be read: what stands in it has no place, and must not fall
/// into the section above.
pub(crate) const NAMELESS: &str = "cannot-be-read-";

/// The text as far as it can be read, line by line as before, and the numbers of the lines that are broken.
pub(crate) fn mended(text: &str) -> (String, Vec<usize>) {
    let mut page = Page { lines: text.lines().map(str::to_owned).collect(), broken: Vec::new() };
    if !reads(text) {
        let mut at = 0;
        while at < page.lines.len() {
            let statement = at..page.end_of(at);
            at = statement.end;
            page.mend(statement);
        }
        page.leave_out();
    }
    page.broken.sort_unstable();
    page.broken.dedup();
    (page.lines.join("\n"), page.broken)
}

struct Page {
    lines: Vec<String>,
    /// The numbers of broken lines, from 1.
    broken: Vec<usize>,
}

impl Page {
    /// What a line says, without its comment; empty beyond the ends.
    fn says(&self, at: usize) -> &str {
        self.lines.get(at).map_or("", |line| code(line).trim())
    }

    /// Where the statement that begins here ends: one line, or a list with its items.
    fn end_of(&self, at: usize) -> usize {
        let head = self.says(at);
        let bracket = head.ends_with('[') || (head.contains("= [") && !head.ends_with(']'));
        let opens = bracket || (is_item(self.says(at + 1)) && !reads(head));
        if head.is_empty() || head.starts_with('[') || !opens {
            return at + 1;
        }
        let mut end = at + 1;
        // Items are indented; what begins at the edge is something else.
        let indented = |line: &str| line.starts_with([' ', '\t']);
        while end < self.lines.len() && (indented(&self.lines[end]) || !begins_entry(self.says(end))) {
            end += 1;
            if self.says(end - 1).ends_with(']') {
                return end;
            }
        }
        // Where the end of the list is lost, empty lines are behind it.
        while self.says(end - 1).is_empty() {
            end -= 1;
        }
        end
    }

    fn mend(&mut self, statement: Range<usize>) {
        let Range { start, end } = statement.clone();
        if self.says(start).is_empty() || self.holds(&statement) {
            return;
        }
        if end - start > 1 {
            self.mend_list(&statement);
        } else {
            let head = self.says(start);
            let lost = !head.contains('=') && begins_entry(self.says(start + 1));
            let gap = start > 0 && self.lines[start - 1].trim().is_empty();
            let section = lost && (gap || head.contains(['[', ']']));
            let instead = if section { format!("[{}]", name(head, start)) } else { String::new() };
            self.replace(start, instead);
        }
        if !self.holds(&statement) {
            statement.for_each(|at| self.replace(at, String::new()));
        }
    }

    /// Mends a list line by line: its head, its items and its end.
    fn mend_list(&mut self, statement: &Range<usize>) {
        let Range { start, end } = statement.clone();
        if !reads(&format!("{} ]", self.says(start))) {
            let head = format!("{} = [", name(self.says(start), start));
            self.replace(start, head);
        }
        for at in start + 1..end {
            let item = self.says(at).trim_end_matches(']').trim_end();
            if !reads(&format!("list = [\n{item}\n]")) {
                let closes = if self.says(at).ends_with(']') { "]" } else { "" };
                self.replace(at, closes.to_owned());
            } else if at + 1 < end && !item.is_empty() && !item.ends_with(',') {
                // Nothing is lost with a comma.
                self.lines[at] = format!("{item},");
            }
        }
        if !self.says(end - 1).ends_with(']') {
            let closed = format!("{} ]", self.says(end - 1));
            self.replace(end - 1, closed);
        }
    }

    /// Puts something else in the place of a line, which is broken.
    fn replace(&mut self, at: usize, instead: String) {
        self.lines[at] = instead;
        self.broken.push(at + 1);
    }

    fn holds(&self, statement: &Range<usize>) -> bool {
        reads(&self.lines[statement.clone()].join("\n"))
    }

    /// Leaves out what only the whole text shows to be wrong, such as a section that stands there twice.
    fn leave_out(&mut self) {
        let mut read = 0;
        while self.broken.len() < MOST_BROKEN && read < MOST_READ {
            let joined = self.lines.join("\n");
            read += joined.len();
            let Err(error) = DeTable::parse(&joined) else { return };
            let at = error.span().map_or(0, |span| span.start).min(joined.len().saturating_sub(1));
            let Some(line) =
                (0..line_at(&line_ends(&joined), at)).rev().find(|&line| !self.says(line).is_empty())
            else {
                return;
            };
            self.replace(line, String::new());
        }
    }
}

fn reads(text: &str) -> bool {
    DeTable::parse(text).is_ok()
}

/// Whether this is a line of items of a list.
fn is_item(says: &str) -> bool {
    says.starts_with(['"', '{'])
}

/// Whether an entry or a section begins here.
fn begins_entry(says: &str) -> bool {
    let word = |text: &str| text.trim_start().starts_with(|letter: char| letter.is_alphanumeric());
    match says.strip_prefix('[') {
        Some(inner) => word(inner),
        None => word(says) && says.contains('='),
    }
}

/// The name that a head gives, if it is plain.
fn name(head: &str, at: usize) -> String {
    let rest = head.trim_start_matches(['[', ' ']);
    let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && !"-_.".contains(letter));
    let (name, behind) = rest.split_at(end.unwrap_or(rest.len()));
    let plain = !name.is_empty() && behind.trim_start().trim_start_matches(['=', '[', ']', ' ']).is_empty();
    if plain { name.to_owned() } else { format!("{NAMELESS}{}", at + 1) }
}

/// What stands before the comment of a line.
fn code(line: &str) -> &str {
    let (mut within, mut escaped) = (false, false);
    let end = line.find(|letter: char| {
        let quote = letter == '"' && !escaped;
        escaped = within && letter == '\\' && !escaped;
        within ^= quote;
        letter == '#' && !within
    });
    end.map_or(line, |end| &line[..end])
}
