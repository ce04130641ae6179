//! The clock of Tiny Epic Crimes by keys.

use confidant_companion::Key;
use confidant_companion::games::tiny_epic_crimes::cards::EventText;
use confidant_companion::games::tiny_epic_crimes::{ClockScreens, Words};
use confidant_companion::texts::{Language, fill};
use confidant_core::chance::Source;
use confidant_core::game::Game as _;
use confidant_core::id::Id as _;
use confidant_core::tiny_epic_clock::{Action, Named, Setup, Table, Task, TinyEpicClock};
use confidant_core::tiny_epic_crimes::cards::{EventId, EventStep};
use confidant_core::tiny_epic_crimes::kinds::{Cards, Mode, Officer, OfficerSet, Slot};
use confidant_core::tiny_epic_crimes::{Line, Side};

use super::{Driver, Step, Way, in_all, press, says};
use crate::device::{Walk, tour};
use crate::play::Random;
use crate::soak::tiny_epic_clock::usual;
use crate::twins::Twins as _;

fn word(text: impl Fn(&'static Words) -> &'static str) -> Step {
    Step::Choose(in_all(|language| text(Words::of(language))))
}

/// The stick for `count` hours, as few presses as lead there: three a press to the side, one up or down.
pub fn hours(count: u8, most: u8) -> Vec<Key> {
    let (strides, rest) = (usize::from(count / 3), usize::from(count % 3));
    if rest == 2 && count < most {
        return [vec![Key::Right; strides + 1], vec![Key::Down]].concat();
    }
    [vec![Key::Right; strides], vec![Key::Up; rest]].concat()
}

/// What can be said about what the dice named, in the order of the list.
fn answers(table: &Table) -> Vec<Action> {
    match table.pending() {
        Some(Task::Rolled(_)) => vec![Action::Placed, Action::Taken, Action::Empty, Action::Again],
        Some(Task::Roll) => vec![Action::Placed, Action::Taken, Action::Empty],
        Some(Task::Drifts(..)) => vec![Action::Placed, Action::Again, Action::Done],
        Some(Task::OwnStep(slot, step)) => {
            let card = table.house_event(slot).expect("a house event is set up");
            let gangsters = matches!(card.set_up[usize::from(step)], EventStep::Gangsters(..));
            [Action::Done, Action::Away].into_iter().chain(gangsters.then_some(Action::Empty)).collect()
        }
        Some(Task::Proposed(slot, step, _, named)) => {
            let card = table.house_event(slot).expect("a house event is set up");
            let gangsters = matches!(card.set_up[usize::from(step)], EventStep::Gangsters(..));
            let empty = gangsters.then_some(Action::Empty);
            [Action::Placed, Action::Again]
                .into_iter()
                .chain(empty)
                .chain(matches!(named, Named::Block(_)).then_some(Action::Done))
                .chain([Action::Away])
                .collect()
        }
        _ => Vec::new(),
    }
}

/// The way to a row of a list of answers.
fn answer(table: &Table, action: Action) -> Vec<Key> {
    match answers(table).iter().position(|&other| other == action) {
        Some(1) => vec![Key::X],
        Some(row) => [vec![Key::Down; row], vec![Key::A]].concat(),
        // The wheel for a row or column: another card.
        None => vec![Key::X],
    }
}

/// The way to the card of a slot.
fn to_card(table: &Table, slot: Slot) -> Vec<Step> {
    let before = Slot::ALL.into_iter().take_while(|&other| other != slot);
    let page = before.filter(|&other| table.event(other).is_some()).count();
    let mut steps = match table.pending() {
        Some(Task::Turn(_)) => press(&[Key::X]),
        _ => vec![Step::Menu, word(|words| words.events), Step::Press(Key::A)],
    };
    steps.extend(vec![Step::Press(Key::Right); page]);
    steps
}

/// A row of what else can be said about a card.
fn said(row: Step) -> Vec<Step> {
    vec![Step::Press(Key::X), row, Step::Press(Key::A)]
}

/// The way to a row of what is done by hand.
fn by_hand(row: impl Fn(&'static Words) -> &'static str) -> Vec<Step> {
    vec![Step::Menu, word(|words| words.by_hand), Step::Press(Key::A), word(row), Step::Press(Key::A)]
}

/// The same, and the second look at what draws or costs.
fn really(row: impl Fn(&'static Words) -> &'static str) -> Vec<Step> {
    [by_hand(row), press(&[Key::A])].concat()
}

fn steps(table: &Table, action: Action) -> Vec<Step> {
    let track = table.track();
    let free: Vec<Officer> = table.officers().filter(|&officer| !track.reported().has(officer)).collect();
    match action {
        Action::Hours(officer, count) => {
            let most = (table.last_hour() - track.hour(officer)).min(20);
            press(&[hours(count, most), vec![Key::A]].concat())
        }
        Action::Report(_) if matches!(table.pending(), Some(Task::Turn(_))) => press(&[Key::A, Key::A]),
        Action::Report(_) | Action::Pushed | Action::Drawn(true) | Action::Choose(Side::B) => {
            press(&[Key::X])
        }
        // The shipped tables know no printed event by its name: a test of box files enters them itself.
        Action::Card(_) => press(&[]),
        Action::GoOn(_) | Action::Lost | Action::Drawn(false) | Action::Choose(Side::A) => press(&[Key::A]),
        Action::Placed | Action::Again | Action::Taken | Action::Empty | Action::Done | Action::Away => {
            press(&answer(table, action))
        }
        Action::There(who) => {
            let toggle = |officer: &Officer| [who.has(*officer).then_some(Key::A), Some(Key::Down)];
            let keys: Vec<Key> = free.iter().flat_map(toggle).flatten().collect();
            press(&[keys, vec![Key::X]].concat())
        }
        Action::Resolved(slot, by) => {
            let row = by.map_or(table.officers().count(), |officer| officer.index());
            [to_card(table, slot), press(&[vec![Key::A], vec![Key::Down; row], vec![Key::A]].concat())]
                .concat()
        }
        Action::Line(line) => press(&[vec![Key::Down; line.index()], vec![Key::A]].concat()),
        Action::Right(who) => {
            let toggle = |officer: Officer| [who.has(officer).then_some(Key::A), Some(Key::Down)];
            let accuse = if table.mode().is_team() { 1 } else { Officer::MOST };
            let keys: Vec<Key> = table.officers().take(accuse).flat_map(toggle).flatten().collect();
            press(&[keys, vec![Key::X]].concat())
        }
        Action::Badge(_, tokens) | Action::Evidence(_, tokens) => {
            press(&[vec![Key::Down; tokens.into()], vec![Key::A]].concat())
        }
        Action::Burnt(slot) => {
            [to_card(table, slot), said(word(|words| words.burn_verb)), press(&[Key::A])].concat()
        }
        Action::Cleared(slot, block) => {
            let label = |language| {
                fill(Words::of(language).token_gone, &[&format_args!("{}-{}", block.row(), block.column())])
                    .to_string()
            };
            [to_card(table, slot), said(Step::Choose(Language::ALL.map(label).to_vec()))].concat()
        }
        Action::Gone(slot) => [to_card(table, slot), said(word(|words| words.card_leaves_so))].concat(),
        Action::Name(slot, name) => {
            let name = [Step::Choose(vec![name.to_string()]), Step::Press(Key::A)];
            [to_card(table, slot), said(word(|words| words.call_it)), name.to_vec()].concat()
        }
        Action::Event => really(|words| words.one_more_event),
        Action::Roll => really(|words| words.one_more_roll),
        Action::Penalty => really(|words| words.one_penalty),
        Action::Clock(officer, hour) => {
            let place = |wanted: Officer| free.iter().position(|&other| other == wanted).unwrap_or(0);
            let turns = (place(officer) + free.len() - place(table.now().officer)) % free.len();
            let spaces = table.board().last + 1;
            let forward = usize::from((hour + spaces - track.hour(officer)) % spaces);
            let back = usize::from(spaces) - forward;
            let way = if forward <= back { vec![Key::Right; forward] } else { vec![Key::Left; back] };
            let keys = [vec![Key::Down; turns], way, vec![Key::A]].concat();
            [by_hand(|words| words.set_marker), press(&keys)].concat()
        }
    }
}

fn event_names() -> Vec<String> {
    let names = |id: EventId| Language::ALL.map(|language| EventText::of(id).name(language).to_owned());
    EventId::all().flat_map(names).collect()
}

/// Hours as turns take them: a drive of two or three blocks and an action of one to three hours.
const HOURS: [u8; 12] = [1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7];

/// What a sensible table tells the clock now.
fn sensible(table: &Table, random: &mut Random) -> Option<Action> {
    let officer = table.now().officer;
    Some(match table.pending()? {
        Task::Turn(_) if table.must_report(officer) => Action::Report(officer),
        Task::Turn(_) => {
            let laid: Vec<Slot> = Slot::ALL.into_iter().filter(|&slot| table.event(slot).is_some()).collect();
            if let Some(slot) = random.one_of(&laid).filter(|_| random.below(6) == 0) {
                return Some(Action::Resolved(slot, Some(officer)));
            }
            let most = table.last_hour() - table.track().hour(officer);
            Action::Hours(officer, random.one_of(&HOURS)?.min(most))
        }
        Task::Rolled(_) if random.below(6) == 0 => Action::Taken,
        Task::Choose(_) => Action::Choose(random.one_of(&[Side::A, Side::B])?),
        Task::Summons(_) => Action::There(OfficerSet::only(officer)),
        Task::Penalty(_) => Action::Lost,
        Task::Report(officer) => {
            if random.below(2) == 0 {
                Action::Report(officer)
            } else {
                Action::GoOn(officer)
            }
        }
        Task::DrawEvent => Action::Drawn(false),
        Task::OwnStep(..) => Action::Done,
        Task::OwnLine(..) => Action::Line(Line::at(random.below(Line::COUNT)).unwrap_or(Line::ALL[0])),
        Task::Right => Action::Right(OfficerSet::only(Officer::P1)),
        Task::Badge(officer) => Action::Badge(officer, 0),
        Task::Evidence(officer) => Action::Evidence(officer, 0),
        _ => Action::Placed,
    })
}

impl Driver for TinyEpicClock {
    type Flow = ClockScreens;
    const SECRETS_IN_HANDS: bool = false;

    fn seats(setup: &Setup) -> usize {
        setup.players.unwrap_or(2).into()
    }

    fn way(&self, action: Action) -> Way {
        Way::Open(steps(self.table(), action))
    }

    fn usual(&self, random: &mut Random) -> Vec<Action> {
        usual(self, random)
    }

    fn around(&self) -> Vec<Key> {
        match self.table().pending() {
            Some(Task::Turn(_)) => {
                vec![Key::X, Key::Right, Key::B, Key::Right, Key::Up, Key::Left, Key::Down]
            }
            _ => vec![Key::Up, Key::Down],
        }
    }

    /// From home to the game, and past what is to be read.
    fn approach(read: &str) -> Vec<Key> {
        let home = in_all(|language| language.texts().resume);
        let onward = in_all(|language| language.texts().onward);
        let card = in_all(|language| Words::of(language).lay_down);
        if [home, onward, card].iter().any(|texts| says(read, texts)) { vec![Key::A] } else { Vec::new() }
    }

    fn is_table(read: &str) -> bool {
        let titles: [fn(&Words) -> &'static str; 12] = [
            |words| words.events_caption,
            |words| words.gangster_roll,
            |words| words.your_dice,
            |words| words.new_event,
            |words| words.penalty,
            |words| words.may_report,
            |words| words.who_is_there,
            |words| words.what_followed,
            |words| words.red_line_n,
            |words| words.who_was_right,
            |words| words.badge_of,
            |words| words.evidence_of,
        ];
        let titled = titles.iter().any(|text| says(read, &in_all(|language| text(Words::of(language)))));
        let reports = in_all(|language| Words::of(language).reports);
        titled || says(read, &event_names()) || says(read, &reports)
    }

    /// Four officers with the dice and the cards of the box: the most entries.
    fn longest_setup() -> Setup {
        Setup { players: Some(4), dice: Source::Table, events: Cards::Printed, ..Setup::default() }
    }

    /// Confidant's dice and events: rivals of two, three and four, and teams.
    fn evening(choice: usize) -> Option<Setup> {
        let mode = if choice % 4 == 3 { Mode::Coop } else { Mode::Standard };
        Some(Setup { players: Some(2 + (choice % 3) as u8), mode, ..Setup::default() })
    }

    fn sensible(&self, random: &mut Random) -> Option<Vec<Action>> {
        sensible(self.table(), random).map(|action| vec![action])
    }

    /// The next turn begins, be it of the same officer.
    fn ends_turn(&self) -> bool {
        matches!(self.table().pending(), Some(Task::Turn(_)))
    }

    fn heading(&self, turn: &[Action]) -> &'static str {
        match turn {
            [Action::Resolved(..)] => "event resolved",
            [.., Action::Report(_)] | [.., Action::GoOn(_)] => "last turns, with the report",
            _ if turn.iter().any(|action| matches!(action, Action::Hours(..))) => "turn",
            _ => "before the first turn",
        }
    }

    fn twin_setups(choice: usize, random: &mut Random) -> Option<[(Setup, u64); 2]> {
        Some(Self::beginnings(choice, random).setups)
    }

    fn tour(walk: &mut Walk) {
        tour::tiny_epic_clock::walk(walk);
    }
}
