use super::*;
use confidant_companion::settings::LOUDEST;

const STORE: u32 = 7 << 1;
const KEEP: u32 = (Request::Keep as u32) << 1;
const LATCHED: u32 = 1 << 4;
const Y_DOWN: u32 = 1 << 17;

fn started() -> Body {
    let mut body = Body::new();
    body.hear(0, Heard::Start);
    body.hear(0, Heard::Language(Language::English));
    body.hear(0, Heard::LoadEnd(LoadEnd::Complete));
    assert!(reads(&mut body, "English"), "the first start: {}", body.reading());
    for key in [Key::A, Key::A] {
        tap(&mut body, 0, key);
    }
    body
}

fn tap(body: &mut Body, now: Millis, key: Key) {
    for heard in [Heard::Press(key), Heard::Release(key)] {
        while body.hear(now, heard) & STORE != 0 {
            if body.hear(now, Heard::Stored) & STORE == 0 {
                break;
            }
        }
    }
    // The seal and the like are made at once.
    while body.deadline() == Some(now + 1) {
        body.hear(now, Heard::Tick);
    }
}

fn reads(body: &mut Body, text: &str) -> bool {
    body.draw();
    body.reading().contains(text)
}

/// A at its time, on and on: it rests wherever a page of the set-up has just come, and after that.
fn go_on(body: &mut Body) {
    for now in [450, 900, 1_350, 1_990] {
        tap(body, now, Key::A);
    }
}

/// A game of Scotland Yard in which Mister X is to take the device.
fn at_hand_over() -> Body {
    let mut body = started();
    assert!(reads(&mut body, "New game"));
    for key in [Key::A, Key::A] {
        tap(&mut body, 10, key);
    }
    go_on(&mut body);
    assert!(reads(&mut body, "Pass to"), "{}", body.reading());
    body
}

#[test]
fn colours_keep_black_and_white() {
    assert_eq!(rgba(0), [0, 0, 0, 255]);
    assert_eq!(rgba(0xffff), [255, 255, 255, 255]);
    assert_eq!(rgba(0xfd84_u16.to_be()), [0xff, 0xb2, 0x21, 255]); // the lamp
}

#[test]
fn the_browser_s_language_counts_until_settings_are_kept() {
    let mut body = Body::new();
    body.hear(0, Heard::Start);
    body.hear(0, Heard::Language(Language::German));
    body.hear(0, Heard::LoadEnd(LoadEnd::Complete));
    assert!(reads(&mut body, "Sprache"), "{}", body.reading());
}

#[test]
fn a_click_holds_y_until_the_next_click() {
    let mut body = at_hand_over();
    assert_eq!(body.hear(2_100, Heard::Latch) & LATCHED, LATCHED);
    assert_eq!(body.hear(2_500, Heard::Tick) & LATCHED, LATCHED);
    assert!(reads(&mut body, "You are at"), "{}", body.reading());
    assert_eq!(body.hear(2_600, Heard::Latch) & (LATCHED | Y_DOWN), 0);
    assert!(reads(&mut body, "Pass to"));
}

#[test]
fn a_click_on_y_where_nothing_opens_holds_nothing() {
    let mut body = started();
    assert_eq!(body.hear(100, Heard::Latch) & (LATCHED | Y_DOWN), 0);
}

#[test]
fn a_clicked_y_comes_up_after_thirty_seconds_without_a_key_and_tells_how_many_are_left() {
    let mut body = at_hand_over();
    body.hear(2_100, Heard::Latch);
    body.hear(2_500, Heard::Tick);
    tap(&mut body, 6_000, Key::Down);
    assert_eq!(body.held_left(6_000), Some(30));
    assert_eq!(body.hear(35_900, Heard::Tick) & LATCHED, LATCHED, "the key counts");
    assert_eq!(body.held_left(35_900), Some(1));
    assert_eq!(body.deadline(), Some(36_000));
    assert_eq!(body.hear(36_000, Heard::Tick) & (LATCHED | Y_DOWN), 0);
    assert_eq!(body.held_left(36_000), None);
    assert!(reads(&mut body, "Pass to"));
}

