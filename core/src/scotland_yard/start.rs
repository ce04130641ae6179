//! From a set-up to the first position: what is given is laid out, the rest is drawn from the start cards.

use super::ScotlandYard;
use super::edition::Editions;
use super::pawn::{FEWEST_DETECTIVES, MOST_DETECTIVES};
use super::secret::Secret;
use super::setup::{Setup, SetupError};
use super::station::{Station, StationSet};
use super::table::{Detective, Phase, Table};
use crate::chance::{Chance, Purpose};
use crate::game::{Collected, Reasons};

/// The position before Mister X's first move, or the end if he has none.
pub(super) fn start(
    setup: &Setup,
    printed: &'static Editions,
    seed: u64,
) -> Result<ScotlandYard, Reasons<SetupError>> {
    let edition = setup.edition.of(printed);
    let count = check(setup)?;
    let mut chance = Chance::new(seed);
    let starts = detective_starts(setup, edition.detective_cards, usize::from(count), &mut chance)?;
    let occupied: StationSet = starts.iter().copied().collect();
    let cards = edition.mister_x_cards - occupied;
    let at = match setup.mister_x_start {
        Some(at) => at,
        None => draw_card(cards, &mut chance, Purpose::Secret)?,
    };
    let tickets = edition.detective_tickets;
    let table = Table {
        edition,
        voluntary: setup.voluntary_reveal,
        detectives: starts.into_iter().map(|at| Detective { at, tickets }).collect(),
        mister_x_tickets: edition.mister_x_supply(count),
        doubles: edition.doubles,
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
    game.begin_flight();
    Ok(game)
}

/// How many detectives play, or everything that is wrong with the set-up.
fn check(setup: &Setup) -> Result<u8, Reasons<SetupError>> {
    let mut reasons = Collected::new();
    let count = setup.detectives.ok_or(SetupError::DetectivesMissing).and_then(|count| {
        let can_play = (FEWEST_DETECTIVES..=MOST_DETECTIVES).contains(&usize::from(count));
        if can_play { Ok(count) } else { Err(SetupError::DetectivesOutOfRange) }
    });
    let count = reasons.keep(count);
    if let Some(given) = &setup.detective_start {
        let stations: StationSet = given.iter().copied().collect();
        reasons.add_if(count.is_some_and(|count| usize::from(count) != given.len()), SetupError::StartCount);
        reasons.add_if(stations.len() < given.len(), SetupError::StartTwice);
        let on_one = setup.mister_x_start.is_some_and(|at| stations.has(at));
        reasons.add_if(on_one, SetupError::StartOnDetective);
    }
    reasons.refuse()?;
    // Without a number there is a reason.
    count.ok_or(SetupError::DetectivesMissing.into())
}

/// The detectives' start stations, given or drawn from the cards.
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
