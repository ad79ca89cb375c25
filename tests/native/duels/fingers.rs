//! Many hands at a game for two: only the player on turn changes anything, and an accidental touch never harms the
//! game.

use crate::common::cases;
use crate::common::games::{QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use app::{Event, Key, Sound};
use base::Millis;
use base::table::{PlayerColour, Station};
use rules::{GameId, Spot};
use scene::{
    LobbyTarget, Page, Point, QuestionTarget, ResultsTarget, RulesTarget, STAGE_HEIGHT,
    STAGE_WIDTH, SeatTarget, SettingsTarget, SheetTarget, Target, TargetArea,
};

use crate::common::duels::FACING;
use crate::common::fingers::Table;

fn quickway() -> Table {
    Table::duelling(3, FACING, QUICKWAY, &[0, 0, 0])
}

pub fn yard() -> Table {
    Table::duelling(3, FACING, SWITCH_YARD, &[0])
}

pub fn cell(name: &str) -> Target {
    Target::Board(Spot::Cell(name.parse().expect("a cell")))
}

#[test]
fn a_waiting_player_changes_nothing() {
    let mut table = quickway();
    table.turns("e5");
    table.touch("d4");
    let waiting = table.waiting();
    table.sounds();
    assert!(!table.allows(Target::Seat(waiting, SeatTarget::Ok)));
    table.tap(Target::Seat(waiting, SeatTarget::Ok));
    assert_eq!(table.sounds(), [Sound::Buzz]);
    assert_eq!(table.touched(), "d4");
    // The player can ask to take back the turn before, which does not affect the draft either.
    table.tap(Target::Seat(waiting, SeatTarget::TakeBack));
    assert_eq!(table.touched(), "d4");
    assert_eq!(table.board().turns(), 1);
}

#[test]
fn a_finger_on_the_board_and_one_on_the_other_panel_do_not_meddle() {
    let mut table = quickway();
    let (mover, waiting) = (table.mover(), table.waiting());
    let (at, ok, undo) = (
        table.place(cell("d4")),
        table.place(Target::Seat(waiting, SeatTarget::Ok)),
        table.place(Target::Seat(waiting, SeatTarget::Undo)),
    );
    table.down(1, at);
    table.down(2, ok);
    table.down(3, undo);
    table.up(1, at);
    table.up(2, ok);
    table.up(3, undo);
    assert_eq!(table.touched(), "d4");
    assert_eq!(table.board().turns(), 0);
    // And the other way round: a finger that waits on OK for its own turn confirms nothing.
    table.down(4, ok);
    table.tap(Target::Seat(mover, SeatTarget::Ok));
    assert_eq!(table.board().turns(), 1);
    table.touch("a1");
    table.up(4, ok);
    assert_eq!(
        table.board().turns(),
        1,
        "OK was not allowed when the finger went down"
    );
    assert_eq!(table.touched(), "a1");
}

#[test]
fn two_fingers_on_ok_confirm_once() {
    let mut table = quickway();
    table.touch("d4");
    let ok = table.place(Target::Seat(table.mover(), SeatTarget::Ok));
    let beside = Point::new(ok.x + 12.0, ok.y);
    table.down(1, ok);
    table.down(2, beside);
    table.up(1, ok);
    let after = table.position();
    table.up(2, beside);
    assert_eq!(table.board().turns(), 1);
    assert_eq!(table.position(), after);
}

#[test]
fn a_finger_from_an_earlier_turn_does_nothing() {
    let mut table = yard();
    table.touch("c2 c5");
    let (from, to) = (table.place(cell("c8")), table.place(cell("c6")));
    table.down(9, from);
    table.ok();
    let before = table.position();
    table.slide(9, to);
    table.up(9, to);
    assert_eq!(
        (table.touched(), table.position()),
        (String::new(), before.clone())
    );
    table.down(9, from);
    table.slide(9, to);
    table.up(9, to);
    assert_eq!(table.touched(), "c8 c6", "one that goes down now does");
}

#[test]
fn palms_and_contacts_that_are_taken_away_leave_nothing() {
    let mut table = yard();
    let calm = table.versions();
    let at = table.place(cell("c2"));
    let to = table.place(cell("c5"));
    table.send(Event::Down {
        contact: 1,
        at,
        width: 100.0,
    });
    table.up(1, at);
    assert_eq!(
        (table.touched(), table.versions()),
        (String::new(), calm.clone())
    );
    // A finger that flattens on its way is a palm too.
    table.down(2, at);
    table.slide(2, to);
    assert_ne!(table.versions(), calm, "the car is seen under the finger");
    table.send(Event::Move {
        contact: 2,
        at: to,
        width: 100.0,
    });
    table.up(2, to);
    assert_eq!(
        (table.touched(), table.versions()),
        (String::new(), calm.clone())
    );
    for gone in [Event::Cancel { contact: 3 }, Event::LetGo] {
        table.down(3, at);
        table.slide(3, to);
        table.send(gone);
        table.up(3, to);
        assert_eq!(
            (table.touched(), table.versions()),
            (String::new(), calm.clone())
        );
    }
    // If it is lifted beside the board, it does nothing either.
    table.down(4, at);
    table.slide(4, Point::new(300.0, 540.0));
    table.up(4, Point::new(300.0, 540.0));
    assert_eq!((table.touched(), table.versions()), (String::new(), calm));
}

#[test]
fn giving_up_is_asked_first_and_both_can() {
    for mover_gives_up in [true, false] {
        let mut table = quickway();
        table.touch("d4");
        let [gives, wins] = if mover_gives_up {
            [table.mover(), table.waiting()]
        } else {
            [table.waiting(), table.mover()]
        };
        table.tap(Target::Seat(gives, SeatTarget::Resign));
        assert!(
            table.allows(Target::Seat(gives, SeatTarget::ResignYes))
                && table.allows(Target::Seat(gives, SeatTarget::ResignNo))
        );
        assert!(table.board().play.ended().is_none());
        assert!(
            !table.shows(Target::Seat(wins, SeatTarget::ResignYes)),
            "the other one is not asked"
        );
        table.tap(Target::Seat(gives, SeatTarget::ResignNo));
        assert!(!table.shows(Target::Seat(gives, SeatTarget::ResignYes)));
        assert_eq!(table.touched(), "d4", "the game is as it was");
        table.ok();
        table.tap(Target::Seat(gives, SeatTarget::Resign));
        table.sounds();
        table.tap(Target::Seat(gives, SeatTarget::ResignYes));
        assert!(table.sounds().contains(&Sound::Fanfare));
        let ended = table.board().play.ended().expect("it is over");
        assert!(ended.resigned());
        assert_eq!(ended.winner, table.board().seat_at(wins));
        let colour = |place| {
            let sitting = table
                .board()
                .sitting
                .iter()
                .find(|sitting| sitting.place == place);
            sitting.expect("somebody sits there").colour.name()
        };
        assert!(table.says(&format!("You win! · {} resigned", colour(gives))));
        assert!(table.says(&format!("{} wins", colour(wins))));
    }
}

#[test]
fn both_can_be_asked_at_once_and_each_is_asked_until_it_answers() {
    let mut table = quickway();
    table.turns("a1");
    table.touch("d4");
    let (mover, waiting) = (table.mover(), table.waiting());
    table.tap(Target::Seat(waiting, SeatTarget::Resign));
    table.tap(Target::Seat(mover, SeatTarget::Resign));
    assert!(
        table.shows(Target::Seat(mover, SeatTarget::ResignYes))
            && table.shows(Target::Seat(waiting, SeatTarget::ResignYes))
    );
    table.tap(Target::Seat(mover, SeatTarget::ResignNo));
    assert!(
        table.shows(Target::Seat(waiting, SeatTarget::ResignYes)),
        "each is asked alone"
    );
    table.ok();
    assert_eq!(table.mover(), waiting);
    assert!(
        table.allows(Target::Seat(waiting, SeatTarget::ResignYes)),
        "nobody has answered for that seat"
    );
    table.tap(Target::Seat(waiting, SeatTarget::ResignNo));
    assert!(!table.shows(Target::Seat(waiting, SeatTarget::ResignYes)));
    assert!(table.board().play.ended().is_none());
}

#[test]
fn questions_close_when_the_game_ends() {
    let mut table = quickway();
    let (mover, waiting) = (table.mover(), table.waiting());
    for place in [mover, waiting] {
        table.tap(Target::Seat(place, SeatTarget::Resign));
    }
    table.tap(Target::Seat(mover, SeatTarget::ResignYes));
    assert!(table.board().play.ended().is_some());
    for place in [mover, waiting] {
        assert!(!table.shows(Target::Seat(place, SeatTarget::ResignYes)));
    }
}

#[test]
fn the_rules_open_in_mid_turn_and_nothing_is_lost() {
    for (game, first) in [(QUICKWAY, "d4"), (SWITCH_YARD, "c2")] {
        let mut table = Table::duelling(3, FACING, game, &[0]);
        table.touch(first);
        table.rest();
        let before = table.versions();
        table.tap(Target::Settings(SettingsTarget::Cog));
        table.tap(Target::Rules(RulesTarget::Open));
        assert!(!table.shows(cell("d4")), "the game stands still");
        table.tap_at(Point::new(STAGE_WIDTH / 2.0, STAGE_HEIGHT / 2.0));
        if table.allows(Target::Rules(RulesTarget::Page(Page::Next))) {
            table.tap(Target::Rules(RulesTarget::Page(Page::Next)));
        }
        table.tap(Target::Sheet(SheetTarget::Close));
        assert_eq!(table.touched(), first);
        table.now += 3000.0;
        table.send(Event::Wake);
        assert_eq!(table.versions(), before);
        if game == SWITCH_YARD {
            table.touch("c5");
        }
        table.ok();
        assert_eq!(table.board().turns(), 1);
    }
}

/// Moves the focus by the arrow keys, as seen on the stage, until it is on a target.
fn focus(table: &mut Table, wanted: Target) {
    for _ in 0..60 {
        let focus = table
            .app
            .focus()
            .map(|area| (area.target, area.area.middle()));
        let to = table.place(wanted);
        let key = match focus {
            Some((target, _)) if target == wanted => return,
            None => {
                table.tab();
                continue;
            }
            Some((_, at)) if (to.x - at.x).abs() > 5.0 => {
                if to.x > at.x {
                    Key::Right
                } else {
                    Key::Left
                }
            }
            Some((_, at)) => {
                if to.y > at.y {
                    Key::Down
                } else {
                    Key::Up
                }
            }
        };
        table.key(key);
    }
    panic!(
        "the arrows do not lead to {wanted:?}, but to {:?}",
        table.app.focus()
    );
}

/// Moves the focus by Tab until it is on a target.
fn tab(table: &mut Table, wanted: Target) {
    for _ in 0..400 {
        if table.app.focus().is_some_and(|area| area.target == wanted) {
            return;
        }
        table.tab();
    }
    panic!("Tab does not lead to {wanted:?}");
}

#[test]
fn the_keyboard_can_play() {
    let mut table = yard();
    focus(&mut table, cell("c2"));
    table.key(Key::Enter);
    assert_eq!(table.touched(), "c2");
    focus(&mut table, cell("c5"));
    table.key(Key::Enter);
    assert_eq!(table.touched(), "c2 c5");
    let mover = table.mover();
    tab(&mut table, Target::Seat(mover, SeatTarget::Undo));
    table.key(Key::Enter);
    assert_eq!(table.touched(), "");
    for name in ["c2", "c4"] {
        focus(&mut table, cell(name));
        table.key(Key::Enter);
    }
    tab(&mut table, Target::Seat(mover, SeatTarget::Ok));
    table.key(Key::Enter);
    assert_eq!(table.board().turns(), 1);
    let waiting = table.waiting();
    assert_eq!(mover, waiting);
    tab(&mut table, Target::Seat(waiting, SeatTarget::Resign));
    table.key(Key::Enter);
    tab(&mut table, Target::Seat(waiting, SeatTarget::ResignYes));
    table.key(Key::Enter);
    assert!(
        table
            .board()
            .play
            .ended()
            .is_some_and(|ended| ended.resigned())
    );
}

#[test]
fn playing_again_lets_the_other_one_begin() {
    let mut table = quickway();
    let sitting = table.board().sitting.to_vec();
    table.turns("e5");
    let gives = table.mover();
    table.tap(Target::Seat(gives, SeatTarget::Resign));
    table.tap(Target::Seat(gives, SeatTarget::ResignYes));
    table.sounds();
    table.tap(Target::Results(ResultsTarget::PlayAgain));
    table.all_agree();
    assert!(table.sounds().contains(&Sound::Whistle));
    assert_eq!(table.board().sitting, [sitting[1], sitting[0]]);
    assert_eq!(table.mover(), sitting[1].place);
    assert_eq!(
        (table.board().turns(), table.board().play.now().width()),
        (0, 9)
    );
    assert!(table.board().play.trace().is_empty());
    // The settings' new game does the same, after a question.
    table.tap(Target::Settings(SettingsTarget::Cog));
    table.tap(Target::Settings(SettingsTarget::NewGame));
    table.tap(Target::Question(QuestionTarget::Yes));
    assert_eq!(table.board().sitting, sitting);
}

#[test]
fn the_lobby_keeps_the_seats_and_what_was_chosen() {
    let mut table = quickway();
    let gives = table.mover();
    table.tap(Target::Seat(gives, SeatTarget::Resign));
    table.tap(Target::Seat(gives, SeatTarget::ResignYes));
    table.tap(Target::ToLobby);
    table.all_agree();
    assert!(table.app.board().is_none());
    for place in Station::ALL {
        assert_eq!(
            table.shows(Target::Lobby(LobbyTarget::Leave(place))),
            FACING.contains(&place)
        );
    }
    table.tap(Target::Lobby(LobbyTarget::Start));
    assert_eq!(table.board().id(), QUICKWAY);
    assert_eq!(table.board().play.now().width(), 9);
    let colours: Vec<_> = table
        .board()
        .sitting
        .iter()
        .map(|seat| seat.colour)
        .collect();
    assert!(
        colours.contains(&PlayerColour::JOINING[0]) && colours.contains(&PlayerColour::JOINING[1])
    );
}

/// Fingers, palms and keys act at random, mostly on targets. The table answers all of them, and only a confirmation
/// completes a turn.
#[test]
fn no_storm_of_contacts_confuses_the_table() {
    let games: [(GameId, &[usize]); 4] = [
        (QUICKWAY, &[2, 0, 0]),
        (RAINDROPS, &[0]),
        (RAPID_TRANSIT, &[0]),
        (SWITCH_YARD, &[2]),
    ];
    for (seed, (game, chosen)) in games.into_iter().enumerate() {
        let mut chance = ChaCha8Rng::seed_from_u64(seed as u64);
        let mut any = |most: usize| chance.next_u32() as usize % most;
        let mut table = Table::duelling(3, [Station::Left, Station::NearRight], game, chosen);
        let mut at = [Point::default(); 5];
        let mut confirmed = 0;
        // In fewer touches, chance may confirm nothing.
        for _ in 0..cases::count(1_500).max(600) {
            let contact = any(5);
            let mut targets = table.view().targets.clone();
            targets.retain(|area| area.enabled && ends_nothing(area.target));
            let next = table.board().play.reach().next.iter();
            let next: Vec<_> = next.map(|&cell| Target::Board(Spot::Cell(cell))).collect();
            let is_ok = |area: &&TargetArea| matches!(area.target, Target::Seat(_, SeatTarget::Ok));
            let ok = targets.iter().find(is_ok).unwrap_or(&targets[0]);
            let wanted = match any(6) {
                0 => Point::new(any(2000) as f32 - 40.0, any(1100) as f32),
                1..=2 => ok.area.middle(),
                3..=4 if !next.is_empty() => table.place(next[any(next.len())]),
                _ => targets[any(targets.len())].area.middle(),
            };
            let meant = table.view().target_at(wanted);
            if table.board().play.ended().is_some() {
                break;
            }
            if !meant.is_none_or(ends_nothing) {
                continue;
            }
            let width = if any(12) == 0 { 90.0 } else { 20.0 };
            let number = contact as i32;
            let event = match any(12) {
                0..=3 => {
                    at[contact] = wanted;
                    Event::Down {
                        contact: number,
                        at: wanted,
                        width,
                    }
                }
                4..=5 => {
                    at[contact] = wanted;
                    Event::Move {
                        contact: number,
                        at: wanted,
                        width,
                    }
                }
                6..=9 => Event::Up {
                    contact: number,
                    at: at[contact],
                    held: Millis::new(80.0),
                },
                10 => Event::Cancel { contact: number },
                _ => Event::Key([Key::Down, Key::Right, Key::Up][any(3)]),
            };
            let duel = table.board();
            let (turn, text, whole) = (duel.turns(), duel.play.now().text(), duel.may_commit());
            table.send(event);
            let after = table.board();
            if after.turns() == turn {
                assert_eq!(after.play.now().text(), text, "only OK makes a turn stand");
            } else {
                assert!(whole && after.turns() == turn + 1);
                confirmed += 1;
            }
        }
        assert!(confirmed > 0, "{game:?}: nothing was ever confirmed");
    }
}

/// Returns true if the game goes on after a press.
fn ends_nothing(target: Target) -> bool {
    !matches!(
        target,
        Target::Seat(_, SeatTarget::ResignYes)
            | Target::Results(ResultsTarget::PlayAgain)
            | Target::ToLobby
            | Target::Settings(SettingsTarget::Cog)
    )
}
