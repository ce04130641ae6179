//! A store for tests: it can be looked into, damaged, full, broken, or without power.

use confidant_companion::clock::ClockSetting;
use confidant_companion::games::{Flow, Kind, scotland_yard::Screens};
use confidant_companion::journal::{Begin, Entry, Pin, Record, SeatInfo, SetupBytes, Store};
use confidant_companion::{LoadEnd, StoreError};
use confidant_core::game::Game;
use confidant_core::scotland_yard::{ScotlandYard, Setup};

/// Records and settings in vectors.
#[derive(Clone, Default)]
pub struct HostStore {
    /// The journal.
    pub records: Vec<Vec<u8>>,
    /// The settings.
    pub settings: Option<Vec<u8>>,
    /// What every request is answered with, if not with success; a full one only takes no more records.
    pub refuses: Option<StoreError>,
    /// Whether requests are never answered.
    pub dead: bool,
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

impl Store for HostStore {
    fn append(&mut self, record: &[u8]) -> Result<(), StoreError> {
        self.ready()?;
        self.records.push(record.to_vec());
        Ok(())
    }

    fn read_all(&mut self, each: &mut dyn FnMut(&[u8])) -> LoadEnd {
        self.records.iter().for_each(|record| each(record));
        LoadEnd::Complete
    }

    fn erase(&mut self) -> Result<(), StoreError> {
        self.unless_broken()?;
        self.records.clear();
        Ok(())
    }

    fn keep(&mut self, settings: &[u8]) -> Result<(), StoreError> {
        self.unless_broken()?;
        self.settings = Some(settings.to_vec());
        Ok(())
    }

    fn kept(&mut self, show: &mut dyn FnMut(&[u8])) {
        if let Some(settings) = &self.settings {
            show(settings);
        }
    }
}

/// A set-up as the companion keeps it.
pub fn setup_of(setup: &Setup) -> SetupBytes {
    let bytes = postcard::to_stdvec(setup).expect("a set-up can be written");
    SetupBytes::from_slice(&bytes).expect("a set-up is short")
}

/// A store with the beginning of a game of Scotland Yard.
pub fn begin(setup: &Setup, seed: u64, pin: Option<Pin>, clock: ClockSetting, aid: bool) -> HostStore {
    let seats = 1 + usize::from(setup.detectives.unwrap_or(3));
    let begin = Begin {
        game: Kind::ScotlandYard,
        rules: ScotlandYard::RULES,
        tables: Screens::digest(),
        setup: setup_of(setup),
        seed,
        seats: (0..seats)
            .map(|seat| SeatInfo { pin: pin.filter(|_| seat == 0), ..SeatInfo::default() })
            .collect(),
        aid,
        clock,
    };
    let record = Record { number: 0, elapsed: 0, entry: Entry::Begin(begin) };
    let bytes = record.encode().expect("a record is short");
    HostStore { records: vec![bytes.to_vec()], ..HostStore::default() }
}
