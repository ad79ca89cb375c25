//! A session under all possible commands: only an actor with permission changes anything, and a refusal leaves all
//! unchanged.

use crate::common::games::{TRANSGLOBAL_RAIL, begin, choices, def};
use screens::GAMES;
use std::sync::Arc;

use base::table::{PlayerColour, Station};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::maps::NodeId;
use rules::transglobal_rail::{Setup, TransglobalRail};
use rules::{Cell, GameId, Level, Spot, Strength};
use session::transglobal_rail::RailMatch;
use session::{Actor, Command, Controller, Fact, Refused, Revision, Seat, SeatAssignment, Session};

use crate::common::grid::grid;
use crate::common::{cases, maps};

const HARD: Controller = Controller::Computer(Level::Fixed(Strength::Hard));

/// A session of a game at its beginning, with these controllers.
fn begun(game: GameId, controllers: &[Controller]) -> Session {
    let seats = controllers
        .iter()
        .enumerate()
        .map(|(seat, &controller)| SeatAssignment {
            place: Station::ALL[seat],
            colour: PlayerColour::ALL[seat],
            controller,
        });
    let seats: Vec<_> = seats.collect();
    let game = if game == TRANSGLOBAL_RAIL {
        let setup = Setup {
            seats: seats.len(),
            bank: 5,
            tax: 5,
            seed: 3,
        };
        let game = TransglobalRail::new(Arc::new(grid()), setup).unwrap();
        Box::new(RailMatch::new(maps::europe(), game)) as Box<dyn session::Match>
    } else {
        let chosen = choices(game).iter().map(|choice| choice.first);
        begin(game, &chosen.collect::<Vec<_>>()).unwrap()
    };
    Session::new(game, seats, Revision::default()).expect("the seats are as many as play")
}

/// Everything about a session that a command could change.
fn whole(session: &Session) -> impl PartialEq + std::fmt::Debug + use<> {
    let save = session.to_save(Vec::new()).unwrap().to_bytes().unwrap();
    let draft = session.board().map(|board| {
        (
            board.draft().clone(),
            board.ended().map(|ended| ended.early),
        )
    });
    let rail = session.game_as::<RailMatch>();
    let shows_results = rail.map(|rail| rail.ended().is_some());
    let seats = session.seats().to_vec();
    (save, draft, shows_results, seats, session.revision())
}

/// A spot that may lead on, or any other.
fn spot(session: &Session, rng: &mut SmallRng) -> Spot {
    if let Some(board) = session.board() {
        let next = board.reach().next.choose(rng);
        let any = Cell::new(rng.random_range(0..12), rng.random_range(0..12));
        return Spot::Cell(next.copied().unwrap_or(any));
    }
    let rail = session.game_as::<RailMatch>().expect("it is the rail game");
    let commands: Vec<_> = rules::Game::steps(rail.game())
        .iter()
        .filter_map(|step| rail_spot(rail, &step.to_string()))
        .collect();
    let any = Spot::Node(NodeId::new(rng.random_range(0..200)));
    commands.choose(rng).copied().unwrap_or(any)
}

fn rail_spot(rail: &RailMatch, step: &str) -> Option<Spot> {
    let commands = session::Match::commands(rail, step)?;
    match commands.first()? {
        Command::Extend(spot) => Some(*spot),
        _ => None,
    }
}

fn command(session: &Session, rng: &mut SmallRng) -> Command {
    let spots = [spot(session, rng), spot(session, rng)];
    match rng.random_range(0..24) {
        0..=8 => Command::Touch(spots[0]),
        9 => Command::Extend(spots[0]),
        10 => Command::Drag {
            from: spots[0],
            to: spots[1],
        },
        11 => Command::Undo,
        12..=16 => Command::Commit,
        17 => Command::Special,
        18 => Command::Discard,
        19 => Command::Clear,
        20 if rng.random_ratio(1, 20) => Command::Resign,
        21 => Command::Control(
            rng.random_range(0..7),
            [Controller::Person, HARD, Controller::Remote][rng.random_range(0..3)],
        ),
        _ => Command::Continue,
    }
}

