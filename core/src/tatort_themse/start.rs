//! From a set-up to the first position: what is given is laid out, the rest is dealt.

use super::TatortThemse;
use super::clue::{Cards, Case, ClueId, ClueSet, SOLVED_AT_END};
use super::memory::Memory;
use super::secret::{Pile, Secret};
use super::setup::{DEALT, Discards, FEWEST_PLAYERS, MOST_PLAYERS, Setup, SetupError};
use super::table::{BySeat, Phase, Step, Table, Verdict};
use super::wall::{Clues, Column, HEIGHT, Wall};
use super::witness::{ROW, Row, WITNESSES, Witness, Witnesses};
use crate::chance::{Chance, Purpose, Source};
use crate::game::{Collected, Reasons};
use crate::id::{ById, Id};
use crate::seat::Seat;

pub(super) fn start(setup: &Setup, printed: &Cards, seed: u64) -> Result<TatortThemse, Reasons<SetupError>> {
    let mut reasons = Collected::new();
    let players = reasons.keep(check_players(setup));
    let cards = reasons.keep(setup.cards(printed).ok_or(SetupError::NotEnoughClues));
    reasons.add_if(cards.as_ref().is_some_and(|cards| !cards.are_playable()), SetupError::Cards);
    let free_clues = reasons.keep(free_clues(setup));
    let columns_given = setup.columns.iter().any(Option::is_some);
    reasons.add_if(setup.five_on_top && columns_given, SetupError::TopsGiven);
    let others = columns_given || setup.five_on_top || setup.clues.iter().any(|clues| !clues.is_empty());
    reasons.add_if(!setup.laid.is_empty() && others, SetupError::WallTwice);
    let free_witnesses = reasons.keep(free_witnesses(setup));
    reasons.add_if(setup.free_turns && setup.witnesses == Source::Device, SetupError::FreeTurnsDealt);
    reasons.refuse()?;
    // What is missing has given its reason.
    let missing = || Reasons::one(SetupError::PlayersMissing);
    let players = players.ok_or_else(missing)?;
    let cards = cards.ok_or_else(missing)?;
    let free_clues = free_clues.ok_or_else(missing)?;
    let free_witnesses = free_witnesses.ok_or_else(missing)?;

    let mut chance = Chance::new(seed);
    let wall = reasons.keep(lay_wall(setup, &cards, free_clues, &mut chance));
    let dealt = reasons.keep(Dealt::of(setup, players, free_witnesses, &mut chance));
    let first = match setup.start {
        Some(seat) => Some(seat),
        None => chance.pick(Purpose::Layout, players.into()).and_then(Seat::at),
    };
    let table = wall.zip(first).map(|(wall, first)| lay_table(setup, cards, players, wall, first));
    let over = table.as_ref().is_some_and(|table| table.solved().len() >= SOLVED_AT_END);
    reasons.add_if(over, SetupError::AlreadyOver);
    reasons.refuse()?;
    let (mut table, dealt) = table.zip(dealt).ok_or_else(missing)?;
    for (seat, hand) in dealt.hands.iter() {
        table.hand_sizes[seat] = hand.len() as u8;
    }
    table.row = dealt.row;
    table.pile = dealt.pile.pile_len() as u8;
    table.discards = dealt.discards;
    table.memory = Memory::of(&table.row, &table.discards);
    Ok(TatortThemse { table, secret: Secret { pile: dealt.pile, hands: dealt.hands, chance } })
}

/// What lies open of the clues, before witnesses are dealt.
fn lay_table(setup: &Setup, cards: Cards, players: u8, wall: Wall, first: Seat) -> Table {
    let mut taken = ById::new([ClueSet::NONE; Seat::MOST as usize]);
    for (seat, &clues) in Seat::first(players).zip(&setup.clues) {
        taken[seat] = clues;
    }
    let held = setup.clues.iter().fold(ClueSet::NONE, |all, &some| all | some);
    let mut table = Table {
        cards,
        witnesses: setup.witnesses,
        free_turns: setup.free_turns,
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
        memory: Memory::of(&[], &Witnesses::NONE),
    };
    for case in Case::ALL {
        table.solve_if_complete(case);
    }
    table
}

/// How many play, if all who are spoken of do.
fn check_players(setup: &Setup) -> Result<u8, Reasons<SetupError>> {
    let players = setup.players.ok_or(SetupError::PlayersMissing)?;
    if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&usize::from(players)) {
        return Err(SetupError::PlayersOutOfRange.into());
    }
    let mut reasons = Collected::new();
    let not_in_play = setup.start.is_some_and(|seat| seat.number() > players);
    reasons.add_if(not_in_play, SetupError::StartNotInPlay);
    for (seat, (hand, clues)) in Seat::all().zip(setup.hands.iter().zip(&setup.clues)).skip(players.into()) {
        reasons.add_if(hand.is_some(), SetupError::HandNotInPlay(seat));
        reasons.add_if(!clues.is_empty(), SetupError::CluesNotInPlay(seat));
    }
    reasons.refuse().map(|()| players)
}

