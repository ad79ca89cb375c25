// The table for browser tests: the built page in a real Chromium, with real contacts. It sees the page only through
// `window.roundhouse` and through Chromium itself.

import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { COMPRESSED } from '../../xtask/compress.mjs';
import { serve } from './host.mjs';
import { Spares } from './spare.mjs';

const require = createRequire(new URL('../../xtask/package.json', import.meta.url));
const { chromium } = require('playwright-core');

/** Tells a page that it is visible, or hidden. */
export const show = (page, visible) => page.evaluate((visible) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => !visible });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (visible ? 'visible' : 'hidden') });
  document.dispatchEvent(new Event('visibilitychange'));
}, visible);

/** The built page's folder: `cargo xtask` names the one that is tried. */
export const DIST = process.env.ROUNDHOUSE_PAGE ?? fileURLToPath(new URL('../../dist', import.meta.url));

/** Copies the page without its compressed files, because they would not match a changed copy. */
export const copyPage = (folder) => cpSync(DIST, folder, { recursive: true, filter: (name) => !COMPRESSED.test(name) });

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // This machine under another name, by which Chromium takes it for another machine.
  '--host-resolver-rules=MAP roundhouse.test localhost',
  // The runner of the tests adds some that save the machine's time; measurements have none.
  ...(process.env.ROUNDHOUSE_FLAGS?.split(' ') ?? []),
];

/** The places round the table in the order of turns. */
export const PLACES = ['near-left', 'left', 'far-left', 'far-right', 'right', 'near-right'];

/** Milliseconds after which a wait counts as hanging; not a measurement. */
export const PATIENCE = 40_000;

/** True if pages should cost the machine as little as they can. The test runner wants that, but measurements do
    not. Such a page paints everything with few pixels, nothing moves, and its clock runs faster than the wall's. */
const LIGHT = Boolean(process.env.ROUNDHOUSE_LIGHT);
/** Pixels in the length of a CSS pixel of such a page, and how many times as fast its clock is. */
const [COARSE, HURRY] = [0.25, 3];

/**
 * Runs in the page before its own scripts. It stretches the page's time limits (a write 1.5 s, storage 3 s, worker 8 s,
 * a file 20 s, its own start 30 s, a map that is made 120 s) almost without end, even if a test turns the page's clock by hours. A
 * busy machine must not count as one that does not answer.
 */
function stretchPatience() {
  const { setTimeout } = window;
  const limits = [1_500, 3_000, 8_000, 20_000, 30_000, 120_000];
  const stretch = (delay) => (limits.includes(delay) ? delay * 10_000 : delay);
  window.setTimeout = (act, delay, ...rest) => setTimeout(act, stretch(delay), ...rest);
}

/** Runs in the page before its own scripts, and makes its clock run so many times as fast. */
function hurryClock(times) {
  const { setTimeout, setInterval } = window;
  // Time for which the first picture waits for stored data, which a busy machine reads late.
  const opening = (delay) => (delay === 500 ? 4 * delay * times : delay);
  window.setTimeout = (act, delay, ...rest) => setTimeout(act, opening(delay) / times, ...rest);
  window.setInterval = (act, delay, ...rest) => setInterval(act, delay / times, ...rest);
  const now = performance.now.bind(performance);
  Object.defineProperty(performance, 'now', { value: () => now() * times });
}

/** A Chromium. */
export function launch(args = FLAGS) {
  return chromium.launch({ executablePath: process.env.CHROME ?? '/usr/bin/chromium', args });
}

/** A Chromium and a host for the page. */
export async function openHouse() {
  const [browser, host] = await Promise.all([
    launch(),
    // At a deep path, as on many hosts, because all addresses in the page have to be relative.
    serve(DIST, { base: '/games/of-ours/' }),
  ]);
  const spares = new Spares();
  const open = async (options = {}) => {
    if (!Spares.fit(options)) return Table.open(browser, host.url, options);
    const table = await Table.open(browser, host.url, { ...options, spare: spares.take(options) });
    return Object.assign(table, { close: () => spares.give(table.page, options) });
  };
  /** Runs a test at a separate table, and fails on any fault. */
  const at = async (options, play) => {
    const table = await open(options);
    try {
      await play(table);
      assert.deepEqual(table.faults, []);
    } finally {
      await table.close();
    }
  };
  const links = new Map();
  const played = async (play) => {
    let game;
    await at({}, async (table) => {
      await play(table);
      ({ text: game } = await table.game());
    });
    return game;
  };
  return {
    url: host.url,
    browser,
    open,
    at,
    /**
     * Returns the link of a game, which `play` plays at a table at the first request for this name. `at({ game: await
     * house.played('name', play) }, ...)` continues from there.
     */
    played: (name, play) => {
      if (!links.has(name)) links.set(name, played(play));
      return links.get(name);
    },
    close: async () => {
      await browser.close();
      await host.stop();
    },
  };
}

