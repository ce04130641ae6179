//! Somebody who looks at the open screens and listens: two games that differ only in a secret show the table the same
//! pixels, in the same steps, with the same sounds.

use confidant_companion::clock::ClockSetting;
use confidant_companion::games::{SecretScreens as _, TableScreens as _};
use confidant_companion::{Key, Millis, Tone};

use super::{Beginning, Device, Driver, Step, Way, WithDriver, begin, twins};
use crate::play::Random;
use crate::screens::without_proofs;

/// Everything that the table sees and hears of a game: pictures, tones, light, and when the next picture is due.
#[derive(PartialEq)]
pub struct Seen {
    pictures: Vec<u64>,
    tones: Vec<Tone>,
    lights: Vec<u8>,
    ticks: Vec<Option<Millis>>,
}

struct Onlooker {
    device: Device,
    seen: Seen,
}

impl Onlooker {
    fn look(&mut self) {
        self.seen.pictures.push(without_proofs(self.device.look()).hash());
        self.seen.lights.push(self.device.light());
        self.seen.ticks.push(self.device.next_tick());
    }

    /// Looks at everything that moves by itself in the next moment.
    fn stare(&mut self) {
        let mut left: Millis = 400;
        self.look();
        while let Some(time) = self.device.next_tick().filter(|&time| time <= left) {
            self.device.wait(time);
            left -= time;
            self.look();
        }
        self.device.wait(left);
    }

    fn tap(&mut self, key: Key) {
        self.device.tap(key);
        self.look();
    }

    /// Takes these steps while Y is held. However long they take, what comes then comes at the same time.
    fn choose(&mut self, steps: &[Step]) {
        let begun = self.device.now();
        for step in steps {
            assert!(self.device.step(step), "{step:?}:\n{}", self.device.read());
        }
        let taken = self.device.now() - begun;
        self.device.wait(9_000 - taken);
    }

    /// Enters something while Y is held; the table sees what follows unless its holder keeps the device.
    fn behind_the_hold(&mut self, steps: &[Step], seen: bool, by_look: bool) {
        let opens = if by_look { 800 } else { 400 };
        self.device.press(Key::Y);
        self.device.wait(200);
        self.look();
        self.device.wait(opens - 200);
        let Some((Step::Press(last), first)) = steps.split_last() else { panic!("the last step is a key") };
        self.choose(first);
        // Let go in the middle of it.
        self.device.release(Key::Y);
        self.stare();
        self.device.press(Key::Y);
        self.device.wait(opens);
        // A list that is opened again begins at another row; after a look everything is chosen again.
        let again = first.last().filter(|step| matches!(step, Step::Choose(_)));
        self.choose(if by_look { first } else { again.map_or(&[], std::slice::from_ref) });
        // The table sees what follows from the moment on in which it is stored.
        self.device.press(*last);
        if seen {
            self.stare();
        }
        self.device.wait(100);
        self.device.release(*last);
        self.device.release(Key::Y);
    }

    fn around(&mut self, keys: &[Key]) {
        self.look();
        for &key in keys {
            self.tap(key);
        }
        self.device.menu();
        self.look();
        self.tap(Key::Up);
        self.tap(Key::B);
    }
}

/// Plays a game by keys before such a one.
pub fn watch<G: Driver>(game: &Beginning<G>) -> Seen {
    let store = begin::<G>(&game.setup, game.seed, &[], ClockSetting::Up, true);
    let seen = Seen { pictures: Vec::new(), tones: Vec::new(), lights: Vec::new(), ticks: Vec::new() };
    let mut onlooker = Onlooker { device: Device::with(store, 7), seen };
    let mut position = G::start(&game.setup, G::printed(), game.seed).expect("a good set-up");
    onlooker.tap(Key::A);
    onlooker.tap(Key::B);
    let mut actions = game.actions.iter().copied().peekable();
    while let Some(action) = actions.next() {
        let both = position.entered_with(action, actions.peek().copied());
        let way = both.clone().unwrap_or_else(|| position.way(action));
        let read = onlooker.device.read();
        if G::is_table(&read) {
            onlooker.around(&position.around());
        }
        let mut told = position.play(action).expect("a legal action");
        if let Some(next) = both.and_then(|_| actions.next()) {
            told = position.play(next).expect("a legal action");
        }
        match &way {
            Way::Secret(seat, steps) => {
                if G::BY_LOOK {
                    for _ in 0..8 {
                        G::approach(&onlooker.device.read()).into_iter().for_each(|key| onlooker.tap(key));
                    }
                } else if !onlooker.device.reads_any(|texts| texts.pass_to) {
                    onlooker.tap(Key::A);
                }
                // A player who goes on in secret, or has something secret to read, keeps the device.
                let keeps = G::Flow::holder(position.table()) == Some(*seat) || G::Flow::tells(&told.table);
                onlooker.behind_the_hold(steps, !keeps, G::BY_LOOK);
            }
            Way::Open(steps) => {
                for _ in 0..8 {
                    G::approach(&onlooker.device.read()).into_iter().for_each(|key| onlooker.tap(key));
                }
                for step in steps {
                    assert!(onlooker.device.step(step), "{action}:\n{}", onlooker.device.read());
                    onlooker.look();
                }
            }
        }
        onlooker.look();
        while onlooker.device.reads_any(|texts| texts.any_key) {
            onlooker.device.press(Key::A);
            onlooker.stare();
            onlooker.device.release(Key::A);
        }
        let at_rest =
            G::is_table(&onlooker.device.read()) || onlooker.device.reads_any(|texts| texts.pass_to);
        if !at_rest {
            // Where the next entry could be made.
            onlooker.tap(Key::B);
        }
    }
    onlooker.device.boot();
    onlooker.look();
    onlooker.tap(Key::A);
    onlooker.tap(Key::B);
    onlooker.around(&position.around());
    onlooker.seen.tones = onlooker.device.tones.clone();
    onlooker.seen
}

/// Pairs of twins of one game that are watched.
pub struct Pairs {
    /// How many.
    pub pairs: u64,
    /// With which they begin.
    pub seed: u64,
    /// The most entries of a game.
    pub entries: usize,
}

/// What was watched.
#[derive(Default)]
pub struct Watched {
    /// How many pictures were compared.
    pub pictures: usize,
    /// How many of them moved by themselves.
    pub moved: usize,
}

impl WithDriver for Pairs {
    /// None where every entry is open and only hands are hidden.
    type Output = Option<Watched>;

    fn with<G: Driver>(self) -> Option<Watched> {
        let mut random = Random::new(self.seed);
        let mut watched = Watched::default();
        for pair in 0..self.pairs {
            let [one, other] = twins::<G>(&mut random, self.entries)?.each_ref().map(watch);
            let first = one.pictures.iter().zip(&other.pictures).position(|(a, b)| a != b);
            assert_eq!(first, None, "{}: picture {first:?} of pair {pair} differs", G::NAME);
            let first = one.ticks.iter().zip(&other.ticks).position(|(a, b)| a != b);
            assert_eq!(
                first,
                None,
                "{}: after this picture of pair {pair} the next comes at another time",
                G::NAME
            );
            assert!(one == other, "{}, pair {pair}: tones, light or steps differ", G::NAME);
            watched.pictures += one.pictures.len();
            watched.moved += one.ticks.iter().filter(|time| time.is_some_and(|time| time <= 80)).count();
        }
        Some(watched)
    }
}
