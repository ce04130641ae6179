//! The position of a running game, and how records change it: what was played is what is replayed.

use confidant_core::game::{Game, Turn, Undo, correctable};
use confidant_core::seat::Seat;
use core::task::Poll;

use crate::games::{ActionOf, Flow, IllegalOf, Moments, NewsOf, PrintedOf, PrivateOf, TableOf};
use crate::journal::{Begin, Entry, Record};
use crate::log::{Act, Happened, Place, pack, unpack};
use crate::seal::{self, Fault, Packed};
use crate::session::{Inapplicable, Session};
use confidant_core::fuel::Fuel;

/// How far before the place of a replay its checkpoint is left.
const STEP_BACK: usize = 4;

/// The position of a running game. No `Debug`: it holds every secret.
pub struct Position<F: Flow> {
    printed: &'static PrintedOf<F>,
    game: F::Game,
    /// The last entry, if it is not settled: it is in the log, and not played yet.
    unsettled: Option<ActionOf<F>>,
    /// The position before the last entry that was played, so that the usual undo costs nothing.
    before: Option<F::Game>,
    /// The position that the entries before some place lead to, left by the last replay a few entries before its
    /// end, so that repeated taking back stays cheap. Once the game is over and nothing is taken back any more, writing
    /// the record out goes on from here.
    checkpoint: Option<(usize, F::Game)>,
    /// What of the record is written.
    written: Place,
}

/// The table that everybody sees: that of the game, or one on which nothing is told yet that follows from the last entry.
#[allow(clippy::large_enum_variant, reason = "it lives for one look; a smaller one would need a heap")]
pub enum Seen<'a, T> {
    /// As it was played.
    Played(&'a T),
    /// With an entry that is not settled.
    Unsettled(T),
}

impl<T> core::ops::Deref for Seen<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        match self {
            Self::Played(table) => table,
            Self::Unsettled(table) => table,
        }
    }
}

/// Why an entry cannot be corrected by agreement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotCorrected {
    /// It is none, it is final, or it lies too far back.
    Nothing,
    /// Confidant made it.
    ByConfidant,
    /// Against Confidant it is done once a round.
    Once,
}

/// What a record brought.
pub enum Applied<A> {
    /// An action was played, with this result.
    Acted(A),
    /// An action was entered that is not settled yet.
    Entered,
    /// The last entry was taken back, or some were corrected.
    TakenBack,
    /// A wrong code was entered.
    WrongPin,
    /// The table paused, goes on, or goes on behind a damage.
    Paused,
    /// Somebody asked for a hint.
    Hinted,
    /// The game was given up.
    GivenUp,
    /// The game is erased.
    Ended,
}

/// The seat to move; none when the game is over.
fn turn_of<G: Game>(game: &G) -> Option<Seat> {
    match game.turn() {
        Turn::Of(seat) => Some(seat),
        Turn::Over(_) => None,
    }
}

impl<F: Moments> Position<F> {
    /// The position at the beginning of this game with these printed data.
    pub(super) fn new(game: F::Game, printed: &'static PrintedOf<F>) -> Self {
        Self { printed, game, unsettled: None, before: None, checkpoint: None, written: Place::default() }
    }

    /// What a record brings. A refused one changes nothing.
    pub fn apply(
        &mut self,
        session: &mut Session,
        record: &Record,
    ) -> Result<Applied<NewsOf<F>>, Inapplicable> {
        let applied = self.bring(session, record);
        if applied.is_ok() {
            session.counted(record.elapsed);
        }
        applied
    }

