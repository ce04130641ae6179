//! A set-up in the making. Names, codes, clock and help are the house's; a game brings its own lines between them, pages of
//! its own if it needs some, and its secrets behind a hand-over.

use confidant_core::fuel::Fuel;
use confidant_core::robots::Level;
use confidant_core::seat::Seat;
use core::ops::RangeInclusive;

use super::{Kind, Tables};
use crate::draw::{Canvas, Icon};
use crate::input::{Key, Millis};
use crate::journal::{Name, SetupBytes};
use crate::page::Show;
use crate::settings::Settings;
use crate::texts::{Language, Phrase, Texts};

/// A line of a set-up.
pub enum SetupLine {
    /// The game's own.
    Own {
        /// Its sign.
        icon: Icon,
        /// What is set.
        label: &'static str,
        /// What it is set to.
        value: Phrase,
        /// What it is about, in a sentence.
        note: &'static str,
        /// Whether there is something to open, too.
        opens: bool,
    },
    /// One of the house, with a sentence of the game's instead of the common one.
    House(HouseLine, Option<&'static str>),
}

/// What every game lets people set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HouseLine {
    /// Who plays.
    Names,
    /// Codes for those who keep secrets.
    Pins,
    /// The turn clock.
    Clock,
    /// Whether the table is helped by what can be concluded.
    Help,
    /// Whose printed values: those of the owner's box, or the shipped ones. The frame adds it where there is a choice.
    Values,
}

/// What a set-up wants after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetUpWish {
    /// Nothing: the key means nothing here.
    Nothing,
    /// A new picture.
    Redraw,
    /// It is not possible, for this reason.
    Refuse(&'static str),
    /// Back.
    Leave,
    /// Back from the pages that were opened first, and from the set-up behind them.
    Away,
    /// The game's own page.
    Page,
    /// The device goes to this seat, to enter its secret.
    HandOver(Seat),
    /// Everything is said.
    Ready,
}

/// What a page of a set-up is given.
pub struct SetUpDesk<'a> {
    /// The texts of the house.
    pub texts: &'static Texts,
    /// The language, for the game's own texts.
    pub language: Language,
    /// The name that was given to a seat; empty if none was.
    pub given_name: &'a dyn Fn(Seat) -> &'a str,
    /// A number that nobody knows, another one at every key.
    pub random: u32,
    /// The time.
    pub now: Millis,
}

/// The pages that a game adds to its set-up, beside its lines.
pub trait FormPages {
    /// What can be done on them.
    type Own;

    /// The page that the table sees.
    fn page(&self, _desk: &SetUpDesk<'_>, _show: &mut Show<'_, Self::Own>) {}

    /// The page on which a seat enters a secret, while Y is held.
    fn secret_page(&self, _desk: &SetUpDesk<'_>, _seat: Seat, _show: &mut Show<'_, Self::Own>) {}

    /// Does something that one of these pages offered.
    fn act(&mut self, _desk: &SetUpDesk<'_>, _own: Self::Own) -> SetUpWish {
        SetUpWish::Nothing
    }
}

/// The same, whatever can be done there: the page of the table, or that of a seat's secret.
pub trait AnyFormPages {
    /// Takes a key.
    fn press(&mut self, desk: &SetUpDesk<'_>, secret: Option<Seat>, key: Key) -> SetUpWish;

    /// Draws the page.
    fn draw(&self, desk: &SetUpDesk<'_>, secret: Option<Seat>, canvas: &mut Canvas);
}

impl<F: FormPages> AnyFormPages for F {
    fn press(&mut self, desk: &SetUpDesk<'_>, secret: Option<Seat>, key: Key) -> SetUpWish {
        let mut show = Show::pressing(key, secret.is_some());
        show_form(self, desk, secret, &mut show);
        match show.found() {
            None => SetUpWish::Nothing,
            Some(Err(why)) => SetUpWish::Refuse(why),
            Some(Ok(own)) => self.act(desk, own),
        }
    }

    fn draw(&self, desk: &SetUpDesk<'_>, secret: Option<Seat>, canvas: &mut Canvas) {
        show_form(self, desk, secret, &mut Show::drawing(canvas, secret.is_some()));
    }
}

fn show_form<F: FormPages>(
    form: &F,
    desk: &SetUpDesk<'_>,
    secret: Option<Seat>,
    show: &mut Show<'_, F::Own>,
) {
    match secret {
        None => form.page(desk, show),
        Some(seat) => form.secret_page(desk, seat, show),
    }
}

/// What a game adds to its set-up in the making. No `Debug`: it may hold secrets.
pub trait SetupForm: AnyFormPages {
    /// How many lines there are.
    fn lines(&self) -> usize;

    /// The line with this number.
    fn line(&self, index: usize, language: Language) -> SetupLine;

    /// Changes one of the game's lines, forward or back.
    fn adjust(&mut self, index: usize, forward: bool);

    /// Opens what one of the game's lines [has to open](SetupLine::Own).
    fn open(&mut self, _index: usize) -> SetUpWish {
        SetUpWish::Nothing
    }

    /// What stands on the right of the plate.
    fn corner(&self, language: Language) -> Phrase;

    /// How many sit at the table.
    fn seats(&self) -> u8;

    /// What is said of values that nobody entered any of, if the game says it better than the house.
    fn values_note(&self, _language: Language) -> Option<&'static str> {
        None
    }

    /// Whether the game asks by itself what lies on the table.
    fn asks_itself(&self) -> bool {
        false
    }

    /// How many people may play.
    fn people_range(&self) -> RangeInclusive<u8> {
        1..=1
    }

    /// So many people play.
    fn set_people(&mut self, _people: u8) {}

    /// How many people play where one of them may lead several seats; otherwise each seat has somebody of its own.
    fn people(&self) -> Option<u8> {
        None
    }

    /// What so many people are for the game, in a sentence.
    fn people_note(&self, _language: Language) -> &'static str {
        ""
    }

