// The letters of languages with other scripts than Latin: the full typefaces, cut to the letters of the language's
// messages. Runs before the build of the page, and cuts only what has changed.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WORDS = join(ROOT, 'assets/words');
const OUT = join(ROOT, 'target/site/words');
const CACHE = join(ROOT, 'target/fonts');

/** Which file has a language's letters. */
const FAMILIES = {
  ja: 'noto-sans-jp/files/noto-sans-jp-japanese-500-normal.woff2',
  'zh-Hans': 'noto-sans-sc/files/noto-sans-sc-chinese-simplified-500-normal.woff2',
  ar: 'noto-sans-arabic/files/noto-sans-arabic-arabic-500-normal.woff2',
};

const fontOf = createRequire(import.meta.url).resolve;

mkdirSync(OUT, { recursive: true });
mkdirSync(CACHE, { recursive: true });
for (const file of readdirSync(WORDS)) {
  const language = file.replace(/\.ftl$/, '');
  if (!(language in FAMILIES)) continue;
  const text = readFileSync(join(WORDS, file), 'utf8');
  // Roundhouse's main typefaces have the other letters. The Arabic digits come from the browser's formats of numbers.
  const letters = new Set([...`${text}٠١٢٣٤٥٦٧٨٩`].filter((letter) => letter > '\u02ff'));
  const glyphs = [...letters].sort().join('');
  const sum = createHash('sha256').update(FAMILIES[language] + glyphs).digest('hex').slice(0, 16);
  const cut = join(CACHE, `${language}-${sum}.woff2`);
  if (!existsSync(cut)) {
    const whole = readFileSync(fontOf(`@fontsource/${FAMILIES[language]}`));
    writeFileSync(cut, await subsetFont(whole, glyphs, { targetFormat: 'woff2' }));
  }
  const bytes = readFileSync(cut);
  writeFileSync(join(OUT, `${language}.woff2`), bytes);
  console.log(`letters of ${language}: ${letters.size}, ${(bytes.length / 1000).toFixed(1)} KB`);
}
