//! Rapid Transit and Switch Yard at the table: the ways of moving pieces, the winning pieces, the counts, and the
//! reasons of refused touches. Motions also have to end without stopping a player.

use crate::common::cases;
use crate::common::games::SWITCH_YARD;
use std::collections::BTreeSet;

use crate::common::fingers::Table;
use app::Event;
use app::motion::GLIDE_MS;
use base::Millis;
use base::table::Station;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::rapid_transit::{self, RapidTransit};
use rules::switch_yard::{Move, Side, SwitchYard, yard};
use rules::{Cell, Game, Spot, TwoPlayer};
use scene::{Face, Layer, LayerName, LobbyTarget, SeatTarget, Target, measure};
use session::boards::{self, Board, BoardGame};

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

fn cells(names: &str) -> Vec<Cell> {
    names.split_whitespace().map(cell).collect()
}

fn pick<T: Clone>(among: &[T], chance: &mut ChaCha8Rng) -> T {
    among[chance.next_u64() as usize % among.len()].clone()
}

fn yard_at(position: &str) -> SwitchYard {
    SwitchYard::begin(&[0])
        .unwrap()
        .with_position(position)
        .unwrap()
}

fn transit_at(position: &str) -> RapidTransit {
    RapidTransit::from_position(position).unwrap()
}

/// The touches that make a turn of the yard.
fn touches(turn: &Move) -> Vec<Cell> {
    match *turn {
        Move::Engine { from, to } => vec![from, to],
        Move::Train { lead, tail, to } => vec![lead, tail, to],
        Move::Place(cell, _) => vec![cell],
    }
}

#[test]
fn cars_go_from_where_they_stood_step_by_step_to_where_they_stand() {
    for seed in cases::seeds(12) {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut game = SwitchYard::begin(&[seed as usize % 2]).unwrap();
        for _ in 0..60 {
            let Some(turn) = Some(game.steps()).filter(|turns| !turns.is_empty()) else {
                break;
            };
            let turn = pick(&turn, &mut chance);
            let ways = game.paths(&touches(&turn));
            let mut after = game.clone();
            after.play(turn).unwrap();
            check_ways(&game, &after, &turn, &ways);
            game = after;
        }
    }
}

fn check_ways(before: &SwitchYard, after: &SwitchYard, turn: &Move, paths: &[Vec<Cell>]) {
    let ends = |end: fn(&[Cell]) -> Option<&Cell>| -> BTreeSet<Cell> {
        paths.iter().filter_map(|way| end(way)).copied().collect()
    };
    let (from, to) = (ends(<[Cell]>::first), ends(<[Cell]>::last));
    assert_eq!((from.len(), to.len()), (paths.len(), paths.len()), "{turn}");
    for way in paths {
        let (first, last) = (way[0], way[way.len() - 1]);
        assert_eq!(before.car(first), after.car(last), "{turn}");
        assert!(before.car(first).is_some(), "{turn}");
        let aside = |pair: &[Cell]| {
            let files = pair[0].file.abs_diff(pair[1].file);
            (files, pair[0].rank.abs_diff(pair[1].rank))
        };
        let corner = paths.len() == 1 && way.len() == 2;
        for pair in way.windows(2) {
            let step = aside(pair);
            let straight = step == (0, 1) || step == (1, 0);
            assert!(straight || (corner && step == (1, 1)), "{turn}: {way:?}");
        }
        assert!(way.iter().all(|&cell| yard::is_cell(cell)));
    }
    for cell in yard::cells() {
        if !from.contains(&cell) && !to.contains(&cell) {
            assert_eq!(before.car(cell), after.car(cell), "{turn} moves {cell}");
        }
        if from.contains(&cell) && !to.contains(&cell) {
            assert_eq!(after.car(cell), None, "{turn} leaves {cell}");
        }
    }
}

#[test]
fn swapped_pieces_take_each_others_places() {
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    let mut game = RapidTransit::begin(&[2]).unwrap();
    while let Some(turn) = Some(game.steps()).filter(|turns| turns.len() > 1) {
        let rapid_transit::Move::Swap(own, other) = pick(&turn, &mut chance) else {
            panic!("who can swap does not pass");
        };
        let ways = game.paths(&[own, other]);
        assert_eq!(ways, [[own, other], [other, own]]);
        let before = game;
        game.play(rapid_transit::Move::Swap(own, other)).unwrap();
        for way in ways {
            assert_eq!(before.piece(way[0]), game.piece(way[1]));
        }
    }
}

