//! Whole games of Transglobal Rail through the real screens: everything is done by touching targets
//! that are found in the scene.

use crate::common::contract::print;
use crate::common::fingers::{Table, places};
use crate::common::games::TRANSGLOBAL_RAIL;
use crate::common::maps;
use crate::common::player::{Player, sensible};
use app::{Event, Sound};
use base::table::{PlayerColour, Station};
use base::words::Message;
use rules::Spot;
use rules::maps::{LinkId, MapId, NodeId};
use rules::transglobal_rail::{Award, Phase, TransglobalRail};
use scene::{
    LayerName, LobbyTarget, Page, QuestionTarget, ResultsTarget, RulesTarget, SeatTarget,
    SettingsTarget, SheetTarget, Slider, Target,
};

fn game(table: &Table) -> &TransglobalRail {
    table.app.rail().expect("a game is on the table").game()
}

/// Plays by touching until the results of a round are on the screen.
fn play_round(table: &mut Table, player: &mut Player) {
    let mut touches = 0;
    while table.app.rail().is_some_and(|play| play.ended().is_none()) {
        let steps = rules::Game::steps(game(table));
        let step = steps[player.choose(game(table), &steps)];
        table.touch_step(step);
        touches += 1;
        assert!(touches < 3000, "the round has not ended");
    }
}

