//! The badge track: *reconstructed*. That some spaces give a suspect card and some an interrogation is printed;
//! which ones is not public.

use crate::tiny_epic_crimes::cards::Origin;
use crate::tiny_epic_crimes::edition::{BadgeBonus, BadgeTrack};

/// Suspect cards on 2, 5 and 8, interrogations on 3, 6 and 9.
pub static BADGE_TRACK: BadgeTrack = BadgeTrack {
    origin: Origin::Reconstructed,
    bonus: [
        BadgeBonus::None,
        BadgeBonus::None,
        BadgeBonus::Suspect,
        BadgeBonus::Interrogation,
        BadgeBonus::None,
        BadgeBonus::Suspect,
        BadgeBonus::Interrogation,
        BadgeBonus::None,
        BadgeBonus::Suspect,
        BadgeBonus::Interrogation,
    ],
    top: 19,
};
