//! The sizes and distances that fingers and eyes need, on every screen that there is.

use crate::common::fingers::Table;
use crate::common::player::Player;

use roundhouse::app::Event;
use roundhouse::games::{Game, GameId};
use roundhouse::players::Strength;
use roundhouse::scene::{
    Anchor, Area, Delete, Item, Network, Point, STAGE_HEIGHT, STAGE_WIDTH, Slider, Target,
    TargetArea, Text, To, measure,
};
use roundhouse::session::choices;
use roundhouse::table::{Place, kept_clear};

/// A table of six at the end of a round, with this share of the largest bank.
fn ended(bank: f32) -> Table {
    let mut table = Table::new(2);
    Place::ALL
        .into_iter()
        .for_each(|place| table.tap(Target::Join(place)));
    table.drag(Slider::Bank, bank);
    table.tap(Target::Start);
    let mut player = Player::new(8, 20);
    for touches in 0.. {
        if table.app.rail().is_some_and(|play| play.ended().is_some()) {
            break;
        }
        assert!(touches < 3000, "the round has not ended");
        let play = table.app.rail().expect("a game is on the table");
        let steps = play.game().steps();
        let step = steps[player.choose(play.game(), &steps)];
        table.touch_step(step);
    }
    table
}

/// The lobby with each game chosen and each value of its choices, with fewer people than can play,
/// enough and more; turned over too, and with a map that cannot be had.
fn lobbies() -> Vec<(String, Table)> {
    let why = "The map file europe.json is not there (the host answered 404).";
    let broken = Table::with_map(2, Err(why.into()));
    let mut screens = vec![("lobby without a map".into(), broken)];
    for people in [0, 1, 2, 3, 6] {
        let mut table = Table::new(2);
        Place::ALL
            .into_iter()
            .take(people)
            .for_each(|place| table.tap(Target::Join(place)));
        for &game in GameId::ALL {
            table.tap(Target::Game(game));
            let name = format!("lobby with {people} and {game:?}");
            screens.push((name.clone(), table.clone()));
            let mut turned = table.clone();
            turned.tap(Target::TurnLobby);
            screens.push((format!("{name} turned over"), turned));
            for (row, choice) in choices(game).iter().enumerate() {
                for (value, words) in choice.values.iter().enumerate().filter(|_| people == 2) {
                    table.tap(Target::Choice(row, value));
                    screens.push((format!("{name} {words}"), table.clone()));
                }
            }
        }
    }
    let mut table = Table::new(2);
    table.tap(Target::Join(Place::Left));
    let others = Place::ALL.into_iter().filter(|&place| place != Place::Left);
    for (number, place) in others.enumerate() {
        table.tap(Target::Computer(place));
        table.tap(Target::Strength(place, Strength::ALL[number % 3]));
        screens.push((format!("lobby with {number} computers"), table.clone()));
        for &game in &GameId::ALL[1..] {
            let mut table = table.clone();
            table.tap(Target::Game(game));
            screens.push((format!("lobby for {game:?} with {number} computers"), table));
        }
    }
    screens
}

/// A table where one plays against five computers, at the moment when the computer thinks.
fn alone() -> Table {
    let (_, mut table) = lobbies().pop().expect("the last one is with computers");
    table.desk_is_empty = true;
    table.tap(Target::Start);
    if table.app.rail().and_then(|play| play.person()).is_some() {
        table.tap(Target::Node(45));
        table.tap(Target::Ok(Place::Left));
    }
    table
}

/// Every screen there is, by name.
fn screens() -> Vec<(String, Table)> {
    let mut screens = lobbies();
    screens.push(("hubs".into(), Table::seated(2, 6)));
    screens.push(("computers".into(), alone()));
    let mut lists = Table::started(6);
    Place::ALL
        .into_iter()
        .for_each(|place| lists.tap(Target::Cities(place)));
    screens.push(("all lists open".into(), lists));
    for (bank, name) in [(0.4, "results of a round"), (0.0, "results of a game")] {
        let mut table = ended(bank);
        for turn in 0..4 {
            screens.push((format!("{name} turned {turn} times"), table.clone()));
            table.tap(Target::Turn);
        }
    }
    screens.extend(reviews());
    screens.extend(hints());
    for turn in 0..4 {
        for over in [None, Some(Target::NewGame), Some(Target::Rules)] {
            let mut table = Table::started(6);
            table.tap(Target::Cog);
            (0..turn).for_each(|_| table.tap(Target::Turn));
            if let Some(over) = over {
                table.tap(over);
            }
            screens.push((format!("{over:?} turned {turn} times"), table));
        }
        let operator = operators(turn).into_iter();
        screens
            .extend(operator.map(|(name, table)| (format!("{name} turned {turn} times"), table)));
    }
    let mut table = Table::started(6);
    table.send(Event::NewVersion);
    table.tap(Target::Cog);
    assert!(table.shows(Target::Update));
    screens.push(("settings with a newer version".into(), table));
    screens
}