    /// The same, before the record is counted. What is told is large in some games: by itself it is written where it is
    /// wanted, and never moved. What it is made by are functions by themselves, too: positions are large, and of those
    /// that one way needs the others need none on the stack.
    #[inline(never)]
    fn bring(&mut self, session: &mut Session, record: &Record) -> Result<Applied<NewsOf<F>>, Inapplicable> {
        if !session.awaits(record) {
            return Err(Inapplicable::DoesNotFollow);
        }
        let elapsed = record.elapsed;
        if session.is_given_up() && !matches!(record.entry, Entry::End | Entry::Mend { .. }) {
            return Err(Inapplicable::DoesNotFollow);
        }
        match &record.entry {
            Entry::Begin(_) => Err(Inapplicable::DoesNotFollow),
            Entry::Act(bytes) => {
                let action = unpack(bytes).ok_or(Inapplicable::DoesNotFollow)?;
                self.act(session, action, elapsed)
            }
            Entry::Settle => self.settle(session),
            Entry::Undo => self.take_back(session, elapsed),
            Entry::Correct { kept } => self.correct(session, (*kept).into(), elapsed),
            Entry::WrongPin(seat) => {
                session.wrong_pin(*seat);
                Ok(Applied::WrongPin)
            }
            Entry::Pause(paused) => {
                session.pause(*paused);
                Ok(Applied::Paused)
            }
            // Whoever reads the journal has left out what does not count.
            Entry::Mend { kept } if session.mends(*kept) => Ok(Applied::Paused),
            Entry::Mend { .. } => Err(Inapplicable::DoesNotFollow),
            Entry::Hint => {
                session.hinted();
                Ok(Applied::Hinted)
            }
            Entry::End => Ok(Applied::Ended),
            Entry::GivenUp => self.give_up(session),
        }
    }

    #[inline(never)]
    fn act(
        &mut self,
        session: &mut Session,
        action: ActionOf<F>,
        elapsed: u32,
    ) -> Result<Applied<NewsOf<F>>, Inapplicable> {
        if self.unsettled.is_some() {
            // Playing settles the entry before.
            self.settle(session)?;
        }
        let turn = turn_of(&self.game).ok_or(Inapplicable::DoesNotFollow)?;
        if session.log.is_full() {
            return Err(Inapplicable::Full);
        }
        let key = F::turn_key(&self.game);
        let packed = pack(&action).ok_or(Inapplicable::DoesNotFollow)?;
        let before = self.game.clone();
        let told = self.game.play(action).map_err(|_| Inapplicable::DoesNotFollow)?;
        let Some(mark) = pack(&F::mark(&told.table)) else {
            self.game = before;
            return Err(Inapplicable::DoesNotFollow);
        };
        let unsettled = F::Game::unsettled(before.table(), action);
        let next = match &unsettled {
            Some(unsettled) => Some(unsettled.turn),
            None => turn_of(&self.game),
        };
        let act = Act {
            author: F::Game::author(action),
            turn: Some(turn),
            ends_turn: next != Some(turn) || F::turn_key(&self.game) != key,
            undo: if unsettled.is_some() { Undo::Open } else { told.undo },
            used: session.used(elapsed),
            action: packed,
            mark,
            proof: None,
        };
        session.acted(act, elapsed, next)?;
        Ok(match unsettled {
            Some(_) => {
                self.game = before;
                self.unsettled = Some(action);
                Applied::Entered
            }
            None => {
                self.before = Some(before);
                Applied::Acted(told.table)
            }
        })
    }

    /// The last entry stands: now it is played.
    #[inline(never)]
    fn settle(&mut self, session: &mut Session) -> Result<Applied<NewsOf<F>>, Inapplicable> {
        let action = self.unsettled.take().ok_or(Inapplicable::DoesNotFollow)?;
        let before = self.game.clone();
        let told = self.game.play(action).map_err(|_| Inapplicable::DoesNotFollow)?;
        self.before = Some(before);
        session.settled(told.undo, turn_of(&self.game));
        Ok(Applied::Acted(told.table))
    }

    /// What follows from the last entry is played first: a game that it ends came to its end.
    #[inline(never)]
    fn give_up(&mut self, session: &mut Session) -> Result<Applied<NewsOf<F>>, Inapplicable> {
        if self.unsettled.is_some() {
            self.settle(session)?;
        }
        if session.turn().is_some() {
            session.give_up();
        }
        Ok(Applied::GivenUp)
    }

    #[inline(never)]
    fn take_back(&mut self, session: &mut Session, elapsed: u32) -> Result<Applied<NewsOf<F>>, Inapplicable> {
        let standing = session.log.acts();
        if standing.last().is_none_or(|act| act.undo != Undo::Open) {
            return Err(Inapplicable::DoesNotFollow);
        }
        if self.unsettled.take().is_some() {
            // It was never played.
            session.taken_back(elapsed, turn_of(&self.game));
            return Ok(Applied::TakenBack);
        }
        match self.before.take() {
            Some(before) => self.game = before,
            None => self.replay(session, standing.len() - 1).ok_or(Inapplicable::DoesNotFollow)?,
        }
        session.taken_back(elapsed, turn_of(&self.game));
        Ok(Applied::TakenBack)
    }

