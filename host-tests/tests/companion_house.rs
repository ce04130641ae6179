//! The house tells nothing: two games that differ only in a secret look, sound and rest alike on every screen of it that can
//! be reached before their end.

use confidant_companion::clock::ClockSetting;
use confidant_companion::{Key, Millis};
use host_tests::device::{Beginning, Device, Driver, HostStore, WithDriver, begin, twins, with_each};
use host_tests::play::Random;
use host_tests::screens::without_proofs;

/// Rows of a menu or of settings; more than any has.
const ROWS: usize = 14;

/// A moment: the picture, the words, how many tones there were, the light, and when it would change by itself.
type Moment = (u64, String, usize, u8, Option<Millis>);

fn moment(device: &mut Device) -> Moment {
    let spoken = device.spoken();
    let words = spoken.iter().flat_map(|said| said.split([' ', '.', ','])).filter(|word| !is_proof(word));
    let words = words.collect::<Vec<_>>().join(" ");
    let canvas = device.look();
    // Signs of a proof are of the secret, and hide it. The rest of such a picture is what is spoken.
    let has_proof = canvas.trace().read().split_whitespace().any(is_proof);
    let picture = if has_proof { 0 } else { without_proofs(canvas).hash() };
    (picture, words, device.tones.len(), device.light(), device.next_tick())
}

/// Whether these are signs of a proof: four, or five and five.
fn is_proof(word: &str) -> bool {
    let is_sign = |sign: char| sign.is_ascii_digit() || sign.is_ascii_uppercase();
    match word.split('-').collect::<Vec<_>>()[..] {
        [four] => four.len() == 4 && four.chars().all(is_sign),
        [one, two] => [one, two].iter().all(|five| five.len() == 5 && five.chars().all(is_sign)),
        _ => false,
    }
}

/// Every screen of the house that is a few keys away, each from a new start.
fn rooms(store: &HostStore) -> Vec<(String, Moment)> {
    let mut all = Vec::new();
    let mut visit = |way: &[Key], from_menu: bool| {
        let mut device = Device::with(store.clone(), 7);
        device.wait(1_000);
        if from_menu {
            device.tap(Key::A);
            device.wait(1_000);
            device.menu();
        }
        for &key in way {
            device.tap(key);
            all.push((format!("{way:?} from the menu: {from_menu}"), moment(&mut device)));
        }
    };
    visit(&[Key::Down, Key::Down, Key::A, Key::B, Key::Up, Key::A], false);
    for row in 0..5 {
        let more: Vec<Key> = [Key::X].into_iter().chain(vec![Key::Down; row]).collect();
        visit(&[&more[..], &[Key::A, Key::Down, Key::A, Key::X]].concat(), false);
    }
    for row in 0..ROWS {
        let there = vec![Key::Down; row];
        visit(&[&there[..], &[Key::A, Key::X, Key::Down, Key::Right]].concat(), true);
    }
    all
}

struct Rooms;

impl WithDriver for Rooms {
    type Output = usize;

    fn with<G: Driver>(self) -> usize {
        let mut random = Random::new(17);
        let mut pairs = 0;
        for _ in 0..4 {
            let length = 1 + random.below(12);
            let Some(pair) = twins::<G>(&mut random, length) else { break };
            let [one, other] = pair.each_ref().map(|game: &Beginning<G>| {
                let mut store = begin::<G>(&game.setup, game.seed, &[], ClockSetting::Up, true);
                for action in &game.actions {
                    store.append_all::<G>(&[&action.to_string()]);
                }
                rooms(&store)
            });
            for ((way, one), (_, other)) in one.iter().zip(&other) {
                assert_eq!(one, other, "{way}");
            }
            pairs += 1;
        }
        pairs
    }
}

#[test]
fn no_screen_of_the_house_tells_a_secret_of_the_running_game() {
    let pairs: Vec<usize> = with_each(|| Rooms);
    assert!(pairs.iter().filter(|&&pairs| pairs == 4).count() >= 4, "{pairs:?}");
}
