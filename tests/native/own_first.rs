//! A first visit on a phone or a laptop: the buttons near the thumb, the view of the map, and the upright parts.

use app::focus::Handle;
use app::layout::{Layout, Window};
use app::mirror::Role;
use app::{Effect, Event, Key};
use base::table::Station;
use base::words::Language;
use rules::record::{Record, Save};
use scene::{
    Area, Item, Length, LobbyTarget, Look, Network, Point, ReplayTarget, ReviewTarget, RulesTarget,
    SeatTarget, Seek, SettingsTarget, ShareTarget, SheetTarget, Size, Target, TargetArea,
};
use screens::GAMES;

use crate::common::fingers::Table;
use crate::common::screens::{PHONE, own_screen};
use crate::common::{languages, maps, player};

const LAPTOP: (f32, f32) = (1366.0, 768.0);

/// A window of a size before a mouse.
fn window(size: (f32, f32)) -> Event {
    Event::Window(Window {
        coarse: false,
        ..own_screen(size)
    })
}

fn lobby(size: (f32, f32)) -> Table {
    let mut table = Table::with_map(5, Ok(maps::file(maps::europe())));
    table.send(window(size));
    table
}

/// Returns a rail game whose person has to choose a hub.
fn rail(size: (f32, f32)) -> Table {
    let mut table = lobby(size);
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.rest();
    table
}

fn rect(table: &Table, target: Target) -> (Point, Point) {
    match table.area(target).area {
        Area::Rect { from, to } => (from, to),
        other => panic!("{target:?} is {other:?}"),
    }
}

#[test]
fn a_table_is_offered_and_kept_only_where_it_has_room() {
    let layout = Target::Settings(SettingsTarget::Layout);
    for (size, offered) in [
        (PHONE, false),
        ((1180.0, 639.0), false),
        ((820.0, 1180.0), false),
        ((1024.0, 640.0), true),
        (LAPTOP, true),
    ] {
        let mut table = lobby(size);
        table.tap(Target::Settings(SettingsTarget::Cog));
        assert_eq!(table.shows(layout), offered, "{size:?}");
    }
    let mut table = lobby(LAPTOP);
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(layout);
    assert_eq!(table.app.layout(), Layout::Table);
    table.send(window(PHONE));
    assert_eq!(table.app.layout(), Layout::Own, "a strip is no table");
    table.send(window(LAPTOP));
    assert_eq!(table.app.layout(), Layout::Table, "the wish is kept");
}

#[test]
fn the_button_shows_the_whole_map_on_an_upright_screen() {
    let mut table = rail(PHONE);
    table.tap(Target::Look(Look::Nearer));
    table.tap(Target::Look(Look::Whole));
    let view = table.view();
    let nodes = view.targets.iter().filter(|area| is_node(area));
    let Size { width, .. } = view.stage;
    let mut seen = 0;
    for area in nodes {
        let at = area.area.middle();
        assert!((0.0..=width).contains(&at.x), "{} at {at:?}", area.target);
        seen += 1;
    }
    assert!(seen > 100, "{seen} intersections");
}

fn is_node(area: &TargetArea) -> bool {
    matches!(area.target, Target::Board(_))
}

#[test]
fn a_mouse_that_is_dragged_moves_the_map_and_a_click_picks() {
    let mut table = rail(LAPTOP);
    table.tap(Target::Look(Look::Nearer));
    let before = table.view().camera;
    let from = Point::new(400.0, 400.0);
    let to = Point::new(330.0, 430.0);
    let held = before.from_stage(from);
    mouse(&mut table, from, &[to]);
    let at = table.view().camera.to_stage(held);
    assert!(at.distance(to) < 1.0, "the map is at {at:?}");
    assert!(!table.allows(Target::Seat(Station::NearLeft, SeatTarget::Ok)));
    // A hand that trembles picks all the same.
    let view = table.view();
    let node = view.targets.iter().find(|area| {
        let at = area.area.middle();
        is_node(area)
            && area.enabled
            && (200.0..600.0).contains(&at.x)
            && (200.0..500.0).contains(&at.y)
    });
    let at = node.expect("an intersection in sight").area.middle();
    mouse(&mut table, at, &[Point::new(at.x + 2.0, at.y)]);
    assert!(table.allows(Target::Seat(Station::NearLeft, SeatTarget::Ok)));
}

