//! Waiting for requests to the database.

use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbOpenDbRequest, IdbTransaction};

/// Waits until the database is opened or deleted. A request that another window blocks fails.
pub(super) async fn answered(asked: &IdbOpenDbRequest) -> Result<(), JsValue> {
    heard(|yes, no| {
        asked.set_onsuccess(Some(yes));
        asked.set_onerror(Some(no));
        asked.set_onblocked(Some(no));
    })
    .await
}

/// Waits until a transaction is over.
pub(super) async fn end(work: &IdbTransaction) -> Result<(), JsValue> {
    heard(|yes, no| {
        work.set_oncomplete(Some(yes));
        work.set_onabort(Some(no));
    })
    .await
}

/// Waits until the database calls one of two functions from `listen`: the first for success, the second for
/// failure.
async fn heard(listen: impl Fn(&Function, &Function)) -> Result<(), JsValue> {
    let heard = Promise::new(&mut |yes, no| listen(&yes, &no));
    JsFuture::from(heard).await.map(drop)
}
