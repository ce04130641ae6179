//! A pack: the values of one game as they are printed in an owner's box, entered by hand.
//!
//! Not all printed values of some games are public, so Confidant ships tables that are *reconstructed*. Owners enter
//! what their box says: section by section, in any order. A part of the game is used as soon as it is complete; until
//! then the shipped one is. Only what cannot be played is refused ([`Weight::Wrong`]); what merely contradicts what is
//! believed is asked about ([`Weight::Doubt`]): the box is right.
//!
//! The page, the command line and the device share all of this: the typed values ([`Values`]), what is wrong with them
//! ([`Values::check`]), and the form in which they go to a device ([`binary`]). The text form is read and written by
//! the crate `confidant-pack`, entry by entry: a section, a key, a value.
//!
//! ```
//! use confidant_core::pack::{Values, Weight, BoxedGame};
//!
//! let mut values = Values::of(BoxedGame::TatortThemse);
//! values.put("bonus", "tower", "7").unwrap();
//! let mut doubts = 0;
//! values.check(&mut |complaint| doubts += usize::from(complaint.weight == Weight::Doubt));
//! assert_eq!(doubts, 1, "a bonus of 7 is asked about");
//! assert!(values.code().is_none(), "no part is complete");
//! ```

#[cfg(feature = "own-boxes")]
pub mod binary;
mod code;
mod remark;
#[cfg(feature = "schinderhannes")]
pub mod schinderhannes;
#[cfg(feature = "scotland-yard")]
pub mod scotland_yard;
#[cfg(feature = "own-boxes")]
mod tables;
#[cfg(feature = "tatort-themse")]
pub mod tatort_themse;
#[cfg(feature = "tiny-epic-crimes")]
pub mod tiny_epic_crimes;
#[cfg(feature = "own-boxes")]
mod values;

use core::fmt::{self, Write as _};

pub use code::Code;
pub use remark::Remark;
#[cfg(feature = "own-boxes")]
pub use tables::{Boxes, Label, PartSet, Replaced, Slot, Tables};
#[cfg(feature = "own-boxes")]
pub use values::Values;

use crate::notation::NotationError;

/// Which game a pack is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoxedGame {
    /// Tatort Themse.
    TatortThemse,
    /// Schinderhannes, with its puzzles.
    Schinderhannes,
    /// Tiny Epic Crimes, and its clock.
    TinyEpicCrimes,
    /// Scotland Yard.
    ScotlandYard,
}

crate::ids!(BoxedGame: TatortThemse, Schinderhannes, TinyEpicCrimes, ScotlandYard);
crate::words!(BoxedGame: TatortThemse = "tatort-themse", Schinderhannes = "schinderhannes",
    TinyEpicCrimes = "tiny-epic-crimes", ScotlandYard = "scotland-yard");

/// Most bytes of a key or of what a complaint is about, in UTF-8.
pub const NOTE_LEN: usize = 64;

/// A few words: a key, or what a complaint is about.
pub type Note = heapless::String<NOTE_LEN>;

/// Makes a note; what is longer than any note is cut.
pub fn note(words: fmt::Arguments<'_>) -> Note {
    let mut note = Note::new();
    let _ = note.write_fmt(words);
    note
}

/// How much a complaint weighs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Weight {
    /// Something is not entered yet: it is as shipped. Never a reproach.
    Missing,
    /// It contradicts what is believed: it is asked once, and the answer "it is printed so" is kept.
    Doubt,
    /// It cannot be played; its part stays as shipped.
    Wrong,
}

crate::words!(Weight: Missing = "missing", Doubt = "doubt", Wrong = "wrong");

/// What is to be said of the values: where, how heavy, and what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    /// How much it weighs.
    pub weight: Weight,
    /// The part of the game that it bars or marks: `clues`, `1-16`.
    pub part: &'static str,
    /// The section of the text that it is in: `clues`, `cards`.
    pub section: &'static str,
    /// The component in that section: `museum-musician-5`, `12`; empty: the section as a whole.
    pub key: Note,
    /// What it says.
    pub what: Remark,
    /// What fills the gaps of the sentence: words of the notation, with a space between.
    pub about: Note,
}

impl Complaint {
    /// The line that keeps the answer "it is printed so": `clue-twice museum-musician-5`.
    pub fn answer(&self) -> Note {
        note(format_args!("{}{}{}", self.what, if self.about.is_empty() { "" } else { " " }, self.about))
    }
}

/// Hears complaints, one by one.
pub type Tell<'a> = dyn FnMut(Complaint) + 'a;

/// How a section of the text is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// `name = ["item", "item"]`: the items are the keys, their values are empty. An item may be there twice.
    List,
    /// `[name]`, then `key = "value"`.
    Table,
    /// The same, but a name that people give may be in the value: it is kept as it was typed.
    Named,
    /// `[name]`, then `key = 7`.
    Numbers,
    /// `name = "value"`: the key is empty.
    Single,
    /// `name = [{ name = "key", ... }]`: the value is the rest, as `timed true, hours 3`.
    Cards,
}

impl Shape {
    /// Whether keys or values hold names that people give: capitals count there.
    pub const fn has_names(self) -> bool {
        matches!(self, Self::Named | Self::Cards)
    }
}

/// A section of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its name; a dot leads into a table of tables: `time.standard`.
    pub name: &'static str,
    /// How it is written.
    pub shape: Shape,
}

/// A part of the game: it is played with the entered values or as shipped, never half.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its name.
    pub name: &'static str,
    /// How many values were entered.
    pub have: u16,
    /// How many it takes.
    pub need: u16,
}

impl Part {
    /// Whether nothing is missing.
    pub const fn is_complete(&self) -> bool {
        self.have >= self.need && self.have > 0
    }
}

/// Why an entry cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unread {
    /// There is no such section.
    #[error("no such section")]
    Section,
    /// The section knows no such key.
    #[error("no such entry in this section")]
    Key,
    /// The value cannot be read.
    #[error("{0}")]
    Value(#[from] NotationError),
    /// There is no room for more.
    #[error("there are too many")]
    Full,
}

/// The entered values of one game. An entry is a section, a key and a value, all of them text; see [`Shape`].
pub trait OwnValues: Clone + Default + PartialEq {
    /// Which game.
    const WHICH: BoxedGame;
    /// The sections of its text, in the order in which they are written.
    const SECTIONS: &'static [Section];
    /// The names of its parts, in the order in which they are shown.
    const PARTS: &'static [&'static str];

    /// Enters a value; one under the same key is replaced, but in a list it is added.
    fn put(&mut self, section: &str, key: &str, value: &str) -> Result<(), Unread>;

    /// Takes an entry away; false if there was none.
    fn take(&mut self, section: &str, key: &str) -> bool;

    /// Shows every entry, section by section, sorted: two equal boxes give equal entries.
    fn each(&self, visit: &mut dyn FnMut(&'static str, &str, &str));

    /// Shows how far each part is.
    fn parts(&self, visit: &mut dyn FnMut(Part));

    /// Tells what is wrong or doubtful, at once where it can be seen at once.
    fn check(&self, tell: &mut Tell<'_>);

    /// Empties a part.
    fn clear(&mut self, part: &str);

    /// The tables as they are shipped, as if somebody had entered them: what `export` writes.
    fn shipped() -> Self;

    /// The digest of the tables that a game is played with: the shipped ones with these in their place.
    fn digest(&self) -> u64;
}
