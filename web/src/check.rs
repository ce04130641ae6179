//! Checking a written-out record: the text of its QR codes, as somebody scanned or pasted it; and what people wrote down,
//! laid beside it.

use confidant_companion::games::registry::Games;
use confidant_companion::games::{Shelf as _, Tables};
use confidant_companion::journal::Record;
use confidant_companion::seal::{Beside, Counts, Fault, HEAD, Match, Noted, Signs, Written};

use crate::contract::{VERDICT, word};

/// A record that holds: its seal, its proofs, and the journal of its game.
pub struct Checked {
    /// The seal, to be laid beside what the table wrote down.
    pub seal: Signs,
    /// The journal that it comes from.
    pub records: Vec<Record>,
    proofs: Vec<(Counts, Signs)>,
}

const HOLDS: &str = "holds";
const SLIP: &str = "slip";
const DIFFERS: &str = "differs";
const NOWHERE: &str = "nowhere";
const NO_PLACE: &str = "noPlace";
const UNREADABLE: &str = "unreadable";
/// What can come of a note, as the page knows it.
pub const COMES: [&str; 6] = [HOLDS, SLIP, DIFFERS, NOWHERE, NO_PLACE, UNREADABLE];

impl Checked {
    /// Lays what people wrote down beside it: in the first line the seal, below it proofs. The answer is a line each, with
    /// tabs in it. First how much was taken back and how often something was corrected, and what comes of the seal, if one is
    /// given; then for each note what comes of it, the note, the place, the signs there, as many as were noted, and once in
    /// how many times it comes to this by chance.
    pub fn beside(&self, written: &str) -> String {
        let (seal, notes) = written.split_once('\n').unwrap_or((written, ""));
        let seal = match Noted::beside_seal(seal, &self.seal) {
            _ if seal.trim().is_empty() => "",
            Match::Holds => HOLDS,
            Match::Slip(_) => SLIP,
            Match::Differs => DIFFERS,
        };
        let Counts { taken_back, corrections, .. } =
            self.proofs.last().map_or_else(Counts::default, |(counts, _)| *counts);
        let mut answer = format!("{taken_back}\t{corrections}\t{seal}\n");
        for note in Noted::each(notes) {
            answer.push_str(&self.judged(note));
        }
        answer
    }

    fn judged(&self, note: &str) -> String {
        let words = note.split_whitespace().collect::<Vec<_>>().join(" ");
        let Some(noted) = Noted::read(note) else { return format!("{UNREADABLE}\t{words}\t\t\t0\n") };
        let (comes, times) = noted.beside(self.proofs.iter());
        let (word, place) = match comes {
            Beside::Holds(at) => (HOLDS, Some((at, String::new()))),
            Beside::Slip(at, signs) => (SLIP, Some((at, as_noted(&noted, &signs)))),
            Beside::Differs(at, signs) => (DIFFERS, Some((at, as_noted(&noted, &signs)))),
            Beside::Nowhere => (NOWHERE, None),
            Beside::NoPlace => (NO_PLACE, None),
        };
        let (at, signs) = place.map_or_else(Default::default, |(at, signs)| (at.to_string(), signs));
        format!("{word}\t{words}\t{at}\t{signs}\t{times}\n")
    }
}

/// As many of these signs as were noted.
fn as_noted(noted: &Noted, shown: &Signs) -> String {
    let mut left = noted.signs().len();
    let is_noted = |sign: &char| {
        let noted = left > 0;
        left -= usize::from(noted && *sign != '-');
        noted
    };
    shown.chars().take_while(is_noted).collect()
}

/// Checks a text with all the parts of a record, whatever stands around them, by these printed data.
pub fn check(text: &str, tables: &Tables) -> Result<Checked, Fault> {
    if is_of_another_version(text) {
        return Err(Fault::OtherRules);
    }
    let written = Written::read(text)?;
    let origin = &written.origin;
    let info = Games::info(origin.game).ok_or(Fault::OtherRules)?;
    let tables = info.begun_with(tables, origin.tables).filter(|_| info.rules_version == origin.rules);
    let tables = tables.ok_or(Fault::OtherRules)?;
    let (mut records, mut proofs) = (Vec::new(), Vec::new());
    (info.records)(&written, &tables, &mut |record, proof| {
        records.push(record.clone());
        proofs.extend(proof.map(|proof| (proof.counts(), proof.signs())));
    })?;
    Ok(Checked { seal: written.seal, records, proofs })
}

