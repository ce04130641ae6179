//! What everybody at the table may know: all but which event comes next. It carries the rules of what may be told.

use core::ops::ControlFlow;

use super::action::Action;
use super::agenda::{Agenda, Named, Task};
use super::illegal::Illegal;
use crate::chance::Source;
use crate::game::Visitor;
use crate::id::{ById, Id};
use crate::print::Print;
use crate::tiny_epic_crimes::cards::{Count, EventCard, EventId, EventStep, Harm, Origin};
use crate::tiny_epic_crimes::edition::{Edition, TimeBoard};
use crate::tiny_epic_crimes::kinds::{Cards, Mode, Officer, OfficerSet, Slot};
use crate::tiny_epic_crimes::{
    ActiveEvent, BlockSet, CardName, EventKind, Line, MOST_HOURS, Outcome, Side, Slots, Track,
};

/// The turn under way.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Now {
    /// Whose it is.
    pub officer: Officer,
    /// The hour on which it began.
    pub started: u8,
}

/// Everything that lies open.
#[derive(Clone, PartialEq)]
pub struct Table {
    pub(super) edition: Print<Edition>,
    pub(super) origin: Origin,
    pub(super) board: TimeBoard,
    pub(super) mode: Mode,
    pub(super) events: Cards,
    pub(super) dice: Source,
    pub(super) officers: u8,
    pub(super) track: Track,
    pub(super) slots: Slots,
    pub(super) now: Now,
    pub(super) agenda: Agenda,
    pub(super) events_left: u8,
    pub(super) penalties: u8,
    /// How many events each officer resolved, and how many nobody was named for.
    pub(super) solved: ById<Officer, u8, { Officer::MOST }>,
    pub(super) solved_unnamed: u8,
    /// Who was right, and what is known of those who are level.
    pub(super) right: OfficerSet,
    pub(super) badges: ById<Officer, Option<u8>, { Officer::MOST }>,
    pub(super) evidence: ById<Officer, Option<u8>, { Officer::MOST }>,
    pub(super) outcome: Option<Outcome>,
}

