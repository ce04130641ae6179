//! Schinderhannes: what must hold in every game, over random games of every set-up.

use confidant_core::chance::Source;
use confidant_core::game::{Game, Turn, Undo};
use confidant_core::id::{Id, IdSet};
use confidant_core::schinderhannes::{
    Action, Back, Board, Card, CardSet, Crime, Deduction, Illegal, Kind, Pile, Place, SOONWALD,
    Schinderhannes, Setup, Solitaire, Standing, Token,
};
use confidant_core::seat::Seat;
use host_tests::games::CaseGame;
use host_tests::journal::Journal;
use host_tests::play::{Random, legal};
use host_tests::soak::schinderhannes::{Style, broken_invariant, run};
use proptest::prelude::*;

fn start(setup: &Setup, seed: u64) -> Schinderhannes {
    Schinderhannes::start(setup, &SOONWALD, seed).expect("it can be played")
}

/// A random game up to some action, and its record.
fn random_game(
    choice: usize,
    seed: u64,
    length: usize,
    style: Style,
) -> (Schinderhannes, Journal<Schinderhannes>) {
    let setup = Schinderhannes::some_setup(choice).expect("any number picks a set-up");
    let mut player = Random::new(seed);
    Journal::played(setup, seed, length, |game| style.action(game, &mut player))
}

fn style(keen: bool) -> Style {
    if keen { Style::Keen } else { Style::Any }
}

/// Every action that can be written down.
fn writable() -> Vec<Action> {
    let mut actions = Vec::new();
    let tokens: Vec<Token> =
        Crime::all().flat_map(|crime| Place::all().map(move |place| Token { crime, place })).collect();
    for seat in Seat::all() {
        for card in Card::all() {
            actions.extend([Action::Discard(seat, card), Action::Drop(seat, card)]);
            let picks = std::iter::once(None).chain(Crime::all().map(Some));
            actions.extend(picks.map(|pick| Action::Play(seat, card, pick)));
        }
        actions.extend(tokens.iter().map(|&token| Action::Remove(seat, token)));
        actions.extend(tokens.iter().map(|&token| Action::Claim(seat, token)));
        actions.extend(tokens.iter().map(|&token| Action::Stop(seat, token)));
        actions.extend(Pile::all().map(|pile| Action::Draw(seat, pile)));
        actions.extend([Action::Pass(seat), Action::End(seat)]);
    }
    for pile in Pile::all() {
        actions.extend(Card::all().map(|card| Action::Clear(pile, card)));
    }
    actions
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn exactly_the_listed_actions_are_legal(
        choice in 0..96usize, seed: u64, length in 0..160usize, keen: bool,
    ) {
        let (game, journal) = random_game(choice, seed, length, style(keen));
        let mut listed: Vec<String> = legal(&game).iter().map(ToString::to_string).collect();
        let mut accepted: Vec<String> = writable()
            .into_iter()
            .filter(|&action| game.is_legal(action).is_ok())
            .map(|action| action.to_string())
            .collect();
        listed.sort_unstable();
        accepted.sort_unstable();
        prop_assert_eq!(listed, accepted, "{}", journal.case_file());
    }

    #[test]
    fn what_drew_or_turned_up_a_card_is_final(choice in 0..96usize, seed: u64, keen: bool) {
        let (_, journal) = random_game(choice, seed, 400, style(keen));
        let mut game = start(&journal.setup, seed);
        let device = game.table().source() == Source::Device;
        for &action in &journal.actions {
            let hand = |game: &Schinderhannes| {
                Schinderhannes::author(action).and_then(|seat| game.private(seat)).unwrap_or_default()
            };
            let before = hand(&game);
            let tops: Vec<Option<Back>> = Pile::all().map(|pile| game.table().top(pile)).collect();
            let told = game.play(action).expect("legal");
            let new: CardSet = hand(&game) - before;
            let same_tops = Pile::all().map(|pile| game.table().top(pile)).eq(tops);
            let draws = matches!(action, Action::Draw(..));
            prop_assert_eq!(told.undo == Undo::Final, device && (draws || !told.table.cleared.is_empty()));
            prop_assert!(told.undo == Undo::Final || (same_tops && new.is_empty()), "something was shown");
            prop_assert!(new == told.author.into_iter().collect(), "the author is told the card drawn");
        }
    }
}

#[test]
fn random_games_keep_every_invariant() {
    let report = run(1600, 0);
    assert!(report.starts_with("schinderhannes: 1600 games"), "{report}");
}

