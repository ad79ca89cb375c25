//! Watchdog of a table's page: its heartbeats, its health, and restarts of the browser. It has no clock of its own:
//! `now` is a monotonic time.

use std::collections::VecDeque;
use std::time::Duration;

use serde::Serialize;
use serde_json::{Map, Value};

/// Silence after which a page is unhealthy. It beats every 15 s.
pub(crate) const SILENCE: Duration = Duration::from_secs(90);
/// Seconds after which a late frame will not come.
const LATE: f64 = 10.0;
/// Time for which a failed save counts.
const SAVES: Duration = Duration::from_secs(300);
/// Time for a browser to come back before the next check.
const COMING_BACK: Duration = Duration::from_secs(120);
/// Maximum number of browser restarts in an hour. If they do not help, a person has to.
const RESTARTS: usize = 4;
pub(crate) const HOUR: Duration = Duration::from_secs(3600);

/// Maximum length of a stored text of the page, in characters.
const TEXT: usize = 64;

/// Last facts that the page reported of itself.
///
/// A fact is missing if the page did not report it, or reported it in an unknown form.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub(crate) struct Facts {
    pub version: Option<String>,
    pub screen: Option<String>,
    pub game: Option<String>,
    pub game_seconds: Option<u64>,
    pub up_seconds: Option<u64>,
    pub frames: Option<u64>,
    pub worst_frame_ms: Option<f64>,
    pub late_frame_seconds: Option<f64>,
    pub touches: Option<u64>,
    pub faults: Option<u64>,
    pub restarts: Option<u64>,
    pub failed_saves: Option<u64>,
    pub memory_bytes: Option<u64>,
}

impl Facts {
    /// Takes the valid facts.
    pub(crate) fn read(said: &Map<String, Value>) -> Self {
        let text = |name: &str| {
            let text = said.get(name)?.as_str()?;
            Some(
                text.chars()
                    .filter(|sign| !sign.is_control())
                    .take(TEXT)
                    .collect(),
            )
        };
        // Browsers may count in fractions.
        let count = |name: &str| {
            let number = said.get(name)?;
            let whole = || {
                number
                    .as_f64()
                    .filter(|number| *number >= 0.0)
                    .map(|number| number as u64)
            };
            number.as_u64().or_else(whole)
        };
        let number = |name: &str| said.get(name)?.as_f64().filter(|number| *number >= 0.0);
        Self {
            version: text("version"),
            screen: text("screen"),
            game: text("game"),
            game_seconds: count("game_seconds"),
            up_seconds: count("up_seconds"),
            frames: count("frames"),
            worst_frame_ms: number("worst_frame_ms"),
            late_frame_seconds: number("late_frame_seconds"),
            touches: count("touches"),
            faults: count("faults"),
            restarts: count("restarts"),
            failed_saves: count("failed_saves"),
            memory_bytes: count("memory_bytes"),
        }
    }
}

/// Action to take on the browser.
#[derive(Debug, PartialEq)]
pub(crate) enum Verdict {
    Nothing,
    /// Restart it, for this reason.
    Restart(String),
    /// It should be restarted, but has reached the limit. This is reported once.
    GiveUp(String),
}

/// See the module.
#[derive(Debug, Default)]
pub(crate) struct Watch {
    kiosk: bool,
    started: Duration,
    beats: u64,
    heard: Option<Duration>,
    facts: Option<Facts>,
    /// When a save last failed, as far as the counts tell.
    saves_failed: Option<Duration>,
    touched: bool,
    /// Restarts of the browser within the last hour, and the total number.
    restarts: VecDeque<Duration>,
    restarted: u64,
    has_given_up: bool,
}

impl Watch {
    /// Returns a watchdog. A kiosk's page is expected to send heartbeats. `earlier` are the ages of restarts by a
    /// host before this one.
    pub(crate) fn new(kiosk: bool, now: Duration, earlier: &[Duration]) -> Self {
        let hour = earlier.iter().filter(|age| **age < HOUR);
        Self {
            kiosk,
            started: now,
            restarts: hour.map(|age| now.saturating_sub(*age)).collect(),
            ..Self::default()
        }
    }

    /// Returns the ages of the browser's restarts within the last hour.
    pub(crate) fn restart_ages(&self, now: Duration) -> Vec<Duration> {
        self.restarts
            .iter()
            .map(|at| now.saturating_sub(*at))
            .collect()
    }

    /// Returns true if a page is there, and lives.
    pub(crate) fn is_heard(&self, now: Duration) -> bool {
        self.heard.is_some() && self.hangs(now).is_none()
    }

    /// Takes a heartbeat. Older pages send no facts.
    pub(crate) fn beat(&mut self, now: Duration, facts: Option<Facts>) {
        self.beats += 1;
        self.heard = Some(now);
        if let Some(facts) = &facts {
            let before = self.facts.as_ref();
            let was = |count: fn(&Facts) -> Option<u64>| before.and_then(count);
            // A restarted page counts from 0, and the first one that is heard may start at any number.
            let is_new = facts.up_seconds < was(|facts| facts.up_seconds);
            let grew = |count: fn(&Facts) -> Option<u64>| match (was(count), count(facts)) {
                (Some(was), Some(is)) => is > if is_new { 0 } else { was },
                _ => false,
            };
            if grew(|facts| facts.failed_saves) {
                self.saves_failed = Some(now);
            }
            self.touched |= grew(|facts| facts.touches);
        }
        self.facts = facts;
    }

