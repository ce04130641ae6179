//! `cargo xtask workflows`: whether GitHub can read the files that say what it runs.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::shell::{self, Done};

const FOLDER: &str = ".github/workflows";
/// It brings the schemas along and asks nobody for them.
const CHECKER: &str = "check-jsonschema";
const VERSION: &str = "0.39.0";
/// What GitHub takes; and that every job has a time limit, because a job that hangs is paid for six hours.
const SCHEMAS: [&str; 2] = ["vendor.github-workflows", "custom.github-workflows-require-timeout"];

pub(crate) fn run(words: &[String]) -> Done {
    if let Some(word) = words.first() {
        return Err(format!("`workflows` takes no `{word}`"));
    }
    let checker = need_checker()?;
    for schema in SCHEMAS {
        shell::run(Command::new(&checker).args(["--builtin-schema", schema]).args(files()?))?;
    }
    Ok(())
}

fn files() -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(shell::top().join(FOLDER)).map_err(|error| format!("{FOLDER}: {error}"))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    Ok(files)
}

/// The checker, in a Python of its own below the target folder.
fn need_checker() -> Result<PathBuf, String> {
    let home = shell::target_folder()?.join("workflows").join(VERSION);
    let programs = home.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let checker = programs.join(CHECKER);
    if shell::output(Command::new(&checker).arg("--version")).is_none() {
        let python = if cfg!(windows) { "python" } else { "python3" };
        shell::run(Command::new(python).args(["-m", "venv"]).arg(&home)).map_err(|reason| {
            format!("{reason}\nThe checker needs Python 3: install the packages `python3` and `python3-venv`")
        })?;
        let package = format!("{CHECKER}=={VERSION}");
        shell::run(
            Command::new(programs.join("python")).args(["-m", "pip", "install", "--quiet", &package]),
        )?;
    }
    Ok(checker)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands;

    fn texts() -> Vec<(String, String)> {
        let text = |path: PathBuf| (path.display().to_string(), fs::read_to_string(path).unwrap());
        files().unwrap().into_iter().map(text).collect()
    }

    /// The commands of all steps: each is one line.
    fn commands(text: &str) -> Vec<&str> {
        text.lines().filter_map(|line| line.trim().strip_prefix("- run: ")).collect()
    }

    #[test]
    fn every_step_that_runs_something_runs_what_is_there() {
        for (file, text) in texts() {
            assert_eq!(
                text.matches("run: ").count(),
                commands(&text).len(),
                "{file}: one line for each command"
            );
            for command in commands(&text) {
                let words: Vec<&str> = command.split(' ').collect();
                match words.as_slice() {
                    ["cargo", "xtask", name, ..] => {
                        assert!(commands::named(name).is_some(), "{file}: {command}");
                    }
                    [".ci/run"] => assert!(shell::top().join(".ci/run").is_file()),
                    ["mkdir" | "cp" | "tar" | "cd" | "gh", ..] => {}
                    _ => panic!("{file}: nobody knows whether `{command}` is there"),
                }
            }
        }
        let local = fs::read_to_string(shell::top().join(".ci/run")).unwrap();
        let named: Vec<&str> =
            local.split("cargo xtask ").skip(1).filter_map(|rest| rest.split_whitespace().next()).collect();
        assert!(!named.is_empty() && named.iter().all(|name| commands::named(name).is_some()), "{named:?}");
    }

    #[test]
    fn actions_are_pinned_by_commit_and_no_job_may_do_more_than_it_says() {
        for (file, text) in texts() {
            for line in text.lines().filter(|line| line.contains("uses: ")) {
                let (_, commit) = line.split_once('@').unwrap();
                let (commit, version) = commit.split_once(" # v").unwrap_or_else(|| panic!("{file}: {line}"));
                assert!(
                    commit.len() == 40 && commit.chars().all(|digit| digit.is_ascii_hexdigit()),
                    "{file}: {line}"
                );
                assert_eq!(version.split('.').count(), 3, "{file}: {line}");
            }
            assert!(text.contains("\npermissions: {}\n"), "{file}: nothing is allowed unless a job says so");
            assert!(!text.contains("secrets"), "{file}: the token of the run is enough");
            // What somebody else can choose (a title, a name of a branch) never becomes part of a command.
            assert!(commands(&text).iter().all(|command| !command.contains("${{")), "{file}");
        }
    }

    /// Runs the steps of a release between a `cargo` and a `gh` that only pretend.
    #[cfg(unix)]
    #[test]
    fn the_steps_of_a_release_put_together_what_is_attached_to_it() {
        let text = fs::read_to_string(shell::top().join(FOLDER).join("release.yml")).unwrap();
        let steps = commands(&text);
        let (build, publish) =
            steps.split_at(steps.iter().position(|step| step.contains("sha256sum -c")).unwrap());
        let top = std::env::temp_dir().join(format!("confidant-release-{}", std::process::id()));
        let (programs, work) = (top.join("programs"), top.join("work"));
        fs::create_dir_all(&programs).unwrap();
        fs::create_dir_all(&work).unwrap();
        let pretend = |name: &str, script: &str| {
            use std::os::unix::fs::PermissionsExt as _;
            let path = programs.join(name);
            fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
            fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
        };
        pretend(
            "cargo",
            "case \"$2\" in\n\
             changelog) echo \"about $3\" ;;\n\
             reproduce) ;;\n\
             dist) mkdir -p target/dist/site target/dist/firmware\n\
                   for file in confidant.html evening-en.html a.uf2 b.uf2 NOTICES.txt README.md SHA256SUMS site/index.html; do\n\
                       echo \"$file\" > \"target/dist/$file\"\n\
                   done ;;\n\
             *) exit 1 ;;\n\
             esac",
        );
        pretend("gh", "printf '%s\\n' \"$@\" > gh.txt");
        let path = format!("{}:{}", programs.display(), std::env::var("PATH").unwrap());
        let run = |step: &str, folder: &std::path::Path| {
            let mut shell = Command::new("bash");
            shell.args(["-e", "-o", "pipefail", "-c", step]).current_dir(folder);
            let done = shell.env("PATH", &path).env("GITHUB_REF_NAME", "v1.2.3").status().unwrap();
            assert!(done.success(), "{step}");
        };
        build.iter().for_each(|step| run(step, &work));
        // An artifact of several paths is unpacked without the folder they have in common.
        publish.iter().for_each(|step| run(step, &work.join("target")));
        let told = fs::read_to_string(work.join("target/gh.txt")).unwrap();
        let told: Vec<&str> = told.lines().collect();
        assert_eq!(&told[..4], ["release", "create", "v1.2.3", "--verify-tag"]);
        let attached: Vec<&str> =
            told.iter().filter_map(|word| word.strip_prefix("release-files/")).collect();
        let wanted = [
            "NOTICES.txt",
            "SHA256SUMS",
            "a.uf2",
            "b.uf2",
            "confidant-site.tar.gz",
            "confidant-v1.2.3.tar.gz",
            "confidant.html",
            "evening-en.html",
        ];
        let mut sorted = attached.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, wanted);
        assert_eq!(fs::read_to_string(work.join("target/release-notes.md")).unwrap(), "about v1.2.3\n");
        let sums = fs::read_to_string(work.join("target/release-files/SHA256SUMS")).unwrap();
        assert_eq!(sums.lines().count(), wanted.len() - 1, "all but the sums themselves");
        fs::remove_dir_all(top).unwrap();
    }
}
