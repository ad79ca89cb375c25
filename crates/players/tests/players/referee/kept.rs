//! Games saved and loaded as lines of text.

use super::known::POSITIONS;
use super::{Referee, play, referee, refuse, started, tell};

/// Games that can be loaded: one of Quax, one of Rapid Transit.
pub const LINKS: [&str; 2] = [
    "UgMeAAhxdWlja3dheQAEAgUBAAAKv6xfbQjlo6JM5a6sBmrkkpQ",
    "UgMgAA1yYXBpZC10cmFuc2l0AAIEAAAIWQJTNQeEt1kUv-1_kmdt8A",
];

/// A session with a game on, unless the game is not in this build.
fn begun(game: &str) -> Option<Referee> {
    let mut session = referee();
    let name = game.split(' ').next()?;
    tell(&mut session, "games")
        .lines()
        .find(|&here| here == name)?;
    tell(&mut session, &format!("new {game}"));
    Some(session)
}

/// Everything that a session tells of its game.
fn told(session: &mut Referee) -> Vec<String> {
    let ask = [
        "show", "turn", "legal", "outcome", "cities 0", "cities 1", "map",
    ];
    let answers = ask.map(|line| session.answer(line.as_bytes()).expect("an answer"));
    answers.map(|answer| answer.to_string()).into()
}

/// Saves, and loads into a new session; both must then give the same answers.
fn check_goes_on(session: &mut Referee) {
    let text = tell(session, "save");
    assert!(!text.contains(['\n', ' ']), "{text}");
    let mut other = referee();
    assert_eq!(tell(&mut other, &format!("load {text}")), "");
    loop {
        assert_eq!(told(&mut other), told(session));
        assert_eq!(tell(&mut other, "save"), tell(session, "save"));
        let undone = session.answer(b"undo");
        assert_eq!(other.answer(b"undo"), undone);
        if undone.is_none_or(|answer| answer.0.is_err()) {
            return;
        }
    }
}

#[test]
fn games_go_on_from_what_was_saved() {
    for game in [
        "transglobal-rail seats=2 map=usa bank=7 seed=5",
        "transglobal-rail",
        "quickway size=5",
        "crossway size=4 swap=off",
        "quax size=5",
        "quadrex size=4",
        "raindrops size=4",
        "rapid-transit size=4",
        "switch-yard",
        "switch-yard setup=custom",
    ] {
        let Some(mut session) = begun(game) else {
            continue;
        };
        for number in 0..24_usize {
            let legal = tell(&mut session, "legal");
            let steps: Vec<_> = legal.lines().collect();
            match steps.as_slice() {
                [] => break,
                // Some steps have to be OK, or no turn would end.
                [.., "ok"] if number % 2 == 1 => play(&mut session, &["ok"]),
                _ => play(&mut session, &[steps[number * 37 % steps.len()]]),
            }
        }
        check_goes_on(&mut session);
    }
}

#[test]
fn games_from_positions_go_on_too() {
    let mut kept = 0;
    for game in [
        "quickway",
        "crossway",
        "quax",
        "quadrex",
        "raindrops",
        "rapid-transit",
        "switch-yard",
    ] {
        for position in POSITIONS {
            let Some(mut session) = begun(game) else {
                continue;
            };
            let line = format!("position {position}");
            if session
                .answer(line.as_bytes())
                .is_some_and(|answer| answer.0.is_ok())
            {
                kept += 1;
                check_goes_on(&mut session);
            }
        }
    }
    assert!(kept >= 12, "{kept} positions");
}

#[test]
fn a_failed_load_leaves_the_game_unchanged() {
    let mut session = started(" seats=3");
    play(&mut session, &["hub 5"]);
    let before = told(&mut session);
    let save = tell(&mut session, "save");
    let other = "B".repeat(1_000_000);
    let cut = &save[..save.len() - 1];
    let spelled = [
        (save.to_lowercase(), "It’s not a Roundhouse game."),
        (format!("{save} "), "It’s not a Roundhouse game, or part"),
        (format!(" {save}"), "It’s not a Roundhouse game, or part"),
        (format!("{save}="), "It’s not a Roundhouse game, or part"),
        (format!("{save}AAAA"), "It’s incomplete."),
        (cut.to_string(), "It’s"),
        (other, "It’s too long to be a game."),
        (
            save.replacen("UgM", "UgE", 1),
            "It was made by an older version of Roundhouse",
        ),
    ];
    for (text, why) in spelled {
        let refused = refuse(&mut session, &format!("load {text}"));
        assert!(refused.starts_with(why), "{text}: {refused}");
        assert_eq!(told(&mut session), before);
    }
    for line in ["load", "save 1", "load ", "save "] {
        refuse(&mut session, line);
    }
    assert_eq!(told(&mut session), before);
    let line = format!("load {}", LINKS[0]);
    tell(&mut session, &line);
    assert_eq!(
        tell(&mut session, "show"),
        "o3o/1o1xo/2x2/1x3/5 o b2-c3,c3-d4"
    );
}
