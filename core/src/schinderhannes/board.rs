//! The board: clue tokens, scenes, and what follows from them by deduction.
//!
//! Where the rules stop and logic goes on: the rule text knows the last token (rule 7), one delict a place
//! (the aim, and rulings 3 and 4) and two delicts on two places (rule 3). [`Deduction::Rules`] draws these and
//! no more. [`Deduction::Logic`] draws everything that follows from the tokens and scenes that lie there, by
//! [`Assignments`]. In both, a play after which no assignment is left is refused. [`Deduction::Manual`] leaves
//! all but rule 7 to the people.

use serde::{Deserialize, Serialize};

use super::delict::{Delict, DelictSet};
use super::matching::{Assignments, Domains, assignment_exists};
use super::place::{Place, PlaceSet, Token};
use super::report::{Step, Tell, Why};
use crate::game::{Collected, Reasons};
use crate::id::{ById, Id};

/// Clue tokens of each delict.
pub const TOKENS: usize = 5;
/// Most clue tokens on a place.
pub const MOST_ON_A_PLACE: usize = 3;

/// Who draws the conclusions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Deduction {
    /// The device, as far as the rule text goes.
    #[default]
    Rules,
    /// The device, everything that can be proven.
    Logic,
    /// The people at the table.
    Manual,
}

crate::words!(Deduction: Rules = "rules", Logic = "logic", Manual = "manual");

/// How far a delict is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// All its tokens are still in the supply.
    Unplaced,
    /// Its tokens lie on these places, at least one.
    Tokens(PlaceSet),
    /// Its scene stands here.
    Found(Place),
    /// It has no place (rule 9, by oversight).
    Out,
}

/// Tokens and scenes.
///
/// Invariant: a delict has tokens, or a scene, or is out, or none of these; never two of them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board {
    tokens: Domains,
    scenes: ById<Delict, Option<Place>, 16>,
    out: DelictSet,
}

impl Default for Board {
    fn default() -> Self {
        Self {
            tokens: Domains::new([PlaceSet::NONE; 16]),
            scenes: ById::new([None; 16]),
            out: DelictSet::NONE,
        }
    }
}

impl Board {
    /// How far a delict is.
    pub fn standing(&self, delict: Delict) -> Standing {
        if let Some(place) = self.scenes[delict] {
            Standing::Found(place)
        } else if self.out.has(delict) {
            Standing::Out
        } else if self.tokens[delict].is_empty() {
            Standing::Unplaced
        } else {
            Standing::Tokens(self.tokens[delict])
        }
    }

    /// Where a delict's tokens lie.
    pub fn tokens(&self, delict: Delict) -> PlaceSet {
        self.tokens[delict]
    }

    /// Whose tokens lie on a place.
    pub fn tokens_on(&self, place: Place) -> DelictSet {
        Delict::all().filter(|&delict| self.tokens[delict].has(place)).collect()
    }

