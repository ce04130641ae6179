//! Properties of pages, wherever random keys lead in random games: a key that the bar names does something, a key that
//! means nothing says so and changes nothing else, and in the house no key does anything that the bar does not name; a
//! finger does what keys do, held B is the menu, a second press enters nothing, and every page is spoken in sentences,
//! sign by sign, in every language.

use std::collections::BTreeSet;

use confidant_companion::clock::ClockSetting;
use confidant_companion::draw::parts::hints::BOTTOM;
use confidant_companion::draw::trace::Said;
use confidant_companion::draw::{Area, Canvas};
use confidant_companion::games::Moments;
use confidant_companion::journal::{Entry, Record};
use confidant_companion::settings::Settings;
use confidant_companion::spoken::names_wanted;
use confidant_companion::texts::Language;
use confidant_companion::{Key, Millis};
use host_tests::device::{Device, Driver, HostStore, Step, Way, WithDriver, begin, entry_of, with_each};
use host_tests::play::Random;
use host_tests::screens::contrast;

/// How many walks a game takes, and how many keys a walk has.
const WALKS: u64 = 3;
const STEPS: usize = 14;
/// The bar and, where there are two rows of hints, the one above it.
const BAR: i32 = BOTTOM - 24;

/// A way to a page that can be gone again, so that each key can be tried there.
#[derive(Clone)]
struct Walk {
    store: HostStore,
    /// The house, without the game.
    at_home: bool,
    held: bool,
    keys: Vec<Key>,
}

impl Walk {
    /// Goes all the way; what is seen on it counts as seen.
    fn go(&self) -> Device {
        let mut device = Device::with(self.store.clone(), 7);
        device.wait(2_000);
        if !self.at_home {
            device.tap(Key::A);
            settle(&mut device);
        }
        if self.held {
            device.look_in();
            settle(&mut device);
        }
        for &key in &self.keys {
            tap(&mut device, key);
        }
        device
    }
}

fn tap(device: &mut Device, key: Key) {
    device.tap(key);
    settle(device);
}

/// Waits until nothing moves and the bar has answered.
fn settle(device: &mut Device) {
    for _ in 0..2 {
        device.look();
        device.wait(1_000);
    }
}

/// The keys whose caps stand in the bar; none where any key goes on.
fn named(canvas: &Canvas) -> Option<Vec<Key>> {
    let trace = canvas.trace();
    if trace.targets().iter().any(|target| target.area == Area::SCREEN) {
        return None;
    }
    let caps = [(Key::A, "A"), (Key::B, "B"), (Key::X, "X")];
    let stands = |cap: &str| trace.lines().iter().any(|line| line.area.y >= BAR && line.text == cap);
    Some(caps.into_iter().filter(|(_, cap)| stands(cap)).map(|(key, _)| key).collect())
}

/// What stands above the bar: words, signs and what is lit.
fn above_bar(canvas: &Canvas) -> (Vec<String>, Vec<String>) {
    let lines = canvas.trace().lines().iter().filter(|line| line.area.y < BAR);
    (lines.map(|line| format!("{:?} {}", line.area, line.text)).collect(), canvas.trace().chosen().to_vec())
}

/// What is wrong with the page at the end of a walk.
fn faults(walk: &Walk, found: &mut BTreeSet<String>) {
    let mut here = walk.go();
    let Some(bar) = named(here.look()) else { return };
    let before = above_bar(here.look());
    let read = here.read();
    for key in [Key::A, Key::X, Key::B] {
        // Behind the hold the stick does everything, and B is there for nobody.
        if walk.held && key == Key::B {
            continue;
        }
        let mut device = walk.go();
        let stored = device.store.records.len();
        device.wait(2_000);
        device.tap(key);
        let nothing = device.reads_any(|texts| texts.key_nothing);
        let fault = match (bar.contains(&key), nothing) {
            (true, true) => "is named and does nothing",
            // A bar has room for three keys: some pages of games have a fourth.
            (false, false) if walk.at_home => "does something and is not named",
            (false, true) if device.store.records.len() != stored => "means nothing and stores",
            (false, true) if above_bar(device.look()) != before => "means nothing and changes the page",
            _ => continue,
        };
        found.insert(format!("{key:?} {fault} on\n{read}"));
    }
}

