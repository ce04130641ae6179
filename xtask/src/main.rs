//! The chores of the project: `cargo xtask COMMAND`.
#![forbid(unsafe_code)]

mod bench;
mod browser;
mod serve;
mod shell;
mod soak;
mod test;
mod web;

use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask COMMAND

  play [--no-open]         the companion in a browser: builds it, serves it on this machine, opens it
  test                     every test there is, after the set-up that it needs
  browser                  of these only the page's, in Chromium
  screens                  takes the screens as they are now for the golden ones, and writes the sheets
  dist                     the page as one HTML file and as a folder, with their sums
  size                     what the built things weigh
  bench [GAME]             instruction counts of the engines (valgrind)
  soak [GAME [GAMES [SEED]]]
                           random games by the million, every invariant checked";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) =
        words.split_first().map_or(("help", &[][..]), |(first, rest)| (first.as_str(), rest));
    let done = match command {
        "play" => serve::play(rest),
        "browser" => browser::run(rest),
        "screens" => test::screens(rest),
        "dist" => web::dist(rest),
        "size" => web::size(rest),
        "test" => test::run(rest),
        "bench" => bench::run(rest),
        "soak" => soak::run(rest),
        "help" | "--help" | "-h" => {
            println!("{USAGE}");
            Ok(())
        }
        other => Err(format!("there is no command `{other}`\n\n{USAGE}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("xtask: {reason}");
            ExitCode::FAILURE
        }
    }
}
