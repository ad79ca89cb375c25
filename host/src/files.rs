//! The files of the built page.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use tower::ServiceExt;
use tower_http::services::ServeDir;

use crate::preview;

/// Content types by file extension, independent of the machine's own tables.
const TYPES: [(&str, &str); 13] = [
    ("css", "text/css; charset=utf-8"),
    ("html", "text/html; charset=utf-8"),
    ("ico", "image/x-icon"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("png", "image/png"),
    ("jpg", "image/jpeg"),
    ("svg", "image/svg+xml"),
    ("txt", "text/plain; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("webmanifest", "application/manifest+json"),
    ("woff2", "font/woff2"),
    ("", "application/octet-stream"),
];

/// The page for an address without a file.
const MISSING: &str = "404.html";

/// Extensions of precompressed files. Browsers accept brotli over https and from their own machine, but only gzip
/// over plain http from another machine.
const COMPRESSED: [&str; 2] = ["br", "gz"];

/// Caching of files that never change under their names, and of all others.
///
/// Browsers ask for the others again each time.
const IMMUTABLE: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const NO_CACHE: HeaderValue = HeaderValue::from_static("no-cache");

/// Returns a sentence on the parts that a folder lacks for serving the page, if any.
pub(crate) fn lack(dist: &Path) -> Option<String> {
    let is_there = |name: &str| dist.join(name).is_file();
    let folder = dist.display();
    if !is_there("index.html") {
        return Some(format!(
            "There is no page in {folder}; `cargo xtask build` makes it."
        ));
    }
    let compressed = COMPRESSED.map(|ending| is_there(&format!("index.html.{ending}")));
    (compressed == [false; 2]).then(|| {
        format!(
            "The page in {folder} is not compressed, so it travels slowly; `cargo xtask build` makes one that is."
        )
    })
}

/// Serves a folder.
pub(crate) fn router<S: Clone + Send + Sync + 'static>(dist: &Path) -> Router<S> {
    let folder: Arc<Path> = dist.into();
    let files = ServeDir::new(dist).precompressed_br().precompressed_gzip();
    Router::new().fallback(move |request: Request| serve(files.clone(), folder.clone(), request))
}

async fn serve(files: ServeDir, folder: Arc<Path>, mut request: Request) -> Response {
    let path = request.uri().path().to_owned();
    let reads_pages = reads_pages(request.headers());
    // A redirect to a folder would lead to a host of that name.
    if path.starts_with("//") {
        return not_here(&folder, reads_pages).await;
    }
    if preview::is_asked(&path, request.headers())
        && let Ok(page) = tokio::fs::read_to_string(folder.join("index.html")).await
        && let Some(page) = preview::with_address(&page, request.headers())
    {
        return with_headers(page.into_response(), "/");
    }
    // A file that was compressed before an update is not the new version.
    if !is_compressed(&folder, &path).await {
        request.headers_mut().remove(ACCEPT_ENCODING);
    }
    let response = match files.oneshot(request).await {
        Ok(response) => response.map(Body::new),
        Err(never) => match never {},
    };
    if response.status() == StatusCode::NOT_FOUND {
        return not_here(&folder, reads_pages).await;
    }
    with_headers(response, &path)
}

fn with_headers(mut response: Response, path: &str) -> Response {
    let found = response.status().is_success();
    let headers = response.headers_mut();
    let fresh = found || headers.contains_key("etag");
    let caching = if fresh && never_changes(path) {
        IMMUTABLE
    } else {
        NO_CACHE
    };
    headers.insert(CACHE_CONTROL, caching);
    if found {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(type_of(path)));
    }
    response
}

/// Returns true if a request is for a page that a person will see.
fn reads_pages(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT).and_then(|kinds| kinds.to_str().ok());
    accepted.is_some_and(|kinds| kinds.contains("text/html"))
}

/// Answers that there is no such file, with the folder's own page or with a sentence for programs.
async fn not_here(folder: &Path, reads_pages: bool) -> Response {
    let page = match reads_pages {
        true => tokio::fs::read_to_string(folder.join(MISSING)).await.ok(),
        false => None,
    };
    let caching = [(CACHE_CONTROL, NO_CACHE)];
    match page {
        Some(page) => (StatusCode::NOT_FOUND, caching, Html(page)).into_response(),
        None => (StatusCode::NOT_FOUND, caching, "Not here.\n").into_response(),
    }
}

/// Returns true if a file has compressed copies, none of them older than the file.
async fn is_compressed(folder: &Path, path: &str) -> bool {
    // The names in the folder are plain, so no decoding is necessary.
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_./".contains(&byte);
    if !path.bytes().all(plain) || path.split('/').any(|part| part == "..") {
        return false;
    }
    let index = if path.ends_with('/') {
        "index.html"
    } else {
        ""
    };
    let name = format!("{}{index}", path.trim_start_matches('/'));
    let changed = async |name: String| -> Option<_> {
        let file: PathBuf = folder.join(name);
        tokio::fs::metadata(file).await.ok()?.modified().ok()
    };
    let (mut any, own) = (false, changed(name.clone()).await);
    for ending in COMPRESSED {
        let compressed = changed(format!("{name}.{ending}")).await;
        if compressed.is_some() && compressed < own {
            return false;
        }
        any |= compressed.is_some();
    }
    any
}

fn type_of(path: &str) -> &'static str {
    let name = if path.ends_with('/') {
        "index.html"
    } else {
        path
    };
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    let known = TYPES.iter().find(|(known, _)| *known == ending);
    known.map_or(TYPES[TYPES.len() - 1].1, |(_, kind)| kind)
}

/// Returns true if the name holds a checksum of the file.
///
/// Such names end in `-0123456789abcdef.js`, or `_bg.wasm`.
fn never_changes(path: &str) -> bool {
    let Some((name, ending)) = path.rsplit_once('.') else {
        return false;
    };
    let name = name.strip_suffix("_bg").unwrap_or(name);
    let sum = name.rsplit_once('-').map_or("", |(_, sum)| sum);
    let hex = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    ["js", "wasm", "css"].contains(&ending) && sum.len() == 16 && sum.bytes().all(hex)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_with_a_sum_never_change() {
        for name in [
            "/a-0123456789abcdef.js",
            "/x/a-0123456789abcdef_bg.wasm",
            "/style-00000000ffffffff.css",
        ] {
            assert!(never_changes(name), "{name}");
        }
        for name in [
            "/",
            "/sw.js",
            "/a-0123456789abcde.js",
            "/a-0123456789abcdeF.js",
            "/0123456789abcdef.js",
            "/a-0123456789abcdef.png",
            "/a-0123456789abcdef",
        ] {
            assert!(!never_changes(name), "{name}");
        }
    }
}