/// What is wrong with the page as it is seen, touched and heard, and with what is pressed twice or held there.
fn more_faults(walk: &Walk, guarded: bool, found: &mut BTreeSet<String>) {
    let mut here = walk.go();
    let read = here.read();
    let mut fault = |what: String| {
        found.insert(format!("{what} on\n{read}"));
    };
    for what in looks_wrong(&mut here).into_iter().chain(sounds_wrong(&mut here)) {
        fault(what);
    }
    if named(here.look()).is_none() {
        return;
    }
    for (area, texts) in rows(here.look()) {
        let mut device = walk.go();
        let (x, y) = (area.x + 16, area.y + area.height / 2);
        let target = device.look().trace().targets().into_iter().find(|target| target.area.has(x, y));
        let Some(target) = target else {
            // The lit setting has its arrows; there is nothing else to do to it.
            if !device.look().trace().chosen().contains(&texts[0]) {
                fault(format!("a finger finds nothing on {texts:?}"));
            }
            continue;
        };
        target.steps.iter().for_each(|&key| tap(&mut device, key));
        let lit = device.look().trace().chosen().to_vec();
        if !lit.contains(&texts[0]) && !walk.held {
            fault(format!("a finger on {texts:?} lights {lit:?}"));
        }
    }
    if walk.held {
        return;
    }
    let mut device = walk.go();
    device.menu();
    let home = device.reads_any(|texts| texts.new_game);
    if walk.at_home != home || !walk.at_home && !device.is_menu() {
        fault(format!("held B leads to\n{}", device.read()));
    }
    for key in [Key::A, Key::X, Key::Right].into_iter().filter(|_| guarded) {
        let mut device = walk.go();
        device.wait(2_000);
        let before = acts(&device);
        hasty(&mut device, key);
        let first = acts(&device);
        device.wait(200);
        hasty(&mut device, key);
        if first > before && acts(&device) > first {
            fault(format!("{key:?} twice enters twice"));
        }
    }
}

/// How many moves were entered.
fn acts(device: &Device) -> usize {
    let is_act = |bytes: &&Vec<u8>| matches!(Record::decode(bytes), Ok(Record { entry: Entry::Act(_), .. }));
    device.store.records.iter().filter(is_act).count()
}

/// Presses a key without waiting until keys rest no more, as a trembling hand does.
fn hasty(device: &mut Device, key: Key) {
    device.press(key);
    device.wait(40);
    device.release(key);
}

/// Texts too wide, off the screen, cut, or too pale.
fn looks_wrong(device: &mut Device) -> Vec<String> {
    let trace = device.look().trace();
    let pale = trace.lines().iter().filter_map(|line| {
        let ratio = contrast(line.colour, line.ground?);
        (ratio < 4.5).then(|| format!("a contrast of {ratio:.1} of {:?}", line.text))
    });
    trace.faults().iter().cloned().chain(pale).collect()
}

/// Sentences that lack something: a full stop, the plate, the keys, the name of a sign.
fn sounds_wrong(device: &mut Device) -> Vec<String> {
    let said = device.spoken();
    let wanted = names_wanted(device.look().trace());
    let whole = said.join(" ").to_lowercase();
    let mut wrong = Vec::new();
    for name in wanted.into_iter().map(|sign| device.called(sign.icon)) {
        if name.is_empty() || !whole.contains(&name.to_lowercase()) {
            wrong.push(format!("a sign that is not named ({name:?})"));
        }
    }
    let ends = |said: &String| said.ends_with(['.', '!', '?', '…', ':']);
    wrong.extend(said.iter().filter(|said| !ends(said)).map(|said| format!("no sentence: {said:?}")));
    let trace = device.look().trace();
    for (_, part) in trace.parts() {
        match part {
            Said::Plate([title, _]) if !said[0].starts_with(title.as_str()) => {
                wrong.push(format!("{title:?} is not said first: {said:?}"));
            }
            Said::Keys(keys) => {
                let last = said.last().expect("a page that says something");
                let missing = keys.iter().filter(|(_, word)| !last.contains(word.as_str()));
                wrong.extend(missing.map(|key| format!("{key:?} is not said last: {said:?}")));
            }
            _ => {}
        }
    }
    if said.is_empty() {
        wrong.push("nothing is said".to_owned());
    }
    wrong
}

/// The rows of a page, by their words.
fn rows(canvas: &Canvas) -> Vec<(Area, [String; 3])> {
    let row = |part: &(Area, Said)| match part {
        (area, Said::Row { texts, at: Some(_), .. }) => Some((*area, texts.clone())),
        _ => None,
    };
    canvas.trace().parts().iter().filter_map(row).collect()
}

fn in_language(mut store: HostStore, number: u64) -> HostStore {
    let language = Language::English.after(number as usize);
    let settings = Settings { language, welcomed: true, asked_boxes: u8::MAX, ..Settings::new() };
    store.settings = settings.encode().map(|bytes| bytes.to_vec());
    store
}

struct Walks;

impl WithDriver for Walks {
    type Output = BTreeSet<String>;

    fn with<G: Driver>(self) -> Self::Output {
        let mut found = BTreeSet::new();
        for number in 0..WALKS {
            let mut random = Random::new(number);
            let Some(setup) = (0..20).rev().find_map(|more| G::by_keys(number as usize + more)) else {
                continue;
            };
            let mut store: HostStore = begin::<G>(&setup, number, &[], ClockSetting::Off, true);
            let mut game = G::start(&setup, G::printed(), number).expect("a set-up that screens play");
            for _ in 0..random.below(30) {
                let usual = game.usual(&mut random);
                let Some(action) = random.one_of(&usual) else { break };
                if game.play(action).is_ok() {
                    store.append(entry_of(&action));
                }
            }
            let held = number % 3 == 2;
            let store = in_language(store, number);
            let mut walk = Walk { store, at_home: false, held, keys: Vec::new() };
            for _ in 0..STEPS {
                faults(&walk, &mut found);
                more_faults(&walk, <G::Flow as Moments>::GUARDED, &mut found);
                let keys = [Key::Up, Key::Down, Key::Left, Key::Right, Key::A, Key::B, Key::X];
                walk.keys.extend(random.one_of(if held { &keys[..4] } else { &keys[..] }));
            }
        }
        found
    }
}

