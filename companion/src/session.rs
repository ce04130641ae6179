//! A running game: its beginning, its position, its log. Records change it, whether they were just stored or are
//! read at the start; so what was played is what is replayed.

use confidant_core::game::{Game, Turn, Undo};
use confidant_core::id::Id;
use confidant_core::seat::Seat;

use crate::clock::{self, Clock};
use crate::games::Flow;
use crate::input::Millis;
use crate::journal::{Begin, Entry, Record};
use crate::seal::{self, Origin};

/// Most entries of a game that can be logged.
pub const LOG_LEN: usize = 256;
/// How far before the place of a replay its checkpoint is left.
const STEP_BACK: usize = 8;
/// The number of the last record that a game can have, but for its end.
pub const LAST_RECORD: u16 = 4000;

type ActionOf<F> = <<F as Flow>::Game as Game>::Action;
type TableOf<F> = <<F as Flow>::Game as Game>::Table;

/// One line of the log.
struct Logged<F: Flow> {
    seat: Seat,
    /// The time that the turn had used when it was entered.
    used: u32,
    kind: LoggedKind<F>,
}

enum LoggedKind<F: Flow> {
    Act { action: ActionOf<F>, mark: F::Mark, undo: Undo },
    TakenBack { number: u8 },
    WrongPin,
}

/// A line of the log as the table may read it.
#[derive(Clone, Copy)]
pub struct Line<M> {
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    pub what: What<M>,
}

/// What was done.
#[derive(Clone, Copy)]
pub enum What<M> {
    /// An action, as the table was told of it.
    Act(M),
    /// The move with this number was taken back.
    TakenBack(u8),
    /// A wrong code was entered for this seat.
    WrongPin,
}

/// What a record brought.
pub enum Applied<M> {
    /// An action was played.
    Acted(M),
    /// This seat took back the move with this number.
    TakenBack(Seat, u8),
    /// A wrong code was entered for this seat.
    WrongPin(Seat),
    /// Time stands, or runs again.
    Paused(bool),
    /// The game is put away.
    Ended,
}

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

/// A running game.
pub struct Session<F: Flow> {
    begin: Begin,
    game: F::Game,
    /// The position before the last action, so that the usual undo costs nothing.
    before: Option<F::Game>,
    /// The position that the lines of the log before some place lead to, left by the last replay a few lines before
    /// its end: who takes back, plays and takes back again, even all evening, has little replayed.
    checkpoint: Option<(usize, F::Game)>,
    log: heapless::Vec<Logged<F>, LOG_LEN>,
    next: u16,
    wrong_pins: [u8; Seat::MOST as usize],
    clock: Clock,
    paused: bool,
}

impl<F: Flow> Session<F> {
    /// The game that begins so.
    pub fn begin(begin: &Begin, elapsed: u32) -> Result<Self, Inapplicable> {
        if begin.game != F::KIND || begin.rules != F::Game::RULES || begin.tables != F::digest() {
            return Err(Inapplicable::OtherRules);
        }
        let game = start::<F>(begin).ok_or(Inapplicable::DoesNotFollow)?;
        let mut clock = Clock::new();
        clock.set(elapsed);
        clock.begin_turn(elapsed, 0);
        Ok(Self {
            begin: begin.clone(),
            game,
            before: None,
            checkpoint: None,
            log: heapless::Vec::new(),
            next: 1,
            wrong_pins: [0; Seat::MOST as usize],
            clock,
            paused: false,
        })
    }

    /// How it began.
    pub fn beginning(&self) -> &Begin {
        &self.begin
    }

    /// The position.
    pub fn game(&self) -> &F::Game {
        &self.game
    }

    /// What everybody may know.
    pub fn table(&self) -> TableOf<F> {
        self.game.table()
    }

