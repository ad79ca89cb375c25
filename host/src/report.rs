//! Reports of this machine's page: each is read completely first, and then handled to its end.
//!
//! The server drops the handler of a client that has gone. Then a PIN under test would not count, and its hash
//! would continue without the lock against parallel tests. So a separate task answers each report, and ends by
//! itself.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

/// Timeout for reading a report. The page is on this machine.
const COMING: Duration = Duration::from_secs(10);

/// Reads a report, and has it answered even if its client has gone.
pub(crate) async fn heed(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let coming = Bytes::from_request(Request::from_parts(parts.clone(), body), &());
    let body = match timeout(COMING, coming).await {
        Ok(Ok(body)) => body,
        Ok(Err(refused)) => return refused.into_response(),
        Err(_) => {
            let sentence = "The report did not come to its end in time.\n";
            return (StatusCode::REQUEST_TIMEOUT, sentence).into_response();
        }
    };
    let request = Request::from_parts(parts, Body::from(body));
    let answered = tokio::spawn(next.run(request)).await;
    answered.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

#[cfg(test)]
mod tests {
    use std::future::pending;
    use std::sync::Arc;

    use axum::Router;
    use axum::middleware::from_fn;
    use axum::routing::post;
    use futures_util::stream;
    use tokio::sync::Semaphore;
    use tower::ServiceExt;

    use super::*;

    /// Answers a report once `gate` allows it. `work` gets one permit for each that has begun or ended.
    fn router(work: &Arc<Semaphore>, gate: &Arc<Semaphore>) -> Router {
        let (work, gate) = (Arc::clone(work), Arc::clone(gate));
        let answer = move |body: Bytes| async move {
            work.add_permits(1);
            let _passed = gate.acquire().await;
            work.add_permits(1);
            body
        };
        Router::new().route("/", post(answer).route_layer(from_fn(heed)))
    }

    fn request(body: Body) -> Request {
        Request::post("/").body(body).expect("a request")
    }

    #[tokio::test(start_paused = true)]
    async fn a_started_job_ends_without_its_client() {
        let (work, gate) = (Arc::new(Semaphore::new(0)), Arc::new(Semaphore::new(0)));
        let answer = router(&work, &gate).oneshot(request("guess".into()));
        tokio::select! {
            _ = answer => panic!("nothing lets it end"),
            begun = work.acquire() => begun.expect("it has begun").forget(),
        }
        // The answer was dropped, as when a connection ends.
        gate.add_permits(1);
        let ended = timeout(COMING, work.acquire()).await;
        ended.expect("it ends").expect("it is counted").forget();
    }

    #[tokio::test(start_paused = true)]
    async fn a_body_that_does_not_come_is_not_waited_for() {
        let (work, gate) = (Arc::new(Semaphore::new(0)), Arc::new(Semaphore::new(9)));
        let router = router(&work, &gate);
        let whole = router.clone().oneshot(request("whole".into())).await;
        assert_eq!(whole.expect("an answer").status(), StatusCode::OK);
        let never = stream::once(pending::<Result<Bytes, std::io::Error>>());
        let late = router.oneshot(request(Body::from_stream(never)));
        let late = timeout(COMING * 2, late).await.expect("it ends");
        let late = late.expect("an answer").status();
        assert_eq!(late, StatusCode::REQUEST_TIMEOUT);
        assert_eq!(
            work.available_permits(),
            2,
            "the late one has begun nothing"
        );
    }
}
