//! The sheets of an own screen: they have the contents and functions of a table's sheets, and no button is where a
//! mistaken press would hit it.

use app::layout::Layout;
use app::overlay::Overlay;
use app::{Event, Key};
use base::table::{Point, Station};
use rules::GameId;
use scene::{
    Area, Face, Item, LobbyTarget, Page, QuestionTarget, ResultsTarget, RulesTarget, Scrolled,
    SeatTarget, SettingsTarget, ShareTarget, SheetTarget, Slider, Target,
};
use screens::GAMES;

use crate::common::fingers::{Table, rules_pages};
use crate::common::games::{QUICKWAY, RAINDROPS, SWITCH_YARD};
use crate::common::screens::own_screen;

/// Phones, tablets and laptops.
const SIZES: [(f32, f32); 8] = [
    (390.0, 844.0),
    (844.0, 390.0),
    (320.0, 568.0),
    (568.0, 320.0),
    (820.0, 1180.0),
    (1180.0, 820.0),
    (1366.0, 768.0),
    (3440.0, 1440.0),
];

fn window(width: f32, height: f32) -> Event {
    Event::Window(own_screen((width, height)))
}

/// A game for two that is played on a table, and then looked at on an own screen.
fn playing(size: (f32, f32)) -> Table {
    playing_game(QUICKWAY, size)
}

fn playing_game(game: GameId, (width, height): (f32, f32)) -> Table {
    let mut table = Table::new(1);
    table.tap(Target::Lobby(LobbyTarget::Game(game)));
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    table.send(window(width, height));
    assert_eq!(table.app.layout(), Layout::Own);
    table
}

fn ends(table: &Table, target: Target) -> (Point, Point) {
    match table.area(target).area {
        Area::Rect { from, to } => (from, to),
        other => panic!("{target:?} is {other:?}"),
    }
}

#[test]
fn the_settings_of_an_own_screen_have_what_one_person_needs() {
    for size in SIZES {
        let mut table = playing(size);
        table.send(Event::NoFullScreen);
        table.tap(Target::Settings(SettingsTarget::Cog));
        for slider in [Slider::Music, Slider::Sound, Slider::Pace] {
            table.drag(Target::Slider(slider), 1.0);
            assert!(
                table.says(&slider.say(slider.ends().1).to_string()),
                "{size:?} {slider:?}"
            );
        }
        assert!(!table.shows(Target::Slider(Slider::Inches)), "{size:?}");
        assert!(!table.shows(Target::Sheet(SheetTarget::Rotate)), "{size:?}");
        let full_screen = Target::Settings(SettingsTarget::FullScreen);
        assert!(!table.shows(full_screen), "{size:?}");
        table.send(Event::FullScreen(false));
        assert!(table.allows(full_screen), "{size:?}");
        for target in [
            Target::Rules(RulesTarget::Open),
            Target::Share(ShareTarget::Open),
            Target::Settings(SettingsTarget::Hints),
            Target::Settings(SettingsTarget::NewGame),
            Target::Settings(SettingsTarget::EndGame),
        ] {
            assert!(table.allows(target), "{size:?} {target:?}");
        }
        let has_room = size.0 >= 1024.0 && size.1 >= 640.0;
        let layout = Target::Settings(SettingsTarget::Layout);
        assert_eq!(table.allows(layout), has_room, "{size:?}");
        table.tap(Target::Sheet(SheetTarget::Close));
        assert_eq!(table.app.screen(), "game");
    }
}

#[test]
fn a_table_can_become_an_own_screen_but_no_kiosk_can() {
    let layout = Target::Settings(SettingsTarget::Layout);
    let mut table = Table::new(1);
    table.tap(Target::Settings(SettingsTarget::Cog));
    let mut kiosk = table.clone();
    table.tap(layout);
    assert_eq!(table.app.layout(), Layout::Own);
    assert!(table.says("TABLE VIEW"), "{:?}", table.words());
    table.tap(layout);
    assert_eq!(table.app.layout(), Layout::Table);
    assert!(table.says("PERSONAL VIEW"), "{:?}", table.words());
    kiosk.send(Event::Kiosk);
    kiosk.send(window(390.0, 844.0));
    assert!(!kiosk.shows(layout));
    assert_eq!(kiosk.app.layout(), Layout::Table);
}

