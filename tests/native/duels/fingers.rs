//! Many hands at a game for two: only the player on turn changes anything, and nothing that a
//! finger does by mistake is lost on the game.

use std::collections::BTreeSet;

use crate::common::cases;
use crate::common::games::{QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use roundhouse::Millis;
use roundhouse::app::{Event, Key, Sound};
use roundhouse::games::switch_yard::yard;
use roundhouse::games::{Cell, GameId, Spot};
use roundhouse::scene::{
    Item, LayerName, LobbyTarget, Op, Page, Point, QuestionTarget, ResultsTarget, RulesTarget,
    STAGE_HEIGHT, STAGE_WIDTH, SeatTarget, SettingsTarget, SheetTarget, Target, TargetArea,
};
use roundhouse::table::{PlayerColour, Station};

use crate::common::duels::{FACING, cells};
use crate::common::fingers::Table;

fn quickway() -> Table {
    Table::duelling(3, FACING, QUICKWAY, &[0, 0, 0])
}

fn yard() -> Table {
    Table::duelling(3, FACING, SWITCH_YARD, &[0])
}

fn cell(name: &str) -> Target {
    Target::Board(Spot::Cell(name.parse().expect("a cell")))
}

#[test]
fn who_waits_changes_nothing() {
    let mut table = quickway();
    table.turns("e5");
    table.touch("d4");
    let waiting = table.waiting();
    table.sounds();
    for button in [SeatTarget::Undo, SeatTarget::Ok] {
        assert!(!table.allows(Target::Seat(waiting, button)));
        table.tap(Target::Seat(waiting, button));
        assert_eq!(table.sounds(), [Sound::Buzz]);
        assert_eq!(table.touched(), "d4");
    }
    assert_eq!(table.board().turns(), 1);
}

#[test]
fn a_finger_on_the_board_and_one_on_the_other_panel_do_not_meddle() {
    let mut table = quickway();
    let (mover, waiting) = (table.mover(), table.waiting());
    let (at, ok, undo) = (
        table.place(cell("d4")),
        table.place(Target::Seat(waiting, SeatTarget::Ok)),
        table.place(Target::Seat(waiting, SeatTarget::Undo)),
    );
    table.down(1, at);
    table.down(2, ok);
    table.down(3, undo);
    table.up(1, at);
    table.up(2, ok);
    table.up(3, undo);
    assert_eq!(table.touched(), "d4");
    assert_eq!(table.board().turns(), 0);
    // And the other way round: a finger that waits on OK for its own turn confirms nothing.
    table.down(4, ok);
    table.tap(Target::Seat(mover, SeatTarget::Ok));
    assert_eq!(table.board().turns(), 1);
    table.touch("a1");
    table.up(4, ok);
    assert_eq!(
        table.board().turns(),
        1,
        "OK was not allowed when the finger went down"
    );
    assert_eq!(table.touched(), "a1");
}

/// The cells that are marked as those to touch or to go to next.
fn lit(table: &Table) -> BTreeSet<Cell> {
    let scene = table.view();
    let marks = scene
        .layers
        .iter()
        .find(|layer| layer.name == LayerName::Towns);
    let items = marks.expect("a board has marks").items.iter();
    let ops = items.flat_map(|item| match item {
        Item::Path { path, .. } => path.clone(),
        Item::Text(_) => Vec::new(),
    });
    let centres: Vec<_> = ops
        .filter_map(|op| match op {
            Op::Circle(centre, _) => Some(centre),
            _ => None,
        })
        .collect();
    let marked = |area: &&TargetArea| {
        let middle = area.area.middle();
        centres.iter().any(|centre| centre.distance(middle) < 1.0)
    };
    let cells = scene.targets.iter().filter(marked);
    cells
        .filter_map(|area| match area.target {
            Target::Board(Spot::Cell(cell)) => Some(cell),
            _ => None,
        })
        .collect()
}

/// Carries a train, picked up by its ends, by one of its cars: what is lit is accepted, and nothing
/// else is.
fn check_carried(ends: &str, by: &str) {
    let mut table = yard();
    table.touch(ends);
    let goals: BTreeSet<_> = table.board().reach().next.iter().copied().collect();
    assert!(!goals.is_empty(), "{ends} can move");
    let at = table.place(cell(by));
    table.down(5, at);
    table.slide(5, Point::new(at.x + 3.0, at.y - 30.0));
    assert_eq!(lit(&table), goals, "{ends} by {by}");
    let all: Vec<_> = yard::cells().collect();
    for goal in all {
        let mut tried = table.clone();
        let at = tried.place(Target::Board(Spot::Cell(goal)));
        tried.slide(5, at);
        tried.up(5, at);
        let expected = match goals.contains(&goal) {
            true => format!("{ends} {goal}"),
            false => ends.into(),
        };
        if goal.to_string() != by {
            assert_eq!(tried.touched(), expected, "{ends} by {by} to {goal}");
        }
    }
}

#[test]
fn what_is_lit_while_a_train_is_dragged_is_what_the_train_can_do() {
    for (ends, cars) in [
        ("c2 c1", "c2 c1"),
        ("c2 e2", "c2 d2 e2"),
        ("e2 c2", "c2 d2 e2"),
    ] {
        for by in cars.split(' ') {
            check_carried(ends, by);
        }
    }
}

#[test]
fn where_nearly_every_cell_is_free_only_the_others_are_marked() {
    let crossway = 1;
    let mut table = Table::duelling(3, FACING, QUICKWAY, &[crossway, 0, 1]);
    let crosses = |table: &Table| {
        let (scene, strokes) = (table.view(), strokes(table));
        let middles = scene.targets.iter().filter_map(|area| {
            let Target::Board(Spot::Cell(cell)) = area.target else {
                return None;
            };
            let middle = area.area.middle();
            let is_crossed = strokes.iter().filter(|(from, to)| {
                from.distance(*to) > 1.0 && from.towards(*to, 0.5).distance(middle) < 1.0
            });
            (is_crossed.count() == 2).then_some(cell.to_string())
        });
        middles.collect::<Vec<_>>()
    };
    assert!(lit(&table).is_empty(), "a whole board of dots says nothing");
    assert!(crosses(&table).is_empty());
    table.turns("d4, e4, a1, d5");
    assert_eq!(crosses(&table), ["e5"], "it would cut across a corner");
    assert!(lit(&table).is_empty());
    table.tap(cell("e5"));
    assert_eq!(table.touched(), "");
}

/// The lines among the marks that have two ends.
fn strokes(table: &Table) -> Vec<(Point, Point)> {
    let scene = table.view();
    let mut layers = scene.layers.iter();
    let marks = layers.find(|layer| layer.name == LayerName::Towns);
    let items = marks.expect("a board has marks").items.iter();
    let paths = items.filter_map(|item| match item {
        Item::Path { path, .. } => Some(path),
        Item::Text(_) => None,
    });
    let lines = paths.flat_map(|path| {
        path.windows(2).filter_map(|ops| match *ops {
            [Op::Move(from), Op::Line(to)] => Some((from, to)),
            _ => None,
        })
    });
    lines.collect()
}

#[test]
fn what_is_lit_while_anything_is_dragged_is_accepted() {
    let games = [(SWITCH_YARD, "c2 c5"), (RAPID_TRANSIT, ""), (RAINDROPS, "")];
    for (game, turn) in games {
        let mut table = Table::duelling(3, FACING, game, &[0]);
        table.turns(turn);
        let starts = lit(&table);
        assert!(!starts.is_empty());
        for from in starts {
            let at = table.place(Target::Board(Spot::Cell(from)));
            let mut held = table.clone();
            held.down(5, at);
            held.slide(5, Point::new(at.x + 3.0, at.y - 10.0));
            for goal in lit(&held) {
                let mut tried = held.clone();
                let at = tried.place(Target::Board(Spot::Cell(goal)));
                tried.slide(5, at);
                tried.up(5, at);
                let touched = tried.touched();
                assert_eq!(touched, format!("{from} {goal}"), "{game:?}");
            }
        }
    }
}

#[test]
fn two_fingers_on_ok_confirm_once() {
    let mut table = quickway();
    table.touch("d4");
    let ok = table.place(Target::Seat(table.mover(), SeatTarget::Ok));
    let beside = Point::new(ok.x + 12.0, ok.y);
    table.down(1, ok);
    table.down(2, beside);
    table.up(1, ok);
    let after = table.position();
    table.up(2, beside);
    assert_eq!(table.board().turns(), 1);
    assert_eq!(table.position(), after);
}

#[test]
fn a_finger_from_an_earlier_turn_does_nothing() {
    let mut table = yard();
    table.touch("c2 c5");
    let (from, to) = (table.place(cell("c8")), table.place(cell("c6")));
    table.down(9, from);
    table.ok();
    let before = table.position();
    table.slide(9, to);
    table.up(9, to);
    assert_eq!(
        (table.touched(), table.position()),
        (String::new(), before.clone())
    );
    table.down(9, from);
    table.slide(9, to);
    table.up(9, to);
    assert_eq!(table.touched(), "c8 c6", "one that goes down now does");
}

#[test]
fn palms_and_contacts_that_are_taken_away_leave_nothing() {
    let mut table = yard();
    let calm = table.versions();
    let at = table.place(cell("c2"));
    let to = table.place(cell("c5"));
    table.send(Event::Down {
        contact: 1,
        at,
        width: 100.0,
    });
    table.up(1, at);
    assert_eq!(
        (table.touched(), table.versions()),
        (String::new(), calm.clone())
    );
    // A finger that lies down flat on its way is a palm too.
    table.down(2, at);
    table.slide(2, to);
    assert_ne!(table.versions(), calm, "the car is seen under the finger");
    table.send(Event::Move {
        contact: 2,
        at: to,
        width: 100.0,
    });
    table.up(2, to);
    assert_eq!(
        (table.touched(), table.versions()),
        (String::new(), calm.clone())
    );
    for gone in [Event::Cancel { contact: 3 }, Event::LetGo] {
        table.down(3, at);
        table.slide(3, to);
        table.send(gone);
        table.up(3, to);
        assert_eq!(
            (table.touched(), table.versions()),
            (String::new(), calm.clone())
        );
    }
    // Lifted beside the board, it does nothing either.
    table.down(4, at);
    table.slide(4, Point::new(300.0, 540.0));
    table.up(4, Point::new(300.0, 540.0));
    assert_eq!((table.touched(), table.versions()), (String::new(), calm));
}

#[test]
fn giving_up_is_asked_first_and_both_can() {
    for mover_gives_up in [true, false] {
        let mut table = quickway();
        table.touch("d4");
        let [gives, wins] = if mover_gives_up {
            [table.mover(), table.waiting()]
        } else {
            [table.waiting(), table.mover()]
        };
        table.tap(Target::Seat(gives, SeatTarget::Resign));
        assert!(
            table.allows(Target::Seat(gives, SeatTarget::ResignYes))
                && table.allows(Target::Seat(gives, SeatTarget::ResignNo))
        );
        assert!(table.board().ended().is_none());
        assert!(
            !table.shows(Target::Seat(wins, SeatTarget::ResignYes)),
            "the other one is not asked"
        );
        table.tap(Target::Seat(gives, SeatTarget::ResignNo));
        assert!(!table.shows(Target::Seat(gives, SeatTarget::ResignYes)));
        assert_eq!(table.touched(), "d4", "the game is as it was");
        table.ok();
        table.tap(Target::Seat(gives, SeatTarget::Resign));
        table.sounds();
        table.tap(Target::Seat(gives, SeatTarget::ResignYes));
        assert!(table.sounds().contains(&Sound::Fanfare));
        let ended = table.board().ended().expect("it is over");
        assert!(ended.resigned());
        assert_eq!(ended.winner, table.board().seat_at(wins));
        let colour = |place| {
            let sitting = table
                .board()
                .sitting
                .iter()
                .find(|sitting| sitting.place == place);
            sitting.expect("somebody sits there").colour.name()
        };
        assert!(table.says(&format!("You win! · {} resigned", colour(gives))));
        assert!(table.says(&format!("{} wins", colour(wins))));
    }
}

#[test]
fn both_can_be_asked_at_once_and_each_is_asked_until_it_answers() {
    let mut table = quickway();
    table.turns("a1");
    table.touch("d4");
    let (mover, waiting) = (table.mover(), table.waiting());
    table.tap(Target::Seat(waiting, SeatTarget::Resign));
    table.tap(Target::Seat(mover, SeatTarget::Resign));
    assert!(
        table.shows(Target::Seat(mover, SeatTarget::ResignYes))
            && table.shows(Target::Seat(waiting, SeatTarget::ResignYes))
    );
    table.tap(Target::Seat(mover, SeatTarget::ResignNo));
    assert!(
        table.shows(Target::Seat(waiting, SeatTarget::ResignYes)),
        "each is asked alone"
    );
    table.ok();
    assert_eq!(table.mover(), waiting);
    assert!(
        table.allows(Target::Seat(waiting, SeatTarget::ResignYes)),
        "nobody has answered for that seat"
    );
    table.tap(Target::Seat(waiting, SeatTarget::ResignNo));
    assert!(!table.shows(Target::Seat(waiting, SeatTarget::ResignYes)));
    assert!(table.board().ended().is_none());
}

#[test]
fn nobody_is_asked_any_more_when_the_game_is_over() {
    let mut table = quickway();
    let (mover, waiting) = (table.mover(), table.waiting());
    for place in [mover, waiting] {
        table.tap(Target::Seat(place, SeatTarget::Resign));
    }
    table.tap(Target::Seat(mover, SeatTarget::ResignYes));
    assert!(table.board().ended().is_some());
    for place in [mover, waiting] {
        assert!(!table.shows(Target::Seat(place, SeatTarget::ResignYes)));
    }
}

#[test]
fn the_rules_open_in_mid_turn_and_nothing_is_lost() {
    for (game, first) in [(QUICKWAY, "d4"), (SWITCH_YARD, "c2")] {
        let mut table = Table::duelling(3, FACING, game, &[0]);
        table.touch(first);
        let before = table.versions();
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(Target::Rules(RulesTarget::Open));
        assert!(!table.shows(cell("d4")), "the game stands still");
        table.tap_at(Point::new(STAGE_WIDTH / 2.0, STAGE_HEIGHT / 2.0));
        if table.allows(Target::Rules(RulesTarget::Page(Page::Next))) {
            table.tap(Target::Rules(RulesTarget::Page(Page::Next)));
        }
        table.tap(Target::Sheet(SheetTarget::Close));
        assert_eq!(table.touched(), first);
        table.now += 3000.0;
        table.send(Event::Wake);
        assert_eq!(table.versions(), before);
        if game == SWITCH_YARD {
            table.touch("c5");
        }
        table.ok();
        assert_eq!(table.board().turns(), 1);
    }
}

/// Moves the focus by the arrow keys, as seen on the stage, until it is on a target.
fn focus(table: &mut Table, wanted: Target) {
    for _ in 0..60 {
        let focus = table
            .app
            .focus()
            .map(|area| (area.target, area.area.middle()));
        let to = table.place(wanted);
        let key = match focus {
            Some((target, _)) if target == wanted => return,
            None => {
                table.tab();
                continue;
            }
            Some((_, at)) if (to.x - at.x).abs() > 5.0 => {
                if to.x > at.x {
                    Key::Right
                } else {
                    Key::Left
                }
            }
            Some((_, at)) => {
                if to.y > at.y {
                    Key::Down
                } else {
                    Key::Up
                }
            }
        };
        table.key(key);
    }
    panic!(
        "the arrows do not lead to {wanted:?}, but to {:?}",
        table.app.focus()
    );
}

/// Moves the focus by Tab until it is on a target.
fn tab(table: &mut Table, wanted: Target) {
    for _ in 0..400 {
        if table.app.focus().is_some_and(|area| area.target == wanted) {
            return;
        }
        table.tab();
    }
    panic!("Tab does not lead to {wanted:?}");
}

#[test]
fn the_keyboard_can_play() {
    let mut table = yard();
    focus(&mut table, cell("c2"));
    table.key(Key::Enter);
    assert_eq!(table.touched(), "c2");
    focus(&mut table, cell("c5"));
    table.key(Key::Enter);
    assert_eq!(table.touched(), "c2 c5");
    let mover = table.mover();
    tab(&mut table, Target::Seat(mover, SeatTarget::Undo));
    table.key(Key::Enter);
    assert_eq!(table.touched(), "");
    for name in ["c2", "c4"] {
        focus(&mut table, cell(name));
        table.key(Key::Enter);
    }
    tab(&mut table, Target::Seat(mover, SeatTarget::Ok));
    table.key(Key::Enter);
    assert_eq!(table.board().turns(), 1);
    let waiting = table.waiting();
    assert_eq!(mover, waiting);
    tab(&mut table, Target::Seat(waiting, SeatTarget::Resign));
    table.key(Key::Enter);
    tab(&mut table, Target::Seat(waiting, SeatTarget::ResignYes));
    table.key(Key::Enter);
    assert!(table.board().ended().is_some_and(|ended| ended.resigned()));
}

#[test]
fn playing_again_lets_the_other_one_begin() {
    let mut table = quickway();
    let sitting = table.board().sitting.to_vec();
    table.turns("e5");
    let gives = table.mover();
    table.tap(Target::Seat(gives, SeatTarget::Resign));
    table.tap(Target::Seat(gives, SeatTarget::ResignYes));
    table.sounds();
    table.tap(Target::Results(ResultsTarget::PlayAgain));
    table.all_agree();
    assert!(table.sounds().contains(&Sound::Whistle));
    assert_eq!(table.board().sitting, [sitting[1], sitting[0]]);
    assert_eq!(table.mover(), sitting[1].place);
    assert_eq!((table.board().turns(), table.board().now().width()), (0, 9));
    assert!(table.board().trace().is_empty());
    // The settings' new game does the same, after a question.
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Settings(SettingsTarget::NewGame));
    table.tap(Target::Question(QuestionTarget::Yes));
    assert_eq!(table.board().sitting, sitting);
}

