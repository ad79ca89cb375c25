// The puzzle of the day in a real Chromium: the page fetches its file on request, and the test misses and solves it.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openHouse } from './table.mjs';

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

/** Today's puzzle from its file, by the machine's date. */
async function today(table, name) {
  const [month, day, text] = await table.page.evaluate(async (name) => {
    const now = new Date();
    return [now.getMonth(), now.getDate(), await (await fetch(`puzzles/${name}.txt`)).text()];
  }, name);
  // Any leap year counts its days as the puzzles do.
  const number = Math.round((Date.UTC(2028, month, day) - Date.UTC(2028, 0, 1)) / 86_400_000);
  const [task, position, ...right] = text.split('\n')[number].split(' | ');
  return { task, position, right };
}

/** The empty cells of a position, rank by rank from above. */
function emptyCells(position) {
  const rows = position.split(' ')[0].split('/');
  return rows.flatMap((row, down) => {
    const cells = row.replace(/\d+/g, (count) => '.'.repeat(count));
    const name = (file) => `${String.fromCharCode(97 + file)}${rows.length - down}`;
    return [...cells].flatMap((piece, file) => (piece === '.' ? [name(file)] : []));
  });
}

/** Tries a cell. Returns the page's message, and nothing where the cell makes no turn. */
async function tryCell(table, place, cell) {
  if (!(await table.allows(`puzzle-cell ${place} ${cell}`))) return '';
  await table.tap(`puzzle-cell ${place} ${cell}`);
  // Not every empty cell can be touched.
  if (!(await table.allows(`puzzle-ok ${place}`))) return '';
  await table.tap(`puzzle-ok ${place}`);
  await table.untilSays(/Right!|does not win|Solved/);
  return table.words();
}

/** Tries cells until one is right. Returns the number of wrong ones, and the page's last message. */
async function tryUntilRight(table, place, cells) {
  let missed = 0;
  for (const cell of cells) {
    const said = await tryCell(table, place, cell);
    if (/Right!|Solved/.test(said)) return [missed, said];
    if (!said) continue;
    missed += 1;
    await table.tap(`puzzle-again ${place}`);
  }
  throw new Error(`No turn is right. ${await table.words()}`);
}

async function solve(table, place) {
  const { task, position, right } = await today(table, 'quickway');
  const turns = Number(task.split(' ')[1]);
  await table.untilSays(turns === 1 ? /win this turn/ : new RegExp(`win in ${turns} turns`));
  const empty = emptyCells(position);
  const wrong = empty.filter((cell) => !right.includes(cell));
  let tries = 1;
  for (const cell of wrong) {
    if (!(await tryCell(table, place, cell))) continue;
    tries += 1;
    assert.equal(await table.allows(`puzzle-ok ${place}`), false, 'the refutation is looked at');
    await table.tap(`puzzle-again ${place}`);
    break;
  }
  let [, said] = await tryUntilRight(table, place, right);
  for (let turn = 1; turn < turns; turn += 1) {
    let missed;
    [missed, said] = await tryUntilRight(table, place, empty);
    tries += missed;
  }
  assert.match(said, new RegExp(`Solved on try ${tries}!`));
}

test('today’s puzzle comes when it is opened, is missed once, solved, and left', async () => {
  const asked = [];
  const prepare = (page) => page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const table = await house.open({ seed: 41, prepare });
  try {
    await table.tap('game quickway');
    await table.tap('join near-left');
    const ofPage = asked.filter((path) => path.includes('puzzles/'));
    assert.deepEqual(ofPage, [], 'nobody has wanted a puzzle yet');
    await table.tap('puzzle');
    assert.equal(await table.screen(), 'puzzle');
    await solve(table, 'near-left');
    await table.tap('puzzle-leave near-left');
    assert.equal(await table.screen(), 'lobby');
  } finally {
    await table.close();
  }
});

test('on a phone', async () => {
  const table = await house.open({ seed: 42, width: 390, height: 844 });
  try {
    await table.tap('game quickway');
    await table.tap('puzzle');
    await solve(table, 'near-left');
  } finally {
    await table.close();
  }
});

test('a file that does not come is told, and another game’s can be opened', async () => {
  const prepare = (page) => page.route('**/puzzles/quickway.txt', (route) => route.fulfill({ status: 404, body: 'no' }));
  const table = await house.open({ seed: 43, prepare });
  try {
    await table.tap('game quickway');
    await table.tap('puzzle');
    await table.untilSays(/puzzle file quickway\.txt .*404/);
    await table.tap('puzzle-leave near-left');
    await table.tap('game raindrops');
    await table.tap('puzzle');
    await table.untilSays(/to move/);
  } finally {
    await table.close();
  }
});
