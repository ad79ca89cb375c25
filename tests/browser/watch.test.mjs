// The start script of a kiosk and the servers of its files, as docs/kiosk.md has them run, with short times:
// whatever happens to the page, it is there again. A loop starts the script again as systemd does.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import {
  cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync,
  symlinkSync, writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serve } from './host.mjs';
import { DIST, FLAGS } from './table.mjs';

const require = createRequire(new URL('../../xtask/package.json', import.meta.url));
const { chromium } = require('playwright-core');

const ours = (name) => fileURLToPath(new URL(`../../docs/kiosk/${name}`, import.meta.url));
const CHROME = process.env.CHROME ?? '/usr/bin/chromium';

const isWord = (flag) => !flag.includes(' ');

/** Looks again and again until there is something. */
async function until(look, what) {
  for (const end = Date.now() + 240_000; Date.now() < end;) {
    const found = await look();
    if (found) return found;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`It does not come: ${what}.`);
}

/** A kiosk with a home of its own. */
class Kiosk {
  #children = new Set();
  #hosts = [];
  #open = true;
  said = '';
  ends = 0;

  constructor() {
    this.home = mkdtempSync(join(tmpdir(), 'roundhouse-'));
    this.profile = join(this.home, 'profile+1');
    this.heartbeat = join(this.home, 'roundhouse-heartbeat');
    mkdirSync(this.profile);
  }

