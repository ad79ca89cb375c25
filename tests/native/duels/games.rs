//! Whole games by people who touch random valid cells. In parallel the rules play the same game alone, and both
//! have to agree after every touch.

use crate::common::games::{QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD};
use std::collections::BTreeSet;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::common::duels::FACING;
use crate::common::fingers::Table;
use rules::connection::{self, Connection};
use rules::raindrops::{Raindrops, Turn};
use rules::rapid_transit::{self, RapidTransit};
use rules::switch_yard::{self, SwitchYard, yard};
use rules::{Cell, Game, Spot};
use scene::{LayerName, ResultsTarget, SeatTarget, SettingsTarget, Slider, Target};
use session::boards::BoardGame;

/// Next action of a player.
enum Act {
    Touch(Cell),
    Drag(Cell, Cell),
    Undo,
    Say,
    Ok,
}

/// A game at the table and the same game of the rules alone.
struct Pair<G: BoardGame> {
    table: Table,
    plain: G,
    /// The kinds of turns that were played.
    kinds: BTreeSet<&'static str>,
    kind: fn(&G, &G::Move, &G) -> &'static str,
}

impl<G: BoardGame> Pair<G> {
    fn new(seed: u64, chosen: &[usize], kind: fn(&G, &G::Move, &G) -> &'static str) -> Self {
        Self {
            table: Table::duelling(seed, FACING, G::GAME, chosen),
            plain: G::begin(chosen).expect("it is offered"),
            kinds: BTreeSet::new(),
            kind,
        }
    }

    fn touched(&self) -> Vec<Cell> {
        self.table.board().play.draft().touched.clone()
    }

    /// Does one thing at the table, and holds the screen to the rules.
    fn act(&mut self, act: Act) {
        let before = self.touched();
        let mover = self.table.mover();
        match act {
            Act::Touch(cell) => {
                self.table.tap(Target::Board(Spot::Cell(cell)));
                assert_eq!(self.touched(), [before, vec![cell]].concat());
            }
            Act::Drag(from, to) => {
                self.table.carry(&format!("{from} {to}"));
                assert_eq!(self.touched(), [before, vec![from, to]].concat());
            }
            Act::Undo => {
                self.table.tap(Target::Seat(mover, SeatTarget::Undo));
                let after = self.touched();
                assert!(before.starts_with(&after) && after.len() < before.len());
            }
            Act::Say => {
                let said = self.plain.special_moves().into_iter().next();
                let said = said.expect("something can be said");
                self.table.tap(Target::Seat(mover, SeatTarget::Special));
                return self.confirm(said);
            }
            Act::Ok => {
                let touch = self.plain.touch(&before).expect("the touches lead on");
                return self.confirm(touch.turn.expect("the turn is whole"));
            }
        }
        self.agree();
    }

    fn confirm(&mut self, turn: G::Move) {
        let before = self.plain.clone();
        let step = turn.clone();
        self.plain.play(turn).expect("the rules allow it too");
        self.kinds.insert((self.kind)(&before, &step, &self.plain));
        let seen = [self.table.seen(), self.plain.to_string()].map(|text| without_mover(&text));
        assert_eq!(seen[0], seen[1], "{step} is seen before OK");
        self.table.ok();
        assert_eq!(self.table.position(), self.plain.to_string(), "{step}");
        self.agree();
    }

    fn agree(&self) {
        let duel = self.table.board();
        assert_eq!(duel.play.ended().is_some(), self.plain.to_act().is_none());
        if duel.play.ended().is_some() {
            return;
        }
        let touch = self.plain.touch(&self.touched());
        let touch = touch.expect("what is pending leads on");
        assert_eq!(duel.play.reach().next, touch.next);
        assert_eq!(duel.play.reach().whole, touch.turn.is_some());
        assert_eq!(duel.play.now().text(), self.plain.to_string());
        let mover = self.table.mover();
        let view = self.table.view();
        let allowed = |target| view.area_of(target).is_some_and(|area| area.enabled);
        assert_eq!(
            allowed(Target::Seat(mover, SeatTarget::Ok)),
            touch.turn.is_some()
        );
        assert_eq!(
            allowed(Target::Seat(mover, SeatTarget::Undo)),
            !self.touched().is_empty()
        );
        let speaks = !self.plain.special_moves().is_empty();
        assert_eq!(allowed(Target::Seat(mover, SeatTarget::Special)), speaks);
        for button in [SeatTarget::Ok, SeatTarget::Undo, SeatTarget::Special] {
            assert!(!allowed(Target::Seat(self.table.waiting(), button)));
        }
    }

