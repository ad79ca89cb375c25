//! The listening socket, and the routes.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, State};
use axum::http::HeaderName;
use axum::http::HeaderValue;
use axum::http::StatusCode;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::middleware::{from_extractor_with_state, from_fn};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Json, Router};
use rooms::Limits;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tower_http::set_header::SetResponseHeaderLayer;
use tracing::{debug, warn};

use crate::cluster::Cluster;
use crate::connection::attend;
use crate::counts::{self, Counts};
use crate::data::{Folder, Notes};
use crate::exhibitera::{self, Orders};
use crate::faults::{self, Faults};
use crate::here::Here;
use crate::pin::{self, Door};
use crate::settings::Settings;
use crate::slots::{Peer, Slots};
use crate::switchboard::Switchboard;
use crate::watch::{HOUR, Watch};
use crate::{
    Options, addresses, browser, files, health, heartbeat, metrics, options, report, room,
};

/// Headers for rules that a meta element of the page cannot set.
const HEADERS: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, "frame-ancestors 'none'"),
    (REFERRER_POLICY, "no-referrer"),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // For browsers that do not know the first one.
    (X_FRAME_OPTIONS, "DENY"),
];

/// Number of tries for a port that is in use, and the time between them.
///
/// They are for a port of the settings that another program has.
const TRIES: u32 = 24;
const PAUSE: Duration = Duration::from_millis(250);

/// Bytes of a question about a PIN.
const PIN_SIZE: usize = 1024;

/// Interval at which the host looks after rooms and browser.
const TICK: Duration = Duration::from_secs(1);

/// Time for requests and connections to end when the host stops.
const FAREWELL: Duration = Duration::from_secs(3);

/// A host that listens.
pub struct Host {
    listener: TcpListener,
    address: SocketAddr,
    router: Router,
    shared: Arc<Shared>,
    stopping: watch::Sender<bool>,
}

/// Data for the answers.
pub(crate) struct Shared {
    pub switchboard: Arc<Switchboard>,
    pub slots: Arc<Slots>,
    /// The other hosts, if there are some.
    pub cluster: Option<Arc<Cluster>>,
    pub bound: SocketAddr,
    pub settings: Settings,
    /// Folder for data that outlive the host.
    pub data: Folder,
    /// Notes for the operator.
    pub notes: Arc<Notes>,
    watch: Mutex<Watch>,
    pub door: Door,
    pub faults: Faults,
    pub counts: Counts,
    pub orders: Orders,
    /// See [`Options::hurry`].
    hurry: u32,
    /// Becomes true when the host stops.
    pub stopping: watch::Receiver<bool>,
}

impl Shared {
    /// Returns a monotonic time for the watchdog. It begins at an hour, so that there is a time before it.
    pub(crate) fn now(&self) -> Duration {
        HOUR + self.switchboard.uptime()
    }

    /// Returns a pause of this host, shortened for tests.
    pub(crate) fn pause(&self, pause: Duration) -> Duration {
        pause / self.hurry
    }

    /// Returns the reasons why page or host are unhealthy; empty if they are healthy.
    pub(crate) fn reasons(&self, now: Duration) -> Vec<String> {
        let mut reasons = self.watch().reasons(now);
        if self.switchboard.is_full() {
            reasons.push("The host is full: no further room can be opened.".into());
        }
        if self.slots.are_full() {
            reasons.push("The host is full: no further connection is taken from elsewhere.".into());
        }
        reasons
    }

