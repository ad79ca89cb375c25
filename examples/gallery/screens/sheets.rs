//! Sheets over the table: settings, questions, rules, links, and games that were kept.
//!
//! There are also those that only kiosks and their operators see.

use crate::common::games::{QUICKWAY, RAINDROPS, title};
use app::Event;
use app::input::{Found, HostAnswer, PinAnswer, Reading};
use app::kiosk::hours::WeekTime;
use app::snapshot::Snapshot;
use base::table::Station;
use rules::Notation;
use rules::connection::Connection;
use rules::raindrops::Raindrops;
use rules::record::Save;
use scene::{
    Delete, LobbyTarget, OperatorTarget, Page, PinTarget, Point, ReplayTarget, ResultsTarget,
    RulesTarget, SeatTarget, Seek, SettingsTarget, ShareTarget, SheetTarget, Slider, Target,
};
use screens::GAMES;

use crate::common::duels::FACING;
use crate::common::fingers::Table;
use crate::common::{maps, player};

use super::duels::{self, played};
use super::{Shots, rail, table, text, viewing, with_game};
use base::words::{Language, Message};

/// A rail game of six in its first round.
fn six() -> Table {
    let record = rail::round(maps::europe(), 6);
    let at = record.steps().len() * 2 / 3;
    with_game(&record.until(at), &rail::aside(6))
}

/// A game for two in its middle.
fn two() -> Table {
    with_game(&played::<Raindrops>(&[2], 9), &duels::aside(FACING))
}

/// Takes the settings over everything that they can cover, and their questions.
pub fn settings(shots: &mut Shots) {
    for (name, mut table) in [
        ("the lobby", table()),
        ("the rail game", six()),
        ("a game for two", two()),
    ] {
        table.tap(Target::Settings(SettingsTarget::Cog));
        shots.take_turned(&format!("over {name}"), &table);
        table.tap(Target::Settings(SettingsTarget::Hints));
        table.send(Event::FullScreen(true));
        table.send(Event::NewVersion);
        for slider in Slider::ALL {
            if table.shows(Target::Slider(slider)) {
                table.drag(Target::Slider(slider), 1.0);
            }
        }
        shots.take_turned(&format!("over {name}, everything set high"), &table);
        for slider in Slider::ALL {
            if table.shows(Target::Slider(slider)) {
                table.drag(Target::Slider(slider), 0.0);
            }
        }
        shots.take(format!("over {name}, everything set low"), &table);
        for question in [
            Target::Settings(SettingsTarget::NewGame),
            Target::Settings(SettingsTarget::EndGame),
        ] {
            if table.shows(question) {
                let mut asked = table.clone();
                asked.tap(Target::Sheet(SheetTarget::Rotate));
                asked.tap(question);
                shots.take(format!("over {name}, {question}, left"), &asked);
                let mut asked = table.clone();
                asked.tap(question);
                shots.take(format!("over {name}, {question}"), &asked);
            }
        }
    }
    let mut lobby = table();
    lobby.tap(Target::Lobby(LobbyTarget::Game(QUICKWAY)));
    shots.take("the lobby of a game for two", &lobby);
    lobby.tap(Target::Settings(SettingsTarget::Cog));
    shots.take("over the lobby of a game for two", &lobby);
    focus(shots);
}

/// Shows the items that the keyboard is on, one after the other.
fn focus(shots: &mut Shots) {
    for (name, mut table) in [("the lobby", table()), ("a game for two", two())] {
        for step in 0..6 {
            table.tab();
            shots.take(format!("the keyboard in {name}, {step}"), &table);
        }
    }
}

/// Every page of every game's rules.
pub fn rules(shots: &mut Shots) {
    let mut table = table();
    table.tap(Target::Rules(RulesTarget::Open));
    for game in GAMES.ids() {
        table.tap(Target::Rules(RulesTarget::Game(game)));
        for page in 1.. {
            shots.take(format!("{}, page {page}", title(game)), &table);
            if !table.allows(Target::Rules(RulesTarget::Page(Page::Next))) {
                break;
            }
            table.tap(Target::Rules(RulesTarget::Page(Page::Next)));
        }
    }
    let mut over = six();
    over.tap(Target::Settings(SettingsTarget::Cog));
    over.tap(Target::Rules(RulesTarget::Open));
    shots.take_turned("over a game", &over);
    let why = "The rules' file raindrops.txt couldn’t be loaded (error 404).";
    over.tap(Target::Rules(RulesTarget::Game(RAINDROPS)));
    over.send(Event::RulesCame {
        game: RAINDROPS,
        language: Language::ENGLISH,
        text: Err(why.into()),
    });
    shots.take("rules that cannot be had", &over);
}

