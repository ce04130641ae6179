//! Keys and time: holding Y and B, the veil, idling, and which screen a key goes to.

use super::{
    Companion, DARKENS_AFTER, DIMS_AFTER, Hold, Idle, MENU_AFTER, OPENS_AFTER, REPEATS_AFTER, REPEATS_EVERY,
    Repeat, SWAYS_FOR, Screen, VEILS_AFTER, playing,
};
use crate::clock;
use crate::games::Flow;
use crate::input::{Key, Light, Millis, Tone};

impl Companion {
    pub(super) fn key_down(&mut self, key: Key) {
        // The moments of the presses are known to nobody in advance: they go into the next seed.
        self.salt = self.salt.rotate_left(9).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ self.now ^ key as u64;
        let slept = self.idle == Idle::Dark;
        self.last_key = self.now;
        self.idle = Idle::Awake;
        self.repeat = None;
        self.skip_motion();
        self.redraw();
        if slept {
            self.swallowed = Some(key);
            return;
        }
        if self.failure.is_some() {
            return self.press_not_stored(key);
        }
        // What was asked for is not stored yet: nothing else can happen before.
        if self.pending.is_some() || self.top() == Screen::Boot {
            return;
        }
        match key {
            Key::Y => self.hold_begins(),
            Key::B if !self.is_open() => self.b_since = Some(self.now),
            _ if self.is_open() => self.press_open(key),
            // While Y is down and nothing is open yet, other keys are slips.
            _ if self.hold.is_some() => {}
            _ => {
                self.press_screen(key);
                if self.turns_on(key) {
                    self.repeat = Some(Repeat { key, next: self.now + REPEATS_AFTER });
                }
            }
        }
    }

    /// Any key ends what moves.
    fn skip_motion(&mut self) {
        self.sways_since = None;
        playing!(&mut self.running, play => play.screens.skip_motion(), ());
    }

    /// Whether this key, held, goes on turning what is shown: wheels, long lists, the cursor of a map. Nothing behind
    /// the hold does: there every step is a press.
    fn turns_on(&self, key: Key) -> bool {
        match self.top() {
            Screen::NameWheel { .. } | Screen::History { .. } | Screen::Starts => {
                matches!(key, Key::Up | Key::Down)
            }
            Screen::Game => playing!(&self.running, play => play.screens.turns_on(key), false),
            _ => false,
        }
    }

    /// The next step of a key that is held. It is no press: it wakes nobody and makes no sound.
    fn repeat_key(&mut self) {
        let Some(Repeat { key, next }) = self.repeat else { return };
        let free = self.pending.is_none() && self.failure.is_none() && self.hold.is_none();
        if !free || self.idle != Idle::Awake || !self.turns_on(key) {
            self.repeat = None;
        } else if self.now >= next {
            self.repeat = Some(Repeat { key, next: self.now + REPEATS_EVERY });
            self.press_screen(key);
            self.output.tone = None;
        }
    }

    pub(super) fn key_up(&mut self, key: Key) {
        if self.repeat.is_some_and(|repeat| repeat.key == key) {
            self.repeat = None;
        }
        if self.swallowed == Some(key) {
            self.swallowed = None;
            return;
        }
        match key {
            Key::Y if self.hold.take().is_some() => {
                self.refusal = None;
                self.redraw();
            }
            Key::B => {
                let was_down = self.b_since.take().is_some();
                if was_down && self.pending.is_none() && self.failure.is_none() && !self.is_open() {
                    self.press_screen(Key::B);
                }
            }
            _ => {}
        }
    }

