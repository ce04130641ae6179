//! Two games with the same wall and row; hands and pile differ, some hands apart.

use confidant_core::id::Id;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{
    ClueId, DEALT, Discards, HEIGHT, ROW, Setup, TatortThemse, Witness, Witnesses,
};

use super::{Twins, seeds, shuffled};
use crate::play::Random;

impl Twins for TatortThemse {
    fn twin_setups(choice: usize, random: &mut Random) -> [(Setup, u64); 2] {
        let players = 2 + choice % 4;
        let clues = shuffled(ClueId::all(), random);
        let mut setup = Setup {
            players: Some(players as u8),
            start: Seat::at(random.below(players)),
            ..Setup::default()
        };
        for (column, clues) in setup.columns.iter_mut().zip(clues.chunks(HEIGHT)) {
            // Late positions come up too: some columns are nearly used up.
            let height = if (choice / 4).is_multiple_of(2) { HEIGHT } else { 1 + random.below(HEIGHT) };
            *column = Some(clues.iter().take(height).copied().collect());
        }
        let mut cards = shuffled(Witnesses::ALL.cards(), random);
        // Four alike can be renewed.
        if random.below(3) == 0 {
            cards.sort_by_key(|&card| card == Witness::Lady);
        }
        setup.open = Some((0..ROW).filter_map(|_| cards.pop()).collect());
        if choice / 8 % 2 == 1 {
            // Few cards: hands fill up, and the discards are shuffled soon.
            let discards = cards.split_off(DEALT * players + random.below(6));
            setup.discards = Discards::These(discards.into_iter().collect());
        }
        let kept: Vec<bool> = (0..players).map(|_| random.below(2) == 0).collect();
        let one = dealt(&setup, &cards, players);
        let mut hidden: Vec<Witness> = cards.split_off(DEALT * players);
        let hands: Vec<Vec<Witness>> = cards.chunks(DEALT).map(<[_]>::to_vec).collect();
        let other_hands = hands.iter().zip(&kept).filter(|(_, kept)| !**kept);
        hidden.extend(other_hands.flat_map(|(hand, _)| hand));
        let mut hidden = shuffled(hidden, random);
        let mut again: Vec<Witness> = Vec::new();
        for (hand, kept) in hands.iter().zip(kept) {
            again.extend(if kept { hand.clone() } else { hidden.split_off(hidden.len() - DEALT) });
        }
        again.extend(hidden);
        let other = dealt(&setup, &again, players);
        let [seed, other_seed] = seeds(random);
        [(one, seed), (other, other_seed)]
    }
}

/// The set-up with these cards as hands and pile.
fn dealt(setup: &Setup, cards: &[Witness], players: usize) -> Setup {
    let (hands, pile) = cards.split_at(DEALT * players);
    let mut setup = Setup { pile: pile.iter().copied().collect(), ..setup.clone() };
    for (given, hand) in setup.hands.iter_mut().zip(hands.chunks(DEALT)) {
        *given = Some(hand.iter().copied().collect());
    }
    setup
}
