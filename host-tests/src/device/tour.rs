//! A walk past every screen, for golden pictures and for the test that every text fits.

use confidant_companion::clock::ClockSetting;
use confidant_companion::journal::Record;
use confidant_companion::texts::Language;
use confidant_companion::{Battery, Input, Key, StoreError};
use confidant_core::scotland_yard::{EditionName, ScotlandYard, Setup, Station};

use super::longest::entry_of;
use super::{Device, HostStore, begin};
use crate::screens::Picture;

/// A game that lasts as long as any can.
const LONGEST: &str = include_str!("../../cases/scotland-yard/ruling-09-two-doubles-fill-24-windows.case");

/// One screen of the walk.
pub struct Stop {
    /// Its name, without language: `house/home`.
    pub name: String,
    /// The picture.
    pub picture: Picture,
    /// What can be read.
    pub reads: String,
    /// What is wrong with it.
    pub faults: Vec<String>,
    /// The texts of which something drawn later hides a part.
    pub cut: Vec<String>,
    /// Whether it may be seen with Y held alone.
    pub secret: bool,
}

struct Walk {
    language: Language,
    stops: Vec<Stop>,
}

impl Walk {
    fn device(&self, mut store: HostStore) -> Device {
        store.settings = settings(self.language);
        Device::with(store, 7)
    }

    fn look(&mut self, device: &mut Device, name: &str) {
        self.take(device, name, false);
    }

    fn take(&mut self, device: &mut Device, name: &str, secret: bool) {
        let canvas = device.look();
        self.stops.push(Stop {
            name: name.to_owned(),
            picture: Picture::of(canvas),
            reads: canvas.trace().read(),
            faults: canvas.trace().faults().to_vec(),
            cut: canvas
                .trace()
                .lines()
                .iter()
                .filter(|line| line.cut)
                .map(|line| line.text.clone())
                .collect(),
            secret,
        });
    }
}

fn settings(language: Language) -> Option<Vec<u8>> {
    let mut settings = confidant_companion::settings::Settings { language, ..Default::default() };
    for name in ["Inès", "Jürgen", "Marguerite"] {
        settings.remember(&name.try_into().expect("a short name"));
    }
    settings.encode().map(|bytes| bytes.to_vec())
}

fn stations(numbers: &[u8]) -> heapless::Vec<Station, 5> {
    numbers.iter().filter_map(|&number| Station::new(number)).collect()
}

fn study(x: u8, detectives: &[u8]) -> Setup {
    Setup {
        detectives: Some(detectives.len() as u8),
        mister_x_start: Station::new(x),
        detective_start: Some(stations(detectives)),
        ..Setup::default()
    }
}

/// Every screen in this language.
pub fn tour(language: Language) -> Vec<Stop> {
    let mut walk = Walk { language, stops: Vec::new() };
    walk.house();
    walk.set_up();
    walk.game();
    walk.decision();
    walk.ends();
    walk.troubles();
    walk.stops
}

fn taps(device: &mut Device, keys: &[Key]) {
    keys.iter().for_each(|&key| device.tap(key));
}

impl Walk {
    fn house(&mut self) {
        let mut device = self.device(HostStore::default());
        self.look(&mut device, "house/home");
        device.give(Input::Battery(Battery { percent: 70, charging: true }));
        self.look(&mut device, "house/home-charging");
        taps(&mut device, &[Key::Down, Key::A]);
        self.look(&mut device, "house/more");
        device.tap(Key::A);
        for page in 1..=6 {
            self.look(&mut device, &format!("house/rules-{page}"));
            device.tap(Key::Right);
        }
        taps(&mut device, &[Key::B, Key::Down, Key::A]);
        self.look(&mut device, "house/language");
        taps(&mut device, &[Key::B, Key::Down, Key::A]);
        for row in ["language", "screen", "sound"] {
            self.look(&mut device, &format!("house/settings-{row}"));
            device.tap(Key::Down);
            device.give(Input::Battery(Battery { percent: 30, charging: false }));
        }
        taps(&mut device, &[Key::B, Key::Down, Key::A]);
        self.look(&mut device, "house/about");
    }

