//! The rooms of this host, as far as other hosts have to know of them.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{SystemTime, UNIX_EPOCH};

use async_nats::{Client, Message, Subscriber};
use futures_util::StreamExt;
use rooms::{Code, Request};
use tokio::task::JoinHandle;
use tracing::debug;

use super::wire::{Claim, RoomTalk};
use super::{ANSWERING, Cluster, subject_of_room};

/// Interval in seconds at which each room is claimed.
const PERIOD: u64 = 30;

/// A subject without listeners.
const NOBODY: &str = "roundhouse.nobody";

/// A room of this host.
pub(super) struct Owned {
    claim: Claim,
    /// Task that listens on the room's subject.
    task: JoinHandle<()>,
}

impl Drop for Owned {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Claim {
    /// Returns true if a host gives up its room because another host has it too.
    ///
    /// Of any two hosts exactly one does. The result does not depend on the host that computes it, or on its clock.
    ///
    /// Of two rooms of the same table the later one is valid. Another table that came later has a code that was
    /// already taken.
    fn yields_to(&self, other: &Self) -> bool {
        let came_later = (self.opened, self.host) > (other.opened, other.host);
        came_later != (self.proof == other.proof)
    }
}

impl Cluster {
    /// Listens on a room's subject if this frame is about to open it, because other hosts have to find the room as
    /// soon as it is open.
    pub(super) async fn listen_before_opening(
        &self,
        code: Code,
        frame: &[u8],
    ) -> Option<Subscriber> {
        if !self.is_connected() || !matches!(Request::read(frame), Ok(Request::Open(_))) {
            return None;
        }
        let messages = self.client.subscribe(subject_of_room(code)).await.ok()?;
        // This subject has no listeners. The answer of NATS shows that it has read the earlier messages.
        let request = async_nats::Request::new().timeout(Some(ANSWERING));
        let _ = self.client.send_request(NOBODY, request).await;
        Some(messages)
    }

    /// Announces a room, if it is here and this frame may have opened it.
    pub(super) fn own_if_opened(
        self: &Arc<Self>,
        code: Code,
        frame: &[u8],
        messages: Option<Subscriber>,
    ) {
        let Ok(Request::Open(proof)) = Request::read(frame) else {
            return;
        };
        let mut owned = self.owned();
        let is_known = owned
            .get(&code)
            .is_some_and(|room| room.claim.proof == proof);
        if is_known || self.switchboard.room(code) != Some(proof) {
            return;
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let claim = Claim {
            host: self.me,
            opened: since.unwrap_or_default().as_millis() as u64,
            proof,
        };
        let task = tokio::spawn(listen(Arc::clone(self), code, claim, messages));
        owned.insert(code, Owned { claim, task });
    }

    /// Drops rooms that have ended.
    pub(super) fn disown_ended(&self) {
        self.owned()
            .retain(|code, room| self.switchboard.room(*code) == Some(room.claim.proof));
    }

    /// Claims all rooms again, because other hosts may have opened them during an interruption.
    pub(super) fn claim_all(&self) {
        self.claim_those(|_| true);
    }

    /// Claims the rooms whose turn it is. So even a split that no side noticed comes to an end.
    pub(super) fn claim_some(&self) {
        let turn = self.switchboard.uptime().as_secs() % PERIOD;
        self.claim_those(|claim| claim.opened % PERIOD == turn);
    }

    fn claim_those(&self, which: impl Fn(&Claim) -> bool) {
        if !self.is_connected() {
            return;
        }
        let owned = self.owned();
        let claims = owned.iter().map(|(code, room)| (*code, room.claim));
        let claims: Vec<_> = claims.filter(|(_, claim)| which(claim)).collect();
        drop(owned);
        if !claims.is_empty() {
            let client = self.client.clone();
            tokio::spawn(async move {
                for (code, claim) in claims {
                    publish(&client, code, claim).await;
                }
            });
        }
    }

    /// Handles a message about a room of this host.
    async fn hear_of_room(&self, code: Code, mine: &Claim, message: Message) {
        match RoomTalk::read(&message.payload) {
            Some(RoomTalk::Ask) => {
                let is_here = self.switchboard.room(code) == Some(mine.proof);
                let answer = RoomTalk::Answer(is_here.then_some(self.me)).to_bytes();
                if let Some(reply) = message.reply {
                    // A host that gets no answer does not wait for it long.
                    let _ = self.client.publish(reply, answer.into()).await;
                }
            }
            Some(RoomTalk::Claim(theirs)) if theirs.host == self.me => {}
            Some(RoomTalk::Claim(theirs)) if mine.yields_to(&theirs) => {
                // Claims are repeated, so the room may be gone or replaced by the next one.
                if self.switchboard.room(code) == Some(mine.proof) {
                    debug!("a room is given up for another host's");
                    self.counters.yielded.fetch_add(1, Ordering::Relaxed);
                    self.switchboard.give_up(code);
                }
            }
            // The other host has to learn that it is not alone.
            Some(RoomTalk::Claim(_)) => publish(&self.client, code, *mine).await,
            Some(RoomTalk::Answer(_)) | None => self.count_garbage(),
        }
    }
}

/// Answers for a room until it is dropped.
async fn listen(cluster: Arc<Cluster>, code: Code, claim: Claim, messages: Option<Subscriber>) {
    let mut messages = match messages {
        Some(messages) => messages,
        // If NATS is away, this happens when it is back.
        None => match cluster.client.subscribe(subject_of_room(code)).await {
            Ok(messages) => messages,
            Err(_) => return,
        },
    };
    // On the same connection and behind the subscription: of two that do this at once, one hears the other.
    publish(&cluster.client, code, claim).await;
    while let Some(message) = Subscriber::next(&mut messages).await {
        cluster.hear_of_room(code, &claim, message).await;
    }
}

async fn publish(client: &Client, code: Code, claim: Claim) {
    let bytes = RoomTalk::Claim(claim).to_bytes();
    // The message is repeated soon.
    let _ = client.publish(subject_of_room(code), bytes.into()).await;
}

#[cfg(test)]
mod tests {
    use rooms::Proof;

    use super::*;
    use crate::cluster::wire::HostId;

    #[test]
    fn of_two_owners_exactly_one_gives_its_room_up() {
        let claim = |host, opened, proof| Claim {
            host: HostId(host),
            opened,
            proof: Proof([proof; 32]),
        };
        for (earlier, later) in [((1, 5), (2, 6)), ((2, 5), (1, 6)), ((1, 5), (2, 5))] {
            for same_table in [true, false] {
                let earlier = claim(earlier.0, earlier.1, 0);
                let later = claim(later.0, later.1, u8::from(!same_table));
                assert_eq!(earlier.yields_to(&later), same_table);
                assert_eq!(later.yields_to(&earlier), !same_table);
            }
        }
    }
}
