//! Exhibitera, software by which museums look after their exhibits. The host reports the table to its Hub by the
//! Core API, which is meant to stay stable. It carries out the Hub's commands: reload the page, restart the
//! browser, sleep, and wake.
//!
//! The Hub has no state for an unhealthy exhibit, but shows a silent one as offline. So the host reports the table
//! only while its page is alive.

use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Json;
use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tracing::{info, warn};
use uuid::Uuid;

use crate::addresses::reachable;
use crate::browser;
use crate::connection::stopped;
use crate::here::is_meant_here;
use crate::serve::Shared;

/// Interval of reports to the Hub, and the longer interval while it does not answer.
///
/// After 30 s without a report the Hub marks an exhibit as in trouble.
const INTERVAL: Duration = Duration::from_secs(5);
const SELDOM: Duration = Duration::from_secs(60);
/// The time that the Hub has for an answer, and the bytes.
const PATIENCE: Duration = Duration::from_secs(5);
const ANSWER: usize = 64 * 1024;
/// Maximum number of commands in an answer.
const COMMANDS: usize = 20;
/// Maximum length of the Hub's words in a log message, in characters.
const WORDS: usize = 200;

/// File with the Hub's name for the table.
const FILE: &str = "exhibitera-uuid.txt";

/// The address of a Hub, which speaks http.
pub(crate) fn read_url(text: &str) -> Option<Uri> {
    let uri: Uri = text.parse().ok()?;
    let is_plain =
        uri.scheme_str() == Some("http") && uri.host().is_some_and(|host| !host.is_empty());
    let names_nobody = uri
        .authority()
        .is_some_and(|name| !name.as_str().contains('@'));
    (is_plain && names_nobody && uri.query().is_none()).then_some(uri)
}

/// Orders of the Hub for the page, until the page has heard them.
#[derive(Debug, Default)]
pub(crate) struct Orders {
    asleep: AtomicBool,
    reload: AtomicBool,
    /// Where the Hub was last reached.
    hub: Mutex<Option<IpAddr>>,
}

impl Orders {
    /// Returns the orders for the page. Each reload is sent once.
    pub(crate) fn take(&self) -> Value {
        json!({
            "asleep": self.asleep.load(Ordering::Relaxed),
            "reload": self.reload.swap(false, Ordering::Relaxed),
        })
    }

    fn hub(&self) -> std::sync::MutexGuard<'_, Option<IpAddr>> {
        self.hub.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[derive(Serialize)]
struct Ping<'a> {
    uuid: &'a str,
    current_interaction: bool,
    permissions: Permissions,
    #[serde(skip_serializing_if = "Option::is_none")]
    helper_address: Option<String>,
}

