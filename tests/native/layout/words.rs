//! Words are complete: none is cut, leaves its background or the stage, or overlaps other words.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use scene::{Colour, Fill, Item, Layer, LayerName, Point};

use base::words::Language;

use crate::common::cases;

use super::screens::Screen;
use super::{Faults, SCREENS, fixed_layers, is_moved, is_own, screens, stage, windows};
use shapes::{Figure, Line, line};

/// Words keep so far from other words and from the edges of what is not their ground.
const CLEAR: f32 = 2.0;
/// Minimum distance of words from a card or a panel that is not their background.
const ROOM: f32 = 8.0;
/// Cards and panels are larger than this.
const CARD: f32 = 20_000.0;
/// No letters are smaller on a table, but for the last digits of their size.
const LETTERS: f32 = 17.9;
/// The same on an own screen, which is nearer.
const OWN_LETTERS: f32 = 13.9;
/// Area above which an overlay on the table hides words.
const SHEET: f32 = 100_000.0;

/// One thing of a screen, in the order in which it is painted.
struct Thing {
    layer: LayerName,
    what: What,
}

enum What {
    Words(Line),
    /// A figure, how much it hides of what is below it, and how far its rim reaches inside.
    Fill(Figure, f32, f32),
}

fn opacity(fill: Fill) -> f32 {
    let alpha = |Colour(rgba): Colour| (rgba & 0xff) as f32 / 255.0;
    match fill {
        Fill::Flat(colour) => alpha(colour),
        Fill::Radial { inner, outer, .. } => alpha(inner).min(alpha(outer)),
    }
}

/// All items of each screen, from the bottom up. Still layers are processed once, because a map's land has
/// thousands of corners.
static THINGS: LazyLock<Vec<Vec<Arc<Thing>>>> = LazyLock::new(|| things_on(&SCREENS));

fn things_on(screens: &[Screen]) -> Vec<Vec<Arc<Thing>>> {
    let mut known: HashMap<(LayerName, u64), Vec<Arc<Thing>>> = HashMap::new();
    let mut things = |layer: &Layer| {
        let layers = known.entry((layer.name, layer.version));
        layers.or_insert_with(|| things_of(layer)).clone()
    };
    let all = |screen: &Screen| fixed_layers(screen).flat_map(&mut things).collect();
    screens.iter().map(all).collect()
}

fn things_of(layer: &Layer) -> Vec<Arc<Thing>> {
    let what = |item: &Item| match item {
        Item::Path {
            path,
            fill: Some(fill),
            stroke,
        } => {
            let rim = stroke.map_or(0.0, |stroke| stroke.width / 2.0);
            Some(What::Fill(Figure::new(path), opacity(*fill), rim))
        }
        _ => line(item).map(What::Words),
    };
    let things = layer.items.iter().filter_map(what);
    let layer = layer.name;
    things.map(|what| Arc::new(Thing { layer, what })).collect()
}

/// Effect of a later thing on words.
enum Cover {
    /// Nothing.
    None,
    /// They are below a sheet, or behind a shade, so no reader needs them now.
    Hidden,
    /// Only a part of them can be read.
    Cut,
}

