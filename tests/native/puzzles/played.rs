//! Puzzles at the table: opened, missed, solved, raced for, and damaged.

use app::focus::Handle;
use app::puzzle::Told;
use app::{Effect, Event};
use base::table::Station;
use base::words::Message;
use rules::maps::{Link, LinkId, MapId, NodeId};
use rules::puzzles::{self, DAYS, Date, Grade, Join, Puzzle};
use rules::{Cell, GameId, Spot};
use scene::{LobbyTarget, PuzzleTarget, SeatTarget, Target};
use screens::GAMES;
use session::cabinet::GameDef;

use super::duels::{duel, touches};
use super::{ends, least, winning};
use crate::common::disk::Disk;
use crate::common::fingers::Table;
use crate::common::maps;

pub(super) const OPEN: Target = Target::Puzzle(PuzzleTarget::Open);

/// The files of all games, by the game.
pub(super) fn files() -> Vec<(&'static GameDef, &'static str, Vec<usize>)> {
    let of = |game: &'static GameDef| {
        let first = game.first_choices();
        let variants = match game.choices.first() {
            Some(choice) if choice.id == session::boards::VARIANT => choice.values.len(),
            _ => 1,
        };
        (0..variants).map(move |value| {
            let mut chosen = first.clone();
            if variants > 1 {
                chosen[0] = value;
            }
            (game, game.name_of(&chosen), chosen)
        })
    };
    GAMES.iter().flat_map(of).collect()
}

/// A table on which the puzzle of the day is open before people at these places.
pub(super) fn opened(game: GameId, value: usize, places: &[Station], date: Option<Date>) -> Table {
    let mut table = Table::new(5);
    for map in MapId::all() {
        let file = Ok(Box::new(maps::file(map)));
        table.send(Event::MapCame { map, file });
    }
    table.date = date;
    for &place in places {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Game(game)));
    if value > 0 {
        table.tap(Target::Lobby(LobbyTarget::Choice(0, value)));
    }
    table.tap(OPEN);
    assert_eq!(table.app.screen(), "puzzle");
    table
}

pub(super) fn press(table: &mut Table, target: PuzzleTarget) {
    table.now += 300.0;
    table.tap(Target::Puzzle(target));
}

pub(super) fn told(table: &Table, place: Station) -> Told {
    table.app.puzzle().unwrap().pad(place).unwrap().told.clone()
}

pub(super) fn shown(table: &Table) -> Puzzle {
    let puzzle = table.app.puzzle().unwrap();
    puzzle.puzzle(&puzzle.pads[0]).unwrap().clone()
}

/// The links that can be touched on a person's pad.
fn links_to_touch(table: &Table, place: Station) -> Vec<LinkId> {
    let scene = table.view();
    let links = scene.targets.iter().filter_map(|area| match area.target {
        Target::Puzzle(PuzzleTarget::Link(at, link)) if at == place => Some(link),
        _ => None,
    });
    links.collect()
}

/// Returns the links of a cheapest network, by removing unnecessary ones from all visible links.
fn cheapest(join: &Join, table: &Table, place: Station) -> Vec<LinkId> {
    let map = maps::map(join.map);
    let mut left = links_to_touch(table, place);
    let (ends, nodes) = (ends(join, &map), map.positions().len());
    let mut at = 0;
    while at < left.len() {
        let mut fewer = left.clone();
        fewer.remove(at);
        let links: Vec<Link> = fewer.iter().map(|&link| map.link(link)).collect();
        match least(&links, nodes, &ends) == join.least {
            true => left = fewer,
            false => at += 1,
        }
    }
    left
}

/// One player's careless touch never takes away another player's work.
#[test]
fn of_several_each_leaves_alone_and_none_changes_the_puzzle_under_the_others() {
    let game = GAMES.iter().find(|game| game.on_map).unwrap();
    let [one, other] = [Station::NearLeft, Station::Right];
    let mut table = opened(game.id, 0, &[one, other], Date::new(1, 1));
    let Puzzle::Join(join) = shown(&table) else {
        panic!("a puzzle on a map")
    };
    let links = cheapest(&join, &table, one);
    press(&mut table, PuzzleTarget::Link(one, links[0]));
    assert!(table.says("LEAVE") && !table.says("ALL GAMES"));
    let name = |table: &Table, place| {
        let leave = Handle::Target(Target::Puzzle(PuzzleTarget::Leave(place)));
        table
            .app
            .mirror()
            .find(leave)
            .expect("it is there")
            .name
            .clone()
    };
    assert!(
        name(&table, other).starts_with("LEAVE"),
        "{}",
        name(&table, other)
    );
    press(&mut table, PuzzleTarget::Leave(other));
    assert_eq!(name(&table, one), "ALL GAMES");
    let puzzle = table.app.puzzle().expect("the other one goes on");
    assert_eq!(puzzle.pads.len(), 1);
    assert_eq!(puzzle.pad(one).expect("it is there").rails(), [links[0]]);
    assert!(table.says("ALL GAMES"));
    press(&mut table, PuzzleTarget::Leave(one));
    assert_eq!(table.app.screen(), "lobby");
}

