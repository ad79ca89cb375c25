// Contacts that are cancelled, doubled, wide, or many.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { between, openHouse, PLACES } from './table.mjs';
import { allowed, inside, nearest, setSlider, start } from './player.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

async function at(options, touch) {
  const table = await house.open(options);
  try {
    // Pictures are compared here: maps and typefaces that come late would change them.
    await table.untilLoaded();
    await touch(table);
    assert.deepEqual(table.faults, []);
  } finally {
    await table.close();
  }
}

/** A picture of the whole window, after whatever has changed was painted. */
async function picture(table) {
  await table.settle();
  return table.page.screenshot();
}

/** Whether the window comes to be as wished within a few frames: the browser may show a painted
    canvas a little later than it was painted. */
async function comes(table, wish) {
  for (let tries = 0; tries < 20; tries += 1) {
    if (wish(await picture(table))) return true;
  }
  return false;
}

/** Whether the window comes to look like a picture. */
const looksLike = (table, wanted) => comes(table, (seen) => seen.equals(wanted));

/** Whether the window comes to look unlike a picture. */
const looksUnlike = (table, left) => comes(table, (seen) => !seen.equals(left));

/** The colours that people have taken so far: one LEAVE for each. */
async function joined(table) {
  return (await table.targets()).filter((target) => target.name.startsWith('Leave(')).length;
}

/** A game of some players, in which the first link may be built now: whose turn it is, and the
    allowed links that cost $1. */
async function building(table, players) {
  const crew = await start(table, players);
  let targets = await table.targets();
  while (allowed(targets, 'Link').length === 0) {
    await crew.step(targets);
    targets = await table.targets();
  }
  const cheap = (link) => crew.map.links[Number(inside(link.name))][2] === 1;
  return { turn: await crew.onTurn(), links: allowed(targets, 'Link').filter(cheap) };
}

test('a press is seen in the picture, and acts when the finger is lifted', () =>
  at({}, async (table) => {
    const join = await table.target('Join(NearLeft)');
    const idle = await picture(table);
    await table.down(1, join);
    assert.ok(await looksUnlike(table, idle), 'the button looks pressed');
    assert.equal(await joined(table), 0);
    await table.up(1, join);
    assert.equal(await joined(table), 1);
  }));

test('a touch that the system cancels does nothing and leaves nothing stuck', () =>
  at({}, async (table) => {
    const join = await table.target('Join(Left)');
    const idle = await picture(table);
    await table.down(1, join);
    await table.cancel();
    assert.equal(await joined(table), 0);
    assert.ok(await looksLike(table, idle), 'no button looks pressed any more');
    await table.tap('Join(Left)');
    assert.equal(await joined(table), 1);
  }));

test('sliding off a button cancels the press', () =>
  at({}, async (table) => {
    const join = await table.target('Join(Right)');
    await table.slide(join, { x: join.x - 400, y: join.y });
    assert.equal(await joined(table), 0);
  }));

test('all contacts are let go when the window loses the focus or is hidden', () =>
  at({}, async (table) => {
    const join = await table.target('Join(Left)');
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
    await table.tap('Join(Left)');
    assert.equal(await joined(table), 1);
  }));

test('two fingers on one button are one press', () =>
  at({}, async (table) => {
    const join = await table.target('Join(FarLeft)');
    const beside = { x: join.x + 30, y: join.y };
    await table.down(1, join);
    await table.down(2, beside);
    await table.up(1, join);
    await table.up(2, beside);
    assert.equal(await joined(table), 1);
    assert.ok(await table.allows('Leave(FarLeft)'));
  }));

test('sixteen contacts slide at once, each on its own, and leave nothing behind', () =>
  at({ seed: 21 }, async (table) => {
    await building(table, 6);
    const idle = await picture(table);
    const words = await table.words();
    const lists = await Promise.all(PLACES.map((place) => table.target(`Cities(${place})`)));
    const paths = lists.map((list) => [list, { x: list.x + 12, y: list.y + 12 }]);
    for (let row = 0; row < 10; row += 1) {
      const y = 220 + row * 64;
      paths.push([{ x: 300, y }, { x: 1600, y: 860 - row * 64 }]);
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
  at({ seed: 22 }, async (table) => {
    const { turn, links } = await building(table, 2);
    const undo = `Undo(${turn})`;
    await table.down(1, links[0], 60);
    await table.up(1, links[0]);
    assert.equal(await table.allows(undo), false);
    await table.tapAt(links[0]);
    assert.equal(await table.allows(undo), true);
  }));

test('a finger slides to the link it means and builds that one', () =>
  at({ seed: 23 }, async (table) => {
    const { turn, links } = await building(table, 2);
    const [from, to] = [links[0], links.at(-1)];
    await table.down(1, from);
    const lit = await picture(table);
    await table.move([1, between(from, to, 0.5)]);
    await table.move([1, to]);
    assert.ok(await looksUnlike(table, lit), 'the light follows the finger');
    await table.up(1, to);
    assert.equal(await table.allows(`Undo(${turn})`), true);
    const built = async (link) => !(await table.allows(link.name));
    assert.deepEqual([await built(from), await built(to)], [false, true]);
  }));

test('START with one player is refused and says what is missing', () =>
  at({}, async (table) => {
    await table.tap('Join(NearRight)');
    assert.equal(await table.allows('Start'), false);
    await table.tap('Start');
    assert.equal(await joined(table), 1, 'the lobby is still there');
    assert.match(await table.words(), /One more player has to join, or the computer/);
    await table.tap('Join(FarLeft)');
    await table.untilAllowed('Start');
    await table.tap('Start');
    assert.match(await table.words(), /ROUND 1/);
  }));

test('one drags a slider while another builds', () =>
  at({ seed: 24 }, async (table) => {
    const { turn, links } = await building(table, 2);
    await table.tap('Cog');
    const slider = await table.target('Slider(Music)');
    const shown = async () => (await table.words()).match(/Music (off|\d+)/)?.[1];
    const before = await shown();
    await table.down(1, slider);
    await table.move([1, { x: slider.x + 40, y: slider.y }]);
    // The settings lie over the right half of the table; the game goes on beside them.
    const link = nearest(links, { x: 0, y: 500 });
    await table.down(2, link);
    await table.move([1, { x: slider.x + 80, y: slider.y }], [2, link]);
    await table.up(2, link);
    assert.equal(await table.allows(`Undo(${turn})`), true, 'the rail is laid');
    await table.move([1, { x: slider.x + 600, y: slider.y }]);
    await table.up(1, { x: slider.x + 600, y: slider.y });
    assert.notEqual(before, '100');
    assert.equal(await shown(), '100');
    await setSlider(table, 'Music', 'least');
    assert.equal(await shown(), 'off');
  }));

test('the mouse works: only its first button presses', () =>
  at({}, async (table) => {
    const { x, y } = await table.target('Join(NearLeft)');
    await table.page.mouse.click(x, y, { button: 'right' });
    await table.page.mouse.click(x, y, { button: 'middle' });
    assert.equal(await joined(table), 0);
    await table.page.mouse.click(x, y);
    assert.equal(await joined(table), 1);
  }));
