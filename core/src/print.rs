//! Printed data that a game is played with.

use core::ops::Deref;

/// Printed data in use, lent for ever. Two are equal if they are the same ones: what a table knows is compared often, and
/// the data are large and never change.
pub struct Print<T: 'static>(&'static T);

impl<T> Print<T> {
    /// These data.
    pub const fn new(data: &'static T) -> Self {
        Self(data)
    }

    /// The data themselves.
    pub const fn get(self) -> &'static T {
        self.0
    }
}

impl<T> Clone for Print<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Print<T> {}

impl<T> PartialEq for Print<T> {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.0, other.0)
    }
}

impl<T> Deref for Print<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0
    }
}
