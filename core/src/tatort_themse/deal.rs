//! From a set-up to the first position: what is given is laid out, the rest is dealt.

use super::clue::{Cards, Case, ClueId, ClueSet, SOLVED_AT_END};
use super::setup::{DEALT, Discards, FEWEST_PLAYERS, MOST_PLAYERS, Setup, SetupError};
use super::table::{Phase, ROW, Step, Table, Verdict};
use super::wall::{Clues, Column, HEIGHT, Wall};
use super::witness::{Witness, Witnesses};
use super::{Pile, Secret, TatortThemse};
use crate::chance::{Chance, Purpose, Source};
use crate::id::{ById, Id};
use crate::seat::Seat;

pub(super) fn start(setup: &Setup, cards: &'static Cards, seed: u64) -> Result<TatortThemse, SetupError> {
    let players = check_players(setup)?;
    if !cards.are_playable() {
        return Err(SetupError::Cards);
    }
    let mut chance = Chance::new(seed);
    let wall = lay_wall(setup, cards, &mut chance)?;
    let first = match setup.start {
        Some(seat) => seat,
        None => {
            let index = chance.pick(Purpose::Layout, players.into());
            index.and_then(Seat::at).ok_or(SetupError::PlayersOutOfRange)?
        }
    };
    let mut taken = ById::new([ClueSet::NONE; Seat::MOST as usize]);
    for (seat, &clues) in Seat::first(players).zip(&setup.clues) {
        taken[seat] = clues;
    }
    let held = setup.clues.iter().fold(ClueSet::NONE, |all, &some| all | some);
    let mut table = Table {
        cards,
        witnesses: setup.witnesses,
        players,
        removed: ClueSet::all() - held - wall.clues(),
        wall,
        taken,
        cases: ById::new([Verdict::Unsolved; 5]),
        row: heapless::Vec::new(),
        pile: 0,
        discards: Witnesses::NONE,
        hand_sizes: ById::new([0; Seat::MOST as usize]),
        phase: Phase::Turn(first, Step::Start),
    };
    for case in Case::ALL {
        table.solve_if_complete(case);
    }
    if table.solved().len() >= SOLVED_AT_END {
        return Err(SetupError::AlreadyOver);
    }
    let hands = ById::new([Witnesses::NONE; Seat::MOST as usize]);
    let mut game = TatortThemse { table, secret: Secret { pile: Pile::default(), hands, chance } };
    match setup.witnesses {
        Source::Device => deal_witnesses(setup, &mut game)?,
        Source::Table => {
            let given = setup.hands.iter().any(Option::is_some)
                || setup.open.is_some()
                || !setup.pile.is_empty()
                || setup.discards != Discards::default();
            if given {
                return Err(SetupError::WitnessesPrinted);
            }
        }
    }
    Ok(game)
}

fn check_players(setup: &Setup) -> Result<u8, SetupError> {
    let players = setup.players.ok_or(SetupError::PlayersMissing)?;
    if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&usize::from(players)) {
        return Err(SetupError::PlayersOutOfRange);
    }
    if setup.start.is_some_and(|seat| seat.number() > players) {
        return Err(SetupError::StartNotInPlay);
    }
    for (seat, (hand, clues)) in Seat::all().zip(setup.hands.iter().zip(&setup.clues)).skip(players.into()) {
        if hand.is_some() {
            return Err(SetupError::HandNotInPlay(seat));
        }
        if !clues.is_empty() {
            return Err(SetupError::CluesNotInPlay(seat));
        }
    }
    Ok(players)
}

