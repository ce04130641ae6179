//! What the browser body adds to the companion: buffers that the page can see, keys that come from several
//! places at once, a finger on the picture, and a Y that a mouse can hold.

use crate::check::{self, Checked};
use crate::reading::Reading;
use confidant_companion::draw::Canvas;
use confidant_companion::games::registry::Games;
use confidant_companion::games::{Info, Shelf as _};
use confidant_companion::journal::{Entry, Record, Unread};
use confidant_companion::settings::Settings;
use confidant_companion::texts::Language;
use confidant_companion::{Companion, Input, Key, LoadEnd, Millis, Output, StoreError, StoreRequest, Tone};
use confidant_core::pack::{BoxedGame, Boxes};

/// The size of the exchange buffer: the longest record.
pub const EXCHANGE_LEN: usize = confidant_companion::input::RECORD_LEN;

const PIXELS: usize = 240 * 240;

/// What the page can tell. Bytes lie in the exchange buffer.
#[derive(Clone, Copy)]
pub enum Heard {
    /// The power came on; 32 bytes of entropy are given.
    Start,
    /// No settings were kept; this is the browser's language.
    Language(Language),
    /// The settings, of this many bytes.
    Settings(usize),
    /// A journal record, of this many bytes.
    Loaded(usize),
    /// All records were given.
    LoadEnd(LoadEnd),
    /// A key went down.
    Press(Key),
    /// A key came up.
    Release(Key),
    /// Y was clicked.
    Latch,
    /// The deadline came.
    Tick,
    /// The request is carried out.
    Stored,
    /// The request failed.
    StoreFailed(StoreError),
    /// 32 more bytes of entropy are given.
    Entropy,
    /// The page is no longer in front.
    LostFocus,
    /// A text of this many bytes was typed.
    Text(usize),
    /// Tones are wanted, or not.
    Sound(bool),
    /// Somebody wants to play this game.
    SetUp(BoxedGame),
    /// Pictures are not to move by themselves.
    Still(bool),
    /// Which day it is, counted from 1 January 1970.
    Today(u32),
}

/// The companion with all that the page sees of it.
pub struct Body {
    companion: Companion,
    canvas: Box<Canvas>,
    picture: Vec<u8>,
    /// What the picture says, for those who cannot see it.
    reading: Reading,
    /// The record of the game that is over, while its codes are shown.
    record: String,
    /// The text of a record that is to be checked.
    given: String,
    checked: Option<Checked>,
    /// The boxes that the page plays with.
    boxes: Boxes,
    exchange: [u8; EXCHANGE_LEN],
    store_len: usize,
    deadline: Option<Millis>,
    /// The keys that are down, a bit each in the order of [`Key::ALL`].
    down: u8,
    /// Whether Y is down because it was clicked.
    latched: bool,
    /// Whether the picture is dark: the next key only wakes it.
    dark: bool,
}

impl Default for Body {
    fn default() -> Self {
        Self::new()
    }
}

impl Body {
    /// The body before its start.
    pub fn new() -> Self {
        Self {
            companion: Companion::new(),
            canvas: Box::new(Canvas::new()),
            picture: vec![0; PIXELS * 4],
            reading: Reading::default(),
            record: String::new(),
            given: String::new(),
            checked: None,
            boxes: Boxes::SHIPPED,
            exchange: [0; EXCHANGE_LEN],
            store_len: 0,
            deadline: None,
            down: 0,
            latched: false,
            dark: false,
        }
    }

    /// From the next game on these boxes are played with; a game that runs keeps what it began with.
    pub fn set_boxes(&mut self, now: Millis, boxes: Boxes) {
        self.boxes = boxes.unlisted();
        self.companion.handle(now, Input::Boxes(&self.boxes));
    }

    /// The bytes that page and companion hand each other.
    pub fn exchange(&self) -> &[u8] {
        &self.exchange
    }

    /// The last picture drawn.
    pub fn picture(&self) -> &[u8] {
        &self.picture
    }

    /// The texts of the last picture drawn, a line each.
    pub fn reading(&self) -> &str {
        &self.reading.all
    }

