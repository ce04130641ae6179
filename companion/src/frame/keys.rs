//! Keys and time: holding Y and B, the veil, idling, and which screen a key goes to.

use super::Companion;
use super::screen::{Hold, Screen};
use crate::clock::Face;
use crate::games::{Running as _, Shelf};
use crate::input::{Key, Light, Millis, Tone};
use crate::page::Show;
use crate::play::Next;

/// How long B is held until the menu opens.
const MENU_AFTER: Millis = 600;
/// How long a secret stays open without a key.
pub(super) const VEILS_AFTER: Millis = 30_000;
/// How long a new page of a rose takes no flick: a bounce must not take two arms.
const FLICK_RESTS_FOR: Millis = 150;
/// How long until the picture is dimmed, and until it is dark;
const DIMS_AFTER: Millis = 30_000;
const DARKENS_AFTER: Millis = 120_000;
/// and where somebody chooses, who may well think for longer.
const CHOOSING_DIMS_AFTER: Millis = 120_000;
const CHOOSING_DARKENS_AFTER: Millis = 240_000;
/// How long until the table sees its face, where a game has one.
const FACE_AFTER: Millis = 5_000;
/// How often a turn clock is heard once its time is over.
const GONG_EVERY: u32 = 30;
/// How long A does nothing, and no key enters anything, after a change that the person did not ask for; and where the next
/// press would be another person's. Whoever presses twice must not enter the next one's move.
const RESTS_FOR: Millis = 400;
const RESTS_FOR_ANOTHER: Millis = 600;
/// How long a key is held until it repeats, and how long from one repeat to the next.
const REPEATS_AFTER: Millis = 400;
const REPEATS_EVERY: Millis = 80;

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

/// What fingers do, and how long they have done nothing.
pub(super) struct KeyState {
    /// The key that went down last,
    key: Key,
    /// and whether it ended what moved: then it did something.
    ended_motion: bool,
    b_since: Option<Millis>,
    /// Whether B was already down when what is shown came.
    b_is_old: bool,
    repeat: Option<Repeat>,
    /// Whether A is down since it entered something: the stick may draw on.
    draws: bool,
    /// Which directions of the stick are down, a bit each,
    stick: u8,
    /// and when one last did something while Y was held.
    flicked: Option<Millis>,
    /// A key that only woke the picture.
    swallowed: Option<Key>,
    last_key: Millis,
    /// From when on A counts again.
    rests_until: Millis,
    idle: Idle,
    /// Whether the table sees its face.
    face: bool,
    /// Whether it was told that the time of this turn has run out.
    time_told: bool,
    /// The second of the turn clock that was heard last.
    second_told: u32,
    /// When the picture changes by itself next; what is due before is work that is not seen.
    picture_due: Option<Millis>,
}

impl KeyState {
    pub(super) const fn new() -> Self {
        Self {
            key: Key::A,
            ended_motion: false,
            b_since: None,
            b_is_old: false,
            repeat: None,
            draws: false,
            stick: 0,
            flicked: None,
            swallowed: None,
            last_key: 0,
            rests_until: 0,
            idle: Idle::Awake,
            face: false,
            time_told: false,
            second_told: 0,
            picture_due: None,
        }
    }

    /// Somebody did something just now.
    pub(super) fn touched(&mut self, now: Millis) {
        self.last_key = now;
        self.idle = Idle::Awake;
        self.face = false;
    }

    /// How long nobody did anything.
    pub(super) fn quiet_for(&self, now: Millis) -> Millis {
        now.saturating_sub(self.last_key)
    }

    /// What is held does not count any more.
    pub(super) fn let_go(&mut self) {
        self.b_since = None;
        self.repeat = None;
        self.draws = false;
        self.stick = 0;
    }

    /// A direction of the stick went down or came up.
    fn stick_moves(&mut self, key: Key, down: bool) {
        let bit = direction(key);
        self.stick = if down { self.stick | bit } else { self.stick & !bit };
    }

    /// Takes a flick, unless the stick has not come back to the middle or the page has just come.
    pub(super) fn flicks(&mut self, key: Key, now: Millis, once: bool) -> bool {
        if direction(key) == 0 {
            return true;
        }
        if once && (self.stick != direction(key) || now < self.flick_rests_until()) {
            return false;
        }
        self.flicked = Some(now);
        true
    }

    fn flick_rests_until(&self) -> Millis {
        self.flicked.map_or(0, |flicked| flicked + FLICK_RESTS_FOR)
    }

    /// The key that went down last, unless it has ended what moved.
    pub(super) fn key(&self) -> Option<Key> {
        (!self.ended_motion).then_some(self.key)
    }

