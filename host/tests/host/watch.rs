//! State of a table from its heartbeats, and its readers.
//!
//! The module also tests that the host restarts the browser when the page hangs.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tokio::time::{Duration, sleep, timeout};

use crate::settings::{file, start, start_with};
use crate::{Answer, HURRY, Here, PATIENCE, folder};

/// Posts to the host, as its page does.
pub async fn post(host: &Here, path: &str, body: &str) -> Answer {
    let length = body.len();
    let head = format!("POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n");
    host.exchange(format!("{head}Content-Length: {length}\r\n\r\n{body}"))
        .await
}

async fn beat(host: &Here, facts: Value) -> u16 {
    post(host, "/heartbeat", &facts.to_string()).await.status
}

/// Waits until a file has so many lines.
async fn until_lines(file: &Path, count: usize) {
    let waiting = async {
        while fs::read_to_string(file).unwrap_or_default().lines().count() < count {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, waiting).await.expect("the lines");
}

#[tokio::test]
async fn the_host_reports_the_facts_of_the_page() {
    let host = start("facts", "").await;
    let quiet = host.health().await;
    assert_eq!(
        (&quiet["ok"], &quiet["page"]["beats"]),
        (&json!(true), &json!(0))
    );
    assert_eq!(quiet["page"]["seconds_since_beat"], Value::Null);
    let facts = json!({
        "version": "0.1.0 (abc1234)", "screen": "game", "game": "quickway", "game_seconds": 123,
        "up_seconds": 55, "frames": 1234, "worst_frame_ms": 7.25, "late_frame_seconds": 0.0, "touches": 77,
        "faults": 0, "restarts": 1, "failed_saves": 2, "memory_bytes": null,
    });
    assert_eq!(beat(&host, facts.clone()).await, 204);
    let health = host.health().await;
    for (key, value) in facts.as_object().expect("facts") {
        assert_eq!(&health["page"][key], value, "{key}");
    }
    let metrics = host.get("/metrics").await;
    assert_eq!(metrics.status, 200);
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    assert_eq!(metrics.header("content-type"), Some(kind));
    let text = String::from_utf8(metrics.body).expect("text");
    for line in [
        "roundhouse_up 1",
        "roundhouse_page_info{version=\"0.1.0 (abc1234)\"} 1",
        "roundhouse_page_frames_total 1234",
        "roundhouse_page_worst_frame_seconds 0.00725",
        "roundhouse_page_failed_saves_total 2",
        "roundhouse_page_beats_total 1",
        "# TYPE roundhouse_page_beats_total counter",
        "roundhouse_rooms 0",
    ] {
        assert!(text.lines().any(|one| one == line), "{line}\n{text}");
    }
    assert!(!text.contains("memory"), "{text}");
    well_formed(&text);
}

/// Each line as the format has it: a name, perhaps labels, a number; each name with its help and kind before it.
fn well_formed(text: &str) {
    let mut named = None;
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("# ") {
            named = rest.split(' ').nth(1).map(str::to_owned);
            continue;
        }
        let (name, value) = line.rsplit_once(' ').expect("a value");
        let name = name.split('{').next().expect("a name");
        assert_eq!(Some(name), named.as_deref(), "{line}");
        assert!(value.parse::<f64>().is_ok(), "{line}");
    }
    assert!(text.ends_with('\n'));
}

#[tokio::test]
async fn an_older_page_beats_and_garbage_beats_too() {
    let host = start("beats", "").await;
    let long = "x".repeat(5000);
    for (body, status) in [
        ("", 204),
        ("{}", 204),
        ("7", 400),
        ("{", 400),
        ("{\"version\":[[[[]]]]}", 204),
        (&long, 413),
    ] {
        assert_eq!(
            post(&host, "/heartbeat", body).await.status,
            status,
            "{body}"
        );
    }
    assert_eq!(host.health().await["page"]["beats"], 5);
    let nasty = json!({ "version": "a\"b\\c\n# HELP d", "worst_frame_ms": 1e308, "frames": -1, "screen": 7 });
    assert_eq!(beat(&host, nasty).await, 204);
    let text = String::from_utf8(host.get("/metrics").await.body).expect("text");
    well_formed(&text);
    assert!(text.contains("version=\"a\\\"b\\\\c# HELP d\""), "{text}");
}

