//! The languages, read from where the companion lists them (`Language::code`): so that what no compiler can ask for is
//! asked for here.

use std::fs;

use crate::shell;

const LIST: &str = "companion/src/texts/mod.rs";

/// The two letters of each language, in the companion's order.
pub(crate) fn codes() -> Result<Vec<String>, String> {
    let text = fs::read_to_string(shell::top().join(LIST)).map_err(|error| format!("{LIST}: {error}"))?;
    let codes = text.split("fn code(self)").nth(1).and_then(|rest| rest.split("\n    }\n").next());
    let codes = codes.ok_or_else(|| format!("{LIST} has no `Language::code`"))?;
    let codes: Vec<String> = codes.split('"').skip(1).step_by(2).map(str::to_owned).collect();
    Ok(codes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str) -> String {
        fs::read_to_string(shell::top().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    #[test]
    fn the_list_is_read_in_its_order() {
        let codes = codes().unwrap();
        assert_eq!(codes[..3], ["en", "fr", "de"]);
        assert!(codes.iter().all(|code| code.len() == 2));
    }

    /// A language that only the screens speak would be told in English by the page, the boxes and the guides.
    #[test]
    fn every_language_of_the_screens_is_also_that_of_page_boxes_and_guides() {
        let codes = codes().unwrap();
        let page = file("web/page/texts.js");
        let of_page: Vec<&str> = page
            .split("const TEXTS = {")
            .nth(1)
            .and_then(|rest| rest.split("\n};").next())
            .map(|table| {
                table
                    .lines()
                    .filter_map(|line| line.strip_prefix("  ")?.strip_suffix(": {"))
                    .filter(|key| !key.starts_with(' '))
                    .collect()
            })
            .unwrap();
        assert_eq!(of_page, codes, "web/page/texts.js, in the order of the module");
        let boxes = file("pack/src/lib.rs");
        for code in codes.iter().filter(|code| *code != "en") {
            assert!(boxes.contains(&format!("\"{code}\" => Self::")), "pack/src/lib.rs: {code}");
            file(&format!("docs/your-own-box.{code}.md"));
        }
        // docs/evening is looked at by the guide.
    }

    /// The editor of boxes has its texts in arrays, a text for each language, in several files.
    #[test]
    fn every_text_about_boxes_has_every_language() {
        let count = codes().unwrap().len();
        let mut entries = 0;
        for file_of_page in fs::read_dir(shell::top().join("web/page")).unwrap().flatten() {
            let name = file_of_page.file_name().to_string_lossy().into_owned();
            if !name.starts_with("boxes-") {
                continue;
            }
            let text = file(&format!("web/page/{name}"));
            for table in
                ["const BOX_TEXTS = {", "addBoxTexts({"].into_iter().flat_map(|head| text.split(head).skip(1))
            {
                let table = table.lines().take_while(|line| !line.trim_start().starts_with('}'));
                let table: String =
                    table.flat_map(|line| [line.split("// ").next().unwrap_or(line), "\n"]).collect();
                for entry in table.split(": [").skip(1).filter_map(|rest| rest.split("],").next()) {
                    // Each text is between two of these marks, and has none within.
                    assert_eq!(entry.matches('"').count(), 2 * count, "{name}: {entry}");
                    entries += 1;
                }
            }
        }
        assert!(entries > 200, "{entries}");
    }
}
