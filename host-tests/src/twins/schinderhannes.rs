//! Two games whose piles look alike: cards with the same back are exchanged. The puzzles hide nothing.

use confidant_core::id::Id;
use confidant_core::schinderhannes::{
    Card, Deduction, Kind, SOONWALD, Schinderhannes, Setup, Solitaire, solitaire,
};

use super::{Twins, seeds, shuffled};
use crate::games::CaseGame;
use crate::play::Random;

impl Twins for Schinderhannes {
    fn twin_setups(choice: usize, random: &mut Random) -> [(Setup, u64); 2] {
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
        [(setup, seed), (twin, other)]
    }
}

impl Twins for Solitaire {
    fn twin_setups(choice: usize, random: &mut Random) -> [(solitaire::Setup, u64); 2] {
        let setup = Self::some_setup(choice).expect("any number picks a set-up");
        seeds(random).map(|seed| (setup.clone(), seed))
    }
}
