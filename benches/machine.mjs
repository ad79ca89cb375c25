// A machine with a Chromium that stores its games on a disk. A test wakes it, and kills or stops its processes during
// play. Playwright does not start this Chromium, because it would end it in the orderly way.

import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { spawn } from 'node:child_process';
import { kindOf } from '../tests/browser/player.mjs';
import { FLAGS, Table } from '../tests/browser/table.mjs';

const require = createRequire(new URL('../xtask/package.json', import.meta.url));
const { chromium } = require('playwright-core');

/** Processes for a signal, by a word in their command lines. The first entry is all of them. */
export const VICTIMS = { tree: null, renderer: '--type=renderer', gpu: '--type=gpu-process', storage: 'storage.mojom', network: 'network.mojom' };
/** A point without a target. */
const NOWHERE = { x: 960, y: 7 };

/** Milliseconds after which a wait counts as hanging: longer than processes are stopped. */
const PATIENCE = 120_000;

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

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

/**
 * Starts a Chromium in a separate process group, on a profile that outlives it. It shows a table, although it has no
 * screen.
 */
export async function wake(profile, url, env) {
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
  /** Ends the remaining processes: all at once, or the first one, as a system does at shutdown. */
  const stop = async (pid, signal) => {
    if (child.exitCode === null && child.signalCode === null) process.kill(pid, signal);
    await gone;
    await browser.close().catch(() => {});
  };
  const kill = () => stop(-child.pid, 'SIGKILL');
  const end = () => stop(child.pid, 'SIGTERM');
  let table;
  try {
    const [context] = browser.contexts();
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    await page.setViewportSize({ width: 1920, height: 1080 });
    const whole = new URL(url);
    whole.searchParams.set('layout', 'table');
    await page.goto(whole.href);
    table = new Table(page, await context.newCDPSession(page), []);
    await table.untilIdle();
  } catch (error) {
    await kill();
    throw error;
  }
  /** Sends a signal to the processes of a kind; how many there were. */
  const signal = (kind, name) => {
    const told = family(child.pid).filter(({ words }) => VICTIMS[kind] === null || words.includes(VICTIMS[kind]));
    for (const { pid } of told) process.kill(pid, name);
    return told.length;
  };
  return { table, kill, end, signal };
}

/** Leaves the demonstration of a kiosk, and the message that is on the screen. */
export async function settleDown(table) {
  if ((await table.screen()) === 'demonstration') await table.tapAt(NOWHERE);
  await table.untilIdle();
  if (await table.allows('dismiss')) await table.tap('dismiss');
}

/** Begins a game of two, in the place of the one that is there; the second seat may be a computer's. */
export async function begin(table, name, computer) {
  await settleDown(table);
  if (await table.game()) {
    await table.reload();
    await settleDown(table);
  }
  await table.tap(`game ${name}`);
  await table.tap('join near-left');
  await table.tap(`${computer ? 'computer' : 'join'} far-right`);
  await table.untilAllowed('start');
  await table.tap('start');
  // The game that waits gives way.
  if ((await table.screen()) === 'question') await table.tap('yes');
}

/** Makes any touch that plays, and confirms whenever possible. Returns true if there was one. */
export async function touch(table, chance) {
  const confirms = ['dismiss', 'ok', 'next-round', 'ready', 'discard'];
  const plays = [...confirms, 'node', 'link', 'cell', 'special'];
  const all = (await table.targets()).filter((target) => target.enabled && plays.includes(kindOf(target)));
  const on = all.find((target) => confirms.includes(kindOf(target)));
  const pick = on ?? all[Math.floor(chance() * all.length)];
  if (pick) await table.tapAt(pick);
  return Boolean(pick);
}

/** Returns the value below which a share of the list is. */
export function share(list, part) {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/** Prints the median, the 95th percentile and the worst of milliseconds from steps to the disk. */
export function tellSteps(times, { before = '', after = '' } = {}) {
  const at = (part) => share(times, part)?.toFixed(1);
  console.log(`${before}${times.length} steps to saved: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, worst ${at(1)} ms${after}`);
}

/** Numbers from 0 to 1 that are the same every time. */
export function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns the page's report on its game and on its saves. */
export function look(table) {
  return table.page.evaluate(() => {
    const { roundhouse } = window;
    const unkept = roundhouse.unkept();
    const slow = unkept !== null || roundhouse.words().some((words) => /is slow/.test(words));
    return { game: roundhouse.game(), saves: roundhouse.saves(), times: roundhouse.saveTimes(), slow, unkept };
  });
}
