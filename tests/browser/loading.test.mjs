// The page before its program runs, and in windows that suit no table: its messages, the progress of the download, and
// pictures that fit a screen after it changes without an event.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { counted } from './loads.mjs';
import { staticHost } from './static.mjs';
import { DIST, openHouse } from './table.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

const PHONE = { viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 }, isMobile: true };
const TABLE = { viewport: { width: 1920, height: 1080 }, screen: { width: 1920, height: 1080 } };

const visit = (url, options) => counted(house.browser, url, { looks: PHONE, ...options });

/** The visible notes: their text, their rotation, and if they are inside the window. */
const notes = (page) => page.evaluate(() => [...document.querySelectorAll('#note p')]
  .filter((note) => note.checkVisibility())
  .map((note) => {
    const { a, b } = new DOMMatrix(getComputedStyle(note).transform);
    const { left, top, right, bottom } = note.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return { words: note.textContent, turned: Math.round((Math.atan2(b, a) * 180) / Math.PI), inside };
  }));

/** Returns the share of the download that the bar shows. */
const come = (page) => page.evaluate(() => Number(getComputedStyle(document.documentElement).getPropertyValue('--come')));

test('a slow download is shown as far as it is, and is not begun anew while something comes', async () => {
  const name = readdirSync(DIST).find((name) => /^roundhouse-.*\.wasm$/.test(name));
  const program = readFileSync(join(DIST, name));
  const PARTS = 6;
  let sent = () => {};
  let part = 0;
  const answers = [];
  const next = () => {
    part += 1;
    for (const answer of answers) {
      answer.write(program.subarray(Math.ceil((program.length * (part - 1)) / PARTS), Math.ceil((program.length * part) / PARTS)));
      if (part === PARTS) answer.end();
    }
  };
  const host = await staticHost(DIST, (request, response) => {
    if (!request.url.includes(name)) return false;
    response.writeHead(200, { 'content-type': 'application/wasm', 'content-length': program.length });
    answers.push(response);
    sent();
    return true;
  });
  const asked = new Promise((done) => (sent = done));
  const { page, loads, close } = await visit(host.url, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.styleSheets.length > 0 && document.querySelector('#note p')?.checkVisibility());
  assert.deepEqual(await notes(page), [{ words: 'Roundhouse', turned: 0, inside: true }]);
  await asked;
  let before = 0;
  while (part < PARTS - 1) {
    next();
    const share = part / PARTS;
    await page.waitForFunction(
      (share) => Number(getComputedStyle(document.documentElement).getPropertyValue('--come')) > share - 0.02, share,
    );
    assert.ok((await come(page)) > before);
    before = await come(page);
    // A limit from the start would have passed by the second part.
    await page.clock.fastForward(20_000);
    assert.match((await notes(page))[0].words, /loading/);
  }
  assert.equal(loads.length, 1);
  // A stalled download does not continue, so the page loads again.
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  await page.clock.fastForward(31_000);
  await page.clock.fastForward(1_000);
  await again;
  await close();
  await host.close();
});

test('notes are upright on own screens and face all sides of a table', async () => {
  const prepare = (page) => page.route('**/*.wasm', () => {});
  for (const [looks, turns] of [[PHONE, [0]], [TABLE, [0, 90, 180, -90]]]) {
    const { page, close } = await visit(house.url, { looks, prepare });
    await page.clock.runFor(1_600);
    const seen = await notes(page);
    assert.deepEqual(seen.map(({ turned, inside }) => [turned, inside]), turns.map((turn) => [turn, true]));
    assert.ok(seen.every(({ words }) => words === 'Roundhouse is loading.'));
    await close();
  }
});

test('that a browser is too old stays on the screen', async () => {
  const prepare = (page) => page.addInitScript(() => delete window.WebAssembly);
  const { page, close } = await visit(house.url, { prepare });
  await page.clock.runFor(60_000);
  const [{ words, inside }] = await notes(page);
  assert.match(words, /too old/);
  assert.ok(inside);
  await close();
});

test('a screen that gets other pixels, or is turned, without a word has its picture in a second', async () => {
  const { page, close } = await visit(house.url);
  await page.waitForFunction(() => window.roundhouse?.idle());
  const width = () => page.evaluate(() => document.querySelector('#stage canvas').width);
  const before = await width();
  await page.evaluate(() => {
    Object.defineProperty(window, 'devicePixelRatio', { configurable: true, get: () => 2 });
  });
  await page.clock.runFor(1_000);
  await page.waitForFunction((before) => document.querySelector('#stage canvas').width > before, before);
  await page.evaluate(() => {
    for (const [name, size] of [['innerWidth', 844], ['innerHeight', 390]]) {
      Object.defineProperty(window, name, { configurable: true, get: () => size });
    }
  });
  await page.clock.runFor(1_000);
  await page.waitForFunction(() => {
    const canvas = document.querySelector('#stage canvas');
    return canvas.width > canvas.height;
  });
  await close();
});

test('canvases take no more memory than machines have, and print as wide as the paper', async () => {
  const { page, close } = await visit(house.url, { looks: TABLE });
  await page.waitForFunction(() => window.roundhouse?.idle());
  await page.evaluate(() => {
    Object.defineProperty(window, 'devicePixelRatio', { configurable: true, get: () => 4 });
  });
  await page.clock.runFor(1_000);
  await page.waitForFunction(() => document.querySelector('#stage canvas').width > 1920);
  const bytes = await page.evaluate(() => [...document.querySelectorAll('#stage canvas')]
    .reduce((sum, { width, height }) => sum + 4 * width * height, 0));
  assert.ok(bytes > 250e6 && bytes <= 300e6, `${bytes}`);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1056, height: 816 });
  const widths = await page.evaluate(() => [...document.querySelectorAll('#stage canvas:not([hidden])')]
    .map((canvas) => Math.round(canvas.getBoundingClientRect().width)));
  assert.ok(widths.length > 1 && widths.every((width) => width === 1056), `${widths}`);
  await close();
});
