//! Markdown as HTML, as far as the guides for people at the table use it: headings, paragraphs, lists, tables, pictures,
//! links, bold and italic. Anything else stays as it is typed.

/// The body of a page. `link` says where a link leads, `picture` what stands in the place of the name of a picture.
pub(crate) fn body(
    text: &str,
    link: &dyn Fn(&str) -> String,
    picture: &dyn Fn(&str) -> Result<String, String>,
) -> Result<String, String> {
    let mut page = String::new();
    for block in text.split("\n\n").map(str::trim).filter(|block| !block.is_empty()) {
        let lines: Vec<&str> = block.lines().collect();
        let spans = |text: &str| spans(text, link);
        let first = lines.first().copied().unwrap_or_default();
        let level = first.bytes().take_while(|&byte| byte == b'#').count();
        if level > 0 {
            page.push_str(&format!("<h{level}>{}</h{level}>\n", spans(first[level..].trim())));
        } else if let Some((says, name)) = first.strip_prefix("![").and_then(|rest| rest.split_once("](")) {
            let source = picture(name.trim_end_matches(')'))?;
            page.push_str(&format!("<img src=\"{source}\" alt=\"{}\">\n", escaped(says)));
        } else if first.starts_with('|') {
            page.push_str(&table(&lines, &spans));
        } else if let Some((mark, kind)) = list_mark(first) {
            let items = items(&lines, mark)
                .iter()
                .map(|item| format!("<li>{}</li>\n", spans(item)))
                .collect::<String>();
            page.push_str(&format!("<{kind}>\n{items}</{kind}>\n"));
        } else {
            page.push_str(&format!("<p>{}</p>\n", spans(&lines.join("\n"))));
        }
    }
    Ok(page)
}

/// What an item says behind its mark; none if the line has no such mark.
type Mark = fn(&str) -> Option<&str>;

/// How an item of this list begins, and what the list is called.
fn list_mark(line: &str) -> Option<(Mark, &'static str)> {
    fn bullet(line: &str) -> Option<&str> {
        line.strip_prefix("- ")
    }
    fn number(line: &str) -> Option<&str> {
        let (number, rest) = line.split_once(". ")?;
        number.bytes().all(|byte| byte.is_ascii_digit()).then_some(rest)
    }
    let marks: [(Mark, &str); 2] = [(bullet, "ul"), (number, "ol")];
    marks.into_iter().find(|(mark, _)| mark(line).is_some())
}

fn items(lines: &[&str], mark: Mark) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for line in lines {
        match (mark(line), items.last_mut()) {
            (Some(item), _) => items.push(item.to_owned()),
            (None, Some(item)) => *item = format!("{item}\n{}", line.trim()),
            (None, None) => {}
        }
    }
    items
}

fn table(lines: &[&str], spans: &dyn Fn(&str) -> String) -> String {
    let row = |line: &&str, tag: &str| {
        let cells =
            line.trim_matches('|').split('|').map(|cell| format!("<{tag}>{}</{tag}>", spans(cell.trim())));
        format!("<tr>{}</tr>\n", cells.collect::<String>())
    };
    let head = lines.iter().take(1).map(|line| row(line, "th"));
    // The second line only says that the first one is the head.
    let rows = lines.iter().skip(2).map(|line| row(line, "td"));
    format!("<table>\n{}</table>\n", head.chain(rows).collect::<String>())
}

/// Bold, italic, code and links within a text.
fn spans(text: &str, link: &dyn Fn(&str) -> String) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['*', '[', '`']) {
        out.push_str(&escaped(&rest[..at]));
        rest = &rest[at..];
        let pairs = [("**", "**", "b"), ("*", "*", "i"), ("`", "`", "code")];
        let of_pair = pairs.into_iter().find_map(|(open, close, tag)| {
            let (within, behind) = rest.strip_prefix(open)?.split_once(close)?;
            let within = if tag == "code" { escaped(within) } else { spans(within, link) };
            Some((format!("<{tag}>{within}</{tag}>"), behind))
        });
        let of_link = || {
            let (says, behind) = rest.strip_prefix('[')?.split_once("](")?;
            let (to, behind) = behind.split_once(')')?;
            Some((format!("<a href=\"{}\">{}</a>", escaped(&link(to)), escaped(says)), behind))
        };
        match of_pair.or_else(of_link) {
            Some((html, behind)) => {
                out.push_str(&html);
                rest = behind;
            }
            None => {
                out.push_str(&rest[..1]);
                rest = &rest[1..];
            }
        }
    }
    out + &escaped(rest)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_guides_use_becomes_html() {
        let text = "# One & all\n\n*See [that](that.md)*, **not `<this>`**.\n\n- one\n  more\n- two\n\n1. first\n2. second\n\n\
                    | a | b |\n|---|---|\n| 1 | 2 |\n\n![what it \"shows\"](pictures/one.png)\n";
        let html = body(text, &|to| to.replace(".md", ".html"), &|name| Ok(format!("data:{name}"))).unwrap();
        assert_eq!(
            html,
            "<h1>One &amp; all</h1>\n\
             <p><i>See <a href=\"that.html\">that</a></i>, <b>not <code>&lt;this&gt;</code></b>.</p>\n\
             <ul>\n<li>one\nmore</li>\n<li>two</li>\n</ul>\n\
             <ol>\n<li>first</li>\n<li>second</li>\n</ol>\n\
             <table>\n<tr><th>a</th><th>b</th></tr>\n<tr><td>1</td><td>2</td></tr>\n</table>\n\
             <img src=\"data:pictures/one.png\" alt=\"what it &quot;shows&quot;\">\n"
        );
        assert!(body("![x](y.png)", &str::to_owned, &|_| Err("no".to_owned())).is_err());
        assert_eq!(body("2 * 3, [a", &str::to_owned, &|_| Ok(String::new())).unwrap(), "<p>2 * 3, [a</p>\n");
    }
}
