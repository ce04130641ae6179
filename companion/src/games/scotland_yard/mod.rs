//! Scotland Yard on the companion: the table's screens, Mister X's screens while he holds Y, the map, the end.

mod advice;
mod choice;
mod deeds;
mod end;
mod entry;
mod lesson;
mod map;
pub mod parts;
mod places;
mod robots;
mod secret;
mod setup;
mod table;
mod texts;

use confidant_core::fuel::Fuel;
use confidant_core::game::Game;
use confidant_core::id::Id;
use confidant_core::pack::{BoxedGame, Tables};
use confidant_core::scotland_yard::{
    Action, Event, MISTER_X, MOST_DETECTIVES, News, Pawn, Phase, ScotlandYard, Station, Step, Table, Ticket,
    Window,
};
use confidant_core::seat::Seat;
use serde::{Deserialize, Serialize};

use super::{
    Deed, Desk, Flow, Kind, MenuOf, Mind, Moments, Pages, SecretScreens, ShowOf, TableScreens, Thought,
};
use crate::draw::Icon;
use crate::draw::parts::hand_over::WaxSign;
use crate::input::{Key, Millis};
use crate::texts::{Language, Phrase, fill};

pub use setup::Draft;
pub use texts::Words;

use advice::{Advised, Heat};
use choice::{Choice, Chooses, HisDesk, Page};
use deeds::{Own, View, see};
use end::{Hunt, HuntPage};
use entry::EntryPick;
use lesson::Lesson;
use map::MapView;
use places::Places;
use robots::Player;

/// The desk of this game.
pub type TableDesk<'a> = Desk<'a, Screens>;
/// What takes in the pages of this game.
type Shows<'a> = ShowOf<'a, Screens>;

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
    /// How likely the places are on the map that is looked at.
    heat: Heat,
    /// What somebody asked for at the table.
    advised: Advised,
    /// What is to be learnt from the move of the hunt that is looked at.
    lesson: Option<Lesson>,
    /// The move that Confidant thinks about, and since when.
    thinking: Option<(Millis, Player)>,
}

/// What everybody must notice.
#[derive(Clone, Copy)]
enum Banner {
    Appearance {
        station: Station,
        ticket: Option<Ticket>,
        number: u8,
        since: Millis,
    },
    End,
    /// Confidant made this entry on a seat that it plays.
    Says {
        seat: Seat,
        mark: Mark,
    },
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

/// What the history keeps of an entry: what the table was told.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub enum Mark {
    /// Mister X moved, once or twice.
    Fled(Ride, Option<Ride>),
    /// Mister X stays hidden.
    Hid,
    /// Mister X showed himself here.
    Revealed(Station),
    /// A detective moved.
    Travelled(Pawn, Step),
    /// A detective could not move.
    Stayed,
}

/// A move of Mister X as the table sees it.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Ride {
    ticket: Ticket,
    /// Where, if he was seen.
    stop: Option<Station>,
}

impl From<Window> for Ride {
    fn from(window: Window) -> Self {
        Self { ticket: window.ticket, stop: window.stop }
    }
}

impl Flow for Screens {
    type Game = ScotlandYard;
    type Mark = Mark;
    type Words = Words;
    const KIND: Kind = Kind::new(0);
    const TITLE: &'static str = "Scotland Yard";
    const ICON: Icon = Icon::Hat;

    const BOXED: Option<BoxedGame> = Some(BoxedGame::ScotlandYard);

    fn printed(tables: &Tables) -> &'static <ScotlandYard as Game>::Printed {
        tables.scotland_yard
    }

    fn words(language: Language) -> &'static Words {
        Words::of(language)
    }

    fn players(words: &'static Words) -> &'static str {
        words.players_range
    }

    fn rules(language: Language) -> Pages {
        Words::rules(language)
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
            heat: Heat::default(),
            advised: Advised::new(),
            lesson: None,
            thinking: None,
        }
    }

    fn seat_name(seat: Seat, words: &'static Words) -> &'static str {
        let detectives =
            [words.detective_1, words.detective_2, words.detective_3, words.detective_4, words.detective_5];
        match seat.index().checked_sub(1) {
            None => words.mister_x,
            Some(index) => detectives.get(index).copied().unwrap_or(words.detective_1),
        }
    }

    fn sign(seat: Seat) -> WaxSign {
        match pawn_of(seat) {
            None => WaxSign::Icon(Icon::Hat),
            Some(pawn) => WaxSign::Seat(pawn_number(pawn)),
        }
    }

    fn icon(seat: Seat) -> Icon {
        if seat == MISTER_X { Icon::Hat } else { Icon::Bobby }
    }

    fn mark(news: &News) -> Mark {
        match news.event {
            Event::Fled(first, second) => Mark::Fled(first.into(), second.map(Ride::from)),
            Event::Hid => Mark::Hid,
            Event::Revealed(station, _) => Mark::Revealed(station),
            Event::Travelled(pawn, step) => Mark::Travelled(pawn, step),
            Event::Stayed(_) => Mark::Stayed,
        }
    }

    fn is_secret(mark: Mark) -> bool {
        matches!(mark, Mark::Fled(..) | Mark::Hid | Mark::Revealed(_))
    }

    fn history(desk: &TableDesk<'_>, _author: Option<Seat>, mark: Mark) -> Phrase {
        let words = desk.words;
        match mark {
            Mark::Fled(first, None) => ride(words, first.ticket, first.stop),
            Mark::Fled(first, Some(second)) => two_rides(words, first, second),
            Mark::Hid => fill(words.log_hid, &[]),
            Mark::Revealed(station) => fill(words.log_revealed, &[&station]),
            Mark::Travelled(_, step) => ride(words, step.ticket, Some(step.to)),
            Mark::Stayed => fill(words.log_stayed, &[]),
        }
    }

    fn progress(desk: &TableDesk<'_>) -> Phrase {
        fill(desk.words.round_n, &[&desk.table.round()])
    }

    fn brief(table: &Table) -> Phrase {
        fill("{}/{}", &[&table.round(), &table.edition().rounds])
    }
}

