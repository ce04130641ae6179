//! The page put together: the companion as WebAssembly and the files of `web/page/`.

use std::fs;
use std::path::{Path, PathBuf};

use data_encoding::{BASE64, HEXLOWER};
use sha2::{Digest, Sha256};

use crate::emulator;
use crate::face;
use crate::firmware::{self, PROGRAMS};
use crate::guide;
use crate::languages;
use crate::notices;
use crate::shell::{self, Done, cargo};

const TARGET: &str = "wasm32-unknown-unknown";
const WASM: &str = "confidant.wasm";

/// One file of the page, or of what is given away.
pub(crate) struct PageFile {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

impl PageFile {
    /// What a browser has to be told that it is.
    pub(crate) fn kind(&self) -> &'static str {
        match Path::new(&self.name).extension().and_then(|end| end.to_str()) {
            Some("html") => "text/html; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            Some("woff") => "font/woff",
            Some("webmanifest") => "application/manifest+json",
            Some("wasm") => "application/wasm",
            _ => "application/octet-stream",
        }
    }
}

/// Builds the module; where it lies.
pub(crate) fn build() -> Result<PathBuf, String> {
    shell::need_target(TARGET)?;
    shell::run(cargo().args(["build", "-p", "confidant-web", "--profile", "web", "--target", TARGET]))?;
    Ok(shell::target_folder()?.join(TARGET).join("web").join("confidant_web.wasm"))
}

/// Every file of the page; the service worker knows all the others, it and the page their common version.
pub(crate) fn page() -> Result<Vec<PageFile>, String> {
    let wasm = build()?;
    let mut files = vec![PageFile { name: WASM.into(), bytes: read(&wasm)? }];
    let folder = shell::top().join("web").join("page");
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries.flatten() {
        files.push(PageFile {
            name: entry.file_name().to_string_lossy().into_owned(),
            bytes: read(&entry.path())?,
        });
    }
    files.push(signs()?);
    files.extend(face::faces()?);
    files.sort_by(|a, b| a.name.cmp(&b.name));
    let mut all = Sha256::new();
    for file in &files {
        all.update(&file.name);
        all.update(&file.bytes);
    }
    let version = HEXLOWER.encode(&all.finalize()[..6]);
    let names: Vec<&str> = files
        .iter()
        .map(|file| file.name.as_str())
        .filter(|name| !matches!(*name, "sw.js" | "index.html"))
        .collect();
    let names = format!("./ index.html {}", names.join(" "));
    for file in &mut files {
        if matches!(file.name.as_str(), "sw.js" | "index.html") {
            file.bytes = text(file)?.replace("@VERSION@", &version).replace("@FILES@", &names).into_bytes();
        }
    }
    Ok(files)
}

/// The signs of the device's screens for the page: the same shapes, which it draws in any size.
fn signs() -> Result<PageFile, String> {
    let file = PageFile {
        name: "signs.js".into(),
        bytes: read(&shell::top().join("companion").join("data").join("icons.txt"))?,
    };
    let shapes = text(&file)?.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let shapes: Vec<&str> = shapes.collect();
    if shapes.iter().any(|line| line.contains(['`', '\\', '$'])) {
        return Err("companion/data/icons.txt would end its own text in the page".into());
    }
    let script = format!("\"use strict\";\nconst SIGN_SHAPES = `\n{}\n`;\n", shapes.join("\n"));
    Ok(PageFile { bytes: script.into_bytes(), ..file })
}

/// The single file among the things to give away.
const SINGLE: &str = "confidant.html";
/// What is told to people who want a device.
const GUIDE: &str = "README.md";
/// The folder for a web server among them.
const SITE: &str = "site";

