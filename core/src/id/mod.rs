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
/// ```
/// use confidant_core::id::{ById, Id, IdSet};
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Colour {
///     Red,
///     Green,
///     Blue,
/// }
///
/// confidant_core::ids!(Colour: Red, Green, Blue);
///
/// let warm = IdSet::<Colour, u8>::only(Colour::Red);
/// let cold = IdSet::<Colour, u8>::all() - warm;
/// assert_eq!(cold.iter().collect::<Vec<_>>(), [Colour::Green, Colour::Blue]);
///
/// // Only a colour can index it, so that no index is out of range.
/// let mut counts = ById::<Colour, u8, 3>::new([0; 3]);
/// counts[Colour::Blue] += 1;
/// assert_eq!((counts.values(), Colour::at(3)), (&[0, 0, 1], None));
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
