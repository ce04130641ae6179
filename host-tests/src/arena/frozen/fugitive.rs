//! The frozen Mister X: his 24 best choices at first sight, played out in his head; after a share of the games the worse
//! half is dropped.

use std::cmp::Reverse;

use confidant_core::id::ById;
use confidant_core::scotland_yard::{Action, Fares, Phase, Secret, Station, StationSet, Step, Table, Ticket};

use super::Dice;
use super::lines::Lines;
use super::playout::{Playout, Round};

/// What a double and a black ticket cost, in 256ths of the game.
const DOUBLE: i32 = 40;
const BLACK: i32 = 12;
/// How many rounds a game in the head has, as far as the amount of work goes.
const ROUNDS: u32 = 16;
const ARMS: usize = 24;

#[derive(Clone, Copy)]
struct Arm {
    action: Action,
    worth: i32,
    sum: u32,
    games: u32,
}

impl Arm {
    fn new(action: Action, worth: i32) -> Self {
        Self { action, worth, sum: 0, games: 0 }
    }

    fn value(&self) -> i32 {
        let mean = (u64::from(self.sum) * 16).checked_div(self.games.into()).unwrap_or(0) as i32;
        let black = |ticket| if ticket == Ticket::Black { BLACK } else { 0 };
        let spent = match self.action {
            Action::Flee(step) => black(step.ticket),
            Action::Double(first, second) => DOUBLE + black(first.ticket) + black(second.ticket),
            _ => 0,
        };
        mean - 16 * spent
    }
}

pub(in crate::arena) fn flee(table: &Table, secret: &Secret, playouts: u16, seed: u64) -> Option<Action> {
    let turn = u64::from(table.round()) << 8 | u64::from(table.phase() == Phase::Decide);
    let seed = seed ^ turn.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mut arms = match table.phase() {
        Phase::Flee => Sight::new(table, secret.at()).arms(),
        Phase::Decide => decisions(table),
        _ => return None,
    };
    play_out(table, secret.at(), &mut arms, u32::from(playouts) * ROUNDS, seed);
    arms.first().map(|best| best.action)
}

fn play_out(table: &Table, at: Station, arms: &mut [Arm], budget: u32, seed: u64) {
    let places: Vec<Station> = table.possible().into_iter().collect();
    let (begun, last) = (u32::from(table.round()), u32::from(table.edition().rounds));
    let mut alive = arms.len();
    if alive == 0 {
        return;
    }
    let mut halvings = alive.next_power_of_two().ilog2().max(1);
    let (mut arm, mut number, mut rounds, mut until) = (0, 0, 0, budget / halvings);
    loop {
        let dice = Dice::new(seed, number + 1);
        let mut playout = Playout::begin(table, at, &places, arms[arm].action, dice);
        arms[arm].sum += loop {
            rounds += 1;
            match playout.round() {
                Round::GoesOn => {}
                Round::Caught(round) => break 256 * (u32::from(round) - begun) / (last + 1 - begun),
                Round::Escaped => break 256,
            }
        };
        arms[arm].games += 1;
        arm += 1;
        if arm >= alive {
            (arm, number) = (0, number + 1);
        }
        if rounds >= until {
            arms[..alive].sort_by_key(|arm| (Reverse(arm.value()), Reverse(arm.worth)));
            alive = alive.div_ceil(2);
            halvings -= 1;
            arm = 0;
            if halvings == 0 {
                return;
            }
            until = rounds + budget.saturating_sub(rounds) / halvings;
        }
    }
}

/// How many places the table would have to think of, and how many of them the detectives could reach at once.
#[derive(Clone, Copy)]
struct Places {
    all: u8,
    in_reach: u8,
}

struct Sight<'a> {
    table: &'a Table,
    at: Station,
    reach: StationSet,
    singles: ById<Ticket, Places, 5>,
    doubles: ById<Ticket, ById<Ticket, Places, 5>, 5>,
}

impl<'a> Sight<'a> {
    fn new(table: &'a Table, at: Station) -> Self {
        let reach = table.pawns().fold(StationSet::NONE, |reach, pawn| reach | table.all_destinations(pawn));
        let after = |set, ticket| table.edition().map.spread(set, ticket) - table.occupied();
        let count = |set: StationSet| Places { all: set.len() as u8, in_reach: (set & reach).len() as u8 };
        let first = Ticket::ALL.map(|ticket| after(table.possible(), ticket));
        let second = |set| ById::new(Ticket::ALL.map(|second| count(after(set, second))));
        Self { table, at, reach, singles: ById::new(first.map(count)), doubles: ById::new(first.map(second)) }
    }

