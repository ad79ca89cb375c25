// The page beside the canvas, for screen readers and for people who cannot see or touch the screen. axe-core finds
// nothing on any screen, and tests play whole games by roles and names, and by keys.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { DEEP, deep } from './depth.mjs';
import { openHouse } from './table.mjs';

const require = createRequire(new URL('../../xtask/package.json', import.meta.url));
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** The rules of WCAG 2.2 A and AA, and axe's own good practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** Opens the page for a test, as `house.at` does. */
const at = (options, play) => house.at(options, play);

/** Fails if axe finds a fault on the present page. */
async function check(table, screen, without = []) {
  await table.untilIdle();
  await table.settle();
  if (screen) assert.equal(await table.screen(), screen);
  const { page } = table;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    ([values, without]) => {
      const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
      return window.axe.run(document, { runOnly: { type: 'tag', values }, rules });
    },
    [TAGS, without],
  );
  const told = violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 3).map((node) => node.html.slice(0, 120));
    return `${id} (${nodes.length} times): ${help}: ${where.join(' | ')}`;
  });
  assert.deepEqual(told, [], `${screen}`);
}

/** A button by its name, pressed as a program does that reads the page: without a place. */
async function press(table, name) {
  const button = table.page.getByRole('button', { name, exact: typeof name === 'string' });
  await button.first().dispatchEvent('click');
  await table.untilIdle();
}

/** Returns the texts of the buttons of this name that can be pressed. */
async function buttons(table, name, role = 'button') {
  const found = await table.page.getByRole(role, { name }).all();
  const names = [];
  for (const one of found) {
    if ((await one.getAttribute('aria-disabled')) !== 'true') names.push(await one.textContent());
  }
  return names;
}

/** Returns the name of the open dialog; null if none is open. */
async function dialog(table) {
  const open = table.page.getByRole('dialog');
  return (await open.count()) > 0 ? open.first().getAttribute('aria-label') : null;
}

async function sitDown(table, game) {
  if (game) await press(table, game);
  await press(table, 'JOIN, near left');
  await press(table, 'JOIN, far right');
}

/** Sets a slider through its role. */
async function slide(table, name, value) {
  await table.page.getByRole('slider', { name }).fill(String(value));
  await table.untilIdle();
}

test('axe finds nothing in the lobby, on its sheets and in the rules', () =>
  at({}, async (table) => {
    await check(table, 'lobby');
    await press(table, 'JOIN, near left');
    await press(table, 'COMPUTER, right');
    await check(table, 'lobby');
    await press(table, 'Settings');
    await check(table, 'settings');
    await press(table, 'RULES');
    await check(table, 'rules');
    await press(table, 'NEXT');
    await check(table, 'rules');
    await press(table, 'CLOSE');
    await table.page.keyboard.press('?');
    await check(table, 'keys');
  }));

test('a rail game is played to its end by roles and names, and axe finds nothing on its way', () =>
  at({}, async (table) => {
    await slide(table, 'Starting bank', 5);
    await press(table, 'JOIN, near left');
    await press(table, 'COMPUTER, right');
    await press(table, 'START');
    await playRail(table, byNames(table), { look: () => check(table, 'game') });
    await check(table, 'results');
    await press(table, /^REVIEW/);
    await check(table, 'review');
    await press(table, 'CLOSE');
    await press(table, 'Settings');
    await press(table, 'SHARE');
    await check(table, 'share');
    await press(table, 'CLOSE');
    await press(table, 'Settings');
    await press(table, 'END THIS GAME');
    await check(table, 'question');
  }));

test('axe finds nothing in a game for two', () =>
  at({}, async (table) => {
    await sitDown(table, 'Switch Yard');
    await press(table, 'START');
    await check(table, 'game');
    const { text } = await table.game();
    await table.page.evaluate((text) => (location.hash = `game=${text}`), text);
    await table.untilScreen('replay');
    await check(table, 'replay');
  }));

/** Returns the table's first map, from its file. */
const MAP = JSON.parse(readFileSync(new URL('../../assets/maps/europe.json', import.meta.url), 'utf8'));

