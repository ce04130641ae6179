//! What a card does to the board, or why it cannot be played now.
//!
//! A crime without tokens is placed, one with tokens is cut down (rules 1 and 4); then follow the conclusions
//! that the device draws. Everything is tried on a copy, so a refusal changes nothing.

use crate::print::Print;
use core::cell::OnceCell;

use super::board::{Board, Deduction, MOST_ON_A_PLACE, Standing, TOKENS};
use super::card::{Clue, Link};
use super::crime::{Crime, CrimeSet};
use super::edition::{Edition, Net};
use super::matching::Assignments;
use super::place::{Place, PlaceSet, Token};
use super::report::{Report, Tell, Why};

/// Why a card cannot be played now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// It would neither place nor remove a token (ruling 21).
    #[error("the card would change nothing")]
    ChangesNothing,
    /// It speaks of a crime or a place that is found, and agrees (rule 16).
    #[error("what the card speaks of is found already")]
    AlreadyFound,
    /// It needs tokens to lie there first (types C and D).
    #[error("the card needs tokens on the board first")]
    NeedsTokens,
    /// Every place for its tokens is barred (rules 2 and 3, ruling 6).
    #[error("no place is open for the tokens")]
    NoPlaceOpen,
    /// It needs this many tokens, more than five (rule 13).
    #[error("the card needs more than five tokens")]
    TooManyTokens(u8),
    /// A token would have to go to this place, which has three (rule 15).
    #[error("a place that needs a token has three already")]
    PlaceFull(Place),
    /// It would remove all tokens of this crime (rule 4).
    #[error("the card would remove a crime's last token")]
    LastToken(Crime),
    /// It contradicts scenes (rule 14).
    #[error("the card contradicts a scene")]
    ContradictsScene,
    /// After it no assignment of all crimes to places would fit the board (rulings 4 and 27).
    #[error("the board would contradict itself")]
    Contradiction,
    /// It speaks of a crime that has no place any more (rule 9).
    #[error("a crime of the card is out of the game")]
    Out,
}

impl Refusal {
    /// A short word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::ChangesNothing => "changes-nothing",
            Self::AlreadyFound => "already-found",
            Self::NeedsTokens => "needs-tokens",
            Self::NoPlaceOpen => "no-place-open",
            Self::TooManyTokens(_) => "too-many-tokens",
            Self::PlaceFull(_) => "place-full",
            Self::LastToken(_) => "last-token",
            Self::ContradictsScene => "contradicts-scene",
            Self::Contradiction => "contradiction",
            Self::Out => "out",
        }
    }
}

/// The rules that cards are judged by.
#[derive(Clone, Copy, PartialEq)]
pub struct Judge {
    /// The printed data.
    pub edition: Print<Edition>,
    /// Who draws the conclusions.
    pub deduction: Deduction,
}

impl Judge {
    /// A look at a board, for asking what cards would do to it.
    pub fn look<'a>(&self, board: &'a Board) -> Sight<'a> {
        let walled = board.found_places() | board.locked();
        Sight { judge: *self, board, walled, assignments: OnceCell::new() }
    }

    /// Narrows a clue to the crime that the player picks: a group card then speaks only of that crime. None if a
    /// crime is needed, not wanted, or not of the group.
    pub fn narrowed(&self, clue: Clue, pick: Option<Crime>) -> Option<Clue> {
        match (clue, pick) {
            (Clue::Group(group, direction), Some(crime)) if group.crimes().has(crime) => {
                Some(Clue::Crime(crime, self.edition.half(direction)))
            }
            (Clue::Group(..), _) | (_, Some(_)) => None,
            (clue, None) => Some(clue),
        }
    }
}

/// A judge looking at one board. What all cards need to know of it is worked out once.
pub struct Sight<'a> {
    pub(super) judge: Judge,
    pub(super) board: &'a Board,
    /// Places with a scene or of a pair.
    walled: PlaceSet,
    assignments: OnceCell<Assignments>,
}

