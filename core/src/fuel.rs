//! Fuel for work that may take long: a solver or a maker is a [`Stepper`] that is given fuel, stops when it is
//! burnt and goes on from there at the next call, so that keys and watchdog stay alive meanwhile.
//!
//! ```
//! use core::task::Poll;
//!
//! use confidant_core::fuel::{Fuel, Stepper};
//! use confidant_core::schinderhannes::{CardSet, Count, SOONWALD, Solver};
//!
//! // The first printed puzzle has one solution. The search for a second one takes many steps.
//! let cards: CardSet = SOONWALD.puzzles()[0].cards;
//! let mut solver = Solver::of_cards(cards, &SOONWALD, 2);
//! let mut steps = 1;
//! let count = loop {
//!     match solver.step(&mut Fuel::new(1)) {
//!         Poll::Ready(count) => break count,
//!         Poll::Pending => steps += 1,
//!     }
//! };
//! assert!(matches!(count, Count::Exactly(1)));
//! assert!(steps > 1);
//! ```

use core::task::Poll;

/// How many units of work may still be done. What a unit is, each stepper says; it is below a millisecond on
/// the RP2040.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fuel(u32);

impl Fuel {
    /// This many units.
    pub const fn new(units: u32) -> Self {
        Self(units)
    }

    /// Burns one unit; false if none was left.
    pub fn burn(&mut self) -> bool {
        match self.0.checked_sub(1) {
            Some(left) => {
                self.0 = left;
                true
            }
            None => false,
        }
    }

    /// How many units are left.
    pub const fn left(&self) -> u32 {
        self.0
    }
}

/// Work done in steps.
pub trait Stepper {
    /// What it gives in the end.
    type Output;

    /// Works until it is done or the fuel is burnt. Once done, it gives the same again.
    fn step(&mut self, fuel: &mut Fuel) -> Poll<Self::Output>;

    /// Works until it is done, however long that takes: for a computer that has the time.
    fn finish(&mut self) -> Self::Output {
        loop {
            if let Poll::Ready(output) = self.step(&mut Fuel::new(u32::MAX)) {
                return output;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Count(u32);

    impl Stepper for Count {
        type Output = u32;

        fn step(&mut self, fuel: &mut Fuel) -> Poll<u32> {
            while self.0 < 10 {
                if !fuel.burn() {
                    return Poll::Pending;
                }
                self.0 += 1;
            }
            Poll::Ready(self.0)
        }
    }

    #[test]
    fn work_stops_when_the_fuel_is_burnt_and_goes_on_from_there() {
        let mut count = Count(0);
        let mut fuel = Fuel::new(7);
        assert_eq!(count.step(&mut fuel), Poll::Pending);
        assert_eq!((count.0, fuel.left(), fuel.burn()), (7, 0, false));
        let mut fuel = Fuel::new(7);
        assert_eq!(count.step(&mut fuel), Poll::Ready(10));
        assert_eq!(fuel.left(), 4);
        assert_eq!(count.finish(), 10);
    }
}
