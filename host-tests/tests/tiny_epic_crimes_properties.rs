//! Tiny Epic Crimes: what must hold in every game, over random and scripted games of every set-up.

use confidant_companion::journal::SETUP_LEN;
use confidant_core::chance::Source;
use confidant_core::game::{Game, Told, Undo};
use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::{AbilityId, ForceId, RewardSet};
use confidant_core::tiny_epic_crimes::kinds::{
    Cards, Colour, DeedKind, Evidence, Officer, OfficerSet, Slot, Suspect,
};
use confidant_core::tiny_epic_crimes::{
    Action, Block, CardName, ClueOp, Deed, Face, HandOp, Happening, How, Illegal, Line, News, On, Setup,
    Side, Take, TinyEpicCrimes, Token, Whisper,
};
use host_tests::balance::tiny_epic_crimes::team_share;
use host_tests::games::{self, CaseGame};
use host_tests::journal::Journal;
use host_tests::play::{Random, legal};
use host_tests::soak::tiny_epic_crimes::player::Habit;
use host_tests::soak::tiny_epic_crimes::{Style, play_one, random_action, run};
use host_tests::twins::open;
use proptest::prelude::*;

const SETUPS: usize = 36;

fn start(choice: usize, seed: u64) -> TinyEpicCrimes {
    let setup = TinyEpicCrimes::some_setup(choice).expect("any number picks a set-up");
    TinyEpicCrimes::start(&setup, TinyEpicCrimes::printed(), seed).expect("it can be played")
}

/// A random game up to some action, and its record.
fn random_game(choice: usize, seed: u64, length: usize) -> (TinyEpicCrimes, Journal<TinyEpicCrimes>) {
    let setup = TinyEpicCrimes::some_setup(choice).expect("any number picks a set-up");
    let mut player = Random::new(seed);
    Journal::played(setup, seed, length, |game| random_action(game, &mut player))
}

fn turn_actions(officer: Officer) -> Vec<Action> {
    let mut actions = Vec::new();
    let places: Vec<Option<Block>> = [None].into_iter().chain(Block::all().map(Some)).collect();
    for &to in &places {
        let plain = [
            Deed::Arrest,
            Deed::Coffee,
            Deed::Informant,
            Deed::Witness,
            Deed::Search,
            Deed::Hold,
            Deed::Book,
        ];
        let risky = (0..=8)
            .chain([255])
            .flat_map(|risk| [Deed::Backup(risk), Deed::Stakeout(risk), Deed::Card(risk)]);
        let hows = [How::Plain].into_iter().chain((0..=7).map(How::Risk)).chain(Block::all().map(How::From));
        let hows: Vec<How> = hows.chain(ForceId::all().map(How::With)).collect();
        let events =
            Slot::ALL.into_iter().flat_map(|slot| hows.iter().map(move |&how| Deed::Event(slot, how)));
        let reached =
            Take::ALL.into_iter().flat_map(|take| Block::all().map(move |block| Deed::From(take, block)));
        let deeds = plain.into_iter().chain(risky).chain(events).chain(reached);
        for deed in deeds {
            actions.push(Action::Act(officer, to, deed));
            actions.extend((0..=21).map(|hours| Action::ActFor(officer, to, deed, hours)));
        }
        actions.extend(ForceId::all().map(|card| Action::Play(officer, card, to.map(On::Block))));
    }
    for slot in Slot::ALL {
        actions.extend(ForceId::all().map(|card| Action::Play(officer, card, Some(On::Slot(slot)))));
        actions.extend(Side::ALL.map(|side| Action::Choose(officer, slot, side)));
    }
    actions.extend(AbilityId::all().map(|ability| Action::Keep(officer, ability)));
    actions.extend(ForceId::all().map(|card| Action::Drop(officer, card)));
    actions.extend(Officer::ALL.map(|whom| Action::Ask(officer, Some(whom))));
    actions.extend(Evidence::ALL.map(|evidence| Action::Peek(officer, evidence)));
    actions.extend(Suspect::ALL.map(|suspect| Action::Accuse(officer, suspect)));
    let rest =
        [Action::FieldWork, Action::DrawForce, Action::NoPeek, Action::Report, Action::GoOn, Action::Finish];
    actions.extend(rest.map(|action| action(officer)));
    actions.push(Action::Ask(officer, None));
    actions
}

