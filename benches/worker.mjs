// Builds a bench or a tool as a worker's program, and runs it in a real Chromium. Its output comes through
// `benches/common/platform.rs`.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../tests/browser/host.mjs';
import { FLAGS } from '../tests/browser/table.mjs';

const require = createRequire(new URL('../xtask/package.json', import.meta.url));
const { chromium } = require('playwright-core');

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COMMAND = { bench: ['bench', '--no-run'], bin: ['build', '--release', '--package', 'roundhouse-tools'] };
const WASM = ['--target', 'wasm32-unknown-unknown', '--message-format=json'];
/** Milliseconds of silence after which a program is abandoned. */
const PATIENCE = 300_000;

/** Runs a program in the project's folder, and returns its output. */
export function run(program, args) {
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e9 };
  return execFileSync(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Builds a `bench` or the `bin` of a tool as a program for workers into a new folder. */
export function build(kind, name) {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  const told = run('cargo', [...COMMAND[kind], `--${kind}`, name, ...WASM]).split('\n');
  const made = told.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  const { executable } = made.find(({ target, executable }) => target?.name === name && executable);
  const out = ['--out-dir', folder, '--out-name', 'program', '--no-typescript'];
  run('wasm-bindgen', ['--target', 'no-modules', ...out, executable]);
  const go = `importScripts('program.js'); wasm_bindgen({ module_or_path: 'program_bg.wasm' })
    .then(() => console.log('done'), (why) => console.log('failed: ' + why));`;
  writeFileSync(join(folder, 'worker.js'), go);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><link rel="icon" href="data:,">');
  return folder;
}

/** Lets the program of a folder run in a worker of this name, hears each line that it prints, and gives them all. */
export async function inWorker(folder, name = '', hear = () => {}) {
  const executablePath = process.env.CHROME ?? '/usr/bin/chromium';
  const host = await serve(folder);
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage();
    await page.goto(host.url);
    const lines = [];
    await new Promise((done, fail) => {
      const silent = setTimeout(() => fail(new Error('The program does not come to its end.')), PATIENCE);
      silent.unref();
      page.on('console', (line) => {
        silent.refresh();
        if (line.text() === 'done') return done();
        if (line.text().startsWith('failed') || line.type() === 'error') fail(new Error(line.text()));
        lines.push(line.text());
        hear(line.text());
      });
      page.evaluate((name) => void new Worker('worker.js', { name }), name).catch(fail);
    });
    return lines;
  } finally {
    await browser.close();
    await host.stop();
  }
}
