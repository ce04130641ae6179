//! What the page calls: text in, text out, so that nothing but strings passes between the two.
//!
//! The page keeps a box as its text, and nothing else. Each change gives the new text; [`look`] tells all that forms
//! and lists show, one thing a line, its fields parted by tabs.

use std::fmt::Write as _;

use confidant_core::pack::BoxedGame;

use crate::sentences::{refusal, sentence};
use crate::{Draft, Language, compare, read, write};

/// The text of an empty box; none if the game has no pack.
pub fn new(game: &str, name: &str, language: Language) -> Option<String> {
    let mut draft = Draft::new(game.parse::<BoxedGame>().ok()?);
    draft.name = name.to_owned();
    Some(write(&draft, language))
}

/// All that is to be shown of a text, one thing a line, parted by tabs:
///
/// - `box NAME GAME CODE`: the code is empty if no part plays
/// - `part NAME HAVE NEED PLAYS`: `yes` or `no`
/// - `entry SECTION KEY VALUE`
/// - `answer WORDS`: a doubt that was answered
/// - `told WEIGHT PART SECTION KEY WHAT ABOUT LINE SENTENCE`: the line is empty if it is about none
pub fn look(text: &str, language: Language) -> String {
    let reading = read(text);
    let mut out = String::new();
    if let Some(draft) = &reading.draft {
        let code = draft.values.code().map_or(String::new(), |code| code.to_string());
        line(&mut out, &["box", &draft.name, draft.values.which().word(), &code]);
        let playing = draft.values.playing();
        draft.values.parts(&mut |part| {
            let plays = if playing.contains(&part.name) { "yes" } else { "no" };
            line(&mut out, &["part", part.name, &part.have.to_string(), &part.need.to_string(), plays]);
        });
        for (section, key, value) in draft.entries() {
            line(&mut out, &["entry", section, &key, &value]);
        }
        for answer in &draft.printed_so {
            line(&mut out, &["answer", answer]);
        }
    }
    for told in reading.told {
        let complaint = &told.complaint;
        let number = told.line.map_or(String::new(), |line| line.to_string());
        let says = sentence(complaint, language);
        let weight = complaint.weight.word();
        let part = complaint.part;
        let about = complaint.about.as_str();
        line(
            &mut out,
            &[
                "told",
                weight,
                part,
                complaint.section,
                &complaint.key,
                complaint.what.word(),
                about,
                &number,
                &says,
            ],
        );
    }
    out
}

fn line(out: &mut String, fields: &[&str]) {
    for (index, field) in fields.iter().enumerate() {
        let gap = if index == 0 { "" } else { "\t" };
        let _ = write!(out, "{gap}{}", field.replace(['\t', '\n', '\r'], " "));
    }
    out.push('\n');
}

/// A change of a box.
pub enum Change<'a> {
    /// Enters a value: section, key, value. In a list the key is the item.
    Put(&'a str, &'a str, &'a str),
    /// Takes an entry away: section, key.
    Take(&'a str, &'a str),
    /// Answers a doubt: "it is printed so".
    Answer(&'a str),
    /// Takes such an answer back.
    Unanswer(&'a str),
    /// Gives the box a name.
    Rename(&'a str),
}

/// The text after a change; else the sentence that says why not. Lines that cannot be read are lost by it: the page
/// asks before it opens such a text.
pub fn change(text: &str, change: &Change<'_>, language: Language) -> Result<String, String> {
    let Some(mut draft) = read(text).draft else { return Err(String::new()) };
    match *change {
        Change::Put(section, key, value) => draft
            .put(section, key, value)
            .map_err(|unread| refusal(unread, if value.is_empty() { key } else { value }, language))?,
        Change::Take(section, key) => drop(draft.values.take(section, key)),
        Change::Answer(answer) => drop(draft.printed_so.insert(answer.to_owned())),
        Change::Unanswer(answer) => drop(draft.printed_so.remove(answer)),
        Change::Rename(name) => name.clone_into(&mut draft.name),
    }
    Ok(write(&draft, language))
}

/// Where two texts of one game differ, a line each, parted by tabs: `SECTION KEY MINE THEIRS WHOSE`. None if they are not
/// of one game. The last word says what it is: `mine` and `theirs` have only that one's value, `both` have two that
/// differ; `over` has theirs, for which there is no room; `instead` has in the place of THEIRS the item that they have
/// where the owner's list has this one.
pub fn compare(mine: &str, theirs: &str) -> Option<String> {
    compare::told(mine, theirs)
}

/// The text of a box with its gaps filled from another of the same game: what [`compare()`] calls `theirs`.
pub fn fill(mine: &str, theirs: &str, language: Language) -> Option<String> {
    compare::filled(mine, theirs, language)
}

/// The pack of a text for a device; none if no part plays.
pub fn pack(text: &str) -> Option<Vec<u8>> {
    read(text).draft?.seal()
}

/// The pack of a text as a UF2 file; none if no part plays.
pub fn uf2(text: &str) -> Option<Vec<u8>> {
    let draft = read(text).draft?;
    Some(crate::uf2::image(draft.values.which(), &draft.seal()?))
}
