//! What happened in one game.

use confidant_core::game::Game;
use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::{AbilityId, EventId, ForceId};
use confidant_core::tiny_epic_crimes::kinds::{Officer, Slot};
use confidant_core::tiny_epic_crimes::{
    Action, Deed, EventKind, Happening, News, Outcome, Side, Table, Task, TinyEpicCrimes,
};

use crate::soak::tiny_epic_crimes::player::solved;

/// How an event ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    Resolved,
    Burnt,
    Left,
    Lay,
}

/// What one game showed.
pub struct Record {
    pub won: bool,
    pub deducible: bool,
    pub penalties: u8,
    pub turns: u32,
    pub event_deeds: u32,
    pub evidence: usize,
    pub suspects: u8,
    /// The furthest hour when the suspect deck ran out; 99 if it did not.
    pub empty_at: u8,
    pub events: Vec<(EventId, End)>,
    /// Of each officer: the force card dealt, the ability kept, whether it won.
    pub officers: Vec<(Option<ForceId>, Option<AbilityId>, bool)>,
    /// How often the price of an event was paid, how often refused.
    pub paid: [u32; 2],
    lying: [Option<EventId>; 3],
}

fn house(table: &Table, slot: Slot) -> Option<EventId> {
    match table.event(slot)?.kind {
        EventKind::House(id) => Some(id),
        EventKind::Printed(_) => None,
    }
}

impl Record {
    pub fn of(game: &TinyEpicCrimes) -> Self {
        let table = game.table();
        let first = |officer: Officer| game.private(officer.seat()).force.first();
        // A pool is everybody's: only the first seat is counted with it.
        let force =
            |officer: Officer| if table.has_pool() && officer != Officer::P1 { None } else { first(officer) };
        Self {
            won: false,
            deducible: false,
            penalties: 0,
            turns: 0,
            event_deeds: 0,
            evidence: 0,
            suspects: 0,
            empty_at: 99,
            events: Vec::new(),
            officers: table.officers().map(|officer| (force(officer), None, false)).collect(),
            paid: [0; 2],
            lying: Slot::ALL.map(|slot| house(table, slot)),
        }
    }

    pub fn before(&mut self, game: &TinyEpicCrimes) {
        let table = game.table();
        self.lying = Slot::ALL.map(|slot| house(table, slot));
        if matches!(table.pending(), Some(Task::Accuse(_))) {
            let sure = |officer: Officer| game.private(officer.seat()).possible.len() == 1;
            self.deducible |= table.officers().any(sure);
        }
    }

    pub fn after(&mut self, game: &TinyEpicCrimes, action: Action, news: &News) {
        let table = game.table();
        match action {
            Action::Act(_, _, deed) => {
                self.turns += 1;
                self.event_deeds += u32::from(matches!(deed, Deed::Event(..)));
            }
            Action::Choose(_, _, side) => self.paid[usize::from(side == Side::B)] += 1,
            _ => {}
        }
        for happening in &news.happenings {
            match happening {
                Happening::EventDrawn(slot, id) => self.lying[slot.index()] = Some(*id),
                Happening::EventResolved(slot, _) => self.ended(*slot, End::Resolved),
                Happening::EventBurnt(slot) => self.ended(*slot, End::Burnt),
                Happening::EventLeft(slot) => self.ended(*slot, End::Left),
                _ => {}
            }
        }
        if table.suspects_left() == 0 && self.empty_at == 99 {
            self.empty_at = table.track().reached();
        }
    }

    fn ended(&mut self, slot: Slot, end: End) {
        if let Some(id) = self.lying[slot.index()].take() {
            self.events.push((id, end));
        }
    }

    pub fn end(&mut self, game: &TinyEpicCrimes) {
        let table = game.table();
        for slot in Slot::ALL {
            self.lying[slot.index()] = house(table, slot);
            self.ended(slot, End::Lay);
        }
        self.penalties = table.penalties();
        self.evidence = solved(table);
        self.suspects = table.officers().map(|officer| table.mat(officer).suspects).sum();
        let outcome = table.ending().map(|ending| ending.outcome);
        self.won = outcome.is_some_and(|outcome| outcome != Outcome::AllLose);
        for (officer, (_, ability, won)) in table.officers().zip(&mut self.officers) {
            *ability = table.mat(officer).ability;
            *won = match outcome {
                Some(Outcome::Won(winners)) => winners.0.has(officer),
                Some(Outcome::TeamWins) => true,
                _ => false,
            };
        }
    }
}
