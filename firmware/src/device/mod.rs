//! The device: what happens at power-on, and the tasks.

mod battery;
mod board;
mod body;
mod boxes;
mod entropy;
mod info;
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
use confidant_companion::{Canvas, Companion, Input, Key};
use embassy_executor::Spawner;
use embassy_futures::join::{join, join3};
use static_cell::{ConstStaticCell, StaticCell};
use {defmt_rtt as _, panic_probe as _};

use body::{Body, Reads};
use entropy::Pool;
use restart::Before;
use store::Store;
use trail::Stage;

// All zero bits, so that it lies in .bss: nothing in flash, no copy over the stack.
static CANVAS: ConstStaticCell<Canvas> = ConstStaticCell::new(Canvas::new());
static SHOWN: ConstStaticCell<RowHashes> = ConstStaticCell::new(RowHashes::new());
static COMPANION: StaticCell<Companion> = StaticCell::new();

/// The companion, made in its place: it is larger than the stack, and its few bytes that are not zero would put all of
/// it into flash as an initial value.
#[inline(never)]
fn new_companion() -> &'static mut Companion {
    COMPANION.init_with(Companion::new)
}

#[embassy_executor::main]
async fn main(spawner: Spawner) {
    let before = Before::take();
    watchdog::start();
    trail::enter(Stage::Starting);
    let mut board = board::new(embassy_rp::init(Default::default()));
    defmt::info!("start on {}: {}", board::NAME, before.restart);
    let b_held = keys::is_held(&board.keys, Key::B).await;
    if let Ok(task) = keys::watch(board.keys) {
        spawner.spawn(task);
    }
    if let Ok(task) = sound::play(board.buzzer) {
        spawner.spawn(task);
    }

    // The panel needs its time to wake up. Meanwhile the journal is read and the ring oscillator listened to.
    let canvas = CANVAS.take();
    let companion = new_companion();
    let (mut store, reads) = if before.skips_settings() {
        (Store::unread(board.flash), Reads::Nothing)
    } else {
        let reads = if before.skips_journal() || b_held { Reads::Settings } else { Reads::All };
        (Store::open(board.flash).await, reads)
    };
    let mut pool = Pool::new();
    let start = Input::Start { entropy: pool.draw(), resume: before.restart.is_some() };
    // A wipe that was cut short is finished first, once the panel can show it.
    let unfinished = store.is_half_wiped();
    let wake = async {
        board.panel.wake(canvas).await;
        board.panel
    };
    let (panel, gathered, loaded) = if unfinished {
        let (panel, gathered) = join(wake, pool.gather()).await;
        (panel, gathered, None)
    } else {
        let load = body::load(companion, &mut store, start, reads);
        let (panel, gathered, loaded) = join3(wake, pool.gather(), load).await;
        (panel, gathered, Some(loaded))
    };
    let mut screen = notice::Screen { canvas, shown: SHOWN.take(), panel, light: board.light };
    let loaded = match loaded {
        Some(loaded) => loaded,
        None => {
            screen.show_notice(notice::Notice::Erasing).await;
            trail::enter(Stage::Storing);
            store.finish_wipe().await;
            trail::enter(Stage::Starting);
            body::load(companion, &mut store, start, reads).await
        }
    };

    if let Some(reason) = before.restart {
        screen.tell(notice::Notice::Restarted(reason)).await;
    }
    let mut usable = gathered;
    while usable.is_err() {
        screen.tell(notice::Notice::NoEntropy).await;
        usable = pool.gather().await;
    }
    if reads != Reads::Nothing && !store.self_tested().await {
        self_test::run(&mut screen, &mut store).await;
    }

    Body::new(companion, screen, store, pool, board.battery).run(loaded).await
}
