//! The box of Scotland Yard: which board it is, and what differs on it: lines, start cards, tickets, appearances.

use core::fmt::Write as _;

use serde::{Deserialize, Serialize};

use super::{
    BoxedGame, Complaint, Note, OwnValues, Part, Remark, Section, Shape, Tell, Unread, Weight, note,
};
use crate::digest::digest;
use crate::id::Id as _;
use crate::notation::{NotationError, Tokens, number};
use crate::scotland_yard::edition::{
    Appearances, BlackTickets, Edition, Editions, Line, MOST_APPEARANCES, Map,
};
use crate::scotland_yard::{
    EditionName, LONDON, MOST_DETECTIVES, MOST_DOUBLES, Station, StationSet, Supply, Ticket, WINDOWS,
};

/// Most differences of one sort.
const MOST_LINES: usize = 12;
/// Most start cards of a pack.
const MOST_STARTS: usize = 40;
/// Most tickets of a kind.
pub const MOST_TICKETS: u8 = 30;
/// Most stations that a ticket may lead to from one: lists on screens are that long, so that nobody can count.
const MOST_STOPS: [usize; 4] = [7, 5, 4, 13];

const BASE: &str = "base";
const APPEARANCES: &str = "appearances";
const START: &str = "start";
const TICKETS: &str = "tickets";
/// The part of both lists of lines.
const MAP: &str = "map";
const WITHOUT: &str = "map.without";
const WITH: &str = "map.with";

/// Start cards, in the order of their numbers.
type Starts = heapless::Vec<Station, MOST_STARTS>;

/// What Mister X begins with; of the newer box, what lies in the common supply against five detectives.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
struct MisterX {
    ordinary: [u8; 3],
    /// Not named: as many as the base has; of the classic box one for each detective.
    black: Option<u8>,
    doubles: u8,
}

/// What was entered.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Values {
    base: Option<EditionName>,
    appearances: Option<heapless::Vec<u8, MOST_APPEARANCES>>,
    start_x: Option<Starts>,
    start_detectives: Option<Starts>,
    detective: Option<[u8; 3]>,
    mister_x: Option<MisterX>,
    without: heapless::Vec<Line, MOST_LINES>,
    with: heapless::Vec<Line, MOST_LINES>,
}

impl Values {
    /// All editions, the one of this box with what differs.
    pub fn editions(&self) -> Editions {
        let mut editions = LONDON;
        let own = match self.base {
            Some(EditionName::Classic) => &mut editions.classic,
            Some(EditionName::Of2000) => &mut editions.of_2000,
            Some(EditionName::Newer) => {
                // The game for beginners has neither tickets nor appearances, but the same board and cards.
                let beginner = &mut editions.beginner;
                self.change_cards(beginner);
                self.change_map(beginner);
                &mut editions.newer
            }
            None => return editions,
        };
        self.change(own);
        editions
    }

    fn change(&self, edition: &mut Edition) {
        if let Some(appearances) = &self.appearances {
            edition.appearances = Appearances::after(appearances);
        }
        self.change_cards(edition);
        if let Some([taxi, bus, underground]) = self.detective {
            edition.detective_tickets = Supply::new(taxi, bus, underground, 0);
        }
        if let Some(MisterX { ordinary: [taxi, bus, underground], black, doubles }) = self.mister_x {
            edition.mister_x_tickets = Supply::new(taxi, bus, underground, 0);
            edition.black_tickets = black.map_or(edition.black_tickets, BlackTickets::Fixed);
            edition.doubles = doubles;
        }
        self.change_map(edition);
    }

    fn change_cards(&self, edition: &mut Edition) {
        for (cards, own) in [
            (&mut edition.mister_x_cards, &self.start_x),
            (&mut edition.detective_cards, &self.start_detectives),
        ] {
            *cards = own.as_ref().map_or(*cards, |own| own.iter().copied().collect());
        }
    }

    fn change_map(&self, edition: &mut Edition) {
        for (line, open) in self.lines() {
            edition.map = edition.map.changed(line, open).unwrap_or(edition.map);
        }
    }

    fn lines(&self) -> impl Iterator<Item = (Line, bool)> {
        let without = self.without.iter().map(|line| (*line, false));
        without.chain(self.with.iter().map(|line| (*line, true)))
    }

    fn base_edition(&self) -> Edition {
        *self.base.unwrap_or_default().of(&LONDON)
    }

    fn list(&mut self, section: &str) -> &mut heapless::Vec<Line, MOST_LINES> {
        if section == WITH { &mut self.with } else { &mut self.without }
    }
}

