// After a game for two in a real Chromium: its curve, the better turn, playing on, and its moves as text.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deep } from './depth.mjs';
import { openHouse } from './table.mjs';
import { Pair } from './duels.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

const at = (options, play) => house.at(options, play);

/** Plays a game in which the first player misses a win, and wins two turns later. Returns that player. */
async function play(table) {
  const pair = await Pair.begin(table, 'quickway', [0, 0, 1], ['near-left', 'far-right']);
  const first = await pair.acting();
  // The player who takes e5 joins their own two edges.
  const turns = 'e1 a5 e2 b5 e3 c5 e4 d5 e6 f5 e7 g5 e8 h5 e9 i5 a1 i9 e5';
  await pair.turns(...turns.split(' '));
  assert.match(await table.words(), /You win!/);
  return first;
}

test('a finished game is looked back at to the last turn, and played on from where it tipped', deep, () =>
  at({ seed: 61 }, async (table) => {
    const first = await play(table);
    const { text: finished } = await table.game();
    await table.tap(`review ${first}`);
    assert.equal(await table.screen(), 'review');
    // The engine answers position by position, until the last one is known.
    await table.untilAllowed('turning-point');
    await table.untilSays(/100%/);
    // The turning points are the engine's opinion, which improves while the review is open.
    await table.tap('turning-point');
    const turn = async () => Number(/Turn (\d+) of 19/.exec(await table.words())[1]);
    assert.ok((await turn()) < 19);
    while ((await turn()) < 16) await table.tap('seek next');
    while ((await turn()) > 16) await table.tap('seek back');
    await table.untilSays(/Best here: e5/);
    await table.tap('seek next');
    await table.tap('seek back');
    const from = 16;
    await table.tap('play-on');
    assert.equal(await table.screen(), 'game');
    assert.ok((await table.game()).steps >= from, 'it goes on from there');
    assert.match(await table.words(), /Computer · master/);
    await table.untilActing(first);
    await table.tap('back-to-review');
    assert.equal(await table.screen(), 'review');
    assert.match(await table.words(), new RegExp(`Turn ${from} of 19`));
    await table.tap('results');
    assert.equal((await table.game()).text, finished, 'the finished game is as it was');
    await table.reload();
    assert.equal(await table.screen(), 'saved-game', 'and it is what is kept');
  }));

test('a game plays by itself until it is over', deep, () =>
  at({ seed: 62 }, async (table) => {
    const first = await play(table);
    await table.tap(`review ${first}`);
    await table.untilSays(/100%/);
    for (let press = 0; press < 2; press += 1) await table.tap('speed');
    await table.untilSays(/8×/);
    await table.tap('play');
    await table.untilSays(/Turn 3 of 19/);
    await table.untilSays(/Turn 19 of 19/);
  }));

test('the moves are copied as text, and replayed when they are pasted', () =>
  at({ seed: 63 }, async (table) => {
    await table.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await play(table);
    await table.tap('settings');
    await table.tap('share');
    await table.tap('copy-moves');
    await table.untilSays(/Moves copied/);
    const text = await table.page.evaluate(() => navigator.clipboard.readText());
    assert.match(text, /^new quickway size=9 swap=off\nplay e1\nplay a5\n/);
    await table.tap('close');
    await table.page.keyboard.press('Control+V');
    await table.untilScreen('replay');
    assert.match(await table.words(), /Turn 19 of 19/);
    await table.tap('to-lobby');
    // Any other pasted text gets a sentence in reply.
    await table.page.evaluate(() => navigator.clipboard.writeText('new quickway\nplay nonsense'));
    await table.page.keyboard.press('Control+V');
    await table.untilScreen('trouble');
    assert.match(await table.words(), /Line 2:/);
  }));
