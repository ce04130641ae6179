//! The device: what happens at power-on, and the tasks.

mod battery;
mod board;
mod body;
mod boxes;
mod breadcrumbs;
mod entropy;
mod info;
mod keys;
mod light;
mod notice;
mod panel;
mod power;
mod restart;
mod self_test;
mod sound;
mod start;
mod store;
mod watchdog;

use core::future::poll_fn;
use core::pin::{Pin, pin};
use core::task::{Context, Poll};

use confidant_companion::draw::RowHashes;
use confidant_companion::{Input, Key};
use defmt_rtt as _;
use embassy_executor::Spawner;
use embassy_futures::join::{join, join3};
use static_cell::ConstStaticCell;

use body::{Body, Loaded, Reads};
use breadcrumbs::Stage;
use entropy::Pool;
use restart::Before;
use store::Store;

static SHOWN: ConstStaticCell<RowHashes> = ConstStaticCell::new(RowHashes::new());

#[embassy_executor::main]
async fn main(spawner: Spawner) {
    let (body, loaded, pool) = {
        let mut start = pin!(power_on(spawner));
        poll_fn(|context| polled(start.as_mut(), context)).await
    };
    let mut run = pin!(body.run(loaded, pool));
    poll_fn(|context| polled(run.as_mut(), context)).await
}

/// Polls a part of the task on a frame of its own: what the start puts on the stack does not lie below all that follows.
#[inline(never)]
fn polled<F: Future>(part: Pin<&mut F>, context: &mut Context<'_>) -> Poll<F::Output> {
    part.poll(context)
}

/// From the first instruction to the moment at which the companion has been given all that was stored.
async fn power_on(spawner: Spawner) -> (Body, Loaded, Pool) {
    let before = Before::take();
    watchdog::start();
    breadcrumbs::enter(Stage::Starting);
    let mut board = board::new(start::clocks());
    power::gate_clocks();
    defmt::info!("start of {} on {}: {}", info::VERSION, board.kind.name(), before.restart);
    let b_held = keys::is_held(&board.keys, Key::B).await;
    // Its line is low since the board was set up, for more than a millisecond; it wants ten microseconds.
    board.panel.end_reset();
    start::load_hot();
    if let Ok(task) = keys::watch(board.keys) {
        spawner.spawn(task);
    }
    if let Ok(task) = sound::play(board.buzzer) {
        spawner.spawn(task);
    }

    // The panel needs its time to wake up. Meanwhile the journal is read and the ring oscillator listened to.
    // SAFETY: this task is run once.
    let (canvas, companion) = unsafe { start::canvas_and_companion() };
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
        board.panel.wake().await;
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
    let mut screen =
        notice::Screen { canvas, shown: SHOWN.take(), panel, light: board.light, board: board.kind };
    let loaded = match loaded {
        Some(loaded) => loaded,
        None => {
            screen.show_notice(notice::Notice::Erasing).await;
            breadcrumbs::enter(Stage::Storing);
            store.finish_wipe().await;
            breadcrumbs::enter(Stage::Starting);
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
    if reads != Reads::Nothing && !store.self_tested(board.kind).await {
        self_test::run(&mut screen, &mut store).await;
    }

    // For ever: a pin that is let go floats.
    core::mem::forget(board.unlit);
    (Body::new(companion, screen, store, board.battery), loaded, pool)
}
