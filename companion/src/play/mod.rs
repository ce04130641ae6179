//! A running game of any kind as the frame sees it: [`AnyPlay`]. The frame asks for pictures and gives keys and
//! records; positions, secrets and texts of a game stay behind it.

mod position;

use core::ops::ControlFlow;
use core::task::Poll;

use confidant_core::fuel::Fuel;
use confidant_core::game::{Game, Undo};
use confidant_core::robots::{Level, thoughts};
use confidant_core::seat::Seat;

use crate::draw::{Canvas, Icon};
use crate::games::{
    ActionOf, Deed, DeedOf, Desk, FiguresAndSigns, Mind, Playable, PrintedOf, Public, SeatDesk, TableOf,
    Thought,
};
use crate::input::{Key, Millis};
use crate::journal::{Begin, Entry, Record};
use crate::log::{Line, What};
use crate::page::{Choice, Show};
use crate::seal::{Fault, Packed, ShortSigns, short_signs};
use crate::session::{Inapplicable, Session};
use crate::texts::{Language, Phrase, fill};

pub use crate::games::CornerText;
pub use position::{Applied, Position, Seen, ToldBy};

/// Where and when something is drawn or pressed.
#[derive(Clone, Copy)]
pub struct Context {
    /// The language.
    pub language: Language,
    /// The time.
    pub now: Millis,
    /// A number that nobody knows.
    pub random: u32,
}

/// What a key led to in any game: nothing, a reason why not, or a deed. The game's own deeds are done already.
pub type Led = Option<Choice<Deed<Entry, ()>>>;

/// What follows when an action was played, in any game.
pub struct Acted {
    /// Whose secret is needed next.
    pub holder: Option<Seat>,
    /// Who has something secret to read before the game goes on.
    pub reader: Option<Seat>,
    /// Whether it is to be noticed.
    pub notable: bool,
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

    /// Whether the last entry waits for the next one to begin, and this key at the table begins it.
    fn settles(&self, session: &Session, here: Context, key: Key) -> bool;

    /// What is to be stored next without a further key.
    fn prepared(&mut self, session: &Session, here: Context) -> Option<Entry>;

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

    /// Draws the secret screen of a seat.
    fn draw_secret(&self, session: &Session, here: Context, seat: Seat, canvas: &mut Canvas);

    /// What a seat was told by its last entry.
    fn draw_whisper(&self, session: &Session, here: Context, seat: Seat, canvas: &mut Canvas);

    /// What stands on the right of the plate.
    fn corner(&self, session: &Session, here: Context) -> CornerText;

    /// How far the game has come, in words.
    fn progress(&self, session: &Session, here: Context) -> Phrase;

    /// How far the game has come, in figures.
    fn brief(&self) -> Phrase;

    /// Who may take back the last entry, if it may be taken back.
    fn undo(&self, session: &Session) -> Option<UndoBy>;

    /// The last entry that stands, in words.
    fn last_act(&self, session: &Session, here: Context) -> Option<HistoryLine>;

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

/// A running game with its screens.
pub struct Play<F: Playable> {
    position: Position<F>,
    flow: F,
}

impl<F: Playable> Play<F> {
    /// Starts the game that `begin` describes, with these printed data: it lies on the table and awaits its screens
    /// ([`Play::new`]). Two steps, because each takes much of the stack.
    pub fn begin(begin: &Begin, printed: &'static PrintedOf<F>) -> Result<F::Game, Inapplicable> {
        position::begin::<F>(begin, printed)
    }

    /// The game that began so, with its screens.
    pub fn new(
        game: F::Game,
        printed: &'static PrintedOf<F>,
        session: &mut Session,
        begin: &Begin,
        elapsed: u32,
        now: Millis,
    ) -> Self {
        let position = Position::<F>::new(game, printed);
        session.begin(begin, elapsed, now, position.turn());
        let flow = F::new(&position.table());
        Self { position, flow }
    }

    /// The position.
    pub fn position(&self) -> &Position<F> {
        &self.position
    }

    /// Applies a record to the position only, without the screens.
    pub fn apply(
        &mut self,
        session: &mut Session,
        record: &Record,
    ) -> Result<Applied<ToldBy<F>>, Inapplicable> {
        self.position.apply(session, record)
    }

