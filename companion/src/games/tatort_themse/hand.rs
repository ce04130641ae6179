//! What a player chooses while holding Y: a column, and how to pay there. Clue and payment are public with the entry, so the
//! lists are ordinary: real rows, the cheapest first and lit.

use core::ops::ControlFlow;

use confidant_core::id::Id;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{
    Action, Clue, Column, Deed as Entry, Event, MOST_PLAYERS, News, Price, Step, Table, Witness, Witnesses,
};

use super::deeds::{Does, Own, enter, own};
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
    /// How to pay, and what can be removed first.
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

/// Most payments there are in all: for a value of 6.
const MOST_PAYMENTS: usize = 84;
/// With the removals of one to four clues.
const MOST_OFFERS: usize = MOST_PAYMENTS + 4;

/// Payments, cheapest first.
type Payments = heapless::Vec<Witnesses, MOST_PAYMENTS>;

/// A row of the second page. No `Debug`: it shows what a hand holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Offer {
    /// To pay with these.
    Pay(Witnesses),
    /// To remove so many first.
    Remove(u8),
}

/// What is being chosen. No `Debug`: it shows what a hand holds.
#[derive(Clone, Default)]
pub(super) struct Hand {
    pub(super) page: Page,
    row: u8,
    /// The row of the second page.
    offer: u8,
    /// How many clues are removed first.
    removed: u8,
    /// What the removal is paid with, once that is chosen.
    removal: Option<Witnesses>,
    /// What each player held at the last look, and what the player looking now held.
    seen: [Option<Witnesses>; MOST_PLAYERS],
    pub(super) since: Option<Witnesses>,
}

impl Hand {
    /// Starts a look: a hand was opened. The column that is lit at the table is chosen.
    pub(super) fn begin(&mut self, desk: &HandDesk<'_>, lit: Option<Column>) {
        self.put_down();
        let lit = |choice: &Choice| lit.is_some_and(|lit| *choice == Choice::Column(lit));
        self.row = choices(desk.desk.table).iter().position(lit).unwrap_or(0) as u8;
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
        self.removed
    }

    /// Whether the removal is paid for now, and not the clue.
    pub(super) fn pays_removal(&self) -> bool {
        self.removed > 0 && self.removal.is_none()
    }

    /// What the removal is paid with, once that is chosen.
    pub(super) fn removal(&self) -> Option<Witnesses> {
        self.removal
    }

    /// How many cards are in the hand when this is paid.
    pub(super) fn held(&self, hand: &Witnesses) -> usize {
        hand.len() - self.removal.map_or(0, |removal| removal.len())
    }

    /// Which row of the second page is lit.
    pub(super) fn lit(&self) -> usize {
        self.offer.into()
    }

    /// The rows of the second page: payments, and behind them what can be removed first.
    pub(super) fn offers(&self, desk: &HandDesk<'_>) -> heapless::Vec<Offer, MOST_OFFERS> {
        let (table, Some(hand)) = (desk.desk.table, desk.private) else { return heapless::Vec::new() };
        let Some(column) = self.column(table) else { return heapless::Vec::new() };
        let payments = match self.removal {
            _ if self.pays_removal() => removal_payments(table, hand, column, self.removed),
            Some(removal) => {
                let rest = hand.without(&removal).unwrap_or(Witnesses::NONE);
                take_payments(table, &rest, column, self.removed)
            }
            None => take_payments(table, hand, column, 0),
        };
        let most = if self.removed == 0 { removable(table, column) } else { 0 };
        let removals = (1..=most).filter(|&count| fewest(desk, column, count).is_some());
        payments.into_iter().map(Offer::Pay).chain(removals.map(Offer::Remove)).collect()
    }

    /// Does what a page of the hand offered.
    pub(super) fn act(&mut self, desk: &HandDesk<'_>, deed: HandDeed) {
        match deed {
            HandDeed::See(page) => {
                self.page = page;
                self.removing(0, None);
            }
            HandDeed::Row(row) => self.row = row,
            HandDeed::Offer(offer) => self.offer = offer,
            HandDeed::Remove(count) => self.removing(count, None),
            HandDeed::PayRemoval(paid) => self.removing(self.removed, Some(paid)),
            HandDeed::Back if self.removal.is_some() => self.removing(self.removed, None),
            HandDeed::Back => {
                let count = self.removed;
                self.removing(0, None);
                let was = |offer: &Offer| *offer == Offer::Remove(count);
                self.offer = self.offers(desk).iter().position(was).unwrap_or(0) as u8;
            }
        }
    }

    /// So many are removed first, for these; the cheapest row is lit.
    fn removing(&mut self, count: u8, paid: Option<Witnesses>) {
        (self.removed, self.removal, self.offer) = (count, paid, 0);
    }

    /// What Right does with the lit row of the first page.
    fn taken(&self, desk: &HandDesk<'_>) -> Option<Does> {
        match self.choice(desk.desk.table)? {
            Choice::Column(column) => {
                let table = desk.desk.table;
                let reaches =
                    (0..=removable(table, column)).any(|count| fewest(desk, column, count).is_some());
                reaches.then_some(does(HandDeed::See(Page::Pay)))
            }
            Choice::Pass => can_pass(desk).then_some(enter(desk.seat, Entry::Pass)),
        }
    }

