// Tests of the package on a copy of this machine's system: a layer over all its files, in memory, with a separate
// root. installed.test.mjs runs them with separate mounts and processes.

import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync, copyFileSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync,
  statSync, symlinkSync, writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const require = createRequire(new URL('../../xtask/package.json', import.meta.url));
const { chromium } = require('playwright-core');

const UNITS = '/usr/lib/systemd/system';
/** Files that the package leaves when it is removed but not purged: its settings. Debian's own records stay too. */
const SETTINGS = ['etc/default/roundhouse', 'etc/pam.d/roundhouse'];
/** The settings file, which the package does not bring: `roundhouse-kiosk enable` writes it. */
const FILE = 'etc/roundhouse.toml';
const DATA = 'var/lib/roundhouse';

const run = (program, ...args) => execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** A copy of this machine's system. */
class System {
  constructor() {
    this.place = mkdtempSync(join(tmpdir(), 'roundhouse-'));
    run('mount', '-t', 'tmpfs', 'roundhouse', this.place);
    const at = (name) => join(this.place, name);
    [this.changes, this.root] = [at('changes'), at('root')];
    for (const folder of ['changes', 'work', 'root']) mkdirSync(at(folder));
    const layers = `lowerdir=/,upperdir=${this.changes},workdir=${at('work')}`;
    run('mount', '-t', 'overlay', 'roundhouse', '-o', layers, this.root);
    run('mount', '-t', 'proc', 'proc', this.in('/proc'));
    run('mount', '--rbind', '/dev', this.in('/dev'));
    // Running programs belong to the machine, and not to the copy.
    for (const folder of ['/run', '/tmp']) run('mount', '-t', 'tmpfs', 'roundhouse', this.in(folder));
    run('chmod', '1777', this.in('/tmp'));
  }

  in(path) {
    return join(this.root, path);
  }

  /** Runs a program there. Returns its status and its output. */
  try(...words) {
    return this.hear('', ...words);
  }

  /** The same with an input for the program. */
  hear(input, ...words) {
    const all = { encoding: 'utf8', input, timeout: 60_000 };
    const { status, stdout, stderr, error } = spawnSync('chroot', [this.root, ...words], all);
    if (error) throw error;
    return { status, said: stdout + stderr };
  }

  /** The same on a terminal, with typed input. */
  type(input, command) {
    return this.hear(input, 'script', '--quiet', '--return', '--command', command, '/dev/null');
  }

  /** Runs a program there, and fails unless it succeeds. */
  run(...words) {
    const { status, said } = this.try(...words);
    assert.equal(status, 0, `${words.join(' ')}: ${said}`);
    return said;
  }

  /** Returns the value of this name in a unit, as systemd would take it: the last one counts. */
  of(unit, name) {
    const lines = readFileSync(this.in(`${UNITS}/${unit}`), 'utf8').split('\n');
    return lines.filter((line) => line.startsWith(`${name}=`)).pop()?.slice(name.length + 1);
  }

  /** Starts a unit's program, as the unit's user. */
  start(unit, env = {}) {
    const command = this.of(unit, 'ExecStart').split(' ').flatMap((word) =>
      word.startsWith('$') ? (env[word.slice(1)] ?? '').split(' ') : [word]);
    const user = this.of(unit, 'User');
    const as = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', '--'];
    const child = spawn('chroot', [this.root, ...as, ...command], {
      env: { PATH: process.env.PATH, HOME: `/${DATA}`, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true,
    });
    child.said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (words) => (child.said += words));
    return child;
  }

  /** Returns the paths of files that differ from those on the machine itself. */
  changed() {
    const found = [];
    const look = (folder) => {
      for (const name of readdirSync(join(this.changes, folder)).sort()) {
        const path = join(folder, name);
        if (lstatSync(join(this.changes, path)).isDirectory()) look(path);
        // The layer shows a removed file as a device.
        else if (!lstatSync(join(this.changes, path)).isCharacterDevice()) found.push(path);
      }
    };
    look('');
    return found;
  }

