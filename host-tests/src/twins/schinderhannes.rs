//! Two games whose piles look alike: cards with the same back are exchanged. The puzzles hide nothing.

use confidant_core::id::Id;
use confidant_core::schinderhannes::{
    Card, Deduction, Kind, SOONWALD, Schinderhannes, Setup, Solitaire, solitaire,
};
use confidant_core::seat::Seat;

use super::{Beginnings, Twins, seeds, shuffled};
use crate::games::CaseGame;
use crate::play::Random;

impl Twins for Schinderhannes {
    fn beginnings(choice: usize, random: &mut Random) -> Beginnings<Setup> {
        let deduction = [Deduction::Rules, Deduction::Logic, Deduction::Manual][choice % 3];
        let players = Some(2 + (choice / 3 % 3) as u8);
        let mut setup = Setup { players, deduction, ..Setup::default() };
        let mut piles: [heapless::Vec<Card, 16>; 6] = Default::default();
        let in_play = Card::all().filter(|card| card.kind() != Kind::Solo);
        for card in shuffled(in_play, random) {
            let suit = SOONWALD.suit(card).expect("it lies in a pile").index();
            let pile = if suit < 4 || card.number() % 2 == 0 { suit } else { 5 };
            assert!(piles[pile].push(card).is_ok(), "a pile has room for its cards");
        }
        let mut twin = setup.clone();
        setup.piles = piles.clone().map(Some);
        // Group cards of one group have the same back.
        for pile in piles.iter_mut().take(4) {
            let groups: Vec<usize> = (0..pile.len()).filter(|&at| pile[at].kind() == Kind::Group).collect();
            pile.swap(groups[0], groups[1 + random.below(groups.len() - 1)]);
        }
        twin.piles = piles.map(Some);
        let [seed, other] = seeds(random);
        // Nobody has a card yet.
        Beginnings { setups: [(setup, seed), (twin, other)], same_for: Seat::all().collect() }
    }
}

impl Twins for Solitaire {
    fn beginnings(choice: usize, random: &mut Random) -> Beginnings<solitaire::Setup> {
        let setup = Self::some_setup(choice).expect("any number picks a set-up");
        let setups = seeds(random).map(|seed| (setup.clone(), seed));
        Beginnings { setups, same_for: Seat::all().collect() }
    }
}