/// A round that is looked back at, each network of each player.
fn reviews() -> Vec<(String, Table)> {
    let mut table = ended(0.4);
    table.tap(Target::Review);
    let mut screens = Vec::new();
    for place in Place::ALL {
        if table.shows(Target::Look(place)) {
            table.tap(Target::Look(place));
        }
        for network in [Network::OwnHub, Network::BestHub, Network::Built] {
            table.tap(Target::Network(network));
            screens.push((format!("{network:?} of {place:?}"), table.clone()));
        }
        table.tap(Target::Step(To::Back));
        screens.push((
            format!("the round before its end, at {place:?}"),
            table.clone(),
        ));
    }
    screens
}

/// Hints at every place, for a hub, for a link and for a turn on each board for two.
fn hints() -> Vec<(String, Table)> {
    let mut screens = Vec::new();
    let mut table = Table::seated(4, 6);
    for turn in 0..12 {
        let place = table.acting();
        table.tap(Target::Cities(place));
        let name = format!("the list of {place:?} in turn {turn}");
        screens.push((name.clone(), table.clone()));
        table.tap(Target::Hint(place));
        screens.push((format!("{name} with a hint"), table.clone()));
        while !table.allows(Target::Ok(place)) {
            let steps = table.app.rail().expect("a game").game().steps();
            table.touch_step(steps[steps.len() / 2]);
        }
        table.tap(Target::Ok(place));
    }
    for &game in &GameId::ALL[1..] {
        let places = [Place::NearLeft, Place::Right];
        let mut table = Table::duelling(2, places, game, &[]);
        table.tap(Target::Hint(table.mover()));
        screens.push((format!("a hint for {game:?}"), table));
    }
    screens
}

/// What only the operator sees, turned so many times: the pad and the panel.
fn operators(turn: u32) -> Vec<(&'static str, Table)> {
    let mut table = Table::new(2);
    let corner = Point::new(30.0, 30.0);
    table.down(77, corner);
    table.now += 5000.0;
    table.up(77, corner);
    (0..turn).for_each(|_| table.tap(Target::Turn));
    let pad = table.clone();
    for _ in 0..2 {
        (0..4).for_each(|_| table.tap(Target::Digit(3)));
        table.tap(Target::Enter);
    }
    let panel = table.clone();
    table.tap(Target::Delete(Delete::All));
    vec![("pad", pad), ("panel", panel), ("question", table)]
}

fn controls(table: &Table) -> Vec<(TargetArea, Point, Point)> {
    let rect = |area: TargetArea| match area.area {
        Area::Rect { from, to } => Some((area, from, to)),
        Area::Near { .. } | Area::Along { .. } => None,
    };
    let targets = &table.view().targets;
    targets
        .iter()
        .copied()
        .filter_map(rect)
        // Cells lie side by side as their board has them.
        .filter(|(area, ..)| !matches!(area.target, Target::Blank | Target::Cell(_)))
        .collect()
}

#[test]
fn controls_are_large_enough_far_enough_apart_and_on_the_stage() {
    for (name, table) in screens() {
        let controls = controls(&table);
        let scene = table.view();
        let top =
            |control: TargetArea| scene.target_at(control.area.middle()) == Some(control.target);
        for (index, &(area, from, to)) in controls.iter().enumerate() {
            let what = area.target;
            assert!(
                from.x >= 0.0 && from.y >= 0.0,
                "{name}: {what:?} leaves the stage"
            );
            assert!(
                to.x <= STAGE_WIDTH && to.y <= STAGE_HEIGHT,
                "{name}: {what:?}"
            );
            assert!(
                to.x - from.x >= 28.0 && to.y - from.y >= 28.0,
                "{name}: {what:?} is small"
            );
            for &(other, start, end) in &controls[..index] {
                if !top(area) || !top(other) {
                    continue; // under a sheet
                }
                let apart = (from.x - end.x)
                    .max(start.x - to.x)
                    .max(from.y - end.y)
                    .max(start.y - to.y);
                assert!(
                    apart >= 15.1,
                    "{name}: {what:?} is {apart} from {:?}",
                    other.target
                );
            }
        }
    }
}

