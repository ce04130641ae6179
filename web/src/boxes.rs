//! Own boxes: what the page's editor asks of the crate `confidant-pack`. The page keeps a box as its text and nothing
//! else; here texts go in and come out, and nothing is remembered between two questions.

mod names;

use std::fmt::Write as _;

use confidant_companion::texts::Language;
use confidant_core::id::Id as _;
use confidant_core::pack::schinderhannes::Proof;
use confidant_core::pack::{BoxedGame, Boxes, Values};
use confidant_pack::page::{self, Change};
use confidant_pack::{Draft, read, write};
use names::Name;
pub(crate) use names::names;

/// What the page asks, by name; its number is its place here.
pub(crate) const QUESTIONS: [(&str, Ask); 14] = [
    ("games", |_| Ok(games().into_bytes())),
    ("names", |asked| Ok(lines(&names(asked.at(0), asked.language())).into_bytes())),
    ("empty", |asked| text(page::new(asked.at(0), asked.at(1), asked.speech()))),
    ("look", |asked| Ok(look(asked.at(0), asked.language()).into_bytes())),
    ("put", |asked| asked.change(&Change::Put(asked.at(1), asked.at(2), asked.at(3)))),
    ("take", |asked| asked.change(&Change::Take(asked.at(1), asked.at(2)))),
    ("answer", |asked| asked.change(&Change::Answer(asked.at(1)))),
    ("unanswer", |asked| asked.change(&Change::Unanswer(asked.at(1)))),
    ("rename", |asked| asked.change(&Change::Rename(asked.at(1)))),
    ("uf2", |asked| page::uf2(asked.at(0)).ok_or_else(String::new)),
    ("compare", |asked| text(page::compare(asked.at(0), asked.at(1)))),
    ("fill", |asked| text(page::fill(asked.at(0), asked.at(1), asked.speech()))),
    ("shipped", |asked| text(shipped(asked.at(0), asked.speech()))),
    ("proofs", |asked| Ok(proofs(asked.at(0)).into_bytes())),
];

type Ask = fn(&Asked) -> Answer;

/// What is answered: bytes, or a sentence that says why not.
pub(crate) type Answer = Result<Vec<u8>, String>;

/// A question's words: the language first, then what it is about.
pub(crate) struct Asked(Vec<String>);

impl Asked {
    fn at(&self, place: usize) -> &str {
        self.0.get(place + 1).map_or("", String::as_str)
    }

    fn code(&self) -> &str {
        self.0.first().map_or("", String::as_str)
    }

    fn language(&self) -> Language {
        let mut all = Language::ALL.into_iter();
        all.find(|language| language.code() == self.code()).unwrap_or(Language::English)
    }

    fn speech(&self) -> confidant_pack::Language {
        confidant_pack::Language::of(self.code())
    }

    fn change(&self, change: &Change<'_>) -> Answer {
        page::change(self.at(0), change, self.speech()).map(String::into_bytes)
    }
}

fn text(text: Option<String>) -> Answer {
    text.map(String::into_bytes).ok_or_else(String::new)
}

/// What passes between the page and this module: words in, an answer out.
#[derive(Default)]
pub struct Talk {
    room: Vec<u8>,
    words: Vec<String>,
    answer: Vec<u8>,
}

impl Talk {
    /// Room for the next word, of `len` bytes.
    pub fn room(&mut self, len: usize) -> &[u8] {
        self.room.clear();
        self.room.resize(len, 0);
        &self.room
    }

    /// That word is there.
    pub fn give(&mut self) {
        self.words.push(String::from_utf8_lossy(&std::mem::take(&mut self.room)).into_owned());
    }

    /// Answers this question about the words that were given: whether it went well. The answer is in
    /// [`answer`](Self::answer).
    pub fn ask(&mut self, question: usize) -> bool {
        let asked = Asked(std::mem::take(&mut self.words));
        let answer = QUESTIONS.get(question).map_or_else(|| Err(String::new()), |(_, ask)| ask(&asked));
        let good = answer.is_ok();
        self.answer = answer.unwrap_or_else(String::into_bytes);
        good
    }

