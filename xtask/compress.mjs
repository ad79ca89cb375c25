// Writes brotli and gzip next to the files of a folder, as `NAME.br` and `NAME.gz`, for hosts that serve precompressed
// files. Over plain http phones accept only gzip. The build does it for the finished page; for any other folder:
//
//     node xtask/compress.mjs FOLDER [QUALITY]
//
// The quality of brotli is 0 to 11, by default the best.

import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The others are compressed already. */
const GETS_SMALLER = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;

/** Names of the files that `compressFolder` adds. */
export const COMPRESSED = /\.(br|gz)$/;

const BEST = constants.BROTLI_MAX_QUALITY;

async function compressFile(file, quality) {
  const body = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const ways = {
    br: await promisify(brotliCompress)(body, { params }),
    gz: await promisify(gzip)(body, { level: 9 }),
  };
  for (const [ending, compressed] of Object.entries(ways)) {
    // Written after the file itself, so that hosts see that it is not of an older one.
    if (compressed.length < body.length) await writeFile(`${file}.${ending}`, compressed);
  }
}

/** Compresses all files of a folder that get smaller by it. */
export async function compressFolder(folder, quality = BEST) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => GETS_SMALLER.test(name));
  await Promise.all(files.map((name) => compressFile(join(folder, name), quality)));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder, quality = BEST] = process.argv.slice(2);
  await compressFolder(folder, Number(quality));
}
