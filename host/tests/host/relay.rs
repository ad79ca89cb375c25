//! Rooms: the routing of messages, departures, and the end of the host.

use rooms::{Notice, Refusal, Request, Secret};
use tokio_tungstenite::tungstenite::Message;

use crate::{ROOM, Running, SECRET, within};

#[tokio::test]
async fn table_and_members_hear_each_other() {
    let host = Running::start(&[]).await;
    let mut table = host.table().await;
    let mut one = host.member(1).await;
    table.hears(Notice::Came(1)).await;
    let mut two = host.member(2).await;
    table.hears(Notice::Came(2)).await;
    let large = vec![9; rooms::MAX_PAYLOAD];
    one.send(Request::Say(&large)).await;
    table.hears(Notice::Said(1, &large)).await;
    table.send(Request::Tell(2, b"two")).await;
    table.send(Request::Tell(1, &large)).await;
    one.hears(Notice::Told(&large)).await;
    two.hears(Notice::Told(b"two")).await;
    let health = host.health().await;
    assert_eq!(health["rooms"], 1);
    assert_eq!(health["members"], 2);
    assert_eq!(health["connections"], 3);
    assert_eq!(health["counters"]["relayed"], 3);
    assert_eq!(health["version"], env!("CARGO_PKG_VERSION"));
    assert!(health["uptime_seconds"].is_u64());
    drop(two);
    table.hears(Notice::Left(2)).await;
}

#[tokio::test]
async fn a_table_that_is_cut_off_returns_with_its_secret() {
    let host = Running::start(&[]).await;
    let table = host.table().await;
    let mut one = host.member(1).await;
    // No farewell: the socket just ends.
    drop(table);
    one.hears(Notice::TableAway).await;
    let mut thief = host.connect(ROOM).await;
    let wrong = Refusal::WrongSecret;
    thief.send(Request::Return(Secret([8; 32]))).await;
    thief
        .hears(Notice::Refused(wrong as u8, wrong.sentence()))
        .await;
    let mut table = host.connect("k7q-4mz").await;
    table.send(Request::Return(SECRET)).await;
    table.hears(Notice::Opened(vec![1])).await;
    one.hears(Notice::TableBack).await;
    one.send(Request::Say(b"here")).await;
    table.hears(Notice::Said(1, b"here")).await;
}

#[tokio::test]
async fn a_table_that_comes_twice_is_there_once() {
    let host = Running::start(&[]).await;
    let mut old = host.table().await;
    let mut one = host.member(1).await;
    old.hears(Notice::Came(1)).await;
    let mut new = host.connect(ROOM).await;
    new.send(Request::Return(SECRET)).await;
    new.hears(Notice::Opened(vec![1])).await;
    one.hears(Notice::TableBack).await;
    let replaced = Refusal::Replaced;
    let closed = (replaced.close_code(), replaced.sentence().to_owned());
    assert_eq!(old.closed().await, Some(closed));
    new.send(Request::Tell(1, b"new")).await;
    one.hears(Notice::Told(b"new")).await;
}

#[tokio::test]
async fn a_farewell_is_answered() {
    let host = Running::start(&[]).await;
    let mut table = host.table().await;
    let mut one = host.member(1).await;
    table.hears(Notice::Came(1)).await;
    one.send_message(Message::Close(None)).await.expect("sent");
    table.hears(Notice::Left(1)).await;
    assert!(matches!(one.next().await, Some(Ok(Message::Close(_)))));
    assert!(one.next().await.is_none());
}

#[tokio::test]
async fn a_host_that_stops_says_goodbye() {
    let mut host = Running::start(&[]).await;
    let mut table = host.table().await;
    let mut one = host.member(1).await;
    host.stop();
    let goodbye = Some((1001, "The host stops.".to_owned()));
    assert_eq!(one.closed().await, goodbye);
    assert_eq!(table.closed().await, goodbye);
    // Both answer the farewell by going on reading.
    let (one, table) = tokio::join!(one.closed(), table.closed());
    assert_eq!((one, table), (None, None));
    within(host.served).await.expect("it ends");
}

#[tokio::test]
async fn a_bad_room_address_is_refused() {
    let host = Running::start(&[]).await;
    for (path, status) in [
        ("/room/", 404),
        ("/room/K7Q4MZ", 400),
        ("/room/K7Q4MZ/x", 404),
    ] {
        assert_eq!(host.get(path).await.status, status, "{path}");
    }
    let upgrade = "GET /room/none HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n\
                   Connection: close, upgrade\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
    let answer = host.exchange(upgrade).await;
    assert_eq!(answer.status, 400);
    assert!(answer.body.starts_with(b"A room's code has"), "{answer:?}");
    assert_eq!(host.health().await["connections"], 0);
}

#[tokio::test]
async fn only_this_machine_reaches_a_host_unless_it_is_told_otherwise() {
    let host = Running::start(&[]).await;
    assert!(host.address.ip().is_loopback());
    let answer = host.get("/addresses").await;
    assert_eq!(answer.header("content-type"), Some("application/json"));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    let addresses: serde_json::Value = serde_json::from_slice(&answer.body).expect("JSON");
    let nothing = serde_json::json!({ "port": host.address.port(), "addresses": [], "urls": [] });
    assert_eq!(addresses, nothing);
}
