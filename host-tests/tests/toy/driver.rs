//! The toy by keys, and in case files.

use confidant_companion::Key;
use confidant_core::game::Game as _;
use confidant_core::notation::Tokens as Line;
use confidant_core::pack::{BoxedGame, Tables};
use confidant_core::seat::{Player, Seat};
use host_tests::casefile::{Eyes, Unread};
use host_tests::device::{Driver, Step, Way, in_all};
use host_tests::games::CaseGame;

use crate::game::{Action, CARDS, Cards, Setup, SetupError, Toy};
use crate::screens::{Screens, Words, label};

impl CaseGame for Toy {
    const QUERIES: &'static str = "";

    const WHICH: Option<BoxedGame> = None;

    fn among(_: &Tables) -> &'static Cards {
        &CARDS
    }

    fn set(setup: &mut Setup, _: &Cards, _key: &str, words: &mut Line<'_>) -> Result<(), Unread> {
        setup.players = words.number()? as u8;
        Ok(())
    }

    fn setup_lines(setup: &Setup, _printed: &'static Self::Printed) -> Vec<String> {
        vec![format!("players {}", setup.players)]
    }

    fn some_setup(choice: usize) -> Option<Setup> {
        Some(Setup { players: 2 + (choice % 3) as u8 })
    }

    fn blames(_error: SetupError) -> Option<&'static str> {
        Some("players")
    }

    fn seat_word(seat: Seat) -> String {
        Player(seat).to_string()
    }

    fn outcome_word(&self, outcome: Seat) -> String {
        Self::seat_word(outcome)
    }

    fn hides(&self, _word: &str, _words: Line<'_>, _eyes: Eyes) -> bool {
        false
    }

    fn query(&self, _word: &str, _words: &mut Line<'_>) -> Result<String, Unread> {
        Err(Unread::Unknown(""))
    }
}

impl Driver for Toy {
    type Flow = Screens;

    fn seats(setup: &Setup) -> usize {
        setup.players.into()
    }

    fn way(&self, action: Action) -> Way {
        match action {
            Action::Lay(seat, card) => {
                Way::Secret(seat, vec![Step::Choose(vec![card.to_string()]), Step::Press(Key::Right)])
            }
            _ => {
                let labels =
                    in_all(|language| Box::leak(label(action, Words::of(language)).into_boxed_str()));
                Way::Open(vec![Step::Choose(labels), Step::Press(Key::A)])
            }
        }
    }

    fn is_table(read: &str) -> bool {
        in_all(|language| Words::of(language).cut).iter().any(|cut| read.contains(cut))
    }
}

/// The game over: no turn.
pub fn is_over(game: &Toy) -> bool {
    matches!(game.turn(), confidant_core::game::Turn::Over(_))
}
