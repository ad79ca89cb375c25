// Links and query parameters in a real Chromium. A game is shared in one window and opened in another, and the address
// keeps it until play continues there. Copying works, and a broken link gets a message.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DEEP, deep } from './depth.mjs';
import { cellNamed } from './duels.mjs';
import { touchAny } from './player.mjs';
import { openHouse, Table } from './table.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

const at = (play, options) => house.at(options, play);

/** Loads the page again with this behind its address. */
async function load(table, rest) {
  // Away first, because a change of the fragment alone loads nothing.
  await table.page.goto('about:blank');
  await table.page.goto(`${house.url}${rest}`);
  await table.untilIdle();
}

/** Two people begin a game of Quickway and play a few stones. */
async function play(table) {
  for (const name of ['join near-left', 'join far-right', 'game quickway', 'start']) {
    await table.tap(name);
  }
  for (const cell of ['d4', 'e5', 'e4']) {
    await table.tap(cellNamed(cell));
    // It may be confirmed now, and is.
    await touchAny(table);
  }
}

/** Copies the link of the game on the table. Returns the content of the clipboard. */
async function copied(table) {
  const context = table.page.context();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.tap('settings');
  await table.tap('share');
  await table.tap('copy');
  await table.untilSays(/Link copied\./);
  return table.page.evaluate(() => navigator.clipboard.readText());
}

const address = (table) => table.page.evaluate(() => location.href);

test('a game that is shared is opened in another window, looked at and played on', () =>
  at(async (table) => {
    await play(table);
    const link = await copied(table);
    assert.ok(link.startsWith(`${house.url}#game=`), link);
    await at(async (other) => {
      await load(other, link.slice(house.url.length));
      await other.untilSays(/Turn 3 of 3/);
      assert.equal(await address(other), link, 'a bookmark would lose the game');
      await other.reload();
      await other.untilSays(/Turn 3 of 3/);
      assert.equal(await other.allows('seek next'), false);
      await other.tap('seek start');
      await other.untilSays(/Start of the game/);
      await other.tap('seek next');
      await other.untilSays(/Turn 1 of 3/);
      await other.tap('seek end');
      await other.tap('play-on');
      assert.equal(await address(other), house.url, 'a load of the page would look at it again');
      const words = async (at) => (await at.words()).split(' ').sort().join(' ');
      await table.tap('close');
      assert.equal(await words(other), await words(table));
      // `heeded` is left out, because it depends on the latest positions of fingers.
      const plain = ({ name, x, y, enabled }) => ({ name, x, y, enabled });
      const cells = async (at) =>
        (await at.targets()).filter(({ name }) => /^cell /.test(name)).map(plain);
      assert.deepEqual(await cells(other), await cells(table));
    });
  }));

test('a link that is put into the address of an open page hides its game and gives it back', () =>
  at(async (table) => {
    await play(table);
    const link = await copied(table);
    await table.tap('close');
    await table.tap(cellNamed('i9'));
    const before = await table.words();
    await table.page.evaluate((hash) => (location.hash = hash), link.slice(link.indexOf('#')));
    await table.untilSays(/MY GAME/);
    assert.ok((await address(table)).includes('#game='));
    await table.tap('to-lobby');
    await table.untilIdle();
    assert.equal(await table.words(), before);
    assert.ok(!(await address(table)).includes('#'));
    // The browser's Back leads from a link to the page before it, too.
    await table.page.evaluate((hash) => (location.hash = hash), link.slice(link.indexOf('#')));
    await table.untilSays(/MY GAME/);
    await table.page.goBack();
    await table.untilIdle();
    assert.equal(await table.words(), before);
  }));

test('a refused copy is told', () =>
  at(
    async (table) => {
      await play(table);
      await table.tap('settings');
      await table.tap('share');
      await table.tap('copy');
      await table.untilSays(/doesn’t allow copying/);
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          const refuse = () => Promise.reject(new Error('refused'));
          Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
          document.execCommand = () => false;
        }),
    },
  ));

test('where there is no clipboard the link is copied all the same', deep, async () => {
  const url = house.url.replace('localhost', 'roundhouse.test');
  const table = await Table.open(house.browser, url);
  const { page } = table;
  assert.equal(await page.evaluate(() => navigator.clipboard), undefined);
  await play(table);
  await table.tap('settings');
  await table.tap('share');
  await table.tap('copy');
  await table.untilSays(/Link copied\./);
  assert.equal(await page.evaluate(() => document.querySelector('textarea')), null);
  // Another page of this browser may read the clipboard.
  const context = page.context();
  await context.grantPermissions(['clipboard-read'], { origin: new URL(house.url).origin });
  const other = await context.newPage();
  await other.goto(house.url);
  const link = await other.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.startsWith(`${url}#game=`), link);
  assert.deepEqual(table.faults, []);
  await table.close();
});

test('what is no link is told in a sentence, and a reload does not repeat it', () =>
  at(async (table) => {
    const garbage = ['#game=', '#game=garbage', '#game=%00%F0', `#game=${'A'.repeat(1_000_000)}`];
    for (const fragment of garbage.slice(DEEP ? 0 : 2)) {
      await load(table, `?kiosk${fragment}`);
      await table.untilSays(/This link can’t be opened\. It’s/);
      assert.equal(await address(table), `${house.url}?kiosk`);
    }
    await table.reload();
    assert.ok(!(await table.words()).includes('can’t be opened'));
    // Other fragments are none of ours.
    await load(table, '#somewhere');
    assert.ok(!(await table.words()).includes('can’t be opened'));
  }));

test('wishes in the address are granted, and unknown ones told', () =>
  at(async (table) => {
    await load(table, '?game=transglobal-rail&map=asia&bank=10&tax=%C3%A9&fbclid=x');
    await table.untilSays(/This link asks for tax é\. That isn’t available here\./);
    assert.match(await table.words(), /\$10/);
    await load(table, '?seed=1&game=quax&size=13');
    await table.tap('join near-left');
    await table.tap('join far-right');
    await table.untilAllowed('start');
    await table.tap('start');
    await table.untilSays(/Quax · 13 × 13/);
  }));
