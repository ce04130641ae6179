//! The sixteen crimes and their four groups.

use serde::{Deserialize, Serialize};

use crate::id::IdSet;

/// What Schinderhannes did. Four crimes follow each other in each [`Group`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Crime {
    /// A donkey stolen.
    Ane,
    /// Sheep stolen.
    Mouton,
    /// A horse stolen.
    Cheval,
    /// Beehives stolen.
    Ruches,
    /// A break-in.
    Effraction,
    /// The robbers' ball.
    Bal,
    /// Receiving stolen goods.
    Recel,
    /// Brutality.
    Brutalite,
    /// A burglary.
    Cambriolage,
    /// A racket.
    Racket,
    /// A murder.
    Meurtre,
    /// An ambush.
    Embuscade,
    /// He was imprisoned.
    Incarceration,
    /// He escaped.
    Evasion,
    /// He was arrested.
    Arrestation,
    /// His hide-out.
    Planque,
}

crate::ids!(Crime: Ane, Mouton, Cheval, Ruches, Effraction, Bal, Recel, Brutalite, Cambriolage, Racket, Meurtre,
    Embuscade, Incarceration, Evasion, Arrestation, Planque);
crate::words!(Crime:
    Ane = "ane", Mouton = "mouton", Cheval = "cheval", Ruches = "ruches",
    Effraction = "effraction", Bal = "bal", Recel = "recel", Brutalite = "brutalite",
    Cambriolage = "cambriolage", Racket = "racket", Meurtre = "meurtre", Embuscade = "embuscade",
    Incarceration = "incarceration", Evasion = "evasion", Arrestation = "arrestation", Planque = "planque",
);

/// A set of crimes.
pub type CrimeSet = IdSet<Crime, u16>;

/// A group of four crimes, named after its colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Group {
    /// Animal theft.
    Blue,
    /// Break-ins.
    Yellow,
    /// Crimes.
    Orange,
    /// Prison and flight.
    Green,
}

crate::ids!(Group: Blue, Yellow, Orange, Green);
crate::words!(Group: Blue = "blue", Yellow = "yellow", Orange = "orange", Green = "green");

impl Group {
    /// Its crimes.
    pub const fn crimes(self) -> CrimeSet {
        CrimeSet::from_bits(0xf << (4 * self as u16))
    }
}

impl Crime {
    /// Its group.
    pub const fn group(self) -> Group {
        match self as u8 / 4 {
            0 => Group::Blue,
            1 => Group::Yellow,
            2 => Group::Orange,
            _ => Group::Green,
        }
    }
}