/// While Y is held: an arm of the rose on which something is spoken to lie, else the row that is lit.
fn move_by_ear(body: &mut Body) {
    const ARMS: [(&str, Key); 4] =
        [("Up: ", Key::Up), ("Left: ", Key::Left), ("Right: ", Key::Right), ("Down: ", Key::Down)];
    for now in (3_000..30_000).step_by(400) {
        if !body.latched {
            return;
        }
        body.draw();
        // The last sentence is that of the keys.
        let spoken: Vec<&str> = body.reading().lines().rev().skip(1).collect();
        let lies = |&(arm, _): &(&str, Key)| {
            spoken.iter().any(|said| said.strip_prefix(arm).is_some_and(|rest| rest != "empty."))
        };
        let key = ARMS.iter().find(|arm| lies(arm)).map_or(Key::Right, |&(_, key)| key);
        tap(body, now, key);
    }
}

#[test]
fn a_clicked_y_comes_up_when_the_entry_is_made() {
    let mut body = at_hand_over();
    body.hear(2_100, Heard::Latch);
    body.hear(2_500, Heard::Tick);
    move_by_ear(&mut body);
    assert!(!body.latched);
    assert_eq!(body.down, 0);
}

/// While Y is held: the arms of each letter of this code, two for each, as they are spoken.
fn spell_by_ear(body: &mut Body, from: Millis, code: &str) {
    const ARMS: [(&str, Key); 4] =
        [("Up: ", Key::Up), ("Left: ", Key::Left), ("Right: ", Key::Right), ("Down: ", Key::Down)];
    let flicks = code.chars().flat_map(|letter| [letter; 2]);
    for (now, letter) in (from..).step_by(400).zip(flicks) {
        body.draw();
        let spoken = body.reading().to_owned();
        let lies = |&(arm, _): &(&str, Key)| {
            spoken.lines().any(|said| said.strip_prefix(arm).is_some_and(|rest| rest.contains(letter)))
        };
        let key = ARMS.iter().find(|arm| lies(arm)).map(|&(_, key)| key);
        tap(body, now, key.unwrap_or_else(|| panic!("no arm has {letter}: {spoken}")));
    }
}

#[test]
fn a_clicked_y_is_held_while_a_code_is_chosen_and_entered() {
    let mut body = started();
    for key in [Key::A, Key::A] {
        tap(&mut body, 10, key);
    }
    for key in [Key::A, Key::Down, Key::Down, Key::Down, Key::Right] {
        tap(&mut body, 450, key);
    }
    assert_eq!(body.hear(1_000, Heard::Latch) & LATCHED, LATCHED);
    body.hear(1_400, Heard::Tick);
    spell_by_ear(&mut body, 2_000, "BEADBEAD");
    for now in [10_000, 10_600, 11_200] {
        tap(&mut body, now, Key::A);
    }
    assert!(reads(&mut body, "Enter code"), "{}", body.reading());
    assert_eq!(body.hear(12_100, Heard::Latch) & LATCHED, LATCHED);
    body.hear(12_500, Heard::Tick);
    spell_by_ear(&mut body, 13_000, "BEAD");
    assert!(reads(&mut body, "You are at"), "{}", body.reading());
}

#[test]
fn lost_focus_lets_go_of_every_key() {
    let mut body = at_hand_over();
    body.hear(2_100, Heard::Latch);
    body.hear(2_500, Heard::Tick);
    body.hear(2_510, Heard::Press(Key::Left));
    assert_eq!(body.hear(2_520, Heard::LostFocus) & (LATCHED | Y_DOWN), 0);
    assert_eq!(body.down, 0);
    assert!(reads(&mut body, "Pass to"));
}

#[test]
fn a_real_y_takes_over_from_a_clicked_one() {
    let mut body = at_hand_over();
    body.hear(2_100, Heard::Latch);
    assert_eq!(body.hear(2_110, Heard::Press(Key::Y)) & (LATCHED | Y_DOWN), Y_DOWN);
    assert_eq!(body.hear(2_120, Heard::Release(Key::Y)) & Y_DOWN, 0);
}

#[test]
fn entropy_does_not_stay_in_the_buffer() {
    let mut body = Body::new();
    body.exchange.fill(7);
    body.hear(0, Heard::Start);
    assert!(body.exchange.iter().all(|&byte| byte == 0));
}

/// Whether a fresh body reads this record in this place.
fn reads_record(place: u32, bytes: &[u8]) -> bool {
    let mut body = Body::new();
    body.exchange[..bytes.len()].copy_from_slice(bytes);
    body.reads(place, bytes.len())
}

