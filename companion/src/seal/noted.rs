//! What people wrote down of seal and proofs, laid beside those of a record.

use super::{Counts, SIGNS, Signs};

/// Most signs that a code has.
const MOST: usize = 10;

/// Signs that were written down, and what came before them if that was written down, too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noted {
    counts: Option<Counts>,
    signs: heapless::String<MOST>,
}

/// What comes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Match {
    /// All of them are there.
    Holds,
    /// All but this one, counted from 1: people slip.
    Slip(usize),
    /// They are other ones.
    Differs,
}

impl Noted {
    /// Reads `7K2F`, `12-1 7K2F` or `7K2FQ-9ABCD`. Small letters, blanks and dashes do not matter; there is no O, I or L, so
    /// they are read as 0 and 1.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let (counts, rest) =
            match text.split_once(char::is_whitespace).map(|(word, rest)| (counts(word), rest)) {
                Some((Some(counts), rest)) => (Some(counts), rest),
                _ => (None, text),
            };
        // A code has one dash at most: more stand between numbers.
        if rest.matches('-').count() > 1 {
            return None;
        }
        let mut signs = heapless::String::new();
        for sign in rest.chars().filter(|sign| *sign != '-' && !sign.is_whitespace()) {
            signs.push(plain(sign)?).ok()?;
        }
        if signs.is_empty() { None } else { Some(Self { counts, signs }) }
    }

    /// What came before it.
    pub fn counts(&self) -> Option<Counts> {
        self.counts
    }

    /// The signs, without a dash.
    pub fn signs(&self) -> &str {
        &self.signs
    }

    /// Whether the record has them: these are its ten.
    pub fn compare(&self, shown: &Signs) -> Match {
        let pairs = || self.signs.chars().zip(shown.chars().filter(|&sign| sign != '-'));
        let mut wrong =
            (1..).zip(pairs()).filter(|(_, (noted, shown))| noted != shown).map(|(place, _)| place);
        match (wrong.next(), wrong.next()) {
            (None, _) => Match::Holds,
            // One sign alone that differs is no slip: nothing of it is there.
            (Some(place), None) if self.signs.len() > 1 => Match::Slip(place),
            _ => Match::Differs,
        }
    }
}

/// A sign as codes have it; none if they have nothing like it.
fn plain(sign: char) -> Option<char> {
    let sign = match sign.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    SIGNS.iter().map(|&known| char::from(known)).find(|&known| known == sign)
}

/// `12`, `12-1` or `12-1-2`.
fn counts(word: &str) -> Option<Counts> {
    let mut numbers = word.split('-').map(|number| number.parse().ok());
    let entries = numbers.next()??;
    let mut more = || numbers.next().unwrap_or(Some(0));
    let counts = Counts { entries, taken_back: more()?, corrections: more()? };
    if numbers.next().is_some() { None } else { Some(counts) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noted(text: &str) -> Noted {
        Noted::read(text).unwrap_or_else(|| panic!("`{text}`"))
    }

    #[test]
    fn what_people_write_is_read_as_it_was_meant() {
        let counts = Counts { entries: 12, taken_back: 1, corrections: 2 };
        assert_eq!(
            noted(" 12-1-2  7k2f "),
            Noted { counts: Some(counts), signs: "7K2F".try_into().unwrap() }
        );
        assert_eq!(noted("12 7K2F").counts(), Some(Counts { taken_back: 0, corrections: 0, ..counts }));
        assert_eq!(noted("7K2FQ-9ABCD"), noted("7K2F Q9AB CD"));
        assert_eq!(noted("oil0").signs(), "0110");
        for text in ["", " ", "-", "7K2U", "7K2FQ-9ABCDE", "12-1-2-3 7K2F", "é"] {
            assert!(Noted::read(text).is_none(), "`{text}`");
        }
    }

    #[test]
    fn a_slip_of_one_sign_is_told_from_other_signs() {
        let shown = Signs::try_from("7K2FQ-9ABCD").unwrap();
        for (text, comes) in [
            ("7K2F", Match::Holds),
            ("7k2fq-9abcd", Match::Holds),
            ("7K2", Match::Holds),
            ("7X2F", Match::Slip(2)),
            ("7K2FQ-9ABCE", Match::Slip(10)),
            ("7X2G", Match::Differs),
            ("8", Match::Differs),
        ] {
            assert_eq!(noted(text).compare(&shown), comes, "{text}");
        }
    }
}
