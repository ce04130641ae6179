//! Every case file is a test of its own. Those in `cases/GAME` hold; those in `cases/broken` are refused at
//! the line that their first line names, or at several: `# expect LINE...: ...`.

use std::path::{Path, PathBuf};

use host_tests::casefile;
use libtest_mimic::{Arguments, Failed, Trial};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    let mut trials = Vec::new();
    for folder in entries(&root) {
        let broken = folder.ends_with("broken");
        // A file that is not a case file is read by one.
        for file in
            entries(&folder).into_iter().filter(|file| file.extension().is_some_and(|end| end == "case"))
        {
            let name = file.strip_prefix(&root).unwrap_or(&file).with_extension("");
            let name = name.to_string_lossy().replace('\\', "/");
            trials.push(Trial::test(name, move || if broken { is_refused(&file) } else { holds(&file) }));
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let read = std::fs::read_dir(folder).expect("the folder of the cases");
    let mut paths: Vec<_> = read.map(|entry| entry.expect("an entry of it").path()).collect();
    paths.sort();
    paths
}

fn faults(file: &Path) -> Result<(String, Vec<casefile::Fault>), Failed> {
    let bytes = std::fs::read(file)?;
    let mut faults = Vec::new();
    casefile::play_from(bytes.as_slice(), file.parent(), &mut |_| {}, &mut |fault| faults.push(fault));
    Ok((String::from_utf8_lossy(&bytes).into_owned(), faults))
}

fn holds(file: &Path) -> Result<(), Failed> {
    let (text, faults) = faults(file)?;
    if !text.lines().any(|line| line.starts_with(['=', '!'])) {
        return Err("the case claims nothing".into());
    }
    let told: Vec<_> = faults.iter().map(|fault| format!("{}:{fault}", file.display())).collect();
    if told.is_empty() { Ok(()) } else { Err(told.join("\n").into()) }
}

fn is_refused(file: &Path) -> Result<(), Failed> {
    let (text, faults) = faults(file)?;
    let first = text.lines().next().unwrap_or_default();
    let expected = first.strip_prefix("# expect ").and_then(|rest| rest.split_once(':'));
    let expected = expected.ok_or("the first line is `# expect LINE...: ...`")?.0;
    let lines: Vec<usize> = expected.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
    if faults.iter().map(|fault| fault.line).eq(lines.iter().copied()) {
        Ok(())
    } else {
        Err(format!("faults are expected only in lines {lines:?}, not {faults:?}").into())
    }
}
