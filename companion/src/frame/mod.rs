//! The frame round every game: home, set-up, hand-overs, codes, menu, undo, history, audit, and the journal behind all.
//! It knows no game: those on its [`Shelf`] come as [`AnyPlay`] and [`SetupForm`](crate::games::SetupForm).
//!
//! One stack of screens ([`screen`]); each has a function for its keys, which changes the state, and one that only draws.

mod audit;
mod box_screens;
mod boxes;
mod breath;
mod correct;
mod deeds;
mod draft;
mod hand_over;
mod history;
mod home;
mod keys;
mod load;
mod menu;
mod news;
mod page;
mod past;
mod people;
mod pins;
mod robots;
mod rules;
mod screen;
mod settings;
mod signs;
mod store;
mod table;
mod trouble;
mod who_plays;
mod work;

use confidant_core::pack::Boxes;
use confidant_core::seat::Seat;

use crate::Canvas;
use crate::draw::Signs;
use crate::draw::parts::bars::{self, notice};
use crate::draw::parts::hints::{Cap, Hint, answer_key, hints};
use crate::games::registry::Games;
use crate::games::{Info, Running, Shelf};
use crate::input::{BODY, Input, Key, Light, Millis, Output, Tone};
use crate::page::Show;
use crate::play::{AnyPlay, Context};
use crate::seal;
use crate::session::Session;
use crate::settings::Settings;
use crate::texts::Texts;

use deeds::Shows;
use draft::Draft;
use keys::KeyState;
use load::Load;
use news::News;
use past::Past;
use pins::Codes;
use screen::{Hold, Screen, Stack, Veil, Why};
use store::{Storing, Then};
use work::WrittenOut;

/// How long the sign of a refusal moves: left, right, left.
const SWAYS_FOR: Millis = 160;
/// How far it moves, in pixels.
const SWAY: i32 = 2;

/// Why something is not possible, until the next key.
#[derive(Clone, Copy)]
struct Refusal {
    reason: &'static str,
    since: Millis,
}

/// How long the hint bar answers a key that does nothing.
const ANSWERS_FOR: Millis = 800;

/// What the hint bar answers such a key.
#[derive(Clone, Copy)]
struct Answer {
    key: Key,
    word: &'static str,
    until: Millis,
}

/// Random bytes that nobody else knows. The game's seed comes from here, and where secret lists begin.
struct Entropy {
    pool: [u8; 32],
    /// The moments of the presses.
    salt: u64,
}

impl Entropy {
    /// A number for this once.
    fn draw(&mut self) -> u64 {
        let drawn = seal::seed(&self.pool, self.salt);
        // What was used must not be used again.
        seal::mix(&mut self.pool, &drawn.to_le_bytes());
        drawn
    }
}

/// The whole behaviour and all of its state.
pub struct Companion<S: Shelf = Games> {
    now: Millis,
    output: Output,
    settings: Settings,
    /// Whether the settings differ from those that are kept.
    changed: bool,
    session: Session,
    running: S::Running,
    draft: Draft<S>,
    stack: Stack,
    refusal: Option<Refusal>,
    /// What the hint bar answers a key that did nothing.
    answer: Option<Answer>,
    /// Until then Confidant, who has decided on a move, has nothing to do.
    rests_until: Millis,
    storing: Storing,
    load: Load,
    past: Past,
    news: News,
    fingers: KeyState,
    entropy: Entropy,
    codes: Codes,
    written: WrittenOut,
    /// Whether the body can be given a new program.
    updatable: bool,
    /// Which body this is, if it said so.
    body: heapless::String<BODY>,
    /// Whether pictures are not to move by themselves.
    still: bool,
    /// Whether the picture never goes dark.
    stays_lit: bool,
    /// Whether the body thinks as quickly as a laptop.
    quick: bool,
    /// Which day it is, if the body knows.
    today: Option<u32>,
    /// The boxes that were entered, and the values that games use.
    boxes: Boxes,
    /// The signs that the table saw last.
    signs: Signs,
}

