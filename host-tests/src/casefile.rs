//! Case files: a game written down line by line, with questions and expectations. `docs/casefile.md` is the
//! reference of the format; what a game's own lines mean is in [`crate::games`].

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::str::Utf8Error;

use confidant_core::game::{Game, Reasons};
use confidant_core::id::Id;
use confidant_core::notation::{NotationError, Words};
use confidant_core::pack::{Tables, Weight, Which};
use confidant_core::seat::Seat;
use confidant_pack::Language;

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
    play_in(text, None, answer, fault);
}

/// The same for a file that lies in a folder: the own boxes that it names are looked for there.
fn play_in(text: &str, folder: Option<&Path>, answer: &mut dyn FnMut(String), fault: &mut dyn FnMut(Fault)) {
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
    match games::with_name(name, Player { lines, folder, answer, fault: &mut *fault }) {
        None => fault(Fault {
            line,
            reason: format!("unknown game `{name}`; known: {}", games::NAMES.join(", ")),
        }),
        Some(Err(end)) => fault(end),
        Some(Ok(())) => {}
    }
}

/// Plays a case file given as bytes, as they come from a disk; own boxes are looked for in this folder, if there is one.
pub fn play_bytes(
    bytes: &[u8],
    folder: Option<&Path>,
    answer: &mut dyn FnMut(String),
    fault: &mut dyn FnMut(Fault),
) {
    match text_of(bytes) {
        Ok(text) => play_in(text, folder, answer, fault),
        Err(error) => {
            let good = &bytes[..error.valid_up_to()];
            let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
            fault(Fault { line, reason: "this is not UTF-8 text".into() });
        }
    }
}

/// The text of a file, without the mark that some editors put before UTF-8.
pub fn text_of(bytes: &[u8]) -> Result<&str, Utf8Error> {
    let text = std::str::from_utf8(bytes)?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
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
    folder: Option<&'a Path>,
    answer: &'b mut dyn FnMut(String),
    fault: &'b mut dyn FnMut(Fault),
}

impl games::WithGame for Player<'_, '_> {
    type Output = Result<(), Fault>;

