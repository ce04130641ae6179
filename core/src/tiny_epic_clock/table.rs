//! What everybody at the table may know: all but which event comes next. It carries the rules of what may be told.

use core::ops::ControlFlow;

use super::action::Action;
use super::agenda::{Agenda, Task};
use super::illegal::Illegal;
use crate::chance::Source;
use crate::game::Visitor;
use crate::id::{ById, Id};
use crate::tiny_epic_crimes::cards::{Count, EventCard, EventStep, Origin};
use crate::tiny_epic_crimes::edition::{Edition, TimeBoard};
use crate::tiny_epic_crimes::kinds::{Cards, Mode, Officer, OfficerSet, Slot};
use crate::tiny_epic_crimes::{ActiveEvent, CardName, EventKind, MOST_HOURS, Side, Track};

/// The turn under way.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Now {
    /// Whose it is.
    pub officer: Officer,
    /// The hour on which it began.
    pub started: u8,
}

/// Everything that lies open.
#[derive(Clone)]
pub struct Table {
    pub(super) edition: &'static Edition,
    pub(super) origin: Origin,
    pub(super) board: TimeBoard,
    pub(super) mode: Mode,
    pub(super) events: Cards,
    pub(super) dice: Source,
    pub(super) officers: u8,
    pub(super) track: Track,
    pub(super) slots: ById<Slot, Option<ActiveEvent>, { Slot::COUNT }>,
    pub(super) names: ById<Slot, Option<CardName>, { Slot::COUNT }>,
    pub(super) now: Now,
    pub(super) agenda: Agenda,
    pub(super) events_left: u8,
    pub(super) penalties: u8,
    pub(super) over: bool,
}

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.edition, other.edition)
            && (self.origin, self.board) == (other.origin, other.board)
            && (self.mode, self.events, self.dice) == (other.mode, other.events, other.dice)
            && (self.officers, &self.track) == (other.officers, &other.track)
            && self.slots == other.slots
            && self.names == other.names
            && (self.now, &self.agenda) == (other.now, &other.agenda)
            && (self.events_left, self.penalties, self.over)
                == (other.events_left, other.penalties, other.over)
    }
}

impl Table {
    /// The printed data in use.
    pub fn edition(&self) -> &'static Edition {
        self.edition
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

    /// The event in a slot.
    pub fn event(&self, slot: Slot) -> Option<&ActiveEvent> {
        self.slots[slot].as_ref()
    }

    /// What people call the printed card in a slot.
    pub fn name(&self, slot: Slot) -> Option<CardName> {
        self.names[slot]
    }

    /// A number on a card at this table.
    pub fn number(&self, count: Count) -> u8 {
        count.at(self.officers, self.mode.is_team())
    }

    /// The house card in a slot.
    pub fn house_event(&self, slot: Slot) -> Option<&'static EventCard> {
        match self.slots[slot]?.kind {
            EventKind::House(id) => Some(&self.edition.events.cards[id]),
            EventKind::Printed(_) => None,
        }
    }

    /// The lowest free slot.
    pub fn free_slot(&self) -> Option<Slot> {
        Slot::ALL.into_iter().find(|&slot| self.slots[slot].is_none())
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

    /// The last hour as things are.
    pub fn last_hour(&self) -> u8 {
        self.track.last(&self.board)
    }

    /// Whether the turn under way is one of the night: as it began, hour 0 counted as hour 1.
    pub fn is_night(&self) -> bool {
        self.board.night.has(self.now.started.max(1))
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
        if self.over {
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
            Action::Done => {
                now(matches!(pending, Some(Task::Proposed(..) | Task::OwnSetUp(_) | Task::Drifts(..))))
            }
            Action::Away => now(matches!(pending, Some(Task::Proposed(..) | Task::OwnSetUp(_)))),
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
                need(!self.names.values().contains(&Some(name)), Illegal::ThereAlready)
            }
            Action::Lost | Action::Pushed => now(pending == Some(Task::Penalty)),
            Action::Resolved(slot) => {
                now(between || rolled)?;
                need(self.event(slot).is_some(), Illegal::NoEvent)
            }
            Action::Name(slot, name) => {
                now(between || rolled)?;
                let event = self.event(slot).ok_or(Illegal::NoEvent)?;
                need(matches!(event.kind, EventKind::Printed(_)), Illegal::PrintedOnly)?;
                need(self.names[slot] != Some(name), Illegal::ThereAlready)
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

    /// Whether the step of a set-up that the dice just named something for places gangsters.
    fn places_gangsters(&self) -> bool {
        let Some(Task::Proposed(slot, step, ..)) = self.pending() else { return false };
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
            visit(Action::Resolved(slot))?;
            visit(Action::Burnt(slot))?;
            CardName::all().try_for_each(|name| visit(Action::Name(slot, name)))?;
        }
        for bits in 0..1 << Officer::MOST {
            visit(Action::There(OfficerSet::from_bits(bits)))?;
        }
        self.officers().try_for_each(|officer| {
            (0..=self.board.last).try_for_each(|hour| visit(Action::Clock(officer, hour)))
        })
    }
}
