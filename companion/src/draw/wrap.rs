//! Breaking a text into lines: as few as possible, then as even as possible, so that no word stands alone.
//!
//! Lines break at spaces only, never at no-break spaces nor inside a word.

use heapless::Vec;

use super::canvas::{Area, Canvas};
use super::text::{Align, Pen, Style};

/// Most lines a paragraph can have: the screen holds no more.
pub const MAX_LINES: usize = 12;

/// The lines of a text.
pub type Lines<'a> = Vec<&'a str, MAX_LINES>;

impl Style {
    /// Breaks a text for this width. A word that is wider stands on a line of its own.
    pub fn wrap(self, text: &str, width: i32) -> Lines<'_> {
        let lines = self.break_at(text, width);
        let widest_word = text.split(' ').map(|word| self.width(word)).max().unwrap_or(0);
        let (mut low, mut high) = (widest_word.min(width), width);
        // The narrowest width that needs no further line: the number of lines only falls with the width.
        while low < high {
            let middle = low + (high - low) / 2;
            if self.count(text, middle) > lines.len() { low = middle + 1 } else { high = middle }
        }
        self.break_at(text, high)
    }

    /// How many lines a text takes at this width.
    pub fn count(self, text: &str, width: i32) -> usize {
        let mut lines = 0;
        self.each_line(text, width, |_| lines += 1);
        lines
    }

    fn break_at(self, text: &str, width: i32) -> Lines<'_> {
        let mut lines = Lines::new();
        self.each_line(text, width, |line| {
            // What would be a thirteenth line is lost; the trace of the paragraph tells.
            let _ = lines.push(line);
        });
        lines
    }

    fn each_line<'a>(self, text: &'a str, width: i32, mut visit: impl FnMut(&'a str)) {
        let space = self.letter_width(' ');
        let (mut start, mut end, mut used) = (0, 0, 0);
        let mut at = 0;
        for word in text.split(' ') {
            let word_end = at + word.len();
            let word_width = self.width(word);
            if used > 0 && used + space + word_width > width {
                visit(text.get(start..end).unwrap_or(""));
                start = at;
                used = word_width;
            } else {
                used += word_width + if used > 0 { space } else { 0 };
            }
            end = word_end;
            at = word_end + 1;
        }
        visit(text.get(start..end).unwrap_or(""));
    }
}

impl Pen {
    /// Writes a paragraph into an area; returns the first row below its lines.
    pub fn paragraph(self, canvas: &mut Canvas, area: Area, line: i32, align: Align, text: &str) -> i32 {
        let lines = self.style.wrap(text, area.width);
        let base = area.y + self.style.size() * 19 / 20;
        let x = match align {
            Align::Left => area.x,
            Align::Middle => area.x + area.width / 2,
            Align::Right => area.right(),
        };
        let mut row = 0;
        for part in &lines {
            self.room(area.width).write(canvas, align, x, base + row, part);
            row += line;
        }
        #[cfg(feature = "trace")]
        {
            let below = base + row - line + self.style.size() / 4;
            let said = Area::new(area.x, area.y, area.width, below - area.y);
            canvas.trace.say(said, super::trace::Said::Text(text.into()));
            canvas
                .trace
                .paragraph(text, below <= area.bottom() && self.style.count(text, area.width) <= MAX_LINES);
        }
        area.y + row
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::vec::Vec as StdVec;

    use super::*;

    fn wrap(text: &str, width: i32) -> StdVec<&str> {
        Style::Bold.wrap(text, width).iter().copied().collect()
    }

    #[test]
    fn a_short_text_is_one_line() {
        assert_eq!(wrap("No bus", 184), ["No bus"]);
        assert_eq!(wrap("", 184), [""]);
    }

    #[test]
    fn lines_are_even() {
        assert_eq!(wrap("No bus line from 74 to 92", 184), ["No bus line", "from 74 to 92"]);
        assert_eq!(
            wrap("Take this move back? All will see it.", 184),
            ["Take this move", "back? All will see it."]
        );
    }

    #[test]
    fn a_no_break_space_holds_words_together() {
        assert_eq!(wrap("Reprendre\u{a0}? Oui", 100), ["Reprendre\u{a0}?", "Oui"]);
    }

    #[test]
    fn a_word_that_is_too_wide_stands_alone() {
        assert_eq!(wrap("a Geschwindigkeitsmesser b", 60), ["a", "Geschwindigkeitsmesser", "b"]);
    }

    #[test]
    fn nothing_is_lost_at_any_width() {
        let text =
            "Nachts kostet jede Fahrt eine Stunde mehr, solange niemand im Hauptquartier Kaffee trinkt.";
        for style in Style::ALL.into_iter().take(8) {
            for width in -5..300 {
                let lines = style.wrap(text, width);
                if lines.len() < MAX_LINES {
                    assert_eq!(lines.join(" "), text);
                    let narrow = lines.iter().filter(|line| style.width(line) > width);
                    assert!(
                        narrow.clone().all(|line| !line.contains(' ')),
                        "only single words may be too wide"
                    );
                }
            }
        }
    }
}
