//! The texts of the house in every language, and the [`texts!`](crate::texts!) macro that makes a table of texts: one
//! for the house, one for each game. A text that lacks a language, whose gaps differ from language to language, or that
//! lets a sign or a unit break away from what it belongs to, does not compile.

mod house;
mod signs;

use core::fmt::{Display, Write};

use serde::{Deserialize, Serialize};

pub use house::Texts;
pub use signs::SignNames;

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

    /// The one this many places further, round and round.
    pub fn after(self, places: usize) -> Self {
        Self::ALL.get((self as usize + places) % Self::ALL.len()).copied().unwrap_or(self)
    }

    /// The texts of the house.
    pub const fn texts(self) -> &'static Texts {
        Texts::of(self)
    }
}

/// A table of texts in one language, as [`texts!`](crate::texts!) makes it.
pub trait TextTable: 'static {
    /// The table in a language.
    fn of(language: Language) -> &'static Self;

    /// Every text with its key, in the order of the table.
    fn all(&self) -> impl Iterator<Item = (&'static str, &'static str)>;
}

/// Makes a table of texts: a struct with a field for each text, `of` a language, and [`all`](TextTable::all) of them.
///
/// ```
/// confidant_companion::texts! {
///     Words, "The texts of a small game.";
///     card: "Card {}", "Carte {}", "Karte {}";
///     draw: "Draw", "Piocher", "Ziehen";
/// }
/// use confidant_companion::texts::{Language, fill};
/// assert_eq!(fill(Words::of(Language::French).card, &[&7]), "Carte 7");
/// ```
#[macro_export]
macro_rules! texts {
    ($Table:ident, $about:literal; $($key:ident: $en:literal, $fr:literal, $de:literal;)+) => {
        #[doc = $about]
        pub struct $Table {
            $(#[doc = $en] pub $key: &'static str,)+
        }

        impl $Table {
            /// The texts in this language.
            pub const fn of(language: $crate::texts::Language) -> &'static Self {
                static EN: $Table = $Table { $($key: $en,)+ };
                static FR: $Table = $Table { $($key: $fr,)+ };
                static DE: $Table = $Table { $($key: $de,)+ };
                match language {
                    $crate::texts::Language::English => &EN,
                    $crate::texts::Language::French => &FR,
                    $crate::texts::Language::German => &DE,
                }
            }
        }

        impl $crate::texts::TextTable for $Table {
            fn of(language: $crate::texts::Language) -> &'static Self {
                $Table::of(language)
            }

            fn all(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
                [$((stringify!($key), self.$key)),+].into_iter()
            }
        }

        const _: () = {
            $(
                assert!(!$en.is_empty() && !$fr.is_empty() && !$de.is_empty(), "a text is missing");
                assert!(
                    $crate::texts::gaps($en) == $crate::texts::gaps($fr)
                        && $crate::texts::gaps($en) == $crate::texts::gaps($de),
                    "the gaps of a text differ from language to language"
                );
                assert!(
                    $crate::texts::is_spaced($en, $crate::texts::Language::English)
                        && $crate::texts::is_spaced($fr, $crate::texts::Language::French)
                        && $crate::texts::is_spaced($de, $crate::texts::Language::German),
                    concat!("a no-break space is missing, or one too many: ", stringify!($key))
                );
            )+
        };
    };
}

/// A text with its gaps filled.
pub type Phrase = heapless::String<160>;

/// Fills the gaps `{}` of a text, in order.
pub fn fill(text: &str, values: &[&dyn Display]) -> Phrase {
    let mut phrase = Phrase::new();
    let mut values = values.iter();
    // By one letter: to look for two takes the device as long as all the rest.
    for (index, part) in text.split('{').enumerate() {
        let part = part.strip_prefix('}').unwrap_or(part);
        if index > 0 {
            // A gap without a value stays empty; a phrase that is full is cut, and the tests would see it.
            let _ = values.next().map(|value| write!(phrase, "{value}"));
        }
        let _ = phrase.push_str(part);
    }
    phrase
}

/// Writes a text with a large first letter, for a row or title that begins with a word from mid-sentence.
pub fn capital(text: &str) -> Phrase {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    let mut phrase = Phrase::new();
    for letter in first.into_iter().flatten().chain(letters) {
        let _ = phrase.push(letter);
    }
    phrase
}