/** The links at a node, as `[number, other end, dollars]`. */
const around = (node) =>
  MAP.links.flatMap(([a, b, cost], link) => (a === node ? [[link, b, cost]] : b === node ? [[link, a, cost]] : []));

/** Returns the node of a name on the page. */
function nodeOf(name) {
  const crossing = /^intersection (\d+),/.exec(name);
  return crossing ? Number(crossing[1]) : MAP.cities.find((city) => name === city.name).node;
}

/** The nodes on a cheapest way from some nodes to the nearest of others; `price` is that of a link. */
function way(from, to, price) {
  const cost = new Map(from.map((node) => [node, 0]));
  const before = new Map();
  const open = new Set(from);
  while (open.size > 0) {
    const node = [...open].reduce((one, other) => (cost.get(other) < cost.get(one) ? other : one));
    open.delete(node);
    if (to.includes(node)) {
      const path = [node];
      while (before.has(path[0])) path.unshift(before.get(path[0]));
      return path;
    }
    for (const [link, end, dollars] of around(node)) {
      const there = cost.get(node) + price(link, dollars);
      if (there < (cost.get(end) ?? Infinity)) {
        cost.set(end, there);
        before.set(end, node);
        open.add(end);
      }
    }
  }
  return [];
}

const READY = 'READY, Orange';

/** Returns the lines of the game log. */
const said = (table) => table.page.getByRole('log', { name: 'Game log' }).locator('p').allTextContents();

/** Returns the lines in a seat's group. */
const readSeat = (table, who) =>
  table.page.getByRole('group', { name: new RegExp(`^${who}, `) }).locator('p').allTextContents();

/**
 * Orange plays a rail game to its end against Blue, a computer, and knows only what the page says. `hands` press, walk
 * and build. `look` is called once in each phase. It stops after `most` steps.
 */
async function playRail(table, hands, { look = async () => {}, most = Infinity } = {}) {
  const looked = new Set();
  const lookAt = async (phase) => {
    if (!looked.has(phase)) await look(phase);
    looked.add(phase);
  };
  let [built, hub, cities] = [new Set(), null, []];
  for (let step = 0; step < 400; step += 1) {
    if (step >= most) return;
    const waits = () => ['near-left', null].includes(window.roundhouse.acting());
    await table.until(waits, undefined, 'waiting for Orange');
    await table.untilIdle();
    if (await dialog(table)) {
      if ((await buttons(table, /GAMES$/)).length > 0) return;
    }
    if ((await buttons(table, READY)).length > 0) {
      await hands.press(READY);
      [built, hub, cities] = [new Set(), null, []];
      continue;
    }
    for (const line of await said(table)) {
      const [, ways] = /^(?:Blue|Orange): (.* – .*), \$\d+\.$/.exec(line) ?? [];
      for (const ends of ways?.split(' and ') ?? []) {
        const [a, b] = ends.split(' – ').map(nodeOf);
        built.add(around(a).find(([, end]) => end === b)[0]);
      }
    }
    if (cities.length === 0) {
      await hands.press('SHOW CITIES, Orange');
      await lookAt('an open list');
      const lines = await readSeat(table, 'Orange');
      cities = MAP.cities.filter((city) => lines.some((line) => line.startsWith(`${city.name}, `)));
      cities = cities.map((city) => city.node);
      assert.equal(cities.length, 5, lines.join(' '));
      await hands.press('HIDE CITIES, Orange');
    }
    const status = (await readSeat(table, 'Orange')).join(' ');
    if (/place your hub|move your hub/.test(status)) {
      await lookAt('hubs');
      for (hub of cities) {
        await hands.walk(hub);
        if ((await buttons(table, /Place your hub here/)).length > 0) break;
      }
      await hands.press(/Place your hub here/);
      await hands.press('OK, Orange');
      continue;
    }
    await lookAt(/Connect/.test(status) ? 'finishing' : 'building');
    const reached = [hub];
    for (const node of reached) {
      for (const [link, end] of around(node)) if (built.has(link) && !reached.includes(end)) reached.push(end);
    }
    const wanted = cities.filter((city) => !reached.includes(city));
    if (wanted.length === 0 || /[Tt]ap OK/.test(status)) {
      await hands.press('OK, Orange');
      continue;
    }
    const path = way(reached, wanted, (link, dollars) => (built.has(link) ? 0 : dollars));
    let [from, to] = path;
    let link = around(from).find(([, end]) => end === to);
    if (/build \$1 of track/.test(status) && link[2] > 1) {
      await hands.press('\u2212$1, skip the last dollar, Orange');
      continue;
    }
    await hands.walk(from);
    await hands.build(link[0], to);
    built.add(link[0]);
  }
  assert.fail(`The game does not end. ${await table.words()}`);
}

