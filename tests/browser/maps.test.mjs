// Maps that do not come, or that are no maps: a clear sentence on the screen, and the table lives on.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deepUnless } from './depth.mjs';
import { openHouse } from './table.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

/** Opens the table while Europe's file is answered by `answer`. */
function withEurope(answer) {
  return house.open({ prepare: (page) => page.route('**/maps/europe.json', answer) });
}

/** Changes the host's map of Europe before the page gets it. */
function changed(change) {
  return async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: change(body) });
  };
}

const edited = (edit) =>
  changed((body) => {
    const map = JSON.parse(body);
    edit(map);
    return JSON.stringify(map);
  });

const WRONG = [
  ['cut short', changed((body) => body.slice(0, body.length / 2)), /incomplete or damaged/],
  ['empty', changed(() => ''), /incomplete or damaged/],
  ['a page instead of a map', changed(() => '<!DOCTYPE html>'), /incomplete or damaged/],
  ['no map at all', changed(() => '[1, 2]'), /isn’t a map/],
  ['null', changed(() => 'null'), /isn’t a map/],
  ['a link to a missing intersection', edited((map) => (map.links[3][1] = 9999)), /doesn’t exist/],
  ['a region too few', edited((map) => map.regions.pop()), /has 4 regions instead of 5/],
  ['a word for a number', edited((map) => (map.links[0][2] = 'two')), /isn’t a map/],
  ['a number too many in a link', edited((map) => map.links[0].push(9)), /isn’t a map/],
  ['a number too many in a place', edited((map) => map.nodes[0].push(9)), /isn’t a map/],
  ['another map', edited((map) => (map.name = 'Asia')), /The map file of Europe holds another map/],
  ['far too large', changed((body) => body + ' '.repeat(1_000_000)), /is too long/],
  ['another version', edited((map) => (map.format = 3)), /has version 3/],
  ['not there', (route) => route.fulfill({ status: 404, body: 'no' }), /couldn’t be loaded .*404/],
  ['no answer', (route) => route.abort(), /didn’t load/],
];

/** Cases that are tried before every landing. Native tests find faults inside a file. */
const OFTEN = ['cut short', 'not there', 'no answer'];

for (const [name, answer, sentence] of WRONG) {
  test(`a map file that is wrong says so: ${name}`, deepUnless(OFTEN.includes(name)), async () => {
    const table = await withEurope(answer);
    try {
      await table.untilSays(sentence);
      await table.tap('join left');
      await table.tap('join right');
      assert.equal(await table.allows('start'), false, 'nobody can play on it');

      await table.tap('map asia');
      await table.untilAllowed('start');
      await table.tap('start');
      assert.match(await table.words(), /ASIA . ROUND 1/);
      assert.doesNotMatch(await table.words(), sentence);
    } finally {
      await table.close();
    }
  });
}

test('a map that did not come is asked for again when it is chosen again', async () => {
  let asked = 0;
  const table = await withEurope((route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  try {
    await table.untilSays(/didn’t load/);
    await table.tap('join left');
    await table.tap('join right');
    assert.equal(await table.allows('start'), false);
    await table.tap('map europe');
    await table.untilAllowed('start');
    assert.equal(asked, 2);
  } finally {
    await table.close();
  }
});
