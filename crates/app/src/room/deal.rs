//! The next deal of a table that is played from elsewhere as well, and what a page remembers of it: see
//! [`rooms::fair`].

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::Rng;
use rooms::fair::{Secrets, pledge};
use serde::{Deserialize, Serialize};

use super::message::{FairView, Opened};

/// Pages remember so many deals: the one that is played, and the next one.
const REMEMBERED: usize = 3;

/// A deal as the table prepares it. Its contents are secret until the round is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FairDeal {
    secret: [u8; 32],
    /// By the place of a seat.
    pledges: Vec<(u8, [u8; 32])>,
    /// True if all have pledged. No place can pledge any more then.
    is_closed: bool,
    secrets: Vec<(u8, [u8; 32])>,
}

impl FairDeal {
    /// Returns a deal without contributions.
    pub(crate) fn new(chance: &mut ChaCha20Rng) -> Self {
        let mut secret = [0; 32];
        chance.fill_bytes(&mut secret);
        Self {
            secret,
            pledges: Vec::new(),
            is_closed: false,
            secrets: Vec::new(),
        }
    }

    /// The pledge of the table's own secret.
    pub(crate) fn table(&self) -> [u8; 32] {
        pledge(&self.secret)
    }

    /// Takes a place's pledge of a secret, in place of its earlier pledge, and returns true if that counts.
    pub(crate) fn pledge(&mut self, place: u8, pledged: [u8; 32]) -> bool {
        if !self.is_closed {
            self.pledges.retain(|(other, _)| *other != place);
            let at = self.pledges.partition_point(|(other, _)| *other < place);
            self.pledges.insert(at, (place, pledged));
        }
        !self.is_closed
    }

    /// Closes the deal if all of these places have pledged, and drops the pledges of others. Returns true if that
    /// is new.
    pub(crate) fn close(&mut self, places: &[u8]) -> bool {
        let closes = !self.is_closed && !places.is_empty() && places.iter().all(|at| self.has(*at));
        if closes {
            self.pledges.retain(|(place, _)| places.contains(place));
            self.is_closed = true;
        }
        closes
    }

    fn has(&self, place: u8) -> bool {
        self.pledges.iter().any(|(other, _)| *other == place)
    }

    /// Returns true if the deal is closed and has no secret from a place. Either the person there has not pledged,
    /// or has not given yet what was pledged.
    pub(crate) fn misses(&self, place: u8) -> bool {
        self.is_closed && self.secrets.iter().all(|(other, _)| *other != place)
    }

    /// Returns the places whose secrets are still missing.
    pub(crate) fn awaits(&self) -> impl Iterator<Item = u8> {
        let pledged = self.pledges.iter().map(|(place, _)| *place);
        pledged.filter(|place| self.misses(*place))
    }

    /// Takes the secret that a place has pledged.
    pub(crate) fn open(&mut self, place: u8, secret: [u8; 32]) {
        let is_pledged = self.is_closed && self.pledges.contains(&(place, pledge(&secret)));
        if is_pledged && self.secrets.iter().all(|(other, _)| *other != place) {
            let at = self.secrets.partition_point(|(other, _)| *other < place);
            self.secrets.insert(at, (place, secret));
        }
    }

    /// Returns the seed of the deal, once all pledged secrets are in.
    pub(crate) fn seed(&self) -> Option<u64> {
        let is_whole = self.is_closed && self.secrets.len() == self.pledges.len();
        is_whole.then(|| self.secrets().seed())
    }

    fn secrets(&self) -> Secrets {
        Secrets {
            table: self.secret,
            pages: self.secrets.clone(),
        }
    }

    /// Returns the part of it that is public before the deal.
    pub(crate) fn view(&self) -> FairView {
        FairView {
            table: self.table(),
            pledges: match self.is_closed {
                true => self.pledges.clone(),
                false => Vec::new(),
            },
        }
    }

    /// All of it, after the round.
    pub(crate) fn opened(&self) -> Opened {
        Opened {
            table: self.secret,
            pages: self.secrets.clone(),
        }
    }
}

impl Opened {
    fn secrets(&self) -> Secrets {
        Secrets {
            table: self.table,
            pages: self.pages.clone(),
        }
    }

    /// The seed that comes from these secrets.
    pub fn seed(&self) -> u64 {
        self.secrets().seed()
    }
}

/// Memory of a page about a deal to which it has given a secret.
#[derive(Clone, Debug)]
struct Given {
    table: [u8; 32],
    secret: [u8; 32],
    pledges: Vec<(u8, [u8; 32])>,
}

/// Gifts of a page to deals.
#[derive(Clone, Debug, Default)]
pub(crate) struct Giving(Vec<Given>);

