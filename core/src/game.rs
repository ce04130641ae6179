//! What a game is: an untrusted set-up becomes a position or is refused with all the reasons; a position lists
//! its legal actions; an action is played or refused with the reason, and a refusal changes nothing.
//!
//! Whatever can be done with any game is written once:
//!
//! ```
//! use core::ops::ControlFlow;
//!
//! use confidant_core::game::{Game, Turn};
//! use confidant_core::tatort_themse::{THAMES, Setup, TatortThemse};
//!
//! /// Plays the first legal action until the game is over; how many there were.
//! fn play_on<G: Game>(game: &mut G) -> usize {
//!     let mut count = 0;
//!     while let Turn::Of(_) = game.turn() {
//!         let mut first = None;
//!         let _ = game.legal(&mut |action| {
//!             first = Some(action);
//!             ControlFlow::Break(())
//!         });
//!         let Some(action) = first else { break };
//!         assert!(game.is_legal(action).is_ok() && game.play(action).is_ok());
//!         count += 1;
//!     }
//!     count
//! }
//!
//! let setup = Setup { players: Some(2), ..Setup::default() };
//! let mut game = TatortThemse::start(&setup, &THAMES, 1).unwrap();
//! assert!(play_on(&mut game) > 10);
//!
//! // A set-up that cannot be played is refused with all the reasons.
//! let mut wrong = Setup { players: Some(9), five_on_top: true, ..Setup::default() };
//! wrong.columns[0] = Some(Default::default());
//! let reasons = TatortThemse::start(&wrong, &THAMES, 1).err().unwrap();
//! assert_eq!(reasons.iter().len(), 2);
//! assert!(reasons.to_string().starts_with("2 to 5 players can play; "));
//! ```

use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::ops::ControlFlow;
use core::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use crate::reasons::{Collected, MOST_REASONS, Reasons};

use crate::notation::NotationError;
use crate::seat::Seat;

/// Receives actions one by one; it breaks off when it has seen enough.
pub type Visitor<'a, A> = dyn FnMut(A) -> ControlFlow<()> + 'a;

/// The rules of one game.
///
/// Hidden information is a type: whatever everybody may know is in [`Game::Table`], what one seat may know
/// beyond it in [`Game::Private`]. What people at the table may enter, and every refusal they can read,
/// depends on the `Table` alone. Neither the game nor its actions have `Debug`: they hold secrets.
pub trait Game: Sized + Clone {
    /// Printed data: map, cards, tracks. Owners may replace it with the values printed in their box; a journal records
    /// its digest ([`crate::digest`]), which shows whether it was written with the same.
    type Printed: Hash + 'static;
    /// What people decide before the game; anything a person could type.
    type Setup: Clone + Serialize + DeserializeOwned;
    /// Why a set-up cannot be played.
    type SetupError: Copy + PartialEq + Debug + Display;
    /// One decision. It prints as, and is read from, one short line of text.
    type Action: Copy + PartialEq + Display + FromStr<Err = NotationError> + Serialize + DeserializeOwned;
    /// Why an action is refused.
    type Illegal: Copy + PartialEq + Debug + Display;
    /// What the table is told when an action was played.
    type News: PartialEq;
    /// What only its author is told.
    type Whisper: PartialEq;
    /// How it ended.
    type Outcome: Copy + PartialEq + Debug;
    /// What everybody may know.
    type Table: Clone + PartialEq;
    /// What one seat may know beyond it.
    type Private: PartialEq;

    /// Its name in case files and journals.
    const NAME: &'static str;
    /// Raised when the replay of an old journal could differ.
    const RULES: u16;

    /// The position before the first action.
    fn start(
        setup: &Self::Setup,
        printed: &'static Self::Printed,
        seed: u64,
    ) -> Result<Self, Reasons<Self::SetupError>>;

    /// Who takes this action; none: nobody in particular, the table does (it enters what was rolled, it clears a
    /// pile).
    fn author(action: Self::Action) -> Option<Seat>;

    /// Whose turn it is, or how it ended.
    fn turn(&self) -> Turn<Self::Outcome>;

    /// Shows every legal action to the visitor, each once, in a fixed order, until it breaks off.
    fn legal(&self, visit: &mut Visitor<'_, Self::Action>) -> ControlFlow<()>;

    /// Shows those legal actions that can be entered openly at the table, because what the table knows is enough to
    /// judge them. All other legal actions need what a seat knows beyond it.
    fn public_actions(table: &Self::Table, visit: &mut Visitor<'_, Self::Action>) -> ControlFlow<()>;

    /// The table with this legal entry made and nothing told yet that follows from it: what everybody sees until the
    /// next one begins to choose, so that a slip can be taken back before it has shown anything. It follows from table
    /// and entry alone, so nothing secret can be in it. None: the entry tells at once what it tells.
    fn unsettled(_table: &Self::Table, _action: Self::Action) -> Option<Unsettled<Self::Table>> {
        None
    }

    /// How many of the last entries all together may correct, given newest first: those that are not final are asked for.
    /// It follows from what everybody may know of them.
    fn correctable(entries: &mut dyn Iterator<Item = Self::Action>) -> usize {
        entries.count()
    }

    /// Whether an action is legal now; if not, why.
    fn is_legal(&self, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Plays an action. A refused one changes nothing.
    fn play(&mut self, action: Self::Action) -> Result<Told<Self::News, Self::Whisper>, Self::Illegal>;

    /// What everybody may know.
    fn table(&self) -> &Self::Table;

    /// What this seat may know beyond it.
    fn private(&self, seat: Seat) -> Self::Private;
}

/// An entry that was made, and of which nothing is told yet that follows from it.
pub struct Unsettled<T> {
    /// What everybody sees.
    pub table: T,
    /// Who is to decide next, if the game goes on.
    pub turn: Seat,
}

/// Who is to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn<O> {
    /// This seat.
    Of(Seat),
    /// Nobody: the game is over.
    Over(O),
}

/// What an action brought.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Told<N, W> {
    /// For everybody.
    pub table: N,
    /// Only for the author of the action.
    pub author: W,
    /// Whether it may be taken back.
    pub undo: Undo,
}

/// Whether an action may be taken back, and by whom. It follows from the table before it and its news alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Undo {
    /// By its author: it drew no chance and told nothing.
    Open,
    /// By all together: it told that something hidden is not here, or what everybody may know of a hidden entry.
    Agreed,
    /// By nobody: it showed something hidden or drew chance. To look and then choose again would be cheating.
    Final,
}

impl Undo {
    /// The same once it was told what follows: its author alone cannot take it back any more.
    pub fn told(self) -> Self {
        self.max(Self::Agreed)
    }

    /// Final if something hidden was shown or chance was drawn.
    pub const fn unless(shown: bool) -> Self {
        if shown { Self::Final } else { Self::Open }
    }
}

/// The most entries that are corrected at once.
pub const MOST_CORRECTED: usize = 32;

/// How many of the last entries all together may correct, given newest first with their classes.
pub fn correctable<G: Game>(entries: impl Iterator<Item = (G::Action, Undo)>) -> usize {
    let open = entries.take(MOST_CORRECTED).take_while(|&(_, undo)| undo != Undo::Final);
    G::correctable(&mut open.map(|(action, _)| action)).min(MOST_CORRECTED)
}

/// Lets a visitor see each of some actions; for writing [`Game::legal`].
pub fn visit_all<A>(actions: impl IntoIterator<Item = A>, visit: &mut Visitor<'_, A>) -> ControlFlow<()> {
    actions.into_iter().try_for_each(visit)
}
