//! The rules pages: the rules play every example on them, which shows what its page says, and every page is
//! complete in every rotation.

use crate::common::fingers::{Table, rules_pages as pages, rules_text};
use crate::common::games::{TRANSGLOBAL_RAIL, def};
use crate::common::maps;
use base::Millis;
use screens::GAMES;

use app::rules::{Example, Figure, Played, cells};
use app::{Effect, Event, Input};
use base::words::{Language, Message};
use rules::maps::{HandCosts, MapFile};
use rules::{Cell, GameId, Spot};
use scene::{
    Anchor, Area, Item, LayerName, LobbyTarget, Page, Point, RulesTarget, STAGE_HEIGHT,
    STAGE_WIDTH, SettingsTarget, SheetTarget, Target, Text, measure,
};
use screens::App;

/// All examples, each with its game and the title of its page.
fn examples() -> Vec<(GameId, &'static str, Example<'static>)> {
    let mut examples = Vec::new();
    for game in GAMES.ids() {
        for page in pages(game) {
            if let Figure::Boards(boards) = page.figure {
                examples.extend(
                    boards
                        .into_iter()
                        .map(|example| (game, page.title, example)),
                );
            }
        }
    }
    examples
}

fn played(game: GameId, example: &Example<'_>) -> Played {
    let played = example.play(def(game));
    played.unwrap_or_else(|| panic!("{game:?}, {}: the rules refuse this", example.caption))
}

/// Returns the cells that can be touched next, and true if the touches make a whole turn.
fn reach(played: &Played) -> (Vec<Cell>, bool) {
    let reach = played.game.as_board().unwrap().reach();
    (reach.next.clone(), reach.whole)
}

#[test]
fn every_example_is_allowed_and_shows_something() {
    for (game, title, example) in examples() {
        let played = played(game, &example);
        let (next, whole) = reach(&played);
        let what = format!("{title}: {}", example.caption);
        assert!(!example.caption.is_empty(), "{what}");
        assert!(
            !example.marked || !next.is_empty(),
            "{what}: nothing to mark"
        );
        let begun = example.turns.split(['/', ' ']).count() % 2 == 0;
        assert!(
            !whole || begun || !example.marked,
            "{what}: a whole turn is marked"
        );
        let barred = cells(example.barred).expect("cells are struck out");
        let board = played.game.as_board().unwrap().now();
        for cell in barred {
            assert!(
                board.has(cell) && !next.contains(&cell),
                "{what}: {cell} is not barred"
            );
        }
    }
}

#[test]
fn captions_name_the_right_winner() {
    for (game, title, example) in examples() {
        let played = played(game, &example);
        let winner = played.game.as_board().unwrap().shown().won_by();
        let words = example.caption;
        let said = ["won", "win", "connects both"]
            .iter()
            .any(|word| words.contains(word));
        assert_eq!(winner.is_some(), said, "{title}: {words}");
        for (name, player) in [("Orange", 0), ("Sky", 1)] {
            if said && words.contains(name) {
                assert_eq!(winner, Some(Some(player)), "{title}: {words}");
            }
        }
    }
}

