//! The calendar: five weeks, each day with how its puzzle was solved. Where nobody knows the day, the running numbers.

use super::home::time;
use super::{Deed, Page, Puzzles};
use crate::draw::palette::{FOG, GOOD, INK, LAMP, PAPER, SLATE, STEEL};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::{Area, Canvas, Pen, Style, number};
use crate::games::SetUpDesk;
use crate::games::schinderhannes::Words;
use crate::games::schinderhannes::solved::Done;
use crate::input::Key;
use crate::page::{Bound, Show, Tiles};
use crate::texts::fill;

const WEEKS: u32 = 5;
const TOP: i32 = 50;
const WIDTH: i32 = 33;
const HEIGHT: i32 = 26;

/// The day of its month of a day since 1 January 1970: years from March on, four centuries after each other.
fn of_month(day: u32) -> u32 {
    let of_era = day.saturating_add(719_468) % 146_097;
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    of_year - (153 * month + 2) / 5 + 1
}

impl Puzzles {
    /// The first day of the five weeks that end with this one.
    fn first_day(&self) -> u32 {
        (self.day() + 7).saturating_sub(self.column(self.day()) + 7 * WEEKS).max(1)
    }

    /// Where a day is seen.
    fn lies_at(&self, day: u32) -> Option<Area> {
        let at = day.checked_sub(self.first_day()).filter(|&at| at < 7 * WEEKS && self.has_puzzle(day))?;
        let column = self.column(day) as i32;
        let row = ((at + self.column(self.first_day())) / 7) as i32;
        Some(Area::new(5 + WIDTH * column, TOP + HEIGHT * row, WIDTH - 2, HEIGHT - 2))
    }

    /// Whether it is a day that has come, or a number whose turn has come.
    fn has_puzzle(&self, day: u32) -> bool {
        (1..=self.day()).contains(&day)
    }

    pub(super) fn calendar_page(&self, desk: &SetUpDesk<'_>, show: &mut Show<'_, Deed>, lit: u32) {
        let (texts, words) = (desk.texts, Words::of(desk.language));
        let streak = fill(words.streak, &[&self.solved.streak(self.day())]);
        show.plate(words.calendar, Corner::Text(&streak));
        show.picture(|canvas| self.draw_calendar(canvas, words, lit));
        let step = |day: u32, key: Key| {
            let next = match key {
                Key::Up => day.checked_sub(7),
                Key::Down => day.checked_add(7),
                Key::Left => day.checked_sub(1),
                _ => day.checked_add(1),
            };
            next.filter(|&next| self.lies_at(next).is_some()).unwrap_or(day)
        };
        let lies_at = |day: u32| self.lies_at(day);
        let tiles = Tiles { lit, step: &step, place: &lies_at };
        show.tiles(&tiles, |day| Deed::See(Page::Calendar(day)), Some(Ok(Deed::Day(lit))));
        show.keys([
            Bound::says(Cap::Stick, words.day_key),
            Bound::says(Cap::A, words.solve),
            Bound::new(Cap::B, texts.back, Deed::See(Page::Home)),
        ]);
    }

    fn draw_calendar(&self, canvas: &mut Canvas, words: &'static Words, lit: u32) {
        if self.today.is_some() {
            for (x, letter) in (0..).zip(words.weekdays.split(' ')) {
                Pen::new(Style::NoteBold, FOG, INK).centred(
                    canvas,
                    5 + WIDTH * x + WIDTH / 2 - 1,
                    45,
                    letter,
                );
            }
        }
        let first = self.first_day();
        for day in first..first + 7 * WEEKS {
            let Some(area) = self.lies_at(day) else { continue };
            let done = self.solved.day(day);
            let ground = match done {
                Done::Alone => GOOD,
                _ if day == self.day() => LAMP,
                Done::Helped | Done::No => SLATE,
            };
            canvas.rounded(area, 4, ground);
            if done == Done::Helped {
                canvas.outline(area, 4, 2, GOOD);
            }
            if day == lit {
                canvas.outline(area, 4, 2, PAPER);
            }
            let shown = if self.today.is_some() { of_month(day) } else { day };
            let colour = if ground == SLATE { PAPER } else { INK };
            let pen = Pen::new(Style::NoteBold, colour, ground).room(WIDTH - 4);
            pen.centred(canvas, area.x + area.width / 2, area.y + 17, &number(i64::from(shown)));
        }
        canvas.rect(Area::new(0, 183, 240, 1), STEEL);
        let grade = words.grade(self.grade_of(lit)).0;
        let says = match (self.solved.day(lit), self.solved.seconds(lit)) {
            (Done::Alone, Some(seconds)) => {
                fill("{}: {}, {}", &[&grade, &time(seconds), &words.without_hints])
            }
            (Done::Alone, None) => fill("{}, {}", &[&grade, &words.without_hints]),
            (Done::Helped, _) => fill("{}, {}", &[&grade, &words.with_hints]),
            (Done::No, _) => fill("{}", &[&grade]),
        };
        canvas.say_chosen(&says);
        Pen::new(Style::Note, PAPER, INK).room(224).left(canvas, 8, 203, &says);
    }
}

#[cfg(test)]
mod tests {
    use super::of_month;

    #[test]
    fn days_have_their_numbers_in_the_month() {
        // 1 January 1970, 28 and 29 February and 1 March 2024, 17 November 2026.
        for (day, expected) in [(0, 1), (19_781, 28), (19_782, 29), (19_783, 1), (20_774, 17)] {
            assert_eq!(of_month(day), expected, "{day}");
        }
    }
}