/// The networks of a side, found by walking from piece to piece.
fn walked(game: &RapidTransit, side: rapid_transit::Side) -> Vec<BTreeSet<Cell>> {
    let mut found: Vec<BTreeSet<Cell>> = Vec::new();
    for file in 0..game.size() {
        for rank in 0..game.size() {
            let start = Cell::new(file, rank);
            if game.piece(start) != Some(side) || found.iter().any(|net| net.contains(&start)) {
                continue;
            }
            let (mut net, mut open) = (BTreeSet::new(), vec![start]);
            while let Some(at) = open.pop() {
                if game.piece(at) == Some(side) && net.insert(at) {
                    open.push(Cell::new(at.file + 1, at.rank));
                    open.push(Cell::new(at.file, at.rank + 1));
                    open.push(Cell::new(at.file.wrapping_sub(1), at.rank));
                    open.push(Cell::new(at.file, at.rank.wrapping_sub(1)));
                }
            }
            found.push(net);
        }
    }
    found.sort_by_key(|net| std::cmp::Reverse(net.len()));
    found
}

#[test]
fn the_networks_that_made_the_difference_have_won() {
    let mut later_differences = 0;
    for seed in 0..60 {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut game = RapidTransit::begin(&[seed as usize % 3]).unwrap();
        while game.to_act().is_some() {
            assert_eq!(game.winners(), [], "nobody has won yet");
            game.play(pick(&game.steps(), &mut chance)).unwrap();
        }
        let Some(rapid_transit::Outcome::Win(side)) = game.outcome() else {
            panic!("somebody wins");
        };
        let (own, other) = (walked(&game, side), walked(&game, side.other()));
        let as_lists = game.networks(side).into_iter().map(BTreeSet::from_iter);
        let as_lists: Vec<BTreeSet<_>> = as_lists.collect();
        assert_eq!(
            as_lists.iter().collect::<BTreeSet<_>>(),
            own.iter().collect()
        );
        let length = |net: Option<&BTreeSet<Cell>>| net.map_or(0, BTreeSet::len);
        let decided = (0..own.len()).find(|&rank| own[rank].len() != length(other.get(rank)));
        later_differences += usize::from(decided != Some(0));
        let least = decided.map_or(0, |rank| own[rank].len());
        let expected = own.iter().filter(|net| net.len() >= least).flatten();
        let won: BTreeSet<_> = game.winners().into_iter().collect();
        assert_eq!(won, expected.copied().collect(), "{game}");
    }
    assert!(
        later_differences > 0,
        "no game was decided by a later network"
    );
}

#[test]
fn with_equal_networks_all_of_the_last_swappers_have_won() {
    let mut game = transit_at("rccc/rcrr/rrcr/cccr c c 1");
    game.play("pass".parse().unwrap()).unwrap();
    let won = game.winners();
    assert_eq!(won.len(), 8);
    let cyan = Some(rapid_transit::Side::Cyan);
    assert!(won.iter().all(|&cell| game.piece(cell) == cyan));
}

#[test]
fn why_a_game_ended_is_told_when_it_has() {
    let transit = |position: &str| {
        let mut game = transit_at(position);
        assert_eq!(game.ending(), None);
        game.play("pass".parse().unwrap()).unwrap();
        game.ending()
    };
    let larger = "rrrrrc/rcrcrc/rcrccc/cccrrr/crcccr/cccrrr r r 1";
    assert_eq!(
        transit(larger).map(|words| words.to_string()).as_deref(),
        Some("Larger network")
    );
    let last = "All networks equal: the last swap decides";
    assert_eq!(
        transit("rccc/rcrr/rrcr/cccr c c 1")
            .map(|words| words.to_string())
            .as_deref(),
        Some(last)
    );
    let yard = |position: &str, turns: &str| {
        let mut game = yard_at(position);
        for turn in turns.split(' ') {
            assert_eq!(game.ending(), None);
            game.play(turn.parse().unwrap()).unwrap();
        }
        game.ending()
    };
    let alone = "##5##/##5##/9/9/4r4/9/9/##5##/##5## r";
    assert_eq!(
        yard(alone, "e5-e6")
            .map(|words| words.to_string())
            .as_deref(),
        Some("The other player can’t move")
    );
    let nine = "##5##/##5##/b6rr/7rr/7rr/7rr/6rr1/##5##/##5## r";
    assert_eq!(
        yard(nine, "h3g3-i3")
            .map(|words| words.to_string())
            .as_deref(),
        Some("All ten cars in")
    );
    let two = "##5##/##5##/9/9/3r1b3/9/9/##5##/##5## r";
    let twice = "d5-d6 f5-f6 d6-d5 f6-f5 d5-d6 f5-f6 d6-d5 f6-f5";
    let third = Some("The same position for the third time");
    assert_eq!(
        yard(two, twice).map(|words| words.to_string()).as_deref(),
        third
    );
}

