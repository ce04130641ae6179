//! Sets of ids.

use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Id;
use super::bits::{Bits, WORD};

/// A set of ids, one bit each. It has no `Debug`: a hand of cards may be kept in one.
pub struct IdSet<T, B> {
    bits: B,
    of: PhantomData<T>,
}

impl<T, B: Copy> Clone for IdSet<T, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, B: Copy> Copy for IdSet<T, B> {}

impl<T, B: PartialEq> PartialEq for IdSet<T, B> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T, B: Eq> Eq for IdSet<T, B> {}

impl<T, B: Hash> Hash for IdSet<T, B> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T: Id, B: Bits> Default for IdSet<T, B> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T: Id, const N: usize> IdSet<T, [u64; N]> {
    /// The set with these words, lowest id first. For tables made at compile time: bits beyond the last id
    /// are an error there.
    pub const fn from_words(words: [u64; N]) -> Self {
        const { assert!(T::COUNT <= N * WORD, "the set is too small for its ids") };
        Self { bits: words, of: PhantomData }
    }

    /// Its words, lowest id first.
    pub const fn words(&self) -> &[u64; N] {
        &self.bits
    }
}

impl<T: Id, B: Bits> IdSet<T, B> {
    /// The empty set.
    pub const NONE: Self = {
        assert!(T::COUNT <= B::CAPACITY, "the set is too small for its ids");
        Self { bits: B::NONE, of: PhantomData }
    };

    /// The set of every id.
    pub fn all() -> Self {
        T::all().collect()
    }

    /// The set of one id.
    pub fn only(id: T) -> Self {
        let mut set = Self::NONE;
        set.insert(id);
        set
    }

    /// Whether it holds this id.
    pub fn has(&self, id: T) -> bool {
        self.bits.has(id.index())
    }

    /// Puts an id in; false if it was there.
    pub fn insert(&mut self, id: T) -> bool {
        let new = !self.has(id);
        self.bits.put(id.index(), true);
        new
    }

    /// Takes an id out; false if it was not there.
    pub fn remove(&mut self, id: T) -> bool {
        let held = self.has(id);
        self.bits.put(id.index(), false);
        held
    }

    /// How many ids it holds.
    pub fn len(&self) -> usize {
        self.bits.count()
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        self.bits == B::NONE
    }

    /// Whether all of it is in the other.
    pub fn is_subset(&self, other: Self) -> bool {
        self.bits.without(other.bits) == B::NONE
    }

    /// Whether the two have an id in common.
    pub fn meets(&self, other: Self) -> bool {
        self.bits.and(other.bits) != B::NONE
    }

    /// The lowest id, if there is one.
    pub fn first(&self) -> Option<T> {
        self.bits.next(0).and_then(T::at)
    }

    /// The id that is number `rank`, counted from 0, lowest first.
    pub fn nth(&self, rank: usize) -> Option<T> {
        self.iter().nth(rank)
    }

    /// The only id, if it holds exactly one.
    pub fn single(&self) -> Option<T> {
        let mut ids = self.iter();
        let first = ids.next();
        if ids.next().is_none() { first } else { None }
    }

    /// Its ids, lowest first.
    pub fn iter(&self) -> Ids<T, B> {
        Ids { bits: self.bits, from: 0, of: PhantomData }
    }
}

/// The ids of a set, lowest first.
#[derive(Clone)]
pub struct Ids<T, B> {
    bits: B,
    from: usize,
    of: PhantomData<T>,
}

impl<T: Id, B: Bits> Iterator for Ids<T, B> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let index = self.bits.next(self.from)?;
        self.from = index + 1;
        T::at(index)
    }
}

impl<T: Id, B: Bits> IntoIterator for IdSet<T, B> {
    type Item = T;
    type IntoIter = Ids<T, B>;

    fn into_iter(self) -> Ids<T, B> {
        self.iter()
    }
}

impl<T: Id, B: Bits> FromIterator<T> for IdSet<T, B> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
        let mut set = Self::NONE;
        set.extend(ids);
        set
    }
}

impl<T: Id, B: Bits> Extend<T> for IdSet<T, B> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, ids: I) {
        for id in ids {
            self.insert(id);
        }
    }
}