  spawn(program, args, env = {}) {
    const own = { HOME: this.home, XDG_RUNTIME_DIR: this.home, ROUNDHOUSE_PROFILE: this.profile };
    const child = spawn(program, args, { env: { ...process.env, ...own, ...env } });
    this.#children.add(child);
    child.once('exit', () => this.#children.delete(child));
    return child;
  }

  /** Gives out the files of a folder; resolves to where the page is. */
  async files(folder = DIST) {
    const server = this.spawn('python3', [ours('roundhouse-files.py'), '--port', '0', folder]);
    server.stderr.on('data', (words) => (this.said += words));
    const words = await new Promise((done) => server.stdout.once('data', (words) => done(`${words}`)));
    return words.match(/http:\S+/)[0];
  }

  /** Lets the host serve the page, until the kiosk is closed. */
  async host(options) {
    const host = await serve(DIST, options);
    this.#hosts.push(host);
    return host;
  }

  /** Runs the script, again and again. */
  run(address, { silence = 30, tries = 10 } = {}) {
    if (!this.#open) return;
    const env = {
      CHROME,
      CHROME_FLAGS: [...FLAGS.filter(isWord), '--headless=new', '--remote-debugging-port=0'].join(' '),
      ROUNDHOUSE_ADDRESS: `${address}?kiosk`,
      ROUNDHOUSE_SILENCE: silence,
      ROUNDHOUSE_PAUSE: 1,
      ROUNDHOUSE_TRIES: tries,
    };
    const script = this.spawn('/bin/sh', [ours('roundhouse-kiosk.sh')], env);
    script.stdout.resume();
    script.stderr.on('data', (words) => (this.said += words));
    script.once('exit', () => {
      this.ends += 1;
      this.run(address, { silence, tries });
    });
  }

  /** Waits until the page's heart has beaten after this time, by the file that the script looks at or another. */
  async beats(after = 0, file = this.heartbeat) {
    await until(() => existsSync(file) && statSync(file).mtimeMs > after, 'a heartbeat');
    return Date.now();
  }

  /** Waits until the script has ended once more than before, and has said why. A machine that is busy may have
      let it end for another reason first. */
  async ended(why) {
    const before = this.ends;
    await until(() => why.test(this.said) && this.ends > before, `the end of the script with ${why}`);
  }

  /** The processes whose command line has all these words. */
  processes(...words) {
    const all = spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).stdout.split('\n');
    const wanted = [`--user-data-dir=${this.profile} `, ...words];
    const found = all.filter((line) => wanted.every((word) => `${line} `.includes(word)));
    return found.map((line) => parseInt(line, 10));
  }

  /** The page, as it is seen from outside. */
  async page() {
    const file = join(this.profile, 'DevToolsActivePort');
    const port = await until(() => existsSync(file) && readFileSync(file, 'utf8').split('\n')[0], 'a port');
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    return browser.contexts()[0].pages()[0];
  }

  async close() {
    this.#open = false;
    await Promise.all(this.#hosts.map((host) => host.stop()));
    const all = [...this.#children];
    const ended = all.map((child) => new Promise((done) => child.once('exit', done)));
    all.forEach((child) => child.kill());
    await Promise.all(ended);
    const left = this.processes();
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5 });
    assert.deepEqual(left, [], 'no process of the browser is left');
  }
}

function kiosk(name, look) {
  test(name, async () => {
    const kiosk = new Kiosk();
    try {
      await look(kiosk);
    } finally {
      await kiosk.close();
    }
  });
}

test('systemd takes the units as they are', (t) => {
  const units = readdirSync(ours('')).filter((name) => /\.(service|timer)$/.test(name)).map(ours);
  assert.equal(units.length, 4);
  const home = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  // What the units start has to be there and to be a program.
  mkdirSync(join(home, 'roundhouse'));
  for (const name of ['roundhouse-kiosk.sh', 'roundhouse-files.py']) {
    cpSync(ours(name), join(home, 'roundhouse', name));
  }
  const env = { ...process.env, HOME: home, XDG_RUNTIME_DIR: home };
  const told = spawnSync('systemd-analyze', ['--user', 'verify', ...units], { env, encoding: 'utf8' });
  rmSync(home, { recursive: true });
  if (told.error?.code === 'ENOENT') return t.skip('There is no systemd here.');
  const ofOurs = told.stderr.split('\n').filter((line) => line.includes('roundhouse'));
  assert.deepEqual(ofOurs, []);
  assert.equal(told.status, 0, told.stderr);
});

// They mostly wait.
describe('a kiosk', { concurrency: 3 }, () => {
  kiosk('a page whose process is frozen comes back', async (kiosk) => {
    kiosk.run(await kiosk.files());
    const seen = await kiosk.beats(statSync(kiosk.heartbeat).mtimeMs);
    for (const pid of kiosk.processes('--type=renderer')) process.kill(pid, 'SIGSTOP');
    await kiosk.ended(/Nothing has been heard of the page/);
    await kiosk.beats(Math.max(seen, Date.now()));
  });

  kiosk('a page that goes round for ever comes back, and one that lives is left alone', async (kiosk) => {
    kiosk.run(await kiosk.files(), { silence: 25 });
    let last = await kiosk.beats(statSync(kiosk.heartbeat).mtimeMs);
    // Longer than the silence that is borne.
    for (let beats = 0; beats < 2; beats += 1) last = await kiosk.beats(last);
    assert.equal(kiosk.ends, 0);
    const page = await kiosk.page();
    page.evaluate(() => {
      for (;;);
    }).catch(() => {});
    await kiosk.ended(/Nothing has been heard of the page/);
    await kiosk.beats(Date.now());
  });

  kiosk('a host that answers 500 at first, or not at all', async (kiosk) => {
    const broken = createServer((_, response) => response.writeHead(500).end()).listen(0, '127.0.0.1');
    await new Promise((done) => broken.once('listening', done));
    const { port } = broken.address();
    writeFileSync(kiosk.heartbeat, '');
    kiosk.run(`http://localhost:${port}/`, { silence: 20, tries: 0 });
    await kiosk.ended(/Nothing has been heard of the page for [0-9]+ seconds/);
    broken.closeAllConnections();
    await new Promise((done) => broken.close(done));
    // The host touches the file itself when it starts.
    await kiosk.host({ port, heartbeat: kiosk.heartbeat });
    await kiosk.beats(statSync(kiosk.heartbeat).mtimeMs);
  });

  kiosk('a host that knows no heartbeat and was away at the start', async (kiosk) => {
    const gone = await serve(DIST);
    const port = Number(new URL(gone.url).port);
    await gone.stop();
    kiosk.run(gone.url, { tries: 0 });
    await until(() => kiosk.processes('--type=renderer').length > 0, 'a page');
    // The script knows of no such file, and so takes the host for one that hears no heartbeats.
    const elsewhere = join(kiosk.home, 'elsewhere');
    await kiosk.host({ port, heartbeat: elsewhere });
    const started = statSync(elsewhere).mtimeMs;
    await kiosk.ended(/The host answers again/);
    await kiosk.beats(started, elsewhere);
  });

  kiosk('a lock of another machine is taken away, but not that of a browser that lives here', async (kiosk) => {
    const lock = join(kiosk.profile, 'SingletonLock');
    symlinkSync('some-other-machine-1234', lock);
    symlinkSync('12345', join(kiosk.profile, 'SingletonCookie'));
    symlinkSync('/tmp/of-another/SingletonSocket', join(kiosk.profile, 'SingletonSocket'));
    const address = await kiosk.files();
    const before = statSync(kiosk.heartbeat).mtimeMs;
    kiosk.run(address, { silence: 200 });
    await kiosk.beats(before);
    assert.equal(kiosk.ends, 0);
    const taken = readlinkSync(lock);
    assert.doesNotMatch(taken, /some-other-machine/);
    // A second script beside the first, with a browser that only says so.
    const env = { CHROME: '/bin/true', ROUNDHOUSE_ADDRESS: address, ROUNDHOUSE_PAUSE: 1 };
    const second = kiosk.spawn('/bin/sh', [ours('roundhouse-kiosk.sh')], env);
    await new Promise((done) => second.once('exit', done));
    assert.equal(readlinkSync(lock), taken);
  });
});
