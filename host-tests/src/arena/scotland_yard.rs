//! Scotland Yard in the arena. Every row is played with the same deals: the same seed puts everybody on the same start
//! cards.

use std::fmt;
use std::str::FromStr;

use confidant_core::fuel::Stepper;
use confidant_core::game::{Game, Turn};
use confidant_core::notation::NotationError;
use confidant_core::scotland_yard::robot::{Fugitive, Level, Pursuer};
use confidant_core::scotland_yard::{
    Action, EditionName, LONDON, MISTER_X, Outcome, Pawn, ScotlandYard, Secret, Setup, Station, StationSet,
    Step, Table, Ticket,
};

use super::{Wins, frozen, stranger};
use crate::play::{Random, legal};
use crate::twins::open;

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Confidant.
    Robot(Level),
    /// Confidant's hard players as they once were, with so many games in Mister X's head.
    Frozen(u16),
    /// A script that looks one move ahead.
    Script,
    /// Another one, that nothing was tuned against.
    Stranger,
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Robot(level) => level.fmt(f),
            Self::Frozen(frozen::PLAYOUTS) => f.write_str("frozen"),
            Self::Frozen(playouts) => write!(f, "frozen-{playouts}"),
            Self::Script => f.write_str("script"),
            Self::Stranger => f.write_str("stranger"),
        }
    }
}

impl FromStr for Player {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        if let Some(playouts) = word.strip_prefix("frozen-") {
            return playouts.parse().map(Self::Frozen).map_err(|_| NotationError::OutOfRange);
        }
        match word {
            "frozen" => Ok(Self::Frozen(frozen::PLAYOUTS)),
            "script" => Ok(Self::Script),
            "stranger" => Ok(Self::Stranger),
            level => level.parse().map(Self::Robot),
        }
    }
}

/// Who plays against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// Mister X.
    pub mister_x: Player,
    /// All detectives.
    pub detectives: Player,
    /// How many they are.
    pub pawns: u8,
    /// Of which edition.
    pub edition: EditionName,
    /// Whether he may show himself of his own will.
    pub voluntary: bool,
}

/// Whether Mister X won the game with this seed.
pub fn mister_x_wins(row: Row, seed: u64) -> bool {
    finished(row, seed).turn() == Turn::Over(Outcome::MisterXWins)
}

/// The game with this seed as it ended.
pub fn finished(row: Row, seed: u64) -> ScotlandYard {
    let setup = Setup {
        detectives: Some(row.pawns),
        edition: row.edition,
        voluntary_reveal: row.voluntary,
        ..Setup::default()
    };
    let mut game = ScotlandYard::start(&setup, &LONDON, seed).unwrap_or_else(|reasons| panic!("{reasons}"));
    let mut script = Random::new(seed);
    loop {
        let action = match game.turn() {
            Turn::Over(_) => return game,
            Turn::Of(MISTER_X) => {
                let secret = game.private(MISTER_X).expect("he has one");
                match row.mister_x {
                    Player::Robot(level) => Fugitive::new(game.table(), &secret, level, !seed).finish(),
                    Player::Frozen(playouts) => frozen::flee(game.table(), &secret, playouts, !seed),
                    Player::Script => flee(&game, &secret, &mut script),
                    Player::Stranger => stranger::flee(&game, &secret, &mut script),
                }
            }
            Turn::Of(_) => match row.detectives {
                Player::Robot(level) => Pursuer::new(game.table(), level, seed).finish(),
                Player::Frozen(_) => frozen::chase(game.table()),
                Player::Script => chase(game.table(), &mut script),
                Player::Stranger => stranger::chase(game.table(), &mut script),
            },
        };
        let action = action.expect("there is something to decide");
        game.play(action).unwrap_or_else(|illegal| panic!("`{action}`: {illegal}"));
    }
}

/// The action for which this is largest; of several any.
pub(super) fn best(actions: &[Action], script: &mut Random, worth: impl Fn(Action) -> i64) -> Option<Action> {
    let most = actions.iter().map(|&action| worth(action)).max()?;
    let best: Vec<Action> = actions.iter().copied().filter(|&action| worth(action) == most).collect();
    script.one_of(&best)
}

