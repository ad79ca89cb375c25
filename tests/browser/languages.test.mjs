// Languages in a real Chromium: a seat has its own language, changes it in the middle of a turn, and still has it
// after a reload. A cut or missing table of words costs a sentence and no game.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { deep, deepUnless } from './depth.mjs';
import { serve } from './host.mjs';
import { allowed, playUntilLinks, start } from './player.mjs';
import { copyPage, DIST, PLACES, Table } from './table.mjs';
import { house, prepareVersions, unplug, visited } from './versions.mjs';

const WORDS = fileURLToPath(new URL('../../assets/words', import.meta.url));

prepareVersions();

/** Returns a message of one line, without arguments, in a language. */
function said(language, id) {
  const file = readFileSync(join(WORDS, `${language}.ftl`), 'utf8');
  return file.match(new RegExp(`^${id} = (.*)$`, 'm'))[1];
}

async function choose(table, place, language) {
  await table.tap(`languages ${place}`);
  await table.tap(`language-${language} ${place}`);
  await table.untilIdle();
}

const SIX = ['de', 'ar', 'ja', 'pl', 'zh-Hans', 'fr'];

test('six seats read six languages at once, to the end of round 1', deep, () =>
  house.at({ seed: 12, width: 1920, height: 1080 }, async (table) => {
    const chooseAll = async () => {
      for (const [at, place] of PLACES.entries()) await choose(table, place, SIX[at]);
    };
    await chooseAll();
    const joins = await table.words();
    for (const language of SIX) assert.ok(joins.includes(said(language, 'lobby-join')), language);
    const crew = await start(table, 6, { map: 'asia', bank: 'most' });
    const panels = await table.words();
    for (const language of SIX) assert.ok(panels.includes(said(language, 'rail-show-cities')), language);
    for (const place of PLACES) await choose(table, place, 'en');
    await crew.readAllLists();
    await chooseAll();
    const ended = await crew.playUntil(['ready', 'to-lobby']);
    // Players read the results at their own seats; the sheet at a game's end faces the near side.
    const results = await table.words();
    const readers = ended === 'ready' ? SIX : ['de'];
    const button = ended === 'ready' ? 'rail-ready' : 'over-to-lobby';
    for (const language of readers) assert.ok(results.includes(said(language, button)), language);
  }));

test('a language is changed in the middle of a turn, and the turn goes on', () =>
  house.at({ seed: 3 }, async (table) => {
    await playUntilLinks(table, 2);
    const acting = await table.acting();
    await table.tapAt(allowed(await table.targets(), 'link')[0]);
    await choose(table, acting, 'ja');
    assert.ok(await table.allows(`undo ${acting}`), 'what was built stands');
    assert.ok((await table.words()).includes(said('ja', 'rail-undo')));
    await table.tap(`undo ${acting}`);
    assert.ok(!(await table.allows(`undo ${acting}`)));
  }));

test('a game that was saved in Japanese goes on in Arabic, and each seat has its own', deep, () =>
  house.at({ seed: 4 }, async (table) => {
    await playUntilLinks(table, 2);
    await choose(table, 'near-left', 'ja');
    const { text } = await table.game();
    await table.reload();
    await table.tap('resume');
    await table.untilIdle();
    assert.ok((await table.words()).includes(said('ja', 'rail-show-cities')), 'it is part of the seat');
    await choose(table, 'near-left', 'ar');
    assert.ok((await table.words()).includes(said('ar', 'rail-show-cities')));
    const now = await table.game();
    assert.equal(now.steps > 0, true);
    assert.notEqual(text, '', 'the game is the same but for its words');
  }));

test('the page speaks the language that the browser asks for, and tells it', async () => {
  for (const [locale, language, direction] of [['ja-JP', 'ja', 'ltr'], ['ar-EG', 'ar', 'rtl']]) {
    await house.at({ locale }, async (table) => {
      await table.untilSays(new RegExp(said(language, 'lobby-join')));
      const page = await table.page.evaluate(() => {
        const mirror = document.getElementById('mirror');
        return [document.documentElement.lang, mirror.dir, mirror.textContent];
      });
      assert.deepEqual(page.slice(0, 2), [language, direction]);
      assert.ok(page[2].includes(said(language, 'over-rules')), page[2]);
    });
  }
});

/** A host of the page with one file changed, or without it. */
async function withFile(name, change, play) {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  copyPage(folder);
  const file = join(folder, name);
  const changed = change(readFileSync(file, 'utf8'));
  if (changed === null) rmSync(file);
  else writeFileSync(file, changed);
  const host = await serve(folder);
  const table = await Table.open(house.browser, host.url, {});
  try {
    await play(table);
  } finally {
    await table.close();
    await host.stop();
    rmSync(folder, { recursive: true });
  }
}

const FAULTS = {
  'is cut short': (text) => text.slice(0, text.length / 2),
  'has an argument that its message lacks': (text) => text.replace('{0}', '{9}'),
  'is of another build': (text) => text.replace(/^roundhouse ./, 'roundhouse -'),
  'is missing': () => null,
};

for (const [name, change] of Object.entries(FAULTS)) {
  test(`a table of words that ${name} is English and one sentence`, deepUnless(name === 'is cut short' || name === 'is missing'), () =>
    withFile('words/fr.txt', change, async (table) => {
      await choose(table, 'near-left', 'fr');
      assert.equal(await table.screen(), 'trouble');
      assert.match(await table.words(), /Français isn’t available/);
      await table.tap('dismiss');
      await start(table, 2);
      assert.match(await table.words(), /SHOW CITIES/);
    }));
}

test('a language that was used before is there without a network', () =>
  visited(
    DIST,
    async (table, host) => {
      await table.untilSays(new RegExp(said('de', 'lobby-join')));
      await table.reload();
      await unplug(table, host);
      await table.reload();
      await table.untilSays(new RegExp(said('de', 'lobby-join')));
    },
    { locale: 'de-AT' },
  ));
