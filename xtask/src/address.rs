//! Where people find the page and the files: `homepage` and `repository` of `[workspace.package]`, and nowhere else.
//! Cargo hands both to every crate that inherits them, as `CARGO_PKG_HOMEPAGE` and `CARGO_PKG_REPOSITORY`.

/// The hosted page; none as long as it has no address.
pub(crate) const PAGE: Option<&str> = given(env!("CARGO_PKG_HOMEPAGE"));
/// The repository, whose releases have the files.
pub(crate) const REPOSITORY: Option<&str> = given(env!("CARGO_PKG_REPOSITORY"));

const fn given(address: &'static str) -> Option<&'static str> {
    if address.is_empty() { None } else { Some(address) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_none_or_one_that_a_phone_can_open() {
        assert_eq!(given(""), None);
        for address in [PAGE, REPOSITORY].into_iter().flatten() {
            assert!(address.starts_with("https://") && !address.contains(char::is_whitespace), "{address}");
        }
    }
}
