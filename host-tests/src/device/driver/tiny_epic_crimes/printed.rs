//! Tiny Epic Crimes with the printed cards of the box: what people carry out by hand, by keys.

use confidant_companion::Key;
use confidant_companion::games::tiny_epic_crimes::Words;
use confidant_core::game::Game as _;
use confidant_core::id::Id as _;
use confidant_core::tiny_epic_crimes::cards::{Reward, RewardSet};
use confidant_core::tiny_epic_crimes::kinds::{Clue, Colour, Officer, OfficerSet, Slot};
use confidant_core::tiny_epic_crimes::{
    Action, Block, CardName, ClueOp, Deed, Face, HandOp, Table, Task, TinyEpicCrimes, Token,
};

use super::super::{Step, press};
use super::{lines, name, phrases, word};
use crate::play::{Random, legal};
use confidant_companion::texts::fill;

type Text = fn(&'static Words) -> &'static str;

/// The list that an operation is in (none: the first one), and what its row says.
fn row(op: HandOp) -> (Option<Text>, Text) {
    let gangsters: Option<Text> = Some(|words| words.hand_gangsters);
    let cards: Option<Text> = Some(|words| words.hand_cards);
    let clues: Option<Text> = Some(|words| words.hand_clues);
    let officers: Option<Text> = Some(|words| words.officers);
    let turn: Option<Text> = Some(|words| words.hand_turn);
    match op {
        HandOp::ScatterToken(_) => (None, |words| words.hand_token_dice),
        HandOp::Scatter => (None, |words| words.hand_gangster_dice),
        HandOp::Token(..) => (None, |words| words.hand_token),
        HandOp::Draw(_) => (None, |words| words.hand_draw),
        HandOp::DrawCaptive(_) => (None, |words| words.hand_captive),
        HandOp::Resolve(..) => (None, |words| words.resolved),
        HandOp::Penalty => (None, |words| words.one_penalty),
        HandOp::Put(..) => (gangsters, |words| words.hand_put),
        HandOp::Lift(_) => (gangsters, |words| words.hand_lift),
        HandOp::Move(..) => (gangsters, |words| words.hand_move),
        HandOp::Captive(..) => (gangsters, |words| words.hand_put_captive),
        HandOp::Release(..) => (gangsters, |words| words.hand_release),
        HandOp::Arrest(..) => (gangsters, |words| words.hand_arrest),
        HandOp::Free(..) => (gangsters, |words| words.hand_free),
        HandOp::Cell(..) => (gangsters, |words| words.hand_cell),
        HandOp::FreeCell(_) => (gangsters, |words| words.hand_free_cell),
        HandOp::Untoken(..) => (cards, |words| words.hand_untoken),
        HandOp::Help(..) => (cards, |words| words.hand_help),
        HandOp::Unhelp(..) => (cards, |words| words.hand_unhelp),
        HandOp::Name(..) => (cards, |words| words.name_verb),
        HandOp::Clue(ClueOp::Take(..)) => (clues, |words| words.hand_take),
        HandOp::Clue(ClueOp::GiveBack(..)) => (clues, |words| words.hand_give),
        HandOp::Clue(ClueOp::Move(..)) => (clues, |words| words.hand_shift),
        HandOp::Clue(ClueOp::Look(..)) => (clues, |words| words.hand_look),
        HandOp::Clock(..) => (officers, |words| words.set_marker),
        HandOp::Car(..) => (officers, |words| words.hand_car),
        HandOp::Badge(_) => (officers, |words| words.hand_badge),
        HandOp::Suspect(_) => (officers, |words| words.hand_suspect),
        HandOp::Force(_) => (officers, |words| words.force_card),
        HandOp::Used(_) => (officers, |words| words.hand_used),
        HandOp::Ask(_) => (officers, |words| words.hand_ask),
        HandOp::Peek(_) => (officers, |words| words.hand_peek),
        HandOp::Event => (turn, |words| words.one_more_event),
        HandOp::Roll => (turn, |words| words.one_more_roll),
        HandOp::RollAgain => (turn, |words| words.roll_again),
        HandOp::NoRoll => (turn, |words| words.hand_no_roll),
        HandOp::AnyTime => (turn, |words| words.hand_any_time),
    }
}

/// A step that turns to what another would choose in a list.
fn turned(step: Step) -> Step {
    match step {
        Step::Choose(wanted) => Step::Turn(wanted),
        other => other,
    }
}

fn chosen(step: Step) -> Vec<Step> {
    vec![step, Step::Press(Key::A)]
}

fn slot(slot: Slot) -> Vec<Step> {
    vec![
        turned(phrases(|words, _| fill(words.slot_n, &[&(slot.index() + 1)]).to_string())),
        Step::Press(Key::A),
    ]
}

fn officer(table: &Table, officer: Officer) -> Vec<Step> {
    vec![turned(name(table, officer)), Step::Press(Key::A)]
}

fn colour(colour: Colour) -> Step {
    word(|words| words.colour(colour))
}

fn clue(clue: Clue) -> Step {
    word(|words| words.clue(clue))
}

/// From the block of the officer whose turn it is to this one.
fn block(table: &Table, to: Block) -> Vec<Step> {
    let at = table.mat(table.now().officer).at;
    let down = lines(at.row().index(), to.row().index(), true, [Key::Down, Key::Up]);
    let right = lines(at.column().index(), to.column().index(), true, [Key::Right, Key::Left]);
    press(&[down, right, vec![Key::A]].concat())
}

fn place(table: &Table, token: Token) -> Vec<Step> {
    match token {
        Token::Informant(line) => chosen(phrases(|words, _| fill(words.row_is, &[&line]).to_string())),
        Token::Witness(line) => chosen(phrases(|words, _| fill(words.column_is, &[&line]).to_string())),
        Token::Search(at) | Token::Stakeout(at) => block(table, at),
        Token::Holding(of) => chosen(colour(of)),
    }
}

/// What is under a token, where it can be one or the other.
fn face(game: &TinyEpicCrimes, who: Officer, token: Token, face: Face) -> Vec<Step> {
    let same = |action: &Action| {
        matches!(action, Action::Hand(HandOp::Clue(ClueOp::GiveBack(officer, other, _)))
            if (*officer, *other) == (who, token))
    };
    if legal(game).iter().filter(|action| same(action)).count() == 1 {
        return Vec::new();
    }
    chosen(match face {
        Face::Success => word(|words| words.token_success),
        Face::Failure => word(|words| words.token_failure),
        Face::Value(value) => Step::Choose(vec![value.to_string()]),
        Face::Plain => panic!("a plain token is not asked about"),
    })
}

/// What is said after the row was chosen.
fn said(game: &TinyEpicCrimes, op: HandOp) -> Vec<Step> {
    let table = game.table();
    let done = || press(&[Key::A]);
    match op {
        HandOp::Put(at, of) => [chosen(turned(colour(of))), block(table, at)].concat(),
        HandOp::Draw(at) | HandOp::Lift(at) => [done(), block(table, at)].concat(),
        HandOp::Move(from, to) => [done(), block(table, from), block(table, to)].concat(),
        HandOp::Captive(at, of) | HandOp::Release(at, of) => [slot(at), chosen(colour(of))].concat(),
        HandOp::DrawCaptive(at) | HandOp::ScatterToken(at) => slot(at),
        HandOp::Token(of, at) | HandOp::Untoken(of, at) => [slot(of), block(table, at)].concat(),
        HandOp::Clock(who, hour) => [officer(table, who), hours(table, who, hour)].concat(),
        HandOp::Car(who, at) | HandOp::Arrest(who, at) | HandOp::Cell(who, at) => {
            [officer(table, who), block(table, at)].concat()
        }
        HandOp::Suspect(who)
        | HandOp::Force(who)
        | HandOp::Badge(who)
        | HandOp::Peek(who)
        | HandOp::Ask(who)
        | HandOp::Used(who)
        | HandOp::FreeCell(who) => officer(table, who),
        HandOp::Free(who, of) => [officer(table, who), chosen(colour(of))].concat(),
        HandOp::Help(of, who) | HandOp::Unhelp(of, who) => [slot(of), chosen(name(table, who))].concat(),
        HandOp::Name(of, name) => [slot(of), chosen(named(name))].concat(),
        HandOp::Clue(ClueOp::Take(who, token)) => {
            [officer(table, who), chosen(clue(token.kind())), place(table, token)].concat()
        }
        HandOp::Clue(ClueOp::GiveBack(who, token, under)) => [
            officer(table, who),
            chosen(clue(token.kind())),
            place(table, token),
            face(game, who, token, under),
        ]
        .concat(),
        HandOp::Clue(ClueOp::Move(from, to)) => {
            [chosen(turned(clue(from.kind()))), place(table, from), place(table, to)].concat()
        }
        HandOp::Clue(ClueOp::Look(who, at)) => [officer(table, who), block(table, at)].concat(),
        HandOp::Resolve(of, solver, helpers) => [slot(of), resolved(table, of, solver, helpers)].concat(),
        HandOp::Scatter
        | HandOp::AnyTime
        | HandOp::Penalty
        | HandOp::Event
        | HandOp::Roll
        | HandOp::NoRoll
        | HandOp::RollAgain => done(),
    }
}

fn named(name: CardName) -> Step {
    Step::Choose(vec![name.to_string()])
}

/// From a marker to an hour, by the shorter way round.
fn hours(table: &Table, who: Officer, hour: u8) -> Vec<Step> {
    let spaces = table.board().last + 1;
    let forward = usize::from((hour + spaces - table.track().hour(who)) % spaces);
    let back = usize::from(spaces) - forward;
    let way = if forward <= back { vec![Key::Right; forward] } else { vec![Key::Left; back] };
    press(&[way, vec![Key::A]].concat())
}

/// No further than the last row that is changed.
fn to_last(mut keys: Vec<Key>) -> Vec<Key> {
    let used = keys.iter().rposition(|&key| key == Key::A).map_or(0, |last| last + 1);
    keys.truncate(used);
    keys
}

fn resolved(table: &Table, of: Slot, solver: Officer, helpers: OfficerSet) -> Vec<Step> {
    let officers: Vec<Officer> = table.officers().collect();
    let known = table.event(of).map_or(OfficerSet::NONE, |event| event.helpers);
    let turns = (solver.index() + officers.len() - table.now().officer.index()) % officers.len();
    let toggle = |who: &Officer| [Some(Key::Down), (known.has(*who) != helpers.has(*who)).then_some(Key::A)];
    let toggles: Vec<Key> =
        officers.iter().filter(|&&who| who != solver).flat_map(toggle).flatten().collect();
    press(&[vec![Key::Right; turns], to_last(toggles), vec![Key::X]].concat())
}

/// What is done by hand: from the menu, or where nothing else is to be done.
pub(super) fn by_hand(game: &TinyEpicCrimes, op: HandOp) -> Vec<Step> {
    let table = game.table();
    if let (Some(Task::Turn(_)), HandOp::Resolve(of, solver, helpers)) = (table.pending(), op) {
        // From the card itself.
        let before = Slot::ALL.into_iter().take_while(|&slot| slot != of);
        let page = before.filter(|&slot| table.event(slot).is_some()).count();
        let keys = [vec![Key::X, Key::X], vec![Key::Right; page], vec![Key::A]].concat();
        return [press(&keys), resolved(table, of, solver, helpers)].concat();
    }
    let mut steps = match table.pending() {
        Some(Task::ByHand) => Vec::new(),
        _ => vec![Step::Menu, word(|words| words.by_hand), Step::Press(Key::A)],
    };
    let (list, label) = row(op);
    steps.extend(list.map(|list| chosen(word(list))).unwrap_or_default());
    steps.push(word(label));
    steps.extend(said(game, op));
    // What draws or costs is looked at a second time, but not while a card is carried out.
    let draws = matches!(op, HandOp::Event | HandOp::Roll | HandOp::Penalty | HandOp::Suspect(_));
    if draws && table.pending() != Some(Task::ByHand) {
        steps.push(Step::Press(Key::A));
    }
    steps
}

pub(super) fn gains(wanted: RewardSet) -> Vec<Step> {
    let toggle = |reward: Reward| [wanted.has(reward).then_some(Key::A), Some(Key::Down)];
    let keys: Vec<Key> = Reward::PRINTED.into_iter().flat_map(toggle).flatten().collect();
    press(&[to_last(keys), vec![Key::X]].concat())
}

/// The steps that say who accused the one in the envelope: in a team one row for all.
pub(super) fn right(table: &Table, right: OfficerSet) -> Vec<Step> {
    let rows = if table.mode().is_team() { 1 } else { Officer::MOST };
    let toggle = |officer| [right.has(officer).then_some(Key::A), Some(Key::Down)];
    let keys: Vec<Key> = table.officers().take(rows).flat_map(toggle).flatten().collect();
    press(&[to_last(keys), vec![Key::X]].concat())
}

/// From the usual hours of a deed to these, all of them told by people.
pub(super) fn told_hours(table: &Table, who: Officer, to: Option<Block>, deed: Deed, wanted: u8) -> Vec<Key> {
    let fits = |hours: u8| table.check_act_for(who, to, deed, hours).is_ok();
    let usual = table.check_act(who, to, deed).ok();
    let first = usual.unwrap_or_else(|| (1..=20).rev().find(|&hours| fits(hours)).expect("some hours fit"));
    let (more, less) = (wanted.saturating_sub(first), first.saturating_sub(wanted));
    match (more, less) {
        (0, 0) if usual.is_none() => Vec::new(),
        // Told, though they are the usual ones.
        (0, 0) if fits(first + 1) => vec![Key::Right, Key::Left],
        (0, 0) => vec![Key::Right],
        _ => [vec![Key::Right; more.into()], vec![Key::Left; less.into()]].concat(),
    }
}

/// What a table does with the cards of its box: tokens come with most events, and some are resolved.
pub(super) fn sensible(game: &TinyEpicCrimes, random: &mut Random) -> Option<Action> {
    let table = game.table();
    let laid: Vec<Slot> = Slot::ALL.into_iter().filter(|&slot| table.event(slot).is_some()).collect();
    match table.pending()? {
        Task::ByHand => {
            let few = |slot: &&Slot| table.event(**slot).is_some_and(|event| event.tokens.len() < 2);
            let slot = laid.iter().rev().find(few).filter(|_| random.below(3) > 0);
            Some(slot.map_or(Action::Done, |&slot| Action::Hand(HandOp::ScatterToken(slot))))
        }
        Task::Turn(officer) if random.below(8) == 0 && !table.must_report(officer) => {
            let slot = random.one_of(&laid)?;
            Some(Action::Hand(HandOp::Resolve(slot, officer, OfficerSet::NONE)))
        }
        Task::SolverGains(..) => {
            let gain = random.one_of(&[Reward::Force, Reward::Badge])?;
            Some(Action::Gains(RewardSet::only(gain)))
        }
        _ => None,
    }
}
