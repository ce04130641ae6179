//! What a running game of any kind has besides its position: its beginning, its log, its clock, its pauses and
//! the wrong codes. Only records change it, whether they were just stored or are read at the start.

use confidant_core::game::Undo;
use confidant_core::id::Id;
use confidant_core::robots::Level;
use confidant_core::seat::Seat;

use crate::clock::{Clock, ClockSetting, Face, face};
use crate::input::Millis;
use crate::journal::{Begin, Entry, Pin, Record};
use crate::log::{Act, Happened, Log, Place};
use crate::seal::{Origin, Proof, Root, Signs, Stretch};
use confidant_core::fuel::{Fuel, Stepper as _};
use core::task::Poll;

/// The number of the last record that a game can have, but for its end.
pub const LAST_RECORD: u16 = 4000;

const SEATS: usize = Seat::MOST as usize;

/// Why a record cannot be applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inapplicable {
    /// It is of another version of the rules or tables.
    OtherRules,
    /// It does not follow from those before it.
    DoesNotFollow,
    /// There is no room for it.
    Full,
}

/// How far the seal and the running proof are made. Both take their time and are made while nobody waits for them.
// One of it, and no heap.
#[allow(clippy::large_enum_variant)]
enum Proving {
    /// There is nothing to prove.
    Idle,
    /// What both come from is being stretched.
    Stretching(Stretch),
    /// The proof has come to some place; what happened next may be linked to it, and that link not yet be made.
    At { root: Root, proof: Proof, place: Place, linked: bool },
}

impl Proving {
    fn from(root: Root) -> Self {
        let proof = root.first_proof();
        Self::At { root, proof, place: Place::default(), linked: false }
    }
}

/// A running game without its position; empty as long as none runs.
pub struct Session {
    begin: Begin,
    pub(crate) log: Log,
    next: u16,
    wrong_pins: [u8; SEATS],
    /// From when on the wait after wrong codes counts: the last of them, or the start.
    waits_from: Millis,
    clock: Clock,
    /// What each seat has used in the turns that are over.
    spent: [u32; SEATS],
    paused: bool,
    /// Whether it was given up.
    given_up: bool,
    /// Whether it lies on the shelf and is only looked at.
    past: bool,
    /// How many hints were asked for.
    hints: u8,
    /// Whose turn it is; none when the game is over.
    turn: Option<Seat>,
    proving: Proving,
}

impl Session {
    /// No game.
    pub const fn new() -> Self {
        Self {
            begin: Begin::NONE,
            log: Log::new(),
            next: 0,
            wrong_pins: [0; SEATS],
            waits_from: 0,
            clock: Clock::new(),
            spent: [0; SEATS],
            paused: false,
            given_up: false,
            past: false,
            hints: 0,
            turn: None,
            proving: Proving::Idle,
        }
    }

    /// Starts the game that `begin` describes, with this seat to move. In place: the log is larger than the stack.
    pub(crate) fn begin(&mut self, begin: &Begin, elapsed: u32, now: Millis, turn: Option<Seat>) {
        self.begin.clone_from(begin);
        self.log.clear();
        self.next = 1;
        self.wrong_pins = [0; SEATS];
        self.waits_from = now;
        self.clock = Clock::new();
        self.clock.set(elapsed);
        self.clock.begin_turn(elapsed, 0);
        self.spent = [0; SEATS];
        self.paused = false;
        self.given_up = false;
        self.past = false;
        self.hints = 0;
        self.turn = turn;
        self.proving = Proving::Stretching(Stretch::of(&Origin::of(begin)));
    }

    /// The game is put away: nothing of it stays.
    pub(crate) fn forget(&mut self) {
        self.begin(&Begin::NONE, 0, 0, None);
        self.next = 0;
        self.proving = Proving::Idle;
    }

    /// How it began.
    pub fn beginning(&self) -> &Begin {
        &self.begin
    }

    /// Where it all follows from.
    pub fn origin(&self) -> Origin {
        Origin::of(&self.begin)
    }

    /// The seal, once it is made.
    pub fn seal(&self) -> Option<Signs> {
        match &self.proving {
            Proving::At { root, .. } => Some(root.seal()),
            Proving::Idle | Proving::Stretching(_) => None,
        }
    }

    /// The proof of all that was entered, once it is made.
    pub fn proof(&self) -> Option<Signs> {
        self.proven().map(Proof::signs)
    }

    /// The same with what came before it.
    pub(crate) fn proven(&self) -> Option<&Proof> {
        match &self.proving {
            Proving::At { proof, .. } if !self.has_proving() && !self.log.overflowed() => Some(proof),
            _ => None,
        }
    }

    /// Whether seal or proof are still to be made.
    pub(crate) fn has_proving(&self) -> bool {
        match &self.proving {
            Proving::Idle => false,
            Proving::Stretching(_) => true,
            Proving::At { place, .. } => self.log.happened(*place).is_some(),
        }
    }

