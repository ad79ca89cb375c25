// What is kept on the machine: the game comes back after a reload, in mid-turn too, and whatever goes
// wrong with the storage is said once while the game goes on.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openHouse, Table } from './table.mjs';
import { allowed, start } from './player.mjs';
import { killing } from '../../benches/kills.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

const at = (options, play) => house.at(options, play);

/** The game on the table: its steps, and all that is kept of it as text. */
const game = (table) => table.page.evaluate(() => window.roundhouse.game());

async function reload(table) {
  await table.page.reload();
  await table.page.waitForFunction(() => window.roundhouse?.frames() > 0);
}

/** What is in the store, by its key; bytes as lists. */
function kept(table) {
  return table.page.evaluate(async () => {
    const happens = (request) =>
      new Promise((yes, no) => Object.assign(request, { onsuccess: () => yes(request.result), onerror: no }));
    const base = await happens(indexedDB.open('roundhouse', 1));
    const store = base.transaction('roundhouse').objectStore('roundhouse');
    const [keys, values] = await Promise.all([happens(store.getAllKeys()), happens(store.getAll())]);
    base.close();
    const plain = (value) => (value instanceof Uint8Array ? [...value] : value);
    return Object.fromEntries(keys.map((key, number) => [key, plain(values[number])]));
  });
}

/** Puts bytes, or anything else, into the store by hand. */
function put(table, entries) {
  return table.page.evaluate(async (entries) => {
    const opened = indexedDB.open('roundhouse', 1);
    await new Promise((yes) => (opened.onsuccess = yes));
    const work = opened.result.transaction('roundhouse', 'readwrite');
    for (const [key, value] of entries) {
      const bytes = Array.isArray(value) ? new Uint8Array(value) : value;
      work.objectStore('roundhouse').put(bytes, key);
    }
    await new Promise((yes) => (work.oncomplete = yes));
    opened.result.close();
  }, entries);
}

test('a game for two comes back in mid-turn, and its settings with it', () =>
  at({}, async (table) => {
    await table.tap('Join(NearLeft)');
    await table.tap('Join(FarRight)');
    await table.tap('Game(SwitchYard)');
    await table.tap('Start');
    // A car in the middle of a side, which is picked up.
    for (const cell of allowed(await table.targets(), 'Cell')) {
      await table.tapAt(cell);
      if (await table.allows('Undo(NearLeft)') || await table.allows('Undo(FarRight)')) break;
    }
    await table.settle();
    const [words, before] = [await table.words(), await game(table)];
    await reload(table);
    assert.match(await table.words(), /A game is waiting.*Switch Yard.*Turn 1 /);
    assert.equal(await game(table), null);
    await table.tap('TakeUp');
    assert.deepEqual(await game(table), before);
    assert.equal(await table.words(), words);
    await table.tap('Cog');
    await table.tap('EndGame');
    await table.tap('Yes');
    await table.settle();
    await reload(table);
    assert.match(await table.words(), /Nobody has joined yet/);
    assert.ok(!(await table.allows('Map(Europe)')), 'Switch Yard is still chosen');
  }));

test('a rail game comes back on its own map at every step of a turn, and goes on', () =>
  at({ seed: 5 }, async (table) => {
    await table.untilAllowed('Map(Usa)');
    let crew = await start(table, 3, { map: 'Usa' });
    for (let step = 0; step < 12; step += 1) {
      await crew.step(await table.targets());
      if (step % 3 > 0) continue;
      // A machine with much to do may need longer than a picture waits.
      await table.page.waitForTimeout(200);
      const before = await game(table);
      await reload(table);
      assert.match(await table.words(), /Transglobal Rail, USA/);
      await table.untilAllowed('TakeUp');
      await table.tap('TakeUp');
      assert.deepEqual(await game(table), before);
    }
  }));