impl TableScreens for Screens {
    type Own = Own;

    fn page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        if let Some(banner) = self.banner {
            show.picture(|canvas| end::draw_banner(desk, canvas, banner));
            return show.any_key(Deed::Own(Own::Noticed));
        }
        match self.view {
            View::Table => self.table_page(desk, show),
            View::Entry => self.entry_page(desk, show),
            View::Map { entering: true } => self.goals_page(desk, show),
            View::Map { entering: false } => self.map_page(desk, show),
            View::Places(places) => places::page(desk, show, places),
            View::Advice { row } => self.advice_page(desk, show, row),
            View::Result { row } => end::result_page(desk, show, row),
            View::Hunt(hunt) => self.hunt_page(desk, show, hunt),
        }
    }

    fn act(&mut self, desk: &TableDesk<'_>, own: Own) {
        self.do_own(desk, own);
    }

    fn has_foot(&self) -> bool {
        self.banner.is_none() && self.view == View::Table
    }

    fn repeats(&self, key: Key) -> bool {
        let stick = matches!(key, Key::Up | Key::Down | Key::Left | Key::Right);
        match self.view {
            _ if self.banner.is_some() => false,
            View::Map { .. } | View::Hunt(_) => stick,
            View::Entry => matches!(key, Key::Up | Key::Down),
            View::Table | View::Places(_) | View::Advice { .. } | View::Result { .. } => false,
        }
    }

    fn menu(&self, desk: &TableDesk<'_>) -> MenuOf<Self> {
        let places = (Icon::Badge, desk.words.where_all_stand, see(View::Places(Places::new(false))));
        // A detective's move that a person makes.
        let pursues = matches!(desk.table.phase(), Phase::Pursue(_)) && self.thinker(desk).is_none();
        let advice = (Icon::Search, desk.words.advice, Deed::Own(Own::Consult));
        let rows = [
            Some(places).filter(|_| !over(desk.table)),
            Some(advice).filter(|_| pursues && advice::advises(desk)),
        ];
        rows.into_iter().flatten().collect()
    }

    fn holder(table: &Table) -> Option<Seat> {
        matches!(table.phase(), Phase::Flee | Phase::Decide).then_some(MISTER_X)
    }

    fn begins(&self, _desk: &TableDesk<'_>, key: Key) -> bool {
        let stick = matches!(key, Key::Up | Key::Down | Key::Left | Key::Right);
        match self.view {
            _ if self.banner.is_some() => key == Key::A,
            View::Table => key == Key::A,
            View::Entry | View::Map { entering: true } => stick || key == Key::A,
            View::Map { entering: false } | View::Places(_) | View::Result { .. } | View::Hunt(_) => false,
            View::Advice { .. } => key == Key::A,
        }
    }

    /// Mister X may look at his own place, trail and map whenever his card is shown.
    fn look(&self, desk: &TableDesk<'_>) -> Option<Seat> {
        let shown = self.looked_at.or(table::turn(desk.table));
        let open = self.has_foot() || matches!(self.view, View::Places(_));
        let person = shown.filter(|&seat| desk.public.robot_level(seat).is_none());
        person.filter(|&seat| open && seat == MISTER_X)
    }
}

impl SecretScreens for Screens {
    fn opened(&mut self, desk: &HisDesk<'_>) {
        self.choice.begin(desk);
    }

    fn secret_page(&self, desk: &HisDesk<'_>, show: &mut Shows<'_>) {
        secret::page(self, desk, show);
    }

    fn act_secret(&mut self, desk: &HisDesk<'_>, own: Own) {
        let Own::Chooses(deed) = own else { return };
        self.choice.act(desk, deed);
        if let Chooses::Page(Page::Advice) = deed {
            self.consult_in_secret(desk);
        }
    }