/// `cargo xtask dist`: one HTML file that needs nothing else, the same as a folder for a web server, the
/// programs of the boards, how to put them on a board, a page for the people at the table, the licences, and the sums
/// of all.
pub(crate) fn dist(words: &[String]) -> Done {
    if let Some(word) = words.first() {
        return Err(format!("`dist` takes no `{word}`"));
    }
    let folder = shell::target_folder()?.join("dist");
    let mut written = put_page(&folder)?;
    for program in &PROGRAMS {
        let bytes = read(&firmware::build(program)?.uf2)?;
        let name = format!("{}.uf2", program.name);
        write(&folder.join(&name), &bytes)?;
        println!(
            "{}  ({} bytes, for {})",
            folder.join(&name).display(),
            bytes.len(),
            program.boards.join(" and ")
        );
        written.push(PageFile { name, bytes });
    }
    for file in device_guide()? {
        write(&folder.join(&file.name), &file.bytes)?;
        written.push(file);
    }
    println!("{}  (what to buy, how to put the files on it)", folder.join(GUIDE).display());
    for file in guide::files()? {
        write(&folder.join(&file.name), &file.bytes)?;
        println!("{}  (for the people at the table)", folder.join(&file.name).display());
        written.push(file);
    }
    notices::check()?;
    for name in [notices::FILE, "LICENSE-MIT", "LICENSE-APACHE"] {
        let file = PageFile { name: name.into(), bytes: read(&shell::top().join(name))? };
        write(&folder.join(name), &file.bytes)?;
        written.push(file);
    }
    println!("{}  (the licences of what is inside)", folder.join(notices::FILE).display());
    for name in promised()? {
        if !written.iter().any(|file| file.name == name) {
            return Err(format!("README.md promises `{name}`, which is not among the files"));
        }
    }
    put_sums(&folder, &written)
}

/// The files to hand out that README names, be it to people with the sources or to those with the files alone.
fn promised() -> Result<Vec<String>, String> {
    let readme = PageFile { name: "README.md".into(), bytes: read(&shell::top().join("README.md"))? };
    let languages = languages::codes()?;
    let mut names = Vec::new();
    for word in text(&readme)?.split('`') {
        let ends = [".html", ".uf2"].iter().any(|end| word.ends_with(end));
        if ends && !word.contains([' ', '/', '\n']) {
            // What is there in English is there in every language.
            let stem = word.strip_suffix("-en.html");
            let others = languages.iter().filter_map(|code| Some(format!("{}-{code}.html", stem?)));
            names.push(word.to_owned());
            names.extend(others);
        }
    }
    Ok(names)
}

/// What the project's README says to people who want a device, with its pictures.
fn device_guide() -> Result<Vec<PageFile>, String> {
    let readme = PageFile { name: "README.md".into(), bytes: read(&shell::top().join("README.md"))? };
    let (_, rest) =
        text(&readme)?.split_once("## On a device").ok_or("README.md: `On a device` is missing")?;
    let section = rest.split("\n## ").next().unwrap_or(rest);
    let guide = format!("# Confidant on a device{section}").into_bytes();
    let mut files = vec![PageFile { name: GUIDE.into(), bytes: guide }];
    for picture in section.split('"').filter(|word| word.ends_with(".png")) {
        files.push(PageFile { name: picture.to_owned(), bytes: read(&shell::top().join(picture))? });
    }
    Ok(files)
}

/// Writes the sums of these files beside them, as `sha256sum` does.
pub(crate) fn put_sums(folder: &Path, files: &[PageFile]) -> Done {
    let line =
        |file: &PageFile| format!("{}  {}\n", HEXLOWER.encode(&Sha256::digest(&file.bytes)), file.name);
    let path = folder.join("SHA256SUMS");
    write(&path, files.iter().map(line).collect::<String>().as_bytes())?;
    println!("{}", path.display());
    Ok(())
}

/// Writes the page into this folder, as one file and as a folder for a web server; what was written, by its path there.
pub(crate) fn put_page(folder: &Path) -> Result<Vec<PageFile>, String> {
    let files = page()?;
    let site = folder.join(SITE);
    if site.exists() {
        fs::remove_dir_all(&site).map_err(|error| format!("{}: {error}", site.display()))?;
    }
    fs::create_dir_all(&site).map_err(|error| format!("{}: {error}", site.display()))?;
    let single = PageFile { name: SINGLE.into(), bytes: single_file(&files)?.into_bytes() };
    println!("{}  ({} bytes, opens by itself)", folder.join(SINGLE).display(), single.bytes.len());
    println!("{}  (the same for a web server)", site.display());
    let of_site = files.into_iter().map(|file| PageFile { name: format!("{SITE}/{}", file.name), ..file });
    let written: Vec<PageFile> = std::iter::once(single).chain(of_site).collect();
    for file in &written {
        write(&folder.join(&file.name), &file.bytes)?;
    }
    Ok(written)
}

