// Own maps in a real Chromium: a worker makes the one that an address names, it is the same as elsewhere, and it is kept.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deepUnless } from './depth.mjs';
import { openHouse } from './table.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

/** Iberia, and the same map under the second of its names. */
const [IBERIA, SECOND] = ['own:2tj9v3k1a101r0vj', 'own:2tj9v3k1a101r4z4'];

const begin = async (table) => {
  for (const name of ['join left', 'join right', 'start']) await table.tap(name);
};

test('the map that an address names is made, and kept for the next time', async () => {
  const table = await house.open({ query: `map=${IBERIA}` });
  try {
    await begin(table);
    assert.match(await table.words(), /MADRID – VALENCIA . ROUND 1/);

    // The page that is opened again has the game, and the map under another of its names, without making anything.
    await table.page.route(/\/(maker-|world\/)/, (route) => route.abort());
    await table.page.goto('about:blank');
    await table.page.goto(`${house.url}?seed=2&map=${SECOND}`);
    await table.untilIdle();
    assert.match(await table.words(), /players Madrid /);
    await table.tap('resume');
    await table.untilSays(/MADRID – VALENCIA . ROUND 1/);
    assert.deepEqual(table.faults, []);
  } finally {
    await table.close();
  }
});

for (const missing of ['maker-*.js', 'maker-*.wasm', 'world/cities.txt']) {
  test(`a map that cannot be made says so, and the table lives on: without ${missing}`, deepUnless(missing === 'world/cities.txt'), async () => {
    const prepare = (page) => page.route(`**/${missing}`, (route) => route.abort());
    const table = await house.open({ prepare, query: `map=${IBERIA}` });
    try {
      await table.untilSays(/The map couldn’t be made/);
      await table.tap('map asia');
      await begin(table);
      assert.match(await table.words(), /ASIA . ROUND 1/);
    } finally {
      await table.close();
    }
  });
}