    /// What of them is to be read out by itself.
    pub fn live(&self) -> &str {
        &self.reading.live
    }

    /// The record of the game that is over, while its codes are shown; else empty.
    pub fn record(&self) -> &str {
        &self.record
    }

    /// What the page itself shows by: 2 bits language; 1 bit each: tones are made; a game is played; somebody is asked to
    /// take the device; a name is asked for; a set-up uses Confidant's values where a box could replace them.
    pub fn state(&self) -> u32 {
        let companion = &self.companion;
        companion.language() as u32
            | u32::from(companion.sounds()) << 2
            | u32::from(companion.is_played()) << 3
            | u32::from(companion.is_handed_over()) << 4
            | u32::from(companion.asks_text()) << 5
            | u32::from(companion.sets_up_shipped()) << 6
    }

    /// What a finger on this pixel does: the keys in the exchange buffer, a byte each, are pressed one after the other (the
    /// low byte says how many), then the key in the next byte, counted from 1, is held; 0 stands for no key.
    ///
    /// While a secret is open, where on the picture somebody points would tell what lies there. So the upper half is the
    /// stick up and the lower half the stick down, whatever is shown: a watcher sees what the keys would show as well.
    pub fn touched(&mut self, x: i32, y: i32) -> u32 {
        let held = |key: Option<Key>| key.map_or(0, |key| 1 + key as u32) << 8;
        if self.dark {
            return held(Some(Key::A));
        }
        if self.companion.is_held() {
            return held(Some(if y < 120 { Key::Up } else { Key::Down }));
        }
        let targets = self.canvas.trace().targets();
        let Some(target) = targets.iter().find(|target| target.area.has(x, y)) else { return 0 };
        for (place, &key) in self.exchange.iter_mut().zip(&target.steps) {
            *place = key as u8;
        }
        (target.steps.len().min(EXCHANGE_LEN) as u32) | held(target.key)
    }

    /// Whether the text of `len` bytes in the exchange buffer could be given as a name.
    pub fn takes_text(&self, len: usize) -> bool {
        self.text(len).is_some_and(|text| self.companion.takes_text(text))
    }

    fn text(&self, len: usize) -> Option<&str> {
        self.exchange.get(..len).and_then(|bytes| str::from_utf8(bytes).ok())
    }

    /// Text of a record that is to be checked, `len` bytes in the exchange buffer; 0 begins from scratch.
    pub fn give_text(&mut self, len: usize) {
        match self.exchange.get(..len) {
            Some([]) | None => self.given.clear(),
            Some(bytes) => self.given.push_str(&String::from_utf8_lossy(bytes)),
        }
    }

    /// Checks that text: 0 if it is valid, and its seal lies in the exchange buffer, 11 bytes; else what is wrong with it.
    pub fn check(&mut self) -> u32 {
        match check::check(&self.given, &self.boxes.tables) {
            Ok(checked) => {
                for (place, &byte) in self.exchange.iter_mut().zip(checked.seal.as_bytes()) {
                    *place = byte;
                }
                self.checked = Some(checked);
                0
            }
            Err(fault) => {
                self.checked = None;
                check::number_of(fault)
            }
        }
    }

    /// The game of the record that was checked takes the place of all that was: it is shown as it is after its end.
    pub fn show_checked(&mut self, now: Millis) -> u32 {
        let Some(checked) = self.checked.take() else { return self.hear(now, Heard::Tick) };
        let settings = Settings { language: self.companion.language(), ..Settings::new() };
        self.tell(now, Input::Start { entropy: [0; 32], resume: true });
        self.tell(now, Input::Settings(&settings.encode().unwrap_or_default()));
        for bytes in checked.records.iter().filter_map(Record::encode) {
            self.tell(now, Input::Loaded(&bytes));
        }
        self.hear(now, Heard::LoadEnd(LoadEnd::Complete))
    }

