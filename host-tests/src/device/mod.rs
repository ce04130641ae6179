//! A body for tests: the companion with a store in memory, a clock that tests turn, and keys that tests press.

mod correct;
pub mod driver;
mod flash;
pub mod longest;
mod onlooker;
pub mod record;
mod script;
mod store;
mod texts;
mod tour;
mod twins;

use confidant_companion::draw::parts::plate::PLATE;
use confidant_companion::draw::{Colour, Icon};
use confidant_companion::games::Shelf;
use confidant_companion::games::registry::Games;
use confidant_companion::texts::{Language, Texts};
use confidant_companion::{
    Canvas, Companion, Input, Key, Light, LoadEnd, Millis, Output, StoreRequest, Tone,
};

pub use driver::{Driver, Step, Way, WithDriver, in_all, kind_of, mirror, with_each, with_kind};
pub use flash::{ModelFlash, ModelStore, SECTOR, Tear};
pub use onlooker::{Change, Pairs, Watched, changes_until_stored, watch};
pub use script::{Fault, run};
pub use store::{HostStore, begin, entry_of, pin, setup_of};
pub use texts::{HOUSE, Keyed, tables};
pub use tour::{Stop, Walk, tour};
pub use twins::{Beginning, twins};

/// Something that was done to a device, as it can be done to another one too.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Deed {
    /// The power went and came back.
    Power,
    /// It restarted by itself.
    Accident,
    /// A key went down.
    Press(Key),
    /// A key came up.
    Release(Key),
    /// The stick was turned down until the picture was the one with this hash.
    Choose(u64),
    /// So many arms of a rose were taken, and the picture was then the one with this hash.
    Flick(usize, u64),
}

/// How much longer than keys rest somebody looks before pressing on: a device stores later than the host does.
const LOOKS_FOR: Millis = 900;

/// Longer than any breath.
pub const BREATH: Millis = 2_600;

/// How long it takes to choose a row, however far away it is: time must tell no more than steps do.
const CHOOSING: Millis = 1_500;

/// A device on the laptop, with the games of some shelf.
pub struct Device<S: Shelf = Games> {
    companion: Box<Companion<S>>,
    canvas: Box<Canvas>,
    /// What is stored; it stays when the power goes.
    pub store: HostStore,
    now: Millis,
    entropy: u8,
    deadline: Option<Millis>,
    light: Light,
    /// Every tone since the power came on.
    pub tones: Vec<Tone>,
    /// How many inputs were given since the power came on.
    pub inputs: usize,
    /// Everything that was to be made durable, in order, since the device was made.
    pub requests: Vec<StoreRequest>,
    /// Everything that was done to it and when, since it was switched on for the first time.
    pub deeds: Vec<(Millis, Deed)>,
    /// The code that everybody here has, if any: whoever is asked for it enters it.
    pub code: Option<&'static str>,
    /// How many times it was entered.
    pub codes_entered: usize,
}

impl<S: Shelf> Device<S> {
    /// A device without a game whose owner has been told how it works.
    pub fn new(entropy: u8) -> Self {
        Self::with(HostStore::known(), entropy)
    }

    /// A device with something in its store, switched on.
    pub fn with(store: HostStore, entropy: u8) -> Self {
        let mut device = Self {
            companion: Box::new(Companion::new()),
            canvas: Box::new(Canvas::new()),
            store,
            now: 1_000,
            entropy,
            deadline: None,
            light: Light::default(),
            tones: Vec::new(),
            inputs: 0,
            requests: Vec::new(),
            deeds: Vec::new(),
            code: None,
            codes_entered: 0,
        };
        device.start(false);
        device
    }

    /// The power comes on: all is forgotten but what is stored.
    pub fn boot(&mut self) {
        self.deeds.push((self.now, Deed::Power));
        self.start(false);
    }

    /// The device restarts by itself after an accident.
    pub fn boot_after_accident(&mut self) {
        self.deeds.push((self.now, Deed::Accident));
        self.start(true);
    }

    fn start(&mut self, resume: bool) {
        *self.companion = Companion::new();
        self.tones.clear();
        self.inputs = 0;
        self.give(Input::Start { entropy: [self.entropy; 32], resume });
        if let Some(boxes) = self.store.boxes.clone() {
            self.give(Input::Boxes(&boxes));
        }
        if let Some(settings) = self.store.settings.clone() {
            self.give(Input::Settings(&settings));
        }
        for record in self.store.records.clone() {
            self.give(Input::Loaded(&record));
        }
        self.give(Input::LoadEnd(LoadEnd::Complete));
    }

