//! Cards that can never be played again, whatever happens (rule 11): by the face, for whoever sees it, and by
//! the back, for the tops of the piles.
//!
//! The argument rests on what can still change. Scenes are only added. A delict's tokens are placed once, never
//! where they are barred, and from then on only go. With automatic deduction what is barred stays barred: a
//! place with a scene; a place of a pair, because either token of the pair that goes turns both delicts into
//! scenes at once; with logic a place where the delict is in no assignment, because every change of the board
//! only takes assignments away. With manual deduction a pair can come apart, so scenes alone bar for good.
//! Full places and the supply of five can change and prove nothing. Hence a card is dead
//!
//! - that speaks of one delict (type A, or B for the delict picked), if the delict is done with; if its tokens
//!   all lie inside of the card's places (they stay inside: nothing to remove), or all outside (they stay
//!   outside: it would remove the last one); if it has no tokens and all places are barred (wherever it comes
//!   to lie, it lies outside). Manual deduction has one way to play a card with all tokens outside: rule 9,
//!   when the delict's only token shares its place with another's. So there "all outside" is no proof. Places
//!   that all have scenes are one, whatever was forgotten on them: rule 14 stands in the way for good;
//! - of type B, if it is dead for each of its four delicts;
//! - of type C, if a delict is out or both are found; if one is found and the other's tokens all fit (nothing
//!   to remove) or none does that lies on an open place (rule 14); or if no two places left to the two delicts are joined as it says;
//! - of type D, if the place is found; if each delict it names is found elsewhere (rule 14); or if no delict
//!   that it does not name can still come to lie there: it has no token there and, if it has none at all, the
//!   place is barred for it. Then there is nothing it could remove.

use super::board::{Deduction, Standing};
use super::card::{Back, Clue, Link};
use super::delict::{Delict, DelictSet};
use super::effect::{Refusal, Sight, fitting};
use super::place::{Place, PlaceSet};

impl Sight<'_> {
    /// Whether a face can never be played again.
    pub fn never(&self, clue: Clue) -> bool {
        match clue {
            Clue::Delict(delict, places) => self.never_delict(delict, places),
            Clue::Group(group, direction) => {
                let half = self.judge.edition.half(direction);
                group.delicts().iter().all(|delict| self.never_delict(delict, half))
            }
            Clue::Pair(first, second, link) => self.never_pair(first, second, link),
            Clue::Place(place, delicts) => self.never_place(place, delicts),
        }
    }

    /// Whether no card with this back can ever be played again (ruling 23: for the tops of the piles).
    pub fn dead_back(&self, back: Back) -> bool {
        match back {
            Back::Delict(delict) => self.board.is_done(delict),
            Back::Group(group) => group.delicts().iter().all(|delict| self.board.is_done(delict)),
            Back::Pair(first, second) => self.board.is_done(first) && self.board.is_done(second),
            Back::Place(place) => self.board.scene_on(place).is_some(),
            Back::Solo => false,
        }
    }

    /// Places where a delict without tokens can never come to lie.
    fn barred_for_good(&self, delict: Delict) -> PlaceSet {
        match self.judge.deduction {
            Deduction::Manual => self.board.found_places(),
            Deduction::Rules | Deduction::Logic => self.barred(delict),
        }
    }

    fn never_delict(&self, delict: Delict, places: PlaceSet) -> bool {
        match self.board.standing(delict) {
            Standing::Found(_) | Standing::Out => true,
            Standing::Unplaced => places.is_subset(self.barred_for_good(delict)),
            Standing::Tokens(tokens) => {
                tokens.is_subset(places)
                    || places.is_subset(self.board.found_places())
                    || (!tokens.meets(places) && self.judge.deduction != Deduction::Manual)
            }
        }
    }

    fn never_pair(&self, first: Delict, second: Delict, link: Link) -> bool {
        let scene_and_tokens = |scene: Place, tokens: PlaceSet| {
            let near = self.judge.edition.near(scene, link);
            tokens.is_subset(near) || !(tokens - self.board.found_places()).meets(near)
        };
        match (self.board.standing(first), self.board.standing(second)) {
            (Standing::Out, _) | (_, Standing::Out) | (Standing::Found(_), Standing::Found(_)) => true,
            (Standing::Found(scene), Standing::Tokens(tokens))
            | (Standing::Tokens(tokens), Standing::Found(scene)) => scene_and_tokens(scene, tokens),
            _ => {
                let [a, b] = [first, second].map(|delict| self.left(delict));
                fitting(self.judge.edition.net(), a, b, link).0.is_empty()
            }
        }
    }

    /// Where a delict lies or can still come to lie.
    fn left(&self, delict: Delict) -> PlaceSet {
        match self.board.standing(delict) {
            Standing::Found(place) => PlaceSet::only(place),
            Standing::Tokens(tokens) => tokens,
            Standing::Unplaced => PlaceSet::all() - self.barred_for_good(delict),
            Standing::Out => PlaceSet::NONE,
        }
    }

    fn never_place(&self, place: Place, delicts: DelictSet) -> bool {
        self.board.scene_on(place).is_some()
            || delicts.iter().all(|delict| self.board.scene(delict).is_some())
            || !(DelictSet::all() - delicts).iter().any(|delict| match self.board.standing(delict) {
                Standing::Tokens(tokens) => tokens.has(place),
                Standing::Unplaced => !self.barred_for_good(delict).has(place),
                Standing::Found(_) | Standing::Out => false,
            })
    }
}

/// What a card is good for now.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Use {
    /// It can be played now; a group card for these delicts, any other for none in particular.
    Now(DelictSet),
    /// Not now, but maybe later: why not now.
    NotNow(Refusal),
    /// Never again: why not now.
    Never(Refusal),
}

impl Sight<'_> {
    /// What a face is good for now. For a group card that no delict can be picked for, the reason is that of
    /// its first delict; [`Sight::playable`] tells each.
    pub fn usefulness(&self, clue: Clue) -> Use {
        let refusal = match clue {
            Clue::Group(group, _) => {
                let try_it = |delict| match self.judge.narrowed(clue, Some(delict)) {
                    Some(narrowed) => self.playable(narrowed),
                    None => Ok(()),
                };
                let now: DelictSet =
                    group.delicts().iter().filter(|&delict| try_it(delict).is_ok()).collect();
                let first = group.delicts().iter().find_map(|delict| try_it(delict).err());
                match first {
                    Some(refusal) if now.is_empty() => refusal,
                    _ => return Use::Now(now),
                }
            }
            clue => match self.playable(clue) {
                Ok(()) => return Use::Now(DelictSet::NONE),
                Err(refusal) => refusal,
            },
        };
        if self.never(clue) { Use::Never(refusal) } else { Use::NotNow(refusal) }
    }
}