/// Returns true if an actor may ask for a command now.
///
/// It does not use the session's own checks.
fn may_ask(session: &Session, by: Actor, command: &Command) -> bool {
    let person = |seat: Seat| {
        session
            .seats()
            .get(seat)
            .is_some_and(SeatAssignment::is_person)
    };
    let is = |seat: Seat, controller| {
        let seat = session.seats().get(seat);
        seat.is_some_and(|seat| seat.controller == controller)
    };
    let computer = |seat: Seat| is(seat, HARD);
    // A seat at this table may be held on a phone as well.
    let remote = |seat: Seat| person(seat) || is(seat, Controller::Remote);
    match (command, by) {
        (Command::Control(..), Actor::Table) | (Command::Continue, Actor::Table) => true,
        (Command::Control(seat, _), Actor::Person(own)) => *seat == own && person(own),
        (Command::Continue | Command::Resign, Actor::Person(own)) => person(own),
        (Command::Resign, Actor::Remote(own)) => remote(own),
        (Command::Control(..) | Command::Continue | Command::Resign, _) => false,
        (_, Actor::Remote(own)) => session.to_act() == Some(own) && remote(own),
        (_, Actor::Person(own)) => session.to_act() == Some(own) && person(own),
        (_, Actor::Computer(own)) => session.to_act() == Some(own) && computer(own),
        (_, Actor::Table) => session.to_act().is_some_and(person),
    }
}

#[test]
fn only_who_may_act_changes_anything() {
    for game in GAMES.ids() {
        for seed in cases::seeds(24) {
            let mut rng = SmallRng::seed_from_u64(seed);
            let controllers: Vec<_> = (0..*def(game).seats.end())
                .map(|_| [Controller::Person, HARD, Controller::Remote][rng.random_range(0..3)])
                .collect();
            let mut session = begun(game, &controllers);
            let mut done = 0;
            for _ in 0..400 {
                let by = match rng.random_range(0..5) {
                    0 => Actor::Table,
                    1 => Actor::Computer(rng.random_range(0..7)),
                    2 => Actor::Person(rng.random_range(0..7)),
                    3 => Actor::Remote(rng.random_range(0..7)),
                    _ => session.to_act().map_or(Actor::Table, |seat| {
                        match session.seats()[seat].controller {
                            Controller::Person | Controller::StandIn(_) => Actor::Person(seat),
                            Controller::Computer(_) => Actor::Computer(seat),
                            Controller::Remote => Actor::Remote(seat),
                        }
                    }),
                };
                let command = command(&session, &mut rng);
                let stale = rng.random_ratio(1, 10);
                let seen = match stale {
                    true => Revision::default(),
                    false => session.revision(),
                };
                let before = whole(&session);
                let allowed = may_ask(&session, by, &command);
                match session.apply(by, seen, command.clone()) {
                    Ok(_) => {
                        assert!(allowed && !stale, "{game:?}, {seed}: {by:?} {command:?}");
                        assert!(session.revision() > seen);
                        done += 1;
                    }
                    Err(why) => {
                        let told = format!("{game:?}, {seed}: {by:?} {command:?} {why:?}");
                        assert!(whole(&session) == before, "{told}");
                        assert_eq!(why == Refused::Stale, stale, "{told}");
                    }
                }
            }
            let enough = done > 10 || session.is_finished();
            assert!(enough, "{game:?}, {seed}: {done} commands did something");
        }
    }
}

