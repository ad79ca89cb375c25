// Events that must never take the table away from people: faults of the program, and the browser's own reactions to
// pinches, swipes, long presses, keys and files.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deep, deepUnless } from './depth.mjs';
import { counted } from './loads.mjs';
import { playUntilLinks, touchAny } from './player.mjs';
import { between, openHouse, Table } from './table.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

const running = (page) => page.waitForFunction(() => window.roundhouse?.idle());
const shown = (page) => page.evaluate(() => [...document.querySelectorAll('html[data-said]:not([data-running]) #note p')]
  .filter((words) => words.checkVisibility()).map((words) => words.textContent));

/** Breaks the program, and waits until the page is there again. */
async function fail(page) {
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => window.roundhouse.fail()).catch(() => {});
  await loaded;
}

const LOOKS = { viewport: { width: 1280, height: 720 }, screen: { width: 1920, height: 1080 } };

/** Opens a page as at a table, and counts its loads. */
const visited = ({ wishes = '', ...options } = {}) => counted(house.browser, house.url + wishes, { looks: LOOKS, ...options });

/** The sentence that the page waits with, once it has given up. */
async function givenUp({ page, loads }) {
  await page.waitForFunction(() => /three times/.test(document.querySelector('html[data-said] #note')?.innerText));
  assert.equal(loads.length, 4, 'once by itself, and three times again');
  await page.clock.runFor(60_000);
  // All requests of the page to its host are older than this one.
  await page.evaluate(() => fetch('fonts/OFL.txt').catch(() => {}));
  assert.equal(loads.length, 4, 'it does not go round for ever');
}

test('after a fault the page is there again, three times, and then waits for a touch', deep, async () => {
  const visit = await visited();
  const { page, loads } = visit;
  for (let fault = 1; fault <= 3; fault += 1) {
    await running(page);
    await fail(page);
    await running(page);
    assert.deepEqual(await shown(page), []);
  }
  await page.evaluate(() => window.roundhouse.fail()).catch(() => {});
  await givenUp(visit);
  const sides = await page.evaluate(() => [...document.querySelectorAll('#note p')].map((side) => {
    const { a, b } = new DOMMatrix(getComputedStyle(side).transform);
    const { left, top, right, bottom } = side.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return [Math.round((Math.atan2(b, a) * 180) / Math.PI), inside];
  }));
  assert.deepEqual(sides, [[0, true], [90, true], [180, true], [-90, true]]);
  const words = await shown(page);
  assert.equal(new Set(words).size, 1, 'each side reads the same');
  assert.equal(words.length, 4);
  await page.touchscreen.tap(300, 300);
  await running(page);
  assert.equal(loads.length, 5);
  assert.deepEqual(await shown(page), []);
  await fail(page);
  await running(page);
  await visit.close();
});

test('after a fault the game is on the table again, without a question', async () => {
  const table = await house.open({ seed: 62 });
  const { page } = table;
  await playUntilLinks(table, 3);
  await touchAny(table);
  await table.tap('cities near-left');
  await table.untilIdle();
  const before = await table.game();
  assert.ok(before);
  await fail(page);
  await running(page);
  assert.equal(await table.screen(), 'game');
  assert.deepEqual(await table.game(), before);
  assert.doesNotMatch(await table.words(), /HIDE CITIES/);
  await touchAny(table);
  assert.notDeepEqual(await table.game(), before, 'and it goes on');
  await table.reload();
  assert.equal(await table.screen(), 'saved-game');
  assert.ok(await table.allows('resume'));
  await table.close();
});

test('an old fault does not count', deep, async () => {
  const visit = await visited();
  const { page } = visit;
  await page.evaluate(() => {
    const long = Date.now() - 601_000;
    window.name = `roundhouse asks ${long} ${long} ${long}`;
  });
  await page.reload();
  await running(page);
  await fail(page);
  await running(page);
  await visit.close();
});

test("another window's name is left alone", deep, async () => {
  const visit = await visited();
  const { page } = visit;
  await page.evaluate(() => (window.name = 'the games window'));
  await page.reload();
  await running(page);
  assert.equal(await page.evaluate(() => window.name), 'the games window');
  await visit.close();
});

