//! Looking back at a game for two that is over: the curve, the turns that tipped it, the better turn, and playing on
//! from there.

use app::Event;
use app::board_review::BoardReview;
use app::looking_back::LookingBack;
use base::table::Station;
use rules::request::{AnalysisTask, DEEPER_MS, EngineRequest};
use rules::{Level, Strength};
use scene::{LayerName, ReplayTarget, ReviewTarget, SeatTarget, Seek, Target};
use session::Controller;

use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::games::QUICKWAY;
use crate::common::screens::own_screen;

/// Turns of a game in which both players miss a win.
///
/// The player with e5 at the end connects their edges. The player who began could take it, and misses it. The other
/// one misses it, too, so the game is won two turns later.
const MISSED: &str = "e1, a5, e2, b5, e3, c5, e4, d5, e6, f5, e7, g5, e8, h5, e9, i5, a1, i9, e5";
/// After so many turns the win was missed.
const MISS: usize = 16;

const PLAY_ON: Target = Target::Replay(ReplayTarget::PlayOn);

/// Where who began sits, and the other one.
fn places(table: &Table) -> [Station; 2] {
    [0, 1].map(|seat| table.board().sitting[seat].place)
}

/// The button of who began.
fn button(table: &Table) -> Target {
    Target::Seat(places(table)[0], SeatTarget::Review)
}

fn ended() -> Table {
    let mut table = Table::duelling(3, FACING, QUICKWAY, &[0, 0, 1]);
    table.turns(MISSED);
    assert!(table.board().play.ended().is_some(), "the chain is whole");
    table
}

/// The same, looked back at by who began.
fn looked_back() -> Table {
    let mut table = ended();
    table.look_back_at(places(&table)[0]);
    table
}

/// The same, where the engine leaves the first question without an answer.
fn opened() -> Table {
    let mut table = ended();
    table.engine_is_silent = true;
    table.effects.clear();
    table.tap(button(&table));
    table
}

fn review(table: &Table) -> &BoardReview {
    let screen = table.app.table().expect("a game is on the table");
    BoardReview::of(screen).expect("it is looked back at")
}

/// Returns the version of the marks on the board. It changes when they change.
fn version(table: &Table) -> u64 {
    let view = table.view();
    let mut layers = view.layers.iter();
    let marks = layers.find(|layer| layer.name == LayerName::Towns);
    marks.expect("marks have a layer").version
}

fn at(table: &Table) -> usize {
    review(table).shown_so_far().at()
}

#[test]
fn the_curve_grows_to_the_end_and_tells_who_has_won() {
    let mut table = opened();
    assert_eq!(table.app.screen(), "review");
    assert_eq!(review(&table).progress(), (0, 20));
    assert!(table.answer_about_the_game());
    assert_eq!(review(&table).progress(), (1, 20), "one position at a time");
    while table.answer_about_the_game() {}
    assert_eq!(review(&table).progress(), (20, 20));
    let curve = |seat| review(&table).curve(seat).collect::<Vec<_>>();
    assert_eq!(curve(0)[19], 1.0);
    assert_eq!(curve(1)[19], 0.0);
    assert_eq!(curve(0)[MISS], 1.0, "the win was there");
    assert_eq!(curve(0)[MISS + 1], 0.0, "and then it was the other one's");
    let told = table.panel(places(&table)[0]).join(" ");
    assert!(told.contains("100%") && told.contains(" wins"), "{told}");
}

/// The accessible name of a button.
fn name_of(table: &Table, target: Target) -> String {
    table.app.say(&table.area(target).name)
}

/// Long before the win was missed, the other side had to stop it, and the stones were as good as on their edge.
#[test]
fn safe_links_are_shown_on_request() {
    let mut table = looked_back();
    let joints = Target::Review(ReviewTarget::Joints);
    while at(&table) > MISS - 3 {
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
    }
    while table.answer_about_the_game() {}
    assert_eq!(name_of(&table, joints), "Safe links");
    let before = version(&table);
    table.tap(joints);
    assert!(version(&table) != before, "lines lie on the board");
    let told = table.panel(places(&table)[0]).join(" ");
    let stops = told.split_once(" wins unless stopped now on: ");
    assert!(
        stops.is_some_and(|(_, cells)| cells.contains("e5")),
        "{told}"
    );
    let name = name_of(&table, joints);
    assert!(name.starts_with("Safe links: "), "{name}");
    assert!(name.contains(" from e8 to the edge"), "{name}");
    // The side that wins has nothing to stop.
    while at(&table) < MISS {
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::Next)));
    }
    while table.answer_about_the_game() {}
    let told = table.panel(places(&table)[0]).join(" ");
    assert!(!told.contains("unless stopped"), "{told}");
    table.tap(joints);
    assert_eq!(name_of(&table, joints), "Safe links");
    let told = table.panel(places(&table)[0]).join(" ");
    assert!(told.contains("Best "), "{told}");
}