    pub(super) fn tick(&mut self) {
        self.redraw();
        self.make_code();
        if let Some(hold) = &mut self.hold {
            if !hold.open && !hold.expired && self.now >= hold.since + OPENS_AFTER {
                hold.open = true;
                self.last_key = self.now;
            } else if hold.open && self.now >= self.last_key + VEILS_AFTER {
                self.veil();
            }
        } else if self.unlocked.is_some() && self.now >= self.last_key + VEILS_AFTER {
            self.unlocked = None;
        }
        if let Some(since) = self.b_since
            && self.now >= since + MENU_AFTER
        {
            self.b_since = None;
            if self.pending.is_none() && self.failure.is_none() {
                self.open_menu();
            }
        }
        self.repeat_key();
        let quiet = self.now.saturating_sub(self.last_key);
        self.idle = if quiet >= DARKENS_AFTER && !self.clock_runs() {
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
        let now = self.now;
        let out = playing!(&self.running, play => {
            let down = matches!(play.session.beginning().clock, clock::ClockSetting::Down { .. });
            let face = clock::face(play.session.beginning().clock, play.session.clock().turn(now));
            down && play.session.clock().runs() && face.is_some_and(|face| face.seconds == 0)
        }, false);
        if out && !self.time_told {
            self.tone(Tone::Time);
        }
        self.time_told = out;
    }

    /// Whether a turn clock is to be seen running.
    fn clock_runs(&self) -> bool {
        playing!(&self.running, play => {
            play.session.clock().runs() && play.session.beginning().clock != clock::ClockSetting::Off
        }, false)
    }

    fn hold_begins(&mut self) {
        let Screen::HandOver { seat, why } = self.top() else { return };
        if self.needs_code(seat, why) {
            self.ask_code(seat);
        } else {
            self.hold = Some(Hold { since: self.now, open: false, expired: false });
        }
    }

    /// Whether Y, held now, opens something or has opened it. A body that holds Y for a person can let go when not.
    pub fn is_held(&self) -> bool {
        self.hold.is_some_and(|hold| !hold.expired) && matches!(self.top(), Screen::HandOver { .. })
    }

    /// Whether a secret is to be seen now.
    pub(super) fn is_open(&self) -> bool {
        self.hold.is_some_and(|hold| hold.open && !hold.expired)
            && matches!(self.top(), Screen::HandOver { .. })
    }

    /// How far the ring round the seal is filled, of [`OPENS_AFTER`]; none while Y is not held.
    pub(super) fn held_for(&self) -> Option<Millis> {
        let hold = self.hold.filter(|hold| !hold.open && !hold.expired)?;
        Some(self.now.saturating_sub(hold.since).min(OPENS_AFTER))
    }

    /// Hides what was open, until somebody presses Y again.
    pub(super) fn veil(&mut self) {
        self.refusal = None;
        if let Some(hold) = &mut self.hold {
            hold.open = false;
            hold.expired = true;
        }
        self.unlocked = None;
        if let Screen::Code { .. } = self.top() {
            self.keys.clear();
            self.pop();
        }
        self.redraw();
    }

    /// A key of a screen that everybody may see.
    fn press_screen(&mut self, key: Key) {
        let top = self.top();
        if self.shows_news() {
            // The table has read it.
            self.battery_news &= self.notice.take().is_some();
        }
        if self.refusal.take().is_some() {
            // The key has taken the refusal away.
            return self.redraw();
        }
        match top {
            Screen::Boot => {}
            Screen::Home { row } => self.press_home(key, row),
            Screen::More { row } => self.press_more(key, row),
            Screen::Games { row } => self.press_games(key, row),
            Screen::Rules { page } => self.press_rules(key, page),
            Screen::Languages { row } => self.press_languages(key, row),
            Screen::Settings { row } => self.press_settings(key, row),
            Screen::About => self.press_about(key),
            Screen::Draft => self.press_draft(key),
            Screen::Starts => self.press_starts(key),
            Screen::Seats { row } => self.press_seats(key, row),
            Screen::NamePick { seat, row } => self.press_name_pick(key, seat, row),
            Screen::NameWheel { seat } => self.press_name_wheel(key, seat),
            Screen::CodeSet { seat } => self.press_code_set(key, seat),
            Screen::Seal => self.press_seal(key),
            Screen::Game => self.press_game(key),
            Screen::HandOver { why, .. } => self.press_hand_over(key, why),
            Screen::Code { seat } => self.press_code(key, seat),
            Screen::Paused => self.press_paused(key),
            Screen::Menu { row } => self.press_menu(key, row),
            Screen::Confirm(question) => self.press_confirm(key, question),
            Screen::History { row } => self.press_history(key, row),
            Screen::Audit { code } => self.press_audit(key, code),
            Screen::Trouble { row } => self.press_trouble(key, row),
        }
        if self.output.tone.is_none() {
            self.tone(Tone::Click);
        }
    }

    pub(super) fn light(&self) -> Light {
        let full = match self.idle {
            Idle::Dark => 0,
            Idle::Dim => 30,
            // A secret needs no more light than its holder.
            Idle::Awake if self.is_open() => 60,
            Idle::Awake => 100,
        };
        Light((full * u16::from(self.settings.light) / 5) as u8)
    }

    pub(super) fn deadline(&self) -> Option<Millis> {
        let mut next = None;
        let mut at = |moment: Millis| {
            let moment = moment.max(self.now + 1);
            next = Some(next.map_or(moment, |next: Millis| next.min(moment)));
        };
        match self.hold {
            Some(hold) if hold.open => at(self.last_key + VEILS_AFTER),
            // The ring fills in steps.
            Some(hold) if !hold.expired => at((self.now + 50).min(hold.since + OPENS_AFTER)),
            _ => {}
        }
        if self.unlocked.is_some() {
            at(self.last_key + VEILS_AFTER);
        }
        if let Some(since) = self.b_since {
            at(since + MENU_AFTER);
        }
        if let Some(repeat) = self.repeat {
            at(repeat.next);
        }
        if let Some(since) = self.sways_since {
            let steps = [1, 2, 3].map(|step| since + (step * SWAYS_FOR).div_ceil(3));
            if let Some(step) = steps.into_iter().find(|&step| step > self.now) {
                at(step);
            }
        }
        match self.idle {
            Idle::Awake => at(self.last_key + DIMS_AFTER),
            Idle::Dim if !self.clock_runs() => at(self.last_key + DARKENS_AFTER),
            _ => {}
        }
        if self.clock_runs() && self.idle != Idle::Dark {
            let turn = playing!(&self.running, play => play.session.clock().turn(self.now), 0);
            at(self.now + 1000 - Millis::from(turn % 1000));
        }
        if self.code_due {
            at(self.now);
        }
        if self.top() == Screen::Game {
            let moves = playing!(&self.running, play => play.screens.moves_at(self.now), None);
            if let Some(moment) = moves {
                at(moment);
            }
        }
        if let Screen::HandOver { seat, .. } = self.top() {
            let wait = self.code_wait(seat);
            if wait > 0 {
                at(self.now + (wait - 1) % 1000 + 1);
            }
        }
        next
    }
}
