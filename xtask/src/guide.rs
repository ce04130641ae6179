//! "An evening with Confidant": one printed page for the people at the table, in each language, with pictures of the very
//! screens that they will see.

use std::fs;

use data_encoding::BASE64;

use crate::languages;
use crate::shell::{self, cargo};
use crate::web::PageFile;

/// Where the texts are.
const FOLDER: &str = "docs/evening";
/// How a text asks for a picture of a screen.
const SCREEN: &str = "src=\"screen:";
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
        // As `cargo test` builds it, so that it is built once.
        let tool = ["run", "-q", "--profile", "test", "-p", "host-tests", "--bin", "tour-pictures", "--"];
        shell::run(cargo().args(tool).arg(&folder).arg(&language).args(screens(&text)))?;
        let picture = |name: &str| {
            let path = folder.join(format!("{}.png", name.replace('/', "-")));
            fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))
        };
        let page = put_together(&text, &style, &picture)?;
        files.push(PageFile { name: format!("evening-{language}.html"), bytes: page.into_bytes() });
    }
    Ok(files)
}

fn source(name: &str) -> Result<String, String> {
    fs::read_to_string(shell::top().join(FOLDER).join(name))
        .map_err(|error| format!("{FOLDER}/{name}: {error}"))
}

/// The screens that a text asks for, in its order.
fn screens(text: &str) -> Vec<&str> {
    text.split(SCREEN).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn put_together(
    text: &str,
    style: &str,
    picture: &dyn Fn(&str) -> Result<Vec<u8>, String>,
) -> Result<String, String> {
    let mut page = text.replace(STYLE, &format!("<style>\n{style}</style>"));
    for name in screens(text) {
        let data = BASE64.encode(&picture(name)?);
        page = page.replace(&format!("{SCREEN}{name}\""), &format!("src=\"data:image/png;base64,{data}\""));
    }
    Ok(page)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_the_same_page_and_its_screens_are_there() {
        let golden = fs::read_to_string(shell::top().join("host-tests/goldens/screens.txt")).unwrap();
        let english = source("en.html").unwrap();
        assert!(screens(&english).len() >= 6);
        for language in languages::codes().unwrap() {
            let text = source(&format!("{language}.html")).unwrap();
            assert_eq!(screens(&text), screens(&english), "{language}");
            assert!(text.contains(&format!("<html lang=\"{language}\">")) && text.contains("NOTICES.txt"));
            assert_eq!(text.matches("<h2>").count(), english.matches("<h2>").count(), "{language}");
            for name in screens(&text) {
                let (game, screen) = name.split_once('/').unwrap();
                let line = format!("{game}/{language}/{screen} ");
                assert!(golden.lines().any(|golden| golden.starts_with(&line)), "{line}");
            }
        }
    }

    #[test]
    fn a_page_needs_no_other_file() {
        let (text, style) = (source("en.html").unwrap(), source("style.css").unwrap());
        let page = put_together(&text, &style, &|_| Ok(vec![1, 2, 3])).unwrap();
        assert!(!page.contains(SCREEN) && !page.contains("href="));
        assert_eq!(page.matches("data:image/png;base64,AQID").count(), screens(&text).len());
        assert!(put_together(&text, &style, &|name| Err(name.to_owned())).is_err());
    }
}
