//! Games that are over, and their written-out records.

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_companion::journal::Entry;
use confidant_core::game::{Turn, Undo};

use super::{Device, Driver, HostStore, Step, begin, entry_of, in_all};
use crate::play::Random;

/// Makes the journal of a random game that is over, in which `taken_back` entries were taken back.
pub fn whole_game<G: Driver>(seed: u64, mut taken_back: usize) -> HostStore {
    let setup = G::longest_setup();
    let mut store = begin::<G>(&setup, seed, &[], ClockSetting::Off, false);
    let mut game = G::start(&setup, G::printed(), seed).expect("the set-up is good");
    let mut random = Random::new(seed);
    let mut settles = false;
    loop {
        let usual = game.usual(&mut random);
        let Some(action) = random.one_of(&usual) else { break };
        let before = game.clone();
        let told = game.play(action).expect("it is legal");
        store.append(entry_of(&action));
        settles = G::unsettled(before.table(), action).is_some();
        if taken_back > 0 && told.undo == Undo::Open {
            taken_back -= 1;
            store.append(Entry::Undo);
            game = before;
        }
    }
    if settles {
        store.append(Entry::Settle);
    }
    assert!(matches!(game.turn(), Turn::Over(_)), "{}: it ended before its end", G::NAME);
    assert_eq!(taken_back, 0, "this many could not be taken back");
    store
}

/// The record of this game as its codes give it.
pub fn written_record(store: HostStore) -> String {
    let mut device: Device = Device::with(store, 7);
    device.tap(Key::A);
    let row = in_all(|language| language.texts().seed_and_code);
    // The end may be told before.
    while !device.look().trace().chosen().iter().any(|chosen| !chosen.is_empty()) {
        device.tap(Key::A);
    }
    assert!(device.step(&Step::Choose(row)), "no record is offered:\n{}", device.read());
    device.tap(Key::A);
    device.wait(1_000);
    device.written_record().expect("the game is over")
}
