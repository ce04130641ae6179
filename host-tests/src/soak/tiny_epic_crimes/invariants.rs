//! What must hold in every position of Tiny Epic Crimes, and what a game may never do from one to the next.

use confidant_core::chance::Source;
use confidant_core::game::{Game, Turn};
use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::kinds::{Cards, Clue, Colour, Evidence, Officer, Slot, SuspectSet};
use confidant_core::tiny_epic_crimes::{Block, MOST_TASKS, OF_EACH_COLOUR, Table, Task, TinyEpicCrimes};

/// Watches one game from its start.
pub struct Watch {
    clues: [u8; Clue::COUNT],
    hours: [u8; Officer::MOST],
    turn: Option<(Officer, u8)>,
    /// Whom the views of seats have excluded at any time.
    excluded: SuspectSet,
    /// The highest pile of tasks.
    pub tasks: usize,
}

fn clues_in(table: &Table) -> [u8; Clue::COUNT] {
    let city = table.city();
    Clue::ALL.map(|clue| {
        let here = match clue {
            Clue::Informant => city.informants().len(),
            Clue::Witness => city.witnesses().len(),
            Clue::Search => city.search().len(),
            Clue::Stakeout => city.stakeout().len(),
            Clue::Holding => city.holding().len(),
        };
        here as u8 + table.officers().map(|officer| table.mat(officer).clues[clue]).sum::<u8>()
    })
}

impl Watch {
    /// At the start of a game.
    pub fn of(game: &TinyEpicCrimes) -> Self {
        let table = game.table();
        Self {
            clues: clues_in(table),
            hours: Officer::ALL.map(|officer| table.track().hour(officer)),
            turn: None,
            excluded: SuspectSet::NONE,
            tasks: 0,
        }
    }

    /// After every action: the name of what does not hold.
    pub fn look(&mut self, game: &TinyEpicCrimes) -> Option<&'static str> {
        let table = game.table();
        let over = table.ending().is_some();
        self.tasks = self.tasks.max(table.tasks());
        let checks = [
            (gangsters_add_up(table), "there are five gangsters of each colour"),
            (self.clues_add_up(table), "clue tokens appear or vanish"),
            (suspects_add_up(game), "there are sixteen suspects"),
            (self.track_holds(table), "markers go forward, never past the end, in their order"),
            (self.turn_costs(table), "every turn costs an hour or is the report"),
            (hands_hold(game), "a hand is over its limit or not as it is counted"),
            (secrets_hold(game), "only holders, and who was granted a look, read evidence"),
            (table.tasks() < MOST_TASKS, "too many tasks"),
            (over == matches!(game.turn(), Turn::Over(_)), "the end is shown at the end"),
            (over || table.pending().is_some(), "a running game waits for somebody"),
            (
                table.cards() == Cards::Printed || table.city().gangster(Block::HQ).is_none(),
                "a gangster stands on headquarters",
            ),
        ];
        if let Some(murderer) = table.ending().and_then(|ending| ending.murderer) {
            if self.excluded.has(murderer) {
                return Some("a view has excluded the murderer");
            }
            let hands = table.officers().any(|officer| game.private(officer.seat()).hand.has(murderer));
            if hands || table.shared().cleared.has(murderer) {
                return Some("the murderer is in a hand");
            }
        } else {
            let views = table.officers().map(|officer| game.private(officer.seat()).possible);
            let excluded = views.chain([table.possible()]).map(|possible| SuspectSet::all() - possible);
            self.excluded = excluded.fold(self.excluded, |all, one| all | one);
        }
        checks.into_iter().find(|(holds, _)| !holds).map(|(_, what)| what)
    }

    fn clues_add_up(&self, table: &Table) -> bool {
        let now = clues_in(table);
        Clue::ALL.into_iter().enumerate().all(|(index, clue)| match clue {
            Clue::Search | Clue::Stakeout if table.holder(clue.proves()).is_some() => {
                let left = if clue == Clue::Search { table.city().search() } else { table.city().stakeout() };
                left.is_empty() && now[index] <= self.clues[index]
            }
            _ => now[index] == self.clues[index],
        })
    }

    fn track_holds(&mut self, table: &Table) -> bool {
        let track = table.track();
        let last = table.board().last;
        let sorted = track.order().windows(2).all(|pair| track.hour(pair[0]) <= track.hour(pair[1]));
        let complete = track.order().len() == table.officers().count();
        let hours = Officer::ALL.map(|officer| track.hour(officer));
        // By hand people may put a marker anywhere.
        let forward = table.cards() == Cards::Printed
            || hours.iter().zip(self.hours).all(|(now, before)| *now >= before);
        self.hours = hours;
        sorted && complete && forward && hours.iter().all(|&hour| hour <= last)
    }

    fn turn_costs(&mut self, table: &Table) -> bool {
        let Some(Task::Turn(officer)) = table.pending() else { return true };
        let hour = table.track().hour(officer);
        if table.now().acted || table.cards() == Cards::Printed {
            return true;
        }
        let fits = match self.turn {
            Some((before, from)) if (before, from) != (officer, hour) => {
                table.track().hour(before) > from || table.track().reported().has(before)
            }
            _ => true,
        };
        self.turn = Some((officer, hour));
        fits
    }
}