    /// Every token on the board.
    pub fn all_tokens(&self) -> impl Iterator<Item = Token> + '_ {
        self.tokens
            .iter()
            .flat_map(|(delict, places)| places.iter().map(move |place| Token { delict, place }))
    }

    /// Where a delict's scene stands.
    pub fn scene(&self, delict: Delict) -> Option<Place> {
        self.scenes[delict]
    }

    /// Whose scene stands on a place.
    pub fn scene_on(&self, place: Place) -> Option<Delict> {
        Delict::all().find(|&delict| self.scenes[delict] == Some(place))
    }

    /// Places with a scene.
    pub fn found_places(&self) -> PlaceSet {
        self.scenes.values().iter().flatten().copied().collect()
    }

    /// Delicts that have no place (rule 9).
    pub fn out(&self) -> DelictSet {
        self.out
    }

    /// Whether this delict is done with: its scene stands, or it is out.
    pub fn is_done(&self, delict: Delict) -> bool {
        self.scenes[delict].is_some() || self.out.has(delict)
    }

    /// Whether all sixteen delicts are done with: the end.
    pub fn all_done(&self) -> bool {
        Delict::all().all(|delict| self.is_done(delict))
    }

    /// How many tokens were kept, removed or replaced by a scene so far: the points that were given.
    pub fn taken(&self) -> u8 {
        let placed = |&delict: &Delict| !matches!(self.standing(delict), Standing::Unplaced);
        let taken = |delict: Delict| TOKENS.saturating_sub(self.tokens[delict].len());
        Delict::all().filter(placed).map(taken).sum::<usize>() as u8
    }

    /// The places left to each delict: its scene, its tokens, or, as long as it has none, any place without
    /// a scene.
    pub fn domains(&self) -> Domains {
        let open = PlaceSet::all() - self.found_places();
        let mut domains = Domains::new([open; 16]);
        for delict in Delict::ALL {
            match self.standing(delict) {
                Standing::Found(place) => domains[delict] = PlaceSet::only(place),
                Standing::Tokens(tokens) => domains[delict] = tokens & open,
                Standing::Unplaced | Standing::Out => {}
            }
        }
        domains
    }

    /// What can be said of all assignments of the sixteen delicts that fit the board.
    pub fn assignments(&self) -> Assignments {
        Assignments::of(&self.domains())
    }

    /// Whether some assignment of the sixteen delicts fits the board.
    pub fn has_assignment(&self) -> bool {
        assignment_exists(&self.domains())
    }

    /// Tokens that are in no assignment: what may be claimed (rule 10).
    pub fn excess(&self) -> Domains {
        let assignments = self.assignments();
        let mut excess = Domains::new([PlaceSet::NONE; 16]);
        for delict in Delict::ALL {
            excess[delict] = self.tokens[delict] - assignments.possible(delict);
        }
        excess
    }

    /// Places that belong to a pair of rule 3.
    pub fn locked(&self) -> PlaceSet {
        self.pairs().fold(PlaceSet::NONE, |sum, (_, places)| sum | places)
    }

    /// Two delicts whose tokens all lie on the same two places, with these places.
    fn pairs(&self) -> impl Iterator<Item = (DelictSet, PlaceSet)> + '_ {
        let two = Delict::all().filter(|&delict| self.tokens[delict].len() == 2);
        two.flat_map(move |first| {
            let same = move |&second: &Delict| second > first && self.tokens[second] == self.tokens[first];
            Delict::all()
                .filter(same)
                .map(move |second| ([first, second].into_iter().collect(), self.tokens[first]))
        })
    }

    /// Whether another delict has its only token on the same place as this one (rule 9).
    pub fn clashes(&self, delict: Delict) -> bool {
        let only = self.tokens[delict];
        only.len() == 1 && Delict::all().any(|other| other != delict && self.tokens[other] == only)
    }

    /// Puts tokens from the supply on places.
    pub(super) fn place(&mut self, delict: Delict, places: PlaceSet, tell: Tell<'_>) {
        self.tokens[delict] = places;
        places.iter().for_each(|place| tell(Step::Placed(Token { delict, place })));
        let kept = TOKENS.saturating_sub(places.len()) as u8;
        if kept > 0 {
            tell(Step::Kept(delict, kept));
        }
    }

    /// Takes one token off; a delict without any is out.
    pub(super) fn take(&mut self, token: Token, why: Why, tell: Tell<'_>) {
        if self.tokens[token.delict].remove(token.place) {
            tell(Step::Removed(token, why));
            if self.tokens[token.delict].is_empty() {
                self.out.insert(token.delict);
                tell(Step::Out(token.delict));
            }
        }
    }

    /// Takes a delict's tokens off all places but these.
    pub(super) fn keep_only(&mut self, delict: Delict, places: PlaceSet, why: Why, tell: Tell<'_>) {
        for place in self.tokens[delict] - places {
            self.take(Token { delict, place }, why, tell);
        }
    }

    /// Takes the tokens of all but these delicts off a place.
    fn clear(&mut self, place: Place, but: DelictSet, why: Why, tell: Tell<'_>) {
        for delict in self.tokens_on(place) - but {
            self.take(Token { delict, place }, why, tell);
        }
    }

    fn stand(&mut self, delict: Delict, place: Place, tell: Tell<'_>) {
        self.tokens[delict] = PlaceSet::NONE;
        self.scenes[delict] = Some(place);
        tell(Step::Scene(Token { delict, place }));
    }

    /// Draws every conclusion that the device draws. With the two automatic ways an assignment has to exist:
    /// then no conclusion can take a delict's last token, as each holds in every assignment.
    pub(super) fn settle(&mut self, deduction: Deduction, tell: Tell<'_>) {
        match deduction {
            Deduction::Manual => self.settle_last_tokens(tell),
            Deduction::Rules => while self.settle_once(tell) {},
            Deduction::Logic => {
                while self.settle_once(tell) {}
                let excess = self.excess();
                for (delict, &places) in excess.iter() {
                    self.keep_only(delict, PlaceSet::all() - places, Why::Logic, tell);
                }
                // Every token left is in some assignment, so the rest are scenes alone.
                while self.settle_once(tell) {}
            }
        }
    }

    /// One conclusion of the rule text: a scene with what it excludes, or a pair; false if there is none.
    fn settle_once(&mut self, tell: Tell<'_>) -> bool {
        let single = Delict::all().find_map(|delict| Some((delict, self.tokens[delict].single()?)));
        if let Some((delict, place)) = single {
            self.stand(delict, place, tell);
            self.clear(place, DelictSet::NONE, Why::PlaceTaken, tell);
            return true;
        }
        let others = |delicts: DelictSet, places: PlaceSet| {
            places.iter().any(|place| !self.tokens_on(place).is_subset(delicts))
        };
        let pair = self.pairs().find(|&(delicts, places)| others(delicts, places));
        if let Some((delicts, places)) = pair {
            places.iter().for_each(|place| self.clear(place, delicts, Why::Pair, tell));
            return true;
        }
        false
    }

    /// Rule 7 alone, as far as rule 9 lets it.
    fn settle_last_tokens(&mut self, tell: Tell<'_>) {
        for delict in Delict::ALL {
            let Some(place) = self.tokens[delict].single() else { continue };
            if self.scene_on(place).is_some() {
                self.take(Token { delict, place }, Why::PlaceTaken, tell);
            } else if !self.clashes(delict) {
                self.stand(delict, place, tell);
            }
        }
    }

    /// The board of a set-up, if such a one can lie there before a turn.
    pub(super) fn set_up(
        tokens: &[PlaceSet; 16],
        scenes: &[Token],
        out: DelictSet,
        deduction: Deduction,
    ) -> Result<Self, Reasons<BoardError>> {
        let mut reasons = Collected::new();
        let mut board = Self { tokens: Domains::new(*tokens), out, ..Self::default() };
        for scene in scenes {
            let twice = board.scene_on(scene.place).is_some() || board.scenes[scene.delict].is_some();
            reasons.add_if(twice, BoardError::SceneTwice);
            board.scenes[scene.delict] = Some(scene.place);
        }
        for delict in Delict::ALL {
            let states =
                [!board.tokens[delict].is_empty(), board.scenes[delict].is_some(), board.out.has(delict)];
            let two = states.into_iter().filter(|&is| is).count() > 1;
            reasons.add_if(two, BoardError::TwoStandings);
            reasons.add_if(board.tokens[delict].len() > TOKENS, BoardError::TooManyTokens);
        }
        let crowded = Place::all().any(|place| board.tokens_on(place).len() > MOST_ON_A_PLACE);
        reasons.add_if(crowded, BoardError::TooManyOnAPlace);
        let manual = deduction == Deduction::Manual;
        reasons.add_if(!manual && !out.is_empty(), BoardError::OutWithoutManual);
        // What follows from the tokens is asked only of tokens that can lie like that.
        reasons.refuse()?;
        if !manual {
            if !board.has_assignment() {
                return Err(BoardError::NoAssignment.into());
            }
            // Elsewhere a scene clears its place at once, so `settle` does not look for this.
            if board.found_places().iter().any(|place| !board.tokens_on(place).is_empty()) {
                return Err(BoardError::Unsettled.into());
            }
        }
        let mut settled = board;
        settled.settle(deduction, &mut |_| {});
        if settled == board { Ok(board) } else { Err(BoardError::Unsettled.into()) }
    }
}

/// Why tokens and scenes cannot lie like that before a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardError {
    /// Two scenes on a place, or two scenes of a delict.
    #[error("two scenes on one place or of one delict")]
    SceneTwice,
    /// A delict has tokens and a scene, or is out with either.
    #[error("a delict has tokens, or a scene, or is out, but not two of these")]
    TwoStandings,
    /// A delict has more than five tokens.
    #[error("there are only five tokens of each delict")]
    TooManyTokens,
    /// A place has more than three tokens.
    #[error("there are at most three tokens on a place")]
    TooManyOnAPlace,
    /// A delict can be out only where people draw the conclusions.
    #[error("a delict can be out with manual deduction only")]
    OutWithoutManual,
    /// The tokens contradict each other.
    #[error("no assignment of all delicts to places fits the board")]
    NoAssignment,
    /// The device would have drawn a conclusion before.
    #[error("a conclusion that the device draws is still to be drawn")]
    Unsettled,
}
