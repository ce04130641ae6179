//! How somebody plays who wants to win and does not think long.

use confidant_core::chance::Source;
use confidant_core::game::{Game as _, Turn};
use confidant_core::tatort_themse::{Action, Column, Deed, TatortThemse, Witness, Witnesses};

use crate::play::{Random, legal};

/// What is entered next; a removal with its take.
pub(super) fn next(game: &TatortThemse, random: &mut Random) -> Option<Vec<Action>> {
    let actions = legal(game);
    if game.table().witnesses() == Source::Table {
        return printed(game, &actions, random).map(|action| vec![action]);
    }
    let Turn::Of(seat) = game.turn() else { return None };
    let hand = game.private(seat)?;
    if let Some(renewal) = actions.iter().find(|action| action.deed == Deed::Renew)
        && game.table().row().first().is_some_and(|&kind| hand.of(kind) == 0)
    {
        return Some(vec![*renewal]);
    }
    removal(game, &hand, &actions)
        .or_else(|| take(game, &hand, &actions).map(|action| vec![action]))
        .or_else(|| question(game, &hand, &actions).map(|action| vec![action]))
        .or_else(|| random.one_of(&actions).map(|action| vec![action]))
}

fn value(game: &TatortThemse, column: Column, above: u8) -> usize {
    let table = game.table();
    let id = table.wall().from_below(column).nth(above.into());
    id.map_or(0, |id| table.cards().clue(id).value.into())
}

/// The clue of most value that costs a joker at most; with many cards any that can be paid.
fn take(game: &TatortThemse, hand: &Witnesses, actions: &[Action]) -> Option<Action> {
    let worth = |action: &Action| match action.deed {
        Deed::Take(column, paid) => {
            let value = value(game, column, 0);
            (paid.len() <= value + 1 || hand.len() > 8).then_some((value, usize::MAX - paid.len()))
        }
        _ => None,
    };
    let best = actions.iter().filter_map(worth).max()?;
    // The first of its payments that is as cheap: the lists show the cheapest first.
    actions.iter().find(|action| worth(action) == Some(best)).copied()
}

/// A removal of one cheap clue when it opens one of value 4 or more, and the hand is large.
fn removal(game: &TatortThemse, hand: &Witnesses, actions: &[Action]) -> Option<Vec<Action>> {
    if hand.len() < 7 {
        return None;
    }
    let good = |action: &&Action| match action.deed {
        Deed::Remove(column, count, paid) => {
            count == 1 && paid.len() == 2 && value(game, column, count) >= 4 && value(game, column, 0) <= 3
        }
        _ => false,
    };
    let removal = *actions.iter().find(good)?;
    let mut after = game.clone();
    after.play(removal).ok()?;
    Some(vec![removal, *legal(&after).first()?])
}

/// The kind that the wall asks for most and of which much is held; of several such cards the nearest.
fn question(game: &TatortThemse, hand: &Witnesses, actions: &[Action]) -> Option<Action> {
    let table = game.table();
    let wanted = |kind: Witness| {
        let lowest = Column::ALL.into_iter().filter_map(|column| table.wall().lowest(column));
        let asked = lowest.filter(|&id| table.cards().clue(id).witness == kind).count();
        2 * usize::from(hand.of(kind)) + 3 * asked
    };
    let places = table.row().len() + usize::from(table.can_draw());
    let near = |place: usize| places - place.min(places - place);
    let worth = |action: &Action| match action.deed {
        Deed::QuestionOpen(place) => {
            use confidant_core::id::Id as _;
            table.row().get(place.index()).map(|&kind| (wanted(kind), near(place.index())))
        }
        // Somebody who needs none of them draws.
        Deed::QuestionPile => Some((4, near(table.row().len()))),
        _ => None,
    };
    actions.iter().filter(|action| worth(action).is_some()).max_by_key(|action| worth(action)).copied()
}

/// With the tin the device sees only clues: one turn of six takes one, now and then after a removal.
fn printed(game: &TatortThemse, actions: &[Action], random: &mut Random) -> Option<Action> {
    let pick = |random: &mut Random, is: &dyn Fn(&Deed) -> bool| {
        let some: Vec<Action> = actions.iter().filter(|action| is(&action.deed)).copied().collect();
        random.one_of(&some)
    };
    let takes = |deed: &Deed| matches!(deed, Deed::PrintedTake(_));
    let removes = |deed: &Deed| matches!(deed, Deed::PrintedRemove(_, 1 | 2));
    if !game.table().free_turns() && random.below(6) > 0 {
        return pick(random, &|deed| *deed == Deed::PrintedQuestion);
    }
    let taken = if random.below(7) == 0 { pick(random, &removes) } else { None };
    taken.or_else(|| pick(random, &takes)).or_else(|| pick(random, &|deed| *deed == Deed::PrintedQuestion))
}
