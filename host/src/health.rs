//! State of the host, for operators and balancers.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use rooms::Stats;
use serde::Serialize;

use crate::cluster;
use crate::here::admit;
use crate::serve::Shared;
use crate::watch::Page;

#[derive(Serialize)]
struct Health {
    version: &'static str,
    /// True if page and host are well. If not, `reasons` has the reasons.
    ok: bool,
    reasons: Vec<String>,
    page: Page,
    uptime_seconds: u64,
    rooms: u64,
    members: u64,
    connections: u64,
    /// Connections of all kinds, into rooms or not.
    sockets: u64,
    counters: Counters,
    #[serde(skip_serializing_if = "Option::is_none")]
    nats: Option<Nats>,
    /// Notes for the operator.
    notes: Vec<String>,
}

/// Events since the start; see [`Stats`].
#[derive(Serialize)]
struct Counters {
    opened: u64,
    ended: u64,
    relayed: u64,
    relayed_bytes: u64,
    refused: u64,
    garbage: u64,
    too_long: u64,
    too_many: u64,
    nobody: u64,
    closed: u64,
    turned_away: u64,
}

/// State of this host among other hosts; see [`cluster::Stats`].
#[derive(Serialize)]
struct Nats {
    connected: bool,
    forwarded: u64,
    taken_on: u64,
    lost: u64,
    yielded: u64,
    garbage: u64,
}

impl From<cluster::Stats> for Nats {
    fn from(stats: cluster::Stats) -> Self {
        Self {
            connected: stats.connected,
            forwarded: stats.forwarded,
            taken_on: stats.taken_on,
            lost: stats.lost,
            yielded: stats.yielded,
            garbage: stats.garbage,
        }
    }
}

/// Answers with the health of page and host, and the counts: 503 if they are unhealthy.
pub(crate) async fn health(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let parts = request.into_parts().0;
    if let Err(refused) = admit(&parts, shared.settings.health, &shared.settings) {
        return refused.into_response();
    }
    let now = shared.now();
    let page = shared.watch().page(now);
    let reasons = shared.reasons(now);
    let ok = reasons.is_empty();
    let stats: Stats = shared.switchboard.stats();
    let health = Health {
        version: env!("CARGO_PKG_VERSION"),
        ok,
        reasons,
        page,
        uptime_seconds: shared.switchboard.uptime().as_secs(),
        rooms: stats.rooms,
        members: stats.members,
        connections: stats.connections,
        sockets: shared.slots.count() as u64,
        counters: Counters {
            opened: stats.opened,
            ended: stats.ended,
            relayed: stats.relayed,
            relayed_bytes: stats.relayed_bytes,
            refused: stats.refused,
            garbage: stats.garbage,
            too_long: stats.too_long,
            too_many: stats.too_many,
            nobody: stats.nobody,
            closed: stats.closed,
            turned_away: shared.slots.turned_away(),
        },
        nats: shared
            .cluster
            .as_ref()
            .map(|cluster| cluster.stats().into()),
        notes: [&shared.settings.notes[..], &shared.notes.all()].concat(),
    };
    let status = if ok {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    (status, [(CACHE_CONTROL, "no-store")], Json(health)).into_response()
}
