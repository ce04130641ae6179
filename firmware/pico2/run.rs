//! Runs the program of the Pico 2 on an emulated RP2350, with a panel, keys and a flash chip around it; `cargo xtask pico2` builds
//! this and says where things lie.
//!
//! `run UF2 FOLDER WORD...`: `up down left right a b x y` tap a key, a number lets so many milliseconds pass, `power`
//! takes the power away and gives it back, `=NAME` writes the picture to `FOLDER/NAME.raw`, 240 by 240 halfwords.
//!
//! The emulator has no boot ROM. Its place is taken by a table with nothing behind it: where the program calls a function of the ROM, it is done here.

use std::path::Path;
use std::sync::atomic::Ordering;

use rp2350_emu::{Config, Emulator};

const MILLISECOND: u64 = 125_000;
const FLASH: u32 = 0x1000_0000;
const FLASH_SIZE: usize = 4 * 1024 * 1024;
/// Pins, as Waveshare has them.
const DATA: u32 = 8;
const SELECT: u32 = 9;
const KEYS: [(&str, u32); 8] =
    [("up", 2), ("down", 18), ("left", 16), ("right", 20), ("a", 15), ("b", 17), ("x", 19), ("y", 21)];
/// Stick press: up, but a key that the script does not name.
const STICK: u32 = 3;
/// Where the functions of the ROM are: two bytes each from here on.
const LOOKUP: u32 = 0x100;
const FUNCTIONS: [&[u8; 2]; 6] = [b"IF", b"EX", b"RE", b"RP", b"FC", b"CX"];
/// The stack. The program copies a function of the ROM here that reads flash again, and calls it.
const STACK: std::ops::Range<u32> = 0x2000_0000..0x2000_8000;
/// Interrupts of the pins, which the emulator stores but does not raise.
const PIN_EVENTS: u32 = 0x4002_8230;
const PIN_STATUS: u32 = 0x4002_8278;
const PINS_INTERRUPT: u32 = 21;
const LEVEL_LOW: u32 = 1;
const LEVEL_HIGH: u32 = 2;
/// The stage of the program (`breadcrumbs.rs`) is in a register of the watchdog.
const STAGE: u32 = 0x400D_8014;
const WAITING: u32 = 2;
const TELLING: u32 = 7;
const SIDE: usize = 240;

/// What the panel was sent, as far as a picture needs it.
struct Panel {
    command: u8,
    arguments: Vec<u8>,
    window: [[usize; 2]; 2],
    at: [usize; 2],
    high: Option<u8>,
    picture: Vec<u16>,
}

impl Panel {
    fn receive(&mut self, byte: u8, data: bool) {
        if !data {
            (self.command, self.high) = (byte, None);
            self.arguments.clear();
            self.at = [self.window[0][0], self.window[1][0]];
        } else if self.command == 0x2C {
            match self.high.take() {
                None => self.high = Some(byte),
                Some(high) => self.pixel(u16::from_be_bytes([high, byte])),
            }
        } else {
            self.arguments.push(byte);
            if let (0x2A | 0x2B, &[a, b, c, d]) = (self.command, &self.arguments[..]) {
                self.window[usize::from(self.command - 0x2A)] =
                    [[a, b], [c, d]].map(|word| usize::from(u16::from_be_bytes(word)));
            }
        }
    }

    fn pixel(&mut self, colour: u16) {
        let [x, y] = self.at;
        self.picture[y * SIDE + x] = colour;
        let [[left, right], [top, bottom]] = self.window;
        self.at = match (x == right, y == bottom) {
            (false, _) => [x + 1, y],
            (true, false) => [left, y + 1],
            (true, true) => [left, top],
        };
    }
}

/// The chip with what is soldered around it.
struct Device {
    chip: Emulator,
    flash: Vec<u8>,
    panel: Panel,
    /// Levels of all pins: a key that is down is low.
    pins: u32,
}

impl Device {
    fn new(flash: Vec<u8>) -> Self {
        let panel = Panel {
            command: 0,
            arguments: Vec::new(),
            window: [[0, SIDE - 1]; 2],
            at: [0, 0],
            high: None,
            picture: vec![0x55AA; SIDE * SIDE],
        };
        let mut device = Self { chip: Emulator::new(Config::default()), flash, panel, pins: u32::MAX };
        device.start();
        device
    }

    /// As the boot ROM leaves it: the second core sleeps, the first one begins where the vector table says.
    fn start(&mut self) {
        self.chip = Emulator::new(Config::default());
        let mut rom = vec![0; 32 * 1024];
        rom[0x13] = 2;
        rom[0x16..0x18].copy_from_slice(&(LOOKUP as u16 | 1).to_le_bytes());
        self.chip.load_bootrom(&rom);
        self.chip.reset();
        self.chip.load_flash(&self.flash);
        let [stack, entry] = [0, 4].map(|at| self.chip.peek(FLASH + at));
        self.chip.bus.atomics.set_halted(1);
        let core = self.chip.core_mut(0);
        core.regs.msp = stack;
        core.regs.r[13] = stack;
        core.regs.set_pc(entry & !1);
        core.ppb.vtor = FLASH;
        self.set_pins();
    }

    /// Levels of the pins.
    fn set_pins(&mut self) {
        self.chip.bus.gpio_external_mask = keys_mask();
        self.chip.bus.gpio_external_in.store(self.pins, Ordering::Relaxed);
    }