/// The wall: given columns as they are, the others dealt.
fn lay_wall(setup: &Setup, cards: &Cards, chance: &mut Chance) -> Result<Wall, SetupError> {
    let mut free = ClueSet::all();
    for &clues in &setup.clues {
        if !clues.is_subset(free) {
            return Err(SetupError::ClueTwice);
        }
        free -= clues;
    }
    let mut wall = Wall::EMPTY;
    for (column, given) in Column::all().zip(&setup.columns) {
        for &clue in given.iter().flatten().rev() {
            if !free.remove(clue) {
                return Err(SetupError::ClueTwice);
            }
            wall.0[column].push(clue).map_err(|_| SetupError::NotEnoughClues)?;
        }
    }
    if setup.five_on_top {
        if setup.columns.iter().any(Option::is_some) {
            return Err(SetupError::TopsGiven);
        }
        lay_tops(&mut wall, &mut free, cards, chance)?;
    }
    let mut rest: heapless::Vec<ClueId, { ClueId::COUNT }> = free.into_iter().collect();
    chance.shuffle(Purpose::Layout, &mut rest);
    for (column, _) in Column::all().zip(&setup.columns).filter(|(_, given)| given.is_none()) {
        while wall.height(column) < HEIGHT {
            let clue = rest.pop().ok_or(SetupError::NotEnoughClues)?;
            wall.0[column].push(clue).map_err(|_| SetupError::NotEnoughClues)?;
        }
    }
    Ok(wall)
}

/// The option: one random clue of each case, shuffled onto the tops (ruling 22).
fn lay_tops(
    wall: &mut Wall,
    free: &mut ClueSet,
    cards: &Cards,
    chance: &mut Chance,
) -> Result<(), SetupError> {
    let mut tops = Clues::new();
    for case in Case::ALL {
        let choice = cards.of_case(case) & *free;
        let rank = chance.pick(Purpose::Layout, choice.len());
        let top = rank.and_then(|rank| choice.nth(rank)).ok_or(SetupError::NotEnoughClues)?;
        free.remove(top);
        tops.push(top).map_err(|_| SetupError::NotEnoughClues)?;
    }
    chance.shuffle(Purpose::Layout, &mut tops);
    for (column, &top) in Column::all().zip(&tops) {
        wall.0[column].push(top).map_err(|_| SetupError::NotEnoughClues)?;
    }
    Ok(())
}

/// Hands, row, pile and discards: given ones as they are, the others from the cards that are left.
fn deal_witnesses(setup: &Setup, game: &mut TatortThemse) -> Result<(), SetupError> {
    let TatortThemse { table, secret } = game;
    let mut left = Witnesses::ALL;
    let mut claim = |cards: &Witnesses| -> Result<(), SetupError> {
        left = left.without(cards).ok_or(SetupError::TooManyOfAKind)?;
        Ok(())
    };
    setup.hands.iter().flatten().try_for_each(&mut claim)?;
    if let Some(row) = &setup.open {
        claim(&row.iter().copied().collect())?;
    }
    claim(&setup.pile.iter().copied().collect())?;
    if let Discards::These(discards) = setup.discards {
        claim(&discards)?;
        table.discards = discards;
    }

    let no_room = |_| SetupError::TooManyOfAKind;
    let mut rest: Pile = Pile::shuffled(left.cards(), &mut secret.chance, Purpose::Deck).map_err(no_room)?;
    for (seat, given) in table.players().zip(&setup.hands) {
        let mut hand = given.unwrap_or(Witnesses::NONE);
        if given.is_none() {
            for _ in 0..DEALT {
                hand.add(rest.draw().ok_or(SetupError::NotEnoughWitnesses)?, 1);
            }
        }
        secret.hands[seat] = hand;
        table.hand_sizes[seat] = hand.len() as u8;
    }
    match &setup.open {
        Some(row) => table.row = row.iter().copied().collect(),
        None => {
            for _ in 0..ROW {
                let card = rest.draw().ok_or(SetupError::NotEnoughWitnesses)?;
                table.row.push(card).map_err(|_| SetupError::NotEnoughWitnesses)?;
            }
        }
    }
    let mut pile: heapless::Vec<Witness, { super::witness::WITNESSES }> = setup.pile.clone();
    let to_discards = setup.discards == Discards::Rest;
    while let Some(card) = rest.draw() {
        if to_discards {
            table.discards.add(card, 1);
        } else {
            pile.push(card).map_err(|_| SetupError::TooManyOfAKind)?;
        }
    }
    secret.pile = Pile::in_order(pile.iter().copied()).map_err(no_room)?;
    table.pile = pile.len() as u8;
    Ok(())
}
