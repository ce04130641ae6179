//! Free order: all pursuers in a row, those who have moved checked, the one that moves next lit. Left and right go among
//! those who wait, A enters the move.

use confidant_core::id::Id;
use confidant_core::scotland_yard::{Pawn, Phase, Table};

use super::deeds::{Own, View, see};
use super::entry::EntryPick;
use super::table::draw_card;
use super::{Screens, Shows, TableDesk};
use crate::draw::palette::{FOG, GOOD, INK, LAMP, PAPER, SLATE, STEEL};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::seat::seat as seat_token;
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Deed;
use crate::input::Key;
use crate::page::{Bound, Tiles, turned};
use crate::texts::fill;

/// Pursuers that people may move next: those who wait and can, or, if nobody can, all who wait.
type Waiting = heapless::Vec<Pawn, 5>;

fn waiting(desk: &TableDesk<'_>) -> Waiting {
    let table = desk.table;
    let person = |pawn: &Pawn| desk.public.robot_level(table.seat(*pawn)).is_none();
    let able: Waiting = table.movable().filter(|pawn| person(pawn) && table.can_move(*pawn)).collect();
    if able.is_empty() { table.movable().filter(person).collect() } else { able }
}

/// Where the next pursuer's move is entered.
pub(super) fn entry_view(table: &Table) -> View {
    if table.edition().rules.free_order() { View::Order } else { View::Entry }
}

/// Where the token of a pursuer lies, of so many.
fn place(slot: usize, count: usize) -> Area {
    let pitch = 224 / count.max(1) as i32;
    Area::new(8 + slot as i32 * pitch, 34, pitch - 4, 54)
}

impl Screens {
    /// The pursuer that people move next.
    pub(super) fn mover(&self, desk: &TableDesk<'_>) -> Option<Pawn> {
        let Phase::Pursue(turn) = desk.table.phase() else { return None };
        let waiting = waiting(desk);
        let chosen = self.moves.filter(|pawn| waiting.contains(pawn));
        chosen.or(waiting.first().copied()).or(Some(turn))
    }

    pub(super) fn order_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (table, words) = (desk.table, desk.words);
        let Some(mover) = self.mover(desk) else { return };
        let left = table.waiting().count();
        show.plate(&fill(words.still_n, &[&table.round(), &left]), desk.corner().corner());
        show.picture(|canvas| {
            for pawn in table.pawns() {
                draw_pursuer(table, canvas, pawn, pawn == mover);
            }
            draw_card(desk, canvas, 104, table.seat(mover));
            let area = Area::new(8, 158, 224, 54);
            canvas.outline(area, 6, 1, STEEL);
            let pen = Pen::new(Style::Body, FOG, INK);
            pen.paragraph(canvas, area.inset(6), 20, Align::Left, words.free_order);
        });
        let waiting = waiting(desk);
        let slot = |pawn| table.slot(pawn).unwrap_or(0);
        let step = |pawn: Pawn, key| {
            let at = waiting.iter().position(|&other| other == pawn).unwrap_or(0);
            waiting.get(usize::from(turned(at, waiting.len(), key))).copied().unwrap_or(pawn)
        };
        let touch = |pawn: Pawn| waiting.contains(&pawn).then(|| place(slot(pawn), table.pursuers().len()));
        let enters = Deed::Own(Own::Enter(EntryPick::default()));
        let tiles = Tiles { lit: mover, step: &step, place: &touch };
        show.tiles(&tiles, |pawn| Deed::Own(Own::Mover(pawn)), Some(Ok(enters)));
        show.on(&[Key::B], || see(View::Table));
        let map = Bound::new(Cap::X, words.map, see(View::Map { entering: true }));
        if let Some(advice) = self.advice_key(desk) {
            show.also(advice);
        }
        show.keys([Bound::says(Cap::Sideways, words.who), Bound::says(Cap::A, words.enter_move), map]);
    }
}

fn draw_pursuer(table: &Table, canvas: &mut Canvas, pawn: Pawn, lit: bool) {
    let (Some(slot), Some(pursuer)) = (table.slot(pawn), table.pursuer(pawn)) else { return };
    let area = place(slot, table.pursuers().len());
    let ground = if lit { LAMP } else { SLATE };
    canvas.rounded(area, 6, ground);
    if lit {
        canvas.say_chosen(&number(pursuer.at.number()));
    }
    let aside = if area.width < 48 { 2 } else { 4 };
    seat_token(canvas, area.x + aside, area.y + 8, 20, table.seat(pawn).index() as u8);
    let (x, y) = (area.right() - 18 - aside / 2, area.y + 10);
    if table.has_moved(pawn) {
        Icon::Check.draw(canvas, x, y, 18, GOOD);
    } else if pawn.is_bobby() {
        Icon::Bobby.draw(canvas, x, y, 18, if lit { INK } else { PAPER });
    }
    let (colour, at) = (if lit { INK } else { FOG }, number(pursuer.at.number()));
    Pen::new(Style::Bold, colour, ground).centred(canvas, area.x + area.width / 2, area.bottom() - 6, &at);
}
