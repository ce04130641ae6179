//! Home, lists, hand-overs and ends.

use confidant_companion::draw::palette::{FOG, GOOD, INK, LAMP, PAPER, SLATE, STEEL, WAX};
use confidant_companion::draw::parts::bars::{Notice, notice};
use confidant_companion::draw::parts::hand_over::{HandOver, WaxSign, hand_over, hold_ring, wax};
use confidant_companion::draw::parts::hints::{Cap, Hint, hints, secret_hints};
use confidant_companion::draw::parts::house::house_plate;
use confidant_companion::draw::parts::list::{PITCH, Row, Setting, TALL_PITCH, adjusting_row, list};
use confidant_companion::draw::parts::pin_entry::pin_entry;
use confidant_companion::draw::parts::plate::{Corner, plate, secret_plate};
use confidant_companion::draw::parts::progress::bar;
use confidant_companion::draw::parts::seat::{seat, seat_colour};
use confidant_companion::draw::text::Align;
use confidant_companion::draw::{Area, Canvas, Icon, Pen, Style, number};
use confidant_companion::games::scotland_yard::parts::ticket::{TicketKind, ticket};
use confidant_companion::games::scotland_yard::parts::trail::{trail, trail_cursor};

use super::Scene;
use super::scotland_yard::windows;

pub(super) const SCENES: &[Scene] = &[
    ("01-home", home),
    ("02-new-game", new_game),
    ("03-hand-over", hand_over_to_x),
    ("04-code", code),
    ("22-result", result),
    ("23-audit", audit),
    ("24-settings", settings),
    ("25-confirm", confirm),
    ("26-seal", fair_play_seal),
    ("27-holding", holding),
    ("28-menu", menu),
];

fn home(canvas: &mut Canvas) {
    canvas.clear(INK);
    house_plate(canvas, "Confidant", "Tell nobody else.");
    Row::new("Resume")
        .icon(Icon::Play)
        .sub("Scotland Yard, round 5")
        .leads()
        .chosen(true)
        .draw(canvas, 94, 46);
    Row::new("New game").icon(Icon::Cards).leads().draw(canvas, 142, PITCH);
    Row::new("More").icon(Icon::Gear).leads().draw(canvas, 178, PITCH);
    hints(
        canvas,
        &[
            Hint::new(&[Cap::UpDown], "Choose"),
            Hint::new(&[Cap::A], "Open"),
            Hint::new(&[Cap::B], "Hold: menu"),
        ],
    );
}

fn new_game(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Nouvelle partie", Corner::Text("1/4"));
    let games = [
        (Icon::Hat, "Scotland Yard", "3 à 6 joueurs"),
        (Icon::Badge, "Tiny Epic Crimes", "1 à 4 joueurs"),
        (Icon::Bobby, "Tatort Themse", "2 à 5 joueurs"),
        (Icon::Ambush, "Schinderhannes", "1 à 4 joueurs"),
    ];
    list(canvas, TALL_PITCH, games.len(), 1, |i| {
        let (icon, name, players) = games[i];
        Row { leads: i == 1, ..Row::new(name).icon(icon).sub(players) }
    });
    hints(
        canvas,
        &[
            Hint::new(&[Cap::UpDown], "Choisir"),
            Hint::new(&[Cap::A], "Valider"),
            Hint::new(&[Cap::B], "Retour"),
        ],
    );
}

const TO_MISTER_X: HandOver<'_> = HandOver {
    title: "Hand over",
    corner: Corner::Text("Round 5"),
    sign: WaxSign::Icon(Icon::Hat),
    lead: "Pass to",
    name: "Mister X",
    note: "Only you may look",
};

fn hand_over_to_x(canvas: &mut Canvas) {
    canvas.clear(INK);
    hand_over(canvas, &TO_MISTER_X);
    hints(canvas, &[Hint::new(&[Cap::Y], "Hold to open"), Hint::new(&[Cap::B], "Hold: menu")]);
}

fn holding(canvas: &mut Canvas) {
    canvas.clear(INK);
    hand_over(canvas, &TO_MISTER_X);
    hold_ring(canvas, 235, 360);
    hints(canvas, &[Hint::new(&[Cap::Y], "Keep holding"), Hint::new(&[Cap::B], "Hold: menu")]);
}

fn code(canvas: &mut Canvas) {
    canvas.clear(INK);
    secret_plate(canvas, "Code von Mister X", Corner::Text("2/4"));
    pin_entry(canvas, 2, "Vier Tasten drücken", "Stick, A oder X");
    secret_hints(
        canvas,
        &[Hint::new(&[Cap::Stick, Cap::A, Cap::X], "Taste"), Hint::new(&[Cap::B], "Zurück")],
    );
}

fn result(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Endstand", Corner::Text("4 Fälle"));
    canvas.rounded(Area::new(8, 34, 224, 70), 8, LAMP);
    Icon::Crown.draw(canvas, 20, 50, 36, INK);
    Pen::new(Style::Note, INK, LAMP).left(canvas, 68, 62, "Es gewinnt");
    Pen::new(Style::Name, INK, LAMP).room(90).left(canvas, 68, 92, "Anna");
    Pen::new(Style::Figure, INK, LAMP).right(canvas, 222, 88, "36");
    for (i, (number_of_seat, name, points)) in
        [(2, "Tom", 29), (3, "Ines", 21), (4, "Mathilde", 7)].into_iter().enumerate()
    {
        let y = 109 + i as i32 * 35;
        canvas.rounded(Area::new(8, y, 224, 33), 6, SLATE);
        seat(canvas, 14, y + 5, 22, number_of_seat);
        Pen::new(Style::Bold, PAPER, SLATE).room(90).left(canvas, 44, y + 17, name);
        bar(canvas, Area::new(44, y + 22, 120, 6), points, 36, seat_colour(number_of_seat));
        Pen::new(Style::Head, PAPER, SLATE).right(canvas, 224, y + 24, &number(points));
    }
    hints(
        canvas,
        &[Hint::new(&[Cap::A], "Prüfen"), Hint::new(&[Cap::X], "Punkte"), Hint::new(&[Cap::B], "Ende")],
    );
}