#[test]
fn panels_stay_in_their_part_of_the_table() {
    let seats = kept_clear();
    for (name, table) in screens() {
        for (area, from, to) in controls(&table) {
            let at_a_seat = matches!(
                area.target,
                Target::Join(_)
                    | Target::Computer(_)
                    | Target::Strength(..)
                    | Target::Leave(_)
                    | Target::Colour(..)
                    | Target::Cities(_)
                    | Target::Undo(_)
                    | Target::Hint(_)
                    | Target::Look(_)
                    | Target::Network(_)
                    | Target::Results
                    | Target::Discard(_)
                    | Target::Ok(_)
                    | Target::Cog
            );
            let held = seats
                .iter()
                .any(|(a, b)| from.x >= a.x && from.y >= a.y && to.x <= b.x && to.y <= b.y);
            assert!(
                !at_a_seat || held,
                "{name}: {:?} leaves its panel",
                area.target
            );
        }
    }
}

#[test]
fn words_are_large_enough() {
    for (name, table) in screens() {
        let layers = &table.view().layers;
        for item in layers.iter().flat_map(|layer| layer.items.iter()) {
            let Item::Text(text) = item else { continue };
            assert!(
                text.size >= 17.9,
                "{name}: {:?} is {} units",
                text.words,
                text.size
            );
        }
    }
}

#[test]
fn nothing_is_drawn_anew_while_nothing_happens() {
    for (name, table) in screens() {
        // Two pictures that are drawn one after the other.
        let again = roundhouse::app::view::scene(&table.app).layers;
        let again: Vec<_> = again.iter().map(|layer| layer.version).collect();
        assert_eq!(again, table.versions(), "{name}");
        // The operator's panel closes by itself, in two minutes.
        let wakes = table.app.wake_at();
        assert!(wakes.is_none_or(|at| at > table.now + 60_000.0), "{name}");
    }
}

/// The rectangle on the stage that a line of text fills: from the capitals' height to below the
/// base line.
fn box_of(text: &Text) -> (Point, Point) {
    let wide = measure::width(&text.words, text.face, text.size);
    let left = match text.anchor {
        Anchor::Start => 0.0,
        Anchor::Middle => -wide / 2.0,
        Anchor::End => -wide,
    };
    let (sin, cos) = text.turn.to_radians().sin_cos();
    let turned = |x: f32, y: f32| {
        let (x, y) = (x * cos - y * sin, x * sin + y * cos);
        Point::new(text.at.x + x, text.at.y + y)
    };
    let a = turned(left, -measure::CAP_HEIGHT * text.size);
    let b = turned(left + wide, 0.22 * text.size);
    let from = Point::new(a.x.min(b.x), a.y.min(b.y));
    (from, Point::new(a.x.max(b.x), a.y.max(b.y)))
}

/// How far apart two rectangles are; negative where they overlap.
fn apart(a: (Point, Point), b: (Point, Point)) -> f32 {
    let across = (a.0.x - b.1.x).max(b.0.x - a.1.x);
    across.max(a.0.y - b.1.y).max(b.0.y - a.1.y)
}

#[test]
fn words_of_the_lobby_keep_clear_of_each_other_and_of_what_is_not_theirs() {
    for (name, table) in lobbies() {
        let scene = table.view();
        let items = scene.layers.iter().flat_map(|layer| layer.items.iter());
        let boxes: Vec<_> = items
            .filter_map(|item| match item {
                Item::Text(text) if !text.words.is_empty() => Some((&text.words, box_of(text))),
                _ => None,
            })
            .collect();
        let controls = controls(&table);
        for (index, (words, area)) in boxes.iter().enumerate() {
            for (others, other) in &boxes[..index] {
                let apart = apart(*area, *other);
                assert!(apart >= 2.0, "{name}: {words:?} is {apart} from {others:?}");
            }
            let (from, to) = *area;
            let on_stage =
                from.x > 0.0 && from.y > 0.0 && to.x < STAGE_WIDTH && to.y < STAGE_HEIGHT;
            assert!(on_stage, "{name}: {words:?} leaves the stage");
            for &(control, start, end) in &controls {
                let within = from.x > start.x && from.y > start.y && to.x < end.x && to.y < end.y;
                let clear = apart(*area, (start, end)) >= 2.0;
                let what = control.target;
                assert!(within || clear, "{name}: {words:?} and {what:?}");
            }
        }
    }
}