  /** Returns the remaining paths with the package's name. */
  left() {
    const ofDebian = /^var\/(lib\/(dpkg|systemd)|log|cache)\//;
    return this.changed().filter((path) => path.includes('roundhouse') && !ofDebian.test(path));
  }
}

async function until(question, what) {
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    const answer = await question();
    if (answer) return answer;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`It does not come: ${what()}`);
}

const stop = (child) => new Promise((done) => {
  child.once('close', done);
  // With all that it has started.
  process.kill(-child.pid, 'SIGTERM');
});

function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  return new Promise((done) => server.once('listening', () => {
    const { port } = server.address();
    server.close(() => done(port));
  }));
}

async function all(deb) {
  const system = new System();
  const say = (what) => console.log(`-- ${what}`);
  copyFileSync(deb, system.in('/tmp/roundhouse.deb'));
  const before = system.left();
  assert.deepEqual(before, []);

  say('installed');
  system.run('dpkg', '--install', '/tmp/roundhouse.deb');
  const version = system.run('dpkg-query', '--show', '--showformat=${Version}', 'roundhouse');
  assert.match(system.run('id', 'roundhouse'), /audio/);
  const wanted = (unit) => existsSync(system.in(`/etc/systemd/system/multi-user.target.wants/${unit}`))
    || lstatSync(system.in(`/etc/systemd/system/multi-user.target.wants/${unit}`), { throwIfNoEntry: false }) !== undefined;
  assert.ok(wanted('roundhouse-host.service'), 'the host starts with the machine');
  assert.ok(!wanted('roundhouse-kiosk.service'), 'nobody has asked for a kiosk');
  const units = readdirSync(system.in(UNITS)).filter((name) => name.startsWith('roundhouse-'));
  assert.equal(units.length, 4);
  const verified = system.try('systemd-analyze', 'verify', ...units.map((unit) => `${UNITS}/${unit}`));
  const ofOurs = verified.said.split('\n').filter((line) => line.includes('roundhouse'));
  assert.deepEqual(ofOurs, []);
  assert.deepEqual(deadLinks(system.in('/usr/share/doc/roundhouse')), []);

  say('the host serves the page');
  const port = await freePort();
  // systemd makes these folders for the units.
  const user = system.of('roundhouse-host.service', 'User');
  for (const [folder, mode] of [['/run/roundhouse', '755'], [`/${DATA}`, '755'], ['/run/session', '700']]) {
    system.run('install', '-d', '-o', user, '-g', user, '-m', mode, folder);
  }
  writeFileSync(system.in('/etc/default/roundhouse'), `ROUNDHOUSE_ADDRESS="http://localhost:${port}/?kiosk"\n`);
  const address = `http://localhost:${port}/`;
  const startHost = async () => {
    const host = system.start('roundhouse-host.service', { ROUNDHOUSE_OPTIONS: `--port ${port}` });
    await until(() => host.said.includes(address), () => `the host; it says: ${host.said}`);
    return host;
  };
  let host = await startHost();
  const page = await (await fetch(address)).text();
  assert.equal(page, readFileSync(system.in('/usr/share/roundhouse/page/index.html'), 'utf8'));
  const [program] = page.match(/roundhouse-[0-9a-f]{16}_bg\.wasm/);
  const fetched = await fetch(address + program);
  assert.deepEqual([fetched.status, fetched.headers.get('content-type')], [200, 'application/wasm']);
  const { version: told } = await (await fetch(`${address}health`)).json();
  assert.equal(told, version);

  say('roundhouse-kiosk, without systemd');
  const status = system.try('roundhouse-kiosk', 'status');
  assert.equal(status.status, 1, status.said);
  assert.match(status.said, /^systemd +does not run here, so nothing starts by itself$/m);
  assert.match(status.said, /^page +is given out at http:\/\/localhost:\d+\/\?kiosk$/m);
  assert.match(status.said, new RegExp(`^version +${version}$`, 'm'));
  assert.match(status.said, /^kiosk +is not enabled$/m);
  assert.doesNotMatch(status.said, /^\S+ *$/m, 'each line says something, and none is the rest of another');
  findsItsBrowser(system);
  assert.match(status.said, /^settings +none/m);
  assert.equal(system.try('roundhouse-kiosk', 'enabel').status, 2);
  const hasCage = system.try('which', 'cage', 'Xwayland').status === 0;
  if (!hasCage) {
    const refused = system.try('roundhouse-kiosk', 'enable');
    assert.equal(refused.status, 1);
    assert.match(refused.said, /(cage|Xwayland) is missing/);
    say('without cage no kiosk can be tried');
  } else {
    await stop(host);
    settings(system, { user, wanted, say });
    host = await startHost();
    await hostHasNoPin(address);
    await kiosk(system, { address, wanted, user, say });
    say('the operator sets a PIN');
    setPin(system);
    await stop(host);
    host = await startHost();
    await pinHolds(address);
  }

  say('installed again, over itself');
  system.run('dpkg', '--install', '/tmp/roundhouse.deb');
  assert.ok(wanted('roundhouse-host.service'));
  assert.equal(wanted('roundhouse-kiosk.service'), hasCage, 'the kiosk stays what it was');
  assert.match(readFileSync(system.in('/etc/default/roundhouse'), 'utf8'), /ROUNDHOUSE_ADDRESS/, 'settings stay');

  say('removed');
  await stop(host);
  writeFileSync(system.in(`/${DATA}/a-game`), 'kept');
  system.run('dpkg', '--remove', 'roundhouse');
  assert.ok(!wanted('roundhouse-kiosk.service'), 'the screen is the system\'s again');
  // Until it is purged Debian remembers by links that lead nowhere which units were there, and starts none.
  const dead = (path) => path.startsWith('etc/systemd/')
    && ['/dev/null', `${UNITS}/roundhouse-host.service`].includes(readlinkSync(join(system.changes, path)).replace(/^\/lib/, '/usr/lib'));
  assert.ok(!existsSync(system.in(UNITS + '/roundhouse-host.service')));
  const left = system.left().filter((path) => !path.startsWith(`${DATA}/`) && !dead(path));
  assert.deepEqual(left, hasCage ? [...SETTINGS, FILE] : SETTINGS);
  assert.ok(existsSync(system.in(`/${DATA}/a-game`)));

  say('purged');
  system.run('dpkg', '--purge', 'roundhouse');
  assert.deepEqual(system.left(), []);
  assert.equal(system.try('id', 'roundhouse').status, 1);
  assert.ok(!existsSync(system.in('/usr/share/roundhouse')) && !existsSync(system.in(`/${DATA}`)));
}