fn clue_ops() -> Vec<ClueOp> {
    let mut tokens: Vec<Token> =
        Line::all().flat_map(|one| [Token::Informant(one), Token::Witness(one)]).collect();
    tokens.extend(Block::all().flat_map(|block| [Token::Search(block), Token::Stakeout(block)]));
    tokens.extend(Colour::ALL.map(Token::Holding));
    let faces: Vec<Face> =
        [Face::Plain, Face::Success, Face::Failure].into_iter().chain((0..=6).map(Face::Value)).collect();
    let mut ops = Vec::new();
    for &token in &tokens {
        for officer in Officer::ALL {
            ops.push(ClueOp::Take(officer, token));
            ops.extend(faces.iter().map(|&face| ClueOp::GiveBack(officer, token, face)));
        }
        let same = tokens.iter().filter(|to| to.kind() == token.kind());
        ops.extend(same.map(|&to| ClueOp::Move(token, to)));
    }
    ops.extend(
        Officer::ALL.into_iter().flat_map(|one| Block::all().map(move |block| ClueOp::Look(one, block))),
    );
    ops
}

fn hand_actions() -> Vec<HandOp> {
    let mut ops = vec![HandOp::Scatter, HandOp::AnyTime, HandOp::Penalty, HandOp::Event, HandOp::Roll];
    ops.extend([HandOp::NoRoll, HandOp::RollAgain]);
    ops.extend(clue_ops().into_iter().map(HandOp::Clue));
    for slot in Slot::ALL {
        ops.extend(CardName::all().map(|name| HandOp::Name(slot, name)));
        ops.extend(
            Officer::ALL.into_iter().flat_map(|one| [HandOp::Help(slot, one), HandOp::Unhelp(slot, one)]),
        );
    }
    for officer in Officer::ALL {
        ops.push(HandOp::FreeCell(officer));
        ops.extend(Colour::ALL.map(|colour| HandOp::Free(officer, colour)));
        ops.extend(Block::all().flat_map(|at| [HandOp::Arrest(officer, at), HandOp::Cell(officer, at)]));
    }
    ops.extend(Block::all().flat_map(|from| Block::all().map(move |to| HandOp::Move(from, to))));
    for block in Block::all() {
        ops.extend(Colour::ALL.map(|colour| HandOp::Put(block, colour)));
        ops.extend([HandOp::Draw(block), HandOp::Lift(block)]);
        ops.extend(
            Slot::ALL.into_iter().flat_map(|slot| [HandOp::Token(slot, block), HandOp::Untoken(slot, block)]),
        );
        ops.extend(Officer::ALL.map(|officer| HandOp::Car(officer, block)));
    }
    for slot in Slot::ALL {
        ops.extend([HandOp::DrawCaptive(slot), HandOp::ScatterToken(slot)]);
        for colour in Colour::ALL {
            ops.extend([HandOp::Captive(slot, colour), HandOp::Release(slot, colour)]);
        }
        for officer in Officer::ALL {
            ops.extend((0..16).map(|bits| HandOp::Resolve(slot, officer, OfficerSet::from_bits(bits))));
        }
    }
    for officer in Officer::ALL {
        ops.extend((0..=60).map(|hour| HandOp::Clock(officer, hour)));
        let gains = [HandOp::Suspect, HandOp::Force, HandOp::Badge, HandOp::Peek, HandOp::Ask, HandOp::Used];
        ops.extend(gains.map(|op| op(officer)));
    }
    ops
}

/// Every action that can be written down, numbers beyond their range included.
fn writable() -> Vec<Action> {
    let mut actions: Vec<Action> = Officer::ALL.into_iter().flat_map(turn_actions).collect();
    actions.extend(hand_actions().into_iter().map(Action::Hand));
    actions.extend((0..16).map(|bits| Action::Right(OfficerSet::from_bits(bits))));
    actions.extend([true, false].map(Action::Turned));
    actions.extend((0..=8).map(Action::Die));
    actions.extend((0..=8).flat_map(|black| (0..=8).map(move |white| Action::Roll(black, white))));
    actions.extend(Colour::ALL.map(Action::Draw));
    actions.extend((0..64).map(|bits| Action::Gains(RewardSet::from_bits(bits))));
    actions.extend([Action::Drawn(true), Action::Drawn(false), Action::Done]);
    actions
}

