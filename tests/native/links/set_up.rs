//! Positions that are pasted, or set up by hand: looked at, analysed, played on from, copied and linked.

use crate::common::duels::FACING;
use crate::common::fingers::{Table, think};
use crate::common::games::{QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD, begin, def};
use app::Event;
use app::board_review::BoardReview;
use base::words::Message;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Cell, Edit, Spot};
use scene::{LobbyTarget, ReplayTarget, ReviewTarget, SetUpTarget, SettingsTarget, Target};
use screens::GAMES;
use session::Match;
use session::cabinet::moves_text;

const CROSSED: &str = "5/1xo2/1ox2/2x2/5 o b3-c4";
const GAMES_FOR_TWO: [(&str, &str); 7] = [
    ("new quickway size=11 swap=on", CROSSED),
    ("new crossway size=11 swap=on", "4/1xo1/2x1/4 x -"),
    ("new quax size=11 swap=on", "5/1xo2/1ox2/2x2/5 o b3-c4"),
    ("new quadrex size=11 swap=on", "4/1xo1/4/4 x -"),
    ("new raindrops size=8", "bw1b/4/1w2/b3 w"),
    ("new rapid-transit size=8", "rcrc/crcr/rccr/crrc r - 0"),
    (
        "new switch-yard setup=beginner",
        "##2r2##/##5##/9/2b6/9/9/9/##5##/##r1b2## r",
    ),
];

fn own_text(table: &Table) -> String {
    table.app.session().unwrap().game().text()
}

#[test]
fn a_position_of_every_game_is_pasted_copied_and_linked() {
    for (new, position) in GAMES_FOR_TWO {
        let text = format!("{new}\nposition {position}\n");
        let game = moves_text::read(GAMES, &text).unwrap();
        assert_eq!((game.text().as_str(), game.moves()), (position, 0), "{new}");
        let written = moves_text::write(def(game.id()), &*game).unwrap();
        let again = moves_text::read(GAMES, &written).unwrap();
        assert_eq!(again.text(), position, "{written}");
        let mut table = Table::duelling(3, FACING, QUICKWAY, &[0, 0, 1]);
        let kept = table.app.kept();
        table.send(Event::Pasted(text.replace(' ', "  ")));
        assert_eq!(table.app.screen(), "replay", "{new}: {:?}", table.words());
        assert_eq!(own_text(&table), position);
        table.tap(Target::Replay(ReplayTarget::PlayOn));
        table.tap(Target::Question(scene::QuestionTarget::Yes));
        assert_eq!(table.app.screen(), "game");
        let (link, _) = table.app.kept().unwrap();
        assert_ne!(Some(&link), kept.as_ref().map(|(link, _)| link));
        let mut other = Table::duelling(3, FACING, QUICKWAY, &[0, 0, 1]);
        other.open(&link);
        assert_eq!(own_text(&other), position, "{link}");
    }
}

#[test]
fn a_line_without_a_game_opens_the_only_game_that_has_such_a_position() {
    let only = [
        ("4/1x2/2x1/4 o b3-c2", "Quax"),
        (GAMES_FOR_TWO[4].1, "Raindrops"),
        (GAMES_FOR_TWO[5].1, "Rapid"),
        (GAMES_FOR_TWO[6].1, "Switch"),
    ];
    for (position, title) in only {
        // Without the word a yard begins like a line that is skipped.
        let bare = Some(position.to_owned()).filter(|line| !line.starts_with('#'));
        for line in bare.into_iter().chain([format!("position {position}")]) {
            let game = moves_text::read(GAMES, &line).unwrap();
            assert_eq!(game.text(), position);
            let board = game.as_board().unwrap();
            let named = board.now().title().to_string();
            assert!(named.starts_with(title), "{line}: {named}");
        }
    }
}

