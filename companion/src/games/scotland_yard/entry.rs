//! A detective's move is entered in seconds: left and right for the ticket, up and down for the station, A.

use confidant_core::scotland_yard::{Action, Pawn, Station, StationSet, Step, Table, Ticket};

use super::deeds::{Does, Own, View, see};
use super::map::MapView;
use super::parts::ticket::ticket;
use super::table::draw_card;
use super::{Screens, Shows, TableDesk, pawn_number};
use crate::draw::palette::{FOG, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::breath::MIDDLE;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::seat::seat as seat_token;
use crate::draw::parts::wheel::{WHEEL_HEIGHT, Wheel, wheel};
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::games::Deed;
use crate::input::Key;
use crate::page::{Bound, Tiles, turned};

/// Which ticket and station the detective has set.
#[derive(Clone, Copy, PartialEq, Default)]
pub struct EntryPick {
    ticket: u8,
    station: u8,
}

/// Where this detective can go, with any ticket.
pub(super) fn goals(table: &Table, pawn: Pawn) -> StationSet {
    table.all_destinations(pawn)
}

/// The kinds that this detective can use.
pub(super) fn usable(table: &Table, pawn: Pawn) -> heapless::Vec<Ticket, 3> {
    let can = |ticket: &Ticket| !table.destinations(pawn, *ticket).is_empty();
    table.kinds(pawn).iter().copied().filter(can).collect()
}

impl EntryPick {
    fn ticket(self, table: &Table, pawn: Pawn) -> Option<(usize, Ticket)> {
        let kinds = usable(table, pawn);
        let row = usize::from(self.ticket).min(kinds.len().checked_sub(1)?);
        kinds.get(row).map(|&ticket| (row, ticket))
    }

    /// Chooses this station, with the chosen ticket if it leads there, else with the first that does.
    pub(super) fn choose(&mut self, table: &Table, pawn: Pawn, station: Station) {
        let kinds = usable(table, pawn);
        let chosen = self.ticket(table, pawn).map(|(_, ticket)| ticket);
        let leads = |ticket: &Ticket| table.destinations(pawn, *ticket).has(station);
        let ticket = chosen.filter(leads).or_else(|| kinds.iter().copied().find(leads));
        if let Some(row) = kinds.iter().position(|kind| Some(*kind) == ticket) {
            self.ticket = row as u8;
            self.turn_to(table, pawn, station);
        }
    }

    /// This step.
    pub(super) fn of(table: &Table, pawn: Pawn, step: Step) -> Self {
        let row = usable(table, pawn).iter().position(|&kind| kind == step.ticket);
        let mut pick = Self { ticket: row.unwrap_or(0) as u8, station: 0 };
        pick.turn_to(table, pawn, step.to);
        pick
    }

    /// What the stick turns to: another ticket, to the same station if it leads there, or another station.
    fn step(self, table: &Table, pawn: Pawn, key: Key) -> Self {
        let chosen = self.ticket(table, pawn).zip(self.chosen(table, pawn));
        let Some(((ticket, _), (_, stations, row))) = chosen else { return self };
        if matches!(key, Key::Up | Key::Down) {
            return Self { ticket: ticket as u8, station: turned(row, stations.len(), key) };
        }
        let mut pick = Self { ticket: turned(ticket, usable(table, pawn).len(), key), station: 0 };
        if let Some(station) = stations.nth(row) {
            pick.turn_to(table, pawn, station);
        }
        pick
    }

    /// Turns to this station if the chosen ticket leads there.
    fn turn_to(&mut self, table: &Table, pawn: Pawn, station: Station) {
        let stations = self.ticket(table, pawn).map(|(_, ticket)| table.destinations(pawn, ticket));
        if let Some(row) = stations.and_then(|stations| stations.into_iter().position(|one| one == station)) {
            self.station = row as u8;
        }
    }

    /// The chosen station.
    pub(super) fn station(self, table: &Table, pawn: Pawn) -> Option<Station> {
        self.chosen(table, pawn).and_then(|(_, stations, row)| stations.nth(row))
    }

    /// The chosen ticket, the stations that it reaches, and which of them is chosen.
    pub(super) fn chosen(self, table: &Table, pawn: Pawn) -> Option<(Ticket, StationSet, usize)> {
        let (_, ticket) = self.ticket(table, pawn)?;
        let stations = table.destinations(pawn, ticket);
        Some((ticket, stations, usize::from(self.station).min(stations.len().checked_sub(1)?)))
    }

    /// The move as it is chosen.
    pub(super) fn travel(self, table: &Table, pawn: Pawn) -> Option<Does> {
        let (ticket, stations, row) = self.chosen(table, pawn)?;
        stations.nth(row).map(|to| Deed::Play(Action::Travel(pawn, Step { ticket, to })))
    }
}

/// Where the ticket with this number lies, of so many.
fn ticket_area(index: usize, count: usize) -> Area {
    Area::new(13, 105 + (3 - count as i32) * 16 + index as i32 * 33, 98, 32)
}

impl Screens {
    /// The map is opened at the goal that is chosen.
    pub(super) fn look_at_goal(&mut self, desk: &TableDesk<'_>) {
        let (table, Some(pawn)) = (desk.table, self.mover(desk)) else { return };
        let at = table.pursuer(pawn).map(|detective| detective.at);
        if let Some(cursor) = self.entry.station(table, pawn).or(at) {
            self.map = MapView { cursor, close: true };
        }
    }

    pub(super) fn entry_page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        let (table, texts, words) = (desk.table, desk.texts, desk.words);
        let Some(pawn) = self.mover(desk) else { return };
        show.plate(words.move_title, desk.corner().corner());
        show.picture(|canvas| draw_card(desk, canvas, 34, table.seat(pawn)));
        let free_order = table.edition().rules.free_order();
        if !free_order {
            show.on(&[Key::B], || see(View::Table));
        }
        let map = Bound::new(Cap::X, words.map, see(View::Map { entering: true }));
        let menu = match free_order {
            true => Bound::new(Cap::B, words.who, see(View::Order)),
            false => Bound::says(Cap::HeldB, texts.menu),
        };
        let Some(takes) = self.entry.travel(table, pawn) else {
            show.picture(|canvas| {
                Icon::Noentry.draw(canvas, 104, 96, 32, FOG);
                let pen = Pen::new(Style::Bold, PAPER, INK);
                pen.paragraph(canvas, Area::new(12, 140, 216, 60), 20, Align::Middle, words.cannot_move);
            });
            return show.keys([Bound::new(Cap::A, words.stay, Deed::Play(Action::Stay(pawn))), map, menu]);
        };
        show.picture(|canvas| self.draw_wheels(desk, canvas, pawn));
        let step = |pick: EntryPick, key| pick.step(table, pawn, key);
        // The wheel says for itself where it can be touched.
        let place = |pick: EntryPick| {
            let aside = |key: &Key| step(self.entry, *key) == pick && pick.ticket != self.entry.ticket;
            let count = usable(table, pawn).len();
            [Key::Left, Key::Right].iter().any(aside).then(|| ticket_area(pick.ticket.into(), count))
        };
        let tiles = Tiles { lit: self.entry, step: &step, place: &place };
        show.tiles(&tiles, |pick| Deed::Own(Own::Enter(pick)), Some(Ok(takes)));
        let enter = Bound::says(Cap::A, texts.enter);
        match self.advice_key(desk) {
            Some(advice) => {
                show.also(menu);
                show.keys([enter, map, advice]);
            }
            None => show.keys([enter, map, menu]),
        }
    }

    fn draw_wheels(&self, desk: &TableDesk<'_>, canvas: &mut Canvas, pawn: Pawn) {
        let (table, words) = (desk.table, desk.words);
        let Some(pursuer) = table.pursuer(pawn) else { return };
        let Some((chosen, stations, row)) = self.entry.chosen(table, pawn) else { return };
        let kinds = usable(table, pawn);
        // Who rides free has no ticket to choose.
        let free = chosen == Ticket::Free;
        let x = if free { 66 } else { 124 };
        if !free {
            canvas.rounded(Area::new(8, 80, 108, WHEEL_HEIGHT), 6, SLATE);
            Pen::new(Style::Hint, FOG, SLATE).room(92).left(canvas, 16, 97, words.ticket_caption);
        }
        for (index, &kind) in kinds.iter().filter(|_| !free).enumerate() {
            let area = ticket_area(index, kinds.len());
            let count = pursuer.tickets.of(kind);
            let ground = if kind == chosen { LAMP } else { SLATE };
            if kind == chosen {
                canvas.say_chosen(super::ticket_name(words, kind));
                canvas.say_with(&number(count));
                canvas.rounded(area, 5, ground);
            }
            ticket(canvas, Area::new(33, area.y + 3, 58, 26), kind.into(), Some(count), ground);
        }
        let at = |row: usize| stations.nth(row).map(|station| number(station.number())).unwrap_or_default();
        let count = stations.len();
        let (above, below) = match count {
            0 | 1 => Default::default(),
            _ => [Key::Up, Key::Down].map(|key| at(turned(row, count, key).into())).into(),
        };
        wheel(canvas, x, 80, 108, &Wheel { above: &above, value: &at(row), below: &below, focus: true });
    }
}