/// Content of an example: its caption, its next touches, and the beginning of the board's text.
///
/// Where one of them is empty nothing of it is checked.
#[allow(dead_code, reason = "a build may hold no game for two")]
type Claim = (&'static str, &'static str, &'static str);

#[allow(dead_code, reason = "a build may hold no game for two")]
fn check(game: GameId, claims: &[Claim]) {
    for &(caption, next, shown) in claims {
        let mut all = examples().into_iter();
        let found = all.find(|(of, _, example)| *of == game && example.caption == caption);
        let (_, _, example) = found.unwrap_or_else(|| panic!("no example {caption:?}"));
        let played = played(game, &example);
        if !next.is_empty() {
            assert!(example.marked, "{caption}");
            assert_eq!(Some(reach(&played).0), cells(next), "{caption}");
        }
        let text = played.game.as_board().unwrap().shown().text();
        assert!(text.starts_with(shown), "{caption}: {text}");
    }
}

#[test]
fn the_pages_of_quickway_are_right() {
    use crate::common::games::QUICKWAY;

    let claims = [
        ("Three cells are open to Orange", "a5 c2 d4", ""),
        ("Three stones", "", "4/1xo1/2x1/4 o -"),
        // The text has the links that do not follow from the stones: Orange's remains.
        ("Sky comes too late to link", "", "4/1xo1/1ox1/4 x b3-c2"),
        ("Tap a stone \u{2026}", "c2", ""),
        ("\u{2026} and the other end", "", "4/1xo1/1ox1/4 o b3-c2"),
        (
            "One stone fills two more cells",
            "",
            "5/1xo2/1oox1/2oo1/5 x -",
        ),
    ];
    check(QUICKWAY, &claims);
    let mut swapped = examples()
        .into_iter()
        .filter(|(_, title, _)| *title == "Swap");
    let mut player = || {
        let played = played(QUICKWAY, &swapped.next().expect("an example").2);
        played.game.as_board().unwrap().shown().player(0)
    };
    assert_eq!((player(), player()), (0, 1), "the one stone changes hands");
}

#[test]
fn the_pages_of_raindrops_are_right() {
    use crate::common::games::RAINDROPS;

    let claims = [
        ("It can go to two points", "a5 d2", ""),
        (
            "It captures a whole unit \u{2026}",
            "",
            "2ww2/b5/4bb/5b/4bb/5w",
        ),
        ("Where the first may go", "b3 b5 c4", ""),
        ("The second: next to the first", "b2 c3", ""),
        ("From now on only this way", "d3", ""),
        (
            "Joined on the line: stop, and win",
            "",
            "3b2/6/ww2w1/1wwww1/6/1bb3",
        ),
        (
            "\u{2026} and the first one again",
            "",
            "1ww1w1/w1w3/b5/b4b/6/6",
        ),
        ("A capture: it must stop", "", "1ww1w1/b1w3/b5/5b/6/6"),
        ("Not engaged: where it may go", "a3 b3 c3 f1 f2 f5 f6", ""),
        ("\u{2026} Sky has one unit, and wins", "", "3b/b3/4/2w1"),
    ];
    check(RAINDROPS, &claims);
}

#[test]
fn the_pages_of_rapid_transit_are_right() {
    use crate::common::games::RAPID_TRANSIT;

    use rules::rapid_transit::{IllegalMove, Move, Options, RapidTransit};
    use rules::{Game, TwoPlayer};

    let after = "rcrcrc/crcrcr/rcccrc/crrrcr/rcrcrc/crcrcr c r 0";
    let claims = [
        ("\u{2026} and what to swap it with", "", after),
        ("Any piece of that network will do", "b3 c1 c2 d2", ""),
    ];
    check(RAPID_TRANSIT, &claims);
    let reasons = [
        ("Struck out: too few neighbours", IllegalMove::StillTerminal),
        ("Struck out: four would fill a square", IllegalMove::Square),
    ];
    for (caption, reason) in reasons {
        let mut all = examples().into_iter();
        let (_, _, example) = all
            .find(|(.., example)| example.caption == caption)
            .unwrap();
        let game = RapidTransit::new(Options { size: 6 }).unwrap();
        let game = game.with_position(example.position.unwrap()).unwrap();
        let own = example.turns.parse().unwrap();
        for cell in cells(example.barred).unwrap() {
            let refused = game.clone().play(Move::Swap(own, cell));
            assert_eq!(refused, Err(reason), "{caption}: {cell}");
        }
    }
}

#[test]
fn the_pages_of_switch_yard_are_right() {
    use crate::common::games::SWITCH_YARD;

    let north_and_south = "c4 d1 d2 d3 d5 d6 d7 d8 d9 f1 f2 f3 f5 f6 f7 f8 f9 g4 h4";
    let straight = "##5##/##5##/4b4/4b4/9/5rbr1/9/##5##/##5## b";
    let bent = "##5##/##5##/4b4/4b4/3r5/3br4/9/##5##/##5## b";
    let claims = [
        ("Tap both ends", north_and_south, ""),
        ("Straight on", "", straight),
        ("Round the corner", "", bent),
        (
            "Advanced",
            "",
            "##rbrbr##/##brbrb##/9/9/9/9/9/##rbrbr##/##brbrb## r",
        ),
    ];
    check(SWITCH_YARD, &claims);
}

/// The rules of a game at each of its pages, turned so many times.
fn leafed(game: GameId, turns: usize) -> Vec<Table> {
    let mut table = Table::new(2);
    table.tap(Target::Rules(RulesTarget::Open));
    (0..turns).for_each(|_| table.tap(Target::Sheet(SheetTarget::Rotate)));
    table.tap(Target::Rules(RulesTarget::Game(game)));
    let mut tables = vec![table.clone()];
    while table.allows(Target::Rules(RulesTarget::Page(Page::Next))) {
        table.tap(Target::Rules(RulesTarget::Page(Page::Next)));
        tables.push(table.clone());
    }
    tables
}

/// Returns the words of overlays, each with two opposite corners of its place.
fn words(table: &Table) -> Vec<(Text, Point, Point)> {
    let scene = table.app.view();
    let over = scene
        .layers
        .iter()
        .find(|layer| layer.name == LayerName::Over);
    let items = &over.expect("every layer is there").items;
    let texts = items.iter().filter_map(|item| match item {
        Item::Text(text) => Some(text.clone()),
        Item::Path { .. } => None,
    });
    texts
        .map(|text| {
            let wide = measure::width(&text.words, text.face, text.size);
            let left = match text.anchor {
                Anchor::Start => 0.0,
                Anchor::Middle => -wide / 2.0,
                Anchor::End => -wide,
            };
            let (sin, cos) = text.turn.to_radians().sin_cos();
            let corner = |x: f32, y: f32| {
                Point::new(text.at.x + x * cos - y * sin, text.at.y + x * sin + y * cos)
            };
            let (a, b) = (
                corner(left, -0.72 * text.size),
                corner(left + wide, 0.2 * text.size),
            );
            let least = Point::new(a.x.min(b.x), a.y.min(b.y));
            let most = Point::new(a.x.max(b.x), a.y.max(b.y));
            (text, least, most)
        })
        .collect()
}

fn overlap(a: (Point, Point), b: (Point, Point)) -> bool {
    // Corners that are turned by a quarter are rounded a little.
    let beside = |a: f32, b: f32| a - 0.1 <= b;
    !(beside(a.1.x, b.0.x) || beside(b.1.x, a.0.x) || beside(a.1.y, b.0.y) || beside(b.1.y, a.0.y))
}

#[test]
fn every_page_fits_its_sheet_whichever_way_it_is_turned() {
    for game in GAMES.ids() {
        for turns in 0..4 {
            let tables = leafed(game, turns);
            assert_eq!(tables.len(), pages(game).len());
            for (number, table) in tables.iter().enumerate() {
                check_page(
                    table,
                    &format!("{game:?}, page {number}, turned {turns} times"),
                );
            }
        }
    }
}

fn check_page(table: &Table, name: &str) {
    let scene = table.app.view();
    let rect = |target| match scene.area_of(target).expect("on the sheet").area {
        Area::Rect { from, to } => (from, to),
        other => panic!("{other:?}"),
    };
    let sheet = rect(Target::Sheet(SheetTarget::Blank));
    assert!(sheet.0.x >= 0.0 && sheet.0.y >= 0.0, "{name}");
    assert!(
        sheet.1.x <= STAGE_WIDTH && sheet.1.y <= STAGE_HEIGHT,
        "{name}"
    );
    let words = words(table);
    let controls: Vec<_> = scene.targets.iter().map(|area| area.target).collect();
    for (index, (text, from, to)) in words.iter().enumerate() {
        let what = &text.words;
        let held = from.x >= sheet.0.x + 30.0 && to.x <= sheet.1.x - 30.0;
        let held = held && from.y >= sheet.0.y + 30.0 && to.y <= sheet.1.y - 30.0;
        assert!(held, "{name}: {what:?} leaves the sheet");
        for (other, start, end) in &words[..index] {
            let clash = overlap((*from, *to), (*start, *end));
            assert!(!clash, "{name}: {what:?} lies on {:?}", other.words);
        }
        for &target in controls
            .iter()
            .filter(|target| **target != Target::Sheet(SheetTarget::Blank))
        {
            let (start, end) = rect(target);
            let inside = from.x > start.x && to.x < end.x && from.y > start.y && to.y < end.y;
            let clash = overlap((*from, *to), (start, end)) && !inside;
            assert!(!clash, "{name}: {what:?} lies on {target:?}");
        }
    }
}

#[test]
fn every_board_is_large_enough_to_be_seen() {
    for game in GAMES.ids() {
        for (table, page) in leafed(game, 0).iter().zip(pages(game)) {
            if let Figure::Boards(boards) = page.figure {
                let scene = table.app.view();
                // Captions are below their boards, so they show the lower end of the figure.
                let caption = words(table)
                    .into_iter()
                    .find(|(text, ..)| text.words == boards[0].caption);
                let (_, from, _) = caption.expect("a caption");
                let title = words(table)
                    .into_iter()
                    .find(|(text, ..)| text.words == page.title);
                let (_, _, to) = title.expect("a title");
                // That is a board of 190 stage units at least.
                assert!(from.y - to.y > 260.0, "{game:?}: {}", page.title);
                assert!(
                    !scene
                        .targets
                        .iter()
                        .any(|area| matches!(area.target, Target::Board(Spot::Cell(_))))
                );
            }
        }
    }
}

#[test]
fn every_games_rules_are_a_touch_away() {
    let mut table = Table::started(2);
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Rules(RulesTarget::Open));
    assert!(
        table.says(
            pages(TRANSGLOBAL_RAIL)[0].words[0]
                .split(". ")
                .next()
                .unwrap()
        )
    );
    for game in GAMES.ids() {
        table.tap(Target::Rules(RulesTarget::Page(Page::Next)));
        table.tap(Target::Rules(RulesTarget::Game(game)));
        assert!(table.says(pages(game)[0].title));
        assert!(
            !table.allows(Target::Rules(RulesTarget::Page(Page::Back))),
            "{game:?} opens at its first page"
        );
        while table.allows(Target::Rules(RulesTarget::Page(Page::Next))) {
            table.tap(Target::Rules(RulesTarget::Page(Page::Next)));
        }
        let last = pages(game).last().expect("a page").title;
        assert!(table.says(last), "{game:?}: {last}");
    }
    table.tap(Target::Sheet(SheetTarget::Close));
    assert!(table.app.rail().is_some());
}