#[test]
fn the_tally_compares_the_networks_that_decide() {
    let tally = |position: &str| [0, 1].map(|side| transit_at(position).tally(side).to_string());
    assert_eq!(
        tally("rcrc/crcr/rcrc/crcr r - 0"),
        ["tied at 1", "tied at 1"]
    );
    assert_eq!(
        tally("rccc/rcrr/rrcr/cccr c c 1"),
        ["tied at 4", "tied at 4"]
    );
    let large = "ccrccc/rrrrcr/rcrcrr/ccrrcr/crcccr/rrcrcc r - 0";
    assert_eq!(tally(large), ["leading 9 to 7", "trailing 7 to 9"]);
    assert_eq!(
        tally("rrcc/rccr/rccr/ccrr r - 0"),
        ["trailing 4 to 8", "leading 8 to 4"]
    );
    let mut game = RapidTransit::begin(&[2]).unwrap();
    game.play("d5-d6".parse().unwrap()).unwrap();
    assert_eq!(game.tally(0).to_string(), "tied at 4");
}

#[test]
fn a_win_by_blocking_shows_no_full_yard() {
    let mut game = yard_at("##5##/##5##/9/9/4r4/9/9/##5##/##5## r");
    game.play("e5-e6".parse().unwrap()).unwrap();
    assert_eq!(game.outcome().unwrap().to_string(), "win red");
    assert_eq!(game.winners(), []);
    let mut game = yard_at("##5##/##5##/b6rr/7rr/7rr/7rr/6rr1/##5##/##5## r");
    game.play("h3g3-i3".parse().unwrap()).unwrap();
    let home = cells("h3 h4 h5 h6 h7 i3 i4 i5 i6 i7");
    assert_eq!(game.winners(), home);
}

#[test]
fn winners_of_random_yards_are_the_ten_or_none() {
    let mut full = 0;
    for seed in 0..6 {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut game = SwitchYard::begin(&[0]).unwrap();
        while game.to_act().is_some() {
            assert_eq!(game.winners(), []);
            // A side that can ship a car does, because games would end in draws otherwise.
            let turns = game.steps();
            let gain = |turn: &&Move| {
                let mut after = game.clone();
                after.play(**turn).unwrap();
                let side = game.to_act().unwrap();
                after.shipped(side) > game.shipped(side)
            };
            let best: Vec<Move> = turns.iter().filter(gain).copied().collect();
            let turn = pick(if best.is_empty() { &turns } else { &best }, &mut chance);
            game.play(turn).unwrap();
        }
        let won = game.winners();
        let mut sides = [Side::Red, Side::Blue].into_iter();
        let winner = sides.find(|&side| game.shipped(side) == 10);
        let expected = yard::cells().filter(|&cell| winner.is_some() && game.car(cell) == winner);
        assert_eq!(won, expected.collect::<Vec<_>>(), "{game}");
        full += usize::from(won.len() == 10);
    }
    assert!(full > 0, "no game filled a yard");
}

#[test]
fn a_train_is_picked_as_a_whole() {
    let game = SwitchYard::begin(&[0]).unwrap();
    let picked = |names: &str| game.selection(&cells(names));
    assert_eq!(picked("c2"), cells("c2"));
    assert_eq!(picked("g2 c2"), cells("c2 d2 e2 f2 g2"));
    assert_eq!(picked("c2 c6"), cells("c2 c6"));
    assert_eq!(picked("c2 e2 c3"), cells("c2 c3 d2 e2"));
    let turn: Move = "c2e2-c3".parse().unwrap();
    assert_eq!(game.trace(&turn), cells("c2 c3 d2 e2"));
}

#[test]
fn in_a_set_up_of_their_own_opposite_cells_have_the_other_colour() {
    let game = SwitchYard::begin(&[2]).unwrap();
    let shown = game.preview_position(&cells("d2"));
    assert_eq!(shown.car(cell("d2")), Some(Side::Red));
    assert_eq!(shown.car(cell("f8")), Some(Side::Blue));
    let shown = game.preview_position(&cells("d2 d2"));
    assert_eq!(shown.car(cell("d2")), Some(Side::Blue));
    assert_eq!(game.selection(&cells("d2")), cells("d2 f8"));
    let why = |names: &str| game.why_not(&cells(names)).unwrap();
    assert_eq!(
        why("c1 e5").to_string(),
        "Place cars on the marked cells only."
    );
    assert_eq!(
        why("d8").to_string(),
        "Place cars on the marked cells only."
    );
}

