//! The page for chats that show a picture with a link. They need the picture's absolute address, which the built
//! page does not know, but the chat's request does.

use axum::http::HeaderMap;
use axum::http::header::{HOST, USER_AGENT};

/// Parts of the names of preview programs, in lower case.
const ASKERS: [&str; 11] = [
    "applebot",
    "discordbot",
    "facebookexternalhit",
    "linkedinbot",
    "mastodon",
    "signal",
    "skypeuripreview",
    "slackbot",
    "telegrambot",
    "twitterbot",
    "whatsapp",
];

/// The picture as the built page names it.
const PICTURE: &str = "icons/preview.jpg";

/// Returns true if a chat requests the page.
pub(crate) fn is_asked(path: &str, headers: &HeaderMap) -> bool {
    let asker = headers.get(USER_AGENT).and_then(|name| name.to_str().ok());
    let asker = asker.unwrap_or_default().to_ascii_lowercase();
    ["/", "/index.html"].contains(&path) && ASKERS.iter().any(|name| asker.contains(name))
}

/// Returns the page with absolute addresses; `None` if the request does not contain the host's address, or the page
/// was built for one address.
///
/// The address comes from the client or its proxy, and only that client sees it.
pub(crate) fn with_address(page: &str, headers: &HeaderMap) -> Option<String> {
    let told = |name: &str| headers.get(name)?.to_str().ok();
    let host = headers.get(HOST)?.to_str().ok()?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    let is_built_for_one = page.contains("property=\"og:url\"");
    if is_built_for_one || host.is_empty() || !host.bytes().all(plain) {
        return None;
    }
    let scheme = match told("x-forwarded-proto") {
        Some("https") => "https",
        Some(_) | None => "http",
    };
    let root = format!("{scheme}://{host}/");
    let whole = page.replace(PICTURE, &format!("{root}{PICTURE}"));
    let url = format!("<meta property=\"og:url\" content=\"{root}\">\n</head>");
    Some(whole.replacen("</head>", &url, 1))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    const PAGE: &str = "<head><meta property=\"og:image\" content=\"icons/preview.jpg\"></head>";

    fn headers(list: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |&(name, value): &(&'static str, &'static str)| {
            (
                name.parse().expect("a name"),
                HeaderValue::from_static(value),
            )
        };
        list.iter().map(pair).collect()
    }

    #[test]
    fn chats_read_whole_addresses() {
        let chat = headers(&[
            ("user-agent", "WhatsApp/2.23 A"),
            ("host", "play.example.org"),
            ("x-forwarded-proto", "https"),
        ]);
        assert!(is_asked("/", &chat));
        let page = with_address(PAGE, &chat).expect("it tells where it is");
        assert!(
            page.contains("\"https://play.example.org/icons/preview.jpg\""),
            "{page}"
        );
        assert!(
            page.contains("og:url\" content=\"https://play.example.org/\""),
            "{page}"
        );
        let near = headers(&[("host", "192.168.1.5:8080")]);
        let page = with_address(PAGE, &near).expect("it tells where it is");
        assert!(
            page.contains("\"http://192.168.1.5:8080/icons/preview.jpg\""),
            "{page}"
        );
    }

    #[test]
    fn browsers_do_not_and_nothing_is_put_in() {
        let browser = headers(&[("user-agent", "Mozilla/5.0"), ("host", "a")]);
        assert!(!is_asked("/", &browser));
        let chat = headers(&[("user-agent", "Twitterbot/1.0")]);
        assert!(!is_asked("/rules/quickway.txt", &chat));
        assert_eq!(with_address(PAGE, &chat), None);
        assert_eq!(
            with_address(PAGE, &headers(&[("host", "a\"><script>")])),
            None
        );
    }

    #[test]
    fn a_page_that_was_built_for_an_address_keeps_it() {
        let built = r#"<head><meta property="og:url" content="https://example.org/"></head>"#;
        assert_eq!(
            with_address(built, &headers(&[("host", "other.example")])),
            None
        );
    }
}
