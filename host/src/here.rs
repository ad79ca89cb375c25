//! Distinguishes the page of this machine from all other clients.
//!
//! The address of the peer is not enough, because this machine's browser shows pages of other sites as well. A page
//! of another site names itself in `Origin` and `Sec-Fetch-Site`. A foreign name that points at this machine (DNS
//! rebinding) is in `Host`. Browsers let no page change any of the three.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{HOST, HeaderName, ORIGIN};
use axum::http::request::Parts;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode};

use crate::proxies::in_brackets;
use crate::serve::Shared;
use crate::settings::{Audience, Settings};

/// Headers that proxies add to the requests that they pass on.
const PASSED_ON: [&str; 4] = ["forwarded", "via", "x-forwarded-for", "x-real-ip"];

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Reason of a refused request.
type Refused = (StatusCode, &'static str);

const REFUSED: Refused = (
    StatusCode::FORBIDDEN,
    "Only the machine on which this host runs may ask this, by `localhost` or by a name of the settings.\n",
);

/// Note for the operator of a kiosk.
const UNNAMED: &str = "A page on this machine that named it neither `localhost` nor by one of the `names` in the settings \
                       was refused. If it was the own one, its name is missing there.";

/// Proof that a request comes from the page on this machine.
///
/// The request comes neither from elsewhere, nor through a proxy, nor from a page of another site.
pub(crate) struct Here;

impl FromRequestParts<Arc<Shared>> for Here {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, Refused> {
        let set = &shared.settings;
        if set.proxies.is_empty() && is_here(parts, set) {
            return Ok(Self);
        }
        // Otherwise a kiosk that opens its page by an own name would never be accepted, without a visible reason.
        if is_local(parts) && !is_addressed(parts, |name| is_own_here(name, set)) {
            shared.notes.say("names", UNNAMED.into());
        }
        Err(REFUSED)
    }
}

/// Refuses a request that does not come from the audience.
///
/// # Errors
///
/// `403 Forbidden` if it comes from somewhere else.
pub(crate) fn admit(parts: &Parts, audience: Audience, set: &Settings) -> Result<(), Refused> {
    let admitted = audience == Audience::Network || is_here(parts, set);
    admitted.then_some(()).ok_or(REFUSED)
}

fn is_here(parts: &Parts, set: &Settings) -> bool {
    let is_addressed = is_addressed(parts, |name| is_own_here(name, set));
    is_local(parts) && is_addressed && !is_of_another_site(parts)
}

/// Returns true if this machine sent the request, from any page or program.
fn is_local(parts: &Parts) -> bool {
    let peer = parts.extensions.get::<ConnectInfo<IpAddr>>();
    let loopback = peer.is_some_and(|ConnectInfo(peer)| peer.to_canonical().is_loopback());
    loopback && !was_passed_on(parts)
}

/// Returns true if another machine sent the request directly to this one: by an address or an own name, and not
/// from a page of another site.
pub(crate) fn is_meant_here(parts: &Parts, set: &Settings) -> bool {
    let is_own = |name: &str| in_brackets(name).is_some() || is_own_name(name, set);
    !was_passed_on(parts) && is_addressed(parts, is_own) && !is_of_another_site(parts)
}

/// Returns true if a proxy has forwarded a request.
pub(crate) fn was_passed_on(parts: &Parts) -> bool {
    PASSED_ON
        .iter()
        .any(|name| parts.headers.contains_key(*name))
}

/// Returns true if the request names this machine, in `Host` and in an absolute address in its first line.
fn is_addressed(parts: &Parts, is_own: impl Fn(&str) -> bool) -> bool {
    let host = only(&parts.headers, &HOST).and_then(|host| host.parse::<Authority>().ok());
    let is_right = |host: &Authority| !host.as_str().contains('@') && is_own(host.host());
    host.as_ref().is_some_and(is_right) && parts.uri.authority().is_none_or(is_right)
}

/// Returns true if the browser shows another site's page. Programs do not tell.
fn is_of_another_site(parts: &Parts) -> bool {
    let headers = &parts.headers;
    let host = only(headers, &HOST).unwrap_or_default();
    let is_own_origin = |origin: &str| {
        let authority = origin.split_once("://").map(|(_, authority)| authority);
        authority.is_some_and(|authority| authority.eq_ignore_ascii_case(host))
    };
    let is_own_site = |site: &str| ["same-origin", "none"].contains(&site);
    let is_said = |name: &HeaderName, is_own: &dyn Fn(&str) -> bool| {
        !headers.contains_key(name) || only(headers, name).is_some_and(is_own)
    };
    !(is_said(&ORIGIN, &is_own_origin) && is_said(&SEC_FETCH_SITE, &is_own_site))
}

/// The value of a header that is there once, and is text.
fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let first = values.next()?;
    values.next().is_none().then_some(())?;
    first.to_str().ok()
}

