//! What the cards of the box ask for that house cards do not: an event is drawn by people, an event is resolved as they
//! say, and they name what it brings.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::{Reward, RewardSet};
use confidant_core::tiny_epic_crimes::kinds::{Officer, OfficerSet, Slot, SlotSet};
use confidant_core::tiny_epic_crimes::{Action, EventKind, HandOp, Table, Task};

use super::{Screens, TableDesk, View, name_of};
use crate::draw::palette::INK;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{LIST_TOP, PITCH, Row, Setting, adjusting_row, list};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::{Canvas, Icon};
use crate::games::Wish;
use crate::games::tiny_epic_crimes::dice::{Tile, tiles, told_card};
use crate::games::tiny_epic_crimes::own_cards::{Drawn, OwnCards};
use crate::games::tiny_epic_crimes::signs::reward_sign;
use crate::games::tiny_epic_crimes::turned;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::fill;

/// An event that is being resolved: by whom, and who helped.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Resolving {
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

    /// Who can have helped: all the others.
    fn others(self, table: &Table) -> heapless::Vec<Officer, { Officer::MOST }> {
        table.officers().filter(|&officer| officer != self.solver).collect()
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

/// The cards that were entered, if there are any.
fn own_cards(table: &Table) -> Option<OwnCards> {
    OwnCards::of(table.edition().own_events, |slot| table.name(slot))
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
    /// Takes the event that people drew: one that they entered, or another, plain or timed.
    pub(super) fn press_drawn(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        if let Some(cards) = own_cards(desk.table) {
            return cards.press(&mut self.row, key, |drawn| match drawn {
                Drawn::Card(name) => Action::Card(name),
                Drawn::Other(timed) => Action::Drawn(timed),
            });
        }
        match key {
            Key::A => Wish::Play(Action::Drawn(false)),
            Key::X => Wish::Play(Action::Drawn(true)),
            Key::B => Wish::Leave,
            _ => Wish::Nothing,
        }
    }

    pub(super) fn draw_drawn(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let words = desk.words;
        if let Some(cards) = own_cards(desk.table) {
            return cards.draw(canvas, words, desk.texts, desk.corner().corner(), self.row);
        }
        canvas.clear(INK);
        plate(canvas, words.new_event, desk.corner().corner());
        let text = if self.draw_again { words.draw_another } else { words.draw_one };
        told_card(canvas, Some(Icon::Cards), text);
        let plain = Tile { key: Cap::A, sign: Icon::Event, label: words.plain_card };
        let timed = Tile { key: Cap::X, sign: Icon::Clock, label: words.timed_card };
        tiles(canvas, &[plain, timed]);
        key_hints(canvas, &[(Cap::HeldB, desk.texts.menu)]);
    }

    pub(super) fn press_resolve(
        &mut self,
        desk: &TableDesk<'_>,
        key: Key,
        mut resolving: Resolving,
    ) -> Wish<Action> {
        let table = desk.table;
        let others = resolving.others(table);
        let row = usize::from(resolving.row);
        match key {
            Key::Up | Key::Down => resolving.row = turned(resolving.row, others.len() + 1, key),
            Key::Left | Key::Right if row == 0 => {
                let next = turned(resolving.solver.index() as u8, others.len() + 1, key);
                resolving.solver = table.officers().nth(next.into()).unwrap_or(resolving.solver);
            }
            Key::A if row > 0 => {
                if let Some(&officer) = others.get(row - 1)
                    && !resolving.helpers.remove(officer)
                {
                    resolving.helpers.insert(officer);
                }
            }
            Key::X => {
                let Resolving { slot, solver, .. } = resolving;
                let helpers = resolving.helpers - OfficerSet::only(solver);
                return Wish::Play(Action::Hand(HandOp::Resolve(slot, solver, helpers)));
            }
            Key::B => return self.back(table),
            _ => return Wish::Nothing,
        }
        self.view = View::Resolve(resolving);
        Wish::Redraw
    }

    /// What the solver gains, then what the helpers do.
    pub(super) fn press_gains(&mut self, key: Key) -> Wish<Action> {
        match key {
            Key::Up | Key::Down => self.row = turned(self.row, Reward::PRINTED.len(), key),
            Key::A => {
                if let Some(&reward) = Reward::PRINTED.get(usize::from(self.row))
                    && !self.gains.remove(reward)
                {
                    self.gains.insert(reward);
                }
            }
            Key::X => return Wish::Play(Action::Gains(self.gains)),
            Key::B => return Wish::Leave,
            _ => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn draw_gains(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, task: Task) {
        let words = desk.words;
        canvas.clear(INK);
        let title = match task {
            Task::SolverGains(solver, _) => fill(words.gains_of, &[&name_of(desk, solver)]),
            _ => fill(words.helpers_gain, &[]),
        };
        plate(canvas, &title, Corner::None);
        list(canvas, PITCH, Reward::PRINTED.len(), self.row.into(), |index| {
            let reward = Reward::PRINTED.get(index).copied().unwrap_or(Reward::Badge);
            let label = match reward {
                Reward::Suspect => words.hand_suspect,
                Reward::Force => words.force_card,
                Reward::Badge => words.hand_badge,
                _ => words.hand_peek,
            };
            let has: RewardSet = self.gains;
            Row::new(label).icon(reward_sign(reward)).value(if has.has(reward) { "+1" } else { "–" })
        });
        let (texts, toggle) = (desk.texts, words.toggle);
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, toggle), (Cap::X, texts.done)]);
    }
}

pub(super) fn draw_resolve(desk: &TableDesk<'_>, canvas: &mut Canvas, resolving: Resolving) {
    let (table, words, texts) = (desk.table, desk.words, desk.texts);
    canvas.clear(INK);
    let slot = fill(words.slot_n, &[&(resolving.slot.index() + 1)]);
    plate(canvas, words.resolved, Corner::Text(&slot));
    let chosen = usize::from(resolving.row);
    let solver = name_of(desk, resolving.solver);
    if chosen == 0 {
        adjusting_row(canvas, LIST_TOP, PITCH, Some(Icon::Badge), words.solved_by, Setting::Text(solver));
    } else {
        Row::new(words.solved_by).icon(Icon::Badge).value(solver).draw(canvas, LIST_TOP, PITCH);
    }
    for ((index, officer), y) in
        resolving.others(table).into_iter().enumerate().zip((LIST_TOP + PITCH..).step_by(PITCH as usize))
    {
        let helped = resolving.helpers.has(officer);
        let icon = if helped { Icon::Check } else { Icon::Cross };
        let value = if helped { words.ends_well } else { words.ends_badly };
        let row = Row::new(name_of(desk, officer)).icon(icon).value(value);
        row.chosen(index + 1 == chosen).draw(canvas, y, PITCH);
    }
    let done = (Cap::X, texts.done);
    if chosen == 0 {
        key_hints(canvas, &[(Cap::UpDown, words.helpers), (Cap::Sideways, words.who_verb), done]);
    } else {
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::A, words.toggle), done]);
    }
}
