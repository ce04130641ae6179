//! Schinderhannes at random: what must hold after every action, and how the games went.

use std::collections::BTreeMap;

use confidant_core::chance::Source;
use confidant_core::game::{Game, Told, Turn};
use confidant_core::id::{ById, Id};
use confidant_core::schinderhannes::{
    Action, Card, CardSet, Crime, Deduction, Kind, MOST_ON_A_PLACE, News, Outcome, Pile, Place, PlaceSet,
    Schinderhannes, Standing, Step, TOKENS,
};

use super::claim;
use crate::games::CaseGame;
use crate::journal::Journal;
use crate::play::{Random, legal};

/// How the players choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Style {
    /// Any legal action, each equally likely.
    Any,
    /// Any card that can be played, if one can; otherwise a pass without the cards that are dead for good. What
    /// can be claimed is claimed.
    Keen,
}

impl Style {
    /// What a player of this style does next; none when the game is over.
    pub fn action(self, game: &Schinderhannes, player: &mut Random) -> Option<Action> {
        let actions = legal(game);
        if self == Self::Any {
            return player.one_of(&actions);
        }
        let mut pick = |fits: &dyn Fn(&Action) -> bool| {
            let some: Vec<Action> = actions.iter().copied().filter(|action| fits(action)).collect();
            player.one_of(&some)
        };
        let (table, sight) = (game.table(), game.table().sight());
        let dead = |card: Card| sight.never(table.edition().clue(card));
        pick(&|action| matches!(action, Action::Claim(..) | Action::Stop(..) | Action::Clear(..)))
            .or_else(|| pick(&|action| matches!(action, Action::Play(..))))
            .or_else(|| pick(&|action| matches!(action, Action::Remove(..))))
            .or_else(|| {
                pick(&|action| matches!(action, Action::Drop(_, card) | Action::Discard(_, card) if dead(*card)))
            })
            .or_else(|| pick(&|action| matches!(action, Action::Pass(_) | Action::Draw(..) | Action::End(_))))
            .or_else(|| player.one_of(&actions))
    }
}

/// Follows a game by what the table is told, and compares.
pub struct Watch {
    /// Tokens of each crime that were kept, removed or replaced by a scene.
    taken: ById<Crime, u8, 16>,
    points: [u32; 4],
    /// Cards that can never be played again.
    dead: CardSet,
    /// Whether to prove that too, which takes time.
    thorough: bool,
}

impl Watch {
    /// At the start of a game from an empty board.
    pub fn new(thorough: bool) -> Self {
        Self { taken: ById::new([0; 16]), points: [0; 4], dead: CardSet::NONE, thorough }
    }

    /// After an action: what it told.
    pub fn note(&mut self, told: &Told<News, Option<Card>>) {
        for step in told.table.report.steps() {
            let crime = match step {
                Step::Placed(token) | Step::Removed(token, _) | Step::Scene(token) => token.crime,
                Step::Kept(crime, _) | Step::Out(crime) => *crime,
            };
            self.taken[crime] += step.points();
        }
        if let Some(seat) = Schinderhannes::author(told.table.action) {
            self.points[seat.index()] += u32::from(told.table.report.points());
        }
    }

    /// The name of what does not hold.
    pub fn broken(&mut self, game: &Schinderhannes) -> Option<&'static str> {
        broken_invariant(game).or_else(|| self.broken_count(game)).or_else(|| self.risen(game))
    }

    fn broken_count(&self, game: &Schinderhannes) -> Option<&'static str> {
        let board = game.table().board();
        for crime in Crime::ALL {
            let supply = if matches!(board.standing(crime), Standing::Unplaced) { TOKENS } else { 0 };
            let taken = usize::from(self.taken[crime]);
            if supply + taken + board.tokens(crime).len() != TOKENS {
                return Some("five tokens of a crime: in the supply, on the board, or taken for a point");
            }
        }
        let scores = game.table().players().map(|seat| u32::from(game.table().chair(seat).score));
        (!scores.eq(self.points.into_iter().take(game.table().players().count())))
            .then_some("the scores are the points of the reports")
    }

    /// Whether a card that was dead for good can be played all the same.
    fn risen(&mut self, game: &Schinderhannes) -> Option<&'static str> {
        if !self.thorough {
            return None;
        }
        let (table, sight) = (game.table(), game.table().sight());
        for card in Card::all().filter(|card| card.kind() != Kind::Solo) {
            let clue = table.edition().clue(card);
            let picks = std::iter::once(None).chain(Crime::all().map(Some));
            let playable = picks
                .filter_map(|pick| table.judge().narrowed(clue, pick))
                .any(|narrowed| sight.playable(narrowed).is_ok());
            let never = sight.never(clue);
            if playable && (never || self.dead.has(card)) {
                return Some("a card that is dead for good can be played");
            }
            if self.dead.has(card) && !never {
                return Some("what was never possible again may be possible");
            }
            if never {
                self.dead.insert(card);
            }
        }
        None
    }
}

