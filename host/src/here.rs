//! Who asks: this machine, or somebody elsewhere.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::StatusCode;
use axum::http::request::Parts;

use crate::serve::Shared;
use crate::settings::Audience;

/// What proxies add to the requests that they pass on.
const PASSED_ON: [&str; 4] = ["forwarded", "via", "x-forwarded-for", "x-real-ip"];

/// Why somebody is refused.
type Refused = (StatusCode, &'static str);

const REFUSED: Refused = (
    StatusCode::FORBIDDEN,
    "Only the machine on which this host runs may ask this.\n",
);

/// A request of the page on this machine, and of nobody else: neither from elsewhere, nor through a proxy, nor by
/// another site's page that this machine's browser shows.
pub struct Here;

impl FromRequestParts<Arc<Shared>> for Here {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, Refused> {
        let site = parts.headers.get("sec-fetch-site");
        let is_own = site.is_none_or(|site| site == "same-origin" || site == "none");
        let is_here = !shared.settings.behind_proxy && is_here(parts) && is_own;
        is_here.then_some(Self).ok_or(REFUSED)
    }
}

/// Refuses whoever is not of the audience.
///
/// # Errors
///
/// If that is so.
pub fn admit(parts: &Parts, audience: Audience) -> Result<(), Refused> {
    let admitted = audience == Audience::Network || is_here(parts);
    admitted.then_some(()).ok_or(REFUSED)
}

fn is_here(parts: &Parts) -> bool {
    let peer = parts.extensions.get::<ConnectInfo<IpAddr>>();
    let loopback = peer.is_some_and(|ConnectInfo(peer)| peer.to_canonical().is_loopback());
    loopback && !was_passed_on(parts)
}

/// Whether a proxy says that it passes this on from somebody else.
pub fn was_passed_on(parts: &Parts) -> bool {
    PASSED_ON
        .iter()
        .any(|name| parts.headers.contains_key(*name))
}