/** Where one is on the map. */
async function here(table) {
  const first = table.page.getByRole('application').getByRole('button').first();
  return nodeOf((await first.textContent()).split('. ')[0]);
}

/** The name of a node as the page begins it. */
function nameOf(node) {
  const city = MAP.cities.find((city) => city.node === node);
  return city ? `${city.name}(;.*|, \\$.*)?$` : `intersection ${node},`;
}

/** The hands of a player whose screen reader reads the page and presses by names. */
const byNames = (table) => ({
  press: (name) => press(table, name),
  walk: async (to) => {
    const [, ...path] = way([await here(table)], [to], () => 1);
    for (const node of path) await press(table, new RegExp(`^Go to ${nameOf(node)}`));
    assert.equal(await here(table), to);
  },
  build: (_, to) => press(table, new RegExp(`^Build to ${nameOf(to)}`)),
});

/** The hands of a player at a keyboard. */
const byKeys = (table) => {
  const pressKey = async (wanted) => {
    await tabTo(table, wanted);
    await key(table, 'Enter');
  };
  const onMap = async (wanted) => {
    await key(table, 'Home');
    await pressKey(wanted);
  };
  const keys = {
    'SHOW CITIES, Orange': 'cities near-left',
    'HIDE CITIES, Orange': 'cities near-left',
    'OK, Orange': 'ok near-left',
    [READY]: 'ready near-left',
    '\u2212$1, skip the last dollar, Orange': 'discard near-left',
  };
  return {
    press: (name) => (typeof name === 'string' ? pressKey(keys[name]) : onMap(/^here /)),
    walk: async (to) => {
      const city = MAP.cities.find((city) => city.node === to);
      await key(table, 'Home');
      // The first letters of a city are quicker than the way.
      if (city && (await here(table)) !== to) {
        for (const letter of city.name.split(/[^a-z]/i)[0].slice(0, 5)) await key(table, letter.toLowerCase());
      }
      const [, ...path] = way([await here(table)], [to], () => 1);
      for (const node of path) await onMap(`walk ${node}`);
      assert.equal(await here(table), to);
    },
    build: (link) => onMap(`link ${link}`),
  };
};

/** An empty cell for a turn: the first player goes up one file, and the other one up another. */
async function nextCell(table, turn) {
  const file = turn % 2 === 0 ? 'f' : 'k';
  const empty = await buttons(table, new RegExp(`^${file}\\d+(, can be touched)?$`), 'gridcell');
  assert.ok(empty.length > 0, `file ${file} has an empty cell`);
  return empty[0].split(',')[0];
}

test('a game for two is played to its end by roles and names', deep, () =>
  at({}, async (table) => {
    await sitDown(table, 'Quickway');
    await press(table, 'START');
    for (let turn = 0; turn < 200; turn += 1) {
      const results = await dialog(table);
      if (results) {
        assert.match(results, / wins$/);
        await press(table, 'ALL GAMES');
        if (await table.screen() === 'vote') await table.allAgree();
        assert.equal(await table.screen(), 'lobby');
        return;
      }
      const name = await nextCell(table, turn);
      const cell = table.page.getByRole('gridcell', { name: new RegExp(`^${name}(,|$)`) });
      await cell.dispatchEvent('click');
      await table.untilIdle();
      const [ok] = await buttons(table, /^OK, /);
      await press(table, ok);
    }
    assert.fail(`The game does not end. ${await table.words()}`);
  }));

