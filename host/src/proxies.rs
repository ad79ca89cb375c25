//! Proxies that the operator trusts, and the address that a request counts for.
//!
//! Anyone can write `X-Forwarded-For`. It is believed only from a trusted proxy, and from its right end only as far
//! as trusted proxies wrote it. Each of them appends the address of its own peer.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;
use axum::http::header::{FORWARDED, HeaderName};
use ipnet::IpNet;

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Networks of a proxy on this machine.
const THIS_MACHINE: [&str; 2] = ["127.0.0.0/8", "::1/128"];

/// See the module.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proxies(Vec<IpNet>);

/// Reads an address like `10.0.0.5`, or a network like `10.0.0.0/8`.
///
/// # Errors
///
/// A sentence with the right format.
pub(crate) fn read_network(text: &str) -> Result<IpNet, &'static str> {
    let network = text.parse().ok();
    let network = network.or_else(|| Some(text.parse::<IpAddr>().ok()?.into()));
    network.ok_or("A proxy is an address like 10.0.0.5, or a network like 10.0.0.0/8.")
}

impl Proxies {
    /// Trusts more proxies.
    pub(crate) fn trust(&mut self, networks: impl IntoIterator<Item = IpNet>) {
        self.0.extend(networks);
    }

    /// Trusts a proxy on this machine.
    pub(crate) fn trust_this_machine(&mut self) {
        self.trust(
            THIS_MACHINE
                .iter()
                .filter_map(|text| read_network(text).ok()),
        );
    }

    /// Returns true if there are none, so that all clients connect directly.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns true if an address belongs to a trusted proxy.
    pub(crate) fn has(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }

    /// Returns the address that a request counts for: the last one on its way that is no trusted proxy's.
    ///
    /// `None` if a trusted proxy does not name its client, or if two headers differ, of which a client may have
    /// written one.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> Option<IpAddr> {
        if !self.has(peer) {
            return Some(peer);
        }
        let plain = self.walk(headers, &X_FORWARDED_FOR, |hop| Some(hop));
        let other = self.walk(headers, &FORWARDED, for_of);
        match (plain, other) {
            (Some(plain), Some(other)) => plain.filter(|_| plain == other),
            (Some(one), None) | (None, Some(one)) => one,
            (None, None) => None,
        }
    }

    /// Walks along a header from its right end. `None` outside without the header, inside if it leads to no
    /// address.
    fn walk(
        &self,
        headers: &HeaderMap,
        name: &HeaderName,
        read: fn(&str) -> Option<&str>,
    ) -> Option<Option<IpAddr>> {
        headers.get(name)?;
        let mut last = None;
        for value in headers.get_all(name).iter().rev() {
            let Ok(value) = value.to_str() else {
                return Some(last);
            };
            for hop in value.rsplit(',') {
                match read(hop.trim()).and_then(address_of) {
                    Some(address) if self.has(address) => last = Some(address),
                    Some(address) => return Some(Some(address)),
                    // A trusted proxy does not know it, or a client wrote it. Everything before it is the client's.
                    None => return Some(last),
                }
            }
        }
        Some(last)
    }
}

/// The `for` of an element of `Forwarded`.
fn for_of(element: &str) -> Option<&str> {
    let pairs = element.split(';').filter_map(|pair| pair.split_once('='));
    let mut named = pairs.filter(|(name, _)| name.trim().eq_ignore_ascii_case("for"));
    let (_, value) = named.next()?;
    named
        .next()
        .is_none()
        .then_some(value.trim().trim_matches('"'))
}

/// An address as proxies write it, perhaps with a port.
fn address_of(text: &str) -> Option<IpAddr> {
    let with_port = || Some(text.parse::<SocketAddr>().ok()?.ip().to_canonical());
    in_brackets(text).or_else(with_port)
}

