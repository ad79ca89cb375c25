//! Puzzles one after the other: those of earlier days and series for one person, a race to five for several.

use app::puzzle::{RACE, Told};
use app::{Effect, Event};
use base::table::Station;
use rules::GameId;
use rules::puzzles::{Date, Grade, MOST_BACK, Puzzle, Win};
use scene::{PuzzleTarget, ShareTarget, Target};
use session::cabinet::GameDef;

use super::duels::{duel, miss, moves_made, play, solve};
use super::played::{files, opened, press, puzzle_panel, told};
use crate::common::fingers::Table;

/// Returns Quickway, whose puzzles are tested here.
fn game() -> (&'static GameDef, Vec<usize>) {
    let mut two = files().into_iter().filter(|(game, ..)| !game.on_map);
    let (game, _, chosen) = two.next().unwrap();
    (game, chosen)
}

fn begun(places: &[Station]) -> Table {
    let id: GameId = game().0.id;
    opened(id, 0, places, Date::new(1, 2))
}

fn win(table: &Table, place: Station) -> Win {
    let puzzle = table.app.puzzle().unwrap();
    match puzzle.puzzle(puzzle.pad(place).unwrap()) {
        Some(Puzzle::Win(win)) => win.clone(),
        other => panic!("{other:?}"),
    }
}

fn solve_one(table: &mut Table, place: Station) {
    let (game, chosen) = game();
    let win = win(table, place);
    solve(table, place, &win, game, &chosen);
}

fn grade(table: &Table) -> Grade {
    table.app.puzzle().unwrap().grade
}

fn another(grade: Grade) -> Grade {
    let mut others = Grade::ALL.into_iter().filter(|&other| other != grade);
    others.next().unwrap()
}

#[test]
fn one_person_goes_through_earlier_days_and_makes_a_series() {
    let place = Station::NearLeft;
    let (game, chosen) = game();
    let mut table = begun(&[place]);
    let today = win(&table, place);
    assert!(table.says("Puzzle of the day"));
    assert!(
        !table.allows(Target::Puzzle(PuzzleTarget::Later(place))),
        "tomorrow’s is not told"
    );
    assert!(!table.allows(Target::Puzzle(PuzzleTarget::Next(place))));
    for solved in 1..=2 {
        solve_one(&mut table, place);
        assert_eq!(table.says("in a row on the first try"), solved == 2);
        press(&mut table, PuzzleTarget::Next(place));
        assert_eq!(told(&table, place), Told::Asked);
    }
    assert!(table.says("Puzzle from 2 days ago"), "{:?}", table.words());
    // A wrong try ends the series.
    let wrong = win(&table, place);
    miss(&mut table, place, &wrong, game, &chosen);
    press(&mut table, PuzzleTarget::Again(place));
    solve_one(&mut table, place);
    assert!(table.says("Solved on try 2!"));
    assert!(!table.says("in a row"));
    // It is still the second try after a look at another puzzle, and a solved puzzle counts once.
    press(&mut table, PuzzleTarget::Later(place));
    assert!(table.says("Yesterday’s puzzle"));
    press(&mut table, PuzzleTarget::Earlier(place));
    solve_one(&mut table, place);
    assert!(table.says("Solved on try 2!"));
    press(&mut table, PuzzleTarget::Later(place));
    press(&mut table, PuzzleTarget::Later(place));
    assert_eq!(win(&table, place), today);
    solve_one(&mut table, place);
    assert!(!table.says("in a row"));
    for _ in 0..MOST_BACK + 3 {
        table.tap(Target::Puzzle(PuzzleTarget::Earlier(place)));
    }
    assert!(table.says(&format!("Puzzle from {MOST_BACK} days ago")));
    assert!(!table.allows(Target::Puzzle(PuzzleTarget::Earlier(place))));
}

