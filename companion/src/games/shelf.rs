//! The shelf: which games a companion knows. One [`shelf!`](crate::shelf!) lists them, each in a line; all that has to
//! differ from game to game follows from it: the running game, the set-up in the making, and how a journal begins.

use super::{BoxedGame, Pages, Playable, PrintedOf, SetupForm, Tables};
use crate::draw::Icon;
use crate::journal::{Begin, Kind};
use crate::play::AnyPlay;
use crate::session::{Inapplicable, Session};
use crate::texts::{Language, TextTable as _};
use confidant_core::game::Game;

/// Gives the journal of a written-out record, record by record, with the proof of what has one.
#[cfg(feature = "replay")]
pub type Records = fn(
    &crate::seal::Written,
    &Tables,
    &mut dyn FnMut(&crate::journal::Record, Option<&crate::seal::Proof>),
) -> Result<(), crate::seal::Fault>;

/// What the house knows of a game before it is played.
pub struct Info {
    /// Which it is.
    pub kind: Kind,
    /// Its name in case files.
    pub name: &'static str,
    /// Its title on screens.
    pub title: &'static str,
    /// Its sign.
    pub icon: Icon,
    /// Whether the list of games has a row for it.
    pub listed: bool,
    /// Whether it is a puzzle: those are not kept as past games.
    pub puzzle: bool,
    /// For how many people it is.
    pub players: fn(Language) -> &'static str,
    /// The rules in short.
    pub rules: fn(Language) -> Pages,
    /// What a seat is called if nobody gave it a name.
    pub seat_name: fn(confidant_core::seat::Seat, Language) -> &'static str,
    /// What the wax of a hand-over to a seat shows.
    pub sign: fn(confidant_core::seat::Seat) -> crate::draw::parts::hand_over::WaxSign,
    /// The sign of a seat in lists.
    pub seat_icon: fn(confidant_core::seat::Seat) -> Icon,
    /// The version of its rules.
    pub rules_version: u16,
    /// Whose box it can be played with.
    pub boxed: Option<BoxedGame>,
    /// Whether the values that come with Confidant are made up.
    pub made_up: bool,
    /// The digest of its printed data.
    pub digest: fn(&Tables) -> u64,
    /// The journal of a written-out record, record by record.
    #[cfg(feature = "replay")]
    pub records: Records,
}

impl Info {
    /// Of this game.
    pub const fn of<F: Playable>() -> Self {
        Self {
            kind: F::KIND,
            name: F::Game::NAME,
            title: F::TITLE,
            icon: F::ICON,
            listed: F::LISTED,
            puzzle: F::PUZZLE,
            players: |language| F::players(F::Words::of(language)),
            rules: F::rules,
            seat_name: |seat, language| F::seat_name(seat, F::Words::of(language)),
            sign: F::sign,
            seat_icon: F::icon,
            rules_version: F::Game::RULES,
            boxed: F::BOXED,
            made_up: F::MADE_UP,
            digest: |tables| digest_of::<F>(F::printed(tables)),
            #[cfg(feature = "replay")]
            records: |written, tables, each| {
                crate::seal::records::<F::Game>(written, F::printed(tables), each)
            },
        }
    }

    /// Of these printed data and the shipped ones, those that have this digest: what a game was begun with, if it is here.
    pub fn begun_with(&self, tables: &Tables, digest: u64) -> Option<Tables> {
        [*tables, Tables::SHIPPED].into_iter().find(|tables| (self.digest)(tables) == digest)
    }
}

/// The digest of printed data: a running game is tied to it.
pub(crate) fn digest_of<F: Playable>(printed: &'static PrintedOf<F>) -> u64 {
    confidant_core::digest::digest(printed)
}

/// The games that a companion knows.
pub trait Shelf: 'static {
    /// The running game, any of them.
    type Running: Running;
    /// A set-up in the making, for any of the games.
    type Drafting: Drafting;
    /// The games in the order of the list.
    const GAMES: &'static [Info];

    /// Those that the list has a row for, in its order.
    fn listed() -> impl Iterator<Item = &'static Info> + Clone {
        Self::GAMES.iter().filter(|info| info.listed)
    }

    /// What the house knows of a game; none if it is not on this shelf.
    fn info(kind: Kind) -> Option<&'static Info> {
        Self::GAMES.iter().find(|info| info.kind == kind)
    }
}

/// A place for the running game.
pub trait Running {
    /// None runs.
    const NONE: Self;

    /// The game that runs.
    fn get(&self) -> Option<&dyn AnyPlay>;

    /// The game that runs.
    fn get_mut(&mut self) -> Option<&mut dyn AnyPlay>;

    /// Begins the game of this beginning, in its place.
    fn begin(
        &mut self,
        session: &mut Session,
        begin: &Begin,
        tables: &Tables,
        elapsed: u32,
        now: u64,
    ) -> Result<(), Inapplicable>;
}

