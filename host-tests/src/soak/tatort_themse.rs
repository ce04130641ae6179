//! Tatort Themse at random: what must hold after every action, and how the games went.

use std::collections::BTreeMap;
use std::fmt;

use confidant_core::chance::Source;
use confidant_core::game::{Game, Turn};
use confidant_core::id::Id;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{
    Action, Case, ClueSet, Column, Deed, Event, OF_A_KIND, Phase, ROW, SOLVED_AT_END, Setup, Step,
    TatortThemse, Verdict, WITNESSES, Witness, Witnesses,
};

use super::claim;
use crate::games::CaseGame;
use crate::journal::Journal;
use crate::play::{Random, legal};

/// More actions than any game with dealt witnesses can have: at most 25 takes, a removal and a renewal with
/// each, and between two of them at most 72 questions and a round of passes, each with a renewal.
pub const MOST_ACTIONS: usize = 25 * (3 + 2 * (72 + 5));

/// How a random player chooses.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Any legal action, each equally likely.
    Any,
    /// Clues are taken only if nothing else can be done: so the witnesses run out (rulings 10 and 19).
    Hoard,
}

impl Style {
    /// The style of one game of a run: mostly any action. Printed witnesses cannot be hoarded: the device sees none.
    fn of(number: u64, setup: &Setup) -> Self {
        let hoards = setup.witnesses == Source::Device && number / 32 % 8 == 7;
        if hoards { Self::Hoard } else { Self::Any }
    }

    /// One of these actions, if there is any.
    pub fn choose(self, actions: &[Action], player: &mut Random) -> Option<Action> {
        let takes = |action: &Action| matches!(action.deed, Deed::Take(..) | Deed::Remove(..));
        let others: Vec<Action> = match self {
            Self::Any => Vec::new(),
            Self::Hoard => actions.iter().copied().filter(|action| !takes(action)).collect(),
        };
        player.one_of(if others.is_empty() { actions } else { &others })
    }
}

/// What holds in every position; the name of what does not. `actions` is what `legal` lists there.
pub fn broken_invariant(game: &TatortThemse, actions: &[Action]) -> Option<&'static str> {
    let over = matches!(game.turn(), Turn::Over(_));
    let checks = [
        (witnesses_add_up(game), "the 72 witnesses do not add up"),
        (clues_add_up(game), "a clue is nowhere, or in two places"),
        (verdicts_are_right(game), "a case is solved wrongly, or not though it should be"),
        (over == (game.table().solved().len() == SOLVED_AT_END), "the fourth case and the end are one"),
        (over == actions.is_empty(), "there is something to play exactly until the end"),
        (row_is_full(game), "the row is short though cards could be drawn"),
        (fits_the_step(game, actions), "an action is listed that this step of the turn does not allow"),
        (!over || winners_are_right(game), "the winners are not those with the most points"),
    ];
    checks.into_iter().find(|(holds, _)| !holds).map(|(_, what)| what)
}

/// Hands, row and discards are within 18 of each kind, and what is missing is as much as the pile has.
fn witnesses_add_up(game: &TatortThemse) -> bool {
    let table = game.table();
    let mut seen = table.discards();
    seen.add_all(&table.row().iter().copied().collect());
    for seat in Seat::all() {
        let hand = game.private(seat).unwrap_or(Witnesses::NONE);
        if hand.len() != table.hand_size(seat) {
            return false;
        }
        seen.add_all(&hand);
    }
    let in_range = Witness::ALL.into_iter().all(|kind| seen.of(kind) <= OF_A_KIND);
    match table.witnesses() {
        Source::Device => in_range && seen.len() + table.pile() == WITNESSES,
        Source::Table => seen.is_empty() && table.pile() == 0,
    }
}

/// Every clue is in one place: on the wall, before a player, or out of the game.
fn clues_add_up(game: &TatortThemse) -> bool {
    let table = game.table();
    let mut places = vec![table.wall().clues(), table.removed()];
    places.extend(table.players().map(|seat| table.clues(seat)));
    let on_wall: usize = Column::all().map(|column| table.wall().height(column)).sum();
    let all = places.iter().fold(ClueSet::NONE, |all, &some| all | some);
    let sum: usize = places.iter().map(ClueSet::len).sum();
    all == ClueSet::all() && sum == all.len() && on_wall == table.wall().clues().len()
}