impl Table {
    /// The printed data in use.
    pub fn edition(&self) -> &'static Edition {
        self.edition.get()
    }

    /// How people play.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Whose events are drawn.
    pub fn events(&self) -> Cards {
        self.events
    }

    /// Who rolls.
    pub fn dice(&self) -> Source {
        self.dice
    }

    /// Where the time board comes from.
    pub fn origin(&self) -> Origin {
        self.origin
    }

    /// The side of the time boards in use.
    pub fn board(&self) -> &TimeBoard {
        &self.board
    }

    /// The officers in play, in the order of their seats.
    pub fn officers(&self) -> impl DoubleEndedIterator<Item = Officer> + Clone + use<> {
        Officer::ALL.into_iter().take(usize::from(self.officers))
    }

    /// Whether this officer plays.
    pub fn is_in_play(&self, officer: Officer) -> bool {
        officer.index() < usize::from(self.officers)
    }

    /// The markers on the time track.
    pub fn track(&self) -> &Track {
        &self.track
    }

    /// The slots below the track, and what lies there.
    pub fn slots(&self) -> &Slots {
        &self.slots
    }

    /// The event in a slot.
    pub fn event(&self, slot: Slot) -> Option<&ActiveEvent> {
        self.slots.event(slot)
    }

    /// What people call the printed card in a slot.
    pub fn name(&self, slot: Slot) -> Option<CardName> {
        self.slots.name(slot)
    }

    /// A number on a card at this table.
    pub fn number(&self, count: Count) -> u8 {
        self.slots.number(count)
    }

    /// The house card in a slot.
    pub fn house_event(&self, slot: Slot) -> Option<&'static EventCard> {
        self.slots.house_event(slot)
    }

    /// The turn under way.
    pub fn now(&self) -> Now {
        self.now
    }

    /// What is to be told now; none when the game is over.
    pub fn pending(&self) -> Option<Task> {
        self.agenda.last().copied()
    }

    /// How many tasks are still to be done, the pending one included.
    pub fn tasks(&self) -> usize {
        self.agenda.len()
    }

    /// How many events are left to be drawn.
    pub fn events_left(&self) -> u8 {
        self.events_left
    }

    /// How many penalties there were.
    pub fn penalties(&self) -> u8 {
        self.penalties
    }

    /// How many events this officer resolved.
    pub fn solved(&self, officer: Officer) -> u8 {
        self.solved[officer]
    }

    /// How many events were resolved without a name.
    pub fn solved_by_nobody(&self) -> u8 {
        self.solved_unnamed
    }

    /// Who accused the one in the envelope.
    pub fn right(&self) -> OfficerSet {
        self.right
    }

    /// The badge level of an officer, if it was asked for.
    pub fn badge(&self, officer: Officer) -> Option<u8> {
        self.badges[officer]
    }

    /// How many evidence tokens an officer has, if that was asked for.
    pub fn evidence(&self, officer: Officer) -> Option<u8> {
        self.evidence[officer]
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The last hour as things are.
    pub fn last_hour(&self) -> u8 {
        self.track.last(&self.board)
    }

    /// Whether the turn under way is one of the night: as it began, hour 0 counted as hour 1, or because an event makes
    /// it so.
    pub fn is_night(&self) -> bool {
        self.board.night.has(self.now.started.max(1)) || self.darkened_by().is_some()
    }

    /// The house event that makes every turn one of the night, if one lies.
    pub fn darkened_by(&self) -> Option<EventId> {
        let dark = Slot::ALL.into_iter().find(|&slot| self.slots.harms(slot).contains(&Harm::Night));
        self.slots.house_id(dark?)
    }

    /// Whether only the report is left to an officer whose turn it is.
    pub fn must_report(&self, officer: Officer) -> bool {
        self.track.hour(officer) >= self.last_hour()
    }

    pub(super) fn is_too_late_for_timed(&self) -> bool {
        self.track.anyone_on(self.board.no_timed)
    }

    /// Whether people may tell this now.
    pub(super) fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.outcome.is_some() {
            return Err(Illegal::GameOver);
        }
        let pending = self.pending();
        let need = |holds: bool, reason| if holds { Ok(()) } else { Err(reason) };
        let now = |holds: bool| need(holds, Illegal::NotNow);
        let by_device = self.dice == Source::Device;
        let between = matches!(pending, Some(Task::Turn(_) | Task::Report(_)));
        let rolled = matches!(pending, Some(Task::Rolled(_) | Task::Roll));
        match action {
            Action::Hours(officer, hours) => {
                self.decides(officer, Task::Turn(officer))?;
                need(!self.must_report(officer), Illegal::MustReport)?;
                need((1..=MOST_HOURS).contains(&hours), Illegal::HoursOutOfRange)?;
                need(self.track.hour(officer) + hours <= self.last_hour(), Illegal::PastLastHour)
            }
            Action::Report(officer) if pending == Some(Task::Turn(officer)) => {
                need(self.must_report(officer), Illegal::NotYetReport)
            }
            Action::Report(officer) | Action::GoOn(officer) => self.decides(officer, Task::Report(officer)),
            Action::Placed => now(rolled || matches!(pending, Some(Task::Proposed(..) | Task::Drifts(..)))),
            Action::Again => {
                need(by_device, Illegal::WrongSource)?;
                now(matches!(pending, Some(Task::Rolled(_) | Task::Proposed(..) | Task::Drifts(..))))
            }
            Action::Taken => now(rolled),
            Action::Empty => now(rolled || self.places_gangsters()),
            Action::Line(_) => now(matches!(pending, Some(Task::OwnLine(..)))),
            Action::Right(_) | Action::Badge(..) | Action::Evidence(..) => self.check_ending(action),
            Action::Done => {
                // A card whose row or column nobody knows would say nothing: another one comes instead.
                let block = matches!(pending, Some(Task::Proposed(.., Named::Block(_))));
                now(block || matches!(pending, Some(Task::OwnStep(..) | Task::Drifts(..))))
            }
            Action::Away => {
                now(matches!(pending, Some(Task::Proposed(..) | Task::OwnStep(..) | Task::OwnLine(..))))
            }
            Action::Choose(_) => now(matches!(pending, Some(Task::Choose(_)))),
            Action::There(who) => {
                now(matches!(pending, Some(Task::Summons(_))))?;
                let plays = |officer| self.is_in_play(officer);
                need(who.iter().all(plays), Illegal::NotInPlay)?;
                need(!who.meets(self.track.reported()), Illegal::HasReported)
            }
            Action::Burnt(slot) => {
                now(between || rolled)?;
                need(self.event(slot).is_some(), Illegal::NoEvent)?;
                let card = self.house_event(slot).ok_or(Illegal::HouseOnly)?;
                need(card.fuse.is_some(), Illegal::NoFuse)
            }
            Action::Drawn(_) => {
                need(self.events == Cards::Printed, Illegal::PrintedOnly)?;
                now(pending == Some(Task::DrawEvent))
            }
            Action::Card(name) => {
                need(self.events == Cards::Printed, Illegal::PrintedOnly)?;
                now(pending == Some(Task::DrawEvent))?;
                need(self.edition.own_events.card(name).is_some(), Illegal::NoSuchCard)?;
                need(!self.slots.has_name(name), Illegal::ThereAlready)
            }
            Action::Cleared(slot, block) => {
                now(between || rolled)?;
                let tokens = self.event(slot).ok_or(Illegal::NoEvent)?.tokens;
                need(tokens.has(block), Illegal::NotThere)?;
                need(tokens.len() > 1, Illegal::LastToken)
            }
            Action::Gone(slot) => {
                now(between || rolled)?;
                need(self.event(slot).is_some(), Illegal::NoEvent)
            }
            Action::Lost | Action::Pushed => now(matches!(pending, Some(Task::Penalty(_)))),
            Action::Resolved(slot, by) => {
                now(between || rolled)?;
                need(self.event(slot).is_some(), Illegal::NoEvent)?;
                need(by.is_none_or(|officer| self.is_in_play(officer)), Illegal::NotInPlay)
            }
            Action::Name(slot, name) => {
                now(between || rolled)?;
                let event = self.event(slot).ok_or(Illegal::NoEvent)?;
                need(matches!(event.kind, EventKind::Printed(_)), Illegal::PrintedOnly)?;
                need(self.name(slot) != Some(name), Illegal::ThereAlready)
            }
            Action::Event | Action::Penalty => now(between),
            Action::Roll => {
                need(by_device, Illegal::WrongSource)?;
                now(between)
            }
            Action::Clock(officer, hour) => {
                now(between)?;
                need(self.is_in_play(officer), Illegal::NotInPlay)?;
                need(!self.track.reported().has(officer), Illegal::HasReported)?;
                need(hour <= self.board.last, Illegal::NoSuchHour)?;
                need(hour != self.track.hour(officer), Illegal::ThereAlready)
            }
        }
    }

    /// Whether the step of a set-up that is under way places gangsters.
    fn places_gangsters(&self) -> bool {
        let Some(Task::Proposed(slot, step, ..) | Task::OwnStep(slot, step)) = self.pending() else {
            return false;
        };
        let card = self.house_event(slot);
        let step = card.and_then(|card| card.set_up.get(usize::from(step)));
        matches!(step, Some(EventStep::Gangsters(..)))
    }

    /// Whether it is this officer's to tell this.
    fn decides(&self, officer: Officer, task: Task) -> Result<(), Illegal> {
        if !self.is_in_play(officer) {
            Err(Illegal::NotInPlay)
        } else if self.pending() == Some(task) {
            Ok(())
        } else if self.now.officer == officer {
            Err(Illegal::NotNow)
        } else {
            Err(Illegal::NotYourTurn)
        }
    }

    /// Shows everything that may be told now.
    pub(super) fn legal(&self, visit: &mut Visitor<'_, Action>) -> ControlFlow<()> {
        let visit = &mut |action: Action| {
            if self.check(action).is_ok() { visit(action) } else { ControlFlow::Continue(()) }
        };
        let officer = self.now.officer;
        for hours in 1..=MOST_HOURS {
            visit(Action::Hours(officer, hours))?;
        }
        let plain = [
            Action::Report(officer),
            Action::GoOn(officer),
            Action::Placed,
            Action::Again,
            Action::Taken,
            Action::Empty,
            Action::Done,
            Action::Away,
            Action::Choose(Side::A),
            Action::Choose(Side::B),
            Action::Drawn(false),
            Action::Drawn(true),
            Action::Lost,
            Action::Pushed,
            Action::Event,
            Action::Roll,
            Action::Penalty,
        ];
        plain.into_iter().try_for_each(&mut *visit)?;
        self.edition.own_events.names().try_for_each(|name| visit(Action::Card(name)))?;
        for slot in Slot::ALL {
            visit(Action::Resolved(slot, None))?;
            self.officers().try_for_each(|officer| visit(Action::Resolved(slot, Some(officer))))?;
            visit(Action::Burnt(slot))?;
            visit(Action::Gone(slot))?;
            let tokens = self.event(slot).map_or(BlockSet::NONE, |event| event.tokens);
            tokens.iter().try_for_each(|block| visit(Action::Cleared(slot, block)))?;
            CardName::all().try_for_each(|name| visit(Action::Name(slot, name)))?;
        }
        for bits in 0..1 << Officer::MOST {
            visit(Action::There(OfficerSet::from_bits(bits)))?;
            visit(Action::Right(OfficerSet::from_bits(bits)))?;
        }
        Line::all().try_for_each(|line| visit(Action::Line(line)))?;
        self.legal_ending(visit)?;
        self.officers().try_for_each(|officer| {
            (0..=self.board.last).try_for_each(|hour| visit(Action::Clock(officer, hour)))
        })
    }
}
