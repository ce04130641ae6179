//! Screens of Tatort Themse.

use confidant_companion::draw::palette::{FOG, INK, LAMP, PAPER, SLATE, STEEL};
use confidant_companion::draw::parts::banner::verdict_ground;
use confidant_companion::draw::parts::hints::{Cap, Hint, hints, secret_hints};
use confidant_companion::draw::parts::list::scroll_line;
use confidant_companion::draw::parts::plate::{Corner, plate, secret_plate};
use confidant_companion::draw::parts::seat::seat;
use confidant_companion::draw::{Area, Canvas, Icon, Pen, Style, number};
use confidant_companion::games::tatort_themse::wall::{
    CLUE_PITCH, case_colour, clue, clue_card, market_card, no_clue, witness_card, witness_icon,
};
use confidant_core::tatort_themse::{Case, Clue, Witness};

use super::Scene;

pub(super) const SCENES: &[Scene] = &[("16-tt-wall", wall), ("17-tt-hand", hand), ("18-tt-solved", solved)];

fn wall(canvas: &mut Canvas) {
    canvas.clear(INK);
    plate(canvas, "Anna ist dran", Corner::Text("1/4 Fälle"));
    let (wide, high) = CLUE_PITCH;
    // Empty places first and the chosen clue last: lines reach over neighbours.
    for pass in 0..3 {
        for (column, clues) in [5, 3, 4, 5, 2].into_iter().enumerate() {
            for row in 0..5 {
                let (x, y) = (6 + column as i32 * wide, 35 + row as i32 * high);
                let chosen = column == 2 && row + 1 == clues;
                let rank = if row >= clues { 0 } else { 1 + i32::from(chosen) };
                if rank != pass {
                    continue;
                }
                if rank == 0 {
                    no_clue(canvas, x, y);
                    continue;
                }
                let mixed = column * 7 + row * 3;
                let card = Clue {
                    case: Case::ALL[mixed % 5],
                    witness: Witness::ALL[mixed % 4],
                    value: 2 + (mixed % 5) as u8,
                };
                clue(canvas, x, y, &card, row + 1 == clues, chosen);
            }
        }
    }
    for (witness, x) in
        [Witness::Lady, Witness::Bobby, Witness::Bobby, Witness::Urchin].into_iter().zip((6..).step_by(39))
    {
        market_card(canvas, x, 174, witness);
    }
    for shift in [4, 2, 0] {
        let area = Area::new(172 + shift, 174 + shift / 2, 36, 36);
        canvas.rounded(area, 5, STEEL);
        canvas.outline(area, 5, 1, INK);
    }
    Pen::new(Style::Bold, PAPER, STEEL).centred(canvas, 190, 198, "31");
    Icon::Cards.draw(canvas, 216, 184, 18, FOG);
    hints(
        canvas,
        &[
            Hint::new(&[Cap::Sideways], "Spalte"),
            Hint::new(&[Cap::A], "Nehmen"),
            Hint::new(&[Cap::B], "Zurück"),
        ],
    );
}

fn hand(canvas: &mut Canvas) {
    canvas.clear(INK);
    secret_plate(canvas, "Anna bezahlt", Corner::Text("Hand 10"));
    clue_card(canvas, 8, 36, &Clue { case: Case::Bank, witness: Witness::Lady, value: 3 });
    for ((witness, count), x) in Witness::ALL.into_iter().zip([3, 4, 1, 2]).zip((86..).step_by(37)) {
        witness_card(canvas, x, 36, witness, count);
    }
    Pen::new(Style::NoteBold, FOG, INK).room(200).left(canvas, 10, 112, "Zahlung wählen");
    let ways: [&[(Witness, u8)]; 3] = [
        &[(Witness::Lady, 2), (Witness::Bobby, 2)],
        &[(Witness::Lady, 2), (Witness::Musician, 2)],
        &[(Witness::Lady, 1), (Witness::Bobby, 2), (Witness::Musician, 2)],
    ];
    for (index, (way, y)) in ways.into_iter().zip((118..).step_by(32)).enumerate() {
        let (ground, colour, second) = if index == 1 { (LAMP, INK, INK) } else { (SLATE, PAPER, FOG) };
        canvas.rounded(Area::new(8, y, 224, 30), 6, ground);
        let pen = Pen::new(Style::Bold, colour, ground);
        let mut x = 18;
        for (part, &(witness, count)) in way.iter().enumerate() {
            if part > 0 {
                pen.left(canvas, x, y + 21, "+");
                x += 16;
            }
            pen.left(canvas, x, y + 21, &number(count));
            witness_icon(witness).draw(canvas, x + 12, y + 6, 18, colour);
            x += 40;
        }
        let left = 10 - way.iter().map(|&(_, count)| count).sum::<u8>();
        let text = format!("bleibt {left}");
        Pen::new(Style::NoteBold, second, ground).right(canvas, 222, y + 20, &text);
    }
    scroll_line(canvas, 118, 94, 0, 3, 5);
    secret_hints(
        canvas,
        &[
            Hint::new(&[Cap::Left], "Zurück"),
            Hint::new(&[Cap::UpDown], "Wählen"),
            Hint::new(&[Cap::Right], "Zahlen"),
        ],
    );
}

fn solved(canvas: &mut Canvas) {
    let ground = case_colour(Case::Tower);
    verdict_ground(canvas, ground, "Affaire résolue", Icon::Crown, "Toute touche continue");
    Pen::new(Style::Bold, INK, ground).room(212).centred(canvas, 120, 146, "Joyaux de la Couronne");
    canvas.rounded(Area::new(20, 156, 146, 46), 6, INK);
    seat(canvas, 28, 166, 26, 1);
    Pen::new(Style::Head, PAPER, INK).room(60).left(canvas, 62, 186, "Inès");
    Pen::new(Style::Head, FOG, INK).right(canvas, 156, 186, "11");
    canvas.rounded(Area::new(172, 156, 48, 46), 6, INK);
    Pen::new(Style::Head, LAMP, INK).centred(canvas, 196, 186, "+5");
}
