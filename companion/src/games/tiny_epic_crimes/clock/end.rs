//! The end: who won and why, and where all stand.

use confidant_core::seat::Seat;
use confidant_core::tiny_epic_crimes::Outcome;
use confidant_core::tiny_epic_crimes::kinds::{Officer, OfficerSet};

use super::deeds::{View, see};
use super::{Shows, TableDesk, events, name_of, token_of};
use crate::draw::Icon;
use crate::draw::parts::hints::Cap;
use crate::games::end::{End, Verdict, end_page};
use crate::page::Bound;
use crate::texts::{Phrase, fill};

/// How it came out, and what decided it.
pub(super) fn verdict(desk: &TableDesk<'_>) -> Verdict {
    let (table, texts, words) = (desk.table, desk.texts, desk.words);
    let lost = |who, does| Verdict {
        got_away: true,
        icon: Icon::Hat,
        token: None,
        who: fill(who, &[]),
        does: fill(does, &[]),
        why: Phrase::new(),
    };
    match table.outcome() {
        Some(Outcome::TeamWins) => Verdict {
            got_away: false,
            icon: Icon::Badge,
            token: None,
            who: fill(words.the_team, &[]),
            does: fill(texts.wins, &[]),
            why: fill(words.team_wins_note, &[]),
        },
        Some(Outcome::Won(winners)) => {
            let seats: heapless::Vec<Seat, { Officer::MOST }> = winners.0.iter().map(Officer::seat).collect();
            let only = winners.0.single();
            Verdict {
                got_away: false,
                icon: Icon::Crown,
                token: only.map(token_of),
                who: only.map_or_else(|| desk.names(&seats), |only| fill(name_of(desk, only), &[])),
                does: fill(if only.is_some() { texts.wins } else { texts.win_together }, &[]),
                why: why(desk, winners.0),
            }
        }
        _ if table.mode().is_team() => lost(words.the_murderer, words.escapes),
        _ => lost(words.nobody, words.nobody_right),
    }
}

/// What decided between several who were right.
fn why(desk: &TableDesk<'_>, winners: OfficerSet) -> Phrase {
    let (table, words) = (desk.table, desk.words);
    let others = table.right() - winners;
    let (Some(first), Some(second)) =
        (winners.iter().next(), others.iter().max_by_key(|&one| table.badge(one)))
    else {
        let shared = winners.len() > 1;
        return if shared { fill(words.won_shared, &[]) } else { Phrase::new() };
    };
    let hour = |officer| table.track().hour(officer);
    let level = others.iter().any(|one| table.badge(one) == table.badge(first));
    let same = others.iter().any(|one| table.badge(one) == table.badge(first) && hour(one) == hour(first));
    if same {
        fill(words.won_evidence, &[&table.evidence(first).unwrap_or_default()])
    } else if level {
        fill(words.won_hours, &[&hour(first)])
    } else {
        fill(words.won_badges, &[&table.badge(first).unwrap_or_default(), &name_of(desk, second)])
    }
}

/// What can be done with a game that is over.
pub(super) fn result_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, row: u8) {
    let texts = desk.texts;
    let looks = [(Icon::Badge, texts.standing, see(View::Officers))];
    let end =
        End { verdict: &verdict(desk), looks: &looks, sealed: true, again: texts.again, next: Phrase::new() };
    end_page(desk, show, &end, row, |row| see(View::End { row: row as u8 }));
}

/// Where all stand in the end.
pub(super) fn officers_page(desk: &TableDesk<'_>, show: &mut Shows<'_>) {
    events::officers(desk, show);
    let back = see(View::End { row: 0 });
    show.any_key(back);
    show.keys([Bound::new(Cap::B, desk.texts.back, back)]);
}
