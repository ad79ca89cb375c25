//! Settings file: the settings that reach the page, and the handling of wrong lines.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use clap::Parser;
use roundhouse_host::{Host, Options};
use serde_json::{Value, json};

use crate::{Running, folder};

/// Makes a folder of this name with a settings file, and returns the file's path.
///
/// The host keeps its own files in the folder too.
pub fn file(name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let file = folder(name).join("roundhouse.toml");
    fs::write(&file, text).expect("written");
    file
}

/// A host with this file, and further options.
pub async fn start_with(file: &std::path::Path, options: &[&str]) -> Running {
    let data = file.with_file_name("data");
    let own = [
        "--config",
        file.to_str().expect("a name"),
        "--data",
        data.to_str().expect("a name"),
    ];
    Running::start(&[&own, options].concat()).await
}

pub async fn start(name: &str, text: impl AsRef<[u8]>) -> Running {
    start_with(&file(name, text), &[]).await
}

/// Returns the settings that the host gives to the page.
async fn told(host: &Running) -> Value {
    let answer = host.get("/settings.json").await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    assert_eq!(answer.header("content-type"), Some("application/json"));
    serde_json::from_slice(&answer.body).expect("JSON")
}

async fn notes(host: &Running) -> Vec<String> {
    let health = host.health().await;
    serde_json::from_value(health["notes"].clone()).expect("sentences")
}

#[tokio::test]
async fn the_page_is_told_what_is_set_and_nothing_else() {
    let whole = r#"
        language = "pt-BR"
        games = ["transglobal-rail", "quickway", "quickway"]
        maps = ["usa", "own:2b6vp29qphwpg0v1", "europe", "usa"]
        map = "europe"
        bank = 15
        taxes = 5
        confirm = "tap"
        music = 0
        sound = 100
        table_inches = 46
        palm_mm = 40
        idle_seconds = 90
        abandon_seconds = 300
        counts = true

        [kiosk]
        on = true
        browser = "true"

        [[hours]]
        days = ["mon", "Tue"]
        open = "9:30"
        close = 18:00

        [[hours]]
        days = ["sat"]
        open = "10:00"
        close = "24:00"

        [[hours]]
        days = ["sun"]
        open = "0:00"
        close = "24:00"
    "#;
    let host = start("whole", whole).await;
    assert_eq!(notes(&host).await, [""; 0]);
    assert_eq!(
        told(&host).await,
        json!({
            "language": "pt-BR", "games": ["transglobal-rail", "quickway"], "maps": ["usa", "own:2b6vp29qphwpg0v1", "europe"],
            "map": "europe",
            "bank": 15, "taxes": 5, "confirm": "tap", "music": 0, "sound": 100, "table_inches": 46.0, "palm_mm": 40,
            "idle_seconds": 90, "abandon_seconds": 300, "counts": true, "kiosk": true, "pin": false,
            "hours": [
                { "days": ["mon", "tue"], "open": "09:30", "close": "18:00" },
                { "days": ["sat"], "open": "10:00", "close": "24:00" },
                { "days": ["sun"], "open": "00:00", "close": "24:00" },
            ],
        })
    );
    let little = start("little", "bank = 20 # enough").await;
    assert_eq!(told(&little).await, json!({ "bank": 20, "pin": false }));
}

#[tokio::test]
async fn without_a_file_everything_is_as_ever() {
    let dist = folder("no-settings");
    let host = Running::start(&["--dist", dist.to_str().expect("a name")]).await;
    let answer = host.get("/settings.json").await;
    assert_eq!((answer.status, &answer.body[..]), (204, &b""[..]));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    for path in ["/pin", "/heartbeat", "/fault", "/count"] {
        let request = format!("POST {path} HTTP/1.1\r\nContent-Length: 0");
        assert_eq!(host.ask(&request).await.status, 405, "{path}");
    }
}

