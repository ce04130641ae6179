//! A running game of any kind as the frame sees it: [`AnyPlay`]. The frame asks for pictures and gives keys and
//! records; positions, secrets and texts of a game stay behind it.

mod any;
mod position;

use core::ops::ControlFlow;
use core::task::Poll;

use confidant_core::fuel::Fuel;
use confidant_core::game::{Game, Turn, Undo};
use confidant_core::robots::{Level, thoughts};
use confidant_core::seat::Seat;

use crate::draw::parts::hand_over::WaxSign;
use crate::draw::parts::seat::seat_shape;
use crate::draw::{Canvas, Icon, Style};
use crate::games::{
    ActionOf, Deed, DeedOf, Desk, FiguresAndSigns, Mind, NewsOf, Playable, PrintedOf, Public, SeatDesk,
    TableOf, Thought,
};
use crate::input::{Key, Millis};
use crate::journal::{Begin, Entry, Record};
use crate::log::{Line, What};
use crate::page::{Choice, Show};
use crate::seal::{Fault, Packed, short_signs};
use crate::session::{Inapplicable, Session};
use crate::settings::Settings;
use crate::texts::{Language, Phrase, TextTable as _, fill};

pub use crate::games::CornerText;
pub use any::{Acted, AnyPlay, Context, HistoryLine, Led, MenuItems, Next, Told, UndoBy};
pub use position::{Applied, NotCorrected, Position, Seen};

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
    ) -> Result<Applied<NewsOf<F>>, Inapplicable> {
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

    fn line(desk: &Desk<'_, F>, line: Line<F::Mark>) -> HistoryLine {
        let (what, icon) = match line.what {
            What::Act(mark) => (F::history(desk, line.author, mark), Icon::Trail),
            What::TakenBack(mark) | What::Corrected(mark, _) => {
                let says = F::history(desk, line.author, mark);
                let whole = match line.what {
                    What::Corrected(..) => fill(desk.texts.log_corrected, &[&says]),
                    _ => fill(desk.texts.log_taken_back, &[&says]),
                };
                // Where that is too long, its sign says it.
                let fits = Style::Note.width(&whole) <= LINE_ROOM;
                (if fits { whole } else { says }, Icon::Undo)
            }
            What::WrongPin => (fill(desk.texts.log_wrong_code, &[]), Icon::Lock),
        };
        let secret = matches!(line.what, What::Act(mark) if F::is_secret(mark));
        let proof = line.proof.filter(|_| secret).map(short_signs);
        let signs = match line.what {
            What::Act(mark) => F::signs(mark),
            What::TakenBack(_) | What::Corrected(..) | What::WrongPin => FiguresAndSigns::new(),
        };
        // A correction is the table's.
        let who = line.author.filter(|_| !matches!(line.what, What::Corrected(..)));
        HistoryLine { who: fill("{}", &[&desk.author(who)]), what, icon, proof, signs }
    }
}

/// Room for the second line of an entry in the history, beside its sign and a proof.
const LINE_ROOM: i32 = 186;

/// What a key came to, in any game.
type Found = Option<Choice<Deed<Entry, ()>>>;

/// Does what is the game's own of a deed; what is left of it is for the frame. Pages offer only legal actions; a fault in
/// one must not reach the journal.
fn done<F: Playable>(
    flow: &mut F,
    position: &Position<F>,
    here: Context,
    deed: DeedOf<F>,
    act: impl FnOnce(&mut F, F::Own),
) -> Found {
    let language = here.language;
    Some(Ok(match deed {
        // The position is not the one that the screens show: the last entry is settled first.
        Deed::Play(_) | Deed::PlayBoth(..) | Deed::HandOver(..) if position.is_unsettled() => return None,
        Deed::Play(_) | Deed::PlayBoth(..) if here.rests => return None,
        Deed::Play(action) => return entered(position, language, action),
        Deed::PlayBoth(action, next) => {
            flow.prepare(next);
            return entered(position, language, action);
        }
        Deed::Own(own) => {
            act(flow, own);
            Deed::Own(())
        }
        Deed::Hint(own) => {
            act(flow, own);
            Deed::Play(Entry::Hint)
        }
        Deed::HandOver(seat, own) => {
            act(flow, own);
            Deed::HandOver(seat, ())
        }
        Deed::Menu => Deed::Menu,
        Deed::Leave => Deed::Leave,
        Deed::Audit => Deed::Audit,
        Deed::Again => Deed::Again,
    }))
}

