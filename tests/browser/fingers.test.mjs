// Contacts that are cancelled, doubled, wide, or many.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { between, openHouse, PLACES } from './table.mjs';
import { allowed, inside, nearest, playUntilLinks, setSlider } from './player.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

/** The tests compare pictures, so the pages have full resolution. */
const at = (options, touch) => house.at({ real: true, ...options }, touch);

/** Returns a picture of the whole window, after all changes are painted. */
async function picture(table) {
  await table.untilIdle();
  return table.page.screenshot({ animations: 'disabled' });
}

/** Returns true if the window looks as wished within a few frames. The browser may show a painted canvas a little
    later than it was painted. */
async function comes(table, wish) {
  for (let tries = 0; tries < 50; tries += 1) {
    if (wish(await picture(table))) return true;
  }
  return false;
}

/** Returns true once the window equals a picture. */
const looksLike = (table, wanted) => comes(table, (seen) => seen.equals(wanted));

/** Returns true once the window differs from a picture. */
const looksUnlike = (table, left) => comes(table, (seen) => !seen.equals(left));

test('a mouse over what can be pressed shows a hand, and paints nothing', () =>
  at({}, async (table) => {
    const cursor = () => table.page.evaluate(() => document.getElementById('stage').style.cursor);
    const over = async (name) => {
      const { x, y } = await table.target(name);
      await table.page.mouse.move(x, y);
      return cursor();
    };
    await table.untilIdle();
    const before = await table.frames();
    assert.equal(await over('join near-left'), 'pointer');
    assert.equal(await over('start'), 'default', 'nobody can start alone');
    assert.equal(await over('rules'), 'pointer');
    await table.page.mouse.move(3, 3);
    assert.equal(await cursor(), 'default');
    assert.equal(await table.frames(), before);
  }));

/** The colours that people have taken so far: one LEAVE for each. */
async function joined(table) {
  return (await table.targets()).filter((target) => target.name.startsWith('leave ')).length;
}

/** Opens a table at which so many people play the rail game, and the first link can be built. */
async function building(players, touch) {
  const play = (table) => playUntilLinks(table, players);
  const game = await house.played(`${players} people`, play);
  await at({ game }, async (table) => {
    const { links } = await table.page.evaluate(async () => (await fetch('maps/europe.json')).json());
    const isCheap = ({ name }) => links[Number(inside(name))][2] === 1;
    const cheap = allowed(await table.targets(), 'link').filter(isCheap);
    await touch(table, { turn: await table.acting(), links: cheap });
  });
}

test('a press is seen in the picture, and acts when the finger is lifted', () =>
  at({}, async (table) => {
    const join = await table.target('join near-left');
    const idle = await picture(table);
    await table.down(1, join);
    assert.ok(await looksUnlike(table, idle), 'the button looks pressed');
    assert.equal(await joined(table), 0);
    await table.up(1, join);
    assert.equal(await joined(table), 1);
  }));

test('a touch that the system cancels does nothing and leaves nothing stuck', () =>
  at({}, async (table) => {
    const join = await table.target('join left');
    const idle = await picture(table);
    await table.down(1, join);
    await table.cancel();
    assert.equal(await joined(table), 0);
    assert.ok(await looksLike(table, idle), 'no button looks pressed any more');
    await table.tap('join left');
    assert.equal(await joined(table), 1);
  }));

test('sliding off a button cancels the press', () =>
  at({}, async (table) => {
    const join = await table.target('join right');
    await table.slide(join, { x: join.x - 260, y: join.y });
    assert.equal(await joined(table), 0);
  }));

test('all contacts are let go when the window loses the focus or is hidden', () =>
  at({}, async (table) => {
    const join = await table.target('join left');
    for (const leave of ['blur', 'hide']) {
      await table.down(1, join);
      await table.page.evaluate((leave) => {
        if (leave === 'blur') return window.dispatchEvent(new Event('blur'));
        Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        delete document.hidden;
        return document.dispatchEvent(new Event('visibilitychange'));
      }, leave);
      await table.up(1, join);
      assert.equal(await joined(table), 0, leave);
    }
    await table.tap('join left');
    assert.equal(await joined(table), 1);
  }));