    /// How well Confidant plays this seat of so many people, until they choose otherwise; none: one of them sits here.
    fn stand_in(&self, _seat: Seat) -> Option<Level> {
        None
    }

    /// Whether one person alone plays against whoever sits here, and leads all other seats.
    fn is_opponent(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether this seat keeps secrets, so that it may have a code.
    fn keeps_secrets(&self, seat: Seat) -> bool;

    /// What Confidant does at this level on a seat that it can play, in a sentence; none if it cannot.
    fn level_note(&self, _seat: Seat, _level: Level, _language: Language) -> Option<&'static str> {
        None
    }

    /// How many places follow in the order of play at which nobody sits. Confidant moves there if it plays all seats that
    /// keep no secrets; otherwise people do, all together.
    fn unmanned(&self) -> u8 {
        0
    }

    /// What a seat that Confidant plays is called; empty: as the game calls the seat.
    fn robot_name(&self) -> Name {
        Name::new()
    }

    /// The lines are set: begin, or ask for what is still missing.
    fn begin(&mut self) -> SetUpWish {
        SetUpWish::Ready
    }

    /// Which game begins, if it is another one than the list said: one row may lead to two.
    fn kind(&self) -> Option<Kind> {
        None
    }

    /// Whether something is hidden in this game, so that its beginning is sealed. Else it begins at once.
    fn hides(&self) -> bool {
        true
    }

    /// Whether its own page is opened first, and what the lines set is reached from there.
    fn has_home(&self) -> bool {
        false
    }

    /// How much the table is helped, if the game asks that itself: 0 not at all, then more and more.
    fn help(&self) -> Option<u8> {
        None
    }

    /// How much the table was helped in the game that this one follows.
    fn was_help(&mut self, _aid: u8) {}

    /// The game's own page was opened.
    fn page_opened(&mut self, _desk: &SetUpDesk<'_>) {}

    /// What was kept from earlier set-ups is there.
    fn remember(&mut self, _settings: &Settings) {}

    /// The printed data that the game will be played with.
    fn tables(&mut self, _tables: &Tables) {}

    /// Which day it is, from a body that knows ([`Input::Today`](crate::Input::Today)).
    fn today(&mut self, _day: u32) {}

    /// Keeps what later set-ups are to begin with; whether there is something new.
    fn keep(&self, _settings: &mut Settings) -> bool {
        false
    }

    /// Whether holding this key repeats it on the game's own page.
    fn repeats(&self, _key: Key) -> bool {
        false
    }

    /// The secret of a seat was opened.
    fn opened(&mut self, _desk: &SetUpDesk<'_>, _seat: Seat) {}

    /// Whether what a seat enters in secret is entered on a [rose](crate::page::Rose).
    fn is_rose(&self) -> bool {
        false
    }

    /// Back from a hand-over: what was entered last is open again.
    fn step_back(&mut self) {}

    /// Takes over the choices of a game that is over, for the next one with the same people. `names` are theirs, in the
    /// order of the seats; they change places if that is how the next game is played. Whether it can begin at once;
    /// if not, there is something to be entered first.
    fn again(&mut self, _setup: &[u8], _names: &mut [Name]) -> bool {
        false
    }

    /// The set-up for the rules, in postcard; none if it cannot be played.
    fn setup(&self) -> Option<SetupBytes>;

    /// Whether there is work to be done in idle time.
    fn has_work(&self) -> bool {
        false
    }

    /// Work in idle time, as long as there is fuel; whether the picture shows what was done.
    fn work(&mut self, _fuel: &mut Fuel) -> bool {
        false
    }
}