/// A look of a moment is no master's.
#[test]
fn it_says_how_long_each_position_was_looked_at_and_names_no_level() {
    let mut table = looked_back();
    let (mut better, mut same) = (0, 0);
    for _ in 0..=MISS {
        let words = table.words().join(" ");
        assert!(!words.to_lowercase().contains("master"), "{words}");
        let told = words.contains("(after 0.1 s)") || words.contains("(after 2.0 s)");
        better += usize::from(words.contains("Best here: ") && told);
        same += usize::from(words.contains("Best move here (after ") && told);
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
    }
    assert!(better > 0 && same > 0, "{better} {same}");
}

/// Returns the position and the milliseconds of the latest request about the game.
fn asked(table: &mut Table) -> Option<(u32, usize, u16)> {
    let (id, question) = table.questions().pop()?;
    let request = EngineRequest::from_bytes(&question).expect("it is a question");
    let task: AnalysisTask = request.inside().expect("it is about a game that is over");
    Some((id, task.after as usize, task.millis))
}

#[test]
fn a_shown_position_is_analysed_for_longer() {
    let mut table = opened();
    let even = || Ok("0.5000 other\n0 e5".to_owned());
    let answer = |table: &mut Table, id| {
        table.send(Event::EngineReply { id, answer: even() });
    };
    // Each for a moment, and none deeper before all are known; what is over needs no thought.
    for at in 0..19 {
        let (id, after, millis) = asked(&mut table).expect("the next one");
        assert_eq!((after, millis), (at, 80));
        answer(&mut table, id);
    }
    assert_eq!(review(&table).progress(), (20, 20));
    assert_eq!(asked(&mut table), None, "no turn has lost anything");
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
    assert_eq!(at(&table), 17);
    // The request for the current one came with the request for 18, for comparison.
    let mut deeper = Vec::new();
    while let Some((id, after, millis)) = asked(&mut table) {
        deeper.push((after, millis));
        // There is no other request meanwhile.
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::Next)));
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
        assert_eq!(asked(&mut table), None);
        answer(&mut table, id);
    }
    let [first, last] = DEEPER_MS;
    assert_eq!(deeper, [(18, first), (17, first), (17, last), (18, last)]);
    assert!(table.says("(after 2.0 s)"));
    // The one that plays by itself is not looked at for long.
    table.tap(Target::Replay(ReplayTarget::Play));
    assert_eq!(asked(&mut table), None);
}

#[test]
fn the_worst_turn_of_each_side_is_offered_though_none_has_tipped_the_game() {
    let mut table = opened();
    // The first side slips at turn 2, the other one at turn 11; before and after nothing is lost.
    let expects = |at: usize| match at {
        0..=2 => 0.5,
        3..=11 => 0.42,
        _ => 0.55,
    };
    let mut deeper = Vec::new();
    while let Some((id, after, millis)) = asked(&mut table) {
        if millis > 80 {
            deeper.push((after, millis));
        }
        let own = match after % 2 {
            0 => expects(after),
            _ => 1.0 - expects(after),
        };
        let answer = Ok(format!("{own:.4} other\n0 e5"));
        table.send(Event::EngineReply { id, answer });
    }
    let points = review(&table).turning_points();
    assert_eq!(points, [2, 11]);
    // A turn is judged by looks of the same length at what was before it and after it.
    assert_eq!(deeper, [(2, 500), (3, 500), (11, 500), (12, 500)]);
}