    pub(crate) fn watch(&self) -> MutexGuard<'_, Watch> {
        self.watch.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Host {
    /// Binds to the address of the options, or of the settings file that they name.
    ///
    /// # Errors
    ///
    /// If the port is unavailable, or this way to NATS is impossible. A sentence tells which.
    pub async fn bind(options: &Options) -> io::Result<Self> {
        let settings = Settings::load(options);
        let hurry = options.hurry.max(1);
        let notes = Arc::new(Notes::default());
        let listener = listen(options, &settings, &notes).await?;
        let address = listener.local_addr()?;
        let data = Folder::find(settings.data.as_deref());
        let switchboard = Arc::new(Switchboard::new(limits(&settings)));
        let cluster = match &options.nats[..] {
            [] => None,
            servers => {
                let joined = Cluster::join(servers, Arc::clone(&switchboard), hurry).await;
                Some(joined.map_err(with("NATS cannot be used"))?)
            }
        };
        let (stopping, stops) = watch::channel(false);
        let shared = Arc::new(Shared {
            switchboard,
            slots: Arc::new(Slots::of_this_system()),
            cluster,
            bound: address,
            watch: Mutex::new(Watch::new(
                settings.kiosk,
                HOUR,
                &browser::earlier_restarts(&data),
            )),
            door: Door::new(&data, &notes),
            faults: Faults::new(),
            counts: Counts::new(),
            orders: Orders::default(),
            hurry,
            settings,
            data,
            notes,
            stopping: stops,
        });
        Ok(Self {
            listener,
            address,
            router: router(Arc::clone(&shared)),
            shared,
            stopping,
        })
    }

    /// Returns a sentence on the parts that the page's folder lacks, if any.
    pub fn lack(&self) -> Option<String> {
        files::lack(self.shared.settings.dist())
    }

    /// Returns a sentence on each fault in the settings file. The host does without those lines.
    pub fn notes(&self) -> &[String] {
        &self.shared.settings.notes
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is ready, and then ends all connections within some seconds.
    pub async fn serve(self, stop: impl Future<Output = ()>) {
        if let Some(hub) = self.shared.settings.exhibitera.clone() {
            tokio::spawn(exhibitera::report(Arc::clone(&self.shared), hub));
        }
        let mut ticks = interval(self.shared.pause(TICK));
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut stop = pin!(stop);
        loop {
            tokio::select! {
                () = &mut stop => break,
                _ = ticks.tick() => {
                    self.shared.switchboard.tick();
                    browser::look_after(&self.shared);
                }
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, peer)) => self.answer(stream, peer.ip()),
                    Err(error) => {
                        warn!("A connection was not accepted: {error}");
                        // Probably the limit of open files is reached, which changes when a client leaves.
                        sleep(Duration::from_millis(100)).await;
                    }
                },
            }
        }
        let Self {
            listener,
            router,
            shared,
            stopping,
            ..
        } = self;
        drop(listener);
        debug!("stopping");
        // First of all, so that other hosts send no client here any more.
        if let Some(cluster) = &shared.cluster {
            cluster.leave().await;
        }
        stopping.send_replace(true);
        // Every connection holds a receiver until it has ended, and the shared data hold one more.
        drop((router, shared));
        if timeout(FAREWELL, stopping.closed()).await.is_err() {
            warn!("Some connections did not end in time.");
        }
    }

    /// Attends to a connection, if there is a place for it.
    fn answer(&self, stream: TcpStream, peer: IpAddr) {
        let is_proxy = self.shared.settings.proxies.has(peer);
        let Some(slot) = self.shared.slots.take(Peer::of(peer, is_proxy)) else {
            debug!("a connection is turned away");
            return;
        };
        // Touches are small messages, and a person waits for each.
        let _ = stream.set_nodelay(true);
        let (router, stopping) = (self.router.clone(), self.stopping.subscribe());
        tokio::spawn(attend(stream, peer, slot, router, stopping));
    }
}

/// Adds the failed action to an error.
fn with(what: &str) -> impl Fn(io::Error) -> io::Error {
    move |error| io::Error::new(error.kind(), format!("{what}: {error}."))
}

fn limits(settings: &Settings) -> Limits {
    let usual = Limits::default();
    Limits {
        rooms: settings.rooms.unwrap_or(usual.rooms),
        ..usual
    }
}

