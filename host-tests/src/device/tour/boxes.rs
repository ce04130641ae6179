//! The walk past the own boxes of a device: listed, refused, erased, and a game that waits for one.

use confidant_companion::Key;
use confidant_core::pack::binary::{MOST, Refused};
use confidant_core::pack::{Boxes, Slot, Tables, Values, Which};
use confidant_pack::Draft;

use super::{Walk, taps};
use crate::device::{Device, HostStore};
use crate::own_box;

/// A device with a tin of which all is entered.
fn our_tin() -> Boxes {
    let mut draft = Draft::new(Which::TatortThemse);
    draft.name = "Our tin".to_owned();
    draft.values = Values::shipped(Which::TatortThemse);
    let mut region = draft.seal().expect("it plays");
    region.resize(Which::ALL.len() * MOST, 0xFF);
    own_box::found(&region)
}

/// The list of boxes, from home.
fn my_boxes(device: &mut Device) {
    taps(device, &[Key::Down, Key::A, Key::Down, Key::Down, Key::A, Key::Up, Key::A]);
}

/// `begun` is a game of which the tables are nowhere.
pub(super) fn walk(walk: &mut Walk, begun: HostStore) {
    let mut device: Device = walk.device(HostStore { boxes: Some(our_tin()), ..HostStore::default() });
    taps(&mut device, &[Key::Down, Key::A, Key::Down, Key::Down, Key::A, Key::Up]);
    walk.look(&mut device, "house/settings-boxes");
    let mut device: Device = walk.device(HostStore { boxes: Some(our_tin()), ..HostStore::default() });
    my_boxes(&mut device);
    walk.look(&mut device, "house/boxes");
    device.tap(Key::Down);
    walk.look(&mut device, "house/boxes-own");
    device.tap(Key::X);
    walk.look(&mut device, "house/boxes-erase");

    let refused = [Refused::Damaged, Refused::Foreign, Refused::TooNew(9), Refused::Nothing];
    let boxes = Boxes::new(Tables::SHIPPED, refused.map(Slot::Refused));
    let mut device: Device = walk.device(HostStore { boxes: Some(boxes), ..HostStore::default() });
    my_boxes(&mut device);
    walk.look(&mut device, "house/boxes-refused");
    device.tap(Key::Up);
    walk.look(&mut device, "house/boxes-refused-last");

    let waits = begun.agreed(|begin| begin.tables ^= 1);
    let mut device: Device = walk.device(waits);
    walk.look(&mut device, "house/trouble-tables");
}