#[test]
fn legal_lists_exactly_what_is_accepted() {
    let all = writable();
    for seed in 0..72 {
        let (mut game, _) = random_game(seed as usize, seed, seed as usize * 3 % 100);
        let mut player = Random::new(seed ^ 77);
        for _ in 0..4 {
            let listed = legal(&game);
            let accepted: Vec<Action> =
                all.iter().copied().filter(|&action| game.is_legal(action).is_ok()).collect();
            assert_eq!(accepted.len(), listed.len());
            let mut words: Vec<String> = listed.iter().map(ToString::to_string).collect();
            words.sort_unstable();
            words.dedup();
            assert_eq!(words.len(), listed.len(), "an action is listed twice");
            assert!(accepted.iter().all(|action| words.binary_search(&action.to_string()).is_ok()));
            let Some(action) = random_action(&game, &mut player) else { break };
            assert!(game.play(action).is_ok());
        }
    }
}

#[test]
fn everything_but_hidden_cards_and_accusations_can_be_entered_openly() {
    let mut hidden = 0;
    for seed in 0..36 {
        let mut game = start(seed as usize, seed);
        let team = game.table().mode().is_team();
        let mut player = Random::new(seed);
        while let Some(action) = random_action(&game, &mut player) {
            let open = open::<TinyEpicCrimes>(game.table());
            let of_a_hand = |action: &Action| match action {
                Action::Play(..) | Action::Drop(..) | Action::Accuse(..) => true,
                Action::Act(_, _, Deed::Event(_, how)) => matches!(how, How::With(_)),
                _ => false,
            };
            let secret = |action: &Action| !team && of_a_hand(action);
            let (behind, rest): (Vec<Action>, Vec<Action>) = legal(&game).into_iter().partition(secret);
            assert!(open == rest, "{} open, {} legal", open.len(), rest.len());
            hidden += behind.len();
            assert!(game.play(action).is_ok());
        }
    }
    assert!(hidden > 500, "{hidden}");
}

#[test]
fn every_writable_action_is_read_as_it_is_written() {
    for action in writable() {
        assert!(action.to_string().parse() == Ok(action), "{action}");
    }
}

#[test]
fn a_set_up_without_a_study_fits_a_record() {
    let mut setup = TinyEpicCrimes::some_setup(5).expect("a set-up");
    assert!(setup.own.is_some(), "with all that can be read off a box");
    let mut blocks = Block::all().filter(|&block| block != Block::HQ);
    setup.order = Some(Officer::ALL.into_iter().collect());
    setup.search = Some(blocks.by_ref().take(7).collect());
    setup.stakeout = Some(blocks.take(5).collect());
    assert!(TinyEpicCrimes::start(&setup, TinyEpicCrimes::printed(), 0).is_ok());
    let bytes = postcard::to_stdvec(&setup).expect("it can be written");
    assert!(bytes.len() <= SETUP_LEN, "{} bytes", bytes.len());
}

#[test]
fn a_sample_of_the_soak_holds() {
    let report = run(864, 5);
    assert!(report.contains("864 games"), "{report}");
}

#[test]
fn a_team_wins_about_every_second_game_and_more_of_them_if_it_minds_the_events() {
    // A small sample of what `cargo xtask balance` looks at closely.
    for officers in 2..=4 {
        let share = |habit| team_share(officers, habit, 120, 20_000);
        let (whole, ignoring) = (share(Habit::WHOLE), share(Habit::IGNORES_EVENTS));
        assert!((25.0..=80.0).contains(&whole), "{officers} officers: {whole:.1} %");
        assert!(whole > ignoring, "{officers} officers: {whole:.1} % against {ignoring:.1} %");
    }
}