#[test]
fn touches_that_lead_nowhere_are_answered_in_the_rules_words() {
    let yard = yard_at("##5##/##5##/4b4/4b4/9/3rbr3/9/##5##/##5## r");
    let why = |names: &str| yard.why_not(&cells(names)).unwrap();
    assert_eq!(why("e6").to_string(), "The car on e6 isn’t yours.");
    assert_eq!(why("c5").to_string(), "There’s no car on c5.");
    assert_eq!(
        why("d4 d4").to_string(),
        "d4 and d4 aren’t the ends of a train."
    );
    assert_eq!(
        why("d4 e4").to_string(),
        "More than half of a train’s cars must be yours."
    );
    assert_eq!(
        why("d4 e6").to_string(),
        "d4 and e6 aren’t the ends of a train."
    );
    assert_eq!(
        why("d4 b4").to_string(),
        "No car may leave its shipping area or enter the other one."
    );
    // Led by the other end it would leave the board's ways: the end that could go there speaks.
    assert_eq!(
        why("f4 d4 b4").to_string(),
        "No car may leave its shipping area or enter the other one."
    );
    assert_eq!(
        why("d4 f6").to_string(),
        "It can’t get from d4 to f6 in one move."
    );
    // A touch after a complete turn replaces the turn's last.
    assert_eq!(
        why("d4 c4 f6").to_string(),
        "It can’t get from d4 to f6 in one move."
    );

    let transit =
        transit_at("rcrcrcrc/crcrcrcr/rcrcrcrc/crcrcrcr/rcrcrcrc/crcrcrcr/rcrcrcrc/crcrcrcr r - 0");
    let why = |names: &str| transit.why_not(&cells(names)).unwrap();
    assert_eq!(
        why("a8").to_string(),
        "No swap is possible with this terminal."
    );
    assert_eq!(why("a1").to_string(), "The piece on a1 isn’t yours.");
    assert_eq!(
        why("d5 h2").to_string(),
        "The networks of d5 and h2 don’t touch."
    );
    assert_eq!(
        why("d5 d6 h2").to_string(),
        "The networks of d5 and h2 don’t touch."
    );
    let later = transit_at("rccc/rcrr/rrcr/cccr r c 0");
    let no_terminal = later.why_not(&cells("a3")).unwrap();
    assert_eq!(
        no_terminal.to_string(),
        "a3 isn’t a terminal: it has two or more neighbours of its colour."
    );
}

/// A table where the first turn of a yard is being made; who begins, and where that one sits.
fn yard_table() -> (Table, Station) {
    let mut table = Table::new(3);
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Game(SWITCH_YARD)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    let place = table.app.board().unwrap().sitting[0].place;
    (table, place)
}

fn touch(table: &mut Table, names: &str) {
    for cell in cells(names) {
        table.tap(Target::Board(Spot::Cell(cell)));
    }
}

fn board(table: &Table) -> Layer {
    table.layer(LayerName::Board)
}

#[test]
fn a_train_rolls_round_the_corner_and_arrives_exactly() {
    let (mut table, _) = yard_table();
    touch(&mut table, "c2 g2");
    assert!(!table.app.is_moving(), "picking up moves nothing");
    touch(&mut table, "c5");
    let since = table.now;
    // The third car comes from e2 by c2, the corner, to c3.
    let grid = table.app.board().unwrap().grid();
    let (from, corner, to) = (cell("e2"), cell("c2"), cell("c3"));
    let [from, corner, to] = [from, corner, to].map(|cell| grid.centre(cell));
    let (mut along, mut up) = (0, 0);
    let mut pictures = BTreeSet::new();
    for ms in 0..GLIDE_MS.value() as u32 {
        table.now = since + f64::from(ms) - 10.0;
        table.send(Event::Wake);
        assert!(table.app.is_moving(), "{ms}");
        let at = table
            .app
            .board()
            .unwrap()
            .sight(Millis::new(table.now), None)
            .spot(cell("c3"));
        if at.y == corner.y {
            along += 1;
            assert!(corner.x <= at.x && at.x <= from.x);
        } else {
            up += 1;
            assert!(at.x == corner.x && to.y <= at.y && at.y < corner.y);
        }
        pictures.insert(board(&table).version);
    }
    assert!(along > 50 && up > 50, "{along} {up}");
    assert!(pictures.len() > 200, "every picture differs");
    table.now = since + GLIDE_MS.value() - 10.0;
    table.send(Event::Wake);
    assert!(!table.app.is_moving());
    assert!(table.rests());
    let arrived = board(&table).version;
    assert_eq!(
        table
            .app
            .board()
            .unwrap()
            .sight(Millis::new(table.now), None)
            .spot(cell("c3")),
        to
    );
    table.now += 5000.0;
    table.send(Event::Wake);
    assert_eq!(board(&table).version, arrived, "nothing moves any more");
}

