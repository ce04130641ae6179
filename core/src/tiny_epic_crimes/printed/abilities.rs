//! The ability cards: *house*, written for Confidant. The printed texts are not public.

use crate::id::ById;
use crate::tiny_epic_crimes::cards::{AbilityCard, Dealt, Discount, Origin, Perk};
use crate::tiny_epic_crimes::edition::Abilities;
use crate::tiny_epic_crimes::kinds::{DeedKind, DeedSet, deeds};

const EVERY: DeedSet = DeedSet::from_bits(u16::MAX);
const ARRESTS: DeedSet = deeds(&[DeedKind::Arrest]);
const RISKS: DeedSet = deeds(&[DeedKind::Backup, DeedKind::Stakeout, DeedKind::Event]);
const CLUES: DeedSet = deeds(&[DeedKind::Informant, DeedKind::Witness, DeedKind::Search, DeedKind::Book]);
const QUIET: DeedSet = deeds(&[DeedKind::Search, DeedKind::Stakeout]);

const fn card(name: &'static str, perk: Perk) -> AbilityCard {
    AbilityCard { name, perk, dealt: Dealt::All }
}

const fn only(dealt: Dealt, card: AbilityCard) -> AbilityCard {
    AbilityCard { dealt, ..card }
}

/// Twelve cards.
pub static HOUSE_ABILITIES: Abilities = Abilities {
    origin: Origin::House,
    cards: ById::new([
        card("taxi-driver", Perk::DriveCap(3)),
        card("back-alleys", Perk::Wrap),
        card("long-arm", Perk::Reach(ARRESTS)),
        card("fixer", Perk::Reach(deeds(&[DeedKind::Event]))),
        card("regular", Perk::CoffeeCalm),
        card("cool-head", Perk::Refund(RISKS)),
        only(Dealt::Stakeout, card("watcher", Perk::Sure(2))),
        only(Dealt::Holding, card("big-van", Perk::BigCell)),
        card("partner", Perk::Cheaper(EVERY, 1, Discount::Together)),
        card("routine", Perk::Cheaper(CLUES, 1, Discount::SameKind)),
        card("equal-share", Perk::Share),
        only(Dealt::Standard, card("insomniac", Perk::AnyTime(QUIET))),
    ]),
};
