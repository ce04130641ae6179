//! Cards that can never be played again, whatever happens (rule 11): by the face, for whoever sees it, and by
//! the back, for the tops of the piles.
//!
//! The argument rests on what can still change. Scenes are only added. A crime's tokens are placed once, never
//! where they are barred, and from then on only go. With automatic deduction what is barred stays barred: a
//! place with a scene; a place of a pair, because either token of the pair that goes turns both crimes into
//! scenes at once; with logic a place where the crime is in no assignment, because every change of the board
//! only takes assignments away. With manual deduction a pair can come apart, so only scenes bar for good.
//! Full places and the supply of five can change and prove nothing. Hence a card is dead
//!
//! - that speaks of one crime (type A, or B for the crime picked), if the crime is done with; if its tokens
//!   all lie inside of the card's places (they stay inside: nothing to remove), or all outside (they stay
//!   outside: it would remove the last one); if it has no tokens and all places are barred (wherever it comes
//!   to lie, it lies outside). Manual deduction has one way to play a card with all tokens outside: rule 9,
//!   when the crime's only token shares its place with another's. So there "all outside" proves nothing. Places
//!   that all have scenes are one, whatever was forgotten on them: rule 14 stands in the way for good;
//! - of type B, if it is dead for each of its four crimes;
//! - of type C, if a crime is out or both are found; if one is found and the other's tokens all fit (nothing
//!   to remove) or none does that lies on an open place (rule 14); or if no two open places left to the two crimes are
//!   joined as it says: a token forgotten on a scene is nobody's partner;
//! - of type D, if the place is found; if each crime it names is found elsewhere (rule 14); or if no crime
//!   that it does not name can still come to lie there: it has no token there and, if it has none at all, the
//!   place is barred for it. Then there is nothing it could remove.

use super::board::{Deduction, Standing};
use super::card::{Back, Clue, Link};
use super::crime::{Crime, CrimeSet};
use super::effect::{Refusal, Sight, fitting};
use super::place::{Place, PlaceSet};

impl Sight<'_> {
    /// Whether a face can never be played again.
    pub fn never(&self, clue: Clue) -> bool {
        match clue {
            Clue::Crime(crime, places) => self.never_crime(crime, places),
            Clue::Group(group, direction) => {
                let half = self.judge.edition.half(direction);
                group.crimes().iter().all(|crime| self.never_crime(crime, half))
            }
            Clue::Pair(first, second, link) => self.never_pair(first, second, link),
            Clue::Place(place, crimes) => self.never_place(place, crimes),
        }
    }

    /// Whether no card with this back can ever be played again (ruling 23: for the tops of the piles).
    pub fn dead_back(&self, back: Back) -> bool {
        match back {
            Back::Crime(crime) => self.board.is_done(crime),
            Back::Group(group) => group.crimes().iter().all(|crime| self.board.is_done(crime)),
            Back::Pair(first, second) => self.board.is_done(first) && self.board.is_done(second),
            Back::Place(place) => self.board.scene_on(place).is_some(),
            Back::Solo => false,
        }
    }

    /// Places where a crime without tokens can never come to lie.
    fn barred_for_good(&self, crime: Crime) -> PlaceSet {
        match self.judge.deduction {
            Deduction::Manual => self.board.found_places(),
            Deduction::Rules | Deduction::Logic => self.barred(crime),
        }
    }

    fn never_crime(&self, crime: Crime, places: PlaceSet) -> bool {
        match self.board.standing(crime) {
            Standing::Found(_) | Standing::Out => true,
            Standing::Unplaced => places.is_subset(self.barred_for_good(crime)),
            Standing::Tokens(tokens) => {
                tokens.is_subset(places)
                    || places.is_subset(self.board.found_places())
                    || (!tokens.meets(places) && self.judge.deduction != Deduction::Manual)
            }
        }
    }

    fn never_pair(&self, first: Crime, second: Crime, link: Link) -> bool {
        let scene_and_tokens = |scene: Place, tokens: PlaceSet| {
            let near = self.judge.edition.near(scene, link);
            tokens.is_subset(near) || !(tokens - self.board.found_places()).meets(near)
        };
        match (self.board.standing(first), self.board.standing(second)) {
            (Standing::Out, _) | (_, Standing::Out) | (Standing::Found(_), Standing::Found(_)) => true,
            (Standing::Found(scene), Standing::Tokens(tokens))
            | (Standing::Tokens(tokens), Standing::Found(scene)) => scene_and_tokens(scene, tokens),
            _ => {
                let [a, b] = [first, second].map(|crime| self.left(crime));
                fitting(self.judge.edition.net(), a, b, link).0.is_empty()
            }
        }
    }

    /// Where a crime stands, or can still stand: a token forgotten on a scene is none.
    fn left(&self, crime: Crime) -> PlaceSet {
        match self.board.standing(crime) {
            Standing::Found(place) => PlaceSet::only(place),
            Standing::Tokens(tokens) => tokens - self.board.found_places(),
            Standing::Unplaced => PlaceSet::all() - self.barred_for_good(crime),
            Standing::Out => PlaceSet::NONE,
        }
    }

    fn never_place(&self, place: Place, crimes: CrimeSet) -> bool {
        self.board.scene_on(place).is_some()
            || crimes.iter().all(|crime| self.board.scene(crime).is_some())
            || !(CrimeSet::all() - crimes).iter().any(|crime| match self.board.standing(crime) {
                Standing::Tokens(tokens) => tokens.has(place),
                Standing::Unplaced => !self.barred_for_good(crime).has(place),
                Standing::Found(_) | Standing::Out => false,
            })
    }
}

/// What a card is good for now.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Use {
    /// It can be played now; a group card for these crimes, any other for none in particular.
    Now(CrimeSet),
    /// Not now, but maybe later: why not now.
    NotNow(Refusal),
    /// Never again: why not now.
    Never(Refusal),
}

impl Sight<'_> {
    /// What a face is good for now. For a group card that no crime can be picked for, the reason is that of
    /// its first crime; [`Sight::playable`] tells each.
    pub fn usefulness(&self, clue: Clue) -> Use {
        let refusal = match clue {
            Clue::Group(group, _) => {
                let try_it = |crime| match self.judge.narrowed(clue, Some(crime)) {
                    Some(narrowed) => self.playable(narrowed),
                    None => Ok(()),
                };
                let now: CrimeSet = group.crimes().iter().filter(|&crime| try_it(crime).is_ok()).collect();
                let first = group.crimes().iter().find_map(|crime| try_it(crime).err());
                match first {
                    Some(refusal) if now.is_empty() => refusal,
                    _ => return Use::Now(now),
                }
            }
            clue => match self.playable(clue) {
                Ok(()) => return Use::Now(CrimeSet::NONE),
                Err(refusal) => refusal,
            },
        };
        if self.never(clue) { Use::Never(refusal) } else { Use::NotNow(refusal) }
    }
}
