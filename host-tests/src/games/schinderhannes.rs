//! Schinderhannes in case files.

use confidant_core::chance::Source;
use confidant_core::fuel::Stepper;
use confidant_core::game::{Game, Turn};
use confidant_core::id::Id;
use confidant_core::notation::{NotationError, Tokens};
use confidant_core::pack::{BoxedGame, Tables};
use confidant_core::schinderhannes::{
    Action, Board, Card, CardSet, Clue, Count, Crime, CrimeSet, Deduction, Domains, Edition, Link, Outcome,
    Pile, Place, Refusal, Report, Schinderhannes, Setup, SetupError, Solver, Step, Table, Token, Use,
};
use confidant_core::seat::{Player, Seat};

use super::{CaseGame, on_off, spaced};
use crate::casefile::{Eyes, Unread};

const KEYS: &str = "players, start, deduction, cards, variant, tokens, scenes, out, hand-pN, pile-PILE, scores, \
                    spent";
/// Solutions are counted up to here.
pub(super) const MOST_SOLUTIONS: u64 = 100_000;

impl CaseGame for Schinderhannes {
    const QUERIES: &'static str = "legal, turn, outcome, perft N, tokens [CRIME|PLACE], scenes, out, \
         playable N [CRIME], never N, effect N [CRIME], effect remove CRIME PLACE, score, certain, excess, \
         solutions [N...], hand pN, held pN, piles, tops, discards, due, card N, sureness N";

    const WHICH: Option<BoxedGame> = Some(BoxedGame::Schinderhannes);

