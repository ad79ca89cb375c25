//! Many hands at once: every contact on its own, palms ignored, presses that are taken away.

use crate::common::fingers::Table;

use app::focus::Handle;
use app::{Effect, Event, Key, Sound};
use base::table::{PlayerColour, Station, kept_clear};
use rules::Spot;
use rules::maps::LinkId;
use scene::{
    Area, LayerName, LobbyTarget, Point, RulesTarget, SeatTarget, SettingsTarget, SheetTarget,
    Slider, Target,
};

fn built(table: &Table) -> usize {
    table
        .app
        .rail()
        .expect("a game is on the table")
        .game()
        .rails()
        .count()
}

fn is_open(table: &Table, place: Station) -> bool {
    table.app.list_is_open(place)
}

fn buildable(table: &Table) -> Target {
    let play = table.app.rail().expect("a game is on the table");
    Target::Board(Spot::Link(play.game().buildable()[0]))
}

#[test]
fn two_hold_their_lists_open_while_a_third_builds() {
    let mut table = Table::started(3);
    let builder = table.acting();
    let others: Vec<Station> = [Station::NearLeft, Station::Left, Station::FarLeft]
        .into_iter()
        .filter(|&p| p != builder)
        .collect();
    for (contact, &place) in others.iter().enumerate() {
        table.down(
            contact as i32,
            table.place(Target::Seat(place, SeatTarget::Cities)),
        );
    }
    table.now += 2000.0;
    let link = buildable(&table);
    table.tap(link);
    assert_eq!(built(&table), 1);
    assert!(others.iter().all(|&place| is_open(&table, place)));
    for (contact, &place) in others.iter().enumerate() {
        table.up(
            contact as i32,
            table.place(Target::Seat(place, SeatTarget::Cities)),
        );
        assert!(
            !is_open(&table, place),
            "held, so it closes when the finger goes"
        );
    }
}

#[test]
fn a_press_is_seen_at_once_and_acts_on_release_inside() {
    let mut table = Table::started(2);
    let link = buildable(&table);
    table.tap(link);
    let undo = Target::Seat(table.acting(), SeatTarget::Undo);
    let at = table.place(undo);
    table.rest();
    let calm = table.versions();
    table.down(1, at);
    assert_ne!(table.versions(), calm, "it looks pressed");
    assert_eq!(built(&table), 1, "and has not acted");
    table.slide(1, Point::new(at.x, at.y - 300.0));
    assert_eq!(table.versions(), calm, "sliding off takes the look away");
    table.up(1, Point::new(at.x, at.y - 300.0));
    assert_eq!(built(&table), 1, "and the press with it");
    table.down(1, at);
    table.up(1, at);
    assert_eq!(built(&table), 0);
}

#[test]
fn contacts_that_are_taken_away_do_nothing_and_leave_nothing_stuck() {
    let mut table = Table::started(2);
    let place = table.acting();
    let link = buildable(&table);
    let calm = table.versions();
    table.down(1, table.place(link));
    table.down(2, table.place(Target::Seat(place, SeatTarget::Cities)));
    table.down(3, table.place(Target::Settings(SettingsTarget::Cog)));
    assert!(is_open(&table, place));
    table.send(Event::Cancel { contact: 1 });
    table.send(Event::LetGo);
    table.up(1, Point::new(900.0, 500.0));
    assert_eq!(built(&table), 0);
    assert!(!is_open(&table, place));
    let now = table.versions();
    assert_eq!(now, calm);
}

#[test]
fn two_fingers_on_one_button_press_it_once() {
    let mut table = Table::started(2);
    for _ in 0..2 {
        let link = buildable(&table);
        table.tap(link);
    }
    let built_before = built(&table);
    let undo = table.place(Target::Seat(table.acting(), SeatTarget::Undo));
    table.down(1, undo);
    table.down(2, undo);
    table.up(2, undo);
    assert_eq!(
        built(&table),
        built_before - 1,
        "the second finger acts though the first rests"
    );
    table.up(1, undo);
    assert_eq!(
        built(&table),
        built_before - 1,
        "and the first does not act again"
    );
}

#[test]
fn a_finger_from_an_earlier_turn_builds_nothing() {
    let mut table = Table::started(2);
    let first = table.acting();
    let before = built(&table);
    table.down(7, Point::new(20.0, 540.0));
    while !table.allows(Target::Seat(first, SeatTarget::Ok)) {
        let link = buildable(&table);
        table.tap(link);
    }
    let after = built(&table);
    assert!(after > before);
    table.tap(Target::Seat(first, SeatTarget::Ok));
    let at = table.place(buildable(&table));
    table.slide(7, at);
    table.up(7, at);
    assert_eq!(built(&table), after);
}

