// Packs a folder so that the same files make the same bytes, and sums up what was packed:
//
//     node xtask/pack.mjs zip FOLDER FILE.zip     # every time in it is SOURCE_DATE_EPOCH; TZ has to be UTC
//     node xtask/pack.mjs sums FOLDER             # beside each file, FILE.sha256 for `sha256sum --check`

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { zipSync } from 'fflate';

/** Compressed already. */
const SMALL = /\.(br|gz|png|woff2)$/;
/** Folder in the archive, so that unpacking it adds one folder and not dozens of files. */
const INSIDE = 'roundhouse';

function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  return files.map((file) => file.slice(join(folder, sep).length).replaceAll(sep, '/')).sort();
}

function zip(folder, file) {
  const mtime = new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000);
  // A Unix file that everyone may read.
  const kind = { mtime, os: 3, attrs: (0o100644 << 16) >>> 0 };
  const entries = filesIn(folder).map((name) => {
    const wishes = { ...kind, level: SMALL.test(name) ? 0 : 9 };
    return [`${INSIDE}/${name}`, [readFileSync(join(folder, name)), wishes]];
  });
  writeFileSync(file, zipSync(Object.fromEntries(entries)));
}

function sums(folder) {
  for (const name of filesIn(folder)) {
    const bytes = readFileSync(join(folder, name));
    const sum = createHash('sha256').update(bytes).digest('hex');
    writeFileSync(join(folder, `${name}.sha256`), `${sum}  ${name}\n`);
    console.log(`${join(folder, name)}: ${(bytes.length / 1e6).toFixed(2)} MB`);
  }
}

const [what, ...names] = process.argv.slice(2);
({ zip, sums })[what](...names);
