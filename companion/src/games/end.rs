//! The end of a game, the same for all: the verdict as a banner, then a page with its sentence, what there is to look at, the
//! record, and another game with the same people.

use super::{Deed, DeedOf, Desk, Flow, ShowOf, TableScreens};
use crate::draw::palette::{INK, LAMP, PAPER, WAX};
use crate::draw::parts::card::card;
use crate::draw::parts::hints::Cap;
use crate::draw::parts::list::Row;
use crate::draw::parts::plate::Corner;
use crate::draw::parts::seat::seat;
use crate::draw::text::Align;
use crate::draw::{Area, Canvas, Icon, Pen, Style};
use crate::page::{Bound, List};
use crate::texts::{Phrase, fill};

/// How a game came out.
pub struct Verdict {
    /// Whether somebody got away whom all have hunted: then the banner is of wax.
    pub got_away: bool,
    /// One large sign.
    pub icon: Icon,
    /// Whose token stands below it.
    pub token: Option<u8>,
    /// Who it is about.
    pub who: Phrase,
    /// What they did: the rest of the sentence.
    pub does: Phrase,
    /// Why, or what else was close; empty if there is no more to say.
    pub why: Phrase,
}

impl Verdict {
    /// Who did what.
    pub fn sentence(&self) -> Phrase {
        if self.does.is_empty() { self.who.clone() } else { fill("{} {}", &[&self.who, &self.does]) }
    }
}

/// Something to look at once the game is over: sign, label, where it leads.
pub type Look<F> = (Icon, &'static str, DeedOf<F>);

/// What the page of the end is made of.
pub struct End<'a, F: TableScreens> {
    /// How it came out.
    pub verdict: &'a Verdict,
    /// The game's own rows.
    pub looks: &'a [Look<F>],
    /// Whether something was hidden, so that there is a seal to compare.
    pub sealed: bool,
    /// What another game is called,
    pub again: &'static str,
    /// and who is who then; empty: as before.
    pub next: Phrase,
}

/// The banner, until a key.
pub fn verdict_page<F: TableScreens>(
    desk: &Desk<'_, F>,
    show: &mut ShowOf<'_, F>,
    verdict: &Verdict,
    onward: DeedOf<F>,
) {
    show.picture(|canvas| draw_banner(canvas, verdict, desk.texts.any_key));
    show.any_key(onward);
}

fn draw_banner(canvas: &mut Canvas, verdict: &Verdict, any_key: &str) {
    let (ground, colour) = if verdict.got_away { (WAX, PAPER) } else { (LAMP, INK) };
    canvas.clear(ground);
    canvas.outline(Area::SCREEN.inset(6), 10, 2, colour);
    verdict.icon.draw(canvas, 82, 16, 76, colour);
    if let Some(number) = verdict.token {
        // On ink: one of its colours is near the lamp's.
        canvas.disc(120, 106, 20, INK);
        seat(canvas, 104, 90, 32, number);
    }
    let pen = |style| Pen::new(style, colour, ground).room(216);
    pen(Style::Name).fit(216, &verdict.who).centred(canvas, 120, 152, &verdict.who);
    pen(Style::Head).fit(216, &verdict.does).centred(canvas, 120, 177, &verdict.does);
    pen(Style::Note).paragraph(canvas, Area::new(12, 182, 216, 36), 15, Align::Middle, &verdict.why);
    pen(Style::Note).centred(canvas, 120, 226, any_key);
}

