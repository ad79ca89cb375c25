//! Size of the targets for fingers on the boards for two.
//!
//! Prints the smallest target of each board that is offered on a table of 46 inches, as `name: value mm (target
//! ...)`.

use app::{Event, Input};
use base::Millis;
use base::table::{DEFAULT_INCHES, Station, mm_per_unit};
use rules::Spot;
use scene::{Area, LobbyTarget, Target};
use screens::{App, GAMES};
use session::cabinet::GameDef;

fn main() {
    for game in GAMES.iter() {
        let choices = game.choices;
        let mut chosen = vec![0; choices.len()];
        while !choices.is_empty() {
            print_board(game, &chosen);
            // The next values, counted through like an odometer's wheels.
            let turns = |&wheel: &usize| chosen[wheel] + 1 < choices[wheel].values.len();
            let Some(wheel) = (0..choices.len()).rev().find(turns) else {
                break;
            };
            chosen[wheel] += 1;
            chosen[wheel + 1..].fill(0);
        }
    }
}

/// Begins a game in the lobby and measures what can be touched on its board.
fn print_board(game: &GameDef, chosen: &[usize]) {
    let mut app = App::new(1);
    let mut at = 0.0;
    let mut tap = |app: &mut App, target: Target| {
        at += 1000.0;
        let point = app.view().area_of(target).map(|area| area.area.middle());
        let point = point.unwrap_or_else(|| panic!("{target:?} is not on the screen"));
        let (contact, width) = (1, 20.0);
        let down = Event::Down {
            contact,
            at: point,
            width,
        };
        let up = Event::Up {
            contact,
            at: point,
            held: Millis::new(80.0),
        };
        for event in [down, up] {
            let _ = app.update(Input {
                at: Millis::new(at),
                event,
            });
        }
    };
    tap(
        &mut app,
        Target::Lobby(LobbyTarget::Join(Station::NearLeft)),
    );
    tap(&mut app, Target::Lobby(LobbyTarget::Join(Station::FarLeft)));
    tap(&mut app, Target::Lobby(LobbyTarget::Game(game.id)));
    for (choice, &value) in chosen.iter().enumerate() {
        tap(&mut app, Target::Lobby(LobbyTarget::Choice(choice, value)));
    }
    tap(&mut app, Target::Lobby(LobbyTarget::Start));
    let areas = app.view().targets.clone().into_iter();
    let cells = areas.filter(|area| matches!(area.target, Target::Board(Spot::Cell(_))));
    let smallest = cells
        .map(|area| extent(area.area))
        .fold(f32::INFINITY, f32::min);
    let smallest = smallest * mm_per_unit(DEFAULT_INCHES);
    let title = app.board().map(|duel| duel.play.now().title());
    let title = title.expect("the game is on the table");
    let values = game.choices.iter().zip(chosen);
    let values: Vec<_> = values
        .map(|(choice, &value)| choice.values[value])
        .collect();
    let values: Vec<String> = values.iter().map(|value| value().to_string()).collect();
    let values = values.join(", ");
    println!("{title} ({values}), smallest target: {smallest:.1} mm (target 15)");
}

/// A target's smaller side, in stage units.
fn extent(area: Area) -> f32 {
    match area {
        Area::Rect { from, to } => (to.x - from.x).min(to.y - from.y),
        Area::Disc { radius: reach, .. } | Area::Near { reach, .. } | Area::Along { reach, .. } => {
            2.0 * reach
        }
    }
}
