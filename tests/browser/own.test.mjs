// Own screens in a real Chromium: a phone, a tablet and a laptop, on which one person plays.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DEEP, deep } from './depth.mjs';
import { cellNamed } from './duels.mjs';
import { allowed } from './player.mjs';
import { openHouse, show } from './table.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

/** Continues a game until it no longer waits for the person and shows the results. */
async function playToTheEnd(table) {
  const { width, height } = table.page.viewportSize();
  for (let acts = 0; acts < 600; acts += 1) {
    await table.until(
      () => window.roundhouse.targets().some(({ name, enabled }) =>
        enabled && /^(ok|discard|finish|node|link|cell|next-round|play-again|special)\b/.test(name)),
      undefined,
      'waiting for a touch',
    );
    const targets = await table.targets();
    if (allowed(targets, 'play-again').length > 0) return;
    const kinds = ['next-round', 'ok', 'discard', 'finish', 'node', 'link', 'cell', 'special'];
    const kind = kinds.find((kind) => allowed(targets, kind).length > 0);
    const inSight = ({ x, y }) => x > 4 && x < width - 64 && y > 70 && y < height - 4;
    const on = ['node', 'link', 'cell'].includes(kind);
    // A player can also touch taken cells, so each try takes another one.
    const all = allowed(targets, kind).filter((target) => !on || inSight(target));
    const target = all[on ? (acts * 7) % all.length : 0];
    if (!target) await table.tap('look farther');
    else if (on) await table.tapAt(target);
    else await table.tap(target.name);
    await table.untilIdle();
  }
  assert.fail(`The game does not end. ${await table.words()}`);
}

test('a whole game against the computer is played on a phone that is held upright', deep, async () => {
  await house.at({ width: 390, height: 844, query: 'bank=5' }, async (table) => {
    await table.tap('start');
    await playToTheEnd(table);
    assert.match(await table.words(), /wins?/);
  });
});

test('a board for two is played to its end on a phone that lies, and on a tablet', deep, async () => {
  for (const [width, height, query] of [[844, 390, 'game=quickway&size=9'], [820, 1180, 'game=quax&size=9']]) {
    await house.at({ width, height, query }, async (table) => {
      await table.tap('against easy');
      await table.tap('start');
      await playToTheEnd(table);
      assert.equal(await table.screen(), 'results');
    });
  }
});

test('the first turn can be made on every screen that is promised, and fills it', async () => {
  const sizes = [[320, 568], [1366, 768], [3840, 2160], [1180, 820], [3440, 1440]];
  for (const [width, height] of sizes.slice(0, DEEP ? sizes.length : 2)) {
    await house.at({ real: true, width, height, query: 'layout=own' }, async (table) => {
      await table.tap('start');
      await table.until(() => window.roundhouse.targets().some((t) => t.name.startsWith('node ') && t.enabled), undefined, 'waiting for a hub');
      const hub = allowed(await table.targets(), 'node').find(({ x, y }) => x > 20 && x < width / 2 && y > 90 && y < height / 2);
      await table.tapAt(hub);
      await table.untilAllowed('ok near-left');
      await table.tap('ok near-left');
      const covered = await table.page.evaluate(() => {
        const { width, height } = document.querySelector('#stage canvas').getBoundingClientRect();
        return [innerWidth - width, innerHeight - height];
      });
      assert.ok(covered.every((left) => Math.abs(left) < 1.5), `${width} x ${height}: ${covered} is left free`);
    });
  }
});

test('two fingers move the map, a wheel brings it nearer, and nothing is built by that', async () => {
  await house.at({ width: 390, height: 844 }, async (table) => {
    await table.tap('start');
    await table.until(() => window.roundhouse.targets().some((t) => t.name.startsWith('node ') && t.enabled), undefined, 'waiting for a hub');
    const far = async () => {
      const all = allowed(await table.targets(), 'node');
      return Math.hypot(all[0].x - all[9].x, all[0].y - all[9].y);
    };
    const before = await far();
    await table.down(1, { x: 150, y: 300 });
    await table.down(2, { x: 220, y: 300 });
    await table.move([1, { x: 110, y: 300 }], [2, { x: 260, y: 300 }]);
    await table.cancel();
    await table.untilIdle();
    const nearer = await far();
    assert.ok(nearer > before * 1.3, `${before} to ${nearer}`);
    await table.page.mouse.move(200, 300);
    await table.page.mouse.wheel(0, -300);
    await table.untilIdle();
    assert.ok((await far()) > nearer * 1.3);
    assert.ok(!(await table.allows('ok near-left')), 'a hub has been placed');
  });
});

