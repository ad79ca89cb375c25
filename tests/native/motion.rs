//! Tests of movement at a table.
//!
//! Every picture on the way is another one, and none is painted when everything is there. Nothing waits for the
//! movement but the moment in which a player connects.

use app::focus::Handle;
use app::{Effect, Event, Key};
use base::sound::Sound;
use base::table::Station;
use rules::Spot;
use rules::maps::NodeId;
use rules::transglobal_rail::{Move, Phase};
use scene::{Item, LayerName, LobbyTarget, Op, SeatTarget, SettingsTarget, Slider, Target};
use session::Session;

use crate::common::fingers::{Table, places};
use crate::common::maps;
use crate::common::player::sensible;

/// The versions of the layers that move, after some milliseconds.
fn later(table: &mut Table, ms: f64) -> Vec<u64> {
    table.now += ms;
    table.feed(Event::Wake);
    let scene = table.view();
    let moves = [LayerName::Board, LayerName::Hubs];
    let layers = scene
        .layers
        .iter()
        .filter(|layer| moves.contains(&layer.name));
    layers.map(|layer| layer.version).collect()
}

/// Takes a sensible player's step. After the last one of a round nothing waits for its show.
fn play_on(table: &mut Table) {
    let game = table.app.rail().expect("a game is on the table").game();
    match sensible(game).expect("somebody is on turn") {
        Move::Ok => table.tap(Target::Seat(table.acting(), SeatTarget::Ok)),
        step => table.touch_step(step),
    }
}

/// Takes the steps of sensible players until one connects.
fn connected() -> Table {
    let mut table = Table::started(3);
    loop {
        let game = table.app.rail().expect("a game is on the table").game();
        if game.phase() == Phase::Finishing {
            return table;
        }
        let step = sensible(game).expect("nobody has connected yet");
        table.touch_step(step);
    }
}

#[test]
fn a_rail_is_laid_and_a_hub_comes_down() {
    let mut table = Table::seated(9, 2);
    table.tap(Target::Board(Spot::Node(NodeId::new(45))));
    assert!(table.app.is_moving());
    let [down, on_its_way] = [40.0, 60.0].map(|ms| later(&mut table, ms));
    assert_ne!(down, on_its_way);
    let there = later(&mut table, 400.0);
    assert_ne!(on_its_way, there);
    assert!(!table.app.is_moving());
    assert_eq!(later(&mut table, 400.0), there, "nothing moves any more");

    let mut table = Table::started(2);
    let links = table.app.rail().unwrap().game().buildable();
    table.tap(Target::Board(Spot::Link(links[0])));
    assert!(table.app.is_moving());
    let [begun, on_its_way] = [40.0, 60.0].map(|ms| later(&mut table, ms));
    assert_ne!(begun, on_its_way);
    let there = later(&mut table, 400.0);
    assert!(!table.app.is_moving() && on_its_way != there);
    // A link that is taken back goes where it came from.
    let second = table.app.rail().unwrap().game().buildable()[0];
    table.tap(Target::Board(Spot::Link(second)));
    let place = table.acting();
    table.tap(Target::Seat(place, SeatTarget::Undo));
    assert!(table.app.is_moving());
    let [long, short] = [20.0, 60.0].map(|ms| later(&mut table, ms));
    assert!(long != short && short != there);
    assert_eq!(later(&mut table, 60.0), there);
    assert!(!table.app.is_moving());
}

#[test]
fn pieces_go_back_the_way_they_came() {
    use crate::common::duels::FACING;
    use crate::common::games::RAINDROPS;
    let mut table = Table::duelling(1, FACING, RAINDROPS, &[]);
    let board = |table: &Table| table.board().play.shown().text();
    let (before, ways) = (board(&table), |table: &Table| {
        table.board().play.ways_back()
    });
    let mut touches = 0;
    while ways(&table).is_empty() {
        let next = table.board().play.reach().next[0];
        table.tap(Target::Board(Spot::Cell(next)));
        touches += 1;
        assert!(touches < 3, "nothing has moved");
    }
    let [way] = &ways(&table)[..] else {
        panic!("one drop moves at first");
    };
    let (way, place) = (way.clone(), table.mover());
    later(&mut table, 400.0);
    table.tap(Target::Seat(place, SeatTarget::Undo));
    assert_eq!(board(&table), before);
    let last = way[way.len() - 1];
    let seen = |table: &Table| {
        let now = base::Millis::new(table.now);
        table.board().sight(now, None).spot(last)
    };
    let home = table.board().grid().centre(last);
    assert!(table.app.is_moving());
    assert_ne!(seen(&table), home);
    later(&mut table, 400.0);
    assert!(!table.app.is_moving());
    assert_eq!(seen(&table), home);
}

