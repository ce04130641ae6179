//! The journal: set-up, seed and entries as records that survive a loss of power. The game is their replay.
//!
//! The companion only makes and reads records; keeping them is the work of the bodies.

#[cfg(feature = "flash")]
pub mod flash;
mod kept;
mod record;

pub(crate) use kept::decode_steps;
pub use kept::{Heading, Piece, Step};
pub(crate) use record::crc32;
pub use record::{
    Begin, Entry, Kind, Letter, NAME_LEN, Name, Pin, Record, SETUP_LEN, SeatInfo, SetupBytes, Unread,
};
