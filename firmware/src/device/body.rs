//! The body: gives the companion what happens, and does what it asks for.

use core::fmt::Write;

use confidant_companion::input::BODY;
use confidant_companion::journal::flash::ROOM;
use confidant_companion::{Companion, Input, Key, Light, LoadEnd, Millis, Output, StoreRequest};
use embassy_futures::yield_now;
use embassy_time::{Duration, Instant, with_deadline};

use super::battery::Gauge;
use super::board;
use super::boxes;
use super::breadcrumbs::{self, Stage};
use super::entropy::{self, Pool};
use super::info;
use super::keys::EVENTS;
use super::notice::{Notice, Screen};
use super::power::{self, STOPS_AFTER};
use super::restart;
use super::sound;
use super::store::Store;
use super::watchdog;

/// After this time a start has succeeded: longer than the watchdog waits, so that no hang of the first picture is missed.
const SUCCEEDS_AFTER: Duration = Duration::from_secs(3);

/// What is due within this time is done at once.
const AT_ONCE: Duration = Duration::from_millis(1);

/// The companion and all it is connected to.
pub(crate) struct Body {
    companion: &'static mut Companion,
    screen: Screen,
    store: Store,
    battery: Option<Gauge>,
    deadline: Option<Millis>,
    light: Light,
    /// Since when the screen is dark, if it is.
    dark_since: Option<Instant>,
}

impl Body {
    pub(crate) fn new(
        companion: &'static mut Companion,
        screen: Screen,
        store: Store,
        battery: Option<Gauge>,
    ) -> Self {
        Self { companion, screen, store, battery, deadline: None, light: Light(0), dark_since: None }
    }

    /// Serves the companion, which was given all that was stored, for ever.
    pub(crate) async fn run(mut self, loaded: Loaded, pool: Pool) -> ! {
        self.begin(loaded, pool).await;
        let mut succeeds_at = Some(Instant::now() + SUCCEEDS_AFTER);
        loop {
            watchdog::feed();
            if succeeds_at.is_some_and(|at| at <= Instant::now()) {
                succeeds_at = None;
                restart::succeeded();
            }
            breadcrumbs::enter(Stage::Waiting);
            if self.deadline.is_none() && self.dark_since.is_some_and(|since| since.elapsed() >= STOPS_AFTER)
            {
                power::stop_until_key(self.screen.board);
            }
            let feeding = Instant::now() + watchdog::FEEDING;
            let due = self.deadline.map(Instant::from_millis);
            let wake = due.map_or(feeding, |due| due.min(feeding));
            // Work in idle time asks for the next moment, over and over: no timer is set for it, but keys come first.
            let at_once = due.is_some_and(|due| due <= Instant::now() + AT_ONCE);
            let event = if at_once {
                yield_now().await;
                EVENTS.try_receive().ok()
            } else {
                with_deadline(wake, EVENTS.receive()).await.ok()
            };
            if let Some(event) = event {
                if event.down {
                    // The press may be the one that begins a game: its moment goes into the seed.
                    self.give(Input::Entropy(entropy::of_moment(event.at))).await;
                    self.give(Input::Press(event.key)).await;
                } else {
                    self.give(Input::Release(event.key)).await;
                }
            } else if at_once || due.is_some_and(|due| due <= Instant::now()) {
                self.give(Input::Tick).await;
            }
            if let Some(battery) = self.battery.as_mut().and_then(Gauge::look) {
                self.give(Input::Battery(battery)).await;
            }
        }
    }

    /// The first picture.
    async fn begin(&mut self, Loaded { end, request }: Loaded, mut pool: Pool) {
        handle(self.companion, Input::Entropy(pool.draw()));
        handle(self.companion, Input::Updatable);
        let mut body = heapless::String::<BODY>::new();
        // Longer ones are cut; none is.
        let _ = write!(body, "{} {}", info::REVISION, self.screen.board.name());
        handle(self.companion, Input::Body(&body));
        if let Some(battery) = self.battery.as_mut().and_then(Gauge::look) {
            handle(self.companion, Input::Battery(battery));
        }
        let mut output = handle(self.companion, Input::LoadEnd(end));
        output.store = output.store.or(request);
        output.redraw = true;
        self.carry_out(output).await;
    }

