//! TRY IT in the lobby: a game that is played to learn it.

use base::table::{PlayerColour, Station};
use rules::{GameId, Level, Strength};
use scene::{LobbyTarget, QuestionTarget, SeatTarget, SettingsTarget, SheetTarget, Target};
use screens::GAMES;
use session::SeatAssignment;
use session::boards::Choice;

use crate::common::fingers::Table;
use crate::common::games::{RAINDROPS, TRANSGLOBAL_RAIL, begin, choices, def, first_game};

const TRY_IT: Target = Target::Lobby(LobbyTarget::TryIt);

fn join(table: &mut Table, place: Station) {
    table.tap(Target::Lobby(LobbyTarget::Join(place)));
}

/// Returns a lobby with a chosen game and free seats.
fn chosen(game: GameId) -> Table {
    let mut table = Table::new(8);
    table.tap(Target::Lobby(LobbyTarget::Game(game)));
    table
}

/// Lists the players, as place and strength.
fn seats(table: &Table) -> Vec<(Station, Option<Level>)> {
    let seats = table.app.session().expect("a game has begun").seats();
    let who = |seat: &SeatAssignment| (seat.place, seat.computer());
    seats.iter().map(who).collect()
}

fn is_taught(table: &Table, place: Station) -> bool {
    table.shows(Target::Seat(place, SeatTarget::LeaveCoach))
}

#[test]
fn one_touch_begins_every_game_small_and_taught_against_a_newcomer() {
    let newcomer = Some(Level::Fixed(Strength::Newcomer));
    for game in GAMES.ids() {
        for (turned, person, computer) in [
            (0, Station::NearLeft, Station::Right),
            (1, Station::Left, Station::Right),
            (2, Station::FarRight, Station::Left),
            (3, Station::Right, Station::Left),
        ] {
            let mut table = chosen(game);
            // It teaches even with the coach switched off.
            table.tap(Target::Settings(SettingsTarget::Cog));
            table.tap(Target::Settings(SettingsTarget::Coach));
            table.tap(Target::Sheet(SheetTarget::Close));
            for _ in 0..turned {
                table.tap(Target::Lobby(LobbyTarget::Rotate));
            }
            table.tap(TRY_IT);
            let skip = Target::Seat(person, SeatTarget::LeaveExercises);
            if table.shows(skip) {
                table.tap(skip);
            }
            assert_eq!(
                seats(&table),
                [(person, None), (computer, newcomer)],
                "{game}"
            );
            let session = table.app.session().unwrap();
            if game == TRANSGLOBAL_RAIL {
                let rail = table.app.rail().unwrap().game();
                assert_eq!((rail.bank(0), rail.bank(1)), (5, 5));
            } else {
                let meant = first_game(def(game));
                assert_eq!(session.game().text(), meant.text(), "{game}");
                assert_eq!(session.to_act(), Some(0), "{game}: who learns begins");
            }
            assert!(is_taught(&table, person), "{game}");
        }
    }
}

#[test]
fn a_board_is_the_smallest_that_there_is() {
    let sizes = |choice: &&Choice| choice.id == "size";
    for choice in GAMES.ids().flat_map(choices).filter(sizes) {
        let size = |value: usize| choice.value_ids[value].parse::<u32>().expect("a number");
        let all = (0..choice.values.len()).map(size);
        assert_eq!(choice.trial.map(size), all.min());
    }
}

#[test]
fn a_trial_leaves_the_choices_in_the_lobby() {
    for game in GAMES.ids() {
        let mut table = chosen(game);
        for (choice, values) in choices(game).iter().enumerate() {
            let last = values.values.len() - 1;
            table.tap(Target::Lobby(LobbyTarget::Choice(choice, last)));
        }
        let before = table.words();
        table.tap(TRY_IT);
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(Target::Settings(SettingsTarget::EndGame));
        table.tap(Target::Question(QuestionTarget::Yes));
        assert_eq!(table.words(), before, "{game}");
    }
}

