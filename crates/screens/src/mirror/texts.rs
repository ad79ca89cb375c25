//! What is written in a part of the scene, line by line, as it is read.

use base::table::{PANEL_DEPTH, PANEL_WIDTH, Station};
use scene::{Area, Item, LayerName, Point, Scene, SheetTarget, Target, TargetArea, Text};

type Bounds = (Point, Point);

/// What is written on the sheet over the screen, its heading first.
pub(super) fn on_sheet(scene: &Scene) -> Vec<String> {
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
    within(scene, own, &[LayerName::Over], (from, to))
}

/// What is written on the panel of a place: what lies over it, or else the panel itself.
pub(super) fn on_panel(scene: &Scene, place: Station) -> Vec<String> {
    let pose = place.pose();
    let corner = Point::new(PANEL_WIDTH, PANEL_DEPTH);
    let panel = pose.rect(Point::new(0.0, 0.0), corner);
    let over = within(scene, &scene.targets, &[LayerName::Over], panel);
    match over.is_empty() {
        true => within(scene, &scene.targets, &[LayerName::Seats], panel),
        false => over,
    }
}

/// What is written within bounds on some layers, but for the words on these targets.
fn within(
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
        holds(bounds, text.at) && !on_button && !text.words.is_empty()
    });
    let heard = texts.filter_map(Text::heard);
    heard.map(String::from).collect()
}
