/* Runs the tests in a Chromium, by Node's own runner, several files at a time:

       node tests/browser/run.mjs [FILE...]

   They need the page (`cargo xtask build`) and the host that serves it (`cargo build -p roundhouse-host`);
   `cargo xtask test --browser` makes both.

   On a machine that is busy with other things a browser may answer so late that a test takes it for
   silent. So the few files in which something failed run once more, one after another. What passes
   only then is called flaky at the end; it is a fault all the same, of the test or of the page. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** Files that take long begin first, so that none is left alone at the end. */
const LONG = ['lost', 'watch', 'game', 'soak'].map((name) => join(FOLDER, `${name}.test.mjs`));
/** Each file has a Chromium of its own, which mostly waits: one more than this machine's least cores. */
const AT_ONCE = 3;
/** A test that hangs so long fails, in milliseconds. */
const PATIENCE = 1_200_000;
/** If more files than this fail, it is no accident. */
const FEW = 4;

/** Runs these files; what failed, as the names of tests by their file. */
async function failuresOf(files, concurrency) {
  const failures = new Map();
  const results = run({ files, concurrency, timeout: PATIENCE });
  results.on('test:fail', ({ name, file }) => {
    if (!failures.has(file)) failures.set(file, []);
    failures.get(file).push(name);
  });
  for await (const text of results.compose(new spec())) process.stdout.write(text);
  return failures;
}

function tell(what, failures) {
  for (const [file, names] of failures) {
    for (const name of names) console.log(`${what}  ${name} (${file})`);
  }
}

const named = process.argv.slice(2);
const all = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.test.mjs'))
  .map((name) => join(FOLDER, name));
const files = named.length ? named : [...LONG, ...all.filter((file) => !LONG.includes(file))];

const first = await failuresOf(files, AT_ONCE);
let last = first;
if (first.size > 0 && first.size <= FEW) {
  console.log(`\nOnce more, one after another: ${[...first.keys()].join(' ')}\n`);
  last = await failuresOf([...first.keys()], 1);
  const passed = [...first].map(([file, names]) => [file, names.filter((name) => !last.get(file)?.includes(name))]);
  tell('FLAKY ', passed);
}
tell('FAILED', last);
process.exitCode = last.size > 0 ? 1 : 0;
