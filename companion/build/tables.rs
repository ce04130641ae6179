//! Where the stations of London stand, and the sines that rings need.

use std::fmt::Write as _;

/// Where the stations stand.
pub fn stations(positions: &str) -> String {
    let mut places = String::new();
    let mut expected = 1;
    for line in positions.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        let numbers: Vec<u16> =
            line.split_whitespace().map(|word| word.parse().unwrap_or_else(|_| panic!("{line}"))).collect();
        assert!(numbers.len() == 3 && numbers[0] == expected, "stations in order: {line}");
        assert!(numbers[1] <= 999 && numbers[2] <= 999, "per mille of the board: {line}");
        expected += 1;
        write!(places, "({}, {}),", numbers[1], numbers[2]).expect("writing to a string");
    }
    format!(
        "/// Stations 1 to 199: x and y in per mille of the board.\n\
         pub(super) static STATIONS: [(i16, i16); {}] = [{places}];\n",
        expected - 1
    )
}

/// The sines of a quarter of a circle.
pub fn sines() -> String {
    let mut sines = String::new();
    for half_degrees in 0..=180 {
        let sine = (f64::from(half_degrees) / 2.0).to_radians().sin();
        write!(sines, "{},", (sine * 16384.0).round() as i32).expect("writing to a string");
    }
    format!(
        "/// Sines of 0 to 90 degrees in steps of half a degree, 16384 being one.\n\
         pub(super) static SINES: [i16; 181] = [{sines}];\n"
    )
}
