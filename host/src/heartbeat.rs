//! Heartbeat of a table: the state that the page reports, and the orders it gets in return.
//!
//! The host may touch a file at each beat, for a script that watches over the browser.

use std::fs::OpenOptions;
use std::path::Path;
use std::sync::Arc;
use std::time::SystemTime;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value};
use tokio::task::spawn_blocking;
use tracing::warn;

use crate::serve::Shared;
use crate::watch::Facts;

/// Bytes that a beat may have.
pub(crate) const SIZE: usize = 4 * 1024;

/// Takes a heartbeat. It counts with any contents, because older pages send none.
pub(crate) async fn heartbeat(State(shared): State<Arc<Shared>>, body: Bytes) -> Response {
    let said = if body.is_empty() {
        Some(None)
    } else {
        let said: Option<Map<String, Value>> = serde_json::from_slice(&body).ok();
        said.map(|said| Some(Facts::read(&said)))
    };
    let facts = said.clone().flatten();
    shared.watch().beat(shared.now(), facts);
    if let Some(file) = shared.settings.heartbeat.clone()
        && !spawn_blocking(move || touch(&file)).await.unwrap_or(false)
    {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    }
    if said.is_none() {
        let sentence = "This heartbeat counts, but is no JSON object.\n";
        return (StatusCode::BAD_REQUEST, sentence).into_response();
    }
    if shared.settings.exhibitera.is_some() {
        return Json(shared.orders.take()).into_response();
    }
    StatusCode::NO_CONTENT.into_response()
}

/// Touches the file. Its existence tells the start script that the host writes to it.
pub(crate) fn touch(file: &Path) -> bool {
    let opened = OpenOptions::new().append(true).create(true).open(file);
    let touched = opened.and_then(|opened| opened.set_modified(SystemTime::now()));
    if let Err(error) = &touched {
        warn!("{} cannot be touched: {error}", file.display());
    }
    touched.is_ok()
}
