// The built page from the project's own host, in a real Chromium: types and compression of its files, the limits for
// other sites, and the host's other addresses, past the page's policy and its service worker.

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { compressFolder } from '../../xtask/compress.mjs';
import { deep } from './depth.mjs';
import { serve } from './host.mjs';
import { FOREVER, PING, PONG, TYPES, answersTo, exchange, filesOf } from './served.mjs';
import { staticHost } from './static.mjs';
import { copyPage, openHouse, Table } from './table.mjs';
import { kept } from './versions.mjs';

/** Brotli's quality here: how small the files get is the build's business. */
const QUALITY = 1;

let [house, host, folder, files] = [];
before(async () => {
  house = await openHouse();
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  copyPage(folder);
  files = filesOf(folder);
  await compressFolder(folder, QUALITY);
  host = await serve(folder);
});
after(async () => {
  await house.close();
  await host.stop();
  rmSync(folder, { recursive: true });
});

/** Opens the page and records everything that its policy refuses. The test fails on any refusal or fault. */
async function visit(look, { url = host.url, ...options } = {}) {
  const prepare = async (page) => {
    await page.clock.install();
    await page.addInitScript(() => {
      window.refused = [];
      document.addEventListener('securitypolicyviolation', (event) => window.refused.push(event.effectiveDirective));
    });
  };
  const table = await Table.open(house.browser, url, { prepare, ...options });
  try {
    await look(table);
    assert.deepEqual(await table.page.evaluate(() => window.refused), []);
    assert.deepEqual(table.faults, []);
  } finally {
    await table.close();
  }
}

/** This machine by a name that Chromium takes for another machine's, over plain http. */
const fromElsewhere = () => host.url.replace('localhost', 'roundhouse.test');

test('every file of the build has its type, and is kept by browsers for as long as it holds', () =>
  visit(async (table) => {
    const answers = await answersTo(table, files);
    const forever = [];
    for (const [at, [status, headers]] of answers.entries()) {
      const name = files[at];
      assert.equal(status, 200, name);
      assert.equal(headers['content-type'], TYPES[extname(name)], name);
      if (headers['cache-control'] === FOREVER) forever.push(name);
      else assert.equal(headers['cache-control'], 'no-cache', name);
    }
    // The names that the build makes up are those that the host takes for such.
    const kind = (name) => name.replace(/-[0-9a-f]{16}/, '');
    const kinds = ['maker.js', 'maker.wasm', 'roundhouse.js', 'roundhouse_bg.wasm', 'style.css', 'thinker.js', 'thinker.wasm'];
    assert.deepEqual(forever.map(kind).sort(), kinds);
    const [[status, headers]] = await answersTo(table, ['./']);
    assert.deepEqual([status, headers['cache-control']], [200, 'no-cache']);
  }));

test('every answer says what a page cannot say of itself', () =>
  visit(async (table) => {
    const names = ['./', ...files, 'health', 'addresses'];
    for (const [at, [, headers]] of (await answersTo(table, names)).entries()) {
      assert.equal(headers['content-security-policy'], "frame-ancestors 'none'", names[at]);
      assert.equal(headers['x-content-type-options'], 'nosniff', names[at]);
      assert.equal(headers['referrer-policy'], 'no-referrer', names[at]);
    }
  }));

test('no other page shows this one inside it', async () => {
  const page = await house.browser.newPage();
  await page.goto(`${fromElsewhere()}manifest.webmanifest`);
  const refused = page.waitForEvent('console', (line) => /frame-ancestors/.test(line.text()));
  await page.evaluate((url) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    document.body.append(frame);
  }, host.url);
  assert.equal((await refused).type(), 'error');
  await page.close();
});

test('what was compressed beforehand travels so, and the page runs from it and is kept', () =>
  visit(async (table) => {
    const small = files.filter((name) => existsSync(join(folder, `${name}.br`)));
    for (const ending of ['.html', '.js', '.wasm', '.json']) {
      assert.ok(small.some((name) => name.endsWith(ending)), ending);
    }
    const how = async (names) => (await answersTo(table, names)).map(([, headers]) => headers['content-encoding']);
    assert.deepEqual([...new Set(await how(small))], ['br']);
    const plain = files.filter((name) => !small.includes(name));
    assert.deepEqual([...new Set(await how(plain))], [undefined]);
    // The worker keeps no file with a wrong sum.
    await kept(table);
  }, { visits: true }));

test('a phone from elsewhere, which takes no brotli, is given gzip', () =>
  // From another machine Chromium accepts brotli over https alone.
  visit(async (table) => {
    const small = files.filter((name) => existsSync(join(folder, `${name}.gz`)));
    for (const [at, [status, headers]] of (await answersTo(table, files)).entries()) {
      const expected = small.includes(files[at]) ? 'gzip' : undefined;
      assert.deepEqual([status, headers['content-encoding']], [200, expected], files[at]);
    }
  }, { url: fromElsewhere() }));

