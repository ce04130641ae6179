//! What a card may say and the clock cannot know: one more event, one more roll, a penalty, a marker on another hour.

use confidant_core::chance::Source;
use confidant_core::tiny_epic_clock::Action;
use confidant_core::tiny_epic_crimes::kinds::Officer;

use super::deeds::{Asked, Does, View, back, see};
use super::{Shows, TableDesk, called, name_of};
use crate::draw::Icon;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::games::Deed;
use crate::games::tiny_epic_crimes::dice::told_card;
use crate::games::tiny_epic_crimes::face::{Marker, put_marker};
use crate::games::tiny_epic_crimes::hour_ring::hour_area;
use crate::input::Key;
use crate::page::{Bound, List, Tiles, turned};

pub(super) fn page(desk: &TableDesk<'_>, show: &mut Shows<'_>, row: u8) {
    let (table, texts, words) = (desk.table, desk.texts, desk.words);
    let officer = table.now().officer;
    let marker = View::Marker { officer, hour: table.track().hour(officer) };
    let rolls = table.dice() == Source::Device;
    let really = |asked| see(View::Really(asked));
    let roll = rolls.then_some((Icon::Bag, words.one_more_roll, really(Asked::Roll)));
    let first = [
        (Icon::Clock, words.set_marker, see(marker)),
        (Icon::Event, words.one_more_event, really(Asked::Event)),
    ];
    let last = [(Icon::Warn, words.one_penalty, really(Asked::Penalty))];
    let rows: heapless::Vec<(Icon, &str, Does), 4> = first.into_iter().chain(roll).chain(last).collect();
    show.plate(words.by_hand, desk.corner().corner());
    let list = List::new(rows.len(), row.into()).by_a();
    show.list(list, |row| see(View::ByHand { row: row as u8 }), &|index, tell| {
        if let Some(&(icon, label, deed)) = rows.get(index) {
            tell(Row::new(label).icon(icon).leads(), Ok(deed));
        }
    });
    show.keys([
        Bound::says(Cap::UpDown, texts.choose),
        Bound::says(Cap::A, texts.do_it),
        Bound::new(Cap::B, texts.back, back(desk)),
    ]);
}

/// What draws or costs is looked at a second time.
pub(super) fn really_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, asked: Asked) {
    let (texts, words) = (desk.texts, desk.words);
    let (icon, title, text, action) = match asked {
        Asked::Event => (Icon::Event, words.one_more_event, words.really_event, Action::Event),
        Asked::Roll => (Icon::Bag, words.one_more_roll, words.really_roll, Action::Roll),
        Asked::Penalty => (Icon::Warn, words.one_penalty, words.really_penalty, Action::Penalty),
    };
    show.plate(title, desk.corner().corner());
    show.picture(|canvas| told_card(canvas, Some(icon), text));
    show.keys([
        Bound::new(Cap::A, texts.do_it, Deed::Play(action)),
        Bound::new(Cap::B, texts.back, see(View::ByHand { row: 0 })),
    ]);
}

/// Up and Down turn to another officer, Left and Right to another hour.
pub(super) fn marker_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, officer: Officer, hour: u8) {
    let (table, words) = (desk.table, desk.words);
    let (track, spaces) = (table.track(), table.board().last + 1);
    let name = name_of(desk, officer);
    let marker = Marker { officer, hour, name };
    put_marker(show, words, (table.board(), table.mode().is_team()), track, &marker);
    let movable = called(table);
    let step = |(officer, hour): (Officer, u8), key: Key| match key {
        Key::Up | Key::Down => {
            let at = movable.iter().position(|&other| other == officer).unwrap_or(0);
            let next = turned(at as u8, movable.len(), key);
            movable.get(usize::from(next)).map_or((officer, hour), |&next| (next, track.hour(next)))
        }
        _ => (officer, turned(hour, spaces.into(), key)),
    };
    let place = |(other, hour): (Officer, u8)| (other == officer && hour > 0).then(|| hour_area(hour));
    let tiles = Tiles { lit: (officer, hour), step: &step, place: &place };
    let puts = (hour != track.hour(officer)).then_some(Ok(Deed::Play(Action::Clock(officer, hour))));
    show.tiles(&tiles, |(officer, hour)| see(View::Marker { officer, hour }), puts);
    show.on(&[Key::B], || see(View::ByHand { row: 0 }));
    show.keys([
        Bound::says(Cap::UpDown, words.who_verb),
        Bound::says(Cap::Sideways, words.hour_verb),
        Bound::says(Cap::A, words.set_verb),
    ]);
}