/// Reads an address in place of a name. An IPv6 address may be in brackets.
pub(crate) fn in_brackets(text: &str) -> Option<IpAddr> {
    let inner = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'));
    let address: IpAddr = inner.unwrap_or(text).parse().ok()?;
    Some(address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROXY: &str = "10.0.0.5";

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    /// Returns the address that a request of `peer` counts for.
    fn client(peer: &str, headers: &[(&str, &str)]) -> Option<IpAddr> {
        let mut proxies = Proxies::default();
        proxies.trust_this_machine();
        proxies
            .trust([PROXY, "2001:db8:1::/48"].map(|text| read_network(text).expect("a network")));
        let pair = |(name, value): &(&str, &str)| {
            let name: HeaderName = name.parse().expect("a name");
            (name, value.parse().expect("a value"))
        };
        proxies.client(address(peer), &headers.iter().map(pair).collect())
    }

    #[test]
    fn the_last_address_that_is_no_proxys_counts() {
        for (header, value, counts) in [
            ("x-forwarded-for", "192.0.2.7", "192.0.2.7"),
            ("x-forwarded-for", "192.0.2.7, 127.0.0.1", "192.0.2.7"),
            (
                "x-forwarded-for",
                "8.8.8.8,192.0.2.7 ,2001:db8:1::5",
                "192.0.2.7",
            ),
            ("x-forwarded-for", "192.0.2.7:1234", "192.0.2.7"),
            ("x-forwarded-for", "::ffff:192.0.2.7", "192.0.2.7"),
            ("x-forwarded-for", "[2001:db8::7]:80", "2001:db8::7"),
            ("x-forwarded-for", "2001:db8::7", "2001:db8::7"),
            // Text that a client has written before it has no effect.
            ("x-forwarded-for", "\", garbage,,192.0.2.7", "192.0.2.7"),
            // All on the way are proxies: the first one asks for itself.
            ("x-forwarded-for", "127.0.0.1, 10.0.0.5", "127.0.0.1"),
            ("x-forwarded-for", "8.8.8.8, unknown, 10.0.0.5", "10.0.0.5"),
            ("forwarded", "for=192.0.2.7", "192.0.2.7"),
            (
                "forwarded",
                "for=8.8.8.8, For=\"192.0.2.7:80\";proto=https",
                "192.0.2.7",
            ),
            (
                "forwarded",
                "by=1.2.3.4; for=\"[2001:db8::7]\"",
                "2001:db8::7",
            ),
        ] {
            let counted = client(PROXY, &[(header, value)]);
            assert_eq!(counted, Some(address(counts)), "{value}");
        }
        let two_lines = [
            ("x-forwarded-for", "8.8.8.8"),
            ("x-forwarded-for", "192.0.2.7"),
        ];
        assert_eq!(client(PROXY, &two_lines), Some(address("192.0.2.7")));
        let agreed = [
            ("x-forwarded-for", "192.0.2.7"),
            ("forwarded", "for=192.0.2.7"),
        ];
        assert_eq!(client(PROXY, &agreed), Some(address("192.0.2.7")));
        assert_eq!(
            client("::ffff:10.0.0.5", &agreed),
            Some(address("192.0.2.7"))
        );
    }

    #[test]
    fn a_proxy_that_names_no_client_or_two_gives_none() {
        let none: [&[(&str, &str)]; 8] = [
            &[],
            &[("x-real-ip", "192.0.2.7")],
            &[("x-forwarded-for", "")],
            &[("x-forwarded-for", "192.0.2.7, unknown")],
            &[("x-forwarded-for", "192.0.2.7, \u{e9}")],
            &[("forwarded", "for=_hidden")],
            &[("forwarded", "for=192.0.2.7;for=8.8.8.8")],
            // The proxy writes one of them, and its client the other one.
            &[
                ("x-forwarded-for", "192.0.2.7"),
                ("forwarded", "for=8.8.8.8"),
            ],
        ];
        for headers in none {
            assert_eq!(client(PROXY, headers), None, "{headers:?}");
        }
    }

    #[test]
    fn headers_from_an_unknown_proxy_are_ignored() {
        for peer in ["192.0.2.9", "10.0.0.6", "2001:db8:2::5"] {
            let said = [("x-forwarded-for", "8.8.8.8"), ("forwarded", "for=8.8.8.8")];
            assert_eq!(client(peer, &said), Some(address(peer)));
        }
    }

    #[test]
    fn networks_are_addresses_or_have_a_length() {
        for right in ["10.0.0.5", "10.0.0.0/8", "::1", "2001:db8::/32"] {
            assert!(read_network(right).is_ok(), "{right}");
        }
        for wrong in ["", "proxy", "10.0.0", "10.0.0.0/33", "10.0.0.5:80", "[::1]"] {
            assert!(read_network(wrong).is_err(), "{wrong}");
        }
    }
}