/** The links in the installed documents to files that are not next to them. */
function deadLinks(folder) {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
  assert.ok(pages.includes('day-one.md'));
  return pages.flatMap((page) => {
    const links = readFileSync(join(folder, page), 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g);
    const local = [...links].map(([, to]) => to).filter((to) => !/^[a-z]+:/.test(to));
    return local.filter((to) => !existsSync(join(folder, to))).map((to) => `${page}: ${to}`);
  });
}

/** The browser that `status` finds by its name alone, or that it finds none. */
function findsItsBrowser(system) {
  const status = system.try('sh', '-c', 'unset CHROME; roundhouse-kiosk status').said;
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
  const found = names.map((name) => system.try('which', name).said.trim()).find(Boolean);
  assert.equal(status.match(/^browser +(.*)$/m)?.[1], found ?? 'none: apt install chromium');
}

/** Checks that a kiosk that is switched on has a settings file, with which no visitor can choose a PIN. */
function settings(system, { user, wanted, say }) {
  const file = system.in(`/${FILE}`);
  const text = () => readFileSync(file, 'utf8');

  say('a kiosk that cannot have a settings file is not switched on');
  symlinkSync('/nowhere/roundhouse.toml', file);
  const refused = system.try('roundhouse-kiosk', 'enable');
  assert.deepEqual([refused.status, /nothing is switched on/.test(refused.said)], [1, true], refused.said);
  assert.ok(!wanted('roundhouse-kiosk.service'));
  rmSync(file);

  say('the PIN is asked for on a terminal');
  const typed = system.type('1234\n4321\n4711\n4711\n', 'roundhouse-kiosk enable');
  assert.equal(typed.status, 0, typed.said);
  assert.match(typed.said, /these two differ/);
  assert.doesNotMatch(typed.said, /stays locked/);
  assert.match(text(), /^pin_hash = "\$argon2id\$[^"]+"$/m);

  say('without a terminal the panel stays locked, and that is said');
  rmSync(file);
  const on = system.run('roundhouse-kiosk', 'enable');
  assert.match(on, /The operator's panel stays locked, for no PIN is set: `roundhouse-kiosk pin` sets one\./);
  assert.match(on, /systemd does not run here, so nothing is started now/);
  assert.ok(wanted('roundhouse-kiosk.service'));
  const { mode, uid, gid } = statSync(file);
  const group = Number(system.run('id', '-g', user));
  assert.deepEqual([(mode & 0o7777).toString(8), uid, gid], ['640', 0, group]);
  assert.match(system.try('roundhouse-kiosk', 'status').said, /^PIN +is not set/m);

  say('a file that is there stays as it is');
  const own = '# Ours.\nbank = 20\n';
  const written = text();
  writeFileSync(file, own);
  const readable = system.run('roundhouse-kiosk', 'enable');
  assert.deepEqual([/stays locked/, /may not read/].map((what) => what.test(readable)), [true, false], readable);
  chmodSync(file, 0o600);
  assert.match(system.run('roundhouse-kiosk', 'enable'), /The host may not read/);
  assert.match(system.try('roundhouse-kiosk', 'status').said, /^settings .*which the host may not read/m);
  chmodSync(file, 0o644);
  assert.equal(text(), own);
  system.run('roundhouse-kiosk', 'disable');
  assert.ok(!wanted('roundhouse-kiosk.service'));
  assert.equal(text(), own);
  writeFileSync(file, written);
  assert.match(system.run('roundhouse-kiosk', 'disable'), /still says `on = true`/);
  system.run('roundhouse-kiosk', 'enable');

  say('a kiosk whose settings file is gone is amiss');
  rmSync(file);
  const status = system.try('roundhouse-kiosk', 'status');
  assert.match(status.said, /^settings +\/etc\/roundhouse.toml is missing, so a visitor may choose the PIN/m);
  system.run('roundhouse-kiosk', 'enable');
  assert.equal(text(), written);
  const parts = readdirSync(system.in('/etc')).filter((name) => name.startsWith('roundhouse.toml'));
  assert.deepEqual(parts, ['roundhouse.toml']);
}

const guess = async (address, pin) => (await fetch(`${address}pin`, { method: 'POST', body: JSON.stringify({ pin }) })).status;

/** The host takes the whole file, in which there is no PIN. */
async function hostHasNoPin(address) {
  assert.deepEqual(await (await fetch(`${address}settings.json`)).json(), { kiosk: true, pin: false });
  assert.deepEqual((await (await fetch(`${address}health`)).json()).notes, []);
  assert.equal(await guess(address, '1234'), 404);
}

/** The operator sets a PIN, and then another one. */
function setPin(system) {
  const file = system.in(`/${FILE}`);
  const before = readFileSync(file, 'utf8');
  const wrong = system.hear('12\n12\n', 'roundhouse-kiosk', 'pin');
  assert.deepEqual([wrong.status, readFileSync(file, 'utf8')], [1, before], wrong.said);
  for (const pin of ['4711', '0815']) {
    const set = system.hear(`${pin}\n${pin}\n`, 'roundhouse-kiosk', 'pin');
    assert.equal(set.status, 0, set.said);
  }
  const after = readFileSync(file, 'utf8');
  assert.equal(after.match(/pin_hash = /g).length, 1, after);
  assert.equal(after.replace(/^pin_hash = .*\n\n/m, ''), before);
  assert.equal((statSync(file).mode & 0o7777).toString(8), '640');
}

/** The PIN that was set last is the one that opens the panel. */
async function pinHolds(address) {
  assert.deepEqual(await (await fetch(`${address}settings.json`)).json(), { kiosk: true, pin: true });
  assert.equal(await guess(address, '4711'), 403);
  assert.equal(await guess(address, '0815'), 204);
}

/** Starts cage with the page of an enabled kiosk, on a virtual screen. */
async function kiosk(system, { address, user, wanted, say }) {
  assert.ok(wanted('roundhouse-kiosk.service'));
  assert.match(system.try('roundhouse-kiosk', 'status').said, /^kiosk +is enabled/m);

  say('cage shows the page');
  const debugging = await freePort();
  const heartbeat = '/run/roundhouse/heartbeat';
  const before = statSync(system.in(heartbeat)).mtimeMs;
  const shown = system.start('roundhouse-kiosk.service', {
    CHROME_FLAGS: `--ozone-platform=wayland --no-sandbox --disable-gpu --remote-debugging-port=${debugging}`,
    ROUNDHOUSE_ADDRESS: `${address}?kiosk`,
    ROUNDHOUSE_HEARTBEAT: heartbeat,
    ROUNDHOUSE_PROFILE: `/${DATA}/browser`,
    WLR_BACKENDS: 'headless', WLR_LIBINPUT_NO_DEVICES: '1', WLR_RENDERER: 'pixman',
    XDG_RUNTIME_DIR: '/run/session',
  });
  const why = () => `cage and the browser; they say: ${shown.said}`;
  await until(() => {
    if (shown.exitCode !== null) throw new Error(`The kiosk has ended: ${shown.said}`);
    return statSync(system.in(heartbeat)).mtimeMs > before;
  }, why);
  say('and the page feels a finger');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debugging}`);
  const page = browser.contexts()[0].pages()[0];
  const screen = () => page.evaluate(() => window.roundhouse?.screen());
  const first = await screen();
  const finger = await browser.contexts()[0].newCDPSession(page);
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: width / 2, y: height / 2 }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await until(async () => (await screen()) !== first, () => `another screen than ${first}`);
  console.log(`   ${width} x ${height}; from ${first} to ${await screen()}`);
  if ((await screen()) !== 'lobby') console.log(await page.evaluate(() => window.roundhouse.words().join(' ')));

  say('and no visitor chooses a PIN');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 20, y: 20 }] });
  await until(async () => (await screen()) === 'pin', () => 'the pad');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await until(() => page.evaluate(() => window.roundhouse.words().join(' ').includes('No PIN yet.')), () => 'that there is none');
  const targets = await page.evaluate(() => window.roundhouse.targets());
  assert.deepEqual(targets.filter(({ name, enabled }) => enabled && /^(digit|enter)/.test(name)), []);
  await browser.close();

  say('the browser is started anew, by its own user');
  const gone = new Promise((done) => shown.once('close', done));
  const ended = system.run('setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--', 'roundhouse-kiosk', 'restart');
  assert.match(ended, /has ended, and starts anew/);
  // With the browser, all processes of the unit end, and systemd would start it again.
  await gone;
  const nobody = system.try('roundhouse-kiosk', 'restart');
  assert.deepEqual([nobody.status, /No browser/.test(nobody.said)], [1, true]);
  assert.ok(existsSync(system.in(`/${DATA}/browser/Local State`)), 'the browser has kept its profile');
  assert.equal(statSync(system.in(`/${DATA}/browser`)).uid, Number(system.run('id', '-u', user)));
}

const [what, deb] = process.argv.slice(2);
if (what === 'try') new System();
else await all(deb);
