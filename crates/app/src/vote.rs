//! Votes of all people at the table, each at their own seat. One player's touch can neither close a result that
//! others still read, nor show their secrets.

use base::Millis;
use base::table::Station;
use rules::maps::MapId;

/// Time limit of a vote, in milliseconds.
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
    /// Close the results, and open the lobby.
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
    /// Time limit on the inputs' clock.
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

    /// Returns the places of all voters.
    pub fn people(&self) -> &[Station] {
        &self.people
    }

    /// Returns true if the person at a place still has to answer.
    pub fn asks(&self, place: Station) -> bool {
        self.people.contains(&place) && !self.agreed.contains(&place)
    }

    /// Records a yes.
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