/// Returns the words on a person's pad about the puzzle, as the page reads them aloud.
pub(super) fn puzzle_panel(table: &Table, place: Station) -> String {
    let handle = Handle::Target(Target::Puzzle(PuzzleTarget::Leave(place)));
    let mirror = table.app.mirror();
    let mut groups = mirror.groups.iter();
    let own = groups.find(|group| {
        group
            .elements
            .iter()
            .any(|element| element.handle == handle)
    });
    own.expect("the pad is there").words.join(" ")
}

#[test]
fn a_puzzle_on_a_map_is_joined_dearly_and_then_for_the_least() {
    let place = Station::FarRight;
    let game = GAMES.iter().find(|game| game.on_map).unwrap();
    let mut table = opened(game.id, 0, &[place], Date::new(1, 1));
    let Puzzle::Join(join) = shown(&table) else {
        panic!("a puzzle on a map")
    };
    let links = cheapest(&join, &table, place);
    press(&mut table, PuzzleTarget::Link(place, links[0]));
    press(&mut table, PuzzleTarget::Ok(place));
    assert_eq!(told(&table, place), Told::Apart);
    assert!(table.says("Not all cities are connected yet."));
    for &link in &links[1..] {
        press(&mut table, PuzzleTarget::Link(place, link));
    }
    assert!(table.says(&format!("Built so far: ${}", join.least)));
    // An unnecessary link.
    let all = links_to_touch(&table, place);
    let more = all.into_iter().find(|link| !links.contains(link)).unwrap();
    press(&mut table, PuzzleTarget::Link(place, more));
    press(&mut table, PuzzleTarget::Ok(place));
    let cost = maps::map(join.map).link(more).cost;
    assert_eq!(told(&table, place), Told::Over(cost.into()));
    assert!(table.says(&format!("Connected, but ${cost} too expensive.")));
    press(&mut table, PuzzleTarget::Undo(place));
    press(&mut table, PuzzleTarget::Ok(place));
    assert_eq!(told(&table, place), Told::Solved);
    assert!(table.says("Solved on try 2!"));
    // A solution stays on the pad.
    let before = table
        .app
        .puzzle()
        .unwrap()
        .pad(place)
        .unwrap()
        .rails()
        .to_vec();
    table.send(Event::Press(Handle::Target(Target::Puzzle(
        PuzzleTarget::Link(place, more),
    ))));
    assert_eq!(
        table.app.puzzle().unwrap().pad(place).unwrap().rails(),
        before
    );
    press(&mut table, PuzzleTarget::Grade(place, Grade::Medium));
    let any = links_to_touch(&table, place)[0];
    press(&mut table, PuzzleTarget::Link(place, any));
    press(&mut table, PuzzleTarget::Clear(place));
    assert!(
        table
            .app
            .puzzle()
            .unwrap()
            .pad(place)
            .unwrap()
            .rails()
            .is_empty()
    );
}

#[test]
fn the_puzzle_lies_on_the_map_that_is_chosen() {
    let game = GAMES.iter().find(|game| game.on_map).unwrap();
    for map in MapId::all() {
        let mut table = Table::new(5);
        table.tap(Target::Lobby(LobbyTarget::Game(game.id)));
        table.choose_map(map);
        table.tap(OPEN);
        let Puzzle::Join(join) = shown(&table) else {
            panic!("a puzzle on a map")
        };
        assert_eq!(join.map, map);
    }
}

#[test]
fn of_many_who_sit_four_try() {
    let game = GAMES.iter().find(|game| game.on_map).unwrap();
    let table = opened(game.id, 0, &Station::ALL, Date::new(1, 1));
    assert_eq!(table.app.puzzle().unwrap().pads.len(), 4);
}

#[test]
fn a_puzzle_opens_without_seated_players() {
    let game = GAMES.iter().find(|game| !game.on_map).unwrap();
    let table = opened(game.id, 0, &[], Date::new(1, 1));
    assert_eq!(table.app.puzzle().unwrap().pads[0].place, Station::NearLeft);
}

