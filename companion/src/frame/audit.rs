//! The fair-play seal before the game; seed, seal and QR codes of the record after it.

use qrcodegen_no_heap::{Mask, QrCode, QrCodeEcc, Version};

use super::Companion;
use super::deeds::{Deed, Shows};
use super::screen::Screen;
use crate::Canvas;
use crate::draw::palette::{FOG, INK, PAPER, SLATE};
use crate::draw::parts::card::{chip, panel};
use crate::draw::parts::hand_over::{WaxSign, wax};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::text::Align;
use crate::draw::{Area, Colour, Icon, Pen, Style};
use crate::games::Shelf;
use crate::input::Key;
use crate::journal::{Entry, Record};
use crate::page::Bound;
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
    pub(super) fn of(text: &str) -> Option<Self> {
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

    pub(super) fn draw(&self, canvas: &mut Canvas, area: Area) {
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

impl<S: Shelf> Companion<S> {
    pub(super) fn seal_page(&self, show: &mut Shows<'_>) {
        let texts = self.texts();
        show.plate(texts.seal_title, Corner::Text(texts.start));
        show.picture(|canvas| {
            wax(canvas, 120, 78, 72, WaxSign::Icon(Icon::Lock), 30);
            // It is there in a moment.
            let signs = self.draft.seal().cloned().unwrap_or_default();
            Pen::new(Style::Head, PAPER, INK).room(224).centred(canvas, 120, 150, &signs);
            let own = self.box_line(self.draft.kind(), 176);
            let values = own.as_deref().or(self.plays_made_up().then_some(texts.reconstructed));
            if let Some(values) = values {
                chip(canvas, Area::new(30, 195, 180, 18), SLATE, PAPER, values);
            }
            let area = Area::new(12, if values.is_some() { 157 } else { 164 }, 216, 48);
            Pen::new(Style::Note, FOG, INK).paragraph(canvas, area, 17, Align::Middle, texts.seal_note);
        });
        // Not before people could write the seal down.
        let begin = self.draft.seal().map(|_| Deed::Begin);
        show.keys([Bound::maybe(Cap::A, texts.begin, begin), Bound::new(Cap::B, texts.back, Deed::Unseal)]);
    }

    /// The game begins as it was sealed.
    pub(super) fn begin_sealed(&mut self) {
        if let Some(begin) = self.draft.beginning().cloned() {
            self.ask_record(&Record { number: 0, elapsed: 0, entry: Entry::Begin(begin) });
        }
    }

    /// Seed and seal first. The codes take their time and are made while they are shown.
    pub(super) fn open_audit(&mut self) {
        self.written.begin();
        self.push(Screen::Audit { part: None });
    }

    pub(super) fn audit_page(&self, show: &mut Shows<'_>, part: Option<u8>) {
        let texts = self.texts();
        let turn = |part| Deed::Turn(Screen::Audit { part });
        let parts = self.written.parts().unwrap_or(1);
        let Some(part) = part else {
            show.plate(texts.seed_and_code, Corner::None);
            show.picture(|canvas| self.draw_seed(canvas));
            show.on(&[Key::X, Key::Right], || turn(Some(0)));
            show.on(&[Key::Left], || turn(Some(parts - 1)));
            let codes = Bound::new(Cap::A, texts.qr_code, turn(Some(0)));
            return show.keys([codes, Bound::new(Cap::B, texts.back, Deed::Back)]);
        };
        show.picture(|canvas| self.draw_part(canvas, part));
        show.on(&[Key::Left], || turn(part.checked_sub(1)));
        show.on(&[Key::Right], || turn(Some(part + 1).filter(|&part| part < parts)));
        show.on(&[Key::X], || turn(None));
        let seed = Bound::new(Cap::A, texts.seed, turn(None));
        let back = Bound::new(Cap::B, texts.back, turn(None));
        if parts > 1 {
            let place = fill("{}/{}", &[&(part + 1), &parts]);
            return show.keys([Bound::says(Cap::Sideways, &place), seed, back]);
        }
        show.keys([seed, back]);
    }

    fn draw_seed(&self, canvas: &mut Canvas) {
        let texts = self.texts();
        let origin = self.session.origin();
        panel(canvas, Area::new(8, 34, 224, 60), texts.seal_caption);
        let signs = self.session.seal().unwrap_or_default();
        Pen::new(Style::Head, PAPER, SLATE).room(204).left(canvas, 20, 80, &signs);
        panel(canvas, Area::new(8, 98, 224, 52), texts.seed_caption);
        let seed = fill("{}", &[&origin.seed]);
        Pen::new(Style::Bold, PAPER, SLATE).room(204).left(canvas, 20, 139, &seed);
        let area = Area::new(12, 156, 216, 56);
        Pen::new(Style::Note, FOG, INK).paragraph(canvas, area, 17, Align::Middle, texts.audit_note);
    }

    fn draw_part(&self, canvas: &mut Canvas, part: u8) {
        canvas.clear(INK);
        match self.written.picture(part) {
            Some(picture) => picture.draw(canvas, Area::new(0, 0, 240, 216)),
            None if self.written.has_failed() => {
                let pen = Pen::new(Style::Body, FOG, INK);
                pen.paragraph(canvas, Area::new(16, 90, 208, 60), 20, Align::Middle, self.texts().no_qr);
            }
            // It is there in a moment.
            None => {}
        }
    }
}