    fn count(&self, set: StationSet) -> Places {
        Places { all: set.len() as u8, in_reach: (set & self.reach).len() as u8 }
    }

    /// The best ones, the best first; of those that are as good, the one that was listed first.
    fn arms(&self) -> Vec<Arm> {
        let table = self.table;
        let (map, shows) = (&table.edition().map, |window, ticket| table.edition().shows(window, ticket));
        let black = table.mister_x_tickets().of(Ticket::Black);
        let window = table.trail().len() as u8 + 1;
        let alone = |at| self.count(StationSet::only(at));
        let charge = |step: Step| if step.ticket == Ticket::Black { 20 } else { 0 };
        let mut arms = Vec::new();
        for first in steps(table, self.at, black) {
            if !self.is_sensible(self.at, first, window) {
                continue;
            }
            let shown = shows(window, first.ticket);
            let places = if shown { alone(first.to) } else { self.singles[first.ticket] };
            arms.push(Arm::new(Action::Flee(first), self.worth(first.to, places) - charge(first)));
            if table.doubles() == 0 {
                continue;
            }
            let left = black.saturating_sub(u8::from(first.ticket == Ticket::Black));
            for second in steps(table, first.to, left) {
                if !self.is_sensible(first.to, second, window + 1) {
                    continue;
                }
                let places = if shows(window + 1, second.ticket) {
                    alone(second.to)
                } else if shown {
                    self.count(map.reach(first.to, second.ticket) - table.occupied())
                } else {
                    self.doubles[first.ticket][second.ticket]
                };
                let worth = self.worth(second.to, places) - charge(first) - charge(second) - 90;
                arms.push(Arm::new(Action::Double(first, second), worth));
            }
        }
        arms.sort_by_key(|arm| Reverse(arm.worth));
        arms.truncate(ARMS);
        arms
    }

    fn is_sensible(&self, from: Station, step: Step, window: u8) -> bool {
        let edition = self.table.edition();
        step.ticket != Ticket::Black
            || window > 2 && !edition.shows(window, step.ticket)
            || !edition.map.reach(from, Ticket::Free).has(step.to)
    }

    fn worth(&self, at: Station, places: Places) -> i32 {
        let table = self.table;
        let danger = if self.reach.has(at) { 1024 / i32::from(places.in_reach).max(1) } else { 0 };
        let distance = |post| i32::from(table.edition().map.distance(at, post));
        let near: i32 = table.pursuers().iter().map(|one| 256 / (1 + distance(one.at).pow(2))).sum();
        let occupied = table.occupied();
        let links = Lines::on(table.edition()).from(at).iter();
        let free = links.filter(|link| !occupied.has(link.to)).count().min(6) as i32;
        let unknown = i32::from(places.all).max(1).ilog2() as i32;
        8 * free + 16 * unknown - danger - near
    }
}

fn steps(table: &Table, from: Station, black: u8) -> impl Iterator<Item = Step> {
    let kinds = Ticket::PRINTED.into_iter().filter(move |&ticket| ticket != Ticket::Black || black > 0);
    kinds.flat_map(move |ticket| {
        let stops = table.edition().map.reach(from, ticket) - table.occupied();
        stops.into_iter().map(move |to| Step { ticket, to })
    })
}

/// Stay hidden, or show himself and take the first ticket of a kind, the kinds in one of three orders.
fn decisions(table: &Table) -> Vec<Arm> {
    use Ticket::{Bus, Taxi, Underground};
    let mut arms = vec![Arm::new(Action::Hide, 3)];
    for (order, worth) in
        [([Underground, Bus, Taxi], 2), ([Taxi, Bus, Underground], 1), ([Bus, Taxi, Underground], 0)]
    {
        let fares = table.detectives().iter().try_fold(Fares::NONE, |fares, detective| {
            fares.with(order.into_iter().find(|&ticket| detective.tickets.of(ticket) > 0))
        });
        arms.extend(fares.map(|fares| Arm::new(Action::Reveal(fares), worth)));
    }
    arms
}
