// The build's last step, called by Trunk: the page is slimmed, its policy is told which scripts stand
// in the page itself, and the service worker which files the version has.

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { slim } from './slim.mjs';

const WORKER = fileURLToPath(new URL('../www/sw.js', import.meta.url));

const sum = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** Puts `value` in the place of `{name}`, which must be there: a page without its policy is no page. */
function fill(text, name, value) {
  if (!text.includes(`{${name}}`)) throw new Error(`There is no place for {${name}}.`);
  return text.replace(`{${name}}`, () => value);
}

/** A text of ours without the lines that are comments: those stay at home. */
function withoutComments(text) {
  return text.replaceAll(/^ *(?:\/\/.*|<!--(?:(?!-->)[^])*-->)\n/gm, '');
}

/** The page with a policy that allows its own inline scripts, by what is in them, and no others. */
export function allowOwnScripts(page) {
  const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)];
  // Browsers take each line's end for a single character before they add up.
  const sums = inline.map(([, script]) => `'${sum(script.replaceAll('\r\n', '\n'))}'`);
  return fill(page, 'inline scripts', sums.join(' '));
}

/** Writes the service worker of all files that lie in `folder`. */
export function writeWorker(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((file) => [relative(folder, file).replaceAll(sep, '/'), file])
    .filter(([name]) => name !== 'sw.js')
    // Hosts give out the page under its folder's name, and some know it by no other.
    .map(([name, file]) => [name === 'index.html' ? './' : name, sum(readFileSync(file))])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const list = JSON.stringify(Object.fromEntries(files), null, 1);
  const version = createHash('sha256').update(list).digest('hex').slice(0, 12);
  const template = withoutComments(readFileSync(WORKER, 'utf8'));
  const worker = fill(template, 'version', version);
  writeFileSync(join(folder, 'sw.js'), fill(worker, 'files', list));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.env.TRUNK_STAGING_DIR;
  const thinker = await slim(folder);
  const page = join(folder, 'index.html');
  const text = fill(withoutComments(readFileSync(page, 'utf8')), 'thinker', thinker);
  writeFileSync(page, allowOwnScripts(text));
  writeWorker(folder);
}
