//! The `casefile` program as people call it: its words, its answers, its exit status.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use confidant_companion::clock::ClockSetting;
use confidant_core::digest::digest;
use confidant_core::pack::binary::MOST;
use confidant_core::pack::{BoxedGame, Values};
use confidant_core::scotland_yard::{ScotlandYard, Setup, Station};
use confidant_core::tatort_themse::TatortThemse;
use host_tests::box_files;
use host_tests::device::record::{whole_game, written_record};
use host_tests::device::{Device, begin};
use host_tests::saved::{Saved, to_text};

/// What the program says to these words and this standard input.
fn casefile(words: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_casefile"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    // It need not read what is for another command.
    let _ = child.stdin.take().expect("an input").write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

const CASE: &str =
    "game scotland-yard\nset detectives 3\nset x-start 34\nset detective-start 13 26 29\nbegin\n? turn\n";
const MARK: &str = "\u{feff}";

fn journal() -> String {
    let setup = Setup { detectives: Some(3), ..Setup::default() };
    let device: Device = Device::with(begin::<ScotlandYard>(&setup, 5, &[], ClockSetting::Off, false), 7);
    to_text(&device.store.records)
}

#[test]
fn help_names_every_use_and_is_not_a_fault() {
    for word in ["--help", "-h"] {
        let help = casefile(&[word], "");
        assert!(help.status.success());
        for used in [
            "FILE...",
            "export JOURNAL...",
            "verify RECORD [SEAL]",
            "pack build BOX",
            "--version",
            "standard input",
        ] {
            assert!(out(&help).contains(used), "{used}: {}", out(&help));
        }
        assert_eq!(err(&help), "");
    }
    assert_eq!(out(&casefile(&["verify", "--help"], "")), out(&casefile(&["--help"], "")));
}

#[test]
fn the_version_is_that_of_the_package() {
    for word in ["--version", "-V"] {
        let version = casefile(&[word], "");
        assert!(version.status.success());
        assert_eq!(out(&version), format!("casefile {}\n", env!("CARGO_PKG_VERSION")));
    }
}

#[test]
fn a_wrong_command_line_is_told_with_the_right_ones() {
    for words in [&[][..], &["export"], &["verify"], &["verify", "a", "b", "c"], &["--frob"], &["-x", "file"]]
    {
        let wrong = casefile(words, CASE);
        assert_eq!(wrong.status.code(), Some(1), "{words:?}");
        assert!(err(&wrong).contains("usage: casefile FILE..."), "{words:?}: {}", err(&wrong));
        assert_eq!(out(&wrong), "", "{words:?}");
    }
    // Behind `--` a word is a name, whatever it looks like.
    assert!(err(&casefile(&["--", "--frob"], "")).starts_with("--frob:1: cannot be read"));
}

#[test]
fn the_mark_before_utf_8_does_not_belong_to_a_text() {
    for text in [CASE.to_owned(), format!("{MARK}{CASE}"), format!("{MARK}{}", CASE.replace('\n', "\r\n"))] {
        let played = casefile(&["-"], &text);
        assert!(played.status.success(), "{}", err(&played));
        assert_eq!(out(&played), "turn: x\n");
    }
    // Once, at the beginning.
    let twice = casefile(&["-"], &format!("{MARK}{MARK}{CASE}"));
    assert!(err(&twice).starts_with("-:1: "), "{}", err(&twice));
}

#[test]
fn journals_are_exported_and_verified_with_and_without_the_mark() {
    let journal = journal();
    let saved = Saved::read(&journal).unwrap();
    for text in [journal.clone(), format!("{MARK}{journal}")] {
        let exported = casefile(&["export", "-"], &text);
        assert_eq!(out(&exported), saved.case_file().unwrap(), "{}", err(&exported));
        let verified = casefile(&["verify", "-", &saved.seal()], &text);
        assert!(verified.status.success(), "{}", err(&verified));
        let wrong = casefile(&["verify", "-", "0"], &text);
        assert_eq!(wrong.status.code(), Some(1));
        assert!(err(&wrong).contains(saved.seal().as_str()), "{}", err(&wrong));
    }
}

#[test]
fn proofs_that_were_noted_are_judged_one_by_one() {
    let text = {
        let setup = Setup {
            detectives: Some(3),
            mister_x_start: Station::new(46),
            detective_start: Some([34, 117, 91].into_iter().filter_map(Station::new).collect()),
            ..Setup::default()
        };
        let mut store = begin::<ScotlandYard>(&setup, 5, &[], ClockSetting::Off, false);
        store.append_all::<ScotlandYard>(&["x taxi 45", "d1 taxi 22", "d2 taxi 116"]);
        to_text(&store.records)
    };
    let told = out(&casefile(&["verify", "-"], &text));
    let proofs: Vec<(&str, &str)> =
        told.lines().filter_map(|line| line.strip_prefix("# proof ")?.split_once(' ')).collect();
    let [(place, signs), .., (last, all)] = proofs[..] else { panic!("proofs: {told}") };
    let judged = |noted: &str| casefile(&["verify", "--noted", noted, "-"], &text);
    let four = &signs[..4];

    let holds = judged(&format!("{place} {}, {}", four.to_lowercase(), all.replace('0', "o")));
    assert!(holds.status.success(), "{}", err(&holds));
    assert!(
        out(&holds)
            .contains(&format!("noted {place} {four} holds (place {place}), by chance once in 1048576\n"))
    );
    assert!(
        out(&holds).contains(&format!("holds (place {last}), by chance once in {}\n", (1_u64 << 50) / 3))
    );

    let other = |sign: &str| if sign == "7" { "8" } else { "7" };
    let slip = judged(&format!("{place} {}{}", &four[..3], other(&four[3..])));
    assert!(!slip.status.success() && out(&slip).is_empty(), "{}", out(&slip));
    assert!(err(&slip).contains("one sign differs") && err(&slip).contains(signs), "{}", err(&slip));
    for (noted, says) in [
        (
            format!("{place} {}{}{}", &four[..2], other(&four[2..3]), other(&four[3..])),
            "does not hold: place",
        ),
        (format!("{place}-1 {four}"), "the record has no such place"),
        ("ZZZZ-ZZZZZZ".to_owned(), "does not hold in any place"),
        ("7K2U".to_owned(), "is not of the signs of a proof"),
    ] {
        let wrong = judged(&noted);
        assert!(!wrong.status.success() && err(&wrong).contains(says), "{noted}: {}", err(&wrong));
    }
}

#[test]
fn a_journal_in_a_broken_base64_is_damaged() {
    let mut text = journal();
    let (_, record) = text.split_once('\n').unwrap();
    let record = record.trim_end().to_owned();
    for broken in [&record[1..], &record.replacen(|sign: char| sign.is_alphanumeric(), "?", 1), "===="] {
        text.replace_range(.., &format!("confidant journal 1\n{broken}\n"));
        assert!(Saved::read(&text).is_err_and(|reason| reason.contains("line 2")), "{broken}");
    }
}

#[test]
fn perft_stops_at_its_limits() {
    for depth in [9, 100] {
        let start = Instant::now();
        let told = casefile(&["-"], &format!("{CASE}? perft {depth}\n"));
        assert!(start.elapsed() < Duration::from_secs(5), "{depth}: {:?}", start.elapsed());
        assert_eq!(told.status.code(), Some(1));
        let says = err(&told);
        assert!(says.starts_with("-:7: `perft` tries at most 20000000 actions, and there are "), "{says}");
        assert!(says.ends_with(" already: ask for shorter ones\n"), "{says}");
    }
    let told = casefile(&["-"], &format!("{CASE}? perft 101\n? turn\n"));
    assert_eq!(told.status.code(), Some(1));
    assert_eq!(err(&told), "-:7: `perft` counts sequences of at most 100 actions\n");
    assert_eq!(out(&told), "turn: x\n", "it ends the file");
}

#[test]
fn a_line_that_cannot_be_says_what_is_wrong_with_it() {
    let begun = "game tatort-themse\nset players 2\nbegin\n";
    for (lines, reason) in [
        ("begin\n", "the game has already begun"),
        ("set players 3\n", "`set` comes before `begin`"),
        ("p1 take 6 with lady 2\n", "`p1 take 6 with lady 2` is not an action: the number is out of range"),
        ("p1 question open 5\n", "`p1 question open 5` is not an action: the number is out of range"),
    ] {
        let told = err(&casefile(&["-"], &format!("{begun}{lines}")));
        assert!(told.contains(&format!(":4: {reason}")), "{told}");
    }
    let none = err(&casefile(&["-"], "game tatort-themse\nset column-1 none bank-lady-3\n"));
    assert!(none.contains("after the end of the line"), "{none}");
}

#[test]
fn each_query_is_answered_before_the_next_line_is_read() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_casefile"))
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut input = child.stdin.take().expect("an input");
    let mut answers = BufReader::new(child.stdout.take().expect("an output")).lines();
    for (lines, answer) in [(CASE, "turn: x"), ("x taxi ?\n? turn\n", "turn: d1"), (CASE, "turn: x")] {
        input.write_all(lines.as_bytes()).expect("it reads");
        assert_eq!(answers.next().expect("an answer").expect("a line"), answer);
    }
    drop(input);
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn box_files_are_exported_checked_and_built() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    for game in ["tatort-themse", "schinderhannes", "tiny-epic-crimes", "scotland-yard"] {
        let text = out(&casefile(&["pack", "export", game], ""));
        let checked = casefile(&["pack", "check", "-"], &text);
        assert!(checked.status.success(), "{}", err(&checked));
        assert!(out(&checked).contains(game) && out(&checked).contains("parts play"), "{}", out(&checked));
        // Blocks are twice as long as what they hold; a place for each chip, and the block that goes before one of them.
        for (end, length) in [("pack", None), ("uf2", Some(2 * 2 * 16 * 1024 + 512))] {
            let file = folder.join(format!("{game}.{end}"));
            let built = casefile(&["pack", "build", "-", "-o", &file.to_string_lossy()], &text);
            assert!(built.status.success(), "{}", err(&built));
            let bytes = std::fs::read(&file).unwrap();
            assert!(length.is_none_or(|length| bytes.len() == length), "{game}.{end}: {}", bytes.len());
        }
    }
    let slip = out(&casefile(&["pack", "export", "tatort-themse"], "")).replace("tower = 5", "towr = 5");
    let told = casefile(&["pack", "check", "-"], &slip);
    assert_eq!(told.status.code(), Some(1));
    assert!(err(&told).contains("-:18: wrong: `towr` is not known here."), "{}", err(&told));
    assert!(err(&told).contains("missing: bonus: 4 of 5"), "{}", err(&told));
    for words in [&["pack"][..], &["pack", "build", "-"], &["pack", "export", "chess"]] {
        assert!(err(&casefile(words, "")).contains("usage: "), "{words:?}");
    }
    let nothing =
        casefile(&["pack", "build", "-", "-o", "x.uf2"], "confidant = 1\ngame = \"tatort-themse\"\n");
    assert!(err(&nothing).contains("no section of it is complete"), "{}", err(&nothing));
}

