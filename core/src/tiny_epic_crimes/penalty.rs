//! Why there is a penalty.

use super::cards::EventId;

/// Why there is a penalty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// An event was to come, and three lie already.
    Slots,
    /// A gangster was to come, and the bag is empty.
    Bag,
    /// The fuse of this event has burnt down.
    Burnt(EventId),
    /// Nobody was where this event wanted somebody to be.
    Nobody(EventId),
    /// A printed card says so.
    Card,
}
