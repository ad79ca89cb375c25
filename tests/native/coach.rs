//! Tests of the texts that beginners read at their seats.
//!
//! They also test how people go on from the results of a round.

use app::Sound;
use base::table::Station;
use rules::maps::NodeId;
use rules::transglobal_rail::{Move, Phase};
use rules::{GameId, Spot};
use scene::{Item, LobbyTarget, SeatTarget, SettingsTarget, SheetTarget, Target, TargetArea};
use screens::GAMES;

use crate::common::fingers::{Table, places};
use crate::common::player::sensible;

const LOOK: &str = "your secret cities";
const FREE: &str = "one double are free";

fn count(table: &Table, part: &str) -> usize {
    table.words().join(" ").matches(part).count()
}

fn phase(table: &Table) -> Phase {
    table
        .app
        .rail()
        .expect("a game is on the table")
        .game()
        .phase()
}

/// A table at which a round has just ended, and its results are read.
fn ended(people: usize) -> Table {
    let mut table = Table::started(people);
    while table.app.rail().is_some_and(|play| play.ended().is_none()) {
        let game = table.app.rail().unwrap().game();
        table.touch_step(sensible(game).expect("the round goes on"));
    }
    table.rest();
    table
}

fn ready(place: Station) -> Target {
    Target::Seat(place, SeatTarget::Ready)
}

#[test]
fn a_first_round_is_taught_from_what_happens() {
    let mut table = Table::seated(9, 2);
    let first = table.acting();
    let cities = Target::Seat(first, SeatTarget::Cities);
    assert_eq!(count(&table, LOOK), 2, "everybody has cities to look at");
    table.tap(cities);
    table.tap(cities);
    assert_eq!(count(&table, LOOK), 1, "one has looked");
    assert!(table.says("tap the map near"));
    for seat in 0..2 {
        table.tap(Target::Board(Spot::Node(NodeId::new(45 + 2 * seat))));
        assert!(!table.says("tap the map near"));
        let place = table.acting();
        table.tap(Target::Seat(place, SeatTarget::Ok));
    }
    assert!(
        !table.says(LOOK),
        "the player has not looked, and is not reminded"
    );
    // The first turn of each.
    for _ in 0..2 {
        assert_eq!(count(&table, FREE), 1);
        let game = table.app.rail().unwrap().game();
        let mut single = game.buildable().into_iter();
        let single = single.find(|&link| game.map().link(link).cost == 1);
        table.tap(Target::Board(Spot::Link(single.expect("one costs $1"))));
        assert!(!table.says(FREE) && table.says("$1 left: build"));
        let place = table.acting();
        table.tap(Target::Seat(place, SeatTarget::Discard));
    }
    assert!(!table.says(FREE), "nobody needs it twice");
}

/// While the coach speaks, a panel still shows the player, the turn, and the bank.
#[test]
fn a_panel_forgets_nothing_while_the_coach_speaks() {
    let table = Table::seated(9, 2);
    let acting = table.acting();
    let play = table.app.rail().expect("a game is on the table");
    let name = |seat: usize| format!("{:?}", play.sitting[seat].colour);
    let first = usize::from(play.sitting[0].place != acting);
    let panels = table.words().join(" ");
    assert_eq!(count(&table, LOOK), 2, "the coach speaks at both");
    assert!(
        panels.contains(&format!("{} Your turn", name(first))),
        "{panels}"
    );
    let waits = format!("{} Waiting for {}", name(1 - first), name(first));
    assert!(panels.contains(&waits), "{panels}");
    assert_eq!(count(&table, "$15"), 2, "{panels}");
}

#[test]
fn the_coach_explains_joined_networks_and_finishing() {
    let mut table = Table::started(2);
    let (mut joined, mut pays) = (false, false);
    while table.app.rail().is_some_and(|play| play.ended().is_none()) {
        let game = table.app.rail().unwrap().game();
        let step = sensible(game).expect("the round goes on");
        pays |= phase(&table) == Phase::Finishing && table.says("Now connect yours");
        joined |= table.says("Your network is now connected with ");
        table.touch_step(step);
    }
    assert!(joined && pays);
}

/// Next to a button that hides cities, a word such as HIDE would be ambiguous, but a cross is not.
#[test]
fn what_hides_the_coach_is_a_sign_without_words() {
    let table = Table::seated(9, 3);
    let scene = table.view();
    let hides = |area: &&TargetArea| matches!(area.target, Target::Seat(_, SeatTarget::LeaveCoach));
    let signs: Vec<_> = scene.targets.iter().filter(hides).collect();
    assert_eq!(signs.len(), 3);
    let items = scene.layers.iter().flat_map(|layer| layer.items.iter());
    let words = items.filter_map(|item| match item {
        Item::Text(text) => Some(text),
        Item::Path { .. } => None,
    });
    let words: Vec<_> = words.collect();
    for sign in signs {
        let on = words
            .iter()
            .find(|text| sign.area.distance(text.at) == Some(0.0));
        assert_eq!(on.map(|text| &text.words), None);
        assert_eq!(table.app.say(sign.name.clone()), "HIDE THE COACH");
    }
}

