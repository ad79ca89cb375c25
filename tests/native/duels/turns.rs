//! Tests of the touches that make a turn.
//!
//! A turn is switched, put back, carried, refused, taken back step by step, and confirmed.

use crate::common::games::{QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD};
use app::{Effect, Sound};
use rules::connection::Connection;
use rules::raindrops::Raindrops;
use rules::rapid_transit::RapidTransit;
use rules::{Cell, Game, GameId, Spot, TwoPlayer};
use scene::{SeatTarget, Target};
use session::boards::{Board, BoardGame};

use crate::common::duels::{FACING, cells};
use crate::common::fingers::Table;

/// The games in which a finger picks something up: which, with what chosen, and two first turns by
/// different pieces, after some turns.
const PICKING: [(GameId, &[usize], &str, [&str; 2]); 3] = [
    (RAINDROPS, &[0], "", ["a6 a5", "c6 d6"]),
    (RAPID_TRANSIT, &[0], "", ["c4 b4", "b3 b2"]),
    (SWITCH_YARD, &[0], "c2 c5, e8 e6", ["c5 c4", "e2 e4"]),
];

fn begun(game: GameId, chosen: &[usize]) -> Table {
    Table::duelling(3, FACING, game, chosen)
}

/// A turn of three steps that a group can make, and the table where it can be made.
fn before_three_steps() -> (Table, Vec<[Cell; 2]>) {
    let mut table = begun(RAINDROPS, &[0]);
    let mut plain = Raindrops::begin(&[0]).expect("it is offered");
    for _ in 0..60 {
        let turns = plain.steps();
        if let Some(turn) = turns.iter().find(|turn| turn.steps().len() == 3) {
            let steps = turn.steps().iter().map(|step| [step.from, step.to]);
            return (table, steps.collect());
        }
        // The longest turns make the largest groups soonest.
        let turn = turns.into_iter().max_by_key(|turn| turn.steps().len());
        let turn = turn.expect("the game goes on");
        for step in turn.steps() {
            table.touch(&format!("{} {}", step.from, step.to));
        }
        table.ok();
        plain.play(turn).expect("it is listed");
    }
    panic!("no group has come to make three steps");
}

#[test]
fn a_turn_of_three_steps_is_taken_back_one_step_each() {
    let (mut table, steps) = before_three_steps();
    let mover = table.mover();
    let mut seen = vec![table.seen()];
    for [from, to] in &steps {
        table.touch(&format!("{from} {to}"));
        seen.push(table.seen());
    }
    assert!(seen.windows(2).all(|two| two[0] != two[1]), "{seen:?}");
    assert!(table.allows(Target::Seat(mover, SeatTarget::Ok)));
    for (left, before) in seen[..3].iter().enumerate().rev() {
        table.tap(Target::Seat(mover, SeatTarget::Undo));
        assert_eq!(&table.seen(), before);
        assert_eq!(table.board().play.draft().touched.len(), 2 * left);
    }
    assert!(!table.allows(Target::Seat(mover, SeatTarget::Undo)));
    assert_eq!(table.seen(), table.position());
}

#[test]
fn the_steps_of_a_group_can_be_carried_as_well() {
    let (mut table, steps) = before_three_steps();
    let mut other = table.clone();
    for [from, to] in &steps {
        table.touch(&format!("{from} {to}"));
        other.carry(&format!("{from} {to}"));
        assert_eq!(table.touched(), other.touched());
    }
    assert_eq!(table.seen(), other.seen());
    table.ok();
    other.ok();
    assert_eq!(table.position(), other.position());
}

