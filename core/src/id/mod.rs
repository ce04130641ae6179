//! Small ids (stations, places, cards, seats), sets of them and arrays indexed by them.
//!
//! An id's type guarantees its range, so nothing here can be reached with a number out of range.

mod bits;
mod by_id;
mod set;

pub use bits::Bits;
pub use by_id::ById;
pub use set::{IdSet, Ids};

/// A value out of a small fixed range, numbered from 0.
///
/// Invariant: `index()` is below `COUNT`, and `at(index())` is the id again.
pub trait Id: Copy {
    /// How many there are.
    const COUNT: usize;
    /// Its number, below [`Id::COUNT`].
    fn index(self) -> usize;
    /// The id with this number.
    fn at(index: usize) -> Option<Self>;

    /// Every id in order.
    fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT).filter_map(Self::at)
    }
}

/// Makes a fieldless enum an [`Id`]: its variants in the order given, which must be the order of declaration.
///
/// ```ignore
/// ids!(Ticket: Taxi, Bus, Underground, Black);
/// ```
#[macro_export]
macro_rules! ids {
    ($type:ident: $($variant:ident),+ $(,)?) => {
        impl $type {
            /// Every one, in order.
            pub const ALL: [Self; [$(Self::$variant),+].len()] = [$(Self::$variant),+];
        }

        impl $crate::id::Id for $type {
            const COUNT: usize = Self::ALL.len();

            fn index(self) -> usize {
                self as usize
            }

            fn at(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }
        }
    };
}
