//! The fair-play seal before the game; seed, seal and QR code of the record after it.

use confidant_core::game::Game;
use qrcodegen_no_heap::{Mask, QrCode, QrCodeEcc, Version};

use super::{Companion, Screen, playing};
use crate::Canvas;
use crate::draw::palette::{FOG, GOOD, INK, PAPER, SLATE};
use crate::draw::parts::card::panel;
use crate::draw::parts::hand_over::{SealSign, seal};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::{Code, plate};
use crate::draw::text::Align;
use crate::draw::{Area, Colour, Icon, Pen, Style};
use crate::games::{Flow, Kind, scotland_yard};
use crate::hint::key_hints;
use crate::input::Key;
use crate::journal::{Begin, Entry, Record};
use crate::seal::{self as fair_play, Origin};
use crate::texts::fill;

/// The largest code that is drawn: 97 modules at two pixels each.
const LARGEST: Version = Version::new(20);
const MODULES: usize = 97;

/// A QR code, module by module.
pub(super) struct Picture {
    size: u8,
    modules: [u8; (MODULES * MODULES).div_ceil(8)],
}

impl Picture {
    fn of(text: &str) -> Option<Self> {
        let mut buffer = [0; LARGEST.buffer_len()];
        let mut result = [0; LARGEST.buffer_len()];
        // Every mask is right. Trying all of them for the most even picture takes half a second on the device.
        let mask = Some(Mask::new(0));
        let low = QrCodeEcc::Low;
        let smallest = Version::new(1);
        let code =
            QrCode::encode_text(text, &mut buffer, &mut result, low, smallest, LARGEST, mask, true).ok()?;
        let size = u8::try_from(code.size()).ok()?;
        let mut picture = Self { size, modules: [0; (MODULES * MODULES).div_ceil(8)] };
        for y in 0..code.size() {
            for x in 0..code.size() {
                let index = y as usize * usize::from(size) + x as usize;
                if code.get_module(x, y)
                    && let Some(byte) = picture.modules.get_mut(index / 8)
                {
                    *byte |= 1 << (index % 8);
                }
            }
        }
        Some(picture)
    }

    fn draw(&self, canvas: &mut Canvas, area: Area) {
        const WHITE: Colour = Colour::hex(0xFFFFFF);
        const BLACK: Colour = Colour::hex(0x000000);
        let size = i32::from(self.size);
        // A quiet zone of four modules is wanted; three on the dark ground do as well.
        let scale = (area.height / (size + 6)).max(1);
        let side = size * scale;
        let (left, top) = (area.x + (area.width - side) / 2, area.y + (area.height - side) / 2);
        canvas.rect(Area::new(left - 3 * scale, top - 3 * scale, side + 6 * scale, side + 6 * scale), WHITE);
        for y in 0..size {
            for x in 0..size {
                let index = (y * size + x) as usize;
                if self.modules.get(index / 8).is_some_and(|byte| byte >> (index % 8) & 1 == 1) {
                    canvas.rect(Area::new(left + x * scale, top + y * scale, scale, scale), BLACK);
                }
            }
        }
    }
}

impl Companion {
    /// The set-up is complete: the seed is drawn, and the seal of both is shown.
    pub(super) fn make_beginning(&mut self) {
        let Some(draft) = &self.draft else { return };
        let Some(setup) = draft.setup() else { return };
        let seed = fair_play::seed(&self.pool, self.salt);
        let begin = Begin {
            game: Kind::ScotlandYard,
            rules: <scotland_yard::Screens as Flow>::Game::RULES,
            tables: scotland_yard::Screens::digest(),
            setup,
            seed,
            seats: draft.seats_in_play().collect(),
            aid: draft.aid(),
            clock: draft.clock(),
        };
        // What was used must not be used again.
        let used = seed.to_le_bytes();
        fair_play::mix(&mut self.pool, &used);
        self.beginning = Some(begin);
        self.hold = None;
        // From the hand-over of a given start there is no way back but through the set-up.
        while matches!(self.top(), Screen::HandOver { .. } | Screen::Starts) {
            self.pop();
        }
        self.push(Screen::Seal);
    }

