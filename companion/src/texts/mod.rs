//! The texts of the house in every language, and the [`texts!`](crate::texts!) macro that makes a table of texts: one
//! for the house, one for each game. A text that lacks a language, or whose gaps differ from language to language, does
//! not compile.

mod house;

use core::fmt::{Display, Write};

use serde::{Deserialize, Serialize};

pub use house::Texts;

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

    /// The texts of the house.
    pub const fn texts(self) -> &'static Texts {
        Texts::of(self)
    }
}

/// A table of texts in one language, as [`texts!`](crate::texts!) makes it.
pub trait TextTable: 'static {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_filled_in_order() {
        assert_eq!(fill("{} to {}.", &[&"Taxi", &46]), "Taxi to 46.");
        assert_eq!(gaps("{} to {}."), 2);
    }
}
