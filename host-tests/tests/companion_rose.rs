//! A watcher who sees every flick on a rose, and learns over many moves how thumbs go, knows no more of the choice than
//! before. The same watcher finds it at once where the arms are not drawn by lot.
//!
//! That the games choose on a rose, and what the flicks on the whole device are, is `companion_thumb`'s to see; pictures,
//! tones, light and moments are `companion_secrets`'.

use std::collections::HashMap;
use std::hash::Hash;

use confidant_companion::Key;
use confidant_companion::page::Rose;
use confidant_core::game::Game as _;
use confidant_core::scotland_yard::{Action, MISTER_X, ScotlandYard, Setup};
use host_tests::games::CaseGame as _;
use host_tests::play::{Random, legal};

/// How many hidden moves are learnt from, and how many are then watched.
const MOVES: usize = 20_000;

const ARMS: [Key; 4] = [Key::Up, Key::Left, Key::Right, Key::Down];

struct Chance(u64);

impl Chance {
    fn draw(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        ((mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB) >> 32) as u32
    }

    fn once_in(&mut self, so_many: u32) -> bool {
        self.draw().is_multiple_of(so_many)
    }
}

/// What the table knows of a choice, how many there were, and which one was wanted.
#[derive(Clone, Copy)]
struct Hidden {
    bound: usize,
    count: usize,
    choice: usize,
}

/// Hidden moves of random games: the station among those that the ticket leads to.
fn moves(many: usize) -> Vec<Hidden> {
    let mut random = Random::new(27);
    let mut found = Vec::new();
    for seed in 0.. {
        let setup = Setup { detectives: Some(3 + (seed % 3) as u8), ..Setup::default() };
        let mut game = ScotlandYard::start(&setup, ScotlandYard::printed(), seed).expect("a good set-up");
        while let Some(action) = random.action(&game) {
            if let Action::Flee(step) = action {
                let mut stations: Vec<_> = legal(&game)
                    .into_iter()
                    .filter_map(|other| match other {
                        Action::Flee(other) if other.ticket == step.ticket => Some(other.to),
                        _ => None,
                    })
                    .collect();
                stations.sort_by_key(|station| station.number());
                let bound = game.table().bound(None, step.ticket);
                assert!(stations.len() <= bound, "{} of {bound} for {MISTER_X:?}", stations.len());
                let choice = stations.iter().position(|&station| station == step.to).expect("it is legal");
                found.push(Hidden { bound, count: stations.len(), choice });
            }
            game.play(action).expect("a legal action");
        }
        if found.len() >= many {
            found.truncate(many);
            return found;
        }
    }
    found
}

/// What is seen of a thumb that slips now and then, onto empty arms too, and of a mind that is changed now and then.
fn watch(hidden: Hidden, thumb: &mut Chance, lot: &mut dyn FnMut() -> u32) -> Vec<usize> {
    let mut seen = Vec::new();
    loop {
        let mut rose = Rose::new(hidden.bound, lot());
        // Whoever will change his mind takes any first.
        let changes = thumb.once_in(20);
        let wanted = if changes { thumb.draw() as usize % hidden.count } else { hidden.choice };
        while !rose.is_done() {
            let slip = ARMS[thumb.draw() as usize % 4];
            let aimed = rose.arm(hidden.count, wanted).filter(|_| !thumb.once_in(25));
            let key = aimed.unwrap_or(slip);
            seen.push(ARMS.iter().position(|&arm| arm == key).expect("an arm"));
            rose.flick(key, lot());
        }
        if rose.chosen(hidden.count) == Some(hidden.choice) && !changes {
            return seen;
        }
        // Left: all over again.
        seen.push(4);
    }
}

