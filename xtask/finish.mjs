// The build's last step, called by Trunk. It gives all programs our own start, and writes the sums of the page's
// inline scripts into its policy. It adds the licences of third-party parts, tells the service worker the files of the
// version, and compresses everything that gets smaller.

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { COMPRESSED, compressFolder } from './compress.mjs';
import { metadata, notices, packagesOf } from './notices.mjs';

const WORKER = fileURLToPath(new URL('../www/sw.js', import.meta.url));

const LOADER = fileURLToPath(new URL('../www/load.mjs', import.meta.url));

const NOTICES = 'notices.txt';

/** The data of the world, in the order in which the maker of maps expects it. */
const WORLD = ['world/world_50m.json', 'world/cities.txt'];

/** The picture that chats show with a link. */
const PREVIEW = 'icons/preview.jpg';

/** Names that crawlers request without a link, and one kind of phone once. */
const FAVICON = 'favicon.ico';
const TOUCH_ICON = 'icons/180.png';

/** The page for unknown addresses, and the messages that only it uses. */
const MISSING = '404.html';
const MISSING_PAGE = fileURLToPath(new URL('../www/404.html', import.meta.url));
const SAID_THERE = ['missing', 'open'];

/** Texts of the page before the program has come, in every language. */
const WORDS = fileURLToPath(new URL('../target/site/page.json', import.meta.url));

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

/** Returns the page with a policy that allows exactly its own inline scripts, by their sums. */
export function allowOwnScripts(page) {
  const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)];
  // Browsers take each line's end for a single character before they add up.
  const sums = inline.map(([, script]) => `'${sum(script.replaceAll('\r\n', '\n'))}'`);
  return fill(page, 'inline scripts', sums.join(' '));
}

/** Returns the page for unknown addresses, with a policy that allows only its own script and style. */
export function missingPage(text, words) {
  const [, style] = text.match(/<style>([^]*?)<\/style>/);
  return allowOwnScripts(fill(fill(text, 'inline styles', `'${sum(style)}'`), 'page words', words));
}

/** Returns the messages in all languages that one place uses. */
function saidThere(words, isSaid) {
  const said = ([id]) => isSaid(id);
  const languages = Object.entries(words).map(([code, all]) => [code, Object.fromEntries(Object.entries(all).filter(said))]);
  return JSON.stringify(Object.fromEntries(languages));
}

/**
 * Returns the page with the host of its rooms, if that is a different host: the page names it, and the policy allows
 * it.
 */
export function nameRooms(page, rooms) {
  const source = rooms === '' ? '' : ` ${new URL(rooms).protocol}//${new URL(rooms).host}`;
  return fill(fill(page, 'rooms source', source), 'rooms', rooms);
}

/** The page with whole addresses for chats, which take no others, if it knows where it will be. */
export function nameAddress(page, address) {
  if (address === '') return page;
  const url = `<meta property="og:url" content="${address}">`;
  return page.replace(`content="${PREVIEW}"`, `content="${address}${PREVIEW}"`).replace('</head>', () => `  ${url}\n</head>`);
}

/** Gives sums in the names of files all their sixteen digits, in the page as well: Trunk leaves out zeros at their
    beginning, and hosts know by the sixteen what never changes under its name. */
export function wholeSums(folder, page) {
  const short = /^(.+-)([0-9a-f]{1,15})((?:_bg)?\.(?:js|wasm|css))$/;
  for (const old of readdirSync(folder).filter((name) => short.test(name))) {
    const name = old.replace(short, (_, before, sum, after) => before + sum.padStart(16, '0') + after);
    renameSync(join(folder, old), join(folder, name));
    page = page.replaceAll(old, name);
  }
  return page;
}

/**
 * Returns the page with our own start of the program in place of Trunk's, which reports neither progress nor failure.
 */
