// ZOOM HERE: a lens of the map before a seat, as fingers find it in a real Chromium.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openHouse } from './table.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

/** Magnification of the map in a lens. */
const NEARER = 2;
/** Width of the page in stage units. */
const STAGE = 1920;

/** Of the intersections that a lens round the middle of a map shows well the one that is farthest from there
    both across and down: its number, and how far. */
async function shown(table, map) {
  const { nodes } = await table.page.evaluate(async (map) => (await fetch(`maps/${map}.json`)).json(), map);
  const middle = [0, 1].map((axis) => {
    const all = nodes.map((node) => node[axis]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  });
  const offs = nodes.map(([x, y]) => ({ x: x - middle[0], y: y - middle[1] }));
  const least = ({ x, y }) => Math.min(Math.abs(x), Math.abs(y));
  const distance = ({ x, y }) => (Math.hypot(x, y) < 100 ? least({ x, y }) : -1);
  const node = offs.reduce((best, off, at) => (distance(off) > distance(offs[best]) ? at : best), 0);
  assert.ok(distance(offs[node]) > 20, 'far enough to tell one side from the other');
  return { node, off: offs[node] };
}

/** Returns the picture of the surroundings of a point in the window. */
function pictureRound(table, { x, y }, half) {
  const clip = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
  return table.page.screenshot({ clip });
}

test('a far seat places its hub in its lens, upside down for who sits near', () =>
  house.at({ seed: 2, real: true }, async (table) => {
    for (const place of ['near-left', 'far-right']) await table.tap(`join ${place}`);
    await table.untilAllowed('start');
    await table.tap('start');
    assert.equal(await table.acting(), 'far-right', 'with this seed it begins');
    const { node, off } = await shown(table, 'europe');

    const closed = await table.target('zoom far-right');
    await table.tapAt(closed);
    await table.untilAllowed('lens far-right');
    const lens = await table.heeded('lens far-right');
    await table.untilIdle();
    const pixels = table.page.viewportSize().width / STAGE;
    const bare = await pictureRound(table, lens, 140);
    // The far side reads from right to left of the stage, and upwards.
    const at = { x: lens.x - off.x * NEARER * pixels, y: lens.y - off.y * NEARER * pixels };
    await table.tapAt(at);
    await table.untilAllowed('ok far-right');
    await table.untilIdle();
    const hub = await pictureRound(table, lens, 140);
    assert.ok(!hub.equals(bare), 'the hub is seen in the lens');

    // A sliding finger moves the lens, and no hub.
    await table.slide(lens, { x: lens.x + 60, y: lens.y + 40 });
    await table.untilIdle();
    assert.ok(!(await pictureRound(table, lens, 140)).equals(hub), 'the lens has moved');

    await table.tap('ok far-right');
    await table.untilActing('near-left');
    const targets = await table.targets();
    const taken = targets.filter((target) => target.name.startsWith('node ') && !target.enabled);
    assert.deepEqual(taken.map(({ name }) => name), [`node ${node}`]);
    assert.ok(!targets.some((target) => target.name.startsWith('lens ')), 'others have the map free');
  }));