test('an error that escapes from our own files is a fault too, but a lost picture is none', async () => {
  const prepare = (page) => page.route('**/roundhouse-*.js', async (route) => {
    const answer = await route.fetch();
    const escapes = `window.escapes = [
      () => queueMicrotask(() => window.noSuchThing()),
      () => Promise.reject(new Error('nobody cares')),
    ];`;
    return route.fulfill({ response: answer, body: `${await answer.text()}\n${escapes}` });
  });
  const visit = await visited({ prepare });
  const { page, loads } = visit;
  await running(page);
  await page.evaluate(() => new Promise((lost) => {
    document.body.append(Object.assign(new Image(), { src: 'no-such.png', onerror: lost }));
  }));
  await page.clock.runFor(60_000);
  assert.equal(loads.length, 1);
  for (const escape of [0, 1]) {
    const loaded = page.waitForEvent('load');
    await page.evaluate((escape) => void window.escapes[escape](), escape);
    await loaded;
    await running(page);
  }
  await visit.close();
});

test('a fault at the start ends with a sentence, not in a loop', async () => {
  const visit = await visited({
    broken: () => {
      // The hook comes in the middle of the start.
      Object.defineProperty(window, 'roundhouse', { set: (hook) => hook.fail() });
    },
  });
  await givenUp(visit);
  await visit.close();
});

for (const [what, pattern] of [['program', '**/*.wasm'], ['glue', '**/roundhouse-*.js']]) {
  test(`a page whose ${what} does not come tries again, says so, and comes when it can be had`, async () => {
    const prepare = (page) => page.route(pattern, (route) => route.fulfill({ status: 404, body: '' }));
    const visit = await visited({ prepare });
    await givenUp(visit);
    await visit.page.unroute(pattern);
    await visit.page.touchscreen.tap(300, 300);
    await running(visit.page);
    await visit.close();
  });
}

test('a program that stalls while it is loaded counts as one that does not come', async () => {
  const prepare = (page) => page.route('**/*.wasm', () => {});
  const visit = await visited({ prepare });
  const { page, loads } = visit;
  for (let load = 1; load <= 3; load += 1) {
    // The clock also runs by itself, most of all on a busy machine.
    await page.clock.fastForward(15_000);
    assert.equal(loads.length, load);
    const loaded = page.waitForEvent('load');
    await page.clock.fastForward(16_000);
    await page.clock.fastForward(1_000);
    await loaded;
  }
  await page.clock.fastForward(31_000);
  await givenUp(visit);
  await visit.close();
});

test('a style that the browser refuses counts as one that does not come', deep, async () => {
  const refuse = (route) => route.fulfill({ status: 200, contentType: 'application/octet-stream', body: '' });
  const visit = await visited({ prepare: (page) => page.route('**/*.css', refuse) });
  await givenUp(visit);
  await visit.page.unroute('**/*.css');
  await visit.page.touchscreen.tap(300, 300);
  await running(visit.page);
  await visit.close();
});

test('a style that stalls does not keep the start from being tried again', deep, async () => {
  const prepare = (page) => page.route('**/*.css', () => {});
  const visit = await visited({ prepare, waitUntil: 'commit' });
  const { page, loads } = visit;
  await page.waitForFunction(() => document.getElementById('note'));
  assert.equal(loads.length, 1);
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  await page.clock.fastForward(31_000);
  await page.clock.fastForward(1_000);
  await again;
  await page.unroute('**/*.css');
  await page.waitForFunction(() => document.readyState === 'loading' || document.getElementById('note'));
  await page.clock.fastForward(31_000);
  await running(page);
  await visit.close();
});

