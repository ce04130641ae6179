//! Saved journals and written-out records: turned into case files, replayed and checked.
//!
//! A saved journal is a text: `confidant journal 1`, then each record in a line of base64, as the web page keeps it.
//! A written-out record is the text behind the QR code of the audit: `CONFIDANT5:1/1:7K2FQ-9ABCD:...`, in as many parts as
//! it has codes.

use std::fmt::Write as _;

use confidant_companion::games::registry::Games;
use confidant_companion::games::{Kind, Shelf as _};
use confidant_companion::journal::{Entry, Record, Unread};
use confidant_companion::log::ActionBytes;
use confidant_companion::seal::{
    self, Beside, Counts, Fault, Match, Noted, Origin, Signs, Step, Told, Written,
};
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
    happened: Happened,
}

enum Happened {
    Entered(ActionBytes),
    TakenBack,
    Corrected { kept: u16 },
    GivenUp,
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
                    *none = Some(Self { origin, acts: Vec::new(), damage: None });
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
                        saved.take(record.number, entry);
                        None
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
        self.acts.retain(|act| act.number <= kept);
    }

    fn take(&mut self, number: u16, entry: Entry) {
        match entry {
            Entry::Act(bytes) => self.acts.push(Act { number, happened: Happened::Entered(bytes) }),
            Entry::Undo => self.acts.push(Act { number, happened: Happened::TakenBack }),
            Entry::Correct { kept } => self.acts.push(Act { number, happened: Happened::Corrected { kept } }),
            Entry::GivenUp => self.acts.push(Act { number, happened: Happened::GivenUp }),
            _ => {}
        }
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
        let exported = Exported { saved: self, tables, note, checked: None };
        games::with_name(name_of(self.origin.game)?, exported).ok_or("unknown game")?
    }

    /// Its seal.
    pub fn seal(&self) -> Signs {
        self.origin.root().seal()
    }
}

struct Exported<'a> {
    saved: &'a Saved,
    tables: Tables,
    note: String,
    /// What was written down, if it is told only when all of it holds.
    checked: Option<&'a [Noted]>,
}

impl WithGame for Exported<'_> {
    type Output = Result<String, String>;

    fn with<G: CaseGame>(self) -> Self::Output {
        let Saved { origin, acts, damage } = self.saved;
        let setup: G::Setup =
            postcard::from_bytes(&origin.setup).map_err(|_| "the set-up cannot be read".to_owned())?;
        let (seal, note) = (self.saved.seal(), self.note);
        let unchecked = unchecked::<G>(&setup);
        let mut text = format!("# seal {seal}\n{unchecked}game {}\nseed {}\n{note}", G::NAME, origin.seed);
        for line in G::setup_lines(&setup, G::among(&self.tables)) {
            let _ = writeln!(text, "set {line}");
        }
        text += "begin\n";
        let mut standing = 0;
        let mut steps = acts.iter().map(|act| {
            Ok(match &act.happened {
                Happened::Entered(bytes) => {
                    standing += 1;
                    Step::Act(bytes.clone())
                }
                Happened::TakenBack => {
                    standing = usize::saturating_sub(standing, 1);
                    Step::TakeBack
                }
                Happened::Corrected { kept } => {
                    let fell = usize::saturating_sub(standing, usize::from(*kept));
                    standing -= fell;
                    Step::Correct(fell)
                }
                Happened::GivenUp => Step::GiveUp,
            })
        });
        let mut lines = Lines::default();
        let printed = G::among(&self.tables);
        let replayed: Result<G, Fault> =
            seal::replay(origin, &origin.root(), printed, &mut steps, &mut |_, told| lines.tell(told));
        match replayed {
            Ok(_) => {}
            Err(fault) if self.checked.is_some() => return Err(explain(fault)),
            // What holds is still worth reading.
            Err(fault) => {
                lines.lines.push(format!("# here it does not hold: {}", explain(fault)));
            }
        }
        let judged = lines.judge(self.checked.unwrap_or_default())?;
        text = format!("{judged}{}{text}{}", lines.counts(), lines.text());
        if let Some(damage) = damage {
            let _ = writeln!(text, "# the journal is damaged here: {damage}");
        }
        Ok(text)
    }
}

