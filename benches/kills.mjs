// Kills Chromium, or one of its processes, in the middle of games of all five kinds, starts it again on
// the same profile, and looks at what is on the table: never nothing, never another game, and at most
// the touch that was under way is missing. It is run by `cargo xtask bench`;
// `node benches/kills.mjs 20 slow` kills so many times, on a disk that needs 300 ms to write.

import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serve } from '../xtask/serve.mjs';
import { kindOf } from '../tests/browser/player.mjs';
import { DIST, FLAGS, Table } from '../tests/browser/table.mjs';

const require = createRequire(new URL('../xtask/package.json', import.meta.url));
const { chromium } = require('playwright-core');

const GAMES = ['transglobal-rail', 'quickway', 'raindrops', 'rapid-transit', 'switch-yard'];
/** What is killed, by what the processes' command lines say; the first is all of them. */
const VICTIMS = { tree: null, renderer: '--type=renderer', gpu: '--type=gpu-process', storage: 'storage.mojom', network: 'network.mojom' };
/** At most so many milliseconds a game is played before the next kill. */
const LIFE = 1500;
/** So many milliseconds a slow disk needs, more or less a half. */
const SLOW = 300;

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** The library that makes fsync slow, in a folder. */
function slowDisk(folder) {
  const library = join(folder, 'slow_disk.so');
  const source = fileURLToPath(new URL('slow_disk.c', import.meta.url));
  execFileSync(process.env.CC ?? 'cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl']);
  return { LD_PRELOAD: library, SLOW_DISK_MS: String(SLOW) };
}

/** The processes that descend from one, with their command lines. */
function family(root) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((pid) => {
    try {
      const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\) \S (\d+)/);
      return [{ pid: Number(pid), parent: Number(parent), words: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }];
    } catch {
      return [];
    }
  });
  const found = new Set([root]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid }) => found.has(pid));
}