#[test]
fn no_ability_is_dealt_where_it_is_of_no_use() {
    let mut offers = 0;
    for seed in 0..400 {
        let game = start(seed as usize % 9, seed);
        let table = game.table();
        for officer in table.officers() {
            let evidence = table.boards().roles.mats[officer.role()].evidence;
            let can = |kind| !table.mode().is_team() || evidence.has(kind);
            let offer = table.mat(officer).offer.expect("two are dealt");
            assert!(offer[0] != offer[1]);
            for ability in offer {
                offers += 1;
                assert!(match ability.to_string().as_str() {
                    "watcher" => can(DeedKind::Stakeout),
                    "big-van" => can(DeedKind::Hold),
                    "insomniac" => !table.mode().is_team(),
                    _ => true,
                });
            }
        }
    }
    assert!(offers > 1000);
}

/// What an action showed or drew, as the table and its author were told.
fn shows_something(told: &Told<News, Whisper>, by_people: bool, setup: &Setup) -> bool {
    let (envelope, turned) = (setup.envelope == Source::Table, setup.clue_tokens == Source::Table);
    told.author != Whisper::default()
        || (told.table.outcome.is_some() && !envelope)
        || told.table.happenings.iter().any(|happening| match happening {
            Happening::Searched(_) | Happening::StakedOut(_) => !turned,
            Happening::Solved(..) | Happening::GotSuspect(_) | Happening::SuspectLost => !envelope,
            Happening::Cleared(_)
            | Happening::ForceShuffled
            | Happening::EventDrawn(..)
            | Happening::EventTooLate(_)
            | Happening::EventUnfit(_)
            | Happening::Leaked(_) => true,
            Happening::Rolled(..)
            | Happening::Placed(..)
            | Happening::Backup(..)
            | Happening::Risked(..)
            | Happening::Drifted(..)
            | Happening::TokenPlaced(..) => !by_people,
            _ => false,
        })
}

#[test]
fn what_drew_chance_or_showed_something_is_final() {
    let mut seen = [0; 2];
    for seed in 0..108 {
        let mut game = start(seed as usize, seed);
        let setup = TinyEpicCrimes::some_setup(seed as usize).expect("a set-up");
        let by_people = setup.dice == Source::Table;
        let mut player = Random::new(seed);
        while let Some(action) = random_action(&game, &mut player) {
            let told = game.play(action).expect("legal");
            let placed_by_hand =
                matches!(action, Action::Hand(HandOp::Put(..) | HandOp::Captive(..) | HandOp::Token(..)));
            let shown = shows_something(&told, by_people || placed_by_hand, &setup);
            seen[usize::from(told.undo == Undo::Final)] += 1;
            let paid = matches!(action, Action::Act(_, _, Deed::Event(_, How::With(_))));
            let from_hand = paid || matches!(action, Action::Drop(..) | Action::Play(..));
            let shown = shown || (from_hand && !setup.mode.is_team());
            assert!(!shown || told.undo == Undo::Final, "{action} can be undone");
            // Discarding or drawing a hidden force card, and rolls that place by hand, are final too.
            let looked = matches!(action, Action::Hand(HandOp::Clue(ClueOp::Look(..))));
            let hidden = looked
                || told.table.happenings.iter().any(|one| matches!(one, Happening::GotForce(_)))
                || matches!(action, Action::Drop(..) | Action::Play(..) | Action::Ask(..));
            assert!(shown || hidden || told.undo == Undo::Open, "{action} cannot be undone");
        }
    }
    assert!(seen.iter().all(|&count| count > 1000), "{seen:?}");
}

/// The track by plain stacks: for each hour who stands there, the bottom first.
struct Stacks(Vec<Vec<Officer>>);

impl Stacks {
    fn order(&self) -> Vec<Officer> {
        self.0.iter().flat_map(|stack| stack.iter().rev().copied()).collect()
    }

    fn put(&mut self, officer: Officer, hour: u8) {
        for stack in &mut self.0 {
            stack.retain(|&other| other != officer);
        }
        self.0[usize::from(hour)].push(officer);
    }

    fn push(&mut self, who: OfficerSet, reported: OfficerSet) {
        for hour in (0..48).rev() {
            let (stay, go): (Vec<_>, Vec<_>) =
                self.0[hour].iter().partition(|&&officer| reported.has(officer) || !who.has(officer));
            self.0[hour] = stay;
            self.0[hour + 1].extend(go);
        }
    }
}