/// Union.
impl<T: Id, B: Bits> BitOr for IdSet<T, B> {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self { bits: self.bits.or(other.bits), of: PhantomData }
    }
}

/// Intersection.
impl<T: Id, B: Bits> BitAnd for IdSet<T, B> {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self { bits: self.bits.and(other.bits), of: PhantomData }
    }
}

/// Difference.
impl<T: Id, B: Bits> Sub for IdSet<T, B> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self { bits: self.bits.without(other.bits), of: PhantomData }
    }
}

impl<T: Id, B: Bits> BitOrAssign for IdSet<T, B> {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<T: Id, B: Bits> BitAndAssign for IdSet<T, B> {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<T: Id, B: Bits> SubAssign for IdSet<T, B> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

macro_rules! of_one_word {
    ($($word:ty),+) => {$(
        impl<T: Id> IdSet<T, $word> {
            /// The set with these bits; bits beyond the last id are dropped.
            pub const fn from_bits(bits: $word) -> Self {
                const { assert!(T::COUNT <= <$word>::BITS as usize, "the set is too small for its ids") };
                Self { bits: bits & (<$word>::MAX >> (<$word>::BITS as usize - T::COUNT)), of: PhantomData }
            }

            /// Its bits, lowest id first.
            pub const fn bits(self) -> $word {
                self.bits
            }
        }

        impl<T: Id> Serialize for IdSet<T, $word> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.bits.serialize(serializer)
            }
        }

        impl<'de, T: Id> Deserialize<'de> for IdSet<T, $word> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <$word>::deserialize(deserializer).map(Self::from_bits)
            }
        }
    )+};
}

of_one_word!(u8, u16, u32, u64, u128);

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::collections::BTreeSet;
    use std::vec::Vec;

    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Small(u8);

    impl Id for Small {
        const COUNT: usize = 130;

        fn index(self) -> usize {
            usize::from(self.0)
        }

        fn at(index: usize) -> Option<Self> {
            (index < Self::COUNT).then_some(Self(index as u8))
        }
    }

    type Set = IdSet<Small, [u64; 3]>;

    fn model(numbers: &[u8]) -> (Set, BTreeSet<u8>) {
        (numbers.iter().map(|&n| Small(n)).collect(), numbers.iter().copied().collect())
    }

    fn numbers(set: Set) -> Vec<u8> {
        set.iter().map(|id| id.0).collect()
    }

    #[test]
    fn algebra_agrees_with_a_plain_set() {
        let (a, plain_a) = model(&[0, 1, 63, 64, 100, 129]);
        let (b, plain_b) = model(&[1, 2, 64, 127, 128, 129]);
        assert_eq!(numbers(a | b), plain_a.union(&plain_b).copied().collect::<Vec<_>>());
        assert_eq!(numbers(a & b), plain_a.intersection(&plain_b).copied().collect::<Vec<_>>());
        assert_eq!(numbers(a - b), plain_a.difference(&plain_b).copied().collect::<Vec<_>>());
        assert_eq!(a.len(), 6);
        assert!(a.meets(b) && !a.is_subset(b) && (a & b).is_subset(b));
        assert!(Set::all().len() == 130 && Set::NONE.is_empty());
    }

    #[test]
    fn inserting_and_removing_tells_what_changed() {
        let mut set = Set::NONE;
        assert!(set.insert(Small(64)));
        assert!(!set.insert(Small(64)));
        assert_eq!(set.single(), Some(Small(64)));
        assert!(set.remove(Small(64)) && !set.remove(Small(64)));
        assert_eq!(set.first(), None);
    }

    #[test]
    fn a_word_drops_bits_beyond_its_ids() {
        #[derive(Clone, Copy, PartialEq, Debug)]
        enum Five {
            A,
            B,
            C,
            D,
            E,
        }
        crate::ids!(Five: A, B, C, D, E);
        let set = IdSet::<Five, u8>::from_bits(0xff);
        assert_eq!(set.len(), 5);
        assert_eq!(set.nth(4), Some(Five::E));
        assert_eq!(set.nth(5), None);
    }
}
