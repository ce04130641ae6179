//! The clock of Tiny Epic Crimes in case files.

use confidant_core::chance::Source;
use confidant_core::game::Game;
use confidant_core::id::Id;
use confidant_core::notation::{NotationError, Tokens};
use confidant_core::pack::{BoxedGame, Tables};
use confidant_core::seat::{Player, Seat};
use confidant_core::tiny_epic_clock::{
    Action, Named, Outcome, Setup, SetupError, Study, Table, Task, TinyEpicClock,
};
use confidant_core::tiny_epic_crimes::edition::{Edition, Hours};
use confidant_core::tiny_epic_crimes::kinds::{Cards, Mode, Officer, Slot};
use confidant_core::tiny_epic_crimes::{Cause, EventKind, OwnTime};

use super::tiny_epic_crimes::{box_values, keys};
use super::{CaseGame, spaced};
use crate::casefile::{Eyes, Unread};

const KEYS: &str = "players, mode, events, dice, order, night, lines, deck, opening-events, marker, and for each \
                    officer hour-pN, reported-pN";

impl CaseGame for TinyEpicClock {
    const QUERIES: &'static str = "legal, turn, outcome, perft N, why ACTION, pending, time, order, hour pN, \
                                   last-hour, red, marker, reported, penalties, events, event S, tokens S, \
                                   mark S, ticks S, card N, events-left, solved pN, origin";

    const WHICH: Option<BoxedGame> = Some(BoxedGame::TinyEpicCrimes);

    fn among(tables: &Tables) -> &'static Edition {
        tables.tiny_epic_crimes
    }

    fn set(setup: &mut Setup, _: &Self::Printed, key: &str, words: &mut Tokens<'_>) -> Result<(), Unread> {
        let small = |words: &mut Tokens<'_>| {
            u8::try_from(words.number()?).map_err(|_| Unread::from(NotationError::OutOfRange))
        };
        match key {
            "players" => setup.players = Some(small(words)?),
            "mode" => setup.mode = words.read()?,
            "events" => setup.events = words.read()?,
            "dice" => setup.dice = words.read()?,
            "order" => setup.order = Some(keys::list(words, Officer::MOST)?),
            _ if box_values::set_time(&mut setup.time, key, words)? => {}
            _ => {
                let study = setup.study.get_or_insert_default();
                match key {
                    "deck" => study.deck = Some(keys::list(words, 18)?),
                    "opening-events" => study.opening_events = Some(small(words)?),
                    "marker" => study.marker = Some(small(words)?),
                    _ => {
                        let (key, who) = key.rsplit_once('-').ok_or(Unread::Unknown(KEYS))?;
                        let officer: Officer = who.parse().map_err(|_| Unread::Unknown(KEYS))?;
                        match key {
                            "hour" => study.hours[officer.index()] = Some(small(words)?),
                            "reported" if super::on_off(words)? => {
                                study.reported.insert(officer);
                            }
                            "reported" => {}
                            _ => return Err(Unread::Unknown(KEYS)),
                        }
                    }
                }
            }
        }
        Ok(())
    }

    fn setup_lines(setup: &Setup, _printed: &'static Self::Printed) -> Vec<String> {
        let usual = Setup::default();
        let mut lines = Vec::new();
        lines.extend(setup.players.map(|count| format!("players {count}")));
        lines.extend((setup.mode != usual.mode).then(|| format!("mode {}", setup.mode)));
        lines.extend((setup.events != usual.events).then(|| format!("events {}", setup.events)));
        lines.extend((setup.dice != usual.dice).then(|| format!("dice {}", setup.dice)));
        lines.extend(setup.order.as_ref().map(|order| format!("order {}", keys::words_of(order))));
        lines.extend(box_values::time_lines(setup.time.as_ref()));
        let Some(Study { hours, reported, marker, deck, opening_events }) = &setup.study else {
            return lines;
        };
        lines.extend(deck.as_ref().map(|deck| format!("deck {}", keys::words_of(deck))));
        lines.extend(opening_events.map(|count| format!("opening-events {count}")));
        lines.extend(marker.map(|space| format!("marker {space}")));
        for (officer, hour) in Officer::all().zip(hours) {
            lines.extend(hour.map(|hour| format!("hour-{officer} {hour}")));
            lines.extend(reported.has(officer).then(|| format!("reported-{officer} on")));
        }
        lines
    }

    /// Every number of officers, house and printed events, standard and team, dice of the device and of people, the
    /// edition's board and another one.
    fn some_setup(choice: usize) -> Option<Setup> {
        let night = Hours::range(7, 15).and(Hours::range(40, 48));
        let lines = Hours::range(3, 4).and(Hours::range(20, 24));
        Some(Setup {
            players: Some(2 + (choice % 3) as u8),
            mode: if (choice / 3).is_multiple_of(2) { Mode::Standard } else { Mode::Coop },
            dice: if (choice / 6).is_multiple_of(2) { Source::Device } else { Source::Table },
            events: if (choice / 12).is_multiple_of(2) { Cards::House } else { Cards::Printed },
            time: (choice / 24 % 2 == 1).then_some(OwnTime { night, lines }),
            ..Setup::default()
        })
    }

    fn blames(error: SetupError) -> Option<&'static str> {
        match error {
            SetupError::PlayersOutOfRange => Some("players"),
            SetupError::Order => Some("order"),
            SetupError::Marker => Some("marker"),
            SetupError::TimeBoard => Some("lines"),
            SetupError::OpeningEvents => Some("opening-events"),
            SetupError::CardTwice | SetupError::HouseCards => Some("deck"),
            _ => None,
        }
    }

    fn seat_word(seat: Seat) -> String {
        Player(seat).to_string()
    }

    fn outcome_word(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Won(winners) => format!("won {}", spaced(winners.0)),
            Outcome::TeamWins => "team-wins".to_owned(),
            Outcome::AllLose => "all-lose".to_owned(),
        }
    }

    /// Only what is drawn next is hidden, and that no query tells but by trying.
    fn hides(&self, word: &str, _: Tokens<'_>, eyes: Eyes) -> bool {
        word == "perft" && self.table().events() == Cards::House && eyes != Eyes::All
    }

    fn query(&self, word: &str, words: &mut Tokens<'_>) -> Result<String, Unread> {
        let table = self.table();
        let (track, last) = (table.track(), table.last_hour());
        Ok(match word {
            "why" => {
                let mut line = Vec::new();
                while let Some(word) = words.maybe() {
                    line.push(word);
                }
                let action: Action = line.join(" ").parse()?;
                self.is_legal(action).map_or_else(|illegal| illegal.to_string(), |()| "legal".to_owned())
            }
            "pending" => table.pending().map(pending).unwrap_or_default(),
            "time" => if table.is_night() { "night" } else { "day" }.to_owned(),
            "order" => spaced(track.order()),
            "hour" => {
                let officer: Officer = words.read()?;
                if !table.is_in_play(officer) {
                    return Err(Unread::Because(format!("`{officer}` is not in play")));
                }
                track.hour(officer).to_string()
            }
            "last-hour" => last.to_string(),
            "red" => spaced((1..=last).filter(|&hour| track.is_red(table.board(), hour))),
            "marker" => match track.marker() {
                Some(space) if space > table.board().last => "beside".to_owned(),
                space => spaced(space),
            },
            "reported" => spaced(track.reported()),
            "penalties" => table.penalties().to_string(),
            "events" => {
                let laid = Slot::ALL.into_iter().filter(|&slot| table.event(slot).is_some());
                spaced(laid.map(|slot| format!("{slot} {}", event(table, slot))))
            }
            "event" => event(table, words.read()?),
            "tokens" => table.event(words.read()?).map(|event| spaced(event.tokens)).unwrap_or_default(),
            "mark" => spaced(table.event(words.read()?).and_then(|event| event.mark)),
            "ticks" => spaced(table.event(words.read()?).map(|event| event.ticks)),
            "card" => super::tiny_epic_crimes::own_card(table.edition(), words.read()?),
            "solved" => table.solved(words.read()?).to_string(),
            "events-left" => table.events_left().to_string(),
            "origin" => table.origin().to_string(),
            _ => return Err(Unread::Unknown(Self::QUERIES)),
        })
    }
}

