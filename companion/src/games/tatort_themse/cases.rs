//! The cases: who has how much in which, what is left of it on the wall, and each player's clues.

use confidant_core::chance::Source;
use confidant_core::id::Id;
use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{Case, ClueId, Table, Verdict};

use super::deeds::{Own, View, own, see};
use super::parts::matrix::{CaseLine, FOOT, Standing, matrix, matrix_foot};
use super::parts::wall::{case_colour, case_icon};
use super::table::{nothing_there, turn};
use super::{Screens, Shows, TableDesk};
use crate::draw::palette::{FOG, INK, PAPER, SLATE, TUBE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{Row, TALL_PITCH};
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::seat as seat_token;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::input::Key;
use crate::page::{Bound, List, turned};
use crate::texts::{capital, fill};

/// What is chosen among the cases.
#[derive(Clone, Copy, Default)]
pub(super) struct CasesPick {
    pub(super) player: u8,
    pub(super) case: Option<Case>,
    /// Whether the foot has the number of cards in each hand instead of the points.
    pub(super) hands: bool,
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
    pub(super) fn cases_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (table, words) = (desk.table, desk.words);
        let pick = self.cases;
        show.plate(words.cases, desk.corner().corner());
        let seat = pick.player(table);
        show.picture(|canvas| {
            let player = usize::from(pick.player);
            matrix(canvas, &lines(table), Some(player), pick.case);
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
        });
        let turn_player = |key| own(Own::Player(turned(pick.player, table.players().count(), key)));
        show.on(&[Key::Left], || turn_player(Key::Left));
        show.on(&[Key::Right], || turn_player(Key::Right));
        // None of them, then each.
        let turn_case = |key| {
            let row = pick.case.map_or(0, |case| 1 + case.index());
            let next = turned(row, 1 + Case::ALL.len(), key);
            own(Own::Case(next.checked_sub(1).and_then(|case| Case::at(case.into()))))
        };
        show.on(&[Key::Up], || turn_case(Key::Up));
        show.on(&[Key::Down], || turn_case(Key::Down));
        let dealt = table.witnesses() == Source::Device;
        let clues = Bound::new(Cap::A, words.clues_hint, see(View::Clues { row: 0 }));
        let next = if dealt && !pick.hands {
            Bound::new(Cap::X, words.cards_hint, own(Own::Hands))
        } else {
            Bound::new(Cap::X, words.wall_hint, see(super::home(table)))
        };
        show.on(&[Key::B], || see(super::home(table)));
        if dealt && seat.is_none_or(|seat| desk.public.robot_level(seat).is_none()) {
            show.keys([clues, next, Bound::says(Cap::Y, words.hand)]);
        } else {
            show.keys([Bound::says(Cap::Stick, words.player), clues, next]);
        }
    }

    pub(super) fn clues_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>, row: u8) {
        let (table, texts, words) = (desk.table, desk.texts, desk.words);
        let Some(seat) = self.cases.player(table) else { return };
        let points = fill("{}", &[&table.score(seat)]);
        show.plate(&fill(words.clues_of, &[&desk.name(seat)]), Corner::Text(&points));
        let clues = clues_of(table, seat);
        if clues.is_empty() {
            show.picture(|canvas| nothing_there(canvas, words.no_clues));
        }
        let list = List::new(clues.len(), row.into()).pitch(TALL_PITCH);
        show.list(list, |row| see(View::Clues { row: row as u8 }), &|index, tell| {
            if let Some(clue) = clues.get(index).map(|&id| table.cards().clue(id)) {
                let loot = capital(words.loot(clue.case));
                let row = Row::new(&loot).sub(words.witness(clue.witness));
                tell(row.icon(case_icon(clue.case)).value(&number(clue.value)), Ok(see(View::Cases)));
            }
        });
        show.on(&[Key::A, Key::X], || see(View::Cases));
        show.keys([Bound::says(Cap::UpDown, texts.choose), Bound::new(Cap::B, texts.back, see(View::Cases))]);
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
