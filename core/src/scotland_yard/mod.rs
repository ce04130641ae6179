//! Scotland Yard: Mister X flees through London in secret, three to five detectives pursue him.
//!
//! The rules of the old Ravensburger edition (Nr. 01 034 9), with the newer edition as data. What everybody
//! sees is a [`Table`], and it carries the rules for the detectives; this module adds the one secret, Mister
//! X's places, and his moves. Printed data: [`edition`] and [`LONDON`].

mod action;
pub mod edition;
mod london;
mod setup;
mod station;
mod table;
mod ticket;

#[cfg(test)]
mod tests;

use core::ops::ControlFlow;

pub use action::{Action, Fares, Pawn, Step};
pub use london::LONDON;
pub use setup::{EditionName, FEWEST_DETECTIVES, MOST_DETECTIVES, Setup, SetupError};
pub use station::{Station, StationSet};
pub use table::{Detective, Half, Phase, Table, WINDOWS, Window};
pub use ticket::{Supply, Ticket};

use crate::chance::{Chance, Purpose};
use crate::game::{Collected, Game, Reasons, Told, Turn, Undo, Visitor, visit_all};
use crate::id::Id;
use crate::seat::Seat;
use edition::Editions;

/// Mister X's seat; the detectives follow in order.
pub const MISTER_X: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => panic!("there is a first seat"),
};

/// A game of Scotland Yard.
#[derive(Clone)]
pub struct ScotlandYard {
    table: Table,
    secret: Secret,
}

/// What Mister X alone knows.
#[derive(Clone, PartialEq)]
pub struct Secret {
    start: Station,
    at: Station,
    stops: heapless::Vec<Station, WINDOWS>,
}

impl Secret {
    /// Where he started.
    pub fn start(&self) -> Station {
        self.start
    }

    /// Where he is.
    pub fn at(&self) -> Station {
        self.at
    }

    /// Where each of his moves led, oldest first: the numbers under the tickets of the trail.
    pub fn stops(&self) -> &[Station] {
        &self.stops
    }
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// No detective can move any more, or the last round is over.
    MisterXWins,
    /// This detective landed on Mister X.
    Caught(Pawn),
    /// Mister X had no move.
    Trapped,
}

/// What the table is told.
#[derive(Clone, Copy, PartialEq)]
pub struct News {
    /// What happened.
    pub event: Event,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

/// What happened, as the table sees it.
#[derive(Clone, Copy, PartialEq)]
pub enum Event {
    /// Mister X moved: the window he covered, or both of a double.
    Fled(Window, Option<Window>),
    /// Mister X stays hidden.
    Hid,
    /// Mister X showed himself here and took these tickets.
    Revealed(Station, Fares),
    /// A detective moved.
    Travelled(Pawn, Step),
    /// A detective could not move.
    Stayed(Pawn),
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nothing can be played after the end.
    #[error("the game is over")]
    GameOver,
    /// Somebody else is to move.
    #[error("it is not your turn")]
    NotYourTurn,
    /// That detective does not play in this game.
    #[error("that detective is not in play")]
    NotInPlay,
    /// No line that takes this ticket leads there.
    #[error("no line that takes this ticket leads there")]
    NoSuchLine,
    /// Only the ferry leads there, and it takes black tickets alone.
    #[error("only the ferry leads there, and it takes a black ticket")]
    FerryNeedsBlack,
    /// No ticket of that kind is left.
    #[error("no ticket of that kind is left")]
    NoTicket,
    /// Detectives have no black tickets.
    #[error("black tickets and the ferry are Mister X's alone")]
    BlackIsMisterX,
    /// A detective stands there.
    #[error("a detective stands on that point")]
    Occupied,
    /// Both double-move cards are used up.
    #[error("no double-move card is left")]
    NoDouble,
    /// A detective who can move has to.
    #[error("that detective can move and has to")]
    CanMove,
    /// Voluntary appearances were not agreed on.
    #[error("voluntary appearances were not agreed on")]
    NotAgreed,
    /// Mister X has to move before he may show himself.
    #[error("Mister X has to move first")]
    MoveFirst,
    /// Mister X has moved and has to decide whether he shows himself.
    #[error("Mister X has to hide or to show himself first")]
    DecideFirst,
    /// Not one ticket, or `-`, for each detective.
    #[error("one ticket is needed for each detective")]
    FareCount,
    /// A detective does not hold the ticket that Mister X wants.
    #[error("a detective does not hold that ticket")]
    FareNotHeld,
    /// A detective who has tickets has to give one.
    #[error("a detective who has tickets gives one")]
    FareDue,
}

impl Game for ScotlandYard {
    type Printed = Editions;
    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Illegal = Illegal;
    type News = News;
    type Whisper = ();
    type Outcome = Outcome;
    type Table = Table;
    /// Mister X's secret for his seat; detectives have none.
    type Private = Option<Secret>;