#[test]
fn markers_are_stacked_as_on_the_table() {
    for seed in 0..90 {
        let mut game = start(seed as usize % 18, seed);
        let mut stacks = Stacks(vec![Vec::new(); 49]);
        stacks.0[0] = game.table().track().order().iter().rev().copied().collect();
        let mut player = Random::new(seed);
        while let Some(action) = random_action(&game, &mut player) {
            let told = game.play(action).expect("legal");
            let mut reported = OfficerSet::NONE;
            for officer in game.table().track().reported() {
                reported.insert(officer);
            }
            // Reports come after everything else of an action, pushes before.
            for happening in &told.table.happenings {
                if let Happening::Reported(officer) = happening {
                    reported.remove(*officer);
                }
            }
            for happening in &told.table.happenings {
                match happening {
                    Happening::Hour(officer, hour) => stacks.put(*officer, *hour),
                    Happening::AllPushed => stacks.push(OfficerSet::all(), reported),
                    Happening::Pushed(who) => stacks.push(*who, reported),
                    _ => {}
                }
            }
            assert!(told.table.happenings.len() < 48, "an action told too much to follow");
            assert_eq!(stacks.order(), game.table().track().order());
        }
    }
}

#[test]
fn a_line_draws_once_and_never_again() {
    let mut drawn = 0;
    for seed in 0..90 {
        let mut game = start(seed as usize % 9, seed);
        let mut player = Random::new(seed);
        let mut spent = [false; 49];
        let mut reached = 0;
        while let Some(action) = random_action(&game, &mut player) {
            let before = game.table().clone();
            let told = game.play(action).expect("legal");
            let mut due = 0;
            let mut got = 0;
            let mut exact = before.city().bag().len() > 8 && before.events_left() > 8;
            let settled = told.table.happenings.iter().position(|one| matches!(one, Happening::Rolled(..)));
            for (place, happening) in told.table.happenings.iter().enumerate() {
                match happening {
                    Happening::Hour(_, hour) => {
                        for line in reached..*hour {
                            if before.board().lines.has(line) && !spent[usize::from(line)] {
                                spent[usize::from(line)] = true;
                                due += 1;
                            }
                        }
                    }
                    Happening::EventDrawn(..) | Happening::OutOfTime(_) | Happening::SuspectLost
                        if settled.is_none_or(|settled| place < settled) =>
                    {
                        got += 1;
                    }
                    Happening::AllPushed | Happening::Pushed(_) | Happening::EventBurnt(_) => exact = false,
                    _ => {}
                }
            }
            if exact && matches!(action, Action::Act(..)) && game.table().pending() != before.pending() {
                let moved = told.table.happenings.iter().any(|one| matches!(one, Happening::Hour(..)));
                assert!(!moved || got == due, "{action}: {got} events for {due} lines");
                drawn += due;
            }
            let table = game.table();
            reached = table.officers().map(|officer| table.track().hour(officer)).fold(reached, u8::max);
        }
    }
    assert!(drawn > 50, "{drawn} lines were crossed");
}

#[test]
fn an_officer_who_may_not_enter_learns_no_secret_from_the_refusal() {
    // The reasons that depend on a hand come last, and only for its owner's own entry.
    let (game, _) = random_game(1, 4, 3);
    for action in writable() {
        if game.is_legal(action) == Err(Illegal::NotInHand) {
            let officer = match action {
                Action::Play(officer, ..)
                | Action::Drop(officer, _)
                | Action::Act(officer, _, Deed::Event(_, How::With(_))) => officer,
                _ => panic!("{action} is refused for a hidden card"),
            };
            assert_eq!(game.table().now().officer, officer);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn scripted_games_hold_every_invariant(choice in 0usize..SETUPS, seed: u64) {
        let setup = TinyEpicCrimes::some_setup(choice).expect("a set-up");
        let (game, journal, _) = play_one(&setup, seed, Style::Scripted);
        prop_assert!(game.table().ending().is_some());
        prop_assert!(setup.cards == Cards::Printed || journal.actions.len() < 1000);
    }

    #[test]
    fn garbage_is_refused_and_never_panics(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let number = games::NAMES.iter().position(|&name| name == TinyEpicCrimes::NAME).unwrap() as u8;
        let with_name: Vec<u8> = [number].into_iter().chain(bytes).collect();
        host_tests::fuzz::game(&with_name);
        host_tests::fuzz::journal(&with_name);
    }

}
