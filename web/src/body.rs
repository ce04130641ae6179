//! What the browser body adds to the companion: buffers that the page can see, keys that come from several
//! places at once, a finger on the picture, and a Y that a mouse can hold.

use crate::check::{self, Checked};
use crate::contract::{ANSWER, Request, SIZE, STATE, TOUCH, tone_number, word};
use crate::reading::{Reading, without_time};
use confidant_companion::draw::Canvas;
use confidant_companion::games::registry::Games;
use confidant_companion::games::{Info, Shelf as _};
use confidant_companion::journal::{Entry, Record, Unread};
use confidant_companion::settings::Settings;
use confidant_companion::spoken;
use confidant_companion::texts::Language;
use confidant_companion::{Companion, Input, Key, LoadEnd, Millis, Output, StoreError, StoreRequest};
use confidant_core::pack::{BoxedGame, Boxes};

/// The size of the exchange buffer: the longest record.
pub const EXCHANGE_LEN: usize = confidant_companion::input::RECORD_LEN;

const PIXELS: usize = SIZE * SIZE;

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
    /// A piece on the shelf, of this many bytes.
    Shelved(usize),
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

/// Whether those who hear were told to use an earphone.
enum Earphone {
    Untold,
    /// On the page that begins with this sentence.
    IsTold(String),
    Told,
}

/// The companion with all that the page sees of it.
pub struct Body {
    companion: Companion,
    canvas: Box<Canvas>,
    picture: Vec<u8>,
    /// What the picture says, for those who cannot see it.
    reading: Reading,
    /// What of it is read aloud to the table, a line each.
    aloud: String,
    earphone: Earphone,
    /// The record of the game that is over, while its codes are shown.
    record: String,
    /// The text of a record that is to be checked, or of what people wrote down.
    given: Vec<u8>,
    checked: Option<Checked>,
    /// What people wrote down, laid beside it.
    noted: String,
    /// The boxes that the page plays with.
    boxes: Boxes,
    exchange: [u8; EXCHANGE_LEN],
    store_len: usize,
    deadline: Option<Millis>,
    /// The keys that are down, a bit each in the order of [`Key::ALL`].
    down: u8,
    /// Whether Y is down because it was clicked.
    latched: bool,
}

impl Default for Body {
    fn default() -> Self {
        Self::new()
    }
}

