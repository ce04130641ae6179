//! Running other programs, and making sure that they are there.

use std::path::{Path, PathBuf};
use std::process::Command;

/// What a chore returns: nothing, or what went wrong and what to do about it.
pub(crate) type Done = Result<(), String>;

/// The top folder of the project: the one that cargo runs this in, which need not be the one it was built in.
pub(crate) fn top() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let here = here.unwrap_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")));
    here.parent().map_or_else(|| here.clone(), Path::to_path_buf)
}

/// Where cargo puts what it builds.
pub(crate) fn target_folder() -> Result<PathBuf, String> {
    let told = output(cargo().args(["metadata", "--no-deps", "--offline", "--format-version", "1"]));
    let told = told.ok_or("cargo could not tell where it puts what it builds")?;
    let folder = told.split_once("\"target_directory\":\"").and_then(|(_, rest)| rest.split_once('"'));
    let (folder, _) = folder.ok_or("cargo did not tell where it puts what it builds")?;
    Ok(PathBuf::from(folder.replace("\\\\", "\\")))
}

/// Cargo itself, the one that runs this.
pub(crate) fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a command in the top folder and waits; shows it first.
pub(crate) fn run(command: &mut Command) -> Done {
    let line = line(command);
    eprintln!("$ {line}");
    match command.current_dir(top()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{line}` failed ({status})")),
        Err(error) => Err(format!("`{line}` could not be started: {error}")),
    }
}

/// What a command prints, if it can be run and succeeds.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.current_dir(top()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

fn line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or(command.get_program());
    std::iter::once(program)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Sees to it that a program of cargo's is installed in this version.
pub(crate) fn need_tool(name: &str, version: &str, options: &[&str]) -> Done {
    let installed = output(cargo().args(["install", "--list"])).unwrap_or_default();
    if installed.lines().any(|line| line.starts_with(&format!("{name} v{version}"))) {
        return Ok(());
    }
    run(cargo().args(["install", name, "--version", version, "--locked"]).args(options))
}

/// Sees to it that the pinned toolchain can build for this target.
pub(crate) fn need_target(target: &str) -> Done {
    let installed = output(Command::new("rustup").args(["target", "list", "--installed"]));
    let Some(installed) = installed else {
        return Err(format!(
            "rustup is needed to see whether the target {target} is installed; see https://rustup.rs"
        ));
    };
    if installed.lines().any(|line| line.trim() == target) {
        return Ok(());
    }
    run(Command::new("rustup").args(["target", "add", target])).map_err(|reason| {
        format!("{reason}\nThe target {target} is missing and could not be added: check the network")
    })
}
