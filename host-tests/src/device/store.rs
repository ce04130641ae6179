//! A store for tests: it can be looked into, damaged, full, broken, or without power.

use confidant_companion::clock::ClockSetting;
use confidant_companion::games::Flow;
use confidant_companion::journal::{Begin, Entry, Letter, Pin, Record, SeatInfo, SetupBytes};
use confidant_companion::settings::Settings;
use confidant_companion::{Input, StoreError, StoreRequest};
use confidant_core::digest::digest;
use confidant_core::game::Game;
use confidant_core::id::Id as _;
use confidant_core::pack::Boxes;
use confidant_core::seat::Seat;
use serde::Serialize;

use super::Driver;

/// Records and settings in vectors.
#[derive(Clone, Default)]
pub struct HostStore {
    /// The journal.
    pub records: Vec<Vec<u8>>,
    /// The pieces on the shelf.
    pub shelf: Vec<Vec<u8>>,
    /// The settings.
    pub settings: Option<Vec<u8>>,
    /// What every request is answered with, if not with success; a full one only takes no more records.
    pub refuses: Option<StoreError>,
    /// Whether it can write but not erase.
    pub fails_to_erase: bool,
    /// Whether requests are never answered.
    pub dead: bool,
    /// After so many more requests the power goes.
    pub lasts: Option<usize>,
    /// The entered boxes, of a device that has a place for them.
    pub boxes: Option<Boxes>,
    /// How many times it was asked to change something.
    pub writes: usize,
}

impl HostStore {
    fn ready(&mut self) -> Result<(), StoreError> {
        self.writes += 1;
        self.refuses.map_or(Ok(()), Err)
    }

    fn unless_broken(&mut self) -> Result<(), StoreError> {
        self.writes += 1;
        if self.refuses == Some(StoreError::Failed) { Err(StoreError::Failed) } else { Ok(()) }
    }
}

impl HostStore {
    /// Of a device that was started before: its owner has been told how it works.
    pub fn known() -> Self {
        let settings = Settings { welcomed: true, asked_boxes: u8::MAX, ..Settings::new() };
        Self { settings: settings.encode().map(|bytes| bytes.to_vec()), ..Self::default() }
    }

    /// Carries out a request; what the companion is to be told.
    pub fn carry_out(&mut self, request: &StoreRequest) -> Input<'static> {
        let done = match request {
            StoreRequest::Append(record) => self.ready().map(|()| self.records.push(record.to_vec())),
            StoreRequest::Erase if self.fails_to_erase => Err(StoreError::Failed),
            StoreRequest::Erase => self.unless_broken().map(|()| self.records.clear()),
            StoreRequest::Keep(settings) => {
                self.unless_broken().map(|()| self.settings = Some(settings.to_vec()))
            }
            StoreRequest::Shelve(piece) => self.unless_broken().map(|()| self.shelf.push(piece.to_vec())),
            StoreRequest::EraseShelf => self.unless_broken().map(|()| self.shelf.clear()),
            // Whoever asks the store gives what is read.
            StoreRequest::ReadShelf | StoreRequest::ReadJournal => Ok(()),
            StoreRequest::EraseBox(which) => self.unless_broken().map(|()| {
                self.boxes.iter_mut().for_each(|boxes| boxes.remove(*which));
            }),
        };
        done.map_or_else(Input::StoreFailed, |()| Input::Stored)
    }
}

impl HostStore {
    /// The same game, begun with something else agreed.
    #[must_use]
    pub fn agreed(mut self, change: impl FnOnce(&mut Begin)) -> Self {
        let mut record = Record::decode(&self.records[0]).expect("a beginning");
        if let Entry::Begin(begin) = &mut record.entry {
            change(begin);
        }
        self.records[0] = record.encode().expect("a record is short").to_vec();
        self
    }

    /// Puts an entry after the others, as if it had been stored 20 seconds after the last.
    pub fn append(&mut self, entry: Entry) {
        let number = self.records.len() as u16;
        let record = Record { number, elapsed: 20_000 * u32::from(number), entry };
        self.records.push(record.encode().expect("a record is short").to_vec());
    }

    /// The same with actions of a game, as people write them.
    pub fn append_all<G: Game>(&mut self, actions: &[&str]) {
        for action in actions {
            let action: G::Action = action.parse().unwrap_or_else(|error| panic!("`{action}`: {error}"));
            self.append(entry_of(&action));
        }
    }
}

/// An action as the journal keeps it.
pub fn entry_of<A: Serialize>(action: &A) -> Entry {
    let bytes = postcard::to_stdvec(action).expect("an action can be written");
    Entry::Act(heapless::Vec::from_slice(&bytes).expect("an action is short"))
}

/// A set-up as the companion keeps it.
pub fn setup_of<G: Game>(setup: &G::Setup) -> SetupBytes {
    let bytes = postcard::to_stdvec(setup).expect("a set-up can be written");
    SetupBytes::from_slice(&bytes).expect("a set-up is short")
}

/// A store with the beginning of a game.
pub fn begin<G: Driver>(
    setup: &G::Setup,
    seed: u64,
    pins: &[(Seat, Pin)],
    clock: ClockSetting,
    help: bool,
) -> HostStore {
    let mut seats = vec![SeatInfo::default(); G::seats(setup)];
    for (seat, pin) in pins {
        seats[seat.index()].pin = Some(*pin);
    }
    let begin = Begin {
        game: <G::Flow as Flow>::KIND,
        rules: G::RULES,
        tables: digest(G::printed()),
        setup: setup_of::<G>(setup),
        seed,
        seats: seats.into_iter().collect(),
        help: help.into(),
        clock,
    };
    let record = Record { number: 0, elapsed: 0, entry: Entry::Begin(begin) };
    let bytes = record.encode().expect("a record is short");
    HostStore { records: vec![bytes.to_vec()], ..HostStore::default() }
}

/// A code as it is read: `BEAD`.
pub fn pin(code: &str) -> Option<Pin> {
    let letters: Option<Vec<Letter>> = code.chars().map(Letter::of).collect();
    letters?.try_into().ok()
}
