//! The badge track: *reconstructed*. That some spaces give a suspect card and some an interrogation is printed;
//! which ones is not public.

use crate::tiny_epic_crimes::cards::Origin;
use crate::tiny_epic_crimes::edition::{BadgeBonus, BadgeTrack};

/// Interrogations on 2, 3, 5, 6, 7 and 8, a suspect card on 9: so the deck of suspects lasts until the third quarter of the
/// game, which it does not where most levels draw from it (`cargo xtask balance tiny-epic-crimes`).
pub static BADGE_TRACK: BadgeTrack = BadgeTrack {
    origin: Origin::Reconstructed,
    bonus: [
        BadgeBonus::None,
        BadgeBonus::None,
        BadgeBonus::Interrogation,
        BadgeBonus::Interrogation,
        BadgeBonus::None,
        BadgeBonus::Interrogation,
        BadgeBonus::Interrogation,
        BadgeBonus::Interrogation,
        BadgeBonus::Interrogation,
        BadgeBonus::Suspect,
    ],
    top: 19,
};
