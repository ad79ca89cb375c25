// Measures the built page in a real Chromium, and prints each figure next to its target: the bytes sent, the time
// until the lobby answers, the cost of a frame, and that a still page costs nothing. `cargo xtask bench` runs it. The
// browser's clock has steps of 0.1 ms.

import { readFileSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { COMPRESSED } from '../xtask/compress.mjs';
import { between, openHouse, PLACES } from '../tests/browser/table.mjs';
import { cellAt, cellNamed, Pair } from '../tests/browser/duels.mjs';
import { share } from './machine.mjs';
import { timesOfMotions, timesSince } from './motions.mjs';
import { Crew, kindOf, setSlider, start } from '../tests/browser/player.mjs';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
/** The window of all measurements. */
const SIZE = { width: 1920, height: 1080 };
const VISITS = 7;
const PRESSES = 10;
const MOVES = 600;
const STILL_SECONDS = 5;
const COMPUTER_TURNS = 12;
/** Text on the screen while a computer thinks. */
const THINKS = /The computer is thinking/;
/** Places of the people at the rail table, and of its computer. */
const PEOPLE = PLACES.slice(0, 5);
const COMPUTER = PLACES[5];

/** Prints one figure with its target. */
function figure(name, value, target = '') {
  console.log(`${name.padEnd(56)} ${String(value).padStart(10)}   ${target}`);
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = (time) => `${time.toFixed(1)} ms`;

/** The brotli size of a file of the page, as a host with good settings sends it. */
function brotli(file) {
  return brotliCompressSync(readFileSync(DIST + file)).length;
}

function measureSizes() {
  const isFile = (name) => extname(name) && !COMPRESSED.test(name);
  const list = (folder) => readdirSync(DIST + folder).filter(isFile);
  const files = list('').map((file) => [file, brotli(file)]);
  // The page fetches a worker when a computer player has to think, or a map is to be made, for the first time.
  const of = (worker) => files.filter(([file]) => file.startsWith(worker));
  const [thinker, maker] = [of('thinker'), of('maker')];
  const top = files.filter((file) => ![...thinker, ...maker].includes(file));
  const world = list('world').map((file) => [`world/${file}`, brotli(`world/${file}`)]);
  const fonts = list('fonts').filter((file) => file.endsWith('.woff2'));
  const fontSizes = fonts.map((file) => [`fonts/${file}`, brotli(`fonts/${file}`)]);
  const mapSizes = list('maps').map((file) => [`maps/${file}`, brotli(`maps/${file}`)]);
  const icon = ['icons/roundhouse.svg', brotli('icons/roundhouse.svg')];
  for (const [file, size] of [...top, icon, ...fontSizes, ...mapSizes]) figure(file, kilobytes(size));
  const sum = (sizes) => sizes.reduce((total, [, size]) => total + size, 0);
  const largestMap = Math.max(...mapSizes.map(([, size]) => size));
  figure('script, glue, style and page', kilobytes(sum(top)), 'at most 300 KB');
  figure('the program that thinks, fetched when it is needed', kilobytes(sum(thinker)));
  figure('the program that makes maps, and its data, fetched alike', kilobytes(sum([...maker, ...world])));
  const first = sum([...top, icon, ...fontSizes]) + largestMap;
  figure('all that the first game needs (with the largest map)', kilobytes(first), 'at most 500 KB');
}

/** From the navigation's start to the painted answer to a press, each time with an empty cache. */
async function measureLobby(house) {
  const times = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const table = await house.open({ ...SIZE, idle: false });
    const before = await table.frames();
    await table.down(1, await table.target('join near-left'));
    const painted = (count) => window.roundhouse.frames() > count;
    await table.page.waitForFunction(painted, before);
    times.push(await table.page.evaluate(() => window.roundhouse.paintedAt()));
    await table.close();
  }
  const range = `(${VISITS} visits, worst ${milliseconds(Math.max(...times))})`;
  figure('navigation to a lobby that answers, median', milliseconds(share(times, 0.5)), `at most 1000 ms ${range}`);
}

/** In which animation frame after the touch the pressed look was painted: 1 is the next one. */
async function measurePress(table) {
  await table.page.evaluate(() => {
    window.seen = { frames: [], touched: 0 };
    const tick = (at) => {
      window.seen.frames.push(at);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    addEventListener('pointerdown', () => (window.seen.touched = performance.now()), true);
  });
  let worst = 0;
  for (let press = 0; press < PRESSES; press += 1) {
    const cog = await table.target('settings');
    const before = await table.frames();
    await table.down(1, cog);
    await table.page.waitForFunction((count) => window.roundhouse.frames() > count, before);
    const frames = await table.page.evaluate(() => {
      const { frames, touched } = window.seen;
      const painted = window.roundhouse.paintedAt();
      return frames.filter((at) => at > touched && at <= painted).length;
    });
    worst = Math.max(worst, frames);
    await table.cancel();
    await table.settle();
  }
  figure('press to pressed look, worst', `${worst} frame`, `the next frame: 1 (${PRESSES} presses)`);
}

async function measureStillness(table, where) {
  await table.untilIdle();
  const before = await table.frames();
  await table.page.waitForTimeout(STILL_SECONDS * 1000);
  const painted = (await table.frames()) - before;
  figure(`frames painted in ${STILL_SECONDS} s of nothing, ${where}`, painted, '0');
}

/** Six players in mid-game: six fingers hold the lists open, ten slide over the board. */
async function railPaths(table) {
  const paths = [];
  for (const place of PLACES) {
    const list = await table.target(`cities ${place}`);
    paths.push([list, { x: list.x + 14, y: list.y + 14 }]);
  }
  for (let row = 0; row < 10; row += 1) {
    paths.push([{ x: 260, y: 200 + row * 68 }, { x: 1640, y: 840 - row * 68 }]);
  }
  return paths;
}

/** Sixteen fingers go to and fro over a board for two, from side to side and back. */
function boardPaths() {
  const row = (number) => 210 + number * 43;
  return Array.from({ length: 16 }, (_, number) => [
    { x: 630, y: row(number) },
    { x: 1290, y: row(15 - number) },
  ]);
}

/** Measures update and drawing of each frame during so many moves of sixteen contacts. */
async function timesOf(table, paths, moves) {
  for (const [id, [from]] of paths.entries()) await table.down(id + 1, from);
  const before = await table.frames();
  for (let move = 1; move <= moves; move += 1) {
    const to = Math.abs(((move / 120) % 2) - 1);
    await table.move(...paths.map(([from, end], id) => [id + 1, between(from, end, to)]));
  }
  const times = await timesSince(table, before);
  await table.cancel();
  return times;
}

async function measureFrames(table, where, paths) {
  tellTimes(where, await timesOf(table, paths, MOVES));
}

function tellTimes(where, times) {
  const name = `update and draw, 16 moving contacts, ${where}`;
  figure(`${name}, median`, milliseconds(share(times, 0.5)), `(${times.length} frames)`);
  figure(`${name}, 95th percentile`, milliseconds(share(times, 0.95)), 'at most 4 ms');
  figure(`${name}, worst`, milliseconds(Math.max(...times)));
}

/** Quickway on 19 x 19 with as many stones as can stand before anybody has won: one row and one
    file are empty, so that no chain comes from edge to edge. */
async function fillQuickway(table) {
  const pair = await Pair.begin(table, 'quickway', [0, 3, 1], ['near-left', 'far-right']);
  const first = await pair.acting();
  const oks = [];
  for (const place of [first, await pair.waiting()]) oks.push(await table.target(`ok ${place}`));
  const cells = new Map((await table.targets()).map((target) => [target.name, target]));
  let stones = 0;
  for (let file = 0; file < 19; file += 1) {
    for (let rank = 0; rank < 19; rank += 1) {
      if (file === 9 || rank === 9) continue;
      await table.tapAt(cells.get(cellNamed(cellAt(file, rank))));
      await table.tapAt(oks[stones % 2]);
      stones += 1;
    }
  }
  return stones;
}

/** Raindrops on 12 x 12 after some turns of people who try what neighbours they can take. */
async function playRaindrops(table, turns) {
  const pair = await Pair.begin(table, 'raindrops', [6], ['near-left', 'far-right']);
  let [made, number] = [0, 7];
  for (let tries = 0; made < turns && tries < 60 * turns; tries += 1) {
    number = (number * 1103515245 + 12345) % 2147483648;
    const [file, rank, way] = [number >> 8, number >> 13, number >> 18].map((part) => part % 12);
    const [on, up] = [[1, 0], [0, 1], [-1, 0], [0, -1]][way % 4];
    if (Math.min(file + on, rank + up) < 0 || Math.max(file + on, rank + up) > 11) continue;
    const mover = await pair.acting();
    await pair.carry(`${cellAt(file, rank)} ${cellAt(file + on, rank + up)}`, 1);
    if (await table.allows(`ok ${mover}`)) {
      await table.tap(`ok ${mover}`);
      made += 1;
    } else if (await table.allows(`undo ${mover}`)) {
      await table.tap(`undo ${mover}`);
    }
  }
  return made;
}

/** Five people and a computer of this strength sit down at the rail game and begin. */
async function startWithComputer(table, strength) {
  for (const place of PEOPLE) await table.tap(`join ${place}`);
  await table.tap(`computer ${COMPUTER}`);
  await table.tap('settings');
  // Its first step is shown late, so that there is time to watch a computer that thinks no more.
  await setSlider(table, 'pace', 'most');
  await table.tap('close');
  await table.tap(`strength ${COMPUTER} ${strength}`);
  await table.untilAllowed('start');
  await table.tap('start');
  return Crew.at(table, PLACES, 'europe');
}

const pageTime = (table) => table.page.evaluate(() => performance.now());

/** People play until the computer does what `doing` says. Returns the time at which their last touch began. */
async function playUntil(doing, table, crew) {
  let touched = await pageTime(table);
  while (!doing.test(await table.words())) {
    const targets = await table.targets();
    const can = (...kinds) => targets.some((target) => target.enabled && kinds.includes(kindOf(target)));
    if (can('ready')) {
      await crew.allReady();
      crew.newRound();
    } else if (can('node', 'link', 'ok')) {
      touched = await pageTime(table);
      await crew.step(targets);
    } else {
      await table.page.waitForTimeout(10);
    }
  }
  return touched;
}

/** While the computer does what `doing` says, five people open and close their city lists and eleven
    fingers slide over the map: what update and drawing of each frame cost. */
async function timesBeside(doing, table) {
  const lists = [];
  for (const place of PEOPLE) lists.push(await table.target(`cities ${place}`));
  const fingers = boardPaths().slice(PEOPLE.length).map((path, row) => [PEOPLE.length + 1 + row, path]);
  for (const [id, [from]] of fingers) await table.down(id, from);
  const before = await table.frames();
  for (let move = 1; doing.test(await table.words()); move += 1) {
    const person = move % PEOPLE.length;
    const to = Math.abs(((move / 60) % 2) - 1);
    // The second tap closes the list that the first one has opened.
    for (let tap = 0; tap < 2; tap += 1) {
      await table.down(person + 1, lists[person]);
      await table.move(...fingers.map(([id, [from, end]]) => [id, between(from, end, to)]));
      await table.up(person + 1, lists[person]);
    }
  }
  const times = await timesSince(table, before);
  await table.cancel();
  return times;
}

/** The computer's turns beside five people: what frames cost while it does what `doing` says, how many
    are painted while nobody touches anything, and how long it does so after the last touch. */
async function watchComputer(house, strength, doing) {
  const table = await house.open({ ...SIZE, seed: 45 });
  const crew = await startWithComputer(table, strength);
  const seen = { times: [], painted: [], waits: [] };
  for (let turn = 0; turn < COMPUTER_TURNS; turn += 1) {
    const begun = await playUntil(doing, table, crew);
    await table.settle();
    if (turn % 2 === 0) {
      const before = await table.frames();
      await table.page.waitForTimeout(1300);
      const painted = (await table.frames()) - before;
      if (doing.test(await table.words())) seen.painted.push(painted);
      while (doing.test(await table.words())) await table.page.waitForTimeout(5);
      seen.waits.push((await pageTime(table)) - begun);
    } else {
      seen.times.push(...(await timesBeside(doing, table)));
    }
  }
  await table.close();
  return seen;
}

/** Measures a master's time for the first turn of a game, with the fetch of the program that thinks. The seed
    decides which player begins. */
async function firstTurn(house, game) {
  for (let seed = 1; ; seed += 1) {
    const table = await house.open({ ...SIZE, seed });
    for (const name of [`game ${game}`, 'join near-left', 'computer far-right']) await table.tap(name);
    await table.tap('strength far-right master');
    await table.untilAllowed('start');
    const begun = await pageTime(table);
    await table.tap('start');
    const isComputers = THINKS.test(await table.words());
    while (THINKS.test(await table.words())) await table.page.waitForTimeout(5);
    const wait = (await pageTime(table)) - begun;
    await table.close();
    if (isComputers) return wait;
  }
}

async function measureThinking(house) {
  const rests = await watchComputer(house, 'easy', /The computer is building/);
  const thinks = await watchComputer(house, 'master', THINKS);
  tellTimes("a computer's turn, nobody thinks", rests.times);
  tellTimes("a computer's turn, the master thinks", thinks.times);
  const { painted, waits } = thinks;
  const [drawn, wait] = [Math.max(...painted), milliseconds(Math.max(...waits))];
  figure('frames painted in 1.3 s of its thinking, worst', drawn, `0 (${painted.length} times)`);
  figure('its turn begins to its first step, rail, worst', wait, `at most 3000 ms (${waits.length} turns)`);
  for (const game of ['quickway', 'raindrops', 'rapid-transit', 'switch-yard']) {
    const took = milliseconds(await firstTurn(house, game));
    figure(`its first turn begins to its first step, ${game}`, took, 'at most 3000 ms');
  }
}

/** Measures a phone's frames on a processor four times slower than this one. Two fingers move and enlarge the map,
    and one picks under the lens. */
async function measurePhone(house) {
  const table = await house.open({ width: 390, height: 844, seed: 45 });
  await table.tap('start');
  await table.until(() => window.roundhouse.targets().some((t) => t.name.startsWith('node ') && t.enabled), undefined, 'waiting for a hub');
  await table.cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const tell = (doing, times) => {
    figure(`update and draw, phone at a quarter of the speed, ${doing}`, milliseconds(share(times, 0.5)), `median of ${times.length}`);
    figure(`${doing}, 95th percentile`, milliseconds(share(times, 0.95)), 'at most 8 ms');
    figure(`${doing}, worst`, milliseconds(Math.max(...times)));
  };
  const fingers = [[{ x: 150, y: 300 }, { x: 60, y: 200 }], [{ x: 220, y: 300 }, { x: 320, y: 420 }]];
  tell('pan and zoom', await timesOf(table, fingers, 240));
  tell('picking', await timesOf(table, [[{ x: 100, y: 200 }, { x: 300, y: 420 }]], 240));
  await table.close();
}

/** Motions without an owner. */
async function measureMotions(house) {
  for (const [what, times] of await timesOfMotions(house, SIZE)) tellTimes(what, times);
}

async function main() {
  measureSizes();
  const house = await openHouse();
  try {
    await measureLobby(house);
    const table = await house.open({ ...SIZE, seed: 41 });
    await measureStillness(table, 'lobby');
    await measurePress(table);
    await table.close();
    const game = await house.open({ ...SIZE, seed: 42 });
    const crew = await start(game, 6);
    for (let touch = 0; touch < 60; touch += 1) await crew.step(await game.targets());
    await measureStillness(game, 'mid-game');
    await measureFrames(game, 'rail', await railPaths(game));
    await game.close();
    const stones = await house.open({ ...SIZE, seed: 43 });
    const laid = await fillQuickway(stones);
    await measureFrames(stones, `Quickway with ${laid} stones`, boardPaths());
    await stones.close();
    const drops = await house.open({ ...SIZE, seed: 44 });
    const turns = await playRaindrops(drops, 24);
    await measureFrames(drops, `Raindrops after ${turns} turns`, boardPaths());
    await drops.close();
    await measureMotions(house);
    await measurePhone(house);
    await measureThinking(house);
  } finally {
    await house.close();
  }
}

await main();
