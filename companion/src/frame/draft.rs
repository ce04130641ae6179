//! The set-up in the making: a list with the game's lines and the house's own between them, the game's pages, and the
//! beginning that it all leads to.

use confidant_core::fuel::{Fuel, Stepper as _};
use confidant_core::id::Id;
use confidant_core::pack::BoxedGame;
use confidant_core::robots::Level;
use confidant_core::seat::Seat;
use core::ops::RangeInclusive;
use core::task::Poll;

use super::Companion;
use super::deeds::{Deed, Shows};
use super::pins::Keepers;
use super::screen::{Screen, Why};
use super::store::Then;
use crate::Canvas;
use crate::clock::ClockSetting;
use crate::draw::Icon;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::games::{Drafting, HouseLine, Kind, SetUpDesk, SetUpWish, SetupForm, SetupLine, Shelf, Tables};
use crate::input::Key;
use crate::journal::{Begin, Entry, Name, Pin, Record, SeatInfo};
use crate::page::{Bound, List, RowDeed, turned};
use crate::play::Next;
use crate::seal::{Origin, Signs, Stretch};
use crate::settings::Settings;
use crate::texts::{Language, Phrase, Texts, fill};

pub(super) type Seats = heapless::Vec<SeatInfo, { Seat::MOST as usize }>;

/// A set-up in the making; it belongs to [`Screen::Draft`] and ends with it. No `Debug`: it may hold secrets.
pub(super) struct Draft<S: Shelf> {
    own: S::Drafting,
    kind: Kind,
    /// Everybody who may sit at the table, in order.
    seats: Seats,
    clock: u8,
    help: bool,
    /// Whether it is played with the shipped values although the owner has entered a box.
    pub(super) as_shipped: bool,
    /// Of a game that follows another: whether nothing is to be entered first, and whether somebody had a code.
    can_begin: bool,
    asks_for_codes: bool,
    /// Everything is said: how the game begins, and its seal in the making.
    beginning: Option<Begin>,
    sealing: Option<Stretch>,
    seal: Option<Signs>,
}

impl<S: Shelf> Draft<S> {
    pub(super) const NONE: Self = Self {
        own: S::Drafting::NONE,
        kind: Kind::new(0),
        seats: heapless::Vec::new(),
        clock: 0,
        help: false,
        as_shipped: false,
        can_begin: false,
        asks_for_codes: false,
        beginning: None,
        sealing: None,
        seal: None,
    };

    fn begin(&mut self, kind: Kind, tables: &Tables, settings: &Settings, today: Option<u32>) {
        self.end();
        self.own.begin(kind);
        if let Some(own) = self.own.get_mut() {
            own.tables(tables);
            own.remember(settings);
            if let Some(day) = today {
                own.today(day);
            }
        }
        self.kind = kind;
        self.seats.extend(core::iter::repeat_n(SeatInfo::default(), Seat::MOST.into()));
    }

    /// The set-up of a game that follows this one, with the same people. Their codes are their own: they are asked for
    /// again.
    fn follow(&mut self, old: &Begin, tables: &Tables, settings: &Settings, today: Option<u32>) {
        self.begin(old.game, tables, settings, today);
        let mut names: heapless::Vec<Name, { Seat::MOST as usize }> =
            old.seats.iter().map(|info| info.name.clone()).collect();
        let people = names.clone();
        self.can_begin = self.own.get_mut().is_some_and(|own| own.again(&old.setup, &mut names));
        if old.seats.iter().any(|info| info.robot.is_some()) {
            // Confidant keeps its seats, so people keep theirs.
            names = people;
        }
        self.asks_for_codes = old.seats.iter().any(|info| info.pin.is_some());
        for ((info, name), old) in self.seats.iter_mut().zip(names).zip(&old.seats) {
            (info.name, info.robot) = (name, old.robot);
        }
        let clock = ClockSetting::CHOICES.iter().position(|&choice| choice == old.clock);
        self.clock = clock.unwrap_or(0) as u8;
        self.help = old.help > 0;
        if let Some(own) = self.own.get_mut() {
            own.was_help(old.help);
        }
    }

    pub(super) fn end(&mut self) {
        // Asked after every input: mostly there is none.
        if self.own.get().is_some() {
            *self = Self::NONE;
        }
    }

    /// Of which game.
    pub(super) fn kind(&self) -> Kind {
        self.own.get().and_then(|own| own.kind()).unwrap_or(self.kind)
    }

