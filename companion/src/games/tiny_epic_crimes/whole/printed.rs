//! What the cards of the box ask for that house cards do not: an event is drawn by people, an event is resolved as they
//! say, and they name what it brings.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::Reward;
use confidant_core::tiny_epic_crimes::kinds::{Officer, OfficerSet, Slot, SlotSet};
use confidant_core::tiny_epic_crimes::{Action, EventKind, HandOp, Table, Task};

use super::does::{Own, View, back, light, own, see};
use super::{Screens, Shows, TableDesk, name_of};
use crate::draw::Icon;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::games::Deed;
use crate::games::tiny_epic_crimes::own_cards::{Drawn, OwnCards, drawn_page};
use crate::games::tiny_epic_crimes::signs::reward_sign;
use crate::input::Key;
use crate::page::{Bound, List, turned};
use crate::texts::fill;

/// An event that is being resolved: by whom, and who helped.
#[derive(Clone, Copy, PartialEq)]
pub struct Resolving {
    slot: Slot,
    solver: Officer,
    helpers: OfficerSet,
    row: u8,
}

impl Resolving {
    /// By the officer whose turn it is; whoever is known to have helped did.
    pub fn of(table: &Table, slot: Slot) -> Self {
        let helpers = table.event(slot).map_or(OfficerSet::NONE, |event| event.helpers);
        Self { slot, solver: table.now().officer, helpers, row: 0 }
    }

    /// Another officer has helped, or has not after all.
    fn toggled(mut self, officer: Officer) -> Self {
        if !self.helpers.remove(officer) {
            self.helpers.insert(officer);
        }
        self
    }

    /// After Left or Right: by the next or previous officer.
    fn turned(self, table: &Table, key: Key) -> Option<Self> {
        let next = turned(self.solver.index() as u8, table.officers().count(), key);
        let solver = table.officers().nth(next.into()).filter(|&officer| officer != self.solver)?;
        Some(Self { solver, ..self })
    }
}

/// Whether the card of a slot is one of the box, and whether it has a clock.
pub(super) fn printed_in(table: &Table, slot: Slot) -> Option<bool> {
    match table.event(slot)?.kind {
        EventKind::Printed(timed) => Some(timed),
        EventKind::House(_) => None,
    }
}

/// The slots that have a card.
pub(super) fn laid(table: &Table) -> SlotSet {
    Slot::ALL.into_iter().filter(|&slot| table.event(slot).is_some()).collect()
}

/// The slot whose card was not among these.
pub(super) fn newest(table: &Table, before: SlotSet) -> Option<Slot> {
    laid(table).into_iter().find(|&slot| !before.has(slot))
}

/// Whether this is a moment to say that an event is resolved.
pub(super) fn may_resolve(table: &Table) -> bool {
    matches!(table.pending(), Some(Task::Turn(_) | Task::ByHand | Task::Report(_)))
}

impl Screens {
    /// People drew an event.
    pub(super) fn drawn_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let table = desk.table;
        let own = OwnCards::of(table.edition().own_events, |slot| table.name(slot));
        drawn_page(desk, show, own, (self.row, light), self.draw_again, |drawn| match drawn {
            Drawn::Card(name) => Action::Card(name),
            Drawn::Other(timed) => Action::Drawn(timed),
        });
    }

    /// What the solver gains, then what the helpers do.
    pub(super) fn gains_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, task: Task) {
        let (texts, words) = (desk.texts, desk.words);
        let title = match task {
            Task::SolverGains(solver, _) => fill(words.gains_of, &[&name_of(desk, solver)]),
            _ => fill(words.helpers_gain, &[]),
        };
        show.plate(&title, Corner::None);
        let list = List::new(Reward::PRINTED.len(), self.row.into()).by_a();
        show.list(list, light, &|index, tell| {
            let Some(&reward) = Reward::PRINTED.get(index) else { return };
            let label = match reward {
                Reward::Suspect => words.hand_suspect,
                Reward::Force => words.force_card,
                Reward::Badge => words.hand_badge,
                _ => words.hand_peek,
            };
            let value = if self.gains.has(reward) { "+1" } else { "–" };
            tell(Row::new(label).icon(reward_sign(reward)).value(value), Ok(own(Own::Gain(reward))));
        });
        show.keys([
            Bound::says(Cap::UpDown, texts.choose),
            Bound::says(Cap::A, words.toggle),
            Bound::new(Cap::X, texts.done, Deed::Play(Action::Gains(self.gains))),
        ]);
    }
}

/// By whom an event of the box is resolved, and who helped.
pub(super) fn resolve_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, resolving: Resolving) {
    let (table, words, texts) = (desk.table, desk.words, desk.texts);
    let Resolving { slot, solver, helpers, row } = resolving;
    let title = fill(words.slot_n, &[&(slot.index() + 1)]);
    show.plate(words.resolved, Corner::Text(&title));
    let sees = |resolving: Resolving| see(View::Resolve(resolving));
    if row == 0 {
        show.on(&[Key::Left], || resolving.turned(table, Key::Left).map(sees));
        show.on(&[Key::Right], || resolving.turned(table, Key::Right).map(sees));
    }
    let list = List::new(table.officers().count(), row.into()).by_a();
    let light = |row: usize| sees(Resolving { row: row as u8, ..resolving });
    show.list(list, light, &|index, tell| {
        let Some(other) = index.checked_sub(1) else {
            let row = Row::new(words.solved_by).icon(Icon::Badge).adjusts(name_of(desk, solver));
            return tell(row, Ok(sees(resolving)));
        };
        // Who can have helped: all the others.
        let mut others = table.officers().filter(|&officer| officer != solver);
        let Some(officer) = others.nth(other) else { return };
        let helped = helpers.has(officer);
        let icon = if helped { Icon::Check } else { Icon::Cross };
        let value = if helped { words.ends_well } else { words.ends_badly };
        tell(Row::new(name_of(desk, officer)).icon(icon).value(value), Ok(sees(resolving.toggled(officer))));
    });
    show.on(&[Key::B], || back(desk));
    let resolved = HandOp::Resolve(slot, solver, helpers - OfficerSet::only(solver));
    let done = Bound::new(Cap::X, texts.done, Deed::Play(Action::Hand(resolved)));
    if row == 0 {
        let helpers = Bound::says(Cap::UpDown, words.helpers);
        show.keys([helpers, Bound::says(Cap::Sideways, words.who_verb), done]);
    } else {
        show.keys([Bound::says(Cap::UpDown, texts.choose), Bound::says(Cap::A, words.toggle), done]);
    }
}
