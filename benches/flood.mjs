// A flood of pointer events in one page: downs, moves, ups and cancels of sixteen contacts. The page itself generates
// them, far faster than fingers could, between its own frames. It may have no fault and no reload, its memory may not
// grow, and no contact may remain after all are lifted. `node benches/flood.mjs 1000000` makes that many events.

import { pathToFileURL } from 'node:url';
import { openHouse } from '../tests/browser/table.mjs';
import { WEIGHTS, chances, line, megabytes, memory, pickTarget } from './soak.mjs';

/** Number of contacts. The flood's ids are ones that the browser does not give. */
const FINGERS = 16;
const FIRST = 1_000;

/** Number of events from one look at the screen, and number before the next frame. */
const A_LOOK = 20;
const A_FRAME = 100;

/** Number of events before a check from outside the page. */
const A_STRETCH = 10_000;

/** Runs in the page: makes it ready for `flow`. */
function prepareFlood({ seed, fingers, first, weights, look, frame }) {
  const { chances, pickTarget } = window.flood;
  const chance = chances(seed);
  const held = new Map();
  const stage = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const anywhere = () => ({ x: chance() * innerWidth, y: chance() * innerHeight });
  const told = { events: 0, steps: 0, screens: {}, strayed: 0 };
  let targets = [];
  let steps = 0;

  const make = (kind, pointerId, { x, y }) => {
    const wide = chance() < 0.02 ? 200 : 12;
    const how = { pointerId, pointerType: 'touch', clientX: x, clientY: y, width: wide, height: wide };
    stage.dispatchEvent(new PointerEvent(kind, { ...how, bubbles: true, cancelable: true }));
    told.events += 1;
    if (kind === 'pointerdown') held.set(pointerId, { x, y });
    if (kind === 'pointerup' || kind === 'pointercancel') held.delete(pointerId);
  };
  const one = () => {
    if (told.events % look === 0) targets = window.roundhouse.targets();
    const id = first + Math.floor(chance() * fingers);
    const at = held.get(id);
    // Some events do not fit: a second down, or an up or a move of an absent contact.
    if (chance() < 0.02) {
      const kinds = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'];
      make(kinds[Math.floor(chance() * kinds.length)], id, anywhere());
    } else if (!at) {
      make('pointerdown', id, (chance() < 0.9 && pickTarget(targets, chance, weights)) || anywhere());
    } else {
      const what = chance();
      if (what < 0.55) make('pointerup', id, at);
      else if (what < 0.6) make('pointercancel', id, at);
      else make('pointermove', id, anywhere());
    }
  };
  /** Records the table after a slice, and checks the page's count of contacts. */
  const takeStock = () => {
    const screen = window.roundhouse.screen();
    told.screens[screen] = (told.screens[screen] ?? 0) + 1;
    if (window.roundhouse.contacts() !== held.size) told.strayed += 1;
    const now = window.roundhouse.game()?.steps ?? 0;
    told.steps += Math.max(0, now - steps);
    steps = now;
  };
  window.flood.flow = async (events) => {
    const end = told.events + events;
    while (told.events < end) {
      for (let made = 0; made < frame && told.events < end; made += 1) one();
      takeStock();
      await new Promise(requestAnimationFrame);
    }
    return told;
  };
  window.flood.ebb = () => {
    for (const [id, at] of held) make('pointerup', id, at);
  };
}

/**
 * Makes so many events in a fresh page. Returns the faults, the number of wrong counts of contacts (`strayed`), the
 * last count (`left`), the number of steps in games, the slices after which each screen appeared, and the memory
 * before and after.
 */
export async function flood(house, seed, events) {
  const sources = `window.flood = { chances: ${chances}, pickTarget: ${pickTarget} };`;
  const prepare = (page) => page.addInitScript(sources);
  const table = await house.open({ width: 1920, height: 1080, seed, prepare });
  let loads = 0;
  table.page.on('load', () => (loads += 1));
  const wishes = { seed, fingers: FINGERS, first: FIRST, weights: WEIGHTS, look: A_LOOK, frame: A_FRAME };
  await table.page.evaluate(prepareFlood, wishes);
  const before = await memory(table);
  const framesBefore = await table.frames();
  let told = { events: 0 };
  while (told.events < events && table.faults.length + loads === 0) {
    const stretch = Math.min(A_STRETCH, events - told.events);
    told = await table.page.evaluate((stretch) => window.flood.flow(stretch), stretch);
  }
  await table.page.evaluate(() => window.flood.ebb());
  await table.settle();
  const left = await table.page.evaluate(() => window.roundhouse.contacts());
  const frames = (await table.frames()) - framesBefore;
  const faults = [...table.faults];
  if (loads > 0) faults.push('The page has been loaded again.');
  const after = await memory(table);
  await table.close();
  const grown = { scripts: after.scripts - before.scripts, program: after.program - before.program };
  return { ...told, faults, loads, left, frames, before, after, grown };
}

async function main(events) {
  const seed = Date.now() % 1_000_000;
  const house = await openHouse();
  try {
    const began = Date.now();
    const found = await flood(house, seed, events);
    const seconds = Math.round((Date.now() - began) / 1000);
    const screens = Object.entries(found.screens).sort(([, a], [, b]) => b - a);
    line(`flood (seed ${seed}): events`, found.events, `in ${seconds} s and ${found.frames} painted frames`);
    line('steps that games were brought on', found.steps, screens.map(([name, times]) => `${name} ${times}`).join(', '));
    line('memory of scripts, and growth', megabytes(found.after.scripts), megabytes(found.grown.scripts));
    line('memory of the program, and growth', megabytes(found.after.program), megabytes(found.grown.program));
    line('growth of both', megabytes(found.grown.scripts + found.grown.program), 'below 5 MB');
    line('slices after which contacts were miscounted', found.strayed, 'none');
    line('contacts left after all were lifted', found.left, 'none');
    line('loads of the page, beside the first', found.loads, 'none');
    line('faults', found.faults.length, 'none');
    for (const fault of found.faults) console.log(fault);
    if (found.faults.length + found.left + found.strayed > 0) process.exitCode = 1;
  } finally {
    await house.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(Number(process.argv[2] ?? 1_000_000));