for (const [where, wishes, name] of [
  ['by its address', '?kiosk', ''], ["by its operator's wish", '', 'roundhouse asks kiosk'],
]) {
  test(`a kiosk ${where} tries again by the clock`, deepUnless(wishes), async () => {
    const prepare = async (page) => {
      await page.route('**/*.wasm', (route) => route.fulfill({ status: 404, body: '' }));
      await page.addInitScript((name) => (window.name ||= name), name);
    };
    const visit = await visited({ prepare, wishes });
    const { page, loads } = visit;
    const says = () => page.waitForFunction(() => document.readyState === 'complete'
      && /again in a minute, or tap/.test(document.querySelector('html[data-said] #note')?.innerText));
    await says();
    assert.equal(loads.length, 4);
    for (const [pause, load] of [[30_000, 5], [60_000, 6], [60_000, 7]]) {
      await page.clock.fastForward(pause / 2);
      assert.equal(loads.length, load - 1);
      const loaded = page.waitForEvent('load');
      await page.clock.fastForward(pause / 2);
      await loaded;
      await says();
      assert.equal(loads.length, load);
    }
    await page.unroute('**/*.wasm');
    await page.clock.fastForward(60_000);
    await page.waitForFunction(() => window.roundhouse?.frames() > 0);
    await visit.close();
  });
}

test('a kiosk by its operator\'s wish is one for the start script too', async () => {
  const visit = await visited({ wishes: '?kiosk' });
  const { page } = visit;
  await page.waitForFunction(() => window.roundhouse?.frames() > 0);
  await fail(page);
  await page.waitForFunction(() => window.roundhouse?.frames() > 0);
  assert.match(await page.evaluate(() => window.name), /^roundhouse asks kiosk [0-9]+$/);
  await visit.close();
});

test('while its host is away the page stays and waits', async () => {
  const visit = await visited();
  const { page, loads } = visit;
  await running(page);
  await page.context().setOffline(true);
  await page.evaluate(() => window.roundhouse.fail()).catch(() => {});
  for (let tries = 0; tries < 3; tries += 1) {
    const failed = page.waitForEvent('requestfailed');
    await page.clock.runFor(2_000);
    await failed;
  }
  assert.equal(loads.length, 1);
  assert.equal((await shown(page)).length, 4);
  await page.context().setOffline(false);
  const loaded = page.waitForEvent('load');
  await page.clock.runFor(2_000);
  await loaded;
  await running(page);
  await visit.close();
});

test('a fault is survived where the browser keeps nothing', deep, async () => {
  const visit = await visited({
    broken: () => {
      for (const store of ['sessionStorage', 'localStorage', 'indexedDB']) {
        Object.defineProperty(window, store, {
          get: () => {
            throw new DOMException('Not here.', 'SecurityError');
          },
        });
      }
    },
  });
  const { page } = visit;
  await running(page);
  for (let fault = 0; fault < 3; fault += 1) {
    await fail(page);
    await running(page);
  }
  await page.evaluate(() => window.roundhouse.fail()).catch(() => {});
  await givenUp(visit);
  await visit.close();
});

/** Opens a table that records which events the page left to the browser. */
async function watched(wishes = '') {
  const table = await Table.open(house.browser, house.url, { seed: `61${wishes}` });
  await table.page.evaluate(() => {
    window.left = {};
    const kinds = ['keydown', 'wheel', 'contextmenu', 'selectstart', 'dragstart', 'dragover', 'drop',
      'dblclick', 'auxclick', 'paste', 'touchstart', 'touchmove'];
    // After all of the page's own listeners.
    const watch = (event) => {
      const seen = (window.left[event.type] ??= { prevented: 0, left: [] });
      if (event.defaultPrevented) seen.prevented += 1;
      else seen.left.push(event.key ?? event.type);
    };
    for (const kind of kinds) addEventListener(kind, watch, { passive: true });
  });
  return table;
}

/** Asserts that events of these kinds came, and that the page left none to the browser. */
async function allPrevented(table, ...kinds) {
  const seen = await table.page.evaluate(() => window.left);
  for (const kind of kinds) {
    assert.ok(seen[kind]?.prevented > 0, `${kind} did not come: ${JSON.stringify(seen)}`);
    assert.deepEqual(seen[kind].left, [], kind);
  }
}