    /// Goes on with seal and proof.
    pub(crate) fn prove(&mut self, fuel: &mut Fuel) {
        if let Proving::Stretching(stretch) = &mut self.proving {
            let Poll::Ready(root) = stretch.step(fuel) else { return };
            self.proving = Proving::from(root);
        }
        let Proving::At { proof, place, linked, .. } = &mut self.proving else { return };
        while let Some((happened, next)) = self.log.happened(*place) {
            if !core::mem::replace(linked, true) {
                match &happened {
                    Happened::Entered { action, .. } => proof.extend(action),
                    Happened::TakenBack(action) => proof.take_back(action),
                    Happened::Corrected(fell) => proof.correct(*fell as u16),
                }
            }
            if proof.step(fuel).is_pending() {
                return;
            }
            if let Happened::Entered { stands: true, .. } = happened {
                self.log.prove(place.entries, proof.short());
            }
            (*place, *linked) = (next, false);
        }
    }

    /// Whose turn it is; none when the game is over.
    pub fn turn(&self) -> Option<Seat> {
        self.turn
    }

    /// The number of the last record.
    pub fn last_record(&self) -> u16 {
        self.next.saturating_sub(1)
    }

    /// Whether this is the record that is to come next.
    pub(crate) fn awaits(&self, record: &Record) -> bool {
        record.number == self.next
    }

    /// The code that opens this seat's secrets, if one was set.
    pub(crate) fn pin(&self, seat: Seat) -> Option<&Pin> {
        self.begin.seats.get(seat.index()).and_then(|info| info.pin.as_ref())
    }

    /// How well Confidant plays this seat, if it does.
    pub fn robot_level(&self, seat: Seat) -> Option<Level> {
        self.begin.seats.get(seat.index()).and_then(|info| info.robot)
    }

    /// Whether this seat is the only one with a person: there is nobody to keep a secret from.
    pub(crate) fn is_alone(&self, seat: Seat) -> bool {
        let others = Seat::all().zip(&self.begin.seats).filter(|&(other, _)| other != seat);
        self.begin.seats.len() > 1 && others.into_iter().all(|(_, info)| info.robot.is_some())
    }

    /// How many wrong codes were entered for this seat since its last action.
    pub fn wrong_pins(&self, seat: Seat) -> u8 {
        self.wrong_pins.get(seat.index()).copied().unwrap_or(0)
    }

    /// How long nobody can enter a code for this seat.
    pub(crate) fn pin_wait(&self, seat: Seat, now: Millis) -> Millis {
        let wait = match self.wrong_pins(seat) {
            0 => 0,
            1 => 3_000,
            2 => 10_000,
            3 => 30_000,
            _ => 60_000,
        };
        (self.waits_from + wait).saturating_sub(now)
    }

    /// Notes that a wrong code was entered at this time; after a start the wait begins again.
    pub(crate) fn wait_from(&mut self, now: Millis) {
        self.waits_from = now;
    }

    /// Whether the table paused.
    pub fn paused(&self) -> bool {
        self.paused
    }

    /// Time runs from now on, unless the table paused or the game is over.
    pub(crate) fn wake(&mut self, now: Millis) {
        if !self.paused && self.turn.is_some() {
            self.clock.run(now);
        }
    }

    /// Time stands: nobody plays.
    pub(crate) fn rest(&mut self, now: Millis) {
        self.clock.stop(now);
    }

    /// Whether a turn clock is to be seen running.
    pub(crate) fn clock_runs(&self) -> bool {
        self.clock.runs() && self.begin.clock != ClockSetting::Off
    }

    /// What the turn clock shows; none if there is no clock.
    pub fn clock_face(&self, now: Millis) -> Option<Face> {
        let turn = self.clock.turn(now);
        let before = self.turn.map_or(0, |seat| self.spent_by(seat));
        face(self.begin.clock, turn, before)
    }

    /// When the clock shows another second.
    pub(crate) fn next_second(&self, now: Millis) -> Millis {
        now + 1000 - Millis::from(self.clock.turn(now) % 1000)
    }

    /// Whether the time of this turn has run out.
    pub(crate) fn is_out_of_time(&self, now: Millis) -> bool {
        let down = matches!(self.begin.clock, ClockSetting::Down { .. } | ClockSetting::Bank { .. });
        down && self.clock.runs() && self.clock_face(now).is_some_and(|face| face.seconds == 0)
    }

    /// What a seat has used in its turns that are over.
    pub fn spent_by(&self, seat: Seat) -> u32 {
        self.spent.get(seat.index()).copied().unwrap_or(0)
    }

