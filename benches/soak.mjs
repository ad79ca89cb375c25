// A storm of fingers over all screens, for as long as requested. Nothing may go wrong, and the page's memory may not
// grow. `cargo xtask bench` runs it; the browser tests only check that it works.

import { pathToFileURL } from 'node:url';
import { kindOf } from '../tests/browser/player.mjs';
import { openHouse } from '../tests/browser/table.mjs';

const MEGABYTE = 1e6;

/** Maximum number of contacts in Chromium. */
const FINGERS = 16;

/** Weight of each kind of target at a touch; all other kinds have 1. With these weights games get on, and end. */
export const WEIGHTS = {
  ok: 30, node: 12, link: 20, cell: 40, discard: 2, special: 8, undo: 3, cities: 3,
  join: 6, start: 12, 'next-round': 6, ready: 6, 'play-again': 3, resume: 3, 'resign-no': 2, leave: 0.3,
  resign: 0.2, 'to-lobby': 2, game: 6, 'new-game': 0.5, 'end-game': 2, yes: 8, blank: 0.2,
  'full-screen': 0.1, agree: 8, disagree: 0.5,
};

const KEYS = ['Tab', 'Tab', 'Shift+Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'Escape'];

/** Number of touches from one look at the screen, because people do not look more often. */
const TOUCHES_A_LOOK = 4;

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function chances(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Returns one of the targets, first by its kind and then by chance; sometimes a disabled one. It uses no outer names,
 * so it can also run in the page.
 */
export function pickTarget(all, chance, weights) {
  const kindOf = ({ name }) => name.split(' ')[0];
  const allowed = all.filter(({ enabled }) => enabled);
  const choice = chance() < 0.05 || allowed.length === 0 ? all : allowed;
  const kinds = [...new Set(choice.map(kindOf))];
  const seated = all.filter((target) => kindOf(target) === 'leave').length;
  const weight = (kind) => {
    // Four of the five games are for two.
    if (kind === 'join' && seated > 1) return 0.3;
    if (kind === 'leave' && seated > 2) return 4;
    return weights[kind] ?? 1;
  };
  let left = chance() * kinds.reduce((sum, kind) => sum + weight(kind), 0);
  const kind = kinds.find((kind) => (left -= weight(kind)) <= 0) ?? kinds[0];
  const same = choice.filter((target) => kindOf(target) === kind);
  return same[Math.floor(chance() * same.length)];
}

/** Returns the memory that a page keeps after a garbage collection, in bytes: of scripts, and of the program. */
export async function memory({ cdp, page }) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const program = await page.evaluate(() => window.roundhouse.memory().buffer.byteLength);
  return { scripts: usedSize, program };
}

/** Prints a figure with its name and its target. */
export function line(name, value, target = '') {
  console.log(`${name.padEnd(56)} ${String(value).padStart(10)}   ${target}`);
}

export const megabytes = (bytes) => `${(bytes / MEGABYTE).toFixed(2)} MB`;

/** One storm at a table. */
class Storm {
  constructor(table, seed) {
    const loads = { count: 0 };
    table.page.on('load', () => (loads.count += 1));
    Object.assign(this, { table, chance: chances(seed), loads });
    this.fingers = new Map();
    this.touched = new Map();
    this.size = { width: 1920, height: 1080 };
    this.acts = 0;
    this.looks = 0;
  }

  whole(below) {
    return Math.floor(this.chance() * below);
  }

  anywhere() {
    return { x: this.whole(this.size.width), y: this.whole(this.size.height) };
  }

  /** A target, or a point where there is none. */
  async anyTarget() {
    if (this.looks % TOUCHES_A_LOOK === 0) this.seen = await this.table.targets();
    this.looks += 1;
    const target = pickTarget(this.seen, this.chance, WEIGHTS);
    if (!target) return this.anywhere();
    const kind = kindOf(target);
    this.touched.set(kind, (this.touched.get(kind) ?? 0) + 1);
    return target;
  }

  /** Puts a finger down and lifts it at once, leaves it there, or slides it away first. */
  async touch() {
    const free = Array.from({ length: FINGERS }, (_, id) => id + 1).filter((id) => !this.fingers.has(id));
    if (free.length === 0) return this.lift();
    const id = free[this.whole(free.length)];
    const at = this.chance() < 0.1 ? this.anywhere() : await this.anyTarget();
    const wide = this.chance() < 0.02 ? 200 : 6;
    await this.table.down(id, at, wide);
    if (this.chance() < 0.8) return this.table.up(id, at);
    this.fingers.set(id, at);
  }

  async slide() {
    const moves = [...this.fingers.keys()].map((id) => [id, this.anywhere()]);
    if (moves.length === 0) return this.touch();
    for (const [id, at] of moves) this.fingers.set(id, at);
    await this.table.move(...moves);
  }

  async lift() {
    const held = [...this.fingers];
    if (held.length === 0) return this.touch();
    const [id, at] = held[this.whole(held.length)];
    this.fingers.delete(id);
    await this.table.up(id, at);
  }

  async cancel() {
    if (this.fingers.size === 0) return;
    this.fingers.clear();
    await this.table.cancel();
  }

  key() {
    return this.table.page.keyboard.press(KEYS[this.whole(KEYS.length)]);
  }

  async resize() {
    await this.cancel();
    this.size = { width: 1024 + this.whole(897), height: 640 + this.whole(441) };
    await this.table.page.setViewportSize(this.size);
    await this.table.settle();
  }

  /** A Chromium without a window always counts as visible, so the test sends its events. */
  async hide() {
    await this.table.page.evaluate(() => {
      for (const hidden of [true, false]) {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
        document.dispatchEvent(new Event('visibilitychange'));
        window.dispatchEvent(new Event(hidden ? 'blur' : 'focus'));
      }
    });
    // The page takes the contacts for gone, and Chromium does not.
    await this.cancel();
  }

  act() {
    this.acts += 1;
    const ways = [
      [0.7, this.touch], [0.12, this.slide], [0.12, this.lift], [0.03, this.cancel], [0.02, this.key],
      [0.004, this.resize], [0.006, this.hide],
    ];
    let left = this.chance();
    const way = ways.find(([share]) => (left -= share) <= 0)?.[1] ?? this.touch;
    return way.call(this);
  }
}

/**
 * Runs a storm from a seed in a fresh page for so many seconds, or for so many acts. Returns the faults, the touched
 * targets, and the growth of the page's memory in bytes since the load.
 */
export async function soak(house, seed, { seconds = Infinity, acts = Infinity }) {
  const table = await house.open({ width: 1920, height: 1080, seed });
  const storm = new Storm(table, seed);
  const before = await memory(table);
  const end = Date.now() + seconds * 1000;
  const goesOn = () => Date.now() < end && storm.acts < acts && table.faults.length + storm.loads.count === 0;
  while (goesOn()) await storm.act();
  await storm.cancel();
  await table.settle();
  const faults = [...table.faults];
  if (storm.loads.count > 0) faults.push('The page has been loaded again.');
  if (table.page.context().pages().length > 1) faults.push('The page has opened another one.');
  const after = await memory(table);
  await table.close();
  const grown = {
    scripts: after.scripts - before.scripts,
    program: after.program - before.program,
  };
  return { faults, grown, after, acts: storm.acts, touched: storm.touched };
}

async function main(minutes) {
  const seed = Date.now() % 1_000_000;
  const house = await openHouse();
  try {
    const { faults, grown, after, acts, touched } = await soak(house, seed, { seconds: minutes * 60 });
    const kinds = [...touched].sort(([, a], [, b]) => b - a).map(([kind, times]) => `${kind} ${times}`);
    line(`storm of ${minutes} min (seed ${seed}): touches, moves, keys`, acts, kinds.join(', '));
    line('memory of scripts, and growth', megabytes(after.scripts), megabytes(grown.scripts));
    line('memory of the program, and growth', megabytes(after.program), megabytes(grown.program));
    line('growth of both', megabytes(grown.scripts + grown.program), 'below 5 MB');
    line('faults', faults.length, 'none');
    for (const fault of faults) console.log(fault);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await house.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(Number(process.argv[2] ?? 1));