#[test]
fn each_refusal_says_why() {
    for game in GAMES.ids() {
        let controllers = [Controller::Person, HARD];
        let mut session = begun(game, &controllers);
        let refuse = |session: &mut Session, by, command, why| {
            let seen = session.revision();
            assert_eq!(session.apply(by, seen, command), Err(why), "{game:?}");
        };
        let on_turn = session.to_act().unwrap();
        if on_turn == 1 {
            let hand_over = Command::Control(1, Controller::Person);
            session
                .apply(Actor::Table, session.revision(), hand_over)
                .unwrap();
            let hand_over = Command::Control(0, HARD);
            session
                .apply(Actor::Table, session.revision(), hand_over)
                .unwrap();
        }
        let (own, other) = (Actor::Person(on_turn), Actor::Computer(1 - on_turn));
        refuse(&mut session, other, Command::Commit, Refused::NotYourTurn);
        refuse(
            &mut session,
            Actor::Computer(on_turn),
            Command::Commit,
            Refused::NotYourSeat,
        );
        refuse(
            &mut session,
            Actor::Person(9),
            Command::Commit,
            Refused::NoSuchSeat,
        );
        refuse(&mut session, own, Command::Undo, Refused::NothingToUndo);
        refuse(&mut session, own, Command::Continue, Refused::NotOffered);
        let steal = Command::Control(1 - on_turn, Controller::Person);
        refuse(&mut session, own, steal, Refused::NotYourSeat);
        let same = Command::Control(on_turn, Controller::Person);
        refuse(&mut session, own, same, Refused::NotOffered);
        let stale = session.apply(own, Revision::default(), Command::Commit);
        assert_eq!(stale, Err(Refused::Stale));
        if session.board().is_some() {
            refuse(&mut session, own, Command::Commit, Refused::Incomplete);
            refuse(&mut session, own, Command::Discard, Refused::NotOffered);
            let resigned = session.apply(own, session.revision(), Command::Resign);
            assert_eq!(resigned, Ok(vec![Fact::Finished]));
            refuse(&mut session, own, Command::Undo, Refused::Finished);
            refuse(&mut session, own, Command::Resign, Refused::Finished);
            let hand_over = Command::Control(on_turn, HARD);
            refuse(&mut session, own, hand_over, Refused::Finished);
        }
    }
}

/// A person who leaves hands the seat to the computer, and takes it back, in the middle of a turn.
#[test]
fn a_seat_changes_hands_in_mid_turn() {
    for game in GAMES.ids() {
        let mut session = begun(game, &[Controller::Person; 2]);
        let mut rng = SmallRng::seed_from_u64(1);
        if session.board().is_none() {
            // Hubs are moved and not taken back: what follows them is.
            for _ in 0..2 {
                let hub = Command::Touch(spot(&session, &mut rng));
                for command in [hub, Command::Commit] {
                    session
                        .apply(Actor::Table, session.revision(), command)
                        .unwrap();
                }
            }
        }
        let seat = session.to_act().unwrap();
        let fresh = session.game().text();
        let touch = Command::Touch(spot(&session, &mut rng));
        session
            .apply(Actor::Table, session.revision(), touch.clone())
            .unwrap();
        assert!(session.game().may_undo(), "{game:?}: the turn has begun");
        let leave = Command::Control(seat, HARD);
        let facts = session
            .apply(Actor::Person(seat), session.revision(), leave)
            .unwrap();
        assert_eq!(facts, [Fact::Handed(seat), Fact::Undone], "{game:?}");
        assert_eq!(
            session.game().text(),
            fresh,
            "{game:?}: what was begun is taken back"
        );
        let refused = session.apply(Actor::Table, session.revision(), touch.clone());
        assert_eq!(refused, Err(Refused::NotYourSeat), "{game:?}");
        let by_engine = session.apply(Actor::Computer(seat), session.revision(), touch.clone());
        assert!(by_engine.is_ok(), "{game:?}");
        let come_back = Command::Control(seat, Controller::Person);
        session
            .apply(Actor::Table, session.revision(), come_back)
            .unwrap();
        assert_eq!(session.person_to_act(), Some(seat));
        assert!(
            session
                .apply(Actor::Table, session.revision(), touch)
                .is_ok(),
            "{game:?}"
        );
    }
}