#[test]
fn a_game_played_with_a_box_file_is_exported_and_verified_with_it() {
    let mut draft = confidant_pack::Draft::new(BoxedGame::TatortThemse);
    draft.values = Values::shipped(BoxedGame::TatortThemse);
    draft.put("bonus", "tower", "9").expect("a bonus");
    let text = confidant_pack::write(&draft, confidant_pack::Language::English);
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("box-file");
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = |name: &str, text: &str| {
        std::fs::write(folder.join(name), text).expect("it can be written");
        folder.join(name).to_string_lossy().into_owned()
    };
    let tin = file("tin.confidant.toml", &text);
    let other = file("other.confidant.toml", &text.replace("tower = 9", "tower = 8"));
    let mut region = draft.seal().expect("it plays");
    region.resize(BoxedGame::ALL.len() * MOST, 0xFF);
    let boxes = box_files::found(&region).unlisted();
    let tables = digest(boxes.tables.tatort_themse);
    let mut store = whole_game::<TatortThemse>(3, 0).agreed(|begin| begin.tables = tables);
    store.boxes = Some(boxes);
    let code = draft.values.code().expect("it plays").to_string();
    let journal = file("journal.txt", &to_text(&store.records));
    let record = file("record.txt", &written_record(store));

    for what in [&journal, &record] {
        let verified = casefile(&["verify", "--tables", &tin, what], "");
        assert!(verified.status.success(), "{}", err(&verified));
        assert!(out(&verified).contains(&format!("\ntables {tin}\n")), "{}", out(&verified));
        for (words, says) in [
            (vec!["verify", what], format!("the values {code}, of somebody's box (`--tables BOX`)")),
            (
                vec!["verify", "--tables", &other, what],
                format!("the values {code}, which `{other}` does not have"),
            ),
        ] {
            let refused = casefile(&words, "");
            assert_eq!(refused.status.code(), Some(1));
            assert!(err(&refused).contains(&says), "{}", err(&refused));
        }
    }
    // What comes out plays: the points are those of the entered bonuses.
    let exported = out(&casefile(&["export", "--tables", &tin, &journal], ""));
    let verified = out(&casefile(&["verify", "--tables", &tin, &record], ""));
    for (name, case) in
        [("exported.case", &*exported), ("verified.case", verified.split_once('\n').unwrap().1)]
    {
        let played = casefile(&[&file(name, case)], "");
        assert!(played.status.success(), "{name}: {}", err(&played));
    }
    let unnamed = out(&casefile(&["export", &journal], ""));
    assert!(unnamed.contains(&format!("# it was played with the values {code}")), "{unnamed}");
    assert!(err(&casefile(&["--tables", &tin, "-"], CASE)).contains("names its box itself"));
    assert!(err(&casefile(&["verify", "--tables", "nowhere", &journal], "")).contains("cannot be read"));
}

