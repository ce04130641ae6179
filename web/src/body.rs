//! What the browser body adds to the companion: buffers that the page can see, keys that come from several
//! places at once, and a Y that a mouse can hold.

use confidant_companion::draw::Canvas;
use confidant_companion::games::list::Games;
use confidant_companion::games::{Info, Shelf as _};
use confidant_companion::journal::{Entry, Record, Unread};
use confidant_companion::settings::Settings;
use confidant_companion::texts::Language;
use confidant_companion::{Companion, Input, Key, LoadEnd, Millis, Output, StoreError, StoreRequest, Tone};

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
    /// The settings, of so many bytes.
    Settings(usize),
    /// A journal record, of so many bytes.
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
}

/// The companion with all that the page sees of it.
pub struct Body {
    companion: Companion,
    canvas: Box<Canvas>,
    picture: Vec<u8>,
    /// What the picture says, for those who cannot see it.
    reading: String,
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
        Self {
            companion: Companion::new(),
            canvas: Box::new(Canvas::new()),
            picture: vec![0; PIXELS * 4],
            reading: String::new(),
            exchange: [0; EXCHANGE_LEN],
            store_len: 0,
            deadline: None,
            down: 0,
            latched: false,
        }
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
        &self.reading
    }

    /// Whether this program can go on with a journal that has this record, of so many bytes in the exchange buffer, in
    /// this place, counted from 0. The version of the rules and the printed tables have to be those it was begun with:
    /// both change whenever a replay could differ.
    pub fn reads(&self, place: u32, len: usize) -> bool {
        let record = self.exchange.get(..len).ok_or(Unread::Damaged).and_then(Record::decode);
        match record {
            Ok(Record { entry: Entry::Begin(begin), .. }) => {
                let same = |info: &Info| info.rules_version == begin.rules && (info.digest)() == begin.tables;
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
        self.reading = self.canvas.trace().read();
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
        };
        // A clicked Y comes up by itself as soon as holding it opens nothing (any more).
        if self.latched && !self.companion.is_held() {
            output = both(output, self.release(now, Key::Y));
        }
        self.word(output)
    }

    fn word(&mut self, output: Output) -> u32 {
        let store = match output.store {
            None => 0,
            Some(StoreRequest::Append(bytes)) => self.offer(&bytes, 1),
            Some(StoreRequest::Erase) => self.offer(&[], 2),
            Some(StoreRequest::Keep(bytes)) => self.offer(&bytes, 3),
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
        let output = self.companion.handle(now, input);
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
mod tests {
    use super::*;

    const STORE: u32 = 3 << 1;
    const LATCHED: u32 = 1 << 3;
    const Y_DOWN: u32 = 1 << 16;

    fn started() -> Body {
        let mut body = Body::new();
        body.hear(0, Heard::Start);
        body.hear(0, Heard::Language(Language::English));
        body.hear(0, Heard::LoadEnd(LoadEnd::Complete));
        body
    }

    fn tap(body: &mut Body, now: Millis, key: Key) {
        for heard in [Heard::Press(key), Heard::Release(key)] {
            while body.hear(now, heard) & STORE != 0 {
                if body.hear(now, Heard::Stored) & STORE == 0 {
                    break;
                }
            }
        }
        // The seal and the like are made at once.
        while body.deadline() == Some(now + 1) {
            body.hear(now, Heard::Tick);
        }
    }

    fn reads(body: &mut Body, text: &str) -> bool {
        body.draw();
        body.reading().contains(text)
    }

    /// A game of Scotland Yard in which Mister X is to take the device.
    fn at_hand_over() -> Body {
        let mut body = started();
        assert!(reads(&mut body, "New game"));
        for key in [Key::A, Key::A, Key::X, Key::A] {
            tap(&mut body, 10, key);
        }
        assert!(reads(&mut body, "Pass to"), "{}", body.reading());
        body
    }

    #[test]
    fn colours_keep_black_and_white() {
        assert_eq!(rgba(0), [0, 0, 0, 255]);
        assert_eq!(rgba(0xffff), [255, 255, 255, 255]);
        assert_eq!(rgba(0xfd84_u16.to_be()), [0xff, 0xb2, 0x21, 255]); // the lamp
    }

    #[test]
    fn the_browser_s_language_counts_until_settings_are_kept() {
        let mut body = Body::new();
        body.hear(0, Heard::Start);
        body.hear(0, Heard::Language(Language::German));
        body.hear(0, Heard::LoadEnd(LoadEnd::Complete));
        assert!(reads(&mut body, "Neues Spiel"));
    }

    #[test]
    fn a_click_holds_y_until_the_next_click() {
        let mut body = at_hand_over();
        assert_eq!(body.hear(100, Heard::Latch) & LATCHED, LATCHED);
        assert_eq!(body.hear(500, Heard::Tick) & LATCHED, LATCHED);
        assert!(reads(&mut body, "You are at"), "{}", body.reading());
        assert_eq!(body.hear(600, Heard::Latch) & (LATCHED | Y_DOWN), 0);
        assert!(reads(&mut body, "Pass to"));
    }

    #[test]
    fn a_click_on_y_where_nothing_opens_holds_nothing() {
        let mut body = started();
        assert_eq!(body.hear(100, Heard::Latch) & (LATCHED | Y_DOWN), 0);
    }

    #[test]
    fn a_clicked_y_comes_up_after_ten_seconds_without_a_key() {
        let mut body = at_hand_over();
        body.hear(100, Heard::Latch);
        body.hear(500, Heard::Tick);
        tap(&mut body, 5_000, Key::Down);
        assert_eq!(body.hear(14_900, Heard::Tick) & LATCHED, LATCHED, "the key counts");
        assert_eq!(body.deadline(), Some(15_000));
        assert_eq!(body.hear(15_000, Heard::Tick) & (LATCHED | Y_DOWN), 0);
        assert!(reads(&mut body, "Pass to"));
    }

    #[test]
    fn a_clicked_y_comes_up_when_the_entry_is_made() {
        let mut body = at_hand_over();
        body.hear(100, Heard::Latch);
        body.hear(500, Heard::Tick);
        // Lists begin anywhere behind the hold: whatever can be taken.
        for key in [Key::Right, Key::Down].into_iter().cycle().take(80) {
            if body.latched {
                tap(&mut body, 600, key);
            }
        }
        assert!(!body.latched);
        assert_eq!(body.down, 0);
    }

    #[test]
    fn a_click_on_y_asks_for_the_code_and_the_next_one_opens() {
        let mut body = started();
        let code = [Key::Up, Key::Up, Key::Left, Key::X];
        let to_code = [Key::A, Key::A, Key::Down, Key::Down, Key::Down, Key::Down, Key::A];
        for key in to_code.into_iter().chain(code).chain(code).chain([Key::X, Key::A]) {
            tap(&mut body, 10, key);
        }
        assert!(reads(&mut body, "Enter code"), "{}", body.reading());
        assert_eq!(body.hear(100, Heard::Latch) & (LATCHED | Y_DOWN), 0);
        assert!(reads(&mut body, "Press four keys"), "{}", body.reading());
        for key in code {
            tap(&mut body, 200, key);
        }
        assert!(reads(&mut body, "Hold to open"), "{}", body.reading());
        assert_eq!(body.hear(300, Heard::Latch) & LATCHED, LATCHED);
        body.hear(700, Heard::Tick);
        assert!(reads(&mut body, "You are at"), "{}", body.reading());
    }

    #[test]
    fn lost_focus_lets_go_of_every_key() {
        let mut body = at_hand_over();
        body.hear(100, Heard::Latch);
        body.hear(500, Heard::Tick);
        body.hear(510, Heard::Press(Key::Left));
        assert_eq!(body.hear(520, Heard::LostFocus) & (LATCHED | Y_DOWN), 0);
        assert_eq!(body.down, 0);
        assert!(reads(&mut body, "Pass to"));
    }

    #[test]
    fn a_real_y_takes_over_from_a_clicked_one() {
        let mut body = at_hand_over();
        body.hear(100, Heard::Latch);
        assert_eq!(body.hear(110, Heard::Press(Key::Y)) & (LATCHED | Y_DOWN), Y_DOWN);
        assert_eq!(body.hear(120, Heard::Release(Key::Y)) & Y_DOWN, 0);
    }

    #[test]
    fn entropy_does_not_stay_in_the_buffer() {
        let mut body = Body::new();
        body.exchange.fill(7);
        body.hear(0, Heard::Start);
        assert!(body.exchange.iter().all(|&byte| byte == 0));
    }

    /// Whether a fresh body reads this record in this place.
    fn reads_record(place: u32, bytes: &[u8]) -> bool {
        let mut body = Body::new();
        body.exchange[..bytes.len()].copy_from_slice(bytes);
        body.reads(place, bytes.len())
    }

    /// The record that a body stores when a game is begun.
    fn begun() -> Record {
        let mut body = started();
        for key in [Key::A, Key::A, Key::X] {
            tap(&mut body, 10, key);
        }
        let mut word = body.hear(10, Heard::Press(Key::A));
        for _ in 0..4 {
            if let Ok(record) = Record::decode(&body.exchange[..body.store_len()])
                && word & STORE != 0
            {
                return record;
            }
            word = body.hear(10, Heard::Stored);
        }
        panic!("no game was begun");
    }

    #[test]
    fn a_journal_of_this_program_is_read() {
        let record = begun();
        let bytes = record.encode().unwrap();
        assert!(reads_record(0, &bytes));
        assert!(!reads_record(1, &bytes), "a beginning in the middle");
        let pause = Record { number: 1, elapsed: 0, entry: Entry::Pause(true) }.encode().unwrap();
        assert!(reads_record(1, &pause));
        assert!(!reads_record(0, &pause), "no beginning");
        assert!(!reads_record(1, &pause[1..]), "damaged");
        assert!(!Body::new().reads(1, EXCHANGE_LEN + 1), "longer than any record");
    }

    #[test]
    fn a_journal_of_other_rules_tables_or_games_is_not_read() {
        type Change = fn(&mut confidant_companion::journal::Begin);
        let changes: [Change; 3] = [
            |begin| begin.rules ^= 1,
            |begin| begin.tables ^= 1,
            |begin| begin.game = confidant_companion::games::Kind::new(200),
        ];
        for (index, change) in changes.into_iter().enumerate() {
            let mut record = begun();
            let Entry::Begin(begin) = &mut record.entry else { panic!("the first record begins the game") };
            change(begin);
            assert!(!reads_record(0, &record.encode().unwrap()), "change {index}");
        }
    }
}