fn play_game(people: usize, seed: u64) -> Table {
    let mut table = Table::new(seed);
    for place in places(people) {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.drag(Target::Slider(Slider::Bank), 0.0);
    table.tap(Target::Lobby(LobbyTarget::Start));
    let mut player = Player::new(seed, 25);
    for round in 1.. {
        assert_eq!(game(&table).round(), round);
        assert!(
            table.sounds().contains(&Sound::Whistle),
            "a round begins with a whistle"
        );
        play_round(&mut table, &mut player);
        if game(&table).phase() == Phase::Finished {
            break;
        }
        let ended = table.app.rail().and_then(|play| play.ended());
        assert_eq!(ended.expect("its results are shown").board.round(), round);
        assert_eq!(table.app.screen(), "results");
        table.all_ready();
    }
    table
}

#[test]
fn games_of_two_to_six_are_played_to_the_end_by_touching() {
    for people in 2..=6 {
        let mut table = play_game(people, 40 + people as u64);
        assert_eq!(game(&table).setup().bank, 5, "the slider has set the bank");
        assert!(table.sounds().contains(&Sound::Fanfare));
        for (place, seat) in game(&table).standings() {
            let colour = PlayerColour::ALL[seat].name();
            let told = if place == 1 {
                "You win!".into()
            } else {
                format!("{place}")
            };
            assert!(
                table.words().iter().any(|words| words.starts_with(&told)),
                "{colour}: {told}"
            );
        }
        table.tap(Target::Results(ResultsTarget::PlayAgain));
        table.all_agree();
        assert_eq!(
            (game(&table).round(), game(&table).phase()),
            (1, Phase::Hubs)
        );
        assert_eq!(
            game(&table).setup().seats,
            people,
            "the same people play again"
        );
    }
}

#[test]
fn the_same_people_go_on_to_another_map_when_all_of_them_want_to() {
    let mut table = play_game(3, 43);
    let map = |table: &Table| table.app.session().and_then(|session| session.game().map());
    let ways = |table: &Table| -> Vec<Target> {
        let all = MapId::all().map(ResultsTarget::AnotherMap);
        all.map(Target::Results)
            .filter(|&way| table.shows(way))
            .collect()
    };
    assert_eq!(ways(&table), [], "no other map has come yet");
    for map in [maps::usa(), maps::asia()] {
        let file = Ok(Box::new(maps::file(map)));
        table.send(Event::MapCame { map, file });
    }
    let another = Target::Results(ResultsTarget::AnotherMap(maps::asia()));
    assert_eq!(ways(&table), [another]);
    let (before, bank) = (map(&table), game(&table).setup().bank);
    table.tap(another);
    assert!(table.says("Another map: Asia?"), "{:?}", table.words());
    let vote = table.app.overlays.vote().expect("it is on");
    let mut asked = places(3);
    asked.retain(|&place| vote.asks(place));
    assert_eq!(asked.len(), 2, "the one who has pressed it wants it");
    for place in asked {
        assert_eq!(map(&table), before, "not before all have agreed");
        table.tap(Target::Seat(place, SeatTarget::Agree));
    }
    assert_eq!(map(&table), Some(maps::asia()));
    let begun = game(&table);
    assert_eq!((begun.round(), begun.phase()), (1, Phase::Hubs));
    assert_eq!((begun.setup().seats, begun.setup().bank), (3, bank));
}

#[test]
fn everybody_reads_the_end_of_a_game_at_the_own_seat_and_goes_on_from_there() {
    for people in [2, 3, 6] {
        let mut table = play_game(people, 40 + people as u64);
        let play = table.app.rail().expect("a game is over");
        let ended = play.ended().expect("its results are shown").clone();
        let banks: Vec<i32> = (0..people).map(|seat| play.game().bank(seat)).collect();
        assert!(!ended.awards.is_empty(), "{people} people: no award");
        for (seat, place) in places(people).into_iter().enumerate() {
            let panel = table.panel(place).join(" | ");
            let bank = Message::Money(banks[seat].into());
            let rounds = format!("{} · {}", ended.report.seats[seat].before, banks[seat]);
            for bank in [bank.to_string(), rounds] {
                assert!(panel.contains(&bank), "{panel}");
            }
            for button in ["REVIEW", "SHARE", "PLAY AGAIN"] {
                assert!(panel.contains(button), "{panel}");
            }
            for &(_, award) in &ended.awards {
                let words = match award {
                    Award::Hub(cost) => format!("Cheapest network: ${cost}"),
                    Award::Others(cost) => format!("Others’ track used: ${cost}"),
                    Award::Line(links) => format!("Longest route: {links} links"),
                };
                let is_own = ended.awards.contains(&(seat, award));
                assert_eq!(panel.contains(&words), is_own, "{words}: {panel}");
            }
        }
        assert!(table.allows(Target::ToLobby), "a door leads to the games");
        // Only the podium covers the map: all places, and the reason for the game's end.
        let podium = table.words_on(LayerName::Over);
        let steps = people.min(3);
        assert_eq!(podium.len(), 2 * steps + 1 + people - steps, "{podium:?}");
        assert_eq!(podium[0], "1st");
        assert!(
            podium[2 * steps].starts_with("Out of money: "),
            "{podium:?}"
        );
        table.tap(Target::Results(ResultsTarget::Podium));
        assert_eq!(table.words_on(LayerName::Over).len(), 0, "it is put away");
        let last = places(people)[people - 1];
        table.tap(Target::Seat(last, SeatTarget::Review));
        assert!(table.app.rail().is_some_and(|play| play.review().is_some()));
    }
}

/// At the end of the second round each side with people shows if taxes are due.
#[test]
fn tax_day_is_shown_to_everybody_and_so_is_that_there_is_none() {
    let (mut paid, mut none) = (0, 0);
    for (bank, seed) in [(1.0, 42), (0.3, 43), (0.3, 44)] {
        let mut table = Table::new(seed);
        for place in places(2) {
            table.tap(Target::Lobby(LobbyTarget::Join(place)));
        }
        table.drag(Target::Slider(Slider::Bank), bank);
        table.tap(Target::Lobby(LobbyTarget::Start));
        let mut player = Player::new(seed, 5);
        play_round(&mut table, &mut player);
        table.rest();
        assert!(!table.says("Tax day!") && !table.says("No taxes"));
        if game(&table).phase() == Phase::Finished {
            continue;
        }
        table.all_ready();
        play_round(&mut table, &mut player);
        table.rest();
        let taxes = table.app.rail().and_then(|play| play.ended()?.report.taxes);
        if game(&table).phase() == Phase::Finished {
            continue;
        }
        match taxes.expect("it is the second round") {
            0 => {
                none += 1;
                assert!(table.says("No taxes") && !table.says("Tax day!"));
            }
            taxes => {
                paid += 1;
                assert!(
                    table.says("Tax day!")
                        && table.says(&format!("Everyone pays ${taxes}. This happens only once."))
                );
            }
        }
        let plates = table
            .words()
            .iter()
            .filter(|words| ["Tax day!", "No taxes"].contains(&words.as_str()))
            .count();
        assert_eq!(plates, 2, "towards the two sides where people sit");
        if seed == 42 {
            // A touch puts them away, and the results stay.
            table.tap(Target::Results(ResultsTarget::Taxes));
            assert!(!table.says("Tax day!") && !table.says("No taxes"));
            assert!(table.says("REVIEW"));
        }
        table.all_ready();
        assert!(!table.says("Tax day!") && !table.says("No taxes"));
    }
    assert!(paid > 0, "no taxes were paid in {none} games");
}

#[test]
fn the_way_from_the_end_of_a_game_leads_to_the_lobby_with_everybody_still_there() {
    let mut table = play_game(2, 3);
    table.tap(Target::ToLobby);
    assert!(table.app.rail().is_some(), "the other one may still read");
    table.all_agree();
    assert!(table.app.rail().is_none());
    assert!(
        table.allows(Target::Lobby(LobbyTarget::Start)),
        "both are still sitting there"
    );
    table.tap(Target::Lobby(LobbyTarget::Start));
    assert_eq!(game(&table).round(), 1);
}

#[test]
fn start_says_what_is_missing_until_enough_people_have_joined() {
    let mut table = Table::new(1);
    assert!(!table.allows(Target::Lobby(LobbyTarget::Start)));
    table.tap(Target::Lobby(LobbyTarget::Join(Station::FarLeft)));
    assert!(table.says("Need one more player or computer."));
    table.sounds();
    table.tap(Target::Lobby(LobbyTarget::Start));
    assert!(table.app.rail().is_none());
    assert_eq!(table.sounds(), [Sound::Buzz]);
    table.tap(Target::Lobby(LobbyTarget::Join(Station::Right)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    let sitting: Vec<Station> = table
        .app
        .rail()
        .expect("begun")
        .sitting
        .iter()
        .map(|sitting| sitting.place)
        .collect();
    assert_eq!(sitting, [Station::FarLeft, Station::Right], "clockwise");
}

#[test]
fn colours_are_chosen_among_the_free_ones_and_places_can_be_left() {
    let mut table = Table::new(1);
    table.tap(Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
    table.tap(Target::Lobby(LobbyTarget::Join(Station::NearRight)));
    table.tap(Target::Lobby(LobbyTarget::Colour(
        Station::NearLeft,
        PlayerColour::Pink,
    )));
    assert!(!table.allows(Target::Lobby(LobbyTarget::Colour(
        Station::NearRight,
        PlayerColour::Pink
    ))));
    table.tap(Target::Lobby(LobbyTarget::Colour(
        Station::NearRight,
        PlayerColour::Pink,
    )));
    table.tap(Target::Lobby(LobbyTarget::Colour(
        Station::NearRight,
        PlayerColour::Orange,
    )));
    table.tap(Target::Lobby(LobbyTarget::Leave(Station::NearLeft)));
    assert!(table.shows(Target::Lobby(LobbyTarget::Join(Station::NearLeft))));
    table.tap(Target::Lobby(LobbyTarget::Colour(
        Station::NearRight,
        PlayerColour::Pink,
    )));
    table.tap(Target::Lobby(LobbyTarget::Join(Station::Left)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    let colours: Vec<PlayerColour> = table
        .app
        .rail()
        .expect("begun")
        .sitting
        .iter()
        .map(|sitting| sitting.colour)
        .collect();
    assert_eq!(colours, [PlayerColour::Orange, PlayerColour::Pink]);
}

#[test]
fn a_link_out_of_reach_buzzes_says_why_and_changes_nothing() {
    let mut table = Table::started(2);
    let reach = game(&table).buildable();
    let far = game(&table)
        .map()
        .link_ids()
        .find(|link| !reach.contains(link));
    let before = print(game(&table));
    table.sounds();
    table.tap(Target::Board(Spot::Link(
        far.expect("some link is out of reach"),
    )));
    assert_eq!(table.sounds(), [Sound::Buzz]);
    assert_eq!(print(game(&table)), before);
    let wake = table
        .app
        .wake_at()
        .expect("the sentence goes again by itself");
    assert!(wake.value() > table.now);
    table.now = wake.value();
    table.send(app::Event::Wake);
    assert!(table.rests());
    assert!(table.says("one double are free"), "the coach goes on");
}

#[test]
fn undo_takes_back_to_the_start_of_the_turn_and_discard_ends_it() {
    let mut table = Table::started(2);
    let place = table.acting();
    let before = print(game(&table));
    assert!(!table.allows(Target::Seat(place, SeatTarget::Undo)));
    let single = *game(&table)
        .buildable()
        .first()
        .expect("something can be built");
    table.tap(Target::Board(Spot::Link(single)));
    assert_ne!(print(game(&table)), before);
    table.tap(Target::Seat(place, SeatTarget::Undo));
    assert_eq!(print(game(&table)), before);
    table.tap(Target::Board(Spot::Link(single)));
    table.tap(Target::Seat(place, SeatTarget::Discard));
    assert_ne!(table.acting(), place);
}

#[test]
fn that_a_turn_may_end_early_is_written_in_the_own_list_alone() {
    let mut found = 0;
    for seed in 0..40 {
        let mut table = Table::with_map(seed, Ok(maps::file(maps::europe())));
        for place in places(3) {
            table.tap(Target::Lobby(LobbyTarget::Join(place)));
        }
        table.tap(Target::Lobby(LobbyTarget::Start));
        while matches!(game(&table).phase(), Phase::Hubs | Phase::Building) {
            let Some(step) = sensible(game(&table)) else {
                break;
            };
            table.touch_step(step);
            let now = game(&table);
            if now.phase() == Phase::Building && now.money() == 1 && now.may_ok() {
                found += usize::from(!now.buildable().is_empty());
                check_may_stop(&mut table);
            }
        }
        if found > 2 {
            return;
        }
    }
    panic!("{found} turns could end early");
}

/// Checks the words on the table where the turn may end with $1 left.
fn check_may_stop(table: &mut Table) {
    let place = table.acting();
    let words = table.words().join(" ");
    if game(table).buildable().is_empty() {
        assert!(words.contains("Nothing to build for $1: tap OK"), "{words}");
    } else {
        assert!(words.contains("Your turn: build $1 of track"), "{words}");
        assert!(
            !words.contains("Nothing to build for") && !words.contains("stop"),
            "{words}"
        );
    }
    let others = places(3).into_iter().filter(|&other| other != place);
    for other in others {
        table.tap(Target::Seat(other, SeatTarget::Cities));
        assert!(!table.says("stop here"), "it is not in another's list");
        table.tap(Target::Seat(other, SeatTarget::Cities));
    }
    table.tap(Target::Seat(place, SeatTarget::Cities));
    assert!(table.says("You can stop here"), "{:?}", table.words());
    table.tap(Target::Seat(place, SeatTarget::Cities));
}

#[test]
fn closed_lists_tell_nothing_and_open_ones_tell_only_their_own_cities() {
    let mut table = Table::started(3);
    let names = |table: &Table, seat| {
        let game = game(table);
        game.hand(seat)
            .map(|city| game.map().city(city).name.clone())
    };
    let seen = table.words_on(LayerName::Seats);
    for seat in 0..3 {
        for name in names(&table, seat) {
            assert!(
                !seen.contains(&name),
                "{name} can be read though all lists are closed"
            );
        }
    }
    let place = table.app.rail().expect("begun").sitting[1].place;
    table.tap(Target::Seat(place, SeatTarget::Cities));
    let seen = table.words_on(LayerName::Seats);
    assert!(names(&table, 1).iter().all(|name| seen.contains(name)));
    let others = names(&table, 0).into_iter().chain(names(&table, 2));
    assert!(others.into_iter().all(|name| !seen.contains(&name)));
    table.tap(Target::Seat(place, SeatTarget::Cities));
    let seen = table.words_on(LayerName::Seats);
    assert!(
        names(&table, 1).iter().all(|name| !seen.contains(name)),
        "closed again"
    );
}

#[test]
fn only_the_hands_differ_between_two_deals_and_nothing_of_them_is_seen_or_heard() {
    let play = |seed: u64| {
        let mut table = Table::seated(seed, 2);
        // The same people have to do the same, so deals in which another seat begins are left out.
        if table.acting() != Station::NearLeft {
            return None;
        }
        for node in [31, 35].map(NodeId::new) {
            table.tap(Target::Board(Spot::Node(node)));
            let place = table.acting();
            table.tap(Target::Seat(place, SeatTarget::Ok));
        }
        for _ in 0..4 {
            let link = game(&table).buildable()[0];
            table.tap(Target::Board(Spot::Link(link)));
            if game(&table).may_ok() {
                let place = table.acting();
                table.tap(Target::Seat(place, SeatTarget::Ok));
            }
        }
        let hands = (game(&table).hand(0), game(&table).hand(1));
        let versions: Vec<u64> = table.versions();
        Some((hands, versions, table.sounds()))
    };
    let tables: Vec<_> = (0..20).filter_map(play).collect();
    assert!(tables.len() > 3);
    for other in &tables[1..] {
        assert_ne!(other.0, tables[0].0, "other cities are dealt");
        assert_eq!(other.1, tables[0].1, "the pictures are the same");
        assert_eq!(other.2, tables[0].2, "the sounds are the same");
    }
}

#[test]
fn a_list_closes_when_its_owner_presses_ok_and_others_stay_open() {
    let mut table = Table::started(2);
    let (one, two) = (Station::NearLeft, Station::Left);
    table.tap(Target::Seat(one, SeatTarget::Cities));
    table.tap(Target::Seat(two, SeatTarget::Cities));
    let place = table.acting();
    while !game(&table).may_ok() {
        let link = game(&table).buildable()[0];
        table.tap(Target::Board(Spot::Link(link)));
    }
    table.tap(Target::Seat(place, SeatTarget::Ok));
    let open = |place| table.app.list_is_open(place);
    assert_eq!((open(one), open(two)), (place != one, place != two));
}

#[test]
fn an_open_list_keeps_the_name_of_its_player() {
    let mut table = Table::started(2);
    for (seat, place) in places(2).into_iter().enumerate() {
        table.tap(Target::Seat(place, SeatTarget::Cities));
        let play = table.app.rail().expect("a game is on the table");
        let name = format!("{:?}", play.sitting[seat].colour);
        let panel = table.panel(place);
        assert!(panel.contains(&name), "{panel:?}");
    }
}

#[test]
fn lists_stay_closed_while_results_are_read() {
    let mut table = Table::seated(11, 2);
    play_round(&mut table, &mut Player::new(4, 10));
    for place in places(2) {
        assert!(
            !table.shows(Target::Seat(place, SeatTarget::Cities)),
            "the next round's cities are dealt already"
        );
    }
    assert!(
        places(2)
            .into_iter()
            .all(|place| !table.app.list_is_open(place))
    );
}

#[test]
fn the_rules_stop_the_game_and_give_it_back_as_it_was() {
    let mut table = Table::started(2);
    let link = game(&table).buildable()[0];
    table.tap(Target::Board(Spot::Link(link)));
    let before = print(game(&table));
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Rules(RulesTarget::Open));
    assert!(
        !table.shows(Target::Board(Spot::Link(LinkId::new(link.index() + 1))))
            && !table.shows(Target::Seat(table.acting(), SeatTarget::Undo))
    );
    let mut pages = 1;
    while table.allows(Target::Rules(RulesTarget::Page(Page::Next))) {
        table.tap(Target::Rules(RulesTarget::Page(Page::Next)));
        pages += 1;
    }
    assert_eq!(
        pages,
        crate::common::fingers::rules_pages(TRANSGLOBAL_RAIL).len()
    );
    assert!(table.says("dougx.net"));
    table.tap(Target::Sheet(SheetTarget::Close));
    assert_eq!(print(game(&table)), before);
    assert!(table.allows(Target::Seat(table.acting(), SeatTarget::Undo)));
}

#[test]
fn a_new_game_and_the_end_of_a_game_are_asked_first() {
    let mut table = Table::started(2);
    let before = print(game(&table));
    for question in [
        Target::Settings(SettingsTarget::NewGame),
        Target::Settings(SettingsTarget::EndGame),
    ] {
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(question);
        assert_eq!(print(game(&table)), before);
        table.tap(Target::Question(QuestionTarget::No));
    }
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Settings(SettingsTarget::NewGame));
    table.tap(Target::Question(QuestionTarget::Yes));
    assert_eq!(game(&table).phase(), Phase::Hubs);
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Settings(SettingsTarget::EndGame));
    table.tap(Target::Question(QuestionTarget::Yes));
    assert!(table.app.rail().is_none());
}

#[test]
fn bank_and_taxes_hold_from_the_next_game_on() {
    let mut table = Table::started(2);
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert!(table.says("Changes apply to the next game."));
    table.drag(Target::Slider(Slider::Bank), 1.0);
    table.drag(Target::Slider(Slider::Taxes), 0.0);
    assert_eq!(
        (game(&table).setup().bank, game(&table).setup().tax),
        (15, 5)
    );
    table.tap(Target::Settings(SettingsTarget::NewGame));
    table.tap(Target::Question(QuestionTarget::Yes));
    assert_eq!(
        (game(&table).setup().bank, game(&table).setup().tax),
        (30, 1)
    );
}

#[test]
fn a_map_that_cannot_be_read_is_told_on_its_card_and_asked_for_again() {
    let mut table = Table::with_map(1, Err("The map Europe cannot be read.".into()));
    assert!(table.says("cannot be read"));
    table.tap(Target::Lobby(LobbyTarget::Join(Station::Left)));
    table.tap(Target::Lobby(LobbyTarget::Join(Station::Right)));
    assert!(!table.allows(Target::Lobby(LobbyTarget::Start)));
    assert!(table.says("This map didn’t load. Tap it again, or choose another."));
    table.effects.clear();
    table.choose_map(maps::europe());
    assert!(
        table
            .effects
            .contains(&app::Effect::FetchMap(maps::europe()))
    );
}

#[test]
fn a_refusal_is_read_over_an_open_list_too() {
    let mut table = Table::started(2);
    let play = table.app.rail().expect("a game is on the table");
    let far = play.game().map().link_ids().find(|&link| {
        play.game().may_build(link).is_err() && table.shows(Target::Board(Spot::Link(link)))
    });
    let far = Target::Board(Spot::Link(far.expect("not all links can be built")));
    let place = table.acting();
    table.tap(Target::Seat(place, SeatTarget::Cities));
    assert!(table.says("HIDE CITIES"));
    table.tap(far);
    assert!(table.says("HIDE CITIES") && table.says("Not connected to your network yet."));
    table.wait(3_000.0);
    assert!(!table.says("Not connected"));
}
