//! The tin of Tatort Themse: 25 clue cards and the bonuses of the five case cards.

use core::fmt::Write as _;

use serde::{Deserialize, Serialize};

use super::{
    BoxedGame, Complaint, Note, OwnValues, Part, Remark, Section, Shape, Tell, Unread, Weight, note,
};
use crate::digest::digest;
use crate::id::{ById, Id as _};
use crate::notation::{NotationError, number};
use crate::tatort_themse::{CLUES, Cards, Case, Clue, HIGHEST_VALUE, Origin, THAMES, Witness};

/// Room for extra clues, so that one too many is reported rather than dropped.
const ROOM: usize = 32;
/// Bonuses that fit on one key each.
pub const HIGHEST_BONUS: u8 = 9;

/// The part and section of the clue cards.
const CLUE_CARDS: &str = "clues";
/// The part and section of the case cards.
const BONUSES: &str = "bonus";

/// What was entered.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Values {
    /// The clue cards, sorted by case, value and witness.
    clues: heapless::Vec<Clue, ROOM>,
    /// The bonus of each case card.
    bonuses: [Option<u8>; Case::ALL.len()],
}

impl Values {
    /// The cards that a game is played with: each part as entered or as shipped. They count as printed when all of them
    /// were entered: clues and bonuses have one origin together.
    pub fn cards(&self) -> Cards {
        let clues = self.own_clues();
        let bonuses = self.own_bonuses();
        let printed = clues.is_some() && bonuses.is_some();
        Cards {
            clues: ById::new(clues.unwrap_or(*THAMES.clues.values())),
            bonuses: ById::new(bonuses.unwrap_or(*THAMES.bonuses.values())),
            origin: if printed { Origin::Printed } else { THAMES.origin },
        }
    }

    fn own_clues(&self) -> Option<[Clue; CLUES]> {
        self.clues.as_slice().try_into().ok()
    }

    fn own_bonuses(&self) -> Option<[u8; Case::ALL.len()]> {
        let mut all = [0; Case::ALL.len()];
        for (bonus, own) in all.iter_mut().zip(self.bonuses) {
            *bonus = own?;
        }
        Some(all)
    }

    fn bonus(&mut self, key: &str) -> Option<&mut Option<u8>> {
        let case: Case = key.parse().ok()?;
        self.bonuses.get_mut(case.index())
    }
}

/// The order of the wall: case, value, witness.
fn order(clue: &Clue) -> (Case, u8, Witness) {
    (clue.case, clue.value, clue.witness)
}

fn in_range(number: u32, most: u8) -> Result<u8, NotationError> {
    u8::try_from(number).ok().filter(|number| (1..=most).contains(number)).ok_or(NotationError::OutOfRange)
}

/// Reads `tower-urchin-5`.
fn clue(text: &str) -> Result<Clue, NotationError> {
    let mut words = text.split('-');
    let mut word = || words.next().ok_or(NotationError::TooShort);
    let (case, witness) = (word()?.parse()?, word()?.parse()?);
    let value = in_range(number(word()?)?, HIGHEST_VALUE)?;
    if words.next().is_some() { Err(NotationError::TooLong) } else { Ok(Clue { case, witness, value }) }
}

fn complain(weight: Weight, part: &'static str, key: Note, what: Remark, about: Note) -> Complaint {
    Complaint { weight, part, section: part, key, what, about }
}

