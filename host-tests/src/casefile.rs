//! Case files: a game written down line by line, with questions and expectations. `docs/casefile.md` is the
//! reference of the format; what a game's own lines mean is in [`crate::games`].

use std::collections::BTreeMap;
use std::fmt;
use std::io::{BufRead, Read as _};
use std::path::Path;
use std::str::Utf8Error;

use confidant_core::game::{Game, Reasons};
use confidant_core::id::Id;
use confidant_core::notation::{NotationError, Tokens};
use confidant_core::pack::{BoxedGame, Tables, Weight};
use confidant_core::seat::Seat;
use confidant_pack::Language;

use crate::games::{self, CaseGame, Follow};

/// What is wrong with a case file, or with the game as it expects it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub reason: String,
}

/// Most bytes of a line of a case file.
pub const LONGEST_LINE: u64 = 64 * 1024;

/// Most bytes of any other file: a journal is a tenth of it.
pub const LONGEST_FILE: u64 = 1024 * 1024;

/// Reads a file that has an end; one that has none, or none in sight, is refused.
pub fn read_all(file: impl std::io::Read) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(LONGEST_FILE + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST_FILE {
        return Err(std::io::Error::other(format!("it is longer than {LONGEST_FILE} bytes")));
    }
    Ok(bytes)
}

/// Words that quote what was read, as they can be printed: without signs that steer a terminal, and without the middle of
/// what is longer than anybody reads.
pub fn shown(words: &str) -> String {
    const HEAD: usize = 1200;
    const TAIL: usize = 400;
    let letters = words.chars().count();
    let mut shown = String::new();
    for (number, letter) in words.chars().enumerate() {
        if letters > HEAD + TAIL && (HEAD..letters - TAIL).contains(&number) {
            if number == HEAD {
                shown.push_str(" ... ");
            }
        } else if letter.is_control() {
            shown.extend(letter.escape_default());
        } else {
            shown.push(letter);
        }
    }
    shown
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.line, shown(&self.reason))
    }
}

/// Plays a case file. Each answer to a `?` goes to `answer`, each fault to `fault`; the file holds if there
/// is no fault. Lines that cannot be read and actions that are refused end it; a `!` that is accepted or a
/// `=` that does not hold is told and the game goes on. A further `game` line begins another game.
pub fn play(text: &str, answer: &mut dyn FnMut(String), fault: &mut dyn FnMut(Fault)) {
    play_with(text, Tables::SHIPPED, answer, fault);
}

/// The same for games that are played with these tables where they name no others.
pub fn play_with(text: &str, tables: Tables, answer: &mut dyn FnMut(String), fault: &mut dyn FnMut(Fault)) {
    play_lines(text.as_bytes(), None, tables, answer, fault);
}

/// Plays a case file line by line as it comes: an answer is given before the next line is read. Box files that it names
/// are looked for in this folder, if there is one.
pub fn play_from(
    file: impl BufRead,
    folder: Option<&Path>,
    answer: &mut dyn FnMut(String),
    fault: &mut dyn FnMut(Fault),
) {
    play_lines(file, folder, Tables::SHIPPED, answer, fault);
}

fn play_lines(
    file: impl BufRead,
    folder: Option<&Path>,
    tables: Tables,
    answer: &mut dyn FnMut(String),
    fault: &mut dyn FnMut(Fault),
) {
    let mut lines = Lines::of(file);
    let mut first = lines.next();
    if first.is_none() && lines.broken.is_none() {
        let reason = "the file is empty; it begins with `game NAME`".into();
        return fault(Fault { line: lines.read.max(1), reason });
    }
    while let Some((line, text)) = first {
        let Some(("game", name)) =
            text.split_once(char::is_whitespace).map(|(word, name)| (word, name.trim()))
        else {
            let reason = format!("a case file begins with `game NAME`, not `{text}`");
            return fault(Fault { line, reason });
        };
        first = match games::with_name(
            name,
            Player { lines: &mut lines, folder, tables, answer, fault: &mut *fault },
        ) {
            None => {
                let reason = format!("unknown game `{name}`; known: {}", games::NAMES.join(", "));
                return fault(Fault { line, reason });
            }
            Some(Err(end)) => return fault(end),
            Some(Ok(next)) => next,
        };
    }
    if let Some(broken) = lines.broken {
        fault(broken);
    }
}