/// The record that a body stores when a game is begun.
fn begun() -> Record {
    let mut body = started();
    for (now, key) in [(10, Key::A), (10, Key::A), (450, Key::A), (900, Key::A)] {
        tap(&mut body, now, key);
    }
    let mut word = body.hear(1_350, Heard::Press(Key::A));
    for _ in 0..4 {
        if let Ok(record) = Record::decode(&body.exchange[..body.store_len()])
            && word & STORE != 0
        {
            return record;
        }
        word = body.hear(1_350, Heard::Stored);
    }
    panic!("no game was begun");
}

#[test]
fn a_journal_of_this_program_is_read() {
    let record = begun();
    let bytes = record.encode().unwrap();
    assert!(reads_record(0, &bytes));
    assert!(!reads_record(1, &bytes), "a beginning in the middle");
    let pause = Record { number: 1, elapsed: 0, entry: Entry::Pause(true) }.encode().unwrap();
    assert!(reads_record(1, &pause));
    assert!(!reads_record(0, &pause), "no beginning");
    assert!(!reads_record(1, &pause[1..]), "damaged");
    assert!(!Body::new().reads(1, EXCHANGE_LEN + 1), "longer than any record");
}

#[test]
fn a_journal_of_other_rules_tables_or_games_is_not_read() {
    type Change = fn(&mut confidant_companion::journal::Begin);
    let changes: [Change; 3] = [
        |begin| begin.rules ^= 1,
        |begin| begin.tables ^= 1,
        |begin| begin.game = confidant_companion::games::Kind::new(200),
    ];
    for (index, change) in changes.into_iter().enumerate() {
        let mut record = begun();
        let Entry::Begin(begin) = &mut record.entry else { panic!("the first record begins the game") };
        change(begin);
        assert!(!reads_record(0, &record.encode().unwrap()), "change {index}");
    }
}

/// Presses what a finger on this pixel does.
fn touch(body: &mut Body, x: i32, y: i32) -> bool {
    body.draw();
    let word = body.touched(x, y);
    let steps = body.exchange[..(word & 0xff) as usize].to_vec();
    for step in &steps {
        tap(body, 2_000, Key::ALL[usize::from(*step)]);
    }
    let key = Key::ALL.get((word >> 8).wrapping_sub(1) as usize).copied();
    key.inspect(|&key| tap(body, 2_000, key)).is_some() || !steps.is_empty()
}

/// Where the middle of this text is on the picture.
fn place(body: &mut Body, text: &str) -> (i32, i32) {
    body.draw();
    let lines = body.canvas.trace().lines();
    let area = lines.iter().find(|line| line.text == text).unwrap_or_else(|| panic!("{text}")).area;
    (area.x + area.width / 2, area.y + area.height / 2)
}

fn touch_text(body: &mut Body, text: &str) {
    let (x, y) = place(body, text);
    assert!(touch(body, x, y), "{text}");
}

#[test]
fn a_finger_on_a_row_takes_it_and_one_on_a_hint_is_its_key() {
    let mut body = started();
    touch_text(&mut body, "More");
    assert!(reads(&mut body, "Rules in short"), "{}", body.reading());
    touch_text(&mut body, "Settings");
    touch_text(&mut body, "Sound");
    assert_eq!(body.companion.volume(), LOUDEST, "a finger on a value raises it");
    touch_text(&mut body, "Back");
    touch_text(&mut body, "Back");
    assert!(reads(&mut body, "New game"));
    assert!(!touch(&mut body, 120, 20), "there is nothing to take");
}

#[test]
fn behind_the_hold_a_finger_moves_as_the_stick_would_wherever_rows_lie() {
    let mut body = at_hand_over();
    body.hear(2_000, Heard::Press(Key::Y));
    body.hear(2_400, Heard::Tick);
    assert!(reads(&mut body, "You are at"));
    for (x, y, key) in [
        (120, 3, Key::Up),
        (60, 50, Key::Up),
        (120, 236, Key::Down),
        (180, 190, Key::Down),
        (3, 120, Key::Left),
        (50, 60, Key::Left),
        (236, 120, Key::Right),
        (190, 180, Key::Right),
        (120, 120, Key::B),
    ] {
        assert_eq!(body.touched(x, y), (key as u32 + 1) << 8, "{x}, {y}");
    }
}

