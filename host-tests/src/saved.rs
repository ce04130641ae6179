//! Saved journals and written-out records: turned into case files, replayed and checked.
//!
//! A saved journal is a text: `confidant journal 1`, then each record in a line of base64, as the web page keeps it.
//! A written-out record is the text behind the QR code of the audit: `CONFIDANT1:7K2F-Q9:...`.

use std::fmt::Write as _;

use confidant_companion::journal::{Entry, Record, Unread};
use confidant_companion::seal::{Fault, Origin, Written};
use confidant_core::digest::digest;
use confidant_core::game::Turn;

use crate::games::{self, CaseGame, WithGame};

/// The first line of a saved journal.
const HEAD: &str = "confidant journal 1";

/// A journal that was read: where the game began, and what was entered.
pub struct Saved {
    origin: Origin,
    acts: Vec<Act>,
    /// What is wrong with the rest, if something is.
    pub damage: Option<String>,
}

struct Act {
    number: u16,
    bytes: Vec<u8>,
    taken_back: bool,
}

/// A journal as text.
pub fn to_text(records: &[Vec<u8>]) -> String {
    let mut text = format!("{HEAD}\n");
    for record in records {
        let _ = writeln!(text, "{}", to_base64(record));
    }
    text
}

impl Saved {
    /// Reads a saved journal; what is sound before any damage.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut lines = text.lines();
        if lines.next().map(str::trim_end) != Some(HEAD) {
            return Err(format!("a saved journal begins with `{HEAD}`"));
        }
        let mut saved: Option<Self> = None;
        let mut next = 0;
        for (line, text) in (2..).zip(lines).filter(|(_, text)| !text.trim().is_empty()) {
            let record =
                from_base64(text.trim()).ok_or(Unread::Damaged).and_then(|bytes| Record::decode(&bytes));
            let damage = match (record, &mut saved) {
                (Err(Unread::Foreign), None) => {
                    return Err(format!("line {line} is no record of this format"));
                }
                (Err(_), None) => return Err(format!("line {line}: the beginning is damaged")),
                (Err(_), Some(_)) => Some(format!("line {line} is damaged")),
                (Ok(Record { number: 0, entry: Entry::Begin(begin), .. }), none @ None) => {
                    *none = Some(Self { origin: Origin::of(&begin), acts: Vec::new(), damage: None });
                    next = 1;
                    None
                }
                (Ok(_), None) => return Err(format!("line {line}: the journal has no beginning")),
                (Ok(record), Some(saved)) => match record.entry {
                    Entry::Mend { kept } if kept < record.number => {
                        saved.acts.retain(|act| act.number <= kept);
                        saved.damage = None;
                        next = record.number + 1;
                        None
                    }
                    _ if saved.damage.is_some() => None,
                    _ if record.number != next => Some(format!("line {line}: entry {next} is missing")),
                    entry => {
                        next += 1;
                        saved.take(record.number, entry)
                    }
                },
            };
            if let Some(saved) = &mut saved {
                saved.damage = saved.damage.take().or(damage);
            }
        }
        saved.ok_or_else(|| "the journal is empty".to_owned())
    }

    fn take(&mut self, number: u16, entry: Entry) -> Option<String> {
        match entry {
            Entry::Act(bytes) => self.acts.push(Act { number, bytes: bytes.to_vec(), taken_back: false }),
            Entry::Undo => match self.acts.iter_mut().rev().find(|act| !act.taken_back) {
                Some(act) => act.taken_back = true,
                None => return Some(format!("entry {number} takes back nothing")),
            },
            _ => {}
        }
        None
    }

    /// It as a case file; what was taken back is a comment.
    pub fn case_file(&self) -> Result<String, String> {
        games::with_name(self.origin.game.name(), Exported(self))
            .unwrap_or_else(|| Err("unknown game".into()))
    }

    /// Its seal.
    pub fn seal(&self) -> String {
        self.origin.seal().as_str().to_owned()
    }
}

struct Exported<'a>(&'a Saved);

impl WithGame for Exported<'_> {
    type Output = Result<String, String>;

    fn with<G: CaseGame>(self) -> Self::Output {
        let Saved { origin, acts, damage } = self.0;
        let setup: G::Setup =
            postcard::from_bytes(&origin.setup).map_err(|_| "the set-up cannot be read".to_owned())?;
        let mut text = format!("# seal {}\ngame {}\nseed {}\n", origin.seal(), G::NAME, origin.seed);
        for line in G::setup_lines(&setup) {
            let _ = writeln!(text, "set {line}");
        }
        text += "begin\n";
        for act in acts {
            let action: G::Action = postcard::from_bytes(&act.bytes)
                .map_err(|_| format!("entry {} is no action of {}", act.number, G::NAME))?;
            let _ = writeln!(text, "{}{action}", if act.taken_back { "# taken back: " } else { "" });
        }
        if let Some(damage) = damage {
            let _ = writeln!(text, "# the journal is damaged here: {damage}");
        }
        Ok(text)
    }
}

