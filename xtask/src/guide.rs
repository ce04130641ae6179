//! The guides for people at the table, in each language: "An evening with Confidant", a printed page for each game with
//! pictures of one evening as they will see it (`GAME.keys` beside the texts plays it), and "Your own box".

use std::fs;

use data_encoding::BASE64;

use crate::languages;
use crate::markdown;
use crate::shell::{self, cargo};
use crate::web::PageFile;

/// Where the texts are.
const FOLDER: &str = "docs/evening";
/// How a text asks for a picture that a script makes.
const PICTURE: &str = "src=\"picture:";
/// The games of an evening: the names of their scripts.
const GAMES: [&str; 4] = ["scotland-yard", "tiny-epic-crimes", "tatort-themse", "schinderhannes"];
const STYLE: &str = "<link rel=\"stylesheet\" href=\"style.css\">";

/// The pages, each one file that needs no other.
pub(crate) fn files() -> Result<Vec<PageFile>, String> {
    let style = source("style.css")?;
    let pictures = shell::target_folder()?.join("evening");
    let mut files = Vec::new();
    for language in languages::codes()? {
        let text = source(&format!("{language}.html"))?;
        let folder = pictures.join(&language);
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        for game in GAMES {
            // As `cargo test` builds it, so that it is built once.
            let tool =
                ["run", "-q", "--profile", "test", "-p", "host-tests", "--bin", "script-pictures", "--"];
            let script = shell::top().join(FOLDER).join(script(game));
            shell::run(cargo().args(tool).arg(&folder).arg(&language).arg(script))?;
        }
        let picture = |name: &str| {
            let path = folder.join(format!("{name}.png"));
            fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))
        };
        let page = put_together(&text, &style, &picture)?;
        files.push(PageFile { name: format!("evening-{language}.html"), bytes: page.into_bytes() });
        files.push(PageFile { name: own_box(&language), bytes: own_box_page(&language)?.into_bytes() });
    }
    Ok(files)
}

/// What "Your own box" is called in a language.
fn own_box(language: &str) -> String {
    format!("your-own-box-{language}.html")
}

/// Its source in a language.
fn own_box_source(language: &str) -> String {
    if language == "en" { "your-own-box.md".to_owned() } else { format!("your-own-box.{language}.md") }
}

/// How it looks.
const OWN_BOX_STYLE: &str = "body { margin: 0 auto; padding: 14px; max-width: 760px; color: #080c10; font: 16px/1.5 \"Noto Sans\", \
    system-ui, \"Segoe UI\", Roboto, sans-serif; } img { width: 100%; border-radius: 8px; } table { border-collapse: collapse; } \
    td, th { padding: 4px 10px; border: 1px solid #b59e7b; text-align: left; }";

/// "Your own box", one file with its pictures.
fn own_box_page(language: &str) -> Result<String, String> {
    let docs = shell::top().join("docs");
    let read = |name: &str| fs::read(docs.join(name)).map_err(|error| format!("docs/{name}: {error}"));
    let text = String::from_utf8(read(&own_box_source(language))?).map_err(|error| error.to_string())?;
    let languages = languages::codes()?;
    let link = |to: &str| {
        let other = languages.iter().find(|language| own_box_source(language) == to);
        other.map_or_else(|| to.to_owned(), |language| own_box(language))
    };
    let picture = |name: &str| Ok(format!("data:image/png;base64,{}", BASE64.encode(&read(name)?)));
    let body = markdown::body(&text, &link, &picture)?;
    let title = text.lines().next().unwrap_or_default().trim_start_matches(['#', ' ']);
    Ok(format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<style>\n{OWN_BOX_STYLE}\n</style>\n</head>\n\
         <body>\n{body}</body>\n</html>\n"
    ))
}

fn source(name: &str) -> Result<String, String> {
    fs::read_to_string(shell::top().join(FOLDER).join(name))
        .map_err(|error| format!("{FOLDER}/{name}: {error}"))
}

/// The file that plays a game's evening.
fn script(game: &str) -> String {
    format!("{game}.keys")
}

/// The pictures that a text asks for, in its order.
fn pictures(text: &str) -> Vec<&str> {
    text.split(PICTURE).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn put_together(
    text: &str,
    style: &str,
    picture: &dyn Fn(&str) -> Result<Vec<u8>, String>,
) -> Result<String, String> {
    let mut page = text.replace(STYLE, &format!("<style>\n{style}</style>"));
    for name in pictures(text) {
        let data = BASE64.encode(&picture(name)?);
        page = page.replace(&format!("{PICTURE}{name}\""), &format!("src=\"data:image/png;base64,{data}\""));
    }
    Ok(page)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_shows_the_same_evenings_and_each_picture_is_taken() {
        let scripts = GAMES.map(|game| source(&script(game)).unwrap()).concat();
        let mut taken: Vec<&str> = scripts.lines().filter_map(|line| line.strip_prefix("picture ")).collect();
        let english = source("en.html").unwrap();
        assert_eq!(english.matches("<article>").count(), GAMES.len());
        for language in languages::codes().unwrap() {
            let text = source(&format!("{language}.html")).unwrap();
            assert_eq!(pictures(&text), pictures(&english), "{language}");
            assert!(text.contains(&format!("<html lang=\"{language}\">")) && text.contains("NOTICES.txt"));
            assert_eq!(text.matches("<h2>").count(), english.matches("<h2>").count(), "{language}");
        }
        let mut shown = pictures(&english);
        shown.sort_unstable();
        taken.sort_unstable();
        assert_eq!(shown, taken, "a picture is taken and not shown, or shown and not taken");
    }

    #[test]
    fn your_own_box_is_one_page_in_each_language_and_leads_to_the_others() {
        let codes = languages::codes().unwrap();
        for language in &codes {
            let page = own_box_page(language).unwrap();
            assert_eq!(page.matches("<img src=\"data:image/png;base64,").count(), 3, "{language}");
            for other in codes.iter().filter(|other| *other != language) {
                assert!(page.contains(&format!("href=\"{}\"", own_box(other))), "{language}: {other}");
            }
            assert_eq!(page.matches("href=").count(), codes.len() - 1, "{language}");
            let left = ["**", "](", "| ", "\n- ", "\n1. ", "##"].into_iter().find(|mark| page.contains(mark));
            assert_eq!(left, None, "{language}: something is not converted");
        }
    }

    #[test]
    fn a_page_needs_no_other_file() {
        let (text, style) = (source("en.html").unwrap(), source("style.css").unwrap());
        let page = put_together(&text, &style, &|_| Ok(vec![1, 2, 3])).unwrap();
        assert!(!page.contains(PICTURE) && !page.contains("href="));
        assert_eq!(page.matches("data:image/png;base64,AQID").count(), pictures(&text).len());
        assert!(put_together(&text, &style, &|name| Err(name.to_owned())).is_err());
    }
}
