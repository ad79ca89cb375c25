//! One connection, from its first byte to its end or into a room. Each step has a time limit, whatever the peer
//! does.
//!
//! | step | limit |
//! | --- | --- |
//! | a head, and the silence before it | [`HEAD`] |
//! | the body of a report | in the module `report` |
//! | a peer that accepts nothing of an answer | [`TAKING`] |
//! | the whole connection, at any speed | [`LIFE`], and [`LAST`] for an answer under way |
//!
//! A connection into a room keeps only [`TAKING`] of these, and the module `room` has others.

use std::convert::Infallible;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;
use tracing::debug;

use crate::slots::Slot;

/// Time that a request's head may take, and the silence before it.
const HEAD: Duration = Duration::from_secs(30);

/// Bytes of a request's head.
const HEAD_SIZE: usize = 16 * 1024;

/// Time in which a peer has to accept some of its data.
const TAKING: Duration = Duration::from_secs(30);

/// Time after which a connection takes no further request. Browsers open another one.
const LIFE: Duration = Duration::from_secs(5 * 60);

/// Time for the answer under way at that point.
const LAST: Duration = Duration::from_secs(60);

/// Answers the requests of one connection, which holds its place until it ends.
pub(crate) async fn attend(
    stream: impl AsyncRead + AsyncWrite + Send + 'static,
    peer: IpAddr,
    slot: Slot,
    router: Router,
    mut stopping: watch::Receiver<bool>,
) {
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(TAKING));
    let slot = Arc::new(slot);
    let service = service_fn(|request: hyper::Request<Incoming>| {
        let (router, slot) = (router.clone(), Arc::clone(&slot));
        async move {
            let mut request: Request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(slot);
            Ok::<_, Infallible>(match router.oneshot(request).await {
                Ok(response) => response,
                Err(never) => match never {},
            })
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(HEAD_SIZE)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => Ok(ended),
        () = async {
            tokio::select! {
                () = stopped(&mut stopping) => {}
                () = sleep(LIFE) => {}
            }
        } => {
            connection.as_mut().graceful_shutdown();
            timeout(LAST, connection).await
        }
    };
    match ended {
        Ok(Ok(())) => {}
        Ok(Err(error)) => debug!("a connection ended: {error}"),
        Err(_) => debug!("a connection took too long"),
    }
}

/// Waits until the host stops.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // An error means that the host is gone, which has the same effect.
    let _ = stopping.wait_for(|stops| *stops).await;
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
    use tokio::task::JoinHandle;

    use super::*;
    use crate::slots::{Peer, Slots};

    /// Returns a peer with a small socket buffer, and the task that serves it.
    fn connect() -> (DuplexStream, JoinHandle<()>) {
        let router = Router::new()
            .route("/large", get(async || vec![7_u8; 1 << 20]))
            .route("/small", get(async || "small"))
            .route("/never", get(async || pending::<()>().await));
        let peer: IpAddr = "192.0.2.7".parse().expect("an address");
        let slots = Arc::new(Slots::of_this_system());
        let slot = slots.take(Peer::of(peer, false)).expect("a place");
        let (client, stream) = duplex(64);
        let (stop, stopping) = watch::channel(false);
        let attended = tokio::spawn(async move {
            attend(stream, peer, slot, router, stopping).await;
            drop(stop);
            assert_eq!(slots.count(), 0);
        });
        (client, attended)
    }

    /// Waits for its end on a paused clock, which advances when nothing else happens.
    async fn ends(attended: JoinHandle<()>, within: Duration) {
        let ended = timeout(within, attended).await;
        ended.expect("it ends").expect("without a panic");
    }

    async fn ask(client: &mut DuplexStream, path: &str) {
        let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n");
        client.write_all(request.as_bytes()).await.expect("sent");
    }

    #[tokio::test(start_paused = true)]
    async fn a_peer_that_says_nothing_is_closed() {
        let (_client, attended) = connect();
        ends(attended, HEAD * 2).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_peer_that_asks_nothing_more_is_closed() {
        let (mut client, attended) = connect();
        for _ in 0..3 {
            ask(&mut client, "/small").await;
            let mut answer = Vec::new();
            while !answer.ends_with(b"small") {
                client.read_buf(&mut answer).await.expect("an answer");
            }
            sleep(HEAD / 2).await;
        }
        ends(attended, HEAD * 2).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_head_that_trickles_is_not_waited_for() {
        let (mut client, attended) = connect();
        let trickling = async {
            while client.write_all(b"G").await.is_ok() {
                sleep(Duration::from_secs(5)).await;
            }
        };
        let ((), ()) = futures_util::future::join(trickling, ends(attended, HEAD * 2)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_peer_that_does_not_read_is_closed() {
        let (mut client, attended) = connect();
        ask(&mut client, "/large").await;
        ends(attended, TAKING * 2).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_peer_that_reads_for_ever_is_closed() {
        let (mut client, attended) = connect();
        ask(&mut client, "/large").await;
        let trickling = async {
            while client.read_u8().await.is_ok() {
                sleep(TAKING / 8).await;
            }
        };
        let ended = ends(attended, LIFE + LAST * 2);
        let ((), ()) = futures_util::future::join(trickling, ended).await;
    }

    #[tokio::test(start_paused = true)]
    async fn the_host_does_not_wait_for_an_unread_body() {
        let (mut client, attended) = connect();
        let head = "GET /small HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n";
        client.write_all(head.as_bytes()).await.expect("sent");
        let reading = async { while client.read_u8().await.is_ok() {} };
        let ((), ()) = futures_util::future::join(reading, ends(attended, HEAD * 2)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_that_never_comes_holds_no_connection() {
        let (mut client, attended) = connect();
        ask(&mut client, "/never").await;
        ends(attended, LIFE + LAST * 2).await;
    }
}