fn gangsters_add_up(table: &Table) -> bool {
    let city = table.city();
    Colour::ALL.into_iter().all(|colour| {
        let in_city = Block::all().filter(|&block| city.gangster(block) == Some(colour)).count() as u8;
        let on_mats: u8 = table
            .officers()
            .map(|officer| table.mat(officer))
            .map(|mat| {
                u8::from(mat.arrested.has(colour))
                    + u8::from(mat.cell == Some(colour))
                    + u8::from(mat.second == Some(colour))
            })
            .sum();
        let on_cards: u8 = Slot::ALL
            .into_iter()
            .filter_map(|slot| table.event(slot))
            .map(|event| event.captives.of(colour))
            .sum();
        let marker = u8::from(colour == Colour::Grey && table.track().marker().is_some());
        let apart = city.bag().of(colour) + city.boxed().of(colour);
        in_city + on_mats + on_cards + marker + apart == OF_EACH_COLOUR
    })
}

fn suspects_add_up(game: &TinyEpicCrimes) -> bool {
    let table = game.table();
    let held: u8 = table.officers().map(|officer| table.mat(officer).suspects).sum();
    let hands = table.officers().map(|officer| game.private(officer.seat()).hand);
    let together = hands.clone().fold(SuspectSet::NONE, |all, hand| all | hand) | table.shared().cleared;
    let counted = table.officers().zip(hands).all(|(officer, hand)| {
        table.mode().is_team() || hand.len() == usize::from(table.mat(officer).suspects)
    });
    // No card is in two hands, and the murderer's is in the envelope. What people deal the device only counts.
    let known = if table.envelope() == Source::Table {
        together.is_empty()
    } else {
        together.len() == usize::from(held) && counted
    };
    known && 1 + held + table.suspects_left() + table.suspects_lost() + table.ghost() + table.stashed() == 16
}

fn hands_hold(game: &TinyEpicCrimes) -> bool {
    let table = game.table();
    table.officers().all(|officer| {
        let held = table.force_held(officer);
        let dropping = matches!(table.pending(), Some(Task::Drop(_)));
        let counted = table.cards() == Cards::Printed
            || game.private(officer.seat()).force.len() == usize::from(held)
            || table.has_pool();
        counted && held <= table.force_limit() + u8::from(dropping)
    })
}

/// Only holders, and who was granted a look, know evidence; in a team all do, and it is on the table.
fn secrets_hold(game: &TinyEpicCrimes) -> bool {
    let table = game.table();
    table.officers().all(|officer| {
        let private = game.private(officer.seat());
        Evidence::all().all(|evidence| {
            let may = match table.holder(evidence) {
                _ if table.envelope() == Source::Table => false,
                None => false,
                Some(holder) => {
                    holder == officer || table.mat(officer).peeked.has(evidence) || table.mode().is_team()
                }
            };
            private.evidence[evidence].is_some() == may
                && (table.shared().evidence[evidence].is_some() == (may && table.mode().is_team()))
        })
    })
}
