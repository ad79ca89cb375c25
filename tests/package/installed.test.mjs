// Installs, uses and removes the Debian package on a copy of this machine's system, which leaves no trace. Needs root
// and dpkg. `cargo xtask deep` makes the package, and passes its path in ROUNDHOUSE_DEB.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const STEPS = fileURLToPath(new URL('steps.mjs', import.meta.url));
/** Separate mounts and processes, which end with the system that uses them. */
const APART = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** Reason why the test cannot run here; nothing if it can. */
function whyNot() {
  if (process.getuid?.() !== 0) return 'only root can install a package';
  if (spawnSync('dpkg', ['--version']).error) return 'there is no dpkg here';
  const tried = spawnSync('unshare', [...APART, process.execPath, STEPS, 'try'], { encoding: 'utf8' });
  return tried.status === 0 ? null : `this machine lets nobody copy its system: ${tried.stderr ?? tried.error}`;
}

const why = whyNot();
if (why) console.log(`The package was not installed: ${why}.`);
test('the package installs, serves the page, shows it in a kiosk, and leaves nothing but data', { skip: why ?? false }, () => {
  const deb = process.env.ROUNDHOUSE_DEB;
  assert.ok(deb, '`cargo xtask deep` makes a package, and names it in ROUNDHOUSE_DEB');
  // The steps are no test file of this runner's.
  const { NODE_TEST_CONTEXT, ...env } = process.env;
  const args = [...APART, process.execPath, STEPS, 'all', deb];
  const { status } = spawnSync('unshare', args, { stdio: 'inherit', env, timeout: 600_000 });
  assert.equal(status, 0);
});