test('two fingers on one button are one press', () =>
  at({}, async (table) => {
    const join = await table.target('join far-left');
    const beside = { x: join.x + 20, y: join.y };
    await table.down(1, join);
    await table.down(2, beside);
    await table.up(1, join);
    await table.up(2, beside);
    assert.equal(await joined(table), 1);
    assert.ok(await table.allows('leave far-left'));
  }));

test('sixteen contacts slide at once, each on its own, and leave nothing behind', () =>
  building(6, async (table) => {
    const idle = await picture(table);
    const words = await table.words();
    const lists = await Promise.all(PLACES.map((place) => table.target(`cities ${place}`)));
    const paths = lists.map((list) => [list, { x: list.x + 8, y: list.y + 8 }]);
    for (let row = 0; row < 10; row += 1) {
      const y = 147 + row * 43;
      paths.push([{ x: 200, y }, { x: 1067, y: 573 - row * 43 }]);
    }
    for (const [id, [from]] of paths.entries()) await table.down(id + 1, from);
    const open = (await table.words()).split('HIDE CITIES').length - 1;
    assert.equal(open, 6, 'six fingers hold six lists open while ten slide over the board');
    for (let move = 1; move <= 20; move += 1) {
      await table.move(...paths.map(([from, to], id) => [id + 1, between(from, to, move / 20)]));
    }
    assert.equal((await table.words()).split('HIDE CITIES').length - 1, 6);
    await table.cancel();
    assert.equal(await table.words(), words);
    assert.ok(await looksLike(table, idle), 'the picture is as it was');
  }));

test('a palm on a link builds nothing, a finger does', () =>
  building(2, async (table, { turn, links }) => {
    const undo = `undo ${turn}`;
    await table.down(1, links[0], 40);
    await table.up(1, links[0]);
    assert.equal(await table.allows(undo), false);
    await table.tapAt(links[0]);
    assert.equal(await table.allows(undo), true);
  }));

test('a finger slides to the link it means and builds that one', () =>
  building(2, async (table, { turn, links }) => {
    const [from, to] = [links[0], links.at(-1)];
    await table.down(1, from);
    const lit = await picture(table);
    await table.move([1, between(from, to, 0.5)]);
    await table.move([1, to]);
    assert.ok(await looksUnlike(table, lit), 'the light follows the finger');
    await table.up(1, to);
    assert.equal(await table.allows(`undo ${turn}`), true);
    const built = async (link) => !(await table.allows(link.name));
    assert.deepEqual([await built(from), await built(to)], [false, true]);
  }));

test('START with one player is refused and says what is missing', () =>
  at({}, async (table) => {
    await table.tap('join near-right');
    assert.equal(await table.allows('start'), false);
    await table.tap('start');
    assert.equal(await table.screen(), 'lobby');
    assert.match(await table.words(), /Need one more player or computer/);
    await table.tap('join far-left');
    await table.untilAllowed('start');
    await table.tap('start');
    assert.equal(await table.screen(), 'game');
  }));

test('one drags a slider while another builds', () =>
  building(2, async (table, { turn, links }) => {
    await table.tap('settings');
    const slider = await table.target('slider music');
    const shown = async () => (await table.words()).match(/Music (off|\d+)/)?.[1];
    const before = await shown();
    await table.down(1, slider);
    await table.move([1, { x: slider.x + 27, y: slider.y }]);
    // The settings cover the right half of the table, and the game continues on the left.
    const link = nearest(links, { x: 0, y: 333 });
    await table.down(2, link);
    await table.move([1, { x: slider.x + 53, y: slider.y }], [2, link]);
    await table.up(2, link);
    assert.equal(await table.allows(`undo ${turn}`), true, 'the rail is laid');
    await table.move([1, { x: slider.x + 400, y: slider.y }]);
    await table.up(1, { x: slider.x + 400, y: slider.y });
    assert.notEqual(before, '100');
    assert.equal(await shown(), '100');
    await setSlider(table, 'music', 'least');
    assert.equal(await shown(), 'off');
  }));

test('the mouse works: only its first button presses', () =>
  at({}, async (table) => {
    const { x, y } = await table.target('join near-left');
    await table.page.mouse.click(x, y, { button: 'right' });
    await table.page.mouse.click(x, y, { button: 'middle' });
    assert.equal(await joined(table), 0);
    await table.page.mouse.click(x, y);
    assert.equal(await joined(table), 1);
  }));
