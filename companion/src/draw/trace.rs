//! What a person reads: every text drawn, with its box and style, and what is chosen. For tests, and for the page, which
//! tells it to those who cannot see; the device has none of it.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::canvas::{Area, Canvas};
use super::icons::Icon;
use super::palette::Colour;
use super::parts::hints::Cap;
use super::parts::list::RowState;
use super::text::{Pen, Style};
use super::touch::{self, Spot, Target};
use crate::input::Key;

/// One text on the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What it says.
    pub text: String,
    /// How large.
    pub style: Style,
    /// Its width, and the rows that its ink takes.
    pub area: Area,
    /// Its base line.
    pub base: i32,
    /// The widest it could have been.
    pub room: i32,
    /// Its colour.
    pub colour: Colour,
    /// The colour it stands on, if it is one.
    pub ground: Option<Colour>,
    /// Every colour that its ink was laid on.
    pub grounds: Vec<Colour>,
    /// Whether something drawn later hides a part of it.
    pub cut: bool,
    /// Whether it is said with the part that it belongs to.
    pub said: bool,
}

/// One sign on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sign {
    /// Which.
    pub icon: Icon,
    /// Where.
    pub area: Area,
    /// Whether it is said with the part that it belongs to.
    pub said: bool,
}

/// A part of the page that is said as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// The plate: title and corner.
    Plate([String; 2]),
    /// A row: label, second line and value, how it stands, and the how manyth of how many it is.
    Row {
        /// Label, second line, value.
        texts: [String; 3],
        /// How it stands.
        state: RowState,
        /// Its place in the list, from 1, and how many there are.
        at: Option<(usize, usize)>,
    },
    /// Keys with their words.
    Keys(Vec<(Vec<Cap>, String)>),
    /// A text of one or several lines.
    Text(String),
    /// What lies on the arm of a rose that this key takes.
    Arm(Key, Vec<String>),
}

/// Everything written since the picture was begun. What was painted over is gone from it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trace {
    lines: Vec<Line>,
    signs: Vec<Sign>,
    chosen: Vec<String>,
    /// The same with what is set there.
    spoken: Vec<String>,
    spots: Vec<Spot>,
    faults: Vec<String>,
    parts: Vec<(Area, Said)>,
    /// The row that is drawn next: the how manyth of how many.
    pub(super) row: Option<(usize, usize)>,
}

impl Trace {
    pub(super) const fn new() -> Self {
        Self {
            lines: Vec::new(),
            signs: Vec::new(),
            chosen: Vec::new(),
            spoken: Vec::new(),
            spots: Vec::new(),
            faults: Vec::new(),
            parts: Vec::new(),
            row: None,
        }
    }

    pub(super) fn begin(&mut self) {
        *self = Self::new();
    }

    /// The texts in the order of drawing.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The signs in the order of drawing.
    pub fn signs(&self) -> &[Sign] {
        &self.signs
    }

    /// What the cursor is on: the chosen row, the number in the wheel, the lit ticket.
    pub fn chosen(&self) -> &[String] {
        &self.chosen
    }

    pub(super) fn choose(&mut self, label: &str) {
        self.chosen.push(label.to_string());
        self.spoken.push(label.to_string());
    }

    /// What the cursor is on, each with its second line and its value.
    pub fn spoken(&self) -> &[String] {
        &self.spoken
    }

    pub(super) fn choose_with(&mut self, more: &str) {
        if let Some(last) = self.spoken.last_mut().filter(|_| !more.is_empty()) {
            last.push_str(", ");
            last.push_str(more);
        }
    }

    /// What a finger does where, what lies on top first.
    pub fn targets(&self) -> Vec<Target> {
        touch::targets(&self.spots)
    }

    pub(super) fn spot(&mut self, spot: Spot) {
        self.spots.push(spot);
    }

    pub(super) fn has_key_in(&self, area: Area) -> bool {
        self.spots.iter().any(|spot| matches!(spot, Spot::Key { .. }) && spot.area().meets(area))
    }

    pub(super) fn forget_spots(&mut self) {
        self.spots.clear();
    }

    /// What is wrong with the picture: texts too wide, off the screen, with letters that the font lacks, on another
    /// ground than said; icons at a size that was not rasterised. Empty on a good screen.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// The texts from top to bottom and left to right, a line of text a line of the screen.
    pub fn read(&self) -> String {
        let mut lines: Vec<&Line> = self.lines.iter().collect();
        lines.sort_by_key(|line| (line.base, line.area.x));
        let mut text = String::new();
        let mut base = None;
        for line in lines {
            match base {
                Some(last) if line.base - last <= 2 => text.push_str("  "),
                Some(_) => text.push('\n'),
                None => {}
            }
            base = Some(line.base);
            text.push_str(&line.text);
        }
        text
    }