#[test]
fn a_slide_over_the_board_lights_links_and_builds_the_one_where_it_ends() {
    let mut table = Table::started(2);
    let link = buildable(&table);
    let at = table.place(link);
    table.down(1, Point::new(at.x, 560.0));
    let board = |table: &Table| table.layer(LayerName::Board).version;
    let dark = board(&table);
    table.slide(1, at);
    assert_ne!(board(&table), dark, "the link under the finger is lit");
    table.up(1, at);
    let Target::Board(Spot::Link(number)) = link else {
        unreachable!("a link")
    };
    assert!(
        table
            .app
            .rail()
            .expect("a game")
            .game()
            .builder(number)
            .is_some()
    );
}

#[test]
fn palms_build_nothing_and_press_nothing() {
    let mut table = Table::started(2);
    let at = table.place(buildable(&table));
    // 40 mm are 75.5 units on a table of 46 inches, and 2.13 times fewer on one of 98.
    table.send(Event::Down {
        contact: 1,
        at,
        width: 76.0,
    });
    table.up(1, at);
    assert_eq!(built(&table), 0);
    table.send(Event::Down {
        contact: 1,
        at,
        width: 20.0,
    });
    table.send(Event::Move {
        contact: 1,
        at,
        width: 90.0,
    });
    table.up(1, at);
    assert_eq!(built(&table), 0, "a hand that lies down slowly");
    table.send(Event::Down {
        contact: 1,
        at,
        width: 75.0,
    });
    table.up(1, at);
    assert_eq!(built(&table), 1);
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.drag(Target::Slider(Slider::Inches), 1.0);
    table.tap(Target::Sheet(SheetTarget::Close));
    let at = table.place(buildable(&table));
    table.send(Event::Down {
        contact: 1,
        at,
        width: 75.0,
    });
    table.up(1, at);
    assert_eq!(
        built(&table),
        1,
        "on a larger table the same units are wider"
    );
}

#[test]
fn on_a_small_screen_a_finger_is_no_palm() {
    let mut table = Table::started(2);
    let at = table.place(buildable(&table));
    table.send(Event::TableSize(10.0));
    table.send(Event::Down {
        contact: 1,
        at,
        width: 90.0,
    });
    table.up(1, at);
    assert_eq!(built(&table), 1, "10 mm on a tablet");
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert!(
        table.says(&Slider::Inches.say(10).to_string()),
        "and the settings say what was guessed"
    );
}

#[test]
fn a_kiosk_with_few_pixels_is_no_tablet() {
    let mut table = Table::new(3);
    table.send(Event::Kiosk);
    table.send(Event::TableSize(13.0));
    // A person comes, and the demonstration ends.
    table.tap_at(Point::new(960.0, 540.0));
    table.wait(1_000.0);
    let join = Target::Lobby(LobbyTarget::Join(Station::NearLeft));
    let at = table.place(join);
    // 48 mm on a table, and 14 mm on a tablet of 13 inches.
    let (contact, width) = (1, 90.0);
    table.send(Event::Down { contact, at, width });
    table.up(1, at);
    assert!(table.shows(join), "a palm lets nobody join");
}

#[test]
fn a_slider_is_dragged_while_another_seat_plays() {
    let mut table = Table::started(2);
    table.tap(Target::Settings(SettingsTarget::Cog));
    let area = table.area(Target::Slider(Slider::Music));
    let Area::Rect { from, to } = area.area else {
        panic!("a slider is a rectangle")
    };
    let y = area.area.middle().y;
    table.down(1, Point::new(from.x + 60.0, y));
    table.effects.clear();
    // The settings cover a part of the board, but a link beside them can still be built.
    let free = |table: &Table| {
        let play = table.app.rail().expect("a game is on the table");
        let beside = |&link: &LinkId| {
            let at = table
                .app
                .view()
                .area_of(Target::Board(Spot::Link(link)))
                .expect("seen")
                .area
                .middle();
            table.view().target_at(at) == Some(Target::Board(Spot::Link(link)))
        };
        play.game()
            .buildable()
            .into_iter()
            .find(beside)
            .map(|link| Target::Board(Spot::Link(link)))
    };
    let link = free(&table).expect("a link beside the settings");
    table.tap(link);
    table.slide(1, Point::new(to.x - 10.0, y));
    table.up(1, Point::new(to.x - 10.0, y));
    assert_eq!(built(&table), 1);
    let loud = |effect: &Effect| matches!(effect, Effect::Volume { music, .. } if *music == 1.0);
    assert!(table.effects.iter().any(loud));
}

