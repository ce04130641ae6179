//! From a set-up to the first position: what is given is laid out, the rest is drawn from the start cards.

use super::ScotlandYard;
use super::edition::{Editions, FEWEST_PURSUERS, Rules};
use super::log_only::LogOnly;
use super::pawn::{MOST_BOBBIES, MOST_DETECTIVES};
use super::secret::Secret;
use super::setup::{MOST_BLACK, MOST_DOUBLES, Setup, SetupError};
use super::station::{Station, StationSet};
use super::table::{Detective, Phase, Table};
use super::ticket::{Supply, Ticket};
use crate::chance::{Chance, Purpose};
use crate::game::{Collected, Reasons};
use crate::print::Print;

/// The position before Mister X's first move, or the end if he has none.
pub(super) fn start(
    setup: &Setup,
    printed: &'static Editions,
    seed: u64,
) -> Result<ScotlandYard, Reasons<SetupError>> {
    let edition = setup.edition_of(printed);
    let (count, bobbies) = check(setup, printed)?;
    let mut chance = Chance::new(seed);
    let starts = detective_starts(setup, edition.detective_cards, usize::from(count + bobbies), &mut chance)?;
    let occupied: StationSet = starts.iter().copied().collect();
    let cards = edition.mister_x_cards - occupied;
    let at = match setup.mister_x_start {
        Some(at) => at,
        None => draw_card(cards, &mut chance, Purpose::Secret)?,
    };
    let tickets = edition.detective_tickets;
    let mut mister_x_tickets = edition.mister_x_supply(count);
    if let Some(black) = setup.black {
        mister_x_tickets.set(Ticket::Black, black);
    }
    let table = Table {
        edition: Print::new(edition),
        voluntary: setup.voluntary_reveal,
        pursuers: starts
            .iter()
            .copied()
            .enumerate()
            .filter(|_| !setup.x_only)
            .map(|(slot, at)| {
                let tickets = if slot < usize::from(count) { tickets } else { Supply::new(0, 0, 0, 0) };
                Detective { at, tickets }
            })
            .collect(),
        bobbies: if setup.x_only { 0 } else { bobbies },
        starts,
        log: setup.x_only.then(|| LogOnly::of(count + bobbies, bobbies)),
        moved: 0,
        mister_x_tickets,
        doubles: setup.doubles.unwrap_or(edition.doubles),
        trail: heapless::Vec::new(),
        posts: heapless::Vec::new(),
        start: None,
        possible: if cards.has(at) { cards } else { StationSet::all() - occupied },
        shown: None,
        shown_after: 0,
        round: 1,
        phase: Phase::Flee,
    };
    let mut game = ScotlandYard { table, secret: Secret { start: at, at, stops: heapless::Vec::new() } };
    if edition.rules.openly() {
        game.table.show(at);
    }
    game.begin_flight();
    Ok(game)
}

/// How many detectives and bobbies play, or everything that is wrong with the set-up.
fn check(setup: &Setup, printed: &Editions) -> Result<(u8, u8), Reasons<SetupError>> {
    let mut reasons = Collected::new();
    let rules = setup.edition_of(printed).rules;
    let count = setup.detectives.ok_or(SetupError::DetectivesMissing).and_then(|count| {
        if rules.detectives().contains(&count) { Ok(count) } else { Err(SetupError::DetectivesOutOfRange) }
    });
    let count = reasons.keep(count);
    let bobbies = setup.bobbies.unwrap_or_else(|| rules.bobbies(count.unwrap_or(FEWEST_PURSUERS)));
    let pursuers = count.map(|count| count.saturating_add(bobbies));
    let too_many = usize::from(bobbies) > MOST_BOBBIES || (bobbies > 0 && rules != Rules::FreeOrder);
    let all = FEWEST_PURSUERS..=MOST_DETECTIVES as u8;
    let few = rules == Rules::FreeOrder && pursuers.is_some_and(|pursuers| !all.contains(&pursuers));
    reasons.add_if(too_many || few, SetupError::BobbiesOutOfRange);
    reasons.add_if(setup.beginner && rules != Rules::Beginner, SetupError::NoBeginnersGame);
    reasons.add_if(setup.voluntary_reveal && rules.openly(), SetupError::NoVoluntaryReveal);
    if let Some(given) = &setup.detective_start {
        let stations: StationSet = given.iter().copied().collect();
        reasons
            .add_if(pursuers.is_some_and(|count| usize::from(count) != given.len()), SetupError::StartCount);
        reasons.add_if(stations.len() < given.len(), SetupError::StartTwice);
        let on_one = setup.mister_x_start.is_some_and(|at| stations.has(at));
        reasons.add_if(on_one, SetupError::StartOnDetective);
    }
    reasons.add_if(setup.black.is_some_and(|black| black > MOST_BLACK), SetupError::BlackOutOfRange);
    reasons
        .add_if(setup.doubles.is_some_and(|doubles| doubles > MOST_DOUBLES), SetupError::DoublesOutOfRange);
    reasons.refuse()?;
    // Without a number there is a reason.
    count.map(|count| (count, bobbies)).ok_or(SetupError::DetectivesMissing.into())
}

/// The pursuers' start stations, given or drawn from the cards.
fn detective_starts(
    setup: &Setup,
    cards: StationSet,
    count: usize,
    chance: &mut Chance,
) -> Result<heapless::Vec<Station, MOST_DETECTIVES>, SetupError> {
    if let Some(given) = &setup.detective_start {
        return Ok(given.clone());
    }
    let mut cards = cards;
    if let Some(taken) = setup.mister_x_start {
        cards.remove(taken);
    }
    let mut starts = heapless::Vec::new();
    // He drew from the pack in the box, and so did they.
    let count = if setup.x_only && setup.mister_x_start.is_some() { 0 } else { count };
    for _ in 0..count {
        let card = draw_card(cards, chance, Purpose::Layout)?;
        cards.remove(card);
        starts.push(card).map_err(|_| SetupError::StartCount)?;
    }
    Ok(starts)
}

fn draw_card(cards: StationSet, chance: &mut Chance, purpose: Purpose) -> Result<Station, SetupError> {
    chance.pick(purpose, cards.len()).and_then(|rank| cards.nth(rank)).ok_or(SetupError::NoStartCard)
}