/** Opens an empty page with these options of [`Table.open`]. */
async function newPage(browser, { width, height, prepare, ...rest }) {
  const { visits = false, patience = 'long', real = false, locale, phone = false } = rest;
  const light = LIGHT && !real;
  const viewport = { width: width ?? 1280, height: height ?? 720 };
  const screen = width ? viewport : { width: 1920, height: 1080 };
  const serviceWorkers = visits ? 'allow' : 'block';
  const density = phone ? 2 : 1;
  const looks = { deviceScaleFactor: light ? COARSE : density, reducedMotion: light ? 'reduce' : 'no-preference' };
  const wishes = { viewport, screen, hasTouch: true, serviceWorkers, locale, isMobile: phone, ...looks };
  const context = rest.context ?? (await browser.newContext(wishes));
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  if (light) await page.addInitScript(hurryClock, HURRY);
  await prepare?.(page);
  // After a clock that a test turns, because that one brings its own timers.
  if (patience === 'long') await page.addInitScript(stretchPatience);
  return page;
}

/** Collects the faults of a page from now on. */
function faultsOf(page) {
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (line) => {
    // The host takes heartbeats only at its root, and answers 405 once to a kiosk elsewhere.
    const unheard = /status of 405/.test(line.text()) && line.location().url.endsWith('/heartbeat');
    // The host says where it is at its root alone. A page elsewhere, or without a network, finds no rooms. Not
    // every host has a settings file.
    const asked = /\/(addresses|settings\.json)$/.test(line.location().url);
    const alone = /^Failed to load/.test(line.text()) && asked;
    const bad = (line.type() === 'error' && !unheard && !alone) || /^Sound:/.test(line.text());
    if (bad) faults.push(line.text());
  });
  return faults;
}

/** One page, from its load to its end. */
export class Table {
  constructor(page, cdp, faults) {
    Object.assign(this, { page, cdp, faults });
  }

