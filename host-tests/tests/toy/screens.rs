//! The toy's screens: one open screen, one while Y is held, a set-up, and a list with only the toy.

use confidant_companion::Key;
use confidant_companion::draw::palette::{INK, PAPER};
use confidant_companion::draw::parts::hints::Cap;
use confidant_companion::draw::parts::list::{PITCH, Row, list};
use confidant_companion::draw::parts::plate::Corner;
use confidant_companion::draw::{Icon, Pen, Style};
use confidant_companion::games::{
    Deed, Desk, Flow, FormPages, HouseLine, Kind, MenuOf, Moments, Pages, SeatDesk, SecretScreens, SetupForm,
    SetupLine, ShowOf, TableScreens,
};
use confidant_companion::journal::{SETUP_LEN, SetupBytes};
use confidant_companion::page::{Bound, List};
use confidant_companion::texts::{Language, Phrase, fill};
use confidant_core::fuel::Fuel;
use confidant_core::game::Game as _;
use confidant_core::id::Id as _;
use confidant_core::pack::Tables;
use confidant_core::seat::Seat;
use std::ops::ControlFlow;

use crate::game::{Action, CARDS, Cards, News, Setup, TURNS, Table, Toy};

confidant_companion::texts! {
    Words, "The toy's texts.";
    players: "2 to 4 players", "2 à 4 joueurs", "2 bis 4 Spieler";
    rules_title: "High card", "Carte haute", "Hohe Karte";
    rules: "Draw, lay, pass.", "Piochez, posez, passez.", "Ziehen, legen, passen.";
    turn: "Turn {}", "Tour {}", "Zug {}";
    draw: "Draw", "Piocher", "Ziehen";
    pass: "Pass", "Passer", "Passen";
    call: "Call", "Annoncer", "Rufen";
    cut: "Cut", "Couper", "Abheben";
    one: "Ann", "Anne", "Anna";
    two: "Bob", "Bruno", "Bert";
    three: "Cy", "Cléo", "Clara";
    four: "Dee", "Didi", "Dora";
    drew: "drew a card", "a pioché", "hat gezogen";
    laid: "laid {}", "a posé {}", "hat {} gelegt";
    passed: "passed", "a passé", "hat gepasst";
    called: "called", "a annoncé", "hat gerufen";
    was_cut: "cut the deck", "a coupé", "hat abgehoben";
    counted: "Counted to {}", "Compté jusqu’à {}", "Gezählt bis {}";
}

confidant_companion::shelf! {
    /// A companion that knows only the toy.
    pub struct ToyShelf;
    Toy: Screens, Draft;
}

#[derive(Default)]
pub struct Screens {
    row: u8,
    card: u8,
    prepared: Option<Action>,
    counted: u32,
    counts: bool,
}

impl Flow for Screens {
    type Game = Toy;
    type Mark = News;
    type Words = Words;
    const KIND: Kind = Kind::new(200);
    const TITLE: &'static str = "Toy";
    const ICON: Icon = Icon::Cards;