#[tokio::test]
async fn each_wrong_line_is_named_and_the_others_hold() {
    let lines = [
        ("language = \"german\"", "language"),
        ("games = [\"quickway\", \"Not A Game\", 7]", "games"),
        ("maps = [\"usa\", \"Not A Map\", 7]", "maps"),
        ("map = 3", "map"),
        ("bank = 50", "bank"),
        ("taxes = \"5\"", "taxes"),
        ("confirm = \"twice\"", "confirm"),
        ("music = -1", "music"),
        ("sound = 50.5", "sound"),
        ("table_inches = nan", "table_inches"),
        ("palm_mm = 99999999999999999999", "palm_mm"),
        ("idle_seconds = 29", "idle_seconds"),
        ("abandon_seconds = 1801", "abandon_seconds"),
        ("counts = \"no\"", "counts"),
        ("pin_hash = \"1234\"", "pin_hash"),
        ("colour = \"red\"", "colour"),
        ("exhibitera = 7", "exhibitera"),
        ("[kiosk]", ""),
        ("on = 1", "on"),
        ("browser = []", "browser"),
        ("bank = 15", "bank"),
        ("[host]", ""),
        ("bind = \"everywhere\"", "bind"),
        ("port = 70000", "port"),
        ("page = 1", "page"),
        ("rooms = 0", "rooms"),
        ("health = \"all\"", "health"),
        ("proxies = [\"proxy\", \"10.0.0.0/99\"]", "proxies"),
        ("names = [\"http://table\", \"\", 7]", "names"),
        ("metrics = true", "metrics"),
        ("[[hours]]", "no day is dark"),
        ("days = [\"mon\"]", ""),
        ("open = \"10:00\"", ""),
        ("close = \"25:00\"", "close"),
    ];
    let text: Vec<_> = lines.iter().map(|(line, _)| *line).collect();
    let host = start("wrong", text.join("\n")).await;
    let notes = notes(&host).await;
    for (number, (line, key)) in (1..).zip(lines) {
        let start = format!("Line {number} ");
        let about = notes.iter().filter(|note| note.starts_with(&start));
        let about: Vec<_> = about.collect();
        assert_eq!(about.is_empty(), key.is_empty(), "{line}: {notes:#?}");
        for note in about {
            assert!(note.contains(key) && note.ends_with('.'), "{note}");
        }
    }
    let about = |key: &str| {
        notes
            .iter()
            .find(|note| note.contains(key))
            .expect("a note")
    };
    assert!(about("`bank` has").contains("a whole number from 5 to 30"));
    assert!(about("[kiosk];").contains("the top of the file"));
    assert!(about("no day is dark").starts_with("Line 31 "));
    assert_eq!(
        told(&host).await,
        json!({ "games": ["quickway"], "maps": ["usa"], "pin": false })
    );
}

#[tokio::test]
async fn lines_that_are_no_toml_take_no_others_with_them() {
    let text = "bank = 20\nlanguage = \"de\nmap = europe\ntaxes 5\n\
                music = 40\n[host\n= 3\nsound = [\nbank = 25\ngames = [\n \"quickway\",\n]\n[kiosk]\non = true\n";
    let host = start("broken", text).await;
    let notes = notes(&host).await;
    let lines: Vec<_> = notes
        .iter()
        .map(|note| note.split(' ').nth(1).unwrap_or_default())
        .collect();
    assert_eq!(lines, ["2", "3", "4", "6", "7", "8", "9"], "{notes:#?}");
    assert!(
        notes[0].starts_with("Line 2 cannot be read ("),
        "{notes:#?}"
    );
    // There are two of these, and the first one counts.
    assert!(notes[6].contains("duplicate"), "{notes:#?}");
    let games = ["quickway"];
    let right = json!({ "bank": 20, "music": 40, "games": games, "kiosk": true, "pin": false });
    assert_eq!(told(&host).await, right);
}

