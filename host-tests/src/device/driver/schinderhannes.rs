//! Schinderhannes by keys: the game with dealt or printed cards, and the puzzles.

use confidant_core::game::Game as _;
use std::cell::RefCell;
use std::collections::VecDeque;

use confidant_companion::Key;
use confidant_companion::games::schinderhannes::soonwald::{neighbour, place_code};
use confidant_companion::games::schinderhannes::{Screens, SoloScreens, Words};
use confidant_companion::texts::{Language, fill};
use confidant_core::chance::Source;
use confidant_core::fuel::Stepper as _;
use confidant_core::id::Id as _;
use confidant_core::schinderhannes::{
    Action, Card, CardSet, Deduction, Phase, Pile, Place, SOONWALD, Schinderhannes, Setup, Solitaire, Solver,
    Token, solitaire,
};

use super::{Driver, Step, Way, in_all};
use crate::device::{Walk, tour};
use crate::play::{Random, legal};

fn press(key: Key) -> Step {
    Step::Press(key)
}

fn choose(text: impl Fn(&'static Words) -> String) -> Step {
    Step::Choose(Language::ALL.map(|language| text(Words::of(language))).to_vec())
}

fn card(card: Card) -> Step {
    Step::Choose(vec![card.number().to_string()])
}

/// The keys that lead the cursor of the board to a place: the first one puts it down at Hahnmühle.
pub fn way_to(place: Place) -> Vec<Step> {
    let mut ways = VecDeque::from([(Place::Hahnmuehle, vec![press(Key::Down)])]);
    let mut seen = vec![Place::Hahnmuehle];
    while let Some((at, way)) = ways.pop_front() {
        if at == place {
            return way;
        }
        for key in [Key::Up, Key::Down, Key::Left, Key::Right] {
            let next = neighbour(at, key);
            if !seen.contains(&next) {
                seen.push(next);
                ways.push_back((next, [way.as_slice(), &[press(key)]].concat()));
            }
        }
    }
    panic!("the stick leads to no {place}");
}

/// A deed with a token on the board; it is the `row`th that is offered.
fn with_token(game: &Schinderhannes, token: Token, row: usize) -> Vec<Step> {
    let table = game.table();
    let on_board = matches!(table.phase(), Phase::Act(..) | Phase::Passing(..));
    let mut steps = if on_board { Vec::new() } else { vec![press(Key::X)] };
    steps.extend(way_to(token.place));
    steps.push(press(Key::A));
    let lit = table.board().tokens_on(token.place).iter().position(|crime| crime == token.crime);
    steps.extend(vec![press(Key::Right); lit.expect("the token lies there")]);
    steps.push(press(Key::A));
    steps.extend(vec![press(Key::Down); row]);
    steps.push(press(Key::A));
    steps
}

/// Which row the deeds of a token are in: claim, the remove card, STOP by each of the others.
fn deed_row(game: &Schinderhannes, action: Action) -> usize {
    let table = game.table();
    let manual = table.deduction() == Deduction::Manual;
    let turn = table.phase().seat().expect("a game that runs");
    let removes = matches!(table.phase(), Phase::Act(..)) && table.chair(turn).remove_card;
    match action {
        Action::Stop(seat, _) => {
            let ended = if let Phase::Act(_, ended) = table.phase() { ended } else { None };
            let others = table.players().filter(|&other| other != turn && ended != Some(other));
            1 + usize::from(removes) + others.take_while(|&other| other != seat).count()
        }
        Action::Remove(..) => usize::from(manual),
        _ => 0,
    }
}

/// The steps through the list of cards, in secret or openly.
fn with_cards(game: &Schinderhannes, action: Action) -> Vec<Step> {
    let open = game.table().source() == Source::Table;
    let on = press(if open { Key::A } else { Key::Right });
    let passing = matches!(game.table().phase(), Phase::Passing(..));
    let to_drops = match (open, passing) {
        (_, true) => vec![],
        (true, false) => vec![press(Key::X)],
        (false, false) => vec![choose(|words| words.pass.to_owned()), on.clone()],
    };
    let already = if let Phase::Passing(_, already) = game.table().phase() { already } else { 0 };
    let pass = |more: u8| choose(move |words| fill(words.pass_draw, &[&(already + more + 1)]).to_string());
    match action {
        Action::Play(_, number, pick) => {
            let mut steps = vec![card(number), on.clone()];
            if let Some(crime) = pick {
                steps.extend([choose(|words| words.crime(crime).to_owned()), on.clone()]);
            }
            steps.push(on);
            steps
        }
        Action::Discard(_, number) => vec![card(number), on.clone(), on],
        Action::Drop(_, number) => [to_drops, vec![card(number), on.clone(), pass(1), on]].concat(),
        _ => [to_drops, vec![pass(0), on]].concat(),
    }
}

fn pile_name(pile: Pile) -> Step {
    Step::Choose(vec![pile.word().to_owned()])
}

impl Driver for Schinderhannes {
    type Flow = Screens;
    const BY_LOOK: bool = true;

    fn seats(setup: &Setup) -> usize {
        setup.players.unwrap_or(1).into()
    }

    fn way(&self, action: Action) -> Way {
        let table = self.table();
        match action {
            Action::Draw(_, pile) => Way::Open(vec![pile_name(pile), press(Key::A)]),
            Action::End(_) => Way::Open(vec![press(Key::A)]),
            Action::Remove(_, token) | Action::Claim(_, token) | Action::Stop(_, token) => {
                Way::Open(with_token(self, token, deed_row(self, action)))
            }
            Action::Clear(pile, number) => {
                let second = if pile == Pile::Places2 { " 2" } else { "" };
                let top =
                    choose(|words| fill("{}, {}{}", &[&number, &words.pile(pile), &second]).to_string());
                let on_board = matches!(table.phase(), Phase::Act(..) | Phase::Passing(..));
                let views = vec![press(Key::X); if on_board { 2 } else { 3 }];
                Way::Open([views, vec![press(Key::A), top, press(Key::A)]].concat())
            }
            Action::Play(seat, ..)
            | Action::Discard(seat, _)
            | Action::Drop(seat, _)
            | Action::Pass(seat) => {
                let steps = with_cards(self, action);
                if table.source() == Source::Device {
                    return Way::Secret(seat, steps);
                }
                let on_board = matches!(table.phase(), Phase::Act(..) | Phase::Passing(..));
                let open = if on_board { vec![press(Key::A)] } else { vec![press(Key::X), press(Key::A)] };
                Way::Open([open, steps].concat())
            }
        }
    }

    fn approach(read: &str) -> Vec<Key> {
        let reads = |text: fn(&'static Words) -> &'static str| {
            in_all(|language| text(Words::of(language))).iter().any(|text| read.contains(text.as_str()))
        };
        if reads(|words| words.note_new_card) || is_done(read) {
            // Whoever drew has seen the card.
            vec![Key::A]
        } else if read.contains(" + ") && read.contains(" = ") {
            // All is told at once; then on.
            vec![Key::Up, Key::A]
        } else {
            Vec::new()
        }
    }

    fn is_table(read: &str) -> bool {
        let reads = |text: fn(&'static Words) -> &'static str| {
            in_all(|language| text(Words::of(language))).iter().any(|text| read.contains(text.as_str()))
        };
        reads(|words| words.view_key) || reads(|words| words.draw_verb) || reads(|words| words.end_turn)
    }

    fn around(&self) -> Vec<Key> {
        match self.table().phase() {
            Phase::Act(..) | Phase::Passing(..) => {
                vec![Key::X, Key::Down, Key::X, Key::Down, Key::X, Key::Left, Key::Up, Key::A, Key::B, Key::B]
            }
            _ => vec![Key::Right, Key::Down, Key::Left],
        }
    }

    /// Printed cards are entered one by one, and every conclusion is claimed.
    fn longest_setup() -> Setup {
        Setup { players: Some(4), deduction: Deduction::Manual, ..Setup::default() }
    }

    fn tour(walk: &mut Walk) {
        tour::schinderhannes::walk(walk);
    }
}

/// Whether somebody is done: the sentence with any name.
fn is_done(read: &str) -> bool {
    Language::ALL.iter().any(|&language| {
        let (_, behind) = Words::of(language).is_done.split_once("{}").expect("a gap for the name");
        read.lines().any(|line| line.ends_with(behind))
    })
}

/// The one solution of a puzzle with these cards; each is sought once.
fn solution_of(cards: CardSet) -> [Place; 16] {
    thread_local!(static FOUND: RefCell<Vec<(CardSet, [Place; 16])>> = const { RefCell::new(Vec::new()) });
    FOUND.with_borrow_mut(|found| {
        if let Some((_, solution)) = found.iter().find(|(other, _)| *other == cards) {
            return *solution;
        }
        let mut solver = Solver::of_cards(cards, &SOONWALD, 1);
        let _ = solver.finish();
        let solution = *solver.first().expect("a puzzle has a solution").values();
        found.push((cards, solution));
        solution
    })
}

impl Driver for Solitaire {
    type Flow = SoloScreens;

    const HAS_RECORD: bool = false;

    fn seats(_: &solitaire::Setup) -> usize {
        1
    }

    fn way(&self, action: solitaire::Action) -> Way {
        use solitaire::Action;
        let cell = |token: Token| {
            choose(move |words| {
                fill("{}, {}", &[&words.crime(token.crime), &place_code(token.place)]).to_string()
            })
        };
        Way::Open(match action {
            Action::Play(number) => vec![press(Key::B), card(number), press(Key::A)],
            Action::Remove(token) | Action::Restore(token) => vec![cell(token), press(Key::A)],
            Action::Found(token) | Action::Lift(token) => vec![cell(token), press(Key::X)],
        })
    }

    /// Everything struck by hand.
    fn longest_setup() -> solitaire::Setup {
        solitaire::Setup { puzzle: Some(1), cards: None, deduction: Deduction::Manual, ..Default::default() }
    }

    /// What leads to the solution, and now and then anything: marks made at random would fill the journal before they were
    /// right.
    fn usual(&self, random: &mut Random) -> Vec<solitaire::Action> {
        use solitaire::Action;
        let all = legal(self);
        if random.below(8) == 0 {
            return all;
        }
        let right = solution_of(self.table().cards);
        let is_right = |token: Token| right[token.crime.index()] == token.place;
        let leads_on = |action: &Action| match *action {
            Action::Play(_) => true,
            Action::Remove(token) | Action::Lift(token) => !is_right(token),
            Action::Restore(token) | Action::Found(token) => is_right(token),
        };
        let some: Vec<Action> = all.iter().copied().filter(leads_on).collect();
        if some.is_empty() { all } else { some }
    }

    /// To the matrix, from wherever it is.
    fn approach(read: &str) -> Vec<Key> {
        if Self::is_table(read) { Vec::new() } else { vec![Key::X] }
    }

    fn is_table(read: &str) -> bool {
        let caps = [in_all(|language| Words::of(language).here), in_all(|language| Words::of(language).lift)];
        caps.iter().flatten().any(|cap| read.contains(cap.as_str()))
    }

    fn around(&self) -> Vec<Key> {
        vec![Key::Right, Key::Down, Key::B, Key::Down, Key::X, Key::Up, Key::Left]
    }

    fn tour(walk: &mut Walk) {
        tour::schinderhannes_solo::walk(walk);
    }
}
