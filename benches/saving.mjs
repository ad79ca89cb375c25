// Time until steps are on the disk, without kills, in games of all five kinds, at the pace of a person who touches
// about three times a second. `node benches/saving.mjs 120` takes so many steps of each game, and five times as many
// of Switch Yard, to see if the time grows with a game's length. It needs a machine without other work.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../tests/browser/host.mjs';
import { DIST } from '../tests/browser/table.mjs';
import { begin, dice, look, pause, tellSteps, touch, wake } from './machine.mjs';

const GAMES = { 'transglobal-rail': 1, quickway: 1, raindrops: 1, 'rapid-transit': 1, 'switch-yard': 5 };
/** Milliseconds between two touches. */
const PACE = 250;

/** Returns the milliseconds to the disk of so many steps of a game, in their order. */
async function steps(table, name, wanted, chance) {
  const times = [];
  let seen = 0;
  while (times.length < wanted) {
    if (seen === 0 || !(await table.game())) {
      await begin(table, name, false);
      [seen] = (await look(table)).saves;
    }
    await touch(table, chance);
    await pause(PACE);
    let told = await look(table);
    while (told.saves[1] < told.saves[0]) {
      await pause(10);
      told = await look(table);
    }
    // The last one comes first.
    times.push(...told.times.slice(0, told.saves[0] - seen).reverse());
    [seen] = told.saves;
  }
  return times.slice(0, wanted);
}

const wanted = Number(process.argv[2] ?? 120);
const chance = dice(1);
const host = await serve(DIST);
const profile = mkdtempSync(join(tmpdir(), 'roundhouse-'));
const house = await wake(profile, host.url, {});
try {
  const all = [];
  for (const [name, more] of Object.entries(GAMES)) {
    const times = await steps(house.table, name, wanted * more, chance);
    tellSteps(times, { before: `${name}: ` });
    if (more > 1) {
      tellSteps(times.slice(0, wanted), { before: `${name}, its first ${wanted}: ` });
      tellSteps(times.slice(-wanted), { before: `${name}, its last ${wanted}: ` });
    }
    all.push(...times);
  }
  tellSteps(all, { before: 'all: ' });
  console.log('targets on a machine that does nothing else: 95th percentile 20 ms, worst 50 ms');
} finally {
  await house.kill();
  await host.stop();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