    /// Whether A does nothing yet.
    pub(super) fn rests(&self, now: Millis) -> bool {
        now < self.rests_until
    }

    /// What is shown has changed without being asked for: keys rest a moment, and what is down already does not count.
    pub(super) fn rest(&mut self, now: Millis, next: Next) {
        let rests_for = match next {
            Next::Free => return,
            Next::Same => RESTS_FOR,
            Next::Other => RESTS_FOR_ANOTHER,
        };
        self.rests_until = self.rests_until.max(now + rests_for);
        self.b_is_old = self.b_since.is_some();
        self.repeat = None;
    }

    /// Something was entered: the next turn has its time.
    pub(super) fn new_entry(&mut self, now: Millis, next: Next) {
        self.time_told = false;
        self.rest(now, next);
    }
}

/// A bit for each direction of the stick, none for other keys.
const fn direction(key: Key) -> u8 {
    match key {
        Key::Up => 1,
        Key::Down => 2,
        Key::Left => 4,
        Key::Right => 8,
        Key::A | Key::B | Key::X | Key::Y => 0,
    }
}

impl<S: Shelf> Companion<S> {
    /// From when on a flick of the stick counts again, for whoever presses keys in the place of people.
    pub fn flick_rests_until(&self) -> Millis {
        if self.is_rose() { self.fingers.flick_rests_until() } else { 0 }
    }

    /// How much longer what is open stays open without a key. A body that holds Y for a person can show it.
    pub fn held_left(&self, now: Millis) -> Option<Millis> {
        let is_held_open = self.is_unveiled() && !self.is_open_alone();
        is_held_open.then(|| VEILS_AFTER.saturating_sub(self.fingers.quiet_for(now)))
    }

    /// How long until the picture is dimmed, and until it is dark.
    fn idles_after(&self) -> (Millis, Millis) {
        if self.is_choosing() {
            (CHOOSING_DIMS_AFTER, CHOOSING_DARKENS_AFTER)
        } else {
            (DIMS_AFTER, DARKENS_AFTER)
        }
    }

    /// Whether somebody is to choose something: a move, what a game is set up with.
    fn is_choosing(&self) -> bool {
        match self.stack.top() {
            Screen::Game => self.session.turn().is_some(),
            Screen::OwnBox { .. }
            | Screen::WhoPlays { .. }
            | Screen::Draft { .. }
            | Screen::DraftPage
            | Screen::Seats { .. }
            | Screen::NamePick { .. }
            | Screen::NameWheel { .. }
            | Screen::Pins { .. }
            | Screen::Correct { .. } => true,
            _ => self.is_unveiled(),
        }
    }

    /// From when on A counts again, for whoever presses keys in the place of people.
    pub fn rests_until(&self) -> Millis {
        self.fingers.rests_until
    }

    #[inline(never)]
    pub(super) fn key_down(&mut self, key: Key) {
        // The moments of the presses are known to nobody in advance: they go into the next seed.
        let salt = self.entropy.salt.rotate_left(9).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.entropy.salt = salt ^ self.now ^ key as u64;
        let slept = self.fingers.idle == Idle::Dark;
        self.fingers.touched(self.now);
        self.fingers.repeat = None;
        self.fingers.stick_moves(key, true);
        self.fingers.key = key;
        self.fingers.ended_motion = self.moves_at().is_some();
        self.answer = None;
        self.skip_motion();
        self.redraw();
        if slept {
            self.fingers.swallowed = Some(key);
            return;
        }
        if self.storing.failure.is_some() {
            return self.press_page(key);
        }
        // What was asked for is not stored yet: nothing else can happen before.
        if self.storing.pending.is_some() || *self.stack.top() == Screen::Boot {
            return;
        }
        match key {
            Key::A if self.fingers.rests(self.now) => self.answer_nothing(),
            Key::Y => self.hold_begins(),
            Key::B if !self.is_unveiled() || self.is_open_alone() && !self.is_rose() => {
                self.fingers.b_since = Some(self.now);
                self.fingers.b_is_old = false;
            }
            _ if self.is_unveiled() => self.press_unveiled(key),
            // While Y is down and nothing is open yet, other keys are slips.
            _ if self.stack.veil().is_some_and(|veil| veil.hold != Hold::No) => {}
            _ => {
                self.press_screen(key);
                if direction(key) == 0 {
                    self.fingers.draws = key == Key::A && self.storing.pending.is_some();
                }
                self.draw_on(key);
                if self.repeats(key) {
                    self.fingers.repeat = Some(Repeat { key, next: self.now + REPEATS_AFTER });
                }
            }
        }
    }

