//! The data of the box, a file a table. What is not public is reconstructed or of our own making, and each
//! table says so by its [`Origin`](super::cards::Origin).

mod abilities;
mod aid;
mod badge;
mod events;
mod force;
mod roles;
mod suspects;
mod track;

pub use abilities::HOUSE_ABILITIES;
pub use aid::AID;
pub use badge::BADGE_TRACK;
pub use events::HOUSE_EVENTS;
pub use force::HOUSE_FORCE;
pub use roles::ROLES;
pub use suspects::SUSPECTS;
pub use track::TIME_BOARDS;

use super::edition::Edition;

/// Everything together.
pub static ECHO_RIDGE: Edition = Edition {
    suspects: &SUSPECTS,
    track: &TIME_BOARDS,
    badge: &BADGE_TRACK,
    roles: &ROLES,
    aid: &AID,
    events: &HOUSE_EVENTS,
    force: &HOUSE_FORCE,
    abilities: &HOUSE_ABILITIES,
    own_events: super::edition::OwnEvents(&[]),
};
