//! The force deck: *house*, written for Confidant. The printed texts are not public.

use crate::id::ById;
use crate::tiny_epic_crimes::cards::{ForceCard, Origin, Perk, Reward, Strike};
use crate::tiny_epic_crimes::edition::Force;
use crate::tiny_epic_crimes::words::{DeedKind, DeedSet, deeds};

const EVERY: DeedSet = DeedSet::from_bits(u16::MAX);
const RISKS: DeedSet = deeds(&[DeedKind::Backup, DeedKind::Stakeout]);

const fn card(name: &'static str, strike: Strike) -> ForceCard {
    ForceCard { name, strike }
}

/// Twelve cards.
pub static HOUSE_FORCE: Force = Force {
    origin: Origin::House,
    cards: ById::new([
        card("siren", Strike::Help(Perk::FreeBlocks(3))),
        card("escort", Strike::Help(Perk::FreeBlocks(5))),
        card("overtime", Strike::Help(Perk::Cheaper(EVERY, 1))),
        card("double-shift", Strike::Help(Perk::AnyTime(EVERY))),
        card("hunch", Strike::Help(Perk::Luck(RISKS, 2))),
        card("dragnet", Strike::Help(Perk::Luck(RISKS, 3))),
        card("tip-off", Strike::Snatch),
        card("roadblock", Strike::Sweep),
        card("curfew", Strike::Calm),
        card("commendation", Strike::Gain(Reward::Badge)),
        card("wiretap", Strike::Look),
        card("alibi-check", Strike::Gain(Reward::Suspect)),
    ]),
};
