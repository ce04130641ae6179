//! The body: gives the companion what happens, and does what it asks for.

use confidant_companion::journal::flash::ROOM;
use confidant_companion::{Companion, Input, Light, Millis, Output, StoreRequest};
use embassy_time::{Instant, with_deadline};

use super::battery::Battery;
use super::entropy::Pool;
use super::keys::EVENTS;
use super::notice::Screen;
use super::sound;
use super::store::Store;
use super::trail::{self, Stage};
use super::watchdog;

/// After so many key events the companion gets fresh entropy.
const STIRS_A_DRAW: u32 = 16;
/// Feedings of the watchdog between two looks at the battery.
const FEEDINGS_A_LOOK: u32 = 10;

/// The companion and all it is connected to.
pub(crate) struct Body {
    companion: &'static mut Companion,
    screen: Screen,
    store: Store,
    pool: Pool,
    battery: Option<Battery>,
    deadline: Option<Millis>,
    light: Light,
}

impl Body {
    pub(crate) fn new(
        companion: &'static mut Companion,
        screen: Screen,
        store: Store,
        pool: Pool,
        battery: Option<Battery>,
    ) -> Self {
        Self { companion, screen, store, pool, battery, deadline: None, light: Light(0) }
    }

    /// Brings the companion up to date, then serves it for ever.
    pub(crate) async fn run(mut self) -> ! {
        self.load().await;
        let (mut stirs, mut feedings) = (0_u32, 0_u32);
        loop {
            watchdog::feed();
            trail::enter(Stage::Waiting);
            let feeding = Instant::now() + watchdog::FEEDING;
            let due = self.deadline.map(Instant::from_millis);
            let wake = due.map_or(feeding, |due| due.min(feeding));
            if let Ok(event) = with_deadline(wake, EVENTS.receive()).await {
                self.pool.stir(event.at);
                stirs = stirs.wrapping_add(1);
                let input = if event.down { Input::Press(event.key) } else { Input::Release(event.key) };
                self.give(input).await;
                if stirs.is_multiple_of(STIRS_A_DRAW) {
                    let fresh = self.pool.draw();
                    self.give(Input::Entropy(fresh)).await;
                }
            } else if due.is_some_and(|due| due <= Instant::now()) {
                self.give(Input::Tick).await;
            } else {
                feedings = feedings.wrapping_add(1);
                if let (Some(battery), 0) = (&mut self.battery, feedings % FEEDINGS_A_LOOK) {
                    battery.look();
                }
            }
        }
    }

    /// Start, settings, journal; the first picture comes after all of it.
    async fn load(&mut self) {
        let entropy = self.pool.draw();
        let output = handle(self.companion, Input::Start { entropy });
        let mut request = output.store;
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
                request = output.store.or(request.take());
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
