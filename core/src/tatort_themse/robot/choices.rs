//! What a player could do, each with its worth at first sight; of many ways to pay, the best.

use core::ops::ControlFlow;

use super::super::action::{Deed, Place};
use super::super::payment::Price;
use super::super::rules::Seen;
use super::super::wall::Column;
use super::super::witness::{Witness, Witnesses};
use super::habits;
use super::head::{Ground, Head};
use super::heap::{Counts, Heap};
use crate::id::{ById, Id};

/// How many choices are weighed against each other.
const MOST_ARMS: usize = 12;

/// The choices, the best one first.
pub(super) type Arms = heapless::Vec<Arm, MOST_ARMS, u8>;

/// One of the choices.
#[derive(Clone, Copy)]
pub(super) struct Arm {
    /// What is done; none: no clue is taken, and a witness is questioned.
    pub deed: Option<Deed>,
    /// Its worth at first sight.
    pub worth: i32,
    /// What the games with it in the head brought, and how many there were.
    pub sum: u32,
    pub games: u32,
}

/// Keeps a choice if it is among the best.
pub(super) fn keep(arms: &mut Arms, deed: Option<Deed>, worth: i32) {
    let arm = Arm { deed, worth, sum: 0, games: 0 };
    let place = arms.iter().position(|other| other.worth < worth).unwrap_or(arms.len());
    if arms.is_full() && place < arms.len() {
        arms.pop();
    }
    // Beyond the last place of a full list nothing is kept.
    let _ = arms.insert(place, arm);
}

/// How the choices are judged at first sight.
pub(super) struct Sight<'a> {
    pub seen: Seen<'a>,
    pub ground: &'a Ground,
    pub head: &'a Head,
    /// What a card of each kind is worth to the hand.
    cards: ById<Witness, i32, 4>,
    demand: Counts,
}

impl<'a> Sight<'a> {
    pub fn new(seen: Seen<'a>, ground: &'a Ground, head: &'a Head) -> Self {
        let demand = habits::demand(head, ground);
        let all: i32 = demand.values().iter().map(|&one| i32::from(one)).sum();
        let card = habits::card(head.to_go());
        let mut cards = ById::new([0; 4]);
        for kind in Witness::ALL {
            cards[kind] = card / 2 + 2 * card * i32::from(demand[kind]) / all.max(1);
        }
        Self { seen, ground, head, cards, demand }
    }

    fn price_of(&self, payment: &Witnesses) -> i32 {
        Witness::ALL.into_iter().map(|kind| i32::from(payment.of(kind)) * self.cards[kind]).sum()
    }

    /// The best way to pay, and what it costs the hand; `then` tells what follows from what is left.
    fn cheapest(
        &self,
        price: Price,
        then: &mut dyn FnMut(&Witnesses) -> Option<i32>,
    ) -> Option<(Witnesses, i32)> {
        let mut best: Option<(Witnesses, i32)> = None;
        let _ = price.payments(self.seen.hand, &mut |payment| {
            let follows = self.seen.hand.without(&payment).and_then(|rest| then(&rest));
            if let Some(follows) = follows {
                let cost = self.price_of(&payment) + follows;
                if best.is_none_or(|(_, least)| cost < least) {
                    best = Some((payment, cost));
                }
            }
            ControlFlow::Continue(())
        });
        best
    }

    /// Weighs taking the lowest clue of a column once `removed` clues below it are gone.
    pub fn take(&self, column: Column, removed: u8) -> Option<(Deed, i32)> {
        let clue = self.head.clue(self.ground, column, removed)?;
        let worth = habits::worth(self.head, self.ground, self.seen.seat, clue);
        if removed == 0 {
            let price = self.seen.table.price(column)?;
            let (payment, cost) = self.cheapest(price, &mut |_| Some(0))?;
            return Some((Deed::Take(column, payment), worth - cost));
        }
        self.seen.table.check_removal(column, removed).ok()?;
        let card = habits::card(self.head.to_go());
        let (payment, cost) = self.cheapest(Price::Removal(removed), &mut |rest| {
            let jokers = habits::jokers(&Heap::of(rest), clue)?;
            Some(card * i32::from(clue.value + jokers))
        })?;
        Some((Deed::Remove(column, removed, payment), worth - cost))
    }

    /// Questioning the witness at a place of the row, once for each kind.
    pub fn open(&self, place: Place) -> Option<(Deed, i32)> {
        let row = &self.seen.table.row;
        let kind = *row.get(place.index())?;
        let first = row.iter().position(|&other| other == kind) == Some(place.index());
        let hand = Heap::of(self.seen.hand);
        let help = habits::help(self.head, self.ground, &hand, kind, &self.demand);
        first.then_some((Deed::QuestionOpen(place), help))
    }
}