#[tokio::test]
async fn a_table_that_is_not_well_answers_503_and_says_why() {
    let host = start("unwell", "bank = 99").await;
    assert_eq!(
        host.get("/health").await.status,
        200,
        "a wrong line is no reason"
    );
    assert_eq!(
        beat(
            &host,
            json!({ "late_frame_seconds": 12.5, "failed_saves": 0 })
        )
        .await,
        204
    );
    let answer = host.get("/health").await;
    assert_eq!(answer.status, 503);
    let health: Value = serde_json::from_slice(&answer.body).expect("JSON");
    assert_eq!(health["ok"], false);
    assert_eq!(
        health["reasons"],
        json!(["The page lives, but a picture is late by 12 s."])
    );
    assert!(
        health["version"].is_string() && health["counters"]["opened"] == 0,
        "{health}"
    );
    let metrics = String::from_utf8(host.get("/metrics").await.body).expect("text");
    assert!(metrics.contains("\nroundhouse_up 0\n"), "{metrics}");
    assert_eq!(
        beat(&host, json!({ "late_frame_seconds": 0, "failed_saves": 1 })).await,
        204
    );
    let reasons = host.health().await["reasons"].clone();
    assert_eq!(
        reasons,
        json!(["Games could not be saved within the last five minutes."])
    );
}

#[tokio::test]
async fn metrics_are_for_this_machine_unless_the_file_opens_them() {
    let passed_on = "GET /metrics HTTP/1.1\r\nX-Forwarded-For: 192.0.2.7";
    let closed = start("metrics-closed", "").await;
    assert_eq!(closed.ask(passed_on).await.status, 403);
    let open = start("metrics-open", "[host]\nmetrics = \"network\"").await;
    assert_eq!(open.ask(passed_on).await.status, 200);
}

#[tokio::test]
async fn reports_are_taken_from_this_machine_alone() {
    let host = start("reports", "").await;
    for path in ["/heartbeat", "/fault", "/count", "/pin"] {
        let head =
            format!("POST {path} HTTP/1.1\r\nX-Forwarded-For: 192.0.2.7\r\nContent-Length: 0");
        assert_eq!(host.ask(&head).await.status, 403, "{path}");
        assert_eq!(host.get(path).await.status, 405, "{path}");
    }
    assert_eq!(host.health().await["page"]["beats"], 0);
}

#[tokio::test]
async fn a_page_of_another_site_is_told_and_tells_nothing() {
    let host = start("foreign", "[host]\nnames = [\"table.museum\"]").await;
    let port = host.address.port();
    let foreign = [
        // A foreign name that points at this machine: its page has the same origin.
        format!(
            "Host: rebound.example:{port}\r\nOrigin: http://rebound.example:{port}\r\nSec-Fetch-Site: same-origin"
        ),
        format!("Host: rebound.example:{port}"),
        // A page of another site that asks for this machine, by a browser with few headers.
        format!("Host: localhost:{port}\r\nOrigin: https://foreign.example"),
        format!("Host: localhost:{port}\r\nOrigin: null"),
        // A page of another program on this machine.
        format!("Host: localhost:{port}\r\nOrigin: http://localhost:3000"),
        format!("Host: localhost:{port}\r\nSec-Fetch-Site: cross-site"),
    ];
    let own = [
        format!(
            "Host: localhost:{port}\r\nOrigin: http://localhost:{port}\r\nSec-Fetch-Site: same-origin"
        ),
        format!("Host: Table.museum:{port}\r\nOrigin: http://table.museum:{port}"),
    ];
    let ask = async |request: &str, headers: &str| {
        let rest = "Connection: close\r\nContent-Length: 0";
        let answer = host.exchange(format!("{request} HTTP/1.1\r\n{headers}\r\n{rest}\r\n\r\n"));
        answer.await.status
    };
    for request in [
        "GET /health",
        "GET /metrics",
        "POST /heartbeat",
        "POST /fault",
        "POST /count",
        "POST /pin",
    ] {
        for headers in &foreign {
            assert_eq!(ask(request, headers).await, 403, "{request} {headers}");
        }
        for headers in &own {
            let status = ask(request, headers).await;
            assert!(
                [200, 204, 400, 404].contains(&status),
                "{request} {headers}: {status}"
            );
        }
    }
    let health = host.health().await;
    assert_eq!(health["page"]["beats"], own.len());
    // An operator who has forgotten a name finds out.
    let notes = health["notes"].to_string();
    assert!(notes.contains("one of the `names`"), "{notes}");
}

