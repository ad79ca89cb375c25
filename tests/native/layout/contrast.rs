//! Words and buttons stand out from their background by WCAG 2.2: words by 4.5 to 1 (1.4.3), large words and the
//! edges of controls by 3 to 1 (1.4.11).

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use app::Event;
use scene::{Colour, Fill, Item, Layer, LayerName, Point, Stroke, Text, theme};

use crate::common::fingers::Table;

use super::screens::Screen;
use super::{Faults, SCREENS, controls};
use shapes::{Figure, Line};

/// Letters are large from so many stage units on.
const LARGE: f32 = 24.0;
const WORDS: f32 = 4.5;
const SHAPES: f32 = 3.0;
/// Ratios for more contrast (1.4.6): of words, including disabled ones, and of large words.
const MORE: f32 = 7.0;
const MORE_OF_LARGE: f32 = 4.5;

/// Red, green and blue, each 0 to 1.
type Light = [f32; 3];

/// A colour's light, and its opacity.
fn parts(Colour(rgba): Colour) -> (Light, f32) {
    let part = |shift: u32| (rgba >> shift & 0xff) as f32 / 255.0;
    ([part(24), part(16), part(8)], part(0))
}

/// Returns the visible light of a colour over a background.
fn over(ground: Light, colour: Colour) -> Light {
    let (light, alpha) = parts(colour);
    std::array::from_fn(|part| ground[part] + (light[part] - ground[part]) * alpha)
}

