//! What a game brings to the companion. The frame round it (home, set-up, hand-overs, codes, journal, undo, clock,
//! history, audit) is the same for all and knows none of them. `docs/adding-a-game.md` tells how one is added.
//!
//! A [`Flow`] says what the game is; its parts are what the table sees ([`TableScreens`]), what one pair of eyes sees
//! ([`SecretScreens`]), what happens in between ([`Moments`]), and the set-up before it all ([`SetupForm`]). Which
//! games there are stands in one list, [`registry`].

mod desk;
pub mod end;
pub mod registry;
pub mod schinderhannes;
pub mod scotland_yard;
mod setup;
mod shelf;
pub mod tatort_themse;
pub mod thinking;
pub mod tiny_epic_crimes;

use confidant_core::fuel::Fuel;
use confidant_core::game::Game;
pub use confidant_core::pack::{BoxedGame, Tables};
use confidant_core::robots::Level;
use confidant_core::seat::Seat;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::draw::parts::hand_over::WaxSign;
use crate::draw::{Canvas, Icon};
use crate::input::{Key, Millis};
use crate::page::Show;
use crate::settings::Settings;
use crate::texts::{Language, Phrase, TextTable, Texts};

pub use crate::journal::Kind;
pub use desk::{CornerText, Desk, Legal, Public, SeatDesk, clock_text};
pub use setup::{AnyFormPages, FormPages, HouseLine, SetUpDesk, SetUpWish, SetupForm, SetupLine};
pub use shelf::{Drafting, Info, Running, Shelf};

/// The action type of a flow's game.
pub type ActionOf<F> = <<F as Flow>::Game as Game>::Action;
/// The table type of a flow's game.
pub type TableOf<F> = <<F as Flow>::Game as Game>::Table;
/// What one seat of a flow's game may know beyond it.
pub type PrivateOf<F> = <<F as Flow>::Game as Game>::Private;
/// What the table is told in a flow's game.
pub type NewsOf<F> = <<F as Flow>::Game as Game>::News;
/// Why an action is refused in a flow's game.
pub type IllegalOf<F> = <<F as Flow>::Game as Game>::Illegal;
/// The printed data of a flow's game.
pub type PrintedOf<F> = <<F as Flow>::Game as Game>::Printed;

/// How a game of a flow came out.
pub type OutcomeOf<F> = <<F as Flow>::Game as Game>::Outcome;

/// A bit for each of these seats.
pub fn seat_bits(seats: impl IntoIterator<Item = Seat>) -> u8 {
    use confidant_core::id::Id as _;
    seats.into_iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

/// The rules in short: title and text of each page.
pub type Pages = &'static [(&'static str, &'static str)];

/// What can be done on a page of a game: something of the game's own, or what every game has. As an answer to the frame, with what the
/// game's own deeds have done already: an entry instead of an action.
#[derive(Clone, Copy)]
pub enum Deed<A, D> {
    /// The game's own: another view, another row, a choice in the making.
    Own(D),
    /// The game's own, and it is written down that somebody asked for a hint.
    Hint(D),
    /// This action is entered.
    Play(A),
    /// This action is entered, and the other one after it without a further key.
    PlayBoth(A, A),
    /// The device goes to the holder of a secret, and this changes at the table.
    HandOver(Seat, D),
    /// The menu of the game.
    Menu,
    /// Home, from a game that is over.
    Leave,
    /// Seed, seal and record.
    Audit,
    /// The game is over; it goes to the shelf, and another one begins with the same people.
    Again,
}

/// What can be done on the pages of a flow.
pub type DeedOf<F> = Deed<ActionOf<F>, <F as TableScreens>::Own>;

/// Takes in a page of a flow.
pub type ShowOf<'a, F> = Show<'a, DeedOf<F>>;

/// How Confidant thinks about a move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Mind {
    /// How well it plays this seat.
    pub level: Level,
    /// Where its thoughts come from: the same in every replay of this game.
    pub seed: u64,
}

