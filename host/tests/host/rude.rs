//! Rude guests: whatever they do, a table and its member continue to talk.

use rooms::{MAX_PAYLOAD, Notice, Refusal, Request};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Bytes, Message};

use crate::{Guest, ROOM, Running, SECRET, within};

/// A table and its first member.
struct Friends {
    table: Guest,
    member: Guest,
}

impl Friends {
    async fn meet(host: &Running) -> Self {
        let mut table = host.table().await;
        let member = host.member(1).await;
        table.hears(Notice::Came(1)).await;
        Self { table, member }
    }

    /// Checks that they hear each other, and nothing else.
    async fn talk(&mut self) {
        self.member.send(Request::Say(b"up")).await;
        self.table.hears(Notice::Said(1, b"up")).await;
        self.table.send(Request::Tell(1, b"down")).await;
        self.member.hears(Notice::Told(b"down")).await;
    }
}

fn code(refusal: Refusal) -> Option<u16> {
    Some(refusal.close_code())
}

#[tokio::test]
async fn garbage_is_counted_and_who_goes_on_with_it_is_closed() {
    let host = Running::start(&[]).await;
    let mut friends = Friends::meet(&host).await;
    let mut rude = host.connect(ROOM).await;
    for garbage in [
        &b""[..],
        b"\x01",
        b"\x02\x03",
        b"\x01\x63",
        b"\x01\x04mine?",
        b"\x01\x05\x01\0\0\0yours?",
    ] {
        rude.send_message(Message::Binary(Bytes::from_static(garbage)))
            .await
            .expect("sent");
    }
    rude.send_message(Message::Text("GET / HTTP/1.1".into()))
        .await
        .expect("sent");
    host.until("/counters/garbage", 5).await;
    // Frames of other versions are refused with a sentence.
    let version = Refusal::Version;
    rude.hears(Notice::Refused(version as u8, version.sentence()))
        .await;
    rude.hears(Notice::Refused(version as u8, version.sentence()))
        .await;
    friends.talk().await;
    for _ in 0..100 {
        let _ = rude
            .send_message(Message::Binary(Bytes::from_static(b"\x01\xff")))
            .await;
    }
    assert_eq!(
        rude.closed().await.map(|(code, _)| code),
        code(Refusal::ManyMessages)
    );
    friends.talk().await;
    assert_eq!(host.health().await["counters"]["closed"], 1);
}

#[tokio::test]
async fn a_sender_learns_of_too_long_or_too_many_messages() {
    let host = Running::start(&[]).await;
    let mut friends = Friends::meet(&host).await;
    let mut rude = host.member(2).await;
    friends.table.hears(Notice::Came(2)).await;
    rude.send(Request::Say(&vec![0; MAX_PAYLOAD + 1])).await;
    let long = Refusal::TooLong;
    rude.hears(Notice::Refused(long as u8, long.sentence()))
        .await;
    friends.talk().await;
    // Not all of these are answered, unless they take more than four seconds.
    for _ in 0..130 {
        rude.send(Request::Ping).await;
    }
    let many = Refusal::ManyMessages;
    let refused = Notice::Refused(many as u8, many.sentence()).to_bytes();
    loop {
        match rude.next().await {
            Some(Ok(Message::Binary(bytes))) if bytes == refused => break,
            Some(Ok(Message::Binary(bytes))) => assert_eq!(Notice::read(&bytes), Ok(Notice::Pong)),
            other => panic!("{other:?}"),
        }
    }
    friends.talk().await;
    // A message that is no message at all any more.
    let _ = rude
        .send_message(Message::Binary(vec![1; 1 << 20].into()))
        .await;
    friends.table.hears(Notice::Left(2)).await;
    friends.talk().await;
}

#[tokio::test]
async fn a_flood_of_pings_is_cut_off() {
    let host = Running::start(&[]).await;
    let mut friends = Friends::meet(&host).await;
    let mut rude = host.member(2).await;
    friends.table.hears(Notice::Came(2)).await;
    for _ in 0..120 {
        let _ = rude.send_message(Message::Ping(Bytes::new())).await;
    }
    friends.table.hears(Notice::Left(2)).await;
    friends.talk().await;
}

#[tokio::test]
async fn an_address_has_so_many_connections() {
    let host = Running::start(&[]).await;
    let mut friends = Friends::meet(&host).await;
    let mut guests = Vec::new();
    for _ in 2..64 {
        guests.push(host.connect(ROOM).await);
    }
    let many = Refusal::ManyConnections;
    let mut late = host.connect(ROOM).await;
    late.hears(Notice::Refused(many as u8, many.sentence()))
        .await;
    let closed = (many.close_code(), many.sentence().to_owned());
    assert_eq!(late.closed().await, Some(closed));
    friends.talk().await;
    guests.clear();
    host.until("/connections", 2).await;
    let _ = host.member(2).await;
}

