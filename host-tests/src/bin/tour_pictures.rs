//! Writes screens of the tour as pictures, for what is printed about them.

use std::path::Path;
use std::process::ExitCode;

use confidant_companion::texts::Language;
use host_tests::command_line;
use host_tests::device::tour;

const USAGE: &str = "\
usage: tour-pictures FOLDER en|fr|de SCREEN...

SCREEN is a name of host-tests/goldens/screens.txt without its language, such as scotland-yard/seal; its picture becomes
FOLDER/scotland-yard-seal.png.";

fn main() -> ExitCode {
    let words = match command_line::read(USAGE, &[]) {
        Ok(line) => line.texts(),
        Err(end) => return end,
    };
    let [folder, language, names @ ..] = &words[..] else {
        return command_line::misused(USAGE, "which screens, and where to?");
    };
    let language = match language.as_str() {
        "en" => Language::English,
        "fr" => Language::French,
        "de" => Language::German,
        other => return command_line::misused(USAGE, format!("there is no language `{other}`")),
    };
    let stops = tour(language);
    for name in names {
        let Some(stop) = stops.iter().find(|stop| stop.name == *name) else {
            return command_line::misused(USAGE, format!("there is no screen `{name}`"));
        };
        let path = Path::new(folder).join(format!("{}.png", name.replace('/', "-")));
        if let Err(error) = stop.picture.write_with_palette(&path) {
            eprintln!("{}: {error}", path.display());
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
