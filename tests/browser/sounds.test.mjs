// Sounds, rendered without a loudspeaker and measured. None clips, none is lost, and no two sounds are alike. Sounds
// of a player at the left come from the left.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deep } from './depth.mjs';
import { allowed, setSlider, touchAny } from './player.mjs';
import { openHouse } from './table.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

/** Number of seconds for each sound. */
const SLOT = 3;
const SLOTS = 16;

/** Runs in the page: stores the sounds for rendering, at the time of `soundClock`. */
function keepSounds(seconds) {
  window.soundClock = 0;
  window.AudioContext = class {
    constructor() {
      const context = new OfflineAudioContext(2, 44_100 * seconds, 44_100);
      Object.defineProperties(context, {
        state: { get: () => 'running' },
        currentTime: { get: () => window.soundClock },
      });
      window.kept = context;
      return context;
    }
  };
}

/** Runs in the page: each slot's loudest sample, its loudness on both sides, and its beginning. */
async function measure({ slot, slots }) {
  const rendered = await OfflineAudioContext.prototype.startRendering.call(window.kept);
  const sides = [0, 1].map((channel) => rendered.getChannelData(channel));
  const rate = rendered.sampleRate;
  return Array.from({ length: slots }, (_, at) => {
    const parts = sides.map((side) => side.subarray(at * slot * rate, (at + 1) * slot * rate));
    const power = (part) => Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / rate);
    const [left, right] = parts.map(power);
    const peak = Math.max(...parts.map((part) => part.reduce((most, value) => Math.max(most, Math.abs(value)), 0)));
    const both = parts[0].map((value, index) => value + parts[1][index]).subarray(0, rate / 2);
    return { peak, left, right, begins: Array.from(both) };
  });
}

/** Returns the likeness of two sounds: 1 if one is the other, louder or softer. */
function likeness(one, other) {
  const dot = (a, b) => a.reduce((sum, value, index) => sum + value * b[index], 0);
  return Math.abs(dot(one, other)) / Math.sqrt(dot(one, one) * dot(other, other));
}

test('all that is heard is loud enough, clips nowhere, differs, and comes from the side of its maker', deep, () =>
  house.at({ seed: 9, real: true, prepare: (page) => page.addInitScript(keepSounds, SLOT * SLOTS) }, async (table) => {
    const { page } = table;
    const names = ['before'];
    const rest = () => page.evaluate(() => (window.soundClock = 0));
    const heard = async (name, act) => {
      await table.untilIdle();
      await page.evaluate((at) => (window.soundClock = at), SLOT * names.length);
      names.push(name);
      await act();
      await table.settle();
      await rest();
    };
    const first = async (kind) => allowed(await table.targets(), kind)[0];
    const touch = (kind) => async () => table.tap((await first(kind)).name);

    // The music would be part of all recordings.
    await table.tap('settings');
    await setSlider(table, 'music', 'least');
    await heard('click', () => table.tap('close'));
    await heard('left', () => table.tap('join left'));
    await heard('right', () => table.tap('join right'));
    await heard('start', () => table.tap('start'));
    await heard('hub', async () => table.tapAt(await first('node')));
    await heard('turn', touch('ok'));
    while (allowed(await table.targets(), 'link').length === 0) await touchAny(table);
    await heard('rail', async () => table.tapAt(await first('link')));
    await heard('undo', touch('undo'));
    const single = async () => {
      await table.tapAt(await first('link'));
      return (await first('discard')) !== undefined;
    };
    if (!(await single())) throw new Error('The first link costs all that the turn has.');
    await heard('coin', touch('discard'));
    for (const game of ['quickway', 'raindrops']) {
      await table.tap('settings');
      await table.tap('end-game');
      await table.tap('yes');
      await table.tap(`game ${game}`);
      for (const place of ['left', 'right']) {
        if (await table.allows(`join ${place}`)) await table.tap(`join ${place}`);
      }
      await table.tap('start');
      await heard(game, async () => table.tapAt(await first('cell')));
    }
    await touch('resign')();
    await heard('fanfare', touch('resign-yes'));

    const slots = await page.evaluate(measure, { slot: SLOT, slots: SLOTS });
    const sounds = new Map(names.map((name, at) => [name, slots[at]]));
    sounds.delete('before');
    for (const [name, { peak, left, right }] of sounds) {
      assert.ok(peak < 1, `${name} clips: ${peak}`);
      assert.ok(left + right > 0.004, `${name} is hardly heard: ${left} and ${right}`);
    }
    assert.ok(sounds.get('left').left > 3 * sounds.get('left').right, 'the left seat is heard from the left');
    assert.ok(sounds.get('right').right > 3 * sounds.get('right').left, 'the right seat from the right');
    const all = [...sounds];
    for (const [at, [name, sound]] of all.entries()) {
      for (const [other, { begins }] of all.slice(0, at)) {
        const alike = likeness(sound.begins, begins);
        assert.ok(alike < 0.9, `${name} and ${other} are alike: ${alike}`);
      }
    }
    if (process.env.SOUNDS) {
      for (const [name, { peak, left, right }] of sounds) {
        console.log(name.padEnd(20), [peak, left, right].map((value) => value.toFixed(4)).join(' '));
      }
    }
  }));
