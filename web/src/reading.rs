//! The picture in sentences, for those who cannot see it: all that it says, and what of it is new.

/// What the picture says.
#[derive(Default)]
pub struct Reading {
    /// All of it, a line each.
    pub all: String,
    /// What is to be read out by itself now.
    pub live: String,
    sentences: Vec<String>,
    chosen: String,
}

impl Reading {
    /// A new picture: its sentences, and what is chosen there. Nothing of a secret is read out by itself.
    pub fn take(&mut self, sentences: &[String], chosen: &str, secret: bool) {
        let title = |of: &[String]| of.first().map(|plate| without_time(plate));
        if secret {
            self.live.clear();
        } else if title(sentences) != title(&self.sentences) || self.live.is_empty() {
            let chosen = Some(chosen).filter(|chosen| !chosen.is_empty());
            // What is chosen comes once more at the end, where the next key begins.
            self.live = sentences.iter().map(String::as_str).chain(chosen).collect::<Vec<_>>().join(" ");
        } else if chosen != self.chosen {
            let lit = sentences
                .iter()
                .find(|said| said.strip_prefix(chosen).is_some_and(|more| more.starts_with(", ")));
            self.live = lit.cloned().unwrap_or_else(|| chosen.to_owned());
        } else {
            let old: Vec<String> = self.sentences.iter().map(|said| without_time(said)).collect();
            let is_new = |said: &&String| !old.contains(&without_time(said));
            let new: Vec<&str> = sentences.iter().filter(is_new).map(String::as_str).collect();
            if !new.is_empty() {
                self.live = new.join(" ");
            }
        }
        self.all = sentences.join("\n");
        self.sentences = sentences.to_vec();
        chosen.clone_into(&mut self.chosen);
    }
}

/// A sentence without clocks: they would be read out every second.
pub fn without_time(said: &str) -> String {
    let is_time = |word: &&str| {
        let word = word.trim_end_matches('.');
        word.contains(':')
            && word.chars().all(|sign| sign.is_ascii_digit() || matches!(sign, ':' | '-' | '−' | '+'))
    };
    said.trim_end_matches('.').split(", ").filter(|word| !is_time(word)).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(pictures: &[&[&str]], chosen: &[&str], secret: bool) -> Vec<String> {
        let mut reading = Reading::default();
        let mut said = Vec::new();
        for (picture, chosen) in pictures.iter().zip(chosen) {
            let sentences: Vec<String> = picture.iter().map(ToString::to_string).collect();
            reading.take(&sentences, chosen, secret);
            said.push(reading.live.clone());
        }
        said
    }

    const FIRST: &[&str] = &["Settings, 0:10.", "Sound, On, chosen, row 1 of 2.", "Light, 3/5.", "B: Back."];
    const SECOND: &[&str] = &["Settings, 0:11.", "Sound, On.", "Light, 3/5, chosen, row 2 of 2.", "B: Back."];
    const LATER: &[&str] = &["Settings, 0:12.", "Sound, On.", "Light, 3/5, chosen, row 2 of 2.", "B: Back."];
    const NEWS: &[&str] =
        &["Settings, 0:12.", "Sound, On.", "Light, 3/5, chosen, row 2 of 2.", "The end is near.", "B: Back."];
    const HOME: &[&str] = &["Home.", "The end is near."];

    #[test]
    fn a_new_screen_is_read_whole_then_only_what_is_chosen_or_new() {
        let lit = ["Sound, On", "Light, 3/5", "Light, 3/5", "Light, 3/5", ""];
        let said = said(&[FIRST, SECOND, LATER, NEWS, HOME], &lit, false);
        assert_eq!(said[0], "Settings, 0:10. Sound, On, chosen, row 1 of 2. Light, 3/5. B: Back. Sound, On");
        assert_eq!(said[1], "Light, 3/5, chosen, row 2 of 2.");
        assert_eq!(said[2], said[1], "a clock says nothing");
        assert_eq!(said[3], "The end is near.");
        assert_eq!(said[4], "Home. The end is near.");
    }

    #[test]
    fn a_secret_is_not_read_out_by_itself() {
        assert_eq!(said(&[FIRST, SECOND], &["Sound, On", "Light, 3/5"], true), ["", ""]);
    }
}
