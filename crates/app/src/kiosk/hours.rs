//! Opening hours: when the table is open, by the machine's own time of the week.

use base::Millis;
use base::sort::sort_few;

use serde_json::Value;

/// A day in milliseconds.
const DAY_MS: u32 = 24 * 60 * 60 * 1000;
/// A week in milliseconds.
const WEEK_MS: u32 = 7 * DAY_MS;
/// A minute in milliseconds.
const MINUTE_MS: u32 = 60_000;
/// Names of the days in a settings file, from the first of a week on.
const DAYS: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/// A moment of the week: milliseconds since Monday began, by the machine's own clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WeekTime(u32);

impl WeekTime {
    /// The moment so many milliseconds after a day began, counted from Monday as 0.
    pub fn new(day: u32, millis: u32) -> Self {
        Self(((day % 7) * DAY_MS + millis.min(DAY_MS)) % WEEK_MS)
    }

    /// Returns the moment that much later in the week.
    pub(crate) fn after(self, passed: Millis) -> Self {
        let passed = passed.value().max(0.0) % f64::from(WEEK_MS);
        Self((self.0 + passed as u32) % WEEK_MS)
    }
}

/// State of a table by its opening hours.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Door {
    /// It is open, and closes after this; `None` if it never does.
    Open(Option<Millis>),
    /// It is closed, and opens after this.
    Closed(Millis),
}

/// Opening hours: separate stretches of a week, in milliseconds since the start of Monday. The last one may run
/// into the next week.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hours(Vec<(u32, u32)>);

impl Hours {
    /// Reads a list of days with their hours. It skips each entry and each day that makes no sense; `None` if
    /// nothing is left, because no operator wants a table that never opens.
    pub(crate) fn read(json: &Value) -> Option<Self> {
        let mut open = Vec::new();
        for entry in json.as_array()? {
            let time = |name| minutes(entry.get(name)?.as_str()?);
            let days = entry.get("days").and_then(Value::as_array);
            let (Some(from), Some(to), Some(days)) = (time("open"), time("close"), days) else {
                continue;
            };
            // Equal times mean the whole day. An earlier closing time is after midnight.
            let to = if to <= from { to + 24 * 60 } else { to };
            let day = |day: &Value| DAYS.iter().position(|name| Some(*name) == day.as_str());
            for day in days.iter().filter_map(day) {
                let begin = day as u32 * DAY_MS;
                open.push((begin + from * MINUTE_MS, begin + to * MINUTE_MS));
            }
        }
        Self::of(open)
    }

    /// These stretches, with those joined that touch.
    fn of(mut open: Vec<(u32, u32)>) -> Option<Self> {
        sort_few(&mut open);
        let mut joined: Vec<(u32, u32)> = Vec::new();
        for (from, to) in open {
            match joined.last_mut() {
                Some((_, end)) if from <= *end => *end = to.max(*end),
                _ => joined.push((from, to)),
            }
        }
        // A stretch that goes on into the next week is joined with the one that it meets there.
        while joined.len() > 1 {
            let (first, end) = joined[0];
            let last = joined.len() - 1;
            if joined[last].1 < first + WEEK_MS {
                break;
            }
            joined[last].1 = joined[last].1.max(end + WEEK_MS);
            joined.remove(0);
        }
        (!joined.is_empty()).then_some(Self(joined))
    }

    /// Returns the state of the table at a moment.
    pub(crate) fn door(&self, WeekTime(now): WeekTime) -> Door {
        let millis = |span: u32| Millis::new(f64::from(span));
        for now in [now, now + WEEK_MS] {
            let around = self.0.iter().find(|(from, to)| (*from..*to).contains(&now));
            if let Some((from, to)) = around {
                return Door::Open((to - from < WEEK_MS).then(|| millis(to - now)));
            }
        }
        let next = |(from, _): &(u32, u32)| (from + WEEK_MS - now) % WEEK_MS;
        Door::Closed(millis(self.0.iter().map(next).min().unwrap_or(WEEK_MS)))
    }
}