fn luminance(light: Light) -> f32 {
    let [red, green, blue] = light.map(|part| {
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: Light, other: Light) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// One thing of a screen, in the order in which it is painted.
enum Thing {
    Words(Text, Line),
    Fill(Figure, Fill, Option<Stroke>),
    /// A line round a figure.
    Line(Figure, Stroke),
}

/// All things of each screen, from the bottom up.
static THINGS: LazyLock<Vec<Vec<Arc<Thing>>>> = LazyLock::new(|| things_of(Item::clone));

/// Returns all items of each screen as they are painted. Still layers are processed once.
fn things_of(painted: fn(&Item) -> Item) -> Vec<Vec<Arc<Thing>>> {
    let mut known: HashMap<(LayerName, u64), Vec<Arc<Thing>>> = HashMap::new();
    let mut things = |layer: &Layer| {
        let layers = known.entry((layer.name, layer.version));
        let items = || layer.items.iter().map(painted);
        let things = || {
            items()
                .filter_map(|item| thing(&item))
                .map(Arc::new)
                .collect()
        };
        layers.or_insert_with(things).clone()
    };
    let all = |screen: &Screen| screen.scene.layers.iter().flat_map(&mut things).collect();
    SCREENS.iter().map(all).collect()
}

fn thing(item: &Item) -> Option<Thing> {
    match item {
        Item::Text(text) if !text.words.trim().is_empty() => {
            Some(Thing::Words(text.clone(), Line::new(text)))
        }
        Item::Path {
            path,
            fill: Some(fill),
            stroke,
        } => Some(Thing::Fill(Figure::new(path), *fill, *stroke)),
        Item::Path {
            path,
            fill: None,
            stroke: Some(stroke),
        } => Some(Thing::Line(Figure::new(path), *stroke)),
        _ => None,
    }
}

fn colour(fill: Fill, at: Point) -> Colour {
    match fill {
        Fill::Flat(colour) => colour,
        Fill::Radial {
            centre,
            radius,
            inner,
            outer,
        } => {
            let share = (centre.distance(at) / radius).min(1.0);
            let mix = |shift: u32| {
                let [from, to] = [inner, outer].map(|Colour(rgba)| (rgba >> shift & 0xff) as f32);
                ((from + (to - from) * share) as u32) << shift
            };
            Colour(mix(24) | mix(16) | mix(8) | mix(0))
        }
    }
}

/// Returns the light that things paint at a point, the last of them on top.
fn ground(things: &[Arc<Thing>], at: Point) -> Light {
    let mut found = Vec::new();
    for thing in things.iter().rev() {
        let Thing::Fill(figure, fill, _) = &**thing else {
            continue;
        };
        if figure.holds(at) {
            let colour = colour(*fill, at);
            found.push(colour);
            if parts(colour).1 == 1.0 {
                break;
            }
        }
    }
    found.into_iter().rev().fold([0.0; 3], over)
}

/// The ends and the middle of words, at half their height.
fn samples(line: &Line) -> [Point; 3] {
    let [a, b, c, d] = line.corners;
    let (left, right) = (a.towards(d, 0.5), b.towards(c, 0.5));
    [0.05, 0.5, 0.95].map(|share| left.towards(right, share))
}

pub fn words_can_be_read_on_what_they_lie_on() -> Faults {
    // Text that is not allowed now is not there to be read.
    let least = |text: &Text| match text.size >= LARGE {
        _ if text.colour.0 >> 8 == theme::FAINT.0 >> 8 => 0.0,
        true => SHAPES,
        false => WORDS,
    };
    words_are_read(&THINGS, least)
}

pub fn all_words_can_be_read_where_more_contrast_is_asked_for() -> Faults {
    let least = |text: &Text| match text.size >= LARGE {
        true => MORE_OF_LARGE,
        false => MORE,
    };
    words_are_read(&things_of(theme::contrasting), least)
}

/// The screen follows the system's preference, and its changes.
#[test]
fn a_wish_for_more_contrast_is_seen_on_every_layer() {
    let mut table = Table::started(2);
    let items = |table: &Table| -> Vec<Item> {
        let layers = table.view().layers.clone();
        let items = layers.iter().flat_map(|layer| layer.items.iter().cloned());
        items.collect()
    };
    let before = items(&table);
    let clearer: Vec<_> = before.iter().map(theme::contrasting).collect();
    assert_ne!(before, clearer);
    table.send(Event::Contrast(true));
    assert_eq!(items(&table), clearer);
    table.send(Event::Contrast(false));
    assert_eq!(items(&table), before);
}

/// Words that have less contrast than the least they may have.
fn words_are_read(things: &[Vec<Arc<Thing>>], least: fn(&Text) -> f32) -> Faults {
    let mut faults = Faults::default();
    for (screen, things) in SCREENS.iter().zip(things) {
        let mut found = Vec::new();
        for (index, thing) in things.iter().enumerate() {
            let Thing::Words(text, line) = &**thing else {
                continue;
            };
            let least = least(text);
            let read = |at: Point| {
                let ground = ground(&things[..index], at);
                let ground = text.halo.map_or(ground, |(halo, _)| over(ground, halo));
                contrast(over(ground, text.colour), ground)
            };
            let ratio = samples(line).map(read).into_iter().fold(f32::MAX, f32::min);
            if ratio < least {
                let (words, Colour(rgba)) = (&text.words, text.colour);
                found.push(format!(
                    "{words:?} in #{rgba:08x}, {:.0} high: {ratio:.2}",
                    text.size
                ));
            }
        }
        faults.extend(screen, found);
    }
    faults
}

/// Checks that the edge of a button is seen: by its ground, or by its rim.
///
/// A button is a figure filled with a button's colours, as large as the area that can be touched there.
pub fn buttons_are_seen_on_what_they_lie_on() -> Faults {
    let mut faults = Faults::default();
    let mut seen = 0;
    for (screen, things) in SCREENS.iter().zip(THINGS.iter()) {
        let controls = controls(&screen.scene);
        let mut found = Vec::new();
        for (area, bounds) in controls.iter().filter(|(area, _)| area.enabled) {
            let same = |figure: &Figure, by: f32| {
                figure.bounds.grown(by + 0.5).holds(bounds, 0.0)
                    && bounds.grown(0.5).holds(&figure.bounds, 0.0)
            };
            let quiet = [theme::BUTTON, theme::DISABLED, theme::CARD].map(Fill::Flat);
            let button = things.iter().rposition(|thing| match &**thing {
                Thing::Fill(figure, fill, _) => quiet.contains(fill) && same(figure, 0.0),
                Thing::Words(..) | Thing::Line(..) => false,
            });
            let Some(button) = button else { continue };
            seen += 1;
            let below = ground(&things[..button], bounds.from.towards(bounds.to, 0.5));
            let rims = things[button..].iter().filter_map(|thing| match &**thing {
                Thing::Fill(figure, _, Some(stroke)) | Thing::Line(figure, stroke) => {
                    same(figure, 2.0).then_some(stroke.colour)
                }
                _ => None,
            });
            let best = rims.map(|rim| contrast(over(below, rim), below));
            let best = best.fold(0.0, f32::max);
            if best < SHAPES {
                found.push(format!("{:?}: {best:.2}", area.target));
            }
        }
        faults.extend(screen, found);
    }
    assert!(seen > 1000, "{seen} buttons");
    faults
}

/// Marks of cells are on boards of paper and on dark ones.
#[test]
fn marks_are_seen_on_their_boards() {
    let lit = |colour: Colour| parts(colour).0;
    let paper = lit(theme::PAPER);
    let dark = over(paper, theme::PANEL.alpha(0.7));
    assert!(contrast(dark, paper) >= SHAPES, "the rim of the last turn");
    let edge = over(paper, theme::PANEL.alpha(0.9));
    assert!(contrast(edge, paper) >= SHAPES, "the edge of a hint");
    assert!(contrast(lit(theme::DONE), edge) >= SHAPES, "a hint");
    assert!(
        contrast(lit(theme::RIM), lit(theme::PANEL)) >= SHAPES,
        "a slider's rail"
    );
}

#[test]
fn more_contrast_can_be_chosen_where_the_system_does_not_ask_for_it() {
    use scene::{SettingsTarget, Target};
    let mut table = crate::common::fingers::Table::new(1);
    let switch = Target::Settings(SettingsTarget::Contrast);
    let plain = table.versions();
    for high in [true, false] {
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(switch);
        assert_eq!(table.app.has_high_contrast(), high);
        table.tap(Target::Settings(SettingsTarget::Cog));
        assert_eq!(table.versions() != plain, high);
    }
    table.send(Event::Contrast(true));
    assert!(table.app.has_high_contrast());
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert!(!table.shows(switch), "the system has chosen");
}
