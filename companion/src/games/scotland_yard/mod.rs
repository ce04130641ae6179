//! Scotland Yard on the companion: the table's screens, Mister X's screens while he holds Y, the map, the end.

mod advice;
mod choice;
mod deeds;
mod end;
mod entry;
mod hunt;
mod lesson;
mod log_only;
mod map;
mod order;
pub mod parts;
mod places;
mod robots;
mod secret;
mod setup;
mod table;
mod texts;
mod which_box;

use confidant_core::fuel::Fuel;
use confidant_core::game::Game;
use confidant_core::id::Id;
use confidant_core::pack::{BoxedGame, Tables};
use confidant_core::scotland_yard::{
    Action, Ending, Event, MISTER_X, News, Pawn, Phase, ScotlandYard, Station, Step, Table, Ticket, Window,
};
use confidant_core::seat::Seat;
use serde::{Deserialize, Serialize};

use super::{
    Deed, Desk, Flow, Kind, MenuOf, Mind, Moments, Pages, SecretScreens, ShowOf, TableScreens, Thought,
};
use crate::draw::parts::hand_over::WaxSign;
use crate::draw::{Canvas, Icon};
use crate::games::end::verdict_page;
use crate::input::{Key, Millis};
use crate::texts::{Language, Phrase, SignNames, fill};

pub use setup::Draft;
pub use texts::Words;

use advice::{Advised, Heat};
use choice::{Choice, Chooses, HisDesk, Page};
use deeds::{Own, View, see};
use entry::EntryPick;
use hunt::Replay;
use lesson::Lesson;
use log_only::Claim;
use map::MapView;
use places::Places;
use robots::Mindset;

/// The desk of this game.
pub type TableDesk<'a> = Desk<'a, Screens>;
/// What takes in the pages of this game.
type Shows<'a> = ShowOf<'a, Screens>;

/// The screens of a game of Scotland Yard.
pub struct Screens {
    view: View,
    banner: Option<Banner>,
    /// Appearances that are to be noticed after it: one entry can bring several, and he may decide before it is read.
    more: heapless::Vec<Banner, 2>,
    /// The tickets that Mister X laid last, until the table has seen them go into their windows.
    laid: Option<Laid>,
    /// Whose card the table looks at, if not that of the one to move.
    looked_at: Option<Seat>,
    /// The pursuer that people move next, if not the first of those who can, in free order.
    moves: Option<Pawn>,
    entry: EntryPick,
    choice: Choice,
    map: MapView,
    /// How likely the places are on the map that is looked at.
    heat: Heat,
    /// What somebody asked for at the table.
    advised: Advised,
    /// What decided the hunt, as far as it is known.
    lesson: Option<Lesson>,
    /// The hunt that is over plays by itself.
    replay: Option<Replay>,
    /// The move that Confidant thinks about, and since when.
    thinking: Option<Mindset>,
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
    /// Confidant has moved twice.
    Says([Ride; 2]),
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
    /// A pursuer moved.
    Travelled(Pawn, Step),
    /// A pursuer could not move.
    Stayed(Pawn),
    /// The detectives have moved on the board.
    Done,
    /// Somebody asked whether he is there.
    Claimed(Station),
    /// The table said how it ended.
    Said(Ending),
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

