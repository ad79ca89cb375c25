//! A game for two as text to copy and to paste: the referee reads the copied text, pasted text is replayed, and
//! garbage gets a sentence with its line.

use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::games::{QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD, def};
use crate::common::touches::random_turn;
use app::{Effect, Event};
use players::PROTOCOLS;
use players::referee::{Host, Referee};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::connection::Connection;
use rules::raindrops::Raindrops;
use rules::rapid_transit::RapidTransit;
use rules::record::Record;
use rules::switch_yard::SwitchYard;
use scene::{SettingsTarget, ShareTarget, Target};
use screens::GAMES;
use session::boards::BoardGame;
use session::cabinet::moves_text;
use session::{BoardMatch, Match};

/// A game of some turns by people who touch anything.
fn played<G: BoardGame>(chosen: &[usize], turns: usize) -> Box<dyn Match> {
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    let mut record = Record::new(G::begin(chosen).expect("it is offered"));
    while record.steps().len() < turns && record.now().to_act().is_some() {
        let turn = random_turn(record.now(), &mut chance);
        record.play(turn).expect("what was touched is allowed");
    }
    Box::new(BoardMatch::new(record))
}

fn games() -> Vec<Box<dyn Match>> {
    let mut all: Vec<_> = (0..4)
        .map(|variant| played::<Connection>(&[variant, 0, variant % 2], 40))
        .collect();
    all.push(played::<Raindrops>(&[0], 20));
    all.push(played::<RapidTransit>(&[0], 40));
    all.extend((0..3).map(|setup| played::<SwitchYard>(&[setup], 12)));
    all
}

#[test]
fn every_game_is_copied_as_the_referee_reads_it_and_pasted_as_it_was() {
    for game in games() {
        let text = moves_text::write(def(game.id()), &*game).expect("it began as usual");
        let again = moves_text::read(GAMES, &text).unwrap();
        assert_eq!(again.text(), game.text(), "{text}");
        assert_eq!(again.moves(), game.moves());
        let host = Host {
            clock: || 0.0,
            map: |_| None,
        };
        let mut referee = Referee::new(PROTOCOLS, host);
        for line in text.lines() {
            let answer = referee.answer(line.as_bytes()).unwrap().to_string();
            assert!(answer.starts_with("= "), "{line}: {answer}");
        }
        let shown = referee.answer(b"show").unwrap().to_string();
        assert_eq!(shown, format!("= {}\n\n", game.text()));
    }
}

#[test]
fn the_moves_are_copied_from_the_sheet_of_the_link() {
    for game in [QUICKWAY, RAPID_TRANSIT, RAINDROPS, SWITCH_YARD] {
        let mut table = Table::duelling(3, FACING, game, &[]);
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(Target::Share(ShareTarget::Open));
        table.effects.clear();
        table.tap(Target::Share(ShareTarget::Moves));
        let copied = table.effects.iter().find_map(|effect| match effect {
            Effect::Copy(text) => Some(text.clone()),
            _ => None,
        });
        let text = copied.expect("the moves are copied");
        assert!(
            text.starts_with("new ") && text.lines().count() == 1,
            "{text}"
        );
        table.send(Event::Copied(true));
        let told = table.app.screen();
        assert_eq!(told, "share");
    }
}

#[test]
fn a_pasted_game_is_replayed_and_the_own_one_waits() {
    let mut table = Table::duelling(3, FACING, QUICKWAY, &[0, 0, 1]);
    table.turns("e1, a1");
    let kept = table.app.kept();
    let text = "# two moves\nnew quickway size=9 swap=off\r\n\nplay e5\nplay d4\n";
    table.send(Event::Pasted(text.into()));
    assert_eq!(table.app.screen(), "replay");
    let linked = table.app.linked_game().unwrap();
    assert_eq!((linked.replay.steps(), linked.hides_a_game()), (2, true));
    table.tap(Target::ToLobby);
    assert_eq!(table.app.kept(), kept, "the own game is there again");
    // A link that is pasted is opened like one that is typed.
    let (link, _) = kept.unwrap();
    table.send(Event::Pasted(format!(
        " https://example.org/#game={link}\n"
    )));
    assert_eq!(table.app.screen(), "replay");
}

#[test]
fn games_and_links_garbled_by_chat_or_mail_open() {
    let mut table = Table::duelling(3, FACING, QUICKWAY, &[0, 0, 1]);
    table.turns("e1, a1");
    let (link, _) = table.app.kept().unwrap();
    let first = &link[..link.len() / 2];
    let rest = &link[link.len() / 2..];
    let texts = [
        "new quickway size=9 swap=off\nplay\te5\nPlay\u{a0}D4".to_owned(),
        "\u{feff}New\u{3000}quickway\u{2028}play \u{ff25}\u{ff15}\u{2029}play d\u{664}".into(),
        format!("Look: https://example.org/#game={link}."),
        format!("(https://example.org/#game={link})"),
        format!("https://example.org/#game={link}&fbclid=IwAR0_x"),
        format!("https://example.org/#game%3D{}", link.replace('-', "%2D")),
        format!(
            "https://example.org/#game={}",
            link.replace("--", "\u{2014}")
        ),
        format!(
            "https://example.org/#game={}",
            link.replace('-', "\u{2011}")
        ),
        format!("https://example.org/#game={first}\u{200b}{rest}"),
        format!("https://example.org/#game={first}\r\n{rest}\n"),
        format!("<https://example.org/#game={link}> and more words."),
    ];
    for text in texts {
        table.send(Event::Pasted(text.clone()));
        assert_eq!(table.app.screen(), "replay", "{text:?}");
        assert_eq!(
            table.app.linked_game().unwrap().replay.steps(),
            2,
            "{text:?}"
        );
        table.tap(Target::ToLobby);
    }
}

#[test]
fn garbage_is_told_with_its_line_and_changes_nothing() {
    let cases = [
        ("", "A game begins with"),
        ("hello", "Line 1"),
        ("new chess", "\u{201c}chess\u{201d}"),
        ("new transglobal-rail", "\u{201c}transglobal-rail\u{201d}"),
        ("new quickway size=10", "size=10"),
        ("new quickway variant=quax", "variant=quax"),
        ("\n\nnew quickway\nplay e5\nplay e5", "Line 5"),
        ("new quickway\nplay z99", "Line 2"),
        ("new quickway\ne5", "Line 2"),
        ("new quickway\nplay swap", "Line 2"),
        ("new switch-yard\nplay c2-c6\nplay \u{1f682}", "Line 3"),
    ];
    for (text, told) in cases {
        let mut table = Table::duelling(3, FACING, QUICKWAY, &[0, 0, 1]);
        let kept = table.app.kept();
        table.send(Event::Pasted(text.into()));
        assert_eq!(table.app.screen(), "trouble", "{text:?}");
        let said = table.words().join(" ");
        assert!(said.contains(told), "{text:?}: {said}");
        table.tap(Target::Dismiss);
        assert_eq!(table.app.kept(), kept);
    }
    let long = format!("new quickway\n{}", "play e5\n".repeat(40_000));
    let why = moves_text::read(GAMES, &long).map(|_| ()).unwrap_err();
    assert!(why.to_string().starts_with("A game begins with"), "{why}");
}
