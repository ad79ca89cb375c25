//! Sharing: the link of the game on the table, its code for cameras, and copying it.

use crate::common::games::QUICKWAY;
use app::sharing::Code;
use app::{Effect, Event};
use qrcodegen::{Mask, QrCode, QrCodeEcc, QrSegment, Version};
use rules::maps::NodeId;
use rules::record::Record;
use rules::transglobal_rail::{Move, Setup, TransglobalRail};
use scene::{
    Item, LayerName, Op, ReplayTarget, SettingsTarget, ShareTarget, SheetTarget, Target, TargetArea,
};

use base::table::Station;

use super::{print, quickway, rail, table, text};
use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::maps;

const ADDRESS: &str = "https://example.org/of-ours/";

fn shared() -> Table {
    let mut table = table();
    table.send(Event::Address(ADDRESS.into()));
    table.open(&text(&rail(2, 1)));
    table.tap(Target::Replay(ReplayTarget::PlayOn));
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Share(ShareTarget::Open));
    table
}

#[test]
fn a_link_brings_the_same_game_to_another_table() {
    let mut table = Table::duelling(7, FACING, QUICKWAY, &[0, 0, 1]);
    table.send(Event::Address(ADDRESS.into()));
    table.turns("d4, e5, e4");
    table.touch("f6");
    let link = table.link();
    let text = link
        .strip_prefix(&format!("{ADDRESS}#game="))
        .expect("it is a link");
    let mut other = super::table();
    other.open(text);
    assert_eq!(other.seen(), table.seen());
    assert_eq!(other.touched(), "f6");
    assert_eq!(other.board().sitting, table.board().sitting);
    other.tap(Target::Replay(ReplayTarget::PlayOn));
    other.ok();
    table.ok();
    assert_eq!(other.position(), table.position());
}

#[test]
fn copying_says_what_came_of_it() {
    let mut table = shared();
    table.tap(Target::Share(ShareTarget::Copy));
    let link = format!("{ADDRESS}#game=");
    let asks = |effect: &Effect| matches!(effect, Effect::Copy(text) if text.starts_with(&link));
    assert!(table.effects.iter().any(asks));
    let copied = "Link copied.";
    assert!(!table.says(copied));
    table.send(Event::Copied(true));
    assert!(table.says(copied));
    table.send(Event::Copied(false));
    assert!(table.says("doesn’t allow copying"));
    table.tap(Target::Sheet(SheetTarget::Close));
    assert!(!table.shows(Target::Share(ShareTarget::Copy)));
}

#[test]
fn there_is_nothing_to_share_without_a_game() {
    let mut table = table();
    table.tap(Target::Settings(SettingsTarget::Cog));
    assert!(!table.shows(Target::Share(ShareTarget::Open)));
}

/// The code's modules, read off the sheet: true is dark.
fn modules(table: &Table) -> Vec<Vec<bool>> {
    let scene = table.app.view();
    let over = scene
        .layers
        .iter()
        .find(|layer| layer.name == LayerName::Over);
    let strokes = over.unwrap().items.iter().filter_map(|item| match item {
        Item::Path {
            path,
            stroke: Some(stroke),
            ..
        } => Some((path, stroke.width)),
        _ => None,
    });
    let (path, width) = strokes.max_by_key(|(path, _)| path.len()).unwrap();
    let stretches: Vec<_> = path
        .chunks(2)
        .map(|ops| match ops {
            [Op::Move(a), Op::Line(b)] => (*a, *b),
            _ => panic!("the code is drawn in stretches"),
        })
        .collect();
    let left = stretches.iter().map(|(a, _)| a.x).fold(f32::MAX, f32::min);
    let right = stretches.iter().map(|(_, b)| b.x).fold(f32::MIN, f32::max);
    let top = stretches.iter().map(|(a, _)| a.y).fold(f32::MAX, f32::min) - width / 2.0;
    let side = ((right - left) / width).round() as usize;
    let mut modules = vec![vec![false; side]; side];
    for (a, b) in stretches {
        let from_pixel = (a.x - a.x.round()).abs();
        assert!(a.y == b.y && from_pixel < 1e-3, "{a:?} to {b:?}");
        let row = ((a.y - top) / width) as usize;
        let column = |x: f32| ((x - left) / width).round() as usize;
        modules[row][column(a.x)..column(b.x)].fill(true);
    }
    assert!(width >= 4.0, "a module is {width} units wide");
    modules
}

