//! Icons: shapes on a grid of 24 by 24, sampled 8 by 8 times a pixel.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::{pack, pack_runs};

const GRID: f64 = 24.0;
const SAMPLES: usize = 8;

/// One operation: paints or cuts out a shape.
struct Op {
    paints: bool,
    shape: Shape,
}

enum Shape {
    Ellipse { x: f64, y: f64, rx: f64, ry: f64 },
    Ring { x: f64, y: f64, outer: f64, inner: f64 },
    Rounded { x: f64, y: f64, w: f64, h: f64, radius: f64 },
    Polygon(Vec<(f64, f64)>),
    Line { half: f64, points: Vec<(f64, f64)> },
}

impl Shape {
    fn parse(op: &str, words: &[&str]) -> Self {
        let number = |word: &str| word.parse::<f64>().unwrap_or_else(|_| panic!("{word} is no number"));
        let point = |word: &&str| {
            let (x, y) = word.split_once(',').unwrap_or_else(|| panic!("{word} is no point"));
            (number(x), number(y))
        };
        if op == "p" {
            return Self::Polygon(words.iter().map(point).collect());
        }
        if op == "l" {
            return Self::Line {
                half: number(words[0]) / 2.0,
                points: words[1..].iter().map(point).collect(),
            };
        }
        let v: Vec<f64> = words.iter().map(|word| number(word)).collect();
        match (op, v[..].len()) {
            ("c", 3) => Self::Ellipse { x: v[0], y: v[1], rx: v[2], ry: v[2] },
            ("e", 4) => Self::Ellipse { x: v[0], y: v[1], rx: v[2], ry: v[3] },
            ("o", 4) => Self::Ring { x: v[0], y: v[1], outer: v[2], inner: v[2] - v[3] },
            ("r", 5) => Self::Rounded { x: v[0], y: v[1], w: v[2], h: v[3], radius: v[4] },
            _ => panic!("unknown operation {op} {words:?}"),
        }
    }

    /// Whether a point lies inside. Only + - * / and comparisons: the same answer on every machine.
    fn holds(&self, px: f64, py: f64) -> bool {
        match self {
            Self::Ellipse { x, y, rx, ry } => {
                let (dx, dy) = ((px - x) / rx, (py - y) / ry);
                dx * dx + dy * dy <= 1.0
            }
            Self::Ring { x, y, outer, inner } => {
                let square = (px - x) * (px - x) + (py - y) * (py - y);
                square <= outer * outer && square >= inner * inner
            }
            Self::Rounded { x, y, w, h, radius } => {
                if px < *x || px > x + w || py < *y || py > y + h {
                    return false;
                }
                let radius = radius.min(w / 2.0).min(h / 2.0);
                let dx = (x + radius - px).max(px - (x + w - radius)).max(0.0);
                let dy = (y + radius - py).max(py - (y + h - radius)).max(0.0);
                dx * dx + dy * dy <= radius * radius
            }
            Self::Polygon(points) => {
                let mut inside = false;
                for (i, &(ax, ay)) in points.iter().enumerate() {
                    let (bx, by) = points[(i + 1) % points.len()];
                    if (ay > py) != (by > py) && px < ax + (py - ay) * (bx - ax) / (by - ay) {
                        inside = !inside;
                    }
                }
                inside
            }
            Self::Line { half, points } => {
                let near = |(ax, ay): (f64, f64), (bx, by): (f64, f64)| {
                    let (dx, dy) = (bx - ax, by - ay);
                    let length = dx * dx + dy * dy;
                    let along = if length == 0.0 { 0.0 } else { ((px - ax) * dx + (py - ay) * dy) / length }
                        .clamp(0.0, 1.0);
                    let (ex, ey) = (px - ax - along * dx, py - ay - along * dy);
                    ex * ex + ey * ey <= half * half
                };
                points.windows(2).any(|pair| near(pair[0], pair[1]))
            }
        }
    }
}

fn parse(text: &str) -> Vec<(String, Vec<Op>)> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let (name, ops) = line.split_once(':').unwrap_or_else(|| panic!("no name in {line}"));
            let ops = ops.split(';').map(|op| {
                let words: Vec<&str> = op.split_whitespace().collect();
                let lower = words[0].to_lowercase();
                Op { paints: words[0] == lower, shape: Shape::parse(&lower, &words[1..]) }
            });
            (name.trim().to_owned(), ops.collect())
        })
        .collect()
}