/// The games of Quickway's family have the same notation of positions, so the text has to name the game.
#[test]
fn a_line_that_several_games_know_is_told_by_which_lines_to_name_one() {
    let several = [
        (CROSSED, "new quickway, new quax"),
        (
            "4/1xo1/4/4 x -",
            "new quickway, new crossway, new quax, new quadrex",
        ),
    ];
    for (position, lines) in several {
        for text in [format!("position {position}"), position.to_owned()] {
            let why = moves_text::read(GAMES, &text).map(|game| game.text());
            let why = why.expect_err("more than one game has it").to_string();
            assert!(why.starts_with("Line 1: Several games have"), "{why}");
            assert!(why.ends_with(&format!(": {lines}")), "{why}");
        }
        for line in lines.split(", ") {
            let game = moves_text::read(GAMES, &format!("{line}\nposition {position}"));
            assert_eq!(game.expect("it is named").text(), position, "{line}");
        }
    }
}

#[test]
fn turns_follow_upon_a_position_and_another_position_begins_anew() {
    let text = "new raindrops\nposition bw1b/4/1w2/b3 w\n";
    let game = moves_text::read(GAMES, text).unwrap();
    let turn = game.as_board().unwrap().now().example().unwrap();
    let text = format!("{text}play {turn}\n");
    let game = moves_text::read(GAMES, &text).unwrap();
    assert_eq!(
        (game.moves(), game.text().ends_with(" b")),
        (1, true),
        "{}",
        game.text()
    );
    let written = moves_text::write(def(game.id()), &*game).unwrap();
    assert!(
        written.ends_with(&text["new raindrops".len()..]),
        "{written}"
    );
    let anew = format!("{text}position bw1b/4/1w2/b3 b\n");
    assert_eq!(moves_text::read(GAMES, &anew).unwrap().moves(), 0);
}

#[test]
fn a_fault_in_a_position_is_reported_with_its_line() {
    let cases = [
        (
            "new quickway\nposition xo1/ox1/3 x -",
            "Line 2: Links are written",
        ),
        ("new quickway\nposition 3/3/4 x -", "Line 2: Row 3"),
        ("new quickway\nposition 2/2 x -", "board with 2 rows"),
        ("new quickway\nposition 3/3/3 w -", "written x or o"),
        ("new crossway\nposition xo1/ox1/3 x -", "never cross"),
        ("new quax\nposition x2/1o1/3 x a3-b2", "A link connects"),
        ("new quadrex\nposition xo1/o2/3 x -", "filled by itself"),
        ("new raindrops\n\nposition bw1b/5/1w2/b3 w", "Line 3: Row 2"),
        (
            "new raindrops\nposition b3/4/4/4 w",
            "Each colour needs a drop",
        ),
        (
            "new rapid-transit\nposition rcrc/crcr/rcrx/crcr r - 0",
            "Row 3",
        ),
        (
            "new rapid-transit\nposition rcrc/crcr/rcrc/crcr r - 3",
            "written like this",
        ),
        (
            "new switch-yard\nposition ##5##/##5##/b8/9/9/9/9/##5##/##5## r",
            "Row 3",
        ),
        (
            "new switch-yard\nposition ##5##/##5##/r8/9/9/9/9/##5##/##5## r",
            "The car on a7",
        ),
        ("position nonsense", "Line 1: No game has such a position"),
    ];
    for (text, told) in cases {
        let why = moves_text::read(GAMES, text).map(|game| game.text());
        let why = why.map_err(|why: Message| why.to_string());
        let Err(why) = why else {
            // Blue ships in the west.
            assert!(text.contains("/b8/"), "{text}");
            continue;
        };
        assert!(why.contains(told), "{text:?}: {why}");
    }
}

/// Answers requests to the engine, up to a maximum number.
fn answer(table: &mut Table, most: usize) {
    for _ in 0..most {
        let questions = table.questions();
        if questions.is_empty() {
            return;
        }
        for (id, question) in questions {
            table.send(Event::EngineReply {
                id,
                answer: think(&question).map_err(Message::from),
            });
        }
    }
}

