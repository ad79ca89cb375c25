//! People with any kind of colour vision can tell the players' colours and patterns apart.

use crate::common::fingers::Table;
use base::table::{PlayerColour, Station};
use rules::maps::Symbol;
use scene::{Colour, LobbyTarget, Target, theme};

/// Sight of one kind of eye, for linear red, green and blue.
type Eye = [[f32; 3]; 3];

/// Eyes without a kind of cones, after Machado, Oliveira and Fernandes (2009), and common ones.
const EYES: [(&str, Eye); 4] = [
    (
        "common",
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    ),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

fn linear(share: f32) -> f32 {
    match share <= 0.04045 {
        true => share / 12.92,
        false => ((share + 0.055) / 1.055).powf(2.4),
    }
}

/// Lightness, and how far from grey, as CIE 1976 has them.
fn lab(colour: Colour, eye: &Eye) -> [f32; 3] {
    let [red, green, blue, _] = colour.0.to_be_bytes();
    let light = [red, green, blue].map(|part| linear(f32::from(part) / 255.0));
    let dot = |row: &[f32; 3]| row.iter().zip(light).map(|(a, b)| a * b).sum::<f32>();
    let [r, g, b] = eye.each_ref().map(|row| dot(row).clamp(0.0, 1.0));
    let f = |t: f32| match t > 0.008_856 {
        true => t.cbrt(),
        false => 7.787 * t + 16.0 / 116.0,
    };
    let x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.950_47);
    let y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
    let z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// Distance of two colours for an eye (CIE76).
fn apart(one: Colour, other: Colour, eye: &Eye) -> f32 {
    let parts = lab(one, eye).into_iter().zip(lab(other, eye));
    parts.map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
}

#[test]
fn the_lands_of_any_two_regions_are_told_apart() {
    use Symbol::{Column, Snow, Sun, Tree, Wave};
    let signs = [Wave, Sun, Tree, Column, Snow];
    for (at, one) in signs.into_iter().enumerate() {
        for other in &signs[..at] {
            let lands = [one, *other].map(theme::region_land);
            let apart = apart(lands[0], lands[1], &EYES[0].1);
            assert!(apart >= 12.0, "{one:?} and {other:?}: {apart}");
        }
    }
}

#[test]
fn any_two_colours_are_far_apart_for_eyes_of_every_kind() {
    for (kind, eye) in EYES {
        for (at, one) in PlayerColour::ALL.into_iter().enumerate() {
            for other in &PlayerColour::ALL[..at] {
                let apart = apart(one.colour(), other.colour(), &eye);
                assert!(apart >= 20.0, "{one:?} and {other:?}: {apart} for {kind}");
            }
        }
    }
}

#[test]
fn any_two_rails_have_sleepers_that_differ() {
    for (at, one) in PlayerColour::ALL.into_iter().enumerate() {
        for other in &PlayerColour::ALL[..at] {
            let [(long, apart), (other_long, other_apart)] =
                [one, *other].map(PlayerColour::sleepers);
            // The share of wood in a rail, or how often wood comes, differs by a third at least.
            let ratio = |a: f32, b: f32| a.max(b) / a.min(b);
            let wood = ratio(
                long / (long + apart),
                other_long / (other_long + other_apart),
            );
            let often = ratio(long + apart, other_long + other_apart);
            assert!(wood.max(often) > 4.0 / 3.0, "{one:?} and {other:?}");
        }
    }
}

#[test]
fn two_players_get_colours_of_different_lightness() {
    let [first, second, ..] = PlayerColour::JOINING;
    for (kind, eye) in EYES {
        let [one, other] = [first, second].map(|colour| lab(colour.colour(), &eye)[0]);
        let least = if kind == "common" { 25.0 } else { 20.0 };
        assert!((one - other).abs() >= least, "{one} and {other} for {kind}");
    }
    // All of them are assigned in the end.
    for colour in PlayerColour::ALL {
        assert!(PlayerColour::JOINING.contains(&colour), "{colour:?}");
    }
    let mut table = Table::new(1);
    let places = [Station::NearLeft, Station::FarRight];
    for place in places {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    let session = table.app.session().expect("a game has begun");
    let colour = |place| {
        session
            .seat_at(place)
            .map(|seat| session.seats()[seat].colour)
    };
    assert_eq!(places.map(colour), [Some(first), Some(second)]);
}
