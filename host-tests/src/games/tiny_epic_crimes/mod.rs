//! Tiny Epic Crimes in case files: what its queries answer. Its set-up keys are in [`keys`].

pub(super) mod box_values;
pub(super) mod keys;

use confidant_core::game::{Game, Turn};
use confidant_core::notation::{NotationError, Tokens};
use confidant_core::pack::{BoxedGame, Tables};
use confidant_core::seat::Seat;
use confidant_core::tiny_epic_crimes::edition::Edition;
use confidant_core::tiny_epic_crimes::kinds::{
    Cards, Clue, Colour, Evidence, Finding, Mode, Officer, Slot, Suspect,
};
use confidant_core::tiny_epic_crimes::{
    Action, BlockSet, CardName, Crowd, EventKind, Outcome, Private, Setup, SetupError, Spot, Table, Task,
    TinyEpicCrimes, edition,
};

use super::{CaseGame, spaced};
use crate::casefile::{Eyes, Unread};

impl CaseGame for TinyEpicCrimes {
    const QUERIES: &'static str = "legal, turn, outcome, perft N, why ACTION, pending, time, order, last-hour, red, \
        marker, reported, penalties, hour pN, at pN, badge pN, clues pN, booked pN, arrested pN, cell pN, \
        force-count pN, suspect-count pN, ability pN, offer pN, force pN, hand pN, seen pN, known pN, looked pN, searched pN, \
        possible pN|team, city, bag, boxed, search, stakeout, informants, witnesses, holding, events, event S, \
        tokens S, captives S, helpers S, mark S, ticks S, stashed, suspects-left, suspects-lost, events-left, force-discards, ghost, holder EVIDENCE, \
        cleared, evidence, accused, accusations, murderer, origins, card N";

    const WHICH: Option<BoxedGame> = Some(BoxedGame::TinyEpicCrimes);

    fn among(tables: &Tables) -> &'static edition::Edition {
        tables.tiny_epic_crimes
    }

    fn set(setup: &mut Setup, _: &Self::Printed, key: &str, words: &mut Tokens<'_>) -> Result<(), Unread> {
        keys::set(setup, key, words)
    }

    fn setup_lines(setup: &Setup, _printed: &'static Self::Printed) -> Vec<String> {
        keys::lines(setup)
    }

    fn some_setup(choice: usize) -> Option<Setup> {
        Some(keys::some(choice))
    }

    fn blames(error: SetupError) -> Option<&'static str> {
        match error {
            SetupError::PlayersOutOfRange => Some("players"),
            SetupError::Order => Some("order"),
            SetupError::CityMissing => Some("city"),
            SetupError::Hits => Some("hits"),
            SetupError::Values => Some("values"),
            SetupError::Gangsters => Some("gangsters"),
            SetupError::Ghost => Some("ghost"),
            SetupError::Marker => Some("marker"),
            SetupError::PrintedOnly => Some("cards"),
            SetupError::TimeBoard => Some("lines"),
            SetupError::OpeningEvents => Some("opening-events"),
            SetupError::SolvedTooEarly => Some("solved"),
            _ => None,
        }
    }

    fn seat_word(seat: Seat) -> String {
        format!("p{}", seat.number())
    }

    fn outcome_word(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Won(winners) => format!("won {}", spaced(winners.0)),
            Outcome::TeamWins => "team-wins".to_owned(),
            Outcome::AllLose => "all-lose".to_owned(),
        }
    }

    fn hides(&self, word: &str, mut words: Tokens<'_>, eyes: Eyes) -> bool {
        // A team plays with open cards; with printed ones the device knows of no force card.
        let table = self.table();
        if table.mode().is_team() {
            return false;
        }
        let holds_cards = table.cards() == Cards::House;
        match (word, self.turn()) {
            ("force" | "hand" | "seen" | "known" | "looked" | "searched" | "possible", _) => {
                words.read::<Officer>().is_ok_and(|officer| !eyes.include(officer.seat()))
            }
            // What can be played tells the force cards in hand.
            ("legal", Turn::Of(seat)) => holds_cards && !eyes.include(seat),
            ("perft", Turn::Of(_)) => eyes != Eyes::All,
            ("why", _) => {
                let mut line = words.clone();
                let kind = line.maybe().and_then(|_| line.maybe());
                let paid = std::iter::from_fn(|| line.maybe()).any(|word| word == "with");
                let of_a_hand = holds_cards && (paid || matches!(kind, Some("play" | "drop")));
                of_a_hand && words.read::<Officer>().is_ok_and(|officer| !eyes.include(officer.seat()))
            }
            _ => false,
        }
    }

    fn query(&self, word: &str, words: &mut Tokens<'_>) -> Result<String, Unread> {
        let table = self.table();
        if let Some(answer) = of_table(table, word) {
            return Ok(answer);
        }
        if let Some(answer) = of_slot(table, word, words)? {
            return Ok(answer);
        }
        match word {
            "why" => {
                let mut line = Vec::new();
                while let Some(word) = words.maybe() {
                    line.push(word);
                }
                let action: Action = line.join(" ").parse()?;
                Ok(self.is_legal(action).map_or_else(|illegal| illegal.to_string(), |()| "legal".to_owned()))
            }
            "holder" => Ok(spaced(table.holder(words.read()?))),
            "card" => Ok(own_card(table.edition(), words.read()?)),
            "possible" => match words.word()? {
                "team" => Ok(spaced(table.possible())),
                who => Ok(spaced(self.private(in_play(table, who)?.seat()).possible)),
            },
            _ => of_officer(self, word, words),
        }
    }
}