#[test]
fn seated_players_keep_place_and_colour_in_a_trial() {
    let game = GAMES.first().id;
    let mut table = chosen(game);
    join(&mut table, Station::Left);
    let sky = LobbyTarget::Colour(Station::Left, PlayerColour::Sky);
    table.tap(Target::Lobby(sky));
    table.tap(TRY_IT);
    let newcomer = Some(Level::Fixed(Strength::Newcomer));
    assert_eq!(
        seats(&table),
        [(Station::Left, None), (Station::Right, newcomer)]
    );
    let session = table.app.session().unwrap();
    let colours: Vec<_> = session.seats().iter().map(|seat| seat.colour).collect();
    assert_eq!(colours, [PlayerColour::Sky, PlayerColour::Orange]);
    // Two try it together, and a computer that was given a place is a newcomer now.
    let mut table = chosen(game);
    table.tap(Target::Lobby(LobbyTarget::Computer(Station::NearLeft)));
    join(&mut table, Station::FarLeft);
    if *def(game).seats.end() > 2 {
        join(&mut table, Station::Right);
    }
    table.tap(TRY_IT);
    let mut seats = seats(&table);
    assert_eq!(seats.pop(), Some((Station::NearLeft, newcomer)));
    assert!(seats.iter().all(|&(_, computer)| computer.is_none()));
    assert!(seats.iter().all(|&(place, _)| is_taught(&table, place)));
}

#[test]
fn too_many_cannot_try_a_game_for_two() {
    let Some(game) = GAMES.iter().find(|game| *game.seats.end() == 2) else {
        return;
    };
    let mut table = chosen(game.id);
    assert!(table.allows(TRY_IT));
    for place in [Station::NearLeft, Station::FarLeft, Station::Right] {
        assert!(table.allows(TRY_IT));
        join(&mut table, place);
    }
    assert!(!table.allows(TRY_IT));
    // A single computer waits for no player.
    let mut table = chosen(game.id);
    table.tap(Target::Lobby(LobbyTarget::Computer(Station::NearLeft)));
    table.tap(TRY_IT);
    let newcomer = Some(Level::Fixed(Strength::Newcomer));
    let met = [(Station::NearLeft, None), (Station::Right, newcomer)];
    assert_eq!(seats(&table), met);
}

/// The step from exercises with five drops to a board with thirty-six would be too large.
#[test]
fn the_first_game_of_raindrops_begins_near_its_end() {
    let game = first_game(def(RAINDROPS));
    let text = game.text();
    let (board, mover) = text.split_once(' ').expect("a position and who is on turn");
    let drops = ['b', 'w'].map(|side| board.matches(side).count());
    assert_eq!((drops, mover), ([6, 6], "b"), "{text}");
    assert_eq!(game.to_act(), Some(0), "it is not over");
}

/// The choices for learning a game end with that game.
#[test]
fn again_it_is_the_game_itself_against_an_opponent_who_adapts() {
    for game in GAMES.ids() {
        let mut table = chosen(game);
        table.tap(TRY_IT);
        let skip = Target::Seat(Station::NearLeft, SeatTarget::LeaveExercises);
        if table.shows(skip) {
            table.tap(skip);
        }
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(Target::Settings(SettingsTarget::NewGame));
        table.tap(Target::Question(QuestionTarget::Yes));
        if game == TRANSGLOBAL_RAIL {
            assert_eq!(table.app.rail().unwrap().game().bank(0), 15);
        } else {
            let usual: Vec<usize> = choices(game).iter().map(|choice| choice.first).collect();
            let meant = begin(game, &usual).expect("there is such a game");
            assert_eq!(
                table.app.session().unwrap().game().text(),
                meant.text(),
                "{game}"
            );
        }
        let opponents: Vec<_> = seats(&table)
            .into_iter()
            .filter_map(|(_, level)| level)
            .collect();
        assert_eq!(opponents, [Level::Even], "{game}");
        assert!(!is_taught(&table, Station::NearLeft));
    }
}
