//! Any two of the six places: the board is clear of both panels, faces the first player, and everything is large
//! enough for fingers and eyes.

use crate::common::games::{QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD};
use base::table::{Rect, Rotation, Station, kept_clear_by};
use rules::{Cell, GameId, Spot};
use scene::{
    Area, Item, LayerName, LobbyTarget, Point, QuestionTarget, STAGE_HEIGHT, STAGE_WIDTH,
    SeatTarget, SettingsTarget, SheetTarget, Target, TargetArea, measure,
};

use crate::common::fingers::Table;

/// All ordered pairs: who begins is the first.
pub fn pairs() -> Vec<[Station; 2]> {
    let others = |one| {
        Station::ALL
            .into_iter()
            .filter(move |&other| other != one)
            .map(move |other| [one, other])
    };
    Station::ALL.into_iter().flat_map(others).collect()
}

/// A game in which the first of two places begins.
fn begun(pair: [Station; 2], game: GameId, chosen: &[usize]) -> Table {
    let mut table = Table::duelling(1, pair, game, chosen);
    if table.mover() != pair[0] {
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(Target::Settings(SettingsTarget::NewGame));
        table.tap(Target::Question(QuestionTarget::Yes));
    }
    let places: Vec<_> = table
        .board()
        .sitting
        .iter()
        .map(|seat| seat.place)
        .collect();
    assert_eq!(places, pair);
    table
}

fn rect(area: &TargetArea) -> Rect {
    match area.area {
        Area::Rect { from, to } => (from, to),
        Area::Disc { .. } | Area::Near { .. } | Area::Along { .. } => {
            panic!("{:?} is no rectangle", area.target)
        }
    }
}

fn overlap((a, b): Rect, (c, d): Rect) -> bool {
    a.x < d.x - 0.1 && c.x < b.x - 0.1 && a.y < d.y - 0.1 && c.y < b.y - 0.1
}

/// The rectangle of a text on the stage; its letters reach from its base line up.
fn extent(item: &Item) -> Option<(String, Rect)> {
    use scene::Anchor;
    let Item::Text(text) = item else { return None };
    let wide = measure::width(&text.words, text.face, text.size);
    let left = match text.anchor {
        Anchor::Start => 0.0,
        Anchor::Middle => -wide / 2.0,
        Anchor::End => -wide,
    };
    let turn = [Rotation::R0, Rotation::R90, Rotation::R180, Rotation::R270]
        .into_iter()
        .find(|turn| turn.degrees() == text.turn);
    let pose = base::table::Pose::new(text.at, turn.expect("a quarter turn"));
    let high = text.size * measure::CAP_HEIGHT;
    let corners = pose.rect(Point::new(left, -high), Point::new(left + wide, 0.0));
    Some((text.words.clone(), corners))
}

fn inside_stage((from, to): Rect) -> bool {
    from.x >= 0.0 && from.y >= 0.0 && to.x <= STAGE_WIDTH && to.y <= STAGE_HEIGHT
}

#[test]
fn the_board_lies_clear_of_everything_and_is_turned_for_who_begins() {
    for pair in pairs() {
        let table = begun(pair, QUICKWAY, &[0, 3, 0]);
        let scene = table.view();
        let cells: Vec<_> = scene
            .targets
            .iter()
            .filter(|area| matches!(area.target, Target::Board(Spot::Cell(_))))
            .collect();
        assert_eq!(cells.len(), 19 * 19);
        for area in cells {
            let cell = rect(area);
            assert!(inside_stage(cell), "{pair:?}");
            let covers = |kept: &Rect| overlap(cell, *kept);
            assert!(
                !kept_clear_by(&pair).iter().any(covers),
                "{pair:?}: {:?} is covered",
                area.target
            );
            assert_eq!(scene.target_at(area.area.middle()), Some(area.target));
        }
        // The player who begins sees file a on the left and rank 1 below.
        let at = |file, rank| {
            let at = table.place(Target::Board(Spot::Cell(Cell::new(file, rank))));
            pair[0].pose().from_stage(at)
        };
        assert!(
            at(0, 0).x < at(18, 0).x && at(0, 0).y > at(0, 18).y,
            "{pair:?}"
        );
        let level = (at(0, 0).y - at(18, 0).y).abs();
        assert!(level < 0.1, "{pair:?}");
        let ground = scene
            .layers
            .iter()
            .find(|layer| layer.name == LayerName::Ground);
        let labels: Vec<_> = ground
            .into_iter()
            .flat_map(|layer| layer.items.iter())
            .filter_map(extent)
            .collect();
        assert!(
            labels.len() >= 19 * edges(pair),
            "{pair:?}: both players read the names of all lines"
        );
        let square = table.board().square().labelled();
        for long in [Rotation::R0, Rotation::R180] {
            let is_free = pair.iter().all(|place| place.turn() != long);
            let edge = if long == Rotation::R0 {
                square.y + square.h
            } else {
                square.y
            };
            let ends = if long == Rotation::R0 {
                STAGE_HEIGHT
            } else {
                0.0
            };
            assert_eq!(
                edge == ends,
                is_free,
                "{pair:?} leave room that the board does not use"
            );
        }
        let board = table.board().grid().frame();
        let corners = (board.x, board.y, board.x + board.w, board.y + board.h);
        let board = (table.board().pose()).rect(
            Point::new(corners.0, corners.1),
            Point::new(corners.2, corners.3),
        );
        for (number, (words, label)) in labels.iter().enumerate() {
            assert!(inside_stage(*label), "{pair:?}: {words}");
            let covered = kept_clear_by(&pair)
                .iter()
                .any(|kept| overlap(*label, *kept));
            assert!(
                !covered && !overlap(*label, board),
                "{pair:?}: {words} is covered"
            );
            let others = labels[..number]
                .iter()
                .find(|(_, other)| overlap(*label, *other));
            assert_eq!(others, None, "{pair:?}: {words}");
        }
    }
}

