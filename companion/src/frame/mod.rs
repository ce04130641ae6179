//! The frame round every game: home, hand-overs, codes, menu, undo, history, audit, and the journal behind all.
//!
//! One stack of screens: the top one is shown, B takes it away. Each screen has a function for its keys, which
//! changes the state, and one that only draws.

mod audit;
mod hand_over;
mod home;
mod keys;
mod load;
mod menu;
mod people;
mod store;
mod trouble;

use confidant_core::seat::Seat;

use crate::Canvas;
use crate::draw::parts::bars::{self, notice};
use crate::draw::parts::hints::Cap;
use crate::games::scotland_yard::{self, setup::Draft};
use crate::games::{Desk, Flow};
use crate::hint::key_hints;
use crate::input::{Battery, Input, Key, Light, Millis, Output, StoreError, StoreRequest, Tone};
use crate::journal::{Begin, Name, Pin, PinKey};
use crate::seal;
use crate::session::{Open, Session};
use crate::settings::Settings;
use crate::texts::Texts;

use load::Load;
use trouble::Trouble;

/// How long Y is held until the secret opens.
const OPENS_AFTER: Millis = 300;
/// How long B is held until the menu opens.
const MENU_AFTER: Millis = 600;
/// How long a secret stays open without a key.
const VEILS_AFTER: Millis = 10_000;
/// How long until the picture is dimmed, and until it is dark.
const DIMS_AFTER: Millis = 30_000;
const DARKENS_AFTER: Millis = 120_000;

/// How long the sign of a refusal moves: left, right, left.
const SWAYS_FOR: Millis = 160;
/// How far it moves, in pixels.
const SWAY: i32 = 2;
/// How long a key is held until it repeats, and how long from one repeat to the next.
const REPEATS_AFTER: Millis = 400;
const REPEATS_EVERY: Millis = 80;

/// The deepest stack of screens.
const DEPTH: usize = 10;

/// A running game with its screens.
pub(crate) struct Play<F: Flow> {
    pub(crate) session: Session<F>,
    pub(crate) screens: F,
}

impl<F: Flow> Play<F> {
    /// Lets `look` see what the table may see.
    pub(crate) fn with_desk<R>(
        &mut self,
        texts: &'static Texts,
        now: Millis,
        look: impl FnOnce(&mut F, &Desk<'_, F>) -> R,
    ) -> R {
        let table = self.session.table();
        let desk = Desk { table: &table, open: Open::of(&self.session), texts, now };
        look(&mut self.screens, &desk)
    }
}

/// The game that runs, if one does. A new game is one more arm.
// There is one of it, and no heap to put a game on.
#[allow(clippy::large_enum_variant)]
pub(crate) enum Running {
    None,
    ScotlandYard(Play<scotland_yard::Screens>),
}

/// Does something with the running game, whichever it is.
macro_rules! playing {
    ($running:expr, $play:ident => $body:expr, $none:expr) => {
        match $running {
            $crate::frame::Running::None => $none,
            $crate::frame::Running::ScotlandYard($play) => $body,
        }
    };
}
pub(crate) use playing;

/// Why the device is handed over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Why {
    /// It is the holder's turn.
    Turn,
    /// The holder takes back the last entry.
    Undo,
    /// The holder enters a secret of the set-up.
    Start,
}

/// What is to be confirmed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Question {
    /// Taking back the last entry.
    Undo,
    /// Ending the game before its end.
    EndGame,
    /// Ending the game to begin another.
    EndForNew,
    /// Erasing a game that is over.
    PutAway,
    /// Erasing a journal that cannot be read.
    Erase,
}

/// What is shown.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Screen {
    Boot,
    Home { row: u8 },
    More { row: u8 },
    Games { row: u8 },
    Rules { page: u8 },
    Languages { row: u8 },
    Settings { row: u8 },
    About,
    Draft,
    Starts,
    Seats { row: u8 },
    NamePick { seat: Seat, row: u8 },
    NameWheel { seat: Seat },
    CodeSet { seat: Seat },
    Seal,
    Game,
    HandOver { seat: Seat, why: Why },
    Code { seat: Seat },
    Paused,
    Menu { row: u8 },
    Confirm(Question),
    History { row: u8 },
    Audit { code: bool },
    Trouble { row: u8 },
}

/// What the table is told at its next look.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Notice {
    TakenBack(Seat, u8),
    WrongCode(Seat),
    LowBattery,
}

/// Y is held at a hand-over.
#[derive(Clone, Copy)]
struct Hold {
    since: Millis,
    open: bool,
    /// Veiled by time: it takes a new press to open.
    expired: bool,
}

/// A key of the stick is held on a screen that it goes on turning.
#[derive(Clone, Copy)]
struct Repeat {
    key: Key,
    next: Millis,
}

