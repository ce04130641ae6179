//! What a game brings to the companion: a [`Flow`]. The frame round it (home, hand-overs, codes, journal, undo,
//! clock, history, audit) is the same for all. `docs/adding-a-game.md` tells how one is added.

pub mod scotland_yard;

use confidant_core::game::Game;
use confidant_core::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::clock::Face;
use crate::draw::Canvas;
use crate::draw::parts::plate::Code;
use crate::input::{Key, Millis};
use crate::session::{Line, Open};
use crate::texts::{Phrase, Texts, fill};

/// A game that has a flow. New ones are put at the end: journals keep the number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// Scotland Yard.
    ScotlandYard,
}

impl Kind {
    /// Every game that can be played, in the order of the list.
    pub const ALL: [Self; 1] = [Self::ScotlandYard];

    /// Its name in case files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ScotlandYard => confidant_core::scotland_yard::ScotlandYard::NAME,
        }
    }

    /// Its title on screens.
    pub const fn title(self) -> &'static str {
        match self {
            Self::ScotlandYard => "Scotland Yard",
        }
    }
}

/// The action type of a flow's game.
pub type ActionOf<F> = <<F as Flow>::Game as Game>::Action;
/// The table type of a flow's game.
pub type TableOf<F> = <<F as Flow>::Game as Game>::Table;

/// What a screen wants after a key.
pub enum Wish<A> {
    /// Nothing: the key means nothing here.
    Nothing,
    /// Only a new picture.
    Redraw,
    /// This action is to be entered.
    Play(A),
    /// The device goes to the holder of a secret.
    HandOver(Seat),
    /// Back to where the player came from.
    Leave,
    /// Seed, seal and record.
    Audit,
    /// The game is over and is to be put away.
    PutAway,
}

/// What a screen that the table may see is given: nothing secret can be reached from it.
pub struct Desk<'a, F: Flow> {
    /// What everybody may know.
    pub table: &'a TableOf<F>,
    /// Log, names and clock.
    pub open: Open<'a, F>,
    /// The language.
    pub texts: &'static Texts,
    /// The time.
    pub now: Millis,
}

impl<'a, F: Flow> Desk<'a, F> {
    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> &'a str {
        match self.open.given_name(seat) {
            "" => F::seat_name(seat, self.texts),
            given => given,
        }
    }
}

/// What stands on the right of the plate.
pub struct PlateCode {
    text: Phrase,
    urgent: bool,
}

impl PlateCode {
    /// It as the plate wants it.
    pub fn code(&self) -> Code<'_> {
        if self.urgent { Code::Urgent(&self.text) } else { Code::Text(&self.text) }
    }
}

impl<F: Flow> Desk<'_, F> {
    /// The turn clock, or how far the game has come.
    pub fn code(&self) -> PlateCode {
        match self.open.clock_face(self.now) {
            Some(face) => PlateCode { text: clock_text(face), urgent: face.late },
            None => PlateCode { text: F::progress(self), urgent: false },
        }
    }
}

/// A clock as minutes and seconds.
pub fn clock_text(face: Face) -> Phrase {
    let (minutes, seconds) = (face.seconds / 60, face.seconds % 60);
    fill("{}:{}{}", &[&minutes, &(seconds / 10), &(seconds % 10)])
}

/// What a screen behind the hold is given.
pub struct SecretDesk<'a, F: Flow> {
    /// The position, for its holder's eyes.
    pub game: &'a F::Game,
    /// Who holds the device.
    pub seat: Seat,
    /// Everything open.
    pub desk: Desk<'a, F>,
}

/// A game on the companion: its screens and what their keys do. One value lives as long as the game runs.
pub trait Flow: Sized {
    /// The rules.
    type Game: Game;
    /// What the history keeps of an entry. It is made from the table's news alone.
    type Mark: Copy;
    /// Which game it is.
    const KIND: Kind;

    /// The printed data.
    fn tables() -> &'static <Self::Game as Game>::Printed;

    /// A digest of the printed data; it changes when a replay could.
    fn digest() -> u32;

    /// The screens at the beginning of a game; the table as it was set up.
    fn new(table: &TableOf<Self>) -> Self;

    /// What a seat is called if nobody gave it a name.
    fn seat_name(seat: Seat, texts: &'static Texts) -> &'static str;

    /// Whose secret is needed now, if one is: the device is handed over to this seat.
    fn holder(table: &TableOf<Self>) -> Option<Seat>;

    /// Whether this seat's entries are secret, so that it takes them back behind the hold.
    fn is_secret(seat: Seat) -> bool;

    /// The number that the table gives to this seat's last move.
    fn move_number(table: &TableOf<Self>, seat: Seat) -> u8;

    /// What the history keeps of an entry.
    fn mark(news: &<Self::Game as Game>::News) -> Self::Mark;

    /// An entry of the log in a line of words.
    fn history(desk: &Desk<'_, Self>, line: Line<Self::Mark>) -> Phrase;

    /// Why an action is refused, in a sentence.
    fn refusal(illegal: <Self::Game as Game>::Illegal, texts: &'static Texts) -> &'static str;

    /// What is told about the position in a few words: `round 5`.
    fn progress(desk: &Desk<'_, Self>) -> Phrase;

    /// How far the game has come, in figures: `5/22`.
    fn brief(table: &TableOf<Self>) -> Phrase;

    /// An entry was stored and the table is as in `desk` now.
    fn told(&mut self, desk: &Desk<'_, Self>, mark: Self::Mark);

    /// An entry was taken back, or the game was resumed: begin again at the table.
    fn reset(&mut self, desk: &Desk<'_, Self>);

    /// Whether the table's screen has a foot now, from [`FOOT_TOP`](crate::draw::parts::bars::FOOT_TOP) on, that news
    /// may hide for a moment. News waits for it.
    fn has_foot(&self) -> bool;

    /// The table sees its screen at this time: a motion that waited for it begins.
    fn seen(&mut self, _now: Millis) {}

    /// When the table's screen moves by itself next; never sooner or later because of a secret.
    fn moves_at(&self, _now: Millis) -> Option<Millis> {
        None
    }

    /// A key was pressed: what moves on the table's screen comes to its end.
    fn skip_motion(&mut self) {}

    /// Whether this key, held, goes on turning the table's screen: a wheel, a long list, the cursor of a map.
    fn turns_on(&self, _key: Key) -> bool {
        false
    }

    /// The holder of a secret gave the device back: what was being chosen behind the hold is dropped.
    fn put_down(&mut self);

    /// A key at the table.
    fn press(&mut self, desk: &Desk<'_, Self>, key: Key) -> Wish<ActionOf<Self>>;

    /// The screen that the table sees.
    fn draw(&self, desk: &Desk<'_, Self>, canvas: &mut Canvas);

    /// A key behind the hold: the stick alone, a stick press or A counts as Right.
    fn press_secret(&mut self, desk: &SecretDesk<'_, Self>, key: Key) -> Wish<ActionOf<Self>>;

    /// The screen behind the hold.
    fn draw_secret(&self, desk: &SecretDesk<'_, Self>, canvas: &mut Canvas);
}