    fn players(words: &'static Words) -> &'static str {
        words.players_range
    }

    fn rules(language: Language) -> Pages {
        Words::rules(language)
    }

    fn new(table: &Table) -> Self {
        Self {
            view: if over(table) { View::End { row: 0 } } else { View::Table },
            banner: None,
            more: heapless::Vec::new(),
            laid: None,
            looked_at: None,
            moves: None,
            entry: EntryPick::default(),
            choice: Choice::default(),
            map: MapView::at(table),
            heat: Heat::default(),
            advised: Advised::new(),
            lesson: None,
            replay: None,
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
        match seat {
            MISTER_X => WaxSign::Icon(Icon::Hat),
            _ => WaxSign::Seat(seat.index() as u8),
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
            Event::Stayed(pawn) => Mark::Stayed(pawn),
            Event::Done => Mark::Done,
            Event::Claimed(at) => Mark::Claimed(at),
            Event::Said(ending) => Mark::Said(ending),
        }
    }

    fn is_secret(mark: Mark) -> bool {
        matches!(mark, Mark::Fled(..) | Mark::Hid | Mark::Revealed(_))
    }

    fn history(desk: &TableDesk<'_>, author: Option<Seat>, mark: Mark) -> Phrase {
        let words = desk.words;
        match mark {
            // The table moves bobbies: the line says which.
            Mark::Travelled(pawn, step) if author.is_none() => {
                fill("{} {}", &[&bobby_name(words, pawn), &step.to])
            }
            Mark::Stayed(pawn) if author.is_none() => {
                fill("{} {}", &[&bobby_name(words, pawn), &words.log_stayed])
            }
            Mark::Fled(first, None) => ride(words, first.ticket, first.stop),
            Mark::Fled(first, Some(second)) => two_rides(words, first, second),
            Mark::Hid => fill(words.log_hid, &[]),
            Mark::Revealed(station) => fill(words.log_revealed, &[&station]),
            Mark::Travelled(_, step) => ride(words, step.ticket, Some(step.to)),
            Mark::Stayed(_) => fill(words.log_stayed, &[]),
            Mark::Done => fill(words.log_done, &[]),
            // Where it is read, it has been answered: he was not there, or the game is over.
            Mark::Claimed(at) => fill(words.log_claim, &[&at]),
            Mark::Said(_) => fill(words.log_said, &[]),
        }
    }

    fn progress(desk: &TableDesk<'_>) -> Phrase {
        fill(desk.words.round_n, &[&desk.table.round()])
    }

    fn winners(outcome: crate::games::OutcomeOf<Self>) -> u8 {
        let mister_x = crate::games::seat_bits([MISTER_X]);
        if outcome == confidant_core::scotland_yard::Outcome::MisterXWins { mister_x } else { !mister_x }
    }

    fn brief(table: &Table) -> Phrase {
        fill("{}/{}", &[&table.round(), &table.edition().rounds])
    }
}

impl TableScreens for Screens {
    type Own = Own;

    fn page(&self, desk: &TableDesk<'_>, show: &mut Shows<'_>) {
        if let Some(banner) = self.banner {
            let noticed = Deed::Own(Own::Noticed);
            if let (Banner::End, Some(verdict)) = (banner, end::verdict(desk)) {
                return verdict_page(desk, show, &verdict, noticed);
            }
            show.picture(|canvas| end::draw_banner(desk, canvas, banner));
            return show.any_key(noticed);
        }
        match self.view {
            View::Table => self.table_page(desk, show),
            View::Order => self.order_page(desk, show),
            View::Entry => self.entry_page(desk, show),
            View::Map { entering: true } => self.goals_page(desk, show),
            View::Map { entering: false } => self.map_page(desk, show),
            View::Places(places) => places::page(desk, show, places),
            View::Advice { row } => self.advice_page(desk, show, row),
            View::End { row } => end::result_page(desk, show, row),
            View::Hunt(hunt) => self.hunt_page(desk, show, hunt),
            View::Lesson(moment) => self.lesson_page(desk, show, moment),
            View::Claim(claim) => self.claim_page(desk, show, claim),
            View::Says(ending) => self.says_page(desk, show, ending),
        }
    }

    fn act(&mut self, desk: &TableDesk<'_>, own: Own) {
        self.do_own(desk, own);
    }

    fn called(&self, desk: &Desk<'_, Self>, icon: Icon) -> &'static str {
        let names = SignNames::of(desk.language);
        match icon {
            Icon::Search => names.places,
            Icon::Trail => names.round,
            _ => "",
        }
    }

    fn has_foot(&self) -> bool {
        self.banner.is_none() && self.view == View::Table
    }

    fn repeats(&self, key: Key) -> bool {
        let stick = matches!(key, Key::Up | Key::Down | Key::Left | Key::Right);
        match self.view {
            _ if self.banner.is_some() => false,
            View::Map { .. } | View::Hunt(_) => stick,
            View::Entry | View::Claim(_) => matches!(key, Key::Up | Key::Down),
            View::Says(_)
            | View::Table
            | View::Order
            | View::Places(_)
            | View::Advice { .. }
            | View::Lesson(_)
            | View::End { .. } => false,
        }
    }

    fn menu(&self, desk: &TableDesk<'_>) -> MenuOf<Self> {
        if desk.table.log_only().is_some() {
            return log_only::menu(desk);
        }
        let places = (Icon::Badge, desk.words.where_all_stand, see(View::Places(Places::new(false))));
        let advice = (Icon::Search, desk.words.advice, Deed::Own(Own::Consult));
        let rows =
            [Some(places).filter(|_| !over(desk.table)), Some(advice).filter(|_| self.may_consult(desk))];
        rows.into_iter().flatten().collect()
    }

    fn holder(table: &Table) -> Option<Seat> {
        matches!(table.phase(), Phase::Flee | Phase::Decide).then_some(MISTER_X)
    }

    fn draw_unsettled(desk: &TableDesk<'_>, action: Action, canvas: &mut Canvas) {
        entry::draw_unsettled(desk, action, canvas);
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

    fn is_rose(&self) -> bool {
        self.choice.is_rose()
    }

    fn put_down(&mut self) {
        self.thinking = None;
        self.choice = Choice::default();
    }
}

impl Moments for Screens {
    fn begun(&mut self, desk: &TableDesk<'_>) -> bool {
        if desk.table.starts().is_empty() {
            return false;
        }
        self.view = View::Places(Places::new(true));
        !over(desk.table)
    }

    fn told(&mut self, desk: &TableDesk<'_>, news: &News) {
        let moves = desk.table.trail().len() as u8;
        match news.event {
            Event::Fled(first, second) => {
                self.say(desk);
                self.laid = Some(Laid { tickets: 1 + u8::from(second.is_some()), since: None });
                let halves = core::iter::once(first).chain(second);
                for (window, number) in halves.zip(moves - u8::from(second.is_some())..) {
                    // Where he stands openly he is only noticed when he comes out of hiding.
                    let stood =
                        || usize::from(number).checked_sub(2).and_then(|index| desk.table.trail().get(index));
                    let stood_openly = desk.table.edition().rules.openly()
                        && stood().is_none_or(|before| before.stop.is_some());
                    let tells = news.outcome.is_none() && !stood_openly;
                    if let Some(station) = window.stop.filter(|_| tells) {
                        let ticket = Some(window.ticket);
                        self.appears(Banner::Appearance { station, ticket, number, since: desk.now });
                    }
                }
            }
            Event::Revealed(station, _) => {
                self.appears(Banner::Appearance { station, ticket: None, number: moves, since: desk.now });
            }
            Event::Hid => self.say(desk),
            // The table has seen it already; only how it ended is still to be told.
            Event::Travelled(..) | Event::Stayed(_) if news.outcome.is_none() => return,
            Event::Travelled(..) | Event::Stayed(_) | Event::Done | Event::Claimed(_) | Event::Said(_) => {}
        }
        self.at_table(desk);
        if news.outcome.is_some() {
            self.banner = Some(Banner::End);
            self.more.clear();
            self.map = MapView::at(desk.table);
        }
    }

    fn entered(&mut self, desk: &TableDesk<'_>) {
        let entering = matches!(self.view, View::Entry | View::Map { entering: true });
        self.at_table(desk);
        // Whoever enters the pursuers' moves goes on with the next one at once.
        if entering && self.thinker(desk).is_none() && matches!(desk.table.phase(), Phase::Pursue(_)) {
            self.view = order::entry_view(desk.table);
        }
    }

    fn reopened(&mut self, desk: &TableDesk<'_>, action: Action) {
        self.view = match action {
            Action::Claim(at) => View::Claim(Claim::of(at)),
            Action::Over(_) | Action::Done => View::Table,
            Action::Travel(pawn, step) => {
                self.moves = Some(pawn);
                self.entry = EntryPick::of(desk.table, pawn, step);
                View::Entry
            }
            _ => View::Entry,
        };
    }

    fn reset(&mut self, desk: &TableDesk<'_>) {
        self.banner = None;
        self.more.clear();
        self.laid = None;
        self.lesson = None;
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
            Some(Banner::End | Banner::Says(_)) => return None,
            None => match self.replay {
                Some(replay) => replay.at(now).1?,
                None => self.laid?.over_at()?,
            },
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
        match self.view {
            View::Lesson(_) => self.has_lesson_to_make(),
            _ => self.is_advising(),
        }
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
        self.view = if over(desk.table) { View::End { row: 0 } } else { View::Table };
        self.looked_at = None;
        (self.moves, self.entry) = (None, EntryPick::default());
        self.choice = Choice::default();
        self.replay = None;
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
        Some(to) if ticket == Ticket::Free => fill(words.station_n, &[&to]),
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
        Ticket::Free => words.station,
    }
}

/// The number of a pursuer as people count.
fn pawn_number(table: &Table, pawn: Pawn) -> u8 {
    table.seat(pawn).index() as u8
}

/// What a bobby is called.
fn bobby_name(words: &'static Words, pawn: Pawn) -> &'static str {
    if pawn == Pawn::B2 { words.bobby_2 } else { words.bobby_1 }
}

/// What whoever moves on a seat is called: nobody sits where a bobby stands.
fn name<'a>(desk: &TableDesk<'a>, seat: Seat) -> &'a str {
    match desk.table.pawn_of(seat) {
        Some(pawn) if pawn.is_bobby() => bobby_name(desk.words, pawn),
        _ => desk.name(seat),
    }
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
            for first in Ticket::PRINTED {
                for second in Ticket::PRINTED {
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
