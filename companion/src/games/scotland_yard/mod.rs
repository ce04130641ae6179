//! Scotland Yard on the companion: the table's screens, Mister X's screens behind the hold, the map, the end.

mod choice;
mod end;
mod entry;
mod map;
mod secret;
pub mod setup;
mod table;

use confidant_core::digest::digest;
use confidant_core::game::Game;
use confidant_core::id::Id;
use confidant_core::scotland_yard::{
    Action, Event, Illegal, LONDON, MISTER_X, MOST_DETECTIVES, News, Pawn, Phase, ScotlandYard, Station,
    Table, Ticket, Window,
};
use confidant_core::seat::Seat;

use super::{Desk, Flow, Kind, SecretDesk, Wish};
use crate::draw::Canvas;
use crate::input::{Key, Millis};
use crate::session::{Line, What};
use crate::texts::{Phrase, Texts, fill};

use choice::Choice;
use end::Hunt;
use entry::EntryPick;
use map::MapView;

/// The desk of this game.
pub type TableDesk<'a> = Desk<'a, Screens>;

/// The screens of a game of Scotland Yard.
pub struct Screens {
    view: View,
    banner: Option<Banner>,
    /// The tickets that Mister X laid last, until the table has seen them go into their windows.
    laid: Option<Laid>,
    /// Where the detectives started, for the replay.
    starts: heapless::Vec<Station, MOST_DETECTIVES>,
    /// Whose card the table looks at, if not that of the one to move.
    looked_at: Option<Seat>,
    entry: EntryPick,
    choice: Choice,
    map: MapView,
}

/// What the table sees.
#[derive(Clone, Copy, PartialEq)]
enum View {
    Table,
    Entry,
    Map { entering: bool },
    Result { row: u8 },
    Hunt(Hunt),
}

/// What everybody must notice.
#[derive(Clone, Copy)]
enum Banner {
    Appearance { station: Station, ticket: Option<Ticket>, number: u8, since: Millis },
    End,
}

/// How long tickets that go into their windows are inverted.
const INVERTED_FOR: Millis = 80;

/// Tickets on their way into the windows of the trail.
#[derive(Clone, Copy)]
struct Laid {
    /// One, or two of a double.
    tickets: u8,
    /// When the table first saw them; none as long as something else is shown.
    since: Option<Millis>,
}

impl Laid {
    fn over_at(self) -> Option<Millis> {
        self.since.map(|since| since + INVERTED_FOR)
    }
}

impl Flow for Screens {
    type Game = ScotlandYard;
    type Mark = News;
    const KIND: Kind = Kind::ScotlandYard;

