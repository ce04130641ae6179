//! Which games there are: one line each, in the order of the list that people choose from.

use super::{schinderhannes, scotland_yard, tatort_themse, tiny_epic_crimes};

crate::shelf! {
    /// The games of Confidant.
    pub struct Games;
    ScotlandYard: scotland_yard::Screens, scotland_yard::Draft;
    TatortThemse: tatort_themse::Screens, tatort_themse::Draft;
    TinyEpicClock: tiny_epic_crimes::ClockScreens, tiny_epic_crimes::Draft;
    TinyEpicCrimes: tiny_epic_crimes::CaseScreens, tiny_epic_crimes::Draft;
    Schinderhannes: schinderhannes::Screens, schinderhannes::Draft;
    SchinderhannesSolo: schinderhannes::SoloScreens, schinderhannes::Puzzles;
}