#[test]
fn a_pasted_position_is_analysed_while_the_own_game_waits() {
    let mut table = Table::duelling(3, FACING, QUICKWAY, &[0, 0, 1]);
    table.turns("e1, a1");
    let kept = table.app.kept();
    table.send(Event::Pasted("new quickway\nposition 3/1x1/3 x -".into()));
    table.effects.clear();
    table.tap(Target::Review(ReviewTarget::Open));
    assert_eq!(table.app.screen(), "review");
    answer(&mut table, 1);
    let percent = |table: &Table| {
        let review = BoardReview::of(table.app.table().unwrap()).unwrap();
        (
            review.percent(0),
            review.best().map(|best| best.lines.len()),
        )
    };
    let (sure, lines) = percent(&table);
    assert!(
        sure.unwrap() > 50 && lines.unwrap() > 0,
        "{sure:?} {lines:?}"
    );
    // A turn is tried, and taken back again.
    table.tap(Target::Board(Spot::Cell("b3".parse().unwrap())));
    assert_eq!(own_review_text(&table), "1x1/1x1/3 o -");
    // The game goes on from there.
    let mut other = table.clone();
    other.tap(Target::Replay(ReplayTarget::PlayOn));
    other.tap(Target::Question(scene::QuestionTarget::Yes));
    assert_eq!(
        (other.app.screen(), own_text(&other).as_str()),
        ("game", "1x1/1x1/3 o -")
    );
    table.send(Event::Back);
    assert_eq!(table.app.screen(), "replay");
    assert_eq!(own_text(&table), "3/1x1/3 x -");
    table.tap(Target::ToLobby);
    assert_eq!(table.app.kept(), kept);
}

fn own_review_text(table: &Table) -> String {
    let review = BoardReview::of(table.app.table().unwrap()).unwrap();
    review.board().unwrap().play.now().text()
}

fn editing(game: rules::GameId) -> Table {
    let mut table = Table::new(3);
    table.tap(Target::Lobby(LobbyTarget::Game(game)));
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::SetUp(SetUpTarget::Open));
    assert_eq!(table.app.screen(), "set-up");
    table
}

fn touch(table: &mut Table, cells: &str) {
    for cell in cells.split(' ') {
        table.tap(Target::Board(Spot::Cell(cell.parse().unwrap())));
    }
}

#[test]
fn a_position_is_set_up_by_touch_and_played() {
    let mut table = editing(RAINDROPS);
    table.tap(Target::SetUp(SetUpTarget::Clear));
    assert_eq!(own_text(&table), "8/8/8/8/8/8/8/8 b");
    assert!(table.says("Each colour needs a drop"));
    assert!(!table.allows(Target::Replay(ReplayTarget::PlayOn)));
    assert!(!table.allows(Target::Review(ReviewTarget::Open)));
    touch(&mut table, "a1 c3 c5");
    table.tap(Target::SetUp(SetUpTarget::Second));
    touch(&mut table, "a2 h8 c5 b7");
    table.tap(Target::SetUp(SetUpTarget::Nothing));
    touch(&mut table, "b7");
    table.tap(Target::SetUp(SetUpTarget::Turn));
    assert_eq!(own_text(&table), "7w/8/8/2w5/8/2b5/w7/b7 w");
    // A piece that is there already is taken away.
    table.tap(Target::SetUp(SetUpTarget::Second));
    touch(&mut table, "h8");
    assert_eq!(own_text(&table), "8/8/8/2w5/8/2b5/w7/b7 w");
    table.tap(Target::Replay(ReplayTarget::PlayOn));
    assert_eq!(table.app.screen(), "game");
    assert_eq!(own_text(&table), "8/8/8/2w5/8/2b5/w7/b7 w");
    assert_eq!(table.app.session().unwrap().to_act(), Some(1));
    assert!(table.app.kept().is_some(), "it is kept like any other game");
}