    const NAME: &'static str = "scotland-yard";
    const RULES: u16 = 1;

    fn start(setup: &Setup, printed: &'static Editions, seed: u64) -> Result<Self, Reasons<SetupError>> {
        let edition = setup.edition.of(printed);
        let count = check(setup)?;
        let mut chance = Chance::new(seed);
        let starts = detective_starts(setup, edition.detective_cards, usize::from(count), &mut chance)?;
        let occupied: StationSet = starts.iter().copied().collect();
        let cards = edition.mister_x_cards - occupied;
        let at = match setup.mister_x_start {
            Some(at) => at,
            None => draw_card(cards, &mut chance, Purpose::Secret)?,
        };
        let tickets = edition.detective_tickets;
        let table = Table {
            edition,
            voluntary: setup.voluntary_reveal,
            detectives: starts.into_iter().map(|at| Detective { at, tickets }).collect(),
            mister_x_tickets: edition.mister_x_supply(count),
            doubles: edition.doubles,
            trail: heapless::Vec::new(),
            start: None,
            possible: if cards.has(at) { cards } else { StationSet::all() - occupied },
            shown: None,
            round: 1,
            phase: Phase::Flee,
        };
        let mut game = Self { table, secret: Secret { start: at, at, stops: heapless::Vec::new() } };
        game.begin_flight();
        Ok(game)
    }

    fn author(action: Action) -> Option<Seat> {
        Some(match action {
            Action::Flee(_) | Action::Double(..) | Action::Hide | Action::Reveal(_) => MISTER_X,
            Action::Travel(pawn, _) | Action::Stay(pawn) => pawn.seat(),
        })
    }

    fn turn(&self) -> Turn<Outcome> {
        match self.table.phase {
            Phase::Flee | Phase::Decide => Turn::Of(MISTER_X),
            Phase::Pursue(pawn) => Turn::Of(pawn.seat()),
            Phase::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn legal(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        match self.table.phase {
            Phase::Flee => self.flights(visit),
            Phase::Decide => {
                visit(Action::Hide)?;
                self.table.reveals(Fares::NONE, visit)
            }
            Phase::Pursue(_) | Phase::Over(_) => Self::open(&self.table, visit),
        }
    }

    /// The detectives' moves.
    fn open(table: &Table, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        match table.phase {
            Phase::Pursue(pawn) => table.pursuits(pawn, visit),
            Phase::Flee | Phase::Decide | Phase::Over(_) => ControlFlow::Continue(()),
        }
    }

    fn is_legal(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Flee(step) => {
                self.check_flight()?;
                self.check_step(self.secret.at, step, 0)
            }
            Action::Double(first, second) => {
                self.check_flight()?;
                if self.table.doubles == 0 {
                    return Err(Illegal::NoDouble);
                }
                self.check_step(self.secret.at, first, 0)?;
                self.check_step(first.to, second, u8::from(first.ticket == Ticket::Black))
            }
            Action::Hide => self.check_decision(),
            Action::Reveal(fares) => {
                self.check_decision()?;
                self.table.check_fares(&fares)
            }
            Action::Travel(pawn, step) => self.table.check_travel(pawn, step),
            Action::Stay(pawn) => self.table.check_stay(pawn),
        }
    }

    fn play(&mut self, action: Action) -> Result<Told<News, ()>, Illegal> {
        self.is_legal(action)?;
        let (event, told) = match action {
            Action::Flee(step) => {
                let window = self.flee(step, None);
                self.end_flight(window);
                (Event::Fled(window, None), window.stop.is_some())
            }
            Action::Double(first, second) => {
                self.table.doubles -= 1;
                let first = self.flee(first, Some(Half::First));
                let second = self.flee(second, Some(Half::Second));
                self.end_flight(second);
                (Event::Fled(first, Some(second)), first.stop.is_some() || second.stop.is_some())
            }
            Action::Hide => {
                self.begin_pursuit();
                (Event::Hid, false)
            }
            Action::Reveal(fares) => {
                for (pawn, fare) in self.table.pawns().zip(fares.entries()) {
                    if let Some(ticket) = fare {
                        self.table.hand_over(pawn, *ticket);
                    }
                }
                self.table.show(self.secret.at);
                self.begin_pursuit();
                (Event::Revealed(self.secret.at, fares), true)
            }
            Action::Travel(pawn, step) => (Event::Travelled(pawn, step), self.travel(pawn, step)),
            Action::Stay(pawn) => (Event::Stayed(pawn), self.after_pursuit(pawn)),
        };
        let outcome = match self.table.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        };
        let news = News { event, outcome };
        Ok(Told { table: news, author: (), undo: Undo::unless(told || outcome.is_some()) })
    }

