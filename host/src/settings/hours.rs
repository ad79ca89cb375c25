//! Opening hours. A table that is dark in front of people is worse than one that is on at night. So one wrong line
//! disables all hours.

use serde_json::{Value, json};
use toml::de::{DeArray, DeTable, DeValue};

use super::lines::{Lines, entries};

const DAYS: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/// Lines of hours at most.
const MOST: usize = 50;

/// Returns the hours in the page's format; `None` if there are none, or if one is wrong.
pub(super) fn read(value: &DeValue<'_>, at: usize, lines: &mut Lines) -> Option<Value> {
    let hours = match value {
        DeValue::Table(one) => vec![span(one, at, lines)],
        DeValue::Array(all) if all.len() <= MOST && !all.is_empty() => spans(all, at, lines),
        _ => {
            let what = "has to be lines below [[hours]], with `days`, `open` and `close`";
            lines.wrong(at, "hours", what);
            return None;
        }
    };
    let all: Option<Vec<_>> = hours.into_iter().collect();
    if all.is_none() {
        let what = "are left out altogether, so that no day is dark by mistake";
        lines.note(at, format!("and all other opening hours {what}"));
    }
    all.map(Value::from)
}

fn spans(all: &DeArray<'_>, at: usize, lines: &mut Lines) -> Vec<Option<Value>> {
    let one = |one: &toml::Spanned<DeValue<'_>>| match one.get_ref() {
        DeValue::Table(table) => span(table, one.span().start, lines),
        _ => {
            let what = "has to be lines below [[hours]], with `days`, `open` and `close`";
            lines.wrong(at, "hours", what);
            None
        }
    };
    all.iter().map(one).collect()
}

fn span(table: &DeTable<'_>, at: usize, lines: &mut Lines) -> Option<Value> {
    let (mut days, mut open, mut close, mut right) = (None, None, None, true);
    for entry in entries(table) {
        let found = match entry.key {
            "days" => {
                days = read_days(entry.value);
                days.is_some()
            }
            "open" => {
                open = read_time(entry.value);
                open.is_some()
            }
            "close" => {
                close = read_time(entry.value);
                close.is_some()
            }
            _ => {
                lines.wrong(entry.at, entry.key, "is not known in [[hours]]");
                right = false;
                continue;
            }
        };
        if !found {
            let what = match entry.key {
                "days" => "has to be days like [\"mon\", \"tue\", \"wed\"]",
                _ => "has to be a time like \"10:00\"",
            };
            lines.wrong(entry.at, entry.key, what);
            right = false;
        }
    }
    if !right {
        return None;
    }
    let (Some(days), Some(open), Some(close)) = (days, open, close) else {
        lines.note(at, "misses `days`, `open` or `close`".into());
        return None;
    };
    if open == close {
        let what = "begins opening hours that end when they begin";
        lines.note(at, what.into());
        return None;
    }
    Some(json!({ "days": days, "open": open, "close": close }))
}

fn read_days(value: &DeValue<'_>) -> Option<Vec<&'static str>> {
    let list = value.as_array().filter(|list| !list.is_empty())?;
    let mut days = Vec::new();
    for item in list {
        let name = item.get_ref().as_str()?.to_ascii_lowercase();
        let day = DAYS.into_iter().find(|day| *day == name)?;
        if !days.contains(&day) {
            days.push(day);
        }
    }
    Some(days)
}

/// Reads a time of day such as "10:00"; the end of a day is "24:00". TOML has its own times, without quotation
/// marks.
fn read_time(value: &DeValue<'_>) -> Option<String> {
    let (hour, minute) = match value {
        DeValue::String(text) => {
            let (hour, minute) = text.split_once(':')?;
            (number(hour)?, number(minute)?)
        }
        DeValue::Datetime(time) if time.date.is_none() && time.offset.is_none() => {
            let time = time.time?;
            (time.hour, time.minute)
        }
        _ => return None,
    };
    match (hour, minute) {
        (24, 0) | (0..24, 0..60) => Some(format!("{hour:02}:{minute:02}")),
        _ => None,
    }
}

fn number(text: &str) -> Option<u8> {
    let digits = (1..=2).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}