#[test]
fn a_damaged_file_is_told_and_does_no_harm() {
    let game = GAMES.iter().find(|game| !game.on_map).unwrap();
    let line = "win 2 | x3/x3/1o2/x3 x - | a2\n";
    assert!(puzzles::read(&line.repeat(DAYS)).is_ok());
    type Text = fn(&str) -> Result<String, Message>;
    let texts: [(Text, &str); 5] = [
        (|_| Ok(String::new()), "damaged"),
        (|_| Ok("win 1 | x | a1".into()), "damaged"),
        (|_| Ok("win 1 | no position | a1\n".repeat(DAYS)), "damaged"),
        (
            |_| Ok("win 1 | x3/x3/1o2/x3 x - | z9\n".repeat(DAYS)),
            "damaged",
        ),
        (|_| Ok("join usa | 1 2 3 | 4\n".repeat(DAYS)), "damaged"),
    ];
    for (text, sentence) in texts {
        let mut table = Table::new(5);
        table.puzzles = text;
        table.date = Date::new(1, 1);
        table.tap(Target::Lobby(LobbyTarget::Game(game.id)));
        table.tap(OPEN);
        assert!(table.says(sentence), "{:?}", table.words());
        press(&mut table, PuzzleTarget::Leave(Station::NearLeft));
        assert_eq!(table.app.screen(), "lobby");
    }
    let mut table = Table::new(5);
    table.puzzles = |_| Err("The file is not there.".into());
    table.tap(OPEN);
    assert!(table.says("The file is not there."));
    // A map that lacks its cities.
    let mut table = Table::new(5);
    table.puzzles = |_| Ok("join europe | 1 200 | 4\n".repeat(DAYS));
    table.tap(OPEN);
    assert!(table.says("damaged"), "{:?}", table.words());
}

/// A game under way waits in the lobby, and a puzzle does not touch it.
#[test]
fn a_game_that_waits_is_left_alone() {
    let mut disk = Disk::default();
    let mut table = Table::seated(9, 2);
    let place = table.acting();
    table.tap(Target::Board(Spot::Node(NodeId::new(45))));
    table.tap(Target::Seat(place, SeatTarget::Ok));
    disk.take(&mut table);
    let before = disk.clone();
    let mut table = Table::bare(3);
    table.send(Event::Found(Box::new(disk.found())));
    let file = Ok(Box::new(crate::common::grid::grid_file()));
    table.send(Event::MapCame {
        map: maps::europe(),
        file,
    });
    table.effects.clear();
    let two = GAMES.iter().find(|game| !game.on_map).unwrap();
    table.tap(Target::Lobby(LobbyTarget::Game(two.id)));
    table.tap(OPEN);
    assert_eq!(table.app.screen(), "puzzle");
    press(&mut table, PuzzleTarget::Leave(Station::NearLeft));
    let keeps = |effect: &Effect| {
        matches!(
            effect,
            Effect::Save { .. }
                | Effect::Append { .. }
                | Effect::Forget
                | Effect::ForgetEntries { .. }
        )
    };
    assert!(!table.effects.iter().any(keeps), "{:?}", table.effects);
    disk.take(&mut table);
    assert_eq!((disk.slots, disk.entries), (before.slots, before.entries));
    assert_eq!(table.app.screen(), "saved-game");
}

/// A whole puzzle through the page beside the canvas.
#[test]
fn a_puzzle_is_solved_by_its_names_alone() {
    let place = Station::NearLeft;
    let (game, _, chosen) = files().into_iter().find(|(game, ..)| !game.on_map).unwrap();
    let mut table = opened(game.id, 0, &[place], Date::new(1, 2));
    let mirror = table.app.mirror();
    let words: Vec<&String> = mirror
        .groups
        .iter()
        .flat_map(|group| &group.words)
        .collect();
    let wanted = "to move: win in 2 turns";
    assert!(
        words.iter().any(|words| words.contains(wanted)),
        "{words:?}"
    );
    assert!(mirror.board().is_some(), "the board is a grid");
    let ok = Handle::Target(Target::Puzzle(PuzzleTarget::Ok(place)));
    while !table.app.puzzle().unwrap().pad(place).unwrap().is_solved() {
        let now = duel(&table, place);
        let (position, left) = (now.now.text(), now.left());
        let right = winning("quickway", &position, left.into());
        let mirror = table.app.mirror();
        for cell in touches(game, &chosen, &position, &right[0]) {
            let handle = Handle::Target(Target::Puzzle(PuzzleTarget::Cell(place, cell)));
            let name = &mirror.find(handle).unwrap().name;
            assert!(name.starts_with(&cell.to_string()));
            table.send(Event::Press(handle));
        }
        assert_eq!(table.app.mirror().find(ok).unwrap().name, "OK");
        table.send(Event::Press(ok));
    }
    let mirror = table.app.mirror();
    assert!(
        mirror
            .said
            .iter()
            .any(|(_, said)| said.contains("Solved on the first try!"))
    );
}

/// A person who does not see the board hears where a turn can begin.
#[test]
fn cells_of_a_puzzle_say_whether_they_can_be_touched() {
    let place = Station::NearLeft;
    let table = opened(rules::raindrops::ID, 0, &[place], Date::new(1, 2));
    let board = duel(&table, place).now.as_board().unwrap();
    let (next, width) = (&board.reach().next, board.now().width());
    assert!(!next.is_empty() && next.len() < usize::from(width).pow(2));
    let mirror = table.app.mirror();
    for cell in (0..width).flat_map(|file| (0..width).map(move |rank| Cell::new(file, rank))) {
        let handle = Handle::Target(Target::Puzzle(PuzzleTarget::Cell(place, cell)));
        let name = &mirror.find(handle).unwrap().name;
        assert_eq!(name.contains(", available"), next.contains(&cell), "{name}");
    }
}
