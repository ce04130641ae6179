//! All the reasons why something is refused, so that a person can mend them together.

use core::fmt;

/// How many reasons are told; whoever mends these finds the others afterwards.
pub const MOST_REASONS: usize = 8;

/// Why something is refused: at least one reason, each once, in the order in which they were found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reasons<E> {
    list: heapless::Vec<E, MOST_REASONS>,
}

impl<E: Copy + PartialEq> Reasons<E> {
    /// Collects just this one reason.
    pub fn one(reason: E) -> Self {
        let mut collected = Collected::new();
        collected.add(reason);
        Self { list: collected.list }
    }

    /// The reasons in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = E> + '_ {
        self.list.iter().copied()
    }

    /// The same reasons as something else calls them.
    pub fn map<F: Copy + PartialEq>(self, name: impl Fn(E) -> F) -> Reasons<F> {
        let mut collected = Collected::new();
        self.iter().for_each(|reason| collected.add(name(reason)));
        Reasons { list: collected.list }
    }

    /// Whether this is among them.
    pub fn has(&self, reason: E) -> bool {
        self.list.contains(&reason)
    }
}

impl<E: Copy + PartialEq> From<E> for Reasons<E> {
    fn from(reason: E) -> Self {
        Self::one(reason)
    }
}

impl<E> IntoIterator for Reasons<E> {
    type Item = E;
    type IntoIter = <heapless::Vec<E, MOST_REASONS> as IntoIterator>::IntoIter;

    fn into_iter(self) -> Self::IntoIter {
        self.list.into_iter()
    }
}

/// Writes one after the other, as `too many players; a card is given twice`.
impl<E: fmt::Display> fmt::Display for Reasons<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        self.list.iter().try_for_each(|reason| {
            write!(f, "{gap}{reason}")?;
            gap = "; ";
            Ok(())
        })
    }
}

/// Reasons found so far, perhaps none: collects while everything is looked at.
///
/// ```
/// use confidant_core::game::Collected;
///
/// let mut reasons = Collected::new();
/// reasons.add_if(7 > 5, "too many players");
/// assert_eq!(reasons.keep(Err::<u8, _>("nobody begins")), None);
/// assert_eq!(reasons.refuse().unwrap_err().to_string(), "too many players; nobody begins");
/// ```
#[derive(Clone)]
pub struct Collected<E> {
    list: heapless::Vec<E, MOST_REASONS>,
}

impl<E> Default for Collected<E> {
    fn default() -> Self {
        Self { list: heapless::Vec::new() }
    }
}

impl<E: Copy + PartialEq> Collected<E> {
    /// None found yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Notes a reason. One that was found before is not noted again, nor one beyond [`MOST_REASONS`].
    pub fn add(&mut self, reason: E) {
        if !self.list.contains(&reason) {
            // Full: the others are told when these are mended.
            let _ = self.list.push(reason);
        }
    }

    /// Notes the reason if it applies.
    pub fn add_if(&mut self, applies: bool, reason: E) {
        if applies {
            self.add(reason);
        }
    }

    /// Notes every reason of a refusal; what is left is what was not refused.
    pub fn keep<T>(&mut self, result: Result<T, impl Into<Reasons<E>>>) -> Option<T> {
        result.map_err(|reasons| reasons.into().into_iter().for_each(|reason| self.add(reason))).ok()
    }

    /// Refused if a reason was found.
    pub fn refuse(&self) -> Result<(), Reasons<E>> {
        if self.list.is_empty() { Ok(()) } else { Err(Reasons { list: self.list.clone() }) }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::string::ToString;
    use std::vec::Vec;

    #[test]
    fn each_reason_is_told_once_in_the_order_found() {
        let mut collected = Collected::new();
        assert_eq!(collected.refuse(), Ok(()));
        collected.add(3);
        collected.add_if(false, 4);
        collected.add_if(true, 5);
        collected.add(3);
        let reasons = collected.refuse().unwrap_err();
        assert_eq!(reasons.to_string(), "3; 5");
        assert_eq!(reasons.iter().collect::<Vec<_>>(), [3, 5]);
        assert!(reasons.has(5) && !reasons.has(4));
        assert_eq!(reasons.into_iter().collect::<Vec<_>>(), [3, 5]);
    }

    #[test]
    fn a_refusal_is_kept_whole_and_anything_else_goes_on() {
        let mut collected = Collected::<u8>::new();
        assert_eq!(collected.keep(Ok::<_, u8>("good")), Some("good"));
        assert_eq!(collected.refuse(), Ok(()));
        assert_eq!(collected.keep(Err::<(), _>(7)), None);
        let mut others = Collected::new();
        others.add(7);
        others.add(8);
        assert_eq!(collected.keep(others.refuse()), None);
        assert_eq!(collected.refuse().unwrap_err().to_string(), "7; 8");
    }

    #[test]
    fn reasons_beyond_the_most_are_left_for_later() {
        let mut collected = Collected::new();
        (0..20).for_each(|reason| collected.add(reason));
        assert_eq!(collected.refuse().unwrap_err().iter().len(), MOST_REASONS);
        assert_eq!(Reasons::one(1).map(|reason| reason + 1).to_string(), "2");
    }
}