/// Presses the mouse at a point, moves it along others, and releases it.
fn mouse(table: &mut Table, from: Point, way: &[Point]) {
    let contact = 1;
    table.send(Event::Down {
        contact,
        at: from,
        width: 0.0,
    });
    for &at in way {
        table.send(Event::Move {
            contact,
            at,
            width: 0.0,
        });
    }
    table.up(contact, way.last().copied().unwrap_or(from));
}

#[test]
fn two_fingers_on_a_trackpad_move_the_map_and_nothing_else() {
    let mut table = rail(LAPTOP);
    table.tap(Target::Look(Look::Nearer));
    let at = Point::new(400.0, 400.0);
    let by = Point::new(-30.0, 20.0);
    let before = table.view().camera;
    let held = before.from_stage(at);
    table.send(Event::Scroll { at, by });
    let after = table.view().camera;
    let to = after.to_stage(held);
    assert!(to.distance(Point::new(at.x + by.x, at.y + by.y)) < 1.0);
    assert_eq!(after.scale, before.scale);
    // Over the seat's sheet nothing moves.
    let at = table.place(Target::Seat(Station::NearLeft, SeatTarget::Ok));
    table.send(Event::Scroll { at, by });
    assert_eq!(table.view().camera, after);
}

#[test]
fn fingers_that_spread_make_the_page_larger_wherever_no_board_takes_them() {
    let mut table = lobby(PHONE);
    assert!(table.app.leaves_pinches());
    table.tap(Target::Lobby(LobbyTarget::Start));
    assert!(!table.app.leaves_pinches());
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert!(table.app.leaves_pinches());
    table.send(Event::Kiosk);
    assert!(!table.app.leaves_pinches());
    assert!(!Table::new(1).app.leaves_pinches(), "many sit at a table");
}

#[test]
fn no_word_on_a_board_is_upside_down_before_one_person() {
    for game in GAMES.ids().skip(1) {
        // The person's own end is near, whichever side begins.
        for begins in [Station::NearLeft, Station::Left] {
            let mut table = lobby(LAPTOP);
            table.engine_is_silent = true;
            table.tap(Target::Lobby(LobbyTarget::Game(game)));
            let first = Target::Lobby(LobbyTarget::Begins(Some(begins)));
            if table.shows(first) {
                table.tap(first);
            }
            table.tap(Target::Lobby(LobbyTarget::Start));
            let view = table.view();
            let items = view.layers.iter().flat_map(|layer| layer.items.iter());
            for item in items {
                if let Item::Text(text) = item {
                    let turned = text.turn.rem_euclid(360.0);
                    assert_eq!(turned, 0.0, "{game}, {begins:?} begins: {:?}", text.words);
                }
            }
        }
    }
}

#[test]
fn ok_lies_by_the_thumb_in_every_game_and_resign_does_not() {
    let ok = Target::Seat(Station::NearLeft, SeatTarget::Ok);
    let resign = Target::Seat(Station::NearLeft, SeatTarget::Resign);
    let yes = Target::Seat(Station::NearLeft, SeatTarget::ResignYes);
    for size in [PHONE, (320.0, 568.0)] {
        let (rail_from, rail_to) = rect(&rail(size), ok);
        for game in GAMES.ids().skip(1) {
            let mut table = lobby(size);
            table.tap(Target::Lobby(LobbyTarget::Game(game)));
            table.tap(Target::Lobby(LobbyTarget::Begins(Some(Station::NearLeft))));
            table.tap(Target::Lobby(LobbyTarget::Start));
            let (from, to) = rect(&table, ok);
            assert!((to.x - rail_to.x).abs() < 1.0, "{game}: {to:?} {rail_to:?}");
            assert!(from.y < rail_to.y && rail_from.y < to.y, "{game}: {from:?}");
            assert!(to.y > size.1 - 30.0, "{game}: {to:?}");
            let was = rect(&table, resign);
            assert!(was.1.y < from.y && was.1.x < to.x, "{game}: {was:?}");
            table.tap(resign);
            let sure = rect(&table, yes);
            let apart = sure.0.x > was.1.x || sure.1.y < was.0.y || sure.0.y > was.1.y;
            assert!(apart && sure.1.y < from.y, "{game}: {sure:?}");
        }
    }
}

/// The text of the link of a record.
fn text<G: rules::Notation>(record: &Record<G>) -> String {
    let save = Save::of(record, Vec::new()).expect("it can be kept");
    save.to_text().expect("it is short")
}

