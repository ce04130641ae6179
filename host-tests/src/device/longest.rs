//! The longest journals there can be: what a start has to read and an undo to replay at worst.

use confidant_companion::StoreRequest;
use confidant_companion::clock::ClockSetting;
use confidant_companion::games::Kind;
use confidant_companion::journal::flash::Regions;
use confidant_companion::journal::{Entry, Record};
use confidant_companion::session::LAST_RECORD;
use confidant_core::game::{Undo, correctable};

use super::{Driver, ModelFlash, ModelStore, SECTOR, WithDriver, begin, entry_of, with_kind};
use crate::journal::Journal;
use crate::play::Random;

/// The device's regions, counted from the first of them: 64 KiB of journal, 8 KiB of settings.
pub const REGIONS: Regions = Regions {
    journal: 0..0x1_0000,
    settings: 0x1_0000..0x1_2000,
    packs: 0x1_2000..0x2_2000,
    shelf: 0x2_2000..0x2_2000,
};

/// Records of a long game of this kind. Its last three actions can be taken back, or corrected where they told something;
/// they were entered and taken back over and over. For the last one a snapshot is kept at most, the third taking back has
/// to replay all before.
pub fn long_game(kind: Kind) -> Vec<Record> {
    with_kind(kind, LongGame).expect(ON_THE_SHELF)
}

/// The same game before anything was taken back: the first replay begins at its beginning.
pub fn unbroken_game(kind: Kind) -> Vec<Record> {
    long_game(kind)
        .into_iter()
        .take_while(|record| !matches!(record.entry, Entry::Undo | Entry::Correct { .. }))
        .collect()
}

/// Records of a game that went on to its end, as long as games get.
pub fn finished_game(kind: Kind) -> Vec<Record> {
    with_kind(kind, FinishedGame).expect(ON_THE_SHELF)
}

const ON_THE_SHELF: &str = "a game on the shelf can be played by keys";

/// How many entries the long game has, those that were taken back among them: an evening of second thoughts.
const ENTRIES: usize = 272;
/// How many entries at its end can be taken back.
const OPEN: usize = 3;

struct LongGame;

impl WithDriver for LongGame {
    type Output = Vec<Record>;

    fn with<G: Driver>(self) -> Vec<Record> {
        let (seed, actions) = longest_by(open_ended::<G>);
        let (settled, last) = actions.split_at(actions.len().saturating_sub(OPEN));
        let mut records = beginning::<G>(seed, ClockSetting::Up);
        let mut acts = 0;
        let mut enter = |entry: Entry| {
            acts += usize::from(matches!(entry, Entry::Act(_)));
            let number = records.len() as u16;
            records.push(Record { number, elapsed: 20_000 * u32::from(number), entry });
            acts
        };
        for action in settled {
            enter(entry_of(action));
        }
        let open = random_game::<G>(seed)
            .get(settled.len()..actions.len())
            .is_some_and(|last| last.iter().all(|(_, undo)| *undo == Undo::Open));
        loop {
            let acts = last.iter().map(|action| enter(entry_of(action))).last();
            if G::TELLS_LATER {
                enter(Entry::Settle);
            }
            if acts.is_none_or(|acts| acts + OPEN >= ENTRIES) {
                break;
            }
            if open {
                for _ in last {
                    enter(Entry::Undo);
                }
            } else {
                enter(Entry::Correct { kept: settled.len() as u16 });
            }
        }
        records
    }
}

struct FinishedGame;

impl WithDriver for FinishedGame {
    type Output = Vec<Record>;

    fn with<G: Driver>(self) -> Vec<Record> {
        let (seed, actions) = longest_by(whole::<G>);
        let mut records = beginning::<G>(seed, ClockSetting::Off);
        let acts = (1..).zip(&actions);
        records.extend(acts.map(|(number, action)| Record { number, elapsed: 0, entry: entry_of(action) }));
        if G::TELLS_LATER {
            // How it ended was told.
            records.push(Record { number: records.len() as u16, elapsed: 0, entry: Entry::Settle });
        }
        records
    }
}

/// The record of a beginning with the set-up whose games last longest.
fn beginning<G: Driver>(seed: u64, clock: ClockSetting) -> Vec<Record> {
    let store = begin::<G>(&G::longest_setup(), seed, &[], clock, true);
    vec![Record::decode(&store.records[0]).expect("it was just encoded")]
}

/// The seed with most actions, and these.
fn longest_by<A>(actions: impl Fn(u64) -> Vec<A>) -> (u64, Vec<A>) {
    let games = (0..400).map(|seed| (seed, actions(seed)));
    games.max_by_key(|(_, actions)| actions.len()).expect("games were played")
}

/// Random puzzling need not come to an end: whoever is not done by then does not count.
const MOST_ACTIONS: usize = 1_000;

/// A random game, with how each of its actions may be taken back; nothing if it does not end.
fn random_game<G: Driver>(seed: u64) -> Vec<(G::Action, Undo)> {
    let mut random = Random::new(seed);
    let (_, journal) = Journal::played(G::longest_setup(), seed, MOST_ACTIONS + 1, |game: &G| {
        let usual = game.usual(&mut random);
        random.one_of(&usual)
    });
    if journal.actions.len() > MOST_ACTIONS {
        return Vec::new();
    }
    let mut game = G::start(&journal.setup, G::printed(), seed).expect("it was played");
    let undos = journal.actions.iter().map(|&action| game.play(action).expect("it was played").undo);
    journal.actions.iter().copied().zip(undos).collect()
}

/// The actions of a random game.
fn whole<G: Driver>(seed: u64) -> Vec<G::Action> {
    random_game::<G>(seed).into_iter().map(|(action, _)| action).collect()
}

/// The actions of a random game up to the last moment at which three could be taken back.
fn open_ended<G: Driver>(seed: u64) -> Vec<G::Action> {
    let mut actions = random_game::<G>(seed);
    // The one that ends a game cannot be taken back.
    actions.pop();
    let all_open = |last: &[(G::Action, Undo)]| {
        let open = last.iter().all(|(_, undo)| *undo == Undo::Open);
        open || correctable::<G>(last.iter().rev().copied()) == OPEN
    };
    let longest = actions.windows(OPEN).rposition(all_open).map_or(0, |index| index + OPEN);
    actions.into_iter().take(longest).map(|(action, _)| action).collect()
}

/// Makes a chip with a long game, paused and resumed until at most `entries` more records fit into the journal.
pub fn chip_with_room_for(kind: Kind, entries: usize) -> ModelFlash {
    let mut records = long_game(kind);
    for number in records.len() as u16..=LAST_RECORD {
        let entry = Entry::Pause(number % 2 == records.len() as u16 % 2);
        let elapsed = 20_000 * u32::from(number);
        records.push(Record { number, elapsed, entry });
    }
    let (full, most) = chip_with(&records);
    assert!(most < records.len(), "the journal is full before its numbers are used up");
    if entries == 0 { full } else { chip_with(&records[..most - entries]).0 }
}

/// A chip with these records, and how many of them found room.
pub fn chip_with(records: &[Record]) -> (ModelFlash, usize) {
    let mut flash = ModelFlash::new(REGIONS.settings.end as usize / SECTOR);
    let mut store = ModelStore::open(&mut flash, &REGIONS);
    let written = records
        .iter()
        .take_while(|record| {
            let bytes = record.encode().expect("a record is short");
            store.carry_out(&StoreRequest::Append(bytes)).is_ok()
        })
        .count();
    (flash, written)
}
