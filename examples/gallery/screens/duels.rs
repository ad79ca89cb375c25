//! The games for two: every game from its beginning to its end, every size, every pair of places.

use crate::common::games::{choices, title};
use app::snapshot::Snapshot;
use base::table::{PlayerColour, Station};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::connection::Connection;
use rules::raindrops::Raindrops;
use rules::rapid_transit::RapidTransit;
use rules::record::Record;
use rules::switch_yard::SwitchYard;
use rules::{Cell, GameId, Level, Spot, Strength};
use scene::{LobbyTarget, ReplayTarget, ReviewTarget, SeatTarget, Seek, Target};
use screens::GAMES;
use session::boards::{BoardGame, VARIANT};
use session::{Controller, SeatAssignment};

use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::touches::random_turn;

use super::{Shots, table, with_game};

/// A game of at most so many turns by people who touch anything.
pub fn played<G: BoardGame>(chosen: &[usize], turns: usize) -> Record<G> {
    let mut chance = ChaCha8Rng::seed_from_u64(11);
    let mut record = Record::new(G::begin(chosen).expect("it is offered"));
    while record.steps().len() < turns && record.now().to_act().is_some() {
        let turn = random_turn(record.now(), &mut chance);
        record.play(turn).expect("what was touched is allowed");
    }
    record
}

/// Returns the part of a game for two that only the table knows.
pub fn aside(places: [Station; 2]) -> Snapshot {
    let sits = |(place, colour)| SeatAssignment {
        place,
        colour,
        controller: Controller::Person,
    };
    let colours = [PlayerColour::Orange, PlayerColour::Blue];
    Snapshot {
        sitting: places.into_iter().zip(colours).map(sits).collect(),
        ..Snapshot::default()
    }
}

/// The exercises before a first game, each asked and done, of every game and its relatives.
pub fn exercises(shots: &mut Shots) {
    done_together(shots);
    for game in GAMES.iter().filter(|game| !game.on_map) {
        let relatives = game.choices.iter().position(|choice| choice.id == VARIANT);
        let count = relatives.map_or(1, |choice| game.choices[choice].values.len());
        for relative in 0..count {
            let mut table = table();
            table.tap(Target::Lobby(LobbyTarget::Game(game.id)));
            let mut chosen: Vec<usize> = game.choices.iter().map(|choice| choice.first).collect();
            if let Some(choice) = relatives {
                chosen[choice] = relative;
                table.tap(Target::Lobby(LobbyTarget::Choice(choice, relative)));
            }
            table.tap(Target::Lobby(LobbyTarget::TryIt));
            let exercises = (game.exercises)(&game.trial_choices(&chosen));
            for (number, exercise) in (1..).zip(exercises) {
                let name = format!("{}, {relative}, exercise {number}", game.title);
                let place = table.mover();
                shots.take(&name, &table);
                match exercise.solution {
                    "swap" | "pass" => table.tap(Target::Seat(place, SeatTarget::Special)),
                    solution => table.touch(solution),
                }
                shots.take(format!("{name}, touched"), &table);
                table.ok();
                table.rest();
                shots.take(format!("{name}, done"), &table);
                table.tap(Target::Seat(place, SeatTarget::NextExercise));
            }
        }
    }
}

/// The first exercise of each game, asked and done by two together.
fn done_together(shots: &mut Shots) {
    let pairs = [
        [Station::NearLeft, Station::FarRight],
        [Station::NearRight, Station::Left],
    ];
    let games = GAMES.iter().filter(|game| !game.on_map);
    for (game, places) in games.zip(pairs.into_iter().cycle()) {
        let mut table = table();
        for place in places {
            table.tap(Target::Lobby(LobbyTarget::Join(place)));
        }
        table.tap(Target::Lobby(LobbyTarget::Game(game.id)));
        table.tap(Target::Lobby(LobbyTarget::TryIt));
        shots.take(format!("{}, two together", game.title), &table);
        let exercises = (game.exercises)(&game.trial_choices(&game.first_choices()));
        table.touch(exercises[0].solution);
        table.ok();
        table.rest();
        shots.take(format!("{}, done by two together", game.title), &table);
    }
}