    pub(super) fn seats(&self) -> &Seats {
        &self.seats
    }

    /// How many sit at the table.
    pub(super) fn seat_count(&self) -> usize {
        self.own.get().map_or(0, |own| own.seats().into())
    }

    pub(super) fn set_name(&mut self, seat: Seat, name: Name) {
        if let Some(info) = self.seats.get_mut(seat.index()) {
            info.name = name;
        }
    }

    pub(super) fn pin(&self, seat: Seat) -> Option<&Pin> {
        self.seats.get(seat.index()).and_then(|info| info.pin.as_ref())
    }

    pub(super) fn set_pin(&mut self, seat: Seat, pin: Option<Pin>) {
        if let Some(info) = self.seats.get_mut(seat.index()) {
            info.pin = pin;
        }
    }

    /// How well Confidant plays a seat, if it does.
    pub(super) fn robot_level(&self, seat: Seat) -> Option<Level> {
        self.seats.get(seat.index()).and_then(|info| info.robot)
    }

    /// A seat is a person's, or Confidant's. Whoever is alone changes sides with it.
    pub(super) fn set_robot(&mut self, seat: Seat, level: Option<Level>) {
        let Some(own) = self.own.get() else { return };
        let others =
            own.is_opponent(seat).then_some(if level.is_some() { None } else { Some(Level::Medium) });
        for (other, info) in Seat::all().zip(&mut self.seats) {
            if other == seat {
                info.robot = level;
            } else if let Some(others) = others {
                info.robot = others;
            }
        }
    }

    /// How many people may play.
    pub(super) fn people_range(&self) -> RangeInclusive<u8> {
        self.own.get().map_or(1..=1, |own| own.people_range())
    }

    /// How many people play.
    pub(super) fn people(&self, language: Language) -> u8 {
        let Some(own) = self.own.get() else { return 0 };
        let is_person = |&seat: &Seat| self.plays(seat, language).is_none();
        own.people().unwrap_or_else(|| Seat::first(own.seats()).filter(is_person).count() as u8)
    }

    /// So many people play: Confidant has the seats that it then has by itself.
    pub(super) fn set_people(&mut self, people: u8) {
        let Some(own) = self.own.get_mut() else { return };
        own.set_people(people);
        for (seat, info) in Seat::all().zip(&mut self.seats) {
            info.robot = own.stand_in(seat);
        }
    }

    /// What so many people are for the game, in a sentence.
    pub(super) fn people_note(&self, language: Language) -> &'static str {
        self.own.get().map_or("", |own| own.people_note(language))
    }

    /// How well Confidant plays a seat, if it does and can.
    pub(super) fn plays(&self, seat: Seat, language: Language) -> Option<Level> {
        self.robot_level(seat).filter(|&level| self.level_note(seat, level, language).is_some())
    }

    /// What Confidant does on a seat at this level; none if it cannot play it.
    pub(super) fn level_note(&self, seat: Seat, level: Level, language: Language) -> Option<&'static str> {
        self.own.get().and_then(|own| own.level_note(seat, level, language))
    }

    /// The seats that may have a code.
    pub(super) fn keepers(&self) -> Keepers {
        let Some(own) = self.own.get() else { return Keepers::new() };
        let keeps = |&seat: &Seat| own.keeps_secrets(seat) && self.robot_level(seat).is_none();
        Seat::first(own.seats()).filter(keeps).collect()
    }

    pub(super) fn beginning(&self) -> Option<&Begin> {
        self.beginning.as_ref()
    }

    /// The seal of the beginning, once it is made.
    pub(super) fn seal(&self) -> Option<&Signs> {
        self.seal.as_ref()
    }

    fn seal_beginning(&mut self, begin: Begin) {
        self.sealing = Some(Stretch::of(&Origin::of(&begin)));
        self.seal = None;
        self.beginning = Some(begin);
    }

    /// The table thinks again.
    pub(super) fn unseal(&mut self) {
        self.beginning = None;
        self.sealing = None;
        self.seal = None;
    }

    pub(super) fn has_work(&self) -> bool {
        self.sealing.is_some() || self.own.get().is_some_and(|own| own.has_work())
    }

    pub(super) fn work(&mut self, fuel: &mut Fuel) -> bool {
        if let Some(stretch) = &mut self.sealing {
            let Poll::Ready(root) = stretch.step(fuel) else { return false };
            self.seal = Some(root.seal());
            self.sealing = None;
            return true;
        }
        self.own.get_mut().is_some_and(|own| own.work(fuel))
    }

    pub(super) fn repeats(&self, key: Key) -> bool {
        self.own.get().is_some_and(|own| own.repeats(key))
    }

    fn clock(&self) -> ClockSetting {
        ClockSetting::CHOICES.get(usize::from(self.clock)).copied().unwrap_or_default()
    }
}

