//! The browser body: the companion as WebAssembly, with a small hand-written glue.
//!
//! The page (`web/page/`) calls the functions below. Numbers go as arguments; bytes (entropy, records, settings) lie
//! in one [`exchange`] buffer, the picture in another ([`picture`]), and the page reads and writes both in the
//! module's memory. Each function that takes something in returns one word that says what to do (see
//! [`body::Body::hear`]). All that decides anything is in [`body`], which runs and is tested on any PC.

pub mod body;
pub mod boxes;
pub mod check;
pub mod contract;
pub mod reading;

use std::cell::RefCell;

use body::{Body, Heard};
use boxes::Talk;
use confidant_companion::texts::Language;
use confidant_companion::{Key, LoadEnd, StoreError};
use contract::{LOAD_ENDS, STORE_ERRORS};

thread_local! {
    static BODY: RefCell<Body> = RefCell::new(Body::new());
    static TALK: RefCell<Talk> = RefCell::new(Talk::default());
}

fn with<R>(f: impl FnOnce(&mut Body) -> R) -> R {
    BODY.with_borrow_mut(f)
}

fn hear(now: f64, heard: Heard) -> u32 {
    // The page's clock counts milliseconds from its loading: never negative, far below 2^53.
    with(|body| body.hear(now as u64, heard))
}

/// Where the page puts bytes for the companion and finds those that it wants to be stored.
#[unsafe(no_mangle)]
pub extern "C" fn exchange() -> *const u8 {
    with(|body| body.exchange().as_ptr())
}

/// How many bytes the exchange buffer has: the longest record.
#[unsafe(no_mangle)]
pub extern "C" fn exchange_len() -> u32 {
    with(|body| body.exchange().len() as u32)
}

/// Where the page finds the picture that [`draw`] made: 240 x 240 pixels of red, green, blue, 255.
#[unsafe(no_mangle)]
pub extern "C" fn picture() -> *const u8 {
    with(|body| body.picture().as_ptr())
}

/// Where the page finds what the picture says, as UTF-8, until the next [`draw`].
#[unsafe(no_mangle)]
pub extern "C" fn reading() -> *const u8 {
    with(|body| body.reading().as_ptr())
}

/// How many bytes the [`reading()`] has.
#[unsafe(no_mangle)]
pub extern "C" fn reading_len() -> u32 {
    with(|body| body.reading().len() as u32)
}

/// Where the page finds what is to be read out by itself, as UTF-8, until the next [`draw`].
#[unsafe(no_mangle)]
pub extern "C" fn live() -> *const u8 {
    with(|body| body.live().as_ptr())
}

/// How many bytes [`live`] has.
#[unsafe(no_mangle)]
pub extern "C" fn live_len() -> u32 {
    with(|body| body.live().len() as u32)
}

/// Where the page finds what is read aloud to the whole table, as UTF-8, a line each, until the next [`draw`].
#[unsafe(no_mangle)]
pub extern "C" fn aloud() -> *const u8 {
    with(|body| body.aloud().as_ptr())
}

/// How many bytes [`aloud()`] has.
#[unsafe(no_mangle)]
pub extern "C" fn aloud_len() -> u32 {
    with(|body| body.aloud().len() as u32)
}

/// The last ten seconds of whoever is to move at the open table; -1 before and without them.
#[unsafe(no_mangle)]
pub extern "C" fn last_seconds(now: f64) -> i32 {
    with(|body| body.last_seconds(now as u64).map_or(-1, |seconds| seconds as i32))
}

/// How many seconds what is held open stays open without a key; -1 while nothing is.
#[unsafe(no_mangle)]
pub extern "C" fn held_left(now: f64) -> i32 {
    with(|body| body.held_left(now as u64).map_or(-1, |seconds| seconds as i32))
}

/// Where the page finds the written-out record while its codes are shown, until the next [`draw`].
#[unsafe(no_mangle)]
pub extern "C" fn record() -> *const u8 {
    with(|body| body.record().as_ptr())
}

/// How many bytes the [`record`] has.
#[unsafe(no_mangle)]
pub extern "C" fn record_len() -> u32 {
    with(|body| body.record().len() as u32)
}

/// What the page itself shows by ([`Body::state`]).
#[unsafe(no_mangle)]
pub extern "C" fn state() -> u32 {
    with(|body| body.state())
}