    fn set_up(&mut self) {
        let mut device = self.device(HostStore::default());
        device.tap(Key::A);
        self.look(&mut device, "house/games");
        device.tap(Key::A);
        for row in ["players", "edition", "starts", "names", "code", "clock", "voluntary", "aid"] {
            self.look(&mut device, &format!("scotland-yard/setup-{row}"));
            if matches!(row, "edition" | "starts" | "clock" | "voluntary" | "aid") {
                device.tap(Key::Right);
                self.look(&mut device, &format!("scotland-yard/setup-{row}-other"));
            }
            device.tap(Key::Down);
        }
        taps(&mut device, &[Key::Down, Key::Down, Key::Down, Key::A]);
        self.look(&mut device, "scotland-yard/names");
        taps(&mut device, &[Key::Down, Key::A]);
        self.look(&mut device, "scotland-yard/name-pick");
        taps(&mut device, &[Key::Up, Key::A]);
        self.look(&mut device, "scotland-yard/name-wheel-empty");
        taps(&mut device, &[Key::Down, Key::Right, Key::Down, Key::Right]);
        self.look(&mut device, "scotland-yard/name-wheel");
        taps(&mut device, &[Key::A, Key::B, Key::Down, Key::A]);
        self.look(&mut device, "scotland-yard/code-set");
        taps(&mut device, &[Key::Up, Key::Up]);
        self.look(&mut device, "scotland-yard/code-set-half");
        taps(&mut device, &[Key::Up, Key::Up]);
        self.look(&mut device, "scotland-yard/code-set-again");
        taps(&mut device, &[Key::Down; 4]);
        self.look(&mut device, "scotland-yard/code-set-differs");
        taps(&mut device, &[Key::A; 8]);
        device.tap(Key::X);
        self.look(&mut device, "scotland-yard/starts");
        taps(&mut device, &[Key::A; 3]);
        self.look(&mut device, "scotland-yard/start-hand-over");
        device.open();
        self.take(&mut device, "scotland-yard/start-secret", true);
        device.tap(Key::Right);
        device.release(Key::Y);
        self.look(&mut device, "scotland-yard/seal");
        device.tap(Key::A);
        self.look(&mut device, "scotland-yard/hand-over-code");
        device.tap(Key::Y);
        self.look(&mut device, "scotland-yard/code");
        taps(&mut device, &[Key::X, Key::X]);
        self.look(&mut device, "scotland-yard/code-half");
        taps(&mut device, &[Key::X, Key::X]);
        self.look(&mut device, "scotland-yard/hand-over-wrong-wait");
        device.wait(4_000);
        self.look(&mut device, "scotland-yard/hand-over-wrong");
        device.tap(Key::B);
        self.look(&mut device, "scotland-yard/table-wrong-code");
    }

