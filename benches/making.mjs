// Own maps by the worker of the page, in a Chromium: how long each takes, and that each is the same to the byte as the one
// that the map maker makes natively.
//
//     cargo build --release -p mapmaker --example own
//     ROUNDHOUSE_PAGE=dist ROUNDHOUSE_HOST=target/debug/roundhouse-host node benches/making.mjs [W,S,E,N,SEED,NAME]...
//
// A map is named by its frame in tenths of a degree, its seed and the number of its name. Without any, ten are made.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { openHouse } from '../tests/browser/table.mjs';

const MAKER = 'target/release/examples/own';

/** Iberia, Ukraine, the Andes, southern Africa, the southwest of North America, India, Japan, Italy, Turkey, Australia. */
const FRAMES = [
  '-100,360,40,445,7,0',
  '220,440,400,525,1,0',
  '-883,-83,-642,43,2,0',
  '264,-314,361,-234,3,0',
  '-1453,304,-991,562,4,0',
  '680,80,900,300,5,0',
  '1290,310,1420,420,6,0',
  '60,370,190,470,8,0',
  '260,360,450,420,9,0',
  '1130,-390,1540,-110,10,0',
];

/** Runs in the page before anything of its own: notes what workers say, and when. */
function listen() {
  window.made = [];
  const { Worker } = window;
  window.Worker = class extends Worker {
    constructor(program) {
      super(program);
      const begun = performance.now();
      this.addEventListener('message', ({ data }) => window.made.push([data, performance.now() - begun]));
    }
  };
}

/** FNV-1a of a text. */
function fingerprint(text) {
  let sum = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) sum = ((sum ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return sum.toString(16).padStart(16, '0');
}

const wanted = process.argv.slice(2).length > 0 ? process.argv.slice(2) : FRAMES;
const house = await openHouse();
for (const frame of wanted) {
  const begun = performance.now();
  const [told] = execFileSync(MAKER, [frame], { encoding: 'utf8' }).split('\n');
  const native = (performance.now() - begun) / 1000;
  const [map] = told.split(' ');
  const context = { prepare: (page) => page.addInitScript(listen), query: `map=${map}`, idle: false };
  const table = await house.open(context);
  await table.page.waitForFunction(() => window.made.some(([said]) => typeof said === 'string'), undefined, { timeout: 600_000 });
  const made = await table.page.evaluate(() => window.made);
  await table.close();
  const [text, time] = made.at(-1);
  const same = text.startsWith('{') ? told.includes(` ${fingerprint(text)} `) : told.includes('0 %') || !told.includes('bytes');
  const figures = `${(time / 1000).toFixed(1)} s in the worker, ${native.toFixed(1)} s natively, ${made.length} messages`;
  console.log(`${frame.padEnd(26)} ${same ? 'the same' : 'ANOTHER'}: ${figures}. ${told.split(': ').slice(1).join(': ')}`);
  assert.ok(same, text.slice(0, 200));
}
await house.close();
