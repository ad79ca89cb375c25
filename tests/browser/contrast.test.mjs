// More contrast, and the system's own colours: the page paints the canvases with more contrast, and the browser shows
// the focus itself.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openHouse } from './table.mjs';

let house;
before(async () => { house = await openHouse(); });
after(() => house.close());

/** Returns the pictures of all canvases as one text. */
async function painted(table) {
  await table.untilIdle();
  await table.settle();
  return table.page.evaluate(() => [...document.querySelectorAll('canvas')].map((one) => one.toDataURL()).join());
}

test('wishes for more contrast and for other colours are painted, and heard when they change', () =>
  house.at({ width: 390, height: 844 }, async (table) => {
    const plain = await painted(table);
    await table.page.emulateMedia({ contrast: 'more' });
    const clear = await painted(table);
    assert.notEqual(clear, plain);
    await table.page.emulateMedia({ contrast: 'no-preference' });
    assert.equal(await painted(table), plain);
    await table.page.emulateMedia({ forcedColors: 'active' });
    assert.equal(await painted(table), clear);
  }));

test("in the system's own colours the browser outlines what has the focus", () =>
  house.at({}, async (table) => {
    const look = async () => {
      await table.page.keyboard.press('Tab');
      await table.untilIdle();
      return table.page.evaluate(() => {
        const { opacity, outlineStyle, backgroundColor, color } = getComputedStyle(document.activeElement);
        return [document.activeElement.getAttribute('data-key') !== null, opacity, outlineStyle, backgroundColor, color];
      });
    };
    const [here, opacity] = await look();
    assert.deepEqual([here, opacity], [true, '0'], 'the ring on the canvas is enough');
    await table.page.emulateMedia({ forcedColors: 'active' });
    // The picture under it stays to be seen.
    const none = 'rgba(0, 0, 0, 0)';
    assert.deepEqual(await look(), [true, '1', 'solid', none, none]);
  }));