/// A game for two at its beginning.
fn begun(game: GameId, places: [Station; 2], chosen: &[usize]) -> Table {
    let mut table = table();
    places
        .into_iter()
        .for_each(|place| table.tap(Target::Lobby(LobbyTarget::Join(place))));
    table.tap(Target::Lobby(LobbyTarget::Game(game)));
    for (choice, &value) in chosen.iter().enumerate() {
        table.tap(Target::Lobby(LobbyTarget::Choice(choice, value)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    table
}

/// Every game from its beginning to its end.
pub fn stages(shots: &mut Shots) {
    for variant in 0..4 {
        game::<Connection>(shots, &[variant, 1, 0], 400);
    }
    game::<Raindrops>(shots, &[2], 400);
    game::<RapidTransit>(shots, &[2], 400);
    game::<SwitchYard>(shots, &[0], 40);
    game::<SwitchYard>(shots, &[2], 12);
}

fn game<G: BoardGame>(shots: &mut Shots, chosen: &[usize], most: usize) {
    let whole = played::<G>(chosen, most);
    let turns = whole.steps().len();
    let words = (choices(G::GAME)[0].values[chosen[0]])();
    let title = format!("{}, {words}", title(G::GAME));
    let facing = aside(FACING);
    let mut take = |name: &str, table: &Table| shots.take(format!("{title}, {name}"), table);
    for at in [0, 1, turns / 2] {
        let record = whole.until(at);
        let mut table = with_game(&record, &facing);
        take(&format!("after {at} turns"), &table);
        for touch in 1..5 {
            let Some(&cell) = table.board().play.reach().next.last() else {
                break;
            };
            table.tap(Target::Board(Spot::Cell(cell)));
            take(&format!("after {at} turns, touches: {touch}"), &table);
        }
        said(&whole.until(at), &mut take);
    }
    let middle = with_game(&whole.until(turns / 2), &facing);
    hint(middle.clone(), &mut take);
    fingers(middle.clone(), &mut take);
    computer(&whole.until(turns / 2), &facing, &mut take);
    let mut resigned = middle;
    let place = resigned.mover();
    resigned.tap(Target::Seat(place, SeatTarget::Resign));
    take("somebody wants to give up", &resigned);
    resigned.tap(Target::Seat(place, SeatTarget::ResignYes));
    take("somebody has given up", &resigned);
    if whole.now().to_act().is_none() {
        let ended = with_game(&whole, &facing);
        take("the end", &ended);
        look_back(ended.clone(), &mut take);
        look_back_from_the_sides(&whole, &mut take);
        shots.take_souvenir(&format!("{title}, the end"), &ended);
    }
}

/// Looking back at a game that is over: at its end, before the engine has said much, and where it tipped.
fn look_back(mut table: Table, take: &mut impl FnMut(&str, &Table)) {
    let place = FACING[0];
    let mut asking = table.clone();
    asking.engine_is_silent = true;
    asking.effects.clear();
    asking.tap(Target::Seat(place, SeatTarget::Review));
    take("review, nothing known", &asking);
    for _ in 0..6 {
        asking.answer_about_the_game();
    }
    take("review, a little known", &asking);
    table.effects.clear();
    table.look_back_at(place);
    take("review, the end", &table);
    for number in 1..=3 {
        if table.allows(Target::Review(ReviewTarget::Turning)) {
            table.tap(Target::Review(ReviewTarget::Turning));
            take(&format!("review, turning point {number}"), &table);
        }
    }
    let joints = Target::Review(ReviewTarget::Joints);
    if table.allows(joints) {
        table.tap(joints);
        take("review, what is certain", &table);
        table.tap(joints);
    }
    for _ in 0..2 {
        if table.allows(Target::Review(ReviewTarget::Line(0))) {
            table.tap(Target::Review(ReviewTarget::Line(0)));
            while table.answer_about_the_game() {}
        }
    }
    take("review, two turns tried", &table);
    table.drag(Target::Replay(ReplayTarget::Timeline), 0.0);
    table.tap(Target::Review(ReviewTarget::Player(FACING[1])));
    table.tap(Target::Replay(ReplayTarget::Play));
    take("review, playing at the other seat", &table);
    if table.allows(Target::Replay(ReplayTarget::PlayOn)) {
        table.engine_is_silent = true;
        table.tap(Target::Replay(ReplayTarget::PlayOn));
        take("review, played on", &table);
    }
}

/// The same from a short side, with the other one across the table and at a long side.
fn look_back_from_the_sides<G: BoardGame>(whole: &Record<G>, take: &mut impl FnMut(&str, &Table)) {
    for other in [Station::Right, Station::NearRight] {
        let mut table = with_game(whole, &aside([Station::Left, other]));
        table.look_back_at(Station::Left);
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
        while table.answer_about_the_game() {}
        take(&format!("review from the left, with {other:?}"), &table);
    }
}

/// Shows turns that a player says and does not touch: a swap, a pass.
fn said<G: BoardGame>(record: &Record<G>, take: &mut impl FnMut(&str, &Table)) {
    let mut table = with_game(record, &aside([Station::Left, Station::NearRight]));
    let place = table.mover();
    if table.allows(Target::Seat(place, SeatTarget::Special)) {
        table.tap(Target::Seat(place, SeatTarget::Special));
        take("something is said", &table);
        table.tap(Target::Seat(place, SeatTarget::Ok));
        take("something has been said", &table);
    }
}

fn hint(mut table: Table, take: &mut impl FnMut(&str, &Table)) {
    let place = table.mover();
    table.engine_is_silent = true;
    let mut waits = table.clone();
    waits.tap(Target::Seat(place, SeatTarget::Hint));
    take("a hint is looked for", &waits);
    table.engine_is_silent = false;
    table.tap(Target::Seat(place, SeatTarget::Hint));
    take("a hint", &table);
}

/// A piece that is dragged, a finger that goes where it cannot, and fingers on buttons.
fn fingers(mut table: Table, take: &mut impl FnMut(&str, &Table)) {
    let next = table.board().play.reach().next.clone();
    let grid = table.board().grid();
    let board = table.app.view();
    let of_other = |cell: &Cell| {
        let now = table.board().play.now();
        let side = now.occupant(*cell).and_then(|piece| piece.side);
        let player = side.map(|side| now.player(side));
        let target = Target::Board(Spot::Cell(*cell));
        let is_other = player.is_some() && player != table.board().acting();
        is_other && !now.would_reach(*cell).is_empty() && board.area_of(target).is_some()
    };
    if let Some(cell) = grid.cells().find(of_other) {
        let mut holding = table.clone();
        let at = holding.place(Target::Board(Spot::Cell(cell)));
        holding.down(1, at);
        take("a finger on the other one's piece", &holding);
    }
    let cells = grid.cells().filter(|cell| !next.contains(cell));
    let other = cells
        .map(|cell| Target::Board(Spot::Cell(cell)))
        .find(|&cell| board.area_of(cell).is_some());
    let mover = table.mover();
    if let Some(&cell) = next.first() {
        let at = table.place(Target::Board(Spot::Cell(cell)));
        table.down(1, at);
    }
    for (contact, target) in [
        (2, Target::Seat(mover, SeatTarget::Resign)),
        (3, Target::Seat(mover, SeatTarget::Ok)),
    ] {
        let at = table.place(target);
        table.down(contact, at);
    }
    take("fingers on it", &table);
    let Some(other) = other else { return };
    let at = table.place(other);
    table.slide(1, at);
    take("a finger that slides", &table);
    table.up(1, at);
    take("where it cannot go", &table);
}

fn computer<G: BoardGame>(
    record: &Record<G>,
    facing: &Snapshot,
    take: &mut impl FnMut(&str, &Table),
) {
    for player in 0..2 {
        let mut aside = facing.clone();
        aside.sitting[player].controller = Controller::Computer(Level::Fixed(Strength::Hard));
        let mut table = super::viewing(record, &aside);
        table.engine_is_silent = true;
        table.tap(Target::Replay(ReplayTarget::PlayOn));
        take(&format!("a computer plays, {player}"), &table);
        aside.sitting[player].controller = Controller::StandIn(Level::Fixed(Strength::Hard));
        let stands_in = with_game(record, &aside);
        take(&format!("people play for a computer, {player}"), &stands_in);
    }
}

/// Shows the words of computer players when a game is over.
///
/// There is one for each kind of turn by which a game was lost, and one for every other case.
pub fn last_words(shots: &mut Shots) {
    const FELL: [&str; 8] = ["0.55", "0.52", "0.6", "0.62", "0.31", "0.25", "0.2", "0.01"];
    const LOST: [(&str, [&str; 8]); 4] = [
        ("at the last turn", ["0.5"; 8]),
        (
            "from the start",
            ["0.4", "0.35", "0.3", "0.25", "0.2", "0.15", "0.1", "0.05"],
        ),
        (
            "little by little",
            ["0.52", "0.45", "0.4", "0.3", "0.2", "0.12", "0.1", "0.05"],
        ),
        ("and does not remember", ["?"; 8]),
    ];
    const WON: [(&str, [&str; 9]); 3] = [
        (
            "by a turn of the other",
            [
                "0.5", "0.5", "0.48", "0.74", "0.8", "0.9", "0.96", "0.99", "1",
            ],
        ),
        (
            "being sure",
            [
                "0.6", "0.7", "0.8", "0.88", "0.92", "0.95", "0.99", "1", "1",
            ],
        ),
        ("not being sure", ["0.7"; 9]),
    ];
    for strength in Strength::ALL {
        let mut table = Table::against_unanswered(Level::Fixed(strength));
        table.lines_of_nine(["e", "a"], &FELL);
        shots.take(format!("{strength} has lost"), &table);
    }
    let master = || Table::against_unanswered(Level::Fixed(Strength::Master));
    for (how, expects) in LOST {
        let mut table = master();
        table.lines_of_nine(["e", "a"], &expects);
        shots.take(format!("a master has lost {how}"), &table);
    }
    for (how, expects) in WON {
        let mut table = master();
        table.lines_of_nine(["8", "2"], &expects);
        shots.take(format!("a master has won {how}"), &table);
    }
    let mut open = master();
    open.lines_of_nine(["e", "a"], &["0.5", "0.43"]);
    open.tap(Target::Seat(FACING[0], SeatTarget::Resign));
    open.tap(Target::Seat(FACING[0], SeatTarget::ResignYes));
    open.rest();
    shots.take("a person has resigned too early", &open);
}

/// Shows the words of a board about the last turn, for three pairs of places.
///
/// The turn is the one of a random game with most to say.
pub fn told(shots: &mut Shots) {
    tells_most::<Raindrops>(shots, &[2], 60);
    tells_most::<Connection>(shots, &[3, 0, 1], 60);
    tells_most::<SwitchYard>(shots, &[0], 60);
    tells_most::<RapidTransit>(shots, &[2], 12);
}

fn tells_most<G: BoardGame>(shots: &mut Shots, chosen: &[usize], turns: usize) {
    let whole = played::<G>(chosen, turns);
    let tells = |at: &usize| {
        let (before, step) = (whole.until(*at), &whole.steps()[*at]);
        let aftermath = before.now().aftermath(step);
        let steps = before.now().arrows(step).len();
        steps * 4 + aftermath.ghosts.len() + aftermath.filled.len()
    };
    let most = (0..whole.steps().len()).max_by_key(tells).unwrap_or(0);
    let record = whole.until(most + 1);
    for pair in [
        FACING,
        [Station::Left, Station::Right],
        [Station::Right, Station::NearLeft],
    ] {
        let name = format!("{} told to {:?} and {:?}", title(G::GAME), pair[0], pair[1]);
        let mut table = with_game(&record, &aside(pair));
        shots.take(&name, &table);
        if record.now().to_act().is_some() {
            table.tap(Target::Seat(table.mover(), SeatTarget::Hint));
            shots.take(format!("{name}, a hint"), &table);
        }
    }
}

/// Every pair of places, and who begins: the board is turned and named for both.
pub fn pairs(shots: &mut Shots) {
    let record = played::<Connection>(&[0, 1, 0], 9);
    let yard = played::<SwitchYard>(&[0], 6);
    for one in Station::ALL {
        for other in Station::ALL.into_iter().filter(|&other| other != one) {
            let aside = aside([one, other]);
            let name = |game: &str| format!("{game}, {one:?} and {other:?}");
            shots.take(name("Quickway"), &with_game(&record, &aside));
            shots.take(name("Switch Yard"), &with_game(&yard, &aside));
        }
    }
}

/// Every value of every choice, at the beginning.
pub fn sizes(shots: &mut Shots) {
    for game in GAMES.ids().skip(1) {
        let first: Vec<usize> = choices(game).iter().map(|choice| choice.first).collect();
        for (row, choice) in choices(game).iter().enumerate() {
            for (value, words) in choice.values.iter().enumerate() {
                let mut chosen = first.clone();
                chosen[row] = value;
                let table = begun(game, [Station::NearLeft, Station::Right], &chosen);
                let name = format!("{}, {} {}", title(game), (choice.title)(), words());
                shots.take(name, &table);
            }
        }
    }
}
