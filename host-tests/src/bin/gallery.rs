//! Writes every screen of the gallery as a PNG file: `gallery FOLDER [TIMES]`.

use std::path::PathBuf;
use std::process::ExitCode;

use host_tests::gallery::shots;
use host_tests::screens::sheet::sheet;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let Some(folder) = words.next().map(PathBuf::from) else {
        eprintln!("usage: gallery FOLDER [TIMES]");
        return ExitCode::FAILURE;
    };
    let times = words.next().and_then(|word| word.parse().ok()).unwrap_or(1);
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
