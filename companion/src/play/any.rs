//! What the frame asks of a running game and tells it, whichever it is: [`AnyPlay`].

use core::task::Poll;

use confidant_core::fuel::Fuel;
use confidant_core::seat::Seat;

use super::{Applied, CornerText, NotCorrected};
use crate::draw::{Canvas, Icon};
use crate::games::{Deed, FiguresAndSigns, Thought};
use crate::input::{Key, Millis};
use crate::journal::{Entry, Record};
use crate::page::Choice;
use crate::seal::{Fault, Packed, ShortSigns};
use crate::session::{Inapplicable, Session};
use crate::settings::Settings;
use crate::texts::{Language, Phrase};

/// Where and when something is drawn or pressed.
#[derive(Clone, Copy)]
pub struct Context {
    /// The language.
    pub language: Language,
    /// The time.
    pub now: Millis,
    /// A number that nobody knows.
    pub random: u32,
    /// Whether nothing can be entered yet: whoever presses twice must not enter the next one's move.
    pub rests: bool,
}

/// What a key led to in any game.
pub struct Led {
    /// Nothing, a reason why not, or a deed. The game's own deeds are done already.
    pub found: Option<Choice<Deed<Entry, ()>>>,
    /// Whether it took away something that any key takes away.
    pub by_any_key: bool,
}

/// Whose press would be the next one, as far as an entry tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// That of whoever solves a puzzle: no press is a slip.
    Free,
    /// That of the same person.
    Same,
    /// Somebody else's.
    Other,
}

/// What follows when an action was played, in any game.
pub struct Acted {
    /// Whose secret is needed next.
    pub holder: Option<Seat>,
    /// Whether it is to be noticed.
    pub notable: bool,
    /// Whose press is next.
    pub next: Next,
}

/// Who may take back the last entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoBy {
    /// Its author; none: the table.
    pub author: Option<Seat>,
    /// Whether the author does so in secret, while holding Y.
    pub secret: bool,
}

