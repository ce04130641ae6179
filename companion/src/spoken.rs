//! The page in sentences, for those who hear it instead of seeing it: the plate first, then what stands on the page from
//! top to bottom, last the keys with their words. The device speaks nothing.

use alloc::borrow::ToOwned as _;
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::RowState;
use crate::draw::trace::{Said, Sign, Trace};
use crate::draw::{Area, Icon};
use crate::input::Key;
use crate::texts::{Language, fill};

crate::texts! {
    SpokenWords, "What is only said, in one language.";
    row_of: "row {} of {}", "ligne {} sur {}", "Zeile {} von {}";
    chosen: "chosen", "choisi", "gewählt";
    not_now: "not now", "pas maintenant", "jetzt nicht";
    blank: "empty", "vide", "leer";
    hold: "Hold {}", "{} maintenu", "{} halten";
    earphone:
        "Use an earphone.",
        "Utilisez un écouteur.",
        "Nimm einen Ohrhörer.";
}

/// What is said once to those who hear, before the first secret page: nobody else is to hear it.
pub fn earphone(language: Language) -> &'static str {
    SpokenWords::of(language).earphone
}

/// What of an open page is read aloud to the whole table: what is told in words; a page without a plate, which everybody
/// must notice, as a whole. Never rows and keys: they are for one person.
pub fn aloud(trace: &Trace, language: Language, called: &dyn Fn(Icon) -> String) -> Vec<String> {
    if trace.parts().iter().any(|(_, said)| matches!(said, Said::Plate(_))) {
        let told = |(_, said): &(Area, Said)| match said {
            Said::Text(text) => Some(sentence([text.trim()])),
            Said::Plate(_) | Said::Row { .. } | Said::Keys(_) | Said::Arm(..) => None,
        };
        return trace.parts().iter().filter_map(told).collect();
    }
    let any_key = sentence([language.texts().any_key]);
    sentences(trace, language, called).into_iter().filter(|said| *said != any_key).collect()
}

/// The sentences of a page; `called` tells what a sign stands for there.
pub fn sentences(trace: &Trace, language: Language, called: &dyn Fn(Icon) -> String) -> Vec<String> {
    let words = SpokenWords::of(language);
    let mut plate = Vec::new();
    let mut keys = Vec::new();
    // How far down, how far on the right, and what is said there.
    let mut body: Vec<(i32, i32, Piece)> = Vec::new();
    let mut a_row_is_lit = false;
    for (area, said) in trace.parts() {
        match said {
            Said::Plate(texts) => plate.push(sentence(texts.iter().map(String::as_str))),
            Said::Keys(hints) => keys.push(sentence(hints.iter().map(|hint| key(hint, language)))),
            Said::Text(text) => body.push((area.y + 6, area.x, Piece::Whole(sentence([text.trim()])))),
            Said::Arm(arm, choices) => {
                let middle = area.y + area.height / 2;
                body.push((middle, area.x, Piece::Whole(self::arm(*arm, choices, language))));
            }
            Said::Row { texts, state, at } => {
                a_row_is_lit |= *state == RowState::Chosen;
                let middle = area.y + area.height / 2;
                body.push((middle, area.x, Piece::Whole(row(texts, *state, *at, words))));
            }
        }
    }
    let named: Vec<Sign> = names_wanted(trace);
    for line in trace.lines().iter().filter(|line| !line.said) {
        let figure = line.text.chars().all(|letter| letter.is_ascii_digit());
        // The figure of a token belongs to its name.
        if !(figure && named.iter().any(|sign| is_token(sign.icon) && sign.area.holds(line.area))) {
            body.push((line.base, line.area.x, Piece::Text(line.text.clone())));
        }
    }
    for sign in named {
        // A sign stands in the middle of the text beside it.
        let base = sign.area.y + sign.area.height / 2 + 6;
        body.push((base, sign.area.x, Piece::Sign(called(sign.icon))));
    }
    body.sort_by_key(|&(y, x, _)| (y, x));
    let mut all = plate;
    all.extend(lines(body));
    if let (false, [first, ..]) = (a_row_is_lit, trace.spoken()) {
        all.push(sentence([format!("{}, {first}", capital(words.chosen))]));
    }
    all.extend(keys);
    all.retain(|said| !said.is_empty());
    all
}

/// The signs that no part speaks for. What only lies below another sign is its body.
pub fn names_wanted(trace: &Trace) -> Vec<Sign> {
    let signs = trace.signs();
    let on_top = |&(index, sign): &(usize, &Sign)| {
        let above = signs.get(index + 1..).unwrap_or(&[]);
        let inside = |other: &Sign| {
            let Area { x, y, width, height } = other.area;
            sign.area.has(x + width / 2, y + height / 2) && other.area.width <= sign.area.width
        };
        !sign.said && sign.area.meets(Area::SCREEN) && !above.iter().any(inside)
    };
    signs.iter().enumerate().filter(on_top).map(|(_, sign)| *sign).collect()
}

