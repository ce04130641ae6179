//! What people wrote down, laid beside the seal and all proofs of a record: judged here for every checker.

use super::{Counts, Match, Noted, Signs};

/// How many signs a whole code has.
const WHOLE: usize = 10;

/// What comes of a note of a proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Beside {
    /// The record has it, in this place.
    Holds(Counts),
    /// The record has these in this place: one sign differs.
    Slip(Counts, Signs),
    /// The record has these in the place that was written down with it.
    Differs(Counts, Signs),
    /// The record has nothing like it in any place.
    Nowhere,
    /// The record has no such place.
    NoPlace,
}

impl Noted {
    /// Lays it beside the proofs of a record: in the place that was written down with it, or in any. And once in how many
    /// times it comes to this by chance; up to 1, it says nothing.
    pub fn beside<'a>(&self, proofs: impl Iterator<Item = &'a (Counts, Signs)> + Clone) -> (Beside, u64) {
        let places = || proofs.clone().filter(|(at, _)| self.counts().is_none_or(|counts| counts == *at));
        let like = |is: fn(Match) -> bool| places().find(|(_, shown)| is(self.compare(shown)));
        let tries = places().count().max(1) as u64;
        let signs = self.signs().len().min(WHOLE) as u64;
        let once_in = |tries: u64| (1 << (5 * signs)) / tries;
        if let Some((at, _)) = like(|comes| comes == Match::Holds) {
            return (Beside::Holds(*at), once_in(tries));
        }
        if let Some((at, shown)) = like(|comes| matches!(comes, Match::Slip(_))) {
            // So many codes differ from one in one sign.
            return (Beside::Slip(*at, shown.clone()), once_in(tries * 31 * signs));
        }
        let comes = match places().next() {
            None => Beside::NoPlace,
            Some((at, shown)) if self.counts().is_some() => Beside::Differs(*at, shown.clone()),
            Some(_) => Beside::Nowhere,
        };
        (comes, 0)
    }

    /// Lays what was written down of a seal beside the seal of a record. It has no place, and is there as a whole.
    pub fn beside_seal(text: &str, seal: &Signs) -> Match {
        Self::read(text)
            .filter(|noted| noted.signs().len() == WHOLE && noted.counts().is_none())
            .map_or(Match::Differs, |noted| noted.compare(seal))
    }

    /// The notes in a text: a line each, or with commas between them, as `12 7K2F, 15-1 9ABC`.
    pub fn each(text: &str) -> impl Iterator<Item = &str> {
        text.split([',', ';', '\n']).map(str::trim).filter(|note| !note.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    fn signs(text: &str) -> Signs {
        Signs::try_from(text).unwrap()
    }

    #[test]
    fn a_note_is_found_in_its_place_or_in_any_and_its_chance_is_told() {
        let at = |entries| Counts { entries, ..Counts::default() };
        let proofs = [(at(1), signs("7K2FQ-9ABCD")), (at(2), signs("00000-00000"))];
        for (text, comes, chance) in [
            ("1 7K2F", Beside::Holds(at(1)), 1 << 20),
            ("7K2F", Beside::Holds(at(1)), 1 << 19),
            ("oooo", Beside::Holds(at(2)), 1 << 19),
            ("7", Beside::Holds(at(1)), 16),
            ("7K2FQ-9ABCD", Beside::Holds(at(1)), 1 << 49),
            ("1 7K2G", Beside::Slip(at(1), signs("7K2FQ-9ABCD")), (1 << 20) / 124),
            ("7J", Beside::Slip(at(1), signs("7K2FQ-9ABCD")), 1024 / 124),
            ("2 7K2F", Beside::Differs(at(2), signs("00000-00000")), 0),
            ("ABCD", Beside::Nowhere, 0),
            ("3 7K2F", Beside::NoPlace, 0),
            ("1-1 7K2F", Beside::NoPlace, 0),
        ] {
            let noted = Noted::read(text).unwrap();
            assert_eq!(noted.beside(proofs.iter()), (comes, chance), "{text}");
        }
        let none = Noted::read("7K2F").map(|noted| noted.beside([].iter()));
        assert_eq!(none, Some((Beside::NoPlace, 0)), "a record without an entry has no place");
    }

    #[test]
    fn a_seal_is_noted_as_a_whole() {
        let seal = signs("7K2FQ-9AB0D");
        for (text, comes) in [
            ("7K2FQ-9AB0D", Match::Holds),
            (" 7k2fq 9abod", Match::Holds),
            ("7K2FQ-9AB0E", Match::Slip(10)),
            ("7K2FQ", Match::Differs),
            ("7K2FQ-9AB", Match::Differs),
            ("12 7K2FQ-9AB0D", Match::Differs),
            ("", Match::Differs),
        ] {
            assert_eq!(Noted::beside_seal(text, &seal), comes, "{text}");
        }
    }

    #[test]
    fn notes_are_told_apart() {
        let each: Vec<_> = Noted::each(" 12 7K2F\r\n\n15-1 9ABC, 7K2F;").collect();
        assert_eq!(each, ["12 7K2F", "15-1 9ABC", "7K2F"]);
    }
}
