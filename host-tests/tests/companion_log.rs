//! The log at its limits: a game of 1,024 entries, and a history of more rows than a byte counts. No game of the box is
//! that long, so here two people count.

use std::fmt;
use std::ops::ControlFlow;

use confidant_companion::Key;
use confidant_companion::draw::Icon;
use confidant_companion::draw::parts::hints::Cap;
use confidant_companion::games::{
    Deed, Desk, Flow, FormPages, HouseLine, Kind, Moments, NewsOf, Pages, SecretScreens, SetupForm,
    SetupLine, ShowOf, TableScreens,
};
use confidant_companion::journal::SetupBytes;
use confidant_companion::log::LOG_LEN;
use confidant_companion::page::Bound;
use confidant_companion::texts::{Language, Phrase, fill};
use confidant_core::game::{Game, Reasons, Told, Turn, Undo, Visitor};
use confidant_core::seat::Seat;
use host_tests::device::{Device, setup_of};
use serde::{Deserialize, Serialize};

/// Two people count, in turns, without an end.
#[derive(Clone)]
struct Counting(u16);

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
enum Count {
    On,
}

confidant_core::words!(Count: On = "on");

#[derive(Clone, Copy, PartialEq, Debug)]
enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl Game for Counting {
    type Printed = ();
    type Setup = ();
    type SetupError = Never;
    type Action = Count;
    type Illegal = Never;
    type News = u16;
    type Whisper = ();
    type Outcome = Never;
    type Table = u16;
    type Private = ();
    const NAME: &'static str = "counting";
    const RULES: u16 = 1;

    fn start((): &(), (): &'static (), _seed: u64) -> Result<Self, Reasons<Never>> {
        Ok(Self(0))
    }

    fn author(_: Count) -> Option<Seat> {
        None
    }

    fn turn(&self) -> Turn<Never> {
        Turn::Of(Seat::new((self.0 % 2) as u8).expect("one of two"))
    }

    fn public_actions(_: &Self::Table, _: &mut Visitor<'_, Self::Action>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn legal(&self, visit: &mut Visitor<'_, Count>) -> ControlFlow<()> {
        visit(Count::On)
    }

    fn is_legal(&self, _: Count) -> Result<(), Never> {
        Ok(())
    }

    fn play(&mut self, _: Count) -> Result<Told<u16, ()>, Never> {
        self.0 += 1;
        Ok(Told { table: self.0, author: (), undo: Undo::Open })
    }

    fn table(&self) -> &u16 {
        &self.0
    }

    fn private(&self, _: Seat) {}
}

confidant_companion::texts! {
    Words, "The texts of counting.";
    player: "Player", "Joueur", "Spieler";
}

struct Screens;

/// A number of four figures, so that none is part of another.
fn figures(number: u16) -> Phrase {
    fill("no {}", &[&format_args!("{number:04}")])
}

impl Flow for Screens {
    type Game = Counting;
    type Mark = u16;
    type Words = Words;
    const KIND: Kind = Kind::new(1);
    const TITLE: &'static str = "Counting";
    const ICON: Icon = Icon::Cards;

