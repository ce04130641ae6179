//! The body: gives the companion what happens, and does what it asks for.

use confidant_companion::journal::flash::ROOM;
use confidant_companion::{Companion, Input, Light, Millis, Output, StoreRequest};
use embassy_time::{Instant, with_deadline};

use super::battery::Gauge;
use super::entropy::Pool;
use super::keys::EVENTS;
use super::notice::Screen;
use super::sound;
use super::store::Store;
use super::trail::{self, Stage};
use super::watchdog;

/// The companion and all it is connected to.
pub(crate) struct Body {
    companion: &'static mut Companion,
    screen: Screen,
    store: Store,
    pool: Pool,
    battery: Option<Gauge>,
    deadline: Option<Millis>,
    light: Light,
}

impl Body {
    pub(crate) fn new(
        companion: &'static mut Companion,
        screen: Screen,
        store: Store,
        pool: Pool,
        battery: Option<Gauge>,
    ) -> Self {
        Self { companion, screen, store, pool, battery, deadline: None, light: Light(0) }
    }

    /// Brings the companion up to date, then serves it for ever. After an accident the game is resumed at once.
    pub(crate) async fn run(mut self, resume: bool) -> ! {
        self.load(resume).await;
        loop {
            watchdog::feed();
            trail::enter(Stage::Waiting);
            let feeding = Instant::now() + watchdog::FEEDING;
            let due = self.deadline.map(Instant::from_millis);
            let wake = due.map_or(feeding, |due| due.min(feeding));
            if let Ok(event) = with_deadline(wake, EVENTS.receive()).await {
                self.pool.stir(event.at);
                if event.down {
                    // The press may be the one that begins a game: its moment goes into the seed.
                    let fresh = self.pool.draw();
                    self.give(Input::Entropy(fresh)).await;
                    self.give(Input::Press(event.key)).await;
                } else {
                    self.give(Input::Release(event.key)).await;
                }
            } else if due.is_some_and(|due| due <= Instant::now()) {
                self.give(Input::Tick).await;
            }
            if let Some(battery) = self.battery.as_mut().and_then(Gauge::look) {
                self.give(Input::Battery(battery)).await;
            }
        }
    }

    /// Start, settings, journal; the first picture comes after all of it.
    async fn load(&mut self, resume: bool) {
        let entropy = self.pool.draw();
        let output = handle(self.companion, Input::Start { entropy, resume });
        let mut request = output.store;
        if let Some(battery) = self.battery.as_mut().and_then(Gauge::look) {
            handle(self.companion, Input::Battery(battery));
        }
        let mut buffer = [0; ROOM];
        if let Some(settings) = self.store.settings(&mut buffer).await {
            let output = handle(self.companion, Input::Settings(settings));
            request = output.store.or(request);
        }
        let companion = &mut *self.companion;
        let end = self
            .store
            .load(|record| {
                let output = handle(companion, Input::Loaded(record));
                if output.store.is_some() {
                    request = output.store;
                }
            })
            .await;
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
        loop {
            redraw |= output.redraw;
            self.deadline = output.deadline;
            self.light = output.light;
            if let Some(tone) = output.tone {
                sound::NEXT.signal(tone);
            }
            let Some(request) = output.store else { break };
            // A wipe takes a second: its picture is shown before. An entry takes a millisecond, and what it
            // leads to is shown at once.
            if redraw && request == StoreRequest::Erase {
                self.show().await;
                redraw = false;
            }
            trail::enter(Stage::Storing);
            let answer = match self.store.carry_out(&request).await {
                Ok(()) => Input::Stored,
                Err(error) => Input::StoreFailed(error),
            };
            output = handle(self.companion, answer);
        }
        if redraw {
            self.show().await;
        }
        self.screen.light.set(self.light);
    }

    async fn show(&mut self) {
        trail::enter(Stage::Drawing);
        self.companion.draw(self.screen.canvas);
        self.screen.show().await;
        // Only now: the panel shows nothing that was there before.
        self.screen.light.set(self.light);
    }
}

fn handle(companion: &mut Companion, input: Input<'_>) -> Output {
    let now = Instant::now().as_millis();
    trail::give(now, &input);
    companion.handle(now, input)
}