#[test]
fn each_reads_the_names_of_lines_the_right_way_up() {
    for pair in pairs() {
        let table = begun(pair, RAINDROPS, &[0]);
        let scene = table.view();
        let ground = scene
            .layers
            .iter()
            .find(|layer| layer.name == LayerName::Ground);
        let mut missing: Vec<Station> = pair.to_vec();
        for item in ground.into_iter().flat_map(|layer| layer.items.iter()) {
            let Item::Text(text) = item else { continue };
            missing.retain(|place| place.turn().degrees() != text.turn);
        }
        assert_eq!(missing, [], "{pair:?}");
    }
}

#[test]
fn a_label_names_the_line_that_it_stands_by() {
    for pair in pairs() {
        let table = begun(pair, RAINDROPS, &[0]);
        let scene = table.view();
        let ground = scene
            .layers
            .iter()
            .find(|layer| layer.name == LayerName::Ground);
        let mut found = 0;
        for (words, (from, to)) in ground
            .into_iter()
            .flat_map(|layer| layer.items.iter())
            .filter_map(extent)
        {
            let at = table.board().pose().from_stage(from.towards(to, 0.5));
            let cell = table.board().grid().cells().find(|&cell| {
                let centre = table.board().grid().centre(cell);
                let near = |a: f32, b: f32| (a - b).abs() < 12.0;
                match words.parse::<u8>() {
                    Ok(rank) => rank == cell.rank + 1 && near(centre.y, at.y),
                    Err(_) => {
                        words == char::from(b'a' + cell.file).to_string() && near(centre.x, at.x)
                    }
                }
            });
            assert!(cell.is_some(), "{pair:?}: {words} stands by another line");
            found += 1;
        }
        assert_eq!(found, 6 * edges(pair), "{pair:?}");
    }
}

/// Returns the number of edges that bear names: two for each side from which the board is read.
fn edges([one, other]: [Station; 2]) -> usize {
    if one.turn() == other.turn() { 2 } else { 4 }
}

/// Screens of each game: begun, in mid-turn, asked about giving up, ended, and with refusals.
fn screens(pair: [Station; 2]) -> Vec<(String, Table)> {
    let games: [(GameId, &[usize], &str); 6] = [
        (QUICKWAY, &[0, 1, 0], "e5"),
        (QUICKWAY, &[2, 3, 0], "e5"),
        (RAINDROPS, &[6], "a12"),
        (RAPID_TRANSIT, &[2], "a8"),
        (SWITCH_YARD, &[1], "c2 e2"),
        (SWITCH_YARD, &[2], "c1"),
    ];
    let mut screens = Vec::new();
    for (game, chosen, touches) in games {
        let mut table = begun(pair, game, chosen);
        screens.push((format!("{game:?} begun {pair:?}"), table.clone()));
        table.touch(touches);
        screens.push((format!("{game:?} in mid-turn {pair:?}"), table.clone()));
        table.tap(Target::Seat(pair[0], SeatTarget::Resign));
        table.tap(Target::Seat(pair[1], SeatTarget::Resign));
        screens.push((format!("{game:?}: giving up? {pair:?}"), table.clone()));
        table.tap(Target::Seat(pair[1], SeatTarget::ResignYes));
        screens.push((format!("{game:?} ended {pair:?}"), table));
    }
    screens
}

