//! The walk through all of Tiny Epic Crimes.

use super::Walk;

/// Every screen of the game.
pub(in crate::device) fn walk(_walk: &mut Walk) {}
