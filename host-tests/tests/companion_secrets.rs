//! Nothing leaks: two games that differ in a secret alone show the table the same pixels, in the same steps, with the
//! same sounds.

use confidant_companion::clock::ClockSetting;
use confidant_companion::{Key, Millis, Tone};
use confidant_core::game::{Game, Turn};
use confidant_core::scotland_yard::{Action, LONDON, MISTER_X, Phase, ScotlandYard, Setup, Station};
use host_tests::device::{Device, Driver as _, Step, begin, tour};
use host_tests::play::{Random, legal};

/// A random game, some rounds long, and still running.
fn some_game(random: &mut Random, voluntary: bool) -> (Setup, Vec<Action>) {
    loop {
        let count = 3 + random.below(3);
        let mut cards: Vec<Station> = LONDON.classic.detective_cards.into_iter().collect();
        let mut draw = |random: &mut Random| cards.remove(random.below(cards.len()));
        let detectives = (0..count).map(|_| draw(random)).collect();
        let setup = Setup {
            detectives: Some(count as u8),
            mister_x_start: Some(draw(random)),
            detective_start: Some(detectives),
            voluntary_reveal: voluntary,
            ..Setup::default()
        };
        let mut game = ScotlandYard::start(&setup, &LONDON, 0).expect("a good set-up");
        let mut actions = Vec::new();
        while actions.len() < 24 {
            let choices: Vec<Action> =
                legal(&game).into_iter().filter(|action| !matches!(action, Action::Reveal(_))).collect();
            let Some(action) = random.one_of(&choices) else { break };
            game.play(action).expect("a legal action");
            actions.push(action);
        }
        if matches!(game.turn(), Turn::Of(_)) {
            return (setup, actions);
        }
    }
}

/// Another game of which the table sees exactly the same.
fn twin(setup: &Setup, actions: &[Action], random: &mut Random) -> Option<(Setup, Vec<Action>)> {
    let mut starts: Vec<Station> = LONDON.classic.mister_x_cards.into_iter().collect();
    while !starts.is_empty() {
        let start = starts.remove(random.below(starts.len()));
        let other = Setup { mister_x_start: Some(start), ..setup.clone() };
        if Some(start) == setup.mister_x_start {
            continue;
        }
        let Ok(game) = ScotlandYard::start(&other, &LONDON, 0) else { continue };
        let like = ScotlandYard::start(setup, &LONDON, 0).expect("a good set-up");
        if game.table() != like.table() {
            continue;
        }
        let mut fuel = 4000;
        if let Some(found) = follow(&game, &like, actions, random, &mut fuel) {
            return Some((other, found));
        }
    }
    None
}

fn follow(
    game: &ScotlandYard,
    like: &ScotlandYard,
    actions: &[Action],
    random: &mut Random,
    fuel: &mut u32,
) -> Option<Vec<Action>> {
    let Some((&action, rest)) = actions.split_first() else { return Some(Vec::new()) };
    *fuel = fuel.checked_sub(1)?;
    let mut like = like.clone();
    like.play(action).ok()?;
    let same_kind = |other: &Action| match (action, *other) {
        (Action::Flee(a), Action::Flee(b)) => a.ticket == b.ticket,
        (Action::Double(a, b), Action::Double(c, d)) => a.ticket == c.ticket && b.ticket == d.ticket,
        (a, b) => a == b,
    };
    let mut choices: Vec<Action> = legal(game).into_iter().filter(same_kind).collect();
    while !choices.is_empty() {
        let choice = choices.remove(random.below(choices.len()));
        let mut next = game.clone();
        next.play(choice).ok()?;
        if next.table() == like.table()
            && let Some(mut found) = follow(&next, &like, rest, random, fuel)
        {
            found.insert(0, choice);
            return Some(found);
        }
    }
    None
}

/// Everything that the table sees and hears of a game: pictures, tones, light, and when the next picture is due.
#[derive(PartialEq)]
struct Seen {
    pictures: Vec<u64>,
    tones: Vec<Tone>,
    lights: Vec<u8>,
    ticks: Vec<Option<Millis>>,
}

struct Onlooker {
    device: Device,
    seen: Seen,
}

impl Onlooker {
    fn look(&mut self) {
        let picture = host_tests::screens::Picture::of(self.device.look());
        self.seen.pictures.push(picture.hash());
        self.seen.lights.push(self.device.light());
        self.seen.ticks.push(self.device.next_tick());
    }

    /// Looks at everything that moves by itself in the next moment.
    fn stare(&mut self) {
        let mut left: Millis = 400;
        self.look();
        while let Some(time) = self.device.next_tick().filter(|&time| time <= left) {
            self.device.wait(time);
            left -= time;
            self.look();
        }
        self.device.wait(left);
    }

    fn tap(&mut self, key: Key) {
        self.device.tap(key);
        self.look();
    }

    fn around(&mut self) {
        self.look();
        for key in [Key::X, Key::X, Key::Up, Key::B, Key::Left, Key::Left, Key::Right, Key::Right] {
            self.tap(key);
        }
        self.device.menu();
        self.look();
        self.tap(Key::Up);
        self.tap(Key::B);
    }
}

