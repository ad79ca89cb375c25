//! The files of the page, with their headers.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use clap::Parser;
use roundhouse_host::{Host, Options};

use crate::{Running, folder};

const HASHED: &str = "roundhouse-0123456789abcdef";
const FOREVER: &str = "public, max-age=31536000, immutable";

/// Returns a page in a folder of this name, next to a secret file.
fn page(name: &str) -> PathBuf {
    let around = folder(name);
    fs::write(around.join("secret.txt"), "secret").expect("written");
    let dist = around.join("dist");
    fs::create_dir_all(dist.join("maps")).expect("a folder");
    let files = [
        "index.html",
        "sw.js",
        "notices.txt",
        "manifest.webmanifest",
        "maps/europe.json",
        "face.woff2",
    ];
    let hashed = ["js", "css"].map(|ending| format!("{HASHED}.{ending}"));
    let wasm = format!("{HASHED}_bg.wasm");
    for name in files.into_iter().chain([&hashed[0][..], &hashed[1], &wasm]) {
        fs::write(dist.join(name), format!("this is {name}")).expect("written");
    }
    dist
}

async fn serve(dist: &Path) -> Running {
    Running::start(&["--dist", dist.to_str().expect("a name")]).await
}

#[tokio::test]
async fn files_have_their_types_and_are_kept_as_long_as_they_hold() {
    let host = serve(&page("types")).await;
    let js = "text/javascript; charset=utf-8";
    for (path, kind, caching) in [
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/?kiosk", "text/html; charset=utf-8", "no-cache"),
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
        ("/sw.js", js, "no-cache"),
        (&format!("/{HASHED}.js"), js, FOREVER),
        (
            &format!("/{HASHED}.css"),
            "text/css; charset=utf-8",
            FOREVER,
        ),
        (&format!("/{HASHED}_bg.wasm"), "application/wasm", FOREVER),
        (
            "/manifest.webmanifest",
            "application/manifest+json",
            "no-cache",
        ),
        ("/maps/europe.json", "application/json", "no-cache"),
        ("/notices.txt", "text/plain; charset=utf-8", "no-cache"),
        ("/face.woff2", "font/woff2", "no-cache"),
    ] {
        let answer = host.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("content-type"), Some(kind), "{path}");
        assert_eq!(answer.header("cache-control"), Some(caching), "{path}");
        let name = path
            .split('?')
            .next()
            .unwrap_or_default()
            .trim_start_matches('/');
        let name = if name.is_empty() { "index.html" } else { name };
        assert_eq!(answer.body, format!("this is {name}").as_bytes(), "{path}");
    }
}

#[tokio::test]
async fn a_missing_file_is_not_cached() {
    let host = serve(&page("missing")).await;
    for path in [
        "/missing.html",
        "/roundhouse-ffffffffffffffff.js",
        "/maps/",
        "//maps",
    ] {
        let answer = host.get(path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.header("cache-control"), Some("no-cache"), "{path}");
        assert_eq!(answer.body, b"Not here.\n", "{path}");
    }
    assert_eq!(
        host.ask("POST / HTTP/1.1\r\nContent-Length: 0")
            .await
            .status,
        405
    );
}

/// Programs, and hosts of a page without its own one, still get the sentence.
#[tokio::test]
async fn people_read_a_page_about_what_is_missing() {
    const PAGE: &str = "<h1>There is nothing here</h1>";
    const BROWSER: &str = "Accept: text/html,application/xhtml+xml,*/*;q=0.8";
    let folder = page("missing-page");
    let bare = serve(&folder).await;
    let asks = |path: &str| format!("GET {path} HTTP/1.1\r\n{BROWSER}");
    assert_eq!(bare.ask(&asks("/missing")).await.body, b"Not here.\n");
    std::fs::write(folder.join("404.html"), PAGE).expect("the folder is writable");
    for path in ["/missing", "/rules/", "//maps"] {
        let answer = bare.ask(&asks(path)).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(
            answer.header("content-type"),
            Some("text/html; charset=utf-8")
        );
        assert_eq!(answer.header("cache-control"), Some("no-cache"), "{path}");
        assert_eq!(answer.body, PAGE.as_bytes(), "{path}");
    }
    assert_eq!(bare.get("/missing").await.body, b"Not here.\n");
}