fn event(table: &Table, slot: Slot) -> String {
    let Some(event) = table.event(slot) else { return String::new() };
    let kind = match event.kind {
        EventKind::House(id) => id.to_string(),
        EventKind::Printed(true) => "printed-timed".to_owned(),
        EventKind::Printed(false) => "printed".to_owned(),
    };
    spaced([kind].into_iter().chain(table.name(slot).map(|name| name.to_string())))
}

/// Why there is a penalty.
fn cause_word(cause: Cause) -> String {
    match cause {
        Cause::Slots => "slots".to_owned(),
        Cause::Bag => "bag".to_owned(),
        Cause::Burnt(id) => format!("burnt {id}"),
        Cause::Nobody(id) => format!("nobody {id}"),
        Cause::Card => "card".to_owned(),
    }
}

/// What is to be told now.
fn pending(task: Task) -> String {
    match task {
        Task::Turn(officer) => format!("turn {officer}"),
        Task::DrawEvent => "draw-event".to_owned(),
        Task::Proposed(slot, _, _, Named::Block(block)) => format!("set-up {slot} {block}"),
        Task::Proposed(slot, _, _, Named::Row(row)) => format!("set-up {slot} row {row}"),
        Task::Proposed(slot, _, _, Named::Column(column)) => format!("set-up {slot} column {column}"),
        Task::OwnStep(slot, _) => format!("set-up {slot}"),
        Task::OwnLine(slot, _) => format!("line {slot}"),
        Task::Choose(slot) => format!("choose {slot}"),
        Task::Drifts(slot, block) => format!("moves {slot} {block}"),
        Task::Summons(slot) => format!("there {slot}"),
        Task::Roll => "roll".to_owned(),
        Task::Rolled(block) => format!("rolled {block}"),
        Task::Penalty(cause) => format!("penalty {}", cause_word(cause)),
        Task::Report(officer) => format!("report {officer}"),
        Task::Right => "right".to_owned(),
        Task::Badge(officer) => format!("badge {officer}"),
        Task::Evidence(officer) => format!("evidence {officer}"),
        Task::NextTurn
        | Task::Line(_)
        | Task::Tick(_)
        | Task::SetUp(..)
        | Task::Drift(_)
        | Task::EndTurn(_)
        | Task::Verdict => "nothing".to_owned(),
    }
}
