// Fills the disk of a browser's profile during a game, makes space again, and restarts the browser. The page says that
// it cannot save, the game continues, and the page saves it as soon as there is space. The host's disk is full as
// well: `/health` reports both, and the earlier data survives. Run `node benches/full_disk.mjs` as root on Linux,
// because it mounts small disks in memory.

import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statfsSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { serve } from '../tests/browser/host.mjs';
import { DIST } from '../tests/browser/table.mjs';
import { begin, dice, look, pause, settleDown, touch, wake } from './machine.mjs';

/** Megabytes of the disk; a new profile needs some thirty. */
const SIZE = 120;
/** Megabytes of the host's disk. */
const HOST_SIZE = 1;
/** Number of touches on the full disk, and number after there is space again. */
const TOUCHES = 30;

/** Fills a disk to its last byte with a file, which may be there already. */
function fill(file) {
  const handle = openSync(file, 'a');
  try {
    for (let block = 1 << 20; block >= 1; ) {
      try {
        writeSync(handle, Buffer.alloc(block));
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error;
        block >>= 1;
      }
    }
  } finally {
    closeSync(handle);
  }
}

/** Makes so many touches, and calls `first` before each of them. */
async function touches(table, chance, times, first = () => {}) {
  for (let time = 0; time < times; time += 1) {
    first();
    await touch(table, chance);
    await pause(50);
  }
  return look(table);
}

/** Touches until the page reports the expected state, or for a minute. */
async function until(table, chance, told, first) {
  const end = Date.now() + 60_000;
  let seen = await look(table);
  while (!told(seen) && Date.now() < end) seen = await touches(table, chance, 1, first);
  return seen;
}

/** Returns the host's report on the table. */
async function healthOf(url) {
  const answer = await fetch(`${url}health`);
  return { status: answer.status, ...(await answer.json()) };
}

/** Reports a game to the host, as a page does. Returns true if the host has counted it. */
async function count(url) {
  const body = JSON.stringify({ what: 'begun', game: 'raindrops', players: 2 });
  return (await fetch(`${url}count`, { method: 'POST', body })).ok;
}

/** Returns the number of these games in the host's file. */
function counted(folder) {
  const lines = readFileSync(join(folder, 'counts.csv'), 'utf8').split('\n').map((line) => line.split(','));
  const columns = lines[0];
  return Number(lines.find((line) => line.includes('raindrops'))?.[columns.indexOf('begun')]);
}

/** Mounts a disk of so many megabytes. */
function diskOf(size) {
  const disk = mkdtempSync(join(tmpdir(), 'roundhouse-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', disk]);
  return disk;
}

const [disk, hostDisk, home] = [diskOf(SIZE), diskOf(HOST_SIZE), mkdtempSync(join(tmpdir(), 'roundhouse-'))];
const config = join(home, 'roundhouse.toml');
writeFileSync(config, `[kiosk]\non = true\n[host]\ndata = "${hostDisk}"\n`);
const host = await serve(DIST, { options: ['--config', config] });
const chance = dice(1);
let house;
try {
  const [profile, filler, hostFiller] = [join(disk, 'profile'), join(disk, 'filler'), join(hostDisk, 'filler')];
  /** Restarts the browser, and continues the unfinished game. */
  const again = async () => {
    const woken = await wake(profile, host.url, {});
    await settleDown(woken.table);
    if (await woken.table.allows('resume')) await woken.table.tap('resume');
    return woken;
  };
  // An earlier game, because the test is not about what a browser writes into a new profile.
  house = await wake(profile, host.url, {});
  await begin(house.table, 'quickway', false);
  await house.table.untilIdle();
  await house.end();
  house = await again();
  await touches(house.table, chance, TOUCHES);
  await house.table.untilIdle();
  const before = await look(house.table);
  const free = () => statfsSync(disk).bavail * statfsSync(disk).bsize;
  const room = free();
  // A browser deletes data that it does not need, so the test fills the disk again and again.
  const refill = () => [filler, hostFiller].forEach(fill);
  const countedBefore = await count(host.url);
  refill();
  console.log(`a disk of ${SIZE} MB, of which ${(room / 1e6).toFixed(0)} MB were free; left: ${free()} bytes; the game has ${before.game.steps} steps`);
  const full = await until(house.table, chance, ({ unkept }) => unkept !== null, refill);
  const words = await house.table.words();
  console.log(`on the full disk the page tells: ${full.unkept ?? 'NOTHING'} (${full.game.steps} steps${words.includes(full.unkept) ? ', on the table' : ''})`);
  const played = await touches(house.table, chance, TOUCHES, refill);
  console.log(`the game goes on: ${played.game.steps} steps, with ${played.unkept ? 'nothing kept' : 'ALL KEPT'}`);
  const end = Date.now() + 60_000;
  let health = await healthOf(host.url);
  while (health.status === 200 && Date.now() < end) {
    await touches(house.table, chance, 1, refill);
    health = await healthOf(host.url);
  }
  const countedOnFull = await count(host.url);
  const { notes } = await healthOf(host.url);
  console.log(`the host says ${health.status}: ${[...health.reasons, ...notes].join(' ')} (${counted(hostDisk)} game counted)`);
  rmSync(filler);
  rmSync(hostFiller);
  const countedAfter = await count(host.url);
  const after = await healthOf(host.url);
  console.log(`with room again it counts: ${counted(hostDisk)} games; notes: ${after.notes.join(' ') || 'none'}`);
  const kept = await until(house.table, chance, ({ unkept }) => unkept === null);
  console.log(`with room again: ${kept.unkept ?? 'kept'} (${kept.game.steps} steps)`);
  await touches(house.table, chance, 4);
  await house.table.untilIdle();
  const last = await look(house.table);
  await house.kill();
  house = await again();
  const found = await house.table.game();
  const same = found?.text === last.game.text;
  console.log(`after a kill and a start: ${same ? 'the same game' : 'ANOTHER GAME'} (${found?.steps} steps of ${last.game.steps})`);
  const right = full.unkept && played.unkept && played.game.steps > full.game.steps && !kept.unkept && same;
  const saved = /^Games could not be saved/.test(health.reasons.join()) && after.notes.length === 0 && counted(hostDisk) === 2;
  const told = health.status === 503 && notes.some((note) => note.startsWith('Games are not counted'));
  const counts = countedBefore && !countedOnFull && countedAfter;
  if (!right || !saved || !told || !counts) process.exitCode = 1;
} finally {
  await house?.kill();
  await host.stop();
  for (const mounted of [disk, hostDisk]) execFileSync('umount', ['-l', mounted]);
  for (const folder of [disk, hostDisk, home]) rmSync(folder, { recursive: true, force: true });
}