/// A file from before that was written down does not tell it.
#[test]
fn the_rules_tell_how_alike_the_hands_of_a_map_are() {
    let file = maps::file(maps::europe());
    let with = |costs| MapFile {
        costs,
        ..file.clone()
    };
    let older = with(None);
    let spread = 2.5;
    let even = with(file.costs.map(|costs| HandCosts { spread, ..costs }));
    let told = |table: &mut Table, page: usize| -> Vec<String> {
        table.tap(Target::Rules(RulesTarget::Open));
        (0..page).for_each(|_| table.tap(Target::Rules(RulesTarget::Page(Page::Next))));
        let words = table.words().into_iter();
        words
            .filter(|line| line.contains("in nine deals"))
            .collect()
    };
    let uneven = "Europe: in nine deals of ten, five cities cost $21 to $34 (±3.9).";
    let fair = "Fair (Europe): in nine deals of ten, five cities cost $21 to $34 (±2.5).";
    for (file, page, expected) in [
        (&file, 2, &[uneven][..]),
        (&even, 2, &[fair]),
        (&file, 1, &[]),
        (&older, 2, &[]),
    ] {
        let mut table = Table::with_map(2, Ok(file.clone()));
        assert_eq!(told(&mut table, page), expected, "page {page}");
    }
}