    /// The game that was given as the only word.
    pub fn game(&mut self) -> Option<BoxedGame> {
        std::mem::take(&mut self.words).first()?.parse().ok()
    }

    /// The boxes of which these words are the texts, to be played with.
    pub fn playing(&mut self) -> Boxes {
        let texts = std::mem::take(&mut self.words);
        let drafts: Vec<Draft> = texts.iter().filter_map(|text| read(text).draft).collect();
        confidant_pack::boxes(&drafts)
    }

    /// What was answered last.
    pub fn answer(&self) -> &[u8] {
        &self.answer
    }
}

/// The games that have packs, a line each.
fn games() -> String {
    BoxedGame::all().map(|which| format!("{}\n", which.word())).collect()
}

fn lines(names: &[Name]) -> String {
    names.iter().map(|name| format!("{}\t{}\t{}\n", name.kind, name.word, name.says)).collect()
}

/// [`page::look`], with the names of components instead of their words in every sentence.
fn look(text: &str, language: Language) -> String {
    let looked = page::look(text, confidant_pack::Language::of(language.code()));
    let game = looked.lines().find_map(|line| line.strip_prefix("box\t")?.split('\t').nth(1));
    let names = game.map_or_else(Vec::new, |game| names(game, language));
    let mut out = String::new();
    for line in looked.lines() {
        match line.strip_prefix("told\t").and(line.rsplit_once('\t')) {
            Some((head, says)) => {
                let about = head.split('\t').nth(6).unwrap_or("");
                let _ = writeln!(out, "{head}\t{}", with_names(says, about, &names));
            }
            None => {
                let _ = writeln!(out, "{line}");
            }
        }
    }
    out
}

/// A sentence in which the words that it is about are names.
fn with_names(says: &str, about: &str, names: &[Name]) -> String {
    let mut says = says.to_owned();
    for word in about.split_whitespace() {
        let Some(name) = named(word, names) else { continue };
        let Some(at) = says.match_indices(word).map(|(at, _)| at).find(|&at| stands_alone(&says, at, word))
        else {
            continue;
        };
        says.replace_range(at..at + word.len(), &name);
    }
    says
}

/// `museum-musician-5` as people say it: each of its parts by its name. None if no part has one.
fn named(word: &str, names: &[Name]) -> Option<String> {
    let of = |word: &str| names.iter().find(|name| name.word == word).map(|name| &*name.says);
    if let Some(name) = of(word) {
        return Some(name.to_owned());
    }
    let parts: Vec<&str> = word.split('-').collect();
    parts.iter().any(|part| of(part).is_some()).then(|| {
        let parts: Vec<&str> = parts.iter().map(|part| of(part).unwrap_or(part)).collect();
        match parts.split_first() {
            Some((first, rest)) if !rest.is_empty() => format!("{first}, {}", rest.join(" ")),
            _ => parts.concat(),
        }
    })
}

fn stands_alone(text: &str, at: usize, word: &str) -> bool {
    let joins = |letter: char| letter.is_alphanumeric() || letter == '-';
    !text[..at].ends_with(joins) && !text[at + word.len()..].starts_with(joins)
}

/// The shipped tables of a game as the text of a box. A form shows little of it: what is shown is confirmed unread.
fn shipped(game: &str, speech: confidant_pack::Language) -> Option<String> {
    let which = game.parse().ok()?;
    let mut draft = Draft::new(which);
    draft.values = Values::shipped(which);
    Some(write(&draft, speech))
}

