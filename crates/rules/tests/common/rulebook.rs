//! The rules of Transglobal Rail in a second version, written differently from the library: the legal steps of a
//! state, and the money after every step. It reads only public parts of a state: rails, hubs, hands, and the seat
//! on turn.

use std::collections::BTreeSet;

use rules::maps::LinkId;
use rules::transglobal_rail::{Event, Move, Phase, RoundReport, Seat, SeatReport, TransglobalRail};

/// Returns for each intersection if the rails that count join it to a seat's hub.
///
/// A rail joins its other end to something joined, over and over until nothing changes.
pub fn reached(game: &TransglobalRail, seat: Seat, counts: impl Fn(LinkId) -> bool) -> Vec<bool> {
    let map = game.map();
    let mut joined = vec![false; map.positions().len()];
    if let Some(hub) = game.hub(seat) {
        joined[hub.index()] = true;
    }
    let rails = game
        .rails()
        .map(|(rail, _)| rail)
        .filter(|&rail| counts(rail));
    let rails: Vec<_> = rails.map(|rail| map.link(rail)).collect();
    while let Some(rail) = rails
        .iter()
        .find(|rail| joined[rail.a.index()] != joined[rail.b.index()])
    {
        joined[rail.a.index()] = true;
        joined[rail.b.index()] = true;
    }
    joined
}

/// Returns the cities of a seat that the counted rails join to its hub.
pub fn joined(game: &TransglobalRail, seat: Seat, counts: impl Fn(LinkId) -> bool) -> [bool; 5] {
    let reached = reached(game, seat, counts);
    game.hand(seat)
        .map(|city| reached[game.map().city(city).node.index()])
}

/// Returns true if a seat has all its cities connected, with every rail on the board.
pub fn connected(game: &TransglobalRail, seat: Seat) -> bool {
    joined(game, seat, |_| true) == [true; 5]
}

/// Returns the rest of the turn's $2.
pub fn money(game: &TransglobalRail) -> i32 {
    2 - cost(game, game.this_turn())
}

fn cost(game: &TransglobalRail, links: &[LinkId]) -> i32 {
    links
        .iter()
        .map(|&link| i32::from(game.map().link(link).cost))
        .sum()
}

/// The texts of all steps that the rules allow.
pub fn steps(game: &TransglobalRail) -> BTreeSet<String> {
    let Some(seat) = game.to_act() else {
        return BTreeSet::new();
    };
    let mut allowed = BTreeSet::new();
    if game.phase() == Phase::Hubs {
        let hubs: Vec<_> = (0..game.setup().seats)
            .filter_map(|seat| game.hub(seat))
            .collect();
        let free = game.map().nodes().filter(|node| !hubs.contains(node));
        allowed.extend(free.map(|node| format!("hub {node}")));
        allowed.extend(game.hub(seat).map(|_| "ok".to_string()));
        return allowed;
    }
    let connected = connected(game, seat);
    let purse = match game.phase() {
        Phase::Building => money(game),
        _ if connected => 0,
        _ => i32::MAX,
    };
    let reached = reached(game, seat, |_| true);
    for (id, link) in game.map().link_ids().zip(game.map().links()) {
        let in_reach = reached[link.a.index()] || reached[link.b.index()];
        if in_reach && i32::from(link.cost) <= purse && game.builder(id).is_none() {
            allowed.insert(format!("link {}-{}", link.a, link.b));
        }
    }
    let nothing_fits = allowed.is_empty();
    let ok = match (game.phase(), purse) {
        (Phase::Building, 0) => true,
        (Phase::Building, 1) => connected || nothing_fits,
        (Phase::Building, _) => false,
        _ => connected,
    };
    allowed.extend(ok.then(|| "ok".to_string()));
    let discard = game.phase() == Phase::Building && purse == 1;
    allowed.extend(discard.then(|| "discard".to_string()));
    allowed
}

/// Returns true if the last step may be taken back.
pub fn may_undo(game: &TransglobalRail) -> bool {
    matches!(game.phase(), Phase::Building | Phase::Finishing) && !game.this_turn().is_empty()
}

