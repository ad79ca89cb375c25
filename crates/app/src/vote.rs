//! What everybody who plays at the table has to agree to, each at the own seat: nobody loses a result
//! that is still being read, or shows other people's secrets, by the touch of one.

use base::Millis;
use base::table::Station;
use rules::maps::MapId;

/// A vote that somebody leaves without an answer ends after so long, in milliseconds.
pub(crate) const VOTE_MS: Millis = Millis::new(30_000.0);

/// What people vote on.
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
    /// What it is about.
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

    /// Whether somebody has still to answer.
    pub fn asks(&self, place: Station) -> bool {
        self.people.contains(&place) && !self.agreed.contains(&place)
    }

    /// Somebody agrees.
    pub fn agree(&mut self, place: Station) {
        if self.asks(place) {
            self.agreed.push(place);
        }
    }

    /// Whether everybody has agreed.
    pub fn is_carried(&self) -> bool {
        self.agreed.len() == self.people.len()
    }
}