/// How the printed puzzles of Schinderhannes stand, a line each: `missing`, `misfit`, `solutions`, `uncounted` or
/// `printed`, and how many or which card. Empty for any other game.
fn proofs(text: &str) -> String {
    let Some(Draft { values: Values::Schinderhannes(own), .. }) = read(text).draft else {
        return String::new();
    };
    let line = |proof| match proof {
        Proof::Missing(count) => format!("missing\t{count}\n"),
        Proof::Misfit(card) => format!("misfit\t{card}\n"),
        Proof::Solutions(count) => format!("solutions\t{count}\n"),
        Proof::Uncounted => "uncounted\t0\n".to_owned(),
        Proof::AsPrinted => "printed\t1\n".to_owned(),
    };
    own.proofs().map(line).concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(question: &str, words: &[&str]) -> Result<String, String> {
        let mut talk = Talk::default();
        for word in words {
            talk.room(word.len());
            talk.room.copy_from_slice(word.as_bytes());
            talk.give();
        }
        let good = talk.ask(QUESTIONS.iter().position(|&(name, _)| name == question).unwrap_or(usize::MAX));
        let answer = String::from_utf8_lossy(talk.answer()).into_owned();
        if good { Ok(answer) } else { Err(answer) }
    }

    fn tin(clues: &[&str]) -> String {
        let mut text = ask("empty", &["en", "tatort-themse", "Our tin"]).unwrap();
        for clue in clues {
            text = ask("put", &["en", &text, "clues", clue, ""]).unwrap();
        }
        text
    }

    #[test]
    fn sentences_name_components_as_the_screens_do() {
        let text = tin(&["museum-musician-5", "museum-musician-5"]);
        let look = ask("look", &["en", &text]).unwrap();
        assert!(look.contains("Entered twice: British Museum, Musician 5."), "{look}");
        let look = ask("look", &["de", &text]).unwrap();
        assert!(look.contains("British Museum, Musikant 5"), "{look}");
    }

    #[test]
    fn an_answered_doubt_is_asked_no_more() {
        let text = tin(&["museum-musician-5", "museum-musician-5"]);
        let text = ask("answer", &["en", &text, "clue-twice museum-musician-5"]).unwrap();
        assert!(!ask("look", &["en", &text]).unwrap().contains("\tdoubt\t"), "{text}");
        let text = ask("unanswer", &["en", &text, "clue-twice museum-musician-5"]).unwrap();
        assert!(ask("look", &["en", &text]).unwrap().contains("\tdoubt\t"), "{text}");
    }

    #[test]
    fn two_boxes_are_compared_and_gaps_filled() {
        let mine = tin(&["tower-lady-2", "bank-bobby-3"]);
        let theirs = tin(&["tower-lady-2", "tower-lady-2"]);
        let differs = ask("compare", &["en", &mine, &theirs]).unwrap();
        assert_eq!(differs, "clues\tbank-bobby-3\t\t\tmine\nclues\ttower-lady-2\t\t\ttheirs\n");
        let filled = ask("fill", &["en", &mine, &theirs]).unwrap();
        assert_eq!(filled, tin(&["tower-lady-2", "bank-bobby-3", "tower-lady-2"]));
        assert_eq!(ask("compare", &["en", &mine, &mine]).unwrap(), "");
        assert!(ask("compare", &["en", &mine, "hello"]).is_err());
    }

    #[test]
    fn what_cannot_be_entered_is_refused_with_a_sentence() {
        let says = ask("put", &["en", &tin(&[]), "clues", "tower-lady-9", ""]).unwrap_err();
        assert!(says.contains("tower-lady-9"), "{says}");
        assert!(ask("empty", &["en", "chess", ""]).is_err() && ask("chess", &[]).is_err());
        assert!(ask("uf2", &["en", &tin(&["tower-lady-2"])]).is_err(), "no part is complete");
    }

    #[test]
    fn the_puzzles_of_the_shipped_cards_come_out_and_a_slip_is_named() {
        let text = ask("shipped", &["en", "schinderhannes"]).unwrap();
        assert_eq!(ask("proofs", &["en", &text]).unwrap(), "printed\t1\n".repeat(4));
        let slip = "racket: simmern meisenheim oberhausen obermoschel";
        let text = ask("put", &["en", &text, "cards", "12", slip]).unwrap();
        assert_eq!(ask("proofs", &["en", &text]).unwrap().lines().nth(2), Some("solutions\t4"));
        let look = ask("look", &["de", &text]).unwrap();
        let suspects: Vec<&str> = look.lines().filter(|line| line.contains("\tpuzzle-suspect\t")).collect();
        assert!(suspects[0].contains("\tcards\t12\t") && suspects[0].ends_with("Simmern."), "{suspects:?}");
        assert!(suspects[1].ends_with("Diebstahl."), "{suspects:?}");
        assert_eq!(ask("proofs", &["en", &tin(&[])]).unwrap(), "");
    }
}