/** Returns the key of the element that has the focus. */
const focused = (table) =>
  table.page.evaluate(() => document.activeElement?.getAttribute('data-key') ?? null);

/** Tab until something has the focus. */
async function tabTo(table, wanted) {
  const fits = (key) => (typeof wanted === 'string' ? key === wanted : key && wanted.test(key));
  for (let stop = 0; stop < 80; stop += 1) {
    if (fits(await focused(table))) return stop;
    await table.page.keyboard.press('Tab');
    await table.untilIdle();
  }
  assert.fail(`Tab does not lead to ${wanted}, but to ${await focused(table)}`);
}

async function key(table, name) {
  await table.page.keyboard.press(name);
  await table.untilIdle();
}

/** Keys are slow, so games are played to their ends by them only where there is time for it. */
const STEPS = DEEP ? Infinity : 4;

test('the keyboard alone plays a game for two', deep, () =>
  at({}, async (table) => {
    await tabTo(table, 'game quickway');
    await key(table, 'Enter');
    await tabTo(table, 'join near-left');
    await key(table, 'Enter');
    await tabTo(table, 'join far-right');
    await key(table, 'Space');
    await tabTo(table, 'start');
    await key(table, 'Enter');
    assert.equal(await table.screen(), 'game');
    // The direction of a key on the board depends on the board's rotation.
    const ways = { ArrowRight: 1, ArrowUp: 1 };
    const place = async () => {
      const [, file, rank] = /^cell ([a-z])(\d+)$/.exec(await focused(table)) ?? [];
      assert.ok(file, `a cell has the focus, not ${await focused(table)}`);
      return [file.charCodeAt(0), Number(rank)];
    };
    const goOn = async (axis, by) => {
      const [ahead, back] = axis === 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowUp', 'ArrowDown'];
      const before = (await place())[axis];
      await key(table, by * ways[ahead] > 0 ? ahead : back);
      // At the board's edge nothing moves.
      if ((await place())[axis] !== before + by) ways[ahead] *= -1;
    };
    for (let turn = 0; turn < STEPS && (await table.acting()) !== null; turn += 1) {
      const cell = await nextCell(table, turn);
      const wanted = [cell.charCodeAt(0), Number(cell.slice(1))];
      await key(table, 'Home');
      for (const axis of [0, 1]) {
        for (let step = 0; (await place())[axis] !== wanted[axis]; step += 1) {
          assert.ok(step < 60, `${cell} is reached`);
          await goOn(axis, Math.sign(wanted[axis] - (await place())[axis]));
        }
      }
      await key(table, 'Enter');
      await tabTo(table, /^ok /);
      await key(table, 'Enter');
    }
    if (!DEEP) return assert.ok((await table.game()).steps >= STEPS);
    await tabTo(table, 'to-lobby');
    await key(table, 'Enter');
    // The page cannot know which player is at the keyboard, so it asks both.
    for (const { name } of (await table.targets()).filter(({ name }) => name.startsWith('agree '))) {
      await tabTo(table, name);
      await key(table, 'Enter');
    }
    assert.equal(await table.screen(), 'lobby');
  }));

test('the keyboard alone plays a rail game', () =>
  at({}, async (table) => {
    await tabTo(table, 'slider bank');
    for (let step = 0; step < 12; step += 1) await key(table, 'ArrowLeft');
    await tabTo(table, 'join near-left');
    await key(table, 'Enter');
    await tabTo(table, 'computer right');
    await key(table, 'Enter');
    await tabTo(table, 'start');
    await key(table, 'Enter');
    await table.untilIdle();
    assert.match(await focused(table), /^here /, 'the game begins on its map');
    await playRail(table, byKeys(table), { most: STEPS });
    if (!DEEP) return assert.ok((await table.game()).steps > 0);
    await tabTo(table, 'to-lobby');
    await key(table, 'Enter');
    assert.equal(await table.screen(), 'lobby');
  }));

