// One person plays against the computer, which thinks in a worker: the real one, in a real browser. Native tests cover
// the table's use of its answers.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deep, deepUnless } from './depth.mjs';
import { cellAt, cellNamed } from './duels.mjs';
import { Crew, hurry, kindOf } from './player.mjs';
import { openHouse, show } from './table.mjs';

const PERSON = 'near-left';
/** A short side, where a computer that one person plays against always sits. */
const OTHER = 'right';
const OK = `ok ${PERSON}`;

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

/** A person and the computer sit down and begin. */
async function begin(table, game, strength = 'easy') {
  await hurry(table);
  await table.tap(`game ${game}`);
  await table.tap(`join ${PERSON}`);
  await table.tap(`computer ${OTHER}`);
  await table.tap(`strength ${OTHER} ${strength}`);
  await table.untilAllowed('start');
  await table.tap('start');
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

const isPersons = async (table) => (await table.acting()) === PERSON;

/** Waits until the computer has had its turn, and the person is on turn. */
async function untilPersons(table) {
  await table.untilActing(PERSON);
  await table.untilIdle();
}

const steps = async (table) => (await table.game()).steps;

const cellsOf = async (table) => (await table.targets()).filter((target) => kindOf(target) === 'cell');

/** Anything that makes a turn: pieces are carried about until one does. */
async function makeTurn(table, ways) {
  let number = 7;
  for (let tries = 0; tries < 1000; tries += 1) {
    // One look at the screen for each touch: this is most of the work.
    const targets = await table.targets();
    const find = (name) => targets.find((target) => target.enabled && target.name === name);
    const [ok, undo] = [find(OK), find(`undo ${PERSON}`)];
    if (ok) return table.tapAt(ok);
    if (undo) {
      await table.tapAt(undo);
      continue;
    }
    number = (number * 1103515245 + 12345) % 2147483648;
    const [file, rank, way] = [number >> 8, number >> 13, number >> 18];
    const [on, up] = ways[way % ways.length];
    const cells = targets.filter((target) => kindOf(target) === 'cell');
    const width = Math.sqrt(cells.length) | 0;
    const cell = (file, rank) => cells.find(({ name }) => name === cellNamed(cellAt(file, rank)));
    const [from, to] = [cell(file % width, rank % width), cell((file % width) + on, (rank % width) + up)];
    if (!from || !to) continue;
    if (from === to) await table.tapAt(from);
    else await table.slide(from, to, { steps: 1 });
  }
  throw new Error(`No turn was found. On the screen: ${await table.words()}`);
}

const BESIDE = [[1, 0], [0, 1], [-1, 0], [0, -1]];
// Each game and each strength. Native tests cover a strength's play.
const GAMES = [
  ['quickway', 'newcomer', [[0, 0]]],
  ['raindrops', 'medium', BESIDE],
  ['rapid-transit', 'hard', BESIDE],
  ['switch-yard', 'master', [...BESIDE, [2, 0], [0, 2], [-2, 0], [0, -2]]],
];

for (const [game, strength, ways] of GAMES) {
  test(`one person plays ${game} against the computer: ${strength}`, deepUnless(strength === 'newcomer'), () =>
    house.at({ seed: 5 }, async (table) => {
      await begin(table, game, strength);
      const turns = strength === 'master' ? 1 : 2;
      for (let turn = 0; turn < turns; turn += 1) {
        await untilPersons(table);
        const before = await steps(table);
        await makeTurn(table, ways);
        await untilPersons(table);
        assert.ok((await steps(table)) >= before + 2, 'both have played');
      }
    }));
}

/** Timers are a second late, as on a busy machine, so everything meanwhile happens in a frame. */
async function lateTimers(page) {
  await page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = (call, wait, ...rest) => later(call, wait + 1000, ...rest);
  });
}

test('a turn that is confirmed while its last piece glides is kept', deep, () =>
  house.at({ seed: 5, real: true, prepare: lateTimers }, async (table) => {
    await begin(table, 'switch-yard', 'easy');
    await untilPersons(table);
    await makeTurn(table, GAMES.at(-1).at(-1));
    await untilPersons(table);
    const { text } = await table.game();
    await table.reload();
    await table.tap('resume');
    assert.equal((await table.game())?.text, text, 'the turn is not played once more');
  }));