    fn with_desk<R>(
        &mut self,
        session: &Session,
        here: Context,
        tell: impl FnOnce(&mut F, &Desk<'_, F>) -> R,
    ) -> R {
        let table = self.position.table();
        tell(&mut self.flow, &desk(&self.position, session, here, &table))
    }

    fn see<R>(&self, session: &Session, here: Context, look: impl FnOnce(&F, &Desk<'_, F>) -> R) -> R {
        let table = self.position.table();
        look(&self.flow, &desk(&self.position, session, here, &table))
    }

    fn with_seat<R>(
        &mut self,
        session: &Session,
        here: Context,
        seat: Seat,
        tell: impl FnOnce(&mut F, &SeatDesk<'_, F>) -> R,
    ) -> R {
        let Self { position, flow } = self;
        at_seat(position, session, here, seat, |desk| tell(flow, desk))
    }

    /// The seat to move and how well Confidant plays it, if it does.
    fn thinker(&self, session: &Session) -> Option<(Seat, Level)> {
        let seat = session.turn().filter(|_| !self.position.is_unsettled())?;
        Some((seat, session.robot_level(seat)?))
    }

    /// What was found for a key comes to this. Pages offer only legal actions; a fault in one must not reach the journal.
    fn led(&self, deed: Deed<ActionOf<F>, ()>, language: Language) -> Led {
        Some(Ok(match deed {
            // The position is not the one that the screens show: the last entry is settled first.
            Deed::Play(_) | Deed::PlayBoth(..) | Deed::HandOver(..) if self.position.is_unsettled() => {
                return None;
            }
            Deed::Play(action) | Deed::PlayBoth(action, _) => match self.position.entry_of(action) {
                Ok(entry) => Deed::Play(entry?),
                Err(illegal) => return Some(Err(F::refusal(illegal, language.texts(), F::words(language)))),
            },
            Deed::Own(()) => return None,
            Deed::HandOver(seat, ()) => Deed::HandOver(seat, ()),
            Deed::Leave => Deed::Leave,
            Deed::Audit => Deed::Audit,
            Deed::EraseGame => Deed::EraseGame,
            Deed::Again => Deed::Again,
        }))
    }

    fn line(desk: &Desk<'_, F>, line: Line<F::Mark>) -> HistoryLine {
        let (what, icon) = match line.what {
            What::Act(mark) => (F::history(desk, line.author, mark), Icon::Trail),
            What::TakenBack(mark) => {
                let says = F::history(desk, line.author, mark);
                (fill(desk.texts.log_taken_back, &[&says]), Icon::Undo)
            }
            What::WrongPin => (fill(desk.texts.log_wrong_code, &[]), Icon::Lock),
        };
        let secret = matches!(line.what, What::Act(mark) if F::is_secret(mark));
        let proof = line.proof.filter(|_| secret).map(short_signs);
        let signs = match line.what {
            What::Act(mark) => F::signs(mark),
            What::TakenBack(_) | What::WrongPin => FiguresAndSigns::new(),
        };
        HistoryLine { who: fill("{}", &[&desk.author(line.author)]), what, icon, proof, signs }
    }
}

/// Does what is the game's own of a deed; the rest is for the frame.
fn own_done<F: Playable>(
    flow: &mut F,
    deed: DeedOf<F>,
    act: impl FnOnce(&mut F, F::Own),
) -> Deed<ActionOf<F>, ()> {
    match deed {
        Deed::Own(own) => {
            act(flow, own);
            Deed::Own(())
        }
        Deed::HandOver(seat, own) => {
            act(flow, own);
            Deed::HandOver(seat, ())
        }
        Deed::PlayBoth(action, next) => {
            flow.prepare(next);
            Deed::Play(action)
        }
        Deed::Play(action) => Deed::Play(action),
        Deed::Leave => Deed::Leave,
        Deed::Audit => Deed::Audit,
        Deed::EraseGame => Deed::EraseGame,
        Deed::Again => Deed::Again,
    }
}

fn desk<'a, F: Playable>(
    position: &'a Position<F>,
    session: &'a Session,
    here: Context,
    table: &'a TableOf<F>,
) -> Desk<'a, F> {
    Desk {
        table,
        public: Public::of(session, position),
        texts: here.language.texts(),
        words: F::words(here.language),
        language: here.language,
        now: here.now,
    }
}

fn at_seat<F: Playable, R>(
    position: &Position<F>,
    session: &Session,
    here: Context,
    seat: Seat,
    tell: impl FnOnce(&SeatDesk<'_, F>) -> R,
) -> R {
    let table = position.table();
    let private = position.game().private(seat);
    // What others may do depends on what they know: a seat sees only its own actions.
    let legal = |visit: &mut confidant_core::game::Visitor<'_, ActionOf<F>>| {
        position.game().legal(&mut |action| {
            if F::Game::author(action) == Some(seat) { visit(action) } else { ControlFlow::Continue(()) }
        })
    };
    let desk = desk(position, session, here, &table);
    tell(&SeatDesk { private: &private, legal: &legal, seat, random: here.random, desk })
}

impl<F: Playable> AnyPlay for Play<F> {
    fn replay(&mut self, session: &mut Session, record: &Record) -> bool {
        self.position.apply(session, record).is_ok()
    }

