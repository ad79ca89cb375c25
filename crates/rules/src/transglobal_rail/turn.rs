//! Changes that a step makes. All checks come before any change, so a refused step leaves the state unchanged.

use super::event::{Event, RoundReport, SeatReport};
use super::game::TransglobalRail;
use super::illegal_move::IllegalMove;
use super::moves::Move;
use super::public::Phase;
use super::{Seat, settle};
use crate::maps::{LinkId, NodeId, REGIONS};

impl TransglobalRail {
    /// Plays a step of the player on turn, and returns its effects. The step that ends a round settles it and deals
    /// the next.
    ///
    /// # Errors
    ///
    /// An illegal step is refused, without any change.
    pub fn play(&mut self, step: Move) -> Result<Vec<Event>, IllegalMove> {
        match step {
            Move::Hub(node) => {
                self.check_hub(node)?;
                let seat = self.turn;
                self.public.players[seat].hub = Some(node);
                Ok(Vec::new())
            }
            Move::Link(a, b) => {
                let link = self.link(a, b)?;
                self.may_build(link)?;
                self.public.build(link);
                Ok(Vec::new())
            }
            Move::Discard => {
                self.check_discard()?;
                Ok(self.confirm())
            }
            Move::Ok => {
                self.actor().check_ok()?;
                Ok(self.confirm())
            }
        }
    }

    /// The link that a step names.
    fn link(&self, a: NodeId, b: NodeId) -> Result<LinkId, IllegalMove> {
        let link = self.map().link_between(a, b).filter(|_| a < b);
        link.ok_or(IllegalMove::NoSuchLink(a, b))
    }

    /// The player to act is done.
    fn confirm(&mut self) -> Vec<Event> {
        match self.phase {
            Phase::Hubs => {
                self.pass_on();
                if self.turn == self.start {
                    self.public.phase = Phase::Building;
                }
                Vec::new()
            }
            Phase::Building => self.confirm_building(),
            Phase::Finishing => self.confirm_finishing(),
            Phase::Finished => Vec::new(),
        }
    }

    /// The next seat clockwise is on turn.
    fn pass_on(&mut self) {
        self.public.turn = self.after(self.turn);
    }

    fn confirm_building(&mut self) -> Vec<Event> {
        let mut events = self.confirm_rails();
        if events.is_empty() {
            self.pass_on();
            return events;
        }
        self.announce();
        for player in &mut self.public.players {
            player.first = player.connected;
        }
        self.public.phase = Phase::Finishing;
        match self.next_to_finish() {
            Some(seat) => {
                self.public.turn = seat;
                events.push(Event::FinishingBegins);
            }
            None => self.settle(&mut events),
        }
        events
    }

    fn confirm_finishing(&mut self) -> Vec<Event> {
        let spent = self.spent();
        let seat = self.turn;
        let player = &mut self.public.players[seat];
        player.bank -= spent;
        player.paid = spent;
        let mut events = self.confirm_rails();
        self.announce();
        match self.next_to_finish() {
            Some(seat) => self.public.turn = seat,
            None => self.settle(&mut events),
        }
        events
    }

    /// Confirms the latest rails, and returns the players that they connect, clockwise from the player on turn.
    fn confirm_rails(&mut self) -> Vec<Event> {
        let seats = self.clockwise_from(self.turn);
        let waiting: Vec<Seat> = seats.filter(|&seat| !self.is_joined(seat, false)).collect();
        self.public.recent.clear();
        let connected = waiting
            .into_iter()
            .filter(|&seat| self.is_joined(seat, true));
        connected.map(Event::Connected).collect()
    }

    /// Makes public which players are connected.
    fn announce(&mut self) {
        for seat in 0..self.seats() {
            self.public.players[seat].connected = self.is_joined(seat, true);
        }
    }

    /// Returns the next player clockwise who is not connected. Players who have finished are connected, so this
    /// goes round once and ends.
    fn next_to_finish(&self) -> Option<Seat> {
        let mut others = self.clockwise_from(self.after(self.turn));
        others.find(|&seat| !self.players[seat].connected)
    }

    fn is_joined(&self, seat: Seat, with_recent: bool) -> bool {
        let joined = self.joined(seat, &self.hands[seat], with_recent);
        joined == [true; REGIONS]
    }

    /// Ends the round: the game is over, or taxes are paid and the next round is dealt.
    fn settle(&mut self, events: &mut Vec<Event>) {
        let banks = self.banks();
        // A game to learn by is one round.
        let over = settle::is_over(&banks) || self.map().is_small();
        let taxes = if over {
            None
        } else {
            settle::taxes(&banks, self.round, self.setup.tax)
        };
        let tax = taxes.unwrap_or(0);
        let mut seats = Vec::with_capacity(self.players.len());
        for (seat, player) in self.public.players.iter_mut().enumerate() {
            let before = player.bank + player.paid;
            player.bank -= tax;
            seats.push(SeatReport {
                seat,
                before,
                paid: player.paid,
                tax,
                after: player.bank,
                first: player.first,
            });
        }
        events.push(Event::RoundEnded(RoundReport {
            round: self.round,
            seats,
            taxes,
        }));
        if over {
            self.public.phase = Phase::Finished;
            events.push(Event::GameOver);
        } else {
            self.begin_round();
            events.push(Event::RoundBegins { round: self.round });
        }
    }
}
