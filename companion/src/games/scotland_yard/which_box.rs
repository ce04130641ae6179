//! Which box lies on the table: asked by what can be seen there, never by a year that nobody knows.

use confidant_core::scotland_yard::EditionName;

use super::Words;
use super::parts::ticket::{TicketKind, stamp};
use super::setup::Own;
use crate::draw::palette::{BUS, FOG, INK, LAMP, PAPER, SLATE, TAXI, WAX};
use crate::draw::parts::card::{card, card_text};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::Corner;
use crate::draw::{Area, Canvas, Colour, Icon, Pen, Style};
use crate::games::SetUpDesk;
use crate::input::Key;
use crate::page::{Bound, Show, Tiles};
use crate::texts::fill;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Question {
    /// What joins 13 and 14: taxi and bus, or a bus alone?
    Lines,
    /// Have the start cards X and D on their backs, or are they all alike?
    Backs,
    /// Is there a station 200?
    Last,
}

/// What follows from the answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Box {
    /// One that Confidant knows.
    Known(EditionName),
    /// Its stations have other numbers.
    Numbers,
}

/// The questions on their way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asking {
    /// This is asked, and one of the two pictures is lit.
    Asks(Question, bool),
    /// It is known.
    Told(Box),
}

impl Asking {
    /// The first question, the answer of this edition lit.
    pub(super) fn begin(edition: EditionName) -> Self {
        Self::Asks(Question::Lines, edition != EditionName::Classic)
    }

    /// The lit picture is the one on the table: what is asked next, if it is not known yet.
    pub(super) fn answered(self, edition: EditionName) -> Self {
        match self {
            Self::Asks(Question::Lines, false) => Self::Asks(Question::Last, false),
            Self::Asks(Question::Lines, true) => Self::Asks(Question::Backs, edition == EditionName::Of2000),
            Self::Asks(Question::Backs, false) => Self::Told(Box::Known(EditionName::Newer)),
            Self::Asks(Question::Backs, true) => Self::Told(Box::Known(EditionName::Of2000)),
            Self::Asks(Question::Last, false) => Self::Told(Box::Known(EditionName::Classic)),
            Self::Asks(Question::Last, true) => Self::Told(Box::Numbers),
            told => told,
        }
    }

    /// The question before; none before the first.
    pub(super) fn before(self) -> Option<Self> {
        match self {
            Self::Asks(Question::Lines, _) => None,
            Self::Asks(Question::Backs, _) => Some(Self::Asks(Question::Lines, true)),
            Self::Asks(Question::Last, _) => Some(Self::Asks(Question::Lines, false)),
            Self::Told(Box::Known(EditionName::Newer)) => Some(Self::Asks(Question::Backs, false)),
            Self::Told(Box::Known(EditionName::Of2000)) => Some(Self::Asks(Question::Backs, true)),
            Self::Told(Box::Known(EditionName::Classic)) => Some(Self::Asks(Question::Last, false)),
            Self::Told(Box::Numbers) => Some(Self::Asks(Question::Last, true)),
        }
    }
}

/// Where the two pictures lie.
fn tile(right: bool) -> Area {
    Area::new(if right { 124 } else { 8 }, 76, 108, 132)
}

pub(super) fn page(desk: &SetUpDesk<'_>, asking: Asking, show: &mut Show<'_, Own>) {
    let (texts, words) = (desk.texts, Words::of(desk.language));
    let back = Bound::new(Cap::B, texts.back, Own::AskBefore);
    let (question, lit) = match asking {
        Asking::Asks(question, lit) => (question, lit),
        Asking::Told(which) => {
            show.plate(words.your_box, Corner::None);
            let says = match which {
                Box::Known(EditionName::Newer) => words.box_is_newer,
                Box::Known(EditionName::Of2000) => words.box_is_2000,
                Box::Known(EditionName::Classic) => words.box_is_classic,
                Box::Numbers => words.box_is_other,
            };
            show.picture(|canvas| {
                card(canvas, Area::new(12, 44, 216, 160));
                card_text(canvas, Area::new(24, 56, 192, 140), says);
            });
            return show.keys([Bound::new(Cap::A, texts.enter, Own::Answer), back]);
        }
    };
    let at = if question == Question::Lines { 1 } else { 2 };
    show.plate(words.your_box, Corner::Text(&fill("{}/2", &[&at])));
    show.picture(|canvas| draw(canvas, words, question, lit));
    let step = |lit: bool, key: Key| match key {
        Key::Left => false,
        Key::Right => true,
        _ => lit,
    };
    let tiles = Tiles { lit, step: &step, place: &|right| Some(tile(right)) };
    show.tiles(&tiles, Own::Light, Some(Ok(Own::Answer)));
    show.keys([Bound::says(Cap::Sideways, texts.choose), Bound::says(Cap::A, words.mine), back]);
}