#[test]
fn a_game_for_two_opens_its_own_rules() {
    for game in GAMES.ids() {
        let mut table = Table::new(2);
        table.tap(Target::Lobby(LobbyTarget::Game(game)));
        table.tap(Target::Rules(RulesTarget::Open));
        let first = &pages(game)[0].words[0];
        let begins: String = first.chars().take(20).collect();
        assert!(table.says(&begins), "{game:?}");
    }
}

/// A table where the rules of the rail game have been opened, and what the table has asked for.
fn opened() -> (App, Vec<Effect>) {
    let mut app = App::new(2);
    let asked = touch(&mut app, Target::Rules(RulesTarget::Open));
    (app, asked)
}

fn touch(app: &mut App, target: Target) -> Vec<Effect> {
    let area = app.view().area_of(target).cloned();
    let (contact, at, width) = (1, area.expect("on the screen").area.middle(), 20.0);
    let mut effects = tell(app, Event::Down { contact, at, width });
    let held = Millis::new(80.0);
    effects.extend(tell(app, Event::Up { contact, at, held }));
    effects
}

fn tell(app: &mut App, event: Event) -> Vec<Effect> {
    app.update(Input {
        at: Millis::default(),
        event,
    })
}

fn says(app: &App, part: &str) -> bool {
    let scene = app.view();
    let mut items = scene.layers.iter().flat_map(|layer| layer.items.iter());
    items.any(|item| matches!(item, Item::Text(text) if text.words.contains(part)))
}