/// Games as links: shared, looked at, and played on.
pub fn links(shots: &mut Shots) {
    for (name, mut table) in [("the rail game", six()), ("a game for two", two())] {
        table.send(Event::Address("https://example.org/of-ours/".into()));
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(Target::Share(ShareTarget::Open));
        shots.take_turned(&format!("{name} is shared"), &table);
        for done in [true, false] {
            table.send(Event::Copied(done));
            shots.take(format!("{name} is shared, copied: {done}"), &table);
        }
    }
    shared(shots);
    let long = player::record(&maps::map(maps::europe()), 6, 4, 60, 99);
    let mut table = with_game(&long, &rail::aside(6));
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Share(ShareTarget::Open));
    shots.take("a game that is too long for a code", &table);
    let rails = rail::round(maps::asia(), 6);
    looked_at(shots, "the rail game", viewing(&rails, &rail::aside(6)));
    let stones = played::<Connection>(&[2, 1, 0], 30);
    let aside = duels::aside([Station::Left, Station::FarRight]);
    looked_at(shots, "a game for two", viewing(&stones, &aside));
    let mut own = two();
    own.send(Event::Link(text(&stones, &aside)));
    own.tap(Target::Replay(ReplayTarget::PlayOn));
    shots.take_turned("the own game would be lost", &own);
    let mut lobby = super::table();
    lobby.send(Event::Link("no-game-at-all".into()));
    shots.take("a link that cannot be opened", &lobby);
}

/// Shows the parts that a link leaves out while a round runs, and the vote to put them in.
fn shared(shots: &mut Shots) {
    let two_rounds = player::record(&maps::map(maps::europe()), 6, 4, 20, 1);
    for address in ["https://example.org/of-ours/", "http://localhost:8787/"] {
        let mut table = with_game(&two_rounds, &rail::aside(6));
        table.send(Event::Address(address.into()));
        table.all_ready();
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(Target::Share(ShareTarget::Open));
        shots.take_turned(&format!("in a later round, at {address}"), &table);
        table.tap(Target::Share(ShareTarget::Hands));
        shots.take(format!("all are asked, at {address}"), &table);
        for place in [Station::Left, Station::FarRight] {
            table.tap(Target::Seat(place, SeatTarget::Agree));
        }
        shots.take(format!("some agree, at {address}"), &table);
        for place in Station::ALL {
            if table.allows(Target::Seat(place, SeatTarget::Agree)) {
                table.tap(Target::Seat(place, SeatTarget::Agree));
            }
        }
        shots.take(format!("all have agreed, at {address}"), &table);
    }
    let mut over = with_game(
        &played::<Connection>(&[0, 0, 0], 300),
        &duels::aside(FACING),
    );
    over.tap(Target::Results(ResultsTarget::PlayAgain));
    shots.take("both are asked to play again", &over);
}

fn looked_at(shots: &mut Shots, name: &str, mut table: Table) {
    for place in Station::ALL {
        shots.take(format!("{name} is looked at from {place:?}"), &table);
        table.tap(Target::Replay(ReplayTarget::Rotate));
    }
    for to in [Seek::Back, Seek::Start, Seek::Next] {
        table.tap(Target::Replay(ReplayTarget::Seek(to)));
        shots.take(format!("{name} is looked at, {to:?}"), &table);
    }
    table.tap(Target::Settings(SettingsTarget::Cog));
    shots.take(format!("{name} is looked at, with the settings"), &table);
    table.tap(Target::Rules(RulesTarget::Open));
    shots.take(format!("{name} is looked at, with the rules"), &table);
}

/// A table that finds a game.
fn found<G: Notation>(record: &rules::record::Record<G>, aside: &Snapshot) -> Table {
    let save = Save::of(record, aside.to_bytes()).expect("it can be kept");
    let bytes = save.to_bytes().expect("it is short");
    let mut table = Table::bare(3);
    table.send(Event::Found(Box::new(Found {
        slots: [Some(bytes), None],
        ..Found::default()
    })));
    table
}

fn map_came(table: &mut Table, file: Result<(), &str>) {
    let file = file.map(|()| Box::new(maps::file(maps::europe())));
    table.send(Event::MapCame {
        map: maps::europe(),
        file: file.map_err(str::to_owned).map_err(Message::from),
    });
}

