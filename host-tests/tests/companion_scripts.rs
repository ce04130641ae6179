//! Whole flows by key presses: every script in `scripts`, and a loss of power after each entry of one.

use std::fs;
use std::path::Path;

use confidant_companion::Key;
use host_tests::device::{Device, run};

fn scripts() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts");
    let mut scripts: Vec<(String, String)> = fs::read_dir(folder)
        .expect("the folder of the scripts")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|end| end == "keys"))
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).expect("a text"))
        })
        .collect();
    scripts.sort();
    scripts
}

#[test]
fn every_script_runs_to_its_end() {
    let all = scripts();
    assert!(all.len() >= 12, "the scripts are there");
    let mut faults = Vec::new();
    for (name, text) in all {
        if let Err(fault) = run(&text, &mut |_, _| {}) {
            faults.push(format!("{name}.keys:{fault}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

/// Home and back into the game: what a person sees who resumes, once the proof of all that was entered is made.
fn resumed(device: &mut Device) -> Vec<u16> {
    device.tap(Key::A);
    device.wait(2_000);
    device.look().pixels().to_vec()
}

#[test]
fn a_loss_of_power_after_each_entry_loses_nothing() {
    let mut entries = 0;
    // A clock goes on while the game is put aside, and Confidant thinks on.
    let wanted = |name: &str, text: &str| {
        (name.starts_with("mister-x") || name.starts_with("tatort-themse"))
            && !text.contains("option clock")
            && !text.contains("option confidant")
    };
    for (name, text) in scripts().into_iter().filter(|(name, text)| wanted(name, text)) {
        let mut records = 0;
        let played = run(&text, &mut |device, line| {
            if device.store.records.len() == records || device.store.records.is_empty() {
                return;
            }
            records = device.store.records.len();
            entries += 1;
            let mut again = Device::with(device.store.clone(), 99);
            assert!(again.reads("Resume"), "{name}:{line}");
            let after_the_cut = resumed(&mut again);
            // The same game, put aside by its own menu and taken up again.
            let mut other = Device::with(device.store.clone(), 7);
            resumed(&mut other);
            other.go_home();
            assert!(after_the_cut == resumed(&mut other), "{name}:{line}");
            let read = again.read();
            for shown in ["Pass to", "Round", "win", "’s turn", " questions", " takes", "finished"] {
                if read.contains(shown) {
                    return;
                }
            }
            panic!("{name}:{line}: neither hand-over nor table nor result:\n{read}");
        });
        if let Err(fault) = played {
            panic!("{name}.keys:{fault}");
        }
    }
    assert!(entries > 80, "{entries} entries");
}