#[test]
fn a_picked_up_piece_can_be_put_back_switched_or_carried() {
    for (game, chosen, before, [turn, other]) in PICKING {
        let mut table = begun(game, chosen);
        table.turns(before);
        let start = table.clone();
        let (piece, second) = (&turn[..2], &other[..2]);
        let before = table.position();
        table.touch(piece);
        assert_eq!(table.touched(), piece, "{game:?}");
        table.touch(piece);
        assert_eq!(
            table.touched(),
            "",
            "{game:?}: touched again, it is put back"
        );
        table.touch(piece);
        table.touch(second);
        assert_eq!(
            table.touched(),
            second,
            "{game:?}: another is picked up instead"
        );
        table.touch(turn);
        let made = table.seen();
        assert_ne!(made, before, "{game:?}");
        assert_eq!(table.touched(), turn);
        assert_eq!(table.position(), before, "nothing stands before OK");

        let mut carried = start;
        carried.carry(turn);
        assert_eq!(carried.touched(), turn);
        assert_eq!(carried.seen(), made, "{game:?}: carrying means touching");
        // A step that is made can be made otherwise at once.
        carried.carry(other);
        assert_eq!(carried.touched(), other, "{game:?}");

        table.tap(Target::Seat(table.mover(), SeatTarget::Undo));
        assert_eq!(
            table.touched(),
            "",
            "{game:?}: with the step goes what was picked up for it"
        );
        assert_eq!(table.seen(), before);
    }
}

#[test]
fn a_piece_that_is_carried_nowhere_goes_back() {
    for (game, chosen, before, [turn, other]) in PICKING {
        let mut table = begun(game, chosen);
        table.turns(before);
        // To its own side's piece, which it can neither join nor capture from there.
        let nowhere = format!("{} {}", &turn[..2], &other[..2]);
        table.sounds();
        table.carry(&nowhere);
        assert_eq!(table.touched(), "", "{game:?}");
        assert_eq!(table.sounds(), [Sound::Buzz]);
        // Away and back is a touch.
        table.carry(&format!("{} {} {}", &turn[..2], &turn[3..], &turn[..2]));
        assert_eq!(table.touched(), &turn[..2], "{game:?}");
    }
}

#[test]
fn a_stone_lies_where_the_finger_is_lifted() {
    for variant in 0..4 {
        let mut table = begun(QUICKWAY, &[variant, 0, 0]);
        table.carry("d4 e4 f6");
        assert_eq!(table.touched(), "f6");
        // It can be laid elsewhere, and back.
        table.touch("b2");
        assert_eq!(table.touched(), "b2");
        table.touch("b2");
        assert_eq!(table.touched(), "b2", "a second tap means the same");
        table.tap(Target::Seat(table.mover(), SeatTarget::Undo));
        assert_eq!(
            (table.touched(), table.seen()),
            (String::new(), table.position())
        );
        table.turns("b2");
        assert!(table.position().contains("1x7"), "{}", table.position());
    }
}

#[test]
fn a_link_of_quax_is_touched_or_drawn_with_a_finger() {
    let mut table = begun(QUICKWAY, &[2, 0, 1]);
    table.turns("d4, h8, e5, h7");
    let stones = table.position();
    let mut other = table.clone();
    let prompt = |table: &Table| {
        let duel = table.board();
        duel.play.now().prompt(&duel.play.draft().touched)
    };
    let at_first = prompt(&table);
    assert!(table.says(&at_first.to_string()));
    table.touch("d4");
    assert_ne!(prompt(&table), at_first);
    assert!(table.says(&prompt(&table).to_string()));
    table.touch("e5");
    other.carry("e5 d4");
    assert_eq!(table.seen(), other.seen());
    assert_ne!(table.seen(), stones);
    table.ok();
    assert!(
        table.position().ends_with("o d4-e5"),
        "{}",
        table.position()
    );
    assert_eq!(other.touched(), "e5 d4");
    other.tap(Target::Seat(other.mover(), SeatTarget::Undo));
    assert_eq!(other.seen(), stones);
}