/// The detectives together cover what is possible: each goes where the way to the places is shortest, those left out that a
/// colleague has nearer.
fn chase(table: &Table, script: &mut Random) -> Option<Action> {
    let map = &table.edition().map;
    let cost = |pawn: Pawn, to: Station| -> i64 {
        let others = table.pawns().zip(table.pursuers()).filter(|&(other, _)| other != pawn);
        let near = |place| others.clone().map(|(_, other)| map.distance(other.at, place)).min().unwrap_or(15);
        let places = table.possible().into_iter();
        places
            .map(|place| i64::from(map.distance(to, place).min(near(place)) * 8 + map.distance(to, place)))
            .sum()
    };
    best(&open::<ScotlandYard>(table), script, |action| match action {
        Action::Travel(pawn, step) => -cost(pawn, step.to),
        _ => 0,
    })
}

/// Out of reach, then far away, then where many lines meet; black when he was just seen, a double when somebody is next to
/// him or he was just seen.
fn flee(game: &ScotlandYard, secret: &Secret, script: &mut Random) -> Option<Action> {
    let table = game.table();
    let map = &table.edition().map;
    let reach = table.pawns().fold(StationSet::NONE, |reach, pawn| reach | table.all_destinations(pawn));
    let seen = table.moves_since_seen() == Some(0);
    let shown = table.next_appearance() == Some(1);
    let worth = |to: Station| {
        let far = table.pursuers().iter().map(|one| i64::from(map.distance(one.at, to)));
        let near = far.clone().min().unwrap_or(0).min(3);
        let lines = map.reach(to, Ticket::Black).len() as i64;
        1000 * i64::from(!reach.has(to))
            + 120 * near
            + 10 * far.map(|far| far.min(5)).sum::<i64>()
            + 6 * lines
    };
    let black = |step: Step| match step.ticket {
        Ticket::Black if seen && !shown => 40,
        Ticket::Black => -60,
        _ => 0,
    };
    best(&legal(game), script, |action| match action {
        Action::Flee(step) => worth(step.to) + black(step),
        Action::Double(first, second) => {
            let wanted = seen || reach.has(secret.at());
            worth(second.to) + black(first) + black(second) - if wanted { 30 } else { 3000 }
        }
        Action::Hide => 0,
        _ => -1,
    })
}

/// Plays a row.
pub fn play(row: Row, games: u64, seed: u64) -> Wins {
    let mut wins = Wins::default();
    for number in 0..games {
        wins.note(mister_x_wins(row, seed.wrapping_add(number)));
    }
    wins
}

/// Who plays whom in the tables: each level in each seat against stranger and script, today's hard players against the
/// frozen ones, and hard against hard.
fn pairs() -> Vec<(Player, Player)> {
    let robots = Level::ALL.map(Player::Robot);
    let (hard, frozen) = (Player::Robot(Level::Hard), Player::Frozen(frozen::PLAYOUTS));
    let mut pairs = Vec::new();
    for script in [Player::Stranger, Player::Script] {
        pairs.extend(robots.map(|robot| (robot, script)));
        pairs.extend(robots.map(|robot| (script, robot)));
    }
    pairs.extend([(frozen, frozen), (hard, frozen), (frozen, hard), (hard, hard)]);
    pairs
}

/// The usual rows: the old box with five, four and three detectives, and the newer one, where bobbies fill up to four.
pub fn run(games: u64, seed: u64, tell: &mut dyn FnMut(String)) {
    let boxes: [(EditionName, &[u8]); 2] =
        [(EditionName::Classic, &[5, 4, 3]), (EditionName::Newer, &[5, 4, 3, 2])];
    tell("| box | detectives | Mister X | against | Mister X wins |\n|---|---|---|---|---|".to_owned());
    for (edition, counts) in boxes {
        for &pawns in counts {
            for (mister_x, detectives) in pairs() {
                let row = Row { mister_x, detectives, pawns, edition, voluntary: false };
                let wins = play(row, games, seed);
                tell(format!("| {edition} | {pawns} | {mister_x} | {detectives} | {wins} |"));
            }
        }
    }
}
