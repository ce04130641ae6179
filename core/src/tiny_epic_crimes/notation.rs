//! How actions are written: `p1 to 24 arrest`, `p2 stakeout 3`, `p3 play tip-off 51`, `p1 event 2 risk 3`, `p1 accuse C`, `roll 2 4`,
//! `bag red`; with printed cards `drawn timed`, `hand put 24 red`, `gains suspect badge`, `done`.

use core::fmt;
use core::str::FromStr;

use super::action::{Action, Deed, HandOp, How, On, Take};
use super::block::Block;
use super::card_name::CardName;
use super::cards::{AbilityId, EventId, ForceId, RewardSet};
use super::clue_op::ClueOp;
use super::kinds::{DeedKind, Officer, OfficerSet};
use super::printed::{HOUSE_ABILITIES, HOUSE_EVENTS, HOUSE_FORCE};
use crate::notation::{NotationError, Tokens};

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.kind();
        match self {
            Self::Backup(hours) | Self::Stakeout(hours) | Self::Card(hours) => write!(f, "{kind} {hours}"),
            Self::From(_, block) => write!(f, "{kind} from {block}"),
            Self::Event(slot, How::Plain) => write!(f, "{kind} {slot}"),
            Self::Event(slot, How::From(block)) => write!(f, "{kind} {slot} from {block}"),
            Self::Event(slot, How::Risk(hours)) => write!(f, "{kind} {slot} risk {hours}"),
            Self::Event(slot, How::With(card)) => write!(f, "{kind} {slot} with {card}"),
            _ => kind.fmt(f),
        }
    }
}

impl fmt::Display for HandOp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Put(block, colour) => write!(f, "put {block} {colour}"),
            Self::Draw(block) => write!(f, "draw {block}"),
            Self::Scatter => f.write_str("scatter"),
            Self::Lift(block) => write!(f, "lift {block}"),
            Self::Captive(slot, colour) => write!(f, "captive {slot} {colour}"),
            Self::DrawCaptive(slot) => write!(f, "draw-captive {slot}"),
            Self::Release(slot, colour) => write!(f, "release {slot} {colour}"),
            Self::Token(slot, block) => write!(f, "token {slot} {block}"),
            Self::ScatterToken(slot) => write!(f, "scatter-token {slot}"),
            Self::Untoken(slot, block) => write!(f, "untoken {slot} {block}"),
            Self::Clock(officer, hour) => write!(f, "clock {officer} {hour}"),
            Self::Car(officer, block) => write!(f, "car {officer} {block}"),
            Self::Suspect(officer) => write!(f, "suspect {officer}"),
            Self::Force(officer) => write!(f, "force {officer}"),
            Self::Badge(officer) => write!(f, "badge {officer}"),
            Self::Peek(officer) => write!(f, "peek {officer}"),
            Self::Ask(officer) => write!(f, "ask {officer}"),
            Self::Used(officer) => write!(f, "used {officer}"),
            Self::AnyTime => f.write_str("any-time"),
            Self::Penalty => f.write_str("penalty"),
            Self::Event => f.write_str("event"),
            Self::Roll => f.write_str("roll"),
            Self::NoRoll => f.write_str("no-roll"),
            Self::RollAgain => f.write_str("roll-again"),
            Self::Move(from, to) => write!(f, "move {from} {to}"),
            Self::Arrest(officer, block) => write!(f, "arrest {officer} {block}"),
            Self::Free(officer, colour) => write!(f, "free {officer} {colour}"),
            Self::Cell(officer, block) => write!(f, "cell {officer} {block}"),
            Self::FreeCell(officer) => write!(f, "free-cell {officer}"),
            Self::Help(slot, officer) => write!(f, "help {slot} {officer}"),
            Self::Unhelp(slot, officer) => write!(f, "unhelp {slot} {officer}"),
            Self::Name(slot, name) => write!(f, "name {slot} {name}"),
            Self::Clue(op) => op.fmt(f),
            Self::Resolve(slot, solver, helpers) => {
                write!(f, "resolve {slot} {solver}")?;
                helpers.iter().try_for_each(|helper| write!(f, " {helper}"))
            }
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep(officer, ability) => write!(f, "{officer} keep {ability}"),
            Self::Act(officer, Some(to), deed) => write!(f, "{officer} to {to} {deed}"),
            Self::Act(officer, None, deed) => write!(f, "{officer} {deed}"),
            Self::ActFor(officer, Some(to), deed, hours) => write!(f, "{officer} to {to} {deed} for {hours}"),
            Self::ActFor(officer, None, deed, hours) => write!(f, "{officer} {deed} for {hours}"),
            Self::Play(officer, card, Some(On::Block(block))) => write!(f, "{officer} play {card} {block}"),
            Self::Play(officer, card, Some(On::Slot(slot))) => write!(f, "{officer} play {card} {slot}"),
            Self::Choose(officer, slot, side) => write!(f, "{officer} choose {slot} {side}"),
            Self::Finish(officer) => write!(f, "{officer} done"),
            Self::Play(officer, card, None) => write!(f, "{officer} play {card}"),
            Self::Drop(officer, card) => write!(f, "{officer} drop {card}"),
            Self::FieldWork(officer) => write!(f, "{officer} field-work"),
            Self::DrawForce(officer) => write!(f, "{officer} draw-force"),
            Self::Ask(officer, Some(whom)) => write!(f, "{officer} ask {whom}"),
            Self::Ask(officer, None) => write!(f, "{officer} ask ghost"),
            Self::Peek(officer, evidence) => write!(f, "{officer} peek {evidence}"),
            Self::NoPeek(officer) => write!(f, "{officer} no-peek"),
            Self::Report(officer) => write!(f, "{officer} report"),
            Self::GoOn(officer) => write!(f, "{officer} go-on"),
            Self::Accuse(officer, suspect) => write!(f, "{officer} accuse {suspect}"),
            Self::Right(right) if right.is_empty() => f.write_str("right nobody"),
            Self::Right(right) => {
                f.write_str("right")?;
                right.iter().try_for_each(|officer| write!(f, " {officer}"))
            }
            Self::Turned(true) => f.write_str("token success"),
            Self::Turned(false) => f.write_str("token failure"),
            Self::Die(face) => write!(f, "roll {face}"),
            Self::Roll(black, white) => write!(f, "roll {black} {white}"),
            Self::Draw(colour) => write!(f, "bag {colour}"),
            Self::Drawn(true) => f.write_str("drawn timed"),
            Self::Drawn(false) => f.write_str("drawn plain"),
            Self::Card(name) => write!(f, "drawn {name}"),
            Self::Gains(rewards) if rewards.is_empty() => f.write_str("gains nothing"),
            Self::Gains(rewards) => {
                f.write_str("gains")?;
                rewards.iter().try_for_each(|reward| write!(f, " {reward}"))
            }
            Self::Done => f.write_str("done"),
            Self::Hand(op) => write!(f, "hand {op}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut words = Tokens::of(line);
        let action = match words.word()? {
            "roll" => {
                let first = small(&mut words)?;
                if words.is_empty() { Self::Die(first) } else { Self::Roll(first, small(&mut words)?) }
            }
            "bag" => Self::Draw(words.read()?),
            "right" => Self::Right(super::kinds::officers(&mut words)?),
            "token" => match words.word()? {
                "success" => Self::Turned(true),
                "failure" => Self::Turned(false),
                _ => return Err(NotationError::UnknownWord),
            },
            "drawn" => match words.word()? {
                "timed" => Self::Drawn(true),
                "plain" => Self::Drawn(false),
                word => Self::Card(CardName::read_number(word)?),
            },
            "gains" => Self::Gains(gains(&mut words)?),
            "done" => Self::Done,
            "hand" => Self::Hand(hand(&mut words)?),
            who => by_officer(who.parse()?, &mut words)?,
        };
        words.end()?;
        Ok(action)
    }
}