#[test]
fn the_board_of_a_match_that_begins_grows_out_of_its_card() {
    let grows = |table: &Table| {
        let growth = |effect: &Effect| match effect {
            Effect::Grow(growth) => Some(*growth),
            _ => None,
        };
        table.effects.iter().find_map(growth)
    };
    let begin = |still| {
        let mut table = Table::new(9);
        for place in places(2) {
            table.tap(Target::Lobby(LobbyTarget::Join(place)));
        }
        table.feed(Event::Still(still));
        table.effects.clear();
        let card = table
            .area(Target::Lobby(LobbyTarget::Map(maps::europe())))
            .area
            .middle();
        table.tap(Target::Lobby(LobbyTarget::Start));
        (table, card)
    };
    let (mut table, card) = begin(false);
    let growth = grows(&table).expect("it grows");
    assert_eq!(growth.from, card);
    assert!((0.05..0.5).contains(&growth.scale), "{}", growth.scale);
    // It is touched where it will be.
    table.tap(Target::Board(Spot::Node(NodeId::new(45))));
    let seat = table.app.session().and_then(Session::to_act).unwrap();
    assert!(table.app.rail().unwrap().game().hub(seat).is_some());
    assert_eq!(
        grows(&begin(true).0),
        None,
        "nothing moves where stillness is asked for"
    );
}

#[test]
fn a_touch_finishes_what_is_on_its_way_and_stillness_begins_nothing() {
    let mut table = Table::started(2);
    let link = table.app.rail().unwrap().game().buildable()[0];
    table.tap(Target::Board(Spot::Link(link)));
    assert!(table.app.is_moving());
    let undo = table.place(Target::Seat(table.acting(), SeatTarget::Undo));
    table.down(7, undo);
    assert!(!table.app.is_moving());
    table.send(Event::Cancel { contact: 7 });

    table.send(Event::Still(true));
    let link = table.app.rail().unwrap().game().buildable()[0];
    table.tap(Target::Board(Spot::Link(link)));
    assert!(!table.app.is_moving());
    let there = later(&mut table, 0.0);
    assert_eq!(later(&mut table, 500.0), there);
}

#[test]
fn all_sides_see_a_player_connect() {
    let mut table = connected();
    assert!(table.app.is_moving() && table.app.holds_still());
    let said = table.words();
    let told = |part: &str| said.iter().filter(|words| words.contains(part)).count();
    assert_eq!(
        told(" has connected all their cities!"),
        3,
        "towards each side with people: {said:?}"
    );
    assert_eq!(told("All connected: you pay nothing"), 1);
    let frames: Vec<_> = (0..10).map(|_| later(&mut table, 90.0)).collect();
    assert!(
        frames.windows(2).all(|two| two[0] != two[1]),
        "the light runs"
    );
    // No player can continue, by any kind of input.
    let built = |table: &Table| table.app.rail().unwrap().board().rails().count();
    let before = built(&table);
    assert!(
        table
            .view()
            .targets
            .iter()
            .all(|area| !matches!(area.target, Target::Board(_)))
    );
    let ok = Target::Seat(table.acting(), SeatTarget::Ok);
    table.send(Event::Press(Handle::Target(ok)));
    assert_eq!(built(&table), before);
    // Then the next player is on turn, and the words stay until a touch on the table.
    later(&mut table, 400.0);
    assert!(!table.app.is_moving() && !table.app.holds_still());
    assert!(table.says(" has connected all their cities!"));
    let step = sensible(table.app.rail().unwrap().game()).expect("somebody has to finish");
    table.touch_step(step);
    assert!(!table.says(" has connected all their cities!"));
}

#[test]
fn it_is_told_for_some_seconds_and_then_stays_on_the_panel() {
    let mut table = connected();
    table.wait(6_000.0);
    assert!(table.says(" has connected all their cities!"));
    table.wait(2_000.0);
    assert!(!table.says(" has connected all their cities!"));
    assert!(table.says("All connected! Waiting for"));
}