#[tokio::test]
async fn every_answer_says_what_a_page_cannot() {
    let host = serve(&page("headers")).await;
    for path in [
        "/",
        "/missing",
        "/health",
        "/addresses",
        "/room/K7Q4MZ",
        "/room/none",
    ] {
        let answer = host.get(path).await;
        let policy = answer.header("content-security-policy");
        assert_eq!(policy, Some("frame-ancestors 'none'"), "{path}");
        assert_eq!(
            answer.header("x-content-type-options"),
            Some("nosniff"),
            "{path}"
        );
        assert_eq!(
            answer.header("referrer-policy"),
            Some("no-referrer"),
            "{path}"
        );
    }
}

#[tokio::test]
async fn ready_made_brotli_goes_to_those_who_accept_it() {
    let dist = page("brotli");
    let name = format!("{HASHED}_bg.wasm");
    for name in [&name, "index.html"] {
        fs::write(dist.join(format!("{name}.br")), "brotli").expect("written");
    }
    let host = serve(&dist).await;
    for (path, kind) in [
        ("/", "text/html; charset=utf-8"),
        (&format!("/{name}"), "application/wasm"),
    ] {
        let get = format!("GET {path} HTTP/1.1");
        let compressed = host
            .ask(&format!("{get}\r\nAccept-Encoding: gzip, br"))
            .await;
        assert_eq!(compressed.body, b"brotli", "{path}");
        assert_eq!(compressed.header("content-encoding"), Some("br"), "{path}");
        assert_eq!(compressed.header("content-type"), Some(kind), "{path}");
        let vary = compressed.header("vary").map(str::to_ascii_lowercase);
        assert_eq!(vary.as_deref(), Some("accept-encoding"), "{path}");
        for accepts in [
            "",
            "\r\nAccept-Encoding: gzip",
            "\r\nAccept-Encoding: br;q=0",
        ] {
            let plain = host.ask(&format!("{get}{accepts}")).await;
            assert!(plain.body.starts_with(b"this is"), "{path} {accepts}");
            assert_eq!(plain.header("content-encoding"), None, "{path} {accepts}");
        }
    }
    let other = host.ask("GET /sw.js HTTP/1.1\r\nAccept-Encoding: br").await;
    assert_eq!(other.body, b"this is sw.js");
}

#[tokio::test]
async fn ready_made_gzip_goes_to_those_who_take_no_brotli() {
    let dist = page("gzip");
    for ending in ["br", "gz"] {
        fs::write(dist.join(format!("index.html.{ending}")), ending).expect("written");
    }
    let host = serve(&dist).await;
    let ask = async |accepts: &str| {
        let get = format!("GET / HTTP/1.1\r\nAccept-Encoding: {accepts}");
        host.ask(&get).await
    };
    // As Chromium asks over plain http.
    let answer = ask("gzip, deflate").await;
    assert_eq!(answer.body, b"gz");
    assert_eq!(answer.header("content-encoding"), Some("gzip"));
    assert_eq!(
        answer.header("content-type"),
        Some("text/html; charset=utf-8")
    );
    assert_eq!(ask("gzip, deflate, br").await.body, b"br");
    assert_eq!(ask("identity").await.body, b"this is index.html");
}

#[tokio::test]
async fn brotli_of_an_older_version_is_left_alone() {
    let dist = page("stale");
    let compressed = dist.join("index.html.br");
    fs::write(&compressed, "of yesterday").expect("written");
    let yesterday = SystemTime::now() - Duration::from_secs(86_400);
    let file = File::options()
        .append(true)
        .open(&compressed)
        .expect("opened");
    file.set_modified(yesterday).expect("set");
    let host = serve(&dist).await;
    let answer = host.ask("GET / HTTP/1.1\r\nAccept-Encoding: br").await;
    assert_eq!(answer.body, b"this is index.html");
}

#[tokio::test]
async fn parts_heads_and_what_has_not_changed() {
    let host = serve(&page("parts")).await;
    let part = host.ask("GET /sw.js HTTP/1.1\r\nRange: bytes=8-9").await;
    assert_eq!((part.status, &part.body[..]), (206, &b"sw"[..]));
    assert_eq!(part.header("content-range"), Some("bytes 8-9/13"));
    let none = host.ask("GET /sw.js HTTP/1.1\r\nRange: bytes=90-").await;
    assert_eq!(none.status, 416);
    let head = host.ask("HEAD /sw.js HTTP/1.1").await;
    assert_eq!((head.status, head.body.len()), (200, 0));
    assert_eq!(head.header("content-length"), Some("13"));
    let path = format!("/{HASHED}.js");
    for (path, caching) in [("/", "no-cache"), (&path[..], FOREVER)] {
        let first = host.get(path).await;
        let tag = first.header("etag").expect("a tag");
        let again = host
            .ask(&format!("GET {path} HTTP/1.1\r\nIf-None-Match: {tag}"))
            .await;
        assert_eq!((again.status, again.body.len()), (304, 0), "{path}");
        assert_eq!(again.header("cache-control"), Some(caching), "{path}");
    }
}

