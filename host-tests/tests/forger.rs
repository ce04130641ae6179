//! The forger: somebody who holds the record, and so the key, looks for another history of the hidden moves that the public
//! game allows and that gives the codes that were written down. `docs/fair-play.md` states the bound; this tries it, with
//! codes of one and two characters.

use std::collections::BTreeMap;

use confidant_companion::clock::ClockSetting;
use confidant_companion::journal::{Entry, Record};
use confidant_companion::log::{ActionBytes, pack};
use confidant_companion::seal::{Fault, Origin, Proof, Step, Told, replay};
use confidant_core::fuel::Stepper as _;
use confidant_core::game::{Game, Turn, Undo};
use confidant_core::scotland_yard::{Action, LONDON, MISTER_X, ScotlandYard, Setup};
use confidant_core::tiny_epic_crimes::kinds::{Officer, Suspect};
use confidant_core::tiny_epic_crimes::{
    Action as CaseAction, ECHO_RIDGE, OfficerStudy, Setup as CaseSetup, Study, TinyEpicCrimes,
};
use host_tests::device::begin;
use host_tests::play::{Random, legal};
use host_tests::twins::Twins;

/// Mister X's moves in the games that are forged.
const MOVES: usize = 6;

/// A game as it was played: where it began, and what the table saw of each entry.
struct Played {
    origin: Origin,
    start: ScotlandYard,
    actions: Vec<Action>,
}

fn packed(action: &Action) -> ActionBytes {
    pack(action).expect("an action is short")
}

/// A random game up to Mister X's sixth move, without an end before.
fn played(seed: u64) -> Option<Played> {
    played_for(MOVES, seed)
}

/// The same up to any other of his moves.
fn played_for(wanted: usize, seed: u64) -> Option<Played> {
    let setup = Setup { detectives: Some(3), ..Setup::default() };
    let store = begin::<ScotlandYard>(&setup, seed, &[], ClockSetting::Off, false);
    let Ok(Record { entry: Entry::Begin(begin), .. }) = Record::decode(&store.records[0]) else {
        panic!("a game begins with its beginning");
    };
    let start = ScotlandYard::start(&setup, &LONDON, seed).ok()?;
    let (mut game, mut random, mut moves) = (start.clone(), Random::new(seed), 0);
    let mut actions = Vec::new();
    while moves < wanted {
        let action = random.action(&game)?;
        moves += usize::from(game.turn() == Turn::Of(MISTER_X));
        game.play(action).ok()?;
        actions.push(action);
    }
    Some(Played { origin: Origin::of(&begin), start, actions })
}

impl Played {
    /// Every history that the table would have seen in the same way, with its proofs after Mister X's last moves. The
    /// one that was played is among them.
    fn histories(&self, proof: &Proof, each: &mut dyn FnMut(&[Action], &[Proof])) {
        self.from(&self.start, &self.start, proof, &mut Vec::new(), &mut Vec::new(), each);
    }

    fn from(
        &self,
        truth: &ScotlandYard,
        forged: &ScotlandYard,
        proof: &Proof,
        chosen: &mut Vec<Action>,
        noted: &mut Vec<Proof>,
        each: &mut dyn FnMut(&[Action], &[Proof]),
    ) {
        let Some(&real) = self.actions.get(chosen.len()) else { return each(chosen, noted) };
        let hidden = truth.turn() == Turn::Of(MISTER_X);
        let (truth_after, choices) = choices(real, truth, forged);
        for (action, after) in choices {
            let mut proof = proof.clone();
            proof.extend(&packed(&action));
            proof.finish();
            chosen.push(action);
            if hidden {
                noted.push(proof.clone());
            }
            self.from(&truth_after, &after, &proof, chosen, noted, each);
            if hidden {
                noted.pop();
            }
            chosen.pop();
        }
    }