impl Sight<'_> {
    fn assignments(&self) -> &Assignments {
        self.assignments.get_or_init(|| self.board.assignments())
    }

    /// Places where no token of this crime, which has none yet, may be put (rules 2 and 3, ruling 28).
    pub fn barred(&self, crime: Crime) -> PlaceSet {
        match self.judge.deduction {
            Deduction::Rules | Deduction::Manual => self.walled,
            Deduction::Logic => PlaceSet::all() - self.assignments().possible(crime),
        }
    }

    /// Whether a clue, narrowed, can be played now; if not, why.
    pub fn playable(&self, clue: Clue) -> Result<(), Refusal> {
        self.tried(clue, &mut |_| {}).map(drop)
    }

    /// What playing a clue, narrowed, would do, step by step.
    pub fn effect(&self, clue: Clue) -> Result<Report, Refusal> {
        let mut report = Report::default();
        self.play(clue, &mut |step| report.add(step)).map(|_| report)
    }

    /// What a clue, narrowed, itself says, without the conclusions that follow from it.
    pub fn direct_effect(&self, clue: Clue) -> Result<Report, Refusal> {
        let mut report = Report::default();
        self.tried(clue, &mut |step| report.add(step)).map(|_| report)
    }

    /// The board after a clue, narrowed, was played.
    pub(super) fn play(&self, clue: Clue, tell: Tell<'_>) -> Result<Board, Refusal> {
        let mut board = self.tried(clue, tell)?;
        board.settle(self.judge.deduction, tell);
        Ok(board)
    }

    /// The board after what the card itself says, before any conclusion; refused if it contradicts itself.
    fn tried(&self, clue: Clue, tell: Tell<'_>) -> Result<Board, Refusal> {
        let mut trial = Trial { sight: self, board: *self.board };
        match clue {
            Clue::Crime(crime, places) => trial.crime(crime, places, tell)?,
            // Which crime is meant has to be told first.
            Clue::Group(..) => return Err(Refusal::ChangesNothing),
            Clue::Pair(first, second, link) => trial.pair(first, second, link, tell)?,
            Clue::Place(place, crimes) => trial.place(place, crimes, tell)?,
        }
        if self.judge.deduction != Deduction::Manual && !trial.board.has_assignment() {
            return Err(Refusal::Contradiction);
        }
        Ok(trial.board)
    }

    /// Whether the remove card can take this token; if not, why.
    pub fn removable(&self, token: Token) -> Result<(), Refusal> {
        if !self.board.tokens(token.crime).has(token.place) {
            return Err(Refusal::ChangesNothing);
        }
        let lost = PlaceSet::only(token.place);
        self.check_removal(token.crime, lost, CrimeSet::only(token.crime))?;
        // An assignment is left exactly if some assignment has the crime elsewhere.
        let elsewhere = || !(self.assignments().possible(token.crime) - lost).is_empty();
        if self.judge.deduction == Deduction::Manual || elsewhere() {
            Ok(())
        } else {
            Err(Refusal::Contradiction)
        }
    }

    /// What the remove card would do to this token, step by step.
    pub fn removal(&self, token: Token) -> Result<Report, Refusal> {
        let mut report = Report::default();
        self.remove(token, &mut |step| report.add(step)).map(|_| report)
    }

    /// The board after this token was removed by a card that allows any (rule 6).
    pub(super) fn remove(&self, token: Token, tell: Tell<'_>) -> Result<Board, Refusal> {
        self.removable(token)?;
        Ok(self.without(token, Why::Card, tell))
    }

    /// The board after a token was taken that is in no assignment (rule 10).
    pub(super) fn claim(&self, token: Token, tell: Tell<'_>) -> Board {
        self.without(token, Why::Claim, tell)
    }

    fn without(&self, token: Token, why: Why, tell: Tell<'_>) -> Board {
        let mut board = *self.board;
        board.take(token, why, tell);
        board.settle(self.judge.deduction, tell);
        board
    }

    /// Rule 4: a crime that loses tokens on these places keeps another one. Rule 9: unless its only token
    /// shares its place with the only token of a crime that stays, that is, of one not among those `going`.
    fn check_removal(&self, crime: Crime, lost: PlaceSet, going: CrimeSet) -> Result<(), Refusal> {
        let tokens = self.board.tokens(crime);
        if !tokens.is_subset(lost) {
            return Ok(());
        }
        let manual = self.judge.deduction == Deduction::Manual;
        let stays = |&other: &Crime| self.board.tokens(other) == tokens && !going.has(other);
        if manual && tokens.len() == 1 && Crime::ALL.iter().any(stays) {
            return Ok(());
        }
        Err(Refusal::LastToken(crime))
    }
}

/// A card being tried.
struct Trial<'a> {
    sight: &'a Sight<'a>,
    board: Board,
}

