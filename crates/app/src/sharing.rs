//! A link to the game on the table with its whole history: a code for a camera, and text for a keyboard. It opens
//! on any machine that runs this program.

use base::words::Message;
use qrcodegen::{Mask, QrCode, QrCodeEcc, QrSegment, Version};
use rules::record::unescaped;

/// The name in front of a game in an address.
pub const KEY: &str = "game=";

/// Returns the text behind `#` and a key in an address; `None` without the key.
///
/// ```
/// use app::sharing::{KEY, in_address};
///
/// let address = "https://example.org/#game%3DUgOQ";
/// assert_eq!(in_address(address, KEY).as_deref(), Some("UgOQ"));
/// ```
pub fn in_address(text: &str, key: &str) -> Option<String> {
    let text = unescaped(text);
    let mut parts = text.split('#').skip(1);
    parts.find_map(|part| part.trim_start().strip_prefix(key).map(String::from))
}

/// Returns whether the value of a parameter in an address says no, as in `?kiosk=no`.
pub fn says_no(value: &str) -> bool {
    let value = value.trim();
    ["0", "no", "off", "false"]
        .iter()
        .any(|no| value.eq_ignore_ascii_case(no))
}

/// A game as a link, ready to show.
#[derive(Clone, Debug)]
pub struct Share {
    /// The whole address; or why there is none, as a sentence. Of a puzzle it is the result with the page's address.
    pub link: Result<String, Message>,
    /// The line with the result of the day's puzzles in signs, if it is that.
    pub signs: Option<String>,
    /// The link for cameras, if it is not too long for them.
    pub code: Option<Code>,
    /// True if the page's address can be opened on this machine only.
    pub only_here: bool,
    /// Part of the round that runs which the link holds.
    pub running: Running,
    /// True if the link has been copied; `None` if that has not been tried.
    pub copied: Option<bool>,
    /// The moves as text, of a game that they tell.
    pub moves: Option<String>,
    /// True if the last copy was of the moves.
    pub copies_moves: bool,
}

/// Part of a round that runs which a link holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Running {
    /// The whole game: it has no secrets, or no round is under way.
    Open,
    /// Nothing, because its hands are secret.
    LeftOut,
    /// The whole game with all hands, because all players have agreed.
    PutIn,
}

/// Returns true if an address is local to the machine, so that no other machine can open it.
///
/// ```
/// use app::sharing::is_local;
///
/// assert!(is_local("http://localhost:8787/"));
/// assert!(is_local("http://127.0.0.1/table/"));
/// assert!(is_local("http://[::1]:8787/"));
/// assert!(!is_local("https://localhost.example.org/"));
/// assert!(!is_local("https://127.example.org/"));
/// ```
pub fn is_local(address: &str) -> bool {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    let authority = rest.split('/').next().unwrap_or_default();
    let host = match authority.strip_prefix('[') {
        Some(ip) => ip.split(']').next().unwrap_or_default(),
        None => authority.split(':').next().unwrap_or_default(),
    };
    // Browsers write addresses of machines in one way alone.
    let is_number = host
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    let loopback = host == "::1" || (is_number && host.starts_with("127."));
    loopback || host == "localhost" || host.ends_with(".localhost")
}

/// A square of dark and light modules that cameras read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// Modules along each side.
    pub side: usize,
    /// Stretches of dark modules: row, first column, and the column behind the last.
    pub dark: Vec<[usize; 3]>,
}

impl Code {
    /// The code of a text, of the smallest version that holds it; `None` if it is too long for any
    /// (2,953 bytes).
    pub fn of(text: &str) -> Option<Self> {
        let text = [QrSegment::make_bytes(text.as_bytes())];
        let (least, most) = (Version::MIN, Version::MAX);
        // Games in links are irregular enough for any mask, and a screen needs no strong error correction.
        let (mask, low) = (Some(Mask::new(0)), QrCodeEcc::Low);
        let code = QrCode::encode_segments_advanced(&text, low, least, most, mask, false).ok()?;
        let side = code.size();
        let mut dark: Vec<[usize; 3]> = Vec::new();
        for row in 0..side {
            let mut before = false;
            for column in 0..side {
                let now = code.get_module(column, row);
                match dark.last_mut() {
                    Some(stretch) if now && before => stretch[2] += 1,
                    _ if now => dark.push([row, column, column + 1].map(|n| n as usize)),
                    _ => {}
                }
                before = now;
            }
        }
        let side = side as usize;
        Some(Self { side, dark })
    }
}