impl Giving {
    /// A deal is being prepared: what the page has to say to it now, if anything.
    pub(crate) fn attend(&mut self, view: &FairView, chance: &mut ChaCha20Rng) -> Option<Gift> {
        let known = self.0.iter_mut().find(|given| given.table == view.table);
        let Some(given) = known else {
            let mut secret = [0; 32];
            chance.fill_bytes(&mut secret);
            self.0.push(Given {
                table: view.table,
                secret,
                pledges: Vec::new(),
            });
            if self.0.len() > REMEMBERED {
                self.0.remove(0);
            }
            return Some(Gift::Pledge(view.table, pledge(&secret)));
        };
        let is_first = given.pledges.is_empty();
        let own = pledge(&given.secret);
        if is_first && view.pledges.iter().any(|(_, pledged)| *pledged == own) {
            given.pledges.clone_from(&view.pledges);
            return Some(Gift::Secret(view.table, given.secret));
        }
        None
    }

    /// Verifies the seed of an opened deal against this page's contribution and all pledges; `None` if the page
    /// gave none.
    pub(crate) fn check(&self, opened: &Opened) -> Option<Result<u64, ()>> {
        let secrets = opened.secrets();
        let table = pledge(&opened.table);
        let given = self.0.iter().find(|given| given.table == table)?;
        if given.pledges.is_empty() {
            return None;
        }
        let is_fair = secrets.fit(&given.table, &given.pledges);
        Some(is_fair.then(|| secrets.seed()).ok_or(()))
    }
}

/// Message of a page to a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gift {
    /// The pledge of a secret, for the deal with this pledge of the table.
    Pledge([u8; 32], [u8; 32]),
    /// The secret itself.
    Secret([u8; 32], [u8; 32]),
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::rand_core::SeedableRng;

    fn chance(seed: u8) -> ChaCha20Rng {
        ChaCha20Rng::from_seed([seed; 32])
    }

    /// A deal to which the pages at places 1 and 4 give, and what these remember.
    fn given() -> (FairDeal, [Giving; 2]) {
        let mut deal = FairDeal::new(&mut chance(0));
        let mut pages = [Giving::default(), Giving::default()];
        for step in 0..2 {
            for (at, page) in pages.iter_mut().enumerate() {
                let place = [1, 4][at];
                match page.attend(&deal.view(), &mut chance(at as u8 + 1)) {
                    Some(Gift::Pledge(_, pledge)) => {
                        assert!(step == 0 && deal.pledge(place, pledge))
                    }
                    Some(Gift::Secret(_, secret)) => deal.open(place, secret),
                    None => panic!("each has something to say"),
                }
            }
            deal.close(&[1, 4]);
        }
        (deal, pages)
    }

    #[test]
    fn all_who_gave_come_to_the_same_seed() {
        let (deal, pages) = given();
        let seed = deal.seed().expect("all have given");
        for page in &pages {
            assert_eq!(page.check(&deal.opened()), Some(Ok(seed)));
        }
        assert_eq!(
            Giving::default().check(&deal.opened()),
            None,
            "who gave nothing cannot tell"
        );
    }

    #[test]
    fn a_page_notices_secrets_changed_after_the_pledge() {
        let (deal, pages) = given();
        let opened = deal.opened();
        let mut other = opened.clone();
        other.pages[1].1[0] ^= 1;
        assert_eq!(
            pages[0].check(&other),
            Some(Err(())),
            "another page's secret"
        );
        let mut fewer = opened.clone();
        fewer.pages.pop();
        assert_eq!(pages[0].check(&fewer), Some(Err(())), "a page left out");
        let mut own = opened;
        own.table[0] ^= 1;
        assert_eq!(
            pages[0].check(&own),
            None,
            "a secret of the table that was never pledged"
        );
    }

    #[test]
    fn pages_reveal_secrets_only_after_all_pledges() {
        let mut deal = FairDeal::new(&mut chance(0));
        let mut page = Giving::default();
        let Some(Gift::Pledge(_, pledged)) = page.attend(&deal.view(), &mut chance(1)) else {
            panic!("it pledges first");
        };
        assert!(deal.pledge(1, pledged));
        assert!(
            deal.pledge(1, pledged),
            "a page that loads again pledges again"
        );
        assert_eq!(
            page.attend(&deal.view(), &mut chance(1)),
            None,
            "others are waited for"
        );
        assert!(!deal.close(&[1, 2]));
        assert_eq!(deal.seed(), None);
        assert!(deal.pledge(2, [5; 32]) && deal.close(&[1, 2]));
        assert!(!deal.pledge(3, [6; 32]), "too late");
        deal.open(2, [9; 32]);
        assert_eq!(deal.seed(), None, "a secret that was not pledged is none");
    }
}