#[tokio::test]
async fn the_host_starts_with_any_config_file() {
    let whole = "bank = 20\n[kiosk]\non = true\nbrowser = [\"a\", \"b\"]\n[[hours]]\ndays = [\"mon\"]\n\
                 open = \"10:00\"\nclose = \"18:00\"\n[host]\nmetrics = \"loopback\"\n";
    let mut files: Vec<Vec<u8>> = vec![
        vec![],
        vec![0; 5000],
        vec![0xff; 5000],
        b"\xef\xbb\xbfbank = 20".to_vec(),
        b"# Caf\xe9\nbank = 20".to_vec(),
        b"bank = 20\r\ntaxes = 5\r\n".to_vec(),
        b"[".repeat(100_000),
        b"a = [".repeat(20_000),
        b"a.".repeat(50_000),
        b"a = 1\n".repeat(40_000),
        b"x".repeat(300_000),
        "[[hours]]\n".repeat(20_000).into_bytes(),
    ];
    for cut in 0..whole.len() {
        files.push(whole.as_bytes()[..cut].to_vec());
        let mut garbled = whole.as_bytes().to_vec();
        garbled[cut] = [b'"', b'[', b'\n', b'=', 0xc3, 0][cut % 6];
        files.push(garbled);
    }
    for (number, text) in files.iter().enumerate() {
        let host = start("anything", text).await;
        let told = told(&host).await;
        assert!(told["pin"] == false, "{number}");
        let notes = notes(&host).await;
        assert!(
            notes.len() <= 51 && notes.iter().all(|note| note.len() < 500),
            "{number}"
        );
        if (3..6).contains(&number) {
            assert_eq!(told["bank"], 20, "{number}: {notes:?}");
        }
    }
}

#[tokio::test]
async fn an_unreadable_file_leaves_no_pin_to_choose() {
    let file = folder("unread").join("missing.toml");
    let host = start_with(&file, &[]).await;
    assert_eq!(told(&host).await, json!({ "pin": false }));
    let notes = notes(&host).await;
    assert!(
        notes[0].contains("missing.toml cannot be read: "),
        "{notes:?}"
    );
}

#[tokio::test]
async fn the_command_line_wins_and_an_address_that_cannot_be_had_stops_no_table() {
    let taken = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let port = taken.local_addr().expect("an address").port();
    // The port of the file is in use, but the command line says 0.
    let text = format!("[host]\nport = {port}\nbind = \"192.0.2.1\"\npage = \"elsewhere\"\n");
    let file = file("address", text);
    let page = folder("address-page");
    fs::write(page.join("index.html"), "the page").expect("written");
    let host = start_with(&file, &["--dist", page.to_str().expect("a name")]).await;
    assert!(host.address.ip().is_loopback() && host.address.port() != port);
    assert_eq!(host.get("/").await.body, b"the page");
    let notes = notes(&host).await;
    assert!(
        notes[0].starts_with("192.0.2.1 port 0 of the settings cannot be had ("),
        "{notes:?}"
    );
}

#[tokio::test]
async fn a_port_that_is_free_in_a_moment_is_waited_for() {
    let taken = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let port = taken.local_addr().expect("an address").port();
    let file = file("port", format!("[host]\nport = {port}\n"));
    let words = [
        "roundhouse-host",
        "--config",
        file.to_str().expect("a name"),
    ];
    let options = Options::try_parse_from(words).expect("options");
    let frees = async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        drop(taken);
    };
    let (host, ()) = futures_util::future::join(Host::bind(&options), frees).await;
    assert_eq!(host.expect("a host").address().port(), port);
}

#[tokio::test]
async fn a_host_that_is_full_says_so() {
    let host = start("full", "[host]\nrooms = 1").await;
    assert_eq!(host.get("/health").await.status, 200);
    let table = host.table().await;
    let full = host.get("/health").await;
    assert_eq!(full.status, 503);
    let health: Value = serde_json::from_slice(&full.body).expect("JSON");
    let reasons = json!(["The host is full: no further room can be opened."]);
    assert_eq!(health["reasons"], reasons);
    let metrics = String::from_utf8(host.get("/metrics").await.body).expect("text");
    assert!(metrics.contains("\nroundhouse_up 0\n"), "{metrics}");
    // An empty room makes place.
    drop(table);
    host.until_is("/ok", true.into()).await;
}

#[tokio::test]
async fn health_is_for_this_machine_unless_the_file_opens_it() {
    let passed_on = "GET /health HTTP/1.1\r\nX-Forwarded-For: 192.0.2.7";
    let closed = start("closed", "").await;
    assert_eq!(closed.get("/health").await.status, 200);
    assert_eq!(closed.ask(passed_on).await.status, 403);
    let open = start("open", "[host]\nhealth = \"network\"").await;
    assert_eq!(open.ask(passed_on).await.status, 200);
}