    /// Plays until the game has ended, for so many turns at most; whether it has.
    fn play(&mut self, turns: usize, mut choose: impl FnMut(&G, &[Cell]) -> Act) -> bool {
        while self.table.board().play.ended().is_none() {
            if self.table.board().turns() >= turns {
                return false;
            }
            self.act(choose(&self.plain, &self.touched()));
        }
        let ended = self.table.board().play.ended().expect("it has ended");
        let outcome = self.plain.outcome().expect("both have ended");
        let side = |player| G::SIDES[self.table.board().play.now().player(player)];
        let told = match ended.winner {
            Some(player) => format!("win {}", side(player)),
            None => "draw".into(),
        };
        assert_eq!(outcome.to_string(), told);
        assert_eq!(self.table.app.screen(), "results");
        let seats = self.table.board().sitting;
        let tells = |seat: usize| {
            let words = self.table.panel(seats[seat].place);
            words.iter().any(|words| words.starts_with("You win!"))
        };
        let won = |seat| ended.winner == Some(seat);
        assert_eq!([0, 1].map(tells), [0, 1].map(won), "who has won is told");
        let names_other = |seat: usize| {
            let words = self.table.panel(seats[seat].place).join(" ");
            words.contains(&seats[1 - seat].colour.name().to_string())
        };
        let lost = |seat: usize| won(1 - seat);
        assert_eq!([0, 1].map(names_other), [0, 1].map(lost), "by whom");
        assert!(
            self.table.shows(Target::Results(ResultsTarget::PlayAgain))
                && self.table.shows(Target::ToLobby)
        );
        true
    }
}

/// A position without the side to move, its second word: what can be seen on the board.
fn without_mover(text: &str) -> Vec<String> {
    let mut words: Vec<_> = text.split(' ').map(str::to_owned).collect();
    words.remove(1);
    words
}

/// A person who touches any valid cell, drags now and then, and sometimes undoes.
struct Anyone(ChaCha8Rng);

impl Anyone {
    fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    fn percent(&mut self, share: u32) -> bool {
        self.0.next_u32() % 100 < share
    }

    fn any<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.0.next_u32() as usize % list.len()]
    }

    /// Of 100 whole turns that could go on, so many are confirmed.
    fn choose<G: BoardGame>(&mut self, game: &G, touched: &[Cell], content: u32) -> Act {
        let touch = game.touch(touched).expect("the touches lead on");
        if touched.is_empty()
            && !game.special_moves().is_empty()
            && (touch.next.is_empty() || self.percent(40))
        {
            return Act::Say;
        }
        if touch.turn.is_some() && (touch.next.is_empty() || self.percent(content)) {
            return Act::Ok;
        }
        if !touched.is_empty() && self.percent(8) {
            return Act::Undo;
        }
        let cell = self.any(&touch.next);
        let with = game
            .touch(&[touched, &[cell]].concat())
            .expect("it leads on");
        if with.turn.is_none() && self.percent(30) {
            return Act::Drag(cell, self.any(&with.next));
        }
        Act::Touch(cell)
    }
}

/// Plays one game at random and tells the kinds of turns; ends it by giving up if it is long.
fn play_anyhow<G: BoardGame>(
    seed: u64,
    chosen: &[usize],
    content: u32,
    kind: fn(&G, &G::Move, &G) -> &'static str,
) -> BTreeSet<&'static str> {
    let mut pair = Pair::<G>::new(seed, chosen, kind);
    let mut anyone = Anyone::new(seed);
    pair.agree();
    if !pair.play(250, |game, touched| anyone.choose(game, touched, content)) {
        let (place, other) = (pair.table.mover(), pair.table.waiting());
        pair.table.tap(Target::Seat(place, SeatTarget::Resign));
        pair.table.tap(Target::Seat(place, SeatTarget::ResignYes));
        let ended = pair.table.board().play.ended().expect("it is over");
        assert!(ended.resigned());
        assert_eq!(ended.winner, pair.table.board().seat_at(other));
        assert_eq!(pair.table.app.screen(), "results");
    }
    pair.kinds
}

/// Every kind is played at least once, and there is no other.
fn assert_kinds(found: &[BTreeSet<&'static str>], expected: &[&'static str]) {
    let found: BTreeSet<_> = found.iter().flatten().copied().collect();
    assert_eq!(found, expected.iter().copied().collect());
}