/// Each goes on alone through the same puzzles, and takes nothing from the others.
#[test]
fn the_first_of_several_to_solve_five_wins_the_race() {
    let [slow, quick] = [Station::NearLeft, Station::Right];
    let (game, chosen) = game();
    let mut table = begun(&[slow, quick]);
    let first = win(&table, slow);
    play(&mut table, slow, game, &chosen, &first.right[0]);
    let stands = duel(&table, slow).now.text();
    let mut seen = Vec::new();
    let falls = |table: &mut Table| {
        table.now += 1_000.0;
        table.feed(Event::Wake);
        table.app.is_moving()
    };
    for solved in 1..=RACE {
        for target in [PuzzleTarget::Earlier(quick), PuzzleTarget::Next(quick)] {
            assert!(!table.allows(Target::Puzzle(target)), "one is left out");
        }
        seen.push(win(&table, quick));
        solve_one(&mut table, quick);
        if solved < RACE {
            assert!(puzzle_panel(&table, slow).contains(&format!(" {solved}")));
            press(&mut table, PuzzleTarget::Next(quick));
            assert_eq!(moves_made(&table, quick), 0);
        }
        assert_eq!(
            duel(&table, slow).now.text(),
            stands,
            "a thinker keeps the position"
        );
    }
    assert!(falls(&mut table), "tickets rain on the winner");
    table.rest();
    assert!(!falls(&mut table));
    assert_eq!(seen[0], first, "both begin alike");
    assert!((1..RACE).all(|at| !seen[..at].contains(&seen[at])));
    assert!(!table.allows(Target::Puzzle(PuzzleTarget::Next(quick))));
    let colour = table.app.puzzle().unwrap().pad(quick).unwrap().colour;
    let won = format!("{} has won the race.", colour.name());
    assert!(puzzle_panel(&table, slow).contains(&won));
    assert!(puzzle_panel(&table, quick).contains("You have won the race!"));
    assert!(!puzzle_panel(&table, quick).contains(&won));
    // Another race of the same difficulty, with puzzles that no player has seen.
    let again = grade(&table);
    press(&mut table, PuzzleTarget::Grade(quick, again));
    assert_eq!(duel(&table, slow).now.text(), stands);
    press(&mut table, PuzzleTarget::Grade(slow, again));
    assert_eq!(table.app.puzzle().unwrap().first, None);
    let next = win(&table, slow);
    assert!(!seen.contains(&next) && next == win(&table, quick));
    assert!(puzzle_panel(&table, slow).contains(" 0"));
}

/// A person who is thinking has touched nothing yet, and another one who is done or has not begun must not end
/// that.
#[test]
fn a_race_goes_on_until_all_want_another() {
    let places = [Station::NearLeft, Station::Right, Station::FarLeft];
    let [thinks, solves, idles] = places;
    let mut table = begun(&places);
    let today = grade(&table);
    let other = another(today);
    solve_one(&mut table, solves);
    for place in [solves, idles] {
        press(&mut table, PuzzleTarget::Grade(place, other));
        assert_eq!(grade(&table), today, "somebody thinks");
    }
    assert!(puzzle_panel(&table, thinks).contains(" wants "));
    assert!(puzzle_panel(&table, idles).contains("once the others tap it"));
    // A second touch takes the wish back.
    let mut kept = table.clone();
    press(&mut kept, PuzzleTarget::Grade(idles, other));
    press(&mut kept, PuzzleTarget::Grade(thinks, other));
    assert_eq!(grade(&kept), today);
    // A person who has solved a puzzle does not lose the next one either.
    let mut kept = table.clone();
    press(&mut kept, PuzzleTarget::Grade(solves, other));
    press(&mut kept, PuzzleTarget::Grade(thinks, other));
    assert_eq!(grade(&kept), today);
    // It comes when the last one wants it, too, or has left.
    let mut left = table.clone();
    press(&mut left, PuzzleTarget::Leave(thinks));
    assert_eq!(grade(&left), other);
    press(&mut table, PuzzleTarget::Grade(thinks, other));
    assert_eq!(grade(&table), other);
    assert!(!puzzle_panel(&table, thinks).contains(" wants "));
    // Pressing the current difficulty means that a person wants no other.
    press(&mut table, PuzzleTarget::Grade(thinks, other));
    assert_eq!(table.app.puzzle().unwrap().pad(thinks).unwrap().wants, None);
}

/// A shared result shows how often the person tried, and nothing of what was right.
#[test]
fn a_result_is_shared_in_signs() {
    let place = Station::NearLeft;
    let (game, chosen) = game();
    let mut table = begun(&[place]);
    let share = Target::Puzzle(PuzzleTarget::Share(place));
    press(&mut table, PuzzleTarget::Grade(place, Grade::Easy));
    let easy = win(&table, place);
    for _ in 0..2 {
        miss(&mut table, place, &easy, game, &chosen);
        press(&mut table, PuzzleTarget::Again(place));
    }
    assert!(!table.allows(share), "nothing is solved");
    solve_one(&mut table, place);
    press(&mut table, PuzzleTarget::Grade(place, Grade::Medium));
    let medium = win(&table, place);
    miss(&mut table, place, &medium, game, &chosen);
    press(&mut table, PuzzleTarget::Grade(place, Grade::Hard));
    solve_one(&mut table, place);
    // Those of other days are left out.
    press(&mut table, PuzzleTarget::Next(place));
    solve_one(&mut table, place);
    press(&mut table, PuzzleTarget::Share(place));
    let line = "Roundhouse · Quickway · 01-02 · ××○ ×– ○";
    assert!(
        table.says("Share the result") && table.says(line),
        "{:?}",
        table.words()
    );
    table.effects.clear();
    table.tap(Target::Share(ShareTarget::Copy));
    let copied = table.effects.iter().find_map(|effect| match effect {
        Effect::Copy(text) => Some(text.clone()),
        _ => None,
    });
    assert!(copied.is_some_and(|text| text.starts_with(line)));
    table.send(Event::Copied(true));
    assert!(table.says("Result copied."));
    // A race gives no result of the day.
    let mut table = begun(&[place, Station::Right]);
    solve_one(&mut table, place);
    assert!(!table.allows(share));
}