fn cover(words: &Line, layer: LayerName, later: &Thing) -> Cover {
    let (figure, opacity) = match &later.what {
        What::Fill(figure, opacity, _) => (figure, opacity),
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
    // Sheets cover the table and each other, wherever they open.
    let sheet = later.layer == LayerName::Over
        && (layer != LayerName::Over || figure.bounds.area() > SHEET);
    match (inside, outside) {
        (false, _) => Cover::None,
        (true, false) => Cover::Hidden,
        (true, true) if sheet => Cover::Hidden,
        (true, true) => Cover::Cut,
    }
}

/// Returns the readable words on a screen, with their number among its items. Cut ones are reported.
fn read<'a>(things: &'a [Arc<Thing>], faults: &mut Vec<String>) -> Vec<(usize, &'a Line)> {
    let mut seen = Vec::new();
    'words: for (number, thing) in things.iter().enumerate() {
        let What::Words(words) = &thing.what else {
            continue;
        };
        // Words under the rails are only the paper of the words over them.
        if thing.layer == LayerName::Halos {
            continue;
        }
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

/// The screens on which something moves.
const MOMENTS: &str = "Rail game: moments";

pub fn words_are_whole_and_keep_clear_of_other_words() -> Faults {
    words_that_clash(&SCREENS, &THINGS)
}

fn words_that_clash(screens: &[Screen], things: &[Vec<Arc<Thing>>]) -> Faults {
    let mut faults = Faults::default();
    // For a moment trains and plates cover the names of a map.
    let rests = |(screen, _): &(&Screen, _)| screen.group != MOMENTS;
    for (screen, things) in screens.iter().zip(things).filter(rests) {
        let mut found = Vec::new();
        let words = read(things, &mut found);
        let (stage, is_moved) = (stage(screen), is_moved(screen));
        for (index, (_, one)) in words.iter().enumerate() {
            if !stage.holds(&one.bounds, CLEAR) && !is_moved {
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
    faults
}

/// Checks that words stay on the button, card or panel on which they are written.
///
/// Nothing is seen of the things below that.
pub fn words_stay_within_what_they_are_written_on() -> Faults {
    words_that_leave(&SCREENS, &THINGS)
}

fn words_that_leave(screens: &[Screen], things: &[Vec<Arc<Thing>>]) -> Faults {
    let mut faults = Faults::default();
    for (screen, things) in screens.iter().zip(things) {
        let mut found = Vec::new();
        let words = read(things, &mut Vec::new());
        for (number, words) in words {
            // Names on maps are on land and sea, and have their own tests.
            let on_ground = matches!(things[number].layer, LayerName::Halos | LayerName::Towns);
            let on_map = words.halo || on_ground;
            if !on_map && let Some(fault) = leaves(words, &things[..number]) {
                found.push(fault);
            }
        }
        faults.extend(screen, found);
    }
    faults
}

fn leaves(words: &Line, below: &[Arc<Thing>]) -> Option<String> {
    for thing in below.iter().rev() {
        let What::Fill(figure, opacity, rim) = &thing.what else {
            continue;
        };
        if matches!(thing.layer, LayerName::Ground | LayerName::Towns) {
            return None;
        }
        // Next to another item words need more distance than inside their own background.
        let beside = words.bounds.grown(ROOM);
        if figure.bounds.area() > CARD && *opacity > 0.8 {
            let held = |point: &Point| figure.holds(*point);
            let near = beside.rim().iter().any(held);
            if near && !words.bounds.rim().iter().any(held) {
                let (wide, high) = figure.bounds.size();
                let words = &words.words;
                return Some(format!(
                    "{words:?} is pressed against {wide:.0} by {high:.0}"
                ));
            }
        }
        let grown = words.bounds.grown(CLEAR + rim);
        if *opacity < 0.3 || figure.bounds.apart(&grown) > 0.0 {
            continue;
        }
        let points = grown.rim();
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

pub fn words_are_large_enough() -> Faults {
    small_words(&SCREENS, LETTERS, OWN_LETTERS)
}

/// Returns words with letters smaller than so many units on a table or on an own screen.
fn small_words(screens: &[Screen], on_table: f32, on_own: f32) -> Faults {
    let mut faults = Faults::default();
    for screen in screens {
        let items = fixed_layers(screen).flat_map(|layer| layer.items.iter());
        let least = if is_own(screen) { on_own } else { on_table };
        let small = items.filter_map(|item| match item {
            Item::Text(text) if text.size < least => Some((&text.words, text.size)),
            _ => None,
        });
        let small = small.map(|(words, size)| format!("{words:?} is {size:.1} units"));
        faults.extend(screen, small.collect());
    }
    faults
}

/// Longer words make letters smaller, but not so small, in units on a table and on an own screen.
const SMALLEST: (f32, f32) = (11.0, 8.5);

/// Checks that in every language nothing is cut and nothing overlaps.
///
/// The pseudo language is longer than all others. The others are checked only in the deep check.
pub fn every_language_has_room() -> Faults {
    let spoken = Language::all().skip(1).filter(|_| cases::is_deep());
    let mut faults = Faults::default();
    for language in [Language::PSEUDO].into_iter().chain(spoken) {
        for (fault, screens) in has_room(language) {
            faults
                .0
                .insert(format!("{}: {fault}", language.code()), screens);
        }
    }
    faults
}

fn has_room(language: Language) -> impl Iterator<Item = (String, Vec<String>)> {
    let screens = screens::all(language, windows());
    let things = things_on(&screens);
    let looks = [
        words_that_clash(&screens, &things),
        words_that_leave(&screens, &things),
        small_words(&screens, SMALLEST.0, SMALLEST.1),
    ];
    looks.into_iter().flat_map(|look| look.0)
}
