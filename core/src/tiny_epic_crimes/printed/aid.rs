//! The aid: hours and times of day as the French rule book and the English reference list them. Informant and
//! search are two hours, as the aids have them; one page of the French text reads three.

use crate::id::ById;
use crate::tiny_epic_crimes::cards::Origin;
use crate::tiny_epic_crimes::edition::{Aid, AidLine};
use crate::tiny_epic_crimes::kinds::When;

/// The hours of an informant; the two printings disagree, the aid decides.
const INFORMANT: u8 = 2;
/// The hours of a search; the two printings disagree, the aid decides.
const SEARCH: u8 = 2;

const fn costs(hours: u8, when: When) -> AidLine {
    AidLine { hours, risk: 0, when }
}

const fn risks(risk: u8, when: When) -> AidLine {
    AidLine { hours: 0, risk, when }
}

/// What each action costs.
pub static AID: Aid = Aid {
    origin: Origin::Printed,
    lines: ById::new([
        costs(1, When::Always),      // arrest
        costs(1, When::Always),      // coffee
        risks(6, When::Day),         // backup
        costs(INFORMANT, When::Day), // informant
        costs(2, When::Night),       // witness
        costs(SEARCH, When::Day),    // search
        risks(5, When::Night),       // stakeout
        costs(2, When::Night),       // hold
        costs(2, When::Night),       // book
        costs(0, When::Always),      // event: on the card
        risks(6, When::Always),      // card: as people read it
    ]),
    field_work: 3,
};