/// What the entered box says about a printed event.
pub(in crate::games) fn own_card(edition: &Edition, name: CardName) -> String {
    let card = edition.own_events.card(name);
    card.map(|card| format!("{}: {}", card.name, card.words())).unwrap_or_default()
}

fn of_officer(game: &TinyEpicCrimes, word: &str, words: &mut Tokens<'_>) -> Result<String, Unread> {
    const KNOWN: &[&str] = &[
        "hour",
        "at",
        "badge",
        "clues",
        "booked",
        "arrested",
        "cell",
        "force-count",
        "suspect-count",
        "ability",
        "offer",
        "force",
        "hand",
        "seen",
        "known",
        "looked",
        "searched",
    ];
    if !KNOWN.contains(&word) {
        return Err(Unread::Unknown(TinyEpicCrimes::QUERIES));
    }
    let table = game.table();
    let officer = in_play(table, words.word()?)?;
    let mat = table.mat(officer);
    let private = game.private(officer.seat());
    Ok(match word {
        "hour" => table.track().hour(officer).to_string(),
        "at" => mat.at.to_string(),
        "badge" => mat.badge.to_string(),
        "clues" => {
            let count =
                |clue| mat.clues[clue] - if clue == Clue::Search { mat.clues[clue] - mat.hits } else { 0 };
            let kinds = Clue::ALL.map(|clue| format!("{clue} {}", count(clue)));
            format!("{} miss {}", kinds.join(" "), mat.clues[Clue::Search] - mat.hits)
        }
        "booked" => spaced(mat.booked),
        "arrested" => spaced(mat.arrested),
        "cell" => spaced(mat.cell.into_iter().chain(mat.second)),
        "force-count" => table.force_held(officer).to_string(),
        "suspect-count" => mat.suspects.to_string(),
        "ability" => spaced(mat.ability),
        "offer" => spaced(mat.offer.into_iter().flatten()),
        "force" => spaced(private.force),
        "hand" => spaced(private.hand),
        "seen" => spaced(private.seen),
        "known" => known(&private),
        "searched" => {
            let [hits, misses] = private.searches;
            let words = |blocks: BlockSet, word: &str| {
                blocks.into_iter().map(|block| format!("{block} {word}")).collect()
            };
            let all: [Vec<String>; 2] = [words(hits, "success"), words(misses, "failure")];
            spaced(all.concat())
        }
        _ => spaced(private.stakeouts.iter().map(|(block, value)| format!("{block} {value}"))),
    })
}

fn in_play(table: &Table, word: &str) -> Result<Officer, Unread> {
    let officer: Officer = word.parse()?;
    if table.is_in_play(officer) {
        Ok(officer)
    } else {
        Err(Unread::Because(format!("`{word}` is not in play")))
    }
}

fn known(private: &Private) -> String {
    findings(private.evidence.iter().map(|(evidence, finding)| (evidence, *finding)))
}

fn findings(all: impl Iterator<Item = (Evidence, Option<Finding>)>) -> String {
    spaced(all.filter_map(|(evidence, finding)| Some(format!("{evidence} {}", evidence.word_of(finding?)))))
}

fn crowd(crowd: Crowd) -> String {
    spaced(Colour::ALL.map(|colour| format!("{colour} {}", crowd.of(colour))))
}