    fn table(&self) -> Table {
        self.table.clone()
    }

    fn private(&self, seat: Seat) -> Option<Secret> {
        (seat == MISTER_X).then(|| self.secret.clone())
    }
}

impl ScotlandYard {
    /// What everybody may know, without a copy.
    pub fn view(&self) -> &Table {
        &self.table
    }

    fn check_flight(&self) -> Result<(), Illegal> {
        match self.table.phase {
            Phase::Flee => Ok(()),
            Phase::Decide => Err(Illegal::DecideFirst),
            Phase::Pursue(_) => Err(Illegal::NotYourTurn),
            Phase::Over(_) => Err(Illegal::GameOver),
        }
    }

    fn check_decision(&self) -> Result<(), Illegal> {
        match self.table.phase {
            Phase::Over(_) => Err(Illegal::GameOver),
            _ if !self.table.voluntary => Err(Illegal::NotAgreed),
            Phase::Decide => Ok(()),
            Phase::Flee => Err(Illegal::MoveFirst),
            Phase::Pursue(_) => Err(Illegal::NotYourTurn),
        }
    }

    /// Whether Mister X may take this step from there, with `spent` black tickets gone in this turn already.
    fn check_step(&self, from: Station, step: Step, spent: u8) -> Result<(), Illegal> {
        let map = &self.table.edition.map;
        if !map.reach(from, step.ticket).has(step.to) {
            let by_ferry = map.reach(from, Ticket::Black).has(step.to)
                && !Ticket::ORDINARY.into_iter().any(|ticket| map.reach(from, ticket).has(step.to));
            return Err(if by_ferry { Illegal::FerryNeedsBlack } else { Illegal::NoSuchLine });
        }
        // His ordinary tickets never run out.
        if step.ticket == Ticket::Black && self.table.mister_x_tickets.of(Ticket::Black) <= spent {
            return Err(Illegal::NoTicket);
        }
        if self.table.occupied().has(step.to) {
            return Err(Illegal::Occupied);
        }
        Ok(())
    }

    /// Every step of Mister X from there, with this many black tickets.
    fn steps(&self, from: Station, black: u8) -> impl Iterator<Item = Step> + use<'_> {
        let occupied = self.table.occupied();
        let map = &self.table.edition.map;
        Ticket::ALL.into_iter().filter(move |&ticket| ticket != Ticket::Black || black > 0).flat_map(
            move |ticket| (map.reach(from, ticket) - occupied).into_iter().map(move |to| Step { ticket, to }),
        )
    }

    fn flights(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        let black = self.table.mister_x_tickets.of(Ticket::Black);
        visit_all(self.steps(self.secret.at, black).map(Action::Flee), visit)?;
        if self.table.doubles == 0 {
            return ControlFlow::Continue(());
        }
        for first in self.steps(self.secret.at, black) {
            let left = black.saturating_sub(u8::from(first.ticket == Ticket::Black));
            visit_all(self.steps(first.to, left).map(|second| Action::Double(first, second)), visit)?;
        }
        ControlFlow::Continue(())
    }

    /// Mister X moves one stop; the window as the table sees it.
    fn flee(&mut self, step: Step, half: Option<Half>) -> Window {
        self.secret.at = step.to;
        // As long as the trail: it never fills up.
        let _ = self.secret.stops.push(step.to);
        self.table.cover(step.ticket, half, step.to)
    }

