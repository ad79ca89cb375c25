//! The addresses by which other machines reach this host: a page cannot know them.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use serde::Serialize;

use crate::serve::Shared;

#[derive(Serialize)]
struct Addresses {
    port: u16,
    addresses: Vec<IpAddr>,
    urls: Vec<String>,
}

/// Answers with the addresses, the most likely first; with none if only this machine reaches the host.
pub(crate) async fn addresses(State(shared): State<Arc<Shared>>) -> impl IntoResponse {
    let bound = shared.bound;
    // The list is fresh each time, because a network may have come up since the start.
    let addresses = reachable(bound);
    let urls = addresses.iter().map(|address| url(*address, bound.port()));
    let answer = Addresses {
        port: bound.port(),
        urls: urls.collect(),
        addresses,
    };
    ([(CACHE_CONTROL, "no-store")], Json(answer))
}

/// Returns the addresses by which others reach a host that is bound to this one.
pub(crate) fn reachable(bound: SocketAddr) -> Vec<IpAddr> {
    let bound = bound.ip();
    if !bound.is_unspecified() {
        return Vec::from_iter((!bound.is_loopback()).then_some(bound));
    }
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    choose(
        interfaces.iter().map(if_addrs::Interface::ip),
        bound.is_ipv6(),
    )
}

/// Those of a machine's addresses that mean it elsewhere, the likeliest first.
fn choose(addresses: impl Iterator<Item = IpAddr>, with_v6: bool) -> Vec<IpAddr> {
    let mut chosen: Vec<_> = addresses
        .filter(|address| match address {
            IpAddr::V4(v4) => !v4.is_loopback() && !v4.is_link_local() && !v4.is_unspecified(),
            // An address of a link needs the name of an interface, which a browser does not take.
            IpAddr::V6(v6) => {
                with_v6 && !v6.is_loopback() && !v6.is_unicast_link_local() && !v6.is_unspecified()
            }
        })
        .collect();
    chosen.sort_by_key(|address| match address {
        IpAddr::V4(v4) => (!v4.is_private(), *address),
        IpAddr::V6(_) => (true, *address),
    });
    chosen.dedup();
    chosen
}

/// The page's address.
pub(crate) fn url(address: IpAddr, port: u16) -> String {
    format!("http://{}/", SocketAddr::new(address, port))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn addresses(list: &[&str]) -> Vec<IpAddr> {
        list.iter()
            .map(|text| text.parse().expect("an address"))
            .collect()
    }

    #[test]
    fn only_what_others_reach_is_told() {
        let all = addresses(&[
            "127.0.0.1",
            "8.8.8.8",
            "::1",
            "fe80::1",
            "2001:db8::1",
            "169.254.3.4",
            "192.168.1.5",
        ]);
        let v4 = choose(all.iter().copied(), false);
        assert_eq!(v4, addresses(&["192.168.1.5", "8.8.8.8"]));
        let both = choose(all.into_iter(), true);
        assert_eq!(both, addresses(&["192.168.1.5", "8.8.8.8", "2001:db8::1"]));
    }

    #[test]
    fn a_host_bound_to_one_address_is_reached_only_there() {
        let reached = |text: &str| reachable(text.parse().expect("an address"));
        assert!(reached("127.0.0.1:80").is_empty());
        assert!(reached("[::1]:80").is_empty());
        assert_eq!(reached("10.1.2.3:80"), addresses(&["10.1.2.3"]));
    }

    #[test]
    fn urls_can_be_opened() {
        let url = |text: &str| url(text.parse().expect("an address"), 8787);
        assert_eq!(url("10.1.2.3"), "http://10.1.2.3:8787/");
        assert_eq!(url("2001:db8::1"), "http://[2001:db8::1]:8787/");
    }
}
