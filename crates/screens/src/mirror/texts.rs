//! Text in a part of the scene, line by line, in the order of reading.

use base::table::{PANEL_DEPTH, PANEL_WIDTH, Station};
use scene::{Area, Item, LayerName, Point, Scene, SheetTarget, Target};

type Bounds = (Point, Point);

/// Returns the text on the sheet over the screen, its heading first.
pub(super) fn on_sheet(scene: &Scene) -> Vec<String> {
    let blank = Target::Sheet(SheetTarget::Blank);
    let Some(Area::Rect { from, to }) = scene.area_of(blank).map(|sheet| sheet.area) else {
        return Vec::new();
    };
    within(scene, &[LayerName::Over], (from, to))
}

/// Returns the text on the layer over a place's panel, or else on the panel itself.
pub(super) fn on_panel(scene: &Scene, place: Station) -> Vec<String> {
    let pose = place.pose();
    let corner = Point::new(PANEL_WIDTH, PANEL_DEPTH);
    let panel = pose.rect(Point::new(0.0, 0.0), corner);
    let over = within(scene, &[LayerName::Over], panel);
    match over.is_empty() {
        true => within(scene, &[LayerName::Seats], panel),
        false => over,
    }
}

/// Returns the text within bounds on some layers.
///
/// It leaves out the words of controls, because they are the names of those controls.
fn within(scene: &Scene, layers: &[LayerName], (from, to): Bounds) -> Vec<String> {
    let holds = |at: Point| at.x >= from.x && at.x <= to.x && at.y >= from.y && at.y <= to.y;
    let shown = scene.layers.iter();
    let shown = shown.filter(|layer| layers.contains(&layer.name));
    let items = shown.flat_map(|layer| layer.items.iter());
    let texts = items.filter_map(|item| match item {
        Item::Text(text) if holds(text.at) => text.heard(),
        Item::Text(_) | Item::Path { .. } => None,
    });
    texts
        .filter(|words| !words.is_empty())
        .map(String::from)
        .collect()
}