test('Tab leaves the page, and Escape leads back to what opened a sheet', () =>
  at({}, async (table) => {
    await key(table, 'Tab');
    const first = await focused(table);
    await tabTo(table, 'settings');
    await key(table, 'Enter');
    assert.equal(await table.screen(), 'settings');
    const inside = await table.page.evaluate(
      () => document.activeElement.closest('[role=dialog]') !== null,
    );
    assert.ok(inside, 'the focus is in the sheet');
    await key(table, 'Escape');
    assert.equal(await focused(table), 'settings');
    await key(table, 'Tab');
    // A window that has been tabbed through before has no stop of its own between the last and the first.
    const out = await focused(table);
    assert.ok(out === null || out === first, `the last stop is the way out, not ${out}`);
  }));

test('what can be typed is played, and what cannot is answered', () =>
  at({}, async (table) => {
    await sitDown(table);
    await press(table, 'START');
    const field = table.page.getByRole('textbox', { name: /^Type a move for / });
    const log = table.page.getByRole('log', { name: 'Game log' });
    const seen = (selector) =>
      table.page.locator(selector).evaluate((node) => {
        const frame = node.closest('.typing');
        return getComputedStyle(frame).opacity === '1' ? node.textContent : '';
      });
    assert.equal(await seen('.typing label'), '', 'the field is seen only while it has the focus');
    await field.fill('rubbish');
    assert.match(await seen('.typing label'), /^Type a move for /);
    assert.match(await field.getAttribute('placeholder'), /^For example hub \d+, ok$/);
    await field.press('Enter');
    await table.untilIdle();
    assert.match(await log.textContent(), /isn’t a move/);
    assert.match(await seen('.typing .why'), /isn’t a move/);
    assert.equal(await field.inputValue(), 'rubbish', 'it can be corrected');
    await check(table, 'game');
    await key(table, 'Escape');
    assert.match(await focused(table), /^here \d+$/);
    const { steps } = await table.game();
    await field.fill('hub 10, ok');
    await field.press('Enter');
    await table.untilIdle();
    assert.equal((await table.game()).steps, steps + 2);
    assert.match(await log.textContent(), /’s hub is at .*’s turn\.$/);
  }));

test('keys press OK and UNDO, and say what they are asked', () =>
  at({}, async (table) => {
    await sitDown(table);
    await tabTo(table, 'start');
    await key(table, 'Enter');
    assert.match(await focused(table), /^here \d+$/, 'on the map after START');
    const answer = table.page.getByRole('status');
    await key(table, '2');
    assert.match(await answer.textContent(), /Orange: \$\d+\..*Blue: \$\d+\./);
    await check(table, 'game');
    await key(table, 'Control+Enter');
    assert.equal(await answer.textContent(), '', 'an answer goes with the next key');
    const log = table.page.getByRole('log', { name: 'Game log' });
    assert.match(await log.textContent(), /Place your hub first\.$/);
    const before = await table.page.evaluate(() => window.roundhouse.acting());
    await key(table, 'Enter');
    await key(table, 'Control+Enter');
    assert.notEqual(await table.page.evaluate(() => window.roundhouse.acting()), before);
    assert.match(await focused(table), /^here \d+$/, 'on the map after OK');
  }));

test('only a kiosk keeps people from zooming', () =>
  at({}, async (table) => {
    const viewport = () => table.page.locator('meta[name=viewport]').getAttribute('content');
    assert.doesNotMatch(await viewport(), /user-scalable|maximum-scale/);
    await table.page.goto(`${house.url}?kiosk`);
    await table.untilIdle();
    assert.match(await viewport(), /maximum-scale=1, user-scalable=no/);
    await check(table, 'demonstration', ['meta-viewport']);
    await key(table, 'Enter');
    assert.equal(await table.screen(), 'lobby');
  }));