/** Returns the window's view of the page, which must not change. */
const stance = (table) => table.page.evaluate(() => ({
  address: location.href,
  history: history.length,
  scale: visualViewport.scale,
  place: [visualViewport.offsetLeft, visualViewport.offsetTop, scrollX, scrollY],
  selected: String(getSelection()),
  density: devicePixelRatio,
}));

const MIDDLE = { x: 640, y: 360 };

/** Spreads two fingers; the browser gets each step in a separate frame. */
async function spread(table) {
  const at = (far) => [{ x: 640 - far, y: 360 }, { x: 640 + far, y: 360 }];
  const [left, right] = at(40);
  await table.down(1, left);
  await table.down(2, right);
  for (let far = 60; far <= 280; far += 20) {
    const [left, right] = at(far);
    await table.move([1, left], [2, right]);
    await table.settle();
  }
  await table.cancel();
}

/** Moves a finger from one point to another, slowly enough to scroll or to go back a page. */
async function swipe(table, from, to) {
  await table.down(1, from);
  for (let step = 1; step <= 10; step += 1) {
    await table.move([1, between(from, to, step / 10)]);
    await table.settle();
  }
  await table.up(1, to);
  // The browser reacts to the swipe a little later, if it reacts at all.
  await table.page.waitForTimeout(300);
}

test('the fingers of these tests do zoom and scroll a page that lets them', deep, async () => {
  const table = await watched();
  await table.page.goto(`${house.url}fonts/OFL.txt`);
  const before = await stance(table);
  await swipe(table, { x: 640, y: 600 }, { x: 640, y: 67 });
  await table.page.waitForFunction((place) => scrollY !== place[3], before.place);
  await spread(table);
  await table.page.waitForFunction(() => visualViewport.scale > 1.5);
  await table.close();
});

for (const wishes of ['', '&kiosk']) {
  const where = wishes ? 'in the kiosk' : 'in a window';

  test(`fingers cannot zoom, scroll, swipe back or select ${where}`, deepUnless(wishes), async () => {
    const table = await watched(wishes);
    const before = await stance(table);
    await spread(table);
    assert.deepEqual(await stance(table), before, 'pinched');
    await swipe(table, { x: 640, y: 600 }, { x: 640, y: 67 });
    assert.deepEqual(await stance(table), before, 'pulled');
    await swipe(table, { x: 2, y: 360 }, { x: 1000, y: 360 });
    assert.deepEqual(await stance(table), before, 'swiped from the edge');
    await table.tapAt(MIDDLE);
    await table.tapAt(MIDDLE);
    // Longer than Chromium waits for a second tap.
    await table.page.waitForTimeout(500);
    assert.deepEqual(await stance(table), before, 'tapped twice');
    await table.down(1, MIDDLE);
    // Longer than Chromium takes for a long press.
    await table.page.waitForTimeout(1000);
    await table.up(1, MIDDLE);
    assert.deepEqual(await stance(table), before, 'held');
    await allPrevented(table, 'touchstart', 'touchmove');
    assert.deepEqual(table.faults, []);
    await table.close();
  });

  test(`a mouse cannot zoom, scroll, select, paste, or open a menu ${where}`, deepUnless(wishes), async () => {
    const table = await watched(wishes);
    const { cdp } = table;
    const before = await stance(table);
    const mouse = (type, more) => cdp.send('Input.dispatchMouseEvent', { type, ...MIDDLE, ...more });
    const wheel = { deltaX: 0, deltaY: -240 };
    await mouse('mouseWheel', wheel);
    // Elsewhere the browser keeps its own zoom and its Back.
    const isKiosk = wishes.includes('kiosk');
    if (isKiosk) await mouse('mouseWheel', { ...wheel, modifiers: 2 });
    await mouse('mouseWheel', { deltaX: -300, deltaY: 0 });
    for (const button of ['right', 'middle', ...(isKiosk ? ['back', 'forward'] : [])]) {
      await mouse('mousePressed', { button, clickCount: 1 });
      await mouse('mouseReleased', { button, clickCount: 1 });
    }
    for (const clickCount of [1, 2, 3]) {
      await mouse('mousePressed', { button: 'left', clickCount });
      await mouse('mouseReleased', { button: 'left', clickCount });
    }
    await table.page.evaluate(() => {
      const pasted = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
      document.getElementById('stage').dispatchEvent(pasted);
    });
    await allPrevented(table, 'wheel', 'contextmenu', 'dblclick', 'auxclick', 'paste');
    assert.deepEqual(await stance(table), before);
    assert.deepEqual(table.faults, []);
    await table.close();
  });

  test(`what is dropped on the page is not opened ${where}`, deepUnless(wishes), async () => {
    const table = await watched(wishes);
    const before = await stance(table);
    for (const data of [
      { items: [], files: ['/etc/hostname'], dragOperationsMask: 1 },
      { items: [{ mimeType: 'text/uri-list', data: `${house.url}?dropped` }], dragOperationsMask: 1 },
    ]) {
      for (const type of ['dragEnter', 'dragOver', 'drop']) {
        await table.cdp.send('Input.dispatchDragEvent', { type, ...MIDDLE, data });
      }
    }
    await table.untilIdle();
    await allPrevented(table, 'dragover', 'drop');
    // The browser would open a dropped file or link a little later.
    await table.page.waitForTimeout(500);
    assert.deepEqual(await stance(table), before);
    assert.equal(table.page.context().pages().length, 1, 'no page was opened beside it');
    await table.close();
  });
}

