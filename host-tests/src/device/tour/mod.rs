//! A walk past every screen, for golden pictures and for the tests that every text fits and can be read somewhere.
//!
//! The house has a walk, and each game one of its own ([`Driver::tour`]).

mod boxes;
mod house;
pub(super) mod schinderhannes;
pub(super) mod schinderhannes_solo;
pub(super) mod scotland_yard;
pub(super) mod tatort_themse;
pub(super) mod tiny_epic_clock;
pub(super) mod tiny_epic_crimes;

use std::sync::OnceLock;

use confidant_companion::Key;
use confidant_companion::games::Shelf;
use confidant_companion::games::registry::Games;
use confidant_companion::settings::Settings;
use confidant_companion::texts::Language;

use super::{Device, Driver, HostStore, Step, WithDriver, with_kind};
use crate::screens::{Picture, contrast_of};

/// One screen of the walk.
pub struct Stop {
    /// Its name, without language: `house/home`.
    pub name: String,
    /// The picture.
    pub picture: Picture,
    /// What can be read.
    pub reads: String,
    /// The texts one by one, as they were drawn.
    pub lines: Vec<String>,
    /// What a voice says is chosen.
    pub chosen: Vec<String>,
    /// What is wrong with it.
    pub faults: Vec<String>,
    /// The texts of which something drawn later hides a part.
    pub cut: Vec<String>,
    /// Each text with the least contrast to what is below it.
    pub contrasts: Vec<(String, f64)>,
    /// Whether it may only be seen while Y is held.
    pub secret: bool,
}

/// Heights of bands that pictures are drawn in, to see that they are the same: that of the device, and one that cuts through more.
const BANDS: [usize; 2] = [80, 17];

/// A walk in one language, and what was seen on it.
pub struct Walk {
    language: Language,
    stops: Vec<Stop>,
}

impl Walk {
    /// A device with this in its store, in the language of the walk.
    pub fn device<S: Shelf>(&self, mut store: HostStore) -> Device<S> {
        store.settings = self.settings().encode().map(|bytes| bytes.to_vec());
        Device::with(store, 7)
    }

    /// A device that is started for the first time, in the language of the walk.
    pub fn first_device<S: Shelf>(&self) -> Device<S> {
        let settings = Settings { language: self.language, ..Default::default() };
        let settings = settings.encode().map(|bytes| bytes.to_vec());
        Device::with(HostStore { settings, ..HostStore::default() }, 7)
    }

    /// A device with nothing in it, at the set-up of the game of this title: past the question who plays.
    pub fn set_up(&self, title: &str) -> Device {
        let mut device = self.who_plays(title);
        device.tap(Key::A);
        device
    }

    /// The same where that is asked; of the puzzles it is not.
    pub fn who_plays(&self, title: &str) -> Device {
        let mut device = self.device(HostStore::default());
        device.tap(Key::A);
        assert!(device.step(&Step::Choose(vec![title.to_owned()])), "{}", device.read());
        device.tap(Key::A);
        device
    }

    /// What people have set who know the device, in the language of the walk.
    pub fn settings(&self) -> Settings {
        let language = self.language;
        let mut settings = Settings { language, welcomed: true, asked_boxes: u8::MAX, ..Default::default() };
        for name in ["Inès", "Jürgen", "Marguerite"] {
            settings.remember(&name.try_into().expect("a short name"));
        }
        settings
    }

    /// Stops at what everybody may see.
    pub fn look<S: Shelf>(&mut self, device: &mut Device<S>, name: &str) {
        self.stop(device, name, false);
    }

    /// Stops at what may only be seen while Y is held.
    pub fn look_secret<S: Shelf>(&mut self, device: &mut Device<S>, name: &str) {
        self.stop(device, name, true);
    }

    fn stop<S: Shelf>(&mut self, device: &mut Device<S>, name: &str, secret: bool) {
        let in_bands = BANDS.map(|height| device.look_in_bands(height));
        let canvas = device.look();
        for (height, banded) in BANDS.into_iter().zip(in_bands) {
            assert!(canvas.pixels() == banded.pixels(), "{name} in bands of {height} rows");
            assert!(
                canvas.signs() == banded.signs(),
                "{name}: the signs of any band are those of the picture"
            );
        }
        let lines = canvas.trace().lines();
        self.stops.push(Stop {
            name: name.to_owned(),
            picture: Picture::of(canvas),
            reads: canvas.trace().read(),
            lines: lines.iter().map(|line| line.text.clone()).collect(),
            chosen: canvas.trace().chosen().to_vec(),
            faults: canvas.trace().faults().to_vec(),
            cut: lines.iter().filter(|line| line.cut).map(|line| line.text.clone()).collect(),
            contrasts: lines.iter().map(|line| (line.text.clone(), contrast_of(line))).collect(),
            secret,
        });
    }
}

fn taps<S: Shelf>(device: &mut Device<S>, keys: &[Key]) {
    keys.iter().for_each(|&key| device.tap(key));
}

/// Every screen in this language. Walked once: several tests look at the same stops.
pub fn tour(language: Language) -> &'static [Stop] {
    static TOURS: [OnceLock<Vec<Stop>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    let index = Language::ALL.iter().position(|&other| other == language).expect("a language of the list");
    TOURS[index].get_or_init(|| walked(language))
}

fn walked(language: Language) -> Vec<Stop> {
    let mut walk = Walk { language, stops: Vec::new() };
    let first = Games::GAMES.first().expect("a game on the shelf");
    with_kind(first.kind, House(&mut walk)).expect("a game on the shelf can be played by keys");
    for info in Games::GAMES {
        with_kind(info.kind, OfGame(&mut walk)).expect("a game on the shelf can be played by keys");
    }
    walk.stops
}

struct House<'a>(&'a mut Walk);

impl WithDriver for House<'_> {
    type Output = ();

    fn with<G: Driver>(self) {
        house::walk::<G>(self.0);
    }
}

struct OfGame<'a>(&'a mut Walk);

impl WithDriver for OfGame<'_> {
    type Output = ();

    fn with<G: Driver>(self) {
        G::tour(self.0);
    }
}
