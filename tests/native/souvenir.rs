//! Pictures to take home: what is on them, when there are any, and where they are offered.

use app::layout::Window;
use app::{Effect, Event};
use base::table::Station;
use rules::record::Save;
use rules::transglobal_rail::TransglobalRail;
use scene::{
    LobbyTarget, PictureFormat, ReplayTarget, Seek, SettingsTarget, ShareTarget, Target, svg,
};

use crate::common::fingers::Table;
use crate::common::maps;
use crate::common::player::{self, sensible};
use crate::common::screens::{PHONE, own_screen};

const DATE: &str = "25 November 2026";
const PICTURE: Target = Target::Share(ShareTarget::Picture);

/// Makes a table an own screen.
fn on_phone(table: &mut Table) {
    table.send(Event::Window(own_screen(PHONE)));
}

/// A new game of two people who hand on a phone.
fn begun() -> Table {
    let mut table = Table::with_map(5, Ok(maps::file(maps::europe())));
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    on_phone(&mut table);
    table
}

/// The text of a link to a game after its first round.
fn after_a_round(people: usize) -> String {
    let record = player::record(&maps::map(maps::europe()), people, 4, 5, 1);
    let save = Save::of(&record, Vec::new()).expect("it can be kept");
    save.to_text().expect("it is short")
}

/// Returns a phone with a linked game at its end.
fn looked_at(link: &str) -> Table {
    let mut table = Table::with_map(5, Ok(maps::file(maps::europe())));
    on_phone(&mut table);
    table.send(Event::Link(link.into()));
    table
}

/// Returns the document of the available picture.
fn document(table: &Table) -> Option<String> {
    let (_, scene) = table.app.souvenir(DATE)?;
    Some(svg::document(&scene, ""))
}

fn board(table: &Table) -> &TransglobalRail {
    table.app.rail().expect("a round is over").board()
}

#[test]
fn the_picture_of_a_round_holds_its_networks_its_cities_and_its_result() {
    for people in [2, 4, 6] {
        let table = looked_at(&after_a_round(people));
        let picture = document(&table).expect("the round is over");
        let read = roxmltree::Document::parse(&picture).expect("it is well-formed");
        let board = board(&table);
        let written: Vec<_> = read
            .descendants()
            .filter(|node| node.has_tag_name("text"))
            .filter_map(|node| node.text())
            .collect();
        let group = |class: &str| {
            let mut groups = read.descendants();
            groups.find(|node| node.attribute("class") == Some(class))
        };
        let texts = |class: &str| {
            let all = group(class).into_iter().flat_map(|group| group.children());
            all.filter_map(|node| Some(node.text()?.to_owned()))
        };
        let says = |words: &str| written.iter().any(|text| text.contains(words));
        assert!(says("Transglobal Rail") && says("Europe") && says("Round 1") && says(DATE));
        let report = &table.app.rail().unwrap().ended().unwrap().report;
        for seat in 0..people {
            for city in board.hand(seat) {
                let name = &board.map().city(city).name;
                let times = |class| texts(class).filter(|text| text == name).count();
                assert!(times("towns") > 0, "{name} is on the map");
                assert_eq!(times("over"), 1, "{name} is on the card of seat {seat}");
            }
            let bank = format!("${}", report.seats[seat].after);
            assert!(says(&bank), "{bank}");
        }
        // Every rail is a stroke of the dark edge of who built it.
        let paths = group("board").expect("it has a board").children();
        let strokes = paths
            .filter(|path| path.attribute("stroke-width") == Some("18"))
            .filter_map(|path| path.attribute("d"))
            .map(|path| path.matches('L').count());
        assert_eq!(strokes.sum::<usize>(), board.rails().count());
    }
}

/// The program of a player who reads the results has the next round's cities already.
#[test]
fn a_picture_tells_nothing_of_the_next_round() {
    let one = looked_at(&after_a_round(3));
    let game = one.app.session().expect("it is looked at").game();
    let twins = [1, 2].map(|seed| {
        let save = game.reseeded(seed).to_save(Vec::new());
        let text = save.expect("it can be kept").to_text();
        looked_at(&text.expect("it is short"))
    });
    let next = |table: &Table| {
        let rail = table.app.rail().expect("it is looked at");
        [0, 1, 2].map(|seat| rail.game().hand(seat))
    };
    assert_ne!(next(&twins[0]), next(&twins[1]), "they are dealt otherwise");
    let [first, second] = twins.each_ref().map(document);
    assert!(first.is_some());
    assert_eq!(first, second);
}

#[test]
fn there_is_no_picture_before_a_round_is_over() {
    let mut table = begun();
    let mut states = 0;
    while table.app.rail().unwrap().ended().is_none() {
        assert_eq!(document(&table), None);
        assert!(!table.shows(PICTURE));
        let game = table.app.rail().unwrap().game();
        let step = sensible(game).expect("it goes on");
        table.touch_step(step);
        states += 1;
    }
    assert!(states > 20, "{states}");
    let mut linked = looked_at(&after_a_round(2));
    assert!(linked.shows(PICTURE));
    linked.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
    assert!(!linked.shows(PICTURE));
    assert_eq!(document(&linked), None);
}

#[test]
fn a_phone_saves_both_kinds_and_a_table_offers_none() {
    let mut table = begun();
    while table.app.rail().unwrap().ended().is_none() {
        let game = table.app.rail().unwrap().game();
        let step = sensible(game).expect("it goes on");
        table.touch_step(step);
    }
    // Until all have seen what the round has joined.
    table.wait(60_000.0);
    table.tap(PICTURE);
    assert_eq!(table.app.screen(), "picture");
    let named = |table: &Table, part: &str| {
        let mirror = table.app.mirror();
        mirror.elements().any(|one| one.name.contains(part))
    };
    assert!(named(&table, "PNG") && named(&table, "SVG"));
    for format in PictureFormat::ALL {
        table.effects.clear();
        table.tap(Target::Share(ShareTarget::Save(format)));
        assert!(table.effects.contains(&Effect::SavePicture(format)));
    }
    table.send(Event::Window(Window::default()));
    assert_eq!(table.app.screen(), "results", "the sheet is gone");
    assert!(!table.shows(PICTURE));
    table.send(Event::Address("https://example.org/".into()));
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Share(ShareTarget::Open));
    assert!(!table.shows(PICTURE));
    assert!(table.says("You can save a picture of the result there."));
}

#[test]
fn the_picture_of_a_game_for_two_holds_its_stones_and_who_has_won() {
    let mut table = Table::new(3);
    table.tap(Target::Lobby(LobbyTarget::Game(
        crate::common::games::QUICKWAY,
    )));
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    on_phone(&mut table);
    assert_eq!(document(&table), None);
    let loser = table.app.acting_place().expect("somebody begins");
    for target in [scene::SeatTarget::Resign, scene::SeatTarget::ResignYes] {
        table.tap(Target::Seat(loser, target));
    }
    assert!(table.shows(PICTURE));
    let picture = document(&table).expect("it is over");
    roxmltree::Document::parse(&picture).expect("it is well-formed");
    for part in ["Quickway", DATE, "wins"] {
        assert!(picture.contains(part), "{part}");
    }
}
