//! What is said of a box, in three languages, and the comments of the text.

mod comments;
mod crimes_and_yard;
mod schinderhannes;
mod text_and_tin;

use confidant_core::pack::{BoxedGame, Complaint, Unread};

use crate::Language;
use comments::COMMENTS;

/// A sentence for each complaint by its name; `{}` takes one word of what it is about after the other, `{*}` all that
/// are left.
type Sentences = &'static [(&'static str, [&'static str; 3])];

/// All of them.
const ALL: [Sentences; 3] =
    [text_and_tin::TEXT_AND_TIN, schinderhannes::SCHINDERHANNES, crimes_and_yard::CRIMES_AND_YARD];

fn named(what: &str) -> Option<[&'static str; 3]> {
    ALL.iter().copied().flatten().find(|(name, _)| *name == what).map(|(_, texts)| *texts)
}

/// What a complaint says.
pub fn sentence(complaint: &Complaint, language: Language) -> String {
    let Some(texts) = named(complaint.what) else { return complaint.answer().to_string() };
    filled(language.of_three(texts), &complaint.about)
}

/// Why an entry was not taken.
pub fn refusal(unread: Unread, value: &str, language: Language) -> String {
    let what = match unread {
        Unread::Section | Unread::Key => "entry-unknown",
        Unread::Value(_) => "value-unreadable",
        Unread::Full => "entries-too-many",
    };
    let texts = named(what).unwrap_or([""; 3]);
    filled(language.of_three(texts), value)
}

/// The comment of a section.
pub(crate) fn comment(which: BoxedGame, section: &str, language: Language) -> Option<&'static str> {
    let known = COMMENTS.iter().find(|(game, name, _)| *game == which && *name == section);
    known.map(|(_, _, texts)| language.of_three(*texts))
}

fn filled(template: &str, about: &str) -> String {
    let mut words = about.split_whitespace();
    let mut text = String::new();
    let mut rest = template;
    while let Some(at) = rest.find('{') {
        text += &rest[..at];
        let all = rest[at..].starts_with("{*}");
        if all {
            text += &words.by_ref().collect::<Vec<_>>().join(" ");
        } else {
            text += words.next().unwrap_or("");
        }
        rest = &rest[at + if all { 3 } else { 2 }..];
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_have_the_same_gaps_in_every_language() {
        for (what, texts) in ALL.iter().copied().flatten() {
            let gaps = texts.map(|text| (text.matches("{}").count(), text.matches("{*}").count()));
            assert!(gaps[0] == gaps[1] && gaps[1] == gaps[2], "{what}");
        }
    }
}