#[test]
fn the_picture_never_goes_dark() {
    let light = |answer: u32| (answer >> 9) & 0xFF;
    let mut body = started();
    assert_eq!(light(body.hear(10, Heard::Tick)), 100);
    assert_eq!(light(body.hear(40_000, Heard::Tick)), 30);
    assert_eq!(light(body.hear(4_000_000, Heard::Tick)), 30);
    // So a finger takes what it points at.
    touch_text(&mut body, "More");
    assert!(reads(&mut body, "Rules in short"));
}

/// A text into the exchange buffer; how many bytes.
fn write(body: &mut Body, text: &str) -> usize {
    body.exchange[..text.len()].copy_from_slice(text.as_bytes());
    text.len()
}

#[test]
fn a_name_is_typed_at_once() {
    const ASKED: u32 = 1 << 6;
    let mut body = started();
    for key in [Key::A, Key::A] {
        tap(&mut body, 10, key);
    }
    for key in [Key::A, Key::Down, Key::Down, Key::Right] {
        tap(&mut body, 450, key);
    }
    assert_eq!(body.state() & ASKED, 0);
    tap(&mut body, 900, Key::A);
    assert_eq!(body.state() & ASKED, ASKED, "{}", body.reading());
    for (text, fits) in
        [("Zoë", true), ("  Zoë ", true), ("", true), ("漢", false), ("Wwwwwwwwwwwwwww", false)]
    {
        let len = write(&mut body, text);
        assert_eq!(body.takes_text(len), fits, "{text}");
    }
    let len = write(&mut body, "漢");
    body.hear(920, Heard::Text(len));
    assert_eq!(body.state() & ASKED, ASKED, "it is still asked for");
    let len = write(&mut body, " Zoë ");
    let word = body.hear(920, Heard::Text(len));
    assert_eq!(word & STORE, KEEP, "the name is remembered");
    body.hear(920, Heard::Stored);
    assert_eq!(body.state() & ASKED, ASKED, "on to the next one without a name");
    tap(&mut body, 930, Key::B);
    assert_eq!(body.state() & ASKED, 0);
    assert!(reads(&mut body, "Zoë"), "{}", body.reading());
}

#[test]
fn there_is_one_sound_switch() {
    const SOUNDS: u32 = 3 << 2;
    let mut body = started();
    assert_ne!(body.state() & SOUNDS, 0);
    assert_eq!(body.hear(10, Heard::Sound(false)) & STORE, KEEP, "it is kept");
    body.hear(10, Heard::Stored);
    assert_eq!(body.state() & SOUNDS, 0);
    assert_eq!(body.hear(20, Heard::Press(Key::Down)) >> 5 & 15, 0, "no tone");
}

#[test]
fn a_finger_on_a_goal_goes_there_and_the_next_one_takes_it() {
    let mut body = at_hand_over();
    body.hear(2_100, Heard::Latch);
    body.hear(2_500, Heard::Tick);
    move_by_ear(&mut body);
    let (enter, map) = ("Enter", "Go");
    for now in [33_000, 34_000, 35_000] {
        if !reads(&mut body, enter) {
            tap(&mut body, now, Key::A);
        }
    }
    assert!(reads(&mut body, enter), "{}", body.reading());
    tap(&mut body, 36_000, Key::X);
    // The whole board: there goals stay where they are.
    if body.canvas.trace().targets().is_empty() || reads(&mut body, "Overview") {
        tap(&mut body, 36_000, Key::X);
    }
    assert!(reads(&mut body, map), "{}", body.reading());
    let goals: Vec<_> = body.canvas.trace().targets().into_iter().filter(|it| !it.steps.is_empty()).collect();
    assert!(!goals.is_empty(), "a detective can go to more than one place");
    let area = goals[0].area;
    let (x, y) = (area.x + area.width / 2, area.y + area.height / 2);
    let before = body.reading().to_owned();
    assert!(touch(&mut body, x, y));
    assert!(reads(&mut body, map) && body.reading() != before, "{}", body.reading());
    assert!(touch(&mut body, x, y));
    assert!(!reads(&mut body, map), "it is taken, or its ticket is to be chosen: {}", body.reading());
}