#[test]
fn a_train_is_touched_by_its_ends_and_taken_back() {
    let mut table = begun(SWITCH_YARD, &[1]);
    let before = table.position();
    // Ranks 2 and 1 are RBRBR and BRBRB: c1 to e1 has two blue cars, c2 to e2 two red ones.
    table.touch("e2 c2");
    assert_eq!(table.touched(), "e2 c2");
    table.touch("c4");
    let made = table.seen();
    assert_eq!(
        made,
        "##rbrbr##/##brbrb##/9/9/9/2r6/2b6/##r2br##/##brbrb## b"
    );
    let mover = table.mover();
    table.tap(Target::Seat(mover, SeatTarget::Undo));
    assert_eq!(table.seen(), before);
    assert_eq!(table.touched(), "");
    table.touch("c2 e2");
    table.tap(Target::Seat(mover, SeatTarget::Undo));
    assert_eq!(table.touched(), "c2", "one end each");
    table.touch("e2 c4");
    assert_eq!(table.seen(), made, "the ends in either order");
    let mut other = begun(SWITCH_YARD, &[1]);
    // A finger slides along the train, and then takes it away.
    other.carry("c2 d2 e2");
    assert_eq!(other.touched(), "c2 e2");
    other.carry("c2 c3 c4");
    assert_eq!(other.seen(), made);
    other.ok();
    assert_eq!(other.position(), made);
}

#[test]
fn cars_of_the_own_set_up_are_placed_by_one_touch_or_two() {
    let mut table = begun(SWITCH_YARD, &[2]);
    table.touch("c1");
    let own = table.seen();
    table.touch("c1");
    assert_eq!(table.touched(), "c1 c1");
    assert_ne!(table.seen(), own, "the second touch changes the colour");
    table.tap(Target::Seat(table.mover(), SeatTarget::Undo));
    assert_eq!(table.seen(), own);
    table.ok();
    assert_eq!(table.position(), own);
    // The other one sits in the north.
    table.touch("c1");
    assert_eq!(table.touched(), "", "that is not the other one's area");
    table.touch("c9");
    assert_eq!(table.touched(), "c9");
}

#[test]
fn swapping_changes_sides_and_can_be_taken_back() {
    let mut table = begun(QUICKWAY, &[0, 0, 0]);
    let first = table.mover();
    assert!(
        !table.allows(Target::Seat(first, SeatTarget::Special)),
        "there is nothing to swap yet"
    );
    table.turns("e5");
    let second = table.mover();
    assert_ne!(first, second);
    assert!(table.allows(Target::Seat(second, SeatTarget::Special)));
    table.touch("a1");
    table.tap(Target::Seat(second, SeatTarget::Special));
    assert_eq!(table.touched(), "", "who swaps lays no stone");
    let draft = table.board().play.draft();
    assert_eq!(draft.special.as_deref(), Some("swap"));
    assert!(
        table.allows(Target::Seat(second, SeatTarget::Ok))
            && !table.allows(Target::Seat(second, SeatTarget::Special))
    );
    table.tap(Target::Seat(second, SeatTarget::Undo));
    assert!(
        table.allows(Target::Seat(second, SeatTarget::Special))
            && !table.allows(Target::Seat(second, SeatTarget::Ok))
    );
    table.tap(Target::Seat(second, SeatTarget::Special));
    // A player who prefers to place a stone after all simply does.
    table.touch("a1");
    assert_eq!(table.touched(), "a1");
    table.tap(Target::Seat(second, SeatTarget::Special));
    let colours = |table: &Table| [0, 1].map(|side| table.board().play.now().player(side));
    let before = colours(&table);
    table.ok();
    assert_eq!(table.mover(), first, "o is to move: now that is who began");
    assert_eq!(colours(&table), [before[1], before[0]]);
    assert!(
        !table.allows(Target::Seat(first, SeatTarget::Special)),
        "swapping is for once"
    );
    assert_eq!(table.board().play.last_special(), Some("swap"));
    assert!(
        table.says("took your stone. Your edges: "),
        "and it is told"
    );
    table.turns("a1");
    assert_eq!(table.mover(), second);
}

