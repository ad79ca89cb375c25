// Runs a bench or a tool in a worker of a real Chromium, and prints its output: `node benches/in_worker.mjs bin
// positions solve quickway`, `node benches/in_worker.mjs bench players`. It needs the tools of `cargo xtask bench`:
// wasm-bindgen, the npm packages, a Chromium, and the host.

import { rmSync } from 'node:fs';
import { build, inWorker } from './worker.mjs';

const [kind, program, ...words] = process.argv.slice(2);
const folder = build(kind, program);
try {
  await inWorker(folder, words.join(' '), (line) => console.log(line));
} finally {
  rmSync(folder, { recursive: true });
}