    /// The stick has moved while A is down: what A entered is entered here, too, where that makes sense.
    #[inline(never)]
    fn draw_on(&mut self, key: Key) {
        if !self.fingers.draws || direction(key) == 0 || *self.stack.top() != Screen::Game {
            return;
        }
        if self.play().is_some_and(|play| play.draws_on(&self.session, self.here())) {
            self.press_game(Key::A);
        }
    }

    /// When what moves at the table moves next.
    fn moves_at(&self) -> Option<Millis> {
        let play = self.play().filter(|_| *self.stack.top() == Screen::Game)?;
        play.moves_at(self.now)
    }

    /// Any key ends what moves.
    pub(super) fn skip_motion(&mut self) {
        self.storing.failed_at = 0;
        if let Some(refusal) = &mut self.refusal {
            refusal.since = 0;
        }
        if let Some(play) = self.running.get_mut() {
            play.skip_motion();
        }
    }

    /// Whether this key, held, goes on turning what is shown: wheels, long lists, the cursor of a map. Nothing behind
    /// the hold does: there every step is a press.
    fn repeats(&self, key: Key) -> bool {
        match self.stack.top() {
            Screen::NameWheel { .. } | Screen::History { .. } => matches!(key, Key::Up | Key::Down),
            Screen::DraftPage => self.draft.repeats(key),
            Screen::Game => self.play().is_some_and(|play| play.repeats(key)),
            _ => false,
        }
    }

    /// Repeats a key that is held. This is not a press: it wakes nobody and makes no sound.
    fn repeat_key(&mut self) {
        let Some(Repeat { key, next }) = self.fingers.repeat else { return };
        let free = self.storing.pending.is_none() && self.storing.failure.is_none();
        if !free || self.fingers.idle != Idle::Awake || !self.repeats(key) {
            self.fingers.repeat = None;
        } else if self.now >= next {
            self.fingers.repeat = Some(Repeat { key, next: self.now + REPEATS_EVERY });
            self.press_screen(key);
            self.draw_on(key);
            self.output.tone = None;
            self.answer = None;
        }
    }

    pub(super) fn key_up(&mut self, key: Key) {
        self.fingers.stick_moves(key, false);
        if self.fingers.repeat.is_some_and(|repeat| repeat.key == key) {
            self.fingers.repeat = None;
        }
        if self.fingers.swallowed == Some(key) {
            self.fingers.swallowed = None;
            return;
        }
        match key {
            Key::A => {
                self.fingers.draws = false;
                self.no_longer_agree();
            }
            Key::Y => self.hold_ends(),
            Key::B => {
                let was_down = self.fingers.b_since.take().is_some();
                let free = self.storing.pending.is_none() && self.storing.failure.is_none();
                if was_down && !self.fingers.b_is_old && free && (!self.is_unveiled() || self.is_open_alone())
                {
                    self.press_screen(Key::B);
                }
            }
            _ => {}
        }
    }

    #[inline(never)]
    pub(super) fn tick(&mut self) {
        if self.fingers.picture_due.is_some_and(|due| self.now >= due) {
            self.redraw();
        }
        if self.answer.is_some_and(|answer| self.now >= answer.until) {
            self.answer = None;
        }
        self.work();
        self.hold_on();
        self.breathe_on();
        self.agree_on();
        if let Some(since) = self.fingers.b_since
            && self.now >= since + MENU_AFTER
        {
            self.fingers.b_since = None;
            if self.storing.pending.is_none() && self.storing.failure.is_none() {
                self.open_menu();
            }
        }
        self.repeat_key();
        let quiet = self.fingers.quiet_for(self.now);
        if quiet >= FACE_AFTER && !self.fingers.face && self.may_show_face() {
            self.fingers.face = true;
            self.redraw();
        }
        let (dims_after, darkens_after) = self.idles_after();
        self.fingers.idle = if self.shows_face() {
            if quiet >= DARKENS_AFTER { Idle::Dim } else { Idle::Awake }
        } else if quiet >= darkens_after && self.may_darken() {
            Idle::Dark
        } else if quiet >= dims_after {
            Idle::Dim
        } else {
            Idle::Awake
        };
        self.tell_time();
    }

    /// Whether the picture may go dark: not while a clock runs, nor on a screen that is not ours to darken.
    fn may_darken(&self) -> bool {
        !self.stays_lit && !self.session.clock_runs()
    }

    /// A clock that has run down is told once.
    fn tell_time(&mut self) {
        let out = self.session.is_out_of_time(self.now);
        if out && !self.fingers.time_told {
            self.tone(Tone::Time);
        }
        self.fingers.time_told = out;
        self.tick_seconds();
    }