/// What a finger on this pixel of the picture does ([`Body::touched`]).
#[unsafe(no_mangle)]
pub extern "C" fn touched(x: i32, y: i32) -> u32 {
    with(|body| body.touched(x, y))
}

/// Somebody typed a name, `len` bytes of UTF-8 in the exchange buffer.
#[unsafe(no_mangle)]
pub extern "C" fn text(now: f64, len: u32) -> u32 {
    hear(now, Heard::Text(len as usize))
}

/// Whether that text can be taken as a name: 1 or 0.
#[unsafe(no_mangle)]
pub extern "C" fn takes_text(len: u32) -> u32 {
    with(|body| body.takes_text(len as usize).into())
}

/// Tones are wanted: 1, or not: 0.
#[unsafe(no_mangle)]
pub extern "C" fn sound(now: f64, on: u32) -> u32 {
    hear(now, Heard::Sound(on != 0))
}

/// Pictures are not to move by themselves: 1, or may: 0.
#[unsafe(no_mangle)]
pub extern "C" fn still(now: f64, still: u32) -> u32 {
    hear(now, Heard::Still(still != 0))
}

/// Which day it is where the page is looked at, counted from 1 January 1970.
#[unsafe(no_mangle)]
pub extern "C" fn today(now: f64, day: u32) -> u32 {
    hear(now, Heard::Today(day))
}

/// More text of a record that is to be checked, or of what people wrote down, `len` bytes in the exchange buffer; 0 begins from scratch.
#[unsafe(no_mangle)]
pub extern "C" fn give_text(len: u32) {
    with(|body| body.give_text(len as usize));
}

/// Checks that record ([`Body::check`]).
#[unsafe(no_mangle)]
pub extern "C" fn check() -> u32 {
    with(Body::check)
}

/// Lays what people wrote down, given as the text of a record is, beside the record that holds ([`Body::lay_beside`]).
#[unsafe(no_mangle)]
pub extern "C" fn lay_beside() {
    with(Body::lay_beside);
}

/// Where the page finds what came of it, as UTF-8, until the next time.
#[unsafe(no_mangle)]
pub extern "C" fn noted() -> *const u8 {
    with(|body| body.noted().as_ptr())
}

/// How many bytes that has.
#[unsafe(no_mangle)]
pub extern "C" fn noted_len() -> u32 {
    with(|body| body.noted().len() as u32)
}

/// Shows the game of the record that holds.
#[unsafe(no_mangle)]
pub extern "C" fn show_checked(now: f64) -> u32 {
    with(|body| body.show_checked(now as u64))
}

/// Draws the picture of this moment.
#[unsafe(no_mangle)]
pub extern "C" fn draw() {
    with(Body::draw);
}

/// The power came on; 32 random bytes lie in the exchange buffer.
#[unsafe(no_mangle)]
pub extern "C" fn start(now: f64) -> u32 {
    hear(now, Heard::Start)
}

/// No settings were kept: the browser's language, by its place in [`Language::ALL`].
#[unsafe(no_mangle)]
pub extern "C" fn language(now: f64, number: u32) -> u32 {
    Language::ALL.get(number as usize).map_or(0, |&language| hear(now, Heard::Language(language)))
}

/// The settings of last time, `len` bytes in the exchange buffer.
#[unsafe(no_mangle)]
pub extern "C" fn settings(now: f64, len: u32) -> u32 {
    hear(now, Heard::Settings(len as usize))
}

/// One journal record, `len` bytes in the exchange buffer.
#[unsafe(no_mangle)]
pub extern "C" fn loaded(now: f64, len: u32) -> u32 {
    hear(now, Heard::Loaded(len as usize))
}

/// One piece on the shelf, `len` bytes in the exchange buffer.
#[unsafe(no_mangle)]
pub extern "C" fn shelved(now: f64, len: u32) -> u32 {
    hear(now, Heard::Shelved(len as usize))
}

/// All records were given; how, by its place in [`LOAD_ENDS`].
#[unsafe(no_mangle)]
pub extern "C" fn load_end(now: f64, how: u32) -> u32 {
    let how = LOAD_ENDS.get(how as usize).map_or(LoadEnd::Unreadable, |&(_, how)| how);
    hear(now, Heard::LoadEnd(how))
}

