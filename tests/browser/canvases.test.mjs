// Canvases that the browser takes away and gives back empty, as after a crash of its GPU process. Their content has to
// come back. This file has a separate Chromium, which often loses that process.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { deep, deepUnless } from './depth.mjs';
import { start, touchAny } from './player.mjs';
import { openHouse } from './table.mjs';

let house;
let chromium;
before(async () => {
  house = await openHouse();
  chromium = await house.browser.newBrowserCDPSession();
});
after(() => house.close());

/** Returns sums of all visible canvases, two animation frames after the last one is back. `lose` takes them away. */
async function lostAndFound({ page }, lose) {
  await page.evaluate(() => {
    const canvases = [...document.querySelectorAll('#stage canvas')];
    const missing = new Set(canvases);
    window.found = new Promise((done) => {
      addEventListener('contextrestored', ({ target }) => {
        missing.delete(target);
        // In the first frame the page paints, in the second one it has painted.
        const look = () => done(canvases.map((canvas) => canvas.toDataURL()));
        if (missing.size === 0) requestAnimationFrame(() => requestAnimationFrame(look));
      }, true);
    });
  });
  await lose();
  return sums(await page.evaluate(() => window.found));
}

async function painted({ page }) {
  const look = () => [...document.querySelectorAll('#stage canvas')].map((canvas) => canvas.toDataURL());
  return sums(await page.evaluate(look));
}

/** Short sums of pictures, because a failing test prints them. */
const sums = (pictures) => pictures.map((text) => createHash('sha256').update(text).digest('hex').slice(0, 12));

const killGpu = () => chromium.send('Browser.crashGpuProcess');

const SCREENS = {
  'the lobby': async (table) => table.tap('join near-left'),
  'a game': async (table) => {
    await start(table, 2);
    await touchAny(table);
  },
};

for (const [name, come] of Object.entries(SCREENS)) {
  test(`${name} is painted again after the GPU process was killed`, deepUnless(name === 'a game'), () =>
    house.at({ seed: 71, real: true }, async (table) => {
      // A crown that flashes is not always on the screen.
      await table.page.emulateMedia({ reducedMotion: 'reduce' });
      await come(table);
      await table.untilIdle();
      const [before, screen] = [await painted(table), await table.page.screenshot()];
      assert.deepEqual(await lostAndFound(table, killGpu), before);
      await table.untilIdle();
      assert.ok(screen.equals(await table.page.screenshot()), 'and it is seen');
      await table.tap('settings');
      await table.untilScreen('settings');
    }));
}

test('the demonstration is painted again after the GPU process was killed', deep, () =>
  house.at({ seed: '1&kiosk', real: true, idle: false }, async (table) => {
    // The room is painted before the map has come.
    await table.untilSays(/Paris/);
    await table.page.evaluate(() => document.fonts.ready);
    await table.settle();
    // Only the board is compared, because the moves above it continue meanwhile.
    const [board] = await painted(table);
    const [found] = await lostAndFound(table, killGpu);
    assert.equal(found, board);
  }));

test('if a canvas stays away the page starts again, and the game goes on', async () => {
  const prepare = (page) => page.clock.install();
  const table = await house.open({ seed: 73, real: true, prepare });
  const { page } = table;
  await start(table, 2);
  await touchAny(table);
  await table.untilIdle();
  const game = await table.game();
  const lose = () => document.querySelector('canvas').dispatchEvent(new Event('contextlost'));
  const hide = (hidden) => Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  await page.evaluate(hide, true);
  await page.evaluate(lose);
  await page.clock.runFor(20_000);
  assert.deepEqual(await table.game(), game, 'nobody sees it');
  assert.equal(await page.locator('#note').isVisible(), false);
  const loaded = page.waitForEvent('load');
  await page.evaluate(hide, false);
  await page.clock.runFor(6_000);
  await loaded;
  await table.untilIdle();
  assert.deepEqual(await table.game(), game);
  assert.equal(await table.screen(), 'game');
  await table.close();
});
