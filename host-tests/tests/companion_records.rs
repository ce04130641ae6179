//! A written-out record becomes its game again: for whoever checks it and wants to see it.

use confidant_companion::games::Shelf as _;
use confidant_companion::games::registry::Games;
use confidant_companion::journal::{Entry, Record};
use confidant_companion::seal::{Fault, Written};
use confidant_core::pack::Tables;
use confidant_core::scotland_yard::ScotlandYard;
use host_tests::device::record::{whole_game, written_record};
use host_tests::device::{Driver, HostStore, WithDriver, with_each};

fn journal_of(text: &str) -> Result<Vec<Record>, Fault> {
    let written = Written::read(text)?;
    let info = Games::info(written.origin.game).ok_or(Fault::OtherRules)?;
    let mut records = Vec::new();
    (info.records)(&written, &Tables::SHIPPED, &mut |record, _| records.push(record.clone()))?;
    Ok(records)
}

fn acts(records: &[Record]) -> Vec<Vec<u8>> {
    let mut acts = Vec::new();
    for record in records {
        match &record.entry {
            Entry::Act(bytes) => acts.push(bytes.to_vec()),
            Entry::Undo => drop(acts.pop()),
            Entry::Correct { kept } => acts.truncate((*kept).into()),
            _ => {}
        }
    }
    acts
}

struct ThereAndBack;

impl WithDriver for ThereAndBack {
    type Output = ();

    fn with<G: Driver>(self) {
        if !G::HAS_RECORD {
            return;
        }
        for (seed, taken_back) in [(1, 0), (2, 1), (3, 3)] {
            let store = whole_game::<G>(seed, taken_back);
            let before: Vec<Record> =
                store.records.iter().map(|bytes| Record::decode(bytes).expect("a record")).collect();
            let text = written_record(store);
            let records = journal_of(&text).unwrap_or_else(|fault| panic!("{} {seed}: {fault:?}", G::NAME));
            assert!(acts(&records) == acts(&before), "{} {seed}: the same entries stand", G::NAME);
            let bytes = records.iter().map(|record| record.encode().expect("a record is short").to_vec());
            let again = HostStore { records: bytes.collect(), ..HostStore::default() };
            // The same seal, the same entries, as many taken back in the same places: the same record.
            assert_eq!(written_record(again), text, "{} {seed}", G::NAME);
        }
    }
}

#[test]
fn the_record_of_the_journal_of_a_record_is_that_record() {
    with_each(|| ThereAndBack);
}

#[test]
fn a_record_that_was_changed_becomes_no_journal() {
    let text = written_record(whole_game::<ScotlandYard>(4, 0));
    let other = written_record(whole_game::<ScotlandYard>(5, 0));
    let seal_of = |text: &str| text.split(':').nth(2).expect("a seal").to_owned();
    let forged = text.replacen(&seal_of(&text), &seal_of(&other), 1);
    assert_eq!(journal_of(&forged).err(), Some(Fault::Seal));
    assert_eq!(journal_of(&text[..text.len() - 8]).err(), Some(Fault::Misread));
    assert_eq!(journal_of("").err(), Some(Fault::Form));
}
