//! What a player chooses while holding Y: a column, what to do there, how to pay. Every list begins at a random row,
//! goes round, and has a length that follows from what the table knows.

use core::ops::ControlFlow;

use confidant_core::id::Id;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{
    Action, Clue, Column, Deed as Entry, Event, MOST_PLAYERS, News, Price, Step, Table, Witness, Witnesses,
};

use super::deeds::{Does, Own, enter, own};
use super::rows::{MOST_PAYMENTS, removal_rows, take_rows};
use super::table::turn;
use super::{HandDesk, Shows};
use crate::draw::parts::hints::Cap;
use crate::games::Deed;
use crate::page::Bound;

/// Which page is open.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Page {
    /// The player's cards, and a column to choose.
    #[default]
    Hand,
    /// Take, or remove some and take.
    What,
    /// How to pay.
    Pay,
    /// The player's clues.
    Mine,
}

/// What can be chosen on the first page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Choice {
    /// A column with a clue.
    Column(Column),
    /// To pass: there is nobody to question.
    Pass,
}

/// Payments, fewest cards first.
pub(super) type Payments = heapless::Vec<Witnesses, MOST_PAYMENTS>;

/// What is being chosen. No `Debug`: it shows what a hand holds.
#[derive(Clone, Default)]
pub(super) struct Hand {
    pub(super) page: Page,
    row: u8,
    /// How many clues are removed first.
    what: u8,
    payment: u8,
    /// What the removal is paid with, once that is chosen.
    removal: Option<Witnesses>,
    /// What each player held at the last look, and what the player looking now held.
    seen: [Option<Witnesses>; MOST_PLAYERS],
    pub(super) since: Option<Witnesses>,
}

impl Hand {
    /// Starts a look: a hand was opened.
    pub(super) fn begin(&mut self, desk: &HandDesk<'_>) {
        self.put_down();
        self.row = random_row(desk, choices(desk.desk.table).len());
        if let Some(seen) = self.seen.get_mut(desk.seat.index()) {
            self.since = *seen;
            *seen = *desk.private;
        }
    }

    /// Drops what was being chosen: the device was given back.
    pub(super) fn put_down(&mut self) {
        *self = Self { seen: self.seen, ..Self::default() };
    }

    /// Forgets every look: nobody has looked yet.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Takes a payment off what was last seen: at the next look it is not news.
    pub(super) fn paid(&mut self, news: &News) {
        if let Event::Took(_, Some(payment)) | Event::Removed(_, _, payment) = news.event
            && let Some(seen) = self.seen.get_mut(news.seat.index())
        {
            *seen = seen.and_then(|seen| seen.without(&payment));
        }
    }

    /// What is chosen on the first page.
    pub(super) fn choice(&self, table: &Table) -> Option<Choice> {
        choices(table).get(usize::from(self.row)).copied()
    }

    /// The column that is chosen.
    pub(super) fn column(&self, table: &Table) -> Option<Column> {
        match self.choice(table)? {
            Choice::Column(column) => Some(column),
            Choice::Pass => None,
        }
    }

    /// How many clues are removed first.
    pub(super) fn removed(&self) -> u8 {
        self.what
    }

    /// Whether the removal is paid for now, and not the clue.
    pub(super) fn pays_removal(&self) -> bool {
        self.what > 0 && self.removal.is_none()
    }

    /// What the removal is paid with.
    pub(super) fn removal(&self) -> Option<Witnesses> {
        self.removal
    }

    /// The row of payments that is lit, and how many there are with the blank ones.
    pub(super) fn payment_rows(&self, desk: &HandDesk<'_>) -> (usize, usize) {
        let table = desk.desk.table;
        let held = table.hand_size(desk.seat);
        let rows = match self.column(table).and_then(|column| clue_above(table, column, self.what)) {
            Some(_) if self.pays_removal() => removal_rows(self.what, held),
            Some(clue) => {
                let paid = self.removal.map_or(0, |removal| removal.len());
                take_rows(clue.value, held.saturating_sub(paid))
            }
            None => 1,
        };
        (usize::from(self.payment).min(rows - 1), rows)
    }

    /// The payments to choose from.
    pub(super) fn payments(&self, desk: &HandDesk<'_>) -> Payments {
        let (table, Some(hand)) = (desk.desk.table, desk.private) else { return Payments::new() };
        let Some(column) = self.column(table) else { return Payments::new() };
        match self.removal {
            _ if self.pays_removal() => removal_payments(table, hand, column, self.what),
            Some(removal) => {
                let rest = hand.without(&removal).unwrap_or(Witnesses::NONE);
                take_payments(table, &rest, column, self.what)
            }
            None => take_payments(table, hand, column, 0),
        }
    }