    /// What Right does with the lit row of the second page.
    fn done_with(&self, desk: &HandDesk<'_>) -> Option<Does> {
        let paid = match self.offers(desk).get(self.lit()).copied()? {
            Offer::Remove(count) => return Some(does(HandDeed::Remove(count))),
            Offer::Pay(paid) if self.pays_removal() => return Some(does(HandDeed::PayRemoval(paid))),
            Offer::Pay(paid) => paid,
        };
        let column = self.column(desk.desk.table)?;
        let seat = desk.seat;
        let take = Entry::Take(column, paid);
        Some(match self.removal {
            None => enter(seat, take),
            Some(removal) => {
                let remove = Entry::Remove(column, self.removed, removal);
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

    /// What the keys do where a payment is chosen.
    pub(super) fn keys_of_pay(&self, desk: &HandDesk<'_>, show: &mut Shows<'_>) {
        let (texts, words) = (desk.desk.texts, desk.desk.words);
        let offers = self.offers(desk);
        show.turns(self.lit(), offers.len(), |row| does(HandDeed::Offer(row as u8)));
        let back = if self.removed > 0 { HandDeed::Back } else { HandDeed::See(Page::Hand) };
        show.keys([
            Bound::new(Cap::Left, texts.back, does(back)),
            Bound::says(Cap::UpDown, texts.choose),
            Bound::maybe(Cap::Right, words.pay, self.done_with(desk)),
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
    /// This row of the first page.
    Row(u8),
    /// This row of the second page.
    Offer(u8),
    /// So many clues are removed first.
    Remove(u8),
    /// The removal is paid with these.
    PayRemoval(Witnesses),
    /// To the payment of the removal, or to what is removed.
    Back,
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

/// How many clues of a column the wall lets be removed.
fn removable(table: &Table, column: Column) -> u8 {
    match turn(table) {
        Some((_, Step::Removed(_))) => 0,
        _ => table.most_removable(column) as u8,
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

/// Every way to pay, the cheapest first: fewest cards, then fewest kinds.
fn payments(price: Price, hand: &Witnesses, fits: impl Fn(&Witnesses) -> bool) -> Payments {
    let mut found = Payments::new();
    let _ = price.payments(hand, &mut |payment| {
        if fits(&payment) {
            let _ = found.push(payment);
        }
        ControlFlow::Continue(())
    });
    let kinds = |paid: &Witnesses| Witness::ALL.into_iter().filter(|&kind| paid.of(kind) > 0).count();
    // In place and stable, without a buffer: the lists are short.
    for end in 1..found.len() {
        for at in (1..=end).rev() {
            let key = |index: usize| found.get(index).map(|paid| (paid.len(), kinds(paid)));
            if key(at - 1) <= key(at) {
                break;
            }
            found.swap(at - 1, at);
        }
    }
    found
}

fn take_payments(table: &Table, hand: &Witnesses, column: Column, above: u8) -> Payments {
    clue_above(table, column, above).map_or_else(Payments::new, |clue| payments(price(clue), hand, |_| true))
}

fn removal_payments(table: &Table, hand: &Witnesses, column: Column, count: u8) -> Payments {
    let Some(next) = clue_above(table, column, count) else { return Payments::new() };
    // Only what leaves enough for the clue above.
    let leaves =
        |paid: &Witnesses| hand.without(paid).is_some_and(|rest| price(next).can_be_paid_from(&rest));
    payments(Price::Removal(count), hand, leaves)
}

/// The payment of fewest cards.
pub(super) fn cheapest(hand: &Witnesses, clue: Clue) -> Option<Witnesses> {
    payments(price(clue), hand, |_| true).first().copied()
}

/// The fewest cards that pay for removing `removed` clues, and for taking the next; none if it cannot be paid.
pub(super) fn fewest(desk: &HandDesk<'_>, column: Column, removed: u8) -> Option<(usize, usize)> {
    let (table, hand) = (desk.desk.table, desk.private.as_ref()?);
    let clue = clue_above(table, column, removed)?;
    let cards = |hand: &Witnesses| {
        let mut first = None;
        let _ = price(clue).payments(hand, &mut |payment| {
            first = Some(payment.len());
            ControlFlow::Break(())
        });
        first
    };
    if removed == 0 {
        return cards(hand).map(|taken| (0, taken));
    }
    let after = |removal: &Witnesses| Some((removal.len(), cards(&hand.without(removal)?)?));
    let all = removal_payments(table, hand, column, removed);
    all.iter().filter_map(after).min_by_key(|(removal, taken)| removal + taken)
}

/// Whether something higher in the column can be reached by removing.
pub(super) fn reaches_higher(desk: &HandDesk<'_>, column: Column) -> bool {
    (1..=removable(desk.desk.table, column)).any(|removed| fewest(desk, column, removed).is_some())
}