fn connection_kind(
    before: &Connection,
    step: &connection::Move,
    after: &Connection,
) -> &'static str {
    let stones = |game: &Connection| game.to_string().matches(['x', 'o']).count();
    match step {
        connection::Move::Place(_) if stones(after) > stones(before) + 1 => "filled",
        connection::Move::Place(_) => "placed",
        connection::Move::Link(_) => "linked",
        connection::Move::Swap => "swapped",
        connection::Move::Pass => "passed",
    }
}

#[test]
fn quickway_and_its_family_are_played_to_the_end() {
    for (variant, own) in [None, None, Some("linked"), Some("filled")]
        .into_iter()
        .enumerate()
    {
        let play = |(seed, size, swap)| {
            play_anyhow::<Connection>(seed, &[variant, size, swap], 0, connection_kind)
        };
        let games = [(1, 0, 0), (2, 0, 0), (3, 1, 0)].map(play);
        let kinds: Vec<_> = own.into_iter().chain(["placed", "swapped"]).collect();
        assert_kinds(&games, &kinds);
        // Without the option, no player can swap.
        assert!(!play((4, 0, 1)).contains("swapped"));
    }
}

#[test]
fn the_largest_board_of_quickway_is_played_on() {
    let mut pair = Pair::<Connection>::new(5, &[0, 3, 1], connection_kind);
    let mut anyone = Anyone::new(5);
    assert!(!pair.play(40, |game, touched| anyone.choose(game, touched, 0)));
    assert_eq!(pair.plain.size(), 19);
}

fn raindrops_kind(before: &Raindrops, turn: &Turn, _: &Raindrops) -> &'static str {
    let first = turn.steps()[0];
    let alone = before.unit(first.from).len() == 1;
    let takes = turn.steps().iter().any(|step| step.capture);
    match (alone, turn.steps().len(), takes) {
        (true, _, false) => "a drop slides",
        (true, _, true) => "a drop takes",
        (false, 1, false) => "a group, one step",
        (false, 1, true) => "a group takes at once",
        (false, _, false) => "a group, several steps",
        (false, _, true) => "a group takes after several steps",
    }
}

#[test]
fn raindrops_is_played_to_the_end() {
    let play = |(seed, size)| play_anyhow::<Raindrops>(seed, &[size], 30, raindrops_kind);
    let games = [(1, 0), (2, 0), (3, 1), (4, 2), (5, 0)].map(play);
    let kinds = [
        "a drop slides",
        "a drop takes",
        "a group, one step",
        "a group takes at once",
        "a group, several steps",
        "a group takes after several steps",
    ];
    assert_kinds(&games, &kinds);
}

fn rapid_kind(_: &RapidTransit, step: &rapid_transit::Move, _: &RapidTransit) -> &'static str {
    match step {
        rapid_transit::Move::Swap(..) => "swapped",
        rapid_transit::Move::Pass => "passed",
    }
}

#[test]
fn rapid_transit_is_played_to_the_end() {
    let play = |(seed, size)| play_anyhow::<RapidTransit>(seed, &[size], 0, rapid_kind);
    let games = [(1, 0), (2, 1), (3, 2), (4, 2)].map(play);
    // A game ends with two passes in a row.
    games.iter().for_each(|game| assert_eq!(game.len(), 2));
    assert_kinds(&games, &["swapped", "passed"]);
}

fn yard_kind(before: &SwitchYard, step: &switch_yard::Move, _: &SwitchYard) -> &'static str {
    let straight = |a: Cell, b: Cell| a.file == b.file || a.rank == b.rank;
    match *step {
        switch_yard::Move::Engine { from, to } if straight(from, to) => "engine",
        switch_yard::Move::Engine { .. } => "engine, diagonally",
        switch_yard::Move::Train { tail, to, .. } if straight(tail, to) => "train",
        switch_yard::Move::Train { .. } => "train round a corner",
        switch_yard::Move::Place(_, colour) if Some(colour) == before.to_act() => "own car placed",
        switch_yard::Move::Place(..) => "other car placed",
    }
}

