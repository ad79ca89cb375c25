// The page at an unattended table, with a host that has a settings file. The host is a small one in this test. It
// records the page's messages, and answers as the test tells it.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { staticHost } from './static.mjs';
import { DIST, Table, launch } from './table.mjs';

const CORNER = { x: 20, y: 20 };
const NOWHERE = { x: 640, y: 7 };
/** Tuesday noon, by the clock of the page's machine. */
const NOON = new Date(2026, 0, 6, 12, 0, 0);

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/**
 * Runs `look` with a page whose host has this settings file (`null` for none). `look` also gets the messages to the
 * host, and its answers to each POST.
 */
async function hosted(file, look, { at = NOON, query = '' } = {}) {
  const heard = { heartbeat: [], pin: [], fault: [], count: [] };
  const answers = { heartbeat: () => [204], pin: () => [204], fault: () => [204], count: () => [204] };
  const state = { file, away: false };
  const host = await staticHost(DIST, async (request, response) => {
    const name = new URL(request.url, 'http://localhost').pathname.slice(1);
    if (name === 'settings.json' && state.file !== null) {
      const text = typeof state.file === 'string' ? state.file : JSON.stringify(state.file);
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(text);
      return true;
    }
    if (request.method !== 'POST') return false;
    let body = '';
    for await (const part of request) body += part;
    if (state.away) return request.socket.destroy(), true;
    heard[name].push(JSON.parse(body));
    const [status, values] = answers[name](heard[name].length);
    response.writeHead(status, { 'content-type': 'application/json' }).end(values && JSON.stringify(values));
    return true;
  });
  const prepare = (page) => page.clock.install({ time: at });
  const table = await Table.open(browser, host.url, { query, prepare });
  try {
    await look(table, { heard, answers, state, page: table.page });
  } finally {
    await table.close();
    await host.close();
  }
}