    fn among(tables: &Tables) -> &'static Edition {
        tables.schinderhannes
    }

    fn set(setup: &mut Setup, _: &Self::Printed, key: &str, words: &mut Tokens<'_>) -> Result<(), Unread> {
        match key {
            "players" => setup.players = Some(small(words)?),
            "start" => setup.start = Some(seat(words)?),
            "deduction" => setup.deduction = words.read()?,
            "cards" => setup.cards = words.read()?,
            "variant" => setup.variant = on_off(words)?,
            "tokens" => read_tokens(setup, words)?,
            "scenes" => {
                while !words.is_empty() {
                    setup.scenes.push(Token::read(words)?).map_err(|_| NotationError::TooLong)?;
                }
            }
            "out" => {
                while !words.is_empty() {
                    setup.out.insert(words.read()?);
                }
            }
            "scores" => {
                for score in &mut setup.scores {
                    if !words.is_empty() {
                        *score = small(words)?;
                    }
                }
            }
            "spent" => {
                while !words.is_empty() {
                    setup.spent.insert(seat(words)?);
                }
            }
            _ => match key.split_once('-') {
                Some(("hand", who)) => {
                    let Player(seat) = who.parse()?;
                    let hand = setup.hands.get_mut(seat.index()).ok_or(NotationError::OutOfRange)?;
                    *hand = Some(read_cards(words)?);
                }
                Some(("pile", pile)) => {
                    let pile: Pile = pile.parse()?;
                    let order = setup.piles[pile.index()].get_or_insert_default();
                    for card in read_order(words)? {
                        order.push(card).map_err(|_| NotationError::TooLong)?;
                    }
                }
                _ => return Err(Unread::Unknown(KEYS)),
            },
        }
        Ok(())
    }

    fn setup_lines(setup: &Setup, _printed: &'static Self::Printed) -> Vec<String> {
        let mut lines = Vec::new();
        lines.extend(setup.players.map(|count| format!("players {count}")));
        lines.extend(setup.start.map(|seat| format!("start {}", Player(seat))));
        if setup.deduction != Deduction::default() {
            lines.push(format!("deduction {}", setup.deduction));
        }
        if setup.cards != Source::default() {
            lines.push(format!("cards {}", setup.cards));
        }
        if setup.variant {
            lines.push("variant on".to_owned());
        }
        let tokens: Vec<_> = Crime::all()
            .zip(setup.tokens)
            .filter(|(_, places)| !places.is_empty())
            .map(|(crime, places)| format!("{crime} {}", spaced(places)))
            .collect();
        if !tokens.is_empty() {
            lines.push(format!("tokens {}", tokens.join(" ")));
        }
        if !setup.scenes.is_empty() {
            lines.push(format!("scenes {}", spaced(&setup.scenes)));
        }
        if !setup.out.is_empty() {
            lines.push(format!("out {}", spaced(setup.out)));
        }
        for (seat, hand) in Seat::all().zip(&setup.hands) {
            lines.extend(hand.map(|hand| format!("hand-{} {}", Player(seat), list(hand))));
        }
        for (pile, order) in Pile::all().zip(&setup.piles) {
            lines.extend(order.as_ref().map(|order| {
                format!("pile-{pile} {}", if order.is_empty() { "none".to_owned() } else { spaced(order) })
            }));
        }
        if setup.scores.iter().any(|&score| score > 0) {
            lines.push(format!("scores {}", spaced(setup.scores)));
        }
        if !setup.spent.is_empty() {
            lines.push(format!("spent {}", spaced(setup.spent.iter().map(Player))));
        }
        lines
    }

    /// `p1 pass 3 12` is short for `p1 drop 3`, `p1 drop 12`, `p1 pass`.
    fn read(text: &str) -> Result<Vec<Action>, NotationError> {
        let mut words = Tokens::of(text);
        let (Ok(who), Ok("pass")) = (words.word(), words.word()) else { return Ok(vec![text.parse()?]) };
        let Player(seat) = who.parse()?;
        let mut actions = Vec::new();
        while let Some(word) = words.maybe() {
            actions.push(Action::Drop(seat, word.parse()?));
        }
        actions.push(Action::Pass(seat));
        Ok(actions)
    }

    fn some_setup(choice: usize) -> Option<Setup> {
        Some(Setup {
            players: Some(1 + (choice % 4) as u8),
            start: Seat::at(choice / 4 % (1 + choice % 4)),
            deduction: [Deduction::Rules, Deduction::Logic, Deduction::Manual][choice / 4 % 3],
            cards: if choice / 12 % 4 == 3 { Source::Table } else { Source::Device },
            variant: choice / 48 % 2 == 1,
            ..Setup::default()
        })
    }

    fn blames(error: SetupError) -> Option<&'static str> {
        use confidant_core::schinderhannes::BoardError as Board;
        match error {
            SetupError::PlayersOutOfRange => Some("players"),
            SetupError::StartNotInPlay => Some("start"),
            SetupError::Board(Board::SceneTwice) | SetupError::Over => Some("scenes"),
            SetupError::Board(Board::OutWithoutManual) => Some("out"),
            SetupError::Board(_) => Some("tokens"),
            SetupError::PlayersMissing
            | SetupError::NotInPlay
            | SetupError::CardTwice
            | SetupError::SoloCard
            | SetupError::WrongPile
            | SetupError::PileTooLarge => None,
        }
    }

    fn seat_word(seat: Seat) -> String {
        Player(seat).to_string()
    }

    fn outcome_word(&self, outcome: Outcome) -> String {
        let winners = outcome.winners();
        let word = if winners.len() == 1 { "wins" } else { "share" };
        format!("{word} {}", spaced(winners.iter().map(Player)))
    }

    fn hides(&self, word: &str, mut words: Tokens<'_>, eyes: Eyes) -> bool {
        if self.table().source() == Source::Table {
            return false;
        }
        match (word, self.turn()) {
            ("hand", _) => words.read::<Player>().is_ok_and(|player| !eyes.include(player.0)),
            // What can be played or discarded tells what is held.
            ("legal", Turn::Of(seat)) => !eyes.include(seat),
            ("perft", Turn::Of(_)) => eyes != Eyes::All,
            _ => false,
        }
    }

    fn query(&self, word: &str, words: &mut Tokens<'_>) -> Result<String, Unread> {
        let table = self.table();
        let board = table.board();
        Ok(match word {
            "tokens" => tokens(board, words)?,
            "scenes" => sorted(scenes(board)),
            "out" => sorted(board.out()),
            "playable" => playable(table, words)?,
            "never" => {
                let clue = table.edition().clue(words.read()?);
                yes_no(table.sight().never(clue))
            }
            "effect" => effect(table, words)?,
            "score" => {
                let points = |seat| format!("{} {}", Player(seat), table.chair(seat).score);
                table.players().map(points).collect::<Vec<_>>().join(", ")
            }
            "certain" => {
                let assignments = board.assignments();
                let out = board.out();
                if assignments.exist() { certain(assignments.all_possible(), out) } else { String::new() }
            }
            "excess" => {
                let excess = board.excess();
                sorted(board.all_tokens().filter(|token| excess[token.crime].has(token.place)))
            }
            "solutions" if words.is_empty() => {
                count(Solver::of_board(board, table.edition(), MOST_SOLUTIONS).finish())
            }
            "solutions" => {
                count(Solver::of_cards(read_cards(words)?, table.edition(), MOST_SOLUTIONS).finish())
            }
            "hand" => {
                let seat = in_play(table, words)?;
                let hand = self.private(seat).unwrap_or_default();
                let remove = table.chair(seat).remove_card.then(|| "remove".to_owned());
                spaced(hand.iter().map(|card| card.to_string()).chain(remove))
            }
            "held" => spaced([table.chair(in_play(table, words)?).cards()]),
            "piles" => spaced(Pile::all().map(|pile| format!("{pile} {}", table.left(pile)))),
            "tops" => spaced(Pile::all().map(|pile| {
                format!("{pile} {}", table.top(pile).map_or("-".to_owned(), |back| back.to_string()))
            })),
            "discards" => spaced(table.discards()),
            "due" => table.due().to_string(),
            "card" => face(table.edition(), words.read()?),
            "sureness" => spaced([table.edition().sureness(words.read()?)]),
            _ => return Err(Unread::Unknown(Self::QUERIES)),
        })
    }
}

