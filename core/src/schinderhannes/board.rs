//! The board: clue tokens, scenes, and what follows from them by deduction.
//!
//! Where the rules stop and logic goes on: the rule text knows the last token (rule 7), one crime a place
//! (the aim, and rulings 3 and 4) and two crimes on two places (rule 3). [`Deduction::Rules`] draws these and
//! no more. [`Deduction::Logic`] draws everything that follows from the tokens and scenes that lie there, by
//! [`Assignments`]. In both, a play after which no assignment is left is refused. [`Deduction::Manual`] leaves
//! all but rule 7 to the people.

use serde::{Deserialize, Serialize};

use super::crime::{Crime, CrimeSet};
use super::matching::{Assignments, Domains, assignment_exists};
use super::place::{Place, PlaceSet, Token};
use super::report::{Step, Tell, Why};
use crate::game::{Collected, Reasons};
use crate::id::{ById, Id};

/// Clue tokens of each crime.
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

/// How far a crime is.
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
/// Invariant: a crime has tokens, or a scene, or is out, or none of these; never two of them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board {
    tokens: Domains,
    scenes: ById<Crime, Option<Place>, 16>,
    out: CrimeSet,
}

impl Default for Board {
    fn default() -> Self {
        Self {
            tokens: Domains::new([PlaceSet::NONE; 16]),
            scenes: ById::new([None; 16]),
            out: CrimeSet::NONE,
        }
    }
}

impl Board {
    /// How far a crime is.
    pub fn standing(&self, crime: Crime) -> Standing {
        if let Some(place) = self.scenes[crime] {
            Standing::Found(place)
        } else if self.out.has(crime) {
            Standing::Out
        } else if self.tokens[crime].is_empty() {
            Standing::Unplaced
        } else {
            Standing::Tokens(self.tokens[crime])
        }
    }

    /// Where a crime's tokens lie.
    pub fn tokens(&self, crime: Crime) -> PlaceSet {
        self.tokens[crime]
    }

    /// Whose tokens lie on a place.
    pub fn tokens_on(&self, place: Place) -> CrimeSet {
        Crime::all().filter(|&crime| self.tokens[crime].has(place)).collect()
    }