/// The state's text, line by line.
fn text(game: &TransglobalRail) -> String {
    let phase = match game.phase() {
        Phase::Hubs => "hubs",
        Phase::Building => "building",
        Phase::Finishing => "finishing",
        Phase::Finished => "over",
    };
    let seats = || 0..game.setup().seats;
    let mut lines = vec![format!("phase {phase}"), format!("round {}", game.round())];
    lines.push(format!("start {}", game.start()));
    lines.push(format!("money {}", game.money()));
    lines.extend(seats().map(|seat| format!("bank {seat} {}", game.bank(seat))));
    lines.extend(seats().map(|seat| {
        let hub = game
            .hub(seat)
            .map_or("-".to_string(), |node| node.to_string());
        format!("hub {seat} {hub}")
    }));
    for (id, link) in game.map().link_ids().zip(game.map().links()) {
        let built = game
            .builder(id)
            .map(|by| format!("rail {} {} {by}", link.a, link.b));
        lines.extend(built);
    }
    lines.join("\n")
}

/// A watcher that keeps the accounts of a round.
pub struct Watch {
    round: u32,
    /// In the banks when the round began.
    before: Vec<i32>,
    /// Amount that each seat has paid for finishing.
    paid: Vec<i32>,
    /// Seats that the game has reported as connected, in this order.
    told: Vec<Seat>,
    /// Number of these seats when building ended.
    first: usize,
}

impl Watch {
    /// Begins with the first round.
    pub fn new(seats: usize, bank: i32) -> Self {
        Self {
            round: 1,
            before: vec![bank; seats],
            paid: vec![0; seats],
            told: Vec::new(),
            first: 0,
        }
    }

    /// Checks a state without a step.
    pub fn state(&self, game: &TransglobalRail) {
        assert_eq!(game.round(), self.round);
        for seat in 0..self.before.len() {
            let acts = game.to_act() == Some(seat);
            let now = if acts && game.phase() == Phase::Finishing {
                assert_eq!(game.spent(), cost(game, game.this_turn()));
                game.spent()
            } else {
                0
            };
            if game.phase() != Phase::Finished {
                assert_eq!(game.bank(seat), self.before[seat] - self.paid[seat] - now);
            }
            assert_eq!(game.reached(seat), reached(game, seat, |_| true));
            let counts = |rail| acts || !game.this_turn().contains(&rail);
            assert_eq!(
                game.checks(seat),
                joined(game, seat, counts),
                "seat {seat}\n{game}"
            );
        }
        let money = if game.phase() == Phase::Building {
            money(game)
        } else {
            0
        };
        assert_eq!(game.to_string(), text(game));
        assert_eq!(game.money(), money);
    }

    /// Checks a step: the state before it, its events, and the state after it.
    pub fn step(
        &mut self,
        old: &TransglobalRail,
        step: Move,
        events: &[Event],
        new: &TransglobalRail,
    ) {
        let seat = old.to_act().expect("somebody has played the step");
        let confirmed = matches!(step, Move::Ok | Move::Discard);
        if !confirmed || old.phase() == Phase::Hubs {
            assert_eq!(events, []);
            self.check_next_hub(old, step, new);
            return;
        }
        if old.phase() == Phase::Finishing {
            self.paid[seat] = cost(old, old.this_turn());
        }
        let seats = self.before.len();
        let round = || (0..seats).map(|on| (seat + on) % seats);
        let mut expected: Vec<_> = round()
            .filter(|one| connected(old, *one) && !self.told.contains(one))
            .collect();
        let connected_events = expected.iter().map(|&seat| Event::Connected(seat));
        let mut told: Vec<_> = connected_events.collect();
        self.told.append(&mut expected);
        // The seat that made the step comes last, because a link may connect others and not its builder.
        let next = round()
            .skip(1)
            .chain([seat])
            .find(|one| !self.told.contains(one));
        if old.phase() == Phase::Building {
            if self.told.is_empty() {
                assert_eq!(new.to_act(), Some((seat + 1) % seats));
                assert_eq!((events, new.phase()), (&[][..], Phase::Building));
                return;
            }
            self.first = self.told.len();
            told.extend(next.map(|_| Event::FinishingBegins));
        }
        if next.is_some() {
            assert_eq!((new.to_act(), new.phase()), (next, Phase::Finishing));
        } else {
            told.extend(self.settle(old, new));
        }
        assert_eq!(events, told);
    }

