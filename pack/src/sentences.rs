//! What is said of a box, in three languages, and the comments of the text.

mod comments;
mod crimes_and_yard;
mod schinderhannes;
mod text_and_tin;

use confidant_core::pack::{BoxedGame, Complaint, Remark, Unread};

use crate::Language;
use comments::COMMENTS;

/// A sentence for each remark; `{}` takes one word of what it is about after the other, `{*}` all that are left.
type Sentences = &'static [(Remark, [&'static str; 3])];

/// All of them.
const ALL: [Sentences; 3] =
    [text_and_tin::TEXT_AND_TIN, schinderhannes::SCHINDERHANNES, crimes_and_yard::CRIMES_AND_YARD];

/// The sentences in the order of the remarks. It does not compile if a remark has none, or two.
static BY_REMARK: [[&str; 3]; Remark::ALL.len()] = {
    let mut sorted = [[""; 3]; Remark::ALL.len()];
    let mut file = 0;
    while file < ALL.len() {
        let mut line = 0;
        while line < ALL[file].len() {
            let (remark, texts) = ALL[file][line];
            assert!(sorted[remark as usize][0].is_empty(), "a remark has two sentences");
            sorted[remark as usize] = texts;
            line += 1;
        }
        file += 1;
    }
    let mut remark = 0;
    while remark < sorted.len() {
        assert!(!sorted[remark][0].is_empty(), "a remark has no sentence");
        remark += 1;
    }
    sorted
};

fn texts(remark: Remark) -> [&'static str; 3] {
    BY_REMARK[remark as usize]
}

/// What a complaint says.
pub fn sentence(complaint: &Complaint, language: Language) -> String {
    filled(language.of_three(texts(complaint.what)), &complaint.about)
}

/// Why an entry was not taken.
pub fn refusal(unread: Unread, value: &str, language: Language) -> String {
    let what = match unread {
        Unread::Section | Unread::Key | Unread::Value(_) if value.trim().is_empty() => Remark::ValueMissing,
        Unread::Section | Unread::Key => Remark::EntryUnknown,
        Unread::Value(_) => Remark::ValueUnreadable,
        Unread::Full => Remark::EntriesTooMany,
    };
    filled(language.of_three(texts(what)), value)
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
        for remark in Remark::ALL {
            let gaps = texts(remark).map(|text| (text.matches("{}").count(), text.matches("{*}").count()));
            assert!(gaps[0] == gaps[1] && gaps[1] == gaps[2], "{remark}");
        }
    }
}
