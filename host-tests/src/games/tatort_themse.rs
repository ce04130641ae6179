//! Tatort Themse in case files.

use std::ops::ControlFlow;

use confidant_core::chance::Source;
use confidant_core::game::{Game, Turn};
use confidant_core::id::Id;
use confidant_core::notation::{self, NotationError, Tokens};
use confidant_core::pack::{BoxedGame, Tables};
use confidant_core::seat::{Player, Seat};
use confidant_core::tatort_themse::{
    Cards, Case, Clue, ClueId, ClueSet, Column, Deed, Discards, LaidClue, MOST_PLAYERS, Outcome, Setup,
    SetupError, Table, TatortThemse, Verdict, WITNESSES, Witness, Witnesses,
};

use super::{CaseGame, on_off, spaced};
use crate::casefile::{Eyes, Unread};

const KEYS: &str = "players, start, witnesses, turns, five-on-top, column-1 to column-5, clues-p1 to clues-p5, \
                    hand-p1 to hand-p5, open, pile, discards, laid";
const HAND_KEYS: [&str; MOST_PLAYERS] = ["hand-p1", "hand-p2", "hand-p3", "hand-p4", "hand-p5"];
const CLUES_KEYS: [&str; MOST_PLAYERS] = ["clues-p1", "clues-p2", "clues-p3", "clues-p4", "clues-p5"];

impl CaseGame for TatortThemse {
    const QUERIES: &'static str = "legal, turn, outcome, wall, column N, open, pile, discards, hand pN, hands, \
                                   clues pN, removed, cases, score, cards, payments take N, \
                                   payments remove N COUNT, perft N";

    const WHICH: Option<BoxedGame> = Some(BoxedGame::TatortThemse);