/// How many gaps a text has; at compile time.
#[allow(clippy::indexing_slicing)] // below the length, by the loop's condition
pub const fn gaps(text: &str) -> usize {
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

/// Whether signs and units hold together with what they belong to; at compile time. A unit follows its figure after a
/// no-break space; so does the percent sign, but for English, where it follows at once. In French a no-break space
/// stands before `: ; ? !` and inside of `« »`.
#[allow(clippy::indexing_slicing)] // below the length, by the loops' conditions
pub const fn is_spaced(text: &str, language: Language) -> bool {
    const NO_BREAK: u16 = 0xc2a0;
    const OPENING: u16 = 0xc2ab;
    const CLOSING: u16 = 0xc2bb;
    const UNITS: [&[u8]; 4] = [b"h", b"min", b"s", b"ms"];
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        // No-break spaces and quotation marks are letters of two bytes.
        let before = if at < 2 { 0 } else { u16::from_be_bytes([bytes[at - 2], bytes[at - 1]]) };
        let here = if at + 1 < bytes.len() { u16::from_be_bytes([bytes[at], bytes[at + 1]]) } else { 0 };
        let after = if at + 3 < bytes.len() { u16::from_be_bytes([bytes[at + 2], bytes[at + 3]]) } else { 0 };
        let figure = at > 0 && (bytes[at - 1].is_ascii_digit() || bytes[at - 1] == b'}');
        let holds = match (language, bytes[at]) {
            (Language::English, b'%') => figure,
            (_, b'%') => before == NO_BREAK,
            (Language::French, b':' | b';' | b'?' | b'!') => before == NO_BREAK,
            (Language::French, _) if here == OPENING => after == NO_BREAK,
            (Language::French, _) if here == CLOSING => before == NO_BREAK,
            (_, b' ') if figure => {
                let (mut unit, mut none) = (0, true);
                while unit < UNITS.len() {
                    none = none && !is_word_at(bytes, at + 1, UNITS[unit]);
                    unit += 1;
                }
                none
            }
            _ => true,
        };
        if !holds {
            return false;
        }
        at += 1;
    }
    true
}

/// Whether this word stands at this place, and no letter or figure after it.
#[allow(clippy::indexing_slicing)] // below the length, by the conditions before it
const fn is_word_at(bytes: &[u8], at: usize, word: &[u8]) -> bool {
    let end = at + word.len();
    if end > bytes.len() || end < bytes.len() && (bytes[end].is_ascii_alphanumeric() || bytes[end] >= 0x80) {
        return false;
    }
    let mut letter = 0;
    while letter < word.len() {
        if bytes[at + letter] != word[letter] {
            return false;
        }
        letter += 1;
    }
    true
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
    fn signs_hold_together_with_their_words() {
        for text in
            ["Qui\u{a0}?", "«\u{a0}coup double\u{a0}»", "Il s’ouvre", "{} s’échappe", "5\u{a0}%", "2\u{a0}h"]
        {
            assert!(is_spaced(text, Language::French), "{text}");
        }
        for text in [
            "Qui ?",
            "Qui?",
            "Tout : rien",
            "« coup",
            "coup »",
            "«coup\u{a0}»",
            "5 %",
            "5%",
            "{} h",
            "+1 h, puis",
        ] {
            assert!(!is_spaced(text, Language::French), "{text}");
        }
        for (text, holds) in
            [("Who?", true), ("5%", true), ("5\u{a0}%", false), ("30 min.", false), ("3 hours", true)]
        {
            assert_eq!(is_spaced(text, Language::English), holds, "{text}");
        }
        for (text, holds) in
            [("Wer?", true), ("5%", false), ("5\u{a0}%", true), ("5 s", false), ("je 2\u{a0}h", true)]
        {
            assert_eq!(is_spaced(text, Language::German), holds, "{text}");
        }
    }

    #[test]
    fn only_the_first_letter_becomes_large() {
        assert_eq!(capital("crown jewels"), "Crown jewels");
        assert_eq!(capital("évasion"), "Évasion");
        assert_eq!(capital(""), "");
    }
}