    fn happened(
        &mut self,
        session: &mut Session,
        record: &Record,
        here: Context,
    ) -> Result<Applied<Acted>, Inapplicable> {
        Ok(match self.position.apply(session, record)? {
            Applied::Acted((told, author)) => {
                self.with_desk(session, here, |flow, desk| flow.told(desk, &told.table));
                let person = author.filter(|&seat| session.robot_level(seat).is_none());
                let reader = person.filter(|_| F::tells(&told.table));
                if let Some(seat) = reader {
                    self.with_seat(session, here, seat, |flow, desk| flow.whispered(desk, &told.author));
                }
                let notable = self.see(session, here, |flow, desk| flow.is_notable(desk));
                Applied::Acted(Acted { holder: self.holder(session), reader, notable })
            }
            Applied::Entered => {
                self.with_desk(session, here, |flow, desk| flow.entered(desk));
                Applied::Entered
            }
            Applied::TakenBack => {
                self.reset(session, here);
                Applied::TakenBack
            }
            Applied::WrongPin => Applied::WrongPin,
            Applied::Paused => Applied::Paused,
            Applied::Ended => Applied::Ended,
        })
    }

    fn settles(&self, session: &Session, here: Context, key: Key) -> bool {
        self.position.is_unsettled() && self.see(session, here, |flow, desk| flow.begins(desk, key))
    }

    fn prepared(&mut self, session: &Session, here: Context) -> Option<Entry> {
        let action = self.with_desk(session, here, |flow, desk| flow.prepared(desk))?;
        self.position.entry_of(action).ok().flatten()
    }

    fn begun(&mut self, session: &Session, here: Context) -> bool {
        self.with_desk(session, here, |flow, desk| flow.begun(desk))
    }

    fn reset(&mut self, session: &Session, here: Context) {
        self.with_desk(session, here, |flow, desk| flow.reset(desk));
    }

    fn put_down(&mut self) {
        self.flow.put_down();
    }

    fn seen(&mut self, now: Millis) {
        self.flow.seen(now);
    }

    fn moves_at(&self, now: Millis) -> Option<Millis> {
        self.flow.moves_at(now)
    }

    fn skip_motion(&mut self) {
        self.flow.skip_motion();
    }

    fn repeats(&self, key: Key) -> bool {
        self.flow.repeats(key)
    }

    fn has_foot(&self) -> bool {
        self.flow.has_foot()
    }

    fn foot_top(&self) -> i32 {
        self.flow.foot_top()
    }

    fn holder(&self, session: &Session) -> Option<Seat> {
        // Before it is told what follows from the last entry nobody can choose.
        let holder = if self.position.is_unsettled() { None } else { F::holder(&self.position.table()) };
        holder.filter(|&seat| session.robot_level(seat).is_none())
    }

    fn look(&self, session: &Session, here: Context) -> Option<Seat> {
        let seat = self.see(session, here, |flow, desk| flow.look(desk))?;
        // The next chooser settles the last entry with the key that hands over.
        let chooses = self.position.is_unsettled() && F::holder(&self.position.table()) == Some(seat);
        // What Confidant holds is nobody's to see.
        (!chooses && session.robot_level(seat).is_none()).then_some(seat)
    }

    fn press(&mut self, session: &Session, here: Context, key: Key) -> Led {
        let found = self.with_desk(session, here, |flow, desk| {
            flow.touched();
            let mut show = Show::pressing(key, false);
            flow.page(desk, &mut show);
            Some(show.found()?.map(|deed| own_done(flow, deed, |flow, own| flow.act(desk, own))))
        });
        match found? {
            Ok(deed) => self.led(deed, here.language),
            Err(why) => Some(Err(why)),
        }
    }

    fn chosen(&mut self, session: &Session, here: Context, item: usize) -> Led {
        let deed = self.with_desk(session, here, |flow, desk| {
            let (.., deed) = *flow.menu(desk).get(item)?;
            Some(own_done(flow, deed, |flow, own| flow.act(desk, own)))
        });
        self.led(deed?, here.language)
    }

    fn menu(&self, session: &Session, here: Context) -> MenuItems {
        self.see(session, here, |flow, desk| {
            flow.menu(desk).into_iter().map(|(icon, label, _)| (icon, label)).collect()
        })
    }

    fn draw(&self, session: &Session, here: Context, canvas: &mut Canvas) {
        self.see(session, here, |flow, desk| flow.page(desk, &mut Show::drawing(canvas, false)));
    }

    fn opened(&mut self, session: &Session, here: Context, seat: Seat) {
        self.with_seat(session, here, seat, |flow, desk| flow.opened(desk));
    }