/** Returns the host's answer at an address next to the page. */
const told = (table, name) => table.page.evaluate(async (name) => {
  const answer = await fetch(name);
  return { caching: answer.headers.get('cache-control'), said: await answer.json() };
}, name);

test('the page asks its host how it is and where it is, also when its worker answers for the files', () =>
  visit(async (table) => {
    await kept(table);
    const health = await told(table, 'health');
    assert.equal(health.caching, 'no-store');
    const { version, counters, ok, reasons, notes, page, ...counts } = health.said;
    assert.match(version, /^\d+\.\d+\.\d+$/);
    assert.deepEqual({ ok, reasons, notes }, { ok: true, reasons: [], notes: [] });
    assert.deepEqual(Object.keys(page).sort(), ['beats', 'browser_restarts', 'seconds_since_beat']);
    assert.deepEqual(Object.keys(counts).sort(), ['connections', 'members', 'rooms', 'sockets', 'uptime_seconds']);
    assert.deepEqual(Object.keys(counters).sort(), [
      'closed', 'ended', 'garbage', 'nobody', 'opened', 'refused', 'relayed', 'relayed_bytes', 'too_long', 'too_many', 'turned_away',
    ]);
    const numbers = [...Object.values(counts), ...Object.values(counters)];
    assert.ok(numbers.every((number) => Number.isInteger(number) && number >= 0), JSON.stringify(health.said));
    const addresses = await told(table, 'addresses');
    assert.equal(addresses.caching, 'no-store');
    // Only this machine reaches a host of the tests.
    const port = Number(new URL(host.url).port);
    assert.deepEqual(addresses.said, { port, addresses: [], urls: [] });
  }, { visits: true }));

test('browsers and crawlers find icons, and people who are lost the way to the game', () =>
  visit(async (table) => {
    const { page } = table;
    const icons = await page.evaluate(() => [...document.querySelectorAll('link[rel*=icon]')].map((link) => link.href));
    for (const url of [...icons, new URL('/favicon.ico', host.url).href]) {
      const answer = await page.request.get(url);
      assert.equal(answer.status(), 200, url);
      const seen = await page.evaluate(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return image.naturalWidth > 0;
      }, url);
      assert.ok(seen, url);
    }
    const answer = await page.goto(new URL('somewhere/deep/', host.url).href);
    assert.equal(answer.status(), 404);
    assert.match(await page.innerText('main'), /There’s no page at this address/);
    for (let touches = 0; touches < 2; touches += 1) {
      await Promise.all([page.waitForNavigation(), page.click('#open')]);
    }
    assert.equal(page.url(), host.url);
    await table.untilIdle();
    table.faults = table.faults.filter((fault) => !/status of 404/.test(fault));
  }));

test('the policy of the page allows a socket into a room of its host, which answers', () =>
  visit(async (table) => assert.deepEqual(await exchange(table, PING), PONG)));

test('a socket into a room is open to a page that its worker answers for', () =>
  visit(async (table) => {
    await kept(table);
    await table.reload();
    assert.deepEqual(await exchange(table, PING), PONG);
  }, { visits: true }));

test('a socket into a room is open to a page from another machine over plain http', deep, () =>
  visit(async (table) => assert.deepEqual(await exchange(table, PING), PONG), { url: fromElsewhere() }));

/**
 * Reloads the page. Returns the status of the host's answer about its settings, and the console's errors about it
 * until the operator's panel is open.
 */
async function asksForSettings(table) {
  const isIt = (url) => url.endsWith('/settings.json');
  const errors = [];
  table.page.on('console', (line) => isIt(line.location().url) && errors.push(line.text()));
  const answered = table.page.waitForResponse((answer) => isIt(answer.url()));
  await table.reload();
  const status = (await answered).status();
  await openPanel(table);
  return { status, errors };
}

/** Opens the panel at a table that has no PIN yet. */
async function openPanel(table) {
  await table.down(1, { x: 20, y: 20 });
  await table.page.clock.runFor(5_100);
  await table.up(1, { x: 20, y: 20 });
  await table.untilScreen('pin');
  for (const name of ['digit 1', 'digit 2', 'digit 3', 'digit 4', 'enter', 'digit 1', 'digit 2', 'digit 3', 'digit 4', 'enter']) {
    await table.untilAllowed(name);
    await table.tap(name);
  }
  await table.untilScreen('operator');
}

test('a host without a settings file says so without an error, and the panel does not mention it', () =>
  visit(async (table) => {
    assert.deepEqual(await asksForSettings(table), { status: 204, errors: [] });
    assert.doesNotMatch(await table.words(), /settings file/);
  }));

test('neither does a host that knows no such file trouble the panel', deep, async () => {
  const plain = await staticHost(folder);
  await visit(async (table) => {
    const { status, errors } = await asksForSettings(table);
    assert.deepEqual([status, errors.length], [404, 1]);
    assert.doesNotMatch(await table.words(), /settings file/);
  }, { url: plain.url }).finally(plain.close);
});