/** Begins Quickway while each transaction seems to be over so many milliseconds late. */
async function beginLate(table, late) {
  await table.tap('Join(NearLeft)');
  await table.tap('Join(FarRight)');
  await table.tap('Game(Quickway)');
  await table.page.waitForTimeout(100);
  await table.page.evaluate((late) => {
    const { transaction } = IDBDatabase.prototype;
    window.strict = [];
    IDBDatabase.prototype.transaction = function (...wishes) {
      window.strict.push(wishes[2]?.durability);
      const work = transaction.apply(this, wishes);
      const set = (answer) => {
        const tell = () => setTimeout(answer, late);
        if (late !== Infinity) work.addEventListener('complete', tell);
      };
      Object.defineProperty(work, 'oncomplete', { set });
      return work;
    };
    addEventListener('pointerup', () => {
      // What was painted before the finger was lifted was the pressed look.
      window.lifted = { at: performance.now(), frames: window.roundhouse.frames() };
    }, true);
  }, late);
  await table.tap('Start');
  await table.page.waitForFunction(() => window.roundhouse.frames() > window.lifted?.frames);
  return table.page.evaluate(() => window.roundhouse.paintedAt() - window.lifted.at);
}

test('a step is painted when it is on the disk, or 50 ms later', async () => {
  await at({}, async (table) => {
    // An animation frame's time is that of its beginning: up to 17 ms before the painting.
    const after = await beginLate(table, 45);
    assert.ok(after > 26, `painted after ${after} ms`);
    assert.deepEqual([...new Set(await table.page.evaluate(() => window.strict))], ['strict']);
  });
  await at({}, async (table) => {
    const after = await beginLate(table, Infinity);
    assert.ok(after > 31, `painted after ${after} ms`);
    assert.match(await table.words(), /QUICKWAY/);
  });
});

test('a browser that refuses to keep anything says so once, and the game goes on', async () => {
  const refusals = [
    () => (IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }),
    () => {
      // As in some private windows: it is asked for, and fails.
      IDBFactory.prototype.open = () => {
        const request = {};
        setTimeout(() => request.onerror?.(new Event('error')), 5);
        return request;
      };
    },
    () => delete window.indexedDB && Object.defineProperty(window, 'indexedDB', { value: undefined }),
    // It never answers.
    () => (IDBFactory.prototype.open = () => ({})),
  ];
  for (const refuse of refusals) {
    const prepare = (page) => page.addInitScript(refuse);
    await at({ prepare }, async (table) => {
      await table.untilSays(/will be lost|may be lost/);
      await table.tap('Heard');
      await table.tap('Join(NearLeft)');
      await table.tap('Join(FarRight)');
      await table.tap('Game(Quickway)');
      await table.tap('Start');
      for (let turn = 0; turn < 3; turn += 1) {
        await table.tapAt(allowed(await table.targets(), 'Cell')[turn]);
        await table.tapAt(allowed(await table.targets(), 'Ok')[0]);
      }
      await table.settle();
      assert.equal((await game(table)).steps, 3);
      assert.ok(!(await table.allows('Heard')), 'it is said once');
    });
  }
});

test('a disk that is full says so once, and what fits again is kept', () =>
  at({}, async (table) => {
    await table.tap('Join(NearLeft)');
    await table.tap('Join(FarRight)');
    await table.tap('Game(Quickway)');
    await table.page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...wishes) {
        if (window.room) return put.apply(this, wishes);
        // As a full disk does it: the request is taken, and the transaction is given up later.
        const request = put.apply(this, wishes);
        this.transaction.abort();
        return request;
      };
    });
    await table.tap('Start');
    await table.untilSays(/there may be no room/);
    await table.tap('Heard');
    await table.tapAt(allowed(await table.targets(), 'Cell')[0]);
    await table.settle();
    assert.ok(!(await table.allows('Heard')), 'it is said once');
    await table.page.evaluate(() => (window.room = true));
    await table.tapAt(allowed(await table.targets(), 'Ok')[0]);
    await table.settle();
    const before = await game(table);
    await reload(table);
    await table.tap('TakeUp');
    assert.deepEqual(await game(table), before);
  }));

