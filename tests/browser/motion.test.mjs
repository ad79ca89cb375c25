// Pieces on their way: a picture for every frame until they are there, none afterwards, and none at
// all on the way where the system asks for stillness.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DEEP, deep } from './depth.mjs';
import { Pair, cellNamed } from './duels.mjs';
import { allowed, start } from './player.mjs';
import { openHouse } from './table.mjs';

let house;
before(async () => { house = await openHouse(); });
after(() => house.close());

/**
 * From now on the page's clock is a quarter as fast as the wall's, so that even a busy machine has time to paint
 * motions.
 */
const slow = (table) => table.page.evaluate(() => {
  const wall = performance.now.bind(performance);
  const since = wall();
  performance.now = () => since + (wall() - since) / 4;
});

test('a rail is painted while it is laid, and where there is time the light while it runs, and nothing after that', async () => {
  const table = await house.open({ real: true });
  const crew = await start(table, 2);
  const mayBuild = async () => allowed(await table.targets(), 'link').length > 0;
  while (!(await mayBuild())) await crew.step(await table.targets());
  await table.untilIdle();
  await slow(table);
  const before = await table.frames();
  await crew.step(await table.targets());
  await table.untilIdle();
  const laid = (await table.frames()) - before;
  assert.ok(laid > 4, `${laid} frames while a rail was laid`);
  if (DEEP) await connect(table, crew);
  const rested = await table.frames();
  await table.page.waitForTimeout(600);
  assert.equal(await table.frames(), rested, 'nothing is painted while it is only told');
  assert.deepEqual(table.faults, []);
  await table.close();
});

/** Plays until a player has connected and the light has run. */
async function connect(table, crew) {
  const holds = () => table.page.evaluate(() => window.roundhouse.holds());
  for (let touch = 0; touch < 400 && !(await holds()); touch += 1) {
    await crew.step(await table.targets());
  }
  await table.untilSays(/ has connected all their cities!/);
  await table.untilIdle();
}

test('a ring grows where nothing is touched, and nothing is painted for it', async () => {
  const table = await house.open({ real: true });
  const corner = { x: 30, y: 40 };
  const before = await table.frames();
  await table.page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, duration) {
      const { left, top, width, height } = this.getBoundingClientRect();
      window.ring = { x: left + width / 2, y: top + height / 2, wide: width, duration };
      return animate.call(this, frames, duration);
    };
  });
  await table.tapAt(corner);
  await table.settle();
  const { x, y, wide, duration } = await table.page.evaluate(() => window.ring);
  assert.ok(Math.hypot(x - corner.x, y - corner.y) < 2, `${x} ${y}`);
  assert.ok(wide > 30 && wide < 100, `${wide}`);
  assert.ok(duration < 500, 'it is soon over');
  for (let touch = 0; touch < 40; touch += 1) await table.tapAt(corner);
  await table.untilIdle();
  const seen = await table.page.evaluate(() => {
    const rings = [...document.querySelectorAll('.ripple')];
    const still = rings.map((ring) => ring.getAnimations().map((one) => one.finish()) && getComputedStyle(ring));
    return { count: rings.length, opacity: Math.max(...still.map((style) => Number(style.opacity))) };
  });
  assert.deepEqual(seen, { count: 16, opacity: 0 });
  assert.ok((await table.frames()) - before < 40, 'not every touch is painted');
  assert.deepEqual(table.faults, []);
  await table.close();
});

test('the board of a new game grows out of its card without frames of ours, and a touch ends it', async () => {
  const table = await house.open({ real: true });
  await table.page.evaluate(() => {
    const { animate } = Element.prototype;
    window.growing = [];
    Element.prototype.animate = function (frames, pace) {
      const growth = animate.call(this, frames, pace);
      // However busy the machine is, it has not ended by itself.
      growth.pause();
      if (this.tagName === 'CANVAS') window.growing.push({ growth, first: frames.transform[0] });
      return growth;
    };
  });
  const states = () =>
    table.page.evaluate(() => window.growing.map(({ growth }) => growth.playState));
  for (const place of ['near-left', 'far-right']) await table.tap(`join ${place}`);
  const card = await table.target('map europe');
  await table.tap('start');
  await table.untilIdle();
  assert.deepEqual(new Set(await states()), new Set(['paused']), 'it grows, and nothing else moves');
  const first = await table.page.evaluate(() => window.growing[0].first);
  const [x, y, scale] = first.match(/-?[0-9.]+/g).map(Number);
  const { width, height } = table.page.viewportSize();
  const middle = { x: x + (scale * width) / 2, y: y + (scale * height) / 2 };
  assert.ok(Math.hypot(middle.x - card.x, middle.y - card.y) < 3, `${middle.x} ${middle.y}`);
  await table.tapAt({ x: width / 2, y: height / 2 });
  assert.deepEqual(new Set(await states()), new Set(['finished']), 'a touch ends it');
  await table.untilIdle();
  assert.deepEqual(table.faults, []);
  await table.close();
});

test('a train circles in the lobby, turned by the browser alone, until a game begins', async () => {
  const table = await house.open({ real: true });
  const train = () =>
    table.page.evaluate(() => {
      const train = document.querySelector('.train');
      const { left, top, width } = train.getBoundingClientRect();
      const running = train.getAnimations().filter((one) => one.playState === 'running').length;
      return { x: left + width / 2, y: top + width / 2, running, hidden: train.hidden };
    });
  await table.untilIdle();
  const [start, before] = [await table.target('start'), await table.frames()];
  const { x, y, running, hidden } = await train();
  assert.ok(Math.hypot(x - start.x, y - start.y) < 3, `${x} ${y}`);
  assert.deepEqual({ running, hidden }, { running: 1, hidden: false });
  await table.page.waitForTimeout(400);
  assert.equal(await table.frames(), before, 'no frame is painted for it');
  for (const place of ['near-left', 'far-right']) await table.tap(`join ${place}`);
  await table.tap('start');
  await table.untilIdle();
  assert.equal((await train()).hidden, true);
  assert.deepEqual(table.faults, []);
  await table.close();
});

/** A table where a car of the yard is picked up. */
async function picked() {
  const table = await house.open({ real: true });
  const pair = await Pair.begin(table, 'switch-yard', [], ['near-left', 'far-right']);
  await pair.touch('c2');
  await table.untilIdle();
  await slow(table);
  return table;
}

/** Counts the frames while a car moves to a cell, until nothing moves. */
async function painted(table, cell) {
  await table.untilIdle();
  const before = await table.frames();
  await table.tap(cellNamed(cell));
  await table.untilIdle();
  return (await table.frames()) - before;
}

test('a car is painted on its way, and nothing when it is there', async () => {
  const table = await picked();
  const going = await painted(table, 'c6');
  // Two frames show the touch itself.
  assert.ok(going > 3, `${going} frames on the way`);
  assert.deepEqual(table.faults, []);
  await table.close();
});

test('where the system asks for stillness a car is there at once', deep, async () => {
  const table = await picked();
  await table.page.emulateMedia({ reducedMotion: 'reduce' });
  const going = await painted(table, 'c6');
  // The page also notices a change of the preference.
  await table.page.emulateMedia({ reducedMotion: 'no-preference' });
  const again = await painted(table, 'c4');
  // A car without motion costs only the frames of the touch: two, or a few more on a busy machine.
  assert.ok(going * 5 < again, `${going} frames, and ${again} on the way`);
  await table.close();
});
