//! What the four printed puzzles prove of the cards of Schinderhannes, measured on single slips.

use confidant_core::id::Id as _;
use confidant_core::pack::OwnValues as _;
use confidant_core::pack::schinderhannes::{Proof, Values};
use confidant_core::schinderhannes::{Card, SOONWALD};

/// All slips on cards of a puzzle: how many misfit, how many give another number of solutions, how many go unseen.
#[test]
fn the_puzzles_find_two_slips_of_three() {
    let shipped = Values::shipped();
    assert_eq!(shipped.proofs(), [Proof::AsPrinted; 4]);
    let (mut slips, mut misfits, mut counted, mut unseen) = (0, 0, 0, 0);
    let mut outside = Vec::new();
    for card in Card::all() {
        if !SOONWALD.puzzles().iter().any(|puzzle| puzzle.cards.has(card)) {
            outside.push(card.number());
            continue;
        }
        shipped.slips(card, &mut |slip, _| {
            slips += 1;
            let proofs = slip.proofs();
            if proofs.iter().any(|proof| matches!(proof, Proof::Misfit(_))) {
                misfits += 1;
            } else if proofs.iter().any(|proof| matches!(proof, Proof::Solutions(_))) {
                counted += 1;
            } else {
                unseen += 1;
            }
        });
    }
    assert_eq!(outside.len(), 31, "cards in no puzzle: {outside:?}");
    assert_eq!((slips, misfits, counted, unseen), (1923, 1128, 129, 666));
}

/// The slips that only the number of solutions shows: the card with the slip is always among the named.
#[test]
fn the_card_with_the_slip_is_named() {
    let shipped = Values::shipped();
    let (mut tried, mut named) = (0_usize, [0_usize; 8]);
    for card in Card::all() {
        shipped.slips(card, &mut |slip, _| {
            let proofs = slip.proofs();
            if proofs.iter().any(|proof| matches!(proof, Proof::Misfit(_))) {
                return;
            }
            let Some(at) = proofs.iter().position(|proof| matches!(proof, Proof::Solutions(_))) else {
                return;
            };
            tried += 1;
            let suspects = slip.suspects(at as u8 + 1);
            assert!(suspects.iter().any(|suspect| suspect.card == card), "card {card}, puzzle {}", at + 1);
            named[suspects.len().min(7)] += 1;
        });
    }
    println!("{tried} slips; by number of cards named: {named:?}");
    assert_eq!(tried, 129);
    assert!(named[1] + named[2] > tried / 2, "{named:?}");
}
