//! A hand, and what is done with it: play a card, discard one more, discard some and pass. While Y is held it is the
//! player's hand; with printed cards the same list lies open and has every card that can be held.

use confidant_core::schinderhannes::{Action, Card, CardSet, Clue, Crime, CrimeSet, Phase, Table};
use confidant_core::seat::Seat;

use super::super::Words;
use crate::input::Key;
use crate::texts::Texts;

/// A hand as it is looked at.
pub(super) struct Holding<'a> {
    pub table: &'a Table,
    pub cards: CardSet,
    pub seat: Seat,
    /// How much the table wants to be told.
    pub help: u8,
    pub name: &'a str,
    pub words: &'static Words,
    pub texts: &'static Texts,
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
    /// What the rules let this player do now.
    pub(super) fn task(&self) -> Task {
        if self.table.phase().seat() != Some(self.seat) {
            return Task::Look;
        }
        match self.table.phase() {
            Phase::Act(..) => Task::Play,
            Phase::Played(_) => Task::Discard,
            Phase::Passing(..) => Task::Drop,
            Phase::Deal(..) | Phase::Drawing(..) | Phase::Over(_) => Task::Look,
        }
    }

    /// How many cards are drawn after passing with these dropped.
    pub(super) fn draws_after(&self, dropped: CardSet) -> usize {
        let before = if let Phase::Passing(_, before) = self.table.phase() { before.into() } else { 0 };
        before + (dropped & self.cards).len() + 1
    }

    pub(super) fn card(&self, row: u8) -> Option<Card> {
        self.cards.nth(row.into())
    }

    /// The crimes that a group card can be played for; none for other cards.
    pub(super) fn picks(&self, card: Card) -> CrimeSet {
        match self.table.edition().clue(card) {
            Clue::Group(group, _) => group.crimes(),
            _ => CrimeSet::NONE,
        }
    }

    /// What a card says, for the crime picked.
    pub(super) fn clue(&self, card: Card, pick: Option<Crime>) -> Option<Clue> {
        self.table.judge().narrowed(self.table.edition().clue(card), pick)
    }

    fn playable(&self, card: Card, pick: Option<Crime>) -> bool {
        self.clue(card, pick).is_some_and(|clue| self.table.sight().playable(clue).is_ok())
    }
}

/// Which page of the hand is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Page {
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

/// What a key on the hand leads to.
pub(super) enum HandWish {
    Nothing,
    Redraw,
    Play(Action),
    /// These are dropped, then this player passes.
    Pass(Seat, CardSet),
    /// Back to the board.
    Leave,
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
    /// The hand was opened: its list begins at any row.
    pub(super) fn open(&mut self, hold: &Holding<'_>, random: u32) {
        if hold.task() == Task::Drop {
            self.page = Page::Drops;
        }
        self.begin(hold, random);
    }

    fn begin(&mut self, hold: &Holding<'_>, random: u32) {
        self.row = if hold.open { 0 } else { (random % u32::from(self.rows(hold).max(1))) as u8 };
    }

    fn turn_to(&mut self, page: Page, hold: &Holding<'_>, random: u32) -> HandWish {
        self.page = page;
        self.begin(hold, random);
        HandWish::Redraw
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

    pub(super) fn press(&mut self, hold: &Holding<'_>, key: Key, random: u32) -> HandWish {
        let (count, long) = (self.rows(hold).max(1), hold.open);
        let turned = |row: u8, by: u8| (row + by % count) % count;
        match key {
            Key::Up => self.row = turned(self.row, count - 1),
            Key::Down => self.row = turned(self.row, 1),
            Key::Left if long => self.row = turned(self.row, count - 10 % count),
            Key::Right if long => self.row = turned(self.row, 10),
            Key::Right | Key::A => return self.forward(hold, random),
            Key::Left | Key::B => return self.back(hold, random),
            Key::X if long && self.page == Page::Cards && hold.task() == Task::Play => {
                return self.turn_to(Page::Drops, hold, random);
            }
            Key::X if long && self.page == Page::Drops && hold.task() == Task::Play => {
                return self.turn_to(Page::Cards, hold, random);
            }
            _ => return HandWish::Nothing,
        }
        HandWish::Redraw
    }

    fn forward(&mut self, hold: &Holding<'_>, random: u32) -> HandWish {
        let seat = hold.seat;
        match (self.page, hold.task(), hold.card(self.row)) {
            (Page::Board, ..) => self.turn_to(Page::Cards, hold, random),
            (Page::Cards, Task::Play, None) => self.turn_to(Page::Drops, hold, random),
            (Page::Cards, Task::Play, Some(card)) if !hold.picks(card).is_empty() => {
                self.turn_to(Page::Pick(card), hold, random)
            }
            (Page::Cards, Task::Play, Some(card)) => self.choose(hold, card, None, random),
            (Page::Cards, Task::Discard, Some(card)) => HandWish::Play(Action::Discard(seat, card)),
            (Page::Drops, _, Some(card)) => {
                if !self.dropped.remove(card) {
                    self.dropped.insert(card);
                }
                HandWish::Redraw
            }
            (Page::Drops, _, None) => HandWish::Pass(seat, self.dropped & hold.cards),
            (Page::Pick(card), ..) => {
                let pick = hold.picks(card).nth(self.row.into());
                self.choose(hold, card, pick, random)
            }
            (Page::Preview(card, pick), ..) => HandWish::Play(Action::Play(seat, card, pick)),
            (Page::Cards, ..) => HandWish::Nothing,
        }
    }

    /// A card that can be played is looked at first, if people want help. One that cannot is refused where nothing marks
    /// it; otherwise its reason stands below already.
    fn choose(&mut self, hold: &Holding<'_>, card: Card, pick: Option<Crime>, random: u32) -> HandWish {
        match (hold.help, hold.playable(card, pick)) {
            (0, _) => HandWish::Play(Action::Play(hold.seat, card, pick)),
            (_, true) => self.turn_to(Page::Preview(card, pick), hold, random),
            (_, false) => HandWish::Nothing,
        }
    }

    fn back(&mut self, hold: &Holding<'_>, random: u32) -> HandWish {
        match self.page {
            Page::Cards if hold.open => HandWish::Leave,
            Page::Cards => self.turn_to(Page::Board, hold, random),
            Page::Board => self.turn_to(Page::Cards, hold, random),
            Page::Drops if hold.task() == Task::Drop => HandWish::Nothing,
            Page::Drops | Page::Pick(_) => self.turn_to(Page::Cards, hold, random),
            Page::Preview(card, Some(_)) => self.turn_to(Page::Pick(card), hold, random),
            Page::Preview(_, None) => self.turn_to(Page::Cards, hold, random),
        }
    }
}
