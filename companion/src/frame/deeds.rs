//! What can be done on the pages of the house, and what each deed changes.

use confidant_core::pack::BoxedGame;
use confidant_core::robots::Level;
use confidant_core::seat::Seat;

use super::Companion;
use super::screen::{Question, Screen};
use super::store::Then;
use crate::games::{Kind, Shelf};
use crate::input::{Key, StoreRequest};
use crate::journal::{Entry, Name, PinKey};
use crate::page::{Choice, Show};
use crate::texts::Language;

/// What a key does on a page of the house.
pub(super) enum Deed {
    /// Another screen above this one.
    Open(Screen),
    /// Another screen in the place of this one: the same with another row, as a rule.
    Turn(Screen),
    /// Back to the screen below.
    Back,
    /// Home.
    Home,
    /// To the running game.
    Resume,
    /// The set-up of a game.
    SetUp(Kind),
    /// The rules: of this game, or of which?
    Rules(Option<Kind>),
    /// The language from now on.
    Speak(Language),
    /// How it works was read.
    Welcomed,
    /// So bright, or with tones.
    Light(u8),
    Sound(bool),
    /// Settings and boxes are left: what was changed is kept.
    Keep,
    /// A new program may come.
    Update,
    /// The table pauses, or goes on.
    Pause(bool),
    /// A question was answered with yes.
    Confirmed(Question),
    /// A row of the menu that the game brought.
    Own(usize),
    /// The last entry is to be taken back.
    TakeBack,
    /// The values of a box are to be erased.
    EraseBox(BoxedGame),
    /// Somebody has read what lies in this place now.
    BoxSeen(BoxedGame),
    /// A key on a line of the set-up.
    Line(u8, Key),
    /// The set-up is complete.
    SetUpDone,
    /// Somebody is called so.
    Name(Seat, Name),
    /// Who plays this seat.
    Robot(Seat, Option<Level>),
    /// A key of a code.
    PinKey(PinKey),
    /// A seat has no code any more.
    NoPin(Seat),
    /// The game begins as it was sealed; or the table thinks again.
    Begin,
    Unseal,
    /// Back from a closed veil.
    StepBack,
    /// To the table, from a secret.
    ToTable,
    /// The journal is mended up to this entry.
    Mend {
        kept: u16,
    },
    /// What could not be stored is tried again, or given up.
    TryAgain,
    GiveUp,
}

/// Takes in a page of the house.
pub(super) type Shows<'a> = Show<'a, Deed>;

impl<S: Shelf> Companion<S> {
    /// Does what a key was found to do on a page of the house.
    pub(super) fn do_found(&mut self, found: Option<Choice<Deed>>) {
        match found {
            None => {}
            Some(Err(why)) => self.refuse(why),
            Some(Ok(deed)) => self.do_deed(deed),
        }
    }

    fn do_deed(&mut self, deed: Deed) {
        match deed {
            Deed::Open(screen) => self.push(screen),
            Deed::Turn(screen) => self.replace(screen),
            Deed::Back => self.pop(),
            Deed::Home => self.go_home(),
            Deed::Resume => self.resume(),
            Deed::SetUp(kind) => self.begin_draft(kind),
            Deed::Rules(Some(kind)) => self.open_rules(kind),
            Deed::Rules(None) => self.open_rule_books(),
            Deed::Speak(language) => {
                self.settings.language = language;
                self.changed = true;
                if let Screen::Languages { .. } = self.stack.top() {
                    self.pop();
                    self.keep_settings();
                }
            }
            Deed::Welcomed => {
                self.settings.welcomed = true;
                self.changed = true;
                self.pop();
                self.keep_settings();
            }
            Deed::Light(light) => (self.settings.light, self.changed) = (light, true),
            Deed::Sound(on) => (self.settings.sound, self.changed) = (on, true),
            Deed::Keep => {
                self.pop();
                self.keep_settings();
            }
            Deed::Update => self.output.update = true,
            Deed::Pause(pause) => self.ask_entry(Entry::Pause(pause)),
            Deed::Confirmed(question) => self.confirmed(question),
            Deed::Own(item) => self.choose_own(item),
            Deed::TakeBack => self.take_back(),
            Deed::EraseBox(which) => self.ask_erase_box(which),
            Deed::BoxSeen(which) => self.next_new_values(which),
            Deed::Line(row, key) => self.change_line(row, key),
            Deed::SetUpDone => self.set_up_done(),
            Deed::Name(seat, name) => self.give_name(seat, name),
            Deed::Robot(seat, level) => self.draft.set_robot(seat, level),
            Deed::PinKey(key) => self.take_pin_key(key),
            Deed::NoPin(seat) => self.draft.set_pin(seat, None),
            Deed::Begin => self.begin_sealed(),
            Deed::Unseal => {
                self.draft.unseal();
                self.pop();
            }
            Deed::StepBack => self.step_back(),
            Deed::ToTable => self.go_to_table(),
            Deed::Mend { kept } => self.ask_entry(Entry::Mend { kept }),
            Deed::TryAgain => self.try_again(),
            Deed::GiveUp => self.give_up(),
        }
        self.redraw();
    }

    fn confirmed(&mut self, question: Question) {
        match question {
            Question::Undo => self.ask_entry(Entry::Undo),
            Question::EndGame | Question::EraseGame => self.ask_entry(Entry::End),
            Question::EndForNew => {
                self.storing.then = Then::NewGame;
                self.ask_entry(Entry::End);
            }
            Question::Erase => self.ask_store(StoreRequest::Erase),
            Question::EraseBox(which) => self.ask_store(StoreRequest::EraseBox(which)),
        }
    }
}
