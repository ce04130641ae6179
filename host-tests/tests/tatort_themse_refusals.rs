//! Tatort Themse: each refusal, of an action or of a set-up, names its reason.

use confidant_core::game::{Game, Reasons};
use confidant_core::id::ById;
use confidant_core::notation::NotationError;
use confidant_core::tatort_themse::{
    Action, Cards, Case, Clue, Illegal, Origin, Setup, SetupError, THAMES, TatortThemse,
};
use host_tests::games::setup_of;

/// Each column one case, the lowest clue of each worth 2.
const WALL: &str = "
    column-1 gallery-bobby-2 gallery-musician-3 gallery-urchin-4 gallery-lady-5 gallery-bobby-6
    column-2 museum-musician-2 museum-urchin-3 museum-lady-4 museum-musician-5 museum-bobby-6
    column-3 bank-urchin-2 bank-lady-3 bank-urchin-4 bank-bobby-5 bank-musician-6
    column-4 parliament-lady-2 parliament-lady-3 parliament-bobby-4 parliament-musician-5
    column-5 none";

/// Three cases are solved, the fourth with the next take in the first column.
const LATE: &str = "
    column-1 parliament-lady-2 tower-bobby-2
    column-2 tower-bobby-3
    column-3 none
    column-4 none
    column-5 none";

fn setup(text: &str) -> Setup {
    setup_of::<TatortThemse>(text.lines()).expect("lines of a set-up")
}

fn start(text: &str) -> Result<TatortThemse, Reasons<SetupError>> {
    TatortThemse::start(&setup(text), &THAMES, 0)
}

/// Plays the actions, then tries the last one, which must be refused for this reason.
#[track_caller]
fn refused(text: &str, actions: &[&str], reason: Illegal) {
    let mut game = start(&format!("players 2\nstart p1\n{text}")).expect("a position");
    let actions: Vec<Action> = actions.iter().map(|line| line.parse().expect("an action")).collect();
    let (last, before) = actions.split_last().expect("an action to try");
    for &action in before {
        assert!(game.play(action).is_ok(), "{action}");
    }
    assert_eq!(game.is_legal(*last), Err(reason), "{last}");
    assert_eq!(game.play(*last).err(), Some(reason), "{last}");
}

#[test]
fn out_of_turn() {
    refused(WALL, &["p2 question pile"], Illegal::NotYourTurn);
    refused(WALL, &["p3 question pile"], Illegal::NotInPlay);
    refused(WALL, &["p1 question pile", "p1 question pile"], Illegal::NotYourTurn);
    let late = format!("{LATE}\nhand-p1 lady 2");
    refused(&late, &["p1 take 1 with lady 2", "p1 question pile"], Illegal::GameOver);
    refused(&late, &["p1 take 1 with lady 2", "p2 pass"], Illegal::GameOver);
}

#[test]
fn in_the_wrong_mode() {
    let printed = format!("{WALL}\nwitnesses table");
    for action in ["p1 take 1 with bobby 2", "p1 remove 1 1 with bobby 2", "p1 renew", "p1 pass"] {
        refused(&printed, &[action], Illegal::PrintedWitnesses);
    }
    refused(&printed, &["p1 question pile"], Illegal::PrintedWitnesses);
    refused(&printed, &["p1 take 1", "p1 take 1"], Illegal::OneClueATurn);
    refused(&printed, &["p1 take 5"], Illegal::EmptyColumn);
    refused(&printed, &["p1 remove 1 5 take"], Illegal::LastOfColumn);
    for action in ["p1 take 1", "p1 remove 1 1 take", "p1 question"] {
        refused(WALL, &[action], Illegal::DeviceDeals);
    }
}

#[test]
fn renewing() {
    let alike = format!("{WALL}\nhand-p1 bobby 2\nopen lady lady lady lady\npile bobby 4");
    refused(WALL, &["p1 renew"], Illegal::NotFourAlike);
    refused(&format!("{WALL}\nopen lady lady lady"), &["p1 renew"], Illegal::NotFourAlike);
    refused(&alike, &["p1 renew", "p1 renew"], Illegal::RenewedAlready);
    refused(&alike, &["p1 take 1 with bobby 2", "p1 renew"], Illegal::TooLateToRenew);
}

#[test]
fn after_a_removal() {
    let rich = format!("{WALL}\nhand-p1 bobby 4 musician 4 lady 4");
    for action in ["p1 question pile", "p1 renew", "p1 take 2 with musician 2", "p1 remove 1 1 with lady 2"] {
        refused(&rich, &["p1 remove 1 1 with bobby 2", action], Illegal::TakeIsDue);
    }
    refused(&rich, &["p1 remove 1 1 with bobby 2", "p1 take 1 with musician 2"], Illegal::TooLittle);
    refused(&rich, &["p1 remove 1 1 with bobby 2", "p1 take 1 with musician 4"], Illegal::LeftOver);
}

