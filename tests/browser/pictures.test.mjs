// Pictures to take home in a real Chromium. The test downloads both kinds, and checks the files.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { deep } from './depth.mjs';
import { allowed } from './player.mjs';
import { openHouse } from './table.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

/** Taps a button of the sheet, and returns the name and the bytes of the downloaded file. */
async function download(table, button) {
  const come = table.page.waitForEvent('download');
  await table.tap(button);
  const file = await come;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Returns the size of a picture in a browser, on a separate page. Fails if the file is no picture. */
async function shown(table, bytes, type) {
  const page = await table.page.context().newPage();
  const size = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, `data:${type};base64,${bytes.toString('base64')}`);
  await page.close();
  return size;
}

/** Saves both kinds, and checks what they all have. Returns the text of the SVG. */
async function saveBoth(table, game) {
  await table.tap('picture');
  assert.equal(await table.screen(), 'picture');
  const png = await download(table, 'picture-png');
  assert.match(png.name, new RegExp(`^${game}-\\d{4}-\\d\\d-\\d\\d\\.png$`));
  assert.equal(png.bytes.subarray(1, 4).toString(), 'PNG');
  const [width, height] = [16, 20].map((at) => png.bytes.readUInt32BE(at));
  assert.equal(width, 3000);
  assert.ok(height > 2000 && height < 4000, `${height}`);
  // An empty canvas of this size is a twentieth of it.
  assert.ok(png.bytes.length > 150_000, `${png.bytes.length}`);
  assert.deepEqual(await shown(table, png.bytes, 'image/png'), [width, height]);
  const svg = await download(table, 'picture-svg');
  assert.match(svg.name, /\.svg$/);
  const text = svg.bytes.toString();
  assert.match(text, /^<svg/);
  assert.equal(text.match(/@font-face/g).length, 3, 'its typefaces are in it');
  assert.match(text, new RegExp(`${new Date().getFullYear()}`));
  const [wide, high] = await shown(table, svg.bytes, 'image/svg+xml');
  assert.ok(wide > 0 && high > 0);
  return text;
}

test('a phone takes the picture of a round home', deep, async () => {
  await house.at({ width: 390, height: 844, query: 'bank=30' }, async (table) => {
    await table.tap('start');
    for (let acts = 0; acts < 300 && !(await table.allows('next-round')); acts += 1) {
      await table.until(
        () => window.roundhouse.targets().some(({ name, enabled }) => enabled && /^(ok|discard|finish|node|link|next-round)\b/.test(name)),
        undefined,
        'waiting for a touch',
      );
      const targets = await table.targets();
      assert.ok(!targets.some(({ name }) => name === 'picture') || (await table.allows('next-round')));
      const kind = ['next-round', 'ok', 'discard', 'finish', 'node', 'link'].find((kind) => allowed(targets, kind).length > 0);
      if (kind === 'next-round') break;
      const inSight = ({ x, y }) => x > 4 && x < 326 && y > 70 && y < 840;
      const on = ['node', 'link'].includes(kind);
      const all = allowed(targets, kind).filter((target) => !on || inSight(target));
      const target = all[on ? (acts * 7) % all.length : 0];
      if (!target) await table.tap('look farther');
      else if (on) await table.tapAt(target);
      else await table.tap(target.name);
      await table.untilIdle();
    }
    const text = await saveBoth(table, 'transglobal-rail');
    for (const part of ['Transglobal Rail', 'Europe', 'Round 1', 'class="hubs"']) assert.ok(text.includes(part), part);
  });
});

test('a laptop takes the picture of a game for two home', deep, async () => {
  await house.at({ width: 1366, height: 768, query: 'game=quickway&size=9&layout=own' }, async (table) => {
    await table.tap('against easy');
    await table.tap('start');
    await table.untilActing('near-left');
    await table.tap('resign near-left');
    await table.tap('resign-yes near-left');
    const text = await saveBoth(table, 'quickway');
    for (const part of ['Quickway', 'wins', 'easy']) assert.ok(text.includes(part), part);
  });
});

test('no table offers what nobody can carry away', async () => {
  await house.at({ query: 'game=quickway&size=9' }, async (table) => {
    await table.tap('join near-left');
    await table.tap('join far-right');
    await table.tap('start');
    const place = await table.acting();
    await table.tap(`resign ${place}`);
    await table.tap(`resign-yes ${place}`);
    await table.tap('settings');
    await table.tap('share');
    assert.ok(!(await table.targets()).some(({ name }) => name.startsWith('picture')));
  });
});
