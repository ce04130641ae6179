//! Banners, and the result.

use confidant_core::id::Id;
use confidant_core::scotland_yard::{MISTER_X, Outcome, Phase, Station};
use confidant_core::seat::Seat;

use super::deeds::{View, see};
use super::hunt::{Hunt, HuntPage};
use super::lesson::Moment;
use super::parts::appearance::{APPEARANCE_RADIUS, Appearance, appearance};
use super::robots::draw_saying;
use super::{Banner, Mark, Shows, TableDesk, name, pawn_number};
use crate::draw::{Canvas, Icon, number};
use crate::games::end::{End, Verdict, end_page};
use crate::input::Millis;
use crate::texts::{Phrase, fill};

/// How long the lamp's disc grows, and how long one picture of it is shown.
pub(super) const GROWS_FOR: Millis = 240;
pub(super) const FRAME: Millis = 40;

fn radius(since: Millis) -> i32 {
    (APPEARANCE_RADIUS * since.min(GROWS_FOR) as i32) / GROWS_FOR as i32
}

pub(super) fn draw_banner(desk: &TableDesk<'_>, canvas: &mut Canvas, banner: Banner) {
    let (texts, words) = (desk.texts, desk.words);
    match banner {
        Banner::Appearance { station, ticket, number: of_move, since } => appearance(
            canvas,
            &Appearance {
                title: words.appears_title,
                station: &number(station.number()),
                ticket: ticket.map(Into::into),
                chip: &match ticket {
                    Some(_) => fill(words.move_n, &[&of_move]),
                    None => fill(words.by_choice, &[]),
                },
                any_key: texts.any_key,
                proof: &desk
                    .public
                    .proof()
                    .map_or_else(Phrase::new, |proof| fill("{} {}", &[&texts.proof_caption, &proof])),
            },
            radius(desk.now.saturating_sub(since)),
        ),
        Banner::Says(rides) => draw_saying(desk, canvas, rides),
        Banner::End => {}
    }
}

/// How it came out.
pub(super) fn verdict(desk: &TableDesk<'_>) -> Option<Verdict> {
    let (table, words) = (desk.table, desk.words);
    let Phase::Over(outcome) = table.phase() else { return None };
    let (station, round) = (table.shown().map_or(0, Station::number), table.round());
    let of = |seat| fill("{}", &[&name(desk, seat)]);
    let (icon, token, who, does) = match outcome {
        Outcome::MisterXWins => (Icon::Hat, None, of(MISTER_X), fill(words.escapes, &[&round])),
        Outcome::Caught(pawn) => {
            let number = pawn_number(table, pawn);
            (Icon::Arrest, Some(number), of(table.seat(pawn)), fill(words.catches, &[]))
        }
        Outcome::Found => (Icon::Arrest, None, fill(words.the_detectives, &[]), fill(words.catch_him, &[])),
        Outcome::Trapped => (Icon::Prison, None, fill(words.the_detectives, &[]), fill(words.trap_him, &[])),
    };
    let got_away = outcome == Outcome::MisterXWins;
    let said = matches!(desk.public.acts().last(), Some((_, Mark::Said(_))));
    let why = if said {
        fill(words.as_said, &[&station])
    } else if got_away {
        fill(words.escape_at, &[&station])
    } else {
        fill(words.catch_where, &[&station, &round])
    };
    Some(Verdict { got_away, icon, token, who, does, why })
}

pub(super) fn result_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, row: u8) {
    let words = desk.words;
    let Some(verdict) = verdict(desk) else { return };
    let hunt = |page| see(View::Hunt(Hunt { step: 0, page }));
    // Without the pawns there is nothing to judge by.
    let judged = desk.table.log_only().is_none();
    let looks = [
        Some((Icon::Play, words.follow_hunt, hunt(HuntPage::Map))),
        judged.then_some((Icon::Search, words.what_decided, see(View::Lesson(Moment::FIRST)))),
        Some((Icon::Trail, words.check_trail, hunt(HuntPage::Trail))),
    ];
    let looks: heapless::Vec<_, 3> = looks.into_iter().flatten().collect();
    // People change places in turn, unless Confidant has one of them.
    let robots = Seat::all().any(|seat| desk.public.robot_level(seat).is_some());
    let first = Seat::at(1).filter(|_| !robots);
    let next = first.map(|seat| fill(desk.texts.colon, &[&words.mister_x, &desk.name(seat)]));
    let next = next.unwrap_or_default();
    let end = End { verdict: &verdict, looks: &looks, sealed: true, again: desk.texts.again, next };
    end_page(desk, show, &end, row, |row| see(View::End { row: row as u8 }));
}
