//! What the table sees when nobody has pressed a key for a while: whose turn it is, the time, and the hour, to be read from
//! across the table.

use confidant_core::tiny_epic_crimes::Track;
use confidant_core::tiny_epic_crimes::kinds::Officer;

use super::hour_ring::Light;
use super::{Words, token_of};
use crate::clock::Face;
use crate::draw::large::large_width;
use crate::draw::palette::{INK, LAMP, PAPER, STEEL, WAX};
use crate::draw::parts::hourglass::hourglass;
use crate::draw::parts::seat::{seat, seat_colour};
use crate::draw::{Area, Canvas, Colour, Icon, Pen, Style, number};
use crate::texts::{Phrase, fill};

/// The widest that figures may be.
const ROOM: i32 = 212;
/// The last minute has no minutes to show.
const MINUTE: u32 = 60;

/// Draws figures in the largest of these sizes that has room, their middle at `y`.
fn figures(
    canvas: &mut Canvas,
    (x, y): (i32, i32),
    room: i32,
    text: &str,
    (colour, ground): (Colour, Colour),
) {
    let sizes = [140, 120, 100, 80];
    let size = sizes.into_iter().find(|&size| large_width(size, text) <= room).unwrap_or(64);
    // Figures are as high as seven tenths of their square.
    canvas.large((x, y + size * 36 / 100), size, text, colour, ground);
}

/// Whose turn it is, and when.
pub(super) struct TableFace<'a> {
    pub officer: Officer,
    pub name: &'a str,
    pub track: &'a Track,
    /// Day or night, and its sign.
    pub light: (Light, Icon),
    /// The turn clock; none: the hour is what counts.
    pub time: Option<Face>,
    pub words: &'static Words,
}

impl TableFace<'_> {
    pub fn draw(&self, canvas: &mut Canvas) {
        canvas.clear(INK);
        canvas.say_any_key();
        self.draw_name(canvas);
        let (light, sign) = self.light;
        let hour = number(self.track.hour(self.officer));
        if let Some(face) = self.time {
            draw_time(canvas, face);
            return self.draw_hour(canvas, &hour);
        }
        let (ground, colour) = light.colours();
        canvas.rect(Area::new(12, 62, 216, 118), ground);
        sign.draw(canvas, 22, 101, 40, sign_colour(light));
        figures(canvas, (146, 121), 150, &hour, (colour, ground));
        Pen::new(Style::Bold, PAPER, INK).room(76).left(canvas, 16, 212, self.words.next_caption);
        self.draw_others(canvas, 32, 190);
    }

    /// On a band in the colour of the seat.
    fn draw_name(&self, canvas: &mut Canvas) {
        let token = token_of(self.officer);
        let ground = seat_colour(token);
        canvas.rect(Area::new(12, 12, 216, 46), ground);
        canvas.disc(36, 35, 20, INK);
        seat(canvas, 20, 19, 32, token);
        Pen::new(Style::Name, INK, ground).fit(162, self.name).left(canvas, 62, 46, self.name);
    }

    /// Day or night, the hour, and who else plays.
    fn draw_hour(&self, canvas: &mut Canvas, hour: &str) {
        let (light, sign) = self.light;
        let (ground, colour) = light.colours();
        canvas.rect(Area::new(12, 180, 216, 48), ground);
        sign.draw(canvas, 16, 184, 40, sign_colour(light));
        let end = Pen::new(Style::Figure, colour, ground).left(canvas, 62, 221, hour);
        Pen::new(Style::Bold, colour, ground).left(canvas, end + 4, 221, "h");
        self.draw_others(canvas, 26, 191);
    }

    /// Those who follow, in the order of play.
    fn draw_others(&self, canvas: &mut Canvas, size: i32, y: i32) {
        let reported = self.track.reported();
        let follows = |other: &&Officer| **other != self.officer && !reported.has(**other);
        let others = self.track.order().iter().filter(follows);
        let first = 224 - others.clone().count() as i32 * (size + 4);
        for (&other, x) in others.zip((first..).step_by(size as usize + 4)) {
            canvas.rounded(Area::new(x - 1, y - 1, size + 2, size + 2), 6, STEEL);
            seat(canvas, x, y, size, token_of(other));
        }
    }
}

/// What is left, or by how much it is over.
fn draw_time(canvas: &mut Canvas, face: Face) {
    let (text, colour, ground): (Phrase, Colour, Colour) = match (face.over, face.of) {
        (over @ 1.., _) => (fill("+{}", &[&over.min(999)]), PAPER, WAX),
        (_, 1..) if face.seconds < MINUTE => {
            let colour = if face.late { LAMP } else { PAPER };
            (fill("{}{}", &[&(face.seconds / 10), &(face.seconds % 10)]), colour, INK)
        }
        _ => (crate::games::clock_text(face), PAPER, INK),
    };
    canvas.rect(Area::new(12, 60, 216, 118), ground);
    figures(canvas, (120, 119), ROOM, &text, (colour, ground));
    if face.of > 0 && face.over == 0 {
        hourglass(canvas, face.seconds, face.of, if face.late { WAX } else { LAMP });
    }
}

/// What a sign has on the ground of its light.
const fn sign_colour(light: Light) -> Colour {
    match light {
        Light::Day => INK,
        Light::Night => PAPER,
        Light::Team | Light::None => LAMP,
    }
}