impl<S: Shelf> Companion<S> {
    /// The companion before its [`Input::Start`].
    pub const fn new() -> Self {
        Self {
            now: 0,
            output: Output {
                redraw: false,
                store: None,
                tone: None,
                light: Light(0),
                deadline: None,
                update: false,
            },
            settings: Settings::new(),
            changed: false,
            session: Session::new(),
            running: S::Running::NONE,
            draft: Draft::NONE,
            stack: Stack::new(),
            refusal: None,
            answer: None,
            rests_until: 0,
            storing: Storing::new(),
            load: Load::new(false),
            past: Past::new(),
            news: News::new(),
            fingers: KeyState::new(),
            entropy: Entropy { pool: [0; 32], salt: 0 },
            codes: Codes::new(),
            written: WrittenOut::new(),
            updatable: false,
            body: heapless::String::new(),
            still: false,
            stays_lit: false,
            quick: false,
            today: None,
            boxes: Boxes::SHIPPED,
            signs: Signs::new(),
        }
    }

    /// The power came on: all is forgotten, each part in its place.
    #[inline(never)]
    fn start(&mut self, now: Millis, entropy: &[u8; 32], resume: bool) {
        self.now = now;
        self.settings = Settings::new();
        self.changed = false;
        self.end_session();
        self.draft = Draft::NONE;
        self.forget_answers();
        self.storing = Storing::new();
        self.load = Load::new(resume);
        self.past = Past::new();
        self.updatable = false;
        self.body.clear();
        self.today = None;
        self.boxes = Boxes::SHIPPED;
        self.news = News::new();
        self.fingers = KeyState::new();
        self.fingers.touched(now);
        self.entropy = Entropy { pool: [0; 32], salt: 0 };
        seal::mix(&mut self.entropy.pool, entropy);
        self.stack.set([Screen::Boot]);
        self.redraw();
    }

    /// Takes in one thing that happened. What the inputs come to are functions by themselves: of what one needs on the stack
    /// the others need nothing.
    pub fn handle(&mut self, now: Millis, input: Input<'_>) -> Output {
        self.now = self.now.max(now);
        match input {
            Input::Start { entropy, resume } => self.start(now, &entropy, resume),
            Input::Settings(bytes) => {
                if let Some(settings) = Settings::decode(bytes) {
                    self.settings = settings;
                    self.redraw();
                }
            }
            Input::Loaded(bytes) => {
                self.loaded(bytes);
                // A start may have thousands of them: what follows from all of them is asked for at their end.
                return Output::default();
            }
            Input::LoadEnd(end) => self.load_end(end),
            Input::Shelved(bytes) => {
                self.shelved(bytes);
                return Output::default();
            }
            Input::Press(key) => self.key_down(key),
            Input::Release(key) => self.key_up(key),
            Input::Tick => self.tick(),
            Input::Stored => self.stored(),
            Input::StoreFailed(error) => self.store_failed(error),
            Input::Entropy(more) => seal::mix(&mut self.entropy.pool, &more),
            Input::LostFocus => {
                self.veil();
                self.codes.close();
                self.no_longer_agree();
                self.fingers.let_go();
            }
            Input::Battery(battery) => self.battery_is(battery),
            Input::Updatable => self.updatable = true,
            Input::Body(text) => self.body = heapless::String::try_from(text).unwrap_or_default(),
            Input::Text(text) => self.typed(text),
            Input::Sound(on) => self.switch_sound(on),
            Input::Still(still) => self.still = still,
            Input::StaysLit => self.stays_lit = true,
            Input::Quick => self.quick = true,
            Input::Today(day) => self.today = Some(day),
            Input::Boxes(boxes) => self.boxes.clone_from(boxes),
            Input::SetUp(which) => self.open_set_up(which),
        }
        self.drop_closed();
        self.hold_time();
        if self.still {
            self.skip_motion();
        }
        if *self.stack.top() == Screen::Game {
            let now = self.now;
            if let Some(play) = self.running.get_mut() {
                play.seen(now);
            }
        }
        self.output.light = self.light();
        self.output.deadline = self.deadline();
        let mut output = core::mem::take(&mut self.output);
        if self.settings.volume == 0 {
            output.tone = None;
        }
        output
    }

    /// At the table time runs while somebody thinks, and stands while something is read or set up.
    fn hold_time(&mut self) {
        if *self.stack.top() != Screen::Game {
            return;
        }
        if self.play().is_some_and(|play| play.holds_time(&self.session, self.here())) {
            self.session.rest(self.now);
        } else {
            self.session.wake(self.now);
        }
    }

    /// Drops what belongs to screens that are no longer open.
    fn drop_closed(&mut self) {
        let set_up = self.stack.has(|screen| {
            matches!(screen, Screen::OwnBox { .. } | Screen::WhoPlays { .. } | Screen::Draft { .. })
        });
        if !set_up && self.storing.then != Then::Again {
            self.draft.end();
        }
        if !self.stack.has(|screen| matches!(screen, Screen::Audit { .. })) {
            self.written.clear();
        }
    }