/// Returns true if this is a name of this machine.
fn is_own_here(name: &str, set: &Settings) -> bool {
    let address = in_brackets(name);
    address.is_some_and(|address| address.is_loopback()) || is_own_name(name, set)
}

fn is_own_name(name: &str, set: &Settings) -> bool {
    let own = set.names.iter().map(String::as_str).chain(["localhost"]);
    own.into_iter().any(|own| own.eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The head of a request to `/health`.
    fn parts(headers: &[(&str, &str)]) -> Parts {
        let request = axum::http::Request::get("/health");
        let request = headers.iter().fold(request, |request, (name, value)| {
            request.header(*name, *value)
        });
        let mut parts = request.body(()).expect("a request").into_parts().0;
        let peer: IpAddr = "127.0.0.1".parse().expect("an address");
        parts.extensions.insert(ConnectInfo(peer));
        parts
    }

    fn settings() -> Settings {
        Settings {
            names: vec!["table.museum".into()],
            ..Settings::default()
        }
    }

    #[test]
    fn only_own_names_and_own_pages_are_of_this_machine() {
        let own = [
            "localhost",
            "LOCALHOST:8787",
            "127.0.0.1:8787",
            "[::1]:8787",
            "table.museum:8787",
        ];
        for host in own {
            assert!(is_here(&parts(&[("host", host)]), &settings()), "{host}");
            let origin = format!("http://{host}");
            let page = [("host", host), ("origin", &origin)];
            assert!(is_here(&parts(&page), &settings()), "{host}");
        }
        let others: [&[(&str, &str)]; 16] = [
            &[],
            &[("host", "")],
            &[("host", "rebound.example")],
            &[("host", "localhost.example")],
            &[("host", "localhost@rebound.example")],
            &[("host", "rebound.example@localhost")],
            &[("host", "192.168.1.7:8787")],
            &[("host", "localhost"), ("host", "rebound.example")],
            &[("host", "localhost"), ("origin", "null")],
            &[("host", "localhost"), ("origin", "")],
            &[("host", "localhost:8787"), ("origin", "http://localhost")],
            &[("host", "localhost"), ("origin", "https://foreign.example")],
            &[
                ("host", "localhost"),
                ("origin", "http://localhost"),
                ("origin", "http://foreign.example"),
            ],
            &[("host", "localhost"), ("sec-fetch-site", "same-site")],
            &[("host", "localhost"), ("sec-fetch-site", "cross-site")],
            &[("host", "localhost"), ("x-real-ip", "127.0.0.1")],
        ];
        for other in others {
            assert!(!is_here(&parts(other), &settings()), "{other:?}");
        }
    }

    #[test]
    fn an_address_that_stands_whole_has_to_be_own_too() {
        let mut whole = parts(&[("host", "localhost")]);
        whole.uri = "http://localhost/health".parse().expect("an address");
        assert!(is_here(&whole, &settings()));
        whole.uri = "http://rebound.example/health".parse().expect("an address");
        assert!(!is_here(&whole, &settings()));
    }

    #[test]
    fn other_machines_ask_by_address_or_by_an_own_name() {
        for (host, is_meant) in [
            ("192.168.1.7:8787", true),
            ("table.museum:8787", true),
            ("rebound.example:8787", false),
        ] {
            let asked = is_meant_here(&parts(&[("host", host)]), &settings());
            assert_eq!(asked, is_meant, "{host}");
        }
        let foreign = [
            ("host", "192.168.1.7"),
            ("origin", "http://foreign.example"),
        ];
        assert!(!is_meant_here(&parts(&foreign), &settings()));
    }
}
