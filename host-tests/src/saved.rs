//! Saved journals and written-out records: turned into case files, replayed and checked.
//!
//! A saved journal is a text: `confidant journal 1`, then each record in a line of base64, as the web page keeps it.
//! A written-out record is the text behind the QR code of the audit: `CONFIDANT2:1/1:7K2F-Q9:...`, in as many parts as
//! it has codes.

use std::fmt::Write as _;

use confidant_companion::games::registry::Games;
use confidant_companion::games::{Kind, Shelf as _};
use confidant_companion::journal::{Entry, Record, Unread};
use confidant_companion::seal::{Fault, Origin, Proof, Told, Written, short_signs};
use confidant_core::game::Turn;
use confidant_core::pack::{Code, Tables};
use data_encoding::BASE64;

use crate::games::{self, CaseGame, WithGame};

/// The first line of a saved journal.
const HEAD: &str = "confidant journal 1";

/// A journal that was read: where the game began, and what was entered.
pub struct Saved {
    origin: Origin,
    acts: Vec<Act>,
    /// The running proof, and what it was before each entry that stands.
    proof: Proof,
    before: Vec<Proof>,
    /// What is wrong with the rest, if something is.
    pub damage: Option<String>,
}

/// The box that a game was played with, as it is given to the tool.
pub struct OwnBox {
    /// The name of its file, for the case files that are made with it.
    pub name: String,
    /// The tables with its values.
    pub tables: Tables,
}

struct Act {
    number: u16,
    bytes: Vec<u8>,
    taken_back: bool,
    /// The proof with it, four characters; what was taken back no longer has one.
    proof: String,
}

