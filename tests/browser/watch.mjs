// A kiosk as at a real table, with a separate home folder: the host, and a browser that starts again after each end.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from './host.mjs';
import { DIST, FLAGS } from './table.mjs';

const require = createRequire(new URL('../../xtask/package.json', import.meta.url));
const { chromium } = require('playwright-core');

export const ours = (name) => fileURLToPath(new URL(`../../docs/kiosk/${name}`, import.meta.url));
const COMMAND = fileURLToPath(new URL('../../host/package/roundhouse-kiosk', import.meta.url));
const CHROME = process.env.CHROME ?? '/usr/bin/chromium';

const isWord = (flag) => !flag.includes(' ');

/** Repeats a look until it finds something. */
export async function until(look, what) {
  for (const end = Date.now() + 240_000; Date.now() < end;) {
    const found = await look();
    if (found) return found;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`It does not come: ${what}.`);
}

/** A kiosk with a separate home folder. */
export class Kiosk {
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

  /**
   * Makes the host serve the page with a settings file that makes it a kiosk. For a page that hangs, the file names
   * the package's own command.
   */
  watchedHost() {
    const file = join(this.home, 'roundhouse.toml');
    const command = ['env', `ROUNDHOUSE_PROFILE=${this.profile}`, COMMAND, 'restart'];
    const data = join(this.home, 'data');
    writeFileSync(file, `[kiosk]\non = true\nbrowser = ${JSON.stringify(command)}\n[host]\ndata = "${data}"\n`);
    return this.host({ options: ['--config', file] });
  }

  /** Runs the browser again and again without the script, so only its host watches it. */
  runAlone(address) {
    if (!this.#open) return;
    const flags = [...FLAGS.filter(isWord), '--headless=new', '--remote-debugging-port=0', '--kiosk', '--no-first-run'];
    const browser = this.spawn(CHROME, [...flags, `--user-data-dir=${this.profile}`, `${address}?kiosk`]);
    browser.stdout.resume();
    browser.stderr.resume();
    browser.once('exit', () => {
      this.ends += 1;
      this.runAlone(address);
    });
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

  /**
   * Waits until the script has ended once more, with this reason. On a busy machine it may have ended for another
   * reason before.
   */
  async ended(why) {
    const before = this.ends;
    await until(() => why.test(this.said) && this.ends > before, `the end of the script with ${why}`);
  }

  /** The processes whose command lines contain all these words. */
  processes(...words) {
    const all = spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).stdout.split('\n');
    const wanted = [`--user-data-dir=${this.profile} `, ...words];
    const found = all.filter((line) => wanted.every((word) => `${line} `.includes(word)));
    return found.map((line) => parseInt(line, 10));
  }

  /** The page, as seen through the debugger. */
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
