// Kills Chromium, or one of its processes, in the middle of games of all five kinds. Then it starts Chromium again on
// the same profile, and checks the game on the table. A game must be there, it must be the same one, and at most the
// last touch may be missing. `cargo xtask bench` runs it. `node benches/kills.mjs 50 seed=7` kills so many times with
// other random choices. With `40 host` it kills the host and restarts it before it kills Chromium. With `20 slow` the
// disk needs 300 ms to write. With `5 stop` it stops processes for 40 s instead of killing them, as a machine does
// that swaps.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serve } from '../tests/browser/host.mjs';
import { DIST } from '../tests/browser/table.mjs';
import { VICTIMS, begin, dice, look, pause, settleDown, tellSteps, touch, wake } from './machine.mjs';

const GAMES = ['transglobal-rail', 'quickway', 'raindrops', 'rapid-transit', 'switch-yard'];
/** Maximum number of milliseconds of play before the next kill. */
const LIFE = 1500;
/** Milliseconds for which processes are stopped: less than a kiosk's script waits for a heartbeat. */
const STOPPED = 40_000;
/** Milliseconds of a write on a slow disk, more or less by a half. */
const SLOW = 300;

/** The library that makes fsync slow, in a folder. */
function slowDisk(folder) {
  const library = join(folder, 'slow_disk.so');
  const source = fileURLToPath(new URL('slow_disk.c', import.meta.url));
  execFileSync(process.env.CC ?? 'cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl']);
  return { LD_PRELOAD: library, SLOW_DISK_MS: String(SLOW) };
}

/**
 * Plays until `until.over`. Records the states of the game, the last visible one, and whether the page has reported a
 * slow disk.
 */
async function play(table, chance, states, until) {
  while (!until.over) {
    const played = await touch(table, chance);
    let told = await look(table);
    const [number] = told.saves;
    // Most people touch again after they have seen the effect, but not all of them, and none waits for ever.
    const end = Date.now() + (chance() < 0.8 ? 1_500 : 0);
    for (;;) {
      if (told.game && told.game.text !== states.all.at(-1)?.text) states.all.push({ ...told.game, number: told.saves[0] });
      states.shown = told.saves[1];
      states.times = told.times;
      states.slow ||= told.slow;
      if (until.over || states.shown >= number || Date.now() > end) break;
      await pause(10);
      told = await look(table);
    }
    // While a computer player thinks, the next look comes a little later.
    if (!played) await pause(20);
  }
}

/**
 * Kills so many times, and returns the results. `whole` counts games with their last state. `late` counts games that
 * lack only what the page had not shown, `lost` those that lack one visible touch, and `older` those that lack more.
 * `told` counts the times that the page had reported a slow or silent disk, and such a loss counts as `warned`.
 * Anything else is wrong.
 */
