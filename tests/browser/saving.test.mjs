// Storage on the machine. The game comes back after a reload, in mid-turn too. The page reports a fault of the storage
// once, and the game continues.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DEEP, deep } from './depth.mjs';
import { openHouse, Table } from './table.mjs';
import { allowed, start, touchAny } from './player.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

const at = (options, play) => house.at(options, play);

/** Two people sit down and start a game, and the page saves it. */
async function begin(table, game = 'quickway') {
  for (const name of ['join near-left', 'join far-right', `game ${game}`, 'start']) await table.tap(name);
  await table.untilIdle();
}

/** Returns the entries of the store by their keys, with bytes as lists. */
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

/** The steps behind the whole saves, by their keys. */
const steps = (kept) => Object.entries(kept).filter(([key]) => Number(key) >= 1024);

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

test('a game for two comes back in mid-turn, and its settings with it', deep, () =>
  at({}, async (table) => {
    await begin(table, 'switch-yard');
    // A car in the middle of a side, which is picked up.
    for (const cell of allowed(await table.targets(), 'cell')) {
      await table.tapAt(cell);
      if (await table.allows('undo near-left') || await table.allows('undo far-right')) break;
    }
    await table.untilIdle();
    const [words, before] = [await table.words(), await table.game()];
    await table.reload();
    assert.match(await table.words(), /CONTINUE.*Switch Yard.*At turn 1,/);
    assert.equal(await table.game(), null);
    await table.tap('resume');
    assert.deepEqual(await table.game(), before);
    assert.equal(await table.words(), words);
    await table.tap('settings');
    await table.tap('end-game');
    await table.tap('yes');
    await table.untilIdle();
    await table.reload();
    assert.equal(await table.screen(), 'lobby');
    assert.ok(!(await table.allows('map europe')), 'Switch Yard is still chosen');
  }));

test('a rail game comes back on its own map at every step of a turn, and goes on', deep, () =>
  at({ seed: 5 }, async (table) => {
    await start(table, 3, { map: 'usa' });
    for (let step = 0; step < 12; step += 1) {
      await touchAny(table);
      if (step % 3 > 0) continue;
      await table.untilIdle();
      const before = await table.game();
      await table.reload();
      assert.match(await table.words(), /Transglobal Rail, USA/);
      await table.untilAllowed('resume');
      await table.tap('resume');
      assert.deepEqual(await table.game(), before);
    }
  }));

/** Starts Quickway while each transaction seems to end so many milliseconds late. */
async function beginLate(table, late) {
  await table.tap('join near-left');
  await table.tap('join far-right');
  await table.tap('game quickway');
  await table.untilIdle();
  await slowDown(table, late);
  return liftedAfter(table, await table.target('start'));
}

/** From now on each transaction seems to end so many milliseconds late. */
function slowDown(table, late) {
  return table.page.evaluate((late) => {
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
      // Frames from before the finger was lifted show the pressed look.
      window.lifted = { at: performance.now(), frames: window.roundhouse.frames() };
    }, true);
  }, late);
}

/** Touches a point; how many milliseconds after the finger was lifted the next picture is painted. */
async function liftedAfter(table, point) {
  await table.page.evaluate(() => (window.lifted = undefined));
  await table.tapAt(point);
  await table.page.waitForFunction(() => window.roundhouse.frames() > window.lifted?.frames);
  return table.page.evaluate(() => window.roundhouse.paintedAt() - window.lifted.at);
}

