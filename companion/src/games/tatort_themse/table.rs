//! The wall's screen when the device deals: wall, points, and the witnesses who can be questioned. A plain turn is entered
//! here in two presses.

use confidant_core::chance::Source;
use confidant_core::id::Id;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{Clue, Column, Deed as Entry, Phase, Place, Step, Table};

use super::deeds::{Own, View, beside, enter, own, see};
use super::hand::clue_above;
use super::motion::{Motion, Moving, Stage};
use super::parts::market::{MARKET_TOP, Market, PILE, market, open_card};
use super::parts::wall::{Look, WallView, clue, clue_at, column_area, wall};
use super::{Screens, Shows, TableDesk, Words, robots};
use crate::draw::palette::{INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::plate::plate;
use crate::draw::parts::standing::{CELL, CELL_LEFT, CELL_PITCH, standing_strip};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Colour, Icon, Pen, Style};
use crate::input::Key;
use crate::page::{Bound, Tiles, turned};
use crate::texts::{Phrase, capital, fill};

/// First row of the strip with the points.
pub(super) const STRIP_TOP: i32 = 152;

/// Where the cursor is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// On an open witness, or behind them on the pile.
    Row(u8),
    /// On a player in the strip.
    Player(u8),
    /// On a column.
    Column(Column),
}

/// Whose turn it is, and how far it has come.
pub(super) fn turn(table: &Table) -> Option<(Seat, Step)> {
    match table.phase() {
        Phase::Turn(seat, step) => Some((seat, step)),
        Phase::Over(_) => None,
    }
}

/// What can be questioned: the open witnesses in order, then the pile.
fn questions(table: &Table) -> heapless::Vec<Entry, 5> {
    let due = matches!(turn(table), Some((_, Step::Removed(_))) | None);
    let open = Place::all().take(table.row().len()).map(Entry::QuestionOpen);
    let all = open.chain(table.can_draw().then_some(Entry::QuestionPile));
    all.filter(|_| !due).collect()
}

/// Where a player of the strip lies.
fn player_at(spot: Spot) -> Option<Area> {
    match spot {
        Spot::Player(player) => Some(Area::new(
            CELL_LEFT - 2 + i32::from(player) * CELL_PITCH,
            STRIP_TOP - 2,
            CELL.0 + 4,
            CELL.1 + 4,
        )),
        _ => None,
    }
}

/// The person beside a player of the strip; from elsewhere the next one after whose turn it is.
fn beside_player(desk: &TableDesk<'_>, spot: Spot, key: Key) -> Spot {
    let players = desk.table.players().count();
    let mut at = match spot {
        Spot::Player(player) => player,
        _ => turn(desk.table).map_or(0, |(seat, _)| seat.index() as u8),
    };
    for _ in 0..players {
        at = turned(at, players, key);
        if Seat::at(at.into()).is_some_and(|seat| desk.public.robot_level(seat).is_none()) {
            return Spot::Player(at);
        }
    }
    spot
}

/// Where the card lies that such a question is about.
fn questioned_at(question: Entry) -> Area {
    match question {
        Entry::QuestionOpen(place) => open_card(place.index()),
        _ => PILE,
    }
}

impl Screens {
    /// Whether a person can renew four identical open witnesses now.
    pub(super) fn can_renew(&self, desk: &TableDesk<'_>) -> bool {
        let table = desk.table;
        let begins = matches!(turn(table), Some((_, Step::Start))) && Self::thinker(desk).is_none();
        table.witnesses() == Source::Device && begins && table.four_alike()
    }

