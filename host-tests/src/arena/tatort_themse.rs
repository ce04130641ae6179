//! The arena of Tatort Themse: how often Confidant wins against scripted players and against other levels.

use std::cmp::Reverse;
use std::fmt::Write as _;
use std::ops::ControlFlow;

use confidant_core::company::{Level, thoughts};
use confidant_core::fuel::Stepper as _;
use confidant_core::game::{Game, Turn};
use confidant_core::id::Id as _;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::robot::Sleuth;
use confidant_core::tatort_themse::{
    Action, Column, Deed, Place, Phase, Price, RECONSTRUCTED, Setup, Step, Table, TatortThemse, Witnesses,
};

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Takes the most valuable lowest clue that it can pay, else questions the kind that it holds most of.
    Script,
    /// Confidant.
    Confidant(Level),
}

/// The cheapest payment, the first that is listed.
fn payment(price: Price, hand: &Witnesses) -> Option<Witnesses> {
    let mut first = None;
    let _ = price.payments(hand, &mut |payment| {
        first = Some(payment);
        ControlFlow::Break(())
    });
    first
}

/// What the scripted player does next: no look at anything but the wall, the row and its own hand.
fn script(table: &Table, seat: Seat, hand: &Witnesses) -> Action {
    let act = |deed| Action { seat, deed };
    if !matches!(table.phase(), Phase::Turn(_, Step::Taken)) {
        let value = |column| table.wall().lowest(column).map(|clue| table.cards().clue(clue).value);
        let payable =
            Column::all().filter_map(|column| Some((column, payment(table.price(column)?, hand)?)));
        // Of equal ones the first from the left.
        if let Some((column, payment)) = payable.max_by_key(|(column, _)| (value(*column), Reverse(*column))) {
            return act(Deed::Take(column, payment));
        }
    }
    let open = Place::all().zip(table.row()).max_by_key(|(place, kind)| (hand.of(**kind), Reverse(*place)));
    match open {
        Some((place, _)) => act(Deed::QuestionOpen(place)),
        None if table.can_draw() => act(Deed::QuestionPile),
        None => act(Deed::Pass),
    }
}


/// What a player does.
pub fn action(player: Player, game: &TatortThemse, seat: Seat, seed: u64, entries: u16) -> Option<Action> {
    let hand = game.private(seat)?;
    match player {
        Player::Script => Some(script(game.view(), seat, &hand)),
        Player::Confidant(level) => {
            Sleuth::new(game.view(), seat, &hand, level, thoughts(seed, seat, entries)).finish()
        }
    }
}

/// A game between these; the share of the victory of each seat.
pub fn play(players: &[Player], seed: u64) -> Vec<f64> {
    let setup = Setup { players: Some(players.len() as u8), ..Setup::default() };
    let mut game = TatortThemse::start(&setup, &RECONSTRUCTED, seed).ok().expect("it can be played");
    let mut entries = 0;
    loop {
        let seat = match game.turn() {
            Turn::Of(seat) => seat,
            Turn::Over(outcome) => {
                let share = |seat| {
                    if outcome.winners.has(seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 }
                };
                return game.view().players().map(share).collect();
            }
        };
        let action = action(players[seat.index()], &game, seat, seed, entries).expect("it goes on");
        assert!(game.play(action).is_ok(), "{action}");
        entries += 1;
    }
}

/// Wins of one player in so many games against others of one kind, each seat in turn; the same deals for every row.
pub fn wins(player: Player, others: Player, seats: usize, games: u64, seed: u64) -> f64 {
    let mut wins = 0.0;
    for game in 0..games {
        let own = game as usize % seats;
        let mut players = vec![others; seats];
        players[own] = player;
        wins += play(&players, seed + game / seats as u64)[own];
    }
    wins
}

/// The interval in which a share lies that was seen so often, with 95 % certainty (Wilson).
pub fn interval(wins: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let share = wins / games;
    let middle = share + Z * Z / (2.0 * games);
    let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + Z * Z / games;
    ((middle - spread) / whole, (middle + spread) / whole)
}