/// A line as it is shown.
struct Shown {
    icon: Icon,
    label: &'static str,
    value: Phrase,
    /// Whether it leads on instead of being adjusted.
    leads: bool,
}

impl<S: Shelf> Companion<S> {
    /// The set-up of this game begins.
    pub(super) fn begin_draft(&mut self, kind: Kind) {
        self.draft.begin(kind, &self.boxes.tables, &self.settings, self.today);
        if self.draft.own.get().is_some_and(|own| own.has_home()) {
            return self.open_lines();
        }
        self.push(match self.box_to_ask_for() {
            // No is lit: whoever presses A plays.
            Some(which) => Screen::OwnBox { which, row: 1 },
            None => Screen::WhoPlays { row: 0 },
        });
        // The key that chose the game does not go on, too.
        self.fingers.rest(self.now, Next::Same);
    }

    /// The box that the owner could enter, if nobody was asked yet whether there is one.
    fn box_to_ask_for(&self) -> Option<BoxedGame> {
        let own = self.draft.own.get().filter(|own| !own.asks_itself())?;
        let which = S::info(own.kind().unwrap_or(self.draft.kind))?.boxed?;
        let unknown = self.plays_made_up() && self.draft_box().is_none();
        (unknown && !self.settings.asked_for_box(which)).then_some(which)
    }

    /// It was said whether the printed cards lie on the table: then on, past how their values are entered.
    pub(super) fn own_box_is(&mut self, which: BoxedGame, lies: bool) {
        self.settings.ask_for_box(which);
        self.changed = true;
        self.replace(Screen::WhoPlays { row: 0 });
        if lies {
            self.push(Screen::Box(which));
        }
        self.fingers.rest(self.now, Next::Same);
        self.keep_settings();
    }