fn rasterise(ops: &[Op], size: usize) -> Vec<u8> {
    let step = GRID / (size * SAMPLES) as f64;
    let mut levels = Vec::with_capacity(size * size);
    for y in 0..size {
        for x in 0..size {
            let mut hits = 0;
            for sy in 0..SAMPLES {
                for sx in 0..SAMPLES {
                    let px = ((x * SAMPLES + sx) as f64 + 0.5) * step;
                    let py = ((y * SAMPLES + sy) as f64 + 0.5) * step;
                    let last = ops.iter().rev().find(|op| op.shape.holds(px, py));
                    hits += usize::from(last.is_some_and(|op| op.paints));
                }
            }
            let all = SAMPLES * SAMPLES;
            levels.push(((hits * 15 + all / 2) / all) as u8);
        }
    }
    levels
}

/// The smallest rectangle with all the ink: left, top, width, height.
fn ink(levels: &[u8], size: usize) -> (usize, usize, usize, usize) {
    let inked = |index: &usize| levels[*index] > 0;
    let columns = || (0..levels.len()).filter(inked).map(|index| index % size);
    let rows = || (0..levels.len()).filter(inked).map(|index| index / size);
    let (left, top) = (columns().min().expect("no icon is blank"), rows().min().unwrap_or(0));
    (left, top, columns().max().unwrap_or(0) + 1 - left, rows().max().unwrap_or(0) + 1 - top)
}

/// `t-disc` as `TokenDisc`, `taxi` as `Taxi`.
fn variant(name: &str) -> String {
    let name = name.strip_prefix("t-").map_or(name.to_owned(), |body| format!("token-{body}"));
    name.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

/// Icons of this size and more are packed as runs. Smaller ones are drawn by the hundred on a map, and hardly smaller so.
const RUNS_FROM: usize = 17;

/// Writes the pixels of all icons as a file into `out` and gives the tables that refer to it.
pub fn source(shapes: &str, sizes: &str, out: &Path) -> String {
    let icons = parse(shapes);
    let mut wanted: BTreeMap<(usize, usize), ()> = BTreeMap::new();
    for line in sizes.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (size, names) = line.split_once(':').unwrap_or_else(|| panic!("no size in {line}"));
        let size: usize = size.trim().parse().unwrap_or_else(|_| panic!("{size} is no size"));
        for name in names.split_whitespace() {
            let icon = icons.iter().position(|(known, _)| known == name);
            wanted.insert((icon.unwrap_or_else(|| panic!("no icon {name}")), size), ());
        }
    }
    let mut variants = String::new();
    let mut names = String::new();
    for (name, _) in &icons {
        writeln!(variants, "/// `{name}`.\n{},", variant(name)).expect("writing to a string");
        write!(names, "{name:?},").expect("writing to a string");
    }
    let mut bits: Vec<u8> = Vec::new();
    let mut images = String::new();
    for &(icon, size) in wanted.keys() {
        let (name, ops) = &icons[icon];
        let levels = rasterise(ops, size);
        let (left, top, width, height) = ink(&levels, size);
        writeln!(
            images,
            "IconImage {{ icon: Icon::{}, size: {size}, left: {left}, top: {top}, width: {width}, height: {height}, \
             start: {} }},",
            variant(name),
            bits.len()
        )
        .expect("writing to a string");
        let rows = levels.chunks(size).skip(top).take(height);
        let cut: Vec<u8> = rows.flat_map(|row| row[left..left + width].iter().copied()).collect();
        bits.extend(if size < RUNS_FROM { pack(&cut, width) } else { pack_runs(&cut) });
    }
    fs::write(out.join("icons.bin"), &bits).expect("OUT_DIR is writable");
    format!(
        "/// A sign of the visual guide.\n#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]\n\
         pub enum Icon {{\n{variants}}}\n\
         impl Icon {{ /// Every icon.\npub const ALL: [Icon; {}] = [{}]; }}\n\
         static IMAGES: [IconImage; {}] = [\n{images}];\nstatic BITS: &[u8] = include_bytes!(\"icons.bin\");\n\
         const RUNS_FROM: u8 = {RUNS_FROM};\n\
         #[cfg(feature = \"trace\")]\nstatic NAMES: [&str; {}] = [{names}];\n",
        icons.len(),
        icons.iter().map(|(name, _)| format!("Icon::{},", variant(name))).collect::<String>(),
        wanted.len(),
        icons.len()
    )
}