    fn put_down(&mut self) {
        self.thinking = None;
        self.choice = Choice::default();
    }
}

impl Moments for Screens {
    fn begun(&mut self, desk: &TableDesk<'_>) -> bool {
        self.view = View::Places(Places::new(true));
        !over(desk.table)
    }

    fn told(&mut self, desk: &TableDesk<'_>, news: &News) {
        let moves = desk.table.trail().len() as u8;
        match news.event {
            Event::Fled(first, second) => {
                self.banner = Self::saying(desk);
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
            Event::Hid => self.banner = Self::saying(desk),
            // The table has seen it already; only how it ended is still to be told.
            Event::Travelled(..) | Event::Stayed(_) if news.outcome.is_none() => return,
            Event::Travelled(..) | Event::Stayed(_) => {}
        }
        self.at_table(desk);
        if news.outcome.is_some() {
            self.banner = Some(Banner::End);
            self.map = MapView::at(desk.table);
        }
    }

    fn entered(&mut self, desk: &TableDesk<'_>) {
        let entering = matches!(self.view, View::Entry | View::Map { entering: true });
        self.at_table(desk);
        self.banner = Self::saying(desk);
        // Whoever enters the detectives' moves goes on with the next one at once.
        if entering && self.thinker(desk).is_none() && matches!(desk.table.phase(), Phase::Pursue(_)) {
            self.view = View::Entry;
        }
    }

    fn reset(&mut self, desk: &TableDesk<'_>) {
        self.banner = None;
        self.laid = None;
        self.at_table(desk);
        self.map = MapView::at(desk.table);
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
            Some(Banner::End | Banner::Says { .. }) => return None,
            None => self.laid?.over_at()?,
        };
        (moment > now).then_some(moment)
    }

    fn may_think(&self) -> bool {
        self.has_foot()
    }

    fn think(&mut self, desk: &HisDesk<'_>, mind: Mind, fuel: &mut Fuel) -> Thought<Action> {
        self.think_on(desk, mind, fuel)
    }

    fn has_work(&self) -> bool {
        let learns = matches!(self.view, View::Hunt(Hunt { page: HuntPage::Lesson, .. }));
        self.is_advising() && !learns || learns && self.has_lesson_to_make()
    }

    fn work(&mut self, desk: &TableDesk<'_>, fuel: &mut Fuel) -> bool {
        if over(desk.table) { self.judge_on(desk, fuel) } else { self.advise_on(fuel) }
    }

    fn skip_motion(&mut self) {
        // Those that the table has not seen yet are still to come.
        self.laid = self.laid.filter(|laid| laid.since.is_none());
    }
}

impl Screens {
    fn at_table(&mut self, desk: &TableDesk<'_>) {
        self.view = if over(desk.table) { View::Result { row: 0 } } else { View::Table };
        self.looked_at = None;
        self.entry = EntryPick::default();
        self.choice = Choice::default();
        self.thinking = None;
    }
}

fn over(table: &Table) -> bool {
    matches!(table.phase(), Phase::Over(_))
}

/// A ride in a few words: `Taxi to 46`, or `Taxi` while the station is hidden.
fn ride(words: &'static Words, ticket: Ticket, to: Option<Station>) -> Phrase {
    let kind = ticket_name(words, ticket);
    match to {
        Some(to) => fill(words.ride_to, &[&kind, &to]),
        None => fill("{}", &[&kind]),
    }
}

/// A double in one line: `Taxi 46, Bus`.
fn two_rides(words: &'static Words, first: Ride, second: Ride) -> Phrase {
    let half = |window: Ride| {
        let kind = match window.ticket {
            Ticket::Underground => words.underground_short,
            ticket => ticket_name(words, ticket),
        };
        window.stop.map_or_else(|| fill("{}", &[&kind]), |stop| fill("{} {}", &[&kind, &stop]))
    };
    fill("{}, {}", &[&half(first), &half(second)])
}

fn ticket_name(words: &'static Words, ticket: Ticket) -> &'static str {
    match ticket {
        Ticket::Taxi => words.taxi,
        Ticket::Bus => words.bus,
        Ticket::Underground => words.underground,
        Ticket::Black => words.black,
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

    #[test]
    fn every_double_fits_its_line_of_the_history() {
        // Beside the sign and the scroll line of a list.
        const ROOM: i32 = 172;
        let station = Station::new(188);
        for words in Language::ALL.map(Words::of) {
            for first in Ticket::ALL {
                for second in Ticket::ALL {
                    for stops in [(station, None), (None, station), (None, None)] {
                        let ride = |ticket, stop| Ride { ticket, stop };
                        let line = two_rides(words, ride(first, stops.0), ride(second, stops.1));
                        assert!(Style::Note.width(&line) <= ROOM, "{line}");
                    }
                }
            }
        }
    }
}
