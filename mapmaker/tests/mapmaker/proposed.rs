//! Proposes maps of a made-up continent with known features.
//!
//! The land extends from 0 to 30 E and from 40 to 56 N, with a river every four degrees, a range, and a town near
//! each crossing of a grid. Beyond it there is only sea.

use mapmaker::build;
use mapmaker::description::Description;
use mapmaker::geography::Geography;
use mapmaker::propose::{Certificate, Frame, Place, Proposal, Ranges, Wish, World, propose};
use mapmaker::text;
use mapmaker::topojson::Atlas;
use serde_json::json;

fn world() -> World {
    let ring = |w: i32, s: i32, e: i32, n: i32| json!([[w, s], [e, s], [e, n], [w, n], [w, s]]);
    let polygon = |arc: i32| json!({"type": "Polygon", "arcs": [[arc]]});
    let mut arcs = vec![ring(0, 40, 30, 56)];
    arcs.extend((0..7).map(|river| {
        json!([
            [4 * river + 2, 41],
            [4 * river + 3, 48],
            [4 * river + 2, 55]
        ])
    }));
    let rivers: Vec<_> = (1..8)
        .map(|arc| json!({"type": "LineString", "arcs": [arc]}))
        .collect();
    let data = json!({
        "arcs": arcs,
        "objects": {
            "land": {"geometries": [polygon(0)]},
            "lakes": {"geometries": []},
            "countries": {"geometries": []},
            "rivers": {"geometries": rivers},
        },
    });
    let mut table = String::new();
    for town in 0..96 {
        let (column, row) = (town % 12, town / 12);
        // Towns are a little off the grid, with sizes in no order.
        let lon = 1.5 + 2.45 * f64::from(column) + f64::from(town * 7 % 5) / 10.0;
        let lat = 41.0 + 1.95 * f64::from(row) + f64::from(town * 5 % 7) / 20.0;
        let people = 5000 + town * 7919 % 9973 * 100;
        table += &format!("{people}\t{lat}\t{lon}\tXX\tTown {town}\n");
    }
    World {
        atlas: Atlas::parse(&data.to_string()).expect("the made-up data is good"),
        places: Place::table(&table).expect("the made-up towns are good"),
        ranges: Ranges::parse(r#"{"Ridge": {"wide": 120, "line": [[12, 44], [20, 46]]}}"#)
            .expect("the made-up range is good"),
    }
}

fn proposed(frame: &str, seed: &str) -> Result<Proposal, String> {
    let wish = Wish::parse("Made-up Land", frame, seed)?;
    propose(&wish, &world(), &mut |_| {})
}

/// Fingerprint of the map for seed 7 on every machine. An intended change of the search changes it, and then every
/// frame and seed gives another map.
const SEED_7: u64 = 16_225_215_316_619_408_832;

#[test]
fn intersections_that_are_too_close_for_names_are_noticed() {
    let text = rules::maps::MAPS[3].text;
    let file: rules::maps::MapFile = serde_json::from_str(text).expect("it can be read");
    let map = rules::maps::RailMap::try_from(file).expect("the rules accept it");
    let missed = |spacing| {
        let certificate = Certificate::of(&map, spacing);
        let missed = certificate.missed().map(|demand| demand.what);
        missed.collect::<Vec<_>>()
    };
    assert_eq!(missed(58.0), Vec::<&str>::new());
    assert_eq!(missed(57.0), ["intersections apart, units"]);
    assert!(Certificate::of(&map, 57.0).advice()[0].contains("less sea"));
}

#[test]
fn a_frame_may_lie_across_the_date_line_and_round_the_world() {
    let projection = |frame: &str| {
        Frame::parse(frame)
            .expect("it is a good frame")
            .projection()
    };
    let pacific = projection("120,-50,-170,10");
    assert_eq!(pacific.centre[0], 155.0);
    let [fiji, bali] = [[178.4, -18.1], [115.2, -8.7]].map(|place| pacific.stage(place));
    let samoa = pacific.stage([-171.8, -13.8]);
    assert!(bali.x < fiji.x && fiji.x < samoa.x && samoa.x < 1920.0);
    let world = projection("-170,-56,-170.1,75");
    assert!(matches!(
        world.kind,
        mapmaker::description::Kind::Cylindrical(_)
    ));
    let [alaska, kamchatka] = [[-160.0, 60.0], [160.0, 60.0]].map(|place| world.stage(place));
    assert!(alaska.x > 100.0 && alaska.x < 400.0 && kamchatka.x > 1600.0 && kamchatka.x < 1820.0);
}

/// A proposal takes some seconds, so this test makes one for all its checks.
#[test]
fn a_frame_and_a_seed_give_the_same_fair_map_everywhere() {
    let first = proposed("0,40,30,56", "7").expect("the land gives a map");
    let written = |made: &Proposal| made.description.text().expect("it can be written");
    let map = |made: &Proposal| text(&made.built.file).expect("it can be written");
    assert!(first.certificate.holds(), "{}", first.certificate);
    assert_eq!(first.certificate.advice(), Vec::<String>::new());
    let both = written(&first) + &map(&first);
    let fingerprint = both
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |so_far, byte| {
            (so_far ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    assert_eq!(fingerprint, SEED_7);

    // The description for a person to continue with gives exactly the measured map.
    let read = Description::parse(&written(&first)).expect("what was written can be read");
    assert_eq!(
        written(&first),
        read.text().expect("it can be written again")
    );
    let geography = Geography::new(&read, &world().atlas).expect("the data fits");
    let built = build(&read, read.lattice, &geography).expect("it can be built");
    assert_eq!(text(&built.file).expect("it can be written"), map(&first));
    let towns = read
        .regions
        .iter()
        .map(|region| (region.cities.len(), region.ringed.len()));
    assert_eq!(towns.collect::<Vec<_>>(), [(7, 2); 5]);
}

#[test]
fn frames_of_which_no_map_can_be_made_are_answered_with_a_sentence() {
    let why = |frame: &str| match proposed(frame, "1") {
        Ok(_) => panic!("{frame} must be refused"),
        Err(why) => why,
    };
    let told = [
        ("NaN,40,30,56", "West and east lie between"),
        ("0,40,inf,56", "West and east lie between"),
        ("0,40,200,56", "West and east lie between"),
        ("0,-91,30,56", "West and east lie between"),
        ("0,56,30,40", "The frame's second number is its south"),
        ("30,40,30,56", "The frame's west and east are the same"),
        ("0,70,30,90", "So near to a pole"),
        ("0,-90,30,-60", "So near to a pole"),
        ("0,40,1,41", "The frame is too small"),
        ("0,40,0,40", "The frame's second number"),
        ("0,40,30", "A frame is four numbers"),
        ("0,40,30,56,1", "A frame is four numbers"),
        ("0,40,,56", "A frame is four numbers"),
        ("", "A frame is four numbers"),
        (
            "-60,-10,-30,10",
            "There is too little land in this frame: it has room for 0",
        ),
    ];
    for (frame, sentence) in told {
        let why = why(frame);
        assert!(
            why.starts_with(sentence) && why.ends_with('.'),
            "{frame}: {why}"
        );
    }
}

#[test]
fn a_land_with_few_towns_is_told_so() {
    let mut world = world();
    world.places.truncate(30);
    let wish = Wish::parse("Made-up Land", "0,40,30,56", "1").expect("it is understood");
    let why = propose(&wish, &world, &mut |_| {}).err();
    let why = why.expect("30 towns are too few");
    assert!(
        why.starts_with("Only ") && why.contains("a map needs 35"),
        "{why}"
    );
}

#[test]
fn garbage_is_answered_with_a_sentence() {
    for line in [
        "x",
        "1\t2\t3\tXX",
        "1\tNaN\t3\tXX\tA",
        "1\t2\t300\tXX\tA",
        "-1\t2\t3\tXX\tA",
        "1\t2\t3\tXX\t",
    ] {
        let why = Place::table(&format!("5\t1\t1\tXX\tA\n{line}")).expect_err(line);
        assert!(
            why.starts_with("Line 2 of the cities cannot be read"),
            "{why}"
        );
    }
    assert!(Ranges::parse("{").is_err() && Ranges::parse(r#"{"A": {"wide": 1}}"#).is_err());
    let frame = "0,40,30,56";
    assert!(
        Wish::parse("Kärnten & Tirol", frame, "1").is_ok_and(|wish| wish.id() == "k-rnten-tirol")
    );
    for (name, seed) in [
        ("", "1"),
        ("../..", "1"),
        ("日本", "1"),
        ("A", "x"),
        ("A", "-1"),
        (&"A".repeat(25), "1"),
    ] {
        assert!(Wish::parse(name, frame, seed).is_err(), "{name} {seed}");
    }
}

#[test]
fn frames_fill_the_table_and_windows_reach_beyond_it() {
    for frame in [
        "-11,50,2,59",
        "6,36,19,47",
        "-82,-56,-34,13",
        "112,-44,155,-10",
        "-18,-35,52,37",
        "30,4,70,76",
        "120,-50,-170,10",
    ] {
        let frame = Frame::parse(frame).expect("it is a good frame");
        let projection = frame.projection();
        let corners: Vec<_> = frame
            .field()
            .into_iter()
            .map(|place| projection.stage(place))
            .collect();
        let edge = |of: fn(&geo::Coord<f64>) -> f64| {
            let least = corners.iter().map(of).fold(f64::INFINITY, f64::min);
            let most = corners.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
            (least, most)
        };
        let ((left, right), (top, low)) = (edge(|at| at.x), edge(|at| at.y));
        assert!(
            left > 140.0 && right < 1780.0 && top > 130.0 && low < 950.0,
            "{frame:?} {left} {right} {top} {low}"
        );
        assert!(right - left > 1500.0 || low - top > 720.0, "{frame:?}");
        let [west, south, east, north] = frame.window(&projection);
        for place in [[west, south], [west, north], [east, south], [east, north]] {
            let at = projection.stage(place);
            let outside = at.x < 0.0 || at.x > 1920.0 || at.y < 0.0 || at.y > 1080.0;
            assert!(outside, "{frame:?}: {place:?}");
        }
    }
}
