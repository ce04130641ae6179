//! A hand, and what is done with it: play a card, discard one more, discard some and pass. While Y is held it is the
//! player's hand; with printed cards the same list lies open and has every card that can be held.

use confidant_core::schinderhannes::{Action, Card, CardSet, Clue, Crime, CrimeSet, Phase, Table};
use confidant_core::seat::Seat;

use super::deeds::{Does, Own, own, see};
use super::{TableDesk, home};
use crate::games::Deed;

/// A hand as it is looked at.
pub(super) struct Holding<'a> {
    pub desk: &'a TableDesk<'a>,
    pub cards: CardSet,
    pub seat: Seat,
    /// Whether everybody may look: printed cards.
    pub open: bool,
}

/// What can be done with the hand now.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Task {
    /// Nothing: it is looked at.
    Look,
    /// Play a card, or pass.
    Play,
    /// Discard one more.
    Discard,
    /// Drop some and pass.
    Drop,
}

impl Holding<'_> {
    pub(super) fn table(&self) -> &Table {
        self.desk.table
    }

    /// How much the table wants to be told.
    pub(super) fn help(&self) -> u8 {
        self.desk.public.help_level()
    }

    /// What the rules let this player do now.
    pub(super) fn task(&self) -> Task {
        if self.table().phase().seat() != Some(self.seat) {
            return Task::Look;
        }
        match self.table().phase() {
            Phase::Act(..) => Task::Play,
            Phase::Played(_) => Task::Discard,
            Phase::Passing(..) => Task::Drop,
            Phase::Deal(..) | Phase::Drawing(..) | Phase::Over(_) => Task::Look,
        }
    }

    /// How many cards are drawn after passing with these dropped.
    pub(super) fn draws_after(&self, dropped: CardSet) -> usize {
        let before = if let Phase::Passing(_, before) = self.table().phase() { before.into() } else { 0 };
        before + (dropped & self.cards).len() + 1
    }

    pub(super) fn card(&self, row: u8) -> Option<Card> {
        self.cards.nth(row.into())
    }

    /// The crimes that a group card can be played for; none for other cards.
    pub(super) fn picks(&self, card: Card) -> CrimeSet {
        match self.table().edition().clue(card) {
            Clue::Group(group, _) => group.crimes(),
            _ => CrimeSet::NONE,
        }
    }

    /// What a card says, for the crime picked.
    pub(super) fn clue(&self, card: Card, pick: Option<Crime>) -> Option<Clue> {
        self.table().judge().narrowed(self.table().edition().clue(card), pick)
    }

    fn playable(&self, card: Card, pick: Option<Crime>) -> bool {
        self.clue(card, pick).is_some_and(|clue| self.table().sight().playable(clue).is_ok())
    }
}

/// Which page of the hand is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Page {
    Cards,
    /// The board, to look at.
    Board,
    /// Which crime of a group card.
    Pick(Card),
    /// What a card would do.
    Preview(Card, Option<Crime>),
    /// What is dropped with a pass.
    Drops,
}

/// What is done with a hand.
#[derive(Clone, Copy)]
pub enum HandDeed {
    /// Another page.
    Turn(Page),
    /// This row.
    Row(u8),
    /// This card is dropped with a pass, or is not after all.
    Drop(Card),
}

/// Another page of the hand.
pub(super) const fn turn_to(page: Page) -> Does {
    own(Own::Hand(HandDeed::Turn(page)))
}

/// A hand being worked.
pub(super) struct Hand {
    pub page: Page,
    pub row: u8,
    pub dropped: CardSet,
}

impl Default for Hand {
    fn default() -> Self {
        Self { page: Page::Cards, row: 0, dropped: CardSet::NONE }
    }
}

impl Hand {
    /// A hand that was opened: its list begins at any row.
    pub(super) fn opened(hold: &Holding<'_>, random: u32) -> Self {
        let page = if hold.task() == Task::Drop { Page::Drops } else { Page::Cards };
        let mut hand = Self::default();
        hand.act(hold, HandDeed::Turn(page), random);
        hand
    }

    /// Does what a page of the hand offered.
    pub(super) fn act(&mut self, hold: &Holding<'_>, deed: HandDeed, random: u32) {
        match deed {
            HandDeed::Turn(page) => {
                self.page = page;
                let rows = u32::from(self.rows(hold).max(1));
                self.row = if hold.open { 0 } else { (random % rows) as u8 };
            }
            HandDeed::Row(row) => self.row = row,
            HandDeed::Drop(card) => {
                if !self.dropped.remove(card) {
                    self.dropped.insert(card);
                }
            }
        }
    }

    /// How many rows the list of this page has: the cards, and one to pass where that is possible.
    pub(super) fn rows(&self, hold: &Holding<'_>) -> u8 {
        let cards = hold.cards.len() as u8;
        match self.page {
            Page::Cards => cards + u8::from(hold.task() == Task::Play),
            Page::Drops => cards + 1,
            Page::Pick(card) => hold.picks(card).len() as u8,
            Page::Board | Page::Preview(..) => 0,
        }
    }

    /// What A, or Right while Y is held, does with the lit row.
    pub(super) fn forward(&self, hold: &Holding<'_>) -> Option<Does> {
        let seat = hold.seat;
        Some(match (self.page, hold.task(), hold.card(self.row)) {
            (Page::Board, ..) => turn_to(Page::Cards),
            (Page::Cards, Task::Play, None) => turn_to(Page::Drops),
            (Page::Cards, Task::Play, Some(card)) if !hold.picks(card).is_empty() => {
                turn_to(Page::Pick(card))
            }
            (Page::Cards, Task::Play, Some(card)) => return chosen(hold, card, None),
            (Page::Cards, Task::Discard, Some(card)) => Deed::Play(Action::Discard(seat, card)),
            (Page::Drops, _, Some(card)) => own(Own::Hand(HandDeed::Drop(card))),
            (Page::Drops, _, None) => self.pass(hold),
            (Page::Pick(card), ..) => return chosen(hold, card, hold.picks(card).nth(self.row.into())),
            (Page::Preview(card, pick), ..) => Deed::Play(Action::Play(seat, card, pick)),
            (Page::Cards, ..) => return None,
        })
    }

    /// The cards that are dropped, one after the other, and a pass.
    fn pass(&self, hold: &Holding<'_>) -> Does {
        let mut drops = (self.dropped & hold.cards).iter().map(|card| Action::Drop(hold.seat, card));
        let pass = Action::Pass(hold.seat);
        match drops.next() {
            Some(first) => Deed::PlayBoth(first, drops.next().unwrap_or(pass)),
            None => Deed::Play(pass),
        }
    }

    /// What B, or Left while Y is held, does.
    pub(super) fn back(&self, hold: &Holding<'_>) -> Option<Does> {
        Some(match self.page {
            Page::Cards if hold.open => see(home(hold.table())),
            Page::Cards => turn_to(Page::Board),
            Page::Drops if hold.task() == Task::Drop => return None,
            Page::Preview(card, Some(_)) => turn_to(Page::Pick(card)),
            Page::Board | Page::Drops | Page::Pick(_) | Page::Preview(_, None) => turn_to(Page::Cards),
        })
    }
}

/// A card that can be played is looked at first, if people want help. One that cannot is refused where nothing marks
/// it; otherwise its reason stands below already.
fn chosen(hold: &Holding<'_>, card: Card, pick: Option<Crime>) -> Option<Does> {
    match hold.help() {
        0 => Some(Deed::Play(Action::Play(hold.seat, card, pick))),
        _ => hold.playable(card, pick).then_some(turn_to(Page::Preview(card, pick))),
    }
}