    /// Whether this program can go on with a journal that has this record, of `len` bytes in the exchange buffer, in
    /// this place, counted from 0. The version of the rules and the printed tables have to be those it was begun with:
    /// both change whenever a replay could differ.
    pub fn reads(&self, place: u32, len: usize) -> bool {
        let record = self.exchange.get(..len).ok_or(Unread::Damaged).and_then(Record::decode);
        match record {
            Ok(Record { entry: Entry::Begin(begin), .. }) => {
                let same = |info: &Info| {
                    info.rules_version == begin.rules
                        && info.begun_with(&self.boxes.tables, begin.tables).is_some()
                };
                place == 0 && Games::info(begin.game).is_some_and(same)
            }
            Ok(_) => place > 0,
            Err(_) => false,
        }
    }

    /// How many bytes of the exchange buffer are to be stored.
    pub fn store_len(&self) -> usize {
        self.store_len
    }

    /// When the next [`Heard::Tick`] is wanted.
    pub fn deadline(&self) -> Option<Millis> {
        self.deadline
    }

    /// Draws, and turns the pixels into those of a browser's canvas.
    pub fn draw(&mut self) {
        self.companion.draw(&mut self.canvas);
        let (targets, _) = self.picture.as_chunks_mut::<4>();
        for (target, &pixel) in targets.iter_mut().zip(self.canvas.pixels()) {
            *target = rgba(pixel);
        }
        let secret = self.down & bit(Key::Y) != 0;
        let (game, language) = (self.companion.game(), self.companion.language());
        self.reading.take(self.canvas.trace(), game, language, secret);
        self.record.clear();
        let record = &mut self.record;
        self.companion.written_record(&mut |part| {
            record.push_str(part);
            record.push('\n');
        });
    }

    /// Takes in what the page tells; answers what the page has to do, in one word, lowest bit first:
    /// 1 bit redraw; 2 bits store (1 append, 2 erase, 3 keep); 1 bit Y is held by a click; 4 bits tone (0 none, else its
    /// number from 1); 8 bits light in per cent; 1 bit Y is down.
    pub fn hear(&mut self, now: Millis, heard: Heard) -> u32 {
        let mut output = match heard {
            Heard::Start => {
                let entropy = self.random_bytes();
                self.tell(now, Input::Start { entropy, resume: false })
            }
            Heard::Entropy => {
                let entropy = self.random_bytes();
                self.tell(now, Input::Entropy(entropy))
            }
            Heard::Language(language) => {
                let settings = Settings { language, ..Settings::new() };
                let bytes = settings.encode().unwrap_or_default();
                self.tell(now, Input::Settings(&bytes))
            }
            Heard::Settings(len) => {
                let bytes = self.exchange;
                self.tell(now, Input::Settings(bytes.get(..len).unwrap_or(&bytes)))
            }
            Heard::Loaded(len) => {
                let bytes = self.exchange;
                self.tell(now, Input::Loaded(bytes.get(..len).unwrap_or(&bytes)))
            }
            Heard::LoadEnd(how) => self.tell(now, Input::LoadEnd(how)),
            Heard::Press(key) => self.press(now, key),
            Heard::Release(key) => self.release(now, key),
            Heard::Latch => self.latch(now),
            Heard::Tick => self.tell(now, Input::Tick),
            Heard::Stored => self.tell(now, Input::Stored),
            Heard::StoreFailed(why) => self.tell(now, Input::StoreFailed(why)),
            Heard::LostFocus => self.lose_focus(now),
            Heard::Text(len) => {
                let bytes = self.exchange;
                let text = bytes.get(..len).and_then(|bytes| str::from_utf8(bytes).ok());
                self.tell(now, text.map_or(Input::Tick, Input::Text))
            }
            Heard::Sound(on) => self.tell(now, Input::Sound(on)),
            Heard::Still(still) => self.tell(now, Input::Still(still)),
            Heard::Today(day) => self.tell(now, Input::Today(day)),
            Heard::SetUp(which) => self.tell(now, Input::SetUp(which)),
        };
        // A clicked Y comes up by itself as soon as holding it opens nothing (any more).
        if self.latched && !self.companion.is_held() {
            output = both(output, self.release(now, Key::Y));
        }
        self.word(output)
    }