/// A file without an end is no reason to fill the memory.
#[cfg(unix)]
#[test]
fn a_file_without_an_end_is_refused() {
    let zero = "/dev/zero";
    let lines = "game tatort-themse\ntables /dev/zero\nbegin\n";
    let all: [(&[&str], &str); 6] = [
        (&[zero], ""),
        (&["-"], lines),
        (&["export", zero], ""),
        (&["verify", zero], ""),
        (&["pack", "check", zero], ""),
        (&["export", "--tables", zero, "-"], ""),
    ];
    for (words, input) in all {
        let start = Instant::now();
        let told = casefile(words, input);
        assert_eq!(told.status.code(), Some(1), "{words:?}");
        assert!(start.elapsed() < Duration::from_secs(5), "{words:?}");
        assert!(err(&told).len() < 500, "{words:?}: {}", err(&told).len());
    }
    let folder = std::env::temp_dir().join(format!("confidant-endless-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("endless.case");
    std::fs::write(&file, lines).expect("a file");
    let told = casefile(&[file.to_str().expect("a name")], "");
    std::fs::remove_dir_all(&folder).expect("it was made");
    assert!(err(&told).contains("2: `/dev/zero` cannot be read: it is longer than"), "{}", err(&told));
}

#[test]
fn what_was_read_is_quoted_in_part_and_cannot_steer_the_terminal() {
    let long = "x".repeat(60_000);
    let steering = "\u{1b}[2J\u{7}\u{9b}";
    for words in [long.as_str(), steering] {
        for input in [
            words.to_owned(),
            format!("game {words}\n"),
            format!("game scotland-yard\nset {words} 1\nbegin\n"),
            format!("game scotland-yard\n{words}\n"),
            format!("{CASE}{words}\n"),
            format!("{CASE}? {words}\n"),
            format!("{CASE}= {words} => {words}\n"),
            format!("{CASE}= turn => {words}\n"),
            format!("{CASE}? legal {words}\n"),
        ] {
            let told = casefile(&["-"], &input);
            assert_eq!(told.status.code(), Some(1));
            for said in [out(&told), err(&told)] {
                assert!(said.len() < 8_000, "{} bytes: {}", said.len(), &said[..200]);
                let steers = |letter: char| letter.is_control() && letter != '\n';
                assert!(!said.contains(steers), "{said:?}");
            }
        }
    }
    let told = casefile(&["-"], &format!("{CASE}{}\n", "x".repeat(2_000_000)));
    assert_eq!(err(&told), "-:7: this line is longer than 65536 bytes\n");
}

#[test]
fn a_reader_that_has_seen_enough_is_no_fault() {
    for words in [&["pack", "export", "scotland-yard"][..], &["--help"], &["-"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_casefile"))
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        drop(child.stdout.take());
        let _ = child.stdin.take().expect("an input").write_all(CASE.as_bytes());
        let told = child.wait_with_output().expect("it ends");
        assert_eq!((told.status.code(), err(&told).as_str()), (Some(0), ""), "{words:?}");
    }
}