    pub(super) fn wall_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (table, texts, words) = (desk.table, desk.texts, desk.words);
        let Some((seat, step)) = turn(table) else { return };
        show.picture(|canvas| self.draw_wall(desk, canvas, seat, step));
        let cases = Bound::new(Cap::X, words.case_hint, see(View::Cases));
        let hand = Bound::says(Cap::Y, words.hand);
        let choose = Bound::says(Cap::Sideways, words.player);
        if Self::thinker(desk).is_some() {
            // Confidant moves by itself; people look into their hands meanwhile.
            let tiles = Tiles {
                lit: self.spot,
                step: &|spot, key| beside_player(desk, spot, key),
                place: &player_at,
            };
            show.tiles(&tiles, |spot| own(Own::Spot(spot)), None);
            return match self.spot {
                Spot::Player(_) => show.keys([choose, cases, hand]),
                _ => show.keys([choose, cases, Bound::says(Cap::B, texts.menu)]),
            };
        }
        let questions = questions(table);
        let step_from = |spot: Spot, key: Key| match (spot, key) {
            (Spot::Row(place), Key::Left | Key::Right) => Spot::Row(turned(place, questions.len(), key)),
            // The places of the row lie under the columns.
            (Spot::Row(_), Key::Up) => Spot::Player(seat.index() as u8),
            (Spot::Player(_), Key::Left | Key::Right) => beside_player(desk, spot, key),
            (Spot::Player(_), Key::Up) => Spot::Column(Column::First),
            (Spot::Player(_), Key::Down) => Spot::Row(0),
            (Spot::Column(column), Key::Left | Key::Right) => Spot::Column(beside(column, key == Key::Left)),
            (Spot::Column(_), Key::Down) => Spot::Player(seat.index() as u8),
            _ => spot,
        };
        let lies_at = |spot: Spot| match spot {
            Spot::Row(place) => questions.get(usize::from(place)).map(|&deed| questioned_at(deed)),
            Spot::Player(_) => player_at(spot),
            Spot::Column(column) => Some(column_area(table.wall(), column)),
        };
        let tiles = Tiles { lit: self.spot, step: &step_from, place: &lies_at };
        let does = match self.spot {
            Spot::Row(place) => questions.get(usize::from(place)).map(|&deed| enter(seat, deed)),
            Spot::Player(_) => None,
            Spot::Column(_) => Some(own(Own::Explain)),
        };
        show.tiles(&tiles, |spot| own(Own::Spot(spot)), does.map(Ok));
        match (self.spot, step) {
            (Spot::Row(_), _) if self.can_renew(desk) => {
                let renew = Bound::new(Cap::X, words.renew, enter(seat, Entry::Renew));
                show.keys([Bound::says(Cap::A, words.question), renew, hand]);
            }
            (Spot::Player(_), _) => show.keys([choose, cases, hand]),
            (_, Step::Removed(_)) => show.keys([cases, Bound::says(Cap::Y, words.pay)]),
            (Spot::Row(_), _) if questions.is_empty() => show.keys([cases, hand]),
            (Spot::Row(_), _) => show.keys([Bound::says(Cap::A, words.question), cases, hand]),
            (Spot::Column(_), _) => {
                show.on(&[Key::X], || see(View::Cases));
                show.keys([Bound::says(Cap::Stick, texts.choose), Bound::says(Cap::A, words.pay), hand]);
            }
        }
    }

    fn draw_wall(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, seat: Seat, step: Step) {
        let (texts, words) = (desk.texts, desk.words);
        canvas.clear(INK);
        let thinks = Self::thinker(desk).is_some();
        let renews = self.can_renew(desk);
        let title = match step {
            _ if thinks => words.thinks,
            Step::Taken => words.questions,
            _ => texts.turn_of,
        };
        title_plate(desk, canvas, title, seat);
        let view = match (step, self.spot) {
            (Step::Taken, _) => WallView::DIM,
            (Step::Removed(due), _) => {
                WallView { lit: Column::ALL.map(|column| column == due), chosen: None }
            }
            (_, Spot::Column(column)) => WallView { chosen: Some((column, 0)), ..WallView::PLAIN },
            _ => WallView::PLAIN,
        };
        self.draw_clues_of_wall(desk, canvas, &view);
        if let Spot::Column(column) = self.spot {
            canvas.say_chosen(&column_says(desk, column));
        }
        let chooses = match self.spot {
            Spot::Player(player) => Some(player),
            _ => None,
        };
        let lit = match self.spot {
            Spot::Column(column) => clue_above(desk.table, column, 0),
            _ => None,
        };
        let price = lit.map(|lit| bill_says(words, lit)).unwrap_or_default();
        let renews = renews && lit.is_none();
        let bar = if chooses.is_some() {
            None
        } else if self.explains {
            Some((words.hold_and_pay, PAPER, INK))
        } else if lit.is_some() {
            Some((price.as_str(), PAPER, INK))
        } else if renews {
            Some((words.four_alike, LAMP, INK))
        } else if self.shuffled {
            Some((words.shuffled, SLATE, PAPER))
        } else {
            None
        };
        match bar {
            Some((text, ground, colour)) => {
                canvas.rounded(Area::new(6, STRIP_TOP, 228, 23), 4, ground);
                let (room, middle) = if renews { (194, 130) } else { (220, 120) };
                let pen = Pen::new(Style::Bold, colour, ground).fit(room, text);
                pen.centred(canvas, middle, STRIP_TOP + 17, text);
                if renews {
                    canvas.say_key(Area::new(6, STRIP_TOP, 228, 23), Key::X);
                    Icon::Renew.draw(canvas, 10, STRIP_TOP + 2, 20, colour);
                }
            }
            None => match (self.strip, chooses) {
                (Some((seat, mark)), None) => robots::draw_strip(desk, canvas, seat, mark),
                _ => standing(desk, canvas, Some(seat)),
            },
        }
        if let Some(player) = chooses
            && let Some(seat) = Seat::at(player.into())
            && let Some(area) = player_at(self.spot)
        {
            canvas.outline(area, 5, 2, PAPER);
            canvas.say_chosen(desk.name(seat));
        }
        self.draw_market(desk, canvas, step);
        self.draw_flight(desk, canvas);
        if thinks {
            self.draw_thought(canvas);
        }
    }

    fn draw_market(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, step: Step) {
        let (table, words) = (desk.table, desk.words);
        let thinks = Self::thinker(desk).is_some();
        let due = matches!(step, Step::Removed(_)) && !thinks;
        if due || questions(table).is_empty() {
            canvas.rounded(Area::new(6, MARKET_TOP, 228, 36), 5, SLATE);
            let says = if due { words.take_due } else { words.nobody };
            foot_text(canvas, PAPER, says);
            return;
        }
        let chosen = match self.spot {
            Spot::Row(place) if !thinks => Some(usize::from(place)),
            _ => None,
        };
        let fresh_from = match self.motion {
            Some(motion @ Motion { what: Moving::Opened { from }, .. })
                if motion.stage(desk.now) == Stage::First =>
            {
                from
            }
            _ => usize::MAX,
        };
        let row = table.row();
        let discards = table.discards().len();
        market(canvas, &Market { row, pile: table.pile(), discards, chosen, fresh_from });
        match chosen {
            Some(place) if place < row.len() => {
                let says = row.get(place).map_or("", |&kind| words.witness(kind));
                canvas.say_chosen(says);
            }
            Some(_) => canvas.say_chosen(words.pile),
            None => {}
        }
    }

    /// The wall, or while it moves the wall as it was.
    pub(super) fn draw_clues_of_wall(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, view: &WallView) {
        let cards = desk.table.cards();
        match self.motion {
            Some(motion @ Motion { what: Moving::Taken { column, .. }, .. })
                if motion.stage(desk.now) == Stage::First =>
            {
                let struck = self.before.height(column) - self.wall.height(column);
                let chosen = Some((column, struck.saturating_sub(1)));
                wall(canvas, cards, &self.before, &WallView { chosen, ..*view });
            }
            _ => wall(canvas, cards, desk.table.wall(), view),
        }
    }

    /// The clue that was taken, on its way to the one who took it.
    pub(super) fn draw_flight(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let Some(motion @ Motion { what: Moving::Taken { column, clue: id, seat, .. }, .. }) = self.motion
        else {
            return;
        };
        let Stage::Flies(step) = motion.stage(desk.now) else { return };
        let (x, y) = clue_at(column, self.wall.height(column));
        let to = (CELL_LEFT + seat.index() as i32 * CELL_PITCH, STRIP_TOP);
        let part = |from: i32, to: i32| from + (to - from) * step / Motion::STEPS;
        clue(canvas, part(x, to.0), part(y, to.1), &desk.table.cards().clue(id), Look::Plain);
    }
}