/// Reads `taxi 13 14`.
fn line(text: &str) -> Result<Line, NotationError> {
    let mut words = Tokens::of(text);
    let ticket: Ticket = words.read()?;
    if ticket == Ticket::Free {
        return Err(NotationError::UnknownWord);
    }
    let (a, b): (Station, Station) = (words.read()?, words.read()?);
    words.end()?;
    if a == b { Err(NotationError::Twice) } else { Ok(Line { ticket, a: a.min(b), b: a.max(b) }) }
}

fn small(word: &str, most: u8) -> Result<u8, NotationError> {
    u8::try_from(number(word)?).ok().filter(|number| *number <= most).ok_or(NotationError::OutOfRange)
}

/// Reads `taxi 11 bus 8 underground 4`, in any order.
fn counts<const N: usize>(value: &str, names: [&str; N], most: u8) -> Result<[Option<u8>; N], NotationError> {
    let mut counts = [None; N];
    let mut words = Tokens::of(value);
    while let Some(word) = words.maybe() {
        let mut slots = names.iter().zip(&mut counts);
        let (_, slot) = slots.find(|(name, _)| **name == word).ok_or(NotationError::UnknownWord)?;
        if slot.replace(small(words.word()?, most)?).is_some() {
            return Err(NotationError::Twice);
        }
    }
    Ok(counts)
}

fn stations(value: &str) -> Result<Starts, NotationError> {
    let (mut words, mut cards) = (Tokens::of(value), Starts::new());
    while let Some(word) = words.maybe() {
        let station: Station = word.parse()?;
        if cards.contains(&station) {
            return Err(NotationError::Twice);
        }
        cards.push(station).map_err(|_| NotationError::TooLong)?;
    }
    crate::order::sort(&mut cards);
    Ok(cards)
}

const ORDINARY: [&str; 3] = ["taxi", "bus", "underground"];

/// Counts a kind that is not named as zero.
fn ordinary(counts: [Option<u8>; 3]) -> [u8; 3] {
    counts.map(|count| count.unwrap_or(0))
}