#[test]
fn a_player_without_a_move_passes() {
    // On the small board nothing can be swapped after a while.
    let mut table = begun(RAPID_TRANSIT, &[0]);
    let mut plain = RapidTransit::begin(&[0]).expect("it is offered");
    while plain.special_moves().is_empty() {
        assert!(!table.allows(Target::Seat(table.mover(), SeatTarget::Special)));
        let turn = plain.steps()[0];
        let (from, to) = turn
            .to_string()
            .split_once('-')
            .map(|(a, b)| (a.to_owned(), b.to_owned()))
            .expect("a swap");
        table.touch(&format!("{from} {to}"));
        table.ok();
        plain.play(turn).expect("it is listed");
    }
    let mover = table.mover();
    assert_eq!(table.board().play.special().as_deref(), Some("pass"));
    let told = |place| table.panel(place).join(" ").contains("tap PASS");
    assert!(told(mover) && !told(table.waiting()));
    assert!(table.allows(Target::Seat(mover, SeatTarget::Special)));
    assert!(!table.allows(Target::Seat(mover, SeatTarget::Ok)));
    let turn = table.board().turns();
    table.tap(Target::Seat(mover, SeatTarget::Special));
    assert_eq!(table.board().turns(), turn, "OK comes after it");
    table.ok();
    assert_eq!(table.board().turns(), turn + 1);
}

#[test]
fn a_refusal_buzzes_and_says_why_at_the_panel_of_the_player_on_turn() {
    let mut table = begun(QUICKWAY, &[0, 0, 0]);
    table.turns("e5");
    let (mover, waiting) = (table.mover(), table.waiting());
    table.sounds();
    table.touch("e5");
    assert_eq!(table.sounds(), [Sound::Buzz]);
    assert_eq!(table.touched(), "");
    let why = table.board().play.now().why_not(&cells("e5"));
    let why = why.expect("the rules have a word for it").to_string();
    assert!(
        table.panel(mover).contains(&why.to_string()),
        "{:?}",
        table.panel(mover)
    );
    assert!(!table.panel(waiting).contains(&why.to_string()));
    table.touch("a1");
    assert!(!table.says(&why.to_string()), "what is allowed clears it");

    let mut crossway = begun(QUICKWAY, &[1, 0, 1]);
    crossway.turns("d4, d5, e5, h8");
    crossway.touch("e4");
    assert_eq!(
        crossway.touched(),
        "e4",
        "a third of a kind completes no crosscut"
    );
    let mut crossway = begun(QUICKWAY, &[1, 0, 1]);
    crossway.turns("d4, d5, e5");
    let before = crossway.position();
    crossway.touch("e4");
    assert_eq!(crossway.touched(), "");
    let why = crossway.board().play.now().why_not(&cells("e4"));
    let why = why.expect("the rules have a word for it").to_string();
    let told = crossway.panel(crossway.mover()).join(" ");
    assert!(told.contains(&why), "{told}");
    assert_eq!(crossway.position(), before);
}

#[test]
fn every_cell_that_leads_nowhere_only_buzzes() {
    let mut pending = 0;
    let games: [(GameId, &[usize], &str); 4] = [
        (QUICKWAY, &[0, 0, 0], ""),
        (RAINDROPS, &[0], "a6"),
        (RAPID_TRANSIT, &[0], "c4"),
        (SWITCH_YARD, &[0], "c2"),
    ];
    for (game, chosen, first) in games {
        let start = begun(game, chosen);
        let width = start.board().play.now().width();
        for file in 0..width {
            for rank in 0..width {
                let cell = Cell::new(file, rank);
                let mut table = start.clone();
                if !table.shows(Target::Board(Spot::Cell(cell))) {
                    assert_eq!(game, SWITCH_YARD, "only its corners are missing");
                    continue;
                }
                table.touch(first);
                let before = table.touched();
                let leads = table.board().play.preview(cell).is_some();
                table.sounds();
                table.touch(&cell.to_string());
                let own = before == cell.to_string();
                assert_eq!(
                    table.sounds() == [Sound::Buzz],
                    !leads && !own,
                    "{game:?} {cell}"
                );
                assert_eq!(table.touched() == before, !leads && !own, "{game:?} {cell}");
                assert_eq!(table.position(), start.position());
                pending += usize::from(!leads);
            }
        }
    }
    assert!(pending > 50, "most cells lead nowhere from a piece in hand");
}

