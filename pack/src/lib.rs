//! The text form of an owner's box: TOML that can be shared, compared and corrected by hand.
//!
//! What is typed, what is wrong with it and the form for a device are in `confidant_core::pack`; here the text is read
//! into it with complaints ([`read()`]), written from it ([`write()`]: sorted, with comments that say where on the box to
//! read a value), and built for a device ([`Draft::seal`], [`uf2`]). The page and the command line share it; the page
//! calls [`page`].
#![forbid(unsafe_code)]

mod compare;
mod far_lines;
mod mend;
pub mod page;
mod read;
mod sentences;
pub mod uf2;
mod write;

use std::collections::BTreeSet;

use confidant_core::id::Id as _;
use confidant_core::pack::binary::{self, MOST};
use confidant_core::pack::{BoxedGame, Boxes, Complaint, Replaced, Slot, Tables, Unread, Values};

pub use read::{LONGEST, MOST_TOLD, Reading, Told, read};
pub use sentences::sentence;
pub use write::write;

/// The version of the text form.
pub const FORM: i64 = 1;

/// In which language comments and sentences are.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
    /// German.
    German,
}

impl Language {
    /// By its code: `en`, `fr`, `de`; English for any other.
    pub fn of(code: &str) -> Self {
        match code {
            "fr" => Self::French,
            "de" => Self::German,
            _ => Self::English,
        }
    }

    /// The one of three texts that is in this language.
    pub(crate) const fn of_three(self, texts: [&'static str; 3]) -> &'static str {
        let [english, french, german] = texts;
        match self {
            Self::English => english,
            Self::French => french,
            Self::German => german,
        }
    }
}

/// The shipped tables with these values in the place of theirs; every part that was entered has to play. They stay
/// in memory for as long as the program runs, like the shipped ones: less than 2 KiB.
pub fn tables(values: &Values) -> Tables {
    let mut replaced = Replaced::default();
    replaced.put(values);
    kept(replaced)
}

/// The boxes that a companion is given: of each game the last one, as a device would find it in its place. They stay in
/// memory for as long as the program runs.
pub fn boxes<'a>(drafts: impl IntoIterator<Item = &'a Draft>) -> Boxes {
    let mut replaced = Replaced::default();
    let mut slots = BoxedGame::ALL.map(|_| Slot::Empty);
    for draft in drafts {
        let which = draft.values.which();
        if let Some(pack) = draft.seal() {
            slots[which.index()] = replaced.open(which, &pack);
        }
    }
    Boxes::new(kept(replaced), slots).unlisted()
}

fn kept(replaced: Replaced) -> Tables {
    let replaced: &'static Replaced = Box::leak(Box::new(replaced));
    replaced.tables(Box::leak(Box::new(replaced.echo_ridge())))
}

/// A box in the making.
#[derive(Clone, PartialEq)]
pub struct Draft {
    /// What its owner calls it.
    pub name: String,
    /// What was entered.
    pub values: Values,
    /// The doubts that were answered with "it is printed so", as [`Complaint::answer`] writes them.
    pub printed_so: BTreeSet<String>,
}

impl Draft {
    /// A box with nothing entered.
    pub fn new(which: BoxedGame) -> Self {
        Self { name: String::new(), values: Values::of(which), printed_so: BTreeSet::new() }
    }

    /// What is wrong, doubtful or missing, and what play proves; without the doubts that were answered.
    pub fn check(&self) -> Vec<Complaint> {
        let mut all = Vec::new();
        let mut tell = |complaint: Complaint| {
            if !self.printed_so.contains(complaint.answer().as_str()) {
                all.push(complaint);
            }
        };
        self.values.check(&mut tell);
        far_lines::check(&self.values, &mut tell);
        self.values.prove(&mut tell);
        all
    }

    /// Every entry: section, key, value.
    pub fn entries(&self) -> Vec<(&'static str, String, String)> {
        let mut all = Vec::new();
        self.values.each(&mut |section, key, value| all.push((section, key.to_owned(), value.to_owned())));
        all
    }

    /// Enters a value as the text would have it: words in any case, spaces as wished.
    pub fn put(&mut self, section: &str, key: &str, value: &str) -> Result<(), Unread> {
        let form = self.values.sections().iter().find(|form| form.name == section).ok_or(Unread::Section)?;
        if form.shape.has_names() {
            self.values.put(section, key.trim(), value.trim())
        } else {
            self.values.put(section, &key.trim().to_lowercase(), &value.trim().to_lowercase())
        }
    }

    /// The pack for a device: the complete parts. None if no part is complete, or the names are too long for it.
    pub fn seal(&self) -> Option<Vec<u8>> {
        let mut bytes = vec![0; MOST];
        let used = binary::seal(&self.name, &self.values, &mut bytes)?;
        bytes.truncate(used);
        Some(bytes)
    }
}