    /// Does what a page of the hand offered.
    pub(super) fn act(&mut self, desk: &HandDesk<'_>, deed: HandDeed) {
        match deed {
            HandDeed::See(page) => {
                self.page = page;
                match (page, self.column(desk.desk.table)) {
                    (Page::What, Some(column)) => {
                        self.what = random_row(desk, what_rows(desk.desk.table, column));
                    }
                    (Page::Pay, _) => self.payment = random_row(desk, self.payment_rows(desk).1),
                    _ => {}
                }
            }
            HandDeed::BackToWhat => self.page = Page::What,
            HandDeed::Row(row) => self.row = row,
            HandDeed::What(what) => self.what = what,
            HandDeed::Payment(payment) => self.payment = payment,
            HandDeed::Removal(removal) => {
                self.removal = removal;
                self.payment = random_row(desk, self.payment_rows(desk).1);
            }
        }
    }

    /// What Right does with the lit row of the first page.
    fn taken(&self, desk: &HandDesk<'_>) -> Option<Does> {
        match self.choice(desk.desk.table)? {
            Choice::Column(_) => Some(does(HandDeed::See(Page::What))),
            Choice::Pass => can_pass(desk).then_some(enter(desk.seat, Entry::Pass)),
        }
    }

    /// What Right does with the lit payment.
    fn paid_with(&self, desk: &HandDesk<'_>) -> Option<Does> {
        let (row, _) = self.payment_rows(desk);
        let payment = self.payments(desk).get(row).copied()?;
        let column = self.column(desk.desk.table)?;
        if self.pays_removal() {
            return Some(does(HandDeed::Removal(Some(payment))));
        }
        let seat = desk.seat;
        let take = Entry::Take(column, payment);
        Some(match self.removal {
            None => enter(seat, take),
            Some(removal) => {
                let remove = Entry::Remove(column, self.what, removal);
                Deed::PlayBoth(Action { seat, deed: remove }, Action { seat, deed: take })
            }
        })
    }

    /// What the keys do on the first page.
    pub(super) fn keys_of_hand(&self, desk: &HandDesk<'_>, show: &mut Shows<'_>) {
        let (table, words) = (desk.desk.table, desk.desk.words);
        let mine = Bound::new(Cap::Left, words.clues_hint, does(HandDeed::See(Page::Mine)));
        if !may_take(table, desk.seat) {
            return show.keys([mine]);
        }
        let count = choices(table).len();
        show.turns(self.row.into(), count, |row| does(HandDeed::Row(row as u8)));
        let pays = if self.choice(table) == Some(Choice::Pass) { words.pass } else { words.pay };
        let right = Bound::maybe(Cap::Right, pays, self.taken(desk));
        show.keys([mine, Bound::says(Cap::UpDown, words.column), right]);
    }

    /// What the keys do where a clue is taken, or some are removed first.
    pub(super) fn keys_of_what(&self, desk: &HandDesk<'_>, show: &mut Shows<'_>, column: Column) {
        let (table, texts, words) = (desk.desk.table, desk.desk.texts, desk.desk.words);
        show.turns(self.what.into(), what_rows(table, column), |row| does(HandDeed::What(row as u8)));
        let pay = fewest(desk, column, self.what).map(|_| does(HandDeed::See(Page::Pay)));
        show.keys([
            Bound::new(Cap::Left, texts.back, does(HandDeed::See(Page::Hand))),
            Bound::says(Cap::UpDown, texts.choose),
            Bound::maybe(Cap::Right, words.pay, pay),
        ]);
    }

    /// What the keys do where a payment is chosen.
    pub(super) fn keys_of_pay(&self, desk: &HandDesk<'_>, show: &mut Shows<'_>) {
        let (texts, words) = (desk.desk.texts, desk.desk.words);
        let (row, rows) = self.payment_rows(desk);
        show.turns(row, rows, |row| does(HandDeed::Payment(row as u8)));
        let back = if self.removal.is_some() { HandDeed::Removal(None) } else { HandDeed::BackToWhat };
        show.keys([
            Bound::new(Cap::Left, texts.back, does(back)),
            Bound::says(Cap::UpDown, texts.choose),
            Bound::maybe(Cap::Right, words.pay, self.paid_with(desk)),
        ]);
    }
}

/// Something in the hand that is held open.
fn does(deed: HandDeed) -> Does {
    own(Own::Hand(deed))
}

/// What is done in a hand that is held open.
#[derive(Clone, Copy)]
pub enum HandDeed {
    /// Another page.
    See(Page),
    /// Back to what is taken, which stays chosen.
    BackToWhat,
    /// This row of the first page.
    Row(u8),
    /// So many clues are removed first.
    What(u8),
    /// This row of the payments.
    Payment(u8),
    /// The removal is paid with these, or is to be paid again.
    Removal(Option<Witnesses>),
}