    /// What the game says of values that nobody entered any of.
    pub(super) fn own_values_note(&self) -> Option<&'static str> {
        self.draft.own.get().and_then(|own| own.values_note(self.settings.language))
    }

    /// Who plays is said: what else can be set.
    pub(super) fn open_lines(&mut self) {
        self.push(Screen::Draft { row: 0 });
        // Nor does the key that goes on begin.
        self.fingers.rest(self.now, Next::Same);
        self.open_home_of_draft();
    }

    /// What is opened before the lines of a set-up, if it has a home.
    fn open_home_of_draft(&mut self) {
        if self.draft.own.get().is_some_and(|own| own.has_home()) {
            self.grant_draft(SetUpWish::Page);
        }
    }

    /// The game is over, and the same people play another: its set-up is made of the old one, which goes to the shelf first.
    pub(super) fn play_again(&mut self) {
        self.draft_again();
        self.put_away(Then::Again);
    }

    /// The set-up of another game of the same people.
    pub(super) fn draft_again(&mut self) {
        let begin = self.session.beginning();
        let tables = self.tables_of(begin).unwrap_or(self.boxes.tables);
        self.draft.follow(begin, &tables, &self.settings, self.today);
        let own = S::info(begin.game).map(|info| (info.digest)(&self.boxes.tables));
        self.draft.as_shipped = own.is_some_and(|own| own != begin.tables);
    }

    /// The old game is erased: the next one begins, or what it still needs is asked for.
    pub(super) fn begin_again(&mut self) {
        let codes = self.draft.asks_for_codes;
        self.stack.set([Screen::Home { row: 0 }, Screen::WhoPlays { row: 0 }, Screen::Draft { row: 0 }]);
        if self.draft.can_begin && !codes {
            return self.make_beginning();
        }
        let pins = |line: &SetupLine| matches!(line, SetupLine::House(HouseLine::Pins, _));
        let row =
            (0..self.draft_lines()).find(|&row| codes && self.draft_line(row).as_ref().is_some_and(pins));
        self.replace(Screen::Draft { row: row.unwrap_or(0) as u8 });
        self.open_home_of_draft();
    }

    /// How many lines there are: the game's list, and whose values are used where there is a choice or should be one.
    fn draft_lines(&self) -> usize {
        let own = self.draft.own.get().map_or(0, |own| own.lines());
        own + usize::from(self.draft_box().is_some() || self.plays_made_up())
    }

    fn draft_line(&self, row: usize) -> Option<SetupLine> {
        let own = self.draft.own.get()?;
        if row < own.lines() {
            return Some(own.line(row, self.settings.language));
        }
        (row < self.draft_lines()).then_some(SetupLine::House(HouseLine::Values, None))
    }

    /// The printed data that the game is set up with.
    pub(super) fn draft_tables(&self) -> Tables {
        match self.draft_box() {
            Some((which, _)) if self.draft.as_shipped => self.boxes.tables.without(which),
            _ => self.boxes.tables,
        }
    }

    /// A line of the set-up is lowered, or raised.
    pub(super) fn adjust_line(&mut self, row: usize, up: bool) {
        match self.draft_line(row) {
            None => {}
            Some(SetupLine::House(line, _)) => self.adjust_house_line(line, up),
            Some(SetupLine::Own { .. }) => {
                if let Some(own) = self.draft.own.get_mut() {
                    own.adjust(row, up);
                }
            }
        }
    }

    fn adjust_house_line(&mut self, line: HouseLine, up: bool) {
        match line {
            HouseLine::Names => {}
            HouseLine::Pins => match self.only_keeper() {
                Some(seat) if up => self.choose_pin(seat),
                Some(seat) => self.draft.set_pin(seat, None),
                None => {}
            },
            HouseLine::Clock => {
                let key = if up { Key::Right } else { Key::Left };
                self.draft.clock = turned(self.draft.clock, ClockSetting::CHOICES.len(), key);
            }
            HouseLine::Help => self.draft.help = !self.draft.help,
            HouseLine::Values => {
                self.draft.as_shipped = !self.draft.as_shipped;
                let tables = self.draft_tables();
                if let Some(own) = self.draft.own.get_mut() {
                    own.tables(&tables);
                }
            }
        }
    }

    /// What a line of the set-up leads to.
    pub(super) fn open_line(&mut self, row: usize) {
        match self.draft_line(row) {
            Some(SetupLine::House(HouseLine::Names, _)) => self.push(Screen::Seats { row: 0 }),
            Some(SetupLine::House(HouseLine::Pins, _)) => self.push(Screen::Pins { row: 0 }),
            Some(SetupLine::House(HouseLine::Values, _)) => {
                if let Some(which) = S::info(self.draft.kind()).and_then(|info| info.boxed) {
                    self.push(Screen::Box(which));
                }
            }
            Some(SetupLine::House(..)) | None => {}
            Some(SetupLine::Own { .. }) => {
                let wish = self.draft.own.get_mut().map_or(SetUpWish::Leave, |own| own.open(row));
                self.grant_draft(wish);
            }
        }
    }

    /// The lines are set.
    pub(super) fn set_up_done(&mut self) {
        let wish = self.draft.own.get_mut().map_or(SetUpWish::Leave, |own| own.begin());
        self.grant_draft(wish);
    }

    fn grant_draft(&mut self, wish: SetUpWish) {
        match wish {
            SetUpWish::Nothing => self.answer_nothing(),
            SetUpWish::Redraw => self.redraw(),
            SetUpWish::Refuse(why) => self.refuse(why),
            SetUpWish::Leave => self.pop(),
            SetUpWish::Away => {
                self.pop();
                self.pop();
            }
            SetUpWish::Page => {
                self.push(Screen::DraftPage);
                self.with_own(|own, desk| {
                    own.page_opened(desk);
                    SetUpWish::Redraw
                });
            }
            // Confidant draws its own start.
            SetUpWish::HandOver(seat) if self.draft.robot_level(seat).is_some() => self.make_beginning(),
            SetUpWish::HandOver(seat) => self.hand_over(seat, Why::Start),
            SetUpWish::Ready => self.make_beginning(),
        }
    }

    /// Does something with the game's own part and what it is given.
    fn with_own(&mut self, act: impl FnOnce(&mut dyn SetupForm, &SetUpDesk<'_>) -> SetUpWish) {
        let (texts, language, now) = (self.texts(), self.settings.language, self.now);
        let random = self.entropy.draw() as u32;
        let Draft { own, seats, .. } = &mut self.draft;
        let given_name = |seat: Seat| seats.get(seat.index()).map_or("", |info| info.name.as_str());
        let desk = SetUpDesk { texts, language, given_name: &given_name, random, now };
        let wish = own.get_mut().map_or(SetUpWish::Leave, |own| act(own, &desk));
        self.grant_draft(wish);
    }

    fn see_own(&self, look: impl FnOnce(&dyn SetupForm, &SetUpDesk<'_>)) {
        let given_name =
            |seat: Seat| self.draft.seats.get(seat.index()).map_or("", |info| info.name.as_str());
        let (texts, language, now) = (self.texts(), self.settings.language, self.now);
        let desk = SetUpDesk { texts, language, given_name: &given_name, random: 0, now };
        if let Some(own) = self.draft.own.get() {
            look(own, &desk);
        }
    }

    pub(super) fn press_draft_page(&mut self, key: Key) {
        self.with_own(|own, desk| own.press(desk, None, key));
        if let Some(own) = self.draft.own.get() {
            self.changed |= own.keep(&mut self.settings);
            self.keep_settings();
        }
    }

    pub(super) fn draw_draft_page(&self, canvas: &mut Canvas) {
        self.see_own(|own, desk| own.draw(desk, None, canvas));
    }

    /// Whether the secret that is entered is entered on a rose.
    pub(super) fn draft_is_rose(&self) -> bool {
        self.draft.own.get().is_some_and(|own| own.is_rose())
    }

    pub(super) fn draft_opened(&mut self, seat: Seat) {
        self.with_own(|own, desk| {
            own.opened(desk, seat);
            SetUpWish::Redraw
        });
    }

    pub(super) fn press_draft_secret(&mut self, seat: Seat, key: Key) {
        self.with_own(|own, desk| own.press(desk, Some(seat), key));
    }

    pub(super) fn draw_draft_secret(&self, canvas: &mut Canvas, seat: Seat) {
        self.see_own(|own, desk| own.draw(desk, Some(seat), canvas));
    }

    pub(super) fn draft_steps_back(&mut self) {
        if let Some(own) = self.draft.own.get_mut() {
            own.step_back();
        }
    }

    /// The set-up is complete: the seed is drawn, and the seal of both is shown.
    fn make_beginning(&mut self) {
        let Some(own) = self.draft.own.get() else { return };
        let Some(info) = S::info(self.draft.kind()) else { return };
        let Some(setup) = own.setup() else { return };
        let hides = own.hides();
        let seats = usize::from(own.seats());
        // What has no line is not set, whatever was chosen while it had one.
        let shows_clock = (0..own.lines()).any(|index| {
            matches!(own.line(index, self.settings.language), SetupLine::House(HouseLine::Clock, _))
        });
        let language = self.settings.language;
        let seated = |(seat, info): (Seat, &SeatInfo)| {
            let robot = info.robot.filter(|&level| own.level_note(seat, level, language).is_some());
            let pin = info.pin.filter(|_| own.keeps_secrets(seat) && robot.is_none());
            let name = if robot.is_some() { own.robot_name() } else { info.name.clone() };
            SeatInfo { name, pin, robot }
        };
        let mut seated: Seats = Seat::all().zip(&self.draft.seats).take(seats).map(seated).collect();
        let mut open = Seat::all().zip(&seated).filter(|(seat, _)| !own.keeps_secrets(*seat));
        let level = open.clone().next().and_then(|(_, info)| info.robot);
        let robot = level.filter(|_| open.all(|(_, info)| info.robot.is_some()));
        for _ in 0..own.unmanned() {
            let _ = seated.push(SeatInfo { robot, ..SeatInfo::default() });
        }
        let begin = Begin {
            game: info.kind,
            rules: info.rules_version,
            tables: (info.digest)(&self.draft_tables()),
            setup,
            seed: self.entropy.draw(),
            seats: seated,
            help: own.help().unwrap_or(self.draft.help.into()),
            clock: if shows_clock { self.draft.clock() } else { ClockSetting::Off },
        };
        if !hides {
            return self.ask_record(&Record { number: 0, elapsed: 0, entry: Entry::Begin(begin) });
        }
        self.draft.seal_beginning(begin);
        // From the hand-over of a secret there is no way back but through the set-up.
        while matches!(self.stack.top(), Screen::HandOver(_) | Screen::DraftPage) {
            self.pop();
        }
        self.push(Screen::Seal);
        self.fingers.rest(self.now, Next::Same);
    }

    fn shown_line(&self, line: SetupLine) -> Shown {
        let texts = self.texts();
        let yes_no = |yes: bool| fill(if yes { texts.yes } else { texts.no }, &[]);
        match line {
            SetupLine::Own { icon, label, value, .. } => Shown { icon, label, value, leads: false },
            SetupLine::House(HouseLine::Names, _) => {
                let value = Phrase::new();
                Shown { icon: Icon::Badge, label: texts.names, value, leads: true }
            }
            SetupLine::House(HouseLine::Pins, _) => {
                let (set, of) = self.pins_set();
                let one = of == 1;
                let value = if one { yes_no(set > 0) } else { fill("{}/{}", &[&set, &of]) };
                Shown { icon: Icon::Lock, label: texts.code_row, value, leads: !one }
            }
            SetupLine::House(HouseLine::Clock, _) => {
                let value = clock_value(self.draft.clock(), texts);
                Shown { icon: Icon::Clock, label: texts.turn_clock, value, leads: false }
            }
            SetupLine::House(HouseLine::Help, _) => {
                let value = yes_no(self.draft.help);
                Shown { icon: Icon::Search, label: texts.help, value, leads: false }
            }
            SetupLine::House(HouseLine::Values, _) => {
                let (value, leads) = (self.values_value(), self.draft_box().is_none());
                Shown { icon: Icon::Cards, label: texts.values, value, leads }
            }
        }
    }

    /// What a line is about, in a sentence.
    fn line_note(&self, line: &SetupLine) -> Phrase {
        let texts = self.texts();
        let (house, own) = match line {
            SetupLine::Own { note, .. } => return fill(note, &[]),
            SetupLine::House(house, own) => (house, own),
        };
        match (own, house) {
            (Some(note), _) => fill(note, &[]),
            (None, HouseLine::Names) => fill(texts.note_names, &[]),
            (None, HouseLine::Pins) => match self.only_keeper() {
                Some(seat) => fill(texts.note_code, &[&self.seat_name(seat)]),
                None => fill(texts.note_codes, &[]),
            },
            (None, HouseLine::Clock) => match self.draft.clock() {
                ClockSetting::Bank { .. } => fill(texts.note_clock_bank, &[]),
                _ => fill(texts.note_clock, &[]),
            },
            (None, HouseLine::Help) => fill(texts.note_help, &[]),
            (None, HouseLine::Values) => self.values_note(),
        }
    }

    pub(super) fn draft_page(&self, show: &mut Shows<'_>, row: u8) {
        let (Some(own), Some(info)) = (self.draft.own.get(), S::info(self.draft.kind)) else { return };
        let texts = self.texts();
        show.plate(info.title, Corner::Text(&own.corner(self.settings.language)));
        let line = self.draft_line(row.into());
        let opens = matches!(line, Some(SetupLine::Own { opens: true, .. }));
        let mut leads = false;
        if let Some(line) = line {
            show.note(&self.line_note(&line));
            leads = self.shown_line(line).leads;
        }
        let light = |row| Deed::Turn(Screen::Draft { row: row as u8 });
        let list = List::new(self.draft_lines(), row.into()).noted().table();
        show.settings(list, light, &|index, tell| {
            let Some(line) = self.draft_line(index) else { return };
            let Shown { icon, label, value, leads } = self.shown_line(line);
            let shown = Row::new(label).icon(icon).value(&value);
            if leads {
                tell(shown.leads(), RowDeed::Does(Ok(Deed::OpenLine(row))));
            } else {
                let [lower, raise] = [false, true].map(|up| Deed::Adjust(row, up));
                tell(shown.adjusts(&value), RowDeed::Sets(lower, raise));
            }
        });
        let change = match leads {
            true => Bound::says(Cap::Right, texts.open),
            false => Bound::says(Cap::Sideways, texts.adjust),
        };
        let begin = Bound::new(Cap::A, texts.begin, Deed::SetUpDone);
        let back = Bound::new(Cap::B, texts.back, Deed::Back);
        if opens {
            show.also(back);
            return show.keys([change, Bound::new(Cap::X, texts.open, Deed::OpenLine(row)), begin]);
        }
        show.keys([change, begin, back]);
    }
}

/// A clock setting in a word.
fn clock_value(setting: ClockSetting, texts: &'static Texts) -> Phrase {
    match setting {
        ClockSetting::Off => fill(texts.off, &[]),
        ClockSetting::Up => fill(texts.clock_up, &[]),
        ClockSetting::Down { minutes } => fill(texts.n_minutes, &[&minutes]),
        ClockSetting::Bank { minutes } => fill(texts.clock_bank, &[&minutes]),
    }
}