#[test]
fn after_a_look_at_it_the_position_is_set_up_further() {
    let mut table = editing(RAPID_TRANSIT);
    let start = own_text(&table);
    assert!(
        !table.shows(Target::SetUp(SetUpTarget::Clear)),
        "it has no empty cells"
    );
    table.tap(Target::SetUp(SetUpTarget::Second));
    touch(&mut table, "a8");
    assert!(own_text(&table).starts_with("ccrcrcrc/"));
    table.tap(Target::Review(ReviewTarget::Open));
    assert_eq!(table.app.screen(), "review");
    table.tap(Target::Review(ReviewTarget::Close));
    assert_eq!(table.app.screen(), "set-up");
    table.tap(Target::SetUp(SetUpTarget::Start));
    assert_eq!(own_text(&table), start);
    table.tap(Target::ToLobby);
    assert_eq!(table.app.screen(), "lobby");
}

#[test]
fn a_finger_gives_a_crossing_to_the_other_link() {
    let mut table = editing(QUICKWAY);
    touch(&mut table, "e5 f6");
    table.tap(Target::SetUp(SetUpTarget::Second));
    touch(&mut table, "e6 f5");
    let marks = |table: &Table| own_text(table).rsplit(' ').next().unwrap().to_owned();
    assert_eq!(marks(&table), "e5-f6", "the older stones have it");
    let [from, to] = ["e6", "f5"].map(|cell| Target::Board(Spot::Cell(cell.parse().unwrap())));
    let [from, to] = [from, to].map(|target| table.place(target));
    table.down(1, from);
    table.slide(1, to);
    table.up(1, to);
    assert_eq!(marks(&table), "e6-f5");
}

#[test]
fn positions_cannot_be_set_up_during_a_game() {
    let mut table = Table::duelling(3, FACING, QUICKWAY, &[0, 0, 1]);
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert!(!table.shows(Target::SetUp(SetUpTarget::Open)));
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Seat(FACING[0], scene::SeatTarget::Resign));
    table.tap(Target::Seat(FACING[0], scene::SeatTarget::ResignYes));
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::SetUp(SetUpTarget::Open));
    assert_eq!(table.app.screen(), "set-up");
    assert!(table.app.linked_game().unwrap().hides_a_game());
}

/// Any position that is set up can be seen, and the rules know it or say why they do not.
#[test]
fn a_position_is_accepted_or_refused_with_a_sentence() {
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    for game in [QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD] {
        let variants = if game == QUICKWAY { 4 } else { 1 };
        for variant in 0..variants {
            let chosen: &[usize] = if game == QUICKWAY {
                &[variant, 0, 0]
            } else {
                &[0]
            };
            let mut position: Box<dyn Match> = begin(game, chosen).unwrap();
            let width = position.as_board().unwrap().now().width();
            let mut known = 0;
            for _ in 0..200 {
                let mut cell = || {
                    let [file, rank] = [(); 2].map(|()| chance.random_range(0..width));
                    Cell::new(file, rank)
                };
                let (one, other) = (cell(), cell());
                let edit = match chance.random_range(0..100) {
                    0 => Edit::Clear,
                    1 => Edit::Start,
                    2..10 => Edit::ToMove(chance.random_range(0..2)),
                    10..20 => Edit::Join(one, other),
                    20..30 => Edit::Put(one, None),
                    side => Edit::Put(one, Some(side % 2)),
                };
                let Some(edited) = position.edited(edit) else {
                    continue;
                };
                position = edited;
                let text = position.text();
                match position.at_position(&text) {
                    Ok(read) => {
                        assert_eq!(read.text(), text);
                        known += 1;
                    }
                    Err(why) => assert!(why.to_string().ends_with('.'), "{why}: {text}"),
                }
            }
            assert!(known > 20, "{game} {variant}: {known}");
        }
    }
}
