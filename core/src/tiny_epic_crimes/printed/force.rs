//! The force deck: *house*, written for Confidant. The printed texts are not public.

use crate::id::ById;
use crate::tiny_epic_crimes::cards::{ForceCard, Origin, Perk, Reward, Strike};
use crate::tiny_epic_crimes::edition::Force;
use crate::tiny_epic_crimes::kinds::{DeedKind, DeedSet, deeds};

const EVERY: DeedSet = DeedSet::from_bits(u16::MAX);
const RISKS: DeedSet = deeds(&[DeedKind::Backup, DeedKind::Stakeout, DeedKind::Event]);

const fn card(name: &'static str, strike: Strike) -> ForceCard {
    ForceCard { name, strike, bill: 0 }
}

const fn billed(bill: u8, card: ForceCard) -> ForceCard {
    ForceCard { bill, ..card }
}

/// Twelve cards.
pub static HOUSE_FORCE: Force = Force {
    origin: Origin::House,
    cards: ById::new([
        card("siren", Strike::Help(Perk::FreeBlocks(4))),
        card("ride-along", Strike::Jump),
        card("double-shift", Strike::Twice),
        card("hunch", Strike::Help(Perk::Luck(RISKS, 2))),
        card("tip-off", Strike::Snatch),
        card("decoy", Strike::Lure),
        card("roadblock", Strike::Sweep),
        card("curfew", Strike::Calm),
        billed(1, card("alibi-check", Strike::Gain(Reward::Suspect))),
        card("free-hand", Strike::Help(Perk::AnyTime(EVERY))),
        card("blind-eye", Strike::Ignore),
        billed(1, card("cold-case", Strike::Shelve)),
    ]),
};