    /// Whose turn it is; none when the game is over.
    pub fn turn(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Of(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    /// The number of the last record.
    pub fn last_record(&self) -> u16 {
        self.next.saturating_sub(1)
    }

    /// How many wrong codes were entered for this seat since its last action.
    pub fn wrong_pins(&self, seat: Seat) -> u8 {
        self.wrong_pins.get(seat.index()).copied().unwrap_or(0)
    }

    /// The clock.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Whether the table paused.
    pub fn paused(&self) -> bool {
        self.paused
    }

    /// Time runs from now on, unless the table paused or the game is over.
    pub fn wake(&mut self, now: Millis) {
        if !self.paused && self.turn().is_some() {
            self.clock.run(now);
        }
    }

    /// Time stands: nobody plays.
    pub fn rest(&mut self, now: Millis) {
        self.clock.stop(now);
    }

    /// Whether there is room for one more entry.
    pub fn has_room(&self) -> bool {
        !self.log.is_full() && self.next <= LAST_RECORD
    }

    /// The record of this entry, made now.
    pub fn record(&self, entry: Entry, now: Millis) -> Record {
        Record { number: self.next, elapsed: self.clock.elapsed(now), entry }
    }

    /// The entry of an action, or why it is illegal; none only if it were longer than any action is.
    pub fn entry_of(&self, action: ActionOf<F>) -> Result<Option<Entry>, <F::Game as Game>::Illegal> {
        self.game.is_legal(action)?;
        let mut bytes = [0; 24];
        let used = postcard::to_slice(&action, &mut bytes).ok();
        Ok(used.and_then(|used| heapless::Vec::from_slice(used).ok()).map(Entry::Act))
    }

    /// Who may take back the last action, if it may be taken back.
    pub fn undo(&self) -> Option<Seat> {
        let (seat, undo) = self.log.iter().rev().find_map(|line| match line.kind {
            LoggedKind::Act { undo, .. } => Some((line.seat, undo)),
            _ => None,
        })?;
        (undo == Undo::Open).then_some(seat)
    }

    /// What a record brings. A refused one changes nothing.
    pub fn apply(&mut self, record: &Record) -> Result<Applied<F::Mark>, Inapplicable> {
        if record.number != self.next {
            return Err(Inapplicable::DoesNotFollow);
        }
        let elapsed = record.elapsed;
        let applied = match &record.entry {
            Entry::Begin(_) => return Err(Inapplicable::DoesNotFollow),
            Entry::Act(bytes) => {
                let action = postcard::from_bytes(bytes).map_err(|_| Inapplicable::DoesNotFollow)?;
                Applied::Acted(self.act(action, elapsed)?)
            }
            Entry::Undo => self.take_back(elapsed)?,
            Entry::WrongPin(seat) => {
                self.push(Logged { seat: *seat, used: 0, kind: LoggedKind::WrongPin })?;
                if let Some(count) = self.wrong_pins.get_mut(seat.index()) {
                    *count = count.saturating_add(1);
                }
                Applied::WrongPin(*seat)
            }
            Entry::Pause(paused) => {
                self.paused = *paused;
                Applied::Paused(*paused)
            }
            // Whoever reads the journal has left out what does not count.
            Entry::Mend { kept } if kept.checked_add(1) == Some(self.next) => Applied::Paused(self.paused),
            Entry::Mend { .. } => return Err(Inapplicable::DoesNotFollow),
            Entry::End => Applied::Ended,
        };
        if !self.clock.runs() {
            // While it is read back: the time of the game is that of its last record.
            self.clock.set(elapsed);
        }
        self.next = self.next.saturating_add(1);
        Ok(applied)
    }

    fn push(&mut self, line: Logged<F>) -> Result<(), Inapplicable> {
        self.log.push(line).map_err(|_| Inapplicable::Full)
    }

    fn act(&mut self, action: ActionOf<F>, elapsed: u32) -> Result<F::Mark, Inapplicable> {
        let seat = self.turn().ok_or(Inapplicable::DoesNotFollow)?;
        if self.log.is_full() {
            return Err(Inapplicable::Full);
        }
        let before = self.game.clone();
        let told = self.game.play(action).map_err(|_| Inapplicable::DoesNotFollow)?;
        let mark = F::mark(&told.table);
        let used = self.used(elapsed);
        self.push(Logged { seat, used, kind: LoggedKind::Act { action, mark, undo: told.undo } })?;
        self.before = Some(before);
        if let Some(count) = self.wrong_pins.get_mut(seat.index()) {
            *count = 0;
        }
        if self.turn() != Some(seat) {
            self.clock.begin_turn(elapsed, 0);
        }
        Ok(mark)
    }

    fn used(&self, elapsed: u32) -> u32 {
        let mut clock = self.clock;
        clock.set(elapsed);
        clock.turn(0)
    }

    fn take_back(&mut self, elapsed: u32) -> Result<Applied<F::Mark>, Inapplicable> {
        let seat = self.undo().ok_or(Inapplicable::DoesNotFollow)?;
        let number = F::move_number(&self.game.table(), seat);
        let place = self
            .log
            .iter()
            .rposition(|line| matches!(line.kind, LoggedKind::Act { .. }))
            .ok_or(Inapplicable::DoesNotFollow)?;
        let game = match self.before.take() {
            Some(before) => before,
            None => self.replay(place).ok_or(Inapplicable::DoesNotFollow)?,
        };
        self.game = game;
        if let Some(line) = self.log.get_mut(place) {
            line.kind = LoggedKind::TakenBack { number };
            self.clock.begin_turn(elapsed, line.used);
        }
        Ok(Applied::TakenBack(seat, number))
    }

    /// The position after the actions before this place of the log.
    fn replay(&mut self, place: usize) -> Option<F::Game> {
        let (from, mut game) = match self.checkpoint.take() {
            Some((reached, game)) if reached <= place => (reached, game),
            // Something before the checkpoint is taken back. Only a replay can do that, since the log never gets
            // shorter and the newest action lies behind every checkpoint.
            _ => (0, start::<F>(&self.begin)?),
        };
        let rest = place.saturating_sub(STEP_BACK).max(from);
        for (lines, leave) in [(from..rest, true), (rest..place, false)] {
            for line in self.log.get(lines)? {
                if let LoggedKind::Act { action, .. } = line.kind {
                    game.play(action).ok()?;
                }
            }
            if leave {
                self.checkpoint = Some((rest, game.clone()));
            }
        }
        Some(game)
    }

    /// The log as the table may read it, oldest line first.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = Line<F::Mark>> + ExactSizeIterator + Clone {
        self.log.iter().map(|line| Line {
            seat: line.seat,
            what: match line.kind {
                LoggedKind::Act { mark, .. } => What::Act(mark),
                LoggedKind::TakenBack { number } => What::TakenBack(number),
                LoggedKind::WrongPin => What::WrongPin,
            },
        })
    }

    /// Where it all follows from.
    pub fn origin(&self) -> Origin {
        Origin::of(&self.begin)
    }

    /// The whole record as text. Only once the game is over: it holds every secret.
    pub fn written(&self) -> Option<seal::Text> {
        if self.turn().is_some() {
            return None;
        }
        let actions = self.log.iter().filter_map(|line| match line.kind {
            LoggedKind::Act { action, .. } => Some(action),
            _ => None,
        });
        seal::write::<F::Game>(&self.origin(), F::tables(), actions).ok()
    }
}

fn start<F: Flow>(begin: &Begin) -> Option<F::Game> {
    let setup = postcard::from_bytes(&begin.setup).ok()?;
    F::Game::start(&setup, F::tables(), begin.seed).ok()
}

/// A session as the table may look at it: no position, no actions, no codes.
pub struct Open<'a, F: Flow>(&'a Session<F>);

impl<F: Flow> Clone for Open<'_, F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F: Flow> Copy for Open<'_, F> {}

impl<'a, F: Flow> Open<'a, F> {
    /// Of this session.
    pub fn of(session: &'a Session<F>) -> Self {
        Self(session)
    }

    /// The log, oldest line first.
    pub fn lines(self) -> impl DoubleEndedIterator<Item = Line<F::Mark>> + ExactSizeIterator + Clone {
        self.0.lines()
    }

    /// The name that was given to a seat; empty if none was.
    pub fn given_name(self, seat: Seat) -> &'a str {
        self.0.begin.seats.get(seat.index()).map_or("", |info| info.name.as_str())
    }

    /// Whether the table agreed to be helped by what can be concluded.
    pub fn aid(self) -> bool {
        self.0.begin.aid
    }

    /// What the turn clock shows.
    pub fn clock_face(self, now: Millis) -> Option<clock::Face> {
        clock::face(self.0.begin.clock, self.0.clock.turn(now))
    }

    /// The seal.
    pub fn seal(self) -> seal::Code {
        self.0.origin().seal()
    }
}
