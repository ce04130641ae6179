//! What can be done on the pages of the house, and what each deed changes.

use confidant_core::pack::BoxedGame;
use confidant_core::robots::Level;
use confidant_core::seat::Seat;

use super::Companion;
use super::screen::{Question, Screen};
use super::store::Then;
use crate::games::{Kind, Shelf};
use crate::input::Key;
use crate::input::StoreRequest;
use crate::journal::{Entry, Name};
use crate::page::{Choice, Show};
use crate::settings::Telling;
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
    /// So bright, so loud, and when it is told what follows from an entry.
    Light(u8),
    Volume(u8),
    Telling(Telling),
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
    /// It is told what follows from the last entry.
    Tell,
    /// The last entry is to be taken back.
    TakeBack,
    /// All agree, as long as A is held.
    Agree,
    /// The values of a box are to be erased.
    EraseBox(BoxedGame),
    /// Somebody has read what lies in this place now.
    BoxSeen(BoxedGame),
    /// A line of the set-up is lowered, or raised.
    Adjust(u8, bool),
    /// What a line of the set-up leads to.
    OpenLine(u8),
    /// The set-up is complete.
    SetUpDone,
    /// Somebody is called so.
    Name(Seat, Name),
    /// Whether the printed cards of this game lie on the table.
    OwnBox(BoxedGame, bool),
    /// So many people play; this seat is a person's, or Confidant's; all of that is said.
    People(u8),
    Robot(Seat, Option<Level>),
    PeopleSet,
    /// A seat is to choose a code; an arm of the rose of a code, and back.
    ChooseCode(Seat),
    FlickCode(Key),
    BackInCode,
    /// A seat has no code any more.
    NoPin(Seat),
    /// The game begins as it was sealed; or the table thinks again.
    Begin,
    Unseal,
    /// Back from a closed veil.
    StepBack,
    /// To the table, from a secret.
    ToTable,
    /// The game that is over is put away, and another one chosen.
    PutAway(Then),
    /// The same people play again.
    Again,
    /// Seed, seal and record.
    Audit,
    /// The past games; one of them.
    Past,
    OpenPast(u16),
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
            None => self.answer_nothing(),
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
            Deed::Telling(telling) => (self.settings.telling, self.changed) = (telling, true),
            Deed::Volume(volume) => (self.settings.volume, self.changed) = (volume, true),
            Deed::Keep => {
                self.pop();
                self.keep_settings();
            }
            Deed::Update => self.output.update = true,
            Deed::Pause(pause) => self.ask_entry(Entry::Pause(pause)),
            Deed::Confirmed(question) => self.confirmed(question),
            Deed::Own(item) => self.choose_own(item),
            Deed::Tell => self.ask_entry(Entry::Settle),
            Deed::TakeBack => self.take_back(),
            Deed::Agree => self.begin_to_agree(),
            Deed::EraseBox(which) => self.ask_erase_box(which),
            Deed::BoxSeen(which) => self.next_new_values(which),
            Deed::Adjust(row, up) => self.adjust_line(row.into(), up),
            Deed::OpenLine(row) => self.open_line(row.into()),
            Deed::SetUpDone => self.set_up_done(),
            Deed::Name(seat, name) => self.give_name(seat, name),
            Deed::OwnBox(which, lies) => self.own_box_is(which, lies),
            Deed::People(people) => self.draft.set_people(people),
            Deed::Robot(seat, level) => self.draft.set_robot(seat, level),
            Deed::PeopleSet => self.open_lines(),
            Deed::ChooseCode(seat) => self.choose_pin(seat),
            Deed::FlickCode(key) => self.flick_code(key),
            Deed::BackInCode => self.step_back_in_code(),
            Deed::NoPin(seat) => self.draft.set_pin(seat, None),
            Deed::Begin => self.begin_sealed(),
            Deed::Unseal => {
                self.draft.unseal();
                self.pop();
            }
            Deed::StepBack => self.step_back(),
            Deed::ToTable => self.go_to_table(),
            Deed::PutAway(then) => self.put_away(then),
            Deed::Again => self.play_again(),
            Deed::Audit => self.open_audit(),
            Deed::Past => self.open_past_games(0),
            Deed::OpenPast(number) => self.open_past(number),
            Deed::Mend { kept } => self.ask_entry(Entry::Mend { kept }),
            Deed::TryAgain => self.try_again(),
            Deed::GiveUp => self.give_up(),
        }
        self.redraw();
    }

    fn confirmed(&mut self, question: Question) {
        match question {
            Question::Undo => self.ask_entry(Entry::Undo),
            Question::EndGame => self.put_away(Then::Home),
            Question::EndForNew => self.put_away(Then::NewGame),
            Question::PushOut(_) => self.push_out(),
            Question::EraseGames => self.ask_store(StoreRequest::EraseShelf),
            Question::Erase => self.ask_store(StoreRequest::Erase),
            Question::EraseBox(which) => self.ask_store(StoreRequest::EraseBox(which)),
        }
    }
}
