//! The balance of the house cards of Tiny Epic Crimes: what `cargo xtask balance tiny-epic-crimes` prints.

mod figures;
mod record;

use std::fmt::Write as _;

use confidant_core::game::Game;
use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::{AbilityId, EventId, ForceId};
use confidant_core::tiny_epic_crimes::kinds::Mode;
use confidant_core::tiny_epic_crimes::{Setup, TinyEpicCrimes};

use super::Unknown;
use crate::games::CaseGame;
use crate::play::Random;
use crate::soak::tiny_epic_crimes::player::{Habit, Memory, choose};
use figures::{Figures, Share};
use record::Record;

/// What simulated players cannot see.
const BLIND: &str = "\
What these players cannot see: table talk and bargains (who repairs a rival's tyres, and for what; who takes the first
of two tokens), bluff about a leak, greed that waits for a bounty to grow, pay or refuse as a quarrel, pity, a team
that plans two turns ahead or leaves its best mat free for an event. They know the odds, never forget a card nor
whose hand showed it, and weigh each deed by the hour together with one that could follow. Whether a story is read aloud, only people tell.
";

/// One wanted figure and what was found.
struct Line {
    what: String,
    wanted: String,
    found: String,
    holds: bool,
}

/// Plays the games of one kind of table on all cores.
fn play(setup: &Setup, habit: Habit, games: u64, seed: u64) -> Figures {
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let mut all = Figures::default();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores)
            .map(|core| {
                scope.spawn(move || {
                    let mut figures = Figures::default();
                    for number in (core..games).step_by(cores as usize) {
                        figures.add(&one_game(setup, habit, seed.wrapping_add(number)));
                    }
                    figures
                })
            })
            .collect();
        for worker in workers {
            all.join(worker.join().expect("the games of a worker"));
        }
    });
    all
}

/// One game, and what became of everything in it.
fn one_game(setup: &Setup, habit: Habit, seed: u64) -> Record {
    let mut game = TinyEpicCrimes::start(setup, TinyEpicCrimes::printed(), seed).expect("it can be played");
    let mut chance = Random::new(seed ^ 0x5eed);
    let mut memory = Memory::default();
    let mut record = Record::of(&game);
    while let Some(action) = choose(&game, habit, &mut memory, &mut chance) {
        record.before(&game);
        let told = game.play(action).expect("the player plays by the rules");
        record.after(&game, action, &told.table);
    }
    record.end(&game);
    record
}

/// How often a scripted team wins, in percent.
pub fn team_share(officers: u8, habit: Habit, games: u64, seed: u64) -> f64 {
    play(&Row { mode: Mode::Coop, players: officers }.setup(), habit, games, seed).won().percent()
}

/// A kind of table: the games of one row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Row {
    mode: Mode,
    players: u8,
}

impl Row {
    fn all() -> impl Iterator<Item = Self> {
        [Mode::Coop, Mode::Standard]
            .into_iter()
            .flat_map(|mode| (2..=4).map(move |players| Self { mode, players }))
    }

    /// What it is called on the command line.
    fn name(self) -> String {
        format!("{}-{}", if self.mode.is_team() { "team" } else { "standard" }, self.players)
    }

    /// The rows of these names, in the order of the table; all of them if none is named.
    fn named(names: &[String]) -> Result<Vec<Self>, Unknown> {
        let known = || Self::all().map(Self::name).collect::<Vec<_>>();
        if let Some(name) = names.iter().find(|name| !known().contains(name)) {
            return Err(Unknown::Row(name.clone(), known()));
        }
        Ok(Self::all().filter(|row| names.is_empty() || names.contains(&row.name())).collect())
    }

    fn setup(self) -> Setup {
        Setup { players: Some(self.players), mode: self.mode, ..Setup::default() }
    }
}