#[test]
fn the_last_turn_stays_marked() {
    let mut table = begun(RAPID_TRANSIT, &[0]);
    assert!(table.board().play.trace().is_empty());
    table.turns("c4 b4");
    let mut traced: Vec<_> = table
        .board()
        .play
        .trace()
        .iter()
        .map(Cell::to_string)
        .collect();
    traced.sort();
    assert_eq!(traced, ["b4", "c4"]);
    let mut stones = begun(QUICKWAY, &[0, 0, 1]);
    stones.turns("e5, a9");
    assert_eq!(stones.board().play.trace(), ["a9".parse().expect("a cell")]);
}

#[test]
fn the_winner_reads_it_and_the_board_is_locked() {
    let mut table = begun(QUICKWAY, &[0, 0, 1]);
    table.sounds();
    let first = table.mover();
    // x goes straight from south to north, o down another file.
    for rank in 1..=8 {
        table.turns(&format!("e{rank}, a{rank}"));
    }
    table.touch("e9");
    assert!(table.board().play.ended().is_none(), "not before OK");
    table.sounds();
    table.ok();
    let fanfare = Effect::Sound(Sound::Fanfare, Some(first));
    assert!(table.effects.contains(&fanfare), "from the winner's side");
    let won = table.board().play.ended().expect("the chain is complete");
    assert_eq!(won.winner, table.board().seat_at(first));
    let told = table.panel(first);
    assert!(told.iter().any(|words| words.starts_with("You win!")));
    let plain = Connection::begin(&[0, 0, 1]).expect("it is offered");
    assert_eq!(table.board().play.now().width(), plain.size());
    let position = table.position();
    assert!(!table.allows(Target::Board(Spot::Cell(Cell::new(8, 8)))));
    table.touch("i9");
    assert_eq!(table.position(), position);
    assert!(
        !table.shows(Target::Seat(first, SeatTarget::Undo)),
        "nothing is taken back from a game that is over"
    );
}

#[test]
fn arrows_tell_where_the_last_turn_came_from() {
    let arrows = |table: &Table| {
        let arrows = table.board().play.arrows().iter();
        let names = |way: &Vec<Cell>| {
            way.iter()
                .map(Cell::to_string)
                .collect::<Vec<_>>()
                .join(" ")
        };
        arrows.map(names).collect::<Vec<_>>()
    };
    let mut yard = begun(SWITCH_YARD, &[0]);
    assert!(arrows(&yard).is_empty(), "nothing has been done yet");
    yard.turns("c2 c5");
    assert_eq!(arrows(&yard), ["c2 c3 c4 c5"]);
    // A train comes through all cells from its last car's first to its lead's last.
    let mut yard = begun(SWITCH_YARD, &[0]);
    yard.turns("c2 c1 c4");
    assert_eq!(arrows(&yard), ["c1 c2 c3 c4"]);
    yard.touch("e8");
    assert_eq!(
        arrows(&yard),
        ["c1 c2 c3 c4"],
        "until the next turn is whole"
    );
    let (mut table, steps) = before_three_steps();
    let touches: Vec<String> = steps.iter().flatten().map(Cell::to_string).collect();
    table.turns(&touches.join(" "));
    let meant: Vec<String> = steps
        .iter()
        .map(|[from, to]| format!("{from} {to}"))
        .collect();
    assert_eq!(arrows(&table), meant);
    // Pieces that change places, and stones, tell it by themselves.
    let mut others = begun(RAPID_TRANSIT, &[0]);
    others.turns("c4 b4");
    assert!(arrows(&others).is_empty());
}

