//! Writes every screen of the gallery as a PNG file: `gallery FOLDER [TIMES]`.

use std::path::PathBuf;
use std::process::ExitCode;

use host_tests::command_line;
use host_tests::gallery::shots;
use host_tests::screens::sheet::sheet;

const USAGE: &str =
    "usage: gallery FOLDER [TIMES]     every screen of the gallery as PNG, enlarged TIMES times";

fn main() -> ExitCode {
    let words = match command_line::read(USAGE, &[]) {
        Ok(line) => line.texts(),
        Err(end) => return end,
    };
    let (folder, times) = match words.as_slice() {
        [folder] => (PathBuf::from(folder), Ok(1)),
        [folder, times] => (PathBuf::from(folder), times.parse()),
        _ => return command_line::misused(USAGE, "into which folder?"),
    };
    let Ok(times) = times else { return command_line::misused(USAGE, "TIMES is a whole number") };
    let shots = shots();
    let written = shots
        .iter()
        .try_for_each(|shot| shot.picture.enlarged(times).write(&folder.join(format!("{}.png", shot.name))));
    let all = sheet(shots.iter().map(|shot| &shot.picture)).write(&folder.join("gallery.png"));
    match written.and(all) {
        Ok(()) => {
            println!("{} screens in {}", shots.len(), folder.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("gallery: {error}");
            ExitCode::FAILURE
        }
    }
}
