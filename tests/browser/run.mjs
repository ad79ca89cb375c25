/* Runs the tests in a Chromium, by Node's own runner, several files at a time:

       node tests/browser/run.mjs [FILE...]

   They need the page and the host that serves it; `cargo xtask test --browser` makes both, and names them here.

   On a machine that is busy with other things a browser may answer so late that a test takes it for
   silent. So the few files in which something failed run once more, one after another. What passes
   only then is called flaky at the end, and counted; it is a fault all the same, of the test or of the page. */

import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { DEEP } from './depth.mjs';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** Long files start first, so none runs alone at the end. */
const LONG = ['watch', 'offline', 'accessibility', 'rugged', 'lost', 'page', 'computers', 'saving'].map((name) => join(FOLDER, `${name}.test.mjs`));
/** Each file has a separate Chromium, which sometimes waits. */
const AT_ONCE = Number(process.env.LANES) || availableParallelism() + 1;
/** Milliseconds after which a file counts as hanging, and fails. No file takes two minutes before a landing. */
const PATIENCE = DEEP ? 1_200_000 : 300_000;
/** If more files than this fail, it is no accident. */
const FEW = 4;
/** Milliseconds after which the runner names a test, unless the test is one of these, which have a reason. */
const SLOW = 10_000;
const REASONS = {
  'a page whose process is frozen comes back': 'a kiosk waits for 30 s before it takes its page to be gone',
  'two people play from the page load to the final places, and again': 'a whole rail game, touch by touch',
  'a rail game is played to its end by roles and names, and axe finds nothing on its way': 'a whole game, and axe on each of its screens',
  'a rail game is played on two phones, at the table and by a computer, in three languages': 'three pages, of which two are phones',
  'all that is heard is loud enough, clips nowhere, differs, and comes from the side of its maker': 'each sound is played to its end',
  'with files ^MANIFEST- that are damaged the game is there, and is kept again': 'three browsers, one after another, on one profile',
  'a fault at the start: the version before is back, with its game, and a good one is found in a minute': 'the page fails three times before it goes back',
  'the first turn can be made on every screen that is promised, and fills it': 'a game on each of the screens',
  'rubbish, wrong keys and dead lines are noticed by nobody, in the middle of a game': 'three pages, and what is said a tenth of a second apart',
};

process.env.ROUNDHOUSE_PAGE ??= fileURLToPath(new URL('../../target/tried', import.meta.url));
// Pages are cheap, Chromium compiles only the code that a test uses, and no test waits for a disk.
process.env.ROUNDHOUSE_LIGHT = 'yes';
process.env.ROUNDHOUSE_FLAGS ??= '--js-flags=--wasm-lazy-compilation';
if (existsSync('/dev/shm')) process.env.TMPDIR ??= '/dev/shm';

/** Runs these files. Returns the names of failed tests by their file, the slow tests, and the seconds of each file. */
async function outcomeOf(files, concurrency) {
  const [failures, slow, seconds] = [new Map(), [], new Map()];
  const results = run({ files, concurrency, timeout: PATIENCE });
  results.on('test:fail', ({ name, file }) => {
    if (!failures.has(file)) failures.set(file, []);
    failures.get(file).push(name);
  });
  results.on('test:pass', ({ name, file, nesting, details }) => {
    const taken = details.duration_ms;
    if (nesting === 0) seconds.set(file, (seconds.get(file) ?? 0) + taken / 1000);
    if (details.type !== 'suite' && taken > SLOW && !(name in REASONS)) slow.push([name, taken]);
  });
  for await (const text of results.compose(new spec())) process.stdout.write(text);
  return { failures, slow, seconds };
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

const first = await outcomeOf(files, AT_ONCE);
let last = first.failures;
let passed = [];
if (last.size > 0 && last.size <= FEW) {
  const again = [...last.keys()];
  console.log(`\nOnce more, one after another: ${again.join(' ')}\n`);
  last = (await outcomeOf(again, 1)).failures;
  passed = [...first.failures].map(([file, names]) => [file, names.filter((name) => !last.get(file)?.includes(name))]);
}
console.log('\nSeconds of each file:');
const byTime = [...first.seconds].sort(([, a], [, b]) => b - a);
console.log(byTime.map(([file, taken]) => `${basename(file, '.test.mjs')} ${taken.toFixed(0)}`).join(', '));
if (!DEEP) {
  for (const [name, taken] of first.slow) console.log(`SLOW   ${name} (${(taken / 1000).toFixed(0)} s)`);
}
tell('FLAKY ', passed);
tell('FAILED', last);
console.log(`Tests that needed a second try: ${passed.flatMap(([, names]) => names).length}`);
process.exitCode = last.size > 0 ? 1 : 0;