    fn word(&mut self, output: Output) -> u32 {
        self.dark = output.light.0 == 0;
        let store = match output.store {
            None => 0,
            Some(StoreRequest::Append(bytes)) => self.offer(&bytes, 1),
            Some(StoreRequest::Erase) => self.offer(&[], 2),
            Some(StoreRequest::Keep(bytes)) => self.offer(&bytes, 3),
            // The page looks after its boxes itself: they are not listed, and nobody can ask for it.
            Some(StoreRequest::EraseBox(_)) => 0,
        };
        let tone = output.tone.map_or(0, |tone| match tone {
            Tone::Click => 1,
            Tone::Done => 2,
            Tone::Refused => 3,
            Tone::Notice => 4,
            Tone::Time => 5,
            Tone::End => 6,
        });
        u32::from(output.redraw)
            | store << 1
            | u32::from(self.latched) << 3
            | tone << 4
            | u32::from(output.light.0) << 8
            | u32::from(self.down & bit(Key::Y) != 0) << 16
    }

    fn offer(&mut self, bytes: &[u8], kind: u32) -> u32 {
        for (place, &byte) in self.exchange.iter_mut().zip(bytes) {
            *place = byte;
        }
        self.store_len = bytes.len();
        kind
    }

    fn tell(&mut self, now: Millis, input: Input<'_>) -> Output {
        let starts = matches!(input, Input::Start { .. });
        let output = self.companion.handle(now, input);
        if starts {
            self.companion.handle(now, Input::Boxes(&self.boxes));
        }
        self.deadline = output.deadline;
        output
    }

    /// The first 32 bytes of the exchange buffer, which are wiped: they become a secret.
    fn random_bytes(&mut self) -> [u8; 32] {
        let bytes = self.exchange.first_chunk::<32>().copied().unwrap_or_default();
        self.exchange.fill(0);
        bytes
    }

    fn press(&mut self, now: Millis, key: Key) -> Output {
        if key == Key::Y {
            // Held for real from now on.
            self.latched = false;
        }
        if self.down & bit(key) != 0 {
            return self.tell(now, Input::Tick);
        }
        self.down |= bit(key);
        self.tell(now, Input::Press(key))
    }

    fn release(&mut self, now: Millis, key: Key) -> Output {
        if self.down & bit(key) == 0 {
            return self.tell(now, Input::Tick);
        }
        if key == Key::Y {
            self.latched = false;
        }
        self.down &= !bit(key);
        self.tell(now, Input::Release(key))
    }

    fn latch(&mut self, now: Millis) -> Output {
        if self.down & bit(Key::Y) != 0 {
            return self.release(now, Key::Y);
        }
        let output = self.press(now, Key::Y);
        self.latched = true;
        output
    }

    /// Tells it, and lets go of all keys: the page will not hear of their release.
    fn lose_focus(&mut self, now: Millis) -> Output {
        let mut output = self.tell(now, Input::LostFocus);
        for key in Key::ALL {
            if self.down & bit(key) != 0 {
                output = both(output, self.release(now, key));
            }
        }
        output
    }
}

/// What two answers in a row ask for together. At most one of them has something to store.
fn both(first: Output, second: Output) -> Output {
    Output {
        redraw: first.redraw | second.redraw,
        store: first.store.or(second.store),
        tone: first.tone.or(second.tone),
        ..second
    }
}

fn bit(key: Key) -> u8 {
    1 << (key as u8)
}

/// From the panel's order of bytes; five and six bits stretched to eight, so that full stays full.
fn rgba(pixel: u16) -> [u8; 4] {
    let pixel = u16::from_be(pixel);
    let [red, green, blue] = [pixel >> 11, (pixel >> 5) & 0x3f, pixel & 0x1f];
    [(red << 3 | red >> 2) as u8, (green << 2 | green >> 4) as u8, (blue << 3 | blue >> 2) as u8, 0xff]
}

#[cfg(test)]
mod tests;
