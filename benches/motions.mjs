// Cost of frames at the rail table during motions, with sixteen contacts. Fifteen fingers move back and forth, and the
// sixteenth plays. A new finger would end a motion, so all are down before one starts.

import { between, PLACES } from '../tests/browser/table.mjs';
import { Crew, kindOf, setSlider } from '../tests/browser/player.mjs';

const PEOPLE = PLACES.slice(0, 2);
/** Number of the contact that plays. */
const PLAYS = 1;
const OTHERS = 15;
/** Number of touches after which a game is abandoned, because something is wrong. */
const PATIENCE = 2_000;

/** The way of each of the other fingers, over the map and the panels. */
const WAYS = Array.from({ length: OTHERS }, (_, row) => {
  const y = 40 + row * 71;
  return [{ x: 420, y }, { x: 1500, y: 1074 - y }];
});

/** Returns the times of update and drawing of each frame since `before` frames were painted, in milliseconds. */
export async function timesSince(table, before) {
  await table.settle();
  const count = (await table.frames()) - before;
  const times = await table.page.evaluate(() => window.roundhouse.frameTimes());
  return times.slice(times.length - count);
}

/** Acts while all other fingers are down, and moves them until all motions have ended. */
async function timesAfter(table, act) {
  const numbered = WAYS.map((way, row) => [PLAYS + 1 + row, way]);
  for (const [id, [from]] of numbered) await table.down(id, from);
  await table.settle();
  const before = await table.frames();
  await act();
  for (let move = 1; ; move += 1) {
    const to = Math.abs(((move / 30) % 2) - 1);
    await table.move(...numbered.map(([id, [from, end]]) => [id, between(from, end, to)]));
    await table.settle();
    if (await table.page.evaluate(() => window.roundhouse.idle())) break;
  }
  const times = await timesSince(table, before);
  await table.cancel();
  return times;
}

/** Plays a whole game of a few rounds at most. Returns the times of frames, by the kind of motion. */
export async function timesOfMotions(house, size) {
  const table = await house.open({ ...size, seed: 46 });
  const found = new Map();
  const add = (what, times) => found.set(what, [...(found.get(what) ?? []), ...times]);
  await setSlider(table, 'bank', 'least');
  for (const place of PEOPLE) await table.tap(`join ${place}`);
  await table.untilAllowed('start');
  const start = await table.heeded('start');
  add('cards are dealt', await timesAfter(table, () => table.tapAt(start, PLAYS)));
  const crew = await Crew.at(table, PEOPLE, 'europe');
  await crew.readAllLists();
  for (let touch = 0; touch < PATIENCE; touch += 1) {
    const targets = await table.targets();
    const can = (kind) => targets.some((target) => target.enabled && kindOf(target) === kind);
    if (can('play-again')) break;
    if (can('ready')) {
      await crew.allReady();
      crew.newRound();
      await table.untilIdle();
      await crew.readAllLists();
      continue;
    }
    const what = can('ok') ? 'a turn goes on' : can('node') ? 'a hub comes down' : 'rails are laid and coins fly';
    let stands = false;
    const times = await timesAfter(table, async () => {
      await crew.step(targets);
      stands = await table.page.evaluate(() => window.roundhouse.holds());
    });
    add(stands ? 'somebody is connected, or the end' : what, times);
  }
  await table.close();
  return found;
}