#[test]
fn sliders_follow_the_finger_on_a_sheet_turned_to_any_side() {
    let mut table = Table::started(2);
    table.tap(Target::Settings(SettingsTarget::Cog));
    for turn in 0..4 {
        let Area::Rect { from, to } = table.area(Target::Slider(Slider::Bank)).area else {
            panic!("a slider is a rectangle")
        };
        let middle = from.towards(to, 0.5);
        let (low, high) = match turn {
            0 => (Point::new(from.x, middle.y), Point::new(to.x, middle.y)),
            1 => (Point::new(middle.x, from.y), Point::new(middle.x, to.y)),
            2 => (Point::new(to.x, middle.y), Point::new(from.x, middle.y)),
            _ => (Point::new(middle.x, to.y), Point::new(middle.x, from.y)),
        };
        table.tap_at(low);
        assert!(
            table.words().contains(&Slider::Bank.say(5).to_string()),
            "turn {turn}"
        );
        table.tap_at(high);
        assert!(
            table.words().contains(&Slider::Bank.say(30).to_string()),
            "turn {turn}"
        );
        table.tap(Target::Sheet(SheetTarget::Rotate));
    }
}

#[test]
fn sixteen_fingers_slide_at_once_and_one_of_them_builds() {
    let mut table = Table::started(6);
    let link = table.place(buildable(&table));
    for contact in 0..16 {
        table.down(contact, Point::new(200.0 + 90.0 * contact as f32, 500.0));
    }
    for step in 0..50 {
        for contact in 0..16 {
            let (x, y) = (200.0 + 90.0 * contact as f32, 300.0 + 9.0 * step as f32);
            table.slide(contact, Point::new(x, y));
        }
    }
    table.slide(15, link);
    for contact in 0..15 {
        table.send(Event::Cancel { contact });
    }
    table.up(15, link);
    assert_eq!(built(&table), 1);
}

#[test]
fn the_keyboard_reaches_everything() {
    let mut table = Table::new(3);
    let press = |table: &mut Table, target: Target| {
        for _ in 0..200 {
            if table
                .app
                .focus()
                .is_some_and(|focus| focus.target == target)
            {
                return table.key(Key::Enter);
            }
            table.tab();
        }
        panic!("the keyboard does not reach {target:?}");
    };
    press(
        &mut table,
        Target::Lobby(LobbyTarget::Join(Station::NearLeft)),
    );
    press(&mut table, Target::Lobby(LobbyTarget::Join(Station::Right)));
    press(&mut table, Target::Lobby(LobbyTarget::Start));
    while !matches!(table.app.handle(), Some(Handle::Here(_))) {
        table.tab();
    }
    table.key(Key::Right);
    table.key(Key::Enter);
    let place = table.acting();
    press(&mut table, Target::Seat(place, SeatTarget::Ok));
    assert_ne!(table.acting(), place, "the hub is placed");
    press(
        &mut table,
        Target::Seat(Station::NearLeft, SeatTarget::Cities),
    );
    let before = table.app.focus().map(|focus| focus.target);
    table.key(Key::Right);
    assert_ne!(
        table.app.focus().map(|focus| focus.target),
        before,
        "arrows move it too"
    );
    press(&mut table, Target::Settings(SettingsTarget::Cog));
    table.key(Key::Escape);
    assert!(!table.shows(Target::Sheet(SheetTarget::Close)));
}

#[test]
fn a_disabled_button_buzzes_only_if_the_finger_is_lifted_on_it() {
    let mut table = Table::started(2);
    let ok = table.place(Target::Seat(table.acting(), SeatTarget::Ok));
    table.sounds();
    table.down(1, ok);
    table.slide(1, Point::new(960.0, 540.0));
    table.up(1, Point::new(960.0, 540.0));
    assert_eq!(table.sounds(), []);
    table.down(1, ok);
    table.up(1, ok);
    assert_eq!(table.sounds(), [Sound::Buzz]);
}