fn by_officer(officer: Officer, words: &mut Tokens<'_>) -> Result<Action, NotationError> {
    Ok(match words.word()? {
        "keep" => Action::Keep(officer, words.read()?),
        "to" => {
            let to = words.read()?;
            let kind = words.word()?;
            act(officer, Some(to), kind, words)?
        }
        "play" => {
            let card = words.read()?;
            Action::Play(officer, card, words.maybe().map(on).transpose()?)
        }
        "choose" => Action::Choose(officer, words.read()?, words.read()?),
        "done" => Action::Finish(officer),
        "drop" => Action::Drop(officer, words.read()?),
        "field-work" => Action::FieldWork(officer),
        "draw-force" => Action::DrawForce(officer),
        "ask" => Action::Ask(
            officer,
            match words.word()? {
                "ghost" => None,
                whom => Some(whom.parse()?),
            },
        ),
        "peek" => Action::Peek(officer, words.read()?),
        "no-peek" => Action::NoPeek(officer),
        "report" => Action::Report(officer),
        "go-on" => Action::GoOn(officer),
        "accuse" => Action::Accuse(officer, words.read()?),
        kind => act(officer, None, kind, words)?,
    })
}

/// An action, and its hours if people tell them.
fn act(
    officer: Officer,
    to: Option<Block>,
    kind: &str,
    words: &mut Tokens<'_>,
) -> Result<Action, NotationError> {
    let deed = deed(kind, words)?;
    Ok(match words.maybe() {
        None => Action::Act(officer, to, deed),
        Some("for") => Action::ActFor(officer, to, deed, small(words)?),
        Some(_) => return Err(NotationError::TooLong),
    })
}

/// A slot has one digit, a block two, or it is `hq`.
fn on(word: &str) -> Result<On, NotationError> {
    Ok(if word.len() == 1 { On::Slot(word.parse()?) } else { On::Block(word.parse()?) })
}

fn how(words: &mut Tokens<'_>) -> Result<How, NotationError> {
    if matches!(words.clone().maybe(), None | Some("for")) {
        return Ok(How::Plain);
    }
    Ok(match words.maybe() {
        Some("from") => How::From(words.read()?),
        Some("risk") => How::Risk(small(words)?),
        Some("with") => How::With(words.read()?),
        _ => return Err(NotationError::UnknownWord),
    })
}