    async fn give(&mut self, input: Input<'_>) {
        let output = handle(self.companion, input);
        self.carry_out(output).await;
    }

    /// Does what an output asks for, and what the answer to that asks for, until nothing is left.
    async fn carry_out(&mut self, mut output: Output) {
        let mut redraw = false;
        if output.update {
            self.update().await;
            redraw = true;
        }
        loop {
            redraw |= output.redraw;
            self.deadline = output.deadline;
            self.light = output.light;
            if let Some(tone) = output.tone {
                sound::NEXT.signal((tone, self.companion.volume()));
            }
            let Some(request) = output.store else { break };
            // A wipe takes a second: what it was asked by is shown before. An entry takes a millisecond, and what it
            // leads to is shown at once.
            if redraw && request.takes_long() {
                self.show().await;
                redraw = false;
            }
            breadcrumbs::enter(Stage::Storing);
            let companion = &mut *self.companion;
            let done = match request {
                StoreRequest::ReadJournal => {
                    let end = self.store.load(|record| drop(handle(companion, Input::Loaded(record)))).await;
                    output = handle(companion, Input::LoadEnd(end));
                    continue;
                }
                StoreRequest::ReadShelf => {
                    self.store.read_shelf(|piece| drop(handle(companion, Input::Shelved(piece)))).await
                }
                request => self.store.carry_out(&request).await,
            };
            let answer = done.map_or_else(Input::StoreFailed, |()| Input::Stored);
            output = handle(self.companion, answer);
        }
        if redraw {
            self.show().await;
        }
        self.screen.light(self.light).await;
        let is_dark = self.light == Light(0);
        self.dark_since = is_dark.then(|| self.dark_since.unwrap_or_else(Instant::now));
    }

    /// Says how a new program is put on the device, and goes to boot mode; unless somebody thinks better of it.
    async fn update(&mut self) {
        if self.screen.tell(Notice::Update).await != Key::B {
            board::darken();
            embassy_rp::rom_data::reset_to_usb_boot(self.screen.board.activity_light(), 0);
        }
    }

    async fn show(&mut self) {
        self.screen.show_drawn(&mut |canvas| self.companion.draw(canvas)).await;
        // Only now: the panel shows nothing that was there before.
        self.screen.light(self.light).await;
    }
}

/// How reading the store ended, and what the companion asked for on the way.
pub(crate) struct Loaded {
    end: LoadEnd,
    request: Option<StoreRequest>,
}

/// How much of what is stored is read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reads {
    All,
    Settings,
    Nothing,
}

/// Gives the companion its start, the settings and the journal. That they all were given is told later: when it is
/// known that there is entropy, and the panel is awake.
pub(crate) async fn load(
    companion: &mut Companion,
    store: &mut Store,
    start: Input<'_>,
    reads: Reads,
) -> Loaded {
    let mut request = None;
    let mut give = |input: Input<'_>| {
        let output = handle(companion, input);
        breadcrumbs::enter(Stage::Starting);
        // Seldom anything, and large: it is moved only if it is something.
        if output.store.is_some() {
            request = output.store;
        }
    };
    give(start);
    if reads != Reads::Nothing {
        give(Input::Boxes(&boxes::own_boxes()));
    }
    let mut buffer = [0; ROOM];
    if reads != Reads::Nothing
        && let Some(settings) = store.settings(&mut buffer).await
    {
        give(Input::Settings(settings));
    }
    let end = match reads {
        Reads::All => store.load(|record| give(Input::Loaded(record))).await,
        Reads::Settings | Reads::Nothing => LoadEnd::Skipped,
    };
    Loaded { end, request }
}

fn handle(companion: &mut Companion, input: Input<'_>) -> Output {
    let now = Instant::now().as_millis();
    breadcrumbs::give(now, &input);
    companion.handle(now, input)
}
