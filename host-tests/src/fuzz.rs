//! Fuzz bodies: each takes any bytes and must neither panic nor find a contradiction. A plain test runs them
//! over the committed corpus (`host-tests/corpus`), cargo-fuzz runs them for hours (`host-tests/fuzz`).

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_companion::games::Shelf as _;
use confidant_companion::games::registry::Games;
use confidant_companion::journal::{Entry, Record};
use confidant_core::game::Turn;
use confidant_core::pack::{Replaced, binary};
use confidant_core::seat::Seat;

use crate::casefile;
use crate::device::{Device, Driver, HostStore, WithDriver, begin, with_kind};
use crate::games::{self, CaseGame, WithGame};
use crate::journal::Journal;
use crate::play::legal;

/// Reads any bytes as a case file.
pub fn case_file(bytes: &[u8]) {
    // Counting a tree up to its limit takes longer than all other lines together.
    if bytes.windows(5).any(|window| window == b"perft") {
        return;
    }
    casefile::play_from(bytes, None, &mut |_| {}, &mut |_| {});
}

/// Plays a game that the bytes steer: the first picks the game, the next eight the seed, then each one or two
/// an action. Each journal is replayed to the same game, each action written and read back.
pub fn game(bytes: &[u8]) {
    let Some((&first, bytes)) = bytes.split_first() else { return };
    let name = games::NAMES[usize::from(first) % games::NAMES.len()];
    games::with_name(name, Steered(bytes));
}

struct Steered<'a>(&'a [u8]);

impl WithGame for Steered<'_> {
    type Output = ();

    fn with<G: CaseGame>(self) {
        let Some((seed, mut bytes)) = self.0.split_first_chunk() else { return };
        let mut next = || {
            let (&byte, rest) = bytes.split_first()?;
            bytes = rest;
            Some(usize::from(byte))
        };
        let Some(setup) = next().and_then(G::some_setup) else { return };
        let seed = u64::from_le_bytes(*seed);
        let Ok(mut game) = G::start(&setup, G::printed(), seed) else { return };
        let mut journal = Journal::<G> { setup, seed, actions: Vec::new() };
        while let Some(choice) = next() {
            let actions = legal(&game);
            if actions.is_empty() {
                assert!(matches!(game.turn(), Turn::Over(_)), "no legal action, but not over");
                break;
            }
            let choice = if actions.len() > 256 { choice * 256 + next().unwrap_or(0) } else { choice };
            let action = actions[choice % actions.len()];
            assert!(game.is_legal(action).is_ok(), "`{action}` is listed but refused");
            assert!(action.to_string().parse() == Ok(action), "`{action}` is not read back");
            assert!(game.play(action).is_ok(), "`{action}` is legal but not played");
            journal.actions.push(action);
        }
        let bytes = postcard::to_stdvec(&journal).expect("a journal can be written");
        let read: Journal<G> = postcard::from_bytes(&bytes).expect("a journal can be read");
        let again = read.replay().expect("a journal can be replayed");
        assert!(again.table() == game.table(), "the replay differs");
        casefile::play(&journal.case_file(), &mut |_| {}, &mut |fault| panic!("{fault}"));
    }
}

/// Reads any bytes as a journal and replays it.
pub fn journal(bytes: &[u8]) {
    let Some((&first, bytes)) = bytes.split_first() else { return };
    games::with_name(games::NAMES[usize::from(first) % games::NAMES.len()], Stored(bytes));
}

struct Stored<'a>(&'a [u8]);

impl WithGame for Stored<'_> {
    type Output = ();

    fn with<G: CaseGame>(self) {
        if let Ok(journal) = postcard::from_bytes::<Journal<G>>(self.0) {
            let _ = journal.replay();
        }
    }
}

/// Reads any bytes as a pack. What is opened can be played, and sealed again.
pub fn pack(bytes: &[u8]) {
    let Ok(pack) = binary::open(bytes) else { return };
    let mut values = pack.values.clone();
    values.keep_playing();
    assert!(values == pack.values, "every part of an opened pack plays");
    let mut again = [0; binary::MOST];
    let used = binary::seal(&pack.name, &pack.values, &mut again).expect("it was sealed before");
    let read = binary::open(&again[..used]).expect("what is sealed can be opened");
    assert!(read == pack, "a pack that is sealed again is the same");
    Replaced::default().put(&pack.values);
}