#[test]
fn a_turning_point_leads_to_the_better_turn_on_the_board() {
    let mut table = looked_back();
    let points = review(&table).turning_points();
    assert!(points.contains(&MISS) && points.len() <= 4, "{points:?}");
    table.drag(Target::Replay(ReplayTarget::Timeline), 0.0);
    for point in &points {
        table.tap(Target::Review(ReviewTarget::Turning));
        assert_eq!(at(&table), *point);
        assert!(
            review(&table).better().is_some(),
            "something was missed there"
        );
    }
    table.drag(Target::Replay(ReplayTarget::Timeline), MISS as f32 / 19.0);
    assert_eq!(at(&table), MISS);
    let better = review(&table).better().expect("a win was missed");
    assert_eq!(better.turns[0].touches, ["e5".parse().unwrap()]);
    assert_eq!(review(&table).percent(0), Some(100));
    let told = table.panel(places(&table)[0]).join(" ");
    assert!(told.contains("Best here: e5"), "{told}");
    let marked = version(&table);
    // The other one misses the same cell, and then it is not missed any more.
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::Next)));
    assert_eq!(version(&table), marked);
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::Next)));
    assert_eq!(at(&table), MISS + 2);
    assert_ne!(version(&table), marked, "the marks have gone");
    table.tap(Target::Review(ReviewTarget::Close));
    assert_eq!(table.app.screen(), "results");
}

#[test]
fn a_finger_that_comes_near_a_dot_means_it() {
    let mut table = Table::duelling(3, FACING, QUICKWAY, &[0, 0, 1]);
    // Stones that join nothing make the game long, and its turns narrow on the curve.
    let mut before = 0;
    for (rank, files) in [
        (9, "abcdfg"),
        (8, "abcdfghi"),
        (3, "abcdfghi"),
        (2, "abcdfghi"),
    ] {
        for file in files.chars() {
            table.turns(&format!("{file}{rank}"));
            before += 1;
        }
    }
    table.turns(MISSED);
    table.look_back_at(places(&table)[0]);
    let (turns, miss) = (before + 19, before + MISS);
    assert!(review(&table).turning_points().contains(&miss));
    let along = |turn: f32| turn / turns as f32;
    let timeline = Target::Replay(ReplayTarget::Timeline);
    table.drag(timeline, along(miss as f32 + 0.7));
    assert_eq!(at(&table), miss, "another turn is nearer");
    table.drag(timeline, along(miss as f32 - 4.0));
    assert_eq!(at(&table), miss - 4);
}

#[test]
fn playing_on_against_a_master_keeps_the_finished_game() {
    let mut table = looked_back();
    assert!(!table.allows(PLAY_ON), "the end is the end");
    table.drag(Target::Replay(ReplayTarget::Timeline), MISS as f32 / 19.0);
    let (kept, number) = (table.app.kept(), table.app.keeper.number());
    table.engine_is_silent = true;
    table.effects.clear();
    table.tap(PLAY_ON);
    assert_eq!(table.app.screen(), "game");
    let session = table.app.session().unwrap();
    assert_eq!((session.moves(), session.to_act()), (MISS, Some(0)));
    let controllers = [0, 1].map(|seat| session.seats()[seat].controller);
    let master = Controller::Computer(Level::Fixed(Strength::Master));
    assert_eq!(controllers, [Controller::Person, master]);
    table.touch("e5");
    table.ok();
    assert!(
        table.board().play.ended().is_some(),
        "so it would have ended"
    );
    assert_eq!(table.app.keeper.number(), number, "nothing else is kept");
    table.tap(Target::Review(ReviewTarget::Back));
    assert_eq!((table.app.screen(), at(&table)), ("review", MISS));
    assert_eq!(review(&table).progress(), (20, 20));
    table.tap(Target::Review(ReviewTarget::Close));
    assert_eq!(table.app.kept(), kept);
}

#[test]
fn a_player_reviewing_the_other_side_plays_on_as_it() {
    let mut table = looked_back();
    table.tap(Target::Review(ReviewTarget::Player(places(&table)[1])));
    table.drag(Target::Replay(ReplayTarget::Timeline), 0.0);
    table.engine_is_silent = true;
    table.effects.clear();
    table.tap(PLAY_ON);
    let session = table.app.session().unwrap();
    assert_eq!(session.moves(), 0);
    assert!(!session.seats()[0].is_person() && session.seats()[1].is_person());
    assert_eq!(table.questions().len(), 1, "the computer begins");
    // Away in the middle of it, without being asked: nothing is lost.
    table.tap(Target::Review(ReviewTarget::Back));
    assert_eq!((table.app.screen(), at(&table)), ("review", 0));
}

