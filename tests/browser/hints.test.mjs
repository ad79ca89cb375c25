// Hints and the look back at a round, thought about by the program that thinks, in a real Chromium.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deep } from './depth.mjs';
import { openHouse, PLACES } from './table.mjs';
import { allowed, start } from './player.mjs';
import { Pair } from './duels.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

const at = (options, play) => house.at(options, play);

test('a hint comes into the open city list, and can be followed', () =>
  at({ seed: 21 }, async (table) => {
    const crew = await start(table, 3);
    const place = await table.acting();
    await table.tap(`cities ${place}`);
    await table.tap(`hint ${place}`);
    await table.untilIdle();
    assert.match(await table.words(), /[Yy]our hub (at|near) \w+/);
    const [, name] = (await table.words()).match(/Your hub at (\w+)/) ?? [];
    const { cities } = crew.map;
    const city = cities.find((city) => name && city.name.startsWith(name));
    const target = city ? `node ${city.node}` : allowed(await table.targets(), 'node')[0].name;
    await table.tap(target);
    assert.ok(await table.allows(`ok ${place}`));
    assert.doesNotMatch(await table.words(), /Your hub/);
    assert.ok(!(await table.allows(`hint ${place}`)), 'there is one hint a turn');
  }));

test('a hint for a game for two is marked on the board, and switched off it is not offered', () =>
  at({ seed: 22 }, async (table) => {
    const pair = await Pair.begin(table, 'rapid-transit', [], ['near-left', 'far-right']);
    const place = await pair.acting();
    await table.tap(`hint ${place}`);
    await table.untilIdle();
    assert.match(await table.words(), /Hint: /);
    await table.tap('settings');
    await table.tap('hints');
    await table.tap('close');
    assert.doesNotMatch(await table.words(), /HINT/i);
  }));

test('people look back at a round: the cheapest networks, and every deed of it', deep, () =>
  at({ seed: 23 }, async (table) => {
    const crew = await start(table, 2, { bank: 'most' });
    assert.equal(await crew.playUntil(['ready', 'to-lobby']), 'ready');
    await table.tap(`review ${PLACES[0]}`);
    await table.untilSays(/(your cities for|Perfect! From your hub .*:) \$\d+/);
    const dollars = async (hub) => Number((await table.words()).match(`${hub} \\$(\\d+)`)[1]);
    assert.ok((await dollars('BEST HUB')) <= (await dollars('YOUR HUB')));
    await table.tap(`review ${PLACES[1]}`);
    await table.tap('network built');
    assert.match(await table.words(), /Free track \$\d+.* Network \(\$\d+\) built by/);
    const { x, y } = await table.heeded('slider seek');
    await table.slide({ x, y }, { x, y: y - 267 });
    assert.match(await table.words(), /The map is empty/);
    await table.tap('seek next');
    assert.match(await table.words(), /places a hub/);
    await table.tap('results');
    await crew.allReady();
    assert.match(await table.words(), /ROUND 2/);
  }));

test('without the program that thinks there is no hint, and it is said so', async () => {
  const prepare = (page) => page.route('**/thinker-*', (route) => route.abort());
  await house.at({ seed: 24, prepare }, async (table) => {
    await start(table, 2);
    const place = await table.acting();
    await table.tap(`cities ${place}`);
    await table.tap(`hint ${place}`);
    await table.untilSays(/No hint available/);
    assert.ok(await table.allows(`hint ${place}`), 'it can be asked for once more');
    // The browser's own error text.
    table.faults.length = 0;
  });
});
