//! Greeting of the host in its terminal, and the browser that it opens there.

use std::fmt::Write as _;
use std::net::SocketAddr;
use std::process::{Command, Stdio};

use qrcodegen::{QrCode, QrCodeEcc};
use tracing::warn;

use crate::addresses::{reachable, url};

/// Light modules round a code, which cameras need.
const MARGIN: i32 = 2;

/// The addresses of the page, and for those of the network a QR code if it can be drawn.
pub fn greeting(bound: SocketAddr, draws: bool) -> String {
    let mut text = format!("Roundhouse is at {} (Ctrl+C stops it)", local(bound));
    let others = reachable(bound);
    for address in &others {
        // Writing to a string cannot fail.
        let _ = write!(text, "\nIn the network: {}", url(*address, bound.port()));
    }
    let first = others.first().filter(|_| draws);
    let code = first.and_then(|address| qr_code(&url(*address, bound.port())));
    text + &code.map_or(String::new(), |code| format!("\n\n{code}"))
}

/// Opens the page in the user's browser, if there is a display.
pub fn open_browser(bound: SocketAddr) {
    let seen = |name| std::env::var_os(name).is_some();
    if cfg!(target_os = "linux") && !seen("DISPLAY") && !seen("WAYLAND_DISPLAY") {
        return;
    }
    let (program, args): (_, &[&str]) = if cfg!(windows) {
        ("cmd", &["/c", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(args).arg(local(bound));
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    if command.spawn().is_err() {
        warn!("No browser could be opened; open the address yourself.");
    }
}

/// Returns the page's address on this machine. The browser's saved data belong to it, so it is always the same.
fn local(bound: SocketAddr) -> String {
    let ip = bound.ip();
    if ip.is_loopback() || ip.is_unspecified() {
        return format!("http://localhost:{}/", bound.port());
    }
    url(ip, bound.port())
}

/// Returns a text as a QR code of half blocks: black on white, in any colours of the terminal.
fn qr_code(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let range = -MARGIN..code.size() + MARGIN;
    let line = |y: i32| {
        let half = |x| match (code.get_module(x, y), code.get_module(x, y + 1)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        };
        let blocks: String = range.clone().map(half).collect();
        format!("\x1b[30;107m{blocks}\x1b[0m")
    };
    let lines: Vec<_> = range.clone().step_by(2).map(line).collect();
    Some(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_of_this_machine_alone_shows_no_code() {
        let said = greeting("127.0.0.1:8787".parse().expect("an address"), true);
        assert_eq!(
            said,
            "Roundhouse is at http://localhost:8787/ (Ctrl+C stops it)"
        );
    }

    #[test]
    fn a_host_of_the_network_shows_its_address_and_a_code() {
        let bound = "192.168.1.5:8787".parse().expect("an address");
        let said = greeting(bound, true);
        assert!(
            said.contains("In the network: http://192.168.1.5:8787/"),
            "{said}"
        );
        let blocks = ['█', '▀', '▄', ' '];
        let drawn: Vec<_> = said
            .lines()
            .filter(|line| line.starts_with('\x1b'))
            .collect();
        // A code of version 2 has 25 modules a side, and two rows of them are in each line.
        assert_eq!(drawn.len(), 15);
        for line in &drawn {
            assert_eq!(
                line.chars().filter(|sign| blocks.contains(sign)).count(),
                29
            );
        }
        // Black: the upper edge of the finder pattern in the corner.
        assert!(drawn[1].starts_with("\x1b[30;107m  █▀▀▀▀▀█ "), "{said}");
        assert!(!greeting(bound, false).contains('\x1b'));
    }
}