fn of_table(table: &Table, word: &str) -> Option<String> {
    let (city, track) = (table.city(), table.track());
    let last = table.last_hour();
    Some(match word {
        "pending" => table.pending().map(pending).unwrap_or_default(),
        "time" => if table.is_night() { "night" } else { "day" }.to_owned(),
        "order" => spaced(track.order()),
        "last-hour" => last.to_string(),
        "red" => spaced((1..=last).filter(|&hour| track.is_red(table.board(), hour))),
        "marker" => match track.marker() {
            Some(space) if space > table.board().last => "beside".to_owned(),
            space => spaced(space),
        },
        "reported" => spaced(track.reported()),
        "penalties" => table.penalties().to_string(),
        "city" => spaced(
            city.occupied().into_iter().map(|block| format!("{block} {}", spaced(city.gangster(block)))),
        ),
        "bag" => crowd(city.bag()),
        "boxed" => crowd(city.boxed()),
        "search" => spaced(city.search()),
        "stakeout" => spaced(city.stakeout()),
        "informants" => spaced(city.informants()),
        "witnesses" => spaced(city.witnesses()),
        "holding" => spaced(city.holding()),
        "events" => spaced(
            Slot::ALL
                .into_iter()
                .filter(|&slot| table.event(slot).is_some())
                .map(|slot| format!("{slot} {}", event(table, slot))),
        ),
        "suspects-left" => table.suspects_left().to_string(),
        "stashed" => table.stashed().to_string(),
        "suspects-lost" => table.suspects_lost().to_string(),
        "events-left" => table.events_left().to_string(),
        "force-discards" => spaced(table.force_discards()),
        "ghost" => table.ghost().to_string(),
        "cleared" => spaced(table.shared().cleared),
        "evidence" => {
            findings(table.shared().evidence.iter().map(|(evidence, finding)| (evidence, *finding)))
        }
        "accused" => spaced(table.accused()),
        "accusations" => {
            table.ending().map(|ending| accusations(table, &ending.accusations)).unwrap_or_default()
        }
        "origins" => origins(table),
        "murderer" => spaced(table.ending().and_then(|ending| ending.murderer)),
        _ => return None,
    })
}

fn accusations(table: &Table, all: &confidant_core::id::ById<Officer, Option<Suspect>, 4>) -> String {
    let officers = table.officers().filter_map(|officer| Some(format!("{officer} {}", all[officer]?)));
    match table.mode() {
        Mode::Standard => spaced(officers),
        _ => spaced(all[Officer::P1]),
    }
}

fn of_slot(table: &Table, word: &str, words: &mut Tokens<'_>) -> Result<Option<String>, NotationError> {
    if !["event", "tokens", "captives", "helpers", "mark", "ticks"].contains(&word) {
        return Ok(None);
    }
    let slot: Slot = words.read()?;
    let Some(active) = table.event(slot) else { return Ok(Some(String::new())) };
    Ok(Some(match word {
        "event" => event(table, slot),
        "tokens" => spaced(active.tokens),
        "captives" => crowd(active.captives),
        "mark" => spaced(active.mark),
        "ticks" => active.ticks.to_string(),
        _ => spaced(active.helpers),
    }))
}

fn event(table: &Table, slot: Slot) -> String {
    let kind = match table.event(slot).map(|active| active.kind) {
        None => return String::new(),
        Some(EventKind::House(id)) => id.to_string(),
        Some(EventKind::Printed(true)) => "printed-timed".to_owned(),
        Some(EventKind::Printed(false)) => "printed".to_owned(),
    };
    spaced([kind].into_iter().chain(table.name(slot).map(|name| name.to_string())))
}

/// What is to be decided or entered.
fn pending(task: Task) -> String {
    match task {
        Task::Keep(officer) => format!("keep {officer}"),
        Task::Turn(officer) => format!("turn {officer}"),
        Task::Second(officer) => format!("second {officer}"),
        Task::Choose(slot) => format!("choose {slot}"),
        Task::FieldWork(officer) => format!("field-work {officer}"),
        Task::Drop(officer) => format!("drop {officer}"),
        Task::Ask(officer) => format!("ask {officer}"),
        Task::Peek(officer) => format!("peek {officer}"),
        Task::Report(officer) => format!("report {officer}"),
        Task::Right => "right".to_owned(),
        Task::Turned(officer, clue, block) => format!("token {officer} {clue} {block}"),
        Task::Taken(officer, block) => format!("token {officer} search {block}"),
        Task::Accuse(officer) => format!("accuse {officer}"),
        Task::BackupDie(..) | Task::EventDie(..) => "die".to_owned(),
        Task::Opening => "opening-roll".to_owned(),
        Task::Roll => "roll".to_owned(),
        Task::SetUp(slot, ..) => format!("set-up {slot}"),
        Task::Drift(slot) | Task::DriftFrom(slot, _) => format!("moves {slot}"),
        Task::Bag(Spot::Block(block) | Spot::Wanted(_, block)) => format!("bag {block}"),
        Task::Bag(Spot::Card(slot)) => format!("bag card {slot}"),
        Task::DrawEvent => "draw-event".to_owned(),
        Task::ByHand => "by-hand".to_owned(),
        Task::SolverGains(solver, _) => format!("gains {solver}"),
        Task::HelperGains(_, helpers, _) => format!("gains {}", spaced(helpers)),
        _ => "nothing".to_owned(),
    }
}

/// Where each table of printed data comes from.
fn origins(table: &Table) -> String {
    let (boards, edition) = (table.boards(), table.edition());
    spaced([
        format!("suspects {}", boards.suspects.origin),
        format!("track {}", boards.time_origin),
        format!("badge {}", boards.badge.origin),
        format!("roles {}", boards.roles.origin),
        format!("aid {}", edition.aid.origin),
        format!("events {}", edition.events.origin),
        format!("force {}", edition.force.origin),
        format!("abilities {}", edition.abilities.origin),
    ])
}