/// Returns garbled variants of a valid body, always the same ones.
fn garbled(right: &[u8], count: usize) -> Vec<Vec<u8>> {
    let mut state = 1_u32;
    let mut next = move |below: usize| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as usize % below
    };
    let one = |_| {
        let mut body = right.to_vec();
        for _ in 0..=next(4) {
            let at = next(body.len());
            match next(4) {
                0 => body[at] = next(256) as u8,
                1 => body.truncate(at.max(1)),
                2 => body.insert(at, b"\"{}[],:-9e\xff"[next(11)]),
                _ => drop(body.splice(at..at, right.to_vec())),
            }
        }
        body
    };
    (0..count).map(one).collect()
}

#[tokio::test]
async fn garbled_reports_are_answered_and_harm_nothing() {
    let host = start("garbled", "").await;
    let reports = [
        (
            "/heartbeat",
            r#"{"version":"1","screen":"lobby","frames":12,"worst_frame_ms":7.5,"late_frame_seconds":0.1,"game":null}"#,
        ),
        (
            "/fault",
            r#"{"version":"1","screen":"lobby","message":"m","stack":"s","commands":["a","b"]}"#,
        ),
        (
            "/count",
            r#"{"what":"abandoned","game":"quickway","map":null,"players":2,"computers":1,"minutes":3.5,"coach_step":2}"#,
        ),
        ("/pin", r#"{"pin":"1234"}"#),
    ];
    for (path, right) in reports {
        for body in garbled(right.as_bytes(), 150) {
            let mut request = format!(
                "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {}\r\n\r\n",
                body.len()
            )
            .into_bytes();
            request.extend(&body);
            let answer = host.exchange(&request).await;
            let known = [204, 400, 404, 413, 429];
            assert!(
                known.contains(&answer.status),
                "{path} {body:?}: {answer:?}"
            );
        }
    }
    let metrics = String::from_utf8(host.get("/metrics").await.body).expect("text");
    well_formed(&metrics);
    assert!(host.health().await["page"]["beats"].as_u64() > Some(100));
}

#[tokio::test]
#[cfg(unix)]
async fn a_page_that_hangs_has_its_browser_started_anew() {
    let place = folder("hangs-place").join("restarts");
    let text = format!(
        "[kiosk]\non = true\nbrowser = [\"sh\", \"-c\", \"echo once >> $0\", '{}']\n",
        place.display()
    );
    let file = file("hangs", text);
    let host = start_with(&file, &[]).await;
    assert_eq!(beat(&host, json!({ "late_frame_seconds": 9 })).await, 204);
    assert_eq!(beat(&host, json!({ "late_frame_seconds": 30 })).await, 204);
    until_lines(&place, 1).await;
    host.until("/page/browser_restarts", 1).await;
    // The browser has time to come back, and a hanging page meanwhile changes nothing.
    for _ in 0..3 {
        assert_eq!(beat(&host, json!({ "late_frame_seconds": 60 })).await, 204);
        sleep(Duration::from_millis(1100) / HURRY).await;
    }
    assert_eq!(host.health().await["page"]["browser_restarts"], 1);
    assert_eq!(fs::read_to_string(&place).expect("lines"), "once\n");
    // The next host knows of it, whatever the command has restarted.
    let kept = file.with_file_name("data").join("restarts.json");
    let times: Vec<u64> = serde_json::from_slice(&fs::read(kept).expect("kept")).expect("JSON");
    assert_eq!(times.len(), 1);
}

#[tokio::test]
#[cfg(unix)]
async fn a_command_that_does_not_work_is_told() {
    for (number, (command, why)) in [
        ("exit 3", "failed (exit status: 3)"),
        ("/nowhere/at/all", "failed (exit status: 127)"),
    ]
    .into_iter()
    .enumerate()
    {
        let text = format!("[kiosk]\nbrowser = \"{command}\"\n");
        let host = start(&format!("broken-command-{number}"), text).await;
        assert_eq!(beat(&host, json!({ "late_frame_seconds": 30 })).await, 204);
        let waiting = async {
            while !host.health().await["notes"].to_string().contains(why) {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, waiting).await.expect("a note");
    }
    let host = start("no-command", "[kiosk]\nbrowser = [\"/nowhere/at/all\"]\n").await;
    assert_eq!(beat(&host, json!({ "late_frame_seconds": 30 })).await, 204);
    let waiting = async {
        while !host.health().await["notes"]
            .to_string()
            .contains("cannot be run: /nowhere/at/all: ")
        {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, waiting).await.expect("a note");
}