    /// All agreed that this entry and what came after it is entered anew.
    #[inline(never)]
    fn correct(
        &mut self,
        session: &mut Session,
        entry: usize,
        elapsed: u32,
    ) -> Result<Applied<NewsOf<F>>, Inapplicable> {
        self.may_correct(session, entry).map_err(|_| Inapplicable::DoesNotFollow)?;
        self.replay(session, entry).ok_or(Inapplicable::DoesNotFollow)?;
        self.before = None;
        session.corrected(entry, elapsed, turn_of(&self.game));
        Ok(Applied::TakenBack)
    }

    /// Goes to the position after the first `entries` entries; if it cannot, nothing changes.
    #[inline(never)]
    fn replay(&mut self, session: &Session, entries: usize) -> Option<()> {
        let (from, mut game) = match self.checkpoint.take() {
            Some((reached, game)) if reached <= entries => (reached, game),
            // Something before the checkpoint is taken back.
            _ => (0, start::<F>(session.beginning(), self.printed)?),
        };
        let rest = entries.saturating_sub(STEP_BACK).max(from);
        play_on::<F>(&mut game, session, from, rest)?;
        let (_, game) = self.checkpoint.insert((rest, game));
        let mut game = game.clone();
        play_on::<F>(&mut game, session, rest, entries)?;
        self.game = game;
        Some(())
    }

    /// The entry of an action, or why it is illegal; none only if it were longer than any action is.
    pub fn entry_of(&self, action: ActionOf<F>) -> Result<Option<Entry>, IllegalOf<F>> {
        self.game.is_legal(action)?;
        Ok(pack(&action).map(Entry::Act))
    }

    /// Writes on at the record, an entry written or played for each unit of fuel, until all stand in it. Only once the game is over: it holds
    /// every secret. A record that is started again starts empty.
    pub(crate) fn write(
        &mut self,
        session: &Session,
        packed: &mut Packed,
        fuel: &mut Fuel,
    ) -> Poll<Result<(), Fault>> {
        if session.turn().is_some() {
            return Poll::Ready(Err(Fault::Form));
        }
        if packed.is_empty() {
            let Some(game) = start::<F>(session.beginning(), self.printed) else {
                return Poll::Ready(Err(Fault::Setup));
            };
            if let Err(fault) = seal::write_origin(&session.origin(), packed) {
                return Poll::Ready(Err(fault));
            }
            self.checkpoint = Some((0, game));
            self.written = Place::default();
        }
        while self.checkpoint.is_some() {
            if !fuel.burn() {
                return Poll::Pending;
            }
            match self.write_on(session, packed) {
                Ok(true) => {}
                Ok(false) => {
                    self.checkpoint = None;
                    let ends = if session.is_given_up() { seal::write_given_up(packed) } else { Ok(()) };
                    return Poll::Ready(ends.and_then(|()| seal::finish(packed)));
                }
                Err(fault) => {
                    self.checkpoint = None;
                    return Poll::Ready(Err(fault));
                }
            }
        }
        Poll::Ready(Err(Fault::Form))
    }

    /// Writes what happened next, or plays an entry on the way to where it happened; false once all is written.
    fn write_on(&mut self, session: &Session, packed: &mut Packed) -> Result<bool, Fault> {
        let at = self.written;
        let (played, game) = self.checkpoint.as_mut().ok_or(Fault::Form)?;
        let number = at.entries as u16 + 1;
        let action = match session.log.happened(at) {
            None if session.log.overflowed() => return Err(Fault::TooLong),
            None => return Ok(false),
            Some((Happened::TakenBack(_), next)) => {
                seal::write_undo(packed)?;
                self.written = next;
                return Ok(true);
            }
            Some((Happened::Corrected(fell), next)) => {
                seal::write_correction(fell, packed)?;
                self.written = next;
                return Ok(true);
            }
            Some((Happened::Entered { action, .. }, _)) => action,
        };
        if *played > at.entries {
            // Some of it was taken back.
            *game = start::<F>(session.beginning(), self.printed).ok_or(Fault::Setup)?;
            *played = 0;
        } else if *played < at.entries {
            let stood = session.log.stood(at, *played).and_then(|(action, _)| unpack(action));
            let stood = stood.ok_or(Fault::Action(number))?;
            game.play(stood).map_err(|_| Fault::Action(number))?;
            *played += 1;
        } else {
            seal::write_rank(game, unpack(&action).ok_or(Fault::Action(number))?, number, packed)?;
            self.written.entries += 1;
        }
        Ok(true)
    }
}