    fn press_secret(&mut self, session: &Session, here: Context, seat: Seat, key: Key) -> Led {
        let found = self.with_seat(session, here, seat, |flow, desk| {
            let mut show = Show::pressing(key, true);
            flow.secret_page(desk, &mut show);
            let deed = show.found()?.ok()?;
            Some(own_done(flow, deed, |flow, own| flow.act_secret(desk, own)))
        });
        match found? {
            // While a secret is unveiled one only plays; all else is done at the table.
            deed @ (Deed::Play(_) | Deed::PlayBoth(..)) => self.led(deed, here.language),
            _ => None,
        }
    }

    fn draw_secret(&self, session: &Session, here: Context, seat: Seat, canvas: &mut Canvas) {
        let mut show = Show::drawing(canvas, true);
        at_seat(&self.position, session, here, seat, |desk| self.flow.secret_page(desk, &mut show));
    }

    fn draw_whisper(&self, session: &Session, here: Context, seat: Seat, canvas: &mut Canvas) {
        let mut show = Show::drawing(canvas, true);
        at_seat(&self.position, session, here, seat, |desk| self.flow.whisper_page(desk, &mut show));
    }

    fn corner(&self, session: &Session, here: Context) -> CornerText {
        self.see(session, here, |_, desk| desk.corner())
    }

    fn progress(&self, session: &Session, here: Context) -> Phrase {
        self.see(session, here, |_, desk| F::progress(desk))
    }

    fn brief(&self) -> Phrase {
        F::brief(&self.position.table())
    }

    fn undo(&self, session: &Session) -> Option<UndoBy> {
        let act = session.log.acts().last().filter(|act| act.undo == Undo::Open)?;
        if act.author.is_some_and(|seat| session.robot_level(seat).is_some()) {
            // It would think the same again.
            return None;
        }
        let secret = act.author.is_some() && F::is_secret(crate::log::unpack(&act.mark)?);
        Some(UndoBy { author: act.author, secret })
    }

    fn last_act(&self, session: &Session, here: Context) -> Option<HistoryLine> {
        let line = session.log.acts().last()?.line()?;
        Some(self.see(session, here, |_, desk| Self::line(desk, line)))
    }

    fn last_aside(&self, session: &Session, here: Context) -> Option<Told> {
        let line: Line<F::Mark> = session.log.last_aside()?;
        Some(self.see(session, here, |_, desk| {
            let who = desk.author(line.author);
            match line.what {
                What::Act(_) | What::TakenBack(_) => {
                    Told { says: fill("{}", &[&who]), note: Self::line(desk, line).what, icon: Icon::Undo }
                }
                What::WrongPin => Told {
                    says: fill(desk.texts.told_wrong_code, &[&who]),
                    note: Phrase::new(),
                    icon: Icon::Lock,
                },
            }
        }))
    }

    fn history(
        &self,
        session: &Session,
        here: Context,
        from: usize,
        to: usize,
        show: &mut dyn FnMut(HistoryLine),
    ) {
        self.see(session, here, |_, desk| {
            let lines = desk.public.lines().skip(from).take(to.saturating_sub(from));
            lines.for_each(|line| show(Self::line(desk, line)));
        });
    }

    fn write(&mut self, session: &Session, packed: &mut Packed, fuel: &mut Fuel) -> Poll<Result<(), Fault>> {
        self.position.write(session, packed, fuel)
    }

    fn thinks(&self, session: &Session) -> bool {
        self.thinker(session).is_some() && self.flow.may_think()
    }

    fn think(&mut self, session: &Session, here: Context, fuel: &mut Fuel) -> Thought<Entry> {
        let Some((seat, level)) = self.thinker(session) else { return Thought::Nothing };
        let entries = session.log.acts().len() as u16;
        let mind = Mind { level, seed: thoughts(session.beginning().seed, seat, entries) };
        match self.with_seat(session, here, seat, |flow, desk| flow.think(desk, mind, fuel)) {
            Thought::Nothing => Thought::Nothing,
            Thought::Shown => Thought::Shown,
            Thought::Plays(action) => match self.position.entry_of(action) {
                Ok(Some(entry)) => Thought::Plays(entry),
                // A fault in a player must not stop the game for ever: it thinks again.
                Ok(None) | Err(_) => {
                    self.reset(session, here);
                    Thought::Shown
                }
            },
        }
    }

    fn has_work(&self) -> bool {
        self.flow.has_work()
    }

    fn work(&mut self, session: &Session, here: Context, fuel: &mut Fuel) -> bool {
        self.with_desk(session, here, |flow, desk| flow.work(desk, fuel))
    }
}