  /**
   * Opens the page with a fixed seed, and waits until it is idle. `prepare` gets the page before it loads. `game` is
   * the text of a game, which continues from its last state. Without a size the page has a small window on a large
   * screen, which costs less to paint. With `idle: false` the function waits only for the first picture. Only with
   * `visits` the page is stored for later visits, as it would be by itself some seconds after its start. Only with
   * `patience: 'own'` the page has the time limits of a table. With `real` it looks, moves and waits as for people,
   * even where pages should be cheap. `link` is an address to open in place of the page with a seed. `phone` makes it
   * a phone's page, `context` opens it next to others on the same machine, and `spare` is a used page.
   */
  static async open(browser, url, options = {}) {
    const { seed = 1, game, query, idle = true, link } = options;
    const page = options.spare ?? (await newPage(browser, options));
    const faults = faultsOf(page);
    const table = new Table(page, await page.context().newCDPSession(page), faults);
    await page.goto(link ?? `${url}?seed=${seed}${query ? `&${query}` : ''}${game ? `#game=${game}` : ''}`);
    if (idle) await table.untilIdle();
    else await table.until(() => window.roundhouse?.frames() > 0, undefined, 'painted');
    if (game) {
      await table.tap('play-on');
      await table.untilIdle();
    }
    return table;
  }

  async close() {
    await this.page.context().close();
  }

  /** Loads the page again and waits until it is idle. */
  async reload() {
    await this.page.reload();
    await this.untilIdle();
  }

  /** Returns all targets, as `{name, x, y, enabled}`. */
  targets() {
    return this.page.evaluate(() => JSON.stringify(window.roundhouse.targets())).then(JSON.parse);
  }

  /** The target of this name; fails if it is not on the screen. */
  async target(name) {
    const target = await this.page.evaluate((name) => window.roundhouse.targets().find((t) => t.name === name), name);
    if (!target) throw new Error(`There is no ${name} on the screen: ${await this.#seen()}`);
    return target;
  }

  /** Returns true if a target is on the screen and allowed. */
  async allows(name) {
    return this.page.evaluate((name) => window.roundhouse.targets().some((t) => t.name === name && t.enabled), name);
  }

  /** All words on the screen, in one line. */
  async words() {
    return this.page.evaluate(() => window.roundhouse.words().join(' '));
  }

  /** Returns the name of the screen: `lobby`, `game`, `settings` and so on. */
  screen() {
    return this.page.evaluate(() => window.roundhouse.screen());
  }

  /** The place that the game waits for; null if it waits for none. */
  acting() {
    return this.page.evaluate(() => window.roundhouse.acting());
  }

  /** The game on the table, as its steps and its text; null if there is none. */
  game() {
    return this.page.evaluate(() => window.roundhouse.game());
  }

  /** Returns the progress of the match on the screen, as a text that changes with it; null if there is none. */
  revision() {
    return this.page.evaluate(() => window.roundhouse.revision());
  }

  /** Returns a page's standing with its table if it holds a seat elsewhere; null for any other page. */
  standing() {
    return this.page.evaluate(() => window.roundhouse.standing());
  }

  /** Returns the number of frames painted so far. */
  frames() {
    return this.page.evaluate(() => window.roundhouse.frames());
  }

  /** Waits for two animation frames, in which the page paints all changes. */
  settle() {
    return this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  /** Waits until the page has started and is idle. */
  untilIdle() {
    return this.until(() => window.roundhouse?.idle(), undefined, 'idle');
  }

  /** Waits until a target is on the screen and allowed. */
  untilAllowed(name) {
    const question = (name) => window.roundhouse?.targets()?.some((t) => t.name === name && t.enabled);
    return this.until(question, name, `allowing ${name}`);
  }

  /** Waits until this is on the screen. */
  untilScreen(name) {
    return this.until((name) => window.roundhouse?.screen() === name, name, `showing ${name}`);
  }

  /** Waits until the game waits for a place, or for none (`null`). */
  untilActing(place) {
    return this.until((place) => window.roundhouse.acting() === place, place, `waiting for ${place}`);
  }

  /** Waits until the words on the screen match. */
  untilSays(pattern) {
    const question = ([source, flags]) => new RegExp(source, flags).test(window.roundhouse?.words().join(' '));
    return this.until(question, [pattern.source, pattern.flags], `saying ${pattern}`);
  }

  /** Waits until a page that holds a seat elsewhere has this standing with its table. */
  untilStanding(standing) {
    return this.until((standing) => window.roundhouse.standing() === standing, standing, `standing ${standing}`);
  }

  /** Waits until a question to the page has a true answer; `state` describes it. */
  async until(question, about, state) {
    try {
      await this.page.waitForFunction(question, about);
    } catch (error) {
      throw new Error(`The page does not come to be ${state}. ${await this.#seen()}`, { cause: error });
    }
  }

  async #seen() {
    const tell = () => `${window.roundhouse?.screen()}: ${window.roundhouse?.words().join(' ')}`;
    return this.page.evaluate(tell).catch(String);
  }

  /** Puts a contact down; `radius` in CSS pixels makes it wide. */
  async down(id, { x, y }, radius = 6) {
    await this.#touch('touchStart', [{ id, x, y, radiusX: radius, radiusY: radius }]);
  }

  /** Contacts move, given as `[id, point]`, in one event. */
  async move(...moves) {
    const point = ([id, { x, y }]) => ({ id, x, y, radiusX: 6, radiusY: 6 });
    await this.#touch('touchMove', moves.map(point));
  }

  /** A contact is lifted where it is. */
  async up(id, { x, y }) {
    await this.#touch('touchEnd', [{ id, x, y }]);
  }

  /** The system takes all contacts away. */
  async cancel() {
    await this.#touch('touchCancel', []);
  }

  /** The target of this name, as soon as the page heeds a finger there: for half a second it does not
      heed one on what has come under a finger. */
  async heeded(name) {
    const target = await this.target(name);
    if (!target.heeded) {
      const heeds = (name) => window.roundhouse.targets().find((t) => t.name === name)?.heeded ?? true;
      await this.until(heeds, name, `heeding ${name}`);
    }
    return target;
  }

  /** A short touch on a target by its name. */
  async tap(name, id = 1) {
    await this.tapAt(await this.heeded(name), id);
  }

  /** All voters agree to the open vote. */
  async allAgree() {
    const asked = (await this.targets()).filter((target) => target.name.startsWith('agree '));
    assert.ok(asked.length > 0, await this.words());
    for (const { name } of asked) await this.tap(name);
  }

  /** A short touch at a point: the finger is lifted at once, however long the page takes to answer. */
  async tapAt(point, id = 1) {
    await Promise.all([this.down(id, point), this.up(id, point)]);
  }

  /** Slides a finger from one point to another in some steps and lifts it. */
  async slide(from, to, options) {
    await this.trail([from, to], options);
  }

  /** Slides a finger from point to point, each stretch in some steps, and lifts it on the last. */
  async trail([from, ...points], { id = 1, steps = 4 } = {}) {
    await this.down(id, from);
    let last = from;
    for (const to of points) {
      for (let step = 1; step <= steps; step += 1) {
        await this.move([id, between(last, to, step / steps)]);
      }
      last = to;
    }
    await this.up(id, last);
  }

  async #touch(type, touchPoints) {
    await this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

/** The point a share of the way from one point to another. */
export function between(from, to, share) {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