/// A place for a set-up in the making.
pub trait Drafting {
    /// None is made.
    const NONE: Self;

    /// Begins the set-up of this game.
    fn begin(&mut self, kind: Kind);

    /// The set-up.
    fn get(&self) -> Option<&dyn SetupForm>;

    /// The set-up.
    fn get_mut(&mut self) -> Option<&mut dyn SetupForm>;
}

/// Makes a shelf: a name for it, then each game with its flow and its set-up.
///
/// The order is the order of the list that people choose from. Numbers in journals are the games' own
/// ([`Flow::KIND`](crate::games::Flow::KIND)); two games with the same number do not compile.
#[macro_export]
macro_rules! shelf {
    (
        $(#[$about:meta])*
        $vis:vis struct $Shelf:ident;
        $($Game:ident: $flow:ty, $set_up:ty;)+
    ) => {
        $(#[$about])*
        $vis struct $Shelf;

        /// The running game.
        // There is one of it, and no heap to put a game on.
        #[allow(clippy::large_enum_variant)]
        $vis enum RunningGame {
            /// None.
            None,
            $(#[doc = stringify!($Game)] $Game($crate::play::Play<$flow>),)+
        }

        /// A set-up in the making.
        #[allow(clippy::large_enum_variant)]
        $vis enum DraftedGame {
            /// None.
            None,
            $(#[doc = stringify!($Game)] $Game($set_up),)+
        }

        impl $crate::games::Shelf for $Shelf {
            type Running = RunningGame;
            type Drafting = DraftedGame;
            const GAMES: &'static [$crate::games::Info] = &[$($crate::games::Info::of::<$flow>()),+];
        }

        #[allow(clippy::indexing_slicing, reason = "evaluated by the compiler")]
        const _: () = {
            let kinds = [$(<$flow as $crate::games::Flow>::KIND.number()),+];
            let mut one = 0;
            while one < kinds.len() {
                let mut other = 0;
                while other < one {
                    assert!(kinds[one] != kinds[other], "two games have the same number");
                    other += 1;
                }
                one += 1;
            }
        };

        impl $crate::games::Running for RunningGame {
            const NONE: Self = Self::None;

            fn get(&self) -> Option<&dyn $crate::play::AnyPlay> {
                match self {
                    Self::None => None,
                    $(Self::$Game(play) => Some(play),)+
                }
            }

            fn get_mut(&mut self) -> Option<&mut dyn $crate::play::AnyPlay> {
                match self {
                    Self::None => None,
                    $(Self::$Game(play) => Some(play),)+
                }
            }

            fn begin(
                &mut self,
                session: &mut $crate::session::Session,
                begin: &$crate::journal::Begin,
                tables: &$crate::games::Tables,
                elapsed: u32,
                now: $crate::Millis,
            ) -> Result<(), $crate::session::Inapplicable> {
                $(
                    // A function each, and one that starts before one that puts together: one game on the stack at a time,
                    // and its screens not while it is started.
                    #[inline(never)]
                    #[allow(non_snake_case)]
                    fn $Game(
                        place: &mut RunningGame,
                        session: &mut $crate::session::Session,
                        begin: &$crate::journal::Begin,
                        tables: &$crate::games::Tables,
                        (elapsed, now): (u32, $crate::Millis),
                    ) -> Result<(), $crate::session::Inapplicable> {
                        #[inline(never)]
                        fn put(place: &mut RunningGame, play: impl FnOnce() -> $crate::play::Play<$flow>) {
                            *place = RunningGame::$Game(play());
                        }
                        let printed = <$flow as $crate::games::Flow>::printed(tables);
                        let game = $crate::play::Play::<$flow>::begin(begin, printed)?;
                        put(place, || $crate::play::Play::new(game, printed, session, begin, elapsed, now));
                        Ok(())
                    }
                    if begin.game == <$flow as $crate::games::Flow>::KIND {
                        return $Game(self, session, begin, tables, (elapsed, now));
                    }
                )+
                Err($crate::session::Inapplicable::OtherRules)
            }
        }

        impl $crate::games::Drafting for DraftedGame {
            const NONE: Self = Self::None;

            fn begin(&mut self, kind: $crate::games::Kind) {
                $(
                    if kind == <$flow as $crate::games::Flow>::KIND {
                        *self = Self::$Game(Default::default());
                        return;
                    }
                )+
                *self = Self::None;
            }

            fn get(&self) -> Option<&dyn $crate::games::SetupForm> {
                match self {
                    Self::None => None,
                    $(Self::$Game(draft) => Some(draft),)+
                }
            }

            fn get_mut(&mut self) -> Option<&mut dyn $crate::games::SetupForm> {
                match self {
                    Self::None => None,
                    $(Self::$Game(draft) => Some(draft),)+
                }
            }
        }
    };
}