/// Draws any of `rows` rows at random: the number of steps to one of them tells nothing.
fn random_row(desk: &HandDesk<'_>, rows: usize) -> u8 {
    (desk.random % rows.max(1) as u32) as u8
}

/// Whether this player may take a clue now.
pub(super) fn may_take(table: &Table, seat: Seat) -> bool {
    matches!(turn(table), Some((turn, step)) if turn == seat && step != Step::Taken)
}

/// What there is to choose, by what the table knows: the columns with clues, and to pass when there is nobody to question.
pub(super) fn choices(table: &Table) -> heapless::Vec<Choice, 6> {
    let due = match turn(table) {
        Some((_, Step::Removed(column))) => Some(column),
        _ => None,
    };
    let open = |column: &Column| table.wall().height(*column) > 0 && due.is_none_or(|due| due == *column);
    let columns = Column::all().filter(open).map(Choice::Column);
    let pass = (table.nobody_to_question() && due.is_none()).then_some(Choice::Pass);
    columns.chain(pass).collect()
}

/// How many rows there are for a column: to take, and to remove each number that the wall lets be removed.
pub(super) fn what_rows(table: &Table, column: Column) -> usize {
    match turn(table) {
        Some((_, Step::Removed(_))) => 1,
        _ => 1 + table.most_removable(column),
    }
}

/// Whether this player can pass.
pub(super) fn can_pass(desk: &HandDesk<'_>) -> bool {
    let mut found = false;
    let _ = (desk.legal)(&mut |action| {
        found |= action.deed == Entry::Pass;
        if found { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found
}

/// The clue of a column that has `above` others below it.
pub(super) fn clue_above(table: &Table, column: Column, above: u8) -> Option<Clue> {
    table.wall().from_below(column).nth(above.into()).map(|id| table.cards().clue(id))
}

fn price(clue: Clue) -> Price {
    Price::Take(clue.witness, clue.value)
}

/// How many witnesses are missing for a clue.
pub(super) fn missing(hand: &Witnesses, clue: Clue) -> u8 {
    let jokers: u8 =
        Witness::ALL.into_iter().filter(|&kind| kind != clue.witness).map(|kind| hand.of(kind) / 2).sum();
    clue.value.saturating_sub(hand.of(clue.witness).saturating_add(jokers))
}

fn take_payments(table: &Table, hand: &Witnesses, column: Column, above: u8) -> Payments {
    let mut found = Payments::new();
    if let Some(clue) = clue_above(table, column, above) {
        let _ = price(clue).payments(hand, &mut |payment| {
            let _ = found.push(payment);
            ControlFlow::Continue(())
        });
    }
    found
}

fn removal_payments(table: &Table, hand: &Witnesses, column: Column, count: u8) -> Payments {
    let mut found = Payments::new();
    let Some(next) = clue_above(table, column, count) else { return found };
    let _ = Price::Removal(count).payments(hand, &mut |payment| {
        // Only what leaves enough for the clue above.
        if hand.without(&payment).is_some_and(|rest| price(next).can_be_paid_from(&rest)) {
            let _ = found.push(payment);
        }
        ControlFlow::Continue(())
    });
    found
}

/// The payment of fewest cards.
pub(super) fn cheapest(hand: &Witnesses, clue: Clue) -> Option<Witnesses> {
    let mut first = None;
    let _ = price(clue).payments(hand, &mut |payment| {
        first = Some(payment);
        ControlFlow::Break(())
    });
    first
}

/// The fewest cards that pay for removing `removed` clues and taking the next; none if it cannot be paid.
pub(super) fn fewest(desk: &HandDesk<'_>, column: Column, removed: u8) -> Option<usize> {
    let (table, hand) = (desk.desk.table, desk.private.as_ref()?);
    let clue = clue_above(table, column, removed)?;
    if removed == 0 {
        return cheapest(hand, clue).map(|payment| payment.len());
    }
    let after = |removal: &Witnesses| {
        let rest = hand.without(removal)?;
        cheapest(&rest, clue).map(|payment| payment.len() + removal.len())
    };
    removal_payments(table, hand, column, removed).iter().filter_map(after).min()
}

/// Whether something higher in the column can be reached by removing.
pub(super) fn reaches_higher(desk: &HandDesk<'_>, column: Column) -> bool {
    let Some(hand) = desk.private else { return false };
    let table = desk.desk.table;
    (1..what_rows(table, column) as u8)
        .any(|removed| !removal_payments(table, hand, column, removed).is_empty())
}
