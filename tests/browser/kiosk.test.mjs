// The page as a kiosk, as far as only a browser can show it: clock, screen lock, full screen and files. The tests turn
// the page's clock forward, so they need not wait.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { deep, deepUnless } from './depth.mjs';
import { openHouse } from './table.mjs';

const CORNER = { x: 20, y: 20 };
const NOWHERE = { x: 640, y: 7 };

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** A page that may be a kiosk, with a clock that can be turned and a screen lock that counts. */
async function opened(look, wish = '&kiosk') {
  const prepare = async (page) => {
    await page.clock.install();
    await page.addInitScript(() => {
      window.locks = [];
      const request = async (kind) => {
        window.locks.push(kind);
        window.lock = { released: false, release: async () => void window.locks.push('released') };
        return window.lock;
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });
  };
  const table = await house.open({ seed: `1${wish}`, prepare });
  try {
    await look(table, table.page);
    assert.deepEqual(table.faults, []);
  } finally {
    await table.close();
  }
}

async function tap(table, name) {
  await table.untilAllowed(name);
  await table.tap(name);
}

async function holdCorner(table) {
  await table.untilIdle();
  await table.down(5, CORNER);
  await table.page.clock.runFor(5_100);
  await table.up(5, CORNER);
}

async function give(table, digits) {
  for (const digit of digits) await tap(table, `digit ${digit}`);
  await tap(table, 'enter');
}

test('the kiosk begins with the demonstration, and a touch leads to the lobby', () =>
  opened(async (table, page) => {
    assert.deepEqual(await table.targets(), []);
    await table.untilScreen('demonstration');
    await table.untilSays(/TAP TO PLAY/);
    const now = () => page.evaluate(() => performance.now());
    const [frames, begun] = [await table.frames(), await now()];
    const drawn = async () => (await table.frames()) - frames;
    let [seconds, enough] = [0, false];
    for (; seconds < 60 && !enough; seconds += 1) {
      await page.clock.runFor(1_000);
      // The players think by their own clock, which the test does not turn.
      await table.untilIdle();
      enough = (await drawn()) >= 5;
    }
    assert.ok(enough, `${await drawn()} pictures in ${seconds} s`);
    // Steps are at least 0.6 s apart, and a motion would paint far more often.
    const most = (await now() - begun) / 600 + 1;
    assert.ok((await drawn()) <= most, `${await drawn()} pictures, and at most ${most} steps`);
    await table.tapAt(NOWHERE);
    await table.untilAllowed('join near-left');
    await page.waitForFunction(() => document.fullscreenElement !== null);
  }));

test('nobody touches the table: a countdown, and the demonstration', () =>
  opened(async (table, page) => {
    await table.tapAt(NOWHERE);
    await tap(table, 'join near-left');
    await page.clock.runFor(95_000);
    await table.untilScreen('countdown');
    assert.match(await table.words(), /Still playing/);
    assert.deepEqual(await table.targets(), []);
    await table.tapAt(NOWHERE);
    await table.untilAllowed('leave near-left');
    await page.clock.runFor(111_000);
    await table.untilScreen('demonstration');
    await table.tapAt(NOWHERE);
    await table.untilAllowed('join near-left');
  }));

test('the screen stays awake, and is asked to again whenever the browser has let go', () =>
  opened(async (table, page) => {
    const locks = () => page.evaluate(() => window.locks);
    assert.deepEqual(await locks(), ['screen']);
    await page.clock.runFor(2_000);
    assert.deepEqual(await locks(), ['screen'], 'what is held is not asked for');
    await page.evaluate(() => {
      window.lock.released = true;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    assert.deepEqual(await locks(), ['screen', 'screen'], 'seen again');
    await page.evaluate(() => (window.lock.released = true));
    await page.clock.runFor(1_000);
    assert.deepEqual(await locks(), ['screen', 'screen', 'screen'], 'lost while it was seen');
  }));

test('the operator sets a PIN, switches the kiosk on, and finds it so after a reload', () =>
  opened(async (table, page) => {
    await table.untilAllowed('join near-left');
    await holdCorner(table);
    await give(table, [4, 7, 1, 1]);
    await give(table, [4, 7, 1, 1]);
    await tap(table, 'kiosk');
    await tap(table, 'close');
    await table.untilIdle();
    await page.clock.runFor(1_000);
    await page.reload();
    await table.untilScreen('demonstration');
    await holdCorner(table);
    await give(table, [1, 2, 3, 4]);
    await table.untilSays(/Wrong PIN/);
    await give(table, [4, 7, 1, 1]);
    await table.untilAllowed('kiosk');
  }, ''));

test('the operator gets what is saved as a file, and deletes it', () =>
  opened(async (table, page) => {
    await tap(table, 'join near-left');
    await tap(table, 'join far-right');
    await tap(table, 'start');
    await holdCorner(table);
    await give(table, [4, 7, 1, 1]);
    await give(table, [4, 7, 1, 1]);
    const file = async () => {
      const coming = page.waitForEvent('download');
      await tap(table, 'export');
      return readFileSync(await (await coming).path(), 'utf8');
    };
    const before = await file();
    assert.match(before, /^Roundhouse saves 1\ngame [\w-]{20,}\nsetting /);
    assert.ok(!/pin/.test(before), 'the PIN stays');
    // Games in quarantine are in the file as well.
    const text = `${before}aside AQID\n`;
    const giveBack = async (text) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap(table, 'import')]);
      await chooser.setFiles({ name: 'saves.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    };
    await giveBack('a letter to the editor');
    await table.untilSays(/This file has no Roundhouse games in it/);
    await tap(table, 'dismiss');
    const game = await table.game();
    await giveBack(text);
    await table.untilScreen('replay');
    await tap(table, 'play-on');
    await tap(table, 'yes');
    assert.deepEqual((await table.game()).steps, game.steps);
    await table.untilIdle();
    await holdCorner(table);
    await give(table, [4, 7, 1, 1]);
    assert.match(await file(), /\naside AQID\n$/);
    await tap(table, 'delete saves');
    await tap(table, 'delete-yes');
    // The old saves are gone, and the page saves the game on the table again.
    await table.untilIdle();
    const after = await file();
    assert.ok(/\ngame /.test(after) && !/\naside /.test(after), after);
  }, ''));

/** Counts the heartbeats that a page asks its host to take, which answers with `status`. */
async function beating(wish, status, look) {
  await opened(async (table, page) => {
    const beats = [];
    await page.route('**/heartbeat', (route) => {
      beats.push(route.request().method());
      return route.fulfill({ status, body: '' });
    });
    // The first page may send one more heartbeat before it goes.
    page.once('framenavigated', () => (beats.length = 0));
    await page.reload();
    await page.waitForFunction(() => window.roundhouse?.frames() > 0);
    await look(page, beats);
    // The console reports an error status.
    table.faults.length = 0;
  }, wish);
}

/** Advances the page's clock, and waits until its requests to the host are on their way. */
async function passes(page, milliseconds) {
  for (let past = 0; past < milliseconds; past += 15_000) {
    await page.clock.runFor(15_000);
    await page.evaluate(() => fetch('fonts/OFL.txt'));
  }
}

test('a kiosk tells its host that it lives, for as long as its program runs', () =>
  beating('&kiosk', 204, async (page, beats) => {
    await passes(page, 60_000);
    assert.ok(beats.length >= 4, `${beats}`);
    assert.deepEqual([...new Set(beats)], ['POST']);
    // The page waits for its host before it starts again.
    await page.route(page.url(), (route) => route.fulfill({ status: 500, body: '' }));
    await page.evaluate(() => window.roundhouse.fail()).catch(() => {});
    await page.locator('#note').waitFor({ state: 'visible' });
    const last = beats.length;
    await passes(page, 30_000);
    assert.equal(beats.length, last, 'a program that has failed does not');
  }));

for (const status of [404, 405, 501]) {
  test(`a host that answers heartbeats with ${status} is asked once`, deepUnless(status === 404), () =>
    beating('&kiosk', status, async (page, beats) => {
      await passes(page, 60_000);
      assert.equal(beats.length, 1);
    }));
}

test('a host in trouble is asked again', deep, () =>
  beating('&kiosk', 500, async (page, beats) => {
    await passes(page, 60_000);
    assert.ok(beats.length >= 4, `${beats}`);
  }));

test('a page that is no kiosk tells its host nothing', () =>
  beating('', 204, async (page, beats) => {
    await passes(page, 60_000);
    assert.equal(beats.length, 0);
  }));
