//! A game that only this test knows joins the cabinet. It is played through the screens, against the computer, by
//! the referee's protocol, and from saves and links, because all code about games walks the given list.

mod tic_tac_toe;

use app::input::Found;
use app::{Effect, Event};
use base::table::Station;
use players::ENGINES;
use players::engine::Engine;
use players::referee::{Host, Protocol, Referee};
use rules::record::Save;
use rules::{Game, GameId};
use scene::{
    LobbyTarget, ReplayTarget, RulesTarget, SeatTarget, Seek, SettingsTarget, SheetTarget, Target,
};
use screens::{App, GAMES};
use session::cabinet::{Cabinet, GameDef};

use crate::common::contract::play_through;
use crate::common::disk::Disk;
use crate::common::duels::FACING;
use crate::common::fingers::{Table, rules_text};
use tic_tac_toe::{ID, TicTacToe};

const RULES: &str = "# Tic-tac-toe\nThree in a row win.\n:board 0\n:after b2/a1\n:marked\n";

fn cabinet() -> Cabinet {
    let games: Vec<&'static GameDef> = GAMES.iter().chain([&tic_tac_toe::GAME]).collect();
    Cabinet::new(games.leak())
}

fn engines() -> &'static [Engine] {
    [ENGINES, &[tic_tac_toe::ENGINE]].concat().leak()
}

/// A table with six games.
fn table(seed: u64) -> Table {
    let mut table = Table::of(App::with_games(cabinet(), seed));
    table.engines = engines();
    table.rules = |game: GameId| match game == ID {
        true => RULES.into(),
        false => rules_text(game),
    };
    table
}