    /// Returns true if a person has touched the table since the last call.
    pub(crate) fn take_touched(&mut self) -> bool {
        std::mem::take(&mut self.touched)
    }

    /// Returns the reason why the page counts as hanging, if it does.
    pub(crate) fn hangs(&self, now: Duration) -> Option<String> {
        // Without a kiosk or an earlier page, no silence is a fault.
        let since = self.heard.or(self.kiosk.then_some(self.started))?;
        let silent = now.saturating_sub(since);
        if silent > SILENCE {
            let silent = silent.as_secs();
            return Some(match self.heard {
                Some(_) => format!("The page has not been heard for {silent} s."),
                None => {
                    format!("The page has not been heard since the host started {silent} s ago.")
                }
            });
        }
        let late = self.facts.as_ref()?.late_frame_seconds?;
        let whole = late as u64;
        (late >= LATE).then(|| format!("The page lives, but a picture is late by {whole} s."))
    }

    /// Returns the reasons why the table is unhealthy; empty if it is healthy.
    pub(crate) fn reasons(&self, now: Duration) -> Vec<String> {
        let saves = || {
            let since = now.saturating_sub(self.saves_failed?);
            let what = "Games could not be saved within the last five minutes.";
            (since <= SAVES).then(|| what.into())
        };
        let gave_up = || {
            let what = "The browser has been started anew too often, and is left alone for now.";
            self.has_given_up.then(|| what.into())
        };
        [self.hangs(now), saves(), gave_up()]
            .into_iter()
            .flatten()
            .collect()
    }

    /// Returns the action to take on the browser. Called every second if the host can restart it.
    pub(crate) fn judge(&mut self, now: Duration) -> Verdict {
        self.forget(now);
        let waits = self
            .restarts
            .back()
            .is_some_and(|last| now.saturating_sub(*last) < COMING_BACK);
        let Some(why) = self.hangs(now) else {
            self.has_given_up = false;
            return Verdict::Nothing;
        };
        if waits {
            return Verdict::Nothing;
        }
        if self.restarts.len() < RESTARTS {
            self.has_given_up = false;
            self.restart(now);
            return Verdict::Restart(why);
        }
        if std::mem::replace(&mut self.has_given_up, true) {
            return Verdict::Nothing;
        }
        Verdict::GiveUp(why)
    }

    /// Takes a request to restart the browser, and returns true if the limit allows it.
    pub(crate) fn ask(&mut self, now: Duration) -> bool {
        self.forget(now);
        let may = self.restarts.len() < RESTARTS;
        if may {
            self.restart(now);
        }
        may
    }

    fn restart(&mut self, now: Duration) {
        self.restarts.push_back(now);
        self.restarted += 1;
    }

    fn forget(&mut self, now: Duration) {
        while self
            .restarts
            .front()
            .is_some_and(|first| now.saturating_sub(*first) >= HOUR)
        {
            self.restarts.pop_front();
        }
    }

    /// Returns the known facts about the page.
    pub(crate) fn page(&self, now: Duration) -> Page {
        Page {
            beats: self.beats,
            seconds_since_beat: self.heard.map(|heard| now.saturating_sub(heard).as_secs()),
            browser_restarts: self.restarted,
            facts: self.facts.clone(),
        }
    }
}

/// Known facts about the page.
#[derive(Serialize)]
pub(crate) struct Page {
    pub beats: u64,
    pub seconds_since_beat: Option<u64>,
    /// Number of browser restarts since the host started.
    pub browser_restarts: u64,
    #[serde(flatten)]
    pub facts: Option<Facts>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn facts(text: &str) -> Option<Facts> {
        let said: Map<String, Value> = serde_json::from_str(text).expect("an object");
        Some(Facts::read(&said))
    }

    #[test]
    fn silence_counts_only_when_a_page_is_expected() {
        let mut anybody = Watch::new(false, at(0), &[]);
        assert_eq!(anybody.judge(at(100_000)), Verdict::Nothing);
        anybody.beat(at(100_000), None);
        assert!(anybody.reasons(at(100_090)).is_empty());
        let reasons = anybody.reasons(at(100_091));
        assert_eq!(reasons, ["The page has not been heard for 91 s."]);
        let mut kiosk = Watch::new(true, at(0), &[]);
        assert!(kiosk.reasons(at(90)).is_empty());
        let why = "The page has not been heard since the host started 91 s ago.";
        assert_eq!(kiosk.reasons(at(91)), [why]);
        assert_eq!(kiosk.judge(at(91)), Verdict::Restart(why.into()));
        kiosk.beat(at(100), None);
        assert!(kiosk.reasons(at(100)).is_empty());
    }

