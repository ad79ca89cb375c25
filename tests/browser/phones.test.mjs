// Seats on phones, in real Chromiums: a table, phones, a far laptop and a watcher, with the project's own host between
// them. Tests of networks and machines are in lost.test.mjs, and tests of rude people in rude.test.mjs.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { DEEP, deep } from './depth.mjs';
import { serve } from './host.mjs';
import { Company, faultsOf, linkTo, offer, openParlour, until, untilHeld } from './phones.mjs';
import { DIST, Table } from './table.mjs';
import { staticHost } from './static.mjs';

let parlour;
before(async () => (parlour = await openParlour()));
after(() => parlour.close());

const LAPTOP = { width: 1366, height: 768, phone: false };

/** Closes pages, and fails if any of them has a fault. */
async function leave(...pages) {
  for (const page of pages) assert.deepEqual(faultsOf(page), []);
  for (const page of pages) await page.close();
}


/** Names of the maps' regions in the languages of these tests. */
const REGIONS = new Set(['en', 'de', 'ja'].flatMap((code) => {
  const words = readFileSync(new URL(`../../assets/words/${code}.ftl`, import.meta.url), 'utf8');
  return [...words.matchAll(/^region-\w+ = (.+)$/gm)].map(([, region]) => region);
}));

/** Returns the cities of the open lists on a page, as its mirror says them, each with its region. */
const cityListOf = async (page) => {
  const told = await page.page.evaluate(() => [...document.querySelectorAll('p')].map(({ textContent }) => textContent));
  const found = told.map((words) => words.match(/^((?:St\. )?[^,、.。]+)[,、] ?([^,、.。]+)[.。]$/));
  // A coach's sentence may have a comma, too.
  return [...new Set(found.filter((one) => one && REGIONS.has(one[2])).map(([, city]) => city))];
};