/// A key went down; its number is its place in [`Key::ALL`].
#[unsafe(no_mangle)]
pub extern "C" fn press(now: f64, key: u32) -> u32 {
    Key::ALL.get(key as usize).map_or(0, |&key| hear(now, Heard::Press(key)))
}

/// A key came up.
#[unsafe(no_mangle)]
pub extern "C" fn release(now: f64, key: u32) -> u32 {
    Key::ALL.get(key as usize).map_or(0, |&key| hear(now, Heard::Release(key)))
}

/// Y was clicked: it is held until it is clicked again, or until holding it opens nothing any more.
#[unsafe(no_mangle)]
pub extern "C" fn latch(now: f64) -> u32 {
    hear(now, Heard::Latch)
}

/// The [`deadline`] came.
#[unsafe(no_mangle)]
pub extern "C" fn tick(now: f64) -> u32 {
    hear(now, Heard::Tick)
}

/// What was to be stored is stored.
#[unsafe(no_mangle)]
pub extern "C" fn stored(now: f64) -> u32 {
    hear(now, Heard::Stored)
}

/// What was to be stored is not; why, by its place in [`STORE_ERRORS`].
#[unsafe(no_mangle)]
pub extern "C" fn store_failed(now: f64, why: u32) -> u32 {
    let why = STORE_ERRORS.get(why as usize).map_or(StoreError::Failed, |&(_, why)| why);
    hear(now, Heard::StoreFailed(why))
}

/// More entropy: 32 random bytes lie in the exchange buffer.
#[unsafe(no_mangle)]
pub extern "C" fn entropy(now: f64) -> u32 {
    hear(now, Heard::Entropy)
}

/// The page is no longer in front: somebody else may look.
#[unsafe(no_mangle)]
pub extern "C" fn lost_focus(now: f64) -> u32 {
    hear(now, Heard::LostFocus)
}

/// Whether this program can go on with a journal that has this record (`len` bytes in the exchange buffer) in this
/// place, counted from 0: 1 or 0. It is asked before an update takes the place of the program that wrote it.
#[unsafe(no_mangle)]
pub extern "C" fn reads(place: u32, len: u32) -> u32 {
    with(|body| body.reads(place, len as usize).into())
}

/// How many bytes in the exchange buffer are to be stored.
#[unsafe(no_mangle)]
pub extern "C" fn store_len() -> u32 {
    with(|body| body.store_len() as u32)
}

/// When to call [`tick`] if nothing happens before; below zero: never.
#[unsafe(no_mangle)]
pub extern "C" fn deadline() -> f64 {
    with(|body| body.deadline().map_or(-1.0, |at| at as f64))
}

/// Room for the next word of a question about boxes, of `len` bytes; [`box_give`] says that it is there.
#[unsafe(no_mangle)]
pub extern "C" fn box_room(len: u32) -> *const u8 {
    TALK.with_borrow_mut(|talk| talk.room(len as usize).as_ptr())
}

/// That word is there.
#[unsafe(no_mangle)]
pub extern "C" fn box_give() {
    TALK.with_borrow_mut(Talk::give);
}

/// Answers a question about boxes ([`Talk::ask`]): 1 if it went well. The answer lies at [`box_answer`].
#[unsafe(no_mangle)]
pub extern "C" fn box_ask(question: u32) -> u32 {
    TALK.with_borrow_mut(|talk| talk.ask(question as usize).into())
}

/// Where the page finds that answer, until the next question.
#[unsafe(no_mangle)]
pub extern "C" fn box_answer() -> *const u8 {
    TALK.with_borrow(|talk| talk.answer().as_ptr())
}

/// How many bytes the answer has.
#[unsafe(no_mangle)]
pub extern "C" fn box_answer_len() -> u32 {
    TALK.with_borrow(|talk| talk.answer().len() as u32)
}

/// From the next game on, games use the boxes whose texts were given as words.
#[unsafe(no_mangle)]
pub extern "C" fn box_play(now: f64) {
    let boxes = TALK.with_borrow_mut(Talk::playing);
    with(|body| body.set_boxes(now as u64, boxes));
}

/// Somebody wants to play the game that was given as a word: its set-up is opened, if nothing else is under way.
#[unsafe(no_mangle)]
pub extern "C" fn box_set_up(now: f64) -> u32 {
    match TALK.with_borrow_mut(Talk::game) {
        Some(which) => hear(now, Heard::SetUp(which)),
        None => hear(now, Heard::Tick),
    }
}
