// A newer version that came as a whole and does not start: the page comes back to the one before by
// itself, and a better one is found soon.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deep, deepUnless } from './depth.mjs';
import { start, touchAny } from './player.mjs';
import {
  house, lookForNewVersion, noticed, prepareVersions, running, takeOver, versions, visited,
} from './versions.mjs';

prepareVersions();

/** Faults that keep a version from its first frame. The test puts them before the program. */
const BROKEN = {
  'a fault at the start': () => {
    // The hook comes in the middle of the start.
    Object.defineProperty(window, 'roundhouse', { set: (hook) => hook.fail() });
  },
  'a fault in the first frame': () => {
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = () => requestAnimationFrame(() => window.roundhouse.fail());
  },
  'a start that never ends': () => {
    WebAssembly.instantiateStreaming = () => new Promise(() => {});
  },
};

const titled = (page, title) => page.waitForFunction((title) => document.title.startsWith(title), title);

/** Waits until the page is open in this version and runs, however often it starts until then. */
async function runsIn(page, title) {
  await page.waitForFunction(
    (title) => document.title.startsWith(title) && window.roundhouse?.idle(),
    title,
  );
}

/** Waits until the versions that are known on this machine are just those two. */
const oneIsProvenAndOneRefused = (page) => page.waitForFunction(async () => {
  const all = await Promise.all((await caches.keys()).map(async (name) => {
    const kept = await (await caches.open(name)).match('?standing');
    return kept?.json();
  }));
  const named = all.map((kept) => (kept?.proven ? 'proven' : kept?.refused ? 'refused' : 'new'));
  return `${named.sort()}` === 'proven,refused';
});

for (const [name, broken] of Object.entries(BROKEN)) {
  test(`${name}: the version before is back, with its game, and a good one is found in a minute`, deepUnless(name === 'a fault at the start'), () =>
    visited(versions.make('First'), async (table, host) => {
      const { page } = table;
      await start(table, 2);
      await touchAny(table);
      const game = await table.game();
      const second = versions.make('Second', broken);
      await host.serve(second);
      assert.equal(await lookForNewVersion(page), 'installed');
      const opened = [];
      page.on('domcontentloaded', async () => opened.push(await page.title().catch(String)));
      // Like the page when a person tells it to install a newer version.
      assert.equal(await takeOver(page), 'activated');
      await page.reload();
      if (name === 'a start that never ends') {
        for (let tries = 0; tries < 2; tries += 1) {
          await titled(page, 'Second');
          await page.waitForFunction(() => document.readyState === 'complete');
          const loaded = page.waitForEvent('load');
          await page.clock.fastForward(31_000);
          await page.clock.fastForward(1_000);
          await loaded;
        }
      }
      await runsIn(page, 'First');
      assert.ok(opened.length > 1);
      assert.ok(opened.length <= 4, `${opened}`);
      if (await table.screen() === 'saved-game') await table.tap('resume');
      assert.deepEqual(await table.game(), game);
      await touchAny(table);
      await oneIsProvenAndOneRefused(page);
      table.faults.length = 0;

      // The next start comes from the good one at once.
      await page.reload();
      await runsIn(page, 'First');
      await page.clock.fastForward(10_000);
      assert.equal(await lookForNewVersion(page), 'none');

      await host.serve(versions.make('Third'));
      await page.clock.fastForward(61_000);
      await noticed(page);
      assert.match(await page.title(), /^First/, 'no game is disturbed');
      assert.equal(await takeOver(page), 'activated');
      await page.reload();
      await runsIn(page, 'Third');
      await oneIsProvenAndOneRefused(page);

      // It is remembered, and not taken again.
      await host.serve(second);
      assert.equal(await lookForNewVersion(page), 'redundant');
    }, { patience: 'own' }));
}

test('the good version is on the host again: the page that came back to it stays with it', deep, () =>
  visited(versions.make('First'), async (table, host) => {
    const { page } = table;
    const first = host.folder;
    await host.serve(versions.make('Second', BROKEN['a fault at the start']));
    assert.equal(await lookForNewVersion(page), 'installed');
    assert.equal(await takeOver(page), 'activated');
    await page.reload();
    await runsIn(page, 'First');
    table.faults.length = 0;
    await page.clock.fastForward(10_000);
    await host.serve(first);
    await page.clock.fastForward(61_000);
    await noticed(page);
    assert.equal(await takeOver(page), 'activated');
    await page.reload();
    await runsIn(page, 'First');
    await oneIsProvenAndOneRefused(page);
    await host.stop();
    await page.reload();
    await runsIn(page, 'First');
  }));

test('a page that was closed before it painted says nothing against its version', deep, () =>
  visited(versions.make('First'), async (table, host) => {
    const { page } = table;
    await host.serve(versions.make('Second'));
    assert.equal(await lookForNewVersion(page), 'installed');
    assert.equal(await takeOver(page), 'activated');
    for (let visits = 0; visits < 2; visits += 1) await page.goto(host.url, { waitUntil: 'commit' });
    await page.goto(host.url);
    await runsIn(page, 'Second');
    await page.waitForFunction(async () => (await caches.keys()).length === 1);
  }));

test('a page that nobody saw says nothing against its version, however often it was opened', deep, () =>
  visited(versions.make('First'), async (table, host) => {
    const { page } = table;
    await host.serve(versions.make('Second'));
    assert.equal(await lookForNewVersion(page), 'installed');
    assert.equal(await takeOver(page), 'activated');
    const dark = await page.context().newPage();
    await dark.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      window.requestAnimationFrame = () => 0;
    });
    for (let visits = 0; visits < 4; visits += 1) {
      await dark.goto(host.url, { waitUntil: 'load' });
      await dark.waitForFunction(() => window.roundhouse, undefined, { polling: 50 });
    }
    await dark.close();
    await page.goto(host.url);
    await runsIn(page, 'Second');
  }));

test('where no version starts any more, a newer one need not be asked for', deep, () =>
  visited(versions.make('First', () => {
    // As if the browser had changed.
    if (window.changed) throw new Error('Something is missing.');
  }), async (table, host) => {
    const { page } = table;
    await page.addInitScript(() => (window.changed = true));
    await page.reload();
    const givenUp = () => /three times/.test(document.querySelector('html[data-said] #note')?.innerText);
    await page.waitForFunction(givenUp);
    await host.serve(versions.make('Second'));
    await page.clock.fastForward(2_000);
    await page.touchscreen.tap(300, 300);
    // If it took over while the page was being loaded, the page has its program under the older title.
    await running(page);
    await page.reload();
    await runsIn(page, 'Second');
    table.faults.length = 0;
  }));

test('a version that freezes each time it is opened is refused, without its own help', deep, () =>
  visited(versions.make('First'), async (table, host) => {
    const { page } = table;
    await host.serve(versions.make('Second', () => {
      for (;;);
    }));
    assert.equal(await lookForNewVersion(page), 'installed');
    assert.equal(await takeOver(page), 'activated');
    await page.goto('about:blank');
    // A frozen page does not answer, but the browser knows its title.
    const browser = await house.browser.newBrowserCDPSession();
    const isOpen = async (title) => {
      const { targetInfos } = await browser.send('Target.getTargets');
      return targetInfos.some((target) => target.url === host.url && target.title.startsWith(title));
    };
    for (const title of ['Second', 'Second', 'Second', 'First']) {
      const next = await page.context().newPage();
      await next.goto(host.url, { waitUntil: 'commit' });
      while (!(await isOpen(title))) await page.waitForTimeout(50);
      if (title === 'First') await running(next);
      await next.close();
    }
  }));
