//! Listening, and the requests that are known.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::HeaderName;
use axum::http::HeaderValue;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::routing::{get, post};
use axum::{Extension, Router};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tower::ServiceExt;
use tower_http::set_header::SetResponseHeaderLayer;
use tracing::{debug, warn};

use crate::cluster::Cluster;
use crate::switchboard::Switchboard;
use crate::{Options, addresses, files, health, heartbeat, room};

/// What a meta element of the page cannot say.
const HEADERS: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, "frame-ancestors 'none'"),
    (REFERRER_POLICY, "no-referrer"),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // For browsers that do not know the first one.
    (X_FRAME_OPTIONS, "DENY"),
];

/// The time that a request's head may take: whoever stalls holds no connection for longer.
const HEAD: Duration = Duration::from_secs(30);

/// Bytes of a request's head.
const HEAD_SIZE: usize = 16 * 1024;

/// The time that requests and connections have to end in when the host stops.
const FAREWELL: Duration = Duration::from_secs(3);

/// A host that listens.
pub struct Host {
    listener: TcpListener,
    address: SocketAddr,
    router: Router,
    switchboard: Arc<Switchboard>,
    cluster: Option<Arc<Cluster>>,
    stopping: watch::Sender<bool>,
}

/// All that the answers need to know.
pub(crate) struct Shared {
    pub switchboard: Arc<Switchboard>,
    /// The other hosts, if there are some.
    pub cluster: Option<Arc<Cluster>>,
    pub bound: SocketAddr,
    /// Becomes true when the host stops.
    pub stopping: watch::Receiver<bool>,
}

impl Host {
    /// Listens where the options say.
    ///
    /// # Errors
    ///
    /// If the port cannot be had, or NATS never be reached in this way; a sentence says which.
    pub async fn bind(options: &Options) -> io::Result<Self> {
        let (bind, port) = (options.bind, options.port);
        let listener = TcpListener::bind((bind, port))
            .await
            .map_err(with(&format!("{bind} port {port} cannot be had")))?;
        let address = listener.local_addr()?;
        let switchboard = Arc::new(Switchboard::new(options.limits()));
        let cluster = match &options.nats[..] {
            [] => None,
            servers => {
                let joined = Cluster::join(servers, Arc::clone(&switchboard)).await;
                Some(joined.map_err(with("NATS cannot be used"))?)
            }
        };
        let (stopping, stops) = watch::channel(false);
        let shared = Arc::new(Shared {
            switchboard: Arc::clone(&switchboard),
            cluster: cluster.clone(),
            bound: address,
            stopping: stops,
        });
        Ok(Self {
            listener,
            address,
            router: router(options, shared),
            switchboard,
            cluster,
            stopping,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is there; then says goodbye to everybody, within some seconds.
    pub async fn serve(self, stop: impl Future<Output = ()>) {
        let mut ticks = interval(Duration::from_secs(1));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut stop = pin!(stop);
        loop {
            tokio::select! {
                () = &mut stop => break,
                _ = ticks.tick() => self.switchboard.tick(),
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, peer)) => self.answer(stream, peer.ip()),
                    Err(error) => {
                        warn!("A connection was not accepted: {error}");
                        // Most likely no more files may be open; that changes when somebody goes.
                        sleep(Duration::from_millis(100)).await;
                    }
                },
            }
        }
        let Self {
            listener,
            router,
            cluster,
            stopping,
            ..
        } = self;
        drop(listener);
        debug!("stopping");
        // First of all, so that nobody is sent here any more.
        if let Some(cluster) = cluster {
            cluster.leave().await;
        }
        stopping.send_replace(true);
        // Every connection holds a receiver until it has ended; the router holds one more.
        drop(router);
        if timeout(FAREWELL, stopping.closed()).await.is_err() {
            warn!("Some connections did not end in time.");
        }
    }

    /// Answers the requests of one connection.
    fn answer(&self, stream: TcpStream, peer: IpAddr) {
        // Touches are small messages, each of which somebody waits for.
        let _ = stream.set_nodelay(true);
        let router = self.router.clone();
        let service = service_fn(move |request: hyper::Request<Incoming>| {
            let router = router.clone();
            async move {
                let mut request: Request = request.map(Body::new);
                request.extensions_mut().insert(ConnectInfo(peer));
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
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let mut stopping = self.stopping.subscribe();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = stopped(&mut stopping) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                debug!("a connection ended: {error}");
            }
        });
    }
}

/// Says what an error keeps from being done.
fn with(what: &str) -> impl Fn(io::Error) -> io::Error {
    move |error| io::Error::new(error.kind(), format!("{what}: {error}."))
}

/// Waits until the host stops.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // An error says that the host is gone, which comes to the same.
    let _ = stopping.wait_for(|stops| *stops).await;
}

fn router(options: &Options, shared: Arc<Shared>) -> Router {
    let mut router = Router::new()
        .route("/health", get(health::health))
        .route("/addresses", get(addresses::addresses))
        .route("/room/{code}", get(room::room));
    if let Some(file) = &options.heartbeat {
        heartbeat::touch(file);
        router = router.route("/heartbeat", post(heartbeat::heartbeat));
        router = router.layer(Extension(heartbeat::File(file.clone())));
    }
    let router = router
        .merge(files::router(&options.dist))
        .with_state(shared);
    HEADERS.into_iter().fold(router, |router, (name, value)| {
        router.layer(SetResponseHeaderLayer::overriding(
            name,
            HeaderValue::from_static(value),
        ))
    })
}