    /// How many histories there are, however many moves: what can follow is the same wherever he is at the same station by
    /// another way, so the ways are added up station by station.
    fn count(&self) -> f64 {
        let (mut truth, mut ways) = (self.start.clone(), BTreeMap::from([(0, (self.start.clone(), 1.0))]));
        for &real in &self.actions {
            let mut after: BTreeMap<u8, (ScotlandYard, f64)> = BTreeMap::new();
            for (forged, count) in ways.values() {
                for (_, game) in choices(real, &truth, forged).1 {
                    let at = game.private(MISTER_X).expect("he is somewhere").at().number();
                    after.entry(at).or_insert_with(|| (game, 0.0)).1 += count;
                }
            }
            truth.play(real).expect("it was played");
            ways = after;
        }
        ways.values().map(|(_, count)| count).sum()
    }
}

/// What is entered in the place of `real`, so that the table sees the same: each with the game after it, and the true one.
fn choices(
    real: Action,
    truth: &ScotlandYard,
    forged: &ScotlandYard,
) -> (ScotlandYard, Vec<(Action, ScotlandYard)>) {
    let mut truth_after = truth.clone();
    let news = truth_after.play(real).expect("it was played").table;
    let choices = if truth.turn() == Turn::Of(MISTER_X) { legal(forged) } else { vec![real] };
    let looks_so =
        choices.into_iter().filter(|&action| ScotlandYard::seen(action) == ScotlandYard::seen(real));
    let found = looks_so.filter_map(|action| {
        let mut after = forged.clone();
        let told = after.play(action).ok()?;
        (told.table == news && after.turn() == truth_after.turn()).then_some((action, after))
    });
    let found = found.collect();
    (truth_after, found)
}

/// The first characters of a code.
fn short(proof: &Proof, signs: usize) -> String {
    proof.signs().chars().take(signs).collect()
}

/// Whether as many tries succeeded as the law says, give or take five standard deviations.
fn follows(successes: usize, tries: usize, bits: u32) -> bool {
    let expected = tries as f64 / f64::from(1 << bits);
    (successes as f64 - expected).abs() <= 5.0 * expected.sqrt().max(1.0)
}

#[test]
fn another_history_fits_a_noted_code_as_often_as_chance_says() {
    // Successes with one character, two, and two notes of one character each.
    let (mut tries, mut earlier, mut fits) = (0, 0, [0; 3]);
    for played in (0..60).filter_map(played) {
        let first = played.origin.root().first_proof();
        let mut truth = first.clone();
        let mut noted = Vec::new();
        let mut game = played.start.clone();
        for action in &played.actions {
            let hidden = game.turn() == Turn::Of(MISTER_X);
            game.play(*action).expect("it was played");
            truth.extend(&packed(action));
            if hidden {
                noted.push(truth.clone());
            }
        }
        let (last, before) = (&noted[MOVES - 1], &noted[MOVES - 2]);
        let mut itself = 0;
        played.histories(&first, &mut |actions, proofs| {
            if actions == played.actions {
                itself += 1;
                return;
            }
            let (forged, forged_before) = (&proofs[MOVES - 1], &proofs[MOVES - 2]);
            assert!(forged.counts() == last.counts() && forged.signs() != last.signs());
            tries += 1;
            fits[0] += usize::from(short(forged, 1) == short(last, 1));
            fits[1] += usize::from(short(forged, 2) == short(last, 2));
            // A note before the first changed entry binds nothing.
            if forged_before.signs() != before.signs() {
                earlier += 1;
                let both = short(forged, 1) == short(last, 1) && short(forged_before, 1) == short(before, 1);
                fits[2] += usize::from(both);
            }
        });
        assert_eq!(itself, 1, "what was played is one of the histories");
    }
    println!("{tries} histories: {fits:?} fit; {earlier} differ before the last move");
    assert!(tries > 5_000, "only {tries} histories");
    assert!(follows(fits[0], tries, 5) && follows(fits[1], tries, 10) && follows(fits[2], earlier, 10));
}

