//! The heartbeat of a kiosk: a file is touched, and who watches over the kiosk looks at it.

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use axum::Extension;
use axum::http::StatusCode;
use tokio::task::spawn_blocking;
use tracing::warn;

/// The file that is touched.
#[derive(Clone)]
pub struct File(pub PathBuf);

/// The page lives. What it says of itself is not read.
pub async fn heartbeat(Extension(File(file)): Extension<File>) -> StatusCode {
    let touched = spawn_blocking(move || touch(&file)).await;
    match touched {
        Ok(true) => StatusCode::NO_CONTENT,
        _ => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// Touches the file. That it is there tells the start script that somebody writes to it.
pub fn touch(file: &Path) -> bool {
    let opened = OpenOptions::new().append(true).create(true).open(file);
    let touched = opened.and_then(|opened| opened.set_modified(SystemTime::now()));
    if let Err(error) = &touched {
        warn!("{} cannot be touched: {error}", file.display());
    }
    touched.is_ok()
}