#[test]
fn every_found_crime_gave_five_points() {
    // With automatic deduction the points of all are the tokens of the placed crimes that left the board;
    // a solved game has given all 80.
    let mut solved = 0;
    for seed in 0..120 {
        let choice = seed as usize % 8;
        let (game, _) = random_game(choice, seed, 2000, Style::Keen);
        let table = game.table();
        let total: usize = table.players().map(|seat| usize::from(table.chair(seat).score)).sum();
        let expected: usize = Crime::all()
            .map(|crime| match table.board().standing(crime) {
                Standing::Found(_) => 5,
                Standing::Tokens(tokens) => 5 - tokens.len(),
                Standing::Unplaced | Standing::Out => 0,
            })
            .sum();
        assert_eq!(total, expected);
        if let Turn::Over(outcome) = game.turn()
            && outcome.solved
        {
            assert_eq!(total, 80);
            solved += 1;
        }
    }
    assert!(solved > 20, "{solved}");
}

#[test]
fn winners_have_most_points_and_share() {
    for seed in 0..60 {
        let (game, _) = random_game(seed as usize % 96, seed, 2000, style(seed % 2 == 0));
        let Turn::Over(outcome) = game.turn() else { panic!("a game ends") };
        let table = game.table();
        let best = table.players().map(|seat| table.chair(seat).score).max();
        let winners: IdSet<Seat, u8> =
            table.players().filter(|&seat| Some(table.chair(seat).score) == best).collect();
        assert!(winners == outcome.winners() && !winners.is_empty());
    }
}

#[test]
fn a_card_dead_by_its_back_is_dead_by_its_face() {
    for seed in 0..40 {
        let (game, _) = random_game(seed as usize % 12, seed, 60 + seed as usize, Style::Keen);
        let (table, sight) = (game.table(), game.table().sight());
        for card in Card::all().filter(|card| card.kind() != Kind::Solo) {
            let back = confidant_core::deck::Backed::back(card, table.edition());
            if sight.dead_back(back) {
                assert!(sight.never(table.edition().clue(card)), "card {card}");
            }
        }
    }
}

#[test]
fn a_hand_is_in_no_view_but_its_owners() {
    // Two games that differ in what p1 holds: nobody but p1 sees a difference.
    let hand = |numbers: &[u8]| numbers.iter().filter_map(|&number| Card::new(number)).collect::<CardSet>();
    let with = |first: &[u8], pile: &[u8]| Setup {
        players: Some(3),
        hands: [Some(hand(first)), Some(hand(&[11, 57])), Some(hand(&[12])), None],
        piles: {
            let mut piles: [Option<_>; 6] = Default::default();
            piles[0] = Some(pile.iter().filter_map(|&number| Card::new(number)).collect());
            piles
        },
        ..Setup::default()
    };
    let one = start(&with(&[17, 21], &[1, 2, 25, 29]), 5);
    let other = start(&with(&[25, 29], &[1, 2, 17, 21]), 5);
    assert!(one.table() == other.table());
    let [first, second, third] = [0, 1, 2].map(|index| Seat::at(index).expect("a seat"));
    assert!(one.private(first) != other.private(first));
    assert!(one.private(second) == other.private(second) && one.private(third) == other.private(third));
    assert!(one.private(Seat::at(3).expect("a seat")).is_none(), "nobody sits there");
    // Nor does a refusal tell: it is not their turn, whatever they hold.
    for card in Card::all().filter(|card| card.kind() != Kind::Solo) {
        for action in
            [Action::Play(second, card, None), Action::Drop(third, card), Action::Discard(second, card)]
        {
            assert_eq!(one.is_legal(action), Err(Illegal::NotYourTurn), "{action}");
        }
    }
}