test('a turn is painted when it is on the disk, or a second later, and a slow disk is told once', async () => {
  await at({ real: true }, async (table) => {
    // An animation frame's time is that of its beginning: up to 17 ms before the painting.
    const after = await beginLate(table, 300);
    assert.ok(after > 280, `painted after ${after} ms`);
    assert.deepEqual([...new Set(await table.page.evaluate(() => window.strict))], ['strict']);
    await table.untilIdle();
    assert.equal(await table.screen(), 'game', 'nothing is told');
  });
  await at({ real: true, patience: 'own' }, async (table) => {
    const after = await beginLate(table, Infinity);
    // A busy machine may be late to note when the finger was lifted.
    assert.ok(after > 600, `painted after ${after} ms`);
    await table.untilSays(/Saving is slow/);
    await table.tap('dismiss');
    const lifted = await liftedAfter(table, allowed(await table.targets(), 'cell')[0]);
    assert.ok(lifted < 1_000, 'from now on no picture waits for long');
    assert.equal(await table.screen(), 'game', 'it is told once');
  });
});

test('a touch that is only drafted is painted 50 ms later, but never two of them', () =>
  at({ real: true }, async (table) => {
    await begin(table);
    const WRITING = 900;
    await slowDown(table, WRITING);
    const [one, two] = allowed(await table.targets(), 'cell');
    const first = await liftedAfter(table, one);
    assert.ok(first > 31 && first < WRITING, `painted after ${first} ms`);
    const begun = await table.page.evaluate(() => window.lifted.at);
    await liftedAfter(table, two);
    const second = await table.page.evaluate((begun) => window.roundhouse.paintedAt() - begun, begun);
    assert.ok(second > WRITING - 20, `painted ${second} ms after the first was lifted`);
    await table.untilIdle();
  }));

test('a browser that refuses to keep anything says so once, and the game goes on', async () => {
  const refusals = [
    () => (IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }),
    () => {
      // Like some private windows: opening is possible, but fails.
      IDBFactory.prototype.open = () => {
        const request = {};
        setTimeout(() => request.onerror?.(new Event('error')), 5);
        return request;
      };
    },
    () => {
      // It fails at once, and then slowly: the page is at work again when a late answer would come.
      let delay = 5;
      IDBFactory.prototype.open = () => {
        const request = {};
        setTimeout(() => request.onerror?.(new Event('error')), delay);
        delay = 4_000;
        return request;
      };
    },
    () => delete window.indexedDB && Object.defineProperty(window, 'indexedDB', { value: undefined }),
    // It never answers.
    () => (IDBFactory.prototype.open = () => ({})),
  ];
  // The page checks once, some seconds after its start, if it has an answer.
  const noticePatience = () => {
    const { setTimeout } = window;
    window.setTimeout = (act, delay, ...rest) => {
      const late = () => {
        act();
        window.patienceOver = true;
      };
      return setTimeout(delay === 3_000 ? late : act, delay, ...rest);
    };
  };
  for (const refuse of DEEP ? refusals : refusals.slice(0, 2)) {
    const prepare = async (page) => {
      await page.addInitScript(noticePatience);
      await page.addInitScript(refuse);
    };
    await at({ prepare, patience: 'own' }, async (table) => {
      await table.untilSays(/don’t close the page/);
      await table.tap('dismiss');
      await begin(table);
      for (let turn = 0; turn < 3; turn += 1) {
        await table.tapAt(allowed(await table.targets(), 'cell')[turn]);
        await table.tapAt(allowed(await table.targets(), 'ok')[0]);
      }
      await table.untilIdle();
      assert.equal((await table.game()).steps, 3);
      await table.until(() => window.patienceOver, undefined, 'out of patience');
      assert.ok(!(await table.allows('dismiss')), 'it is said once');
    });
  }
});

