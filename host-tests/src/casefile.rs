//! Case files: a game written down line by line, with questions and expectations. `docs/casefile.md` is the
//! reference of the format; what a game's own lines mean is in [`crate::games`].

use std::collections::BTreeMap;
use std::fmt;

use confidant_core::game::Game;
use confidant_core::notation::{NotationError, Words};

use crate::games::{self, CaseGame};

/// What is wrong with a case file, or with the game as it expects it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub reason: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, self.reason)
    }
}

/// Plays a case file. Each answer to a `?` goes to `answer`, each fault to `fault`; the file holds if there
/// is no fault. Lines that cannot be read and actions that are refused end it; a `!` that is accepted or a
/// `=` that does not hold is told and the game goes on.
pub fn play(text: &str, answer: &mut dyn FnMut(String), fault: &mut dyn FnMut(Fault)) {
    let mut lines = Lines::of(text);
    let Some((line, first)) = lines.next() else {
        return fault(Fault {
            line: lines.last,
            reason: "the file is empty; it begins with `game NAME`".into(),
        });
    };
    let Some(("game", name)) = first.split_once(char::is_whitespace).map(|(word, name)| (word, name.trim()))
    else {
        return fault(Fault { line, reason: format!("a case file begins with `game NAME`, not `{first}`") });
    };
    match games::with_name(name, Player { lines, answer, fault: &mut *fault }) {
        None => fault(Fault {
            line,
            reason: format!("unknown game `{name}`; known: {}", games::NAMES.join(", ")),
        }),
        Some(Err(end)) => fault(end),
        Some(Ok(())) => {}
    }
}

/// Plays a case file given as bytes, as they come from a disk.
pub fn play_bytes(bytes: &[u8], answer: &mut dyn FnMut(String), fault: &mut dyn FnMut(Fault)) {
    match std::str::from_utf8(bytes) {
        Ok(text) => play(text, answer, fault),
        Err(error) => {
            let good = &bytes[..error.valid_up_to()];
            let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
            fault(Fault { line, reason: "this is not UTF-8 text".into() });
        }
    }
}

/// The lines that say something, with their numbers.
#[derive(Clone)]
struct Lines<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
    last: usize,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        Self { lines: text.lines().enumerate(), last: text.lines().count().max(1) }
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = (usize, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        self.lines
            .by_ref()
            .map(|(index, line)| (index + 1, line.trim()))
            .find(|(_, line)| !line.is_empty() && !line.starts_with('#'))
    }
}

/// A case file whose game is known.
struct Player<'a, 'b> {
    lines: Lines<'a>,
    answer: &'b mut dyn FnMut(String),
    fault: &'b mut dyn FnMut(Fault),
}

impl games::WithGame for Player<'_, '_> {
    type Output = Result<(), Fault>;

    fn with<G: CaseGame>(mut self) -> Result<(), Fault> {
        let mut game = self.set_up::<G>()?;
        for (line, text) in self.lines.by_ref() {
            let fault = |reason| Fault { line, reason };
            if let Some(query) = text.strip_prefix('?') {
                let query = query.trim();
                let reply = reply(&game, query).map_err(fault)?;
                (self.answer)(format!("{query}: {reply}"));
            } else if let Some(claim) = text.strip_prefix('=') {
                let (query, expected) =
                    claim.split_once("=>").ok_or_else(|| fault("`= QUERY => TEXT` needs its `=>`".into()))?;
                let (query, expected) = (query.trim(), expected.trim());
                let reply = reply(&game, query).map_err(fault)?;
                if reply != expected {
                    (self.fault)(fault(format!("`{query}` is `{reply}`, not `{expected}`")));
                }
            } else if let Some(action) = text.strip_prefix('!') {
                let action = read::<G>(action.trim()).map_err(fault)?;
                if game.is_legal(action).is_ok() {
                    (self.fault)(fault(format!("`{action}` should be refused, but it is legal")));
                }
            } else {
                let action = read::<G>(text).map_err(fault)?;
                game.play(action).map_err(|illegal| fault(format!("`{action}` is refused: {illegal}")))?;
            }
        }
        Ok(())
    }
}

impl Player<'_, '_> {
    /// Reads everything up to `begin`, and begins.
    fn set_up<G: CaseGame>(&mut self) -> Result<G, Fault> {
        let mut setup = G::Setup::default();
        let mut seed = None;
        let mut given: BTreeMap<String, usize> = BTreeMap::new();
        for (line, text) in self.lines.by_ref() {
            let fault = |reason| Fault { line, reason };
            let mut words = Words::of(text);
            match words.word() {
                Ok("begin") if words.is_empty() => {
                    return G::start(&setup, G::tables(), seed.unwrap_or(0)).map_err(|error| Fault {
                        line: G::blames(error).and_then(|key| given.get(key).copied()).unwrap_or(line),
                        reason: error.to_string(),
                    });
                }
                Ok("seed") => {
                    let word = words.maybe().unwrap_or_default();
                    let number = word.parse().ok().filter(|_| word.bytes().all(|byte| byte.is_ascii_digit()));
                    if number.is_none() || !words.is_empty() {
                        return Err(fault(
                            "`seed` needs one whole number from 0 to 18446744073709551615".into(),
                        ));
                    }
                    if seed.is_some() {
                        return Err(fault("the seed is given twice".into()));
                    }
                    seed = number;
                }
                Ok("set") => {
                    let key = words.word().map_err(|_| fault("`set` needs a key and a value".into()))?;
                    if let Some(before) = given.insert(key.to_owned(), line) {
                        return Err(fault(format!("`{key}` is set twice, first in line {before}")));
                    }
                    G::set(&mut setup, key, &mut words)
                        .and_then(|()| Ok(words.end()?))
                        .map_err(|error| fault(error.about(text, || format!("`{key}`"))))?;
                }
                _ => {
                    return Err(fault(format!(
                        "before `begin` come `seed` and `set` lines alone, not `{text}`"
                    )));
                }
            }
        }
        Err(Fault { line: self.lines.last, reason: "the file ends before `begin`".into() })
    }
}

/// Why a `set` or a query cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// The first word is none that this game knows; these are.
    Unknown(&'static str),
    /// Its form is wrong.
    Form(NotationError),
    /// Something else, in words.
    Because(String),
}

impl From<NotationError> for Unread {
    fn from(error: NotationError) -> Self {
        Self::Form(error)
    }
}

impl Unread {
    fn about(&self, text: &str, what: impl Fn() -> String) -> String {
        match self {
            Self::Unknown(known) => format!("{} is unknown; known: {known}", what()),
            Self::Form(error) => format!("`{text}`: {error}"),
            Self::Because(reason) => reason.clone(),
        }
    }
}

fn read<G: Game>(text: &str) -> Result<G::Action, String> {
    text.parse().map_err(|error: NotationError| format!("`{text}` is no action: {error}"))
}

/// The answer to a query, `-` if it is empty.
pub fn reply<G: CaseGame>(game: &G, query: &str) -> Result<String, String> {
    let mut words = Words::of(query);
    let word = words.word().map_err(|_| "a query is missing".to_owned())?;
    let reply = games::answer(game, word, &mut words)
        .and_then(|reply| {
            words.end()?;
            Ok(reply)
        })
        .map_err(|error| error.about(query, || format!("query `{word}`")))?;
    Ok(if reply.is_empty() { "-".to_owned() } else { reply })
}
