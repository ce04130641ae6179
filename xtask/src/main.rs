//! The chores of the project: `cargo xtask COMMAND`.
#![forbid(unsafe_code)]

mod bench;
mod shell;
mod soak;
mod test;

use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask COMMAND

  test                     every test there is, after the set-up that it needs
  bench [GAME]             instruction counts of the engines (valgrind)
  soak [GAME [GAMES [SEED]]]
                           random games by the million, every invariant checked";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) =
        words.split_first().map_or(("help", &[][..]), |(first, rest)| (first.as_str(), rest));
    let done = match command {
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
