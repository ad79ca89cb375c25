//! The rows of a panel of the rail game stay where they are, whatever is open.

use base::table::Station;
use scene::{LobbyTarget, Point, SeatTarget, Target};

use crate::common::fingers::Table;

/// Returns the place on the stage and the letters' size of words on a panel.
fn place_of(table: &Table, place: Station, words: &str) -> Option<(Point, f32)> {
    let mut texts = table.texts_of_panel(place).into_iter();
    let text = texts.find(|text| text.words == words)?;
    Some((text.at, text.size))
}

#[test]
fn the_name_the_next_step_and_the_bank_stay_when_a_list_opens() {
    let mut table = Table::new(7);
    for place in [Station::NearLeft, Station::FarRight] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    let place = table.acting();
    let session = table.app.session().expect("a game is on the table");
    let seat = session.seat_at(place).expect("somebody sits there");
    let name = session.seats()[seat].colour.name().to_string();
    let all = [name.as_str(), "$15", "bank"];
    let taught = all.map(|words| place_of(&table, place, words));
    assert!(taught.iter().all(Option::is_some), "{taught:?}");
    table.tap(Target::Seat(place, SeatTarget::LeaveCoach));
    let told = "Look at your cities, then tap to place your hub";
    let (from, _) = place_of(&table, place, told).expect("it is the next step");
    assert_eq!(all.map(|words| place_of(&table, place, words)), taught);
    table.tap(Target::Seat(place, SeatTarget::Cities));
    assert_eq!(all.map(|words| place_of(&table, place, words)), taught);
    let now = place_of(&table, place, "Tap to place your hub");
    let (at, _) = now.expect("its cities are looked at");
    assert_eq!(at.x, from.x, "it is where it was");
}
