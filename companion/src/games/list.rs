//! Which games there are: one line each, in the order of the list that people choose from.

use super::{schinderhannes, scotland_yard};

crate::shelf! {
    /// The games of Confidant.
    pub struct Games;
    ScotlandYard: scotland_yard::Screens, scotland_yard::Draft;
    Schinderhannes: schinderhannes::Screens, schinderhannes::Draft;
    SchinderhannesSolo: schinderhannes::SoloScreens, schinderhannes::Draft;
}
