//! What is left to say of something done by hand: a block on the city, an hour on the ring, a name on the wheel, or a
//! row of a short list.

use confidant_core::id::Id;
use confidant_core::tiny_epic_crimes::{Block, Line, Table, Task};

use super::city::{Mapped, draw_city};
use super::does::{Does, View, see};
use super::hand_ops::{Arg, Kind, Said, choices, count};
use super::sheet::{arg_icon, arg_says, say_on};
use super::{Shows, TableDesk, name_of};
use crate::draw::palette::{FOG, INK, LAMP};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::draw::{Canvas, Pen, Style};
use crate::games::tiny_epic_crimes::dice::block_name;
use crate::games::tiny_epic_crimes::echo_ridge::block_area;
use crate::games::tiny_epic_crimes::event_card::names_wheel;
use crate::games::tiny_epic_crimes::face::{Marker, put_marker};
use crate::games::tiny_epic_crimes::hour_ring::hour_area;
use crate::input::Key;
use crate::page::{Bound, List, Tiles, turned};
use crate::texts::Phrase;

/// Something that is being said.
#[derive(Clone, Copy, PartialEq)]
pub struct Saying {
    kind: Kind,
    said: Said,
    /// The block, the hour, or the row.
    at: u8,
}

/// How something is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    Block,
    Hour,
    Name,
    Row,
}

fn asked(choices: &[Arg]) -> Asked {
    match choices.first() {
        Some(Arg::Block(_)) => Asked::Block,
        Some(Arg::Hour(_)) => Asked::Hour,
        Some(Arg::Name(_)) => Asked::Name,
        _ => Asked::Row,
    }
}

impl Saying {
    /// A block begins where the officer stands whose turn it is, an hour where the marker is.
    pub(super) fn begin(table: &Table, kind: Kind, said: Said) -> Self {
        let at = match (asked(&choices(table, kind, &said)), said[0]) {
            (Asked::Block, _) => table.mat(table.now().officer).at.index() as u8,
            (Asked::Hour, Some(Arg::Officer(officer))) => table.track().hour(officer),
            _ => 0,
        };
        Self { kind, said, at }
    }

    /// What the cursor is on, if it can be said.
    fn chosen(self, choices: &[Arg]) -> Option<Arg> {
        let wanted = match asked(choices) {
            Asked::Block => Block::at(self.at.into()).map(Arg::Block)?,
            Asked::Hour => Arg::Hour(self.at),
            Asked::Name | Asked::Row => return choices.get(usize::from(self.at)).copied(),
        };
        choices.contains(&wanted).then_some(wanted)
    }

    /// The cursor after a step of the stick.
    fn moved(self, table: &Table, choices: &[Arg], key: Key) -> u8 {
        let along = matches!(key, Key::Left | Key::Right);
        match asked(choices) {
            Asked::Block => {
                let block = Block::at(self.at.into()).unwrap_or(Block::HQ);
                let step = |line: Line| {
                    Line::at(turned(line.index() as u8, Line::COUNT, key).into()).unwrap_or(line)
                };
                let (row, column) = (block.row(), block.column());
                let next = if along { Block::of(row, step(column)) } else { Block::of(step(row), column) };
                next.index() as u8
            }
            Asked::Hour if along => turned(self.at, usize::from(table.board().last) + 1, key),
            Asked::Name | Asked::Row if !along => turned(self.at, choices.len(), key),
            _ => self.at,
        }
    }
    /// Says this, and asks for what is left or enters it.
    fn say(self, table: &Table, arg: Arg) -> Does {
        let mut said = self.said;
        if let Some(next) = said.get_mut(count(&self.said)) {
            *next = Some(arg);
        }
        say_on(table, self.kind, said).unwrap_or(see(View::Saying(self)))
    }
}

pub(super) fn page(desk: &TableDesk<'_>, show: &mut Shows<'_>, saying: Saying) {
    let (table, words, texts) = (desk.table, desk.words, desk.texts);
    let choices = choices(table, saying.kind, &saying.said);
    let told: Option<Phrase> = saying.said.iter().flatten().last().map(|&arg| arg_says(desk, arg));
    let told = told.unwrap_or_default();
    let lights = |at: usize| see(View::Saying(Saying { at: at as u8, ..saying }));
    let chosen = saying.chosen(&choices);
    // What follows is looked up among all operations only when it is needed.
    if let Some(arg) = chosen {
        show.on(&[Key::A], || saying.say(table, arg));
    }
    let asked = asked(&choices);
    match asked {
        Asked::Block => {
            show.plate(saying.kind.label(words), Corner::Text(&told));
            show.picture(|canvas| draw_block(desk, canvas, saying, chosen.is_some()));
        }
        Asked::Hour => {
            if let Some(Arg::Officer(officer)) = saying.said[0] {
                let marker = Marker { officer, hour: saying.at, name: name_of(desk, officer) };
                put_marker(show, words, (table.board(), table.mode().is_team()), table.track(), &marker);
            }
        }
        Asked::Name => {
            let name = |index: usize| choices.get(index).map(|&arg| arg_says(desk, arg)).unwrap_or_default();
            names_wheel(show, words, &told, (choices.len(), saying.at), &name, lights);
        }
        Asked::Row => {
            show.plate(saying.kind.label(words), Corner::Text(&told));
            let list = List::new(choices.len(), saying.at.into()).by_a();
            show.list(list, lights, &|index, tell| {
                if let Some(&arg) = choices.get(index) {
                    tell(Row::new(&arg_says(desk, arg)).icon(arg_icon(arg)), Ok(lights(index)));
                }
            });
        }
    }
    if matches!(asked, Asked::Block | Asked::Hour) {
        let step = |at: u8, key: Key| Saying { at, ..saying }.moved(table, &choices, key);
        let place = |at: u8| match asked {
            Asked::Block => Block::at(at.into()).map(block_area),
            _ => (at > 0).then(|| hour_area(at)),
        };
        let tiles = Tiles { lit: saying.at, step: &step, place: &place };
        show.tiles(&tiles, |at| lights(at.into()), chosen.map(|_| Ok(lights(saying.at.into()))));
    }
    let (cap, verb, enter) = match asked {
        Asked::Block => (Cap::Stick, texts.choose, texts.enter),
        Asked::Hour => (Cap::Sideways, words.hour_verb, words.set_verb),
        Asked::Name | Asked::Row => (Cap::UpDown, texts.choose, texts.enter),
    };
    let by_hand = table.pending() == Some(Task::ByHand);
    let back = see(if by_hand { View::Home } else { View::Sheet });
    show.keys([Bound::says(cap, verb), Bound::says(Cap::A, enter), Bound::new(Cap::B, texts.back, back)]);
}

fn draw_block(desk: &TableDesk<'_>, canvas: &mut Canvas, saying: Saying, fits: bool) {
    let (table, words) = (desk.table, desk.words);
    let at = Block::at(saying.at.into()).unwrap_or(Block::HQ);
    draw_city(canvas, &Mapped { table, words, route: &[at] });
    let name = block_name(at);
    canvas.say_chosen(&name);
    let colour = if fits { LAMP } else { FOG };
    saying.kind.icon().draw(canvas, 202, 60, 20, colour);
    Pen::new(Style::Head, colour, INK).centred(canvas, 212, 112, &name);
    if !fits {
        for (line, y) in Style::Note.wrap(words.not_there, 50).iter().zip((136..).step_by(16)) {
            Pen::new(Style::Note, FOG, INK).room(52).centred(canvas, 212, y, line);
        }
    }
}
