//! One game runs through these screens: after move 4 (shown at 46 on move 3, then underground), and later.

use confidant_companion::draw::palette::{FOG, INK, LAMP, PAPER, SLATE, STEEL};
use confidant_companion::draw::parts::banner::{Verdict, verdict};
use confidant_companion::draw::parts::bars::{Notice, notice};
use confidant_companion::draw::parts::card::panel;
use confidant_companion::draw::parts::hints::{Cap, Hint, hints, secret_hints};
use confidant_companion::draw::parts::plate::{Corner, plate, secret_plate};
use confidant_companion::draw::parts::seat::{rimmed_seat, seat};
use confidant_companion::draw::parts::wheel::{Wheel, column, wheel};
use confidant_companion::draw::{Area, Canvas, Icon, Pen, Style, number};
use confidant_companion::games::scotland_yard::parts::appearance::{
    APPEARANCE_RADIUS, Appearance, appearance,
};
use confidant_companion::games::scotland_yard::parts::figures::{Standing, standing};
use confidant_companion::games::scotland_yard::parts::london::{CLOSE_UP, London, OVERVIEW};
use confidant_companion::games::scotland_yard::parts::sketch::Sketch;
use confidant_companion::games::scotland_yard::parts::ticket::{TicketKind, stamp, ticket};
use confidant_companion::games::scotland_yard::parts::trail::{TrailWindow, trail};
use confidant_companion::games::scotland_yard::parts::turn_card::{TurnCard, Who, turn_card};
use confidant_core::scotland_yard::edition::Map;
use confidant_core::scotland_yard::{LONDON, Station, StationSet, Ticket};

use super::Scene;

pub(super) const SCENES: &[Scene] = &[
    ("05-sy-mister-x", mister_x),
    ("06-sy-table", table),
    ("07-sy-map", map_overview),
    ("08-sy-zoom", map_close_up),
    ("09-sy-appearance", appears),
    ("10-sy-refusal", refusal),
    ("10b-sy-table-late", table_late),
    ("10c-sy-sketch-crowded", sketch_crowded),
    ("10d-sy-wheel", wheels),
    ("10e-sy-verdict", detectives_win),
    ("10f-sy-replay", replay),
    ("10g-sy-tickets", tickets),
    ("10h-sy-seats", seats),
];

const PAWNS: [(u8, u8); 4] = [(1, 34), (2, 103), (3, 94), (4, 112)];
const USED: [TicketKind; 5] =
    [TicketKind::Taxi, TicketKind::Bus, TicketKind::Taxi, TicketKind::Underground, TicketKind::Taxi];

fn map() -> &'static Map {
    &LONDON.classic.map
}

fn station(number: u8) -> Station {
    Station::new(number).expect("the gallery names stations of the board")
}

fn pawns() -> Vec<(u8, Station)> {
    PAWNS.iter().map(|&(seat, at)| (seat, station(at))).collect()
}

/// Where Mister X may be after move 5.
fn possible() -> StationSet {
    let taken: StationSet = PAWNS.iter().map(|&(_, at)| station(at)).collect();
    let after_4 = map().reach(station(46), Ticket::Underground) - taken;
    map().spread(after_4, Ticket::Taxi) - taken
}

/// The 22 windows with these tickets in them.
pub(super) fn windows(used: &[TicketKind]) -> impl Iterator<Item = TrailWindow> {
    (0..22).map(|index| TrailWindow {
        ticket: used.get(index).copied(),
        half: None,
        appearance: [3, 8, 13, 18].contains(&(index + 1)),
        fresh: false,
    })
}

fn mister_x(canvas: &mut Canvas) {
    canvas.clear(INK);
    secret_plate(canvas, "Mister X", Corner::Text("Move 5"));
    let kinds = [
        (TicketKind::Taxi, 10),
        (TicketKind::Bus, 6),
        (TicketKind::Underground, 6),
        (TicketKind::Black, 4),
        (TicketKind::Double, 2),
    ];
    for ((kind, count), (i, y)) in kinds.into_iter().zip((0..).zip((34..).step_by(36))) {
        if i == 0 {
            canvas.rounded(Area::new(6, y, 66, 34), 6, LAMP);
        }
        let ground = if i == 0 { LAMP } else { INK };
        ticket(canvas, Area::new(10, y + 4, 58, 26), kind, Some(count), ground);
    }
    Icon::Right.draw(canvas, 74, 45, 12, LAMP);
    let here = station(74);
    let choices = map().reach(here, Ticket::Taxi);
    let listed: Vec<Station> = choices.iter().collect();
    column(canvas, Area::new(90, 34, 62, 178), listed.len(), 2, true, |i| number(listed[i].number()));
    let sketch = Sketch { map: map(), here, choices, cursor: Some(station(75)), ticket: Ticket::Taxi };
    sketch.draw(canvas, Area::new(158, 34, 76, 134));
    Pen::new(Style::Hint, FOG, INK).room(78).centred(canvas, 196, 186, "You are at");
    Pen::new(Style::Head, PAPER, INK).centred(canvas, 196, 209, "74");
    secret_hints(
        canvas,
        &[
            Hint::new(&[Cap::Left], "Ticket"),
            Hint::new(&[Cap::UpDown], "Station"),
            Hint::new(&[Cap::Right], "Go"),
        ],
    );
}

