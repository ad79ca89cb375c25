//! Games that came by links: looked at, step by step, and played on.

use crate::common::cases;
use crate::common::games::{QUICKWAY, RAINDROPS};
use app::{Event, Key};
use base::table::Station;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::Notation;
use rules::maps::{MapId, NodeId};
use rules::record::{MOST_STEPS, Record, envelope, link};
use rules::transglobal_rail::Move;
use scene::{
    LobbyTarget, QuestionTarget, ReplayTarget, ReviewTarget, RulesTarget, SeatTarget, Seek,
    SettingsTarget, ShareTarget, SheetTarget, Slider, Target,
};

use super::{print, quickway, rail, raindrops, rapid_transit, switch_yard, table, text};
use crate::common::disk::Disk;
use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::{maps, player};

/// Goes back and forth through a game, and compares what is on the table with the record.
fn check_every_step<G: Notation>(record: &Record<G>) {
    let mut table = table();
    let untouched = table.kept().len();
    table.open(&text(record));
    let count = record.steps().len();
    let viewing = table.app.linked_game().expect("it is looked at");
    assert_eq!(
        (viewing.replay.at(), viewing.replay.steps()),
        (count, count)
    );
    assert_eq!(table.print(), print(record));
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::Start)));
    assert_eq!(table.app.linked_game().unwrap().replay.at(), 0);
    assert!(!table.allows(Target::Replay(ReplayTarget::Seek(Seek::Back))));
    // Step by step with the keyboard on the slider, and turn by turn with the buttons.
    while table.app.focus().map(|area| area.target) != Some(Target::Replay(ReplayTarget::Timeline))
    {
        table.tab();
    }
    for at in 0..=count {
        let viewing = table.app.linked_game().expect("it is looked at");
        assert_eq!(viewing.replay.at(), at);
        assert_eq!(table.print(), print(&record.until(at)), "after {at} steps");
        assert_nothing_can_be_touched(&table);
        table.key(Key::Right);
    }
    let mut turns = 0;
    while table.allows(Target::Replay(ReplayTarget::Seek(Seek::Back))) {
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
        let at = table
            .app
            .linked_game()
            .expect("it is looked at")
            .replay
            .at();
        assert_eq!(table.print(), print(&record.until(at)));
        turns += 1;
    }
    assert_eq!(table.app.linked_game().unwrap().replay.stop(), (0, turns));
    for turn in 1..=turns {
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::Next)));
        assert_eq!(
            table.app.linked_game().unwrap().replay.stop(),
            (turn, turns)
        );
    }
    assert!(!table.allows(Target::Replay(ReplayTarget::Seek(Seek::Next))));
    assert_eq!(table.print(), print(record));
    assert_eq!(table.kept().len(), untouched, "looking keeps nothing");
    table.tap(Target::ToLobby);
    assert!(table.shows(Target::Lobby(LobbyTarget::Start)) && table.app.linked_game().is_none());
    assert_eq!(table.kept().len(), untouched);
}

fn assert_nothing_can_be_touched(table: &Table) {
    for area in table.view().targets.clone() {
        let known = matches!(
            area.target,
            Target::Replay(ReplayTarget::Seek(_) | ReplayTarget::Play | ReplayTarget::Speed)
                | Target::Settings(SettingsTarget::Cog)
                | Target::Replay(ReplayTarget::PlayOn)
                | Target::Review(ReviewTarget::Open)
                | Target::ToLobby
                | Target::Replay(ReplayTarget::Rotate)
                | Target::Sheet(SheetTarget::Rotate)
                | Target::Sheet(SheetTarget::Blank)
                | Target::Replay(ReplayTarget::Timeline)
        );
        assert!(known, "{:?}", area.target);
    }
}

#[test]
fn every_step_of_all_five_games_is_as_it_was() {
    check_every_step(&rail(2, 1));
    check_every_step(&quickway());
    check_every_step(&raindrops());
    check_every_step(&rapid_transit());
    check_every_step(&switch_yard());
}

