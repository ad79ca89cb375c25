// Kills Chromium in the middle of games of all five kinds, starts it again on the same profile, and
// looks at what is on the table: never nothing, never another game, and at most one step less than was
// there. It is run by `cargo xtask bench`; `node benches/kills.mjs 20` kills so many times.

import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serve } from '../xtask/serve.mjs';
import { kindOf } from '../tests/browser/player.mjs';
import { DIST, FLAGS, Table } from '../tests/browser/table.mjs';

const require = createRequire(new URL('../xtask/package.json', import.meta.url));
const { chromium } = require('playwright-core');

const GAMES = ['transglobal-rail', 'quickway', 'raindrops', 'rapid-transit', 'switch-yard'];
/** At most so many milliseconds a game is played before the next kill. */
const LIFE = 1500;

/** A Chromium in a process group of its own, on a profile that outlives it. */
async function wake(profile, url) {
  const flags = [...FLAGS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const path = process.env.CHROME ?? '/usr/bin/chromium';
  const child = spawn(path, [...flags, 'about:blank'], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
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
  return { table, kill };
}

async function begin(table, name) {
  if (await table.game()) {
    await table.reload();
    await table.tap('forget-game');
    await table.tap('yes');
  }
  await table.tap(`game ${name}`);
  await table.tap('join near-left');
  await table.tap('join far-right');
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

/**
 * Kills so many times; what came of it. `lost` counts the times that one step less was there, `older`
 * those when more was missing because the disk was slow, and `late` those where a touch was under way
 * that nobody had seen answered yet. Anything else is wrong.
 */
export async function killing(kills, seed = 1) {
  const chance = dice(seed);
  const host = await serve(DIST, { base: '/' });
  const profile = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  const result = { kills: 0, whole: 0, late: 0, lost: 0, older: 0, wrong: [], times: [] };
  let [house, playing] = [];
  try {
    house = await wake(profile, host.url);
    for (let kill = 0; kill < kills; kill += 1) {
      const { table } = house;
      const name = GAMES[Math.floor((kill * GAMES.length) / kills)];
      if (name !== playing) await begin(table, name);
      playing = name;
      const states = [await table.game()];
      const end = Date.now() + 100 + chance() * LIFE;
      let dead = false;
      const death = (async () => {
        await new Promise((done) => setTimeout(done, end - Date.now()));
        dead = true;
        await house.kill();
      })();
      try {
        while (!dead) {
          if (!(await touch(table, chance))) break;
          const now = await table.game();
          if (now.text !== states.at(-1).text) states.push(now);
          const [time] = await table.page.evaluate(() => window.roundhouse.saveTimes());
          if (time !== undefined) result.times.push(time);
        }
      } catch (error) {
        if (!dead) throw error;
      }
      await death;
      result.kills += 1;
      house = await wake(profile, host.url);
      if (await house.table.allows('resume')) await house.table.tap('resume');
      const after = await house.table.game();
      const place = states.findLastIndex((state) => state.text === after?.text);
      if (place === states.length - 1) result.whole += 1;
      else if (place === states.length - 2 && place >= 0) result.lost += 1;
      else if (place >= 0) result.older += 1;
      else if (after && Math.abs(after.steps - states.at(-1).steps) <= 1) result.late += 1;
      else result.wrong.push({ name, after, states: states.slice(-3), words: await house.table.words() });
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
  const { kills, whole, late, lost, older, wrong, times } = await killing(Number(process.argv[2] ?? 100));
  console.log(`kills: ${kills}; the same game after ${whole}, with the touch that was under way after ${late}`);
  console.log(`kills that lost the last step: ${lost}; that lost more: ${older} (target 0); anything else: ${wrong.length} (target 0)`);
  const worst = Math.max(...times).toFixed(1);
  console.log(`step to saved: median ${share(times, 0.5)} ms, 95th percentile ${share(times, 0.95)} ms, worst ${worst} ms (target 50)`);
  if (wrong.length > 0) {
    console.error(wrong);
    process.exitCode = 1;
  }
}