#[test]
fn players_can_act_during_a_motion() {
    let (mut table, place) = yard_table();
    touch(&mut table, "c2 g2 c5");
    // All within the same few milliseconds: OK, and the other one picks up a car.
    let ok = table.place(Target::Seat(place, SeatTarget::Ok));
    table.tap_at(ok);
    assert!(table.app.is_moving());
    let duel = table.app.board().unwrap();
    assert_eq!((duel.turns(), duel.acting()), (1, Some(1)));
    let c8 = table.place(Target::Board(Spot::Cell(cell("c8"))));
    table.tap_at(c8);
    assert_eq!(table.app.board().unwrap().play.draft().touched, cells("c8"));
    let c7 = table.place(Target::Board(Spot::Cell(cell("c7"))));
    table.tap_at(c7);
    assert!(table.app.board().unwrap().may_commit());
}

#[test]
fn an_undone_car_glides_home_and_a_carried_one_does_not() {
    let (mut table, place) = yard_table();
    touch(&mut table, "c2 c6");
    assert!(table.app.is_moving());
    let undo = table.place(Target::Seat(place, SeatTarget::Undo));
    table.tap_at(undo);
    assert!(table.app.is_moving(), "it goes back the way it came");
    assert_eq!(
        table.app.board().unwrap().play.now().text(),
        table.app.board().unwrap().play.shown().text()
    );
    let [from, to] = ["c2", "c6"].map(|name| table.place(Target::Board(Spot::Cell(cell(name)))));
    table.down(1, from);
    table.slide(1, to);
    table.up(1, to);
    assert!(table.app.board().unwrap().may_commit());
    assert!(!table.app.is_moving(), "the finger has carried the car");
}

#[test]
fn where_the_system_asks_for_stillness_nothing_glides() {
    let (mut table, _) = yard_table();
    touch(&mut table, "c2 c6");
    assert!(table.app.is_moving());
    let on_its_way = board(&table).version;
    table.send(Event::Still(true));
    assert!(!table.app.is_moving(), "what is on its way has arrived");
    let arrived = board(&table).version;
    assert_ne!(arrived, on_its_way);
    touch(&mut table, "c5");
    assert!(!table.app.is_moving());
    let there = board(&table).version;
    table.now += 2.0 * GLIDE_MS.value();
    table.send(Event::Wake);
    assert_eq!(board(&table).version, there);
    table.send(Event::Still(false));
    touch(&mut table, "c4");
    assert!(table.app.is_moving());
}

#[test]
fn words_at_a_seat_can_be_read_across_the_table() {
    // A panel's line holds so many units; smaller letters than these cannot be read.
    let fits = |words: &str| {
        let wide = measure::width(words, Face::Text, 18.0);
        assert!(wide <= 494.0, "{wide}: {words}");
    };
    let boards: [&dyn boards::Board; 3] = [
        &SwitchYard::begin(&[0]).unwrap(),
        &SwitchYard::begin(&[2]).unwrap(),
        &RapidTransit::begin(&[2]).unwrap(),
    ];
    for board in boards {
        for names in ["", "c2", "c2 g2", "c2 c6"] {
            fits(&board.prompt(&cells(names)).to_string());
            fits(&format!("Tap OK, or {}", board.go_on()));
        }
    }
    let c = cell("c8");
    use rapid_transit::IllegalMove as Transit;
    use rules::switch_yard::IllegalMove as Yard;
    for refusal in [
        Transit::NotOwn(c),
        Transit::NotOpposing(c),
        Transit::NoTerminal(c),
    ] {
        fits(&refusal.to_string());
    }
    for refusal in [
        Transit::OutOfReach(c, c),
        Transit::StillTerminal,
        Transit::Square,
    ] {
        fits(&refusal.to_string());
    }
    for refusal in [
        Yard::NotReceiving(c),
        Yard::Taken(c),
        Yard::NoCar(c),
        Yard::NotOwn(c),
    ] {
        fits(&refusal.to_string());
    }
    for refusal in [Yard::NoTrain(c, c), Yard::NoMajority, Yard::NoWay(c, c)] {
        fits(&refusal.to_string());
    }
    fits(&Yard::Blocked(c, c).to_string());
    fits(&Yard::Shipping.to_string());
}
