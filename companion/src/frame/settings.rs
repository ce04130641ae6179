//! The settings: language, light, sound.

use super::Companion;
use super::home::turned;
use super::screen::Screen;
use crate::Canvas;
use crate::draw::palette::INK;
use crate::draw::parts::battery::battery_sign;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{PITCH, Row, Setting, adjusting_row};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::{Icon, Style};
use crate::games::Shelf;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::{Language, fill};

impl<S: Shelf> Companion<S> {
    pub(super) fn press_settings(&mut self, key: Key, row: u8) {
        match (key, row) {
            (Key::Up | Key::Down, _) => self.replace(Screen::Settings {
                row: turned(row, if self.boxes.is_listed() { 4 } else { 3 }, key),
            }),
            (Key::B, _) => {
                self.pop();
                self.keep_settings();
            }
            (Key::Left | Key::Right | Key::A, 0) => {
                let next = turned(self.settings.language as u8, Language::ALL.len(), key);
                if let Some(&language) = Language::ALL.get(usize::from(next)) {
                    self.settings.language = language;
                }
                self.changed = true;
            }
            (Key::Left, 1) => {
                self.settings.light = self.settings.light.saturating_sub(1).max(1);
                self.changed = true;
            }
            (Key::Right | Key::A, 1) => {
                self.settings.light = (self.settings.light + 1).min(5);
                self.changed = true;
            }
            (Key::Right | Key::A, 3) => self.push(Screen::Boxes { row: 0 }),
            (Key::Left | Key::Right | Key::A, 2) => {
                self.settings.sound = !self.settings.sound;
                self.changed = true;
            }
            _ => {}
        }
    }

    pub(super) fn draw_settings(&self, canvas: &mut Canvas, row: u8) {
        let texts = self.texts();
        canvas.clear(INK);
        let percent = self.news.battery.map(|battery| fill(texts.percent, &[&battery.percent]));
        plate(canvas, texts.settings, percent.as_ref().map_or(Corner::None, |percent| Corner::Text(percent)));
        if let Some(battery) = self.news.battery {
            let room = percent.map_or(0, |percent| Style::Bold.width(&percent));
            battery_sign(canvas, 226 - room - 30, 11, battery, INK);
        }
        let settings = &self.settings;
        let sound = if settings.sound { texts.on } else { texts.off };
        let rows = [
            (Icon::Globe, texts.language, Setting::Text(settings.language.name())),
            (Icon::Sun, texts.screen, Setting::Bar(settings.light.into(), 5)),
            (Icon::Sound, texts.sound, Setting::Text(sound)),
        ];
        for (index, ((icon, label, setting), y)) in
            rows.into_iter().zip((34..).step_by(PITCH as usize)).enumerate()
        {
            if index == usize::from(row) {
                adjusting_row(canvas, y, PITCH, Some(icon), label, setting);
                continue;
            }
            match setting {
                Setting::Text(value) => Row::new(label).icon(icon).value(value).draw(canvas, y, PITCH),
                Setting::Bar(part, of) => {
                    let value = fill("{}/{}", &[&part, &of]);
                    Row::new(label).icon(icon).value(&value).draw(canvas, y, PITCH);
                }
            }
        }
        if self.boxes.is_listed() {
            let y = 34 + 3 * PITCH;
            Row::new(texts.my_boxes).icon(Icon::Cards).leads().chosen(row == 3).draw(canvas, y, PITCH);
        }
        let change = if row == 3 { (Cap::A, texts.open) } else { (Cap::Sideways, texts.adjust) };
        key_hints(canvas, &[(Cap::UpDown, texts.choose), change, (Cap::B, texts.back)]);
    }
}