    fn game(&mut self) {
        let store = begin::<ScotlandYard>(
            &study(46, &[34, 117, 91]),
            5,
            &[],
            ClockSetting::Down { minutes: 2 },
            true,
        );
        let mut device = self.device(store);
        device.store.settings = settings(self.language);
        self.look(&mut device, "house/home-resume");
        device.tap(Key::A);
        self.look(&mut device, "scotland-yard/hand-over");
        device.press(Key::Y);
        device.wait(200);
        self.look(&mut device, "scotland-yard/hand-over-holding");
        device.wait(200);
        self.take(&mut device, "scotland-yard/secret-ticket", true);
        device.tap(Key::Right);
        self.take(&mut device, "scotland-yard/secret-station", true);
        device.tap(Key::Right);
        self.take(&mut device, "scotland-yard/secret-confirm", true);
        taps(&mut device, &[Key::Left, Key::Left, Key::Left]);
        self.take(&mut device, "scotland-yard/secret-trail-empty", true);
        device.tap(Key::Left);
        self.take(&mut device, "scotland-yard/secret-map", true);
        taps(&mut device, &[Key::Left, Key::Up, Key::Right]);
        self.take(&mut device, "scotland-yard/secret-double-first", true);
        taps(&mut device, &[Key::Right, Key::Right]);
        self.take(&mut device, "scotland-yard/secret-double-second", true);
        taps(&mut device, &[Key::Right, Key::Right]);
        self.take(&mut device, "scotland-yard/secret-double-confirm", true);
        device.release(Key::Y);
        taps(&mut device, &[Key::B]);
        self.look(&mut device, "scotland-yard/table-mister-x");
        device.give(Input::Battery(Battery { percent: 9, charging: false }));
        self.look(&mut device, "scotland-yard/table-low-battery");
        device.tap(Key::Right);
        self.look(&mut device, "scotland-yard/table-other-seat");
        device.enter("x underground 79");
        self.look(&mut device, "scotland-yard/table");
        device.menu();
        self.look(&mut device, "house/menu");
        device.tap(Key::A);
        self.look(&mut device, "scotland-yard/undo-hand-over");
        device.open();
        self.take(&mut device, "scotland-yard/undo-secret", true);
        device.tap(Key::Right);
        device.release(Key::Y);
        self.look(&mut device, "scotland-yard/table-taken-back");
        device.enter("x underground 79");
        device.tap(Key::A);
        self.look(&mut device, "scotland-yard/entry");
        device.tap(Key::Right);
        self.look(&mut device, "scotland-yard/entry-other-ticket");
        device.tap(Key::X);
        self.look(&mut device, "scotland-yard/map-close");
        device.tap(Key::X);
        self.look(&mut device, "scotland-yard/map");
        taps(&mut device, &[Key::X, Key::Up, Key::Right]);
        self.look(&mut device, "scotland-yard/map-moved");
        taps(&mut device, &[Key::B, Key::B]);
        device.enter("d1 taxi 22");
        device.tap(Key::B);
        device.menu();
        device.tap(Key::A);
        self.look(&mut device, "house/confirm-undo");
        device.tap(Key::B);
        device.menu();
        taps(&mut device, &[Key::Down, Key::A]);
        self.look(&mut device, "house/paused");
        taps(&mut device, &[Key::A]);
        device.wait(112_000);
        device.tap(Key::B);
        device.tap(Key::A);
        self.look(&mut device, "scotland-yard/table-late");
        device.enter("d2 taxi 116");
        device.enter("d3 taxi 107");
        device.enter("x taxi 62");
        for action in ["d1 bus 65", "d2 taxi 127", "d3 taxi 106"] {
            device.enter(action);
        }
        device.tap(Key::A);
        device.open();
        self.take(&mut device, "scotland-yard/secret-appearance-due", true);
        taps(&mut device, &[Key::Right, Key::Right]);
        self.take(&mut device, "scotland-yard/secret-confirm-appearance", true);
        taps(&mut device, &[Key::Left, Key::Left, Key::Left]);
        self.take(&mut device, "scotland-yard/secret-trail", true);
        device.tap(Key::Right);
        taps(&mut device, &[Key::Right, Key::Right, Key::Right]);
        device.release(Key::Y);
        device.wait(80);
        self.look(&mut device, "scotland-yard/appearance-grows");
        device.wait(300);
        self.look(&mut device, "scotland-yard/appearance");
        device.press(Key::A);
        self.look(&mut device, "scotland-yard/table-ticket-laid");
        device.wait(80);
        device.release(Key::A);
        self.look(&mut device, "scotland-yard/table-seen");
        device.menu();
        device.tap(Key::A);
        self.look(&mut device, "house/menu-refusal-sways");
        device.wait(160);
        self.look(&mut device, "house/menu-refusal");
        taps(&mut device, &[Key::A, Key::Down, Key::Down, Key::A]);
        self.look(&mut device, "house/history");
        device.tap(Key::B);
        device.menu();
        taps(&mut device, &[Key::Up, Key::A]);
        self.look(&mut device, "house/confirm-end");
        device.menu();
        taps(&mut device, &[Key::Up, Key::Up, Key::A, Key::Down, Key::A]);
        self.look(&mut device, "house/confirm-new");
    }

    fn decision(&mut self) {
        let setup = Setup {
            voluntary_reveal: true,
            edition: EditionName::Newer,
            ..study(46, &[34, 117, 91, 155, 94])
        };
        let mut device = self.device(begin::<ScotlandYard>(&setup, 5, &[], ClockSetting::Off, false));
        device.tap(Key::A);
        device.enter("x taxi 45");
        device.open();
        self.take(&mut device, "scotland-yard/decide", true);
        taps(&mut device, &[Key::Down, Key::Right]);
        self.take(&mut device, "scotland-yard/decide-take", true);
        taps(&mut device, &[Key::Right; 5]);
        self.take(&mut device, "scotland-yard/decide-show", true);
        device.tap(Key::Right);
        device.release(Key::Y);
        device.wait(300);
        self.look(&mut device, "scotland-yard/appearance-by-choice");
        device.tap(Key::A);
        self.look(&mut device, "scotland-yard/table-five");
        device.tap(Key::X);
        self.look(&mut device, "scotland-yard/map-without-aid");
    }