/// What a checker was told, in lines: every action, a comment if it was taken back, and all signs of the proof with it.
#[derive(Default)]
struct Lines {
    lines: Vec<String>,
    /// Which of them are entries that stand.
    standing: Vec<usize>,
    taken_back: usize,
    corrections: usize,
    given_up: bool,
    proofs: Vec<(Counts, Signs)>,
}

impl Lines {
    /// What was written down, line by line, if all of it holds; else what does not.
    fn judge(&self, noted: &[Noted]) -> Result<String, String> {
        let (mut held, mut not) = (String::new(), Vec::new());
        for noted in noted {
            match self.judged(noted) {
                Ok(told) => held += &format!("{told}\n"),
                Err(told) => not.push(told),
            }
        }
        if not.is_empty() { Ok(held) } else { Err(not.join("; ")) }
    }

    /// Whether this is a proof of the record, in the place that was written down with it or in any.
    fn judged(&self, noted: &Noted) -> Result<String, String> {
        let named = match noted.counts() {
            Some(counts) => format!("noted {counts} {}", noted.signs()),
            None => format!("noted {}", noted.signs()),
        };
        let (comes, times) = noted.beside(self.proofs.iter());
        let chance = match times {
            0 | 1 => "which says nothing: so few signs match by chance".to_owned(),
            times => format!("by chance once in {times}"),
        };
        Err(match comes {
            Beside::Holds(at) => return Ok(format!("{named} holds (place {at}), {chance}")),
            Beside::Slip(at, signs) => {
                format!(
                    "{named}: place {at} has {signs}, one sign differs ({chance}): was it written down so?"
                )
            }
            Beside::Differs(at, signs) => format!("{named} does not hold: place {at} has {signs}"),
            Beside::Nowhere => format!("{named} does not hold in any place"),
            Beside::NoPlace => format!("{named}: the record has no such place"),
        })
    }

    /// How many times something was taken back and corrected: to compare with what people remember.
    fn counts(&self) -> String {
        format!("# taken back: {}\n# corrections: {}\n", self.taken_back, self.corrections)
    }

    fn tell<A: std::fmt::Display>(&mut self, told: Told<'_, A>) {
        let proof = match told {
            Told::GivenUp => {
                self.given_up = true;
                self.lines.push("# given up".to_owned());
                return;
            }
            Told::Entry(action, proof) => {
                self.standing.push(self.lines.len());
                self.lines.push(action.to_string());
                proof
            }
            Told::TakenBack(action, proof) => {
                self.taken_back += 1;
                self.falls();
                self.lines.push(format!("# taken back: {action}"));
                proof
            }
            Told::Corrected(fell, proof) => {
                self.corrections += 1;
                (0..fell).for_each(|_| self.falls());
                self.lines.push(format!("# corrected by agreement, entered anew: the last {fell}"));
                proof
            }
        };
        self.lines.push(format!("# proof {} {}", proof.counts(), proof.signs()));
        self.proofs.push((proof.counts(), proof.signs()));
    }

    /// The last entry that stands no longer does.
    fn falls(&mut self) {
        if let Some(entered) = self.standing.pop() {
            self.lines[entered].insert_str(0, "# entered: ");
        }
    }

    fn text(&self) -> String {
        self.lines.iter().map(|line| format!("{line}\n")).collect()
    }
}

/// Checks a written-out record or a saved journal: the seal against seed and set-up (and against the code that
/// the table wrote down, if it is given), and every action by the rules. What holds, in lines.
pub fn verify(text: &str, noted: Option<&str>) -> Result<String, String> {
    verify_with(text, noted, &[], None)
}

/// The proofs that people wrote down, one after the other: `12 7K2F, 15-1 9ABC`.
pub fn noted(text: &str) -> Result<Vec<Noted>, String> {
    Noted::each(text)
        .map(|text| Noted::read(text).ok_or_else(|| format!("`{text}` is not of the signs of a proof")))
        .collect()
}