/// The page of a game that is over. `light` is the deed that lights a row.
pub fn end_page<F: TableScreens>(
    desk: &Desk<'_, F>,
    show: &mut ShowOf<'_, F>,
    end: &End<'_, F>,
    row: u8,
    light: impl FnOnce(usize) -> DeedOf<F>,
) {
    let texts = desk.texts;
    show.plate(<F as Flow>::TITLE, Corner::Text(texts.is_over));
    let corrections = match desk.public.corrections() {
        0 => Phrase::new(),
        count => fill(texts.corrections, &[&count]),
    };
    let sentence = Sentence::of(end.verdict, corrections);
    show.picture(|canvas| sentence.draw(canvas, end.verdict));
    let house = [
        end.sealed.then_some((Icon::Sealmark, texts.seed_and_code, Deed::Audit)),
        // Beside a past game another one may run.
        (!desk.public.is_past()).then_some((Icon::Cards, end.again, Deed::Again)),
    ];
    let rows = || end.looks.iter().copied().chain(house.iter().flatten().copied());
    show.list(
        List::new(rows().count(), row.into()).below(sentence.bottom()).pitch(END_PITCH),
        light,
        &|index, tell| {
            let Some((icon, label, deed)) = rows().nth(index) else { return };
            let row = Row::new(label).icon(icon).leads();
            let is_again = matches!(deed, Deed::Again) && !end.next.is_empty();
            tell(if is_again { row.sub(&end.next) } else { row }, Ok(deed));
        },
    );
    show.keys([
        Bound::says(Cap::UpDown, texts.choose),
        Bound::says(Cap::A, texts.open),
        Bound::new(Cap::B, texts.home, Deed::Leave),
    ]);
}

/// The sentence of a page of the end that the house draws itself; where the rows below it begin.
pub(crate) fn sentence(show: &mut crate::page::Show<'_, impl Sized>, verdict: &Verdict) -> i32 {
    let sentence = Sentence::of(verdict, Phrase::new());
    show.picture(|canvas| sentence.draw(canvas, verdict));
    sentence.bottom()
}

/// The sentence on paper, and why; below it begin the rows.
struct Sentence {
    says: Phrase,
    style: Style,
    lines: i32,
    why: i32,
    corrections: Phrase,
}

/// From row to row of such a page.
pub(crate) const PITCH: i32 = END_PITCH;
/// A little closer than elsewhere: four rows below a sentence of two lines.
const END_PITCH: i32 = 33;
const SENTENCE_TOP: i32 = 31;
const SENTENCE_ROOM: i32 = 186;

impl Sentence {
    fn of(verdict: &Verdict, corrections: Phrase) -> Self {
        let says = verdict.sentence();
        // In smaller letters if one line is enough then.
        let one = |style: &Style| style.width(&says) <= SENTENCE_ROOM;
        let style = [Style::Bold, Style::NoteBold].into_iter().find(one).unwrap_or(Style::Bold);
        let lines = style.count(&says, SENTENCE_ROOM) as i32;
        let why =
            if verdict.why.is_empty() { 0 } else { Style::Note.count(&verdict.why, SENTENCE_ROOM) as i32 };
        Self { says, style, lines, why, corrections }
    }

    fn height(&self) -> i32 {
        14 + 18 * self.lines + 16 * (self.why + i32::from(!self.corrections.is_empty()))
    }

    fn bottom(&self) -> i32 {
        SENTENCE_TOP + self.height() + 3
    }

    fn draw(&self, canvas: &mut Canvas, verdict: &Verdict) {
        let height = self.height();
        card(canvas, Area::new(8, SENTENCE_TOP, 224, height));
        verdict.icon.draw(canvas, 13, SENTENCE_TOP + height / 2 - 10, 20, INK);
        let part = |y, lines, line| Area::new(38, y, SENTENCE_ROOM, lines * line + 4);
        let top = SENTENCE_TOP + 6;
        let pen = Pen::new(self.style, INK, PAPER);
        pen.paragraph(canvas, part(top, self.lines, 18), 18, Align::Left, &self.says);
        let top = top + 18 * self.lines;
        let pen = Pen::new(Style::Note, INK, PAPER);
        let below = [(top, self.why, &verdict.why), (top + 16 * self.why, 1, &self.corrections)];
        for (y, lines, text) in below.into_iter().filter(|(_, _, text)| !text.is_empty()) {
            pen.paragraph(canvas, part(y, lines, 16), 16, Align::Left, text);
        }
    }
}
