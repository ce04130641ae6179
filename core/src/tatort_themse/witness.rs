//! Witnesses, and how many of each kind lie together: a hand, a payment, the discards.

use core::fmt;
use core::iter::repeat_n;

use serde::{Deserialize, Serialize};

use crate::id::ById;
use crate::notation::{NotationError, Tokens};

/// A kind of witness. No `Debug`: it may be a card in somebody's hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Witness {
    /// The policeman.
    Bobby,
    /// The street musician.
    Musician,
    /// The street urchin.
    Urchin,
    /// The lady.
    Lady,
}

crate::ids!(Witness: Bobby, Musician, Urchin, Lady);
crate::words!(Witness: Bobby = "bobby", Musician = "musician", Urchin = "urchin", Lady = "lady");

/// Cards of each kind in the box.
pub const OF_A_KIND: u8 = 18;
/// Witness cards in the box.
pub const WITNESSES: usize = OF_A_KIND as usize * Witness::ALL.len();

/// Open witnesses beside the pile.
pub const ROW: usize = 4;

/// The open witnesses, from left to right.
pub type Row = heapless::Vec<Witness, ROW, u8>;

/// A number of cards of each kind. No `Debug`: it may be somebody's hand.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[u8; 4]", into = "[u8; 4]")]
pub struct Witnesses(ById<Witness, u8, 4>);

impl Witnesses {
    /// No card.
    pub const NONE: Self = Self::new(0, 0, 0, 0);
    /// Every card in the box.
    pub const ALL: Self = Self::new(OF_A_KIND, OF_A_KIND, OF_A_KIND, OF_A_KIND);

    /// This many of each kind.
    pub const fn new(bobby: u8, musician: u8, urchin: u8, lady: u8) -> Self {
        Self(ById::new([bobby, musician, urchin, lady]))
    }

    /// How many of this kind.
    pub fn of(&self, witness: Witness) -> u8 {
        self.0[witness]
    }

    /// How many cards in all.
    pub fn len(&self) -> usize {
        self.0.values().iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Whether all of it is in the other.
    pub fn is_part_of(&self, other: &Self) -> bool {
        Witness::ALL.into_iter().all(|kind| self.of(kind) <= other.of(kind))
    }

    /// What is left without these; nothing if they are not all there.
    pub fn without(&self, part: &Self) -> Option<Self> {
        let mut left = *self;
        for kind in Witness::ALL {
            left.0[kind] = self.of(kind).checked_sub(part.of(kind))?;
        }
        Some(left)
    }

    /// Puts more cards of a kind to it.
    pub fn add(&mut self, witness: Witness, count: u8) {
        self.0[witness] = self.of(witness).saturating_add(count);
    }

    /// Puts all of these to it.
    pub fn add_all(&mut self, more: &Self) {
        for kind in Witness::ALL {
            self.add(kind, more.of(kind));
        }
    }

    /// Takes these away, as far as they are there.
    pub fn take(&mut self, part: &Self) {
        for kind in Witness::ALL {
            self.0[kind] = self.of(kind).saturating_sub(part.of(kind));
        }
    }

    /// The cards one by one, kind by kind.
    pub fn cards(self) -> impl DoubleEndedIterator<Item = Witness> {
        Witness::ALL.into_iter().flat_map(move |kind| repeat_n(kind, usize::from(self.of(kind))))
    }

    /// Reads the rest of a line as `bobby 3 urchin 2`, the kinds in any order, at least one and none twice.
    pub fn read(words: &mut Tokens<'_>) -> Result<Self, NotationError> {
        let mut all = Self::NONE;
        let mut seen = [false; Witness::ALL.len()];
        let mut next = Some(words.word()?);
        while let Some(word) = next {
            let kind: Witness = word.parse()?;
            let count = u8::try_from(words.number()?).map_err(|_| NotationError::OutOfRange)?;
            if let Some(seen) = seen.get_mut(kind as usize)
                && core::mem::replace(seen, true)
            {
                return Err(NotationError::Twice);
            }
            all.add(kind, count);
            next = words.maybe();
        }
        Ok(all)
    }
}

impl FromIterator<Witness> for Witnesses {
    fn from_iter<I: IntoIterator<Item = Witness>>(cards: I) -> Self {
        let mut all = Self::NONE;
        cards.into_iter().for_each(|card| all.add(card, 1));
        all
    }
}

impl From<[u8; 4]> for Witnesses {
    fn from([bobby, musician, urchin, lady]: [u8; 4]) -> Self {
        Self::new(bobby, musician, urchin, lady)
    }
}

impl From<Witnesses> for [u8; 4] {
    fn from(witnesses: Witnesses) -> Self {
        *witnesses.0.values()
    }
}

/// The kinds that are there, as `bobby 3 urchin 2`; no card at all prints as a count of 0, so that every
/// payment that can be written down can be read back.
impl fmt::Display for Witnesses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return write!(f, "{} 0", Witness::Bobby);
        }
        let mut gap = "";
        for (kind, &count) in self.0.iter().filter(|(_, count)| **count > 0) {
            write!(f, "{gap}{kind} {count}")?;
            gap = " ";
        }
        Ok(())
    }
}