impl Trial<'_> {
    /// Types A and B, and what a pair card says of a crime whose partner is found.
    fn crime(&mut self, crime: Crime, places: PlaceSet, tell: Tell<'_>) -> Result<(), Refusal> {
        match self.board.standing(crime) {
            Standing::Out => Err(Refusal::Out),
            Standing::Found(place) if places.has(place) => Err(Refusal::AlreadyFound),
            Standing::Found(_) => Err(Refusal::ContradictsScene),
            Standing::Unplaced => self.put(crime, places, tell).map(drop),
            // Rule 9 lifts rule 4, but not rule 14.
            Standing::Tokens(_) if places.is_subset(self.board.found_places()) => {
                Err(Refusal::ContradictsScene)
            }
            Standing::Tokens(tokens) if tokens.is_subset(places) => Err(Refusal::ChangesNothing),
            Standing::Tokens(tokens) => {
                // A token forgotten on another crime's scene could not stay (ruling 30).
                if !(tokens - self.board.found_places()).meets(places) {
                    self.sight.check_removal(crime, tokens, CrimeSet::only(crime))?;
                }
                self.board.keep_only(crime, places, Why::Card, tell);
                Ok(())
            }
        }
    }

    /// Puts the tokens of a crime on all of these places that are open; gives where they lie.
    fn put(&mut self, crime: Crime, places: PlaceSet, tell: Tell<'_>) -> Result<PlaceSet, Refusal> {
        let open = places - self.sight.barred(crime);
        if open.is_empty() {
            return Err(Refusal::NoPlaceOpen);
        }
        if open.len() > TOKENS {
            return Err(Refusal::TooManyTokens(open.len() as u8));
        }
        let full = open.iter().find(|&place| self.board.tokens_on(place).len() >= MOST_ON_A_PLACE);
        if let Some(place) = full {
            return Err(Refusal::PlaceFull(place));
        }
        self.board.place(crime, open, tell);
        Ok(open)
    }

    /// Type C.
    fn pair(&mut self, first: Crime, second: Crime, link: Link, tell: Tell<'_>) -> Result<(), Refusal> {
        let edition = self.sight.judge.edition;
        match (self.board.standing(first), self.board.standing(second)) {
            (Standing::Out, _) | (_, Standing::Out) => Err(Refusal::Out),
            (Standing::Unplaced, Standing::Unplaced) => Err(Refusal::NeedsTokens),
            (Standing::Found(a), Standing::Found(b)) => Err(if edition.near(a, link).has(b) {
                Refusal::AlreadyFound
            } else {
                Refusal::ContradictsScene
            }),
            (Standing::Found(scene), _) => self.beside(scene, second, link, tell),
            (_, Standing::Found(scene)) => self.beside(scene, first, link, tell),
            (Standing::Tokens(tokens), Standing::Unplaced) => self.partner(first, tokens, second, link, tell),
            (Standing::Unplaced, Standing::Tokens(tokens)) => self.partner(second, tokens, first, link, tell),
            (Standing::Tokens(a), Standing::Tokens(b)) => {
                let net = edition.net();
                if fitting(net, a, b, link).0.is_empty() {
                    return Err(Refusal::LastToken(first));
                }
                // A token forgotten on a scene is nobody's partner (rule 14, ruling 30).
                let found = self.board.found_places();
                let (fit_a, fit_b) = fitting(net, a - found, b - found, link);
                if fit_a.is_empty() {
                    return Err(Refusal::ContradictsScene);
                }
                let (kept_a, kept_b) = (a & net.near_any(fit_b, link), b & net.near_any(fit_a, link));
                if kept_a == a && kept_b == b {
                    return Err(Refusal::ChangesNothing);
                }
                self.board.keep_only(first, kept_a, Why::Card, tell);
                self.board.keep_only(second, kept_b, Why::Card, tell);
                Ok(())
            }
        }
    }

    /// Plays a pair card one of whose crimes is found: it speaks only of the other (ruling 14).
    fn beside(&mut self, scene: Place, other: Crime, link: Link, tell: Tell<'_>) -> Result<(), Refusal> {
        let near = self.sight.judge.edition.near(scene, link);
        let contradicts = match self.board.standing(other) {
            Standing::Tokens(tokens) => !(tokens - self.board.found_places()).meets(near),
            _ => near.is_subset(self.board.found_places()),
        };
        if contradicts {
            return Err(Refusal::ContradictsScene);
        }
        self.crime(other, near, tell)
    }

    /// A pair card one of whose crimes has tokens and the other none (ruling 12). Tokens forgotten on scenes open
    /// no place for it (rule 14, ruling 30).
    fn partner(
        &mut self,
        placed: Crime,
        tokens: PlaceSet,
        other: Crime,
        link: Link,
        tell: Tell<'_>,
    ) -> Result<(), Refusal> {
        let net = self.sight.judge.edition.net();
        let found = self.board.found_places();
        let near = net.near_any(tokens - found, link);
        if near.is_subset(found) && !net.near_any(tokens, link).is_subset(found) {
            return Err(Refusal::ContradictsScene);
        }
        let partners = self.put(other, near, tell)?;
        self.board.keep_only(placed, net.near_any(partners, link), Why::Card, tell);
        Ok(())
    }

    /// Type D.
    fn place(&mut self, place: Place, crimes: CrimeSet, tell: Tell<'_>) -> Result<(), Refusal> {
        match self.board.scene_on(place) {
            Some(scene) if crimes.has(scene) => return Err(Refusal::AlreadyFound),
            Some(_) => return Err(Refusal::ContradictsScene),
            None => {}
        }
        if crimes.iter().all(|crime| self.board.scene(crime).is_some()) {
            return Err(Refusal::ContradictsScene);
        }
        let there = self.board.tokens_on(place);
        let wrong = there - crimes;
        if there.is_empty() {
            return Err(Refusal::NeedsTokens);
        }
        if wrong.is_empty() {
            return Err(Refusal::ChangesNothing);
        }
        for crime in wrong {
            self.sight.check_removal(crime, PlaceSet::only(place), wrong)?;
        }
        for crime in wrong {
            self.board.take(Token { crime, place }, Why::Card, tell);
        }
        Ok(())
    }
}

/// What is left of the places of two crimes when those without partner go, again and again (ruling 13).
pub(super) fn fitting(net: &Net, a: PlaceSet, b: PlaceSet, link: Link) -> (PlaceSet, PlaceSet) {
    // Whoever has a partner at first keeps it: a partner's own partner never goes. So once is enough.
    (a & net.near_any(b, link), b & net.near_any(a, link))
}