/// What holds in every position; the name of what does not.
pub fn broken_invariant(game: &Schinderhannes) -> Option<&'static str> {
    let table = game.table();
    let board = table.board();
    let scenes: Vec<Place> = Crime::all().filter_map(|crime| board.scene(crime)).collect();
    let places: PlaceSet = scenes.iter().copied().collect();
    let auto = table.deduction() != Deduction::Manual;
    let over = matches!(game.turn(), Turn::Over(_));
    let device = table.source() == Source::Device;
    let mut hands = CardSet::NONE;
    let mut held = 0;
    for seat in table.players() {
        let hand = game.private(seat).unwrap_or_default();
        if device && hand.len() != table.chair(seat).cards() {
            return Some("everybody sees how many cards a hand has");
        }
        held += table.chair(seat).cards();
        hands |= hand;
    }
    let piled: usize = Pile::all().map(|pile| usize::from(table.left(pile))).sum();
    let locked_out = board.all_tokens().any(|token| places.has(token.place));
    let sight = table.sight();
    let checks = [
        (scenes.len() == places.len(), "two scenes on a place"),
        (Place::all().all(|place| board.tokens_on(place).len() <= MOST_ON_A_PLACE), "four tokens on a place"),
        (Crime::all().all(|crime| board.tokens(crime).len() <= TOKENS), "six tokens of a crime"),
        (!auto || board.has_assignment(), "no assignment is left"),
        (!auto || !locked_out, "a token lies on a place that is found"),
        (!auto || Crime::all().all(|crime| board.tokens(crime).len() != 1), "a last token is no scene"),
        (!auto || board.out().is_empty(), "a crime is out"),
        (
            table.deduction() != Deduction::Logic
                || board.excess().values().iter().all(|places| places.is_empty()),
            "a token that is in no assignment lies there",
        ),
        (!device || (hands.len() == held && !hands.meets(table.discards())), "a card is in two places"),
        (held + piled + table.discards().len() == 72, "cards appear or vanish"),
        (
            Pile::all().filter_map(|pile| table.top(pile)).all(|back| !sight.dead_back(back)),
            "a dead card lies on top of a pile",
        ),
        (
            !device || Pile::all().all(|pile| table.top(pile).is_some() == (table.left(pile) > 0)),
            "the back of a top is seen as long as there is one",
        ),
        (over || !board.all_done(), "all are found and it goes on"),
        (over == legal(game).is_empty(), "there is something to do exactly until the end"),
    ];
    checks.into_iter().find(|(holds, _)| !holds).map(|(_, what)| what)
}

/// What is known of the games of one kind.
#[derive(Default)]
struct Figures {
    games: u64,
    turns: u64,
    actions: u64,
    scores: Vec<u64>,
    solved: u64,
    found: u64,
}

impl Figures {
    fn add(&mut self, game: &Schinderhannes, outcome: Outcome, turns: u64, actions: u64) {
        self.games += 1;
        self.turns += turns;
        self.actions += actions;
        self.solved += u64::from(outcome.solved);
        self.found +=
            Crime::all().filter(|&crime| game.table().board().scene(crime).is_some()).count() as u64;
        self.scores.resize(81, 0);
        for seat in game.table().players() {
            let score = usize::from(game.table().chair(seat).score);
            if let Some(count) = self.scores.get_mut(score) {
                *count += 1;
            }
        }
    }

    fn line(&self) -> String {
        let games = self.games.max(1) as f64;
        let count = self.scores.iter().sum::<u64>().max(1) as f64;
        let each = || self.scores.iter().enumerate().map(|(score, &count)| (score as f64, count as f64));
        let mean = each().map(|(score, count)| score * count).sum::<f64>() / count;
        let square = each().map(|(score, count)| (score - mean).powi(2) * count).sum::<f64>() / count;
        let seen = |(score, &count): (usize, &u64)| (count > 0).then_some(score);
        let least = self.scores.iter().enumerate().find_map(seen).unwrap_or(0);
        let most = self.scores.iter().enumerate().rev().find_map(seen).unwrap_or(0);
        format!(
            "{} games, {:.1} turns, {:.1} actions; score {mean:.1} +- {:.1}, {least} to {most}; \
             found {:.1} of 16, all in {:.2} %",
            self.games,
            self.turns as f64 / games,
            self.actions as f64 / games,
            square.sqrt(),
            self.found as f64 / games,
            100.0 * self.solved as f64 / games,
        )
    }
}

/// Plays random games with every set-up and style in turn; how they went.
pub fn run(games: u64, seed: u64) -> String {
    let mut figures = BTreeMap::<(Style, u8, &'static str), Figures>::new();
    let mut actions = 0;
    for number in 0..games {
        let seed = seed.wrapping_add(number);
        let style = if number % 2 == 0 { Style::Keen } else { Style::Any };
        let setup = Schinderhannes::some_setup((number / 2) as usize).expect("any number picks a set-up");
        let key = (style, setup.players.unwrap_or(0), setup.deduction.word());
        let mut game =
            Schinderhannes::start(&setup, Schinderhannes::printed(), seed).expect("it can be played");
        let mut journal = Journal::<Schinderhannes> { setup, seed, actions: Vec::new() };
        let mut player = Random::new(seed);
        let mut watch = Watch::new(number % 64 < 2);
        let mut turns = 0;
        loop {
            let broken = watch.broken(&game);
            claim(broken.is_none(), broken.unwrap_or_default(), &journal);
            let Some(action) = style.action(&game, &mut player) else { break };
            journal.actions.push(action);
            claim(journal.actions.len() < 2000, "the game does not end", &journal);
            match game.play(action) {
                Ok(told) => watch.note(&told),
                Err(_) => claim(false, "a legal action is refused", &journal),
            }
            actions += 1;
            turns += u64::from(matches!(action, Action::Play(..) | Action::Remove(..) | Action::Pass(_)));
        }
        if let Turn::Over(outcome) = game.turn() {
            let figures = figures.entry(key).or_default();
            figures.add(&game, outcome, turns, journal.actions.len() as u64);
        }
    }
    let mut report = format!("schinderhannes: {games} games, {actions} actions\n");
    for ((style, players, deduction), figures) in &figures {
        let style = format!("{style:?}").to_lowercase();
        report += &format!("{style}, {players} players, {deduction}: {}\n", figures.line());
    }
    report
}