function loadAsWeDo(folder, page) {
  const trunks = /<script type="module"[^>]*>(?:(?!<\/script>)[^])*?import init[^]*? from '([^']+)'(?:(?!<\/script>)[^])*?module_or_path: '([^']+)'(?:(?!<\/script>)[^])*<\/script>/;
  const [found, glue, program] = page.match(trunks) ?? [];
  if (!found) throw new Error('Trunk starts the program in another way now.');
  const bytes = statSync(join(folder, program)).size;
  const filled = Object.entries({ glue, program, bytes }).reduce(
    (text, [name, value]) => fill(text, name, String(value)),
    withoutComments(readFileSync(LOADER, 'utf8')).trim(),
  );
  return page.replace(found, () => `<script type="module">\n${filled}\n</script>`);
}

/** Writes the service worker for all files in `folder`. */
export function writeWorker(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((file) => [relative(folder, file).replaceAll(sep, '/'), file])
    // Play does not need these files, so only the host has them.
    .filter(([name]) => !['sw.js', NOTICES, PREVIEW, FAVICON, TOUCH_ICON, MISSING].includes(name) && !COMPRESSED.test(name))
    // Hosts give out the page under its folder's name, and some know it by no other.
    .map(([name, file]) => [name === 'index.html' ? './' : name, sum(readFileSync(file))])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const list = JSON.stringify(Object.fromEntries(files), null, 1);
  const version = createHash('sha256').update(list).digest('hex').slice(0, 12);
  const template = withoutComments(readFileSync(WORKER, 'utf8'));
  const worker = fill(template, 'version', version);
  writeFileSync(join(folder, 'sw.js'), fill(worker, 'files', list));
}

/** Gives a worker's program a start that loads its files as well, and a name with its version. Returns the name. */
function nameWorker(folder, worker, files = []) {
  const old = (ending) => join(folder, `${worker}${ending}`);
  const program = readFileSync(old('_bg.wasm'));
  const version = createHash('sha256').update(program).digest('hex').slice(0, 16);
  const name = `${worker}-${version}`;
  // Questions that come before the program does wait for it. They are asked with the files behind them, if there are
  // any. If something does not come, that is an error like any other, which the page hears of; a promise that nobody
  // keeps would not be.
  const bring = `
const text = async (name) => {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(name + ': ' + answer.status);
  return answer.text();
};
const files = Promise.all(${JSON.stringify(files)}.map(text));
files.catch(fail);
const bring = (hear) => ({ data }) => files.then((files) => hear({ data: [data, ...files] })).catch(fail);
`;
  const start = `
const early = [];
self.onmessage = (question) => early.push(question);
const fail = (why) => setTimeout(() => { throw why; });
${files.length > 0 ? bring : ''}wasm_bindgen({ module_or_path: '${name}.wasm' }).then(() => {
  ${files.length > 0 ? 'self.onmessage = bring(self.onmessage);' : ''}
  early.forEach(self.onmessage);
}).catch(fail);
`;
  writeFileSync(join(folder, `${name}.js`), readFileSync(old('.js'), 'utf8') + start);
  renameSync(old('_bg.wasm'), join(folder, `${name}.wasm`));
  unlinkSync(old('.js'));
  return `${name}.js`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.env.TRUNK_STAGING_DIR;
  const page = join(folder, 'index.html');
  // Rust spells some characters in a way that JavaScript reads and JSON does not.
  const spelt = readFileSync(WORDS, 'utf8').replaceAll(/\\u\{(\w+)\}/g, (_, hex) => `\\u${hex.padStart(4, '0')}`);
  const words = JSON.parse(spelt);
  const said = saidThere(words, (id) => !SAID_THERE.includes(id));
  const built = loadAsWeDo(folder, wholeSums(folder, withoutComments(readFileSync(page, 'utf8'))));
  const thinking = fill(built, 'thinker', nameWorker(folder, 'thinker'));
  const named = fill(thinking, 'maker', nameWorker(folder, 'maker', WORLD));
  const roomy = nameRooms(fill(named, 'page words', said), process.env.ROUNDHOUSE_ROOMS ?? '');
  const text = nameAddress(roomy, process.env.ROUNDHOUSE_ADDRESS ?? '');
  writeFileSync(join(folder, NOTICES), notices(packagesOf(metadata())));
  const missing = withoutComments(readFileSync(MISSING_PAGE, 'utf8'));
  writeFileSync(join(folder, MISSING), missingPage(missing, saidThere(words, (id) => SAID_THERE.includes(id))));
  // The page that is only tried is built quickly, as the one for developers is, and is as whole as the finished one.
  const [quick, tried] = [process.env.TRUNK_PROFILE === 'debug', Boolean(process.env.ROUNDHOUSE_TRIED)];
  if (quick && !tried) {
    // The page for developers reloads itself after every edit, by a script that changes at every request. It stores
    // nothing for later, because the next load is always the newest.
    writeFileSync(page, fill(text, 'inline scripts', "'unsafe-inline'"));
  } else {
    writeFileSync(page, allowOwnScripts(text));
    writeWorker(folder);
    if (!quick) await compressFolder(folder);
  }
}