#[test]
fn panels_hold_their_buttons_and_words_and_all_are_large_enough() {
    for pair in [
        [Station::NearLeft, Station::NearRight],
        [Station::Right, Station::FarLeft],
        [Station::Left, Station::FarRight],
    ] {
        for (name, table) in screens(pair) {
            let scene = table.view();
            let buttons: Vec<_> = scene
                .targets
                .iter()
                .filter(|area| {
                    !matches!(
                        area.target,
                        // The globe and the door are next to it.
                        Target::Board(Spot::Cell(_))
                            | Target::Sheet(SheetTarget::Blank)
                            | Target::Seat(_, SeatTarget::Languages | SeatTarget::Leave)
                    )
                })
                .collect();
            for (number, area) in buttons.iter().enumerate() {
                let (from, to) = rect(area);
                let small = (to.x - from.x).min(to.y - from.y);
                assert!(small >= 28.0, "{name}: {:?} is small", area.target);
                let held = kept_clear_by(&pair)
                    .iter()
                    .any(|(a, b)| from.x >= a.x && from.y >= a.y && to.x <= b.x && to.y <= b.y);
                assert!(held, "{name}: {:?} leaves its panel", area.target);
                for other in &buttons[..number] {
                    let (start, end) = rect(other);
                    let apart = (from.x - end.x)
                        .max(start.x - to.x)
                        .max(from.y - end.y)
                        .max(start.y - to.y);
                    assert!(
                        apart >= 15.1,
                        "{name}: {:?} is {apart} from {:?}",
                        area.target,
                        other.target
                    );
                }
            }
            for item in scene.layers.iter().flat_map(|layer| layer.items.iter()) {
                let Item::Text(text) = item else { continue };
                assert!(
                    text.size >= 17.9,
                    "{name}: {:?} is {} units",
                    text.words,
                    text.size
                );
                let (words, rect) = extent(item).expect("it is a text");
                assert!(inside_stage(rect), "{name}: {words} leaves the stage");
            }
            let seats = scene
                .layers
                .iter()
                .find(|layer| layer.name == LayerName::Seats);
            let words: Vec<_> = seats
                .into_iter()
                .flat_map(|layer| layer.items.iter())
                .filter_map(extent)
                .collect();
            for (number, (one, rect)) in words.iter().enumerate() {
                let other = words[..number]
                    .iter()
                    .find(|(_, other)| overlap(*rect, *other));
                assert_eq!(other, None, "{name}: {one:?}");
            }
        }
    }
}

#[test]
fn nothing_is_drawn_anew_while_nothing_happens() {
    for (name, mut table) in screens([Station::NearLeft, Station::Right]) {
        table.now += 5000.0;
        table.send(app::Event::Wake);
        // The table caches its frame until the next event, so this one is drawn separately.
        let drawn = screens::scene(&table.app, &mut Default::default());
        let again: Vec<_> = drawn.layers.iter().map(|layer| layer.version).collect();
        assert_eq!(again, table.versions(), "{name}");
        assert!(!table.app.is_moving(), "{name}");
        assert!(table.rests(), "{name}");
    }
}

/// A computer needs no side of the board for itself. So it goes where the board is largest for the only person.
#[test]
fn one_person_against_a_computer_has_a_larger_board() {
    for [person, computer] in pairs() {
        let mut table = Table::new(1);
        for target in [
            LobbyTarget::Join(person),
            LobbyTarget::Computer(computer),
            LobbyTarget::Game(QUICKWAY),
            LobbyTarget::Start,
        ] {
            table.tap(Target::Lobby(target));
        }
        let board = table.board();
        let place = |is_person: bool| {
            let mut seats = board.sitting.iter();
            let seat = seats.find(|seat| seat.is_person() == is_person);
            seat.expect("both play").place
        };
        assert_eq!(place(true), person, "nobody has to move");
        let is_short = |place: Station| matches!(place, Station::Left | Station::Right);
        assert!(is_short(place(false)), "{person:?} against {computer:?}");
        if is_short(computer) {
            assert_eq!(place(false), computer, "where it was put");
        }
        let expected = if is_short(person) { 1000.0 } else { 856.0 };
        assert_eq!(board.square().side, expected, "{person:?}, {computer:?}");
    }
}
