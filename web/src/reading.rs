//! The picture in words, for those who cannot see it: all that it says, and what of it is new.

use confidant_companion::draw::Icon;
use confidant_companion::draw::trace::Trace;
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
    pub fn take(&mut self, trace: &Trace, language: Language, secret: bool) {
        let all = trace.read_with(&|icon| name_of(icon, language));
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

/// Signs that stand alone, as a ticket does, are read by their names; all others stand beside a text.
fn name_of(icon: Icon, language: Language) -> &'static str {
    let [english, french, german] = match icon {
        Icon::Taxi => ["Taxi", "Taxi", "Taxi"],
        Icon::Bus => ["Bus", "Bus", "Bus"],
        Icon::Underground => ["Underground", "Métro", "U-Bahn"],
        Icon::Black => ["Black ticket", "Ticket noir", "Black Ticket"],
        Icon::Double => ["Double move", "Coup double", "Doppelzug"],
        Icon::Ferry => ["Ferry", "Ferry", "Fähre"],
        Icon::Bobby => ["Bobby", "Bobby", "Bobby"],
        Icon::Musician => ["Musician", "Musicien", "Musiker"],
        Icon::Urchin => ["Street urchin", "Gamin", "Straßenjunge"],
        Icon::Lady => ["Lady", "Lady", "Lady"],
        _ => [""; 3],
    };
    match language {
        Language::English => english,
        Language::French => french,
        Language::German => german,
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
            reading.take(canvas.trace(), Language::English, secret);
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