fn small(words: &mut Tokens<'_>) -> Result<u8, NotationError> {
    u8::try_from(words.number()?).map_err(|_| NotationError::OutOfRange)
}

fn seat(words: &mut Tokens<'_>) -> Result<Seat, NotationError> {
    let Player(seat) = words.read()?;
    Ok(seat)
}

/// `effraction boos kirn recel boos`: each crime with its places after it.
fn read_tokens(setup: &mut Setup, words: &mut Tokens<'_>) -> Result<(), Unread> {
    let mut crime: Crime = words.read()?;
    while let Some(word) = words.maybe() {
        match word.parse::<Place>() {
            Ok(place) => {
                if !setup.tokens[crime.index()].insert(place) {
                    return Err(Unread::Because(format!("`{crime} {place}` is given twice")));
                }
            }
            Err(_) => crime = word.parse()?,
        }
    }
    Ok(())
}

/// Card numbers, or `none`.
pub(super) fn read_cards(words: &mut Tokens<'_>) -> Result<CardSet, Unread> {
    let mut cards = CardSet::NONE;
    for card in read_order(words)? {
        if !cards.insert(card) {
            return Err(Unread::Because(format!("card {card} is given twice")));
        }
    }
    Ok(cards)
}

fn read_order(words: &mut Tokens<'_>) -> Result<Vec<Card>, Unread> {
    let first = words.word()?;
    let mut next = (first != "none").then_some(first);
    let mut order = Vec::new();
    while let Some(word) = next {
        order.push(word.parse()?);
        next = words.maybe();
    }
    Ok(order)
}

fn list(cards: CardSet) -> String {
    if cards.is_empty() { "none".to_owned() } else { spaced(cards) }
}

fn in_play(table: &Table, words: &mut Tokens<'_>) -> Result<Seat, Unread> {
    let seat = seat(words)?;
    if table.players().any(|player| player == seat) {
        Ok(seat)
    } else {
        Err(Unread::Because(format!("`{}` is not in play", Player(seat))))
    }
}

/// Sorted by bytes, joined by `, `.
pub(super) fn sorted<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    let mut texts: Vec<_> = things.into_iter().map(|thing| thing.to_string()).collect();
    texts.sort_unstable();
    texts.join(", ")
}

fn scenes(board: &Board) -> impl Iterator<Item = Token> + '_ {
    Crime::all().filter_map(|crime| Some(Token { crime, place: board.scene(crime)? }))
}

/// Crimes that have one place in every assignment, but those that are out.
pub(super) fn certain(possible: &Domains, out: CrimeSet) -> String {
    let fixed = possible.iter().filter(|(crime, _)| !out.has(*crime));
    sorted(fixed.filter_map(|(crime, places)| Some(Token { crime, place: places.single()? })))
}