/// A second touch in the same place loses no game.
#[test]
fn yes_lies_where_no_button_was_that_leads_to_it() {
    for size in SIZES {
        let targets = [SettingsTarget::NewGame, SettingsTarget::EndGame];
        // Without full screen the buttons have other places.
        let events = [Event::FullScreen(false), Event::NoFullScreen];
        let cases = targets
            .into_iter()
            .flat_map(|target| events.clone().map(|e| (target, e)));
        for (target, event) in cases {
            let mut table = playing(size);
            table.send(event);
            table.tap(Target::Settings(SettingsTarget::Cog));
            let (from, to) = ends(&table, Target::Settings(target));
            table.tap(Target::Settings(target));
            let (above, below) = ends(&table, Target::Question(QuestionTarget::Yes));
            let apart = above.x > to.x || below.x < from.x || above.y > to.y || below.y < from.y;
            assert!(
                apart,
                "{size:?} {target:?}: {above:?} {below:?} {from:?} {to:?}"
            );
            table.tap(Target::Question(QuestionTarget::No));
            assert_eq!(table.app.screen(), "game");
        }
    }
}

/// While a sheet is open nothing below it can be touched by mistake.
#[test]
fn a_sheet_keeps_fingers_off_everything_else() {
    for size in SIZES {
        let mut table = playing(size);
        table.tap(Target::Settings(SettingsTarget::Cog));
        let stage = table.view().stage;
        let steps = |long: f32| (0..40).map(move |step| (step as f32 + 0.5) * long / 40.0);
        for x in steps(stage.width) {
            for y in steps(stage.height) {
                let met = table.view().target_at(Point::new(x, y));
                let below = matches!(
                    met,
                    Some(Target::Board(_) | Target::Seat(..) | Target::Look(_))
                );
                assert!(!below, "{size:?} at {x} {y}: {met:?}");
            }
        }
    }
}

/// Returns the visible paragraphs of a rules page, line by line. Only they have letters of their size.
fn written(table: &Table) -> Vec<String> {
    let scene = table.view();
    let items = scene.layers.iter().flat_map(|layer| layer.items.iter());
    let lines = items.filter_map(|item| match item {
        Item::Text(text) if text.face == Face::Text && [16.0, 18.0].contains(&text.size) => {
            Some(text.words.clone())
        }
        Item::Text(_) | Item::Path { .. } => None,
    });
    lines.collect()
}

/// The lines of a page of the rules that is moved up to its end.
fn read_page(table: &mut Table) -> Vec<String> {
    let mut read = written(table);
    let area = table.view().scrolls.last().copied();
    let Some(area) = area else { return read };
    let at = area.frame.centre();
    for _ in 0..200 {
        let before = table.app.house.viewing.scrolled(Scrolled::Rules);
        let by = Point::new(0.0, -20.0);
        table.send(Event::Scroll { at, by });
        let lines = written(table);
        let known = |line: &String| read.contains(line);
        let new: Vec<String> = lines.into_iter().skip_while(known).collect();
        read.extend(new);
        if table.app.house.viewing.scrolled(Scrolled::Rules) == before {
            return read;
        }
    }
    panic!("the page does not end");
}

/// Pager through goes over every word of every page, there and back, and a page is read by moving it.
#[test]
fn every_word_of_the_rules_is_on_some_page() {
    let next = Target::Rules(RulesTarget::Page(Page::Next));
    let back = Target::Rules(RulesTarget::Page(Page::Back));
    for size in SIZES {
        for game in GAMES.ids() {
            let mut table = playing(size);
            table.tap(Target::Settings(SettingsTarget::Cog));
            table.tap(Target::Rules(RulesTarget::Open));
            table.tap(Target::Rules(RulesTarget::Game(game)));
            let mut read = read_page(&mut table);
            let mut pages = 1;
            while table.allows(next) {
                table.tap(next);
                read.extend(read_page(&mut table));
                pages += 1;
            }
            assert_eq!(pages, rules_pages(game).len(), "{size:?} {game:?}");
            let words = rules_pages(game);
            let words = words.iter().flat_map(|page| page.words.iter());
            let words = words.flat_map(|words| words.split_whitespace());
            let words: Vec<&str> = words.collect();
            assert_eq!(read.join(" "), words.join(" "), "{size:?} {game:?}");
            while table.allows(back) {
                table.tap(back);
                pages -= 1;
            }
            assert_eq!(pages, 1, "{size:?} {game:?}");
        }
    }
}