export async function killing(kills, { seed = 1, slow = false, hostDies = false } = {}) {
  const chance = dice(seed);
  let host = await serve(DIST);
  const port = Number(new URL(host.url).port);
  const profile = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  const env = slow ? slowDisk(profile) : {};
  const result = { kills: 0, whole: 0, late: 0, lost: 0, older: 0, told: 0, warned: 0, wrong: [], times: [], of: {} };
  let [house, playing, computer] = [];
  try {
    house = await wake(profile, host.url, env);
    for (let kill = 0; kill < kills; kill += 1) {
      const { table } = house;
      const name = GAMES[Math.floor((kill * GAMES.length) / kills)];
      const victim = hostDies ? 'host' : Object.keys(VICTIMS)[kill % 5];
      // A game that the page has not shown yet may be gone.
      if (name !== playing || !(await table.game())) {
        computer = chance() < 0.5;
        await begin(table, name, computer);
      }
      playing = name;
      const first = await look(table);
      const states = { all: [{ ...first.game, number: first.saves[0] }], shown: first.saves[1], times: [], slow: false };
      const until = { over: false };
      const end = pause(100 + chance() * LIFE).then(async () => {
        if (victim === 'host') {
          await host.stop();
          await pause(LIFE * chance());
          host = await serve(DIST, { port });
        }
        // The page's process is as dead as all of them; without the others it plays on for a while.
        const wounded = victim === 'tree' ? 0 : victim === 'host' ? 1 : house.signal(victim, 'SIGKILL');
        if (wounded > 0) result.of[victim] = (result.of[victim] ?? 0) + 1;
        if (victim !== 'tree' && victim !== 'renderer') await pause(400 * chance());
        until.over = true;
        await house.kill();
      });
      try {
        await play(table, chance, states, until);
      } catch (error) {
        // A page without its process does not answer.
        if (!until.over && victim === 'tree') throw error;
      }
      await end;
      result.kills += 1;
      result.times.push(...states.times);
      house = await wake(profile, host.url, env);
      if (states.slow) result.told += 1;
      // Computer players start their turn again, so the test identifies a state by the number of its save.
      const [recovered] = (await look(house.table)).saves;
      const opening = await house.table.words();
      if (await house.table.allows('dismiss')) await house.table.tap('dismiss');
      if (await house.table.allows('resume')) await house.table.tap('resume');
      const after = await house.table.game();
      const last = states.all.at(-1);
      const there = states.all.find(({ number }) => number === recovered);
      const missing = states.shown - recovered;
      const seen = states.all.some(({ text, number }) => text && number <= states.shown);
      const other = there && !computer && there.text !== after?.text;
      if (other || (!after && seen && !states.slow)) {
        result.wrong.push({ name, victim, recovered, states, after, opening });
      } else if (missing > 0 && states.slow) result.warned += 1;
      else if (missing === 1) result.lost += 1;
      else if (missing > 1) result.older += 1;
      else if (recovered < last.number) result.late += 1;
      else result.whole += 1;
    }
    return result;
  } finally {
    await house?.kill();
    await host.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Stops processes so many times in the middle of games at a kiosk, continues them, and then restarts Chromium. For
 * each time it returns the number of processes `stopped`, the number of `loads` of the page, and its `screen`. It
 * returns the milliseconds after which the page `answered` a touch, and if it `told` people that the disk does not
 * answer. It also returns the numbers of the `saves` before, after, at the end and after the restart, and if the game
 * was the `same` all along.
 */
export async function stopping(times, { seed = 1, milliseconds = STOPPED } = {}) {
  const chance = dice(seed);
  const host = await serve(DIST);
  const profile = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  const found = [];
  const address = `${host.url}?kiosk`;
  let house;
  try {
    house = await wake(profile, address, {});
    for (let time = 0; time < times; time += 1) {
      const { table } = house;
      const victim = Object.keys(VICTIMS)[time % 5];
      const name = GAMES[time % GAMES.length];
      let loads = 0;
      await begin(table, name, false);
      table.page.on('load', () => (loads += 1));
      const first = await look(table);
      const states = { all: [{ ...first.game, number: first.saves[0] }], shown: first.saves[1], times: [], slow: false };
      const until = { over: false };
      let [stopped, before] = [0];
      const end = pause(500 + chance() * LIFE).then(async () => {
        before = states.all.at(-1);
        stopped = house.signal(victim, 'SIGSTOP');
        await pause(milliseconds);
        house.signal(victim, 'SIGCONT');
        until.over = true;
      });
      // The player keeps touching. A part that does not answer during the stop answers later.
      await Promise.all([play(table, chance, states, until), end]);
      const after = await look(table);
      const kept = states.all.at(-1).text === after.game?.text && after.saves[0] >= before.number;
      const since = Date.now();
      let last = after;
      while (last.saves[0] === after.saves[0] && Date.now() - since < milliseconds) {
        await touch(table, chance);
        last = await look(table);
      }
      const answered = last.saves[0] > after.saves[0] ? Date.now() - since : null;
      while ((last.unkept || last.saves[1] < last.saves[0]) && Date.now() - since < milliseconds) {
        await pause(50);
        last = await look(table);
      }
      await table.untilIdle();
      last = await look(table);
      const screen = await table.screen();
      await house.kill();
      house = await wake(profile, address, {});
      const [restored] = (await look(house.table)).saves;
      await settleDown(house.table);
      if (await house.table.allows('resume')) await house.table.tap('resume');
      const again = await house.table.game();
      const same = kept && again?.text === last.game.text;
      const saves = [before.number, after.saves[0], last.saves[0], restored];
      found.push({ victim, name, stopped, loads, screen, answered, told: states.slow, same, saves });
    }
    return found;
  } finally {
    await house?.kill();
    await host.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function tellStops(times) {
  const found = await stopping(times);
  for (const { victim, name, same, answered, told, loads, stopped, screen, saves } of found) {
    const words = [`${victim} (${stopped} processes) in ${name}: ${same ? 'the same game' : 'NOT the same game'}`];
    words.push(answered === null ? 'NO touch answered' : `a touch answered after ${answered} ms`);
    words.push(`${loads} loads`, `screen ${screen}`, `saves ${saves.join(', ')}`);
    if (told) words.push('told that the disk does not answer');
    console.log(words.join('; '));
  }
  if (found.some(({ same, answered, loads }) => !same || answered === null || loads > 0)) process.exitCode = 1;
}

async function tellKills(wanted, wishes) {
  const { kills, whole, late, lost, older, told, warned, wrong, times, of } = await killing(wanted, wishes);
  const { slow } = wishes;
  console.log(`${slow ? `a disk that needs ${SLOW} ms` : 'this disk'}, kills: ${kills}; the same game after ${whole}, without what nobody had seen after ${late}`);
  console.log(`processes killed alone: ${JSON.stringify(of)}`);
  console.log(`kills that lost a touch that was seen: ${lost}, that lost more: ${older} (target 0); anything else: ${wrong.length} (target 0)`);
  console.log(`kills after the page had told that the disk is slow or does not answer: ${told}, of which lost something that was seen: ${warned}`);
  tellSteps(times, { after: slow ? '' : ' (targets 20 and 50)' });
  if (wrong.length > 0) {
    console.dir(wrong, { depth: 4 });
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  const times = (otherwise) => Number(words[0] ?? otherwise);
  if (words.includes('stop')) await tellStops(times(5));
  else {
    const seed = Number(words.find((word) => word.startsWith('seed='))?.slice('seed='.length) ?? 1);
    await tellKills(times(100), { seed, slow: words.includes('slow'), hostDies: words.includes('host') });
  }
}
