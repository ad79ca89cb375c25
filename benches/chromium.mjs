// Runs a bench natively and in a worker of a real Chromium, and prints the figures side by side:
// `node benches/chromium.mjs networks`. It is run by `cargo xtask bench`, which sees to the tools.
// The bench prints its lines as `name: value us (target)`, through `benches/common/figures.rs`.

import { rmSync } from 'node:fs';
import { build, inWorker, run } from './worker.mjs';

/** Largest factor by which a figure in Chromium may exceed the native one. */
const TIMES = 1.6;
/** Number of measurements of each, in turns, because a busy machine favours one or the other by chance. */
const TURNS = 3;

/** Returns all figures in some lines: name, value, and the remark on the target. */
function figures(lines) {
  const figure = /^(.+): ([\d.]+) us \((.+)\)$/;
  const found = lines.map((line) => figure.exec(line)).filter(Boolean);
  return new Map(found.map(([, name, value, target]) => [name, { value: Number(value), target }]));
}

/** Keeps of every figure the best. */
function keepBest(best, measured) {
  for (const [name, figure] of measured) {
    if (!(best.get(name)?.value <= figure.value)) best.set(name, figure);
  }
}

const [bench] = process.argv.slice(2);
const folder = build('bench', bench);
try {
  const native = new Map();
  const worker = new Map();
  for (let turn = 0; turn < TURNS; turn += 1) {
    keepBest(native, figures(run('cargo', ['bench', '--quiet', '--bench', bench]).split('\n')));
    keepBest(worker, figures(await inWorker(folder)));
  }
  const print = (name, ...rest) => {
    console.log(name.padEnd(48), ...rest.map((word) => String(word).padStart(12)));
  };
  print('', 'native', 'Chromium', 'times', `  native target; Chromium at most ${TIMES} times`);
  for (const [name, { value, target }] of native) {
    const inChromium = worker.get(name).value;
    const times = (inChromium / value).toFixed(2);
    print(name, `${value} us`, `${inChromium} us`, times, `  ${target}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
