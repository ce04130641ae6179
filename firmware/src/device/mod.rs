//! The device: what happens at power-on, and the tasks.

mod battery;
mod board;
mod body;
mod entropy;
mod keys;
mod light;
mod notice;
mod panel;
mod restart;
mod self_test;
mod sound;
mod store;
mod trail;
mod watchdog;

use confidant_companion::draw::RowHashes;
use confidant_companion::{Canvas, Companion, Input};
use embassy_executor::Spawner;
use embassy_futures::join::join3;
use static_cell::ConstStaticCell;
use {defmt_rtt as _, panic_probe as _};

use body::Body;
use entropy::Pool;
use restart::Restart;
use store::Store;
use trail::Stage;

// All zero bits, so that it lies in .bss: nothing in flash, no copy over the stack.
static CANVAS: ConstStaticCell<Canvas> = ConstStaticCell::new(Canvas::new());
static SHOWN: ConstStaticCell<RowHashes> = ConstStaticCell::new(RowHashes::new());
static COMPANION: ConstStaticCell<Companion> = ConstStaticCell::new(Companion::new());

#[embassy_executor::main]
async fn main(spawner: Spawner) {
    let restart = Restart::take();
    trail::enter(Stage::Starting);
    let mut board = board::new(embassy_rp::init(Default::default()));
    watchdog::start();
    defmt::info!("start on {}: {}", board::NAME, restart);
    if let Ok(task) = keys::watch(board.keys) {
        spawner.spawn(task);
    }
    if let Ok(task) = sound::play(board.buzzer) {
        spawner.spawn(task);
    }

    // The panel needs its time to wake up. Meanwhile the journal is read and the ring oscillator listened to.
    let canvas = CANVAS.take();
    let companion = COMPANION.take();
    let mut store = Store::open(board.flash).await;
    let mut pool = Pool::new();
    let start = Input::Start { entropy: pool.draw(), resume: restart.is_some() };
    let ((), gathered, loaded) =
        join3(board.panel.wake(canvas), pool.gather(), body::load(companion, &mut store, start)).await;
    let mut screen = notice::Screen { canvas, shown: SHOWN.take(), panel: board.panel, light: board.light };

    if let Some(reason) = restart {
        screen.tell(notice::Notice::Restarted(reason)).await;
    }
    let mut usable = gathered;
    while usable.is_err() {
        screen.tell(notice::Notice::NoEntropy).await;
        usable = pool.gather().await;
    }
    if !store.self_tested().await {
        self_test::run(&mut screen, &mut store).await;
    }

    Body::new(companion, screen, store, pool, board.battery).run(loaded).await
}