#[test]
fn an_unfinished_review_is_asked_on_after_playing_on() {
    let mut table = opened();
    table.answer_about_the_game();
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
    table.effects.clear();
    table.tap(PLAY_ON);
    table.effects.clear();
    table.tap(Target::Review(ReviewTarget::Back));
    assert_eq!(review(&table).progress(), (1, 20));
    while table.answer_about_the_game() {}
    assert_eq!(review(&table).progress(), (20, 20));
}

#[test]
fn the_review_opens_only_after_the_game() {
    let mut table = Table::duelling(3, FACING, QUICKWAY, &[0, 0, 1]);
    table.turns("e1, a1");
    assert!(!table.shows(button(&table)));
    table.tap(Target::Seat(places(&table)[0], SeatTarget::Resign));
    table.tap(Target::Seat(places(&table)[0], SeatTarget::ResignYes));
    table.look_back_at(places(&table)[0]);
    assert_eq!(review(&table).progress(), (3, 3));
    // The rules have not ended it, so people can try how it would have continued.
    assert!(table.allows(PLAY_ON));
    let told = table.panel(places(&table)[0]).join(" ");
    assert!(told.contains("Best here"), "{told}");
}

#[test]
fn the_review_stops_after_a_garbled_answer() {
    for answer in [Ok("rubbish".into()), Err("It broke.".into())] {
        let mut table = opened();
        let (id, _) = table.questions()[0].clone();
        table.send(Event::EngineReply {
            id: id + 7,
            answer: Ok("0.5000 other\n0 e5".into()),
        });
        assert_eq!(review(&table).progress().0, 0, "nobody has asked that");
        table.send(Event::EngineReply { id, answer });
        assert_eq!(review(&table).progress().0, 0);
        assert!(review(&table).broken().is_some());
        assert!(table.questions().is_empty());
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
        assert_eq!(
            at(&table),
            18,
            "the game can be looked through all the same"
        );
    }
}

#[test]
fn it_plays_by_itself_until_a_finger_comes() {
    let mut table = looked_back();
    table.drag(Target::Replay(ReplayTarget::Timeline), 0.0);
    table.tap(Target::Replay(ReplayTarget::Play));
    let wake = |table: &mut Table| {
        table.now = table.app.wake_at().expect("it goes on").value();
        table.feed(Event::Wake);
    };
    wake(&mut table);
    wake(&mut table);
    assert_eq!(at(&table), 2);
    let slow = table.app.wake_at().unwrap().value() - table.now;
    table.tap(Target::Replay(ReplayTarget::Speed));
    let quick = table.app.wake_at().unwrap().value() - table.now;
    assert!(quick <= slow / 2.0, "{quick} is no half of {slow}");
    // The rules sheet hides it.
    table.tap(Target::Replay(ReplayTarget::Play));
    let here = at(&table);
    assert_eq!(table.app.wake_at(), None);
    table.tap(Target::Replay(ReplayTarget::Play));
    for _ in here..19 {
        wake(&mut table);
    }
    assert_eq!(
        (at(&table), table.app.wake_at()),
        (19, None),
        "that is the end"
    );
}

#[test]
fn a_game_of_a_link_plays_by_itself_too() {
    let (link, _) = ended().app.kept().unwrap();
    let mut table = Table::new(1);
    table.send(Event::Link(link));
    table.tap(Target::Replay(ReplayTarget::Play));
    let shown = |table: &Table| table.app.linked_game().unwrap().replay.at();
    assert_eq!(shown(&table), 0, "from the beginning again");
    table.now = table.app.wake_at().unwrap().value();
    table.feed(Event::Wake);
    assert_eq!(shown(&table), 1);
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::End)));
    assert_eq!(table.app.wake_at(), None);
}

#[test]
fn an_own_screen_looks_back_too() {
    for size in [(390.0, 844.0), (844.0, 390.0)] {
        let mut table = ended();
        table.send(Event::Window(own_screen(size)));
        table.look_back_at(places(&table)[0]);
        table.drag(Target::Replay(ReplayTarget::Timeline), MISS as f32 / 19.0);
        assert_eq!(at(&table), MISS);
        assert!(review(&table).board().unwrap().screen.upright);
        table.engine_is_silent = true;
        table.tap(PLAY_ON);
        assert_eq!(table.app.session().unwrap().moves(), MISS);
    }
}
