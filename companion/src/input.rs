//! What goes in and what comes out: the whole contract with a body.
//!
//! # What a body does
//! 1. At power-on: [`Input::Start`] with 32 bytes of entropy. If settings were kept, [`Input::Settings`]. Then every
//!    journal record as it was appended, oldest first, each as [`Input::Loaded`], and at last [`Input::LoadEnd`].
//! 2. Every key: [`Input::Press`] and [`Input::Release`], debounced, without repeats. A stick press is [`Key::A`].
//! 3. When [`Output::deadline`] is reached, and no other input came before it: [`Input::Tick`].
//! 4. [`Output::store`] is carried out completely, then answered with [`Input::Stored`] or
//!    [`Input::StoreFailed`]. At most one request is open at a time.
//! 5. When nobody can be sure any more who looks (the page lost focus, the lid closed): [`Input::LostFocus`]. How the
//!    battery is, if there is one: [`Input::Battery`]. If it can be given a new program: [`Input::Updatable`].
//!    What it is called in reports: [`Input::Body`].
//! 6. A body with a keyboard, a sound switch or a wish for stillness tells [`Input::Text`], [`Input::Sound`], [`Input::Still`];
//!    one with a calendar [`Input::Today`].
//! 7. [`StoreRequest::ReadShelf`] is answered with every piece on the shelf, oldest first, each as [`Input::Shelved`], and then
//!    as any request. [`StoreRequest::ReadJournal`] is answered as at power-on: every record as [`Input::Loaded`], and
//!    [`Input::LoadEnd`] in the place of [`Input::Stored`].
//! 8. After each input: light and tone as the output says; if [`Output::redraw`], draw and show the picture.

use confidant_core::pack::{BoxedGame, Boxes};

use crate::journal::Piece;

/// Time in milliseconds since any fixed moment; it never goes back.
pub type Millis = u64;

/// The longest record in bytes.
pub const RECORD_LEN: usize = 284;

/// The longest name of a body, in bytes ([`Input::Body`]).
pub const BODY: usize = 40;

/// The bytes of one record or of the settings.
pub type Bytes = heapless::Vec<u8, RECORD_LEN>;

/// A key of the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// Stick up.
    Up,
    /// Stick down.
    Down,
    /// Stick left.
    Left,
    /// Stick right.
    Right,
    /// Does it. A press of the stick counts as A.
    A,
    /// Goes back; held, it opens the menu.
    B,
    /// The other view.
    X,
    /// Held, it opens a secret.
    Y,
}

impl Key {
    /// Every key.
    pub const ALL: [Self; 8] =
        [Self::Up, Self::Down, Self::Left, Self::Right, Self::A, Self::B, Self::X, Self::Y];
}

