//! Follows a game from the detectives' side: of Mister X only the tickets are heard, and where he appears. What is printed
//! is where he may be for all that is public.
//!
//! `cargo run -p confidant-core --example follow_mister_x [SEED]`

use confidant_core::fuel::Stepper;
use confidant_core::game::{Game, Turn};
use confidant_core::scotland_yard::robot::{Fugitive, Level, Pursuer};
use confidant_core::scotland_yard::{
    Event, Followed, Glimpse, LONDON, MISTER_X, Outcome, ScotlandYard, Setup, StationSet, Window,
};

fn main() {
    let seed = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(1);
    follow(seed, |heard, possible, _| {
        let numbers: Vec<String> = possible.into_iter().map(|station| station.to_string()).collect();
        println!("{heard}: {} possible: {}", numbers.len(), numbers.join(" "));
    });
}

/// Plays a game and follows it; after each move of Mister X, tells what was heard, where he may be, and whether he is.
fn follow(seed: u64, mut tell: impl FnMut(&str, StationSet, bool)) {
    let setup = Setup { detectives: Some(4), ..Setup::default() };
    // The game itself could be anywhere, at a table as well as in this program.
    let mut game = ScotlandYard::start(&setup, &LONDON, seed).expect("four detectives can play");
    let mut followed = Followed::of(game.table());
    while let Turn::Of(seat) = game.turn() {
        let action = match game.private(seat) {
            Some(secret) => Fugitive::new(game.table(), &secret, Level::Easy, seed).finish(),
            None => Pursuer::new(game.table(), Level::Easy, seed).finish(),
        };
        let Some(Ok(told)) = action.map(|action| game.play(action)) else { unreachable!("a robot moves") };
        // From here on only what everybody hears.
        let done = match told.table.event {
            Event::Fled(first, second) => followed.flee(glimpse(first), second.map(glimpse)),
            Event::Hid => followed.hide(),
            Event::Revealed(at, fares) => followed.reveal(at, &fares),
            Event::Travelled(pawn, step) => followed.travel(pawn, step),
            Event::Stayed(pawn) => followed.stay(pawn),
            Event::Done | Event::Claimed(_) | Event::Said(_) => unreachable!("every move is entered"),
        };
        done.expect("what was legal there is legal here");
        match (told.table.event, told.table.outcome) {
            (_, Some(Outcome::Caught(pawn))) => followed.caught(pawn).expect("he may have been there"),
            (Event::Fled(first, second), _) => {
                let said = |window: Window| match window.stop {
                    Some(stop) => format!("{} to {stop}", window.ticket),
                    None => window.ticket.to_string(),
                };
                let heard: Vec<String> = [Some(first), second].into_iter().flatten().map(said).collect();
                let possible = followed.table().possible();
                let at = game.private(MISTER_X).expect("Mister X has a secret").at();
                tell(&heard.join(", then "), possible, possible.has(at));
            }
            _ => {}
        }
    }
}

/// What the table sees of a move.
fn glimpse(window: Window) -> Glimpse {
    Glimpse { ticket: window.ticket, stop: window.stop }
}

#[test]
fn he_is_where_he_may_be_and_an_appearance_leaves_one_place() {
    let mut seen = 0;
    follow(3, |heard, possible, there| {
        assert!(there, "{heard}");
        seen += usize::from(heard.contains(" to ") && possible.len() == 1);
    });
    assert!(seen > 0);
}
