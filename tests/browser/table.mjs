// The table for browser tests: the built page in a real Chromium, touched by real contacts. It looks
// at the page only through `window.roundhouse` and at what Chromium itself tells.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { serve } from '../../xtask/serve.mjs';

const require = createRequire(new URL('../../xtask/package.json', import.meta.url));
const { chromium } = require('playwright-core');

/** The built page's folder. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

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
];

/** The places round the table in the order of turns. */
export const PLACES = ['NearLeft', 'Left', 'FarLeft', 'FarRight', 'Right', 'NearRight'];

/** A Chromium and a host for the page. */
export async function openHouse() {
  const executablePath = process.env.CHROME ?? '/usr/bin/chromium';
  const [browser, host] = await Promise.all([
    chromium.launch({ executablePath, args: FLAGS }),
    // Deep in some folder, as on many hosts: all addresses in the page have to be relative.
    serve(DIST, { base: '/games/of-ours/' }),
  ]);
  const open = (options) => Table.open(browser, host.url, options);
  return {
    url: host.url,
    browser,
    open,
    /** Runs a test at a table of its own; nothing may have gone wrong behind the screen. */
    at: async (options, play) => {
      const table = await open(options);
      try {
        await play(table);
        assert.deepEqual(table.faults, []);
      } finally {
        await table.close();
      }
    },
    close: async () => {
      await browser.close();
      host.close();
    },
  };
}

/** One page, from its load to its end. */
export class Table {
  constructor(page, cdp, faults) {
    Object.assign(this, { page, cdp, faults });
  }

  /** Opens the page with a fixed seed; `prepare` is called with the page before it loads. */
  static async open(browser, url, { seed = 1, width = 1920, height = 1080, prepare } = {}) {
    const viewport = { width, height };
    const context = await browser.newContext({ viewport, hasTouch: true });
    const page = await context.newPage();
    const faults = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (line) => {
      const bad = line.type() === 'error' || /^Sound:/.test(line.text());
      if (bad) faults.push(line.text());
    });
    await prepare?.(page);
    await page.goto(`${url}?seed=${seed}`);
    await page.waitForFunction(() => window.roundhouse?.frames() > 0);
    return new Table(page, await context.newCDPSession(page), faults);
  }

  async close() {
    await this.page.context().close();
  }

  /** What can be touched, as `{name, x, y, enabled}`. */
  targets() {
    return this.page.evaluate(() => window.roundhouse.targets());
  }

  /** The target of this name; fails if it is not on the screen. */
  async target(name) {
    const target = (await this.targets()).find((target) => target.name === name);
    if (!target) throw new Error(`There is no ${name} on the screen.`);
    return target;
  }

  /** Whether a target is on the screen and allowed. */
  async allows(name) {
    return (await this.targets()).some((target) => target.name === name && target.enabled);
  }

  /** All words on the screen, in one line. */
  async words() {
    return (await this.page.evaluate(() => window.roundhouse.words())).join(' ');
  }

  /** How many frames were painted so far. */
  frames() {
    return this.page.evaluate(() => window.roundhouse.frames());
  }

  /** Waits for two animation frames, in which whatever has changed is painted. */
  settle() {
    return this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  /** Waits until nothing is painted any more; fails if something goes on moving. */
  async calm() {
    // What has come last may be read and painted late on a busy machine.
    for (let tries = 0; tries < 20; tries += 1) {
      const before = await this.frames();
      await this.page.waitForTimeout(500);
      if ((await this.frames()) === before) return;
    }
    throw new Error(`Something still moves. On the screen: ${await this.words()}`);
  }

  /** Waits until a target is on the screen and allowed. */
  async untilAllowed(name) {
    const question = (name) => window.roundhouse.targets().some((t) => t.name === name && t.enabled);
    await this.page.waitForFunction(question, name, { timeout: 10_000 });
  }

  /** Waits until the typefaces and all three maps are there and painted. */
  async untilLoaded() {
    await this.page.waitForFunction(async () => {
      await document.fonts.ready;
      const fetched = performance.getEntriesByType('resource').map((entry) => entry.name);
      const maps = fetched.filter((name) => /maps\/\w+\.json$/.test(name)).length;
      return maps === 3 && !window.roundhouse.words().some((words) => /on its way/.test(words));
    });
    await this.settle();
  }

  /** Waits until the words on the screen match. */
  async untilSays(pattern) {
    const question = (source) => new RegExp(source).test(window.roundhouse.words().join(' '));
    const late = async () => {
      throw new Error(`The screen does not say ${pattern}, but: ${await this.words()}`);
    };
    await this.page.waitForFunction(question, pattern.source, { timeout: 10_000 }).catch(late);
  }

  /** A contact goes down; `radius` in CSS pixels makes it wide. */
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

  /** A short touch on a target by its name. */
  async tap(name, id = 1) {
    await this.tapAt(await this.target(name), id);
  }

  /** A short touch at a point. */
  async tapAt(point, id = 1) {
    await this.down(id, point);
    await this.up(id, point);
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
