//! The exercises before a first game for two: each is solvable, each has a real task, and no player gets stuck.

use app::course::{begun, is_done};
use base::table::Station;
use rules::{Cell, Spot};
use scene::{
    LobbyTarget, Page, QuestionTarget, RulesTarget, SeatTarget, SettingsTarget, SheetTarget, Target,
};
use screens::GAMES;
use session::boards::{Exercise, Goal};
use session::cabinet::GameDef;
use session::{Command, Match};

use crate::common::disk::Disk;
use crate::common::duels::cells;
use crate::common::fingers::{Table, rules_pages};
use crate::common::games::first_game;

const TRY_IT: Target = Target::Lobby(LobbyTarget::TryIt);

/// The games that have exercises.
fn taught() -> impl Iterator<Item = &'static GameDef> {
    GAMES.iter().filter(|game| !game.on_map)
}

/// Returns all options of a trial, varying those that it does not fix.
fn trials(game: &GameDef) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for choice in game.choices {
        let values = match choice.trial {
            Some(value) => value..value + 1,
            None => 0..choice.values.len(),
        };
        let longer = |chosen: &Vec<usize>| {
            let with = |value| chosen.iter().copied().chain([value]).collect();
            values.clone().map(with).collect::<Vec<Vec<usize>>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

/// Does in a match what a solution says, all but OK.
fn draft(game: &mut dyn Match, solution: &str) {
    let seat = game.to_act();
    let commands = match solution {
        "swap" | "pass" => vec![Command::Special],
        _ => {
            let touch = |cell| Command::Extend(Spot::Cell(cell));
            cells(solution).into_iter().map(touch).collect()
        }
    };
    for command in commands {
        game.perform(seat, command).expect("the rules allow it");
    }
}

/// All whole turns of few touches.
pub fn whole_turns(game: &dyn Match) -> Vec<String> {
    let now = game.as_board().expect("a game for two").now();
    let mut open: Vec<Vec<Cell>> = vec![Vec::new()];
    let mut whole = Vec::new();
    while let Some(touched) = open.pop() {
        let Some(reach) = now.reach(&touched) else {
            continue;
        };
        if reach.whole {
            let names: Vec<String> = touched.iter().map(Cell::to_string).collect();
            whole.push(names.join(" "));
        }
        if touched.len() < 3 {
            let longer = |&cell: &Cell| touched.iter().copied().chain([cell]).collect();
            open.extend(reach.next.iter().map(longer));
        }
    }
    whole
}

/// One of them that is not what an exercise asks for, if there is one.
fn other_turn(exercise: &Exercise, game: &dyn Match) -> Option<String> {
    whole_turns(game).into_iter().find(|turn| {
        let mut tried = game.boxed();
        draft(&mut *tried, turn);
        !is_done(exercise, &*tried)
    })
}

#[test]
fn every_exercise_can_be_done_and_asks_for_something() {
    for game in taught() {
        for chosen in trials(game) {
            let exercises = (game.exercises)(&chosen);
            assert!(exercises.len() >= 2, "{} {chosen:?}", game.title);
            for (number, exercise) in exercises.iter().enumerate() {
                let name = format!("{} {chosen:?}, {number}", game.title);
                let mut at = begun(exercise, game, &chosen).expect(&name);
                assert!(!is_done(exercise, &*at), "{name}: done already");
                // A forced pass has no alternative.
                if !matches!(exercise.goal, Goal::Turn | Goal::Special) {
                    let other = other_turn(exercise, &*at);
                    assert!(other.is_some(), "{name}: whatever one does is right");
                }
                draft(&mut *at, exercise.solution);
                assert!(is_done(exercise, &*at), "{name}: {}", exercise.solution);
            }
        }
    }
}

/// The task asks for a capture and hides no number: the single drop is as good as the three.
#[test]
fn any_capture_completes_a_capture_exercise() {
    let mut captures = 0;
    for game in taught() {
        let chosen = game.first_choices();
        for exercise in (game.exercises)(&chosen) {
            let Goal::Captures(_) = exercise.goal else {
                continue;
            };
            let at = begun(&exercise, game, &chosen).expect("an exercise");
            let pieces = |game: &dyn Match| {
                let text = game.text();
                let board = text.split(' ').next().expect("the rows");
                board.matches('w').count()
            };
            for turn in whole_turns(&*at) {
                let (mut tried, mut after) = (at.boxed(), at.boxed());
                draft(&mut *tried, &turn);
                draft(&mut *after, &turn);
                let commit = after.perform(after.to_act(), Command::Commit);
                commit.expect("the turn is whole");
                let takes = pieces(&*after) < pieces(&*at);
                assert_eq!(is_done(&exercise, &*tried), takes, "{} {turn}", game.title);
                captures += usize::from(takes);
            }
        }
    }
    assert!(captures >= 2, "{captures}");
}

/// A lobby in which a game is chosen and TRY IT is pressed.
fn trying(game: &GameDef) -> Table {
    let mut table = Table::new(8);
    table.tap(Target::Lobby(LobbyTarget::Game(game.id)));
    table.tap(TRY_IT);
    table
}

fn exercises(game: &GameDef) -> Vec<Exercise> {
    let first = |choice: &session::boards::Choice| choice.trial.unwrap_or(choice.first);
    let chosen: Vec<usize> = game.choices.iter().map(first).collect();
    (game.exercises)(&chosen)
}

/// Does with fingers what a solution says, all but OK.
fn touch(table: &mut Table, solution: &str) {
    let place = table.mover();
    match solution {
        "swap" | "pass" => table.tap(Target::Seat(place, SeatTarget::Special)),
        _ => table.touch(solution),
    }
}

fn next(place: Station) -> Target {
    Target::Seat(place, SeatTarget::NextExercise)
}

#[test]
fn fingers_do_one_after_another_and_then_the_small_game_begins() {
    for game in taught() {
        let mut table = trying(game);
        let all = exercises(game);
        for (number, exercise) in all.iter().enumerate() {
            let place = table.mover();
            let title = format!("Exercise {} of {}", number + 1, all.len());
            assert!(table.says(&title), "{title}: {:?}", table.words());
            assert!(!table.shows(next(place)), "{}, {number}", game.title);
            assert!(!table.shows(Target::Seat(place, SeatTarget::Resign)));
            touch(&mut table, exercise.solution);
            table.ok();
            // The result stays until the player continues, and no other seat moves.
            table.wait(20_000.0);
            assert!(table.allows(next(place)), "{}, {number}", game.title);
            assert!(!table.allows(Target::Seat(place, SeatTarget::Ok)));
            table.tap(next(place));
        }
        let session = table.app.session().expect("a game has begun");
        assert_eq!((session.moves(), session.seats().len()), (0, 2));
        let meant = first_game(game);
        assert_eq!(session.game().text(), meant.text(), "{}", game.title);
        assert!(table.shows(Target::Seat(Station::NearLeft, SeatTarget::LeaveCoach)));
    }
}

#[test]
fn another_turn_is_taken_back_with_a_sentence_and_the_hint_shows_what_is_meant() {
    for game in taught() {
        let mut table = trying(game);
        for exercise in exercises(game) {
            let place = table.mover();
            let before = table.position();
            let session = table.app.session().expect("an exercise");
            if let Some(wrong) = other_turn(&exercise, session.game()) {
                table.touch(&wrong);
                table.ok();
                assert_eq!((table.position(), table.seen()), (before.clone(), before));
                let panel = table.panel(place).join(" ");
                assert!(panel.contains("it isn’t this exercise"), "{panel}");
            }
            assert!(
                table.allows(Target::Seat(place, SeatTarget::Hint)),
                "{}",
                game.title
            );
            table.tap(Target::Seat(place, SeatTarget::Hint));
            touch(&mut table, exercise.solution);
            table.ok();
            table.tap(next(place));
        }
    }
}

#[test]
fn at_any_time_they_can_be_skipped_or_left_and_nothing_of_them_is_kept() {
    for game in taught() {
        let mut table = trying(game);
        let place = table.mover();
        let mut disk = Disk::default();
        disk.take(&mut table);
        assert_eq!(
            disk.slots,
            [None, None],
            "{}: an exercise is no game",
            game.title
        );
        table.tap(Target::Seat(place, SeatTarget::LeaveExercises));
        assert!(table.shows(Target::Seat(place, SeatTarget::Resign)));
        disk.take(&mut table);
        assert_ne!(disk.slots, [None, None]);
        // NEW GAME leaves them, too, for a game that is still taught.
        let mut table = trying(game);
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(Target::Settings(SettingsTarget::NewGame));
        table.tap(Target::Question(QuestionTarget::Yes));
        assert!(table.shows(Target::Seat(place, SeatTarget::LeaveCoach)));
        // From the settings the lobby is as near as from any game.
        let mut table = trying(game);
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(Target::Settings(SettingsTarget::EndGame));
        table.tap(Target::Question(QuestionTarget::Yes));
        assert_eq!(table.app.screen(), "lobby");
        // The rules can be opened meanwhile, and the exercise stays unchanged.
        let mut table = trying(game);
        let before = table.position();
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(Target::Sheet(SheetTarget::Close));
        assert_eq!(table.position(), before);
    }
}

/// Both read the task and can solve it. They take turns as the side to move.
#[test]
fn two_who_try_it_do_each_exercise_together() {
    for game in taught() {
        let mut table = Table::new(8);
        let places = [Station::NearLeft, Station::FarRight];
        for place in places {
            table.tap(Target::Lobby(LobbyTarget::Join(place)));
        }
        table.tap(Target::Lobby(LobbyTarget::Game(game.id)));
        table.tap(TRY_IT);
        let read = |table: &Table| {
            let [one, other] = places.map(|place| table.panel(place));
            let hidden = ["RESIGN", "Waiting"];
            let seen = one.join(" ");
            assert!(hidden.iter().all(|words| !seen.contains(words)), "{seen}");
            assert_eq!(one, other, "{}: both read the same", game.title);
        };
        for (number, exercise) in exercises(game).iter().enumerate() {
            let own = places[number % 2];
            assert_eq!(table.mover(), own, "{}", game.title);
            let other = places[(number + 1) % 2];
            read(&table);
            let session = table.app.session().expect("an exercise");
            if let Some(wrong) = other_turn(exercise, session.game()) {
                let before = table.position();
                table.touch(&wrong);
                table.tap(Target::Seat(other, SeatTarget::Ok));
                assert_eq!(table.position(), before);
                read(&table);
            }
            table.tap(Target::Seat(other, SeatTarget::Hint));
            match exercise.solution {
                "swap" | "pass" => table.tap(Target::Seat(other, SeatTarget::Special)),
                solution => table.touch(solution),
            }
            table.tap(Target::Seat(other, SeatTarget::Ok));
            read(&table);
            table.tap(next(if number % 3 == 0 { own } else { other }));
        }
        let seats = table.app.session().expect("a game").seats();
        assert!(seats.iter().all(|seat| seat.is_person()));
    }
}

/// Opens the rules of a game at a page, before anything is played.
fn rules_at(game: &GameDef, number: usize) -> Table {
    let mut table = Table::new(0);
    table.tap(Target::Rules(RulesTarget::Open));
    table.tap(Target::Rules(RulesTarget::Game(game.id)));
    (0..number).for_each(|_| table.tap(Target::Rules(RulesTarget::Page(Page::Next))));
    table
}

#[test]
fn pages_of_the_rules_lead_to_their_exercises() {
    for game in taught() {
        let pages = rules_pages(game.id);
        let leading = pages.iter().filter(|page| page.leads_to.is_some()).count();
        assert!(leading >= 4, "{}: {leading} pages", game.title);
        for (number, page) in pages.iter().enumerate() {
            let target = Target::Rules(RulesTarget::Try(game.id, number));
            let mut table = rules_at(game, number);
            let Some(to) = page.leads_to else {
                assert!(!table.allows(target), "{}, {}", game.title, page.title);
                continue;
            };
            table.tap(target);
            let mut values = game.first_choices();
            if let Some(variant) = to.variant {
                values[0] = variant;
            }
            let exercises = (game.exercises)(&game.trial_choices(&values));
            let title = format!("Exercise {} of {}", to.exercise + 1, exercises.len());
            assert!(table.says(&title), "{}, {}", game.title, page.title);
            touch(&mut table, exercises[to.exercise].solution);
            let place = table.mover();
            table.tap(Target::Seat(place, SeatTarget::Ok));
            assert!(table.allows(next(place)), "{}: done", page.title);
        }
    }
}

#[test]
fn no_exercise_of_the_rules_ends_a_game() {
    let mut table = Table::started(2);
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Rules(RulesTarget::Open));
    let game = taught().next().expect("a game for two");
    table.tap(Target::Rules(RulesTarget::Game(game.id)));
    assert!(!table.allows(Target::Rules(RulesTarget::Try(game.id, 0))));
}
