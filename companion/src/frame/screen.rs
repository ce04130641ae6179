//! The screens of the house as a stack: the top one is shown, B takes it away. What a screen has to remember lives in
//! it and dies with it.

use confidant_core::pack::BoxedGame;
use confidant_core::seat::Seat;

use crate::input::Millis;
use crate::journal::Name;

/// How long Y is held until the secret opens.
pub(super) const OPENS_AFTER: Millis = 300;
/// The same for a look: there the name is read first.
pub(super) const LOOK_OPENS_AFTER: Millis = 700;

/// The deepest stack of screens.
const DEPTH: usize = 10;

/// Why the device is handed over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Why {
    /// The holder's secret is needed.
    Turn,
    /// The holder looks at their own secret, from the open screen.
    Look,
    /// The holder takes back the last entry.
    Undo,
    /// The holder enters a secret of the set-up.
    Start,
    /// The holder chooses a code.
    Code,
}

/// What is to be confirmed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Question {
    /// Taking back the last entry.
    Undo,
    /// Giving up the game before its end.
    EndGame,
    /// Giving it up to begin another.
    EndForNew,
    /// Pushing the past game with this number off the shelf, which is full.
    PushOut(u16),
    /// Erasing every game, the running one and those on the shelf.
    EraseGames,
    /// Erasing a journal that cannot be read.
    Erase,
    /// Erasing the values of an entered box.
    EraseBox(BoxedGame),
}

/// How Y is held at a hand-over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Hold {
    /// It is not.
    No,
    /// Since this moment; nothing is open yet.
    Since(Millis),
    /// The secret is to be seen.
    Unveiled,
    /// Veiled by time or because somebody else may look: it takes a new press.
    Expired,
}

/// A hand-over, which is also the veil before a secret.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Veil {
    /// Whose secret.
    pub(super) seat: Seat,
    pub(super) why: Why,
    pub(super) hold: Hold,
}

impl Veil {
    pub(super) fn new(seat: Seat, why: Why) -> Self {
        Self { seat, why, hold: Hold::No }
    }

    /// How long Y is held until it opens.
    pub(super) fn opens_after(&self) -> Millis {
        if self.why == Why::Look { LOOK_OPENS_AFTER } else { OPENS_AFTER }
    }

    /// How far the ring is filled; none while Y is not held or the secret is open.
    pub(super) fn held_for(&self, now: Millis) -> Option<Millis> {
        match self.hold {
            Hold::Since(since) => Some(now.saturating_sub(since).min(self.opens_after())),
            _ => None,
        }
    }
}

/// What is shown.
#[derive(Clone, PartialEq)]
pub(super) enum Screen {
    Boot,
    Home { row: u8 },
    More { row: u8 },
    Games { row: u8 },
    RuleBooks { row: u8 },
    Rules { game: u8, page: u8 },
    Welcome,
    Languages { row: u8 },
    Settings { row: u8 },
    Boxes { row: u8 },
    Box(BoxedGame),
    NewValues(BoxedGame),
    About,
    OwnBox { which: BoxedGame, row: u8 },
    Address(Option<BoxedGame>),
    WhoPlays { row: u8 },
    Draft { row: u8 },
    DraftPage,
    Seats { row: u8 },
    NamePick { seat: Seat, row: u8 },
    NameWheel { seat: Seat, typed: Name, letter: u8 },
    Pins { row: u8 },
    Seal,
    Game,
    Breath { since: Millis },
    HandOver(Veil),
    Paused,
    Menu { row: u8 },
    Confirm(Question),
    Correct { row: u8 },
    Agree { entry: u16, since: Option<Millis> },
    History { row: u16 },
    Signs { row: u8 },
    Audit { part: Option<u8> },
    Trouble { row: u8 },
    Past { row: u8 },
    Wins { row: u8 },
    GivenUp { row: u8 },
}

/// The screens that are open, the shown one last.
pub(super) struct Stack(heapless::Vec<Screen, DEPTH>);

impl Stack {
    pub(super) const fn new() -> Self {
        Self(heapless::Vec::new())
    }

    /// The shown screen.
    pub(super) fn top(&self) -> &Screen {
        self.0.last().unwrap_or(&Screen::Boot)
    }

    pub(super) fn top_mut(&mut self) -> Option<&mut Screen> {
        self.0.last_mut()
    }

    /// The hand-over that is shown.
    pub(super) fn veil(&self) -> Option<&Veil> {
        match self.top() {
            Screen::HandOver(veil) => Some(veil),
            _ => None,
        }
    }

    pub(super) fn veil_mut(&mut self) -> Option<&mut Veil> {
        match self.0.last_mut() {
            Some(Screen::HandOver(veil)) => Some(veil),
            _ => None,
        }
    }

    /// Puts a screen on top; false if it is deeper than any way through the screens leads.
    pub(super) fn push(&mut self, screen: Screen) -> bool {
        self.0.push(screen).is_ok()
    }

    /// Takes the shown screen away, unless it is the last.
    pub(super) fn pop(&mut self) {
        if self.0.len() > 1 {
            self.0.pop();
        }
    }

    /// These screens and no other.
    pub(super) fn set<const N: usize>(&mut self, screens: [Screen; N]) {
        self.0.clear();
        self.0.extend(screens.into_iter().take(DEPTH));
    }

    /// Whether such a screen is open.
    pub(super) fn has(&self, is_it: impl Fn(&Screen) -> bool) -> bool {
        self.0.iter().any(is_it)
    }

    /// Whether the table of a running game lies below.
    pub(super) fn is_at_table(&self) -> bool {
        self.0.get(1) == Some(&Screen::Game)
    }
}
