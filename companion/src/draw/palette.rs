//! The colours of the house: ink, paper, lamp light, London signs.

/// A colour of the panel: five bits of red, six of green, five of blue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Colour(u16);

impl Colour {
    /// The colour nearest below `0xRRGGBB`.
    pub const fn hex(rgb: u32) -> Self {
        Self(((rgb >> 8 & 0xF800) | (rgb >> 5 & 0x07E0) | (rgb >> 3 & 0x001F)) as u16)
    }

    /// The colour with these 16 bits, red on top.
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// Its 16 bits, red on top.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The halfword whose bytes in memory are those that the panel expects: the high byte first.
    pub const fn panel(self) -> u16 {
        self.0.to_be()
    }

    /// The colour of a halfword of the canvas.
    pub const fn from_panel(halfword: u16) -> Self {
        Self(u16::from_be(halfword))
    }

    /// Red, green and blue in eight bits each.
    pub const fn rgb(self) -> [u8; 3] {
        let (r, g, b) = ((self.0 >> 11) as u8, (self.0 >> 5 & 0x3F) as u8, (self.0 & 0x1F) as u8);
        [r << 3 | r >> 2, g << 2 | g >> 4, b << 3 | b >> 2]
    }

    /// This colour with `level` fifteenths of another over it.
    #[inline(always)]
    pub const fn under(self, other: Self, level: u8) -> Self {
        // The three channels side by side with room between them, mixed in one go in 32 steps.
        const CHANNELS: u32 = 0x07E0_F81F;
        const HALVES: u32 = 0x0200_8010;
        let level = if level > 15 { 15 } else { level as u32 };
        // (level * 32 + 7) / 15 without a division, which the processor does not have.
        let part = level * 2 + (level + 4) / 8;
        let below = (self.0 as u32 | (self.0 as u32) << 16) & CHANNELS;
        let above = (other.0 as u32 | (other.0 as u32) << 16) & CHANNELS;
        let mixed = (above * part + below * (32 - part) + HALVES) >> 5 & CHANNELS;
        Self((mixed | mixed >> 16) as u16)
    }

    /// The sixteen colours from this ground to a letter's colour, as halfwords of the panel.
    pub fn ramp(self, letter: Self) -> [u16; 16] {
        let mut level = 0;
        [(); 16].map(|()| {
            let colour = self.under(letter, level);
            level += 1;
            colour.panel()
        })
    }
}

/// Ground; text on paper, lamp and every coloured body.
pub const INK: Colour = Colour::hex(0x080C10);
/// Rows, panels, empty windows.
pub const SLATE: Colour = Colour::hex(0x182029);
/// Hairlines, key caps B and X, tracks of bars. Never text.
pub const STEEL: Colour = Colour::hex(0x39495A);
/// Second text.
pub const FOG: Colour = Colour::hex(0xA5B2BD);
/// Text, plates, cards.
pub const PAPER: Colour = Colour::hex(0xF7EBD6);
/// Inner line on paper.
pub const SAND: Colour = Colour::hex(0xB59E7B);
/// Codes and warnings on paper.
pub const RUST: Colour = Colour::hex(0x8C1421);
/// The lamp: focus, key A, a possible place, an appearance, a question.
pub const LAMP: Colour = Colour::hex(0xFFB221);
/// Track of a bar on the lamp.
pub const LAMP_SHADE: Colour = Colour::hex(0xA56D08);
/// The flat light cone below a lamp.
pub const GLOW: Colour = Colour::hex(0x312808);
/// Secret plate and frame, seal, key Y.
pub const WAX: Colour = Colour::hex(0xBD1C29);
/// Secret hint bar.
pub const WAX_DIM: Colour = Colour::hex(0x310810);
/// Holds, solved; always with a check.
pub const GOOD: Colour = Colour::hex(0x52C784);
/// The night disc.
pub const NIGHT: Colour = Colour::hex(0x213873);
/// Rivers.
pub const RIVER: Colour = Colour::hex(0x18384A);
/// Taxi tickets and lines.
pub const TAXI: Colour = Colour::hex(0xF7DB00);
/// Bus tickets and lines.
pub const BUS: Colour = Colour::hex(0x39B26B);
/// Underground tickets and lines.
pub const TUBE: Colour = Colour::hex(0xE7494A);
/// The ferry.
pub const FERRY: Colour = Colour::hex(0x5AB2EF);
/// Bus lines of the overview.
pub const BUS_FAR: Colour = Colour::hex(0x217349);
/// Underground lines of the overview.
pub const TUBE_FAR: Colour = Colour::hex(0x9C3439);