#[test]
fn the_controls_say_which_turn_is_shown() {
    let mut table = table();
    table.open(&text(&quickway()));
    let (_, turns) = table.app.linked_game().unwrap().replay.stop();
    assert!(table.says(&format!("Turn {turns} of {turns}")));
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::Start)));
    assert!(table.says("Start of the game"), "{:?}", table.words());
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::Next)));
    assert!(table.says(&format!("Turn 1 of {turns}")));
}

#[test]
fn turns_of_the_rail_game_end_where_they_were_confirmed() {
    let record = rail(3, 2);
    let mut table = table();
    table.open(&text(&record));
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::Start)));
    let confirms = |step: &Move| matches!(step, Move::Ok | Move::Discard);
    let steps = record.steps().iter().enumerate();
    for (number, _) in steps.filter(|(_, step)| confirms(step)) {
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::Next)));
        assert_eq!(table.app.linked_game().unwrap().replay.at(), number + 1);
    }
}

/// Plays on from a step, and finds the game there as it was, ready to go on.
fn check_plays_on<G: Notation>(record: &Record<G>, at: usize) {
    let mut table = table();
    table.open(&text(record));
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::Start)));
    while table.app.focus().map(|area| area.target) != Some(Target::Replay(ReplayTarget::Timeline))
    {
        table.tab();
    }
    (0..at).for_each(|_| table.key(Key::Right));
    if table.app.session().unwrap().is_finished() && table.app.board().is_some() {
        assert!(
            !table.shows(Target::Replay(ReplayTarget::PlayOn)),
            "it is over"
        );
        return;
    }
    table.tap(Target::Replay(ReplayTarget::PlayOn));
    assert!(
        table.app.linked_game().is_none() && table.shows(Target::Settings(SettingsTarget::Cog))
    );
    assert_eq!(public(&table.print()), public(&print(&record.until(at))));
    // It is kept at once, and a fresh table finds it so.
    assert!(!table.kept().is_empty(), "it is kept");
    let found = Disk::of(&mut table).found();
    let mut later = super::table();
    later.send(Event::Found(Box::new(found)));
    later.tap(Target::Resume);
    assert_eq!(later.print(), table.print());
}

