// Runs a bench natively and in a worker of a real Chromium, and prints the figures side by side:
// `node benches/chromium.mjs networks`. It is run by `cargo xtask bench`, which sees to the tools.
// The bench prints its lines as `name: value us (target)`, through `benches/common/figures.rs`.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../tests/browser/host.mjs';
import { FLAGS } from '../tests/browser/table.mjs';

const require = createRequire(new URL('../xtask/package.json', import.meta.url));
const { chromium } = require('playwright-core');

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WASM = ['--target', 'wasm32-unknown-unknown', '--no-run', '--message-format=json'];
/** How many times the native figure a figure in Chromium may be. */
const TIMES = 1.6;
/** Both are measured so often, by turns: on a busy machine one or the other has better luck. */
const TURNS = 3;
const PATIENCE = 300_000;

const run = (program, args) => {
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e9 };
  return execFileSync(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
};

/** Every figure of some lines: its name, its value and what was said about its target. */
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

/** Builds the bench as a program for workers into a folder. */
function build(bench, folder) {
  const told = run('cargo', ['bench', '--bench', bench, ...WASM]).split('\n');
  const made = told.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  const { executable } = made.find(({ target, executable }) => target?.name === bench && executable);
  const out = ['--out-dir', folder, '--out-name', 'bench', '--no-typescript'];
  run('wasm-bindgen', ['--target', 'no-modules', ...out, executable]);
  const go = `importScripts('bench.js'); wasm_bindgen({ module_or_path: 'bench_bg.wasm' })
    .then(() => console.log('done'), (why) => console.log('failed: ' + why));`;
  writeFileSync(join(folder, 'worker.js'), go);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><link rel="icon" href="data:,">');
}

/** The lines that the bench prints in a worker. */
async function inWorker(folder) {
  const executablePath = process.env.CHROME ?? '/usr/bin/chromium';
  const host = await serve(folder);
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage();
    await page.goto(host.url);
    const lines = [];
    await new Promise((done, fail) => {
      setTimeout(() => fail(new Error('The bench does not come to its end.')), PATIENCE).unref();
      page.on('console', (line) => {
        lines.push(line.text());
        if (line.text() === 'done') done();
        if (line.text().startsWith('failed') || line.type() === 'error') fail(new Error(line.text()));
      });
      page.evaluate(() => void new Worker('worker.js')).catch(fail);
    });
    return lines;
  } finally {
    await browser.close();
    await host.stop();
  }
}

const [bench] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  build(bench, folder);
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