#[test]
fn a_round_that_has_ended_is_shown_seat_by_seat_before_its_results() {
    let round = || {
        let mut table = connected();
        while table.app.rail().is_some_and(|play| play.ended().is_none()) {
            play_on(&mut table);
        }
        table
    };
    let mut table = round();
    assert!(table.app.is_touring() && table.ready().is_none());
    // Panels hide the results until the table has shown them.
    let ended = table.app.rail().and_then(|play| play.ended()).cloned();
    let seats = ended.expect("the round is over").report.seats;
    let places = [Station::NearLeft, Station::Left, Station::FarLeft];
    let read = |table: &Table| places.map(|place| table.panel(place).join(" | "));
    for (panel, seat) in read(&table).iter().zip(&seats) {
        assert!(panel.contains(&format!("${}", seat.before)), "{panel}");
        assert!(
            panel.contains("who pays what?") && !panel.contains("Paid"),
            "{panel}"
        );
    }
    let frames: Vec<_> = (0..8).map(|_| later(&mut table, 100.0)).collect();
    assert!(
        frames.windows(2).any(|two| two[0] != two[1]),
        "the light runs"
    );
    assert!(table.ready().is_none());
    table.wait(10_000.0);
    assert!(table.ready().is_some() && !table.app.is_moving());
    for (panel, seat) in read(&table).iter().zip(&seats) {
        assert!(panel.contains(&format!("${}", seat.after)), "{panel}");
        assert!(!panel.contains("who pays what?"), "{panel}");
    }
    // A player who has seen enough touches the table. Without motions the results come immediately.
    let mut table = round();
    let middle = table.place(Target::Settings(SettingsTarget::Cog));
    later(&mut table, 1_300.0);
    assert!(table.ready().is_none());
    table.down(3, middle);
    assert!(table.ready().is_some() && !table.app.is_moving());
    let mut table = round();
    later(&mut table, 1_300.0);
    table.key(Key::Escape);
    assert!(table.ready().is_some());
    let mut table = round();
    table.send(Event::Still(true));
    assert!(table.ready().is_some());
}

mod games_for_two {
    use super::*;
    use crate::common::duels::FACING;
    use crate::common::games::QUICKWAY;

    #[test]
    fn an_emblem_flies_to_the_stone_that_a_swap_has_taken_over() {
        let mut table = Table::duelling(4, FACING, QUICKWAY, &[]);
        table.turns("d4");
        later(&mut table, 2_000.0);
        table.tap(Target::Seat(table.mover(), SeatTarget::Special));
        // It crosses over before OK, and the stone has its new colour when it arrives.
        let sets_out = later(&mut table, 100.0);
        assert!(table.app.is_moving());
        assert_eq!(later(&mut table, 200.0), sets_out, "the old colour");
        assert_ne!(later(&mut table, 120.0), sets_out, "the new one");
        later(&mut table, 2_000.0);
        assert!(!table.app.is_moving());
        table.ok();
        later(&mut table, 400.0);
        assert!(!table.app.is_moving(), "only the handcar goes at OK");
        // Any other turn sends only the handcar round.
        table.touch("f6");
        later(&mut table, 2_000.0);
        table.ok();
        later(&mut table, 400.0);
        assert!(!table.app.is_moving());
    }

    #[test]
    fn a_stone_comes_down_and_then_its_link_grows() {
        let mut table = Table::duelling(4, FACING, QUICKWAY, &[]);
        table.turns("d4, h8");
        later(&mut table, 2_000.0);
        // The largest circle round a stone, and the length of all bars between stones.
        let seen = |table: &Table| {
            let scene = table.view();
            let board = scene.layers.iter();
            let mut board = board.filter(|layer| layer.name == LayerName::Board);
            let items = board.next().expect("there is a board").items.clone();
            let (mut circle, mut lines) = (0.0_f32, 0.0);
            for item in items.iter() {
                let Item::Path { path, .. } = item else {
                    continue;
                };
                for two in path.windows(2) {
                    if let [Op::Move(a), Op::Line(b)] = two {
                        lines += a.distance(*b);
                    }
                }
                for op in path {
                    if let Op::Circle(_, radius) = op {
                        circle = circle.max(*radius);
                    }
                }
            }
            (circle, lines)
        };
        let before = seen(&table);
        table.touch("d5");
        let falls = seen(&table);
        assert!(falls.0 > 1.3 * before.0, "it comes from above: {falls:?}");
        let _ = later(&mut table, 140.0);
        let down = seen(&table);
        assert!(down.0 < 0.9 * falls.0, "{down:?}");
        let _ = later(&mut table, 60.0);
        let grows = seen(&table);
        let _ = later(&mut table, 2_000.0);
        let stands = seen(&table);
        assert_eq!(down.0, stands.0);
        assert!(
            down.1 < grows.1 && grows.1 < stands.1,
            "{down:?} {grows:?} {stands:?}"
        );
        assert!(!table.app.is_moving());
    }

