//! Votes of all people who play at the table, each at the own seat. The touch of one player can neither close a
//! result that others still read, nor show their secrets.

use base::Millis;
use base::table::Station;
use rules::maps::MapId;

/// A vote that somebody leaves without an answer ends after so long, in milliseconds.
pub(crate) const VOTE_MS: Millis = Millis::new(30_000.0);

/// Subject of a vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proposal {
    /// The link of the game holds the hands of the round that runs.
    ShareHands,
    /// The same people play the same game again.
    PlayAgain,
    /// The same on another map.
    AnotherMap(MapId),
    /// The result is put away, and the lobby opens.
    Lobby,
}

/// A vote of all people at the table. One NO ends it.
///
/// ```
/// use base::Millis;
/// use app::vote::{Proposal, Vote};
/// use base::table::Station;
///
/// let people = vec![Station::NearLeft, Station::FarRight];
/// let mut vote = Vote::new(Proposal::PlayAgain, people, Millis::default());
/// vote.agree(Station::FarRight);
/// assert!(vote.asks(Station::NearLeft) && !vote.asks(Station::FarRight));
/// vote.agree(Station::NearLeft);
/// assert!(vote.is_carried());
/// ```
#[derive(Clone, Debug)]
pub struct Vote {
    /// Subject of the vote.
    pub proposal: Proposal,
    /// When it ends if nobody ends it before, on the inputs' clock.
    pub until: Millis,
    people: Vec<Station>,
    agreed: Vec<Station>,
}

impl Vote {
    /// Asks the people at these places.
    pub fn new(proposal: Proposal, people: Vec<Station>, now: Millis) -> Self {
        Self {
            proposal,
            until: now + VOTE_MS,
            people,
            agreed: Vec::new(),
        }
    }

    /// The places of all who are asked.
    pub fn people(&self) -> &[Station] {
        &self.people
    }

    /// Returns true if the person at a place still has to answer.
    pub fn asks(&self, place: Station) -> bool {
        self.people.contains(&place) && !self.agreed.contains(&place)
    }

    /// Somebody agrees.
    pub fn agree(&mut self, place: Station) {
        if self.asks(place) {
            self.agreed.push(place);
        }
    }

    /// Returns true if all people have agreed.
    pub fn is_carried(&self) -> bool {
        self.agreed.len() == self.people.len()
    }
}