/// Plays random games, and enters each move with a key that is pressed twice: what the second press entered for somebody
/// else, however soon it came.
struct Slips;

impl WithDriver for Slips {
    type Output = (BTreeSet<String>, usize);

    fn with<G: Driver>(self) -> Self::Output {
        let (mut found, mut tried) = (BTreeSet::new(), 0);
        for number in 0..if <G::Flow as Moments>::GUARDED { WALKS } else { 0 } {
            let mut random = Random::new(100 + number);
            let Some(setup) = (0..20).rev().find_map(|more| G::by_keys(number as usize + more)) else {
                continue;
            };
            let mut store: HostStore = begin::<G>(&setup, number, &[], ClockSetting::Off, true);
            let mut game = G::start(&setup, G::printed(), number).expect("a set-up that screens play");
            for _ in 0..2 * STEPS {
                let usual = game.usual(&mut random);
                let Some(action) = random.one_of(&usual) else { break };
                let mut next = game.clone();
                if next.play(action).is_err() {
                    break;
                }
                let way = game.way(action);
                if random.below(3) == 0 {
                    for gap in (0..600).step_by(50).chain([599]) {
                        tried += usize::from(enters_for_another(&store, &game, &next, &way, gap, &mut found));
                    }
                }
                store.append(entry_of(&action));
                game = next;
            }
        }
        (found, tried)
    }
}

/// Enters this with a second press so long after the first one; whether that could be tried.
fn enters_for_another<G: Driver>(
    store: &HostStore,
    game: &G,
    next: &G,
    way: &Way,
    gap: Millis,
    found: &mut BTreeSet<String>,
) -> bool {
    let Some((&Step::Press(key), first)) = way.steps().split_last() else { return false };
    let mut device: Device = Device::with(store.clone(), 7);
    device.tap(Key::A);
    device.press_way::<G>(&match way {
        Way::Open(_) => Way::Open(first.to_vec()),
        Way::Secret(seat, _) => Way::Secret(*seat, Vec::new()),
    });
    if let Way::Secret(..) = way {
        // Let go of again: the secret is opened anew, and kept open.
        if G::BY_LOOK {
            device.look_in();
        } else {
            device.open();
        }
        if !first.iter().all(|step| device.step(step)) {
            return false;
        }
    }
    device.rest();
    let before = acts(&device);
    device.press(key);
    device.wait(gap.min(40));
    device.release(key);
    device.wait(gap.saturating_sub(40));
    let entered = acts(&device);
    if entered != before + 1 {
        return false;
    }
    let read = device.read();
    device.press(key);
    device.wait(40);
    device.release(key);
    let another = game.turn() != next.turn();
    if acts(&device) > entered && (another || gap < 400) {
        found.insert(format!("{key:?} again after {gap} ms enters on\n{read}"));
    }
    true
}

#[test]
fn a_second_press_enters_nothing_for_another_person_however_soon_it_comes() {
    let all = with_each(|| Slips);
    let list: Vec<&String> = all.iter().flat_map(|(found, _)| found).collect();
    assert!(
        list.is_empty(),
        "{} slips:\n{}",
        list.len(),
        list.iter().map(|it| format!("{it}\n\n")).collect::<String>()
    );
    let tried: Vec<usize> = all.iter().map(|(_, tried)| *tried).collect();
    assert!(tried.iter().filter(|&&tried| tried >= 26).count() >= 4, "{tried:?}");
}

#[test]
fn a_key_of_a_game_that_the_bar_names_does_something_and_one_that_means_nothing_changes_nothing() {
    let found: BTreeSet<String> = with_each(|| Walks).into_iter().flatten().collect();
    let list: Vec<&String> = found.iter().collect();
    assert!(
        list.is_empty(),
        "{} faults:\n{}",
        list.len(),
        list.iter().map(|it| format!("{it}\n\n")).collect::<String>()
    );
}

#[test]
fn a_key_of_the_house_does_what_the_bar_says_and_no_other_key_does_anything() {
    let mut found = BTreeSet::new();
    for number in 0..2 * WALKS {
        let mut random = Random::new(number);
        let store = in_language(HostStore::known(), number);
        let mut walk = Walk { store, at_home: true, held: false, keys: Vec::new() };
        for _ in 0..STEPS {
            faults(&walk, &mut found);
            more_faults(&walk, true, &mut found);
            let keys = [Key::Up, Key::Down, Key::Down, Key::Left, Key::Right, Key::A, Key::B, Key::X];
            walk.keys.extend(random.one_of(&keys));
        }
    }
    let list: Vec<&String> = found.iter().collect();
    assert!(
        list.is_empty(),
        "{} faults:\n{}",
        list.len(),
        list.iter().map(|it| format!("{it}\n\n")).collect::<String>()
    );
}