    /// One instruction, or a while of sleep.
    fn step(&mut self) {
        let asleep = self.chip.core(0).is_wfe_waiting();
        self.chip.step_quantum = if asleep { 64 } else { 1 };
        self.chip.step().expect("one thread runs all");
        let pc = self.chip.core(0).regs.r[15] & !1;
        if pc < 0x1000 || STACK.contains(&pc) {
            self.serve(pc);
        }
        let out = self.chip.bus.sio.gpio_out;
        for byte in self.chip.bus.sent_by_spi1() {
            if out >> SELECT & 1 == 0 {
                self.panel.receive(byte, out >> DATA & 1 == 1);
            }
        }
        if asleep || self.chip.clock.cycles.is_multiple_of(64) {
            self.interrupt();
        }
    }

    /// Tells what the levels mean for whoever waits for one, over and over, since a reset of the pins forgets it; raises their
    /// interrupt; and an interrupt that waits ends a sleep, which the emulator leaves to events alone.
    fn interrupt(&mut self) {
        for group in 0..4 {
            let level = |pin| if self.pins >> (8 * group + pin) & 1 == 1 { LEVEL_HIGH } else { LEVEL_LOW };
            let events = (0..8).map(|pin: u32| level(pin) << (4 * pin)).sum();
            self.chip.mmio_write32(PIN_EVENTS + 4 * group, events);
            if self.chip.mmio_read32(PIN_STATUS + 4 * group) != 0 {
                self.chip.bus.assert_irq_core(0, PINS_INTERRUPT);
            }
        }
        let atomics = &self.chip.bus.atomics;
        if atomics.is_wfe_waiting(0) && atomics.irq_pending_load(0) != 0 {
            atomics.set_event_flag(0);
        }
    }

    /// Does what a function of the ROM would do, and goes back to where it was called from.
    fn serve(&mut self, pc: u32) {
        let core = self.chip.core(0);
        let [r0, r1, r2, back] = [0, 1, 2, 14].map(|register| core.reg(register));
        let mut result = r0;
        if pc == LOOKUP {
            let tag = (r0 as u16).to_le_bytes();
            let place = FUNCTIONS.iter().position(|name| **name == tag);
            result = place.map_or(0, |place| LOOKUP + 4 + 4 * place as u32 + 1);
        } else if pc < 0x1000 {
            let name = FUNCTIONS.get((pc.wrapping_sub(LOOKUP + 4) / 4) as usize).copied();
            match name {
                Some(b"RE") => self.flash[r0 as usize..(r0 + r1) as usize].fill(0xFF),
                Some(b"RP") => {
                    for at in 0..r2 {
                        let byte = self.chip.bus.read8(r1 + at, 0);
                        self.flash[(r0 + at) as usize] &= byte;
                    }
                }
                Some(_) => {}
                None => panic!("there is no function at {pc:#x}, called from {back:#x}"),
            }
            if matches!(name, Some(b"RE" | b"RP")) {
                self.chip.load_flash(&self.flash);
            }
        }
        let core = self.chip.core_mut(0);
        core.set_reg(0, result);
        core.regs.set_pc(back & !1);
    }

    fn run(&mut self, millis: u64) {
        let until = self.chip.clock.cycles + millis * MILLISECOND;
        while self.chip.clock.cycles < until {
            self.step();
        }
    }

    /// Runs until the program has nothing to do.
    fn settle(&mut self) {
        let until = self.chip.clock.cycles + 5_000 * MILLISECOND;
        loop {
            self.step();
            let calm = self.chip.core(0).is_wfe_waiting();
            if calm && matches!(self.chip.mmio_read32(STAGE), WAITING | TELLING) {
                return;
            }
            assert!(self.chip.clock.cycles < until, "the program does not come to rest: {}", self.place());
        }
    }

    fn place(&mut self) -> String {
        let stage = self.chip.mmio_read32(STAGE);
        let core = self.chip.core(0);
        format!(
            "pc {:#x}, lr {:#x}, stage {stage}, {} ms",
            core.regs.r[15],
            core.reg(14),
            self.chip.clock.cycles / MILLISECOND
        )
    }

    fn tap(&mut self, pin: u32) {
        for level in [false, true] {
            self.pins = if level { self.pins | 1 << pin } else { self.pins & !(1 << pin) };
            self.set_pins();
            self.run(60);
        }
        self.settle();
    }

    fn perform(&mut self, word: &str, folder: &Path) {
        if let Some(name) = word.strip_prefix('=') {
            let bytes: Vec<u8> = self.panel.picture.iter().flat_map(|pixel| pixel.to_le_bytes()).collect();
            std::fs::write(folder.join(format!("{name}.raw")), bytes).expect("the folder is there");
        } else if let Ok(millis) = word.parse() {
            self.run(millis);
        } else if word == "power" {
            self.start();
            self.settle();
        } else {
            let (_, pin) = KEYS.iter().find(|(key, _)| *key == word).expect("a key");
            self.tap(*pin);
        }
    }
}

fn keys_mask() -> u32 {
    KEYS.iter().fold(1 << STICK, |mask, (_, pin)| mask | 1 << pin)
}

/// The flash chip with the blocks of this file that are for an RP2350.
fn flash_with(uf2: &[u8]) -> Vec<u8> {
    let mut flash = vec![0xFF; FLASH_SIZE];
    for block in uf2.chunks(512) {
        let word = |at: usize| u32::from_le_bytes(block[at..at + 4].try_into().expect("four bytes"));
        if word(28) == 0xE48B_FF59 {
            let at = (word(12) - FLASH) as usize;
            flash[at..at + 256].copy_from_slice(&block[32..32 + 256]);
        }
    }
    flash
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [uf2, folder, words @ ..] = &words[..] else { panic!("run UF2 FOLDER WORD...") };
    let mut device = Device::new(flash_with(&std::fs::read(uf2).expect("the program")));
    device.settle();
    println!("at rest for the first time: {}", device.place());
    for word in words {
        device.perform(word, Path::new(folder));
    }
    println!("after {} words: {}", words.len(), device.place());
}