/// How far Confidant has come with a move.
pub enum Thought<A> {
    /// It goes on, and there is nothing new to be seen.
    Nothing,
    /// It goes on, and the picture shows how far it is.
    Shown,
    /// It is decided, and nothing is to be done until then: the picture shows how long it has been.
    Rests(Millis),
    /// This is played.
    Plays(A),
}

/// A game on the companion: what it is. One value lives as long as the game runs and remembers what its screens need:
/// cursors, which view, what is being chosen.
pub trait Flow: Sized + 'static {
    /// The rules.
    type Game: Game;
    /// What the history keeps of an entry. It is made from the table's news alone and has at most
    /// [`MARK_LEN`](crate::log::MARK_LEN) bytes.
    type Mark: Copy + Serialize + DeserializeOwned;
    /// The game's own texts, made by [`texts!`](crate::texts!).
    type Words: TextTable;
    /// Its number in journals; no other game ever had it.
    const KIND: Kind;
    /// Its title on screens.
    const TITLE: &'static str;
    /// Its sign.
    const ICON: Icon;
    /// Whether the list of games has a row for it; otherwise another game's set-up leads to it.
    const LISTED: bool = true;

    /// Whose box it can be played with; none: it has no printed data that an owner could enter.
    const BOXED: Option<BoxedGame> = None;

    /// Whether the values that come with Confidant are made up: they differ from those of any box.
    const MADE_UP: bool = false;

    /// Whether it is a puzzle that somebody solves: its result is kept with the others of its kind, and not on the shelf.
    const PUZZLE: bool = false;

    /// Its printed data among those of all games.
    fn printed(tables: &Tables) -> &'static PrintedOf<Self>;

    /// For how many people it is.
    fn players(words: &'static Self::Words) -> &'static str;

    /// The rules in short, 7 lines of 19 pixels a page.
    fn rules(language: Language) -> Pages;

    /// The screens at the beginning of a game; the table as it was set up.
    fn new(table: &TableOf<Self>) -> Self;

    /// What a seat is called if nobody gave it a name.
    fn seat_name(seat: Seat, words: &'static Self::Words) -> &'static str;

    /// What the wax of a hand-over to this seat shows.
    fn sign(seat: Seat) -> WaxSign {
        WaxSign::Seat(seat.number())
    }

    /// The sign of a seat in lists.
    fn icon(_seat: Seat) -> Icon {
        Icon::Witness
    }

    /// What the history keeps of an entry.
    fn mark(news: &NewsOf<Self>) -> Self::Mark;

    /// Whether this entry was secret, so that only its author takes it back, while holding Y.
    fn is_secret(_mark: Self::Mark) -> bool {
        false
    }

    /// An entry in a line of words.
    fn history(desk: &Desk<'_, Self>, author: Option<Seat>, mark: Self::Mark) -> Phrase;

    /// Figures with signs that belong to an entry, beside its words: what was paid.
    fn signs(_mark: Self::Mark) -> FiguresAndSigns {
        FiguresAndSigns::new()
    }

    /// Why an action is refused, in a sentence. One is enough where the screens offer only legal actions.
    fn refusal(
        _illegal: IllegalOf<Self>,
        texts: &'static Texts,
        _words: &'static Self::Words,
    ) -> &'static str {
        texts.not_possible
    }

    /// What is told about the position in a few words: `round 5`.
    fn progress(desk: &Desk<'_, Self>) -> Phrase;

    /// Who has won by this outcome, a [bit](seat_bits) for each seat; every bit if all did, and none if nobody did.
    fn winners(_outcome: OutcomeOf<Self>) -> u8 {
        0
    }

    /// How far the game has come, in figures: `5/22`.
    fn brief(table: &TableOf<Self>) -> Phrase;
}

/// The screens that the table sees.
pub trait TableScreens: Flow {
    /// What can be done on its pages, beside what every game has: small, and copied.
    type Own: Copy;

    /// The page that the table sees.
    fn page(&self, _desk: &Desk<'_, Self>, _show: &mut ShowOf<'_, Self>) {}

    /// Does something of the game's own that a page of the table offered.
    fn act(&mut self, _desk: &Desk<'_, Self>, _own: Self::Own) {}

    /// A key came at the table: what was said until the next one is over.
    fn touched(&mut self) {}

    /// Keeps the action that is entered after the one that is being entered.
    fn prepare(&mut self, _next: ActionOf<Self>) {}

    /// What a sign stands for on the page of this moment, where that is not what it is
    /// [called](Icon::called) everywhere; else empty.
    fn called(&self, _desk: &Desk<'_, Self>, _icon: Icon) -> &'static str {
        ""
    }

    /// Whether the table's screen has a foot now, from [`FOOT_TOP`](crate::draw::parts::bars::FOOT_TOP) on, that news
    /// may hide for a moment. News waits for it.
    fn has_foot(&self) -> bool;

    /// The first row of that foot.
    fn foot_top(&self) -> i32 {
        crate::draw::parts::bars::FOOT_TOP
    }

    /// Whether this key, held, goes on turning the table's screen: a wheel, a long list, the cursor of a map.
    fn repeats(&self, _key: Key) -> bool {
        false
    }

    /// Whether A would do with what is lit what the last entry did elsewhere. While A is held the stick then enters it there,
    /// too: a run of marks.
    fn draws_on(&self, _desk: &Desk<'_, Self>) -> bool {
        false
    }

    /// Whose secret is needed now, if one is: the device is handed over to this seat.
    fn holder(_table: &TableOf<Self>) -> Option<Seat> {
        None
    }

    /// Whose secret Y, held on the screen of this moment, opens: the person's who is named there.
    fn look(&self, _desk: &Desk<'_, Self>) -> Option<Seat> {
        None
    }

    /// Draws an entry of which it is not told yet what follows ([`Game::unsettled`]), inside the ring of a breath: discs of
    /// 80 pixels round [`MIDDLE`](crate::draw::parts::breath::MIDDLE). The table is as it was before the entry.
    fn draw_unsettled(_desk: &Desk<'_, Self>, _action: ActionOf<Self>, _canvas: &mut Canvas) {}

    /// Whether the table sees its [face](Self::draw_face) once nobody has pressed a key for a while.
    fn has_face(&self, _desk: &Desk<'_, Self>) -> bool {
        false
    }

    /// What can be read from across the table: whose turn it is, and its time.
    fn draw_face(&self, _desk: &Desk<'_, Self>, _canvas: &mut Canvas) {}

    /// Whether the turn clock stands: something is to be read or done that is nobody's thinking.
    fn holds_time(&self, _desk: &Desk<'_, Self>) -> bool {
        false
    }

    /// The game's own rows of the menu: sign, label, and what each does.
    fn menu(&self, _desk: &Desk<'_, Self>) -> MenuOf<Self> {
        MenuOf::<Self>::new()
    }
}

/// Figures, each with a sign of 15 pixels.
pub type FiguresAndSigns = heapless::Vec<(u8, Icon), 4>;

/// Rows that a game adds to the menu.
pub type MenuOf<F> = heapless::Vec<(Icon, &'static str, DeedOf<F>), 4>;

/// The screens shown while Y is held: only the stick is free, Right confirms or goes on, Left or B goes back. They are given
/// what their seat may know and do, and nothing else of the game.
pub trait SecretScreens: TableScreens {
    /// The secret was opened.
    fn opened(&mut self, _desk: &SeatDesk<'_, Self>) {}

    /// The page that a seat sees while Y is held.
    fn secret_page(&self, _desk: &SeatDesk<'_, Self>, _show: &mut ShowOf<'_, Self>) {}

    /// Does something of the game's own that a page of this seat offered.
    fn act_secret(&mut self, _desk: &SeatDesk<'_, Self>, _own: Self::Own) {}

    /// Whether a [rose](crate::page::Rose) or its last page is open: there a flick of the stick counts once, and the secret
    /// stays open longer.
    fn is_rose(&self) -> bool {
        false
    }

    /// Drops what was being chosen in secret: the holder gave the device back.
    fn put_down(&mut self) {}
}

/// What happens between the keys.
pub trait Moments: Flow {
    /// Whether keys rest a moment after an entry, so that a second press does not play for the next one. A puzzle has no
    /// next one, and its marks come fast.
    const GUARDED: bool = true;

    /// The game has just begun; whether the table has something to do before the first secret is needed, and sees it on
    /// its screen: cards to deal, pawns to put onto the board.
    fn begun(&mut self, _desk: &Desk<'_, Self>) -> bool {
        false
    }

    /// An entry was stored and the table is as in `desk` now.
    fn told(&mut self, desk: &Desk<'_, Self>, news: &NewsOf<Self>);

    /// An entry was stored whose consequences are told after a breath; the table is as in `desk` then if the game goes on.
    fn entered(&mut self, _desk: &Desk<'_, Self>) {}

    /// An entry was taken back before it was told what follows: it is chosen again, with the same lit.
    fn reopened(&mut self, _desk: &Desk<'_, Self>, _action: ActionOf<Self>) {}

    /// An entry was taken back, or the game was resumed: begin again at the table.
    fn reset(&mut self, desk: &Desk<'_, Self>);

    /// What is entered next without a further key, as somebody wished with the entry before: stored at once if it is
    /// legal, else forgotten. Only public entries; [`Moments::reset`] forgets them.
    fn prepared(&mut self, _desk: &Desk<'_, Self>) -> Option<ActionOf<Self>> {
        None
    }

    /// Keeps what is to be remembered of a game that is over; whether there is something new. It is asked again at every
    /// start as long as the game is there: what is kept already is not counted twice.
    fn keep(&self, _desk: &Desk<'_, Self>, _settings: &mut Settings) -> bool {
        false
    }

    /// Whether what was told last is to be noticed: then it gets the notice tone.
    fn is_notable(&self, _desk: &Desk<'_, Self>) -> bool {
        false
    }

    /// What tells one turn of a seat from its next, where it can have two running, from what everybody may know: the turn clock
    /// starts again when seat or key change. It is asked twice for each of thousands of entries at a start, so it is given the game and not a copy of its table.
    fn turn_key(_game: &Self::Game) -> u32 {
        0
    }

    /// The table sees its screen at this time: a motion that waited for it begins.
    fn seen(&mut self, _now: Millis) {}

    /// When the table's screen moves by itself next; never sooner or later because of a secret.
    fn moves_at(&self, _now: Millis) -> Option<Millis> {
        None
    }

    /// A key was pressed: what moves on the table's screen comes to its end.
    fn skip_motion(&mut self) {}

    /// Whether Confidant may think about the move of a seat that it plays: not while people still read or look at
    /// something that the move would take away.
    fn may_think(&self) -> bool {
        true
    }

    /// Thinks on for a seat that Confidant plays, as long as there is fuel. The desk is that seat's: its player knows what
    /// a person there would know. [`Moments::reset`] forgets what was thought.
    fn think(
        &mut self,
        _desk: &SeatDesk<'_, Self>,
        _mind: Mind,
        _fuel: &mut Fuel,
    ) -> Thought<ActionOf<Self>> {
        Thought::Nothing
    }

    /// Whether there is work to be done in idle time.
    fn has_work(&self) -> bool {
        false
    }

    /// Work in idle time, as long as there is fuel; whether the picture shows what was done. Keys come first.
    fn work(&mut self, _desk: &Desk<'_, Self>, _fuel: &mut Fuel) -> bool {
        false
    }
}

/// A game with all of its parts.
pub trait Playable: Flow + TableScreens + SecretScreens + Moments {}

impl<F: Flow + TableScreens + SecretScreens + Moments> Playable for F {}
