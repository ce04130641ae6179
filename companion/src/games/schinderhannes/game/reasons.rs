//! Why something cannot be done, in a sentence.

use confidant_core::schinderhannes::{Card, Clue, Crime, Illegal, Refusal, Sureness};

use super::super::Words;
use super::super::soonwald::place_name;
use super::hand::Holding;
use crate::texts::{Phrase, Texts, fill};

/// Why a card cannot be played now, with the things named.
pub(super) fn why_not(hold: &Holding<'_>, card: Card, pick: Option<Crime>, refusal: Refusal) -> Phrase {
    let words = hold.desk.words;
    let spoken_of = match hold.table().edition().clue(card) {
        Clue::Crime(crime, _) => words.crime(crime),
        Clue::Group(..) => pick.map_or("", |crime| words.crime(crime)),
        Clue::Pair(first, second, _) => {
            let done = hold.table().board().is_done(first);
            words.crime(if done { first } else { second })
        }
        Clue::Place(place, _) => place_name(place),
    };
    let reason = match refusal {
        Refusal::ChangesNothing => fill(words.no_change, &[&card]),
        Refusal::AlreadyFound => fill(words.no_found, &[&spoken_of]),
        Refusal::NeedsTokens => fill(words.no_tokens, &[]),
        Refusal::NoPlaceOpen => fill(words.no_place, &[&spoken_of]),
        Refusal::TooManyTokens(count) => fill(words.no_five, &[&count]),
        Refusal::PlaceFull(place) => fill(words.no_three, &[&place_name(place)]),
        Refusal::LastToken(crime) => fill(words.no_last_token, &[&words.crime(crime)]),
        Refusal::ContradictsScene => fill(words.no_scene, &[]),
        Refusal::Contradiction => fill(words.no_contradiction, &[]),
        Refusal::Out => fill(words.no_out, &[&spoken_of]),
    };
    // The printed card may say something else.
    let ours = hold.open && hold.table().edition().sureness(card) == Sureness::Reconstructed;
    if ours { fill(words.ours_say, &[&reason]) } else { reason }
}

/// Why an entry is refused.
pub(super) fn refusal(illegal: Illegal, texts: &'static Texts, words: &'static Words) -> &'static str {
    match illegal {
        Illegal::Unplayable(refusal) => match refusal {
            Refusal::ChangesNothing => words.short_change,
            Refusal::AlreadyFound => words.short_found,
            Refusal::NeedsTokens => words.short_tokens,
            Refusal::NoPlaceOpen => words.short_place,
            Refusal::TooManyTokens(_) => words.short_five,
            Refusal::PlaceFull(_) => words.short_three,
            Refusal::LastToken(_) => words.short_last,
            Refusal::ContradictsScene => words.short_scene,
            Refusal::Contradiction => words.short_contradiction,
            Refusal::Out => words.short_out,
        },
        Illegal::RemoveCardSpent => words.no_remove_card,
        Illegal::NotProven => words.no_proof,
        _ => texts.not_possible,
    }
}