#[test]
fn captured_pieces_stay_as_ghosts_until_the_next_turn() {
    let mut table = begun(RAINDROPS, &[0]);
    let mut plain = Raindrops::begin(&[0]).expect("it is offered");
    let stands = |game: &Raindrops, cell| game.occupant(cell).and_then(|one| one.side);
    let ghosts = |table: &Table| {
        let ghosts = table.board().play.ghosts().into_iter();
        ghosts
            .map(|ghost| (ghost.cell, ghost.side))
            .collect::<Vec<_>>()
    };
    let (mut taken, mut kept) = (0, 0);
    for round in 0..40 {
        let turns = plain.steps();
        let captures = |turn: &&rules::raindrops::Turn| {
            let steps = turn.steps();
            steps.iter().any(|step| plain.piece(step.to).is_some())
        };
        let wanted = round % 3 == 0;
        let fits = |turn: &&_| captures(turn) == wanted;
        let Some(turn) = turns.iter().find(fits).or(turns.first()) else {
            break;
        };
        let before = plain.clone();
        plain.play(turn.clone()).expect("it is listed");
        let mover = stands(&before, turn.steps()[0].from).expect("a piece moves");
        let lost = table.board().grid().cells();
        let lost = lost.filter(|&cell| stands(&before, cell) == Some(1 - mover));
        let lost = lost.filter(|&cell| stands(&plain, cell) != Some(1 - mover));
        let meant: Vec<_> = lost.map(|cell| (cell, 1 - mover)).collect();
        for step in turn.steps() {
            table.touch(&format!("{} {}", step.from, step.to));
        }
        if !meant.is_empty() {
            assert_eq!(ghosts(&table), meant, "seen as soon as they are taken");
            taken += 1;
        }
        table.ok();
        assert_eq!(ghosts(&table), meant, "after {turn}");
        kept += usize::from(meant.is_empty());
        if plain.to_act().is_none() {
            break;
        }
    }
    assert!(
        taken > 0 && kept > 0,
        "both have been seen: {taken}, {kept}"
    );
    // Nothing is taken where pieces change places, move, or are placed.
    let mut others = begun(RAPID_TRANSIT, &[0]);
    others.turns("c4 b4");
    assert_eq!(ghosts(&others), []);
    let mut yard = begun(SWITCH_YARD, &[0]);
    yard.turns("c2 c5");
    assert_eq!(ghosts(&yard), []);
}

#[test]
fn cells_that_fill_by_themselves_are_told_from_chosen_ones() {
    let filled = |table: &Table| {
        let filled = table.board().filled().iter();
        filled.map(Cell::to_string).collect::<Vec<_>>().join(" ")
    };
    let mut quadrex = begun(QUICKWAY, &[3, 0, 1]);
    quadrex.turns("c3, d3, d4");
    assert_eq!(filled(&quadrex), "c4", "of d4 and c4 only d4 was chosen");
    let mut yard = begun(SWITCH_YARD, &[2]);
    yard.turns("c1");
    assert_eq!(filled(&yard), "g9");
}

#[test]
fn the_steps_of_a_long_turn_are_numbered() {
    let numbers = |table: &Table| {
        let words = table.words();
        ["1", "2", "3"].map(|number| words.iter().filter(|word| word.as_str() == number).count())
    };
    let (mut table, steps) = before_three_steps();
    let before = numbers(&table);
    let touches: Vec<String> = steps.iter().flatten().map(Cell::to_string).collect();
    table.turns(&touches.join(" "));
    let after = numbers(&table);
    assert_eq!(after, before.map(|count| count + 1), "three steps");
}
