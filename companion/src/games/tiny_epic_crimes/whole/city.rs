//! The city as it lies on the table.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::Harm;
use confidant_core::tiny_epic_crimes::kinds::{Colour, Officer, Slot};
use confidant_core::tiny_epic_crimes::{Block, BlockSet, Table};

use super::Words;
use crate::draw::{Canvas, Icon};
use crate::games::tiny_epic_crimes::echo_ridge::{City, city};
use crate::games::tiny_epic_crimes::token_of;

/// A city to draw.
pub(super) struct Mapped<'a> {
    pub table: &'a Table,
    pub words: &'a Words,
    /// A drive, from its first block to its goal.
    pub route: &'a [Block],
}

/// The blocks that events close to some actions, but not to all of the city.
fn barred(table: &Table) -> BlockSet {
    let zones = table.harms(table.now().officer).filter_map(|(slot, harm)| match harm {
        Harm::Bars(zone, _) => Some(table.zone(slot, zone)),
        _ => None,
    });
    zones.filter(|blocks| blocks.len() < Block::COUNT).fold(BlockSet::NONE, |all, blocks| all | blocks)
}

/// Draws the city of a table on the left of the screen.
pub(super) fn draw_city(canvas: &mut Canvas, mapped: &Mapped<'_>) {
    let (table, laid) = (mapped.table, mapped.table.city());
    let searches = laid.search().iter().map(|block| (block, Icon::Search));
    let stakeouts = laid.stakeout().iter().map(|block| (block, Icon::Stakeout));
    let marks: heapless::Vec<(Block, Icon), 12> = searches.chain(stakeouts).collect();
    let gangsters: heapless::Vec<(Block, Colour), 15> =
        laid.occupied().iter().filter_map(|block| Some((block, laid.gangster(block)?))).collect();
    let tokens_of = |slot: Slot| {
        let tokens = table.event(slot).map_or(BlockSet::NONE, |event| event.tokens);
        tokens.iter().map(move |block| (slot.index() as u8 + 1, block))
    };
    let tokens: heapless::Vec<(u8, Block), 24> = Slot::ALL.into_iter().flat_map(tokens_of).take(24).collect();
    let now = table.now().officer;
    let others = table.officers().filter(|&officer| officer != now);
    let cars: heapless::Vec<(u8, Block), { Officer::MOST }> =
        others.chain([now]).map(|officer| (token_of(officer), table.mat(officer).at)).collect();
    city(
        canvas,
        &City {
            marks: &marks,
            headquarters: mapped.words.hq,
            route: mapped.route,
            gangsters: &gangsters,
            cars: &cars,
            tokens: &tokens,
            people: [laid.informants(), laid.witnesses()],
            barred: barred(table),
        },
    );
}
