//! The ability cards: *house*, written for Confidant. The printed texts are not public.

use crate::id::ById;
use crate::tiny_epic_crimes::cards::{AbilityCard, Origin, Perk};
use crate::tiny_epic_crimes::edition::Abilities;
use crate::tiny_epic_crimes::words::{DeedKind, deeds};

const fn card(name: &'static str, perk: Perk) -> AbilityCard {
    AbilityCard { name, perk }
}

/// Eight cards.
pub static HOUSE_ABILITIES: Abilities = Abilities {
    origin: Origin::House,
    cards: ById::new([
        card("lead-foot", Perk::FreeBlocks(1)),
        card("insomniac", Perk::AnyTime(deeds(&[DeedKind::Informant, DeedKind::Witness, DeedKind::Search]))),
        card("steady-voice", Perk::Luck(deeds(&[DeedKind::Backup]), 1)),
        card("patience", Perk::Luck(deeds(&[DeedKind::Stakeout]), 1)),
        card("silver-tongue", Perk::Cheaper(deeds(&[DeedKind::Informant, DeedKind::Witness]), 1)),
        card("keen-eye", Perk::Cheaper(deeds(&[DeedKind::Search]), 1)),
        card("turnkey", Perk::Cheaper(deeds(&[DeedKind::Hold, DeedKind::Book]), 1)),
        card("fixer", Perk::Cheaper(deeds(&[DeedKind::Event]), 1)),
    ]),
};