#[test]
fn the_code_on_the_sheet_is_the_code_of_the_link() {
    let mut table = shared();
    let seen = modules(&table);
    table.tap(Target::Sheet(SheetTarget::Close));
    let link = table.link();
    let data = [QrSegment::make_bytes(link.as_bytes())];
    let (low, least, most) = (QrCodeEcc::Low, Version::MIN, Version::MAX);
    let mask = Some(Mask::new(0));
    let code = QrCode::encode_segments_advanced(&data, low, least, most, mask, false).unwrap();
    assert_eq!(seen.len(), code.size() as usize);
    for (row, modules) in seen.iter().enumerate() {
        for (column, &dark) in modules.iter().enumerate() {
            assert_eq!(dark, code.get_module(column as i32, row as i32));
        }
    }
}

#[test]
fn two_thousand_signs_are_a_code_and_too_many_are_none() {
    let code = Code::of(&"a".repeat(2_000)).expect("it is not too long");
    // 740 units, with four modules of light ground on either side.
    assert!((740 / (code.side + 8)) >= 4);
    let longest = Code::of(&"a".repeat(2_953)).expect("it is just not too long");
    assert!((740 / (longest.side + 8)) >= 4);
    assert_eq!(Code::of(&"a".repeat(2_954)), None);
}

#[test]
fn a_game_too_long_for_a_camera_can_be_copied() {
    let map = maps::map(maps::europe());
    let start = TransglobalRail::new(map.clone(), Setup::default()).expect("four can play");
    let mut record = Record::new(start);
    for number in 0..2_500 {
        let hub = Move::Hub(NodeId::new(number % 7));
        record.play(hub).expect("a hub can be moved");
    }
    assert!(text(&record).len() > 2_953, "{}", text(&record).len());
    let mut table = table();
    table.open(&text(&record));
    assert_eq!(table.print(), print(&record));
    table.tap(Target::Replay(ReplayTarget::PlayOn));
    assert!(table.text().len() > 2_953);
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Share(ShareTarget::Open));
    table.tap(Target::Share(ShareTarget::Hands));
    table.all_agree();
    assert!(table.says("too long for a code"));
    assert!(table.allows(Target::Share(ShareTarget::Copy)));
}

#[test]
fn links_are_as_long_as_their_games_and_hold_them_whole() {
    let record = quickway();
    let mut table = table();
    table.open(&text(&record));
    let again = table.text();
    let mut other = super::table();
    other.open(&again);
    let viewing = other.app.linked_game().expect("it is looked at");
    assert_eq!(viewing.replay.steps(), record.steps().len());
}

#[test]
fn a_board_of_two_at_the_short_sides_makes_room_for_the_controls() {
    let short = [Station::Left, Station::Right];
    let mut table = Table::duelling(7, short, QUICKWAY, &[0, 0, 1]);
    let large = table.board().square();
    let (text, _) = table.app.kept().expect("a game is on the table");
    let mut other = super::table();
    other.open(&text);
    for _ in Station::ALL {
        let scene = other.view();
        let cells = |area: &&TargetArea| matches!(area.target, Target::Board(_));
        for cell in scene.targets.iter().filter(cells) {
            let seen = scene.target_at(cell.area.middle());
            assert_eq!(seen, Some(cell.target), "under the controls");
        }
        other.tap(Target::Replay(ReplayTarget::Rotate));
    }
    assert!(other.board().square().side < large.side);
    // A player who continues needs no controls.
    other.tap(Target::Replay(ReplayTarget::PlayOn));
    assert_eq!(other.board().square(), large);
    table.touch("f6");
    other.touch("f6");
    assert_eq!(other.touched(), table.touched());
}
