//! How everybody plays in the head, and how a quick player plays at the table: a clue is taken if it is worth its
//! cards, and the witness is questioned who helps most with the clues that can be reached.

use super::super::clue::Clue;
use super::super::wall::Column;
use super::super::witness::Witness;
use super::head::{Ground, Head};
use super::heap::{Counts, Heap};
use crate::id::{ById, Id};
use crate::robots::Dice;
use crate::seat::Seat;

/// A point, in the measure of all that is weighed here.
pub(super) const POINT: i32 = 16;

/// Returns what a card is worth while `to_go` clues are left: at the end, nothing.
pub(super) fn card(to_go: u8) -> i32 {
    match to_go {
        0 | 1 => 2,
        2 => 5,
        3 => 8,
        4 => 10,
        5 => 11,
        _ => 12,
    }
}

/// How many jokers a hand needs for a clue; none if it cannot pay.
pub(super) fn jokers(hand: &Heap, clue: Clue) -> Option<u8> {
    let jokers = clue.value.saturating_sub(hand.count(clue.witness));
    let others = Witness::ALL.into_iter().filter(|&kind| kind != clue.witness);
    let pairs: u8 = others.map(|kind| hand.count(kind) / 2).sum();
    (jokers <= pairs).then_some(jokers)
}

/// What a clue is worth to a player, apart from its price.
pub(super) fn worth(head: &Head, ground: &Ground, seat: Seat, clue: Clue) -> i32 {
    let own = head.strength(seat, clue.case) + clue.value;
    let rival = head.rival(ground, seat, clue.case);
    let left = i32::from(head.left_of(clue.case));
    let bonus = POINT * i32::from(Head::bonus(ground, clue.case));
    let lead = if own > rival { bonus / left.max(1) } else { 0 };
    POINT * i32::from(clue.value) + lead
}

/// How much each witness is asked for by the clues that can be reached now, and next.
pub(super) fn demand(head: &Head, ground: &Ground) -> Counts {
    let mut demand = ById::new([0; 4]);
    for column in Column::all() {
        if let Some(clue) = head.clue(ground, column, 0) {
            demand[clue.witness] += 2 * clue.value;
        }
        if let Some(clue) = head.clue(ground, column, 1) {
            demand[clue.witness] += clue.value;
        }
    }
    demand
}

/// How much a further witness of a kind helps.
pub(super) fn help(head: &Head, ground: &Ground, hand: &Heap, kind: Witness, demand: &Counts) -> i32 {
    let held = hand.count(kind);
    let mut help = i32::from(demand[kind]) + if held % 2 == 1 { 6 } else { 0 };
    for column in Column::all() {
        if let Some(clue) = head.clue(ground, column, 0).filter(|clue| clue.witness == kind) {
            help += match clue.value.saturating_sub(held) {
                0 => 0,
                1 => 20,
                2 => 14,
                3 => 10,
                _ => 6,
            };
        }
    }
    help
}

/// Pays for a clue: its own witness first, then pairs of those who are asked for least.
pub(super) fn pay(head: &mut Head, seat: Seat, clue: Clue, demand: &Counts) {
    let own = head.hands[seat].count(clue.witness).min(clue.value);
    head.pay(seat, clue.witness, own);
    for _ in own..clue.value {
        let pairs = Witness::ALL
            .into_iter()
            .filter(|&kind| kind != clue.witness && head.hands[seat].count(kind) >= 2);
        if let Some(kind) = pairs.min_by_key(|&kind| demand[kind]) {
            head.pay(seat, kind, 2);
        }
    }
}

/// The clue that is taken, if one is worth its cards.
fn wish(head: &Head, ground: &Ground, seat: Seat, dice: &mut Dice) -> Option<(Column, Clue)> {
    let card = card(head.to_go());
    let hand = &head.hands[seat];
    let (mut best, mut wish) = (0, None);
    for column in Column::all() {
        let Some(clue) = head.clue(ground, column, 0) else { continue };
        let Some(jokers) = jokers(hand, clue) else { continue };
        let price = card * i32::from(clue.value + jokers);
        let gain = worth(head, ground, seat, clue) - price + dice.below(8) as i32;
        if gain > best {
            (best, wish) = (gain, Some((column, clue)));
        }
    }
    wish
}

/// The witness who is questioned, if some lie open.
fn questioned(head: &Head, ground: &Ground, seat: Seat, demand: &Counts, dice: &mut Dice) -> Option<Witness> {
    let open = Witness::ALL.into_iter().filter(|&kind| head.row.count(kind) > 0);
    open.max_by_key(|&kind| help(head, ground, &head.hands[seat], kind, demand) + dice.below(8) as i32)
}

/// What follows the taking: a witness is questioned, and the next player is at turn.
pub(super) fn question(head: &mut Head, ground: &Ground, dice: &mut Dice) {
    let seat = head.turn;
    match questioned(head, ground, seat, &demand(head, ground), dice) {
        Some(kind) => head.question(seat, kind),
        None => head.question_pile(seat, dice),
    }
    head.end_turn(ground, dice);
}

/// Takes the lowest clue of a column with what it costs.
pub(super) fn take(head: &mut Head, ground: &Ground, column: Column) {
    let seat = head.turn;
    if let Some(clue) = head.clue(ground, column, 0) {
        let demand = demand(head, ground);
        pay(head, seat, clue, &demand);
        head.lift(ground, column, Some(seat));
    }
}

/// A whole turn of whoever is to move.
pub(super) fn turn(head: &mut Head, ground: &Ground, dice: &mut Dice) {
    if let Some((column, _)) = wish(head, ground, head.turn, dice) {
        take(head, ground, column);
    }
    if !head.is_over() {
        question(head, ground, dice);
    }
}
