//! A deal that nobody can steer: the table and every page that holds a seat give a secret each, and what is dealt
//! comes from all of them together.
//!
//! 1. The table shows the pledge of its secret, which is that secret's hash.
//! 2. Each page answers with the pledge of its own.
//! 3. The table shows all pledges; then nobody can change any secret.
//! 4. Each page gives its secret to the table, which deals.
//! 5. After the round the table shows all secrets, and everybody can see that each fits its pledge, that the own
//!    one is among them, and that the deal follows from them.
//!
//! ```
//! use rooms::fair::{Secrets, pledge};
//!
//! let (table, page) = ([1; 32], [2; 32]);
//! let shown = Secrets { table, pages: vec![(3, page)] };
//! assert!(shown.fit(&pledge(&table), &[(3, pledge(&page))]));
//! assert!(!shown.fit(&pledge(&table), &[(3, pledge(&table))]));
//! // Another seat alone makes another deal.
//! for seat in [0, 1, 2, 4, 5] {
//!     assert_ne!(shown.seed(), Secrets { table, pages: vec![(seat, page)] }.seed());
//! }
//! ```

use sha2::{Digest, Sha256};

/// The number of a seat among those who give secrets.
pub type Seat = u8;

/// Returns the hash of a secret that is shown before the secret is given away.
pub fn pledge(secret: &[u8; 32]) -> [u8; 32] {
    let sum = Sha256::new_with_prefix(b"roundhouse pledge 1").chain_update(secret);
    sum.finalize().into()
}

/// The secrets of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Secrets {
    /// The table's own.
    pub table: [u8; 32],
    /// Those of the pages, by seat.
    pub pages: Vec<(Seat, [u8; 32])>,
}

impl Secrets {
    /// The seed that follows from them.
    pub fn seed(&self) -> u64 {
        let mut sum = Sha256::new_with_prefix(b"roundhouse deal 1").chain_update(self.table);
        for (seat, secret) in &self.pages {
            sum.update([*seat]);
            sum.update(secret);
        }
        let sum: [u8; 32] = sum.finalize().into();
        let [a, b, c, d, e, f, g, h, ..] = sum;
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }

    /// Returns true if they are the secrets that were pledged.
    pub fn fit(&self, table: &[u8; 32], pages: &[(Seat, [u8; 32])]) -> bool {
        let pledged = self
            .pages
            .iter()
            .map(|(seat, secret)| (*seat, pledge(secret)));
        pledge(&self.table) == *table && pledged.eq(pages.iter().copied())
    }
}
