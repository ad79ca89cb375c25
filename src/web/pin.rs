//! Questions to the host about the right PIN.
//!
//! Only the host knows it, and a person who tries too often has to wait.

use serde::Serialize;

use app::input::{Event, PinAnswer};
use serde_json::Value;

use super::runtime::Runtime;
use super::tell;

/// Maximum waiting time from a host, in seconds.
const LONGEST: f64 = 86_400.0;

#[derive(Serialize)]
struct Question {
    pin: String,
}

/// Asks the host, and sends the answer.
pub(crate) fn ask(runtime: &Runtime, number: u32, pin: String) {
    let asking = runtime.clone();
    runtime.run(async move {
        let answer = answer(Question { pin }).await;
        asking.send(Event::PinAnswer { number, answer });
    });
}

async fn answer(question: Question) -> PinAnswer {
    let Ok(answer) = tell::post("pin", &question).await else {
        return PinAnswer::Silence;
    };
    let status = answer.status();
    if status == 204 {
        return PinAnswer::Right;
    }
    let said = tell::json(&answer).await;
    let seconds = said.as_ref().and_then(|said| said.get("wait_seconds"));
    let seconds = seconds.and_then(Value::as_f64);
    let seconds = seconds.map(|seconds| seconds.clamp(0.0, LONGEST).ceil() as u32);
    match (status, seconds) {
        (403, Some(seconds)) => PinAnswer::Wrong(seconds),
        (429, Some(seconds)) => PinAnswer::Waits(seconds),
        _ => PinAnswer::Silence,
    }
}
