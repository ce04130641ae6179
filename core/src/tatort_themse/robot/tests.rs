//! The player's own parts: sizes, what it imagines, how long it thinks. How well it plays, and that it is fair, is shown
//! in `host-tests`.

extern crate std;

use std::vec::Vec;

use super::head::{Ground, Head};
use super::sample::Hidden;
use super::*;
use crate::fuel::{Fuel, Stepper};
use crate::game::{Game, Turn};
use crate::id::Id as _;
use crate::robots::{Dice, Level};
use crate::seat::Seat;
use crate::tatort_themse::{ClueId, Deed, Phase, Setup, Step, THAMES, TatortThemse, Witness, Witnesses};

fn begin(players: u8, seed: u64) -> TatortThemse {
    let setup = Setup { players: Some(players), ..Setup::default() };
    TatortThemse::start(&setup, &THAMES, seed).ok().unwrap()
}

/// Plays this many entries of a game between quick players; none if it is over by then.
fn later(players: u8, seed: u64, entries: usize) -> Option<(TatortThemse, Seat, Witnesses)> {
    let mut game = begin(players, seed);
    for _ in 0..entries {
        let Turn::Of(seat) = game.turn() else { return None };
        let hand = game.private(seat)?;
        let action = Sleuth::new(game.table(), seat, &hand, Level::Easy, seed).finish()?;
        game.play(action).ok()?;
    }
    let Turn::Of(seat) = game.turn() else { return None };
    let hand = game.private(seat)?;
    Some((game, seat, hand))
}

#[test]
fn a_thought_is_small() {
    assert!(size_of::<Sleuth>() <= 1024, "{} bytes", size_of::<Sleuth>());
    assert!(size_of::<Head>() <= 192, "{} bytes", size_of::<Head>());
}

/// What is imagined could be so: hands and pile have their sizes, no card is twice, and nothing contradicts what
/// was seen. What is so is possible, too.
#[test]
fn every_deal_in_the_head_agrees_with_what_is_known() {
    let mut after_a_shuffle = 0;
    for seed in 0..60 {
        let Some((game, seat, hand)) = later(2 + (seed % 4) as u8, seed, seed as usize * 3) else { continue };
        let table = game.table();
        let memory = table.memory();
        let hidden = Hidden::of(table, seat, &hand);
        let mut all_unseen = Witnesses::ALL;
        all_unseen.take(&table.discards());
        all_unseen.take(&table.row().iter().copied().collect());
        let mut never_seen = all_unseen;
        for other in table.players() {
            let truth = game.private(other).unwrap();
            assert!(memory.held_by(other).is_part_of(&truth), "a card is remembered that was paid");
            never_seen.take(if other == seat { &hand } else { &truth });
        }
        assert!(never_seen.is_part_of(&memory.pile()), "the pile has a card that cannot be there");
        after_a_shuffle += usize::from(memory.pile().len() < table.pile() + 8);
        for number in 0..20 {
            let (hands, pile) = hidden.deal(table.players().count() as u8, &mut Dice::new(seed, number));
            assert_eq!(usize::from(pile.len()), table.pile());
            let mut left = all_unseen;
            for player in table.players() {
                let dealt: Witnesses = Witness::ALL.map(|kind| hands[player].count(kind)).into();
                assert_eq!(dealt.len(), table.hand_size(player));
                assert!(memory.held_by(player).is_part_of(&dealt));
                assert!(player != seat || dealt == hand);
                left = left.without(&dealt).expect("a card is twice");
            }
            for kind in Witness::ALL {
                assert_eq!(pile.count(kind), left.of(kind));
                assert!(pile.count(kind) <= memory.pile().of(kind));
            }
        }
    }
    assert!(after_a_shuffle > 5, "{after_a_shuffle}");
}