/// Returns the part of a position that a link shows.
///
/// The link does not show which seat begins a round that is not dealt yet.
fn public(position: &str) -> String {
    let begins = |line: &&str| position.contains("rail ") || !line.starts_with("start ");
    position
        .lines()
        .filter(begins)
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn people_play_on_from_any_step() {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut some = |count: usize| [0, count, chance.random_range(0..count)];
    let (one, two, three, four, five) = (
        rail(6, 3),
        quickway(),
        raindrops(),
        rapid_transit(),
        switch_yard(),
    );
    some(one.steps().len())
        .into_iter()
        .for_each(|at| check_plays_on(&one, at));
    some(two.steps().len())
        .into_iter()
        .for_each(|at| check_plays_on(&two, at));
    some(three.steps().len())
        .into_iter()
        .for_each(|at| check_plays_on(&three, at));
    some(four.steps().len())
        .into_iter()
        .for_each(|at| check_plays_on(&four, at));
    some(five.steps().len())
        .into_iter()
        .for_each(|at| check_plays_on(&five, at));
}

#[test]
fn the_game_on_the_table_waits_behind_a_link() {
    let mut table = Table::duelling(7, FACING, QUICKWAY, &[0, 0, 1]);
    table.touch("d4");
    let (before, kept) = (table.seen(), table.kept().len());
    let other = text(&raindrops());
    table.open(&other);
    assert!(table.app.linked_game().unwrap().hides_a_game());
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
    // A second link takes the place of the first, not of the game.
    table.open(&text(&quickway()));
    table.tap(Target::ToLobby);
    assert_eq!(
        (table.seen(), table.touched().as_str()),
        (before.clone(), "d4")
    );
    assert_eq!(
        table.kept().len(),
        kept,
        "nothing was kept and nothing forgotten"
    );
    // And playing on asks first.
    table.open(&other);
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
    table.tap(Target::Replay(ReplayTarget::PlayOn));
    table.tap(Target::Question(QuestionTarget::No));
    assert!(table.app.linked_game().is_some());
    table.tap(Target::Replay(ReplayTarget::PlayOn));
    table.key(Key::Escape);
    table.tap(Target::ToLobby);
    assert_eq!(table.seen(), before);
    table.open(&other);
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
    table.tap(Target::Replay(ReplayTarget::PlayOn));
    table.tap(Target::Question(QuestionTarget::Yes));
    assert_eq!(table.board().id(), RAINDROPS);
    assert!(table.kept().len() > kept);
}

#[test]
fn a_kept_game_still_waits_after_a_link() {
    let mut first = Table::duelling(7, FACING, QUICKWAY, &[0, 0, 1]);
    first.turns("d4");
    let position = first.position();
    assert!(!first.kept().is_empty(), "it is kept");
    let found = Event::Found(Box::new(Disk::of(&mut first).found()));
    // The link and the kept game can come in either order.
    for link_first in [true, false] {
        let mut table = table();
        let link = Event::Link(text(&raindrops()));
        let (one, two) = match link_first {
            true => (link, found.clone()),
            false => (found.clone(), link),
        };
        table.send(one);
        table.send(two);
        assert!(table.app.linked_game().is_some());
        assert_nothing_can_be_touched(&table);
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
        table.tap(Target::Replay(ReplayTarget::PlayOn));
        let viewing = table.app.linked_game().expect("nobody has answered yet");
        assert!(!viewing.hides_a_game());
        assert!(table.shows(Target::Question(QuestionTarget::Yes)));
        assert!(table.allows(Target::Question(QuestionTarget::Yes)));
        table.tap(Target::Question(QuestionTarget::No));
        table.tap(Target::ToLobby);
        table.tap(Target::Resume);
        assert_eq!(table.position(), position);
    }
}

#[test]
fn a_link_waits_for_its_map() {
    let map = maps::asia();
    let record = player::record(&maps::map(map), 2, 5, 20, 1);
    let mut table = Table::new(1);
    table.open(&text(&record));
    assert!(table.app.linked_game().is_none());
    let file = Ok(Box::new(maps::file(map)));
    table.send(Event::MapCame { map, file });
    assert_eq!(table.print(), print(&record));
    // One that never comes.
    let mut table = Table::new(1);
    table.open(&text(&record));
    let file = Err("It is not there.".into());
    table.send(Event::MapCame { map, file });
    assert!(table.app.linked_game().is_none());
    assert_eq!(table.app.screen(), "trouble");
    assert!(table.says("It is not there."));
}

#[test]
fn lists_stay_closed_and_old_fingers_do_nothing() {
    let mut table = table();
    for place in [Station::NearLeft, Station::FarLeft, Station::Right] {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    let place = table.acting();
    let at = table.place(Target::Seat(place, SeatTarget::Cities));
    table.down(1, at);
    assert!(table.app.list_is_open(place));
    let link = table.clone().text();
    table.open(&link);
    assert!(table.app.linked_game().is_some());
    for place in Station::ALL {
        assert!(!table.shows(Target::Seat(place, SeatTarget::Cities)));
    }
    let open = Station::ALL
        .iter()
        .any(|&place| table.app.list_is_open(place));
    assert!(!open, "no list is open under a finger that is still down");
    table.up(1, at);
    assert_nothing_can_be_touched(&table);
}

#[test]
fn the_controls_go_round_the_table() {
    let mut table = table();
    table.open(&text(&rail(6, 3)));
    let mut places = Vec::new();
    for _ in Station::ALL {
        let place = table.app.linked_game().unwrap().place;
        places.push(place);
        // On every side a finger drags the slider the way its person sees it.
        let track = table.area(Target::Replay(ReplayTarget::Timeline)).area;
        table.tap_at(track.middle());
        let viewing = table.app.linked_game().unwrap();
        let half = viewing.replay.steps() as f32 / 2.0;
        assert!(
            (viewing.replay.at() as f32 - half).abs() <= 1.0,
            "{place:?}"
        );
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::End)));
        assert!(!table.allows(Target::Replay(ReplayTarget::Seek(Seek::Next))));
        table.tap(Target::Replay(ReplayTarget::Rotate));
    }
    places.sort();
    assert_eq!(places, Station::ALL);
}

