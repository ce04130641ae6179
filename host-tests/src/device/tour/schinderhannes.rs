//! The walk through Schinderhannes: the game and the puzzles.

use super::Walk;

pub(in crate::device) fn walk(_walk: &mut Walk) {}
pub(in crate::device) fn walk_puzzles(_walk: &mut Walk) {}
