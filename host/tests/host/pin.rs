//! The operator's PIN: made by the program, asked for by the page.

use std::fs;
use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

use crate::settings::{file, start_with};
use crate::{Answer, Here, Running, folder};

/// Returns the output of the program for these lines.
fn make(input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_roundhouse-host"))
        .arg("pin")
        .current_dir(folder("pin"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("its input");
    // It may have read enough before the end.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

/// The line for the file.
fn line(pin: &str) -> String {
    let output = make(&format!("{pin}\n{pin}\n"));
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

async fn post(host: &Here, path: &str, headers: &str, body: &str) -> Answer {
    let length = body.len();
    let head = format!("POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}");
    host.exchange(format!("{head}Content-Length: {length}\r\n\r\n{body}"))
        .await
}

/// Returns the answer to a guess.
async fn guess(host: &Here, pin: &str) -> (u16, Value) {
    let answer = post(host, "/pin", "", &json!({ "pin": pin }).to_string()).await;
    let body = serde_json::from_slice(&answer.body).unwrap_or_default();
    (answer.status, body)
}

fn seconds(status: u16, seconds: u64) -> (u16, Value) {
    (status, json!({ "wait_seconds": seconds }))
}

#[test]
fn the_program_takes_four_to_eight_digits_twice() {
    let line = line("12345678");
    assert!(
        line.starts_with("pin_hash = \"$argon2id$v=19$m=47104,t=1,p=1$"),
        "{line}"
    );
    assert!(line.ends_with("\"\n"), "{line}");
    // Salted.
    assert_ne!(line, self::line("12345678"));
    for (input, why) in [
        ("", "four to eight digits"),
        ("123\n123\n", "four to eight digits"),
        ("123456789\n123456789\n", "four to eight digits"),
        ("12a4\n12a4\n", "four to eight digits"),
        ("１２３４\n１２３４\n", "four to eight digits"),
        ("1234\n", "differ"),
        ("1234\n1235\n", "differ"),
        (&"1".repeat(100_000), "four to eight digits"),
    ] {
        let output = make(input);
        assert!(
            !output.status.success() && output.stdout.is_empty(),
            "{input}"
        );
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(why), "{said}");
    }
}

#[tokio::test]
async fn a_right_pin_opens_and_wrong_ones_wait_longer_and_longer() {
    let file = file("door", line("1234"));
    let mut host = start_with(&file, &[]).await;
    let told = host.get("/settings.json").await;
    assert_eq!(told.body, br#"{"pin":true}"#);
    for round in 0..2 {
        assert_eq!(guess(&host, "4321").await, seconds(403, 0), "{round}");
        assert_eq!(guess(&host, "12345").await, seconds(403, 0), "{round}");
        // The right one forgives the wrong ones.
        assert_eq!(guess(&host, "1234").await, (204, Value::Null), "{round}");
    }
    for wait in [0, 0, 10] {
        assert_eq!(guess(&host, "").await, seconds(403, wait));
    }
    // Too early, even for the right one, and over a restart.
    for _ in 0..2 {
        let (status, body) = guess(&host, "1234").await;
        let left = body["wait_seconds"].as_u64().expect("seconds");
        assert!(status == 429 && (1..=10).contains(&left), "{status} {body}");
        host.stop();
        host = start_with(&file, &[]).await;
    }
    // Simulates the passing of time, as the host sees it after a start.
    let kept = file.with_file_name("data").join("pin.json");
    let mut state: Value = serde_json::from_slice(&fs::read(&kept).expect("kept")).expect("JSON");
    assert_eq!(state["wrong"], 3);
    state["until"] = 0.into();
    fs::write(&kept, state.to_string()).expect("written");
    let host = start_with(&file, &[]).await;
    assert_eq!(guess(&host, "0000").await, seconds(403, 30));
}

#[tokio::test]
async fn the_pin_still_works_when_its_file_is_garbage() {
    let file = file("door-garbage", line("1234"));
    let data = file.with_file_name("data");
    fs::create_dir_all(&data).expect("a folder");
    for garbage in [
        &b"{"[..],
        b"\xff\xff",
        b"{\"wrong\":-1,\"until\":0}",
        &[b' '; 5000],
    ] {
        fs::write(data.join("pin.json"), garbage).expect("written");
        let host = start_with(&file, &[]).await;
        let notes = host.health().await["notes"].to_string();
        assert!(notes.contains("pin.json cannot be read"), "{notes}");
        assert_eq!(guess(&host, "1234").await.0, 204);
    }
    let far = r#"{"wrong":4294967295,"until":18446744073709551615}"#;
    fs::write(data.join("pin.json"), far).expect("written");
    let host = start_with(&file, &[]).await;
    assert_eq!(guess(&host, "1234").await, seconds(429, 300));
}

#[tokio::test]
async fn a_burst_of_guesses_gets_few_tries() {
    let file = file("door-many", line("1234"));
    let host = start_with(&file, &[]).await;
    let guesses = (0..20).map(|_| guess(&host, "0000"));
    let answers = futures_util::future::join_all(guesses).await;
    let tried = answers.iter().filter(|(status, _)| *status == 403).count();
    assert!((1..=3).contains(&tried), "{answers:?}");
}

#[tokio::test]
async fn only_the_page_of_this_machine_may_ask() {
    let right = r#"{"pin":"1234"}"#;
    let file = file("door-here", line("1234"));
    let host = start_with(&file, &[]).await;
    for elsewhere in [
        "X-Forwarded-For: 192.0.2.7\r\n",
        "Forwarded: for=192.0.2.7\r\n",
        "Sec-Fetch-Site: cross-site\r\n",
    ] {
        let answer = post(&host, "/pin", elsewhere, right).await;
        assert_eq!(answer.status, 403, "{elsewhere}");
        assert!(answer.body.starts_with(b"Only the machine"), "{elsewhere}");
    }
    let own = post(&host, "/pin", "Sec-Fetch-Site: same-origin\r\n", right).await;
    assert_eq!(own.status, 204);
    let proxied: Running = start_with(&file, &["--behind-proxy"]).await;
    assert_eq!(post(&proxied, "/pin", "", right).await.status, 403);
}

#[tokio::test]
async fn questions_that_are_none_cost_nothing() {
    let file = file("door-rude", line("1234"));
    let host = start_with(&file, &[]).await;
    let long = json!({ "pin": "1".repeat(5000) }).to_string();
    for (body, status) in [
        ("", 400),
        ("{}", 400),
        ("[[[[", 400),
        ("{\"pin\":1234}", 400),
        (&long, 413),
    ] {
        for _ in 0..4 {
            assert_eq!(post(&host, "/pin", "", body).await.status, status, "{body}");
        }
    }
    assert_eq!(guess(&host, "1234").await.0, 204);
    let without = start_with(&crate::settings::file("door-none", ""), &[]).await;
    assert_eq!(guess(&without, "1234").await.0, 404);
}