/// The table, whole or of these rows.
pub fn run(games: u64, seed: u64, names: &[String]) -> Result<String, Unknown> {
    let chosen = Row::named(names)?;
    let mut report =
        format!("tiny-epic-crimes: balance of the house cards, {games} games a row, seed {seed}\n\n");
    let mut lines = Vec::new();
    let mut kinds = [("standard", Figures::default()), ("team", Figures::default())];
    let mut rows = String::new();
    for row in chosen {
        let with = play(&row.setup(), Habit::WHOLE, games, seed);
        let name = row.name();
        let _ = writeln!(rows, "{name}: {}", with.line());
        if row.mode.is_team() {
            let without = play(&row.setup(), Habit::IGNORES_EVENTS, games, seed);
            let _ = writeln!(rows, "{name}, ignoring events: {}", without.line());
            team_lines(&mut lines, &name, with.won(), without.won());
        } else {
            standard_lines(&mut lines, &name, &with);
        }
        kinds[usize::from(row.mode.is_team())].1.join(with);
    }
    let kinds: Vec<_> = kinds.into_iter().filter(|(_, figures)| figures.everybody().of > 0).collect();
    for id in EventId::all() {
        for (kind, figures) in &kinds {
            let share = figures.resolved(id);
            lines.push(within(format!("event {id} ({kind}) resolved"), share.percent(), 30.0, 90.0, "%"));
        }
    }
    for (kind, figures) in &kinds {
        for id in ForceId::all() {
            lines.push(moved(format!("force {id} ({kind})"), figures.dealt(id), figures.everybody()));
        }
        for id in AbilityId::all() {
            lines.push(moved(format!("ability {id} ({kind})"), figures.kept(id), figures.everybody()));
        }
    }
    for line in &lines {
        let verdict = if line.holds { "holds" } else { "FAILS" };
        let _ = writeln!(report, "{verdict}  {:62} {:>24}  wanted {}", line.what, line.found, line.wanted);
    }
    let failing = lines.iter().filter(|line| !line.holds).count();
    let _ = writeln!(report, "\n{} of {} figures hold\n", lines.len() - failing, lines.len());
    let _ = writeln!(report, "{rows}");
    for (kind, figures) in &kinds {
        let _ = writeln!(report, "How events ended, of 100 drawn ({kind}):");
        for id in EventId::all() {
            let _ = writeln!(report, "{:16} {}", id.to_string(), figures.ends(id));
        }
    }
    let _ = writeln!(report, "\n{BLIND}");
    Ok(report)
}

fn team_lines(lines: &mut Vec<Line>, name: &str, won: Share, ignoring: Share) {
    lines.push(within(format!("{name}: win share"), won.percent(), 35.0, 60.0, "%"));
    let gap = won.percent() - ignoring.percent();
    lines.push(Line {
        what: format!("{name}: working on events beats ignoring them"),
        wanted: "15 points or more".to_owned(),
        found: format!("{gap:+.1} ({:.1} % ignoring)", ignoring.percent()),
        holds: gap >= 15.0,
    });
}

fn standard_lines(lines: &mut Vec<Line>, name: &str, with: &Figures) {
    lines.push(within(format!("{name}: penalties a game"), with.penalties(), 4.0, 9.0, ""));
    let empty = with.suspects_empty();
    lines.push(Line {
        what: format!("{name}: hour at which the suspect deck is empty, median"),
        wanted: "not before 36".to_owned(),
        found: if empty > 48 { "never".to_owned() } else { empty.to_string() },
        holds: empty >= 36,
    });
    lines.push(within(
        format!("{name}: murderer deducible for somebody"),
        with.deducible().percent(),
        60.0,
        100.0,
        "%",
    ));
}

fn within(what: String, found: f64, least: f64, most: f64, unit: &str) -> Line {
    let wanted =
        if most >= 100.0 { format!("{least} {unit} or more") } else { format!("{least} to {most} {unit}") };
    Line {
        what,
        wanted: wanted.trim_end().to_owned(),
        found: format!("{found:.1} {unit}").trim_end().to_owned(),
        holds: (least..=most).contains(&found),
    }
}

/// By how much a card moves its holder's share.
fn moved(what: String, holders: Share, everybody: Share) -> Line {
    let by = holders.percent() - everybody.percent();
    Line {
        what,
        wanted: "8 points at most".to_owned(),
        found: if holders.of == 0 {
            "not dealt".to_owned()
        } else {
            format!("{by:+.1} ± {:.1}", holders.error())
        },
        holds: holders.of == 0 || by.abs() <= 8.0,
    }
}

#[cfg(test)]
mod tests {
    use super::{Row, Unknown, run};

    fn words(names: &[&str]) -> Vec<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn single_rows_can_be_played_and_unknown_ones_are_refused() {
        assert_eq!(Row::named(&[]).map(|rows| rows.len()), Ok(6));
        let report = run(2, 0, &words(&["standard-3"])).expect("there is such a row");
        assert!(report.contains("standard-3: penalties a game"), "{report}");
        assert!(!report.contains("(team)"), "{report}");
        let unknown = run(2, 0, &words(&["team-2", "team-5"])).expect_err("there is no such row");
        let Unknown::Row(name, known) = unknown else { panic!("{unknown}") };
        assert_eq!((name.as_str(), known.len()), ("team-5", 6));
    }
}
