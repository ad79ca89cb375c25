//! Files that the host keeps: faults of the page, and counts of games.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::settings::{file, start_with};
use crate::watch::post;

/// Returns the output of `roundhouse-host faults`.
fn faults(file: &Path) -> String {
    let data = file.with_file_name("data");
    let output = Command::new(env!("CARGO_BIN_EXE_roundhouse-host"))
        .arg("faults")
        .args([Path::new("--config"), file, Path::new("--data"), &data])
        .output()
        .expect("it runs");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

fn fault(message: &str) -> Value {
    json!({
        "version": "0.1.0 (abc1234)", "screen": "lobby", "message": message,
        "stack": "at one\nat two", "commands": ["touch a", "touch b"],
    })
}

#[tokio::test]
async fn faults_are_kept_over_a_restart_and_shown() {
    let file = file("faults", "");
    assert!(faults(&file).starts_with("No faults are in "));
    let host = start_with(&file, &[]).await;
    assert_eq!(
        post(&host, "/fault", &fault("first").to_string())
            .await
            .status,
        204
    );
    drop(host);
    let host = start_with(&file, &[]).await;
    let mut nasty = fault("second \u{1b}[2J");
    nasty["commands"] = (0..80).map(|number| format!("command {number}")).collect();
    assert_eq!(post(&host, "/fault", &nasty.to_string()).await.status, 204);
    let shown = faults(&file);
    let (first, second) = (
        shown.find("first").expect("it"),
        shown.find("second").expect("it"),
    );
    assert!(first < second && shown.contains("version 0.1.0 (abc1234)  screen lobby\n  first\n    at one\n    at two\n  > touch a\n"), "{shown}");
    assert!(!shown.contains('\u{1b}'), "{shown}");
    // The last fifty.
    assert!(
        !shown.contains("> command 29\n") && shown.contains("> command 30\n"),
        "{shown}"
    );
}

#[tokio::test]
async fn a_hundred_faults_are_kept_and_no_more() {
    let file = file("faults-many", "");
    let data = file.with_file_name("data");
    fs::create_dir_all(&data).expect("a folder");
    let mut line = fault("old");
    line["at"] = "2026-01-01 00:00:00".into();
    let lines: String = (0..100)
        .map(|number| {
            line["message"] = format!("old {number}.").into();
            format!("{line}\n")
        })
        .collect();
    fs::write(data.join("faults.jsonl"), lines).expect("written");
    let host = start_with(&file, &[]).await;
    assert_eq!(
        post(&host, "/fault", &fault("new").to_string())
            .await
            .status,
        204
    );
    let shown = faults(&file);
    assert_eq!(shown.matches("screen lobby").count(), 100);
    assert!(
        !shown.contains("old 0.") && shown.contains("old 1.") && shown.contains("new"),
        "{shown}"
    );
}

#[tokio::test]
async fn a_damaged_file_of_faults_is_put_aside_and_told() {
    let good = fault("good").to_string();
    for (number, damage) in [
        format!("{good}\n{{\"at\":\"\n"),
        "\0\0\0\0".into(),
        "7".into(),
        "x".repeat(20_000_000),
    ]
    .iter()
    .enumerate()
    {
        let file = file("faults-damaged", "");
        let data = file.with_file_name("data");
        fs::create_dir_all(&data).expect("a folder");
        fs::write(data.join("faults.jsonl"), damage).expect("written");
        let host = start_with(&file, &[]).await;
        assert_eq!(
            post(&host, "/fault", &fault("new").to_string())
                .await
                .status,
            204
        );
        let notes = host.health().await["notes"].to_string();
        assert!(
            notes.contains("cannot be read") && notes.contains("faults.jsonl.damaged"),
            "{notes}"
        );
        let aside = fs::read_to_string(data.join("faults.jsonl.damaged")).expect("aside");
        assert!(aside == *damage, "{number}");
        let shown = faults(&file);
        assert!(shown.contains("new"), "{shown}");
        assert_eq!(shown.contains("good"), number == 0, "{shown}");
    }
}

#[tokio::test]
async fn malformed_and_excess_fault_reports_are_refused() {
    let file = file("faults-rude", "");
    let host = start_with(&file, &[]).await;
    let long = fault(&"x".repeat(17_000)).to_string();
    for (body, status) in [
        ("", 400),
        ("7", 400),
        ("{\"message\":7}", 400),
        ("{\"commands\":[1]}", 400),
        (&long, 413),
    ] {
        assert_eq!(post(&host, "/fault", body).await.status, status);
    }
    let mut statuses = Vec::new();
    for _ in 0..25 {
        statuses.push(
            post(&host, "/fault", "{\"message\":\"again\"}")
                .await
                .status,
        );
    }
    assert_eq!(statuses[..20], [204; 20]);
    assert!(statuses.contains(&429), "{statuses:?}");
}

#[tokio::test]
async fn games_are_counted_by_day_game_map_and_players() {
    let file = file("counts", "");
    let host = start_with(&file, &[]).await;
    let reports = [
        r#"{"what":"begun","game":"transglobal-rail","map":"europe","players":4,"computers":1,"minutes":null,"coach_step":null}"#,
        r#"{"what":"begun","game":"transglobal-rail","map":"europe","players":4,"computers":2,"minutes":null,"coach_step":null}"#,
        r#"{"what":"begun","game":"quickway","map":null,"players":2,"computers":0,"minutes":null,"coach_step":null}"#,
        r#"{"what":"finished","game":"transglobal-rail","map":"europe","players":4,"computers":1,"minutes":31.6,"coach_step":null}"#,
        r#"{"what":"abandoned","game":"transglobal-rail","map":"europe","players":4,"computers":2,"minutes":3,"coach_step":3}"#,
    ];
    for report in reports {
        assert_eq!(post(&host, "/count", report).await.status, 204, "{report}");
    }
    drop(host);
    let host = start_with(&file, &[]).await;
    let again = r#"{"what":"abandoned","game":"transglobal-rail","map":"europe","players":4,"computers":0,"minutes":1,"coach_step":3}"#;
    assert_eq!(post(&host, "/count", again).await.status, 204);
    let csv = fs::read_to_string(file.with_file_name("data").join("counts.csv")).expect("the file");
    let lines: Vec<_> = csv.lines().collect();
    assert_eq!(
        lines[0],
        "day,game,map,players,begun,finished,abandoned,computers,finished_minutes,abandoned_minutes,coach_left_at"
    );
    // The day is the only time in it.
    let rests: Vec<_> = lines[1..].iter().map(|line| line.split_at(10)).collect();
    assert!(
        rests.iter().all(|(day, _)| day.as_bytes()[4] == b'-'),
        "{csv}"
    );
    let rests: Vec<_> = rests.into_iter().map(|(_, rest)| rest).collect();
    assert_eq!(
        rests,
        [
            ",transglobal-rail,europe,4,2,1,2,3,32,4,3:2",
            ",quickway,,2,1,0,0,0,0,0,"
        ]
    );
}

#[tokio::test]
async fn counting_ends_by_one_line_and_garbage_counts_nothing() {
    let right = r#"{"what":"begun","game":"quickway","map":null,"players":2,"computers":0,"minutes":null,"coach_step":null}"#;
    let off = file("counts-off", "counts = false");
    let host = start_with(&off, &[]).await;
    assert_eq!(post(&host, "/count", right).await.status, 204);
    assert!(!off.with_file_name("data").join("counts.csv").exists());
    let on = file("counts-rude", "");
    let host = start_with(&on, &[]).await;
    let long = " ".repeat(2000);
    for wrong in [
        "",
        "{}",
        r#"{"what":"won","game":"quickway","players":2}"#,
        r#"{"what":"begun","game":"=cmd()","players":2}"#,
        r#"{"what":"begun","game":"quickway","map":"Anna, 7","players":2}"#,
        r#"{"what":"begun","game":"quickway","players":99}"#,
        r#"{"what":"begun","game":"quickway","players":-1}"#,
        r#"{"what":"finished","game":"quickway","players":2,"minutes":-3}"#,
        r#"{"what":"abandoned","game":"quickway","players":2,"coach_step":100000}"#,
    ] {
        assert_eq!(post(&host, "/count", wrong).await.status, 400, "{wrong}");
    }
    assert_eq!(post(&host, "/count", &long).await.status, 413);
    assert!(!on.with_file_name("data").join("counts.csv").exists());
}

#[tokio::test]
async fn a_damaged_file_of_counts_is_put_aside_and_told() {
    let right = r#"{"what":"begun","game":"quickway","map":null,"players":2}"#;
    let file = file("counts-damaged", "");
    let data = file.with_file_name("data");
    fs::create_dir_all(&data).expect("a folder");
    let head = "day,game,map,players,begun,finished,abandoned,computers,finished_minutes,abandoned_minutes,coach_left_at";
    let damaged = format!(
        "{head}\n2999-01-01,raindrops,,2,1,0,0,0,0,0,\n2026-13-77,raindrops,,2,1,0,0,0,0,0,\n2026-01-01,half"
    );
    fs::write(data.join("counts.csv"), &damaged).expect("written");
    let host = start_with(&file, &[]).await;
    assert_eq!(post(&host, "/count", right).await.status, 204);
    let notes = host.health().await["notes"].to_string();
    assert!(
        notes.contains("2 lines of ") && notes.contains("counts.csv.damaged"),
        "{notes}"
    );
    let csv = fs::read_to_string(data.join("counts.csv")).expect("the file");
    assert!(
        csv.contains("2999-01-01,raindrops") && csv.contains(",quickway,,2,1"),
        "{csv}"
    );
    let aside = fs::read_to_string(data.join("counts.csv.damaged")).expect("aside");
    assert_eq!(aside, damaged);
}

#[tokio::test]
#[cfg(unix)]
async fn a_folder_that_cannot_be_written_is_told_and_stops_nothing() {
    let file = file("no-folder", "");
    // A file is where the folder should be.
    fs::write(file.with_file_name("data"), "").expect("written");
    let host = start_with(&file, &[]).await;
    assert_eq!(post(&host, "/fault", "{}").await.status, 500);
    let right = r#"{"what":"begun","game":"quickway","map":null,"players":2}"#;
    assert_eq!(post(&host, "/count", right).await.status, 500);
    assert_eq!(post(&host, "/heartbeat", "").await.status, 204);
    let answer = host.get("/health").await;
    assert_eq!(answer.status, 200);
    let said = String::from_utf8(answer.body).expect("text");
    assert!(
        said.contains("Faults of the page are lost") && said.contains("Games are not counted"),
        "{said}"
    );
}
