//! Laying out the game: an unchecked set-up becomes a position, or is refused with the reasons.

use super::TinyEpicClock;
use super::agenda::{Agenda, Task};
use super::secret::Secret;
use super::setup::{Setup, SetupError, Study};
use super::table::{Now, Table};
use crate::chance::{Chance, Purpose};
use crate::deck::Deck;
use crate::game::{Collected, Reasons};
use crate::id::{ById, Id, IdSet};
use crate::print::Print;
use crate::tiny_epic_crimes::Slots;
use crate::tiny_epic_crimes::cards::{EventId, Origin};
use crate::tiny_epic_crimes::edition::Edition;
use crate::tiny_epic_crimes::kinds::{Cards, Officer, OfficerSet, Slot};
use crate::tiny_epic_crimes::line_up::{LineUp, officers};

const OPENING_EVENTS: u8 = 1;

/// The position before anything is drawn.
pub(super) fn lay_out(
    setup: &Setup,
    edition: &'static Edition,
    seed: u64,
) -> Result<TinyEpicClock, Reasons<SetupError>> {
    let nothing = Study::default();
    let study = setup.study.as_ref().unwrap_or(&nothing);
    let mut chance = Chance::new(seed);
    let mut reasons = Collected::new();
    let side = if setup.mode.is_team() { &edition.track.coop } else { &edition.track.standard };
    let own = setup.time.and_then(|time| reasons.keep(time.on(side)));
    let origin = if own.is_some() { Origin::Printed } else { edition.track.origin };
    let board = own.unwrap_or(*side);
    let opening = study.opening_events.unwrap_or(OPENING_EVENTS);
    reasons.add_if(usize::from(opening) > Slot::COUNT, SetupError::OpeningEvents);
    let deck = reasons.keep(deck(setup, study, &mut chance));
    let count = reasons.keep(officers(setup.players, setup.mode));
    let mut line_up = LineUp {
        officers: Officer::MOST as u8,
        mode: setup.mode,
        board: &board,
        order: setup.order.as_ref(),
        hours: ById::new(study.hours),
        reported: study.reported,
        marker: study.marker,
    };
    let order = count.and_then(|count| {
        line_up.officers = count;
        reasons.keep(line_up.order())
    });
    reasons.keep(line_up.check());
    reasons.refuse()?;
    let (Some(officers), Some(order), Some(deck)) = (count, order, deck) else {
        // What is missing has given its reason.
        return Err(SetupError::PlayersMissing.into());
    };
    let track = line_up.track(&order);
    let mut agenda = Agenda::new();
    let tasks = [Task::NextTurn].into_iter().chain(core::iter::repeat_n(Task::DrawEvent, opening.into()));
    agenda.extend(tasks);
    // What the opening asks is for whoever plays first.
    let first = track.next().unwrap_or(Officer::P1);
    let now = Now { officer: first, started: track.hour(first) };
    let table = Table {
        edition: Print::new(edition),
        origin,
        board,
        mode: setup.mode,
        events: setup.events,
        dice: setup.dice,
        officers,
        track,
        slots: Slots::new(Print::new(edition), officers, setup.mode.is_team()),
        now,
        agenda,
        events_left: deck.pile_len() as u8,
        penalties: 0,
        solved: ById::new([0; Officer::MOST]),
        solved_unnamed: 0,
        right: OfficerSet::NONE,
        badges: ById::new([None; Officer::MOST]),
        evidence: ById::new([None; Officer::MOST]),
        outcome: None,
    };
    Ok(TinyEpicClock { table, secret: Secret { deck, chance } })
}

fn deck(
    setup: &Setup,
    study: &Study,
    chance: &mut Chance,
) -> Result<Deck<EventId, { EventId::COUNT }>, SetupError> {
    match &study.deck {
        Some(_) if setup.events == Cards::Printed => Err(SetupError::HouseCards),
        Some(given) => {
            let named: IdSet<EventId, u32> = given.iter().copied().collect();
            if named.len() != given.len() {
                return Err(SetupError::CardTwice);
            }
            Deck::in_order(given.iter().copied()).map_err(|_| SetupError::CardTwice)
        }
        None => {
            let mut cards: heapless::Vec<EventId, { EventId::COUNT }> = EventId::all().collect();
            chance.shuffle(Purpose::Deck, &mut cards);
            Deck::in_order(cards.into_iter()).map_err(|_| SetupError::CardTwice)
        }
    }
}
