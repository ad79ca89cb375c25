//! A deal that no party can steer: the table and every page with a seat contribute a secret each, and the deal
//! follows from all of them together.
//!
//! 1. The table shows the pledge of its secret, which is that secret's hash.
//! 2. Each page answers with the pledge of its own.
//! 3. The table shows all pledges, after which no party can change its secret.
//! 4. Each page sends its secret to the table, which deals.
//! 5. After the round the table shows all secrets. Each page can check that each fits its pledge, that its own secret
//!    is among them, and that the deal follows from them.
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

/// Number of a seat that contributes a secret.
pub type Seat = u8;

/// Returns the hash of a secret, which is shown before the secret itself.
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

    /// Returns true if these are the pledged secrets.
    pub fn fit(&self, table: &[u8; 32], pages: &[(Seat, [u8; 32])]) -> bool {
        let pledged = self
            .pages
            .iter()
            .map(|(seat, secret)| (*seat, pledge(secret)));
        pledge(&self.table) == *table && pledged.eq(pages.iter().copied())
    }
}