test('a phone that is turned goes on with the same game in the other direction', async () => {
  await house.at({ real: true, width: 390, height: 844, query: 'game=quickway' }, async (table) => {
    await table.tap('start');
    // The computer may begin. During a person's turn nothing changes by itself.
    await table.untilActing('near-left');
    await table.untilIdle();
    const { text } = await table.game();
    await table.page.setViewportSize({ width: 844, height: 390 });
    // A page that is idle may not have heard yet that it was turned.
    const fits = () => window.roundhouse.targets().filter(({ name }) => name.startsWith('cell '))
      .every(({ x, y }) => x > 0 && x < 844 && y > 0 && y < 390);
    await table.until(fits, undefined, 'turned, with all cells on the screen');
    await table.untilIdle();
    assert.equal((await table.game()).text, text);
    assert.equal(await table.screen(), 'game');
  });
});

test('back closes a sheet by one entry of the history, asks before it leaves a game, and leaves the lobby', async () => {
  await house.at({ width: 390, height: 844, query: 'game=quickway' }, async (table) => {
    const { page } = table;
    const entries = () => page.evaluate(() => history.length);
    const entry = () => page.evaluate(() => history.state);
    const back = async () => {
      await page.evaluate(() => history.back());
      await page.waitForTimeout(100);
      await table.untilIdle();
      return table.screen();
    };
    const before = await entries();
    // The lobby has RULES as well, below the settings.
    const topmost = async (name) => (await table.targets()).filter((target) => target.name === name).at(-1);
    await table.tap('settings');
    await table.tapAt(await topmost('rules'));
    for (const sheet of ['close', 'settings']) await table.tap(sheet);
    assert.equal(await table.screen(), 'settings');
    assert.equal(await back(), 'lobby');
    assert.equal(await entries(), before + 1, 'each sheet has left an entry of its own');
    await page.evaluate(() => history.forward());
    await page.waitForTimeout(200);
    await table.untilIdle();
    assert.deepEqual([await table.screen(), await entry()], ['lobby', 'roundhouse'], 'Forward does nothing');
    await table.tap('start');
    await table.until(() => window.roundhouse.screen() === 'game', undefined, 'begun');
    await table.tap('settings');
    assert.equal(await entry(), 'roundhouse 2', 'one for the game, one for the sheet');
    assert.equal(await back(), 'game');
    assert.equal(await back(), 'question');
    assert.equal(await entry(), 'roundhouse', 'another Back leaves the page');
    await table.tap('no');
    await table.tap('settings');
    await page.evaluate(() => history.go(-2));
    await table.until(() => window.roundhouse.screen() === 'question', undefined, 'both steps at once');
    await table.tap('yes');
    assert.equal(await table.screen(), 'lobby');
    await page.waitForTimeout(200);
    assert.equal(await entry(), 'roundhouse', 'in the lobby nothing lies above the page');
  });
});

// Scripts may go back over entries that the browser's own button skips: those that came without a touch.
test("a mouse's Back that is pressed again and again asks first, and Forward brings the game", deep, async () => {
  await house.at({ width: 390, height: 844, query: 'game=quickway' }, async (table) => {
    const { page, cdp } = table;
    const press = async () => {
      const at = { x: 195, y: 300, button: 'back', clickCount: 1 };
      await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', buttons: 8, ...at });
      await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', buttons: 0, ...at });
    };
    await table.tap('against someone-here');
    await table.tap('start');
    await table.tap('settings');
    const { text } = await table.game();
    for (const screen of ['game', 'question']) {
      await press();
      await table.untilScreen(screen);
    }
    await Promise.all([page.waitForURL('about:blank'), press()]);
    await page.goForward();
    await table.untilIdle();
    assert.deepEqual([await table.screen(), (await table.game()).text], ['game', text]);
  });
});

test('a reload goes on with the game, and a new visit offers it above the lobby', async () => {
  await house.at({ width: 390, height: 844, query: 'game=quickway&against=easy' }, async (table) => {
    const { page } = table;
    await table.until(() => window.roundhouse.game()?.steps === 1, undefined, 'the computer has begun');
    const { text } = await table.game();
    for (let loads = 0; loads < 2; loads += 1) {
      await table.reload();
      assert.equal(await table.screen(), 'game');
      assert.equal((await table.game()).text, text);
      assert.equal(await page.evaluate(() => history.state), 'roundhouse 1', 'Back still asks');
    }
    // Another wish, typed over this one: it fills the lobby, and the game waits.
    await page.goto(page.url().replace('quickway', 'raindrops'));
    await table.untilAllowed('resume');
    await table.tap('rules');
    await table.tap('close');
    await table.tap('start');
    await table.tap('no');
    await table.tap('resume');
    assert.equal((await table.game()).text, text);
    await page.goto(page.url());
    await table.untilAllowed('resume');
    await table.tap('start');
    await table.tap('yes');
    await table.untilSays(/Bring all your drops/);
    assert.equal(await table.screen(), 'game');
  });
});

