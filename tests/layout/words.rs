//! Words are whole: none is cut, leaves its ground or the stage, or lies on other words.

use roundhouse::scene::{Colour, Fill, Item, LayerName, Point, STAGE_HEIGHT, STAGE_WIDTH, Scene};

use super::shapes::{Bounds, Figure, Line, line};
use super::{Faults, SCREENS};

/// Words keep so far from other words and from the edges of what is not their ground.
const CLEAR: f32 = 2.0;
/// What lies over the table hides more than this.
const SHEET: f32 = 100_000.0;

/// One thing of a screen, in the order in which it is painted.
struct Thing {
    layer: LayerName,
    what: What,
}

enum What {
    Words(Line),
    /// A figure, and how much it hides of what is below it.
    Fill(Figure, f32),
}

fn opacity(fill: Fill) -> f32 {
    let alpha = |Colour(rgba): Colour| (rgba & 0xff) as f32 / 255.0;
    match fill {
        Fill::Flat(colour) => alpha(colour),
        Fill::Radial { inner, outer, .. } => alpha(inner).min(alpha(outer)),
    }
}

fn things(scene: &Scene) -> Vec<Thing> {
    let mut things = Vec::new();
    for layer in &scene.layers {
        for item in layer.items.iter() {
            let fill = || match item {
                Item::Path {
                    path,
                    fill: Some(fill),
                    ..
                } => Some(What::Fill(Figure::new(path), opacity(*fill))),
                _ => None,
            };
            let what = line(item).map(What::Words).or_else(fill);
            let layer = layer.name;
            things.extend(what.map(|what| Thing { layer, what }));
        }
    }
    things
}

/// What a later thing does to words.
enum Cover {
    /// Nothing.
    None,
    /// They are below a sheet, or behind a shade: nobody is to read them now.
    Hidden,
    /// Only a part of them can be read.
    Cut,
}

fn cover(words: &Line, layer: LayerName, later: &Thing) -> Cover {
    let (figure, opacity) = match &later.what {
        What::Fill(figure, opacity) => (figure, opacity),
        // Written once more, over a hub.
        What::Words(again) if again.words == words.words && again.corners == words.corners => {
            return Cover::Hidden;
        }
        What::Words(_) => return Cover::None,
    };
    if *opacity < 0.55 || figure.bounds.apart(&words.bounds) > 0.0 {
        return Cover::None;
    }
    let (mut inside, mut outside) = (false, false);
    for point in words.points() {
        let held = figure.holds(point);
        (inside, outside) = (inside || held, outside || !held);
    }
    // Sheets lie over the table, and over each other, wherever they are opened.
    let sheet = later.layer == LayerName::Over
        && (layer != LayerName::Over || figure.bounds.area() > SHEET);
    match (inside, outside) {
        (false, _) => Cover::None,
        (true, false) => Cover::Hidden,
        (true, true) if sheet => Cover::Hidden,
        (true, true) => Cover::Cut,
    }
}

/// The words that are to be read on a screen, with their number among its things; those that are cut
/// are told.
fn read<'a>(things: &'a [Thing], faults: &mut Vec<String>) -> Vec<(usize, &'a Line)> {
    let mut seen = Vec::new();
    'words: for (number, thing) in things.iter().enumerate() {
        let What::Words(words) = &thing.what else {
            continue;
        };
        let mut cut = false;
        for later in &things[number + 1..] {
            match cover(words, thing.layer, later) {
                Cover::None => {}
                Cover::Hidden => continue 'words,
                Cover::Cut => cut = true,
            }
        }
        if cut {
            faults.push(format!("{:?} is cut", words.words));
        }
        seen.push((number, words));
    }
    seen
}

#[test]
fn words_are_whole_and_keep_clear_of_other_words() {
    let mut faults = Faults::default();
    for screen in SCREENS.iter() {
        let things = things(&screen.scene);
        let mut found = Vec::new();
        let words = read(&things, &mut found);
        let stage = Bounds::new(Point::default(), Point::new(STAGE_WIDTH, STAGE_HEIGHT));
        for (index, (_, one)) in words.iter().enumerate() {
            if !stage.holds(&one.bounds, CLEAR) {
                found.push(format!("{:?} leaves the stage", one.words));
            }
            for (_, other) in &words[..index] {
                if one.bounds.apart(&other.bounds) < CLEAR && one.apart(other) < CLEAR {
                    let apart = one.apart(other);
                    let (one, other) = (&one.words, &other.words);
                    found.push(format!("{one:?} is {apart:.1} from {other:?}"));
                }
            }
        }
        faults.extend(screen, found);
    }
    faults.tell();
}

/// What words are written on: a button, a card, a panel. Of what lies below that nothing is seen.
#[test]
fn words_stay_within_what_they_are_written_on() {
    let mut faults = Faults::default();
    for screen in SCREENS.iter() {
        let things = things(&screen.scene);
        let mut found = Vec::new();
        let words = read(&things, &mut Vec::new());
        for (number, words) in words {
            // Names on maps lie on land and sea as they come: they have tests of their own.
            let on_ground = matches!(things[number].layer, LayerName::Ground | LayerName::Towns);
            let on_map = words.halo || on_ground;
            if !on_map && let Some(fault) = leaves(words, &things[..number]) {
                found.push(fault);
            }
        }
        faults.extend(screen, found);
    }
    faults.tell();
}

fn leaves(words: &Line, below: &[Thing]) -> Option<String> {
    let grown = Bounds::new(
        Point::new(words.bounds.from.x - CLEAR, words.bounds.from.y - CLEAR),
        Point::new(words.bounds.to.x + CLEAR, words.bounds.to.y + CLEAR),
    );
    for thing in below.iter().rev() {
        let What::Fill(figure, opacity) = &thing.what else {
            continue;
        };
        if matches!(thing.layer, LayerName::Ground | LayerName::Towns) {
            return None;
        }
        if *opacity < 0.3 || figure.bounds.apart(&grown) > 0.0 {
            continue;
        }
        let Bounds { from, to } = grown;
        let middle = from.towards(to, 0.5);
        let points = [
            from,
            to,
            middle,
            Point::new(from.x, to.y),
            Point::new(to.x, from.y),
            Point::new(middle.x, from.y),
            Point::new(middle.x, to.y),
            Point::new(from.x, middle.y),
            Point::new(to.x, middle.y),
        ];
        let inside = points.iter().filter(|&&point| figure.holds(point)).count();
        if inside == points.len() && *opacity > 0.8 {
            return None;
        }
        if inside > 0 && inside < points.len() {
            let (wide, high) = figure.bounds.size();
            let words = &words.words;
            return Some(format!("{words:?} over the edge of {wide:.0} by {high:.0}"));
        }
    }
    None
}

#[test]
fn words_are_large_enough() {
    let mut faults = Faults::default();
    for screen in SCREENS.iter() {
        let items = screen
            .scene
            .layers
            .iter()
            .flat_map(|layer| layer.items.iter());
        let small = items.filter_map(|item| match item {
            Item::Text(text) if text.size < 17.9 => Some((&text.words, text.size)),
            _ => None,
        });
        let small = small.map(|(words, size)| format!("{words:?} is {size:.1} units"));
        faults.extend(screen, small.collect());
    }
    faults.tell();
}
