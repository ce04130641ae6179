//! One word for one thing: words that are wrong wherever they stand in a table of texts, and the spaces of the texts
//! that `texts!` does not see. The cards of Tiny Epic Crimes are tables of their own and not read here.

use std::fs;
use std::path::{Path, PathBuf};

use confidant_companion::games::Shelf as _;
use confidant_companion::games::registry::Games;
use confidant_companion::texts::{Language, is_spaced};
use host_tests::device::tables;

use Language::{English, French, German};

const SCOTLAND_YARD: &str = "Scotland Yard";
const TATORT_THEMSE: &str = "Tatort Themse";
const SCHINDERHANNES: &str = "Schinderhannes";
const TINY_EPIC_CRIMES: &str = "Tiny Epic Crimes";
/// What the page and the sentences about boxes say apart from any one game.
const COMMON: &str = "page and packs";
/// Wherever a text is read.
const EVERYWHERE: &str = "";

/// The table, the language, and the words that are not to be read in it.
const WRONG: &[(&str, Language, &[&str])] = &[
    (
        EVERYWHERE,
        English,
        &[
            "delict",
            "delicts",
            "killer",
            "as shipped",
            "behind the hold",
            "the own",
            "an own",
            "supposition",
            "hardness",
            "reconstructed",
            "journal",
            "seed",
            "robot",
            "pin",
            "password",
        ],
    ),
    (
        EVERYWHERE,
        French,
        &[
            "tueur",
            "assassin",
            "reconstitué",
            "reconstituée",
            "reconstituées",
            "d’origine",
            "écrou",
            "garde à vue",
            "manette",
            "graine",
            "tenir",
            "tenez",
            "tenu",
            "journal",
        ],
    ),
    (
        EVERYWHERE,
        German,
        &[
            "Druckwerte",
            "nachgebildet",
            "wie geliefert",
            "Startwert",
            "Stick",
            "Hausdeck",
            "übergeben",
            "Journal",
            "Box",
            "Zeitplan",
        ],
    ),
    (SCOTLAND_YARD, English, &["officer", "officers", "goal", "shows up"]),
    (SCOTLAND_YARD, German, &["taucht auf", "Rat"]),
    (TATORT_THEMSE, English, &["street urchin"]),
    (TATORT_THEMSE, French, &["prime", "primes", "gamin", "gamins", "renouveler"]),
    (TATORT_THEMSE, German, &["Hinweis", "Hinweise", "Musiker"]),
    (SCHINDERHANNES, English, &["claim", "claims", "drop", "drops", "dead", "matrix", "district", "suppose"]),
    (SCHINDERHANNES, French, &["réclamer", "morte", "mortes", "supposition"]),
    (SCHINDERHANNES, German, &["tot", "tote"]),
    (TINY_EPIC_CRIMES, English, &["burnt", "with clock", "forensics"]),
    (
        TINY_EPIC_CRIMES,
        French,
        &[
            "indic",
            "abeilles",
            "patron",
            "pistolet",
            "couteau",
            "badge",
            "officier",
            "élucidé",
            "élucidée",
            "rouler",
            "roule",
            "piste horaire",
            "patrouilleur",
        ],
    ),
    (
        TINY_EPIC_CRIMES,
        German,
        &[
            "Dienstgrad",
            "Gewahrsam",
            "Markenleiste",
            "Pistole",
            "abgebrannt",
            "Ermittlerin",
            "Streifenpolizist",
            "Suche",
        ],
    ),
];

/// A text with where it stands.
struct Read {
    table: &'static str,
    language: Language,
    place: String,
    text: String,
}

/// Whether these words stand in a text, whole and in this order, in large letters or small ones.
fn has_words(text: &str, words: &str) -> bool {
    let text = text.replace('\u{a0}', " ").to_lowercase();
    let words = words.to_lowercase();
    text.match_indices(&words).any(|(at, found)| {
        let before = text[..at].chars().next_back();
        let after = text[at + found.len()..].chars().next();
        !before.is_some_and(char::is_alphabetic) && !after.is_some_and(char::is_alphabetic)
    })
}

/// The texts of the screens: every table, and the pages of rules in short.
fn of_the_companion() -> Vec<Read> {
    let mut all = Vec::new();
    for language in Language::ALL {
        for (table, texts) in tables(language) {
            all.extend(texts.into_iter().map(|(key, text)| Read {
                table,
                language,
                place: format!("{table}, {key}"),
                text: text.to_owned(),
            }));
        }
        for info in Games::GAMES {
            for (number, (title, text)) in (1..).zip((info.rules)(language)) {
                let place = format!("{}, page {number} of the rules", info.title);
                let text = format!("{title}\n{text}");
                all.push(Read { table: info.title, language, place, text });
            }
        }
    }
    all
}

