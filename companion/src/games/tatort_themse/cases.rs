//! The cases: who has how much in which, what is left of it on the wall, and each player's clues.

use confidant_core::chance::Source;
use confidant_core::id::Id;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{Action, Case, ClueId, Table, Verdict};

use super::parts::matrix::{CaseLine, FOOT, Standing, matrix, matrix_foot};
use super::parts::wall::{case_colour, case_icon};
use super::table::{nothing_there, turn};
use super::{Screens, TableDesk, View, turned};
use crate::draw::palette::{FOG, INK, PAPER, SLATE, TUBE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{Row, TALL_PITCH, list};
use crate::draw::parts::plate::{Corner, plate};
use crate::draw::parts::seat::seat as seat_token;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Wish;
use crate::hint::key_hints;
use crate::input::Key;
use crate::texts::{Phrase, capital, fill};

/// What is chosen among the cases.
#[derive(Clone, Copy, Default)]
pub(super) struct CasesPick {
    player: u8,
    case: Option<Case>,
    /// Whether the foot has the number of cards in each hand instead of the points.
    hands: bool,
}

impl CasesPick {
    /// The player whose turn it is comes first.
    pub(super) fn begin(&mut self, table: &Table) {
        let player = turn(table).map_or(0, |(seat, _)| seat.index() as u8);
        *self = Self { player, ..Self::default() };
    }

    /// The player who is chosen.
    pub(super) fn player(self, table: &Table) -> Option<Seat> {
        table.players().nth(self.player.into())
    }
}

/// The lines of the matrix as the table is now.
pub(super) fn lines(table: &Table) -> heapless::Vec<CaseLine, 5> {
    let line = |case: Case| {
        let cards = table.cards();
        let on_wall = table.wall().clues() & cards.of_case(case);
        let most = table.players().map(|seat| table.strength(seat, case)).max().unwrap_or(0);
        let leaders = table.players().filter(|&seat| table.strength(seat, case) == most).count();
        let stands = |seat: Seat| {
            let points = table.strength(seat, case);
            let standing = match table.verdict(case) {
                Verdict::Won(winner) if winner == seat => Standing::Won,
                _ if points == 0 || points < most => Standing::Behind,
                Verdict::Unsolved if leaders == 1 => Standing::Leads,
                _ => Standing::Tied,
            };
            (points, standing)
        };
        CaseLine {
            case,
            bonus: cards.bonuses[case],
            left: on_wall.len() as u8,
            players: table.players().map(stands).collect(),
            struck: false,
        }
    };
    Case::ALL.into_iter().map(line).collect()
}

/// A player's clues, case by case.
fn clues_of(table: &Table, seat: Seat) -> heapless::Vec<ClueId, 25> {
    let cards = table.cards();
    Case::ALL.into_iter().flat_map(|case| table.clues(seat) & cards.of_case(case)).collect()
}

impl Screens {
    pub(super) fn press_cases(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        let table = desk.table;
        let pick = &mut self.cases;
        match key {
            Key::Left | Key::Right => {
                pick.player = turned(pick.player.into(), table.players().count(), key) as u8;
            }
            Key::Up | Key::Down => {
                // None of them, then each.
                let row = pick.case.map_or(0, |case| 1 + case.index());
                let next = turned(row, 1 + Case::ALL.len(), key);
                pick.case = next.checked_sub(1).and_then(Case::at);
            }
            Key::A => self.view = View::Clues { row: 0 },
            Key::X if !pick.hands && table.witnesses() == Source::Device => {
                pick.hands = true;
                pick.case = None;
            }
            Key::X | Key::B => self.view = super::home(table),
            Key::Y => return Wish::Nothing,
        }
        Wish::Redraw
    }

    pub(super) fn draw_cases(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        let (table, words) = (desk.table, desk.words);
        let pick = self.cases;
        canvas.clear(INK);
        plate(canvas, words.cases, desk.corner().corner());
        let player = usize::from(pick.player);
        matrix(canvas, &lines(table), Some(player), pick.case);
        let seat = pick.player(table);
        if let Some(seat) = seat {
            canvas.say_chosen(desk.name(seat));
        }
        match pick.case {
            Some(case) => draw_where(desk, canvas, case),
            None if pick.hands => {
                let sizes = table.players().map(|seat| table.hand_size(seat) as u16);
                matrix_foot(canvas, words.cards_caption, sizes, Some(player));
            }
            None => {
                let points = table.players().map(|seat| table.score(seat));
                matrix_foot(canvas, words.total, points, Some(player));
            }
        }
        let dealt = table.witnesses() == Source::Device;
        let next = if dealt && !pick.hands { words.cards_hint } else { words.wall_hint };
        let has_hand = dealt && seat.is_none_or(|seat| desk.public.robot_level(seat).is_none());
        if has_hand {
            key_hints(canvas, &[(Cap::A, words.clues_hint), (Cap::X, next), (Cap::Y, words.hand)]);
        } else {
            key_hints(canvas, &[(Cap::Stick, words.player), (Cap::A, words.clues_hint), (Cap::X, next)]);
        }
    }

    pub(super) fn press_clues(&mut self, desk: &TableDesk<'_>, key: Key, row: u8) -> Wish<Action> {
        let count = self.cases.player(desk.table).map_or(0, |seat| clues_of(desk.table, seat).len());
        self.view = match key {
            Key::Up | Key::Down => View::Clues { row: turned(row.into(), count, key) as u8 },
            Key::B | Key::A | Key::X => View::Cases,
            _ => return Wish::Nothing,
        };
        Wish::Redraw
    }

    pub(super) fn draw_clues(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, row: u8) {
        let (table, texts, words) = (desk.table, desk.texts, desk.words);
        let Some(seat) = self.cases.player(table) else { return };
        canvas.clear(INK);
        let points = fill("{}", &[&table.score(seat)]);
        plate(canvas, &fill(words.clues_of, &[&desk.name(seat)]), Corner::Text(&points));
        let clues = clues_of(table, seat);
        if clues.is_empty() {
            nothing_there(canvas, words.no_clues);
        }
        let says: heapless::Vec<(Phrase, &str, Icon, heapless::String<20>), 25> = clues
            .iter()
            .map(|&id| {
                let clue = table.cards().clue(id);
                let loot = capital(words.loot(clue.case));
                (loot, words.witness(clue.witness), case_icon(clue.case), number(clue.value))
            })
            .collect();
        list(canvas, TALL_PITCH, says.len(), row.into(), |index| match says.get(index) {
            Some((loot, witness, icon, value)) => Row::new(loot).sub(witness).icon(*icon).value(value),
            None => Row::new(""),
        });
        key_hints(canvas, &[(Cap::UpDown, texts.choose), (Cap::B, texts.back)]);
    }
}

/// Where the clues of a case are: with whom, on the wall, or out of the game.
fn draw_where(desk: &TableDesk<'_>, canvas: &mut Canvas, case: Case) {
    let (table, words) = (desk.table, desk.words);
    canvas.say_chosen(&capital(words.loot(case)));
    let cards = table.cards();
    let clues = cards.of_case(case);
    // Five of them in our cards; a pack may have more of one case: then those that fit.
    for (id, x) in clues.into_iter().take(5).zip((8..).step_by(45)) {
        canvas.rounded(Area::new(x, FOOT, 43, 26), 4, SLATE);
        canvas.rounded(Area::new(x + 2, FOOT + 2, 17, 22), 3, case_colour(case));
        let pen = Pen::new(Style::Bold, INK, case_colour(case));
        pen.centred(canvas, x + 10, FOOT + 19, &number(cards.clue(id).value));
        let holder = table.players().find(|&seat| table.clues(seat).has(id));
        match holder {
            Some(seat) => seat_token(canvas, x + 22, FOOT + 4, 18, seat.number()),
            None if table.wall().clues().has(id) => Icon::Search.draw(canvas, x + 23, FOOT + 5, 16, PAPER),
            None => {
                Icon::Cross.draw(canvas, x + 23, FOOT + 5, 16, FOG);
                canvas.rect(Area::new(x + 2, FOOT + 12, 17, 2), TUBE);
            }
        }
    }
}