    fn texts(&self) -> &'static Texts {
        self.settings.language.texts()
    }

    /// Where and when something is drawn or pressed at the table.
    fn here(&self) -> Context {
        Context {
            language: self.settings.language,
            now: self.now,
            random: 0,
            rests: self.fingers.rests(self.now),
        }
    }

    /// The same while a secret is unveiled, with a number that nobody knows.
    fn in_secret(&mut self) -> Context {
        Context { random: self.entropy.draw() as u32, ..self.here() }
    }

    /// The game that runs.
    fn play(&self) -> Option<&dyn AnyPlay> {
        self.running.get()
    }

    /// Whether a game runs.
    fn runs(&self) -> bool {
        self.play().is_some()
    }

    /// What the house knows of the running game, or of the one that is set up.
    fn info(&self) -> Option<&'static Info> {
        let kind = if self.runs() { self.session.beginning().game } else { self.draft.kind() };
        S::info(kind)
    }

    fn push(&mut self, screen: Screen) {
        self.forget_answers();
        if !self.stack.push(screen) {
            // Deeper than any way through the screens leads: begin again from the bottom.
            self.go_home();
        }
        self.redraw();
    }

    fn pop(&mut self) {
        self.forget_answers();
        self.stack.pop();
        self.breathe_anew();
        self.redraw();
    }

    /// Puts another screen in the place of the top one: the same screen with another row, as a rule.
    fn replace(&mut self, screen: Screen) {
        self.forget_answers();
        if let Some(top) = self.stack.top_mut() {
            *top = screen;
        }
        self.redraw();
    }

    fn hand_over(&mut self, seat: Seat, why: Why) {
        self.push(Screen::HandOver(Veil::new(seat, why)));
        self.open_if_alone();
    }

    fn go_home(&mut self) {
        self.forget_answers();
        self.session.rest(self.now);
        self.stack.set([Screen::Home { row: 0 }]);
        self.leave_past();
        self.redraw();
    }

    /// The table of the running game, and nothing above it.
    fn go_to_table(&mut self) {
        self.forget_answers();
        self.session.wake(self.now);
        if let Some(play) = self.running.get_mut() {
            play.put_down();
        }
        if self.session.is_given_up() {
            return self.show_given_up();
        }
        self.stack.set([Screen::Home { row: 0 }, Screen::Game]);
        if self.session.paused() {
            self.stack.push(Screen::Paused);
        } else {
            self.breathe();
        }
        self.redraw();
    }

    /// The game is put away: nothing of it stays in memory.
    fn end_session(&mut self) {
        self.running = S::Running::NONE;
        self.session.forget();
        self.codes.close();
        self.written.clear();
    }

    fn redraw(&mut self) {
        self.output.redraw = true;
    }

    fn tone(&mut self, tone: Tone) {
        self.output.tone = Some(tone);
    }

    /// The page of the house that is shown.
    fn page(&self, show: &mut Shows<'_>) {
        if let Some(error) = self.storing.failure {
            return self.not_stored_page(show, error);
        }
        match self.stack.top() {
            Screen::Home { row } => self.home_page(show, *row),
            Screen::More { row } => self.more_page(show, *row),
            Screen::Games { row } => self.games_page(show, *row),
            Screen::RuleBooks { row } => self.rule_books_page(show, *row),
            Screen::Rules { game, page } => self.rules_page(show, *game, *page),
            Screen::Welcome => self.welcome_page(show),
            Screen::Languages { row } => self.languages_page(show, *row),
            Screen::Settings { row } => self.settings_page(show, *row),
            Screen::Boxes { row } => self.boxes_page(show, *row),
            Screen::Box(which) => self.box_page(show, *which),
            Screen::NewValues(which) => self.new_values_page(show, *which),
            Screen::About => self.about_page(show),
            Screen::Paused => self.paused_page(show),
            Screen::Menu { row } => self.menu_page(show, *row),
            Screen::Confirm(question) => self.confirm_page(show, *question),
            Screen::Correct { row } => self.correct_page(show, *row),
            Screen::Agree { entry, since } => self.agree_page(show, *entry, *since),
            Screen::Signs { row } => self.signs_page(show, *row),
            Screen::History { row } => self.history_page(show, *row),
            Screen::OwnBox { which, row } => self.own_box_page(show, *which, *row),
            Screen::Address(which) => self.address_page(show, *which),
            Screen::WhoPlays { row } => self.who_plays_page(show, *row),
            Screen::Draft { row } => self.draft_page(show, *row),
            Screen::Seats { row } => self.seats_page(show, *row),
            Screen::NamePick { seat, row } => self.name_pick_page(show, *seat, *row),
            Screen::NameWheel { seat, typed, letter } => self.name_wheel_page(show, *seat, typed, *letter),
            Screen::Pins { row } => self.pins_page(show, *row),
            Screen::Seal => self.seal_page(show),
            Screen::Breath { since } => self.breath_page(show, *since),
            Screen::HandOver(veil) => self.hand_over_page(show, veil),
            Screen::Audit { part } => self.audit_page(show, *part),
            Screen::Trouble { row } => self.trouble_page(show, *row),
            Screen::Past { row } => self.past_page(show, *row),
            Screen::Wins { row } => self.wins_page(show, *row),
            Screen::GivenUp { row } => self.given_up_page(show, *row),
            // The game's own pages.
            Screen::Boot | Screen::DraftPage | Screen::Game => {}
        }
    }

    /// Draws the picture of this moment.
    pub fn draw(&mut self, canvas: &mut Canvas) {
        self.draw_now(canvas);
        if *self.stack.top() == Screen::Game {
            self.signs.clone_from(canvas.signs());
        }
    }

    fn draw_now(&self, canvas: &mut Canvas) {
        match self.stack.top() {
            _ if self.storing.failure.is_some() => {
                return self.page(&mut Show::drawing(canvas, false));
            }
            Screen::Boot => self.draw_boot(canvas),
            Screen::DraftPage => self.draw_draft_page(canvas),
            Screen::Game => self.draw_game(canvas),
            Screen::HandOver(veil) if veil.hold == Hold::Unveiled => self.draw_unveiled(canvas, veil),
            _ => self.page(&mut Show::drawing(canvas, false)),
        }
        if let Some(answer) = self.answer {
            answer_key(canvas, answer.key, answer.word, self.is_unveiled());
        }
        if let Some(refusal) = self.refusal {
            notice(canvas, bars::Notice::Refusal, refusal.reason, self.sway(refusal.since));
            canvas.say_any_key();
            if !self.is_unveiled() {
                // Whatever the keys did before: now they take the bar away.
                hints(canvas, &[Hint::new(&[Cap::A], self.texts().go_on)]);
            }
        }
    }

    /// What was answered to the last key is over.
    fn forget_answers(&mut self) {
        self.refusal = None;
        self.answer = None;
    }

    /// The key that was pressed does nothing here, or not yet: the bar says so for a moment. While a secret is unveiled
    /// that makes no sound, and the stick never does.
    fn answer_nothing(&mut self) {
        let texts = self.texts();
        let Some(key) = self.fingers.key() else { return };
        if *self.stack.top() == Screen::Game
            && self.play().is_some_and(|play| play.goes_on(&self.session, self.here()))
        {
            // A banner has no bar, and takes the same key in a moment.
            return;
        }
        let word = if self.fingers.rests(self.now) { texts.key_soon } else { texts.key_nothing };
        self.answer = Some(Answer { key, word, until: self.now + ANSWERS_FOR });
        if !self.is_unveiled() && matches!(key, Key::A | Key::B | Key::X | Key::Y) {
            self.tone(Tone::Refused);
        }
        self.redraw();
    }

    /// Says why something is not possible, until the next key. While a secret is unveiled it makes no sound: nobody is
    /// to hear that something did not fit.
    fn refuse(&mut self, reason: &'static str) {
        self.refusal = Some(Refusal { reason, since: self.now });
        if !self.is_unveiled() {
            self.tone(Tone::Refused);
        }
        self.redraw();
    }

    /// When the sign of a refusal, or of what could not be stored, moves next.
    fn next_sway(&self) -> Option<Millis> {
        let since = match (self.storing.failure, self.refusal) {
            (Some(_), _) => self.storing.failed_at,
            (None, refusal) => refusal?.since,
        };
        let steps = [1, 2, 3].map(|step| since + (step * SWAYS_FOR).div_ceil(3));
        steps.into_iter().find(|&step| step > self.now)
    }

    /// How far the sign of a refusal is from its place now.
    fn sway(&self, since: Millis) -> i32 {
        match self.now.saturating_sub(since) * 3 / SWAYS_FOR {
            0 | 2 => -SWAY,
            1 => SWAY,
            _ => 0,
        }
    }
}

impl<S: Shelf> Default for Companion<S> {
    fn default() -> Self {
        Self::new()
    }
}
