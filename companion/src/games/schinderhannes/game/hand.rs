//! A hand, and what is done with it: play a card, discard one more, discard some and pass. While Y is held it is the
//! player's hand; with printed cards the same list lies open and has every card that can be held.

use confidant_core::schinderhannes::{Action, Card, CardSet, Clue, Crime, CrimeSet, Phase, Table, Use};
use confidant_core::seat::Seat;

use super::super::MARKS;
use super::deeds::{Does, Own, own, see};
use super::hand_screens::preview_pages;
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

    pub(super) fn card(&self, row: usize) -> Option<Card> {
        self.cards.nth(row)
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

    /// Whether the table wants to be told which cards can never be played; printed ones are not known.
    pub(super) fn tells_dead(&self) -> bool {
        self.help() >= MARKS && !self.open
    }

    /// The cards that can never be played.
    pub(super) fn dead(&self) -> CardSet {
        let never = |card: &Card| {
            let clue = self.table().edition().clue(*card);
            matches!(self.table().sight().usefulness(clue), Use::Never(_))
        };
        self.cards.iter().filter(never).collect()
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
    /// Whether this one is discarded.
    Discard(Card),
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
    /// All that can never be played are dropped with a pass, or are not after all.
    DropDead,
}

/// Another page of the hand.
pub(super) const fn turn_to(page: Page) -> Does {
    own(Own::Hand(HandDeed::Turn(page)))
}

/// A hand being worked.
pub(super) struct Hand {
    pub page: Page,
    /// The place that is lit.
    pub row: u8,
    pub dropped: CardSet,
    /// In which order the cards lie that are dropped from one page.
    lot: u32,
}

impl Default for Hand {
    fn default() -> Self {
        Self { page: Page::Cards, row: 0, dropped: CardSet::NONE, lot: 0 }
    }
}

/// Rows that can lie in any order. No hand that is dealt has as many.
const MOST_ROWS: usize = 16;

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
                // Nothing is chosen on a card that is looked at.
                let first = hold.open || matches!(page, Page::Preview(..));
                self.row = if first { 0 } else { (random % rows) as u8 };
                self.lot = random / rows;
            }
            HandDeed::Row(row) => self.row = row,
            HandDeed::Drop(card) => {
                if !self.dropped.remove(card) {
                    self.dropped.insert(card);
                }
            }
            HandDeed::DropDead => {
                let dead = hold.dead();
                let all = (self.dropped & dead) == dead;
                self.dropped = if all { self.dropped - dead } else { self.dropped | dead };
            }
        }
    }

    /// How many rows the list of this page has: the cards, and one to pass where that is possible.
    pub(super) fn rows(&self, hold: &Holding<'_>) -> u8 {
        let cards = hold.cards.len() as u8;
        match self.page {
            Page::Cards => cards + u8::from(hold.task() == Task::Play),
            Page::Drops => cards + u8::from(hold.tells_dead()) + 1,
            Page::Pick(card) => hold.picks(card).len() as u8,
            Page::Preview(card, pick) => preview_pages(hold, card, pick),
            Page::Board | Page::Discard(_) => 0,
        }
    }

    /// The row in a place of the list. Where several cards are dropped one after the other, the way from one to the next
    /// would tell how many of those that stay lie between them: there the rows lie in any order.
    pub(super) fn row_at(&self, hold: &Holding<'_>, place: usize) -> usize {
        let rows = usize::from(self.rows(hold));
        if self.page != Page::Drops || hold.open || rows > MOST_ROWS {
            return place;
        }
        let mut left: heapless::Vec<u8, MOST_ROWS> = (0..rows as u8).collect();
        let mut rest = self.lot as usize;
        let mut row = 0;
        for _ in 0..=place {
            let at = rest % left.len().max(1);
            rest /= left.len().max(1);
            row = if at < left.len() { left.remove(at).into() } else { rows };
        }
        row
    }

    /// The row that is lit.
    pub(super) fn lit(&self, hold: &Holding<'_>) -> usize {
        self.row_at(hold, self.row.into())
    }

    /// Whether a row is the one that drops what can never be played.
    pub(super) fn is_dead_row(&self, hold: &Holding<'_>, row: usize) -> bool {
        self.page == Page::Drops && hold.tells_dead() && row == hold.cards.len()
    }

    /// What A, or Right while Y is held, does with the lit row.
    pub(super) fn forward(&self, hold: &Holding<'_>) -> Option<Does> {
        let seat = hold.seat;
        let lit = self.lit(hold);
        Some(match (self.page, hold.task(), hold.card(lit)) {
            (Page::Board, ..) => turn_to(Page::Cards),
            (Page::Cards, Task::Play, None) => turn_to(Page::Drops),
            (Page::Cards, Task::Play, Some(card)) if !hold.picks(card).is_empty() => {
                turn_to(Page::Pick(card))
            }
            (Page::Cards, Task::Play, Some(card)) => return chosen(hold, card, None),
            (Page::Cards, Task::Discard, Some(card)) => turn_to(Page::Discard(card)),
            (Page::Discard(card), ..) => Deed::Play(Action::Discard(seat, card)),
            (Page::Drops, _, Some(card)) => own(Own::Hand(HandDeed::Drop(card))),
            (Page::Drops, _, None) if self.is_dead_row(hold, lit) => own(Own::Hand(HandDeed::DropDead)),
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
            Page::Board | Page::Drops | Page::Discard(_) | Page::Pick(_) | Page::Preview(_, None) => {
                turn_to(Page::Cards)
            }
        })
    }
}

/// A card that can be played is looked at first, if people want help. One that cannot is refused where nothing marks
/// it; otherwise its reason stands below already.
fn chosen(hold: &Holding<'_>, card: Card, pick: Option<Crime>) -> Option<Does> {
    match hold.help() {
        0 => Some(Deed::Play(Action::Play(hold.seat, card, pick))),
        _ => {
            let clue = hold.clue(card, pick)?;
            hold.table().sight().playable(clue).ok()?;
            Some(turn_to(Page::Preview(card, pick)))
        }
    }
}
