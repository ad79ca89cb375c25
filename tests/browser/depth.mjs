// Depth of the browser tests, from the variable that all tests of the project read.

/** True if everything is tried, as `cargo xtask deep` does. `cargo xtask test` leaves out tests that take long. */
export const DEEP = process.env.ROUNDHOUSE_DEPTH === 'deep';

/** The options of a test that takes too long to be run before every landing. */
export const deep = { skip: DEEP ? false : 'only in cargo xtask deep' };

/** Options of a test that runs before every landing only if it is one of the few of its kind that do. */
export const deepUnless = (often) => (often ? {} : deep);