impl<F: Flow> Position<F> {
    /// The position itself.
    pub fn game(&self) -> &F::Game {
        &self.game
    }

    /// The seat to move at the beginning; none when the game is over.
    pub fn turn(&self) -> Option<Seat> {
        turn_of(&self.game)
    }

    /// The last entry, as long as it can be taken back before anything is told that follows from it.
    pub(super) fn unsettled(&self) -> Option<ActionOf<F>> {
        self.unsettled
    }

    /// The first of the entries that all together may correct; as many as stand if there is none.
    pub(super) fn correctable_from(&self, session: &Session) -> usize {
        let acts = session.log.acts();
        if self.is_unsettled() || session.turn().is_none() {
            return acts.len();
        }
        let newest_first = acts.iter().rev().map_while(|act| Some((unpack(&act.action)?, act.undo)));
        acts.len() - correctable::<F::Game>(newest_first).min(acts.len())
    }

    /// Whether all together may correct this entry; if not, why.
    pub(super) fn may_correct(&self, session: &Session, entry: usize) -> Result<(), NotCorrected> {
        let from = self.correctable_from(session);
        let act = session.log.acts().get(entry).filter(|_| entry >= from).ok_or(NotCorrected::Nothing)?;
        if act.author.is_some_and(|seat| session.robot_level(seat).is_some()) {
            return Err(NotCorrected::ByConfidant);
        }
        // Nobody can agree for Confidant: what lies behind the last correction has to be settled for good first.
        let again = session.log.corrected_to().is_some_and(|to| to >= from);
        if session.has_robots() && again { Err(NotCorrected::Once) } else { Ok(()) }
    }

    /// Whether there is such an entry.
    pub fn is_unsettled(&self) -> bool {
        self.unsettled.is_some()
    }

    /// What everybody sees.
    pub fn table(&self) -> Seen<'_, TableOf<F>> {
        let unsettled = self.unsettled.and_then(|action| F::Game::unsettled(self.game.table(), action));
        unsettled
            .map_or_else(|| Seen::Played(self.game.table()), |unsettled| Seen::Unsettled(unsettled.table))
    }

    /// The table as it was after this many entries; only once the game is over.
    pub(crate) fn table_after(&self, session: &Session, entries: usize) -> Option<TableOf<F>> {
        self.game_after(session, entries).map(|game| game.table().clone())
    }

    /// What a seat knew after this many entries; only once the game is over.
    pub(crate) fn private_after(
        &self,
        session: &Session,
        entries: usize,
        seat: Seat,
    ) -> Option<PrivateOf<F>> {
        self.game_after(session, entries).map(|game| game.private(seat))
    }

    fn game_after(&self, session: &Session, entries: usize) -> Option<F::Game> {
        if session.turn().is_some() {
            return None;
        }
        let mut game = start::<F>(session.beginning(), self.printed)?;
        play_on::<F>(&mut game, session, 0, entries)?;
        Some(game)
    }
}

/// Plays the entries from one place of the log to another.
fn play_on<F: Flow>(game: &mut F::Game, session: &Session, from: usize, to: usize) -> Option<()> {
    for act in session.log.acts().get(from..to)? {
        game.play(unpack(&act.action)?).ok()?;
    }
    Some(())
}

/// Starts the game that `begin` describes, with these printed data. A caller that reads a beginning from a journal has
/// compared their digest: that takes longer than a press may.
#[inline(never)]
pub(super) fn begin<F: Flow>(begin: &Begin, printed: &'static PrintedOf<F>) -> Result<F::Game, Inapplicable> {
    if begin.game != F::KIND || begin.rules != F::Game::RULES {
        return Err(Inapplicable::OtherRules);
    }
    start::<F>(begin, printed).ok_or(Inapplicable::DoesNotFollow)
}

fn start<F: Flow>(begin: &Begin, printed: &'static PrintedOf<F>) -> Option<F::Game> {
    let setup = postcard::from_bytes(&begin.setup).ok()?;
    F::Game::start(&setup, printed, begin.seed).ok()
}