    /// What is said as a whole, and where it stands.
    pub fn parts(&self) -> &[(Area, Said)] {
        &self.parts
    }

    /// Says what stands in an area, in the place of its texts and signs.
    pub(super) fn say(&mut self, area: Area, said: Said) {
        for line in &mut self.lines {
            line.said |= area.has(line.area.x + line.area.width / 2, line.base - 4);
        }
        for sign in &mut self.signs {
            let Area { x, y, width, height } = sign.area;
            sign.said |= area.has(x + width / 2, y + height / 2);
        }
        if matches!(said, Said::Keys(_)) {
            self.parts.retain(|(_, said)| !matches!(said, Said::Keys(_)));
        }
        self.parts.push((area, said));
    }

    /// Whether this can be read somewhere.
    pub fn reads(&self, text: &str) -> bool {
        self.lines.iter().any(|line| line.text.contains(text))
    }

    /// Whether this sign is shown.
    pub fn shows(&self, icon: Icon) -> bool {
        self.signs.iter().any(|sign| sign.icon == icon)
    }

    pub(super) fn cover(&mut self, area: Area) {
        self.lines.retain(|line| !area.holds(line.area));
        self.signs.retain(|sign| !area.holds(sign.area));
        self.spots.retain(|spot| !area.holds(spot.area()));
        self.parts.retain(|(part, _)| !area.holds(*part));
        for line in &mut self.lines {
            line.cut |= area.meets(line.area);
        }
    }

    pub(super) fn icon(&mut self, icon: Icon, x: i32, y: i32, size: i32) {
        let area = Area::new(x, y, size, size);
        if !icon.has_size(size) {
            self.faults.push(format!("icon {} is not rasterised at {size}", icon.name()));
        }
        self.signs.push(Sign { icon, area, said: false });
    }

    pub(super) fn paragraph(&mut self, text: &str, fits: bool) {
        if !fits {
            self.faults.push(format!("too tall: {text}"));
        }
    }

    pub(super) fn fault(&mut self, fault: String) {
        self.faults.push(fault);
    }
}

impl Canvas {
    /// What can be read on it.
    pub const fn trace(&self) -> &Trace {
        &self.trace
    }

    /// Says what lies on an arm of a rose: all of it, also where only the first and the last are drawn.
    pub fn say_arm(&mut self, area: Area, key: Key, choices: Vec<String>) {
        self.trace.say(area, Said::Arm(key, choices));
    }
}

/// Records a text just before it is drawn.
pub(super) fn text(canvas: &mut Canvas, pen: Pen, x: i32, base: i32, width: i32, text: &str) {
    let (top, bottom) = pen.style.ink(text);
    let area = Area::new(x, base.saturating_add(top), width, bottom - top);
    let window = canvas.window();
    if text.is_empty() || (!area.meets(window) && window != Area::SCREEN) {
        return;
    }
    // A window cuts on purpose (a map that goes on beyond it); the screen's edge never does.
    if !Area::SCREEN.holds(area) && window == Area::SCREEN {
        canvas.trace.fault(format!("off the screen at {x},{base}: {text}"));
    }
    if width > pen.room {
        canvas.trace.fault(format!("too wide ({width} > {}): {text}", pen.room));
    }
    for letter in text.chars().filter(|&letter| !pen.style.has(letter)) {
        canvas.trace.fault(format!("no letter {letter:?} in {:?}: {text}", pen.style));
    }
    let mut grounds = Vec::new();
    if area.meets(Area::SCREEN) {
        let mut strange = None;
        pen.style.each_ink(x, base, text, |x, y| {
            if !window.has(x, y) {
                return;
            }
            let below = canvas.colour(x, y);
            if pen.ground.is_some_and(|ground| ground != below) {
                strange = Some((x, y));
            }
            if !grounds.contains(&below) {
                grounds.push(below);
            }
        });
        if let Some((x, y)) = strange {
            canvas.trace.fault(format!("not on its ground at {x},{y}: {text}"));
        }
    }
    canvas.trace.lines.push(Line {
        text: text.to_string(),
        style: pen.style,
        area,
        base,
        room: pen.room,
        colour: pen.colour,
        ground: pen.ground,
        grounds,
        cut: false,
        said: false,
    });
}
