// The page without a network, and the installation of a newer version. Each test has a separate host, which it can
// stop and give other files.

import assert from 'node:assert/strict';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { writeWorker } from '../../xtask/finish.mjs';
import { deep, deepUnless } from './depth.mjs';
import { serve } from './host.mjs';
import { hurry, kindOf, start, touchAny } from './player.mjs';
import { DIST, Table } from './table.mjs';
import {
  Host, house, kept, lookedFor, lookForNewVersion, noticed, prepareVersions, running, takeOver, unplug, versions,
  visited as visitedAt,
} from './versions.mjs';

prepareVersions();

const version = (name) => versions.make(name);

/** Opens a table whose page is stored for offline use, from a host that serves the first version. */
const visited = (look) => visitedAt(version('First'), look);

/** Like `visited`, with a game on the table, so only the test can start a newer version. */
function playing(look) {
  return visited(async (table, host) => {
    await start(table, 2);
    await look(table, host);
  });
}

/** Returns the title of the page in a second window next to the table's own. */
async function titleBeside(table, host) {
  const beside = await table.page.context().newPage();
  await beside.goto(host.url);
  await running(beside);
  const title = await beside.title();
  await beside.close();
  return title;
}

test('after one visit the page starts without a network, on all three maps', () =>
  visited(async (table, host) => {
    await unplug(table, host);
    for (const map of ['europe', 'asia', 'usa']) {
      await table.reload();
      await start(table, 2, { map });
      await touchAny(table);
      await table.untilSays(new RegExp(`${map.toUpperCase()} . ROUND 1`));
    }
    const faces = () => [...document.fonts].filter((face) => face.status === 'loaded').length;
    assert.equal(await table.page.evaluate(faces), 3, 'and the typefaces are there');
  }));

/** Opens a wire between a browser and a host that records all requests. Neither of the two says which answers came
    from the browser's own cache. With `caching` the wire is careless, and lets browsers keep everything as that
    header says. */
async function wireTo(host, caching) {
  const asked = [];
  const wire = createServer((question, answer) => {
    const { method, url, headers } = question;
    asked.push(url.split('?')[0]);
    const passed = request(new URL(url, host.url), { method, headers }, (heard) => {
      answer.writeHead(heard.statusCode, { ...heard.headers, ...(caching && { 'cache-control': caching }) });
      heard.pipe(answer);
    });
    passed.once('error', () => answer.destroy());
    question.pipe(passed);
  });
  await new Promise((done) => wire.listen(0, 'localhost', done));
  const cut = () => {
    wire.closeAllConnections();
    wire.close();
  };
  return { url: `http://localhost:${wire.address().port}/`, asked, cut };
}

/** Opens a folder's page over such a wire, and waits until it is stored. */
async function overWire(folder, caching, look) {
  const host = await serve(folder);
  const wire = await wireTo(host, caching);
  const prepare = (page) => page.clock.install();
  const table = await Table.open(house.browser, wire.url, { prepare, visits: true });
  try {
    await kept(table);
    await look(table, wire.asked);
    assert.deepEqual(table.faults, []);
  } finally {
    await table.close();
    wire.cut();
    await host.stop();
  }
}

/** Caching headers of hosts. */
const CACHINGS = { 'as our host wants it': undefined, 'for an hour, whatever it is': 'max-age=3600' };

for (const [how, caching] of Object.entries(CACHINGS)) {
  test(`at the first visit each file travels once, where browsers keep it ${how}`, deepUnless(!caching), () =>
    overWire(DIST, caching, async (_, asked) => {
      const twice = asked.filter((path, at) => asked.indexOf(path) !== at);
      // The browser fetches the worker at its registration, and again for a newer one. The page's first address had a
      // query with a seed, so to browsers it is a different page.
      assert.deepEqual(twice.filter((path) => !['/sw.js', '/'].includes(path)), []);
      assert.ok(asked.length > 20, `${asked}`);
      assert.ok(!asked.some((path) => /^\/(maker-|world\/)/.test(path)), 'most people make no map');
    }));

  test(`what is of another version is asked for again, where browsers keep it ${how}`, deepUnless(caching), () => {
    const first = version('First');
    return overWire(first, caching, async ({ page }, asked) => {
      const map = join(first, 'maps/usa.json');
      writeFileSync(map, `${readFileSync(map, 'utf8')}\n`);
      writeWorker(first);
      asked.length = 0;
      assert.equal(await lookForNewVersion(page), 'installed');
      assert.deepEqual(asked.filter((path) => path !== '/sw.js'), ['/maps/usa.json']);
    });
  });
}

test('without a network one person plays against the computer', deep, () =>
  visited(async (table, host) => {
    await unplug(table, host);
    await table.reload();
    await hurry(table);
    for (const name of ['game quickway', 'join near-left', 'computer far-right']) await table.tap(name);
    await table.untilAllowed('start');
    await table.tap('start');
    const cells = (await table.targets()).filter((target) => kindOf(target) === 'cell');
    const ok = 'ok near-left';
    for (const cell of [cells[0], cells.at(-1)]) {
      await table.untilActing('near-left');
      await table.tapAt(cell);
      if (await table.allows(ok)) await table.tap(ok);
    }
    await table.untilActing('near-left');
    assert.ok((await table.game()).steps >= 3);
  }));

