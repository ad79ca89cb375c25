// Makes the icons of the installed page, www/icons/*.png, and www/favicon.ico from www/icons/roundhouse.svg. The
// repository contains them, so run this by hand after a change of the drawing: `node xtask/icons.mjs`, and then
// `pngquant --nofs --strip --ext .png --force 32 www/icons/*.png`, which makes them a fifth of the size.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const FOLDER = new URL('../www/icons/', import.meta.url);

/** Size in pixels, and the share of it that the drawing takes: a mask may cut off a tenth all round. */
const ICONS = [
  { file: '../favicon.ico', size: 48 },
  { file: '180.png', size: 180, share: 0.86, ground: '#10222c' },
  { file: '192.png', size: 192 },
  { file: '512.png', size: 512 },
  { file: '512-maskable.png', size: 512, share: 0.8, ground: '#10222c' },
];

/**
 * A picture in the only format that browsers expect as favicon.ico: a header with one entry, and the unchanged PNG.
 */
function ico(picture, size) {
  const head = Buffer.alloc(22);
  [[2, 1], [4, 1], [10, 1], [12, 32]].forEach(([at, value]) => head.writeUInt16LE(value, at));
  [6, 7].forEach((at) => head.writeUInt8(size, at));
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

const drawing = readFileSync(new URL('roundhouse.svg', FOLDER)).toString('base64');
const executablePath = process.env.CHROME || '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const { file, size, share = 1, ground = 'transparent' } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground}">
     <img width="${size * share}" src="data:image/svg+xml;base64,${drawing}">`,
  );
  await page.evaluate(() => document.images[0].decode());
  const path = fileURLToPath(new URL(file, FOLDER));
  const picture = await page.screenshot({ omitBackground: true });
  writeFileSync(path, file.endsWith('.ico') ? ico(picture, size) : picture);
  await page.close();
}
await browser.close();