/// The plate with a sentence about a player; only the name if there is no room for more.
pub(super) fn title_plate(desk: &TableDesk<'_>, canvas: &mut Canvas, sentence: &str, seat: Seat) {
    let corner = desk.corner();
    let says = fill(sentence, &[&desk.name(seat)]);
    // The plate without its margins and the gap before the corner.
    let room = 202 - corner.width();
    let fits = Style::Bold.width(&says) <= room;
    plate(canvas, if fits { &says } else { desk.name(seat) }, corner.corner());
}

/// A sentence in the place of the witnesses, in one line or two.
pub(super) fn foot_text(canvas: &mut Canvas, colour: Colour, text: &str) {
    let one_line = Style::NoteBold.width(text) <= 216;
    let area = Area::new(12, MARKET_TOP + if one_line { 9 } else { 1 }, 216, 34);
    Pen::new(Style::NoteBold, colour, SLATE).paragraph(canvas, area, 17, Align::Middle, text);
}

/// The points of all players as they lie.
pub(super) fn standing(desk: &TableDesk<'_>, canvas: &mut Canvas, turn: Option<Seat>) {
    let table = desk.table;
    let points = table.players().map(|seat| table.score(seat));
    standing_strip(canvas, STRIP_TOP, points, turn.map(Seat::number));
}

/// The lowest clue of a column in words, for those who hear the screen.
pub(super) fn column_says(desk: &TableDesk<'_>, column: Column) -> Phrase {
    clue_says(desk, column, 0)
}

/// The clue that has `above` others below it, in words.
pub(super) fn clue_says(desk: &TableDesk<'_>, column: Column, above: usize) -> Phrase {
    let (table, words) = (desk.table, desk.words);
    match table.wall().from_below(column).nth(above) {
        Some(id) => {
            let clue = table.cards().clue(id);
            fill(
                words.column_says,
                &[&column, &words.loot(clue.case), &clue.value, &words.witnesses_of(clue.witness)],
            )
        }
        None => fill("{}", &[&column]),
    }
}

/// A clue and its price in words: `Gold: 3 ladies`.
pub(super) fn bill_says(words: &Words, clue: Clue) -> Phrase {
    let loot = capital(words.loot(clue.case));
    fill(words.bill, &[&loot, &clue.value, &words.witnesses_of(clue.witness)])
}

/// A text in the place of a list.
pub(super) fn nothing_there(canvas: &mut Canvas, text: &str) {
    let pen = Pen::new(Style::Body, crate::draw::palette::FOG, INK);
    pen.paragraph(canvas, Area::new(16, 100, 208, 60), 20, Align::Middle, text);
}
