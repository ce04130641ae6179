//! Random keys: no panic, no dead end, no illegal state, whatever is pressed.

use std::collections::BTreeSet;
use std::time::Instant;

use confidant_companion::{Battery, Input, Key, StoreError};

use crate::device::{Device, Driver, HostStore, Step, WithDriver, in_all, kind_of, mirror, with_kind};
use crate::play::Random;

/// Presses this many random keys on one device, with waits, losses of power and stores that fail; a violation panics.
/// Says how many there were of what.
pub fn run(presses: u64, seed: u64) -> String {
    let mut random = Random::new(seed);
    let mut device: Device = Device::new(seed as u8);
    let began = Instant::now();
    let (mut homes, mut boots, mut games, mut pictures, mut moves) = (0, 0, 0, 0, 0);
    let mut before = 0;
    let mut misfits = BTreeSet::new();
    for press in 0..presses {
        let key = Key::ALL[random.below(Key::ALL.len())];
        match random.below(200) {
            // Held for a while, with other keys pressed meanwhile.
            0..20 => {
                device.press(Key::Y);
                device.wait(400);
                for _ in 0..random.below(9) {
                    device.tap(
                        [Key::Up, Key::Down, Key::Left, Key::Right, Key::Right, Key::A][random.below(6)],
                    );
                }
                device.release(Key::Y);
            }
            20..22 => device.menu(),
            22 => device.wait(11_000),
            23 => device.wait(130_000),
            24 => device.give(Input::LostFocus),
            25 if random.below(5) == 0 => {
                device.boot();
                boots += 1;
            }
            26 => device.store.refuses = Some(StoreError::Failed),
            33 => device.store.refuses = Some(StoreError::Full),
            34 if random.below(5) == 0 => {
                device.boot_after_accident();
                boots += 1;
            }
            35 => {
                let battery = Battery { percent: random.below(101) as u8, charging: random.below(2) == 1 };
                device.give(Input::Battery(battery));
            }
            // A real move now and then, so that games come to their ends.
            29..33 => {
                device.store.refuses = None;
                go_home(&mut device, press);
                if let Some(kind) = kind_of(&device.store) {
                    let moved = with_kind(kind, RealMove { device: &mut device, random: &mut random });
                    moves += usize::from(moved == Some(true));
                }
            }
            27 => device.press(key),
            28 => device.release(key),
            _ => device.tap(key),
        }
        if random.below(3) == 0 {
            device.store.refuses = None;
        }
        if press % 16 == 0 {
            pictures += 1;
            let faults = device.look().trace().faults().to_vec();
            if !faults.is_empty() {
                misfits.extend(faults.into_iter().map(|fault| format!("{fault} in\n{}", device.read())));
            }
        }
        if device.store.records.len() != before {
            if device.store.records.len() == 1 {
                games += 1;
            }
            before = device.store.records.len();
            let follows = kind_of(&device.store).and_then(|kind| with_kind(kind, Follows(&device.store)));
            assert!(before == 0 || follows == Some(true), "press {press}: the journal does not follow");
        }
        if press % 500 == 499 {
            device.store.refuses = None;
            go_home(&mut device, press);
            homes += 1;
        }
    }
    assert!(misfits.is_empty(), "{misfits:#?}");
    let seconds = began.elapsed().as_secs_f64();
    format!(
        "{presses} presses, {pictures} pictures looked at, {games} games begun, {moves} moves entered, home reached {homes} times, {boots} losses of \
         power or accidents; {:.0} presses a second",
        presses as f64 / seconds.max(0.001)
    )
}

/// Enters a random legal action from home on, if the table can be reached.
struct RealMove<'a> {
    device: &'a mut Device,
    random: &'a mut Random,
}

impl WithDriver for RealMove<'_> {
    type Output = bool;

    fn with<G: Driver>(self) -> bool {
        let Some(game) = mirror::<G>(&self.device.store) else { return false };
        let usual = game.usual(self.random);
        let Some(action) = self.random.one_of(&usual) else { return false };
        self.device.tap(Key::A);
        let ready = G::is_table(&self.device.read()) || self.device.reads_any(|texts| texts.pass_to);
        ready && self.device.try_enter::<G>(action)
    }
}

/// Whether a journal can be replayed without the companion.
struct Follows<'a>(&'a HostStore);

impl WithDriver for Follows<'_> {
    type Output = bool;

    fn with<G: Driver>(self) -> bool {
        mirror::<G>(self.0).is_some()
    }
}

/// From every screen home is a few keys away.
fn go_home(device: &mut Device, press: u64) {
    Key::ALL.into_iter().for_each(|key| device.release(key));
    // A key that only wakes, or that leaves what could not be stored; then page by page from a game off the shelf.
    for _ in 0..6 {
        device.tap(Key::B);
        if at_home(device) {
            return;
        }
    }
    for _ in 0..2 {
        device.menu();
        if device.is_menu() {
            device.step(&Step::Choose(in_all(|language| language.texts().home)));
            device.tap(Key::A);
        }
        if at_home(device) {
            return;
        }
        device.tap(Key::B);
    }
    panic!("press {press}: no way home from\n{}", device.read());
}

fn at_home(device: &mut Device) -> bool {
    device.read().contains("Confidant") && device.look().trace().shows(confidant_companion::draw::Icon::Lamp)
}
