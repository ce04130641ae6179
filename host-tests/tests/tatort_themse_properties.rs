//! Tatort Themse: what must hold in every game, over random games of every set-up.

use std::collections::BTreeSet;

use confidant_core::chance::Source;
use confidant_core::game::{Game, Turn, Undo};
use confidant_core::id::Id;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{
    Action, Case, Column, Deed, Event, Phase, Place, Setup, Step, THAMES, TatortThemse, Witness, Witnesses,
};
use host_tests::games::CaseGame;
use host_tests::journal::Journal;
use host_tests::play::{Random, legal};
use host_tests::soak::tatort_themse::{Style, broken_invariant, run};
use proptest::prelude::*;

fn start(choice: usize, seed: u64) -> TatortThemse {
    let setup = TatortThemse::some_setup(choice).expect("any number picks a set-up");
    TatortThemse::start(&setup, &THAMES, seed).expect("it can be played")
}

/// A random game up to some action, and its record.
fn random_game(choice: usize, seed: u64, length: usize) -> (TatortThemse, Journal<TatortThemse>) {
    let setup = TatortThemse::some_setup(choice).expect("any number picks a set-up");
    let mut player = Random::new(seed);
    Journal::played(setup, seed, length, |game| player.action(game))
}

/// Every heap of cards with up to one more of each kind than the hand has.
fn heaps_about(hand: Witnesses) -> Vec<Witnesses> {
    let most = <[u8; 4]>::from(hand);
    let mut heaps = vec![[0; 4]];
    for kind in 0..4 {
        heaps = heaps
            .into_iter()
            .flat_map(|heap| {
                (0..=most[kind] + 1).map(move |count| {
                    let mut heap = heap;
                    heap[kind] = count;
                    heap
                })
            })
            .collect();
    }
    heaps.into_iter().map(Witnesses::from).collect()
}

/// Every deed that could be written down, with payments about this hand.
fn writable(hand: Witnesses) -> Vec<Deed> {
    let mut deeds = vec![Deed::Renew, Deed::QuestionPile, Deed::Pass, Deed::PrintedQuestion];
    deeds.extend(Place::all().map(Deed::QuestionOpen));
    let heaps = heaps_about(hand);
    for column in Column::all() {
        deeds.push(Deed::PrintedTake(column));
        deeds.extend(heaps.iter().map(|&payment| Deed::Take(column, payment)));
        for count in 0..6 {
            deeds.push(Deed::PrintedRemove(column, count));
            deeds.extend(heaps.iter().map(|&payment| Deed::Remove(column, count, payment)));
        }
    }
    deeds
}

#[test]
fn legal_lists_exactly_what_is_accepted() {
    let mut kinds = BTreeSet::new();
    for seed in 0..24 {
        let (mut game, _) = random_game(seed as usize, seed, seed as usize * 5);
        let mut player = Random::new(seed ^ 77);
        for _ in 0..6 {
            let listed = legal(&game);
            let Turn::Of(to_move) = game.turn() else { break };
            let texts: BTreeSet<String> = listed.iter().map(ToString::to_string).collect();
            assert_eq!(texts.len(), listed.len(), "an action is listed twice");
            let hand = game.private(to_move).unwrap_or(Witnesses::new(1, 1, 1, 1));
            let mut accepted = 0;
            for deed in writable(hand) {
                for seat in [to_move, to_move.next(6)] {
                    let action = Action { seat, deed };
                    let legal = game.is_legal(action).is_ok();
                    assert_eq!(legal, texts.contains(&action.to_string()), "{action}");
                    accepted += usize::from(legal);
                    if !legal {
                        kinds.insert(format!("{:?}", game.is_legal(action).err()));
                    }
                }
            }
            assert_eq!(accepted, listed.len());
            let Some(action) = player.action(&game) else { break };
            assert!(game.play(action).is_ok());
        }
    }
    assert!(kinds.len() >= 15, "many reasons come up: {kinds:?}");
}

#[test]
fn every_removal_is_followed_by_a_take_that_can_be_paid() {
    let mut removals = 0;
    for seed in 0..40 {
        let mut game = start(seed as usize % 8, seed);
        let mut player = Random::new(seed);
        loop {
            let actions = legal(&game);
            for &action in actions.iter().filter(|action| matches!(action.deed, Deed::Remove(..))) {
                let Deed::Remove(removed, ..) = action.deed else { continue };
                let mut next = game.clone();
                assert!(next.play(action).is_ok());
                let follow = legal(&next);
                assert!(!follow.is_empty(), "{action}");
                assert!(matches!(next.turn(), Turn::Of(seat) if seat == action.seat), "{action}");
                assert!(
                    follow.iter().all(|one| matches!(one.deed, Deed::Take(column, _) if column == removed))
                );
                removals += 1;
            }
            let Some(action) = player.one_of(&actions) else { break };
            assert!(game.play(action).is_ok());
        }
    }
    assert!(removals > 1000, "{removals}");
}