#[test]
fn taking() {
    let hand = format!("{WALL}\nhand-p1 bobby 3 lady 3");
    refused(&hand, &["p1 take 5 with bobby 2"], Illegal::EmptyColumn);
    refused(&hand, &["p1 take 1 with bobby 4"], Illegal::NotHeld);
    refused(&hand, &["p1 take 1 with bobby 0"], Illegal::PaysNothing);
    refused(&hand, &["p1 take 1 with bobby 1"], Illegal::TooLittle);
    refused(&hand, &["p1 take 1 with bobby 1 lady 1"], Illegal::TooLittle);
    refused(&hand, &["p1 take 1 with bobby 3"], Illegal::LeftOver);
    refused(&hand, &["p1 take 1 with bobby 1 lady 3"], Illegal::LeftOver);
    refused(&hand, &["p1 take 1 with bobby 2", "p1 take 4 with lady 2"], Illegal::OneClueATurn);
}

#[test]
fn removing() {
    let rich = format!("{WALL}\nhand-p1 bobby 12 musician 6 lady 12");
    refused(&rich, &["p1 remove 5 1 with bobby 2"], Illegal::EmptyColumn);
    refused(&rich, &["p1 remove 1 0 with bobby 2"], Illegal::RemovesNothing);
    refused(&rich, &["p1 remove 1 5 with bobby 10"], Illegal::LastOfColumn);
    refused(&rich, &["p1 remove 4 4 with bobby 8"], Illegal::LastOfColumn);
    refused(&rich, &["p1 remove 1 255 with bobby 10"], Illegal::LastOfColumn);
    refused(&rich, &["p1 remove 1 1 with urchin 2"], Illegal::NotHeld);
    refused(&rich, &["p1 remove 1 2 with bobby 2 lady 2"], Illegal::NotOneKind);
    refused(&rich, &["p1 remove 1 2 with lady 3"], Illegal::TooLittle);
    refused(&rich, &["p1 remove 1 2 with lady 0"], Illegal::PaysNothing);
    refused(&rich, &["p1 remove 1 1 with musician 2 lady 2"], Illegal::LeftOver);
    refused(&rich, &["p1 remove 1 2 with bobby 1 lady 6"], Illegal::LeftOver);
    refused(&rich, &["p1 take 1 with bobby 2", "p1 remove 2 1 with bobby 2"], Illegal::OneClueATurn);
    refused(&format!("{WALL}\nhand-p1 lady 4"), &["p1 remove 1 1 with lady 2"], Illegal::CannotTakeThen);
    let late = format!("{LATE}\nhand-p1 bobby 6 lady 4");
    refused(&late, &["p1 remove 1 1 with lady 2"], Illegal::EndsByRemoval);
    refused(&late, &["p1 remove 2 1 with lady 2"], Illegal::LastOfColumn);
}

#[test]
fn questioning_and_passing() {
    let all_held =
        format!("{WALL}\nhand-p1 bobby 1\nhand-p2 bobby 17 musician 18 urchin 18 lady 18\nopen none");
    refused(&all_held, &["p1 question open 1"], Illegal::NoOpenWitness);
    refused(&all_held, &["p1 question pile"], Illegal::NothingToDraw);
    refused(&all_held, &["p1 pass", "p2 pass"], Illegal::HasToTake);
    refused(&all_held, &["p1 pass", "p2 take 1 with bobby 2", "p2 pass"], Illegal::CanQuestion);
    refused(WALL, &["p1 pass"], Illegal::CanQuestion);
    refused(&format!("{WALL}\nopen lady lady"), &["p1 question open 3"], Illegal::NoOpenWitness);
}