impl OwnValues for Values {
    const WHICH: BoxedGame = BoxedGame::ScotlandYard;
    const PARTS: &'static [&'static str] = &[BASE, APPEARANCES, START, TICKETS, MAP];
    const SECTIONS: &'static [Section] = &[
        Section { name: BASE, shape: Shape::Single },
        Section { name: APPEARANCES, shape: Shape::Single },
        Section { name: START, shape: Shape::Table },
        Section { name: TICKETS, shape: Shape::Table },
        Section { name: WITHOUT, shape: Shape::List },
        Section { name: WITH, shape: Shape::List },
    ];

    fn put(&mut self, section: &str, key: &str, value: &str) -> Result<(), Unread> {
        match (section, key) {
            (BASE, "") => self.base = Some(value.trim().parse()?),
            (APPEARANCES, "") => {
                let (mut words, mut all) = (Tokens::of(value), heapless::Vec::new());
                while let Some(word) = words.maybe() {
                    let after = small(word, WINDOWS as u8)?;
                    if after == 0 || all.last().is_some_and(|last| *last >= after) {
                        return Err(NotationError::OutOfRange.into());
                    }
                    all.push(after).map_err(|_| Unread::Full)?;
                }
                self.appearances = Some(all);
            }
            (START, "mister-x") => self.start_x = Some(stations(value)?),
            (START, "detectives") => self.start_detectives = Some(stations(value)?),
            (START, "any") => {
                let cards = stations(value)?;
                (self.start_x, self.start_detectives) = (Some(cards.clone()), Some(cards));
            }
            (TICKETS, "detective") => self.detective = Some(ordinary(counts(value, ORDINARY, MOST_TICKETS)?)),
            (TICKETS, "mister-x") => {
                let [taxi, bus, underground, black, doubles] =
                    counts(value, ["taxi", "bus", "underground", "black", "double"], MOST_TICKETS)?;
                let doubles = doubles.unwrap_or(0);
                if doubles > MOST_DOUBLES {
                    return Err(NotationError::OutOfRange.into());
                }
                self.mister_x =
                    Some(MisterX { ordinary: ordinary([taxi, bus, underground]), black, doubles });
            }
            (WITHOUT | WITH, line_text) => {
                let line = line(line_text)?;
                let list = self.list(section);
                if !list.contains(&line) {
                    list.push(line).map_err(|_| Unread::Full)?;
                    crate::order::sort(list);
                }
            }
            (BASE | APPEARANCES | START | TICKETS, _) => return Err(Unread::Key),
            _ => return Err(Unread::Section),
        }
        Ok(())
    }

    fn take(&mut self, section: &str, key: &str) -> bool {
        match (section, key) {
            (BASE, "") => self.base.take().is_some(),
            (APPEARANCES, "") => self.appearances.take().is_some(),
            (START, "mister-x") => self.start_x.take().is_some(),
            (START, "detectives") => self.start_detectives.take().is_some(),
            (START, "any") => self.start_x.take().is_some() | self.start_detectives.take().is_some(),
            (TICKETS, "detective") => self.detective.take().is_some(),
            (TICKETS, "mister-x") => self.mister_x.take().is_some(),
            (WITHOUT | WITH, key) => line(key).is_ok_and(|line| {
                let list = self.list(section);
                let before = list.len();
                list.retain(|held| *held != line);
                list.len() < before
            }),
            _ => false,
        }
    }

    fn each(&self, visit: &mut dyn FnMut(&'static str, &str, &str)) {
        if let Some(base) = self.base {
            visit(BASE, "", base.word());
        }
        if let Some(appearances) = &self.appearances {
            visit_numbers(appearances.iter().copied(), &mut |text| visit(APPEARANCES, "", text));
        }
        let alike = self.start_x == self.start_detectives;
        let starts = [
            ("any", &self.start_x, alike),
            ("detectives", &self.start_detectives, !alike),
            ("mister-x", &self.start_x, !alike),
        ];
        for (key, cards, _) in starts.into_iter().filter(|(.., told)| *told) {
            if let Some(cards) = cards {
                visit_numbers(cards.iter().map(|card| card.number()), &mut |text| visit(START, key, text));
            }
        }
        if let Some([taxi, bus, underground]) = self.detective {
            visit(
                TICKETS,
                "detective",
                &note(format_args!("taxi {taxi} bus {bus} underground {underground}")),
            );
        }
        if let Some(MisterX { ordinary: [taxi, bus, underground], black, doubles }) = self.mister_x {
            let mut text = note(format_args!("taxi {taxi} bus {bus} underground {underground}"));
            if let Some(black) = black {
                let _ = write!(text, " black {black}");
            }
            let _ = write!(text, " double {doubles}");
            visit(TICKETS, "mister-x", &text);
        }
        for (section, list) in [(WITHOUT, &self.without), (WITH, &self.with)] {
            for line in list {
                visit(section, &line_words(*line), "");
            }
        }
    }

    fn parts(&self, visit: &mut dyn FnMut(Part)) {
        visit(Part { name: BASE, have: u16::from(self.base.is_some()), need: 1 });
        let start = u16::from(self.start_x.is_some()) + u16::from(self.start_detectives.is_some());
        let tickets = u16::from(self.detective.is_some()) + u16::from(self.mister_x.is_some());
        let own = [
            (APPEARANCES, u16::from(self.appearances.is_some())),
            (START, start),
            (TICKETS, tickets),
            (MAP, (self.without.len() + self.with.len()) as u16),
        ];
        for (name, have) in own {
            visit(Part { name, have, need: have });
        }
    }

    fn check(&self, tell: &mut Tell<'_>) {
        let mut wrong = |part, section, key: Note, what, about: Note| {
            tell(Complaint { weight: Weight::Wrong, part, section, key, what, about });
        };
        if self.base.is_none() {
            self.parts(&mut |part| {
                if part.have > 0 {
                    wrong(part.name, BASE, Note::new(), Remark::BaseMissing, Note::new());
                }
            });
        }
        self.check_supplies(&mut wrong);
        self.check_map(&mut wrong);
    }

    fn clear(&mut self, part: &str) {
        match part {
            BASE => self.base = None,
            APPEARANCES => self.appearances = None,
            START => (self.start_x, self.start_detectives) = (None, None),
            TICKETS => (self.detective, self.mister_x) = (None, None),
            MAP => {
                self.without.clear();
                self.with.clear();
            }
            _ => {}
        }
    }

    fn shipped() -> Self {
        let newer = &LONDON.newer;
        let x = newer.mister_x_supply(MOST_DETECTIVES as u8);
        let ordinary = |supply: &Supply| Ticket::ORDINARY.map(|ticket| supply.of(ticket));
        Self {
            base: Some(EditionName::Newer),
            appearances: heapless::Vec::from_slice(newer.appearances.as_slice()).ok(),
            start_x: Some(newer.mister_x_cards.iter().collect()),
            start_detectives: Some(newer.detective_cards.iter().collect()),
            detective: Some(ordinary(&newer.detective_tickets)),
            mister_x: Some(MisterX {
                ordinary: ordinary(&x),
                black: Some(x.of(Ticket::Black)),
                doubles: newer.doubles,
            }),
            ..Self::default()
        }
    }

    fn digest(&self) -> u64 {
        digest(&self.editions())
    }
}

