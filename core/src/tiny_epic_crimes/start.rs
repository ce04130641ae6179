//! Laying out the game: an unchecked set-up becomes a position, or is refused with the reasons.

use super::TinyEpicCrimes;
use super::agenda::{Agenda, Task};
use super::block::LineSet;
use super::box_values::Boards;
use super::cards::ForceSet;
use super::edition::Edition;
use super::kinds::{Evidence, Officer, OfficerSet, SuspectSet};
use super::layout::{Layout, check_box};
use super::line_up::officers;
use super::secret::Secret;
use super::setup::{Setup, SetupError};
use super::slots::Slots;
use super::table::{Now, Table};
use crate::chance::Chance;
use crate::game::{Collected, Reasons};
use crate::id::{ById, Id};
use crate::print::Print;

const OPENING_GANGSTERS: usize = 3;
const OPENING_EVENTS: u8 = 1;
const MOST_OPENING_EVENTS: u8 = 3;

/// The position before anything is rolled; its agenda begins with the opening.
pub(super) fn lay_out(
    setup: &Setup,
    edition: &'static Edition,
    seed: u64,
) -> Result<TinyEpicCrimes, Reasons<SetupError>> {
    let mut reasons = Collected::new();
    reasons.add_if(opening_events(setup) > MOST_OPENING_EVENTS, SetupError::OpeningEvents);
    let players = reasons.keep(officers(setup.players, setup.mode));
    let boards = reasons.keep(Boards::of(setup.own.as_ref(), edition, setup.mode));
    let boards = match boards {
        Some(boards) => boards,
        // Refused below; the rest is looked at with the boards of the edition.
        None => Boards::of(None, edition, setup.mode)?,
    };
    reasons.keep(check_box(setup));
    let mut layout =
        Layout { setup, edition, boards, players: players.unwrap_or_default(), chance: Chance::new(seed) };
    if players.is_none() {
        // What does not depend on their number is looked at all the same.
        let marks = reasons.keep(layout.marks());
        marks.map(|(_, stakeout)| reasons.keep(layout.values(stakeout)));
        reasons.keep(layout.events());
    }
    reasons.refuse()?;
    let order = reasons.keep(layout.line_up().order());
    let mats = reasons.keep(layout.mats());
    reasons.keep(layout.line_up().check());
    let marks = reasons.keep(layout.marks());
    let placed = marks.zip(mats.as_ref());
    let city =
        placed.and_then(|((search, stakeout), mats)| reasons.keep(layout.city(search, stakeout, mats)));
    let hits = placed.and_then(|((search, _), mats)| reasons.keep(layout.hits(search, mats)));
    let stakeouts = marks.and_then(|(_, stakeout)| reasons.keep(layout.values(stakeout)));
    let people = reasons.keep(layout.suspects());
    let events = reasons.keep(layout.events());
    let mats = mats.and_then(|mats| reasons.keep(layout.abilities(mats)));
    let force = mats.and_then(|mut mats| {
        let (deck, hands) = reasons.keep(layout.force(&mut mats))?;
        Some((mats, deck, hands))
    });
    let is_in_play = |officer: Officer| officer.index() < usize::from(layout.players);
    let held_by_nobody = setup.fixed().solved.iter().any(|&(_, holder)| !is_in_play(holder));
    reasons.add_if(held_by_nobody, SetupError::NotInPlay);
    reasons.refuse()?;
    let laid = (order.zip(city), hits.zip(stakeouts), people.zip(events), force);
    let (
        Some((order, city)),
        Some((hits, stakeouts)),
        Some((people, events)),
        Some((mut mats, force, force_hands)),
    ) = laid
    else {
        // What is missing has given its reason.
        return Err(SetupError::PlayersMissing.into());
    };
    let track = layout.line_up().track(&order);
    let shared = layout.shared(&people);
    for officer in layout.officers() {
        mats[officer].suspects = people.hands[officer].len() as u8;
    }
    let team = setup.mode.is_team();
    // What the opening asks is for whoever plays first.
    let first = track.next().unwrap_or(Officer::P1);
    let now = Now { settled: true, ..Now::of(first, track.hour(first)) };
    let mut table = Table {
        edition: Print::new(edition),
        boards,
        mode: setup.mode,
        cards: setup.cards,
        dice: setup.dice,
        bag: setup.bag,
        envelope: setup.envelope,
        clue_tokens: setup.clue_tokens,
        officers: layout.players,
        track,
        city,
        mats,
        slots: Slots::new(Print::new(edition), layout.players, team),
        holders: ById::new([None; Evidence::COUNT]),
        shared,
        now,
        agenda: Agenda::new(),
        suspects_left: people.left,
        suspects_lost: people.lost.len() as u8,
        events_left: events.pile_len() as u8,
        force_discards: force.discards().iter().copied().collect(),
        ghost: people.ghost_cards,
        stashed: 0,
        values_open: LineSet::NONE,
        accused: OfficerSet::NONE,
        penalties: 0,
        ending: None,
        rolled: None,
    };
    for &(evidence, holder) in &setup.fixed().solved {
        table.holders[evidence] = Some(holder);
        if team {
            let finding = people.murderer.map(|murderer| boards.suspects.finding(murderer, evidence));
            table.shared.evidence[evidence] = finding;
        }
    }
    if team {
        table.shared.force = force_hands;
    }
    begin_agenda(setup, &mut table);
    let seen = if team { ById::new([SuspectSet::NONE; Officer::MOST]) } else { people.hands };
    let secret = Secret {
        murderer: people.murderer,
        suspects: people.deck,
        // A team's cards lie open.
        hands: seen,
        seen,
        ghost: people.ghost,
        hits,
        stakeouts,
        stash: ById::new([None; 3]),
        events,
        force,
        force_hands: if team { ById::new([ForceSet::NONE; Officer::MOST]) } else { force_hands },
        accusations: ById::new([None; Officer::MOST]),
        chance: layout.chance,
    };
    Ok(TinyEpicCrimes { table, secret })
}

/// How many events are drawn at set-up.
fn opening_events(setup: &Setup) -> u8 {
    setup.fixed().opening_events.unwrap_or(OPENING_EVENTS)
}

/// The opening, then the first turn.
fn begin_agenda(setup: &Setup, table: &mut Table) {
    let gangsters = if setup.fixed().gangsters.is_some() { 0 } else { OPENING_GANGSTERS };
    let tasks = core::iter::repeat_n(Task::Opening, gangsters)
        .chain(table.officers().map(Task::Keep))
        .chain(core::iter::repeat_n(Task::DrawEvent, usize::from(opening_events(setup))))
        .chain([Task::NextTurn]);
    let tasks: heapless::Vec<Task, 16> = tasks.collect();
    table.agenda.extend(tasks.into_iter().rev());
}
