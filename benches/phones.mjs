// Measures phones at a table in a real Chromium, and prints each figure next to its target. The figures are the time
// until a touch on a phone is in the table's picture, and the time from the scan of a code until the phone shows its
// seat. `cargo xtask bench` runs it.

import { join } from 'node:path';
import { share } from './machine.mjs';
import { offer, openParlour, until, untilHeld } from '../tests/browser/phones.mjs';
import { allowed } from '../tests/browser/player.mjs';

const TOUCHES = 200;
const SCANS = 5;
/** "Fast 4G", as the tools of Chromium emulate it: bytes a second down and up, and milliseconds to and fro. */
const FAST_4G = {
  offline: false,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
  latency: 60 * 2.75,
};

/** Prints one figure with its target. */
function figure(name, value, target = '') {
  console.log(`${name.padEnd(56)} ${String(value).padStart(10)}   ${target}`);
}

const milliseconds = (time) => `${time.toFixed(1)} ms`;

/** Writes down on a phone when each finger went down, on the clock of all pages of this machine. */
const noteTouches = (phone) => phone.page.evaluate(() => {
  const note = (event) => (window.touchedAt = performance.timeOrigin + event.timeStamp);
  addEventListener('pointerdown', note, true);
});

/** Writes down at the table when each new state of the match was painted: at the end of its frame. */
const notePictures = (table) => table.page.evaluate(() => {
  let [seen, frames] = [window.roundhouse.revision(), window.roundhouse.frames()];
  window.pictures = new Map();
  const look = () => {
    const painted = window.roundhouse.frames();
    if (painted !== frames) {
      frames = painted;
      const revision = window.roundhouse.revision();
      if (revision !== seen) window.pictures.set((seen = revision), performance.timeOrigin + performance.now());
    }
    requestAnimationFrame(() => {
      // After all other work of this frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = look;
      port2.postMessage(0);
    });
  };
  look();
});

/** A phone's person moves a hub about: from each touch to the picture at the table. */
async function timesOfTouches(parlour) {
  const table = await parlour.table({ seed: 3 });
  await table.tap('join near-left');
  await table.tap('join left');
  const phones = {};
  for (const place of ['near-left', 'left']) {
    phones[place] = await parlour.phone(await offer(table, place));
    await untilHeld(table, place, 'here');
  }
  await table.tap('start');
  const phone = phones[await until(() => table.acting(), 'somebody is on turn')];
  await phone.until(() => window.roundhouse.targets().some((t) => t.name.startsWith('node ') && t.enabled), undefined, 'waiting for a hub');
  await noteTouches(phone);
  await notePictures(table);
  const inSight = ({ x, y }) => x > 64 && x < 326 && y > 70 && y < 480;
  const spots = allowed(await phone.targets(), 'node').filter(inSight);
  const times = [];
  for (let touch = 0; touch < TOUCHES; touch += 1) {
    const before = await table.revision();
    await phone.tapAt(spots[touch % spots.length]);
    const painted = await until(() => table.page.evaluate((before) => {
      const now = window.roundhouse.revision();
      return now !== before && window.pictures.get(now);
    }, before), 'the table shows the touch');
    times.push(painted - (await phone.page.evaluate(() => window.touchedAt)));
    await until(async () => (await phone.revision()) === (await table.revision()), 'the phone hears of it');
    await phone.untilIdle();
    await table.untilIdle();
  }
  await Promise.all([table, ...Object.values(phones)].map((page) => page.close()));
  return times;
}

/**
 * Measures the time from opening a link, with an empty cache and a mobile network, to the first picture with the
 * player's cities.
 */
async function timeOfScan(parlour, table, place) {
  const link = await offer(table, place);
  const prepare = async (page) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', FAST_4G);
    await page.addInitScript(() => {
      let frames;
      const look = () => {
        const painted = window.roundhouse?.frames();
        if (painted !== frames && window.roundhouse.standing() === 'in' && window.roundhouse.revision()) {
          window.shownAt ??= performance.now();
        }
        frames = painted;
        requestAnimationFrame(look);
      };
      look();
    });
  };
  const phone = await parlour.phone(link, { prepare, idle: false });
  await phone.until(() => window.shownAt, undefined, 'showing its seat');
  const shown = await phone.page.evaluate(() => window.shownAt);
  const bytes = await phone.page.evaluate(() =>
    performance.getEntries().reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0));
  await phone.close();
  return { shown, bytes };
}

async function timesOfScans(parlour) {
  const scans = [];
  for (let scan = 0; scan < SCANS; scan += 1) {
    const table = await parlour.table({ seed: 3 });
    await table.tap('join near-left');
    await table.tap('join left');
    await table.tap('start');
    await table.untilIdle();
    scans.push(await timeOfScan(parlour, table, 'near-left'));
    await table.close();
  }
  return scans;
}

const parlour = await openParlour();
try {
  const times = await timesOfTouches(parlour);
  figure("touch on a phone to the table's picture, median", milliseconds(share(times, 0.5)), `(${times.length} touches)`);
  figure("touch on a phone to the table's picture, 95th percentile", milliseconds(share(times, 0.95)), 'at most 50 ms');
  const scans = await timesOfScans(parlour);
  const shown = scans.map((scan) => scan.shown);
  const range = `(${SCANS} scans, worst ${milliseconds(Math.max(...shown))}, ${Math.round(scans[0].bytes / 1000)} KB)`;
  figure('scanned code to the own cities, Fast 4G, median', milliseconds(share(shown, 0.5)), `at most 2500 ms ${range}`);
} finally {
  await parlour.close();
}