    /// After his whole turn: with the option he decides whether he shows himself, unless he just appeared.
    fn end_flight(&mut self, last: Window) {
        if self.table.voluntary && last.stop.is_none() {
            self.table.phase = Phase::Decide;
        } else {
            self.begin_pursuit();
        }
    }

    fn begin_pursuit(&mut self) {
        self.table.phase = Phase::Pursue(Pawn::D1);
    }

    /// A detective moves; whether that told the table anything about Mister X's place.
    fn travel(&mut self, pawn: Pawn, step: Step) -> bool {
        self.table.hand_over(pawn, step.ticket);
        if let Some(detective) = self.table.detectives.get_mut(pawn.index()) {
            detective.at = step.to;
        }
        if step.to == self.secret.at {
            self.finish(Outcome::Caught(pawn));
            return true;
        }
        let told = self.table.possible.remove(step.to);
        self.after_pursuit(pawn) || told
    }

    /// The next detective, or the end of the round; whether that told the table anything.
    fn after_pursuit(&mut self, pawn: Pawn) -> bool {
        let next = Pawn::at(pawn.index() + 1).filter(|&next| self.table.detective(next).is_some());
        if let Some(next) = next {
            self.table.phase = Phase::Pursue(next);
            return false;
        }
        let table = &self.table;
        let none_can_move = !table.pawns().any(|pawn| table.can_move(pawn));
        if none_can_move || table.round >= table.edition.rounds {
            self.finish(Outcome::MisterXWins);
            return true;
        }
        // Where he might have been trapped, it is news that he goes on.
        let told = table.possible.into_iter().any(|at| table.would_be_trapped(at));
        self.table.round += 1;
        self.begin_flight();
        told
    }

    fn begin_flight(&mut self) {
        self.table.phase = Phase::Flee;
        if self.table.would_be_trapped(self.secret.at) {
            self.finish(Outcome::Trapped);
        }
    }

    /// The end: Mister X appears, and his whole trail is shown.
    fn finish(&mut self, outcome: Outcome) {
        self.table.phase = Phase::Over(outcome);
        self.table.show(self.secret.at);
        self.table.start = Some(self.secret.start);
        for (window, stop) in self.table.trail.iter_mut().zip(&self.secret.stops) {
            window.stop = Some(*stop);
        }
    }
}

/// How many detectives play, or everything that is wrong with the set-up.
fn check(setup: &Setup) -> Result<u8, Reasons<SetupError>> {
    let mut reasons = Collected::new();
    let count = setup.detectives.ok_or(SetupError::DetectivesMissing).and_then(|count| {
        let can_play = (FEWEST_DETECTIVES..=MOST_DETECTIVES).contains(&usize::from(count));
        if can_play { Ok(count) } else { Err(SetupError::DetectivesOutOfRange) }
    });
    let count = reasons.keep(count);
    if let Some(given) = &setup.detective_start {
        let stations: StationSet = given.iter().copied().collect();
        reasons.add_if(count.is_some_and(|count| usize::from(count) != given.len()), SetupError::StartCount);
        reasons.add_if(stations.len() < given.len(), SetupError::StartTwice);
        let on_one = setup.mister_x_start.is_some_and(|at| stations.has(at));
        reasons.add_if(on_one, SetupError::StartOnDetective);
    }
    reasons.refuse()?;
    // Without a number there is a reason.
    count.ok_or(SetupError::DetectivesMissing.into())
}

/// The detectives' start stations, given or drawn from the cards.
fn detective_starts(
    setup: &Setup,
    cards: StationSet,
    count: usize,
    chance: &mut Chance,
) -> Result<heapless::Vec<Station, MOST_DETECTIVES>, SetupError> {
    if let Some(given) = &setup.detective_start {
        return Ok(given.clone());
    }
    let mut cards = cards;
    if let Some(taken) = setup.mister_x_start {
        cards.remove(taken);
    }
    let mut starts = heapless::Vec::new();
    for _ in 0..count {
        let card = draw_card(cards, chance, Purpose::Layout)?;
        cards.remove(card);
        starts.push(card).map_err(|_| SetupError::StartCount)?;
    }
    Ok(starts)
}

fn draw_card(cards: StationSet, chance: &mut Chance, purpose: Purpose) -> Result<Station, SetupError> {
    chance.pick(purpose, cards.len()).and_then(|rank| cards.nth(rank)).ok_or(SetupError::NoStartCard)
}
