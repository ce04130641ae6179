//! Tatort Themse in the arena: one player against others of one kind. Every row is played with the same deals, the player
//! on each seat in turn.

use std::cmp::Reverse;
use std::fmt;
use std::ops::ControlFlow;

use confidant_core::fuel::Stepper as _;
use confidant_core::game::{Game, Turn};
use confidant_core::id::Id as _;
use confidant_core::robots::{Level, thoughts};
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::robot::Sleuth;
use confidant_core::tatort_themse::{
    Action, Column, Deed, Phase, Place, Price, Setup, Step, THAMES, Table, TatortThemse, Witnesses,
};

use super::Wins;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Confidant.
    Robot(Level),
    /// A script: it takes the most valuable lowest clue that it can pay; then it questions the open witness of whose kind
    /// it holds most.
    Script,
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Robot(level) => level.fmt(f),
            Self::Script => f.write_str("script"),
        }
    }
}

/// A row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// Whose victories are counted.
    pub player: Player,
    /// All others.
    pub others: Player,
    /// How many play in all.
    pub seats: u8,
}

/// The payment with the fewest cards, the first of them that is listed.
fn payment(price: Price, hand: &Witnesses) -> Option<Witnesses> {
    let mut first = None;
    let _ = price.payments(hand, &mut |payment| {
        first = Some(payment);
        ControlFlow::Break(())
    });
    first
}

fn script(table: &Table, seat: Seat, hand: &Witnesses) -> Action {
    let act = |deed| Action { seat, deed };
    if !matches!(table.phase(), Phase::Turn(_, Step::Taken)) {
        let value = |column| table.wall().lowest(column).map(|clue| table.cards().clue(clue).value);
        let payable = Column::all().filter_map(|column| Some((column, payment(table.price(column)?, hand)?)));
        // Of equal ones the first from the left.
        let best = payable.max_by_key(|(column, _)| (value(*column), Reverse(*column)));
        if let Some((column, payment)) = best {
            return act(Deed::Take(column, payment));
        }
    }
    let open = Place::all().zip(table.row());
    let most = open.max_by_key(|(place, kind)| (hand.of(**kind), Reverse(*place)));
    match most {
        Some((place, _)) => act(Deed::QuestionOpen(place)),
        None if table.can_draw() => act(Deed::QuestionPile),
        None => act(Deed::Pass),
    }
}

/// What a player does; none if it is not to move.
pub fn action(player: Player, game: &TatortThemse, seat: Seat, seed: u64, entries: u16) -> Option<Action> {
    let hand = game.private(seat)?;
    match player {
        Player::Script => Some(script(game.table(), seat, &hand)),
        Player::Robot(level) => {
            Sleuth::new(game.table(), seat, &hand, level, thoughts(seed, seat, entries)).finish()
        }
    }
}

/// Whether the player wins the game with this seed from this seat without sharing the victory.
pub fn wins(row: Row, own: Seat, seed: u64) -> bool {
    let setup = Setup { players: Some(row.seats), ..Setup::default() };
    let mut game = TatortThemse::start(&setup, &THAMES, seed).unwrap_or_else(|reasons| panic!("{reasons}"));
    let mut entries = 0;
    loop {
        let seat = match game.turn() {
            Turn::Of(seat) => seat,
            Turn::Over(outcome) => return outcome.winners.single() == Some(own),
        };
        let player = if seat == own { row.player } else { row.others };
        let action = action(player, &game, seat, seed, entries).expect("there is something to decide");
        game.play(action).unwrap_or_else(|illegal| panic!("`{action}`: {illegal}"));
        entries += 1;
    }
}

/// Plays a row. A shared victory does not count.
pub fn play(row: Row, games: u64, seed: u64) -> Wins {
    let mut all = Wins::default();
    let deals = (seed..).flat_map(|seed| Seat::first(row.seats).map(move |seat| (seat, seed)));
    for (seat, seed) in deals.take(games as usize) {
        all.note(wins(row, seat, seed));
    }
    all
}

/// The usual rows: each level against the script, with two to five players, and levels against each other.
pub fn run(games: u64, seed: u64, tell: &mut dyn FnMut(String)) {
    tell("| players | one | against | the one wins |\n|---|---|---|---|".to_owned());
    let [easy, medium, hard] = Level::ALL.map(Player::Robot);
    let scripts = [4, 2, 3, 5]
        .into_iter()
        .flat_map(|seats| [Player::Script, easy, medium, hard].map(|player| (player, Player::Script, seats)));
    let levels = [(medium, easy, 4), (hard, medium, 4)];
    for (player, others, seats) in scripts.chain(levels) {
        let row = Row { player, others, seats };
        tell(format!("| {seats} | {player} | {others} | {} |", play(row, games, seed)));
    }
}
