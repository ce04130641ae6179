//! The frozen detectives: one move ahead, with what those after the pawn will do.

use confidant_core::scotland_yard::{Action, MOST_DETECTIVES, Pawn, Posts, Station, Step, Table, Ticket};

use super::belief::Belief;

const COVER: u32 = 64;
const HIT: u32 = 100;
const FINE: u32 = 12;

pub(in crate::arena) fn chase(table: &Table) -> Option<Action> {
    let able = table.movable().find(|&pawn| table.can_move(pawn));
    let Some(pawn) = able else { return table.movable().next().map(Action::Stay) };
    let now = Belief::of(table);
    let next = now.carried(table, &standing(table), Ticket::Free);
    let kinds = table.kinds(pawn).iter();
    let moves = kinds
        .flat_map(|&ticket| table.destinations(pawn, ticket).into_iter().map(move |to| Step { ticket, to }));
    let judged = moves.map(|step| (cost(table, pawn, step, &now, &next), step.ticket, step.to));
    // Of moves that are as good, the first one listed.
    judged.min().map(|(_, ticket, to)| Action::Travel(pawn, Step { ticket, to }))
}

fn standing(table: &Table) -> Posts {
    let mut posts = [None; MOST_DETECTIVES];
    for (post, pursuer) in posts.iter_mut().zip(table.pursuers()) {
        *post = Some(pursuer.at);
    }
    posts
}

fn cost(table: &Table, pawn: Pawn, step: Step, now: &Belief, next: &Belief) -> i32 {
    let map = &table.edition().map;
    let slot = table.slot(pawn).expect("it is in play");
    let mut posts = standing(table);
    posts[slot] = Some(step.to);
    let hits: u32 =
        (slot + 1..table.pursuers().len()).map(|index| follow(table, index, &mut posts, now, next)).sum();
    let near = nearest(table, &posts, None, next);
    let mut cost = 0;
    for ((place, weight), &near) in next.iter().zip(&near) {
        let movers = posts.iter().skip(slot).flatten();
        let own: u32 = movers.map(|&post| u32::from(map.distance(post, place)).pow(2)).sum();
        cost += weight * (own + COVER * u32::from(near));
    }
    let cover = if table.round() >= table.edition().rounds { 0 } else { (cost >> FINE) as i32 };
    let left = match table.pursuer(pawn) {
        Some(pursuer) if step.ticket != Ticket::Free => pursuer.tickets.of(step.ticket),
        _ => u8::MAX,
    };
    cover - catch(now.at(step.to) + hits) + i32::from(8_u8.saturating_sub(left))
}

/// A colleague goes where it suits him best; how likely he catches him there.
fn follow(table: &Table, index: usize, posts: &mut Posts, now: &Belief, next: &Belief) -> u32 {
    let Some(pawn) = table.pawn(index).filter(|&pawn| !table.has_moved(pawn)) else { return 0 };
    let map = &table.edition().map;
    let near = nearest(table, posts, Some(index), next);
    let mut best: Option<(i32, Station)> = None;
    for to in table.all_destinations(pawn).into_iter().filter(|&to| !posts.contains(&Some(to))) {
        let cover = next.iter().zip(&near).map(|((place, weight), &near)| {
            let own = u32::from(map.distance(to, place));
            weight * (own * own + COVER * own.min(near.into()))
        });
        let cost = (cover.sum::<u32>() >> FINE) as i32 - catch(now.at(to));
        if best.is_none_or(|(least, _)| cost < least) {
            best = Some((cost, to));
        }
    }
    let Some((_, to)) = best else { return 0 };
    posts[index] = Some(to);
    now.at(to)
}

fn catch(hit: u32) -> i32 {
    ((hit * HIT) >> FINE) as i32
}

fn nearest(table: &Table, posts: &Posts, without: Option<usize>, belief: &Belief) -> Vec<u8> {
    let map = &table.edition().map;
    let others = || {
        posts.iter().enumerate().filter(|&(other, _)| Some(other) != without).filter_map(|(_, post)| *post)
    };
    let near = |place| others().map(|post| map.distance(post, place)).min().unwrap_or(15);
    belief.iter().map(|(place, _)| near(place)).collect()
}