#[test]
fn the_slider_goes_from_the_beginning_to_the_end() {
    let record = rapid_transit();
    let mut table = table();
    table.open(&text(&record));
    table.drag(Target::Replay(ReplayTarget::Timeline), 0.0);
    assert_eq!(table.app.linked_game().unwrap().replay.at(), 0);
    table.drag(Target::Replay(ReplayTarget::Timeline), 1.0);
    assert_eq!(
        table.app.linked_game().unwrap().replay.at(),
        record.steps().len()
    );
}

#[test]
fn a_game_of_a_link_that_is_over_is_looked_back_at() {
    let record = rapid_transit();
    let mut table = table();
    table.open(&text(&record));
    assert!(table.says("REVIEW") && !table.shows(Target::Replay(ReplayTarget::PlayOn)));
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
    assert!(table.says("PLAY FROM HERE"));
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::Next)));
    table.tap(Target::Review(ReviewTarget::Open));
    assert_eq!(table.app.screen(), "review");
    table.tap(Target::Review(ReviewTarget::Close));
    assert_eq!(table.app.screen(), "replay");
}

// Texts that are no links.

/// A link that cannot be opened says so, and leaves the lobby as it is.
fn check_refused(table: &mut Table, text: &str) {
    let kept = table.kept().len();
    table.open(text);
    assert!(table.app.linked_game().is_none(), "{text}");
    assert!(table.app.rail().is_none() && table.app.board().is_none());
    assert_eq!(table.app.screen(), "trouble", "{text}");
    assert_eq!(table.kept().len(), kept);
}

#[test]
fn garbage_is_told_in_a_sentence() {
    let fresh = table();
    let good = text(&rail(2, 4));
    let long = "A".repeat(10_000_000);
    for text in [
        "",
        "x",
        "%E2%82%AC",
        "\u{0}",
        "é",
        "game=",
        &long,
        &good[1..],
        &good[..20],
    ] {
        let mut table = fresh.clone();
        check_refused(&mut table, text);
        assert!(table.says("This link can’t be opened."));
    }
    for length in (0..good.len()).step_by(3) {
        check_refused(&mut fresh.clone(), &good[..length]);
    }
}

#[test]
fn a_bad_link_leaves_what_is_looked_at() {
    let record = rapid_transit();
    let mut table = table();
    table.open(&text(&record));
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
    let before = table.words();
    table.open("garbage");
    assert_eq!(table.app.screen(), "trouble");
    table.tap(Target::Dismiss);
    assert_eq!(table.app.screen(), "replay");
    assert_eq!(table.words(), before);
    table.tap(Target::Replay(ReplayTarget::Seek(Seek::Next)));
    assert_eq!(table.print(), print(&record));
}

