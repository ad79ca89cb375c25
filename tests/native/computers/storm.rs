//! Tests with people who touch anything that can be touched, in any order.
//!
//! Meanwhile the engine is slow, wrong or ill. As in the browser only the last question gets an answer.

use crate::common::cases;
use crate::common::games::TRANSGLOBAL_RAIL;
use app::hint::Advice;
use app::{Event, Key, Loadable};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use scene::{
    LayerName, OperatorTarget, PinTarget, RulesTarget, SeatTarget, SheetTarget, TargetArea,
};
use screens::GAMES;

use super::*;
use crate::common::fingers::answer;
use base::words::Message;

/// The engine: the question it thinks about, and when it will have an answer.
struct Thinker {
    asked: Option<(u32, Vec<u8>, f64)>,
    chance: ChaCha8Rng,
}

impl Thinker {
    /// Takes the last question, and drops those before it.
    fn hear(&mut self, table: &mut Table) {
        if let Some((id, question)) = table.questions().pop() {
            let due = table.now + self.chance.random_range(1.0..3000.0);
            self.asked = Some((id, question, due));
        }
    }

    /// Time passes, and answers come.
    fn pass(&mut self, table: &mut Table, ms: f64) {
        let end = table.now + ms;
        while table.now < end {
            let due = self.asked.as_ref().map_or(end, |(.., due)| due.min(end));
            table.wait((due - table.now).clamp(0.0, 50.0));
            self.hear(table);
            if let Some((id, question, _)) = self.asked.take_if(|(.., due)| *due <= table.now) {
                let answer = match self.chance.random_range(0..40) {
                    0 => Err("It is ill.".into()),
                    1 => Ok(String::new()),
                    2 => answer(&question).map(|text| text.chars().rev().collect()),
                    _ => answer(&question),
                };
                table.send(Event::EngineReply {
                    id,
                    answer: answer.map_err(Message::from),
                });
                self.hear(table);
            }
        }
    }

    fn thinks_about(&self, id: u32) -> bool {
        self.asked.as_ref().is_some_and(|(asked, ..)| *asked == id)
    }

    /// Checks that no page waits for an answer that will never come, and that a computer's turn continues.
    fn check(&self, table: &Table, did: &str) {
        let (app, busy) = (&table.app, self.asked.is_some());
        assert!(busy || !app.engine.is_thinking(), "it is not asked: {did}");
        let review = app.rail().and_then(|play| play.review());
        if review.is_some_and(|review| matches!(review.nets, Loadable::Coming)) {
            assert!(
                self.thinks_about(table.app.table().expect("it is there").review_asked),
                "the look back: {did}"
            );
        }
        if let Some(&Advice::Coming(id)) = app.hint() {
            assert!(self.thinks_about(id), "the hint: {did}");
        }
        if let Some(show) = app.demonstration() {
            assert!(busy || show.wakes_at().is_some(), "the show: {did}");
        }
        let on = is_computers_turn(table) && app.linked_game().is_none() && !stands_still(table);
        assert!(busy || !on || app.wake_at().is_some(), "stuck: {did}");
    }
}

/// Returns true if an overlay hides the game, so that it pauses.
fn stands_still(table: &Table) -> bool {
    let covers = |area: &TargetArea| {
        matches!(
            area.target,
            Target::Rules(RulesTarget::Page(_))
                | Target::Pin(PinTarget::Digit(_))
                | Target::Operator(OperatorTarget::Export)
                | Target::Resume
                | Target::Dismiss
        )
    };
    table.view().targets.iter().any(covers) || table.app.countdown().is_some()
}

/// Checks that secrets stay hidden: cities of a computer, or a hint outside an open list.
fn check_secrets(table: &Table, did: &str) {
    let Some(play) = table.app.rail() else { return };
    let open = |one: &&SeatAssignment| table.app.list_is_open(one.place);
    let mut lists = play.sitting.iter().filter(open);
    assert!(lists.all(|one| one.is_person()), "a list: {did}");
    let words = table.words_on(LayerName::Seats).join(" ");
    let hinted = words.contains("Build towards") || words.contains("Your hub ");
    let may = play.review().is_some() || play.sitting.iter().any(|one| open(&one));
    assert!(may || !hinted, "a hint: {did}");
}

/// One thing that people do, and what it was.
fn act(table: &mut Table, thinker: &mut Thinker, links: &mut Vec<String>) -> String {
    let chance = &mut thinker.chance;
    let plays = match (table.app.rail(), table.app.linked_game()) {
        (Some(play), None) => play.person().map(|seat| play.sitting[seat].place),
        _ => None,
    };
    match chance.random_range(0..100) {
        0 => {
            let keys = [Key::Escape, Key::Enter, Key::Board, Key::Left, Key::Right];
            let key = keys[chance.random_range(0..keys.len())];
            table.key(key);
            format!("{key:?}")
        }
        1 if !links.is_empty() => {
            let link = links[chance.random_range(0..links.len())].clone();
            table.send(Event::Link(link));
            "a link".into()
        }
        2 => {
            let ms = chance.random_range(0.0..130_000.0);
            thinker.pass(table, ms);
            format!("nothing for {ms} ms")
        }
        3 => {
            links.extend(table.app.kept().map(|(link, _)| link));
            table.send(Event::LetGo);
            "let go".into()
        }
        4..50 if plays.is_some_and(|place| table.shows(Target::Seat(place, SeatTarget::Undo))) => {
            super::touch(table);
            "a step".into()
        }
        4..50 if is_computers_turn(table) => {
            thinker.pass(table, 1500.0);
            "a wait".into()
        }
        _ => touch_any(table, chance),
    }
}

/// Touches a random target. It chooses the kind first, because a map's links would dominate otherwise.
fn touch_any(table: &mut Table, chance: &mut ChaCha8Rng) -> String {
    let mut targets = table.view().targets.clone();
    targets.retain(|area| area.enabled && area.target != Target::Sheet(SheetTarget::Blank));
    let kind = |area: &TargetArea| std::mem::discriminant(&area.target);
    let mut kinds: Vec<_> = targets.iter().map(kind).collect();
    kinds.dedup();
    if let Some(&chosen) = kinds.choose(chance) {
        targets.retain(|area| kind(area) == chosen);
    }
    let Some(area) = targets.choose(chance) else {
        table.tap_at(scene::Point::new(960.0, 10.0));
        return "a touch on nothing".into();
    };
    table.tap_at(area.area.middle());
    format!("{:?}", area.target)
}

#[test]
fn random_touches_never_leave_the_table_waiting() {
    for seed in cases::seeds(6) {
        let games: Vec<_> = GAMES.ids().collect();
        let game = games[seed as usize % games.len()];
        let computers = if game == TRANSGLOBAL_RAIL { 5 } else { 1 };
        let mut table = unanswered(game, computers, Strength::Easy, seed);
        let asked = None;
        let chance = ChaCha8Rng::seed_from_u64(seed);
        let mut thinker = Thinker { asked, chance };
        let mut links = Vec::new();
        if seed % 2 == 0 {
            table.send(Event::Kiosk);
        }
        for number in 0..120 {
            let did = act(&mut table, &mut thinker, &mut links);
            let did = format!("{did}, touch {number} of {seed}");
            thinker.hear(&mut table);
            thinker.check(&table, &did);
            check_secrets(&table, &did);
            if thinker.chance.random_range(0..3) > 0 {
                let ms = [20.0, 700.0, 4000.0][thinker.chance.random_range(0..3)];
                thinker.pass(&mut table, ms);
                thinker.check(&table, &format!("{did}, and {ms} ms"));
            }
        }
    }
}