    /// Where the table has a face its last ten seconds are heard, and every half minute beyond them.
    fn tick_seconds(&mut self) {
        if !self.session.clock_runs() || !self.may_show_face() {
            return;
        }
        let Some(face) = self.session.clock_face(self.now).filter(|face| face.of > 0) else { return };
        // All seconds of a turn have a number: those that are left, then those beyond.
        let second = if face.over > 0 { face.of + face.over } else { face.of - face.seconds.min(face.of) };
        if core::mem::replace(&mut self.fingers.second_told, second) == second {
            return;
        }
        match face {
            Face { over: 1.., .. } if face.over.is_multiple_of(GONG_EVERY) => self.tone(Tone::Time),
            Face { seconds: 1..=10, over: 0, .. } => self.tone(Tone::Click),
            _ => {}
        }
    }

    /// Whether the table could see its face: it waits for somebody at the running game, and nothing else is to be read.
    fn may_show_face(&self) -> bool {
        let free = self.storing.pending.is_none() && self.storing.failure.is_none();
        *self.stack.top() == Screen::Game
            && free
            && self.refusal.is_none()
            && !self.news.waits()
            && self.play().is_some_and(|play| play.has_face(&self.session, self.here()))
    }

    /// Whether the table sees its face instead of the page that is open. The key that takes it away counts: by a single one
    /// nothing is entered there.
    pub fn shows_face(&self) -> bool {
        self.fingers.face && self.may_show_face()
    }

    /// A key of a screen that everybody may see.
    pub(super) fn press_screen(&mut self, key: Key) {
        if self.shows_news() {
            self.news.read();
        }
        if self.refusal.take().is_some() {
            // The key has taken the refusal away.
            return self.redraw();
        }
        match self.stack.top() {
            Screen::DraftPage => self.press_draft_page(key),
            Screen::Game => self.press_game(key),
            _ => self.press_page(key),
        }
        if self.output.tone.is_none() {
            self.tone(Tone::Click);
        }
    }

    /// A key of a page of the house.
    fn press_page(&mut self, key: Key) {
        let mut show = Show::pressing(key, false);
        self.page(&mut show);
        self.do_found(show.found());
    }

    pub(super) fn light(&self) -> Light {
        let full = match self.fingers.idle {
            Idle::Dark => 0,
            Idle::Dim => 30,
            // A secret needs no more light than its holder.
            Idle::Awake if self.is_unveiled() && !self.is_open_alone() => 60,
            Idle::Awake => 100,
        };
        Light((full * u16::from(self.settings.light) / 5) as u8)
    }

    /// When time has to be told next: for the picture, or for work that is not seen.
    pub(super) fn deadline(&mut self) -> Option<Millis> {
        let picture = self.next_picture();
        self.fingers.picture_due = picture;
        if self.has_work() { Some(self.now + 1) } else { picture }
    }

    fn next_picture(&self) -> Option<Millis> {
        let mut next = None;
        let mut at = |moment: Millis| {
            let moment = moment.max(self.now + 1);
            next = Some(next.map_or(moment, |next: Millis| next.min(moment)));
        };
        let (now, fingers) = (self.now, &self.fingers);
        if let Some(veil) = self.stack.veil() {
            match veil.hold {
                Hold::Unveiled if self.is_open_alone() => {}
                Hold::Unveiled => at(fingers.last_key + VEILS_AFTER),
                // The ring fills in steps.
                Hold::Since(since) => at((now + 50).min(since + veil.opens_after())),
                Hold::No | Hold::Expired => {
                    // Then it asks for the code again.
                    self.codes.open_until(veil.seat).filter(|&end| end > now).into_iter().for_each(&mut at);
                }
            }
            let wait = self.session.pin_wait(veil.seat, now);
            if wait > 0 {
                at(now + (wait - 1) % 1000 + 1);
            }
        }
        for moment in [self.breath_moves_at(), self.agree_moves_at()].into_iter().flatten() {
            at(moment);
        }
        if let Some(since) = fingers.b_since {
            at(since + MENU_AFTER);
        }
        if let Some(repeat) = fingers.repeat {
            at(repeat.next);
        }
        if let Some(step) = self.next_sway() {
            at(step);
        }
        if let Some(answer) = self.answer {
            at(answer.until);
        }
        match fingers.idle {
            Idle::Awake if self.may_show_face() => {
                at(fingers.last_key + if fingers.face { DARKENS_AFTER } else { FACE_AFTER });
            }
            Idle::Awake => at(fingers.last_key + self.idles_after().0),
            Idle::Dim if self.may_darken() && !self.shows_face() => {
                at(fingers.last_key + self.idles_after().1);
            }
            _ => {}
        }
        if self.session.clock_runs() && fingers.idle != Idle::Dark {
            at(self.session.next_second(now));
        }
        for moment in [self.moves_at(), self.thinks_on_at()].into_iter().flatten() {
            at(moment);
        }
        next
    }
}