/// How awake the picture is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Idle {
    Awake,
    Dim,
    Dark,
}

/// The whole behaviour and all of its state.
pub struct Companion {
    now: Millis,
    settings: Settings,
    /// Whether the settings differ from those that are kept.
    changed: bool,
    running: Running,
    draft: Option<Draft>,
    beginning: Option<Begin>,
    screens: heapless::Vec<Screen, DEPTH>,
    pending: Option<StoreRequest>,
    failure: Option<StoreError>,
    blocked: Option<Trouble>,
    then_new_game: bool,
    load: Load,
    battery: Option<Battery>,
    updatable: bool,
    /// Whether the table is still to be told that the battery is low. It waits for any other news.
    battery_news: bool,
    notice: Option<Notice>,
    hold: Option<Hold>,
    unlocked: Option<Seat>,
    code_from: Millis,
    keys: heapless::Vec<PinKey, 4>,
    first_code: Option<Pin>,
    mismatch: bool,
    /// Why something was refused, until the next key.
    refusal: Option<&'static str>,
    /// When the sign of a refusal began to move; none when it rests.
    sways_since: Option<Millis>,
    typed: Name,
    letter: u8,
    code_picture: Option<audit::Picture>,
    /// Whether the picture of the code is still to be made.
    code_due: bool,
    pool: [u8; 32],
    salt: u64,
    b_since: Option<Millis>,
    repeat: Option<Repeat>,
    swallowed: Option<Key>,
    last_key: Millis,
    idle: Idle,
    time_told: bool,
    output: Output,
}

impl Companion {
    /// The companion before its [`Input::Start`].
    pub const fn new() -> Self {
        Self {
            now: 0,
            settings: Settings::new(),
            changed: false,
            running: Running::None,
            draft: None,
            beginning: None,
            screens: heapless::Vec::new(),
            pending: None,
            failure: None,
            blocked: None,
            then_new_game: false,
            load: Load::new(false),
            battery: None,
            updatable: false,
            battery_news: false,
            notice: None,
            hold: None,
            unlocked: None,
            code_from: 0,
            keys: heapless::Vec::new(),
            first_code: None,
            mismatch: false,
            refusal: None,
            sways_since: None,
            typed: Name::new(),
            letter: 0,
            code_picture: None,
            code_due: false,
            pool: [0; 32],
            salt: 0,
            b_since: None,
            repeat: None,
            swallowed: None,
            last_key: 0,
            idle: Idle::Awake,
            time_told: false,
            output: Output {
                redraw: false,
                store: None,
                tone: None,
                light: Light(100),
                deadline: None,
                update: false,
            },
        }
    }

    /// Takes in one thing that happened.
    pub fn handle(&mut self, now: Millis, input: Input<'_>) -> Output {
        self.now = self.now.max(now);
        match input {
            Input::Start { entropy, resume } => {
                *self = Self::new();
                self.load = Load::new(resume);
                self.now = now;
                self.last_key = now;
                self.code_from = now;
                seal::mix(&mut self.pool, &entropy);
                let _ = self.screens.push(Screen::Boot);
                self.redraw();
            }
            Input::Settings(bytes) => {
                if let Some(settings) = Settings::decode(bytes) {
                    self.settings = settings;
                    self.redraw();
                }
            }
            Input::Loaded(bytes) => self.loaded(bytes),
            Input::LoadEnd(end) => self.load_end(end),
            Input::Press(key) => self.key_down(key),
            Input::Release(key) => self.key_up(key),
            Input::Tick => self.tick(),
            Input::Stored => self.stored(),
            Input::StoreFailed(error) => self.store_failed(error),
            Input::Entropy(more) => seal::mix(&mut self.pool, &more),
            Input::LostFocus => {
                self.veil();
                self.b_since = None;
                self.repeat = None;
            }
            Input::Battery(battery) => self.battery_is(battery),
            Input::Updatable => self.updatable = true,
        }
        if self.top() == Screen::Game {
            let now = self.now;
            playing!(&mut self.running, play => play.screens.seen(now), ());
        }
        self.output.light = self.light();
        self.output.deadline = self.deadline();
        let mut output = core::mem::take(&mut self.output);
        if !self.settings.sound {
            output.tone = None;
        }
        output
    }