/// The same with the proofs that were written down, for a game that may have been played with this box.
pub fn verify_with(
    text: &str,
    noted: Option<&str>,
    proofs: &[Noted],
    own: Option<&OwnBox>,
) -> Result<String, String> {
    if text.starts_with(HEAD) {
        let saved = Saved::read(text)?;
        if let Some(damage) = &saved.damage {
            return Err(format!("the journal is damaged: {damage}"));
        }
        check_noted(&saved.seal(), noted)?;
        let (tables, own) = tables_of(&saved.origin, own)?;
        let note = own.map(|own| format!("tables {}\n", own.name)).unwrap_or_default();
        let exported = Exported { saved: &saved, tables, note, checked: Some(proofs) };
        let case = games::with_name(name_of(saved.origin.game)?, exported).ok_or("unknown game")??;
        return Ok(format!("{}{case}", verdict(&saved.seal(), noted)));
    }
    if !text.to_ascii_uppercase().contains(confidant_companion::seal::HEAD) {
        return Err("this is neither a written-out record nor a saved journal".to_owned());
    }
    let written = Written::read(text).map_err(explain)?;
    check_noted(&written.seal, noted)?;
    let (tables, own) = tables_of(&written.origin, own)?;
    let checked = Checked { written: &written, tables, own, proofs };
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

fn check_noted(code: &Signs, noted: Option<&str>) -> Result<(), String> {
    match noted {
        None => Ok(()),
        Some(noted) => match Noted::beside_seal(noted, code) {
            Match::Holds => Ok(()),
            Match::Slip(_) => Err(format!(
                "its seal is {code}, and {noted} was written down: one sign differs, was it written down so?"
            )),
            Match::Differs => Err(format!("its seal is {code}, but {noted} was written down")),
        },
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

/// What the record cannot show, as a comment.
fn unchecked<G: CaseGame>(setup: &G::Setup) -> String {
    G::unchecked(setup).map(|says| format!("# {says}\n")).unwrap_or_default()
}

struct Checked<'a> {
    written: &'a Written,
    tables: Tables,
    own: Option<&'a OwnBox>,
    proofs: &'a [Noted],
}

impl WithGame for Checked<'_> {
    type Output = Result<String, String>;

    fn with<G: CaseGame>(self) -> Self::Output {
        let Written { origin, .. } = self.written;
        let printed = G::among(&self.tables);
        let mut lines = Lines::default();
        let game: G = self.written.replay(printed, &mut |_, told| lines.tell(told)).map_err(explain)?;
        let setup: G::Setup = postcard::from_bytes(&origin.setup).map_err(|_| explain(Fault::Setup))?;
        let outcome = match game.turn() {
            Turn::Over(outcome) => format!("= outcome => {}\n", game.outcome_word(outcome)),
            Turn::Of(_) if lines.given_up => String::new(),
            Turn::Of(_) => return Err(explain(Fault::Unfinished)),
        };
        let judged = lines.judge(self.proofs)?;
        let (counts, unchecked) = (lines.counts(), unchecked::<G>(&setup));
        let mut text = format!("{judged}{counts}{unchecked}game {}\nseed {}\n", G::NAME, origin.seed);
        if let Some(own) = self.own {
            let _ = writeln!(text, "tables {}", own.name);
        }
        for line in G::setup_lines(&setup, printed) {
            let _ = writeln!(text, "set {line}");
        }
        Ok(format!("{text}begin\n{}{outcome}", lines.text()))
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
        Fault::TakenBack(number) => {
            format!("behind entry {number} something is taken back or corrected that could not be")
        }
        Fault::TooLong => "this is longer than any record".to_owned(),
        Fault::MissingPart(number) => format!("part {number} of the record is missing"),
        Fault::OtherPart => "the parts are of different records".to_owned(),
        Fault::Unfinished => "the record ends before the game does".to_owned(),
    }
}
