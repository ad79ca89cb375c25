//! Messages from NATS for this host, and the sessions with other hosts.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use async_nats::{Message, StatusCode, Subscriber};
use futures_util::StreamExt;
use rooms::{Address, Code, Notice, Refusal};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval};

use super::Cluster;
use super::link::{Downlink, Link, Uplink};
use super::wire::{Content, HostId, Number, Parcel, Sender};
use crate::switchboard::Afar;

/// Interval of a host's sign of life.
const BEAT: Duration = Duration::from_secs(1);

/// Runs the work for other hosts, until it is aborted.
pub(super) async fn run(
    cluster: Arc<Cluster>,
    mut messages: Subscriber,
    mut connected: mpsc::UnboundedReceiver<bool>,
    hurry: u32,
) {
    let mut beats = interval(BEAT / hurry);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            Some(message) = messages.next() => cluster.hear(&message),
            Some(connected) = connected.recv() => {
                if connected {
                    cluster.claim_all();
                } else {
                    cluster.end_sessions();
                }
            }
            () = cluster.switchboard.some_room_ended() => cluster.disown_ended(),
            _ = beats.tick() => {
                cluster.beat();
                cluster.disown_ended();
                cluster.claim_some();
            }
            else => return,
        }
    }
}

impl Cluster {
    /// Takes note of a message to this host.
    fn hear(self: &Arc<Self>, message: &Message) {
        let from = message.subject.rsplit('.').next();
        let Some(peer) = from.and_then(HostId::read) else {
            return self.count_garbage();
        };
        if message.status == Some(StatusCode::NO_RESPONDERS) {
            return self.lose_peer(peer);
        }
        match Parcel::read(&message.payload) {
            None => self.count_garbage(),
            Some(parcel) if parcel.sender == Sender::Owner => self.hear_owner(peer, &parcel),
            Some(parcel) => self.hear_forwarder(peer, &parcel),
        }
    }

    fn hear_owner(&self, peer: HostId, parcel: &Parcel<'_>) {
        let uplink = self.sessions().up.get(&peer).cloned();
        let Some(uplink) = uplink.filter(|up| up.link.session() == parcel.session) else {
            return self.refuse(peer, parcel);
        };
        if parcel.content == Content::Reset {
            self.lose_uplink(&uplink);
        } else if uplink.link.hear(parcel.number) {
            uplink.deliver(parcel.content);
        } else {
            uplink.link.reset();
            self.lose_uplink(&uplink);
        }
    }

    fn hear_forwarder(self: &Arc<Self>, peer: HostId, parcel: &Parcel<'_>) {
        let Some(downlink) = self.downlink(peer, parcel) else {
            return self.refuse(peer, parcel);
        };
        if parcel.content == Content::Reset {
            return self.lose_downlink(&downlink);
        }
        if !downlink.link.hear(parcel.number) {
            downlink.link.reset();
            return self.lose_downlink(&downlink);
        }
        match parcel.content {
            Content::Connect(number, address, code) => {
                self.take_on(&downlink, number, address, code);
            }
            Content::Frame(number, frame) => {
                // It may have been closed during this frame.
                if let Some((connection, code)) = downlink.get(number) {
                    self.switchboard.receive(connection, frame);
                    self.own_if_opened(code, frame, None);
                }
            }
            Content::End(number, _) => {
                if let Some((connection, _)) = downlink.remove(number) {
                    self.switchboard.disconnect(connection);
                }
            }
            Content::Beat | Content::Reset => {}
        }
    }

    /// The session of a parcel; a new one if it is the first.
    fn downlink(&self, peer: HostId, parcel: &Parcel<'_>) -> Option<Arc<Downlink>> {
        let running = self.sessions().down.get(&peer).cloned();
        let last = running.as_ref().map_or(0, |down| down.link.session());
        if let Some(running) = running {
            if last == parcel.session {
                return Some(running);
            }
            if parcel.session > last {
                self.lose_downlink(&running);
            }
        }
        if parcel.session <= last || parcel.number != 1 {
            return None;
        }
        let link = Link::new(self.me, peer, Sender::Owner, parcel.session, &self.outboxes);
        let downlink = Arc::new(Downlink::new(link));
        self.sessions().down.insert(peer, Arc::clone(&downlink));
        Some(downlink)
    }

