//! What happens only now and then: games are played by the script until it does, and the last entry is made by keys.

use std::sync::OnceLock;

use confidant_companion::Key;
use confidant_companion::clock::ClockSetting;
use confidant_companion::games::tiny_epic_crimes::Words;
use confidant_core::chance::Source;
use confidant_core::game::Game as _;
use confidant_core::tiny_epic_crimes::kinds::Mode;
use confidant_core::tiny_epic_crimes::{
    Action, Deed, Happening, How, News, Setup, Side, Table, Task, TinyEpicCrimes,
};

use super::Walk;
use crate::device::{Device, Driver as _, HostStore, Step, begin, in_all, mirror};
use crate::games::CaseGame as _;
use crate::play::Random;
use crate::soak::tiny_epic_crimes::player::{self, Habit, Memory};

/// What is looked for: by what is pending, what was played, what happened, and the table after it.
type Wanted = fn(before: &Table, action: Action, news: &News, after: &Table) -> bool;

/// A way of playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Play {
    Rivals(u8),
    Team(u8),
    OwnDice,
}

impl Play {
    fn setup(self) -> Setup {
        let (players, mode, source) = match self {
            Self::Rivals(players) => (players, Mode::Standard, Source::Device),
            Self::Team(players) => (players, Mode::Coop, Source::Device),
            Self::OwnDice => (3, Mode::Standard, Source::Table),
        };
        Setup { players: Some(players), mode, dice: source, bag: source, ..Setup::default() }
    }
}

/// Games are looked through from this one on, this many at most.
const GAMES: u64 = 400;

/// A position, and the entry that is made there.
#[derive(Clone)]
struct Moment {
    store: HostStore,
    action: Action,
}

fn has(news: &News, is: fn(&Happening) -> bool) -> bool {
    news.happenings.iter().any(is)
}

/// Few enough things happened for one page.
fn short(news: &News) -> bool {
    news.happenings.len() <= 8
}

/// The next turn follows: what happened is told.
fn told(after: &Table) -> bool {
    matches!(after.pending(), Some(Task::Turn(_)))
}

/// What the result says.
const RESULTS: [(&str, Play, Wanted); 22] = [
    ("red-hours", Play::Rivals(3), |before, action, news, after| {
        let hour = before.track().hour(before.now().officer);
        matches!(action, Action::Act(..))
            && !before.track().is_red(before.board(), hour)
            && short(news)
            && matches!(after.pending(), Some(Task::Report(_)))
    }),
    ("time-is-up", Play::Team(3), |_, _, news, after| {
        has(news, |one| matches!(one, Happening::Reported(_))) && short(news) && told(after)
    }),
    ("long", Play::Rivals(4), |_, action, news, after| {
        let rolls = news.happenings.iter().filter(|one| matches!(one, Happening::Rolled(..)));
        matches!(action, Action::Act(..)) && rolls.count() > 3 && news.happenings.len() > 14 && told(after)
    }),
    ("solved", Play::Rivals(3), |_, _, news, after| {
        has(news, |one| matches!(one, Happening::Solved(..))) && news.happenings.len() <= 12 && told(after)
    }),
    ("search-well", Play::Rivals(3), |_, _, news, after| {
        has(news, |one| matches!(one, Happening::Searched(true))) && short(news) && told(after)
    }),
    ("search-badly", Play::Rivals(3), |_, _, news, after| {
        has(news, |one| matches!(one, Happening::Searched(false))) && short(news) && told(after)
    }),
    ("backup", Play::Rivals(4), |_, _, news, after| {
        has(news, |one| matches!(one, Happening::Backup(..))) && short(news) && told(after)
    }),
    ("event-drawn", Play::Rivals(3), |_, action, news, after| {
        matches!(action, Action::Act(..))
            && has(news, |one| matches!(one, Happening::EventDrawn(..)))
            && short(news)
            && told(after)
    }),
    ("event-resolved", Play::Rivals(3), |_, _, news, after| {
        has(news, |one| matches!(one, Happening::EventResolved(..))) && short(news) && told(after)
    }),
    ("event-burnt", Play::Rivals(3), |_, _, news, after| {
        has(news, |one| matches!(one, Happening::EventBurnt(..))) && short(news) && told(after)
    }),
    ("event-left", Play::Rivals(3), |_, action, news, after| {
        matches!(action, Action::Act(..))
            && has(news, |one| matches!(one, Happening::EventLeft(..)))
            && short(news)
            && told(after)
    }),
    ("event-away", Play::Rivals(4), |_, action, news, after| {
        matches!(action, Action::Act(..))
            && has(news, |one| matches!(one, Happening::EventTooLate(_) | Happening::EventUnfit(_)))
            && news.happenings.len() <= 12
            && told(after)
    }),
    ("event-carried", Play::Rivals(3), |_, _, news, after| {
        has(news, |one| matches!(one, Happening::Carried(..))) && short(news) && told(after)
    }),
    ("event-drifts", Play::Rivals(3), |_, _, news, after| {
        has(news, |one| matches!(one, Happening::Drifted(..))) && told(after)
    }),
    ("penalty", Play::Rivals(3), |_, _, news, after| {
        has(news, |one| matches!(one, Happening::SuspectLost)) && short(news) && told(after)
    }),
    ("pushed", Play::Rivals(3), |_, _, news, after| {
        has(news, |one| matches!(one, Happening::Pushed(_) | Happening::AllPushed)) && told(after)
    }),
    ("hat", Play::Team(3), |_, _, news, after| {
        has(news, |one| matches!(one, Happening::OutOfTime(_))) && short(news) && told(after)
    }),
    ("cleared", Play::Team(2), |_, _, news, after| {
        has(news, |one| matches!(one, Happening::Cleared(_))) && short(news) && told(after)
    }),
    ("asked", Play::Rivals(3), |_, action, _, after| {
        matches!(action, Action::Ask(_, Some(_))) && told(after)
    }),
    ("asked-ghost", Play::Rivals(2), |_, action, _, after| {
        matches!(action, Action::Ask(_, None)) && told(after)
    }),
    ("looked", Play::Rivals(3), |_, action, _, after| matches!(action, Action::Peek(..)) && told(after)),
    ("field-work", Play::Team(3), |_, action, _, after| {
        matches!(action, Action::FieldWork(_)) && told(after)
    }),
];