    fn printed(_: &confidant_core::pack::Tables) -> &'static () {
        &()
    }

    fn players(words: &'static Words) -> &'static str {
        words.player
    }

    fn rules(_: Language) -> Pages {
        &[]
    }

    fn new(_: &u16) -> Self {
        Self
    }

    fn seat_name(_: Seat, words: &'static Words) -> &'static str {
        words.player
    }

    fn mark(news: &u16) -> u16 {
        *news
    }

    fn history(_: &Desk<'_, Self>, _: Option<Seat>, mark: u16) -> Phrase {
        figures(mark)
    }

    fn progress(desk: &Desk<'_, Self>) -> Phrase {
        figures(*desk.table)
    }

    fn brief(table: &u16) -> Phrase {
        figures(*table)
    }
}

impl TableScreens for Screens {
    type Own = ();

    fn page(&self, desk: &Desk<'_, Self>, show: &mut ShowOf<'_, Self>) {
        show.keys([Bound::new(Cap::A, desk.texts.enter, Deed::Play(Count::On))]);
    }

    fn has_foot(&self) -> bool {
        true
    }
}

impl SecretScreens for Screens {}

impl Moments for Screens {
    fn told(&mut self, _: &Desk<'_, Self>, _: &NewsOf<Self>) {}

    fn reset(&mut self, _: &Desk<'_, Self>) {}
}

#[derive(Default)]
struct Draft;

impl FormPages for Draft {
    type Own = ();
}

impl SetupForm for Draft {
    fn lines(&self) -> usize {
        1
    }

    fn line(&self, _: usize, _: Language) -> SetupLine {
        SetupLine::House(HouseLine::Clock, None)
    }

    fn adjust(&mut self, _: usize, _: bool) {}

    fn corner(&self, _: Language) -> Phrase {
        Phrase::new()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn keeps_secrets(&self, _: Seat) -> bool {
        false
    }

    fn setup(&self) -> Option<SetupBytes> {
        Some(setup_of::<Counting>(&()))
    }
}

mod shelf {
    confidant_companion::shelf! {
        /// A shelf with one game.
        pub(super) struct Numbers;
        Counting: super::Screens, super::Draft;
    }
}

/// A device on which people have counted as far as it goes.
fn counted_out() -> Device<shelf::Numbers> {
    let mut device = Device::new(1);
    [Key::A; 5].into_iter().for_each(|key| device.tap(key));
    assert_eq!(device.store.records.len(), 1, "{}", device.read());
    for entry in 1..=LOG_LEN {
        device.tap(Key::A);
        assert_eq!(device.store.records.len(), 1 + entry, "{}", device.read());
    }
    device
}

/// From the table to the history.
fn history(device: &mut Device<shelf::Numbers>) {
    device.menu();
    device.tap(Key::Down);
    device.tap(Key::A);
    assert!(device.reads("History"), "{}", device.read());
}

#[test]
fn a_game_has_room_for_1024_entries_and_the_next_one_is_refused() {
    let mut device = counted_out();
    device.tap(Key::A);
    assert!(device.reads("Memory is full"), "{}", device.read());
    assert_eq!(device.store.records.len(), 1 + LOG_LEN);
    device.tap(Key::B);
    // All of it is there after a start, and can be put away.
    device.boot();
    assert!(device.reads("no 1024"), "{}", device.read());
    device.tap(Key::A);
    history(&mut device);
    assert!(device.reads("History 1024") && device.reads("no 1024"), "{}", device.read());
    device.tap(Key::B);
    device.end_of_menu();
    [Key::A, Key::A].into_iter().for_each(|key| device.tap(key));
    assert!(device.store.records.is_empty(), "{}", device.read());
}

#[test]
fn every_row_of_a_long_history_can_be_reached() {
    let mut device = counted_out();
    history(&mut device);
    for row in 1..LOG_LEN {
        device.tap(Key::Down);
        if [200, 254, 255, 256, 257, 511, 512, 1023].contains(&row) {
            let expected = format!("no {:04}", LOG_LEN - row);
            assert!(device.reads(&expected), "row {row}:\n{}", device.read());
        }
    }
    // The oldest is the last; a further key stays there.
    device.tap(Key::Down);
    assert!(device.reads("no 0001") && device.reads("no 0004"), "{}", device.read());
    (0..LOG_LEN).for_each(|_| device.tap(Key::Up));
    assert!(device.reads("no 1024") && device.reads("no 1021"), "{}", device.read());
}

#[test]
fn what_is_taken_back_from_a_full_log_makes_room_again() {
    let mut device = counted_out();
    device.menu();
    device.tap(Key::A);
    // The table's own entry: anybody may take it back.
    device.tap(Key::A);
    assert!(device.reads("no 1023") || device.reads("took back"), "{}", device.read());
    device.tap(Key::X);
    let records = device.store.records.len();
    device.tap(Key::A);
    assert_eq!(device.store.records.len(), records + 1, "{}", device.read());
    history(&mut device);
    assert!(device.reads("History 1025") && device.reads("took back: no 1024"), "{}", device.read());
}
