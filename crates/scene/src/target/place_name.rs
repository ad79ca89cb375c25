//! Places round the table in the names of targets.

use base::table::Station;

/// Returns a place as the names of targets write it: `near-left`.
pub fn place_name(place: Station) -> &'static str {
    match place {
        Station::NearLeft => "near-left",
        Station::Left => "left",
        Station::FarLeft => "far-left",
        Station::FarRight => "far-right",
        Station::Right => "right",
        Station::NearRight => "near-right",
    }
}