#[test]
fn payments_of_a_column_are_listed_with_the_cheapest_first() {
    for seed in 0..40 {
        let (game, _) = random_game(seed as usize % 8, seed, 60);
        let actions = legal(&game);
        for column in Column::all() {
            for count in 0..=4 {
                let sizes = actions.iter().filter_map(|action| match action.deed {
                    Deed::Take(at, payment) if at == column && count == 0 => Some(payment.len()),
                    Deed::Remove(at, many, payment) if at == column && many == count => Some(payment.len()),
                    _ => None,
                });
                assert!(sizes.is_sorted());
            }
        }
    }
}

/// With hands that fill up the witnesses run out: rulings 10 and 19.
#[test]
fn hoarders_come_to_an_end_too() {
    let (mut short_rows, mut passes) = (0, 0);
    for seed in 0..60 {
        let mut game = start(seed as usize % 8, seed);
        let mut player = Random::new(seed);
        let mut actions = 0;
        while let Some(action) = Style::Hoard.choose(&legal(&game), &mut player) {
            short_rows += u32::from(game.table().row().len() < 4);
            passes += u32::from(action.deed == Deed::Pass);
            assert!(game.play(action).is_ok());
            actions += 1;
            assert!(actions <= host_tests::soak::tatort_themse::MOST_ACTIONS);
        }
        assert!(matches!(game.turn(), Turn::Over(_)));
    }
    assert!(short_rows > 100 && passes > 10, "{short_rows} {passes}");
}

#[test]
fn a_sample_of_the_soak_holds() {
    let report = run(1600, 1);
    assert!(report.contains("1600 games"), "{report}");
    assert!(report.contains("reconstructed"), "{report}");
    // Eight of 32 set-ups are printed, and nothing is hoarded, renewed or shuffled there by the device.
    let groups: Vec<&str> = report.split("\n\n").skip(1).collect();
    let (printed, dealt): (Vec<&str>, Vec<&str>) =
        groups.into_iter().partition(|group| group.contains("printed witnesses"));
    let games = |group: &&str| -> u64 {
        let head = group.lines().next().and_then(|head| head.rsplit_once(": ")).expect("a heading");
        head.1.trim_end_matches(" games").parse().expect("a count")
    };
    assert_eq!(printed.iter().map(games).sum::<u64>(), 400, "{report}");
    assert_eq!(dealt.iter().map(games).sum::<u64>(), 1200, "{report}");
    for word in ["hoarding", "renewals", "shuffles"] {
        assert!(printed.iter().all(|group| !group.contains(word)), "{word}: {report}");
        assert!(dealt.iter().any(|group| group.contains(word)), "{word}: {report}");
    }
}

/// A game with dealt witnesses and one with printed ones, entered move by move, agree on all that both know.
#[test]
fn printed_games_keep_the_same_wall_cases_and_scores() {
    for seed in 0..60 {
        let players = Some(2 + (seed % 4) as u8);
        let setup = Setup { players, ..Setup::default() };
        let printed = Setup { witnesses: Source::Table, ..setup.clone() };
        let mut dealt = TatortThemse::start(&setup, &THAMES, seed).expect("it can be played");
        let mut other = TatortThemse::start(&printed, &THAMES, seed).expect("it can be played");
        let mut player = Random::new(seed);
        let mut removed = None;
        while let Some(action) = player.action(&dealt) {
            assert!(dealt.play(action).is_ok());
            let deed = match action.deed {
                Deed::Renew => continue,
                Deed::Remove(_, count, _) => {
                    removed = Some(count);
                    continue;
                }
                Deed::Take(column, _) => match removed.take() {
                    Some(count) => Deed::PrintedRemove(column, count),
                    None => Deed::PrintedTake(column),
                },
                _ => Deed::PrintedQuestion,
            };
            let entered = Action { seat: action.seat, deed };
            assert!(other.play(entered).is_ok(), "{action} as {entered}");
            let (a, b) = (dealt.table(), other.table());
            assert!(a.wall() == b.wall() && a.removed() == b.removed());
            assert!(Case::ALL.into_iter().all(|case| a.verdict(case) == b.verdict(case)));
            assert!(a.players().all(|seat| a.score(seat) == b.score(seat)));
            assert_eq!(a.phase(), b.phase());
        }
    }
}

#[test]
fn the_option_puts_the_five_cases_on_top() {
    let tops = |setup: &Setup, seed| {
        let game = TatortThemse::start(setup, &THAMES, seed).expect("it can be played");
        let wall = game.table().wall().clone();
        let tops: Vec<_> = Column::all().filter_map(|column| wall.from_below(column).last()).collect();
        (tops.clone(), tops.iter().map(|&top| THAMES.clue(top).case).collect::<BTreeSet<_>>().len())
    };
    let plain = Setup { players: Some(2), ..Setup::default() };
    let option = Setup { five_on_top: true, ..plain.clone() };
    let mut seen = BTreeSet::new();
    for seed in 0..300 {
        let (clues, cases) = tops(&option, seed);
        assert_eq!(cases, 5);
        seen.extend(clues.into_iter().zip(Column::all()));
    }
    assert_eq!(seen.len(), 125, "every clue comes on top of every column");
    assert!((0..300).filter(|&seed| tops(&plain, seed).1 == 5).count() < 60);
}

