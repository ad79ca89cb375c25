// The step of the build that gives short names to what the program imports.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { renameImports, shorten } from '../../xtask/slim.mjs';

const dist = new URL('../../dist/', import.meta.url);
const name = readdirSync(dist).find((name) => name.endsWith('.wasm'));
const program = readFileSync(new URL(name, dist));

test('a program whose imports keep their names stays as it is, to the byte', () => {
  assert.deepEqual(renameImports(program, (name) => name), program);
});

test('only the names of imports change', () => {
  const longer = (name) => `${name}${'x'.repeat(200)}`;
  const imports = (bytes) => WebAssembly.Module.imports(new WebAssembly.Module(bytes));
  const wanted = imports(program).map((one) => ({ ...one, name: longer(one.name) }));
  assert.deepEqual(imports(renameImports(program, longer)), wanted);
});

test('a glue that lacks a function is not taken', () => {
  assert.throws(() => shorten(program, 'nothing'), /lacks/);
});
