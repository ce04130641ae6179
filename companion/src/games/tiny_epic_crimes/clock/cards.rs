//! Event cards: as they are drawn, and with a question about them.

use confidant_core::tiny_epic_clock::{Action, Table};
use confidant_core::tiny_epic_crimes::cards::EventId;
use confidant_core::tiny_epic_crimes::kinds::Slot;

use super::{Shows, TableDesk, name_of};
use crate::draw::parts::hints::Cap;
use crate::games::Deed;
use crate::games::tiny_epic_crimes::event_card::HouseCard;
use crate::page::Bound;

/// The house card in a slot.
pub(super) fn card_in(table: &Table, slot: Slot) -> Option<EventId> {
    table.slots().house_id(slot)
}

/// The house card of a slot, as it lies on this table.
pub(super) fn house_card<'a>(desk: &'a TableDesk<'_>, slot: Slot, id: EventId) -> HouseCard<'a> {
    let marked = desk.table.event(slot).and_then(|event| event.officer());
    let who = marked.map_or("", |officer| name_of(desk, officer));
    HouseCard::lying(desk.table.slots(), slot, id, who, desk.language)
}

/// The card of a slot with two keys: what A and X say.
pub(super) fn asked_page(
    desk: &TableDesk<'_>,
    show: &mut Shows<'_>,
    slot: Slot,
    [first, second]: [(&str, Action); 2],
) {
    if let Some(id) = card_in(desk.table, slot) {
        show.picture(|canvas| house_card(desk, slot, id).draw_drawn(canvas, slot));
    }
    show.keys([
        Bound::new(Cap::A, first.0, Deed::Play(first.1)),
        Bound::new(Cap::X, second.0, Deed::Play(second.1)),
    ]);
}