fn draw(canvas: &mut Canvas, words: &'static Words, question: Question, lit: bool) {
    let (asks, labels) = match question {
        Question::Lines => (words.ask_lines, [words.lines_both, words.lines_bus]),
        Question::Backs => (words.ask_backs, [words.backs_two, words.backs_one]),
        Question::Last => (words.ask_last, [words.last_199, words.last_200]),
    };
    let pen = Pen::new(Style::Bold, PAPER, INK);
    pen.paragraph(canvas, Area::new(8, 33, 224, 40), 19, crate::draw::text::Align::Middle, asks);
    for (right, label) in [false, true].into_iter().zip(labels) {
        let area = tile(right);
        let ground = if right == lit { LAMP } else { SLATE };
        canvas.rounded(area, 6, ground);
        // The picture stands on ink: lines and tickets have colours of their own.
        canvas.rounded(Area::new(area.x + 6, area.y + 6, 96, 94), 5, INK);
        match question {
            Question::Lines => draw_lines(canvas, area.x, area.y, !right),
            Question::Backs => draw_backs(canvas, area.x, area.y, !right),
            Question::Last => draw_sign(canvas, area.x + 54, area.y + 52, if right { "200" } else { "199" }),
        }
        let colour = if right == lit { INK } else { PAPER };
        if right == lit {
            canvas.say_chosen(label);
        }
        Pen::new(Style::Bold, colour, ground).fit(100, label).centred(
            canvas,
            area.x + 54,
            area.y + 121,
            label,
        );
    }
}

/// The sign of a station.
fn draw_sign(canvas: &mut Canvas, x: i32, y: i32, number: &str) {
    canvas.rounded(Area::new(x - 21, y - 13, 42, 26), 12, PAPER);
    Pen::new(Style::Bold, INK, PAPER).centred(canvas, x, y + 6, number);
}

fn draw_lines(canvas: &mut Canvas, x: i32, y: i32, taxi: bool) {
    let (from, to) = ((x + 32, y + 76), (x + 76, y + 30));
    canvas.line(from, to, 4, BUS);
    stamp(canvas, x + 66, y + 56, TicketKind::Bus, false);
    if taxi {
        let aside = |(x, y)| (x - 6, y - 6);
        canvas.line(aside(from), aside(to), 3, TAXI);
        stamp(canvas, x + 24, y + 30, TicketKind::Taxi, false);
    }
    draw_sign(canvas, from.0, from.1, "13");
    draw_sign(canvas, to.0, to.1, "14");
}

/// Two start cards from behind.
fn draw_backs(canvas: &mut Canvas, x: i32, y: i32, told_apart: bool) {
    let grounds: [Colour; 2] = if told_apart { [WAX, BUS] } else { [FOG, FOG] };
    for ((index, ground), (letter, colour)) in (0..).zip(grounds).zip([("X", PAPER), ("D", INK)]) {
        let area = Area::new(x + 14 + 42 * index, y + 24, 38, 58);
        canvas.rounded(area, 5, ground);
        canvas.outline(area.inset(3), 3, 1, INK);
        let (middle, at) = (area.x + area.width / 2, area.y + area.height / 2);
        if told_apart {
            Pen::new(Style::Name, colour, ground).centred(canvas, middle, at + 11, letter);
        } else {
            Icon::Flag.draw_centred(canvas, middle, at, 20, INK);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_answers_tell_each_box_and_each_can_be_taken_back() {
        for edition in EditionName::ALL {
            // Whoever only says yes keeps what is set.
            let told = Asking::begin(edition).answered(edition).answered(edition);
            assert_eq!(told, Asking::Told(Box::Known(edition)));
            assert_eq!(told.answered(edition), told);
            assert_eq!(told.before().and_then(Asking::before), Some(Asking::begin(edition)));
        }
        let last = Asking::begin(EditionName::Classic).answered(EditionName::Classic);
        assert_eq!(last, Asking::Asks(Question::Last, false));
        let told = Asking::Asks(Question::Last, true).answered(EditionName::Classic);
        assert_eq!(told, Asking::Told(Box::Numbers));
        assert_eq!(told.before(), Some(Asking::Asks(Question::Last, true)));
        assert_eq!(Asking::begin(EditionName::Newer).before(), None);
    }
}
