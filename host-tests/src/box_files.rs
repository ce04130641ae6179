//! Box files on the command line: `casefile pack ...`.

use std::ffi::{OsStr, OsString};
use std::io::{self, Write as _};
use std::path::Path;

use confidant_core::id::Id as _;
use confidant_core::pack::{BoxedGame, Boxes, Replaced, Slot, Values, Weight, binary};
use confidant_pack::{Draft, Language, Reading, sentence, uf2, write};

use crate::casefile::{shown as plain, text_of};

/// Opens the boxes of a device whose region of packs holds these bytes; no bytes at all: it is blank. Their tables stay
/// in memory for as long as the program runs.
pub fn found(region: &[u8]) -> Boxes {
    let replaced = Box::leak(Box::new(Replaced::default()));
    let mut slots = BoxedGame::ALL.map(|_| Slot::Empty);
    for ((slot, which), place) in slots.iter_mut().zip(BoxedGame::ALL).zip(region.chunks(binary::MOST)) {
        *slot = replaced.open(which, place);
    }
    let replaced: &'static Replaced = replaced;
    Boxes::new(replaced.tables(Box::leak(Box::new(replaced.echo_ridge()))), slots)
}

/// Reads a file, or standard input for `-`.
type Read = fn(&OsStr) -> io::Result<Vec<u8>>;

/// Does what the words after `pack` say; returns whether everything holds. If they say nothing that can be done, why.
pub fn run(words: &[OsString], output: Option<&OsStr>, read: Read) -> Result<bool, String> {
    let first = words.first().map(|word| word.to_string_lossy());
    match (first.as_deref(), words.get(1..).unwrap_or_default()) {
        (Some("export"), [game]) => {
            say(&exported(&game.to_string_lossy())?);
            Ok(true)
        }
        (Some("check"), [_, ..]) => {
            let failed = |name: &&OsString| !check(name, read);
            // Every one of them, also after one that failed.
            Ok(words.iter().skip(1).filter(failed).count() == 0)
        }
        (Some("build"), [name]) => {
            let output = output.ok_or("`pack build` needs `-o X.pack` or `-o X.uf2`")?;
            Ok(match build(name, Path::new(output), read) {
                Ok(()) => true,
                Err(reason) => {
                    eprintln!("{}: {reason}", name.to_string_lossy());
                    false
                }
            })
        }
        _ => Err("`pack` is followed by `export GAME`, `check BOX...` or `build BOX -o FILE`".to_owned()),
    }
}

/// Prints; a reader that closed the pipe has seen enough.
fn say(text: &str) {
    let _ = io::stdout().lock().write_all(text.as_bytes());
}

/// Writes Confidant's values of a game as a box file.
fn exported(game: &str) -> Result<String, String> {
    let which: BoxedGame = game.parse().map_err(|_| {
        let known: Vec<&str> = BoxedGame::all().map(BoxedGame::word).collect();
        format!("`{game}` takes no box; known: {}", known.join(", "))
    })?;
    let mut draft = Draft::new(which);
    "as shipped".clone_into(&mut draft.name);
    draft.values = Values::shipped(which);
    Ok(write(&draft, Language::English))
}

fn reading(name: &OsStr, read: Read) -> Result<Reading, String> {
    let bytes = read(name).map_err(|error| format!("cannot be read: {error}"))?;
    let text = text_of(&bytes).map_err(|_| "this is not UTF-8 text")?;
    Ok(confidant_pack::read(text))
}

/// Tells all that is to be said of a box; whether nothing in it is wrong.
fn check(name: &OsStr, read: Read) -> bool {
    let shown = name.to_string_lossy();
    let reading = match reading(name, read) {
        Ok(reading) => reading,
        Err(reason) => {
            eprintln!("{shown}: {reason}");
            return false;
        }
    };
    for told in &reading.told {
        let line = told.line.map_or(String::new(), |line| format!("{line}:"));
        let weight = told.complaint.weight;
        let says = plain(&sentence(&told.complaint, Language::English));
        eprintln!("{shown}:{line} {weight}: {says}");
    }
    if let Some(draft) = &reading.draft {
        let (playing, parts) = draft.values.progress();
        let code = draft.values.code().map_or("no code".to_owned(), |code| code.to_string());
        say(&format!("{shown}: {}, {code}, {playing} of {parts} parts play\n", draft.values.which()));
    }
    reading.draft.is_some() && reading.told.iter().all(|told| told.complaint.weight != Weight::Wrong)
}

fn build(name: &OsStr, output: &Path, read: Read) -> Result<(), String> {
    let draft = reading(name, read)?.draft.ok_or("this is not a box file")?;
    let pack = draft.seal().ok_or("no section of it is complete")?;
    let bytes = match output.extension().and_then(OsStr::to_str) {
        Some("pack") => pack,
        Some("uf2") => uf2::image(draft.values.which(), &pack),
        _ => return Err("the file for a device ends in `.pack` or `.uf2`".to_owned()),
    };
    std::fs::write(output, bytes).map_err(|error| format!("{}: {error}", output.display()))?;
    let code = draft.values.code().map_or(String::new(), |code| code.to_string());
    say(&format!("{}: {code}\n", output.display()));
    Ok(())
}