fn table(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Scotland Yard", Corner::Text("1:42"));
    standing(
        canvas,
        &Standing {
            caption: "IL Y A 2 COUPS",
            station: "46",
            next: "dans 3 coups",
            now: false,
            places: "14 lieux",
            round: "Manche 5/22",
            proof: "7K2F",
        },
    );
    trail(canvas, 11, 118, windows(&USED));
    let tickets = [(TicketKind::Taxi, 8), (TicketKind::Bus, 7), (TicketKind::Underground, 3)];
    turn_card(canvas, 168, &TurnCard { who: Who::Seat(1), name: "Inès", place: "en 34", tickets: &tickets });
    hints(
        canvas,
        &[
            Hint::new(&[Cap::A], "Jouer"),
            Hint::new(&[Cap::X], "Carte"),
            Hint::new(&[Cap::Sideways], "Détectives"),
        ],
    );
}

fn table_late(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Scotland Yard", Corner::Urgent("0:08"));
    standing(
        canvas,
        &Standing {
            caption: "VOR 3 ZÜGEN",
            station: "128",
            next: "taucht auf",
            now: true,
            places: "",
            round: "Runde 17/22",
            proof: "Q9RD",
        },
    );
    let used: Vec<TicketKind> = USED.iter().copied().cycle().take(15).chain([TicketKind::Black]).collect();
    let mut laid: Vec<TrailWindow> = windows(&used).collect();
    laid[15].fresh = true;
    trail(canvas, 11, 118, laid.into_iter());
    turn_card(
        canvas,
        168,
        &TurnCard { who: Who::MisterX, name: "Mister X", place: "ist am Zug", tickets: &[] },
    );
    hints(canvas, &[Hint::new(&[Cap::A], "Weitergeben"), Hint::new(&[Cap::X], "Karte")]);
}

fn map_overview(canvas: &mut Canvas) {
    canvas.clear(INK);
    let marks = possible();
    plate(canvas, "London", Corner::Text(&format!("{} Orte", marks.len())));
    let pawns = pawns();
    let london = London {
        map: map(),
        marks,
        pawns: &pawns,
        cursor: Some(station(58)),
        shown: Some(station(46)),
        way: &[],
        likely: StationSet::NONE,
        hardly: StationSet::NONE,
    };
    london.overview(canvas, OVERVIEW);
    hints(
        canvas,
        &[Hint::new(&[Cap::Stick], "Ort"), Hint::new(&[Cap::X], "Zoom"), Hint::new(&[Cap::B], "Zurück")],
    );
}

fn map_close_up(canvas: &mut Canvas) {
    canvas.clear(INK);
    let marks = possible();
    let pawns = pawns();
    let here = station(58);
    let london = London {
        map: map(),
        marks,
        pawns: &pawns,
        cursor: Some(here),
        shown: Some(station(46)),
        way: &[],
        likely: StationSet::NONE,
        hardly: StationSet::NONE,
    };
    london.close_up(canvas, CLOSE_UP, here);
    plate(canvas, "Station 58", Corner::Text(&format!("{} places", marks.len())));
    canvas.rect(Area::new(0, 170, 240, 45), INK);
    canvas.rect(Area::new(0, 170, 240, 1), STEEL);
    Pen::new(Style::Name, LAMP, INK).left(canvas, 12, 206, "58");
    Pen::new(Style::NoteBold, PAPER, INK).room(172).left(canvas, 66, 188, "Mister X may be here");
    let mut x = 66;
    for kind in [Ticket::Taxi, Ticket::Bus] {
        stamp(canvas, x, 193, kind.into(), false);
        let lines = number(map().reach(here, kind).len() as i64);
        Pen::new(Style::NoteBold, PAPER, INK).left(canvas, x + 22, 207, &lines);
        x += 44;
    }
    Pen::new(Style::Note, FOG, INK).left(canvas, x, 207, "lines");
    hints(
        canvas,
        &[Hint::new(&[Cap::Stick], "Move"), Hint::new(&[Cap::X], "Overview"), Hint::new(&[Cap::B], "Back")],
    );
}

fn appears(canvas: &mut Canvas) {
    let view = Appearance {
        title: "Mister X apparaît",
        station: "46",
        ticket: Some(TicketKind::Taxi),
        chip: "coup 3",
        any_key: "Toute touche continue",
        proof: "",
    };
    appearance(canvas, &view, APPEARANCE_RADIUS);
}

