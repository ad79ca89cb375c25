//! What is written in a part of the scene, line by line, as it is read.

use app::state::State;
use base::table::{PANEL_DEPTH, PANEL_WIDTH, Station};
use base::words::Message;
use scene::widgets::LINE;
use scene::{Area, Item, LayerName, Point, Scene, SheetTarget, Slider, Target, TargetArea, Text};

type Bounds = (Point, Point);

/// What is written on the sheet over the screen, its heading first.
pub(super) fn on_sheet(state: &State, scene: &Scene) -> Vec<String> {
    let blank = Target::Sheet(SheetTarget::Blank);
    let sheet = scene.targets.iter().rposition(|area| area.target == blank);
    let Some(sheet) = sheet else {
        return Vec::new();
    };
    let Area::Rect { from, to } = scene.targets[sheet].area else {
        return Vec::new();
    };
    // What lies under the sheet has nothing to do with it.
    let own = &scene.targets[sheet..];
    within(state, scene, own, &[LayerName::Over], (from, to))
}

/// What is written on the panel of a place: what lies over it, or else the panel itself.
pub(super) fn on_panel(state: &State, scene: &Scene, place: Station) -> Vec<String> {
    let pose = place.pose();
    let corner = Point::new(PANEL_WIDTH, PANEL_DEPTH);
    let panel = pose.rect(Point::new(0.0, 0.0), corner);
    let over = within(state, scene, &scene.targets, &[LayerName::Over], panel);
    match over.is_empty() {
        true => within(state, scene, &scene.targets, &[LayerName::Seats], panel),
        false => over,
    }
}

/// What is written within bounds on some layers, but for the words on these targets.
fn within(
    state: &State,
    scene: &Scene,
    targets: &[TargetArea],
    layers: &[LayerName],
    bounds: Bounds,
) -> Vec<String> {
    let holds = |(from, to): Bounds, at: Point| {
        at.x >= from.x && at.x <= to.x && at.y >= from.y && at.y <= to.y
    };
    let buttons: Vec<Bounds> = targets
        .iter()
        .filter_map(|area| match area.area {
            Area::Rect { from, to }
                if !matches!(area.target, Target::Sheet(SheetTarget::Blank)) =>
            {
                Some((from, to))
            }
            Area::Rect { .. } | Area::Disc { .. } | Area::Near { .. } | Area::Along { .. } => None,
        })
        .collect();
    let layers = scene
        .layers
        .iter()
        .filter(|layer| layers.contains(&layer.name));
    let items = layers.flat_map(|layer| layer.items.iter());
    let texts = items.filter_map(|item| match item {
        Item::Text(text) => Some(text),
        Item::Path { .. } => None,
    });
    let texts = texts.filter(|text| {
        let on_button = buttons.iter().any(|&button| holds(button, text.at));
        holds(bounds, text.at) && !on_button && !belongs_to_a_slider(state, targets, &text.words)
    });
    joined(texts)
}

/// What stands beside a slider is the slider's own to say.
fn belongs_to_a_slider(state: &State, targets: &[TargetArea], words: &str) -> bool {
    let mut sliders = targets.iter().filter_map(|area| match area.target {
        Target::Slider(slider) => Some(slider),
        _ => None,
    });
    sliders.any(|slider: Slider| {
        let (less, more) = slider.sides();
        let say = |message: Message| state.say(message);
        let (least, most) = slider.ends();
        let says = || (least..=most).any(|value| say(slider.say(value)) == words);
        [slider.title(), less, more]
            .map(say)
            .iter()
            .any(|own| own == words)
            || says()
    })
}

/// Lines of a paragraph are one text.
fn joined<'a>(texts: impl Iterator<Item = &'a Text>) -> Vec<String> {
    let mut lines: Vec<(String, &Text)> = Vec::new();
    for text in texts.filter(|text| !text.words.is_empty()) {
        match lines.last_mut() {
            Some((words, last)) if goes_on(last, text) => {
                words.push(' ');
                words.push_str(&text.words);
                *last = text;
            }
            _ => lines.push((text.words.clone(), text)),
        }
    }
    lines.into_iter().map(|(words, _)| words).collect()
}

/// Whether a line is the next one of the paragraph that another belongs to.
fn goes_on(last: &Text, next: &Text) -> bool {
    let alike = last.size == next.size && last.face == next.face && last.anchor == next.anchor;
    let apart = last.at.distance(next.at);
    let straight = (last.at.x - next.at.x)
        .abs()
        .min((last.at.y - next.at.y).abs());
    alike && straight < 0.5 && (apart - last.size * LINE).abs() < 1.0
}