/** Waits until the host has a message. */
async function until(table, question) {
  for (let times = 0; !question(); times += 1) {
    assert.ok(times < 400, `${question}`);
    await table.page.clock.runFor(100);
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function holdCorner(table) {
  await table.untilIdle();
  await table.down(5, CORNER);
  await table.page.clock.runFor(5_100);
  await table.up(5, CORNER);
  await table.untilScreen('pin');
}

async function give(table, digits) {
  for (const digit of digits) {
    await table.untilAllowed(`digit ${digit}`);
    await table.tap(`digit ${digit}`);
  }
  await table.tap('enter');
}

test('the file makes the table a kiosk, in its language and with its games', () =>
  hosted({ kiosk: true, language: 'de', games: ['quickway'], pin: true }, async (table) => {
    await table.untilScreen('demonstration');
    await table.tapAt(NOWHERE);
    await table.untilAllowed('join near-left');
    await table.untilIdle();
    const games = (await table.targets()).filter(({ name }) => name.startsWith('game '));
    assert.ok(games.length <= 1, JSON.stringify(games));
    assert.equal(await table.page.evaluate(() => document.documentElement.lang), 'de');
    assert.deepEqual(table.faults, []);
  }));

test('a file that is garbage changes nothing', () =>
  hosted('<!DOCTYPE html>', async (table) => {
    assert.equal(await table.screen(), 'lobby');
    assert.deepEqual(table.faults, []);
  }));

test('the pad asks the host, waits as it says, and says when it is away', () =>
  hosted({ kiosk: true, pin: true }, async (table, { heard, answers, state }) => {
    await table.untilScreen('demonstration');
    answers.pin = (number) => [[403, { wait_seconds: 0 }], [403, { wait_seconds: 10 }], [204]][number - 1];
    await holdCorner(table);
    await give(table, [1, 2, 3, 4]);
    await table.untilSays(/Wrong PIN/);
    await give(table, [1, 2, 3, 4]);
    await table.untilSays(/Wait 10 s/);
    assert.ok(!(await table.allows('digit 1')));
    await table.page.clock.runFor(10_100);
    state.away = true;
    await give(table, [4, 7, 1, 1]);
    await table.untilSays(/is not answering/);
    state.away = false;
    await give(table, [4, 7, 1, 1]);
    await table.untilScreen('operator');
    assert.deepEqual(heard.pin.map(({ pin }) => pin), ['1234', '1234', '4711']);
  }));

test('the heartbeat tells how the page is doing', () =>
  hosted({ kiosk: true, pin: true }, async (table, { heard, answers, page }) => {
    await until(table, () => heard.heartbeat.length > 0);
    await table.tapAt(NOWHERE);
    await table.untilAllowed('join near-left');
    await table.tap('join near-left');
    await table.tap('join far-right');
    await table.untilAllowed('start');
    await table.tap('start');
    await table.untilScreen('game');
    const before = heard.heartbeat.length;
    await until(table, () => heard.heartbeat.length > before);
    const beat = heard.heartbeat.at(-1);
    assert.match(beat.version, /^\d+\.\d+\.\d+/);
    assert.equal(beat.game, 'transglobal-rail');
    assert.ok(beat.frames > 0 && beat.worst_frame_ms > 0 && beat.touches >= 4 && beat.memory_bytes > 1e6);
    assert.ok(beat.up_seconds >= beat.game_seconds && beat.late_frame_seconds < 10, JSON.stringify(beat));
    assert.deepEqual([beat.faults, beat.restarts, beat.failed_saves], [0, 0, 0]);
    assert.deepEqual(heard.count.map(({ what, game, players }) => [what, game, players]), [['begun', 'transglobal-rail', 2]]);
    // It sleeps when the host wants it to, and wakes.
    answers.heartbeat = () => [200, { asleep: true, reload: false }];
    await page.clock.runFor(16_000);
    await table.untilScreen('dark');
    answers.heartbeat = () => [200, { asleep: false, reload: false }];
    await page.clock.runFor(16_000);
    await table.untilScreen('demonstration');
    // And it reloads itself, because no one plays now.
    const loaded = page.waitForEvent('load');
    answers.heartbeat = () => [200, { asleep: false, reload: true }];
    await page.clock.runFor(16_000);
    await loaded;
  }));

test('it is dark when the table closes, and opens in the morning', () =>
  hosted({ kiosk: true, pin: true, hours: [{ days: ['tue', 'wed'], open: '10:00', close: '18:00' }] }, async (table, { page }) => {
    await table.untilScreen('demonstration');
    await page.clock.runFor(61_000);
    await table.untilSays(/Closing in 4 min/);
    await page.clock.runFor(240_000);
    await table.untilScreen('dark');
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(0, 0, 0)');
    await table.untilIdle();
    const frames = await table.frames();
    await table.tapAt(NOWHERE);
    await page.clock.runFor(120_000);
    assert.equal(await table.screen(), 'dark');
    assert.equal(await table.frames(), frames);
    await page.clock.fastForward(16 * 3_600_000);
    await table.untilScreen('demonstration');
  }, { at: new Date(2026, 0, 6, 17, 55, 0) }));

test('a fault is told with what was asked for before, and stands in the panel', () =>
  hosted({ pin: true }, async (table, { heard, page }) => {
    await table.tap('join near-left');
    await table.tap('join far-right');
    await table.tap('start');
    await table.untilScreen('game');
    await table.untilIdle();
    await page.evaluate(() => window.roundhouse.fail()).catch(() => {});
    await until(table, () => heard.fault.length > 0);
    const [fault] = heard.fault;
    assert.match(fault.message, /A test has asked for a fault/);
    assert.equal(fault.screen, 'game');
    assert.ok(fault.stack.length > 0 && Array.isArray(fault.commands) && fault.commands.length <= 50);
    await page.clock.runFor(3_000);
    await page.waitForFunction(() => window.roundhouse?.idle());
    await holdCorner(table);
    await give(table, [4, 7, 1, 1]);
    await table.untilScreen('operator');
    await table.untilSays(/A test has asked for a fault/);
  }));