/// A game that has just begun with two people who face each other.
fn begun(chosen: usize) -> Table {
    let mut table = table(3);
    for place in FACING {
        table.tap(Target::Lobby(LobbyTarget::Join(place)));
    }
    table.tap(Target::Lobby(LobbyTarget::Game(ID)));
    table.tap(Target::Lobby(LobbyTarget::Choice(0, chosen)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    assert_eq!(table.board().id(), ID);
    table
}

/// Marks cells in turn.
fn mark(table: &mut Table, cells: &str) {
    for cell in cells.split(' ') {
        table.touch(cell);
        let place = table.mover();
        table.tap(Target::Seat(place, SeatTarget::Ok));
    }
}

#[test]
fn it_keeps_the_contract_of_games() {
    let game = TicTacToe::new(Default::default()).unwrap();
    let universe = game.steps();
    for number in [0, 1, 5, 7] {
        let record = play_through(game.clone(), &universe, 1, 9, |_, steps| {
            number % steps.len()
        });
        let save = Save::of(&record, Vec::new()).unwrap();
        assert_eq!(save.record::<TicTacToe>(&()), Ok(record));
    }
}

#[test]
fn it_is_played_through_the_screens() {
    let mut table = begun(0);
    mark(&mut table, "b2 a1");
    // A finger on a taken cell is refused.
    table.touch("b2");
    assert!(!table.app.board().unwrap().may_commit());
    mark(&mut table, "c1 a3");
    table.touch("a2");
    let place = table.mover();
    table.tap(Target::Seat(place, SeatTarget::Undo));
    mark(&mut table, "a2 b1 c2");
    let ended = table.board().play.ended().expect("three in a row");
    assert_eq!((ended.winner, ended.resigned()), (Some(0), false));
    assert!(table.says("three in a row"), "{:?}", table.words());
}

#[test]
fn its_choices_hold_and_its_rules_can_be_read() {
    let mut table = begun(1);
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Rules(RulesTarget::Open));
    assert!(table.says("Three in a row win."), "{:?}", table.words());
    table.tap(Target::Sheet(SheetTarget::Close));
    assert_eq!(table.board().play.now().text(), ".........");
    mark(&mut table, "b2");
    assert_eq!(table.board().play.now().text(), "....o....");
}

#[test]
fn the_computer_plays_it_and_gives_hints() {
    let mut table = table(5);
    table.tap(Target::Lobby(LobbyTarget::Join(Station::NearLeft)));
    table.tap(Target::Lobby(LobbyTarget::Computer(Station::FarRight)));
    table.tap(Target::Lobby(LobbyTarget::Game(ID)));
    table.tap(Target::Lobby(LobbyTarget::Start));
    let (mut turns, mut hints) = (0, 0);
    while table.board().play.ended().is_none() {
        table.wait(10_000.0);
        let Some(seat) = table.board().person() else {
            continue;
        };
        let place = table.board().sitting[seat].place;
        table.tap(Target::Seat(place, SeatTarget::Hint));
        turns += 1;
        hints += usize::from(table.app.hint().is_some());
        let cell = table.board().play.reach().next[0];
        table.touch(&cell.to_string());
        table.tap(Target::Seat(place, SeatTarget::Ok));
    }
    assert!(turns >= 2 && hints == turns, "{hints} of {turns}");
    assert!(table.board().turns() >= 5);
}

#[test]
fn the_kiosk_shows_it() {
    let mut table = table(5);
    let others = GAMES.ids().map(|game| format!("hidden={game}\n"));
    let settings = Some(others.collect::<String>() + "kiosk=on\n").into();
    let found = Found {
        settings,
        ..Found::default()
    };
    table.send(Event::Found(Box::new(found)));
    let offered = table.app.kiosk.operator.games();
    assert_eq!(offered[0].id, ID, "nothing else is offered");
    table.wait(20_000.0);
    let show = table.app.demonstration().expect("nobody is here");
    let shown = show.table().expect("it needs no map").session();
    assert!(shown.id() == ID && shown.moves() > 0);
}

#[test]
fn a_link_brings_it_back_and_a_cabinet_without_it_says_so() {
    let mut table = begun(0);
    mark(&mut table, "b2 a1 c3");
    let (text, moves) = table.app.kept().expect("it can be shared");
    assert_eq!(moves, 3);
    let mut other = self::table(8);
    other.send(Event::Link(text.clone()));
    assert_eq!(other.board().play.now().text(), "o...x...x");
    other.tap(Target::Replay(ReplayTarget::Seek(Seek::Back)));
    assert_eq!(other.board().play.now().text(), "o...x....");
    other.tap(Target::Replay(ReplayTarget::PlayOn));
    mark(&mut other, "c1");
    assert_eq!(other.board().play.now().text(), "o.x.x....");
    let mut house = Table::new(8);
    house.send(Event::Link(text));
    assert_eq!(house.app.screen(), "trouble");
    house.tap(Target::Dismiss);
    assert!(house.shows(Target::Lobby(LobbyTarget::Start)));
}

#[test]
fn a_save_brings_it_back_and_a_cabinet_without_it_puts_it_aside() {
    let mut before = begun(0);
    mark(&mut before, "b2 a1");
    before.touch("c3");
    let found = Disk::of(&mut before).found();
    let mut after = table(9);
    after.send(Event::Found(Box::new(found.clone())));
    after.tap(Target::Resume);
    assert_eq!(after.board().play.shown().text(), "o...x...x");
    assert_eq!(after.board().play.now().text(), "o...x....");
    let mut house = Table::new(9);
    house.send(Event::Found(Box::new(found)));
    let last = before.app.kept().map(|kept| kept.1);
    let aside = |effect: &Effect| match effect {
        Effect::PutAside(bytes) => Save::from_bytes(bytes).is_ok_and(|save| {
            let mut other = table(9);
            other.send(Event::Link(save.to_text().expect("it is short")));
            other.tap(Target::Replay(ReplayTarget::PlayOn));
            other.app.kept().map(|kept| kept.1) == last
        }),
        _ => false,
    };
    assert!(house.effects.iter().any(aside), "nothing is lost");
    assert_eq!(house.app.screen(), "trouble");
}

#[test]
fn the_operator_can_hide_it_and_an_address_can_ask_for_it() {
    let mut table = table(4);
    let wish = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    let query = vec![wish("first", "o"), wish("game", "tic-tac-toe")];
    table.send(Event::Query(query));
    assert!(table.says("The rings begin."), "{:?}", table.words());
    assert!(table.says("three in a row"), "{:?}", table.words());
    let hidden = Found {
        settings: Some("hidden=tic-tac-toe\n".to_owned()).into(),
        ..Found::default()
    };
    table.send(Event::Found(Box::new(hidden)));
    assert!(!table.shows(Target::Lobby(LobbyTarget::Game(ID))));
}

#[test]
fn other_programs_play_it() {
    let protocols: &'static [&'static [Protocol]] = [players::PROTOCOLS, &[tic_tac_toe::PROTOCOLS]]
        .concat()
        .leak();
    let host = Host {
        clock: || 0.0,
        map: |_| None,
    };
    let mut referee = Referee::new(protocols, host);
    let mut say = |line: &str| referee.answer(line.as_bytes()).expect("it is answered").0;
    assert!(say("games").unwrap().ends_with("switch-yard\ntic-tac-toe"));
    assert_eq!(say("new tic-tac-toe first=o"), Ok(String::new()));
    assert_eq!(say("perft 3"), Ok("504".into()));
    assert_eq!(say("play b2"), Ok(String::new()));
    assert_eq!(say("show"), Ok("....o....".into()));
    assert_eq!(say("turn"), Ok("x".into()));
    let save = say("save").expect("it can be saved");
    assert!(say("play b2").is_err());
    assert_eq!(say("position xx.oo...."), Ok(String::new()));
    assert_eq!(say(&format!("load {save}")), Ok(String::new()));
    assert_eq!(say("show"), Ok("....o....".into()));
    assert!(say("new tic-tac-toe first=z").is_err());
}
