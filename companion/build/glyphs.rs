//! Glyphs of Noto Sans in the ten styles of the visual guide.

use fontdue::{Font, FontSettings};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::{pack, pack_runs};

/// Latin-1, then the letters and signs that French and German need beyond it.
fn letters() -> Vec<char> {
    (' '..='~').chain('\u{a0}'..='\u{ff}').chain(['Œ', 'œ', '–', '’']).collect()
}

/// What the two largest styles can show: figures.
fn figures() -> Vec<char> {
    " +-/0123456789:?–".chars().collect()
}

/// Name, whether bold, pixels, whether only figures. The order is that of `Style`.
const STYLES: [(&str, bool, f32, bool); 10] = [
    ("map", true, 11.0, false),
    ("hint", true, 12.0, false),
    ("note", false, 14.0, false),
    ("noteb", true, 14.0, false),
    ("body", false, 16.0, false),
    ("bold", true, 16.0, false),
    ("head", true, 20.0, false),
    ("name", true, 30.0, false),
    ("fig", true, 48.0, true),
    ("giant", true, 76.0, true),
];

/// Letters of this size and more are packed as runs: below it they would hardly be smaller.
const RUNS_FROM: f32 = 20.0;

/// Writes the pixels of each style as a file into `out` and gives the tables that refer to them.
pub fn source(out: &Path) -> String {
    let font =
        |ttf| Font::from_bytes(ttf, FontSettings::default()).expect("the font crate holds valid fonts");
    let regular = font(notosans::REGULAR_TTF);
    let bold = font(notosans::BOLD_TTF);
    let mut tables = String::new();
    for (name, is_bold, px, only_figures) in STYLES {
        let font = if is_bold { &bold } else { &regular };
        let chars = if only_figures { figures() } else { letters() };
        let mut bits: Vec<u8> = Vec::new();
        let mut glyphs = String::new();
        for &letter in &chars {
            assert!(font.lookup_glyph_index(letter) != 0, "the font lacks {letter:?}");
            let (metrics, coverage) = font.rasterize(letter, px);
            let levels: Vec<u8> = coverage.iter().map(|&c| ((u16::from(c) + 8) / 17) as u8).collect();
            let blank = levels.iter().all(|&level| level == 0);
            let (width, height) = if blank { (0, 0) } else { (metrics.width, metrics.height) };
            let top = -(metrics.ymin + metrics.height as i32);
            writeln!(
                glyphs,
                "Glyph {{ start: {}, left: {}, top: {}, width: {width}, height: {height}, advance: {} }},",
                bits.len(),
                if blank { 0 } else { metrics.xmin },
                if blank { 0 } else { top },
                metrics.advance_width.round() as u8,
            )
            .expect("writing to a string");
            if !blank {
                let packed = if px < RUNS_FROM { pack(&levels, metrics.width) } else { pack_runs(&levels) };
                bits.extend(packed);
            }
        }
        let file = format!("face-{name}.bin");
        fs::write(out.join(&file), &bits).expect("OUT_DIR is writable");
        let line = font.horizontal_line_metrics(px).expect("a horizontal font");
        let set = if only_figures { "FIGURES" } else { "LETTERS" };
        writeln!(
            tables,
            "// `{name}`: {} glyphs, {} bytes.\nFace {{ size: {px:.0}, ascent: {:.0}, descent: {:.0}, set: {set}, \
             runs: {}, \
             glyphs: &[\n{glyphs}], bits: include_bytes!(\"{file}\") }},",
            chars.len(),
            bits.len(),
            line.ascent.round(),
            (-line.descent).round(),
            px >= RUNS_FROM,
        )
        .expect("writing to a string");
    }
    let set =
        |chars: Vec<char>| chars.iter().map(|c| format!("'\\u{{{:x}}}',", *c as u32)).collect::<String>();
    format!(
        "const LETTERS: &[char] = &[{}];\nconst FIGURES: &[char] = &[{}];\nstatic FACES: [Face; {}] = [\n{tables}];\n",
        set(letters()),
        set(figures()),
        STYLES.len()
    )
}