test('title, icon and the system call a person whose turn it is', async () => {
  // Headless browsers show no notifications.
  const prepare = (page) => page.addInitScript(() => {
    window.shown = [];
    window.Notification = class {
      static permission = 'granted';

      constructor(title) {
        window.shown.push(title);
      }

      addEventListener() {}

      close() {
        window.shown.push('closed');
      }
    };
  });
  await house.at({ width: 390, height: 844, query: 'game=quickway', prepare }, async (table) => {
    const { page } = table;
    const icon = () => page.evaluate(() => document.querySelector('link[rel=icon]').getAttribute('href'));
    assert.deepEqual([await page.title(), await icon()], ['Roundhouse', 'icons/roundhouse.svg']);
    await table.tap('against easy');
    await table.tap('start');
    await table.until(() => document.title.startsWith('Your turn'), undefined, 'called');
    assert.equal(await icon(), 'icons/turn.svg');
    assert.equal((await page.request.get(new URL(await icon(), page.url()).href)).status(), 200);
    await table.tap(cellNamed('e5'));
    await table.tap('ok near-left');
    await show(page, false);
    await table.until(() => window.shown.length > 0, undefined, 'the computer has answered');
    await show(page, true);
    assert.match((await page.evaluate(() => window.shown)).join('; '), /^Your turn.*Quickway; closed$/);
    await page.evaluate(() => history.back());
    await table.untilAllowed('yes');
    await table.tap('yes');
    assert.deepEqual([await page.title(), await icon()], ['Roundhouse', 'icons/roundhouse.svg']);
  });
});

test('nothing lies under a notch', async () => {
  await house.at({ width: 844, height: 390, phone: true }, async (table) => {
    const insets = { top: 0, left: 47, right: 47, bottom: 21 };
    await table.cdp.send('Emulation.setSafeAreaInsetsOverride', { insets });
    const clear = () => {
      const { left, top, right, bottom } = document.querySelector('#stage canvas').getBoundingClientRect();
      // A page that is to cost little has pixels of four.
      return left > 47 - 4 && top >= 0 && right < 844 - 47 + 4 && bottom < 390 - 21 + 4;
    };
    await table.until(clear, undefined, 'the stage keeps clear of the edges');
    await table.untilIdle();
    const targets = await table.targets();
    assert.ok(targets.every(({ x, y }) => x > 47 && x < 844 - 47 && y < 390 - 21));
    await table.tap('start');
    await table.until(() => window.roundhouse.screen() === 'game', undefined, 'fingers hit what they see');
  });
});

test("the browser's own zoom is left to everything but a board that zooms itself", async () => {
  await house.at({ width: 1366, height: 768, query: 'layout=own' }, async (table) => {
    const prevented = () =>
      table.page.evaluate(() => {
        const init = { deltaY: -40, ctrlKey: true, bubbles: true, cancelable: true, clientX: 300, clientY: 400 };
        const wheel = new WheelEvent('wheel', init);
        document.getElementById('stage').dispatchEvent(wheel);
        return [wheel.defaultPrevented, getComputedStyle(document.getElementById('stage')).touchAction];
      });
    assert.deepEqual(await prevented(), [false, 'pinch-zoom'], 'in the lobby');
    await table.tap('start');
    await table.until(() => window.roundhouse.screen() === 'game', undefined, 'begun');
    await table.untilIdle();
    assert.deepEqual(await prevented(), [true, 'none'], 'over the map');
    await table.tap('settings');
    await table.untilIdle();
    assert.deepEqual(await prevented(), [false, 'pinch-zoom'], 'over the settings');
  });
});

test('a mouse drags the map, and two fingers on a trackpad move it', async () => {
  // A page of fewer pixels has wheels of more.
  await house.at({ real: true, width: 1366, height: 768, query: 'layout=own' }, async (table) => {
    await table.tap('start');
    await table.until(() => window.roundhouse.targets().some((t) => t.name.startsWith('node ') && t.enabled), undefined, 'waiting for a hub');
    const { mouse } = table.page;
    await table.tap('look nearer');
    await table.untilIdle();
    const name = allowed(await table.targets(), 'node')[0].name;
    const where = () => table.target(name);
    const before = await where();
    await mouse.move(400, 400);
    await mouse.down();
    await mouse.move(360, 430, { steps: 4 });
    await mouse.up();
    await table.untilIdle();
    const dragged = await where();
    assert.ok(Math.hypot(dragged.x - before.x + 40, dragged.y - before.y - 30) < 2, JSON.stringify([before, dragged]));
    assert.ok(!(await table.allows('ok near-left')), 'a hub has been placed');
    await mouse.wheel(-20, 10);
    await table.untilIdle();
    const swiped = await where();
    assert.ok(Math.hypot(swiped.x - dragged.x - 20, swiped.y - dragged.y + 10) < 2, JSON.stringify([dragged, swiped]));
  });
});
