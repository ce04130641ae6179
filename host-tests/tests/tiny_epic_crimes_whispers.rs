//! Tiny Epic Crimes: what an officer is told in secret, in positions that random games seldom come to.

use confidant_core::game::{Game, Told, Undo};
use confidant_core::tiny_epic_crimes::kinds::Officer;
use confidant_core::tiny_epic_crimes::{Action, News, Private, TinyEpicCrimes, Whisper};
use host_tests::games::{CaseGame, setup_of};

/// The game of these `set` lines after these actions, and what the last one told.
fn played(setup: &str, actions: &[&str]) -> (TinyEpicCrimes, TinyEpicCrimes, Told<News, Whisper>) {
    let given = setup_of::<TinyEpicCrimes>(setup.lines()).expect("lines of a set-up");
    let start = TinyEpicCrimes::start(&given, TinyEpicCrimes::printed(), 0);
    let mut game = start.unwrap_or_else(|reasons| panic!("{reasons}"));
    let (last, before) = actions.split_last().expect("an action");
    let play = |game: &mut TinyEpicCrimes, line: &str| {
        let action: Action = line.parse().expect("an action");
        game.play(action).unwrap_or_else(|illegal| panic!("`{line}`: {illegal}"))
    };
    for line in before {
        play(&mut game, line);
    }
    let earlier = game.clone();
    let told = play(&mut game, last);
    (earlier, game, told)
}

fn private(game: &TinyEpicCrimes, officer: Officer) -> Private {
    game.private(officer.seat())
}

const PEOPLE_ROLL: &str = "abilities off\nopening-events 0\ndice table\nbag table\nmurderer A\n";

/// The fifth clue of a kind, of which the second officer had four.
fn solved(mode: &str, clue: &str) -> (TinyEpicCrimes, TinyEpicCrimes, Told<News, Whisper>) {
    let setup = format!(
        "players 3\n{PEOPLE_ROLL}mode {mode}\ngangsters 24 red\ncar-p1 24\nclues-p2 {clue} 4\ninformants 2
         witnesses 4\nsuspects B C D E F G"
    );
    played(&setup, &[&format!("p1 {clue}")])
}

#[test]
fn the_solver_of_evidence_is_told_only_their_own_card() {
    let (before, after, told) = solved("standard", "informant");
    for officer in [Officer::P1, Officer::P2] {
        assert_eq!(private(&after, officer).hand.len(), private(&before, officer).hand.len() + 1);
    }
    let new = private(&after, Officer::P1).seen - private(&before, Officer::P1).seen;
    assert!(told.author.cleared == new && new.len() == 1);
    assert!(told.author.evidence.is_some());
    assert_eq!(told.undo, Undo::Final);
}

#[test]
fn solved_evidence_of_a_team_is_shown_and_so_final() {
    let (before, after, told) = solved("coop", "witness");
    assert!(before.table().shared().evidence != after.table().shared().evidence);
    assert_eq!(told.undo, Undo::Final);
}

#[test]
fn an_interrogation_shows_one_card_of_the_hand() {
    let setup = format!(
        "players 3\n{PEOPLE_ROLL}gangsters 24 red\ncar-p1 24\nbadge-p1 5\nhand-p2 C D E\nsuspects F G H"
    );
    let (before, after, told) = played(&setup, &["p1 informant", "p1 ask p2"]);
    let seen = told.author.cleared;
    assert!(seen.len() == 1 && seen.is_subset(private(&before, Officer::P2).hand));
    assert!(private(&after, Officer::P1).seen == private(&before, Officer::P1).seen | seen);
    assert!(private(&after, Officer::P2) == private(&before, Officer::P2), "the card is given back");
    assert_eq!(told.undo, Undo::Final);
}

#[test]
fn a_look_at_evidence_is_final_and_only_for_its_author() {
    let setup = "players 3\nabilities off\ndice table\nbag table\ngangsters none\nsearch 34\nevents mole
                 opening-events 1\nsolved rank p3\ninformants none\nmurderer A";
    let actions = ["p1 coffee", "roll 6 6", "p2 coffee", "p2 peek rank"];
    let (before, after, told) = played(setup, &actions);
    assert!(told.author.evidence.is_some() && told.undo == Undo::Final);
    assert!(private(&after, Officer::P2) != private(&before, Officer::P2));
    assert!(private(&after, Officer::P1) == private(&before, Officer::P1));
}

#[test]
fn a_leak_shows_the_card_to_every_seat() {
    let setup = format!(
        "players 3\n{}gangsters 24 red\ncar-p1 24\nbadge-p1 5\nhand-p2 C D E\nsuspects F G H\nevents mole",
        PEOPLE_ROLL.replace("opening-events 0", "opening-events 1")
    );
    let (before, after, told) = played(&setup, &["p1 informant", "p1 ask p2"]);
    let seen = told.author.cleared;
    assert!(seen.len() == 1 && seen.is_subset(private(&before, Officer::P2).hand));
    assert!(private(&after, Officer::P3).seen == private(&before, Officer::P3).seen | seen);
    assert_eq!(told.undo, Undo::Final);
}

#[test]
fn a_search_token_that_moves_keeps_its_face() {
    let setup = "players 3\nabilities off\ndice table\nbag table\ngangsters none\nsearch 24 25\nhits 24
                 events cleaner\nopening-events 1\ncar-p1 44";
    let (before, after, _) = played(setup, &["roll 2 4", "roll 4 4", "p1 search"]);
    assert_eq!(before.table().mat(Officer::P1).hits, 0);
    assert_eq!(after.table().mat(Officer::P1).hits, 1);
}
