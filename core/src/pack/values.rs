//! Entered values of any game.

use super::{
    BoxedGame, Code, Complaint, OwnValues, Part, Remark, Section, Tell, Unread, Weight, note, schinderhannes,
    scotland_yard, tatort_themse, tiny_epic_crimes,
};
use crate::id::Id as _;

/// Most parts that a game has.
const MOST_PARTS: usize = 16;

/// Makes the enum over all games, and all that is done with any of them.
macro_rules! games {
    ($($Game:ident: $values:ty),+ $(,)?) => {
        /// Entered values of one game.
        // There is one of it at a time, and no heap on a device.
        #[allow(clippy::large_enum_variant)]
        #[derive(Clone, PartialEq)]
        pub enum Values {
            $(#[doc = stringify!($Game)] $Game($values),)+
        }

        $(const _: () = assert!(matches!(<$values as OwnValues>::WHICH, BoxedGame::$Game));)+

        /// Dispatches on the game.
        macro_rules! each_game {
            ($of:expr, $own:ident => $body:expr) => {
                match $of {
                    $(Values::$Game($own) => $body,)+
                }
            };
        }

        impl Values {
            /// Nothing entered yet.
            pub fn of(which: BoxedGame) -> Self {
                match which {
                    $(BoxedGame::$Game => Self::$Game(<$values>::default()),)+
                }
            }

            /// The tables as they are shipped, as if somebody had entered them.
            pub fn shipped(which: BoxedGame) -> Self {
                match which {
                    $(BoxedGame::$Game => Self::$Game(<$values>::shipped()),)+
                }
            }

            /// Which game.
            pub const fn which(&self) -> BoxedGame {
                match self {
                    $(Self::$Game(_) => BoxedGame::$Game,)+
                }
            }

            /// The names of a game's parts, in the order in which they are shown.
            pub const fn parts_of(which: BoxedGame) -> &'static [&'static str] {
                match which {
                    $(BoxedGame::$Game => <$values as OwnValues>::PARTS,)+
                }
            }

            /// The sections of its text, in the order in which they are written.
            pub const fn sections(&self) -> &'static [Section] {
                match self {
                    $(Self::$Game(_) => <$values as OwnValues>::SECTIONS,)+
                }
            }
        }
    };
}

games!(
    TatortThemse: tatort_themse::Values,
    Schinderhannes: schinderhannes::Values,
    TinyEpicCrimes: tiny_epic_crimes::Values,
    ScotlandYard: scotland_yard::Values,
);

impl Values {
    /// Enters a value; see [`OwnValues::put`].
    pub fn put(&mut self, section: &str, key: &str, value: &str) -> Result<(), Unread> {
        each_game!(self, own => own.put(section, key, value))
    }

    /// Takes an entry away; false if there was none.
    pub fn take(&mut self, section: &str, key: &str) -> bool {
        each_game!(self, own => own.take(section, key))
    }

    /// Shows every entry, section by section, sorted.
    pub fn each(&self, visit: &mut dyn FnMut(&'static str, &str, &str)) {
        each_game!(self, own => own.each(visit));
    }

    /// Shows how far each part is.
    pub fn parts(&self, visit: &mut dyn FnMut(Part)) {
        each_game!(self, own => own.parts(visit));
    }

    /// Tells what is wrong, doubtful or missing.
    pub fn check(&self, tell: &mut Tell<'_>) {
        each_game!(self, own => own.check(tell));
        self.parts(&mut |part| {
            if part.need > 0 && !part.is_complete() {
                tell(Complaint {
                    weight: Weight::Missing,
                    part: part.name,
                    section: "",
                    key: note(format_args!("")),
                    what: Remark::PartMissing,
                    about: note(format_args!("{} {} {}", part.name, part.have, part.need)),
                });
            }
        });
    }

    /// Tells what play proves: puzzles that do not come out. Takes long: never on a device.
    pub fn prove(&self, tell: &mut Tell<'_>) {
        if let Self::Schinderhannes(own) = self {
            own.prove(tell);
        }
    }

    /// The parts that play: complete, and nothing wrong in them.
    pub fn playing(&self) -> heapless::Vec<&'static str, MOST_PARTS> {
        let mut playing = heapless::Vec::new();
        self.parts(&mut |part| {
            if part.is_complete() {
                let _ = playing.push(part.name);
            }
        });
        self.check(&mut |complaint| {
            if complaint.weight == Weight::Wrong {
                playing.retain(|&part| part != complaint.part);
            }
        });
        playing
    }

    /// How many parts play, of how many that there are; parts that need nothing count if something was entered.
    pub fn progress(&self) -> (u8, u8) {
        let mut parts = 0;
        self.parts(&mut |part| parts += u8::from(part.need > 0));
        (self.playing().len() as u8, parts)
    }

    /// Empties every part that does not play; what is left goes to a device.
    pub fn keep_playing(&mut self) {
        let playing = self.playing();
        let mut others = heapless::Vec::<&'static str, MOST_PARTS>::new();
        self.parts(&mut |part| {
            if !playing.contains(&part.name) {
                let _ = others.push(part.name);
            }
        });
        for part in others {
            each_game!(self, own => own.clear(part));
        }
    }

    /// The digest of the tables that are played with these values; none if no part plays.
    pub fn digest(&self) -> Option<u64> {
        let mut playing = self.clone();
        playing.keep_playing();
        let any = !playing.playing().is_empty();
        any.then(|| each_game!(&playing, own => own.digest()))
    }

    /// The code that two people compare; none if no part plays.
    pub fn code(&self) -> Option<Code> {
        self.digest().map(Code::of)
    }
}

impl BoxedGame {
    /// The game with this number in a pack.
    pub fn numbered(number: u8) -> Option<Self> {
        Self::at(number.into())
    }
}
