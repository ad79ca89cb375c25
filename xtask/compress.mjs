// Puts ready-made brotli beside the files of a folder, as `NAME.br`, for hosts that give it out:
//
//     node xtask/compress.mjs dist

import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** The others are compressed already. */
const GETS_SMALLER = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;

const compress = promisify(brotliCompress);

async function compressFile(file) {
  const body = await readFile(file);
  const compressed = await compress(body);
  // Written after the file itself, so that hosts see that it is not of an older one.
  if (compressed.length < body.length) await writeFile(`${file}.br`, compressed);
}

const folder = process.argv[2];
const files = readdirSync(folder, { recursive: true }).filter((name) => GETS_SMALLER.test(name));
await Promise.all(files.map((name) => compressFile(join(folder, name))));
