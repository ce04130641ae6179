//! The end: everybody has reported, and people accuse with their cards.

use super::deeds::{View, see};
use super::{Shows, TableDesk, events};
use crate::draw::palette::{INK, LAMP, PAPER};
use crate::draw::parts::banner::{Verdict, verdict};
use crate::draw::parts::card::card;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::draw::{Area, Icon, Pen, Style};
use crate::games::Deed;
use crate::page::{Bound, List};
use crate::texts::fill;

pub(super) fn banner_page(desk: &TableDesk<'_>, show: &mut Shows<'_>) {
    let words = desk.words;
    show.picture(|canvas| {
        verdict(
            canvas,
            &Verdict {
                ground: LAMP,
                title: words.all_reported,
                icon: Icon::Flag,
                name: words.now_accuse,
                note: words.accuse_note,
                any_key: desk.texts.any_key,
            },
        );
    });
    show.any_key(see(View::Result { row: 0 }));
}

/// What can be done with a game that is over.
pub(super) fn result_page(desk: &TableDesk<'_>, show: &mut Shows<'_>, row: u8) {
    let (texts, words) = (desk.texts, desk.words);
    let penalties = fill(words.penalties_n, &[&desk.table.penalties()]);
    show.plate(texts.result, Corner::Text(&penalties));
    show.picture(|canvas| {
        card(canvas, Area::new(8, 31, 224, 37));
        Icon::Flag.draw(canvas, 13, 39, 20, INK);
        Pen::new(Style::Bold, INK, PAPER).room(192).left(canvas, 38, 55, words.all_reported);
    });
    let rows = [
        (Icon::Badge, words.where_all_stand, see(View::Officers)),
        (Icon::Sealmark, texts.seed_and_code, Deed::Audit),
        (Icon::Cards, texts.again, Deed::Again),
        (Icon::Flag, texts.erase_game, Deed::EraseGame),
    ];
    let list = List::new(rows.len(), row.into()).below(72);
    show.list(list, |row| see(View::Result { row: row as u8 }), &|index, tell| {
        if let Some(&(icon, label, deed)) = rows.get(index) {
            tell(Row::new(label).icon(icon).leads(), Ok(deed));
        }
    });
    show.keys([
        Bound::says(Cap::UpDown, texts.choose),
        Bound::says(Cap::A, texts.open),
        Bound::new(Cap::B, texts.home, Deed::Leave),
    ]);
}

/// Where all stand in the end.
pub(super) fn officers_page(desk: &TableDesk<'_>, show: &mut Shows<'_>) {
    events::officers(desk, show);
    let back = see(View::Result { row: 0 });
    show.any_key(back);
    show.keys([Bound::new(Cap::B, desk.texts.back, back)]);
}
