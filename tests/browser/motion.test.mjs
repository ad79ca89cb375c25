// Pieces on their way: a picture for every frame until they are there, none afterwards, and none at
// all on the way where the system asks for stillness.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Pair, cellNamed } from './duels.mjs';
import { openHouse } from './table.mjs';

let house;
before(async () => { house = await openHouse(); });
after(() => house.close());

/** A table where a car of the yard is picked up. */
async function picked() {
  const table = await house.open();
  const pair = await Pair.begin(table, 'switch-yard', [], ['near-left', 'far-right']);
  await pair.touch('c2');
  return table;
}

/** How many frames are painted while a car goes to a cell, until it is there and nothing moves. */
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

test('where the system asks for stillness a car is there at once', async () => {
  const table = await picked();
  await table.page.emulateMedia({ reducedMotion: 'reduce' });
  const going = await painted(table, 'c6');
  assert.ok(going <= 3, `${going} frames`);
  // The wish is heard when it changes, too.
  await table.page.emulateMedia({ reducedMotion: 'no-preference' });
  const again = await painted(table, 'c4');
  assert.ok(again > 3, `${again} frames on the way`);
  await table.close();
});