    /// Every token on the board.
    pub fn all_tokens(&self) -> impl Iterator<Item = Token> + '_ {
        self.tokens.iter().flat_map(|(crime, places)| places.iter().map(move |place| Token { crime, place }))
    }

    /// Where a crime's scene stands.
    pub fn scene(&self, crime: Crime) -> Option<Place> {
        self.scenes[crime]
    }

    /// Whose scene stands on a place.
    pub fn scene_on(&self, place: Place) -> Option<Crime> {
        Crime::all().find(|&crime| self.scenes[crime] == Some(place))
    }

    /// Places with a scene.
    pub fn found_places(&self) -> PlaceSet {
        self.scenes.values().iter().flatten().copied().collect()
    }

    /// Crimes that have no place (rule 9).
    pub fn out(&self) -> CrimeSet {
        self.out
    }

    /// Whether this crime is done with: its scene stands, or it is out.
    pub fn is_done(&self, crime: Crime) -> bool {
        self.scenes[crime].is_some() || self.out.has(crime)
    }

    /// Whether all sixteen crimes are done with: the end.
    pub fn all_done(&self) -> bool {
        Crime::all().all(|crime| self.is_done(crime))
    }

    /// How many tokens were kept, removed or replaced by a scene so far: the points that were given.
    pub fn taken(&self) -> u8 {
        let placed = |&crime: &Crime| !matches!(self.standing(crime), Standing::Unplaced);
        let taken = |crime: Crime| TOKENS.saturating_sub(self.tokens[crime].len());
        Crime::all().filter(placed).map(taken).sum::<usize>() as u8
    }

    /// The places left to each crime: its scene, its tokens, or, as long as it has none, any place without
    /// a scene.
    pub fn domains(&self) -> Domains {
        let open = PlaceSet::all() - self.found_places();
        let mut domains = Domains::new([open; 16]);
        for crime in Crime::ALL {
            match self.standing(crime) {
                Standing::Found(place) => domains[crime] = PlaceSet::only(place),
                Standing::Tokens(tokens) => domains[crime] = tokens & open,
                Standing::Unplaced | Standing::Out => {}
            }
        }
        domains
    }

    /// What can be said of all assignments of the sixteen crimes that fit the board.
    pub fn assignments(&self) -> Assignments {
        Assignments::of(&self.domains())
    }

    /// Whether some assignment of the sixteen crimes fits the board.
    pub fn has_assignment(&self) -> bool {
        assignment_exists(&self.domains())
    }

    /// Tokens that are in no assignment: what may be claimed (rule 10).
    pub fn excess(&self) -> Domains {
        let assignments = self.assignments();
        let mut excess = Domains::new([PlaceSet::NONE; 16]);
        for crime in Crime::ALL {
            excess[crime] = self.tokens[crime] - assignments.possible(crime);
        }
        excess
    }

    /// Places that belong to a pair of rule 3.
    pub fn locked(&self) -> PlaceSet {
        self.pairs().fold(PlaceSet::NONE, |sum, (_, places)| sum | places)
    }

    /// Two crimes whose tokens all lie on the same two places, with these places.
    fn pairs(&self) -> impl Iterator<Item = (CrimeSet, PlaceSet)> + '_ {
        let two = Crime::all().filter(|&crime| self.tokens[crime].len() == 2);
        two.flat_map(move |first| {
            let same = move |&second: &Crime| second > first && self.tokens[second] == self.tokens[first];
            Crime::all()
                .filter(same)
                .map(move |second| ([first, second].into_iter().collect(), self.tokens[first]))
        })
    }

    /// Whether another crime has its only token on the same place as this one (rule 9).
    pub fn clashes(&self, crime: Crime) -> bool {
        let only = self.tokens[crime];
        only.len() == 1 && Crime::all().any(|other| other != crime && self.tokens[other] == only)
    }

    /// Puts tokens from the supply on places.
    pub(super) fn place(&mut self, crime: Crime, places: PlaceSet, tell: Tell<'_>) {
        self.tokens[crime] = places;
        places.iter().for_each(|place| tell(Step::Placed(Token { crime, place })));
        let kept = TOKENS.saturating_sub(places.len()) as u8;
        if kept > 0 {
            tell(Step::Kept(crime, kept));
        }
    }

    /// Takes one token off; a crime without any is out.
    pub(super) fn take(&mut self, token: Token, why: Why, tell: Tell<'_>) {
        if self.tokens[token.crime].remove(token.place) {
            tell(Step::Removed(token, why));
            if self.tokens[token.crime].is_empty() {
                self.out.insert(token.crime);
                tell(Step::Out(token.crime));
            }
        }
    }

    /// Takes a crime's tokens off all places but these.
    pub(super) fn keep_only(&mut self, crime: Crime, places: PlaceSet, why: Why, tell: Tell<'_>) {
        for place in self.tokens[crime] - places {
            self.take(Token { crime, place }, why, tell);
        }
    }

    /// Takes the tokens of all but these crimes off a place.
    fn clear(&mut self, place: Place, but: CrimeSet, why: Why, tell: Tell<'_>) {
        for crime in self.tokens_on(place) - but {
            self.take(Token { crime, place }, why, tell);
        }
    }

    fn stand(&mut self, crime: Crime, place: Place, tell: Tell<'_>) {
        self.tokens[crime] = PlaceSet::NONE;
        self.scenes[crime] = Some(place);
        tell(Step::Scene(Token { crime, place }));
    }

    /// Draws every conclusion that the device draws. With the two automatic ways an assignment has to exist:
    /// then no conclusion can take a crime's last token, as each holds in every assignment.
    pub(super) fn settle(&mut self, deduction: Deduction, tell: Tell<'_>) {
        match deduction {
            Deduction::Manual => self.settle_last_tokens(tell),
            Deduction::Rules => while self.settle_once(tell) {},
            Deduction::Logic => {
                while self.settle_once(tell) {}
                let excess = self.excess();
                for (crime, &places) in excess.iter() {
                    self.keep_only(crime, PlaceSet::all() - places, Why::Logic, tell);
                }
                // Every token left is in some assignment, so only scenes remain to be concluded.
                while self.settle_once(tell) {}
            }
        }
    }

    /// Draws one conclusion of the rule text: a scene with what it excludes, or a pair; false if there is none.
    fn settle_once(&mut self, tell: Tell<'_>) -> bool {
        let single = Crime::all().find_map(|crime| Some((crime, self.tokens[crime].single()?)));
        if let Some((crime, place)) = single {
            self.stand(crime, place, tell);
            self.clear(place, CrimeSet::NONE, Why::PlaceTaken, tell);
            return true;
        }
        let others = |crimes: CrimeSet, places: PlaceSet| {
            places.iter().any(|place| !self.tokens_on(place).is_subset(crimes))
        };
        let pair = self.pairs().find(|&(crimes, places)| others(crimes, places));
        if let Some((crimes, places)) = pair {
            places.iter().for_each(|place| self.clear(place, crimes, Why::Pair, tell));
            return true;
        }
        false
    }

    /// Applies only rule 7, as far as rule 9 lets it.
    fn settle_last_tokens(&mut self, tell: Tell<'_>) {
        for crime in Crime::ALL {
            let Some(place) = self.tokens[crime].single() else { continue };
            if self.scene_on(place).is_some() {
                self.take(Token { crime, place }, Why::PlaceTaken, tell);
            } else if !self.clashes(crime) {
                self.stand(crime, place, tell);
            }
        }
    }

    /// The board of a set-up, if such a one can lie there before a turn.
    pub(super) fn set_up(
        tokens: &[PlaceSet; 16],
        scenes: &[Token],
        out: CrimeSet,
        deduction: Deduction,
    ) -> Result<Self, Reasons<BoardError>> {
        let mut reasons = Collected::new();
        let mut board = Self { tokens: Domains::new(*tokens), out, ..Self::default() };
        for scene in scenes {
            let twice = board.scene_on(scene.place).is_some() || board.scenes[scene.crime].is_some();
            reasons.add_if(twice, BoardError::SceneTwice);
            board.scenes[scene.crime] = Some(scene.place);
        }
        for crime in Crime::ALL {
            let states =
                [!board.tokens[crime].is_empty(), board.scenes[crime].is_some(), board.out.has(crime)];
            let two = states.into_iter().filter(|&is| is).count() > 1;
            reasons.add_if(two, BoardError::TwoStandings);
            reasons.add_if(board.tokens[crime].len() > TOKENS, BoardError::TooManyTokens);
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
    /// Two scenes on a place, or two scenes of a crime.
    #[error("two scenes on one place or of one crime")]
    SceneTwice,
    /// A crime has tokens and a scene, or is out with either.
    #[error("a crime has tokens, or a scene, or is out, but not two of these")]
    TwoStandings,
    /// A crime has more than five tokens.
    #[error("there are only five tokens of each crime")]
    TooManyTokens,
    /// A place has more than three tokens.
    #[error("there are at most three tokens on a place")]
    TooManyOnAPlace,
    /// A crime can be out only where people draw the conclusions.
    #[error("a crime can be out with manual deduction only")]
    OutWithoutManual,
    /// The tokens contradict each other.
    #[error("no assignment of all crimes to places fits the board")]
    NoAssignment,
    /// The device would have drawn a conclusion before.
    #[error("a conclusion that the device draws is still to be drawn")]
    Unsettled,
}
