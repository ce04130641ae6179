//! Screens shown while Y is held: the player's cards, what to take, how to pay, their clues.

use confidant_core::seat::Seat;
use confidant_core::tatort_themse::{Case, Column, Verdict, Witnesses};

use super::deeds::{Own, own};
use super::hand::{
    Choice, Hand, HandDeed, Offer, Page, can_pass, cheapest, choices, clue_above, fewest, may_take, missing,
    reaches_higher,
};
use super::parts::wall::{Look, case_icon, clue, clue_frame, witness_icon};
use super::parts::witnesses::{hand as hand_cards, payment};
use super::table::{bill_says, column_says};
use super::{HandDesk, Shows, Words};
use crate::draw::palette::{FOG, GOOD, INK, LAMP, PAPER, SLATE};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::{LIST_TOP, PITCH, Row, first_visible, scroll_line};
use crate::draw::parts::plate::Corner;
use crate::draw::{Area, Canvas, Icon, Pen, Style, number};
use crate::input::Key;
use crate::page::Bound;
use crate::texts::{Phrase, capital, fill};

/// What a player sees while Y is held.
pub(super) fn page(choice: &Hand, desk: &HandDesk<'_>, show: &mut Shows<'_>) {
    let Some(hand) = desk.private else { return };
    let column = choice.column(desk.desk.table);
    match (choice.page, column) {
        (Page::Hand, _) => hand_page(choice, desk, hand, show),
        (Page::Pay, Some(column)) => pay_page(choice, desk, hand, column, show),
        (Page::Mine, _) => mine_page(desk, show),
        // A column is chosen on the way there.
        (Page::Pay, None) => {}
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
    let may = may_take(desk.desk.table, desk.seat);
    if may {
        canvas.say_choice(Area::new(x - 2, y - 3, 48, 62), Some(Key::Right), chosen);
    }
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
    if may && reaches_higher(desk, column) {
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
                let more = missing(hand, lowest);
                let kind = if more == 1 {
                    words.witness(lowest.witness)
                } else {
                    words.witnesses_of(lowest.witness)
                };
                return line(canvas, SLATE, PAPER, &fill(words.missing, &[&more, &kind]));
            };
            canvas.rounded(area, 6, SLATE);
            let says = fill(words.from_cards, &[&paid.len()]);
            let end = Pen::new(Style::Note, FOG, SLATE).left(canvas, 16, 200, &says);
            payment(canvas, end + 8, 201, &paid, PAPER, SLATE);
        }
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
    let held = fill("{} {}", &[&words.hand, &hand.len()]);
    let step = match (choice.removed(), removes) {
        (0, _) => Corner::Text(&held),
        (_, true) => Corner::Text("1/2"),
        (_, false) => Corner::Text("2/2"),
    };
    show.plate(title, step);
    show.picture(|canvas| {
        draw_bill(choice, desk, canvas, column);
        draw_offers(choice, desk, hand, column, canvas);
    });
    choice.keys_of_pay(desk, show);
}

fn draw_offers(choice: &Hand, desk: &HandDesk<'_>, hand: &Witnesses, column: Column, canvas: &mut Canvas) {
    let (table, words) = (desk.desk.table, desk.desk.words);
    let offers = choice.offers(desk);
    let (row, rows, held) = (choice.lit(), offers.len(), choice.held(hand));
    let first = first_visible(rows, SHOWN, row);
    let shown = offers.iter().enumerate().skip(first).take(SHOWN);
    for ((index, offer), y) in shown.zip((PAY_TOP..).step_by(PAY_PITCH as usize)) {
        let chosen = index == row;
        let (ground, colour, second) = if chosen { (LAMP, INK, INK) } else { (SLATE, PAPER, FOG) };
        let area = Area::new(8, y, 224, PAY_PITCH - 2);
        canvas.rounded(area, 6, ground);
        canvas.say_choice(area, Some(Key::Right), chosen);
        let (figure, says) = match *offer {
            Offer::Pay(paid) => {
                payment(canvas, 18, y + 20, &paid, colour, ground);
                (fill(words.leaves, &[&held.saturating_sub(paid.len())]), payment_says(words, &paid))
            }
            Offer::Remove(count) => {
                let says = fill(words.remove_row, &[&count]);
                Pen::new(Style::NoteBold, colour, ground).fit(116, &says).room(116).left(
                    canvas,
                    18,
                    y + 19,
                    &says,
                );
                if let Some(card) = clue_above(table, column, count) {
                    clue(canvas, 136, y + 3, &card, Look::Plain);
                }
                let (removal, taken) = fewest(desk, column, count).unwrap_or_default();
                (fill("{} + {}", &[&removal, &taken]), says)
            }
        };
        Pen::new(Style::NoteBold, second, ground).right(canvas, 224, y + 20, &figure);
        if chosen {
            canvas.say_chosen(&says);
        }
    }
    scroll_line(canvas, PAY_TOP, SHOWN as i32 * PAY_PITCH - 2, first, SHOWN, rows);
    // The wall has more, but the game would be over.
    let would_end = choice.removed() == 0 && table.most_removable(column) + 1 < table.wall().height(column);
    if let Some(removal) = choice.removal() {
        let end = Pen::new(Style::Note, FOG, INK).left(canvas, 10, 210, words.removal_with);
        payment(canvas, end + 8, 211, &removal, FOG, INK);
        return;
    }
    let note = if would_end { words.ends_by_removal } else { words.all_see };
    Pen::new(Style::Note, FOG, INK).fit(222, note).room(222).left(canvas, 10, 210, note);
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
    let (table, words) = (desk.desk.table, desk.desk.words);
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
    if removed == 0 {
        let says = bill_says(words, taken);
        Pen::new(Style::NoteBold, PAPER, SLATE).fit(156, &says).room(156).left(canvas, x + 54, 59, &says);
        return;
    }
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