/// Checks a written-out record or a saved journal: the seal against seed and set-up (and against the code that
/// the table wrote down, if it is given), and every action by the rules. What holds, in lines.
pub fn verify(text: &str, noted: Option<&str>) -> Result<String, String> {
    if text.starts_with(HEAD) {
        let saved = Saved::read(text)?;
        if let Some(damage) = &saved.damage {
            return Err(format!("the journal is damaged: {damage}"));
        }
        check_noted(&saved.seal(), noted)?;
        let case = saved.case_file()?;
        let mut fault = None;
        crate::casefile::play(&case, &mut |_| {}, &mut |found| fault = Some(found.to_string()));
        return match fault {
            Some(fault) => Err(fault),
            None => Ok(format!("seal {} holds\n{case}", saved.seal())),
        };
    }
    let found = text.find("CONFIDANT1:").ok_or("this is neither a written-out record nor a saved journal")?;
    let written = Written::read(&text[found..]).map_err(explain)?;
    check_noted(&written.code, noted)?;
    games::with_name(written.origin.game.name(), Checked(&written))
        .unwrap_or_else(|| Err("unknown game".into()))
}

fn check_noted(code: &str, noted: Option<&str>) -> Result<(), String> {
    match noted {
        Some(noted) if !noted.eq_ignore_ascii_case(code) => {
            Err(format!("its seal is {code}, but {noted} was written down"))
        }
        _ => Ok(()),
    }
}

struct Checked<'a>(&'a Written);

impl WithGame for Checked<'_> {
    type Output = Result<String, String>;

    fn with<G: CaseGame>(self) -> Self::Output {
        let Written { origin, code, .. } = self.0;
        if digest(G::printed()) != origin.tables {
            return Err(explain(Fault::OtherRules));
        }
        let mut actions = Vec::new();
        let game: G = self.0.replay(G::printed(), &mut |action| actions.push(action)).map_err(explain)?;
        let setup: G::Setup = postcard::from_bytes(&origin.setup).map_err(|_| explain(Fault::Setup))?;
        let Turn::Over(outcome) = game.turn() else {
            return Err("the record ends before the game does".to_owned());
        };
        let journal = crate::journal::Journal::<G> { setup, seed: origin.seed, actions };
        Ok(format!("seal {code} holds\n{}= outcome => {}\n", journal.case_file(), game.outcome_word(outcome)))
    }
}

fn explain(fault: Fault) -> String {
    match fault {
        Fault::Form => "this has not the form of a record".to_owned(),
        Fault::Misread => "a sign of the record was changed or is missing".to_owned(),
        Fault::Seal => "the seal does not hold: it is not that of this seed and set-up".to_owned(),
        Fault::OtherRules => "the record is of another version of the rules or tables".to_owned(),
        Fault::Setup => "the set-up cannot be played".to_owned(),
        Fault::Action(number) => format!("action {number} is none that is legal there"),
        Fault::TooLong => "this is longer than any record".to_owned(),
    }
}

const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

fn to_base64(bytes: &[u8]) -> String {
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let bits =
            (0..3).fold(0, |bits, index| bits << 8 | u32::from(chunk.get(index).copied().unwrap_or(0)));
        for place in 0..4 {
            let sign = SIGNS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(if place <= chunk.len() { char::from(sign) } else { '=' });
        }
    }
    text
}

fn from_base64(text: &str) -> Option<Vec<u8>> {
    let signs = text.trim_end_matches('=');
    if !text.len().is_multiple_of(4) || text.len() - signs.len() > 2 {
        return None;
    }
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0u32, 0);
    for sign in signs.bytes() {
        bits = bits << 6 | SIGNS.iter().position(|&known| known == sign)? as u32;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_the_common_one() {
        for (bytes, text) in [("", ""), ("M", "TQ=="), ("Ma", "TWE="), ("Man", "TWFu"), ("Many", "TWFueQ==")]
        {
            assert_eq!(to_base64(bytes.as_bytes()), text);
            assert_eq!(from_base64(text).as_deref(), Some(bytes.as_bytes()));
        }
        assert_eq!(from_base64("TQ="), None);
        assert_eq!(from_base64("T?=="), None);
    }
}