#[test]
fn switch_yard_is_played_with_every_set_up() {
    let mut pairs = Vec::new();
    for setup in 0..3 {
        let mut pair = Pair::<SwitchYard>::new(7, &[setup], yard_kind);
        let mut anyone = Anyone::new(8 + setup as u64);
        if !pair.play(60, |game, touched| anyone.choose(game, touched, 50)) {
            let place = pair.table.waiting();
            pair.table.tap(Target::Seat(place, SeatTarget::Resign));
            pair.table.tap(Target::Seat(place, SeatTarget::ResignYes));
        }
        assert!(pair.table.shows(Target::Results(ResultsTarget::PlayAgain)));
        pairs.push(pair.kinds);
    }
    let moved = [
        "engine",
        "engine, diagonally",
        "train",
        "train round a corner",
    ];
    let placed = ["own car placed", "other car placed"];
    assert_kinds(&pairs, &[&moved[..], &placed].concat());
}

/// Returns the distances of a side's cars from its shipping area, all together.
fn way_left(game: &SwitchYard, side: switch_yard::Side) -> u32 {
    let left = |cell: Cell| match side {
        switch_yard::Side::Red => 7_u8.saturating_sub(cell.file),
        switch_yard::Side::Blue => cell.file.saturating_sub(1),
    };
    let own = yard::cells().filter(|&cell| game.car(cell) == Some(side));
    // The areas are between ranks 3 and 7, so a car on the outer ranks also has to move inwards.
    own.map(|cell| {
        let outside = 2_u8.saturating_sub(cell.rank) + cell.rank.saturating_sub(6);
        u32::from(left(cell))
            + if left(cell) > 0 {
                u32::from(outside)
            } else {
                0
            }
    })
    .sum()
}

#[test]
fn switch_yard_is_played_until_all_cars_are_shipped() {
    let mut pair = Pair::<SwitchYard>::new(1, &[0], yard_kind);
    let mut anyone = Anyone::new(2);
    let mut plan: Vec<Cell> = Vec::new();
    let won = pair.play(400, |game, touched| {
        if !touched.is_empty() && touched.len() == plan.len() {
            return Act::Ok;
        }
        if touched.is_empty() {
            let side = game.to_act().expect("the game goes on");
            let after = |step: &switch_yard::Move| {
                let mut after = game.clone();
                after.play(*step).expect("a listed turn is allowed");
                way_left(&after, side)
            };
            let mut turns = game.steps();
            let least = turns.iter().map(after).min().expect("there is a turn");
            turns.retain(|turn| after(turn) == least);
            plan = match anyone.any(&turns) {
                switch_yard::Move::Engine { from, to } => vec![from, to],
                switch_yard::Move::Train { lead, tail, to } => vec![lead, tail, to],
                switch_yard::Move::Place(..) => panic!("the cars stand already"),
            };
        }
        Act::Touch(plan[touched.len()])
    });
    assert!(won, "nobody has shipped all cars\n{}", pair.plain);
    let winner = pair
        .table
        .board()
        .play
        .ended()
        .and_then(|ended| ended.winner);
    let side = SwitchYard::SIDES[winner.expect("somebody has won")];
    assert_eq!(pair.plain.shipped(side), 10);
    let tally = pair
        .table
        .board()
        .play
        .now()
        .tally(winner.expect("as above"))
        .to_string();
    assert!(tally.contains("10") && pair.table.says(&tally), "{tally}");
    assert_eq!(
        pair.table.app.board().map(|duel| duel.id()),
        Some(SWITCH_YARD)
    );
}

#[test]
fn the_settings_beside_a_board_for_two_hold_nothing_of_banks() {
    // In the rail game the words are there, so the search would find them.
    let tells_of_taxes = |table: &Table| {
        let words = table.words_on(LayerName::Over).join(" ");
        words.to_lowercase().contains("tax day")
    };
    let mut rail = Table::started(2);
    rail.tap(Target::Settings(SettingsTarget::Cog));
    assert!(tells_of_taxes(&rail));
    rail.tap(Target::Settings(SettingsTarget::NewGame));
    for game in [QUICKWAY, RAINDROPS, RAPID_TRANSIT, SWITCH_YARD] {
        let mut table = Table::duelling(1, FACING, game, &[]);
        table.tap(Target::Settings(SettingsTarget::Cog));
        assert!(!table.shows(Target::Slider(Slider::Bank)));
        assert!(!table.shows(Target::Slider(Slider::Taxes)));
        assert!(!tells_of_taxes(&table));
        assert!(table.shows(Target::Slider(Slider::Pace)));
        table.tap(Target::Settings(SettingsTarget::NewGame));
        assert_eq!(table.app.screen(), "question");
        let asked = [&table, &rail].map(|table| table.words_on(LayerName::Over));
        assert_eq!(
            asked[0], asked[1],
            "the question is the same beside every game"
        );
    }
}
