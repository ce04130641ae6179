//! The officers of a team: *reconstructed*. Public are the Patrol Cop's actions, that a team of two (Detective
//! and Patrol Cop) can do everything, and that Detective and Analyst know field work.

use crate::id::ById;
use crate::tiny_epic_crimes::cards::Origin;
use crate::tiny_epic_crimes::edition::{RoleMat, Roles};
use crate::tiny_epic_crimes::kinds::{DeedKind, deeds};

/// Detective, Patrol Cop, Analyst, Sheriff.
pub static ROLES: Roles = Roles {
    origin: Origin::Reconstructed,
    mats: ById::new([
        RoleMat { evidence: deeds(&[DeedKind::Witness, DeedKind::Search]), field_work: true },
        RoleMat {
            evidence: deeds(&[DeedKind::Informant, DeedKind::Stakeout, DeedKind::Hold, DeedKind::Book]),
            field_work: false,
        },
        RoleMat { evidence: deeds(&[DeedKind::Search, DeedKind::Stakeout]), field_work: true },
        RoleMat { evidence: deeds(&[DeedKind::Witness, DeedKind::Hold, DeedKind::Book]), field_work: false },
    ]),
};