/// Opens a room through a proxy that names its client. Returns true if that worked, and the guest.
async fn open_by(host: &Running, room: u32, headers: &[(&'static str, &str)]) -> (bool, Guest) {
    let code = rooms::Code::from_random(room).to_string();
    let mut table = host.connect_with(&code, headers).await;
    table.send(Request::Open(SECRET.proof())).await;
    let opened = Notice::Opened(vec![]).to_bytes();
    let is_open = matches!(table.next().await, Some(Ok(Message::Binary(bytes))) if bytes == opened);
    (is_open, table)
}

#[tokio::test]
async fn behind_a_proxy_an_address_has_its_limits_too() {
    let host = Running::start(&["--behind-proxy"]).await;
    for number in 0..80 {
        // The address that a client claims for itself is before the one that the proxy has seen.
        let said = format!("198.51.100.{number}, 192.0.2.7");
        let (is_open, _) = open_by(&host, number, &[("x-forwarded-for", &said)]).await;
        assert_eq!(is_open, number < 64, "{number}");
    }
    assert_eq!(host.health().await["rooms"], 64);
    let other = [("x-forwarded-for", "192.0.2.8")];
    assert!(open_by(&host, 100, &other).await.0);
    assert_eq!(host.health().await["notes"], serde_json::json!([]));
    // A proxy that does not name its clients shares one address among them.
    let mut tables = Vec::new();
    for number in 0..66 {
        let (is_open, table) = open_by(&host, 200 + number, &[]).await;
        assert_eq!(is_open, number < 64, "{number}");
        tables.push(table);
    }
    let notes = host.health().await["notes"].to_string();
    assert!(notes.contains("does not name its clients"), "{notes}");
    assert!(open_by(&host, 101, &other).await.0);
}

#[tokio::test]
async fn only_a_trusted_proxy_is_believed() {
    for options in [&[][..], &["--proxy", "192.0.2.1,10.0.0.0/8"]] {
        let host = Running::start(options).await;
        for number in 0..70 {
            let said = format!("198.51.100.{number}");
            let (is_open, _) = open_by(&host, number, &[("x-forwarded-for", &said)]).await;
            assert_eq!(is_open, number < 64, "{number}");
        }
    }
}

#[tokio::test]
async fn half_requests_and_noise_do_not_disturb_friends() {
    let mut host = Running::start(&[]).await;
    let mut friends = Friends::meet(&host).await;
    let noises: [&[u8]; 6] = [
        b"",
        b"GET / HTTP/1.1\r\nHost",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET /room/K7Q4MZ HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\
          Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n\x07\x00\xff\xff\xff",
        b"POST /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\nabc",
        &[b'A'; 40_000],
    ];
    let mut open = Vec::new();
    for noise in noises {
        let mut stream = TcpStream::connect(host.address).await.expect("a socket");
        let _ = stream.write_all(noise).await;
        open.push(stream);
        friends.talk().await;
    }
    // A head that does not end is not read for ever.
    let mut endless = open.pop().expect("the last one");
    let mut answer = Vec::new();
    let _ = within(endless.read_to_end(&mut answer)).await;
    assert!(
        answer.is_empty() || answer.starts_with(b"HTTP/1.1 4"),
        "{answer:?}"
    );
    friends.talk().await;
    // They do not keep the host from stopping, either.
    host.stop();
    within(host.served).await.expect("it ends");
}

/// Random bytes come from a small generator, so that they are the same each time.
#[tokio::test]
async fn random_frames_from_many_guests_do_not_disturb_friends() {
    let host = Running::start(&[]).await;
    let mut friends = Friends::meet(&host).await;
    let mut state = 2_207_u64;
    let mut random = move || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as u8
    };
    for _ in 0..8 {
        let mut rude = host.connect(ROOM).await;
        for _ in 0..60 {
            let length = usize::from(random() % 60);
            let mut bytes: Vec<u8> = (0..length).map(|_| random()).collect();
            if let (true, [version, kind, ..]) = (random() < 200, &mut bytes[..]) {
                // No guest enters, because the friends would notice that.
                (*version, *kind) = (1, 4 + *kind % 5);
            }
            if rude
                .send_message(Message::Binary(bytes.into()))
                .await
                .is_err()
            {
                break;
            }
        }
        friends.talk().await;
    }
    assert!(host.health().await["counters"]["garbage"].as_u64() > Some(100));
}