fn wide(table: &Table) -> f32 {
    let (from, to) = rect(table, Target::Replay(ReplayTarget::Timeline));
    to.x - from.x
}

#[test]
fn a_replay_is_dragged_along_a_row_of_its_own() {
    let whole = player::record(&maps::all()[0], 2, 7, 20, 1);
    let is_over = |steps: &usize| whole.until(*steps).now().round() == 2;
    let ended = (0..=whole.steps().len()).find(is_over);
    let round = whole.until(ended.expect("a round ends"));
    for size in [PHONE, (844.0, 390.0), (820.0, 1180.0)] {
        let mut table = lobby(size);
        table.send(Event::Link(text(&round)));
        assert!(wide(&table) >= 200.0, "{size:?}: {}", wide(&table));
        table.tap(Target::Replay(ReplayTarget::PlayOn));
        table.rest();
        table.open_review();
        table.tap(Target::Review(ReviewTarget::Network(Network::Built)));
        assert!(wide(&table) >= 200.0, "{size:?}: {}", wide(&table));
    }
}

#[test]
fn the_address_keeps_a_link_until_its_game_goes_on() {
    let record = player::record(&maps::all()[0], 2, 7, 20, 1);
    let forgets = |table: &Table| table.effects.contains(&Effect::ForgetLink);
    for leave in [Target::Replay(ReplayTarget::PlayOn), Target::ToLobby] {
        let mut table = lobby(PHONE);
        table.send(Event::Link(text(&record)));
        table.tap(Target::Replay(ReplayTarget::Play));
        assert!(!forgets(&table), "a load of the page would lose it");
        table.tap(leave);
        assert!(forgets(&table), "{leave}");
    }
    let mut table = lobby(PHONE);
    table.send(Event::Link("rubbish".into()));
    assert!(forgets(&table));
}

#[test]
fn the_title_calls_its_person_on_their_turn_alone() {
    let mut table = lobby(PHONE);
    assert_eq!(table.app.call(), None);
    table.engine_is_silent = true;
    table.tap(Target::Lobby(LobbyTarget::Game(
        GAMES.ids().nth(1).expect("a game for two"),
    )));
    table.tap(Target::Lobby(LobbyTarget::Begins(Some(Station::NearLeft))));
    let mut other = table.clone();
    table.tap(Target::Lobby(LobbyTarget::Start));
    let call = table.app.call().expect("it is the person's turn");
    assert!(call.starts_with("Your turn"), "{call}");
    table.send(Event::Window(Window::default()));
    assert_eq!(table.app.call(), None, "a table is not called");
    other.tap(Target::Lobby(LobbyTarget::Begins(Some(Station::Left))));
    other.tap(Target::Lobby(LobbyTarget::Start));
    assert_eq!(other.app.call(), None, "the computer is on turn");
}

#[test]
fn a_typed_move_that_cannot_be_read_is_told_at_the_field_and_escape_leaves_it() {
    let why = |table: &Table| {
        let mirror = table.app.mirror();
        let field = mirror.find(Handle::Move).expect("a field").role.clone();
        match field {
            Role::Field { why, .. } => why.map(|(_, words)| words),
            other => panic!("{other:?}"),
        }
    };
    let mut table = rail(LAPTOP);
    table.key(Key::Typing);
    assert_eq!(table.app.handle(), Some(Handle::Move));
    assert_eq!(why(&table), None);
    table.send(Event::Typed("zz".into()));
    let told = why(&table).expect("it is told");
    assert!(told.contains("zz"), "{told}");
    table.key(Key::Escape);
    assert!(
        matches!(table.app.handle(), Some(Handle::Here(_))),
        "{:?}",
        table.app.handle()
    );
    assert_eq!(why(&table), None);
    assert_eq!(table.app.screen(), "game");
}

#[test]
fn ok_that_is_pressed_too_early_by_its_name_says_why_on_the_screen() {
    let mut table = rail(PHONE);
    let ok = Target::Seat(Station::NearLeft, SeatTarget::Ok);
    assert!(!table.allows(ok));
    let before = table.words();
    table.send(Event::Press(Handle::Target(ok)));
    let new: Vec<_> = table
        .words()
        .into_iter()
        .filter(|words| !before.contains(words))
        .collect();
    assert_eq!(new, ["Place your hub first."]);
}