#[test]
fn a_list_that_fingers_hold_open_closes_with_the_last_of_them() {
    let mut table = Table::started(2);
    let place = Station::NearLeft;
    let cities = table.place(Target::Seat(place, SeatTarget::Cities));
    table.down(1, cities);
    table.down(2, cities);
    table.send(Event::Cancel { contact: 1 });
    assert!(is_open(&table, place));
    table.send(Event::LetGo);
    assert!(!is_open(&table, place), "nothing is left open behind");
}

#[test]
fn a_finger_that_holds_a_list_open_over_an_ok_sees_nothing_more() {
    let mut table = Table::started(2);
    let place = table.acting();
    while !table.allows(Target::Seat(place, SeatTarget::Ok)) {
        let link = buildable(&table);
        table.tap(link);
    }
    let cities = table.place(Target::Seat(place, SeatTarget::Cities));
    table.down(1, cities);
    assert!(is_open(&table, place));
    table.tap(Target::Seat(place, SeatTarget::Ok));
    assert!(
        !is_open(&table, place),
        "closed at the OK, though the finger is still there"
    );
    table.slide(1, Point::new(cities.x, cities.y - 300.0));
    table.send(Event::Cancel { contact: 1 });
    assert!(!is_open(&table, place));
}

#[test]
fn lists_cannot_be_read_behind_the_rules() {
    let mut table = Table::started(2);
    table.tap(Target::Seat(Station::NearLeft, SeatTarget::Cities));
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Rules(RulesTarget::Open));
    assert!(!is_open(&table, Station::NearLeft));
    table.tap(Target::Sheet(SheetTarget::Close));
    assert!(is_open(&table, Station::NearLeft));
}

#[test]
fn a_second_touch_on_a_rail_buzzes_and_builds_nothing_else() {
    let mut table = Table::started(2);
    let link = buildable(&table);
    let at = table.place(link);
    table.tap_at(at);
    table.sounds();
    table.tap_at(at);
    assert_eq!(built(&table), 1);
    assert_eq!(table.sounds(), [Sound::Buzz]);
}

#[test]
fn no_touch_on_a_panel_means_the_board() {
    let table = Table::started(6);
    let scene = table.app.view();
    for (from, to) in &kept_clear()[..6] {
        for across in 0..=20 {
            for down in 0..=20 {
                let x = from.x + (to.x - from.x) * across as f32 / 20.0;
                let y = from.y + (to.y - from.y) * down as f32 / 20.0;
                let target = scene.target_at(Point::new(x, y));
                let board = matches!(
                    target,
                    Some(Target::Board(Spot::Link(_)) | Target::Board(Spot::Node(_)))
                );
                assert!(!board, "{x}, {y} means {target:?}");
            }
        }
    }
}

#[test]
fn a_double_tap_on_join_sits_down_and_does_nothing_else() {
    for share in [0.05, 0.3, 0.7, 0.95] {
        let mut table = Table::new(1);
        let Area::Rect { from, to } = table
            .area(Target::Lobby(LobbyTarget::Join(Station::NearLeft)))
            .area
        else {
            panic!("JOIN is a rectangle")
        };
        let at = Point::new(from.x + (to.x - from.x) * share, to.y - 10.0);
        table.tap_at(at);
        table.tap_at(at);
        assert!(!table.shows(Target::Lobby(LobbyTarget::Join(Station::NearLeft))));
        assert!(!table.allows(Target::Lobby(LobbyTarget::Colour(
            Station::NearRight,
            PlayerColour::Orange
        ))));
        table.now += 1000.0;
        table.tap(Target::Lobby(LobbyTarget::Leave(Station::NearLeft)));
        assert!(table.shows(Target::Lobby(LobbyTarget::Join(Station::NearLeft))));
    }
}

#[test]
fn a_drag_ends_where_its_slider_goes_away() {
    let mut table = Table::new(1);
    table.tap(Target::Settings(SettingsTarget::Cog));
    let at = table.place(Target::Slider(Slider::Bank));
    table.down(1, at);
    let value = |table: &Table| {
        let dollars = |words: &String| words.starts_with('$');
        table.words().into_iter().find(dollars)
    };
    let before = value(&table);
    table.tap(Target::Sheet(SheetTarget::Close));
    table.slide(1, Point::new(at.x + 3.0, at.y));
    assert_eq!(
        value(&table),
        before,
        "the lobby's slider of the same name stays as it was"
    );
}