fn refusal(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Detective 3", Corner::Text("Round 9"));
    seat(canvas, 12, 40, 40, 3);
    Pen::new(Style::Head, PAPER, INK).left(canvas, 62, 56, "Tom");
    Pen::new(Style::Note, FOG, INK).left(canvas, 62, 76, "at 74");
    let tickets = [(TicketKind::Taxi, 5), (TicketKind::Bus, 6), (TicketKind::Underground, 3)];
    for ((kind, count), x) in tickets.into_iter().zip((112..).step_by(41)) {
        ticket(canvas, Area::new(x, 48, 38, 24), kind, Some(count), INK);
    }
    panel(canvas, Area::new(8, 88, 110, 66), "TICKET");
    panel(canvas, Area::new(122, 88, 110, 66), "TO");
    ticket(canvas, Area::new(20, 114, 58, 28), TicketKind::Bus, None, SLATE);
    Pen::new(Style::Name, PAPER, SLATE).left(canvas, 134, 144, "92");
    notice(canvas, Notice::Refusal, "No bus line from 74 to 92", 0);
    hints(canvas, &[Hint::new(&[Cap::A], "See lines"), Hint::new(&[Cap::B], "Choose again")]);
}

fn sketch_crowded(canvas: &mut Canvas) {
    canvas.clear(INK);
    secret_plate(canvas, "Mister X", Corner::Text("Coup 12"));
    for (number, ticket, x) in
        [(128, Ticket::Black, 4), (67, Ticket::Underground, 82), (13, Ticket::Bus, 160)]
    {
        let here = station(number);
        let choices = map().reach(here, ticket);
        let sketch = Sketch { map: map(), here, choices, cursor: choices.iter().last(), ticket };
        sketch.draw(canvas, Area::new(x, 34, 76, 134));
    }
    secret_hints(canvas, &[Hint::new(&[Cap::Left], "Ticket"), Hint::new(&[Cap::Right], "Aller")]);
}

fn wheels(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Startplätze", Corner::Text("2/4"));
    wheel(canvas, 8, 50, 70, &Wheel { above: "26", value: "29", below: "34", focus: true });
    wheel(canvas, 85, 50, 70, &Wheel { above: "", value: "5", below: "6", focus: false });
    wheel(canvas, 162, 50, 70, &Wheel { above: "Œ", value: "P", below: "Q", focus: false });
    hints(
        canvas,
        &[
            Hint::new(&[Cap::UpDown], "Wählen"),
            Hint::new(&[Cap::A], "Weiter"),
            Hint::new(&[Cap::B], "Zurück"),
        ],
    );
}

fn detectives_win(canvas: &mut Canvas) {
    let view = Verdict {
        ground: LAMP,
        title: "Gefasst",
        icon: Icon::Hat,
        name: "Detektive",
        note: "Tom stellt Mister\u{a0}X an Station\u{a0}128.",
        any_key: "Weiter mit jeder Taste",
    };
    verdict(canvas, &view);
}

fn replay(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "The hunt", Corner::Text("Move 6/17"));
    let pawns = pawns();
    let way: Vec<Station> = [29, 41, 15, 26, 39, 51, 67].map(station).to_vec();
    let london = London {
        map: map(),
        marks: StationSet::default(),
        pawns: &pawns,
        cursor: None,
        shown: way.last().copied(),
        way: &way,
        likely: StationSet::NONE,
        hardly: StationSet::NONE,
    };
    london.overview(canvas, OVERVIEW);
    hints(
        canvas,
        &[Hint::new(&[Cap::Sideways], "Move"), Hint::new(&[Cap::X], "Zoom"), Hint::new(&[Cap::B], "End")],
    );
}

/// Every ticket in both sizes, with one figure and with two, and its stamp, plain and fresh.
fn tickets(canvas: &mut Canvas) {
    use TicketKind::{Black, Bus, Double, Ferry, Taxi, Underground};
    canvas.clear(INK);
    plate(canvas, "Tickets", Corner::None);
    for (kind, y) in [Taxi, Bus, Underground, Black, Double, Ferry].into_iter().zip((34..).step_by(30)) {
        ticket(canvas, Area::new(4, y, 58, 26), kind, Some(10), INK);
        ticket(canvas, Area::new(66, y, 38, 24), kind, Some(11), INK);
        ticket(canvas, Area::new(108, y, 38, 24), kind, Some(4), INK);
        ticket(canvas, Area::new(150, y, 38, 24), kind, None, INK);
        stamp(canvas, 194, y + 3, kind, false);
        stamp(canvas, 216, y + 3, kind, true);
    }
    hints(canvas, &[Hint::new(&[Cap::B], "Back")]);
}

/// Every seat in every size, and the round that has just begun.
fn seats(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Seats", Corner::Text("1-5"));
    for (number, y) in (1..=5).zip((34..).step_by(36)) {
        let mut x = 6;
        for size in [32, 26, 22, 20, 18, 16, 15] {
            seat(canvas, x, y, size, number);
            x += size + 5;
        }
        rimmed_seat(canvas, x + 4, y + 2, 18, 2, number);
        rimmed_seat(canvas, x + 30, y + 2, 15, 1, number);
    }
    hints(canvas, &[Hint::new(&[Cap::Up, Cap::Down], "Choose"), Hint::new(&[Cap::B], "Back")]);
}
