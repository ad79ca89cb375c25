// Pieces on their way: a picture for every frame until they are there, none afterwards, and none at
// all on the way where the system asks for stillness.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openHouse } from './table.mjs';

let house;
before(async () => { house = await openHouse(); });
after(() => house.close());

const CELL = (file, rank) => `Cell(Cell { file: ${file}, rank: ${rank} })`;

/** A table where a car of the yard is picked up. */
async function picked() {
  const table = await house.open();
  await table.untilLoaded();
  for (const target of ['Join(NearLeft)', 'Join(FarRight)', 'Game(SwitchYard)', 'Start', CELL(2, 1)]) {
    await table.untilAllowed(target);
    await table.tap(target);
  }
  await table.settle();
  return table;
}

/** How many frames are painted while a car goes to a cell, until it is there and nothing moves. */
async function painted(table, cell) {
  await table.calm();
  const before = await table.frames();
  await table.tap(cell);
  await table.calm();
  return (await table.frames()) - before;
}

test('a car is painted on its way, and nothing when it is there', async () => {
  const table = await picked();
  const going = await painted(table, CELL(2, 5));
  // Two frames show the touch itself.
  assert.ok(going > 3, `${going} frames on the way`);
  assert.deepEqual(table.faults, []);
  await table.close();
});

test('where the system asks for stillness a car is there at once', async () => {
  const table = await picked();
  await table.page.emulateMedia({ reducedMotion: 'reduce' });
  const going = await painted(table, CELL(2, 5));
  assert.ok(going <= 3, `${going} frames`);
  // The wish is heard when it changes, too.
  await table.page.emulateMedia({ reducedMotion: 'no-preference' });
  const again = await painted(table, CELL(2, 3));
  assert.ok(again > 3, `${again} frames on the way`);
  await table.close();
});