    /// Gives one input and does what the companion asks for.
    pub fn give(&mut self, input: Input<'_>) {
        let mut output = self.handle(input);
        while let Some(request) = output.store.take() {
            output = match self.carry_out(&request) {
                Some(reply) => self.handle(reply),
                None => return,
            };
        }
    }

    fn carry_out(&mut self, request: &StoreRequest) -> Option<Input<'static>> {
        self.store.dead |= self.store.lasts == Some(0);
        self.store.lasts = self.store.lasts.map(|left| left.saturating_sub(1));
        if self.store.dead {
            // The power went before the store answered.
            return None;
        }
        self.requests.push(request.clone());
        match request {
            StoreRequest::ReadJournal => {
                for record in self.store.records.clone() {
                    self.handle(Input::Loaded(&record));
                }
                return Some(Input::LoadEnd(LoadEnd::Complete));
            }
            StoreRequest::ReadShelf => {
                for piece in self.store.shelf.clone() {
                    self.handle(Input::Shelved(&piece));
                }
            }
            _ => {}
        }
        Some(self.store.carry_out(request))
    }

    fn handle(&mut self, input: Input<'_>) -> Output {
        self.inputs += 1;
        let output = self.companion.handle(self.now, input);
        self.deadline = output.deadline;
        self.light = output.light;
        self.tones.extend(output.tone);
        if let Some(deadline) = output.deadline {
            assert!(deadline > self.now, "a deadline in the past would never end");
        }
        output
    }

    /// Presses and releases a key, as somebody does who has seen what the last press led to.
    pub fn tap(&mut self, key: Key) {
        if matches!(key, Key::A | Key::B | Key::X | Key::Right) {
            self.rest();
        }
        self.wait(self.companion.flick_rests_until().saturating_sub(self.now));
        self.press(key);
        self.wait(40);
        self.release(key);
        self.wait(40);
    }

    /// Waits until keys rest no more.
    pub fn rest(&mut self) {
        self.wait((self.companion.rests_until() + LOOKS_FOR).saturating_sub(self.now));
        self.wait(self.companion.flick_rests_until().saturating_sub(self.now));
    }

    /// Presses a key and keeps it down.
    pub fn press(&mut self, key: Key) {
        self.deeds.push((self.now, Deed::Press(key)));
        self.give(Input::Press(key));
    }

    /// Releases a key.
    pub fn release(&mut self, key: Key) {
        self.deeds.push((self.now, Deed::Release(key)));
        self.give(Input::Release(key));
    }

    /// Holds B until the menu opens.
    pub fn menu(&mut self) {
        self.press(Key::B);
        self.wait(700);
        self.release(Key::B);
    }

    /// Whether the plate says that this is the menu.
    pub fn is_menu(&mut self) -> bool {
        let titles = in_all(|language| language.texts().menu);
        let lines = self.look().trace().lines();
        lines.iter().any(|line| PLATE.holds(line.area) && titles.contains(&line.text))
    }

    /// Opens the menu and goes down to its end.
    pub fn end_of_menu(&mut self) {
        self.menu();
        loop {
            let lit = self.look().trace().chosen().to_vec();
            self.tap(Key::Down);
            if self.look().trace().chosen() == lit {
                break;
            }
        }
        // Until the bar answers no more.
        self.wait(LOOKS_FOR);
    }

    /// Goes home by the menu.
    pub fn go_home(&mut self) {
        self.end_of_menu();
        self.tap(Key::Up);
        self.tap(Key::A);
    }

    /// Holds Y until the secret opens.
    pub fn open(&mut self) {
        self.press(Key::Y);
        self.wait(350);
    }

    /// Holds Y at the table until the secret of the person named there opens.
    pub fn look_in(&mut self) {
        self.press(Key::Y);
        self.wait(750);
    }

    /// Lets time pass, with a tick at each deadline.
    pub fn wait(&mut self, millis: Millis) {
        let end = self.now + millis;
        while let Some(deadline) = self.deadline.filter(|&deadline| deadline <= end) {
            self.now = deadline;
            self.give(Input::Tick);
        }
        self.now = end;
    }

    /// The time of this moment.
    pub fn now(&self) -> Millis {
        self.now
    }

    /// Whether the picture is in motion: it changes by itself within a blink.
    pub fn is_moving(&self) -> bool {
        self.deadline.is_some_and(|deadline| deadline < self.now + 100)
    }

    /// The picture of this moment.
    pub fn look(&mut self) -> &Canvas {
        self.companion.draw(&mut self.canvas);
        &self.canvas
    }

    /// The same picture drawn as a body does it that sends the upper rows while the lower ones are drawn: in bands of so many rows,
    /// over whatever was there.
    pub fn look_in_bands(&mut self, height: usize) -> Box<Canvas> {
        let mut canvas = Box::new(Canvas::new());
        canvas.clear(Colour::hex(0x00_FF_00));
        for top in (0..240).step_by(height) {
            canvas.only(top..top + height);
            self.companion.draw(&mut canvas);
        }
        canvas
    }

    /// What can be read now.
    pub fn read(&mut self) -> String {
        self.look().trace().read()
    }

    /// What is spoken now, sentence by sentence.
    pub fn spoken(&mut self) -> Vec<String> {
        self.look();
        self.companion.sentences(&self.canvas)
    }

    /// What is spoken of the picture that was looked at last, and what of it is read aloud to the whole table.
    pub fn said(&self) -> [Vec<String>; 2] {
        [self.companion.sentences(&self.canvas), self.companion.aloud(&self.canvas)]
    }

    /// What a sign stands for on this page.
    pub fn called(&self, icon: Icon) -> String {
        self.companion.called(icon).to_string()
    }

    /// Whether this can be read now; lines that were broken count as one.
    pub fn reads(&mut self, text: &str) -> bool {
        let flat =
            |text: &str| text.replace(['\n', '\u{a0}'], " ").split_whitespace().collect::<Vec<_>>().join(" ");
        let read = self.read();
        flat(&read).contains(&flat(text))
    }

    /// Whether this text can be read in any language.
    pub fn reads_any(&mut self, text: impl Fn(&Texts) -> &'static str) -> bool {
        Language::ALL.into_iter().any(|language| self.reads(text(language.texts())))
    }

    /// In how long the companion wants to be told that time has passed, if nothing else happens.
    pub fn next_tick(&self) -> Option<Millis> {
        self.deadline.map(|deadline| deadline - self.now)
    }

    /// How bright the picture is.
    pub fn light(&self) -> u8 {
        self.light.0
    }

    /// The written-out record with all of its parts, once the game is over and the record is on the screen.
    pub fn written_record(&self) -> Option<String> {
        let mut parts = Vec::new();
        self.companion.written_record(&mut |part| parts.push(part.to_owned())).then(|| parts.join("\n"))
    }

    /// The picture of this moment, without the signs of the proof: they come when they are made.
    pub fn still(&mut self) -> u64 {
        crate::screens::without_proofs(self.look()).hash()
    }

    /// The moments from now on, up to this time, at which the picture changes.
    pub fn moments(&mut self, time: Millis) -> Vec<Millis> {
        let mut last = self.still();
        let mut found = vec![0];
        for moment in 1..=time {
            self.wait(1);
            let now = self.still();
            if now != last {
                found.push(moment);
                last = now;
            }
        }
        found
    }

    /// Does what a hand does at the screen of this moment; false if what is to be chosen is not there.
    pub fn step(&mut self, step: &Step) -> bool {
        match step {
            Step::Press(key) => self.tap(*key),
            Step::Choose(wanted) => return self.choose(wanted),
            Step::Turn(wanted) => return self.turn(wanted).is_some(),
            Step::Menu => self.menu(),
        }
        true
    }

    /// Turns right until one of these stands on the plate; how often.
    fn turn(&mut self, wanted: &[String]) -> Option<usize> {
        for steps in 0..16 {
            let read = self.read();
            let mut plate = read.lines().next().unwrap_or_default().split("  ");
            if plate.any(|text| wanted.iter().any(|wanted| wanted == text)) {
                return Some(steps);
            }
            self.tap(Key::Right);
        }
        None
    }

    /// Whether one of these is chosen, without the difference between spaces.
    pub fn has_chosen(&mut self, wanted: &[String]) -> bool {
        let plain = |text: &str| text.replace('\u{a0}', " ");
        let chosen = self.look().trace().chosen();
        chosen.iter().any(|chosen| wanted.iter().any(|wanted| plain(wanted) == plain(chosen)))
    }

    /// The arm of the open rose on which one of these lies; none if it lies on none of them, or if no rose is open.
    pub fn arm(&mut self, wanted: &[String]) -> Option<Key> {
        let trace = self.look().trace();
        let targets = trace.targets();
        let key_at = |x: i32, y: i32| targets.iter().find(|target| target.area.has(x, y))?.key;
        let lies = |line: &&confidant_companion::draw::trace::Line| wanted.contains(&line.text);
        let arms = trace
            .lines()
            .iter()
            .filter(lies)
            .map(|line| key_at(line.area.x + line.area.width / 2, line.area.y + line.area.height / 2));
        arms.flatten().find(|key| matches!(key, Key::Up | Key::Down | Key::Left | Key::Right))
    }

    /// Whether a rose is open: a finger at its upper edge is a flick.
    pub fn is_rose(&mut self) -> bool {
        let targets = self.look().trace().targets();
        let at = |x: i32, y: i32| targets.iter().find(|target| target.area.has(x, y)).and_then(|it| it.key);
        at(120, 33) == Some(Key::Up) && at(120, 212) == Some(Key::Down)
    }

    /// Takes arms until no rose is open any more; how many, or none if what is wanted lies on no arm.
    pub fn flick(&mut self, wanted: &[String]) -> Option<usize> {
        let mut flicks = 0;
        while self.is_rose() {
            let key = self.arm(wanted)?;
            self.tap(key);
            flicks += 1;
        }
        Some(flicks)
    }

    /// Takes the arms of these letters where a code is entered or chosen; false if one is not there.
    pub fn enter_code(&mut self, code: &str) -> bool {
        code.chars().all(|letter| {
            let wanted = [letter.to_string()];
            (0..2).all(|_| self.arm(&wanted).map(|arm| self.tap(arm)).is_some())
        })
    }

    /// Enters the code if it is asked for; how many presses that takes.
    fn pass_code(&mut self) -> usize {
        let Some(code) = self.code else { return 0 };
        if !self.reads("’s code") {
            return 0;
        }
        assert!(self.enter_code(code), "{}", self.read());
        self.codes_entered += 1;
        2 * code.len()
    }

    fn choose(&mut self, wanted: &[String]) -> bool {
        let (begun, deeds) = (self.now, self.deeds.len());
        if self.is_rose() {
            let Some(flicks) = self.flick(wanted) else { return false };
            let picture = crate::screens::Picture::of(self.look()).hash();
            self.wait((begun + CHOOSING).saturating_sub(self.now));
            // Whoever repeats it finds other arms.
            self.deeds.truncate(deeds);
            self.deeds.push((begun, Deed::Flick(flicks, picture)));
            return true;
        }
        // No list is longer than the cells of a matrix of sixteen by sixteen.
        for _ in 0..260 {
            if self.has_chosen(wanted) {
                let picture = crate::screens::Picture::of(self.look()).hash();
                self.wait((begun + CHOOSING).saturating_sub(self.now));
                // Whoever repeats it may need another number of steps: the list begins anywhere.
                self.deeds.truncate(deeds);
                self.deeds.push((begun, Deed::Choose(picture)));
                return true;
            }
            self.tap(Key::Down);
        }
        false
    }

    /// Takes the keys that enter this action for whoever is to move, from the table or the hand-over on.
    pub fn enter(&mut self, action: &str) {
        let kind =
            kind_of(&self.store).unwrap_or_else(|| panic!("no game runs for `{action}`:\n{}", self.read()));
        with_kind(kind, Entered { device: self, action }).expect("a game that can be played by keys");
    }

    /// The same for a game that is known.
    pub fn enter_in<G: Driver>(&mut self, action: &str) {
        let game: G =
            mirror(&self.store).unwrap_or_else(|| panic!("no game runs for `{action}`:\n{}", self.read()));
        // `A + B`: entered at once.
        let mut actions = action.split(" + ").map(|action| -> G::Action {
            action.parse().unwrap_or_else(|error| panic!("`{action}`: {error}"))
        });
        let (first, next) = (actions.next().expect("an action"), actions.next());
        if let Err(illegal) = game.is_legal(first) {
            panic!("`{action}` is refused: {illegal}");
        }
        let before = self.store.writes;
        match next {
            None => self.press_action(&game, first),
            Some(_) => {
                let way = game.entered_with(first, next);
                self.press_way::<G>(&way.unwrap_or_else(|| panic!("`{action}` is not entered at once")));
            }
        }
        assert!(self.store.writes > before, "`{action}` was not entered:\n{}", self.read());
    }

    /// The same for a device that may refuse, because of a code or a pause; whether it was entered.
    pub fn try_enter<G: Driver>(&mut self, action: G::Action) -> bool {
        let Some(game) = mirror::<G>(&self.store) else { return false };
        let before = self.store.records.len();
        self.press_action(&game, action);
        self.store.records.len() > before
    }

    fn press_action<G: Driver>(&mut self, game: &G, action: G::Action) {
        self.press_way::<G>(&game.way(action));
    }

    /// Goes this way from the table, a banner or the hand-over on.
    pub fn press_way<G: Driver>(&mut self, way: &Way) {
        self.breathe();
        for _ in 0..8 {
            if !self.reads_any(|texts| texts.any_key) {
                break;
            }
            self.tap(Key::A);
        }
        if way.is_secret() && !G::BY_LOOK {
            // From the table, or past what the table does first.
            for _ in 0..3 {
                if !self.reads_any(|texts| texts.pass_to) {
                    self.tap(Key::A);
                }
            }
            self.open();
        } else if !G::starts(&self.read(), way) {
            self.approach::<G>();
        }
        if way.is_secret() && G::BY_LOOK {
            self.look_in();
        }
        self.pass_code();
        for step in way.steps() {
            if !self.step(step) {
                break;
            }
        }
        if way.is_secret() {
            self.release(Key::Y);
        }
        self.breathe();
    }

    /// Whether a breath runs: it is told after it what follows from the last entry.
    pub fn is_breathing(&mut self) -> bool {
        self.reads_any(|texts| texts.tell_now)
    }

    /// Waits until that is told.
    pub fn breathe(&mut self) {
        if self.is_breathing() {
            self.wait(BREATH);
        }
    }

    /// Goes from the open screen of this moment to where an open way begins; how many presses that takes.
    pub fn approach<G: Driver>(&mut self) -> usize {
        let mut presses = 0;
        // No more than a few things are to be read one after the other.
        for _ in 0..8 {
            let keys = G::approach(&self.read());
            if keys.is_empty() {
                break;
            }
            presses += keys.len();
            keys.into_iter().for_each(|key| self.tap(key));
        }
        presses
    }

    /// Goes this way and counts the presses, in lists by the shorter way round; none if something is not there.
    pub fn count_way<G: Driver>(&mut self, way: &Way) -> Option<usize> {
        self.breathe();
        let mut presses = 0;
        while self.reads_any(|texts| texts.any_key) {
            self.tap(Key::A);
            presses += 1;
        }
        if way.is_secret() {
            // Whoever is named on the table's screen opens it from there.
            let looks = G::BY_LOOK || G::is_table(&self.read());
            if !looks && !self.reads_any(|texts| texts.pass_to) {
                self.tap(Key::A);
                presses += 1;
            }
            if looks {
                presses += if G::BY_LOOK { self.approach::<G>() } else { 0 };
                self.look_in();
            } else {
                self.open();
            }
            presses += 1 + self.pass_code();
        } else if !G::starts(&self.read(), way) {
            presses += self.approach::<G>();
        }
        for step in way.steps() {
            match step {
                Step::Press(key) => {
                    self.tap(*key);
                    presses += 1;
                }
                Step::Menu => {
                    self.menu();
                    presses += 1;
                }
                Step::Turn(wanted) => presses += self.turn(wanted)?,
                Step::Choose(wanted) if self.is_rose() => presses += self.flick(wanted)?,
                Step::Choose(wanted) => {
                    let down = self.steps(Key::Down, wanted)?;
                    self.tap(Key::Down);
                    presses += match self.steps(Key::Down, wanted) {
                        Some(on) => down.min(1 + on - down),
                        // A list with ends.
                        None => self.steps(Key::Up, wanted).map(|_| down)?,
                    };
                }
            }
        }
        if way.is_secret() {
            self.release(Key::Y);
        }
        self.breathe();
        Some(presses)
    }

    /// Presses this key until one of these is chosen; how often.
    fn steps(&mut self, key: Key, wanted: &[String]) -> Option<usize> {
        for steps in 0..200 {
            if self.has_chosen(wanted) {
                return Some(steps);
            }
            self.tap(key);
        }
        None
    }

    /// The power comes on, but the store does not answer yet.
    pub fn boot_without_end(&mut self) {
        *self.companion = Companion::new();
        self.give(Input::Start { entropy: [self.entropy; 32], resume: false });
        if let Some(settings) = self.store.settings.clone() {
            self.give(Input::Settings(&settings));
        }
    }
}

struct Entered<'a, S: Shelf> {
    device: &'a mut Device<S>,
    action: &'a str,
}

impl<S: Shelf> WithDriver for Entered<'_, S> {
    type Output = ();

    fn with<G: Driver>(self) {
        self.device.enter_in::<G>(self.action);
    }
}
