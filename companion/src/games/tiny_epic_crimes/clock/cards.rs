//! Event cards: as they are drawn, and with a question about them.

use confidant_core::id::Id as _;
use confidant_core::tiny_epic_clock::{Action, Table};
use confidant_core::tiny_epic_crimes::cards::EventId;
use confidant_core::tiny_epic_crimes::kinds::Slot;

use super::{Shows, TableDesk, name_of};
use crate::draw::parts::hints::Cap;
use crate::games::Deed;
use crate::games::tiny_epic_crimes::event_card::HouseCard;
use crate::input::Key;
use crate::page::Bound;

/// The house card in a slot.
pub(super) fn card_in(table: &Table, slot: Slot) -> Option<EventId> {
    super::notes::cards_of(table).get(slot.index()).copied().flatten()
}

/// The house card of a slot, as it lies on this table.
pub(super) fn house_card<'a>(desk: &'a TableDesk<'_>, slot: Slot, id: EventId) -> HouseCard<'a> {
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
    show.on(&[Key::B], || Deed::Leave);
    show.keys([
        Bound::new(Cap::A, first.0, Deed::Play(first.1)),
        Bound::new(Cap::X, second.0, Deed::Play(second.1)),
    ]);
}
