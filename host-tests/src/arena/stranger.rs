//! The stranger: a second scripted player of Scotland Yard, for both sides. It thinks otherwise than the script and was
//! written when Confidant's levels stood: nothing of them was ever tuned against it, so what they reach against it is proof.

use confidant_core::game::Game as _;
use confidant_core::scotland_yard::{
    Action, Pawn, ScotlandYard, Secret, Station, StationSet, Step, Table, Ticket,
};

use super::scotland_yard::best;
use crate::play::{Random, legal};
use crate::twins::open;

/// Where he may be thought to be, once he has gone on with this ticket.
fn thought(table: &Table, from: StationSet, ticket: Ticket) -> StationSet {
    let detectives = table.pursuers().iter().map(|one| one.at).collect();
    table.edition().map.spread(from, ticket) - detectives
}

/// Never next to a detective if it can be helped; then to where the others know least. He saves what is rare for the moment
/// at which he is cornered.
pub(super) fn flee(game: &ScotlandYard, secret: &Secret, script: &mut Random) -> Option<Action> {
    let table = game.table();
    let map = &table.edition().map;
    let reach = table.pawns().fold(StationSet::NONE, |reach, pawn| reach | table.all_destinations(pawn));
    let cornered = reach.has(secret.at());
    let place = |to: Station| {
        let near = table.pursuers().iter().map(|one| i64::from(map.distance(one.at, to))).min().unwrap_or(0);
        let ways = map.reach(to, Ticket::Black) - reach;
        -2000 * i64::from(reach.has(to)) + 25 * near.min(4) + 8 * (ways.len() as i64).min(6)
    };
    let price = |step: Step| if step.ticket == Ticket::Black { 30 } else { 0 };
    let fog = |places: StationSet| 2 * places.len() as i64;
    best(&legal(game), script, |action| match action {
        Action::Flee(step) => {
            fog(thought(table, table.possible(), step.ticket)) + place(step.to) - price(step)
        }
        Action::Double(first, second) => {
            let once = thought(table, table.possible(), first.ticket);
            let price = price(first) + price(second) + if cornered { 60 } else { 400 };
            fog(thought(table, once, second.ticket)) + place(second.to) - price
        }
        Action::Hide => 0,
        _ => -1,
    })
}

/// Each is drawn to the places, the nearer the more, likes stations with many lines, and keeps off colleagues.
pub(super) fn chase(table: &Table, script: &mut Random) -> Option<Action> {
    let map = &table.edition().map;
    let worth = |pawn: Pawn, to: Station| -> i64 {
        let pull = |place: Station| 1200 / (1 + i64::from(map.distance(to, place)).pow(2));
        let drawn =
            table.possible().into_iter().map(pull).sum::<i64>() / table.possible().len().max(1) as i64;
        let others = table.pawns().zip(table.pursuers()).filter(|&(other, _)| other != pawn);
        let crowd = others.filter(|(_, other)| map.distance(other.at, to) < 2).count() as i64;
        drawn + 2 * map.reach(to, Ticket::Black).len() as i64 - 25 * crowd
    };
    best(&open::<ScotlandYard>(table), script, |action| match action {
        Action::Travel(pawn, step) => worth(pawn, step.to),
        _ => 0,
    })
}
