//! The sizes and distances that fingers and eyes need, on every screen that there is.

mod common;

use common::fingers::Table;
use common::player::Player;

use roundhouse::games::Game;
use roundhouse::scene::{Area, Item, Point, STAGE_HEIGHT, STAGE_WIDTH, Slider, Target, TargetArea};
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
        if table.app.play().is_some_and(|play| play.ended().is_some()) {
            break;
        }
        assert!(touches < 3000, "the round has not ended");
        let play = table.app.play().expect("a game is on the table");
        let steps = play.game().steps();
        let step = steps[player.choose(play.game(), &steps)];
        table.touch_step(step);
    }
    table
}

/// Every screen there is, by name.
fn screens() -> Vec<(String, Table)> {
    let mut screens = Vec::new();
    for people in [0, 3, 6] {
        let mut table = Table::new(2);
        Place::ALL
            .into_iter()
            .take(people)
            .for_each(|place| table.tap(Target::Join(place)));
        screens.push((format!("lobby with {people}"), table));
    }
    screens.push(("hubs".into(), Table::seated(2, 6)));
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
    }
    screens
}

fn controls(table: &Table) -> Vec<(TargetArea, Point, Point)> {
    let rect = |area: TargetArea| match area.area {
        Area::Rect { from, to } => Some((area, from, to)),
        Area::Near { .. } | Area::Along { .. } => None,
    };
    let targets = table.app.view().targets;
    targets
        .into_iter()
        .filter_map(rect)
        .filter(|(area, ..)| area.target != Target::Blank)
        .collect()
}

#[test]
fn controls_are_large_enough_far_enough_apart_and_on_the_stage() {
    for (name, table) in screens() {
        let controls = controls(&table);
        let top = |target| table.app.view().target_at(table.place(target)) == Some(target);
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
                if !top(what) || !top(other.target) {
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
                    | Target::Leave(_)
                    | Target::Colour(..)
                    | Target::Cities(_)
                    | Target::Undo(_)
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
        for item in table
            .app
            .view()
            .layers
            .iter()
            .flat_map(|layer| layer.items.iter())
        {
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
        assert_eq!(table.versions(), table.versions(), "{name}");
        assert_eq!(table.app.wake_at(), None, "{name}");
    }
}
