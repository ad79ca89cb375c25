//! Metrics of the host, in the format of Prometheus.
//!
//! The text format is a name, a kind and a number. A crate would add a registry of counters, but other modules have
//! these already.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::here::admit;
use crate::serve::Shared;

const VERSION: &str = "text/plain; version=0.0.4; charset=utf-8";

/// Answers with everything that is a number.
pub(crate) async fn metrics(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let parts = request.into_parts().0;
    if let Err(refused) = admit(&parts, shared.settings.metrics, &shared.settings) {
        return refused.into_response();
    }
    let headers = [(CACHE_CONTROL, "no-store"), (CONTENT_TYPE, VERSION)];
    (headers, text(&shared)).into_response()
}

fn text(shared: &Shared) -> String {
    let now = shared.now();
    let page = shared.watch().page(now);
    let reasons = shared.reasons(now);
    let stats = shared.switchboard.stats();
    let facts = page.facts.unwrap_or_default();
    let mut text = Text::default();
    let version = env!("CARGO_PKG_VERSION");
    text.line(
        "build_info",
        "gauge",
        "The host's version",
        &[("version", version)],
        1.0,
    );
    text.gauge(
        "up",
        "1 if page and host are well",
        Some(f64::from(u8::from(reasons.is_empty()))),
    );
    text.gauge(
        "uptime_seconds",
        "Since the host started",
        Some(shared.switchboard.uptime().as_secs_f64()),
    );
    if let Some(version) = &facts.version {
        text.line(
            "page_info",
            "gauge",
            "The page's version",
            &[("version", version)],
            1.0,
        );
    }
    let since = page.seconds_since_beat;
    text.counter(
        "page_beats_total",
        "Heartbeats of the page",
        Some(page.beats),
    );
    text.gauge(
        "page_silent_seconds",
        "Since the page was last heard",
        since.map(number),
    );
    text.gauge(
        "page_up_seconds",
        "Since the page started",
        facts.up_seconds.map(number),
    );
    text.gauge(
        "page_game_seconds",
        "Since the game began",
        facts.game_seconds.map(number),
    );
    text.gauge(
        "page_worst_frame_seconds",
        "The longest frame",
        facts.worst_frame_ms.map(|ms| ms / 1000.0),
    );
    text.gauge(
        "page_late_frame_seconds",
        "How late the next frame is",
        facts.late_frame_seconds,
    );
    text.gauge(
        "page_memory_bytes",
        "Memory of the page",
        facts.memory_bytes.map(number),
    );
    text.counter(
        "page_frames_total",
        "Frames since the page started",
        facts.frames,
    );
    text.counter(
        "page_touches_total",
        "Touches since the page started",
        facts.touches,
    );
    text.counter(
        "page_faults_total",
        "Faults since the page started",
        facts.faults,
    );
    text.counter(
        "page_restarts_total",
        "Restarts of the page by itself",
        facts.restarts,
    );
    text.counter(
        "page_failed_saves_total",
        "Saves that failed",
        facts.failed_saves,
    );
    text.counter(
        "browser_restarts_total",
        "Restarts of the browser by the host",
        Some(page.browser_restarts),
    );
    text.gauge("rooms", "Rooms that are open", Some(number(stats.rooms)));
    text.gauge("members", "Members in rooms", Some(number(stats.members)));
    text.gauge(
        "connections",
        "Connections to rooms",
        Some(number(stats.connections)),
    );
    text.gauge(
        "sockets",
        "Connections of all kinds",
        Some(number(shared.slots.count() as u64)),
    );
    for (name, help, count) in [
        ("rooms_opened_total", "Rooms that were opened", stats.opened),
        ("rooms_ended_total", "Rooms that have ended", stats.ended),
        ("relayed_total", "Messages that were relayed", stats.relayed),
        (
            "relayed_bytes_total",
            "Bytes that were relayed",
            stats.relayed_bytes,
        ),
        ("refused_total", "Entries that were refused", stats.refused),
        ("garbage_total", "Frames that were garbage", stats.garbage),
        (
            "too_long_total",
            "Frames that were too long",
            stats.too_long,
        ),
        (
            "too_many_total",
            "Frames that were too many",
            stats.too_many,
        ),
        (
            "nobody_total",
            "Frames for nobody who was there",
            stats.nobody,
        ),
        (
            "closed_total",
            "Connections closed for what they sent",
            stats.closed,
        ),
        (
            "turned_away_total",
            "Connections for which there was no place",
            shared.slots.turned_away(),
        ),
    ] {
        text.counter(name, help, Some(count));
    }
    text.0
}

#[allow(
    clippy::cast_precision_loss,
    reason = "Prometheus knows no other numbers"
)]
fn number(count: u64) -> f64 {
    count as f64
}

#[derive(Default)]
struct Text(String);

impl Text {
    fn gauge(&mut self, name: &str, help: &str, value: Option<f64>) {
        if let Some(value) = value {
            self.line(name, "gauge", help, &[], value);
        }
    }

    fn counter(&mut self, name: &str, help: &str, value: Option<u64>) {
        if let Some(value) = value {
            self.line(name, "counter", help, &[], number(value));
        }
    }

    fn line(&mut self, name: &str, kind: &str, help: &str, labels: &[(&str, &str)], value: f64) {
        let escaped = |value: &str| {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            value.replace('\n', "\\n")
        };
        let labels = labels
            .iter()
            .map(|(name, value)| format!("{name}=\"{}\"", escaped(value)));
        let mut labels = labels.collect::<Vec<_>>().join(",");
        if !labels.is_empty() {
            labels = format!("{{{labels}}}");
        }
        let name = format!("roundhouse_{name}");
        // Writing to a string cannot fail.
        let _ = write!(
            self.0,
            "# HELP {name} {help}.\n# TYPE {name} {kind}\n{name}{labels} {value}\n"
        );
    }
}