/** Keys whose action in the browser a page can refuse: [key, code, number, modifiers]. */
const CTRL = 2;
const KEYS = [
  ['F5', 'F5', 116, 0], ['r', 'KeyR', 82, CTRL], ['p', 'KeyP', 80, CTRL], ['f', 'KeyF', 70, CTRL],
  ['s', 'KeyS', 83, CTRL], ['u', 'KeyU', 85, CTRL], ['o', 'KeyO', 79, CTRL], ['g', 'KeyG', 71, CTRL],
  ['a', 'KeyA', 65, CTRL], ['+', 'Equal', 187, CTRL], ['-', 'Minus', 189, CTRL], ['0', 'Digit0', 48, CTRL],
  ['w', 'KeyW', 87, CTRL], ['n', 'KeyN', 78, CTRL], ['t', 'KeyT', 84, CTRL], ['F1', 'F1', 112, 0],
  ['F3', 'F3', 114, 0], ['F7', 'F7', 118, 0], ['F11', 'F11', 122, 0], ['F12', 'F12', 123, 0],
  ['ArrowLeft', 'ArrowLeft', 37, 1], ['Home', 'Home', 36, 1], ['Backspace', 'Backspace', 8, 0],
  ['PageDown', 'PageDown', 34, 0], ['BrowserBack', 'BrowserBack', 166, 0],
];

async function strike(table) {
  for (const [key, code, windowsVirtualKeyCode, modifiers] of KEYS) {
    const stroke = { key, code, windowsVirtualKeyCode, modifiers };
    await table.cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...stroke });
    await table.cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...stroke });
  }
}

test('in the kiosk no key means anything to the browser', async () => {
  const table = await watched('&kiosk');
  const before = await stance(table);
  await strike(table);
  await allPrevented(table, 'keydown');
  const { prevented } = await table.page.evaluate(() => window.left.keydown);
  assert.equal(prevented, KEYS.length);
  assert.deepEqual(await stance(table), before);
  assert.deepEqual(table.faults, []);
  await table.close();
});

test("in a window a person may load the page again, and has the browser's own keys", async () => {
  const table = await watched();
  await strike(table);
  const { left } = await table.page.evaluate(() => window.left.keydown);
  for (const key of ['F5', 'r', 'p']) assert.ok(left.includes(key), key);
  await table.close();
});

test('a page may be left without a question, and opens no other', async () => {
  const table = await watched();
  await table.tap('join near-left');
  const asked = [];
  table.page.on('dialog', (dialog) => asked.push(dialog.type()) && dialog.accept());
  await table.page.reload();
  await table.page.close({ runBeforeUnload: true });
  assert.deepEqual(asked, []);
  await table.page.context().close();
});
