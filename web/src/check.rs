//! Checking a written-out record: the text of its QR codes, as somebody scanned or pasted it.

use confidant_companion::games::registry::Games;
use confidant_companion::games::{Shelf as _, Tables};
use confidant_companion::journal::Record;
use confidant_companion::seal::{Fault, HEAD, Written};

/// A record that holds: its seal, and the journal of its game.
pub struct Checked {
    /// The seal, to be laid beside what the table wrote down.
    pub seal: String,
    /// The journal that it comes from.
    pub records: Vec<Record>,
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
    let mut records = Vec::new();
    (info.records)(&written, &tables, &mut |record| records.push(record.clone()))?;
    Ok(Checked { seal: written.seal.as_str().to_owned(), records })
}

/// Whether this is a record, but of a form that another version writes: `CONFIDANT3:`.
fn is_of_another_version(text: &str) -> bool {
    let text = text.to_ascii_uppercase();
    let (word, _) = HEAD.split_at(HEAD.len() - 2);
    let has_number = |rest: &str| {
        let digits = rest.trim_start_matches(|sign: char| sign.is_ascii_digit());
        digits.len() < rest.len() && digits.starts_with(':')
    };
    !text.contains(HEAD) && text.match_indices(word).any(|(at, _)| has_number(&text[at + word.len()..]))
}

/// A fault as a number for the page: what it is in the low byte, which part or action above it. 0 stands for no fault.
pub fn number_of(fault: Fault) -> u32 {
    match fault {
        Fault::Form => 1,
        Fault::Misread => 2,
        Fault::Seal => 3,
        Fault::OtherRules => 4,
        Fault::Setup => 5,
        Fault::Action(number) => 6 | u32::from(number) << 8,
        Fault::TooLong => 7,
        Fault::MissingPart(number) => 8 | u32::from(number) << 8,
        Fault::OtherPart => 9,
        Fault::Unfinished => 10,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_texts_are_told_from_other_versions() {
        for (text, fault) in [
            ("", Fault::Form),
            ("hello", Fault::Form),
            ("CONFIDANT: hello", Fault::Form),
            ("CONFIDANT3:1/1:AAAAA-AAAAA:00", Fault::OtherRules),
            ("see confidant12:1/1", Fault::OtherRules),
            ("CONFIDANT2:", Fault::Form),
            ("CONFIDANT2:2/2:AAAAA-AAAAA:00", Fault::MissingPart(1)),
            ("CONFIDANT2:1/1:AAAAA-AAAAA:0O", Fault::Misread),
            ("CONFIDANT2:1/1:AAAAA-AAAAA:00000000000000", Fault::Misread),
        ] {
            assert_eq!(check(text, &Tables::SHIPPED).err(), Some(fault), "{text}");
        }
    }
}
