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

/** Remembers in the page which states of the game people have seen: what a picture showed. */
function watchPictures() {
  let frames = -1;
  window.shown = [];
  const look = () => {
    const hook = window.roundhouse;
    if (hook?.frames() > frames && frames !== (frames = hook.frames())) {
      const text = hook.game()?.text;
      if (text && text !== window.shown.at(-1)) window.shown.push(text);
    }
    requestAnimationFrame(() => setTimeout(look));
  };
  look();
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
  await page.addInitScript(watchPictures);
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
  if (await table.game()) {
    await table.reload();
    await table.tap('forget-game');
  }
  await table.tap(`game ${name}`);
  await table.tap('join near-left');
  await table.tap(`${computer ? 'computer' : 'join'} far-right`);
  await table.untilAllowed('start');
  await table.tap('start');
}

/** Any touch that plays, confirming whenever that is allowed; whether there was one. */
async function touch(table, chance) {
  const confirms = ['ok', 'next-round', 'discard'];
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

/** Plays until it is told to stop; the states that the game was in, and those that were seen. */
async function play(table, chance, states, until) {
  while (!until.over) {
    const played = await touch(table, chance);
    const seen = await table.page.evaluate(() => {
      const { shown, roundhouse } = window;
      return { now: roundhouse.game(), shown: shown.at(-1), times: roundhouse.saveTimes() };
    });
    if (seen.now && seen.now.text !== states.all.at(-1)?.text) states.all.push(seen.now);
    states.shown = seen.shown ?? states.shown;
    states.times = seen.times;
    // Who waits for a computer player, or for the disk, looks again a little later.
    if (!played || chance() < 0.3) await pause(played ? 200 * chance() : 20);
  }
}

/**
 * Kills so many times; what came of it. `whole` counts the times that the last state was there, `late`
 * those where what was missing nobody had seen yet, `lost` those where one touch was missing that had
 * been seen, `turns` those of them where it had ended a turn, and `older` those where more was
 * missing. Anything else is wrong.
 */
export async function killing(kills, { seed = 1, slow = false } = {}) {
  const chance = dice(seed);
  const host = await serve(DIST, { base: '/' });
  const profile = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  const env = slow ? slowDisk(profile) : {};
  const result = { kills: 0, whole: 0, late: 0, lost: 0, turns: 0, older: 0, told: 0, wrong: [], times: [], of: {} };
  let [house, playing] = [];
  try {
    house = await wake(profile, host.url, env);
    for (let kill = 0; kill < kills; kill += 1) {
      const { table } = house;
      const name = GAMES[Math.floor((kill * GAMES.length) / kills)];
      const victim = Object.keys(VICTIMS)[kill % 5];
      if (name !== playing) await begin(table, name, kill % 2 === 1 || chance() < 0.5);
      playing = name;
      const states = { all: [await table.game()], shown: undefined, times: [] };
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
      if (/disk of this machine is slow/.test(await house.table.words())) result.told += 1;
      if (await house.table.allows('dismiss')) await house.table.tap('dismiss');
      if (await house.table.allows('resume')) await house.table.tap('resume');
      const after = await house.table.game();
      const texts = states.all.map((state) => state.text);
      const place = texts.lastIndexOf(after?.text);
      const seen = texts.lastIndexOf(states.shown);
      if (place === texts.length - 1) result.whole += 1;
      else if (place >= 0 && place >= seen) result.late += 1;
      else if (place >= 0 && place === seen - 1) {
        result.lost += 1;
        if (states.all[seen].steps > states.all[place].steps) result.turns += 1;
      } else if (place >= 0) result.older += 1;
      else if (after && Math.abs(after.steps - states.all.at(-1).steps) <= 1) result.late += 1;
      else result.wrong.push({ name, victim, after, states: states.all.slice(-3), words: await house.table.words() });
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
  const { kills, whole, late, lost, turns, older, wrong, times, of } = await killing(Number(process.argv[2] ?? 100), { slow });
  console.log(`${slow ? `a disk that needs ${SLOW} ms` : 'this disk'}, kills: ${kills}; the same game after ${whole}, without what nobody had seen after ${late}`);
  console.log(`processes killed alone: ${JSON.stringify(of)}`);
  console.log(`kills that lost a touch that was seen: ${lost}, that lost a turn: ${turns} (target 0), that lost more: ${older} (target 0); anything else: ${wrong.length} (target 0)`);
  const worst = Math.max(...times).toFixed(1);
  const target = slow ? '' : ' (targets 20 and 50)';
  console.log(`${times.length} steps to saved: median ${share(times, 0.5)} ms, 95th percentile ${share(times, 0.95)} ms, worst ${worst} ms${target}`);
  if (wrong.length > 0) {
    console.error(wrong);
    process.exitCode = 1;
  }
}
