//! The rules pages: every example on them is played by the rules.

use roundhouse::app::rules::{Example, Figure, cells, pages};
use roundhouse::games::{Cell, GameId};

/// All examples, with the title of their page.
fn examples() -> Vec<(GameId, &'static str, &'static Example)> {
    let mut examples = Vec::new();
    for &game in GameId::ALL {
        for page in pages(game) {
            if let Figure::Boards(boards) = page.figure {
                examples.extend(boards.iter().map(|example| (game, page.title, example)));
            }
        }
    }
    examples
}

fn next(game: GameId, example: &Example) -> Vec<Cell> {
    let played = example.play(game).expect("played");
    let reach = played.bout.now().reach(&played.pending.touched);
    reach.expect("leads on").next
}

#[test]
fn every_example_is_allowed() {
    for (game, title, example) in examples() {
        let what = format!("{title}: {}", example.caption);
        let played = example.play(game).unwrap_or_else(|| panic!("{what}"));
        let shown = played.bout.shown(&played.pending);
        let reach = played.bout.now().reach(&played.pending.touched).unwrap();
        println!(
            "{what}\n   {} -> {}  next {:?} whole {} outcome {:?}",
            played.bout.now().text(),
            shown.text(),
            reach
                .next
                .iter()
                .map(|c| c.to_string())
                .collect::<Vec<_>>()
                .join(" "),
            reach.whole,
            shown.outcome()
        );
    }
}
