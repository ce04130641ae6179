//! The settings: language, light, sound, and when it is told what follows from an entry.

use super::Companion;
use super::deeds::{Deed, Shows};
use super::screen::{Question, Screen};
use crate::draw::palette::INK;
use crate::draw::parts::battery::battery_sign;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{Row, Setting};
use crate::draw::parts::plate::Corner;
use crate::draw::{Icon, Style};
use crate::games::Shelf;
use crate::page::{Bound, List, RowDeed};
use crate::settings::{LOUDEST, Telling};
use crate::texts::{Language, fill};

/// The brightest light.
const BRIGHTEST: u8 = 5;

impl<S: Shelf> Companion<S> {
    pub(super) fn settings_page(&self, show: &mut Shows<'_>, row: u8) {
        let texts = self.texts();
        let percent = self.news.battery.map(|battery| fill(texts.percent, &[&battery.percent]));
        show.plate(texts.settings, percent.as_ref().map_or(Corner::None, |percent| Corner::Text(percent)));
        if let Some(battery) = self.news.battery {
            let room = percent.map_or(0, |percent| Style::Bold.width(&percent));
            show.picture(|canvas| battery_sign(canvas, 226 - room - 30, 11, battery, INK));
        }
        let settings = &self.settings;
        let last = if self.boxes.is_listed() { 5 } else { 4 };
        let list = List::new(last + 1, row.into());
        show.settings(
            list,
            |row| Deed::Turn(Screen::Settings { row: row as u8 }),
            &|index, tell| match index {
                0 => {
                    let name = settings.language.name();
                    let [lower, raise] =
                        [Language::ALL.len() - 1, 1].map(|step| Deed::Speak(settings.language.after(step)));
                    let row = Row::new(texts.language).icon(Icon::Globe).adjusts(name);
                    tell(row, RowDeed::Sets(lower, raise));
                }
                1 => {
                    let value = fill("{}/{}", &[&settings.light, &BRIGHTEST]);
                    let [lower, raise] =
                        [settings.light.saturating_sub(1).max(1), (settings.light + 1).min(BRIGHTEST)];
                    let bar = Setting::Bar(settings.light.into(), BRIGHTEST.into());
                    let row = Row::new(texts.screen).icon(Icon::Sun).value(&value).sets(bar);
                    tell(row, RowDeed::Sets(Deed::Light(lower), Deed::Light(raise)));
                }
                2 => {
                    let value = fill("{}/{}", &[&settings.volume, &LOUDEST]);
                    let value = if settings.volume == 0 { texts.off } else { value.as_str() };
                    let [lower, raise] =
                        [settings.volume.saturating_sub(1), (settings.volume + 1).min(LOUDEST)];
                    let bar = Setting::Bar(settings.volume.into(), LOUDEST.into());
                    let row = Row::new(texts.sound).icon(Icon::Sound).value(value).sets(bar);
                    tell(row, RowDeed::Sets(Deed::Volume(lower), Deed::Volume(raise)));
                }
                3 => {
                    let [lower, raise] =
                        [Telling::ALL.len() - 1, 1].map(|step| Deed::Telling(settings.telling.after(step)));
                    let word = match settings.telling {
                        Telling::AtOnce => texts.telling_at_once,
                        Telling::Breath => texts.telling_breath,
                        Telling::ByKey => texts.telling_by_key,
                    };
                    let row = Row::new(texts.telling).icon(Icon::Eye).adjusts(word);
                    tell(row, RowDeed::Sets(lower, raise));
                }
                last_row if last_row == last => {
                    let row = Row::new(texts.erase_games).icon(Icon::Cross).leads();
                    let asks = Deed::Open(Screen::Confirm(Question::EraseGames));
                    tell(row, RowDeed::Does(Ok(asks)));
                }
                _ => {
                    let row = Row::new(texts.my_boxes).icon(Icon::Cards).leads();
                    tell(row, RowDeed::Does(Ok(Deed::Open(Screen::Boxes { row: 0 }))));
                }
            },
        );
        let change = if row >= 4 { (Cap::A, texts.open) } else { (Cap::Sideways, texts.adjust) };
        show.keys([
            Bound::says(Cap::UpDown, texts.choose),
            Bound::says(change.0, change.1),
            Bound::new(Cap::B, texts.back, Deed::Keep),
        ]);
    }
}