/** A Chromium in a process group of its own, on a profile that outlives it. */
async function wake(profile, url, env) {
  const flags = [...FLAGS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const path = process.env.CHROME ?? '/usr/bin/chromium';
  const child = spawn(path, [...flags, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  const gone = new Promise((done) => child.once('exit', done));
  const address = await new Promise((found, failed) => {
    let said = '';
    child.stderr.on('data', (words) => {
      said += words;
      const [, address] = said.match(/DevTools listening on (ws:\S+)/) ?? [];
      if (address) found(address);
    });
    gone.then(() => failed(new Error(`Chromium has not started: ${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  const page = await context.newPage();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(url);
  const table = new Table(page, await context.newCDPSession(page), []);
  await table.untilIdle();
  const kill = async () => {
    process.kill(-child.pid, 'SIGKILL');
    await gone;
    await browser.close().catch(() => {});
  };
  /** Kills processes of a kind; how many there were. */
  const wound = (kind) => {
    const killed = family(child.pid).filter(({ words }) => words.includes(VICTIMS[kind]));
    for (const { pid } of killed) process.kill(pid, 'SIGKILL');
    return killed.length;
  };
  return { table, kill, wound };
}

async function begin(table, name, computer) {
  if (await table.allows('dismiss')) await table.tap('dismiss');
  if (await table.game()) {
    await table.reload();
    if (await table.allows('dismiss')) await table.tap('dismiss');
    await table.tap('forget-game');
    await table.tap('yes');
  }
  await table.tap(`game ${name}`);
  await table.tap('join near-left');
  await table.tap(`${computer ? 'computer' : 'join'} far-right`);
  await table.untilAllowed('start');
  await table.tap('start');
}

/** Any touch that plays, confirming whenever that is allowed; whether there was one. */
async function touch(table, chance) {
  const confirms = ['dismiss', 'ok', 'next-round', 'discard'];
  const plays = [...confirms, 'node', 'link', 'cell', 'special'];
  const all = (await table.targets()).filter((target) => target.enabled && plays.includes(kindOf(target)));
  const on = all.find((target) => confirms.includes(kindOf(target)));
  const pick = on ?? all[Math.floor(chance() * all.length)];
  if (pick) await table.tapAt(pick);
  return Boolean(pick);
}

/** Numbers from 0 to 1 that are the same every time. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Plays until it is told to stop, and remembers the states that the game was in, the last that was seen,
    and whether the disk was told to be slow. */
async function play(table, chance, states, until) {
  while (!until.over) {
    const played = await touch(table, chance);
    let told = await look(table);
    const [number] = told.saves;
    // People touch again when they have seen what came of it, but not all of them do, nor for ever.
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
    // Who waits for a computer player looks again a little later.
    if (!played) await pause(20);
  }
}

/** What the page tells of the game, and of what it keeps. */
function look(table) {
  return table.page.evaluate(() => {
    const { roundhouse } = window;
    const slow = roundhouse.unkept() !== null || roundhouse.words().some((words) => /is slow/.test(words));
    return { game: roundhouse.game(), saves: roundhouse.saves(), times: roundhouse.saveTimes(), slow };
  });
}

/**
 * Kills so many times; what came of it. `whole` counts the times that the last state was there, `late`
 * those where what was missing nobody had seen yet, `lost` those where one touch was missing that had
 * been seen, and `older` those where more was missing. Where the page had told before that the disk is slow or does not answer, which it did `told` times, such a loss counts
 * as `warned`. Anything else is wrong.
 */
export async function killing(kills, { seed = 1, slow = false } = {}) {
  const chance = dice(seed);
  const host = await serve(DIST, { base: '/' });
  const profile = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  const env = slow ? slowDisk(profile) : {};
  const result = { kills: 0, whole: 0, late: 0, lost: 0, older: 0, told: 0, warned: 0, wrong: [], times: [], of: {} };
  let [house, playing, computer] = [];
  try {
    house = await wake(profile, host.url, env);
    for (let kill = 0; kill < kills; kill += 1) {
      const { table } = house;
      const name = GAMES[Math.floor((kill * GAMES.length) / kills)];
      const victim = Object.keys(VICTIMS)[kill % 5];
      // A game that nobody had seen yet may be gone.
      if (name !== playing || !(await table.game())) {
        computer = chance() < 0.5;
        await begin(table, name, computer);
      }
      playing = name;
      const first = await look(table);
      const states = { all: [{ ...first.game, number: first.saves[0] }], shown: first.saves[1], times: [], slow: false };
      const until = { over: false };
      const end = pause(100 + chance() * LIFE).then(async () => {
        // The page's process is as dead as all of them; without the others it plays on for a while.
        const wounded = victim === 'tree' ? 0 : house.wound(victim);
        if (wounded > 0) result.of[victim] = (result.of[victim] ?? 0) + 1;
        if (victim !== 'tree' && victim !== 'renderer') await pause(400 * chance());
        until.over = true;
        await house.kill();
      });
      try {
        await play(table, chance, states, until);
      } catch (error) {
        // A page without its process answers nobody.
        if (!until.over && victim === 'tree') throw error;
      }
      await end;
      result.kills += 1;
      result.times.push(...states.times);
      house = await wake(profile, host.url, env);
      if (states.slow) result.told += 1;
      // Computer players begin their turn anew, so what is there is known by the number of its save.
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
    await house.kill();
    return result;
  } finally {
    host.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function share(list, part) {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]?.toFixed(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const slow = process.argv.includes('slow');
  const { kills, whole, late, lost, older, told, warned, wrong, times, of } = await killing(Number(process.argv[2] ?? 100), { slow });
  console.log(`${slow ? `a disk that needs ${SLOW} ms` : 'this disk'}, kills: ${kills}; the same game after ${whole}, without what nobody had seen after ${late}`);
  console.log(`processes killed alone: ${JSON.stringify(of)}`);
  console.log(`kills that lost a touch that was seen: ${lost}, that lost more: ${older} (target 0); anything else: ${wrong.length} (target 0)`);
  console.log(`kills after the page had told that the disk is slow or does not answer: ${told}, of which lost something that was seen: ${warned}`);
  const worst = Math.max(...times).toFixed(1);
  const target = slow ? '' : ' (targets 20 and 50)';
  console.log(`${times.length} steps to saved: median ${share(times, 0.5)} ms, 95th percentile ${share(times, 0.95)} ms, worst ${worst} ms${target}`);
  if (wrong.length > 0) {
    console.dir(wrong, { depth: 4 });
    process.exitCode = 1;
  }
}
