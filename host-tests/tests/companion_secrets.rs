//! Nothing leaks: two games that differ in a secret alone show the table the same pixels, in the same steps, with the
//! same sounds.

use confidant_companion::clock::ClockSetting;
use confidant_companion::games::{SecretScreens as _, TableScreens as _};
use confidant_companion::{Key, Millis, Tone};
use host_tests::device::{Beginning, Device, Driver, Step, Way, WithDriver, begin, tour, twins, with_each};
use host_tests::play::Random;
use host_tests::screens::without_proofs;

/// Everything that the table sees and hears of a game: pictures, tones, light, and when the next picture is due.
#[derive(PartialEq)]
struct Seen {
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

    /// What a hand does behind the hold. However long it takes, what comes then comes at the same time.
    fn choose(&mut self, steps: &[Step]) {
        let begun = self.device.now();
        for step in steps {
            assert!(self.device.step(step), "{step:?}:\n{}", self.device.read());
        }
        let taken = self.device.now() - begun;
        self.device.wait(9_000 - taken);
    }

    /// Enters something behind the hold; the table sees what follows unless its holder keeps the device.
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
        // A list that is opened again begins at another row; after a look all is chosen anew.
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

fn watch<G: Driver>(game: &Beginning<G>) -> Seen {
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
                // Whoever goes on behind the hold, or has something to read there, keeps the device.
                let keeps = G::Flow::holder(&position.table()) == Some(*seat) || G::Flow::tells(&told.table);
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

/// Pairs of twins of one game, watched: how many pictures were compared, and how many of them moved by themselves.
struct Pairs(usize);

impl WithDriver for Pairs {
    type Output = Option<(usize, usize)>;

    fn with<G: Driver>(self) -> Option<(usize, usize)> {
        let mut random = Random::new(4);
        let (mut pairs, mut pictures, mut moved) = (0, 0, 0);
        while pairs < self.0 {
            // Where every entry is open, hands alone are hidden: such a game has a test of its own.
            let pair = twins::<G>(&mut random, 24)?;
            let [one, other] = pair.each_ref().map(watch);
            let first = one.pictures.iter().zip(&other.pictures).position(|(a, b)| a != b);
            assert_eq!(first, None, "{}: picture {first:?} of pair {pairs} differs", G::NAME);
            let first = one.ticks.iter().zip(&other.ticks).position(|(a, b)| a != b);
            assert_eq!(
                first,
                None,
                "{}: after this picture of pair {pairs} the next comes at another time",
                G::NAME
            );
            assert!(one == other, "{}, pair {pairs}: tones, light or steps differ", G::NAME);
            pairs += 1;
            pictures += one.pictures.len();
            moved += one.ticks.iter().filter(|time| time.is_some_and(|time| time <= 80)).count();
        }
        Some((pictures, moved))
    }
}

#[test]
fn the_table_sees_and_hears_the_same_whatever_the_secret() {
    for (pictures, moved) in with_each(|| Pairs(12)).into_iter().flatten() {
        assert!(pictures > 1000, "{pictures} pictures compared");
        assert!(moved > 50, "something moved while the table looked: {moved}");
    }
}

/// What nobody has drawn yet is a secret too: pairs whose piles differ below the cards that are about to come.
#[test]
fn the_table_sees_the_same_whatever_the_order_of_the_pile() {
    use confidant_core::tatort_themse::TatortThemse;
    let mut random = Random::new(9);
    let mut pairs = 0;
    while pairs < 10 {
        let [one, other] = twins::<TatortThemse>(&mut random, 7).expect("a game with secrets");
        if one.setup == other.setup {
            assert!(watch(&one) == watch(&other), "pair {pairs}");
            pairs += 1;
        }
    }
}

#[test]
fn what_is_behind_the_hold_is_marked_as_such_and_nothing_else_is() {
    use confidant_companion::draw::palette::WAX;
    use confidant_companion::texts::Language;
    for stop in tour(Language::English) {
        let corner = stop.picture.pixels[0];
        let code_entry = stop.name.contains("/code") && !stop.name.contains("code-set");
        let ends = stop.name.contains("end-");
        if stop.secret || code_entry {
            assert!(corner == WAX, "{} has the red frame", stop.name);
        } else if !ends {
            assert!(corner != WAX, "{} has no red frame", stop.name);
        }
    }
}