#[test]
fn everybody_may_begin_and_every_clue_may_lie_anywhere() {
    let mut starts = [0; 5];
    let mut lowest = BTreeSet::new();
    for seed in 0..1000 {
        let setup = Setup { players: Some(5), ..Setup::default() };
        let game = TatortThemse::start(&setup, &THAMES, seed).expect("it can be played");
        if let Turn::Of(seat) = game.turn() {
            starts[seat.index()] += 1;
        }
        lowest.extend(Column::all().filter_map(|column| Some((column, game.table().wall().lowest(column)?))));
    }
    assert!(starts.iter().all(|&count| (150..250).contains(&count)), "{starts:?}");
    assert_eq!(lowest.len(), 125);
}

/// What was drawn or opened cannot be taken back; all else can.
#[test]
fn an_action_is_final_exactly_if_it_drew_a_card() {
    let (mut open, mut r#final) = (0, 0);
    for seed in 0..40 {
        let mut game = start(seed as usize, seed);
        let mut player = Random::new(seed);
        let style = if seed.is_multiple_of(2) { Style::Any } else { Style::Hoard };
        while let Some(action) = style.choose(&legal(&game), &mut player) {
            let before = (game.table().pile(), game.table().row().to_vec());
            let Ok(told) = game.play(action) else { panic!("a legal action is refused") };
            let after = (game.table().pile(), game.table().row().to_vec());
            let drew = told.table.shuffled || after.0 < before.0;
            assert_eq!(told.undo == Undo::Final, drew, "{action}");
            assert_eq!(told.author.is_some(), action.deed == Deed::QuestionPile, "{action}");
            match told.undo {
                Undo::Open => open += 1,
                Undo::Agreed => panic!("{action}: nothing here tells only that something is not so"),
                Undo::Final => r#final += 1,
            }
            if action.deed == Deed::Renew {
                assert!(matches!(told.table.event, Event::Renewed(_)) && after.1.len() == 4);
            }
        }
    }
    assert!(open > 100 && r#final > 100);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn all_102_cards_are_conserved(choice in 0usize..32, seed: u64, hoard: bool) {
        let mut game = start(choice, seed);
        let mut player = Random::new(seed);
        let style = if hoard { Style::Hoard } else { Style::Any };
        loop {
            let actions = legal(&game);
            prop_assert_eq!(broken_invariant(&game, &actions), None);
            let Some(action) = style.choose(&actions, &mut player) else { break };
            prop_assert!(game.play(action).is_ok());
        }
    }

    #[test]
    fn any_payment_is_written_and_read_back(counts: [u8; 4], column in 0usize..5, many: u8, seat in 0u8..6) {
        let payment = Witnesses::from(counts);
        let column = Column::at(column).expect("a column");
        let seat = Seat::new(seat).expect("a seat");
        for deed in [Deed::Take(column, payment), Deed::Remove(column, many, payment)] {
            let action = Action { seat, deed };
            prop_assert!(action.to_string().parse::<Action>() == Ok(action), "{}", action);
        }
    }

    #[test]
    fn garbage_is_refused_without_a_panic(bytes: Vec<u8>, counts: [u8; 4], many: u8, seed: u64) {
        if let Ok(setup) = postcard::from_bytes::<Setup>(&bytes) {
            let _ = TatortThemse::start(&setup, &THAMES, seed);
        }
        let game = start(seed as usize, seed);
        if let Ok(action) = postcard::from_bytes::<Action>(&bytes) {
            let _ = game.is_legal(action);
        }
        let payment = Witnesses::from(counts);
        for seat in Seat::all() {
            for deed in [Deed::Take(Column::First, payment), Deed::Remove(Column::First, many, payment)] {
                let legal = game.is_legal(Action { seat, deed }).is_ok();
                prop_assert!(payment.len() <= 4 || !legal);
            }
        }
        let _ = String::from_utf8_lossy(&bytes).parse::<Action>();
    }
}

/// A whole hand of 72 cards lists its payments without a stumble, and still in the right order of steps.
#[test]
fn the_largest_hand_lists_all_its_actions() {
    let setup = Setup {
        players: Some(2),
        start: Seat::new(0),
        hands: [Some(Witnesses::ALL), Some(Witnesses::NONE), None, None, None],
        open: Some(heapless::Vec::new()),
        ..Setup::default()
    };
    let game = TatortThemse::start(&setup, &THAMES, 0).expect("it can be played");
    assert!(matches!(game.table().phase(), Phase::Turn(_, Step::Start)));
    let actions = legal(&game);
    assert!(actions.iter().all(|action| matches!(action.deed, Deed::Take(..) | Deed::Remove(..))));
    assert!(actions.len() > 800, "{}", actions.len());
    assert!(actions.iter().all(|&action| game.is_legal(action).is_ok()));
    assert!(Witness::ALL.into_iter().all(|kind| Witnesses::ALL.of(kind) == 18));
}