/// Actions that the Hub may take here.
///
/// The Hub's documentation misspells the name of these. Its program reads this one.
#[derive(Serialize)]
struct Permissions {
    refresh: bool,
    restart: bool,
    shutdown: bool,
    sleep: bool,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Pong {
    success: bool,
    commands: Vec<Value>,
    reason: Option<String>,
}

/// Reports the table to a Hub until the host stops.
pub(crate) async fn report(shared: Arc<Shared>, hub: Uri) {
    let uuid = uuid(&shared);
    let mut stopping = shared.stopping.clone();
    let mut wait = INTERVAL;
    loop {
        tokio::select! {
            () = stopped(&mut stopping) => return,
            () = sleep(shared.pause(wait)) => {}
        }
        let is_heard = shared.watch().is_heard(shared.now());
        if !is_heard {
            continue;
        }
        let told = tokio::select! {
            () = stopped(&mut stopping) => return,
            told = tell(&shared, &hub, &uuid) => told,
        };
        match told {
            Ok(commands) => {
                shared.notes.settle("exhibitera");
                wait = INTERVAL;
                for command in commands {
                    carry_out(&shared, &command);
                }
            }
            Err(why) => {
                let what = format!("The Hub at {hub} does not know how this table is: {why}.");
                shared.notes.say("exhibitera", what);
                wait = SELDOM.min(wait * 2);
            }
        }
    }
}

/// Returns the permanent name of this table.
fn uuid(shared: &Shared) -> String {
    let kept = shared.data.read(FILE, 100);
    let kept = kept.ok().flatten();
    if let Some(uuid) = kept.and_then(|text| Uuid::parse_str(text.trim()).ok()) {
        return uuid.to_string();
    }
    let uuid = Uuid::new_v4().to_string();
    if let Err(why) = shared.data.write(FILE, uuid.as_bytes()) {
        let file = shared.data.path(FILE);
        let what = format!(
            "The Hub sees another exhibit after each start, for {} cannot be written: {why}.",
            file.display()
        );
        shared.notes.say("exhibitera-uuid", what);
    }
    uuid
}

/// Tells the Hub that the table is there, and returns its commands.
async fn tell(shared: &Shared, hub: &Uri, uuid: &str) -> Result<Vec<String>, String> {
    let can_restart = shared.settings.browser.is_some();
    let others = reachable(shared.bound);
    let ping = Ping {
        uuid,
        current_interaction: shared.watch().take_touched(),
        permissions: Permissions {
            refresh: true,
            restart: can_restart,
            shutdown: false,
            sleep: true,
        },
        helper_address: others
            .first()
            .filter(|_| can_restart)
            .map(|address| std::net::SocketAddr::new(*address, shared.bound.port()).to_string()),
    };
    let body = serde_json::to_vec(&ping).map_err(|why| why.to_string())?;
    let asked = timeout(PATIENCE, post(shared, hub, body)).await;
    let answer = asked.map_err(|_| format!("no answer came within {} s", PATIENCE.as_secs()))??;
    let pong: Pong = serde_json::from_slice(&answer)
        .map_err(|_| "it answers something else than the Core API does".to_owned())?;
    if !pong.success {
        let reason = pong.reason.unwrap_or_else(|| "it gives no reason".into());
        return Err(format!("it refuses ({})", short(&reason)));
    }
    let commands = pong.commands.into_iter().take(COMMANDS);
    Ok(commands
        .filter_map(|command| command.as_str().map(Into::into))
        .collect())
}

async fn post(shared: &Shared, hub: &Uri, body: Vec<u8>) -> Result<Vec<u8>, String> {
    let said = |why: &dyn std::fmt::Display| short(&why.to_string());
    let host = hub.host().unwrap_or_default().trim_matches(['[', ']']);
    let stream = TcpStream::connect((host, hub.port_u16().unwrap_or(80))).await;
    let stream = stream.map_err(|why| said(&why))?;
    let peer = stream.peer_addr().map_err(|why| said(&why))?;
    let (mut sender, connection) = http1::Builder::new()
        .max_buf_size(ANSWER)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(|why| said(&why))?;
    // It ends with the sender.
    tokio::spawn(connection);
    let path = format!("{}/core/ping", hub.path().trim_end_matches('/'));
    let authority = hub.authority().map_or(host, |authority| authority.as_str());
    let request = hyper::Request::post(path)
        .header(HOST, authority)
        .header(CONTENT_TYPE, "application/json")
        .body(Body::from(body))
        .map_err(|why| said(&why))?;
    let response = sender
        .send_request(request)
        .await
        .map_err(|why| said(&why))?;
    if response.status() != StatusCode::OK {
        return Err(format!("it answers {}", response.status()));
    }
    let bytes = to_bytes(Body::new(response.into_body()), ANSWER).await;
    let bytes = bytes.map_err(|why| said(&why))?;
    *shared.orders.hub() = Some(peer.ip().to_canonical());
    Ok(bytes.into())
}

/// Carries out a command of the Hub. Older versions have other names for two of the commands.
fn carry_out(shared: &Arc<Shared>, command: &str) {
    let orders = &shared.orders;
    match command {
        "refresh_page" => orders.reload.store(true, Ordering::Relaxed),
        "sleep_display" | "sleepDisplay" => orders.asleep.store(true, Ordering::Relaxed),
        "wake_display" | "wakeDisplay" => orders.asleep.store(false, Ordering::Relaxed),
        "restart" => {
            browser::restart_if_asked(shared, "The Hub has asked for it.");
        }
        // A machine that is off could not be started again.
        other => {
            warn!("The Hub's command {} is not carried out.", short(other));
            return;
        }
    }
    info!("The Hub's command {command} was heard.");
}

/// Restarts the browser for the Hub, which does not wait for the next ping to restart an exhibit, but requests it
/// directly if it can. This host may restart no more than the browser.
pub(crate) async fn restart(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let parts = request.into_parts().0;
    let peer = parts.extensions.get::<ConnectInfo<IpAddr>>();
    let peer = peer.map(|ConnectInfo(peer)| peer.to_canonical());
    let is_hub = peer.is_some() && peer == *shared.orders.hub();
    if !is_hub || !is_meant_here(&parts, &shared.settings) {
        return (StatusCode::FORBIDDEN, "Only the Hub may ask this.\n").into_response();
    }
    let done = browser::restart_if_asked(&shared, "The Hub has asked for it.");
    let status = if done {
        StatusCode::OK
    } else {
        StatusCode::TOO_MANY_REQUESTS
    };
    (status, Json(json!({ "success": done }))).into_response()
}

/// Returns words of the Hub for a log message.
fn short(text: &str) -> String {
    text.chars()
        .filter(|sign| !sign.is_control())
        .take(WORDS)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hub_has_an_address_of_http() {
        for right in [
            "http://192.168.1.10:8080",
            "http://hub.museum/",
            "http://[::1]:80/exhibitera/",
        ] {
            assert!(read_url(right).is_some(), "{right}");
        }
        for wrong in [
            "",
            "hub",
            "192.168.1.10:8080",
            "https://hub",
            "ftp://hub",
            "http://",
            "http://me:word@hub",
            "http://hub/?a=b",
        ] {
            assert!(read_url(wrong).is_none(), "{wrong}");
        }
    }
}