#[test]
fn the_hidden_cards_are_dealt_in_many_ways() {
    let (game, seat, hand) = later(4, 3, 30).unwrap();
    let ground = Ground::of(game.table(), seat, &hand);
    let deals: Vec<[u8; 4]> = (0..32)
        .map(|number| {
            let head = Head::begin(&ground, &mut Dice::new(9, number));
            Witness::ALL.map(|kind| head.hands[seat.next(4)].count(kind))
        })
        .collect();
    assert!(deals.iter().any(|deal| *deal != deals[0]));
}

/// The amount of work depends on the level and on how far the turn has come, never on a hand.
#[test]
fn the_time_tells_nothing() {
    let units = |game: &TatortThemse, seat, hand: &Witnesses| {
        let mut sleuth = Sleuth::new(game.table(), seat, hand, Level::Medium, 5);
        let mut units = 0;
        while sleuth.step(&mut Fuel::new(1)).is_pending() {
            units += 1;
        }
        (units, sleuth.finish().unwrap())
    };
    let (mut took, mut asked) = (Vec::new(), Vec::new());
    for seed in 0..40 {
        let Some((game, seat, hand)) = later(4, seed, seed as usize) else { continue };
        if !matches!(game.table().phase(), Phase::Turn(_, Step::Start | Step::Renewed)) {
            continue;
        }
        let (units, action) = units(&game, seat, &hand);
        match action.deed {
            Deed::QuestionOpen(_) | Deed::QuestionPile => asked.push(units),
            _ => took.push(units),
        }
    }
    assert!(took.len() > 3 && asked.len() > 3, "{took:?} {asked:?}");
    assert!(took.iter().all(|units| *units == took[0]), "{took:?}");
    assert!(asked.iter().all(|units| *units == asked[0]), "{asked:?}");
}

#[test]
fn the_same_seed_gives_the_same_action_in_steps_of_any_size() {
    let mut others = 0;
    for seed in 0..20 {
        let Some((game, seat, hand)) = later(3, seed, 4 * seed as usize) else { continue };
        let whole = Sleuth::new(game.table(), seat, &hand, Level::Medium, seed).finish();
        let mut in_steps = Sleuth::new(game.table(), seat, &hand, Level::Medium, seed);
        let mut before = 0;
        while in_steps.step(&mut Fuel::new(7)).is_pending() {
            assert!(before <= in_steps.progress() && in_steps.progress() < 100);
            before = in_steps.progress();
        }
        assert!(whole == in_steps.finish() && in_steps.progress() == 100);
        others += usize::from(whole != Sleuth::new(game.table(), seat, &hand, Level::Easy, seed).finish());
    }
    assert!(others > 0, "the level changes nothing");
}

#[test]
fn a_player_who_is_not_to_move_decides_nothing() {
    let (game, seat, hand) = later(3, 1, 0).unwrap();
    let other = seat.next(3);
    assert!(Sleuth::new(game.table(), other, &hand, Level::Hard, 1).finish().is_none());
}

#[test]
fn a_clue_that_wins_the_game_is_taken() {
    // The last clue of the fourth case lies open, costs two of a kind that are held, and decides.
    let id = |text: &str| {
        ClueId::all().find(|&id| std::format!("{}", THAMES.clue(id)) == text).expect("it exists")
    };
    let mut setup = Setup { players: Some(2), start: Seat::new(0), ..Setup::default() };
    let (last, tower) = (id("gallery-bobby-2"), id("tower-lady-6"));
    setup.columns = core::array::from_fn(|_| Some(heapless::Vec::new()));
    setup.columns[0] = Some([last].into_iter().collect());
    setup.columns[1] = Some([tower].into_iter().collect());
    setup.clues[1] = [id("gallery-musician-3")].into_iter().collect();
    setup.clues[0] = [id("museum-musician-5")].into_iter().collect();
    setup.hands[0] = Some(Witnesses::new(2, 0, 1, 1));
    let game = TatortThemse::start(&setup, &THAMES, 3).ok().unwrap();
    let hand = game.private(Seat::new(0).unwrap()).unwrap();
    let action = Sleuth::new(game.table(), Seat::new(0).unwrap(), &hand, Level::Hard, 1).finish().unwrap();
    assert!(matches!(action.deed, Deed::Take(..)), "{action}");
}
