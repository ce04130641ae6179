//! Somebody who looks at the open screens and listens: two games that differ only in a secret show the table the same
//! pixels, in the same steps, with the same sounds.

use confidant_companion::clock::ClockSetting;
use confidant_companion::games::TableScreens as _;
use confidant_companion::{Key, Millis, Tone};

use super::{Beginning, Device, Driver, Step, Way, WithDriver, begin, twins};
use crate::play::Random;
use crate::screens::without_proofs;

/// Everything that the table sees and hears of a game: pictures, what is spoken of them and read aloud, tones, light, and
/// when the next picture is due.
#[derive(PartialEq)]
pub struct Seen {
    pictures: Vec<u64>,
    spoken: Vec<String>,
    tones: Vec<Tone>,
    lights: Vec<u8>,
    ticks: Vec<Option<Millis>>,
}

/// What is said, without the codes of seal and proof, which differ with every secret.
fn without_codes(said: Vec<String>) -> String {
    let is_code = |word: &str| {
        let word = word.trim_end_matches(['.', ',']);
        word.len() >= 4 && word.chars().all(|sign| matches!(sign, '0'..='9' | 'A'..='Z' | '-'))
    };
    let words: Vec<&str> =
        said.iter().flat_map(|said| said.split(' ')).filter(|word| !is_code(word)).collect();
    words.join(" ")
}

struct Onlooker {
    device: Device,
    seen: Seen,
}

impl Onlooker {
    fn look(&mut self) {
        self.seen.pictures.push(without_proofs(self.device.look()).hash());
        self.seen.spoken.extend(self.device.said().map(without_codes));
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
    fn behind_the_hold<G: Driver>(&mut self, steps: &[Step], seen: bool) {
        let opens = if G::BY_LOOK { 800 } else { 400 };
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
        // A list that is opened again begins at another row; or everything is chosen again.
        let again = first.last().filter(|step| matches!(step, Step::Choose(_)));
        self.choose(if G::CHOOSES_ANEW { first } else { again.map_or(&[], std::slice::from_ref) });
        // The table sees what follows from the moment on in which it is stored.
        self.device.press(*last);
        if seen {
            self.stare();
        }
        self.device.wait(100);
        self.device.release(*last);
        self.device.release(Key::Y);
    }

    /// From a hand-over.
    fn step_to_table(&mut self) {
        if self.device.reads_any(|texts| texts.pass_to) {
            self.tap(Key::B);
        }
    }

    /// One screen back; the menu that B may open instead is closed again.
    fn back(&mut self) {
        self.tap(Key::B);
        if self.device.is_menu() {
            self.tap(Key::B);
        }
    }

    fn around(&mut self, keys: &[Key]) {
        self.look();
        for &key in keys {
            self.tap(key);
        }
        self.device.menu();
        self.look();
        self.tap(Key::Down);
        self.tap(Key::B);
    }

    /// To where an entry can be made, by what the bar says once it answers no key any more; soon enough that no table turns to
    /// its face meanwhile.
    fn approach<G: Driver>(&mut self) {
        for _ in 0..8 {
            self.device.wait(450);
            G::approach(&self.device.read()).into_iter().for_each(|key| self.tap(key));
        }
        self.device.wait(1_000);
    }
}

/// Plays a game by keys before such a one.
pub fn watch<G: Driver>(game: &Beginning<G>) -> Seen {
    let store = begin::<G>(&game.setup, game.seed, &[], ClockSetting::Up, true);
    let seen = Seen {
        pictures: Vec::new(),
        spoken: Vec::new(),
        tones: Vec::new(),
        lights: Vec::new(),
        ticks: Vec::new(),
    };
    let mut onlooker = Onlooker { device: Device::with(store, 7), seen };
    let mut position = G::start(&game.setup, G::printed(), game.seed).expect("a good set-up");
    onlooker.tap(Key::A);
    onlooker.step_to_table();
    let mut actions = game.actions.iter().copied().peekable();
    while let Some(action) = actions.next() {
        let both = position.entered_with(action, actions.peek().copied());
        let way = both.clone().unwrap_or_else(|| position.way(action));
        let read = onlooker.device.read();
        if G::is_table(&read) {
            onlooker.around(&position.around());
        }
        position.play(action).expect("a legal action");
        if let Some(next) = both.and_then(|_| actions.next()) {
            position.play(next).expect("a legal action");
        }
        match &way {
            Way::Secret(seat, steps) => {
                if G::BY_LOOK {
                    onlooker.approach::<G>();
                } else if !onlooker.device.reads_any(|texts| texts.pass_to) {
                    onlooker.tap(Key::A);
                }
                // A player who goes on in secret keeps the device.
                let keeps = G::Flow::holder(position.table()) == Some(*seat);
                onlooker.behind_the_hold::<G>(steps, !keeps);
            }
            Way::Open(steps) => {
                onlooker.approach::<G>();
                for step in steps {
                    assert!(onlooker.device.step(step), "{action}:\n{}", onlooker.device.read());
                    onlooker.look();
                }
            }
        }
        onlooker.look();
        while onlooker.device.is_breathing() {
            onlooker.device.wait(250);
            onlooker.look();
        }
        while onlooker.device.reads_any(|texts| texts.any_key) {
            onlooker.device.press(Key::A);
            onlooker.stare();
            onlooker.device.release(Key::A);
        }
        let at_rest =
            G::is_table(&onlooker.device.read()) || onlooker.device.reads_any(|texts| texts.pass_to);
        if !at_rest {
            // Where the next entry could be made.
            onlooker.back();
        }
    }
    onlooker.device.boot();
    onlooker.look();
    onlooker.tap(Key::A);
    onlooker.step_to_table();
    onlooker.around(&position.around());
    onlooker.seen.tones = onlooker.device.tones.clone();
    onlooker.seen
}

/// Something that the table saw or heard change while nobody pressed a key.
#[derive(PartialEq, Clone)]
pub struct Change {
    /// How long after the beginning, in milliseconds.
    pub after: Millis,
    picture: u64,
    light: u8,
    tones: Vec<Tone>,
}

/// What changes from now on, looked for every millisecond, until something is stored; then once more, for when that is.
pub fn changes_until_stored(device: &mut Device, most: Millis) -> Vec<Change> {
    let (begun, records) = (device.now(), device.store.records.len());
    let mut seen: Vec<Change> = Vec::new();
    device.tones.clear();
    loop {
        let stored = device.store.records.len() > records;
        let after = device.now() - begun;
        assert!(stored || after < most, "nothing is stored in {most} ms:\n{}", device.read());
        // What was done stands on the screen then: that is no secret any more.
        let picture = if stored { 0 } else { without_proofs(device.look()).hash() };
        let now = Change { after, picture, light: device.light(), tones: std::mem::take(&mut device.tones) };
        let same = |last: &Change| {
            now.tones.is_empty() && Change { after, tones: Vec::new(), ..last.clone() } == now
        };
        if stored || !seen.last().is_some_and(same) {
            seen.push(now);
        }
        if stored {
            return seen;
        }
        device.wait(1);
    }
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
