//! Who sits at the table: names from a list or off a letter wheel.

use confidant_core::id::Id;
use confidant_core::seat::Seat;

use super::Companion;
use super::deeds::{Deed, Shows};
use super::screen::Screen;
use crate::draw::palette::{FOG, INK, PAPER};
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::wheel::{Wheel, wheel};
use crate::draw::{Area, Icon, Pen, Style};
use crate::games::Shelf;
use crate::input::Key;
use crate::journal::Name;
use crate::page::{Bound, List};
use crate::texts::fill;

/// The letters of the wheel, round and round.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÀÂÇÉÈÊËÎÏÔÖÛÜ-’";
/// The widest name, in the largest type that shows one.
pub(super) const WIDEST: i32 = 200;

/// A letter of the wheel as it continues this name: capitals begin a name and what follows a hyphen.
fn letter_of(index: u8, typed: &str) -> char {
    let letter = LETTERS.chars().nth(usize::from(index)).unwrap_or('A');
    let begins = typed.is_empty() || typed.ends_with('-');
    if begins { letter } else { letter.to_lowercase().next().unwrap_or(letter) }
}

/// Where the wheel begins behind what was typed: the middle of the alphabet, then where letters mostly go on.
fn first_letter(typed: &str) -> u8 {
    let likely = match typed.chars().last() {
        None | Some('-' | '’') => 'M',
        Some(last) if "aeiouyäàâéèêëîïôöûü".contains(last.to_lowercase().next().unwrap_or(last)) => {
            'N'
        }
        Some(_) => 'A',
    };
    LETTERS.chars().position(|letter| letter == likely).unwrap_or(0) as u8
}

impl<S: Shelf> Companion<S> {
    pub(super) fn seats_page(&self, show: &mut Shows<'_>, row: u8) {
        let texts = self.texts();
        show.plate(texts.names, Corner::None);
        let list = List::new(self.draft.seat_count(), row.into());
        show.list(list, |row| Deed::Turn(Screen::Seats { row: row as u8 }), &|index, tell| {
            let Some(seat) = Seat::at(index) else { return };
            let icon = self.info().map_or(Icon::Witness, |info| (info.seat_icon)(seat));
            let names = Deed::Open(Screen::NamePick { seat, row: 0 });
            tell(Row::new(self.seat_name(seat)).icon(icon).leads(), Ok(names));
        });
        show.on(&[Key::Left], || Deed::Back);
        let choose = Bound::says(Cap::UpDown, texts.choose);
        show.keys([choose, Bound::says(Cap::A, texts.change), Bound::new(Cap::B, texts.back, Deed::Back)]);
    }

    /// The known names, those first that nobody at the table has yet: one person may lead two pawns.
    fn offered(&self, seat: Seat) -> impl Iterator<Item = &Name> {
        let seats = self.draft.seats().iter().take(self.draft.seat_count()).enumerate();
        let others = seats.filter(move |(index, _)| *index != seat.index()).map(|(_, info)| &info.name);
        let names = self.settings.names.iter();
        let of = move |taken: bool| {
            let others = others.clone();
            names.clone().filter(move |name| others.clone().any(|other| other == *name) == taken)
        };
        of(false).chain(of(true))
    }

    /// Somebody is called so: on to the next one without a name.
    pub(super) fn give_name(&mut self, seat: Seat, name: Name) {
        let named = !name.is_empty();
        if named && !self.settings.names.contains(&name) {
            self.settings.remember(&name);
            self.changed = true;
        }
        self.draft.set_name(seat, name);
        while matches!(self.stack.top(), Screen::NamePick { .. } | Screen::NameWheel { .. }) {
            self.pop();
        }
        let count = self.draft.seat_count();
        let next = self.draft.seats().iter().take(count).nth(seat.index() + 1);
        let goes_on = named && next.is_some_and(|info| info.name.is_empty());
        if let Some(next) = Seat::at(seat.index() + 1).filter(|_| goes_on) {
            self.replace(Screen::Seats { row: next.index() as u8 });
            self.push(Screen::NamePick { seat: next, row: 0 });
        }
        self.keep_settings();
    }

    pub(super) fn name_pick_page(&self, show: &mut Shows<'_>, seat: Seat, row: u8) {
        let texts = self.texts();
        show.plate(self.unnamed(seat), Corner::None);
        let known = self.offered(seat).count();
        let light = |row| Deed::Turn(Screen::NamePick { seat, row: row as u8 });
        show.list(
            List::new(known + 2, row.into()),
            light,
            &|index, tell| match self.offered(seat).nth(index) {
                Some(name) => tell(Row::new(name).icon(Icon::Witness), Ok(Deed::Name(seat, name.clone()))),
                None if index == known => {
                    let wheel = Screen::NameWheel { seat, typed: Name::new(), letter: first_letter("") };
                    tell(Row::new(texts.new_name).icon(Icon::Papers).leads(), Ok(Deed::Open(wheel)));
                }
                None => tell(Row::new(texts.no_name).icon(Icon::Cross), Ok(Deed::Name(seat, Name::new()))),
            },
        );
        show.on(&[Key::Left], || Deed::Back);
        let choose = Bound::says(Cap::UpDown, texts.choose);
        show.keys([choose, Bound::says(Cap::A, texts.take), Bound::new(Cap::B, texts.back, Deed::Back)]);
    }

    /// What the game itself calls a seat.
    fn unnamed(&self, seat: Seat) -> &'static str {
        self.info().map_or("", |info| (info.seat_name)(seat, self.settings.language))
    }

    pub(super) fn name_wheel_page(&self, show: &mut Shows<'_>, seat: Seat, typed: &Name, at: u8) {
        let texts = self.texts();
        show.plate(self.unnamed(seat), Corner::None);
        let count = LETTERS.chars().count() as u8;
        show.picture(|canvas| {
            let sign = |index: u8| fill("{}", &[&letter_of(index % count, typed)]);
            let (above, value, below) = (sign(at + count - 1), sign(at), sign(at + 1));
            wheel(canvas, 84, 76, 72, &Wheel { above: &above, value: &value, below: &below, focus: true });
            canvas.rect(Area::new(20, 70, 200, 2), FOG);
            Pen::new(Style::Name, PAPER, INK).room(WIDEST).centred(canvas, 120, 62, typed);
        });
        let goes_on = |typed: Name, letter: u8| Deed::Turn(Screen::NameWheel { seat, typed, letter });
        show.turns(at.into(), count.into(), |letter| goes_on(typed.clone(), letter as u8));
        let mut longer = typed.clone();
        let fits = longer.push(letter_of(at, typed)).is_ok() && Style::Name.width(&longer) <= WIDEST;
        let letter = first_letter(&longer);
        let add = || Bound::maybe(Cap::A, texts.add, fits.then(|| goes_on(longer.clone(), letter)));
        let shorter = || {
            let mut shorter = typed.clone();
            shorter.pop().map(|_| goes_on(shorter, at))
        };
        if fits {
            show.on(&[Key::Right], || goes_on(longer.clone(), letter));
        }
        show.also(Bound::maybe(Cap::Left, texts.erase, shorter()));
        let back = match shorter() {
            Some(shorter) => Bound::new(Cap::B, texts.erase, shorter),
            None => Bound::new(Cap::B, texts.back, Deed::Back),
        };
        show.keys([add(), back, Bound::new(Cap::X, texts.done, Deed::Name(seat, typed.clone()))]);
    }
}