/// `docs/fair-play.md` has these figures: with so many histories, and notes of so many characters, a forger wins at most
/// once in so many games.
#[test]
fn a_longer_game_has_more_histories_and_three_codes_still_bind_it() {
    let mut counted = 0.0;
    for played in (0..60).filter_map(played) {
        let mut histories = 0.0;
        played.histories(&played.origin.root().first_proof(), &mut |_, _| histories += 1.0);
        assert_eq!(played.count(), histories);
        counted += histories;
    }
    assert!(counted > 5_000.0, "only {counted} histories");
    let mut before = 0.0;
    for moves in [MOVES, 12, 18] {
        let games = (0..).filter_map(|seed| played_for(moves, seed)).take(100);
        let bits: Vec<f64> = games.map(|played| played.count().log2()).collect();
        let most = bits.iter().copied().fold(0.0, f64::max);
        let mean = bits.iter().sum::<f64>() / bits.len() as f64;
        let wins = |codes: f64| (most - 20.0 * codes).min(0.0);
        println!(
            "{moves} moves: 2^{mean:.1} histories in the mean, 2^{most:.1} at most; then a forger wins with 2^{:.1} \
             against one code, 2^{:.1} against two, 2^{:.1} against three",
            wins(1.0),
            wins(2.0),
            wins(3.0)
        );
        assert!(mean > before, "more moves, more histories");
        assert!(wins(3.0) < -20.0, "three codes leave once in a million at most: 2^{most:.1} histories");
        before = mean;
    }
}

/// An accusation can be taken back before the cards are opened; whom it named, nobody saw.
#[test]
fn what_was_taken_back_gives_as_many_tries_as_it_has_contents_for_each_time() {
    let mut study = Study { murderer: Some(Suspect::F), opening_events: Some(0), ..Study::default() };
    for officer in study.officers.iter_mut().take(3) {
        *officer = OfficerStudy { hour: Some(48), ..OfficerStudy::NONE };
    }
    let setup = CaseSetup { players: Some(3), abilities: false, study: Some(study), ..CaseSetup::default() };
    let packed = |action: &CaseAction| -> ActionBytes { pack(action).expect("an action is short") };
    let accuse = |suspect| packed(&CaseAction::Accuse(Officer::P1, suspect));
    // With one taken back, with two.
    let (mut tries, mut fits) = ([0; 2], [0; 2]);
    for seed in 0..100 {
        let store = begin::<TinyEpicCrimes>(&setup, seed, &[], ClockSetting::Off, false);
        let Ok(Record { entry: Entry::Begin(begin), .. }) = Record::decode(&store.records[0]) else {
            panic!("a game begins with its beginning");
        };
        let mut game = TinyEpicCrimes::start(&setup, &ECHO_RIDGE, seed).expect("a good set-up");
        let mut before = Origin::of(&begin).root().first_proof();
        for report in Officer::ALL.into_iter().take(3).map(CaseAction::Report) {
            game.play(report).expect("they report");
            before.extend(&packed(&report));
        }
        let undo = game.play(CaseAction::Accuse(Officer::P1, Suspect::A)).expect("it is asked for").undo;
        assert!(undo == Undo::Open, "it can be taken back");
        let with = |slips: &[Suspect]| {
            let mut proof = before.clone();
            for &slip in slips {
                proof.extend(&accuse(slip));
                proof.take_back(&accuse(slip));
            }
            proof.extend(&accuse(Suspect::F));
            proof
        };
        let (once, twice) = (with(&[Suspect::B]), with(&[Suspect::B, Suspect::C]));
        assert!(
            with(&[]).counts() != once.counts() && once.counts() != twice.counts(),
            "it shows in the counts"
        );
        for one in Suspect::ALL {
            let mut judge = |slips: &[Suspect], noted: &Proof, true_ones: &[Suspect]| {
                let index = slips.len() - 1;
                tries[index] += usize::from(slips != true_ones);
                fits[index] += usize::from(slips != true_ones && short(&with(slips), 1) == short(noted, 1));
            };
            judge(&[one], &once, &[Suspect::B]);
            for other in Suspect::ALL.into_iter().filter(|_| seed < 10) {
                judge(&[one, other], &twice, &[Suspect::B, Suspect::C]);
            }
        }
    }
    println!("contents: {tries:?}, {fits:?} fit");
    assert_eq!(tries, [100 * 15, 10 * 255]);
    assert!((0..2).all(|index| follows(fits[index], tries[index], 5)), "{fits:?} of {tries:?}");
}

