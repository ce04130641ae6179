//! Arrays indexed by ids.

use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::ops::{Index, IndexMut};

use super::Id;

/// A value for each id: an array that only its ids can index, so that no index is ever out of range.
pub struct ById<K, V, const N: usize> {
    values: [V; N],
    by: PhantomData<K>,
}

impl<K: Id, V, const N: usize> ById<K, V, N> {
    /// The values in the order of their ids.
    pub const fn new(values: [V; N]) -> Self {
        const { assert!(N == K::COUNT, "one value for each id") };
        Self { values, by: PhantomData }
    }

    /// Every value, in the order of the ids.
    pub const fn values(&self) -> &[V; N] {
        &self.values
    }

    /// Every id with its value.
    pub fn iter(&self) -> impl Iterator<Item = (K, &V)> {
        K::all().zip(self.values.iter())
    }
}

impl<K: Id, V, const N: usize> Index<K> for ById<K, V, N> {
    type Output = V;

    // In range by the invariant of `Id` and the assertion in `new`.
    #[allow(clippy::indexing_slicing)]
    fn index(&self, id: K) -> &V {
        &self.values[id.index()]
    }
}

impl<K: Id, V, const N: usize> IndexMut<K> for ById<K, V, N> {
    // In range by the invariant of `Id` and the assertion in `new`.
    #[allow(clippy::indexing_slicing)]
    fn index_mut(&mut self, id: K) -> &mut V {
        &mut self.values[id.index()]
    }
}

impl<K, V: Clone, const N: usize> Clone for ById<K, V, N> {
    fn clone(&self) -> Self {
        Self { values: self.values.clone(), by: PhantomData }
    }
}

impl<K, V: Copy, const N: usize> Copy for ById<K, V, N> {}

impl<K, V: PartialEq, const N: usize> PartialEq for ById<K, V, N> {
    fn eq(&self, other: &Self) -> bool {
        self.values == other.values
    }
}

impl<K, V: Eq, const N: usize> Eq for ById<K, V, N> {}

impl<K, V: Hash, const N: usize> Hash for ById<K, V, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.values.hash(state);
    }
}