#[test]
fn a_link_is_handed_on_by_the_systems_own_sheet_where_there_is_one() {
    let send = Target::Share(ShareTarget::Send);
    let mut table = lobby(PHONE);
    table.send(Event::Address("https://example.org/".into()));
    table.tap(Target::Lobby(LobbyTarget::Game(
        GAMES.ids().nth(1).expect("a game for two"),
    )));
    table.tap(Target::Lobby(LobbyTarget::Begins(Some(Station::NearLeft))));
    table.tap(Target::Lobby(LobbyTarget::Start));
    for target in [SeatTarget::Resign, SeatTarget::ResignYes] {
        table.tap(Target::Seat(Station::NearLeft, target));
    }
    // The results share the game, too.
    table.tap(Target::Share(ShareTarget::Open));
    assert!(!table.shows(send) && table.allows(Target::Share(ShareTarget::Copy)));
    table.send(Event::CanSend);
    table.tap(send);
    let sent = table.effects.iter().find_map(|effect| match effect {
        Effect::Send(link) => Some(link.as_str()),
        _ => None,
    });
    let link = sent.expect("it is handed on");
    assert!(link.starts_with("https://example.org/#game="), "{link}");
}

#[test]
fn a_link_says_which_game_and_map_it_is_and_gives_strangers_no_seat() {
    let record = player::record(&maps::all()[0], 2, 7, 20, 1);
    let mut table = lobby(PHONE);
    table.send(Event::Link(text(&record.until(7))));
    assert!(
        table.says("Transglobal Rail, Europe"),
        "{:?}",
        table.words()
    );
    assert!(table.says("’s turn."), "{:?}", table.words());
    assert!(!table.says("Your turn"), "{:?}", table.words());
}

#[test]
fn maps_and_lengths_are_chosen_where_the_lobby_is_ones_own() {
    for size in [PHONE, LAPTOP] {
        let mut table = lobby(size);
        let words = table.words();
        // With arrows below the maps a phone has no space for the number of players.
        for word in ["standard", "SHORT"] {
            assert!(words.iter().any(|said| said == word), "{word} at {size:?}");
        }
        table.tap(Target::Lobby(LobbyTarget::Length(Length::Quick)));
        let area = table.area(Target::Lobby(LobbyTarget::Length(Length::Quick)));
        assert_eq!(area.chosen, Some(true));
    }
}

#[test]
fn the_lobby_is_mirrored_for_those_who_read_from_right_to_left() {
    let start = Target::Lobby(LobbyTarget::Start);
    for size in [PHONE, LAPTOP] {
        let before = rect(&lobby(size), start).0;
        let arabic = Language::of_code("ar").expect("there is Arabic");
        languages::speak(arabic);
        let table = lobby(size);
        languages::speak(Language::ENGLISH);
        let (from, to) = rect(&table, start);
        assert!(from.x < before.x, "{from:?} at {size:?}");
        let games = GAMES.ids().map(LobbyTarget::Game).map(Target::Lobby);
        let corners: Vec<Point> = games.map(|game| rect(&table, game).0).collect();
        let [first, second] = [corners[0], corners[1]];
        assert!(second.x < first.x, "{size:?}");
        // The cog keeps its corner, and covers nothing.
        let (cog, _) = rect(&table, Target::Settings(SettingsTarget::Cog));
        assert!(cog.x > size.0 / 2.0 && to.x > from.x);
    }
}

#[test]
fn a_link_shows_the_board_before_the_results_and_leads_strangers_to_the_rules_and_a_first_try() {
    let round = player::record(&maps::all()[0], 4, 4, 5, 1);
    let game = GAMES.ids().next().expect("a game");
    for size in [PHONE, (320.0, 568.0), LAPTOP] {
        let mut table = lobby(size);
        table.send(Event::Link(text(&round)));
        let has_results = |table: &Table| table.says("paid ");
        assert!(table.says("is over"), "{:?}", table.words());
        assert!(!has_results(&table), "{:?}", table.words());
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::Next)));
        assert!(has_results(&table), "{:?}", table.words());
        table.tap(Target::Rules(RulesTarget::Game(game)));
        assert_eq!(table.app.screen(), "rules");
        table.tap(Target::Sheet(SheetTarget::Close));
        table.tap(Target::Lobby(LobbyTarget::TryIt));
        assert!(table.app.linked_game().is_none());
        assert_eq!(table.app.screen(), "game", "{size:?}");
    }
}