/// Each case against a count of its own, clue by clue.
fn verdicts_are_right(game: &TatortThemse) -> bool {
    let table = game.table();
    Case::ALL.into_iter().all(|case| {
        let clue = |id| table.cards().clue(id);
        let on_wall = table.wall().clues().into_iter().any(|id| clue(id).case == case);
        let mut sums: Vec<(u32, Seat)> = Vec::new();
        for seat in table.players() {
            let own = table.clues(seat).into_iter().map(clue).filter(|clue| clue.case == case);
            sums.push((own.map(|clue| u32::from(clue.value)).sum(), seat));
        }
        sums.sort_unstable_by(|a, b| b.cmp(a));
        let majority = if sums[0].0 > sums[1].0 { Verdict::Won(sums[0].1) } else { Verdict::Nobody };
        match table.verdict(case) {
            // The one case that is left at the end has no clue anywhere.
            Verdict::Unsolved => on_wall || matches!(game.turn(), Turn::Over(_)),
            solved => !on_wall && solved == majority,
        }
    })
}

fn row_is_full(game: &TatortThemse) -> bool {
    let table = game.table();
    let starts = matches!(table.phase(), Phase::Turn(_, Step::Start));
    !starts || table.row().len() == ROW || !table.can_draw()
}

fn fits_the_step(game: &TatortThemse, actions: &[Action]) -> bool {
    let Phase::Turn(seat, step) = game.table().phase() else { return true };
    actions.iter().all(|action| {
        let fits = match (step, action.deed) {
            (Step::Removed(column), Deed::Take(taken, _)) => column == taken,
            (Step::Removed(_), _) => false,
            (Step::Taken, deed) => {
                matches!(deed, Deed::QuestionOpen(_) | Deed::QuestionPile | Deed::PrintedQuestion)
            }
            (Step::Renewed, Deed::Renew) => false,
            (Step::Start, Deed::Pass) => actions.iter().all(|one| !matches!(one.deed, Deed::Take(..))),
            _ => true,
        };
        let free = game.table().free_turns();
        let fits = fits && !(free && action.deed == Deed::PrintedQuestion);
        fits && (free || action.seat == seat) && action.deed.source() == game.table().witnesses()
    })
}

fn winners_are_right(game: &TatortThemse) -> bool {
    let table = game.table();
    let Turn::Over(outcome) = game.turn() else { return false };
    let points = |seat: Seat| -> u32 {
        let clues = table.clues(seat).into_iter().map(|id| table.cards().clue(id));
        let values: u32 = clues.map(|clue| u32::from(clue.value)).sum();
        let won = Case::ALL.into_iter().filter(|&case| table.verdict(case) == Verdict::Won(seat));
        values + won.map(|case| u32::from(table.cards().bonuses[case])).sum::<u32>()
    };
    let most = table.players().map(points).max().unwrap_or(0);
    table.players().all(|seat| outcome.winners.has(seat) == (points(seat) == most))
        && table.players().all(|seat| u32::from(table.score(seat)) == points(seat))
}

/// Which games are counted together, in the order of the report.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Group {
    players: u8,
    printed: bool,
    free_turns: bool,
    hoarding: bool,
    five_on_top: bool,
}

impl Group {
    fn of(setup: &Setup, style: Style) -> Self {
        Self {
            players: setup.players.unwrap_or(0),
            printed: setup.witnesses == Source::Table,
            free_turns: setup.free_turns,
            hoarding: style == Style::Hoard,
            five_on_top: setup.five_on_top,
        }
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players", self.players)?;
        f.write_str(if self.printed { ", printed witnesses" } else { ", dealt witnesses" })?;
        f.write_str(if self.free_turns { ", clues only" } else { "" })?;
        f.write_str(if self.hoarding { ", hoarding" } else { "" })?;
        f.write_str(if self.five_on_top { ", five cases on top" } else { "" })
    }
}

/// How the games of one group went.
#[derive(Default)]
struct Tally {
    games: u64,
    actions: u64,
    turns: u64,
    longest: u64,
    takes: u64,
    removed: u64,
    renewals: u64,
    passes: u64,
    shuffles: u64,
    ends: BTreeMap<String, u64>,
    unsolved: BTreeMap<String, u64>,
    no_majority: u64,
    starter_wins: u64,
}

