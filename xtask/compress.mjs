// Puts ready-made brotli and gzip beside the files of a folder, as `NAME.br` and `NAME.gz`, for hosts that give them
// out. Phones that reach their host over plain http take gzip alone:
//
//     node xtask/compress.mjs dist

import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** The others are compressed already. */
const GETS_SMALLER = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;

const WAYS = { br: promisify(brotliCompress), gz: (body) => promisify(gzip)(body, { level: 9 }) };

async function compressFile(file) {
  const body = await readFile(file);
  for (const [ending, compress] of Object.entries(WAYS)) {
    const compressed = await compress(body);
    // Written after the file itself, so that hosts see that it is not of an older one.
    if (compressed.length < body.length) await writeFile(`${file}.${ending}`, compressed);
  }
}

const folder = process.argv[2];
const files = readdirSync(folder, { recursive: true }).filter((name) => GETS_SMALLER.test(name));
await Promise.all(files.map((name) => compressFile(join(folder, name))));