/// Rows that a game adds to the menu: sign and label.
pub type MenuItems = heapless::Vec<(Icon, &'static str), 4>;

/// A line of the history in words.
pub struct HistoryLine {
    /// Who.
    pub who: Phrase,
    /// What.
    pub what: Phrase,
    /// Its sign.
    pub icon: Icon,
    /// The proof with it, if it was secret.
    pub proof: Option<ShortSigns>,
    /// Figures with signs that belong to it.
    pub signs: FiguresAndSigns,
}

/// What the table is told beside the entries, in words.
pub struct Told {
    /// A sentence.
    pub says: Phrase,
    /// What it is about, in a line; empty if there is no more to say.
    pub note: Phrase,
    /// Its sign.
    pub icon: Icon,
}

/// A running game of any kind.
pub trait AnyPlay {
    /// Reads a record of the journal; false if it does not follow.
    fn replay(&mut self, session: &mut Session, record: &Record) -> bool;

    /// A record was stored: now it counts.
    fn happened(
        &mut self,
        session: &mut Session,
        record: &Record,
        here: Context,
    ) -> Result<Applied<Acted>, Inapplicable>;

    /// Who has won, a bit for each seat; 0 if nobody did or the game is not over.
    fn winners(&self) -> u8;

    /// Whether it is still to be told what follows from the last entry.
    fn is_unsettled(&self) -> bool;

    /// How far the game had come when that entry was made, in words.
    fn unsettled_progress(&self, session: &Session, here: Context) -> Phrase;

    /// Draws that entry.
    fn draw_unsettled(&self, session: &Session, here: Context, canvas: &mut Canvas);

    /// What is to be stored next without a further key.
    fn prepared(&mut self, session: &Session, here: Context) -> Option<Entry>;

    /// Keeps what is to be remembered of a game that is over; whether there is something new.
    fn keep(&self, session: &Session, here: Context, settings: &mut Settings) -> bool;

    /// The game has just begun; whether the table does something before the first secret is needed.
    fn begun(&mut self, session: &Session, here: Context) -> bool;

    /// The game begins again at the table.
    fn reset(&mut self, session: &Session, here: Context);

    /// The holder of a secret gave the device back.
    fn put_down(&mut self);

    /// The table sees its screen now.
    fn seen(&mut self, now: Millis);

    /// When the table's screen moves by itself next.
    fn moves_at(&self, now: Millis) -> Option<Millis>;

    /// What moves on the table's screen comes to its end.
    fn skip_motion(&mut self);

    /// Whether this key, held, goes on turning the table's screen.
    fn repeats(&self, key: Key) -> bool;

    /// Whether A, held, does at the place that is lit now what the last entry did.
    fn draws_on(&self, session: &Session, here: Context) -> bool;

    /// Whether something secret was entered: then a proof binds more than the table knows.
    fn has_proofs(&self, session: &Session) -> bool;

    /// What a sign stands for on the screen of this moment.
    fn called(&self, session: &Session, here: Context, icon: Icon) -> Phrase;

    /// Whether news may lie over the foot of the table's screen.
    fn has_foot(&self) -> bool;

    /// The first row of that foot.
    fn foot_top(&self) -> i32;

    /// Whose secret is needed now. Confidant needs nobody to hand it anything.
    fn holder(&self, session: &Session) -> Option<Seat>;

    /// Whose secret Y opens on the screen of this moment.
    fn look(&self, session: &Session, here: Context) -> Option<Seat>;

    /// A key at the table.
    fn press(&mut self, session: &Session, here: Context, key: Key) -> Led;

    /// Whether keys rest a moment where the next press would be another person's.
    fn is_guarded(&self) -> bool;

    /// Whether any key takes away what the table sees.
    fn goes_on(&self, session: &Session, here: Context) -> bool;

    /// One of the game's own rows of the menu was chosen.
    fn chosen(&mut self, session: &Session, here: Context, item: usize) -> Led;

    /// The game's own rows of the menu.
    fn menu(&self, session: &Session, here: Context) -> MenuItems;

    /// The table's screen.
    fn draw(&self, session: &Session, here: Context, canvas: &mut Canvas);

    /// The secret of a seat was opened.
    fn opened(&mut self, session: &Session, here: Context, seat: Seat);

    /// Takes a key that is pressed while the secret of a seat is unveiled.
    fn press_secret(&mut self, session: &Session, here: Context, seat: Seat, key: Key) -> Led;

    /// Whether the secret page that is open is a rose or its last page.
    fn is_rose(&self) -> bool;

    /// Draws the secret screen of a seat.
    fn draw_secret(&self, session: &Session, here: Context, seat: Seat, canvas: &mut Canvas);

    /// Whether the table sees its face once nobody has pressed a key for a while.
    fn has_face(&self, session: &Session, here: Context) -> bool;

    /// Draws that face.
    fn draw_face(&self, session: &Session, here: Context, canvas: &mut Canvas);

    /// Whether the turn clock stands.
    fn holds_time(&self, session: &Session, here: Context) -> bool;

    /// What stands on the right of the plate.
    fn corner(&self, session: &Session, here: Context) -> CornerText;

    /// How far the game has come, in words.
    fn progress(&self, session: &Session, here: Context) -> Phrase;

    /// How far the game has come, in figures.
    fn brief(&self) -> Phrase;

    /// Who may take back the last entry, if it may be taken back.
    fn undo(&self, session: &Session) -> Option<UndoBy>;

    /// The first of the entries that all together may correct; as many as stand if there is none.
    fn correctable_from(&self, session: &Session) -> usize;

    /// Whether all together may correct this entry; if not, why.
    fn may_correct(&self, session: &Session, entry: usize) -> Result<(), NotCorrected>;

    /// An entry that stands, in words.
    fn act(&self, session: &Session, here: Context, entry: usize) -> Option<HistoryLine>;

    /// The last entry that stands, in words.
    fn last_act(&self, session: &Session, here: Context) -> Option<HistoryLine> {
        self.act(session, here, session.log.acts().len().checked_sub(1)?)
    }

    /// What the table was told last beside the entries, in words.
    fn last_aside(&self, session: &Session, here: Context) -> Option<Told>;

    /// Shows the lines of the history from one place to another, oldest first.
    fn history(
        &self,
        session: &Session,
        here: Context,
        from: usize,
        to: usize,
        show: &mut dyn FnMut(HistoryLine),
    );

    /// Writes on at the record of a game that is over.
    fn write(&mut self, session: &Session, packed: &mut Packed, fuel: &mut Fuel) -> Poll<Result<(), Fault>>;

    /// Whether Confidant has a move to think about.
    fn thinks(&self, session: &Session) -> bool;

    /// Confidant thinks on about its move.
    fn think(&mut self, session: &Session, here: Context, fuel: &mut Fuel) -> Thought<Entry>;

    /// Whether the game has work to be done in idle time.
    fn has_work(&self) -> bool;

    /// Work of the game in idle time; whether the picture shows what was done.
    fn work(&mut self, session: &Session, here: Context, fuel: &mut Fuel) -> bool;
}