test('a database that somebody deletes is made anew', () =>
  at({}, async (table) => {
    await table.tap('Join(NearLeft)');
    await table.tap('Join(FarRight)');
    await table.tap('Game(Quickway)');
    await table.tap('Start');
    await table.settle();
    const origin = new URL(table.page.url()).origin;
    await table.cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    await table.tapAt(allowed(await table.targets(), 'Cell')[0]);
    await table.page.waitForTimeout(200);
    const before = await game(table);
    await reload(table);
    await table.tap('TakeUp');
    assert.deepEqual(await game(table), before);
  }));

test('damaged saves are put aside and told, and the other slot or the lobby opens', () =>
  at({}, async (table) => {
    await table.tap('Join(NearLeft)');
    await table.tap('Join(FarRight)');
    await table.tap('Game(Quickway)');
    await table.tap('Start');
    const [cell] = allowed(await table.targets(), 'Cell');
    const before = await game(table);
    await table.tapAt(cell);
    await table.settle();
    const saves = await kept(table);
    // The slot that was written last holds one touch more; one bit of it is turned.
    const last = saves[0].length > saves[1].length ? 0 : 1;
    const damaged = saves[last].map((byte, place) => (place === 9 ? byte ^ 4 : byte));
    await put(table, [[last, damaged]]);
    await reload(table);
    await table.untilSays(/A kept game cannot be read\./);
    await table.tap('Heard');
    await table.tap('TakeUp');
    assert.deepEqual(await game(table), before);
    await table.settle();
    await put(table, [[0, 'not even bytes'], [1, [1, 2, 3]]]);
    await reload(table);
    await table.untilSays(/This is not a game of Roundhouse/);
    await table.tap('Heard');
    await table.target('Join(NearLeft)');
    await table.settle();
    const aside = Object.entries(await kept(table)).filter(([key]) => key.startsWith('aside'));
    assert.ok(aside.some(([, bytes]) => String(bytes) === String(damaged)));
    assert.equal(aside.length, 3);
    assert.ok(!('0' in (await kept(table))));
  }));

test('a second window does not touch what the first one keeps', () =>
  at({}, async (table) => {
    await table.tap('Join(NearLeft)');
    await table.tap('Join(FarRight)');
    await table.tap('Game(Quickway)');
    await table.tap('Start');
    await table.settle();
    const before = await kept(table);
    const page = await table.page.context().newPage();
    await page.goto(table.page.url());
    await page.waitForFunction(() => window.roundhouse?.frames() > 0);
    const second = new Table(page, await page.context().newCDPSession(page), []);
    await second.untilSays(/open in another window/);
    await second.tap('Heard');
    await second.tap('Join(NearLeft)');
    await second.tap('Join(FarRight)');
    await second.tap('Game(Raindrops)');
    await second.tap('Start');
    await second.settle();
    assert.deepEqual(await kept(table), before);
    // When the first one is closed, the second keeps its own game, and puts the other aside.
    await table.page.goto('about:blank');
    await second.untilSays(/came late/);
    await second.tap('Heard');
    await second.tapAt(allowed(await second.targets(), 'Cell')[0]);
    await second.page.waitForTimeout(200);
    const aside = Object.entries(await kept(second)).filter(([key]) => key.startsWith('aside'));
    assert.deepEqual(aside.map(([, bytes]) => bytes), [before[1]]);
    const there = await game(second);
    await reload(second);
    await second.tap('TakeUp');
    assert.deepEqual(await game(second), there);
  }));

test('killed in the middle of games of all kinds, the machine has them again', async () => {
  const { kills, whole, late, lost, wrong } = await killing(5, 3);
  assert.deepEqual(wrong, []);
  assert.equal(kills, 5);
  assert.equal(whole + late + lost, 5);
});
