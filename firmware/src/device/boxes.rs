//! The packs of own boxes: decoded once, at the start, into the one place that their tables have in memory.

use confidant_core::pack::binary::MOST;
use confidant_core::pack::{BoxedGame, Boxes, Replaced, Slot};
use confidant_core::tiny_epic_crimes::edition::Edition;
use static_cell::StaticCell;

use super::store::mapped_packs;

static REPLACED: StaticCell<Replaced> = StaticCell::new();
/// The edition of Tiny Epic Crimes with the tables in [`REPLACED`].
static ECHO_RIDGE: StaticCell<Edition> = StaticCell::new();

/// What lies in the places of the games. To be asked once.
// Apart from its caller: an opened pack is a few kilobytes on the stack, and is gone when this returns.
#[inline(never)]
pub(crate) fn own_boxes() -> Boxes {
    let replaced = REPLACED.init_with(Replaced::default);
    let mut slots = BoxedGame::ALL.map(|_| Slot::Empty);
    for ((slot, which), place) in slots.iter_mut().zip(BoxedGame::ALL).zip(mapped_packs().chunks(MOST)) {
        *slot = replaced.open(which, place);
    }
    let replaced: &'static Replaced = replaced;
    Boxes::new(replaced.tables(ECHO_RIDGE.init_with(|| replaced.echo_ridge())), slots)
}