#[test]
fn made_up_links_break_nothing() {
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    let fresh = table();
    let good = [
        text(&rail(2, 4)),
        text(&quickway()),
        text(&raindrops()),
        text(&rapid_transit()),
        text(&switch_yard()),
    ];
    let (mut opened, mut refused) = (0, 0);
    let all = cases::count(1_000) as usize;
    for number in 0..all {
        let bytes = link::from_text(&good[number % good.len()]).unwrap();
        let mut bytes = envelope::open(&bytes).unwrap().to_vec();
        // Some stay as they are.
        for _ in 0..chance.random_range(0..8).min(3) {
            let end = if chance.random() { bytes.len() } else { 40 };
            let at = chance.random_range(0..end.min(bytes.len()).max(1));
            match chance.random_range(0..4) {
                0 => bytes.truncate(at),
                1 => bytes.insert(at, chance.random()),
                _ if at < bytes.len() => bytes[at] ^= 1 << chance.random_range(0..8),
                _ => {}
            }
        }
        let text = link::to_text(&envelope::seal(&bytes).unwrap());
        let mut table = fresh.clone();
        table.open(&text);
        // A missing map is requested, and then the answer comes.
        for map in MapId::all().skip(1) {
            let file = Err("It is not there.".into());
            table.send(Event::MapCame { map, file });
        }
        match table.app.linked_game() {
            Some(_) => {
                table.tap(Target::Replay(ReplayTarget::Seek(Seek::Start)));
                table.tap(Target::Replay(ReplayTarget::PlayOn));
                opened += 1;
            }
            None => {
                assert_eq!(table.app.screen(), "trouble", "{text}");
                refused += 1;
            }
        }
        if number % 4 == 0 {
            let mut noise = vec![0; chance.random_range(0..200)];
            chance.fill_bytes(&mut noise);
            check_refused(&mut fresh.clone(), &link::to_text(&noise));
            check_refused(&mut fresh.clone(), &String::from_utf8_lossy(&noise));
        }
    }
    assert!(opened > 0 && refused > all / 2, "{opened} {refused}");
}

#[test]
fn the_longest_game_that_is_read_is_looked_at() {
    let map = maps::map(maps::europe());
    let setup = rules::transglobal_rail::Setup::default();
    let start = rules::transglobal_rail::TransglobalRail::new(map.clone(), setup);
    let mut record = Record::new(start.expect("so many can play"));
    for number in 0..MOST_STEPS {
        record
            .play(Move::Hub(NodeId::new(number % 7)))
            .expect("a hub can be moved");
    }
    let mut table = table();
    table.open(&text(&record));
    assert_eq!(table.app.linked_game().unwrap().replay.steps(), MOST_STEPS);
    table.drag(Target::Replay(ReplayTarget::Timeline), 0.5);
    assert!(table.app.linked_game().unwrap().replay.at() > 0);
    let (turn, turns) = table.app.linked_game().unwrap().replay.stop();
    assert_eq!((turn, turns), (1, 1), "none of it was confirmed");
}

#[test]
fn a_viewer_can_read_the_rules_and_set_the_volume() {
    for record in [text(&rail(3, 1)), text(&quickway())] {
        let mut table = table();
        table.open(&record);
        let game = table.app.session().expect("it is looked at").id();
        let shown = table.versions();
        table.tap(Target::Settings(SettingsTarget::Cog));
        assert_eq!(table.app.screen(), "settings");
        for gone in [SettingsTarget::NewGame, SettingsTarget::EndGame] {
            assert!(!table.shows(Target::Settings(gone)), "it is only looked at");
        }
        let for_two = table.app.board().is_some();
        assert_eq!(
            table.shows(Target::Share(ShareTarget::Open)),
            for_two,
            "others may look, too"
        );
        table.drag(Target::Slider(Slider::Music), 1.0);
        table.tap(Target::Rules(RulesTarget::Open));
        assert_eq!(table.app.screen(), "rules");
        assert!(table.says(crate::common::games::title(game)));
        table.tap(Target::Sheet(SheetTarget::Close));
        assert_eq!(table.app.screen(), "replay");
        assert_eq!(table.versions(), shown);
        table.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
        table.tap(Target::ToLobby);
        assert_eq!(table.app.screen(), "lobby");
    }
}
