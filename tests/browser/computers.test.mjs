// One person plays against the computer, which thinks in a worker of its own: the real one, in a real
// browser. What the table makes of its answers is tested natively.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { cellNamed } from './duels.mjs';
import { Crew, allowed } from './player.mjs';
import { openHouse } from './table.mjs';

const PERSON = 'NearLeft';
const OTHER = 'FarRight';
const OK = `Ok(${PERSON})`;

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

/** A person and the computer sit down and begin. */
async function begin(table, game, strength = 'Easy') {
  await table.tap(`Game(${game})`);
  await table.tap(`Join(${PERSON})`);
  await table.tap(`Computer(${OTHER})`);
  // A touch where COMPUTER was means nothing else for a moment.
  await table.page.waitForTimeout(400);
  await table.tap(`Strength(${OTHER}, ${strength})`);
  await table.untilAllowed('Start');
  await table.tap('Start');
}

/** The questions of the page for the program that thinks, as its files' names. */
function thinkers(page) {
  const names = [];
  page.on('request', (request) => {
    const name = request.url().split('/').pop();
    if (name.startsWith('thinker')) names.push(name);
  });
  return names;
}

const isPersons = (words) => /Waiting for Orange/.test(words);

/** Waits until the computer has had its turn, and the person is on turn. */
const untilPersons = (table) => table.untilSays(/Waiting for Orange/);

const steps = (table) => table.page.evaluate(() => window.roundhouse.game().steps);

/** Anything that makes a turn: pieces are carried about until one does. */
async function makeTurn(table, ways) {
  let number = 7;
  for (let tries = 0; tries < 500; tries += 1) {
    if (await table.allows(OK)) return table.tap(OK);
    if (await table.allows(`Undo(${PERSON})`)) await table.tap(`Undo(${PERSON})`);
    number = (number * 1103515245 + 12345) % 2147483648;
    const [file, rank, way] = [number >> 8, number >> 13, number >> 18];
    const [on, up] = ways[way % ways.length];
    const cells = (await table.targets()).filter(({ name }) => name.startsWith('Cell('));
    const width = Math.sqrt(cells.length) | 0;
    const at = [file % width, rank % width];
    const named = ([file, rank]) => cellNamed(`${String.fromCharCode(97 + file)}${rank + 1}`);
    const find = (name) => cells.find((cell) => cell.name === name);
    const [from, to] = [find(named(at)), find(named([at[0] + on, at[1] + up]))];
    if (!from || !to) continue;
    if (from === to) await table.tapAt(from);
    else await table.slide(from, to, { steps: 1 });
  }
  throw new Error(`No turn was found. On the screen: ${await table.words()}`);
}

const BESIDE = [[1, 0], [0, 1], [-1, 0], [0, -1]];
const GAMES = [
  ['Quickway', [[0, 0]]],
  ['Raindrops', BESIDE],
  ['RapidTransit', BESIDE],
  ['SwitchYard', [...BESIDE, [2, 0], [0, 2], [-2, 0], [0, -2]]],
];

for (const [game, ways] of GAMES) {
  for (const strength of ['Easy', 'Medium', 'Hard']) {
    test(`one person plays ${game} against the computer: ${strength}`, () =>
      house.at({ seed: 5 }, async (table) => {
        await begin(table, game, strength);
        const turns = strength === 'Hard' ? 1 : 2;
        for (let turn = 0; turn < turns; turn += 1) {
          await untilPersons(table);
          const before = await steps(table);
          await makeTurn(table, ways);
          await untilPersons(table);
          assert.ok((await steps(table)) >= before + 2, 'both have played');
        }
      }));
  }
}

test('one person plays a round of Transglobal Rail against three computers', () =>
  house.at({ seed: 5 }, async (table) => {
    await table.untilLoaded();
    await table.tap(`Join(${PERSON})`);
    const others = { Left: 'Easy', FarRight: 'Medium', Right: 'Hard' };
    for (const place of Object.keys(others)) await table.tap(`Computer(${place})`);
    await table.page.waitForTimeout(400);
    for (const [place, strength] of Object.entries(others)) {
      await table.tap(`Strength(${place}, ${strength})`);
    }
    await table.tap('Start');
    const crew = await Crew.at(table, [PERSON, 'Left', 'FarRight', 'Right'], 'Europe');
    const mine = (targets) => ['Node', 'Link', 'Ok', 'Discard'].some((kind) => allowed(targets, kind).length);
    for (let touch = 0; touch < 12; touch += 1) {
      await table.page.waitForFunction(() =>
        window.roundhouse.targets().some((t) => t.enabled && /^(Node|Link|Ok|Discard)\(/.test(t.name)), null, { timeout: 20_000 });
      const targets = await table.targets();
      assert.ok(mine(targets));
      await crew.step(targets);
    }
    assert.ok((await steps(table)) > 30);
    for (const place of Object.keys(others)) {
      assert.equal((await table.targets()).some(({ name }) => name === `Cities(${place})`), false);
    }
  }));

test('the program that thinks is not fetched before a computer has to think', async () => {
  let names;
  const prepare = (page) => void (names = thinkers(page));
  await house.at({ seed: 5, prepare }, async (table) => {
    await table.untilLoaded();
    for (const place of [PERSON, OTHER]) await table.tap(`Join(${place})`);
    await table.tap('Start');
    await table.page.waitForTimeout(500);
    await table.tap('Cog');
    await table.tap('EndGame');
    await table.tap('Yes');
    await table.tap(`Leave(${OTHER})`);
    await table.tap('Game(Quickway)');
    // Nor does one where LEAVE was.
    await table.page.waitForTimeout(400);
    await table.tap(`Computer(${OTHER})`);
    assert.deepEqual(names, []);
    await table.untilAllowed('Start');
    await table.tap('Start');
    if (isPersons(await table.words())) await makeTurn(table, [[0, 0]]);
    await untilPersons(table);
    assert.equal(names.length, 2, 'the program and its glue, once');
    await makeTurn(table, [[0, 0]]);
    await untilPersons(table);
    assert.equal(names.length, 2);
  });
});

test('the computer keeps its seat over a reload and plays on', () =>
  house.at({ seed: 5 }, async (table) => {
    await begin(table, 'Quickway', 'Hard');
    await untilPersons(table);
    await makeTurn(table, [[0, 0]]);
    await table.untilSays(/The computer is thinking/);
    await table.page.reload();
    await table.page.waitForFunction(() => window.roundhouse?.frames() > 0);
    await table.untilAllowed('TakeUp');
    await table.tap('TakeUp');
    await table.untilSays(/Computer . hard/);
    await untilPersons(table);
  }));

for (const what of ['js', 'wasm']) {
  test(`a program that does not come (${what}) is told, and people play for the computer`, async () => {
    const prepare = (page) => page.route(`**/thinker-*.${what}`, (route) => route.abort());
    await house.at({ seed: 5, prepare }, async (table) => {
      await begin(table, 'Quickway');
      if (isPersons(await table.words())) await makeTurn(table, [[0, 0]]);
      await table.untilSays(/The computer cannot play for Sky/);
      await table.tap('Heard');
      const cell = (await table.targets()).filter(({ name }) => name.startsWith('Cell(')).at(-1);
      await table.tapAt(cell);
      await table.untilAllowed(`Ok(${OTHER})`);
      await table.tap(`Ok(${OTHER})`);
      await untilPersons(table);
      // The browser's own words about it.
      table.faults.length = 0;
    });
  });
}