    fn texts(&self) -> &'static Texts {
        self.settings.language.texts()
    }

    fn top(&self) -> Screen {
        self.screens.last().copied().unwrap_or(Screen::Boot)
    }

    fn push(&mut self, screen: Screen) {
        if self.screens.push(screen).is_err() {
            // Deeper than any way through the screens leads: begin again from the bottom.
            self.go_home();
        }
        self.redraw();
    }

    fn pop(&mut self) {
        if self.screens.len() > 1 {
            self.screens.pop();
        }
        self.redraw();
    }

    /// Puts another screen in the place of the top one: the same screen with another row, as a rule.
    fn replace(&mut self, screen: Screen) {
        if let Some(top) = self.screens.last_mut() {
            *top = screen;
        }
        self.redraw();
    }

    fn go_home(&mut self) {
        let now = self.now;
        playing!(&mut self.running, play => play.session.rest(now), ());
        self.screens.clear();
        let _ = self.screens.push(Screen::Home { row: 0 });
        self.unlocked = None;
        self.draft = None;
        self.beginning = None;
        self.redraw();
    }

    /// The table of the running game, and nothing above it.
    fn go_to_table(&mut self) {
        let now = self.now;
        playing!(&mut self.running, play => {
            play.session.wake(now);
            play.screens.put_down();
        }, ());
        self.screens.clear();
        let _ = self.screens.push(Screen::Home { row: 0 });
        let _ = self.screens.push(Screen::Game);
        if playing!(&self.running, play => play.session.paused(), false) {
            let _ = self.screens.push(Screen::Paused);
        }
        self.unlocked = None;
        self.redraw();
    }

    fn redraw(&mut self) {
        self.output.redraw = true;
    }

    fn tone(&mut self, tone: Tone) {
        self.output.tone = Some(tone);
    }

    /// Whether a game runs.
    fn runs(&self) -> bool {
        playing!(&self.running, _play => true, false)
    }

    /// Draws the picture of this moment.
    pub fn draw(&self, canvas: &mut Canvas) {
        if let Some(error) = self.failure {
            return self.draw_not_stored(canvas, error);
        }
        match self.top() {
            Screen::Boot => self.draw_boot(canvas),
            Screen::Home { row } => self.draw_home(canvas, row),
            Screen::More { row } => self.draw_more(canvas, row),
            Screen::Games { row } => self.draw_games(canvas, row),
            Screen::Rules { page } => self.draw_rules(canvas, page),
            Screen::Languages { row } => self.draw_languages(canvas, row),
            Screen::Settings { row } => self.draw_settings(canvas, row),
            Screen::About => self.draw_about(canvas),
            Screen::Draft => {
                if let Some(draft) = &self.draft {
                    draft.draw(self.texts(), canvas);
                }
            }
            Screen::Starts => {
                if let Some(draft) = &self.draft {
                    draft.draw_starts(self.texts(), canvas);
                }
            }
            Screen::Seats { row } => self.draw_seats(canvas, row),
            Screen::NamePick { seat, row } => self.draw_name_pick(canvas, seat, row),
            Screen::NameWheel { seat } => self.draw_name_wheel(canvas, seat),
            Screen::CodeSet { seat } => self.draw_code_set(canvas, seat),
            Screen::Seal => self.draw_seal(canvas),
            Screen::Game => self.draw_game(canvas),
            Screen::HandOver { seat, why } => self.draw_hand_over(canvas, seat, why),
            Screen::Code { seat } => self.draw_code(canvas, seat),
            Screen::Paused => self.draw_paused(canvas),
            Screen::Menu { row } => self.draw_menu(canvas, row),
            Screen::Confirm(question) => self.draw_confirm(canvas, question),
            Screen::History { row } => self.draw_history(canvas, row),
            Screen::Audit { code } => self.draw_audit(canvas, code),
            Screen::Trouble { row } => self.draw_trouble(canvas, row),
        }
        if let Some(reason) = self.refusal {
            notice(canvas, bars::Notice::Refusal, reason, self.sway());
            if !self.is_open() {
                // Whatever the keys did before: now they take the bar away.
                key_hints(canvas, &[(Cap::A, self.texts().go_on)]);
            }
        }
    }

    fn battery_is(&mut self, battery: Battery) {
        let was_low = self.battery.is_some_and(Battery::is_low);
        if self.battery.replace(battery) == Some(battery) {
            return;
        }
        if battery.is_low() && !was_low {
            self.battery_news = true;
            self.tone(Tone::Notice);
        }
        if matches!(self.top(), Screen::Home { .. } | Screen::Settings { .. } | Screen::Game) {
            self.redraw();
        }
    }

    /// Says why something is not possible, until the next key.
    fn refuse(&mut self, reason: &'static str) {
        self.refusal = Some(reason);
        self.sways_since = Some(self.now);
        self.tone(Tone::Refused);
        self.redraw();
    }

    /// How far the sign of a refusal is from its place now.
    fn sway(&self) -> i32 {
        match self.sways_since.map(|since| self.now.saturating_sub(since) * 3 / SWAYS_FOR) {
            Some(0 | 2) => -SWAY,
            Some(1) => SWAY,
            _ => 0,
        }
    }
}

impl Default for Companion {
    fn default() -> Self {
        Self::new()
    }
}