    fn among(tables: &Tables) -> &'static Cards {
        tables.tatort_themse
    }

    fn set(
        setup: &mut Setup,
        printed: &Self::Printed,
        key: &str,
        words: &mut Tokens<'_>,
    ) -> Result<(), Unread> {
        match key {
            "players" => {
                let number = words.number()?;
                setup.players = Some(u8::try_from(number).map_err(|_| NotationError::OutOfRange)?);
            }
            "start" => setup.start = Some(words.read::<Player>()?.0),
            "witnesses" => setup.witnesses = words.read()?,
            "turns" => {
                setup.free_turns = match words.word()? {
                    "free" => true,
                    "kept" => false,
                    word => {
                        return Err(Unread::Because(format!("`turns` are `kept` or `free`, not `{word}`")));
                    }
                };
            }
            "five-on-top" => setup.five_on_top = on_off(words)?,
            "open" => {
                let mut row = heapless::Vec::new();
                cards_in_order(words, &mut |card| row.push(card).is_ok(), "at most 4 witnesses lie open")?;
                setup.open = Some(row);
            }
            "pile" => {
                let too_many = "there are only 72 witnesses";
                cards_in_order(words, &mut |card| setup.pile.push(card).is_ok(), too_many)?;
            }
            "discards" => {
                setup.discards = if is_next(words, "rest") {
                    words.word()?;
                    Discards::Rest
                } else {
                    Discards::These(cards(words)?)
                };
            }
            "laid" => {
                while let Some(name) = words.maybe() {
                    let laid = named_clue(name).ok_or_else(|| no_clue(name))?;
                    let too_many = |_| Unread::Because("a wall has 25 clues".into());
                    setup.laid.push(laid).map_err(too_many)?;
                }
            }
            _ => return set_numbered(setup, printed, key, words),
        }
        Ok(())
    }

    fn setup_lines(setup: &Setup, printed: &'static Self::Printed) -> Vec<String> {
        let mut lines = Vec::new();
        lines.extend(setup.players.map(|count| format!("players {count}")));
        lines.extend(setup.start.map(|seat| format!("start {}", Player(seat))));
        if setup.witnesses != Source::default() {
            lines.push(format!("witnesses {}", setup.witnesses));
        }
        if setup.free_turns {
            lines.push("turns free".to_owned());
        }
        if setup.five_on_top {
            lines.push("five-on-top on".to_owned());
        }
        for (column, clues) in Column::all().zip(&setup.columns) {
            let clues = clues.as_ref().map(|clues| or_none(names(printed, clues.iter().copied())));
            lines.extend(clues.map(|clues| format!("column-{column} {clues}")));
        }
        for (key, &clues) in CLUES_KEYS.iter().zip(&setup.clues) {
            if !clues.is_empty() {
                lines.push(format!("{key} {}", names(printed, clues)));
            }
        }
        for (key, hand) in HAND_KEYS.iter().zip(&setup.hands) {
            lines.extend(hand.map(|hand| format!("{key} {}", or_none(counts(hand)))));
        }
        lines.extend(setup.open.as_ref().map(|row| format!("open {}", or_none(spaced(row)))));
        if !setup.pile.is_empty() {
            lines.push(format!("pile {}", runs(&setup.pile)));
        }
        match setup.discards {
            Discards::Rest => lines.push("discards rest".to_owned()),
            Discards::These(cards) if cards.is_empty() => {}
            Discards::These(cards) => lines.push(format!("discards {cards}")),
        }
        if !setup.laid.is_empty() {
            lines.push(format!("laid {}", spaced(setup.laid.iter().map(|laid| laid.clue()))));
        }
        lines
    }

    fn some_setup(choice: usize) -> Option<Setup> {
        Some(Setup {
            players: Some(2 + (choice % 4) as u8),
            five_on_top: choice / 4 % 2 == 1,
            witnesses: if choice / 8 % 4 == 3 { Source::Table } else { Source::Device },
            free_turns: choice / 8 % 8 == 7,
            ..Setup::default()
        })
    }

    fn blames(error: SetupError) -> Option<&'static str> {
        match error {
            SetupError::PlayersOutOfRange => Some("players"),
            SetupError::StartNotInPlay => Some("start"),
            SetupError::HandNotInPlay(seat) => HAND_KEYS.get(seat.index()).copied(),
            SetupError::CluesNotInPlay(seat) => CLUES_KEYS.get(seat.index()).copied(),
            SetupError::TopsGiven => Some("five-on-top"),
            SetupError::WitnessesPrinted => Some("witnesses"),
            SetupError::FreeTurnsDealt => Some("turns"),
            SetupError::WallTwice => Some("laid"),
            SetupError::PlayersMissing
            | SetupError::ClueTwice
            | SetupError::NotEnoughClues
            | SetupError::AlreadyOver
            | SetupError::TooManyOfAKind
            | SetupError::NotEnoughWitnesses
            | SetupError::Cards => None,
        }
    }

    fn seat_word(seat: Seat) -> String {
        Player(seat).to_string()
    }

    fn outcome_word(&self, outcome: Outcome) -> String {
        outcome.to_string()
    }

    fn hides(&self, word: &str, mut words: Tokens<'_>, eyes: Eyes) -> bool {
        if self.table().witnesses() == Source::Table {
            return false;
        }
        match (word, self.turn()) {
            ("hand", _) => words.read::<Player>().is_ok_and(|player| !eyes.include(player.0)),
            // What can be paid tells what is held.
            ("legal" | "payments", Turn::Of(seat)) => !eyes.include(seat),
            // What can be paid later tells what the others hold.
            ("perft", Turn::Of(_)) => eyes != Eyes::All,
            _ => false,
        }
    }

    fn query(&self, word: &str, words: &mut Tokens<'_>) -> Result<String, Unread> {
        let table = self.table();
        Ok(match word {
            "wall" => {
                let columns =
                    Column::all().map(|column| names(table.cards(), table.wall().from_below(column)));
                let columns = columns.map(|clues| if clues.is_empty() { "-".to_owned() } else { clues });
                columns.collect::<Vec<_>>().join(" | ")
            }
            "column" => names(table.cards(), table.wall().from_below(words.read()?)),
            "open" => spaced(table.row()),
            "pile" => by_device(table, || table.pile().to_string()),
            "discards" => counts(table.discards()),
            "hand" => self.private(in_play(table, words)?).map(counts).unwrap_or_default(),
            "hands" => by_device(table, || of_each(table, |seat| table.hand_size(seat).to_string())),
            "clues" => names(table.cards(), table.clues(in_play(table, words)?)),
            "removed" => names(table.cards(), table.removed()),
            "cases" => {
                let verdicts = Case::ALL.map(|case| format!("{case} {}", verdict(table.verdict(case))));
                verdicts.join(", ")
            }
            "score" => of_each(table, |seat| table.score(seat).to_string()),
            "cards" => table.cards().origin.to_string(),
            "payments" => {
                let wanted = match words.word()? {
                    "take" => (words.read()?, None),
                    "remove" => (words.read()?, Some(words.number()?)),
                    word => return Err(Unread::Because(format!("`{word}` is neither `take` nor `remove`"))),
                };
                payments(self, wanted)
            }
            _ => return Err(Unread::Unknown(Self::QUERIES)),
        })
    }
}

/// The keys with a number: of a column or of a player.
fn set_numbered(setup: &mut Setup, printed: &Cards, key: &str, words: &mut Tokens<'_>) -> Result<(), Unread> {
    let index = |keys: [&str; MOST_PLAYERS]| keys.iter().position(|known| *known == key);
    if let Some(index) = index(HAND_KEYS) {
        setup.hands[index] = Some(cards(words)?);
    } else if let Some(index) = index(CLUES_KEYS) {
        let mut next = Some(words.word()?);
        while let Some(name) = next {
            let clue = clue(setup, printed, name)?;
            if !setup.clues[index].insert(clue) {
                return Err(Unread::Because("a clue is given twice".into()));
            }
            next = words.maybe();
        }
    } else if let Some(column) = key.strip_prefix("column-").and_then(|word| word.parse::<Column>().ok()) {
        let mut clues = heapless::Vec::new();
        let empty = none(words);
        setup.columns[column.index()] = Some(clues.clone());
        if empty {
            // Whatever follows is too much.
            return Ok(());
        }
        if words.is_empty() {
            return Err(NotationError::TooShort.into());
        }
        while !words.is_empty() {
            let next = clue(setup, printed, words.word()?)?;
            let too_many = |_| Unread::Because("a column has at most 5 clues".into());
            clues.push(next).map_err(too_many)?;
            setup.columns[column.index()] = Some(clues.clone());
        }
    } else {
        return Err(Unread::Unknown(KEYS));
    }
    Ok(())
}