/// The entry that plays an action, or why it is not legal.
fn entered<F: Playable>(position: &Position<F>, language: Language, action: ActionOf<F>) -> Found {
    match position.entry_of(action) {
        Ok(entry) => entry.map(|entry| Ok(Deed::Play(entry))),
        Err(illegal) => Some(Err(F::refusal(illegal, language.texts(), F::Words::of(language)))),
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
        words: F::Words::of(here.language),
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
        let before = session.turn();
        let open = self.position.unsettled();
        Ok(match self.position.apply(session, record)? {
            Applied::Acted(news) => {
                self.with_desk(session, here, |flow, desk| flow.told(desk, &news));
                let notable = self.see(session, here, |flow, desk| flow.is_notable(desk));
                let next = match before == session.turn() {
                    _ if !F::GUARDED => Next::Free,
                    true => Next::Same,
                    false => Next::Other,
                };
                Applied::Acted(Acted { holder: self.holder(session), notable, next })
            }
            Applied::Entered => {
                self.with_desk(session, here, |flow, desk| flow.entered(desk));
                Applied::Entered
            }
            Applied::TakenBack => {
                self.reset(session, here);
                if let Some(action) = open {
                    self.with_desk(session, here, |flow, desk| flow.reopened(desk, action));
                }
                Applied::TakenBack
            }
            Applied::WrongPin => Applied::WrongPin,
            Applied::Paused => Applied::Paused,
            Applied::Hinted => Applied::Hinted,
            Applied::GivenUp => Applied::GivenUp,
            Applied::Ended => Applied::Ended,
        })
    }

    fn winners(&self) -> u8 {
        match self.position.game().turn() {
            Turn::Over(outcome) => F::winners(outcome),
            Turn::Of(_) => 0,
        }
    }

    fn is_unsettled(&self) -> bool {
        self.position.is_unsettled()
    }

    fn unsettled_progress(&self, session: &Session, here: Context) -> Phrase {
        F::progress(&desk(&self.position, session, here, self.position.game().table()))
    }

    fn draw_unsettled(&self, session: &Session, here: Context, canvas: &mut Canvas) {
        // On the table as it was: what everybody knew when the entry was made.
        let desk = desk(&self.position, session, here, self.position.game().table());
        if let Some(action) = self.position.unsettled() {
            F::draw_unsettled(&desk, action, canvas);
        }
    }

    fn prepared(&mut self, session: &Session, here: Context) -> Option<Entry> {
        let action = self.with_desk(session, here, |flow, desk| flow.prepared(desk))?;
        self.position.entry_of(action).ok().flatten()
    }

    fn keep(&self, session: &Session, here: Context, settings: &mut Settings) -> bool {
        self.see(session, here, |flow, desk| flow.keep(desk, settings))
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

    fn draws_on(&self, session: &Session, here: Context) -> bool {
        self.see(session, here, |flow, desk| flow.draws_on(desk))
    }

    fn has_proofs(&self, session: &Session) -> bool {
        session.log.acts().iter().any(|act| crate::log::unpack(&act.mark).is_some_and(F::is_secret))
    }

    fn called(&self, session: &Session, here: Context, icon: Icon) -> Phrase {
        self.see(session, here, |flow, desk| {
            let own = flow.called(desk, icon);
            // A shape is the token of a seat.
            let has_shape =
                |seat: &Seat| matches!(F::sign(*seat), WaxSign::Seat(number) if seat_shape(number) == icon);
            let name = match Seat::first(Seat::MOST).find(has_shape) {
                _ if !own.is_empty() => own,
                Some(seat) => desk.name(seat),
                None => icon.called(here.language),
            };
            fill("{}", &[&name])
        })
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
        // What Confidant holds is nobody's to see.
        session.robot_level(seat).is_none().then_some(seat)
    }

    fn press(&mut self, session: &Session, here: Context, key: Key) -> Led {
        let Self { position, flow } = self;
        let table = position.table();
        let desk = desk(position, session, here, &table);
        flow.touched();
        let mut show = Show::pressing(key, false);
        flow.page(&desk, &mut show);
        let by_any_key = show.goes_on() && F::GUARDED;
        let found = match show.found() {
            Some(Ok(deed)) => done(flow, position, here, deed, |flow, own| flow.act(&desk, own)),
            Some(Err(why)) => Some(Err(why)),
            // Where a page has no other use for B, it is the menu.
            None => (key == Key::B).then_some(Ok(Deed::Menu)),
        };
        Led { found, by_any_key }
    }

    fn is_guarded(&self) -> bool {
        F::GUARDED
    }

    fn goes_on(&self, session: &Session, here: Context) -> bool {
        self.see(session, here, |flow, desk| {
            let mut show = Show::pressing(Key::A, false);
            flow.page(desk, &mut show);
            show.goes_on()
        })
    }

    fn chosen(&mut self, session: &Session, here: Context, item: usize) -> Led {
        let Self { position, flow } = self;
        let table = position.table();
        let desk = desk(position, session, here, &table);
        let deed = flow.menu(&desk).get(item).map(|&(.., deed)| deed);
        let found = deed.and_then(|deed| done(flow, position, here, deed, |flow, own| flow.act(&desk, own)));
        Led { found, by_any_key: false }
    }

    fn menu(&self, session: &Session, here: Context) -> MenuItems {
        self.see(session, here, |flow, desk| {
            flow.menu(desk).into_iter().map(|(icon, label, _)| (icon, label)).collect()
        })
    }

    fn draw(&self, session: &Session, here: Context, canvas: &mut Canvas) {
        self.see(session, here, |flow, desk| flow.page(desk, &mut Show::drawing(canvas, false)));
    }

    fn has_face(&self, session: &Session, here: Context) -> bool {
        self.see(session, here, |flow, desk| flow.has_face(desk))
    }

    fn draw_face(&self, session: &Session, here: Context, canvas: &mut Canvas) {
        self.see(session, here, |flow, desk| flow.draw_face(desk, canvas));
    }

    fn holds_time(&self, session: &Session, here: Context) -> bool {
        self.see(session, here, |flow, desk| flow.holds_time(desk))
    }

    fn opened(&mut self, session: &Session, here: Context, seat: Seat) {
        self.with_seat(session, here, seat, |flow, desk| flow.opened(desk));
    }

    fn press_secret(&mut self, session: &Session, here: Context, seat: Seat, key: Key) -> Led {
        let Self { position, flow } = self;
        at_seat(position, session, here, seat, |desk| {
            let mut show = Show::pressing(key, true);
            flow.secret_page(desk, &mut show);
            let found = match show.found() {
                Some(Ok(deed)) => done(flow, position, here, deed, |flow, own| flow.act_secret(desk, own)),
                Some(Err(why)) => Some(Err(why)),
                None => None,
            };
            // While a secret is unveiled one only plays; all else is done at the table.
            let found = found.filter(|found| matches!(found, Ok(Deed::Play(_) | Deed::Own(())) | Err(_)));
            Led { found, by_any_key: false }
        })
    }

    fn is_rose(&self) -> bool {
        self.flow.is_rose()
    }

    fn draw_secret(&self, session: &Session, here: Context, seat: Seat, canvas: &mut Canvas) {
        let mut show = Show::drawing(canvas, true);
        at_seat(&self.position, session, here, seat, |desk| self.flow.secret_page(desk, &mut show));
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
        let act = session.log.acts().last().filter(|act| act.undo == Undo::Open && !session.is_given_up())?;
        if act.author.is_some_and(|seat| session.robot_level(seat).is_some()) {
            // It would think the same again.
            return None;
        }
        let secret = act.author.is_some() && F::is_secret(crate::log::unpack(&act.mark)?);
        Some(UndoBy { author: act.author, secret })
    }

    fn correctable_from(&self, session: &Session) -> usize {
        self.position.correctable_from(session)
    }

    fn may_correct(&self, session: &Session, entry: usize) -> Result<(), NotCorrected> {
        self.position.may_correct(session, entry)
    }

    fn act(&self, session: &Session, here: Context, entry: usize) -> Option<HistoryLine> {
        let line = session.log.acts().get(entry)?.line()?;
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
                What::Corrected(_, number) => Told {
                    says: fill(desk.texts.correct_told, &[&who, &number]),
                    note: Phrase::new(),
                    icon: Icon::Undo,
                },
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
            Thought::Rests(until) => Thought::Rests(until),
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