/// A finger that sweeps from side to side turns the page; one that goes up moves the page.
#[test]
fn a_sweep_leafs_in_the_rules() {
    let mut table = playing((320.0, 568.0));
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Rules(RulesTarget::Open));
    let page = |table: &Table| match table.app.overlays.sheet() {
        Some(&Overlay::Rules(_, page)) => page,
        _ => panic!("the rules are shut"),
    };
    let sweep = |table: &mut Table, from: (f32, f32), to: (f32, f32)| {
        table.wait(1000.0);
        table.down(9, Point::new(from.0, from.1));
        table.slide(9, Point::new(to.0, to.1));
        table.up(9, Point::new(to.0, to.1));
    };
    sweep(&mut table, (250.0, 400.0), (100.0, 410.0));
    assert_eq!(page(&table), 1);
    sweep(&mut table, (250.0, 400.0), (240.0, 300.0));
    assert_eq!(page(&table), 1, "it has moved the page");
    sweep(&mut table, (60.0, 400.0), (250.0, 390.0));
    assert_eq!(page(&table), 0);
}

/// Turning a phone while the rules are read keeps the page, and never shows a leaf that is not there.
#[test]
fn a_turned_phone_stays_on_the_page() {
    let next = Target::Rules(RulesTarget::Page(Page::Next));
    let mut table = playing((320.0, 568.0));
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Rules(RulesTarget::Open));
    let pages = rules_pages(QUICKWAY);
    let title = |table: &Table| {
        let shown = pages.iter().map(|page| page.title);
        shown
            .into_iter()
            .find(|title| table.words().iter().any(|words| words == title))
    };
    while table.allows(next) {
        let before = title(&table);
        assert!(before.is_some());
        for (width, height) in [(568.0, 320.0), (1920.0, 1080.0), (320.0, 568.0)] {
            table.send(window(width, height));
            assert_eq!(title(&table), before, "{width} x {height}");
        }
        table.tap(next);
    }
}

/// Where copying is refused the link can be read.
#[test]
fn a_link_that_cannot_be_copied_is_shown() {
    for size in SIZES {
        let mut table = playing(size);
        table.send(Event::Address("https://example.org/of-ours/".into()));
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(Target::Share(ShareTarget::Open));
        assert!(!table.says("https://example.org"), "{size:?}");
        table.send(Event::Copied(false));
        assert!(table.says("https://example.org"), "{:?}", table.words());
        table.send(Event::Copied(true));
        assert!(!table.says("https://example.org"), "{size:?}");
        assert!(table.allows(Target::Share(ShareTarget::Copy)), "{size:?}");
    }
}

/// The opponent's count can end the game, too, so it is on the opponent's chip.
#[test]
fn an_own_screen_has_the_counts_of_both() {
    let told = [(RAINDROPS, "units left"), (SWITCH_YARD, "of 10 cars in")];
    for size in SIZES {
        for (game, count) in told {
            let table = playing_game(game, size);
            let [own, other] =
                [0, 1].map(|seat| table.board().play.shown().tally_of(seat).to_string());
            let words = table.words().join(" ");
            assert!(
                own.contains(count) && other.contains(count),
                "{own} {other}"
            );
            assert!(words.matches(count).count() >= 3, "{size:?}: {words}");
        }
    }
}

/// The single screen asks all people.
#[test]
fn all_people_of_an_own_screen_agree_one_after_the_other() {
    for size in SIZES {
        let mut table = playing(size);
        let loser = table.app.acting_place().expect("somebody is on turn");
        for target in [SeatTarget::Resign, SeatTarget::ResignYes] {
            table.tap(Target::Seat(loser, target));
        }
        table.tap(Target::Results(ResultsTarget::PlayAgain));
        assert_eq!(table.app.screen(), "vote", "{size:?}");
        let vote = table.app.overlays.vote().expect("it is on");
        let asked = vote.people().iter().filter(|&&place| vote.asks(place));
        assert_eq!(asked.count(), 1, "the one who has pressed it wants it");
        table.all_agree();
        assert_eq!(table.app.screen(), "game", "{size:?}");
    }
}

/// A message of trouble goes away at a touch anywhere, and by a key.
#[test]
fn trouble_is_taken_away_by_any_touch() {
    for size in SIZES {
        let mut table = playing(size);
        table.send(Event::Trouble("It has gone wrong.".into()));
        assert!(table.says("It has gone wrong."), "{size:?}");
        table.wait(1000.0);
        let mut keys = table.clone();
        table.tap_at(Point::new(9.0, 9.0));
        assert_eq!(table.app.screen(), "game", "{size:?}");
        keys.key(Key::Escape);
        assert_eq!(keys.app.screen(), "game", "{size:?}");
    }
}