/// The strings of a source text, each with the number of the bracket that it stands in.
fn strings(source: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let (mut open, mut brackets) = (vec![0], 0);
    let mut letters = source.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '/' if letters.peek() == Some(&'/') => {
                letters.by_ref().find(|&letter| letter == '\n');
            }
            '[' | '(' | '{' => {
                brackets += 1;
                open.push(brackets);
            }
            ']' | ')' | '}' => {
                open.pop();
            }
            '"' => {
                let mut text = String::new();
                while let Some(letter) = letters.next().filter(|&letter| letter != '"') {
                    text.push(letter);
                    if letter == '\\' {
                        text.extend(letters.next());
                    }
                }
                let text =
                    text.replace("\\u{a0}", "\u{a0}").replace("\\u00a0", "\u{a0}").replace("\\\"", "\"");
                found.push((open.last().copied().unwrap_or(0), text));
            }
            _ => {}
        }
    }
    found
}

/// The texts of a source that come in threes, one for each language.
fn threes(table: &'static str, place: &str, source: &str) -> Vec<Read> {
    let all = strings(source);
    let mut found = Vec::new();
    for texts in all.chunk_by(|one, next| one.0 == next.0) {
        let [english, french, german] = texts else { continue };
        for (language, (_, text)) in Language::ALL.into_iter().zip([english, french, german]) {
            found.push(Read { table, language, place: place.to_owned(), text: text.clone() });
        }
    }
    found
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The sources of a folder whose names begin so.
fn sources(folder: &str, begins: &str) -> Vec<(String, String)> {
    let folder = root().join(folder);
    let mut found = Vec::new();
    for entry in fs::read_dir(&folder).expect("the folder is there") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.starts_with(begins) && path.is_file() {
            found.push((name, fs::read_to_string(&path).expect("a text")));
        }
    }
    found.sort();
    found
}

fn table_of(name: &str) -> &'static str {
    let tables = [
        ("yard", SCOTLAND_YARD),
        ("tatort", TATORT_THEMSE),
        ("schinder", SCHINDERHANNES),
        ("crimes-", TINY_EPIC_CRIMES),
        ("crimes.js", TINY_EPIC_CRIMES),
    ];
    // What is said of two games stands under both names and is held to neither's words.
    let known = tables.iter().find(|(part, _)| name.contains(part) && !name.contains("_and_"));
    known.map_or(COMMON, |(_, table)| table)
}

/// The texts of the page, of its editor, and of the sentences about boxes.
fn of_page_and_packs() -> Vec<Read> {
    let mut all = Vec::new();
    for (name, source) in sources("pack/src/sentences", "") {
        let texts = threes(table_of(&name), &name, &source);
        assert!(!texts.is_empty(), "{name} has texts");
        all.extend(texts);
    }
    let said = |source: &str| source.contains("addBoxTexts({") || source.contains("BOX_TEXTS = {");
    for (name, source) in sources("web/page", "boxes-").into_iter().filter(|(_, source)| said(source)) {
        // What follows the texts is code.
        let end =
            ["\n});", "\n};"].iter().filter_map(|end| source.find(end)).min().expect("the end of the texts");
        let texts = threes(table_of(&name), &name, &source[..end]);
        assert!(!texts.is_empty(), "{name} has texts");
        all.extend(texts);
    }
    let source = fs::read_to_string(root().join("web/page/texts.js")).expect("the texts of the page");
    for language in Language::ALL {
        let (_, begins) = source.split_once(&format!("\n  {}: {{", language.code())).expect("a language");
        let (block, _) = begins.split_once("\n  },").expect("its end");
        for (_, text) in strings(block) {
            all.push(Read { table: COMMON, language, place: "texts.js".to_owned(), text });
        }
    }
    all
}

#[test]
fn one_word_stands_for_one_thing() {
    let mut wrong = Vec::new();
    for read in of_the_companion().into_iter().chain(of_page_and_packs()) {
        let lists = WRONG.iter().filter(|(table, language, _)| {
            *language == read.language && (*table == EVERYWHERE || *table == read.table)
        });
        for words in lists.flat_map(|(_, _, words)| *words).filter(|words| has_words(&read.text, words)) {
            wrong.push(format!("{} {}: {words:?} in {:?}", read.language.code(), read.place, read.text));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_list_is_of_a_table_that_is_read() {
    let read = of_the_companion();
    for (table, ..) in WRONG.iter().filter(|(table, ..)| *table != EVERYWHERE) {
        assert!(read.iter().any(|read| read.table == *table), "{table}");
    }
}

#[test]
fn signs_and_units_hold_together_on_the_page_and_about_boxes() {
    for read in of_page_and_packs() {
        // A record begins with this sign in every language.
        let text = read.text.replace("CONFIDANT5:", "");
        assert!(is_spaced(&text, read.language), "{} {}: {text:?}", read.language.code(), read.place);
    }
}

#[test]
fn words_are_found_whole() {
    assert!(has_words("Nommez le tueur.", "tueur"));
    assert!(has_words("Values of the\u{a0}own box", "the own"));
    assert!(has_words("BOX", "Box"));
    assert!(!has_words("exprimer", "prime"));
    assert!(!has_words("bathe owners", "the own"));
}

#[test]
fn texts_are_read_off_sources() {
    let source =
        "// [\"no\", \"no\", \"no\"]\nkey: [\"a \\\"b\\\"\", \"c\\u00a0?\", \"d\"], two: [\"e\", \"f\"],";
    let texts: Vec<String> = threes(COMMON, "here", source).into_iter().map(|read| read.text).collect();
    assert_eq!(texts, ["a \"b\"", "c\u{a0}?", "d"]);
}