/// What is asked: the position before the entry is looked at.
const QUESTIONS: [(&str, Play, Wanted); 15] = [
    ("keep", Play::Rivals(3), |_, action, _, _| matches!(action, Action::Keep(..))),
    ("ask", Play::Rivals(2), |before, _, _, _| matches!(before.pending(), Some(Task::Ask(_)))),
    ("peek", Play::Rivals(3), |before, _, _, _| matches!(before.pending(), Some(Task::Peek(_)))),
    ("drop", Play::Rivals(3), |before, _, _, _| matches!(before.pending(), Some(Task::Drop(_)))),
    ("team-drop", Play::Team(3), |before, _, _, _| matches!(before.pending(), Some(Task::Drop(_)))),
    ("team-field-work", Play::Team(3), |before, _, _, _| {
        matches!(before.pending(), Some(Task::FieldWork(_)))
    }),
    ("choose", Play::Rivals(3), |before, _, _, _| matches!(before.pending(), Some(Task::Choose(_)))),
    ("report", Play::Rivals(3), |before, _, _, _| matches!(before.pending(), Some(Task::Report(_)))),
    ("second", Play::Rivals(3), |before, _, _, _| matches!(before.pending(), Some(Task::Second(_)))),
    ("own-roll", Play::OwnDice, |before, _, _, _| matches!(before.pending(), Some(Task::Roll))),
    ("own-opening", Play::OwnDice, |before, _, _, _| matches!(before.pending(), Some(Task::Opening))),
    ("own-bag", Play::OwnDice, |before, _, _, _| matches!(before.pending(), Some(Task::Bag(_)))),
    ("own-backup", Play::OwnDice, |before, _, _, _| matches!(before.pending(), Some(Task::BackupDie(..)))),
    ("own-row", Play::OwnDice, |before, action, _, _| {
        matches!(before.pending(), Some(Task::SetUp(..))) && matches!(action, Action::Die(_))
    }),
    ("own-token", Play::OwnDice, |before, action, _, _| {
        matches!(before.pending(), Some(Task::SetUp(..))) && matches!(action, Action::Roll(..))
    }),
];