    fn tables() -> &'static <ScotlandYard as Game>::Printed {
        &LONDON
    }

    fn digest() -> u32 {
        digest(&LONDON)
    }

    fn new(table: &Table) -> Self {
        Self {
            view: if over(table) { View::Result { row: 0 } } else { View::Table },
            banner: None,
            laid: None,
            starts: table.detectives().iter().map(|detective| detective.at).collect(),
            looked_at: None,
            entry: EntryPick::default(),
            choice: Choice::default(),
            map: MapView::at(table),
        }
    }

    fn seat_name(seat: Seat, texts: &'static Texts) -> &'static str {
        let detectives =
            [texts.detective_1, texts.detective_2, texts.detective_3, texts.detective_4, texts.detective_5];
        match seat.index().checked_sub(1) {
            None => texts.mister_x,
            Some(index) => detectives.get(index).copied().unwrap_or(texts.detective_1),
        }
    }

    fn holder(table: &Table) -> Option<Seat> {
        matches!(table.phase(), Phase::Flee | Phase::Decide).then_some(MISTER_X)
    }

    fn is_secret(seat: Seat) -> bool {
        seat == MISTER_X
    }

    fn move_number(table: &Table, seat: Seat) -> u8 {
        if seat == MISTER_X { table.trail().len() as u8 } else { table.round() }
    }

    fn mark(news: &News) -> News {
        *news
    }

    fn history(desk: &TableDesk<'_>, line: Line<News>) -> Phrase {
        let (texts, name) = (desk.texts, desk.name(line.seat));
        match line.what {
            What::TakenBack(number) => fill(texts.log_taken_back, &[&number]),
            What::WrongPin => fill(texts.log_wrong_code, &[]),
            What::Act(news) => match news.event {
                Event::Fled(first, None) => ride(texts, first.ticket, first.stop),
                Event::Fled(first, Some(second)) => two_rides(texts, first, second),
                Event::Hid => fill(texts.log_hid, &[]),
                Event::Revealed(station, _) => fill(texts.log_revealed, &[&station]),
                Event::Travelled(_, step) => ride(texts, step.ticket, Some(step.to)),
                Event::Stayed(_) => fill(texts.log_stayed, &[&name]),
            },
        }
    }

    fn refusal(illegal: Illegal, texts: &'static Texts) -> &'static str {
        match illegal {
            Illegal::GameOver => texts.no_game_over,
            Illegal::NotYourTurn => texts.no_not_your_turn,
            Illegal::NotInPlay => texts.no_not_in_play,
            Illegal::NoSuchLine => texts.no_no_such_line,
            Illegal::FerryNeedsBlack => texts.no_ferry_needs_black,
            Illegal::NoTicket => texts.no_no_ticket,
            Illegal::BlackIsMisterX => texts.no_black_is_mister_x,
            Illegal::Occupied => texts.no_occupied,
            Illegal::NoDouble => texts.no_no_double,
            Illegal::CanMove => texts.no_can_move,
            Illegal::NotAgreed => texts.no_not_agreed,
            Illegal::MoveFirst => texts.no_move_first,
            Illegal::DecideFirst => texts.no_decide_first,
            Illegal::FareCount => texts.no_fare_count,
            Illegal::FareNotHeld => texts.no_fare_not_held,
            Illegal::FareDue => texts.no_fare_due,
        }
    }

    fn progress(desk: &TableDesk<'_>) -> Phrase {
        fill(desk.texts.round_n, &[&desk.table.round()])
    }

    fn brief(table: &Table) -> Phrase {
        fill("{}/{}", &[&table.round(), &table.edition().rounds])
    }

    fn told(&mut self, desk: &TableDesk<'_>, news: News) {
        let moves = desk.table.trail().len() as u8;
        match news.event {
            Event::Fled(first, second) => {
                self.laid = Some(Laid { tickets: 1 + u8::from(second.is_some()), since: None });
                let seen = [(first, moves - u8::from(second.is_some())), (second.unwrap_or(first), moves)];
                for (window, number) in seen {
                    if let Some(station) = window.stop.filter(|_| news.outcome.is_none()) {
                        let ticket = Some(window.ticket);
                        self.banner = Some(Banner::Appearance { station, ticket, number, since: desk.now });
                    }
                }
            }
            Event::Revealed(station, _) => {
                self.banner =
                    Some(Banner::Appearance { station, ticket: None, number: moves, since: desk.now });
            }
            _ => {}
        }
        // Whoever enters the detectives' moves goes on with the next one at once.
        let enters = self.view == View::Entry && matches!(desk.table.phase(), Phase::Pursue(_));
        self.at_table(desk);
        if enters {
            self.view = View::Entry;
        }
        if news.outcome.is_some() {
            self.banner = Some(Banner::End);
            self.map = MapView::at(desk.table);
        }
    }

    fn reset(&mut self, desk: &TableDesk<'_>) {
        self.banner = None;
        self.laid = None;
        self.at_table(desk);
        self.map = MapView::at(desk.table);
    }

    fn has_foot(&self) -> bool {
        self.banner.is_none() && self.view == View::Table
    }

    fn seen(&mut self, now: Millis) {
        if self.has_foot()
            && let Some(Laid { since: since @ None, .. }) = &mut self.laid
        {
            *since = Some(now);
        }
    }

    fn moves_at(&self, now: Millis) -> Option<Millis> {
        let moment = match self.banner {
            Some(Banner::Appearance { since, .. }) => (now + end::FRAME).min(since + end::GROWS_FOR),
            Some(Banner::End) => return None,
            None => self.laid?.over_at()?,
        };
        (moment > now).then_some(moment)
    }

    fn skip_motion(&mut self) {
        // Those that the table has not seen yet are still to come.
        self.laid = self.laid.filter(|laid| laid.since.is_none());
    }

    fn turns_on(&self, key: Key) -> bool {
        let stick = matches!(key, Key::Up | Key::Down | Key::Left | Key::Right);
        match self.view {
            _ if self.banner.is_some() => false,
            View::Map { .. } | View::Hunt(_) => stick,
            View::Entry => matches!(key, Key::Up | Key::Down),
            View::Table | View::Result { .. } => false,
        }
    }

    fn put_down(&mut self) {
        self.choice = Choice::default();
    }

    fn press(&mut self, desk: &TableDesk<'_>, key: Key) -> Wish<Action> {
        if self.banner.take().is_some() {
            return Wish::Redraw;
        }
        match self.view {
            View::Table => self.press_table(desk, key),
            View::Entry => self.press_entry(desk, key),
            View::Map { entering } => self.press_map(desk, key, entering),
            View::Result { row } => self.press_result(key, row),
            View::Hunt(hunt) => self.press_hunt(desk, key, hunt),
        }
    }

    fn draw(&self, desk: &TableDesk<'_>, canvas: &mut Canvas) {
        if let Some(banner) = self.banner {
            return end::draw_banner(desk, canvas, banner);
        }
        match self.view {
            View::Table => self.draw_table(desk, canvas),
            View::Entry => self.draw_entry(desk, canvas),
            View::Map { entering } => self.draw_map(desk, canvas, entering),
            View::Result { row } => end::draw_result(desk, canvas, row),
            View::Hunt(hunt) => self.draw_hunt(desk, canvas, hunt),
        }
    }

    fn press_secret(&mut self, desk: &SecretDesk<'_, Self>, key: Key) -> Wish<Action> {
        self.choice.press(desk.game, key)
    }

    fn draw_secret(&self, desk: &SecretDesk<'_, Self>, canvas: &mut Canvas) {
        secret::draw(&self.choice, desk, canvas);
    }
}

impl Screens {
    fn at_table(&mut self, desk: &TableDesk<'_>) {
        self.view = if over(desk.table) { View::Result { row: 0 } } else { View::Table };
        self.looked_at = None;
        self.entry = EntryPick::default();
        self.choice = Choice::default();
    }
}

fn over(table: &Table) -> bool {
    matches!(table.phase(), Phase::Over(_))
}

/// A ride in a few words: `Taxi to 46`, or `Taxi` while the station is hidden.
fn ride(texts: &'static Texts, ticket: Ticket, to: Option<Station>) -> Phrase {
    let kind = ticket_name(texts, ticket);
    match to {
        Some(to) => fill(texts.ride_to, &[&kind, &to]),
        None => fill("{}", &[&kind]),
    }
}

/// A double in one line: `Taxi 46, Bus`.
fn two_rides(texts: &'static Texts, first: Window, second: Window) -> Phrase {
    let half = |window: Window| {
        let kind = match window.ticket {
            Ticket::Underground => texts.underground_short,
            ticket => ticket_name(texts, ticket),
        };
        window.stop.map_or_else(|| fill("{}", &[&kind]), |stop| fill("{} {}", &[&kind, &stop]))
    };
    fill("{}, {}", &[&half(first), &half(second)])
}

fn ticket_name(texts: &'static Texts, ticket: Ticket) -> &'static str {
    match ticket {
        Ticket::Taxi => texts.taxi,
        Ticket::Bus => texts.bus,
        Ticket::Underground => texts.underground,
        Ticket::Black => texts.black,
    }
}

/// The number of a pawn as people count.
fn pawn_number(pawn: Pawn) -> u8 {
    pawn.index() as u8 + 1
}

/// The pawn of a seat; none for Mister X.
fn pawn_of(seat: Seat) -> Option<Pawn> {
    seat.index().checked_sub(1).and_then(Pawn::at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::Style;
    use crate::texts::Language;

    #[test]
    fn every_double_fits_its_line_of_the_history() {
        // Beside the sign and the scroll line of a list.
        const ROOM: i32 = 172;
        let station = Station::new(188);
        for texts in Language::ALL.map(Language::texts) {
            for first in Ticket::ALL {
                for second in Ticket::ALL {
                    for stops in [(station, None), (None, station), (None, None)] {
                        let window = |ticket, stop| Window { ticket, half: None, stop };
                        let line = two_rides(texts, window(first, stops.0), window(second, stops.1));
                        assert!(Style::Note.width(&line) <= ROOM, "{line}");
                    }
                }
            }
        }
    }
}