    fn ends(&mut self) {
        let mut device =
            self.device(begin::<ScotlandYard>(&study(46, &[34, 117, 91]), 5, &[], ClockSetting::Off, false));
        device.tap(Key::A);
        device.enter("x taxi 47");
        device.enter("d1 taxi 47");
        self.look(&mut device, "scotland-yard/end-caught");
        device.tap(Key::A);
        for row in ["hunt", "trail", "seal", "away"] {
            self.look(&mut device, &format!("scotland-yard/result-{row}"));
            device.tap(Key::Down);
        }
        device.tap(Key::A);
        self.look(&mut device, "scotland-yard/hunt-start");
        device.tap(Key::Right);
        self.look(&mut device, "scotland-yard/hunt");
        device.tap(Key::X);
        self.look(&mut device, "scotland-yard/audit");
        device.tap(Key::Left);
        self.look(&mut device, "scotland-yard/audit-start");
        taps(&mut device, &[Key::B, Key::Down, Key::A]);
        self.look(&mut device, "scotland-yard/seed");
        device.tap(Key::A);
        self.look(&mut device, "scotland-yard/qr");
        taps(&mut device, &[Key::B, Key::B, Key::Down, Key::A]);
        self.look(&mut device, "house/confirm-put-away");
        taps(&mut device, &[Key::B, Key::B]);
        self.look(&mut device, "house/home-over");

        let mut device =
            self.device(begin::<ScotlandYard>(&study(20, &[11, 9, 174]), 5, &[], ClockSetting::Off, false));
        device.tap(Key::A);
        for action in ["x taxi 2", "d1 taxi 10", "d2 taxi 20", "d3 taxi 175"] {
            device.enter(action);
        }
        self.look(&mut device, "scotland-yard/end-trapped");
        device.tap(Key::A);
        self.look(&mut device, "scotland-yard/result-trapped");

        // The longest game: 22 rounds with both doubles.
        let mut store = begin::<ScotlandYard>(&study(2, &[128, 153, 67]), 5, &[], ClockSetting::Off, false);
        let actions: Vec<&str> = LONGEST.lines().filter(|line| line.starts_with(['x', 'd'])).collect();
        let (last, first) = actions.split_last().expect("a long game");
        for (action, number) in first.iter().zip(1..) {
            let entry = entry_of(&action.parse().expect("an action"));
            let record = Record { number, elapsed: 20_000 * u32::from(number), entry };
            store.records.push(record.encode().expect("a record is short").to_vec());
        }
        let mut last_flight = store.clone();
        last_flight.records.truncate(store.records.len() - 3);
        let mut device = self.device(last_flight);
        device.tap(Key::A);
        self.look(&mut device, "scotland-yard/hand-over-last-round");
        let mut device = self.device(store);
        device.tap(Key::A);
        self.look(&mut device, "scotland-yard/table-long");
        device.menu();
        taps(&mut device, &[Key::Down, Key::A, Key::Down, Key::Down, Key::Down]);
        self.look(&mut device, "house/history-long");
        device.tap(Key::B);
        device.enter(last);
        self.look(&mut device, "scotland-yard/end-escaped");
        device.tap(Key::A);
        self.look(&mut device, "scotland-yard/result-escaped");
        device.tap(Key::X);
        taps(&mut device, &[Key::Right; 24]);
        self.look(&mut device, "scotland-yard/hunt-long");
        device.tap(Key::X);
        self.look(&mut device, "scotland-yard/audit-long");
        taps(&mut device, &[Key::B, Key::Down, Key::A, Key::A]);
        self.look(&mut device, "scotland-yard/qr-long");
    }

    fn troubles(&mut self) {
        let plain = || begin::<ScotlandYard>(&study(46, &[34, 117, 91]), 5, &[], ClockSetting::Off, false);
        let mut device = self.device(plain());
        device.tap(Key::A);
        device.enter("x taxi 45");
        device.store.refuses = Some(StoreError::Failed);
        device.enter("d1 taxi 22");
        device.wait(160);
        self.look(&mut device, "house/not-stored");
        device.store.refuses = Some(StoreError::Full);
        device.tap(Key::A);
        device.wait(160);
        self.look(&mut device, "house/full");

        let mut damaged = device.store.clone();
        damaged.refuses = None;
        damaged.records.push(vec![0xC1, 1, 2, 3, 4, 5, 6]);
        let mut device = self.device(damaged);
        self.look(&mut device, "house/trouble-damaged");
        taps(&mut device, &[Key::Up, Key::A]);
        self.look(&mut device, "house/confirm-erase");

        let mut lost = plain();
        lost.records[0][3] ^= 1;
        let mut device = self.device(lost);
        self.look(&mut device, "house/trouble-lost");

        let foreign = HostStore { records: vec![b"{\"save\":1}".to_vec()], ..HostStore::default() };
        let mut device = self.device(foreign);
        self.look(&mut device, "house/trouble-foreign");

        let mut device = self.device(HostStore::default());
        device.boot_without_end();
        self.look(&mut device, "house/boot");
        device.give(Input::LoadEnd(confidant_companion::LoadEnd::Unreadable));
        self.look(&mut device, "house/trouble-unreadable");
    }
}