#[test]
fn set_ups() {
    let reasons = |text: &str| -> Vec<_> { start(text).err().into_iter().flatten().collect() };
    let reason = |text: &str| {
        let reasons = reasons(text);
        assert!(reasons.len() < 2, "{reasons:?}");
        reasons.first().copied()
    };
    assert_eq!(reason(""), Some(SetupError::PlayersMissing));
    assert_eq!(reason("players 1"), Some(SetupError::PlayersOutOfRange));
    assert_eq!(reason("players 6"), Some(SetupError::PlayersOutOfRange));
    assert_eq!(reason("players 2\nstart p3"), Some(SetupError::StartNotInPlay));
    assert!(matches!(reason("players 2\nhand-p3 lady 1"), Some(SetupError::HandNotInPlay(_))));
    assert!(matches!(reason("players 4\nclues-p5 bank-lady-3"), Some(SetupError::CluesNotInPlay(_))));
    assert_eq!(reason("players 2\nclues-p1 bank-lady-3\nclues-p2 bank-lady-3"), Some(SetupError::ClueTwice));
    assert_eq!(reason("players 2\nclues-p1 bank-lady-3\ncolumn-1 bank-lady-3"), Some(SetupError::ClueTwice));
    assert_eq!(reason("players 2\nclues-p1 bank-lady-3"), Some(SetupError::NotEnoughClues));
    assert_eq!(reason("players 2\nfive-on-top on\nclues-p1 bank-lady-3"), Some(SetupError::NotEnoughClues));
    assert_eq!(reason("players 2\nfive-on-top on\ncolumn-1 none"), Some(SetupError::TopsGiven));
    let over = format!("players 2\n{LATE}").replace("parliament-lady-2 ", "");
    assert_eq!(reason(&over), Some(SetupError::AlreadyOver));
    assert_eq!(reason("players 2\nhand-p1 lady 19"), Some(SetupError::TooManyOfAKind));
    assert_eq!(
        reason("players 2\nhand-p1 lady 15\nopen lady lady lady lady"),
        Some(SetupError::TooManyOfAKind)
    );
    assert_eq!(reason("players 2\npile lady 10\ndiscards lady 9"), Some(SetupError::TooManyOfAKind));
    assert_eq!(
        reason("players 2\nhand-p1 bobby 18 musician 18 urchin 18 lady 18"),
        Some(SetupError::NotEnoughWitnesses)
    );
    for given in ["hand-p1 none", "open none", "pile lady", "discards rest", "discards lady 1"] {
        let text = format!("players 2\nwitnesses table\n{given}");
        assert_eq!(reason(&text), Some(SetupError::WitnessesPrinted), "{given}");
    }
    assert_eq!(
        reasons("players 1\nhand-p1 lady 19\nclues-p1 bank-lady-3\ncolumn-1 bank-lady-3"),
        [SetupError::PlayersOutOfRange, SetupError::ClueTwice, SetupError::TooManyOfAKind]
    );
    assert_eq!(
        reasons("players 2\nclues-p1 bank-lady-3\nhand-p1 bobby 18 musician 18 urchin 18 lady 18"),
        [SetupError::NotEnoughClues, SetupError::NotEnoughWitnesses]
    );
}

#[test]
fn other_cards() {
    // An owner's own cards: another split of the clues, and two cards alike.
    let clues = THAMES.clues.values().map(|clue| match clue.case {
        Case::Bank => Clue { case: Case::Tower, ..clue },
        _ => clue,
    });
    let printed = |clues| -> &'static Cards {
        let cards = Cards { clues: ById::new(clues), bonuses: THAMES.bonuses, origin: Origin::Printed };
        Box::leak(Box::new(cards))
    };
    let setup = setup("players 2");
    let without_bank = TatortThemse::start(&setup, printed(clues), 0);
    assert_eq!(without_bank.err(), Some(Reasons::one(SetupError::Cards)));
    let mut clues = *THAMES.clues.values();
    let bobby = clues[20];
    clues[10] = bobby;
    let game = TatortThemse::start(&setup, printed(clues), 0).expect("a box of other cards");
    assert_eq!(game.table().cards().origin, Origin::Printed);
}

#[test]
fn unreadable_lines() {
    let reason = |line: &str| line.parse::<Action>().err();
    assert_eq!(reason(""), Some(NotationError::TooShort));
    assert_eq!(reason("p1"), Some(NotationError::TooShort));
    assert_eq!(reason("d1 renew"), Some(NotationError::UnknownWord));
    assert_eq!(reason("p7 renew"), Some(NotationError::OutOfRange));
    assert_eq!(reason("p1 renew 4"), Some(NotationError::TooLong));
    assert_eq!(reason("p1 take"), Some(NotationError::TooShort));
    assert_eq!(reason("p1 take 6"), Some(NotationError::OutOfRange));
    assert_eq!(reason("p1 take 1 for bobby 2"), Some(NotationError::UnknownWord));
    assert_eq!(reason("p1 take 1 with"), Some(NotationError::TooShort));
    assert_eq!(reason("p1 take 1 with bobby"), Some(NotationError::TooShort));
    assert_eq!(reason("p1 take 1 with bobby x"), Some(NotationError::NotANumber));
    assert_eq!(reason("p1 take 1 with bobby 256"), Some(NotationError::OutOfRange));
    assert_eq!(reason("p1 take 1 with bobby 1 bobby 1"), Some(NotationError::Twice));
    assert_eq!(reason("p1 take 1 with butler 1"), Some(NotationError::UnknownWord));
    assert_eq!(reason("p1 remove 1 with bobby 2"), Some(NotationError::NotANumber));
    assert_eq!(reason("p1 remove 1 1"), Some(NotationError::TooShort));
    assert_eq!(reason("p1 remove 1 256 take"), Some(NotationError::OutOfRange));
    assert_eq!(reason("p1 remove 1 1 take 2"), Some(NotationError::TooLong));
    assert_eq!(reason("p1 question open"), Some(NotationError::TooShort));
    assert_eq!(reason("p1 question open 5"), Some(NotationError::OutOfRange));
    assert_eq!(reason("p1 question somebody"), Some(NotationError::UnknownWord));
}