#[test]
fn what_was_corrected_gives_as_many_tries_as_it_has_contents_and_no_more() {
    let (mut tries, mut fits) = (0, 0);
    for played in (0..1_500).filter_map(played) {
        // All agreed once that Mister X makes his first move anew: everybody saw its ticket, nobody saw where it led.
        let (last, game) = (played.actions[0], &played.start);
        let proof = played.origin.root().first_proof();
        let with = |slip: Action| {
            let mut proof = proof.clone();
            proof.extend(&packed(&slip));
            proof.correct(1);
            proof.extend(&packed(&last));
            proof
        };
        let mut slips = legal(game);
        slips.retain(|&slip| game.clone().play(slip).is_ok_and(|told| told.undo == Undo::Agreed));
        let Some(&slip) = slips.first() else { continue };
        slips.retain(|&other| ScotlandYard::seen(other) == ScotlandYard::seen(slip));
        let Some((_, others)) = slips.split_first() else { continue };
        let noted = with(slip);
        let plain = {
            let mut proof = proof.clone();
            proof.extend(&packed(&last));
            proof
        };
        assert!(plain.counts() != noted.counts(), "a correction shows in the counts");
        for &other in others {
            tries += 1;
            fits += usize::from(short(&with(other), 1) == short(&noted, 1));
        }
    }
    println!("{tries} contents: {fits} fit");
    assert!(tries > 1_000 && follows(fits, tries, 5), "{fits} of {tries}");
}

/// What broke the chain before: links that take back nothing, put in until the codes fit.
#[test]
fn taking_back_what_could_not_be_is_refused() {
    let played = (0..).find_map(played).expect("a game");
    let root = played.origin.root();
    let check = |steps: Vec<Step>| {
        let mut counts = Vec::new();
        let mut steps = steps.into_iter().map(Ok);
        let game = replay::<ScotlandYard>(&played.origin, &root, &LONDON, &mut steps, &mut |_, told| {
            let (Told::Entry(_, proof) | Told::TakenBack(_, proof) | Told::Corrected(_, proof)) = told else {
                return;
            };
            counts.push(proof.counts());
        });
        game.map(|_| counts)
    };
    let acts = || played.actions.iter().map(|action| Step::Act(packed(action)));
    let plain = check(acts().collect()).expect("it was played");
    let (mut game, mut reach) = (played.start.clone(), 0);
    for (place, &action) in played.actions.iter().enumerate() {
        let waits = ScotlandYard::unsettled(game.table(), action).is_some();
        let undo = game.play(action).expect("it was played").undo;
        // One that takes back nothing, before anything was entered; one that takes back too much.
        let take_backs = |count: usize| {
            let slip = (0..count).map(|_| Step::TakeBack);
            acts().take(place + 1).chain(slip).chain(acts().skip(place)).collect::<Vec<_>>()
        };
        let once = check(take_backs(1));
        if waits || undo == Undo::Open {
            let counts = once.expect("it could be taken back");
            assert!(
                counts.last() != plain.last(),
                "every note behind it shows that something was taken back"
            );
        } else {
            assert_eq!(once.err(), Some(Fault::TakenBack(place as u16 + 1)));
        }
        assert!(check(take_backs(place + 2)).is_err(), "more than there was");
        // By agreement: back to Mister X's last move, and never over something that was shown.
        reach = match action {
            _ if undo == Undo::Final => 0,
            Action::Flee(_) | Action::Double(..) => 1,
            _ => reach + 1,
        };
        for fell in 0..=place + 2 {
            let slip = core::iter::once(Step::Correct(fell));
            let again = acts().skip((place + 1).saturating_sub(fell));
            let corrected = check(acts().take(place + 1).chain(slip).chain(again).collect());
            if (1..=reach).contains(&fell) {
                let counts = corrected.expect("all could agree to it");
                assert!(
                    counts.last() != plain.last(),
                    "every note behind it shows that something was corrected"
                );
            } else {
                assert_eq!(corrected.err(), Some(Fault::TakenBack(place as u16 + 1)), "{fell} at {place}");
            }
        }
    }
    let first = core::iter::once(Step::TakeBack).chain(acts()).collect();
    assert_eq!(check(first).err(), Some(Fault::TakenBack(0)));
}
