//! The balance of the house cards of Tiny Epic Crimes: what `cargo xtask balance tiny-epic-crimes` prints.

mod figures;
mod record;

use std::fmt::Write as _;

use confidant_core::game::Game;
use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::cards::{AbilityId, EventId, ForceId};
use confidant_core::tiny_epic_crimes::words::Mode;
use confidant_core::tiny_epic_crimes::{Setup, TinyEpicCrimes};

use crate::games::CaseGame;
use crate::play::Random;
use crate::soak::tiny_epic_crimes::player::{Habit, choose};
use figures::{Figures, Share};
use record::Record;

/// What simulated players cannot see.
const BLIND: &str = "\
What these players cannot see: table talk and bargains (who repairs a rival's tyres, and for what; who takes the first
of two tokens), bluff about a leak, greed that waits for a bounty to grow, pay or refuse as a quarrel, pity, a team
that plans two turns ahead or leaves its best mat free for an event. They know the odds, never forget a card and
weigh each deed by the hour together with one that could follow. Whether a story is read aloud, only people tell.
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
    let mut record = Record::of(&game);
    while let Some(action) = choose(&game, habit, &mut chance) {
        record.before(&game);
        let told = game.play(action).expect("the player plays by the rules");
        record.after(&game, action, &told.table);
    }
    record.end(&game);
    record
}

fn table_of(mode: Mode, players: u8) -> Setup {
    Setup { players: Some(players), mode, ..Setup::default() }
}

/// How often a scripted team wins, in percent.
pub fn team_share(officers: u8, habit: Habit, games: u64, seed: u64) -> f64 {
    play(&table_of(Mode::Coop, officers), habit, games, seed).won().percent()
}

/// The whole table.
pub fn run(games: u64, seed: u64) -> String {
    let mut report =
        format!("tiny-epic-crimes: balance of the house cards, {games} games a row, seed {seed}\n\n");
    let mut lines = Vec::new();
    let mut standard = Figures::default();
    let mut teams = Figures::default();
    let mut rows = String::new();
    for players in 2..=4 {
        let with = play(&table_of(Mode::Coop, players), Habit::WHOLE, games, seed);
        let without = play(&table_of(Mode::Coop, players), Habit::IGNORES_EVENTS, games, seed);
        let (won, ignored) = (with.won(), without.won());
        lines.push(within(format!("team of {players}: win share"), won.percent(), 35.0, 60.0, "%"));
        lines.push(Line {
            what: format!("team of {players}: working on events beats ignoring them"),
            wanted: "15 points or more".to_owned(),
            found: format!("{:+.1} ({:.1} % ignoring)", won.percent() - ignored.percent(), ignored.percent()),
            holds: won.percent() - ignored.percent() >= 15.0,
        });
        let _ = writeln!(rows, "team of {players}: {}", with.line());
        let _ = writeln!(rows, "team of {players}, ignoring events: {}", without.line());
        teams.join(with);
    }
    for players in 2..=4 {
        let with = play(&table_of(Mode::Standard, players), Habit::WHOLE, games, seed);
        let name = format!("standard for {players}");
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
        let _ = writeln!(rows, "{name}: {}", with.line());
        standard.join(with);
    }
    for id in EventId::all() {
        for (kind, figures) in [("standard", &standard), ("team", &teams)] {
            let share = figures.resolved(id);
            lines.push(within(format!("event {id} ({kind}) resolved"), share.percent(), 30.0, 90.0, "%"));
        }
    }
    for (kind, figures) in [("standard", &standard), ("team", &teams)] {
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
    let _ = writeln!(report, "How events ended, of 100 drawn (standard | team):");
    for id in EventId::all() {
        let _ = writeln!(report, "{:16} {} | {}", id.to_string(), standard.ends(id), teams.ends(id));
    }
    let _ = writeln!(report, "\n{BLIND}");
    report
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