#[test]
fn the_lobby_keeps_the_seats_and_what_was_chosen() {
    let mut table = quickway();
    let gives = table.mover();
    table.tap(Target::Seat(gives, SeatTarget::Resign));
    table.tap(Target::Seat(gives, SeatTarget::ResignYes));
    table.tap(Target::ToLobby);
    assert!(table.app.board().is_none());
    for place in Station::ALL {
        assert_eq!(
            table.shows(Target::Lobby(LobbyTarget::Leave(place))),
            FACING.contains(&place)
        );
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    assert_eq!(table.board().id(), QUICKWAY);
    assert_eq!(table.board().now().width(), 9);
    let colours: Vec<_> = table
        .board()
        .sitting
        .iter()
        .map(|seat| seat.colour)
        .collect();
    assert!(
        colours.contains(&PlayerColour::JOINING[0]) && colours.contains(&PlayerColour::JOINING[1])
    );
}

/// Anything that fingers, palms and keys can do, mostly where something can be touched: the table
/// answers, and a turn comes to stand by being confirmed and not otherwise.
#[test]
fn no_storm_of_contacts_confuses_the_table() {
    let games: [(GameId, &[usize]); 4] = [
        (QUICKWAY, &[2, 0, 0]),
        (RAINDROPS, &[0]),
        (RAPID_TRANSIT, &[0]),
        (SWITCH_YARD, &[2]),
    ];
    for (seed, (game, chosen)) in games.into_iter().enumerate() {
        let mut chance = ChaCha8Rng::seed_from_u64(seed as u64);
        let mut any = |most: usize| chance.next_u32() as usize % most;
        let mut table = Table::duelling(3, [Station::Left, Station::NearRight], game, chosen);
        let mut at = [Point::default(); 5];
        let mut confirmed = 0;
        // In fewer touches, chance may confirm nothing.
        for _ in 0..cases::count(1_500).max(600) {
            let contact = any(5);
            let mut targets = table.view().targets.clone();
            targets.retain(|area| area.enabled && ends_nothing(area.target));
            let next = table.board().reach().next.iter();
            let next: Vec<_> = next.map(|&cell| Target::Board(Spot::Cell(cell))).collect();
            let is_ok = |area: &&TargetArea| matches!(area.target, Target::Seat(_, SeatTarget::Ok));
            let ok = targets.iter().find(is_ok).unwrap_or(&targets[0]);
            let wanted = match any(6) {
                0 => Point::new(any(2000) as f32 - 40.0, any(1100) as f32),
                1..=2 => ok.area.middle(),
                3..=4 if !next.is_empty() => table.place(next[any(next.len())]),
                _ => targets[any(targets.len())].area.middle(),
            };
            let meant = table.view().target_at(wanted);
            if table.board().ended().is_some() {
                break;
            }
            if !meant.is_none_or(ends_nothing) {
                continue;
            }
            let width = if any(12) == 0 { 90.0 } else { 20.0 };
            let number = contact as i32;
            let event = match any(12) {
                0..=3 => {
                    at[contact] = wanted;
                    Event::Down {
                        contact: number,
                        at: wanted,
                        width,
                    }
                }
                4..=5 => {
                    at[contact] = wanted;
                    Event::Move {
                        contact: number,
                        at: wanted,
                        width,
                    }
                }
                6..=9 => Event::Up {
                    contact: number,
                    at: at[contact],
                    held: Millis::new(80.0),
                },
                10 => Event::Cancel { contact: number },
                _ => Event::Key([Key::Down, Key::Right, Key::Up][any(3)]),
            };
            let duel = table.board();
            let (turn, text, whole) = (duel.turns(), duel.now().text(), duel.may_commit());
            table.send(event);
            let after = table.board();
            if after.turns() == turn {
                assert_eq!(after.now().text(), text, "only OK makes a turn stand");
            } else {
                assert!(whole && after.turns() == turn + 1);
                confirmed += 1;
            }
        }
        assert!(confirmed > 0, "{game:?}: nothing was ever confirmed");
    }
}

/// Whether the game goes on after a press.
fn ends_nothing(target: Target) -> bool {
    !matches!(
        target,
        Target::Seat(_, SeatTarget::ResignYes)
            | Target::Results(ResultsTarget::PlayAgain)
            | Target::ToLobby
            | Target::Settings(SettingsTarget::Cog)
    )
}

#[test]
fn a_refusal_stays_at_its_cell_until_the_next_touch() {
    let says = |table: &Table| {
        let panel = table.panel(table.mover());
        panel.iter().any(|words| words.contains("already a stone"))
    };
    let mut table = Table::duelling(1, FACING, QUICKWAY, &[0, 0, 1]);
    table.turns("c3, d4");
    let still = table.versions();
    table.touch("d4");
    let cell = "d4".parse().ok();
    assert_eq!(table.app.refused_cell(), cell);
    assert!(says(&table));
    assert_ne!(table.versions(), still, "it is marked on the board");
    // However long nobody touches anything, it can be read.
    table.now += 60_000.0;
    table.send(Event::Wake);
    assert_eq!(table.app.refused_cell(), cell);
    assert!(says(&table));
    table.touch("e5");
    assert_eq!(table.app.refused_cell(), None);
    assert!(!says(&table));
    // It is gone as soon as a finger comes down, whatever that does.
    table.touch("d4");
    assert_eq!(table.app.refused_cell(), cell);
    table.down(9, roundhouse::scene::Point::new(960.0, 540.0));
    assert_eq!(table.app.refused_cell(), None);
}

#[test]
fn a_finger_that_slides_along_a_train_holds_all_of_it() {
    let mut table = Table::duelling(3, FACING, SWITCH_YARD, &[0]);
    let place = |table: &Table, name: &str| table.place(cell(name));
    let at = place(&table, "c2");
    table.down(1, at);
    let alone = lit(&table);
    let trains: BTreeSet<String> = (table.board().now().lanes(&cells("c2")).iter())
        .map(|[car, end]| format!("{car} {end}"))
        .collect();
    let meant = ["c2 c1", "c2 e2", "c2 g2"].map(String::from);
    assert_eq!(trains, meant.into(), "the trains that the car is an end of");
    let at = place(&table, "c1");
    table.slide(1, at);
    let train = lit(&table);
    let meant = table
        .board()
        .now()
        .reach(&cells("c2 c1"))
        .expect("it is a train");
    assert_eq!(
        train,
        meant.next.into_iter().collect(),
        "what the train can do"
    );
    assert_ne!(train, alone);
    table.up(1, at);
    assert_eq!(table.touched(), "c2 c1");
    // A finger on one of its goals shows the way there.
    let goal = *train.iter().find(|cell| cell.rank > 2).expect("it goes on");
    let before = strokes(&table).len();
    let at = table.place(Target::Board(Spot::Cell(goal)));
    table.down(1, at);
    assert!(strokes(&table).len() > before, "a route and hair lines");
    table.up(1, at);
    assert_eq!(table.touched(), format!("c2 c1 {goal}"));
}

#[test]
fn what_a_drop_can_move_along_is_lit_while_it_is_picked_up() {
    let table = Table::duelling(3, FACING, RAINDROPS, &[1]);
    let board = table.board().now();
    assert!(board.lanes(&[]).is_empty(), "nothing is picked up");
    for &from in &table.board().reach().next {
        let goals = board.reach(&[from]).expect("it leads on").next;
        let lanes = board.lanes(&[from]);
        let on = |cell: &Cell, [a, b]: [Cell; 2]| match a.rank == b.rank {
            true => cell.rank == a.rank,
            false => cell.file == a.file,
        };
        // All pieces stand alone at first: each goes along its row and its column.
        assert!(lanes.iter().all(|&lane| on(&from, lane)), "{from}");
        assert!(
            goals
                .iter()
                .all(|goal| lanes.iter().any(|&lane| on(goal, lane)))
        );
        let whole = [from, goals[0]];
        assert!(board.lanes(&whole).is_empty(), "it has been put down");
    }
}

#[test]
fn the_sizes_of_both_networks_are_seen_while_a_terminal_is_held() {
    let mut table = Table::duelling(3, FACING, RAPID_TRANSIT, &[2]);
    let numbers = |table: &Table| {
        let words = table.words_on(LayerName::Towns);
        words
            .into_iter()
            .filter(|word| word.parse::<u32>().is_ok())
            .count()
    };
    assert_eq!(numbers(&table), 0);
    let own = table.board().reach().next[0];
    let at = table.place(Target::Board(Spot::Cell(own)));
    table.down(1, at);
    let counts = table.board().now().counts(&[own]);
    assert!(counts.len() >= 2, "the own one and one to swap with");
    assert_eq!(counts[0].0, own);
    assert_eq!(numbers(&table), counts.len());
    table.up(1, at);
    let other = table.board().reach().next[0];
    table.tap(Target::Board(Spot::Cell(other)));
    let after = table.board().now().counts(&[own, other]);
    assert_eq!(
        after.iter().map(|&(cell, _)| cell).collect::<Vec<_>>(),
        [own, other]
    );
}