/// A journal as text.
pub fn to_text(records: &[Vec<u8>]) -> String {
    let mut text = format!("{HEAD}\n");
    for record in records {
        let _ = writeln!(text, "{}", BASE64.encode(record));
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
            let bytes = BASE64.decode(text.trim().as_bytes()).map_err(|_| Unread::Damaged);
            let record = bytes.and_then(|bytes| Record::decode(&bytes));
            let damage = match (record, &mut saved) {
                (Err(Unread::Foreign), None) => {
                    return Err(format!("line {line} is not a record of this format"));
                }
                (Err(_), None) => return Err(format!("line {line}: the beginning is damaged")),
                (Err(_), Some(_)) => Some(format!("line {line} is damaged")),
                (Ok(Record { number: 0, entry: Entry::Begin(begin), .. }), none @ None) => {
                    let origin = Origin::of(&begin);
                    let proof = origin.root().first_proof();
                    *none = Some(Self { origin, acts: Vec::new(), proof, before: Vec::new(), damage: None });
                    next = 1;
                    None
                }
                (Ok(_), None) => return Err(format!("line {line}: the journal has no beginning")),
                (Ok(record), Some(saved)) => match record.entry {
                    Entry::Mend { kept } if kept < record.number => {
                        saved.forget_after(kept);
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

    /// What comes after a damage does not count.
    fn forget_after(&mut self, kept: u16) {
        while self.acts.last().is_some_and(|act| act.number > kept) {
            if self.acts.pop().is_some_and(|act| !act.taken_back)
                && let Some(before) = self.before.pop()
            {
                self.proof = before;
            }
        }
    }

    fn take(&mut self, number: u16, entry: Entry) -> Option<String> {
        match entry {
            Entry::Act(bytes) => {
                self.before.push(self.proof.clone());
                self.proof.extend(self.before.len() as u16, &bytes);
                let proof = short_signs(self.proof.short()).as_str().to_owned();
                self.acts.push(Act { number, bytes: bytes.to_vec(), taken_back: false, proof });
            }
            Entry::Undo => match self.acts.iter_mut().rev().find(|act| !act.taken_back) {
                Some(act) => {
                    act.taken_back = true;
                    if let Some(before) = self.before.pop() {
                        self.proof = before;
                        self.proof.take_back();
                    }
                }
                None => return Some(format!("entry {number} takes back nothing")),
            },
            _ => {}
        }
        None
    }

    /// Writes it as a case file; what was taken back is a comment.
    pub fn case_file(&self) -> Result<String, String> {
        self.case_file_with(None)
    }

    /// The same for a game that may have been played with this box: then the case file names it.
    pub fn case_file_with(&self, own: Option<&OwnBox>) -> Result<String, String> {
        let played = tables_of(&self.origin, own);
        let (tables, note) = match &played {
            Ok((tables, Some(own))) => (*tables, format!("tables {}\n", own.name)),
            Ok((tables, None)) => (*tables, String::new()),
            // It is still worth reading.
            Err(reason) => (Tables::SHIPPED, format!("# {reason}\n")),
        };
        self.written_with(tables, note)
    }

    /// Writes it as a case file, with this note after the seed.
    fn written_with(&self, tables: Tables, note: String) -> Result<String, String> {
        let exported = Exported { saved: self, tables, note };
        games::with_name(name_of(self.origin.game)?, exported).ok_or("unknown game")?
    }

    /// Its seal.
    pub fn seal(&self) -> String {
        self.origin.root().seal().as_str().to_owned()
    }
}

struct Exported<'a> {
    saved: &'a Saved,
    tables: Tables,
    note: String,
}

impl WithGame for Exported<'_> {
    type Output = Result<String, String>;

    fn with<G: CaseGame>(self) -> Self::Output {
        let Saved { origin, acts, damage, .. } = self.saved;
        let setup: G::Setup =
            postcard::from_bytes(&origin.setup).map_err(|_| "the set-up cannot be read".to_owned())?;
        let (seal, note) = (self.saved.seal(), self.note);
        let mut text = format!("# seal {seal}\ngame {}\nseed {}\n{note}", G::NAME, origin.seed);
        for line in G::setup_lines(&setup, G::among(&self.tables)) {
            let _ = writeln!(text, "set {line}");
        }
        text += "begin\n";
        for act in acts {
            let action: G::Action = postcard::from_bytes(&act.bytes)
                .map_err(|_| format!("entry {} is not an action of {}", act.number, G::NAME))?;
            let _ = match act.taken_back {
                true => writeln!(text, "# taken back: {action}"),
                false => writeln!(text, "{action}\n# proof {}", act.proof),
            };
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
    verify_with(text, noted, None)
}

/// The same for a game that may have been played with this box.
pub fn verify_with(text: &str, noted: Option<&str>, own: Option<&OwnBox>) -> Result<String, String> {
    if text.starts_with(HEAD) {
        let saved = Saved::read(text)?;
        if let Some(damage) = &saved.damage {
            return Err(format!("the journal is damaged: {damage}"));
        }
        check_noted(&saved.seal(), noted)?;
        let (tables, _) = tables_of(&saved.origin, own)?;
        let case = saved.written_with(tables, String::new())?;
        let mut fault = None;
        let mut found = |found: crate::casefile::Fault| fault = Some(found.to_string());
        crate::casefile::play_with(&case, tables, &mut |_| {}, &mut found);
        return match fault {
            Some(fault) => Err(fault),
            None => Ok(format!("{}{}", verdict(&saved.seal(), noted), saved.case_file_with(own)?)),
        };
    }
    if !text.to_ascii_uppercase().contains(confidant_companion::seal::HEAD) {
        return Err("this is neither a written-out record nor a saved journal".to_owned());
    }
    let written = Written::read(text).map_err(explain)?;
    check_noted(&written.seal, noted)?;
    let (tables, own) = tables_of(&written.origin, own)?;
    let checked = Checked { written: &written, tables, own };
    let case = games::with_name(name_of(written.origin.game)?, checked).ok_or("unknown game")??;
    Ok(format!("{}{case}", verdict(&written.seal, noted)))
}

/// What can be said of the seal: whether it holds, people know who wrote it down.
fn verdict(seal: &str, noted: Option<&str>) -> String {
    match noted {
        Some(_) => format!("seal {seal} holds\n"),
        None => format!("seal {seal}: compare it with what was written down\n"),
    }
}

fn name_of(kind: Kind) -> Result<&'static str, String> {
    Games::info(kind)
        .map(|info| info.name)
        .ok_or_else(|| format!("there is no game number {}", kind.number()))
}

fn check_noted(code: &str, noted: Option<&str>) -> Result<(), String> {
    match noted {
        Some(noted) if !noted.eq_ignore_ascii_case(code) => {
            Err(format!("its seal is {code}, but {noted} was written down"))
        }
        _ => Ok(()),
    }
}

/// A journal and a record alike are judged by the rules and printed data they were made with, or not at all: the
/// shipped data, or those of the given box, which is then named.
fn tables_of<'a>(origin: &Origin, own: Option<&'a OwnBox>) -> Result<(Tables, Option<&'a OwnBox>), String> {
    let info = Games::info(origin.game).ok_or_else(|| explain(Fault::OtherRules))?;
    if info.rules_version != origin.rules {
        return Err(explain(Fault::OtherRules));
    }
    let is_of = |tables: &Tables| (info.digest)(tables) == origin.tables;
    let code = Code::of(origin.tables);
    match own {
        _ if is_of(&Tables::SHIPPED) => Ok((Tables::SHIPPED, None)),
        Some(own) if is_of(&own.tables) => Ok((own.tables, Some(own))),
        Some(own) => Err(format!("it was played with the values {code}, which `{}` does not have", own.name)),
        None => Err(format!(
            "it was played with the values {code}, of somebody's box (`--tables BOX`) or another version"
        )),
    }
}

struct Checked<'a> {
    written: &'a Written,
    tables: Tables,
    own: Option<&'a OwnBox>,
}

impl WithGame for Checked<'_> {
    type Output = Result<String, String>;

    fn with<G: CaseGame>(self) -> Self::Output {
        let Written { origin, .. } = self.written;
        let printed = G::among(&self.tables);
        let mut lines = String::new();
        let game: G = self
            .written
            .replay(printed, &mut |_, told| {
                let _ = match told {
                    Told::Entry(action, proof) => {
                        writeln!(lines, "{action}\n# proof {}", short_signs(proof.short()))
                    }
                    Told::TakenBack => writeln!(lines, "# taken back"),
                };
            })
            .map_err(explain)?;
        let setup: G::Setup = postcard::from_bytes(&origin.setup).map_err(|_| explain(Fault::Setup))?;
        let Turn::Over(outcome) = game.turn() else {
            return Err(explain(Fault::Unfinished));
        };
        let mut text = format!("game {}\nseed {}\n", G::NAME, origin.seed);
        if let Some(own) = self.own {
            let _ = writeln!(text, "tables {}", own.name);
        }
        for line in G::setup_lines(&setup, printed) {
            let _ = writeln!(text, "set {line}");
        }
        Ok(format!("{text}begin\n{lines}= outcome => {}\n", game.outcome_word(outcome)))
    }
}

fn explain(fault: Fault) -> String {
    match fault {
        Fault::Form => "this is not a record".to_owned(),
        Fault::Misread => "a character is missing or was changed".to_owned(),
        Fault::Seal => "the seal does not match this seed and set-up".to_owned(),
        Fault::OtherRules => "the record is of another version of the rules or tables".to_owned(),
        Fault::Setup => "the set-up cannot be played".to_owned(),
        Fault::Action(number) => format!("action {number} is not legal there"),
        Fault::TooLong => "this is longer than any record".to_owned(),
        Fault::MissingPart(number) => format!("part {number} of the record is missing"),
        Fault::OtherPart => "the parts are of different records".to_owned(),
        Fault::Unfinished => "the record ends before the game does".to_owned(),
    }
}