/// How many bits a watcher gains who has learnt from the first half of some choices what usually goes with what is seen: of
/// each, what is known anyway, what is seen, and what is to be found out.
fn bits<K, S, T>(choices: &[(K, S, T)]) -> f64
where
    K: Hash + Eq + Copy,
    S: Hash + Eq + Clone,
    T: Hash + Eq + Copy,
{
    let (learnt, watched) = choices.split_at(choices.len() / 2);
    let mut before: HashMap<_, f64> = HashMap::new();
    let mut after: HashMap<_, f64> = HashMap::new();
    let mut sights: HashMap<_, f64> = HashMap::new();
    let mut knowns: HashMap<K, f64> = HashMap::new();
    for (known, sight, truth) in learnt.iter().cloned() {
        *knowns.entry(known).or_default() += 1.0;
        *before.entry((known, truth)).or_default() += 1.0;
        *after.entry((known, sight.clone(), truth)).or_default() += 1.0;
        *sights.entry((known, sight)).or_default() += 1.0;
    }
    // What was seen seldom counts little.
    const DOUBT: f64 = 400.0;
    let bits = watched.iter().cloned().map(|(known, sight, truth)| {
        let all = knowns.get(&known).copied().unwrap_or(0.0);
        let prior = (before.get(&(known, truth)).copied().unwrap_or(0.0) + 0.02) / (all + 2.0);
        let found = after.get(&(known, sight.clone(), truth)).copied().unwrap_or(0.0);
        let posterior =
            (found + DOUBT * prior) / (sights.get(&(known, sight)).copied().unwrap_or(0.0) + DOUBT);
        (posterior / prior).log2()
    });
    bits.sum::<f64>() / watched.len() as f64
}

/// How many bits a watcher gains on a choice who has seen every flick of every try.
fn gain(moves: &[Hidden], mut lot: impl FnMut() -> u32) -> f64 {
    let mut thumb = Chance(5);
    let choices = moves
        .iter()
        .map(|hidden| (hidden.bound, watch(*hidden, &mut thumb, &mut lot), (hidden.count, hidden.choice)));
    bits(&choices.collect::<Vec<_>>())
}

/// Whoever learns from these choices gains nothing; from the same without lots, a lot.
fn assert_nothing_is_gained(hidden: &[Hidden], what: &str) {
    let mut pool = Chance(1);
    let gained = gain(hidden, || pool.draw());
    let without_lots = gain(hidden, || 0);
    println!("gained {gained:.4} bits {what}; without lots {without_lots:.2}");
    assert!(without_lots > 0.3, "this watcher does learn: {without_lots:.2} bits");
    assert!(gained < 0.005, "{gained:.4} bits {what}");
}

#[test]
fn a_watcher_who_learns_gains_nothing_of_a_move() {
    assert_nothing_is_gained(&moves(2 * MOVES), "a move");
}

#[test]
fn a_watcher_who_learns_gains_nothing_of_an_accusation() {
    const SUSPECTS: usize = 16;
    let mut mind = Chance(3);
    // Some suspects are accused far more often than others, as where clues lie open.
    let accused = |mind: &mut Chance| (mind.draw() as usize % SUSPECTS).min(mind.draw() as usize % SUSPECTS);
    let hidden: Vec<Hidden> = (0..2 * MOVES)
        .map(|_| Hidden { bound: SUSPECTS, count: SUSPECTS, choice: accused(&mut mind) })
        .collect();
    assert_nothing_is_gained(&hidden, "an accusation");
}

/// Where he appears everybody learns which station the arms of that move stood for: worth nothing for the next move.
#[test]
fn a_watcher_who_sees_him_appear_gains_nothing_of_the_next_move() {
    let moves = moves(2 * MOVES);
    let two_flicks = |hidden: &Hidden| (5..=16).contains(&hidden.bound);
    // The group of the first page in which a choice lies: with one and the same lot, by its arm.
    let group =
        |hidden: &Hidden| Rose::new(hidden.bound, 0).arm(hidden.count, hidden.choice).map(|arm| arm as u8);
    let gain = |fresh: bool| {
        let (mut pool, mut thumb) = (Chance(2), Chance(6));
        let pairs = moves.windows(2).filter(|pair| pair.iter().all(two_flicks));
        let choices = pairs.map(|pair| {
            let lots = pool.draw();
            // Not fresh: what the first page of a move looks like is still so at the next.
            let mut first_flick = |hidden: &Hidden| {
                let mut flicks = watch(*hidden, &mut thumb, &mut || if fresh { pool.draw() } else { lots });
                let last = flicks.iter().rposition(|&flick| flick == 4).map_or(0, |at| at + 1);
                flicks.swap_remove(last)
            };
            let (one, two) = (&pair[0], &pair[1]);
            ((two.bound, group(one)), first_flick(one) == first_flick(two), group(two))
        });
        bits(&choices.collect::<Vec<_>>())
    };
    let (gained, with_one_lot) = (gain(true), gain(false));
    println!("gained {gained:.4} bits from an appearance; with one lot for both moves {with_one_lot:.2}");
    assert!(with_one_lot > 0.2, "this watcher does learn: {with_one_lot:.2} bits");
    assert!(gained < 0.005, "{gained:.4} bits");
}