/// One thing that happened.
#[derive(Clone, Copy)]
pub enum Input<'a> {
    /// The power came on. The entropy must be fresh and unknown to everybody; a body that has little at this moment
    /// gives more by [`Input::Entropy`] before [`Input::LoadEnd`].
    Start {
        /// Random bytes for the seed of the next game.
        entropy: [u8; 32],
        /// Whether an accident ended the last run, not a person: then a running game is resumed at once, instead of
        /// waiting at home.
        resume: bool,
    },
    /// The settings that were kept last.
    Settings(&'a [u8]),
    /// One journal record, in the order of appending.
    Loaded(&'a [u8]),
    /// All records were given.
    LoadEnd(LoadEnd),
    /// One piece on the shelf, in the order in which they were put there. Those that cannot be read are left out.
    Shelved(&'a [u8]),
    /// A key went down.
    Press(Key),
    /// A key came up.
    Release(Key),
    /// Time passed.
    Tick,
    /// The request is carried out and will survive a loss of power.
    Stored,
    /// The request could not be carried out; nothing is stored of it.
    StoreFailed(StoreError),
    /// More random bytes, mixed into those of the start.
    Entropy([u8; 32]),
    /// Whoever looks now may be somebody else.
    LostFocus,
    /// How the battery is, from a body that has one: at the start and whenever that changes.
    Battery(Battery),
    /// This body can be given a new program ([`Output::update`]); said before [`Input::LoadEnd`], if at all.
    Updatable,
    /// Which body this is, for reports: a few words that "About" shows ([`BODY`] bytes at most).
    Body(&'a str),
    /// Somebody typed this where a text is asked for ([`Companion::asks_text`](crate::Companion::asks_text)).
    Text(&'a str),
    /// Tones are wanted, or not: the same switch as in the settings.
    Sound(bool),
    /// Pictures are not to move by themselves, or may again.
    Still(bool),
    /// The picture never goes dark: the screen is not the body's own to darken.
    StaysLit,
    /// This body thinks as quickly as a laptop: there is a level more to choose.
    Quick,
    /// Which day it is where people are, counted from 1 January 1970.
    Today(u32),
    /// What the owner entered from boxes, from a body that can store it: given before the first [`Input::Loaded`], and
    /// again when a box was put in or changed.
    Boxes(&'a Boxes),
    /// Somebody wants to play this game with the values of its box: its set-up is opened, if nothing else is under way.
    SetUp(BoxedGame),
}

/// How a battery is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Battery {
    /// How full, in per cent.
    pub percent: u8,
    /// Whether it is being charged.
    pub charging: bool,
}

impl Battery {
    /// Whether it will soon be empty.
    pub const fn is_low(self) -> bool {
        self.percent <= 10 && !self.charging
    }

    /// Whether so little is left that the flash may soon fail: no game is begun then.
    pub const fn is_empty(self) -> bool {
        self.percent <= 2 && !self.charging
    }
}

/// How reading the journal ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoadEnd {
    /// Everything that is in the store was given.
    Complete,
    /// Something in it is not a record; what could be read was given.
    Damaged,
    /// The store cannot be read at all.
    Unreadable,
    /// It was not read: starts that read it had failed again and again, or somebody asked for it.
    Skipped,
}

/// Why something was not stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// There is no room left.
    Full,
    /// The store did not work.
    Failed,
}

/// What the body is asked for.
#[derive(Clone, PartialEq, Default)]
pub struct Output {
    /// Whether the picture may have changed.
    pub redraw: bool,
    /// Something to be made durable, then answered.
    pub store: Option<StoreRequest>,
    /// A sound to be made.
    pub tone: Option<Tone>,
    /// How bright the picture is to be.
    pub light: Light,
    /// When to send [`Input::Tick`], if nothing happens before.
    pub deadline: Option<Millis>,
    /// Whether the body is to make itself ready for a new program. No game runs then.
    pub update: bool,
}

/// Something to be made durable.
#[derive(Clone, PartialEq)]
pub enum StoreRequest {
    /// Put this record behind those in the journal.
    Append(Bytes),
    /// Erase the journal for good: no byte of it may stay. What a loss of power cuts short is finished at the next
    /// start, before anything is loaded.
    Erase,
    /// Keep these settings instead of the old ones. They are no part of the journal and stay when it is erased.
    Keep(Bytes),
    /// Erase the slot of this game's box. Erasing that a loss of power cuts short leaves nothing that counts as a pack.
    EraseBox(BoxedGame),
    /// Put this [piece](crate::journal::Piece) behind those on the shelf. The first of a game makes room for it: there is for 20
    /// games, as a rule; the oldest go, whole.
    Shelve(Bytes),
    /// Give what is on the shelf. Nothing is written.
    ReadShelf,
    /// Erase the shelf for good.
    EraseShelf,
    /// Give the journal once more. Nothing is written.
    ReadJournal,
}

impl StoreRequest {
    /// Whether a person would notice how long it takes: a body shows what is asked for before it begins.
    pub fn takes_long(&self) -> bool {
        match self {
            Self::Append(_) | Self::Keep(_) | Self::ReadJournal => false,
            // A game begins in a sector that is erased for it.
            Self::Shelve(piece) => Piece::decode(piece).is_some_and(|piece| piece.begins()),
            Self::Erase | Self::EraseBox(_) | Self::ReadShelf | Self::EraseShelf => true,
        }
    }
}

/// A short sound. None of them tells anything about a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// A key did something.
    Click,
    /// An entry was stored.
    Done,
    /// Something was refused.
    Refused,
    /// Everybody should look.
    Notice,
    /// The turn clock has run down.
    Time,
    /// The game is over.
    End,
}

/// How bright the picture is, in per cent; 0 is dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Light(pub u8);

impl Default for Light {
    fn default() -> Self {
        Self(100)
    }
}