    #[test]
    fn a_picture_that_does_not_come_is_told() {
        let mut watch = Watch::new(true, at(0), &[]);
        watch.beat(at(1), facts(r#"{"late_frame_seconds":9.9}"#));
        assert_eq!(watch.hangs(at(2)), None);
        watch.beat(at(3), facts(r#"{"late_frame_seconds":10}"#));
        let why = "The page lives, but a picture is late by 10 s.";
        assert_eq!(watch.hangs(at(3)).as_deref(), Some(why));
        watch.beat(at(4), facts(r#"{"late_frame_seconds":0}"#));
        assert_eq!(watch.hangs(at(4)), None);
    }

    #[test]
    fn a_browser_has_time_to_come_back_and_is_left_alone_in_the_end() {
        let mut watch = Watch::new(true, at(0), &[]);
        let late = || facts(r#"{"late_frame_seconds":60}"#);
        let mut done = Vec::new();
        for second in 0..4 * 3600 {
            watch.beat(at(second), late());
            match watch.judge(at(second)) {
                Verdict::Nothing => {}
                Verdict::Restart(_) => done.push((second, true)),
                Verdict::GiveUp(_) => done.push((second, false)),
            }
        }
        let first = [
            (0, true),
            (120, true),
            (240, true),
            (360, true),
            (480, false),
        ];
        assert_eq!(done[..5], first);
        let later = [
            (3600, true),
            (3720, true),
            (3840, true),
            (3960, true),
            (4080, false),
        ];
        assert_eq!(done[5..10], later);
        let left = "The browser has been started anew too often, and is left alone for now.";
        assert!(
            watch
                .reasons(at(4 * 3600))
                .iter()
                .any(|reason| reason == left)
        );
        watch.beat(at(15_000), facts("{}"));
        watch.judge(at(15_000));
        assert!(watch.reasons(at(15_000)).is_empty());
    }

    #[test]
    fn requested_restarts_count_towards_the_limit() {
        let mut watch = Watch::new(true, at(0), &[]);
        assert_eq!(
            [0, 1, 2, 3, 4].map(|second| watch.ask(at(second))),
            [true, true, true, true, false]
        );
        assert!(watch.ask(at(3600)));
        assert_eq!(watch.page(at(3600)).browser_restarts, 5);
    }

    #[test]
    fn a_command_that_starts_the_host_anew_has_a_limit_too() {
        let ages = [3700, 3500, 120, 60, 30].map(Duration::from_secs);
        let mut watch = Watch::new(true, at(7200), &ages);
        assert_eq!(watch.restart_ages(at(7200)), ages[1..]);
        assert!(matches!(watch.judge(at(7299)), Verdict::GiveUp(_)));
        assert!(matches!(watch.judge(at(7300)), Verdict::Restart(_)));
    }

    #[test]
    fn saves_that_fail_are_told_while_they_do() {
        let mut watch = Watch::new(false, at(0), &[]);
        let saves = |up: u64, failed: u64| {
            facts(&format!(r#"{{"up_seconds":{up},"failed_saves":{failed}}}"#))
        };
        // Saves that failed before the host started are too old to count.
        watch.beat(at(0), saves(900, 3));
        assert!(watch.reasons(at(0)).is_empty());
        watch.beat(at(15), saves(915, 4));
        watch.beat(at(30), saves(930, 4));
        let told = ["Games could not be saved within the last five minutes."];
        assert_eq!(watch.reasons(at(40)), told);
        for second in (45..=330).step_by(15) {
            watch.beat(at(second), saves(900 + second, 4));
        }
        assert!(watch.reasons(at(330)).is_empty());
        // The page has started again.
        watch.beat(at(345), saves(5, 1));
        assert_eq!(watch.reasons(at(345)), told);
    }

    #[test]
    fn touches_are_told_once() {
        let mut watch = Watch::new(false, at(0), &[]);
        let touches = |touches: u64| facts(&format!(r#"{{"up_seconds":1,"touches":{touches}}}"#));
        watch.beat(at(0), touches(5));
        assert!(!watch.take_touched());
        watch.beat(at(15), touches(6));
        assert!(watch.take_touched() && !watch.take_touched());
    }

    #[test]
    fn facts_are_taken_as_far_as_they_are_right() {
        let said = r#"{"version":7,"screen":"lob\u001bby","game":null,"game_seconds":-4,"up_seconds":55.9,
            "frames":1e300,"worst_frame_ms":"7","late_frame_seconds":-1,"touches":77,"faults":[],"more":{}}"#;
        let known = Facts {
            screen: Some("lobby".into()),
            up_seconds: Some(55),
            frames: Some(u64::MAX),
            touches: Some(77),
            ..Facts::default()
        };
        assert_eq!(facts(said), Some(known));
        let long = format!(r#"{{"version":"{}"}}"#, "é".repeat(5000));
        let version = facts(&long).and_then(|facts| facts.version);
        assert_eq!(version.map(|text| text.chars().count()), Some(TEXT));
    }
}
