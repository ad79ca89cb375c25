// The project's own host, `host/`, for the browser tests and the measurements. It is a separate program that serves a
// folder, at a deep path if requested. The caller can stop it at any moment.

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENDING = process.platform === 'win32' ? '.exe' : '';
const BUILT = fileURLToPath(new URL(`../../target/debug/roundhouse-host${ENDING}`, import.meta.url));
/** `cargo xtask` builds the program, and passes its path here. */
const PROGRAM = process.env.ROUNDHOUSE_HOST ?? BUILT;

const running = new Set();
// A test that ends in the middle, or is ended by its runner, leaves no host behind.
process.once('exit', () => running.forEach((host) => host.kill('SIGKILL')));
process.once('SIGTERM', () => process.exit(143));

/** A new folder in which `folder` is found by the path `base`. */
function nest(folder, base) {
  const root = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  const place = join(root, base);
  mkdirSync(dirname(place), { recursive: true });
  // On Windows every user can make a junction, but only some can make a link.
  symlinkSync(resolve(folder), place.replace(/[/\\]$/, ''), 'junction');
  return root;
}

/** Where the host says that it is. */
function addressOf(host) {
  return new Promise((found, failed) => {
    let [said, why] = ['', ''];
    host.stdout.on('data', (words) => {
      said += words;
      const [address] = said.match(/http:\S+(?= )/) ?? [];
      if (address) found(address);
    });
    host.stderr.on('data', (words) => (why += words));
    host.once('close', () => failed(new Error(`The host has not started: ${why}`)));
    host.once('error', () => failed(new Error(`There is no ${PROGRAM}; \`cargo build -p roundhouse-host\` makes it.`)));
  });
}

/**
 * Serves `folder` under the path `base` ("/" or "/some/folder/") of this machine. The host touches the file
 * `heartbeat` at each heartbeat of a kiosk's page in "/", and `options` are more options of the host. Resolves to the
 * address and a function that stops the host and resolves after its end. Fails if the port is taken.
 */
export async function serve(folder, { port = 0, base = '/', heartbeat, options = [] } = {}) {
  const root = base === '/' ? null : nest(folder, base);
  const beats = heartbeat ? ['--heartbeat', heartbeat] : [];
  const wishes = ['--dist', root ?? folder, '--port', port, ...beats, ...options];
  const host = spawn(PROGRAM, wishes.map(String), { stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(host);
  const gone = new Promise((done) => host.once('close', done));
  gone.then(() => {
    running.delete(host);
    if (root) rmSync(root, { recursive: true });
  });
  const address = await addressOf(host);
  const stop = () => {
    // After a gentler signal the host would first finish with its connected clients.
    host.kill('SIGKILL');
    return gone;
  };
  return { url: new URL(base, address).href, stop };
}