/// Games that wait, and sentences about what has gone wrong.
pub fn kept(shots: &mut Shots) {
    let rails = rail::round(maps::europe(), 6);
    let half = rails.until(rails.steps().len() / 2);
    let mut waiting = found(&half, &rail::aside(6));
    shots.take("a map is on its way", &waiting);
    map_came(&mut waiting, Ok(()));
    shots.take("a rail game waits", &waiting);
    let mut forgets = waiting.clone();
    forgets.tap(Target::Lobby(LobbyTarget::TryIt));
    shots.take("shall it be lost", &forgets);
    waiting.tap(Target::Settings(SettingsTarget::Cog));
    shots.take("the settings beside it", &waiting);
    let mut missing = found(&half, &rail::aside(6));
    let why = "The map file europe.json couldn’t be loaded (error 404).";
    map_came(&mut missing, Err(why));
    shots.take("a map that cannot be had", &missing);
    let mut ended = found(&rails, &rail::aside(6));
    map_came(&mut ended, Ok(()));
    shots.take("results wait", &ended);
    let stones = played::<Connection>(&[0, 3, 0], 30);
    let stones = found(&stones, &duels::aside(FACING));
    shots.take("a game for two waits", &stones);
    let mut unkept = six();
    unkept.send(Event::NotSaved("There is no room.".into()));
    unkept.tap(Target::Dismiss);
    shots.take("nothing is kept", &unkept);
    shots.take("the panel while nothing is kept", &with_panel(unkept));
    let mut short = with_panel(table());
    short.send(Event::Room(12.0));
    shots.take("the panel while room is short", &short);
    let mut locked = Table::bare(3);
    locked.send(Event::Found(Box::new(Found {
        settings: Reading::Unreadable,
        ..Found::default()
    })));
    hold(&mut locked);
    shots.take("settings that cannot be read", &locked);
    let mut long = table();
    long.send(Event::NotSaved(
        "The game cannot be kept: the disk is full.".into(),
    ));
    shots.take("a save that could not be made", &long);
    let words = [
        ("colour", "mauve"),
        ("bank", "many"),
        ("map", "atlantis"),
        ("game", "chess"),
    ];
    let wishes = words.map(|(name, value)| (name.into(), value.into()));
    long.send(Event::Query(wishes.into()));
    shots.take("much has gone wrong", &long);
    let mut damaged = Table::bare(3);
    damaged.send(Event::Found(Box::new(Found {
        slots: [Some(vec![1, 2, 3]), Some(vec![4])],
        ..Found::default()
    })));
    shots.take("damaged saves", &damaged);
    let mut failed = six();
    failed.engine_is_silent = true;
    failed.tap(Target::Settings(SettingsTarget::Cog));
    shots.take("the settings beside a game", &failed);
}

/// Where the operator holds a finger.
const CORNER: Point = Point::new(30.0, 30.0);
/// A point without a control.
const NOWHERE: Point = Point::new(960.0, 10.0);

