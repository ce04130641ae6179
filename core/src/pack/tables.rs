//! The tables that games are played with: as shipped, or with the values of owners' boxes in their place.
//!
//! An engine takes its tables by reference, for as long as the program runs. What is shipped lies in flash; what a pack
//! says is decoded once at the start into a [`Replaced`], which whoever runs the games keeps in one place in memory.

use super::binary::{self, BoxName, Refused};
use super::{BoxedGame, Code, OwnValues as _, Values};
use crate::id::Id as _;
use crate::schinderhannes::{self, SOONWALD};
use crate::scotland_yard::LONDON;
use crate::scotland_yard::edition::Editions;
use crate::tatort_themse::{Cards, THAMES};
use crate::tiny_epic_crimes::edition::OwnTables;
use crate::tiny_epic_crimes::{self, ECHO_RIDGE};

/// The printed data of every game.
#[derive(Clone, Copy)]
pub struct Tables {
    /// Of Tatort Themse.
    pub tatort_themse: &'static Cards,
    /// Of Schinderhannes and its puzzles.
    pub schinderhannes: &'static schinderhannes::Edition,
    /// Of Tiny Epic Crimes and its clock.
    pub tiny_epic_crimes: &'static tiny_epic_crimes::edition::Edition,
    /// Of Scotland Yard.
    pub scotland_yard: &'static Editions,
}

impl Tables {
    /// As they are shipped.
    pub const SHIPPED: Self = Self {
        tatort_themse: &THAMES,
        schinderhannes: &SOONWALD,
        tiny_epic_crimes: &ECHO_RIDGE,
        scotland_yard: &LONDON,
    };

    /// The same with this game as shipped.
    #[must_use]
    pub const fn without(mut self, which: BoxedGame) -> Self {
        match which {
            BoxedGame::TatortThemse => self.tatort_themse = Self::SHIPPED.tatort_themse,
            BoxedGame::Schinderhannes => self.schinderhannes = Self::SHIPPED.schinderhannes,
            BoxedGame::TinyEpicCrimes => self.tiny_epic_crimes = Self::SHIPPED.tiny_epic_crimes,
            BoxedGame::ScotlandYard => self.scotland_yard = Self::SHIPPED.scotland_yard,
        }
        self
    }
}

/// What owners' boxes put in the place of the shipped tables.
#[derive(Default)]
pub struct Replaced {
    tatort_themse: Option<Cards>,
    schinderhannes: Option<schinderhannes::Edition>,
    tiny_epic_crimes: Option<OwnTables>,
    scotland_yard: Option<Editions>,
}

impl Replaced {
    /// Takes in the pack that lies in a game's place of a device: form and check sum are looked at, no puzzle is.
    // Once in the program, not once a place of it.
    #[inline(never)]
    pub fn open(&mut self, which: BoxedGame, bytes: &[u8]) -> Slot {
        if bytes.iter().take(16).all(|&byte| byte == 0xFF) {
            return Slot::Empty;
        }
        match binary::open(bytes) {
            Ok(pack) if pack.values.which() != which => Slot::Refused(Refused::Foreign),
            Ok(pack) => {
                let (playing, parts) = pack.values.progress();
                let own = PartSet::of(&pack.values);
                let digest = self.put(&pack.values);
                Slot::Own(Label { name: pack.name, code: Code::of(digest), playing, parts, own })
            }
            Err(refused) => Slot::Refused(refused),
        }
    }

    /// Takes in these values, of which every part that was entered plays; the digest of the tables.
    #[inline(never)]
    pub fn put(&mut self, values: &Values) -> u64 {
        match values {
            Values::TatortThemse(own) => {
                self.tatort_themse = Some(own.cards());
                own.digest()
            }
            Values::Schinderhannes(own) => {
                self.schinderhannes = Some(own.edition());
                own.digest()
            }
            Values::TinyEpicCrimes(own) => {
                self.tiny_epic_crimes = Some(own.tables());
                own.digest()
            }
            Values::ScotlandYard(own) => {
                self.scotland_yard = Some(own.editions());
                own.digest()
            }
        }
    }