/// What is to be done after this action.
fn phase_after(game: &ScotlandYard, action: Action) -> Phase {
    let mut game = game.clone();
    game.play(action).expect("a legal action");
    game.view().phase()
}

fn watch(setup: &Setup, actions: &[Action]) -> Seen {
    let device = Device::with(begin::<ScotlandYard>(setup, 0, &[], ClockSetting::Up, true), 7);
    let seen = Seen { pictures: Vec::new(), tones: Vec::new(), lights: Vec::new(), ticks: Vec::new() };
    let mut onlooker = Onlooker { device, seen };
    let mut game = ScotlandYard::start(setup, &LONDON, 0).expect("a good set-up");
    onlooker.tap(Key::A);
    onlooker.tap(Key::B);
    for &action in actions {
        let way = game.way(action);
        let (secret, steps) = (way.is_secret(), way.steps());
        let decides = secret && matches!(action, Action::Hide);
        if !decides {
            onlooker.around();
            onlooker.tap(Key::A);
        }
        if secret {
            onlooker.device.press(Key::Y);
            onlooker.device.wait(200);
            onlooker.look();
            onlooker.device.wait(200);
            let (last, first) = steps.split_last().expect("some steps");
            let Step::Press(last) = last else { panic!("the last step is a key") };
            // However long it takes behind the hold, the last key comes at the same time.
            let begun = onlooker.device.now();
            for step in first {
                assert!(onlooker.device.step(step), "{action}:\n{}", onlooker.device.read());
            }
            let taken = onlooker.device.now() - begun;
            onlooker.device.wait(9_000 - taken);
            // Let go in the middle of it.
            onlooker.device.release(Key::Y);
            onlooker.stare();
            onlooker.device.press(Key::Y);
            onlooker.device.wait(400);
            // A list that is opened again begins at another row.
            if let Some(step @ Step::Choose(_)) = first.last() {
                assert!(onlooker.device.step(step), "{action}:\n{}", onlooker.device.read());
            }
            // The table sees what follows from the moment on in which it is stored.
            onlooker.device.press(*last);
            if !matches!(phase_after(&game, action), Phase::Decide) {
                onlooker.stare();
            }
            onlooker.device.wait(100);
            onlooker.device.release(*last);
            onlooker.device.release(Key::Y);
        } else {
            for step in steps {
                assert!(onlooker.device.step(step), "{action}:\n{}", onlooker.device.read());
                onlooker.look();
            }
        }
        onlooker.look();
        game.play(action).expect("a legal action");
        // Banners, and whatever entry screen is open.
        let table = game.table();
        if table.trail().last().is_some_and(|window| window.stop.is_some()) && secret && !decides {
            onlooker.device.press(Key::A);
            onlooker.stare();
            onlooker.device.release(Key::A);
        }
        if !secret && game.turn() != Turn::Of(MISTER_X) {
            onlooker.tap(Key::B);
        }
    }
    onlooker.device.boot();
    onlooker.look();
    onlooker.tap(Key::A);
    onlooker.tap(Key::B);
    onlooker.around();
    onlooker.seen.tones = onlooker.device.tones.clone();
    onlooker.seen
}

#[test]
fn the_table_sees_and_hears_the_same_whatever_the_secret() {
    let mut random = Random::new(4);
    let mut pairs = 0;
    let mut pictures = 0;
    let mut inverted = 0;
    while pairs < 12 {
        let (setup, actions) = some_game(&mut random, pairs % 3 == 2);
        let Some((other_setup, other_actions)) = twin(&setup, &actions, &mut random) else { continue };
        assert!(actions != other_actions, "the twin differs in the secret");
        let one = watch(&setup, &actions);
        let other = watch(&other_setup, &other_actions);
        let first = one.pictures.iter().zip(&other.pictures).position(|(a, b)| a != b);
        assert_eq!(first, None, "picture {first:?} of pair {pairs} differs");
        let first = one.ticks.iter().zip(&other.ticks).position(|(a, b)| a != b);
        assert_eq!(first, None, "after picture {first:?} of pair {pairs} the next one comes at another time");
        assert!(one == other, "pair {pairs}: tones, light or steps differ");
        pairs += 1;
        pictures += one.pictures.len();
        inverted += one.ticks.iter().filter(|&&time| time == Some(80)).count();
    }
    assert!(pictures > 1000, "{pictures} pictures compared");
    assert!(inverted > 50, "tickets were laid while the table looked: {inverted}");
}

#[test]
fn what_is_behind_the_hold_is_marked_as_such_and_nothing_else_is() {
    use confidant_companion::draw::palette::WAX;
    use confidant_companion::texts::Language;
    for stop in tour(Language::English) {
        let corner = stop.picture.pixels[0];
        let code_entry = stop.name.contains("/code") && !stop.name.contains("code-set");
        let ends = stop.name.contains("end-");
        if stop.secret || code_entry {
            assert!(corner == WAX, "{} has the red frame", stop.name);
        } else if !ends {
            assert!(corner != WAX, "{} has no red frame", stop.name);
        }
    }
}