#[test]
fn the_coach_stays_silent_when_dismissed() {
    let mut table = Table::seated(9, 3);
    let [first, second, ..] = places(3)[..] else {
        panic!()
    };
    table.tap(Target::Seat(first, SeatTarget::LeaveCoach));
    assert_eq!(count(&table, LOOK), 2);
    assert!(!table.shows(Target::Seat(first, SeatTarget::LeaveCoach)));
    assert!(table.shows(Target::Seat(second, SeatTarget::LeaveCoach)));
    // A switch in the settings speaks for all, and the same people are not taught again.
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Settings(SettingsTarget::Coach));
    assert_eq!(count(&table, LOOK), 0);
    table.tap(Target::Settings(SettingsTarget::Coach));
    table.tap(Target::Sheet(SheetTarget::Close));
    assert_eq!(count(&table, LOOK), 2);
    let mut table = ended(2);
    table.all_ready();
    assert_eq!(count(&table, LOOK), 0, "it is their second round");
}

#[test]
fn every_game_for_two_is_taught_turn_by_turn() {
    for game in GAMES.iter().filter(|game| !game.on_map) {
        let mut table = Table::new(3);
        table.tap(Target::Lobby(LobbyTarget::Game(game.id)));
        for place in [Station::NearLeft, Station::FarRight] {
            table.tap(Target::Lobby(LobbyTarget::Join(place)));
        }
        table.tap(Target::Lobby(LobbyTarget::Start));
        let lesson = |table: &Table| {
            let seats = [Station::NearLeft, Station::FarRight];
            seats.map(|place| table.shows(Target::Seat(place, SeatTarget::LeaveCoach)))
        };
        assert_eq!(
            lesson(&table).iter().filter(|&&told| told).count(),
            1,
            "{}",
            game.id
        );
        let first = table.words();
        let at = |table: &Table| table.app.session().unwrap().to_act();
        let mover = at(&table);
        play_turn(&mut table, game.id);
        play_turn(&mut table, game.id);
        assert_eq!(at(&table), mover);
        assert!(lesson(&table).contains(&true), "{}", game.id);
        assert_ne!(
            table.words(),
            first,
            "{}: the second turn teaches more",
            game.id
        );
    }
}

/// Touches what can be touched until a turn is whole, and confirms it.
fn play_turn(table: &mut Table, game: GameId) {
    for _ in 0..8 {
        let duel = table.app.board().expect("a game for two is played");
        let place = duel.sitting[duel.acting().expect("it goes on")].place;
        if duel.may_commit() {
            return table.tap(Target::Seat(place, SeatTarget::Ok));
        }
        let next = duel.play.reach().next[0];
        table.tap(Target::Board(Spot::Cell(next)));
    }
    panic!("{game}: no turn");
}

#[test]
fn a_round_goes_on_when_all_people_are_ready() {
    let mut table = ended(3);
    let [first, second, third] = places(3)[..] else {
        panic!()
    };
    assert!(table.says("First to connect: nothing to pay"));
    table.tap(ready(first));
    table.tap(ready(third));
    assert!(!table.allows(ready(first)), "once is enough");
    assert_eq!(count(&table, "Ready. Waiting for Blue"), 2);
    assert_eq!(table.app.screen(), "results");
    table.tap(ready(second));
    assert_eq!(table.app.screen(), "game");
    assert_eq!(table.app.rail().unwrap().game().round(), 2);
}

#[test]
fn the_next_round_does_not_wait_for_absent_players() {
    let mut table = ended(2);
    let [first, second] = places(2)[..] else {
        panic!()
    };
    table.wait(200_000.0);
    assert_eq!(
        table.app.screen(),
        "results",
        "somebody may still be reading"
    );
    table.tap(ready(first));
    table.wait(30_000.0);
    // A player who looks back at the round is there.
    table.tap(Target::Seat(second, SeatTarget::Review));
    table.wait(60_000.0);
    assert_eq!(table.app.screen(), "review");
    table.key(app::Key::Escape);
    table.wait(100.0);
    assert_eq!(
        table.app.screen(),
        "game",
        "a minute after the first one was ready"
    );

    let mut table = ended(2);
    table.tap(ready(first));
    table.wait(59_000.0);
    assert_eq!(table.app.screen(), "results");
    table.wait(2_000.0);
    assert_eq!(table.app.screen(), "game");
}

#[test]
fn a_button_that_does_nothing_says_why() {
    let mut table = Table::started(2);
    let acting = table.acting();
    let other = places(2)
        .into_iter()
        .find(|&place| place != acting)
        .unwrap();
    let before = table.app.kept();
    table.sounds();
    for (place, target, why) in [
        (acting, SeatTarget::Undo, "Nothing to undo."),
        (
            acting,
            SeatTarget::Discard,
            "You can only skip after building one $1 link.",
        ),
        (acting, SeatTarget::Ok, "Spend your $2 first, then tap OK."),
        (other, SeatTarget::Ok, "It’s someone else’s turn."),
    ] {
        table.tap(Target::Seat(place, target));
        assert!(table.says(why), "{target}: {:?}", table.words());
        assert_eq!(table.sounds(), [Sound::Buzz]);
    }
    assert_eq!(table.app.kept(), before);
    table.touch_step(Move::Ok);
    assert_eq!(table.acting(), acting, "OK is no way round the rules");
}
