//! The picture in words, for those who cannot see it: all that it says, and what of it is new.

use confidant_companion::draw::Icon;
use confidant_companion::draw::trace::{Sign, Trace};
use confidant_companion::games::{Flow as _, Kind, scotland_yard, tatort_themse};
use confidant_companion::texts::Language;

/// What the picture says.
#[derive(Default)]
pub struct Reading {
    /// All of it, a line each.
    pub all: String,
    /// What is to be read out by itself now.
    pub live: String,
    chosen: String,
}

impl Reading {
    /// A new picture. Nothing of a secret is read out by itself.
    pub fn take(&mut self, trace: &Trace, game: Option<Kind>, language: Language, secret: bool) {
        let all = trace.read_with(&|sign| name_of(sign, game, language));
        let chosen = trace.spoken().join("; ");
        if secret {
            self.live.clear();
        } else if title(&all) != title(&self.all) || self.live.is_empty() {
            self.live = join(&all.replace('\n', ". "), &chosen);
        } else if chosen != self.chosen {
            self.live.clone_from(&chosen);
        } else {
            let is_new = |line: &&str| !is_time(line) && !self.all.lines().any(|old| old == *line);
            let new: Vec<&str> = all.lines().filter(is_new).collect();
            if !new.is_empty() {
                self.live = new.join(". ");
            }
        }
        self.all = all;
        self.chosen = chosen;
    }
}

/// What stands on the plate: another one is another screen.
fn title(text: &str) -> &str {
    text.lines().next().unwrap_or("").split("  ").next().unwrap_or("")
}

fn join(all: &str, chosen: &str) -> String {
    if chosen.is_empty() { all.to_owned() } else { format!("{all}. {chosen}") }
}

/// Whether a line is a clock, or what stands beside one: it would be read out every second.
fn is_time(line: &str) -> bool {
    line.split("  ").any(|word| {
        word.contains(':')
            && word.chars().all(|sign| sign.is_ascii_digit() || matches!(sign, ':' | '-' | '−' | '+'))
    })
}

/// The largest sign on a ticket or a stamp; in a row of a list, beside its words, it is larger.
const ON_TICKET: i32 = 16;

/// The name of a sign that no text explains: a ticket of Scotland Yard, a witness of Tatort Themse. All others, and the
/// same ones in other games, stand beside a text.
fn name_of(sign: Sign, game: Option<Kind>, language: Language) -> &'static str {
    let in_language = |texts: [&'static str; 3]| texts[language as usize];
    if game == Some(scotland_yard::Screens::KIND) && sign.area.width <= ON_TICKET {
        let words = scotland_yard::Words::of(language);
        return match sign.icon {
            Icon::Taxi => words.taxi,
            Icon::Bus => words.bus,
            Icon::Underground => words.underground,
            Icon::Black => in_language(["Black ticket", "Ticket noir", "Black Ticket"]),
            Icon::Double => in_language(["Double move", "Coup double", "Doppelzug"]),
            Icon::Ferry => in_language(["Ferry", "Ferry", "Fähre"]),
            _ => "",
        };
    }
    if game != Some(tatort_themse::Screens::KIND) {
        return "";
    }
    let words = tatort_themse::Words::of(language);
    match sign.icon {
        Icon::Bobby => words.bobby,
        Icon::Musician => words.musician,
        Icon::Urchin => words.urchin,
        Icon::Lady => words.lady,
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use confidant_companion::Canvas;
    use confidant_companion::draw::palette::{INK, PAPER};
    use confidant_companion::draw::parts::list::{PITCH, Row, list};
    use confidant_companion::draw::parts::plate::{Corner, plate};
    use confidant_companion::draw::{Pen, Style};
    use confidant_companion::games::tiny_epic_crimes;

    const YARD: Option<Kind> = Some(scotland_yard::Screens::KIND);

    #[test]
    fn a_sign_has_a_name_where_it_stands_for_itself() {
        let mut canvas = Canvas::new();
        for (row, (icon, size)) in (0..).zip([(Icon::Black, 16), (Icon::Double, 20), (Icon::Urchin, 15)]) {
            icon.draw(&mut canvas, 8, 8 + 24 * row, size, PAPER);
        }
        let read = |game, language| {
            let mut reading = Reading::default();
            reading.take(canvas.trace(), game, language, false);
            reading.all
        };
        let thames = Some(tatort_themse::Screens::KIND);
        let crimes = Some(tiny_epic_crimes::CaseScreens::KIND);
        assert_eq!(
            read(YARD, Language::French),
            "Ticket noir",
            "a large one stands in a row, beside its words"
        );
        assert_eq!(read(thames, Language::French), "Poulbot");
        assert_eq!(read(crimes, Language::French), "", "suspect cards have the sign of a black ticket");
        assert_eq!(read(None, Language::French), "");
    }

    fn picture(title: &str, chosen: usize, clock: &str) -> Canvas {
        let mut canvas = Canvas::new();
        canvas.clear(INK);
        plate(&mut canvas, title, Corner::None);
        list(&mut canvas, PITCH, 2, chosen, |row| {
            Row::new(["Sound", "Light"][row]).value(["on", "3/5"][row])
        });
        Pen::new(Style::Body, PAPER, INK).left(&mut canvas, 8, 140, clock);
        Icon::Bus.draw(&mut canvas, 8, 160, 16, PAPER);
        canvas
    }

    fn said(pictures: &[Canvas], secret: bool) -> Vec<String> {
        let mut reading = Reading::default();
        let mut said = Vec::new();
        for canvas in pictures {
            reading.take(canvas.trace(), YARD, Language::English, secret);
            said.push(reading.live.clone());
        }
        said
    }

    #[test]
    fn a_new_screen_is_read_whole_then_only_what_is_chosen_or_new() {
        let pictures = [
            picture("Settings", 0, "0:10"),
            picture("Settings", 1, "0:11"),
            picture("Settings", 1, "0:12"),
            picture("Settings", 1, "The end is near"),
            picture("Home", 1, "The end is near"),
        ];
        let said = said(&pictures, false);
        assert_eq!(said[0], "Settings. Sound  on. Light  3/5. 0:10. Bus. Sound, on");
        assert_eq!(said[1], "Light, 3/5");
        assert_eq!(said[2], "Light, 3/5", "a clock says nothing");
        assert_eq!(said[3], "The end is near");
        assert!(said[4].starts_with("Home. "), "{}", said[4]);
    }

    #[test]
    fn a_secret_is_not_read_out_by_itself() {
        let pictures = [picture("Settings", 0, ""), picture("Settings", 1, "")];
        assert_eq!(said(&pictures, true), ["", ""]);
    }
}