#[test]
fn rules_that_are_on_their_way_are_asked_for_once() {
    let game = TRANSGLOBAL_RAIL;
    let (mut app, asked) = opened();
    assert!(asked.contains(&Effect::FetchRules(game, Language::ENGLISH)));
    let titles: Vec<_> = pages(game).iter().map(|page| page.title).collect();
    assert!(says(&app, "Loading the rules") && !says(&app, titles[0]));
    let next = app
        .view()
        .area_of(Target::Rules(RulesTarget::Page(Page::Next)))
        .cloned();
    assert!(
        next.is_some_and(|next| !next.enabled),
        "there is nothing to leaf"
    );
    assert!(
        !touch(&mut app, Target::Rules(RulesTarget::Game(game)))
            .contains(&Effect::FetchRules(game, Language::ENGLISH))
    );
    tell(
        &mut app,
        Event::RulesCame {
            game,
            language: Language::ENGLISH,
            text: Ok(rules_text(game)),
        },
    );
    assert!(says(&app, titles[0]) && !says(&app, titles[1]));
    touch(&mut app, Target::Rules(RulesTarget::Page(Page::Next)));
    assert!(says(&app, titles[1]) && !says(&app, titles[0]));
    assert!(
        !touch(&mut app, Target::Rules(RulesTarget::Game(game)))
            .contains(&Effect::FetchRules(game, Language::ENGLISH))
    );
}

#[test]
fn rules_that_do_not_come_or_are_damaged_say_so_and_are_asked_for_again() {
    let game = TRANSGLOBAL_RAIL;
    let lost = Err("The cable is out.".to_string());
    let garbage = [
        "",
        "words before a title",
        "# A\n:nothing",
        "# A\n:board 0\n:taxes",
        "# A\n:at x",
    ];
    let garbage = garbage.map(|text| (Ok(text.to_string()), "damaged"));
    for (text, sentence) in [(lost, "The cable is out.")].into_iter().chain(garbage) {
        let (mut app, _) = opened();
        tell(
            &mut app,
            Event::RulesCame {
                game,
                language: Language::ENGLISH,
                text: text.clone().map_err(Message::from),
            },
        );
        assert!(says(&app, sentence), "{text:?}");
        let asked = touch(&mut app, Target::Rules(RulesTarget::Game(game)));
        assert!(
            asked.contains(&Effect::FetchRules(game, Language::ENGLISH)),
            "{text:?}"
        );
        tell(
            &mut app,
            Event::RulesCame {
                game,
                language: Language::ENGLISH,
                text: Ok(rules_text(game)),
            },
        );
        assert!(says(&app, pages(game)[0].title));
    }
}