test('a phone holds its seat from the lobby on, and its cities are on it alone, in its own language', async () => {
  const table = await parlour.table({ seed: 3 });
  for (const name of ['join near-left', 'join left', 'join far-right']) await table.tap(name);
  const places = ['near-left', 'left'];
  const links = [await offer(table, places[0]), await offer(table, places[1])];
  assert.match(links[0], /^http:\/\/roundhouse\.test:\d+\/#seat=[0-9A-Z]{10}-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  const german = await parlour.phone(links[0], { locale: 'de' });
  await german.untilSays(/Warte, bis das Spiel beginnt/);
  await untilHeld(table, 'near-left', 'here');
  const japanese = await parlour.phone(links[1], { locale: 'ja' });
  await japanese.untilStanding('in');
  await untilHeld(table, 'left', 'here');
  assert.equal(await german.screen(), 'member');

  await table.tap('start');
  await new Company(table, { 'near-left': german, left: japanese }).agree();
  await Promise.all([table, german, japanese].map((page) => page.untilIdle()));
  const cities = await cityListOf(german);
  assert.equal(cities.length, 5, cities.join(' '));
  assert.equal((await cityListOf(japanese)).length, 5);
  assert.deepEqual((await cityListOf(japanese)).filter((name) => cities.includes(name)), []);
  // At the table no list is open.
  assert.deepEqual(await cityListOf(table), []);
  const lists = (await table.targets()).map(({ name }) => name).filter((name) => /^cities /.test(name));
  assert.deepEqual(lists.sort(), ['cities far-right', 'cities left', 'cities near-left']);
  assert.equal((await table.words()).split('SHOW HERE').length - 1, 2);
  await leave(table, german, japanese);
});

test('a rail game is played on two phones, at the table and by a computer, in three languages', async () => {
  const table = await parlour.table({ seed: 3, query: 'bank=5' });
  for (const name of ['join near-left', 'join left', 'join far-right', 'computer right']) await table.tap(name);
  const hands = {
    'near-left': await parlour.phone(await offer(table, 'near-left'), { locale: 'de' }),
    left: await parlour.phone(await offer(table, 'left'), { locale: 'ja' }),
  };
  await until(async () => Promise.all(Object.keys(hands).map((place) => untilHeld(table, place, 'here'))), 'held');
  await table.tap('start');
  const company = new Company(table, hands);
  if (!DEEP) {
    await company.playSome(10);
    return leave(table, ...Object.values(hands));
  }
  await company.play();
  await Promise.all([table, ...Object.values(hands)].map((page) => page.untilIdle()));
  assert.match(await table.words(), /wins!/);
  assert.match(await hands['near-left'].words(), /gewinn(t|st)!/);
  assert.match(await hands.left.words(), /勝ち/);
  await leave(table, ...Object.values(hands));
});

test('a game for two is played between a table and a far laptop, and somebody looks on', deep, async () => {
  const table = await parlour.table({ seed: 5, query: 'game=quickway&size=9' });
  await table.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.tap('join near-left');
  await table.tap('invite left');
  await table.tap('copy-link left');
  const link = await until(() => table.page.evaluate(() => navigator.clipboard.readText()), 'the link is copied');
  assert.equal(link, await linkTo(table, 'left'));
  const laptop = await parlour.phone(link, LAPTOP);
  await laptop.untilStanding('in');
  await table.tap('start');

  await table.tap('settings');
  await table.tap('invite');
  const watching = await until(() => linkTo(table), 'there is a link to look on');
  const watcher = await parlour.phone(watching, { locale: 'fr' });
  await watcher.untilStanding('in');
  await table.untilSays(/One person is watching|1 person/);
  await table.tap('close');

  const touchable = /^(cell|ok|undo|hint|resign|special|offer-draw|take-back) /;
  const company = new Company(table, { left: laptop }, [watcher]);
  let turns = 0;
  await company.play({
    meanwhile: async () => {
      turns += 1;
      const touched = (await watcher.targets()).filter(({ name, enabled }) => enabled && touchable.test(name));
      assert.deepEqual(touched, []);
    },
  });
  assert.ok(turns > 8, `${turns}`);
  await Promise.all([table, laptop, watcher].map((page) => page.untilIdle()));
  assert.match(await laptop.words(), /win/);
  assert.match(await watcher.words(), /gagne/);
  await leave(table, laptop, watcher);
});

test('a second person with the same link asks, and the table decides', deep, async () => {
  const table = await parlour.table({ seed: 7 });
  await table.tap('join near-left');
  await table.tap('join left');
  const link = await offer(table, 'near-left');
  const first = await parlour.phone(link);
  await first.untilStanding('in');
  await table.tap('start');
  const other = await parlour.phone(link);
  await other.untilStanding('asking');
  await table.tap('phone-refuse near-left');
  await other.untilStanding('refused');
  await other.untilSays(/turned down your request/);
  assert.equal(await first.standing(), 'in');

  await other.tap('try-again');
  await other.untilStanding('asking');
  await table.tap('phone-allow near-left');
  await other.untilStanding('in');
  await first.untilStanding('elsewhere');
  await first.untilSays(/Another phone has this seat now/);
  const company = new Company(table, { 'near-left': other });
  await company.agree();

  // Neither the first phone's key nor the link, which both know, opens anything now.
  await first.page.reload();
  await first.untilStanding('void');
  const third = await parlour.phone(link);
  await third.untilStanding('void');
  await company.agree();
  assert.equal(await other.standing(), 'in');

  // The holder keeps the seat over a reload, because the table knows its key.
  await other.page.reload();
  await other.untilStanding('in');
  await company.agree();

  await table.tap('phone near-left');
  await table.tap('phone-here near-left');
  await other.untilStanding('closed');
  await other.untilSays(/back at the table/);
  assert.ok(await table.allows('cities near-left'));
  await leave(table, first, other, third);
});

test('without a host of its own a page offers neither phones nor invitations', async () => {
  const plain = await staticHost(DIST);
  try {
    for (const query of ['layout=table', 'layout=table&game=quickway']) {
      const table = await Table.open(parlour.browser, plain.url, { width: 1920, height: 1080, query });
      for (const name of ['join near-left', 'join left']) await table.tap(name);
      const offered = async () => {
        await table.untilIdle();
        return (await table.targets()).map(({ name }) => name).filter((name) => /phone|invite|copy-link/.test(name));
      };
      assert.deepEqual(await offered(), []);
      await table.tap('start');
      assert.deepEqual(await offered(), []);
      await table.tap('settings');
      assert.deepEqual(await offered(), []);
      // A browser logs the missing file, and there may be no other message.
      assert.deepEqual(table.faults.filter((fault) => !/status of 404/.test(fault)), []);
      await table.close();
    }
  } finally {
    await plain.close();
  }
});

test('a table that only its own machine reaches offers neither phones nor invitations', async () => {
  const host = await serve(DIST);
  try {
    const table = await Table.open(parlour.browser, host.url, { width: 1920, height: 1080, query: 'layout=table' });
    await table.tap('join near-left');
    await table.untilIdle();
    assert.deepEqual((await table.targets()).filter(({ name }) => /phone|invite/.test(name)), []);
    await leave(table);
  } finally {
    await host.stop();
  }
});
