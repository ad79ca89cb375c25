// Whole games in a real Chromium, from the page's load, by real touches only.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deep } from './depth.mjs';
import { openHouse, PLACES } from './table.mjs';
import { allowed, inside, playUntilLinks, start } from './player.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

const at = (options, play) => house.at(options, play);

test('two people play from the page load to the final places, and again', () =>
  at({ seed: 11 }, async (table) => {
    const crew = await start(table, 2, { bank: 'least' });
    let ended;
    do {
      ended = await crew.playUntil(['ready', 'to-lobby']);
      if (ended === 'ready') await crew.allReady();
    } while (ended === 'ready');
    assert.match(await table.words(), /You win!/);
    // The podium says it when it has risen.
    await table.untilSays(/1st .*(2nd|1st) /);
    await table.tap('play-again');
    await table.allAgree();
    assert.match(await table.words(), /ROUND 1/);
    assert.ok((await table.targets()).some((target) => target.name === 'node 0'));
  }));

test('six people play on Asia to the end of round 1 and go on', deep, () =>
  at({ seed: 12 }, async (table) => {
    const crew = await start(table, 6, { map: 'asia', bank: 'most' });
    assert.equal(await crew.playUntil(['ready', 'to-lobby']), 'ready');
    const words = await table.words();
    assert.match(words, /First to connect: nothing to pay/, words);
    assert.match(words, /Paid \$|Others connected you/, words);
    for (const colour of ['Orange', 'Sky', 'Green', 'Red', 'Blue', 'Pink']) {
      assert.match(words, new RegExp(colour));
    }
    await crew.allReady();
    assert.match(await table.words(), /ROUND 2/);
  }));

test('two hold their city lists open while a third builds', () =>
  at({ seed: 13 }, async (table) => {
    await playUntilLinks(table, 3);
    const builder = await table.acting();
    const others = PLACES.slice(0, 3).filter((place) => place !== builder);
    const count = async (words) => (await table.words()).split(words).length - 1;
    const open = await Promise.all(others.map((place) => table.target(`cities ${place}`)));
    await table.down(1, open[0]);
    await table.down(2, open[1]);
    assert.equal(await count('HIDE CITIES'), 2);

    const [link] = allowed(await table.targets(), 'link');
    await table.tapAt(link, 3);
    assert.ok(await table.allows(`undo ${builder}`), 'the third has built');
    assert.equal(await count('HIDE CITIES'), 2, 'the lists have stayed open');

    // Held for longer than a tap, a list closes when its finger goes, and only that list.
    // A tap is what takes less than 600 ms.
    await table.page.waitForTimeout(650);
    await table.up(1, open[0]);
    assert.equal(await count('HIDE CITIES'), 1);
    await table.up(2, open[1]);
    assert.equal(await count('HIDE CITIES'), 0);
    assert.ok(await table.allows(`undo ${builder}`));
  }));

test('nobody is passed over when two fingers press one OK', () =>
  at({ seed: 14 }, async (table) => {
    await start(table, 3);
    const place = async () => {
      const nodes = allowed(await table.targets(), 'node');
      await table.tapAt(nodes[Math.floor(nodes.length / 2)]);
      const [ok] = allowed(await table.targets(), 'ok');
      return ok;
    };
    const first = await place();
    await table.down(1, first);
    await table.down(2, { x: first.x + 10, y: first.y });
    await table.up(1, first);
    await table.up(2, { x: first.x + 10, y: first.y });
    const second = await place();
    const order = PLACES.slice(0, 3);
    const next = order[(order.indexOf(inside(first.name)) + 1) % 3];
    assert.equal(inside(second.name), next);
  }));