/// The minutes of a day that a text like "09:30" tells; "24:00" is the end of the day.
fn minutes(text: &str) -> Option<u32> {
    let (hours, minutes) = text.split_once(':')?;
    let number = |text: &str, digits: std::ops::RangeInclusive<usize>| {
        let plain = text.bytes().all(|byte| byte.is_ascii_digit());
        (plain && digits.contains(&text.len())).then(|| text.parse::<u32>().ok())?
    };
    let (hours, minutes) = (number(hours, 1..=2)?, number(minutes, 2..=2)?);
    let fits = hours < 24 && minutes < 60 || (hours, minutes) == (24, 0);
    fits.then_some(hours * 60 + minutes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hours(json: &str) -> Option<Hours> {
        Hours::read(&serde_json::from_str(json).expect("it is JSON"))
    }

    fn at(day: u32, hour: u32, minute: u32) -> WeekTime {
        WeekTime::new(day, (hour * 60 + minute) * MINUTE_MS)
    }

    fn minutes_left(door: Door) -> (bool, f64) {
        match door {
            Door::Open(left) => (
                true,
                left.map_or(f64::INFINITY, |left| left.value() / 60_000.0),
            ),
            Door::Closed(left) => (false, left.value() / 60_000.0),
        }
    }

    #[test]
    fn days_have_their_hours() {
        let hours = hours(r#"[{"days":["mon","tue"],"open":"10:00","close":"18:00"}]"#).unwrap();
        for (moment, door) in [
            (at(0, 9, 59), (false, 1.0)),
            (at(0, 10, 0), (true, 480.0)),
            (at(0, 17, 55), (true, 5.0)),
            (at(0, 18, 0), (false, 960.0)),
            (at(1, 12, 0), (true, 360.0)),
            (at(1, 18, 0), (false, 6.0 * 1440.0 - 480.0)),
            (at(6, 23, 59), (false, 601.0)),
        ] {
            assert_eq!(minutes_left(hours.door(moment)), door, "{moment:?}");
        }
    }

    #[test]
    fn a_night_goes_on_into_the_next_day_and_the_next_week() {
        let hours = hours(r#"[{"days":["sat","sun"],"open":"20:00","close":"02:00"}]"#).unwrap();
        assert_eq!(minutes_left(hours.door(at(5, 23, 0))), (true, 180.0));
        assert_eq!(minutes_left(hours.door(at(6, 1, 0))), (true, 60.0));
        assert_eq!(minutes_left(hours.door(at(0, 1, 0))), (true, 60.0));
        assert!(matches!(hours.door(at(0, 2, 0)), Door::Closed(_)));
    }

    #[test]
    fn adjacent_hours_merge_and_a_full_week_never_closes() {
        let all = r#"["mon","tue","wed","thu","fri","sat","sun"]"#;
        let always = hours(&format!(
            r#"[{{"days":{all},"open":"00:00","close":"24:00"}}]"#
        ));
        assert_eq!(always.unwrap().door(at(3, 0, 0)), Door::Open(None));
        let joined = hours(
            r#"[{"days":["sun"],"open":"20:00","close":"00:00"},{"days":["mon"],"open":"00:00","close":"02:00"}]"#,
        );
        let joined = joined.unwrap();
        assert_eq!(minutes_left(joined.door(at(6, 23, 0))), (true, 180.0));
        assert_eq!(minutes_left(joined.door(at(0, 1, 0))), (true, 60.0));
        let round = hours(&format!(
            r#"[{{"days":{all},"open":"08:00","close":"08:00"}}]"#
        ));
        assert_eq!(round.unwrap().door(at(0, 8, 0)), Door::Open(None));
    }

    #[test]
    fn garbage_is_passed_over_entry_by_entry() {
        for nothing in [
            "[]",
            "7",
            r#"[{"days":["someday"],"open":"10:00","close":"18:00"}]"#,
            r#"[{"days":["mon"],"open":"25:00","close":"18:00"}]"#,
            r#"[{"days":["mon"],"open":"-1:00","close":"18:60"}]"#,
            r#"[{"days":"mon","open":"10:00","close":"18:00"}, null]"#,
        ] {
            assert_eq!(hours(nothing), None, "{nothing}");
        }
        let some = hours(
            r#"[3, {"days":["mon",4,"noday"],"open":"9:30","close":"18:00"}, {"open":"10:00"}]"#,
        );
        assert_eq!(
            some,
            hours(r#"[{"days":["mon"],"open":"09:30","close":"18:00"}]"#)
        );
        assert!(some.is_some());
    }
}