impl OwnValues for Values {
    const WHICH: BoxedGame = BoxedGame::TatortThemse;
    const PARTS: &'static [&'static str] = &[CLUE_CARDS, BONUSES];
    const SECTIONS: &'static [Section] =
        &[Section { name: CLUE_CARDS, shape: Shape::List }, Section { name: BONUSES, shape: Shape::Numbers }];

    fn put(&mut self, section: &str, key: &str, value: &str) -> Result<(), Unread> {
        match section {
            CLUE_CARDS => {
                self.clues.push(clue(key)?).map_err(|_| Unread::Full)?;
                crate::order::sort_by_key(&mut self.clues, order);
            }
            BONUSES => {
                let place = self.bonus(key).ok_or(Unread::Key)?;
                *place = Some(in_range(number(value)?, HIGHEST_BONUS)?);
            }
            _ => return Err(Unread::Section),
        }
        Ok(())
    }

    fn take(&mut self, section: &str, key: &str) -> bool {
        match section {
            CLUE_CARDS => {
                let place = clue(key).ok().and_then(|clue| self.clues.iter().position(|held| *held == clue));
                place.is_some_and(|place| {
                    self.clues.remove(place);
                    true
                })
            }
            BONUSES => self.bonus(key).is_some_and(|place| place.take().is_some()),
            _ => false,
        }
    }

    fn each(&self, visit: &mut dyn FnMut(&'static str, &str, &str)) {
        for clue in &self.clues {
            visit(CLUE_CARDS, &note(format_args!("{clue}")), "");
        }
        for (case, bonus) in Case::all().zip(self.bonuses) {
            if let Some(bonus) = bonus {
                visit(BONUSES, case.word(), &note(format_args!("{bonus}")));
            }
        }
    }

    fn parts(&self, visit: &mut dyn FnMut(Part)) {
        visit(Part { name: CLUE_CARDS, have: self.clues.len() as u16, need: CLUES as u16 });
        let have = self.bonuses.iter().flatten().count() as u16;
        visit(Part { name: BONUSES, have, need: Case::ALL.len() as u16 });
    }

    fn check(&self, tell: &mut Tell<'_>) {
        self.check_each(tell);
        if self.clues.len() >= CLUES {
            self.check_all(tell);
        }
        for (case, bonus) in Case::all().zip(self.bonuses) {
            // A review of the game says 2 to 5; it is not a rule.
            let (weight, what) = match bonus {
                None | Some(2..=5) => continue,
                Some(1..=HIGHEST_BONUS) => (Weight::Doubt, Remark::BonusUnusual),
                Some(_) => (Weight::Wrong, Remark::BonusUnplayable),
            };
            let about = note(format_args!("{case} {}", bonus.unwrap_or(0)));
            tell(complain(weight, BONUSES, note(format_args!("{case}")), what, about));
        }
    }

    fn clear(&mut self, part: &str) {
        match part {
            CLUE_CARDS => self.clues.clear(),
            BONUSES => self.bonuses = Default::default(),
            _ => {}
        }
    }

    fn shipped() -> Self {
        let cards = &THAMES;
        let mut values = Self { bonuses: cards.bonuses.values().map(Some), ..Self::default() };
        let _ = values.clues.extend_from_slice(cards.clues.values());
        crate::order::sort_by_key(&mut values.clues, order);
        values
    }

    fn digest(&self) -> u64 {
        digest(&self.cards())
    }
}

impl Values {
    /// What can be seen of single clues, at once.
    fn check_each(&self, tell: &mut Tell<'_>) {
        let mut before: Option<&Clue> = None;
        for clue in &self.clues {
            let key = note(format_args!("{clue}"));
            if before == Some(clue) {
                tell(complain(Weight::Doubt, CLUE_CARDS, key.clone(), Remark::ClueTwice, key.clone()));
            } else if !(1..=HIGHEST_VALUE).contains(&clue.value) {
                tell(complain(Weight::Wrong, CLUE_CARDS, key.clone(), Remark::ClueUnplayable, key));
            } else if clue.value < 2 {
                tell(complain(Weight::Doubt, CLUE_CARDS, key.clone(), Remark::ClueUnusual, key));
            }
            before = Some(clue);
        }
    }

    /// What can be seen when all clues are there.
    fn check_all(&self, tell: &mut Tell<'_>) {
        let mut whole = |weight, what, about| tell(complain(weight, CLUE_CARDS, Note::new(), what, about));
        if self.clues.len() > CLUES {
            whole(Weight::Wrong, Remark::CluesTooMany, note(format_args!("{} {CLUES}", self.clues.len())));
        }
        for case in Case::ALL {
            if !self.clues.iter().any(|clue| clue.case == case) {
                whole(Weight::Wrong, Remark::CaseWithoutClue, note(format_args!("{case}")));
            }
        }
        // The rule book's pictures show these two.
        for (witness, value) in [(Witness::Lady, 4), (Witness::Musician, 5)] {
            if !self.clues.iter().any(|clue| (clue.witness, clue.value) == (witness, value)) {
                let mut about = Note::new();
                let _ = write!(about, "{witness} {value}");
                whole(Weight::Doubt, Remark::ClueExpected, about);
            }
        }
    }
}