/// A detective's move in the ring of a breath: who, with which ticket, where.
pub(super) fn draw_unsettled(desk: &TableDesk<'_>, action: Action, canvas: &mut Canvas) {
    let (pawn, step) = match action {
        Action::Travel(pawn, step) => (pawn, Some(step)),
        Action::Stay(pawn) => (pawn, None),
        Action::Done | Action::Claim(_) | Action::Over(_) => {
            return super::log_only::draw_unsettled(desk, action, canvas);
        }
        Action::Flee(_) | Action::Double(..) | Action::Hide | Action::Reveal(_) => return,
    };
    let (x, y) = MIDDLE;
    let number_of = pawn_number(desk.table, pawn);
    match step {
        Some(step) => {
            seat_token(canvas, x - 46, y - 68, 36, number_of);
            Icon::Right.draw(canvas, x - 4, y - 55, 10, LAMP);
            ticket(canvas, Area::new(x + 10, y - 62, 40, 24), step.ticket.into(), None, INK);
        }
        None => seat_token(canvas, x - 18, y - 68, 36, number_of),
    }
    let at = step.map(|step| step.to).or(desk.table.pursuer(pawn).map(|pursuer| pursuer.at));
    let station = at.map(|at| number(at.number())).unwrap_or_default();
    Pen::new(Style::Giant, PAPER, INK).room(150).centred(canvas, x, y + 32, &station);
    Pen::new(Style::Body, FOG, INK).room(120).centred(canvas, x, y + 62, desk.words.is_he_there);
}
