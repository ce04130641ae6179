//! Event cards: as they are drawn, in their slots, and with a question about them.

use confidant_core::id::Id as _;
use confidant_core::tiny_epic_clock::Action;
use confidant_core::tiny_epic_crimes::Side;
use confidant_core::tiny_epic_crimes::cards::EventId;
use confidant_core::tiny_epic_crimes::kinds::Slot;

use super::{Screens, TableDesk, name_of};
use crate::draw::Canvas;
use crate::draw::parts::hints::Cap;
use crate::games::Wish;
use crate::games::tiny_epic_crimes::event_card::{self, HouseCard};
use crate::hint::key_hints;
use crate::input::Key;

/// The house card of a slot, as it lies on this table.
fn house_card<'a>(desk: &'a TableDesk<'_>, slot: Slot, id: EventId) -> HouseCard<'a> {
    let table = desk.table;
    let event = table.event(slot);
    let marked = event.and_then(|event| event.officer());
    HouseCard {
        id,
        card: &table.edition().events.cards[id],
        event,
        officers: table.officers().count() as u8,
        team: table.mode().is_team(),
        who: marked.map_or("?", |officer| name_of(desk, officer)),
        language: desk.language,
    }
}

/// A house card from the plate down.
pub(super) fn draw_house(desk: &TableDesk<'_>, canvas: &mut Canvas, slot: Slot, id: EventId) {
    house_card(desk, slot, id).draw(canvas);
}

/// A house card that was drawn just now.
pub(super) fn draw_drawn(desk: &TableDesk<'_>, canvas: &mut Canvas, slot: Slot, id: EventId) {
    house_card(desk, slot, id).draw_drawn(canvas, slot);
}

/// A card of the box in its slot.
pub(super) fn draw_printed(desk: &TableDesk<'_>, canvas: &mut Canvas, slot: Slot, timed: bool) {
    let name = desk.table.name(slot);
    event_card::draw_printed(canvas, desk.words, desk.table.edition().own_events, timed, name);
}

impl Screens {
    /// People set up a house event with their own dice: done, or it cannot be.
    pub(super) fn press_own_set_up(&mut self, key: Key) -> Wish<Action> {
        match key {
            Key::A => Wish::Play(Action::Done),
            Key::X => Wish::Play(Action::Away),
            Key::B => Wish::Leave,
            _ => Wish::Nothing,
        }
    }

    /// Pay, or let the event stay.
    pub(super) fn press_choose(&mut self, key: Key) -> Wish<Action> {
        match key {
            Key::A => Wish::Play(Action::Choose(Side::A)),
            Key::X => Wish::Play(Action::Choose(Side::B)),
            Key::B => Wish::Leave,
            _ => Wish::Nothing,
        }
    }

    /// The card of a slot with two keys: what A and X do.
    pub(super) fn draw_asked(
        &self,
        desk: &TableDesk<'_>,
        canvas: &mut Canvas,
        slot: Slot,
        keys: [&'static str; 2],
    ) {
        if let Some(id) = super::notes::cards_of(desk.table).get(slot.index()).copied().flatten() {
            draw_drawn(desk, canvas, slot, id);
        }
        key_hints(canvas, &[(Cap::A, keys[0]), (Cap::X, keys[1])]);
    }
}
