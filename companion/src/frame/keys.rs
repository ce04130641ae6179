//! Keys and time: holding Y and B, the veil, idling, and which screen a key goes to.

use super::Companion;
use super::screen::{Hold, Screen};
use crate::games::{Running as _, Shelf};
use crate::input::{Key, Light, Millis, Tone};
use crate::page::Show;

/// How long B is held until the menu opens.
const MENU_AFTER: Millis = 600;
/// How long a secret stays open without a key.
pub(super) const VEILS_AFTER: Millis = 10_000;
/// How long until the picture is dimmed, and until it is dark.
const DIMS_AFTER: Millis = 30_000;
const DARKENS_AFTER: Millis = 120_000;
/// How long A does nothing after an entry: whoever presses twice must not enter the next one's move.
const RESTS_FOR: Millis = 400;
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
    b_since: Option<Millis>,
    repeat: Option<Repeat>,
    /// A key that only woke the picture.
    swallowed: Option<Key>,
    last_key: Millis,
    /// From when on A counts again.
    a_rests_until: Millis,
    idle: Idle,
    /// Whether it was told that the time of this turn has run out.
    time_told: bool,
    /// When the picture changes by itself next; what is due before is work that is not seen.
    picture_due: Option<Millis>,
}

impl KeyState {
    pub(super) const fn new() -> Self {
        Self {
            b_since: None,
            repeat: None,
            swallowed: None,
            last_key: 0,
            a_rests_until: 0,
            idle: Idle::Awake,
            time_told: false,
            picture_due: None,
        }
    }

    /// Somebody did something just now.
    pub(super) fn touched(&mut self, now: Millis) {
        self.last_key = now;
        self.idle = Idle::Awake;
    }

    /// How long nobody did anything.
    pub(super) fn quiet_for(&self, now: Millis) -> Millis {
        now.saturating_sub(self.last_key)
    }

    /// What is held does not count any more.
    pub(super) fn let_go(&mut self) {
        self.b_since = None;
        self.repeat = None;
    }

    /// Something was entered: the next turn has its time, and A rests a moment.
    pub(super) fn new_entry(&mut self, now: Millis) {
        self.time_told = false;
        self.a_rests_until = now + RESTS_FOR;
    }
}

impl<S: Shelf> Companion<S> {
    #[inline(never)]
    pub(super) fn key_down(&mut self, key: Key) {
        // The moments of the presses are known to nobody in advance: they go into the next seed.
        let salt = self.entropy.salt.rotate_left(9).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.entropy.salt = salt ^ self.now ^ key as u64;
        let slept = self.fingers.idle == Idle::Dark;
        self.fingers.touched(self.now);
        self.fingers.repeat = None;
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
            Key::A if self.now < self.fingers.a_rests_until => {}
            Key::Y => self.hold_begins(),
            Key::B if !self.is_unveiled() || self.is_open_alone() => self.fingers.b_since = Some(self.now),
            _ if self.is_unveiled() => self.press_unveiled(key),
            // While Y is down and nothing is open yet, other keys are slips.
            _ if self.stack.veil().is_some_and(|veil| veil.hold != Hold::No) => {}
            _ => {
                self.press_screen(key);
                if self.repeats(key) {
                    self.fingers.repeat = Some(Repeat { key, next: self.now + REPEATS_AFTER });
                }
            }
        }
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
            self.output.tone = None;
        }
    }

    pub(super) fn key_up(&mut self, key: Key) {
        if self.fingers.repeat.is_some_and(|repeat| repeat.key == key) {
            self.fingers.repeat = None;
        }
        if self.fingers.swallowed == Some(key) {
            self.fingers.swallowed = None;
            return;
        }
        match key {
            Key::Y => self.hold_ends(),
            Key::B => {
                let was_down = self.fingers.b_since.take().is_some();
                let free = self.storing.pending.is_none() && self.storing.failure.is_none();
                if was_down && free && (!self.is_unveiled() || self.is_open_alone()) {
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
        self.work();
        self.hold_on();
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
        self.fingers.idle = if quiet >= DARKENS_AFTER && !self.session.clock_runs() {
            Idle::Dark
        } else if quiet >= DIMS_AFTER {
            Idle::Dim
        } else {
            Idle::Awake
        };
        self.tell_time();
    }

    /// A clock that has run down is told once.
    fn tell_time(&mut self) {
        let out = self.session.is_out_of_time(self.now);
        if out && !self.fingers.time_told {
            self.tone(Tone::Time);
        }
        self.fingers.time_told = out;
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
                Hold::No if veil.unlocked => at(fingers.last_key + VEILS_AFTER),
                Hold::No | Hold::Expired => {}
            }
            let wait = self.session.pin_wait(veil.seat, now);
            if wait > 0 {
                at(now + (wait - 1) % 1000 + 1);
            }
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
        match fingers.idle {
            Idle::Awake => at(fingers.last_key + DIMS_AFTER),
            Idle::Dim if !self.session.clock_runs() => at(fingers.last_key + DARKENS_AFTER),
            _ => {}
        }
        if self.session.clock_runs() && fingers.idle != Idle::Dark {
            at(self.session.next_second(now));
        }
        if *self.stack.top() == Screen::Game
            && let Some(moment) = self.play().and_then(|play| play.moves_at(now))
        {
            at(moment);
        }
        next
    }
}
