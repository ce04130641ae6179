//! Scotland Yard at random: what must hold after every action, and how the games went.

use confidant_core::game::{Game, Turn};
use confidant_core::id::Id;
use confidant_core::scotland_yard::{
    Action, Ending, Fares, MISTER_X, Outcome, Pawn, ScotlandYard, Station, StationSet, Table, Ticket,
};

use super::claim;
use crate::games::CaseGame;
use crate::journal::Journal;
use crate::play::{Random, legal};

/// Counts tickets along with a game: none may appear or vanish but from the box and onto the trail.
pub struct TicketCount {
    start: [u32; 5],
    from_box: [u32; 5],
}

impl TicketCount {
    /// At the start of a game.
    pub fn of(game: &ScotlandYard) -> Self {
        Self { start: held(game.table()), from_box: [0; 5] }
    }

    /// Before an action: a ticket used while Mister X holds none comes from the box.
    pub fn note(&mut self, game: &ScotlandYard, action: Action) {
        let mut supply = game.table().mister_x_tickets();
        let steps = match action {
            Action::Flee(step) => vec![step],
            Action::Double(first, second) => vec![first, second],
            _ => vec![],
        };
        for step in steps {
            if !supply.take(step.ticket) {
                self.from_box[step.ticket.index()] += 1;
            }
        }
    }

    /// Whether everything adds up.
    pub fn adds_up(&self, game: &ScotlandYard) -> bool {
        let table = game.table();
        let mut now = held(table);
        for window in table.trail() {
            now[window.ticket.index()] += 1;
        }
        (0..5).all(|kind| now[kind] == self.start[kind] + self.from_box[kind])
    }
}

fn held(table: &Table) -> [u32; 5] {
    Ticket::ALL.map(|ticket| {
        let detectives: u32 = table.detectives().iter().map(|one| u32::from(one.tickets.of(ticket))).sum();
        detectives + u32::from(table.mister_x_tickets().of(ticket))
    })
}

/// What holds in every position; the name of what does not.
pub fn broken_invariant(game: &ScotlandYard) -> Option<&'static str> {
    let table = game.table();
    let secret = game.private(MISTER_X)?;
    let points: StationSet = table.pursuers().iter().map(|detective| detective.at).collect();
    let over = match game.turn() {
        Turn::Over(outcome) => Some(outcome),
        Turn::Of(_) => None,
    };
    let checks = [
        (points.len() == table.pursuers().len(), "two pursuers on a point"),
        (
            points.has(secret.at()) == matches!(over, Some(Outcome::Caught(_))),
            "Mister X and a detective share a point exactly when he is caught",
        ),
        (table.possible().has(secret.at()), "Mister X is where he cannot be"),
        (over.is_none() || table.possible().len() == 1, "he has appeared when the game is over"),
        (
            table.possible() == StationSet::only(secret.at()) || !table.possible().meets(points),
            "he may be on a detective's point",
        ),
        (table.trail().len() == secret.stops().len(), "the trail has one window for each move"),
        (table.round() <= table.edition().rounds, "there is no round after the last"),
        (over.is_some() == legal(game).is_empty(), "there is something to play exactly until the end"),
        (
            over.is_some() || table.detectives().iter().all(|one| one.tickets.of(Ticket::Black) == 0),
            "a detective holds a black ticket",
        ),
    ];
    checks.into_iter().find(|(holds, _)| !holds).map(|(_, what)| what)
}

/// Every action that can be written down, doubles apart.
pub fn writable_singles() -> Vec<Action> {
    use confidant_core::scotland_yard::Step;
    let steps: Vec<Step> = Ticket::ALL
        .into_iter()
        .flat_map(|ticket| Station::all().map(move |to| Step { ticket, to }))
        .collect();
    let mut actions: Vec<Action> = steps.iter().map(|&step| Action::Flee(step)).collect();
    for pawn in Pawn::ALL {
        actions.push(Action::Stay(pawn));
        actions.extend(steps.iter().map(|&step| Action::Travel(pawn, step)));
    }
    actions.extend([Action::Hide, Action::Done]);
    actions.extend(Station::all().map(Action::Claim).chain(Ending::all().map(Action::Over)));
    let kinds = [None, Some(Ticket::Taxi), Some(Ticket::Bus), Some(Ticket::Underground), Some(Ticket::Black)];
    let mut lists = vec![Fares::NONE];
    for _ in 0..5 {
        lists = lists.iter().flat_map(|list| kinds.iter().filter_map(|&kind| list.with(kind))).collect();
        actions.extend(lists.iter().map(|&fares| Action::Reveal(fares)));
    }
    actions
}

/// Plays random games with every set-up in turn; how they went.
pub fn run(games: u64, seed: u64) -> String {
    let mut ends = std::collections::BTreeMap::<String, u64>::new();
    let mut actions = 0;
    let mut rounds = 0;
    for number in 0..games {
        let seed = seed.wrapping_add(number);
        let setup = ScotlandYard::some_setup(number as usize).expect("any number picks a set-up");
        let mut game = ScotlandYard::start(&setup, ScotlandYard::printed(), seed).expect("it can be played");
        let mut journal = Journal::<ScotlandYard> { setup, seed, actions: Vec::new() };
        let mut player = Random::new(seed);
        let mut tickets = TicketCount::of(&game);
        loop {
            claim(broken_invariant(&game).is_none(), broken_invariant(&game).unwrap_or_default(), &journal);
            claim(tickets.adds_up(&game), "tickets appear or vanish", &journal);
            let Some(action) = player.action(&game) else { break };
            tickets.note(&game, action);
            journal.actions.push(action);
            claim(game.play(action).is_ok(), "a legal action is refused", &journal);
            actions += 1;
        }
        rounds += u64::from(game.table().round());
        if let Turn::Over(outcome) = game.turn() {
            let end = match outcome {
                Outcome::Caught(_) => "caught".to_owned(),
                other => game.outcome_word(other),
            };
            *ends.entry(end).or_default() += 1;
        }
    }
    let share = |count: &u64| 100.0 * *count as f64 / games.max(1) as f64;
    let mut report = format!("scotland-yard: {games} games, {actions} actions\n");
    report += &format!("mean rounds: {:.2}\n", rounds as f64 / games.max(1) as f64);
    for (end, count) in &ends {
        report += &format!("{end}: {count} ({:.2} %)\n", share(count));
    }
    report
}