test('without a network the page is found whatever its address asks for', () =>
  visited(async (table, host) => {
    await unplug(table, host);
    for (const wishes of ['?seed=7', '?kiosk', '?game=x&seed=7#link', 'index.html?kiosk', '']) {
      await table.page.goto('about:blank');
      await table.page.goto(host.url + wishes);
      await running(table.page);
      assert.equal(table.page.url(), host.url + wishes);
    }
  }));

test('the data of own maps is kept once it was wanted', () =>
  visited(async (table, host) => {
    await table.reload();
    const length = () => table.page.evaluate(async () => (await (await fetch('world/cities.txt')).text()).length);
    const first = await length();
    await unplug(table, host);
    assert.equal(await length(), first);
    assert.ok(first > 1_000_000, `${first}`);
  }));

test('what is not of the page is left to the host', () =>
  visited(async (table, host) => {
    await table.reload();
    const answer = await table.page.evaluate(async () => {
      const text = async (name) => (await fetch(name)).text();
      return [await text('elsewhere/'), (await text('fonts/OFL.txt')).length > 1000];
    });
    assert.deepEqual(answer, ['Not here.\n', true]);
    // The page sends no request to the host for a stored file.
    await unplug(table, host);
    assert.equal(await table.page.evaluate(() => fetch('elsewhere/').catch(() => 'none')), 'none');
    table.faults.length = 0;
  }));

test('a newer version is noticed, waits through a game, and comes when it is told to', () =>
  playing(async (table, host) => {
    const { page } = table;
    await host.serve(version('Second'));
    await page.clock.fastForward(3_500_000);
    assert.equal(await lookedFor(page), false, 'not before an hour has passed');
    await page.clock.fastForward(100_000);
    await noticed(page);
    for (let touch = 0; touch < 6; touch += 1) await touchAny(table);
    assert.equal(await titleBeside(table, host), 'First', 'a new visit does not take it up');
    assert.equal(await page.title(), 'First');

    assert.equal(await takeOver(page), 'activated');
    await unplug(table, host);
    await table.reload();
    assert.equal(await page.title(), 'Second');
    await page.waitForFunction(async () => (await caches.keys()).length === 1);
    const [only] = await page.evaluate(() => caches.keys());
    assert.ok(only.startsWith(host.url), 'the old version is gone');
  }));

test('a newer version waits to be asked for, and the game goes on after it', deep, () =>
  visited(async (table, host) => {
    const { page } = table;
    // Chromium lets a busy worker run for up to five minutes after it should end.
    const patience = { timeout: 360_000 };
    const isOpen = (title) => page.waitForFunction((t) => document.title.startsWith(t), title, patience);
    const ask = async () => {
      for (const name of ['settings', 'update']) {
        await table.untilAllowed(name);
        await table.tap(name);
      }
    };
    // At a page's first sound Chromium fetches its icon. During the takeover that would wake the old worker again, and
    // Chromium would let it run for longer than the test waits.
    const sounded = async (touch) => {
      const isIcon = (answer) => answer.url().endsWith('roundhouse.svg');
      const icon = page.waitForResponse(isIcon, { timeout: 20_000 }).catch(() => {});
      await touch();
      await icon;
    };
    await host.serve(version('Second'));
    await page.clock.fastForward(3_700_000);
    await noticed(page);
    assert.match(await page.title(), /^First/);
    await sounded(() => table.tapAt({ x: 5, y: 5 }));
    await ask();
    await isOpen('Second');
    await running(page);
    await kept(table);
    await sounded(() => start(table, 2));
    await touchAny(table);
    await host.serve(version('Third'));
    await page.clock.fastForward(3_700_000);
    await noticed(page);
    assert.match(await page.title(), /^Second/);
    await ask();
    await isOpen('Third');
    await running(page);
    assert.equal(await table.screen(), 'game', 'the game goes on by itself');
  }));

test('a newer version that waits already is noticed when the page starts', deep, () =>
  playing(async (table, host) => {
    await host.serve(version('Second'));
    assert.equal(await lookForNewVersion(table.page), 'installed');
    const beside = await table.page.context().newPage();
    await beside.goto(host.url);
    await running(beside);
    await beside.clock.fastForward(10_000);
    await noticed(beside);
  }));

test('a newer version does not come while the page is open twice', deep, () =>
  playing(async (table, host) => {
    const { page } = table;
    const beside = await page.context().newPage();
    await beside.goto(host.url);
    await running(beside);
    await host.serve(version('Second'));
    assert.equal(await lookForNewVersion(page), 'installed');
    assert.equal(await takeOver(page, 1000), 'installed');
    await beside.close();
    assert.equal(await takeOver(page), 'activated');
  }));