    /// The edition of Tiny Epic Crimes with the entered tables: a table of references, so it needs a place of its own.
    pub fn echo_ridge(&'static self) -> tiny_epic_crimes::edition::Edition {
        self.tiny_epic_crimes.as_ref().map_or(ECHO_RIDGE, |own| own.on(&ECHO_RIDGE))
    }

    /// The tables; `echo_ridge` is what [`Replaced::echo_ridge`] gave, in its place.
    pub fn tables(&'static self, echo_ridge: &'static tiny_epic_crimes::edition::Edition) -> Tables {
        let shipped = Tables::SHIPPED;
        Tables {
            tatort_themse: self.tatort_themse.as_ref().unwrap_or(shipped.tatort_themse),
            schinderhannes: self.schinderhannes.as_ref().unwrap_or(shipped.schinderhannes),
            tiny_epic_crimes: echo_ridge,
            scotland_yard: self.scotland_yard.as_ref().unwrap_or(shipped.scotland_yard),
        }
    }
}

/// What lies in a game's place of a device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Slot {
    /// Nothing: the game is played as shipped.
    Empty,
    /// The values of an owner's box.
    Own(Label),
    /// Something that cannot be used: the game is played as shipped.
    Refused(Refused),
}

/// Summary of a box for the settings screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// What its owner calls it.
    pub name: BoxName,
    /// The code that two people compare.
    pub code: Code,
    /// How many parts are played with entered values.
    pub playing: u8,
    /// Of how many.
    pub parts: u8,
    /// Which ones.
    pub own: PartSet,
}

/// Some parts of a game, by their places in [`Values::parts_of`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PartSet(u16);

impl PartSet {
    /// The parts of these values that play.
    pub fn of(values: &Values) -> Self {
        let playing = values.playing();
        let places = Values::parts_of(values.which()).iter().enumerate();
        Self(places.filter(|(_, part)| playing.contains(part)).fold(0, |set, (place, _)| set | 1 << place))
    }

    /// Whether the part with this place is among them.
    pub const fn contains(self, place: usize) -> bool {
        place < 16 && self.0 >> place & 1 == 1
    }
}

/// The boxes entered on a device, and the tables that follow from them.
#[derive(Clone)]
pub struct Boxes {
    /// What games are played with.
    pub tables: Tables,
    slots: [Slot; BoxedGame::ALL.len()],
    listed: bool,
}

impl Boxes {
    /// None: everything is as shipped.
    pub const SHIPPED: Self =
        Self { tables: Tables::SHIPPED, slots: [const { Slot::Empty }; BoxedGame::ALL.len()], listed: false };

    /// What lies in the places of the games, in the order of [`BoxedGame`], and the tables of that.
    pub const fn new(tables: Tables, slots: [Slot; BoxedGame::ALL.len()]) -> Self {
        Self { tables, slots, listed: true }
    }

    /// The same, but they are looked after elsewhere: a companion does not list them.
    #[must_use]
    pub fn unlisted(self) -> Self {
        Self { listed: false, ..self }
    }

    /// Whether a companion lists them, so that they can be erased: there is something to be listed.
    pub fn is_listed(&self) -> bool {
        self.listed && self.slots.iter().any(|slot| *slot != Slot::Empty)
    }

    /// What lies in the place of a game.
    pub fn slot(&self, which: BoxedGame) -> &Slot {
        self.slots.get(which.index()).unwrap_or(&Slot::Empty)
    }

    /// The place of a game was erased.
    pub fn remove(&mut self, which: BoxedGame) {
        self.tables = self.tables.without(which);
        if let Some(slot) = self.slots.get_mut(which.index()) {
            *slot = Slot::Empty;
        }
    }
}
