// A short storm of fingers; `cargo xtask bench --soak 30` has the long one.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { soak } from '../../benches/soak.mjs';
import { openHouse } from './table.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

test('a storm of fingers does no harm', async () => {
  const seed = Math.floor(Math.random() * 1e6);
  const { faults, grown, acts, touched } = await soak(house, 20, seed);
  assert.deepEqual(faults, [], `with the seed ${seed}`);
  assert.ok(touched.size > 10, `${acts} acts have touched ${[...touched.keys()]}`);
  assert.ok(grown.scripts + grown.program < 5e6, `memory has grown: ${JSON.stringify(grown)}`);
});
