//! Tatort Themse: hidden cards stay hidden, and any position can be written down as a set-up.

use confidant_core::chance::{Chance, Purpose};
use confidant_core::game::{Game, Turn};
use confidant_core::id::Id;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{
    Action, Column, Deed, Discards, Phase, Setup, Step, THAMES, TatortThemse, Witness, Witnesses,
};
use host_tests::casefile;
use host_tests::games::CaseGame;
use host_tests::journal::Journal;
use host_tests::play::{Random, legal};
use host_tests::soak::tatort_themse::Style;

/// A position at the start of a turn of a random game with dealt witnesses.
fn position(seed: u64, hoard: bool, actions: usize) -> Option<TatortThemse> {
    let setup = TatortThemse::some_setup(seed as usize % 8)?;
    let mut game = TatortThemse::start(&setup, &THAMES, seed).ok()?;
    let mut player = Random::new(seed);
    let style = if hoard { Style::Hoard } else { Style::Any };
    let mut played = 0;
    while played < actions || !matches!(game.table().phase(), Phase::Turn(_, Step::Start)) {
        game.play(style.choose(&legal(&game), &mut player)?).ok()?;
        played += 1;
    }
    Some(game)
}

/// Cards that nobody at the table sees, hands apart: what the pile must hold.
fn pile_of(game: &TatortThemse) -> Vec<Witness> {
    let table = game.table();
    let mut left = Witnesses::ALL;
    let mut take = |cards: Witnesses| left = left.without(&cards).expect("no card is twice");
    take(table.discards());
    take(table.row().iter().copied().collect());
    table.players().filter_map(|seat| game.private(seat)).for_each(&mut take);
    left.cards().collect()
}

/// The position as a set-up, with these hands and this pile.
fn setup_with(game: &TatortThemse, hands: &[Witnesses], pile: &[Witness]) -> Setup {
    let table = game.table();
    let Turn::Of(to_move) = game.turn() else { panic!("the game is over") };
    let mut setup = Setup {
        players: Some(table.players().count() as u8),
        start: Some(to_move),
        open: Some(table.row().iter().copied().collect()),
        pile: pile.iter().copied().collect(),
        discards: Discards::These(table.discards()),
        ..Setup::default()
    };
    for column in Column::all() {
        setup.columns[column.index()] = Some(table.wall().from_below(column).collect());
    }
    for (seat, hand) in table.players().zip(hands) {
        setup.hands[seat.index()] = Some(*hand);
        setup.clues[seat.index()] = table.clues(seat);
    }
    setup
}

fn hands_of(game: &TatortThemse) -> Vec<Witnesses> {
    game.table().players().filter_map(|seat| game.private(seat)).collect()
}

#[test]
fn any_position_that_begins_a_turn_can_be_written_down() {
    let mut written = 0;
    for seed in 0..200 {
        let Some(game) = position(seed, seed.is_multiple_of(3), seed as usize % 120) else { continue };
        let hands = hands_of(&game);
        let setup = setup_with(&game, &hands, &pile_of(&game));
        let again = TatortThemse::start(&setup, &THAMES, seed + 1).expect("it is a position");
        // The tables differ: what is remembered of the turns before cannot be written down. The answers below are the position.
        assert!(hands_of(&again) == hands);
        assert!(legal(&again) == legal(&game));
        // The text of a case file gives it as well.
        let mut text = Journal::<TatortThemse> { setup, seed, actions: Vec::new() }.case_file();
        for query in ["wall", "open", "discards", "cases", "score", "removed", "hands", "pile", "legal"] {
            let answer = casefile::reply(&game, query, casefile::Eyes::All).expect("it is known");
            text += &format!("= {query} => {answer}\n");
        }
        casefile::play(&text, &mut |_| {}, &mut |fault| panic!("{fault}\n{text}"));
        written += 1;
    }
    assert!(written > 120, "{written}");
}