    #[test]
    fn a_winning_chain_lights_up_along_its_way() {
        let mut table = Table::duelling(4, FACING, QUICKWAY, &[0, 0, 1]);
        let size = usize::from(table.board().play.now().width());
        let letters: Vec<char> = ('a'..='z').take(size).collect();
        for rank in 1..=size {
            let own = format!("{}{rank}", letters[3]);
            let other = format!(
                "{}{rank}",
                letters[if rank % 2 == 0 { 0 } else { size - 1 }]
            );
            for cell in [own, other] {
                if table.board().play.ended().is_none() {
                    table.turns(&cell);
                }
            }
        }
        let won = table.board().play.ended().and_then(|ended| ended.winner);
        assert_eq!(won, Some(0));
        let lit = |table: &mut Table| later(table, 120.0)[0];
        let steps: Vec<u64> = (0..5).map(|_| lit(&mut table)).collect();
        assert!(steps.windows(2).all(|pair| pair[0] != pair[1]), "{steps:?}");
        later(&mut table, 1_000.0);
        let whole = later(&mut table, 0.0)[0];
        assert_eq!(
            lit(&mut table),
            whole,
            "all of it shines, while tickets still fall"
        );
    }
}

/// Plays with sensible players until a round is over, after which `is_enough`: the show of its end has just begun.
fn shown(bank: f32, is_enough: impl Fn(&Table) -> bool) -> Table {
    let mut table = Table::new(7);
    for place in places(3) {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.drag(Target::Slider(Slider::Bank), bank);
    table.tap(Target::Lobby(LobbyTarget::Start));
    loop {
        let rail = table.app.rail().expect("a game is on the table");
        if rail.ended().is_some() {
            if is_enough(&table) {
                return table;
            }
            table.wait(20_000.0);
            table.all_ready();
            table.effects.clear();
            continue;
        }
        play_on(&mut table);
    }
}

#[test]
fn banks_fall_to_the_tax_line_before_its_results() {
    let taxes = |table: &Table| {
        let ended = table.app.rail().and_then(|play| play.ended());
        ended.and_then(|ended| ended.report.taxes)
    };
    let mut table = shown(0.9, |table| taxes(table).is_some());
    assert!(taxes(&table) > Some(0), "the banks are far from the line");
    let ended = table.app.rail().and_then(|play| play.ended()).cloned();
    let seats = ended.expect("the round is over").report.seats;
    let bank = |table: &Table, seat: usize| -> i32 {
        let panel = table.panel(places(3)[seat]);
        let banks = panel.iter().filter_map(|text| text.strip_prefix('$'));
        let mut banks = banks.filter_map(|bank| bank.parse().ok());
        banks.next().expect("a panel shows its bank")
    };
    let mut seen: Vec<i32> = vec![bank(&table, 0)];
    assert_eq!(seen[0], seats[0].before);
    while table.app.is_touring() {
        assert!(!table.says("taxes $"), "results are not told yet");
        let _ = later(&mut table, 50.0);
        if table.app.is_touring() {
            seen.push(bank(&table, 0));
        }
    }
    assert!(seen.is_sorted_by(|a, b| a >= b), "{seen:?}");
    let paid = seats[0].before - seats[0].paid;
    let between = |&bank: &i32| seats[0].after < bank && bank < paid;
    assert!(seen.iter().any(between), "stacks fall: {seen:?}");
    assert_eq!(seen.last(), Some(&seats[0].after));
    let heard = table.sounds().into_iter();
    assert_eq!(heard.filter(|&sound| sound == Sound::Drawer).count(), 1);
}

#[test]
fn the_winner_is_shown_only_on_the_full_podium() {
    let is_over = |table: &Table| table.app.rail().unwrap().game().phase() == Phase::Finished;
    let mut table = shown(0.0, is_over);
    let winner = table.app.rail().unwrap().winners()[0];
    let (mut third, mut first, mut heard) = (None, None, Vec::new());
    for frame in 0..400 {
        if !table.app.is_touring() {
            break;
        }
        assert!(!table.says("You win!") && !table.says("2nd place"));
        let told = |table: &Table, words| table.says(words).then_some(frame);
        third = third.or(told(&table, "3rd"));
        first = first.or(told(&table, "1st"));
        heard.extend(table.sounds());
        let fanfare = heard.contains(&Sound::Fanfare);
        assert!(!fanfare, "it belongs to the winner");
        let _ = later(&mut table, 50.0);
    }
    assert!(third.expect("the third is told") + 10 < first.expect("so is the first"));
    assert!(
        table
            .panel(places(3)[winner])
            .iter()
            .any(|text| text == "You win!")
    );
    heard.extend(table.sounds());
    assert!(heard.contains(&Sound::Drum) && heard.contains(&Sound::Fanfare));
    // A touch ends the show, and the fanfare still plays.
    let mut table = shown(0.0, is_over);
    let middle = table.place(Target::Settings(SettingsTarget::Cog));
    let _ = later(&mut table, 1_400.0);
    assert!(table.app.is_touring());
    table.down(3, middle);
    assert!(!table.app.is_touring() && table.says("You win!"));
    assert!(table.sounds().contains(&Sound::Fanfare));
}

/// Names of cities are read while tickets, strips of paper, fly over the map.
#[test]
fn tickets_fly_below_the_names_of_cities() {
    let is_over = |table: &Table| table.app.rail().unwrap().game().phase() == Phase::Finished;
    let mut table = shown(0.0, is_over);
    let is_ticket = |item: &Item| match item {
        Item::Path { stroke, .. } => stroke.is_some_and(|stroke| stroke.width == 18.0),
        Item::Text(_) => false,
    };
    let flying = |table: &Table, name: LayerName| {
        let scene = table.view();
        let layer = scene.layers.iter().find(|layer| layer.name == name);
        let items = layer.expect("each layer is there").items.iter();
        items.filter(|item| is_ticket(item)).count()
    };
    let before = flying(&table, LayerName::Board);
    let mut frames = 0..200;
    while flying(&table, LayerName::Board) < before + 50 {
        assert!(frames.next().is_some(), "no tickets fly");
        let _ = later(&mut table, 100.0);
    }
    let above = [LayerName::Towns, LayerName::Hubs, LayerName::Seats];
    assert_eq!(above.map(|name| flying(&table, name)), [0; 3]);
}

#[test]
fn a_rail_is_heard_higher_where_it_joins_a_larger_network() {
    let mut table = Table::started(2);
    let mut heard = Vec::new();
    while table.app.rail().is_some_and(|play| play.ended().is_none()) {
        let game = table.app.rail().expect("a game is on the table").game();
        let (step, seat) = (sensible(game).unwrap(), game.to_act().unwrap());
        table.effects.clear();
        table.touch_step(step);
        let pitch = |sound| match sound {
            Sound::Rail(semitones) => Some(semitones),
            _ => None,
        };
        let Some(pitch) = table.sounds().into_iter().find_map(pitch) else {
            continue;
        };
        // The network is what is public: all track that is connected with the hub.
        let board = table.app.rail().unwrap().board();
        let reached = board.reached(seat);
        let rails = board.rails().filter(|&(link, _)| {
            let link = board.map().link(link);
            reached[link.a.index()] && reached[link.b.index()]
        });
        heard.push((rails.count(), pitch));
    }
    heard.sort_unstable();
    assert!(
        heard.windows(2).all(|two| two[0].1 <= two[1].1),
        "{heard:?}"
    );
    let (lowest, highest) = (heard[0], heard[heard.len() - 1]);
    assert!(lowest.1 == 0 && highest.1 >= 6, "{heard:?}");
}

#[test]
fn a_match_and_a_round_begin_gently() {
    let fades = |table: &Table| {
        let mut effects = table.effects.iter();
        effects.any(|effect| matches!(effect, Effect::Dissolve(_)))
    };
    let mut table = shown(0.9, |_| true);
    table.wait(20_000.0);
    table.effects.clear();
    table.all_ready();
    assert!(fades(&table), "the track of the round before fades");
    let mut table = Table::new(7);
    for place in places(2) {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.effects.clear();
    table.tap(Target::Lobby(LobbyTarget::Start));
    assert!(fades(&table), "so does the lobby");
}