#[test]
fn positions_can_be_written_down_as_set_ups() {
    for seed in 0..80 {
        let (game, _) = random_game(seed as usize % 12, seed, 40 + seed as usize, style(seed % 3 > 0));
        let Turn::Of(to_move) = game.turn() else { continue };
        let table = game.table();
        let board = table.board();
        if !matches!(table.phase(), confidant_core::schinderhannes::Phase::Act(..)) {
            continue;
        }
        let mut setup = Setup {
            players: Some(table.players().count() as u8),
            start: Some(to_move),
            deduction: table.deduction(),
            out: board.out(),
            ..Setup::default()
        };
        let mut unseen: Vec<Card> =
            Card::all().filter(|&card| card.kind() != Kind::Solo && !table.discards().has(card)).collect();
        for crime in Crime::all() {
            setup.tokens[crime.index()] = board.tokens(crime);
            let scene = board.scene(crime).map(|place| Token { crime, place });
            setup.scenes.extend(scene);
        }
        for seat in table.players() {
            let hand = game.private(seat).expect("dealt by the device");
            unseen.retain(|&card| !hand.has(card));
            setup.hands[seat.index()] = Some(hand);
            setup.scores[seat.index()] = table.chair(seat).score;
            if !table.chair(seat).remove_card {
                setup.spent.insert(seat);
            }
        }
        let back = |card: Card| confidant_core::deck::Backed::back(card, &SOONWALD);
        for pile in Pile::all() {
            let mut order: Vec<Card> = Vec::new();
            let top = unseen.iter().position(|&card| Some(back(card)) == table.top(pile));
            order.extend(top.map(|at| unseen.remove(at)));
            setup.piles[pile.index()] = Some(order.into_iter().collect());
        }
        // Which of two place piles a card lies in is not known: fill them up.
        for pile in Pile::all() {
            let order = setup.piles[pile.index()].as_mut().expect("given");
            while order.len() < usize::from(table.left(pile)) {
                let at = unseen.iter().position(|&card| SOONWALD.suit(card) == Some(pile.suit()));
                assert!(order.push(unseen.remove(at.expect("one is left"))).is_ok());
            }
        }
        let text = Journal::<Schinderhannes> { setup: setup.clone(), seed, actions: Vec::new() }.case_file();
        let mut faults = Vec::new();
        let scenes = format!("{text}= turn => p{}\n", to_move.number());
        host_tests::casefile::play(&scenes, &mut |_| {}, &mut |fault| faults.push(fault));
        assert!(faults.is_empty(), "{faults:?}\n{text}");
        let again = start(&setup, 1);
        assert!(*again.table().board() == *board);
        assert!(again.table().discards() == table.discards());
        for pile in Pile::all() {
            assert!(
                again.table().top(pile) == table.top(pile) && again.table().left(pile) == table.left(pile)
            );
        }
        assert!(broken_invariant(&again).is_none());
    }
}

#[test]
fn an_unlucky_set_up_is_refused_not_a_panic() {
    let mut random = Random::new(3);
    let mut fine = 0;
    for _ in 0..3000 {
        let mut setup = Setup { players: Some(random.below(6) as u8), ..Setup::default() };
        setup.deduction = [Deduction::Rules, Deduction::Logic, Deduction::Manual][random.below(3)];
        for _ in 0..random.below(4) {
            let crime = random.below(16);
            setup.tokens[crime].insert(Place::ALL[random.below(16)]);
            setup.tokens[crime].insert(Place::ALL[random.below(16)]);
        }
        if random.below(2) == 0 {
            setup.out.insert(Crime::ALL[random.below(16)]);
        }
        for _ in 0..random.below(3) {
            let token = Token { crime: Crime::ALL[random.below(16)], place: Place::ALL[random.below(16)] };
            let _ = setup.scenes.push(token);
        }
        if random.below(3) == 0 {
            let bits = (random.below(1 << 30) as u128) << random.below(60);
            setup.hands[random.below(4)] = Some(CardSet::from_bits(bits));
        }
        let Ok(mut game) = Schinderhannes::start(&setup, &SOONWALD, 0) else { continue };
        fine += 1;
        for _ in 0..30 {
            let Some(action) = random.action(&game) else { break };
            assert!(game.play(action).is_ok());
            assert!(!legal(&game).is_empty() || matches!(game.turn(), Turn::Over(_)));
        }
    }
    assert!(fine > 100, "{fine}");
}

#[test]
fn random_puzzling_ends_or_goes_on_and_keeps_its_board() {
    for seed in 0..24 {
        let setup = Solitaire::some_setup(seed as usize).expect("a puzzle");
        let mut puzzle = Solitaire::start(&setup, &SOONWALD, seed).expect("it can be played");
        let mut random = Random::new(seed);
        for _ in 0..60 {
            let actions = legal(&puzzle);
            assert_eq!(actions.is_empty(), matches!(puzzle.turn(), Turn::Over(_)));
            let Some(action) = random.one_of(&actions) else { break };
            assert!(puzzle.is_legal(action).is_ok());
            assert!(action.to_string().parse() == Ok(action));
            let before = puzzle.table().clone();
            let told = puzzle.play(action).expect("legal");
            assert!(told.undo == Undo::Open, "nothing is hidden");
            let after = puzzle.table();
            assert!(after.laid.is_subset(after.cards) && before.cards == after.cards);
        }
    }
}

#[test]
fn an_empty_board_is_the_default() {
    let board = Board::default();
    assert!(board.has_assignment() && board.taken() == 0 && !board.all_done());
}
