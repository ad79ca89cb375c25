// Damaged files of the browser's database, and a database that cannot be opened. In every case the operator's panel
// stays closed without the PIN, and a kiosk stays a kiosk.

import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { deep, deepUnless } from './depth.mjs';
import { serve } from './host.mjs';
import { start, touchAny } from './player.mjs';
import { DIST, FLAGS, PATIENCE, Table } from './table.mjs';

const require = createRequire(new URL('../../xtask/package.json', import.meta.url));
const { chromium } = require('playwright-core');

const CORNER = { x: 20, y: 20 };
const PIN = [4, 7, 1, 1];

let [host, folder] = [];
let copies = 0;

/** Calls `look` with a page of this profile; `prepare` runs before the page loads. */
async function on(profile, look, prepare) {
  const executablePath = process.env.CHROME ?? '/usr/bin/chromium';
  const screen = { width: 1920, height: 1080 };
  const options = { executablePath, args: FLAGS, viewport: { width: 1280, height: 720 }, screen, hasTouch: true, serviceWorkers: 'block' };
  const context = await chromium.launchPersistentContext(profile, options);
  try {
    context.setDefaultTimeout(PATIENCE);
    await prepare?.(context);
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${host.url}?seed=1`);
    const table = new Table(page, await context.newCDPSession(page), []);
    await table.untilIdle();
    await look(table);
  } finally {
    await context.close();
  }
}

/** Holds the corner until the pad opens. */
async function hold(table) {
  await table.down(5, CORNER);
  await table.page.clock.runFor(5_100);
  await table.up(5, CORNER);
  // After a fault the page first shows a message.
  await table.until(() => ['pin', 'trouble'].includes(window.roundhouse.screen()), undefined, 'over the table');
  if (await table.allows('dismiss')) await table.tap('dismiss');
  await table.untilScreen('pin');
}

async function give(table, digits) {
  for (const digit of digits) await table.tap(`digit ${digit}`);
  await table.tap('enter');
}

before(async () => {
  host = await serve(DIST);
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  await on(join(folder, 'good'), async (table) => {
    await hold(table);
    await give(table, PIN);
    await give(table, PIN);
    await table.tap('kiosk');
    await table.tap('close');
    await table.untilIdle();
  });
});
after(async () => {
  await host.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A copy of the good profile, and the files of its database. */
function copied() {
  const profile = join(folder, `copy ${(copies += 1)}`);
  cpSync(join(folder, 'good'), profile, { recursive: true });
  return { profile, ...baseOf(profile) };
}

/** The database of a profile, and its files. */
function baseOf(profile) {
  const bases = join(profile, 'Default', 'IndexedDB');
  const [base] = readdirSync(bases).filter((name) => name.endsWith('.leveldb'));
  const files = readdirSync(join(bases, base));
  return { base: join(bases, base), files };
}

/** The corner leads to the pad, which asks for the PIN that was chosen, and only that one opens it. */
async function staysShut(table) {
  assert.equal(await table.screen(), 'demonstration', await table.words());
  await hold(table);
  assert.match(await table.words(), /Operator’s PIN/);
  await give(table, [1, 1, 1, 1]);
  assert.equal(await table.screen(), 'pin');
  await give(table, PIN);
  assert.equal(await table.screen(), 'operator');
}

const garble = (path) => {
  const bytes = readFileSync(path);
  for (let at = 0; at < bytes.length; at += 3) bytes[at] ^= 0x5a;
  writeFileSync(path, bytes);
};
const half = (path) => truncateSync(path, Math.floor(readFileSync(path).length / 2));
const DAMAGES = { garbled: garble, 'cut in half': half, empty: (path) => truncateSync(path, 0), missing: (path) => rmSync(path) };
/** Returns true if this case is tried before every landing. */
const isOften = (damage, kind) => damage === 'garbled' && kind.source.includes('CURRENT');

for (const [damage, harm] of Object.entries(DAMAGES)) {
  for (const kind of [/^CURRENT$/, /^MANIFEST-/, /\.(log|ldb)$/]) {
    test(`the panel stays shut with a database whose files ${kind.source} are ${damage}`, deepUnless(isOften(damage, kind)), async () => {
      const { profile, base, files } = copied();
      const harmed = files.filter((name) => kind.test(name));
      assert.ok(harmed.length > 0, String(files));
      for (const name of harmed) harm(join(base, name));
      await on(profile, staysShut);
    });
  }
}

/** A profile with a running game, and the state of that game. */
async function playing() {
  const profile = join(folder, `playing ${(copies += 1)}`);
  let game;
  await on(profile, async (table) => {
    await start(table, 2);
    await touchAny(table);
    await touchAny(table);
    await table.untilIdle();
    game = await table.game();
  });
  return { profile, game, ...baseOf(profile) };
}

for (const kind of [/^CURRENT$/, /^MANIFEST-/, /\.(log|ldb)$/]) {
  test(`with files ${kind.source} that are damaged the game is there, and is kept again`, deep, async () => {
    const { profile, game, base, files } = await playing();
    for (const name of files.filter((name) => kind.test(name))) garble(join(base, name));
    let later;
    await on(profile, async (table) => {
      // The page first tries healed storage a second time.
      await table.page.clock.runFor(1_100);
      await table.untilScreen('trouble');
      await table.tap('dismiss');
      await table.untilAllowed('resume');
      await table.tap('resume');
      assert.equal((await table.game()).steps, game.steps);
      await touchAny(table);
      await table.untilIdle();
      later = await table.game();
    });
    await on(profile, async (table) => {
      assert.equal(await table.screen(), 'saved-game');
      await table.tap('resume');
      assert.deepEqual(await table.game(), later);
    });
  });
}

test('the panel stays shut without any database, and with one of a newer version', deep, async () => {
  const { profile, base } = copied();
  rmSync(base, { recursive: true });
  await on(profile, staysShut);
  const newer = copied();
  await on(newer.profile, staysShut, async (context) => {
    const page = await context.newPage();
    await page.goto(`${host.url}manifest.webmanifest`);
    await page.evaluate(() => new Promise((yes, no) => {
      Object.assign(indexedDB.open('roundhouse', 7), { onsuccess: yes, onerror: no });
    }));
    await page.close();
  });
});

test('the panel stays shut while another window holds what is kept', async () => {
  const { profile } = copied();
  const executablePath = process.env.CHROME ?? '/usr/bin/chromium';
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: FLAGS, viewport: { width: 1280, height: 720 }, hasTouch: true, serviceWorkers: 'block' });
  try {
    const holder = await context.newPage();
    await holder.goto(`${host.url}manifest.webmanifest`);
    await holder.evaluate(() => new Promise((yes) => {
      navigator.locks.request('roundhouse', () => (yes(), new Promise(() => {})));
    }));
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${host.url}?seed=1`);
    const table = new Table(page, await context.newCDPSession(page), []);
    await table.until(() => window.roundhouse?.frames() > 0, undefined, 'painted');
    await page.clock.runFor(3_100);
    await table.untilScreen('demonstration');
    await staysShut(table);
  } finally {
    await context.close();
  }
});