/// What the history says of an entry.
const ENTRIES: [(&str, Play, Wanted); 20] = [
    ("backup", Play::Rivals(3), |_, _, news, _| has(news, |one| matches!(one, Happening::Backup(..)))),
    ("event", Play::Rivals(3), |_, action, news, _| {
        matches!(action, Action::Act(_, None, Deed::Coffee))
            && has(news, |one| matches!(one, Happening::EventDrawn(..)))
    }),
    ("keep", Play::Rivals(3), |_, action, _, _| matches!(action, Action::Keep(..))),
    ("act", Play::Rivals(3), |_, _, news, _| has(news, |one| matches!(one, Happening::Searched(true)))),
    ("card", Play::Rivals(3), |_, action, _, _| matches!(action, Action::Play(..))),
    ("dropped", Play::Rivals(3), |_, action, _, _| matches!(action, Action::Drop(..))),
    ("pays", Play::Rivals(3), |_, action, _, _| {
        matches!(action, Action::Act(_, _, Deed::Event(_, How::With(_))))
    }),
    ("paid", Play::Rivals(3), |_, action, _, _| matches!(action, Action::Choose(_, _, Side::A))),
    ("refused", Play::Rivals(3), |_, action, _, _| matches!(action, Action::Choose(_, _, Side::B))),
    ("finish", Play::Rivals(3), |_, action, _, _| matches!(action, Action::Finish(_))),
    ("field-work", Play::Team(3), |_, action, _, _| matches!(action, Action::FieldWork(_))),
    ("draw-force", Play::Team(3), |_, action, _, _| matches!(action, Action::DrawForce(_))),
    ("ask", Play::Rivals(3), |_, action, _, _| matches!(action, Action::Ask(..))),
    ("no-peek", Play::Rivals(3), |_, action, _, _| matches!(action, Action::NoPeek(_))),
    ("report", Play::Rivals(3), |_, action, _, _| matches!(action, Action::Report(_))),
    ("go-on", Play::Rivals(3), |_, action, _, _| matches!(action, Action::GoOn(_))),
    ("accuse", Play::Rivals(3), |_, action, _, _| matches!(action, Action::Accuse(..))),
    ("die", Play::OwnDice, |_, action, _, _| matches!(action, Action::Die(_))),
    ("roll", Play::OwnDice, |_, action, _, _| matches!(action, Action::Roll(..))),
    ("bag", Play::OwnDice, |_, action, _, _| matches!(action, Action::Draw(_))),
];

/// The first moment like that in games of this kind.
fn find((name, play, wanted): (&str, Play, Wanted)) -> Moment {
    let setup = play.setup();
    for seed in 0..GAMES {
        let mut game = TinyEpicCrimes::start(&setup, TinyEpicCrimes::printed(), seed).expect("a good set-up");
        let mut random = Random::new(seed);
        let mut memory = Memory::default();
        let mut store = begin::<TinyEpicCrimes>(&setup, seed, &[], ClockSetting::Off, false);
        // Some play as they please: they let events lie.
        let wild = seed % 3 == 2;
        while let Some(action) = if wild && random.below(2) == 0 {
            random.action(&game)
        } else {
            player::choose(&game, Habit::WHOLE, &mut memory, &mut random)
        } {
            let before = game.table().clone();
            let told = game.play(action).expect("it is legal");
            if wanted(&before, action, &told.table, game.table()) {
                return Moment { store, action };
            }
            store.append_all::<TinyEpicCrimes>(&[&action.to_string()]);
        }
    }
    panic!("{name} does not happen in {GAMES} games");
}