    fn with<G: CaseGame>(mut self) -> Result<(), Fault> {
        let mut game = self.set_up::<G>()?;
        let mut eyes = Eyes::All;
        for (line, text) in self.lines.by_ref() {
            let fault = |reason| Fault { line, reason };
            if let Some(query) = text.strip_prefix('?') {
                let query = query.trim();
                let reply = reply(&game, query, eyes).map_err(fault)?;
                (self.answer)(format!("{query}: {reply}"));
            } else if let Some(claim) = text.strip_prefix('=') {
                let (query, expected) =
                    claim.split_once("=>").ok_or_else(|| fault("`= QUERY => TEXT` needs its `=>`".into()))?;
                let (query, expected) = (query.trim(), expected.trim());
                let reply = reply(&game, query, eyes).map_err(fault)?;
                if reply != expected {
                    (self.fault)(fault(format!("`{query}` is `{reply}`, not `{expected}`")));
                }
            } else if let Some(action) = text.strip_prefix('!') {
                let action = action.trim();
                let actions = read::<G>(action).map_err(fault)?;
                if play_all(&game, &actions).is_ok() {
                    (self.fault)(fault(format!("`{action}` should be refused, but it is legal")));
                }
            } else if let Some(("eyes", whose)) = text.split_once(char::is_whitespace) {
                eyes = Eyes::read::<G>(whose.trim()).map_err(fault)?;
            } else if let Some(word @ ("begin" | "seed" | "set" | "tables")) = text.split_whitespace().next()
            {
                return Err(fault(match word {
                    "begin" => "the game has begun already".into(),
                    word => format!("`{word}` comes before `begin`"),
                }));
            } else {
                let actions = read::<G>(text).map_err(fault)?;
                game = play_all(&game, &actions).map_err(fault)?;
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
        let mut printed = G::printed();
        let mut own_box = false;
        let mut given: BTreeMap<String, usize> = BTreeMap::new();
        for (line, text) in self.lines.by_ref() {
            let fault = |reason| Fault { line, reason };
            let mut words = Words::of(text);
            match words.word() {
                Ok("begin") if words.is_empty() => {
                    let blamed =
                        |error| G::blames(error).and_then(|key| given.get(key).copied()).unwrap_or(line);
                    return G::start(&setup, printed, seed.unwrap_or(0))
                        .map_err(|reasons| self.refused(line, reasons, blamed));
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
                Ok("tables") if own_box || !given.is_empty() => {
                    return Err(fault("`tables` stands once, before every `set`".into()));
                }
                Ok("tables") => {
                    let name = text.strip_prefix("tables").unwrap_or_default().trim();
                    printed = G::among(&own_tables(self.folder, name, G::WHICH).map_err(fault)?);
                    own_box = true;
                }
                Ok("set") => {
                    let key = words.word().map_err(|_| fault("`set` needs a key and a value".into()))?;
                    if let Some(before) = given.insert(key.to_owned(), line) {
                        return Err(fault(format!("`{key}` is set twice, first in line {before}")));
                    }
                    G::set(&mut setup, printed, key, &mut words)
                        .and_then(|()| Ok(words.end()?))
                        .map_err(|error| fault(error.about(text, || format!("`{key}`"))))?;
                }
                _ => {
                    return Err(fault(format!(
                        "before `begin` come `seed`, `tables` and `set` lines alone, not `{text}`"
                    )));
                }
            }
        }
        Err(Fault { line: self.lines.last, reason: "the file ends before `begin`".into() })
    }
    /// Tells every reason why the set-up cannot be played, in the order of the lines to blame; the last one ends
    /// the file.
    fn refused<E: Copy + PartialEq + fmt::Display>(
        &mut self,
        begin: usize,
        reasons: Reasons<E>,
        blamed: impl Fn(E) -> usize,
    ) -> Fault {
        let told = reasons.iter().map(|error| Fault { line: blamed(error), reason: error.to_string() });
        let mut faults: Vec<Fault> = told.collect();
        faults.sort_by_key(|fault| fault.line);
        let last = faults.pop();
        faults.into_iter().for_each(&mut self.fault);
        last.unwrap_or_else(|| Fault { line: begin, reason: "it cannot be played".into() })
    }
}

/// The tables of the own box in this file, of which every part has to play.
fn own_tables(folder: Option<&Path>, name: &str, which: Option<Which>) -> Result<Tables, String> {
    let folder = folder.ok_or("`tables` needs a case file on a disk")?;
    let bytes =
        std::fs::read(folder.join(name)).map_err(|error| format!("`{name}` cannot be read: {error}"))?;
    let text = text_of(&bytes).map_err(|_| format!("`{name}` is not UTF-8 text"))?;
    let reading = confidant_pack::read(text);
    if let Some(told) = reading.told.iter().find(|told| told.complaint.weight == Weight::Wrong) {
        let line = told.line.map_or(String::new(), |line| format!(":{line}"));
        return Err(format!(
            "`{name}`{line}: {}",
            confidant_pack::sentence(&told.complaint, Language::English)
        ));
    }
    let mut values = reading.draft.ok_or_else(|| format!("`{name}` is no own box"))?.values;
    if Some(values.which()) != which {
        return Err(format!("`{name}` is a box of {}", values.which()));
    }
    values.keep_playing();
    Ok(confidant_pack::tables(&values))
}

/// Who reads the answers to queries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Somebody who may know every secret: the author of the case file, who knows the seed too.
    All,
    /// Everybody at the table.
    Table,
    /// This seat alone.
    Of(Seat),
}

impl Eyes {
    fn read<G: CaseGame>(word: &str) -> Result<Self, String> {
        match word {
            "all" => Ok(Self::All),
            "table" => Ok(Self::Table),
            _ => {
                let seat = Seat::all().find(|&seat| G::seat_word(seat) == word);
                seat.map(Self::Of).ok_or_else(|| format!("`eyes` are `all`, `table` or a seat, not `{word}`"))
            }
        }
    }

    /// Whether these eyes may see what only this seat may know.
    pub fn include(self, seat: Seat) -> bool {
        self == Self::All || self == Self::Of(seat)
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

fn read<G: CaseGame>(text: &str) -> Result<Vec<G::Action>, String> {
    G::read(text).map_err(|error| format!("`{text}` is no action: {error}"))
}

/// The game after all actions of one line; if one is refused, why.
fn play_all<G: Game>(game: &G, actions: &[G::Action]) -> Result<G, String> {
    let mut game = game.clone();
    for &action in actions {
        if let Err(illegal) = game.is_legal(action) {
            return Err(format!("`{action}` is refused: {illegal}"));
        }
        game.play(action).map_err(|illegal| format!("`{action}` is listed but refused: {illegal}"))?;
    }
    Ok(game)
}

/// The answer to a query, `-` if it is empty, `secret` if it is not for these eyes.
pub fn reply<G: CaseGame>(game: &G, query: &str, eyes: Eyes) -> Result<String, String> {
    let mut words = Words::of(query);
    let word = words.word().map_err(|_| "a query is missing".to_owned())?;
    let hidden = game.hides(word, words.clone(), eyes);
    let reply = games::answer(game, word, &mut words)
        .and_then(|reply| {
            words.end()?;
            Ok(reply)
        })
        .map_err(|error| error.about(query, || format!("query `{word}`")))?;
    Ok(match reply {
        _ if hidden => "secret".to_owned(),
        empty if empty.is_empty() => "-".to_owned(),
        reply => reply,
    })
}
