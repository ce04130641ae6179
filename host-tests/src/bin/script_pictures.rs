//! Plays a key script in some language and writes what it calls `picture`, for what is printed about it.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use confidant_companion::texts::Language;
use host_tests::command_line;
use host_tests::device;
use host_tests::screens::Picture;

const USAGE: &str = "\
usage: script-pictures FOLDER en|fr|de SCRIPT

Where SCRIPT says `picture NAME`, what is seen becomes FOLDER/NAME.png.";

fn main() -> ExitCode {
    let words = match command_line::read(USAGE, &[]) {
        Ok(line) => line.texts(),
        Err(end) => return end,
    };
    let [folder, language, file] = &words[..] else {
        return command_line::misused(USAGE, "which script, in which language, and where to?");
    };
    if !Language::ALL.iter().any(|known| known.code() == language) {
        return command_line::misused(USAGE, format!("there is no language `{language}`"));
    }
    match play(Path::new(folder), language, file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

fn play(folder: &Path, language: &str, file: &str) -> Result<(), String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    // The first line, so that those of the script keep their numbers.
    let text = format!("option language {language}\n{text}");
    let lines: Vec<&str> = text.lines().collect();
    let mut failed = Ok(());
    device::run(&text, &mut |seen, number| {
        let name = lines[number - 1].trim().strip_prefix("picture ");
        if let (Some(name), true) = (name, failed.is_ok()) {
            let path = folder.join(format!("{name}.png"));
            let written = Picture::of(seen.look()).write_with_palette(&path);
            failed = written.map_err(|error| format!("{}: {error}", path.display()));
        }
    })
    .map_err(|fault| format!("{file}:{}: {}", fault.line - 1, fault.reason))?;
    failed
}