    pub(super) fn press_seal(&mut self, key: Key) {
        match key {
            Key::A => {
                if let Some(begin) = self.beginning.clone() {
                    self.ask_record(&Record { number: 0, elapsed: 0, entry: Entry::Begin(begin) });
                }
            }
            Key::B => {
                self.beginning = None;
                self.pop();
            }
            _ => {}
        }
    }

    pub(super) fn draw_seal(&self, canvas: &mut Canvas) {
        let texts = self.texts();
        let Some(begin) = &self.beginning else { return canvas.clear(INK) };
        canvas.clear(INK);
        plate(canvas, texts.seal_title, Code::Text(texts.start));
        seal(canvas, 120, 78, 72, SealSign::Icon(Icon::Lock), 30);
        let code = Origin::of(begin).seal();
        Pen::new(Style::Name, PAPER, INK).room(224).centred(canvas, 120, 154, &code);
        let area = Area::new(12, 164, 216, 48);
        Pen::new(Style::Note, FOG, INK).paragraph(canvas, area, 17, Align::Middle, texts.seal_note);
        key_hints(canvas, &[(Cap::A, texts.begin), (Cap::B, texts.back)]);
    }

    /// Seed and seal first. The code takes its time and is made as soon as they are shown.
    pub(super) fn open_audit(&mut self) {
        self.code_due = true;
        self.push(Screen::Audit { code: false });
    }

    pub(super) fn make_code(&mut self) {
        if core::mem::take(&mut self.code_due) {
            let text = playing!(&self.running, play => play.session.written(), None);
            self.code_picture = text.as_deref().and_then(Picture::of);
        }
    }

    /// The whole record as text, for bodies that can print or send it; only once the game is over.
    pub fn written_record(&self) -> Option<fair_play::Text> {
        playing!(&self.running, play => play.session.written(), None)
    }

    pub(super) fn press_audit(&mut self, key: Key, code: bool) {
        // Whoever is faster than the next moment.
        self.make_code();
        match key {
            Key::A | Key::X | Key::Right | Key::Left => self.replace(Screen::Audit { code: !code }),
            Key::B if code => self.replace(Screen::Audit { code: false }),
            Key::B => {
                self.code_picture = None;
                self.code_due = false;
                self.pop();
            }
            _ => {}
        }
    }

    pub(super) fn draw_audit(&self, canvas: &mut Canvas, code: bool) {
        let texts = self.texts();
        canvas.clear(INK);
        if code {
            match &self.code_picture {
                Some(picture) => picture.draw(canvas, Area::new(0, 0, 240, 216)),
                None => {
                    let pen = Pen::new(Style::Body, FOG, INK);
                    pen.paragraph(canvas, Area::new(16, 90, 208, 60), 20, Align::Middle, texts.no_qr);
                }
            }
            return key_hints(canvas, &[(Cap::A, texts.seed), (Cap::B, texts.back)]);
        }
        plate(canvas, texts.seed_and_code, Code::None);
        let origin = playing!(&self.running, play => Some(play.session.origin()), None);
        let Some(origin) = origin else { return };
        panel(canvas, Area::new(8, 34, 224, 60), texts.seal_caption);
        Pen::new(Style::Name, PAPER, SLATE).left(canvas, 20, 84, &origin.seal());
        Icon::Check.draw(canvas, 200, 62, 20, GOOD);
        panel(canvas, Area::new(8, 98, 224, 52), texts.seed_caption);
        let seed = fill("{}", &[&origin.seed]);
        Pen::new(Style::Bold, PAPER, SLATE).room(204).left(canvas, 20, 139, &seed);
        let area = Area::new(12, 156, 216, 56);
        Pen::new(Style::Note, FOG, INK).paragraph(canvas, area, 17, Align::Middle, texts.audit_note);
        key_hints(canvas, &[(Cap::A, texts.qr_code), (Cap::B, texts.back)]);
    }
}