/// Hears what cannot be played: part, section, key, what, about.
type Wrong<'a> = dyn FnMut(&'static str, &'static str, Note, Remark, Note) + 'a;

impl Values {
    fn check_supplies(&self, wrong: &mut Wrong<'_>) {
        let mut edition = self.base_edition();
        self.change(&mut edition);
        let in_order = |all: &[u8]| {
            !all.is_empty()
                && all.is_sorted_by(|a, b| a < b)
                && all.iter().all(|at| (1..=WINDOWS as u8).contains(at))
        };
        if self.appearances.as_ref().is_some_and(|all| !in_order(all)) {
            wrong(APPEARANCES, APPEARANCES, Note::new(), Remark::NoAppearance, Note::new());
        }
        // Every detective draws a card, and one has to be left for Mister X, whatever they drew.
        let (detectives, x) = (edition.detective_cards.len(), edition.mister_x_cards.len());
        if (self.start_x.is_some() || self.start_detectives.is_some())
            && (detectives < MOST_DETECTIVES || x <= MOST_DETECTIVES)
        {
            let about = note(format_args!("{detectives} {x}"));
            wrong(START, START, Note::new(), Remark::StartTooFew, about);
        }
        if self.detective.is_some_and(|tickets| tickets == [0; 3]) {
            wrong(
                TICKETS,
                TICKETS,
                note(format_args!("detective")),
                Remark::NoTickets,
                note(format_args!("detective")),
            );
        }
        if self.mister_x.is_some_and(|own| own.ordinary == [0; 3] && own.black == Some(0)) {
            wrong(
                TICKETS,
                TICKETS,
                note(format_args!("mister-x")),
                Remark::NoTickets,
                note(format_args!("mister-x")),
            );
        }
        let over = |counts: &[u8]| counts.iter().any(|count| *count > MOST_TICKETS);
        let many = self.detective.is_some_and(|own| over(&own))
            || self.mister_x.is_some_and(|own| {
                over(&own.ordinary) || own.black > Some(MOST_TICKETS) || own.doubles > MOST_DOUBLES
            });
        if many {
            wrong(TICKETS, TICKETS, Note::new(), Remark::TicketsTooMany, Note::new());
        }
    }

    fn check_map(&self, wrong: &mut Wrong<'_>) {
        let base = self.base_edition().map;
        for (line, open) in self.lines() {
            let there = base.reach(line.a, line.ticket).has(line.b);
            let section = if open { WITH } else { WITHOUT };
            if there == open {
                let what = if open { Remark::LineThere } else { Remark::LineNotThere };
                wrong(MAP, section, line_words(line), what, line_words(line));
            }
        }
        let mut edition = self.base_edition();
        self.change(&mut edition);
        if self.lines().next().is_none() {
            return;
        }
        if let Some(station) = cut_off(&edition.map) {
            wrong(
                MAP,
                WITHOUT,
                Note::new(),
                Remark::StationCutOff,
                note(format_args!("{}", station.number())),
            );
        }
        for (ticket, most) in Ticket::all().zip(MOST_STOPS) {
            let crowded = Station::all().find(|&station| edition.map.reach(station, ticket).len() > most);
            if let Some(station) = crowded {
                let about = note(format_args!("{} {ticket} {most}", station.number()));
                wrong(MAP, WITH, Note::new(), Remark::StationCrowded, about);
            }
        }
    }
}

/// A station that a detective cannot reach from the others.
fn cut_off(map: &Map) -> Option<Station> {
    let mut reached = StationSet::only(Station::all().next()?);
    loop {
        let more = Ticket::ORDINARY.iter().fold(reached, |all, &ticket| all | map.spread(reached, ticket));
        if more == reached {
            return (StationSet::all() - reached).first();
        }
        reached = more;
    }
}

fn line_words(line: Line) -> Note {
    note(format_args!("{} {} {}", line.ticket, line.a.number(), line.b.number()))
}

fn visit_numbers(numbers: impl Iterator<Item = u8>, visit: &mut dyn FnMut(&str)) {
    // All stations are shorter than that.
    let mut text = heapless::String::<800>::new();
    for number in numbers {
        let _ = write!(text, "{}{number}", if text.is_empty() { "" } else { " " });
    }
    visit(&text);
}