    fn printed(_: &Tables) -> &'static Cards {
        &CARDS
    }

    fn players(words: &'static Words) -> &'static str {
        words.players
    }

    fn rules(_language: Language) -> Pages {
        const PAGES: Pages =
            &[(Words::of(Language::English).rules_title, Words::of(Language::English).rules)];
        PAGES
    }

    fn new(_table: &Table) -> Self {
        Self::default()
    }

    fn seat_name(seat: Seat, words: &'static Words) -> &'static str {
        [words.one, words.two, words.three, words.four].get(seat.index()).copied().unwrap_or_default()
    }

    fn mark(news: &News) -> News {
        *news
    }

    fn history(desk: &Desk<'_, Self>, _author: Option<Seat>, mark: News) -> Phrase {
        match mark {
            News::Drew => fill(desk.words.drew, &[]),
            News::Laid(card) => fill(desk.words.laid, &[&card]),
            News::Passed => fill(desk.words.passed, &[]),
            News::Called => fill(desk.words.called, &[]),
            News::Cut => fill(desk.words.was_cut, &[]),
        }
    }

    fn progress(desk: &Desk<'_, Self>) -> Phrase {
        fill(desk.words.turn, &[&(desk.table.turns + 1)])
    }

    fn brief(table: &Table) -> Phrase {
        fill("{}/{}", &[&table.turns, &TURNS])
    }
}

/// What the open screen offers, by what the table knows.
fn offered(table: &Table) -> Vec<Action> {
    let mut actions = Vec::new();
    let _ = Toy::public_actions(table, &mut |action| {
        actions.push(action);
        ControlFlow::Continue(())
    });
    actions
}

/// What a row of the open screen says.
pub fn label(action: Action, words: &'static Words) -> String {
    match action {
        Action::Draw(_) => words.draw.to_owned(),
        Action::Pass(_) => words.pass.to_owned(),
        Action::Call(seat) => format!("{} {}", words.call, Screens::seat_name(seat, words)),
        Action::Cut => words.cut.to_owned(),
        Action::Lay(_, card) => card.to_string(),
    }
}

/// What the toy's pages change: the lit row, or the lit card.
#[derive(Clone, Copy)]
pub enum Own {
    Row(u8),
    Card(u8),
}

impl TableScreens for Screens {
    type Own = Own;

    fn page(&self, desk: &Desk<'_, Self>, show: &mut ShowOf<'_, Self>) {
        show.plate(desk.name(desk.table.turn), desk.corner().corner());
        let offered = offered(desk.table);
        let light = |row| Deed::Own(Own::Row(row as u8));
        let list = List::new(offered.len(), self.row.into());
        // What is counted stands below.
        let list = if self.counts { list.noted() } else { list };
        show.list(list, light, &|index, tell| {
            tell(Row::new(&label(offered[index], desk.words)), Ok(Deed::Play(offered[index])));
        });
        if offered.is_empty() {
            show.on(&[Key::A], || Deed::Audit);
        }
        show.picture(|canvas| {
            if self.counts {
                let counted = fill(desk.words.counted, &[&self.counted]);
                Pen::new(Style::Note, PAPER, INK).left(canvas, 12, 208, &counted);
            }
        });
        show.on(&[Key::B], || Deed::Leave);
        show.keys([Bound::says(Cap::A, desk.texts.enter), Bound::says(Cap::Y, desk.texts.hold_to_open)]);
    }

    fn act(&mut self, _desk: &Desk<'_, Self>, own: Own) {
        if let Own::Row(row) = own {
            self.row = row;
        }
    }

    fn prepare(&mut self, next: Action) {
        self.prepared = Some(next);
    }

    fn has_foot(&self) -> bool {
        true
    }

    fn look(&self, desk: &Desk<'_, Self>) -> Option<Seat> {
        Some(desk.table.turn)
    }

    fn menu(&self, desk: &Desk<'_, Self>) -> MenuOf<Self> {
        [(Icon::Clock, desk.words.cut, Deed::Play(Action::Cut))].into_iter().collect()
    }
}

/// The cards that the holder may lay now.
fn cards(desk: &SeatDesk<'_, Screens>) -> Vec<u8> {
    let mut cards = Vec::new();
    let _ = (desk.legal)(&mut |action| {
        if let Action::Lay(seat, card) = action {
            assert_eq!(seat, desk.seat, "a seat is only shown its own actions");
            cards.push(card);
        }
        ControlFlow::Continue(())
    });
    cards
}

impl SecretScreens for Screens {
    fn opened(&mut self, desk: &SeatDesk<'_, Self>) {
        self.card = (desk.random % cards(desk).len().max(1) as u32) as u8;
    }

    fn secret_page(&self, desk: &SeatDesk<'_, Self>, show: &mut ShowOf<'_, Self>) {
        show.plate(desk.desk.name(desk.seat), Corner::None);
        let choice = cards(desk);
        show.picture(|canvas| {
            let hand: Vec<String> = desk.private.iter().map(u8::to_string).collect();
            list(canvas, PITCH, hand.len(), self.card.into(), |index| {
                Row::new(&hand[index]).not_now(!choice.contains(&desk.private[index]))
            });
        });
        let next = (self.card + 1) % choice.len().max(1) as u8;
        show.on(&[Key::Down], || Deed::Own(Own::Card(next)));
        // Whoever lays a card passes with it.
        let lay = choice.get(usize::from(self.card));
        let lay = lay.map(|&card| Deed::PlayBoth(Action::Lay(desk.seat, card), Action::Pass(desk.seat)));
        show.keys([Bound::maybe(Cap::Right, desk.desk.texts.confirm, lay)]);
    }

    fn act_secret(&mut self, _desk: &SeatDesk<'_, Self>, own: Own) {
        if let Own::Card(card) = own {
            self.card = card;
        }
    }

    fn put_down(&mut self) {
        self.card = 0;
    }
}

impl Moments for Screens {
    fn told(&mut self, _desk: &Desk<'_, Self>, news: &News) {
        self.row = 0;
        self.counts |= *news == News::Cut;
    }

    fn reset(&mut self, _desk: &Desk<'_, Self>) {
        self.row = 0;
        self.prepared = None;
    }

    fn prepared(&mut self, _desk: &Desk<'_, Self>) -> Option<Action> {
        self.prepared.take()
    }

    fn turn_key(game: &Toy) -> u32 {
        game.table().turns.into()
    }

    fn has_work(&self) -> bool {
        self.counts && self.counted < 5_000
    }

    fn work(&mut self, _desk: &Desk<'_, Self>, fuel: &mut Fuel) -> bool {
        while self.counted < 5_000 && fuel.burn() {
            self.counted += 1;
        }
        self.counted == 5_000
    }
}

/// The toy's part of its set-up.
pub struct Draft {
    players: u8,
}

impl Default for Draft {
    fn default() -> Self {
        Self { players: 2 }
    }
}

impl FormPages for Draft {
    type Own = ();
}

impl SetupForm for Draft {
    fn lines(&self) -> usize {
        4
    }

    fn line(&self, index: usize, language: Language) -> SetupLine {
        match index {
            0 => SetupLine::Own {
                icon: Icon::Witness,
                label: language.texts().players,
                value: fill("{}", &[&self.players]),
                note: Words::of(language).players,
                opens: false,
            },
            1 => SetupLine::House(HouseLine::Names, None),
            2 => SetupLine::House(HouseLine::Pins, None),
            _ => SetupLine::House(HouseLine::Clock, None),
        }
    }

    fn adjust(&mut self, _index: usize, forward: bool) {
        self.players = if forward { (self.players + 1).min(4) } else { (self.players - 1).max(2) };
    }

    fn corner(&self, _language: Language) -> Phrase {
        fill("{}", &[&self.players])
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn keeps_secrets(&self, _seat: Seat) -> bool {
        true
    }

    fn setup(&self) -> Option<SetupBytes> {
        let mut bytes = [0; SETUP_LEN];
        let used = postcard::to_slice(&Setup { players: self.players }, &mut bytes).ok()?;
        SetupBytes::from_slice(used).ok()
    }
}