/// Everything in one HTML file, which opens from a folder and asks no server for anything.
fn single_file(files: &[PageFile]) -> Result<String, String> {
    let named = |name: &str| {
        files.iter().find(|file| file.name == name).ok_or_else(|| format!("web/page/{name} is missing"))
    };
    let mut page = String::new();
    let mut hashes = String::new();
    for line in text(named("index.html")?)?.lines() {
        if line.contains("rel=\"manifest\"") || line.contains("rel=\"apple-touch-icon\"") {
            continue;
        }
        if line.contains("http-equiv=\"Content-Security-Policy\"") {
            page.push_str(
                "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
                 script-src@SCRIPTS@ 'wasm-unsafe-eval'; style-src 'unsafe-inline'; font-src data:; \
                 img-src data:; base-uri 'none'; form-action 'none'\">\n",
            );
        } else if let Some(name) = between(line, "<link rel=\"stylesheet\" href=\"", "\"") {
            let mut style = text(named(name)?)?.to_owned();
            for face in files.iter().filter(|file| file.kind() == "font/woff") {
                let data = format!("url(\"data:font/woff;base64,{}\")", BASE64.encode(&face.bytes));
                style = style.replace(&format!("url(\"{}\")", face.name), &data);
            }
            page.push_str(&format!("<style>\n{style}</style>\n"));
        } else if let Some(name) = between(line, "<link rel=\"icon\" href=\"", "\"") {
            let icon = BASE64.encode(&named(name)?.bytes);
            page.push_str(&format!("<link rel=\"icon\" href=\"data:image/svg+xml;base64,{icon}\">\n"));
        } else if let Some(name) = between(line, "<script src=\"", "\"") {
            let script = text(named(name)?)?;
            if script.contains("</script") {
                return Err(format!("web/page/{name} would end its own script element"));
            }
            if name == "texts.js" {
                let wasm = BASE64.encode(&named(WASM)?.bytes);
                page.push_str(&format!(
                    "<script id=\"wasm\" type=\"application/wasm;base64\">{wasm}</script>\n"
                ));
            }
            let script = format!("\n{script}");
            // Only these very scripts run: none that somebody gets into the page.
            hashes.push_str(&format!(" 'sha256-{}'", BASE64.encode(&Sha256::digest(&script))));
            page.push_str(&format!("<script>{script}</script>\n"));
        } else {
            page.push_str(line);
            page.push('\n');
        }
    }
    for rest in ["src=\"", "href=\"", "url(\""] {
        for (at, _) in page.match_indices(rest) {
            if !page[at + rest.len()..].starts_with("data:") {
                return Err("the single file still points at another file".into());
            }
        }
    }
    Ok(page.replacen("@SCRIPTS@", &hashes, 1))
}

fn between<'a>(line: &'a str, before: &str, after: &str) -> Option<&'a str> {
    line.trim().strip_prefix(before)?.split(after).next()
}

fn text(file: &PageFile) -> Result<&str, String> {
    std::str::from_utf8(&file.bytes).map_err(|_| format!("{} is no text", file.name))
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, bytes: &[u8]) -> Done {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, bytes))
        .map_err(|error| format!("{}: {error}", path.display()))
}

/// `cargo xtask size`: what the module weighs, then what the device takes.
pub(crate) fn size(words: &[String]) -> Done {
    if let Some(word) = words.first() {
        return Err(format!("`size` takes no `{word}`"));
    }
    let wasm = read(&build()?)?;
    // As a web server sends it: the deflate stream with gzip's 18 bytes around it.
    let packed = miniz_oxide::deflate::compress_to_vec(&wasm, 9).len() + 18;
    println!("| what | bytes | gzip |");
    println!("|---|---|---|");
    println!("| web module ({WASM}) | {} | {packed} |\n", wasm.len());
    emulator::measure()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::firmware::Program;

    #[test]
    fn readme_promises_page_programs_and_guides() {
        let names = promised().unwrap();
        let programs = PROGRAMS.iter().map(|program| format!("{}.uf2", program.name));
        let guides = ["evening-de.html", "your-own-box-fr.html"].map(str::to_owned);
        for name in [SINGLE.to_owned()].into_iter().chain(programs).chain(guides) {
            assert!(names.contains(&name), "{name}: {names:?}");
        }
    }

    #[test]
    fn people_without_rust_are_told_what_to_do_with_the_files() {
        let files = device_guide().unwrap();
        let (guide, pictures) = files.split_first().unwrap();
        let guide = text(guide).unwrap();
        for Program { name, .. } in &PROGRAMS {
            assert!(guide.contains(&format!("{name}.uf2")), "{name}");
        }
        assert!(guide.contains("BOOTSEL") && !guide.contains("]("), "no link leads out of the folder");
        assert!(pictures.len() >= 4 && pictures.iter().all(|file| file.bytes.starts_with(b"\x89PNG")));
    }
}
