//! The lobby through the real screen: which game is chosen and how it is set up, and that START
//! begins exactly that.

use crate::common::fingers::{Table, places};
use crate::common::games::{TRANSGLOBAL_RAIL, begin, choices, def, title};
use screens::GAMES;
use session::cabinet::Picture;

use app::{Event, Sound};
use base::table::{PlayerColour, Station};
use rules::GameId;
use scene::{Item, LayerName, Length, LobbyTarget, Op, SettingsTarget, Slider, Target, TargetArea};

/// The games for two of this build.
fn duels() -> impl Iterator<Item = GameId> {
    let all = GAMES.ids();
    all.filter(|game| *def(*game).seats.end() == 2)
}

/// Every way to choose one value for each choice of a game, by their numbers.
fn ways_to_choose(game: GameId) -> Vec<Vec<usize>> {
    choices(game).iter().fold(vec![vec![]], |ways, choice| {
        let longer = |way: Vec<usize>| {
            let values = 0..choice.values.len();
            values.map(move |value| [&way[..], &[value]].concat())
        };
        ways.into_iter().flat_map(longer).collect()
    })
}

/// A lobby where so many people have joined.
fn joined(people: usize) -> Table {
    let mut table = Table::new(4);
    for place in places(people) {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table
}

fn choose(table: &mut Table, game: GameId, values: &[usize]) {
    table.tap(Target::Lobby(LobbyTarget::Game(game)));
    for (choice, &value) in values.iter().enumerate() {
        table.tap(Target::Lobby(LobbyTarget::Choice(choice, value)));
    }
}

#[test]
fn start_begins_exactly_the_game_that_is_chosen() {
    for game in duels() {
        let lobby = joined(2);
        let mut seen = Vec::new();
        for chosen in ways_to_choose(game) {
            let mut table = lobby.clone();
            choose(&mut table, game, &chosen);
            table.tap(Target::Lobby(LobbyTarget::Start));
            let duel = table.app.board().expect("a game for two has begun");
            assert_eq!(duel.id(), game);
            let meant = begin(game, &chosen).expect("what is offered can be begun");
            assert_eq!(
                duel.play.now().text(),
                meant.as_board().unwrap().now().text(),
                "{game:?} {chosen:?}"
            );
            seen.push((duel.play.now().title().to_string(), duel.play.now().text()));
            let mut name = title(game).to_string();
            for (choice, &value) in choices(game).iter().zip(&chosen) {
                let value = (choice.values[value])().to_string();
                match choice.id {
                    "variant" => name = value,
                    "size" => {
                        let size = format!("{value} \u{d7} {value}");
                        assert!(table.says(&size), "{game:?} {size}");
                    }
                    _ => {}
                }
            }
            assert!(table.says(&name), "{game:?} {chosen:?}: {name}");
        }
        seen.sort();
        seen.dedup();
        // Only the swap is not to be seen at the beginning.
        let swap = choices(game).iter().find(|choice| choice.id == "swap");
        let alike = swap.map_or(1, |choice| choice.values.len());
        assert_eq!(seen.len() * alike, ways_to_choose(game).len(), "{game:?}");
    }
}

#[test]
fn the_second_player_may_swap_if_that_is_chosen() {
    use crate::common::games::QUICKWAY;
    use rules::Spot;
    use scene::SeatTarget;

    for (value, offered) in [(0, true), (1, false)] {
        let mut table = joined(2);
        choose(&mut table, QUICKWAY, &[0, 0, value]);
        table.tap(Target::Lobby(LobbyTarget::Start));
        let cell = "d4".parse().expect("a cell");
        table.tap(Target::Board(Spot::Cell(cell)));
        let duel = table.app.board().expect("begun");
        let [first, second] = [0, 1].map(|seat: usize| duel.sitting[seat].place);
        table.tap(Target::Seat(first, SeatTarget::Ok));
        assert_eq!(
            table.allows(Target::Seat(second, SeatTarget::Special)),
            offered
        );
        let duel = table.app.board().expect("begun");
        assert_eq!(duel.play.special().is_some(), offered);
    }
}

#[test]
fn more_than_two_cannot_begin_a_game_for_two_and_are_told_why() {
    let tells = [
        (3, "one of you, please tap LEAVE."),
        (4, "two of you, please tap LEAVE."),
        (5, "three of you, please tap LEAVE."),
        (6, "four of you, please tap LEAVE."),
    ];
    for game in duels() {
        for (people, told) in tells {
            let mut table = joined(people);
            assert!(
                table.allows(Target::Lobby(LobbyTarget::Start)),
                "they could play another game"
            );
            table.tap(Target::Lobby(LobbyTarget::Game(game)));
            assert!(!table.allows(Target::Lobby(LobbyTarget::Start)));
            let words = table.words().join(" ");
            let sentence = format!("{} is for two players: {told}", title(game));
            let times = words.matches(&sentence).count();
            assert_eq!(times, people + 1, "{people} panels and the middle: {words}");
            table.sounds();
            table.tap(Target::Lobby(LobbyTarget::Start));
            assert!(table.app.board().is_none());
            assert_eq!(table.sounds(), [Sound::Buzz]);
            for place in places(people).into_iter().skip(2) {
                table.tap(Target::Lobby(LobbyTarget::Leave(place)));
            }
            assert!(table.allows(Target::Lobby(LobbyTarget::Start)));
        }
    }
}

#[test]
fn one_cannot_begin_a_game_for_two() {
    for game in duels() {
        let mut table = Table::new(4);
        table.tap(Target::Lobby(LobbyTarget::Game(game)));
        assert!(table.says("Two can play."));
        table.tap(Target::Lobby(LobbyTarget::Join(Station::Right)));
        assert!(table.says("Need one more player or computer."));
        assert!(!table.allows(Target::Lobby(LobbyTarget::Start)));
    }
}

#[test]
fn choices_are_kept_while_another_game_is_looked_at() {
    let mut table = joined(2);
    let last = |game| -> Vec<usize> {
        let last = |choice: &session::boards::Choice| choice.values.len() - 1;
        choices(game).iter().map(last).collect()
    };
    for game in duels() {
        choose(&mut table, game, &last(game));
    }
    for game in GAMES.ids() {
        table.tap(Target::Lobby(LobbyTarget::Game(game)));
    }
    for game in duels() {
        let mut table = table.clone();
        table.tap(Target::Lobby(LobbyTarget::Game(game)));
        table.tap(Target::Lobby(LobbyTarget::Start));
        let duel = table.app.board().expect("begun");
        let meant = begin(game, &last(game)).expect("offered");
        assert_eq!(
            duel.play.now().title(),
            meant.as_board().unwrap().now().title()
        );
        assert_eq!(
            duel.play.now().text(),
            meant.as_board().unwrap().now().text()
        );
    }
}

#[test]
fn three_words_set_bank_and_taxes_and_tell_honestly_how_long_that_takes() {
    let mut table = joined(4);
    let mut minutes = Vec::new();
    for (length, bank) in [(Length::Quick, 5), (Length::Normal, 15), (Length::Long, 30)] {
        table.tap(Target::Lobby(LobbyTarget::Length(length)));
        let words = table.words().join(" ");
        assert!(
            words.contains(&Slider::Bank.say(bank).to_string()),
            "{words}"
        );
        let (_, after) = words.split_once("About ").expect("it tells how long");
        let number = after.split(' ').next().expect("in minutes");
        minutes.push(number.parse::<u32>().expect("in minutes"));
    }
    assert!(minutes.is_sorted_by(|a, b| a < b), "{minutes:?}");
    table.drag(Target::Slider(Slider::Bank), 1.0);
    table.tap(Target::Lobby(LobbyTarget::Start));
    let game = table.app.rail().expect("a game begins").game();
    assert_eq!((game.bank(0), game.setup().tax), (30, 15));
}

#[test]
fn every_game_is_announced_and_every_game_for_two_has_a_picture() {
    let mut table = joined(2);
    for game in GAMES.ids() {
        table.tap(Target::Lobby(LobbyTarget::Game(game)));
        let about = (def(game).about)().to_string();
        let words = table.words().join(" ");
        assert!(words.contains(&about), "{game:?}: {words}");
        let minutes = words.contains("About 30 minutes.");
        assert_eq!(minutes, game == TRANSGLOBAL_RAIL);
    }
    for game in duels() {
        let Picture::Position(position) = def(game).picture else {
            panic!("{game:?} has a board");
        };
        let card = position().expect("its turns are allowed");
        let board = card.as_board().unwrap().now();
        assert!(board.acting().is_some(), "{game:?}: it is not over");
        let first: Vec<_> = choices(game).iter().map(|choice| choice.first).collect();
        let begun = begin(game, &first).expect("offered");
        assert_ne!(
            board.text(),
            begun.as_board().unwrap().now().text(),
            "{game:?}: it has begun"
        );
    }
}

#[test]
fn the_lobby_explains_each_choice_and_shows_its_board() {
    let board = |table: &Table| table.layer(LayerName::Board).version;
    for game in duels() {
        let mut table = joined(2);
        table.tap(Target::Lobby(LobbyTarget::Game(game)));
        for (row, choice) in choices(game).iter().enumerate() {
            let mut boards = Vec::new();
            for value in 0..choice.values.len() {
                table.tap(Target::Lobby(LobbyTarget::Choice(row, value)));
                assert!(
                    table.says(&choice.meaning(value).to_string()),
                    "{}",
                    choice.id
                );
                boards.push(board(&table));
            }
            boards.sort_unstable();
            boards.dedup();
            let seen = matches!(choice.id, "size" | "setup");
            let expected = if seen { choice.values.len() } else { 1 };
            assert_eq!(boards.len(), expected, "{game:?} {}", choice.id);
        }
    }
}

#[test]
fn every_value_of_every_choice_has_an_id_of_its_own() {
    for game in duels() {
        let ids: Vec<_> = choices(game).iter().map(|choice| choice.id).collect();
        for (number, choice) in choices(game).iter().enumerate() {
            assert!(
                !ids[..number].contains(&choice.id),
                "{game:?}: {}",
                choice.id
            );
            assert_eq!(choice.value_ids.len(), choice.values.len(), "{}", choice.id);
            for (value, id) in choice.value_ids.iter().enumerate() {
                assert!(!choice.value_ids[..value].contains(id), "{game:?}: {id}");
                let plain = |sign: u8| sign.is_ascii_lowercase() || sign.is_ascii_digit();
                assert!(id.bytes().all(plain), "{game:?}: {id}");
            }
        }
    }
}

#[test]
fn the_track_is_lit_in_the_colour_of_its_player() {
    let lit = |table: &Table| {
        let board = table.layer(LayerName::Board);
        let strokes = board.items.iter().filter_map(|item| match item {
            Item::Path { stroke, .. } => *stroke,
            Item::Text(_) => None,
        });
        let own = PlayerColour::ALL[0].colour();
        strokes
            .filter(|stroke| (stroke.colour, stroke.width) == (own, 5.0))
            .count()
    };
    let mut table = joined(0);
    assert_eq!(lit(&table), 0);
    let place = places(1)[0];
    table.tap(Target::Lobby(LobbyTarget::Join(place)));
    assert_eq!(lit(&table), 2, "both rails");
    table.tap(Target::Lobby(LobbyTarget::Leave(place)));
    assert_eq!(lit(&table), 0);
}

#[test]
fn sliders_stay_in_sight_beside_the_settings() {
    let mut table = Table::new(4);
    // Read from the far side.
    for _ in 0..2 {
        table.tap(Target::Lobby(LobbyTarget::Rotate));
    }
    let told = |table: &Table| {
        let title = |words: &&String| *words == "Starting bank";
        table.words().iter().filter(title).count()
    };
    assert_eq!(told(&table), 1);
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert_eq!(told(&table), 2, "they are on the far side of the sheet");
    let bank = |area: &&TargetArea| area.target == Target::Slider(Slider::Bank);
    let sliders = table.view().targets.iter().filter(bank).count();
    assert_eq!(sliders, 1, "one of them can be moved");
}

/// The direction of the turntable's sleepers, in degrees clockwise from straight up.
fn turned(table: &Table) -> f32 {
    let scene = table.view();
    let items = scene.layers.iter().flat_map(|layer| layer.items.iter());
    let mut lines = items.filter_map(|item| match item {
        Item::Path { path, stroke, .. } => match (&path[..], stroke) {
            (&[Op::Move(from), Op::Line(to)], Some(stroke)) if stroke.width == 28.0 => {
                Some((from, to))
            }
            _ => None,
        },
        Item::Text(_) => None,
    });
    let (from, to) = lines.next().expect("a turntable");
    (to.x - from.x).atan2(from.y - to.y).to_degrees()
}

#[test]
fn the_turntable_turns_to_the_game_that_is_chosen() {
    let games: Vec<_> = GAMES.ids().collect();
    let mut table = Table::new(4);
    let towards = |table: &Table, game: GameId| {
        let card = table.place(Target::Lobby(LobbyTarget::Game(game)));
        let start = table.place(Target::Lobby(LobbyTarget::Start));
        (card.x - start.x).atan2(start.y - card.y).to_degrees()
    };
    for &game in games.iter().rev().chain(&games) {
        let before = turned(&table);
        table.tap(Target::Lobby(LobbyTarget::Game(game)));
        let meant = towards(&table, game);
        if (before - meant).abs() > 1.0 {
            assert!(table.app.is_moving(), "{game}");
            table.wait(100.0);
            table.feed(Event::Wake);
            let on_its_way = (turned(&table) - before) / (meant - before);
            assert!((0.1..0.9).contains(&on_its_way), "{game}: {on_its_way}");
        }
        table.rest();
        assert!((turned(&table) - meant).abs() < 1.0, "{game}");
    }
    table.send(Event::Still(true));
    let last = games[games.len() - 1];
    table.tap(Target::Lobby(LobbyTarget::Game(last)));
    assert!(!table.app.is_moving());
    assert!((turned(&table) - towards(&table, last)).abs() < 1.0);
}

#[test]
fn a_rising_panel_is_touched_at_its_final_place() {
    for place in Station::ALL {
        let mut table = Table::new(4);
        let name_at = |table: &Table| {
            let scene = table.view();
            let items = scene.layers.iter().flat_map(|layer| layer.items.iter());
            let mut at = items.filter_map(|item| match item {
                Item::Text(text) if text.words == "Orange" => Some(text.at),
                Item::Text(_) | Item::Path { .. } => None,
            });
            at.next_back().expect("the colour's name")
        };
        let leave = Target::Lobby(LobbyTarget::Leave(place));
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
        assert!(table.app.is_moving(), "{place:?}");
        let (low, touched) = (name_at(&table), table.place(leave));
        table.wait(100.0);
        table.feed(Event::Wake);
        let rising = name_at(&table);
        table.rest();
        assert!(!table.app.is_moving());
        let there = name_at(&table);
        assert_eq!(table.place(leave), touched, "{place:?}");
        let (from, half) = (low.distance(there), rising.distance(there));
        assert!(from > half && half > 0.0, "{place:?}: {from}, {half}");
        // A touch ends it, and with animations off nothing moves.
        table.tap(leave);
        table.send(Event::Still(true));
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
        assert!(!table.app.is_moving());
        assert_eq!(name_at(&table), there);
    }
}

#[test]
fn a_train_circles_start_while_nothing_lies_over_it() {
    let mut table = Table::new(1);
    let start = table.area(Target::Lobby(LobbyTarget::Start)).area.middle();
    let round = |table: &Table| table.view().train;
    assert_eq!(round(&table).map(|(middle, _)| middle), Some(start));
    table.tap(Target::Lobby(LobbyTarget::Rotate));
    let turned = table.area(Target::Lobby(LobbyTarget::Start)).area.middle();
    assert!(turned != start && round(&table).map(|(middle, _)| middle) == Some(turned));
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert_eq!(round(&table), None, "a sheet lies over it");
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert!(round(&table).is_some());
    table.send(Event::Still(true));
    assert_eq!(round(&table), None, "less motion is asked for");
    table.send(Event::Still(false));
    for place in [Station::NearLeft, Station::FarLeft] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    assert_eq!(round(&table), None, "a game has begun");
}