#[test]
fn the_keyboard_presses_nothing_under_a_sheet() {
    let mut table = Table::started(2);
    table.tap(Target::Settings(SettingsTarget::Cog));
    let Area::Rect { from, to } = table.area(Target::Sheet(SheetTarget::Blank)).area else {
        panic!("a sheet is a rectangle")
    };
    for _ in 0..700 {
        table.tab();
        assert!(table.app.handle().is_some(), "something can be pressed");
        let Some(focus) = table.app.focus() else {
            continue;
        };
        let at = focus.area.middle();
        let under = at.x > from.x && at.x < to.x && at.y > from.y && at.y < to.y;
        assert!(
            !under || !matches!(focus.target, Target::Board(Spot::Link(_))),
            "{focus:?}"
        );
    }
}

/// Returns a point between the middles of two links, about `times` as far from the second as from the first, if
/// both are in reach from one.
fn between_links(table: &Table, links: [LinkId; 2], times: f32) -> Option<Point> {
    let [from, to] = links.map(|link| table.area(Target::Board(Spot::Link(link))).area);
    let (start, end) = (from.middle(), to.middle());
    let points = (0..=400).map(|step| start.towards(end, step as f32 / 400.0));
    let off = |at: &Point| {
        let [one, other] = [from, to].map(|area| area.distance(*at));
        Some((other? / one? - times).abs())
    };
    let points = points.filter_map(|at| Some((at, off(&at)?)));
    let nearest = points.min_by(|(_, one), (_, other)| one.total_cmp(other));
    nearest.filter(|(_, off)| *off < 0.05).map(|(at, _)| at)
}

#[test]
fn the_lit_link_stays_until_another_is_clearly_nearer_and_a_tag_says_what_it_costs() {
    let table = Table::started(2);
    let game = table.app.rail().expect("a game is on the table").game();
    let all = game.buildable();
    let pairs = all
        .iter()
        .flat_map(|&one| all.iter().map(move |&other| [one, other]));
    let reach_both = |links: &[LinkId; 2]| {
        let at = |times| between_links(&table, *links, times);
        at(0.85).is_some() && at(0.6).is_some()
    };
    let links = pairs.into_iter().find(reach_both).expect("some links meet");
    for (times, built) in [(0.85, links[0]), (0.6, links[1])] {
        let mut table = table.clone();
        let at = table.place(Target::Board(Spot::Link(links[0])));
        assert!(!table.words_on(LayerName::Over).join(" ").contains('$'));
        table.down(1, at);
        assert!(table.words_on(LayerName::Over).join(" ").contains('$'));
        let there = between_links(&table, links, times).expect("both are in reach");
        table.slide(1, there);
        table.up(1, there);
        let game = table.app.rail().expect("a game is on the table").game();
        assert_eq!(game.this_turn(), [built], "{times}");
        assert!(!table.words_on(LayerName::Over).join(" ").contains('$'));
    }
}

/// Where rings grow since that was last asked for.
fn ripples(table: &mut Table) -> Vec<Point> {
    let effects = std::mem::take(&mut table.effects);
    let ripple = |effect| match effect {
        Effect::Ripple(at) => Some(at),
        _ => None,
    };
    effects.into_iter().filter_map(ripple).collect()
}

#[test]
fn a_touch_on_nothing_is_felt_and_only_that() {
    let corner = Point::new(40.0, 40.0);
    let mut lobby = Table::new(3);
    lobby.tap_at(corner);
    assert_eq!(ripples(&mut lobby), [corner]);
    let join = Target::Lobby(LobbyTarget::Join(Station::NearLeft));
    lobby.tap(join);
    assert!(ripples(&mut lobby).is_empty(), "a button answers by itself");
    lobby.send(Event::Down {
        contact: 3,
        at: corner,
        width: 400.0,
    });
    assert!(ripples(&mut lobby).is_empty(), "a sleeve touches nothing");
    lobby.send(Event::Still(true));
    lobby.tap_at(corner);
    assert!(ripples(&mut lobby).is_empty(), "where nothing may move");
    // On a map the sea is nothing, while what can be built is lit by the finger.
    let mut game = Table::started(2);
    ripples(&mut game);
    let link = game.place(buildable(&game));
    game.down(1, link);
    assert!(ripples(&mut game).is_empty());
    game.slide(1, corner);
    assert!(ripples(&mut game).is_empty(), "it has begun on something");
    game.up(1, corner);
    game.tap_at(corner);
    assert_eq!(ripples(&mut game), [corner]);
}