/// The card with this name: one that is not given yet, if there are several.
fn clue(setup: &Setup, cards: &Cards, name: &str) -> Result<ClueId, Unread> {
    let mut given: ClueSet = setup.columns.iter().flatten().flatten().copied().collect();
    setup.clues.iter().for_each(|&clues| given |= clues);
    let mut named = ClueId::all().filter(|&id| cards.clue(id).to_string() == name);
    let free = named.clone().find(|&id| !given.has(id));
    free.or_else(|| named.next()).ok_or_else(|| no_clue(name))
}

fn no_clue(name: &str) -> Unread {
    Unread::Because(format!("`{name}` is no clue; one is `tower-urchin-5`"))
}

/// Any clue with this name, of whatever box.
fn named_clue(name: &str) -> Option<LaidClue> {
    let mut words = name.split('-');
    let (case, witness) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let value = words.next()?.parse().ok()?;
    LaidClue::new(Clue { case, witness, value }).filter(|_| words.next().is_none())
}

fn is_next(words: &Tokens<'_>, word: &str) -> bool {
    words.clone().maybe() == Some(word)
}

/// Takes the word `none` if it is next.
fn none(words: &mut Tokens<'_>) -> bool {
    is_next(words, "none") && words.maybe().is_some()
}

/// Reads `bobby 3 urchin 2` or `none`.
fn cards(words: &mut Tokens<'_>) -> Result<Witnesses, Unread> {
    if none(words) { Ok(Witnesses::NONE) } else { Ok(Witnesses::read(words)?) }
}

/// Reads cards in order as `bobby lady 3 urchin` or `none`: a number says how many of a kind follow each other.
fn cards_in_order(
    words: &mut Tokens<'_>,
    push: &mut dyn FnMut(Witness) -> bool,
    too_many: &str,
) -> Result<(), Unread> {
    if none(words) {
        return Ok(());
    }
    let mut next = Some(words.word()?);
    while let Some(word) = next {
        let kind: Witness = word.parse()?;
        next = words.maybe();
        let mut run = 1;
        if let Some(count) = next.filter(|word| word.starts_with(|first: char| first.is_ascii_digit())) {
            run = notation::number(count)?;
            next = words.maybe();
        }
        for _ in 0..run.min(WITNESSES as u32 + 1) {
            if !push(kind) {
                return Err(Unread::Because(too_many.into()));
            }
        }
    }
    Ok(())
}

/// Cards in order, those that are alike together.
fn runs(cards: &[Witness]) -> String {
    let runs =
        cards.chunk_by(|a, b| a == b).filter_map(|run| Some(format!("{} {}", run.first()?, run.len())));
    spaced(runs)
}

fn counts(cards: Witnesses) -> String {
    if cards.is_empty() { String::new() } else { cards.to_string() }
}

fn or_none(text: String) -> String {
    if text.is_empty() { "none".to_owned() } else { text }
}

fn names(cards: &Cards, clues: impl IntoIterator<Item = ClueId>) -> String {
    spaced(clues.into_iter().map(|clue| cards.clue(clue)))
}

fn of_each(table: &Table, what: impl Fn(Seat) -> String) -> String {
    let all = table.players().map(|seat| format!("{} {}", Player(seat), what(seat)));
    all.collect::<Vec<_>>().join(", ")
}

/// What the device knows only if it deals.
fn by_device(table: &Table, answer: impl Fn() -> String) -> String {
    if table.witnesses() == Source::Device { answer() } else { String::new() }
}

fn verdict(verdict: Verdict) -> String {
    match verdict {
        Verdict::Unsolved => "unsolved".to_owned(),
        Verdict::Won(seat) => Player(seat).to_string(),
        Verdict::Nobody => "nobody".to_owned(),
    }
}

fn in_play(table: &Table, words: &mut Tokens<'_>) -> Result<Seat, Unread> {
    let player: Player = words.read()?;
    let seat = table.players().find(|&seat| seat == player.0);
    seat.ok_or_else(|| Unread::Because(format!("`{player}` is not in play")))
}

/// The legal payments for a clue, or for the removal of some, in the order of the game: fewest cards first.
fn payments(game: &TatortThemse, wanted: (Column, Option<u32>)) -> String {
    let mut found = Vec::new();
    let _ = game.legal(&mut |action| {
        match action.deed {
            Deed::Take(column, payment) if wanted == (column, None) => found.push(payment.to_string()),
            Deed::Remove(column, count, payment) if wanted == (column, Some(count.into())) => {
                found.push(payment.to_string());
            }
            _ => {}
        }
        ControlFlow::Continue(())
    });
    found.join(", ")
}