impl Body {
    /// The body before its start.
    pub fn new() -> Self {
        let mut companion = Companion::new();
        companion.handle(0, Input::Quick);
        Self {
            companion,
            canvas: Box::new(Canvas::new()),
            picture: vec![0; PIXELS * 4],
            reading: Reading::default(),
            aloud: String::new(),
            earphone: Earphone::Untold,
            record: String::new(),
            given: Vec::new(),
            checked: None,
            noted: String::new(),
            boxes: Boxes::SHIPPED,
            exchange: [0; EXCHANGE_LEN],
            store_len: 0,
            deadline: None,
            down: 0,
            latched: false,
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

    /// What of them is read aloud to the whole table, where that is wanted.
    pub fn aloud(&self) -> &str {
        &self.aloud
    }

    /// How many seconds are left to whoever is to move at the open table, in the last ten; else none.
    pub fn last_seconds(&self, now: Millis) -> Option<u32> {
        self.companion.last_seconds(now).filter(|_| self.companion.is_table())
    }

    /// How many seconds what is held open stays open without a key; none while nothing is.
    pub fn held_left(&self, now: Millis) -> Option<u32> {
        self.companion.held_left(now).map(|left| left.div_ceil(1_000) as u32)
    }

    /// The record of the game that is over, while its codes are shown; else empty.
    pub fn record(&self) -> &str {
        &self.record
    }

    /// What the page itself shows by ([`STATE`]).
    pub fn state(&self) -> u32 {
        let companion = &self.companion;
        let numbers = [
            companion.language() as u32,
            companion.volume().into(),
            companion.is_played().into(),
            companion.is_handed_over().into(),
            companion.asks_text().into(),
            companion.sets_up_shipped().into(),
        ];
        word(&STATE, numbers)
    }

    /// What a finger on this pixel does ([`TOUCH`]): the keys in the exchange buffer, a byte each, are pressed one after
    /// the other, then a key is held; 0 stands for no key.
    ///
    /// While a secret is open, where on the picture somebody points would tell what lies there. So the picture is the
    /// stick, whatever is shown: its quarters between the diagonals are the four ways, its middle is the way back. A watcher
    /// sees what the keys would show as well.
    pub fn touched(&mut self, x: i32, y: i32) -> u32 {
        let touch = |steps: usize, key: Option<Key>| {
            word(&TOUCH, [steps as u32, key.map_or(0, |key| 1 + key as u32)])
        };
        if self.companion.is_held() {
            return touch(0, Some(way(x, y)));
        }
        let targets = self.canvas.trace().targets();
        let Some(target) = targets.iter().find(|target| target.area.has(x, y)) else { return 0 };
        for (place, &key) in self.exchange.iter_mut().zip(&target.steps) {
            *place = key as u8;
        }
        touch(target.steps.len().min(EXCHANGE_LEN), target.key)
    }

    /// Whether the text of `len` bytes in the exchange buffer could be given as a name.
    pub fn takes_text(&self, len: usize) -> bool {
        self.text(len).is_some_and(|text| self.companion.takes_text(text))
    }

    fn text(&self, len: usize) -> Option<&str> {
        self.exchange.get(..len).and_then(|bytes| str::from_utf8(bytes).ok())
    }

    /// Text of a record that is to be checked, or of what people wrote down, `len` bytes in the exchange buffer; 0 begins from scratch.
    pub fn give_text(&mut self, len: usize) {
        match self.exchange.get(..len) {
            Some([]) | None => self.given.clear(),
            Some(bytes) => self.given.extend_from_slice(bytes),
        }
    }

    /// Checks that text: 0 if it is valid, and its seal lies in the exchange buffer; else what is wrong with it.
    pub fn check(&mut self) -> u32 {
        match check::check(&String::from_utf8_lossy(&self.given), &self.boxes.tables) {
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

    /// Lays what people wrote down, given as the text of a record is, beside the record that was checked
    /// ([`Checked::beside`]); nothing comes of it where there is none.
    pub fn lay_beside(&mut self) {
        let written = String::from_utf8_lossy(&self.given);
        self.noted = self.checked.as_ref().map_or_else(String::new, |checked| checked.beside(&written));
    }

    /// What came of it.
    pub fn noted(&self) -> &str {
        &self.noted
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
        if self.companion.shows_face() {
            // For those who hear it the page is still the one below.
            return;
        }
        let secret = self.down & bit(Key::Y) != 0;
        let mut sentences = self.companion.sentences(&self.canvas);
        self.tell_of_earphones(&mut sentences);
        self.aloud = self
            .companion
            .aloud(&self.canvas)
            .iter()
            .map(|said| without_time(said))
            .collect::<Vec<_>>()
            .join("\n");
        self.reading.take(&sentences, &self.canvas.trace().spoken().join("; "), secret);
        self.record.clear();
        let record = &mut self.record;
        self.companion.written_record(&mut |part| {
            record.push_str(part);
            record.push('\n');
        });
    }

    /// The first page behind which something lies for one pair of ears says so: what Y opens, be it at a hand-over or beside
    /// the table.
    fn tell_of_earphones(&mut self, sentences: &mut Vec<String>) {
        let opens = self.canvas.trace().targets().iter().any(|target| target.key == Some(Key::Y));
        let veiled = opens && !self.companion.is_held();
        let page = sentences.first();
        match &self.earphone {
            Earphone::Untold if veiled => self.earphone = Earphone::IsTold(page.cloned().unwrap_or_default()),
            Earphone::IsTold(told) if !veiled || page != Some(told) => self.earphone = Earphone::Told,
            _ => {}
        }
        if matches!(self.earphone, Earphone::IsTold(_)) {
            // Before the keys.
            let at = sentences.len().saturating_sub(1);
            sentences.insert(at, spoken::earphone(self.companion.language()).to_owned());
        }
    }

    /// Takes in what the page tells; answers what the page has to do ([`ANSWER`]).
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
            Heard::Shelved(len) => {
                let bytes = self.exchange;
                self.tell(now, Input::Shelved(bytes.get(..len).unwrap_or(&bytes)))
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
        self.answer(output)
    }

    fn answer(&mut self, output: Output) -> u32 {
        let store = match output.store {
            None => Request::None,
            Some(StoreRequest::Append(bytes)) => self.offer(&bytes, Request::Append),
            Some(StoreRequest::Erase) => self.offer(&[], Request::Erase),
            Some(StoreRequest::Keep(bytes)) => self.offer(&bytes, Request::Keep),
            Some(StoreRequest::Shelve(bytes)) => self.offer(&bytes, Request::Shelve),
            Some(StoreRequest::ReadShelf) => self.offer(&[], Request::ReadShelf),
            Some(StoreRequest::EraseShelf) => self.offer(&[], Request::EraseShelf),
            Some(StoreRequest::ReadJournal) => self.offer(&[], Request::ReadJournal),
            // The page looks after its boxes itself: they are not listed, and nobody can ask for it.
            Some(StoreRequest::EraseBox(_)) => Request::None,
        };
        let numbers = [
            output.redraw.into(),
            store as u32,
            self.latched.into(),
            output.tone.map_or(0, tone_number),
            output.light.0.into(),
            (self.down & bit(Key::Y) != 0).into(),
        ];
        word(&ANSWER, numbers)
    }

    fn offer(&mut self, bytes: &[u8], request: Request) -> Request {
        for (place, &byte) in self.exchange.iter_mut().zip(bytes) {
            *place = byte;
        }
        self.store_len = bytes.len();
        request
    }

    fn tell(&mut self, now: Millis, input: Input<'_>) -> Output {
        let starts = matches!(input, Input::Start { .. });
        let output = self.companion.handle(now, input);
        if starts {
            self.companion.handle(now, Input::Boxes(&self.boxes));
            // Whoever looks at a page darkens their screen themselves.
            self.companion.handle(now, Input::StaysLit);
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

/// The key of a stick as large as the picture.
fn way(x: i32, y: i32) -> Key {
    const MIDDLE: i32 = SIZE as i32 / 2;
    const BACK: i32 = 24;
    let (x, y) = (x - MIDDLE, y - MIDDLE);
    match (x.abs(), y.abs()) {
        (far, high) if far < BACK && high < BACK => Key::B,
        (far, high) if far > high => {
            if x < 0 {
                Key::Left
            } else {
                Key::Right
            }
        }
        _ => {
            if y < 0 {
                Key::Up
            } else {
                Key::Down
            }
        }
    }
}

/// From the panel's order of bytes; five and six bits stretched to eight, so that full stays full.
fn rgba(pixel: u16) -> [u8; 4] {
    let pixel = u16::from_be(pixel);
    let [red, green, blue] = [pixel >> 11, (pixel >> 5) & 0x3f, pixel & 0x1f];
    [(red << 3 | red >> 2) as u8, (green << 2 | green >> 4) as u8, (blue << 3 | blue >> 2) as u8, 0xff]
}

#[cfg(test)]
mod tests;
