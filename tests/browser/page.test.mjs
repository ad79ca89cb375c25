// The page itself: its address on a host, its fit to the window, keys, sound, and stillness.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deep } from './depth.mjs';
import { openHouse, PATIENCE } from './table.mjs';
import { playUntilLinks, start, touchAny } from './player.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

const at = (options, look) => house.at(options, look);

/** A game of six people that build already. */
const six = () => house.played('six', (table) => playUntilLinks(table, 6));

test('the page asks for nothing outside its own folder', async () => {
  const asked = [];
  const prepare = (page) => page.on('request', (request) => asked.push(request.url()));
  await at({ prepare }, async () => {});
  assert.ok(asked.length > 5);
  assert.deepEqual(asked.filter((url) => !url.startsWith(house.url)), []);
});

test('all three typefaces come', () =>
  at({}, async (table) => {
    const loaded = () => [...document.fonts].filter((face) => face.status === 'loaded').length;
    assert.equal(await table.page.evaluate(loaded), 3);
  }));

test('nothing is painted while nothing moves, in the lobby and in a game', () =>
  at({ seed: 31, real: true }, async (table) => {
    const still = async () => {
      await table.untilIdle();
      const before = await table.frames();
      await table.page.mouse.move(470, 330);
      await table.page.mouse.move(530, 400);
      // Only a wait can show that nothing happens.
      await table.page.waitForTimeout(1000);
      return (await table.frames()) - before;
    };
    assert.equal(await still(), 0, 'in the lobby');
    await playUntilLinks(table, 3);
    await touchAny(table);
    assert.equal(await still(), 0, 'in a game');
    const before = await table.frames();
    await touchAny(table);
    await table.untilIdle();
    assert.ok((await table.frames()) > before, 'and a touch is painted');
  }));

for (const [width, height] of [[1280, 720], [1024, 640], [1024, 1366]]) {
  test(`everything fits into a window of ${width}x${height}`, deep, async () => {
    const fits = async (table) => {
      const sizes = await table.page.evaluate(() => {
        const canvases = [...document.querySelectorAll('canvas:not([hidden])')];
        const boxes = canvases.map((canvas) => canvas.getBoundingClientRect());
        const root = document.scrollingElement;
        return {
          boxes: boxes.map(({ left, top, right, bottom }) => [left, top, right, bottom]),
          overflow: [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight],
        };
      });
      assert.deepEqual(sizes.overflow, [0, 0]);
      for (const [left, top, right, bottom] of sizes.boxes) {
        assert.ok(left >= 0 && top >= 0 && right <= width && bottom <= height);
        const ratio = (right - left) / (bottom - top);
        assert.ok(Math.abs(ratio - 16 / 9) < 0.01, `the stage is ${ratio} wide`);
      }
      for (const { name, x, y } of await table.targets()) {
        assert.ok(x > 0 && y > 0 && x < width && y < height, `${name} at ${x}, ${y}`);
      }
    };
    const query = 'layout=table';
    await at({ width, height, query }, fits);
    await at({ width, height, query, game: await six() }, fits);
  });
}

test('the stage follows the window when its size changes', () =>
  at({ query: 'layout=table' }, async (table) => {
    const before = await table.target('join right');
    await table.page.setViewportSize({ width: 1100, height: 900 });
    await table.page.waitForFunction(
      (x) => window.roundhouse.targets().find((t) => t.name === 'join right').x < x - 70,
      before.x,
    );
    await table.tap('join right');
    assert.ok(await table.allows('leave right'));
  }));

test('a screen with finer pixels gets a finer picture', async () => {
  const context = await house.browser.newContext({
    viewport: { width: 1280, height: 720 },
    deviceScaleFactor: 1.5,
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.goto(house.url);
  await page.waitForFunction(() => window.roundhouse?.frames() > 0);
  const size = await page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    return [canvas.width, canvas.height, canvas.clientWidth, canvas.clientHeight];
  });
  await context.close();
  assert.deepEqual(size, [1920, 1080, 1280, 720]);
});

