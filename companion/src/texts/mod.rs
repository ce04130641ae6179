//! Every text in every language, in one table. A text that lacks a language, or whose gaps differ from language to
//! language, does not compile.

#[macro_use]
mod table;

use core::fmt::{Display, Write};

use serde::{Deserialize, Serialize};

pub use table::Texts;

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Language {
    /// English.
    English,
    /// French.
    French,
    /// German.
    German,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 3] = [Self::English, Self::French, Self::German];

    /// Its name in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
            Self::German => "Deutsch",
        }
    }

    /// Its two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::German => "de",
        }
    }

    /// Its texts.
    pub const fn texts(self) -> &'static Texts {
        match self {
            Self::English => &table::EN,
            Self::French => &table::FR,
            Self::German => &table::DE,
        }
    }
}

/// A text with its gaps filled.
pub type Phrase = heapless::String<160>;

/// Fills the gaps `{}` of a text, in order.
pub fn fill(text: &str, values: &[&dyn Display]) -> Phrase {
    let mut phrase = Phrase::new();
    let mut values = values.iter();
    for (index, part) in text.split("{}").enumerate() {
        if index > 0 {
            // A gap without a value stays empty; a phrase that is full is cut, and the tests would see it.
            let _ = values.next().map(|value| write!(phrase, "{value}"));
        }
        let _ = phrase.push_str(part);
    }
    phrase
}

/// How many gaps a text has; at compile time.
#[allow(clippy::indexing_slicing)] // below the length, by the loop's condition
const fn gaps(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut count) = (0, 0);
    while at + 1 < bytes.len() {
        if bytes[at] == b'{' && bytes[at + 1] == b'}' {
            count += 1;
        }
        at += 1;
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_filled_in_order() {
        assert_eq!(fill("{} to {}.", &[&"Taxi", &46]), "Taxi to 46.");
        assert_eq!(gaps("{} to {}."), 2);
    }

    #[test]
    fn french_signs_stand_behind_no_break_spaces() {
        for text in Language::French.texts().all() {
            let signs = text.chars().zip(text.chars().skip(1));
            for (before, sign) in signs.filter(|(_, sign)| ":;?!".contains(*sign)) {
                assert!(before == '\u{a0}', "{text:?}: no no-break space before {sign:?}");
            }
        }
    }
}