#[tokio::test]
async fn nothing_outside_of_the_folder_is_served() {
    let host = serve(&page("outside")).await;
    let ways = [
        "/../secret.txt",
        "/maps/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e%2fsecret.txt",
        "/maps/..%2f..%2fsecret.txt",
        "/%252e%252e/secret.txt",
        "/..%5csecret.txt",
        "/..\\secret.txt",
        "/./../secret.txt",
        "/.../secret.txt",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/%2Fetc%2Fpasswd",
        "/index.html%00.txt",
        "/%00",
        "/%",
        "/%ff",
        "/C:/secret.txt",
        "http://here/../secret.txt",
        "../secret.txt",
        "*",
    ];
    for way in ways {
        for accepts in ["", "\r\nAccept-Encoding: br"] {
            let answer = host.ask(&format!("GET {way} HTTP/1.1{accepts}")).await;
            assert!(
                (400..500).contains(&answer.status),
                "{way}: {}",
                answer.head
            );
            assert!(!answer.body.windows(6).any(|six| six == b"secret"), "{way}");
        }
    }
}

#[tokio::test]
async fn heartbeats_touch_a_file_where_one_is_wished_for() {
    let dist = page("beats");
    let beat = "POST /heartbeat HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
                Content-Length: 2\r\n\r\n{}";
    let without = serve(&dist).await;
    // A page with this answer asks no more.
    assert_eq!(without.exchange(beat).await.status, 405);
    let file = dist.with_file_name("heartbeat");
    let options = [
        "--dist",
        dist.to_str().expect("a name"),
        "--heartbeat",
        file.to_str().expect("a name"),
    ];
    let host = Running::start(&options).await;
    assert!(file.exists(), "it says that somebody writes to it");
    let yesterday = SystemTime::now() - Duration::from_secs(86_400);
    let opened = File::options().append(true).open(&file).expect("opened");
    opened.set_modified(yesterday).expect("set");
    assert_eq!(host.exchange(beat).await.status, 204);
    assert!(
        fs::metadata(&file)
            .and_then(|data| data.modified())
            .expect("a time")
            > yesterday
    );
    assert_eq!(host.get("/heartbeat").await.status, 405);
}

#[tokio::test]
async fn a_folder_without_a_page_or_without_compressed_files_is_told() {
    let nothing = folder("no-page");
    let lack = |dist: &Path| {
        let options = ["roundhouse-host", "--port", "0", "--dist"].map(Into::into);
        let options = options.into_iter().chain([dist.as_os_str().to_owned()]);
        let options = Options::try_parse_from(options).expect("options");
        async move { Host::bind(&options).await.expect("a port").lack() }
    };
    let told = lack(&nothing).await.expect("a sentence");
    assert!(told.starts_with("There is no page in "), "{told}");
    let plain = page("plain-page");
    let told = lack(&plain).await.expect("a sentence");
    assert!(told.contains("plain-page/dist is not compressed"), "{told}");
    fs::write(plain.join("index.html.br"), "small").expect("written");
    assert_eq!(lack(&plain).await, None);
}

#[tokio::test]
async fn a_chat_reads_where_the_picture_is_and_a_browser_the_page_as_it_was_built() {
    let dist = page("preview");
    let built = "<head><meta property=\"og:image\" content=\"icons/preview.jpg\"></head>";
    fs::write(dist.join("index.html"), built).expect("written");
    let host = serve(&dist).await;
    assert_eq!(host.get("/").await.body, built.as_bytes());
    let chat = "GET / HTTP/1.1\r\nUser-Agent: TelegramBot (like TwitterBot)";
    let answer = host.ask(chat).await;
    let body = String::from_utf8_lossy(&answer.body);
    let picture = "\"http://localhost/icons/preview.jpg\"";
    assert!(body.contains(picture), "{body}");
    assert_eq!(
        answer.header("content-type"),
        Some("text/html; charset=utf-8")
    );
}