/// Binds to the address and the port. A wrong one in the file must not stop a table from starting, so the host then
/// uses the default.
async fn listen(options: &Options, settings: &Settings, notes: &Notes) -> io::Result<TcpListener> {
    let bind = options.bind.or(settings.bind).unwrap_or(options::BIND);
    let port = options.port.or(settings.port).unwrap_or(options::PORT);
    let is_set = settings.bind.is_some() || settings.port.is_some();
    let mut tries = 0;
    let why = loop {
        match TcpListener::bind((bind, port)).await {
            Ok(listener) => return Ok(listener),
            // An earlier host may need some seconds to end, and a kiosk looks for the page at this port alone.
            Err(why) if why.kind() == io::ErrorKind::AddrInUse && is_set && tries < TRIES => {
                tries += 1;
                sleep(PAUSE).await;
            }
            Err(why) => break why,
        }
    };
    let other = (
        options.bind.unwrap_or(options::BIND),
        options.port.unwrap_or(options::PORT),
    );
    // The network may come later than the table, whose own page needs the port alone.
    let ways = [(other.0, port), (bind, other.1), other];
    for (other_bind, other_port) in ways {
        if (other_bind, other_port) == (bind, port) {
            continue;
        }
        if let Ok(listener) = TcpListener::bind((other_bind, other_port)).await {
            let sentence = format!(
                "{bind} port {port} of the settings cannot be had ({why}); the host is at {other_bind} port {other_port}."
            );
            notes.say("address", sentence);
            return Ok(listener);
        }
    }
    Err(with(&format!("{bind} port {port} cannot be had"))(why))
}

/// Answers with the settings for the page.
///
/// Without a file the answer is empty, because 404 would put an error into every browser's console.
async fn settings_json(State(shared): State<Arc<Shared>>) -> Response {
    let fresh = [(CACHE_CONTROL, "no-store")];
    let set = &shared.settings;
    if !set.is_there {
        return (StatusCode::NO_CONTENT, fresh).into_response();
    }
    (fresh, Json(set.for_page())).into_response()
}

fn router(shared: Arc<Shared>) -> Router {
    let set = &shared.settings;
    let mut router = Router::new()
        .route("/health", get(health::health))
        .route("/metrics", get(metrics::metrics))
        .route("/addresses", get(addresses::addresses))
        .route("/room/{code}", get(room::room))
        .route("/settings.json", get(settings_json));
    if set.is_there {
        router = router
            .route("/pin", report(post(pin::pin), PIN_SIZE, &shared))
            .route("/fault", report(post(faults::fault), faults::SIZE, &shared))
            .route("/count", report(post(counts::count), counts::SIZE, &shared));
    }
    if set.is_there || set.heartbeat.is_some() {
        let beat = report(post(heartbeat::heartbeat), heartbeat::SIZE, &shared);
        router = router.route("/heartbeat", beat);
    }
    if set.exhibitera.is_some() && set.browser.is_some() {
        router = router.route("/core/restart", get(exhibitera::restart));
    }
    if let Some(file) = &set.heartbeat {
        heartbeat::touch(file);
    }
    let router = router
        .merge(files::router(set.dist()))
        .with_state(Arc::clone(&shared));
    HEADERS.into_iter().fold(router, |router, (name, value)| {
        router.layer(SetResponseHeaderLayer::overriding(
            name,
            HeaderValue::from_static(value),
        ))
    })
}

/// Returns a route for reports of this machine's page, with a maximum size in bytes.
fn report(
    route: MethodRouter<Arc<Shared>>,
    most: usize,
    shared: &Arc<Shared>,
) -> MethodRouter<Arc<Shared>> {
    let here = from_extractor_with_state::<Here, _>(Arc::clone(shared));
    route
        .route_layer(from_fn(report::heed))
        .route_layer(here)
        .route_layer(DefaultBodyLimit::max(most))
}
