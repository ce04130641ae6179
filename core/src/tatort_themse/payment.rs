//! What has to be paid, and every way to pay it (ruling 16).
//!
//! Seen as cards of one kind, a card of that kind is worth one and two cards of any other kind are worth one (a
//! joker); two cards of the kind itself are worth two already. A payment is exact: no part of it would do.

use core::ops::ControlFlow;

use super::illegal::Illegal;
use super::witness::{Witness, Witnesses};

/// Receives payments one by one; it breaks off when it has seen enough.
pub type PaymentVisitor<'a> = dyn FnMut(Witnesses) -> ControlFlow<()> + 'a;

/// What has to be paid.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Price {
    /// For taking a clue: this many of this witness.
    Take(Witness, u8),
    /// For removing this many clues: twice as many of any one witness.
    Removal(u8),
}

/// The most that the cards are worth as this witness, and whether a single card of another kind is left over.
fn worth(cards: &Witnesses, witness: Witness) -> (u16, bool) {
    let own = cards.of(witness);
    let mut sum = u16::from(own - own / 2);
    let mut singles = 0;
    for count in <[u8; 4]>::from(*cards) {
        sum += u16::from(count / 2);
        singles += count % 2;
    }
    (sum, singles > own % 2)
}

impl Price {
    /// How many of one witness it is.
    fn amount(self) -> u16 {
        match self {
            Self::Take(_, value) => value.into(),
            Self::Removal(count) => 2 * u16::from(count),
        }
    }

    /// As which witness the cards may be counted.
    fn counts_as(self, witness: Witness) -> bool {
        match self {
            Self::Take(wanted, _) => wanted == witness,
            Self::Removal(_) => true,
        }
    }

    fn kinds(self) -> impl Iterator<Item = Witness> {
        Witness::ALL.into_iter().filter(move |&kind| self.counts_as(kind))
    }

    /// Whether some part of these cards pays for it.
    pub fn can_be_paid_from(self, cards: &Witnesses) -> bool {
        // What is worth more than needed can be made smaller by one joker or card at a time.
        self.kinds().any(|kind| worth(cards, kind).0 >= self.amount())
    }

    /// Whether exactly these cards pay for it, none left over.
    pub fn check(self, payment: &Witnesses) -> Result<(), Illegal> {
        if payment.is_empty() {
            return Err(Illegal::PaysNothing);
        }
        let mut exact = false;
        for kind in self.kinds() {
            let (sum, odd) = worth(payment, kind);
            if sum > self.amount() || (sum == self.amount() && odd) {
                return Err(Illegal::LeftOver);
            }
            exact |= sum == self.amount();
        }
        match self {
            _ if exact => Ok(()),
            Self::Removal(_) if payment.len() >= self.amount().into() => Err(Illegal::NotOneKind),
            _ => Err(Illegal::TooLittle),
        }
    }

    /// Shows every payment that can be made from these cards, each once, those of fewer cards first.
    pub fn payments(self, from: &Witnesses, visit: &mut PaymentVisitor<'_>) -> ControlFlow<()> {
        // Each joker costs one card more than the witness that it stands for.
        for jokers in 0..=self.amount() {
            for kind in self.kinds() {
                self.with_jokers(kind, jokers, from, visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Shows the payments with this many jokers for this kind, unless they count for an earlier kind too.
    fn with_jokers(
        self,
        kind: Witness,
        jokers: u16,
        from: &Witnesses,
        visit: &mut PaymentVisitor<'_>,
    ) -> ControlFlow<()> {
        let own = self.amount().saturating_sub(jokers);
        if own > u16::from(from.of(kind)) {
            return ControlFlow::Continue(());
        }
        let mut others = Witness::ALL.into_iter().filter(|&other| other != kind);
        let (Some(first), Some(second), Some(third)) = (others.next(), others.next(), others.next()) else {
            return ControlFlow::Continue(());
        };
        let most = |other| u16::from(from.of(other) / 2).min(self.most_pairs(other, kind, own));
        let [most_first, most_second, most_third] = [first, second, third].map(most);
        // Only what the other kinds can make up is left to them.
        let least = |pairs: u16, others: u16| pairs.saturating_sub(others);
        for of_first in (least(jokers, most_second + most_third)..=jokers.min(most_first)).rev() {
            let rest = jokers - of_first;
            for of_second in (least(rest, most_third)..=rest.min(most_second)).rev() {
                let mut payment = Witnesses::NONE;
                // Each count is within what is held, so it fits.
                payment.add(kind, own as u8);
                payment.add(first, 2 * of_first as u8);
                payment.add(second, 2 * of_second as u8);
                payment.add(third, 2 * (rest - of_second) as u8);
                visit(payment)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns how many pairs of another kind may go at most with `own` cards of the kind.
    ///
    /// For a take any number may. For a removal no kind may outnumber the one that is paid for: `own` cards and
    /// `j` pairs are worth `own + j`; with `a` pairs of another kind among them, counted as that kind they are
    /// worth `j + a + own / 2`, and a part is enough if that is more, or if it is as much and `own` is odd. So
    /// exactly the payments with `a <= own / 2` are legal. Two kinds of equal number are both paid for: the
    /// payment is shown with the earlier one.
    fn most_pairs(self, other: Witness, kind: Witness, own: u16) -> u16 {
        match self {
            Self::Take(..) => u16::MAX,
            Self::Removal(_) if other < kind && own.is_multiple_of(2) => (own / 2).saturating_sub(1),
            Self::Removal(_) => own / 2,
        }
    }
}
