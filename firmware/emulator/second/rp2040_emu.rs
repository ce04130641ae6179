//! `rp2040_emu UF2 BOARD WIRE`: runs a program on the emulator of that name; `cargo xtask rp2040-emu` builds this.
//!
//! BOARD is the description of a board (`confidant/boards.js`) as JSON: what it is told by is there. What the program sends to its
//! panel is written to the file WIRE, two bytes each: whether it is data, and the byte.
//!
//! The emulator has no boot ROM. Its place is taken by a table with nothing behind it: where the program calls a function of the
//! ROM, it is done here.

use rp2040_emu::{Config, Emulator};

const CYCLES: u64 = 300 * 125_000;
const FLASH: u32 = 0x1000_0000;
/// As much of it as programs may use on every board.
const FLASH_USED: usize = 2 * 1024 * 1024;
const VECTORS: u32 = 0x100;
const PINS: usize = 30;
/// A bit of a pad: pulled up.
const PULLED_UP: u32 = 1 << 3;
const FIRST_OF_CONVERTER: usize = 26;
const MILLIVOLTS: u32 = 4000;
/// Where the functions of the ROM are: four bytes each from here on, after the one that finds them.
const LOOKUP: u32 = 0x100;
const FUNCTIONS: [&[u8; 2]; 10] = [b"IF", b"EX", b"RE", b"RP", b"FC", b"CX", b"MC", b"C4", b"MS", b"S4"];

/// The chip with what is soldered around it.
struct Device {
    chip: Emulator,
    flash: Vec<u8>,
    port: u32,
    data: u32,
    select: u32,
    /// A pin that something else drives low.
    low: u32,
    /// What a battery makes the converter read.
    battery: Option<u16>,
    sent: Vec<u8>,
}

impl Device {
    fn new(flash: Vec<u8>, board: &str) -> Self {
        let needed = |name| number(board, name).unwrap_or_else(|| panic!("the board has no {name}"));
        let mut chip = Emulator::new(Config::default());
        let mut rom = vec![0; 16 * 1024];
        rom[0x18..0x1A].copy_from_slice(&(LOOKUP as u16 | 1).to_le_bytes());
        chip.load_bootrom(&rom);
        chip.reset();
        chip.load_flash(&flash);
        chip.direct_boot_from_flash(VECTORS);
        chip.step_quantum = 1;
        chip.bus.flash_id = [0xEF, 0x40, needed("flashSize").ilog2() as u8];
        Self {
            chip,
            flash,
            port: needed("port"),
            data: needed("data"),
            select: needed("select"),
            low: number(board, "tearing").map_or(0, |pin| 1 << pin),
            battery: number(board, "divider").map(|divider| (MILLIVOLTS * 4096 / divider / 3300) as u16),
            sent: Vec::new(),
        }
    }

    /// One instruction.
    fn step(&mut self) {
        self.set_levels();
        self.chip.step().expect("one thread runs all");
        let pc = self.chip.core(0).regs.pc() & !1;
        if pc < 0x1000 {
            self.serve(pc);
        }
        let out = self.chip.bus.sio.gpio_out;
        for byte in self.chip.bus.sent_by_spi(self.port) {
            if out >> self.select & 1 == 0 {
                self.sent.extend([(out >> self.data & 1) as u8, byte]);
            }
        }
    }

    /// Every pin that nothing drives follows its pull, keys too: all are up.
    fn set_levels(&mut self) {
        let bus = &mut self.chip.bus;
        let up = |pin: &usize| bus.pads_bank0.pads[*pin] & PULLED_UP != 0;
        let pulled = (0..PINS).filter(up).fold(0, |pins, pin| pins | 1 << pin);
        bus.external_gpio_in_mask = !bus.sio.gpio_oe | self.low;
        bus.external_gpio_in_override = pulled & !self.low;
        let free = if pulled >> FIRST_OF_CONVERTER & 1 == 1 { 4095 } else { 0 };
        bus.set_first_channel(self.battery.unwrap_or(free));
    }

    /// Does what a function of the ROM would do, and goes back to where it was called from.
    fn serve(&mut self, pc: u32) {
        let core = self.chip.core(0);
        let [r0, r1, r2, back] = [0, 1, 2, 14].map(|register| core.reg(register));
        let mut result = r0;
        if pc == LOOKUP {
            let tag = (r1 as u16).to_le_bytes();
            let place = FUNCTIONS.iter().position(|name| **name == tag);
            result = place.map_or(0, |place| LOOKUP + 4 + 4 * place as u32 + 1);
        } else {
            let name = FUNCTIONS.get((pc.wrapping_sub(LOOKUP + 4) / 4) as usize).copied();
            let bus = &mut self.chip.bus;
            match name {
                Some(b"RE") => self.flash[r0 as usize..(r0 + r1) as usize].fill(0xFF),
                Some(b"RP") => (0..r2).for_each(|at| self.flash[(r0 + at) as usize] &= bus.read8(r1 + at)),
                Some(b"MC" | b"C4") => {
                    for at in 0..r2 {
                        let byte = bus.read8(r1 + at);
                        bus.write8(r0 + at, byte);
                    }
                }
                Some(b"MS" | b"S4") => (0..r2).for_each(|at| bus.write8(r0 + at, r1 as u8)),
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
}

/// The number after a name in JSON.
fn number(json: &str, name: &str) -> Option<u32> {
    let (_, rest) = json.split_once(&format!("\"{name}\":"))?;
    rest.split(|sign: char| !sign.is_ascii_digit()).next()?.parse().ok()
}

/// What flash has after this file was written to it.
fn flash_with(uf2: &[u8]) -> Vec<u8> {
    let mut flash = vec![0xFF; FLASH_USED];
    for block in uf2.chunks(512) {
        let word = |at: usize| u32::from_le_bytes(block[at..at + 4].try_into().expect("four bytes"));
        let at = (word(12) - FLASH) as usize;
        flash[at..at + 256].copy_from_slice(&block[32..32 + 256]);
    }
    flash
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [uf2, board, wire] = &words[..] else { panic!("rp2040_emu UF2 BOARD WIRE") };
    let mut device = Device::new(flash_with(&std::fs::read(uf2).expect("the program")), board);
    while device.chip.clock.cycles < CYCLES {
        device.step();
    }
    std::fs::write(wire, &device.sent).expect("the folder is there");
}
