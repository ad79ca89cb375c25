// Lighthouse's report on the built page, on its setting for phones, beside the expected one. `cargo xtask bench`
// runs it and installs Lighthouse for it, because no other command needs it. The files come compressed, as a good
// host sends them.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serve } from '../tests/browser/host.mjs';
import { DIST, FLAGS } from '../tests/browser/table.mjs';

const require = createRequire(new URL('../xtask/measure/package.json', import.meta.url));
const { default: lighthouse } = await import(require.resolve('lighthouse'));
const { launch } = await import(require.resolve('chrome-launcher'));

const VISITS = 3;
/** Audits, with how many milliseconds each may take on a phone, and how the phone is slowed down. Lighthouse
    works out blocking only where it knows the largest paint, and canvases are none to it: so that figure is
    taken with the network and the processor really slowed down. */
const TIMES = [
  ['first-contentful-paint', 1500, 'simulate'],
  ['speed-index', 2000, 'simulate'],
  ['total-blocking-time', 200, 'devtools'],
];

/** Prints one figure with its target. */
function figure(name, value, target = '') {
  console.log(`${name.padEnd(56)} ${String(value).padStart(10)}   ${target}`);
}

const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** Returns Lighthouse's findings of one visit. */
async function visit(url, port, throttlingMethod) {
  const onlyCategories = ['accessibility', 'best-practices', 'performance'];
  const { lhr } = await lighthouse(url, { port, onlyCategories, throttlingMethod, logLevel: 'silent' });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return lhr;
}

/** Prints a category's score, and the reasons why it is not 100. */
function tellScore({ categories, audits }, name) {
  const { score, auditRefs } = categories[name];
  figure(`Lighthouse, ${name}`, score === null ? 'no score' : Math.round(score * 100), '100');
  for (const { id, weight } of auditRefs) {
    const { score, title, details } = audits[id];
    if (weight === 0 || score === null || score === 1) continue;
    const where = (details?.items ?? []).slice(0, 3).map((item) => item.node?.snippet ?? item.description ?? item.url ?? '');
    console.log(`  ${id}: ${title}: ${where.join(' | ')}`);
  }
}

const host = await serve(DIST);
const chrome = await launch({ chromePath: process.env.CHROME ?? '/usr/bin/chromium', chromeFlags: ['--headless=new', ...FLAGS] });
try {
  const visits = { simulate: [], devtools: [] };
  for (let time = 0; time < VISITS; time += 1) {
    for (const [method, done] of Object.entries(visits)) done.push(await visit(host.url, chrome.port, method));
  }
  for (const name of ['accessibility', 'best-practices']) tellScore(visits.simulate[0], name);
  for (const [id, most, method] of TIMES) {
    const times = visits[method].map(({ audits }) => audits[id].numericValue).filter(Number.isFinite);
    const median = times.length > 0 ? `${Math.round(middle(times))} ms` : 'no figure';
    const range = `(${times.length} visits, worst ${Math.round(Math.max(...times))} ms)`;
    figure(`Lighthouse, phone, ${id}, median`, median, `at most ${most} ms ${range}`);
  }
} finally {
  await chrome.kill();
  await host.stop();
}