test('Tab, arrows and Enter reach START', deep, () =>
  at({ seed: 33, real: true }, async (table) => {
    const { keyboard } = table.page;
    const focused = () =>
      table.page.evaluate(() => document.activeElement?.getAttribute('data-key') ?? null);
    const focus = async (name) => {
      for (let stop = 0; (await focused()) !== name; stop += 1) {
        assert.ok(stop < 80, `Tab leads to ${name}`);
        await keyboard.press('Tab');
        await table.untilIdle();
      }
    };
    await focus('join near-left');
    await keyboard.press('Enter');
    assert.ok(await table.allows('leave near-left'));
    await focus('join far-left');
    await keyboard.press('Enter');
    await focus('map europe');
    await table.untilIdle();
    // But for the train that circles.
    const still = () => table.page.screenshot({ animations: 'disabled' });
    const here = await still();
    await keyboard.press('ArrowRight');
    await table.untilIdle();
    assert.ok(!here.equals(await still()), 'the focus is seen to move');
    await keyboard.press('Space');
    await focus('start');
    await keyboard.press('Enter');
    assert.equal(await table.screen(), 'game');
    assert.match(await table.words(), /ASIA . ROUND 1/);
  }));

test('nothing sounds before the first touch, and a touch is heard', async () => {
  const prepare = (page) =>
    page.addInitScript(() => {
      window.heard = { contexts: [], voices: 0 };
      const Real = window.AudioContext;
      window.AudioContext = class extends Real {
        constructor(...wishes) {
          super(...wishes);
          window.heard.contexts.push(this);
        }
      };
      for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const { start } = kind.prototype;
        kind.prototype.start = function (...when) {
          window.heard.voices += 1;
          return start.apply(this, when);
        };
      }
    });
  await at({ prepare }, async (table) => {
    const heard = () =>
      table.page.evaluate(() => ({
        states: window.heard.contexts.map((context) => context.state),
        voices: window.heard.voices,
      }));
    assert.deepEqual(await heard(), { states: [], voices: 0 });
    await table.tap('join left');
    await table.page.waitForFunction(() => window.heard.contexts[0]?.state === 'running');
    const { voices } = await heard();
    assert.ok(voices > 0, 'the music begins');
    await table.tap('join right');
    const after = await heard();
    assert.equal(after.states.length, 1);
    assert.ok(after.voices > voices, 'a press clicks');
  });
});

test('FULL SCREEN fills the screen, and comes back', () =>
  at({}, async (table) => {
    const full = (wanted) =>
      table.page.waitForFunction((wanted) => Boolean(document.fullscreenElement) === wanted, wanted);
    await table.tap('settings');
    await table.tap('full-screen');
    await full(true);
    await table.tap('full-screen');
    await full(false);
  }));

test('FULL SCREEN is not offered where there is none', () =>
  at({
    prepare: (page) => page.addInitScript(() => {
      Object.defineProperty(document, 'fullscreenEnabled', { value: undefined });
    }),
  }, async (table) => {
    await table.tap('settings');
    await table.untilScreen('settings');
    assert.equal(await table.allows('rules'), true);
    assert.equal(await table.allows('full-screen'), false);
  }));

test('the crown flashes without our frames, and is steady for those who ask for it', () =>
  at({ seed: 34, real: true }, async (table) => {
    const flashing = () => document.getAnimations().length;
    await start(table, 2);
    await touchAny(table);
    await table.untilIdle();
    assert.equal(await table.page.evaluate(flashing), 1);
    await table.page.emulateMedia({ reducedMotion: 'reduce' });
    assert.equal(await table.page.evaluate(flashing), 0);
  }));

test('a seed in the address that is no number is ignored', () =>
  at({ seed: 'garbage-%00-1e9' }, async (table) => {
    await table.tap('join left');
    assert.ok(await table.allows('leave left'));
  }));

test('the same seed and the same touches give the same game', deep, async () => {
  const play = async (seed) => {
    const table = await house.open({ seed });
    const crew = await start(table, 2);
    const lists = [await crew.readList('near-left'), await crew.readList('left')];
    await table.close();
    return JSON.stringify(lists);
  };
  const [once, again, other] = [await play(5), await play(5), await play(6)];
  assert.equal(once, again);
  assert.notEqual(once, other);
});