    /// Takes on a connection of another host that wants to enter a room of this one.
    fn take_on(&self, downlink: &Downlink, number: Number, address: Address, code: Code) {
        let link = &downlink.link;
        if self.switchboard.room(code).is_none() {
            // The room has just ended, and may be open elsewhere by now.
            return link.send_now(Content::End(number, Some(Refusal::Unreachable)));
        }
        let afar = Afar {
            link: Arc::clone(link),
            number,
        };
        match self.switchboard.connect_afar(address, code, afar) {
            Ok(connection) => downlink.add(number, connection, code),
            Err(why) => {
                let notice = Notice::Refused(why as u8, why.sentence()).to_bytes();
                link.send_now(Content::Frame(number, &notice));
                link.send_now(Content::End(number, Some(why)));
            }
        }
    }

    /// Tells a peer that its session is unknown here.
    fn refuse(&self, peer: HostId, parcel: &Parcel<'_>) {
        if parcel.content == Content::Reset {
            return;
        }
        let role = match parcel.sender {
            Sender::Forwarder => Sender::Owner,
            Sender::Owner => Sender::Forwarder,
        };
        Arc::new(Link::new(
            self.me,
            peer,
            role,
            parcel.session,
            &self.outboxes,
        ))
        .reset();
    }

    /// Sends a sign of life, and ends the sessions with silent hosts, and those without connections.
    fn beat(&self) {
        let (up, down) = self.all_sessions();
        for uplink in up {
            if uplink.link.is_over() {
                uplink.link.reset();
                self.lose_uplink(&uplink);
            } else if uplink.end_unused() {
                uplink.link.reset();
                self.forget_uplink(&uplink);
            } else {
                uplink.link.beat();
            }
        }
        for downlink in down {
            if downlink.link.is_over() {
                downlink.link.reset();
                self.lose_downlink(&downlink);
            } else {
                downlink.link.beat();
            }
        }
    }

    /// Ends all sessions.
    pub(super) fn end_sessions(&self) {
        let (up, down) = self.all_sessions();
        for uplink in up {
            uplink.link.reset();
            self.lose_uplink(&uplink);
        }
        for downlink in down {
            downlink.link.reset();
            self.lose_downlink(&downlink);
        }
    }

    fn all_sessions(&self) -> (Vec<Arc<Uplink>>, Vec<Arc<Downlink>>) {
        let sessions = self.sessions();
        let up = sessions.up.values().cloned().collect();
        (up, sessions.down.values().cloned().collect())
    }

    /// Ends all sessions with a lost host.
    fn lose_peer(&self, peer: HostId) {
        let (up, down) = {
            let sessions = self.sessions();
            (
                sessions.up.get(&peer).cloned(),
                sessions.down.get(&peer).cloned(),
            )
        };
        up.iter().for_each(|up| self.lose_uplink(up));
        down.iter().for_each(|down| self.lose_downlink(down));
    }

    fn lose_uplink(&self, uplink: &Arc<Uplink>) {
        if uplink.end() > 0 {
            self.counters.lost.fetch_add(1, Ordering::Relaxed);
        }
        self.forget_uplink(uplink);
    }

    fn forget_uplink(&self, uplink: &Arc<Uplink>) {
        let up = &mut self.sessions().up;
        let peer = uplink.link.peer();
        if up
            .get(&peer)
            .is_some_and(|known| Arc::ptr_eq(known, uplink))
        {
            up.remove(&peer);
        }
    }

    fn lose_downlink(&self, downlink: &Arc<Downlink>) {
        let connections = downlink.end();
        if !connections.is_empty() {
            self.counters.lost.fetch_add(1, Ordering::Relaxed);
        }
        for connection in connections {
            self.switchboard.disconnect(connection);
        }
        let down = &mut self.sessions().down;
        let peer = downlink.link.peer();
        if down
            .get(&peer)
            .is_some_and(|known| Arc::ptr_eq(known, downlink))
        {
            down.remove(&peer);
        }
    }
}