/// Two games that differ only in what the player to move does not see: the hands of the others and the pile
/// below the first cards. `shown` cards of the pile are the same in both.
fn twins(seed: u64, shown: usize) -> Option<(TatortThemse, TatortThemse)> {
    let game = position(seed, seed.is_multiple_of(3), seed as usize % 100)?;
    let Turn::Of(to_move) = game.turn() else { return None };
    let mut chance = Chance::new(seed);
    let mut pile = pile_of(&game);
    chance.shuffle(Purpose::Deck, &mut pile);
    let hands = hands_of(&game);
    let one = TatortThemse::start(&setup_with(&game, &hands, &pile), &THAMES, 7).ok()?;

    let kept = pile.len().min(shown);
    let mut hidden: Vec<Witness> = pile.split_off(kept);
    for (seat, hand) in game.table().players().zip(&hands) {
        if seat != to_move {
            hidden.extend(hand.cards());
        }
    }
    chance.shuffle(Purpose::Deck, &mut hidden);
    let mut other_hands = Vec::new();
    for (seat, hand) in game.table().players().zip(&hands) {
        other_hands.push(if seat == to_move { *hand } else { hidden.drain(..hand.len()).collect() });
    }
    pile.extend(hidden);
    let other = TatortThemse::start(&setup_with(&game, &other_hands, &pile), &THAMES, 7).ok()?;
    Some((one, other))
}

#[test]
fn what_is_offered_told_and_refused_does_not_depend_on_hidden_cards() {
    let (mut pairs, mut differing, mut actions_compared) = (0, 0, 0);
    for seed in 0..300 {
        // Renewing and the question after it open up to eight cards.
        let Some((one, other)) = twins(seed, 8) else { continue };
        pairs += 1;
        differing += u32::from(hands_of(&one) != hands_of(&other));
        assert!(one.table() == other.table());
        let Turn::Of(to_move) = one.turn() else { continue };
        assert!(one.private(to_move) == other.private(to_move));
        let offered = legal(&one);
        assert!(offered == legal(&other), "the same hand is offered other actions");
        for &action in &offered {
            let (mut a, mut b) = (one.clone(), other.clone());
            let (Ok(told_a), Ok(told_b)) = (a.play(action), b.play(action)) else { panic!("{action}") };
            assert!(told_a == told_b, "{action} is told otherwise");
            // A shuffle has only open cards in it, and the same chance.
            assert!(a.table() == b.table(), "{action} leaves another table");
            assert!(a.private(to_move) == b.private(to_move));
            assert_eq!(a.turn(), b.turn());
            actions_compared += 1;
        }
        // Others are refused for the same reason, whatever they hold.
        for seat in Seat::all().filter(|&seat| seat != to_move) {
            let payment = Witnesses::new(2, 0, 0, 0);
            for deed in [Deed::Take(Column::First, payment), Deed::Pass, Deed::QuestionPile, Deed::Renew] {
                let action = Action { seat, deed };
                assert_eq!(one.is_legal(action), other.is_legal(action));
                assert!(one.is_legal(action).is_err());
            }
        }
    }
    assert!(
        pairs > 150 && differing > 100 && actions_compared > 2000,
        "{pairs} {differing} {actions_compared}"
    );
}

#[test]
fn a_hand_is_in_no_view_but_its_owners() {
    for seed in 0..60 {
        let Some(game) = position(seed, false, 20) else { continue };
        for seat in Seat::all() {
            let in_play = game.table().players().any(|one| one == seat);
            assert_eq!(game.private(seat).is_some(), in_play);
            let query = format!("hand p{}", seat.number());
            for eyes in Seat::all().filter(|_| in_play) {
                let answer = casefile::reply(&game, &query, casefile::Eyes::Of(eyes)).expect("in play");
                assert_eq!(answer == "secret", eyes != seat);
            }
            if in_play {
                let table = casefile::reply(&game, &query, casefile::Eyes::Table);
                assert_eq!(table.as_deref(), Ok("secret"));
            }
        }
        // The witness from the pile is whispered only to its author.
        let mut next = game.clone();
        let Turn::Of(seat) = game.turn() else { continue };
        let before = game.private(seat).expect("in play");
        let Ok(told) = next.play(Action { seat, deed: Deed::QuestionPile }) else { continue };
        let mut expected = before;
        expected.add(told.author.expect("a card"), 1);
        assert!(next.private(seat) == Some(expected));
        assert!(next.table().row() == game.table().row());
    }
}
