//! Waiting for what the database does.

use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbOpenDbRequest, IdbTransaction};

/// Waits until the database is opened or deleted; what another window keeps from happening does not happen.
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

/// Waits until the database calls one of two functions, which `listen` hands to it: whether it is the first.
async fn heard(listen: impl Fn(&Function, &Function)) -> Result<(), JsValue> {
    let heard = Promise::new(&mut |yes, no| listen(&yes, &no));
    JsFuture::from(heard).await.map(drop)
}
