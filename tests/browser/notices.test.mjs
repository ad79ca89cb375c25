// Credits on the page for the people whose work is in it.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { licencesOf, notices } from '../../xtask/notices.mjs';
import { DIST } from './table.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const built = () => readFileSync(join(DIST, 'notices.txt'), 'utf8');

/** The packages in the page, each as `name 1.2.3`. */
function packages() {
  const only = ['--edges', 'normal,no-proc-macro', '--target', 'wasm32-unknown-unknown'];
  const args = ['tree', '--locked', '--prefix', 'none', ...['--package', 'roundhouse', '--package', 'thinker', '--package', 'maker'], ...only];
  const tree = execFileSync('cargo', args, { cwd: ROOT, encoding: 'utf8' });
  // The project's own packages are named with their folder.
  const lines = tree.split('\n').filter((line) => line && !/ \(.*[\\/].*\)/.test(line));
  return [...new Set(lines.map((line) => line.split(' ').slice(0, 2).join(' ').replace(' v', ' ')))];
}

test('every package in the page is named, with its licence', () => {
  const text = built();
  const all = packages();
  assert.ok(all.length > 15, `${all}`);
  for (const one of all) assert.ok(text.includes(`\n${one} (`), `${one} is not named`);
  for (const other of ["Rust's standard library", 'Barlow', 'Natural Earth', 'SIL OPEN FONT LICENSE']) {
    assert.ok(text.includes(other), `${other} is not named`);
  }
});

test('each licence is there once, under all that are under it', () => {
  const parts = built().split(`\n${'-'.repeat(80)}\n`).slice(1);
  const texts = parts.map((part) => part.trim().split('\n\n').slice(1).join('\n\n'));
  assert.equal(new Set(texts).size, texts.length);
  for (const text of texts) assert.ok(text.length > 100, text);
});

test('a package without the text of its licence ends the build with a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  const manifest = join(folder, 'Cargo.toml');
  writeFileSync(manifest, '');
  const bare = { name: 'nameless', version: '1.0.0', license: 'MIT', manifest_path: manifest };
  assert.throws(() => notices([bare]), /^Error: The package nameless 1\.0\.0 \(MIT\) comes without .*\.$/);
  writeFileSync(join(folder, 'LICENSE-MIT'), 'Do as you like.\r\n');
  assert.deepEqual(licencesOf(bare), ['Do as you like.']);
  assert.match(notices([bare]), /\nnameless 1\.0\.0 \(MIT\)\n\nDo as you like\.\n/);
  rmSync(folder, { recursive: true });
});

test('nothing of it is kept for playing without a network', () => {
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
  assert.ok(worker.includes('"./"') && !worker.includes('notices.txt'));
});