test('a disk that is full says so once, and what fits again is kept', () =>
  at({}, async (table) => {
    await table.tap('join near-left');
    await table.tap('join far-right');
    await table.tap('game quickway');
    await table.page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      window.ballast = 0;
      IDBObjectStore.prototype.put = function (...wishes) {
        if (/^ballast/.test(wishes[1])) window.ballast += wishes[0].length;
        if (window.room) return put.apply(this, wishes);
        // Like a full disk: the request succeeds, and the transaction aborts later.
        const request = put.apply(this, wishes);
        this.transaction.abort();
        return request;
      };
    });
    await table.tap('start');
    await table.untilSays(/no space, or a private window/);
    await table.tap('dismiss');
    await table.tapAt(allowed(await table.targets(), 'cell')[0]);
    await table.untilIdle();
    assert.ok(!(await table.allows('dismiss')), 'it is said once');
    await table.page.evaluate(() => (window.room = true));
    await table.tapAt(allowed(await table.targets(), 'ok')[0]);
    await table.untilIdle();
    assert.ok((await table.page.evaluate(() => window.ballast)) > 2 ** 22, 'the log is left as it was');
    const before = await table.game();
    await table.reload();
    await table.tap('resume');
    assert.deepEqual(await table.game(), before);
    assert.deepEqual((await keys(table)).filter((key) => /^ballast/.test(key)), []);
  }));

test('where the browser gives no room it is told once, a mark stays, and it goes when there is room', () => {
  let quota;
  const prepare = async (page) => {
    const cdp = await page.context().newCDPSession(page);
    quota = (size) => cdp.send('Storage.overrideQuotaForOrigin', { origin: new URL(house.url).origin, ...size });
    await quota({ quotaSize: 1 });
  };
  return at({ prepare }, async (table) => {
    await table.untilSays(/no space, or a private window/);
    await table.tap('dismiss');
    await begin(table);
    const cells = allowed(await table.targets(), 'cell');
    await table.tapAt(cells[0]);
    await table.untilIdle();
    assert.ok(!(await table.allows('dismiss')), 'it is told once');
    assert.match(await unkept(table), /no space, or a private window/);
    await quota({});
    await table.tapAt(cells[1]);
    await table.untilIdle();
    assert.equal(await unkept(table), null);
    const before = await table.game();
    await table.reload();
    await table.tap('resume');
    assert.deepEqual(await table.game(), before);
  });
});

/** The keys of all stored entries. */
const keys = (table) =>
  table.page.evaluate(
    () =>
      new Promise((done) => {
        const asked = indexedDB.open('roundhouse');
        asked.onsuccess = () => {
          const all = asked.result.transaction('roundhouse').objectStore('roundhouse').getAllKeys();
          all.onsuccess = () => {
            asked.result.close();
            done(all.result.map(String));
          };
        };
      }),
  );

/** The page's reason why it cannot save. */
const unkept = (table) => table.page.evaluate(() => window.roundhouse.unkept());

test('a database that somebody deletes is made anew', () =>
  at({}, async (table) => {
    await begin(table);
    const origin = new URL(table.page.url()).origin;
    await table.cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    await table.tapAt(allowed(await table.targets(), 'cell')[0]);
    await table.untilIdle();
    const before = await table.game();
    await table.reload();
    await table.tap('resume');
    assert.deepEqual(await table.game(), before);
  }));

