//! Fair play of Confidant's own detectives: pairs of games with equal public lines and Mister X elsewhere, in which they and the
//! adviser have to answer alike, byte for byte.

use confidant_core::game::{Game as _, Turn};
use confidant_core::scotland_yard::{MISTER_X, ScotlandYard};

use crate::casefile::{Eyes, reply};
use crate::play::Random;
use crate::twins::{After, Pair};

/// What everybody at the table may ask.
const QUESTIONS: [&str; 5] = ["belief", "robot hard", "robot easy 7", "advice medium 3", "possible"];

/// Plays this many pairs at random until they can be told apart; how many answers were compared.
pub fn run(pairs: u64, seed: u64) -> String {
    let mut compared = 0_u64;
    for number in 0..pairs {
        let mut random = Random::new(seed.wrapping_add(number));
        let mut pair = Pair::<ScotlandYard>::begin(number as usize, &mut random);
        while let Some((action, twin)) = pair.action(&mut random) {
            // In log only nobody is advised.
            let asks = pair.one.turn() != Turn::Of(MISTER_X) && pair.one.table().log_only().is_none();
            if asks && random.below(3) == 0 {
                for question in QUESTIONS {
                    let answers = [&pair.one, &pair.other].map(|game| reply(game, question, Eyes::Table));
                    assert!(answers[0].is_ok(), "{question}: {:?}", answers[0]);
                    assert_eq!(answers[0], answers[1], "`{question}` is answered by a secret");
                    compared += 1;
                }
            }
            let (after, told) = pair.play(action, twin);
            if told == After::Shown {
                break;
            }
            pair = after;
        }
    }
    format!("scotland-yard-robots: {pairs} pairs of games, {compared} answers, all alike\n")
}