    /// Whether there is room for this entry. Only an action takes room in the log; what takes one back makes some. An end
    /// always has room.
    pub fn has_room(&self, entry: &Entry) -> bool {
        match entry {
            // A game without room for more can still be put away, and is kept.
            Entry::End | Entry::GivenUp => true,
            Entry::Act(_) => !self.log.is_full() && self.next <= LAST_RECORD,
            _ => self.next <= LAST_RECORD,
        }
    }

    /// The record of this entry, made now.
    pub fn record(&self, entry: Entry, now: Millis) -> Record {
        Record { number: self.next, elapsed: self.clock.elapsed(now), entry }
    }

    /// The time that the turn had used when the game was this old.
    pub(crate) fn used(&self, elapsed: u32) -> u32 {
        let mut clock = self.clock;
        clock.set(elapsed);
        clock.turn(0)
    }

    /// An entry was played; whose turn it is now.
    pub(crate) fn acted(&mut self, act: Act, elapsed: u32, turn: Option<Seat>) -> Result<(), Inapplicable> {
        let (author, whose, ends_turn, used) = (act.author, act.turn, act.ends_turn, act.used);
        if !self.log.push(act) {
            return Err(Inapplicable::Full);
        }
        if let Some(count) = author.and_then(|seat| self.wrong_pins.get_mut(seat.index())) {
            *count = 0;
        }
        if ends_turn {
            if let Some(spent) = whose.and_then(|seat| self.spent.get_mut(seat.index())) {
                *spent = spent.saturating_add(used);
            }
            self.clock.begin_turn(elapsed, 0);
        }
        self.turn = turn;
        Ok(())
    }

    /// What follows from the last entry is told, and it stands; whose turn it is now.
    pub(crate) fn settled(&mut self, undo: Undo, turn: Option<Seat>) {
        self.log.settle(undo);
        self.turn = turn;
    }

    /// The last entry was taken back; whose turn it is again.
    pub(crate) fn taken_back(&mut self, elapsed: u32, turn: Option<Seat>) {
        let last = self.log.acts().len().saturating_sub(1);
        self.unspend(last);
        let Some(act) = self.log.take_back() else { return };
        self.clock.begin_turn(elapsed, act.used);
        self.turn = turn;
    }

    /// All agreed that only the first `kept` entries stand; whose turn it is again.
    pub(crate) fn corrected(&mut self, kept: usize, elapsed: u32, turn: Option<Seat>) {
        self.unspend(kept);
        let Some(act) = self.log.correct(kept) else { return };
        self.clock.begin_turn(elapsed, act.used);
        self.turn = turn;
    }

    /// The turns that ended with entries from this one on have not been used.
    fn unspend(&mut self, from: usize) {
        for act in self.log.acts().iter().skip(from).filter(|act| act.ends_turn) {
            if let Some(spent) = act.turn.and_then(|seat| self.spent.get_mut(seat.index())) {
                *spent = spent.saturating_sub(act.used);
            }
        }
    }

    /// How many times something was corrected by agreement.
    pub fn corrections(&self) -> u16 {
        self.log.corrections()
    }

    /// Whether Confidant plays any seat: it cannot agree to anything.
    pub(crate) fn has_robots(&self) -> bool {
        self.begin.seats.iter().any(|info| info.robot.is_some())
    }

    /// A wrong code was entered for this seat.
    pub(crate) fn wrong_pin(&mut self, seat: Seat) {
        self.log.wrong_pin(seat);
        if let Some(count) = self.wrong_pins.get_mut(seat.index()) {
            *count = count.saturating_add(1);
        }
    }

    /// The table paused, or goes on.
    pub(crate) fn pause(&mut self, paused: bool) {
        self.paused = paused;
    }

    /// The table gave the game up: it is over, as far as it came.
    pub(crate) fn give_up(&mut self) {
        self.given_up = true;
        self.paused = false;
        self.turn = None;
    }

    /// Whether it was given up.
    pub fn is_given_up(&self) -> bool {
        self.given_up
    }

    /// It was read off the shelf: it is only looked at, and nothing of it is stored.
    pub(crate) fn is_shown(&mut self) {
        self.past = true;
    }

    /// Whether it lies on the shelf and is only looked at.
    pub fn is_past(&self) -> bool {
        self.past
    }

    /// How many hints were asked for.
    pub fn hints(&self) -> u8 {
        self.hints
    }

    /// Somebody asked for a hint.
    pub(crate) fn hinted(&mut self) {
        self.hints = self.hints.saturating_add(1);
    }

    /// Whether a record may follow that counts from entry `kept` on.
    pub(crate) fn mends(&self, kept: u16) -> bool {
        kept.checked_add(1) == Some(self.next)
    }

    /// A record was applied.
    pub(crate) fn counted(&mut self, elapsed: u32) {
        if !self.clock.runs() {
            // While it is read back: the time of the game is that of its last record.
            self.clock.set(elapsed);
        }
        self.next = self.next.saturating_add(1);
    }
}

impl Default for Session {
    fn default() -> Self {
        Self::new()
    }
}