fn is_token(icon: Icon) -> bool {
    use Icon::{TokenDiamond, TokenDisc, TokenHex, TokenSquare, TokenTri};
    matches!(icon, TokenDisc | TokenSquare | TokenDiamond | TokenTri | TokenHex)
}

enum Piece {
    Whole(String),
    Text(String),
    Sign(String),
}

/// What stands beside each other is a sentence. A sign goes before its text without a pause, and is not said where the text
/// says the same.
fn lines(body: Vec<(i32, i32, Piece)>) -> Vec<String> {
    let mut all = Vec::new();
    let mut line: Vec<Piece> = Vec::new();
    let mut base = 0;
    for (at, _, piece) in body {
        if at - base > 2 || matches!(piece, Piece::Whole(_)) {
            all.push(line_of(core::mem::take(&mut line)));
            base = at;
        }
        match piece {
            Piece::Whole(whole) => all.push(whole),
            piece => line.push(piece),
        }
    }
    all.push(line_of(line));
    all
}

fn line_of(pieces: Vec<Piece>) -> String {
    let texts: Vec<String> = pieces
        .iter()
        .filter_map(|piece| if let Piece::Text(text) = piece { Some(text.to_lowercase()) } else { None })
        .collect();
    let mut said = String::new();
    let mut after_sign = false;
    for piece in pieces {
        let (is_sign, text) = match piece {
            Piece::Sign(name) if texts.iter().any(|text| text.contains(&name.to_lowercase())) => continue,
            Piece::Sign(name) => (true, name),
            Piece::Text(text) | Piece::Whole(text) => (false, text),
        };
        if !said.is_empty() {
            said.push_str(if after_sign && !is_sign { " " } else { ", " });
        }
        said.push_str(&text);
        after_sign = is_sign;
    }
    sentence([said])
}

fn row(texts: &[String; 3], state: RowState, at: Option<(usize, usize)>, words: &SpokenWords) -> String {
    let blank = texts.iter().all(|text| text.is_empty());
    let mut all: Vec<String> = if blank { [words.blank.to_owned()].into() } else { texts.to_vec() };
    match state {
        RowState::Plain => {}
        RowState::NotNow => all.push(words.not_now.to_owned()),
        RowState::Chosen => {
            all.push(words.chosen.to_owned());
            all.extend(at.map(|(row, count)| fill(words.row_of, &[&row, &count]).to_string()));
        }
    }
    sentence(all)
}

fn key((caps, word): &(Vec<Cap>, String), language: Language) -> String {
    let name = |cap: &Cap| match cap {
        Cap::A => "A".to_owned(),
        Cap::B => "B".to_owned(),
        Cap::X => "X".to_owned(),
        Cap::Y | Cap::OpenY => "Y".to_owned(),
        Cap::HeldB => fill(SpokenWords::of(language).hold, &[&"B"]).to_string(),
        Cap::Stick => Icon::Pad.called(language).to_owned(),
        Cap::Sideways => Icon::Padh.called(language).to_owned(),
        Cap::UpDown => Icon::Padv.called(language).to_owned(),
        Cap::Left => Icon::Left.called(language).to_owned(),
        Cap::Right => Icon::Right.called(language).to_owned(),
        Cap::Up => Icon::Up.called(language).to_owned(),
        Cap::Down => Icon::Down.called(language).to_owned(),
    };
    let caps: Vec<String> = caps.iter().map(name).collect();
    fill(language.texts().colon, &[&caps.join(", "), word]).to_string()
}

/// An arm and what lies there: all four are said, as all four can be flicked.
fn arm(key: Key, choices: &[String], language: Language) -> String {
    let icon = match key {
        Key::Up => Icon::Up,
        Key::Left => Icon::Left,
        Key::Right => Icon::Right,
        _ => Icon::Down,
    };
    let lies =
        if choices.is_empty() { SpokenWords::of(language).blank.to_owned() } else { choices.join(", ") };
    sentence([fill(language.texts().colon, &[&capital(icon.called(language)), &lies])])
}

fn capital(text: &str) -> String {
    crate::texts::capital(text).to_string()
}

/// Texts with a pause between them, and a full stop.
fn sentence<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> String {
    let mut said = String::new();
    for text in texts {
        let text = text.as_ref();
        if !text.is_empty() {
            said.push_str(if said.is_empty() { "" } else { ", " });
            said.push_str(text);
        }
    }
    if !said.is_empty() && !said.ends_with(['.', '!', '?', '…', ':']) {
        said.push('.');
    }
    said
}