test('one person plays a round of Transglobal Rail against three computers', deep, () =>
  house.at({ seed: 5 }, async (table) => {
    await hurry(table);
    await table.tap(`join ${PERSON}`);
    const others = { left: 'easy', 'far-right': 'medium', right: 'hard' };
    for (const place of Object.keys(others)) await table.tap(`computer ${place}`);
    for (const [place, strength] of Object.entries(others)) {
      await table.tap(`strength ${place} ${strength}`);
    }
    await table.tap('start');
    const crew = await Crew.at(table, [PERSON, ...Object.keys(others)], 'europe');
    for (let touch = 0; touch < 12; touch += 1) {
      await table.untilActing(PERSON);
      await crew.step(await table.targets());
    }
    assert.ok((await steps(table)) > 30);
    for (const place of Object.keys(others)) {
      assert.equal((await table.targets()).some(({ name }) => name === `cities ${place}`), false);
    }
  }));

test('the program that thinks is not fetched before a computer has to think', async () => {
  let names;
  const prepare = (page) => void (names = thinkers(page));
  await house.at({ seed: 5, prepare }, async (table) => {
    for (const place of [PERSON, OTHER]) await table.tap(`join ${place}`);
    await table.tap('start');
    await table.untilIdle();
    await table.tap('settings');
    await table.tap('end-game');
    await table.tap('yes');
    await table.tap(`leave ${OTHER}`);
    await table.tap('game quickway');
    await table.tap(`computer ${OTHER}`);
    assert.deepEqual(names, []);
    await table.untilAllowed('start');
    await table.tap('start');
    if (await isPersons(table)) await makeTurn(table, [[0, 0]]);
    await untilPersons(table);
    assert.equal(names.length, 2, 'the program and its glue, once');
    await makeTurn(table, [[0, 0]]);
    await untilPersons(table);
    assert.equal(names.length, 2);
  });
});

test('the computer keeps its seat over a reload and plays on', () =>
  house.at({ seed: 5 }, async (table) => {
    await begin(table, 'quickway', 'hard');
    await untilPersons(table);
    await makeTurn(table, [[0, 0]]);
    await table.untilActing(OTHER);
    await table.reload();
    await table.tap('resume');
    assert.match(await table.words(), /Computer . hard/);
    await untilPersons(table);
  }));

test('a master ponders while the person thinks, but not while nobody sees it', { ...deep, timeout: 60_000 }, () =>
  house.at({ seed: 5, real: true }, async (table) => {
    await begin(table, 'quickway', 'master');
    await untilPersons(table);
    await makeTurn(table, [[0, 0]]);
    await untilPersons(table);
    const [worker] = table.page.workers();
    // Between two slices it sets a timer, to receive messages.
    await worker.evaluate(() => {
      const set = self.setTimeout;
      self.slices = 0;
      self.setTimeout = (...what) => {
        self.slices += 1;
        return set(...what);
      };
    });
    const slices = () => worker.evaluate(() => self.slices);
    const until = async (enough) => {
      while (!enough(await slices())) await table.page.waitForTimeout(50);
    };
    await until((count) => count > 5);
    await show(table.page, false);
    let before = -1;
    await until((count) => {
      const rests = count === before;
      before = count;
      return rests;
    });
    await show(table.page, true);
    await until((count) => count > before + 5);
  }));

for (const what of ['js', 'wasm']) {
  test(`a program that does not come (${what}) is told, and people play for the computer`, deepUnless(what === 'wasm'), async () => {
    const prepare = (page) => page.route(`**/thinker-*.${what}`, (route) => route.abort());
    await house.at({ seed: 5, prepare }, async (table) => {
      await begin(table, 'quickway');
      if (await isPersons(table)) await makeTurn(table, [[0, 0]]);
      await table.untilSays(/The computer can’t play for Blue/);
      await table.tap('dismiss');
      await table.tapAt((await cellsOf(table)).at(-1));
      await table.untilAllowed(`ok ${OTHER}`);
      await table.tap(`ok ${OTHER}`);
      await untilPersons(table);
      // The browser's own error text.
      table.faults.length = 0;
    });
  });
}