/// The clues that are given for no place.
fn free_clues(setup: &Setup) -> Result<ClueSet, SetupError> {
    let taken = setup.clues.iter().copied().flatten();
    let on_wall = setup.columns.iter().flatten().flatten().copied();
    let mut free = ClueSet::all();
    if taken.chain(on_wall).all(|clue| free.remove(clue)) { Ok(free) } else { Err(SetupError::ClueTwice) }
}

/// The witnesses that are given for no place.
fn free_witnesses(setup: &Setup) -> Result<Witnesses, SetupError> {
    let discards = match setup.discards {
        Discards::These(discards) => discards,
        Discards::Rest => Witnesses::NONE,
    };
    let row: Witnesses = setup.open.iter().flatten().copied().collect();
    let pile: Witnesses = setup.pile.iter().copied().collect();
    let given = setup.hands.iter().flatten().chain([&row, &pile, &discards]);
    if setup.witnesses == Source::Table {
        let none = setup.hands.iter().all(Option::is_none)
            && setup.open.is_none()
            && setup.pile.is_empty()
            && setup.discards == Discards::default();
        return if none { Ok(Witnesses::ALL) } else { Err(SetupError::WitnessesPrinted) };
    }
    let mut left = Witnesses::ALL;
    for cards in given {
        left = left.without(cards).ok_or(SetupError::TooManyOfAKind)?;
    }
    Ok(left)
}

/// The wall: given columns as they are, the others dealt of the free clues.
fn lay_wall(
    setup: &Setup,
    cards: &Cards,
    mut free: ClueSet,
    chance: &mut Chance,
) -> Result<Wall, SetupError> {
    let mut wall = Wall::EMPTY;
    if !setup.laid.is_empty() {
        // The cards are numbered as they lie: column by column, each from below.
        for column in Column::ALL {
            let from_above = (0..HEIGHT).rev();
            wall.0[column].extend(from_above.filter_map(|row| ClueId::at(column.index() * HEIGHT + row)));
        }
        return Ok(wall);
    }
    for (column, given) in Column::all().zip(&setup.columns) {
        for &clue in given.iter().flatten().rev() {
            wall.0[column].push(clue).map_err(|_| SetupError::NotEnoughClues)?;
        }
    }
    if setup.five_on_top {
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

/// The witnesses as they lie before the first turn; none of them with printed ones.
struct Dealt {
    hands: BySeat<Witnesses>,
    row: Row,
    pile: Pile,
    discards: Witnesses,
}

impl Dealt {
    /// Given hands, row, pile and discards as they are, the others from the cards that are left.
    fn of(setup: &Setup, players: u8, left: Witnesses, chance: &mut Chance) -> Result<Self, SetupError> {
        let mut dealt = Self {
            hands: ById::new([Witnesses::NONE; Seat::MOST as usize]),
            row: Row::new(),
            pile: Pile::default(),
            discards: Witnesses::NONE,
        };
        if setup.witnesses == Source::Table {
            return Ok(dealt);
        }
        let no_room = |_| SetupError::TooManyOfAKind;
        let mut rest = Pile::shuffled(left.cards(), chance, Purpose::Deck).map_err(no_room)?;
        for (seat, given) in Seat::first(players).zip(&setup.hands) {
            let mut hand = given.unwrap_or(Witnesses::NONE);
            if given.is_none() {
                for _ in 0..DEALT {
                    hand.add(rest.draw().ok_or(SetupError::NotEnoughWitnesses)?, 1);
                }
            }
            dealt.hands[seat] = hand;
        }
        match &setup.open {
            Some(row) => dealt.row = row.iter().copied().collect(),
            None => {
                for _ in 0..ROW {
                    let card = rest.draw().ok_or(SetupError::NotEnoughWitnesses)?;
                    dealt.row.push(card).map_err(|_| SetupError::NotEnoughWitnesses)?;
                }
            }
        }
        let mut pile: heapless::Vec<Witness, WITNESSES> = setup.pile.clone();
        match setup.discards {
            Discards::These(discards) => dealt.discards = discards,
            Discards::Rest => {
                while let Some(card) = rest.draw() {
                    dealt.discards.add(card, 1);
                }
            }
        }
        while let Some(card) = rest.draw() {
            pile.push(card).map_err(|_| SetupError::TooManyOfAKind)?;
        }
        dealt.pile = Pile::in_order(pile.iter().copied()).map_err(no_room)?;
        Ok(dealt)
    }
}