type Found = Vec<(&'static str, Moment)>;

fn found(cell: &'static OnceLock<Found>, all: &'static [(&'static str, Play, Wanted)]) -> &'static Found {
    cell.get_or_init(|| all.iter().map(|&one| (one.0, find(one))).collect())
}

fn resumed(walk: &Walk, moment: &Moment) -> Device {
    let mut device: Device = walk.device(moment.store.clone());
    device.tap(Key::A);
    device
}

/// Results, questions, and lines of the history.
pub(super) fn walk(walk: &mut Walk) {
    static FOUND: [OnceLock<Found>; 3] = [const { OnceLock::new() }; 3];
    for (name, moment) in found(&FOUND[0], &RESULTS) {
        let mut device = resumed(walk, moment);
        device.enter(&moment.action.to_string());
        device.wait(800);
        if device.reads_any(|texts| texts.any_key) {
            if *name == "solved" {
                walk.look(&mut device, "tiny-epic-crimes/solved");
            }
            device.tap(Key::A);
            device.wait(800);
        }
        walk.look(&mut device, &format!("tiny-epic-crimes/result-{name}"));
        if *name == "long" {
            device.tap(Key::Up);
            walk.look(&mut device, "tiny-epic-crimes/result-long-back");
        }
        if *name == "event-drawn" {
            device.tap(Key::A);
            walk.look(&mut device, "tiny-epic-crimes/card-drawn");
            device.tap(Key::X);
            device.tap(Key::X);
            walk.look(&mut device, "tiny-epic-crimes/event");
        }
    }
    for (name, moment) in found(&FOUND[1], &QUESTIONS) {
        let mut device = resumed(walk, moment);
        walk.look(&mut device, &format!("tiny-epic-crimes/ask-{name}"));
        match *name {
            "drop" => {
                device.open();
                device.wait(500);
                walk.look_secret(&mut device, "tiny-epic-crimes/discard");
                device.release(Key::Y);
                device.tap(Key::B);
                walk.look(&mut device, "tiny-epic-crimes/discard-hold");
            }
            "second" => {
                device.tap(Key::Up);
                walk.look(&mut device, "tiny-epic-crimes/ask-second-no-more");
            }
            "own-bag" => {
                for colour in 0..2 {
                    device.tap(Key::Right);
                    walk.look(&mut device, &format!("tiny-epic-crimes/ask-own-bag-{colour}"));
                }
            }
            "own-opening" | "own-row" => {
                for _ in 0..3 {
                    device.tap(Key::Right);
                }
                walk.look(&mut device, &format!("tiny-epic-crimes/{name}-six"));
            }
            _ => {}
        }
    }
    for (name, moment) in found(&FOUND[2], &ENTRIES) {
        let mut device = resumed(walk, moment);
        device.enter(&moment.action.to_string());
        device.menu();
        assert!(device.step(&Step::Choose(in_all(|language| language.texts().history))), "{}", device.read());
        device.tap(Key::A);
        walk.look(&mut device, &format!("tiny-epic-crimes/history-{name}"));
    }
    deeds(walk);
}

/// Deeds that are seldom possible: the row that is about to be done.
const DEEDS: [(&str, Play, Wanted); 8] = [
    ("stakeout", Play::Rivals(3), |before, action, _, _| match action {
        // The value of a token lies open.
        Action::Act(officer, to, Deed::Stakeout(hours)) => {
            let at = to.unwrap_or(before.mat(officer).at);
            before.stakeout_odds(officer, at, hours).is_some_and(|(_, of)| of < 5)
        }
        _ => false,
    }),
    ("event", Play::Rivals(3), |_, action, _, _| {
        matches!(action, Action::Act(_, _, Deed::Event(_, How::Plain)))
    }),
    ("event-risk", Play::Rivals(3), |_, action, _, _| {
        matches!(action, Action::Act(_, _, Deed::Event(_, How::Risk(_))))
    }),
    ("event-from", Play::Rivals(3), |_, action, _, _| {
        matches!(action, Action::Act(_, _, Deed::Event(_, How::From(_))))
    }),
    ("from", Play::Rivals(3), |_, action, _, _| matches!(action, Action::Act(_, _, Deed::From(..)))),
    ("team-arrest", Play::Team(3), |_, action, _, _| matches!(action, Action::Act(_, _, Deed::Arrest))),
    ("pay-there", Play::Rivals(3), |_, action, _, _| {
        matches!(action, Action::Act(_, Some(_), Deed::Event(_, How::With(_))))
    }),
    ("pay-here", Play::Rivals(3), |_, action, _, _| {
        matches!(action, Action::Act(_, None, Deed::Event(_, How::With(_))))
    }),
];

fn deeds(walk: &mut Walk) {
    static FOUND: OnceLock<Found> = OnceLock::new();
    for (name, moment) in found(&FOUND, &DEEDS) {
        let mut device = resumed(walk, moment);
        let game: TinyEpicCrimes = mirror(&device.store).expect("a game runs");
        let way = game.way(moment.action);
        if way.is_secret() {
            device.look_in();
        }
        let Some((_, but_last)) = way.steps().split_last() else { panic!("{name} takes steps") };
        for step in but_last {
            assert!(device.step(step), "{name}:\n{}", device.read());
        }
        if way.is_secret() {
            walk.look_secret(&mut device, &format!("tiny-epic-crimes/deed-{name}"));
            device.release(Key::Y);
        } else {
            walk.look(&mut device, &format!("tiny-epic-crimes/deed-{name}"));
        }
        if *name == "pay-here" {
            pays(walk, &mut device);
        }
    }
}

/// A force card is paid for an event: the row, and the hold.
fn pays(walk: &mut Walk, device: &mut Device) {
    device.tap(Key::A);
    let row = in_all(|language| Words::of(language).event_card_n);
    let numbered = |n: u8| row.iter().map(move |text| text.replace("{}", &n.to_string()));
    assert!(device.step(&Step::Choose((1..=3).flat_map(numbered).collect())), "{}", device.read());
    walk.look(device, "tiny-epic-crimes/deeds-pay");
    device.tap(Key::A);
    walk.look(device, "tiny-epic-crimes/pay-hold");
    device.look_in();
    walk.look_secret(device, "tiny-epic-crimes/pay-cards");
    device.release(Key::Y);
}