fn tokens(board: &Board, words: &mut Tokens<'_>) -> Result<String, Unread> {
    Ok(match words.maybe() {
        None => {
            let lying = Crime::all().filter(|&crime| !board.tokens(crime).is_empty());
            sorted(lying.map(|crime| format!("{crime} {}", spaced(board.tokens(crime)))))
        }
        Some(word) => match word.parse::<Place>() {
            Ok(place) => {
                let mut names: Vec<_> = board.tokens_on(place).iter().map(|crime| crime.word()).collect();
                names.sort_unstable();
                names.join(" ")
            }
            Err(_) => spaced(board.tokens(word.parse()?)),
        },
    })
}

fn refused(refusal: Refusal) -> String {
    let word = refusal.word();
    match refusal {
        Refusal::PlaceFull(place) => format!("{word} {place}"),
        Refusal::TooManyTokens(count) => format!("{word} {count}"),
        Refusal::LastToken(crime) => format!("{word} {crime}"),
        _ => word.to_owned(),
    }
}

fn narrowed(table: &Table, card: Card, pick: Option<Crime>) -> Result<Clue, Unread> {
    table
        .judge()
        .narrowed(table.edition().clue(card), pick)
        .ok_or_else(|| Unread::Because("a group card, and only that, needs one of its four crimes".into()))
}

fn playable(table: &Table, words: &mut Tokens<'_>) -> Result<String, Unread> {
    let sight = table.sight();
    let card: Card = words.read()?;
    if let Some(word) = words.maybe() {
        let clue = narrowed(table, card, Some(word.parse()?))?;
        return Ok(match sight.usefulness(clue) {
            Use::Now(_) => "yes".to_owned(),
            Use::NotNow(refusal) => format!("no {}", refused(refusal)),
            Use::Never(refusal) => format!("never {}", refused(refusal)),
        });
    }
    let clue = table.edition().clue(card);
    Ok(match sight.usefulness(clue) {
        Use::Now(crimes) => {
            let mut names: Vec<_> = crimes.iter().map(Crime::word).collect();
            names.sort_unstable();
            std::iter::once("yes").chain(names).collect::<Vec<_>>().join(" ")
        }
        Use::NotNow(refusal) => format!("no {}", refused(refusal)),
        Use::Never(refusal) => format!("never {}", refused(refusal)),
    })
}

/// The steps in order, then the points.
fn effect(table: &Table, words: &mut Tokens<'_>) -> Result<String, Unread> {
    let sight = table.sight();
    let report = match words.word()? {
        "remove" => sight.removal(Token::read(words)?),
        card => {
            let pick = words.maybe().map(str::parse).transpose()?;
            sight.effect(narrowed(table, card.parse()?, pick)?)
        }
    };
    Ok(match report {
        Ok(report) => told(&report),
        Err(refusal) => format!("no {}", refused(refusal)),
    })
}

fn told(report: &Report) -> String {
    let steps = report.steps().iter().map(|step| match step {
        Step::Placed(token) => format!("placed {token}"),
        Step::Kept(crime, count) => format!("kept {crime} {count}"),
        Step::Removed(token, why) => format!("removed {token} by {}", format!("{why:?}").to_lowercase()),
        Step::Scene(token) => format!("scene {token}"),
        Step::Out(crime) => format!("out {crime}"),
    });
    steps.chain([format!("points {}", report.points())]).collect::<Vec<_>>().join(", ")
}

pub(super) fn yes_no(is: bool) -> String {
    if is { "yes".to_owned() } else { "no".to_owned() }
}

pub(super) fn count(count: Count) -> String {
    match count {
        Count::Exactly(count) => count.to_string(),
        Count::AtLeast(count) => format!("{count}+"),
    }
}

fn face(edition: &Edition, card: Card) -> String {
    let crimes = |set: CrimeSet| spaced(set);
    match edition.clue(card) {
        Clue::Crime(crime, places) => format!("{crime}: {}", spaced(places)),
        Clue::Group(group, direction) => format!("{}: {direction}", crimes(group.crimes())),
        Clue::Pair(first, second, link) => {
            let link = match link {
                Link::SameQuarter => "same quarter",
                Link::NextQuarter => "neighbouring quarter",
            };
            format!("{first} beside {second}: {link}")
        }
        Clue::Place(place, list) => format!("{place}: {}", crimes(list)),
    }
}