fn audit(canvas: &mut Canvas) {
    use TicketKind::{Black, Bus, Taxi, Underground};
    canvas.clear(INK);
    plate(canvas, "Audit", Corner::Text("Move 4/17"));
    let used = [
        Taxi,
        Bus,
        Taxi,
        Underground,
        Taxi,
        Black,
        Bus,
        Taxi,
        Taxi,
        Black,
        Black,
        Underground,
        Bus,
        Taxi,
        Taxi,
        Bus,
        Taxi,
    ];
    trail(canvas, 11, 36, windows(&used));
    trail_cursor(canvas, 11, 36, 3);
    canvas.rounded(Area::new(8, 84, 224, 82), 8, SLATE);
    ticket(canvas, Area::new(18, 94, 58, 28), Underground, None, SLATE);
    Pen::new(Style::Note, FOG, SLATE).right(canvas, 222, 114, "Mister X");
    Pen::new(Style::Name, FOG, SLATE).left(canvas, 18, 157, "46");
    Icon::Right.draw(canvas, 72, 137, 18, LAMP);
    Pen::new(Style::Figure, PAPER, SLATE).left(canvas, 102, 158, "74");
    Icon::Check.draw(canvas, 170, 134, 20, GOOD);
    Pen::new(Style::NoteBold, GOOD, SLATE).left(canvas, 194, 151, "legal");
    canvas.outline(Area::new(8, 172, 224, 40), 6, 1, STEEL);
    Icon::Sealmark.draw(canvas, 16, 180, 24, WAX);
    Pen::new(Style::Bold, PAPER, INK).room(120).left(canvas, 50, 198, "Seal 7K2F-Q9");
    Pen::new(Style::Bold, GOOD, INK).right(canvas, 222, 198, "holds");
    hints(
        canvas,
        &[Hint::new(&[Cap::Sideways], "Move"), Hint::new(&[Cap::X], "Map"), Hint::new(&[Cap::B], "End")],
    );
}

fn settings(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Réglages", Corner::Text("v1"));
    let rows = [
        (Icon::Globe, "Langue", "Français"),
        (Icon::Sun, "Écran", ""),
        (Icon::Sound, "Son", "Éteint"),
        (Icon::Clock, "Horloge", "2 min"),
        (Icon::Lock, "Codes", "Oui"),
    ];
    for ((icon, label, value), y) in rows.into_iter().zip((34..).step_by(36)) {
        if value.is_empty() {
            adjusting_row(canvas, y, PITCH, Some(icon), label, Setting::Bar(54, 78));
        } else {
            Row::new(label).icon(icon).value(value).draw(canvas, y, PITCH);
        }
    }
    hints(
        canvas,
        &[
            Hint::new(&[Cap::UpDown], "Choisir"),
            Hint::new(&[Cap::Sideways], "Régler"),
            Hint::new(&[Cap::B], "Retour"),
        ],
    );
}

fn confirm(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Scotland Yard", Corner::Text("Runde 5"));
    Pen::new(Style::Hint, FOG, INK).left(canvas, 14, 50, "LETZTER ZUG");
    canvas.rounded(Area::new(8, 56, 224, 60), 6, SLATE);
    seat(canvas, 18, 68, 36, 1);
    Pen::new(Style::Bold, PAPER, SLATE).left(canvas, 64, 82, "Ines");
    Pen::new(Style::Note, FOG, SLATE).room(100).left(canvas, 64, 102, "34 nach 48");
    ticket(canvas, Area::new(166, 72, 56, 28), TicketKind::Taxi, None, SLATE);
    notice(canvas, Notice::Question, "Zug zurücknehmen? Alle sehen es.", 0);
    hints(canvas, &[Hint::new(&[Cap::A], "Zurücknehmen"), Hint::new(&[Cap::B], "Lassen")]);
}

fn fair_play_seal(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Fair-play seal", Corner::Text("Start"));
    wax(canvas, 120, 78, 72, WaxSign::Icon(Icon::Lock), 30);
    Pen::new(Style::Name, PAPER, INK).room(224).centred(canvas, 120, 154, "7K2F-Q9");
    let area = Area::new(12, 167, 216, 40);
    let text = "Write this down. It proves that nothing changed.";
    Pen::new(Style::Note, FOG, INK).paragraph(canvas, area, 18, Align::Middle, text);
    hints(canvas, &[Hint::new(&[Cap::A], "Begin"), Hint::new(&[Cap::B], "Back")]);
}

fn menu(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Menü", Corner::Text("Runde 5"));
    let rows = [
        (Icon::Undo, "Zug zurücknehmen", ""),
        (Icon::Pause, "Uhr anhalten", "1:42"),
        (Icon::Trail, "Verlauf", ""),
        (Icon::Gear, "Einstellungen", ""),
        (Icon::Flag, "Partie beenden", ""),
    ];
    list(canvas, PITCH, rows.len(), 1, |i| {
        let (icon, label, value) = rows[i];
        Row { leads: value.is_empty(), ..Row::new(label).icon(icon).value(value) }
    });
    hints(
        canvas,
        &[
            Hint::new(&[Cap::UpDown], "Wählen"),
            Hint::new(&[Cap::A], "Öffnen"),
            Hint::new(&[Cap::B], "Zurück"),
        ],
    );
}