    fn check_next_hub(&self, old: &TransglobalRail, step: Move, new: &TransglobalRail) {
        let seats = self.before.len();
        let on = if step == Move::Ok { 1 } else { 0 };
        let next = old.to_act().map(|seat| (seat + on) % seats);
        assert_eq!(new.to_act(), next);
        let all_stand = (0..seats).all(|seat| old.hub(seat).is_some());
        let phase = match old.phase() {
            Phase::Hubs if all_stand && step == Move::Ok => Phase::Building,
            phase => phase,
        };
        assert_eq!(new.phase(), phase);
    }

    /// Returns the events that settling must report, and moves the books on to the next round.
    fn settle(&mut self, old: &TransglobalRail, new: &TransglobalRail) -> Vec<Event> {
        let seats = self.before.len();
        let left: Vec<_> = (0..seats)
            .map(|seat| self.before[seat] - self.paid[seat])
            .collect();
        let poorest = *left.iter().min().expect("there are players");
        let over = poorest <= 0;
        let taxes = match (over, self.round) {
            (false, 2) if poorest > new.setup().tax => Some(poorest - new.setup().tax),
            (false, 2) => Some(0),
            _ => None,
        };
        let tax = taxes.unwrap_or(0);
        let report = RoundReport {
            round: self.round,
            seats: (0..seats)
                .map(|seat| SeatReport {
                    seat,
                    before: self.before[seat],
                    paid: self.paid[seat],
                    tax,
                    after: left[seat] - tax,
                    first: self.told[..self.first].contains(&seat),
                })
                .collect(),
            taxes,
        };
        let last = if over {
            assert_eq!((new.phase(), new.round()), (Phase::Finished, self.round));
            assert!(
                new.rails().eq(old.rails()),
                "the last board stays to be looked at"
            );
            for seat in 0..seats {
                assert_eq!(new.hub(seat), old.hub(seat));
                assert_eq!((new.hand(seat), new.start()), (old.hand(seat), old.start()));
            }
            check_places(new, &left);
            Event::GameOver
        } else {
            self.begin(new, left.iter().map(|bank| bank - tax).collect());
            Event::RoundBegins { round: self.round }
        };
        vec![Event::RoundEnded(report), last]
    }

    fn begin(&mut self, new: &TransglobalRail, banks: Vec<i32>) {
        *self = Self {
            round: self.round + 1,
            ..Self::new(banks.len(), 0)
        };
        self.before = banks;
        assert_eq!(
            (new.phase(), new.to_act()),
            (Phase::Hubs, Some(new.start()))
        );
        assert_eq!(new.rails().count(), 0);
        assert!((0..self.before.len()).all(|seat| new.hub(seat).is_none()));
    }
}

fn check_places(game: &TransglobalRail, banks: &[i32]) {
    let places = game.standings();
    let seats: BTreeSet<_> = places.iter().map(|&(_, seat)| seat).collect();
    assert_eq!(seats.len(), banks.len(), "everybody has one place");
    for (number, &(place, seat)) in places.iter().enumerate() {
        assert_eq!(game.bank(seat), banks[seat]);
        match number.checked_sub(1).map(|before| places[before]) {
            Some((shared, other)) if banks[other] == banks[seat] => {
                assert_eq!(place, shared);
                assert!(other < seat);
            }
            before => {
                assert_eq!(place, number + 1);
                assert!(before.is_none_or(|(_, other)| banks[other] > banks[seat]));
            }
        }
    }
}
