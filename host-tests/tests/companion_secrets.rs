//! Nothing leaks: two games that differ only in a secret show the table the same pixels, in the same steps, with the
//! same sounds.

use host_tests::device::{Pairs, Watched, tour, twins, watch, with_each};
use host_tests::play::Random;

#[test]
fn the_table_sees_and_hears_the_same_whatever_the_secret() {
    for Watched { pictures, moved } in
        with_each(|| Pairs { pairs: 12, seed: 4, entries: 24 }).into_iter().flatten()
    {
        assert!(pictures > 1000, "{pictures} pictures compared");
        assert!(moved > 50, "something moved while the table looked: {moved}");
    }
}

/// What nobody has drawn yet is a secret too: pairs whose piles differ below the cards that are about to come.
#[test]
fn the_table_sees_the_same_whatever_the_order_of_the_pile() {
    use confidant_core::tatort_themse::TatortThemse;
    let mut random = Random::new(9);
    let mut pairs = 0;
    while pairs < 10 {
        let [one, other] = twins::<TatortThemse>(&mut random, 7).expect("a game with secrets");
        if one.setup == other.setup {
            assert!(watch(&one) == watch(&other), "pair {pairs}");
            pairs += 1;
        }
    }
}

#[test]
fn what_shows_while_y_is_held_is_marked_as_such_and_nothing_else_is() {
    use confidant_companion::draw::palette::WAX;
    use confidant_companion::texts::Language;
    for stop in tour(Language::English) {
        let corner = stop.picture.pixels[0];
        let ends = stop.name.contains("end-");
        if stop.secret {
            assert!(corner == WAX, "{} has the red frame", stop.name);
        } else if !ends {
            assert!(corner != WAX, "{} has no red frame", stop.name);
        }
    }
}