/// Reads any bytes as a box file. What is written of it is read back as it was, and can be sealed.
pub fn box_file(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Some(draft) = confidant_pack::read(text).draft else { return };
    let written = confidant_pack::write(&draft, confidant_pack::Language::German);
    let read = confidant_pack::read(&written).draft.expect("what was written is a box");
    assert!(read == draft, "what was written is read back:\n{written}");
    if let Some(bytes) = draft.seal() {
        pack(&bytes);
    }
}

/// Does something with the game on the shelf that a byte picks.
fn with_some<W: WithDriver>(byte: u8, what: W) {
    let info = &Games::GAMES[usize::from(byte) % Games::GAMES.len()];
    with_kind(info.kind, what).expect("a game on the shelf can be played by keys");
}

/// The beginning of a game that a byte picks.
fn begun<G: Driver>(byte: u8, clock: ClockSetting) -> HostStore {
    let setup = G::by_keys(byte.into()).unwrap_or_default();
    begin::<G>(&setup, 5, &[], clock, true)
}

/// Switches on a device with a journal that the bytes steer: sound records that make no sense, records out of order,
/// bytes that are not records. Whatever it is, there is a screen, and home can be reached. The first byte picks the
/// game, the next one its set-up.
pub fn stored_journal(bytes: &[u8]) {
    let &[game, setup, ref bytes @ ..] = bytes else { return };
    with_some(game, JournalOf { setup, bytes });
}

struct JournalOf<'a> {
    setup: u8,
    bytes: &'a [u8],
}

impl WithDriver for JournalOf<'_> {
    type Output = ();

    fn with<G: Driver>(self) {
        let mut store = begun::<G>(self.setup, ClockSetting::Up);
        let mut number = 1;
        for chunk in self.bytes.chunks(6) {
            let Some((&kind, rest)) = chunk.split_first() else { continue };
            let any = rest.first().copied().unwrap_or(0);
            let entry = match kind % 8 {
                0..=2 => Entry::Act(rest.iter().copied().collect()),
                3 => Entry::Undo,
                4 => Entry::WrongPin(Seat::new(any % Seat::MOST).expect("a seat")),
                5 if any % 2 == 1 => Entry::Correct { kept: u16::from(any) / 8 },
                5 => Entry::Pause(rest.len() % 2 == 1),
                6 => Entry::Mend { kept: any.into() },
                _ if kind > 250 => Entry::End,
                _ if kind > 240 => Entry::GivenUp,
                _ => {
                    store.records.push(chunk.to_vec());
                    continue;
                }
            };
            let record = Record { number, elapsed: u32::from(kind) * 1000, entry };
            store.records.extend(record.encode().map(|bytes| bytes.to_vec()));
            number = if kind % 16 == 15 { u16::from(kind) } else { number.saturating_add(1) };
        }
        let mut device: Device = Device::with(store, 1);
        for key in [Key::A, Key::A, Key::X, Key::B] {
            assert!(device.look().trace().faults().is_empty(), "{}", device.read());
            device.tap(key);
        }
        device.menu();
        assert!(!device.read().is_empty());
    }
}

/// Presses the keys that the bytes name, with waits after which the picture is looked at, on a device with a game: the
/// first byte picks it, the next one its set-up.
pub fn keys(bytes: &[u8]) {
    let &[game, setup, ref bytes @ ..] = bytes else { return };
    with_some(game, KeysOf { setup, bytes });
}

struct KeysOf<'a> {
    setup: u8,
    bytes: &'a [u8],
}

impl WithDriver for KeysOf<'_> {
    type Output = ();

    fn with<G: Driver>(self) {
        let mut device: Device = Device::with(begun::<G>(self.setup, ClockSetting::Off), 1);
        for &byte in self.bytes {
            let key = Key::ALL[usize::from(byte % 8)];
            match byte / 8 {
                0..=15 => device.tap(key),
                16..=20 => device.press(key),
                21..=25 => device.release(key),
                26 => device.boot(),
                other => {
                    device.wait(u64::from(other) * 100);
                    let faults = device.look().trace().faults().to_vec();
                    assert!(faults.is_empty(), "{faults:?}: {}", device.read());
                }
            }
        }
        assert!(!device.read().is_empty());
    }
}
