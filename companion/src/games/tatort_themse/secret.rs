//! Screens shown while Y is held: the player's cards, what to take, how to pay, their clues.

use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{Case, Column, Verdict, Witnesses};

use super::deeds::{Own, own};
use super::hand::{
    Choice, Hand, HandDeed, Page, can_pass, cheapest, choices, clue_above, fewest, may_take, missing,
    reaches_higher, what_rows,
};
use super::parts::wall::{Look, case_icon, clue, clue_frame, witness_icon};
use super::parts::witnesses::{hand as hand_cards, payment};
use super::table::column_says;
use super::{HandDesk, Shows, Words};
use crate::draw::palette::{FOG, GOOD, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{LIST_TOP, PITCH, Row, first_visible, scroll_line};
use crate::draw::parts::plate::Corner;
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::page::Bound;
use crate::texts::{Phrase, capital, fill};

/// What a player sees while Y is held.
pub(super) fn page(choice: &Hand, desk: &HandDesk<'_>, show: &mut Shows<'_>) {
    let Some(hand) = desk.private else { return };
    let column = choice.column(desk.desk.table);
    match (choice.page, column) {
        (Page::Hand, _) => hand_page(choice, desk, hand, show),
        (Page::What, Some(column)) => what_page(choice, desk, column, show),
        (Page::Pay, Some(column)) => pay_page(choice, desk, hand, column, show),
        (Page::Mine, _) => mine_page(desk, show),
        // A column is chosen on the way there.
        (Page::What | Page::Pay, None) => {}
    }
}

fn hand_page(choice: &Hand, desk: &HandDesk<'_>, hand: &Witnesses, show: &mut Shows<'_>) {
    let title = fill(desk.desk.words.hand_of, &[&desk.desk.name(desk.seat)]);
    let count = fill("{}", &[&hand.len()]);
    show.plate(&title, Corner::Text(&count));
    show.picture(|canvas| draw_hand(choice, desk, hand, canvas));
    choice.keys_of_hand(desk, show);
}

fn draw_hand(choice: &Hand, desk: &HandDesk<'_>, hand: &Witnesses, canvas: &mut Canvas) {
    let (table, words) = (desk.desk.table, desk.desk.words);
    let may = may_take(table, desk.seat);
    hand_cards(canvas, 34, hand, choice.since.as_ref());
    Pen::new(Style::Hint, FOG, INK).room(220).left(canvas, 10, 104, words.can_pay_caption);
    let choices = choices(table);
    let chosen = choice.choice(table).filter(|_| may);
    let due: heapless::Vec<Column, 6> = choices
        .iter()
        .filter_map(|choice| match choice {
            Choice::Column(column) => Some(*column),
            Choice::Pass => None,
        })
        .collect();
    for column in due {
        draw_column(desk, canvas, hand, column, chosen == Some(Choice::Column(column)));
    }
    draw_strip(desk, canvas, hand, chosen, choices.contains(&Choice::Pass) && may);
}

/// The lowest clue of a column, with whether it can be paid.
fn draw_column(desk: &HandDesk<'_>, canvas: &mut Canvas, hand: &Witnesses, column: Column, chosen: bool) {
    use confidant_core::id::Id as _;
    let Some(lowest) = clue_above(desk.desk.table, column, 0) else { return };
    let (x, y) = (6 + column.index() as i32 * 46, 112);
    let ground = if chosen { LAMP } else { INK };
    if chosen {
        canvas.rounded(Area::new(x - 2, y - 3, 48, 62), 6, LAMP);
        canvas.say_chosen(&column_says(&desk.desk, column));
    }
    clue(canvas, x, y, &lowest, Look::Plain);
    match missing(hand, lowest) {
        0 => Icon::Check.draw(canvas, x + 13, y + 28, 18, if chosen { INK } else { GOOD }),
        lack => {
            let colour = if chosen { INK } else { FOG };
            let says = fill("–{}", &[&lack]);
            Pen::new(Style::Bold, colour, ground).centred(canvas, x + 22, y + 44, &says);
        }
    }
    if may_take(desk.desk.table, desk.seat) && reaches_higher(desk, column) {
        Icon::Up.draw(canvas, x + 34, y + 31, 10, if chosen { INK } else { FOG });
    }
}

/// The cheapest way to pay for the chosen column, or what else there is to do.
fn draw_strip(
    desk: &HandDesk<'_>,
    canvas: &mut Canvas,
    hand: &Witnesses,
    chosen: Option<Choice>,
    passes: bool,
) {
    let (table, words) = (desk.desk.table, desk.desk.words);
    let area = Area::new(8, 178, 224, 34);
    let line = |canvas: &mut Canvas, ground, colour, text: &str| {
        canvas.rounded(area, 6, ground);
        Pen::new(Style::NoteBold, colour, ground).room(212).left(canvas, 16, 200, text);
    };
    let pass_says = || if can_pass(desk) { words.can_pay_none } else { words.have_to_take };
    match chosen {
        None => line(canvas, SLATE, FOG, words.not_now),
        Some(Choice::Pass) => {
            canvas.say_chosen(words.pass);
            line(canvas, LAMP, INK, pass_says());
        }
        Some(Choice::Column(_)) if passes => line(canvas, SLATE, PAPER, pass_says()),
        Some(Choice::Column(column)) => {
            let Some(lowest) = clue_above(table, column, 0) else { return };
            let Some(paid) = cheapest(hand, lowest) else {
                return line(canvas, SLATE, FOG, &fill(words.missing, &[&missing(hand, lowest)]));
            };
            canvas.rounded(area, 6, SLATE);
            let says = fill(words.from_cards, &[&paid.len()]);
            let end = Pen::new(Style::Note, FOG, SLATE).left(canvas, 16, 200, &says);
            payment(canvas, end + 8, 201, &paid, PAPER, SLATE);
        }
    }
}

/// What a row says: take, or remove `removed` and take.
pub(super) fn what_says(words: &Words, removed: u8) -> Phrase {
    match removed {
        0 => fill(words.take_row, &[]),
        _ => fill(words.remove_row, &[&removed]),
    }
}

fn what_page(choice: &Hand, desk: &HandDesk<'_>, column: Column, show: &mut Shows<'_>) {
    show.plate(desk.desk.words.what_title, Corner::None);
    show.picture(|canvas| draw_what(choice, desk, column, canvas));
    choice.keys_of_what(desk, show, column);
}

fn draw_what(choice: &Hand, desk: &HandDesk<'_>, column: Column, canvas: &mut Canvas) {
    let (table, words) = (desk.desk.table, desk.desk.words);
    let rows = what_rows(table, column);
    for (removed, y) in (0..rows as u8).zip((34..).step_by(36)) {
        let cards = fewest(desk, column, removed);
        let chosen = removed == choice.removed();
        let (ground, colour) = match (chosen, cards) {
            (true, _) => (LAMP, INK),
            (false, Some(_)) => (SLATE, PAPER),
            (false, None) => (SLATE, FOG),
        };
        canvas.rounded(Area::new(8, y, 224, 34), 6, ground);
        let says = what_says(words, removed);
        if chosen {
            canvas.say_chosen(&says);
        }
        let base = if cards.is_some() { 15 } else { 22 };
        Pen::new(Style::NoteBold, colour, ground).room(162).left(canvas, 16, y + base, &says);
        if let Some(cards) = cards {
            let least = fill(words.from_n, &[&cards]);
            Pen::new(Style::Note, colour, ground).room(162).left(canvas, 16, y + 30, &least);
        }
        if let Some(card) = clue_above(table, column, removed) {
            clue(canvas, 182, y + 6, &card, if cards.is_some() { Look::Plain } else { Look::Dim });
        }
    }
    if table.most_removable(column) + 1 < table.wall().height(column) {
        // The wall has more, but the game would be over.
        let area = Area::new(10, 180, 220, 34);
        Pen::new(Style::Note, FOG, INK).paragraph(canvas, area, 17, Align::Left, words.ends_by_removal);
    }
}

/// How many payments are shown at a time.
const SHOWN: usize = 4;
const PAY_TOP: i32 = 78;
const PAY_PITCH: i32 = 30;

fn pay_page(choice: &Hand, desk: &HandDesk<'_>, hand: &Witnesses, column: Column, show: &mut Shows<'_>) {
    let words = desk.desk.words;
    let removes = choice.pays_removal();
    let title = if removes { words.pay_removal } else { words.pay_clue };
    let step = match (choice.removed(), removes) {
        (0, _) => Corner::None,
        (_, true) => Corner::Text("1/2"),
        (_, false) => Corner::Text("2/2"),
    };
    show.plate(title, step);
    show.picture(|canvas| {
        draw_bill(choice, desk, canvas, column);
        draw_payments(choice, desk, hand, canvas);
    });
    choice.keys_of_pay(desk, show);
}

fn draw_payments(choice: &Hand, desk: &HandDesk<'_>, hand: &Witnesses, canvas: &mut Canvas) {
    let words = desk.desk.words;
    let (row, rows) = choice.payment_rows(desk);
    let payments = choice.payments(desk);
    let left = hand.len() - choice.removal().map_or(0, |removal| removal.len());
    let first = first_visible(rows, SHOWN, row);
    for (index, y) in (first..rows).zip((PAY_TOP..).step_by(PAY_PITCH as usize)).take(SHOWN) {
        let chosen = index == row;
        let (ground, colour, second) = if chosen { (LAMP, INK, INK) } else { (SLATE, PAPER, FOG) };
        canvas.rounded(Area::new(8, y, 224, PAY_PITCH - 2), 6, ground);
        let Some(paid) = payments.get(index) else { continue };
        payment(canvas, 18, y + 20, paid, colour, ground);
        let says = fill(words.leaves, &[&left.saturating_sub(paid.len())]);
        Pen::new(Style::NoteBold, second, ground).right(canvas, 222, y + 20, &says);
        if chosen {
            canvas.say_chosen(&payment_says(words, paid));
        }
    }
    scroll_line(canvas, PAY_TOP, SHOWN as i32 * PAY_PITCH - 2, first, SHOWN, rows);
    Pen::new(Style::Note, FOG, INK).room(220).left(canvas, 10, 210, words.all_see);
}

/// A payment in words, for those who hear the screen: `2 Lady, 2 Bobby`.
pub(super) fn payment_says(words: &Words, paid: &Witnesses) -> Phrase {
    use confidant_core::tatort_themse::Witness;
    let mut says = Phrase::new();
    for kind in Witness::ALL.into_iter().filter(|&kind| paid.of(kind) > 0) {
        let gap = if says.is_empty() { "" } else { ", " };
        says = fill("{}{}{} {}", &[&says, &gap, &paid.of(kind), &words.witness(kind)]);
    }
    says
}

/// What is paid for: the clues that go, with what was chosen for them, and the one that is taken.
fn draw_bill(choice: &Hand, desk: &HandDesk<'_>, canvas: &mut Canvas, column: Column) {
    let table = desk.desk.table;
    canvas.rounded(Area::new(8, 34, 224, 40), 6, SLATE);
    let removed = choice.removed();
    let Some(taken) = clue_above(table, column, removed) else { return };
    let mut x = 16;
    // The lowest one stands for all of them, with their number.
    if removed > 0
        && let Some(lowest) = clue_above(table, column, 0)
    {
        clue(canvas, x, 43, &lowest, Look::Struck);
        x += 48;
        if removed > 1 {
            let times = fill("×{}", &[&removed]);
            x = Pen::new(Style::NoteBold, FOG, SLATE).left(canvas, x, 59, &times) + 2;
        }
        Icon::Right.draw(canvas, x, 48, 12, LAMP);
        x += 20;
    }
    clue(canvas, x, 43, &taken, Look::Plain);
    if !choice.pays_removal() {
        clue_frame(canvas, x, 43);
    }
    let (figure, icon) = match choice.pays_removal() {
        true => (2 * removed, Icon::Cards),
        false => (taken.value, witness_icon(taken.witness)),
    };
    Pen::new(Style::Bold, PAPER, SLATE).right(canvas, 224, 60, &number(figure));
    icon.draw(canvas, 188, 44, 20, PAPER);
}

/// The own clues by case, and how far ahead or behind they are.
fn mine_page(desk: &HandDesk<'_>, show: &mut Shows<'_>) {
    let (table, texts, words) = (desk.desk.table, desk.desk.texts, desk.desk.words);
    let score = fill("{}", &[&table.score(desk.seat)]);
    show.plate(words.my_clues, Corner::Text(&score));
    show.picture(|canvas| {
        for (case, y) in Case::ALL.into_iter().zip((LIST_TOP..).step_by(PITCH as usize)) {
            let own = table.strength(desk.seat, case);
            let others = |seat: &Seat| *seat != desk.seat;
            let best =
                table.players().filter(others).map(|seat| table.strength(seat, case)).max().unwrap_or(0);
            let lead = i32::from(own) - i32::from(best);
            let value = match table.verdict(case) {
                Verdict::Unsolved if lead > 0 => fill("{}  +{}", &[&own, &lead]),
                Verdict::Unsolved if lead < 0 => fill("{}  –{}", &[&own, &-lead]),
                _ => fill("{}", &[&own]),
            };
            let loot = capital(words.loot(case));
            Row::new(&loot).icon(case_icon(case)).value(&value).draw(canvas, y, PITCH);
        }
    });
    show.keys([Bound::new(Cap::Right, texts.back, own(Own::Hand(HandDeed::See(Page::Hand))))]);
}