/// Seats 1 to 5: disc, square, diamond, triangle, hexagon.
pub const SEATS: [Colour; 5] = [
    Colour::hex(0x5AB2EF),
    Colour::hex(0xEF6931),
    Colour::hex(0x42C794),
    Colour::hex(0xE792C6),
    Colour::hex(0xF7E342),
];

/// Crimes with animals.
pub const ANIMALS: Colour = Colour::hex(0x5AA2E7);
/// Break-ins.
pub const BREAK_INS: Colour = Colour::hex(0xF7CF39);
/// Crimes.
pub const CRIMES: Colour = Colour::hex(0xEF7931);
/// Prison.
pub const PRISON: Colour = Colour::hex(0x52BA73);

/// The case of the painting.
pub const PAINTING: Colour = Colour::hex(0xCE8AB5);
/// The case of the statuette.
pub const STATUETTE: Colour = Colour::hex(0x6BAADE);
/// The case of the gold.
pub const GOLD: Colour = Colour::hex(0xE7BA39);
/// The case of the papers.
pub const PAPERS: Colour = Colour::hex(0x7BBE8C);
/// The case of the crown.
pub const CROWN: Colour = Colour::hex(0xE76D52);

/// Red gangsters.
pub const GANG_RED: Colour = Colour::hex(0xE7494A);
/// Blue gangsters.
pub const GANG_BLUE: Colour = Colour::hex(0x4A8AE7);
/// Grey gangsters.
pub const GANG_GREY: Colour = Colour::hex(0x9CA6AD);

/// Hours of the night to come.
pub const NIGHT_HOUR: Colour = Colour::hex(0x4A69B5);
/// Hours of a day gone by.
pub const DAY_GONE: Colour = Colour::hex(0x5A4110);
/// Hours of a night gone by.
pub const NIGHT_GONE: Colour = Colour::hex(0x18284A);
/// Roads over a river.
pub const BRIDGE: Colour = Colour::hex(0x7B6D52);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_values_are_those_of_the_guide() {
        for (colour, bits) in [(INK, 0x0862), (SLATE, 0x1905), (PAPER, 0xF75A), (LAMP, 0xFD84), (WAX, 0xB8E5)]
        {
            assert_eq!(colour.bits(), bits);
        }
        assert_eq!(PAPER.rgb(), [0xF7, 0xEB, 0xD6]);
    }

    #[test]
    fn a_ramp_runs_from_the_ground_to_the_letter() {
        for (ground, letter) in [(INK, PAPER), (PAPER, INK), (WAX, PAPER), (LAMP, INK), (SLATE, FOG)] {
            let ramp = ground.ramp(letter).map(Colour::from_panel);
            assert_eq!(ramp[0], ground);
            assert_eq!(ramp[15], letter);
            for pair in ramp.windows(2) {
                for channel in 0..3 {
                    let (from, to) = (ground.rgb()[channel], letter.rgb()[channel]);
                    let (a, b) = (pair[0].rgb()[channel], pair[1].rgb()[channel]);
                    assert!(if from <= to { a <= b } else { a >= b }, "every channel moves one way only");
                }
            }
        }
    }

    #[test]
    fn panel_order_puts_the_high_byte_first() {
        assert_eq!(Colour::from_bits(0x1234).panel().to_ne_bytes(), [0x12, 0x34]);
        assert_eq!(Colour::from_panel(LAMP.panel()), LAMP);
    }
}
