// The games for two in a real Chromium: begun in the lobby and played by real touches.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deep } from './depth.mjs';
import { openHouse } from './table.mjs';
import { cellNamed, Pair } from './duels.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

const at = (options, play) => house.at(options, play);

test('Quax: stones, a link that is drawn with a finger, and a swap', deep, () =>
  at({ seed: 31 }, async (table) => {
    const pair = await Pair.begin(table, 'quickway', [2, 0, 0], ['near-left', 'far-right']);
    assert.match(await table.words(), /Quax . 9 × 9/);
    const first = await pair.acting();
    await pair.turns('d4');
    const second = await pair.acting();
    assert.notEqual(first, second);
    await table.tap(`special ${second}`);
    await table.tap(`ok ${second}`);
    assert.equal(await pair.acting(), first, 'the one who began is to move again');
    await pair.turns('h8', 'e5', 'h7');
    await pair.carry('d4 e5');
    await table.tap(`ok ${second}`);
    assert.equal(await pair.acting(), first);
  }));

test('Quickway is won by a chain from edge to edge, and played again', () =>
  at({ seed: 32 }, async (table) => {
    const pair = await Pair.begin(table, 'quickway', [0, 0, 1], ['left', 'right']);
    const first = await pair.acting();
    for (let rank = 1; rank <= 8; rank += 1) await pair.turns(`e${rank}`, `a${rank}`);
    await pair.turns('e9');
    assert.match(await table.words(), /You win!/);
    await table.tap('play-again');
    await table.allAgree();
    assert.notEqual(await pair.acting(), first, 'now the other one begins');
    assert.equal(await table.allows(cellNamed('e5')), true);
  }));

test('Raindrops: a drop is touched, another is carried through several positions', () =>
  at({ seed: 33 }, async (table) => {
    const pair = await Pair.begin(table, 'raindrops', [0], ['near-left', 'far-left']);
    const first = await pair.acting();
    const undo = `undo ${first}`;
    await pair.touch('c6');
    assert.equal(await table.allows(undo), true);
    await pair.touch('c6');
    assert.equal(await table.allows(undo), false, 'touched again, it is put back');
    await pair.turns('a6 a5');
    const second = await pair.acting();
    await pair.carry('f6 e6', 12);
    assert.equal(await table.allows(`ok ${second}`), true);
    await table.tap(`undo ${second}`);
    assert.equal(await table.allows(`ok ${second}`), false);
    await pair.carry('f6 e6');
    await table.tap(`ok ${second}`);
    assert.equal(await pair.acting(), first);
  }));

test('Rapid Transit is played until nobody can swap', () =>
  at({ seed: 34 }, async (table) => {
    const pair = await Pair.begin(table, 'rapid-transit', [0], ['near-right', 'far-left']);
    await pair.turns('a2 a3', 'b2 b1');
    await pair.carry('c2 c3');
    await table.tap(`ok ${await pair.acting()}`);
    await pair.turns('d2 c4');
    for (let passes = 0; passes < 2; passes += 1) {
      const mover = await pair.acting();
      assert.match(await table.words(), /You can’t move: tap PASS/);
      await table.tap(`special ${mover}`);
      await table.tap(`ok ${mover}`);
    }
    assert.equal(await table.allows('play-again'), true, await table.words());
    assert.match(await table.words(), /You win!|It’s a draw/);
    await table.tap('to-lobby');
    await table.allAgree();
    assert.equal(await table.screen(), 'lobby');
    assert.equal(await table.allows('leave near-right'), true);
  }));

test('Switch Yard: an engine, a train by its ends, a train under a finger', () =>
  at({ seed: 35 }, async (table) => {
    const pair = await Pair.begin(table, 'switch-yard', [1], ['far-right', 'right']);
    const first = await pair.acting();
    await pair.touch('c2 e2 c4');
    assert.equal(await table.allows(`ok ${first}`), true);
    await table.tap(`undo ${first}`);
    assert.equal(await table.allows(`ok ${first}`), false);
    await pair.carry('c2 d2 e2');
    await pair.carry('c2 c3 c4');
    await table.tap(`ok ${first}`);
    const second = await pair.acting();
    assert.notEqual(second, first);
    await pair.turns('c8 c6');
    assert.equal(await pair.acting(), first);
    await table.tap(`resign ${second}`);
    assert.match(await table.words(), /Resign, or offer a draw\?/);
    await table.tap(`resign-no ${second}`);
    await table.tap(`resign ${second}`);
    await table.tap(`resign-yes ${second}`);
    assert.equal(await table.screen(), 'results');
    assert.match(await table.words(), /You win! · \w+ resigned/);
  }));

test('two people touch at once: who waits changes nothing', () =>
  at({ seed: 36 }, async (table) => {
    const pair = await Pair.begin(table, 'switch-yard', [0], ['near-left', 'far-right']);
    const mover = await pair.acting();
    const waiting = await pair.waiting();
    const [from, to] = [await table.target(cellNamed('c2')), await table.target(cellNamed('c5'))];
    const [ok, undo] = [await table.target(`ok ${waiting}`), await table.target(`undo ${waiting}`)];
    await table.down(1, ok);
    await table.down(2, from);
    await table.down(3, undo);
    await table.move([2, { x: from.x, y: (from.y + to.y) / 2 }]);
    await table.move([2, to]);
    await table.up(2, to);
    await table.up(3, undo);
    await table.up(1, ok);
    assert.equal(await pair.acting(), mover);
    assert.equal(await table.allows(`ok ${mover}`), true, 'the car was carried all the same');
    await table.tap(`ok ${mover}`);
    assert.equal(await pair.acting(), waiting);
  }));

test('pieces glide to where they go, and then nothing is painted', () =>
  at({ seed: 37, real: true }, async (table) => {
    const pair = await Pair.begin(table, 'rapid-transit', [0], ['near-left', 'far-right']);
    await pair.touch('a2');
    await table.untilIdle();
    const before = await table.frames();
    await pair.touch('a3');
    await table.untilIdle();
    // The press and its end are two pictures without any way.
    const painted = (await table.frames()) - before;
    assert.ok(painted > 3, `the pieces were painted ${painted} times`);
  }));

test('a first game begins with exercises, which a reload forgets and one touch skips', () =>
  at({}, async (table) => {
    const begin = async () => {
      await table.tap('game raindrops');
      await table.tap('try-it');
      await table.untilSays(/Exercise 1 of 5/);
    };
    await begin();
    await table.tap(cellNamed('a2'));
    await table.tap(cellNamed('c2'));
    await table.tap('ok near-left');
    await table.untilAllowed('next-exercise near-left');
    await table.tap('next-exercise near-left');
    await table.untilSays(/Exercise 2 of 5/);
    await table.untilIdle();
    await table.reload();
    assert.equal(await table.screen(), 'lobby');
    await begin();
    await table.tap('leave-exercises near-left');
    await table.untilSays(/Raindrops . 6 × 6/);
  }));
