//! Random histories of rooms, compared with a model of each room's members.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use proptest::prelude::*;
use rooms::{Connection, Limits, Notice, Output, Refusal, Request, Secret};

use crate::Host;
use crate::cases::property;

const ROOMS: [&str; 3] = ["AAAAAA", "BBBBBB", "CCCCCC"];

#[derive(Clone, Debug)]
enum Step {
    Connect { room: usize, address: u32 },
    Leave(usize),
    Open(usize),
    Return { who: usize, honest: bool },
    Enter(usize),
    Say(usize),
    Tell(usize, u32),
    Remove(usize, u32),
    End(usize),
    HandOver(usize),
    GiveUp(usize),
    Wait(u64),
}

fn step() -> impl Strategy<Value = Step> {
    let who = || 0..12_usize;
    prop_oneof![
        3 => (0..3_usize, 0..2_u32).prop_map(|(room, address)| Step::Connect { room, address }),
        1 => who().prop_map(Step::Leave),
        2 => who().prop_map(Step::Open),
        2 => (who(), any::<bool>()).prop_map(|(who, honest)| Step::Return { who, honest }),
        4 => who().prop_map(Step::Enter),
        4 => who().prop_map(Step::Say),
        4 => (who(), 1..6_u32).prop_map(|(who, member)| Step::Tell(who, member)),
        1 => (who(), 1..6_u32).prop_map(|(who, member)| Step::Remove(who, member)),
        1 => who().prop_map(Step::End),
        1 => who().prop_map(Step::HandOver),
        1 => (0..3_usize).prop_map(Step::GiveUp),
        1 => (0..20_000_u64).prop_map(Step::Wait),
    ]
}

/// Living connections, with the host's role for each.
#[derive(Default)]
struct Model {
    /// The rooms of the living connections.
    living: BTreeMap<Connection, usize>,
    tables: BTreeMap<Connection, usize>,
    members: BTreeMap<Connection, (usize, u32)>,
}

impl Model {
    fn heed(&mut self, output: &Output, sender: Option<Connection>) {
        match output {
            Output::Close(gone, _) => {
                assert!(self.living.contains_key(gone), "closed and gone");
                self.forget(*gone);
            }
            Output::Send(to, frame) => {
                let room = *self
                    .living
                    .get(to)
                    .expect("a frame to somebody who is gone");
                match Notice::read(frame).expect("a notice") {
                    Notice::Opened(_) => {
                        self.tables.retain(|_, of| *of != room);
                        self.tables.insert(*to, room);
                    }
                    Notice::Entered { member, table } => {
                        assert_eq!(table, self.tables.values().any(|of| *of == room));
                        assert!(!self.members.values().any(|one| *one == (room, member)));
                        self.members.insert(*to, (room, member));
                    }
                    Notice::Said(member, _) => {
                        assert_eq!(self.tables.get(to), Some(&room));
                        let from = sender.and_then(|sender| self.members.get(&sender));
                        assert_eq!(from, Some(&(room, member)));
                    }
                    Notice::Told(_) => {
                        assert!(self.members.contains_key(to));
                        let from = sender.and_then(|sender| self.tables.get(&sender));
                        assert_eq!(from, Some(&room));
                    }
                    Notice::Came(_) | Notice::Left(_) => assert!(self.tables.contains_key(to)),
                    Notice::TableAway | Notice::TableBack => {
                        assert!(self.members.contains_key(to));
                    }
                    Notice::Refused(..) | Notice::Pong => assert_eq!(Some(*to), sender),
                }
            }
        }
    }

    fn forget(&mut self, gone: Connection) {
        self.living.remove(&gone);
        self.tables.remove(&gone);
        self.members.remove(&gone);
    }
}

/// Takes a step, and returns its connection and the outputs.
fn take(
    host: &mut Host,
    model: &mut Model,
    all: &[Connection],
    step: &Step,
) -> Option<(Option<Connection>, Vec<Output>)> {
    let at = |who: usize| (!all.is_empty()).then(|| all[who % all.len()]);
    let (who, request) = match *step {
        Step::Connect { .. } => return None,
        Step::Wait(millis) => return Some((None, host.wait(Duration::from_millis(millis)))),
        Step::HandOver(who) => {
            // Like a real host, it hands over only strangers that request a missing room.
            let who = at(who)?;
            let seeks = host.seeks(who, Request::Enter);
            seeks.then(|| host.rooms.hand_over(host.now, who));
            return None;
        }
        Step::GiveUp(room) => {
            let code = ROOMS[room].parse().expect("a code");
            return Some((None, host.rooms.give_up(code)));
        }
        Step::Leave(who) => {
            let gone = at(who)?;
            model.forget(gone);
            return Some((None, host.leave(gone)));
        }
        Step::Open(who) => (who, Request::Open(Secret([1; 32]).proof())),
        Step::Return { who, honest } => (who, Request::Return(Secret([u8::from(honest); 32]))),
        Step::Enter(who) => (who, Request::Enter),
        Step::Say(who) => (who, Request::Say(b"up")),
        Step::Tell(who, member) => (who, Request::Tell(member, b"down")),
        Step::Remove(who, member) => (who, Request::Remove(member)),
        Step::End(who) => (who, Request::End),
    };
    let who = at(who)?;
    Some((Some(who), host.send(who, request)))
}

proptest! {
    #![proptest_config(property(1_000))]

    #[test]
    fn rooms_do_what_the_model_says(steps in prop::collection::vec(step(), 1..200)) {
        let limits = Limits { members: 3, rooms_per_address: 2, connections_per_address: 6, ..Limits::default() };
        let mut host = Host::new(limits);
        let mut model = Model::default();
        // Ended connections stay in the list, because their later frames must have no effect.
        let mut all = Vec::new();
        for step in steps {
            if let Step::Connect { room, address } = step {
                match host.connect_from(address, ROOMS[room]) {
                    Ok(new) => {
                        all.push(new);
                        model.living.insert(new, room);
                    }
                    Err(refusal) => prop_assert_eq!(refusal, Refusal::ManyConnections),
                }
            }
            let taken = take(&mut host, &mut model, &all, &step);
            if let Some((sender, outputs)) = taken {
                outputs.iter().for_each(|output| model.heed(output, sender));
            }
            let stats = host.rooms.stats();
            prop_assert_eq!(stats.connections, model.living.len() as u64);
            prop_assert_eq!(stats.members, model.members.len() as u64);
            let open: BTreeSet<_> = model.tables.values().collect();
            prop_assert_eq!(open.len(), model.tables.len(), "two tables in a room");
            prop_assert!(stats.rooms >= open.len() as u64);
            prop_assert_eq!(stats.rooms, stats.opened - stats.ended);
        }
        // Nothing is left of them after all have gone and a day has passed.
        for gone in model.living.keys() {
            let _ = host.leave(*gone);
        }
        let _ = host.wait(Duration::from_secs(24 * 60 * 60));
        let stats = host.rooms.stats();
        prop_assert_eq!((stats.rooms, stats.members, stats.connections), (0, 0, 0));
        prop_assert!(host.rooms.is_idle());
    }
}