fn deed(kind: &str, words: &mut Tokens<'_>) -> Result<Deed, NotationError> {
    let kind: DeedKind = kind.parse()?;
    if let Some(take) = Take::of(kind)
        && words.clone().maybe() == Some("from")
    {
        words.word()?;
        return Ok(Deed::From(take, words.read()?));
    }
    Ok(match kind {
        DeedKind::Arrest => Deed::Arrest,
        DeedKind::Coffee => Deed::Coffee,
        DeedKind::Backup => Deed::Backup(small(words)?),
        DeedKind::Informant => Deed::Informant,
        DeedKind::Witness => Deed::Witness,
        DeedKind::Search => Deed::Search,
        DeedKind::Stakeout => Deed::Stakeout(small(words)?),
        DeedKind::Hold => Deed::Hold,
        DeedKind::Book => Deed::Book,
        DeedKind::Event => Deed::Event(words.read()?, how(words)?),
        DeedKind::Card => Deed::Card(small(words)?),
    })
}

fn hand(words: &mut Tokens<'_>) -> Result<HandOp, NotationError> {
    let first = words.word()?;
    if let Some(op) = ClueOp::read(first, words)? {
        return Ok(HandOp::Clue(op));
    }
    Ok(match first {
        "put" => HandOp::Put(words.read()?, words.read()?),
        "draw" => HandOp::Draw(words.read()?),
        "scatter" => HandOp::Scatter,
        "lift" => HandOp::Lift(words.read()?),
        "captive" => HandOp::Captive(words.read()?, words.read()?),
        "draw-captive" => HandOp::DrawCaptive(words.read()?),
        "release" => HandOp::Release(words.read()?, words.read()?),
        "token" => HandOp::Token(words.read()?, words.read()?),
        "scatter-token" => HandOp::ScatterToken(words.read()?),
        "untoken" => HandOp::Untoken(words.read()?, words.read()?),
        "clock" => HandOp::Clock(words.read()?, small(words)?),
        "car" => HandOp::Car(words.read()?, words.read()?),
        "suspect" => HandOp::Suspect(words.read()?),
        "force" => HandOp::Force(words.read()?),
        "badge" => HandOp::Badge(words.read()?),
        "peek" => HandOp::Peek(words.read()?),
        "ask" => HandOp::Ask(words.read()?),
        "used" => HandOp::Used(words.read()?),
        "any-time" => HandOp::AnyTime,
        "penalty" => HandOp::Penalty,
        "event" => HandOp::Event,
        "roll" => HandOp::Roll,
        "no-roll" => HandOp::NoRoll,
        "roll-again" => HandOp::RollAgain,
        "move" => HandOp::Move(words.read()?, words.read()?),
        "arrest" => HandOp::Arrest(words.read()?, words.read()?),
        "free" => HandOp::Free(words.read()?, words.read()?),
        "cell" => HandOp::Cell(words.read()?, words.read()?),
        "free-cell" => HandOp::FreeCell(words.read()?),
        "help" => HandOp::Help(words.read()?, words.read()?),
        "unhelp" => HandOp::Unhelp(words.read()?, words.read()?),
        "name" => HandOp::Name(words.read()?, words.read()?),
        "resolve" => {
            let (slot, solver) = (words.read()?, words.read()?);
            let mut helpers = OfficerSet::NONE;
            while let Some(word) = words.maybe() {
                helpers.insert(word.parse()?);
            }
            HandOp::Resolve(slot, solver, helpers)
        }
        _ => return Err(NotationError::UnknownWord),
    })
}

fn gains(words: &mut Tokens<'_>) -> Result<RewardSet, NotationError> {
    let mut rewards = RewardSet::NONE;
    let first = words.word()?;
    if first == "nothing" {
        return Ok(rewards);
    }
    rewards.insert(first.parse()?);
    while let Some(word) = words.maybe() {
        rewards.insert(word.parse()?);
    }
    Ok(rewards)
}

/// A number that fits a byte.
fn small(words: &mut Tokens<'_>) -> Result<u8, NotationError> {
    u8::try_from(words.number()?).map_err(|_| NotationError::OutOfRange)
}

// The notation knows the cards of the house decks by their names: a replaced deck keeps them or is renamed here.
macro_rules! card_names {
    ($($type:ident in $deck:path),+ $(,)?) => {$(
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str($deck.cards[*self].name)
            }
        }

        impl FromStr for $type {
            type Err = NotationError;

            fn from_str(word: &str) -> Result<Self, NotationError> {
                let mut cards = $deck.cards.iter();
                let found = cards.find(|(_, card)| card.name == word).map(|(id, _)| id);
                found.ok_or(NotationError::UnknownWord)
            }
        }
    )+};
}

card_names!(EventId in HOUSE_EVENTS, ForceId in HOUSE_FORCE, AbilityId in HOUSE_ABILITIES);