/// The text of a file, without the mark that some editors put before UTF-8.
pub fn text_of(bytes: &[u8]) -> Result<&str, Utf8Error> {
    let text = std::str::from_utf8(bytes)?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

/// The lines that say something, with their numbers.
struct Lines<R> {
    file: R,
    /// How many lines were read.
    read: usize,
    /// Why no more can be read.
    broken: Option<Fault>,
}

impl<R: BufRead> Lines<R> {
    fn of(file: R) -> Self {
        Self { file, read: 0, broken: None }
    }

    /// The next line as it is; none at the end.
    fn line(&mut self) -> Option<Result<String, String>> {
        let mut bytes = Vec::new();
        match self.file.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut bytes) {
            Ok(0) => None,
            Ok(length) if length as u64 > LONGEST_LINE => {
                self.read += 1;
                Some(Err(format!("this line is longer than {LONGEST_LINE} bytes")))
            }
            Ok(_) => {
                self.read += 1;
                let text = if self.read == 1 { text_of(&bytes) } else { std::str::from_utf8(&bytes) };
                Some(text.map(str::to_owned).map_err(|_| "this is not UTF-8 text".to_owned()))
            }
            Err(error) => Some(Err(format!("cannot be read: {error}"))),
        }
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = (usize, String);

    fn next(&mut self) -> Option<Self::Item> {
        while self.broken.is_none() {
            match self.line()? {
                Ok(line) => {
                    let line = line.trim();
                    if !line.is_empty() && !line.starts_with('#') {
                        return Some((self.read, line.to_owned()));
                    }
                }
                Err(reason) => self.broken = Some(Fault { line: self.read.max(1), reason }),
            }
        }
        None
    }
}

/// A case file whose game is known.
struct Player<'a, R> {
    lines: &'a mut Lines<R>,
    folder: Option<&'a Path>,
    /// What a game is played with that names no tables.
    tables: Tables,
    answer: &'a mut dyn FnMut(String),
    fault: &'a mut dyn FnMut(Fault),
}

impl<R: BufRead> games::WithGame for Player<'_, R> {
    /// The line with which the next game begins, if there is one.
    type Output = Result<Option<(usize, String)>, Fault>;

    fn with<G: CaseGame>(mut self) -> Self::Output {
        let mut game = Position { game: self.set_up::<G>()?, followed: None };
        let mut eyes = Eyes::All;
        for (line, text) in self.lines.by_ref() {
            let fault = |reason| Fault { line, reason };
            if let Some(query) = text.strip_prefix('?') {
                let query = query.trim();
                let reply = game.reply(query, eyes).map_err(fault)?;
                (self.answer)(format!("{}: {reply}", shown(query)));
            } else if let Some(claim) = text.strip_prefix('=') {
                let (query, expected) =
                    claim.split_once("=>").ok_or_else(|| fault("`= QUERY => TEXT` needs its `=>`".into()))?;
                let (query, expected) = (query.trim(), expected.trim());
                let reply = game.reply(query, eyes).map_err(fault)?;
                if reply != expected {
                    (self.fault)(fault(format!("`{query}` is `{reply}`, not `{expected}`")));
                }
            } else if let Some(action) = text.strip_prefix('!') {
                let action = action.trim();
                if game.refuses(action).map_err(fault)?.is_none() {
                    (self.fault)(fault(format!("`{action}` should be refused, but it is legal")));
                }
            } else if let Some(("eyes", whose)) = text.split_once(char::is_whitespace) {
                eyes = Eyes::read::<G>(whose.trim()).map_err(fault)?;
            } else {
                match text.split_whitespace().next() {
                    Some("game") => return Ok(Some((line, text))),
                    Some("begin") => return Err(fault("the game has already begun".into())),
                    Some(word @ ("seed" | "set" | "tables")) => {
                        return Err(fault(format!("`{word}` comes before `begin`")));
                    }
                    _ => game.play(&text).map_err(fault)?,
                }
            }
        }
        Ok(None)
    }
}

/// The game of a case file; or, from the first line on that does not know a secret, what can be followed of it.
struct Position<G> {
    game: G,
    followed: Option<Box<dyn Follow>>,
}

impl<G: CaseGame> Position<G> {
    fn reply(&self, query: &str, eyes: Eyes) -> Result<String, String> {
        match &self.followed {
            None => reply(&self.game, query, eyes),
            Some(followed) => answered(query, |word, words| followed.query(word, words)),
        }
    }

    fn play(&mut self, text: &str) -> Result<(), String> {
        if self.followed.is_none() && G::has_unknown(text) {
            self.followed = self.game.follow();
        }
        match &mut self.followed {
            Some(followed) => match followed.line(text)? {
                None => Ok(()),
                Some(illegal) => Err(format!("`{text}` is refused: {illegal}")),
            },
            None => {
                self.game = play_all(&self.game, &read::<G>(text)?)?;
                Ok(())
            }
        }
    }