test('damaged saves and steps are put aside and told, and what is whole or the lobby opens', () =>
  at({}, async (table) => {
    await begin(table);
    const [cell, other] = allowed(await table.targets(), 'cell');
    await table.tapAt(cell);
    await table.untilIdle();
    const before = await table.game();
    await table.tapAt(other);
    await table.untilIdle();
    const last = await table.game();
    const saves = await kept(table);
    const turned = (bytes) => bytes.map((byte, place) => (place === 9 ? byte ^ 4 : byte));
    // One bit of a slot. The other slot and the steps after it have the same game.
    await put(table, [[0, turned(saves[0])]]);
    await table.reload();
    await table.untilSays(/A saved game can’t be opened\./);
    await table.tap('dismiss');
    await table.tap('resume');
    assert.deepEqual(await table.game(), last);
    await table.tapAt(cell);
    await table.untilIdle();
    assert.deepEqual((await table.game()).text, before.text);
    await table.tapAt(other);
    await table.untilIdle();
    // One bit of the last step.
    const [step, bytes] = steps(await kept(table)).at(-1);
    await put(table, [[Number(step), turned(bytes)]]);
    await table.reload();
    await table.untilSays(/A saved game can’t be opened\./);
    await table.tap('dismiss');
    await table.tap('resume');
    assert.deepEqual((await table.game()).text, before.text);
    await table.untilIdle();
    // Both slots. The second copy has the game, without unconfirmed steps.
    const harm = [[0, 'not even bytes'], [1, [1, 2, 3]]];
    await put(table, harm);
    await table.reload();
    await table.untilSays(/its second copy is intact/);
    await table.tap('dismiss');
    await table.tap('resume');
    assert.equal((await table.game()).steps, 0);
    await table.untilIdle();
    await put(table, harm);
    await table.page.evaluate(() => localStorage.removeItem('roundhouse game'));
    await table.reload();
    await table.untilSays(/It’s not a Roundhouse game/);
    await table.tap('dismiss');
    await table.target('join near-left');
    await table.untilIdle();
    const aside = Object.entries(await kept(table)).filter(([key]) => key.startsWith('aside'));
    const holds = (bytes) => aside.some(([, other]) => String(other) === String(bytes));
    assert.ok(holds(turned(saves[0])) && holds(turned(bytes)) && holds([1, 2, 3]));
    assert.ok(!('0' in (await kept(table))));
  }));

test('a database that another page deletes is let go, and all is kept in a new one', deep, () =>
  at({}, async (table) => {
    await begin(table);
    await table.tapAt(allowed(await table.targets(), 'cell')[0]);
    await table.untilIdle();
    const other = await table.page.context().newPage();
    await other.goto(new URL('manifest.webmanifest', table.page.url()).href);
    const deleted = await other.evaluate(() => new Promise((done) => {
      const asked = indexedDB.deleteDatabase('roundhouse');
      asked.onsuccess = () => done('deleted');
      asked.onblocked = () => done('blocked');
      asked.onerror = () => done('refused');
    }));
    assert.equal(deleted, 'deleted');
    await table.until(async () => (await indexedDB.databases()).length === 1, undefined, 'kept again');
    await table.tapAt(allowed(await table.targets(), 'cell')[1]);
    await table.untilIdle();
    const there = await table.game();
    await table.reload();
    await table.tap('resume');
    assert.deepEqual(await table.game(), there);
  }));

test('of what was put aside only the last is kept', deep, () =>
  at({}, async (table) => {
    await table.untilIdle();
    for (let time = 0; time < 12; time += 1) {
      await put(table, [[0, [time, 1]], [1, [time, 2]]]);
      await table.reload();
      await table.tap('dismiss');
      await table.untilIdle();
    }
    const aside = Object.entries(await kept(table)).filter(([key]) => key.startsWith('aside'));
    assert.equal(aside.length, 20);
    assert.deepEqual(aside.map(([, [time]]) => time).sort((a, b) => a - b).slice(0, 2), [2, 2], 'the oldest have gone');
  }));

test('a second window does not touch what the first one keeps', () =>
  at({}, async (table) => {
    await begin(table);
    const before = await kept(table);
    const page = await table.page.context().newPage();
    await page.goto(table.page.url());
    const second = new Table(page, await page.context().newCDPSession(page), []);
    await second.untilSays(/open in another window/);
    await second.tap('dismiss');
    await begin(second, 'raindrops');
    assert.deepEqual(await kept(table), before);
    // After the first window is closed, the second keeps its own game, and sets the other one aside.
    await table.page.goto('about:blank');
    await second.untilSays(/An older game turned up/);
    await second.tap('dismiss');
    await second.tapAt(allowed(await second.targets(), 'cell')[0]);
    await second.untilIdle();
    const aside = Object.entries(await kept(second)).filter(([key]) => key.startsWith('aside'));
    assert.deepEqual(aside.map(([, bytes]) => bytes), [before[0]]);
    const there = await second.game();
    await second.reload();
    await second.tap('resume');
    assert.deepEqual(await second.game(), there);
  }));