test('a page that stays the same brings no newer version', () =>
  visited(async (table) => {
    await table.reload();
    assert.equal(await lookForNewVersion(table.page), 'none');
    assert.equal(await table.page.evaluate(() => window.roundhouse.newVersion()), false);
  }));

const BROKEN = [
  ['a file is missing', (file) => rmSync(file)],
  ['a file is cut short', (file) => writeFileSync(file, readFileSync(file).subarray(0, 9000))],
  ['a file is of another version', (file) => writeFileSync(file, '{}')],
];

for (const [name, damage] of BROKEN) {
  test(`a newer version does not come by halves: ${name}`, deepUnless(name === 'a file is cut short'), () =>
    playing(async (table, host) => {
      const { page } = table;
      const second = version('Second');
      const file = join(second, 'maps/usa.json');
      // A changed file, because the browser does not fetch an unchanged one again.
      const whole = `${readFileSync(file, 'utf8')}\n`;
      writeFileSync(file, whole);
      writeWorker(second);
      damage(file);
      await host.serve(second);
      assert.equal(await lookForNewVersion(page), 'redundant');
      assert.equal(await page.evaluate(() => window.roundhouse.newVersion()), false);
      await unplug(table, host);
      assert.equal(await titleBeside(table, host), 'First');

      // And the rest comes when the host has it.
      await page.context().setOffline(false);
      writeFileSync(file, whole);
      await host.serve(second);
      assert.equal(await lookForNewVersion(page), 'installed');
      assert.equal(await takeOver(page), 'activated');
      await unplug(table, host);
      await table.reload();
      assert.equal(await page.title(), 'Second');
      // The console reports the refused file.
      table.faults.length = 0;
    }));
}

/** Deletes all that the worker has kept. */
function emptyStore(page) {
  return page.evaluate(async () => {
    for (const key of await window.caches.keys()) await window.caches.delete(key);
  });
}

test('a page whose store was emptied heals at the next visit', () =>
  visited(async (table, host) => {
    const { page } = table;
    await emptyStore(page);
    await table.reload();
    await table.reload();
    await kept(table);
    assert.equal((await page.evaluate(() => window.caches.keys())).length, 1);
    await unplug(table, host);
    await table.reload();
  }));

test('a page whose store was emptied heals while another window is open', () =>
  visited(async (table, host) => {
    const { page } = table;
    const beside = await page.context().newPage();
    await beside.goto(host.url);
    const painted = (page) => page.waitForFunction(() => window.roundhouse?.frames() > 0);
    await painted(beside);
    await emptyStore(page);
    for (let loads = 0; loads < 2; loads += 1) {
      await page.reload();
      await painted(page);
    }
    assert.ok(await page.evaluate(() => !navigator.serviceWorker.controller), 'the worker is about to go');
    await kept(table);
    await beside.close();
    await unplug(table, host);
    await page.reload();
    await painted(page);
  }));

/** Runs in the page. `window.redundant` is kept as soon as the worker that the page registers is given up. */
function watchFirstWorker() {
  const workers = navigator.serviceWorker;
  const register = workers.register.bind(workers);
  window.redundant = new Promise((done) => {
    workers.register = async (...options) => {
      const kept = await register(...options);
      kept.installing.addEventListener('statechange', ({ target }) => target.state === 'redundant' && done());
      return kept;
    };
  });
}

test('what did not come whole at the first visit comes a minute later', async () => {
  const folder = version('First');
  const [file, aside] = ['maps/usa.json', 'usa.json'].map((name) => join(folder, name));
  renameSync(file, aside);
  const host = new Host();
  await host.serve(folder);
  const prepare = (page) => page.clock.install();
  const table = await Table.open(house.browser, host.url, { prepare, visits: true });
  try {
    const { page } = table;
    await page.evaluate(watchFirstWorker);
    await page.clock.fastForward(10_000);
    await page.evaluate(() => window.redundant);
    renameSync(aside, file);
    await page.clock.fastForward(61_000);
    await kept(table);
  } finally {
    await table.close();
    await host.stop();
  }
});

test("caches of the host's other pages are left alone", deep, () =>
  playing(async (table, host) => {
    await table.page.evaluate(() => window.caches.open('somebody else'));
    await host.serve(version('Second'));
    assert.equal(await lookForNewVersion(table.page), 'installed');
    assert.equal(await takeOver(table.page), 'activated');
    await table.reload();
    await table.page.waitForFunction(async () => (await caches.keys()).length === 2);
    const keys = await table.page.evaluate(() => caches.keys());
    assert.ok(keys.includes('somebody else'));
  }));

test('over plain http from another machine the page does without', deep, async () => {
  const url = house.url.replace('localhost', 'roundhouse.test');
  const prepare = (page) => page.clock.install();
  const table = await Table.open(house.browser, url, { prepare, visits: true });
  try {
    assert.equal(await table.page.evaluate(() => 'serviceWorker' in navigator), false);
    await table.page.clock.fastForward(10_000);
    await start(table, 2);
    assert.deepEqual(table.faults, []);
  } finally {
    await table.close();
  }
});
