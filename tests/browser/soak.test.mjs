// Short checks that the measurements by storm and kills work; `cargo xtask bench` has the long ones.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { flood } from '../../benches/flood.mjs';
import { killing, stopping } from '../../benches/kills.mjs';
import { soak } from '../../benches/soak.mjs';
import { DEEP, deep } from './depth.mjs';
import { openHouse } from './table.mjs';

/** Number of the fingers' acts, and of events. */
const [ACTS, EVENTS] = DEEP ? [150, 8_000] : [80, 3_000];

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

test('a storm of fingers does no harm', deep, async () => {
  const { faults, grown, acts, touched } = await soak(house, 7, { acts: ACTS });
  assert.deepEqual(faults, []);
  assert.equal(acts, ACTS);
  assert.ok(touched.size > 10, `it has touched only ${[...touched.keys()]}`);
  assert.ok(grown.scripts + grown.program < 5e6, `memory has grown: ${JSON.stringify(grown)}`);
});

test('a flood of events leaves no contact behind, and is not kept', deep, async () => {
  const { faults, events, steps, strayed, left, grown } = await flood(house, 7, EVENTS);
  assert.deepEqual(faults, []);
  assert.equal(events, EVENTS);
  assert.ok(steps > 0, 'no game has been played');
  assert.equal(strayed, 0);
  assert.equal(left, 0);
  assert.ok(grown.scripts + grown.program < 20e6, `memory has grown: ${JSON.stringify(grown)}`);
});

test('stopped in the middle of a game, the machine goes on with it', deep, async () => {
  const [{ stopped, loads, screen, answered, same }] = await stopping(1, { milliseconds: 1_000 });
  assert.ok(stopped > 1);
  assert.equal(loads, 0);
  assert.equal(screen, 'game');
  assert.notEqual(answered, null);
  assert.ok(same);
});

test('killed in the middle of games, the machine has them again', deep, async () => {
  const { kills, whole, late, lost, older, wrong } = await killing(2, 3);
  assert.deepEqual(wrong, []);
  assert.equal(kills, 2);
  // The numbers of steps that a slow disk misses are measured and not asserted.
  assert.equal(whole + late + lost + older, 2);
});
