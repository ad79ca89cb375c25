// Makes what travels with the page smaller: the glue between the program and the browser and the
// style lose what only people read, and the names by which the glue hands the browser's functions
// to the program lose their long sums, which nothing can pack. The same for the program that thinks.

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';

const IMPORTS = 2;

/** A number as WebAssembly writes it: seven bits a byte, the lowest first. */
function number(value) {
  const bytes = [];
  do {
    bytes.push((value & 127) | (value > 127 ? 128 : 0));
    value >>>= 7;
  } while (value);
  return Buffer.from(bytes);
}

/** Reads the bytes of a program from `at` on. */
class Reader {
  constructor(bytes, at = 0) {
    Object.assign(this, { bytes, at });
  }

  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  }

  take(count) {
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }
}

const text = (words) => Buffer.concat([number(Buffer.byteLength(words)), Buffer.from(words)]);

/** The section of imports with other names; all imports have to be functions. */
function renameSection(section, rename) {
  const from = new Reader(section);
  const count = from.number();
  const to = [number(count)];
  for (let done = 0; done < count; done++) {
    to.push(text(from.take(from.number()).toString()));
    to.push(text(rename(from.take(from.number()).toString())));
    const [kind] = from.take(1);
    if (kind !== 0) throw new Error('The program imports something that is no function.');
    to.push(Buffer.from([kind]), number(from.number()));
  }
  return Buffer.concat(to);
}

/** The program with other names for what it imports. */
export function renameImports(program, rename) {
  const from = new Reader(program, 8);
  const to = [program.subarray(0, 8)];
  while (from.at < program.length) {
    const [id] = from.take(1);
    let section = from.take(from.number());
    if (id === IMPORTS) section = renameSection(section, rename);
    to.push(Buffer.from([id]), number(section.length), section);
  }
  return Buffer.concat(to);
}

/** A program and its glue with short names for what one hands to the other. */
export function shorten(program, glue) {
  const names = new Map();
  const short = renameImports(program, (name) => {
    names.set(name, `f${names.size.toString(36)}`);
    return names.get(name);
  });
  const known = new Set();
  const renamed = glue.replaceAll(/\b__wb\w+(?=: function|\()/g, (name) => {
    if (names.has(name)) known.add(name);
    return names.get(name) ?? name;
  });
  if (known.size !== names.size) throw new Error('The glue lacks something that the program needs.');
  return [short, renamed];
}

/** Slims a program and its glue in place; `after` is what the glue does when all of it is there. */
async function slimPair(program, glue, after = '') {
  const [short, renamed] = shorten(readFileSync(program), readFileSync(glue, 'utf8'));
  writeFileSync(program, short);
  const { code } = await minify(renamed + after, { module: true, ecma: 2022, compress: { passes: 2 } });
  writeFileSync(glue, code);
}

/** Gives the program that thinks a name that tells its version, and starts it when it is there. */
async function slimThinker(folder) {
  const old = (ending) => join(folder, `thinker${ending}`);
  const sum = createHash('sha256').update(readFileSync(old('_bg.wasm'))).digest('hex').slice(0, 16);
  const program = `thinker-${sum}.wasm`;
  // Questions that come before the program does wait for it. If it does not come, that is an error
  // like any other, which the page hears of; a promise that nobody keeps would not be.
  const start = `const early = [];
    self.onmessage = (question) => early.push(question);
    wasm_bindgen({ module_or_path: '${program}' }).then(
      () => early.forEach(self.onmessage),
      (why) => setTimeout(() => { throw why; }),
    );`;
  await slimPair(old('_bg.wasm'), old('.js'), start);
  renameSync(old('_bg.wasm'), join(folder, program));
  renameSync(old('.js'), join(folder, `thinker-${sum}.js`));
  return `thinker-${sum}.js`;
}

/** Slims what lies in `folder`; resolves to the name of the program that thinks. */
export async function slim(folder) {
  const file = (ending) => {
    const ours = (name) => name.endsWith(ending) && !name.startsWith('thinker');
    const [name, ...more] = readdirSync(folder).filter(ours);
    if (!name || more.length) throw new Error(`There should be one file *${ending} of the page.`);
    return join(folder, name);
  };
  await slimPair(file('.wasm'), file('.js'));
  return slimThinker(folder);
}