impl Tally {
    fn report(&self, group: Group) -> String {
        let mean = |count: u64| count as f64 / self.games.max(1) as f64;
        let shares = |counts: &BTreeMap<String, u64>| {
            let parts = counts.iter().map(|(what, count)| format!("{what} {:.2} %", 100.0 * mean(*count)));
            parts.collect::<Vec<_>>().join(", ")
        };
        let mut report = format!(
            "\n{group}: {} games\n  ends: {}\n  the start player is among the winners in {:.2} %\n  left unsolved: {}\n  \
             solved cases without majority: {:.3} a game\n  turns: {:.2} a game, {} in the longest\n  actions: {:.2} a \
             game; clues taken {:.2}, removed {:.2}\n",
            self.games,
            shares(&self.ends),
            100.0 * mean(self.starter_wins),
            shares(&self.unsolved),
            mean(self.no_majority),
            mean(self.turns),
            self.longest,
            mean(self.actions),
            mean(self.takes),
            mean(self.removed),
        );
        // With printed witnesses the table does these by itself, and nobody counts them.
        if !group.printed {
            report += &format!(
                "  renewals: {:.3} a game; passes {:.4}, shuffles {:.3}\n",
                mean(self.renewals),
                mean(self.passes),
                mean(self.shuffles),
            );
        }
        report
    }
}

/// Plays random games with every set-up in turn; how they went.
pub fn run(games: u64, seed: u64) -> String {
    let mut tallies = BTreeMap::<Group, Tally>::new();
    for number in 0..games {
        let setup = TatortThemse::some_setup(number as usize).expect("any number picks a set-up");
        let style = Style::of(number, &setup);
        let tally = tallies.entry(Group::of(&setup, style)).or_default();
        play_one(setup, style, seed.wrapping_add(number), tally);
    }
    let actions: u64 = tallies.values().map(|tally| tally.actions).sum();
    let mut report = format!(
        "tatort-themse: {games} games, {actions} actions (cards: {})\n",
        TatortThemse::printed().origin
    );
    for (&group, tally) in &tallies {
        report += &tally.report(group);
    }
    report
}

fn play_one(setup: Setup, style: Style, seed: u64, tally: &mut Tally) {
    let mut game = TatortThemse::start(&setup, TatortThemse::printed(), seed).expect("it can be played");
    let mut journal = Journal::<TatortThemse> { setup, seed, actions: Vec::new() };
    let mut player = Random::new(seed);
    let Turn::Of(starter) = game.turn() else { return };
    let mut turns = 0;
    loop {
        let actions = legal(&game);
        let broken = broken_invariant(&game, &actions);
        claim(broken.is_none(), broken.unwrap_or_default(), &journal);
        let Some(action) = style.choose(&actions, &mut player) else { break };
        let before = game.turn();
        journal.actions.push(action);
        claim(game.is_legal(action).is_ok(), "a listed action is refused", &journal);
        let Ok(told) = game.play(action) else { return claim(false, "a legal action is refused", &journal) };
        turns += u64::from(game.turn() != before);
        tally.shuffles += u64::from(told.table.shuffled);
        match told.table.event {
            Event::Renewed(_) => tally.renewals += 1,
            Event::Passed => tally.passes += 1,
            Event::Took(..) => tally.takes += 1,
            Event::Removed(_, count, _) => tally.removed += u64::from(count),
            Event::RemovedAndTook(_, count, _) => {
                tally.removed += u64::from(count);
                tally.takes += 1;
            }
            Event::QuestionedOpen(_) | Event::QuestionedHidden => {}
        }
        // With printed witnesses the device cannot see that a game has to end.
        let dealt = game.table().witnesses() == Source::Device;
        claim(!dealt || journal.actions.len() <= MOST_ACTIONS, "the game does not end", &journal);
    }
    let Turn::Over(outcome) = game.turn() else { return };
    tally.games += 1;
    tally.actions += journal.actions.len() as u64;
    tally.turns += turns;
    tally.longest = tally.longest.max(turns);
    tally.starter_wins += u64::from(outcome.winners.has(starter));
    let end = match outcome.winners.len() {
        1 => "one winner".to_owned(),
        count => format!("shared by {count}"),
    };
    *tally.ends.entry(end).or_default() += 1;
    for case in Case::ALL {
        match game.table().verdict(case) {
            Verdict::Unsolved => *tally.unsolved.entry(case.to_string()).or_default() += 1,
            Verdict::Nobody => tally.no_majority += 1,
            Verdict::Won(_) => {}
        }
    }
}