    /// Why an action is refused, if it is. It is not played.
    fn refuses(&self, text: &str) -> Result<Option<String>, String> {
        let followed = match &self.followed {
            None if G::has_unknown(text) => self.game.follow(),
            followed => followed.as_ref().map(|followed| followed.copy()),
        };
        match followed {
            Some(mut followed) => followed.line(text),
            None => Ok(play_all(&self.game, &read::<G>(text)?).err()),
        }
    }
}

impl<R: BufRead> Player<'_, R> {
    /// Reads everything up to `begin`, and begins.
    fn set_up<G: CaseGame>(&mut self) -> Result<G, Fault> {
        let mut setup = G::Setup::default();
        let mut seed = None;
        let mut printed = G::among(&self.tables);
        let mut has_box = false;
        let mut given: BTreeMap<String, usize> = BTreeMap::new();
        for (line, text) in self.lines.by_ref() {
            let fault = |reason| Fault { line, reason };
            let mut words = Tokens::of(&text);
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
                Ok("tables") if has_box || !given.is_empty() => {
                    return Err(fault("`tables` may appear once, before any `set`".into()));
                }
                Ok("tables") => {
                    let name = text.strip_prefix("tables").unwrap_or_default().trim();
                    printed = G::among(&own_tables(self.folder, name, G::WHICH).map_err(fault)?);
                    has_box = true;
                }
                Ok("set") => {
                    let key = words.word().map_err(|_| fault("`set` needs a key and a value".into()))?;
                    if let Some(before) = given.insert(key.to_owned(), line) {
                        return Err(fault(format!("`{key}` is set twice, first in line {before}")));
                    }
                    G::set(&mut setup, printed, key, &mut words)
                        .and_then(|()| Ok(words.end()?))
                        .map_err(|error| fault(error.about(&text, || format!("`{key}`"))))?;
                }
                _ => {
                    return Err(fault(format!(
                        "only `seed`, `tables` and `set` lines come before `begin`, not `{text}`"
                    )));
                }
            }
        }
        Err(self.lines.broken.take().unwrap_or_else(|| Fault {
            line: self.lines.read.max(1),
            reason: "the file ends before `begin`".into(),
        }))
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

/// Reads the tables of the box in this file, of which every entered part has to be complete.
fn own_tables(folder: Option<&Path>, name: &str, which: Option<BoxedGame>) -> Result<Tables, String> {
    let folder = folder.ok_or("`tables` needs a case file on a disk")?;
    let bytes = std::fs::File::open(folder.join(name))
        .and_then(read_all)
        .map_err(|error| format!("`{name}` cannot be read: {error}"))?;
    let (own, tables) = tables_in(&bytes, name)?;
    if Some(own) == which { Ok(tables) } else { Err(format!("`{name}` is a box of {own}")) }
}

/// Reads the game of this box and its tables; every part that was entered has to be complete.
pub fn tables_in(bytes: &[u8], name: &str) -> Result<(BoxedGame, Tables), String> {
    let text = text_of(bytes).map_err(|_| format!("`{name}` is not UTF-8 text"))?;
    let reading = confidant_pack::read(text);
    if let Some(told) = reading.told.iter().find(|told| told.complaint.weight == Weight::Wrong) {
        let line = told.line.map_or(String::new(), |line| format!(":{line}"));
        return Err(format!(
            "`{name}`{line}: {}",
            confidant_pack::sentence(&told.complaint, Language::English)
        ));
    }
    let mut values = reading.draft.ok_or_else(|| format!("`{name}` is not a box file"))?.values;
    values.keep_playing();
    Ok((values.which(), confidant_pack::tables(&values)))
}

/// Who reads the answers to queries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Somebody who may know every secret: the author of the case file, who knows the seed too.
    All,
    /// Everybody at the table.
    Table,
    /// Only this seat.
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
    /// This game does not know the first word; it knows these.
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
    G::read(text).map_err(|error| format!("`{text}` is not an action: {error}"))
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
    answered(query, |word, words| {
        let hidden = game.hides(word, words.clone(), eyes);
        let reply = games::answer(game, word, words)?;
        Ok(if hidden { SECRET.to_owned() } else { reply })
    })
}

/// The answer to what nobody may know who asks.
pub const SECRET: &str = "secret";

/// Reads a query and has it answered.
fn answered(
    query: &str,
    answer: impl FnOnce(&str, &mut Tokens<'_>) -> Result<String, Unread>,
) -> Result<String, String> {
    let mut words = Tokens::of(query);
    let word = words.word().map_err(|_| "a query is missing".to_owned())?;
    let reply = answer(word, &mut words).and_then(|reply| {
        words.end()?;
        Ok(reply)
    });
    let reply = reply.map_err(|error| error.about(query, || format!("query `{word}`")))?;
    Ok(if reply.is_empty() { "-".to_owned() } else { reply })
}