/// The demonstration of each game, the countdown, the pad and the operator's panel.
pub fn kiosk(shots: &mut Shots) {
    for game in GAMES.ids() {
        let mut show = opened();
        for other in GAMES.ids().filter(|&other| other != game) {
            show.tap(Target::Operator(OperatorTarget::Offer(other)));
        }
        show.tap(Target::Operator(OperatorTarget::Kiosk));
        show.tap(Target::Sheet(SheetTarget::Close));
        // The idle time passes, and after some steps there is something to see.
        show.wait(130_000.0);
        assert!(show.app.demonstration().is_some());
        shots.take(format!("the demonstration, {}", title(game)), &show);
        show.tap_at(NOWHERE);
        shots.take(format!("a lobby of one game, {}", title(game)), &show);
    }
    let mut left = table();
    left.send(Event::Kiosk);
    left.tap_at(NOWHERE);
    left.tap(Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
    left.wait(90_100.0);
    shots.take("the countdown", &left);
    left.wait(15_000.0);
    shots.take("the countdown ends", &left);
    pad(shots);
    panel(shots);
    by_file(shots);
    closing(shots);
}

fn hold(table: &mut Table) {
    table.down(77, CORNER);
    table.wait(5_000.0);
    table.up(77, CORNER);
}

fn give(table: &mut Table, digit: u8) {
    (0..4).for_each(|_| table.tap(Target::Pin(PinTarget::Digit(digit))));
    table.tap(Target::Pin(PinTarget::Enter));
}

/// Returns a table whose operator has opened the panel with a PIN.
fn opened() -> Table {
    with_panel(table())
}

/// The same table with the operator's panel open.
pub fn with_panel(mut table: Table) -> Table {
    table.send(Event::Found(Box::default()));
    hold(&mut table);
    give(&mut table, 3);
    give(&mut table, 3);
    assert!(table.shows(Target::Operator(OperatorTarget::Kiosk)));
    table
}

fn pad(shots: &mut Shots) {
    let mut table = table();
    table.down(77, CORNER);
    table.wait(3_000.0);
    shots.take("the ring in the corner", &table);
    table.up(77, CORNER);
    hold(&mut table);
    shots.take_turned("a PIN is chosen", &table);
    give(&mut table, 3);
    shots.take("the PIN once more", &table);
    give(&mut table, 4);
    shots.take("the two differ", &table);
    let mut locked = opened();
    locked.tap(Target::Sheet(SheetTarget::Close));
    hold(&mut locked);
    give(&mut locked, 9);
    shots.take("a wrong PIN", &locked);
    give(&mut locked, 9);
    give(&mut locked, 9);
    shots.take("wrong too often", &locked);
}

/// Lets the host give out this settings file.
fn set_by(table: &mut Table, json: &str) {
    let json = serde_json::from_str(json).expect("it is JSON");
    table.send(Event::HostFile(HostAnswer::There(json)));
}

/// The pad and the panel where a file of the host sets things.
fn by_file(shots: &mut Shots) {
    let all = r#"{"kiosk":true,"games":["transglobal-rail","quickway"],"map":"usa","bank":20,"idle_seconds":60,
        "abandon_seconds":120,"table_inches":55,"palm_mm":50,"pin":true}"#;
    let mut table = opened();
    set_by(&mut table, all);
    shots.take_turned("the panel where the file sets much", &table);
    table.send(Event::Faults(vec![
        "09:14 panicked at src/app/update/commands.rs:120:9: index out of bounds: the len is 2 but"
            .into(),
        "13:40 TypeError: Cannot read properties of undefined".into(),
        "14:02 panicked at src/session/mod.rs:311:17: a match has a seat on turn".into(),
    ]));
    shots.take_turned("the panel with faults", &table);
    let mut table = opened();
    set_by(&mut table, r#"{"pin":false}"#);
    shots.take_turned("the panel where the file has no PIN", &table);
    let mut table = opened();
    table.send(Event::HostFile(HostAnswer::Garbled));
    shots.take("the panel where the file is garbage", &table);
    let mut table = self::table();
    set_by(&mut table, r#"{"pin":false}"#);
    hold(&mut table);
    shots.take_turned("the pad where there is no PIN", &table);
    let mut table = self::table();
    set_by(&mut table, r#"{"pin":true}"#);
    hold(&mut table);
    give(&mut table, 3);
    shots.take("the pad asks the host", &table);
    let answer = PinAnswer::Silence;
    table.send(Event::PinAnswer { number: 1, answer });
    shots.take_turned("the host does not answer", &table);
}

/// The lobby and a game that are about to close.
fn closing(shots: &mut Shots) {
    let hours = r#"{"hours":[{"days":["tue"],"open":"10:00","close":"18:00"}]}"#;
    let nearly = WeekTime::new(1, (17 * 60 + 56) * 60_000);
    let mut table = table();
    set_by(&mut table, hours);
    table.send(Event::Time(nearly));
    shots.take("a lobby that closes", &table);
    let mut table = six();
    set_by(&mut table, hours);
    table.send(Event::Time(nearly));
    shots.take("a game that closes", &table);
}

fn panel(shots: &mut Shots) {
    let mut table = opened();
    shots.take_turned("the operator's panel", &table);
    for delete in [Delete::Saves, Delete::All] {
        let mut table = table.clone();
        table.tap(Target::Operator(OperatorTarget::Delete(delete)));
        shots.take_turned(&format!("the panel asks, {delete:?}"), &table);
    }
    table.tap(Target::Operator(OperatorTarget::Kiosk));
    table.send(Event::FullScreen(true));
    for slider in Slider::ALL {
        if table.shows(Target::Slider(slider)) {
            table.drag(Target::Slider(slider), 1.0);
        }
    }
    for game in GAMES.ids().skip(2) {
        table.tap(Target::Operator(OperatorTarget::Offer(game)));
    }
    shots.take("the panel of a kiosk", &table);
    table.tap(Target::Sheet(SheetTarget::Close));
    shots.take("a lobby of two games", &table);
    table.tap(Target::Settings(SettingsTarget::Cog));
    shots.take_turned("the settings of a kiosk", &table);
}