test("axe finds nothing on the operator's pad and panel", deep, () =>
  at({ seed: '1&kiosk' }, async (table) => {
    await key(table, 'Enter');
    assert.equal(await table.screen(), 'lobby');
    // The corner is held for five seconds.
    await table.down(5, { x: 20, y: 20 });
    await table.untilScreen('pin');
    await table.up(5, { x: 20, y: 20 });
    await check(table, 'pin', ['meta-viewport']);
    for (let time = 0; time < 2; time += 1) {
      for (const digit of '2580') await press(table, digit);
      await press(table, 'OK');
    }
    await check(table, 'operator', ['meta-viewport']);
    await press(table, 'DELETE ALL SAVED GAMES');
    await check(table, 'operator', ['meta-viewport']);
    await press(table, 'KEEP THEM');
    await press(table, 'CLOSE');
    assert.equal(await table.screen(), 'lobby');
  }));

/** The same screen at the table and in a hand. */
async function checkBoth(table, screen) {
  await check(table, screen);
  await table.page.setViewportSize({ width: 390, height: 844 });
  const narrow = () => window.roundhouse.targets() && innerWidth === 390;
  await table.until(narrow, undefined, 'narrow');
  await check(table, screen);
  await table.page.setViewportSize({ width: 1280, height: 720 });
}

test('axe finds nothing on what comes over a game: a vote, the game that waits, trouble', () =>
  at({}, async (table) => {
    await sitDown(table);
    await press(table, 'START');
    await press(table, 'Settings');
    await press(table, 'SHARE');
    await press(table, 'INCLUDE ROUND, IF ALL AGREE');
    await checkBoth(table, 'vote');
    // A new visit, because a reload would continue the game.
    await table.page.goto(table.page.url());
    await table.untilIdle();
    await checkBoth(table, 'saved-game');
    await press(table, 'CONTINUE');
    await table.page.evaluate(() => (location.hash = 'game=rubbish'));
    await table.untilScreen('trouble');
    await checkBoth(table, 'trouble');
  }));

// A kiosk is a table, so there is no countdown on own screens.
test('axe finds nothing on the countdown', deep, () =>
  at({ seed: '1&kiosk', prepare: (page) => page.clock.install() }, async (table) => {
    await key(table, 'Enter');
    await press(table, 'JOIN, near left');
    await table.page.clock.runFor(95_000);
    await check(table, 'countdown', ['meta-viewport']);
  }));

test('axe finds nothing on own screens either', async () => {
  await at({ width: 390, height: 844 }, async (table) => {
    await check(table, 'lobby');
    for (const sheet of ['settings', 'rules']) {
      await table.tap(sheet);
      await check(table, sheet);
      await table.tap('close');
    }
    await table.tap('start');
    await table.until(
      () => window.roundhouse.targets().some(({ name, enabled }) => enabled && name.startsWith('node ')),
      undefined,
      'waiting for a hub',
    );
    await check(table, 'game');
    // Lines for this person only, such as their own cities, are in a separate live region.
    const own = table.page.getByRole('log', { name: 'Your seat' });
    await own.locator('p').nth(5).waitFor({ state: 'attached' });
    const lines = await own.locator('p').allTextContents();
    assert.match(lines[0], /place your hub$/);
    assert.equal(lines.length, 6, lines.join(' '));
    await table.tap('settings');
    await table.tap('share');
    await check(table, 'share');
  });
});

test('axe finds nothing on a phone in both hands, and the link can be selected', deep, async () => {
  await at({ width: 844, height: 390, query: 'game=quickway' }, async (table) => {
    await table.tap('start');
    await table.untilActing('near-left');
    await check(table, 'game');
    await table.tap('settings');
    await table.tap('share');
    // The link is a text that can be selected and copied as such.
    const link = table.page.getByRole('dialog').locator('p').filter({ hasText: 'game=' });
    const selected = await link.evaluate((line) => {
      getSelection().selectAllChildren(line);
      return getSelection().toString();
    });
    assert.ok(selected.startsWith(house.url) && /#game=.{20}/.test(selected), selected);
    await table.tap('close');
    const { name } = (await table.targets()).find(({ name }) => name.startsWith('resign '));
    await table.tap(name);
    await table.tap(name.replace('resign', 'resign-yes'));
    await check(table, 'results');
  });
});
