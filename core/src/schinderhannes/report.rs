//! What an action did to the board, step by step and in order, so that a screen can tell it.

use super::crime::Crime;
use super::place::Token;

/// Receives steps.
pub(super) type Tell<'a> = &'a mut dyn FnMut(Step);

/// One thing that happened on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A token was put on a place.
    Placed(Token),
    /// This many tokens of the crime were kept back: as many points.
    Kept(Crime, u8),
    /// A token was removed: a point.
    Removed(Token, Why),
    /// The crime's last token was replaced by its scene: a point.
    Scene(Token),
    /// The crime has no token left and will have no scene (rule 9).
    Out(Crime),
}

/// Why a token was removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The card played says so.
    Card,
    /// Another crime's scene stands on the place.
    PlaceTaken,
    /// The place belongs to a pair of rule 3.
    Pair,
    /// It was in no assignment.
    Logic,
    /// Somebody claimed it.
    Claim,
}

impl Step {
    /// The points that it gives.
    pub const fn points(self) -> u8 {
        match self {
            Self::Placed(_) | Self::Out(_) => 0,
            Self::Kept(_, count) => count,
            Self::Removed(..) | Self::Scene(_) => 1,
        }
    }
}

/// Five tokens placed and one line for those kept; then each of at most 53 tokens goes once; sixteen may be out.
const STEPS: usize = 75;

/// The steps of one action.
#[derive(Clone, PartialEq, Default)]
pub struct Report {
    steps: heapless::Vec<Step, STEPS>,
}

impl Report {
    /// Its steps in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The points that they give together.
    pub fn points(&self) -> u8 {
        self.steps.iter().fold(0, |sum, step| sum.saturating_add(step.points()))
    }

    pub(super) fn add(&mut self, step: Step) {
        // Never full: see `STEPS`.
        let _ = self.steps.push(step);
    }
}
