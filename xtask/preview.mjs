// Makes the picture that chats show with a link, www/icons/preview.jpg, from the gallery: a game in play, with the
// name Roundhouse. The repository contains it, so run this by hand after a change of maps or track: `cargo xtask
// gallery`, and then `node xtask/preview.mjs`.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const SCREEN = new URL('../target/gallery/rail-game-hints-europe-nearleft-in-turn-11.svg', import.meta.url);
const FONTS = new URL('../www/fonts/', import.meta.url);
const TO = new URL('../www/icons/preview.jpg', import.meta.url);

/** Size that chats ask for, and the part of the stage that it shows, from its upper left corner. */
const [WIDE, HIGH] = [1200, 630];
const SHOWN = { x: 190, y: 150, scale: 0.86 };

const face = (family, weight, file) => {
  const letters = readFileSync(new URL(file, FONTS)).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${letters}); }`;
};
const executablePath = process.env.CHROME || '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: WIDE, height: HIGH } });
await page.setContent(`<style>
  ${face('Barlow', 500, 'barlow-latin-500-normal.woff2')}
  ${face('Barlow', 700, 'barlow-latin-700-normal.woff2')}
  ${face('"Barlow Condensed"', 600, 'barlow-condensed-latin-600-normal.woff2')}
  body { margin: 0; overflow: hidden; background: #10222c; }
  svg { position: absolute; width: 1920px; height: 1080px; transform-origin: 0 0;
    transform: scale(${SHOWN.scale}) translate(${-SHOWN.x}px, ${-SHOWN.y}px); }
  div { position: absolute; inset: auto 0 0; padding: 70px 44px 30px; color: #f4f1e8; font: 700 76px/1 Barlow;
    background: linear-gradient(transparent, #10222ce0 45%, #10222c); }
  p { margin: 10px 0 0; color: #ffd257; font: 500 32px/1.2 Barlow; }
</style>${readFileSync(SCREEN, 'utf8')}
<div>Roundhouse<p>Rail and connection games. On a table, a phone or a computer. No account.</p></div>`);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: fileURLToPath(TO), type: 'jpeg', quality: 80 });
await browser.close();