/// Whether this is a record, but of a form that another version writes: `CONFIDANT2:`.
fn is_of_another_version(text: &str) -> bool {
    let text = text.to_ascii_uppercase();
    let (word, _) = HEAD.split_at(HEAD.len() - 2);
    let has_number = |rest: &str| {
        let digits = rest.trim_start_matches(|sign: char| sign.is_ascii_digit());
        digits.len() < rest.len() && digits.starts_with(':')
    };
    !text.contains(HEAD) && text.match_indices(word).any(|(at, _)| has_number(&text[at + word.len()..]))
}

/// What can be wrong with a record, in the order of the numbers that the page knows, from 1.
pub const FAULTS: [&str; 11] = [
    "form",
    "misread",
    "seal",
    "otherRules",
    "setup",
    "action",
    "tooLong",
    "missingPart",
    "otherPart",
    "unfinished",
    "takenBack",
];

/// A fault as a number for the page ([`VERDICT`]); 0 stands for none.
pub fn number_of(fault: Fault) -> u32 {
    let (name, about) = match fault {
        Fault::Form => ("form", 0),
        Fault::Misread => ("misread", 0),
        Fault::Seal => ("seal", 0),
        Fault::OtherRules => ("otherRules", 0),
        Fault::Setup => ("setup", 0),
        Fault::Action(number) => ("action", number.into()),
        Fault::TooLong => ("tooLong", 0),
        Fault::MissingPart(number) => ("missingPart", number.into()),
        Fault::OtherPart => ("otherPart", 0),
        Fault::Unfinished => ("unfinished", 0),
        Fault::TakenBack(number) => ("takenBack", number.into()),
    };
    let number = FAULTS.iter().position(|&each| each == name).map_or(0, |at| 1 + at as u32);
    word(&VERDICT, [number, about])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_judged_line_by_line_and_the_seal_for_itself() {
        let signs = |text| Signs::try_from(text).unwrap();
        let at = |entries, taken_back| Counts { entries, taken_back, corrections: 0 };
        let checked = Checked {
            seal: signs("AB012-CDEFG"),
            records: Vec::new(),
            proofs: vec![(at(1, 0), signs("7K2FQ-9ABCD")), (at(1, 1), signs("10000-00000"))],
        };
        let seals = [("", ""), ("abo1l cdefg", "slip"), ("ABol2-cdefg", "holds"), ("7K2FQ-9ABCD", "differs")];
        for (noted, word) in seals {
            assert_eq!(checked.beside(noted), format!("1\t0\t{word}\n"), "{noted}");
        }
        for (note, says) in [
            ("1  7k2f", "holds\t1 7k2f\t1\t\t1048576"),
            ("1-1 looo", "holds\t1-1 looo\t1-1\t\t1048576"),
            ("1 7k2g", "slip\t1 7k2g\t1\t7K2F\t8456"),
            ("1 7k2fq9", "holds\t1 7k2fq9\t1\t\t1073741824"),
            ("1 7k2fq8", "slip\t1 7k2fq8\t1\t7K2FQ-9\t5772805"),
            ("1 zzzzz", "differs\t1 zzzzz\t1\t7K2FQ\t0"),
            ("zzzz", "nowhere\tzzzz\t\t\t0"),
            ("2 7k2f", "noPlace\t2 7k2f\t\t\t0"),
            ("you\tand me", "unreadable\tyou and me\t\t\t0"),
        ] {
            assert_eq!(checked.beside(&format!("\n{note}\r\n")), format!("1\t0\t\n{says}\n"));
        }
        assert_eq!(checked.beside("\n1 7k2f, 1 7k2f\n\n1 7k2f").lines().count(), 4);
    }

    #[test]
    fn other_texts_are_told_from_other_versions() {
        for (text, fault) in [
            ("", Fault::Form),
            ("hello", Fault::Form),
            ("CONFIDANT: hello", Fault::Form),
            ("CONFIDANT6:1/1:AAAAA-AAAAA:00", Fault::OtherRules),
            ("see confidant12:1/1", Fault::OtherRules),
            ("CONFIDANT5:", Fault::Form),
            ("CONFIDANT5:2/2:AAAAA-AAAAA:00", Fault::MissingPart(1)),
            ("CONFIDANT5:1/1:AAAAA-AAAAA:0O", Fault::Misread),
            ("CONFIDANT5:1/1:AAAAA-AAAAA:00000000000000", Fault::Misread),
        ] {
            assert_eq!(check(text, &Tables::SHIPPED).err(), Some(fault), "{text}");
        }
    }
}
